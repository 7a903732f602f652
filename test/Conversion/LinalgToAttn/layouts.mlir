// RUN: attn-opt %s --split-input-file --attn-raise-linalg | FileCheck %s
// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK,PLAIN
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK

// Layouts, by the rows of the conformance table.

// L1: K transposed by an op.

// REMARK: [Passed]{{.*}}Function=key_transposed | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @key_transposed
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @key_transposed(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<8x19xf32>
  %t2 = linalg.transpose ins(%k : tensor<19x8xf32>) outs(%e1 : tensor<8x19xf32>) permutation = [1, 0]
  %c3 = arith.constant 0.0 : f32
  %e4 = tensor.empty() : tensor<17x19xf32>
  %f5 = linalg.fill ins(%c3 : f32) outs(%e4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm6 = linalg.matmul ins(%q, %t2 : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f5 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// L2, L5, L6: permuted from and to (batch, length, head, size).

// REMARK: [Passed]{{.*}}Function=from_bshd | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, b1, d], key[b0, n, b1, d], value[b0, n, b1, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @from_bshd
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<2x17x3x8xf32>, tensor<2x19x3x8xf32>, tensor<2x19x3x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
// CHECK-NOT: math.exp
func.func @from_bshd(%q: tensor<2x17x3x8xf32>, %k: tensor<2x19x3x8xf32>, %v: tensor<2x19x3x16xf32>) -> tensor<2x17x3x16xf32> {
  %e1 = tensor.empty() : tensor<2x3x17x8xf32>
  %t2 = linalg.transpose ins(%q : tensor<2x17x3x8xf32>) outs(%e1 : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3]
  %e3 = tensor.empty() : tensor<2x3x8x19xf32>
  %t4 = linalg.transpose ins(%k : tensor<2x19x3x8xf32>) outs(%e3 : tensor<2x3x8x19xf32>) permutation = [0, 2, 3, 1]
  %e5 = tensor.empty() : tensor<2x3x19x16xf32>
  %t6 = linalg.transpose ins(%v : tensor<2x19x3x16xf32>) outs(%e5 : tensor<2x3x19x16xf32>) permutation = [0, 2, 1, 3]
  %t7 = tensor.collapse_shape %t2 [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
  %t8 = tensor.collapse_shape %t4 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
  %t9 = tensor.collapse_shape %t6 [[0, 1], [2], [3]] : tensor<2x3x19x16xf32> into tensor<6x19x16xf32>
  %c10 = arith.constant 0.0 : f32
  %e11 = tensor.empty() : tensor<6x17x19xf32>
  %f12 = linalg.fill ins(%c10 : f32) outs(%e11 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %mm13 = linalg.batch_matmul ins(%t7, %t8 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f12 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %t14 = tensor.expand_shape %mm13 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
  %c15 = arith.constant 0xFF800000 : f32
  %e16 = tensor.empty() : tensor<2x3x17xf32>
  %f17 = linalg.fill ins(%c15 : f32) outs(%e16 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%t14 : tensor<2x3x17x19xf32>) outs(%f17 : tensor<2x3x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<2x3x17xf32>
  %e19 = tensor.empty() : tensor<2x3x17x19xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>, affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%t14, %g18 : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e19 : tensor<2x3x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<2x3x17x19xf32>
  %c21 = arith.constant 0.0 : f32
  %e22 = tensor.empty() : tensor<2x3x17xf32>
  %f23 = linalg.fill ins(%c21 : f32) outs(%e22 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %g24 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%g20 : tensor<2x3x17x19xf32>) outs(%f23 : tensor<2x3x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<2x3x17xf32>
  %e25 = tensor.empty() : tensor<2x3x17x19xf32>
  %g26 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>, affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%g20, %g24 : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e25 : tensor<2x3x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<2x3x17x19xf32>
  %t27 = tensor.collapse_shape %g26 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
  %c28 = arith.constant 0.0 : f32
  %e29 = tensor.empty() : tensor<6x17x16xf32>
  %f30 = linalg.fill ins(%c28 : f32) outs(%e29 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %mm31 = linalg.batch_matmul ins(%t27, %t9 : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f30 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %t32 = tensor.expand_shape %mm31 [[0, 1], [2], [3]] output_shape [2, 3, 17, 16] : tensor<6x17x16xf32> into tensor<2x3x17x16xf32>
  %e33 = tensor.empty() : tensor<2x17x3x16xf32>
  %t34 = linalg.transpose ins(%t32 : tensor<2x3x17x16xf32>) outs(%e33 : tensor<2x17x3x16xf32>) permutation = [0, 2, 1, 3]
  return %t34 : tensor<2x17x3x16xf32>
}

// -----

// L3: K by reshape, transpose, reshape.

// REMARK: [Passed]{{.*}}Function=key_through_3d | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @key_through_3d
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
// CHECK-NOT: math.exp
func.func @key_through_3d(%q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<6x17x16xf32> {
  %t1 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
  %t2 = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
  %e3 = tensor.empty() : tensor<6x8x19xf32>
  %t4 = linalg.transpose ins(%t2 : tensor<6x19x8xf32>) outs(%e3 : tensor<6x8x19xf32>) permutation = [0, 2, 1]
  %t5 = tensor.expand_shape %t4 [[0, 1], [2], [3]] output_shape [2, 3, 8, 19] : tensor<6x8x19xf32> into tensor<2x3x8x19xf32>
  %t6 = tensor.collapse_shape %t5 [[0, 1], [2], [3]] : tensor<2x3x8x19xf32> into tensor<6x8x19xf32>
  %t7 = tensor.collapse_shape %v [[0, 1], [2], [3]] : tensor<2x3x19x16xf32> into tensor<6x19x16xf32>
  %c8 = arith.constant 0.0 : f32
  %e9 = tensor.empty() : tensor<6x17x19xf32>
  %f10 = linalg.fill ins(%c8 : f32) outs(%e9 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %mm11 = linalg.batch_matmul ins(%t1, %t6 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f10 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %c12 = arith.constant 0xFF800000 : f32
  %e13 = tensor.empty() : tensor<6x17xf32>
  %f14 = linalg.fill ins(%c12 : f32) outs(%e13 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g15 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mm11 : tensor<6x17x19xf32>) outs(%f14 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e16 = tensor.empty() : tensor<6x17x19xf32>
  %g17 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mm11, %g15 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e16 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<6x17x19xf32>
  %c18 = arith.constant 0.0 : f32
  %e19 = tensor.empty() : tensor<6x17xf32>
  %f20 = linalg.fill ins(%c18 : f32) outs(%e19 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g21 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g17 : tensor<6x17x19xf32>) outs(%f20 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e22 = tensor.empty() : tensor<6x17x19xf32>
  %g23 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g17, %g21 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e22 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<6x17x19xf32>
  %c24 = arith.constant 0.0 : f32
  %e25 = tensor.empty() : tensor<6x17x16xf32>
  %f26 = linalg.fill ins(%c24 : f32) outs(%e25 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %mm27 = linalg.batch_matmul ins(%g23, %t7 : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f26 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %mm27 : tensor<6x17x16xf32>
}

// -----

// L4: K transposed by a map.

// REMARK: [Passed]{{.*}}Function=key_by_map | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @key_by_map
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<4x17x8xf32>, tensor<4x19x8xf32>, tensor<4x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
// CHECK-NOT: math.exp
func.func @key_by_map(%q: tensor<4x17x8xf32>, %k: tensor<4x19x8xf32>, %v: tensor<4x19x16xf32>) -> tensor<4x17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<4x17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<4x17x19xf32>) -> tensor<4x17x19xf32>
  %mm4 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, d) -> (b, m, d)>, affine_map<(b, m, n, d) -> (b, n, d)>, affine_map<(b, m, n, d) -> (b, m, n)>] ins(%q, %k : tensor<4x17x8xf32>, tensor<4x19x8xf32>) outs(%f3 : tensor<4x17x19xf32>) -> tensor<4x17x19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<4x17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<4x17xf32>) -> tensor<4x17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mm4 : tensor<4x17x19xf32>) outs(%f7 : tensor<4x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<4x17xf32>
  %e9 = tensor.empty() : tensor<4x17x19xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mm4, %g8 : tensor<4x17x19xf32>, tensor<4x17xf32>) outs(%e9 : tensor<4x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<4x17x19xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<4x17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<4x17xf32>) -> tensor<4x17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g10 : tensor<4x17x19xf32>) outs(%f13 : tensor<4x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<4x17xf32>
  %e15 = tensor.empty() : tensor<4x17x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g10, %g14 : tensor<4x17x19xf32>, tensor<4x17xf32>) outs(%e15 : tensor<4x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<4x17x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<4x17x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
  %mm20 = linalg.batch_matmul ins(%g16, %v : tensor<4x17x19xf32>, tensor<4x19x16xf32>) outs(%f19 : tensor<4x17x16xf32>) -> tensor<4x17x16xf32>
  return %mm20 : tensor<4x17x16xf32>
}

// -----

// L7: slices of one packed tensor.

// REMARK: [Passed]{{.*}}Function=packed | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @packed
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<17x8xf32>, tensor<17x8xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x8xf32>) -> tensor<17x8xf32>
// CHECK-NOT: math.exp
func.func @packed(%qkv: tensor<17x24xf32>) -> tensor<17x8xf32> {
  %t1 = tensor.extract_slice %qkv[0, 0] [17, 8] [1, 1] : tensor<17x24xf32> to tensor<17x8xf32>
  %t2 = tensor.extract_slice %qkv[0, 8] [17, 8] [1, 1] : tensor<17x24xf32> to tensor<17x8xf32>
  %t3 = tensor.extract_slice %qkv[0, 16] [17, 8] [1, 1] : tensor<17x24xf32> to tensor<17x8xf32>
  %e4 = tensor.empty() : tensor<8x17xf32>
  %t5 = linalg.transpose ins(%t2 : tensor<17x8xf32>) outs(%e4 : tensor<8x17xf32>) permutation = [1, 0]
  %c6 = arith.constant 0.0 : f32
  %e7 = tensor.empty() : tensor<17x17xf32>
  %f8 = linalg.fill ins(%c6 : f32) outs(%e7 : tensor<17x17xf32>) -> tensor<17x17xf32>
  %mm9 = linalg.matmul ins(%t1, %t5 : tensor<17x8xf32>, tensor<8x17xf32>) outs(%f8 : tensor<17x17xf32>) -> tensor<17x17xf32>
  %c10 = arith.constant 0xFF800000 : f32
  %e11 = tensor.empty() : tensor<17xf32>
  %f12 = linalg.fill ins(%c10 : f32) outs(%e11 : tensor<17xf32>) -> tensor<17xf32>
  %g13 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm9 : tensor<17x17xf32>) outs(%f12 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e14 = tensor.empty() : tensor<17x17xf32>
  %g15 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm9, %g13 : tensor<17x17xf32>, tensor<17xf32>) outs(%e14 : tensor<17x17xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x17xf32>
  %c16 = arith.constant 0.0 : f32
  %e17 = tensor.empty() : tensor<17xf32>
  %f18 = linalg.fill ins(%c16 : f32) outs(%e17 : tensor<17xf32>) -> tensor<17xf32>
  %g19 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g15 : tensor<17x17xf32>) outs(%f18 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e20 = tensor.empty() : tensor<17x17xf32>
  %g21 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g15, %g19 : tensor<17x17xf32>, tensor<17xf32>) outs(%e20 : tensor<17x17xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x17xf32>
  %c22 = arith.constant 0.0 : f32
  %e23 = tensor.empty() : tensor<17x8xf32>
  %f24 = linalg.fill ins(%c22 : f32) outs(%e23 : tensor<17x8xf32>) -> tensor<17x8xf32>
  %mm25 = linalg.matmul ins(%g21, %t3 : tensor<17x17xf32>, tensor<17x8xf32>) outs(%f24 : tensor<17x8xf32>) -> tensor<17x8xf32>
  return %mm25 : tensor<17x8xf32>
}

// -----

// L8: V transposed, as the first operand, the output transposed.

// REMARK: [Passed]{{.*}}Function=values_first | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[e, n], output[e, m]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @values_first
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<16x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<16x17xf32>) -> tensor<16x17xf32>
// CHECK-NOT: math.exp
func.func @values_first(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<16x19xf32>) -> tensor<16x17xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17xf32>) -> tensor<17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<17x19xf32>) outs(%f7 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e9 = tensor.empty() : tensor<17x19xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %g8 : tensor<17x19xf32>, tensor<17xf32>) outs(%e9 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<17xf32>) -> tensor<17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g10 : tensor<17x19xf32>) outs(%f13 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e15 = tensor.empty() : tensor<17x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g10, %g14 : tensor<17x19xf32>, tensor<17xf32>) outs(%e15 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<16x17xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<16x17xf32>) -> tensor<16x17xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(e, m, n) -> (e, n)>, affine_map<(e, m, n) -> (m, n)>, affine_map<(e, m, n) -> (e, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v, %g16 : tensor<16x19xf32>, tensor<17x19xf32>) outs(%f19 : tensor<16x17xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %x = arith.mulf %a0, %a1 : f32
      %y = arith.addf %x, %out : f32
      linalg.yield %y : f32
    } -> tensor<16x17xf32>
  return %g20 : tensor<16x17xf32>
}

// -----

// L9: unit dimensions.

// REMARK: [Passed]{{.*}}Function=unit_batch | Remark="captured as attn.attention
// PLAIN-SAME: : query[0, 0, m, d], key[0, 0, d, n], value[0, 0, n, e], output[0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @unit_batch
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<1x1x17x8xf32>, tensor<1x1x8x19xf32>, tensor<1x1x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<1x17x16xf32>) -> tensor<1x17x16xf32>
// CHECK-NOT: math.exp
func.func @unit_batch(%q: tensor<1x1x17x8xf32>, %k: tensor<1x1x8x19xf32>, %v: tensor<1x1x19x16xf32>) -> tensor<1x17x16xf32> {
  %t1 = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<1x1x17x8xf32> into tensor<1x17x8xf32>
  %t2 = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<1x1x8x19xf32> into tensor<1x8x19xf32>
  %t3 = tensor.collapse_shape %v [[0, 1], [2], [3]] : tensor<1x1x19x16xf32> into tensor<1x19x16xf32>
  %c4 = arith.constant 0.0 : f32
  %e5 = tensor.empty() : tensor<1x17x19xf32>
  %f6 = linalg.fill ins(%c4 : f32) outs(%e5 : tensor<1x17x19xf32>) -> tensor<1x17x19xf32>
  %mm7 = linalg.batch_matmul ins(%t1, %t2 : tensor<1x17x8xf32>, tensor<1x8x19xf32>) outs(%f6 : tensor<1x17x19xf32>) -> tensor<1x17x19xf32>
  %c8 = arith.constant 0xFF800000 : f32
  %e9 = tensor.empty() : tensor<1x17xf32>
  %f10 = linalg.fill ins(%c8 : f32) outs(%e9 : tensor<1x17xf32>) -> tensor<1x17xf32>
  %g11 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mm7 : tensor<1x17x19xf32>) outs(%f10 : tensor<1x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<1x17xf32>
  %e12 = tensor.empty() : tensor<1x17x19xf32>
  %g13 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mm7, %g11 : tensor<1x17x19xf32>, tensor<1x17xf32>) outs(%e12 : tensor<1x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<1x17x19xf32>
  %c14 = arith.constant 0.0 : f32
  %e15 = tensor.empty() : tensor<1x17xf32>
  %f16 = linalg.fill ins(%c14 : f32) outs(%e15 : tensor<1x17xf32>) -> tensor<1x17xf32>
  %g17 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g13 : tensor<1x17x19xf32>) outs(%f16 : tensor<1x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<1x17xf32>
  %e18 = tensor.empty() : tensor<1x17x19xf32>
  %g19 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g13, %g17 : tensor<1x17x19xf32>, tensor<1x17xf32>) outs(%e18 : tensor<1x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<1x17x19xf32>
  %c20 = arith.constant 0.0 : f32
  %e21 = tensor.empty() : tensor<1x17x16xf32>
  %f22 = linalg.fill ins(%c20 : f32) outs(%e21 : tensor<1x17x16xf32>) -> tensor<1x17x16xf32>
  %mm23 = linalg.batch_matmul ins(%g19, %t3 : tensor<1x17x19xf32>, tensor<1x19x16xf32>) outs(%f22 : tensor<1x17x16xf32>) -> tensor<1x17x16xf32>
  return %mm23 : tensor<1x17x16xf32>
}

// -----

// Y3: a single query.

// REMARK: [Passed]{{.*}}Function=one_query | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @one_query
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<4x1x8xf32>, tensor<4x8x19xf32>, tensor<4x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
// CHECK-NOT: math.exp
func.func @one_query(%q: tensor<4x1x8xf32>, %k: tensor<4x8x19xf32>, %v: tensor<4x19x16xf32>) -> tensor<4x1x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<4x1x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<4x1x19xf32>) -> tensor<4x1x19xf32>
  %mm4 = linalg.batch_matmul ins(%q, %k : tensor<4x1x8xf32>, tensor<4x8x19xf32>) outs(%f3 : tensor<4x1x19xf32>) -> tensor<4x1x19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<4x1xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<4x1xf32>) -> tensor<4x1xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mm4 : tensor<4x1x19xf32>) outs(%f7 : tensor<4x1xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<4x1xf32>
  %e9 = tensor.empty() : tensor<4x1x19xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mm4, %g8 : tensor<4x1x19xf32>, tensor<4x1xf32>) outs(%e9 : tensor<4x1x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<4x1x19xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<4x1xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<4x1xf32>) -> tensor<4x1xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g10 : tensor<4x1x19xf32>) outs(%f13 : tensor<4x1xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<4x1xf32>
  %e15 = tensor.empty() : tensor<4x1x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g10, %g14 : tensor<4x1x19xf32>, tensor<4x1xf32>) outs(%e15 : tensor<4x1x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<4x1x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<4x1x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
  %mm20 = linalg.batch_matmul ins(%g16, %v : tensor<4x1x19xf32>, tensor<4x19x16xf32>) outs(%f19 : tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
  return %mm20 : tensor<4x1x16xf32>
}

// -----

// Y3: a single query without a dimension.

// REMARK: [Passed]{{.*}}Function=vector_query | Remark="captured as attn.attention
// PLAIN-SAME: : query[d, m], key[n, d], value[n, e], output[e, m]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @vector_query
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<8x1xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<16x1xf32>) -> tensor<16x1xf32>
// CHECK-NOT: math.exp
func.func @vector_query(%q: tensor<8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x16xf32>) -> tensor<16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<19xf32>) -> tensor<19xf32>
  %t4 = linalg.matvec ins(%k, %q : tensor<19x8xf32>, tensor<8xf32>) outs(%f3 : tensor<19xf32>) -> tensor<19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<f32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<f32>) -> tensor<f32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(n) -> (n)>, affine_map<(n) -> ()>], iterator_types = ["reduction"]} ins(%t4 : tensor<19xf32>) outs(%f7 : tensor<f32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<f32>
  %e9 = tensor.empty() : tensor<19xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(n) -> (n)>, affine_map<(n) -> ()>, affine_map<(n) -> (n)>], iterator_types = ["parallel"]} ins(%t4, %g8 : tensor<19xf32>, tensor<f32>) outs(%e9 : tensor<19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<19xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<f32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<f32>) -> tensor<f32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(n) -> (n)>, affine_map<(n) -> ()>], iterator_types = ["reduction"]} ins(%g10 : tensor<19xf32>) outs(%f13 : tensor<f32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<f32>
  %e15 = tensor.empty() : tensor<19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(n) -> (n)>, affine_map<(n) -> ()>, affine_map<(n) -> (n)>], iterator_types = ["parallel"]} ins(%g10, %g14 : tensor<19xf32>, tensor<f32>) outs(%e15 : tensor<19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<16xf32>) -> tensor<16xf32>
  %t20 = linalg.vecmat ins(%g16, %v : tensor<19xf32>, tensor<19x16xf32>) outs(%f19 : tensor<16xf32>) -> tensor<16xf32>
  return %t20 : tensor<16xf32>
}

// -----

// L9: three batch dimensions.

// REMARK: [Passed]{{.*}}Function=three_batches | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, b1, b2, m, d], key[b0, b1, b2, n, d], value[b0, b1, b2, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @three_batches
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<2x3x2x17x8xf32>, tensor<2x3x2x19x8xf32>, tensor<2x3x2x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<2x3x2x17x16xf32>) -> tensor<2x3x2x17x16xf32>
// CHECK-NOT: math.exp
func.func @three_batches(%q: tensor<2x3x2x17x8xf32>, %k: tensor<2x3x2x19x8xf32>, %v: tensor<2x3x2x19x16xf32>) -> tensor<2x3x2x17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<2x3x2x17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<2x3x2x17x19xf32>) -> tensor<2x3x2x17x19xf32>
  %g4 = linalg.generic {indexing_maps = [affine_map<(a, b, c, m, n, d) -> (a, b, c, m, d)>, affine_map<(a, b, c, m, n, d) -> (a, b, c, n, d)>, affine_map<(a, b, c, m, n, d) -> (a, b, c, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x2x17x8xf32>, tensor<2x3x2x19x8xf32>) outs(%f3 : tensor<2x3x2x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %x = arith.mulf %a0, %a1 : f32
      %y = arith.addf %out, %x : f32
      linalg.yield %y : f32
    } -> tensor<2x3x2x17x19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<2x3x2x17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<2x3x2x17xf32>) -> tensor<2x3x2x17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(a, b, c, m, n) -> (a, b, c, m, n)>, affine_map<(a, b, c, m, n) -> (a, b, c, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%g4 : tensor<2x3x2x17x19xf32>) outs(%f7 : tensor<2x3x2x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<2x3x2x17xf32>
  %e9 = tensor.empty() : tensor<2x3x2x17x19xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(a, b, c, m, n) -> (a, b, c, m, n)>, affine_map<(a, b, c, m, n) -> (a, b, c, m)>, affine_map<(a, b, c, m, n) -> (a, b, c, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%g4, %g8 : tensor<2x3x2x17x19xf32>, tensor<2x3x2x17xf32>) outs(%e9 : tensor<2x3x2x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<2x3x2x17x19xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<2x3x2x17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<2x3x2x17xf32>) -> tensor<2x3x2x17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(a, b, c, m, n) -> (a, b, c, m, n)>, affine_map<(a, b, c, m, n) -> (a, b, c, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%g10 : tensor<2x3x2x17x19xf32>) outs(%f13 : tensor<2x3x2x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<2x3x2x17xf32>
  %e15 = tensor.empty() : tensor<2x3x2x17x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(a, b, c, m, n) -> (a, b, c, m, n)>, affine_map<(a, b, c, m, n) -> (a, b, c, m)>, affine_map<(a, b, c, m, n) -> (a, b, c, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%g10, %g14 : tensor<2x3x2x17x19xf32>, tensor<2x3x2x17xf32>) outs(%e15 : tensor<2x3x2x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<2x3x2x17x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<2x3x2x17x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<2x3x2x17x16xf32>) -> tensor<2x3x2x17x16xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(a, b, c, m, e, n) -> (a, b, c, m, n)>, affine_map<(a, b, c, m, e, n) -> (a, b, c, n, e)>, affine_map<(a, b, c, m, e, n) -> (a, b, c, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%g16, %v : tensor<2x3x2x17x19xf32>, tensor<2x3x2x19x16xf32>) outs(%f19 : tensor<2x3x2x17x16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %x = arith.mulf %a0, %a1 : f32
      %y = arith.addf %out, %x : f32
      linalg.yield %y : f32
    } -> tensor<2x3x2x17x16xf32>
  return %g20 : tensor<2x3x2x17x16xf32>
}

// -----

// Y1, Y2: every size dynamic, from (batch, length, head, size), with a bias over
// the batch. Sizes that different tensors give are the same where an op needs
// them to be.

// REMARK: [Passed]{{.*}}Function=all_dynamic | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, b1, d], key[b0, n, b1, d], value[b0, n, b1, e], capture[b0, n], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @all_dynamic
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<?x?x?x?xf32>, %[[K:[a-z0-9]+]]: tensor<?x?x?x?xf32>, %[[V:[a-z0-9]+]]: tensor<?x?x?x?xf32>, %[[BIAS:[a-z0-9]+]]: tensor<?x?xf32>
// CHECK: attn.attention
// CHECK-SAME: ins(%[[Q]], %[[K]], %[[V]] :
// CHECK-SAME: captures(%[[BIAS]] :
// CHECK-NOT: math.exp
#bshd = affine_map<(b, h, m, n, d) -> (b, m, h, d)>
#bthd = affine_map<(b, h, m, n, d) -> (b, n, h, d)>
#scores = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#id = affine_map<(b, h, m, n) -> (b, h, m, n)>
#row = affine_map<(b, h, m, n) -> (b, h, m)>
#keys = affine_map<(b, h, m, n) -> (b, n)>
#p = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#v = affine_map<(b, h, m, e, n) -> (b, n, h, e)>
#o = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
func.func @all_dynamic(%q: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x?xf32>, %v: tensor<?x?x?x?xf32>, %bias: tensor<?x?xf32>) -> tensor<?x?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %b = tensor.dim %q, %c0 : tensor<?x?x?x?xf32>
  %h = tensor.dim %q, %c2 : tensor<?x?x?x?xf32>
  %m = tensor.dim %q, %c1 : tensor<?x?x?x?xf32>
  %n = tensor.dim %bias, %c1 : tensor<?x?xf32>
  %e = tensor.dim %v, %c3 : tensor<?x?x?x?xf32>
  %s0 = tensor.empty(%b, %h, %m, %n) : tensor<?x?x?x?xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %s = linalg.generic {indexing_maps = [#bshd, #bthd, #scores], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%sz : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %w = arith.mulf %x, %y : f32
    %z = arith.addf %out, %w : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?x?xf32>
  %t = linalg.generic {indexing_maps = [#id, #keys, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %bias : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%s0 : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?x?xf32>
  %r0 = tensor.empty(%b, %h, %m) : tensor<?x?x?xf32>
  %mz = linalg.fill ins(%ninf : f32) outs(%r0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<?x?x?x?xf32>) outs(%mz : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %out: f32):
    %z = arith.maximumf %x, %out : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?xf32>
  %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%s0 : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %w = arith.subf %x, %y : f32
    %z = math.exp %w : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?x?xf32>
  %lz = linalg.fill ins(%zero : f32) outs(%r0 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<?x?x?x?xf32>) outs(%lz : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %out: f32):
    %z = arith.addf %x, %out : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?xf32>
  %prob = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%s0 : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %z = arith.divf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?x?xf32>
  %o0 = tensor.empty(%b, %h, %m, %e) : tensor<?x?x?x?xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %o = linalg.generic {indexing_maps = [#p, #v, #o], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%prob, %v : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%oz : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %w = arith.mulf %x, %y : f32
    %z = arith.addf %out, %w : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?x?xf32>
  return %o : tensor<?x?x?x?xf32>
}

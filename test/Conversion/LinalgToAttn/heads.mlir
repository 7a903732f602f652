// RUN: attn-opt %s --split-input-file --attn-raise-linalg | FileCheck %s
// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK,PLAIN
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK

// Grouped heads, by the rows of the conformance table.

// G1, G2: every head of K and V three times in a row: h floordiv 3.

// REMARK: [Passed]{{.*}}Function=repeat_interleaved | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, d], key[b0 floordiv 3, n, d], value[b0 floordiv 3, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @repeat_interleaved
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<6x17x8xf32>, tensor<2x19x8xf32>, tensor<2x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
// CHECK-NOT: math.exp
func.func @repeat_interleaved(%q: tensor<6x17x8xf32>, %k: tensor<2x19x8xf32>, %v: tensor<2x19x16xf32>) -> tensor<6x17x16xf32> {
  %e1 = tensor.empty() : tensor<2x3x19x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(h, r, n, x) -> (h, n, x)>, affine_map<(h, r, n, x) -> (h, r, n, x)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%k : tensor<2x19x8xf32>) outs(%e1 : tensor<2x3x19x8xf32>) {
    ^bb0(%a0: f32, %out: f32):
      linalg.yield %a0 : f32
    } -> tensor<2x3x19x8xf32>
  %t3 = tensor.collapse_shape %g2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
  %e4 = tensor.empty() : tensor<2x3x19x16xf32>
  %g5 = linalg.generic {indexing_maps = [affine_map<(h, r, n, x) -> (h, n, x)>, affine_map<(h, r, n, x) -> (h, r, n, x)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v : tensor<2x19x16xf32>) outs(%e4 : tensor<2x3x19x16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      linalg.yield %a0 : f32
    } -> tensor<2x3x19x16xf32>
  %t6 = tensor.collapse_shape %g5 [[0, 1], [2], [3]] : tensor<2x3x19x16xf32> into tensor<6x19x16xf32>
  %e7 = tensor.empty() : tensor<6x8x19xf32>
  %t8 = linalg.transpose ins(%t3 : tensor<6x19x8xf32>) outs(%e7 : tensor<6x8x19xf32>) permutation = [0, 2, 1]
  %c9 = arith.constant 0.0 : f32
  %e10 = tensor.empty() : tensor<6x17x19xf32>
  %f11 = linalg.fill ins(%c9 : f32) outs(%e10 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %mm12 = linalg.batch_matmul ins(%q, %t8 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f11 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %c13 = arith.constant 0xFF800000 : f32
  %e14 = tensor.empty() : tensor<6x17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mm12 : tensor<6x17x19xf32>) outs(%f15 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e17 = tensor.empty() : tensor<6x17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mm12, %g16 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e17 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<6x17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<6x17xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g22 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g18 : tensor<6x17x19xf32>) outs(%f21 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e23 = tensor.empty() : tensor<6x17x19xf32>
  %g24 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g18, %g22 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e23 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<6x17x19xf32>
  %c25 = arith.constant 0.0 : f32
  %e26 = tensor.empty() : tensor<6x17x16xf32>
  %f27 = linalg.fill ins(%c25 : f32) outs(%e26 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %mm28 = linalg.batch_matmul ins(%g24, %t6 : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f27 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %mm28 : tensor<6x17x16xf32>
}

// -----

// N21: all heads of K and V three times over: h mod 2.

// REMARK: [Passed]{{.*}}Function=repeat_tiled | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, d], key[b0 mod 2, n, d], value[b0 mod 2, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @repeat_tiled
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<6x17x8xf32>, tensor<2x19x8xf32>, tensor<2x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
// CHECK-NOT: math.exp
func.func @repeat_tiled(%q: tensor<6x17x8xf32>, %k: tensor<2x19x8xf32>, %v: tensor<2x19x16xf32>) -> tensor<6x17x16xf32> {
  %e1 = tensor.empty() : tensor<3x2x19x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(r, h, n, x) -> (h, n, x)>, affine_map<(r, h, n, x) -> (r, h, n, x)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%k : tensor<2x19x8xf32>) outs(%e1 : tensor<3x2x19x8xf32>) {
    ^bb0(%a0: f32, %out: f32):
      linalg.yield %a0 : f32
    } -> tensor<3x2x19x8xf32>
  %t3 = tensor.collapse_shape %g2 [[0, 1], [2], [3]] : tensor<3x2x19x8xf32> into tensor<6x19x8xf32>
  %e4 = tensor.empty() : tensor<3x2x19x16xf32>
  %g5 = linalg.generic {indexing_maps = [affine_map<(r, h, n, x) -> (h, n, x)>, affine_map<(r, h, n, x) -> (r, h, n, x)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v : tensor<2x19x16xf32>) outs(%e4 : tensor<3x2x19x16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      linalg.yield %a0 : f32
    } -> tensor<3x2x19x16xf32>
  %t6 = tensor.collapse_shape %g5 [[0, 1], [2], [3]] : tensor<3x2x19x16xf32> into tensor<6x19x16xf32>
  %e7 = tensor.empty() : tensor<6x8x19xf32>
  %t8 = linalg.transpose ins(%t3 : tensor<6x19x8xf32>) outs(%e7 : tensor<6x8x19xf32>) permutation = [0, 2, 1]
  %c9 = arith.constant 0.0 : f32
  %e10 = tensor.empty() : tensor<6x17x19xf32>
  %f11 = linalg.fill ins(%c9 : f32) outs(%e10 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %mm12 = linalg.batch_matmul ins(%q, %t8 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f11 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %c13 = arith.constant 0xFF800000 : f32
  %e14 = tensor.empty() : tensor<6x17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mm12 : tensor<6x17x19xf32>) outs(%f15 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e17 = tensor.empty() : tensor<6x17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mm12, %g16 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e17 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<6x17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<6x17xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g22 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g18 : tensor<6x17x19xf32>) outs(%f21 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e23 = tensor.empty() : tensor<6x17x19xf32>
  %g24 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g18, %g22 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e23 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<6x17x19xf32>
  %c25 = arith.constant 0.0 : f32
  %e26 = tensor.empty() : tensor<6x17x16xf32>
  %f27 = linalg.fill ins(%c25 : f32) outs(%e26 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %mm28 = linalg.batch_matmul ins(%g24, %t6 : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f27 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %mm28 : tensor<6x17x16xf32>
}

// -----

// G3: a group dimension that K and V do not have.

// REMARK: [Passed]{{.*}}Function=grouped_query | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @grouped_query
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<2x3x17x8xf32>, tensor<2x19x8xf32>, tensor<2x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
// CHECK-NOT: math.exp
func.func @grouped_query(%q: tensor<2x3x17x8xf32>, %k: tensor<2x19x8xf32>, %v: tensor<2x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<2x3x17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %g4 = linalg.generic {indexing_maps = [affine_map<(h, g, m, n, d) -> (h, g, m, d)>, affine_map<(h, g, m, n, d) -> (h, n, d)>, affine_map<(h, g, m, n, d) -> (h, g, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x19x8xf32>) outs(%f3 : tensor<2x3x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %x = arith.mulf %a0, %a1 : f32
      %y = arith.addf %out, %x : f32
      linalg.yield %y : f32
    } -> tensor<2x3x17x19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<2x3x17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%g4 : tensor<2x3x17x19xf32>) outs(%f7 : tensor<2x3x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<2x3x17xf32>
  %e9 = tensor.empty() : tensor<2x3x17x19xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>, affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%g4, %g8 : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e9 : tensor<2x3x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<2x3x17x19xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<2x3x17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%g10 : tensor<2x3x17x19xf32>) outs(%f13 : tensor<2x3x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<2x3x17xf32>
  %e15 = tensor.empty() : tensor<2x3x17x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>, affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%g10, %g14 : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e15 : tensor<2x3x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<2x3x17x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<2x3x17x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(h, g, m, e, n) -> (h, g, m, n)>, affine_map<(h, g, m, e, n) -> (h, n, e)>, affine_map<(h, g, m, e, n) -> (h, g, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%g16, %v : tensor<2x3x17x19xf32>, tensor<2x19x16xf32>) outs(%f19 : tensor<2x3x17x16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %x = arith.mulf %a0, %a1 : f32
      %y = arith.addf %out, %x : f32
      linalg.yield %y : f32
    } -> tensor<2x3x17x16xf32>
  return %g20 : tensor<2x3x17x16xf32>
}

// -----

// G4: one head of K and V.

// REMARK: [Passed]{{.*}}Function=one_head | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, d], key[0, n, d], value[0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @one_head
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<6x17x8xf32>, tensor<1x19x8xf32>, tensor<1x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
// CHECK-NOT: math.exp
func.func @one_head(%q: tensor<6x17x8xf32>, %k: tensor<1x19x8xf32>, %v: tensor<1x19x16xf32>) -> tensor<6x17x16xf32> {
  %e1 = tensor.empty() : tensor<6x19x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(h, n, x) -> (0, n, x)>, affine_map<(h, n, x) -> (h, n, x)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%k : tensor<1x19x8xf32>) outs(%e1 : tensor<6x19x8xf32>) {
    ^bb0(%a0: f32, %out: f32):
      linalg.yield %a0 : f32
    } -> tensor<6x19x8xf32>
  %e3 = tensor.empty() : tensor<6x19x16xf32>
  %g4 = linalg.generic {indexing_maps = [affine_map<(h, n, x) -> (0, n, x)>, affine_map<(h, n, x) -> (h, n, x)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v : tensor<1x19x16xf32>) outs(%e3 : tensor<6x19x16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      linalg.yield %a0 : f32
    } -> tensor<6x19x16xf32>
  %e5 = tensor.empty() : tensor<6x8x19xf32>
  %t6 = linalg.transpose ins(%g2 : tensor<6x19x8xf32>) outs(%e5 : tensor<6x8x19xf32>) permutation = [0, 2, 1]
  %c7 = arith.constant 0.0 : f32
  %e8 = tensor.empty() : tensor<6x17x19xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %mm10 = linalg.batch_matmul ins(%q, %t6 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f9 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %c11 = arith.constant 0xFF800000 : f32
  %e12 = tensor.empty() : tensor<6x17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mm10 : tensor<6x17x19xf32>) outs(%f13 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e15 = tensor.empty() : tensor<6x17x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mm10, %g14 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e15 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<6x17x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<6x17xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g16 : tensor<6x17x19xf32>) outs(%f19 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e21 = tensor.empty() : tensor<6x17x19xf32>
  %g22 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g16, %g20 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e21 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<6x17x19xf32>
  %c23 = arith.constant 0.0 : f32
  %e24 = tensor.empty() : tensor<6x17x16xf32>
  %f25 = linalg.fill ins(%c23 : f32) outs(%e24 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %mm26 = linalg.batch_matmul ins(%g22, %g4 : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f25 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %mm26 : tensor<6x17x16xf32>
}

// -----

// G5: K and V with different numbers of heads.

// REMARK: [Passed]{{.*}}Function=different_heads | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, d], key[b0 floordiv 3, n, d], value[b0 floordiv 2, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @different_heads
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<6x17x8xf32>, tensor<2x19x8xf32>, tensor<3x19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
// CHECK-NOT: math.exp
func.func @different_heads(%q: tensor<6x17x8xf32>, %k: tensor<2x19x8xf32>, %v: tensor<3x19x16xf32>) -> tensor<6x17x16xf32> {
  %e1 = tensor.empty() : tensor<2x3x19x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(h, r, n, x) -> (h, n, x)>, affine_map<(h, r, n, x) -> (h, r, n, x)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%k : tensor<2x19x8xf32>) outs(%e1 : tensor<2x3x19x8xf32>) {
    ^bb0(%a0: f32, %out: f32):
      linalg.yield %a0 : f32
    } -> tensor<2x3x19x8xf32>
  %t3 = tensor.collapse_shape %g2 [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
  %e4 = tensor.empty() : tensor<3x2x19x16xf32>
  %g5 = linalg.generic {indexing_maps = [affine_map<(h, r, n, x) -> (h, n, x)>, affine_map<(h, r, n, x) -> (h, r, n, x)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v : tensor<3x19x16xf32>) outs(%e4 : tensor<3x2x19x16xf32>) {
    ^bb0(%a0: f32, %out: f32):
      linalg.yield %a0 : f32
    } -> tensor<3x2x19x16xf32>
  %t6 = tensor.collapse_shape %g5 [[0, 1], [2], [3]] : tensor<3x2x19x16xf32> into tensor<6x19x16xf32>
  %e7 = tensor.empty() : tensor<6x8x19xf32>
  %t8 = linalg.transpose ins(%t3 : tensor<6x19x8xf32>) outs(%e7 : tensor<6x8x19xf32>) permutation = [0, 2, 1]
  %c9 = arith.constant 0.0 : f32
  %e10 = tensor.empty() : tensor<6x17x19xf32>
  %f11 = linalg.fill ins(%c9 : f32) outs(%e10 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %mm12 = linalg.batch_matmul ins(%q, %t8 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f11 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %c13 = arith.constant 0xFF800000 : f32
  %e14 = tensor.empty() : tensor<6x17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mm12 : tensor<6x17x19xf32>) outs(%f15 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e17 = tensor.empty() : tensor<6x17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mm12, %g16 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e17 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<6x17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<6x17xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %g22 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g18 : tensor<6x17x19xf32>) outs(%f21 : tensor<6x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<6x17xf32>
  %e23 = tensor.empty() : tensor<6x17x19xf32>
  %g24 = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g18, %g22 : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e23 : tensor<6x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<6x17x19xf32>
  %c25 = arith.constant 0.0 : f32
  %e26 = tensor.empty() : tensor<6x17x16xf32>
  %f27 = linalg.fill ins(%c25 : f32) outs(%e26 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %mm28 = linalg.batch_matmul ins(%g24, %t6 : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f27 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %mm28 : tensor<6x17x16xf32>
}

// -----

// A bias per head, the batch collapsed with the heads in Q, K and V.

// REMARK: [Passed]{{.*}}Function=bias_by_head | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, d], key[b0, d, n], value[b0, n, e], capture[b0 mod 3, m, n], output[b0, m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @bias_by_head
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<6x17x8xf32>, tensor<6x8x19xf32>, tensor<6x19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<3x17x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<6x17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.addf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<6x17x16xf32>
// CHECK-NOT: math.exp
func.func @bias_by_head(%q: tensor<6x17x8xf32>, %k: tensor<6x8x19xf32>, %v: tensor<6x19x16xf32>, %b: tensor<3x17x19xf32>) -> tensor<6x17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<6x17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %mm4 = linalg.batch_matmul ins(%q, %k : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f3 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %t5 = tensor.expand_shape %mm4 [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %g7 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%t5, %b : tensor<2x3x17x19xf32>, tensor<3x17x19xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.addf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<2x3x17x19xf32>
  %c8 = arith.constant 0xFF800000 : f32
  %e9 = tensor.empty() : tensor<2x3x17xf32>
  %f10 = linalg.fill ins(%c8 : f32) outs(%e9 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %g11 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%g7 : tensor<2x3x17x19xf32>) outs(%f10 : tensor<2x3x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<2x3x17xf32>
  %e12 = tensor.empty() : tensor<2x3x17x19xf32>
  %g13 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>, affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%g7, %g11 : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e12 : tensor<2x3x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<2x3x17x19xf32>
  %c14 = arith.constant 0.0 : f32
  %e15 = tensor.empty() : tensor<2x3x17xf32>
  %f16 = linalg.fill ins(%c14 : f32) outs(%e15 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %g17 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%g13 : tensor<2x3x17x19xf32>) outs(%f16 : tensor<2x3x17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<2x3x17xf32>
  %e18 = tensor.empty() : tensor<2x3x17x19xf32>
  %g19 = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (a, b, m)>, affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%g13, %g17 : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e18 : tensor<2x3x17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<2x3x17x19xf32>
  %t20 = tensor.collapse_shape %g19 [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
  %c21 = arith.constant 0.0 : f32
  %e22 = tensor.empty() : tensor<6x17x16xf32>
  %f23 = linalg.fill ins(%c21 : f32) outs(%e22 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %mm24 = linalg.batch_matmul ins(%t20, %v : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f23 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %mm24 : tensor<6x17x16xf32>
}

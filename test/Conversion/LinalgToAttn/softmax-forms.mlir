// RUN: attn-opt %s --split-input-file --attn-raise-linalg | FileCheck %s
// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK,PLAIN
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK

// Every way to write a softmax.

// S1: the named op.

// REMARK: [Passed]{{.*}}Function=named | Remark="captured as attn.attention
// PLAIN-SAME: : query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @named
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<8x17x64xf32>, tensor<8x64x19xf32>, tensor<8x19x32xf32>) outs(%{{[a-z0-9_]+}} : tensor<8x17x32xf32>) -> tensor<8x17x32xf32>
// CHECK-NOT: math.exp
func.func @named(%q: tensor<8x17x64xf32>, %kt: tensor<8x64x19xf32>, %v: tensor<8x19x32xf32>) -> tensor<8x17x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x17x19xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x17x19xf32>) -> tensor<8x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %kt : tensor<8x17x64xf32>, tensor<8x64x19xf32>) outs(%z : tensor<8x17x19xf32>) -> tensor<8x17x19xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x17x19xf32>) outs(%e : tensor<8x17x19xf32>) -> tensor<8x17x19xf32>
  %oe = tensor.empty() : tensor<8x17x32xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%oe : tensor<8x17x32xf32>) -> tensor<8x17x32xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<8x17x19xf32>, tensor<8x19x32xf32>) outs(%oz : tensor<8x17x32xf32>) -> tensor<8x17x32xf32>
  return %o : tensor<8x17x32xf32>
}

// -----

// S1 without a batch, lengths dynamic.

// REMARK: [Passed]{{.*}}Function=named_dynamic | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @named_dynamic
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<?x64xf32>, tensor<?x64xf32>, tensor<?x32xf32>) outs(%{{[a-z0-9_]+}} : tensor<?x32xf32>) -> tensor<?x32xf32>
// CHECK-NOT: math.exp
func.func @named_dynamic(%q: tensor<?x64xf32>, %k: tensor<?x64xf32>, %v: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %q, %c0 : tensor<?x64xf32>
  %n = tensor.dim %k, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, d) -> (m, d)>, affine_map<(m, n, d) -> (n, d)>, affine_map<(m, n, d) -> (m, n)>]
    ins(%q, %k : tensor<?x64xf32>, tensor<?x64xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %oe = tensor.empty(%m) : tensor<?x32xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%oe : tensor<?x32xf32>) -> tensor<?x32xf32>
  %o = linalg.matmul ins(%p, %v : tensor<?x?xf32>, tensor<?x32xf32>) outs(%oz : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %o : tensor<?x32xf32>
}

// -----

// S2: max, sub, exp, sum, div as separate ops.

// REMARK: [Passed]{{.*}}Function=separate | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @separate
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @separate(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g10 : tensor<17x19xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %x = math.exp %a0 : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %a0, %out : f32
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

// S3: times the reciprocal of the sum.

// REMARK: [Passed]{{.*}}Function=reciprocal | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @reciprocal
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @reciprocal(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
  %e15 = tensor.empty() : tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%g14 : tensor<17xf32>) outs(%e15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %one = arith.constant 1.0 : f32
      %d = arith.divf %one, %a0 : f32
      linalg.yield %d : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g10, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.mulf %a1, %a0 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// S4: upstream's decomposition: maxnumf from NaN.

// REMARK: [Passed]{{.*}}Function=upstream_decomposition | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @upstream_decomposition
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @upstream_decomposition(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c5 = arith.constant 0x7FC00000 : f32
  %e6 = tensor.empty() : tensor<17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17xf32>) -> tensor<17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<17x19xf32>) outs(%f7 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maxnumf %a0, %out : f32
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
  %e18 = tensor.empty() : tensor<17x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm20 = linalg.matmul ins(%g16, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f19 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm20 : tensor<17x16xf32>
}

// -----

// S5: as TOSA lowers: linalg.reduce from the lowest finite value, constant-0 maps.

// REMARK: [Passed]{{.*}}Function=tosa | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @tosa
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @tosa(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c5 = arith.constant -3.40282347E+38 : f32
  %e6 = tensor.empty() : tensor<17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17xf32>) -> tensor<17xf32>
  %t8 = linalg.reduce ins(%mm4 : tensor<17x19xf32>) outs(%f7 : tensor<17xf32>) dimensions = [1]
    (%in: f32, %init: f32) {
      %x = arith.maximumf %in, %init : f32
      linalg.yield %x : f32
    }
  %t9 = tensor.expand_shape %t8 [[0, 1]] output_shape [17, 1] : tensor<17xf32> into tensor<17x1xf32>
  %e10 = tensor.empty() : tensor<17x19xf32>
  %g11 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, 0)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %t9 : tensor<17x19xf32>, tensor<17x1xf32>) outs(%e10 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %e12 = tensor.empty() : tensor<17x19xf32>
  %g13 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g11 : tensor<17x19xf32>) outs(%e12 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %x = math.exp %a0 : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c14 = arith.constant 0.0 : f32
  %e15 = tensor.empty() : tensor<17xf32>
  %f16 = linalg.fill ins(%c14 : f32) outs(%e15 : tensor<17xf32>) -> tensor<17xf32>
  %t17 = linalg.reduce ins(%g13 : tensor<17x19xf32>) outs(%f16 : tensor<17xf32>) dimensions = [1]
    (%in: f32, %init: f32) {
      %x = arith.addf %in, %init : f32
      linalg.yield %x : f32
    }
  %t18 = tensor.expand_shape %t17 [[0, 1]] output_shape [17, 1] : tensor<17xf32> into tensor<17x1xf32>
  %e19 = tensor.empty() : tensor<17x1xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%t18 : tensor<17x1xf32>) outs(%e19 : tensor<17x1xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %one = arith.constant 1.0 : f32
      %d = arith.divf %one, %a0 : f32
      linalg.yield %d : f32
    } -> tensor<17x1xf32>
  %e21 = tensor.empty() : tensor<17x19xf32>
  %g22 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, 0)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g13, %g20 : tensor<17x19xf32>, tensor<17x1xf32>) outs(%e21 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.mulf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c23 = arith.constant 0.0 : f32
  %e24 = tensor.empty() : tensor<17x16xf32>
  %f25 = linalg.fill ins(%c23 : f32) outs(%e24 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm26 = linalg.matmul ins(%g22, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f25 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm26 : tensor<17x16xf32>
}

// -----

// S6: the division inside the second contraction.

// REMARK: [Passed]{{.*}}Function=inside_contraction | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @inside_contraction
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @inside_contraction(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
  %c15 = arith.constant 0.0 : f32
  %e16 = tensor.empty() : tensor<17x16xf32>
  %f17 = linalg.fill ins(%c15 : f32) outs(%e16 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, e, n) -> (m, n)>, affine_map<(m, e, n) -> (m)>, affine_map<(m, e, n) -> (n, e)>, affine_map<(m, e, n) -> (m, e)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g10, %g14, %v : tensor<17x19xf32>, tensor<17xf32>, tensor<19x16xf32>) outs(%f17 : tensor<17x16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %a2: f32, %out: f32):
      %one = arith.constant 1.0 : f32
      %r = arith.divf %one, %a1 : f32
      %p = arith.mulf %a0, %r : f32
      %x = arith.mulf %p, %a2 : f32
      %y = arith.addf %out, %x : f32
      linalg.yield %y : f32
    } -> tensor<17x16xf32>
  return %g18 : tensor<17x16xf32>
}

// -----

// S7: maxnumf from -inf, and a second maximum with -inf.

// REMARK: [Passed]{{.*}}Function=second_maximum | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @second_maximum
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @second_maximum(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17xf32>) -> tensor<17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<17x19xf32>) outs(%f7 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maxnumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e9 = tensor.empty() : tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%g8 : tensor<17xf32>) outs(%e9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %ninf = arith.constant 0xFF800000 : f32
      %d = arith.maximumf %ninf, %a0 : f32
      linalg.yield %d : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
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

// S7: a maximum with its position.

// REMARK: [Passed]{{.*}}Function=argmax | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @argmax
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @argmax(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t5 = arith.constant dense<0> : tensor<17xi64>
  %c6 = arith.constant 0xFF800000 : f32
  %e7 = tensor.empty() : tensor<17xf32>
  %f8 = linalg.fill ins(%c6 : f32) outs(%e7 : tensor<17xf32>) -> tensor<17xf32>
  %am9:2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<17x19xf32>) outs(%f8, %t5 : tensor<17xf32>, tensor<17xi64>) {
    ^bb0(%in: f32, %o0: f32, %o1: i64):
      %i = linalg.index 1 : index
      %j = arith.index_cast %i : index to i64
      %x = arith.maximumf %in, %o0 : f32
      %c = arith.cmpf ogt, %in, %o0 : f32
      %y = arith.select %c, %j, %o1 : i64
      linalg.yield %x, %y : f32, i64
    } -> (tensor<17xf32>, tensor<17xi64>)
  %e10 = tensor.empty() : tensor<17x19xf32>
  %g11 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %am9#0 : tensor<17x19xf32>, tensor<17xf32>) outs(%e10 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c12 = arith.constant 0.0 : f32
  %e13 = tensor.empty() : tensor<17xf32>
  %f14 = linalg.fill ins(%c12 : f32) outs(%e13 : tensor<17xf32>) -> tensor<17xf32>
  %g15 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g11 : tensor<17x19xf32>) outs(%f14 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e16 = tensor.empty() : tensor<17x19xf32>
  %g17 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g11, %g15 : tensor<17x19xf32>, tensor<17xf32>) outs(%e16 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c18 = arith.constant 0.0 : f32
  %e19 = tensor.empty() : tensor<17x16xf32>
  %f20 = linalg.fill ins(%c18 : f32) outs(%e19 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm21 = linalg.matmul ins(%g17, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm21 : tensor<17x16xf32>
}

// -----

// S8: rows that see nothing are zeroed.

// REMARK: [Passed]{{.*}}Function=safe | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK-LABEL: func @safe
// CHECK: attn.attention {indexing_maps
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @safe(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %ninf = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %a0, %ninf : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
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
  %e19 = tensor.empty() : tensor<17x19xi1>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6 : tensor<17x19xf32>) outs(%e19 : tensor<17x19xi1>) {
    ^bb0(%a0: f32, %out: i1):
      %ninf = arith.constant 0xFF800000 : f32
      %d = arith.cmpf oeq, %a0, %ninf : f32
      linalg.yield %d : i1
    } -> tensor<17x19xi1>
  %c21 = arith.constant true
  %e22 = tensor.empty() : tensor<17xi1>
  %f23 = linalg.fill ins(%c21 : i1) outs(%e22 : tensor<17xi1>) -> tensor<17xi1>
  %g24 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g20 : tensor<17x19xi1>) outs(%f23 : tensor<17xi1>) {
    ^bb0(%a0: i1, %out: i1):
      %r = arith.andi %a0, %out : i1
      linalg.yield %r : i1
    } -> tensor<17xi1>
  %e25 = tensor.empty() : tensor<17x19xf32>
  %g26 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g24, %g18 : tensor<17xi1>, tensor<17x19xf32>) outs(%e25 : tensor<17x19xf32>) {
    ^bb0(%a0: i1, %a1: f32, %out: f32):
      %zero = arith.constant 0.0 : f32
      %d = arith.select %a0, %zero, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c27 = arith.constant 0.0 : f32
  %e28 = tensor.empty() : tensor<17x16xf32>
  %f29 = linalg.fill ins(%c27 : f32) outs(%e28 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm30 = linalg.matmul ins(%g26, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f29 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm30 : tensor<17x16xf32>
}

// -----

// S8: the same by "not any".

// REMARK: [Passed]{{.*}}Function=safe_any | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK-LABEL: func @safe_any
// CHECK: attn.attention {indexing_maps
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @safe_any(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %ninf = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %a0, %ninf : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
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
  %e19 = tensor.empty() : tensor<17x19xi1>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6 : tensor<17x19xf32>) outs(%e19 : tensor<17x19xi1>) {
    ^bb0(%a0: f32, %out: i1):
      %ninf = arith.constant 0xFF800000 : f32
      %d = arith.cmpf une, %a0, %ninf : f32
      linalg.yield %d : i1
    } -> tensor<17x19xi1>
  %c21 = arith.constant false
  %e22 = tensor.empty() : tensor<17xi1>
  %f23 = linalg.fill ins(%c21 : i1) outs(%e22 : tensor<17xi1>) -> tensor<17xi1>
  %g24 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g20 : tensor<17x19xi1>) outs(%f23 : tensor<17xi1>) {
    ^bb0(%a0: i1, %out: i1):
      %r = arith.ori %a0, %out : i1
      linalg.yield %r : i1
    } -> tensor<17xi1>
  %e25 = tensor.empty() : tensor<17x19xf32>
  %g26 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g24, %g18 : tensor<17xi1>, tensor<17x19xf32>) outs(%e25 : tensor<17x19xf32>) {
    ^bb0(%a0: i1, %a1: f32, %out: f32):
      %zero = arith.constant 0.0 : f32
      %d = arith.select %a0, %a1, %zero : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c27 = arith.constant 0.0 : f32
  %e28 = tensor.empty() : tensor<17x16xf32>
  %f29 = linalg.fill ins(%c27 : f32) outs(%e28 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm30 = linalg.matmul ins(%g26, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f29 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm30 : tensor<17x16xf32>
}

// -----

// S9: NaN probabilities are zeroed.

// REMARK: [Passed]{{.*}}Function=nan_guard | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK-LABEL: func @nan_guard
// CHECK: attn.attention {indexing_maps
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @nan_guard(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %ninf = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %a0, %ninf : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
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
  %e19 = tensor.empty() : tensor<17x19xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g18 : tensor<17x19xf32>) outs(%e19 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %zero = arith.constant 0.0 : f32
      %c = arith.cmpf uno, %a0, %a0 : f32
      %d = arith.select %c, %zero, %a0 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c21 = arith.constant 0.0 : f32
  %e22 = tensor.empty() : tensor<17x16xf32>
  %f23 = linalg.fill ins(%c21 : f32) outs(%e22 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm24 = linalg.matmul ins(%g20, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f23 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm24 : tensor<17x16xf32>
}

// -----

// S10: the division behind the second contraction.

// REMARK: [Passed]{{.*}}Function=divide_after | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @divide_after
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @divide_after(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
  %c15 = arith.constant 0.0 : f32
  %e16 = tensor.empty() : tensor<17x16xf32>
  %f17 = linalg.fill ins(%c15 : f32) outs(%e16 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm18 = linalg.matmul ins(%g10, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f17 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %e19 = tensor.empty() : tensor<17x16xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, e) -> (m, e)>, affine_map<(m, e) -> (m)>, affine_map<(m, e) -> (m, e)>], iterator_types = ["parallel", "parallel"]} ins(%mm18, %g14 : tensor<17x16xf32>, tensor<17xf32>) outs(%e19 : tensor<17x16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x16xf32>
  return %g20 : tensor<17x16xf32>
}

// -----

// S11: exp2, with log2(e) in the scale.

// REMARK: [Passed]{{.*}}Function=base_two | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @base_two
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 0.353550136 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @base_two(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %cc = arith.constant 0.510065 : f32
      %d = arith.mulf %a0, %cc : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp2 %d : f32
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

// The maximum of unscaled scores: a positive scale keeps the order.

// REMARK: [Passed]{{.*}}Function=scale_in_exponent | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @scale_in_exponent
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @scale_in_exponent(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
      %cc = arith.constant 0.25 : f32
      %d = arith.subf %a0, %a1 : f32
      %y = arith.mulf %d, %cc : f32
      %x = math.exp %y : f32
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
  %e18 = tensor.empty() : tensor<17x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm20 = linalg.matmul ins(%g16, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f19 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm20 : tensor<17x16xf32>
}

// -----

// S15: the softmax runs over the first dimension, which is the keys.

// REMARK: [Passed]{{.*}}Function=transposed_scores | Remark="captured as attn.attention
// PLAIN-SAME: : query[d, m], key[n, d], value[e, n], output[e, m]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @transposed_scores
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<8x17xf32>, tensor<19x8xf32>, tensor<16x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<16x17xf32>) -> tensor<16x17xf32>
// CHECK-NOT: math.exp
func.func @transposed_scores(%q: tensor<8x17xf32>, %k: tensor<19x8xf32>, %v: tensor<16x19xf32>) -> tensor<16x17xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<19x17xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<19x17xf32>) -> tensor<19x17xf32>
  %mm4 = linalg.matmul ins(%k, %q : tensor<19x8xf32>, tensor<8x17xf32>) outs(%f3 : tensor<19x17xf32>) -> tensor<19x17xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17xf32>) -> tensor<17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (n, m)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<19x17xf32>) outs(%f7 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e9 = tensor.empty() : tensor<19x17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(n, m) -> (n, m)>, affine_map<(n, m) -> (m)>, affine_map<(n, m) -> (n, m)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %g8 : tensor<19x17xf32>, tensor<17xf32>) outs(%e9 : tensor<19x17xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<19x17xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<17xf32>) -> tensor<17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (n, m)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g10 : tensor<19x17xf32>) outs(%f13 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e15 = tensor.empty() : tensor<19x17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(n, m) -> (n, m)>, affine_map<(n, m) -> (m)>, affine_map<(n, m) -> (n, m)>], iterator_types = ["parallel", "parallel"]} ins(%g10, %g14 : tensor<19x17xf32>, tensor<17xf32>) outs(%e15 : tensor<19x17xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<19x17xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<16x17xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<16x17xf32>) -> tensor<16x17xf32>
  %mm20 = linalg.matmul ins(%v, %g16 : tensor<16x19xf32>, tensor<19x17xf32>) outs(%f19 : tensor<16x17xf32>) -> tensor<16x17xf32>
  return %mm20 : tensor<16x17xf32>
}

// -----

// The maximum is taken off twice: the first time does not matter.

// REMARK: [Passed]{{.*}}Function=shifted_twice | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @shifted_twice
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @shifted_twice(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c11 = arith.constant 0xFF800000 : f32
  %e12 = tensor.empty() : tensor<17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<17xf32>) -> tensor<17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g10 : tensor<17x19xf32>) outs(%f13 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e15 = tensor.empty() : tensor<17x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g10, %g14 : tensor<17x19xf32>, tensor<17xf32>) outs(%e15 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<17xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<17xf32>) -> tensor<17xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g16 : tensor<17x19xf32>) outs(%f19 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e21 = tensor.empty() : tensor<17x19xf32>
  %g22 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g16, %g20 : tensor<17x19xf32>, tensor<17xf32>) outs(%e21 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c23 = arith.constant 0.0 : f32
  %e24 = tensor.empty() : tensor<17x16xf32>
  %f25 = linalg.fill ins(%c23 : f32) outs(%e24 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm26 = linalg.matmul ins(%g22, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f25 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm26 : tensor<17x16xf32>
}

// N3: the maximum starts from a value that is no identity.
// DECISION: refuse
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @from_zero: refuse
// CHECK-NEXT: remark: [Missed] the row maximum does not start from an identity (-inf, the lowest finite value, or NaN for maxnumf) (linalg.generic)
func.func @from_zero(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @from_minus_thousand: refuse
// CHECK-NEXT: remark: [Missed] the row maximum does not start from an identity (-inf, the lowest finite value, or NaN for maxnumf) (linalg.generic)
func.func @from_minus_thousand(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1_0e3 = arith.constant -1.0e3 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%c1_0e3 : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// maximumf keeps NaN.
// CHECK-LABEL: @maximumf_from_nan: refuse
// CHECK-NEXT: remark: [Missed] the row maximum does not start from an identity (-inf, the lowest finite value, or NaN for maxnumf) (linalg.generic)
func.func @maximumf_from_nan(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0x7FC00000 = arith.constant 0x7FC00000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%c0x7FC00000 : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @from_tensor: refuse
// CHECK-NEXT: remark: [Missed] the row maximum does not start from an identity (-inf, the lowest finite value, or NaN for maxnumf) (linalg.generic)
func.func @from_tensor(%init: tensor<17xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%init : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17x16xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

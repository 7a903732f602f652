// N2: the maximum, the exponent or the sum reads other scores.
// DECISION: refuse
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @maximum_of_other_scores: refuse
// CHECK-NEXT: remark: [Missed] the maximum and the exponent read different scores (linalg.generic)
func.func @maximum_of_other_scores(%b: tensor<17x19xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.addf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %d = arith.subf %a, %bi : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.divf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @sum_of_other_scores: refuse
// CHECK-NEXT: remark: [Missed] the divisor is not the sum of the exponentials that are multiplied with the values (linalg.generic)
func.func @sum_of_other_scores(%b: tensor<17x19xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.addf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %d = arith.subf %a, %bi : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %exp1 = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %d = arith.subf %a, %bi : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp1 : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e6 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.divf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @maximum_of_half_the_keys: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
func.func @maximum_of_half_the_keys(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %half = tensor.extract_slice %s[0, 0] [17, 9] [1, 1] : tensor<17x19xf32> to tensor<17x9xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%half : tensor<17x9xf32>) outs(%f1 : tensor<17xf32>) {
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

// CHECK-LABEL: @sum_with_epsilon: refuse
// CHECK-NEXT: remark: [Missed] the divisor is not the sum of the exponentials that are multiplied with the values (linalg.generic)
func.func @sum_with_epsilon(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %c1_0e_6 = arith.constant 1.0e-6 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
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
    %y = arith.addf %b, %c1_0e_6 : f32
    %r = arith.divf %a, %y : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The sum starts from 1.
// CHECK-LABEL: @sum_from_one: refuse
// CHECK-NEXT: remark: [Missed] the divisor is not the sum of the exponentials that are multiplied with the values (linalg.generic)
func.func @sum_from_one(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
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
  %f2 = linalg.fill ins(%one : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
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

// The minimum is taken off.
// CHECK-LABEL: @minimum: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
func.func @minimum(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %pinf = arith.constant 0x7F800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%pinf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.minimumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %shifted = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%shifted : tensor<17x19xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The scores are taken off their maximum.
// CHECK-LABEL: @negated_difference: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
func.func @negated_difference(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %shifted = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.subf %b, %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%shifted : tensor<17x19xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// A select in place of the maximum that is no guard of -inf.
// CHECK-LABEL: @clamped_maximum: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
func.func @clamped_maximum(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %shifted = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %c = arith.cmpf ogt, %b, %zero : f32
    %x = arith.select %c, %zero, %b : f32
    %r = arith.subf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%shifted : tensor<17x19xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The maximum is of one more value, which the sum leaves out.
// CHECK-LABEL: @maximum_of_more: refuse
// CHECK-NEXT: remark: [Missed] the row maximum is one of more values than the divisor adds up (linalg.generic)
func.func @maximum_of_more(%other: tensor<17xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %shifted = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max, %other : tensor<17x19xf32>, tensor<17xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %x = arith.maximumf %b, %c : f32
    %r = arith.subf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%shifted : tensor<17x19xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The maximum of two sinks, and the sum of one.
// CHECK-LABEL: @one_sink_not_in_sum: refuse
// CHECK-NEXT: remark: [Missed] the row maximum is one of more values than the divisor adds up (linalg.generic)
func.func @one_sink_not_in_sum(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %s1: tensor<3xf32>, %s2: tensor<3xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x7x4xf32>) outs(%v2 : tensor<3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x7xf32>
  %v6 = tensor.empty() : tensor<3x5xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v7 : tensor<3x5xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.maximumf %o7, %a7_0 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x5xf32>
  %v10 = tensor.empty() : tensor<3x5xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v9, %s1, %s2 : tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %a10_1: f32, %a10_2: f32, %o10: f32):
    %w11 = arith.maximumf %a10_0, %a10_1 : f32
    %w12 = arith.maximumf %w11, %a10_2 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5xf32>
  %v14 = tensor.empty() : tensor<3x5x7xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v13 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v14 : tensor<3x5x7xf32>) {
  ^bb0(%a14_0: f32, %a14_1: f32, %o14: f32):
    %w15 = arith.subf %a14_0, %a14_1 : f32
    linalg.yield %w15 : f32
  } -> tensor<3x5x7xf32>
  %v17 = tensor.empty() : tensor<3x5x7xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v16 : tensor<3x5x7xf32>) outs(%v17 : tensor<3x5x7xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = math.exp %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<3x5x7xf32>
  %v20 = tensor.empty() : tensor<3x5xf32>
  %v21 = linalg.fill ins(%c0 : f32) outs(%v20 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v19 : tensor<3x5x7xf32>) outs(%v21 : tensor<3x5xf32>) {
  ^bb0(%a21_0: f32, %o21: f32):
    %w22 = arith.addf %o21, %a21_0 : f32
    linalg.yield %w22 : f32
  } -> tensor<3x5xf32>
  %v24 = tensor.empty() : tensor<3x5xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v23, %s1, %v13 : tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>) outs(%v24 : tensor<3x5xf32>) {
  ^bb0(%a24_0: f32, %a24_1: f32, %a24_2: f32, %o24: f32):
    %w25 = arith.subf %a24_1, %a24_2 : f32
    %w26 = math.exp %w25 : f32
    %w27 = arith.addf %a24_0, %w26 : f32
    linalg.yield %w27 : f32
  } -> tensor<3x5xf32>
  %v29 = tensor.empty() : tensor<3x5x7xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v19, %v28 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v29 : tensor<3x5x7xf32>) {
  ^bb0(%a29_0: f32, %a29_1: f32, %o29: f32):
    %w30 = arith.divf %a29_0, %a29_1 : f32
    linalg.yield %w30 : f32
  } -> tensor<3x5x7xf32>
  %v32 = tensor.empty() : tensor<3x5x6xf32>
  %v33 = linalg.fill ins(%c0 : f32) outs(%v32 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v36 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v31, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v33 : tensor<3x5x6xf32>) {
  ^bb0(%a33_0: f32, %a33_1: f32, %o33: f32):
    %w34 = arith.mulf %a33_0, %a33_1 : f32
    %w35 = arith.addf %o33, %w34 : f32
    linalg.yield %w35 : f32
  } -> tensor<3x5x6xf32>
  return %v36 : tensor<3x5x6xf32>
}

// Other keys are taken out of the sum than are hidden.
// CHECK-LABEL: @sum_of_another_mask: refuse
// CHECK-NEXT: remark: [Missed] the divisor is not the sum of the exponentials that are multiplied with the values (linalg.generic)
func.func @sum_of_another_mask(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>, %mask2: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %mask2 : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v19 : tensor<2x3x5x7xf32>) {
  ^bb0(%a19_0: f32, %a19_1: i1, %o19: f32):
    %w20 = arith.select %a19_1, %a19_0, %c0 : f32
    linalg.yield %w20 : f32
  } -> tensor<2x3x5x7xf32>
  %v22 = tensor.empty() : tensor<2x3x5xf32>
  %v23 = linalg.fill ins(%c0 : f32) outs(%v22 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v21 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = arith.addf %o23, %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5xf32>
  %v26 = tensor.empty() : tensor<2x3x5x7xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v25 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v26 : tensor<2x3x5x7xf32>) {
  ^bb0(%a26_0: f32, %a26_1: f32, %o26: f32):
    %w27 = arith.divf %a26_0, %a26_1 : f32
    linalg.yield %w27 : f32
  } -> tensor<2x3x5x7xf32>
  %v29 = tensor.empty() : tensor<2x3x5x6xf32>
  %v30 = linalg.fill ins(%c0 : f32) outs(%v29 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v33 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v28, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v30 : tensor<2x3x5x6xf32>) {
  ^bb0(%a30_0: f32, %a30_1: f32, %o30: f32):
    %w31 = arith.mulf %a30_0, %a30_1 : f32
    %w32 = arith.addf %o30, %w31 : f32
    linalg.yield %w32 : f32
  } -> tensor<2x3x5x6xf32>
  return %v33 : tensor<2x3x5x6xf32>
}

// The keys that are hidden are summed up.
// CHECK-LABEL: @sum_of_hidden_keys: refuse
// CHECK-NEXT: remark: [Missed] the divisor is not the sum of the exponentials that are multiplied with the values (linalg.generic)
func.func @sum_of_hidden_keys(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v19 : tensor<2x3x5x7xf32>) {
  ^bb0(%a19_0: f32, %a19_1: i1, %o19: f32):
    %w20 = arith.select %a19_1, %c0, %a19_0 : f32
    linalg.yield %w20 : f32
  } -> tensor<2x3x5x7xf32>
  %v22 = tensor.empty() : tensor<2x3x5xf32>
  %v23 = linalg.fill ins(%c0 : f32) outs(%v22 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v21 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = arith.addf %o23, %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5xf32>
  %v26 = tensor.empty() : tensor<2x3x5x7xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v25 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v26 : tensor<2x3x5x7xf32>) {
  ^bb0(%a26_0: f32, %a26_1: f32, %o26: f32):
    %w27 = arith.divf %a26_0, %a26_1 : f32
    linalg.yield %w27 : f32
  } -> tensor<2x3x5x7xf32>
  %v29 = tensor.empty() : tensor<2x3x5x6xf32>
  %v30 = linalg.fill ins(%c0 : f32) outs(%v29 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v33 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v28, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v30 : tensor<2x3x5x6xf32>) {
  ^bb0(%a30_0: f32, %a30_1: f32, %o30: f32):
    %w31 = arith.mulf %a30_0, %a30_1 : f32
    %w32 = arith.addf %o30, %w31 : f32
    linalg.yield %w32 : f32
  } -> tensor<2x3x5x6xf32>
  return %v33 : tensor<2x3x5x6xf32>
}

// Behind a negative factor, the maximum is the lowest score.
// CHECK-LABEL: @negative_factor: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
func.func @negative_factor(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant -2.00000000000000000e+00 : f32
  %c2 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5 : tensor<2x3x5x7xf32>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %o6: f32):
    %w7 = arith.mulf %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c2 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v5 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m) -> (b, h, m)>, affine_map<(b, h, m) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v12 : tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5xf32>) {
  ^bb0(%a13_0: f32, %o13: f32):
    %w14 = arith.mulf %a13_0, %c1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v15 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %a16_1: f32, %o16: f32):
    %w17 = arith.subf %a16_0, %a16_1 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18 : tensor<2x3x5x7xf32>) outs(%v19 : tensor<2x3x5x7xf32>) {
  ^bb0(%a19_0: f32, %o19: f32):
    %w20 = math.exp %a19_0 : f32
    linalg.yield %w20 : f32
  } -> tensor<2x3x5x7xf32>
  %v22 = tensor.empty() : tensor<2x3x5xf32>
  %v23 = linalg.fill ins(%c0 : f32) outs(%v22 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v21 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = arith.addf %o23, %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5xf32>
  %v26 = tensor.empty() : tensor<2x3x5x7xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v21, %v25 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v26 : tensor<2x3x5x7xf32>) {
  ^bb0(%a26_0: f32, %a26_1: f32, %o26: f32):
    %w27 = arith.divf %a26_0, %a26_1 : f32
    linalg.yield %w27 : f32
  } -> tensor<2x3x5x7xf32>
  %v29 = tensor.empty() : tensor<2x3x5x6xf32>
  %v30 = linalg.fill ins(%c0 : f32) outs(%v29 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v33 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v28, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v30 : tensor<2x3x5x6xf32>) {
  ^bb0(%a30_0: f32, %a30_1: f32, %o30: f32):
    %w31 = arith.mulf %a30_0, %a30_1 : f32
    %w32 = arith.addf %o30, %w31 : f32
    linalg.yield %w32 : f32
  } -> tensor<2x3x5x6xf32>
  return %v33 : tensor<2x3x5x6xf32>
}

// A minimum, by a comparison.
// CHECK-LABEL: @minimum_by_comparison: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
func.func @minimum_by_comparison(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x7x4xf32>) outs(%v2 : tensor<3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x7xf32>
  %v6 = tensor.empty() : tensor<3x5xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v7 : tensor<3x5xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.cmpf olt, %a7_0, %o7 : f32
    %w9 = arith.select %w8, %a7_0, %o7 : f32
    linalg.yield %w9 : f32
  } -> tensor<3x5xf32>
  %v11 = tensor.empty() : tensor<3x5x7xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v10 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v11 : tensor<3x5x7xf32>) {
  ^bb0(%a11_0: f32, %a11_1: f32, %o11: f32):
    %w12 = arith.subf %a11_0, %a11_1 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5x7xf32>
  %v14 = tensor.empty() : tensor<3x5x7xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v13 : tensor<3x5x7xf32>) outs(%v14 : tensor<3x5x7xf32>) {
  ^bb0(%a14_0: f32, %o14: f32):
    %w15 = math.exp %a14_0 : f32
    linalg.yield %w15 : f32
  } -> tensor<3x5x7xf32>
  %v17 = tensor.empty() : tensor<3x5xf32>
  %v18 = linalg.fill ins(%c0 : f32) outs(%v17 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v16 : tensor<3x5x7xf32>) outs(%v18 : tensor<3x5xf32>) {
  ^bb0(%a18_0: f32, %o18: f32):
    %w19 = arith.addf %o18, %a18_0 : f32
    linalg.yield %w19 : f32
  } -> tensor<3x5xf32>
  %v21 = tensor.empty() : tensor<3x5x7xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v16, %v20 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v21 : tensor<3x5x7xf32>) {
  ^bb0(%a21_0: f32, %a21_1: f32, %o21: f32):
    %w22 = arith.divf %a21_0, %a21_1 : f32
    linalg.yield %w22 : f32
  } -> tensor<3x5x7xf32>
  %v24 = tensor.empty() : tensor<3x5x6xf32>
  %v25 = linalg.fill ins(%c0 : f32) outs(%v24 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v23, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v25 : tensor<3x5x6xf32>) {
  ^bb0(%a25_0: f32, %a25_1: f32, %o25: f32):
    %w26 = arith.mulf %a25_0, %a25_1 : f32
    %w27 = arith.addf %o25, %w26 : f32
    linalg.yield %w27 : f32
  } -> tensor<3x5x6xf32>
  return %v28 : tensor<3x5x6xf32>
}

// N9: a select on the probabilities that is not a test for rows that see no
// key.
// DECISION: refuse
// RUN: %check_row %s

#m_m = affine_map<(m) -> (m)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @mask_behind_softmax: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities is not uniform along the row (linalg.generic)
func.func @mask_behind_softmax(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
  %e5 = tensor.empty() : tensor<17x19xf32>
  %masked = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %p : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%masked, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @rows_by_something_else: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities does not test whether the row sees no key (linalg.generic)
func.func @rows_by_something_else(%rows: tensor<17xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
  %e5 = tensor.empty() : tensor<17x19xf32>
  %chosen = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%rows, %p : tensor<17xi1>, tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%chosen, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// A threshold.
// CHECK-LABEL: @small_probabilities: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities is not uniform along the row (linalg.generic)
func.func @small_probabilities(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %c0_01 = arith.constant 0.01 : f32
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
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %large = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%p : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.cmpf ogt, %a, %c0_01 : f32
    %r = arith.select %c, %a, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%large, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The test reads the unmasked scores.
// CHECK-LABEL: @other_maximum: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities does not test whether the row sees no key (linalg.generic)
func.func @other_maximum(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17xf32>
  %f3 = linalg.fill ins(%ninf : f32) outs(%e6 : tensor<17xf32>) -> tensor<17xf32>
  %max1 = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f3 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e7 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%max1, %prob : tensor<17xf32>, tensor<17x19xf32>) outs(%e7 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %qi = arith.cmpf oeq, %a, %ninf : f32
    %r = arith.select %qi, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e8 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Zeroed where any score is -inf, not where all are.
// CHECK-LABEL: @any_not_all: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities does not test whether the row sees no key (linalg.generic)
func.func @any_not_all(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %gone = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %r = arith.cmpf oeq, %a, %ninf : f32
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%gone : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e8 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The sum of a row without a key is NaN.
// CHECK-LABEL: @sum_never_zero: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities does not test whether the row sees no key (linalg.generic)
func.func @sum_never_zero(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%sum, %prob : tensor<17xf32>, tensor<17x19xf32>) outs(%e6 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.cmpf oeq, %a, %zero : f32
    %r = arith.select %w, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The shift is 0 where it matters most.
// CHECK-LABEL: @shift_of_large_rows: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
func.func @shift_of_large_rows(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %c50_0 = arith.constant 50.0 : f32
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
  %e2 = tensor.empty() : tensor<17xf32>
  %shift = linalg.generic {indexing_maps = [#m_m, #m_m], iterator_types = ["parallel"]}
    ins(%max : tensor<17xf32>) outs(%e2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.cmpf ogt, %a, %c50_0 : f32
    %r = arith.select %c, %zero, %a : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %shift : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Rows that see a key are zeroed: the second comparison is none of a negation.
// CHECK-LABEL: @zeroed_if_any: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities does not test whether the row sees no key (linalg.generic)
func.func @zeroed_if_any(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %sees = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %qi = arith.cmpf oeq, %a, %ninf : f32
    %r = arith.cmpi eq, %qi, %false : i1
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%sees : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17xi1>
  %none = linalg.generic {indexing_maps = [#m_m, #m_m], iterator_types = ["parallel"]}
    ins(%any : tensor<17xi1>) outs(%e8 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.cmpi ne, %a, %false : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e9 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%none, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e9 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e10 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Another mask tells which rows are zeroed.
// CHECK-LABEL: @any_of_another_mask: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities does not test whether the row sees no key (linalg.generic)
func.func @any_of_another_mask(%seen: tensor<17x19xi1>, %mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%seen : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e8 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The bias may be -inf where the mask is not.
// CHECK-LABEL: @any_of_mask_and_bias: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities does not test whether the row sees no key (linalg.generic)
func.func @any_of_mask_and_bias(%bias: tensor<17x19xf32>, %mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s, %bias : tensor<17x19xi1>, tensor<17x19xf32>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %c: f32, %out: f32):
    %x = arith.addf %b, %c : f32
    %r = arith.select %a, %x, %ninf : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%mask : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e8 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The test for -inf is of another tensor.
// CHECK-LABEL: @any_of_other_scores: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities does not test whether the row sees no key (linalg.generic)
func.func @any_of_other_scores(%other: tensor<17x19xf32>, %mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %sees = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%other : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %r = arith.cmpf une, %a, %ninf : f32
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%sees : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e8 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// A guard of NaN that yields another number.
// CHECK-LABEL: @nan_becomes_one: refuse
// CHECK-NEXT: remark: [Missed] what multiplies the values is a sum, or another function, of the probabilities (linalg.{{matmul|generic}})
func.func @nan_becomes_one(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%prob : tensor<17x19xf32>) outs(%e6 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.cmpf uno, %a, %a : f32
    %r = arith.select %c, %one, %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// One of two masks zeroes rows of its own alone.
// CHECK-LABEL: @half_of_the_mask: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities is not uniform along the row (linalg.generic)
func.func @half_of_the_mask(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>, %mask2: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
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
  %v9 = tensor.empty() : tensor<2x3x5x7xf32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %mask2 : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v9 : tensor<2x3x5x7xf32>) {
  ^bb0(%a9_0: f32, %a9_1: i1, %o9: f32):
    %w10 = arith.select %a9_1, %a9_0, %c1 : f32
    linalg.yield %w10 : f32
  } -> tensor<2x3x5x7xf32>
  %v12 = tensor.empty() : tensor<2x3x5xf32>
  %v13 = linalg.fill ins(%c1 : f32) outs(%v12 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v11 : tensor<2x3x5x7xf32>) outs(%v13 : tensor<2x3x5xf32>) {
  ^bb0(%a13_0: f32, %o13: f32):
    %w14 = arith.maximumf %o13, %a13_0 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v11, %v15 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
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
  %v29 = tensor.empty() : tensor<2x3x5x7xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v28, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v29 : tensor<2x3x5x7xf32>) {
  ^bb0(%a29_0: f32, %a29_1: i1, %o29: f32):
    %w30 = arith.select %a29_1, %a29_0, %c0 : f32
    linalg.yield %w30 : f32
  } -> tensor<2x3x5x7xf32>
  %v32 = tensor.empty() : tensor<2x3x5x6xf32>
  %v33 = linalg.fill ins(%c0 : f32) outs(%v32 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v36 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v31, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v33 : tensor<2x3x5x6xf32>) {
  ^bb0(%a33_0: f32, %a33_1: f32, %o33: f32):
    %w34 = arith.mulf %a33_0, %a33_1 : f32
    %w35 = arith.addf %o33, %w34 : f32
    linalg.yield %w35 : f32
  } -> tensor<2x3x5x6xf32>
  return %v36 : tensor<2x3x5x6xf32>
}

// A finite fill leaves rows without a key their mean.
// CHECK-LABEL: @mask_of_finite_fill: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities is not uniform along the row (linalg.generic)
func.func @mask_of_finite_fill(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant -3.40282347E+38 : f32
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
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c2 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
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
  %v19 = tensor.empty() : tensor<2x3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v18 : tensor<2x3x5x7xf32>) outs(%v20 : tensor<2x3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x5xf32>
  %v23 = tensor.empty() : tensor<2x3x5x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v23 : tensor<2x3x5x7xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5x7xf32>
  %v26 = tensor.empty() : tensor<2x3x5x7xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v25, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v26 : tensor<2x3x5x7xf32>) {
  ^bb0(%a26_0: f32, %a26_1: i1, %o26: f32):
    %w27 = arith.select %a26_1, %a26_0, %c0 : f32
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

// A bias may be -inf by itself.
// CHECK-LABEL: @mask_beside_bias: refuse
// CHECK-NEXT: remark: [Missed] a select on the probabilities is not uniform along the row (linalg.generic)
func.func @mask_beside_bias(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>, %bias: tensor<5x7xf32>) -> (tensor<2x3x5x6xf32>) {
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
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %bias : tensor<2x3x5x7xf32>, tensor<5x7xf32>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: f32, %o6: f32):
    %w7 = arith.addf %a6_0, %a6_1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5x7xf32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v9 : tensor<2x3x5x7xf32>) {
  ^bb0(%a9_0: f32, %a9_1: i1, %o9: f32):
    %w10 = arith.select %a9_1, %a9_0, %c1 : f32
    linalg.yield %w10 : f32
  } -> tensor<2x3x5x7xf32>
  %v12 = tensor.empty() : tensor<2x3x5xf32>
  %v13 = linalg.fill ins(%c1 : f32) outs(%v12 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v11 : tensor<2x3x5x7xf32>) outs(%v13 : tensor<2x3x5xf32>) {
  ^bb0(%a13_0: f32, %o13: f32):
    %w14 = arith.maximumf %o13, %a13_0 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v11, %v15 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
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
  %v29 = tensor.empty() : tensor<2x3x5x7xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v28, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v29 : tensor<2x3x5x7xf32>) {
  ^bb0(%a29_0: f32, %a29_1: i1, %o29: f32):
    %w30 = arith.select %a29_1, %a29_0, %c0 : f32
    linalg.yield %w30 : f32
  } -> tensor<2x3x5x7xf32>
  %v32 = tensor.empty() : tensor<2x3x5x6xf32>
  %v33 = linalg.fill ins(%c0 : f32) outs(%v32 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v36 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v31, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v33 : tensor<2x3x5x6xf32>) {
  ^bb0(%a33_0: f32, %a33_1: f32, %o33: f32):
    %w34 = arith.mulf %a33_0, %a33_1 : f32
    %w35 = arith.addf %o33, %w34 : f32
    linalg.yield %w35 : f32
  } -> tensor<2x3x5x6xf32>
  return %v36 : tensor<2x3x5x6xf32>
}

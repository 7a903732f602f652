// N1: the softmax runs over the queries, the contraction over the keys.
// DECISION: refuse
// RUN: %check_row %s

#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mn_n = affine_map<(m, n) -> (n)>

// CHECK-LABEL: @softmax_over_queries: refuse
// CHECK-NEXT: remark: [Missed] the softmax runs along another dimension than the contraction with the values reduces (linalg.generic)
func.func @softmax_over_queries(%q: tensor<17x8xf32>, %k: tensor<8x17xf32>, %v: tensor<17x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x17xf32>) -> tensor<17x17xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x17xf32>) outs(%f : tensor<17x17xf32>) -> tensor<17x17xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_n], iterator_types = ["reduction", "parallel"]}
    ins(%s : tensor<17x17xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x17xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_n, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x17xf32>, tensor<17xf32>) outs(%e2 : tensor<17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x17xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_n], iterator_types = ["reduction", "parallel"]}
    ins(%exp : tensor<17x17xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x17xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_n, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x17xf32>, tensor<17xf32>) outs(%e4 : tensor<17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x17xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x17xf32>, tensor<17x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @named_softmax_over_queries: refuse
// CHECK-NEXT: remark: [Missed] the softmax runs along another dimension than the contraction with the values reduces (linalg.softmax)
func.func @named_softmax_over_queries(%q: tensor<17x8xf32>, %k: tensor<8x17xf32>, %v: tensor<17x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x17xf32>) -> tensor<17x17xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x17xf32>) outs(%f : tensor<17x17xf32>) -> tensor<17x17xf32>
  %e1 = tensor.empty() : tensor<17x17xf32>
  %p = linalg.softmax dimension(0) ins(%s : tensor<17x17xf32>) outs(%e1 : tensor<17x17xf32>) -> tensor<17x17xf32>
  %e2 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x17xf32>, tensor<17x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @softmax_over_heads: refuse
// CHECK-NEXT: remark: [Missed] the softmax runs along another dimension than the contraction with the values reduces (linalg.softmax)
func.func @softmax_over_heads(%q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2x3x17x19xf32>) outs(%e1 : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f1 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// S13: one key, static: the probabilities are 1 and the output is the value;
// nothing is gained by an op.
// DECISION: leave
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// RAW-LABEL: @one_key: refuse
// GENERALIZED-LABEL: @one_key: refuse
// FUSED-LABEL: @one_key: refuse
// UNIT-LABEL: @one_key: silent
// CSE-LABEL: @one_key: refuse
// ALL-LABEL: @one_key: silent
// RAW-NEXT: remark: [Missed] the contraction with the values reduces no dimension of more than one element (linalg.matmul)
// GENERALIZED-NEXT: remark: [Missed] the contraction with the values reduces no dimension of more than one element (linalg.generic)
// FUSED-NEXT: remark: [Missed] the contraction with the values reduces no dimension of more than one element (linalg.generic)
// CSE-NEXT: remark: [Missed] the contraction with the values reduces no dimension of more than one element (linalg.matmul)
func.func @one_key(%q: tensor<17x8xf32>, %k: tensor<8x1xf32>, %v: tensor<1x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x1xf32>) -> tensor<17x1xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x1xf32>) outs(%f : tensor<17x1xf32>) -> tensor<17x1xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x1xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x1xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x1xf32>, tensor<17xf32>) outs(%e2 : tensor<17x1xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x1xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x1xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x1xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x1xf32>, tensor<17xf32>) outs(%e4 : tensor<17x1xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x1xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x1xf32>, tensor<1x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// L1: keys transposed by an op, the last two dimensions.
// DECISION: capture
// RUN: %check_row %s

#bmn_bm = affine_map<(b, m, n) -> (b, m)>
#bmn_bmn = affine_map<(b, m, n) -> (b, m, n)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @transposed: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @transposed(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<8x19xf32>
  %kt = linalg.transpose ins(%k : tensor<19x8xf32>) outs(%e : tensor<8x19xf32>) permutation = [1, 0]
  %e1 = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %kt : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
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
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
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

// CHECK-LABEL: @transposed_heads: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x19x8xf32>, tensor<6x19x16xf32>) outs({{.*}} : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
func.func @transposed_heads(%q: tensor<6x17x8xf32>, %k: tensor<6x19x8xf32>, %v: tensor<6x19x16xf32>) -> tensor<6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<6x8x19xf32>
  %kt = linalg.transpose ins(%k : tensor<6x19x8xf32>) outs(%e : tensor<6x8x19xf32>) permutation = [0, 2, 1]
  %e1 = tensor.empty() : tensor<6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %kt : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %e2 = tensor.empty() : tensor<6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %max = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%s : tensor<6x17x19xf32>) outs(%f1 : tensor<6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<6x17xf32>
  %e3 = tensor.empty() : tensor<6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e3 : tensor<6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<6x17x19xf32>
  %e4 = tensor.empty() : tensor<6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%exp : tensor<6x17x19xf32>) outs(%f2 : tensor<6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<6x17xf32>
  %e5 = tensor.empty() : tensor<6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e5 : tensor<6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<6x17x19xf32>
  %e6 = tensor.empty() : tensor<6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f3 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %o : tensor<6x17x16xf32>
}

// S5: as TOSA lowers: linalg.reduce from the lowest finite value,
// expand_shape, constant-0 maps.
// DECISION: capture
// RUN: %check_row %s

#bmn_bm0 = affine_map<(b, m, n) -> (b, m, 0)>
#bmn_bmn = affine_map<(b, m, n) -> (b, m, n)>
#bmu_bm0 = affine_map<(b, m, u) -> (b, m, 0)>
#bmu_bmu = affine_map<(b, m, u) -> (b, m, u)>

// CHECK-LABEL: @from_tosa: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x17x8xf32>, tensor<2x19x8xf32>, tensor<2x19x16xf32>) outs({{.*}} : tensor<2x17x16xf32>) -> tensor<2x17x16xf32>
func.func @from_tosa(%q: tensor<2x17x8xf32>, %k: tensor<2x19x8xf32>, %v: tensor<2x19x16xf32>) -> tensor<2x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<2x8x19xf32>
  %kt = linalg.transpose ins(%k : tensor<2x19x8xf32>) outs(%e : tensor<2x8x19xf32>) permutation = [0, 2, 1]
  %e1 = tensor.empty() : tensor<2x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x17x19xf32>) -> tensor<2x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %kt : tensor<2x17x8xf32>, tensor<2x8x19xf32>) outs(%f : tensor<2x17x19xf32>) -> tensor<2x17x19xf32>
  %e2 = tensor.empty() : tensor<2x17xf32>
  %f1 = linalg.fill ins(%c3_40282347E_38 : f32) outs(%e2 : tensor<2x17xf32>) -> tensor<2x17xf32>
  %max = linalg.reduce ins(%s : tensor<2x17x19xf32>) outs(%f1 : tensor<2x17xf32>) dimensions = [2]
    (%a: f32, %out: f32) {
      %r = arith.maximumf %a, %out : f32
      linalg.yield %r : f32
    }
  %maxu = tensor.expand_shape %max [[0], [1, 2]] output_shape [2, 17, 1] : tensor<2x17xf32> into tensor<2x17x1xf32>
  %e3 = tensor.empty() : tensor<2x17x19xf32>
  %shifted = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm0, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s, %maxu : tensor<2x17x19xf32>, tensor<2x17x1xf32>) outs(%e3 : tensor<2x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x17x19xf32>
  %e4 = tensor.empty() : tensor<2x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%shifted : tensor<2x17x19xf32>) outs(%e4 : tensor<2x17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<2x17x19xf32>
  %e5 = tensor.empty() : tensor<2x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x17xf32>) -> tensor<2x17xf32>
  %sum = linalg.reduce ins(%exp : tensor<2x17x19xf32>) outs(%f2 : tensor<2x17xf32>) dimensions = [2]
    (%a: f32, %out: f32) {
      %r = arith.addf %a, %out : f32
      linalg.yield %r : f32
    }
  %sumu = tensor.expand_shape %sum [[0], [1, 2]] output_shape [2, 17, 1] : tensor<2x17xf32> into tensor<2x17x1xf32>
  %e6 = tensor.empty() : tensor<2x17x1xf32>
  %inverse = linalg.generic {indexing_maps = [#bmu_bm0, #bmu_bmu], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sumu : tensor<2x17x1xf32>) outs(%e6 : tensor<2x17x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.divf %one, %a : f32
    linalg.yield %r : f32
  } -> tensor<2x17x1xf32>
  %e7 = tensor.empty() : tensor<2x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm0, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %inverse : tensor<2x17x19xf32>, tensor<2x17x1xf32>) outs(%e7 : tensor<2x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x17x19xf32>
  %e8 = tensor.empty() : tensor<2x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<2x17x16xf32>) -> tensor<2x17x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x17x19xf32>, tensor<2x19x16xf32>) outs(%f3 : tensor<2x17x16xf32>) -> tensor<2x17x16xf32>
  return %o : tensor<2x17x16xf32>
}

// S1: the named op, over the last dimension.
// DECISION: capture
// RUN: %check_row %s

#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>

// CHECK-LABEL: @named_softmax: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @named_softmax(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @named_softmax_heads: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
func.func @named_softmax_heads(%q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
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
  %p = linalg.softmax dimension(3) ins(%s : tensor<2x3x17x19xf32>) outs(%e1 : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
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

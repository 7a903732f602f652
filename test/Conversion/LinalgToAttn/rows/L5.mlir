// L5: queries, keys and values permuted from (batch, length, head, size).
// DECISION: capture
// RUN: %check_row %s

#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bnhe = affine_map<(b, h, m, e, n) -> (b, n, h, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bmhd = affine_map<(b, h, m, n, d) -> (b, m, h, d)>
#bhmnd_bnhd = affine_map<(b, h, m, n, d) -> (b, n, h, d)>
#bmn_bm = affine_map<(b, m, n) -> (b, m)>
#bmn_bmn = affine_map<(b, m, n) -> (b, m, n)>

// CHECK-LABEL: @from_bshd_as_batches: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, b1, d], key[b0, n, b1, d], value[b0, n, b1, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x17x3x8xf32>, tensor<2x19x3x8xf32>, tensor<2x19x3x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
func.func @from_bshd_as_batches(%q: tensor<2x17x3x8xf32>, %k: tensor<2x19x3x8xf32>, %v: tensor<2x19x3x16xf32>) -> tensor<6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x17x8xf32>
  %qt = linalg.transpose ins(%q : tensor<2x17x3x8xf32>) outs(%e : tensor<2x3x17x8xf32>) permutation = [0, 2, 1, 3]
  %e1 = tensor.empty() : tensor<2x3x19x8xf32>
  %kt = linalg.transpose ins(%k : tensor<2x19x3x8xf32>) outs(%e1 : tensor<2x3x19x8xf32>) permutation = [0, 2, 1, 3]
  %e2 = tensor.empty() : tensor<2x3x19x16xf32>
  %vt = linalg.transpose ins(%v : tensor<2x19x3x16xf32>) outs(%e2 : tensor<2x3x19x16xf32>) permutation = [0, 2, 1, 3]
  %c = tensor.collapse_shape %qt [[0, 1], [2], [3]] : tensor<2x3x17x8xf32> into tensor<6x17x8xf32>
  %c1 = tensor.collapse_shape %kt [[0, 1], [2], [3]] : tensor<2x3x19x8xf32> into tensor<6x19x8xf32>
  %c2 = tensor.collapse_shape %vt [[0, 1], [2], [3]] : tensor<2x3x19x16xf32> into tensor<6x19x16xf32>
  %e3 = tensor.empty() : tensor<6x8x19xf32>
  %kt1 = linalg.transpose ins(%c1 : tensor<6x19x8xf32>) outs(%e3 : tensor<6x8x19xf32>) permutation = [0, 2, 1]
  %e4 = tensor.empty() : tensor<6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e4 : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %s = linalg.batch_matmul ins(%c, %kt1 : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %e5 = tensor.empty() : tensor<6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e5 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %max = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%s : tensor<6x17x19xf32>) outs(%f1 : tensor<6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<6x17xf32>
  %e6 = tensor.empty() : tensor<6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e6 : tensor<6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<6x17x19xf32>
  %e7 = tensor.empty() : tensor<6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%exp : tensor<6x17x19xf32>) outs(%f2 : tensor<6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<6x17xf32>
  %e8 = tensor.empty() : tensor<6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e8 : tensor<6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<6x17x19xf32>
  %e9 = tensor.empty() : tensor<6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %o = linalg.batch_matmul ins(%p, %c2 : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f3 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %o : tensor<6x17x16xf32>
}

// (batch, length, head * size).
// CHECK-LABEL: @heads_in_last_dimension: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, b1, d], key[b0, n, b1, d], value[b0, n, b1, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x17x3x8xf32>, tensor<2x19x3x8xf32>, tensor<2x19x3x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
func.func @heads_in_last_dimension(%q: tensor<2x17x24xf32>, %k: tensor<2x19x24xf32>, %v: tensor<2x19x48xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %x = tensor.expand_shape %q [[0], [1], [2, 3]] output_shape [2, 17, 3, 8] : tensor<2x17x24xf32> into tensor<2x17x3x8xf32>
  %x1 = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [2, 19, 3, 8] : tensor<2x19x24xf32> into tensor<2x19x3x8xf32>
  %x2 = tensor.expand_shape %v [[0], [1], [2, 3]] output_shape [2, 19, 3, 16] : tensor<2x19x48xf32> into tensor<2x19x3x16xf32>
  %e = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bmhd, #bhmnd_bnhd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%x, %x1 : tensor<2x17x3x8xf32>, tensor<2x19x3x8xf32>) outs(%f : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x3x17x19xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e2 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e2 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e3 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x19xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e4 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e4 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e5 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bnhe, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %x2 : tensor<2x3x17x19xf32>, tensor<2x19x3x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// G2: expand, broadcast and collapse; times ones; tile.
// DECISION: capture
// RUN: %check_row %s

#bgrnd_bg0nd = affine_map<(b, g, r, n, d) -> (b, g, 0, n, d)>
#bgrnd_bgrnd = affine_map<(b, g, r, n, d) -> (b, g, r, n, d)>
#bgrne_bg0ne = affine_map<(b, g, r, n, e) -> (b, g, 0, n, e)>
#bgrne_bgrne = affine_map<(b, g, r, n, e) -> (b, g, r, n, e)>
#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#bhrnd_bhnd = affine_map<(b, h, r, n, d) -> (b, h, n, d)>
#bhrnd_bhrnd = affine_map<(b, h, r, n, d) -> (b, h, r, n, d)>
#bhrne_bhne = affine_map<(b, h, r, n, e) -> (b, h, n, e)>
#bhrne_bhrne = affine_map<(b, h, r, n, e) -> (b, h, r, n, e)>
#bmn_bm = affine_map<(b, m, n) -> (b, m)>
#bmn_bmn = affine_map<(b, m, n) -> (b, m, n)>
#brhnd_bhnd = affine_map<(b, r, h, n, d) -> (b, h, n, d)>
#brhnd_brhnd = affine_map<(b, r, h, n, d) -> (b, r, h, n, d)>
#brhne_bhne = affine_map<(b, r, h, n, e) -> (b, h, n, e)>
#brhne_brhne = affine_map<(b, r, h, n, e) -> (b, r, h, n, e)>

// CHECK-LABEL: @expand_broadcast: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
func.func @expand_broadcast(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %u = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [2, 2, 1, 19, 8] : tensor<2x2x19x8xf32> into tensor<2x2x1x19x8xf32>
  %e = tensor.empty() : tensor<2x2x3x19x8xf32>
  %wide = linalg.generic {indexing_maps = [#bgrnd_bg0nd, #bgrnd_bgrnd], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%u : tensor<2x2x1x19x8xf32>) outs(%e : tensor<2x2x3x19x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x2x3x19x8xf32>
  %rep = tensor.collapse_shape %wide [[0], [1, 2], [3], [4]] : tensor<2x2x3x19x8xf32> into tensor<2x6x19x8xf32>
  %u1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [2, 2, 1, 19, 16] : tensor<2x2x19x16xf32> into tensor<2x2x1x19x16xf32>
  %e1 = tensor.empty() : tensor<2x2x3x19x16xf32>
  %wide1 = linalg.generic {indexing_maps = [#bgrne_bg0ne, #bgrne_bgrne], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%u1 : tensor<2x2x1x19x16xf32>) outs(%e1 : tensor<2x2x3x19x16xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x2x3x19x16xf32>
  %rep1 = tensor.collapse_shape %wide1 [[0], [1, 2], [3], [4]] : tensor<2x2x3x19x16xf32> into tensor<2x6x19x16xf32>
  %e2 = tensor.empty() : tensor<2x6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x6x17x19xf32>) -> tensor<2x6x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %rep : tensor<2x6x17x8xf32>, tensor<2x6x19x8xf32>) outs(%f : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e3 = tensor.empty() : tensor<2x6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x6x17x19xf32>) outs(%f1 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e4 = tensor.empty() : tensor<2x6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e4 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e5 = tensor.empty() : tensor<2x6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x6x17x19xf32>) outs(%f2 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e6 = tensor.empty() : tensor<2x6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e6 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e7 = tensor.empty() : tensor<2x6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %rep1 : tensor<2x6x17x19xf32>, tensor<2x6x19x16xf32>) outs(%f3 : tensor<2x6x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x16xf32>
  return %o : tensor<2x6x17x16xf32>
}

// CHECK-LABEL: @times_ones: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
func.func @times_ones(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %ones = arith.constant dense<1.0> : tensor<2x2x3x19x8xf32>
  %ones_v = arith.constant dense<1.0> : tensor<2x2x3x19x16xf32>
  %u = tensor.expand_shape %k [[0], [1, 2], [3], [4]] output_shape [2, 2, 1, 19, 8] : tensor<2x2x19x8xf32> into tensor<2x2x1x19x8xf32>
  %e = tensor.empty() : tensor<2x2x3x19x8xf32>
  %wide = linalg.generic {indexing_maps = [#bgrnd_bg0nd, #bgrnd_bgrnd, #bgrnd_bgrnd], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%u, %ones : tensor<2x2x1x19x8xf32>, tensor<2x2x3x19x8xf32>) outs(%e : tensor<2x2x3x19x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x2x3x19x8xf32>
  %rep = tensor.collapse_shape %wide [[0], [1, 2], [3], [4]] : tensor<2x2x3x19x8xf32> into tensor<2x6x19x8xf32>
  %u1 = tensor.expand_shape %v [[0], [1, 2], [3], [4]] output_shape [2, 2, 1, 19, 16] : tensor<2x2x19x16xf32> into tensor<2x2x1x19x16xf32>
  %e1 = tensor.empty() : tensor<2x2x3x19x16xf32>
  %wide1 = linalg.generic {indexing_maps = [#bgrne_bg0ne, #bgrne_bgrne, #bgrne_bgrne], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%u1, %ones_v : tensor<2x2x1x19x16xf32>, tensor<2x2x3x19x16xf32>) outs(%e1 : tensor<2x2x3x19x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x2x3x19x16xf32>
  %rep1 = tensor.collapse_shape %wide1 [[0], [1, 2], [3], [4]] : tensor<2x2x3x19x16xf32> into tensor<2x6x19x16xf32>
  %e2 = tensor.empty() : tensor<2x6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x6x17x19xf32>) -> tensor<2x6x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %rep : tensor<2x6x17x8xf32>, tensor<2x6x19x8xf32>) outs(%f : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e3 = tensor.empty() : tensor<2x6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x6x17x19xf32>) outs(%f1 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e4 = tensor.empty() : tensor<2x6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e4 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e5 = tensor.empty() : tensor<2x6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x6x17x19xf32>) outs(%f2 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e6 = tensor.empty() : tensor<2x6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e6 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e7 = tensor.empty() : tensor<2x6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %rep1 : tensor<2x6x17x19xf32>, tensor<2x6x19x16xf32>) outs(%f3 : tensor<2x6x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x16xf32>
  return %o : tensor<2x6x17x16xf32>
}

// Head h reads h mod 2.
// CHECK-LABEL: @tiled: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 mod 2, n, d], value[b0, b1 mod 2, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 mod 2, n, d], value[b0, b1 mod 2, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b2, n, d], value[b0, b2, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 mod 2, n, d], value[b0, b1 mod 2, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 mod 2, n, d], value[b0, b1 mod 2, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b2, n, d], value[b0, b2, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x2x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x3x2x17x16xf32>) -> tensor<2x3x2x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x2x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x3x2x17x16xf32>) -> tensor<2x3x2x17x16xf32>
func.func @tiled(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x2x19x8xf32>
  %wide = linalg.generic {indexing_maps = [#brhnd_bhnd, #brhnd_brhnd], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%k : tensor<2x2x19x8xf32>) outs(%e : tensor<2x3x2x19x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x3x2x19x8xf32>
  %rep = tensor.collapse_shape %wide [[0], [1, 2], [3], [4]] : tensor<2x3x2x19x8xf32> into tensor<2x6x19x8xf32>
  %e1 = tensor.empty() : tensor<2x3x2x19x16xf32>
  %wide1 = linalg.generic {indexing_maps = [#brhne_bhne, #brhne_brhne], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%v : tensor<2x2x19x16xf32>) outs(%e1 : tensor<2x3x2x19x16xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x3x2x19x16xf32>
  %rep1 = tensor.collapse_shape %wide1 [[0], [1, 2], [3], [4]] : tensor<2x3x2x19x16xf32> into tensor<2x6x19x16xf32>
  %e2 = tensor.empty() : tensor<2x6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x6x17x19xf32>) -> tensor<2x6x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %rep : tensor<2x6x17x8xf32>, tensor<2x6x19x8xf32>) outs(%f : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e3 = tensor.empty() : tensor<2x6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x6x17x19xf32>) outs(%f1 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e4 = tensor.empty() : tensor<2x6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e4 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e5 = tensor.empty() : tensor<2x6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x6x17x19xf32>) outs(%f2 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e6 = tensor.empty() : tensor<2x6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e6 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e7 = tensor.empty() : tensor<2x6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %rep1 : tensor<2x6x17x19xf32>, tensor<2x6x19x16xf32>) outs(%f3 : tensor<2x6x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x16xf32>
  return %o : tensor<2x6x17x16xf32>
}

// As one batch dimension: (batch * head).
// CHECK-LABEL: @batches: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<12x17x8xf32>, tensor<12x19x8xf32>, tensor<12x19x16xf32>) outs({{.*}} : tensor<12x17x16xf32>) -> tensor<12x17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<12x17x8xf32>, tensor<12x19x8xf32>, tensor<12x19x16xf32>) outs({{.*}} : tensor<12x17x16xf32>) -> tensor<12x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
func.func @batches(%q: tensor<12x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<12x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x2x3x19x8xf32>
  %wide = linalg.generic {indexing_maps = [#bhrnd_bhnd, #bhrnd_bhrnd], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%k : tensor<2x2x19x8xf32>) outs(%e : tensor<2x2x3x19x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x2x3x19x8xf32>
  %rep = tensor.collapse_shape %wide [[0], [1, 2], [3], [4]] : tensor<2x2x3x19x8xf32> into tensor<2x6x19x8xf32>
  %c = tensor.collapse_shape %rep [[0, 1], [2], [3]] : tensor<2x6x19x8xf32> into tensor<12x19x8xf32>
  %e1 = tensor.empty() : tensor<2x2x3x19x16xf32>
  %wide1 = linalg.generic {indexing_maps = [#bhrne_bhne, #bhrne_bhrne], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%v : tensor<2x2x19x16xf32>) outs(%e1 : tensor<2x2x3x19x16xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x2x3x19x16xf32>
  %rep1 = tensor.collapse_shape %wide1 [[0], [1, 2], [3], [4]] : tensor<2x2x3x19x16xf32> into tensor<2x6x19x16xf32>
  %c1 = tensor.collapse_shape %rep1 [[0, 1], [2], [3]] : tensor<2x6x19x16xf32> into tensor<12x19x16xf32>
  %e2 = tensor.empty() : tensor<12x8x19xf32>
  %kt = linalg.transpose ins(%c : tensor<12x19x8xf32>) outs(%e2 : tensor<12x8x19xf32>) permutation = [0, 2, 1]
  %e3 = tensor.empty() : tensor<12x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e3 : tensor<12x17x19xf32>) -> tensor<12x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %kt : tensor<12x17x8xf32>, tensor<12x8x19xf32>) outs(%f : tensor<12x17x19xf32>) -> tensor<12x17x19xf32>
  %e4 = tensor.empty() : tensor<12x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e4 : tensor<12x17xf32>) -> tensor<12x17xf32>
  %max = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%s : tensor<12x17x19xf32>) outs(%f1 : tensor<12x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<12x17xf32>
  %e5 = tensor.empty() : tensor<12x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<12x17x19xf32>, tensor<12x17xf32>) outs(%e5 : tensor<12x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<12x17x19xf32>
  %e6 = tensor.empty() : tensor<12x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<12x17xf32>) -> tensor<12x17xf32>
  %sum = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%exp : tensor<12x17x19xf32>) outs(%f2 : tensor<12x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<12x17xf32>
  %e7 = tensor.empty() : tensor<12x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<12x17x19xf32>, tensor<12x17xf32>) outs(%e7 : tensor<12x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<12x17x19xf32>
  %e8 = tensor.empty() : tensor<12x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<12x17x16xf32>) -> tensor<12x17x16xf32>
  %o = linalg.batch_matmul ins(%p, %c1 : tensor<12x17x19xf32>, tensor<12x19x16xf32>) outs(%f3 : tensor<12x17x16xf32>) -> tensor<12x17x16xf32>
  return %o : tensor<12x17x16xf32>
}

// N21: the order of groups: head h reads h mod G, or h floordiv G.
// DECISION: capture
// RUN: %check_row %s

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
#brgmen_bgne = affine_map<(b, r, g, m, e, n) -> (b, g, n, e)>
#brgmen_brgme = affine_map<(b, r, g, m, e, n) -> (b, r, g, m, e)>
#brgmen_brgmn = affine_map<(b, r, g, m, e, n) -> (b, r, g, m, n)>
#brgmn_brgm = affine_map<(b, r, g, m, n) -> (b, r, g, m)>
#brgmn_brgmn = affine_map<(b, r, g, m, n) -> (b, r, g, m, n)>
#brgmnd_bgnd = affine_map<(b, r, g, m, n, d) -> (b, g, n, d)>
#brgmnd_brgmd = affine_map<(b, r, g, m, n, d) -> (b, r, g, m, d)>
#brgmnd_brgmn = affine_map<(b, r, g, m, n, d) -> (b, r, g, m, n)>
#brhnd_bhnd = affine_map<(b, r, h, n, d) -> (b, h, n, d)>
#brhnd_brhnd = affine_map<(b, r, h, n, d) -> (b, r, h, n, d)>
#brhne_bhne = affine_map<(b, r, h, n, e) -> (b, h, n, e)>
#brhne_brhne = affine_map<(b, r, h, n, e) -> (b, r, h, n, e)>

// CHECK-LABEL: @floordiv: capture
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
func.func @floordiv(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x2x3x19x8xf32>
  %wide = linalg.generic {indexing_maps = [#bhrnd_bhnd, #bhrnd_bhrnd], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%k : tensor<2x2x19x8xf32>) outs(%e : tensor<2x2x3x19x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x2x3x19x8xf32>
  %rep = tensor.collapse_shape %wide [[0], [1, 2], [3], [4]] : tensor<2x2x3x19x8xf32> into tensor<2x6x19x8xf32>
  %e1 = tensor.empty() : tensor<2x2x3x19x16xf32>
  %wide1 = linalg.generic {indexing_maps = [#bhrne_bhne, #bhrne_bhrne], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%v : tensor<2x2x19x16xf32>) outs(%e1 : tensor<2x2x3x19x16xf32>) {
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

// CHECK-LABEL: @mod: capture
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
func.func @mod(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
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

// CHECK-LABEL: @keys_mod_values_floordiv: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 mod 2, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 mod 2, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, b2, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 mod 2, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 mod 2, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, b2, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x3x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x3x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
func.func @keys_mod_values_floordiv(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x2x19x8xf32>
  %wide = linalg.generic {indexing_maps = [#brhnd_bhnd, #brhnd_brhnd], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%k : tensor<2x2x19x8xf32>) outs(%e : tensor<2x3x2x19x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x3x2x19x8xf32>
  %rep = tensor.collapse_shape %wide [[0], [1, 2], [3], [4]] : tensor<2x3x2x19x8xf32> into tensor<2x6x19x8xf32>
  %e1 = tensor.empty() : tensor<2x2x3x19x16xf32>
  %wide1 = linalg.generic {indexing_maps = [#bhrne_bhne, #bhrne_bhrne], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%v : tensor<2x2x19x16xf32>) outs(%e1 : tensor<2x2x3x19x16xf32>) {
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

// Queries as (group, head): h mod 2 by a reshape.
// CHECK-LABEL: @groups_first: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b2, n, d], value[b0, b2, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x2x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x3x2x17x16xf32>) -> tensor<2x3x2x17x16xf32>
func.func @groups_first(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %x = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [2, 3, 2, 17, 8] : tensor<2x6x17x8xf32> into tensor<2x3x2x17x8xf32>
  %e = tensor.empty() : tensor<2x3x2x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x2x17x19xf32>) -> tensor<2x3x2x17x19xf32>
  %s = linalg.generic {indexing_maps = [#brgmnd_brgmd, #brgmnd_bgnd, #brgmnd_brgmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%x, %k : tensor<2x3x2x17x8xf32>, tensor<2x2x19x8xf32>) outs(%f : tensor<2x3x2x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x2x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x3x2x17xf32>) -> tensor<2x3x2x17xf32>
  %max = linalg.generic {indexing_maps = [#brgmn_brgmn, #brgmn_brgm], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x3x2x17x19xf32>) outs(%f1 : tensor<2x3x2x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17xf32>
  %e2 = tensor.empty() : tensor<2x3x2x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#brgmn_brgmn, #brgmn_brgm, #brgmn_brgmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x3x2x17x19xf32>, tensor<2x3x2x17xf32>) outs(%e2 : tensor<2x3x2x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17x19xf32>
  %e3 = tensor.empty() : tensor<2x3x2x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x3x2x17xf32>) -> tensor<2x3x2x17xf32>
  %sum = linalg.generic {indexing_maps = [#brgmn_brgmn, #brgmn_brgm], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x2x17x19xf32>) outs(%f2 : tensor<2x3x2x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17xf32>
  %e4 = tensor.empty() : tensor<2x3x2x17x19xf32>
  %p = linalg.generic {indexing_maps = [#brgmn_brgmn, #brgmn_brgm, #brgmn_brgmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x2x17x19xf32>, tensor<2x3x2x17xf32>) outs(%e4 : tensor<2x3x2x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17x19xf32>
  %e5 = tensor.empty() : tensor<2x3x2x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x3x2x17x16xf32>) -> tensor<2x3x2x17x16xf32>
  %o = linalg.generic {indexing_maps = [#brgmen_brgmn, #brgmen_bgne, #brgmen_brgme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x2x17x19xf32>, tensor<2x2x19x16xf32>) outs(%f3 : tensor<2x3x2x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17x16xf32>
  %c = tensor.collapse_shape %o [[0], [1, 2], [3], [4]] : tensor<2x3x2x17x16xf32> into tensor<2x6x17x16xf32>
  return %c : tensor<2x6x17x16xf32>
}

// An odd number of heads has no pairs: their keys are gathered.
// CHECK-LABEL: @odd_heads: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0 floordiv 2, b0 mod 2, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
func.func @odd_heads(%q: tensor<7x5x4xf32>, %k: tensor<4x2x7x4xf32>, %v: tensor<7x7x6xf32>) -> (tensor<7x5x6xf32>) {
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 0.00000000000000000e+00 : f32
  %c2 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<7x7x4xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, n, d) -> (h, n, d)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%v1 : tensor<7x7x4xf32>) {
  ^bb0(%o1: f32):
    %w2 = linalg.index 0 : index
    %w3 = arith.divui %w2, %c0 : index
    %w4 = linalg.index 0 : index
    %w5 = arith.remui %w4, %c0 : index
    %w6 = linalg.index 1 : index
    %w7 = linalg.index 2 : index
    %w8 = tensor.extract %k[%w3, %w5, %w6, %w7] : tensor<4x2x7x4xf32>
    linalg.yield %w8 : f32
  } -> tensor<7x7x4xf32>
  %v10 = tensor.empty() : tensor<7x5x7xf32>
  %v11 = linalg.fill ins(%c1 : f32) outs(%v10 : tensor<7x5x7xf32>) -> tensor<7x5x7xf32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %v9 : tensor<7x5x4xf32>, tensor<7x7x4xf32>) outs(%v11 : tensor<7x5x7xf32>) {
  ^bb0(%a11_0: f32, %a11_1: f32, %o11: f32):
    %w12 = arith.mulf %a11_0, %a11_1 : f32
    %w13 = arith.addf %o11, %w12 : f32
    linalg.yield %w13 : f32
  } -> tensor<7x5x7xf32>
  %v15 = tensor.empty() : tensor<7x5xf32>
  %v16 = linalg.fill ins(%c2 : f32) outs(%v15 : tensor<7x5xf32>) -> tensor<7x5xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v14 : tensor<7x5x7xf32>) outs(%v16 : tensor<7x5xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = arith.maximumf %o16, %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<7x5xf32>
  %v19 = tensor.empty() : tensor<7x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v14, %v18 : tensor<7x5x7xf32>, tensor<7x5xf32>) outs(%v19 : tensor<7x5x7xf32>) {
  ^bb0(%a19_0: f32, %a19_1: f32, %o19: f32):
    %w20 = arith.subf %a19_0, %a19_1 : f32
    linalg.yield %w20 : f32
  } -> tensor<7x5x7xf32>
  %v22 = tensor.empty() : tensor<7x5x7xf32>
  %v24 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v21 : tensor<7x5x7xf32>) outs(%v22 : tensor<7x5x7xf32>) {
  ^bb0(%a22_0: f32, %o22: f32):
    %w23 = math.exp %a22_0 : f32
    linalg.yield %w23 : f32
  } -> tensor<7x5x7xf32>
  %v25 = tensor.empty() : tensor<7x5xf32>
  %v26 = linalg.fill ins(%c1 : f32) outs(%v25 : tensor<7x5xf32>) -> tensor<7x5xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v24 : tensor<7x5x7xf32>) outs(%v26 : tensor<7x5xf32>) {
  ^bb0(%a26_0: f32, %o26: f32):
    %w27 = arith.addf %o26, %a26_0 : f32
    linalg.yield %w27 : f32
  } -> tensor<7x5xf32>
  %v29 = tensor.empty() : tensor<7x5x7xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v24, %v28 : tensor<7x5x7xf32>, tensor<7x5xf32>) outs(%v29 : tensor<7x5x7xf32>) {
  ^bb0(%a29_0: f32, %a29_1: f32, %o29: f32):
    %w30 = arith.divf %a29_0, %a29_1 : f32
    linalg.yield %w30 : f32
  } -> tensor<7x5x7xf32>
  %v32 = tensor.empty() : tensor<7x5x6xf32>
  %v33 = linalg.fill ins(%c1 : f32) outs(%v32 : tensor<7x5x6xf32>) -> tensor<7x5x6xf32>
  %v36 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v31, %v : tensor<7x5x7xf32>, tensor<7x7x6xf32>) outs(%v33 : tensor<7x5x6xf32>) {
  ^bb0(%a33_0: f32, %a33_1: f32, %o33: f32):
    %w34 = arith.mulf %a33_0, %a33_1 : f32
    %w35 = arith.addf %o33, %w34 : f32
    linalg.yield %w35 : f32
  } -> tensor<7x5x6xf32>
  return %v36 : tensor<7x5x6xf32>
}

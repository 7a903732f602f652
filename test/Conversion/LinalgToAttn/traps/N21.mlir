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

// G1: repeat_interleave of keys and values.
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
#bhnx_bhnx = affine_map<(b, h, n, x) -> (b, h, n, x)>
#bhrnd_bhnd = affine_map<(b, h, r, n, d) -> (b, h, n, d)>
#bhrnd_bhrnd = affine_map<(b, h, r, n, d) -> (b, h, r, n, d)>
#bhrne_bhne = affine_map<(b, h, r, n, e) -> (b, h, n, e)>
#bhrne_bhrne = affine_map<(b, h, r, n, e) -> (b, h, r, n, e)>

// CHECK-LABEL: @repeat_interleave: capture
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
func.func @repeat_interleave(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
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

// By reading head h floordiv 3.
// CHECK-LABEL: @by_index: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1 floordiv 3, n, d], value[b0, b1 floordiv 3, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
func.func @by_index(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x6x19x8xf32>
  %kr = linalg.generic {indexing_maps = [#bhnx_bhnx], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    outs(%e : tensor<2x6x19x8xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %i3 = linalg.index 3 : index
    %h = arith.divui %i1, %c3 : index
    %r = tensor.extract %k[%i0, %h, %i2, %i3] : tensor<2x2x19x8xf32>
    linalg.yield %r : f32
  } -> tensor<2x6x19x8xf32>
  %e1 = tensor.empty() : tensor<2x6x19x16xf32>
  %vr = linalg.generic {indexing_maps = [#bhnx_bhnx], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    outs(%e1 : tensor<2x6x19x16xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %i3 = linalg.index 3 : index
    %h = arith.divui %i1, %c3 : index
    %r = tensor.extract %v[%i0, %h, %i2, %i3] : tensor<2x2x19x16xf32>
    linalg.yield %r : f32
  } -> tensor<2x6x19x16xf32>
  %e2 = tensor.empty() : tensor<2x6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x6x17x19xf32>) -> tensor<2x6x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %kr : tensor<2x6x17x8xf32>, tensor<2x6x19x8xf32>) outs(%f : tensor<2x6x17x19xf32>) {
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
    ins(%p, %vr : tensor<2x6x17x19xf32>, tensor<2x6x19x16xf32>) outs(%f3 : tensor<2x6x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x16xf32>
  return %o : tensor<2x6x17x16xf32>
}

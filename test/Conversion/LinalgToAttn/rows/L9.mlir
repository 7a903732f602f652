// L9: rank 2 to 6, unit dimensions.
// DECISION: capture
// RUN: %check_row %s

#bhcmen_bhcme = affine_map<(b, h, c, m, e, n) -> (b, h, c, m, e)>
#bhcmen_bhcmn = affine_map<(b, h, c, m, e, n) -> (b, h, c, m, n)>
#bhcmen_bhcne = affine_map<(b, h, c, m, e, n) -> (b, h, c, n, e)>
#bhcmn_bhcm = affine_map<(b, h, c, m, n) -> (b, h, c, m)>
#bhcmn_bhcmn = affine_map<(b, h, c, m, n) -> (b, h, c, m, n)>
#bhcmnd_bhcmd = affine_map<(b, h, c, m, n, d) -> (b, h, c, m, d)>
#bhcmnd_bhcmn = affine_map<(b, h, c, m, n, d) -> (b, h, c, m, n)>
#bhcmnd_bhcnd = affine_map<(b, h, c, m, n, d) -> (b, h, c, n, d)>
#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#bmn_bm = affine_map<(b, m, n) -> (b, m)>
#bmn_bmn = affine_map<(b, m, n) -> (b, m, n)>
#hxyen_hne = affine_map<(h, x, y, e, n) -> (h, n, e)>
#hxyen_hxye = affine_map<(h, x, y, e, n) -> (h, x, y, e)>
#hxyen_hxyn = affine_map<(h, x, y, e, n) -> (h, x, y, n)>
#hxyn_hxy = affine_map<(h, x, y, n) -> (h, x, y)>
#hxyn_hxyn = affine_map<(h, x, y, n) -> (h, x, y, n)>
#hxynd_hnd = affine_map<(h, x, y, n, d) -> (h, n, d)>
#hxynd_hxyd = affine_map<(h, x, y, n, d) -> (h, x, y, d)>
#hxynd_hxyn = affine_map<(h, x, y, n, d) -> (h, x, y, n)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @rank_two: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @rank_two(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @rank_three: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x8x19xf32>, tensor<6x19x16xf32>) outs({{.*}} : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
func.func @rank_three(%q: tensor<6x17x8xf32>, %k: tensor<6x8x19xf32>, %v: tensor<6x19x16xf32>) -> tensor<6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %e1 = tensor.empty() : tensor<6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %max = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%s : tensor<6x17x19xf32>) outs(%f1 : tensor<6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<6x17xf32>
  %e2 = tensor.empty() : tensor<6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e2 : tensor<6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<6x17x19xf32>
  %e3 = tensor.empty() : tensor<6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%exp : tensor<6x17x19xf32>) outs(%f2 : tensor<6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<6x17xf32>
  %e4 = tensor.empty() : tensor<6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e4 : tensor<6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<6x17x19xf32>
  %e5 = tensor.empty() : tensor<6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f3 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %o : tensor<6x17x16xf32>
}

// CHECK-LABEL: @unit_batch: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[0, 0, m, d], key[0, 0, n, d], value[0, 0, n, e], output[0, 0, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[0, 0, m, d], key[0, 0, n, d], value[0, 0, n, e], output[0, 0, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[0, 0, m, d], key[0, 0, n, d], value[0, 0, n, e], output[0, 0, m, e]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[0, 0, m, d], key[0, 0, n, d], value[0, 0, n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[0, 0, m, d], key[0, 0, n, d], value[0, 0, n, e], output[0, 0, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[0, 0, m, d], key[0, 0, n, d], value[0, 0, n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<1x1x17x8xf32>, tensor<1x1x19x8xf32>, tensor<1x1x19x16xf32>) outs({{.*}} : tensor<1x1x17x16xf32>) -> tensor<1x1x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<1x1x17x8xf32>, tensor<1x1x19x8xf32>, tensor<1x1x19x16xf32>) outs({{.*}} : tensor<1x1x17x16xf32>) -> tensor<1x1x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<1x1x17x8xf32>, tensor<1x1x19x8xf32>, tensor<1x1x19x16xf32>) outs({{.*}} : tensor<1x1x17x16xf32>) -> tensor<1x1x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<1x1x17x8xf32>, tensor<1x1x19x8xf32>, tensor<1x1x19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<1x1x17x8xf32>, tensor<1x1x19x8xf32>, tensor<1x1x19x16xf32>) outs({{.*}} : tensor<1x1x17x16xf32>) -> tensor<1x1x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<1x1x17x8xf32>, tensor<1x1x19x8xf32>, tensor<1x1x19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @unit_batch(%q: tensor<1x1x17x8xf32>, %k: tensor<1x1x19x8xf32>, %v: tensor<1x1x19x16xf32>) -> tensor<1x1x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x1x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x17x19xf32>) -> tensor<1x1x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<1x1x17x8xf32>, tensor<1x1x19x8xf32>) outs(%f : tensor<1x1x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<1x1x17x19xf32>
  %e1 = tensor.empty() : tensor<1x1x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<1x1x17xf32>) -> tensor<1x1x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<1x1x17x19xf32>) outs(%f1 : tensor<1x1x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<1x1x17xf32>
  %e2 = tensor.empty() : tensor<1x1x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<1x1x17x19xf32>, tensor<1x1x17xf32>) outs(%e2 : tensor<1x1x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<1x1x17x19xf32>
  %e3 = tensor.empty() : tensor<1x1x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<1x1x17xf32>) -> tensor<1x1x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<1x1x17x19xf32>) outs(%f2 : tensor<1x1x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<1x1x17xf32>
  %e4 = tensor.empty() : tensor<1x1x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<1x1x17x19xf32>, tensor<1x1x17xf32>) outs(%e4 : tensor<1x1x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<1x1x17x19xf32>
  %e5 = tensor.empty() : tensor<1x1x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<1x1x17x16xf32>) -> tensor<1x1x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<1x1x17x19xf32>, tensor<1x1x19x16xf32>) outs(%f3 : tensor<1x1x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<1x1x17x16xf32>
  return %o : tensor<1x1x17x16xf32>
}

// CHECK-LABEL: @one_head: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, 0, m, d], key[b0, 0, n, d], value[b0, 0, n, e], output[b0, 0, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, 0, m, d], key[b0, 0, n, d], value[b0, 0, n, e], output[b0, 0, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, 0, m, d], key[b0, 0, n, d], value[b0, 0, n, e], output[b0, 0, m, e]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, 0, m, d], key[b0, 0, n, d], value[b0, 0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, 0, m, d], key[b0, 0, n, d], value[b0, 0, n, e], output[b0, 0, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, 0, m, d], key[b0, 0, n, d], value[b0, 0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x1x17x8xf32>, tensor<2x1x19x8xf32>, tensor<2x1x19x16xf32>) outs({{.*}} : tensor<2x1x17x16xf32>) -> tensor<2x1x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x1x17x8xf32>, tensor<2x1x19x8xf32>, tensor<2x1x19x16xf32>) outs({{.*}} : tensor<2x1x17x16xf32>) -> tensor<2x1x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x1x17x8xf32>, tensor<2x1x19x8xf32>, tensor<2x1x19x16xf32>) outs({{.*}} : tensor<2x1x17x16xf32>) -> tensor<2x1x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x1x17x8xf32>, tensor<2x1x19x8xf32>, tensor<2x1x19x16xf32>) outs({{.*}} : tensor<2x17x16xf32>) -> tensor<2x17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x1x17x8xf32>, tensor<2x1x19x8xf32>, tensor<2x1x19x16xf32>) outs({{.*}} : tensor<2x1x17x16xf32>) -> tensor<2x1x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x1x17x8xf32>, tensor<2x1x19x8xf32>, tensor<2x1x19x16xf32>) outs({{.*}} : tensor<2x17x16xf32>) -> tensor<2x17x16xf32>
func.func @one_head(%q: tensor<2x1x17x8xf32>, %k: tensor<2x1x19x8xf32>, %v: tensor<2x1x19x16xf32>) -> tensor<2x1x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x1x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x1x17x19xf32>) -> tensor<2x1x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x1x17x8xf32>, tensor<2x1x19x8xf32>) outs(%f : tensor<2x1x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x1x17x19xf32>
  %e1 = tensor.empty() : tensor<2x1x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x1x17xf32>) -> tensor<2x1x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x1x17x19xf32>) outs(%f1 : tensor<2x1x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x1x17xf32>
  %e2 = tensor.empty() : tensor<2x1x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x1x17x19xf32>, tensor<2x1x17xf32>) outs(%e2 : tensor<2x1x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x1x17x19xf32>
  %e3 = tensor.empty() : tensor<2x1x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x1x17xf32>) -> tensor<2x1x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x1x17x19xf32>) outs(%f2 : tensor<2x1x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x1x17xf32>
  %e4 = tensor.empty() : tensor<2x1x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x1x17x19xf32>, tensor<2x1x17xf32>) outs(%e4 : tensor<2x1x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x1x17x19xf32>
  %e5 = tensor.empty() : tensor<2x1x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x1x17x16xf32>) -> tensor<2x1x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x1x17x19xf32>, tensor<2x1x19x16xf32>) outs(%f3 : tensor<2x1x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x1x17x16xf32>
  return %o : tensor<2x1x17x16xf32>
}

// CHECK-LABEL: @rank_five: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, b2, n, d], value[b0, b1, b2, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x2x17x8xf32>, tensor<2x3x2x19x8xf32>, tensor<2x3x2x19x16xf32>) outs({{.*}} : tensor<2x3x2x17x16xf32>) -> tensor<2x3x2x17x16xf32>
func.func @rank_five(%q: tensor<2x3x2x17x8xf32>, %k: tensor<2x3x2x19x8xf32>, %v: tensor<2x3x2x19x16xf32>) -> tensor<2x3x2x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x2x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x2x17x19xf32>) -> tensor<2x3x2x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhcmnd_bhcmd, #bhcmnd_bhcnd, #bhcmnd_bhcmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x2x17x8xf32>, tensor<2x3x2x19x8xf32>) outs(%f : tensor<2x3x2x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x2x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x3x2x17xf32>) -> tensor<2x3x2x17xf32>
  %max = linalg.generic {indexing_maps = [#bhcmn_bhcmn, #bhcmn_bhcm], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x3x2x17x19xf32>) outs(%f1 : tensor<2x3x2x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17xf32>
  %e2 = tensor.empty() : tensor<2x3x2x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhcmn_bhcmn, #bhcmn_bhcm, #bhcmn_bhcmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x3x2x17x19xf32>, tensor<2x3x2x17xf32>) outs(%e2 : tensor<2x3x2x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17x19xf32>
  %e3 = tensor.empty() : tensor<2x3x2x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x3x2x17xf32>) -> tensor<2x3x2x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhcmn_bhcmn, #bhcmn_bhcm], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x2x17x19xf32>) outs(%f2 : tensor<2x3x2x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17xf32>
  %e4 = tensor.empty() : tensor<2x3x2x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhcmn_bhcmn, #bhcmn_bhcm, #bhcmn_bhcmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x2x17x19xf32>, tensor<2x3x2x17xf32>) outs(%e4 : tensor<2x3x2x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17x19xf32>
  %e5 = tensor.empty() : tensor<2x3x2x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x3x2x17x16xf32>) -> tensor<2x3x2x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhcmen_bhcmn, #bhcmen_bhcne, #bhcmen_bhcme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x2x17x19xf32>, tensor<2x3x2x19x16xf32>) outs(%f3 : tensor<2x3x2x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x2x17x16xf32>
  return %o : tensor<2x3x2x17x16xf32>
}

// An image of queries.
// CHECK-LABEL: @two_query_dimensions: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<3x4x5x8xf32>, tensor<3x19x8xf32>, tensor<3x19x16xf32>) outs({{.*}} : tensor<3x4x5x16xf32>) -> tensor<3x4x5x16xf32>
func.func @two_query_dimensions(%q: tensor<3x4x5x8xf32>, %k: tensor<3x19x8xf32>, %v: tensor<3x19x16xf32>) -> tensor<3x4x5x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<3x4x5x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x4x5x19xf32>) -> tensor<3x4x5x19xf32>
  %s = linalg.generic {indexing_maps = [#hxynd_hxyd, #hxynd_hnd, #hxynd_hxyn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<3x4x5x8xf32>, tensor<3x19x8xf32>) outs(%f : tensor<3x4x5x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x4x5x19xf32>
  %e1 = tensor.empty() : tensor<3x4x5xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %max = linalg.generic {indexing_maps = [#hxyn_hxyn, #hxyn_hxy], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<3x4x5x19xf32>) outs(%f1 : tensor<3x4x5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3x4x5xf32>
  %e2 = tensor.empty() : tensor<3x4x5x19xf32>
  %exp = linalg.generic {indexing_maps = [#hxyn_hxyn, #hxyn_hxy, #hxyn_hxyn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<3x4x5x19xf32>, tensor<3x4x5xf32>) outs(%e2 : tensor<3x4x5x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<3x4x5x19xf32>
  %e3 = tensor.empty() : tensor<3x4x5xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %sum = linalg.generic {indexing_maps = [#hxyn_hxyn, #hxyn_hxy], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<3x4x5x19xf32>) outs(%f2 : tensor<3x4x5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3x4x5xf32>
  %e4 = tensor.empty() : tensor<3x4x5x19xf32>
  %p = linalg.generic {indexing_maps = [#hxyn_hxyn, #hxyn_hxy, #hxyn_hxyn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<3x4x5x19xf32>, tensor<3x4x5xf32>) outs(%e4 : tensor<3x4x5x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<3x4x5x19xf32>
  %e5 = tensor.empty() : tensor<3x4x5x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<3x4x5x16xf32>) -> tensor<3x4x5x16xf32>
  %o = linalg.generic {indexing_maps = [#hxyen_hxyn, #hxyen_hne, #hxyen_hxye], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<3x4x5x19xf32>, tensor<3x19x16xf32>) outs(%f3 : tensor<3x4x5x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x4x5x16xf32>
  return %o : tensor<3x4x5x16xf32>
}

// A head of size 1, whose contraction is folded away: the product is the scores.
// CHECK-LABEL: @head_of_one: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
func.func @head_of_one(%q: tensor<2x3x5x1xf32>, %k: tensor<2x3x7x1xf32>, %v: tensor<2x3x7x6xf32>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 6.99999999999999956e-01 : f32
  %c2 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x1xf32>, tensor<2x3x7x1xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5 : tensor<2x3x5x7xf32>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %o6: f32):
    %w7 = arith.mulf %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c2 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v18 : tensor<2x3x5x7xf32>) outs(%v20 : tensor<2x3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x5xf32>
  %v23 = tensor.empty() : tensor<2x3x5x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v23 : tensor<2x3x5x7xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5x7xf32>
  %v26 = tensor.empty() : tensor<2x3x5x6xf32>
  %v27 = linalg.fill ins(%c0 : f32) outs(%v26 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v25, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v27 : tensor<2x3x5x6xf32>) {
  ^bb0(%a27_0: f32, %a27_1: f32, %o27: f32):
    %w28 = arith.mulf %a27_0, %a27_1 : f32
    %w29 = arith.addf %o27, %w28 : f32
    linalg.yield %w29 : f32
  } -> tensor<2x3x5x6xf32>
  return %v30 : tensor<2x3x5x6xf32>
}

// One query as well: heads that the values have, too.
// CHECK-LABEL: @head_of_one_single_query: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, e, m]; score region; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, e, m]; score region; no mask; empty rows yield nan
func.func @head_of_one_single_query(%q: tensor<2x3x1x1xf32>, %k: tensor<2x3x7x1xf32>, %v: tensor<2x3x7x6xf32>) -> (tensor<2x3x1x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 6.99999999999999956e-01 : f32
  %c2 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x1x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x1x7xf32>) -> tensor<2x3x1x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x1x1xf32>, tensor<2x3x7x1xf32>) outs(%v2 : tensor<2x3x1x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x1x7xf32>
  %v6 = tensor.empty() : tensor<2x3x1x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5 : tensor<2x3x1x7xf32>) outs(%v6 : tensor<2x3x1x7xf32>) {
  ^bb0(%a6_0: f32, %o6: f32):
    %w7 = arith.mulf %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x1x7xf32>
  %v9 = tensor.empty() : tensor<2x3x1xf32>
  %v10 = linalg.fill ins(%c2 : f32) outs(%v9 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x1x7xf32>) outs(%v10 : tensor<2x3x1xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x1xf32>
  %v13 = tensor.empty() : tensor<2x3x1x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x1x7xf32>, tensor<2x3x1xf32>) outs(%v13 : tensor<2x3x1x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x1x7xf32>
  %v16 = tensor.empty() : tensor<2x3x1x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x1x7xf32>) outs(%v16 : tensor<2x3x1x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x1x7xf32>
  %v19 = tensor.empty() : tensor<2x3x1xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v18 : tensor<2x3x1x7xf32>) outs(%v20 : tensor<2x3x1xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x1xf32>
  %v23 = tensor.empty() : tensor<2x3x1x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<2x3x1x7xf32>, tensor<2x3x1xf32>) outs(%v23 : tensor<2x3x1x7xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x1x7xf32>
  %v26 = tensor.empty() : tensor<2x3x1x6xf32>
  %v27 = linalg.fill ins(%c0 : f32) outs(%v26 : tensor<2x3x1x6xf32>) -> tensor<2x3x1x6xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v25, %v : tensor<2x3x1x7xf32>, tensor<2x3x7x6xf32>) outs(%v27 : tensor<2x3x1x6xf32>) {
  ^bb0(%a27_0: f32, %a27_1: f32, %o27: f32):
    %w28 = arith.mulf %a27_0, %a27_1 : f32
    %w29 = arith.addf %o27, %w28 : f32
    linalg.yield %w29 : f32
  } -> tensor<2x3x1x6xf32>
  return %v30 : tensor<2x3x1x6xf32>
}

// Vectors of queries and of keys.
// CHECK-LABEL: @outer_product: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
func.func @outer_product(%q: tensor<3x5xf32>, %k: tensor<3x7xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0xFF800000 : f32
  %c1 = arith.constant 0.00000000000000000e+00 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%q, %k : tensor<3x5xf32>, tensor<3x7xf32>) outs(%v1 : tensor<3x5x7xf32>) {
  ^bb0(%a1_0: f32, %a1_1: f32, %o1: f32):
    %w2 = arith.mulf %a1_0, %a1_1 : f32
    linalg.yield %w2 : f32
  } -> tensor<3x5x7xf32>
  %v4 = tensor.empty() : tensor<3x5xf32>
  %v5 = linalg.fill ins(%c0 : f32) outs(%v4 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v3 : tensor<3x5x7xf32>) outs(%v5 : tensor<3x5xf32>) {
  ^bb0(%a5_0: f32, %o5: f32):
    %w6 = arith.maximumf %o5, %a5_0 : f32
    linalg.yield %w6 : f32
  } -> tensor<3x5xf32>
  %v8 = tensor.empty() : tensor<3x5x7xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3, %v7 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v8 : tensor<3x5x7xf32>) {
  ^bb0(%a8_0: f32, %a8_1: f32, %o8: f32):
    %w9 = arith.subf %a8_0, %a8_1 : f32
    linalg.yield %w9 : f32
  } -> tensor<3x5x7xf32>
  %v11 = tensor.empty() : tensor<3x5x7xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v10 : tensor<3x5x7xf32>) outs(%v11 : tensor<3x5x7xf32>) {
  ^bb0(%a11_0: f32, %o11: f32):
    %w12 = math.exp %a11_0 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5x7xf32>
  %v14 = tensor.empty() : tensor<3x5xf32>
  %v15 = linalg.fill ins(%c1 : f32) outs(%v14 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v13 : tensor<3x5x7xf32>) outs(%v15 : tensor<3x5xf32>) {
  ^bb0(%a15_0: f32, %o15: f32):
    %w16 = arith.addf %o15, %a15_0 : f32
    linalg.yield %w16 : f32
  } -> tensor<3x5xf32>
  %v18 = tensor.empty() : tensor<3x5x7xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v13, %v17 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v18 : tensor<3x5x7xf32>) {
  ^bb0(%a18_0: f32, %a18_1: f32, %o18: f32):
    %w19 = arith.divf %a18_0, %a18_1 : f32
    linalg.yield %w19 : f32
  } -> tensor<3x5x7xf32>
  %v21 = tensor.empty() : tensor<3x5x6xf32>
  %v22 = linalg.fill ins(%c1 : f32) outs(%v21 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v20, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v22 : tensor<3x5x6xf32>) {
  ^bb0(%a22_0: f32, %a22_1: f32, %o22: f32):
    %w23 = arith.mulf %a22_0, %a22_1 : f32
    %w24 = arith.addf %o22, %w23 : f32
    linalg.yield %w24 : f32
  } -> tensor<3x5x6xf32>
  return %v25 : tensor<3x5x6xf32>
}

// Keys in two dimensions, which the softmax and the values reduce together.
// CHECK-LABEL: @keys_in_two_dimensions: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; score region; mask with fill -inf; empty rows yield nan
func.func @keys_in_two_dimensions(%q: tensor<3x5x4xf32>, %k: tensor<3x3x2x4xf32>, %v: tensor<3x3x2x6xf32>, %mask: tensor<3x2xi1>, %bias: tensor<5x3x2xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x3x2xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x3x2xf32>) -> tensor<3x5x3x2xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j, d) -> (h, m, d)>, affine_map<(h, m, i, j, d) -> (h, i, j, d)>, affine_map<(h, m, i, j, d) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x3x2x4xf32>) outs(%v2 : tensor<3x5x3x2xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x3x2xf32>
  %v6 = tensor.empty() : tensor<3x5x3x2xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (i, j)>, affine_map<(h, m, i, j) -> (m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask, %bias : tensor<3x5x3x2xf32>, tensor<3x2xi1>, tensor<5x3x2xf32>) outs(%v6 : tensor<3x5x3x2xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %a6_2: f32, %o6: f32):
    %w7 = arith.addf %a6_0, %a6_2 : f32
    %w8 = arith.select %a6_1, %w7, %c1 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x5x3x2xf32>
  %v10 = tensor.empty() : tensor<3x5xf32>
  %v11 = linalg.fill ins(%c1 : f32) outs(%v10 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%v9 : tensor<3x5x3x2xf32>) outs(%v11 : tensor<3x5xf32>) {
  ^bb0(%a11_0: f32, %o11: f32):
    %w12 = arith.maximumf %o11, %a11_0 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5xf32>
  %v14 = tensor.empty() : tensor<3x5x3x2xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v9, %v13 : tensor<3x5x3x2xf32>, tensor<3x5xf32>) outs(%v14 : tensor<3x5x3x2xf32>) {
  ^bb0(%a14_0: f32, %a14_1: f32, %o14: f32):
    %w15 = arith.subf %a14_0, %a14_1 : f32
    linalg.yield %w15 : f32
  } -> tensor<3x5x3x2xf32>
  %v17 = tensor.empty() : tensor<3x5x3x2xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v16 : tensor<3x5x3x2xf32>) outs(%v17 : tensor<3x5x3x2xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = math.exp %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<3x5x3x2xf32>
  %v20 = tensor.empty() : tensor<3x5xf32>
  %v21 = linalg.fill ins(%c0 : f32) outs(%v20 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%v19 : tensor<3x5x3x2xf32>) outs(%v21 : tensor<3x5xf32>) {
  ^bb0(%a21_0: f32, %o21: f32):
    %w22 = arith.addf %o21, %a21_0 : f32
    linalg.yield %w22 : f32
  } -> tensor<3x5xf32>
  %v24 = tensor.empty() : tensor<3x5x3x2xf32>
  %v26 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v19, %v23 : tensor<3x5x3x2xf32>, tensor<3x5xf32>) outs(%v24 : tensor<3x5x3x2xf32>) {
  ^bb0(%a24_0: f32, %a24_1: f32, %o24: f32):
    %w25 = arith.divf %a24_0, %a24_1 : f32
    linalg.yield %w25 : f32
  } -> tensor<3x5x3x2xf32>
  %v27 = tensor.empty() : tensor<3x5x6xf32>
  %v28 = linalg.fill ins(%c0 : f32) outs(%v27 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(h, m, e, i, j) -> (h, m, i, j)>, affine_map<(h, m, e, i, j) -> (h, i, j, e)>, affine_map<(h, m, e, i, j) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%v26, %v : tensor<3x5x3x2xf32>, tensor<3x3x2x6xf32>) outs(%v28 : tensor<3x5x6xf32>) {
  ^bb0(%a28_0: f32, %a28_1: f32, %o28: f32):
    %w29 = arith.mulf %a28_0, %a28_1 : f32
    %w30 = arith.addf %o28, %w29 : f32
    linalg.yield %w30 : f32
  } -> tensor<3x5x6xf32>
  return %v31 : tensor<3x5x6xf32>
}

// Queries in two as well.
// CHECK-LABEL: @image: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
func.func @image(%q: tensor<3x2x3x4xf32>, %k: tensor<3x3x2x4xf32>, %v: tensor<3x3x2x6xf32>) -> (tensor<3x2x3x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x2x3x3x2xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x2x3x3x2xf32>) -> tensor<3x2x3x3x2xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, a, c, i, j, d) -> (h, a, c, d)>, affine_map<(h, a, c, i, j, d) -> (h, i, j, d)>, affine_map<(h, a, c, i, j, d) -> (h, a, c, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x2x3x4xf32>, tensor<3x3x2x4xf32>) outs(%v2 : tensor<3x2x3x3x2xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x2x3x3x2xf32>
  %v6 = tensor.empty() : tensor<3x2x3xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, a, c, i, j) -> (h, a, c, i, j)>, affine_map<(h, a, c, i, j) -> (h, a, c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%v5 : tensor<3x2x3x3x2xf32>) outs(%v7 : tensor<3x2x3xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.maximumf %o7, %a7_0 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x2x3xf32>
  %v10 = tensor.empty() : tensor<3x2x3x3x2xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, a, c, i, j) -> (h, a, c, i, j)>, affine_map<(h, a, c, i, j) -> (h, a, c)>, affine_map<(h, a, c, i, j) -> (h, a, c, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v5, %v9 : tensor<3x2x3x3x2xf32>, tensor<3x2x3xf32>) outs(%v10 : tensor<3x2x3x3x2xf32>) {
  ^bb0(%a10_0: f32, %a10_1: f32, %o10: f32):
    %w11 = arith.subf %a10_0, %a10_1 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x2x3x3x2xf32>
  %v13 = tensor.empty() : tensor<3x2x3x3x2xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, a, c, i, j) -> (h, a, c, i, j)>, affine_map<(h, a, c, i, j) -> (h, a, c, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v12 : tensor<3x2x3x3x2xf32>) outs(%v13 : tensor<3x2x3x3x2xf32>) {
  ^bb0(%a13_0: f32, %o13: f32):
    %w14 = math.exp %a13_0 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x2x3x3x2xf32>
  %v16 = tensor.empty() : tensor<3x2x3xf32>
  %v17 = linalg.fill ins(%c0 : f32) outs(%v16 : tensor<3x2x3xf32>) -> tensor<3x2x3xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, a, c, i, j) -> (h, a, c, i, j)>, affine_map<(h, a, c, i, j) -> (h, a, c)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%v15 : tensor<3x2x3x3x2xf32>) outs(%v17 : tensor<3x2x3xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = arith.addf %o17, %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<3x2x3xf32>
  %v20 = tensor.empty() : tensor<3x2x3x3x2xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, a, c, i, j) -> (h, a, c, i, j)>, affine_map<(h, a, c, i, j) -> (h, a, c)>, affine_map<(h, a, c, i, j) -> (h, a, c, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%v15, %v19 : tensor<3x2x3x3x2xf32>, tensor<3x2x3xf32>) outs(%v20 : tensor<3x2x3x3x2xf32>) {
  ^bb0(%a20_0: f32, %a20_1: f32, %o20: f32):
    %w21 = arith.divf %a20_0, %a20_1 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x2x3x3x2xf32>
  %v23 = tensor.empty() : tensor<3x2x3x6xf32>
  %v24 = linalg.fill ins(%c0 : f32) outs(%v23 : tensor<3x2x3x6xf32>) -> tensor<3x2x3x6xf32>
  %v27 = linalg.generic {indexing_maps = [affine_map<(h, a, c, e, i, j) -> (h, a, c, i, j)>, affine_map<(h, a, c, e, i, j) -> (h, i, j, e)>, affine_map<(h, a, c, e, i, j) -> (h, a, c, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%v22, %v : tensor<3x2x3x3x2xf32>, tensor<3x3x2x6xf32>) outs(%v24 : tensor<3x2x3x6xf32>) {
  ^bb0(%a24_0: f32, %a24_1: f32, %o24: f32):
    %w25 = arith.mulf %a24_0, %a24_1 : f32
    %w26 = arith.addf %o24, %w25 : f32
    linalg.yield %w26 : f32
  } -> tensor<3x2x3x6xf32>
  return %v27 : tensor<3x2x3x6xf32>
}

// A head that is split over two.
// CHECK-LABEL: @head_in_two_dimensions: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; score region; no mask; empty rows yield nan
func.func @head_in_two_dimensions(%q: tensor<3x3x5x2xf32>, %k: tensor<2x7x3x3xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 4.00000000000000022e-01 : f32
  %c2 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, n, i, j) -> (i, h, m, j)>, affine_map<(h, m, n, i, j) -> (j, n, i, h)>, affine_map<(h, m, n, i, j) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%q, %k : tensor<3x3x5x2xf32>, tensor<2x7x3x3xf32>) outs(%v2 : tensor<3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x7xf32>
  %v6 = tensor.empty() : tensor<3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v6 : tensor<3x5x7xf32>) {
  ^bb0(%a6_0: f32, %o6: f32):
    %w7 = arith.mulf %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<3x5x7xf32>
  %v9 = tensor.empty() : tensor<3x5xf32>
  %v10 = linalg.fill ins(%c2 : f32) outs(%v9 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v8 : tensor<3x5x7xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v13 : tensor<3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x7xf32>
  %v16 = tensor.empty() : tensor<3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v15 : tensor<3x5x7xf32>) outs(%v16 : tensor<3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<3x5x7xf32>
  %v19 = tensor.empty() : tensor<3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v18 : tensor<3x5x7xf32>) outs(%v20 : tensor<3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5xf32>
  %v23 = tensor.empty() : tensor<3x5x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v23 : tensor<3x5x7xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<3x5x7xf32>
  %v26 = tensor.empty() : tensor<3x5x6xf32>
  %v27 = linalg.fill ins(%c0 : f32) outs(%v26 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v25, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v27 : tensor<3x5x6xf32>) {
  ^bb0(%a27_0: f32, %a27_1: f32, %o27: f32):
    %w28 = arith.mulf %a27_0, %a27_1 : f32
    %w29 = arith.addf %o27, %w28 : f32
    linalg.yield %w29 : f32
  } -> tensor<3x5x6xf32>
  return %v30 : tensor<3x5x6xf32>
}

// All of these.
// CHECK-LABEL: @all_in_two_dimensions: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; score region; no mask; empty rows yield nan
func.func @all_in_two_dimensions(%q: tensor<3x5x2x3xf32>, %k: tensor<3x3x2x2x3xf32>, %v: tensor<3x3x2x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 4.00000000000000022e-01 : f32
  %c2 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x3x2xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x3x2xf32>) -> tensor<3x5x3x2xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j, a, c) -> (h, m, a, c)>, affine_map<(h, m, i, j, a, c) -> (h, i, j, a, c)>, affine_map<(h, m, i, j, a, c) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%q, %k : tensor<3x5x2x3xf32>, tensor<3x3x2x2x3xf32>) outs(%v2 : tensor<3x5x3x2xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x3x2xf32>
  %v6 = tensor.empty() : tensor<3x5x3x2xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5 : tensor<3x5x3x2xf32>) outs(%v6 : tensor<3x5x3x2xf32>) {
  ^bb0(%a6_0: f32, %o6: f32):
    %w7 = arith.mulf %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<3x5x3x2xf32>
  %v9 = tensor.empty() : tensor<3x5xf32>
  %v10 = linalg.fill ins(%c2 : f32) outs(%v9 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%v8 : tensor<3x5x3x2xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5x3x2xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<3x5x3x2xf32>, tensor<3x5xf32>) outs(%v13 : tensor<3x5x3x2xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x3x2xf32>
  %v16 = tensor.empty() : tensor<3x5x3x2xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<3x5x3x2xf32>) outs(%v16 : tensor<3x5x3x2xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<3x5x3x2xf32>
  %v19 = tensor.empty() : tensor<3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%v18 : tensor<3x5x3x2xf32>) outs(%v20 : tensor<3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5xf32>
  %v23 = tensor.empty() : tensor<3x5x3x2xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<3x5x3x2xf32>, tensor<3x5xf32>) outs(%v23 : tensor<3x5x3x2xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<3x5x3x2xf32>
  %v26 = tensor.empty() : tensor<3x5x6xf32>
  %v27 = linalg.fill ins(%c0 : f32) outs(%v26 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(h, m, e, i, j) -> (h, m, i, j)>, affine_map<(h, m, e, i, j) -> (h, i, j, e)>, affine_map<(h, m, e, i, j) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%v25, %v : tensor<3x5x3x2xf32>, tensor<3x3x2x6xf32>) outs(%v27 : tensor<3x5x6xf32>) {
  ^bb0(%a27_0: f32, %a27_1: f32, %o27: f32):
    %w28 = arith.mulf %a27_0, %a27_1 : f32
    %w29 = arith.addf %o27, %w28 : f32
    linalg.yield %w29 : f32
  } -> tensor<3x5x6xf32>
  return %v30 : tensor<3x5x6xf32>
}

// Beside another contraction.
// CHECK-LABEL: @head_in_two_dimensions_beside: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
func.func @head_in_two_dimensions_beside(%q: tensor<3x5x3x2xf32>, %k: tensor<3x7x3x2xf32>, %q2: tensor<3x5x4xf32>, %k2: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, n, i, j) -> (h, m, i, j)>, affine_map<(h, m, n, i, j) -> (h, n, i, j)>, affine_map<(h, m, n, i, j) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%q, %k : tensor<3x5x3x2xf32>, tensor<3x7x3x2xf32>) outs(%v2 : tensor<3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x7xf32>
  %v6 = tensor.empty() : tensor<3x5x7xf32>
  %v7 = linalg.fill ins(%c0 : f32) outs(%v6 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q2, %k2 : tensor<3x5x4xf32>, tensor<3x7x4xf32>) outs(%v7 : tensor<3x5x7xf32>) {
  ^bb0(%a7_0: f32, %a7_1: f32, %o7: f32):
    %w8 = arith.mulf %a7_0, %a7_1 : f32
    %w9 = arith.addf %o7, %w8 : f32
    linalg.yield %w9 : f32
  } -> tensor<3x5x7xf32>
  %v11 = tensor.empty() : tensor<3x5x7xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v10 : tensor<3x5x7xf32>, tensor<3x5x7xf32>) outs(%v11 : tensor<3x5x7xf32>) {
  ^bb0(%a11_0: f32, %a11_1: f32, %o11: f32):
    %w12 = arith.addf %a11_0, %a11_1 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5x7xf32>
  %v14 = tensor.empty() : tensor<3x5xf32>
  %v15 = linalg.fill ins(%c1 : f32) outs(%v14 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v13 : tensor<3x5x7xf32>) outs(%v15 : tensor<3x5xf32>) {
  ^bb0(%a15_0: f32, %o15: f32):
    %w16 = arith.maximumf %o15, %a15_0 : f32
    linalg.yield %w16 : f32
  } -> tensor<3x5xf32>
  %v18 = tensor.empty() : tensor<3x5x7xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v13, %v17 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v18 : tensor<3x5x7xf32>) {
  ^bb0(%a18_0: f32, %a18_1: f32, %o18: f32):
    %w19 = arith.subf %a18_0, %a18_1 : f32
    linalg.yield %w19 : f32
  } -> tensor<3x5x7xf32>
  %v21 = tensor.empty() : tensor<3x5x7xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v20 : tensor<3x5x7xf32>) outs(%v21 : tensor<3x5x7xf32>) {
  ^bb0(%a21_0: f32, %o21: f32):
    %w22 = math.exp %a21_0 : f32
    linalg.yield %w22 : f32
  } -> tensor<3x5x7xf32>
  %v24 = tensor.empty() : tensor<3x5xf32>
  %v25 = linalg.fill ins(%c0 : f32) outs(%v24 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v27 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v23 : tensor<3x5x7xf32>) outs(%v25 : tensor<3x5xf32>) {
  ^bb0(%a25_0: f32, %o25: f32):
    %w26 = arith.addf %o25, %a25_0 : f32
    linalg.yield %w26 : f32
  } -> tensor<3x5xf32>
  %v28 = tensor.empty() : tensor<3x5x7xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v23, %v27 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v28 : tensor<3x5x7xf32>) {
  ^bb0(%a28_0: f32, %a28_1: f32, %o28: f32):
    %w29 = arith.divf %a28_0, %a28_1 : f32
    linalg.yield %w29 : f32
  } -> tensor<3x5x7xf32>
  %v31 = tensor.empty() : tensor<3x5x6xf32>
  %v32 = linalg.fill ins(%c0 : f32) outs(%v31 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v35 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v30, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v32 : tensor<3x5x6xf32>) {
  ^bb0(%a32_0: f32, %a32_1: f32, %o32: f32):
    %w33 = arith.mulf %a32_0, %a32_1 : f32
    %w34 = arith.addf %o32, %w33 : f32
    linalg.yield %w34 : f32
  } -> tensor<3x5x6xf32>
  return %v35 : tensor<3x5x6xf32>
}

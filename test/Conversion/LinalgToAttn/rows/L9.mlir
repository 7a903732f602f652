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

// Y3: one query; other numbers of queries than keys; odd lengths.
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
#hen_he = affine_map<(h, e, n) -> (h, e)>
#hen_hn = affine_map<(h, e, n) -> (h, n)>
#hen_hne = affine_map<(h, e, n) -> (h, n, e)>
#hn_h = affine_map<(h, n) -> (h)>
#hn_hn = affine_map<(h, n) -> (h, n)>
#hnd_hd = affine_map<(h, n, d) -> (h, d)>
#hnd_hn = affine_map<(h, n, d) -> (h, n)>
#hnd_hnd = affine_map<(h, n, d) -> (h, n, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @one_query: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, e, m]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, e, m]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x1x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x1x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x1x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x1x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x16x1xf32>) -> tensor<2x3x16x1xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x1x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x1x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x16x1xf32>) -> tensor<2x3x16x1xf32>
func.func @one_query(%q: tensor<2x3x1x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x1x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x1x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x1x19xf32>) -> tensor<2x3x1x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x1x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x1x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1x19xf32>
  %e1 = tensor.empty() : tensor<2x3x1xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x3x1x19xf32>) outs(%f1 : tensor<2x3x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1xf32>
  %e2 = tensor.empty() : tensor<2x3x1x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x3x1x19xf32>, tensor<2x3x1xf32>) outs(%e2 : tensor<2x3x1x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1x19xf32>
  %e3 = tensor.empty() : tensor<2x3x1xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x1x19xf32>) outs(%f2 : tensor<2x3x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1xf32>
  %e4 = tensor.empty() : tensor<2x3x1x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x1x19xf32>, tensor<2x3x1xf32>) outs(%e4 : tensor<2x3x1x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1x19xf32>
  %e5 = tensor.empty() : tensor<2x3x1x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x1x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x1x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1x16xf32>
  return %o : tensor<2x3x1x16xf32>
}

// CHECK-LABEL: @one_query_without_dimension: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, d, m], key[b0, n, d], value[b0, n, e], output[b0, e, m]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<3x8x1xf32>, tensor<3x19x8xf32>, tensor<3x19x16xf32>) outs({{.*}} : tensor<3x16x1xf32>) -> tensor<3x16x1xf32>
func.func @one_query_without_dimension(%q: tensor<3x8xf32>, %k: tensor<3x19x8xf32>, %v: tensor<3x19x16xf32>) -> tensor<3x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<3x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x19xf32>) -> tensor<3x19xf32>
  %s = linalg.generic {indexing_maps = [#hnd_hd, #hnd_hnd, #hnd_hn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<3x8xf32>, tensor<3x19x8xf32>) outs(%f : tensor<3x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x19xf32>
  %e1 = tensor.empty() : tensor<3xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<3xf32>) -> tensor<3xf32>
  %max = linalg.generic {indexing_maps = [#hn_hn, #hn_h], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<3x19xf32>) outs(%f1 : tensor<3xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3xf32>
  %e2 = tensor.empty() : tensor<3x19xf32>
  %exp = linalg.generic {indexing_maps = [#hn_hn, #hn_h, #hn_hn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<3x19xf32>, tensor<3xf32>) outs(%e2 : tensor<3x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<3x19xf32>
  %e3 = tensor.empty() : tensor<3xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<3xf32>) -> tensor<3xf32>
  %sum = linalg.generic {indexing_maps = [#hn_hn, #hn_h], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<3x19xf32>) outs(%f2 : tensor<3xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3xf32>
  %e4 = tensor.empty() : tensor<3x19xf32>
  %p = linalg.generic {indexing_maps = [#hn_hn, #hn_h, #hn_hn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<3x19xf32>, tensor<3xf32>) outs(%e4 : tensor<3x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<3x19xf32>
  %e5 = tensor.empty() : tensor<3x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<3x16xf32>) -> tensor<3x16xf32>
  %o = linalg.generic {indexing_maps = [#hen_hn, #hen_hne, #hen_he], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<3x19xf32>, tensor<3x19x16xf32>) outs(%f3 : tensor<3x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x16xf32>
  return %o : tensor<3x16xf32>
}

// CHECK-LABEL: @more_queries: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<27x8xf32>, tensor<8x5xf32>, tensor<5x16xf32>) outs({{.*}} : tensor<27x16xf32>) -> tensor<27x16xf32>
func.func @more_queries(%q: tensor<27x8xf32>, %k: tensor<8x5xf32>, %v: tensor<5x16xf32>) -> tensor<27x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<27x5xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<27x5xf32>) -> tensor<27x5xf32>
  %s = linalg.matmul ins(%q, %k : tensor<27x8xf32>, tensor<8x5xf32>) outs(%f : tensor<27x5xf32>) -> tensor<27x5xf32>
  %e1 = tensor.empty() : tensor<27xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<27xf32>) -> tensor<27xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<27x5xf32>) outs(%f1 : tensor<27xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<27xf32>
  %e2 = tensor.empty() : tensor<27x5xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<27x5xf32>, tensor<27xf32>) outs(%e2 : tensor<27x5xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<27x5xf32>
  %e3 = tensor.empty() : tensor<27xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<27xf32>) -> tensor<27xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<27x5xf32>) outs(%f2 : tensor<27xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<27xf32>
  %e4 = tensor.empty() : tensor<27x5xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<27x5xf32>, tensor<27xf32>) outs(%e4 : tensor<27x5xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<27x5xf32>
  %e5 = tensor.empty() : tensor<27x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<27x16xf32>) -> tensor<27x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<27x5xf32>, tensor<5x16xf32>) outs(%f3 : tensor<27x16xf32>) -> tensor<27x16xf32>
  return %o : tensor<27x16xf32>
}

// CHECK-LABEL: @odd_lengths: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<63x8xf32>, tensor<8x127xf32>, tensor<127x16xf32>) outs({{.*}} : tensor<63x16xf32>) -> tensor<63x16xf32>
func.func @odd_lengths(%q: tensor<63x8xf32>, %k: tensor<8x127xf32>, %v: tensor<127x16xf32>) -> tensor<63x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<63x127xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<63x127xf32>) -> tensor<63x127xf32>
  %s = linalg.matmul ins(%q, %k : tensor<63x8xf32>, tensor<8x127xf32>) outs(%f : tensor<63x127xf32>) -> tensor<63x127xf32>
  %e1 = tensor.empty() : tensor<63xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<63xf32>) -> tensor<63xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<63x127xf32>) outs(%f1 : tensor<63xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<63xf32>
  %e2 = tensor.empty() : tensor<63x127xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<63x127xf32>, tensor<63xf32>) outs(%e2 : tensor<63x127xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<63x127xf32>
  %e3 = tensor.empty() : tensor<63xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<63xf32>) -> tensor<63xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<63x127xf32>) outs(%f2 : tensor<63xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<63xf32>
  %e4 = tensor.empty() : tensor<63x127xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<63x127xf32>, tensor<63xf32>) outs(%e4 : tensor<63x127xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<63x127xf32>
  %e5 = tensor.empty() : tensor<63x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<63x16xf32>) -> tensor<63x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<63x127xf32>, tensor<127x16xf32>) outs(%f3 : tensor<63x16xf32>) -> tensor<63x16xf32>
  return %o : tensor<63x16xf32>
}

// A single column of values.
// CHECK-LABEL: @one_column: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x1xf32>) outs({{.*}} : tensor<17x1xf32>) -> tensor<17x1xf32>
func.func @one_column(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x1xf32>) -> tensor<17x1xf32> {
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
  %e5 = tensor.empty() : tensor<17x1xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x1xf32>) -> tensor<17x1xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x1xf32>) outs(%f3 : tensor<17x1xf32>) -> tensor<17x1xf32>
  return %o : tensor<17x1xf32>
}

// L7: slices of one packed tensor.
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
#hmen_hme = affine_map<(h, m, e, n) -> (h, m, e)>
#hmen_hmn = affine_map<(h, m, e, n) -> (h, m, n)>
#hmen_nhe = affine_map<(h, m, e, n) -> (n, h, e)>
#hmn_hm = affine_map<(h, m, n) -> (h, m)>
#hmn_hmn = affine_map<(h, m, n) -> (h, m, n)>
#hmnd_hmn = affine_map<(h, m, n, d) -> (h, m, n)>
#hmnd_mhd = affine_map<(h, m, n, d) -> (m, h, d)>
#hmnd_nhd = affine_map<(h, m, n, d) -> (n, h, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mnd_md = affine_map<(m, n, d) -> (m, d)>
#mnd_mn = affine_map<(m, n, d) -> (m, n)>
#mnd_nd = affine_map<(m, n, d) -> (n, d)>

// (length, 3 * size).
// CHECK-LABEL: @packed_last: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<17x8xf32>, tensor<17x8xf32>) outs({{.*}} : tensor<17x8xf32>) -> tensor<17x8xf32>
func.func @packed_last(%qkv: tensor<17x24xf32>) -> tensor<17x8xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %q = tensor.extract_slice %qkv[0, 0] [17, 8] [1, 1] : tensor<17x24xf32> to tensor<17x8xf32>
  %k = tensor.extract_slice %qkv[0, 8] [17, 8] [1, 1] : tensor<17x24xf32> to tensor<17x8xf32>
  %v = tensor.extract_slice %qkv[0, 16] [17, 8] [1, 1] : tensor<17x24xf32> to tensor<17x8xf32>
  %e = tensor.empty() : tensor<17x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x17xf32>) -> tensor<17x17xf32>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_nd, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<17x8xf32>, tensor<17x8xf32>) outs(%f : tensor<17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<17x17xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x17xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x17xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x17xf32>, tensor<17xf32>) outs(%e2 : tensor<17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x17xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x17xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x17xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x17xf32>, tensor<17xf32>) outs(%e4 : tensor<17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x17xf32>
  %e5 = tensor.empty() : tensor<17x8xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x8xf32>) -> tensor<17x8xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x17xf32>, tensor<17x8xf32>) outs(%f3 : tensor<17x8xf32>) -> tensor<17x8xf32>
  return %o : tensor<17x8xf32>
}

// (batch, length, 3, head, size), as timm does.
// CHECK-LABEL: @packed_by_head: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x17x8xf32>, tensor<2x3x17x8xf32>) outs({{.*}} : tensor<2x3x17x8xf32>) -> tensor<2x3x17x8xf32>
func.func @packed_by_head(%qkv: tensor<2x17x3x3x8xf32>) -> tensor<2x3x17x8xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<3x2x3x17x8xf32>
  %qkvt = linalg.transpose ins(%qkv : tensor<2x17x3x3x8xf32>) outs(%e : tensor<3x2x3x17x8xf32>) permutation = [2, 0, 3, 1, 4]
  %q = tensor.extract_slice %qkvt[0, 0, 0, 0, 0] [1, 2, 3, 17, 8] [1, 1, 1, 1, 1] : tensor<3x2x3x17x8xf32> to tensor<2x3x17x8xf32>
  %k = tensor.extract_slice %qkvt[1, 0, 0, 0, 0] [1, 2, 3, 17, 8] [1, 1, 1, 1, 1] : tensor<3x2x3x17x8xf32> to tensor<2x3x17x8xf32>
  %v = tensor.extract_slice %qkvt[2, 0, 0, 0, 0] [1, 2, 3, 17, 8] [1, 1, 1, 1, 1] : tensor<3x2x3x17x8xf32> to tensor<2x3x17x8xf32>
  %e1 = tensor.empty() : tensor<2x3x17x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x3x17x17xf32>) -> tensor<2x3x17x17xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x17x8xf32>) outs(%f : tensor<2x3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x17xf32>
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x3x17x17xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x17xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x3x17x17xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x17xf32>
  %e4 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x17xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e5 = tensor.empty() : tensor<2x3x17x17xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x17xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x8xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x8xf32>) -> tensor<2x3x17x8xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x17xf32>, tensor<2x3x17x8xf32>) outs(%f3 : tensor<2x3x17x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x8xf32>
  return %o : tensor<2x3x17x8xf32>
}

// (length, head, 3, size), as GPT-NeoX does.
// CHECK-LABEL: @packed_interleaved: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, b0, d], key[n, b0, d], value[n, b0, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x3x8xf32>, tensor<17x3x8xf32>, tensor<17x3x8xf32>) outs({{.*}} : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
func.func @packed_interleaved(%qkv: tensor<17x3x24xf32>) -> tensor<3x17x8xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %q = tensor.extract_slice %qkv[0, 0, 0] [17, 3, 8] [1, 1, 1] : tensor<17x3x24xf32> to tensor<17x3x8xf32>
  %k = tensor.extract_slice %qkv[0, 0, 8] [17, 3, 8] [1, 1, 1] : tensor<17x3x24xf32> to tensor<17x3x8xf32>
  %v = tensor.extract_slice %qkv[0, 0, 16] [17, 3, 8] [1, 1, 1] : tensor<17x3x24xf32> to tensor<17x3x8xf32>
  %e = tensor.empty() : tensor<3x17x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x17x17xf32>) -> tensor<3x17x17xf32>
  %s = linalg.generic {indexing_maps = [#hmnd_mhd, #hmnd_nhd, #hmnd_hmn], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<17x3x8xf32>, tensor<17x3x8xf32>) outs(%f : tensor<3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x17x17xf32>
  %e1 = tensor.empty() : tensor<3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<3x17xf32>) -> tensor<3x17xf32>
  %max = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%s : tensor<3x17x17xf32>) outs(%f1 : tensor<3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3x17xf32>
  %e2 = tensor.empty() : tensor<3x17x17xf32>
  %exp = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hm, #hmn_hmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<3x17x17xf32>, tensor<3x17xf32>) outs(%e2 : tensor<3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<3x17x17xf32>
  %e3 = tensor.empty() : tensor<3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<3x17xf32>) -> tensor<3x17xf32>
  %sum = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%exp : tensor<3x17x17xf32>) outs(%f2 : tensor<3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3x17xf32>
  %e4 = tensor.empty() : tensor<3x17x17xf32>
  %p = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hm, #hmn_hmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<3x17x17xf32>, tensor<3x17xf32>) outs(%e4 : tensor<3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<3x17x17xf32>
  %e5 = tensor.empty() : tensor<3x17x8xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<3x17x8xf32>) -> tensor<3x17x8xf32>
  %o = linalg.generic {indexing_maps = [#hmen_hmn, #hmen_nhe, #hmen_hme], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<3x17x17xf32>, tensor<17x3x8xf32>) outs(%f3 : tensor<3x17x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x17x8xf32>
  return %o : tensor<3x17x8xf32>
}

// Heads of size 1: a part of a tensor where it is scaled.
// CHECK-LABEL: @packed_heads_of_one: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, b1, d], key[b0, n, b1, d], value[b0, n, b1, e], output[b0, m, b1, e]; score region; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, b1, d], key[b0, n, b1, d], value[b0, n, b1, e], output[b0, m, b1, e]; score region; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, b1, d], key[b0, n, b1, d], value[b0, n, b1, e], output[b0, m, b1, e]; score region; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, n, b1, e], output[b0, m, b1, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, b1, d], key[b0, n, b1, d], value[b0, n, b1, e], output[b0, m, b1, e]; score region; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, n, b1, e], output[b0, m, b1, e]; plain scores; no mask; empty rows yield nan
func.func @packed_heads_of_one(%x: tensor<2x5x9xbf16>) -> (tensor<2x5x3x1xf32>) {
  %c0 = arith.constant 3.75000000000000000e-01 : bf16
  %c1 = arith.constant 0.00000000000000000e+00 : f32
  %c2 = arith.constant 0xFF800000 : f32
  %v1 = tensor.extract_slice %x[0, 0, 0] [2, 5, 3] [1, 1, 1] : tensor<2x5x9xbf16> to tensor<2x5x3xbf16>
  %v2 = tensor.expand_shape %v1 [[0], [1], [2, 3]] output_shape [2, 5, 3, 1] : tensor<2x5x3xbf16> into tensor<2x5x3x1xbf16>
  %v3 = tensor.extract_slice %x[0, 0, 3] [2, 5, 3] [1, 1, 1] : tensor<2x5x9xbf16> to tensor<2x5x3xbf16>
  %v4 = tensor.expand_shape %v3 [[0], [1], [2, 3]] output_shape [2, 5, 3, 1] : tensor<2x5x3xbf16> into tensor<2x5x3x1xbf16>
  %v5 = tensor.extract_slice %x[0, 0, 6] [2, 5, 3] [1, 1, 1] : tensor<2x5x9xbf16> to tensor<2x5x3xbf16>
  %v6 = tensor.expand_shape %v5 [[0], [1], [2, 3]] output_shape [2, 5, 3, 1] : tensor<2x5x3xbf16> into tensor<2x5x3x1xbf16>
  %v7 = tensor.empty() : tensor<2x5x3x1xbf16>
  %v9 = linalg.generic {indexing_maps = [affine_map<(b, m, h, d) -> (b, m, h, d)>, affine_map<(b, m, h, d) -> (b, m, h, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v2 : tensor<2x5x3x1xbf16>) outs(%v7 : tensor<2x5x3x1xbf16>) {
  ^bb0(%a7_0: bf16, %o7: bf16):
    %w8 = arith.mulf %a7_0, %c0 : bf16
    linalg.yield %w8 : bf16
  } -> tensor<2x5x3x1xbf16>
  %v10 = tensor.empty() : tensor<2x3x5x5xf32>
  %v11 = linalg.fill ins(%c1 : f32) outs(%v10 : tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, m, h, d)>, affine_map<(b, h, m, n, d) -> (b, n, h, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v9, %v4 : tensor<2x5x3x1xbf16>, tensor<2x5x3x1xbf16>) outs(%v11 : tensor<2x3x5x5xf32>) {
  ^bb0(%a11_0: bf16, %a11_1: bf16, %o11: f32):
    %w12 = arith.extf %a11_0 : bf16 to f32
    %w13 = arith.extf %a11_1 : bf16 to f32
    %w14 = arith.mulf %w12, %w13 : f32
    %w15 = arith.addf %o11, %w14 : f32
    linalg.yield %w15 : f32
  } -> tensor<2x3x5x5xf32>
  %v17 = tensor.empty() : tensor<2x3x5xf32>
  %v18 = linalg.fill ins(%c2 : f32) outs(%v17 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v16 : tensor<2x3x5x5xf32>) outs(%v18 : tensor<2x3x5xf32>) {
  ^bb0(%a18_0: f32, %o18: f32):
    %w19 = arith.maximumf %o18, %a18_0 : f32
    linalg.yield %w19 : f32
  } -> tensor<2x3x5xf32>
  %v21 = tensor.empty() : tensor<2x3x5x5xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v16, %v20 : tensor<2x3x5x5xf32>, tensor<2x3x5xf32>) outs(%v21 : tensor<2x3x5x5xf32>) {
  ^bb0(%a21_0: f32, %a21_1: f32, %o21: f32):
    %w22 = arith.subf %a21_0, %a21_1 : f32
    linalg.yield %w22 : f32
  } -> tensor<2x3x5x5xf32>
  %v24 = tensor.empty() : tensor<2x3x5x5xf32>
  %v26 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v23 : tensor<2x3x5x5xf32>) outs(%v24 : tensor<2x3x5x5xf32>) {
  ^bb0(%a24_0: f32, %o24: f32):
    %w25 = math.exp %a24_0 : f32
    linalg.yield %w25 : f32
  } -> tensor<2x3x5x5xf32>
  %v27 = tensor.empty() : tensor<2x3x5xf32>
  %v28 = linalg.fill ins(%c1 : f32) outs(%v27 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v26 : tensor<2x3x5x5xf32>) outs(%v28 : tensor<2x3x5xf32>) {
  ^bb0(%a28_0: f32, %o28: f32):
    %w29 = arith.addf %o28, %a28_0 : f32
    linalg.yield %w29 : f32
  } -> tensor<2x3x5xf32>
  %v31 = tensor.empty() : tensor<2x3x5x5xf32>
  %v33 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v26, %v30 : tensor<2x3x5x5xf32>, tensor<2x3x5xf32>) outs(%v31 : tensor<2x3x5x5xf32>) {
  ^bb0(%a31_0: f32, %a31_1: f32, %o31: f32):
    %w32 = arith.divf %a31_0, %a31_1 : f32
    linalg.yield %w32 : f32
  } -> tensor<2x3x5x5xf32>
  %v34 = tensor.empty() : tensor<2x3x5x5xbf16>
  %v36 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v33 : tensor<2x3x5x5xf32>) outs(%v34 : tensor<2x3x5x5xbf16>) {
  ^bb0(%a34_0: f32, %o34: bf16):
    %w35 = arith.truncf %a34_0 : f32 to bf16
    linalg.yield %w35 : bf16
  } -> tensor<2x3x5x5xbf16>
  %v37 = tensor.empty() : tensor<2x5x3x1xf32>
  %v38 = linalg.fill ins(%c1 : f32) outs(%v37 : tensor<2x5x3x1xf32>) -> tensor<2x5x3x1xf32>
  %v43 = linalg.generic {indexing_maps = [affine_map<(b, m, h, e, n) -> (b, h, m, n)>, affine_map<(b, m, h, e, n) -> (b, n, h, e)>, affine_map<(b, m, h, e, n) -> (b, m, h, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v36, %v6 : tensor<2x3x5x5xbf16>, tensor<2x5x3x1xbf16>) outs(%v38 : tensor<2x5x3x1xf32>) {
  ^bb0(%a38_0: bf16, %a38_1: bf16, %o38: f32):
    %w39 = arith.extf %a38_0 : bf16 to f32
    %w40 = arith.extf %a38_1 : bf16 to f32
    %w41 = arith.mulf %w39, %w40 : f32
    %w42 = arith.addf %o38, %w41 : f32
    linalg.yield %w42 : f32
  } -> tensor<2x5x3x1xf32>
  return %v43 : tensor<2x5x3x1xf32>
}

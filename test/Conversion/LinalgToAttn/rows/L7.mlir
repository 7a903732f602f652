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

// L4: keys transposed by an indexing map.
// DECISION: capture
// RUN: %check_row %s

#bmn_bm = affine_map<(b, m, n) -> (b, m)>
#bmn_bmn = affine_map<(b, m, n) -> (b, m, n)>
#bmnd_bmd = affine_map<(b, m, n, d) -> (b, m, d)>
#bmnd_bmn = affine_map<(b, m, n, d) -> (b, m, n)>
#bmnd_bnd = affine_map<(b, m, n, d) -> (b, n, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mnd_md = affine_map<(m, n, d) -> (m, d)>
#mnd_mn = affine_map<(m, n, d) -> (m, n)>
#mnd_nd = affine_map<(m, n, d) -> (n, d)>

// CHECK-LABEL: @generic: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @generic(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_nd, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<17x8xf32>, tensor<19x8xf32>) outs(%f : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
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

// CHECK-LABEL: @contract: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @contract(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.contract indexing_maps = [#mnd_md, #mnd_nd, #mnd_mn] ins(%q, %k : tensor<17x8xf32>, tensor<19x8xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
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

// CHECK-LABEL: @batch_matmul_maps: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x19x8xf32>, tensor<6x19x16xf32>) outs({{.*}} : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
func.func @batch_matmul_maps(%q: tensor<6x17x8xf32>, %k: tensor<6x19x8xf32>, %v: tensor<6x19x16xf32>) -> tensor<6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %s = linalg.batch_matmul indexing_maps = [#bmnd_bmd, #bmnd_bnd, #bmnd_bmn] ins(%q, %k : tensor<6x17x8xf32>, tensor<6x19x8xf32>) outs(%f : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
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

// A product and a sum as ops of their own, of the values as well.
// CHECK-LABEL: @product_and_sum: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
func.func @product_and_sum(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7x4xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x7x4xf32>) outs(%v1 : tensor<3x5x7x4xf32>) {
  ^bb0(%a1_0: f32, %a1_1: f32, %o1: f32):
    %w2 = arith.mulf %a1_0, %a1_1 : f32
    linalg.yield %w2 : f32
  } -> tensor<3x5x7x4xf32>
  %v4 = tensor.empty() : tensor<3x5x7xf32>
  %v5 = linalg.fill ins(%c0 : f32) outs(%v4 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v3 : tensor<3x5x7x4xf32>) outs(%v5 : tensor<3x5x7xf32>) {
  ^bb0(%a5_0: f32, %o5: f32):
    %w6 = arith.addf %o5, %a5_0 : f32
    linalg.yield %w6 : f32
  } -> tensor<3x5x7xf32>
  %v8 = tensor.empty() : tensor<3x5xf32>
  %v9 = linalg.fill ins(%c1 : f32) outs(%v8 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v7 : tensor<3x5x7xf32>) outs(%v9 : tensor<3x5xf32>) {
  ^bb0(%a9_0: f32, %o9: f32):
    %w10 = arith.maximumf %o9, %a9_0 : f32
    linalg.yield %w10 : f32
  } -> tensor<3x5xf32>
  %v12 = tensor.empty() : tensor<3x5x7xf32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v7, %v11 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v12 : tensor<3x5x7xf32>) {
  ^bb0(%a12_0: f32, %a12_1: f32, %o12: f32):
    %w13 = arith.subf %a12_0, %a12_1 : f32
    linalg.yield %w13 : f32
  } -> tensor<3x5x7xf32>
  %v15 = tensor.empty() : tensor<3x5x7xf32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v14 : tensor<3x5x7xf32>) outs(%v15 : tensor<3x5x7xf32>) {
  ^bb0(%a15_0: f32, %o15: f32):
    %w16 = math.exp %a15_0 : f32
    linalg.yield %w16 : f32
  } -> tensor<3x5x7xf32>
  %v18 = tensor.empty() : tensor<3x5xf32>
  %v19 = linalg.fill ins(%c0 : f32) outs(%v18 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v17 : tensor<3x5x7xf32>) outs(%v19 : tensor<3x5xf32>) {
  ^bb0(%a19_0: f32, %o19: f32):
    %w20 = arith.addf %o19, %a19_0 : f32
    linalg.yield %w20 : f32
  } -> tensor<3x5xf32>
  %v22 = tensor.empty() : tensor<3x5x7xf32>
  %v24 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v17, %v21 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v22 : tensor<3x5x7xf32>) {
  ^bb0(%a22_0: f32, %a22_1: f32, %o22: f32):
    %w23 = arith.divf %a22_0, %a22_1 : f32
    linalg.yield %w23 : f32
  } -> tensor<3x5x7xf32>
  %v25 = tensor.empty() : tensor<3x5x7x6xf32>
  %v27 = linalg.generic {indexing_maps = [affine_map<(h, m, n, e) -> (h, m, n)>, affine_map<(h, m, n, e) -> (h, n, e)>, affine_map<(h, m, n, e) -> (h, m, n, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v24, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v25 : tensor<3x5x7x6xf32>) {
  ^bb0(%a25_0: f32, %a25_1: f32, %o25: f32):
    %w26 = arith.mulf %a25_0, %a25_1 : f32
    linalg.yield %w26 : f32
  } -> tensor<3x5x7x6xf32>
  %v28 = tensor.empty() : tensor<3x5x6xf32>
  %v29 = linalg.fill ins(%c0 : f32) outs(%v28 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v27 : tensor<3x5x7x6xf32>) outs(%v29 : tensor<3x5x6xf32>) {
  ^bb0(%a29_0: f32, %o29: f32):
    %w30 = arith.addf %o29, %a29_0 : f32
    linalg.yield %w30 : f32
  } -> tensor<3x5x6xf32>
  return %v31 : tensor<3x5x6xf32>
}

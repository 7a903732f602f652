// L11: strided views.
// DECISION: capture
// RUN: %check_row %s

#hmn_hm = affine_map<(h, m, n) -> (h, m)>
#hmn_hmn = affine_map<(h, m, n) -> (h, m, n)>
#hmnd_hmd = affine_map<(h, m, n, d) -> (h, m, d)>
#hmnd_hmn = affine_map<(h, m, n, d) -> (h, m, n)>
#hmnd_hnd = affine_map<(h, m, n, d) -> (h, n, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mnd_md = affine_map<(m, n, d) -> (m, d)>
#mnd_mn = affine_map<(m, n, d) -> (m, n)>
#mnd_nd = affine_map<(m, n, d) -> (n, d)>

// CHECK-LABEL: @every_other: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @every_other(%q: tensor<34x8xf32>, %k: tensor<38x8xf32>, %v: tensor<19x48xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %l = tensor.extract_slice %q[0, 0] [17, 8] [2, 1] : tensor<34x8xf32> to tensor<17x8xf32>
  %l1 = tensor.extract_slice %k[1, 0] [19, 8] [2, 1] : tensor<38x8xf32> to tensor<19x8xf32>
  %l2 = tensor.extract_slice %v[0, 2] [19, 16] [1, 3] : tensor<19x48xf32> to tensor<19x16xf32>
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_nd, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%l, %l1 : tensor<17x8xf32>, tensor<19x8xf32>) outs(%f : tensor<17x19xf32>) {
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
  %o = linalg.matmul ins(%p, %l2 : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Slices of a longer cache.
// CHECK-LABEL: @window_of_cache: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<3x17x8xf32>, tensor<3x19x8xf32>, tensor<3x19x16xf32>) outs({{.*}} : tensor<3x17x16xf32>) -> tensor<3x17x16xf32>
func.func @window_of_cache(%q: tensor<3x17x8xf32>, %k: tensor<3x64x8xf32>, %v: tensor<3x64x16xf32>) -> tensor<3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %l = tensor.extract_slice %k[0, 5, 0] [3, 19, 8] [1, 1, 1] : tensor<3x64x8xf32> to tensor<3x19x8xf32>
  %l1 = tensor.extract_slice %v[0, 5, 0] [3, 19, 16] [1, 1, 1] : tensor<3x64x16xf32> to tensor<3x19x16xf32>
  %e = tensor.empty() : tensor<3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#hmnd_hmd, #hmnd_hnd, #hmnd_hmn], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %l : tensor<3x17x8xf32>, tensor<3x19x8xf32>) outs(%f : tensor<3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x17x19xf32>
  %e1 = tensor.empty() : tensor<3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<3x17xf32>) -> tensor<3x17xf32>
  %max = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%s : tensor<3x17x19xf32>) outs(%f1 : tensor<3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3x17xf32>
  %e2 = tensor.empty() : tensor<3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hm, #hmn_hmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<3x17x19xf32>, tensor<3x17xf32>) outs(%e2 : tensor<3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<3x17x19xf32>
  %e3 = tensor.empty() : tensor<3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<3x17xf32>) -> tensor<3x17xf32>
  %sum = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%exp : tensor<3x17x19xf32>) outs(%f2 : tensor<3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3x17xf32>
  %e4 = tensor.empty() : tensor<3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hm, #hmn_hmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<3x17x19xf32>, tensor<3x17xf32>) outs(%e4 : tensor<3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<3x17x19xf32>
  %e5 = tensor.empty() : tensor<3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<3x17x16xf32>) -> tensor<3x17x16xf32>
  %o = linalg.batch_matmul ins(%p, %l1 : tensor<3x17x19xf32>, tensor<3x19x16xf32>) outs(%f3 : tensor<3x17x16xf32>) -> tensor<3x17x16xf32>
  return %o : tensor<3x17x16xf32>
}

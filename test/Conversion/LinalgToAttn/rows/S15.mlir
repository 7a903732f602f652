// S15: transposed scores: the softmax runs over the first dimension, which is
// the keys.
// DECISION: capture
// RUN: %check_row %s

#hmen_hme = affine_map<(h, m, e, n) -> (h, m, e)>
#hmen_hne = affine_map<(h, m, e, n) -> (h, n, e)>
#hmen_hnm = affine_map<(h, m, e, n) -> (h, n, m)>
#hnm_hm = affine_map<(h, n, m) -> (h, m)>
#hnm_hnm = affine_map<(h, n, m) -> (h, n, m)>
#hnmd_hmd = affine_map<(h, n, m, d) -> (h, m, d)>
#hnmd_hnd = affine_map<(h, n, m, d) -> (h, n, d)>
#hnmd_hnm = affine_map<(h, n, m, d) -> (h, n, m)>
#nm_m = affine_map<(n, m) -> (m)>
#nm_nm = affine_map<(n, m) -> (n, m)>

// CHECK-LABEL: @first_dimension: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[d, m], key[n, d], value[e, n], output[e, m]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<8x17xf32>, tensor<19x8xf32>, tensor<16x19xf32>) outs({{.*}} : tensor<16x17xf32>) -> tensor<16x17xf32>
func.func @first_dimension(%q: tensor<8x17xf32>, %k: tensor<19x8xf32>, %v: tensor<16x19xf32>) -> tensor<16x17xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<19x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<19x17xf32>) -> tensor<19x17xf32>
  %s = linalg.matmul ins(%k, %q : tensor<19x8xf32>, tensor<8x17xf32>) outs(%f : tensor<19x17xf32>) -> tensor<19x17xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#nm_nm, #nm_m], iterator_types = ["reduction", "parallel"]}
    ins(%s : tensor<19x17xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<19x17xf32>
  %exp = linalg.generic {indexing_maps = [#nm_nm, #nm_m, #nm_nm], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<19x17xf32>, tensor<17xf32>) outs(%e2 : tensor<19x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<19x17xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#nm_nm, #nm_m], iterator_types = ["reduction", "parallel"]}
    ins(%exp : tensor<19x17xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<19x17xf32>
  %p = linalg.generic {indexing_maps = [#nm_nm, #nm_m, #nm_nm], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<19x17xf32>, tensor<17xf32>) outs(%e4 : tensor<19x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<19x17xf32>
  %e5 = tensor.empty() : tensor<16x17xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<16x17xf32>) -> tensor<16x17xf32>
  %o = linalg.matmul ins(%v, %p : tensor<16x19xf32>, tensor<19x17xf32>) outs(%f3 : tensor<16x17xf32>) -> tensor<16x17xf32>
  return %o : tensor<16x17xf32>
}

// CHECK-LABEL: @named_first_dimension: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[d, m], key[n, d], value[e, n], output[e, m]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<8x17xf32>, tensor<19x8xf32>, tensor<16x19xf32>) outs({{.*}} : tensor<16x17xf32>) -> tensor<16x17xf32>
func.func @named_first_dimension(%q: tensor<8x17xf32>, %k: tensor<19x8xf32>, %v: tensor<16x19xf32>) -> tensor<16x17xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<19x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<19x17xf32>) -> tensor<19x17xf32>
  %s = linalg.matmul ins(%k, %q : tensor<19x8xf32>, tensor<8x17xf32>) outs(%f : tensor<19x17xf32>) -> tensor<19x17xf32>
  %e1 = tensor.empty() : tensor<19x17xf32>
  %p = linalg.softmax dimension(0) ins(%s : tensor<19x17xf32>) outs(%e1 : tensor<19x17xf32>) -> tensor<19x17xf32>
  %e2 = tensor.empty() : tensor<16x17xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<16x17xf32>) -> tensor<16x17xf32>
  %o = linalg.matmul ins(%v, %p : tensor<16x19xf32>, tensor<19x17xf32>) outs(%f1 : tensor<16x17xf32>) -> tensor<16x17xf32>
  return %o : tensor<16x17xf32>
}

// CHECK-LABEL: @middle_dimension: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<3x17x8xf32>, tensor<3x19x8xf32>, tensor<3x19x16xf32>) outs({{.*}} : tensor<3x17x16xf32>) -> tensor<3x17x16xf32>
func.func @middle_dimension(%q: tensor<3x17x8xf32>, %k: tensor<3x19x8xf32>, %v: tensor<3x19x16xf32>) -> tensor<3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<3x19x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x19x17xf32>) -> tensor<3x19x17xf32>
  %s = linalg.generic {indexing_maps = [#hnmd_hnd, #hnmd_hmd, #hnmd_hnm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%k, %q : tensor<3x19x8xf32>, tensor<3x17x8xf32>) outs(%f : tensor<3x19x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x19x17xf32>
  %e1 = tensor.empty() : tensor<3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<3x17xf32>) -> tensor<3x17xf32>
  %max = linalg.generic {indexing_maps = [#hnm_hnm, #hnm_hm], iterator_types = ["parallel", "reduction", "parallel"]}
    ins(%s : tensor<3x19x17xf32>) outs(%f1 : tensor<3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3x17xf32>
  %e2 = tensor.empty() : tensor<3x19x17xf32>
  %exp = linalg.generic {indexing_maps = [#hnm_hnm, #hnm_hm, #hnm_hnm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<3x19x17xf32>, tensor<3x17xf32>) outs(%e2 : tensor<3x19x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<3x19x17xf32>
  %e3 = tensor.empty() : tensor<3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<3x17xf32>) -> tensor<3x17xf32>
  %sum = linalg.generic {indexing_maps = [#hnm_hnm, #hnm_hm], iterator_types = ["parallel", "reduction", "parallel"]}
    ins(%exp : tensor<3x19x17xf32>) outs(%f2 : tensor<3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<3x17xf32>
  %e4 = tensor.empty() : tensor<3x19x17xf32>
  %p = linalg.generic {indexing_maps = [#hnm_hnm, #hnm_hm, #hnm_hnm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<3x19x17xf32>, tensor<3x17xf32>) outs(%e4 : tensor<3x19x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<3x19x17xf32>
  %e5 = tensor.empty() : tensor<3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<3x17x16xf32>) -> tensor<3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#hmen_hnm, #hmen_hne, #hmen_hme], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<3x19x17xf32>, tensor<3x19x16xf32>) outs(%f3 : tensor<3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x17x16xf32>
  return %o : tensor<3x17x16xf32>
}

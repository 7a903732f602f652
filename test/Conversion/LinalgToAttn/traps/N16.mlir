// N16: queries, keys and values of unequal types.
// DECISION: capture
// RUN: %check_row %s

#md_md = affine_map<(m, d) -> (m, d)>
#men_me = affine_map<(m, e, n) -> (m, e)>
#men_mn = affine_map<(m, e, n) -> (m, n)>
#men_ne = affine_map<(m, e, n) -> (n, e)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mnd_d = affine_map<(m, n, d) -> (d)>
#mnd_dn = affine_map<(m, n, d) -> (d, n)>
#mnd_md = affine_map<(m, n, d) -> (m, d)>
#mnd_mn = affine_map<(m, n, d) -> (m, n)>

// CHECK-LABEL: @half_query: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @half_query(%q: tensor<17x8xf16>, %k: tensor<8x19xf32>, %v: tensor<19x16xbf16>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_dn, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<17x8xf16>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) {
  ^bb0(%a: f16, %b: f32, %out: f32):
    %x = arith.extf %a : f16 to f32
    %w = arith.mulf %x, %b : f32
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
  %o = linalg.generic {indexing_maps = [#men_mn, #men_ne, #men_me], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<17x19xf32>, tensor<19x16xbf16>) outs(%f3 : tensor<17x16xf32>) {
  ^bb0(%a: f32, %b: bf16, %out: f32):
    %y = arith.extf %b : bf16 to f32
    %w = arith.mulf %a, %y : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @half_and_bfloat: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @half_and_bfloat(%q: tensor<17x8xf16>, %k: tensor<8x19xbf16>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_dn, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<17x8xf16>, tensor<8x19xbf16>) outs(%f : tensor<17x19xf32>) {
  ^bb0(%a: f16, %b: bf16, %out: f32):
    %x = arith.extf %a : f16 to f32
    %y = arith.extf %b : bf16 to f32
    %w = arith.mulf %x, %y : f32
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

// The scale is taken out once.
// CHECK-LABEL: @scaled_half_query: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// FUSED-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// FUSED-NEXT: [[V1:%[^ :,)]+]] = arith.constant 2.500000e-01 : f32
// FUSED-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// FUSED-NEXT: attn.yield [[V2]] : f32
// FUSED-NEXT: } -> tensor<17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// ALL-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// ALL-NEXT: [[V1:%[^ :,)]+]] = arith.constant 2.500000e-01 : f32
// ALL-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// ALL-NEXT: attn.yield [[V2]] : f32
// ALL-NEXT: } -> tensor<17x16xf32>
func.func @scaled_half_query(%q: tensor<17x8xf16>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c0_25 = arith.constant 0.25 : f16
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x8xf16>
  %qs = linalg.generic {indexing_maps = [#md_md, #md_md], iterator_types = ["parallel", "parallel"]}
    ins(%q : tensor<17x8xf16>) outs(%e : tensor<17x8xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.mulf %a, %c0_25 : f16
    linalg.yield %r : f16
  } -> tensor<17x8xf16>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_dn, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%qs, %k : tensor<17x8xf16>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) {
  ^bb0(%a: f16, %b: f32, %out: f32):
    %x = arith.extf %a : f16 to f32
    %w = arith.mulf %x, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Two factors of the query stay together.
// CHECK-LABEL: @weighted_half_query: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @weighted_half_query(%q: tensor<17x8xf16>, %w: tensor<8xf16>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_dn, #mnd_d, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %k, %w : tensor<17x8xf16>, tensor<8x19xf32>, tensor<8xf16>) outs(%f : tensor<17x19xf32>) {
  ^bb0(%a: f16, %b: f32, %c: f16, %out: f32):
    %g = arith.mulf %a, %c : f16
    %x = arith.extf %g : f16 to f32
    %y = arith.mulf %x, %b : f32
    %r = arith.addf %out, %y : f32
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

// CHECK-LABEL: @double_values: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf64>) outs({{.*}} : tensor<17x16xf64>) -> tensor<17x16xf64>
func.func @double_values(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf64>) -> tensor<17x16xf64> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %zero1 = arith.constant 0.0 : f64
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
  %e5 = tensor.empty() : tensor<17x16xf64>
  %f3 = linalg.fill ins(%zero1 : f64) outs(%e5 : tensor<17x16xf64>) -> tensor<17x16xf64>
  %o = linalg.generic {indexing_maps = [#men_mn, #men_ne, #men_me], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf64>) outs(%f3 : tensor<17x16xf64>) {
  ^bb0(%a: f32, %b: f64, %out: f64):
    %x = arith.extf %a : f32 to f64
    %w = arith.mulf %x, %b : f64
    %r = arith.addf %out, %w : f64
    linalg.yield %r : f64
  } -> tensor<17x16xf64>
  return %o : tensor<17x16xf64>
}

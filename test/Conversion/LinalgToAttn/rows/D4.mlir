// D4: queries, keys and values that are dequantized; a contraction of integers
// is refused.
// DECISION: capture
// ARGUMENTS: --int-range=0:70
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mnd_dn = affine_map<(m, n, d) -> (d, n)>
#mnd_md = affine_map<(m, n, d) -> (m, d)>
#mnd_mn = affine_map<(m, n, d) -> (m, n)>
#mnd_nd = affine_map<(m, n, d) -> (n, d)>
#nd_n = affine_map<(n, d) -> (n)>
#nd_nd = affine_map<(n, d) -> (n, d)>
#ne_n = affine_map<(n, e) -> (n)>
#ne_ne = affine_map<(n, e) -> (n, e)>
#nge_ng = affine_map<(n, g, e) -> (n, g)>
#nge_nge = affine_map<(n, g, e) -> (n, g, e)>

// Keys and values of i8, with a scale per key.
// CHECK-LABEL: @int8_cache: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], capture[n], output[m, e]; score region; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], capture[n], output[m, e]; score region; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<19xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// FUSED-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// FUSED-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// FUSED-NEXT: attn.yield [[V2]] : f32
// FUSED-NEXT: } -> tensor<17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<19xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// ALL-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// ALL-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// ALL-NEXT: attn.yield [[V2]] : f32
// ALL-NEXT: } -> tensor<17x16xf32>
func.func @int8_cache(%q: tensor<17x8xf32>, %k: tensor<19x8xi8>, %ks: tensor<19xf32>, %v: tensor<19x16xi8>, %vs: tensor<19xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<19x8xf32>
  %kd = linalg.generic {indexing_maps = [#nd_nd, #nd_n, #nd_nd], iterator_types = ["parallel", "parallel"]}
    ins(%k, %ks : tensor<19x8xi8>, tensor<19xf32>) outs(%e : tensor<19x8xf32>) {
  ^bb0(%a: i8, %b: f32, %out: f32):
    %x = arith.sitofp %a : i8 to f32
    %r = arith.mulf %x, %b : f32
    linalg.yield %r : f32
  } -> tensor<19x8xf32>
  %e1 = tensor.empty() : tensor<19x16xf32>
  %vd = linalg.generic {indexing_maps = [#ne_ne, #ne_n, #ne_ne], iterator_types = ["parallel", "parallel"]}
    ins(%v, %vs : tensor<19x16xi8>, tensor<19xf32>) outs(%e1 : tensor<19x16xf32>) {
  ^bb0(%a: i8, %b: f32, %out: f32):
    %x = arith.sitofp %a : i8 to f32
    %r = arith.mulf %x, %b : f32
    linalg.yield %r : f32
  } -> tensor<19x16xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_nd, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %kd : tensor<17x8xf32>, tensor<19x8xf32>) outs(%f : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e6 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %vd : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Keys and values of fp8.
// NUMBERS @fp8_cache: none, a bundle has no fp8
// CHECK-LABEL: @fp8_cache: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf16>, tensor<19x8xf16>, tensor<19x16xf16>) outs({{.*}} : tensor<17x16xf16>) -> tensor<17x16xf16>
func.func @fp8_cache(%q: tensor<17x8xf16>, %k: tensor<19x8xf8E4M3FN>, %v: tensor<19x16xf8E4M3FN>) -> tensor<17x16xf16> {
  %zero = arith.constant 0.0 : f16
  %ninf = arith.constant 0xFC00 : f16
  %e = tensor.empty() : tensor<19x8xf16>
  %kd = linalg.generic {indexing_maps = [#nd_nd, #nd_nd], iterator_types = ["parallel", "parallel"]}
    ins(%k : tensor<19x8xf8E4M3FN>) outs(%e : tensor<19x8xf16>) {
  ^bb0(%a: f8E4M3FN, %out: f16):
    %r = arith.extf %a : f8E4M3FN to f16
    linalg.yield %r : f16
  } -> tensor<19x8xf16>
  %e1 = tensor.empty() : tensor<19x16xf16>
  %vd = linalg.generic {indexing_maps = [#ne_ne, #ne_ne], iterator_types = ["parallel", "parallel"]}
    ins(%v : tensor<19x16xf8E4M3FN>) outs(%e1 : tensor<19x16xf16>) {
  ^bb0(%a: f8E4M3FN, %out: f16):
    %r = arith.extf %a : f8E4M3FN to f16
    linalg.yield %r : f16
  } -> tensor<19x16xf16>
  %e2 = tensor.empty() : tensor<17x19xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e2 : tensor<17x19xf16>) -> tensor<17x19xf16>
  %s = linalg.generic {indexing_maps = [#mnd_md, #mnd_nd, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %kd : tensor<17x8xf16>, tensor<19x8xf16>) outs(%f : tensor<17x19xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %w = arith.mulf %a, %b : f16
    %r = arith.addf %out, %w : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e3 = tensor.empty() : tensor<17xf16>
  %f1 = linalg.fill ins(%ninf : f16) outs(%e3 : tensor<17xf16>) -> tensor<17xf16>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf16>) outs(%f1 : tensor<17xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.maximumf %a, %out : f16
    linalg.yield %r : f16
  } -> tensor<17xf16>
  %e4 = tensor.empty() : tensor<17x19xf16>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf16>, tensor<17xf16>) outs(%e4 : tensor<17x19xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %d = arith.subf %a, %b : f16
    %r = math.exp %d : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e5 = tensor.empty() : tensor<17xf16>
  %f2 = linalg.fill ins(%zero : f16) outs(%e5 : tensor<17xf16>) -> tensor<17xf16>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf16>) outs(%f2 : tensor<17xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.addf %a, %out : f16
    linalg.yield %r : f16
  } -> tensor<17xf16>
  %e6 = tensor.empty() : tensor<17x19xf16>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf16>, tensor<17xf16>) outs(%e6 : tensor<17x19xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %r = arith.divf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e7 = tensor.empty() : tensor<17x16xf16>
  %f3 = linalg.fill ins(%zero : f16) outs(%e7 : tensor<17x16xf16>) -> tensor<17x16xf16>
  %o = linalg.matmul ins(%p, %vd : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f3 : tensor<17x16xf16>) -> tensor<17x16xf16>
  return %o : tensor<17x16xf16>
}

// Values of i4, packed by two.
// CHECK-LABEL: @int4_values: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[b0, n, e], output[m, e, b0]; plain scores; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[b0, n, e], output[m, e, b0]; plain scores; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<2x19x8xf32>) outs({{.*}} : tensor<17x8x2xf32>) -> tensor<17x8x2xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<2x19x8xf32>) outs({{.*}} : tensor<17x8x2xf32>) -> tensor<17x8x2xf32>
func.func @int4_values(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x8xi8>) -> tensor<17x16xf32> {
  %c4 = arith.constant 4 : i8
  %c15 = arith.constant 15 : i8
  %c8 = arith.constant 8 : i8
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<19x8x2xf32>
  %vd = linalg.generic {indexing_maps = [#nge_ng, #nge_nge], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%v : tensor<19x8xi8>) outs(%e : tensor<19x8x2xf32>) {
  ^bb0(%a: i8, %out: f32):
    %ei = linalg.index 2 : index
    %h = arith.index_cast %ei : index to i8
    %sh = arith.muli %h, %c4 : i8
    %u = arith.shrui %a, %sh : i8
    %w = arith.andi %u, %c15 : i8
    %z = arith.subi %w, %c8 : i8
    %r = arith.sitofp %z : i8 to f32
    linalg.yield %r : f32
  } -> tensor<19x8x2xf32>
  %vu = tensor.collapse_shape %vd [[0], [1, 2]] : tensor<19x8x2xf32> into tensor<19x16xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
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
  %o = linalg.matmul ins(%p, %vu : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Scores in integers: refused.
// DECISION @int8_contraction: refuse
// CHECK-LABEL: @int8_contraction: refuse
// CHECK-NEXT: remark: [Missed] the scores are no contraction of queries and keys (linalg.generic)
func.func @int8_contraction(%q: tensor<17x8xi8>, %k: tensor<8x19xi8>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c0 = arith.constant 0 : i32
  %c0_01 = arith.constant 0.01 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xi32>
  %f = linalg.fill ins(%c0 : i32) outs(%e : tensor<17x19xi32>) -> tensor<17x19xi32>
  %si = linalg.generic {indexing_maps = [#mnd_md, #mnd_dn, #mnd_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<17x8xi8>, tensor<8x19xi8>) outs(%f : tensor<17x19xi32>) {
  ^bb0(%a: i8, %b: i8, %out: i32):
    %x = arith.extsi %a : i8 to i32
    %y = arith.extsi %b : i8 to i32
    %w = arith.muli %x, %y : i32
    %r = arith.addi %out, %w : i32
    linalg.yield %r : i32
  } -> tensor<17x19xi32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%si : tensor<17x19xi32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i32, %out: f32):
    %x = arith.sitofp %a : i32 to f32
    %r = arith.mulf %x, %c0_01 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
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

// S11: exp2 of scores in base 2.
// DECISION: capture
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// log2(e) is in the scale.
// CHECK-LABEL: @log2e_in_scale: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 0.353550136 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @log2e_in_scale(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0_510065 = arith.constant 0.510065 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %c0_510065 : f32
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
    %r = math.exp2 %d : f32
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

// log2(e) multiplies the difference.
// CHECK-LABEL: @log2e_on_difference: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @log2e_on_difference(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %c1_44269502 = arith.constant 1.44269502 : f32
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
    %y = arith.mulf %d, %c1_44269502 : f32
    %r = math.exp2 %y : f32
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

// The score region stays in natural units.
// CHECK-LABEL: @soft_cap_in_base_two: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.000000e+01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.divf [[V0]], [[V1]] : f32
// CHECK-NEXT: [[V3:%[^ :,)]+]] = math.tanh [[V2]] : f32
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.constant 29.9999981 : f32
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.mulf [[V3]], [[V4]] : f32
// CHECK-NEXT: attn.yield [[V5]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @soft_cap_in_base_two(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c30_0 = arith.constant 30.0 : f32
  %c43_2808507 = arith.constant 43.2808507 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %x = arith.divf %a, %c30_0 : f32
    %y = math.tanh %x : f32
    %r = arith.mulf %y, %c43_2808507 : f32
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
    %r = math.exp2 %d : f32
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

// A softmax of base 2: the scores are scaled by ln 2.
// CHECK-LABEL: @base_two: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 0.693147182 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @base_two(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
    %r = math.exp2 %d : f32
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

// The factor ln 2 is not rounded to f16.
// CHECK-LABEL: @narrow_base_two: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: arith.constant 0.693147182 : f32
func.func @narrow_base_two(%q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf16> {
  %zero = arith.constant 0.0 : f16
  %ninf = arith.constant 0xFC00 : f16
  %e = tensor.empty() : tensor<17x19xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<17x19xf16>) -> tensor<17x19xf16>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf16>, tensor<8x19xf16>) outs(%f : tensor<17x19xf16>) -> tensor<17x19xf16>
  %e1 = tensor.empty() : tensor<17xf16>
  %f1 = linalg.fill ins(%ninf : f16) outs(%e1 : tensor<17xf16>) -> tensor<17xf16>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf16>) outs(%f1 : tensor<17xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.maximumf %a, %out : f16
    linalg.yield %r : f16
  } -> tensor<17xf16>
  %e2 = tensor.empty() : tensor<17x19xf16>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf16>, tensor<17xf16>) outs(%e2 : tensor<17x19xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %d = arith.subf %a, %b : f16
    %r = math.exp2 %d : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e3 = tensor.empty() : tensor<17xf16>
  %f2 = linalg.fill ins(%zero : f16) outs(%e3 : tensor<17xf16>) -> tensor<17xf16>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf16>) outs(%f2 : tensor<17xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.addf %a, %out : f16
    linalg.yield %r : f16
  } -> tensor<17xf16>
  %e4 = tensor.empty() : tensor<17x19xf16>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf16>, tensor<17xf16>) outs(%e4 : tensor<17x19xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %r = arith.divf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e5 = tensor.empty() : tensor<17x16xf16>
  %f3 = linalg.fill ins(%zero : f16) outs(%e5 : tensor<17x16xf16>) -> tensor<17x16xf16>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f3 : tensor<17x16xf16>) -> tensor<17x16xf16>
  return %o : tensor<17x16xf16>
}

// The fill is -inf times log2(e), and stays so.
// CHECK-LABEL: @fill_that_overflows: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: arith.select {{.*}} : f32
// CHECK-NEXT: arith.constant 1.442695{{[0-9]+}} : f32
// CHECK-NEXT: arith.mulf
func.func @fill_that_overflows(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %lowest = arith.constant 0xFF7FFFFF : f32
  %log2e = arith.constant 1.44269502 : f32
  %em = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%em : tensor<17x19xf32>) {
  ^bb0(%c: i1, %a: f32, %out: f32):
    %x = arith.select %c, %a, %lowest : f32
    %r = arith.mulf %x, %log2e : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp2 %d : f32
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

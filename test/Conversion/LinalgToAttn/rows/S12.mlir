// S12: no maximum is subtracted.
// DECISION: refuse; shift=any: capture
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @no_maximum: refuse
// CHECK-NEXT: remark: [Missed] the exponent is not a score minus a value of its row: without the row maximum it may overflow, which shift=any accepts (linalg.generic)
// OPTION-LABEL: @no_maximum: capture
// OPTION-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// OPTION: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// OPTION-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// OPTION-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// OPTION-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// OPTION-NEXT: attn.yield [[V2]] : f32
// OPTION-NEXT: } -> tensor<17x16xf32>
func.func @no_maximum(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0_353553 = arith.constant 0.353553 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %c0_353553 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
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
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Another value of the row is subtracted.
// CHECK-LABEL: @other_shift: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
// OPTION-LABEL: @other_shift: capture
// OPTION-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// OPTION: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @other_shift(%c: tensor<17xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %shifted = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %c : tensor<17x19xf32>, tensor<17xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%shifted : tensor<17x19xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
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
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The logarithm of another value of the row is one, and no divisor.
// CHECK-LABEL: @logarithm_as_shift: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.generic)
// OPTION-LABEL: @logarithm_as_shift: capture
// OPTION-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
func.func @logarithm_as_shift(%q: tensor<5x4xf32>, %k: tensor<7x4xf32>, %v: tensor<7x6xf32>, %x: tensor<5xf32>) -> (tensor<5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %v1 = tensor.empty() : tensor<5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<5x7xf32>) -> tensor<5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(m, n, d) -> (m, d)>, affine_map<(m, n, d) -> (n, d)>, affine_map<(m, n, d) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q, %k : tensor<5x4xf32>, tensor<7x4xf32>) outs(%v2 : tensor<5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<5x7xf32>
  %v6 = tensor.empty() : tensor<5x7xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%v5, %x : tensor<5x7xf32>, tensor<5xf32>) outs(%v6 : tensor<5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: f32, %o6: f32):
    %w7 = math.log %a6_1 : f32
    %w8 = arith.subf %a6_0, %w7 : f32
    %w9 = math.exp %w8 : f32
    linalg.yield %w9 : f32
  } -> tensor<5x7xf32>
  %v11 = tensor.empty() : tensor<5xf32>
  %v12 = linalg.fill ins(%c0 : f32) outs(%v11 : tensor<5xf32>) -> tensor<5xf32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%v10 : tensor<5x7xf32>) outs(%v12 : tensor<5xf32>) {
  ^bb0(%a12_0: f32, %o12: f32):
    %w13 = arith.addf %o12, %a12_0 : f32
    linalg.yield %w13 : f32
  } -> tensor<5xf32>
  %v15 = tensor.empty() : tensor<5x7xf32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%v10, %v14 : tensor<5x7xf32>, tensor<5xf32>) outs(%v15 : tensor<5x7xf32>) {
  ^bb0(%a15_0: f32, %a15_1: f32, %o15: f32):
    %w16 = arith.divf %a15_0, %a15_1 : f32
    linalg.yield %w16 : f32
  } -> tensor<5x7xf32>
  %v18 = tensor.empty() : tensor<5x6xf32>
  %v19 = linalg.fill ins(%c0 : f32) outs(%v18 : tensor<5x6xf32>) -> tensor<5x6xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(m, e, n) -> (m, n)>, affine_map<(m, e, n) -> (n, e)>, affine_map<(m, e, n) -> (m, e)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v17, %v : tensor<5x7xf32>, tensor<7x6xf32>) outs(%v19 : tensor<5x6xf32>) {
  ^bb0(%a19_0: f32, %a19_1: f32, %o19: f32):
    %w20 = arith.mulf %a19_0, %a19_1 : f32
    %w21 = arith.addf %o19, %w20 : f32
    linalg.yield %w21 : f32
  } -> tensor<5x6xf32>
  return %v22 : tensor<5x6xf32>
}

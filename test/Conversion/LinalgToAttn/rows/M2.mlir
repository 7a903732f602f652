// M2: added, of full rank.
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

// CHECK-LABEL: @added: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b0, b1, m, n], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<2x3x17x19xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.addf [[V1]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @added(%b: tensor<2x3x17x19xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %w = arith.mulf %a, %bi : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %b : tensor<2x3x17x19xf32>, tensor<2x3x17x19xf32>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.addf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x17x19xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %d = arith.subf %a, %bi : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e4 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x19xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e5 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.divf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e6 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %w = arith.mulf %a, %bi : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// Negated and taken off.
// CHECK-LABEL: @minus_negated: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], capture[m, n], output[b0, m, e]; score region; no mask; empty rows yield nan
func.func @minus_negated(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %bias: tensor<5x7xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x7x4xf32>) outs(%v2 : tensor<3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x7xf32>
  %v6 = tensor.empty() : tensor<3x5x7xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %bias : tensor<3x5x7xf32>, tensor<5x7xf32>) outs(%v6 : tensor<3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: f32, %o6: f32):
    %w7 = arith.negf %a6_1 : f32
    %w8 = arith.subf %a6_0, %w7 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x5x7xf32>
  %v10 = tensor.empty() : tensor<3x5xf32>
  %v11 = linalg.fill ins(%c1 : f32) outs(%v10 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v9 : tensor<3x5x7xf32>) outs(%v11 : tensor<3x5xf32>) {
  ^bb0(%a11_0: f32, %o11: f32):
    %w12 = arith.maximumf %o11, %a11_0 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5xf32>
  %v14 = tensor.empty() : tensor<3x5x7xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v9, %v13 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v14 : tensor<3x5x7xf32>) {
  ^bb0(%a14_0: f32, %a14_1: f32, %o14: f32):
    %w15 = arith.subf %a14_0, %a14_1 : f32
    linalg.yield %w15 : f32
  } -> tensor<3x5x7xf32>
  %v17 = tensor.empty() : tensor<3x5x7xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v16 : tensor<3x5x7xf32>) outs(%v17 : tensor<3x5x7xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = math.exp %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<3x5x7xf32>
  %v20 = tensor.empty() : tensor<3x5xf32>
  %v21 = linalg.fill ins(%c0 : f32) outs(%v20 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v19 : tensor<3x5x7xf32>) outs(%v21 : tensor<3x5xf32>) {
  ^bb0(%a21_0: f32, %o21: f32):
    %w22 = arith.addf %o21, %a21_0 : f32
    linalg.yield %w22 : f32
  } -> tensor<3x5xf32>
  %v24 = tensor.empty() : tensor<3x5x7xf32>
  %v26 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v19, %v23 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v24 : tensor<3x5x7xf32>) {
  ^bb0(%a24_0: f32, %a24_1: f32, %o24: f32):
    %w25 = arith.divf %a24_0, %a24_1 : f32
    linalg.yield %w25 : f32
  } -> tensor<3x5x7xf32>
  %v27 = tensor.empty() : tensor<3x5x6xf32>
  %v28 = linalg.fill ins(%c0 : f32) outs(%v27 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v26, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v28 : tensor<3x5x6xf32>) {
  ^bb0(%a28_0: f32, %a28_1: f32, %o28: f32):
    %w29 = arith.mulf %a28_0, %a28_1 : f32
    %w30 = arith.addf %o28, %w29 : f32
    linalg.yield %w30 : f32
  } -> tensor<3x5x6xf32>
  return %v31 : tensor<3x5x6xf32>
}

// All but the first column of a larger tensor.
// CHECK-LABEL: @from_second_column: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], capture[m, n], output[b0, m, e]; score region; no mask; empty rows yield nan
func.func @from_second_column(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %bias: tensor<5x8xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x7x4xf32>) outs(%v2 : tensor<3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x7xf32>
  %v6 = tensor.empty() : tensor<3x5x7xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v6 : tensor<3x5x7xf32>) {
  ^bb0(%a6_0: f32, %o6: f32):
    %w7 = linalg.index 1 : index
    %w8 = linalg.index 2 : index
    %w9 = arith.addi %w8, %c1 : index
    %w10 = tensor.extract %bias[%w7, %w9] : tensor<5x8xf32>
    %w11 = arith.addf %a6_0, %w10 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5x7xf32>
  %v13 = tensor.empty() : tensor<3x5xf32>
  %v14 = linalg.fill ins(%c2 : f32) outs(%v13 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v12 : tensor<3x5x7xf32>) outs(%v14 : tensor<3x5xf32>) {
  ^bb0(%a14_0: f32, %o14: f32):
    %w15 = arith.maximumf %o14, %a14_0 : f32
    linalg.yield %w15 : f32
  } -> tensor<3x5xf32>
  %v17 = tensor.empty() : tensor<3x5x7xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v12, %v16 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v17 : tensor<3x5x7xf32>) {
  ^bb0(%a17_0: f32, %a17_1: f32, %o17: f32):
    %w18 = arith.subf %a17_0, %a17_1 : f32
    linalg.yield %w18 : f32
  } -> tensor<3x5x7xf32>
  %v20 = tensor.empty() : tensor<3x5x7xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v19 : tensor<3x5x7xf32>) outs(%v20 : tensor<3x5x7xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = math.exp %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5x7xf32>
  %v23 = tensor.empty() : tensor<3x5xf32>
  %v24 = linalg.fill ins(%c0 : f32) outs(%v23 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v26 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v22 : tensor<3x5x7xf32>) outs(%v24 : tensor<3x5xf32>) {
  ^bb0(%a24_0: f32, %o24: f32):
    %w25 = arith.addf %o24, %a24_0 : f32
    linalg.yield %w25 : f32
  } -> tensor<3x5xf32>
  %v27 = tensor.empty() : tensor<3x5x7xf32>
  %v29 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v22, %v26 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v27 : tensor<3x5x7xf32>) {
  ^bb0(%a27_0: f32, %a27_1: f32, %o27: f32):
    %w28 = arith.divf %a27_0, %a27_1 : f32
    linalg.yield %w28 : f32
  } -> tensor<3x5x7xf32>
  %v30 = tensor.empty() : tensor<3x5x6xf32>
  %v31 = linalg.fill ins(%c0 : f32) outs(%v30 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v34 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v29, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v31 : tensor<3x5x6xf32>) {
  ^bb0(%a31_0: f32, %a31_1: f32, %o31: f32):
    %w32 = arith.mulf %a31_0, %a31_1 : f32
    %w33 = arith.addf %o31, %w32 : f32
    linalg.yield %w33 : f32
  } -> tensor<3x5x6xf32>
  return %v34 : tensor<3x5x6xf32>
}

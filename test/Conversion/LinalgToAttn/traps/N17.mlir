// N17: the contraction with the values reduces more than the softmax does, or
// less.
// DECISION: refuse
// RUN: %check_row %s

#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#bmehn_bhmn = affine_map<(b, m, e, h, n) -> (b, h, m, n)>
#bmehn_bhne = affine_map<(b, m, e, h, n) -> (b, h, n, e)>
#bmehn_bme = affine_map<(b, m, e, h, n) -> (b, m, e)>
#hmen_hme = affine_map<(h, m, e, n) -> (h, m, e)>
#hmen_hne = affine_map<(h, m, e, n) -> (h, n, e)>
#hmen_mhn = affine_map<(h, m, e, n) -> (m, h, n)>
#hmnd_hmd = affine_map<(h, m, n, d) -> (h, m, d)>
#hmnd_hmn = affine_map<(h, m, n, d) -> (h, m, n)>
#hmnd_hnd = affine_map<(h, m, n, d) -> (h, n, d)>

// Over heads and keys, the softmax over keys alone.
// CHECK-LABEL: @heads_summed: refuse
// CHECK-NEXT: remark: [Missed] the softmax runs along another dimension than the contraction with the values reduces (linalg.generic)
func.func @heads_summed(%q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x3x17x19xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e2 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e2 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e3 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x19xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e4 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e4 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e5 = tensor.empty() : tensor<2x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x17x16xf32>) -> tensor<2x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bmehn_bhmn, #bmehn_bhne, #bmehn_bme], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x17x16xf32>
  return %o : tensor<2x17x16xf32>
}

// The softmax over heads and keys, the contraction over keys alone.
// CHECK-LABEL: @softmax_of_all_heads: refuse
// CHECK-NEXT: remark: [Missed] the shift in the exponent is not the maximum of the scores along the reduced dimension (linalg.softmax)
func.func @softmax_of_all_heads(%q: tensor<3x17x8xf32>, %k: tensor<3x19x8xf32>, %v: tensor<3x19x16xf32>) -> tensor<3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x17x19xf32>) -> tensor<3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#hmnd_hmd, #hmnd_hnd, #hmnd_hmn], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<3x17x8xf32>, tensor<3x19x8xf32>) outs(%f : tensor<3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x17x19xf32>
  %e1 = tensor.empty() : tensor<17x3x19xf32>
  %st = linalg.transpose ins(%s : tensor<3x17x19xf32>) outs(%e1 : tensor<17x3x19xf32>) permutation = [1, 0, 2]
  %c = tensor.collapse_shape %st [[0], [1, 2]] : tensor<17x3x19xf32> into tensor<17x57xf32>
  %e2 = tensor.empty() : tensor<17x57xf32>
  %p = linalg.softmax dimension(1) ins(%c : tensor<17x57xf32>) outs(%e2 : tensor<17x57xf32>) -> tensor<17x57xf32>
  %x = tensor.expand_shape %p [[0], [1, 2]] output_shape [17, 3, 19] : tensor<17x57xf32> into tensor<17x3x19xf32>
  %e3 = tensor.empty() : tensor<3x17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<3x17x16xf32>) -> tensor<3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#hmen_mhn, #hmen_hne, #hmen_hme], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%x, %v : tensor<17x3x19xf32>, tensor<3x19x16xf32>) outs(%f1 : tensor<3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<3x17x16xf32>
  return %o : tensor<3x17x16xf32>
}

// The softmax runs over one of two dimensions of the keys.
// CHECK-LABEL: @keys_of_one_dimension: refuse
// CHECK-NEXT: remark: [Missed] the softmax runs along another dimension than the contraction with the values reduces (linalg.generic)
func.func @keys_of_one_dimension(%q: tensor<3x5x4xf32>, %k: tensor<3x3x2x4xf32>, %v: tensor<3x3x2x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x3x2xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x3x2xf32>) -> tensor<3x5x3x2xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j, d) -> (h, m, d)>, affine_map<(h, m, i, j, d) -> (h, i, j, d)>, affine_map<(h, m, i, j, d) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x3x2x4xf32>) outs(%v2 : tensor<3x5x3x2xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x3x2xf32>
  %v6 = tensor.empty() : tensor<3x5x3xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x5x3xf32>) -> tensor<3x5x3xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v5 : tensor<3x5x3x2xf32>) outs(%v7 : tensor<3x5x3xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.maximumf %o7, %a7_0 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x5x3xf32>
  %v10 = tensor.empty() : tensor<3x5x3x2xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %v9 : tensor<3x5x3x2xf32>, tensor<3x5x3xf32>) outs(%v10 : tensor<3x5x3x2xf32>) {
  ^bb0(%a10_0: f32, %a10_1: f32, %o10: f32):
    %w11 = arith.subf %a10_0, %a10_1 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5x3x2xf32>
  %v13 = tensor.empty() : tensor<3x5x3x2xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v12 : tensor<3x5x3x2xf32>) outs(%v13 : tensor<3x5x3x2xf32>) {
  ^bb0(%a13_0: f32, %o13: f32):
    %w14 = math.exp %a13_0 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x3x2xf32>
  %v16 = tensor.empty() : tensor<3x5x3xf32>
  %v17 = linalg.fill ins(%c0 : f32) outs(%v16 : tensor<3x5x3xf32>) -> tensor<3x5x3xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v15 : tensor<3x5x3x2xf32>) outs(%v17 : tensor<3x5x3xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = arith.addf %o17, %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<3x5x3xf32>
  %v20 = tensor.empty() : tensor<3x5x3x2xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15, %v19 : tensor<3x5x3x2xf32>, tensor<3x5x3xf32>) outs(%v20 : tensor<3x5x3x2xf32>) {
  ^bb0(%a20_0: f32, %a20_1: f32, %o20: f32):
    %w21 = arith.divf %a20_0, %a20_1 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5x3x2xf32>
  %v23 = tensor.empty() : tensor<3x5x6xf32>
  %v24 = linalg.fill ins(%c0 : f32) outs(%v23 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v27 = linalg.generic {indexing_maps = [affine_map<(h, m, e, i, j) -> (h, m, i, j)>, affine_map<(h, m, e, i, j) -> (h, i, j, e)>, affine_map<(h, m, e, i, j) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%v22, %v : tensor<3x5x3x2xf32>, tensor<3x3x2x6xf32>) outs(%v24 : tensor<3x5x6xf32>) {
  ^bb0(%a24_0: f32, %a24_1: f32, %o24: f32):
    %w25 = arith.mulf %a24_0, %a24_1 : f32
    %w26 = arith.addf %o24, %w25 : f32
    linalg.yield %w26 : f32
  } -> tensor<3x5x6xf32>
  return %v27 : tensor<3x5x6xf32>
}

// N22: sums that are no contraction of queries and keys.
// DECISION: capture
// RUN: %check_row %s

#mn_mn = affine_map<(m, n) -> (m, n)>
#mgb_mg = affine_map<(m, g, b) -> (m, g)>
#mgb_mgb = affine_map<(m, g, b) -> (m, g, b)>
#mdn_md = affine_map<(m, n, d) -> (m, d)>
#mdn_mnd = affine_map<(m, n, d) -> (m, n, d)>
#mdn_mn = affine_map<(m, n, d) -> (m, n)>

// Another contraction as a factor stays a tensor.
// CHECK-LABEL: @product: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins(%{{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>)
func.func @product(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Keys of their own for every query, as relative positions are.
// CHECK-LABEL: @keys_by_query: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins(%{{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>)
func.func @keys_by_query(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %keys: tensor<17x19x4xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.generic {indexing_maps = [#mdn_md, #mdn_mnd, #mdn_mn], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%p1, %keys : tensor<17x4xf32>, tensor<17x19x4xf32>) outs(%f : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %g = arith.mulf %a, %b : f32
    %h = arith.addf %out, %g : f32
    linalg.yield %h : f32
  } -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The second is used outside of the sum as well.
// CHECK-LABEL: @also_apart: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins(%{{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>)
func.func @also_apart(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %g = arith.addf %a, %b : f32
    %h = math.tanh %b : f32
    %r = arith.mulf %g, %h : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// One key for each block of keys: the product is smaller than the scores, and
// stays as it is.
// CHECK-LABEL: @keys_by_block: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {{{.*}}} ins(%{{.*}} : tensor<17x8xf32>, tensor<8x18xf32>, tensor<18x16xf32>)
// CHECK: tensor.extract %{{.*}}[%{{.*}}, %{{.*}}] : tensor<17x3xf32>
func.func @keys_by_block(%q: tensor<17x8xf32>, %k: tensor<8x18xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x3xf32>, %v: tensor<18x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x18xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x18xf32>) -> tensor<17x18xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x18xf32>) outs(%f : tensor<17x18xf32>) -> tensor<17x18xf32>
  %e2 = tensor.empty() : tensor<17x3xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<17x3xf32>) -> tensor<17x3xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x3xf32>) outs(%f2 : tensor<17x3xf32>) -> tensor<17x3xf32>
  %e3 = tensor.empty() : tensor<17x3x6xf32>
  %b = linalg.generic {indexing_maps = [#mgb_mg, #mgb_mgb], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%s1 : tensor<17x3xf32>) outs(%e3 : tensor<17x3x6xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<17x3x6xf32>
  %w = tensor.collapse_shape %b [[0], [1, 2]] : tensor<17x3x6xf32> into tensor<17x18xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %w : tensor<17x18xf32>, tensor<17x18xf32>) outs(%e : tensor<17x18xf32>) {
  ^bb0(%a: f32, %c: f32, %out: f32):
    %r = arith.addf %a, %c : f32
    linalg.yield %r : f32
  } -> tensor<17x18xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x18xf32>) outs(%e : tensor<17x18xf32>) -> tensor<17x18xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x18xf32>, tensor<18x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Scores from elsewhere behind a gate of their rows are no queries and keys of
// size 1.
// DECISION @gated_scores: refuse
// CHECK-LABEL: @gated_scores: refuse
// CHECK-NEXT: remark: [Missed] the scores are no contraction of queries and keys (linalg.generic)
func.func @gated_scores(%s: tensor<3x5x7xf32>, %w: tensor<5xf32>, %v: tensor<7x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0xFF800000 : f32
  %c1 = arith.constant 0.00000000000000000e+00 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s, %w : tensor<3x5x7xf32>, tensor<5xf32>) outs(%v1 : tensor<3x5x7xf32>) {
  ^bb0(%a1_0: f32, %a1_1: f32, %o1: f32):
    %w2 = arith.mulf %a1_0, %a1_1 : f32
    linalg.yield %w2 : f32
  } -> tensor<3x5x7xf32>
  %v4 = tensor.empty() : tensor<3x5xf32>
  %v5 = linalg.fill ins(%c0 : f32) outs(%v4 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v3 : tensor<3x5x7xf32>) outs(%v5 : tensor<3x5xf32>) {
  ^bb0(%a5_0: f32, %o5: f32):
    %w6 = arith.maximumf %o5, %a5_0 : f32
    linalg.yield %w6 : f32
  } -> tensor<3x5xf32>
  %v8 = tensor.empty() : tensor<3x5x7xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3, %v7 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v8 : tensor<3x5x7xf32>) {
  ^bb0(%a8_0: f32, %a8_1: f32, %o8: f32):
    %w9 = arith.subf %a8_0, %a8_1 : f32
    linalg.yield %w9 : f32
  } -> tensor<3x5x7xf32>
  %v11 = tensor.empty() : tensor<3x5x7xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v10 : tensor<3x5x7xf32>) outs(%v11 : tensor<3x5x7xf32>) {
  ^bb0(%a11_0: f32, %o11: f32):
    %w12 = math.exp %a11_0 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5x7xf32>
  %v14 = tensor.empty() : tensor<3x5xf32>
  %v15 = linalg.fill ins(%c1 : f32) outs(%v14 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v13 : tensor<3x5x7xf32>) outs(%v15 : tensor<3x5xf32>) {
  ^bb0(%a15_0: f32, %o15: f32):
    %w16 = arith.addf %o15, %a15_0 : f32
    linalg.yield %w16 : f32
  } -> tensor<3x5xf32>
  %v18 = tensor.empty() : tensor<3x5x7xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v13, %v17 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v18 : tensor<3x5x7xf32>) {
  ^bb0(%a18_0: f32, %a18_1: f32, %o18: f32):
    %w19 = arith.divf %a18_0, %a18_1 : f32
    linalg.yield %w19 : f32
  } -> tensor<3x5x7xf32>
  %v21 = tensor.empty() : tensor<3x5x6xf32>
  %v22 = linalg.fill ins(%c1 : f32) outs(%v21 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v20, %v : tensor<3x5x7xf32>, tensor<7x6xf32>) outs(%v22 : tensor<3x5x6xf32>) {
  ^bb0(%a22_0: f32, %a22_1: f32, %o22: f32):
    %w23 = arith.mulf %a22_0, %a22_1 : f32
    %w24 = arith.addf %o22, %w23 : f32
    linalg.yield %w24 : f32
  } -> tensor<3x5x6xf32>
  return %v25 : tensor<3x5x6xf32>
}

// Nor behind one of their keys.
// DECISION @gated_scores_of_keys: refuse
// CHECK-LABEL: @gated_scores_of_keys: refuse
// CHECK-NEXT: remark: [Missed] the scores are no contraction of queries and keys (linalg.generic)
func.func @gated_scores_of_keys(%s: tensor<3x5x7xf32>, %w: tensor<7xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0xFF800000 : f32
  %c1 = arith.constant 0.00000000000000000e+00 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s, %w : tensor<3x5x7xf32>, tensor<7xf32>) outs(%v1 : tensor<3x5x7xf32>) {
  ^bb0(%a1_0: f32, %a1_1: f32, %o1: f32):
    %w2 = arith.mulf %a1_0, %a1_1 : f32
    linalg.yield %w2 : f32
  } -> tensor<3x5x7xf32>
  %v4 = tensor.empty() : tensor<3x5xf32>
  %v5 = linalg.fill ins(%c0 : f32) outs(%v4 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v3 : tensor<3x5x7xf32>) outs(%v5 : tensor<3x5xf32>) {
  ^bb0(%a5_0: f32, %o5: f32):
    %w6 = arith.maximumf %o5, %a5_0 : f32
    linalg.yield %w6 : f32
  } -> tensor<3x5xf32>
  %v8 = tensor.empty() : tensor<3x5x7xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3, %v7 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v8 : tensor<3x5x7xf32>) {
  ^bb0(%a8_0: f32, %a8_1: f32, %o8: f32):
    %w9 = arith.subf %a8_0, %a8_1 : f32
    linalg.yield %w9 : f32
  } -> tensor<3x5x7xf32>
  %v11 = tensor.empty() : tensor<3x5x7xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v10 : tensor<3x5x7xf32>) outs(%v11 : tensor<3x5x7xf32>) {
  ^bb0(%a11_0: f32, %o11: f32):
    %w12 = math.exp %a11_0 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5x7xf32>
  %v14 = tensor.empty() : tensor<3x5xf32>
  %v15 = linalg.fill ins(%c1 : f32) outs(%v14 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v13 : tensor<3x5x7xf32>) outs(%v15 : tensor<3x5xf32>) {
  ^bb0(%a15_0: f32, %o15: f32):
    %w16 = arith.addf %o15, %a15_0 : f32
    linalg.yield %w16 : f32
  } -> tensor<3x5xf32>
  %v18 = tensor.empty() : tensor<3x5x7xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v13, %v17 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v18 : tensor<3x5x7xf32>) {
  ^bb0(%a18_0: f32, %a18_1: f32, %o18: f32):
    %w19 = arith.divf %a18_0, %a18_1 : f32
    linalg.yield %w19 : f32
  } -> tensor<3x5x7xf32>
  %v21 = tensor.empty() : tensor<3x5x6xf32>
  %v22 = linalg.fill ins(%c1 : f32) outs(%v21 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v20, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v22 : tensor<3x5x6xf32>) {
  ^bb0(%a22_0: f32, %a22_1: f32, %o22: f32):
    %w23 = arith.mulf %a22_0, %a22_1 : f32
    %w24 = arith.addf %o22, %w23 : f32
    linalg.yield %w24 : f32
  } -> tensor<3x5x6xf32>
  return %v25 : tensor<3x5x6xf32>
}

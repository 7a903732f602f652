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

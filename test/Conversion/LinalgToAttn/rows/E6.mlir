// E6: the scores are a sum of contractions, as in latent attention: queries and
// keys are joined along what is contracted.
// DECISION: capture; numerics=strict: capture
// RUN: %check_row %s

#mn_mn = affine_map<(m, n) -> (m, n)>

// A scale of both stays in the score region.
// CHECK-LABEL: @scaled: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x12xf32>, tensor<19x12xf32>, tensor<19x16xf32>)
// OPTION-LABEL: @scaled: capture
// OPTION: attn.attention {{{.*}}} ins({{.*}} : tensor<17x12xf32>,
func.func @scaled(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %g = arith.addf %a, %b : f32
    %r = arith.mulf %g, %half : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The other way round, without a scale.
// CHECK-LABEL: @plain: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x12xf32>, tensor<19x12xf32>, tensor<19x16xf32>)
func.func @plain(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.addf %b, %a : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Scales that differ go to the queries; with numerics=strict they stay.
// CHECK-LABEL: @scaled_apart: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x12xf32>, tensor<19x12xf32>, tensor<19x16xf32>)
// OPTION-LABEL: @scaled_apart: capture
// OPTION: attn.attention {{{.*}}} ins({{.*}} : tensor<17x8xf32>,
func.func @scaled_apart(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %third = arith.constant 0.3 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %g = arith.mulf %a, %half : f32
    %h = arith.mulf %b, %third : f32
    %r = arith.addf %g, %h : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// A difference.
// CHECK-LABEL: @difference: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x12xf32>, tensor<19x12xf32>, tensor<19x16xf32>)
func.func @difference(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Three of them.
// CHECK-LABEL: @three: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x18xf32>, tensor<19x18xf32>, tensor<19x16xf32>)
func.func @three(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %w: tensor<17x6xf32>, %u: tensor<6x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s2 = linalg.matmul ins(%w, %u : tensor<17x6xf32>, tensor<6x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1, %s2 : tensor<17x19xf32>, tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %g = arith.addf %a, %b : f32
    %r = arith.addf %c, %g : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// A mask is added to the first.
// CHECK-LABEL: @mask_between: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x12xf32>, tensor<19x12xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xf32>)
func.func @mask_between(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1, %mask : tensor<17x19xf32>, tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %g = arith.addf %a, %c : f32
    %r = arith.addf %g, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Below a soft-cap.
// CHECK-LABEL: @capped: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x12xf32>, tensor<19x12xf32>, tensor<19x16xf32>)
func.func @capped(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %p1: tensor<17x4xf32>, %l: tensor<4x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf32>, tensor<4x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %g = arith.addf %a, %b : f32
    %h = math.tanh %g : f32
    %r = arith.mulf %h, %half : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// In f16; the roundings of the scores are dropped, but for numerics=strict.
// CHECK-LABEL: @halves: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x12xf16>, tensor<19x12xf16>, tensor<19x16xf16>)
// OPTION-LABEL: @halves: capture
// OPTION: attn.attention {{{.*}}} ins({{.*}} : tensor<17x8xf16>,
func.func @halves(%q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %p1: tensor<17x4xf16>, %l: tensor<4x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<17x19xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<17x19xf16>) -> tensor<17x19xf16>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf16>, tensor<8x19xf16>) outs(%f : tensor<17x19xf16>) -> tensor<17x19xf16>
  %s1 = linalg.matmul ins(%p1, %l : tensor<17x4xf16>, tensor<4x19xf16>) outs(%f : tensor<17x19xf16>) -> tensor<17x19xf16>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %s1 : tensor<17x19xf16>, tensor<17x19xf16>) outs(%e : tensor<17x19xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %r = arith.addf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf16>) outs(%e : tensor<17x19xf16>) -> tensor<17x19xf16>
  %e1 = tensor.empty() : tensor<17x16xf16>
  %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<17x16xf16>) -> tensor<17x16xf16>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f1 : tensor<17x16xf16>) -> tensor<17x16xf16>
  return %o : tensor<17x16xf16>
}

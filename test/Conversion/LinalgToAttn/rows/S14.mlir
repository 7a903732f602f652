// S14: an attention sink: one more logit in the normaliser.
// DECISION: capture
// RUN: %check_row %s

#bhm_bhm = affine_map<(b, h, m) -> (b, h, m)>
#bhm_h = affine_map<(b, h, m) -> (h)>
#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bne = affine_map<(b, h, m, e, n) -> (b, n, e)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_mn = affine_map<(b, h, m, n) -> (m, n)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bnd = affine_map<(b, h, m, n, d) -> (b, n, d)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#bhmu_bhmu = affine_map<(b, h, m, u) -> (b, h, m, u)>
#bhmu_h = affine_map<(b, h, m, u) -> (h)>

// A column is appended, and sliced off behind the softmax.
// CHECK-LABEL: @sink_column: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[b1], output[b0, b1, m, e]; score region; no mask; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) sink({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @sink_column(%sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0_353553 = arith.constant 0.353553 : f32
  %e = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s : tensor<2x3x17x19xf32>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %c0_353553 : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17x1xf32>
  %sinks = linalg.generic {indexing_maps = [#bhmu_h, #bhmu_bhmu], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%sink : tensor<3xf32>) outs(%e2 : tensor<2x3x17x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x3x17x1xf32>
  %cat = tensor.concat dim(3) %t, %sinks : (tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) -> tensor<2x3x17x20xf32>
  %e3 = tensor.empty() : tensor<2x3x17x20xf32>
  %p = linalg.softmax dimension(3) ins(%cat : tensor<2x3x17x20xf32>) outs(%e3 : tensor<2x3x17x20xf32>) -> tensor<2x3x17x20xf32>
  %l = tensor.extract_slice %p[0, 0, 0, 0] [2, 3, 17, 19] [1, 1, 1, 1] : tensor<2x3x17x20xf32> to tensor<2x3x17x19xf32>
  %e4 = tensor.empty() : tensor<2x3x17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%l, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f1 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// With a softmax of separate ops, and the maximum taken off twice.
// CHECK-LABEL: @sink_separate_ops: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[b1], output[b0, b1, m, e]; score region; no mask; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) sink({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @sink_separate_ops(%sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0_353553 = arith.constant 0.353553 : f32
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
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s : tensor<2x3x17x19xf32>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %c0_353553 : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17x1xf32>
  %sinks = linalg.generic {indexing_maps = [#bhmu_h, #bhmu_bhmu], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%sink : tensor<3xf32>) outs(%e2 : tensor<2x3x17x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x3x17x1xf32>
  %cat = tensor.concat dim(3) %t, %sinks : (tensor<2x3x17x19xf32>, tensor<2x3x17x1xf32>) -> tensor<2x3x17x20xf32>
  %e3 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%cat : tensor<2x3x17x20xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e4 = tensor.empty() : tensor<2x3x17x20xf32>
  %shifted = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%cat, %max : tensor<2x3x17x20xf32>, tensor<2x3x17xf32>) outs(%e4 : tensor<2x3x17x20xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.subf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x20xf32>
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%ninf : f32) outs(%e5 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max1 = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%shifted : tensor<2x3x17x20xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x20xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%shifted, %max1 : tensor<2x3x17x20xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x20xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x20xf32>
  %e7 = tensor.empty() : tensor<2x3x17xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x20xf32>) outs(%f3 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e8 = tensor.empty() : tensor<2x3x17x20xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x20xf32>, tensor<2x3x17xf32>) outs(%e8 : tensor<2x3x17x20xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x20xf32>
  %l = tensor.extract_slice %p[0, 0, 0, 0] [2, 3, 17, 19] [1, 1, 1, 1] : tensor<2x3x17x20xf32> to tensor<2x3x17x19xf32>
  %e9 = tensor.empty() : tensor<2x3x17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%l, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f4 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// The column comes first.
// CHECK-LABEL: @sink_first: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) sink({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
func.func @sink_first(%sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17x1xf32>
  %sinks = linalg.generic {indexing_maps = [#bhmu_h, #bhmu_bhmu], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%sink : tensor<3xf32>) outs(%e1 : tensor<2x3x17x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x3x17x1xf32>
  %cat = tensor.concat dim(3) %sinks, %s : (tensor<2x3x17x1xf32>, tensor<2x3x17x19xf32>) -> tensor<2x3x17x20xf32>
  %e2 = tensor.empty() : tensor<2x3x17x20xf32>
  %p = linalg.softmax dimension(3) ins(%cat : tensor<2x3x17x20xf32>) outs(%e2 : tensor<2x3x17x20xf32>) -> tensor<2x3x17x20xf32>
  %l = tensor.extract_slice %p[0, 0, 0, 1] [2, 3, 17, 19] [1, 1, 1, 1] : tensor<2x3x17x20xf32> to tensor<2x3x17x19xf32>
  %e3 = tensor.empty() : tensor<2x3x17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%l, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f1 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// exp(sink - max) is added to the sum.
// CHECK-LABEL: @sink_in_divisor: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) sink({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
func.func @sink_in_divisor(%sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
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
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %shift = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%max, %sink : tensor<2x3x17xf32>, tensor<3xf32>) outs(%e2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.maximumf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %shift : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %sink, %shift : tensor<2x3x17xf32>, tensor<3xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %d = arith.subf %b, %c : f32
    %x = math.exp %d : f32
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// A sink of 0: one is added to the sum of exponentials.
// CHECK-LABEL: @softmax_plus_one: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) sink({{.*}} : tensor<f32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
func.func @softmax_plus_one(%q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
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
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %shift = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%max : tensor<2x3x17xf32>) outs(%e2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %zero : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %shift : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %shift : tensor<2x3x17xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %zero, %b : f32
    %x = math.exp %d : f32
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// The factor log2(e) is around the maximum of scores and sink.
// CHECK-LABEL: @base_two_sink: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
func.func @base_two_sink(%sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %log2e = arith.constant 1.44269502 : f32
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
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %shift = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%max, %sink : tensor<2x3x17xf32>, tensor<3xf32>) outs(%e2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.maximumf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %shift : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %y = arith.mulf %d, %log2e : f32
    %r = math.exp2 %y : f32
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
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %sink, %shift : tensor<2x3x17xf32>, tensor<3xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %d = arith.subf %b, %c : f32
    %y = arith.mulf %d, %log2e : f32
    %x = math.exp2 %y : f32
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// A sink per head is none per query, where all heads read the same keys.
// CHECK-LABEL: @sink_of_shared_keys: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], sink[b1], output[b0, b1, e, m]; plain scores; no mask; empty rows yield zero
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], sink[b1], output[b0, b1, e, m]; plain scores; no mask; empty rows yield zero
func.func @sink_of_shared_keys(%sink: tensor<3xf32>, %q: tensor<2x3x1x8xf32>, %k: tensor<2x19x8xf32>, %v: tensor<2x19x16xf32>) -> tensor<2x3x1x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x1x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x1x19xf32>) -> tensor<2x3x1x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x1x8xf32>, tensor<2x19x8xf32>) outs(%f : tensor<2x3x1x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1x19xf32>
  %e1 = tensor.empty() : tensor<2x3x1xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x3x1x19xf32>) outs(%f1 : tensor<2x3x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1xf32>
  %e2 = tensor.empty() : tensor<2x3x1xf32>
  %shift = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%max, %sink : tensor<2x3x1xf32>, tensor<3xf32>) outs(%e2 : tensor<2x3x1xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.maximumf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1xf32>
  %e3 = tensor.empty() : tensor<2x3x1x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %shift : tensor<2x3x1x19xf32>, tensor<2x3x1xf32>) outs(%e3 : tensor<2x3x1x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1x19xf32>
  %e4 = tensor.empty() : tensor<2x3x1xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x1x19xf32>) outs(%f2 : tensor<2x3x1xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1xf32>
  %e5 = tensor.empty() : tensor<2x3x1xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %sink, %shift : tensor<2x3x1xf32>, tensor<3xf32>, tensor<2x3x1xf32>) outs(%e5 : tensor<2x3x1xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %d = arith.subf %b, %c : f32
    %x = math.exp %d : f32
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1xf32>
  %e6 = tensor.empty() : tensor<2x3x1x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x1x19xf32>, tensor<2x3x1xf32>) outs(%e6 : tensor<2x3x1x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1x19xf32>
  %e7 = tensor.empty() : tensor<2x3x1x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x1x16xf32>) -> tensor<2x3x1x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x1x19xf32>, tensor<2x19x16xf32>) outs(%f3 : tensor<2x3x1x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x1x16xf32>
  return %o : tensor<2x3x1x16xf32>
}

// The maximum is that of the scores alone.
// CHECK-LABEL: @sink_behind_maximum: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
func.func @sink_behind_maximum(%sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
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
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %sink, %max : tensor<2x3x17xf32>, tensor<3xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %d = arith.subf %b, %c : f32
    %x = math.exp %d : f32
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// Of a row without a key, the maximum is -inf, and -inf - -inf is NaN: refused.
// DECISION @sink_behind_masked_maximum: refuse
// CHECK-LABEL: @sink_behind_masked_maximum: refuse
// CHECK-NEXT: remark: [Missed] the row maximum leaves out the sink: a row without a key yields NaN, which no attention with a sink does (linalg.generic)
func.func @sink_behind_masked_maximum(%mask: tensor<17x19xi1>, %sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
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
  %e8 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_mn, #bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<2x3x17x19xf32>) outs(%e8 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x17x19xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %sink, %max : tensor<2x3x17xf32>, tensor<3xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %d = arith.subf %b, %c : f32
    %x = math.exp %d : f32
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// The maximum is not what is taken off the sink: refused.
// DECISION @sink_with_another_shift: refuse
// CHECK-LABEL: @sink_with_another_shift: refuse
// CHECK-NEXT: remark: [Missed] the divisor is not the sum of the exponentials that are multiplied with the values (linalg.generic)
func.func @sink_with_another_shift(%other: tensor<2x3x17xf32>, %sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
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
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %shift = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%max, %sink : tensor<2x3x17xf32>, tensor<3xf32>) outs(%e2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.maximumf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %shift : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %sink, %other : tensor<2x3x17xf32>, tensor<3xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %d = arith.subf %b, %c : f32
    %x = math.exp %d : f32
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// Two of them are one of the same weight, which an op in front of the attention makes.
// CHECK-LABEL: @two_sinks: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[b1], output[b0, b1, m, e]; plain scores; no mask; empty rows yield zero
// CHECK: [[SINK:%[0-9]+]] = linalg.generic {{.*}} ins({{.*}} : tensor<3xf32>, tensor<3xf32>) outs({{.*}} : tensor<3xf32>) {
// CHECK: [[EQUAL:%[0-9]+]] = arith.cmpf oeq, {{.*}} : f32
// CHECK: arith.select [[EQUAL]], {{.*}} : f32
// CHECK: attn.attention {{.*}} sink([[SINK]] : tensor<3xf32>)
func.func @two_sinks(%second: tensor<3xf32>, %sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
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
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %shift = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_h, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%max, %sink, %second : tensor<2x3x17xf32>, tensor<3xf32>, tensor<3xf32>) outs(%e2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %y = arith.maximumf %a, %b : f32
    %r = arith.maximumf %y, %c : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %shift : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
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
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm, #bhm_h, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %sink, %shift, %second : tensor<2x3x17xf32>, tensor<3xf32>, tensor<2x3x17xf32>, tensor<3xf32>) outs(%e5 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %g: f32, %out: f32):
    %d = arith.subf %b, %c : f32
    %x = math.exp %d : f32
    %i = arith.subf %g, %c : f32
    %y = math.exp %i : f32
    %z = arith.addf %a, %x : f32
    %r = arith.addf %z, %y : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// Two columns behind the scores.
// CHECK-LABEL: @two_columns: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], sink[b0], output[b0, m, e]; plain scores; no mask; empty rows yield zero
func.func @two_columns(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %sink: tensor<3x2xf32>) -> (tensor<3x5x6xf32>) {
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
  %v6 = tensor.empty() : tensor<3x5x2xf32>
  %v7 = linalg.broadcast ins(%sink : tensor<3x2xf32>) outs(%v6 : tensor<3x5x2xf32>) dimensions = [1]
  %v8 = tensor.concat dim(2) %v5, %v7 : (tensor<3x5x7xf32>, tensor<3x5x2xf32>) -> tensor<3x5x9xf32>
  %v9 = tensor.empty() : tensor<3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v8 : tensor<3x5x9xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5x9xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m)>, affine_map<(h, m, w) -> (h, m, w)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<3x5x9xf32>, tensor<3x5xf32>) outs(%v13 : tensor<3x5x9xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x9xf32>
  %v16 = tensor.empty() : tensor<3x5x9xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m, w)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v15 : tensor<3x5x9xf32>) outs(%v16 : tensor<3x5x9xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<3x5x9xf32>
  %v19 = tensor.empty() : tensor<3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v18 : tensor<3x5x9xf32>) outs(%v20 : tensor<3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5xf32>
  %v23 = tensor.empty() : tensor<3x5x9xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m)>, affine_map<(h, m, w) -> (h, m, w)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<3x5x9xf32>, tensor<3x5xf32>) outs(%v23 : tensor<3x5x9xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<3x5x9xf32>
  %v26 = tensor.extract_slice %v25[0, 0, 0] [3, 5, 7] [1, 1, 1] : tensor<3x5x9xf32> to tensor<3x5x7xf32>
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

// Three in front of them.
// CHECK-LABEL: @three_columns_first: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], sink[b0], output[b0, m, e]; plain scores; no mask; empty rows yield zero
func.func @three_columns_first(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %sink: tensor<3x3xf32>) -> (tensor<3x5x6xf32>) {
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
  %v6 = tensor.empty() : tensor<3x5x3xf32>
  %v7 = linalg.broadcast ins(%sink : tensor<3x3xf32>) outs(%v6 : tensor<3x5x3xf32>) dimensions = [1]
  %v8 = tensor.concat dim(2) %v7, %v5 : (tensor<3x5x3xf32>, tensor<3x5x7xf32>) -> tensor<3x5x10xf32>
  %v9 = tensor.empty() : tensor<3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v8 : tensor<3x5x10xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5x10xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m)>, affine_map<(h, m, w) -> (h, m, w)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<3x5x10xf32>, tensor<3x5xf32>) outs(%v13 : tensor<3x5x10xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x10xf32>
  %v16 = tensor.empty() : tensor<3x5x10xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m, w)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v15 : tensor<3x5x10xf32>) outs(%v16 : tensor<3x5x10xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<3x5x10xf32>
  %v19 = tensor.empty() : tensor<3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v18 : tensor<3x5x10xf32>) outs(%v20 : tensor<3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5xf32>
  %v23 = tensor.empty() : tensor<3x5x10xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(h, m, w) -> (h, m, w)>, affine_map<(h, m, w) -> (h, m)>, affine_map<(h, m, w) -> (h, m, w)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<3x5x10xf32>, tensor<3x5xf32>) outs(%v23 : tensor<3x5x10xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<3x5x10xf32>
  %v26 = tensor.extract_slice %v25[0, 0, 3] [3, 5, 7] [1, 1, 1] : tensor<3x5x10xf32> to tensor<3x5x7xf32>
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

// As the exponential of a log-softmax.
// CHECK-LABEL: @sink_in_logarithm: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], sink[b0], output[b0, m, e]; plain scores; no mask; empty rows yield zero
func.func @sink_in_logarithm(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %sink: tensor<3xf32>) -> (tensor<3x5x6xf32>) {
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
  %v6 = tensor.empty() : tensor<3x5xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v7 : tensor<3x5xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.maximumf %o7, %a7_0 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x5xf32>
  %v10 = tensor.empty() : tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v9, %sink : tensor<3x5xf32>, tensor<3xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %a10_1: f32, %o10: f32):
    %w11 = arith.maximumf %a10_0, %a10_1 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v12 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v13 : tensor<3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x7xf32>
  %v16 = tensor.empty() : tensor<3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v15 : tensor<3x5x7xf32>) outs(%v16 : tensor<3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<3x5x7xf32>
  %v19 = tensor.empty() : tensor<3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v18 : tensor<3x5x7xf32>) outs(%v20 : tensor<3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5xf32>
  %v23 = tensor.empty() : tensor<3x5xf32>
  %v27 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v22, %sink, %v12 : tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xf32>) outs(%v23 : tensor<3x5xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %a23_2: f32, %o23: f32):
    %w24 = arith.subf %a23_1, %a23_2 : f32
    %w25 = math.exp %w24 : f32
    %w26 = arith.addf %a23_0, %w25 : f32
    linalg.yield %w26 : f32
  } -> tensor<3x5xf32>
  %v28 = tensor.empty() : tensor<3x5xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v27 : tensor<3x5xf32>) outs(%v28 : tensor<3x5xf32>) {
  ^bb0(%a28_0: f32, %o28: f32):
    %w29 = math.log %a28_0 : f32
    linalg.yield %w29 : f32
  } -> tensor<3x5xf32>
  %v31 = tensor.empty() : tensor<3x5x7xf32>
  %v33 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v12 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v31 : tensor<3x5x7xf32>) {
  ^bb0(%a31_0: f32, %a31_1: f32, %o31: f32):
    %w32 = arith.subf %a31_0, %a31_1 : f32
    linalg.yield %w32 : f32
  } -> tensor<3x5x7xf32>
  %v34 = tensor.empty() : tensor<3x5x7xf32>
  %v36 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v33, %v30 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v34 : tensor<3x5x7xf32>) {
  ^bb0(%a34_0: f32, %a34_1: f32, %o34: f32):
    %w35 = arith.subf %a34_0, %a34_1 : f32
    linalg.yield %w35 : f32
  } -> tensor<3x5x7xf32>
  %v37 = tensor.empty() : tensor<3x5x7xf32>
  %v39 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v36 : tensor<3x5x7xf32>) outs(%v37 : tensor<3x5x7xf32>) {
  ^bb0(%a37_0: f32, %o37: f32):
    %w38 = math.exp %a37_0 : f32
    linalg.yield %w38 : f32
  } -> tensor<3x5x7xf32>
  %v40 = tensor.empty() : tensor<3x5x6xf32>
  %v41 = linalg.fill ins(%c0 : f32) outs(%v40 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v44 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v39, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v41 : tensor<3x5x6xf32>) {
  ^bb0(%a41_0: f32, %a41_1: f32, %o41: f32):
    %w42 = arith.mulf %a41_0, %a41_1 : f32
    %w43 = arith.addf %o41, %w42 : f32
    linalg.yield %w43 : f32
  } -> tensor<3x5x6xf32>
  return %v44 : tensor<3x5x6xf32>
}

// The log-sum-exp is used as well.
// CHECK-LABEL: @two_sinks_and_log_sum_exp: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], sink[b0], output[b0, m, e]; plain scores; no mask; empty rows yield zero; with the log-sum-exp
func.func @two_sinks_and_log_sum_exp(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %s1: tensor<3xf32>, %s2: tensor<3xf32>) -> (tensor<3x5x6xf32>, tensor<3x5xf32>) {
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
  %v6 = tensor.empty() : tensor<3x5xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v7 : tensor<3x5xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.maximumf %o7, %a7_0 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x5xf32>
  %v10 = tensor.empty() : tensor<3x5xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v9, %s1, %s2 : tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %a10_1: f32, %a10_2: f32, %o10: f32):
    %w11 = arith.maximumf %a10_0, %a10_1 : f32
    %w12 = arith.maximumf %w11, %a10_2 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5xf32>
  %v14 = tensor.empty() : tensor<3x5x7xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v13 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v14 : tensor<3x5x7xf32>) {
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
  %v24 = tensor.empty() : tensor<3x5xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v23, %s1, %s2, %v13 : tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x5xf32>) outs(%v24 : tensor<3x5xf32>) {
  ^bb0(%a24_0: f32, %a24_1: f32, %a24_2: f32, %a24_3: f32, %o24: f32):
    %w25 = arith.subf %a24_1, %a24_3 : f32
    %w26 = math.exp %w25 : f32
    %w27 = arith.addf %a24_0, %w26 : f32
    %w28 = arith.subf %a24_2, %a24_3 : f32
    %w29 = math.exp %w28 : f32
    %w30 = arith.addf %w27, %w29 : f32
    linalg.yield %w30 : f32
  } -> tensor<3x5xf32>
  %v32 = tensor.empty() : tensor<3x5x7xf32>
  %v34 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v19, %v31 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v32 : tensor<3x5x7xf32>) {
  ^bb0(%a32_0: f32, %a32_1: f32, %o32: f32):
    %w33 = arith.divf %a32_0, %a32_1 : f32
    linalg.yield %w33 : f32
  } -> tensor<3x5x7xf32>
  %v35 = tensor.empty() : tensor<3x5x6xf32>
  %v36 = linalg.fill ins(%c0 : f32) outs(%v35 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v39 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v34, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v36 : tensor<3x5x6xf32>) {
  ^bb0(%a36_0: f32, %a36_1: f32, %o36: f32):
    %w37 = arith.mulf %a36_0, %a36_1 : f32
    %w38 = arith.addf %o36, %w37 : f32
    linalg.yield %w38 : f32
  } -> tensor<3x5x6xf32>
  %v40 = tensor.empty() : tensor<3x5xf32>
  %v43 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v31, %v13 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%v40 : tensor<3x5xf32>) {
  ^bb0(%a40_0: f32, %a40_1: f32, %o40: f32):
    %w41 = math.log %a40_0 : f32
    %w42 = arith.addf %w41, %a40_1 : f32
    linalg.yield %w42 : f32
  } -> tensor<3x5xf32>
  return %v39, %v43 : tensor<3x5x6xf32>, tensor<3x5xf32>
}

// The maximum leaves out one of two.
// CHECK-LABEL: @one_of_two_in_maximum: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], sink[b0], output[b0, m, e]; plain scores; no mask; empty rows yield zero
func.func @one_of_two_in_maximum(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %s1: tensor<3xf32>, %s2: tensor<3xf32>) -> (tensor<3x5x6xf32>) {
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
  %v6 = tensor.empty() : tensor<3x5xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v7 : tensor<3x5xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.maximumf %o7, %a7_0 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x5xf32>
  %v10 = tensor.empty() : tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v9, %s1 : tensor<3x5xf32>, tensor<3xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %a10_1: f32, %o10: f32):
    %w11 = arith.maximumf %a10_0, %a10_1 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v12 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v13 : tensor<3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x7xf32>
  %v16 = tensor.empty() : tensor<3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v15 : tensor<3x5x7xf32>) outs(%v16 : tensor<3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<3x5x7xf32>
  %v19 = tensor.empty() : tensor<3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v18 : tensor<3x5x7xf32>) outs(%v20 : tensor<3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5xf32>
  %v23 = tensor.empty() : tensor<3x5xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v22, %s1, %s2, %v12 : tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x5xf32>) outs(%v23 : tensor<3x5xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %a23_2: f32, %a23_3: f32, %o23: f32):
    %w24 = arith.subf %a23_1, %a23_3 : f32
    %w25 = math.exp %w24 : f32
    %w26 = arith.addf %a23_0, %w25 : f32
    %w27 = arith.subf %a23_2, %a23_3 : f32
    %w28 = math.exp %w27 : f32
    %w29 = arith.addf %w26, %w28 : f32
    linalg.yield %w29 : f32
  } -> tensor<3x5xf32>
  %v31 = tensor.empty() : tensor<3x5x7xf32>
  %v33 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v18, %v30 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v31 : tensor<3x5x7xf32>) {
  ^bb0(%a31_0: f32, %a31_1: f32, %o31: f32):
    %w32 = arith.divf %a31_0, %a31_1 : f32
    linalg.yield %w32 : f32
  } -> tensor<3x5x7xf32>
  %v34 = tensor.empty() : tensor<3x5x6xf32>
  %v35 = linalg.fill ins(%c0 : f32) outs(%v34 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v38 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v33, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v35 : tensor<3x5x6xf32>) {
  ^bb0(%a35_0: f32, %a35_1: f32, %o35: f32):
    %w36 = arith.mulf %a35_0, %a35_1 : f32
    %w37 = arith.addf %o35, %w36 : f32
    linalg.yield %w37 : f32
  } -> tensor<3x5x6xf32>
  return %v38 : tensor<3x5x6xf32>
}

// Rows that see no key have their sinks.
// CHECK-LABEL: @two_sinks_masked: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], capture[m, n], sink[b0], output[b0, m, e]; plain scores; mask with fill -inf; empty rows yield zero
func.func @two_sinks_masked(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %mask: tensor<5x7xi1>, %s1: tensor<3xf32>, %s2: tensor<3xf32>) -> (tensor<3x5x6xf32>) {
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
  %v8 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<3x5x7xf32>
  %v9 = tensor.empty() : tensor<3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v8 : tensor<3x5x7xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v12, %s1, %s2 : tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>) outs(%v13 : tensor<3x5xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %a13_2: f32, %o13: f32):
    %w14 = arith.maximumf %a13_0, %a13_1 : f32
    %w15 = arith.maximumf %w14, %a13_2 : f32
    linalg.yield %w15 : f32
  } -> tensor<3x5xf32>
  %v17 = tensor.empty() : tensor<3x5x7xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v8, %v16 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v17 : tensor<3x5x7xf32>) {
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
  %v27 = tensor.empty() : tensor<3x5xf32>
  %v34 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h)>, affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v26, %s1, %s2, %v16 : tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x5xf32>) outs(%v27 : tensor<3x5xf32>) {
  ^bb0(%a27_0: f32, %a27_1: f32, %a27_2: f32, %a27_3: f32, %o27: f32):
    %w28 = arith.subf %a27_1, %a27_3 : f32
    %w29 = math.exp %w28 : f32
    %w30 = arith.addf %a27_0, %w29 : f32
    %w31 = arith.subf %a27_2, %a27_3 : f32
    %w32 = math.exp %w31 : f32
    %w33 = arith.addf %w30, %w32 : f32
    linalg.yield %w33 : f32
  } -> tensor<3x5xf32>
  %v35 = tensor.empty() : tensor<3x5x7xf32>
  %v37 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v22, %v34 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v35 : tensor<3x5x7xf32>) {
  ^bb0(%a35_0: f32, %a35_1: f32, %o35: f32):
    %w36 = arith.divf %a35_0, %a35_1 : f32
    linalg.yield %w36 : f32
  } -> tensor<3x5x7xf32>
  %v38 = tensor.empty() : tensor<3x5x6xf32>
  %v39 = linalg.fill ins(%c0 : f32) outs(%v38 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v42 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v37, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v39 : tensor<3x5x6xf32>) {
  ^bb0(%a39_0: f32, %a39_1: f32, %o39: f32):
    %w40 = arith.mulf %a39_0, %a39_1 : f32
    %w41 = arith.addf %o39, %w40 : f32
    linalg.yield %w41 : f32
  } -> tensor<3x5x6xf32>
  return %v42 : tensor<3x5x6xf32>
}

// Two that are equal count twice.
// CHECK-LABEL: @softmax_plus_two: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], sink[], output[b0, m, e]; plain scores; no mask; empty rows yield zero
func.func @softmax_plus_two(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>) {
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
  %v6 = tensor.empty() : tensor<3x5xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v7 : tensor<3x5xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.maximumf %o7, %a7_0 : f32
    linalg.yield %w8 : f32
  } -> tensor<3x5xf32>
  %v10 = tensor.empty() : tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v9 : tensor<3x5xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %a10_0, %c0 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v12 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v13 : tensor<3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x7xf32>
  %v16 = tensor.empty() : tensor<3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v15 : tensor<3x5x7xf32>) outs(%v16 : tensor<3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<3x5x7xf32>
  %v19 = tensor.empty() : tensor<3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v18 : tensor<3x5x7xf32>) outs(%v20 : tensor<3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5xf32>
  %v23 = tensor.empty() : tensor<3x5xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v22, %v12 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%v23 : tensor<3x5xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.subf %c0, %a23_1 : f32
    %w25 = math.exp %w24 : f32
    %w26 = arith.addf %a23_0, %w25 : f32
    %w27 = arith.subf %c0, %a23_1 : f32
    %w28 = math.exp %w27 : f32
    %w29 = arith.addf %w26, %w28 : f32
    linalg.yield %w29 : f32
  } -> tensor<3x5xf32>
  %v31 = tensor.empty() : tensor<3x5x7xf32>
  %v33 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v18, %v30 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v31 : tensor<3x5x7xf32>) {
  ^bb0(%a31_0: f32, %a31_1: f32, %o31: f32):
    %w32 = arith.divf %a31_0, %a31_1 : f32
    linalg.yield %w32 : f32
  } -> tensor<3x5x7xf32>
  %v34 = tensor.empty() : tensor<3x5x6xf32>
  %v35 = linalg.fill ins(%c0 : f32) outs(%v34 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v38 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v33, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v35 : tensor<3x5x6xf32>) {
  ^bb0(%a35_0: f32, %a35_1: f32, %o35: f32):
    %w36 = arith.mulf %a35_0, %a35_1 : f32
    %w37 = arith.addf %o35, %w36 : f32
    linalg.yield %w37 : f32
  } -> tensor<3x5x6xf32>
  return %v38 : tensor<3x5x6xf32>
}

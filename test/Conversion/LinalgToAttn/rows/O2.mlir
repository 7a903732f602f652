// O2: the log-sum-exp is used as well.
// DECISION: capture
// RUN: %check_row %s

#bhm_bhm = affine_map<(b, h, m) -> (b, h, m)>
#bhm_bmh = affine_map<(b, h, m) -> (b, m, h)>
#bhm_h = affine_map<(b, h, m) -> (h)>
#bhme_bhm = affine_map<(b, h, m, e) -> (b, h, m)>
#bhme_bhme = affine_map<(b, h, m, e) -> (b, h, m, e)>
#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#m_m = affine_map<(m) -> (m)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @lse: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan; with the log-sum-exp
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) lse(%1 : tensor<2x3x17xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>, tensor<2x3x17xf32>
func.func @lse(%q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> (tensor<2x3x17x16xf32>, tensor<2x3x17xf32>) {
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
  %e5 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e6 = tensor.empty() : tensor<2x3x17xf32>
  %lse = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %max : tensor<2x3x17xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = math.log %a : f32
    %r = arith.addf %x, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o, %lse : tensor<2x3x17x16xf32>, tensor<2x3x17xf32>
}

// Behind a division of the output; (batch, query, head).
// CHECK-LABEL: @lse_of_flash: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan; with the log-sum-exp
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) lse(%1 : tensor<2x17x3xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>, tensor<2x17x3xf32>
func.func @lse_of_flash(%q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> (tensor<2x3x17x16xf32>, tensor<2x17x3xf32>) {
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
  %e5 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%exp, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  %e6 = tensor.empty() : tensor<2x3x17x16xf32>
  %od = linalg.generic {indexing_maps = [#bhme_bhme, #bhme_bhm, #bhme_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%o, %sum : tensor<2x3x17x16xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  %e7 = tensor.empty() : tensor<2x17x3xf32>
  %lse = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_bhm, #bhm_bmh], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %max : tensor<2x3x17xf32>, tensor<2x3x17xf32>) outs(%e7 : tensor<2x17x3xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = math.log %a : f32
    %r = arith.addf %b, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x17x3xf32>
  return %od, %lse : tensor<2x3x17x16xf32>, tensor<2x17x3xf32>
}

// The logarithm is an op of its own; with a sink, which it includes.
// CHECK-LABEL: @separate_logarithm: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], sink[b1], output[b0, b1, m, e]; score region; no mask; empty rows yield zero; with the log-sum-exp
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) sink({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) lse(%1 : tensor<2x3x17xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>, tensor<2x3x17xf32>
func.func @separate_logarithm(%sink: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> (tensor<2x3x17x16xf32>, tensor<2x3x17xf32>) {
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
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x17x19xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17xf32>
  %shift = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%max, %sink : tensor<2x3x17xf32>, tensor<3xf32>) outs(%e3 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.maximumf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e4 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %shift : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e4 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x19xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17xf32>
  %divisor = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_h, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%sum, %sink, %shift : tensor<2x3x17xf32>, tensor<3xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %d = arith.subf %b, %c : f32
    %x = math.exp %d : f32
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e7 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %divisor : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e7 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e8 = tensor.empty() : tensor<2x3x17xf32>
  %log = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%divisor : tensor<2x3x17xf32>) outs(%e8 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.log %a : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e9 = tensor.empty() : tensor<2x3x17xf32>
  %lse = linalg.generic {indexing_maps = [#bhm_bhm, #bhm_bhm, #bhm_bhm], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%log, %shift : tensor<2x3x17xf32>, tensor<2x3x17xf32>) outs(%e9 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e10 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o, %lse : tensor<2x3x17x16xf32>, tensor<2x3x17xf32>
}

// NaN, as in the graph.
// CHECK-LABEL: @lse_of_empty_rows: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan; with the log-sum-exp
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) lse(%1 : tensor<17xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>, tensor<17xf32>
func.func @lse_of_empty_rows(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> (tensor<17x16xf32>, tensor<17xf32>) {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %e6 = tensor.empty() : tensor<17xf32>
  %lse = linalg.generic {indexing_maps = [#m_m, #m_m, #m_m], iterator_types = ["parallel"]}
    ins(%sum, %max : tensor<17xf32>, tensor<17xf32>) outs(%e6 : tensor<17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = math.log %a : f32
    %r = arith.addf %x, %b : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o, %lse : tensor<17x16xf32>, tensor<17xf32>
}

// Of a row without a key it is NaN in the graph, where the op has -inf.
// CHECK-LABEL: @lse_of_guarded_rows: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero; the exponentials stay, for another use
func.func @lse_of_guarded_rows(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> (tensor<17x16xf32>, tensor<17xf32>) {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %sees = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %r = arith.cmpf une, %a, %ninf : f32
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%sees : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e8 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %el = tensor.empty() : tensor<17xf32>
  %lse = linalg.generic {indexing_maps = [#m_m, #m_m, #m_m], iterator_types = ["parallel"]}
    ins(%sum, %max : tensor<17xf32>, tensor<17xf32>) outs(%el : tensor<17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %l = math.log %a : f32
    %r = arith.addf %l, %b : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  return %o, %lse : tensor<17x16xf32>, tensor<17xf32>
}

// The logarithm without the maximum is another value.
// CHECK-LABEL: @logarithm_of_sum: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan; the exponentials stay, for another use
func.func @logarithm_of_sum(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>, tensor<3x5xf32>) {
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
  %v10 = tensor.empty() : tensor<3x5x7xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v9 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v10 : tensor<3x5x7xf32>) {
  ^bb0(%a10_0: f32, %a10_1: f32, %o10: f32):
    %w11 = arith.subf %a10_0, %a10_1 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5x7xf32>
  %v13 = tensor.empty() : tensor<3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v12 : tensor<3x5x7xf32>) outs(%v13 : tensor<3x5x7xf32>) {
  ^bb0(%a13_0: f32, %o13: f32):
    %w14 = math.exp %a13_0 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x7xf32>
  %v16 = tensor.empty() : tensor<3x5xf32>
  %v17 = linalg.fill ins(%c0 : f32) outs(%v16 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v15 : tensor<3x5x7xf32>) outs(%v17 : tensor<3x5xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = arith.addf %o17, %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<3x5xf32>
  %v20 = tensor.empty() : tensor<3x5x7xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v15, %v19 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v20 : tensor<3x5x7xf32>) {
  ^bb0(%a20_0: f32, %a20_1: f32, %o20: f32):
    %w21 = arith.divf %a20_0, %a20_1 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5x7xf32>
  %v23 = tensor.empty() : tensor<3x5x6xf32>
  %v24 = linalg.fill ins(%c0 : f32) outs(%v23 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v27 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v22, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v24 : tensor<3x5x6xf32>) {
  ^bb0(%a24_0: f32, %a24_1: f32, %o24: f32):
    %w25 = arith.mulf %a24_0, %a24_1 : f32
    %w26 = arith.addf %o24, %w25 : f32
    linalg.yield %w26 : f32
  } -> tensor<3x5x6xf32>
  %v28 = tensor.empty() : tensor<3x5xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(h, m) -> (h, m)>, affine_map<(h, m) -> (h, m)>], iterator_types = ["parallel", "parallel"]} ins(%v19 : tensor<3x5xf32>) outs(%v28 : tensor<3x5xf32>) {
  ^bb0(%a28_0: f32, %o28: f32):
    %w29 = math.log %a28_0 : f32
    linalg.yield %w29 : f32
  } -> tensor<3x5xf32>
  return %v27, %v30 : tensor<3x5x6xf32>, tensor<3x5xf32>
}

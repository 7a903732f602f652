// C9: a tensor: a number per head, per query, or per score.
// DECISION: capture
// RUN: %check_row %s

#bhmd_bhmd = affine_map<(b, h, m, d) -> (b, h, m, d)>
#bhmd_h = affine_map<(b, h, m, d) -> (h)>
#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmn_h00 = affine_map<(b, h, m, n) -> (h, 0, 0)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @per_head: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b1, 0, 0], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<3x1x1xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @per_head(%scale: tensor<3x1x1xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
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
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_h00, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %scale : tensor<2x3x17x19xf32>, tensor<3x1x1xf32>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
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
  %e6 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// CHECK-LABEL: @per_head_on_query: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b1], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b1], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// FUSED-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// FUSED-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// FUSED-NEXT: attn.yield [[V2]] : f32
// FUSED-NEXT: } -> tensor<2x3x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// ALL-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// ALL-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// ALL-NEXT: attn.yield [[V2]] : f32
// ALL-NEXT: } -> tensor<2x3x17x16xf32>
func.func @per_head_on_query(%scale: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x17x8xf32>
  %qs = linalg.generic {indexing_maps = [#bhmd_bhmd, #bhmd_h, #bhmd_bhmd], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%q, %scale : tensor<2x3x17x8xf32>, tensor<3xf32>) outs(%e : tensor<2x3x17x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x8xf32>
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%qs, %k : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
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
  %e5 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e6 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// CHECK-LABEL: @per_query: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @per_query(%scale: tensor<17xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %scale : tensor<17x19xf32>, tensor<17xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
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

// CHECK-LABEL: @per_score: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.divf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @per_score(%scale: tensor<17x19xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %scale : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
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

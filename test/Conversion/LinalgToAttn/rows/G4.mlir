// G4: one head of keys and values.
// DECISION: capture
// RUN: %check_row %s

#bhmen_b0ne = affine_map<(b, h, m, e, n) -> (b, 0, n, e)>
#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmen_bne = affine_map<(b, h, m, e, n) -> (b, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_b0nd = affine_map<(b, h, m, n, d) -> (b, 0, n, d)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#bhmnd_bnd = affine_map<(b, h, m, n, d) -> (b, n, d)>
#bhnd_b0nd = affine_map<(b, h, n, d) -> (b, 0, n, d)>
#bhnd_bhnd = affine_map<(b, h, n, d) -> (b, h, n, d)>
#bhne_b0ne = affine_map<(b, h, n, e) -> (b, 0, n, e)>
#bhne_bhne = affine_map<(b, h, n, e) -> (b, h, n, e)>

// CHECK-LABEL: @unit_head: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, 0, n, d], value[b0, 0, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x1x19x8xf32>, tensor<2x1x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
func.func @unit_head(%q: tensor<2x6x17x8xf32>, %k: tensor<2x1x19x8xf32>, %v: tensor<2x1x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x6x17x19xf32>) -> tensor<2x6x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_b0nd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x6x17x8xf32>, tensor<2x1x19x8xf32>) outs(%f : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e1 = tensor.empty() : tensor<2x6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x6x17x19xf32>) outs(%f1 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e2 = tensor.empty() : tensor<2x6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e2 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e3 = tensor.empty() : tensor<2x6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x6x17x19xf32>) outs(%f2 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e4 = tensor.empty() : tensor<2x6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e4 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e5 = tensor.empty() : tensor<2x6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_b0ne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x6x17x19xf32>, tensor<2x1x19x16xf32>) outs(%f3 : tensor<2x6x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x16xf32>
  return %o : tensor<2x6x17x16xf32>
}

// CHECK-LABEL: @no_head: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, n, d], value[b0, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x19x8xf32>, tensor<2x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
func.func @no_head(%q: tensor<2x6x17x8xf32>, %k: tensor<2x19x8xf32>, %v: tensor<2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x6x17x19xf32>) -> tensor<2x6x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x6x17x8xf32>, tensor<2x19x8xf32>) outs(%f : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e1 = tensor.empty() : tensor<2x6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x6x17x19xf32>) outs(%f1 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e2 = tensor.empty() : tensor<2x6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e2 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e3 = tensor.empty() : tensor<2x6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x6x17x19xf32>) outs(%f2 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e4 = tensor.empty() : tensor<2x6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e4 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e5 = tensor.empty() : tensor<2x6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x6x17x19xf32>, tensor<2x19x16xf32>) outs(%f3 : tensor<2x6x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x16xf32>
  return %o : tensor<2x6x17x16xf32>
}

// CHECK-LABEL: @broadcast: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, 0, n, d], value[b0, 0, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x6x17x8xf32>, tensor<2x1x19x8xf32>, tensor<2x1x19x16xf32>) outs({{.*}} : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
func.func @broadcast(%q: tensor<2x6x17x8xf32>, %k: tensor<2x1x19x8xf32>, %v: tensor<2x1x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x6x19x8xf32>
  %kw = linalg.generic {indexing_maps = [#bhnd_b0nd, #bhnd_bhnd], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%k : tensor<2x1x19x8xf32>) outs(%e : tensor<2x6x19x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x6x19x8xf32>
  %e1 = tensor.empty() : tensor<2x6x19x16xf32>
  %vw = linalg.generic {indexing_maps = [#bhne_b0ne, #bhne_bhne], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%v : tensor<2x1x19x16xf32>) outs(%e1 : tensor<2x6x19x16xf32>) {
  ^bb0(%a: f32, %out: f32):
    linalg.yield %a : f32
  } -> tensor<2x6x19x16xf32>
  %e2 = tensor.empty() : tensor<2x6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x6x17x19xf32>) -> tensor<2x6x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %kw : tensor<2x6x17x8xf32>, tensor<2x6x19x8xf32>) outs(%f : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e3 = tensor.empty() : tensor<2x6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x6x17x19xf32>) outs(%f1 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e4 = tensor.empty() : tensor<2x6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e4 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e5 = tensor.empty() : tensor<2x6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x6x17xf32>) -> tensor<2x6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x6x17x19xf32>) outs(%f2 : tensor<2x6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17xf32>
  %e6 = tensor.empty() : tensor<2x6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x6x17x19xf32>, tensor<2x6x17xf32>) outs(%e6 : tensor<2x6x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x19xf32>
  %e7 = tensor.empty() : tensor<2x6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %vw : tensor<2x6x17x19xf32>, tensor<2x6x19x16xf32>) outs(%f3 : tensor<2x6x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x6x17x16xf32>
  return %o : tensor<2x6x17x16xf32>
}

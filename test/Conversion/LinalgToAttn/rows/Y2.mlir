// Y2: dynamic lengths and sizes.
// DECISION: capture
// ARGUMENTS: --dim=?=5
// RUN: %check_row %s

#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>

// CHECK-LABEL: @dynamic_queries: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x?x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x?x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x?x16xf32>
func.func @dynamic_queries(%q: tensor<2x3x?x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x?x16xf32> {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %c0_353553 = arith.constant 0.353553 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %sz_m = tensor.dim %q, %c2 : tensor<2x3x?x8xf32>
  %e = tensor.empty(%sz_m) : tensor<2x3x?x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x?x19xf32>) -> tensor<2x3x?x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x?x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x?x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x?x19xf32>
  %e1 = tensor.empty(%sz_m) : tensor<2x3x?x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s : tensor<2x3x?x19xf32>) outs(%e1 : tensor<2x3x?x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %c0_353553 : f32
    linalg.yield %r : f32
  } -> tensor<2x3x?x19xf32>
  %e2 = tensor.empty(%sz_m) : tensor<2x3x?xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x?x19xf32>) outs(%f1 : tensor<2x3x?xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x?xf32>
  %e3 = tensor.empty(%sz_m) : tensor<2x3x?x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<2x3x?x19xf32>, tensor<2x3x?xf32>) outs(%e3 : tensor<2x3x?x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x?x19xf32>
  %e4 = tensor.empty(%sz_m) : tensor<2x3x?xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x?x19xf32>) outs(%f2 : tensor<2x3x?xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x?xf32>
  %e5 = tensor.empty(%sz_m) : tensor<2x3x?x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x?x19xf32>, tensor<2x3x?xf32>) outs(%e5 : tensor<2x3x?x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x?x19xf32>
  %e6 = tensor.empty(%sz_m) : tensor<2x3x?x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x?x16xf32>) -> tensor<2x3x?x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x?x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x?x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x?x16xf32>
  return %o : tensor<2x3x?x16xf32>
}

// CHECK-LABEL: @dynamic_keys: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x?x8xf32>, tensor<2x3x?x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @dynamic_keys(%q: tensor<2x3x17x8xf32>, %k: tensor<2x3x?x8xf32>, %v: tensor<2x3x?x16xf32>) -> tensor<2x3x17x16xf32> {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %c0_353553 = arith.constant 0.353553 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %sz_n = tensor.dim %k, %c2 : tensor<2x3x?x8xf32>
  %e = tensor.empty(%sz_n) : tensor<2x3x17x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x?xf32>) -> tensor<2x3x17x?xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x?x8xf32>) outs(%f : tensor<2x3x17x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x?xf32>
  %e1 = tensor.empty(%sz_n) : tensor<2x3x17x?xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s : tensor<2x3x17x?xf32>) outs(%e1 : tensor<2x3x17x?xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %c0_353553 : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x?xf32>
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x17x?xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty(%sz_n) : tensor<2x3x17x?xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<2x3x17x?xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x?xf32>
  %e4 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x?xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e5 = tensor.empty(%sz_n) : tensor<2x3x17x?xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x?xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x?xf32>
  %e6 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x?xf32>, tensor<2x3x?x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// CHECK-LABEL: @dynamic_size: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x?xf32>, tensor<2x3x19x?xf32>, tensor<2x3x19x?xf32>) outs({{.*}} : tensor<2x3x17x?xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x?xf32>
func.func @dynamic_size(%q: tensor<2x3x17x?xf32>, %k: tensor<2x3x19x?xf32>, %v: tensor<2x3x19x?xf32>) -> tensor<2x3x17x?xf32> {
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %c0_353553 = arith.constant 0.353553 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %sz_d = tensor.dim %q, %c3 : tensor<2x3x17x?xf32>
  %sz_e = tensor.dim %v, %c3 : tensor<2x3x19x?xf32>
  %e = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x?xf32>, tensor<2x3x19x?xf32>) outs(%f : tensor<2x3x17x19xf32>) {
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
  %e6 = tensor.empty(%sz_e) : tensor<2x3x17x?xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x?xf32>) -> tensor<2x3x17x?xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x?xf32>) outs(%f3 : tensor<2x3x17x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x?xf32>
  return %o : tensor<2x3x17x?xf32>
}

// With a causal mask to the bottom right.
// CHECK-LABEL: @all_dynamic_causal: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) mask {
// CHECK-NEXT: [[V0:%[^ :,)]+]] = attn.index 3
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 2
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.addi [[V1]], {{%[^ :,)]+}} : index
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.subi [[V2]], {{%[^ :,)]+}} : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.cmpi sle, [[V0]], [[V3]] : index
// CHECK-NEXT: attn.yield [[V4]] : i1
// CHECK-NEXT: } -> tensor<?x?x?x?xf32>
func.func @all_dynamic_causal(%q: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x?xf32>, %v: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %sz_b = tensor.dim %q, %c0 : tensor<?x?x?x?xf32>
  %sz_h = tensor.dim %q, %c1 : tensor<?x?x?x?xf32>
  %sz_m = tensor.dim %q, %c2 : tensor<?x?x?x?xf32>
  %sz_d = tensor.dim %q, %c3 : tensor<?x?x?x?xf32>
  %sz_n = tensor.dim %k, %c2 : tensor<?x?x?x?xf32>
  %sz_e = tensor.dim %v, %c3 : tensor<?x?x?x?xf32>
  %e = tensor.empty(%sz_b, %sz_h, %sz_m, %sz_n) : tensor<?x?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%f : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?x?xf32>
  %offset = arith.subi %sz_n, %sz_m : index
  %e1 = tensor.empty(%sz_b, %sz_h, %sz_m, %sz_n) : tensor<?x?x?x?xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s : tensor<?x?x?x?xf32>) outs(%e1 : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 2 : index
    %j = linalg.index 3 : index
    %p = arith.addi %i, %offset : index
    %c = arith.cmpi sle, %j, %p : index
    %r = arith.select %c, %a, %ninf : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?x?xf32>
  %e2 = tensor.empty(%sz_b, %sz_h, %sz_m) : tensor<?x?x?xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<?x?x?x?xf32>) outs(%f1 : tensor<?x?x?xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?xf32>
  %e3 = tensor.empty(%sz_b, %sz_h, %sz_m, %sz_n) : tensor<?x?x?x?xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%e3 : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?x?xf32>
  %e4 = tensor.empty(%sz_b, %sz_h, %sz_m) : tensor<?x?x?xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<?x?x?x?xf32>) outs(%f2 : tensor<?x?x?xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?xf32>
  %e5 = tensor.empty(%sz_b, %sz_h, %sz_m, %sz_n) : tensor<?x?x?x?xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%e5 : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?x?xf32>
  %e6 = tensor.empty(%sz_b, %sz_h, %sz_m, %sz_e) : tensor<?x?x?x?xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%f3 : tensor<?x?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<?x?x?x?xf32>
  return %o : tensor<?x?x?x?xf32>
}

// The reshape says that there are as many keys as values, as a reshape has as many
// elements as its source.
// CHECK-LABEL: @reshaped: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {{{.*}}} ins({{.*}} : tensor<8x?x8xf32>, tensor<8x8x?xf32>, tensor<8x?x16xf32>)
func.func @reshaped(%q: tensor<8x?x8xf32>, %k: tensor<8x8x?xf32>, %v: tensor<8x?x16xf32>) -> tensor<8x?x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %m = tensor.dim %q, %c1 : tensor<8x?x8xf32>
  %n = tensor.dim %k, %c2 : tensor<8x8x?xf32>
  %w = tensor.dim %v, %c1 : tensor<8x?x16xf32>
  %e = tensor.empty(%m, %n) : tensor<8x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<8x?x8xf32>, tensor<8x8x?xf32>) outs(%f : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
  %shape = tensor.from_elements %c2, %c4, %m, %w : tensor<4xindex>
  %t = tensor.reshape %s(%shape) : (tensor<8x?x?xf32>, tensor<4xindex>) -> tensor<2x4x?x?xf32>
  %e1 = tensor.empty(%m, %w) : tensor<2x4x?x?xf32>
  %p = linalg.softmax dimension(3) ins(%t : tensor<2x4x?x?xf32>) outs(%e1 : tensor<2x4x?x?xf32>) -> tensor<2x4x?x?xf32>
  %shape1 = tensor.from_elements %c8, %m, %w : tensor<3xindex>
  %p1 = tensor.reshape %p(%shape1) : (tensor<2x4x?x?xf32>, tensor<3xindex>) -> tensor<8x?x?xf32>
  %e2 = tensor.empty(%m) : tensor<8x?x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x?x16xf32>) -> tensor<8x?x16xf32>
  %o = linalg.batch_matmul ins(%p1, %v : tensor<8x?x?xf32>, tensor<8x?x16xf32>) outs(%f1 : tensor<8x?x16xf32>) -> tensor<8x?x16xf32>
  return %o : tensor<8x?x16xf32>
}

// Here the numbers of queries and keys only have the same product.
// DECISION @reshaped_square: refuse
// CHECK-LABEL: @reshaped_square: refuse
// CHECK-NEXT: remark: [Missed] the scores are no contraction of queries and keys
func.func @reshaped_square(%q: tensor<8x?x8xf32>, %k: tensor<8x8x?xf32>, %v: tensor<8x?x16xf32>) -> tensor<8x?x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %m = tensor.dim %q, %c1 : tensor<8x?x8xf32>
  %n = tensor.dim %k, %c2 : tensor<8x8x?xf32>
  %w = tensor.dim %v, %c1 : tensor<8x?x16xf32>
  %e = tensor.empty(%m, %n) : tensor<8x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<8x?x8xf32>, tensor<8x8x?xf32>) outs(%f : tensor<8x?x?xf32>) -> tensor<8x?x?xf32>
  %shape = tensor.from_elements %c2, %c4, %w, %w : tensor<4xindex>
  %t = tensor.reshape %s(%shape) : (tensor<8x?x?xf32>, tensor<4xindex>) -> tensor<2x4x?x?xf32>
  %e1 = tensor.empty(%w, %w) : tensor<2x4x?x?xf32>
  %p = linalg.softmax dimension(3) ins(%t : tensor<2x4x?x?xf32>) outs(%e1 : tensor<2x4x?x?xf32>) -> tensor<2x4x?x?xf32>
  %shape1 = tensor.from_elements %c8, %w, %w : tensor<3xindex>
  %p1 = tensor.reshape %p(%shape1) : (tensor<2x4x?x?xf32>, tensor<3xindex>) -> tensor<8x?x?xf32>
  %e2 = tensor.empty(%w) : tensor<8x?x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x?x16xf32>) -> tensor<8x?x16xf32>
  %o = linalg.batch_matmul ins(%p1, %v : tensor<8x?x?xf32>, tensor<8x?x16xf32>) outs(%f1 : tensor<8x?x16xf32>) -> tensor<8x?x16xf32>
  return %o : tensor<8x?x16xf32>
}

// The values have as many keys as the scores are expanded to.
// CHECK-LABEL: @size_of_expansion: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[n, d], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<?x8xf32>, tensor<?x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @size_of_expansion(%q: tensor<17x8xf32>, %k: tensor<?x8xf32>, %v: tensor<?x16xf32>) -> tensor<17x16xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %keys = tensor.dim %k, %c0 : tensor<?x8xf32>
  %values = tensor.dim %v, %c0 : tensor<?x16xf32>
  %e = tensor.empty(%keys) : tensor<17x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x?xf32>) -> tensor<17x?xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(m, n, d) -> (m, d)>, affine_map<(m, n, d) -> (n, d)>, affine_map<(m, n, d) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<17x8xf32>, tensor<?x8xf32>) outs(%f : tensor<17x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<17x?xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x?xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %exp = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x?xf32>, tensor<17xf32>) outs(%e : tensor<17x?xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x?xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x?xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %p = tensor.expand_shape %exp [[0], [1, 2]] output_shape [17, %values, 1] : tensor<17x?xf32> into tensor<17x?x1xf32>
  %e2 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.generic {indexing_maps = [affine_map<(m, e, n, u) -> (m, n, u)>, affine_map<(m, e, n, u) -> (n, e)>, affine_map<(m, e, n, u) -> (m)>, affine_map<(m, e, n, u) -> (m, e)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
    ins(%p, %v, %sum : tensor<17x?x1xf32>, tensor<?x16xf32>, tensor<17xf32>) outs(%f3 : tensor<17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %l: f32, %out: f32):
    %x = arith.divf %a, %l : f32
    %w = arith.mulf %x, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Keys in two dimensions of sizes at run time.
// CHECK-LABEL: @keys_in_dynamic_dimensions: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
func.func @keys_in_dynamic_dimensions(%q: tensor<3x5x4xf32>, %k: tensor<3x?x?x4xf32>, %v: tensor<3x?x?x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 1 : index
  %c1 = arith.constant 2 : index
  %c2 = arith.constant 0.00000000000000000e+00 : f32
  %c3 = arith.constant 0xFF800000 : f32
  %v1 = tensor.dim %k, %c0 : tensor<3x?x?x4xf32>
  %v2 = tensor.dim %k, %c1 : tensor<3x?x?x4xf32>
  %v3 = tensor.empty(%v1, %v2) : tensor<3x5x?x?xf32>
  %v4 = linalg.fill ins(%c2 : f32) outs(%v3 : tensor<3x5x?x?xf32>) -> tensor<3x5x?x?xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j, d) -> (h, m, d)>, affine_map<(h, m, i, j, d) -> (h, i, j, d)>, affine_map<(h, m, i, j, d) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x?x?x4xf32>) outs(%v4 : tensor<3x5x?x?xf32>) {
  ^bb0(%a4_0: f32, %a4_1: f32, %o4: f32):
    %w5 = arith.mulf %a4_0, %a4_1 : f32
    %w6 = arith.addf %o4, %w5 : f32
    linalg.yield %w6 : f32
  } -> tensor<3x5x?x?xf32>
  %v8 = tensor.empty() : tensor<3x5xf32>
  %v9 = linalg.fill ins(%c3 : f32) outs(%v8 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%v7 : tensor<3x5x?x?xf32>) outs(%v9 : tensor<3x5xf32>) {
  ^bb0(%a9_0: f32, %o9: f32):
    %w10 = arith.maximumf %o9, %a9_0 : f32
    linalg.yield %w10 : f32
  } -> tensor<3x5xf32>
  %v12 = tensor.empty(%v1, %v2) : tensor<3x5x?x?xf32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v7, %v11 : tensor<3x5x?x?xf32>, tensor<3x5xf32>) outs(%v12 : tensor<3x5x?x?xf32>) {
  ^bb0(%a12_0: f32, %a12_1: f32, %o12: f32):
    %w13 = arith.subf %a12_0, %a12_1 : f32
    linalg.yield %w13 : f32
  } -> tensor<3x5x?x?xf32>
  %v15 = tensor.empty(%v1, %v2) : tensor<3x5x?x?xf32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v14 : tensor<3x5x?x?xf32>) outs(%v15 : tensor<3x5x?x?xf32>) {
  ^bb0(%a15_0: f32, %o15: f32):
    %w16 = math.exp %a15_0 : f32
    linalg.yield %w16 : f32
  } -> tensor<3x5x?x?xf32>
  %v18 = tensor.empty() : tensor<3x5xf32>
  %v19 = linalg.fill ins(%c2 : f32) outs(%v18 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%v17 : tensor<3x5x?x?xf32>) outs(%v19 : tensor<3x5xf32>) {
  ^bb0(%a19_0: f32, %o19: f32):
    %w20 = arith.addf %o19, %a19_0 : f32
    linalg.yield %w20 : f32
  } -> tensor<3x5xf32>
  %v22 = tensor.empty(%v1, %v2) : tensor<3x5x?x?xf32>
  %v24 = linalg.generic {indexing_maps = [affine_map<(h, m, i, j) -> (h, m, i, j)>, affine_map<(h, m, i, j) -> (h, m)>, affine_map<(h, m, i, j) -> (h, m, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v17, %v21 : tensor<3x5x?x?xf32>, tensor<3x5xf32>) outs(%v22 : tensor<3x5x?x?xf32>) {
  ^bb0(%a22_0: f32, %a22_1: f32, %o22: f32):
    %w23 = arith.divf %a22_0, %a22_1 : f32
    linalg.yield %w23 : f32
  } -> tensor<3x5x?x?xf32>
  %v25 = tensor.empty() : tensor<3x5x6xf32>
  %v26 = linalg.fill ins(%c2 : f32) outs(%v25 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v29 = linalg.generic {indexing_maps = [affine_map<(h, m, e, i, j) -> (h, m, i, j)>, affine_map<(h, m, e, i, j) -> (h, i, j, e)>, affine_map<(h, m, e, i, j) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%v24, %v : tensor<3x5x?x?xf32>, tensor<3x?x?x6xf32>) outs(%v26 : tensor<3x5x6xf32>) {
  ^bb0(%a26_0: f32, %a26_1: f32, %o26: f32):
    %w27 = arith.mulf %a26_0, %a26_1 : f32
    %w28 = arith.addf %o26, %w27 : f32
    linalg.yield %w28 : f32
  } -> tensor<3x5x6xf32>
  return %v29 : tensor<3x5x6xf32>
}

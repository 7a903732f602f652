// N10: window masks without, or against, a length: as the graph has it.
// DECISION: capture
// ARGUMENTS: --int-range=0:19
// RUN: %check_row %s

#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_b = affine_map<(b, h, m, n) -> (b)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @window_alone: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: [[V0:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.subi [[V0]], [[V1]] : index
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.constant 3 : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.cmpi sle, [[V2]], [[V3]] : index
// CHECK-NEXT: attn.yield [[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @window_alone(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3 = arith.constant 3 : index
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %w = arith.subi %i, %j : index
    %c = arith.cmpi sle, %w, %c3 : index
    %r = arith.select %c, %a, %ninf : f32
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

// The window reads another length than the mask of the keys.
// CHECK-LABEL: @two_lengths: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b0], capture[b0], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<2xi64>, tensor<2xi64>) outs({{.*}} : tensor<2x3x17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i64, [[V1:%[^ :,)]+]]: i64):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 3
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.index_cast [[V2]] : index to i64
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.cmpi slt, [[V3]], [[V0]] : i64
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.constant 4 : i64
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.subi [[V1]], [[V5]] : i64
// CHECK-NEXT: [[V7:%[^ :,)]+]] = arith.cmpi sge, [[V3]], [[V6]] : i64
// CHECK-NEXT: [[V8:%[^ :,)]+]] = arith.andi [[V4]], [[V7]] : i1
// CHECK-NEXT: attn.yield [[V8]] : i1
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @two_lengths(%len: tensor<2xi64>, %other: tensor<2xi64>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : i64
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
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_b, #bhmn_b, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %len, %other : tensor<2x3x17x19xf32>, tensor<2xi64>, tensor<2xi64>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: i64, %c: i64, %out: f32):
    %j = linalg.index 3 : index
    %y = arith.index_cast %j : index to i64
    %d = arith.cmpi slt, %y, %b : i64
    %w = arith.subi %c, %c4 : i64
    %g = arith.cmpi sge, %y, %w : i64
    %ki = arith.andi %d, %g : i1
    %r = arith.select %ki, %a, %ninf : f32
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

// The length is clipped for one of the two.
// CHECK-LABEL: @clipped_length: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b0], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<2xi64>) outs({{.*}} : tensor<2x3x17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i64):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 3
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.index_cast [[V1]] : index to i64
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.cmpi slt, [[V2]], [[V0]] : i64
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.constant 12 : i64
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.minsi [[V0]], [[V4]] : i64
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.constant 4 : i64
// CHECK-NEXT: [[V7:%[^ :,)]+]] = arith.subi [[V5]], [[V6]] : i64
// CHECK-NEXT: [[V8:%[^ :,)]+]] = arith.cmpi sge, [[V2]], [[V7]] : i64
// CHECK-NEXT: [[V9:%[^ :,)]+]] = arith.andi [[V3]], [[V8]] : i1
// CHECK-NEXT: attn.yield [[V9]] : i1
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @clipped_length(%len: tensor<2xi64>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c12 = arith.constant 12 : i64
  %c4 = arith.constant 4 : i64
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
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_b, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %len : tensor<2x3x17x19xf32>, tensor<2xi64>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: i64, %out: f32):
    %j = linalg.index 3 : index
    %y = arith.index_cast %j : index to i64
    %d = arith.cmpi slt, %y, %b : i64
    %z = arith.minsi %b, %c12 : i64
    %w = arith.subi %z, %c4 : i64
    %g = arith.cmpi sge, %y, %w : i64
    %ki = arith.andi %d, %g : i1
    %r = arith.select %ki, %a, %ninf : f32
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

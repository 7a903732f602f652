// E3: reshapes between the contraction and the softmax.
// DECISION: capture
// RUN: %check_row %s

#bhmn_b0mn = affine_map<(b, h, m, n) -> (b, 0, m, n)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bmn_bm = affine_map<(b, m, n) -> (b, m)>
#bmn_bmn = affine_map<(b, m, n) -> (b, m, n)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#nm_m = affine_map<(n, m) -> (m)>
#nm_nm = affine_map<(n, m) -> (n, m)>

// CHECK-LABEL: @heads_apart: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; score region; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; score region; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, d, n], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; score region; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; score region; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, d, n], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x8x19xf32>, tensor<6x19x16xf32>) outs({{.*}} : tensor<6x17x16xf32>) score {
// RAW-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// RAW-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// RAW-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// RAW-NEXT: attn.yield [[V2]] : f32
// RAW-NEXT: } -> tensor<6x17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x8x19xf32>, tensor<6x19x16xf32>) outs({{.*}} : tensor<6x17x16xf32>) score {
// GENERALIZED-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// GENERALIZED-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// GENERALIZED-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// GENERALIZED-NEXT: attn.yield [[V2]] : f32
// GENERALIZED-NEXT: } -> tensor<6x17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x8x19xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// FUSED-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// FUSED-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// FUSED-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// FUSED-NEXT: attn.yield [[V2]] : f32
// FUSED-NEXT: } -> tensor<2x3x17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x8x19xf32>, tensor<6x19x16xf32>) outs({{.*}} : tensor<6x17x16xf32>) score {
// UNIT-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// UNIT-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// UNIT-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// UNIT-NEXT: attn.yield [[V2]] : f32
// UNIT-NEXT: } -> tensor<6x17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x8x19xf32>, tensor<6x19x16xf32>) outs({{.*}} : tensor<6x17x16xf32>) score {
// CSE-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CSE-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// CSE-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// CSE-NEXT: attn.yield [[V2]] : f32
// CSE-NEXT: } -> tensor<6x17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x8x19xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// ALL-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// ALL-NEXT: [[V1:%[^ :,)]+]] = arith.constant 3.535530e-01 : f32
// ALL-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V0]], [[V1]] : f32
// ALL-NEXT: attn.yield [[V2]] : f32
// ALL-NEXT: } -> tensor<2x3x17x16xf32>
func.func @heads_apart(%q: tensor<6x17x8xf32>, %k: tensor<6x8x19xf32>, %v: tensor<6x19x16xf32>) -> tensor<6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0_353553 = arith.constant 0.353553 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %heads = tensor.expand_shape %s [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%heads : tensor<2x3x17x19xf32>) outs(%e1 : tensor<2x3x17x19xf32>) {
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
  %c = tensor.collapse_shape %p [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
  %e6 = tensor.empty() : tensor<6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %o = linalg.batch_matmul ins(%c, %v : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f3 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %o : tensor<6x17x16xf32>
}

// A softmax over rows of all heads.
// CHECK-LABEL: @flat_rows: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, d, n], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x8x19xf32>, tensor<6x19x16xf32>) outs({{.*}} : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
func.func @flat_rows(%q: tensor<6x17x8xf32>, %k: tensor<6x8x19xf32>, %v: tensor<6x19x16xf32>) -> tensor<6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %c = tensor.collapse_shape %s [[0, 1], [2]] : tensor<6x17x19xf32> into tensor<102x19xf32>
  %e1 = tensor.empty() : tensor<102xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<102xf32>) -> tensor<102xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%c : tensor<102x19xf32>) outs(%f1 : tensor<102xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<102xf32>
  %e2 = tensor.empty() : tensor<102x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%c, %max : tensor<102x19xf32>, tensor<102xf32>) outs(%e2 : tensor<102x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<102x19xf32>
  %e3 = tensor.empty() : tensor<102xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<102xf32>) -> tensor<102xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<102x19xf32>) outs(%f2 : tensor<102xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<102xf32>
  %e4 = tensor.empty() : tensor<102x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<102x19xf32>, tensor<102xf32>) outs(%e4 : tensor<102x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<102x19xf32>
  %x = tensor.expand_shape %p [[0, 1], [2]] output_shape [6, 17, 19] : tensor<102x19xf32> into tensor<6x17x19xf32>
  %e5 = tensor.empty() : tensor<6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %o = linalg.batch_matmul ins(%x, %v : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f3 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %o : tensor<6x17x16xf32>
}

// The scores are transposed in front of the softmax, and back.
// CHECK-LABEL: @transposed: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @transposed(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<19x17xf32>
  %st = linalg.transpose ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<19x17xf32>) permutation = [1, 0]
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#nm_nm, #nm_m], iterator_types = ["reduction", "parallel"]}
    ins(%st : tensor<19x17xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<19x17xf32>
  %exp = linalg.generic {indexing_maps = [#nm_nm, #nm_m, #nm_nm], iterator_types = ["parallel", "parallel"]}
    ins(%st, %max : tensor<19x17xf32>, tensor<17xf32>) outs(%e3 : tensor<19x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<19x17xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#nm_nm, #nm_m], iterator_types = ["reduction", "parallel"]}
    ins(%exp : tensor<19x17xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<19x17xf32>
  %p = linalg.generic {indexing_maps = [#nm_nm, #nm_m, #nm_nm], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<19x17xf32>, tensor<17xf32>) outs(%e5 : tensor<19x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<19x17xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %pt = linalg.transpose ins(%p : tensor<19x17xf32>) outs(%e6 : tensor<17x19xf32>) permutation = [1, 0]
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%pt, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// MBart: the mask is added with the heads apart.
// CHECK-LABEL: @mask_on_heads_apart: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, d, n], value[b0, n, e], capture[b0 floordiv 3, 0, m, n], output[b0, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<6x17x8xf32>, tensor<6x8x19xf32>, tensor<6x19x16xf32>) captures({{.*}} : tensor<2x1x17x19xf32>) outs({{.*}} : tensor<6x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.addf [[V1]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<6x17x16xf32>
func.func @mask_on_heads_apart(%b: tensor<2x1x17x19xf32>, %q: tensor<6x17x8xf32>, %k: tensor<6x8x19xf32>, %v: tensor<6x19x16xf32>) -> tensor<6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<6x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<6x17x8xf32>, tensor<6x8x19xf32>) outs(%f : tensor<6x17x19xf32>) -> tensor<6x17x19xf32>
  %heads = tensor.expand_shape %s [[0, 1], [2], [3]] output_shape [2, 3, 17, 19] : tensor<6x17x19xf32> into tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_b0mn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%heads, %b : tensor<2x3x17x19xf32>, tensor<2x1x17x19xf32>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.addf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %c = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x3x17x19xf32> into tensor<6x17x19xf32>
  %e2 = tensor.empty() : tensor<6x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %max = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%c : tensor<6x17x19xf32>) outs(%f1 : tensor<6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<6x17xf32>
  %e3 = tensor.empty() : tensor<6x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%c, %max : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e3 : tensor<6x17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %d = arith.subf %a, %bi : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<6x17x19xf32>
  %e4 = tensor.empty() : tensor<6x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<6x17xf32>) -> tensor<6x17xf32>
  %sum = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%exp : tensor<6x17x19xf32>) outs(%f2 : tensor<6x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<6x17xf32>
  %e5 = tensor.empty() : tensor<6x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bmn_bmn, #bmn_bm, #bmn_bmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<6x17x19xf32>, tensor<6x17xf32>) outs(%e5 : tensor<6x17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.divf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<6x17x19xf32>
  %e6 = tensor.empty() : tensor<6x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<6x17x19xf32>, tensor<6x19x16xf32>) outs(%f3 : tensor<6x17x16xf32>) -> tensor<6x17x16xf32>
  return %o : tensor<6x17x16xf32>
}

// G3: grouped queries: one more dimension, which keys and values lack.
// DECISION: capture
// RUN: %check_row %s

#bgmen_bgme = affine_map<(b, g, m, e, n) -> (b, g, m, e)>
#bgmen_bgmn = affine_map<(b, g, m, e, n) -> (b, g, m, n)>
#bgmen_bgne = affine_map<(b, g, m, e, n) -> (b, g, n, e)>
#bgmn_bgm = affine_map<(b, g, m, n) -> (b, g, m)>
#bgmn_bgmn = affine_map<(b, g, m, n) -> (b, g, m, n)>
#bgmnd_bgmd = affine_map<(b, g, m, n, d) -> (b, g, m, d)>
#bgmnd_bgmn = affine_map<(b, g, m, n, d) -> (b, g, m, n)>
#bgmnd_bgnd = affine_map<(b, g, m, n, d) -> (b, g, n, d)>
#bgrmen_bgne = affine_map<(b, g, r, m, e, n) -> (b, g, n, e)>
#bgrmen_bgrme = affine_map<(b, g, r, m, e, n) -> (b, g, r, m, e)>
#bgrmen_bgrmn = affine_map<(b, g, r, m, e, n) -> (b, g, r, m, n)>
#bgrmn_bgrm = affine_map<(b, g, r, m, n) -> (b, g, r, m)>
#bgrmn_bgrmn = affine_map<(b, g, r, m, n) -> (b, g, r, m, n)>
#bgrmnd_bgnd = affine_map<(b, g, r, m, n, d) -> (b, g, n, d)>
#bgrmnd_bgrmd = affine_map<(b, g, r, m, n, d) -> (b, g, r, m, d)>
#bgrmnd_bgrmn = affine_map<(b, g, r, m, n, d) -> (b, g, r, m, n)>

// CHECK-LABEL: @grouped_queries: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
func.func @grouped_queries(%q: tensor<2x2x3x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2x3x17x19xf32>) -> tensor<2x2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bgrmnd_bgrmd, #bgrmnd_bgnd, #bgrmnd_bgrmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>) outs(%f : tensor<2x2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x2x3x17xf32>) -> tensor<2x2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bgrmn_bgrmn, #bgrmn_bgrm], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x2x3x17x19xf32>) outs(%f1 : tensor<2x2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x2x3x17xf32>
  %e2 = tensor.empty() : tensor<2x2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bgrmn_bgrmn, #bgrmn_bgrm, #bgrmn_bgrmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x2x3x17x19xf32>, tensor<2x2x3x17xf32>) outs(%e2 : tensor<2x2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x2x3x17x19xf32>
  %e3 = tensor.empty() : tensor<2x2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x2x3x17xf32>) -> tensor<2x2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bgrmn_bgrmn, #bgrmn_bgrm], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x2x3x17x19xf32>) outs(%f2 : tensor<2x2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x2x3x17xf32>
  %e4 = tensor.empty() : tensor<2x2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bgrmn_bgrmn, #bgrmn_bgrm, #bgrmn_bgrmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x2x3x17x19xf32>, tensor<2x2x3x17xf32>) outs(%e4 : tensor<2x2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x2x3x17x19xf32>
  %e5 = tensor.empty() : tensor<2x2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bgrmen_bgrmn, #bgrmen_bgne, #bgrmen_bgrme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x2x3x17x19xf32>, tensor<2x2x19x16xf32>) outs(%f3 : tensor<2x2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x2x3x17x16xf32>
  return %o : tensor<2x2x3x17x16xf32>
}

// Groups and queries are rows of one contraction.
// CHECK-LABEL: @groups_in_rows: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, b2, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, b2, m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x2x3x17x8xf32>, tensor<2x2x19x8xf32>, tensor<2x2x19x16xf32>) outs({{.*}} : tensor<2x2x3x17x16xf32>) -> tensor<2x2x3x17x16xf32>
func.func @groups_in_rows(%q: tensor<2x6x17x8xf32>, %k: tensor<2x2x19x8xf32>, %v: tensor<2x2x19x16xf32>) -> tensor<2x6x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %x = tensor.expand_shape %q [[0], [1, 2], [3], [4]] output_shape [2, 2, 3, 17, 8] : tensor<2x6x17x8xf32> into tensor<2x2x3x17x8xf32>
  %c = tensor.collapse_shape %x [[0], [1], [2, 3], [4]] : tensor<2x2x3x17x8xf32> into tensor<2x2x51x8xf32>
  %e = tensor.empty() : tensor<2x2x51x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2x51x19xf32>) -> tensor<2x2x51x19xf32>
  %s = linalg.generic {indexing_maps = [#bgmnd_bgmd, #bgmnd_bgnd, #bgmnd_bgmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%c, %k : tensor<2x2x51x8xf32>, tensor<2x2x19x8xf32>) outs(%f : tensor<2x2x51x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x2x51x19xf32>
  %e1 = tensor.empty() : tensor<2x2x51xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<2x2x51xf32>) -> tensor<2x2x51xf32>
  %max = linalg.generic {indexing_maps = [#bgmn_bgmn, #bgmn_bgm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%s : tensor<2x2x51x19xf32>) outs(%f1 : tensor<2x2x51xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x2x51xf32>
  %e2 = tensor.empty() : tensor<2x2x51x19xf32>
  %exp = linalg.generic {indexing_maps = [#bgmn_bgmn, #bgmn_bgm, #bgmn_bgmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %max : tensor<2x2x51x19xf32>, tensor<2x2x51xf32>) outs(%e2 : tensor<2x2x51x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x2x51x19xf32>
  %e3 = tensor.empty() : tensor<2x2x51xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x2x51xf32>) -> tensor<2x2x51xf32>
  %sum = linalg.generic {indexing_maps = [#bgmn_bgmn, #bgmn_bgm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x2x51x19xf32>) outs(%f2 : tensor<2x2x51xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x2x51xf32>
  %e4 = tensor.empty() : tensor<2x2x51x19xf32>
  %p = linalg.generic {indexing_maps = [#bgmn_bgmn, #bgmn_bgm, #bgmn_bgmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x2x51x19xf32>, tensor<2x2x51xf32>) outs(%e4 : tensor<2x2x51x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x2x51x19xf32>
  %e5 = tensor.empty() : tensor<2x2x51x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x2x51x16xf32>) -> tensor<2x2x51x16xf32>
  %o = linalg.generic {indexing_maps = [#bgmen_bgmn, #bgmen_bgne, #bgmen_bgme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x2x51x19xf32>, tensor<2x2x19x16xf32>) outs(%f3 : tensor<2x2x51x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x2x51x16xf32>
  %x1 = tensor.expand_shape %o [[0], [1], [2, 3], [4]] output_shape [2, 2, 3, 17, 16] : tensor<2x2x51x16xf32> into tensor<2x2x3x17x16xf32>
  %c1 = tensor.collapse_shape %x1 [[0], [1, 2], [3], [4]] : tensor<2x2x3x17x16xf32> into tensor<2x6x17x16xf32>
  return %c1 : tensor<2x6x17x16xf32>
}

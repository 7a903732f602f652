// M15: documents: a query sees the keys of its own.
// DECISION: capture
// ARGUMENTS: --int-range=0:2
// RUN: %check_row %s

#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmn_bm = affine_map<(b, h, m, n) -> (b, m)>
#bhmn_bn = affine_map<(b, h, m, n) -> (b, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mn_n = affine_map<(m, n) -> (n)>

// CHECK-LABEL: @documents: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m], capture[n], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17xi32>, tensor<19xi32>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i32, [[V1:%[^ :,)]+]]: i32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.cmpi eq, [[V0]], [[V1]] : i32
// CHECK-NEXT: attn.yield [[V2]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @documents(%doc: tensor<19xi32>, %qdoc: tensor<17xi32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_m, #mn_n, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%qdoc, %doc, %s : tensor<17xi32>, tensor<19xi32>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i32, %b: i32, %c: f32, %out: f32):
    %x = arith.cmpi eq, %a, %b : i32
    %r = arith.select %x, %c, %ninf : f32
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

// CHECK-LABEL: @documents_of_one_tensor: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b0, m], capture[b0, n], output[b0, b1, m, e]; plain scores; mask with fill -3.402823e+38; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, fill = -3.4028234663852886E+38 : f64, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x17x8xf32>, tensor<2x3x17x16xf32>) captures({{.*}} : tensor<2x17xi32>, tensor<2x17xi32>) outs({{.*}} : tensor<2x3x17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i32, [[V1:%[^ :,)]+]]: i32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.cmpi eq, [[V0]], [[V1]] : i32
// CHECK-NEXT: attn.yield [[V2]] : i1
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @documents_of_one_tensor(%doc: tensor<2x17xi32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x17x8xf32>, %v: tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x17x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x17xf32>) -> tensor<2x3x17x17xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x17x8xf32>) outs(%f : tensor<2x3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x17xf32>
  %e1 = tensor.empty() : tensor<2x3x17x17xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bm, #bhmn_bn, #bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%doc, %doc, %s : tensor<2x17xi32>, tensor<2x17xi32>, tensor<2x3x17x17xf32>) outs(%e1 : tensor<2x3x17x17xf32>) {
  ^bb0(%a: i32, %b: i32, %c: f32, %out: f32):
    %x = arith.cmpi eq, %a, %b : i32
    %r = arith.select %x, %c, %c3_40282347E_38 : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x17xf32>
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x17x17xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x17xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<2x3x17x17xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x17xf32>
  %e4 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x17xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e5 = tensor.empty() : tensor<2x3x17x17xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x17xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17x17xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x17xf32>, tensor<2x3x17x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

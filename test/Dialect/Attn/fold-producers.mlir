// RUN: attn-opt %s --attn-fold-producers --split-input-file | FileCheck %s
// RUN: attn-opt %s --attn-fold-producers --attn-fold-producers --split-input-file | FileCheck %s

#q = affine_map<(b, h, m, n, d, e) -> (b, h, m, d)>
#k = affine_map<(b, h, m, n, d, e) -> (b, h, n, d)>
#v = affine_map<(b, h, m, n, d, e) -> (b, h, n, e)>
#o = affine_map<(b, h, m, n, d, e) -> (b, h, m, e)>

// CHECK-DAG: #[[Q:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d4)>
// CHECK-DAG: #[[K:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d3)>
// CHECK-DAG: #[[V:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5)>
// CHECK-DAG: #[[O:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d5)>
// CHECK-LABEL: func @transposes
// CHECK-SAME: %[[QA:[a-z0-9]+]]: tensor<2x17x6x8xf32>, %[[KA:[a-z0-9]+]]: tensor<2x6x8x19xf32>, %[[VA:[a-z0-9]+]]: tensor<2x6x19x16xf32>
// CHECK-NEXT: %[[INIT:.+]] = tensor.empty() : tensor<2x17x6x16xf16>
// CHECK-NEXT: %[[R:.+]] = attn.attention {indexing_maps = [#[[Q]], #[[K]], #[[V]], #[[O]]]}
// CHECK-SAME: ins(%[[QA]], %[[KA]], %[[VA]] :
// CHECK-SAME: outs(%[[INIT]] :
// CHECK-NEXT: return %[[R]] : tensor<2x17x6x16xf16>
func.func @transposes(%q: tensor<2x17x6x8xf32>, %k: tensor<2x6x8x19xf32>, %v: tensor<2x6x19x16xf32>) -> tensor<2x17x6x16xf16> {
  %e0 = tensor.empty() : tensor<2x6x17x8xf32>
  %qt = linalg.transpose ins(%q : tensor<2x17x6x8xf32>) outs(%e0 : tensor<2x6x17x8xf32>) permutation = [0, 2, 1, 3]
  %e1 = tensor.empty() : tensor<2x6x19x8xf32>
  %kt = linalg.transpose ins(%k : tensor<2x6x8x19xf32>) outs(%e1 : tensor<2x6x19x8xf32>) permutation = [0, 1, 3, 2]
  %e2 = tensor.empty() : tensor<2x6x17x16xf32>
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%qt, %kt, %v : tensor<2x6x17x8xf32>, tensor<2x6x19x8xf32>, tensor<2x6x19x16xf32>)
    outs(%e2 : tensor<2x6x17x16xf32>) -> tensor<2x6x17x16xf32>
  %e3 = tensor.empty() : tensor<2x6x17x16xf16>
  %c = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%r : tensor<2x6x17x16xf32>) outs(%e3 : tensor<2x6x17x16xf16>) {
  ^bb0(%in: f32, %out: f16):
    %x = arith.truncf %in : f32 to f16
    linalg.yield %x : f16
  } -> tensor<2x6x17x16xf16>
  %e4 = tensor.empty() : tensor<2x17x6x16xf16>
  %t = linalg.transpose ins(%c : tensor<2x6x17x16xf16>) outs(%e4 : tensor<2x17x6x16xf16>) permutation = [0, 2, 1, 3]
  return %t : tensor<2x17x6x16xf16>
}

// -----

#q = affine_map<(b, h, m, n, d, e) -> (b, h, m, d)>
#k = affine_map<(b, h, m, n, d, e) -> (b, h, n, d)>
#v = affine_map<(b, h, m, n, d, e) -> (b, h, n, e)>
#o = affine_map<(b, h, m, n, d, e) -> (b, h, m, e)>

// Heads of K in a row, heads of V all over: h floordiv 3 and h mod 2.

// CHECK-DAG: #[[K:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 floordiv 3, d3, d4)>
// CHECK-DAG: #[[V:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 mod 2, d3, d5)>
// CHECK-LABEL: func @repeats
// CHECK-SAME: %[[QA:[a-z0-9]+]]: tensor<2x6x?x8xf32>, %[[KA:[a-z0-9]+]]: tensor<2x2x?x8xf32>, %[[VA:[a-z0-9]+]]: tensor<2x2x?x16xf32>
// CHECK: attn.attention {indexing_maps = [#{{.+}}, #[[K]], #[[V]], #{{.+}}]}
// CHECK-SAME: ins(%[[QA]], %[[KA]], %[[VA]] :
func.func @repeats(%q: tensor<2x6x?x8xf32>, %k: tensor<2x2x?x8xf32>, %v: tensor<2x2x?x16xf32>, %o: tensor<2x6x?x16xf32>, %k0: tensor<2x2x3x?x8xf32>, %v0: tensor<2x3x2x?x16xf32>) -> tensor<2x6x?x16xf32> {
  %kb = linalg.broadcast ins(%k : tensor<2x2x?x8xf32>) outs(%k0 : tensor<2x2x3x?x8xf32>) dimensions = [2]
  %kc = tensor.collapse_shape %kb [[0], [1, 2], [3], [4]] : tensor<2x2x3x?x8xf32> into tensor<2x6x?x8xf32>
  %vb = linalg.broadcast ins(%v : tensor<2x2x?x16xf32>) outs(%v0 : tensor<2x3x2x?x16xf32>) dimensions = [1]
  %vc = tensor.collapse_shape %vb [[0], [1, 2], [3], [4]] : tensor<2x3x2x?x16xf32> into tensor<2x6x?x16xf32>
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %kc, %vc : tensor<2x6x?x8xf32>, tensor<2x6x?x8xf32>, tensor<2x6x?x16xf32>)
    outs(%o : tensor<2x6x?x16xf32>) -> tensor<2x6x?x16xf32>
  return %r : tensor<2x6x?x16xf32>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// What else uses a value keeps it; an output with two users stays.

// CHECK-LABEL: func @other_uses
// CHECK-SAME: %[[KA:[a-z0-9]+]]: tensor<8x19xf32>
// CHECK: %[[KT:.+]] = linalg.transpose ins(%[[KA]]
// CHECK: %[[R:.+]] = attn.attention
// CHECK-SAME: %[[KA]]
// CHECK: %[[T:.+]] = linalg.transpose ins(%[[R]]
// CHECK: return %[[R]], %[[T]], %[[KT]]
func.func @other_uses(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> (tensor<17x16xf32>, tensor<16x17xf32>, tensor<19x8xf32>) {
  %e1 = tensor.empty() : tensor<19x8xf32>
  %kt = linalg.transpose ins(%k : tensor<8x19xf32>) outs(%e1 : tensor<19x8xf32>) permutation = [1, 0]
  %e2 = tensor.empty() : tensor<17x16xf32>
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %kt, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>)
    outs(%e2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %e3 = tensor.empty() : tensor<16x17xf32>
  %t = linalg.transpose ins(%r : tensor<17x16xf32>) outs(%e3 : tensor<16x17xf32>) permutation = [1, 0]
  return %r, %t, %kt : tensor<17x16xf32>, tensor<16x17xf32>, tensor<19x8xf32>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// A slice is smaller than its source, which no map says; an elementwise op is no
// data movement.

// CHECK-LABEL: func @not_movement
// CHECK: %[[S:.+]] = tensor.extract_slice
// CHECK: %[[X:.+]] = linalg.exp
// CHECK: attn.attention
// CHECK-SAME: ins(%[[X]], %[[S]],
func.func @not_movement(%q: tensor<17x8xf32>, %k: tensor<40x8xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %s = tensor.extract_slice %k[0, 0] [19, 8] [1, 1] : tensor<40x8xf32> to tensor<19x8xf32>
  %e1 = tensor.empty() : tensor<17x8xf32>
  %x = linalg.exp ins(%q : tensor<17x8xf32>) outs(%e1 : tensor<17x8xf32>) -> tensor<17x8xf32>
  %e2 = tensor.empty() : tensor<17x16xf32>
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%x, %s, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x16xf32>)
    outs(%e2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %r : tensor<17x16xf32>
}

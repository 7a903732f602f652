// RUN: attn-opt %s --attn-lower-to-reference-loops | FileCheck %s

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b floordiv 4, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b mod 2, n, e)>
#bias = affine_map<(b, m, n, d, e) -> (m, n)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>

// CHECK-LABEL: func @grouped
// CHECK-NOT: attn.
// CHECK: %[[OUT:[^ ]+]] = memref.alloc(%{{.+}}) : memref<8x?x16xf16>
// CHECK: scf.for %[[B:[^ ]+]] = {{.*}} {
// CHECK: scf.for %[[M:[^ ]+]] = {{.*}} {
// The mask comes first, the score only where it is true.
// CHECK: scf.for %[[N:[^ ]+]] = {{.*}} -> (f64) {
// CHECK: %[[SEE:[^ ]+]] = arith.cmpi sle, %[[N]], %[[M]] : index
// CHECK: scf.if %[[SEE]] -> (f64) {
// CHECK: scf.for %[[D:[^ ]+]] = {{.*}} -> (f64) {
// CHECK: memref.load %{{.+}}[%[[B]], %[[M]], %[[D]]] : memref<8x?x32xf16, {{.*}}>
// CHECK: %[[G:[^ ]+]] = arith.divui %[[B]], %c4
// CHECK: memref.load %{{.+}}[%[[G]], %[[N]], %[[D]]]
// CHECK: arith.mulf %{{.+}}, %{{.+}} : f64
// CHECK: arith.addf %{{.+}}, %{{.+}} : f64
// CHECK: math.exp %{{.+}} : f64
// CHECK: arith.remui %[[B]], %c2
// CHECK: arith.truncf %{{.+}} : f64 to f16
// CHECK: bufferization.to_tensor %[[OUT]] restrict writable
func.func @grouped(%q: tensor<8x?x32xf16>, %k: tensor<2x?x32xf16>,
    %v: tensor<2x?x16xf16>, %bias: tensor<?x?xf32>, %init: tensor<8x?x16xf16>,
    %scale: f32) -> tensor<8x?x16xf16> {
  %o = attn.attention {indexing_maps = [#q, #k, #v, #bias, #o]}
    ins(%q, %k, %v : tensor<8x?x32xf16>, tensor<2x?x32xf16>,
                     tensor<2x?x16xf16>)
    captures(%bias : tensor<?x?xf32>)
    outs(%init : tensor<8x?x16xf16>)
    score {
    ^bb0(%s: f32, %b: f32):
      %t = arith.mulf %s, %scale : f32
      %u = arith.addf %t, %b : f32
      attn.yield %u : f32
    } mask {
    ^bb0(%b: f32):
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<8x?x16xf16>
  return %o : tensor<8x?x16xf16>
}

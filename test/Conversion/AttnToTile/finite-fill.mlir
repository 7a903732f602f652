// RUN: attn-opt %s --attn-tile-online-softmax --convert-attn-to-tile=fallback=error --canonicalize --cse | FileCheck %s

// A finite masked score takes part in the maximum as it is: the score region
// runs as a whole, and its scale does not move into the exponent.
// CHECK-LABEL: gpu.func
// CHECK-DAG: %[[FILL:[a-z0-9_]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-DAG: %[[SCALE:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK: %[[S:[a-z0-9_]+]] = tile.dot {{.*}} {transpose_rhs}
// CHECK: %[[FACTOR:[a-z0-9_]+]] = tile.splat %[[SCALE]]
// CHECK: %[[T:[a-z0-9_]+]] = arith.mulf %[[S]], %[[FACTOR]]
// CHECK: %[[MASKED:[a-z0-9_]+]] = tile.splat %[[FILL]]
// CHECK: arith.select %{{.*}}, %[[T]], %[[MASKED]]

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
func.func @fill(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>, %v: tensor<?x64xf16>)
    -> tensor<?x64xf16> {
  %c0 = arith.constant 0 : index
  %scale = arith.constant 0.25 : f32
  %m = tensor.dim %q, %c0 : tensor<?x64xf16>
  %init = tensor.empty(%m) : tensor<?x64xf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o],
                       fill = -3.4028234663852886E+38 : f64}
    ins(%q, %k, %v : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    outs(%init : tensor<?x64xf16>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } mask {
      %i = attn.index 0
      %j = attn.index 1
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1
    } -> tensor<?x64xf16>
  return %o : tensor<?x64xf16>
}

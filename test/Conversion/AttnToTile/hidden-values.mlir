// RUN: attn-opt %s --attn-tile-online-softmax="tile-m=64 tile-n=64" --attn-specialize-masks=guard-tile=16 --convert-attn-to-tile=fallback=error --canonicalize --cse -split-input-file | FileCheck %s

// An accumulator that holds a NaN is made anew, with the row maxima that there
// are. A weight behind the mask is -0, and the product leaves it out. The query is
// loaded again, to shared memory.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: gpu.func
// CHECK-DAG: %[[NEGATIVE:[a-z0-9_]+]] = arith.constant -0.000000e+00 : f32
// CHECK: %[[S:[a-z0-9_]+]]:3 = scf.for
// CHECK: %[[T:[a-z0-9_]+]]:3 = scf.for
// CHECK: %[[ORDERED:[a-z0-9_]+]] = arith.cmpf ord, %[[T]]#0, %[[T]]#0
// CHECK: %[[CLEAN:[a-z0-9_]+]] = tile.all %[[ORDERED]]
// CHECK: scf.if %[[CLEAN]]
// CHECK-NEXT: scf.yield %[[T]]#0
// CHECK: tile.load {{.*}} -> <64x64xf16>
// CHECK-NOT: tile.local_load
// CHECK: scf.for {{.*}} step %c16 iter_args(%[[ACC:[a-z0-9_]+]] = %{{.*}}) ->
// CHECK: tile.load {{.*}} -> <16x64xf16>
// CHECK: tile.dot {{.*}} {transpose_rhs} {{.*}} -> tensor<64x16xf32
// CHECK-NOT: tile.reduce
// CHECK: %[[P:[a-z0-9_]+]] = math.exp2
// CHECK: %[[HIDDEN:[a-z0-9_]+]] = tile.splat %[[NEGATIVE]]
// CHECK: %[[W:[a-z0-9_]+]] = arith.select %{{.*}}, %[[P]], %[[HIDDEN]]
// CHECK: %[[H:[a-z0-9_]+]] = arith.truncf %[[W]]
// CHECK: %[[L:[a-z0-9_]+]] = tile.convert_layout %[[H]]
// CHECK: tile.dot %[[L]], %{{.*}}, %[[ACC]] {skip_negative_zero}
// CHECK-NOT: tile.reduce
// CHECK: scf.yield
// CHECK: arith.divf
func.func @causal(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>, %v: tensor<?x64xf16>)
    -> tensor<?x64xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %q, %c0 : tensor<?x64xf16>
  %init = tensor.empty(%m) : tensor<?x64xf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    outs(%init : tensor<?x64xf16>)
    mask {
      %i = attn.index 0
      %j = attn.index 1
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1
    } -> tensor<?x64xf16>
  return %o : tensor<?x64xf16>
}

// -----

// Where a masked score is finite, a key behind the mask counts if it has weight
// in the type of V.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#p = affine_map<(m, n, d, e) -> (n)>

// CHECK-LABEL: gpu.func
// CHECK: tile.all
// CHECK: %[[P:[a-z0-9_]+]] = math.exp2
// CHECK: %[[NONE:[a-z0-9_]+]] = arith.cmpf ole, %[[P]]
// CHECK: %[[Z:[a-z0-9_]+]] = arith.select %[[NONE]], %{{.*}}, %[[P]]
// CHECK: arith.select %{{.*}}, %[[P]], %[[Z]]
// CHECK: {skip_negative_zero}
func.func @fill(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>, %v: tensor<?x64xf16>, %p: tensor<?xi1>)
    -> tensor<?x64xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %q, %c0 : tensor<?x64xf16>
  %init = tensor.empty(%m) : tensor<?x64xf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #p, #o],
                       fill = -3.4028234663852886E+38 : f64}
    ins(%q, %k, %v : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    captures(%p : tensor<?xi1>)
    outs(%init : tensor<?x64xf16>)
    mask {
    ^bb0(%see: i1):
      attn.yield %see : i1
    } -> tensor<?x64xf16>
  return %o : tensor<?x64xf16>
}

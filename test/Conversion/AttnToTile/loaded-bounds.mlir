// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=64 keep-batch-dims" -attn-specialize-masks \
// RUN:   -convert-attn-to-tile=fallback=error -canonicalize -cse | FileCheck %s

// A bound of the key loop that is loaded, one for each batch element.

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#len = affine_map<(b, m, n, d, e) -> (b)>

// CHECK-LABEL: gpu.module @lengths_attention
// CHECK: %[[LEN:[a-z0-9_]+]] = memref.load %{{[a-z0-9_]+}}[%{{[a-z0-9_]+}}] : memref<4xi64>
// CHECK: arith.index_cast %[[LEN]] : i64 to index
// CHECK: scf.for
func.func @lengths(%q: tensor<4x?x64xf16>, %k: tensor<4x?x64xf16>,
    %v: tensor<4x?x64xf16>, %len: tensor<4xi64>, %o: tensor<4x?x64xf16>)
    -> tensor<4x?x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #len, #o]}
    ins(%q, %k, %v : tensor<4x?x64xf16>, tensor<4x?x64xf16>, tensor<4x?x64xf16>)
    captures(%len : tensor<4xi64>)
    outs(%o : tensor<4x?x64xf16>)
    mask {
    ^bb0(%l: i64):
      %n = attn.index 2
      %n64 = arith.index_cast %n : index to i64
      %see = arith.cmpi slt, %n64, %l : i64
      attn.yield %see : i1
    } -> tensor<4x?x64xf16>
  return %r : tensor<4x?x64xf16>
}

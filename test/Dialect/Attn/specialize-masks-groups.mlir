// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=128 tile-n=64" -attn-specialize-masks=row-group=64 -canonicalize -cse -split-input-file | FileCheck %s
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=64" -attn-specialize-masks=row-group=64 -canonicalize -cse -split-input-file | FileCheck %s --check-prefix=ONE

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// Causal: from the last tile backwards; a group passes over those above its own
// diagonal, and the loop without the mask comes last.

// CHECK-DAG:   #[[POSITION:.*]] = affine_map<(d0, d1) -> (-d0 + (d1 ceildiv 64) * 64 - 64)>
// CHECK-LABEL: func @causal
// CHECK:       %[[END:.*]] = affine.min
// CHECK:       %[[GROUP:.*]] = attn.row_group 64
// CHECK:       affine.max {{.*}}[%[[GROUP]],
// CHECK-DAG:   %[[SEEN:.*]] = attn.group_bound %{{.*}}, %c0 : index
// CHECK-DAG:   %[[FULL:.*]] = attn.group_bound %{{.*}}, %{{.*}} : index
// CHECK:       %[[HIDDEN:.*]]:3 = scf.for %[[R:.*]] = %c0 to %[[SEEN]] step %c64
// CHECK:         %[[N:.*]] = affine.apply #[[POSITION]](%[[R]], %{{.*}})
// CHECK:         tensor.extract_slice %{{.*}}[%[[N]], 0] [64, 64]
// CHECK:         mask {
// CHECK-NEXT:      attn.yield %false
// CHECK:       %[[PARTIAL:.*]]:3 = scf.for %[[R:.*]] = %[[SEEN]] to %[[FULL]] step %c64 iter_args(%{{.*}} = %[[HIDDEN]]#0
// CHECK:         %[[N:.*]] = affine.apply #[[POSITION]](%[[R]], %{{.*}})
// CHECK:         mask {
// CHECK:           %[[KEY:.*]] = arith.addi %{{.*}}, %[[N]]
// CHECK:           arith.cmpi sle, %[[KEY]]
// CHECK:       scf.for %{{.*}} = %[[FULL]] to %{{.*}} step %c64 iter_args(%{{.*}} = %[[PARTIAL]]#0
// CHECK-NOT:     mask
// CHECK:       attn.finalize

// One group is the whole tile.
// ONE-LABEL: func @causal
// ONE-NOT:     attn.group_bound
// ONE:         attn.finalize
func.func @causal(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %o: tensor<1024x64xf16>) -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    outs(%o : tensor<1024x64xf16>)
    mask {
      %m = attn.index 0
      %n = attn.index 1
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// A window: hidden, masked, full, masked, hidden.

// CHECK-LABEL: func @window
// CHECK:       %[[B0:.*]] = attn.group_bound
// CHECK:       %[[B1:.*]] = attn.group_bound
// CHECK:       %[[B2:.*]] = attn.group_bound
// CHECK:       %[[B3:.*]] = attn.group_bound
// CHECK:       scf.for %{{.*}} = %c0 to %[[B0]]
// CHECK:         attn.yield %false
// CHECK:       scf.for %{{.*}} = %[[B0]] to %[[B1]]
// CHECK:         arith.cmpi
// CHECK:       scf.for %{{.*}} = %[[B1]] to %[[B2]]
// CHECK-NOT:     mask
// CHECK:       scf.for %{{.*}} = %[[B2]] to %[[B3]]
// CHECK:         arith.cmpi
// CHECK:       scf.for %{{.*}} = %[[B3]] to
// CHECK:         attn.yield %false
// CHECK-NOT:   scf.for
// CHECK:       attn.finalize
func.func @window(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>,
    %v: tensor<?x64xf16>, %o: tensor<?x64xf16>) -> tensor<?x64xf16> {
  %w = arith.constant 256 : index
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    outs(%o : tensor<?x64xf16>)
    mask {
      %m = attn.index 0
      %n = attn.index 1
      %up = arith.cmpi sle, %n, %m : index
      %nw = arith.addi %n, %w : index
      %low = arith.cmpi sgt, %nw, %m : index
      %see = arith.andi %up, %low : i1
      attn.yield %see : i1
    } -> tensor<?x64xf16>
  return %r : tensor<?x64xf16>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#s = affine_map<(m, n, d, e) -> ()>

// Keys and values end at a length that is read: what lies behind it is not
// looked at, in the last tile neither.

// CHECK-DAG:   #[[REST:.*]] = affine_map<(d0, d1, d2) -> (64, d0 + d1 - (d2 ceildiv 64) * 64 + 64)>
// CHECK-LABEL: func @length
// CHECK:       %[[LENGTH:.*]] = arith.index_cast
// CHECK:       %[[END:.*]] = affine.min #{{.*}}(%[[LENGTH]])
// CHECK:       %[[KEYS:.*]] = tensor.extract_slice %{{.*}}[0, 0] [%[[END]], 64] [1, 1]
// CHECK:       %[[VALUES:.*]] = tensor.extract_slice %{{.*}}[0, 0] [%[[END]], 64] [1, 1]
// CHECK:       scf.for
// CHECK:       scf.for
// CHECK:         %[[N:.*]] = affine.apply
// CHECK:         %[[SIZE:.*]] = affine.min #[[REST]](%[[END]],
// CHECK:         tensor.extract_slice %[[KEYS]][%[[N]], 0] [%[[SIZE]], 64]
// CHECK:         tensor.extract_slice %[[VALUES]][%[[N]], 0] [%[[SIZE]], 64]
func.func @length(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>,
    %v: tensor<?x64xf16>, %o: tensor<?x64xf16>, %l: tensor<i64>) -> tensor<?x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #s, #o]}
    ins(%q, %k, %v : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    captures(%l : tensor<i64>)
    outs(%o : tensor<?x64xf16>)
    mask {
    ^bb0(%length: i64):
      %m = attn.index 0
      %n = attn.index 1
      %up = arith.cmpi sle, %n, %m : index
      %ni = arith.index_cast %n : index to i64
      %in = arith.cmpi slt, %ni, %length : i64
      %see = arith.andi %up, %in : i1
      attn.yield %see : i1
    } -> tensor<?x64xf16>
  return %r : tensor<?x64xf16>
}

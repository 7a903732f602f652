// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks="guard-tile=16 skip-finite-fill" -canonicalize -cse -split-input-file | FileCheck %s
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks="guard-tile=16 skip-finite-fill" -attn-specialize-masks="guard-tile=16 skip-finite-fill" -canonicalize -cse -split-input-file | FileCheck %s
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks="guard-tile=256" -canonicalize -cse -split-input-file | FileCheck %s --check-prefix=WIDE
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks=skip-finite-fill -split-input-file | FileCheck %s --check-prefix=NONE
// RUN: not attn-opt %s -attn-specialize-masks=guard-tile=-1 -split-input-file 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// NONE-NOT: attn.no_nan
// NEGATIVE: error: option guard-tile is not negative, got -1

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// The diagonal of a causal mask hides keys of the tiles it runs through. The
// accumulator is made anew over the same keys, from zero and in small tiles.

// CHECK-DAG: #[[REST:.*]] = affine_map<(d0, d1) -> (-d0 + d1, 16)>
// CHECK-LABEL: func @causal
// CHECK-SAME: (%[[Q:[a-z0-9]+]]: tensor<1024x64xf16>, %[[K:[a-z0-9]+]]: tensor<1024x64xf16>, %[[V:[a-z0-9]+]]: tensor<1024x64xf16>
// CHECK: scf.forall
// CHECK: %[[ZERO:.*]] = linalg.fill {{.*}} -> tensor<64x64xf32>
// CHECK: %[[TO:.*]] = affine.min
// CHECK: scf.for
// CHECK: %[[S:.*]]:3 = scf.for %{{.*}} to %[[TO]] step %c128
// CHECK: %[[CLEAN:.*]] = attn.no_nan %[[S]]#0 : tensor<64x64xf32>
// CHECK: %[[ACC:.*]] = scf.if %[[CLEAN]] -> (tensor<64x64xf32>) {
// CHECK-NEXT: scf.yield %[[S]]#0
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[R:.*]]:3 = scf.for %[[N:.*]] = %c0 to %[[TO]] step %c16 iter_args(%[[A:.*]] = %[[ZERO]], %[[B:.*]] = %[[S]]#1, %[[C:.*]] = %[[S]]#2)
// CHECK-NEXT: %[[LENGTH:.*]] = affine.min #[[REST]](%[[N]], %[[TO]])
// CHECK-DAG: tensor.extract_slice %[[K]][%[[N]], 0] [%[[LENGTH]], 64] [1, 1] : tensor<1024x64xf16> to tensor<?x64xf16>
// CHECK-DAG: tensor.extract_slice %[[V]][%[[N]], 0] [%[[LENGTH]], 64]
// CHECK: attn.online_attention {{{.*}}values_only} {{.*}} outs(%[[A]], %[[B]], %[[C]]
// CHECK-SAME: mask {
// CHECK: scf.yield
// CHECK: scf.yield %[[R]]#0
// CHECK: attn.finalize {{.*}} ins(%[[ACC]], %[[S]]#1, %[[S]]#2
// CHECK-NOT: attn.no_nan

// The tiles of the other loop are no larger than they were.
// WIDE-LABEL: func @causal
// WIDE: attn.no_nan
// WIDE: scf.for {{.*}} step %c128
// WIDE: values_only
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

// What is behind a length is behind the end of the loop.

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#len = affine_map<(b, m, n, d, e) -> (b)>

// CHECK-LABEL: func @lengths
// CHECK: attn.online_attention
// CHECK-NOT: attn.no_nan
// CHECK: attn.finalize
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
      %end = arith.index_cast %l : i64 to index
      %see = arith.cmpi slt, %n, %end : index
      attn.yield %see : i1
    } -> tensor<4x?x64xf16>
  return %r : tensor<4x?x64xf16>
}

// -----

// A length in front: the loop begins with a whole tile.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @from
// CHECK: attn.no_nan
// CHECK: step %c16
func.func @from(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>,
    %v: tensor<?x64xf16>, %first: index, %o: tensor<?x64xf16>) -> tensor<?x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    outs(%o : tensor<?x64xf16>)
    mask {
      %n = attn.index 1
      %see = arith.cmpi sge, %n, %first : index
      attn.yield %see : i1
    } -> tensor<?x64xf16>
  return %r : tensor<?x64xf16>
}

// -----

// A mask that is data: its tiles become smaller as well, of a static size where
// they divide the keys.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#p = affine_map<(m, n, d, e) -> (n)>

// CHECK-LABEL: func @padding
// CHECK: %[[S:.*]]:3 = scf.for {{.*}} step %c128
// CHECK: attn.no_nan %[[S]]#0
// CHECK: scf.for %[[N:.*]] = %c0 to %c1024 step %c16
// CHECK: tensor.extract_slice %{{.*}}[%[[N]]] [16] [1] : tensor<1024xi1> to tensor<16xi1>
// CHECK: values_only} {{.*}}tensor<16x64xf16>, tensor<16x64xf16>) captures(%{{.*}} : tensor<16xi1>)
func.func @padding(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %p: tensor<1024xi1>, %o: tensor<1024x64xf16>)
    -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #p, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    captures(%p : tensor<1024xi1>)
    outs(%o : tensor<1024x64xf16>)
    mask {
    ^bb0(%see: i1):
      attn.yield %see : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

// A row that sees nothing takes in all keys of a finite fill, and so do the rows
// beside it, with a weight of 0.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @finite_fill
// CHECK: attn.rows_above
// CHECK: %[[S:.*]]:3 = scf.if
// CHECK: attn.no_nan %[[S]]#0
// CHECK: scf.for %{{.*}} = %c0 to %c1024 step %c16 iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %[[S]]#1, %{{.*}} = %[[S]]#2)
// CHECK: fill = {{.*}} values_only}
func.func @finite_fill(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %len: index, %o: tensor<1024x64xf16>) -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o], fill = -1.0e9 : f64}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    outs(%o : tensor<1024x64xf16>)
    mask {
      %n = attn.index 1
      %see = arith.cmpi slt, %n, %len : index
      attn.yield %see : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @no_mask
// CHECK-NOT: attn.no_nan
func.func @no_mask(%q: tensor<1024x64xf16>, %k: tensor<?x64xf16>,
    %v: tensor<?x64xf16>, %o: tensor<1024x64xf16>) -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    outs(%o : tensor<1024x64xf16>) -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

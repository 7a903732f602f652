// RUN: attn-opt %s -transform-interpreter -split-input-file -verify-diagnostics -canonicalize -cse | FileCheck %s

// Split keys: each section has a state of its own, and attn.merge joins them.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#a = affine_map<(m, n, d, e) -> (m, e)>
#r = affine_map<(m, n, d, e) -> (m)>

// CHECK-DAG: #[[PACC:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #[[PROW:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[ACC:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[ROW:.*]] = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-LABEL: func @split_keys
// CHECK-SAME: %[[ACC0:arg3]]: tensor<16x4xf32>, %[[MAX0:arg4]]: tensor<16xf32>, %[[SUM0:arg5]]: tensor<16xf32>
// CHECK: %[[P:.*]]:3 = scf.forall (%[[I:.*]]) in (5) shared_outs(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<5x16x4xf32>, tensor<5x16xf32>, tensor<5x16xf32>)
// CHECK:   %[[PA:.*]] = tensor.extract_slice %{{.*}}[%[[I]], 0, 0] [1, 16, 4] [1, 1, 1] : tensor<5x16x4xf32> to tensor<16x4xf32>
// CHECK:   attn.online_attention {{.*}} outs(%[[PA]], %{{.*}}, %{{.*}} : tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>)
// CHECK:   tensor.parallel_insert_slice %{{.*}} into %{{.*}}[%[[I]], 0, 0] [1, 16, 4]
// CHECK: attn.merge {indexing_maps = [#[[PACC]], #[[PROW]], #[[PROW]], #[[ACC]], #[[ROW]], #[[ROW]]]} ins(%[[P]]#0, %[[P]]#1, %[[P]]#2 : {{.*}}) outs(%[[ACC0]], %[[MAX0]], %[[SUM0]] :
func.func @split_keys(%q: tensor<16x8xf32>, %k: tensor<80x8xf32>,
    %v: tensor<80x4xf32>, %acc: tensor<16x4xf32>, %max: tensor<16xf32>,
    %sum: tensor<16xf32>)
    -> (tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>) {
  %s:3 = attn.online_attention {indexing_maps = [#q, #k, #v, #a, #r, #r]}
    ins(%q, %k, %v : tensor<16x8xf32>, tensor<80x8xf32>, tensor<80x4xf32>)
    outs(%acc, %max, %sum : tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>)
    -> tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>
  return %s#0, %s#1, %s#2 : tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["attn.online_attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %4, %5, %loop = transform.structured.tile_reduction_using_forall %0 by num_threads = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Upstream's tile and fuse: a consumer takes the attention into its loop.

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>

// CHECK-LABEL: func @fuse_producer
// CHECK: scf.forall (%[[B:.*]], %[[M:.*]]) = (0, 0) to (6, 64) step (1, 16)
// CHECK:   %[[Q:.*]] = tensor.extract_slice %arg0[%[[B]], %[[M]], 0] [1, 16, 8]
// CHECK:   %[[K:.*]] = tensor.extract_slice %arg1[%[[B]], 0, 0] [1, 80, 8]
// CHECK:   %[[A:.*]] = attn.attention {{.*}} ins(%[[Q]], %[[K]], %{{.*}} : tensor<1x16x8xf32>, tensor<1x80x8xf32>, tensor<1x80x4xf32>)
// CHECK:     %[[I:.*]] = attn.index 1
// CHECK:     arith.addi %[[I]], %[[M]]
// CHECK:   linalg.exp ins(%[[A]]
func.func @fuse_producer(%q: tensor<6x64x8xf32>, %k: tensor<6x80x8xf32>,
    %v: tensor<6x80x4xf32>, %o: tensor<6x64x4xf32>) -> tensor<6x64x4xf32> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<6x64x8xf32>, tensor<6x80x8xf32>, tensor<6x80x4xf32>)
    outs(%o : tensor<6x64x4xf32>)
    mask {
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<6x64x4xf32>
  %e = linalg.exp ins(%r : tensor<6x64x4xf32>) outs(%o : tensor<6x64x4xf32>) -> tensor<6x64x4xf32>
  return %e : tensor<6x64x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %loop = transform.structured.fuse %0 tile_sizes [1, 16] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Keys of a whole attention carry no state; only the online form is tiled.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

func.func @keys_of_attention(%q: tensor<64x8xf32>, %k: tensor<80x8xf32>,
    %v: tensor<80x4xf32>, %o: tensor<64x4xf32>) -> tensor<64x4xf32> {
  // expected-error @+3 {{cannot be tiled along n (d1): the softmax needs the running state of attn.online_attention}}
  // expected-error @+2 {{faild to tile operation}}
  // expected-error @+1 {{failed to generate tiling loops}}
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<64x8xf32>, tensor<80x8xf32>, tensor<80x4xf32>)
    outs(%o : tensor<64x4xf32>) -> tensor<64x4xf32>
  return %r : tensor<64x4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["attn.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %loop = transform.structured.tile_using_for %0 tile_sizes [0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

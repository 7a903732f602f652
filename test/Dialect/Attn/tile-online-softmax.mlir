// RUN: attn-opt %s -attn-tile-online-softmax -split-input-file | FileCheck %s
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=32 tile-n=16 pad-queries" -split-input-file | FileCheck %s --check-prefix=PAD
// RUN: attn-opt %s -attn-tile-online-softmax=keep-batch-dims -split-input-file | FileCheck %s --check-prefix=KEEP
// RUN: attn-opt %s -attn-tile-online-softmax -split-input-file -one-shot-bufferize="bufferize-function-boundaries" | FileCheck %s --check-prefix=BUF

#q = affine_map<(b, h, m, n, d, e) -> (b, h, m, d)>
#k = affine_map<(b, h, m, n, d, e) -> (b, h floordiv 4, n, d)>
#v = affine_map<(b, h, m, n, d, e) -> (b, h mod 8, n, e)>
#o = affine_map<(b, h, m, n, d, e) -> (b, m, h, e)>
#slope = affine_map<(b, h, m, n, d, e) -> (h)>
#bias = affine_map<(b, h, m, n, d, e) -> (0, h, m, n)>

// CHECK-DAG: #[[MINM:.*]] = affine_map<(d0)[s0] -> (-d0 + s0, 64)>
// CHECK-DAG: #[[MINN:.*]] = affine_map<(d0)[s0] -> (-d0 + s0, 128)>
// CHECK-DAG: #[[DIV:.*]] = affine_map<(d0) -> (d0 floordiv 4)>
// CHECK-DAG: #[[MOD:.*]] = affine_map<(d0) -> (d0 mod 8)>
// CHECK-DAG: #[[MD:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
// CHECK-DAG: #[[ND:.*]] = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
// CHECK-DAG: #[[NE:.*]] = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-DAG: #[[SCALAR:.*]] = affine_map<(d0, d1, d2, d3) -> ()>
// CHECK-DAG: #[[MN:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1)>

// CHECK-LABEL: func @grouped
// CHECK-SAME: %[[Q:arg0]]: {{.*}} %[[K:arg1]]: {{.*}} %[[V:arg2]]: {{.*}} %[[SLOPE:arg3]]: {{.*}} %[[BIAS:arg4]]: {{.*}} %[[INIT:arg5]]:
func.func @grouped(%q: tensor<?x32x?x64xf16>, %k: tensor<?x8x?x64xf16>,
    %v: tensor<?x8x?x64xf16>, %slope: tensor<32xf32>,
    %bias: tensor<1x32x?x?xf32>, %init: tensor<?x?x32x64xf16>)
    -> tensor<?x?x32x64xf16> {
  // CHECK: %[[R:.*]] = scf.forall (%[[B:.*]], %[[H:.*]], %[[M:.*]]) = (0, 0, 0) to (%{{.*}}, 32, %[[SQ:.*]]) step (1, 1, 64) shared_outs(%[[OUT:.*]] = %[[INIT]])
  // CHECK: %[[TM:.*]] = affine.min #[[MINM]](%[[M]])[%[[SQ]]]
  // CHECK-DAG: %[[HK:.*]] = affine.apply #[[DIV]](%[[H]])
  // CHECK-DAG: %[[HV:.*]] = affine.apply #[[MOD]](%[[H]])
  // CHECK: %[[QT:.*]] = tensor.extract_slice %[[Q]][%[[B]], %[[H]], %[[M]], 0] [1, 1, %[[TM]], 64] {{.*}} to tensor<?x64xf16>
  // CHECK: %[[KH:.*]] = tensor.extract_slice %[[K]][%[[B]], %[[HK]], 0, 0] [1, 1, %[[SK:.*]], 64] {{.*}} to tensor<?x64xf16>
  // CHECK: %[[VH:.*]] = tensor.extract_slice %[[V]][%[[B]], %[[HV]], 0, 0]
  // CHECK: %[[ST:.*]] = tensor.extract_slice %[[SLOPE]][%[[H]]] [1] [1] : tensor<32xf32> to tensor<f32>
  // CHECK: %[[BH:.*]] = tensor.extract_slice %[[BIAS]][0, %[[H]], %[[M]], 0] [1, 1, %[[TM]], %[[SK]]]
  // CHECK: %[[OT:.*]] = tensor.extract_slice %[[OUT]][%[[B]], %[[M]], %[[H]], 0] [1, %[[TM]], 1, 64]
  // CHECK: %[[ACC0:.*]] = linalg.fill {{.*}} -> tensor<?x64xf32>
  // CHECK: %[[MAX0:.*]] = linalg.fill {{.*}} -> tensor<?xf32>
  // CHECK: %[[SUM0:.*]] = linalg.fill {{.*}} -> tensor<?xf32>
  // CHECK: %[[S:.*]]:3 = scf.for %[[N:.*]] = %{{.*}} to %[[SK]] step %{{.*}} iter_args(%[[ACC:.*]] = %[[ACC0]], %[[MAX:.*]] = %[[MAX0]], %[[SUM:.*]] = %[[SUM0]])
  // CHECK:   %[[TN:.*]] = affine.min #[[MINN]](%[[N]])[%[[SK]]]
  // CHECK:   %[[KT:.*]] = tensor.extract_slice %[[KH]][%[[N]], 0] [%[[TN]], 64]
  // CHECK:   %[[VT:.*]] = tensor.extract_slice %[[VH]][%[[N]], 0] [%[[TN]], 64]
  // CHECK:   %[[BT:.*]] = tensor.extract_slice %[[BH]][0, %[[N]]] [%[[TM]], %[[TN]]]
  // CHECK:   %[[U:.*]]:3 = attn.online_attention {indexing_maps = [#[[MD]], #[[ND]], #[[NE]], #[[SCALAR]], #[[MN]],
  // CHECK-SAME: ins(%[[QT]], %[[KT]], %[[VT]] : {{.*}}) captures(%[[ST]], %[[BT]] : {{.*}}) outs(%[[ACC]], %[[MAX]], %[[SUM]] : tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>)
  // CHECK:   mask {
  // CHECK:     %[[M0:.*]] = attn.index 0
  // CHECK:     %[[MI:.*]] = arith.addi %[[M0]], %[[M]]
  // CHECK:     %[[N0:.*]] = attn.index 1
  // CHECK:     %[[NI:.*]] = arith.addi %[[N0]], %[[N]]
  // CHECK:     arith.cmpi sle, %[[NI]], %[[MI]]
  // CHECK:     arith.cmpi eq, %[[B]], %{{.*}}
  // CHECK:   scf.yield %[[U]]#0, %[[U]]#1, %[[U]]#2
  // CHECK: %[[F:.*]] = attn.finalize {{.*}} ins(%[[S]]#0, %[[S]]#1, %[[S]]#2 : {{.*}}) outs(%[[OT]] : tensor<?x64xf16>)
  // CHECK: tensor.parallel_insert_slice %[[F]] into %[[OUT]][%[[B]], %[[M]], %[[H]], 0] [1, %[[TM]], 1, 64]
  // CHECK-NOT: attn.lowering_config

  // KEEP-LABEL: func @grouped
  // KEEP: scf.forall (%[[B:.*]], %[[H:.*]], %[[M:.*]]) =
  // KEEP: scf.for
  // KEEP: attn.online_attention {{.*}} ins({{.*}} : tensor<1x1x?x64xf16>, tensor<1x1x?x64xf16>, tensor<1x1x?x64xf16>) captures({{.*}} : tensor<1xf32>, tensor<1x1x?x?xf32>) outs({{.*}} : tensor<1x1x?x64xf32>, tensor<1x1x?xf32>, tensor<1x1x?xf32>)
  // KEEP: %[[I:.*]] = attn.index 0
  // KEEP: arith.addi %[[I]], %[[B]]
  // KEEP: attn.index 2

  // PAD-LABEL: func @grouped
  // PAD: tensor.pad {{.*}} low[0, 0] high[%{{.*}}, 0]
  // PAD: : tensor<?x64xf16> to tensor<32x64xf16>
  // PAD: tensor.pad {{.*}} low[0, 0] high[%{{.*}}, 0]
  // PAD: : tensor<?x?xf32> to tensor<32x?xf32>
  // PAD: attn.online_attention {{.*}} outs({{.*}} : tensor<32x64xf32>, tensor<32xf32>, tensor<32xf32>)
  // PAD: %[[F:.*]] = attn.finalize {{.*}} -> tensor<32x64xf16>
  // PAD: tensor.extract_slice %[[F]][0, 0] [%{{.*}}, 64] [1, 1] : tensor<32x64xf16> to tensor<?x64xf16>

  // BUF-LABEL: func @grouped
  // BUF: scf.forall
  // BUF: scf.for
  // BUF-NOT: memref.copy
  // BUF-NOT: memref.alloc
  // BUF: attn.online_attention {{.*}} captures(%{{.*}}, %{{.*}} : memref<f32, {{.*}}>, memref<?x?xf32, {{.*}}>) outs(%{{.*}}, %{{.*}}, %{{.*}} : memref<?x64xf32>, memref<?xf32>, memref<?xf32>)
  // BUF: attn.finalize
  %r = attn.attention {indexing_maps = [#q, #k, #v, #slope, #bias, #o]}
    ins(%q, %k, %v : tensor<?x32x?x64xf16>, tensor<?x8x?x64xf16>,
                     tensor<?x8x?x64xf16>)
    captures(%slope, %bias : tensor<32xf32>, tensor<1x32x?x?xf32>)
    outs(%init : tensor<?x?x32x64xf16>)
    score {
    ^bb0(%s: f32, %c: f32, %b: f32):
      %t = arith.mulf %s, %c : f32
      %u = arith.addf %t, %b : f32
      attn.yield %u : f32
    } mask {
    ^bb0(%c: f32, %b: f32):
      %one = arith.constant 1 : index
      %i = attn.index 0
      %m = attn.index 2
      %n = attn.index 3
      %causal = arith.cmpi sle, %n, %m : index
      %second = arith.cmpi eq, %i, %one : index
      %see = arith.ori %causal, %second : i1
      attn.yield %see : i1
    } -> tensor<?x?x32x64xf16>
  return %r : tensor<?x?x32x64xf16>
}

// -----

// The attribute gives the tile sizes; static lengths give static tiles, and a
// length below the tile is one tile.

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#r = affine_map<(b, m, n, d, e) -> (b, m)>
#sink = affine_map<(b, m, n, d, e) -> (0)>

// CHECK-LABEL: func @config
func.func @config(%q: tensor<2x64x32xf32>, %k: tensor<2x40x32xf32>,
    %v: tensor<2x40x32xf32>, %sink: tensor<1xf32>, %o: tensor<2x64x32xf32>,
    %l: tensor<2x64xf32>) -> (tensor<2x64x32xf32>, tensor<2x64xf32>) {
  // CHECK: scf.forall {{.*}} = (0, 0) to (2, 64) step (1, 16)
  // CHECK: scf.for {{.*}} iter_args({{.*}}) -> (tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>)
  // CHECK:   attn.online_attention {{.*}} softmax = #attn.softmax<speculative>} ins(%{{.*}} : tensor<16x32xf32>, tensor<40x32xf32>, tensor<40x32xf32>)
  // CHECK: attn.finalize {{.*}} sink(%{{.*}} : tensor<f32>) outs(%{{.*}} : tensor<16x32xf32>) lse(%{{.*}} : tensor<16xf32>)
  // CHECK: tensor.parallel_insert_slice %{{.*}}#0
  // CHECK: tensor.parallel_insert_slice %{{.*}}#1
  // PAD-LABEL: func @config
  // PAD: step (1, 32)
  // PAD-NOT: tensor.pad
  // PAD: affine.min
  // PAD: return
  %r:2 = attn.attention {indexing_maps = [#q, #k, #v, #sink, #o, #r],
      attn.lowering_config = #attn.lowering_config<tile_m = 16, tile_n = 48, softmax = speculative>}
    ins(%q, %k, %v : tensor<2x64x32xf32>, tensor<2x40x32xf32>, tensor<2x40x32xf32>)
    sink(%sink : tensor<1xf32>)
    outs(%o : tensor<2x64x32xf32>) lse(%l : tensor<2x64xf32>)
    -> tensor<2x64x32xf32>, tensor<2x64xf32>
  return %r#0, %r#1 : tensor<2x64x32xf32>, tensor<2x64xf32>
}

// -----

// Rows behind the last query must not read what a query may.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// PAD-LABEL: func @gather_padded
func.func @gather_padded(%q: tensor<?x32xf32>, %k: tensor<?x32xf32>,
    %v: tensor<?x32xf32>, %start: tensor<?xindex>, %o: tensor<?x32xf32>)
    -> tensor<?x32xf32> {
  // PAD: mask {
  // PAD-NEXT: %[[M:.*]] = attn.index 0
  // PAD-NEXT: %[[VALID:.*]] = arith.cmpi ult, %[[M]], %{{.*}}
  // PAD-NEXT: scf.if %[[VALID]]
  // PAD: tensor.extract
  // PAD: } else {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x32xf32>, tensor<?x32xf32>, tensor<?x32xf32>)
    outs(%o : tensor<?x32xf32>)
    mask {
      %m = attn.index 0
      %n = attn.index 1
      %s = tensor.extract %start[%m] : tensor<?xindex>
      %see = arith.cmpi sge, %n, %s : index
      attn.yield %see : i1
    } -> tensor<?x32xf32>
  return %r : tensor<?x32xf32>
}

// -----

// A static length of 0 leaves nothing to block.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @no_keys
// CHECK-NOT: scf.forall
// CHECK: attn.attention
func.func @no_keys(%q: tensor<64x32xf32>, %k: tensor<0x32xf32>,
    %v: tensor<0x32xf32>, %o: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<64x32xf32>, tensor<0x32xf32>, tensor<0x32xf32>)
    outs(%o : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %r : tensor<64x32xf32>
}

// RUN: attn-opt %s -convert-attn-to-linalg -split-input-file | FileCheck %s
// RUN: attn-opt %s -convert-attn-to-linalg -split-input-file \
// RUN:   -one-shot-bufferize="bufferize-function-boundaries" \
// RUN:   -convert-linalg-to-loops | FileCheck %s --check-prefix=LOOPS

#q = affine_map<(b, h, m, n, d, e) -> (b, h, m, d)>
#k = affine_map<(b, h, m, n, d, e) -> (b, h floordiv 4, n, d)>
#v = affine_map<(b, h, m, n, d, e) -> (b, h floordiv 4, n, e)>
#o = affine_map<(b, h, m, n, d, e) -> (b, m, h, e)>

// CHECK-DAG: #[[GROUP:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 floordiv 4, d3, d4)>
// CHECK-DAG: #[[OUT:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>

// CHECK-LABEL: func @grouped_causal
// CHECK-SAME:  %[[Q:.*]]: tensor<?x32x?x64xf16>, %[[K:.*]]: tensor<?x8x?x64xf16>, %[[V:.*]]: tensor<?x8x?x64xf16>, %[[O:.*]]: tensor<?x?x32x64xf16>, %[[SCALE:.*]]: f32, %[[OFF:.*]]: index
func.func @grouped_causal(%q: tensor<?x32x?x64xf16>, %k: tensor<?x8x?x64xf16>,
    %v: tensor<?x8x?x64xf16>, %init: tensor<?x?x32x64xf16>, %scale: f32,
    %offset: index) -> tensor<?x?x32x64xf16> {
  // CHECK: %[[S:.*]] = linalg.generic {indexing_maps = [#{{.*}}, #[[GROUP]], #{{.*}}], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%[[Q]], %[[K]] : {{.*}}) outs(%{{.*}} : tensor<?x32x?x?xf32>)
  // CHECK: arith.extf
  // CHECK: arith.mulf
  // CHECK: arith.addf
  // CHECK: %[[T:.*]] = linalg.generic {{.*}} outs(%[[S]] : tensor<?x32x?x?xf32>)
  // CHECK: %[[M:.*]] = linalg.index 2
  // CHECK: %[[N:.*]] = linalg.index 3
  // CHECK: %[[LAST:.*]] = arith.addi %[[M]], %[[OFF]]
  // CHECK: %[[SEE:.*]] = arith.cmpi sle, %[[N]], %[[LAST]]
  // CHECK: %[[SCORE:.*]] = arith.mulf %{{.*}}, %[[SCALE]]
  // CHECK: arith.select %[[SEE]], %[[SCORE]], %{{.*}}
  // CHECK: linalg.generic {{.*}}ins(%[[T]]
  // CHECK: arith.maximumf
  // CHECK: math.exp
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  // CHECK: %[[FINITE:.*]] = arith.cmpf oeq
  // CHECK: scf.if %[[FINITE]]
  // CHECK:   linalg.generic {indexing_maps = [#{{.*}}, #[[GROUP]], #{{.*}}], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]}
  // CHECK-NOT: arith.select
  // CHECK: } else {
  // CHECK:   linalg.generic
  // CHECK:   arith.cmpi sle
  // CHECK:   arith.select
  // CHECK: linalg.generic {indexing_maps = [{{.*}}, #[[OUT]]]
  // CHECK: arith.divf
  // CHECK: arith.truncf %{{.*}} : f32 to f16
  // CHECK-NOT: attn.
  // LOOPS-LABEL: func @grouped_causal
  // LOOPS: affine.apply
  // LOOPS-NOT: linalg.
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x32x?x64xf16>, tensor<?x8x?x64xf16>,
                     tensor<?x8x?x64xf16>)
    outs(%init : tensor<?x?x32x64xf16>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } mask {
      %m = attn.index 2
      %n = attn.index 3
      %last = arith.addi %m, %offset : index
      %see = arith.cmpi sle, %n, %last : index
      attn.yield %see : i1
    } -> tensor<?x?x32x64xf16>
  return %o : tensor<?x?x32x64xf16>
}

// -----

// Without a mask the product with V is one contraction, and no check is made.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (d, n)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#a = affine_map<(m, n, d, e) -> (m, e)>
#r = affine_map<(m, n, d, e) -> (m)>

// CHECK-LABEL: func @online
// CHECK-SAME:  %[[ACC:[a-z0-9]+]]: tensor<64x16xf32>, %[[MAX:[a-z0-9]+]]: tensor<64xf32>, %[[SUM:[a-z0-9]+]]: tensor<64xf32>
func.func @online(%q: tensor<64x32xf32>, %k: tensor<32x?xf32>,
    %v: tensor<?x16xf32>, %acc: tensor<64x16xf32>, %max: tensor<64xf32>,
    %sum: tensor<64xf32>)
    -> (tensor<64x16xf32>, tensor<64xf32>, tensor<64xf32>) {
  // CHECK: %[[S:.*]] = linalg.generic
  // CHECK: %[[TILEMAX:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<64x?xf32>) outs(%{{.*}} : tensor<64xf32>)
  // CHECK: %[[C:.*]] = linalg.generic {{.*}} ins(%[[MAX]], %[[TILEMAX]] :
  // CHECK: %[[NEWMAX:.*]] = linalg.generic {{.*}} ins(%[[TILEMAX]] : tensor<64xf32>) outs(%[[MAX]] :
  // CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[NEWMAX]] : tensor<64xf32>) outs(%[[S]] : tensor<64x?xf32>)
  // CHECK: %[[CSUM:.*]] = linalg.generic {{.*}} ins(%[[C]] : tensor<64xf32>) outs(%[[SUM]] :
  // CHECK: %[[NEWSUM:.*]] = linalg.generic {{.*}} ins(%[[P]] : tensor<64x?xf32>) outs(%[[CSUM]] :
  // CHECK: %[[CACC:.*]] = linalg.generic {{.*}} ins(%[[C]] : tensor<64xf32>) outs(%[[ACC]] :
  // CHECK: %[[NEWACC:.*]] = linalg.generic {{.*}} ins(%[[P]], %{{.*}} : tensor<64x?xf32>, tensor<?x16xf32>) outs(%[[CACC]] :
  // CHECK: return %[[NEWACC]], %[[NEWMAX]], %[[NEWSUM]]
  %s:3 = attn.online_attention {indexing_maps = [#q, #k, #v, #a, #r, #r]}
    ins(%q, %k, %v : tensor<64x32xf32>, tensor<32x?xf32>, tensor<?x16xf32>)
    outs(%acc, %max, %sum : tensor<64x16xf32>, tensor<64xf32>, tensor<64xf32>)
    -> tensor<64x16xf32>, tensor<64xf32>, tensor<64xf32>
  return %s#0, %s#1, %s#2
    : tensor<64x16xf32>, tensor<64xf32>, tensor<64xf32>
}

// -----

// A gathered read is executed only where the mask lets the query see the key.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @gather
func.func @gather(%q: tensor<17x32xf32>, %k: tensor<17x32xf32>,
    %v: tensor<17x16xf32>, %table: tensor<17xf32>, %o: tensor<17x16xf32>)
    -> tensor<17x16xf32> {
  // CHECK: %[[SEE:.*]] = arith.cmpi sle
  // CHECK-NOT: tensor.extract
  // CHECK: scf.if %[[SEE]] -> (f32) {
  // CHECK:   tensor.extract
  // CHECK: } else {
  // CHECK:   scf.yield %{{.*}} : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o], fill = -1.0e9 : f64}
    ins(%q, %k, %v : tensor<17x32xf32>, tensor<17x32xf32>, tensor<17x16xf32>)
    outs(%o : tensor<17x16xf32>)
    score {
    ^bb0(%s: f32):
      %m = attn.index 0
      %n = attn.index 1
      %i = arith.subi %m, %n : index
      %b = tensor.extract %table[%i] : tensor<17xf32>
      %t = arith.addf %s, %b : f32
      attn.yield %t : f32
    } mask {
      %m = attn.index 0
      %n = attn.index 1
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<17x16xf32>
  return %r : tensor<17x16xf32>
}

// -----

#pa = affine_map<(s, m, e) -> (s, m, e)>
#pm = affine_map<(s, m, e) -> (s, m)>
#a = affine_map<(s, m, e) -> (m, e)>
#m = affine_map<(s, m, e) -> (m)>

// CHECK-LABEL: func @merge
func.func @merge(%pa: tensor<4x?x64xf32>, %pm: tensor<4x?xf32>,
    %ps: tensor<4x?xf32>, %acc: tensor<?x64xf32>, %max: tensor<?xf32>,
    %sum: tensor<?xf32>) -> tensor<?x64xf32> {
  // CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]
  // CHECK: arith.maximumf
  // CHECK: math.exp
  // CHECK: %[[MAX:.*]] = linalg.generic {{.*}} outs(%arg4 : tensor<?xf32>)
  // CHECK: arith.maximumf
  // CHECK: %[[W:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[MAX]] : tensor<4x?xf32>, tensor<?xf32>) outs(%{{.*}} : tensor<4x?xf32>)
  // CHECK: math.exp
  // CHECK: linalg.generic {{.*}}iterator_types = ["reduction", "parallel", "parallel"]} ins(%[[W]], %{{.*}} : tensor<4x?xf32>, tensor<4x?x64xf32>) outs(%{{.*}} : tensor<?x64xf32>)
  %r:3 = attn.merge {indexing_maps = [#pa, #pm, #pm, #a, #m, #m]}
    ins(%pa, %pm, %ps : tensor<4x?x64xf32>, tensor<4x?xf32>, tensor<4x?xf32>)
    outs(%acc, %max, %sum : tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>)
    -> tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>
  return %r#0 : tensor<?x64xf32>
}

// -----

#f = affine_map<(m, e) -> (m, e)>
#m = affine_map<(m, e) -> (m)>
#z = affine_map<(m, e) -> (0)>

// CHECK-LABEL: func @finalize_sink
func.func @finalize_sink(%acc: tensor<?x64xf32>, %max: tensor<?xf32>,
    %sum: tensor<?xf32>, %sink: tensor<1xbf16>, %o: tensor<?x64xbf16>,
    %l: tensor<?xf32>) -> (tensor<?x64xbf16>, tensor<?xf32>) {
  // CHECK: linalg.generic
  // CHECK: arith.extf %{{.*}} : bf16 to f32
  // CHECK: arith.maximumf
  // CHECK: linalg.yield %{{.*}}, %{{.*}}, %{{.*}} : f32, f32, f32
  // CHECK: linalg.generic
  // CHECK: arith.divf
  // CHECK: arith.truncf %{{.*}} : f32 to bf16
  // CHECK: linalg.generic
  // CHECK: math.log
  %r:2 = attn.finalize {indexing_maps = [#f, #m, #m, #z, #f, #m]}
    ins(%acc, %max, %sum : tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>)
    sink(%sink : tensor<1xbf16>)
    outs(%o : tensor<?x64xbf16>) lse(%l : tensor<?xf32>)
    -> tensor<?x64xbf16>, tensor<?xf32>
  return %r#0, %r#1 : tensor<?x64xbf16>, tensor<?xf32>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @buffers
// CHECK-SAME:  %[[O:[a-z0-9]+]]: memref<?x8xf32>)
func.func @buffers(%q: memref<?x32xf32, strided<[?, 1]>>, %k: memref<?x32xf32>,
    %v: memref<?x8xf32>, %o: memref<?x8xf32>) {
  // CHECK: bufferization.to_tensor {{.*}} restrict writable : memref<?x32xf32, strided<[?, 1]>>
  // CHECK: %[[R:.*]] = linalg.generic
  // CHECK: bufferization.materialize_in_destination %{{.*}} in restrict writable %[[O]]
  attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : memref<?x32xf32, strided<[?, 1]>>, memref<?x32xf32>,
                     memref<?x8xf32>)
    outs(%o : memref<?x8xf32>)
  return
}

// -----

// CHECK-LABEL: func @nothing
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1
// CHECK-NEXT:    %[[D:.*]] = arith.constant 1
// CHECK-NEXT:    return %[[C]], %[[D]]
func.func @nothing() -> (index, index) {
  %c = arith.constant 1 : index
  %d = arith.constant 1 : index
  return %c, %d : index, index
}

// -----

// CHECK-LABEL: func @rows_above
// CHECK: %[[INF:.*]] = arith.constant 0x7F800000 : f32
// CHECK: %[[INIT:.*]] = linalg.fill ins(%[[INF]] : f32)
// CHECK: %[[LEAST:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<?xf32>) outs(%[[INIT]] : tensor<f32>)
// CHECK: arith.minnumf
// CHECK: %[[X:.*]] = tensor.extract %[[LEAST]][]
// CHECK: arith.cmpf ogt, %[[X]], %{{.*}} : f32
func.func @rows_above(%max: tensor<?xf32>) -> i1 {
  %r = attn.rows_above %max, -1.0e9 : tensor<?xf32>
  return %r : i1
}

// -----

// CHECK-LABEL: func @no_nan
// CHECK: %[[YES:.*]] = arith.constant true
// CHECK: %[[INIT:.*]] = linalg.fill ins(%[[YES]] : i1)
// CHECK: %[[ALL:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<?x8xf32>) outs(%[[INIT]] : tensor<i1>)
// CHECK: arith.cmpf ord
// CHECK: arith.andi
// CHECK: tensor.extract %[[ALL]][] : tensor<i1>
func.func @no_nan(%acc: tensor<?x8xf32>) -> i1 {
  %r = attn.no_nan %acc : tensor<?x8xf32>
  return %r : i1
}

// -----

// The maximum and the sum are those of all keys already.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#a = affine_map<(m, n, d, e) -> (m, e)>
#r = affine_map<(m, n, d, e) -> (m)>

// CHECK-LABEL: func @values_only
// CHECK-SAME: %[[ACC:[a-z0-9]+]]: tensor<8x4xf32>, %[[MAX:[a-z0-9]+]]: tensor<8xf32>, %[[SUM:[a-z0-9]+]]: tensor<8xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[MAX]] : tensor<8xf32>)
// CHECK: math.exp
// CHECK-NOT: math.exp
// CHECK: %[[O:.*]] = scf.if
// CHECK: linalg.generic {{.*}} outs(%[[ACC]] : tensor<8x4xf32>)
// CHECK: return %[[O]], %[[MAX]], %[[SUM]]
func.func @values_only(%q: tensor<8x4xf32>, %k: tensor<16x4xf32>, %v: tensor<16x4xf32>,
    %acc: tensor<8x4xf32>, %max: tensor<8xf32>, %sum: tensor<8xf32>)
    -> (tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>) {
  %r:3 = attn.online_attention {indexing_maps = [#q, #k, #v, #a, #r, #r], values_only}
    ins(%q, %k, %v : tensor<8x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>)
    outs(%acc, %max, %sum : tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>)
    mask {
      %m = attn.index 0
      %n = attn.index 1
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>
  return %r#0, %r#1, %r#2 : tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>
}

// RUN: attn-opt %s --convert-linalg-to-tile --canonicalize --cse --split-input-file | FileCheck %s
// RUN: attn-opt %s --convert-linalg-to-tile --split-input-file --remarks-filter=".*" 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: not attn-opt %s --convert-linalg-to-tile=tile-m=40 --split-input-file 2>&1 | FileCheck %s --check-prefix=BAD

// BAD: error: 'linalg.matmul' op tiles of 40x128x64 with 2 warps need a multiple of 16 rows a warp

// CHECK-LABEL: func @plain
// CHECK-DAG:   %[[A:.*]] = bufferization.to_buffer %arg0 read_only
// CHECK-DAG:   %[[B:.*]] = bufferization.to_buffer %arg1 read_only
// CHECK:       gpu.launch_func @plain_matmul::@plain_matmul blocks in (%{{.*}}, %c1, %c1) threads in (%c256, %c1, %c1) args(%[[A]] : {{.*}}, %[[B]] : {{.*}}
// CHECK-NOT:   linalg.matmul
// CHECK:       gpu.func @plain_matmul
// Each tile's products are a sum of their own.
// CHECK:       %[[NONE:.*]] = tile.splat
// CHECK:       %[[ACC:.*]] = scf.for %[[K:.*]] = %c0 to %{{.*}} step %c64 iter_args(%[[SUM:.*]] = %[[NONE]])
// CHECK:         %[[AT:.*]] = tile.load %{{.*}}[%[[ROW:.*]], %[[K]]] : {{.*}} -> <128x64xf16>
// CHECK:         %[[BT:.*]] = tile.load %{{.*}}[%[[K]], %[[COL:.*]]] : {{.*}} -> <64x128xf16>
// CHECK:         %[[D:.*]] = tile.dot %[[AT]], %[[BT]], %[[NONE]] : !tile.shared<128x64xf16>, <64x128xf16> -> tensor<128x128xf32, #tile.accumulator<warps = 8>>
// CHECK:         %[[NEW:.*]] = arith.addf %[[SUM]], %[[D]]
// CHECK:         scf.yield %[[NEW]]
// CHECK:       tile.store %[[ACC]], %{{.*}}[%[[ROW]], %[[COL]]]
func.func @plain(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>,
    %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %fill = linalg.fill ins(%zero : f32) outs(%init : tensor<?x?xf32>)
    -> tensor<?x?xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>)
    outs(%fill : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %c : tensor<?x?xf32>
}

// -----

// Batches, a right operand stored by columns, an initial value that is read, a
// rounded result.

// CHECK-LABEL: gpu.func @batched_matmul
// CHECK:       tile.gather {{.*}} -> tensor<128x128xbf16
// CHECK:       arith.extf
// CHECK:         tile.load {{.*}} -> <128x64xbf16>
// CHECK:         tile.load {{.*}} -> <128x64xbf16>
// CHECK:         tile.dot {{.*}} {transpose_rhs}
// CHECK:       arith.truncf
// CHECK:       tile.store
#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (b, n, k)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @batched(%a: tensor<3x40x72xbf16>, %b: tensor<3x56x72xbf16>,
    %init: tensor<3x40x56xbf16>) -> tensor<3x40x56xbf16> {
  %c = linalg.batch_matmul indexing_maps = [#a, #b, #c]
    ins(%a, %b : tensor<3x40x72xbf16>, tensor<3x56x72xbf16>)
    outs(%init : tensor<3x40x56xbf16>) -> tensor<3x40x56xbf16>
  return %c : tensor<3x40x56xbf16>
}

// -----

// The second sum takes the products; every 256 elements it goes into the first.

// CHECK-LABEL: gpu.func @long_matmul
// CHECK:       %[[ACC:.*]]:2 = scf.for %[[K:.*]] = %c0 to %{{.*}} step %c32 iter_args(%[[SUM:.*]] = %{{.*}}, %[[PART:.*]] = %{{.*}})
// CHECK:         %[[D:.*]] = tile.dot %{{.*}}, %{{.*}}, %[[PART]] :
// CHECK:         %[[AT_LAST:.*]] = arith.remui %[[K]], %c256
// CHECK:         %[[FULL:.*]] = arith.cmpi eq, %[[AT_LAST]], %c224
// CHECK:         %[[REST:.*]] = arith.select %[[FULL]], %{{.*}}, %[[D]]
// CHECK:         %[[NEXT:.*]] = scf.if %[[FULL]]
// CHECK:           %[[NEW:.*]] = arith.addf %[[SUM]], %[[D]]
// CHECK:           scf.yield %[[NEW]]
// CHECK:         } else {
// CHECK:           scf.yield %[[SUM]]
// CHECK:         scf.yield %[[NEXT]], %[[REST]]
// CHECK:       %[[ALL:.*]] = arith.addf %[[ACC]]#0, %[[ACC]]#1
// CHECK:       tile.store %[[ALL]]
func.func @long(%a: tensor<40x257xf32>, %b: tensor<257x56xf32>,
    %init: tensor<40x56xf32>) -> tensor<40x56xf32> {
  %c = linalg.matmul ins(%a, %b : tensor<40x257xf32>, tensor<257x56xf32>)
    outs(%init : tensor<40x56xf32>) -> tensor<40x56xf32>
  return %c : tensor<40x56xf32>
}

// -----

// One partial sum is enough; a tile has 128 bytes along the contraction.

// CHECK-LABEL: gpu.func @short_matmul
// CHECK:       scf.for {{.*}} step %c32 iter_args(%{{[a-z0-9_]+}} = %{{[a-z0-9_]+}}) ->
// CHECK:         tile.load {{.*}} -> <128x32xf32>
// CHECK:         tile.dot
// CHECK-NOT:   scf.if
// CHECK:       tile.store
func.func @short(%a: tensor<40x256xf32>, %b: tensor<256x56xf32>,
    %init: tensor<40x56xf32>) -> tensor<40x56xf32> {
  %c = linalg.matmul ins(%a, %b : tensor<40x256xf32>, tensor<256x56xf32>)
    outs(%init : tensor<40x56xf32>) -> tensor<40x56xf32>
  return %c : tensor<40x56xf32>
}

// -----

// REMARK: no kernel computes this contraction: its operands are not both f16, bf16 or f32
// CHECK-LABEL: func @doubles
// CHECK:       linalg.matmul
// CHECK-NOT:   gpu.module
func.func @doubles(%a: tensor<8x8xf64>, %b: tensor<8x8xf64>,
    %c: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %r = linalg.matmul ins(%a, %b : tensor<8x8xf64>, tensor<8x8xf64>)
    outs(%c : tensor<8x8xf64>) -> tensor<8x8xf64>
  return %r : tensor<8x8xf64>
}

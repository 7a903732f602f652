// RUN: attn-opt %s -split-input-file -tile-multibuffer-loads="num-stages=2 outer-stages=1" | FileCheck %s

#acc = #tile.accumulator<warps = 4>

// One ring for the loads of both loops, whose positions are counted through.

// CHECK-LABEL: gpu.func @chain
// CHECK-DAG:     %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-DAG:     %[[RING:.*]] = tile.ring_create : <2 x !tile.shared<64x64xf16>>
// CHECK:         %[[A:.*]]:2 = scf.for %[[N:.*]] = {{.*}} iter_args({{.*}}, %[[I:.*]] = %{{.*}}) -> ({{.*}}, index)
// CHECK:           tile.put %[[RING]][%[[I]]], %{{.*}}[%[[N]], %{{.*}}]
// CHECK:           %[[K:.*]] = tile.get %[[RING]][%[[I]]]
// CHECK:           tile.dot %[[K]], %[[K]]
// CHECK-NEXT:      tile.release %[[RING]][%[[I]]]
// CHECK:           %[[NEXT:.*]] = arith.addi %[[I]]
// CHECK:           scf.yield %{{.*}}, %[[NEXT]]
// CHECK:         scf.for {{.*}} iter_args({{.*}} = %[[A]]#0, %[[J:.*]] = %[[A]]#1)
// CHECK:           tile.put %[[RING]][%[[J]]]
gpu.module @m {
  gpu.func @chain(%keys: memref<?x64xf16>, %middle: index, %end: index) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %acc = tile.splat %zero : tensor<64x64xf32, #acc>
    %a = scf.for %n = %c0 to %middle step %c64 iter_args(%s = %acc) -> tensor<64x64xf32, #acc> {
      %k = tile.load %keys[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
      %t = tile.dot %k, %k, %s {transpose_rhs} : !tile.shared<64x64xf16>, !tile.shared<64x64xf16> -> tensor<64x64xf32, #acc>
      scf.yield %t : tensor<64x64xf32, #acc>
    }
    %b = scf.for %n = %middle to %end step %c64 iter_args(%s = %a) -> tensor<64x64xf32, #acc> {
      %k = tile.load %keys[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
      %t = tile.dot %k, %k, %s {transpose_rhs} : !tile.shared<64x64xf16>, !tile.shared<64x64xf16> -> tensor<64x64xf32, #acc>
      scf.yield %t : tensor<64x64xf32, #acc>
    }
    gpu.return
  }
}

// -----

#acc = #tile.accumulator<warps = 4>

// Two tiles that hold at a time need a ring each. A branch counts, too.

// CHECK-LABEL: gpu.func @both
// CHECK-COUNT-2: tile.ring_create
// CHECK:         scf.if %{{.*}} -> (index)
// CHECK:           tile.put
// CHECK:           scf.yield %{{.*}} : index
// CHECK:         } else {
// CHECK-NEXT:      scf.yield %{{.*}} : index
gpu.module @m {
  gpu.func @both(%keys: memref<?x64xf16>, %c: i1) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %acc = tile.splat %zero : tensor<64x64xf32, #acc>
    %k = tile.load %keys[%c0, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    scf.if %c {
      %l = tile.load %keys[%c64, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
      %t = tile.dot %k, %l, %acc {transpose_rhs} : !tile.shared<64x64xf16>, !tile.shared<64x64xf16> -> tensor<64x64xf32, #acc>
    }
    gpu.return
  }
}

// -----

// Nobody but the tiles knows whether this load happens: it stays.

// CHECK-LABEL: gpu.func @unpredictable
// CHECK-NOT:     tile.ring_create
// CHECK:         tile.load
gpu.module @m {
  gpu.func @unpredictable(%keys: memref<?x64xf16>, %see: tensor<64xi1, #tile.slice<dim = 1, parent = <warps = 4>>>) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %all = tile.all %see : tensor<64xi1, #tile.slice<dim = 1, parent = <warps = 4>>>
    scf.if %all {
      %k = tile.load %keys[%c0, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
      %o = tile.local_load %k : !tile.shared<64x64xf16> -> tensor<64x64xf16, #tile.operand<warps = 4, bits = 16>>
    }
    gpu.return
  }
}

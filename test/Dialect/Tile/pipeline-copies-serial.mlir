// RUN: attn-opt %s -split-input-file -tile-pipeline-copies -canonicalize -cse | FileCheck %s

// A ring that the warps fill themselves, each tile where they wait for it: it is
// filled ahead, as a load is.

#acc = #tile.accumulator<warps = 8>
!ring = !tile.ring<4 x !tile.shared<128x64xf16>>
!tile = !tile.shared<128x64xf16>
!c = tensor<128x128xf32, #acc>

// CHECK-LABEL: gpu.func @serial
// CHECK:         %[[RING:.*]] = tile.ring_create : <2 x !tile.shared<128x64xf16>>
// CHECK-NOT:     tile.ring_create
// CHECK:         tile.put %[[RING]][%c0], %{{.*}}[%c0, %c0]
// CHECK:         scf.for %[[N:.*]] = %c0 to {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[I:.*]] = %c0)
// CHECK:           %[[NEXT:.*]] = arith.addi %[[N]], %c128
// CHECK:           %[[J:.*]] = arith.addi %[[I]], %c1
// CHECK:           tile.get %[[RING]][%[[I]]]
// CHECK:           tile.put %[[RING]][%[[J]]], %{{.*}}[%[[NEXT]], %c0]
// CHECK:           tile.dot
// CHECK:           tile.release %[[RING]][%[[I]]]
gpu.module @m [#tile.nvvm<chip = "sm_90a">] {
  gpu.func @serial(%a: memref<?x64xf16>, %out: memref<?x128xf32>, %end: index)
      kernel attributes {tile.num_warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0.0 : f32
    %none = tile.splat %zero : !c
    %r = tile.ring_create : !ring
    %s:2 = scf.for %n = %c0 to %end step %c128 iter_args(%sum = %none, %i = %c0) -> (!c, index) {
      tile.put %r[%i], %a[%n, %c0] : !ring, memref<?x64xf16>
      %t = tile.get %r[%i] : !ring -> !tile
      %d = tile.dot %t, %t, %sum {transpose_rhs, warpgroup} : !tile, !tile -> !c
      tile.release %r[%i] : !ring
      %j = arith.addi %i, %c1 : index
      scf.yield %d, %j : !c, index
    }
    tile.store %s#0, %out[%c0, %c0] : !c, memref<?x128xf32>
    gpu.return
  }
}

// -----

// Two tiles of this ring have no room.

#acc = #tile.accumulator<warps = 8>
!ring = !tile.ring<1 x !tile.shared<256x256xf16>>
!tile = !tile.shared<256x256xf16>
!c = tensor<256x256xf32, #acc>

// CHECK-LABEL: gpu.func @large
// CHECK:         tile.ring_create : <1 x
// CHECK:         scf.for
// CHECK:           tile.put
// CHECK-NEXT:      tile.get
gpu.module @m [#tile.nvvm<chip = "sm_90a">] {
  gpu.func @large(%a: memref<?x256xf16>, %out: memref<?x256xf32>, %end: index)
      kernel attributes {tile.num_warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    %zero = arith.constant 0.0 : f32
    %none = tile.splat %zero : !c
    %r = tile.ring_create : !ring
    %s:2 = scf.for %n = %c0 to %end step %c256 iter_args(%sum = %none, %i = %c0) -> (!c, index) {
      tile.put %r[%i], %a[%n, %c0] : !ring, memref<?x256xf16>
      %t = tile.get %r[%i] : !ring -> !tile
      %d = tile.dot %t, %t, %sum {transpose_rhs, warpgroup} : !tile, !tile -> !c
      tile.release %r[%i] : !ring
      %j = arith.addi %i, %c1 : index
      scf.yield %d, %j : !c, index
    }
    tile.store %s#0, %out[%c0, %c0] : !c, memref<?x256xf32>
    gpu.return
  }
}

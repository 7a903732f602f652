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

// -----

// Nor have two tiles of a loop beside the tile that is there all the time; those
// of the loop in the branch have, beside the tile that they share the branch with.

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
!wide = !tile.shared<64x256xf16>
!keys = !tile.shared<128x256xf16>
!few = !tile.shared<16x256xf16>
!c = tensor<64x128xf32, #acc>
!d = tensor<64x16xf32, #acc>

// CHECK-LABEL: gpu.func @beside
// CHECK:         tile.load {{.*}} -> <64x256xf16>
// CHECK:         scf.for
// CHECK-NEXT:      tile.load
// CHECK-NOT:       tile.get
// CHECK:         scf.if
// CHECK:           tile.load {{.*}} -> <64x256xf16>
// CHECK:           tile.ring_create : <2 x !tile.shared<16x256xf16>>
gpu.module @m [#tile.nvvm<chip = "sm_120">] {
  gpu.func @beside(%q: memref<?x256xf16>, %a: memref<?x256xf16>, %out: memref<?x128xf32>,
      %rest: memref<?x16xf32>, %end: index, %again: i1)
      kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0.0 : f32
    %none = tile.splat %zero : !c
    %least = tile.splat %zero : !d
    %x = tile.load %q[%c0, %c0] : memref<?x256xf16> -> !wide
    %s = scf.for %n = %c0 to %end step %c128 iter_args(%sum = %none) -> (!c) {
      %t = tile.load %a[%n, %c0] : memref<?x256xf16> -> !keys
      %d = tile.dot %x, %t, %sum {transpose_rhs} : !wide, !keys -> !c
      scf.yield %d : !c
    }
    tile.store %s, %out[%c0, %c0] : !c, memref<?x128xf32>
    scf.if %again {
      %y = tile.load %q[%c0, %c0] : memref<?x256xf16> -> !wide
      %r = scf.for %n = %c0 to %end step %c16 iter_args(%sum = %least) -> (!d) {
        %t = tile.load %a[%n, %c0] : memref<?x256xf16> -> !few
        %d = tile.dot %y, %t, %sum {transpose_rhs} : !wide, !few -> !d
        scf.yield %d : !d
      }
      tile.store %r, %rest[%c0, %c0] : !d, memref<?x16xf32>
    }
    gpu.return
  }
}

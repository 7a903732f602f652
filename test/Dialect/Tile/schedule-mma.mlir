// RUN: attn-opt %s -split-input-file -tile-schedule-mma -canonicalize | FileCheck %s
// RUN: attn-opt %s -split-input-file -tile-schedule-mma=overlap-products=false | FileCheck %s --check-prefix=SERIAL

#acc = #tile.accumulator<warps = 8>
#op = #tile.operand<warps = 8, bits = 16>
!ring = !tile.ring<2 x !tile.shared<64x64xf16>>
!tile = !tile.shared<64x64xf16>
!s = tensor<128x64xf32, #acc>

// The first iteration has no product before it, the last leaves one.

// CHECK-LABEL: gpu.func @chain
// CHECK:         scf.if
// CHECK:           tile.get %[[K:.*]][
// CHECK:           %[[S:.*]] = tile.dot {{.*}} {transpose_rhs, warpgroup}
// CHECK:           %[[E:.*]] = math.exp2 %[[S]]
// CHECK:           %[[P:.*]] = tile.convert_layout
// CHECK:           scf.for {{.*}} iter_args({{.*}}, %[[A:.*]] = %{{.*}}, %[[Q:.*]] = %[[P]], %[[J:.*]] = %{{.*}})
// CHECK:             tile.get %[[K]][
// CHECK:             %[[S0:.*]] = tile.dot {{.*}} {async, transpose_rhs, warpgroup}
// CHECK:             %[[V:.*]] = tile.get %[[VALUES:.*]][%[[J]]]
// CHECK:             %[[O0:.*]] = tile.dot %[[Q]], %[[V]], %[[A]] {async, warpgroup}
// CHECK:             %[[S1:.*]] = tile.dot_wait %[[S0]] pending 1
// CHECK:             tile.release %[[K]][
// CHECK:             math.exp2 %[[S1]]
// CHECK:             tile.get %[[VALUES]][%[[J]]]
// CHECK-NEXT:        tile.dot_wait %[[O0]] :
// CHECK-NEXT:        tile.release %[[VALUES]][%[[J]]]
// CHECK:             arith.truncf
// CHECK:             scf.yield
// CHECK:           tile.get %[[VALUES]]
// CHECK:           tile.dot {{.*}} {warpgroup}
// CHECK:           tile.release %[[VALUES]]
// CHECK:         else

// SERIAL-LABEL: gpu.func @chain
// SERIAL:         %[[S:.*]] = tile.dot {{.*}} {transpose_rhs, warpgroup}
// SERIAL-NEXT:    tile.release
// SERIAL-NEXT:    tile.get
// SERIAL-NEXT:    math.exp2 %[[S]]
// SERIAL-NOT:     async
gpu.module @m {
  gpu.func @chain(%q: tensor<128x64xf16, #op>, %out: memref<?x64xf32>, %end: index) kernel attributes {tile.num_warps = 8 : i32} {
    %keys = tile.ring_create : !ring
    %values = tile.ring_create : !ring
    tile.warp_specialize
    warps 8 registers 240 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %none = tile.splat %zero : !s
      %o:2 = scf.for %n = %c0 to %end step %c64 iter_args(%acc = %none, %i = %c0) -> (!s, index) {
        %k = tile.get %keys[%i] : !ring -> !tile
        %s = tile.dot %q, %k, %none {transpose_rhs, warpgroup} : tensor<128x64xf16, #op>, !tile -> !s
        tile.release %keys[%i] : !ring
        %e = math.exp2 %s : !s
        %h = arith.truncf %e : !s to tensor<128x64xf16, #acc>
        %p = tile.convert_layout %h : tensor<128x64xf16, #acc> -> tensor<128x64xf16, #op>
        %v = tile.get %values[%i] : !ring -> !tile
        %t = tile.dot %p, %v, %acc {warpgroup} : tensor<128x64xf16, #op>, !tile -> !s
        tile.release %values[%i] : !ring
        %j = arith.addi %i, %c1 : index
        scf.yield %t, %j : !s, index
      }
      tile.store %o#0, %out[%c0, %c0] : !s, memref<?x64xf32>
    }
    gpu.return
  }
}

// -----

// A sum of products: each is begun beside the one before, whose tiles are
// released behind it. The first has none before it, the last is waited for.

#acc = #tile.accumulator<warps = 8>
!left = !tile.ring<4 x !tile.shared<128x64xf16>>
!right = !tile.ring<4 x !tile.shared<64x256xf16>>
!c = tensor<128x256xf32, #acc>

// CHECK-LABEL: gpu.func @sum
// CHECK:         %[[SOME:.*]] = arith.cmpi sgt, %[[END:.*]], %c0
// CHECK:         scf.if %[[SOME]]
// CHECK:           tile.get %[[A:.*]][%c0]
// CHECK:           tile.get %[[B:.*]][%c0]
// CHECK:           %[[FIRST:.*]] = tile.dot %{{.*}}, %{{.*}}, %{{.*}} {async, warpgroup}
// CHECK-NOT:       tile.release
// CHECK:           %[[LOOP:.*]]:3 = scf.for %{{.*}} = %c64 to %[[END]] step %c64 iter_args(%[[SUM:.*]] = %[[FIRST]], %[[J:.*]] = %c1, %[[P:.*]] = %c0)
// CHECK:             tile.get %[[A]][%[[J]]]
// CHECK:             tile.get %[[B]][%[[J]]]
// CHECK:             %[[D:.*]] = tile.dot %{{.*}}, %{{.*}}, %[[SUM]] {async, warpgroup}
// CHECK:             %[[W:.*]] = tile.dot_wait %[[D]] pending 1
// CHECK-NEXT:        tile.release %[[A]][%[[P]]]
// CHECK-NEXT:        tile.release %[[B]][%[[P]]]
// CHECK:             scf.yield %[[W]], %{{.*}}, %[[J]]
// CHECK:           %[[ALL:.*]] = tile.dot_wait %[[LOOP]]#0 :
// CHECK-NEXT:      tile.release %[[A]][%[[LOOP]]#2]
// CHECK-NEXT:      tile.release %[[B]][%[[LOOP]]#2]
// CHECK-NEXT:      scf.yield %[[ALL]]
// CHECK:         else

// SERIAL-LABEL: gpu.func @sum
// SERIAL-NOT:     async
gpu.module @m {
  gpu.func @sum(%out: memref<?x256xf32>, %end: index) kernel attributes {tile.num_warps = 8 : i32} {
    %as = tile.ring_create : !left
    %bs = tile.ring_create : !right
    tile.warp_specialize
    warps 8 registers 240 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %none = tile.splat %zero : !c
      %c:2 = scf.for %k = %c0 to %end step %c64 iter_args(%sum = %none, %i = %c0) -> (!c, index) {
        %a = tile.get %as[%i] : !left -> !tile.shared<128x64xf16>
        %b = tile.get %bs[%i] : !right -> !tile.shared<64x256xf16>
        %d = tile.dot %a, %b, %sum {warpgroup} : !tile.shared<128x64xf16>, !tile.shared<64x256xf16> -> !c
        tile.release %as[%i] : !left
        tile.release %bs[%i] : !right
        %j = arith.addi %i, %c1 : index
        scf.yield %d, %j : !c, index
      }
      tile.store %c#0, %out[%c0, %c0] : !c, memref<?x256xf32>
    }
    gpu.return
  }
}

// -----

// A sum that something else in the loop reads is complete there.

#acc = #tile.accumulator<warps = 4>
!ring = !tile.ring<2 x !tile.shared<64x64xf16>>
!tile = !tile.shared<64x64xf16>
!c = tensor<64x64xf32, #acc>

// CHECK-LABEL: gpu.func @read
// CHECK-NOT:     async
gpu.module @m {
  gpu.func @read(%out: memref<?x64xf32>, %end: index) kernel attributes {tile.num_warps = 4 : i32} {
    %as = tile.ring_create : !ring
    tile.warp_specialize
    warps 4 registers 240 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %none = tile.splat %zero : !c
      %c:3 = scf.for %k = %c0 to %end step %c64 iter_args(%sum = %none, %most = %none, %i = %c0) -> (!c, !c, index) {
        %a = tile.get %as[%i] : !ring -> !tile
        %d = tile.dot %a, %a, %sum {warpgroup} : !tile, !tile -> !c
        tile.release %as[%i] : !ring
        %m = arith.maximumf %most, %d : !c
        %j = arith.addi %i, %c1 : index
        scf.yield %d, %m, %j : !c, !c, index
      }
      tile.store %c#1, %out[%c0, %c0] : !c, memref<?x64xf32>
    }
    gpu.return
  }
}

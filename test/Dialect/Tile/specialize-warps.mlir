// RUN: attn-opt %s -split-input-file -tile-specialize-warps -canonicalize | FileCheck %s
// RUN: attn-opt %s -split-input-file -tile-specialize-warps --remarks-filter=tile 2>&1 | FileCheck %s --check-prefix=REMARK

#acc = #tile.accumulator<warps = 8>
!map = !tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>

// The copies and the count of them go to four warps of their own, everything
// else stays.

// CHECK-LABEL: gpu.func @product
// CHECK:         %[[RING:.*]] = tile.ring_create
// CHECK:         tile.warp_specialize
// CHECK-NEXT:    warps 8 registers 240 {
// CHECK:           scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<128x64xf32, {{.*}}>, index)
// CHECK-NOT:         tile.put
// CHECK:             tile.get
// CHECK:             tile.dot
// CHECK:             tile.release
// CHECK:           tile.store
// CHECK:         warps 4 registers 24 {
// CHECK:           scf.for %[[N:.*]] = {{.*}} iter_args(%[[I:.*]] = %{{.*}}) -> (index)
// CHECK-NEXT:        tile.put %[[RING]][%[[I]]], %{{.*}}[%[[N]], %{{.*}}]
// CHECK-NOT:         tile.get
// CHECK:             scf.yield %{{.*}} : index
// CHECK-NOT:       tile.store
// CHECK:         gpu.return
gpu.module @m {
  gpu.func @product(%keys: !map, %out: memref<?x64xf32>, %end: index, %p: tensor<128x64xf16, #tile.operand<warps = 8, bits = 16>>) kernel attributes {tile.num_warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %acc = tile.splat %zero : tensor<128x64xf32, #acc>
    %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
    %o:2 = scf.for %n = %c0 to %end step %c64 iter_args(%s = %acc, %i = %c0) -> (tensor<128x64xf32, #acc>, index) {
      tile.put %ring[%i], %keys[%n, %c0] : !tile.ring<2 x !tile.shared<64x64xf16>>, !map
      %k = tile.get %ring[%i] : !tile.ring<2 x !tile.shared<64x64xf16>> -> !tile.shared<64x64xf16>
      %t = tile.dot %p, %k, %s {warpgroup} : tensor<128x64xf16, #tile.operand<warps = 8, bits = 16>>, !tile.shared<64x64xf16> -> tensor<128x64xf32, #acc>
      tile.release %ring[%i] : !tile.ring<2 x !tile.shared<64x64xf16>>
      %j = arith.addi %i, %c1 : index
      scf.yield %t, %j : tensor<128x64xf32, #acc>, index
    }
    tile.store %o#0, %out[%c0, %c0] : tensor<128x64xf32, #acc>, memref<?x64xf32>
    gpu.return
  }
}

// -----

#acc = #tile.accumulator<warps = 8>
!map = !tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>

// Warpgroups that multiply take the bounds of their own, what copies the common
// ones.

// CHECK-LABEL: gpu.func @bounds
// CHECK-SAME:    %[[COMMON:[a-z0-9]+]]: index, %[[STEP:[a-z0-9]+]]: index
// CHECK:         warps 8
// CHECK:           %[[GROUP:.*]] = tile.warpgroup_index
// CHECK:           %[[OWN:.*]] = arith.muli %[[GROUP]], %[[STEP]]
// CHECK:           scf.for %{{.*}} = %c0 to %[[OWN]]
// CHECK:           scf.for %{{.*}} = %[[OWN]] to %[[COMMON]]
// CHECK:         warps 4
// CHECK-NOT:       tile.warpgroup_index
// CHECK:           scf.for %{{.*}} = %c0 to %[[STEP]]
// CHECK:           scf.for %{{.*}} = %[[STEP]] to %[[COMMON]]
gpu.module @m {
  gpu.func @bounds(%keys: !map, %out: memref<?x64xf32>, %end: index, %step: index, %p: tensor<128x64xf16, #tile.operand<warps = 8, bits = 16>>) kernel attributes {tile.num_warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0.0 : f32
    %acc = tile.splat %zero : tensor<128x64xf32, #acc>
    %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
    %group = tile.warpgroup_index
    %own = arith.muli %group, %step : index
    %bound = tile.warpgroup_bound %own, %step : index
    %o:2 = scf.for %n = %c0 to %bound step %c64 iter_args(%s = %acc, %i = %c0) -> (tensor<128x64xf32, #acc>, index) {
      tile.put %ring[%i], %keys[%n, %c0] : !tile.ring<2 x !tile.shared<64x64xf16>>, !map
      %k = tile.get %ring[%i] : !tile.ring<2 x !tile.shared<64x64xf16>> -> !tile.shared<64x64xf16>
      %t = tile.dot %p, %k, %s {warpgroup} : tensor<128x64xf16, #tile.operand<warps = 8, bits = 16>>, !tile.shared<64x64xf16> -> tensor<128x64xf32, #acc>
      tile.release %ring[%i] : !tile.ring<2 x !tile.shared<64x64xf16>>
      %j = arith.addi %i, %c1 : index
      scf.yield %t, %j : tensor<128x64xf32, #acc>, index
    }
    scf.for %n = %bound to %end step %c64 iter_args(%i = %o#1) -> (index) {
      tile.put %ring[%i], %keys[%n, %c0] : !tile.ring<2 x !tile.shared<64x64xf16>>, !map
      %k = tile.get %ring[%i] : !tile.ring<2 x !tile.shared<64x64xf16>> -> !tile.shared<64x64xf16>
      tile.release %ring[%i] : !tile.ring<2 x !tile.shared<64x64xf16>>
      %j = arith.addi %i, %c1 : index
      scf.yield %j : index
    }
    tile.store %o#0, %out[%c0, %c0] : tensor<128x64xf32, #acc>, memref<?x64xf32>
    gpu.return
  }
}

// -----

// Copies that threads make stay where they are.

// CHECK-LABEL: gpu.func @threads
// CHECK-NOT:     tile.warp_specialize
// REMARK: a copy is from no tensor map
gpu.module @m {
  gpu.func @threads(%keys: memref<?x64xf16>) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
    tile.put %ring[%c0], %keys[%c0, %c0] : !tile.ring<2 x !tile.shared<64x64xf16>>, memref<?x64xf16>
    %k = tile.get %ring[%c0] : !tile.ring<2 x !tile.shared<64x64xf16>> -> !tile.shared<64x64xf16>
    %o = tile.local_load %k : !tile.shared<64x64xf16> -> tensor<64x64xf16, #tile.operand<warps = 4, bits = 16>>
    tile.release %ring[%c0] : !tile.ring<2 x !tile.shared<64x64xf16>>
    gpu.return
  }
}

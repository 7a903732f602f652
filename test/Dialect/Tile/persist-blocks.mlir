// RUN: attn-opt %s -split-input-file -tile-persist-blocks=num-blocks=132 | FileCheck %s
// RUN: attn-opt %s -split-input-file -tile-persist-blocks="num-blocks=132 warpgroups-only" | FileCheck %s --check-prefix=ONLY
// RUN: not attn-opt %s -split-input-file -tile-persist-blocks=num-blocks=-1 2>&1 | FileCheck %s --check-prefix=ERROR

// ERROR: option num-blocks is not negative, got -1

// CHECK-LABEL: func @host
// CHECK:         %[[GRID:.*]] = arith.minui %[[N:.*]], %{{.*}} : index
// CHECK:         gpu.launch_func @m::@k blocks in (%[[GRID]], %{{.*}}, %{{.*}}) {{.*}} args(%{{.*}} : memref<64xf16>, %[[N]] : index)
// CHECK-LABEL: gpu.func @k
// CHECK-SAME:    %[[TOTAL:[^:]*]]: index) kernel
// CHECK-DAG:     tile.ring_create
// CHECK-DAG:     %[[FIRST:.*]] = gpu.block_id x
// CHECK-DAG:     %[[STEP:.*]] = gpu.grid_dim x
// CHECK:         scf.for %[[B:.*]] = %[[FIRST]] to %[[TOTAL]] step %[[STEP]]
// CHECK:           memref.load %{{.*}}[%[[B]]]
// CHECK:         gpu.return

// ONLY-LABEL: gpu.func @k
// ONLY-NOT:     scf.for
module attributes {gpu.container_module} {
  func.func @host(%a: memref<64xf16>, %n: index) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    gpu.launch_func @m::@k blocks in (%n, %c1, %c1) threads in (%c128, %c1, %c1) args(%a : memref<64xf16>)
    return
  }
  gpu.module @m {
    gpu.func @k(%a: memref<64xf16>) kernel {
      %r = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
      %b = gpu.block_id x
      %v = memref.load %a[%b] : memref<64xf16>
      memref.store %v, %a[%b] : memref<64xf16>
      gpu.return
    }
  }
}

// -----

// No more blocks than run at a time, and a grid of two dimensions: as they are.

// CHECK-LABEL: gpu.func @few
// CHECK-NOT:     scf.for
// CHECK-LABEL: gpu.func @plane
// CHECK-NOT:     scf.for
module attributes {gpu.container_module} {
  func.func @host(%a: memref<64xf16>, %n: index) {
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    gpu.launch_func @m::@few blocks in (%c128, %c1, %c1) threads in (%c128, %c1, %c1) args(%a : memref<64xf16>)
    gpu.launch_func @m::@plane blocks in (%n, %n, %c1) threads in (%c128, %c1, %c1) args(%a : memref<64xf16>)
    return
  }
  gpu.module @m {
    gpu.func @few(%a: memref<64xf16>) kernel {
      %b = gpu.block_id x
      %v = memref.load %a[%b] : memref<64xf16>
      memref.store %v, %a[%b] : memref<64xf16>
      gpu.return
    }
    gpu.func @plane(%a: memref<64xf16>) kernel {
      %b = gpu.block_id x
      %v = memref.load %a[%b] : memref<64xf16>
      memref.store %v, %a[%b] : memref<64xf16>
      gpu.return
    }
  }
}

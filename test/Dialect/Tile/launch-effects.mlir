// Deallocation goes past a launch: it reads and writes memory, as far as anyone
// knows.
// RUN: attn-opt %s -ownership-based-buffer-deallocation -canonicalize -buffer-deallocation-simplification -bufferization-lower-deallocations | FileCheck %s

module attributes {gpu.container_module} {
  // CHECK-LABEL: func @f
  // CHECK: %[[A:.*]] = memref.alloc
  // CHECK: gpu.launch_func {{.*}} args(%[[A]]
  // CHECK: memref.dealloc %[[A]]
  func.func @f() {
    %c1 = arith.constant 1 : index
    %a = memref.alloc() : memref<64xf32>
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1)
      threads in (%c1, %c1, %c1) args(%a : memref<64xf32>)
    return
  }
  gpu.module @kernels {
    gpu.func @kernel(%0: memref<64xf32>) kernel { gpu.return }
  }
}

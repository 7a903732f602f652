// RUN: attn-opt %s -split-input-file -verify-diagnostics -tile-insert-host-copies

module attributes {gpu.container_module} {
  func.func @unranked(%in: memref<*xf32>) {
    %c1 = arith.constant 1 : index
    // expected-error @+1 {{cannot copy kernel operand #0 of type 'memref<*xf32>' to the device: its rank is not static}}
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1)
      threads in (%c1, %c1, %c1) args(%in : memref<*xf32>)
    return
  }
  gpu.module @kernels {
    gpu.func @kernel(%in: memref<*xf32>) kernel { gpu.return }
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @types(%bytes: memref<64xi8>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %view = memref.view %bytes[%c0][] : memref<64xi8> to memref<16xf32>
    // expected-error @+1 {{cannot copy kernel operand #1 to the device: another operand views its memory as 'i8', not 'f32'}}
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1)
      threads in (%c1, %c1, %c1) args(%bytes : memref<64xi8>, %view : memref<16xf32>)
    return
  }
  gpu.module @kernels {
    gpu.func @kernel(%a: memref<64xi8>, %b: memref<16xf32>) kernel { gpu.return }
  }
}

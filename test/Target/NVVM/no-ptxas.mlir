// REQUIRES: nvptx
// Without a ptxas there is PTX, and an error that says what to install.
// RUN: env ATTN_PTXAS=%t.none attn-opt %s -gpu-module-to-binary=format=isa | FileCheck %s
// RUN: env ATTN_PTXAS=%t.none not attn-opt %s -gpu-module-to-binary=format=bin 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK: assembly =
// ERROR: no-ptxas.mlir:[[#@LINE+1]]:1: error: found no ptxas to make machine code for sm_80: set ATTN_PTXAS, install a CUDA toolkit or the wheel nvidia-cuda-nvcc, or ask for PTX (format=isa)
gpu.module @m [#tile.nvvm<chip = "sm_80">] {
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
    llvm.return
  }
}

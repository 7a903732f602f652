// ptxas may spill to let an SM hold more blocks. A kernel that spills more than
// is allowed is assembled again, for one block.
// REQUIRES: nvptx
// RUN: env ATTN_PTXAS=%S/Inputs/spilling-ptxas.sh attn-opt %s -split-input-file -verify-diagnostics -gpu-module-to-binary=format=bin | FileCheck %s

// CHECK-LABEL: gpu.binary @again
// CHECK-SAME: registers = 200 : i64, shared_bytes = 0 : i64, spill_bytes = 0 : i64
// CHECK-SAME: .reqntid 128
// CHECK-SAME: .minnctapersm 1
gpu.module @again [#tile.nvvm<chip = "sm_80">] {
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
    llvm.return
  }
}

// -----

// CHECK-LABEL: gpu.binary @allowed
// CHECK-SAME: registers = 128 : i64, shared_bytes = 0 : i64, spill_bytes = 4 : i64
// CHECK-NOT: .minnctapersm
gpu.module @allowed [#tile.nvvm<chip = "sm_80", max_spill = 4>] {
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
    llvm.return
  }
}

// -----

// The kernel asks for two blocks, and keeps them.
// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @asked [#tile.nvvm<chip = "sm_80">] {
  // expected-error @+1 {{'kernel' spills registers on sm_80, ptxas: 4 bytes stack frame, 4 bytes spill stores, 4 bytes spill loads, 128 registers (allowed: 0 bytes)}}
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel, nvvm.reqntid = array<i32: 128>, nvvm.minctasm = 2 : i32} {
    llvm.return
  }
}

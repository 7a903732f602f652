// REQUIRES: nvptx
// RUN: attn-opt %s -split-input-file -verify-diagnostics -gpu-module-to-binary=format=isa

// expected-error @+1 {{expects 'chip' to be a known one, sm_80 or later, got 'sm_75'}}
gpu.module @m [#tile.nvvm<chip = "sm_75">] {}

// -----

// expected-error @+1 {{expects 'O' from 0 to 3, got 4}}
gpu.module @m [#tile.nvvm<chip = "sm_80", O = 4>] {}

// -----

// expected-error @+1 {{expects 'max_spill' in bytes, or -1 for no limit, got -2}}
gpu.module @m [#tile.nvvm<chip = "sm_80", max_spill = -2>] {}

// -----

// expected-error @+1 {{expects 'features' to name a PTX version from +ptx70 on, got '+ptx60'}}
gpu.module @m [#tile.nvvm<chip = "sm_80", features = "+ptx60">] {}

// -----

// expected-error @+1 {{expects 'format' to be llvm, isa, bin or fatbin, got 'elf'}}
gpu.module @m [#tile.nvvm<chip = "sm_80", format = "elf">] {}

// -----

// Ops say which chips have them.
gpu.module @m [#tile.nvvm<chip = "sm_90">] {
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
    // expected-error @+1 {{'nvvm.wgmma.fence.aligned' op is not supported on sm_90}}
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// -----

// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @m [#tile.nvvm<chip = "sm_80">] {
  llvm.func @__nv_expf(f32) -> f32
  llvm.func @kernel(%out: !llvm.ptr, %x: f32) attributes {gpu.kernel, nvvm.kernel} {
    // expected-error @+1 {{device code calls '__nv_expf', which no linked library defines; kernels are expected to be free of device library calls}}
    %y = llvm.call @__nv_expf(%x) : (f32) -> f32
    llvm.store %y, %out : f32, !llvm.ptr
    llvm.return
  }
}

// -----

// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @m [#tile.nvvm<chip = "sm_80">] {
  // expected-error @+1 {{uses address space 63, which NVIDIA GPUs do not have}}
  llvm.mlir.global internal @buffer() {addr_space = 63 : i32} : !llvm.array<4 x i32>
  llvm.func @kernel(%out: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %0 = llvm.mlir.addressof @buffer : !llvm.ptr<63>
    %1 = llvm.load volatile %0 : !llvm.ptr<63> -> i32
    llvm.store %1, %out : i32, !llvm.ptr<1>
    llvm.return
  }
}

// -----

// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @m [#tile.nvvm<chip = "sm_80">] {
  // expected-error @+1 {{uses address space 9, which NVIDIA GPUs do not have}}
  llvm.func @kernel(%in: !llvm.ptr<9>, %out: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %1 = llvm.load volatile %in : !llvm.ptr<9> -> i32
    llvm.store %1, %out : i32, !llvm.ptr<1>
    llvm.return
  }
}

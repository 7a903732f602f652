// REQUIRES: ptxas
// RUN: attn-opt %s -split-input-file -verify-diagnostics -gpu-module-to-binary=format=bin

// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @spills [#tile.nvvm<chip = "sm_80", ptxas = "--maxrregcount 24">] {
  // expected-error-re @+1 {{'kernel' spills registers on sm_80, ptxas: {{[0-9]+}} bytes stack frame, {{[1-9][0-9]*}} bytes spill stores, {{[1-9][0-9]*}} bytes spill loads, 24 registers (allowed: 0 bytes)}}
  llvm.func @kernel(%p: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %v = llvm.load volatile %p : !llvm.ptr<1> -> vector<32xf32>
    %w = llvm.load volatile %p : !llvm.ptr<1> -> vector<32xf32>
    %s = llvm.fadd %v, %w : vector<32xf32>
    llvm.store volatile %w, %p : vector<32xf32>, !llvm.ptr<1>
    llvm.store volatile %s, %p : vector<32xf32>, !llvm.ptr<1>
    llvm.return
  }
}

// -----

// setmaxnreg without a bound on the registers is ignored, and ptxas says so.
// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @slower [#tile.nvvm<chip = "sm_90a">] {
  // expected-error @+1 {{ptxas for sm_90a gives the kernel up to a slower form: (C7508)}}
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
    nvvm.setmaxregister increase 232
    llvm.return
  }
}

// -----

// expected-error-re @+2 {{'{{.*}}ptxas' failed: ptxas {{.*}}error}}
// expected-error @+1 {{An error happened while serializing the module.}}
gpu.module @broken [#tile.nvvm<chip = "sm_80">] {
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
    llvm.inline_asm has_side_effects "no.such.instruction;", "" : () -> ()
    llvm.return
  }
}

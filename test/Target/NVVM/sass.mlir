// What scripts/sass.py sees in machine code: a spill, and a loop.
// REQUIRES: ptxas, nvdisasm
// RUN: attn-opt %s -gpu-module-to-binary=format=bin -o %t
// RUN: not %python %attn_src/scripts/sass.py --nvdisasm=%nvdisasm --max=local=0 %t | FileCheck %s
// RUN: not %python %attn_src/scripts/sass.py --nvdisasm=%nvdisasm --loop --min=mufu=1 %t | FileCheck %s --check-prefix=LOOP
// RUN: not %python %attn_src/scripts/sass.py --nvdisasm=%nvdisasm %s 2>&1 | FileCheck %s --check-prefix=NONE

// NONE: no machine code in the input
// CHECK: spills sm_80 instructions={{[0-9]+}} local={{[1-9][0-9]*}} mma=0
// CHECK-NEXT: error: spills on sm_80: local is {{[1-9][0-9]*}}, at most 0 allowed
// CHECK-NEXT: loop sm_90 instructions={{[0-9]+}} local=0 mma=0 mufu={{[1-9][0-9]*}} shuffle=0
// LOOP: error: spills on sm_80: mufu is 0, at least 1 expected
// LOOP-NEXT: loop sm_90 instructions={{[0-9]+}} local=0 mma=0 mufu={{[1-9][0-9]*}} shuffle=0
gpu.module @a [#tile.nvvm<chip = "sm_80", max_spill = -1, ptxas = "--maxrregcount 24">] {
  llvm.func @spills(%p: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %v = llvm.load volatile %p : !llvm.ptr<1> -> vector<32xf32>
    %w = llvm.load volatile %p : !llvm.ptr<1> -> vector<32xf32>
    %s = llvm.fadd %v, %w : vector<32xf32>
    llvm.store volatile %w, %p : vector<32xf32>, !llvm.ptr<1>
    llvm.store volatile %s, %p : vector<32xf32>, !llvm.ptr<1>
    llvm.return
  }
}

gpu.module @b [#tile.nvvm<chip = "sm_90">] {
  llvm.func @loop(%p: !llvm.ptr<1>, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %f = llvm.load volatile %p : !llvm.ptr<1> -> f32
    llvm.br ^head(%zero, %f : i32, f32)
  ^head(%i: i32, %x: f32):
    %y = llvm.intr.exp2(%x) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
    llvm.store volatile %y, %p : f32, !llvm.ptr<1>
    %next = llvm.add %i, %one : i32
    %more = llvm.icmp "slt" %next, %n : i32
    llvm.cond_br %more, ^head(%next, %y : i32, f32), ^end
  ^end:
    %z = llvm.intr.exp2(%x) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
    llvm.store volatile %z, %p : f32, !llvm.ptr<1>
    llvm.return
  }
}

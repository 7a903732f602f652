// REQUIRES: nvptx
// RUN: attn-opt %s -gpu-module-to-binary=format=isa -o %t1
// RUN: attn-opt %s -gpu-module-to-binary=format=isa -o %t2
// RUN: cmp %t1 %t2
// The packaged mlir-opt does the same.
// RUN: mlir-opt --load-dialect-plugin=%attn_lib_dir/libAttnPlugin.so %s -gpu-module-to-binary=format=isa -o %t3
// RUN: cmp %t1 %t3
// RUN: FileCheck %s --input-file=%t1
// RUN: attn-opt %s -gpu-module-to-binary=format=llvm | FileCheck %s --check-prefix=LLVM

// One binary for several chips, in a format of its own where it says so.
// CHECK-LABEL: gpu.binary @several
// CHECK-SAME: #gpu.object<#tile.nvvm<chip = "sm_80">, properties = {O = 3 : i32},
// CHECK-SAME: kernels = <[#gpu.kernel_metadata<"kernel", !llvm.func<void (ptr)>>]>, assembly = "
// CHECK-SAME: .version 7.8
// CHECK-SAME: .target sm_80
// CHECK-SAME: .reqntid 128
// CHECK-SAME: #gpu.object<#tile.nvvm<chip = "sm_90a", features = "+ptx87", O = 2>
// CHECK-SAME: .version 8.7
// CHECK-SAME: .target sm_90a
// CHECK-SAME: #gpu.object<#tile.nvvm<chip = "sm_120", format = "llvm">, {{.*}} offload = "BC
// LLVM-LABEL: gpu.binary @several
// LLVM-SAME: #gpu.object<#tile.nvvm<chip = "sm_80">, {{.*}} offload = "BC
gpu.module @several [#tile.nvvm<chip = "sm_80">,
                     #tile.nvvm<chip = "sm_90a", features = "+ptx87", O = 2>,
                     #tile.nvvm<chip = "sm_120", format = "llvm">] {
  llvm.func @kernel(%out: !llvm.ptr) attributes {
      gpu.kernel, nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
    %c = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %c, %out : f32, !llvm.ptr
    llvm.return
  }
}

// The flag is the same in all iterations, so LLVM would make two loops, each
// with a copy of the barrier.
// CHECK-LABEL: gpu.binary @convergent
// CHECK-SAME: bar.sync 7
// CHECK-NOT: bar.sync 7
gpu.module @convergent [#tile.nvvm<chip = "sm_80">] {
  llvm.func @kernel(%out: !llvm.ptr, %flag: i1, %n: i32) attributes {
      gpu.kernel, nvvm.kernel} {
    %zero = llvm.mlir.constant(0 : i32) : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^head(%zero : i32)
  ^head(%i: i32):
    llvm.inline_asm has_side_effects "bar.sync 7;", "" : () -> ()
    llvm.cond_br %flag, ^store, ^latch
  ^store:
    llvm.store volatile %i, %out : i32, !llvm.ptr
    llvm.br ^latch
  ^latch:
    %next = llvm.add %i, %one : i32
    %more = llvm.icmp "slt" %next, %n : i32
    llvm.cond_br %more, ^head(%next : i32), ^end
  ^end:
    llvm.return
  }
}

// f32 denormals are flushed unless the target says no.
// CHECK-LABEL: gpu.binary @ftz
// CHECK-SAME: ex2.approx.ftz.f32
// CHECK-LABEL: gpu.binary @no_ftz
// CHECK-SAME: ex2.approx.f32
gpu.module @ftz [#tile.nvvm<chip = "sm_80">] {
  llvm.func @kernel(%out: !llvm.ptr, %x: f32) attributes {
      gpu.kernel, nvvm.kernel} {
    %y = llvm.intr.exp2(%x) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
    llvm.store %y, %out : f32, !llvm.ptr
    llvm.return
  }
}
gpu.module @no_ftz [#tile.nvvm<chip = "sm_80", ftz = false>] {
  llvm.func @kernel(%out: !llvm.ptr, %x: f32) attributes {
      gpu.kernel, nvvm.kernel} {
    %y = llvm.intr.exp2(%x) {fastmathFlags = #llvm.fastmath<afn>} : (f32) -> f32
    llvm.store %y, %out : f32, !llvm.ptr
    llvm.return
  }
}

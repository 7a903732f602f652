// REQUIRES: ptxas
// RUN: attn-opt %s -gpu-module-to-binary=format=bin -o %t1
// RUN: attn-opt %s -gpu-module-to-binary=format=bin -o %t2
// RUN: cmp %t1 %t2
// RUN: FileCheck %s --input-file=%t1
// RUN: attn-opt %s -gpu-module-to-binary | FileCheck %s --check-prefix=FATBIN

// ptxas' figures are properties of the object and metadata of the kernels.
// CHECK-LABEL: gpu.binary @figures
// CHECK-SAME: <chip = "sm_80">, properties = {O = 3 : i32, registers = [[REGS:[1-9][0-9]*]] : i64, shared_bytes = 4096 : i64, spill_bytes = 0 : i64}
// CHECK-SAME: #gpu.kernel_metadata<"kernel", !llvm.func<void (ptr<1>)>, metadata = {registers = [[REGS]] : i64, shared_bytes = 4096 : i64, spill_load_bytes = 0 : i64, spill_store_bytes = 0 : i64, stack_bytes = 0 : i64}>
// CHECK-SAME: bin = "\7FELF
// CHECK-SAME: <chip = "sm_120">, {{[^"]*}}"kernel"{{[^"]*}} bin = "\7FELF
// CHECK-SAME: <chip = "sm_80", format = "isa">, {{[^"]*}}"kernel"{{[^"]*}} assembly =
// FATBIN-LABEL: gpu.binary @figures
// FATBIN-SAME: <chip = "sm_80">, {{[^"]*}}"kernel"{{[^"]*}}"P\EDU\BA
gpu.module @figures [#tile.nvvm<chip = "sm_80">, #tile.nvvm<chip = "sm_120">,
                     #tile.nvvm<chip = "sm_80", format = "isa">] {
  llvm.mlir.global internal @buffer() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<1024 x i32>
  llvm.func @kernel(%out: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %shared = llvm.mlir.addressof @buffer : !llvm.ptr<3>
    %x = llvm.load %out : !llvm.ptr<1> -> i32
    %own = llvm.getelementptr %shared[%x] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
    llvm.store %x, %own : i32, !llvm.ptr<3>
    nvvm.barrier0
    %y = llvm.load %shared : !llvm.ptr<3> -> i32
    llvm.store %y, %out : i32, !llvm.ptr<1>
    llvm.return
  }
}

// A limit lets spills through, and they are counted.
// CHECK-LABEL: gpu.binary @allowed
// CHECK-SAME: properties = {O = 3 : i32, registers = 24 : i64, shared_bytes = 0 : i64, spill_bytes = [[#SPILL:]] : i64}
gpu.module @allowed [#tile.nvvm<chip = "sm_80", max_spill = -1, ptxas = "--maxrregcount 24">] {
  llvm.func @kernel(%p: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %v = llvm.load volatile %p : !llvm.ptr<1> -> vector<32xf32>
    %w = llvm.load volatile %p : !llvm.ptr<1> -> vector<32xf32>
    %s = llvm.fadd %v, %w : vector<32xf32>
    llvm.store volatile %w, %p : vector<32xf32>, !llvm.ptr<1>
    llvm.store volatile %s, %p : vector<32xf32>, !llvm.ptr<1>
    llvm.return
  }
}

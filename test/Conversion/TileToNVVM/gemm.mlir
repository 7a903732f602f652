// RUN: attn-opt %s --convert-tile-to-nvvm | FileCheck %s
// RUN: %if ptxas %{ attn-opt %s --convert-tile-to-nvvm --gpu-module-to-binary | FileCheck %s --check-prefix=BIN %}

// A GEMM without pipelining: 8 steps of m16n8k16 for each of a warp's blocks,
// operands through ldmatrix, copies of 16 bytes.

#acc = #tile.accumulator<warps = 4>
!c = tensor<128x128xf32, #acc>
!h = tensor<128x128xf16, #acc>
module attributes {gpu.container_module} {
  // The target fails on spills.
  // BIN: gpu.binary @kernels
  // BIN-SAME: #gpu.object<#tile.nvvm<chip = "sm_80">
  // CHECK: gpu.module @kernels
  gpu.module @kernels [#tile.nvvm<chip = "sm_80">, #tile.nvvm<chip = "sm_90">] {
    // CHECK: llvm.mlir.global external @tile_shared() {addr_space = 3 : i32, alignment = 1024 : i64}
    // CHECK: llvm.func @gemm({{.*}}) attributes {
    // CHECK-SAME: nvvm.reqntid = array<i32: 128, 1, 1>
    // CHECK-SAME: tile.shared_memory = 32768 : i32
    // CHECK-NOT: builtin.unrealized_conversion_cast
    // The loop's first copy waits for the readers of the last round.
    // CHECK: nvvm.barrier
    // CHECK-COUNT-8: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache = cg, %{{.*}}
    // CHECK: nvvm.cp.async.commit.group
    // CHECK: nvvm.cp.async.wait.group 0
    // CHECK: nvvm.barrier
    // CHECK-NOT: nvvm.barrier
    // CHECK-COUNT-8: nvvm.cp.async.shared.global
    // CHECK: nvvm.cp.async.wait.group 0
    // CHECK: nvvm.barrier
    // CHECK: nvvm.ldmatrix %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32
    // CHECK: nvvm.ldmatrix %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32
    // CHECK-COUNT-128: nvvm.mma.sync
    // CHECK-NOT: nvvm.mma.sync
    // Lanes of four exchange what they hold of a row for whole 16 bytes.
    // CHECK-COUNT-4: nvvm.shfl.sync bfly
    // CHECK: llvm.store %{{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<1>
    gpu.func @gemm(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf16>)
        kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %m = arith.muli %bx, %c128 : index
      %n = arith.muli %by, %c128 : index
      %k = memref.dim %a, %c1 : memref<?x?xf16>
      %z = arith.constant dense<0.0> : !c
      %r = scf.for %i = %c0 to %k step %c64 iter_args(%acc = %z) -> !c {
        %as = tile.load %a[%m, %i] : memref<?x?xf16> -> !tile.shared<128x64xf16>
        %bs = tile.load %b[%i, %n] : memref<?x?xf16> -> !tile.shared<64x128xf16>
        %d = tile.dot %as, %bs, %acc
          : !tile.shared<128x64xf16>, !tile.shared<64x128xf16> -> !c
        scf.yield %d : !c
      }
      %h = arith.truncf %r : !c to !h
      tile.store %h, %c[%m, %n] : !h, memref<?x?xf16>
      gpu.return
    }
  }
  // CHECK-LABEL: func.func @main
  // CHECK-DAG: %[[BYTES:[a-z0-9_]+]] = arith.constant 32768 : i32
  // CHECK-DAG: %[[THREADS:[a-z0-9_]+]] = arith.constant 128 : index
  // CHECK: gpu.launch_func @kernels::@gemm
  // CHECK-SAME: threads in (%[[THREADS]], %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}) dynamic_shared_memory_size %[[BYTES]]
  func.func @main(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf16>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@gemm blocks in (%c1, %c1, %c1)
      threads in (%c1, %c1, %c1)
      args(%a : memref<?x?xf16>, %b : memref<?x?xf16>, %c : memref<?x?xf16>)
    return
  }
}

// RUN: attn-opt %s -convert-tile-to-nvvm | FileCheck %s

// A tanh that may be approximate has no polynomial for its relative error near
// 0: one exponential, one reciprocal, and no choice.

#acc = #tile.accumulator<warps = 4>

gpu.module @m {
  // CHECK-LABEL: llvm.func @approximate
  // CHECK-COUNT-4: llvm.nvvm.ex2.approx.ftz.f32
  // CHECK-COUNT-4: llvm.nvvm.rcp.approx.ftz.f
  // CHECK-NOT:     llvm.fcmp
  // CHECK-NOT:     llvm.select
  // CHECK:         llvm.return
  gpu.func @approximate(%out: memref<64x8xf32>, %s: f32) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %0 = tile.splat %s : tensor<64x8xf32, #acc>
    %i = tile.index 1 : tensor<64x8xi32, #acc>
    %f = arith.sitofp %i : tensor<64x8xi32, #acc> to tensor<64x8xf32, #acc>
    %x = arith.mulf %0, %f : tensor<64x8xf32, #acc>
    %1 = math.tanh %x fastmath<afn> : tensor<64x8xf32, #acc>
    tile.store %1, %out[%c0, %c0] : tensor<64x8xf32, #acc>, memref<64x8xf32>
    gpu.return
  }
}

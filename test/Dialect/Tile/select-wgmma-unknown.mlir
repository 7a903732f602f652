// RUN: attn-opt %s --tile-select-wgmma=chip=sm_90a --allow-unregistered-dialect | FileCheck %s

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
!s = tensor<64x64xf32, #acc>
!q = tensor<64x64xf16, #op>

// Whether all warps come to the product is not known where an op of no registered
// dialect decides it. A function that is no kernel has no such op around it.

// CHECK-LABEL: gpu.func @unknown_condition
// CHECK:         tile.dot %{{[^{]*}}{transpose_rhs} :
// CHECK-LABEL: gpu.func @argument
// CHECK:         tile.dot %{{[^{]*}}{transpose_rhs, warpgroup} :
// CHECK-LABEL: func.func @no_kernel
// CHECK:         tile.dot %{{[^{]*}}{transpose_rhs, warpgroup} :
gpu.module @kernels {
  gpu.func @unknown_condition(%q: !q, %k: memref<?x64xf16>, %init: !s) kernel {
    %c0 = arith.constant 0 : index
    %kt = tile.load %k[%c0, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %flag = "test.condition"() : () -> i1
    %r = scf.if %flag -> !s {
      %s = tile.dot %q, %kt, %init {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
      scf.yield %s : !s
    } else {
      scf.yield %init : !s
    }
    "test.use"(%r) : (!s) -> ()
    gpu.return
  }
  gpu.func @argument(%flag: i1, %q: !q, %k: memref<?x64xf16>, %init: !s) kernel {
    %c0 = arith.constant 0 : index
    %kt = tile.load %k[%c0, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %r = scf.if %flag -> !s {
      %s = tile.dot %q, %kt, %init {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
      scf.yield %s : !s
    } else {
      scf.yield %init : !s
    }
    "test.use"(%r) : (!s) -> ()
    gpu.return
  }
  func.func @no_kernel(%q: !q, %kt: !tile.shared<64x64xf16>, %init: !s) -> !s {
    %s = tile.dot %q, %kt, %init {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
    return %s : !s
  }
}

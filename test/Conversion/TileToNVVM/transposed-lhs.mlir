// RUN: attn-opt %s -split-input-file -convert-tile-to-nvvm | FileCheck %s
// RUN: attn-opt %s -split-input-file -tile-select-wgmma=chip=sm_90a -convert-tile-to-nvvm | FileCheck %s --check-prefix=GROUP

// A left operand stored by columns: ldmatrix transposes its blocks, as it does those
// of a right operand stored by rows. wgmma reads either as it is: the last two numbers
// say whose rows run along the contraction.

#acc = #tile.accumulator<warps = 4>
!c = tensor<64x128xf32, #acc>

// CHECK-LABEL: llvm.func @columns
// CHECK-COUNT-4: nvvm.ldmatrix {{.*}}layout = #nvvm.mma_layout<col>, num = 4
// CHECK-NOT:     layout = #nvvm.mma_layout<row>, num
// CHECK:         nvvm.mma.sync
// GROUP-LABEL: llvm.func @columns
// GROUP-COUNT-4: wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {{.*}}, p, 1, 1, 1, 1;
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @columns(%a: memref<?x64xbf16>, %b: memref<?x128xbf16>, %out: memref<?x128xf32>)
        kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %none = tile.splat %zero : !c
      %x = tile.load %a[%c0, %c0] : memref<?x64xbf16> -> !tile.shared<64x64xbf16>
      %y = tile.load %b[%c0, %c0] : memref<?x128xbf16> -> !tile.shared<64x128xbf16>
      %d = tile.dot %x, %y, %none {transpose_lhs}
        : !tile.shared<64x64xbf16>, !tile.shared<64x128xbf16> -> !c
      tile.store %d, %out[%c0, %c0] : !c, memref<?x128xf32>
      gpu.return
    }
  }
}

// -----

#acc = #tile.accumulator<warps = 4>
!c = tensor<64x64xf32, #acc>

// CHECK-LABEL: llvm.func @both
// CHECK:         nvvm.ldmatrix {{.*}}layout = #nvvm.mma_layout<col>, num = 4
// CHECK:         nvvm.ldmatrix {{.*}}layout = #nvvm.mma_layout<row>, num = 4
// GROUP-LABEL: llvm.func @both
// GROUP-COUNT-2: wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {{.*}}, p, 1, 1, 1, 0;
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @both(%a: memref<?x64xf16>, %b: memref<?x32xf16>, %out: memref<?x64xf32>)
        kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %none = tile.splat %zero : !c
      %x = tile.load %a[%c0, %c0] : memref<?x64xf16> -> !tile.shared<32x64xf16>
      %y = tile.load %b[%c0, %c0] : memref<?x32xf16> -> !tile.shared<64x32xf16>
      %d = tile.dot %x, %y, %none {transpose_lhs, transpose_rhs}
        : !tile.shared<32x64xf16>, !tile.shared<64x32xf16> -> !c
      tile.store %d, %out[%c0, %c0] : !c, memref<?x64xf32>
      gpu.return
    }
  }
}

// RUN: attn-opt %s --convert-tile-to-nvvm | FileCheck %s
// RUN: %if ptxas %{ attn-opt %s --convert-tile-to-nvvm --gpu-module-to-binary | FileCheck %s --check-prefix=BIN %}

// Values that are not finite are multiplied apart, as codes with flags: twice as
// many products, of which the second ones end as integers. f32 goes by its upper
// part in bf16.

#acc = #tile.accumulator<warps = 4>
#half = #tile.operand<warps = 4, bits = 16>
#word = #tile.operand<warps = 4, bits = 32>
module attributes {gpu.container_module} {
  // BIN: gpu.binary @kernels
  gpu.module @kernels [#tile.nvvm<chip = "sm_80">, #tile.nvvm<chip = "sm_90">] {
    // CHECK-LABEL: llvm.func @half
    // The exponent and the lowest bit of a mantissa of both halves.
    // CHECK-DAG: llvm.mlir.constant(2080406528 : i32)
    // CHECK-DAG: llvm.mlir.constant(67109888 : i32)
    // CHECK: nvvm.ldmatrix {{.*}} num = 4
    // CHECK-COUNT-2: nvvm.mma.sync {{.*}} shape = #nvvm.shape<m = 16, n = 8, k = 16>
    // CHECK-COUNT-4: llvm.fptosi
    // CHECK-COUNT-2: nvvm.mma.sync
    // CHECK-COUNT-4: llvm.fptosi
    // CHECK-NOT: nvvm.mma.sync
    gpu.func @half(%p: memref<?x16xf16>, %v: memref<?x16xf16>, %o: memref<?x16xf32>)
        kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %z = arith.constant dense<0.0> : tensor<64x16xf32, #acc>
      %ps = tile.load %p[%c0, %c0] : memref<?x16xf16> -> !tile.shared<64x16xf16>
      %pf = tile.local_load %ps : !tile.shared<64x16xf16> -> tensor<64x16xf16, #half>
      %vs = tile.load %v[%c0, %c0] : memref<?x16xf16> -> !tile.shared<16x16xf16>
      %r = tile.dot %pf, %vs, %z {skip_negative_zero} : tensor<64x16xf16, #half>, !tile.shared<16x16xf16> -> tensor<64x16xf32, #acc>
      tile.store %r, %o[%c0, %c0] : tensor<64x16xf32, #acc>, memref<?x16xf32>
      gpu.return
    }
    // CHECK-LABEL: llvm.func @word
    // CHECK-DAG: llvm.mlir.constant(2139127680 : i32)
    // CHECK-COUNT-7: nvvm.mma.sync {{.*}} k = 8>
    // CHECK-COUNT-4: llvm.fptosi
    // CHECK-NOT: nvvm.mma.sync
    gpu.func @word(%p: memref<?x8xf32>, %v: memref<?x8xf32>, %o: memref<?x8xf32>)
        kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %z = arith.constant dense<0.0> : tensor<64x8xf32, #acc>
      %ps = tile.load %p[%c0, %c0] : memref<?x8xf32> -> !tile.shared<64x8xf32>
      %pf = tile.local_load %ps : !tile.shared<64x8xf32> -> tensor<64x8xf32, #word>
      %vs = tile.load %v[%c0, %c0] : memref<?x8xf32> -> !tile.shared<8x8xf32>
      %r = tile.dot %pf, %vs, %z {skip_negative_zero} : tensor<64x8xf32, #word>, !tile.shared<8x8xf32> -> tensor<64x8xf32, #acc>
      tile.store %r, %o[%c0, %c0] : tensor<64x8xf32, #acc>, memref<?x8xf32>
      gpu.return
    }
    // CHECK-LABEL: llvm.func @compare
    // bf16 is compared as f32, in a way that stays: there is no setp.ftz.bf16.
    // CHECK: llvm.inline_asm "shl.b32 $0, $1, 16;"
    // CHECK: llvm.fcmp "ogt" {{.*}}f32
    // CHECK-NOT: llvm.fcmp {{.*}}bf16
    gpu.func @compare(%p: memref<?x16xf32>, %o: memref<?x16xbf16>)
        kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %z = arith.constant dense<0.0> : tensor<64x16xbf16, #acc>
      %none = arith.constant 0.0 : f32
      %r = tile.index 0 : tensor<64x16xindex, #acc>
      %k = tile.index 1 : tensor<64x16xindex, #acc>
      %x = tile.gather %p[%r, %k] other %none : memref<?x16xf32>, (tensor<64x16xindex, #acc>, tensor<64x16xindex, #acc>), f32 -> tensor<64x16xf32, #acc>
      %h = arith.truncf %x : tensor<64x16xf32, #acc> to tensor<64x16xbf16, #acc>
      %c = arith.cmpf ogt, %h, %z : tensor<64x16xbf16, #acc>
      %s = arith.select %c, %h, %z : tensor<64x16xi1, #acc>, tensor<64x16xbf16, #acc>
      tile.store %s, %o[%c0, %c0] : tensor<64x16xbf16, #acc>, memref<?x16xbf16>
      gpu.return
    }
  }
}

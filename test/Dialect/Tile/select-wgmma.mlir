// RUN: attn-opt %s -split-input-file -tile-select-wgmma=chip=sm_90a | FileCheck %s
// RUN: attn-opt %s -split-input-file -tile-select-wgmma=chip=sm_90 | FileCheck %s --check-prefix=PLAIN
// RUN: attn-opt %s -split-input-file -tile-select-wgmma | FileCheck %s --check-prefix=PLAIN

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>

// CHECK-LABEL: gpu.func @halves
// PLAIN-LABEL: gpu.func @halves
gpu.module @m {
  gpu.func @halves(%keys: memref<?x64xbf16>, %p: tensor<64x64xbf16, #op>) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %acc = tile.splat %zero : tensor<64x64xf32, #acc>
    %k = tile.load %keys[%c0, %c0] : memref<?x64xbf16> -> !tile.shared<64x64xbf16>
    // CHECK: tile.dot {{.*}} {transpose_rhs, warpgroup}
    // PLAIN: tile.dot {{.*}} {transpose_rhs} :
    %s = tile.dot %k, %k, %acc {transpose_rhs} : !tile.shared<64x64xbf16>, !tile.shared<64x64xbf16> -> tensor<64x64xf32, #acc>
    // CHECK: tile.dot {{.*}} {warpgroup}
    %o = tile.dot %p, %k, %s : tensor<64x64xbf16, #op>, !tile.shared<64x64xbf16> -> tensor<64x64xf32, #acc>
    // wgmma leaves nothing out.
    // CHECK: tile.dot {{.*}} {skip_negative_zero} :
    %u = tile.dot %p, %k, %o {skip_negative_zero} : tensor<64x64xbf16, #op>, !tile.shared<64x64xbf16> -> tensor<64x64xf32, #acc>
    gpu.return
  }
}

// -----

// Elements of 32 bits and two warps stay.

#acc = #tile.accumulator<warps = 4>
#two = #tile.accumulator<warps = 2>

// CHECK-LABEL: gpu.func @others
gpu.module @m {
  gpu.func @others(%a: memref<?x32xf32>, %b: memref<?x64xf16>) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %wide = tile.splat %zero : tensor<64x64xf32, #acc>
    %few = tile.splat %zero : tensor<32x32xf32, #two>
    %k = tile.load %a[%c0, %c0] : memref<?x32xf32> -> !tile.shared<64x32xf32>
    %l = tile.load %b[%c0, %c0] : memref<?x64xf16> -> !tile.shared<32x64xf16>
    // CHECK: tile.dot
    // CHECK-NOT: warpgroup
    %s = tile.dot %k, %k, %wide {transpose_rhs} : !tile.shared<64x32xf32>, !tile.shared<64x32xf32> -> tensor<64x64xf32, #acc>
    %t = tile.dot %l, %l, %few {transpose_rhs} : !tile.shared<32x64xf16>, !tile.shared<32x64xf16> -> tensor<32x32xf32, #two>
    gpu.return
  }
}

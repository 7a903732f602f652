// RUN: attn-opt %s -allow-unregistered-dialect -tile-annotate-reads | FileCheck %s

#rows = affine_map<(d0) -> (d0)>
module attributes {gpu.container_module} {
  // CHECK-LABEL: func @f(
  func.func @f(%a: memref<64x64xf16>, %x: f32) {
    %c1 = arith.constant 1 : index
    // A tile is loaded from 0, 1 is stored to, 2 is given to an unknown op, 3 is
    // loaded through a view, 4 is a scalar, 5 is not used at all.
    // CHECK: gpu.launch_func @kernels::@kernel {{.*}} {tile.reads = array<i32: 0, 3, 5>}
    gpu.launch_func @kernels::@kernel blocks in (%c1, %c1, %c1)
      threads in (%c1, %c1, %c1)
      args(%a : memref<64x64xf16>, %a : memref<64x64xf16>, %a : memref<64x64xf16>,
           %a : memref<64x64xf16>, %x : f32, %a : memref<64x64xf16>)
    // Of a binary nothing is known.
    // CHECK: gpu.launch_func @binary::@kernel
    // CHECK-NOT: tile.reads
    gpu.launch_func @binary::@kernel blocks in (%c1, %c1, %c1)
      threads in (%c1, %c1, %c1) args(%a : memref<64x64xf16>)
    return
  }
  gpu.binary @binary [#gpu.object<#tile.nvvm<chip = "sm_80">, "">]
  gpu.module @kernels {
    gpu.func @kernel(%0: memref<64x64xf16>, %1: memref<64x64xf16>, %2: memref<64x64xf16>, %3: memref<64x64xf16>, %4: f32, %5: memref<64x64xf16>) kernel {
      %c0 = arith.constant 0 : index
      %t = tile.load %0[%c0, %c0] : memref<64x64xf16> -> !tile.shared<64x64xf16>
      %x = memref.load %1[%c0, %c0] : memref<64x64xf16>
      memref.store %x, %1[%c0, %c0] : memref<64x64xf16>
      "test.unknown"(%2) : (memref<64x64xf16>) -> ()
      %view = memref.subview %3[8, 8] [8, 8] [1, 1] : memref<64x64xf16> to memref<8x8xf16, strided<[64, 1], offset: 520>>
      %y = memref.load %view[%c0, %c0] : memref<8x8xf16, strided<[64, 1], offset: 520>>
      gpu.return
    }
  }
}

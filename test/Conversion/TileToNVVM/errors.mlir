// RUN: attn-opt %s --convert-tile-to-nvvm --split-input-file --verify-diagnostics

// A kernel says how many warps it has.

gpu.module @kernels {
  // expected-error @below {{'gpu.func' op needs 1 to 32 warps in 'tile.num_warps'}}
  gpu.func @f(%a: memref<64xf32>) kernel {
    %c0 = arith.constant 0 : index
    %x = arith.constant dense<0.0> : tensor<64xf32, #tile.slice<dim = 1, parent = <warps = 4>>>
    tile.store %x, %a[%c0] : tensor<64xf32, #tile.slice<dim = 1, parent = <warps = 4>>>, memref<64xf32>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @f(%a: memref<64xf32>) kernel attributes {tile.num_warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{has a fragment over 4 warps in a kernel of 8}}
    %x = arith.constant dense<0.0> : tensor<64xf32, #tile.slice<dim = 1, parent = <warps = 4>>>
    tile.store %x, %a[%c0] : tensor<64xf32, #tile.slice<dim = 1, parent = <warps = 4>>>, memref<64xf32>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @f(%a: memref<64x64xf16, 3>) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    // expected-error @below {{addresses global memory, not 'memref<64x64xf16, 3>'}}
    %x = tile.load %a[%c0, %c0] : memref<64x64xf16, 3> -> !tile.shared<64x64xf16>
    gpu.return
  }
}

// -----

#acc = #tile.accumulator<warps = 4>
gpu.module @kernels {
  gpu.func @f(%a: memref<64x64xf64>, %s: f64) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %x = tile.splat %s : tensor<64x64xf64, #acc>
    // expected-error @below {{'math.exp' has no lowering in a GPU kernel}}
    %y = math.exp %x : tensor<64x64xf64, #acc>
    tile.store %y, %a[%c0, %c0] : tensor<64x64xf64, #acc>, memref<64x64xf64>
    gpu.return
  }
}

// -----

#acc = #tile.accumulator<warps = 4>
gpu.module @kernels {
  gpu.func @f(%a: memref<64xf64>) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %x = arith.constant dense<1.0> : tensor<64x64xf64, #acc>
    // expected-error @below {{reduces f32 or i32, got 'f64'}}
    %y = tile.reduce add %x : tensor<64x64xf64, #acc>
    tile.store %y, %a[%c0] : tensor<64xf64, #tile.slice<dim = 1, parent = #acc>>, memref<64xf64>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @f(%a: memref<64xf32>) kernel attributes {tile.num_warps = 4 : i32} {
    // expected-error @below {{has a tensor that is no fragment: 'tensor<64xf32>'}}
    %x = arith.constant dense<0.0> : tensor<64xf32>
    gpu.return
  }
}

// -----

gpu.module @kernels {
  gpu.func @f(%a: memref<?xf32>, %x: f32) kernel attributes {tile.num_warps = 4 : i32} {
    // expected-error @below {{'linalg.fill' has no lowering in a GPU kernel}}
    linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
    gpu.return
  }
}

// -----

// A vote of one warp parts it from the others, which a copy would wait for.

gpu.module @kernels {
  gpu.func @f(%a: memref<64x64xf16>, %b: i1) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %any = tile.any %b : i1
    %none = arith.xori %any, %true : i1
    scf.if %none {
      // expected-error @below {{is done by all warps together, but a vote of one warp decides whether it runs}}
      %x = tile.load %a[%c0, %c0] : memref<64x64xf16> -> !tile.shared<64x64xf16>
    }
    gpu.return
  }
}

// -----

// 128 KiB, where a block of this chip has 99.

gpu.module @kernels [#tile.nvvm<chip = "sm_120">] {
  // expected-error @below {{needs 131072 bytes of shared memory, but the chip has 101376 for a block}}
  gpu.func @f(%a: memref<256x256xf16>, %b: memref<256x256xf32>) kernel attributes {tile.num_warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %x = tile.load %a[%c0, %c0] : memref<256x256xf16> -> !tile.shared<256x256xf16>
    %zero = arith.constant dense<0.0> : tensor<256x256xf32, #tile.accumulator<warps = 8>>
    %y = tile.dot %x, %x, %zero {transpose_rhs} : !tile.shared<256x256xf16>, <256x256xf16>
      -> tensor<256x256xf32, #tile.accumulator<warps = 8>>
    tile.store %y, %b[%c0, %c0] : tensor<256x256xf32, #tile.accumulator<warps = 8>>, memref<256x256xf32>
    gpu.return
  }
}

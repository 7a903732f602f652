//===- Passes.td - Tile dialect passes ---------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_TRANSFORMS_PASSES
#define ATTN_DIALECT_TILE_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def TilePipelineCopiesPass : Pass<"tile-pipeline-copies"> {
  let summary = "Let the loads of a loop run ahead in rings";
  let description = [{
    Every `tile.load` of a loop whose source does not change in it, and whose
    offsets are the loop's position or do not change either, gets a ring of
    `num-stages` tiles. The copies of `num-stages` - 1 iterations begin in front of
    the loop, and each iteration waits for its own tile and begins the copy of the
    one that many iterations ahead. Copies beyond the loop's end fetch what the
    source has there, or zeros, and are waited for behind the loop.

    ```mlir
    // Before
    scf.for %n = %c0 to %end step %c64 {
      %k = tile.load %keys[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
      use(%k)
    }

    // After, with two stages
    %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
    tile.put %ring[%c0], %keys[%c0, %c0] : ...
    %i = scf.for %n = %c0 to %end step %c64 iter_args(%i = %c0) -> index {
      %k = tile.get %ring[%i] : ...
      tile.put %ring[%i + 1], %keys[%n + 64, %c0] : ...
      use(%k)
      tile.release %ring[%i] : ...
      scf.yield %i + 1 : index
    }
    tile.get %ring[%i] : ...
    tile.release %ring[%i] : ...
    ```
  }];
  let options = [
    Option<"numStages", "num-stages", "int64_t", /*default=*/"2",
           "Tiles of a ring; 1 leaves the loads as they are">,
  ];
  let statistics = [
    Statistic<"numPipelined", "num-pipelined", "Loads that run ahead">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::attn::tile::TileDialect"];
}

def TileAttachTargetPass : Pass<"tile-attach-target"> {
  let summary = "Attach #tile.nvvm targets to GPU modules without a target";
  let description = [{
    Every `gpu.module` that has no target gets one `#tile.nvvm` for each chip
    named, in that order, and PTX of the first under `ptx-fallback`.

    ```mlir
    // Before
    gpu.module @kernels { ... }

    // After chips=sm_90,sm_80 ptx-fallback
    gpu.module @kernels [#tile.nvvm<chip = "sm_90">, #tile.nvvm<chip = "sm_80">,
                         #tile.nvvm<chip = "sm_90", format = "isa">] { ... }
    ```
  }];
  let options = [
    ListOption<"chips", "chips", "std::string",
               "chips to compile for, such as sm_90; sm_80 where none is given">,
    Option<"features", "features", "std::string", /*default=*/"",
           "PTX version as in '+ptx80'; by default the chip's">,
    Option<"optLevel", "O", "int", /*default=*/"3",
           "optimization level, 0 to 3">,
    Option<"maxSpill", "max-spill", "int64_t", /*default=*/"0",
           "bytes that a kernel may spill; -1 for no limit">,
    Option<"ptxas", "ptxas-options", "std::string", /*default=*/"",
           "more options for the command line of ptxas">,
    Option<"ptxFallback", "ptx-fallback", "bool", /*default=*/"false",
           "add PTX for chips that are not named">
  ];
  let dependentDialects = ["::mlir::attn::tile::TileDialect"];
}

def TileAnnotateReadsPass : Pass<"tile-annotate-reads"> {
  let summary = "Note on each launch which operands its kernel only reads";
  let description = [{
    Sets `tile.reads` on every `gpu.launch_func` whose kernel is a `gpu.func`: the
    numbers of the memref operands whose uses in the kernel are all known to read.
    `tile-insert-host-copies` goes by it where the kernel is machine code already.

    ```mlir
    // Before
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)
      args(%in : memref<64xf16>, %out : memref<64xf16>)

    // After
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)
      args(%in : memref<64xf16>, %out : memref<64xf16>) {tile.reads = array<i32: 0>}
    ```
  }];
  let dependentDialects = ["::mlir::attn::tile::TileDialect"];
}

def TileInsertHostCopiesPass : Pass<"tile-insert-host-copies"> {
  let summary = "Copy operands of kernel launches to the device and back";
  let description = [{
    For launches whose memref operands are in host memory: allocates device
    memory, copies the operands there, launches, copies back what the kernel
    writes, and waits. Layouts are kept, so the kernel sees the strides that the
    host has. Operands that view the same memory share one copy. A kernel
    argument is written unless `tile.reads` names it or all its uses are known to
    read; an operand fresh from `memref.alloc` is not copied to the device.

    ```mlir
    // Before
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)
      args(%in : memref<64xf16>, %out : memref<64xf16>)

    // After
    %0 = gpu.wait async
    %d0, %1 = gpu.alloc async [%0] (%c64) : memref<?xf16>
    %2 = gpu.memcpy async [%1] %d0, %flat0 : memref<?xf16>, memref<?xf16>
    %i = memref.reinterpret_cast %d0 to ... : memref<?xf16> to memref<64xf16>
    ...
    %4 = gpu.launch_func async [%3] @k::@k ...
      args(%i : memref<64xf16>, %o : memref<64xf16>)
    %5 = gpu.memcpy async [%4] %flat1, %d1 : memref<?xf16>, memref<?xf16>
    %6 = gpu.dealloc async [%5] %d0 : memref<?xf16>
    %7 = gpu.dealloc async [%6] %d1 : memref<?xf16>
    gpu.wait [%7]
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::gpu::GPUDialect", "::mlir::memref::MemRefDialect"
  ];
}

#endif // ATTN_DIALECT_TILE_TRANSFORMS_PASSES

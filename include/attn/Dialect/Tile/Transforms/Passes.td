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
                           "::mlir::tile::TileDialect"];
}

#endif // ATTN_DIALECT_TILE_TRANSFORMS_PASSES

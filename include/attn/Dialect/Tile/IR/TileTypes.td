//===- TileTypes.td - Tile dialect types -------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_IR_TILETYPES
#define ATTN_DIALECT_TILE_IR_TILETYPES

include "attn/Dialect/Tile/IR/TileAttrs.td"

/// A tile in registers, spread over the threads of a CTA: a static tensor of one
/// or two dimensions with a layout as its encoding.
def Tile_Fragment : Type<
    CPred<"::mlir::attn::tile::isFragment($_self)">,
    "fragment (a tensor with a layout of the tile dialect as its encoding)",
    "::mlir::RankedTensorType">;

def Tile_SharedType : Tile_Type<"Shared", "shared"> {
  let summary = "a tile in shared memory";
  let description = [{
    Rows x columns of a 16- or 32-bit float element type, stored as the copy
    engines and the matrix instructions want it: in slabs of 128 bytes of
    columns, slab after slab, row after row within a slab, and the 16-byte chunk c
    of row r of a slab at chunk c xor (r mod 8) (the 128-byte swizzle). Columns
    that do not fill the last slab leave it partly unused. A tile begins at a
    multiple of 1024 bytes.

    ```mlir
    !tile.shared<64x128xf16>
    ```
  }];
  let parameters = (ins "int64_t":$rows, "int64_t":$columns,
                        "::mlir::FloatType":$elementType);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Columns of one slab.
    int64_t getSlabColumns() const {
      return 1024 / getElementType().getWidth();
    }
    int64_t getNumSlabs() const {
      return (getColumns() + getSlabColumns() - 1) / getSlabColumns();
    }
    /// Bytes of the tile in shared memory.
    int64_t getSizeInBytes() const { return getNumSlabs() * getRows() * 128; }
  }];
}

def Tile_RingType : Tile_Type<"Ring", "ring"> {
  let summary = "a ring of tiles in shared memory";
  let description = [{
    `stages` tiles of one type that asynchronous copies fill in order and readers
    empty in order. Positions in a ring are sequence numbers that only grow; slots
    and phases appear when the program is lowered.

    ```mlir
    !tile.ring<2 x !tile.shared<64x128xf16>>
    ```
  }];
  let parameters = (ins "int64_t":$stages, "::mlir::attn::tile::SharedType":$tile);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Tile_TensorMapType : Tile_Type<"TensorMap", "tensor_map"> {
  let summary = "a tensor in global memory, described for the copy engine";
  let description = [{
    A memref of `rank` dimensions as the copy engine (TMA) addresses it, and the
    tile that one `tile.put` copies from it: dimension `rows` of the memref runs
    along the tile's rows and `columns`, which is contiguous, along its columns;
    the tile has extent 1 in all others.

    One instruction copies `slabs` slabs of the tile: 1, or all of them. In the
    second case the columns are two dimensions of the map, within a slab and from
    slab to slab, so that the columns of the memref are a multiple of a slab's.
    The map's dimensions, at most five, are from the innermost on: the columns
    (of a slab), the rows, the slabs where there are several, and the other
    dimensions of the memref from its last to its first.

    ```mlir
    // Tiles of 128 keys of one head, from memref<?x?x8x128xf16>.
    !tile.tensor_map<!tile.shared<128x128xf16>, rank = 4, rows = 1,
                     columns = 3, slabs = 2>
    ```
  }];
  let parameters = (ins "::mlir::attn::tile::SharedType":$tile,
                        "int64_t":$rank, "int64_t":$rows, "int64_t":$columns,
                        "int64_t":$slabs);
  let assemblyFormat = [{
    `<` qualified($tile) `,` `rank` `=` $rank `,` `rows` `=` $rows `,`
    `columns` `=` $columns `,` `slabs` `=` $slabs `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Bytes that the copy engine and the driver need a base address and the
    /// strides to be a multiple of.
    static constexpr int64_t kAlignment = 16;
    /// In getMapDims: the dimension from slab to slab.
    static constexpr int64_t kSlabDim = -1;

    /// The dimensions of the map from the innermost on, as dimensions of the
    /// memref or kSlabDim.
    ::llvm::SmallVector<int64_t> getMapDims() const;
    /// What one instruction copies: one extent for each of getMapDims.
    ::llvm::SmallVector<int64_t> getBox() const;
    /// Bytes that one instruction writes to shared memory, also where the box
    /// is partly outside of the tensor.
    int64_t getBoxBytes() const { return getSlabs() * getTile().getRows() * 128; }
    /// Instructions for one tile.
    int64_t getNumCopies() const { return getTile().getNumSlabs() / getSlabs(); }
  }];
}

#endif // ATTN_DIALECT_TILE_IR_TILETYPES

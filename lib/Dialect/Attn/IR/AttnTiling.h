//===- AttnTiling.h - Slices of the operands of attn ops --------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_DIALECT_ATTN_IR_ATTNTILING_H
#define LIB_DIALECT_ATTN_IR_ATTNTILING_H

#include "attn/Dialect/Attn/IR/Attn.h"

namespace mlir::attn {

/// A tile of an iteration domain, and what the untiled domain looks like.
struct DomainTile {
  DomainTile(OpBuilder &b, Operation *op, ArrayRef<OpFoldResult> offsets,
             ArrayRef<OpFoldResult> sizes);

  /// Whether the tile takes all of dimension `dim`.
  bool isFull(unsigned dim) const { return full[dim]; }

  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<bool> full;
};

/// Where in an operand with the map `map` the tile lies. `tiledMap` is the map
/// of the slice: a group of a dimension tiled by 1 becomes the constant 0.
/// Fails, with an error at `op`, on a group whose tile is neither 1 nor all.
LogicalResult getSlicePosition(OpBuilder &b, Operation *op,
                               const DomainTile &tile, AffineMap map,
                               Value operand,
                               SmallVectorImpl<OpFoldResult> &offsets,
                               SmallVectorImpl<OpFoldResult> &sizes,
                               AffineMap &tiledMap);

/// tensor.extract_slice or memref.subview, appended to `slices`.
Value getSlice(OpBuilder &b, Location loc, Value source,
               ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
               SmallVectorImpl<Operation *> &slices);

/// `op` on the slices of its operands that the tile takes. Where `inits` are
/// given, they are the slices of the inits.
FailureOr<TilingResult> tileOnSlices(OpBuilder &b, Operation *op,
                                     const DomainTile &tile,
                                     ValueRange inits = {});

/// Adds the offsets of a tile to every attn.index in the regions of `op`.
void offsetIndices(OpBuilder &b, Operation *op, ArrayRef<OpFoldResult> offsets);

} // namespace mlir::attn

#endif // LIB_DIALECT_ATTN_IR_ATTNTILING_H

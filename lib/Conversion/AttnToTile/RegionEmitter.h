//===- RegionEmitter.h - Score and mask regions on fragments ----*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_CONVERSION_ATTNTOTILE_REGIONEMITTER_H
#define ATTN_LIB_CONVERSION_ATTNTOTILE_REGIONEMITTER_H

#include "attn/Dialect/Attn/IR/Attn.h"
#include "attn/Dialect/Tile/IR/Tile.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"

#include <functional>

namespace mlir::attn {

/// A slice of a tensor, in terms of a memref argument of the kernel: offsets
/// and sizes per dimension of the argument, and which of them are the
/// dimensions of the tensor. The others have size 1.
struct View {
  Value base;
  SmallVector<OpFoldResult> offsets, sizes;
  SmallVector<unsigned> dims;
};

/// Rewrites the scalar ops of a score or a mask region to the elements of a
/// tile of M queries by N keys. A value that depends on neither position stays
/// a scalar, one that depends on the query (key) alone becomes a slice with one
/// element per row (column), everything else a fragment of the whole tile.
class RegionEmitter {
public:
  /// `lookup` maps a value defined outside of the region to the kernel's, and
  /// `lookupView` a tensor; both return null where there is none.
  RegionEmitter(OpBuilder &b, AttentionOpInterface op,
                attn::tile::AccumulatorAttr layout, int64_t m, int64_t n,
                std::function<Value(Value)> lookup,
                std::function<View(Value)> lookupView)
      : b(b), op(op), layout(layout), m(m), n(n), lookup(std::move(lookup)),
        lookupView(std::move(lookupView)),
        isRounded(!getElementTypeOrSelf(op->getOperand(2)).isF32()) {}

  /// Emits the ops of `block`, whose arguments are `args`, and returns what its
  /// terminator yields; null behind an error. Reads of tensors happen where
  /// `guard` is true, if there is one.
  Value emit(Block &block, ValueRange args, Value guard);

  /// As `emit`, but stops at `value`, which the block computes.
  Value emitUpTo(Block &block, Value value, ValueRange args, Value guard);

  /// The elements of capture number i, in the smallest form its map allows.
  Value emitCapture(unsigned i, Value guard);

  /// The value over the whole tile.
  Value toTile(Location loc, Value value);

  /// Type of a fragment over the whole tile, and of one value per row.
  RankedTensorType getTileType(Type elementType) const;
  RankedTensorType getRowType(Type elementType) const;
  RankedTensorType getColumnType(Type elementType) const;

private:
  /// What a value depends on, as two bits.
  enum Form { Scalar = 0, Row = 1, Column = 2, Tile = 3 };
  static Form getForm(Type type);
  Type getType(Form form, Type elementType) const;
  Value convert(Location loc, Value value, Form form);

  LogicalResult emitOp(Operation &op, Value guard);
  Value emitAffine(Location loc, AffineExpr expr, ValueRange dims,
                   ValueRange symbols);
  Value emitBinary(Location loc, StringRef name, Value lhs, Value rhs);
  Value emitRead(Location loc, View view, ArrayRef<Value> indices, Value guard);
  Value map(Value value);

  OpBuilder &b;
  AttentionOpInterface op;
  attn::tile::AccumulatorAttr layout;
  int64_t m, n;
  std::function<Value(Value)> lookup;
  std::function<View(Value)> lookupView;
  /// Whether weights are rounded to 16 bits: of a function near 0, the absolute
  /// error matters, not the relative one.
  bool isRounded;
  IRMapping mapping;
};

} // namespace mlir::attn

#endif // ATTN_LIB_CONVERSION_ATTNTOTILE_REGIONEMITTER_H

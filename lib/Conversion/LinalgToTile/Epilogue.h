//===- Epilogue.h - Elementwise ops behind a contraction --------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel does with a tile of a contraction's result before it writes it:
// the elementwise ops of linalg that are the only readers of the result, on the
// fragment that holds the tile.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_CONVERSION_LINALGTOTILE_EPILOGUE_H
#define ATTN_LIB_CONVERSION_LINALGTOTILE_EPILOGUE_H

#include "attn/Dialect/Tile/IR/Tile.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::attn {

/// A chain of elementwise ops, each of which alone reads the one before.
struct Epilogue {
  SmallVector<linalg::LinalgOp> ops;
  /// What they read besides.
  SetVector<Value> tensors, scalars;

  bool empty() const { return ops.empty(); }
};

/// The chain that begins with the reader of `result`, as long as registers have
/// room for what it reads.
Epilogue findEpilogue(Value result);

/// How many tensors it reads for each element, by the dimensions of the result
/// that are rows and columns.
int64_t countReads(const Epilogue &epilogue, unsigned rowDim,
                   unsigned columnDim);

/// The tile of the result that a block computes: where it begins, as the
/// positions along the dimensions of the result, two of which are spread over
/// the rows and the columns of a fragment.
struct ResultTile {
  SmallVector<Value> begin;
  unsigned rowDim, columnDim;
  /// The type of a fragment, with any element type.
  RankedTensorType type;
};

/// Emits the ops for `value`, the fragment of the contraction, and returns the
/// fragment to write. `operands` maps what the epilogue reads to the kernel's
/// arguments.
Value emitEpilogue(OpBuilder &b, const Epilogue &epilogue, Value value,
                   const ResultTile &tile, const IRMapping &operands);

} // namespace mlir::attn

#endif // ATTN_LIB_CONVERSION_LINALGTOTILE_EPILOGUE_H

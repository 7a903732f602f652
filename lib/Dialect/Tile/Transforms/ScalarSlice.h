//===- ScalarSlice.h - What a scalar is computed from -----------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_TILE_TRANSFORMS_SCALARSLICE_H
#define ATTN_LIB_DIALECT_TILE_TRANSFORMS_SCALARSLICE_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::attn::tile {

/// The backward slice of values in a kernel, through loops and branches one
/// carried value at a time. Of a bound that warpgroups may have of their own it
/// has the common one. Branches and loops around what is in the slice are
/// not part of it until `addControl`.
class ScalarSlice {
public:
  void add(Value value);
  /// Adds `op`, its operands, and what decides whether it runs.
  void addWithControl(Operation *op);

  bool contains(Value value) const { return values.contains(value); }
  bool contains(Operation *op) const { return ops.contains(op); }
  /// The first op of the slice that is of the tile dialect and was not added by
  /// `addWithControl`, or no structured loop or branch with regions; null
  /// where all is scalar.
  Operation *getObstacle() const { return obstacle; }

private:
  void visit(Value value);

  llvm::DenseSet<Value> values;
  llvm::SmallPtrSet<Operation *, 32> ops;
  SmallVector<Value> worklist;
  Operation *obstacle = nullptr;
};

} // namespace mlir::attn::tile

#endif // ATTN_LIB_DIALECT_TILE_TRANSFORMS_SCALARSLICE_H

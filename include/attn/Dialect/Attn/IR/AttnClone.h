//===- AttnClone.h - Copies of attn ops on other operands -------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNCLONE_H
#define ATTN_DIALECT_ATTN_IR_ATTNCLONE_H

#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/Builders.h"

namespace mlir::attn {

/// `op` with other operands and result types. Unlike mlir::clone, works where a
/// region is empty, as score and mask may be.
inline Operation *cloneOnOperands(OpBuilder &b, Operation *op, TypeRange types,
                                  ValueRange operands) {
  Operation *copy = cloneWithoutRegions(b, op, types, operands);
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), copy->getRegions()))
    if (!from.empty()) {
      OpBuilder::InsertionGuard guard(b);
      b.cloneRegionBefore(from, to, to.end());
    }
  return copy;
}

template <typename OpTy>
OpTy cloneOnOperands(OpBuilder &b, OpTy op, TypeRange types,
                     ValueRange operands) {
  return cast<OpTy>(cloneOnOperands(b, op.getOperation(), types, operands));
}

} // namespace mlir::attn

#endif // ATTN_DIALECT_ATTN_IR_ATTNCLONE_H

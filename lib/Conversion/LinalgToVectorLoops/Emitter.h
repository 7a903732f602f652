//===- Emitter.h - Loops over the iteration domain of an op -----*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_CONVERSION_LINALGTOVECTORLOOPS_EMITTER_H
#define ATTN_LIB_CONVERSION_LINALGTOVECTORLOOPS_EMITTER_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::attn {

/// How an operand moves along one dimension of the iteration domain.
enum class Access { Invariant, Unit, Strided };

/// What the lowerings of one op share.
class Emitter {
public:
  Emitter(RewriterBase &b, linalg::LinalgOp op)
      : b(b), op(op), loc(op.getLoc()), ivs(op.getNumLoops()) {}

  Access getAccess(OpOperand &operand, unsigned dim);

  Value index(int64_t value);
  /// Number of iterations along a dimension.
  Value getSize(unsigned dim);
  /// Where the operand's element for the current induction variables lies.
  SmallVector<Value> getIndices(OpOperand &operand);

  /// Emits `for (iv = lower; iv < upper; iv += step) body(iv)`, or with values
  /// carried around the loop, of which the body returns the next ones.
  void emitFor(Value lower, Value upper, int64_t step,
               function_ref<void(Value)> body);
  SmallVector<Value>
  emitFor(Value lower, Value upper, int64_t step, ValueRange inits,
          function_ref<SmallVector<Value>(Value, ValueRange)> body);
  /// A nest of loops over whole dimensions; sets `ivs` on the way in.
  void emitNest(ArrayRef<unsigned> dims, function_ref<void()> body);

  /// The largest multiple of `step` that is no larger than `size`.
  Value alignDown(Value size, int64_t step);
  /// Extends or truncates a float, scalar or vector.
  Value convertFloat(Value value, Type element);

  RewriterBase &b;
  linalg::LinalgOp op;
  Location loc;
  /// Current position along each dimension.
  SmallVector<Value> ivs;

private:
  SmallVector<Range> ranges;
};

} // namespace mlir::attn

#endif // ATTN_LIB_CONVERSION_LINALGTOVECTORLOOPS_EMITTER_H

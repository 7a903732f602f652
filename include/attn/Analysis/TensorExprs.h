//===- TensorExprs.h - Tensor programs as scalar expressions ----*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads elements of tensors through the ops that produce them: elementwise
// linalg ops are inlined, data movement composes into the positions, and
// reductions stay as leaves that can be opened with a variable of one's choice.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_ANALYSIS_TENSOREXPRS_H
#define ATTN_ANALYSIS_TENSOREXPRS_H

#include "attn/Analysis/ScalarExpr.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::linalg {
class LinalgOp;
} // namespace mlir::linalg

namespace mlir::tensor {
class ExpandShapeOp;
} // namespace mlir::tensor

namespace mlir::attn {

/// One element of a reduction: combiner over `vars` of `body`, from `init`.
struct Reduction {
  /// Null for a combiner that is not understood.
  std::optional<OperationName> combiner;
  const Expr *init;
  const Expr *body;
  /// The variables of the dimensions that are reduced; those of extent 1 are
  /// left out.
  SmallVector<const Expr *> vars;
};

/// The tensor that a leaf reads; null for the parts of linalg.softmax.
Value getReadTensor(const Expr *leaf);

class TensorExprs {
public:
  explicit TensorExprs(ExprContext &exprs) : exprs(exprs) {}
  ExprContext &getContext() { return exprs; }

  /// A scalar that is defined outside any body.
  const Expr *scalar(Value value);
  /// Size of a dimension of a tensor.
  const Expr *size(Value tensor, unsigned dim);
  /// An element; constants are looked through.
  const Expr *read(Value tensor, ArrayRef<const Expr *> indices);

  /// Looks through the producer of the tensor that `leaf` reads; null where it
  /// is opaque. Reductions yield a leaf of kind Reduced.
  const Expr *step(const Expr *leaf);
  /// Looks through all producers. Short reductions of integers are written out
  /// but where they are asked for as such.
  const Expr *expand(const Expr *e, bool unrolls = true);
  /// The last read, on the way to the expanded expression, of a single tensor
  /// whose positions satisfy what `setMappable` gave.
  const Expr *getMappableOrigin(const Expr *expanded) const {
    return origins.lookup(expanded);
  }
  void setMappable(std::function<bool(const Expr *)> predicate) {
    isMappable = std::move(predicate);
  }

  /// Opens a leaf of kind Reduced. With `along`, the reduced dimension (or the
  /// row-major order of several) is given that variable, which needs to have
  /// the same extent.
  std::optional<Reduction> open(const Expr *reduced,
                                const Expr *along = nullptr);

  /// The combiner, start and body of a reduction of one dimension at a position
  /// in it.
  std::optional<Reduction> openAt(const Expr *reduced, const Expr *position);
  /// The extent of the one dimension that is reduced; null where there is not
  /// exactly one of more than one element.
  const Expr *getReducedExtent(const Expr *reduced);

  /// The map that a read is, over a domain of `numDims` dimensions in which
  /// `positions` places the variables; null where a position is no map result,
  /// or where the tensor is larger than what is read. Positions are a variable,
  /// 0 in a dimension of size 1, or, for the first `numGrouped` dimensions, a
  /// quotient or remainder by a constant.
  AffineMap getReadMap(const Expr *leaf,
                       const DenseMap<const Expr *, unsigned> &positions,
                       unsigned numDims, unsigned numGrouped);

  /// Two sizes that some op needs to be equal.
  void equate(const Expr *a, const Expr *b);
  /// Equates the sizes that the reshapes of a block do not change otherwise: a
  /// reshape has as many elements as its source. Ask before anything else.
  void equateReshapes(Block &block);
  bool isSameSize(const Expr *a, const Expr *b) {
    return a == b || canonicalSize(a) == canonicalSize(b);
  }
  /// a - b where that is a number.
  std::optional<int64_t> getSizeDifference(const Expr *a, const Expr *b) {
    return exprs.add(canonicalSize(a), canonicalSize(b), -1)->getInt();
  }

  /// Ops with assertions in their body that were looked through.
  const llvm::SetVector<Operation *> &getAsserting() const { return asserting; }

  const Expr *apply(AffineExpr expr, ArrayRef<const Expr *> dims,
                    ArrayRef<const Expr *> symbols = {});

private:
  struct Body;
  const Expr *eval(Value value, Body &body);
  const Expr *inlineBody(linalg::LinalgOp op, unsigned result,
                         ArrayRef<const Expr *> loops, bool reduces);
  /// Loop positions from the positions in a result; reduced loops stay null.
  bool loopsFromResult(linalg::LinalgOp op, unsigned result,
                       ArrayRef<const Expr *> indices,
                       SmallVectorImpl<const Expr *> &loops);
  const Expr *unroll(const Expr *e);
  Reduction openSoftmax(const Expr *reduced, const Expr *position);
  std::optional<Reduction> openLoops(const Expr *reduced,
                                     ArrayRef<const Expr *> loops);
  const Expr *canonicalSize(const Expr *e);
  void equateExpanded(tensor::ExpandShapeOp op);
  void equateLoops(linalg::LinalgOp op);
  const Expr *loopExtent(linalg::LinalgOp op, unsigned loop);
  const Expr *sizeImpl(Value tensor, unsigned dim);
  const Expr *linearize(ArrayRef<const Expr *> indices,
                        ArrayRef<const Expr *> sizes);
  void delinearize(const Expr *index, ArrayRef<const Expr *> sizes,
                   SmallVectorImpl<const Expr *> &indices);
  const Expr *foldResult(OpFoldResult value);
  SmallVector<const Expr *> allSizes(Value tensor);

  ExprContext &exprs;
  DenseMap<Value, const Expr *> scalars;
  DenseMap<std::pair<Value, unsigned>, const Expr *> sizeCache;
  DenseMap<const Expr *, const Expr *> expanded[2], steps, origins;
  /// Constants that are an arithmetic progression (start, step), and constants
  /// with a diagonal (its offset, the value up to it, the value behind it).
  DenseMap<Attribute, std::optional<std::pair<int64_t, int64_t>>> progressions;
  DenseMap<Attribute, Attribute> triangles;
  /// From a size to another one of its class.
  DenseMap<const Expr *, const Expr *> equalSizes;
  llvm::DenseSet<Operation *> equated;
  std::function<bool(const Expr *)> isMappable;
  llvm::SetVector<Operation *> asserting;
  unsigned depth = 0;
};

} // namespace mlir::attn

#endif // ATTN_ANALYSIS_TENSOREXPRS_H

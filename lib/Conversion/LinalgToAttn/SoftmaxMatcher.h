//===- SoftmaxMatcher.h - Proves that a value is an attention ---*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_CONVERSION_LINALGTOATTN_SOFTMAXMATCHER_H
#define ATTN_LIB_CONVERSION_LINALGTOATTN_SOFTMAXMATCHER_H

#include "attn/Analysis/TensorExprs.h"
#include "attn/Dialect/Attn/IR/Attn.h"

namespace mlir::attn {

/// What the whole function says about its values, found in one walk.
struct SoftmaxSites {
  /// Values that hold an exponential, through elementwise ops and data
  /// movement.
  DenseSet<Value> exponentials;
  /// Values that hold a contraction of such a value, in the same sense.
  DenseSet<Value> contractions;
};

/// Why a value is no attention that can be captured.
struct Miss {
  std::string reason;
  Operation *culprit = nullptr;
  /// The exponential that was being looked at.
  Operation *exponential = nullptr;
  /// Larger means that more was proved before the failure.
  unsigned progress = 0;
};

/// One of query, key and value.
struct MatchedOperand {
  /// A read of one tensor whose positions make an indexing map, or else the
  /// expression that a new tensor is to hold.
  const Expr *expr = nullptr;
  bool isRead = false;
  /// The element type that the op sees.
  FloatType type;
};

struct AttentionMatch {
  explicit AttentionMatch(MLIRContext *ctx) : exprs(ctx), tensors(exprs) {}

  ExprContext exprs;
  TensorExprs tensors;
  Value root;
  /// The op that sums the exponentials, and the op that holds them.
  Operation *normalizer = nullptr;
  Operation *exponential = nullptr;

  /// Variables of each dimension of `root`: none for a dimension of size 1,
  /// several where it is a collapse.
  SmallVector<SmallVector<const Expr *>> layout;
  SmallVector<const Expr *> batch;
  /// Null where that dimension has size 1 and is not written out.
  const Expr *m = nullptr, *n = nullptr, *d = nullptr, *e = nullptr;

  MatchedOperand query, key, value;
  FloatType accumulator;
  /// The score as a function of `product`, the dot product.
  const Expr *product = nullptr;
  const Expr *score = nullptr;
  /// One more logit of every row, and what multiplies and divides the output.
  const Expr *sink = nullptr;
  SmallVector<const Expr *> factors, divisors;
  /// Null where every key is seen.
  const Expr *mask = nullptr;
  std::optional<double> fill;
  EmptyRows emptyRows = EmptyRows::NaN;
};

struct MatchOptions {
  /// Keep every rounding of the scores, and scales where they are.
  bool strict = false;
  /// Take the exponent without the row maximum, which may overflow.
  bool anyShift = false;
};

/// Proves that `root` holds an attention. Looks at the IR alone; fails with
/// `miss` set where an exponential takes part.
std::unique_ptr<AttentionMatch> matchAttention(Value root,
                                               const SoftmaxSites &sites,
                                               const MatchOptions &options,
                                               Miss &miss);

/// e == (condition ? score : fill) with everything but the score constant along
/// the branch: takes the mask out of `e`.
struct ExtractedMask {
  const Expr *score;
  const Expr *condition = nullptr;
  std::optional<APFloat> fill;
};
ExtractedMask extractMask(ExprContext &exprs, const Expr *e,
                          const Expr *product);

/// `e` with floats narrower than `type` computed in `type`.
class Promoter {
public:
  Promoter(ExprContext &exprs, FloatType type) : exprs(exprs), type(type) {}
  const Expr *promote(const Expr *e);

private:
  const Expr *widen(const Expr *e);
  ExprContext &exprs;
  FloatType type;
  DenseMap<const Expr *, const Expr *> memo;
};

/// `e` with `from` replaced.
const Expr *substitute(ExprContext &exprs, const Expr *e,
                       const DenseMap<const Expr *, const Expr *> &map);

} // namespace mlir::attn

#endif // ATTN_LIB_CONVERSION_LINALGTOATTN_SOFTMAXMATCHER_H

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

/// A tensor of the graph with one number per row, which an output of the op
/// holds: the variable of each of its dimensions, null where that has size 1.
struct RowValue {
  /// Null where the graph has no such tensor.
  Value value;
  SmallVector<const Expr *> dims;
};

/// A tensor of probabilities, made again from the scores and the log-sum-exp:
/// the position in each of its dimensions, and what stands for the variables
/// there.
struct Probabilities {
  Value value;
  SmallVector<const Expr *> indices;
  DenseMap<const Expr *, const Expr *> roles;
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
  /// What the outputs `lse` and `max` would hold, in the form in which values
  /// are compared; null where the graph's own differ from them.
  const Expr *lse = nullptr, *max = nullptr;
  /// The tensor of row maxima.
  Value maximum;
  /// Those that are wanted.
  std::optional<RowValue> lseValue, maxValue;
  /// The scores, the exponentials and what divides them, as the graph has them.
  const Expr *scores = nullptr, *exponentials = nullptr, *divisor = nullptr;
  std::optional<Probabilities> probabilities;
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

/// The form in which values are compared: roundings that excess precision may
/// drop are dropped.
const Expr *getCompareForm(TensorExprs &tensors, const Expr *e);

/// The dimensions of `value` where its elements are `wanted` of their row.
std::optional<RowValue> matchRowValue(AttentionMatch &match, Value value,
                                      const Expr *wanted);

/// What stands for the variables of the match in `value`, where that is the
/// probabilities; asks for the log-sum-exp then.
std::optional<Probabilities> matchProbabilities(AttentionMatch &match,
                                                Value value);

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

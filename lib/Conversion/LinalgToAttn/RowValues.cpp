//===- RowValues.cpp - Numbers per row that are used elsewhere -----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::attn;

/// Whether a score may be as low as `bound` for queries and keys of moderate
/// size: tensors may hold anything, constants what they are.
static bool mayBeBelow(const AttentionMatch &match, double bound) {
  if (llvm::any_of(getLeaves(match.score), [&](const Expr *leaf) {
        return leaf != match.product && isa<FloatType>(leaf->getType());
      }))
    return true;
  SmallVector<const Expr *> work{match.score};
  llvm::DenseSet<const Expr *> seen;
  while (!work.empty()) {
    const Expr *e = work.pop_back_val();
    if (!seen.insert(e).second)
      continue;
    if (std::optional<APFloat> value = e->getFloat();
        value && e->getType().getIntOrFloatBitWidth() <= 64 &&
        std::abs(value->convertToDouble()) >= -bound)
      return true;
    llvm::append_range(work, e->getOperands());
  }
  return false;
}

/// Whether all scores of a row may be -inf for finite queries and keys.
bool Matcher::mayHaveEmptyRows() {
  return (match->mask && !match->fill) ||
         mayBeBelow(*match, -std::numeric_limits<double>::infinity());
}

/// The log-sum-exp and the maximum, as the graph computes them from what was
/// proved to be the softmax.
void Matcher::noteRowValues() {
  if (!rowMaximum || !exponential->isOp<math::ExpOp>() || !isNaturalShift)
    return;
  ExprContext &exprs = match->exprs;
  // Of a row without a key the op has the maximum -inf, and a log-sum-exp of
  // NaN, or -inf where it yields zero.
  bool mayBeEmpty = mayHaveEmptyRows();
  // The maximum of the op is without the sink.
  if (!isMaximumFinite || !mayBeEmpty) {
    match->max = compareForm(rowMaximum);
    for (const Expr *leaf : getLeaves(rowMaximum))
      match->maximum = getReadTensor(leaf);
  }
  // Where the maximum leaves out a sink, the sum may overflow, and the graph's
  // log-sum-exp with it.
  if (!isSinkInShift)
    return;
  if (mayBeEmpty && !match->sink &&
      isShiftFinite != (match->emptyRows == EmptyRows::Zero))
    return;
  const Expr *sum = compareForm(normalizer), *c = compareForm(shift);
  if (sum->getType() != c->getType())
    return;
  match->lse = exprs.getOp<arith::AddFOp>(
      c->getType(), {exprs.getOp<math::LogOp>(c->getType(), {sum}), c});
  // Rows without a key would need a guard, and so would a rounding that is
  // kept.
  if (options.strict || (match->emptyRows == EmptyRows::Zero && !match->sink))
    return;
  // Far below 0, log(sum) is lost in the log-sum-exp: in a row of such fills
  // alone, every probability made from it would be 1.
  if (match->fill || mayBeBelow(*match, -1000.0))
    return;
  match->scores = scores;
  match->exponentials = compareForm(exponential);
  match->divisor = sum;
}

/// Adds what the reductions that `wanted` and `found` both read say about the
/// variables of `wanted`.
static void matchVariables(const Expr *wanted, const Expr *found,
                           DenseMap<const Expr *, const Expr *> &map) {
  for (const Expr *leaf : getLeaves(wanted)) {
    if (!leaf->is(ExprKind::Reduced))
      continue;
    for (const Expr *other : getLeaves(found)) {
      if (!other->is(ExprKind::Reduced) ||
          other->getReduction() != leaf->getReduction() ||
          other->getNumber() != leaf->getNumber())
        continue;
      for (auto [a, b] :
           llvm::zip_equal(leaf->getOperands(), other->getOperands()))
        if (a->is(ExprKind::Var))
          map.try_emplace(a, b);
    }
  }
}

/// The element at a new variable for every dimension, in compare form.
static const Expr *readAll(AttentionMatch &match, Value value,
                           SmallVectorImpl<const Expr *> &indices) {
  int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  for (int64_t i = 0; i < rank; ++i) {
    const Expr *index = match.exprs.makeVar(match.tensors.size(value, i));
    if (!index)
      return nullptr;
    indices.push_back(index);
  }
  return getCompareForm(match.tensors, match.tensors.read(value, indices));
}

/// Factors of a product of products and quotients.
static void collectFactors(const Expr *e, bool inverse,
                           SmallVectorImpl<const Expr *> &above,
                           SmallVectorImpl<const Expr *> &below) {
  if (above.size() + below.size() > 8) {
    (inverse ? below : above).push_back(e);
  } else if (e->isOp<arith::MulFOp>()) {
    collectFactors(e->getOperand(0), inverse, above, below);
    collectFactors(e->getOperand(1), inverse, above, below);
  } else if (e->isOp<arith::DivFOp>()) {
    collectFactors(e->getOperand(0), inverse, above, below);
    collectFactors(e->getOperand(1), !inverse, above, below);
  } else if (!isConstFloat(e, 1.0)) {
    (inverse ? below : above).push_back(e);
  }
}

std::optional<Probabilities>
mlir::attn::matchProbabilities(AttentionMatch &match, Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!match.divisor || !type || !isa<FloatType>(type.getElementType()))
    return std::nullopt;
  ExprContext &exprs = match.exprs;
  Probabilities result;
  result.value = value;
  const Expr *e = readAll(match, value, result.indices);
  if (!e)
    return std::nullopt;
  SmallVector<const Expr *> above, below;
  collectFactors(e, false, above, below);
  if (above.size() != 1 || below.size() != 1)
    return std::nullopt;
  matchVariables(match.divisor, below[0], result.roles);
  matchVariables(match.exponentials, above[0], result.roles);
  if (substitute(exprs, match.divisor, result.roles) != below[0] ||
      substitute(exprs, match.exponentials, result.roles) != above[0] ||
      !result.roles.contains(match.n))
    return std::nullopt;
  if (!match.lseValue) {
    RowValue row;
    for (auto &dims : match.layout)
      for (const Expr *var : dims)
        if (var != match.e)
          row.dims.push_back(var);
    // A number of every row is read at what the probabilities vary in.
    for (const Expr *var : row.dims)
      if (!result.roles.contains(var))
        return std::nullopt;
    match.lseValue = row;
  }
  return result;
}

std::optional<RowValue> mlir::attn::matchRowValue(AttentionMatch &match,
                                                  Value value,
                                                  const Expr *wanted) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!wanted || !type || type.getElementType() != match.accumulator)
    return std::nullopt;
  ExprContext &exprs = match.exprs;
  RowValue result{value, {}};
  SmallVector<const Expr *> indices;
  const Expr *e = readAll(match, value, indices);
  if (!e)
    return std::nullopt;
  // A reduction that both read tells which dimension is which.
  DenseMap<const Expr *, const Expr *> map;
  matchVariables(wanted, e, map);
  DenseMap<const Expr *, const Expr *> roles;
  for (auto [role, index] : map)
    if (index->is(ExprKind::Var) && !roles.try_emplace(index, role).second)
      return std::nullopt;
  if (substitute(exprs, wanted, map) != e)
    return std::nullopt;
  for (const Expr *index : indices) {
    const Expr *role = nullptr;
    if (index->is(ExprKind::Var)) {
      role = roles.lookup(index);
      if (!role || !match.tensors.isSameSize(exprs.getExtent(index),
                                             exprs.getExtent(role)))
        return std::nullopt;
    }
    result.dims.push_back(role);
  }
  // The op has a number for every batch and query.
  auto holds = [&](const Expr *var) {
    return !var || llvm::is_contained(result.dims, var);
  };
  if (!holds(match.m) || !llvm::all_of(match.batch, holds))
    return std::nullopt;
  return result;
}

//===- ScoreRegion.cpp - Scores as a function of the dot product ----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::attn;

/// Transcendental functions, or a long chain.
bool Matcher::isCostly(const Expr *e) {
  unsigned count = 0;
  SmallVector<const Expr *> work{e};
  llvm::DenseSet<const Expr *> seen;
  while (!work.empty()) {
    const Expr *next = work.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    if (next->is(ExprKind::Op)) {
      if (next->getName().getDialectNamespace() == "math" || ++count > 12)
        return true;
    }
    llvm::append_range(work, next->getOperands());
  }
  return false;
}

/// Whether only reshapes and slices lie between a read and its source.
bool Matcher::isView(const Expr *origin, const Expr *source) {
  while (origin && origin != source) {
    Operation *def = getDefiningOp(origin);
    if (!isa_and_nonnull<tensor::CastOp, tensor::CollapseShapeOp,
                         tensor::ExpandShapeOp, tensor::ExtractSliceOp,
                         tensor::ReshapeOp>(def))
      return false;
    origin = match->tensors.step(origin);
  }
  return origin != nullptr;
}

/// Keeps tensors where recomputing their elements for every score does not pay,
/// or where their source cannot be read through a map.
const Expr *Matcher::cutCostly(const Expr *e, uint64_t rows,
                               DenseMap<const Expr *, const Expr *> &memo) {
  if (e == scoreLeaf)
    return e;
  if (const Expr *known = memo.lookup(e))
    return known;
  const Expr *result = nullptr;
  if (const Expr *origin = match->tensors.getMappableOrigin(e)) {
    bool isScoreSized = origin->dependsOn(bit(n)) && origin->dependsOn(rows);
    if (e->isLeaf()) {
      // A tensor as large as the scores only where it is there anyway.
      if (!isMappable(e, true, bit(match->m) | bit(n)) &&
          (!isScoreSized || isView(origin, e)))
        result = origin;
    } else if (!(e->dependsOn(bit(n)) && e->dependsOn(rows)) && isCostly(e)) {
      result = origin;
    }
    if (result && !isMappable(result, true, bit(match->m) | bit(n)))
      result = nullptr;
  }
  if (!result)
    result = match->exprs.rebuild(
        e, [&](const Expr *operand) { return cutCostly(operand, rows, memo); });
  return memo[e] = result;
}

LogicalResult Matcher::finishScore() {
  ExprContext &exprs = match->exprs;
  match->accumulator = match->query.type.isF64() || match->value.type.isF64()
                           ? FloatType(Float64Type::get(ctx))
                           : FloatType(Float32Type::get(ctx));
  FloatType acc = match->accumulator;
  Type leafType = scoreLeaf->getType();
  auto convert = [&](const Expr *e, FloatType type) {
    auto from = cast<FloatType>(e->getType());
    if (from == type)
      return e;
    return from.getWidth() < type.getWidth()
               ? exprs.getOp<arith::ExtFOp>(type, {e})
               : exprs.getOp<arith::TruncFOp>(type, {e});
  };

  DenseMap<const Expr *, const Expr *> memo;
  uint64_t rows = bit(match->m);
  const Expr *e = cutCostly(joinedScores, rows, memo);

  // The dot product in the accumulator type, then what was in front of it.
  match->product = exprs.getReduced(scoreLeaf->getReduction(), ~0u, acc,
                                    scoreLeaf->getOperands());
  const Expr *s = match->product;
  Promoter promoter(exprs, acc);
  for (const Expr *factor : {rowFactors[0], scale}) {
    const Expr *wide = promoter.promote(factor);
    s = exprs.getOp<arith::MulFOp>(acc, {s, convert(wide, acc)});
  }
  // Two constants are one.
  if (const Expr *init = rowFactors[1])
    s = exprs.getOp<arith::AddFOp>(acc,
                                   {s, convert(promoter.promote(init), acc)});
  // Excess precision: the leaf stands for the accumulator's value.
  DenseMap<const Expr *, const Expr *> map;
  if (options.strict || cast<FloatType>(leafType) == acc) {
    map[scoreLeaf] = convert(s, cast<FloatType>(leafType));
    e = substitute(exprs, e, map);
    if (!options.strict)
      e = promoter.promote(e);
  } else {
    // Promotion removes the rounding again.
    map[scoreLeaf] = convert(s, cast<FloatType>(leafType));
    e = promoter.promote(substitute(exprs, e, map));
  }
  e = convert(e, acc);
  ExtractedMask extracted = extractMask(exprs, e, match->product);
  match->score = extracted.score;
  match->mask = extracted.condition;
  if (match->mask && match->mask->getInt() && *match->mask->getInt() != 0)
    match->mask = nullptr;
  if (match->mask && extracted.fill && extracted.fill->isFinite())
    match->fill = extracted.fill->convertToDouble();

  // With a sink, no row of the op is empty. One that takes off the maximum of
  // the scores alone takes -inf off -inf.
  if (match->sink && shiftExtras.empty() && !isShiftFinite &&
      mayHaveEmptyRows())
    return fail(9,
                "the row maximum leaves out the sink: a row without a key "
                "yields NaN, which no attention with a sink does",
                match->normalizer);

  // Only tensors can be read; the parts of linalg.softmax are none.
  SmallVector<const Expr *> used{match->score};
  for (const Expr *e : {match->mask, match->sink})
    if (e)
      used.push_back(e);
  llvm::append_range(used, match->factors);
  llvm::append_range(used, match->divisors);
  for (const Expr *e : used)
    for (const Expr *leaf : getLeaves(e))
      if (leaf != match->product && !getReadTensor(leaf))
        return fail(9,
                    "the maximum or the sum of the softmax is used in more "
                    "than the softmax",
                    getDefiningOp(leaf));
  return success();
}

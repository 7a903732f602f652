//===- RowSum.cpp - The sum that divides a row ----------------------------===//
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

/// A softmax does not see what is taken off a whole row. Without this, a
/// maximum that was subtracted before would keep the unfused scores alive.
void Matcher::stripShifts() {
  auto stripped = [](const Expr *e, const Expr *shift) -> const Expr * {
    return e->isOp<arith::SubFOp>() && e->getOperand(1) == shift
               ? e->getOperand(0)
               : nullptr;
  };
  while (scores->isOp<arith::SubFOp>() &&
         scores->getOperand(0)->dependsOn(bit(n)) &&
         !scores->getOperand(1)->dependsOn(bit(n)) &&
         isRowMaximumOf(scores->getOperand(1), scores->getOperand(0))) {
    SmallVector<const Expr *> rest;
    for (const Expr *sink : sinks) {
      rest.push_back(stripped(sink, scores->getOperand(1)));
      if (!rest.back())
        return;
    }
    sinks = rest;
    // Taken off a row of -inf, its maximum leaves NaN, which no test for -inf
    // or a sum of 0 finds.
    if (sinks.empty() &&
        isRowMaximumOf(scores->getOperand(1), scores->getOperand(0),
                       /*fromInfinity=*/true))
      isEmptyNaN = true;
    scores = scores->getOperand(0);
    isNaturalShift = false;
  }
}

/// log(exp(a) + exp(b)), also of -inf and -inf.
static const Expr *addExponents(ExprContext &exprs, const Expr *a,
                                const Expr *b) {
  Type type = a->getType();
  auto number = [&](double value) {
    return exprs.getConst(FloatAttr::get(type, value));
  };
  const Expr *larger = exprs.getOp<arith::MaximumFOp>(type, {a, b});
  const Expr *distance = exprs.getOp<math::AbsFOp>(
      type, {exprs.getOp<arith::SubFOp>(type, {a, b})});
  const Expr *ratio = exprs.getOp<math::ExpOp>(
      type, {exprs.getOp<arith::NegFOp>(type, {distance})});
  const Expr *more = exprs.getOp<math::LogOp>(
      type, {exprs.getOp<arith::AddFOp>(type, {ratio, number(1.0)})});
  MLIRContext *ctx = type.getContext();
  NamedAttrList attrs;
  attrs.set("predicate",
            arith::CmpFPredicateAttr::get(ctx, arith::CmpFPredicate::OEQ));
  const Expr *isEqual =
      exprs.getOp(OperationName(arith::CmpFOp::getOperationName(), ctx),
                  attrs.getDictionary(ctx), IntegerType::get(ctx, 1), {a, b});
  return exprs.getOp<arith::SelectOp>(
      type, {isEqual, exprs.getOp<arith::AddFOp>(type, {a, number(M_LN2)}),
             exprs.getOp<arith::AddFOp>(type, {larger, more})});
}

/// Several values that are added to the exponentials are one of the same
/// weight.
const Expr *Matcher::joinSinks() {
  const Expr *joined = nullptr;
  for (const Expr *sink : sinks) {
    if (sinks.size() > 1) {
      FloatType wide = sink->getType().isF64() || scores->getType().isF64()
                           ? FloatType(Float64Type::get(ctx))
                           : FloatType(Float32Type::get(ctx));
      sink = Promoter(match->exprs, wide).promote(sink);
    }
    joined = joined ? addExponents(match->exprs, joined, sink) : sink;
  }
  return joined;
}

/// Addends of a sum.
static void collectAddends(const Expr *e, SmallVectorImpl<const Expr *> &list) {
  if (e->isOp<arith::AddFOp>() && list.size() < 8) {
    collectAddends(e->getOperand(0), list);
    collectAddends(e->getOperand(1), list);
  } else {
    list.push_back(e);
  }
}

/// Proves that `e` is the sum of the exponentials, and maybe of more of them,
/// which go into `sinks`.
LogicalResult Matcher::matchSum(const Expr *e) {
  SmallVector<const Expr *> addends;
  collectAddends(e, addends);
  TensorExprs &tensors = match->tensors;
  for (const Expr *main : addends) {
    const Expr *leaf = main;
    while (leaf->isOp<arith::ExtFOp>() || leaf->isOp<arith::TruncFOp>())
      leaf = leaf->getOperand(0);
    for (bool last : {false, true}) {
      std::optional<Reduction> reduction;
      SmallVector<const Expr *> others;
      const Expr *body = openAlong(leaf, arith::AddFOp::getOperationName(),
                                   reduction, &others, last);
      if (!body)
        continue;
      body = compareForm(body);
      // 0 where the score is hidden: matchGuards looks at the condition.
      const Expr *guard = nullptr;
      for (unsigned i : {1u, 2u})
        if (body->isOp<arith::SelectOp>() &&
            isConstFloat(body->getOperand(i), 0.0)) {
          guard = body->getOperand(0);
          if (i == 1)
            guard = match->exprs.getNot(guard);
          body = body->getOperand(3 - i);
        }
      if (body != compareForm(exponential))
        continue;
      const Expr *init = tensors.expand(reduction->init);
      if (!isConstFloat(init, 0.0))
        others.push_back(init);
      for (const Expr *other : addends)
        if (other != main)
          others.push_back(other);
      SmallVector<const Expr *> found;
      for (const Expr *other : others) {
        while (other->isOp<arith::ExtFOp>() || other->isOp<arith::TruncFOp>())
          other = other->getOperand(0);
        if (!other->is(ExprKind::Op) ||
            other->getName() != exponential->getName())
          return failure();
        std::optional<Exponent> exponent = splitExponent(other->getOperand(0));
        if (!exponent || !shift || exponent->score->dependsOn(bit(n)) ||
            compareForm(exponent->shift) != compareForm(shift))
          return failure();
        found.push_back(exponent->score);
      }
      sinks = found;
      if (guard)
        sumGuards.push_back(guard);
      normalizer = e;
      match->normalizer = leaf->getReduction();
      return success();
    }
  }
  return failure();
}

LogicalResult Matcher::matchNormalizer(Product &product) {
  // Factors that are constant along the row, with their own factors: inside of
  // the contraction with the values, and behind it.
  SmallVector<const Expr *> inside, insideBelow, behind, behindBelow, along;
  for (const Expr *f : product.insideNumerators) {
    // A broadcast along the row is constant once it is looked through.
    const Expr *row = match->tensors.expand(f);
    if (row->dependsOn(bit(n)))
      along.push_back(f);
    else
      flatten(row, false, inside, insideBelow);
  }
  for (const Expr *f : product.insideDenominators) {
    const Expr *row = match->tensors.expand(f);
    if (row->dependsOn(bit(n)) && !row->is(ExprKind::Reduced))
      return fail(
          5,
          "the probabilities are divided by another value, which varies "
          "along the row",
          findCulprit(row));
    flatten(row, true, inside, insideBelow);
  }
  for (const Expr *f : product.numerators)
    flatten(match->tensors.expand(f), false, behind, behindBelow);
  for (const Expr *f : product.denominators)
    flatten(match->tensors.expand(f), true, behind, behindBelow);

  const Expr *sum = nullptr;
  const Expr *wrong = nullptr;
  auto findSum = [&](SmallVectorImpl<const Expr *> &list) {
    SmallVector<const Expr *> rest;
    for (const Expr *f : list) {
      const Expr *e = f;
      while (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>())
        e = e->getOperand(0);
      bool guarded = false;
      // sum == 0 ? 1 : sum: rows that see nothing yield 0.
      if (e->isOp<arith::SelectOp>() &&
          e->getOperand(0)->isOp<arith::CmpFOp>()) {
        const Expr *compare = e->getOperand(0);
        arith::CmpFPredicate predicate = getPredicate(compare);
        bool isEqual = predicate == arith::CmpFPredicate::OEQ ||
                       predicate == arith::CmpFPredicate::UEQ;
        bool isUnequal = predicate == arith::CmpFPredicate::ONE ||
                         predicate == arith::CmpFPredicate::UNE;
        const Expr *kept = e->getOperand(isEqual ? 2 : 1);
        if ((isEqual || isUnequal) && compare->getOperand(0) == kept &&
            isConstFloat(compare->getOperand(1), 0.0) &&
            e->getOperand(isEqual ? 1 : 2)->is(ExprKind::Const)) {
          e = kept;
          guarded = true;
        }
      }
      if (!sum && succeeded(matchSum(e))) {
        sum = e;
        isZeroSumGuarded |= guarded;
        // The sum of a row without a key is 0 where the shift is finite, else
        // NaN.
        if (guarded && isShiftFinite && sinks.empty())
          match->emptyRows = EmptyRows::Zero;
        continue;
      }
      if (!e->is(ExprKind::Const))
        wrong = e;
      rest.push_back(f);
    }
    list = rest;
  };
  findSum(insideBelow);
  findSum(behindBelow);
  if (!sum) {
    if (!wrong)
      return fail(4, "the exponentials are not divided by their sum",
                  product.exponential);
    if (wrong->dependsOn(bit(n)))
      return fail(4,
                  "the normaliser sums over another dimension than the "
                  "contraction with the values reduces",
                  findCulprit(wrong));
    return fail(4,
                "the divisor is not the sum of the exponentials that are "
                "multiplied with the values",
                findCulprit(wrong));
  }
  // The maximum may be over no more than the divisor adds up: with a larger
  // shift, all exponentials of a row may vanish.
  auto holds = [&](ArrayRef<const Expr *> list, const Expr *wanted) {
    return llvm::any_of(list, [&](const Expr *e) {
      return compareForm(e) == compareForm(wanted);
    });
  };
  for (const Expr *extra : shiftExtras)
    if (!holds(sinks, extra))
      return fail(4,
                  "the row maximum is one of more values than the divisor adds "
                  "up",
                  findCulprit(shift));
  isSinkInShift = llvm::all_of(
      sinks, [&](const Expr *sink) { return holds(shiftExtras, sink); });
  for (const Expr *&sink : sinks)
    sink = toNatural(sink);
  stripShifts();
  match->sink = joinSinks();
  // A row that sees no key still has its sink.
  if (match->sink)
    match->emptyRows = EmptyRows::Zero;
  if (isEmptyNaN)
    match->emptyRows = EmptyRows::NaN;
  for (const Expr *f : behind)
    if (!isConstFloat(f, 1.0))
      return fail(5, "the output is multiplied by another value",
                  findCulprit(f));
  if (!behindBelow.empty())
    return fail(5, "the output is divided by another value as well",
                findCulprit(behindBelow[0]));
  // What is constant along the row may as well multiply the output.
  for (const Expr *f : inside)
    if (!isConstFloat(f, 1.0))
      match->factors.push_back(f);
  for (const Expr *f : insideBelow) {
    // Where a divisor is 0, so may be a probability: their quotient is NaN, not
    // the output's.
    if (!f->getFloat() || !f->getFloat()->isFiniteNonZero())
      return fail(5, "the probabilities are divided by another value as well",
                  findCulprit(f));
    match->divisors.push_back(f);
  }
  product.numerators = along;
  return success();
}

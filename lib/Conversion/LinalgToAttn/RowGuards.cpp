//===- RowGuards.cpp - Selects that zero rows without a key ---------------===//
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

/// Whether a NaN of `e` is one of the probabilities: a row without a key, or a
/// NaN of the inputs, which `strict` keeps apart.
bool Matcher::testsNaN(const Expr *e, const Expr *other) {
  const Expr *tested = compareForm(e);
  if (tested != compareForm(other) || options.strict)
    return false;
  // A factor of the output may be NaN as well: it must be behind the test.
  llvm::SetVector<const Expr *> leaves = getLeaves(tested);
  for (const Expr *factor :
       llvm::concat<const Expr *const>(match->factors, match->divisors)) {
    if (factor->getFloat() ? !factor->getFloat()->isFinite()
                           : llvm::any_of(getLeaves(compareForm(factor)),
                                          [&](const Expr *leaf) {
                                            return leaves.contains(leaf);
                                          }) ||
                                 getLeaves(factor).empty())
      return false;
  }
  // Scores that read a maximum may be NaN in a row without a key.
  return llvm::all_of(getLeaves(scores), [&](const Expr *leaf) {
    if (leaf == scoreLeaf || !leaf->is(ExprKind::Reduced))
      return true;
    std::optional<Reduction> reduction = match->tensors.open(leaf);
    return reduction && reduction->combiner &&
           reduction->combiner->getStringRef() ==
               arith::AddFOp::getOperationName();
  });
}

/// Every score of a row is -inf exactly where `seen` holds for no key: the
/// scores are -inf behind it, and finite for finite inputs in front of it.
bool Matcher::isMaskOfScores(const Expr *seen) {
  ExtractedMask mask = extractMask(match->exprs, joinedScores, scoreLeaf);
  if (!mask.condition || !mask.fill || !mask.fill->isInfinity() ||
      mask.condition != seen)
    return false;
  // Tensors that are added may hold -inf themselves.
  return llvm::all_of(getLeaves(mask.score),
                      [&](const Expr *leaf) { return leaf == scoreLeaf; });
}

bool Matcher::isEmptyRowTest(const Expr *e, const Expr *other) {
  ExprContext &exprs = match->exprs;
  auto isEqual = [&](const Expr *c) {
    return c->isOp<arith::CmpFOp>() &&
           (getPredicate(c) == arith::CmpFPredicate::OEQ ||
            getPredicate(c) == arith::CmpFPredicate::UEQ);
  };
  if (e->isOp<arith::CmpFOp>()) {
    const Expr *a = e->getOperand(0), *b = e->getOperand(1);
    if (getPredicate(e) == arith::CmpFPredicate::UNO)
      return testsNaN(a, other) &&
             (a == b || (b->getFloat() && !b->getFloat()->isNaN()));
    if (getPredicate(e) == arith::CmpFPredicate::UNE && a == b)
      return testsNaN(a, other);
    if (!isEqual(e))
      return false;
    return (isNegInf(b) && isRowMaximum(a)) ||
           (isConstFloat(b, 0.0) && isShiftFinite && sinks.empty() &&
            compareForm(a) == compareForm(normalizer));
  }
  // all(T == -inf), or not any(T != -inf).
  bool negated = e->isOp<arith::XOrIOp>() && e->getOperand(1)->getInt();
  const Expr *reduced = negated ? e->getOperand(0) : e;
  std::optional<Reduction> reduction;
  if (!reduced->is(ExprKind::Reduced) || !reduced->getType().isInteger(1))
    return false;
  reduction = match->tensors.open(reduced, n);
  if (!reduction || !reduction->combiner || !reduction->body)
    return false;
  StringRef combiner = reduction->combiner->getStringRef();
  bool isAnd = combiner == arith::AndIOp::getOperationName() ||
               combiner == arith::MulIOp::getOperationName() ||
               combiner == arith::MinUIOp::getOperationName();
  bool isOr = combiner == arith::OrIOp::getOperationName() ||
              combiner == arith::MaxUIOp::getOperationName();
  const Expr *init = match->tensors.expand(reduction->init);
  const Expr *body = match->tensors.expand(reduction->body);
  if (isOr && negated && init->getInt() && *init->getInt() == 0)
    body = exprs.getNot(body);
  else if (!isAnd || negated || !init->getInt() || *init->getInt() == 0)
    return false;
  if (isMaskOfScores(exprs.getNot(body)))
    return true;
  return isEqual(body) && isNegInf(body->getOperand(1)) &&
         anyScores([&](const Expr *row) {
           return compareForm(body->getOperand(0)) == compareForm(row);
         });
}

/// A maximum that starts from a finite value is never -inf.
bool Matcher::isNeverTrue(const Expr *e) {
  if (!e->isOp<arith::CmpFOp>() || !isNegInf(e->getOperand(1)) ||
      getPredicate(e) != arith::CmpFPredicate::OEQ)
    return false;
  std::optional<Reduction> reduction;
  return openAlong(e->getOperand(0), arith::MaximumFOp::getOperationName(),
                   reduction) &&
         match->tensors.expand(reduction->init)->getFloat() &&
         match->tensors.expand(reduction->init)->getFloat()->isFinite();
}

LogicalResult Matcher::matchGuards(Product &product) {
  for (const Expr *seen : sumGuards)
    if (!isMaskOfScores(seen))
      return fail(4,
                  "the divisor is not the sum of the exponentials that are "
                  "multiplied with the values",
                  match->normalizer);
  for (const Product::Guard &guard : product.guards) {
    // "Any" and "all" of a row stay reductions, however short it is.
    const Expr *c = match->tensors.expand(guard.condition, /*unrolls=*/false);
    if (c->getInt() && *c->getInt() == 0)
      continue;
    if (isNeverTrue(c))
      continue;
    bool isNaNTest = c->isOp<arith::CmpFOp>() &&
                     compareForm(c->getOperand(0)) == compareForm(guard.other);
    // Hidden keys have a probability of 0 anyway, but in a row without a key.
    bool isMask = isMaskOfScores(match->exprs.getNot(c));
    if (!isMask && !isEmptyRowTest(c, guard.other))
      return fail(
          6,
          isNaNTest && options.strict
              ? "zeroing NaN probabilities also hides NaN of the inputs, "
                "which numerics=strict keeps"
          : c->dependsOn(bit(n))
              ? "a select on the probabilities is not uniform along "
                "the row"
              : "a select on the probabilities does not test whether "
                "the row sees no key",
          product.exponential);
    // In front of the division, 0 is divided by the sum, which is 0 or NaN.
    bool isDivided = llvm::any_of(guard.factors, [&](const Expr *f) {
      return llvm::any_of(getLeaves(compareForm(f)), [&](const Expr *leaf) {
        return leaf->is(ExprKind::Reduced) &&
               leaf->getReduction() == match->normalizer;
      });
    });
    bool isSumFinite = isShiftFinite || !sumGuards.empty();
    if ((isNaNTest || isMask || !isEmptyNaN) &&
        (isDivided || (isZeroSumGuarded && isSumFinite) || !sinks.empty()))
      match->emptyRows = EmptyRows::Zero;
  }
  return success();
}

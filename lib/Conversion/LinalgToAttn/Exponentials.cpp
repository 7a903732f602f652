//===- Exponentials.cpp - Exponents, and what is taken off them -----------===//
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

/// Takes -log(y) of row sums out of the exponent `e`, as divisors y; null where
/// nothing else is in it.
const Expr *Matcher::takeLogarithms(const Expr *e, bool negative,
                                    SmallVectorImpl<const Expr *> &divisors) {
  ExprContext &exprs = match->exprs;
  bool isNatural = exponential->isOp<math::ExpOp>();
  if (negative &&
      (isNatural ? e->isOp<math::LogOp>() : e->isOp<math::Log2Op>())) {
    const Expr *y = e->getOperand(0);
    if (!y->dependsOn(bit(n)) && llvm::any_of(getLeaves(y), [](auto *leaf) {
          return leaf->is(ExprKind::Reduced);
        })) {
      divisors.push_back(y);
      return nullptr;
    }
  }
  bool isSub = e->isOp<arith::SubFOp>();
  if (isSub || e->isOp<arith::AddFOp>()) {
    const Expr *a = takeLogarithms(e->getOperand(0), negative, divisors);
    const Expr *b =
        takeLogarithms(e->getOperand(1), negative != isSub, divisors);
    if (a == e->getOperand(0) && b == e->getOperand(1))
      return e;
    if (!b)
      return a;
    if (!a)
      return isSub ? exprs.getOp<arith::NegFOp>(e->getType(), {b}) : b;
    return exprs.getOp(e->getName(), cast<DictionaryAttr>(e->getAttr()),
                       e->getType(), {a, b});
  }
  if (e->isOp<arith::NegFOp>() || e->isOp<arith::ExtFOp>() ||
      e->isOp<arith::TruncFOp>()) {
    bool inverts = e->isOp<arith::NegFOp>();
    const Expr *a =
        takeLogarithms(e->getOperand(0), negative != inverts, divisors);
    if (!a || a == e->getOperand(0))
      return a ? e : nullptr;
    return exprs.getOp(e->getName(), cast<DictionaryAttr>(e->getAttr()),
                       e->getType(), {a});
  }
  return e;
}

/// An exponent as a difference of two values. Casts and positive factors around
/// it apply to both.
std::optional<Exponent> Matcher::splitExponent(const Expr *argument) {
  ExprContext &exprs = match->exprs;
  const Expr *a = nullptr, *c = nullptr;
  SmallVector<const Expr *> around;
  const Expr *inner = argument;
  while (inner->isOp<arith::ExtFOp>() || inner->isOp<arith::TruncFOp>() ||
         ((inner->isOp<arith::MulFOp>() || inner->isOp<arith::DivFOp>()) &&
          inner->getOperand(1)->getFloat() &&
          !inner->getOperand(1)->getFloat()->isNegative() &&
          inner->getOperand(1)->getFloat()->isFiniteNonZero())) {
    around.push_back(inner);
    inner = inner->getOperand(0);
  }
  auto negated = [&](const Expr *e) {
    return exprs.getOp<arith::NegFOp>(e->getType(), {e});
  };
  if (inner->isOp<arith::SubFOp>()) {
    a = inner->getOperand(0);
    c = inner->getOperand(1);
    if (c->dependsOn(bit(n)) && !a->dependsOn(bit(n))) {
      std::swap(a, c);
      a = negated(a);
      c = negated(c);
    }
  } else if (inner->isOp<arith::AddFOp>()) {
    // What is added to a whole row is taken off, negated.
    for (unsigned i : {0u, 1u})
      if (inner->getOperand(i)->dependsOn(bit(n)) &&
          !inner->getOperand(1 - i)->dependsOn(bit(n))) {
        a = inner->getOperand(i);
        c = negated(inner->getOperand(1 - i));
      }
  } else if (inner->isOp<arith::NegFOp>()) {
    a = exprs.getConst(FloatAttr::get(inner->getType(), 0.0));
    c = inner->getOperand(0);
  }
  if (!a)
    return std::nullopt;
  isFactorOutside = !around.empty();
  for (const Expr *outer : llvm::reverse(around)) {
    auto apply = [&](const Expr *e) {
      SmallVector<const Expr *> operands(outer->getOperands());
      operands[0] = e;
      return exprs.getOp(outer->getName(),
                         cast<DictionaryAttr>(outer->getAttr()),
                         outer->getType(), operands);
    };
    a = apply(a);
    c = apply(c);
  }
  return Exponent{a, c};
}

/// Whether a finite constant in `e`, as a fill, is infinite times `factor`.
static bool overflowsTimes(const Expr *e, double factor) {
  SmallVector<const Expr *> work{e};
  llvm::DenseSet<const Expr *> seen;
  while (!work.empty()) {
    const Expr *next = work.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    if (std::optional<APFloat> value = next->getFloat();
        value && value->isFinite()) {
      APFloat wide(factor);
      bool lossy;
      wide.convert(value->getSemantics(), APFloat::rmNearestTiesToEven, &lossy);
      wide.multiply(*value, APFloat::rmNearestTiesToEven);
      if (!wide.isFinite())
        return true;
    }
    llvm::append_range(work, next->getOperands());
  }
  return false;
}

/// The exponent of e for one of 2: x ln 2. A factor log2(e) in x cancels it.
const Expr *Matcher::toNatural(const Expr *e) {
  if (!exponential->isOp<math::Exp2Op>())
    return e;
  double k = 0.693147180559945309417;
  if (e->isOp<arith::MulFOp>() && e->getOperand(1)->getFloat() &&
      e->getType().getIntOrFloatBitWidth() <= 64) {
    double factor = e->getOperand(1)->getFloat()->convertToDouble();
    // Around the difference, it does not meet the fill.
    if (isFactorOutside || !overflowsTimes(e->getOperand(0), factor)) {
      k *= factor;
      e = e->getOperand(0);
    }
  }
  // log2(e) as rounded by the source is as good as exact.
  if (std::abs(k - 1.0) < 1e-7)
    return e;
  // No graph has this factor: a narrow type must not round it.
  auto type = cast<FloatType>(e->getType());
  if (type.getWidth() < 32) {
    type = Float32Type::get(ctx);
    e = match->exprs.getOp<arith::ExtFOp>(type, {e});
  }
  APFloat factor(k);
  bool lossy;
  factor.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &lossy);
  return match->exprs.getOp<arith::MulFOp>(
      type, {e, match->exprs.getConst(FloatAttr::get(type, factor))});
}

LogicalResult Matcher::matchExponential(Product &product) {
  const Expr *found = nullptr;
  for (const Expr *f : product.insideNumerators) {
    if (!f->isOp<math::ExpOp>() && !f->isOp<math::Exp2Op>())
      continue;
    if (!match->tensors.expand(f)->dependsOn(bit(n)))
      continue;
    if (found)
      return fail(1, "more than one exponential is multiplied with the values",
                  product.exponential);
    found = f;
  }
  if (!found)
    return fail(1,
                "no exponential depends on the dimension that the "
                "contraction with the values reduces",
                getDefiningOp(product.contraction));
  product.insideNumerators.erase(llvm::find(product.insideNumerators, found));
  exponential = match->tensors.expand(found);

  if (succeeded(matchExponent(product)))
    return success();
  Miss first = miss;
  // exp(x - log(y)) is exp(x) / y.
  SmallVector<const Expr *> divisors;
  const Expr *written = exponential;
  const Expr *rest = takeLogarithms(exponential->getOperand(0),
                                    /*negative=*/false, divisors);
  if (rest && !divisors.empty()) {
    exponential = match->exprs.getOp(
        exponential->getName(), cast<DictionaryAttr>(exponential->getAttr()),
        exponential->getType(), {rest});
    if (succeeded(matchExponent(product)) || options.anyShift) {
      llvm::append_range(product.insideDenominators, divisors);
      if (!shift)
        scores = toNatural(writtenScores = rest);
      return success();
    }
    exponential = written;
  }
  if (!options.anyShift) {
    miss = first;
    return failure();
  }
  // Whatever is taken off a whole row cancels.
  std::optional<Exponent> exponent = splitExponent(exponential->getOperand(0));
  bool isShifted = exponent && exponent->score->dependsOn(bit(n)) &&
                   !exponent->shift->dependsOn(bit(n));
  writtenScores = isShifted ? exponent->score : exponential->getOperand(0);
  scores = toNatural(writtenScores);
  shift = isShifted ? exponent->shift : nullptr;
  return success();
}

/// The exponent is a score minus the maximum of its row.
LogicalResult Matcher::matchExponent(Product &product) {
  std::optional<Exponent> exponent = splitExponent(exponential->getOperand(0));
  const Expr *a = exponent ? exponent->score : nullptr;
  const Expr *c = exponent ? exponent->shift : nullptr;
  if (a && c->dependsOn(bit(n)) && a->dependsOn(bit(n)))
    for (const Expr *leaf : getLeaves(c))
      if (leaf->is(ExprKind::Reduced) && leaf->dependsOn(bit(n)))
        return fail(2,
                    "the softmax runs along another dimension than the "
                    "contraction with the values reduces",
                    leaf->getReduction());
  if (!a || c->dependsOn(bit(n)) || !a->dependsOn(bit(n)))
    return fail(2,
                "the exponent is not a score minus a value of its row: "
                "without the row maximum it may overflow, which shift=any "
                "accepts",
                product.exponential);
  writtenScores = a;
  scores = toNatural(a);
  shift = c;
  shiftExtras.clear();
  return matchShift(c);
}

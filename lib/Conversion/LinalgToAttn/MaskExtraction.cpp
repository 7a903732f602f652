//===- MaskExtraction.cpp - Masks inside score expressions ----------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxMatcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::attn;

//===----------------------------------------------------------------------===//
// Substitution and promotion
//===----------------------------------------------------------------------===//

static const Expr *substituteImpl(ExprContext &exprs, const Expr *e,
                                  DenseMap<const Expr *, const Expr *> &memo) {
  if (const Expr *known = memo.lookup(e))
    return known;
  const Expr *result = exprs.rebuild(e, [&](const Expr *operand) {
    return substituteImpl(exprs, operand, memo);
  });
  return memo[e] = result;
}

const Expr *
mlir::attn::substitute(ExprContext &exprs, const Expr *e,
                       const DenseMap<const Expr *, const Expr *> &map) {
  DenseMap<const Expr *, const Expr *> memo = map;
  return substituteImpl(exprs, e, memo);
}

const Expr *Promoter::widen(const Expr *e) {
  auto from = dyn_cast<FloatType>(e->getType());
  if (!from || from.getWidth() >= type.getWidth())
    return e;
  if (std::optional<APFloat> value = e->getFloat()) {
    bool lossy;
    value->convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                   &lossy);
    return exprs.getConst(FloatAttr::get(type, *value));
  }
  return exprs.getOp<arith::ExtFOp>(type, {e});
}

const Expr *Promoter::promote(const Expr *e) {
  if (const Expr *known = memo.lookup(e))
    return known;
  auto remember = [&](const Expr *result) { return memo[e] = result; };
  if (!e->is(ExprKind::Op))
    return remember(e->isLeaf() || !e->readsTensor()
                        ? widen(e)
                        : exprs.rebuild(e, [&](const Expr *operand) {
                            return promote(operand);
                          }));
  auto result = dyn_cast<FloatType>(e->getType());
  if (e->isOp<arith::BitcastOp>())
    return remember(widen(e));
  SmallVector<const Expr *> operands = llvm::map_to_vector(
      e->getOperands(), [&](const Expr *operand) { return promote(operand); });
  Type target = e->getType();
  if (result && result.getWidth() < type.getWidth())
    target = type;
  if (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>()) {
    unsigned from = operands[0]->getType().getIntOrFloatBitWidth();
    unsigned to = target.getIntOrFloatBitWidth();
    if (operands[0]->getType() == target)
      return remember(operands[0]);
    return remember(to > from ? exprs.getOp<arith::ExtFOp>(target, operands)
                              : exprs.getOp<arith::TruncFOp>(target, operands));
  }
  return remember(exprs.getOp(e->getName(), cast<DictionaryAttr>(e->getAttr()),
                              target, operands));
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

/// A constant that takes a key out of a softmax: -inf, or so far below any
/// score that skipping can pay. Selects of other constants are arithmetic.
static std::optional<APFloat> getFill(const Expr *e) {
  std::optional<APFloat> value = e->getFloat();
  if (!value || value->isNaN() || !value->isNegative() ||
      e->getType().getIntOrFloatBitWidth() > 64)
    return std::nullopt;
  if (value->isInfinity() || value->convertToDouble() <= -1000.0)
    return value;
  return std::nullopt;
}

/// x + fill == fill for every score x that attention meets.
static bool absorbs(const APFloat &fill) {
  if (fill.isInfinity())
    return true;
  // Half a unit in the last place.
  APFloat next = fill;
  next.next(/*nextDown=*/false);
  double ulp = std::abs(next.convertToDouble() - fill.convertToDouble());
  return ulp / 2 >= 0x1p64;
}

static bool dependsOnProduct(const Expr *e, const Expr *product,
                             DenseMap<const Expr *, bool> &memo) {
  if (e == product)
    return true;
  auto [it, isNew] = memo.try_emplace(e, false);
  if (!isNew)
    return it->second;
  bool result = llvm::any_of(e->getOperands(), [&](const Expr *operand) {
    return dependsOnProduct(operand, product, memo);
  });
  return memo[e] = result;
}

namespace {
class Extractor {
public:
  Extractor(ExprContext &exprs, const Expr *product)
      : exprs(exprs), product(product) {}

  ExtractedMask extract(const Expr *e) {
    auto it = extracted.find(e);
    if (it != extracted.end())
      return it->second;
    ExtractedMask result = extractImpl(e);
    extracted.try_emplace(e, result);
    return result;
  }

private:
  ExtractedMask extractImpl(const Expr *e);
  bool dependsOnProduct(const Expr *e) {
    return ::dependsOnProduct(e, product, memo);
  }
  /// e == (condition ? 0 : fill), for a sum of -inf fills or a single fill.
  std::optional<ExtractedMask> asAdditive(const Expr *e);
  bool isMild(const Expr *e) {
    auto [it, isNew] = mild.try_emplace(e, false);
    if (!isNew)
      return it->second;
    bool result = isMildImpl(e);
    return mild[e] = result;
  }
  bool isMildImpl(const Expr *e);
  void addends(const Expr *e, SmallVectorImpl<const Expr *> &list) {
    // A shared addend would be listed once per path to it.
    if (e->isOp<arith::AddFOp>() && list.size() < 64) {
      addends(e->getOperand(0), list);
      addends(e->getOperand(1), list);
    } else {
      list.push_back(e);
    }
  }

  ExprContext &exprs;
  const Expr *product;
  DenseMap<const Expr *, bool> memo, mild;
  DenseMap<const Expr *, ExtractedMask> extracted;
  /// Calls that asAdditive may still make.
  unsigned budget = 4096;
};
} // namespace

static bool sameValue(const APFloat &a, const APFloat &b) {
  return a.bitwiseIsEqual(b);
}

std::optional<ExtractedMask> Extractor::asAdditive(const Expr *e) {
  if (budget == 0)
    return std::nullopt;
  --budget;
  if (std::optional<APFloat> value = e->getFloat(); value && value->isZero())
    return ExtractedMask{e, exprs.getBool(true), std::nullopt};
  if (e->isOp<arith::SelectOp>()) {
    const Expr *c = e->getOperand(0);
    for (bool inverted : {false, true}) {
      std::optional<APFloat> fill = getFill(e->getOperand(inverted ? 1 : 2));
      if (!fill)
        continue;
      std::optional<ExtractedMask> inner =
          asAdditive(e->getOperand(inverted ? 2 : 1));
      if (!inner || (inner->fill && !sameValue(*inner->fill, *fill)))
        continue;
      const Expr *keep = inverted ? exprs.getNot(c) : c;
      return ExtractedMask{inner->score, exprs.getAnd(keep, inner->condition),
                           fill};
    }
  }
  // Two -inf masks add up to one; finite ones would add up to another value.
  if (e->isOp<arith::AddFOp>() || e->isOp<arith::MinimumFOp>()) {
    std::optional<ExtractedMask> a = asAdditive(e->getOperand(0));
    std::optional<ExtractedMask> b = asAdditive(e->getOperand(1));
    bool isMin = e->isOp<arith::MinimumFOp>();
    if (a && b && a->fill && b->fill && sameValue(*a->fill, *b->fill) &&
        (isMin || a->fill->isInfinity()))
      return ExtractedMask{a->score, exprs.getAnd(a->condition, b->condition),
                           a->fill};
  }
  return std::nullopt;
}

/// A value that no finite fill can be lost against: made of the product and of
/// numbers of moderate size alone.
bool Extractor::isMildImpl(const Expr *e) {
  if (e == product)
    return true;
  if (std::optional<APFloat> value = e->getFloat())
    return e->getType().getIntOrFloatBitWidth() <= 64 && value->isFinite() &&
           std::abs(value->convertToDouble()) < 0x1p60;
  if (e->isOp<arith::MulFOp>() || e->isOp<arith::AddFOp>() ||
      e->isOp<arith::SubFOp>() || e->isOp<arith::NegFOp>() ||
      e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>() ||
      e->isOp<math::TanhOp>())
    return llvm::all_of(e->getOperands(),
                        [&](const Expr *operand) { return isMild(operand); });
  if (e->isOp<arith::DivFOp>())
    return isMild(e->getOperand(0)) && e->getOperand(1)->getFloat() &&
           !e->getOperand(1)->getFloat()->isZero();
  if (e->isOp<arith::SelectOp>())
    return isMild(e->getOperand(1)) && isMild(e->getOperand(2));
  // Numbers made of positions.
  if (e->isOp<arith::SIToFPOp>() || e->isOp<arith::UIToFPOp>())
    return true;
  return false;
}

ExtractedMask Extractor::extractImpl(const Expr *e) {
  ExtractedMask none{e, nullptr, std::nullopt};
  if (!dependsOnProduct(e))
    return none;

  auto merge = [&](const Expr *score, const Expr *keep,
                   APFloat fill) -> ExtractedMask {
    ExtractedMask inner = extract(score);
    if (inner.condition && sameValue(*inner.fill, fill))
      return {inner.score, exprs.getAnd(keep, inner.condition), fill};
    return {score, keep, fill};
  };

  if (e->isOp<arith::SelectOp>()) {
    const Expr *c = e->getOperand(0);
    if (dependsOnProduct(c))
      return none;
    for (bool inverted : {false, true})
      if (std::optional<APFloat> fill =
              getFill(e->getOperand(inverted ? 1 : 2)))
        return merge(e->getOperand(inverted ? 2 : 1),
                     inverted ? exprs.getNot(c) : c, *fill);
    return none;
  }

  if (e->isOp<arith::MulFOp>() || e->isOp<arith::DivFOp>()) {
    // A positive constant times a masked score is masked likewise.
    const Expr *x = e->getOperand(0), *k = e->getOperand(1);
    std::optional<APFloat> factor = k->getFloat();
    if (!factor || factor->isNegative() || !factor->isFiniteNonZero())
      return none;
    ExtractedMask inner = extract(x);
    if (!inner.condition)
      return none;
    auto attrs = cast<DictionaryAttr>(e->getAttr());
    const Expr *fill = exprs.getOp(
        e->getName(), attrs, e->getType(),
        {exprs.getConst(FloatAttr::get(e->getType(), *inner.fill)), k});
    if (!fill->getFloat() || fill->getFloat()->isZero() ||
        (inner.fill->isFinite() && !fill->getFloat()->isFinite()))
      return none;
    return {exprs.getOp(e->getName(), attrs, e->getType(), {inner.score, k}),
            inner.condition, fill->getFloat()};
  }

  if (e->isOp<arith::AddFOp>()) {
    SmallVector<const Expr *> list;
    addends(e, list);
    // -inf first: it absorbs everything else.
    for (bool infinite : {true, false}) {
      for (auto [i, addend] : llvm::enumerate(list)) {
        if (addend == product)
          continue;
        std::optional<ExtractedMask> leaf;
        const Expr *kept = nullptr;
        if (dependsOnProduct(addend)) {
          // (masked score) + bias.
          ExtractedMask inner = extract(addend);
          if (inner.condition) {
            kept = inner.score;
            leaf = inner;
          }
        } else {
          leaf = asAdditive(addend);
        }
        if (!leaf || !leaf->fill || !leaf->condition ||
            leaf->fill->isInfinity() != infinite || !absorbs(*leaf->fill))
          continue;
        SmallVector<const Expr *> others;
        for (auto [j, other] : llvm::enumerate(list))
          if (j != i)
            others.push_back(other);
        if (!infinite && !llvm::all_of(others, [&](const Expr *other) {
              return isMild(other);
            }))
          continue;
        if (kept)
          others.push_back(kept);
        const Expr *sum = others.front();
        for (const Expr *other : ArrayRef(others).drop_front())
          sum = exprs.getOp<arith::AddFOp>(e->getType(), {sum, other});
        return merge(sum, leaf->condition, *leaf->fill);
      }
    }
  }
  return none;
}

ExtractedMask mlir::attn::extractMask(ExprContext &exprs, const Expr *e,
                                      const Expr *product) {
  return Extractor(exprs, product).extract(e);
}

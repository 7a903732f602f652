//===- Products.cpp - Values as products of factors -----------------------===//
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

void Product::absorb(Product &inner) {
  llvm::append_range(numerators, inner.numerators);
  llvm::append_range(denominators, inner.denominators);
  llvm::append_range(guards, inner.guards);
  if (inner.contraction) {
    contraction = inner.contraction;
    reduction = inner.reduction;
    insideNumerators = std::move(inner.insideNumerators);
    insideDenominators = std::move(inner.insideDenominators);
  }
  if (inner.rounding)
    rounding = inner.rounding;
  exponential = inner.exponential;
}

/// Opens a reduction with one variable for all dimensions that it reduces.
std::optional<Reduction> Matcher::openTogether(const Expr *reduced) {
  std::optional<Reduction> reduction = match->tensors.open(reduced);
  if (!reduction || reduction->vars.size() < 2)
    return reduction;
  const Expr *extent = match->exprs.getIndex(1);
  for (const Expr *var : reduction->vars)
    extent = match->exprs.mul(extent, match->exprs.getExtent(var));
  const Expr *all = match->exprs.makeVar(extent);
  return all ? match->tensors.open(reduced, all) : std::nullopt;
}

/// Adds the factors of `e` to the product, and says whether an exponential (or
/// its contraction) is one of them. Reads are looked through only where one is
/// behind them, so that values stay as they are.
bool Matcher::collect(const Expr *e, bool inverse, Product &product,
                      unsigned depth) {
  auto factor = [&](const Expr *f) {
    (inverse ? product.denominators : product.numerators).push_back(f);
    return false;
  };
  // Long chains, and products that share factors, end somewhere.
  if (depth > 100 || budget == 0)
    return factor(e);
  --budget;
  if (e->isOp<arith::MulFOp>()) {
    bool a = collect(e->getOperand(0), inverse, product, depth + 1);
    bool b = collect(e->getOperand(1), inverse, product, depth + 1);
    return a || b;
  }
  if (e->isOp<arith::DivFOp>()) {
    bool a = collect(e->getOperand(0), inverse, product, depth + 1);
    bool b = collect(e->getOperand(1), !inverse, product, depth + 1);
    return a || b;
  }
  if (e->isOp<arith::NegFOp>()) {
    factor(match->exprs.getConst(FloatAttr::get(e->getType(), -1.0)));
    return collect(e->getOperand(0), inverse, product, depth + 1);
  }
  if (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>()) {
    Product inner;
    // A cast of plain factors stays with them.
    if (!collect(e->getOperand(0), inverse, inner, depth + 1))
      return factor(e);
    auto type = cast<FloatType>(e->getType());
    if (e->isOp<arith::TruncFOp>() && !inner.contraction &&
        (!inner.rounding || type.getWidth() < inner.rounding.getWidth()))
      inner.rounding = type;
    product.absorb(inner);
    return true;
  }
  if (e->isOp<arith::SelectOp>() && !inverse) {
    for (bool inverted : {false, true}) {
      const Expr *zero = e->getOperand(inverted ? 2 : 1);
      const Expr *other = e->getOperand(inverted ? 1 : 2);
      if (!isConstFloat(match->tensors.expand(zero), 0.0))
        continue;
      Product inner;
      if (!collect(other, inverse, inner, depth + 1))
        continue;
      const Expr *c = e->getOperand(0);
      if (inverted)
        c = match->exprs.getNot(match->tensors.expand(c, /*unrolls=*/false));
      Product::Guard guard{c, other, inner.numerators};
      for (auto *list : {&inner.denominators, &inner.insideNumerators,
                         &inner.insideDenominators})
        llvm::append_range(guard.factors, *list);
      inner.guards.push_back(guard);
      product.absorb(inner);
      return true;
    }
    return factor(e);
  }
  if (e->isOp<math::ExpOp>() || e->isOp<math::Exp2Op>()) {
    factor(e);
    return !inverse;
  }
  if (e->is(ExprKind::Read) && !inverse) {
    bool holds = sites.exponentials.contains(e->getValue());
    bool contracts = sites.contractions.contains(e->getValue());
    const Expr *next = holds || contracts ? match->tensors.step(e) : nullptr;
    if (!next)
      return factor(e);
    Product saved = product;
    Operation *def = e->getValue().getDefiningOp();
    if (collect(next, inverse, product, depth + 1)) {
      if (!product.exponential)
        product.exponential = def;
      return true;
    }
    product = saved;
    return factor(e);
  }
  if (e->is(ExprKind::Reduced) && !inverse && !product.contraction &&
      isa<linalg::LinalgOp>(e->getReduction())) {
    std::optional<Reduction> reduction = openTogether(e);
    if (!reduction || !reduction->body || !reduction->combiner ||
        reduction->combiner->getStringRef() !=
            arith::AddFOp::getOperationName())
      return factor(e);
    Product inner;
    inner.contraction = e;
    inner.reduction = *reduction;
    if (!collect(reduction->body, inverse, inner, depth + 1) ||
        inner.contraction != e)
      return factor(e);
    if (!inner.exponential)
      inner.exponential = e->getReduction();
    // From here on, factors are behind the contraction.
    inner.insideNumerators = std::exchange(inner.numerators, {});
    inner.insideDenominators = std::exchange(inner.denominators, {});
    product.absorb(inner);
    return true;
  }
  return factor(e);
}

void Matcher::flatten(const Expr *e, bool inverse,
                      SmallVectorImpl<const Expr *> &numerators,
                      SmallVectorImpl<const Expr *> &denominators) {
  if (numerators.size() + denominators.size() > 64) {
    (inverse ? denominators : numerators).push_back(e);
  } else if (e->isOp<arith::MulFOp>()) {
    flatten(e->getOperand(0), inverse, numerators, denominators);
    flatten(e->getOperand(1), inverse, numerators, denominators);
  } else if (e->isOp<arith::DivFOp>()) {
    flatten(e->getOperand(0), inverse, numerators, denominators);
    flatten(e->getOperand(1), !inverse, numerators, denominators);
  } else if (e->isOp<arith::NegFOp>()) {
    numerators.push_back(
        match->exprs.getConst(FloatAttr::get(e->getType(), -1.0)));
    flatten(e->getOperand(0), inverse, numerators, denominators);
  } else if ((e->isOp<arith::ExtFOp>() ||
              (e->isOp<arith::TruncFOp>() && !options.strict)) &&
             (e->getOperand(0)->isOp<arith::MulFOp>() ||
              e->getOperand(0)->isOp<arith::DivFOp>())) {
    // Casts of a product apply to its factors.
    SmallVector<const Expr *> above, below;
    flatten(e->getOperand(0), false, above, below);
    auto cast = [&](const Expr *f) {
      return f->getType() == e->getType()
                 ? f
                 : match->exprs.getOp(e->getName(),
                                      mlir::cast<DictionaryAttr>(e->getAttr()),
                                      e->getType(), {f});
    };
    for (const Expr *f : above)
      (inverse ? denominators : numerators).push_back(cast(f));
    for (const Expr *f : below)
      (inverse ? numerators : denominators).push_back(cast(f));
  } else {
    (inverse ? denominators : numerators).push_back(e);
  }
}

const Expr *Matcher::productOf(ArrayRef<const Expr *> numerators,
                               ArrayRef<const Expr *> denominators, Type type) {
  Promoter promoter(match->exprs, cast<FloatType>(type));
  auto convert = [&](const Expr *f) {
    f = promoter.promote(f);
    return f->getType() == type
               ? f
               : match->exprs.getOp<arith::TruncFOp>(type, {f});
  };
  const Expr *e = nullptr;
  for (const Expr *f : numerators) {
    f = convert(f);
    e = e ? match->exprs.getOp<arith::MulFOp>(type, {e, f}) : f;
  }
  if (!e)
    e = match->exprs.getConst(FloatAttr::get(type, 1.0));
  for (const Expr *f : denominators)
    e = match->exprs.getOp<arith::DivFOp>(type, {e, convert(f)});
  return e;
}

const Expr *mlir::attn::getCompareForm(TensorExprs &tensors, const Expr *e) {
  e = tensors.expand(e);
  Type type = e->getType();
  if (!isa<FloatType>(type))
    return e;
  MLIRContext *ctx = type.getContext();
  auto wide = type.isF64() ? FloatType(Float64Type::get(ctx))
                           : FloatType(Float32Type::get(ctx));
  return Promoter(tensors.getContext(), wide).promote(e);
}

const Expr *Matcher::compareForm(const Expr *e) {
  return getCompareForm(match->tensors, e);
}

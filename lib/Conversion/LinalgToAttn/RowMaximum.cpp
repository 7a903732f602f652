//===- RowMaximum.cpp - The maximum that is taken off a row ---------------===//
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

/// Opens a reduction by `combiner` along n; null where it is none. With
/// `extras`, the reduction may run over a few elements more than n, in front of
/// it (`last`) or behind it: its bodies at those go there.
const Expr *Matcher::openAlong(const Expr *reduced, StringRef combiner,
                               std::optional<Reduction> &reduction,
                               SmallVectorImpl<const Expr *> *extras,
                               bool last) {
  if (!reduced->is(ExprKind::Reduced))
    return nullptr;
  TensorExprs &tensors = match->tensors;
  ExprContext &exprs = match->exprs;
  auto understands = [&] {
    if (!reduction || !reduction->combiner || !reduction->body)
      return false;
    StringRef name = reduction->combiner->getStringRef();
    return name == combiner ||
           (combiner == arith::MaximumFOp::getOperationName() &&
            name == arith::MaxNumFOp::getOperationName()) ||
           (combiner == arith::MinimumFOp::getOperationName() &&
            name == arith::MinNumFOp::getOperationName());
  };
  reduction = tensors.open(reduced, n);
  if (reduction)
    return understands() && !last ? reduction->body : nullptr;
  if (!extras)
    return nullptr;
  const Expr *extent = tensors.getReducedExtent(reduced);
  const Expr *size = exprs.getExtent(n);
  std::optional<int64_t> more =
      extent ? tensors.getSizeDifference(extent, size) : std::nullopt;
  if (!more || *more < 1 || *more > 4)
    return nullptr;
  for (int64_t i = 0; i < *more; ++i) {
    const Expr *position = exprs.getIndex(i);
    reduction =
        tensors.openAt(reduced, last ? position : exprs.add(size, position));
    if (!understands())
      return nullptr;
    extras->push_back(tensors.expand(reduction->body));
  }
  reduction =
      tensors.openAt(reduced, last ? exprs.add(n, exprs.getIndex(*more)) : n);
  return understands() ? reduction->body : nullptr;
}

/// A value that no maximum of the type is below, or no minimum above: the
/// infinity, the last finite value, or, for maxnumf and minnumf, NaN.
static bool isIdentity(const Expr *init, StringRef combiner) {
  std::optional<APFloat> value = init->getFloat();
  if (!value)
    return false;
  if (value->isNaN())
    return combiner == arith::MaxNumFOp::getOperationName() ||
           combiner == arith::MinNumFOp::getOperationName();
  bool isMin = combiner == arith::MinimumFOp::getOperationName() ||
               combiner == arith::MinNumFOp::getOperationName();
  return value->isNegative() != isMin &&
         (value->isInfinity() || value->isLargest());
}

int mlir::attn::getOrder(const Expr *e) {
  if (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>())
    return 1;
  if (e->isOp<arith::NegFOp>())
    return -1;
  if (!e->isOp<arith::MulFOp>() && !e->isOp<arith::DivFOp>())
    return 0;
  std::optional<APFloat> k = e->getOperand(1)->getFloat();
  if (!k || !k->isFiniteNonZero())
    return 0;
  return k->isNegative() ? -1 : 1;
}

/// The same of a row maximum inside of `e`, with everything else constant along
/// the row.
static int getOrderIn(const Expr *e, const Expr *leaf) {
  int order = 1;
  for (; e != leaf && order != 0; e = e->getOperand(0))
    order *= getOrder(e);
  return order;
}

/// Collects leaves of an expression, positions left out.
static void collectLeaves(const Expr *e, llvm::SetVector<const Expr *> &leaves,
                          llvm::DenseSet<const Expr *> &seen) {
  if (!seen.insert(e).second)
    return;
  if (e->isLeaf()) {
    leaves.insert(e);
    return;
  }
  for (const Expr *operand : e->getOperands())
    collectLeaves(operand, leaves, seen);
  for (const ExprTerm &term : e->getTerms())
    for (const Expr *atom : term.atoms)
      collectLeaves(atom, leaves, seen);
}

llvm::SetVector<const Expr *> mlir::attn::getLeaves(const Expr *e) {
  llvm::SetVector<const Expr *> leaves;
  llvm::DenseSet<const Expr *> seen;
  collectLeaves(e, leaves, seen);
  return leaves;
}

/// The operands of nested maxima, and of monotone functions of these.
static void collectMaxima(ExprContext &exprs, const Expr *e,
                          SmallVectorImpl<const Expr *> &list) {
  if ((e->isOp<arith::MaximumFOp>() || e->isOp<arith::MaxNumFOp>()) &&
      list.size() < 8) {
    collectMaxima(exprs, e->getOperand(0), list);
    collectMaxima(exprs, e->getOperand(1), list);
    return;
  }
  SmallVector<const Expr *> inner;
  if (getOrder(e) > 0)
    collectMaxima(exprs, e->getOperand(0), inner);
  if (inner.size() < 2) {
    list.push_back(e);
    return;
  }
  SmallVector<const Expr *> operands(e->getOperands());
  for (const Expr *x : inner) {
    operands[0] = x;
    list.push_back(exprs.getOp(e->getName(), cast<DictionaryAttr>(e->getAttr()),
                               e->getType(), operands));
  }
}

Operation *mlir::attn::findCulprit(const Expr *e) {
  for (const Expr *leaf : getLeaves(e))
    if (leaf->is(ExprKind::Reduced))
      return getDefiningOp(leaf);
  for (const Expr *leaf : getLeaves(e))
    if (Operation *def = getDefiningOp(leaf))
      return def;
  return nullptr;
}

LogicalResult Matcher::matchShift(const Expr *shift) {
  const Expr *c = shift;
  // select(max == -inf, 0, max): rows that see nothing keep a finite shift.
  for (;;) {
    if (c->isOp<arith::SelectOp>() && getLeaves(c->getOperand(0)).size() == 1) {
      const Expr *a = c->getOperand(1), *b = c->getOperand(2);
      if (isConstFloat(a, 0.0) &&
          getLeaves(b).contains(getLeaves(c->getOperand(0))[0])) {
        c = b;
        continue;
      }
      if (isConstFloat(b, 0.0) &&
          getLeaves(a).contains(getLeaves(c->getOperand(0))[0])) {
        c = a;
        continue;
      }
    }
    break;
  }
  const Expr *unguarded = c;
  // The maximum of the scores, and of what the divisor may add to them.
  SmallVector<const Expr *> maxima;
  collectMaxima(match->exprs, c, maxima);
  Operation *wrongInit = nullptr, *wrongScores = nullptr;
  for (const Expr *main : maxima) {
    for (const Expr *leaf : getLeaves(main)) {
      // The maximum of T is -min(-T).
      int order = getOrderIn(main, leaf);
      if (order == 0)
        continue;
      StringRef combiner = order > 0 ? arith::MaximumFOp::getOperationName()
                                     : arith::MinimumFOp::getOperationName();
      for (bool last : {false, true}) {
        std::optional<Reduction> reduction;
        SmallVector<const Expr *> extras;
        const Expr *body = openAlong(leaf, combiner, reduction, &extras, last);
        if (!body)
          continue;
        const Expr *init = match->tensors.expand(reduction->init);
        if (!isIdentity(init, reduction->combiner->getStringRef())) {
          wrongInit = getDefiningOp(leaf);
          continue;
        }
        auto at = [&](const Expr *value) {
          DenseMap<const Expr *, const Expr *> map;
          map[leaf] = match->tensors.expand(value);
          return substitute(match->exprs, main, map);
        };
        if (compareForm(at(body)) != compareForm(writtenScores)) {
          wrongScores = getDefiningOp(leaf);
          continue;
        }
        // What the maximum, and the shift, are in a row of -inf.
        std::optional<APFloat> start = init->getFloat();
        auto withMaximum = [&](const Expr *e, APFloat value) {
          bool lossy;
          value.convert(cast<FloatType>(leaf->getType()).getFloatSemantics(),
                        APFloat::rmNearestTiesToEven, &lossy);
          DenseMap<const Expr *, const Expr *> map;
          map[leaf] =
              match->exprs.getConst(FloatAttr::get(leaf->getType(), value));
          return substitute(match->exprs, e, map);
        };
        // A guard leaves every other shift as it is.
        if (c != shift &&
            llvm::any_of(ArrayRef<double>{-1e4, 0.5, 1e4}, [&](double sample) {
              APFloat value(sample);
              return withMaximum(shift, value) != withMaximum(unguarded, value);
            }))
          continue;
        isMaximumFinite = start->isFinite();
        APFloat infinity = APFloat::getInf(start->getSemantics(), order > 0);
        std::optional<APFloat> empty =
            withMaximum(shift, isMaximumFinite ? *start : infinity)->getFloat();
        isShiftFinite = empty && empty->isFinite();
        for (const Expr *extra : extras)
          shiftExtras.push_back(at(extra));
        for (const Expr *other : maxima)
          if (other != main)
            shiftExtras.push_back(other);
        rowMaximum = main;
        return success();
      }
    }
  }
  if (wrongInit)
    return fail(3,
                "the row maximum does not start from an identity (-inf, the "
                "lowest finite value, or NaN for maxnumf)",
                wrongInit);
  if (wrongScores)
    return fail(3, "the maximum and the exponent read different scores",
                wrongScores);
  return fail(3,
              "the shift in the exponent is not the maximum of the scores "
              "along the reduced dimension",
              findCulprit(c));
}

/// Whether it holds of the scores, or of what they are a monotone function of:
/// -inf where they are.
bool Matcher::anyScores(llvm::function_ref<bool(const Expr *)> holds) {
  const Expr *row = writtenScores;
  while (!holds(row)) {
    if (getOrder(row) <= 0)
      return false;
    row = row->getOperand(0);
  }
  return true;
}

/// A maximum of the scores along the row, -inf where all of them are.
bool Matcher::isRowMaximum(const Expr *e) {
  return anyScores([&](const Expr *row) {
    return isRowMaximumOf(e, row, /*fromInfinity=*/true);
  });
}

bool Matcher::isRowMaximumOf(const Expr *e, const Expr *row,
                             bool fromInfinity) {
  while (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>())
    e = e->getOperand(0);
  for (bool last : {false, true}) {
    std::optional<Reduction> reduction;
    SmallVector<const Expr *> extras;
    const Expr *body = openAlong(e, arith::MaximumFOp::getOperationName(),
                                 reduction, &extras, last);
    if (!body || compareForm(body) != compareForm(row))
      continue;
    const Expr *init = match->tensors.expand(reduction->init);
    if (!fromInfinity ||
        (isIdentity(init, reduction->combiner->getStringRef()) &&
         !init->getFloat()->isFinite()))
      return true;
  }
  return false;
}

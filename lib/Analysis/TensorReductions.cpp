//===- TensorReductions.cpp - Elements of reductions ----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Analysis/TensorExprs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::attn;

/// Splits `e`, the new value of the accumulator `out`, into combiner and body.
static void splitCombiner(ExprContext &exprs, const Expr *e, const Expr *out,
                          Reduction &reduction) {
  reduction.body = nullptr;
  if (!e->is(ExprKind::Op))
    return;
  auto contains = [&](const Expr *root) {
    SmallVector<const Expr *> work{root};
    llvm::DenseSet<const Expr *> seen;
    while (!work.empty()) {
      const Expr *next = work.pop_back_val();
      if (next == out)
        return true;
      if (seen.insert(next).second)
        llvm::append_range(work, next->getOperands());
    }
    return false;
  };
  // select(x > out, x, out) is a maximum that ignores NaN.
  if (e->isOp<arith::SelectOp>() && e->getOperand(0)->isOp<arith::CmpFOp>()) {
    const Expr *compare = e->getOperand(0);
    auto predicate = static_cast<arith::CmpFPredicate>(
        cast<IntegerAttr>(
            cast<DictionaryAttr>(compare->getAttr()).get("predicate"))
            .getInt());
    bool greater = predicate == arith::CmpFPredicate::OGT ||
                   predicate == arith::CmpFPredicate::OGE ||
                   predicate == arith::CmpFPredicate::UGT ||
                   predicate == arith::CmpFPredicate::UGE;
    bool less = predicate == arith::CmpFPredicate::OLT ||
                predicate == arith::CmpFPredicate::OLE ||
                predicate == arith::CmpFPredicate::ULT ||
                predicate == arith::CmpFPredicate::ULE;
    const Expr *a = compare->getOperand(0), *b = compare->getOperand(1);
    if (less)
      std::swap(a, b);
    if ((greater || less) && e->getOperand(1) == a && e->getOperand(2) == b &&
        (a == out) != (b == out)) {
      const Expr *x = a == out ? b : a;
      if (contains(x))
        return;
      reduction.combiner = OperationName(arith::MaximumFOp::getOperationName(),
                                         exprs.getContext());
      reduction.body = x;
    }
    return;
  }
  if (e->getNumOperands() != 2 ||
      !e->getName().hasTrait<OpTrait::IsCommutative>())
    return;
  // out may sit inside a chain of the same operation: out + x + y.
  const Expr *body = nullptr;
  const Expr *chain = e;
  while (chain != out) {
    if (!chain->is(ExprKind::Op) || chain->getName() != e->getName())
      return;
    bool left = contains(chain->getOperand(0));
    bool right = contains(chain->getOperand(1));
    if (left == right)
      return;
    const Expr *x = chain->getOperand(left ? 1 : 0);
    body = body ? exprs.getOp(e->getName(), cast<DictionaryAttr>(e->getAttr()),
                              e->getType(), {body, x})
                : x;
    chain = chain->getOperand(left ? 0 : 1);
  }
  reduction.combiner = e->getName();
  reduction.body = body;
}

/// A reduction of integers over few elements, written out.
const Expr *TensorExprs::unroll(const Expr *e) {
  if (!e->is(ExprKind::Reduced) || !e->getType().isIntOrIndex())
    return nullptr;
  auto op = dyn_cast<linalg::LinalgOp>(e->getReduction());
  if (!op || op.getNumReductionLoops() != 1)
    return nullptr;
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  const Expr *extent = loopExtent(op, dims[0]);
  std::optional<int64_t> count = extent ? extent->getInt() : std::nullopt;
  SmallVector<const Expr *> loops;
  if (!count || *count < 1 || *count > 4 ||
      !loopsFromResult(op, e->getNumber(), e->getOperands(), loops))
    return nullptr;
  OpOperand *init = op.getDpsInitOperand(e->getNumber());
  const Expr *out = exprs.getScalar(op.getMatchingBlockArgument(init));
  const Expr *result = read(init->get(), e->getOperands());
  for (int64_t i = 0; i < *count; ++i) {
    loops[dims[0]] = exprs.getIndex(i);
    const Expr *next = inlineBody(op, e->getNumber(), loops, /*reduces=*/true);
    Reduction reduction;
    if (!next)
      return nullptr;
    splitCombiner(exprs, next, out, reduction);
    if (!reduction.combiner || !reduction.body)
      return nullptr;
    result = exprs.getOp(*reduction.combiner,
                         DictionaryAttr::get(exprs.getContext()), e->getType(),
                         {result, reduction.body});
  }
  return result;
}

/// A part of linalg.softmax: the maximum or the sum of a row, at `position`.
Reduction TensorExprs::openSoftmax(const Expr *reduced, const Expr *position) {
  auto softmax = cast<linalg::SoftmaxOp>(reduced->getReduction());
  Reduction reduction;
  SmallVector<const Expr *> indices(reduced->getOperands());
  indices.insert(indices.begin() + softmax.getDimension(), position);
  Type type = reduced->getType();
  reduction.body = read(softmax.getInput(), indices);
  bool isMax = reduced->getNumber() == 0;
  if (!isMax) {
    const Expr *max =
        exprs.getReduced(softmax, 0, type, reduced->getOperands());
    reduction.body = exprs.getOp<math::ExpOp>(
        type, {exprs.getOp<arith::SubFOp>(type, {reduction.body, max})});
  }
  reduction.combiner =
      OperationName(isMax ? arith::MaximumFOp::getOperationName()
                          : arith::AddFOp::getOperationName(),
                    exprs.getContext());
  reduction.init = exprs.getConst(
      isMax ? FloatAttr::get(
                  type, APFloat::getInf(
                            cast<FloatType>(type).getFloatSemantics(), true))
            : FloatAttr::get(type, 0.0));
  return reduction;
}

/// A linalg op with the position in every loop.
std::optional<Reduction> TensorExprs::openLoops(const Expr *reduced,
                                                ArrayRef<const Expr *> loops) {
  auto op = cast<linalg::LinalgOp>(reduced->getReduction());
  Reduction reduction;
  const Expr *e = inlineBody(op, reduced->getNumber(), loops, /*reduces=*/true);
  if (!e)
    return std::nullopt;
  OpOperand *init = op.getDpsInitOperand(reduced->getNumber());
  const Expr *out = exprs.getScalar(op.getMatchingBlockArgument(init));
  splitCombiner(exprs, e, out, reduction);
  reduction.init = read(init->get(), reduced->getOperands());
  return reduction;
}

std::optional<Reduction> TensorExprs::open(const Expr *reduced,
                                           const Expr *along) {
  if (!reduced->is(ExprKind::Reduced))
    return std::nullopt;
  Operation *def = reduced->getReduction();

  if (auto softmax = dyn_cast<linalg::SoftmaxOp>(def)) {
    const Expr *extent = size(softmax.getInput(), softmax.getDimension());
    const Expr *var = along ? along : exprs.makeVar(extent);
    if (!var || (along && !isSameSize(exprs.getExtent(along), extent)))
      return std::nullopt;
    Reduction reduction = openSoftmax(reduced, var);
    if (var->is(ExprKind::Var))
      reduction.vars.push_back(var);
    return reduction;
  }

  auto op = cast<linalg::LinalgOp>(def);
  SmallVector<const Expr *> loops, vars;
  if (!loopsFromResult(op, reduced->getNumber(), reduced->getOperands(), loops))
    return std::nullopt;
  SmallVector<unsigned> dims;
  SmallVector<const Expr *> sizes;
  for (auto [i, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (kind != utils::IteratorType::reduction)
      continue;
    const Expr *extent = loopExtent(op, i);
    if (!extent)
      return std::nullopt;
    if (extent->getInt() == 1) {
      loops[i] = exprs.getIndex(0);
      continue;
    }
    dims.push_back(i);
    sizes.push_back(extent);
  }
  if (along) {
    const Expr *total = exprs.getIndex(1);
    for (const Expr *size : sizes)
      total = exprs.mul(total, size);
    if (!isSameSize(total, exprs.getExtent(along)) || dims.empty())
      return std::nullopt;
    SmallVector<const Expr *> parts;
    delinearize(along, sizes, parts);
    for (auto [dim, part] : llvm::zip_equal(dims, parts))
      loops[dim] = part;
    vars.push_back(along);
  } else {
    for (auto [dim, extent] : llvm::zip_equal(dims, sizes)) {
      loops[dim] = exprs.makeVar(extent);
      if (!loops[dim])
        return std::nullopt;
      vars.push_back(loops[dim]);
    }
  }
  std::optional<Reduction> reduction = openLoops(reduced, loops);
  if (reduction)
    reduction->vars = vars;
  return reduction;
}

const Expr *TensorExprs::getReducedExtent(const Expr *reduced) {
  Operation *def = reduced->getReduction();
  if (auto softmax = dyn_cast<linalg::SoftmaxOp>(def))
    return size(softmax.getInput(), softmax.getDimension());
  auto op = cast<linalg::LinalgOp>(def);
  const Expr *found = nullptr;
  for (auto [i, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (kind != utils::IteratorType::reduction)
      continue;
    const Expr *extent = loopExtent(op, i);
    if (!extent || (found && extent->getInt() != 1))
      return nullptr;
    if (extent->getInt() != 1)
      found = extent;
  }
  return found;
}

std::optional<Reduction> TensorExprs::openAt(const Expr *reduced,
                                             const Expr *position) {
  if (!reduced->is(ExprKind::Reduced) || !getReducedExtent(reduced))
    return std::nullopt;
  Operation *def = reduced->getReduction();
  if (isa<linalg::SoftmaxOp>(def))
    return openSoftmax(reduced, position);
  auto op = cast<linalg::LinalgOp>(def);
  SmallVector<const Expr *> loops;
  if (!loopsFromResult(op, reduced->getNumber(), reduced->getOperands(), loops))
    return std::nullopt;
  for (auto [i, kind] : llvm::enumerate(op.getIteratorTypesArray()))
    if (kind == utils::IteratorType::reduction)
      loops[i] =
          loopExtent(op, i)->getInt() == 1 ? exprs.getIndex(0) : position;
  return openLoops(reduced, loops);
}

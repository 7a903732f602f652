//===- SoftmaxMatcher.cpp - Proves that a value is an attention -----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The value is written as a product of factors, looking through casts, selects
// of zero and elementwise ops. With n the variable of its contraction, it is an
// attention where the factors are
//
//   exp(T[n] - c) * V[n] / L,    c = max_n T[n],    L = sum_n exp(T[n] - c)
//
// and T is an expression of one contraction of a query and a key, or of a sum
// of such (ContractionSums.cpp).
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::attn;

Matcher::Outcome Matcher::attempt() {
  match = std::make_unique<AttentionMatch>(ctx);
  match->root = root;
  n = nullptr;
  wantedSplit.reset();
  rowFactors.clear();
  shiftExtras.clear();
  rowMaximum = nullptr;
  isNaturalShift = true;
  isMaximumFinite = isShiftFinite = isEmptyNaN = false;
  sinks.clear();
  sumGuards.clear();
  isZeroSumGuarded = false;
  budget = 4096;
  ExprContext &exprs = match->exprs;
  TensorExprs &tensors = match->tensors;

  tensors.equateReshapes(*root.getParentBlock());
  SmallVector<const Expr *> indices;
  auto type = cast<RankedTensorType>(root.getType());
  for (int64_t i = 0; i < type.getRank(); ++i) {
    auto &dims = match->layout.emplace_back();
    const Expr *outer = tensors.size(root, i);
    SmallVector<const Expr *> parts;
    for (int64_t inner : splits[i])
      outer = exprs.floorDiv(outer, exprs.getIndex(inner));
    const Expr *var = exprs.makeVar(outer);
    if (!var)
      return Outcome::Miss;
    const Expr *index = var;
    if (var->is(ExprKind::Var))
      dims.push_back(var);
    for (int64_t inner : splits[i]) {
      const Expr *size = exprs.getIndex(inner);
      const Expr *part = exprs.makeVar(size);
      if (!part)
        return Outcome::Miss;
      dims.push_back(part);
      index = exprs.add(exprs.mul(index, size), part);
    }
    indices.push_back(index);
  }
  rootVars = (uint64_t(1) << exprs.getNumVars()) - 1;

  Product product;
  bool found = collect(tensors.read(root, indices), false, product, 0);
  miss.exponential = product.exponential;
  if (!found || !product.contraction)
    return Outcome::Miss;
  match->exponential = product.exponential;
  Operation *contraction = product.contraction->getReduction();
  if (product.reduction.vars.empty()) {
    (void)fail(1,
               "the contraction with the values reduces no dimension of more "
               "than one element",
               contraction);
    return Outcome::Miss;
  }
  n = product.reduction.vars[0];
  tensors.setMappable([this](const Expr *e) {
    return isMappable(e, /*mayGroup=*/true, bit(n));
  });
  if (!isConstFloat(tensors.expand(product.reduction.init), 0.0)) {
    (void)fail(1, "the contraction with the values does not start from zero",
               contraction);
    return Outcome::Miss;
  }
  if (failed(matchExponential(product)) || failed(matchNormalizer(product)) ||
      failed(matchScores(product)) || failed(matchGuards(product)) ||
      failed(matchValue(product)))
    return Outcome::Miss;
  if (wantedSplit)
    return Outcome::Split;
  if (failed(assignRoles()) || failed(finishScore()))
    return Outcome::Miss;
  noteRowValues();
  // The predicate is this object's.
  tensors.setMappable(nullptr);
  return Outcome::Match;
}

std::unique_ptr<AttentionMatch> Matcher::run() {
  auto type = dyn_cast<RankedTensorType>(root.getType());
  if (!type || !isa<FloatType>(type.getElementType()))
    return nullptr;
  splits.resize(type.getRank());
  for (unsigned rounds = 0; rounds < 8; ++rounds) {
    switch (attempt()) {
    case Outcome::Match:
      return std::move(match);
    case Outcome::Miss:
      // There always is an op to look at.
      if (!miss.culprit)
        miss.culprit = miss.exponential;
      return nullptr;
    case Outcome::Split:
      break;
    }
    // The part that is split off goes right behind what remains of its part.
    for (auto [i, dims] : llvm::enumerate(match->layout))
      for (auto [j, var] : llvm::enumerate(dims)) {
        if (var != wantedSplit->first)
          continue;
        bool hasOuter = dims.size() > splits[i].size();
        size_t part = hasOuter ? j : j + 1;
        if (part > 0)
          splits[i][part - 1] /= wantedSplit->second;
        splits[i].insert(splits[i].begin() + part, wantedSplit->second);
      }
  }
  (void)fail(9, "the dimensions of the operands do not split alike");
  return nullptr;
}

std::unique_ptr<AttentionMatch>
mlir::attn::matchAttention(Value root, const SoftmaxSites &sites,
                           const MatchOptions &options, Miss &miss) {
  return Matcher(root, sites, options, miss).run();
}

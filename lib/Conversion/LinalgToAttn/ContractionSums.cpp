//===- ContractionSums.cpp - Scores that are a sum of contractions --------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// sum_i Q1[m, i] K1[n, i] + sum_j Q2[m, j] K2[n, j] is one contraction over i
// and j: queries and keys are joined along it. Left apart, the second would be
// a tensor as large as the scores.
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::attn;

/// Addends of `e`; roundings of a sum apply to them.
void Matcher::flattenSum(const Expr *e, bool negative,
                         SmallVectorImpl<Addend> &addends) {
  if (addends.size() > 64) {
    addends.push_back({e, negative});
  } else if (e->isOp<arith::AddFOp>() || e->isOp<arith::SubFOp>()) {
    flattenSum(e->getOperand(0), negative, addends);
    flattenSum(e->getOperand(1), negative != e->isOp<arith::SubFOp>(), addends);
  } else if ((e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>()) &&
             (e->getOperand(0)->isOp<arith::AddFOp>() ||
              e->getOperand(0)->isOp<arith::SubFOp>())) {
    flattenSum(e->getOperand(0), negative, addends);
  } else {
    addends.push_back({e, negative});
  }
}

/// What multiplies `leaf` in an addend, as a number of type `wide`; null where
/// the addend is no such product.
const Expr *Matcher::getCoefficient(const Addend &addend, const Expr *leaf,
                                    Type wide) {
  SmallVector<const Expr *> above, below;
  flatten(addend.value, false, above, below);
  auto *it = llvm::find_if(above, [&](const Expr *f) {
    while (f->isOp<arith::ExtFOp>() || f->isOp<arith::TruncFOp>())
      f = f->getOperand(0);
    return f == leaf;
  });
  if (it == above.end())
    return nullptr;
  above.erase(it);
  if (addend.isNegative)
    above.push_back(match->exprs.getConst(FloatAttr::get(wide, -1.0)));
  return productOf(above, below, wide);
}

/// The outermost sum in the scores of which both leaves are addends.
const Expr *Matcher::findSum(const Expr *e, const Expr *a, const Expr *b,
                             Type wide, llvm::DenseSet<const Expr *> &seen) {
  if (!e->is(ExprKind::Op) || !seen.insert(e).second)
    return nullptr;
  if (e->isOp<arith::AddFOp>() || e->isOp<arith::SubFOp>()) {
    SmallVector<Addend> addends;
    flattenSum(e, false, addends);
    auto holds = [&](const Expr *leaf) {
      return llvm::any_of(addends, [&](const Addend &addend) {
        return getCoefficient(addend, leaf, wide) != nullptr;
      });
    };
    if (holds(a) && holds(b))
      return e;
  }
  for (const Expr *operand : e->getOperands())
    if (const Expr *sum = findSum(operand, a, b, wide, seen))
      return sum;
  return nullptr;
}

/// Whether a leaf has an element for every value of `var`, and not for a
/// quotient or a remainder alone.
static bool readsWhole(const Expr *leaf, const Expr *var) {
  bool quotient = false, remainder = false;
  for (const Expr *index : leaf->getOperands()) {
    if (!index->dependsOn(bit(var)))
      continue;
    quotient |= !index->is(ExprKind::Mod);
    remainder |= !index->is(ExprKind::FloorDiv);
  }
  return quotient && remainder;
}

/// Joins the contraction `other`, which the scores add to what `scoreLeaf`
/// stands for, with it. Changes nothing where that is not so, or does not pay.
bool Matcher::joinContraction(const Expr *other) {
  ExprContext &exprs = match->exprs;
  Type wide =
      other->getType().isF64() ? other->getType() : Type(Float32Type::get(ctx));
  llvm::DenseSet<const Expr *> seen;
  const Expr *sum = findSum(joinedScores, scoreLeaf, other, wide, seen);
  if (!sum || (options.strict &&
               !(sum->isOp<arith::AddFOp>() && sum->getType() == wide &&
                 llvm::is_contained(sum->getOperands(), scoreLeaf) &&
                 llvm::is_contained(sum->getOperands(), other))))
    return false;

  struct Part {
    MatchedOperand query, key;
    const Expr *leaf, *d, *scale, *rows, *init;
  };
  auto get = [&]() {
    return Part{match->query, match->key,    scoreLeaf,    match->d,
                scale,        rowFactors[0], rowFactors[1]};
  };
  auto set = [&](const Part &part) {
    match->query = part.query;
    match->key = part.key;
    scoreLeaf = part.leaf;
    match->d = part.d;
    scale = part.scale;
    rowFactors.assign({part.rows, part.init});
  };
  Part first = get();
  auto split = wantedSplit;
  auto giveUp = [&]() {
    set(first);
    wantedSplit = split;
    miss.reason.clear();
    return false;
  };
  if (failed(matchContraction(other)))
    return giveUp();
  Part second = get();
  if (first.init || second.init || first.scale->getType() != wide ||
      second.scale->getType() != wide)
    return giveUp();

  // What would be the queries must stay it, and only tensors that vary along
  // both are as large as the scores.
  const Expr *m = nullptr;
  for (auto &dims : match->layout)
    for (const Expr *var : dims) {
      if (!first.query.expr->dependsOn(bit(var)) ||
          first.key.expr->dependsOn(bit(var)))
        continue;
      std::optional<int64_t> size = exprs.getExtent(var)->getInt();
      std::optional<int64_t> best =
          m ? exprs.getExtent(m)->getInt() : std::optional<int64_t>(0);
      if (!size || (best && *size >= *best))
        m = var;
    }
  if (!m || !second.query.expr->dependsOn(bit(m)) ||
      second.key.expr->dependsOn(bit(m)) || !readsWhole(other, m) ||
      !readsWhole(other, n))
    return giveUp();

  // The same factor of both stays behind the product, others go to the queries.
  SmallVector<Addend> addends;
  flattenSum(sum, false, addends);
  SmallVector<Addend> rest;
  const Expr *coefficients[] = {nullptr, nullptr};
  for (const Addend &addend : addends) {
    const Expr *leaves[] = {first.leaf, other};
    bool isPart = false;
    for (unsigned i : {0u, 1u})
      if (const Expr *c = getCoefficient(addend, leaves[i], wide)) {
        if (coefficients[i])
          return giveUp();
        coefficients[i] = c;
        isPart = true;
      }
    if (!isPart)
      rest.push_back(addend);
  }
  bool isSame = coefficients[0] == coefficients[1] &&
                first.scale == second.scale && first.rows == second.rows;
  if (!isSame && options.strict)
    return giveUp();
  const Expr *one = exprs.getConst(FloatAttr::get(wide, 1.0));
  auto type = cast<FloatType>(wide);
  if (isSame) {
    // The widest of the four; two halves of which neither holds the other meet
    // in the wide type.
    type = first.query.type;
    for (FloatType t : {first.key.type, second.query.type, second.key.type})
      if (t != type)
        type = t.getWidth() == type.getWidth()  ? cast<FloatType>(wide)
               : t.getWidth() > type.getWidth() ? t
                                                : type;
  } else {
    for (unsigned i : {0u, 1u}) {
      Part &part = i == 0 ? first : second;
      const Expr *factor =
          productOf({coefficients[i], part.scale, part.rows}, {}, wide);
      if (factor->dependsOn(bit(n)))
        return giveUp();
      part.query.expr = productOf({part.query.expr, factor}, {}, wide);
    }
    coefficients[0] = one;
  }

  // One position in both, behind one another.
  auto extent = [&](const Part &part) {
    return part.d ? exprs.getExtent(part.d)->getInt()
                  : std::optional<int64_t>(1);
  };
  std::optional<int64_t> size = extent(first), more = extent(second);
  const Expr *d =
      size && more ? exprs.makeVar(exprs.getIndex(*size + *more)) : nullptr;
  if (!d)
    return giveUp();
  Type index = IndexType::get(ctx);
  OperationName compare(arith::CmpIOp::getOperationName(), ctx);
  NamedAttrList predicate;
  predicate.set("predicate",
                IntegerAttr::get(IntegerType::get(ctx, 64),
                                 int64_t(arith::CmpIPredicate::slt)));
  const Expr *inFirst =
      exprs.getOp(compare, predicate.getDictionary(ctx),
                  IntegerType::get(ctx, 1), {d, exprs.getIndex(*size)});
  // Both are read: where the other is chosen, at their end.
  const Expr *positions[] = {
      exprs.getOp<arith::MinSIOp>(index, {d, exprs.getIndex(*size - 1)}),
      exprs.getOp<arith::MaxSIOp>(
          index, {exprs.add(d, exprs.getIndex(*size), -1), exprs.getIndex(0)})};
  auto join = [&](const MatchedOperand &a, const MatchedOperand &b) {
    const Expr *arms[2];
    for (unsigned i : {0u, 1u}) {
      const Expr *e = i == 0 ? a.expr : b.expr;
      if (const Expr *own = i == 0 ? first.d : second.d)
        e = substitute(exprs, e, {{own, positions[i]}});
      arms[i] =
          e->getType() == type ? e : exprs.getOp<arith::ExtFOp>(type, {e});
    }
    MatchedOperand operand;
    operand.expr =
        exprs.getOp<arith::SelectOp>(type, {inFirst, arms[0], arms[1]});
    operand.type = type;
    return operand;
  };
  Part joined;
  joined.query = join(first.query, second.query);
  joined.key = join(first.key, second.key);
  joined.d = d;
  joined.scale = isSame ? first.scale : one;
  joined.rows = isSame ? first.rows : productOf({}, {}, wide);
  joined.init = nullptr;
  // A leaf that stands for the sum of both, which no op computes.
  SmallVector<const Expr *> indices(first.leaf->getOperands());
  llvm::append_range(indices, other->getOperands());
  joined.leaf = exprs.getReduced(first.leaf->getReduction(), ~1u,
                                 sum->getType(), indices);

  auto convert = [&](const Expr *e) {
    unsigned from = e->getType().getIntOrFloatBitWidth();
    unsigned to = sum->getType().getIntOrFloatBitWidth();
    if (e->getType() == sum->getType())
      return e;
    return to > from ? exprs.getOp<arith::ExtFOp>(sum->getType(), {e})
                     : exprs.getOp<arith::TruncFOp>(sum->getType(), {e});
  };
  const Expr *value = joined.leaf;
  if (coefficients[0] != one)
    value = exprs.getOp<arith::MulFOp>(sum->getType(),
                                       {value, convert(coefficients[0])});
  for (const Addend &addend : rest)
    value = addend.isNegative
                ? exprs.getOp<arith::SubFOp>(sum->getType(),
                                             {value, convert(addend.value)})
                : exprs.getOp<arith::AddFOp>(sum->getType(),
                                             {value, convert(addend.value)});
  const Expr *scoresOfBoth = substitute(exprs, joinedScores, {{sum, value}});
  for (const Expr *leaf : getLeaves(scoresOfBoth))
    if (leaf == first.leaf || leaf == other)
      return giveUp();
  joinedScores = scoresOfBoth;
  set(joined);
  return true;
}

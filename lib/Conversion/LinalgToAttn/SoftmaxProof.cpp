//===- SoftmaxProof.cpp - Proofs about exponentials and their sum ---------===//
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
            name == arith::MaxNumFOp::getOperationName());
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

/// A value that no maximum of the type is below: -inf, the lowest finite value,
/// or, for maxnumf, NaN.
static bool isMaxIdentity(const Expr *init, StringRef combiner) {
  std::optional<APFloat> value = init->getFloat();
  if (!value)
    return false;
  if (value->isNaN())
    return combiner == arith::MaxNumFOp::getOperationName();
  return value->isNegative() && (value->isInfinity() || value->isLargest());
}

/// A function of a row maximum that keeps its order, with everything else
/// constant along the row: f(max T) is max f(T).
static bool isMonotoneIn(const Expr *e, const Expr *leaf) {
  if (e == leaf)
    return true;
  if (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>())
    return isMonotoneIn(e->getOperand(0), leaf);
  if (e->isOp<arith::MulFOp>() || e->isOp<arith::DivFOp>()) {
    std::optional<APFloat> k = e->getOperand(1)->getFloat();
    return k && !k->isNegative() && k->isFiniteNonZero() &&
           isMonotoneIn(e->getOperand(0), leaf);
  }
  return false;
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

/// The operands of nested maxima.
static void collectMaxima(const Expr *e, SmallVectorImpl<const Expr *> &list) {
  if ((e->isOp<arith::MaximumFOp>() || e->isOp<arith::MaxNumFOp>()) &&
      list.size() < 8) {
    collectMaxima(e->getOperand(0), list);
    collectMaxima(e->getOperand(1), list);
  } else {
    list.push_back(e);
  }
}

/// An op that computes a part of `e`, to name it.
static Operation *findCulprit(const Expr *e) {
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
  while (c->isOp<arith::ExtFOp>() &&
         (c->getOperand(0)->isOp<arith::MaximumFOp>() ||
          c->getOperand(0)->isOp<arith::MaxNumFOp>()))
    c = c->getOperand(0);
  // The maximum of the scores, and of what the divisor may add to them.
  SmallVector<const Expr *> maxima;
  collectMaxima(c, maxima);
  Operation *wrongInit = nullptr, *wrongScores = nullptr;
  for (const Expr *main : maxima) {
    for (const Expr *leaf : getLeaves(main)) {
      if (!isMonotoneIn(main, leaf))
        continue;
      for (bool last : {false, true}) {
        std::optional<Reduction> reduction;
        SmallVector<const Expr *> extras;
        const Expr *body =
            openAlong(leaf, arith::MaximumFOp::getOperationName(), reduction,
                      &extras, last);
        if (!body)
          continue;
        const Expr *init = match->tensors.expand(reduction->init);
        if (!isMaxIdentity(init, reduction->combiner->getStringRef())) {
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
        for (const Expr *extra : extras)
          shiftExtras.push_back(at(extra));
        for (const Expr *other : maxima)
          if (other != main)
            shiftExtras.push_back(other);
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

/// A maximum of the scores along the row.
bool Matcher::isRowMaximum(const Expr *e) {
  return isRowMaximumOf(e, writtenScores);
}

bool Matcher::isRowMaximumOf(const Expr *e, const Expr *row) {
  while (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>())
    e = e->getOperand(0);
  for (bool last : {false, true}) {
    std::optional<Reduction> reduction;
    SmallVector<const Expr *> extras;
    const Expr *body = openAlong(e, arith::MaximumFOp::getOperationName(),
                                 reduction, &extras, last);
    if (body && compareForm(body) == compareForm(row))
      return true;
  }
  return false;
}

/// Takes -log(y) of row sums out of the exponent `e`, as divisors y; null where
/// nothing else is in it.
const Expr *Matcher::takeLogarithms(const Expr *e, bool negative,
                                    SmallVectorImpl<const Expr *> &divisors) {
  ExprContext &exprs = match->exprs;
  bool isNatural = exponential->isOp<math::ExpOp>();
  if (negative &&
      (isNatural ? e->isOp<math::LogOp>() : e->isOp<math::Log2Op>())) {
    const Expr *y = e->getOperand(0);
    while (y->isOp<arith::ExtFOp>() || y->isOp<arith::TruncFOp>())
      y = y->getOperand(0);
    if (y->is(ExprKind::Reduced) && !y->dependsOn(bit(n))) {
      divisors.push_back(e->getOperand(0));
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
  if (inner->isOp<arith::SubFOp>()) {
    a = inner->getOperand(0);
    c = inner->getOperand(1);
  } else if (inner->isOp<arith::AddFOp>()) {
    for (unsigned i : {0u, 1u})
      if (inner->getOperand(i)->isOp<arith::NegFOp>()) {
        a = inner->getOperand(1 - i);
        c = inner->getOperand(i)->getOperand(0);
      }
  } else if (inner->isOp<arith::NegFOp>()) {
    a = exprs.getConst(FloatAttr::get(inner->getType(), 0.0));
    c = inner->getOperand(0);
  }
  if (!a)
    return std::nullopt;
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

/// The exponent of e for one of 2: x ln 2. A factor log2(e) in x cancels it.
const Expr *Matcher::toNatural(const Expr *e) {
  if (!exponential->isOp<math::Exp2Op>())
    return e;
  double k = 0.693147180559945309417;
  if (e->isOp<arith::MulFOp>() && e->getOperand(1)->getFloat() &&
      e->getType().getIntOrFloatBitWidth() <= 64) {
    k *= e->getOperand(1)->getFloat()->convertToDouble();
    e = e->getOperand(0);
  }
  // log2(e) as rounded by the source is as good as exact.
  if (std::abs(k - 1.0) < 1e-7)
    return e;
  auto type = cast<FloatType>(e->getType());
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
    if (match->sink) {
      const Expr *sink = stripped(match->sink, scores->getOperand(1));
      if (!sink)
        return;
      match->sink = sink;
    }
    scores = scores->getOperand(0);
  }
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
      if (!body || compareForm(body) != compareForm(exponential))
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
        if (guarded)
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
  for (const Expr *extra : shiftExtras)
    if (llvm::none_of(sinks, [&](const Expr *sink) {
          return compareForm(sink) == compareForm(extra);
        }))
      return fail(4,
                  "the row maximum is one of more values than the divisor adds "
                  "up",
                  findCulprit(shift));
  if (sinks.size() > 1)
    return fail(4, "the divisor adds several values to the exponentials",
                match->normalizer);
  if (!sinks.empty()) {
    match->sink = toNatural(sinks[0]);
    // A row that sees no key still has its sink; without it in the maximum,
    // -inf is taken off -inf.
    if (!shiftExtras.empty())
      match->emptyRows = EmptyRows::Zero;
  }
  stripShifts();
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

/// Whether a NaN of `e` is one of the probabilities: a row without a key, or a
/// NaN of the inputs, which `strict` keeps apart.
bool Matcher::testsNaN(const Expr *e, const Expr *other) {
  return compareForm(e) == compareForm(other) && !options.strict &&
         match->factors.empty() && match->divisors.empty();
}

/// Every score of a row is -inf exactly where `seen` holds for no key: the
/// scores are -inf behind it, and finite for finite inputs in front of it.
bool Matcher::isMaskOfScores(const Expr *seen) {
  ExtractedMask mask = extractMask(match->exprs, scores, scoreLeaf);
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
           (isConstFloat(b, 0.0) && compareForm(a) == compareForm(normalizer));
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
         compareForm(body->getOperand(0)) == compareForm(writtenScores);
}

LogicalResult Matcher::matchGuards(Product &product) {
  for (const Product::Guard &guard : product.guards) {
    const Expr *c = match->tensors.expand(guard.condition);
    if (c->getInt() && *c->getInt() == 0)
      continue;
    bool isNaNTest = c->isOp<arith::CmpFOp>() &&
                     compareForm(c->getOperand(0)) == compareForm(guard.other);
    if (!isEmptyRowTest(c, guard.other))
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
    match->emptyRows = EmptyRows::Zero;
  }
  return success();
}

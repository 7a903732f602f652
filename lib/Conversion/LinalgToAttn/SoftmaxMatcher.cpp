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
// and T is an expression of one contraction of a query and a key.
//
//===----------------------------------------------------------------------===//

#include "SoftmaxMatcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::attn;

namespace {

uint64_t bit(const Expr *var) {
  return var && var->is(ExprKind::Var) ? uint64_t(1) << var->getNumber() : 0;
}

bool isConstFloat(const Expr *e, double value) {
  auto f = e->getFloat();
  return f && f->isExactlyValue(value);
}

arith::CmpFPredicate getPredicate(const Expr *compare) {
  return static_cast<arith::CmpFPredicate>(
      cast<IntegerAttr>(
          cast<DictionaryAttr>(compare->getAttr()).get("predicate"))
          .getInt());
}

bool isNegInf(const Expr *e) {
  auto f = e->getFloat();
  return f && f->isInfinity() && f->isNegative();
}

Operation *getDefiningOp(const Expr *leaf) {
  if (leaf->is(ExprKind::Reduced))
    return leaf->getReduction();
  if (leaf->is(ExprKind::Read))
    return leaf->getValue().getDefiningOp();
  return nullptr;
}

/// Factors of a product.
struct Product {
  SmallVector<const Expr *> numerators, denominators;
  /// The product is 0 where `condition` holds, `other` where not.
  struct Guard {
    const Expr *condition, *other;
  };
  SmallVector<Guard> guards;
  /// The narrowest type that the exponential is rounded to on its way.
  FloatType rounding;
  /// The contraction that was opened, and its variables.
  const Expr *contraction = nullptr;
  Reduction reduction;
  Operation *exponential = nullptr;
};

class Matcher {
public:
  Matcher(Value root, const SoftmaxSites &sites, const MatchOptions &options,
          Miss &miss)
      : root(root), sites(sites), options(options), miss(miss),
        ctx(root.getContext()) {}

  std::unique_ptr<AttentionMatch> run();

private:
  enum class Outcome { Match, Miss, Split };
  Outcome attempt();

  LogicalResult fail(unsigned progress, const Twine &reason,
                     Operation *culprit = nullptr) {
    miss.reason = reason.str();
    miss.culprit = culprit;
    miss.progress = progress;
    return failure();
  }

  bool collect(const Expr *e, bool inverse, Product &product, unsigned depth);
  void flatten(const Expr *e, bool inverse,
               SmallVectorImpl<const Expr *> &numerators,
               SmallVectorImpl<const Expr *> &denominators);
  LogicalResult matchExponential(Product &product);
  LogicalResult matchShift(const Expr *shift);
  LogicalResult matchNormalizer(Product &product);
  LogicalResult matchGuards(Product &product);
  LogicalResult matchScores();
  LogicalResult matchContraction(const Expr *leaf);
  LogicalResult matchValue(Product &product);
  LogicalResult assignRoles();
  LogicalResult finishScore();

  bool isMappable(const Expr *leaf, bool mayGroup, uint64_t ungrouped);
  const Expr *compareForm(const Expr *e);
  bool isEmptyRowTest(const Expr *e, const Expr *other);
  bool isRowMaximum(const Expr *e);
  bool isRowMaximumOf(const Expr *e, const Expr *row);
  const Expr *openAlong(const Expr *reduced, StringRef combiner,
                        std::optional<Reduction> &reduction);
  void peel(const Expr *e, MatchedOperand &operand, const Expr *&scale,
            bool mayGroup, unsigned minWidth);
  void noteSplits(const Expr *leaf, bool mayGroup);
  const Expr *productOf(ArrayRef<const Expr *> numerators,
                        ArrayRef<const Expr *> denominators, Type type);
  const Expr *cutCostly(const Expr *e, uint64_t rows,
                        DenseMap<const Expr *, const Expr *> &memo);
  bool isCostly(const Expr *e);
  bool isView(const Expr *origin, const Expr *source);

  Value root;
  const SoftmaxSites &sites;
  const MatchOptions &options;
  Miss &miss;
  MLIRContext *ctx;
  std::unique_ptr<AttentionMatch> match;

  /// Sizes of the inner parts of each dimension of the root, outermost first.
  SmallVector<SmallVector<int64_t>> splits;
  /// Wanted split of a variable of the root.
  std::optional<std::pair<const Expr *, int64_t>> wantedSplit;

  // State of one attempt.
  const Expr *n = nullptr;
  /// exp(T - c), and T.
  const Expr *exponential = nullptr;
  const Expr *scores = nullptr;
  /// T as the graph has it: in base 2 where the exponential is.
  const Expr *writtenScores = nullptr;
  const Expr *normalizer = nullptr;
  const Expr *scoreLeaf = nullptr;
  SmallVector<const Expr *> rowFactors;
  const Expr *scale = nullptr;
  uint64_t rootVars = 0;
  /// Calls of `collect` that are left.
  unsigned budget = 0;
};

} // namespace

/// Whether the positions of a read make an indexing map; variables in
/// `ungrouped` may not be divided.
bool Matcher::isMappable(const Expr *leaf, bool mayGroup, uint64_t ungrouped) {
  if (!leaf->isLeaf() || !getReadTensor(leaf))
    return false;
  // Any numbering does; grouped dimensions come first.
  DenseMap<const Expr *, unsigned> positions;
  ExprContext &exprs = match->exprs;
  unsigned numGrouped = 0, numDims = exprs.getNumVars();
  for (bool grouped : {true, false})
    for (unsigned i = 0; i < numDims; ++i) {
      const Expr *var = exprs.getVar(i);
      if ((mayGroup && !(bit(var) & ungrouped)) != grouped)
        continue;
      positions[var] = positions.size();
      numGrouped += grouped;
    }
  return bool(match->tensors.getReadMap(leaf, positions, numDims, numGrouped));
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

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
    llvm::append_range(product.numerators, inner.numerators);
    llvm::append_range(product.denominators, inner.denominators);
    llvm::append_range(product.guards, inner.guards);
    if (inner.contraction) {
      product.contraction = inner.contraction;
      product.reduction = inner.reduction;
    }
    product.rounding = inner.rounding;
    product.exponential = inner.exponential;
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
      inner.guards.push_back(
          {inverted ? match->exprs.getNot(match->tensors.expand(c)) : c,
           other});
      llvm::append_range(product.numerators, inner.numerators);
      llvm::append_range(product.denominators, inner.denominators);
      llvm::append_range(product.guards, inner.guards);
      if (inner.contraction) {
        product.contraction = inner.contraction;
        product.reduction = inner.reduction;
      }
      if (inner.rounding)
        product.rounding = inner.rounding;
      product.exponential = inner.exponential;
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
    std::optional<Reduction> reduction = match->tensors.open(e);
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
    llvm::append_range(product.numerators, inner.numerators);
    llvm::append_range(product.denominators, inner.denominators);
    llvm::append_range(product.guards, inner.guards);
    product.contraction = e;
    product.reduction = *reduction;
    product.rounding = inner.rounding;
    product.exponential = inner.exponential;
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

/// The form in which values are compared: roundings that excess precision may
/// drop are dropped.
const Expr *Matcher::compareForm(const Expr *e) {
  e = match->tensors.expand(e);
  Type type = e->getType();
  if (!isa<FloatType>(type))
    return e;
  auto wide = type.isF64() ? FloatType(Float64Type::get(ctx))
                           : FloatType(Float32Type::get(ctx));
  return Promoter(match->exprs, wide).promote(e);
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// Opens a reduction by `combiner` along n; null where it is none.
const Expr *Matcher::openAlong(const Expr *reduced, StringRef combiner,
                               std::optional<Reduction> &reduction) {
  if (!reduced->is(ExprKind::Reduced))
    return nullptr;
  reduction = match->tensors.open(reduced, n);
  if (!reduction || !reduction->combiner || !reduction->body)
    return nullptr;
  StringRef name = reduction->combiner->getStringRef();
  if (name != combiner && !(combiner == arith::MaximumFOp::getOperationName() &&
                            name == arith::MaxNumFOp::getOperationName()))
    return nullptr;
  return reduction->body;
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

static llvm::SetVector<const Expr *> getLeaves(const Expr *e) {
  llvm::SetVector<const Expr *> leaves;
  llvm::DenseSet<const Expr *> seen;
  collectLeaves(e, leaves, seen);
  return leaves;
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
  llvm::SetVector<const Expr *> leaves = getLeaves(c);
  const Expr *leaf = leaves.size() == 1 ? leaves[0] : nullptr;
  std::optional<Reduction> reduction;
  const Expr *body =
      leaf ? openAlong(leaf, arith::MaximumFOp::getOperationName(), reduction)
           : nullptr;
  if (!body || !isMonotoneIn(c, leaf))
    return fail(3,
                "the shift in the exponent is not the maximum of the scores "
                "along the reduced dimension",
                leaf ? getDefiningOp(leaf) : nullptr);
  const Expr *init = match->tensors.expand(reduction->init);
  if (!isMaxIdentity(init, reduction->combiner->getStringRef()))
    return fail(3,
                "the row maximum does not start from an identity (-inf, the "
                "lowest finite value, or NaN for maxnumf)",
                getDefiningOp(leaf));
  DenseMap<const Expr *, const Expr *> map;
  map[leaf] = match->tensors.expand(body);
  const Expr *row = substitute(match->exprs, c, map);
  if (compareForm(row) != compareForm(writtenScores))
    return fail(3, "the maximum and the exponent read different scores",
                getDefiningOp(leaf));
  return success();
}

/// A maximum of the scores along the row.
bool Matcher::isRowMaximum(const Expr *e) {
  return isRowMaximumOf(e, writtenScores);
}

bool Matcher::isRowMaximumOf(const Expr *e, const Expr *row) {
  while (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>())
    e = e->getOperand(0);
  std::optional<Reduction> reduction;
  const Expr *body =
      openAlong(e, arith::MaximumFOp::getOperationName(), reduction);
  return body && compareForm(body) == compareForm(row);
}

LogicalResult Matcher::matchExponential(Product &product) {
  const Expr *found = nullptr;
  for (const Expr *f : product.numerators) {
    if (!f->isOp<math::ExpOp>() && !f->isOp<math::Exp2Op>())
      continue;
    if (!match->tensors.expand(f)->dependsOn(bit(n)))
      continue;
    if (found)
      return fail(1, "more than one exponential is multiplied with the values");
    found = f;
  }
  if (!found)
    return fail(1,
                "no exponential depends on the dimension that the "
                "contraction with the values reduces",
                getDefiningOp(product.contraction));
  product.numerators.erase(llvm::find(product.numerators, found));
  exponential = match->tensors.expand(found);

  ExprContext &exprs = match->exprs;
  const Expr *arg = exponential->getOperand(0);
  const Expr *a = nullptr, *c = nullptr;
  // Casts and positive factors around the difference apply to both sides.
  SmallVector<const Expr *> around;
  const Expr *inner = arg;
  for (;;) {
    if (inner->isOp<arith::ExtFOp>() || inner->isOp<arith::TruncFOp>() ||
        ((inner->isOp<arith::MulFOp>() || inner->isOp<arith::DivFOp>()) &&
         inner->getOperand(1)->getFloat() &&
         !inner->getOperand(1)->getFloat()->isNegative() &&
         inner->getOperand(1)->getFloat()->isFiniteNonZero())) {
      around.push_back(inner);
      inner = inner->getOperand(0);
      continue;
    }
    break;
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
  }
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
                "without the row maximum it may overflow",
                product.exponential);
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
  scores = writtenScores = a;
  if (exponential->isOp<math::Exp2Op>()) {
    // 2^x is e^(x ln 2). A factor log2(e) in x cancels it.
    auto toNatural = [&](const Expr *e) -> const Expr * {
      double k = 0.693147180559945309417;
      if (e->isOp<arith::MulFOp>() && e->getOperand(1)->getFloat() &&
          e->getType().getIntOrFloatBitWidth() <= 64) {
        k *= e->getOperand(1)->getFloat()->convertToDouble();
        e = e->getOperand(0);
      }
      auto type = cast<FloatType>(e->getType());
      APFloat factor(k);
      bool lossy;
      factor.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                     &lossy);
      // log2(e) as rounded by the source is as good as exact.
      if (std::abs(k - 1.0) < 1e-7)
        return e;
      return exprs.getOp<arith::MulFOp>(
          type, {e, exprs.getConst(FloatAttr::get(type, factor))});
    };
    scores = toNatural(a);
  }
  if (failed(matchShift(c)))
    return failure();
  // A softmax does not see what is taken off a whole row. Without this, a
  // maximum that was subtracted before would keep the unfused scores alive.
  while (scores->isOp<arith::SubFOp>() &&
         scores->getOperand(0)->dependsOn(bit(n)) &&
         !scores->getOperand(1)->dependsOn(bit(n)) &&
         isRowMaximumOf(scores->getOperand(1), scores->getOperand(0)))
    scores = scores->getOperand(0);
  return success();
}

LogicalResult Matcher::matchNormalizer(Product &product) {
  // Factors that are constant along the row, with their own factors.
  SmallVector<const Expr *> numerators, denominators, along;
  for (const Expr *f : product.numerators) {
    // A broadcast along the row is constant once it is looked through.
    const Expr *row = match->tensors.expand(f);
    if (row->dependsOn(bit(n)))
      along.push_back(f);
    else
      flatten(row, false, numerators, denominators);
  }
  for (const Expr *f : product.denominators)
    flatten(match->tensors.expand(f), true, numerators, denominators);

  const Expr *sum = nullptr;
  const Expr *wrong = nullptr;
  for (const Expr *f : denominators) {
    const Expr *e = f;
    while (e->isOp<arith::ExtFOp>() || e->isOp<arith::TruncFOp>())
      e = e->getOperand(0);
    bool guarded = false;
    // sum == 0 ? 1 : sum: rows that see nothing yield 0.
    if (e->isOp<arith::SelectOp>() && e->getOperand(0)->isOp<arith::CmpFOp>()) {
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
    std::optional<Reduction> reduction;
    const Expr *body =
        openAlong(e, arith::AddFOp::getOperationName(), reduction);
    if (!sum && body && compareForm(body) == compareForm(exponential) &&
        isConstFloat(match->tensors.expand(reduction->init), 0.0)) {
      sum = e;
      if (guarded)
        match->emptyRows = EmptyRows::Zero;
      continue;
    }
    if (e->is(ExprKind::Const)) {
      numerators.push_back(f);
      continue;
    }
    wrong = e;
  }
  if (!sum) {
    if (!wrong)
      return fail(4, "the exponentials are not divided by their sum",
                  product.exponential);
    if (wrong->dependsOn(bit(n)))
      return fail(4,
                  "the normaliser sums over another dimension than the "
                  "contraction with the values reduces",
                  getDefiningOp(wrong));
    return fail(4,
                "the divisor is not the sum of the exponentials that are "
                "multiplied with the values",
                getDefiningOp(wrong));
  }
  normalizer = sum;
  match->normalizer = sum->getReduction();
  if (wrong)
    return fail(5, "the probabilities are divided by another value as well",
                getDefiningOp(wrong));
  for (const Expr *f : numerators)
    if (!isConstFloat(f, 1.0)) {
      // Factors of the columns alone belong to no operand.
      return fail(5,
                  "the probabilities or the output are multiplied by another "
                  "value than the values of the keys",
                  getDefiningOp(f));
    }
  product.numerators = along;
  product.denominators.clear();
  return success();
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
      return compareForm(a) == compareForm(other) &&
             (a == b || (b->getFloat() && !b->getFloat()->isNaN()));
    if (getPredicate(e) == arith::CmpFPredicate::UNE && a == b)
      return compareForm(a) == compareForm(other);
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
  return isEqual(body) && isNegInf(body->getOperand(1)) &&
         compareForm(body->getOperand(0)) == compareForm(writtenScores);
}

LogicalResult Matcher::matchGuards(Product &product) {
  for (const Product::Guard &guard : product.guards) {
    const Expr *c = match->tensors.expand(guard.condition);
    if (c->getInt() && *c->getInt() == 0)
      continue;
    if (!isEmptyRowTest(c, guard.other))
      return fail(6,
                  c->dependsOn(bit(n))
                      ? "a select on the probabilities is not uniform along "
                        "the row"
                      : "a select on the probabilities does not test whether "
                        "the row sees no key",
                  product.exponential);
    match->emptyRows = EmptyRows::Zero;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Notes a quotient and remainder of a variable of the root that only splitting
/// its dimension can make a map of.
void Matcher::noteSplits(const Expr *leaf, bool mayGroup) {
  if (wantedSplit)
    return;
  SmallVector<std::tuple<const Expr *, int64_t, bool>> found;
  llvm::DenseSet<const Expr *> seen;
  std::function<void(const Expr *)> walk = [&](const Expr *e) {
    if (!seen.insert(e).second)
      return;
    if ((e->is(ExprKind::FloorDiv) || e->is(ExprKind::Mod)) &&
        e->getOperand(0)->is(ExprKind::Var) && e->getOperand(1)->getInt() &&
        (bit(e->getOperand(0)) & rootVars))
      found.push_back({e->getOperand(0), *e->getOperand(1)->getInt(),
                       e->is(ExprKind::Mod)});
    for (const Expr *operand : e->getOperands())
      walk(operand);
    for (const ExprTerm &term : e->getTerms())
      for (const Expr *atom : term.atoms)
        walk(atom);
  };
  walk(leaf);
  ExprContext &exprs = match->exprs;
  for (auto [var, c, isMod] : found) {
    bool both = llvm::any_of(
        found, [&, v = var, size = c, mod = isMod](const auto &other) {
          return std::get<0>(other) == v && std::get<1>(other) == size &&
                 std::get<2>(other) != mod;
        });
    // A quotient or a remainder alone is a map already.
    if (mayGroup && !both)
      continue;
    const Expr *extent = exprs.getExtent(var), *size = exprs.getIndex(c);
    if (c <= 1 || extent == size ||
        exprs.mul(exprs.floorDiv(extent, size), size) != extent)
      continue;
    if (!wantedSplit || c < wantedSplit->second)
      wantedSplit = {var, c};
  }
}

/// Follows data movement, widening casts and constant scales behind an operand
/// to the tensor that the op reads.
void Matcher::peel(const Expr *e, MatchedOperand &operand, const Expr *&scale,
                   bool mayGroup, unsigned minWidth) {
  TensorExprs &tensors = match->tensors;
  ExprContext &exprs = match->exprs;
  unsigned width = e->getType().getIntOrFloatBitWidth();
  // Above a cast, the width that counts is below it.
  const Expr *current = e;
  const Expr *factor = scale;
  const Expr *deepest = nullptr;
  Type scaleType = factor ? factor->getType() : Type(Float32Type::get(ctx));
  // A computation whose result is repeated: compute it once.
  auto noteBroadcast = [&](const Expr *next) {
    unsigned now = next->getType().getIntOrFloatBitWidth();
    if (operand.isRead && now <= width && now >= minWidth &&
        (operand.expr->getVars() & ~next->getVars()) != 0) {
      operand.expr = next;
      operand.isRead = false;
      operand.type = cast<FloatType>(next->getType());
      scale = factor;
    }
  };
  for (unsigned depth = 0; depth < 200; ++depth) {
    if (current->isOp<arith::ExtFOp>()) {
      current = current->getOperand(0);
      continue;
    }
    if (current->isOp<arith::TruncFOp>() && !options.strict) {
      current = current->getOperand(0);
      continue;
    }
    if (current->isLeaf()) {
      unsigned now = current->getType().getIntOrFloatBitWidth();
      deepest = current;
      if (isMappable(current, mayGroup, bit(n)) && now <= width &&
          now >= minWidth) {
        operand.expr = current;
        operand.isRead = true;
        operand.type = cast<FloatType>(current->getType());
        scale = factor;
        width = now;
      }
      const Expr *next = tensors.step(current);
      if (!next)
        break;
      if (next->isLeaf() || next->isOp<arith::ExtFOp>() ||
          next->isOp<arith::TruncFOp>() || next->isOp<arith::MulFOp>() ||
          next->isOp<arith::DivFOp>()) {
        if (!next->isLeaf())
          noteBroadcast(next);
        current = next;
        continue;
      }
      noteBroadcast(next);
      break;
    }
    if (current->isOp<arith::MulFOp>() || current->isOp<arith::DivFOp>()) {
      // A product with numbers that no variable takes part in.
      if (!factor ||
          (options.strict && current->getType().getIntOrFloatBitWidth() < 32))
        break;
      SmallVector<const Expr *> above, below;
      flatten(current, false, above, below);
      const Expr *tensor = nullptr;
      bool plain = true;
      auto take = [&](const Expr *f, bool inverse) {
        const Expr *number = f;
        if (f->getVars() == 0)
          number = tensors.expand(f);
        if (f->getVars() == 0 && isa<FloatType>(f->getType())) {
          const Expr *wide =
              Promoter(exprs, cast<FloatType>(scaleType)).promote(number);
          if (wide->getType() != scaleType)
            wide = exprs.getOp<arith::TruncFOp>(scaleType, {wide});
          factor = inverse
                       ? exprs.getOp<arith::DivFOp>(scaleType, {factor, wide})
                       : exprs.getOp<arith::MulFOp>(scaleType, {factor, wide});
        } else if (!inverse && !tensor) {
          tensor = f;
        } else {
          plain = false;
        }
      };
      for (const Expr *f : above)
        take(f, false);
      for (const Expr *f : below)
        take(f, true);
      if (!plain || !tensor) {
        noteBroadcast(current);
        break;
      }
      current = tensor;
      continue;
    }
    noteBroadcast(current);
    break;
  }
  if (deepest)
    noteSplits(deepest, mayGroup);
  if (!operand.expr) {
    // Widening is exact: the narrow value serves.
    while (e->isOp<arith::ExtFOp>() &&
           e->getOperand(0)->getType().getIntOrFloatBitWidth() >= minWidth)
      e = e->getOperand(0);
    operand.expr = e;
    operand.isRead = false;
    operand.type = cast<FloatType>(e->getType());
  }
}

LogicalResult Matcher::matchContraction(const Expr *leaf) {
  std::optional<Reduction> reduction = match->tensors.open(leaf);
  if (!reduction || !reduction->combiner || !reduction->body ||
      reduction->combiner->getStringRef() != arith::AddFOp::getOperationName())
    return failure();
  if (reduction->vars.size() > 1)
    return fail(7, "the scores contract several dimensions",
                leaf->getReduction());
  const Expr *d = reduction->vars.empty() ? nullptr : reduction->vars[0];
  SmallVector<const Expr *> above, below;
  flatten(reduction->body, false, above, below);
  // Keys depend on n, queries on the rest; what does not depend on the
  // contracted dimension scales the score.
  SmallVector<const Expr *> key, query, keyBelow, queryBelow, rows, rowsBelow;
  auto sort = [&](const Expr *f, bool inverse) {
    if (d && !f->dependsOn(bit(d)))
      (inverse ? rowsBelow : rows).push_back(f);
    else if (f->dependsOn(bit(n)))
      (inverse ? keyBelow : key).push_back(f);
    else
      (inverse ? queryBelow : query).push_back(f);
  };
  for (const Expr *f : above)
    sort(f, false);
  for (const Expr *f : below)
    sort(f, true);
  if (key.empty() || query.empty())
    return failure();

  Type wide =
      leaf->getType().isF64() ? leaf->getType() : Type(Float32Type::get(ctx));
  scale = match->exprs.getConst(FloatAttr::get(wide, 1.0));
  auto side = [&](ArrayRef<const Expr *> numerators,
                  ArrayRef<const Expr *> denominators, MatchedOperand &operand,
                  bool mayGroup) {
    // One tensor and numbers, or an expression that a new tensor will hold.
    const Expr *e = numerators.size() == 1 && denominators.empty()
                        ? numerators[0]
                        : productOf(numerators, denominators, wide);
    peel(e, operand, scale, mayGroup, 0);
  };
  side(query, queryBelow, match->query, false);
  side(key, keyBelow, match->key, true);
  if (match->query.type.getWidth() > 64 || match->key.type.getWidth() > 64)
    return fail(7, "attention on elements wider than f64 is not supported",
                leaf->getReduction());
  if (match->query.type != match->key.type) {
    // The op wants one type: read both at the wider one.
    unsigned width =
        std::max(match->query.type.getWidth(), match->key.type.getWidth());
    auto again = [&](ArrayRef<const Expr *> numerators, MatchedOperand &operand,
                     bool mayGroup) {
      if (operand.type.getWidth() == width)
        return;
      const Expr *one = match->exprs.getConst(FloatAttr::get(wide, 1.0));
      operand = MatchedOperand();
      peel(numerators[0], operand, one, mayGroup, width);
      if (operand.type.getWidth() != width || !operand.isRead) {
        operand.expr = numerators[0];
        operand.isRead = false;
        operand.type = cast<FloatType>(numerators[0]->getType());
      }
    };
    again(query, match->query, false);
    again(key, match->key, true);
    if (match->query.type != match->key.type)
      return fail(7, "query and key have different element types",
                  leaf->getReduction());
  }
  match->d = d;
  rowFactors.assign({productOf(rows, rowsBelow, wide)});
  // An accumulator that does not start at zero adds to the score.
  match->product = leaf;
  scoreLeaf = leaf;
  const Expr *init = match->tensors.expand(reduction->init);
  rowFactors.push_back(isConstFloat(init, 0.0) ? nullptr : init);
  return success();
}

LogicalResult Matcher::matchScores() {
  // The scores hold one contraction that varies along the row and between rows.
  SmallVector<const Expr *> candidates;
  Operation *opaque = nullptr;
  for (const Expr *leaf : getLeaves(scores)) {
    if (leaf->is(ExprKind::Reduced) && leaf->dependsOn(bit(n)) &&
        isa<linalg::LinalgOp>(leaf->getReduction()))
      candidates.push_back(leaf);
    else if (leaf->is(ExprKind::Read) && leaf->dependsOn(bit(n)) && !opaque)
      opaque = getDefiningOp(leaf);
  }
  miss.reason.clear();
  for (const Expr *leaf : candidates) {
    match->query = match->key = MatchedOperand();
    if (succeeded(matchContraction(leaf)))
      return success();
  }
  if (!miss.reason.empty())
    return failure();
  return fail(7, "the scores are no contraction of queries and keys",
              candidates.empty() ? opaque : candidates[0]->getReduction());
}

LogicalResult Matcher::matchValue(Product &product) {
  if (product.numerators.empty())
    return fail(8, "the probabilities are summed without values",
                product.contraction->getReduction());
  const Expr *e;
  if (product.numerators.size() == 1)
    e = product.numerators[0];
  else
    e = productOf(product.numerators, {}, product.numerators[0]->getType());
  // The op rounds probabilities to V's type: V may be narrower only where the
  // graph rounds them likewise.
  unsigned minWidth = product.rounding ? product.rounding.getWidth()
                                       : e->getType().getIntOrFloatBitWidth();
  // A half-precision softmax is as good as rounded.
  unsigned own = exponential->getType().getIntOrFloatBitWidth();
  minWidth = std::min(minWidth, std::max(own, 16u));
  const Expr *none = nullptr;
  peel(e, match->value, none, true, minWidth);
  if (match->value.type.getWidth() > 64)
    return fail(7, "attention on elements wider than f64 is not supported",
                product.contraction->getReduction());
  return success();
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

LogicalResult Matcher::assignRoles() {
  uint64_t q = match->query.expr->getVars() & rootVars;
  uint64_t k = match->key.expr->getVars() & rootVars;
  uint64_t v = match->value.expr->getVars() & rootVars;
  uint64_t t = scores->getVars() & rootVars;
  ExprContext &exprs = match->exprs;
  auto extent = [&](const Expr *var) {
    std::optional<int64_t> size = exprs.getExtent(var)->getInt();
    return size ? *size : std::numeric_limits<int64_t>::max();
  };
  SmallVector<const Expr *> rows, columns;
  for (auto &dims : match->layout)
    for (const Expr *var : dims) {
      uint64_t b = bit(var);
      if ((q & b) && !(k & b) && !(v & b))
        rows.push_back(var);
      else if ((v & b) && !(q & b) && !(k & b) && !(t & b))
        columns.push_back(var);
    }
  // Of several, the longest; the others are batch dimensions that the other
  // operands do not vary in.
  auto longest = [&](ArrayRef<const Expr *> list) -> const Expr * {
    const Expr *best = nullptr;
    for (const Expr *var : list)
      if (!best || extent(var) >= extent(best))
        best = var;
    return best;
  };
  match->m = longest(rows);
  match->e = longest(columns);
  match->n = n;
  for (auto &dims : match->layout)
    for (const Expr *var : dims)
      if (var != match->m && var != match->e)
        match->batch.push_back(var);

  uint64_t batch = 0;
  for (const Expr *var : match->batch)
    batch |= bit(var);
  auto check = [&](const MatchedOperand &operand, StringRef what,
                   uint64_t allowed) -> LogicalResult {
    if (operand.expr->getVars() & ~(allowed | batch))
      return fail(9, what + " depends on a dimension that it must not");
    return success();
  };
  uint64_t nBit = bit(n), dBit = bit(match->d);
  if (failed(check(match->query, "the query", bit(match->m) | dBit)) ||
      failed(check(match->key, "the key", nBit | dBit)) ||
      failed(check(match->value, "the value", nBit | bit(match->e))))
    return failure();
  if (scores->getVars() & ~(batch | bit(match->m) | nBit))
    return fail(9, "the scores depend on the columns of the value");
  return success();
}

/// Transcendental functions, or a long chain.
bool Matcher::isCostly(const Expr *e) {
  unsigned count = 0;
  SmallVector<const Expr *> work{e};
  llvm::DenseSet<const Expr *> seen;
  while (!work.empty()) {
    const Expr *next = work.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    if (next->is(ExprKind::Op)) {
      if (next->getName().getDialectNamespace() == "math" || ++count > 12)
        return true;
    }
    llvm::append_range(work, next->getOperands());
  }
  return false;
}

/// Whether only reshapes and slices lie between a read and its source.
bool Matcher::isView(const Expr *origin, const Expr *source) {
  while (origin && origin != source) {
    Operation *def = getDefiningOp(origin);
    if (!def || !isa<tensor::TensorDialect>(def->getDialect()))
      return false;
    origin = match->tensors.step(origin);
  }
  return origin != nullptr;
}

/// Keeps tensors where recomputing their elements for every score does not pay,
/// or where their source cannot be read through a map.
const Expr *Matcher::cutCostly(const Expr *e, uint64_t rows,
                               DenseMap<const Expr *, const Expr *> &memo) {
  if (e == scoreLeaf)
    return e;
  if (const Expr *known = memo.lookup(e))
    return known;
  const Expr *result = nullptr;
  if (const Expr *origin = match->tensors.getMappableOrigin(e)) {
    bool isScoreSized = origin->dependsOn(bit(n)) && origin->dependsOn(rows);
    if (e->isLeaf()) {
      // A tensor as large as the scores only where it is there anyway.
      if (!isMappable(e, true, bit(match->m) | bit(n)) &&
          (!isScoreSized || isView(origin, e)))
        result = origin;
    } else if (!(e->dependsOn(bit(n)) && e->dependsOn(rows)) && isCostly(e)) {
      result = origin;
    }
    if (result && !isMappable(result, true, bit(match->m) | bit(n)))
      result = nullptr;
  }
  if (!result)
    result = match->exprs.rebuild(
        e, [&](const Expr *operand) { return cutCostly(operand, rows, memo); });
  return memo[e] = result;
}

LogicalResult Matcher::finishScore() {
  ExprContext &exprs = match->exprs;
  match->accumulator = match->query.type.isF64() || match->value.type.isF64()
                           ? FloatType(Float64Type::get(ctx))
                           : FloatType(Float32Type::get(ctx));
  FloatType acc = match->accumulator;
  Type leafType = scoreLeaf->getType();
  auto convert = [&](const Expr *e, FloatType type) {
    auto from = cast<FloatType>(e->getType());
    if (from == type)
      return e;
    return from.getWidth() < type.getWidth()
               ? exprs.getOp<arith::ExtFOp>(type, {e})
               : exprs.getOp<arith::TruncFOp>(type, {e});
  };

  DenseMap<const Expr *, const Expr *> memo;
  uint64_t rows = bit(match->m);
  const Expr *e = cutCostly(scores, rows, memo);

  // The dot product in the accumulator type, then what was in front of it.
  match->product = exprs.getReduced(scoreLeaf->getReduction(), ~0u, acc,
                                    scoreLeaf->getOperands());
  const Expr *s = match->product;
  Promoter promoter(exprs, acc);
  for (const Expr *factor : {rowFactors[0], scale}) {
    const Expr *wide = promoter.promote(factor);
    s = exprs.getOp<arith::MulFOp>(acc, {s, convert(wide, acc)});
  }
  // Two constants are one.
  if (const Expr *init = rowFactors[1])
    s = exprs.getOp<arith::AddFOp>(acc,
                                   {s, convert(promoter.promote(init), acc)});
  // Excess precision: the leaf stands for the accumulator's value.
  DenseMap<const Expr *, const Expr *> map;
  if (options.strict || cast<FloatType>(leafType) == acc) {
    map[scoreLeaf] = convert(s, cast<FloatType>(leafType));
    e = substitute(exprs, e, map);
    if (!options.strict)
      e = promoter.promote(e);
  } else {
    // Promotion removes the rounding again.
    map[scoreLeaf] = convert(s, cast<FloatType>(leafType));
    e = promoter.promote(substitute(exprs, e, map));
  }
  e = convert(e, acc);
  ExtractedMask extracted = extractMask(exprs, e, match->product);
  match->score = extracted.score;
  match->mask = extracted.condition;
  if (match->mask && match->mask->getInt() && *match->mask->getInt() != 0)
    match->mask = nullptr;
  if (match->mask && extracted.fill && extracted.fill->isFinite())
    match->fill = extracted.fill->convertToDouble();
  return success();
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

Matcher::Outcome Matcher::attempt() {
  match = std::make_unique<AttentionMatch>(ctx);
  match->root = root;
  n = nullptr;
  wantedSplit.reset();
  rowFactors.clear();
  budget = 4096;
  ExprContext &exprs = match->exprs;
  TensorExprs &tensors = match->tensors;

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
  if (product.reduction.vars.size() != 1) {
    (void)fail(1,
               product.reduction.vars.empty()
                   ? "the contraction with the values reduces no dimension of "
                     "more than one element"
                   : "the contraction with the values reduces several "
                     "dimensions, the softmax not all of them together",
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
      failed(matchGuards(product)) || failed(matchScores()) ||
      failed(matchValue(product)))
    return Outcome::Miss;
  if (wantedSplit)
    return Outcome::Split;
  if (failed(assignRoles()) || failed(finishScore()))
    return Outcome::Miss;
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

//===- Matcher.h - The state of one proof -----------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===---------------------------------------------------------------------*- C++
//-*-===//

#ifndef ATTN_LIB_CONVERSION_LINALGTOATTN_MATCHER_H
#define ATTN_LIB_CONVERSION_LINALGTOATTN_MATCHER_H

#include "SoftmaxMatcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace mlir::attn {

inline uint64_t bit(const Expr *var) {
  return var && var->is(ExprKind::Var) ? uint64_t(1) << var->getNumber() : 0;
}

inline bool isConstFloat(const Expr *e, double value) {
  auto f = e->getFloat();
  return f && f->isExactlyValue(value);
}

inline arith::CmpFPredicate getPredicate(const Expr *compare) {
  return static_cast<arith::CmpFPredicate>(
      cast<IntegerAttr>(
          cast<DictionaryAttr>(compare->getAttr()).get("predicate"))
          .getInt());
}

inline bool isNegInf(const Expr *e) {
  auto f = e->getFloat();
  return f && f->isInfinity() && f->isNegative();
}

inline Operation *getDefiningOp(const Expr *leaf) {
  if (leaf->is(ExprKind::Reduced))
    return leaf->getReduction();
  if (leaf->is(ExprKind::Read))
    return leaf->getValue().getDefiningOp();
  return nullptr;
}

/// Leaves of an expression, positions left out.
llvm::SetVector<const Expr *> getLeaves(const Expr *e);

/// 1 where `e` is a function of its first operand that keeps its order, so that
/// f(max T) is max f(T); -1 where it reverses it; else 0.
int getOrder(const Expr *e);

/// An op that computes a part of `e`, to name it.
Operation *findCulprit(const Expr *e);

/// Factors of a product.
struct Product {
  SmallVector<const Expr *> numerators, denominators;
  /// Those inside of the contraction that was opened.
  SmallVector<const Expr *> insideNumerators, insideDenominators;
  /// The product is 0 where `condition` holds, `other` where not, which has
  /// these factors.
  struct Guard {
    const Expr *condition, *other;
    SmallVector<const Expr *> factors;
  };
  SmallVector<Guard> guards;
  /// The narrowest type that the exponential is rounded to on its way.
  FloatType rounding;
  /// The contraction that was opened, and its variables.
  const Expr *contraction = nullptr;
  Reduction reduction;
  Operation *exponential = nullptr;

  /// Takes the factors of `inner`, a part of this product.
  void absorb(Product &inner);
};

/// exp(score - shift), apart.
struct Exponent {
  const Expr *score, *shift;
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

  std::optional<Reduction> openTogether(const Expr *reduced);
  bool collect(const Expr *e, bool inverse, Product &product, unsigned depth);
  void flatten(const Expr *e, bool inverse,
               SmallVectorImpl<const Expr *> &numerators,
               SmallVectorImpl<const Expr *> &denominators);
  LogicalResult matchExponential(Product &product);
  std::optional<Exponent> splitExponent(const Expr *argument);
  const Expr *takeLogarithms(const Expr *e, bool negative,
                             SmallVectorImpl<const Expr *> &divisors);
  const Expr *toNatural(const Expr *e);
  LogicalResult matchExponent(Product &product);
  LogicalResult matchShift(const Expr *shift);
  LogicalResult matchSum(const Expr *e);
  void stripShifts();
  const Expr *joinSinks();
  LogicalResult matchNormalizer(Product &product);
  LogicalResult matchGuards(Product &product);
  LogicalResult matchScores(const Product &product);
  const Expr *findOuterProduct(const Product &product);
  LogicalResult matchContraction(const Expr *leaf);
  LogicalResult matchOperands(const Expr *leaf, const Expr *body,
                              const Expr *d);
  /// An addend of a sum, with its sign.
  struct Addend {
    const Expr *value;
    bool isNegative;
  };
  void flattenSum(const Expr *e, bool negative,
                  SmallVectorImpl<Addend> &addends);
  const Expr *getCoefficient(const Addend &addend, const Expr *leaf, Type wide);
  const Expr *findSum(const Expr *e, const Expr *a, const Expr *b, Type wide,
                      llvm::DenseSet<const Expr *> &seen);
  bool joinContraction(const Expr *other);
  LogicalResult matchValue(Product &product);
  LogicalResult assignRoles();
  LogicalResult finishScore();
  bool anyScores(llvm::function_ref<bool(const Expr *)> holds);
  bool mayHaveEmptyRows();
  void noteRowValues();

  bool isMappable(const Expr *leaf, bool mayGroup, uint64_t ungrouped);
  const Expr *compareForm(const Expr *e);
  bool testsNaN(const Expr *e, const Expr *other);
  bool isMaskOfScores(const Expr *seen);
  bool isNeverTrue(const Expr *e);
  bool isEmptyRowTest(const Expr *e, const Expr *other);
  bool isRowMaximum(const Expr *e);
  bool isRowMaximumOf(const Expr *e, const Expr *row,
                      bool fromInfinity = false);
  const Expr *openAlong(const Expr *reduced, StringRef combiner,
                        std::optional<Reduction> &reduction,
                        SmallVectorImpl<const Expr *> *extras = nullptr,
                        bool last = false);
  void peel(const Expr *e, MatchedOperand &operand, const Expr *&scale,
            bool mayGroup, unsigned minWidth, uint64_t shared = ~uint64_t(0));
  void noteSplits(const Expr *leaf, bool mayGroup, uint64_t shared);
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
  /// Whether the factors of the exponent are around its difference.
  bool isFactorOutside = false;
  const Expr *normalizer = nullptr;
  /// The contraction of queries and keys in T, and T with one leaf for all the
  /// contractions that it adds up.
  const Expr *scoreLeaf = nullptr;
  const Expr *joinedScores = nullptr;
  /// The shift as the exponent has it, what it is the maximum of besides the
  /// scores, and what the divisor adds to the exponentials.
  const Expr *shift = nullptr;
  SmallVector<const Expr *> shiftExtras, sinks;
  /// What the exponentials that the divisor adds up are 0 behind, besides their
  /// scores; whether a divisor of 0 is replaced.
  SmallVector<const Expr *> sumGuards;
  bool isZeroSumGuarded = false;
  /// Whether the shift is the maximum of all that the divisor adds up.
  bool isSinkInShift = true;
  /// The part of the shift that is the maximum of the scores; null where the
  /// shift is another value.
  const Expr *rowMaximum = nullptr;
  /// In a row whose scores are all -inf.
  bool isMaximumFinite = false, isShiftFinite = false, isEmptyNaN = false;
  /// Nothing else was taken off the scores before.
  bool isNaturalShift = true;
  SmallVector<const Expr *> rowFactors;
  const Expr *scale = nullptr;
  uint64_t rootVars = 0;
  /// Calls of `collect` that are left.
  unsigned budget = 0;
};

} // namespace mlir::attn

#endif // ATTN_LIB_CONVERSION_LINALGTOATTN_MATCHER_H

//===- IndexExpr.cpp - Positions as polynomials, and their ranges ---------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Analysis/ScalarExpr.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace mlir::attn;

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

// Coefficients wrap, as index arithmetic does.
static int64_t wrapMul(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) *
                              static_cast<uint64_t>(b));
}
static int64_t wrapAdd(int64_t a, int64_t b) {
  return static_cast<int64_t>(static_cast<uint64_t>(a) +
                              static_cast<uint64_t>(b));
}

ExprContext::Poly ExprContext::toPoly(const Expr *e) {
  Poly poly;
  if (e->is(ExprKind::Sum)) {
    for (const ExprTerm &term : e->getTerms())
      poly.push_back({term.coefficient, Atoms(term.atoms)});
  } else if (std::optional<int64_t> value = e->getInt()) {
    if (*value)
      poly.push_back({*value, {}});
  } else {
    poly.push_back({1, {e}});
  }
  return poly;
}

void ExprContext::addTerm(Poly &poly, int64_t coefficient, Atoms atoms) {
  llvm::sort(atoms, [](const Expr *a, const Expr *b) {
    return a->getId() < b->getId();
  });
  for (auto *it = poly.begin(); it != poly.end(); ++it) {
    if (it->atoms != atoms)
      continue;
    it->coefficient = wrapAdd(it->coefficient, coefficient);
    if (it->coefficient == 0)
      poly.erase(it);
    return;
  }
  if (coefficient)
    poly.push_back({coefficient, std::move(atoms)});
}

const Expr *ExprContext::fromPoly(Poly poly) {
  // k * b * (y floordiv b) + k * (y mod b) is k * y.
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < poly.size() && !changed; ++i)
      for (const Expr *atom : poly[i].atoms) {
        if (!atom->is(ExprKind::Mod))
          continue;
        const Expr *y = atom->getOperand(0), *b = atom->getOperand(1);
        const Expr *quotient = floorDiv(y, b);
        Poly divisor = toPoly(b);
        if (!quotient->is(ExprKind::FloorDiv) || divisor.size() != 1)
          continue;
        Atoms rest = poly[i].atoms;
        rest.erase(llvm::find(rest, atom));
        Atoms wanted = rest;
        wanted.push_back(quotient);
        llvm::append_range(wanted, divisor[0].atoms);
        llvm::sort(wanted, [](const Expr *a, const Expr *b) {
          return a->getId() < b->getId();
        });
        int64_t k = poly[i].coefficient;
        auto *other = llvm::find_if(poly, [&](const Term &term) {
          return term.atoms == wanted &&
                 term.coefficient == wrapMul(k, divisor[0].coefficient);
        });
        if (other == poly.end())
          continue;
        Poly next;
        for (auto [j, term] : llvm::enumerate(poly))
          if (j != i && &term != other)
            addTerm(next, term.coefficient, term.atoms);
        for (const Term &term : toPoly(y)) {
          Atoms atoms = rest;
          llvm::append_range(atoms, term.atoms);
          addTerm(next, wrapMul(k, term.coefficient), atoms);
        }
        poly = std::move(next);
        changed = true;
        break;
      }
  }
  if (poly.empty())
    return getIndex(0);
  if (poly.size() == 1) {
    if (poly[0].atoms.empty())
      return getIndex(poly[0].coefficient);
    if (poly[0].atoms.size() == 1 && poly[0].coefficient == 1)
      return poly[0].atoms[0];
  }
  llvm::sort(poly, [](const Term &a, const Term &b) {
    return std::lexicographical_compare(
        a.atoms.begin(), a.atoms.end(), b.atoms.begin(), b.atoms.end(),
        [](const Expr *x, const Expr *y) { return x->getId() < y->getId(); });
  });
  SmallVector<ExprTerm> terms = llvm::map_to_vector(
      poly, [](const Term &t) { return ExprTerm{t.coefficient, t.atoms}; });
  Expr key;
  key.kind = ExprKind::Sum;
  key.type = IndexType::get(ctx);
  key.terms = terms;
  return unique(key);
}

/// Polynomials beyond this size stay operations: products of sums, and powers,
/// grow exponentially with the length of the program.
static constexpr size_t kMaxTerms = 64, kMaxDegree = 8;

const Expr *ExprContext::opaque(StringRef name, const Expr *a, const Expr *b) {
  const Expr *operands[] = {a, b};
  Expr key;
  key.kind = ExprKind::Op;
  key.type = IndexType::get(ctx);
  key.name = OperationName(name, ctx);
  key.attr = DictionaryAttr::get(ctx);
  key.operands = operands;
  return unique(key);
}

const Expr *ExprContext::add(const Expr *a, const Expr *b, int64_t factor) {
  if (a->getTerms().size() + b->getTerms().size() > kMaxTerms)
    return opaque(arith::AddIOp::getOperationName(), a,
                  mul(b, getIndex(factor)));
  Poly poly = toPoly(a);
  for (const Term &term : toPoly(b))
    addTerm(poly, wrapMul(term.coefficient, factor), term.atoms);
  return fromPoly(std::move(poly));
}

const Expr *ExprContext::mul(const Expr *a, const Expr *b) {
  Poly x = toPoly(a), y = toPoly(b), product;
  auto degree = [](const Poly &poly) {
    size_t max = 0;
    for (const Term &term : poly)
      max = std::max<size_t>(max, term.atoms.size());
    return max;
  };
  if (x.size() * y.size() > kMaxTerms || degree(x) + degree(y) > kMaxDegree)
    return opaque(arith::MulIOp::getOperationName(), a, b);
  for (const Term &s : x)
    for (const Term &t : y) {
      Atoms atoms = s.atoms;
      llvm::append_range(atoms, t.atoms);
      addTerm(product, wrapMul(s.coefficient, t.coefficient), std::move(atoms));
    }
  return fromPoly(std::move(product));
}

bool ExprContext::divide(const Poly &a, const Expr *b, Poly &quotient,
                         Poly &rest) {
  Poly divisor = toPoly(b);
  if (divisor.size() != 1 || divisor[0].coefficient <= 0)
    return false;
  for (const Term &term : a) {
    Atoms atoms = term.atoms;
    bool divisible = term.coefficient % divisor[0].coefficient == 0;
    for (const Expr *atom : divisor[0].atoms) {
      auto *it = llvm::find(atoms, atom);
      if (it == atoms.end()) {
        divisible = false;
        break;
      }
      atoms.erase(it);
    }
    if (divisible)
      addTerm(quotient, term.coefficient / divisor[0].coefficient,
              std::move(atoms));
    else
      addTerm(rest, term.coefficient, term.atoms);
  }
  return true;
}

bool ExprContext::splitByFactor(const Poly &rest, int64_t b, int64_t &g,
                                Poly &x, Poly &y) {
  SmallVector<int64_t> candidates;
  for (const Term &term : rest)
    if (!term.atoms.empty() && term.coefficient > 1)
      candidates.push_back(std::gcd(term.coefficient, b));
  llvm::sort(candidates, std::greater<int64_t>());
  for (int64_t candidate : candidates) {
    if (candidate <= 1 || candidate >= b)
      continue;
    x.clear();
    y.clear();
    for (const Term &term : rest)
      if (term.coefficient % candidate == 0)
        addTerm(x, term.coefficient / candidate, term.atoms);
      else
        addTerm(y, term.coefficient, term.atoms);
    const Expr *low = fromPoly(y);
    if (isNonNegative(low) && isLess(low, getIndex(candidate))) {
      g = candidate;
      return true;
    }
  }
  return false;
}

/// a = b * quotient + rest with the smallest coefficients in the rest, as 45 m
/// is 46 m - m; true where the rest is in [0, b).
bool ExprContext::divideToNearest(const Poly &a, int64_t b, Poly &quotient,
                                  const Expr *&rest) {
  Poly terms;
  quotient.clear();
  for (const Term &term : a) {
    // Numbers shift the rest upward.
    int64_t half = term.atoms.empty() ? 0 : b / 2;
    int64_t k = llvm::divideFloorSigned(term.coefficient + half, b);
    addTerm(quotient, k, term.atoms);
    addTerm(terms, term.coefficient - k * b, term.atoms);
  }
  rest = fromPoly(std::move(terms));
  return isNonNegative(rest) && isLess(rest, getIndex(b));
}

const Expr *ExprContext::floorDiv(const Expr *a, const Expr *b) {
  std::optional<int64_t> divisor = b->getInt();
  if (divisor == 1)
    return a;
  if (divisor && *divisor > 0)
    if (std::optional<int64_t> value = a->getInt())
      return getIndex(*value >= 0 ? *value / *divisor
                                  : -((-*value + *divisor - 1) / *divisor));
  Poly quotient, rest;
  if (divide(toPoly(a), b, quotient, rest)) {
    const Expr *low = fromPoly(rest);
    if (isNonNegative(low) && isLess(low, b))
      return fromPoly(quotient);
    Poly nearest;
    if (divisor && divideToNearest(toPoly(a), *divisor, nearest, low))
      return fromPoly(nearest);
    low = fromPoly(rest);
    const Expr *high = fromPoly(quotient);
    if (low->is(ExprKind::FloorDiv))
      return add(high,
                 floorDiv(low->getOperand(0), mul(low->getOperand(1), b)));
    int64_t g;
    Poly x, y;
    if (divisor && splitByFactor(rest, *divisor, g, x, y))
      return add(high, floorDiv(fromPoly(x), getIndex(*divisor / g)));
    const Expr *operands[] = {low, b};
    Expr key;
    key.kind = ExprKind::FloorDiv;
    key.type = IndexType::get(ctx);
    key.operands = operands;
    return add(high, unique(key));
  }
  if (isNonNegative(a) && isLess(a, b))
    return getIndex(0);
  const Expr *operands[] = {a, b};
  Expr key;
  key.kind = ExprKind::FloorDiv;
  key.type = IndexType::get(ctx);
  key.operands = operands;
  return unique(key);
}

const Expr *ExprContext::mod(const Expr *a, const Expr *b) {
  std::optional<int64_t> divisor = b->getInt();
  if (divisor == 1)
    return getIndex(0);
  if (divisor && *divisor > 0)
    if (std::optional<int64_t> value = a->getInt())
      return getIndex(((*value % *divisor) + *divisor) % *divisor);
  const Expr *low = a;
  Poly quotient, rest;
  if (divide(toPoly(a), b, quotient, rest))
    low = fromPoly(rest);
  if (isNonNegative(low) && isLess(low, b))
    return low;
  Poly nearest;
  const Expr *small;
  if (divisor && *divisor > 0 &&
      divideToNearest(toPoly(a), *divisor, nearest, small))
    return small;
  int64_t g;
  Poly x, y;
  if (divisor && splitByFactor(rest, *divisor, g, x, y))
    return add(mul(getIndex(g), mod(fromPoly(x), getIndex(*divisor / g))),
               fromPoly(y));
  const Expr *operands[] = {low, b};
  Expr key;
  key.kind = ExprKind::Mod;
  key.type = IndexType::get(ctx);
  key.operands = operands;
  return unique(key);
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

static constexpr unsigned kMaxRangeDepth = 8;

bool ExprContext::isNonNegativeAtom(const Expr *e, unsigned depth) {
  switch (e->getKind()) {
  case ExprKind::Var:
  case ExprKind::Dim:
    return true;
  case ExprKind::Const:
    return e->getInt() && *e->getInt() >= 0;
  case ExprKind::Mod:
    return isNonNegative(toPoly(e->getOperand(1)), depth + 1);
  case ExprKind::FloorDiv:
    return isNonNegative(toPoly(e->getOperand(0)), depth + 1) &&
           isNonNegative(toPoly(e->getOperand(1)), depth + 1);
  default:
    return sizes.contains(e);
  }
}

std::optional<ExprContext::Poly> ExprContext::upperBound(const Expr *atom,
                                                         unsigned depth) {
  if (depth > kMaxRangeDepth)
    return std::nullopt;
  if (atom->is(ExprKind::Var)) {
    Poly poly = toPoly(getExtent(atom));
    addTerm(poly, -1, {});
    return poly;
  }
  if (atom->is(ExprKind::Mod)) {
    Poly poly = toPoly(atom->getOperand(1));
    addTerm(poly, -1, {});
    return poly;
  }
  if (atom->is(ExprKind::FloorDiv)) {
    // Only constants: bounding the numerator term by term is monotone.
    std::optional<int64_t> divisor = atom->getOperand(1)->getInt();
    if (!divisor || *divisor <= 0)
      return std::nullopt;
    int64_t bound = 0;
    for (const Term &term : toPoly(atom->getOperand(0))) {
      int64_t value = term.coefficient;
      if (value < 0)
        return std::nullopt;
      for (const Expr *factor : term.atoms) {
        std::optional<Poly> high = upperBound(factor, depth + 1);
        if (!high || high->size() > 1 ||
            (high->size() == 1 && !(*high)[0].atoms.empty()))
          return std::nullopt;
        value = wrapMul(value, high->empty() ? 0 : (*high)[0].coefficient);
      }
      bound = wrapAdd(bound, value);
    }
    Poly poly;
    addTerm(poly, bound / *divisor, {});
    return poly;
  }
  return std::nullopt;
}

bool ExprContext::isNonNegative(const Poly &poly, unsigned depth) {
  if (depth > kMaxRangeDepth)
    return false;
  // Bound every term from below, then let the terms cancel.
  Poly bound;
  for (const Term &term : poly) {
    for (const Expr *atom : term.atoms)
      if (!isNonNegativeAtom(atom, depth))
        return false;
    if (term.coefficient >= 0) {
      // Variables and remainders may be 0; sizes stay.
      if (llvm::any_of(term.atoms, [](const Expr *atom) {
            return atom->is(ExprKind::Var) || atom->is(ExprKind::Mod) ||
                   atom->is(ExprKind::FloorDiv);
          }))
        continue;
      addTerm(bound, term.coefficient, term.atoms);
      continue;
    }
    Poly product;
    addTerm(product, term.coefficient, {});
    for (const Expr *atom : term.atoms) {
      std::optional<Poly> high = upperBound(atom, depth);
      if (!high) {
        if (!atom->is(ExprKind::Dim) && !sizes.contains(atom))
          return false;
        high = Poly();
        addTerm(*high, 1, {atom});
      }
      Poly next;
      for (const Term &s : product)
        for (const Term &t : *high) {
          Atoms atoms = s.atoms;
          llvm::append_range(atoms, t.atoms);
          addTerm(next, wrapMul(s.coefficient, t.coefficient),
                  std::move(atoms));
        }
      product = std::move(next);
    }
    for (const Term &t : product)
      addTerm(bound, t.coefficient, t.atoms);
  }
  return llvm::all_of(bound, [&](const Term &term) {
    return term.coefficient >= 0 &&
           llvm::all_of(term.atoms, [&](const Expr *atom) {
             return isNonNegativeAtom(atom, depth + 1);
           });
  });
}

bool ExprContext::isNonNegative(const Expr *e) {
  return isNonNegative(toPoly(e), 0);
}

bool ExprContext::isLess(const Expr *a, const Expr *b) {
  Poly difference = toPoly(b);
  addTerm(difference, -1, {});
  for (const Term &term : toPoly(a))
    addTerm(difference, wrapMul(term.coefficient, -1), term.atoms);
  return isNonNegative(difference, 0);
}

//===- ScalarExpr.cpp - Scalar expressions over iteration variables -------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Analysis/ScalarExpr.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace mlir;
using namespace mlir::attn;

//===----------------------------------------------------------------------===//
// Expr
//===----------------------------------------------------------------------===//

std::optional<APFloat> Expr::getFloat() const {
  if (kind == ExprKind::Const)
    if (auto value = dyn_cast<FloatAttr>(attr))
      return value.getValue();
  return std::nullopt;
}

std::optional<int64_t> Expr::getInt() const {
  if (kind != ExprKind::Const)
    return std::nullopt;
  auto value = dyn_cast<IntegerAttr>(attr);
  if (!value || value.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return value.getValue().getSExtValue();
}

void Expr::Profile(llvm::FoldingSetNodeID &node) const {
  node.AddInteger(static_cast<unsigned>(kind));
  node.AddInteger(number);
  node.AddPointer(type.getAsOpaquePointer());
  node.AddPointer(value.getAsOpaquePointer());
  node.AddPointer(op);
  node.AddPointer(attr.getAsOpaquePointer());
  node.AddPointer(name ? name->getAsOpaquePointer() : nullptr);
  node.AddInteger(operands.size());
  for (const Expr *e : operands)
    node.AddPointer(e);
  for (const ExprTerm &term : terms) {
    node.AddInteger(term.coefficient);
    node.AddInteger(term.atoms.size());
    for (const Expr *e : term.atoms)
      node.AddPointer(e);
  }
}

void Expr::print(llvm::raw_ostream &os) const {
  auto list = [&] {
    os << "(";
    llvm::interleaveComma(operands, os, [&](const Expr *e) { e->print(os); });
    os << ")";
  };
  switch (kind) {
  case ExprKind::Var:
    os << "v" << number;
    return;
  case ExprKind::Const:
    attr.print(os, /*elideType=*/true);
    return;
  case ExprKind::Scalar:
  case ExprKind::Dim:
  case ExprKind::Read:
    value.printAsOperand(os, OpPrintingFlags());
    if (kind == ExprKind::Dim)
      os << ".dim" << number;
    if (kind == ExprKind::Read)
      list();
    return;
  case ExprKind::Sum:
    os << "{";
    llvm::interleave(
        terms, os,
        [&](const ExprTerm &term) {
          os << term.coefficient;
          for (const Expr *atom : term.atoms) {
            os << " * ";
            atom->print(os);
          }
        },
        " + ");
    os << "}";
    return;
  case ExprKind::FloorDiv:
    os << "floordiv";
    list();
    return;
  case ExprKind::Mod:
    os << "mod";
    list();
    return;
  case ExprKind::Reduced:
    os << op->getName() << "#" << number;
    list();
    return;
  case ExprKind::Op:
    os << name->getStringRef();
    list();
    return;
  }
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

ExprContext::ExprContext(MLIRContext *ctx) : ctx(ctx) {}

const Expr *ExprContext::unique(Expr &key) {
  llvm::FoldingSetNodeID node;
  key.Profile(node);
  void *position;
  if (Expr *known = pool.FindNodeOrInsertPos(node, position))
    return known;

  auto *e = new (allocator) Expr(key);
  e->id = nextId++;
  auto copy = [&](ArrayRef<const Expr *> list) {
    auto *data = allocator.Allocate<const Expr *>(list.size());
    llvm::copy(list, data);
    return ArrayRef(data, list.size());
  };
  e->operands = copy(key.operands);
  auto *terms = allocator.Allocate<ExprTerm>(key.terms.size());
  for (auto [i, term] : llvm::enumerate(key.terms))
    terms[i] = {term.coefficient, copy(term.atoms)};
  e->terms = ArrayRef(terms, key.terms.size());

  e->reads = e->isLeaf();
  if (e->kind == ExprKind::Var)
    e->vars = uint64_t(1) << e->number;
  for (const Expr *operand : e->operands) {
    e->vars |= operand->vars;
    e->reads |= operand->reads;
  }
  for (const ExprTerm &term : e->terms)
    for (const Expr *atom : term.atoms) {
      e->vars |= atom->vars;
      e->reads |= atom->reads;
    }
  pool.InsertNode(e, position);
  return e;
}

const Expr *ExprContext::makeOpaqueVar(const Expr *extent) {
  if (extents.size() == kMaxVars)
    return nullptr;
  Expr key;
  key.kind = ExprKind::Var;
  key.type = IndexType::get(ctx);
  key.number = extents.size();
  extents.push_back(extent);
  variables.push_back(unique(key));
  return variables.back();
}

const Expr *ExprContext::makeVar(const Expr *extent) {
  if (extent->getInt() == 1)
    return getIndex(0);
  return makeOpaqueVar(extent);
}

const Expr *ExprContext::getConst(TypedAttr attr) {
  Expr key;
  key.kind = ExprKind::Const;
  key.type = attr.getType();
  key.attr = attr;
  return unique(key);
}

const Expr *ExprContext::getIndex(int64_t value) {
  return getConst(IntegerAttr::get(IndexType::get(ctx), value));
}

const Expr *ExprContext::getBool(bool value) {
  return getConst(BoolAttr::get(ctx, value));
}

const Expr *ExprContext::getScalar(Value value) {
  Expr key;
  key.kind = ExprKind::Scalar;
  key.type = value.getType();
  key.value = value;
  return unique(key);
}

const Expr *ExprContext::getDim(Value tensor, unsigned dim) {
  Expr key;
  key.kind = ExprKind::Dim;
  key.type = IndexType::get(ctx);
  key.value = tensor;
  key.number = dim;
  return unique(key);
}

const Expr *ExprContext::getRead(Value tensor, ArrayRef<const Expr *> indices) {
  Expr key;
  key.kind = ExprKind::Read;
  key.type = cast<ShapedType>(tensor.getType()).getElementType();
  key.value = tensor;
  key.operands = indices;
  return unique(key);
}

const Expr *ExprContext::getReduced(Operation *op, unsigned number,
                                    Type elementType,
                                    ArrayRef<const Expr *> indices) {
  Expr key;
  key.kind = ExprKind::Reduced;
  key.type = elementType;
  key.op = op;
  key.number = number;
  key.operands = indices;
  return unique(key);
}

const Expr *ExprContext::markSize(const Expr *e) {
  sizes.insert(e);
  return e;
}

const Expr *
ExprContext::rebuild(const Expr *e,
                     llvm::function_ref<const Expr *(const Expr *)> map) {
  switch (e->getKind()) {
  case ExprKind::Var:
  case ExprKind::Const:
  case ExprKind::Scalar:
  case ExprKind::Dim:
    return e;
  case ExprKind::Sum: {
    const Expr *sum = getIndex(0);
    for (const ExprTerm &term : e->getTerms()) {
      const Expr *product = getIndex(term.coefficient);
      for (const Expr *atom : term.atoms)
        product = mul(product, map(atom));
      sum = add(sum, product);
    }
    return sum;
  }
  case ExprKind::FloorDiv:
    return floorDiv(map(e->getOperand(0)), map(e->getOperand(1)));
  case ExprKind::Mod:
    return mod(map(e->getOperand(0)), map(e->getOperand(1)));
  default:
    break;
  }
  SmallVector<const Expr *> operands = llvm::map_to_vector(
      e->getOperands(), [&](const Expr *operand) { return map(operand); });
  if (ArrayRef(operands) == e->getOperands())
    return e;
  if (e->is(ExprKind::Read))
    return getRead(e->getValue(), operands);
  if (e->is(ExprKind::Reduced))
    return getReduced(e->getReduction(), e->getNumber(), e->getType(),
                      operands);
  return getOp(e->getName(), cast<DictionaryAttr>(e->getAttr()), e->getType(),
               operands);
}

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

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// The largest value of a signed integer of `width` bits.
static int64_t maxSigned(unsigned width) {
  return width >= 64 ? std::numeric_limits<int64_t>::max()
                     : (int64_t(1) << (width - 1)) - 1;
}

const Expr *ExprContext::asIndex(const Expr *e) {
  Type type = e->getType();
  if (type.isIndex())
    return e;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.getWidth() < 8)
    return nullptr;
  if (std::optional<int64_t> value = e->getInt())
    return getIndex(*value);
  if (e->isOp<arith::IndexCastOp>() || e->isOp<arith::IndexCastUIOp>()) {
    const Expr *index = e->getOperand(0);
    if (integer.getWidth() >= 64 ||
        (isNonNegative(index) &&
         isLess(index, getIndex(maxSigned(integer.getWidth())))))
      return index;
    return nullptr;
  }
  return nullptr;
}

const Expr *ExprContext::castIndexTo(Type type, const Expr *e) {
  if (type.isIndex())
    return e;
  unsigned width = type.getIntOrFloatBitWidth();
  if (std::optional<int64_t> value = e->getInt())
    if (APInt(64, *value, /*isSigned=*/true).getSignificantBits() <= width)
      return getConst(IntegerAttr::get(type, *value));
  if (width < 64 &&
      !(isNonNegative(e) && isLess(e, getIndex(maxSigned(width)))))
    return nullptr;
  Expr key;
  key.kind = ExprKind::Op;
  key.type = type;
  key.name = OperationName(arith::IndexCastOp::getOperationName(), ctx);
  key.attr = DictionaryAttr::get(ctx);
  key.operands = e;
  return unique(key);
}

/// Integer arithmetic over positions and sizes becomes a polynomial; compares
/// that ranges decide become constants.
const Expr *ExprContext::foldInteger(OperationName name, Type type,
                                     DictionaryAttr attrs,
                                     ArrayRef<const Expr *> operands) {
  StringRef op = name.getStringRef();
  if (op == arith::IndexCastOp::getOperationName() ||
      op == arith::IndexCastUIOp::getOperationName()) {
    const Expr *index = asIndex(operands[0]);
    return index ? castIndexTo(type, index) : nullptr;
  }
  if (op == arith::ExtSIOp::getOperationName() ||
      op == arith::ExtUIOp::getOperationName() ||
      op == arith::TruncIOp::getOperationName()) {
    const Expr *index = asIndex(operands[0]);
    if (!index || operands[0]->getInt() ||
        (op != arith::ExtSIOp::getOperationName() && !isNonNegative(index)))
      return nullptr;
    return castIndexTo(type, index);
  }
  if (operands.size() != 2 || !operands[0]->getType().isIntOrIndex())
    return nullptr;
  if (!type.isIndex() && !isa<IntegerType>(type))
    return nullptr;
  const Expr *a = asIndex(operands[0]), *b = asIndex(operands[1]);
  if (!a || !b)
    return nullptr;

  if (op == arith::CmpIOp::getOperationName()) {
    auto predicate = static_cast<arith::CmpIPredicate>(
        cast<IntegerAttr>(attrs.get("predicate")).getInt());
    if (predicate == arith::CmpIPredicate::eq ||
        predicate == arith::CmpIPredicate::ne) {
      bool isEq = predicate == arith::CmpIPredicate::eq;
      if (a == b)
        return getBool(isEq);
      if (isLess(a, b) || isLess(b, a))
        return getBool(!isEq);
    } else {
      bool isUnsigned = predicate >= arith::CmpIPredicate::ult;
      if (isUnsigned && !(isNonNegative(a) && isNonNegative(b)))
        return nullptr;
      // Unsigned predicates follow the signed ones in the same order.
      if (isUnsigned)
        predicate = static_cast<arith::CmpIPredicate>(
            static_cast<int>(predicate) -
            (static_cast<int>(arith::CmpIPredicate::ult) -
             static_cast<int>(arith::CmpIPredicate::slt)));
      // In terms of x < y or not.
      const Expr *x = a, *y = b;
      bool negate = false;
      switch (predicate) {
      case arith::CmpIPredicate::slt:
        break;
      case arith::CmpIPredicate::sgt:
        std::swap(x, y);
        break;
      case arith::CmpIPredicate::sge:
        negate = true;
        break;
      default: // sle
        std::swap(x, y);
        negate = true;
        break;
      }
      if (isLess(x, y))
        return getBool(!negate);
      if (isNonNegative(add(x, y, -1)))
        return getBool(negate);
    }
    if (operands[0]->getType().isIndex())
      return nullptr;
    // Compare the positions themselves.
    NamedAttrList list(attrs);
    list.set("predicate", IntegerAttr::get(IntegerType::get(ctx, 64),
                                           static_cast<int64_t>(predicate)));
    return getOp(name, list.getDictionary(ctx), type, {a, b});
  }

  const Expr *result = nullptr;
  bool nonNegative = isNonNegative(a) && isNonNegative(b);
  if (op == arith::AddIOp::getOperationName())
    result = add(a, b);
  else if (op == arith::SubIOp::getOperationName())
    result = add(a, b, -1);
  else if (op == arith::MulIOp::getOperationName())
    result = mul(a, b);
  else if (op == arith::DivUIOp::getOperationName() ||
           op == arith::DivSIOp::getOperationName())
    result = nonNegative ? floorDiv(a, b) : nullptr;
  else if (op == arith::FloorDivSIOp::getOperationName())
    result = isNonNegative(b) ? floorDiv(a, b) : nullptr;
  else if (op == arith::RemUIOp::getOperationName() ||
           op == arith::RemSIOp::getOperationName())
    result = nonNegative ? mod(a, b) : nullptr;
  else if (op == arith::CeilDivSIOp::getOperationName() ||
           op == arith::CeilDivUIOp::getOperationName())
    result = nonNegative && b->getInt() && *b->getInt() > 0
                 ? floorDiv(add(a, getIndex(*b->getInt() - 1)), b)
                 : nullptr;
  else if (op == arith::MinSIOp::getOperationName())
    result = isNonNegative(add(b, a, -1))   ? a
             : isNonNegative(add(a, b, -1)) ? b
                                            : nullptr;
  else if (op == arith::MaxSIOp::getOperationName())
    result = isNonNegative(add(b, a, -1))   ? b
             : isNonNegative(add(a, b, -1)) ? a
                                            : nullptr;
  return result ? castIndexTo(type, result) : nullptr;
}

/// Upstream's folders, run on an operation that is in no block.
const Expr *ExprContext::foldUpstream(OperationName name, Type type,
                                      DictionaryAttr attrs,
                                      ArrayRef<const Expr *> operands) {
  SmallVector<Value> values;
  SmallVector<Attribute> constants;
  SmallVector<std::pair<const Expr *, Value>> known;
  DenseMap<Type, unsigned> used;
  for (const Expr *operand : operands) {
    constants.push_back(operand->is(ExprKind::Const) ? operand->getAttr()
                                                     : Attribute());
    auto *it =
        llvm::find_if(known, [&](auto &pair) { return pair.first == operand; });
    if (it == known.end()) {
      auto &args = scratchArgs[operand->getType()];
      unsigned &next = used[operand->getType()];
      if (next == args.size())
        args.push_back(
            scratch.addArgument(operand->getType(), UnknownLoc::get(ctx)));
      known.push_back({operand, args[next++]});
      it = &known.back();
    }
    values.push_back(it->second);
  }
  OperationState state(UnknownLoc::get(ctx), name, values, type,
                       attrs.getValue());
  Operation *op = Operation::create(state);
  SmallVector<OpFoldResult> results;
  LogicalResult folded = op->fold(constants, results);
  op->destroy();
  if (failed(folded) || results.size() != 1)
    return nullptr;
  if (auto attr = dyn_cast<Attribute>(results[0])) {
    auto typed = dyn_cast<TypedAttr>(attr);
    return typed && typed.getType() == type ? getConst(typed) : nullptr;
  }
  for (auto [operand, value] : known)
    if (value == cast<Value>(results[0]))
      return operand;
  return nullptr;
}

const Expr *ExprContext::foldFloat(OperationName name, Type type,
                                   DictionaryAttr attrs,
                                   ArrayRef<const Expr *> operands) {
  StringRef op = name.getStringRef();
  auto isZero = [](const Expr *e) {
    auto value = e->getFloat();
    return value && value->isZero();
  };
  auto isOne = [](const Expr *e) {
    auto value = e->getFloat();
    return value && value->isExactlyValue(1.0);
  };
  auto isInf = [](const Expr *e, bool negative) {
    auto value = e->getFloat();
    return value && value->isInfinity() && value->isNegative() == negative;
  };
  if (op == arith::AddFOp::getOperationName()) {
    if (isZero(operands[1]))
      return operands[0];
    if (isZero(operands[0]))
      return operands[1];
  } else if (op == arith::SubFOp::getOperationName()) {
    if (isZero(operands[1]))
      return operands[0];
  } else if (op == arith::MulFOp::getOperationName()) {
    if (isOne(operands[1]))
      return operands[0];
    if (isOne(operands[0]))
      return operands[1];
  } else if (op == arith::DivFOp::getOperationName()) {
    if (isOne(operands[1]))
      return operands[0];
  } else if (op == arith::MaximumFOp::getOperationName() ||
             op == arith::MaxNumFOp::getOperationName()) {
    if (isInf(operands[1], true))
      return operands[0];
    if (isInf(operands[0], true))
      return operands[1];
  } else if (op == arith::MinimumFOp::getOperationName() ||
             op == arith::MinNumFOp::getOperationName()) {
    if (isInf(operands[1], false))
      return operands[0];
    if (isInf(operands[0], false))
      return operands[1];
  } else if (op == math::FmaOp::getOperationName()) {
    return getOp<arith::AddFOp>(
        type,
        {getOp<arith::MulFOp>(type, {operands[0], operands[1]}), operands[2]});
  } else if (op == math::PowFOp::getOperationName()) {
    auto base = operands[0]->getFloat();
    if (base && base->isExactlyValue(2.0))
      return getOp<math::Exp2Op>(type, {operands[1]});
  } else if (op == arith::CmpFOp::getOperationName()) {
    // Compare before a widening where the constant allows it.
    auto value = operands[1]->getFloat();
    if (operands[0]->isOp<arith::ExtFOp>() && value) {
      const Expr *narrow = operands[0]->getOperand(0);
      bool lossy = false;
      value->convert(cast<FloatType>(narrow->getType()).getFloatSemantics(),
                     APFloat::rmNearestTiesToEven, &lossy);
      if (!lossy)
        return getOp(
            name, attrs, type,
            {narrow, getConst(FloatAttr::get(narrow->getType(), *value))});
    }
  } else if (op == arith::UIToFPOp::getOperationName() ||
             op == arith::ExtUIOp::getOperationName() ||
             op == arith::SIToFPOp::getOperationName() ||
             op == arith::ExtSIOp::getOperationName()) {
    // A condition as a number.
    if (!operands[0]->getType().isInteger(1))
      return nullptr;
    bool isSigned = op == arith::SIToFPOp::getOperationName() ||
                    op == arith::ExtSIOp::getOperationName();
    auto number = [&](int64_t value) {
      return isa<FloatType>(type)
                 ? getConst(FloatAttr::get(type, double(value)))
                 : getConst(IntegerAttr::get(type, value));
    };
    return getOp<arith::SelectOp>(
        type, {operands[0], number(isSigned ? -1 : 1), number(0)});
  }
  return nullptr;
}

/// op(select(c, x, y), constants) with constants x and y is
/// select(c, op(x), op(y)).
const Expr *ExprContext::foldSelect(OperationName name, Type type,
                                    DictionaryAttr attrs,
                                    ArrayRef<const Expr *> operands) {
  if (name.getStringRef() == arith::SelectOp::getOperationName()) {
    const Expr *c = operands[0];
    // select(!c, x, y) is select(c, y, x).
    if (c->isOp<arith::XOrIOp>() && c->getOperand(1)->getInt())
      return getOp(name, attrs, type,
                   {c->getOperand(0), operands[2], operands[1]});
    // size == 1 ? 0 : i is i where i is below the size.
    if (type.isIndex() && c->isOp<arith::CmpIOp>() &&
        cast<IntegerAttr>(cast<DictionaryAttr>(c->getAttr()).get("predicate"))
                .getInt() == static_cast<int64_t>(arith::CmpIPredicate::eq) &&
        c->getOperand(1)->getInt() == 1 && operands[1]->getInt() == 0 &&
        isNonNegative(operands[2]) && isLess(operands[2], c->getOperand(0)))
      return operands[2];
    return nullptr;
  }
  const Expr *select = nullptr;
  unsigned position = 0;
  for (auto [i, operand] : llvm::enumerate(operands)) {
    if (operand->is(ExprKind::Const))
      continue;
    if (select || !operand->isOp<arith::SelectOp>() ||
        !operand->getOperand(1)->is(ExprKind::Const) ||
        !operand->getOperand(2)->is(ExprKind::Const))
      return nullptr;
    select = operand;
    position = i;
  }
  if (!select)
    return nullptr;
  SmallVector<const Expr *> arm(operands);
  const Expr *arms[2];
  for (unsigned i : {0u, 1u}) {
    arm[position] = select->getOperand(1 + i);
    arms[i] = foldUpstream(name, type, attrs, arm);
    if (!arms[i] || !arms[i]->is(ExprKind::Const))
      return nullptr;
  }
  return getOp<arith::SelectOp>(type,
                                {select->getOperand(0), arms[0], arms[1]});
}

/// The float predicate that holds where the given one does not.
static int64_t invertFloatPredicate(int64_t predicate) {
  switch (static_cast<arith::CmpFPredicate>(predicate)) {
  case arith::CmpFPredicate::AlwaysFalse:
    return static_cast<int64_t>(arith::CmpFPredicate::AlwaysTrue);
  case arith::CmpFPredicate::AlwaysTrue:
    return static_cast<int64_t>(arith::CmpFPredicate::AlwaysFalse);
  case arith::CmpFPredicate::ORD:
    return static_cast<int64_t>(arith::CmpFPredicate::UNO);
  case arith::CmpFPredicate::UNO:
    return static_cast<int64_t>(arith::CmpFPredicate::ORD);
  default: // oeq 1 ... one 6 against ueq 8 ... une 13.
    return 14 - predicate;
  }
}

const Expr *ExprContext::getOp(OperationName name, DictionaryAttr attrs,
                               Type type, ArrayRef<const Expr *> list) {
  // Flags would let values differ that are written alike.
  if (attrs.contains("fastmath") || attrs.contains("overflowFlags")) {
    NamedAttrList kept(attrs);
    kept.erase("fastmath");
    kept.erase("overflowFlags");
    attrs = kept.getDictionary(ctx);
  }
  SmallVector<const Expr *> operands(list);
  if (operands.size() == 2 && name.hasTrait<OpTrait::IsCommutative>() &&
      std::make_pair(operands[0]->is(ExprKind::Const), operands[0]->getId()) >
          std::make_pair(operands[1]->is(ExprKind::Const),
                         operands[1]->getId()))
    std::swap(operands[0], operands[1]);

  if (const Expr *e = foldInteger(name, type, attrs, operands))
    return e;
  if (const Expr *e = foldFloat(name, type, attrs, operands))
    return e;
  if (const Expr *e = foldSelect(name, type, attrs, operands))
    return e;
  if (const Expr *e = foldUpstream(name, type, attrs, operands))
    return e;
  if (name.getStringRef() == arith::SelectOp::getOperationName() &&
      type.isInteger(1) && operands[1]->getInt() && operands[2]->getInt()) {
    // Both arms are known and differ.
    return *operands[1]->getInt() ? operands[0] : getNot(operands[0]);
  }
  if (name.getStringRef() == arith::XOrIOp::getOperationName() &&
      type.isInteger(1) && operands[1]->getInt()) {
    // A negated comparison is the inverse comparison.
    const Expr *c = operands[0];
    if (c->isOp<arith::XOrIOp>() && c->getOperand(1)->getInt())
      return c->getOperand(0);
    if (c->isOp<arith::CmpIOp>() || c->isOp<arith::CmpFOp>()) {
      NamedAttrList list(cast<DictionaryAttr>(c->getAttr()));
      auto predicate = cast<IntegerAttr>(list.get("predicate"));
      int64_t inverse;
      if (c->isOp<arith::CmpIOp>())
        inverse = static_cast<int64_t>(arith::invertPredicate(
            static_cast<arith::CmpIPredicate>(predicate.getInt())));
      else
        inverse = invertFloatPredicate(predicate.getInt());
      list.set("predicate", IntegerAttr::get(predicate.getType(), inverse));
      return getOp(c->getName(), list.getDictionary(ctx), type,
                   c->getOperands());
    }
  }
  Expr key;
  key.kind = ExprKind::Op;
  key.type = type;
  key.name = name;
  key.attr = attrs;
  key.operands = operands;
  return unique(key);
}

const Expr *ExprContext::getNot(const Expr *condition) {
  return getOp<arith::XOrIOp>(condition->getType(), {condition, getBool(true)});
}

const Expr *ExprContext::getAnd(const Expr *a, const Expr *b) {
  return getOp<arith::AndIOp>(a->getType(), {a, b});
}

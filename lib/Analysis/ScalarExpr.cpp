//===- ScalarExpr.cpp - Scalar expressions over iteration variables -------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Analysis/ScalarExpr.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLExtras.h"

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

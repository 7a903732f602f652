//===- ScalarFolding.cpp - Simplification of scalar operations ------------===//
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

using namespace mlir;
using namespace mlir::attn;

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
    // Adding a negated value is subtracting it, to the bit.
    for (unsigned i : {1u, 0u})
      if (operands[i]->isOp<arith::NegFOp>())
        return getOp<arith::SubFOp>(
            type, {operands[1 - i], operands[i]->getOperand(0)});
  } else if (op == arith::SubFOp::getOperationName()) {
    if (isZero(operands[1]))
      return operands[0];
    if (operands[1]->isOp<arith::NegFOp>())
      return getOp<arith::AddFOp>(type,
                                  {operands[0], operands[1]->getOperand(0)});
  } else if (op == arith::NegFOp::getOperationName()) {
    if (operands[0]->isOp<arith::NegFOp>())
      return operands[0]->getOperand(0);
    if (operands[0]->isOp<arith::SubFOp>())
      return getOp<arith::SubFOp>(
          type, {operands[0]->getOperand(1), operands[0]->getOperand(0)});
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
    // Powers that are another operation.
    auto exponent = operands[1]->getFloat();
    if (exponent && exponent->isExactlyValue(1.0))
      return operands[0];
    if (exponent && exponent->isExactlyValue(-1.0))
      return getOp<arith::DivFOp>(
          type, {getConst(FloatAttr::get(type, 1.0)), operands[0]});
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
  if (name.getStringRef() == arith::CmpIOp::getOperationName() &&
      operands[0]->getType().isInteger(1) && operands[1]->getInt()) {
    // A condition compared with a constant is itself or its opposite; what is
    // the same either way is folded above.
    const Expr *ifTrue =
        foldUpstream(name, type, attrs, {getBool(true), operands[1]});
    const Expr *ifFalse =
        foldUpstream(name, type, attrs, {getBool(false), operands[1]});
    if (ifTrue && ifFalse && ifTrue != ifFalse)
      return *ifTrue->getInt() ? operands[0] : getNot(operands[0]);
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

//===- MaskAnalysis.cpp - Which keys a block of queries sees --------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Analysis/MaskAnalysis.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::attn;

/// Beyond every position, and small enough to compute with.
static constexpr int64_t kFar = int64_t(1) << 60;

//===----------------------------------------------------------------------===//
// Intervals
//===----------------------------------------------------------------------===//

static OpFoldResult minMax(OpBuilder &b, Location loc, OpFoldResult x,
                           OpFoldResult y, bool isMax) {
  AffineMap map = AffineMap::getMultiDimIdentityMap(2, b.getContext());
  return isMax ? affine::makeComposedFoldedAffineMax(b, loc, map, {x, y})
               : affine::makeComposedFoldedAffineMin(b, loc, map, {x, y});
}

static KeyInterval intersect(OpBuilder &b, Location loc, KeyInterval x,
                             KeyInterval y) {
  if (x.isEmpty || y.isEmpty)
    return KeyInterval::none();
  KeyInterval result;
  result.lower = !x.lower   ? y.lower
                 : !y.lower ? x.lower
                            : minMax(b, loc, x.lower, y.lower, /*isMax=*/true);
  result.upper = !x.upper   ? y.upper
                 : !y.upper ? x.upper
                            : minMax(b, loc, x.upper, y.upper, /*isMax=*/false);
  return result;
}

/// The smallest interval around both.
static KeyInterval hull(OpBuilder &b, Location loc, KeyInterval x,
                        KeyInterval y) {
  if (x.isEmpty)
    return y;
  if (y.isEmpty)
    return x;
  KeyInterval result;
  if (x.lower && y.lower)
    result.lower = minMax(b, loc, x.lower, y.lower, /*isMax=*/false);
  if (x.upper && y.upper)
    result.upper = minMax(b, loc, x.upper, y.upper, /*isMax=*/true);
  return result;
}

/// An interval inside of the union of both.
static KeyInterval inUnion(OpBuilder &b, Location loc, KeyInterval x,
                           KeyInterval y) {
  if (x.isEmpty)
    return y;
  if (y.isEmpty)
    return x;
  // Two half-lines to the same side are one.
  if ((!x.lower && !y.lower) || (!x.upper && !y.upper))
    return hull(b, loc, x, y);
  return x;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void MaskAnalysis::Linear::add(const Linear &other, int64_t factor) {
  n += factor * other.n;
  iv += factor * other.iv;
  m += factor * other.m;
  constant += factor * other.constant;
  for (const std::pair<Value, int64_t> &from : other.terms) {
    auto *it = llvm::find_if(
        terms, [&](const auto &term) { return term.first == from.first; });
    if (it == terms.end())
      terms.push_back({from.first, factor * from.second});
    else
      it->second += factor * from.second;
  }
  llvm::erase_if(terms, [](auto &term) { return term.second == 0; });
  for (const Floor &floor : other.floors)
    floors.push_back({floor.inner, floor.divisor, factor * floor.coefficient});
}

MaskAnalysis::MaskAnalysis(OnlineAttentionOp op, scf::ForOp loop)
    : op(op), iface(cast<AttentionOpInterface>(op.getOperation())), loop(loop) {
}

/// Whether the value is the same for all keys and queries of all tiles that the
/// loop walks over.
bool MaskAnalysis::isInvariant(Value value) {
  if (loop.isDefinedOutsideOfLoop(value))
    return true;
  if (auto it = invariant.find(value); it != invariant.end())
    return it->second;
  auto compute = [&] {
    if (auto arg = dyn_cast<BlockArgument>(value)) {
      if (arg.getOwner()->getParentOp() != op)
        return false;
      // One captured value for the whole tile, from in front of the loop.
      if (arg.getOwner()->getParent() != &op.getMask())
        return false;
      Value capture = op.getCaptures()[arg.getArgNumber()];
      auto type = dyn_cast<RankedTensorType>(capture.getType());
      return type && type.hasStaticShape() && type.getNumElements() == 1 &&
             loop.isDefinedOutsideOfLoop(capture);
    }
    Operation *def = value.getDefiningOp();
    return def->getNumRegions() == 0 && isPure(def) && !isa<IndexOp>(def) &&
           llvm::all_of(def->getOperands(),
                        [&](Value operand) { return isInvariant(operand); });
  };
  bool result = compute();
  invariant[value] = result;
  return result;
}

/// An invariant value in front of the loop.
Value MaskAnalysis::materialize(OpBuilder &b, Value value) {
  if (loop.isDefinedOutsideOfLoop(value))
    return value;
  Value &result = materialized[value];
  if (result)
    return result;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    Value capture = op.getCaptures()[arg.getArgNumber()];
    int64_t rank = cast<RankedTensorType>(capture.getType()).getRank();
    Value zero;
    if (rank > 0)
      zero = arith::ConstantIndexOp::create(b, op.getLoc(), 0);
    SmallVector<Value> indices(rank, zero);
    return materialized[value] =
               tensor::ExtractOp::create(b, op.getLoc(), capture, indices);
  }
  Operation *def = value.getDefiningOp();
  IRMapping mapping;
  for (Value operand : def->getOperands())
    mapping.map(operand, materialize(b, operand));
  Operation *clone = b.clone(*def, mapping);
  return materialized[value] =
             clone->getResult(cast<OpResult>(value).getResultNumber());
}

/// A sum in an integer type narrower than an index may wrap around, unless what
/// it adds are positions and constants, or it says that it does not.
static bool mayWrap(Operation *op) {
  Type type = op->getResult(0).getType();
  if (type.isIndex() || type.getIntOrFloatBitWidth() >= 64)
    return false;
  auto flags = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op);
  return !flags || !flags.hasNoSignedWrap();
}

std::optional<MaskAnalysis::Linear> MaskAnalysis::linearize(Value value) {
  if (!isa<IntegerType, IndexType>(value.getType()))
    return std::nullopt;
  Linear result;
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant))) {
    if (constant.getSignificantBits() > 62)
      return std::nullopt;
    result.constant = constant.getSExtValue();
    return result;
  }
  if (value == loop.getInductionVar()) {
    result.iv = 1;
    return result;
  }
  if (isInvariant(value)) {
    result.terms.push_back({value, 1});
    return result;
  }
  Operation *def = value.getDefiningOp();
  if (!def)
    return std::nullopt;
  if (auto index = dyn_cast<IndexOp>(def)) {
    if (index.getDim() == iface.getNDim())
      result.n = 1;
    else if (index.getDim() == iface.getMDim())
      result.m = 1;
    else
      return std::nullopt;
    return result;
  }
  if (isa<arith::IndexCastOp, arith::ExtSIOp>(def))
    return linearize(def->getOperand(0));
  if (isa<arith::IndexCastUIOp, arith::ExtUIOp>(def)) {
    std::optional<Linear> operand = linearize(def->getOperand(0));
    if (!operand || !isNonNegative(*operand))
      return std::nullopt;
    return operand;
  }
  if (isa<arith::AddIOp, arith::SubIOp>(def)) {
    std::optional<Linear> lhs = linearize(def->getOperand(0));
    std::optional<Linear> rhs = linearize(def->getOperand(1));
    if (!lhs || !rhs)
      return std::nullopt;
    lhs->add(*rhs, isa<arith::AddIOp>(def) ? 1 : -1);
    if (!lhs->terms.empty() && mayWrap(def))
      return std::nullopt;
    return lhs;
  }
  if (isa<arith::MulIOp>(def)) {
    std::optional<Linear> lhs = linearize(def->getOperand(0));
    std::optional<Linear> rhs = linearize(def->getOperand(1));
    if (!lhs || !rhs || mayWrap(def))
      return std::nullopt;
    auto isConstant = [](const Linear &linear) {
      return linear.n == 0 && linear.iv == 0 && linear.m == 0 &&
             linear.terms.empty() && linear.floors.empty() &&
             std::abs(linear.constant) < (1 << 30);
    };
    if (isConstant(*lhs))
      std::swap(lhs, rhs);
    if (!isConstant(*rhs))
      return std::nullopt;
    result.add(*lhs, rhs->constant);
    return result;
  }
  if (isa<arith::FloorDivSIOp, arith::DivSIOp, arith::DivUIOp, arith::ShRUIOp,
          arith::ShRSIOp>(def)) {
    std::optional<Linear> lhs = linearize(def->getOperand(0));
    APInt rhs;
    if (!lhs || !lhs->floors.empty() ||
        !matchPattern(def->getOperand(1), m_ConstantInt(&rhs)) ||
        rhs.isNegative())
      return std::nullopt;
    bool isShift = isa<arith::ShRUIOp, arith::ShRSIOp>(def);
    if (rhs.ugt(isShift ? 30 : 1 << 30) || (!isShift && rhs.isZero()))
      return std::nullopt;
    // Other roundings, and unsigned types, agree where it is not negative.
    if (!isa<arith::FloorDivSIOp, arith::ShRSIOp>(def) && !isNonNegative(*lhs))
      return std::nullopt;
    int64_t divisor =
        isShift ? int64_t(1) << rhs.getZExtValue() : rhs.getZExtValue();
    result.floors.push_back({*lhs, divisor, 1});
    return result;
  }
  if (auto apply = dyn_cast<affine::AffineApplyOp>(def)) {
    // Only a sum of operands with constant coefficients.
    AffineMap map = apply.getAffineMap();
    SmallVector<int64_t> flat;
    if (failed(getFlattenedAffineExpr(map.getResult(0), map.getNumDims(),
                                      map.getNumSymbols(), &flat)) ||
        flat.size() != map.getNumInputs() + 1)
      return std::nullopt;
    result.constant = flat.back();
    for (auto [operand, coefficient] :
         llvm::zip(apply.getMapOperands(), flat)) {
      std::optional<Linear> term = linearize(operand);
      if (!term)
        return std::nullopt;
      result.add(*term, coefficient);
    }
    return result;
  }
  return std::nullopt;
}

bool MaskAnalysis::isNonNegative(const Linear &linear) {
  if (linear.n < 0 || linear.iv < 0 || linear.m < 0 || linear.constant < 0)
    return false;
  for (const Floor &floor : linear.floors)
    if (floor.coefficient < 0 || !isNonNegative(floor.inner))
      return false;
  return llvm::all_of(linear.terms, [&](auto &term) {
    auto [value, coefficient] = term;
    if (coefficient < 0 || !value.getType().isIndex() ||
        !loop.isDefinedOutsideOfLoop(value))
      return false;
    FailureOr<int64_t> bound = ValueBoundsConstraintSet::computeConstantBound(
        presburger::BoundType::LB, {value});
    return succeeded(bound) && *bound >= 0;
  });
}

AffineExpr MaskAnalysis::getExpr(OpBuilder &b, const Linear &f, bool lastQuery,
                                 SmallVectorImpl<OpFoldResult> &operands) {
  AffineExpr expr = b.getAffineConstantExpr(f.constant);
  auto symbol = [&](OpFoldResult operand) {
    operands.push_back(operand);
    return b.getAffineSymbolExpr(operands.size() - 1);
  };
  if (f.m != 0)
    expr = expr + symbol(firstQuery) * f.m;
  if (lastQuery && f.m != 0)
    expr = expr + (symbol(numQueries) - 1) * f.m;
  for (auto [value, coefficient] : f.terms) {
    Value outside = materialize(b, value);
    if (!outside.getType().isIndex())
      outside =
          arith::IndexCastOp::create(b, op.getLoc(), b.getIndexType(), outside);
    expr = expr + symbol(outside) * coefficient;
  }
  for (const Floor &floor : f.floors)
    expr =
        expr +
        getExpr(b, floor.inner, lastQuery, operands).floorDiv(floor.divisor) *
            floor.coefficient;
  return expr;
}

OpFoldResult MaskAnalysis::evaluate(OpBuilder &b, const Linear &f,
                                    bool lastQuery, int64_t factor,
                                    int64_t divisor, bool ceil, int64_t shift) {
  SmallVector<OpFoldResult> operands;
  AffineExpr expr = getExpr(b, f, lastQuery, operands) * factor;
  if (divisor != 1)
    expr = ceil ? expr.ceilDiv(divisor) : expr.floorDiv(divisor);
  return affine::makeComposedFoldedAffineApply(b, op.getLoc(), expr + shift,
                                               operands);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// All keys or none, as the condition is at run time.
KeyInterval MaskAnalysis::uniform(OpBuilder &b, Value condition) {
  Location loc = op.getLoc();
  Value all = arith::ConstantIndexOp::create(b, loc, kFar);
  Value none = arith::ConstantIndexOp::create(b, loc, -kFar);
  KeyInterval interval;
  interval.upper = b.createOrFold<arith::SelectOp>(loc, condition, all, none);
  return interval;
}

VisibleKeys MaskAnalysis::visitOpaque(Value condition) {
  if (!opaque) {
    // A captured value for each key is the reason that says most.
    SetVector<Value> worklist;
    worklist.insert(condition);
    for (unsigned i = 0; i < worklist.size(); ++i) {
      auto arg = dyn_cast<BlockArgument>(worklist[i]);
      if (arg && arg.getOwner()->getParentOp() == op && !isInvariant(arg))
        opaque = op;
      else if (Operation *def = worklist[i].getDefiningOp();
               def && op->isProperAncestor(def))
        worklist.insert(def->operand_begin(), def->operand_end());
    }
    if (!opaque)
      opaque = condition.getDefiningOp();
  }
  return {KeyInterval::all(), KeyInterval::none()};
}

VisibleKeys MaskAnalysis::visitNonPositive(OpBuilder &b, Linear f) {
  VisibleKeys unknown = {KeyInterval::all(), KeyInterval::none()};
  // A floor over keys: floor(x / c) <= r is x <= c * r + c - 1, and
  // floor(x / c) >= r is x >= c * r.
  for (unsigned i = 0; i < f.floors.size(); ++i) {
    Floor floor = f.floors[i];
    if (floor.inner.n == 0 && floor.inner.iv == 0)
      continue;
    if (f.n != 0 || f.iv != 0 || std::abs(floor.coefficient) != 1)
      return unknown;
    f.floors.erase(f.floors.begin() + i);
    Linear keys;
    keys.add(floor.inner, floor.coefficient);
    keys.add(f, floor.divisor);
    if (floor.coefficient > 0)
      keys.constant -= floor.divisor - 1;
    return visitNonPositive(b, keys);
  }
  // The position of a key is the loop's variable and the place in the tile.
  if (f.n != f.iv)
    return unknown;
  VisibleKeys keys;
  // Along the queries, all parts have to grow or all to fall.
  bool grows = f.m > 0, falls = f.m < 0;
  for (const Floor &floor : f.floors) {
    grows |= floor.inner.m * floor.coefficient > 0;
    falls |= floor.inner.m * floor.coefficient < 0;
  }
  if (grows && falls)
    return unknown;
  if (f.n == 0) {
    // Rows see all keys or none: some row does where the least value is not
    // positive, every row where the greatest is.
    Location loc = op.getLoc();
    Value zero = arith::ConstantIndexOp::create(b, loc, 0);
    auto holds = [&](bool lastQuery) {
      Value value = getValueOrCreateConstantIndexOp(
          b, loc, evaluate(b, f, lastQuery, 1, 1, false, 0));
      return b.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::sle,
                                           value, zero);
    };
    keys.may = uniform(b, holds(/*lastQuery=*/!grows));
    keys.must = uniform(b, holds(/*lastQuery=*/grows));
    return keys;
  }
  if (f.n > 0) {
    // key <= -rest / n: the bound is the larger the smaller the rest.
    keys.may.upper = evaluate(b, f, !grows, -1, f.n, /*ceil=*/false, 1);
    keys.must.upper = evaluate(b, f, grows, -1, f.n, /*ceil=*/false, 1);
    return keys;
  }
  // key >= rest / -n.
  keys.may.lower = evaluate(b, f, !grows, 1, -f.n, /*ceil=*/true, 0);
  keys.must.lower = evaluate(b, f, grows, 1, -f.n, /*ceil=*/true, 0);
  return keys;
}

VisibleKeys MaskAnalysis::visitCompare(OpBuilder &b, arith::CmpIOp cmp,
                                       bool negate) {
  arith::CmpIPredicate predicate = cmp.getPredicate();
  if (negate)
    predicate = arith::invertPredicate(predicate);
  std::optional<Linear> lhs = linearize(cmp.getLhs());
  std::optional<Linear> rhs = linearize(cmp.getRhs());
  if (!lhs || !rhs)
    return visitOpaque(cmp.getResult());
  switch (predicate) {
  case arith::CmpIPredicate::ult:
  case arith::CmpIPredicate::ule:
  case arith::CmpIPredicate::ugt:
  case arith::CmpIPredicate::uge:
    if (!isNonNegative(*lhs) || !isNonNegative(*rhs))
      return visitOpaque(cmp.getResult());
    break;
  default:
    break;
  }
  Linear f = *lhs, minusF = *rhs;
  f.add(*rhs, -1);
  minusF.add(*lhs, -1);
  VisibleKeys keys = [&]() -> VisibleKeys {
    switch (predicate) {
    case arith::CmpIPredicate::slt:
    case arith::CmpIPredicate::ult:
      f.constant += 1;
      return visitNonPositive(b, f);
    case arith::CmpIPredicate::sle:
    case arith::CmpIPredicate::ule:
      return visitNonPositive(b, f);
    case arith::CmpIPredicate::sgt:
    case arith::CmpIPredicate::ugt:
      minusF.constant += 1;
      return visitNonPositive(b, minusF);
    case arith::CmpIPredicate::sge:
    case arith::CmpIPredicate::uge:
      return visitNonPositive(b, minusF);
    case arith::CmpIPredicate::eq: {
      VisibleKeys x = visitNonPositive(b, f), y = visitNonPositive(b, minusF);
      return {intersect(b, op.getLoc(), x.may, y.may),
              intersect(b, op.getLoc(), x.must, y.must)};
    }
    case arith::CmpIPredicate::ne: {
      f.constant += 1;
      minusF.constant += 1;
      VisibleKeys x = visitNonPositive(b, f), y = visitNonPositive(b, minusF);
      return {hull(b, op.getLoc(), x.may, y.may),
              inUnion(b, op.getLoc(), x.must, y.must)};
    }
    }
    return {KeyInterval::all(), KeyInterval::none()};
  }();
  // A term that could not be placed says nothing.
  if (keys.may.isAll() && keys.must.isEmpty)
    return visitOpaque(cmp.getResult());
  return keys;
}

VisibleKeys MaskAnalysis::visit(OpBuilder &b, Value condition, bool negate) {
  Location loc = op.getLoc();
  APInt constant;
  if (matchPattern(condition, m_ConstantInt(&constant))) {
    bool sees = constant.isZero() == negate;
    KeyInterval keys = sees ? KeyInterval::all() : KeyInterval::none();
    return {keys, keys};
  }
  if (isInvariant(condition)) {
    Value outside = materialize(b, condition);
    if (negate) {
      Value one = arith::ConstantIntOp::create(b, loc, 1, 1);
      outside = b.createOrFold<arith::XOrIOp>(loc, outside, one);
    }
    KeyInterval keys = uniform(b, outside);
    return {keys, keys};
  }
  Operation *def = condition.getDefiningOp();
  auto both = [&](VisibleKeys x, VisibleKeys y) -> VisibleKeys {
    return {intersect(b, loc, x.may, y.may), intersect(b, loc, x.must, y.must)};
  };
  auto either = [&](VisibleKeys x, VisibleKeys y) -> VisibleKeys {
    return {hull(b, loc, x.may, y.may), inUnion(b, loc, x.must, y.must)};
  };
  if (isa_and_nonnull<arith::AndIOp, arith::OrIOp>(def)) {
    VisibleKeys x = visit(b, def->getOperand(0), negate);
    VisibleKeys y = visit(b, def->getOperand(1), negate);
    return isa<arith::AndIOp>(def) != negate ? both(x, y) : either(x, y);
  }
  if (auto select = dyn_cast_or_null<arith::SelectOp>(def)) {
    VisibleKeys whenTrue = both(visit(b, select.getCondition(), false),
                                visit(b, select.getTrueValue(), negate));
    VisibleKeys whenFalse = both(visit(b, select.getCondition(), true),
                                 visit(b, select.getFalseValue(), negate));
    return either(whenTrue, whenFalse);
  }
  // i1 against a constant: as it is, or negated.
  bool isXor = isa_and_nonnull<arith::XOrIOp>(def);
  auto cmp = dyn_cast_or_null<arith::CmpIOp>(def);
  if (isXor || (cmp && cmp.getLhs().getType().isInteger(1) &&
                (cmp.getPredicate() == arith::CmpIPredicate::eq ||
                 cmp.getPredicate() == arith::CmpIPredicate::ne)))
    for (unsigned i : {0, 1})
      if (matchPattern(def->getOperand(i), m_ConstantInt(&constant))) {
        bool flips = isXor || cmp.getPredicate() == arith::CmpIPredicate::ne
                         ? !constant.isZero()
                         : constant.isZero();
        return visit(b, def->getOperand(1 - i), negate != flips);
      }
  if (cmp && !cmp.getLhs().getType().isInteger(1))
    return visitCompare(b, cmp, negate);
  return visitOpaque(condition);
}

VisibleKeys MaskAnalysis::compute(OpBuilder &b) {
  return compute(b, b.getIndexAttr(0),
                 getIterationDomainSizes(b, op)[iface.getMDim()]);
}

VisibleKeys MaskAnalysis::compute(OpBuilder &b, OpFoldResult first,
                                  OpFoldResult count) {
  if (!iface.hasMask())
    return {KeyInterval::all(), KeyInterval::all()};
  firstQuery = first;
  numQueries = count;
  auto yield = cast<YieldOp>(op.getMask().front().getTerminator());
  return visit(b, yield.getValue(), /*negate=*/false);
}

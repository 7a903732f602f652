//===- Softmax.cpp - Blocks of an online softmax as tile programs ---------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The standard form takes the maximum of every block of keys and rescales the
// state by what it rose. The speculative form keeps a reference per row
// instead, the maximum of the first block plus head room, in powers of two:
// exponentials of later blocks are tried with it, and a block whose row sums
// come out too large is done again by the warp that holds them, from its scores
// on. A warp that has done a block again measures the maximum of every block
// from then on, as the standard form does.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::attn;

// What a warp carries from block to block is the limit of a sum that it tries:
// half of it behind each block that it did again, and below 0 where it tries
// nothing, so that every sum is beyond it.
/// Blocks that a warp does again before it measures every block. Rows that
/// outgrow the head room once do so again as a rule, and a block that is done
/// again costs twice one that is measured.
static constexpr int64_t kMaxRedone = 1;
/// Every block is measured.
static constexpr double kMeasures = -1.0;
/// No block has been measured.
static constexpr double kUnmeasured = -2.0;

namespace {
/// Powers of two that bound what a block may try.
struct Headroom {
  /// The reference stands this far above the maximum that it was taken from.
  int64_t room;
  /// A block is done again where a weight, or a sum of weights, reaches this.
  int64_t limit;
};
} // namespace

/// Whether weights are checked one by one, not their sums: the matrix unit has
/// the sums too late.
static bool checksWeights(Type type, RowSums rowSums) {
  return type.isBF16() && rowSums == RowSums::Matrix;
}

/// A row may grow by room + limit, and what it summed before must survive the
/// rescaling then: a factor below 2^-126 is 0, so that with room + limit <= 100
/// only what is below 2^-20 of the row is lost. A bf16 weight reaches 2 where
/// the upper bit of its exponent is set, which is the cheapest of tests. f16
/// ends at 2^16 and has 2^-24 as its smallest number: its weights start at 1,
/// as in the standard form, and only sums of them have the range for a test.
static Headroom getHeadroom(Type type, RowSums rowSums) {
  if (!type.isBF16())
    return {0, 12};
  return checksWeights(type, rowSums) ? Headroom{80, 1} : Headroom{60, 36};
}

//===----------------------------------------------------------------------===//
// Choice of the form
//===----------------------------------------------------------------------===//

static bool mayReachLowest(OnlineAttentionOp op);

StringRef KernelEmitter::getReasonAgainstSpeculation() {
  StringRef reason;
  forall.walk([&](Operation *nested) {
    if (auto op = dyn_cast<OnlineAttentionOp>(nested)) {
      Type type = getElementTypeOrSelf(op.getValue());
      if (op.getFillValue())
        reason = "a masked score is finite";
      else if (!type.isBF16() && !type.isF16())
        reason = "the values are not f16 or bf16";
    } else if (isa<RowsAboveOp>(nested)) {
      reason = "a masked score is finite";
    } else if (auto finalize = dyn_cast<FinalizeOp>(nested)) {
      if (finalize.getRowMax())
        reason = "the row maximum is a result";
    }
  });
  return reason;
}

bool KernelEmitter::spreadsSums() {
  return !forall
              .walk([](OnlineAttentionOp op) {
                return getElementTypeOrSelf(op.getValue()).isF32()
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

void KernelEmitter::chooseSoftmax() {
  bool asked = false, wide = false, lse = false;
  Location loc = forall.getLoc();
  forall.walk([&](Operation *nested) {
    if (auto op = dyn_cast<OnlineAttentionOp>(nested)) {
      subtractsFirst |= mayReachLowest(op);
      asked |= op.getSoftmax() == SoftmaxForm::Speculative;
      wide |= getElementTypeOrSelf(op.getValue()).isF32();
      loc = op.getLoc();
    }
    if (auto finalize = dyn_cast<FinalizeOp>(nested))
      lse |= static_cast<bool>(finalize.getLse());
  });
  if (asked) {
    StringRef reason = getReasonAgainstSpeculation();
    speculative = reason.empty();
    if (!speculative)
      remark::missed(
          loc, remark::RemarkOpts::name("SpeculativeMaximum").category("attn"))
          << remark::reason("{0}", reason);
  }
  // The top of a row weighs exactly 1 in the standard form, so that its
  // rounding costs nothing. In the speculative form the sum of what P V uses
  // would hide most of it, for an eighth of the time of small heads.
  if (rowSums == RowSums::Auto)
    rowSums = RowSums::Exact;
  if (wide)
    rowSums = RowSums::Exact;
  keepsExactSum = lse && rowSums != RowSums::Exact;
}

/// Whether every query sees every key of the block and the block is full.
static bool isWhole(OnlineAttentionOp op, int64_t n) {
  auto type = cast<RankedTensorType>(op.getKey().getType());
  AffineMap map = op.getKeyMap();
  std::optional<unsigned> position =
      map.getResultPosition(getAffineDimExpr(op.getNDim(), map.getContext()));
  return !op.hasMask() && position && type.getDimSize(*position) == n;
}

bool KernelEmitter::tries(OnlineAttentionOp op) {
  auto loop = op->getParentOfType<scf::ForOp>();
  if (!loop)
    return false;
  // A loop of one block has no reference to try.
  std::optional<int64_t> lb = getConstantIntValue(loop.getLowerBound()),
                         ub = getConstantIntValue(loop.getUpperBound()),
                         step = getConstantIntValue(loop.getStep());
  if (lb && ub && step && *ub - *lb <= *step)
    return false;
  if (isWhole(op, shape.n))
    return true;
  return !forall
              .walk([&](OnlineAttentionOp other) {
                return isWhole(other, shape.n) ? WalkResult::interrupt()
                                               : WalkResult::advance();
              })
              .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Scores
//===----------------------------------------------------------------------===//

/// Where a score region ends in a product with a positive constant, the
/// constant and what it multiplies: the maximum commutes with it, and it then
/// folds into the exponent. Where the reference is subtracted first, the
/// constant stays in the region. No value where there is no region.
static std::pair<Value, double> splitScale(OnlineAttentionOp op) {
  if (!op.hasScore())
    return {Value(), 1.0};
  Value result =
      cast<YieldOp>(op.getScore().front().getTerminator()).getValue();
  if (mayReachLowest(op))
    return {result, 1.0};
  if (auto mul = result.getDefiningOp<arith::MulFOp>())
    for (auto [factor, rest] : {std::pair(mul.getRhs(), mul.getLhs()),
                                std::pair(mul.getLhs(), mul.getRhs())}) {
      APFloat value(0.0);
      if (matchPattern(factor, m_ConstantFloat(&value)) &&
          value.isFiniteNonZero() && !value.isNegative())
        return {rest, value.convertToDouble()};
    }
  return {result, 1.0};
}

/// Whether what a score region makes may come near the lowest float, as where
/// it adds a mask of such numbers. Products of queries and keys are taken not
/// to: what is as large there is a mistake in its last bit already.
static bool mayReachLowest(OnlineAttentionOp op) {
  if (op.getFillValue())
    return true;
  if (!op.hasScore())
    return false;
  auto isRowCapture = [&](Value value) {
    if (auto extension = value.getDefiningOp<arith::ExtFOp>())
      value = extension.getIn();
    auto arg = dyn_cast<BlockArgument>(value);
    return arg && arg.getOwner() == &op.getScore().front() &&
           arg.getArgNumber() > 0 &&
           !op.getCaptureMap(arg.getArgNumber() - 1)
                .isFunctionOfDim(op.getNDim());
  };
  // Made of the positions of the query and the key alone, and of where the
  // block begins, which is an index from outside.
  std::function<bool(Value)> isPosition = [&](Value value) {
    if (value.getType().isIndex() &&
        !op->isAncestor(value.getParentBlock()->getParentOp()))
      return true;
    Operation *def = value.getDefiningOp();
    return isa_and_present<IndexOp, arith::ConstantOp>(def) ||
           (isa_and_present<arith::IndexCastOp, arith::IndexCastUIOp,
                            arith::ExtSIOp, arith::TruncIOp, arith::AddIOp,
                            arith::SubIOp, arith::MulIOp, math::AbsIOp,
                            arith::SIToFPOp, arith::UIToFPOp>(def) &&
            llvm::all_of(def->getOperands(), isPosition));
  };
  // An upper bound of the absolute value.
  constexpr double kProduct = 0x1p120, kUnknown = 0x1p128;
  std::function<double(Value)> getBound = [&](Value value) -> double {
    APFloat constant(0.0);
    if (matchPattern(value, m_ConstantFloat(&constant)))
      return std::abs(constant.convertToDouble());
    if (value == op.getScore().getArgument(0))
      return kProduct;
    if (value.getType().isF16())
      return 0x1p16;
    Operation *def = value.getDefiningOp();
    if (isa_and_present<math::TanhOp, math::SinOp, math::CosOp, math::ErfOp>(
            def))
      return 1.0;
    if (isa_and_present<arith::SIToFPOp, arith::UIToFPOp>(def))
      return 0x1p64;
    if (isa_and_present<arith::ExtFOp, arith::TruncFOp, arith::NegFOp,
                        math::AbsFOp>(def))
      return getBound(def->getOperand(0));
    if (isa_and_present<arith::AddFOp, arith::SubFOp>(def))
      return getBound(def->getOperand(0)) + getBound(def->getOperand(1));
    if (isa_and_present<arith::MulFOp>(def)) {
      Value a = def->getOperand(0), c = def->getOperand(1);
      // A slope times a distance: one so steep would make infinities.
      if ((isRowCapture(a) && isPosition(c)) ||
          (isRowCapture(c) && isPosition(a)))
        return 0x1p96;
      return getBound(a) * getBound(c);
    }
    if (isa_and_present<arith::MaximumFOp, arith::MinimumFOp, arith::MaxNumFOp,
                        arith::MinNumFOp>(def))
      return std::max(getBound(def->getOperand(0)),
                      getBound(def->getOperand(1)));
    if (isa_and_present<arith::SelectOp>(def))
      return std::max(getBound(def->getOperand(1)),
                      getBound(def->getOperand(2)));
    return kUnknown;
  };
  return getBound(
             cast<YieldOp>(op.getScore().front().getTerminator()).getValue()) >=
         0x1p126;
}

FailureOr<KernelEmitter::Scores> KernelEmitter::emitScores(OnlineAttentionOp op,
                                                           Value query,
                                                           Value key,
                                                           bool keySwapped) {
  Location loc = op.getLoc();
  int64_t n = getTileN(op);
  RegionEmitter region(
      b, cast<AttentionOpInterface>(op.getOperation()), getLayout(), shape.m, n,
      [&](Value v) { return lookup(v); },
      [&](Value v) { return lookupView(v); });
  RankedTensorType type = region.getTileType(b.getF32Type());
  Value s = attn::tile::DotOp::create(b, loc, type, query, key,
                                      splat(loc, type, 0.0), !keySwapped);

  // Mask, then score: reads of the score happen where the mask sees.
  SmallVector<Value> captures;
  for (unsigned i = 0, e = op.getCaptures().size(); i < e; ++i) {
    Value capture = region.emitCapture(i, /*guard=*/Value());
    if (!capture)
      return failure();
    captures.push_back(capture);
  }
  Value see;
  if (op.hasMask()) {
    see = region.emit(op.getMask().front(), captures, /*guard=*/Value());
    if (!see)
      return failure();
    see = region.toTile(loc, see);
  }
  auto [unscaled, scale] = splitScale(op);
  Value t = s;
  if (unscaled) {
    SmallVector<Value> args = {s};
    llvm::append_range(args, captures);
    t = region.emitUpTo(op.getScore().front(), unscaled, args, see);
    if (!t)
      return failure();
    t = region.toTile(loc, t);
  }
  double ninf = -std::numeric_limits<double>::infinity();
  if (see)
    t = arith::SelectOp::create(
        b, loc, see, t, splat(loc, type, op.getFillValue().value_or(ninf)));
  // Keys behind the end of a tile that is not full.
  View keys = lookupView(op.getKey());
  unsigned position = *op.getKeyMap().getResultPosition(
      getAffineDimExpr(op.getNDim(), op.getContext()));
  OpFoldResult count = keys.sizes[keys.dims[position]];
  if (!isConstantIntValue(count, n)) {
    RankedTensorType columns = region.getColumnType(b.getIndexType());
    Value inside = arith::CmpIOp::create(
        b, loc, arith::CmpIPredicate::slt,
        attn::tile::IndexOp::create(b, loc, columns, 0),
        attn::tile::SplatOp::create(
            b, loc, columns, getValueOrCreateConstantIndexOp(b, loc, count)));
    t = arith::SelectOp::create(b, loc, region.toTile(loc, inside), t,
                                splat(loc, type, ninf));
  }
  return Scores{t, scale, see, mayReachLowest(op)};
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

Value KernelEmitter::emitExponentials(Location loc, Scores scores,
                                      Value reference) {
  Type type = scores.tile.getType();
  RankedTensorType row = getRowType(b.getF32Type());
  auto broadcast = [&](Value value) {
    return attn::tile::BroadcastOp::create(b, loc, type, value);
  };
  if (scores.subtracts)
    return math::Exp2Op::create(
        b, loc,
        arith::MulFOp::create(
            b, loc,
            arith::SubFOp::create(b, loc, scores.tile, broadcast(reference)),
            splat(loc, type, kLog2E)));
  Value shift =
      countsInPowers()
          ? arith::NegFOp::create(b, loc, reference).getResult()
          : arith::MulFOp::create(b, loc, reference, splat(loc, row, -kLog2E));
  return math::Exp2Op::create(
      b, loc,
      math::FmaOp::create(b, loc, scores.tile,
                          splat(loc, type, scores.scale * kLog2E),
                          broadcast(shift)));
}

Value KernelEmitter::getFiniteReference(Location loc, Value max) {
  Type row = max.getType();
  Value isEmpty = arith::CmpFOp::create(
      b, loc, arith::CmpFPredicate::OEQ, max,
      splat(loc, row, -std::numeric_limits<double>::infinity()));
  return arith::SelectOp::create(b, loc, isEmpty, splat(loc, row, 0.0), max);
}

Value KernelEmitter::emitCorrection(Location loc, Value from, Value to) {
  RankedTensorType row = getRowType(b.getF32Type());
  Value exponent = arith::SubFOp::create(b, loc, from, to);
  if (!countsInPowers())
    exponent = arith::MulFOp::create(b, loc, exponent, splat(loc, row, kLog2E));
  return math::Exp2Op::create(b, loc, exponent);
}

Value KernelEmitter::scaleRows(Location loc, Value tile, Value factor) {
  if (tile.getType() != factor.getType())
    factor = attn::tile::BroadcastOp::create(b, loc, tile.getType(), factor);
  return arith::MulFOp::create(
      b, loc, tile, factor,
      arith::FastMathFlagsAttr::get(b.getContext(),
                                    arith::FastMathFlags::contract));
}

std::pair<Value, Value> KernelEmitter::toOperand(OnlineAttentionOp op,
                                                 Value p) {
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(p.getType());
  auto valueType = cast<FloatType>(getElementTypeOrSelf(op.getValue()));
  Value rounded = p;
  if (!valueType.isF32())
    rounded = arith::TruncFOp::create(b, loc, type.clone(valueType), p);
  auto layout = attn::tile::OperandAttr::get(b.getContext(), shape.warps,
                                             valueType.getWidth());
  Value operand = attn::tile::ConvertLayoutOp::create(
      b, loc, RankedTensorType::get(type.getShape(), valueType, layout),
      rounded);
  return {rounded, operand};
}

KernelEmitter::Probabilities KernelEmitter::addUp(OnlineAttentionOp op, Value p,
                                                  ValueRange sums,
                                                  bool withMatrix) {
  Location loc = op.getLoc();
  auto sumType = RankedTensorType::get({shape.m, kSumColumns}, b.getF32Type(),
                                       getLayout());
  auto type = cast<RankedTensorType>(p.getType());
  auto fold = [&](Value tile, Value onto) -> Value {
    Value part = spreadsSums()
                     ? attn::tile::FoldOp::create(
                           b, loc, sumType, attn::tile::ReduceKind::Add, tile)
                           .getResult()
                     : attn::tile::ReduceOp::create(
                           b, loc, attn::tile::ReduceKind::Add, tile)
                           .getResult();
    return onto ? arith::AddFOp::create(b, loc, onto, part) : part;
  };
  auto onto = [&](unsigned i) { return sums.empty() ? Value() : sums[i]; };

  auto [rounded, operand] = toOperand(op, p);
  Probabilities result{operand, {}};
  switch (rowSums) {
  case RowSums::Matrix:
    if (withMatrix)
      result.sums.push_back(attn::tile::DotOnesOp::create(
          b, loc, sumType, result.operand,
          sums.empty() ? splat(loc, sumType, 0.0) : sums[0]));
    break;
  case RowSums::Rounded:
    result.sums.push_back(
        fold(arith::ExtFOp::create(b, loc, type, rounded), onto(0)));
    break;
  case RowSums::Auto:
  case RowSums::Exact:
    result.sums.push_back(fold(p, onto(0)));
    break;
  }
  if (keepsExactSum)
    result.sums.push_back(fold(p, onto(1)));
  return result;
}

LogicalResult KernelEmitter::emitProduct(OnlineAttentionOp op, Value p,
                                         Value acc, Value max,
                                         ValueRange sums) {
  bool valueSwapped = false;
  Value value = loadTile(op, op.getValue(), op.getValueMap(), op.getEDim(),
                         shape.e, valueSwapped);
  if (!value)
    return failure();
  acc = attn::tile::DotOp::create(b, op.getLoc(), acc.getType(), p, value, acc,
                                  valueSwapped, /*warpgroup=*/false,
                                  /*async=*/false, /*transpose_lhs=*/false,
                                  /*skip_negative_zero=*/op.getValuesOnly());
  SmallVector<Value> all{acc, max};
  llvm::append_range(all, sums);
  mapAll(op.getResults(), all);
  return success();
}

/// Whether no query sees a key.
static bool hidesAll(OnlineAttentionOp op) {
  return !op.getMask().empty() &&
         matchPattern(op.getMask().front().getTerminator()->getOperand(0),
                      m_Zero());
}

LogicalResult KernelEmitter::emitHidden(OnlineAttentionOp op) {
  bool swapped = false;
  SmallVector<Value> state;
  if (!loadTile(op, op.getKey(), op.getKeyMap(), op.getDDim(), shape.d,
                swapped) ||
      !loadTile(op, op.getValue(), op.getValueMap(), op.getEDim(), shape.e,
                swapped))
    return failure();
  if (!lookupAll(op.getDpsInits(), state))
    return op.emitOpError() << "has a state that is not in registers";
  mapAll(op.getResults(), state);
  return success();
}

LogicalResult KernelEmitter::emitOnline(OnlineAttentionOp op) {
  Location loc = op.getLoc();
  if (hidesAll(op))
    return emitHidden(op);
  FailureOr<Value> query = loadQuery(op);
  if (failed(query))
    return failure();
  bool keySwapped = false;
  Value key = loadTile(op, op.getKey(), op.getKeyMap(), op.getDDim(), shape.d,
                       keySwapped);
  if (!key)
    return failure();
  SmallVector<Value> state;
  if (!lookupAll(op.getDpsInits(), state))
    return op.emitOpError() << "has a state that is not in registers";
  if (op.getValuesOnly())
    return emitValuesOnly(op, *query, key, keySwapped);
  if (speculative && tries(op))
    return emitSpeculative(op, *query, key, keySwapped);
  FailureOr<Scores> scores = emitScores(op, *query, key, keySwapped);
  if (failed(scores))
    return failure();
  Value acc = state[0], oldMax = state[1], max, correction, p;
  SmallVector<Value> sums(ArrayRef(state).drop_front(2)), behind;

  if (speculative) {
    behind.push_back(emitMeasured(op, sums.pop_back_val()));
    max = raiseReference(loc, *scores, oldMax);
    correction = emitCorrection(loc, oldMax, max);
    p = emitExponentials(loc, *scores, max);
  } else {
    RankedTensorType row = getRowType(b.getF32Type());
    Value rowMax = attn::tile::ReduceOp::create(
        b, loc, attn::tile::ReduceKind::Max, scores->tile);
    if (scores->scale != 1.0)
      rowMax =
          arith::MulFOp::create(b, loc, rowMax, splat(loc, row, scores->scale));
    max = arith::MaximumFOp::create(b, loc, oldMax, rowMax);
    Value ref = getFiniteReference(loc, max);
    correction = emitCorrection(loc, oldMax, ref);
    p = emitExponentials(loc, *scores, ref);
  }
  for (Value &sum : sums)
    sum = scaleRows(loc, sum, correction);
  Probabilities block = addUp(op, p, sums);
  acc = scaleRows(loc, acc, correction);
  llvm::append_range(block.sums, behind);
  return emitProduct(op, block.operand, acc, max, block.sums);
}

LogicalResult KernelEmitter::emitValuesOnly(OnlineAttentionOp op, Value query,
                                            Value key, bool keySwapped) {
  Location loc = op.getLoc();
  SmallVector<Value> state;
  (void)lookupAll(op.getDpsInits(), state);
  Value max = state[1];
  FailureOr<Scores> scores = emitScores(op, query, key, keySwapped);
  if (failed(scores))
    return failure();
  Value p = emitExponentials(loc, *scores,
                             speculative ? max : getFiniteReference(loc, max));
  if (scores->see) {
    // Hidden weights of 0 are told from visible ones by their sign.
    auto type = cast<RankedTensorType>(p.getType());
    Value hidden = splat(loc, type, -0.0);
    if (op.getFillValue()) {
      // What rounds to 0: f16 has numbers down to 2^-24, the others have those
      // of f32.
      double least =
          getElementTypeOrSelf(op.getValue()).isF16() ? 0x1p-25 : 0.0;
      Value isZero = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLE, p,
                                           splat(loc, type, least));
      hidden = arith::SelectOp::create(b, loc, isZero, hidden, p);
    }
    p = arith::SelectOp::create(b, loc, scores->see, p, hidden);
  }
  return emitProduct(op, toOperand(op, p).second, state[0], max,
                     ArrayRef(state).drop_front(2));
}

//===----------------------------------------------------------------------===//
// Speculation
//===----------------------------------------------------------------------===//

Value KernelEmitter::raiseReference(Location loc, Scores scores,
                                    Value reference) {
  RankedTensorType row = getRowType(b.getF32Type());
  Type type;
  forall.walk([&](OnlineAttentionOp op) {
    type = getElementTypeOrSelf(op.getValue());
    return WalkResult::interrupt();
  });
  Value max = attn::tile::ReduceOp::create(b, loc, attn::tile::ReduceKind::Max,
                                           scores.tile);
  double power = countsInPowers() ? kLog2E : 1.0;
  max = math::FmaOp::create(
      b, loc, max, splat(loc, row, scores.scale * power),
      splat(loc, row, getHeadroom(type, rowSums).room * kLn2 * power));
  return arith::MaximumFOp::create(b, loc, reference, max);
}

Value KernelEmitter::getUnmeasured(Location loc) {
  return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(kUnmeasured));
}

static Value emitF32(OpBuilder &b, Location loc, double value) {
  return arith::ConstantOp::create(b, loc, b.getF32FloatAttr(value));
}

/// The limit of sums that a warp begins with.
static double getFirstLimit(Type valueType, RowSums rowSums) {
  return std::ldexp(1.0, getHeadroom(valueType, rowSums).limit);
}

Value KernelEmitter::emitMeasured(OnlineAttentionOp op, Value limit) {
  Location loc = op.getLoc();
  Value isFirst = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ,
                                        limit, emitF32(b, loc, kUnmeasured));
  return arith::SelectOp::create(
      b, loc, isFirst,
      emitF32(b, loc,
              getFirstLimit(getElementTypeOrSelf(op.getValue()), rowSums)),
      limit);
}

Value KernelEmitter::emitRedone(OnlineAttentionOp op, Value limit) {
  Location loc = op.getLoc();
  double first = getFirstLimit(getElementTypeOrSelf(op.getValue()), rowSums);
  Value half = arith::MulFOp::create(b, loc, limit, emitF32(b, loc, 0.5));
  Value isLast =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLE, half,
                            emitF32(b, loc, std::ldexp(first, -kMaxRedone)));
  return arith::SelectOp::create(b, loc, isLast, emitF32(b, loc, kMeasures),
                                 half);
}

LogicalResult KernelEmitter::emitSpeculative(OnlineAttentionOp op, Value query,
                                             Value key, bool keySwapped) {
  Location loc = op.getLoc();
  SmallVector<Value> state;
  (void)lookupAll(op.getDpsInits(), state);
  Value acc = state[0], before = state[1], limit = state.back();
  SmallVector<Value> sums(ArrayRef(state).drop_front(2).drop_back());
  auto yield = [&](ValueRange values) { scf::YieldOp::create(b, loc, values); };

  FailureOr<Scores> scores = emitScores(op, query, key, keySwapped);
  if (failed(scores))
    return failure();
  Value measures = attn::tile::AnyOp::create(
      b, loc, b.getI1Type(),
      arith::CmpIOp::create(
          b, loc, arith::CmpIPredicate::slt,
          arith::BitcastOp::create(b, loc, b.getI32Type(), limit),
          arith::ConstantOp::create(b, loc, b.getI32IntegerAttr(0))));
  // The correction of a measured block; no other has one yet.
  Type row = before.getType();
  auto measured = scf::IfOp::create(b, loc, TypeRange{row, row}, measures,
                                    /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&measured.getThenRegion().front());
    Value raised = raiseReference(loc, *scores, before);
    yield({raised, emitCorrection(loc, before, raised)});
    b.setInsertionPointToStart(&measured.getElseRegion().front());
    yield({before,
           attn::tile::SplatOp::create(
               b, loc, row, ub::PoisonOp::create(b, loc, b.getF32Type()))});
  }
  Value reference = measured.getResult(0);
  auto valueType = cast<FloatType>(getElementTypeOrSelf(op.getValue()));
  bool late = checksWeights(valueType, rowSums);
  Value p = emitExponentials(loc, *scores, reference);
  Probabilities block = addUp(op, p, {}, /*withMatrix=*/!late);

  // The state changes in the branch alone, so that nothing that is under way on
  // it has to end before.
  Value check = late ? p : block.sums.back();
  auto checkType = cast<RankedTensorType>(check.getType());
  Value over = arith::CmpFOp::create(
      b, loc, late ? arith::CmpFPredicate::UGE : arith::CmpFPredicate::UGT,
      check, attn::tile::SplatOp::create(b, loc, checkType, limit));
  Value changes = attn::tile::AnyOp::create(b, loc, b.getI1Type(), over);
  SmallVector<Value> tries{block.operand, reference};
  llvm::append_range(tries, block.sums);
  SmallVector<Value> all{acc, limit};
  llvm::append_range(all, sums);
  llvm::append_range(all, tries);
  auto join = scf::IfOp::create(b, loc, ValueRange(all).getTypes(), changes,
                                /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&join.getElseRegion().front());
    yield(all);
    b.setInsertionPointToStart(&join.getThenRegion().front());
    SmallVector<Type> types{row, b.getF32Type()};
    llvm::append_range(types, ValueRange(tries).getTypes());
    auto redo = scf::IfOp::create(b, loc, types, measures,
                                  /*withElseRegion=*/true);
    {
      OpBuilder::InsertionGuard inner(b);
      b.setInsertionPointToStart(&redo.getThenRegion().front());
      SmallVector<Value> results{measured.getResult(1),
                                 emitMeasured(op, limit)};
      llvm::append_range(results, tries);
      yield(results);
      b.setInsertionPointToStart(&redo.getElseRegion().front());
      FailureOr<Scores> again = emitScores(op, query, key, keySwapped);
      if (failed(again))
        return failure();
      Value raised = raiseReference(loc, *again, reference);
      Probabilities exact = addUp(op, emitExponentials(loc, *again, raised), {},
                                  /*withMatrix=*/!late);
      results = {emitCorrection(loc, reference, raised), emitRedone(op, limit),
                 exact.operand, raised};
      llvm::append_range(results, exact.sums);
      yield(results);
    }
    Value correction = redo.getResult(0);
    SmallVector<Value> results{scaleRows(loc, acc, correction),
                               redo.getResult(1)};
    for (Value sum : sums)
      results.push_back(scaleRows(loc, sum, correction));
    llvm::append_range(results, redo.getResults().drop_front(2));
    yield(results);
  }

  ValueRange joined = join.getResults();
  SmallVector<Value> totals(joined.slice(2, sums.size()));
  Value operand = joined[2 + sums.size()];
  if (late)
    totals.front() = attn::tile::DotOnesOp::create(
        b, loc, totals.front().getType(), operand, totals.front());
  for (auto [total, part] :
       llvm::zip_equal(MutableArrayRef(totals).drop_front(late),
                       joined.take_back(block.sums.size())))
    total = arith::AddFOp::create(b, loc, total, part);
  totals.push_back(joined[1]);
  return emitProduct(op, operand, joined[0], joined[3 + sums.size()], totals);
}

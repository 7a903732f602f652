//===- SpecializeMasks.cpp - Key loops as short as the mask allows --------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/Passes.h"

#include "attn/Analysis/MaskAnalysis.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

#define DEBUG_TYPE "attn-specialize-masks"

namespace mlir::attn {
#define GEN_PASS_DEF_ATTNSPECIALIZEMASKSPASS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace mlir::attn

using namespace mlir;
using namespace mlir::attn;

namespace {
/// A loop over key tiles that does nothing but take them into a running state.
struct KeyLoop {
  scf::ForOp loop;
  OnlineAttentionOp online;
  int64_t tile;
};
} // namespace

/// Whether `size` is min(tile, upper bound - induction variable).
static bool isTailOf(scf::ForOp loop, int64_t tile, Value size) {
  auto min = size.getDefiningOp<affine::AffineMinOp>();
  if (!min || min.getMap().getNumResults() != 2)
    return false;
  AffineMap map = min.getMap();
  MLIRContext *ctx = loop.getContext();
  AffineExpr iv = getAffineDimExpr(0, ctx), upper = getAffineDimExpr(1, ctx);
  SmallVector<AffineExpr> operands;
  std::optional<int64_t> constant = getConstantIntValue(loop.getUpperBound());
  if (constant)
    upper = getAffineConstantExpr(*constant, ctx);
  for (Value operand : min.getOperands()) {
    if (operand == loop.getInductionVar())
      operands.push_back(iv);
    else if (operand == loop.getUpperBound())
      operands.push_back(upper);
    else
      return false;
  }
  map = map.replaceDimsAndSymbols(
      ArrayRef(operands).take_front(map.getNumDims()),
      ArrayRef(operands).drop_front(map.getNumDims()), 2, 0);
  AffineExpr rest = upper - iv, full = getAffineConstantExpr(tile, ctx);
  auto is = [&](unsigned i, AffineExpr expr) {
    return simplifyAffineExpr(map.getResult(i) - expr, 2, 0) == 0;
  };
  return (is(0, full) && is(1, rest)) || (is(1, full) && is(0, rest));
}

/// Dimension of `map` that is dimension `dim` of the domain, if there is one.
static std::optional<unsigned> getResultOf(AffineMap map, unsigned dim) {
  return map.getResultPosition(getAffineDimExpr(dim, map.getContext()));
}

/// The slice of an operand that a tile of keys takes, where its length is the
/// tile's or what is left of it.
static bool isKeySlice(scf::ForOp loop, int64_t tile, Value operand,
                       unsigned position) {
  auto slice = operand.getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice)
    return false;
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  unsigned kept = 0;
  for (unsigned r = 0, e = dropped.size(); r < e; ++r) {
    if (dropped.test(r) || kept++ != position)
      continue;
    OpFoldResult size = slice.getMixedSizes()[r];
    if (slice.getMixedOffsets()[r] != OpFoldResult(loop.getInductionVar()) &&
        // One tile of all keys may have lost its offset.
        !isZeroInteger(slice.getMixedOffsets()[r]))
      return false;
    if (std::optional<int64_t> fixed = getConstantIntValue(size))
      return *fixed <= tile;
    return isTailOf(loop, tile, cast<Value>(size));
  }
  return false;
}

/// Whether the loop is one of several that a key loop was split into.
static bool isPartOfChain(scf::ForOp loop) {
  auto isKeyLoop = [](Operation *op) {
    auto other = dyn_cast_or_null<scf::ForOp>(op);
    return other && !other.getOps<OnlineAttentionOp>().empty();
  };
  return llvm::any_of(
             loop.getInitArgs(),
             [&](Value init) { return isKeyLoop(init.getDefiningOp()); }) ||
         llvm::any_of(loop->getUsers(), isKeyLoop);
}

static std::optional<KeyLoop> matchKeyLoop(OnlineAttentionOp op) {
  auto loop = dyn_cast<scf::ForOp>(op->getParentOp());
  if (!loop || !op.hasPureTensorSemantics())
    return std::nullopt;
  std::optional<int64_t> tile = getConstantIntValue(loop.getStep());
  if (!tile || loop.getNumRegionIterArgs() != 3 ||
      !loop.isDefinedOutsideOfLoop(op.getQuery()))
    return std::nullopt;
  for (auto [arg, init, yielded, result] :
       llvm::zip_equal(loop.getRegionIterArgs(), op.getDpsInits(),
                       loop.getYieldedValues(), op.getResults()))
    if (init != arg || yielded != result)
      return std::nullopt;
  auto iface = cast<AttentionOpInterface>(op.getOperation());
  for (auto [operand, map] : {std::pair(op.getKey(), iface.getKeyMap()),
                              std::pair(op.getValue(), iface.getValueMap())})
    if (!isKeySlice(loop, *tile, operand, *getResultOf(map, iface.getNDim())))
      return std::nullopt;
  return KeyLoop{loop, op, *tile};
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// Dimension of the source of a slice that is dimension `position` of it.
static unsigned getSourceDim(tensor::ExtractSliceOp slice, unsigned position) {
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  unsigned dim = 0;
  for (unsigned kept = 0;; ++dim)
    if (!dropped.test(dim) && kept++ == position)
      return dim;
}

/// The slices of keys that the attention in `loop` works on, each with the
/// dimension of the keys.
static SmallVector<std::pair<OpOperand *, unsigned>>
getKeySlices(scf::ForOp loop) {
  auto op = *loop.getOps<OnlineAttentionOp>().begin();
  auto iface = cast<AttentionOpInterface>(op.getOperation());
  SmallVector<std::pair<OpOperand *, unsigned>> slices;
  for (OpOperand &operand : op->getOpOperands()) {
    auto slice = operand.get().getDefiningOp<tensor::ExtractSliceOp>();
    std::optional<unsigned> position = getResultOf(
        iface.getIndexingMap(operand.getOperandNumber()), iface.getNDim());
    if (slice && position && !loop.isDefinedOutsideOfLoop(slice))
      slices.push_back({&operand, *position});
  }
  return slices;
}

/// Gives the slices of keys in `loop` another length, which is there where the
/// body begins.
static void setKeySize(RewriterBase &rewriter, scf::ForOp loop,
                       OpFoldResult size) {
  int64_t length = getConstantIntValue(size).value_or(ShapedType::kDynamic);
  OpBuilder::InsertionGuard guard(rewriter);
  for (auto [operand, position] : getKeySlices(loop)) {
    auto slice = operand->get().getDefiningOp<tensor::ExtractSliceOp>();
    SmallVector<int64_t> shape(slice.getType().getShape());
    if (shape[position] == length && !ShapedType::isDynamic(length))
      continue;
    SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
    sizes[getSourceDim(slice, position)] = size;
    shape[position] = length;
    rewriter.setInsertionPoint(slice);
    Value fixed = tensor::ExtractSliceOp::create(
        rewriter, slice.getLoc(),
        RankedTensorType::get(shape, slice.getType().getElementType()),
        slice.getSource(), slice.getMixedOffsets(), sizes,
        slice.getMixedStrides());
    rewriter.modifyOpInPlace(operand->getOwner(),
                             [&, use = operand] { use->set(fixed); });
    if (slice->use_empty())
      rewriter.eraseOp(slice);
  }
  SmallVector<affine::AffineMinOp> dead;
  for (auto min : loop.getOps<affine::AffineMinOp>())
    if (min->use_empty())
      dead.push_back(min);
  for (affine::AffineMinOp min : dead)
    rewriter.eraseOp(min);
}

/// Every key of every tile of the loop is seen, and no tile is a tail.
static void makeFull(RewriterBase &rewriter, scf::ForOp loop, int64_t tile) {
  auto op = *loop.getOps<OnlineAttentionOp>().begin();
  rewriter.modifyOpInPlace(op, [&] {
    op.getMask().getBlocks().clear();
    op.removeFillAttr();
  });
  setKeySize(rewriter, loop, rewriter.getIndexAttr(tile));
}

/// Walks over the same keys in tiles of another size, if all that the loop does
/// depends on where a tile begins and how long it is.
static void setTile(RewriterBase &rewriter, scf::ForOp loop, int64_t tile) {
  OnlineAttentionOp op = *loop.getOps<OnlineAttentionOp>().begin();
  auto iface = cast<AttentionOpInterface>(op.getOperation());
  SmallVector<std::pair<OpOperand *, unsigned>> slices = getKeySlices(loop);
  for (auto [operand, position] : slices) {
    auto slice = operand->get().getDefiningOp<tensor::ExtractSliceOp>();
    if (slice.getMixedOffsets()[getSourceDim(slice, position)] !=
        OpFoldResult(loop.getInductionVar()))
      return;
  }
  // Nothing else is as long as the tile.
  unsigned numOfKeys = 0;
  for (AffineMap map : iface.getIndexingMapsArray())
    numOfKeys += getResultOf(map, iface.getNDim()).has_value();
  if (numOfKeys != slices.size())
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Location loc = loop.getLoc();
  loop.setStep(arith::ConstantIndexOp::create(rewriter, loc, tile));
  rewriter.setInsertionPointToStart(loop.getBody());
  std::optional<int64_t> from = getConstantIntValue(loop.getLowerBound()),
                         to = getConstantIntValue(loop.getUpperBound());
  if (from && to && (*to - *from) % tile == 0)
    return setKeySize(rewriter, loop, rewriter.getIndexAttr(tile));
  AffineExpr d0, d1;
  bindDims(rewriter.getContext(), d0, d1);
  setKeySize(
      rewriter, loop,
      affine::makeComposedFoldedAffineMin(
          rewriter, loc,
          AffineMap::get(2, 0, {rewriter.getAffineConstantExpr(tile), d1 - d0},
                         rewriter.getContext()),
          {loop.getInductionVar(), getAsOpFoldResult(loop.getUpperBound())}));
}

/// No key of the loop is seen: it only walks over its tiles.
static void makeHidden(RewriterBase &rewriter, scf::ForOp loop) {
  auto op = *loop.getOps<OnlineAttentionOp>().begin();
  Operation *yield = op.getMask().front().getTerminator();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(yield);
  Value no = arith::ConstantOp::create(rewriter, op.getLoc(),
                                       rewriter.getBoolAttr(false));
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperand(0, no); });
  for (Operation *dead = no.getDefiningOp()->getPrevNode(); dead;) {
    Operation *previous = dead->getPrevNode();
    if (isOpTriviallyDead(dead))
      rewriter.eraseOp(dead);
    dead = previous;
  }
}

/// Whether two bounds are known to be the same; null ones are infinite.
static bool isSame(OpFoldResult x, OpFoldResult y) {
  if (!x || !y)
    return !x && !y;
  return x == y || ValueBoundsConstraintSet::areEqual(x, y).value_or(false);
}

/// Whether `bound` is found by sizes and the position of the tile of queries
/// alone: behind it stand keys that other queries see.
static bool isPositional(OpFoldResult bound) {
  SetVector<Value> slice;
  if (auto value = dyn_cast<Value>(bound))
    slice.insert(value);
  for (unsigned i = 0; i < slice.size(); ++i) {
    if (auto argument = dyn_cast<BlockArgument>(slice[i])) {
      if (!isa<scf::ForallOp>(argument.getOwner()->getParentOp()))
        return false;
      continue;
    }
    Operation *def = slice[i].getDefiningOp();
    if (isa<tensor::DimOp>(def))
      continue;
    if (!isMemoryEffectFree(def) || def->getNumRegions() != 0 ||
        isa<tensor::ExtractOp>(def))
      return false;
    slice.insert_range(def->getOperands());
  }
  return true;
}

/// Whether the bounds of a key loop alone keep out what the mask hides: keys
/// behind its end do not matter, those between its beginning and the first one
/// that is seen do.
static bool hidesByBounds(const VisibleKeys &visible) {
  return !visible.must.isEmpty && !visible.may.lower && !visible.must.lower &&
         isSame(visible.may.upper, visible.must.upper);
}

/// Whether `value` is filled with zeros.
static bool isZeroFill(Value value) {
  auto fill = value.getDefiningOp<linalg::FillOp>();
  return fill && matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
}

namespace {
/// Builds the loops that take the place of one key loop, in front of it.
class LoopSplitter {
public:
  LoopSplitter(RewriterBase &rewriter, KeyLoop keys)
      : rewriter(rewriter), keys(keys), loc(keys.loop.getLoc()),
        state(keys.loop.getInitArgs()) {}

  /// A copy of the loop over [lower, upper) on the state so far.
  scf::ForOp emit(OpFoldResult lower, OpFoldResult upper) {
    Value from = getValueOrCreateConstantIndexOp(rewriter, loc, lower);
    Value to = getValueOrCreateConstantIndexOp(rewriter, loc, upper);
    auto copy = cast<scf::ForOp>(rewriter.clone(*keys.loop));
    copy.setLowerBound(from);
    copy.setUpperBound(to);
    copy.getInitArgsMutable().assign(state);
    state.assign(copy.getResults().begin(), copy.getResults().end());
    return copy;
  }

  /// A copy of the loop that walks backwards: the tile of the iteration at r
  /// ends r before `end`, for r in [lower, upper), and at `cut` at the latest.
  scf::ForOp emitFromEnd(OpFoldResult lower, OpFoldResult upper,
                         OpFoldResult end, OpFoldResult cut) {
    scf::ForOp copy = emit(lower, upper);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(copy.getBody());
    AffineExpr d0, d1;
    bindDims(rewriter.getContext(), d0, d1);
    Value position = getValueOrCreateConstantIndexOp(
        rewriter, loc,
        apply(d0 - d1 - keys.tile, {end, copy.getInductionVar()}));
    rewriter.replaceAllUsesExcept(copy.getInductionVar(), position,
                                  position.getDefiningOp());
    if (cut)
      setKeySize(
          rewriter, copy,
          affine::makeComposedFoldedAffineMin(
              rewriter, loc,
              AffineMap::get(
                  2, 0, {rewriter.getAffineConstantExpr(keys.tile), d0 - d1},
                  rewriter.getContext()),
              {cut, OpFoldResult(position)}));
    return copy;
  }

  /// Cuts off what lies behind `end` of that which tiles of keys are slices of.
  void sliceKeys(OpFoldResult end) {
    for (auto [operand, position] : getKeySlices(keys.loop)) {
      auto slice = operand->get().getDefiningOp<tensor::ExtractSliceOp>();
      SmallVector<OpFoldResult> sizes =
          tensor::getMixedSizes(rewriter, loc, slice.getSource());
      SmallVector<OpFoldResult> zeros(sizes.size(), rewriter.getIndexAttr(0)),
          ones(sizes.size(), rewriter.getIndexAttr(1));
      sizes[getSourceDim(slice, position)] = end;
      Value cut = tensor::ExtractSliceOp::create(
          rewriter, loc, slice.getSource(), zeros, sizes, ones);
      rewriter.modifyOpInPlace(slice,
                               [&] { slice.getSourceMutable().assign(cut); });
    }
  }

  void emitFull(OpFoldResult lower, OpFoldResult upper) {
    makeFull(rewriter, emit(lower, upper), keys.tile);
  }

  /// Loops for groups of `size` queries, each over keys of its own in the tiles
  /// from `begin` to `end`: those before and behind only walk. `fullBegin` and
  /// `fullEnd` are around the keys that every query of the tile sees.
  void emitGroups(MaskAnalysis &analysis, int64_t size, KeyInterval may,
                  KeyInterval must, OpFoldResult begin, OpFoldResult end,
                  OpFoldResult fullBegin, OpFoldResult fullEnd) {
    Value first = RowGroupOp::create(rewriter, loc, size);
    VisibleKeys own =
        analysis.compute(rewriter, first, rewriter.getIndexAttr(size));
    OpFoldResult last = advance(begin, end, /*roundUp=*/true);
    // All in whole tiles, in order, from the first one to the last.
    OpFoldResult from = begin, to = last, fullFrom = begin;
    if (may.lower)
      from = min(advance(begin, own.may.lower, /*roundUp=*/false), last);
    if (may.upper)
      to = min(advance(from, own.may.upper, /*roundUp=*/true), last);
    fullFrom = must.lower
                   ? min(advance(from, own.must.lower, /*roundUp=*/true), to)
                   : from;
    OpFoldResult fullTo =
        min(advance(fullFrom,
                    must.upper ? min(keys.loop.getUpperBound(), own.must.upper)
                               : end,
                    /*roundUp=*/false),
            to);
    // The tiles are walked over from the last one to the first, by their
    // distance from the end. What a length hides is cut off: there may be
    // nothing, or anything.
    bool cuts = !isPositional(end);
    sliceKeys(cuts ? end : min(last, keys.loop.getUpperBound()));
    OpFoldResult cut = cuts ? end : OpFoldResult();
    AffineExpr d0, d1;
    bindDims(rewriter.getContext(), d0, d1);
    auto toValue = [&](OpFoldResult value) {
      return getValueOrCreateConstantIndexOp(rewriter, loc, value);
    };
    auto bound = [&](OpFoldResult mine, OpFoldResult common) -> OpFoldResult {
      Value x = toValue(apply(d0 - d1, {last, mine}));
      if (mine == common)
        return x;
      Value y = toValue(apply(d0 - d1, {last, common}));
      return GroupBoundOp::create(rewriter, loc, x, y).getResult();
    };
    OpFoldResult seen = bound(to, last),
                 full = bound(fullTo, min(fullEnd, last)),
                 fullDone = must.lower ? bound(fullFrom, min(fullBegin, last))
                                       : OpFoldResult(),
                 seenDone = bound(from, begin),
                 done = toValue(apply(d0 - d1, {last, begin}));
    if (!must.lower)
      fullDone = seenDone;
    auto emit = [&](OpFoldResult lower, OpFoldResult upper) {
      return emitFromEnd(lower, upper, last, cut);
    };
    if (may.upper)
      makeHidden(rewriter, emit(rewriter.getIndexAttr(0), seen));
    emit(seen, full);
    makeFull(rewriter, emit(full, fullDone), keys.tile);
    if (must.lower)
      emit(fullDone, seenDone);
    if (may.lower)
      makeHidden(rewriter, emit(seenDone, done));
  }

  /// Loops over [lower, begin) and [end, upper), for a tile of queries with a
  /// row whose maximum is not above `bound`.
  void emitSkipped(OpFoldResult lower, OpFoldResult begin, OpFoldResult end,
                   OpFoldResult upper, double bound) {
    Value all = RowsAboveOp::create(rewriter, loc, state[1],
                                    rewriter.getF64FloatAttr(bound));
    auto ifOp = scf::IfOp::create(rewriter, loc, ValueRange(state).getTypes(),
                                  all, /*withElseRegion=*/true);
    {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToEnd(ifOp.thenBlock());
      scf::YieldOp::create(rewriter, loc, state);
      rewriter.setInsertionPointToEnd(ifOp.elseBlock());
      // No query sees a key where the first one that may be seen is behind all.
      if (begin != lower)
        emit(lower, min(begin, upper));
      if (end != upper)
        emit(end, upper);
      scf::YieldOp::create(rewriter, loc, state);
    }
    state.assign(ifOp.getResults().begin(), ifOp.getResults().end());
  }

  /// Makes an accumulator that holds a NaN anew over [lower, upper), from the
  /// maxima and sums that there are.
  void emitGuard(OpFoldResult lower, OpFoldResult upper, int64_t tile) {
    SmallVector<Value> done = state;
    Value clean = NoNanOp::create(rewriter, loc, done[0]);
    auto ifOp = scf::IfOp::create(rewriter, loc, TypeRange(done[0].getType()),
                                  clean, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToEnd(ifOp.thenBlock());
    scf::YieldOp::create(rewriter, loc, done[0]);
    rewriter.setInsertionPointToEnd(ifOp.elseBlock());
    state[0] = keys.loop.getInitArgs()[0];
    scf::ForOp loop = emit(lower, upper);
    OnlineAttentionOp op = *loop.getOps<OnlineAttentionOp>().begin();
    rewriter.modifyOpInPlace(op, [&] { op.setValuesOnly(true); });
    if (tile < keys.tile)
      setTile(rewriter, loop, tile);
    scf::YieldOp::create(rewriter, loc, state[0]);
    state = {ifOp.getResult(0), done[1], done[2]};
  }

  OpFoldResult apply(AffineExpr expr, ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineApply(rewriter, loc, expr, operands);
  }
  OpFoldResult min(OpFoldResult x, OpFoldResult y) {
    return affine::makeComposedFoldedAffineMin(
        rewriter, loc, rewriter.getMultiDimIdentityMap(2), {x, y});
  }
  OpFoldResult max(OpFoldResult x, OpFoldResult y) {
    return affine::makeComposedFoldedAffineMax(
        rewriter, loc, rewriter.getMultiDimIdentityMap(2), {x, y});
  }
  /// `from` plus the length to `to` in whole tiles, at least none.
  OpFoldResult advance(OpFoldResult from, OpFoldResult to, bool roundUp) {
    AffineExpr d0, d1;
    bindDims(rewriter.getContext(), d0, d1);
    to = max(to, from);
    AffineExpr length = d1 - d0;
    AffineExpr tiles =
        roundUp ? length.ceilDiv(keys.tile) : length.floorDiv(keys.tile);
    return apply(d0 + tiles * keys.tile, {from, to});
  }

  RewriterBase &rewriter;
  KeyLoop keys;
  Location loc;
  SmallVector<Value> state;
};

/// The exponential of what is this far below the maximum is 0.
double getBound(OnlineAttentionOp op) {
  FloatType type =
      cast<AttentionOpInterface>(op.getOperation()).getAccumulatorType();
  APFloat bound = *op.getFill();
  bound.add(APFloat(type.isF64() ? 746.0 : 104.0), APFloat::rmTowardPositive);
  bool lossy;
  bound.convert(type.getFloatSemantics(), APFloat::rmTowardPositive, &lossy);
  bound.convert(APFloat::IEEEdouble(), APFloat::rmTowardPositive, &lossy);
  return bound.convertToDouble();
}

struct SpecializeMasks
    : attn::impl::AttnSpecializeMasksPassBase<SpecializeMasks> {
  using AttnSpecializeMasksPassBase::AttnSpecializeMasksPassBase;

  void runOnOperation() override {
    if (guardTile < 0) {
      getOperation()->emitError()
          << "option guard-tile is not negative, got " << guardTile.getValue();
      return signalPassFailure();
    }
    if (rowGroup < 0) {
      getOperation()->emitError()
          << "option row-group is not negative, got " << rowGroup.getValue();
      return signalPassFailure();
    }
    SmallVector<OnlineAttentionOp> ops;
    getOperation()->walk([&](OnlineAttentionOp op) {
      if (!op.getValuesOnly())
        ops.push_back(op);
    });
    if (ops.empty())
      return markAllAnalysesPreserved();
    IRRewriter rewriter(&getContext());
    for (OnlineAttentionOp op : ops)
      if (std::optional<KeyLoop> keys = matchKeyLoop(op)) {
        // What the analysis built for nothing goes again.
        Operation *before = keys->loop->getPrevNode();
        Operation *behind = keys->loop->getNextNode();
        specialize(rewriter, *keys);
        for (Operation *built = behind->getPrevNode(); built != before;) {
          Operation *previous = built->getPrevNode();
          if (isOpTriviallyDead(built))
            rewriter.eraseOp(built);
          built = previous;
        }
      } else if (!op.getMask().empty())
        remark::missed(op.getLoc(), getRemarkOpts())
            << remark::reason("it is not in a loop over tiles of keys");
  }

  static remark::RemarkOpts getRemarkOpts() {
    return remark::RemarkOpts::name("MaskForm").category(DEBUG_TYPE);
  }

  /// Whether a tile of queries is of several groups.
  bool hasRowGroups(OnlineAttentionOp op) {
    auto iface = cast<AttentionOpInterface>(op.getOperation());
    FailureOr<int64_t> rows = ValueBoundsConstraintSet::computeConstantBound(
        presburger::BoundType::UB,
        {op.getQuery(), static_cast<int64_t>(*getResultOf(iface.getQueryMap(),
                                                          iface.getMDim()))},
        /*stopCondition=*/nullptr, /*closedUB=*/true);
    return rowGroup > 0 && succeeded(rows) && *rows > rowGroup;
  }

  /// Whether the accumulator of the loop can be made anew from its maxima.
  static bool canGuard(KeyLoop keys) {
    if (isZeroFill(keys.loop.getInitArgs()[0]))
      return true;
    remark::missed(keys.online.getLoc(), getRemarkOpts())
        << remark::reason("values behind the mask may reach the output where "
                          "they are not finite: the loop begins with a state "
                          "that has seen keys");
    return false;
  }

  void specialize(RewriterBase &rewriter, KeyLoop keys) {
    OnlineAttentionOp op = keys.online;
    bool hasMask = !op.getMask().empty();
    OpFoldResult lower = getAsOpFoldResult(keys.loop.getLowerBound());
    OpFoldResult upper = getAsOpFoldResult(keys.loop.getUpperBound());
    std::optional<int64_t> first = getConstantIntValue(lower);
    std::optional<int64_t> last = getConstantIntValue(upper);
    bool hasTail = !first || !last || (*last - *first) % keys.tile != 0;
    if ((!hasMask && (!peelTails || !hasTail)) || isPartOfChain(keys.loop))
      return;

    rewriter.setInsertionPoint(keys.loop);
    MaskAnalysis analysis(op, keys.loop);
    VisibleKeys visible = analysis.compute(rewriter);
    KeyInterval may = visible.may, must = visible.must;
    LoopSplitter split(rewriter, keys);
    bool guards = guardTile > 0 && hasMask && canGuard(keys);
    auto emitMissed = [&](const Twine &reason) {
      remark::missed(op.getLoc(), getRemarkOpts())
          << remark::reason("{0}", reason.str());
      if (!guards)
        return;
      split.emit(lower, upper);
      split.emitGuard(lower, upper, guardTile);
      rewriter.replaceOp(keys.loop, split.state);
    };
    if (Operation *opaque = analysis.getOpaqueOp();
        opaque && may.isAll() && must.isEmpty) {
      if (opaque == op)
        return emitMissed("the mask is read from a captured operand for each "
                          "key");
      return emitMissed("the mask is no interval of keys because of '" +
                        opaque->getName().getStringRef() + "'");
    }
    // A masked score that is finite has weight where a row sees nothing else.
    // Only a check at run time tells.
    bool isFinite = op.getFill().has_value();
    bool checks = isFinite && skipFiniteFill && !may.isEmpty && !may.isAll();
    if (isFinite && !checks) {
      may = KeyInterval::all();
      if (must.isEmpty)
        return emitMissed("a masked score has a finite value, so no key can "
                          "be passed over");
    }

    if (may.isEmpty) {
      remark::passed(op.getLoc(), getRemarkOpts()) << "no key is seen";
      rewriter.replaceOp(keys.loop, split.state);
      return;
    }
    OpFoldResult begin = lower, end = upper;
    if (may.lower)
      begin = split.advance(lower, may.lower, /*roundUp=*/false);
    if (may.upper)
      end = split.min(upper, may.upper);
    // Every key of a tile that is begun has weight in a row that sees nothing,
    // so that none may be cut off by the loop's end.
    if (may.upper && checks)
      end = split.min(upper, split.advance(begin, end, /*roundUp=*/true));
    if (must.isEmpty || !splitFullTiles) {
      split.emit(begin, end);
    } else {
      OpFoldResult fullBegin = begin;
      if (must.lower)
        fullBegin = split.advance(begin, must.lower, /*roundUp=*/true);
      OpFoldResult fullEnd = must.upper ? split.min(upper, must.upper) : end;
      fullEnd = split.advance(fullBegin, fullEnd, /*roundUp=*/false);
      if (!isFinite && (may.lower || may.upper) && hasRowGroups(op)) {
        split.emitGroups(analysis, rowGroup, may, must, begin, end, fullBegin,
                         fullEnd);
      } else {
        if (must.lower)
          split.emit(begin, split.min(fullBegin, end));
        split.emitFull(fullBegin, fullEnd);
        if (must.upper || may.upper || hasTail)
          split.emit(fullEnd, end);
      }
    }
    if (checks)
      split.emitSkipped(lower, begin, end, upper, getBound(op));
    if (guards && isFinite)
      split.emitGuard(lower, upper, guardTile);
    else if (guards && !hidesByBounds(visible))
      split.emitGuard(begin, end, guardTile);
    std::string form = !hasMask                 ? "no mask"
                       : may.lower && may.upper ? "keys from an interval for "
                                                  "each tile of queries"
                       : may.upper              ? "keys up to a bound for each "
                                                  "tile of queries"
                       : may.lower              ? "keys from a bound for each "
                                                  "tile of queries"
                                                : "all keys";
    if (!must.isEmpty && splitFullTiles)
      form += "; tiles that every query sees run without the mask";
    if (checks)
      form += "; the other tiles where a row's maximum is near the fill";
    remark::passed(op.getLoc(), getRemarkOpts()) << form;
    rewriter.replaceOp(keys.loop, split.state);
  }
};
} // namespace

//===- AttnToLinalg.cpp - Attn to linalg conversion -----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/AttnToLinalg/AttnToLinalg.h"

#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#define DEBUG_TYPE "convert-attn-to-linalg"

namespace mlir::attn {
#define GEN_PASS_DEF_CONVERTATTNTOLINALGPASS
#include "attn/Conversion/Passes.h.inc"
} // namespace mlir::attn

using namespace mlir;
using namespace mlir::attn;
using utils::IteratorType;

namespace {

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// `value` in the float type `type`; a pair of types of one width goes through
/// f32, which holds both.
Value convertFloat(OpBuilder &b, Location loc, Value value, Type type) {
  Type from = value.getType();
  if (from == type)
    return value;
  unsigned width = type.getIntOrFloatBitWidth();
  unsigned fromWidth = from.getIntOrFloatBitWidth();
  if (width == fromWidth)
    return convertFloat(b, loc, convertFloat(b, loc, value, b.getF32Type()),
                        type);
  if (width > fromWidth)
    return arith::ExtFOp::create(b, loc, type, value);
  return arith::TruncFOp::create(b, loc, type, value);
}

Value constant(OpBuilder &b, Location loc, Type type, double value) {
  return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
}

Value negInf(OpBuilder &b, Location loc, FloatType type) {
  return arith::ConstantOp::create(
      b, loc,
      b.getFloatAttr(type, APFloat::getInf(type.getFloatSemantics(),
                                           /*Negative=*/true)));
}

Value isNegInf(OpBuilder &b, Location loc, Value value) {
  return arith::CmpFOp::create(
      b, loc, arith::CmpFPredicate::OEQ, value,
      negInf(b, loc, cast<FloatType>(value.getType())));
}

/// What exponents are taken against: 0 where the maximum is -inf, so that a row
/// without keys gives exp(-inf) = 0 and no NaN.
Value reference(OpBuilder &b, Location loc, Value max) {
  Value zero = constant(b, loc, max.getType(), 0.0);
  return arith::SelectOp::create(b, loc, isNegInf(b, loc, max), zero, max);
}

/// exp(value - reference(max)).
Value expAgainst(OpBuilder &b, Location loc, Value value, Value max) {
  Value diff = arith::SubFOp::create(b, loc, value, reference(b, loc, max));
  return math::ExpOp::create(b, loc, diff);
}

//===----------------------------------------------------------------------===//
// Regions of an attention
//===----------------------------------------------------------------------===//

/// Whether evaluating the region where its result is not used may do harm:
/// a gathered read may be out of bounds there, a division may trap.
bool needsGuard(Region &region) {
  return region
      .walk([](Operation *op) {
        if (isa<tensor::ExtractOp>(op) || !isSpeculatable(op))
          return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

/// The regions of an attention inside the body of a linalg.generic whose first
/// dimensions are those of the attention.
class RegionInliner {
public:
  /// To be made where linalg.index may be built: at the top of the body.
  RegionInliner(OpBuilder &b, AttentionOpInterface op, ArrayRef<Region *> used)
      : op(op) {
    for (Region *region : used)
      region->walk([&](IndexOp index) {
        Value &value = indices[index.getDim()];
        if (!value)
          value = linalg::IndexOp::create(b, index.getLoc(), index.getDim());
      });
  }

  Value inlineRegion(OpBuilder &b, Region &region, ValueRange args) {
    Block &block = region.front();
    IRMapping mapping;
    mapping.map(block.getArguments(), args);
    for (Operation &nested : block.without_terminator()) {
      if (auto index = dyn_cast<IndexOp>(nested)) {
        mapping.map(index.getResult(), indices.lookup(index.getDim()));
        continue;
      }
      Operation *clone = b.clone(nested, mapping);
      clone->walk([&](IndexOp index) {
        index.getResult().replaceAllUsesWith(indices.lookup(index.getDim()));
        index.erase();
      });
    }
    return mapping.lookupOrDefault(
        cast<YieldOp>(block.getTerminator()).getValue());
  }

private:
  AttentionOpInterface op;
  llvm::DenseMap<int64_t, Value> indices;
};

//===----------------------------------------------------------------------===//
// Generics
//===----------------------------------------------------------------------===//

using BodyFn =
    function_ref<SmallVector<Value>(OpBuilder &, Location, ValueRange)>;

ValueRange createGeneric(OpBuilder &b, Location loc, ValueRange ins,
                         ValueRange outs, ArrayRef<AffineMap> maps,
                         ArrayRef<IteratorType> iterators, BodyFn body) {
  return linalg::GenericOp::create(
             b, loc, outs.getTypes(), ins, outs, maps, iterators,
             [&](OpBuilder &nested, Location loc, ValueRange args) {
               linalg::YieldOp::create(nested, loc, body(nested, loc, args));
             })
      .getResults();
}

/// `count` parallel loops, then `reductions` reduction loops.
SmallVector<IteratorType> iterators(unsigned count, unsigned reductions = 0) {
  SmallVector<IteratorType> types(count, IteratorType::parallel);
  types.append(reductions, IteratorType::reduction);
  return types;
}

/// `map` over a domain of `count` dimensions, in which dimension `from` has the
/// number `to`. Dimensions that the map does not use may vanish.
AffineMap remap(AffineMap map, unsigned count, unsigned from, unsigned to) {
  MLIRContext *ctx = map.getContext();
  SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i < map.getNumDims(); ++i)
    dims.push_back(i == from   ? getAffineDimExpr(to, ctx)
                   : i < count ? getAffineDimExpr(i, ctx)
                               : getAffineConstantExpr(0, ctx));
  return map.replaceDimsAndSymbols(dims, {}, count, 0);
}

AffineMap prefixMap(MLIRContext *ctx, unsigned numDims, unsigned used) {
  SmallVector<AffineExpr> exprs;
  for (unsigned i = 0; i < used; ++i)
    exprs.push_back(getAffineDimExpr(i, ctx));
  return AffineMap::get(numDims, 0, exprs, ctx);
}

Value multiplyAdd(OpBuilder &b, Location loc, ValueRange args) {
  Type type = args[2].getType();
  Value product =
      arith::MulFOp::create(b, loc, convertFloat(b, loc, args[0], type),
                            convertFloat(b, loc, args[1], type));
  return arith::AddFOp::create(b, loc, args[2], product);
}

SmallVector<Value> maximum(OpBuilder &b, Location loc, ValueRange args) {
  return {arith::MaximumFOp::create(b, loc, args[1], args[0])};
}

/// The maximum of `values`, whose map over the loops is `map`, in the order of
/// `rows`, a map over the parallel loops.
Value maxOver(OpBuilder &b, Location loc, FloatType type, Value values,
              AffineMap map, ArrayRef<IteratorType> iterators,
              AffineMap rowsInLoops, ArrayRef<OpFoldResult> rowSizes) {
  Value empty = tensor::EmptyOp::create(b, loc, rowSizes, type);
  Value init =
      linalg::FillOp::create(b, loc, negInf(b, loc, type), empty).getResult(0);
  return createGeneric(b, loc, values, init, {map, rowsInLoops}, iterators,
                       maximum)[0];
}

/// What a state with the maximum `max` is scaled by when values with the
/// maximum `other` come in: exp(max - max(max, other)).
Value correctionFor(OpBuilder &b, Location loc, Value max, AffineMap maxMap,
                    Value other, AffineMap rows,
                    ArrayRef<OpFoldResult> rowSizes) {
  Type type = getElementTypeOrSelf(max);
  Value empty = tensor::EmptyOp::create(b, loc, rowSizes, type);
  return createGeneric(
      b, loc, {max, other}, empty, {maxMap, rows, rows},
      iterators(rows.getNumDims()),
      [](OpBuilder &b, Location loc, ValueRange args) {
        Value newMax = arith::MaximumFOp::create(b, loc, args[0], args[1]);
        return SmallVector<Value>{expAgainst(b, loc, args[0], newMax)};
      })[0];
}

//===----------------------------------------------------------------------===//
// attn.online_attention
//===----------------------------------------------------------------------===//

/// Lowers one attn.online_attention. Domains used below, with r = batch..., m:
/// rows (r), scores (r, n), the first contraction (r, n, d) and the second
/// (r, n, e).
class OnlineLowering {
public:
  OnlineLowering(OpBuilder &b, OnlineAttentionOp op)
      : b(b), op(op), iface(cast<AttentionOpInterface>(op.getOperation())),
        loc(op.getLoc()), ctx(op.getContext()),
        type(iface.getAccumulatorType()), m(iface.getMDim()),
        n(iface.getNDim()) {
    sizes = getIterationDomainSizes(b, op);
    for (unsigned i = 0; i < op.getCaptures().size(); ++i)
      captureMaps.push_back(iface.getCaptureMap(i));
  }

  SmallVector<Value> lower() {
    AffineMap scoreMap = AffineMap::getMultiDimIdentityMap(n + 1, ctx);
    AffineMap rowInScores = prefixMap(ctx, n + 1, n);
    AffineMap rows = AffineMap::getMultiDimIdentityMap(n, ctx);
    AffineMap maxMap = remap(op.getMaxMap(), n, m, m);
    AffineMap sumMap = remap(op.getSumMap(), n, m, m);
    AffineMap accMap = remap(op.getAccMap(), n + 1, iface.getEDim(), n);
    ArrayRef<OpFoldResult> scoreSizes = ArrayRef(sizes).take_front(n + 1);
    ArrayRef<OpFoldResult> rowSizes = scoreSizes.drop_back();

    Value t = scores(scoreSizes);

    auto against = [&](Value max) {
      return createGeneric(
          b, loc, max, t, {remap(op.getMaxMap(), n + 1, m, m), scoreMap},
          iterators(n + 1), [](OpBuilder &b, Location loc, ValueRange args) {
            return SmallVector<Value>{expAgainst(b, loc, args[1], args[0])};
          })[0];
    };
    if (op.getValuesOnly())
      return {weightedValues(round(against(op.getMax()), scoreMap, scoreSizes),
                             op.getAcc()),
              op.getMax(), op.getSum()};

    // The old maximum is read for the last time before the new one is written
    // in its place, so that a loop can carry one buffer.
    Value tileMax = maxOver(b, loc, type, t, scoreMap, iterators(n, 1),
                            rowInScores, rowSizes);
    Value correction =
        correctionFor(b, loc, op.getMax(), maxMap, tileMax, rows, rowSizes);
    Value newMax = createGeneric(b, loc, tileMax, op.getMax(), {rows, maxMap},
                                 iterators(n), maximum)[0];

    // Probabilities against the new maximum.
    Value p = against(newMax);

    auto scale = [](OpBuilder &b, Location loc, ValueRange args) {
      return SmallVector<Value>{
          arith::MulFOp::create(b, loc, args[1], args[0])};
    };
    Value scaledSum = createGeneric(b, loc, correction, op.getSum(),
                                    {rows, sumMap}, iterators(n), scale)[0];
    Value newSum = createGeneric(
        b, loc, p, scaledSum, {scoreMap, remap(op.getSumMap(), n + 1, m, m)},
        iterators(n, 1), [](OpBuilder &b, Location loc, ValueRange args) {
          return SmallVector<Value>{
              arith::AddFOp::create(b, loc, args[1], args[0])};
        })[0];

    p = round(p, scoreMap, scoreSizes);

    Value scaledAcc =
        createGeneric(b, loc, correction, op.getAcc(), {rowInScores, accMap},
                      iterators(n + 1), scale)[0];
    return {weightedValues(p, scaledAcc), newMax, newSum};
  }

private:
  Value empty(ArrayRef<OpFoldResult> sizes, Type elementType) {
    return tensor::EmptyOp::create(b, loc, sizes, elementType);
  }

  /// P in the type of V: rounded once, not at every use.
  Value round(Value p, AffineMap scoreMap, ArrayRef<OpFoldResult> scoreSizes) {
    Type valueType = getElementTypeOrSelf(op.getValue());
    if (valueType == type)
      return p;
    return createGeneric(
        b, loc, p, empty(scoreSizes, valueType), {scoreMap, scoreMap},
        iterators(n + 1), [&](OpBuilder &b, Location loc, ValueRange args) {
          return SmallVector<Value>{convertFloat(b, loc, args[0], valueType)};
        })[0];
  }

  /// T: the dot products, through score and mask.
  Value scores(ArrayRef<OpFoldResult> scoreSizes) {
    Value zero = linalg::FillOp::create(b, loc, constant(b, loc, type, 0.0),
                                        empty(scoreSizes, type))
                     .getResult(0);
    unsigned d = n + 1;
    Value s = createGeneric(
        b, loc, {op.getQuery(), op.getKey()}, zero,
        {remap(iface.getQueryMap(), d + 1, d, d),
         remap(iface.getKeyMap(), d + 1, d, d), prefixMap(ctx, d + 1, d)},
        iterators(d, 1), [](OpBuilder &b, Location loc, ValueRange args) {
          return SmallVector<Value>{multiplyAdd(b, loc, args)};
        })[0];
    if (!iface.hasScore() && !iface.hasMask())
      return s;

    SmallVector<AffineMap> maps;
    for (AffineMap map : captureMaps)
      maps.push_back(remap(map, n + 1, n, n));
    maps.push_back(AffineMap::getMultiDimIdentityMap(n + 1, ctx));
    return createGeneric(b, loc, op.getCaptures(), s, maps, iterators(n + 1),
                         [&](OpBuilder &b, Location loc, ValueRange args) {
                           return SmallVector<Value>{scoreBody(b, loc, args)};
                         })[0];
  }

  Value scoreBody(OpBuilder &b, Location loc, ValueRange args) {
    ValueRange captured = args.drop_back();
    Value dot = args.back();
    RegionInliner inliner(b, iface, {&op.getScore(), &op.getMask()});
    SmallVector<Value> scoreArgs = {dot};
    llvm::append_range(scoreArgs, captured);
    auto score = [&](OpBuilder &b) {
      return iface.hasScore()
                 ? inliner.inlineRegion(b, op.getScore(), scoreArgs)
                 : dot;
    };
    if (!iface.hasMask())
      return score(b);

    std::optional<double> fillValue = iface.getFillValue();
    Value fill =
        fillValue ? constant(b, loc, type, *fillValue) : negInf(b, loc, type);
    Value see = inliner.inlineRegion(b, op.getMask(), captured);
    if (!needsGuard(op.getScore()))
      return arith::SelectOp::create(b, loc, see, score(b), fill);
    auto ifOp = scf::IfOp::create(
        b, loc, see,
        [&](OpBuilder &b, Location loc) {
          scf::YieldOp::create(b, loc, score(b));
        },
        [&](OpBuilder &b, Location loc) {
          scf::YieldOp::create(b, loc, fill);
        });
    return ifOp.getResult(0);
  }

  /// acc + sum_n P V. A masked P is 0, but 0 times a NaN is no 0: where V is
  /// not finite throughout, each product is selected.
  Value weightedValues(Value p, Value acc) {
    unsigned e = n + 1;
    SmallVector<Value> ins = {p, op.getValue()};
    SmallVector<AffineMap> maps = {
        prefixMap(ctx, e + 1, e),
        remap(iface.getValueMap(), e + 1, iface.getEDim(), e),
        remap(op.getAccMap(), e + 1, iface.getEDim(), e)};
    SmallVector<IteratorType> types(e + 1, IteratorType::parallel);
    types[n] = IteratorType::reduction;

    auto contract = [&](OpBuilder &b) {
      return createGeneric(b, loc, ins, acc, maps, types,
                           [](OpBuilder &b, Location loc, ValueRange args) {
                             return SmallVector<Value>{
                                 multiplyAdd(b, loc, args)};
                           })[0];
    };
    if (!iface.hasMask())
      return contract(b);

    auto select = [&](OpBuilder &b) {
      SmallVector<Value> selectIns = ins;
      llvm::append_range(selectIns, op.getCaptures());
      SmallVector<AffineMap> selectMaps(maps.begin(), maps.begin() + 2);
      for (AffineMap map : captureMaps)
        selectMaps.push_back(remap(map, e + 1, n, n));
      selectMaps.push_back(maps.back());
      return createGeneric(
          b, loc, selectIns, acc, selectMaps, types,
          [&](OpBuilder &b, Location loc, ValueRange args) {
            RegionInliner inliner(b, iface, &op.getMask());
            Value see = inliner.inlineRegion(b, op.getMask(),
                                             args.drop_front(2).drop_back());
            // A masked key of a finite fill may have weight.
            Value weighs = arith::CmpFOp::create(
                b, loc, arith::CmpFPredicate::UNE, args[0],
                constant(b, loc, args[0].getType(), 0.0));
            Value sum = multiplyAdd(b, loc, {args[0], args[1], args.back()});
            return SmallVector<Value>{arith::SelectOp::create(
                b, loc, arith::OrIOp::create(b, loc, see, weighs), sum,
                args.back())};
          })[0];
    };
    auto ifOp = scf::IfOp::create(
        b, loc, isFinite(op.getValue()),
        [&](OpBuilder &b, Location loc) {
          scf::YieldOp::create(b, loc, contract(b));
        },
        [&](OpBuilder &b, Location loc) {
          scf::YieldOp::create(b, loc, select(b));
        });
    return ifOp.getResult(0);
  }

  /// Whether every element is finite: x * 0 is 0 then, and their sum too.
  Value isFinite(Value value) {
    unsigned rank = cast<RankedTensorType>(value.getType()).getRank();
    Value zero = constant(b, loc, type, 0.0);
    Value init =
        linalg::FillOp::create(b, loc, zero, empty({}, type)).getResult(0);
    Value sum = createGeneric(
        b, loc, value, init,
        {AffineMap::getMultiDimIdentityMap(rank, ctx),
         AffineMap::get(rank, 0, {}, ctx)},
        iterators(0, rank), [&](OpBuilder &b, Location loc, ValueRange args) {
          Value x = convertFloat(b, loc, args[0], type);
          return SmallVector<Value>{arith::AddFOp::create(
              b, loc, args[1], arith::MulFOp::create(b, loc, x, zero))};
        })[0];
    Value scalar = tensor::ExtractOp::create(b, loc, sum, ValueRange());
    return arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, scalar,
                                 zero);
  }

  OpBuilder &b;
  OnlineAttentionOp op;
  AttentionOpInterface iface;
  Location loc;
  MLIRContext *ctx;
  FloatType type;
  unsigned m, n;
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineMap> captureMaps;
};

struct LowerOnlineAttention : OpRewritePattern<OnlineAttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(OnlineAttentionOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "not on tensors");
    rewriter.replaceOp(op, OnlineLowering(rewriter, op).lower());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// attn.attention
//===----------------------------------------------------------------------===//

struct LowerAttention : OpRewritePattern<AttentionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AttentionOp op,
                                PatternRewriter &rewriter) const override {
    FailureOr<SmallVector<Value>> results = op.decomposeOperation(rewriter);
    if (failed(results))
      return rewriter.notifyMatchFailure(op, "not on tensors");
    rewriter.replaceOp(op, *results);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// attn.merge
//===----------------------------------------------------------------------===//

struct LowerMerge : OpRewritePattern<MergeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MergeOp op, PatternRewriter &b) const override {
    if (!op.hasPureTensorSemantics())
      return b.notifyMatchFailure(op, "not on tensors");
    Location loc = op.getLoc();
    MLIRContext *ctx = op.getContext();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    unsigned numDims = maps[0].getNumDims();
    unsigned e = numDims - 1;
    SmallVector<OpFoldResult> sizes = getIterationDomainSizes(b, op);

    SmallVector<IteratorType> all = iterators(numDims);
    all[0] = IteratorType::reduction;
    ArrayRef<IteratorType> partialRows = ArrayRef(all).drop_back();
    // Rows with s in front, and without: s is dimension 0.
    auto withS = [&](AffineMap map) { return remap(map, e, e, e); };
    auto withoutS = [&](AffineMap map, unsigned count) {
      SmallVector<AffineExpr> dims = {getAffineConstantExpr(0, ctx)};
      for (unsigned i = 1; i < numDims; ++i)
        dims.push_back(i <= count ? getAffineDimExpr(i - 1, ctx)
                                  : getAffineConstantExpr(0, ctx));
      return map.replaceDimsAndSymbols(dims, {}, count, 0);
    };

    auto type = cast<FloatType>(getElementTypeOrSelf(op.getAcc()));
    AffineMap partialIdentity = AffineMap::getMultiDimIdentityMap(e, ctx);
    ArrayRef<OpFoldResult> partialSizes = ArrayRef(sizes).drop_back();
    ArrayRef<OpFoldResult> rowSizes = partialSizes.drop_front();
    unsigned numRows = e - 1;
    AffineMap rowIdentity = AffineMap::getMultiDimIdentityMap(numRows, ctx);
    AffineMap rowMax = withoutS(maps[4], numRows);
    Value partialMax =
        maxOver(b, loc, type, op.getPartialMax(), withS(maps[1]), partialRows,
                partialIdentity.dropResult(0), rowSizes);
    Value correction = correctionFor(b, loc, op.getMax(), rowMax, partialMax,
                                     rowIdentity, rowSizes);
    Value newMax =
        createGeneric(b, loc, partialMax, op.getMax(), {rowIdentity, rowMax},
                      iterators(numRows), maximum)[0];

    // The weight of each partial state, in the order (s, rows).
    Value weights = createGeneric(
        b, loc, {op.getPartialMax(), newMax},
        Value(tensor::EmptyOp::create(b, loc, partialSizes, type)),
        {withS(maps[1]), withS(maps[4]), partialIdentity}, iterators(e),
        [](OpBuilder &b, Location loc, ValueRange args) {
          return SmallVector<Value>{expAgainst(b, loc, args[0], args[1])};
        })[0];

    auto scale = [](OpBuilder &b, Location loc, ValueRange args) {
      return SmallVector<Value>{
          arith::MulFOp::create(b, loc, args[1], args[0])};
    };
    auto weighted = [](OpBuilder &b, Location loc, ValueRange args) {
      return SmallVector<Value>{multiplyAdd(b, loc, args)};
    };
    Value sum = createGeneric(b, loc, correction, op.getSum(),
                              {rowIdentity, withoutS(maps[5], numRows)},
                              iterators(numRows), scale)[0];
    sum = createGeneric(b, loc, {weights, op.getPartialSum()}, sum,
                        {partialIdentity, withS(maps[2]), withS(maps[5])},
                        partialRows, weighted)[0];
    Value acc =
        createGeneric(b, loc, correction, op.getAcc(),
                      {prefixMap(ctx, e, numRows), withoutS(maps[3], e)},
                      iterators(e), scale)[0];
    acc = createGeneric(b, loc, {weights, op.getPartialAcc()}, acc,
                        {prefixMap(ctx, numDims, e), maps[0], maps[3]}, all,
                        weighted)[0];
    b.replaceOp(op, {acc, newMax, sum});
    return success();
  }
};

//===----------------------------------------------------------------------===//
// attn.finalize
//===----------------------------------------------------------------------===//

struct LowerFinalize : OpRewritePattern<FinalizeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(FinalizeOp op,
                                PatternRewriter &b) const override {
    if (!op.hasPureTensorSemantics())
      return b.notifyMatchFailure(op, "not on tensors");
    Location loc = op.getLoc();
    MLIRContext *ctx = op.getContext();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    unsigned numDims = maps[0].getNumDims();
    unsigned numRows = numDims - 1;
    auto type = cast<FloatType>(getElementTypeOrSelf(op.getAcc()));
    auto rowMap = [&](AffineMap map) {
      return remap(map, numRows, numRows, numRows);
    };

    // With a sink, what exponents are taken against, the accumulator's scale
    // and the normaliser change; else they are max, 1 and sum.
    Value ref = op.getMax(), norm = op.getSum(), scale;
    AffineMap refMap = maps[1], normMap = maps[2];
    if (op.getSink()) {
      SmallVector<OpFoldResult> sizes = getIterationDomainSizes(b, op);
      sizes.pop_back();
      SmallVector<Value> outs;
      for (unsigned i = 0; i < 3; ++i)
        outs.push_back(tensor::EmptyOp::create(b, loc, sizes, type));
      AffineMap rows = AffineMap::getMultiDimIdentityMap(numRows, ctx);
      ValueRange withSink = createGeneric(
          b, loc, {op.getMax(), op.getSum(), op.getSink()}, outs,
          {rowMap(maps[1]), rowMap(maps[2]), rowMap(maps[3]), rows, rows, rows},
          iterators(numRows), [&](OpBuilder &b, Location loc, ValueRange args) {
            Value sink = convertFloat(b, loc, args[2], type);
            Value ref = arith::MaximumFOp::create(b, loc, args[0], sink);
            Value scale = expAgainst(b, loc, args[0], ref);
            Value norm = arith::AddFOp::create(
                b, loc, arith::MulFOp::create(b, loc, args[1], scale),
                expAgainst(b, loc, sink, ref));
            return SmallVector<Value>{ref, scale, norm};
          });
      ref = withSink[0];
      scale = withSink[1];
      norm = withSink[2];
      refMap = normMap = prefixMap(ctx, numDims, numRows);
    }

    bool isNaN = op.getEmptyRows() == EmptyRows::NaN;
    auto emptyValue = [&](OpBuilder &b, bool isLse) -> Value {
      const llvm::fltSemantics &semantics = type.getFloatSemantics();
      APFloat value = isNaN   ? APFloat::getNaN(semantics)
                      : isLse ? APFloat::getInf(semantics, /*Negative=*/true)
                              : APFloat::getZero(semantics);
      return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
    };

    SmallVector<Value> results;
    unsigned next = op.getSink() ? 4 : 3;
    SmallVector<Value> ins = {op.getAcc(), ref, norm};
    SmallVector<AffineMap> outMaps = {maps[0], refMap, normMap};
    if (scale) {
      ins.push_back(scale);
      outMaps.push_back(refMap);
    }
    outMaps.push_back(maps[next++]);
    Type outType = getElementTypeOrSelf(op.getOutput());
    results.push_back(createGeneric(
        b, loc, ins, op.getOutput(), outMaps, iterators(numDims),
        [&](OpBuilder &b, Location loc, ValueRange args) {
          Value acc = args[0];
          if (scale)
            acc = arith::MulFOp::create(b, loc, acc, args[3]);
          Value quotient = arith::DivFOp::create(b, loc, acc, args[2]);
          Value out = arith::SelectOp::create(b, loc, isNegInf(b, loc, args[1]),
                                              emptyValue(b, false), quotient);
          return SmallVector<Value>{convertFloat(b, loc, out, outType)};
        })[0]);
    if (op.getLse())
      results.push_back(createGeneric(
          b, loc, {ref, norm}, op.getLse(),
          {rowMap(refMap), rowMap(normMap), rowMap(maps[next++])},
          iterators(numRows), [&](OpBuilder &b, Location loc, ValueRange args) {
            Value log = math::LogOp::create(b, loc, args[1]);
            Value lse = arith::AddFOp::create(b, loc, args[0], log);
            return SmallVector<Value>{arith::SelectOp::create(
                b, loc, isNegInf(b, loc, args[0]), emptyValue(b, true), lse)};
          })[0]);
    if (op.getRowMax())
      results.push_back(createGeneric(
          b, loc, op.getMax(), op.getRowMax(),
          {rowMap(maps[1]), rowMap(maps[next])}, iterators(numRows),
          [](OpBuilder &, Location, ValueRange args) {
            return SmallVector<Value>{args[0]};
          })[0]);
    b.replaceOp(op, results);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// attn.rows_above and attn.no_nan
//===----------------------------------------------------------------------===//

Value asTensor(OpBuilder &b, Location loc, Value value) {
  if (!isa<MemRefType>(value.getType()))
    return value;
  return bufferization::ToTensorOp::create(
      b, loc, memref::getTensorTypeFromMemRefType(value.getType()), value,
      /*restrict=*/true);
}

struct LowerRowsAbove : OpRewritePattern<RowsAboveOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(RowsAboveOp op,
                                PatternRewriter &b) const override {
    Location loc = op.getLoc();
    Value max = asTensor(b, loc, op.getMax());
    auto type = cast<FloatType>(getElementTypeOrSelf(max));
    unsigned rank = cast<RankedTensorType>(max.getType()).getRank();
    // The least element; NaN does not count.
    Value inf = arith::ConstantOp::create(
        b, loc,
        b.getFloatAttr(type, APFloat::getInf(type.getFloatSemantics())));
    Value empty =
        tensor::EmptyOp::create(b, loc, ArrayRef<OpFoldResult>(), type);
    Value init = linalg::FillOp::create(b, loc, inf, empty).getResult(0);
    Value least = createGeneric(
        b, loc, max, init,
        {AffineMap::getMultiDimIdentityMap(rank, op.getContext()),
         AffineMap::get(rank, 0, {}, op.getContext())},
        iterators(0, rank), [](OpBuilder &b, Location loc, ValueRange args) {
          return SmallVector<Value>{
              arith::MinNumFOp::create(b, loc, args[1], args[0])};
        })[0];
    Value scalar = tensor::ExtractOp::create(b, loc, least, ValueRange());
    Value bound = constant(b, loc, type, op.getBound().convertToDouble());
    b.replaceOpWithNewOp<arith::CmpFOp>(op, arith::CmpFPredicate::OGT, scalar,
                                        bound);
    return success();
  }
};

struct LowerNoNan : OpRewritePattern<NoNanOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(NoNanOp op, PatternRewriter &b) const override {
    Location loc = op.getLoc();
    Value acc = asTensor(b, loc, op.getAcc());
    unsigned rank = cast<RankedTensorType>(acc.getType()).getRank();
    Value yes = arith::ConstantOp::create(b, loc, b.getBoolAttr(true));
    Value empty = tensor::EmptyOp::create(b, loc, ArrayRef<OpFoldResult>(),
                                          b.getI1Type());
    Value init = linalg::FillOp::create(b, loc, yes, empty).getResult(0);
    Value all = createGeneric(
        b, loc, acc, init,
        {AffineMap::getMultiDimIdentityMap(rank, op.getContext()),
         AffineMap::get(rank, 0, {}, op.getContext())},
        iterators(0, rank), [](OpBuilder &b, Location loc, ValueRange args) {
          Value isNumber = arith::CmpFOp::create(
              b, loc, arith::CmpFPredicate::ORD, args[0], args[0]);
          return SmallVector<Value>{
              arith::AndIOp::create(b, loc, args[1], isNumber)};
        })[0];
    b.replaceOpWithNewOp<tensor::ExtractOp>(op, all, ValueRange());
    return success();
  }
};

/// Queries are in one group here.
struct LowerGroupBound : OpRewritePattern<GroupBoundOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(GroupBoundOp op,
                                PatternRewriter &b) const override {
    b.replaceOp(op, op.getCommon());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Memrefs
//===----------------------------------------------------------------------===//

/// An op on memrefs as the same op on tensors of their contents.
template <typename OpTy>
struct WrapBuffers : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    Location loc = op.getLoc();
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(bufferization::ToTensorOp::create(
          rewriter, loc, memref::getTensorTypeFromMemRefType(operand.getType()),
          operand, /*restrict=*/true, /*writable=*/true));
    SmallVector<Type> types;
    for (OpOperand &init : op.getDpsInitsMutable())
      types.push_back(operands[init.getOperandNumber()].getType());
    OperationState state(loc, op->getName(), operands, types, op->getAttrs());
    state.propertiesAttr = op->getPropertiesAsAttribute();
    for (Region &region : op->getRegions())
      state.addRegion()->takeBody(region);
    Operation *onTensors = rewriter.create(state);
    for (auto [result, init] :
         llvm::zip_equal(onTensors->getResults(), op.getDpsInitsMutable()))
      bufferization::MaterializeInDestinationOp::create(
          rewriter, loc, /*result=*/TypeRange(), result, init.get(),
          /*restrict=*/true, /*writable=*/true);
    rewriter.eraseOp(op);
    return success();
  }
};

struct ConvertAttnToLinalg
    : attn::impl::ConvertAttnToLinalgPassBase<ConvertAttnToLinalg> {
  using ConvertAttnToLinalgPassBase::ConvertAttnToLinalgPassBase;

  LogicalResult initialize(MLIRContext *ctx) override {
    RewritePatternSet set(ctx);
    populateAttnToLinalgPatterns(set);
    patterns = std::move(set);
    return success();
  }

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<AttentionOp, OnlineAttentionOp, MergeOp, FinalizeOp, RowsAboveOp,
              NoNanOp, GroupBoundOp>(op))
        ops.push_back(op);
    });
    if (ops.empty())
      return markAllAnalysesPreserved();
    // The ops of the list and those made from them, nothing around them.
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
    if (failed(applyOpPatternsGreedily(ops, patterns, config)))
      return signalPassFailure();
  }

  FrozenRewritePatternSet patterns;
};
} // namespace

void mlir::attn::populateAttnToLinalgPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerAttention, LowerOnlineAttention, LowerMerge, LowerFinalize,
               LowerRowsAbove, LowerNoNan, LowerGroupBound,
               WrapBuffers<AttentionOp>, WrapBuffers<OnlineAttentionOp>,
               WrapBuffers<MergeOp>, WrapBuffers<FinalizeOp>>(
      patterns.getContext());
}

//===- AttnTiling.cpp - TilingInterface of attn ops -----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttnTiling.h"

#include "attn/Dialect/Attn/IR/AttnClone.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace mlir::attn;
using utils::IteratorType;

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static SmallVector<AffineMap> getMaps(Operation *op) {
  return llvm::to_vector(op->getAttrOfType<ArrayAttr>("indexing_maps")
                             .getAsValueRange<AffineMapAttr>());
}

static bool isEqual(OpFoldResult a, OpFoldResult b) {
  if (isEqualConstantIntOrValue(a, b))
    return true;
  if (getConstantIntValue(a) && getConstantIntValue(b))
    return false;
  FailureOr<bool> equal = ValueBoundsConstraintSet::areEqual(a, b);
  return succeeded(equal) && *equal;
}

DomainTile::DomainTile(OpBuilder &b, Operation *op,
                       ArrayRef<OpFoldResult> offsets,
                       ArrayRef<OpFoldResult> sizes)
    : offsets(offsets), sizes(sizes) {
  for (auto [offset, size, whole] :
       llvm::zip_equal(offsets, sizes, getIterationDomainSizes(b, op)))
    full.push_back(isZeroInteger(offset) && isEqual(size, whole));
}

LogicalResult mlir::attn::getSlicePosition(
    OpBuilder &b, Operation *op, const DomainTile &tile, AffineMap map,
    Value operand, SmallVectorImpl<OpFoldResult> &offsets,
    SmallVectorImpl<OpFoldResult> &sizes, AffineMap &tiledMap) {
  Location loc = op->getLoc();
  SmallVector<AffineExpr> exprs;
  for (auto [r, expr] : llvm::enumerate(map.getResults())) {
    exprs.push_back(expr);
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      offsets.push_back(tile.offsets[dim.getPosition()]);
      sizes.push_back(tile.sizes[dim.getPosition()]);
      continue;
    }
    if (isa<AffineConstantExpr>(expr)) {
      offsets.push_back(b.getIndexAttr(0));
      sizes.push_back(b.getIndexAttr(1));
      continue;
    }
    unsigned dim = cast<AffineDimExpr>(cast<AffineBinaryOpExpr>(expr).getLHS())
                       .getPosition();
    if (isOneInteger(tile.sizes[dim])) {
      AffineMap index = AffineMap::get(
          1, 0, expr.replace(b.getAffineDimExpr(dim), b.getAffineDimExpr(0)));
      offsets.push_back(affine::makeComposedFoldedAffineApply(
          b, loc, index, tile.offsets[dim]));
      sizes.push_back(b.getIndexAttr(1));
      exprs.back() = b.getAffineConstantExpr(0);
      continue;
    }
    if (!tile.isFull(dim))
      return op->emitOpError()
             << "batch dimension d" << dim
             << " is grouped, so it can be tiled by 1 or not at all";
    offsets.push_back(b.getIndexAttr(0));
    Value whole = isa<MemRefType>(operand.getType())
                      ? b.createOrFold<memref::DimOp>(loc, operand, r)
                      : b.createOrFold<tensor::DimOp>(loc, operand, r);
    sizes.push_back(getAsOpFoldResult(whole));
  }
  tiledMap = AffineMap::get(map.getNumDims(), 0, exprs, b.getContext());
  return success();
}

Value mlir::attn::getSlice(OpBuilder &b, Location loc, Value source,
                           ArrayRef<OpFoldResult> offsets,
                           ArrayRef<OpFoldResult> sizes,
                           SmallVectorImpl<Operation *> &slices) {
  SmallVector<OpFoldResult> strides(offsets.size(), b.getIndexAttr(1));
  Operation *slice;
  if (isa<MemRefType>(source.getType()))
    slice = memref::SubViewOp::create(b, loc, source, offsets, sizes, strides);
  else
    slice =
        tensor::ExtractSliceOp::create(b, loc, source, offsets, sizes, strides);
  slices.push_back(slice);
  return slice->getResult(0);
}

void mlir::attn::offsetIndices(OpBuilder &b, Operation *op,
                               ArrayRef<OpFoldResult> offsets) {
  SmallVector<Value> values(offsets.size());
  for (Region &region : op->getRegions())
    region.walk([&](IndexOp index) {
      unsigned dim = index.getDim();
      if (isZeroInteger(offsets[dim]))
        return;
      OpBuilder::InsertionGuard guard(b);
      if (!values[dim]) {
        b.setInsertionPoint(op);
        values[dim] =
            getValueOrCreateConstantIndexOp(b, op->getLoc(), offsets[dim]);
      }
      b.setInsertionPointAfter(index);
      auto sum = arith::AddIOp::create(b, index.getLoc(), index, values[dim]);
      index.getResult().replaceAllUsesExcept(sum, sum);
    });
}

//===----------------------------------------------------------------------===//
// The interface, for every structured op
//===----------------------------------------------------------------------===//

FailureOr<TilingResult> mlir::attn::tileOnSlices(OpBuilder &b, Operation *op,
                                                 const DomainTile &tile,
                                                 ValueRange inits) {
  auto dps = cast<DestinationStyleOpInterface>(op);
  TilingResult result;
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  unsigned firstInit = dps.getDpsInitsMutable()[0].getOperandNumber();
  for (auto [i, map] : llvm::enumerate(getMaps(op))) {
    if (i >= firstInit && !inits.empty()) {
      operands.push_back(inits[i - firstInit]);
      maps.push_back(map);
      continue;
    }
    Value operand = op->getOperand(i);
    // Dimensions that the tile takes whole need no slice.
    if (llvm::all_of(map.getResults(), [&](AffineExpr expr) {
          bool whole = true;
          expr.walk([&](AffineExpr nested) {
            if (auto dim = dyn_cast<AffineDimExpr>(nested))
              whole &= tile.isFull(dim.getPosition());
          });
          return whole;
        })) {
      operands.push_back(operand);
      maps.push_back(map);
      continue;
    }
    SmallVector<OpFoldResult> offsets, sizes;
    if (failed(getSlicePosition(b, op, tile, map, operand, offsets, sizes,
                                maps.emplace_back())))
      return failure();
    operands.push_back(getSlice(b, op->getLoc(), operand, offsets, sizes,
                                result.generatedSlices));
  }
  SmallVector<Type> types;
  if (dps.hasPureTensorSemantics())
    for (OpOperand &init : dps.getDpsInitsMutable())
      types.push_back(operands[init.getOperandNumber()].getType());
  Operation *tiled = cloneOnOperands(b, op, types, operands);
  tiled->setAttr("indexing_maps", b.getAffineMapArrayAttr(maps));
  offsetIndices(b, tiled, tile.offsets);
  result.tiledOps.push_back(tiled);
  llvm::append_range(result.tiledValues, tiled->getResults());
  return result;
}

static SmallVector<Range> getDomainImpl(OpBuilder &b, Operation *op) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(op);
  SmallVector<Range> ranges;
  for (OpFoldResult size : getIterationDomainSizes(b, op))
    ranges.push_back({b.getIndexAttr(0), size, b.getIndexAttr(1)});
  return ranges;
}

/// Completes a tile of an operand to a tile of the domain: dimensions that the
/// operand does not use are taken whole. Fails on grouped dimensions, and where
/// two operands disagree.
static LogicalResult
getDomainTileOf(OpBuilder &b, Operation *op, ArrayRef<unsigned> operandNumbers,
                ArrayRef<SmallVector<OpFoldResult>> allOffsets,
                ArrayRef<SmallVector<OpFoldResult>> allSizes,
                SmallVectorImpl<OpFoldResult> &domainOffsets,
                SmallVectorImpl<OpFoldResult> &domainSizes) {
  SmallVector<AffineMap> maps = getMaps(op);
  unsigned numDims = maps[0].getNumDims();
  domainOffsets.assign(numDims, OpFoldResult());
  domainSizes.assign(numDims, OpFoldResult());
  for (auto [number, offsets, sizes] :
       llvm::zip_equal(operandNumbers, allOffsets, allSizes))
    for (auto [expr, offset, size] :
         llvm::zip_equal(maps[number].getResults(), offsets, sizes)) {
      if (isa<AffineConstantExpr>(expr))
        continue;
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim)
        return failure();
      OpFoldResult &domainOffset = domainOffsets[dim.getPosition()];
      OpFoldResult &domainSize = domainSizes[dim.getPosition()];
      if (domainOffset && (!isEqualConstantIntOrValue(domainOffset, offset) ||
                           !isEqualConstantIntOrValue(domainSize, size)))
        return failure();
      domainOffset = offset;
      domainSize = size;
    }
  for (auto [offset, size, range] :
       llvm::zip_equal(domainOffsets, domainSizes, getDomainImpl(b, op)))
    if (!offset) {
      offset = range.offset;
      size = range.size;
    }
  return success();
}

static LogicalResult getResultTile(OpBuilder &b, Operation *op,
                                   unsigned resultNumber,
                                   ArrayRef<OpFoldResult> offsets,
                                   ArrayRef<OpFoldResult> sizes,
                                   SmallVectorImpl<OpFoldResult> &domainOffsets,
                                   SmallVectorImpl<OpFoldResult> &domainSizes) {
  unsigned init = cast<DestinationStyleOpInterface>(op)
                      .getDpsInitOperand(resultNumber)
                      ->getOperandNumber();
  return getDomainTileOf(b, op, init, {SmallVector<OpFoldResult>(offsets)},
                         {SmallVector<OpFoldResult>(sizes)}, domainOffsets,
                         domainSizes);
}

/// Maps of inits have dimensions and the constant 0 alone.
static LogicalResult getResultPosition(OpBuilder &b, Operation *op,
                                       unsigned resultNumber,
                                       ArrayRef<OpFoldResult> offsets,
                                       ArrayRef<OpFoldResult> sizes,
                                       SmallVector<OpFoldResult> &resultOffsets,
                                       SmallVector<OpFoldResult> &resultSizes) {
  unsigned init = cast<DestinationStyleOpInterface>(op)
                      .getDpsInitOperand(resultNumber)
                      ->getOperandNumber();
  for (AffineExpr expr : getMaps(op)[init].getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    resultOffsets.push_back(dim ? offsets[dim.getPosition()]
                                : OpFoldResult(b.getIndexAttr(0)));
    resultSizes.push_back(dim ? sizes[dim.getPosition()]
                              : OpFoldResult(b.getIndexAttr(1)));
  }
  return success();
}

/// Fails, with an error, unless the tile takes all of dimension `dim`.
static LogicalResult requireWhole(Operation *op, const DomainTile &tile,
                                  unsigned dim, StringRef name, StringRef why) {
  if (tile.isFull(dim))
    return success();
  return op->emitOpError() << "cannot be tiled along " << name << " (d" << dim
                           << "): " << why;
}

//===----------------------------------------------------------------------===//
// What each op can be tiled along
//===----------------------------------------------------------------------===//

static SmallVector<IteratorType> parallelExcept(unsigned numDims,
                                                ArrayRef<unsigned> reductions) {
  SmallVector<IteratorType> types(numDims, IteratorType::parallel);
  for (unsigned dim : reductions)
    types[dim] = IteratorType::reduction;
  return types;
}

SmallVector<IteratorType> AttentionOp::getLoopIteratorTypes() {
  return parallelExcept(getEDim() + 1, {getNDim(), getDDim()});
}

static LogicalResult canTile(AttentionOp op, const DomainTile &tile) {
  if (failed(requireWhole(op, tile, op.getNDim(), "n",
                          "the softmax needs the running state of "
                          "attn.online_attention")) ||
      failed(requireWhole(op, tile, op.getDDim(), "d",
                          "the score region needs the whole dot product")))
    return failure();
  if (!op.getLse() && !op.getMax())
    return success();
  return requireWhole(op, tile, op.getEDim(), "e",
                      "lse and max would be written by every tile");
}

SmallVector<IteratorType> OnlineAttentionOp::getLoopIteratorTypes() {
  return parallelExcept(getEDim() + 1, {getNDim(), getDDim()});
}

static LogicalResult canTile(OnlineAttentionOp op, const DomainTile &tile) {
  if (failed(requireWhole(op, tile, op.getDDim(), "d",
                          "the score region needs the whole dot product")))
    return failure();
  return requireWhole(op, tile, op.getEDim(), "e",
                      "every tile would update max and sum");
}

SmallVector<IteratorType> MergeOp::getLoopIteratorTypes() {
  return parallelExcept(getMaps(*this)[0].getNumDims(), {0});
}

static LogicalResult canTile(MergeOp op, const DomainTile &tile) {
  return requireWhole(op, tile, tile.sizes.size() - 1, "e",
                      "every tile would update max and sum");
}

SmallVector<IteratorType> FinalizeOp::getLoopIteratorTypes() {
  return parallelExcept(getMaps(*this)[0].getNumDims(), {});
}

static LogicalResult canTile(FinalizeOp op, const DomainTile &tile) {
  if (!op.getLse() && !op.getRowMax())
    return success();
  return requireWhole(op, tile, tile.sizes.size() - 1, "e",
                      "lse and max would be written by every tile");
}

#define ATTN_TILING(OP)                                                        \
  SmallVector<Range> OP::getIterationDomain(OpBuilder &b) {                    \
    return getDomainImpl(b, *this);                                            \
  }                                                                            \
  FailureOr<TilingResult> OP::getTiledImplementation(                          \
      OpBuilder &b, ArrayRef<OpFoldResult> offsets,                            \
      ArrayRef<OpFoldResult> sizes) {                                          \
    DomainTile tile(b, *this, offsets, sizes);                                 \
    if (failed(canTile(*this, tile)))                                          \
      return failure();                                                        \
    return tileOnSlices(b, *this, tile);                                       \
  }                                                                            \
  LogicalResult OP::getResultTilePosition(                                     \
      OpBuilder &b, unsigned resultNumber, ArrayRef<OpFoldResult> offsets,     \
      ArrayRef<OpFoldResult> sizes, SmallVector<OpFoldResult> &resultOffsets,  \
      SmallVector<OpFoldResult> &resultSizes) {                                \
    return getResultPosition(b, *this, resultNumber, offsets, sizes,           \
                             resultOffsets, resultSizes);                      \
  }                                                                            \
  LogicalResult OP::getIterationDomainTileFromResultTile(                      \
      OpBuilder &b, unsigned resultNumber, ArrayRef<OpFoldResult> offsets,     \
      ArrayRef<OpFoldResult> sizes,                                            \
      SmallVectorImpl<OpFoldResult> &domainOffsets,                            \
      SmallVectorImpl<OpFoldResult> &domainSizes) {                            \
    return getResultTile(b, *this, resultNumber, offsets, sizes,               \
                         domainOffsets, domainSizes);                          \
  }                                                                            \
  FailureOr<TilingResult> OP::generateResultTileValue(                         \
      OpBuilder &b, unsigned resultNumber, ArrayRef<OpFoldResult> offsets,     \
      ArrayRef<OpFoldResult> sizes) {                                          \
    SmallVector<OpFoldResult> domainOffsets, domainSizes;                      \
    if (failed(getResultTile(b, *this, resultNumber, offsets, sizes,           \
                             domainOffsets, domainSizes)))                     \
      return failure();                                                        \
    FailureOr<TilingResult> tiled =                                            \
        getTiledImplementation(b, domainOffsets, domainSizes);                 \
    if (succeeded(tiled))                                                      \
      tiled->tiledValues = {tiled->tiledValues[resultNumber]};                 \
    return tiled;                                                              \
  }                                                                            \
  LogicalResult OP::getIterationDomainTileFromOperandTiles(                    \
      OpBuilder &b, ArrayRef<unsigned> operandNumbers,                         \
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,                          \
      ArrayRef<SmallVector<OpFoldResult>> allSizes,                            \
      SmallVectorImpl<OpFoldResult> &domainOffsets,                            \
      SmallVectorImpl<OpFoldResult> &domainSizes) {                            \
    return getDomainTileOf(b, *this, operandNumbers, allOffsets, allSizes,     \
                           domainOffsets, domainSizes);                        \
  }                                                                            \
  FailureOr<TilingResult> OP::getTiledImplementationFromOperandTiles(          \
      OpBuilder &b, ArrayRef<unsigned> operandNumbers,                         \
      ArrayRef<SmallVector<OpFoldResult>> allOffsets,                          \
      ArrayRef<SmallVector<OpFoldResult>> allSizes) {                          \
    SmallVector<OpFoldResult> domainOffsets, domainSizes;                      \
    if (failed(getDomainTileOf(b, *this, operandNumbers, allOffsets, allSizes, \
                               domainOffsets, domainSizes)))                   \
      return failure();                                                        \
    return getTiledImplementation(b, domainOffsets, domainSizes);              \
  }
ATTN_TILING(AttentionOp)
ATTN_TILING(OnlineAttentionOp)
ATTN_TILING(MergeOp)
ATTN_TILING(FinalizeOp)
#undef ATTN_TILING

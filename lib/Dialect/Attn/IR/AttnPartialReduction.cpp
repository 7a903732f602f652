//===- AttnPartialReduction.cpp - Split keys, merged afterwards -----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttnTiling.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::attn;

/// Keys are split into sections, each with a state of its own: dimension 0 of
/// every partial result, in front of the dimensions of the result.
static LogicalResult checkSplit(OnlineAttentionOp op,
                                const llvm::SetVector<unsigned> &dims) {
  if (!op.hasPureTensorSemantics())
    return op->emitOpError("keys can be split on tensors alone");
  if (op.getValuesOnly())
    return op->emitOpError("has one maximum for all keys, which partial states "
                           "do not");
  if (dims.size() != 1 || dims[0] != op.getNDim())
    return op->emitOpError() << "only n (d" << op.getNDim()
                             << ") can be split into partial states";
  return success();
}

FailureOr<SmallVector<Value>>
OnlineAttentionOp::generateInitialTensorForPartialReduction(
    OpBuilder &b, Location loc, ArrayRef<OpFoldResult> tileSizes,
    const SetVector<unsigned> &reductionDims) {
  if (failed(checkSplit(*this, reductionDims)))
    return failure();
  FloatType type = getAccumulatorType();
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  APFloat zero = APFloat::getZero(semantics);
  APFloat negInf = APFloat::getInf(semantics, /*Negative=*/true);
  SmallVector<Value> inits;
  APFloat values[] = {zero, negInf, zero};
  for (auto [init, value] : llvm::zip_equal(getDpsInits(), values)) {
    SmallVector<OpFoldResult> sizes = {tileSizes[getNDim()]};
    llvm::append_range(sizes, tensor::getMixedSizes(b, loc, init));
    Value empty = tensor::EmptyOp::create(b, loc, sizes, type);
    Value scalar =
        arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
    inits.push_back(linalg::FillOp::create(b, loc, scalar, empty).getResult(0));
  }
  return inits;
}

/// The part of a partial result that one section writes.
static void getPartialPosition(OpBuilder &b, OnlineAttentionOp op,
                               unsigned result, ArrayRef<OpFoldResult> offsets,
                               ArrayRef<OpFoldResult> sizes,
                               OpFoldResult section,
                               SmallVectorImpl<OpFoldResult> &resultOffsets,
                               SmallVectorImpl<OpFoldResult> &resultSizes) {
  resultOffsets.push_back(section);
  resultSizes.push_back(b.getIndexAttr(1));
  unsigned init = op.getDpsInitOperand(result)->getOperandNumber();
  AffineMap map = cast<AffineMapAttr>(op.getIndexingMaps()[init]).getValue();
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    resultOffsets.push_back(dim ? offsets[dim.getPosition()]
                                : OpFoldResult(b.getIndexAttr(0)));
    resultSizes.push_back(dim ? sizes[dim.getPosition()]
                              : OpFoldResult(b.getIndexAttr(1)));
  }
}

LogicalResult OnlineAttentionOp::getPartialResultTilePosition(
    OpBuilder &b, unsigned resultNumber, ReductionTilingStrategy strategy,
    ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
    const SetVector<unsigned> &reductionDims,
    ArrayRef<OpFoldResult> splitReductionIvs,
    SmallVector<OpFoldResult> &resultOffsets,
    SmallVector<OpFoldResult> &resultSizes) {
  if (failed(checkSplit(*this, reductionDims)))
    return failure();
  getPartialPosition(b, *this, resultNumber, offsets, sizes,
                     splitReductionIvs[0], resultOffsets, resultSizes);
  return success();
}

FailureOr<TilingResult> OnlineAttentionOp::tileToPartialReduction(
    OpBuilder &b, Location loc, ReductionTilingStrategy strategy,
    ValueRange init, ArrayRef<OpFoldResult> offsets,
    ArrayRef<OpFoldResult> sizes, const SetVector<unsigned> &reductionDims,
    ArrayRef<OpFoldResult> splitReductionIvs) {
  if (failed(checkSplit(*this, reductionDims)))
    return failure();
  if (strategy != ReductionTilingStrategy::PartialReductionOuterParallel)
    return emitOpError("a partial state takes a whole section of keys: only "
                       "the outer parallel strategy applies");
  // The inits of this op may be the partial ones already: their slices are of
  // this section, without dimension 0.
  SmallVector<Value> states;
  SmallVector<Operation *> slices;
  for (auto [i, partial] : llvm::enumerate(init)) {
    SmallVector<OpFoldResult> initOffsets, initSizes;
    getPartialPosition(b, *this, i, offsets, sizes, splitReductionIvs[0],
                       initOffsets, initSizes);
    SmallVector<OpFoldResult> strides(initSizes.size(), b.getIndexAttr(1));
    auto [shape, dynamic] =
        decomposeMixedValues(ArrayRef(initSizes).drop_front());
    auto type = RankedTensorType::get(shape, getAccumulatorType());
    slices.push_back(tensor::ExtractSliceOp::create(
        b, loc, type, partial, initOffsets, initSizes, strides));
    states.push_back(slices.back()->getResult(0));
  }
  DomainTile tile(b, *this, offsets, sizes);
  if (!tile.isFull(getDDim()) || !tile.isFull(getEDim()))
    return emitOpError("can be split along keys, not along d or e");
  FailureOr<TilingResult> tiled = tileOnSlices(b, *this, tile, states);
  if (succeeded(tiled))
    llvm::append_range(tiled->generatedSlices, slices);
  return tiled;
}

FailureOr<MergeResult>
OnlineAttentionOp::mergeReductions(OpBuilder &b, Location loc,
                                   ValueRange partialReduce,
                                   const SetVector<unsigned> &reductionDims) {
  if (failed(checkSplit(*this, reductionDims)))
    return failure();
  // From (batch..., m, n, d, e) to (s, batch..., m, e).
  unsigned numBatch = getNumBatchDims();
  SmallVector<AffineExpr> dims(getEDim() + 1, b.getAffineConstantExpr(0));
  for (unsigned i = 0; i <= numBatch; ++i)
    dims[i] = b.getAffineDimExpr(i + 1);
  dims[getEDim()] = b.getAffineDimExpr(numBatch + 2);
  SmallVector<AffineMap> maps, stateMaps;
  for (AffineMap map : {getAccMap(), getMaxMap(), getSumMap()}) {
    map = map.replaceDimsAndSymbols(dims, {}, numBatch + 3, 0);
    stateMaps.push_back(map);
    maps.push_back(map.insertResult(b.getAffineDimExpr(0), 0));
  }
  llvm::append_range(maps, stateMaps);
  auto merge =
      MergeOp::create(b, loc, partialReduce[0], partialReduce[1],
                      partialReduce[2], getAcc(), getMax(), getSum(), maps);
  return MergeResult{{merge}, llvm::to_vector_of<Value>(merge.getResults())};
}

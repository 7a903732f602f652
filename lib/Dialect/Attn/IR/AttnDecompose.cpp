//===- AttnDecompose.cpp - Attention as its online form -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::attn;

/// The size of dimension `r`, without a tensor.dim where `value` is a slice,
/// which knows its size.
static OpFoldResult getDynamicSize(OpBuilder &b, Location loc, Value value,
                                   int64_t r) {
  if (isa<MemRefType>(value.getType()))
    return b.createOrFold<memref::DimOp>(loc, value, r);
  if (auto slice = value.getDefiningOp<tensor::ExtractSliceOp>()) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    for (auto [dim, size] : llvm::enumerate(slice.getMixedSizes()))
      if (!dropped.test(dim) && r-- == 0)
        return size;
  }
  return b.createOrFold<tensor::DimOp>(loc, value, r);
}

SmallVector<OpFoldResult> mlir::attn::getIterationDomainSizes(OpBuilder &b,
                                                              Operation *op) {
  auto maps = op->getAttrOfType<ArrayAttr>("indexing_maps")
                  .getAsValueRange<AffineMapAttr>();
  unsigned numDims = (*maps.begin()).getNumDims();
  SmallVector<OpFoldResult> sizes(numDims);
  SmallVector<std::pair<Value, int64_t>> dynamic(numDims);
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps)) {
    auto type = cast<ShapedType>(operand.getType());
    for (auto [r, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || sizes[dim.getPosition()])
        continue;
      if (!type.isDynamicDim(r))
        sizes[dim.getPosition()] = b.getIndexAttr(type.getDimSize(r));
      else if (!dynamic[dim.getPosition()].first)
        dynamic[dim.getPosition()] = {operand, r};
    }
  }
  for (auto [size, source] : llvm::zip_equal(sizes, dynamic)) {
    if (size)
      continue;
    auto [value, r] = source;
    size = getDynamicSize(b, op->getLoc(), value, r);
  }
  return sizes;
}

/// Attention as the empty state, one step over all keys, and the division.
FailureOr<SmallVector<Value>> AttentionOp::decomposeOperation(OpBuilder &b) {
  if (!hasPureTensorSemantics())
    return failure();
  Location loc = getLoc();
  MLIRContext *ctx = getContext();
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(*this);

  SmallVector<OpFoldResult> domain = getIterationDomainSizes(b, *this);
  unsigned numBatch = getNumBatchDims();
  FloatType type = getAccumulatorType();

  // The state has the order of the domain: batch..., m and e.
  SmallVector<OpFoldResult> rowSizes(domain.begin(),
                                     domain.begin() + numBatch + 1);
  SmallVector<OpFoldResult> accSizes = rowSizes;
  accSizes.push_back(domain[getEDim()]);
  // Rows over zero keys are zero, also where rows that see none of their keys
  // are NaN: such a state begins as that of a finished row.
  Value noKeys;
  std::optional<int64_t> numKeys = getConstantIntValue(domain[getNDim()]);
  if (getEmptyRows() == EmptyRows::NaN && !getSink() && !getLse() &&
      !getMax() && (!numKeys || *numKeys == 0)) {
    Value zero = arith::ConstantIndexOp::create(b, loc, 0);
    noKeys = arith::CmpIOp::create(
        b, loc, arith::CmpIPredicate::eq,
        getValueOrCreateConstantIndexOp(b, loc, domain[getNDim()]), zero);
  }
  auto init = [&](ArrayRef<OpFoldResult> sizes, APFloat value,
                  double withoutKeys) -> Value {
    Value empty = tensor::EmptyOp::create(b, loc, sizes, type);
    Value scalar =
        arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
    if (noKeys)
      scalar = arith::SelectOp::create(
          b, loc, noKeys,
          arith::ConstantOp::create(b, loc, b.getFloatAttr(type, withoutKeys)),
          scalar);
    return linalg::FillOp::create(b, loc, scalar, empty).getResult(0);
  };
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  Value acc = init(accSizes, APFloat::getZero(semantics), 0.0);
  Value max =
      init(rowSizes, APFloat::getInf(semantics, /*Negative=*/true), 0.0);
  Value sum = init(rowSizes, APFloat::getZero(semantics), 1.0);

  SmallVector<AffineExpr> rowExprs;
  for (unsigned i = 0; i <= numBatch; ++i)
    rowExprs.push_back(getAffineDimExpr(i, ctx));
  SmallVector<AffineExpr> accExprs = rowExprs;
  accExprs.push_back(getAffineDimExpr(getEDim(), ctx));
  unsigned numDims = getEDim() + 1;
  AffineMap rowMap = AffineMap::get(numDims, 0, rowExprs, ctx);
  AffineMap accMap = AffineMap::get(numDims, 0, accExprs, ctx);

  SmallVector<AffineMap> maps = getIndexingMapsArray();
  SmallVector<AffineMap> onlineMaps(maps.begin(),
                                    maps.begin() + 3 + getCaptures().size());
  onlineMaps.append({accMap, rowMap, rowMap});
  auto softmax = SoftmaxForm::Online;
  if (auto config = (*this)->getAttrOfType<LoweringConfigAttr>(
          AttnDialect::getLoweringConfigAttrName()))
    softmax = config.getSoftmax();
  auto online = OnlineAttentionOp::create(
      b, loc, getQuery(), getKey(), getValue(), getCaptures(), acc, max, sum,
      onlineMaps, getFillAttr(), softmax);
  IRMapping mapping;
  getScore().cloneInto(&online.getScore(), mapping);
  getMask().cloneInto(&online.getMask(), mapping);

  // attn.finalize iterates over (batch..., m, e).
  SmallVector<AffineExpr> dims(numDims, getAffineConstantExpr(0, ctx));
  for (unsigned i = 0; i <= numBatch; ++i)
    dims[i] = getAffineDimExpr(i, ctx);
  dims[getEDim()] = getAffineDimExpr(numBatch + 1, ctx);
  auto compress = [&](AffineMap map) {
    return map.replaceDimsAndSymbols(dims, {}, numBatch + 2, 0);
  };
  SmallVector<AffineMap> finalMaps = {compress(accMap), compress(rowMap),
                                      compress(rowMap)};
  for (unsigned i = 3 + getCaptures().size(); i < maps.size(); ++i)
    finalMaps.push_back(compress(maps[i]));
  auto finalize = FinalizeOp::create(
      b, loc, online.getResult(0), online.getResult(1), online.getResult(2),
      getSink(), getOutput(), getLse(), getMax(), finalMaps, getEmptyRows());
  return SmallVector<Value>(finalize.getResults());
}

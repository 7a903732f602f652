//===- DropUnitBatch.cpp - Drops unit batch dimensions --------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnClone.h"
#include "attn/Dialect/Attn/Transforms/Transforms.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::attn;

/// `operand` without the dimensions not in `kept`, all of size 1. A slice loses
/// them itself.
static Value dropDims(RewriterBase &rewriter, Location loc, Value operand,
                      ArrayRef<int64_t> kept) {
  auto type = cast<RankedTensorType>(operand.getType());
  if (static_cast<int64_t>(kept.size()) == type.getRank())
    return operand;
  SmallVector<int64_t> shape;
  for (int64_t dim : kept)
    shape.push_back(type.getDimSize(dim));
  auto reduced =
      RankedTensorType::get(shape, type.getElementType(), type.getEncoding());
  auto slice = operand.getDefiningOp<tensor::ExtractSliceOp>();
  if (slice && slice.getSourceType().getRank() == type.getRank())
    return tensor::ExtractSliceOp::create(
        rewriter, loc, reduced, slice.getSource(), slice.getMixedOffsets(),
        slice.getMixedSizes(), slice.getMixedStrides());
  SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(
      rewriter, loc, reduced, operand, offsets,
      tensor::getMixedSizes(rewriter, loc, operand), strides);
}

FailureOr<AttentionOp> mlir::attn::dropUnitBatchDims(RewriterBase &rewriter,
                                                     AttentionOp op) {
  unsigned numBatch = op.getNumBatchDims();
  if (numBatch == 0 || !op.hasPureTensorSemantics())
    return failure();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  // Every batch dimension has size 1 in the output, groups of them in all.
  auto outputType = cast<ShapedType>(op.getOutput().getType());
  for (auto [r, expr] : llvm::enumerate(op.getOutputMap().getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      if (dim.getPosition() < numBatch && outputType.getDimSize(r) != 1)
        return failure();
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps))
    for (auto [r, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      bool inner = dim && dim.getPosition() >= numBatch;
      if (!inner && cast<ShapedType>(operand.getType()).getDimSize(r) != 1)
        return failure();
    }
  for (Operation *user : op->getUsers())
    if (!isa<tensor::ParallelInsertSliceOp>(user))
      return failure();

  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  SmallVector<Value> operands;
  SmallVector<AffineMap> newMaps;
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps)) {
    SmallVector<int64_t> kept;
    SmallVector<AffineExpr> exprs;
    for (auto [r, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || dim.getPosition() < numBatch)
        continue;
      kept.push_back(r);
      exprs.push_back(rewriter.getAffineDimExpr(dim.getPosition() - numBatch));
    }
    operands.push_back(dropDims(rewriter, op.getLoc(), operand, kept));
    newMaps.push_back(AffineMap::get(4, 0, exprs, op.getContext()));
  }
  SmallVector<Type> types;
  for (OpOperand &init : op.getDpsInitsMutable())
    types.push_back(operands[init.getOperandNumber()].getType());
  auto reduced = cloneOnOperands(rewriter, op, types, operands);
  reduced.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(newMaps));

  // The position along a dropped dimension is 0.
  for (Region &region : reduced->getRegions()) {
    SmallVector<IndexOp> indices;
    region.walk([&](IndexOp index) { indices.push_back(index); });
    for (IndexOp index : indices) {
      if (index.getDim() >= numBatch) {
        index.setDim(index.getDim() - numBatch);
        continue;
      }
      rewriter.setInsertionPoint(index);
      for (Operation *user : llvm::make_early_inc_range(index->getUsers()))
        if (auto add = dyn_cast<arith::AddIOp>(user);
            add && add.getLhs() == index.getResult())
          rewriter.replaceOp(add, add.getRhs());
      if (index->use_empty())
        rewriter.eraseOp(index);
      else
        rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(index, 0);
    }
  }

  for (auto [from, to] : llvm::zip_equal(op.getResults(), reduced.getResults()))
    rewriter.replaceAllUsesWith(from, to);
  SmallVector<Value> oldOperands(op->getOperands());
  rewriter.eraseOp(op);
  for (Value operand : oldOperands)
    if (auto slice = operand.getDefiningOp<tensor::ExtractSliceOp>();
        slice && slice->use_empty())
      rewriter.eraseOp(slice);
  return reduced;
}

//===- TileOnlineSoftmax.cpp - Blocks attention by queries and keys -------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/AttnClone.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Dialect/Attn/Transforms/Transforms.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/CSE.h"

#define DEBUG_TYPE "attn-tile-online-softmax"

namespace mlir::attn {
#define GEN_PASS_DEF_ATTNTILEONLINESOFTMAXPASS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace mlir::attn

using namespace mlir;
using namespace mlir::attn;

/// A tile no longer than the dimension, where its length is known.
static OpFoldResult clampTile(OpBuilder &b, int64_t tile, OpFoldResult size) {
  if (std::optional<int64_t> length = getConstantIntValue(size))
    tile = std::clamp<int64_t>(*length, 1, tile);
  return b.getIndexAttr(tile);
}

/// The key loop carries the whole state: an insert_slice of all of it, which
/// tiling makes for every result, is the slice itself.
static void yieldWholeState(RewriterBase &rewriter, scf::ForOp loop) {
  auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
  for (auto [arg, operand] :
       llvm::zip_equal(loop.getRegionIterArgs(), yield->getOpOperands())) {
    auto insert = operand.get().getDefiningOp<tensor::InsertSliceOp>();
    if (!insert || insert.getDest() != arg ||
        insert.getSourceType() != insert.getDestType() ||
        !llvm::all_of(insert.getMixedOffsets(), isZeroInteger))
      continue;
    rewriter.startOpModification(yield);
    operand.set(insert.getSource());
    rewriter.finalizeOpModification(yield);
    rewriter.eraseOp(insert);
  }
}

//===----------------------------------------------------------------------===//
// Padding of queries
//===----------------------------------------------------------------------===//

/// Rows behind the last query are computed on zeros and thrown away. What their
/// regions read or trap on must not be executed.
static void guardRegion(RewriterBase &rewriter, AttentionOp op, Region &region,
                        Value validM) {
  bool unsafe =
      region
          .walk([](Operation *nested) {
            return isa<tensor::ExtractOp>(nested) || !isSpeculatable(nested)
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          })
          .wasInterrupted();
  if (!unsafe)
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = op.getLoc();
  Block &block = region.front();
  auto yield = cast<YieldOp>(block.getTerminator());
  SmallVector<Operation *> body;
  for (Operation &nested : block.without_terminator())
    body.push_back(&nested);
  rewriter.setInsertionPointToStart(&block);
  Value m = IndexOp::create(rewriter, loc, op.getMDim());
  Value valid = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ult,
                                      m, validM);
  Type type = yield.getValue().getType();
  auto ifOp = scf::IfOp::create(rewriter, loc, type, valid,
                                /*addThenBlock=*/true, /*addElseBlock=*/true);
  for (Operation *nested : body)
    rewriter.moveOpBefore(nested, ifOp.thenBlock(), ifOp.thenBlock()->end());
  rewriter.setInsertionPointToEnd(ifOp.thenBlock());
  scf::YieldOp::create(rewriter, loc, yield.getValue());
  rewriter.setInsertionPointToEnd(ifOp.elseBlock());
  Value other =
      arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type));
  scf::YieldOp::create(rewriter, loc, other);
  rewriter.modifyOpInPlace(
      yield, [&] { yield.getValueMutable().assign(ifOp.getResult(0)); });
}

/// Makes a tile of at most `tileM` queries one of exactly `tileM`.
static AttentionOp padQueries(RewriterBase &rewriter, AttentionOp op,
                              int64_t tileM) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  unsigned m = op.getMDim();
  OpFoldResult size = getIterationDomainSizes(rewriter, op)[m];
  if (getConstantIntValue(size))
    return op;
  Value validM = getValueOrCreateConstantIndexOp(rewriter, loc, size);
  OpFoldResult missing = affine::makeComposedFoldedAffineApply(
      rewriter, loc,
      rewriter.getAffineConstantExpr(tileM) - rewriter.getAffineDimExpr(0),
      {size});

  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<Value> operands(op->getOperands());
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = cast<RankedTensorType>(operand.get().getType());
    SmallVector<int64_t> shape(type.getShape());
    SmallVector<OpFoldResult> low(type.getRank(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> high = low;
    bool usesM = false;
    for (auto [r, expr] :
         llvm::enumerate(maps[operand.getOperandNumber()].getResults()))
      if (expr == rewriter.getAffineDimExpr(m)) {
        usesM = true;
        high[r] = missing;
        shape[r] = tileM;
      }
    if (!usesM)
      continue;
    auto padded = RankedTensorType::get(shape, type.getElementType());
    if (op.isDpsInit(&operand)) {
      // Never read: only its shape matters.
      SmallVector<OpFoldResult> sizes =
          tensor::getMixedSizes(rewriter, loc, operand.get());
      for (auto [dim, fixed] : llvm::zip_equal(sizes, shape))
        if (!ShapedType::isDynamic(fixed))
          dim = rewriter.getIndexAttr(fixed);
      operands[operand.getOperandNumber()] =
          tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
      continue;
    }
    Value zero = arith::ConstantOp::create(
        rewriter, loc, rewriter.getZeroAttr(type.getElementType()));
    operands[operand.getOperandNumber()] = tensor::PadOp::create(
        rewriter, loc, padded, operand.get(), low, high, zero);
  }
  SmallVector<Type> types;
  for (OpOperand &init : op.getDpsInitsMutable())
    types.push_back(operands[init.getOperandNumber()].getType());
  auto padded = cloneOnOperands(rewriter, op, types, operands);
  guardRegion(rewriter, padded, padded.getScore(), validM);
  guardRegion(rewriter, padded, padded.getMask(), validM);

  SmallVector<Value> results;
  for (auto [result, old] :
       llvm::zip_equal(padded.getResults(), op.getResults())) {
    auto type = cast<RankedTensorType>(old.getType());
    SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
    results.push_back(tensor::ExtractSliceOp::create(
        rewriter, loc, type, result, offsets,
        tensor::getMixedSizes(rewriter, loc,
                              op.getTiedOpOperand(cast<OpResult>(old))->get()),
        strides));
  }
  rewriter.replaceOp(op, results);
  return padded;
}

//===----------------------------------------------------------------------===//
// Tiling
//===----------------------------------------------------------------------===//

FailureOr<OnlineSoftmaxTiling>
mlir::attn::tileOnlineSoftmax(RewriterBase &rewriter, AttentionOp op,
                              const OnlineSoftmaxOptions &options) {
  if (!op.hasPureTensorSemantics())
    return op.emitOpError("can be tiled on tensors alone");
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  SmallVector<OpFoldResult> domain = getIterationDomainSizes(rewriter, op);
  OpFoldResult zero = rewriter.getIndexAttr(0);

  // One tile of queries of one batch element.
  unsigned numBatch = op.getNumBatchDims();
  SmallVector<OpFoldResult> querySizes(numBatch, rewriter.getIndexAttr(1));
  OpFoldResult queryTile =
      clampTile(rewriter, options.tileM, domain[op.getMDim()]);
  querySizes.push_back(queryTile);
  querySizes.append(3, zero);
  scf::SCFTilingOptions queryOptions;
  queryOptions.setLoopType(scf::SCFTilingOptions::LoopType::ForallOp)
      .setTileSizes(querySizes);
  FailureOr<scf::SCFTilingResult> queries = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), queryOptions);
  if (failed(queries))
    return failure();
  rewriter.replaceOp(op, queries->replacements);

  OnlineSoftmaxTiling result;
  result.queryLoop = cast<scf::ForallOp>(queries->loops.front());
  auto tile = cast<AttentionOp>(queries->tiledOps.front());
  if (numBatch > 0 && !options.keepBatchDims) {
    FailureOr<AttentionOp> reduced = dropUnitBatchDims(rewriter, tile);
    if (failed(reduced))
      return tile.emitOpError("keeps its batch dimensions in a tile of one "
                              "batch element");
    tile = *reduced;
  }
  if (options.padQueries)
    tile = padQueries(rewriter, tile, *getConstantIntValue(queryTile));

  // The online form of the tile, then one tile of keys at a time.
  FailureOr<SmallVector<Value>> online = tile.decomposeOperation(rewriter);
  if (failed(online))
    return failure();
  result.finalize = online->front().getDefiningOp<FinalizeOp>();
  rewriter.replaceOp(tile, *online);
  auto step = result.finalize.getAcc().getDefiningOp<OnlineAttentionOp>();
  rewriter.setInsertionPoint(step);
  OpFoldResult keyTile =
      clampTile(rewriter, options.tileN,
                getIterationDomainSizes(rewriter, step)[step.getNDim()]);
  scf::SCFTilingOptions keyOptions;
  SmallVector<OpFoldResult> keySizes(step.getEDim() + 1, zero);
  keySizes[step.getNDim()] = keyTile;
  keyOptions.setTileSizes(keySizes);
  FailureOr<scf::SCFTilingResult> keys = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(step.getOperation()), keyOptions);
  if (failed(keys))
    return failure();
  rewriter.replaceOp(step, keys->replacements);
  result.keyLoop = cast<scf::ForOp>(keys->loops.front().getOperation());
  result.online = cast<OnlineAttentionOp>(keys->tiledOps.front());
  yieldWholeState(rewriter, result.keyLoop);
  // Sizes are asked for at every step.
  DominanceInfo dominance(result.queryLoop);
  eliminateCommonSubExpressions(rewriter, dominance, result.queryLoop);
  return result;
}

namespace {
struct TileOnlineSoftmax
    : attn::impl::AttnTileOnlineSoftmaxPassBase<TileOnlineSoftmax> {
  using AttnTileOnlineSoftmaxPassBase::AttnTileOnlineSoftmaxPassBase;

  void runOnOperation() override {
    SmallVector<AttentionOp> ops;
    getOperation()->walk([&](AttentionOp op) { ops.push_back(op); });
    if (ops.empty())
      return markAllAnalysesPreserved();
    if (tileM < 0 || tileN < 0) {
      getOperation()->emitError("expects tile sizes that are not negative");
      return signalPassFailure();
    }
    auto opts = remark::RemarkOpts::name("OnlineSoftmax").category(DEBUG_TYPE);
    IRRewriter rewriter(&getContext());
    for (AttentionOp op : ops) {
      if (!op.hasPureTensorSemantics()) {
        remark::missed(op.getLoc(), opts)
            << remark::reason("an attention on memrefs is not tiled");
        continue;
      }
      // There is nothing to block, and no slice of such an operand is valid.
      if (llvm::any_of(op->getOperandTypes(), [](Type type) {
            return llvm::is_contained(cast<ShapedType>(type).getShape(), 0);
          })) {
        remark::missed(op.getLoc(), opts)
            << remark::reason("a dimension has length 0");
        continue;
      }
      OnlineSoftmaxOptions options;
      options.padQueries = padQueries;
      options.keepBatchDims = keepBatchDims;
      if (auto config = op->getAttrOfType<LoweringConfigAttr>(
              AttnDialect::getLoweringConfigAttrName())) {
        options.tileM = config.getTileM();
        options.tileN = config.getTileN();
      } else if (configuredOnly) {
        remark::missed(op.getLoc(), opts)
            << remark::reason("it has no attn.lowering_config");
        continue;
      }
      if (tileM)
        options.tileM = tileM;
      if (tileN)
        options.tileN = tileN;
      Location loc = op.getLoc();
      if (failed(tileOnlineSoftmax(rewriter, op, options)))
        return signalPassFailure();
      remark::passed(loc, opts) << "blocked by tiles of queries and keys"
                                << remark::metric("TileM", options.tileM)
                                << remark::metric("TileN", options.tileN);
    }
  }
};
} // namespace

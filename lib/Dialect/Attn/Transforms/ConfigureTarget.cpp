//===- ConfigureTarget.cpp - Tile sizes from the target -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Target/TileShapes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/InferIntRangeInterface.h"

#define DEBUG_TYPE "attn-configure-target"

namespace mlir::attn {
#define GEN_PASS_DEF_ATTNCONFIGURETARGETPASS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace mlir::attn

using namespace mlir;
using namespace mlir::attn;

/// What the choice of tiles depends on.
static AttentionShape getShape(AttentionOp op) {
  AttentionShape shape;
  SmallVector<int64_t> sizes(op.getQueryMap().getNumDims(),
                             AttentionShape::kUnknown);
  for (auto [operand, map] :
       llvm::zip(op->getOperands(), op.getIndexingMapsArray())) {
    auto type = cast<ShapedType>(operand.getType());
    for (auto [result, size] : llvm::zip(map.getResults(), type.getShape()))
      if (auto dim = dyn_cast<AffineDimExpr>(result))
        if (!ShapedType::isDynamic(size))
          sizes[dim.getPosition()] = size;
  }
  shape.batch = 1;
  for (int64_t size : ArrayRef(sizes).take_front(op.getNumBatchDims())) {
    if (size == AttentionShape::kUnknown) {
      shape.batch = AttentionShape::kUnknown;
      break;
    }
    shape.batch *= size;
  }
  shape.m = sizes[op.getMDim()];
  shape.n = sizes[op.getNDim()];
  shape.d = sizes[op.getDDim()];
  shape.e = sizes[op.getEDim()];
  shape.bits = getElementTypeOrSelf(op.getQuery()).getIntOrFloatBitWidth();
  shape.valueBits = getElementTypeOrSelf(op.getValue()).getIntOrFloatBitWidth();
  for (Region *region : {&op.getScore(), &op.getMask()}) {
    region->walk([&](Operation *inner) {
      if (inner->hasTrait<OpTrait::ConstantLike>() || isa<YieldOp>(inner))
        return;
      if (isa<memref::LoadOp, tensor::ExtractOp>(inner))
        ++shape.gathers;
      else
        ++shape.regionOps;
    });
  }
  // What is one scalar per block of the grid is no read per element.
  for (unsigned i = 0, e = op.getCaptures().size(); i != e; ++i) {
    AffineMap map = op.getCaptureMap(i);
    if (map.isFunctionOfDim(op.getMDim()) || map.isFunctionOfDim(op.getNDim()))
      ++shape.gathers;
  }
  return shape;
}

/// Whether the mask provably lets every query see key 0, with which the walk
/// over the keys begins then.
static bool everyQuerySeesFirstKey(AttentionOp op) {
  if (op.getMask().empty())
    return true;
  auto getRange = [](Type type, int64_t first, int64_t last) {
    unsigned width = ConstantIntRanges::getStorageBitwidth(type);
    return ConstantIntRanges::fromSigned(APInt(width, first, true),
                                         APInt(width, last, true));
  };
  // No dimension of a tensor in memory is longer.
  SmallVector<int64_t> sizes(op.getQueryMap().getNumDims(), int64_t(1) << 48);
  for (auto [operand, map] :
       llvm::zip(op->getOperands(), op.getIndexingMapsArray()))
    for (auto [result, size] : llvm::zip(
             map.getResults(), cast<ShapedType>(operand.getType()).getShape()))
      if (auto dim = dyn_cast<AffineDimExpr>(result))
        if (!ShapedType::isDynamic(size))
          sizes[dim.getPosition()] = size;
  DenseMap<Value, ConstantIntRanges> ranges;
  Block &block = op.getMask().front();
  for (Operation &nested : block.without_terminator()) {
    if (auto index = dyn_cast<IndexOp>(nested)) {
      int64_t last = index.getDim() == op.getNDim()
                         ? 0
                         : std::max<int64_t>(sizes[index.getDim()] - 1, 0);
      ranges.try_emplace(index.getResult(), getRange(index.getType(), 0, last));
      continue;
    }
    auto inferable = dyn_cast<InferIntRangeInterface>(nested);
    if (!inferable)
      continue;
    SmallVector<ConstantIntRanges> operands;
    for (Value operand : nested.getOperands()) {
      unsigned width = ConstantIntRanges::getStorageBitwidth(operand.getType());
      if (width == 0)
        break;
      auto known = ranges.find(operand);
      APInt constant;
      if (known != ranges.end())
        operands.push_back(known->second);
      else if (matchPattern(operand, m_ConstantInt(&constant)))
        operands.push_back(ConstantIntRanges::constant(constant));
      else
        operands.push_back(ConstantIntRanges::maxRange(width));
    }
    if (operands.size() == nested.getNumOperands())
      inferable.inferResultRanges(
          operands, [&](Value result, const ConstantIntRanges &range) {
            ranges.try_emplace(result, range);
          });
  }
  Value result = cast<YieldOp>(block.getTerminator()).getValue();
  APInt constant;
  if (matchPattern(result, m_ConstantInt(&constant)))
    return constant.isOne();
  auto range = ranges.find(result);
  return range != ranges.end() && range->second.umin().isOne();
}

/// The form that is asked for, or that pays.
static SoftmaxForm chooseSoftmax(AttentionOp op, SoftmaxChoice choice,
                                 bool hasWGMMA) {
  switch (choice) {
  case SoftmaxChoice::Online:
    return SoftmaxForm::Online;
  case SoftmaxChoice::Speculative:
    return SoftmaxForm::Speculative;
  case SoftmaxChoice::Auto:
    break;
  }
  Type value = getElementTypeOrSelf(op.getValue());
  bool pays = hasWGMMA && (value.isBF16() || value.isF16()) && !op.getFill() &&
              !op.getMax() && everyQuerySeesFirstKey(op);
  return pays ? SoftmaxForm::Speculative : SoftmaxForm::Online;
}

namespace {
struct AttnConfigureTargetPass
    : attn::impl::AttnConfigureTargetPassBase<AttnConfigureTargetPass> {
  using AttnConfigureTargetPassBase::AttnConfigureTargetPassBase;

  void runOnOperation() override;
  LogicalResult configure(AttentionOp op, const std::optional<GPUInfo> &gpu);
};
} // namespace

LogicalResult
AttnConfigureTargetPass::configure(AttentionOp op,
                                   const std::optional<GPUInfo> &gpu) {
  constexpr auto options =
      remark::RemarkOpts::name("configure-target").category("attn");
  AttentionShape shape = getShape(op);
  auto set = [&](int64_t m, int64_t n) {
    op->setDiscardableAttr(
        AttnDialect::getLoweringConfigAttrName(),
        LoweringConfigAttr::get(
            op.getContext(), m, n,
            chooseSoftmax(op, softmax,
                          /*hasWGMMA=*/gpu && gpu->hasWGMMA())));
  };

  if (!gpu) {
    CPUTileChoice choice = chooseCPUTiles(shape);
    // A tile of no rows is not a tile; nothing will run it.
    int64_t m = tileM ? tileM : std::max<int64_t>(choice.tileM, 1);
    int64_t n = tileN ? tileN : std::max<int64_t>(choice.tileN, 1);
    set(m, n);
    remark::passed(op.getLoc(), options)
        << remark::add("tiles of {0} queries by {1} keys for the CPU", m, n);
    return success();
  }

  Type query = getElementTypeOrSelf(op.getQuery());
  Type value = getElementTypeOrSelf(op.getValue());
  std::string reason;
  for (Type type : {query, value})
    if (!type.isF16() && !type.isBF16() && !type.isF32())
      llvm::raw_string_ostream(reason = "")
          << "its elements are " << type << ", not f16, bf16 or f32";
  if (reason.empty())
    reason = getUnsupportedReason(*gpu, shape);
  auto refuse = [&](StringRef reason) -> LogicalResult {
    if (fallback == "error")
      return op.emitOpError() << "is not fused for " << chip << ": " << reason;
    remark::missed(op.getLoc(), options)
        << remark::add("not fused for {0}: {1} (docs/Support.md lists what is)",
                       chip.getValue(), reason);
    return success();
  };
  if (!reason.empty())
    return refuse(reason);
  auto given = [](int64_t tile) {
    return tile ? std::optional<int64_t>(tile) : std::nullopt;
  };
  std::optional<TileChoice> choice =
      chooseAttentionTiles(*gpu, shape, given(tileM), given(tileN));
  if (!choice) {
    if (tileM || tileN)
      return op.emitOpError()
             << "fits no tile of " << chip
             << " with tile-m = " << tileM.getValue()
             << " and tile-n = " << tileN.getValue()
             << " (0: any): a CTA takes 16, 32, 64, 128 or 256 queries, "
                "keys come in multiples of 16, and a thread has "
             << gpu->registersPerThread << " registers";
    return refuse("no tile fits registers and shared memory");
  }
  set(choice->tileM, choice->tileN);
  remark::passed(op.getLoc(), options)
      << remark::add("tiles of {0} queries by {1} keys for {2} ({3})",
                     choice->tileM, choice->tileN, chip.getValue(),
                     choice->source)
      << remark::metric("Warps", choice->warps)
      << remark::metric("Stages", choice->stages)
      << remark::metric("SharedBytes", choice->sharedBytes)
      << remark::metric("RegistersEstimated", choice->registers)
      << remark::metric("CTAsPerSM", choice->ctasPerSM);
  return success();
}

void AttnConfigureTargetPass::runOnOperation() {
  std::optional<GPUInfo> gpu;
  if (chip != "cpu") {
    gpu = getGPUInfo(chip);
    if (!gpu) {
      getOperation()->emitError()
          << "unknown chip '" << chip << "': expects 'cpu', or sm_80 or later";
      return signalPassFailure();
    }
  }
  if (tileM < 0 || tileN < 0) {
    getOperation()->emitError()
        << "expects positive tile sizes, got tile-m = " << tileM.getValue()
        << ", tile-n = " << tileN.getValue();
    return signalPassFailure();
  }
  if (fallback != "unfused" && fallback != "error") {
    getOperation()->emitError()
        << "expects fallback to be 'unfused' or 'error', got '" << fallback
        << "'";
    return signalPassFailure();
  }
  bool failed = false;
  getOperation()->walk([&](AttentionOp op) {
    if (!op->hasAttr(AttnDialect::getLoweringConfigAttrName()))
      failed |= mlir::failed(configure(op, gpu));
  });
  if (failed)
    signalPassFailure();
}

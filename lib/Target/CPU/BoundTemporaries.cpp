//===- BoundTemporaries.cpp - Static sizes for temporaries ----------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/CPU/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

namespace mlir::attn {
#define GEN_PASS_DEF_ATTNBOUNDTEMPORARIES
#include "attn/Target/CPU/Passes.h.inc"
} // namespace mlir::attn

#define DEBUG_TYPE "attn-bound-temporaries"

using namespace mlir;

/// Temporaries above this many elements keep their dynamic size.
static constexpr int64_t maxElements = 1 << 20;

static void boundTemporary(tensor::EmptyOp op, IRRewriter &rewriter) {
  RankedTensorType type = op.getType();
  if (type.hasStaticShape() || !op->getParentOfType<LoopLikeOpInterface>())
    return;
  SmallVector<int64_t> shape;
  int64_t elements = 1;
  for (OpFoldResult size : op.getMixedSizes()) {
    FailureOr<int64_t> bound = ValueBoundsConstraintSet::computeConstantBound(
        presburger::BoundType::UB, size, /*stopCondition=*/nullptr,
        /*closedUB=*/true);
    if (failed(bound) || *bound <= 0 || *bound > maxElements)
      return;
    shape.push_back(*bound);
    elements *= *bound;
    if (elements > maxElements)
      return;
  }
  rewriter.setInsertionPoint(op);
  auto full = tensor::EmptyOp::create(rewriter, op.getLoc(), shape,
                                      type.getElementType());
  SmallVector<OpFoldResult> zeros(shape.size(), rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> ones(shape.size(), rewriter.getIndexAttr(1));
  rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(op, type, full, zeros,
                                                      op.getMixedSizes(), ones);
}

namespace {
struct BoundTemporariesPass
    : attn::impl::AttnBoundTemporariesBase<BoundTemporariesPass> {
  void runOnOperation() override {
    SmallVector<tensor::EmptyOp> ops;
    getOperation()->walk([&](tensor::EmptyOp op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    for (tensor::EmptyOp op : ops)
      boundTemporary(op, rewriter);
  }
};
} // namespace

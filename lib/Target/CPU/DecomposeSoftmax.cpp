//===- DecomposeSoftmax.cpp - Take linalg.softmax apart -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/CPU/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::attn {
#define GEN_PASS_DEF_ATTNDECOMPOSESOFTMAX
#include "attn/Target/CPU/Passes.h.inc"
} // namespace mlir::attn

#define DEBUG_TYPE "attn-decompose-softmax"

using namespace mlir;

namespace {
struct DecomposeSoftmaxPass
    : attn::impl::AttnDecomposeSoftmaxBase<DecomposeSoftmaxPass> {
  void runOnOperation() override {
    SmallVector<linalg::SoftmaxOp> ops;
    getOperation()->walk([&](linalg::SoftmaxOp op) {
      if (isa<RankedTensorType>(op.getOutput().getType()))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::SoftmaxOp op : ops) {
      rewriter.setInsertionPoint(op);
      FailureOr<SmallVector<Value>> results = op.decomposeOperation(rewriter);
      if (failed(results)) {
        op.emitError("cannot be decomposed");
        return signalPassFailure();
      }
      rewriter.replaceOp(op, *results);
    }
  }
};
} // namespace

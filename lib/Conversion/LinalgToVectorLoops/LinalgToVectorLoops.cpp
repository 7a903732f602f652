//===- LinalgToVectorLoops.cpp - Linalg on buffers to vectors -------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/LinalgToVectorLoops/LinalgToVectorLoops.h"

#include "Emitter.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::attn {
#define GEN_PASS_DEF_CONVERTLINALGTOVECTORLOOPSPASS
#include "attn/Conversion/Passes.h.inc"
} // namespace mlir::attn

#define DEBUG_TYPE "convert-linalg-to-vector-loops"

using namespace mlir;
using namespace mlir::attn;

//===----------------------------------------------------------------------===//
// Emitter
//===----------------------------------------------------------------------===//

Access Emitter::getAccess(OpOperand &operand, unsigned dim) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  Access access = Access::Invariant;
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(dim))
      continue;
    bool isLast = i + 1 == map.getNumResults();
    if (!isLast || !isa<AffineDimExpr>(expr) || access != Access::Invariant)
      return Access::Strided;
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type || !type.isLastDimUnitStride())
      return Access::Strided;
    access = Access::Unit;
  }
  return access;
}

Value Emitter::index(int64_t value) {
  return arith::ConstantIndexOp::create(b, loc, value);
}

Value Emitter::getSize(unsigned dim) {
  if (ranges.empty())
    ranges = op.createLoopRanges(b, loc);
  return getValueOrCreateConstantIndexOp(b, loc, ranges[dim].size);
}

SmallVector<Value> Emitter::getIndices(OpOperand &operand) {
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<Value> indices;
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      indices.push_back(ivs[dim.getPosition()]);
      continue;
    }
    if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
      indices.push_back(index(constant.getValue()));
      continue;
    }
    // Other dimensions may have no position here.
    SmallVector<Value> operands = ivs;
    for (auto [dim, operand] : llvm::enumerate(operands))
      if (!expr.isFunctionOfDim(dim))
        operand = index(0);
    indices.push_back(affine::AffineApplyOp::create(
        b, loc, map.getSubMap({static_cast<unsigned>(i)}), operands));
  }
  return indices;
}

void Emitter::emitFor(Value lower, Value upper, int64_t step,
                      function_ref<void(Value)> body) {
  emitFor(lower, upper, step, ValueRange(), [&](Value iv, ValueRange) {
    body(iv);
    return SmallVector<Value>();
  });
}

SmallVector<Value>
Emitter::emitFor(Value lower, Value upper, int64_t step, ValueRange inits,
                 function_ref<SmallVector<Value>(Value, ValueRange)> body) {
  auto loop = scf::ForOp::create(b, loc, lower, upper, index(step), inits);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  SmallVector<Value> next =
      body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (!inits.empty())
    scf::YieldOp::create(b, loc, next);
  return llvm::to_vector_of<Value>(loop.getResults());
}

void Emitter::emitNest(ArrayRef<unsigned> dims, function_ref<void()> body) {
  if (dims.empty())
    return body();
  emitFor(index(0), getSize(dims.front()), 1, [&](Value iv) {
    ivs[dims.front()] = iv;
    emitNest(dims.drop_front(), body);
  });
}

Value Emitter::alignDown(Value size, int64_t step) {
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return index(*constant / step * step);
  Value rest = arith::RemUIOp::create(b, loc, size, index(step));
  return arith::SubIOp::create(b, loc, size, rest);
}

Value Emitter::convertFloat(Value value, Type element) {
  Type type = value.getType();
  Type from = getElementTypeOrSelf(type);
  if (from == element)
    return value;
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.clone(element);
  else
    type = element;
  if (cast<FloatType>(from).getWidth() < cast<FloatType>(element).getWidth())
    return arith::ExtFOp::create(b, loc, type, value);
  return arith::TruncFOp::create(b, loc, type, value);
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// A copy between buffers of which one is not contiguous would become a call.
static void rewriteStridedCopies(Operation *root, RewriterBase &rewriter) {
  SmallVector<memref::CopyOp> copies;
  root->walk([&](memref::CopyOp copy) { copies.push_back(copy); });
  for (memref::CopyOp copy : copies) {
    auto source = dyn_cast<MemRefType>(copy.getSource().getType());
    auto target = dyn_cast<MemRefType>(copy.getTarget().getType());
    if (!source || !target || source.getRank() == 0 ||
        (source.getLayout().isIdentity() && target.getLayout().isIdentity()))
      continue;
    rewriter.setInsertionPoint(copy);
    linalg::CopyOp::create(rewriter, copy.getLoc(), copy.getSource(),
                           copy.getTarget());
    rewriter.eraseOp(copy);
  }
}

namespace {
struct ConvertLinalgToVectorLoopsPass
    : attn::impl::ConvertLinalgToVectorLoopsPassBase<
          ConvertLinalgToVectorLoopsPass> {
  using Base::Base;

  void runOnOperation() override {
    if (vectorBits < 64 || !llvm::isPowerOf2_32(vectorBits)) {
      getOperation()->emitError()
          << "vector-bits must be a power of two of at least 64, got "
          << vectorBits.getValue();
      return signalPassFailure();
    }
    IRRewriter rewriter(&getContext());
    rewriteStridedCopies(getOperation(), rewriter);
    SmallVector<linalg::LinalgOp> ops;
    getOperation()->walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    for (linalg::LinalgOp op : ops) {
      if (!op.hasPureBufferSemantics())
        continue;
      rewriter.setInsertionPoint(op);
      if (succeeded(lowerContractionToVectorLoops(rewriter, op, vectorBits)) ||
          succeeded(lowerGenericToVectorLoops(rewriter, op, vectorBits)))
        continue;
      if (failed(linalg::linalgOpToLoops(rewriter, op))) {
        op.emitError("cannot be lowered to loops");
        return signalPassFailure();
      }
      rewriter.eraseOp(op);
    }

    // Library calls would take vectors apart.
    RewritePatternSet patterns(&getContext());
    populateMathPolynomialApproximationPatterns(patterns, [](StringRef name) {
      return llvm::is_contained(
          {math::ExpOp::getOperationName(), math::LogOp::getOperationName(),
           math::TanhOp::getOperationName(), math::ErfOp::getOperationName()},
          name);
    });
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

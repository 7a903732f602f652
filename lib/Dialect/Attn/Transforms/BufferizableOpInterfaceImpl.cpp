//===- BufferizableOpInterfaceImpl.cpp - Bufferization of attn ops --------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/BufferizableOpInterfaceImpl.h"

#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::attn;
using namespace mlir::bufferization;

namespace {
/// The same op on the operands' buffers. `readsInits` where the old value of an
/// init takes part.
template <typename OpTy, bool readsInits>
struct StructuredModel
    : DstBufferizableOpInterfaceExternalModel<StructuredModel<OpTy, readsInits>,
                                              OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &state) const {
    return readsInits || cast<OpTy>(op).isDpsInput(&operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    auto dps = cast<DestinationStyleOpInterface>(op);
    if (dps.hasPureBufferSemantics())
      return success();
    if (!dps.hasPureTensorSemantics())
      return op->emitOpError() << "op does not have pure tensor semantics";
    SmallVector<Value> buffers;
    for (Value operand : op->getOperands()) {
      FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
      if (failed(buffer))
        return failure();
      buffers.push_back(*buffer);
    }
    SmallVector<Value> results;
    for (OpOperand &init : dps.getDpsInitsMutable())
      results.push_back(buffers[init.getOperandNumber()]);
    OperationState newOp(op->getLoc(), op->getName(), buffers, TypeRange(),
                         llvm::to_vector(op->getDiscardableAttrs()));
    newOp.propertiesAttr = op->getPropertiesAsAttribute();
    for (Region &region : op->getRegions())
      newOp.addRegion()->takeBody(region);
    rewriter.create(newOp);
    replaceOpWithBufferizedValues(rewriter, op, results);
    return success();
  }
};

/// Reads its operand and has no tensor result.
template <typename OpTy>
struct QuestionModel
    : BufferizableOpInterface::ExternalModel<QuestionModel<OpTy>, OpTy> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    OpOperand &operand = op->getOpOperand(0);
    if (isa<MemRefType>(operand.get().getType()))
      return success();
    FailureOr<Value> buffer =
        getBuffer(rewriter, operand.get(), options, state);
    if (failed(buffer))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { operand.set(*buffer); });
    return success();
  }
};
} // namespace

void mlir::attn::registerBufferizableOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *ctx, AttnDialect *) {
    AttentionOp::attachInterface<StructuredModel<AttentionOp, false>>(*ctx);
    OnlineAttentionOp::attachInterface<
        StructuredModel<OnlineAttentionOp, true>>(*ctx);
    MergeOp::attachInterface<StructuredModel<MergeOp, true>>(*ctx);
    FinalizeOp::attachInterface<StructuredModel<FinalizeOp, false>>(*ctx);
    RowsAboveOp::attachInterface<QuestionModel<RowsAboveOp>>(*ctx);
    NoNanOp::attachInterface<QuestionModel<NoNanOp>>(*ctx);
  });
}

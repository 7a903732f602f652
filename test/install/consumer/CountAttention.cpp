//===- CountAttention.cpp - The consumer's pass and pipeline --------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountAttention.h"

#include "attn/Conversion/Passes.h"
#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace {
struct CountAttentionPass
    : PassWrapper<CountAttentionPass, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CountAttentionPass)

  StringRef getArgument() const override { return "consumer-count-attention"; }
  StringRef getDescription() const override {
    return "Note how many attentions a function holds";
  }
  void runOnOperation() override {
    int64_t count = 0;
    getOperation().walk([&](attn::AttentionOp) { ++count; });
    Builder builder(&getContext());
    getOperation()->setAttr("consumer.attentions",
                            builder.getI64IntegerAttr(count));
  }
};
} // namespace

std::unique_ptr<Pass> consumer::createCountAttentionPass() {
  return std::make_unique<CountAttentionPass>();
}

static void buildUnfusePipeline(OpPassManager &manager) {
  manager.addPass(attn::createRaiseLinalgPass());
  manager.addNestedPass<func::FuncOp>(consumer::createCountAttentionPass());
  manager.addPass(attn::createConvertAttnToLinalgPass());
  manager.addPass(createCSEPass());
}

void consumer::registerPasses() {
  registerPass(createCountAttentionPass);
  PassPipelineRegistration<>("consumer-unfuse",
                             "Capture attention, count it, and undo it",
                             buildUnfusePipeline);
}

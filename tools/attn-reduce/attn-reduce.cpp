//===- attn-reduce.cpp - Test case reducer for attn-mlir IR ---------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/InitAll.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Reducer/Tester.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"

using namespace mlir;

namespace {

/// Values of the same type that may stand for a result, nearest first: operands
/// of its op, arguments of the blocks around it, zero.
SmallVector<Value> getSubstitutes(OpResult result) {
  Operation *op = result.getOwner();
  Type type = result.getType();
  SmallVector<Value> values;
  // What an empty tensor holds differs from run to run.
  auto add = [&](Value value) {
    if (value.getType() == type && !llvm::is_contained(values, value) &&
        !value.getDefiningOp<tensor::EmptyOp>())
      values.push_back(value);
  };
  for (Value operand : op->getOperands())
    add(operand);
  for (Block *block = op->getBlock(); block && block->getParentOp();
       block = block->getParentOp()->getBlock()) {
    for (Value arg : block->getArguments())
      add(arg);
    if (block->getParentOp()->hasTrait<OpTrait::IsIsolatedFromAbove>())
      break;
  }
  auto shaped = dyn_cast<RankedTensorType>(type);
  OpBuilder b(op);
  TypedAttr zero;
  if (!op->hasTrait<OpTrait::ConstantLike>() &&
      (!shaped || shaped.hasStaticShape()))
    zero = b.getZeroAttr(type);
  if (zero)
    values.push_back(arith::ConstantOp::create(b, op->getLoc(), zero));
  return values;
}

/// Puts the n-th of what may stand for it in the place of an op, and removes it
/// where nothing uses it. False where there is no n-th.
bool replaceOp(Operation *op, unsigned n) {
  if (op->use_empty()) {
    op->erase();
    return n == 0;
  }
  for (OpResult result : op->getResults()) {
    SmallVector<Value> values = getSubstitutes(result);
    if (n >= values.size())
      return false;
    result.replaceAllUsesWith(values[n]);
  }
  return true;
}

/// Removes one op after the other while a script says that what is left is
/// still interesting (its exit status is 1). In the dataflow of a function,
/// which reduction-tree cannot cut, the uses of an op go to another value.
struct ReduceValuesPass
    : public PassWrapper<ReduceValuesPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReduceValuesPass)

  ReduceValuesPass() = default;
  ReduceValuesPass(const ReduceValuesPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "reduce-values"; }
  StringRef getDescription() const final {
    return "Replaces ops by their operands, by arguments, or by zero";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect>();
  }

  void runOnOperation() override;

  Option<std::string> script{*this, "test",
                             llvm::cl::desc("The script, which gets a file")};
};

/// Ops that may go, users behind what they use.
SmallVector<Operation *> getOps(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module && !op->hasTrait<OpTrait::IsTerminator>())
      ops.push_back(op);
  });
  return ops;
}

void eraseDead(ModuleOp module) {
  SmallVector<Operation *> ops = getOps(module);
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
}

} // namespace

void ReduceValuesPass::runOnOperation() {
  ModuleOp module = getOperation();
  Tester tester(script, {});
  auto isInteresting = [&](ModuleOp candidate) {
    return tester.isInteresting(candidate).first ==
           Tester::Interestingness::True;
  };
  if (!isInteresting(module)) {
    module.emitError("the test script does not find it interesting");
    return signalPassFailure();
  }
  // What does not verify is no test case, and no news.
  ScopedDiagnosticHandler quiet(&getContext(),
                                [](Diagnostic &) { return success(); });
  for (bool changed = true; changed;) {
    changed = false;
    // From the end, where most depends on an op.
    for (size_t i = getOps(module).size(); i-- > 0;)
      for (unsigned n = 0;; ++n) {
        SmallVector<Operation *> ops = getOps(module);
        if (i >= ops.size())
          break;
        OwningOpRef<ModuleOp> candidate = module.clone();
        if (!replaceOp(getOps(*candidate)[i], n))
          break;
        eraseDead(*candidate);
        if (getOps(*candidate).size() >= ops.size() ||
            failed(verify(*candidate)) || !isInteresting(*candidate))
          continue;
        module.getBodyRegion().takeBody(candidate->getBodyRegion());
        changed = true;
        break;
      }
  }
}

int main(int argc, char **argv) {
  attn::registerAllPasses();
  PassRegistration<ReduceValuesPass>();
  DialectRegistry registry;
  attn::registerAllDialects(registry);
  MLIRContext context(registry);
  return failed(mlirReduceMain(argc, argv, context));
}

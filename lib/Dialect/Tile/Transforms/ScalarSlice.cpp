//===- ScalarSlice.cpp - What a scalar is computed from -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarSlice.h"

#include "attn/Dialect/Tile/IR/Tile.h"

using namespace mlir;
using namespace mlir::attn::tile;

void ScalarSlice::add(Value value) {
  worklist.push_back(value);
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (values.insert(next).second)
      visit(next);
  }
}

void ScalarSlice::visit(Value value) {
  auto addLoopValue = [&](scf::ForOp loop, unsigned index) {
    worklist.append({loop.getInitArgs()[index], loop.getYieldedValues()[index],
                     loop.getRegionIterArgs()[index]});
    addWithControl(loop);
  };
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    if (auto loop = dyn_cast<scf::ForOp>(parent)) {
      if (argument.getArgNumber() == 0)
        addWithControl(loop);
      else
        addLoopValue(loop, argument.getArgNumber() - 1);
    }
    return;
  }
  Operation *def = value.getDefiningOp();
  unsigned index = cast<OpResult>(value).getResultNumber();
  if (auto loop = dyn_cast<scf::ForOp>(def)) {
    addLoopValue(loop, index);
  } else if (auto branch = dyn_cast<scf::IfOp>(def)) {
    worklist.append({branch.thenYield().getOperand(index),
                     branch.elseYield().getOperand(index)});
    addWithControl(branch);
  } else if (auto bound = dyn_cast<WarpgroupBoundOp>(def)) {
    ops.insert(def);
    worklist.push_back(bound.getCommon());
  } else {
    if (!isa<RingCreateOp>(def) &&
        (def->getNumRegions() != 0 ||
         isa_and_nonnull<TileDialect>(def->getDialect())))
      obstacle = obstacle ? obstacle : def;
    ops.insert(def);
    llvm::append_range(worklist, def->getOperands());
  }
}

void ScalarSlice::addWithControl(Operation *op) {
  for (; isa_and_nonnull<scf::ForOp, scf::IfOp, PutOp>(op);
       op = op->getParentOp()) {
    if (!ops.insert(op).second)
      break;
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      worklist.append(
          {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()});
    } else if (auto branch = dyn_cast<scf::IfOp>(op)) {
      worklist.push_back(branch.getCondition());
    } else {
      llvm::append_range(worklist, op->getOperands());
    }
  }
  if (worklist.empty())
    return;
  add(worklist.pop_back_val());
}

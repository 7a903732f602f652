//===- ProductWaits.cpp - Where products are waited for -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProductWaits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

static bool isProductWait(const Instruction &instruction) {
  auto *call = dyn_cast<CallInst>(&instruction);
  auto *text = call ? dyn_cast<InlineAsm>(call->getCalledOperand()) : nullptr;
  return text &&
         StringRef(text->getAsmString()).starts_with("wgmma.wait_group");
}

/// Lets a wait that only pure instructions precede begin its block.
static void moveToFront(BasicBlock &block) {
  auto begin = block.getFirstNonPHIIt();
  for (auto it = begin; it != block.end(); ++it) {
    if (isProductWait(*it)) {
      bool usesBlock = any_of(it->operands(), [&](Value *operand) {
        auto *def = dyn_cast<Instruction>(operand);
        return def && def->getParent() == &block && !isa<PHINode>(def);
      });
      if (!usesBlock && it != begin)
        it->moveBefore(block, begin);
      return;
    }
    if (it->mayHaveSideEffects() || it->mayReadFromMemory())
      return;
  }
}

void mlir::attn::tile::placeProductWaits(Module &module) {
  for (Function &function : module)
    for (BasicBlock &block : function)
      moveToFront(block);
}

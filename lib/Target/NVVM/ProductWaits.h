//===- ProductWaits.h - Where products are waited for -----------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_TARGET_NVVM_PRODUCTWAITS_H
#define ATTN_LIB_TARGET_NVVM_PRODUCTWAITS_H

namespace llvm {
class Module;
} // namespace llvm

namespace mlir::attn::tile {

/// Moves waits for products of warpgroups in front of the pure instructions
/// between them and the beginning of their block. Behind a loop LLVM sinks
/// there what only the code behind the loop uses, and ptxas 13.0 serialises
/// products that are under way across any instruction between the loop and the
/// wait (C7514).
void placeProductWaits(llvm::Module &module);

} // namespace mlir::attn::tile

#endif // ATTN_LIB_TARGET_NVVM_PRODUCTWAITS_H

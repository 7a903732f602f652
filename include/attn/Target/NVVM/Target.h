//===- Target.h - Serialization behind #tile.nvvm ---------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_NVVM_TARGET_H
#define ATTN_TARGET_NVVM_TARGET_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::attn::tile {

/// A string attribute in the metadata of an error that says that ptxas had too
/// few registers for a kernel: another form of it may have enough.
constexpr llvm::StringLiteral kRegisterErrorTag = "tile.registers";

/// Attaches `gpu::TargetAttrInterface` to `#tile.nvvm`, and what it needs to
/// translate a module to LLVM IR.
void registerNVVMTargetInterfaceExternalModels(DialectRegistry &registry);

/// Attaches `gpu::OffloadingLLVMTranslationAttrInterface` to `#tile.images`.
void registerImagesInterfaceExternalModels(DialectRegistry &registry);

} // namespace mlir::attn::tile

#endif // ATTN_TARGET_NVVM_TARGET_H

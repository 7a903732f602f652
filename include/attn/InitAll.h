//===- InitAll.h - Registers dialects and passes ----------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_INITALL_H
#define ATTN_INITALL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::attn {

/// The project's dialects and the external models they bring.
void registerAttnDialects(DialectRegistry &registry);

/// The project's passes and pipelines.
void registerAttnPasses();

/// All of upstream MLIR and of the project: what the tools run with.
void registerAllDialects(DialectRegistry &registry);
void registerAllPasses();

} // namespace mlir::attn

#endif // ATTN_INITALL_H

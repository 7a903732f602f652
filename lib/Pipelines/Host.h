//===- Host.h - Host code beside kernels ------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_PIPELINES_HOST_H
#define ATTN_LIB_PIPELINES_HOST_H

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace mlir::attn {

/// Loops for what linalg is left in functions beside the kernels.
void addHostLoops(OpPassManager &pm);

} // namespace mlir::attn

#endif // ATTN_LIB_PIPELINES_HOST_H

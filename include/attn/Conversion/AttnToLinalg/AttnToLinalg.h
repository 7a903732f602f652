//===- AttnToLinalg.h - Attn to linalg conversion ---------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_ATTNTOLINALG_ATTNTOLINALG_H
#define ATTN_CONVERSION_ATTNTOLINALG_ATTNTOLINALG_H

#include <memory>

namespace mlir {
class Pass;
class RewritePatternSet;
} // namespace mlir

namespace mlir::attn {

#define GEN_PASS_DECL_CONVERTATTNTOLINALGPASS
#include "attn/Conversion/Passes.h.inc"

/// Patterns that lower every structured op of the attn dialect to linalg on
/// tensors.
void populateAttnToLinalgPatterns(RewritePatternSet &patterns);

} // namespace mlir::attn

#endif // ATTN_CONVERSION_ATTNTOLINALG_ATTNTOLINALG_H

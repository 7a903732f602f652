//===- Passes.h - The references in double precision ------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_REFERENCE_PASSES_H
#define ATTN_REFERENCE_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::attn {
#define GEN_PASS_DECL
#include "attn/Reference/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "attn/Reference/Passes.h.inc"
} // namespace mlir::attn

#endif // ATTN_REFERENCE_PASSES_H

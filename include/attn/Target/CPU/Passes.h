//===- Passes.h - Passes for CPUs -------------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_CPU_PASSES_H
#define ATTN_TARGET_CPU_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::attn {
#define GEN_PASS_DECL
#include "attn/Target/CPU/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "attn/Target/CPU/Passes.h.inc"
} // namespace mlir::attn

#endif // ATTN_TARGET_CPU_PASSES_H

//===- Passes.td - Attn dialect passes ---------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_PASSES
#define ATTN_DIALECT_ATTN_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_PASSES

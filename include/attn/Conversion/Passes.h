//===- Passes.h - Conversion passes -----------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_PASSES_H
#define ATTN_CONVERSION_PASSES_H

#include "attn/Conversion/AttnToLinalg/AttnToLinalg.h"
#include "attn/Conversion/AttnToTile/AttnToTile.h"
#include "attn/Conversion/LinalgToAttn/LinalgToAttn.h"
#include "attn/Conversion/LinalgToTile/LinalgToTile.h"
#include "attn/Conversion/LinalgToVectorLoops/LinalgToVectorLoops.h"
#include "attn/Conversion/TileToNVVM/TileToNVVM.h"

#include "mlir/Pass/Pass.h"

namespace mlir::attn {

#define GEN_PASS_REGISTRATION
#include "attn/Conversion/Passes.h.inc"

} // namespace mlir::attn

#endif // ATTN_CONVERSION_PASSES_H

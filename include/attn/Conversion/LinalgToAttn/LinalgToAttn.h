//===- LinalgToAttn.h - Capture of attention from linalg --------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_LINALGTOATTN_LINALGTOATTN_H
#define ATTN_CONVERSION_LINALGTOATTN_LINALGTOATTN_H

#include "mlir/Pass/Pass.h"

namespace mlir::attn {

/// Which roundings of the scores are kept.
enum class Numerics {
  /// Excess precision is allowed: roundings to narrower types may go.
  Relaxed,
  /// Every rounding stays where the graph has it.
  Strict,
};

/// What a softmax takes off the scores of a row.
enum class Shift {
  /// Their maximum.
  Maximum,
  /// Any value, or nothing.
  Any,
};

#define GEN_PASS_DECL_RAISELINALGPASS
#include "attn/Conversion/Passes.h.inc"

} // namespace mlir::attn

#endif // ATTN_CONVERSION_LINALGTOATTN_LINALGTOATTN_H

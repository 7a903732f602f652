//===- AttentionBuilder.h - Builds attn.attention from a match --*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_CONVERSION_LINALGTOATTN_ATTENTIONBUILDER_H
#define ATTN_LIB_CONVERSION_LINALGTOATTN_ATTENTIONBUILDER_H

#include "SoftmaxMatcher.h"

namespace mlir::attn {

/// Builds the op in front of the op that computes the root of the match, and
/// returns the value that stands for the root. `rows` are the values for those
/// of `lseValue` and `maxValue` that there are.
Value buildAttention(AttentionMatch &match, OpBuilder &b, AttentionOp &op,
                     SmallVectorImpl<Value> &rows);

/// The match in words.
std::string describe(AttentionOp op);

} // namespace mlir::attn

#endif // ATTN_LIB_CONVERSION_LINALGTOATTN_ATTENTIONBUILDER_H

//===- CountAttention.h - The consumer's pass and pipeline ------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CONSUMER_COUNTATTENTION_H
#define CONSUMER_COUNTATTENTION_H

#include <memory>

namespace mlir {
class Pass;
} // namespace mlir

namespace consumer {

/// Notes on each function how many attentions it holds.
std::unique_ptr<mlir::Pass> createCountAttentionPass();

/// Registers `consumer-count-attention` and the pipeline `consumer-unfuse`,
/// which captures attention, counts it, and turns it back into linalg.
void registerPasses();

} // namespace consumer

#endif // CONSUMER_COUNTATTENTION_H

//===- Generate.h - made-up arguments ---------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_RUN_GENERATE_H
#define ATTN_TOOLS_ATTN_RUN_GENERATE_H

#include "Array.h"

namespace attn::run {

/// Fills an array with random values, which depend on the seed, the number of
/// the argument and the position alone: standard normal floats, booleans that
/// are true three times in four, and integers in [low, high].
void fillRandom(Array &array, uint64_t seed, int32_t argument, int64_t low,
                int64_t high);

/// Fills an array so that mistakes in a softmax show: by rows (the innermost
/// dimension) it takes turns with large, growing, equal, tiny, zero and
/// alternating values and single spikes; rows of booleans are all true, all
/// false, true at one end, or mixed.
void fillAdversarial(Array &array, uint64_t seed, int32_t argument, int64_t low,
                     int64_t high);

} // namespace attn::run

#endif // ATTN_TOOLS_ATTN_RUN_GENERATE_H

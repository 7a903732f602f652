//===- SoftmaxOptions.h - How a softmax is computed -------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_SOFTMAXOPTIONS_H
#define ATTN_TARGET_SOFTMAXOPTIONS_H

namespace mlir::attn {

/// A form of the softmax, or the choice of one.
enum class SoftmaxChoice { Online, Speculative, Auto };

/// What the normaliser of a softmax sums, and where.
enum class RowSums {
  /// Exact for the online form, Matrix for the speculative one.
  Auto,
  /// The exponentials in f32.
  Exact,
  /// The exponentials as P V takes them, rounded to the type of the values.
  Rounded,
  /// The same, by the matrix unit.
  Matrix
};

} // namespace mlir::attn

#endif // ATTN_TARGET_SOFTMAXOPTIONS_H

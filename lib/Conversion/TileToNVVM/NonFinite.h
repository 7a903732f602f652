//===- NonFinite.h - Products with NaN and infinities by count --*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A matrix instruction multiplies every row by every value, and 0 times NaN is
// NaN. So that an element of the left operand that is -0 leaves out its values,
// those that are not finite are taken out of the right operand and multiplied
// apart, as numbers:
//
//     flag of a left element      -0: 0    +0: 2^10    else: 1
//     code of a right element     finite: 0    +inf: 1    -inf: 2^5    NaN:
//     2^10
//
// Over at most 16 products the sum says which there were: from 2^10 on a NaN or
// 0 times an infinity, below it the number of infinities of either sign in five
// bits each. All is exact in 16-bit floats and in the sum in f32.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_CONVERSION_TILETONVVM_NONFINITE_H
#define ATTN_LIB_CONVERSION_TILETONVVM_NONFINITE_H

#include "Lowering.h"

namespace mlir::attn::tile {

/// Works on pairs of f16 or bf16 as the bits of a register.
class NonFinite {
public:
  NonFinite(Emitter &e, FloatType type)
      : e(e), mantissa(type.isF16() ? 10 : 7) {}

  /// All bits of the elements that are not finite.
  Value getMask(Value bits) const;
  /// The elements outside of `mask`, 0 inside.
  Value clear(Value bits, Value mask) const;
  Value getCodes(Value bits, Value mask) const;
  /// Of elements that are not negative, or -0.
  Value getFlags(Value bits) const;
  /// An f32 plus the products that `count`, a sum of flags times codes, stands
  /// for.
  Value add(Value value, Value count) const;

private:
  /// The same 16 bits in both halves.
  Value both(uint32_t bits) const;
  /// From the upper bit of each half to its lowest, as numbers 0 and 1.
  Value getUpperBits(Value bits) const;

  Emitter &e;
  unsigned mantissa;
};

} // namespace mlir::attn::tile

#endif // ATTN_LIB_CONVERSION_TILETONVVM_NONFINITE_H

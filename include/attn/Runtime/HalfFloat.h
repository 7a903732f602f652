//===- HalfFloat.h - 16-bit floating point in software ----------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exact conversions between f16 or bf16 bit patterns and double, rounding to
// nearest even. C and C++, header only.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_RUNTIME_HALFFLOAT_H
#define ATTN_RUNTIME_HALFFLOAT_H

#include <stdint.h>
#include <string.h>

/// Rounds to the format with `exponentBits` and `mantissaBits`, as bits.
static inline uint16_t attnRoundToBits(double value, int exponentBits,
                                       int mantissaBits) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof(bits));
  uint16_t sign = (uint16_t)(bits >> 63 << 15);
  int exponent = (int)(bits >> 52 & 0x7ff);
  uint64_t mantissa = bits & 0xfffffffffffffull;
  uint16_t infinity = (uint16_t)(((1u << exponentBits) - 1) << mantissaBits);
  if (exponent == 0x7ff) {
    if (!mantissa)
      return sign | infinity;
    // Keep the upper payload bits and make the NaN quiet.
    return (uint16_t)(sign | infinity | 1u << (mantissaBits - 1) |
                      mantissa >> (52 - mantissaBits));
  }
  if (exponent == 0)
    return sign; // A subnormal double is far below half of the least value.

  int bias = (1 << (exponentBits - 1)) - 1;
  int target = exponent - 1023 + bias;
  int shift = 52 - mantissaBits;
  mantissa |= 1ull << 52;
  if (target < 1) {
    shift += 1 - target;
    target = 1;
    if (shift > 53)
      return sign;
  }
  uint64_t rest = mantissa & ((1ull << shift) - 1);
  uint64_t half = 1ull << (shift - 1);
  uint64_t rounded = mantissa >> shift;
  if (rest > half || (rest == half && (rounded & 1)))
    ++rounded;
  // The hidden bit adds one to the exponent field unless it is subnormal; a
  // carry out of the mantissa does so likewise.
  uint64_t result = ((uint64_t)(target - 1) << mantissaBits) + rounded;
  return (uint16_t)(sign | (result >= infinity ? infinity : result));
}

static inline double attnBitsToDouble(uint16_t half, int exponentBits,
                                      int mantissaBits) {
  uint64_t sign = (uint64_t)(half >> 15) << 63;
  int exponent = half >> mantissaBits & ((1 << exponentBits) - 1);
  uint64_t mantissa = half & ((1u << mantissaBits) - 1);
  int bias = (1 << (exponentBits - 1)) - 1;
  uint64_t bits;
  if (exponent == (1 << exponentBits) - 1) {
    bits = sign | 0x7ffull << 52 | mantissa << (52 - mantissaBits);
  } else if (exponent == 0 && mantissa == 0) {
    bits = sign;
  } else {
    if (exponent == 0) {
      exponent = 1;
      while (!(mantissa >> mantissaBits)) {
        mantissa <<= 1;
        --exponent;
      }
      mantissa &= (1u << mantissaBits) - 1;
    }
    bits = sign | (uint64_t)(exponent - bias + 1023) << 52 |
           mantissa << (52 - mantissaBits);
  }
  double value;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

static inline uint16_t attnDoubleToF16(double value) {
  return attnRoundToBits(value, 5, 10);
}
static inline uint16_t attnDoubleToBF16(double value) {
  return attnRoundToBits(value, 8, 7);
}
static inline double attnF16ToDouble(uint16_t bits) {
  return attnBitsToDouble(bits, 5, 10);
}
static inline double attnBF16ToDouble(uint16_t bits) {
  return attnBitsToDouble(bits, 8, 7);
}

#endif // ATTN_RUNTIME_HALFFLOAT_H

//===- NonFinite.cpp - Products with NaN and infinities by count ----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NonFinite.h"

using namespace mlir;
using namespace mlir::attn::tile;

/// Exponents of two of the numbers that stand for -inf, and for NaN or +0.
static constexpr unsigned kNegative = 5, kNaN = 10;

Value NonFinite::both(uint32_t bits) const {
  return e.i32(static_cast<int32_t>(bits << 16 | bits));
}

Value NonFinite::getUpperBits(Value bits) const {
  return e.andI(e.shr(bits, 15), both(1));
}

// Sums of two halves stay in their 16 bits throughout: a carry into the upper
// bit of a half is the answer, one out of it does not happen.

Value NonFinite::getMask(Value bits) const {
  uint32_t exponent = 0x7fff & -(1u << mantissa);
  Value carried = e.add(e.andI(bits, both(exponent)), both(1u << mantissa));
  return e.mul(getUpperBits(carried), 0xffff);
}

Value NonFinite::clear(Value bits, Value mask) const {
  return e.andI(bits, e.xorI(mask, int64_t(-1)));
}

Value NonFinite::getCodes(Value bits, Value mask) const {
  uint32_t fraction = (1u << mantissa) - 1, one = 0x3fff & -(1u << mantissa);
  Value carried = e.add(e.andI(bits, both(fraction)), both(fraction));
  Value isNaN = e.andI(e.shr(carried, mantissa), both(1));
  Value exponent =
      arith::OrIOp::create(e, e.mul(getUpperBits(bits), kNegative << mantissa),
                           e.mul(isNaN, kNaN << mantissa));
  return e.andI(e.add(exponent, both(one)), mask);
}

Value NonFinite::getFlags(Value bits) const {
  uint32_t one = 0x3fff & -(1u << mantissa);
  Value isOther = getUpperBits(e.add(e.andI(bits, both(0x7fff)), both(0x7fff)));
  // Neither another number nor negative: +0.
  Value isZero = e.andI(
      e.xorI(arith::OrIOp::create(e, isOther, getUpperBits(bits)), both(1)),
      both(1));
  return arith::OrIOp::create(e, e.mul(isOther, one),
                              e.mul(isZero, one + (kNaN << mantissa)));
}

Value NonFinite::add(Value value, Value count) const {
  auto constant = [&](float v) -> Value {
    return arith::ConstantOp::create(e, e.getF32FloatAttr(v));
  };
  constexpr float inf = std::numeric_limits<float>::infinity();
  // At most 16 * 2^20 (or 2^25 for a negative NaN): an i32.
  Value number = arith::FPToSIOp::create(e, e.getI32Type(), count);
  auto has = [&](uint32_t bits) {
    return e.cmp(arith::CmpIPredicate::ne, e.andI(number, bits), e.i32(0));
  };
  Value zero = constant(0.0f);
  uint32_t positive = (1u << kNegative) - 1;
  Value upper = arith::SelectOp::create(e, has(positive), constant(inf), zero);
  Value lower = arith::SelectOp::create(e, has(((1u << kNaN) - 1) & ~positive),
                                        constant(-inf), zero);
  Value isNaN =
      e.cmp(arith::CmpIPredicate::sge, number, e.i32(int64_t(1) << kNaN));
  Value sum =
      arith::AddFOp::create(e, value, arith::AddFOp::create(e, upper, lower));
  return arith::SelectOp::create(
      e, isNaN, constant(std::numeric_limits<float>::quiet_NaN()), sum);
}

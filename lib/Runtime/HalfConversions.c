//===- HalfConversions.c - conversions called by generated code -----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM calls these by name for 16-bit floats on processors without conversion
// instructions. They are weak: a compiler runtime that is linked in wins. C,
// because GCC has _Float16 in C++ only from version 13; bf16 travels in the
// same registers, so _Float16 stands for it as well.
//
//===----------------------------------------------------------------------===//

#include "attn/Runtime/HalfFloat.h"

#define CONVERSION __attribute__((weak, visibility("default")))

static _Float16 fromBits(uint16_t bits) {
  _Float16 value;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

static uint16_t toBits(_Float16 value) {
  uint16_t bits;
  memcpy(&bits, &value, sizeof(bits));
  return bits;
}

CONVERSION _Float16 __truncsfhf2(float value);
CONVERSION _Float16 __truncdfhf2(double value);
CONVERSION float __extendhfsf2(_Float16 value);
CONVERSION _Float16 __truncsfbf2(float value);
CONVERSION _Float16 __truncdfbf2(double value);

_Float16 __truncsfhf2(float value) { return fromBits(attnDoubleToF16(value)); }
_Float16 __truncdfhf2(double value) { return fromBits(attnDoubleToF16(value)); }
float __extendhfsf2(_Float16 value) {
  return (float)attnF16ToDouble(toBits(value));
}
_Float16 __truncsfbf2(float value) { return fromBits(attnDoubleToBF16(value)); }
_Float16 __truncdfbf2(double value) {
  return fromBits(attnDoubleToBF16(value));
}

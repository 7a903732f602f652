//===- HelpersTest.cpp - conversions and copies ---------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "attn/Runtime/AttnRuntime.h"
#include "attn/Runtime/HalfFloat.h"

#include <cmath>

extern "C" void memrefCopy(int64_t elementSize, void *source,
                           void *destination);

static float toFloat(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof(value));
  return value;
}

static void testHalf() {
  // Every bit pattern survives the way through double, NaNs as quiet NaNs.
  for (uint32_t bits = 0; bits < 65536; ++bits) {
    double half = attnF16ToDouble(bits), brain = attnBF16ToDouble(bits);
    if (std::isnan(half))
      CHECK(attnDoubleToF16(half) == (bits | 0x200));
    else
      CHECK(attnDoubleToF16(half) == bits);
    if (std::isnan(brain)) {
      CHECK(attnDoubleToBF16(brain) == (bits | 0x40));
    } else {
      CHECK(attnDoubleToBF16(brain) == bits);
      CHECK(brain == toFloat(bits << 16));
    }
  }
  // Ties go to even, in the normal and in the subnormal range.
  CHECK(attnDoubleToF16(1.0 + 0x1p-11) == 0x3c00);
  CHECK(attnDoubleToF16(1.0 + 3 * 0x1p-11) == 0x3c02);
  CHECK(attnDoubleToF16(1.0 + 0x1p-11 + 0x1p-40) == 0x3c01);
  CHECK(attnDoubleToF16(0x1p-25) == 0);
  CHECK(attnDoubleToF16(0x1.8p-24) == 2);
  CHECK(attnDoubleToF16(0x1.000001p-25) == 1);
  CHECK(attnDoubleToF16(65519.999) == 0x7bff);
  CHECK(attnDoubleToF16(65520.0) == 0x7c00);
  CHECK(attnDoubleToF16(-1e300) == 0xfc00);
  CHECK(attnDoubleToF16(-1e-300) == 0x8000);
  CHECK(attnDoubleToBF16(0x1.01p0) == 0x3f80);
  CHECK(attnDoubleToBF16(0x1.03p0) == 0x3f82);
  CHECK(attnDoubleToBF16(INFINITY) == 0x7f80);
}

static void testCopy() {
  float from[24], to[64];
  for (int i = 0; i < 24; ++i)
    from[i] = i;
  memset(to, 0, sizeof(to));
  struct {
    int64_t rank;
    void *descriptor;
  } source, destination;
  // A transposed 4 x 6 into a 6 x 4 with padded rows, from an offset.
  AttnMemRef2 a = {from, from, 0, {6, 4}, {1, 6}};
  AttnMemRef2 b = {to, to, 2, {6, 4}, {10, 1}};
  source = {2, &a};
  destination = {2, &b};
  memrefCopy(4, &source, &destination);
  for (int i = 0; i < 6; ++i)
    for (int j = 0; j < 4; ++j)
      CHECK(to[2 + 10 * i + j] == from[i + 6 * j]);
  CHECK(to[0] == 0 && to[6] == 0 && to[11] == 0);

  // Dense, rank 0 and empty.
  AttnMemRef1 c = {from, from, 1, {5}, {1}}, d = {to, to, 0, {5}, {1}};
  source = {1, &c};
  destination = {1, &d};
  memrefCopy(4, &source, &destination);
  CHECK(to[0] == 1 && to[4] == 5 && to[5] != 6);
  AttnMemRefHeader e = {from, from, 7}, f = {to, to, 63};
  source = {0, &e};
  destination = {0, &f};
  memrefCopy(4, &source, &destination);
  CHECK(to[63] == 7);
  AttnMemRef2 g = {nullptr, nullptr, 0, {3, 0}, {0, 1}};
  source = destination = {2, &g};
  memrefCopy(4, &source, &destination);
}

int main() {
  testHalf();
  testCopy();
  for (int32_t type = ATTN_TYPE_I1; type <= ATTN_TYPE_F64; ++type)
    CHECK(attnTypeSize(type) != 0);
  CHECK(attnTypeSize(ATTN_TYPE_INVALID) == 0);
  CHECK(std::string(attnTypeName(ATTN_TYPE_BF16)) == "bf16");
  return finish();
}

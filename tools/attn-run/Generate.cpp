//===- Generate.cpp - made-up arguments -----------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generate.h"

#include <algorithm>
#include <cmath>

using namespace attn::run;

/// A 64-bit hash of three numbers.
static uint64_t mix(uint64_t seed, uint64_t argument, uint64_t index) {
  uint64_t x = seed * 0x9e3779b97f4a7c15ull + argument * 0xd1b54a32d192ed03ull +
               index * 0x2545f4914f6cdd1dull + 0x632be59bd9b4e019ull;
  for (int round = 0; round < 2; ++round) {
    x ^= x >> 30;
    x *= 0xbf58476d1ce4e5b9ull;
    x ^= x >> 27;
    x *= 0x94d049bb133111ebull;
    x ^= x >> 31;
  }
  return x;
}

/// A standard normal number, by Box and Muller.
static double normal(uint64_t bits) {
  double u = (static_cast<double>(bits >> 32) + 0.5) * 0x1p-32;
  double v = static_cast<double>(bits & 0xffffffff) * 0x1p-32;
  return std::sqrt(-2 * std::log(u)) * std::cos(6.283185307179586 * v);
}

static double randomValue(int32_t type, uint64_t bits, int64_t low,
                          int64_t high) {
  if (isFloat(type))
    return normal(bits);
  if (type == ATTN_TYPE_I1)
    return (bits & 3) != 0;
  uint64_t range = static_cast<uint64_t>(high) - low + 1;
  return static_cast<double>(low + static_cast<int64_t>(bits % range));
}

namespace {

/// A fill in chunks that threads share.
template <typename Value>
struct Fill {
  Array &array;
  Value value;
  int64_t count;

  static constexpr int64_t chunk = 1 << 14;

  static void run(int64_t i, void *context) {
    auto &fill = *static_cast<Fill *>(context);
    int64_t end = std::min(fill.count, (i + 1) * chunk);
    for (int64_t j = i * chunk; j < end; ++j)
      fill.array.set(j, fill.value(j));
  }
};

} // namespace

/// Sets every element to `value` of its position.
template <typename Value>
static void fill(Array &array, Value value) {
  Fill<Value> job{array, value, array.count()};
  attnParallelFor((job.count + Fill<Value>::chunk - 1) / Fill<Value>::chunk,
                  Fill<Value>::run, &job);
}

void attn::run::fillRandom(Array &array, uint64_t seed, int32_t argument,
                           int64_t low, int64_t high) {
  int32_t type = array.type();
  fill(array, [=](int64_t i) {
    return randomValue(type, mix(seed, argument, i), low, high);
  });
}

void attn::run::fillAdversarial(Array &array, uint64_t seed, int32_t argument,
                                int64_t low, int64_t high) {
  int32_t type = array.type(), rank = array.rank();
  int64_t columns = rank > 0 ? std::max<int64_t>(array.size(rank - 1), 1) : 1;
  int64_t rows = rank > 1 ? std::max<int64_t>(array.size(rank - 2), 1) : 1;
  fill(array, [=](int64_t i) -> double {
    int64_t column = i % columns, row = i / columns % rows;
    uint64_t bits = mix(seed, argument, i);
    // Neighbouring rows differ, and so do arguments.
    uint64_t kind = mix(seed, argument + 1000, i / columns);
    if (type == ATTN_TYPE_I1) {
      switch (kind % 6) {
      case 0:
        return 1;
      case 1:
        return 0;
      case 2:
        return column == 0;
      case 3:
        return column == columns - 1;
      case 4:
        return column & 1;
      default:
        return (bits & 3) != 0;
      }
    }
    if (!isFloat(type))
      return randomValue(type, bits, low, high);
    double x = normal(bits);
    switch (kind % 10) {
    case 0: // Large scores.
      return 12 * x;
    case 1: // Grows along the rows, so that the running maximum moves.
      return x *
             (1 + 8.0 * static_cast<double>(row) / static_cast<double>(rows));
    case 2: // Equal elements.
      return 0.75;
    case 3: // Below the normal range of f16.
      return x * 0x1p-18;
    case 4:
      return 0;
    case 5:
      return column & 1 ? -3 : 3;
    case 6: // One spike.
      return column == static_cast<int64_t>(kind >> 8) % columns ? 40 : x / 4;
    default:
      return x;
    }
  });
}

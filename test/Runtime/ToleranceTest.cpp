//===- ToleranceTest.cpp - the 2x rule ------------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Runtime/Tolerance.h"
#include "Check.h"

static bool holds(int32_t type, std::initializer_list<double> fused,
                  std::initializer_list<double> unfused,
                  std::initializer_list<double> reference) {
  AttnComparison comparison = attnComparisonBegin(type, 1);
  for (size_t i = 0; i < fused.size(); ++i)
    attnComparisonAdd(&comparison, i, fused.begin()[i], unfused.begin()[i],
                      reference.begin()[i]);
  return attnComparisonHolds(&comparison);
}

int main() {
  double nan = NAN, inf = INFINITY;
  // Twice the unfused error and an epsilon of the largest value, no more.
  CHECK(holds(ATTN_TYPE_F32, {1.2}, {1.1}, {1.0}));
  CHECK(!holds(ATTN_TYPE_F32, {1.21}, {1.1}, {1.0}));
  CHECK(holds(ATTN_TYPE_F16, {8, 1.0078}, {8, 1}, {8, 1}));
  CHECK(!holds(ATTN_TYPE_F16, {8, 1.0079}, {8, 1}, {8, 1}));
  CHECK(holds(ATTN_TYPE_I32, {3}, {3}, {3}));
  CHECK(!holds(ATTN_TYPE_I32, {4}, {3}, {3}));
  // NaN must be where f64 has it.
  CHECK(holds(ATTN_TYPE_F32, {nan, 1}, {nan, 1}, {nan, 1}));
  CHECK(!holds(ATTN_TYPE_F32, {nan, 1}, {1, 1}, {1, 1}));
  CHECK(!holds(ATTN_TYPE_F32, {nan, 1}, {nan, 1}, {1, 1}));
  CHECK(!holds(ATTN_TYPE_F32, {0, 1}, {nan, 1}, {nan, 1}));
  // Infinities.
  CHECK(holds(ATTN_TYPE_F32, {inf, 1}, {inf, 1}, {inf, 1}));
  CHECK(!holds(ATTN_TYPE_F32, {-inf, 1}, {inf, 1}, {inf, 1}));
  CHECK(!holds(ATTN_TYPE_F32, {inf, 1}, {5, 1}, {5, 1}));
  CHECK(!holds(ATTN_TYPE_F32, {5, 1}, {5, 1}, {inf, 1}));
  CHECK(holds(ATTN_TYPE_F16, {inf, 1}, {inf, 1}, {1e5, 1}));
  CHECK(!holds(ATTN_TYPE_F16, {-inf, 1}, {inf, 1}, {1e5, 1}));
  CHECK(!holds(ATTN_TYPE_F16, {1.5, 1}, {inf, 1}, {1, 1}));

  // Without an unfused result.
  AttnComparison comparison = attnComparisonBegin(ATTN_TYPE_F64, 0);
  attnComparisonAdd(&comparison, 0, 1.0, nan, 1.0);
  attnComparisonAdd(&comparison, 7, 2.0 + 1e-7, nan, 2.0);
  CHECK(attnComparisonHolds(&comparison));
  CHECK(comparison.worst == 7 && comparison.maxReference == 2);
  attnComparisonAdd(&comparison, 9, 2.0 + 1e-6, nan, 2.0);
  CHECK(!attnComparisonHolds(&comparison) && comparison.worst == 9);
  // Nothing compared is nothing wrong: empty results exist.
  comparison = attnComparisonBegin(ATTN_TYPE_F64, 0);
  CHECK(attnComparisonHolds(&comparison));

  // Two results in f64: a rounding for each product of a sum.
  comparison = attnComparisonBegin(ATTN_TYPE_F64, 1);
  attnComparisonAdd(&comparison, 0, 1.0 + 8 * DBL_EPSILON, 1.0, 1.0);
  CHECK(!attnComparisonHolds(&comparison));
  comparison.terms = 8;
  CHECK(attnComparisonHolds(&comparison));
  comparison.terms = 7;
  CHECK(!attnComparisonHolds(&comparison));
  // Narrower types have their unfused result.
  comparison = attnComparisonBegin(ATTN_TYPE_F32, 1);
  comparison.terms = 1e6;
  attnComparisonAdd(&comparison, 0, 1.0 + 8 * FLT_EPSILON, 1.0, 1.0);
  CHECK(!attnComparisonHolds(&comparison));
  return finish();
}

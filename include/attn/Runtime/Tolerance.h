//===- Tolerance.h - the rule that numbers are held to ----------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The 2x rule. A fused result is right if its error against the same graph in
// f64 is at most twice the error of the unfused graph with the same types:
//
//   max|fused - f64| <= 2 * max|unfused - f64| + eps(out type) * max|f64|
//
// and if it is NaN exactly where f64 is. A graph in f64 has no better reference
// than itself: the unfused graph is the reference, whose own roundings are as
// many as the fused one's. Each product in a sum may be off by a rounding in
// either, so eps counts as often there as the longest sum has products: for an
// attention, keys times columns of a key.
//
// Every check of the project uses this header. C and C++, header only.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_RUNTIME_TOLERANCE_H
#define ATTN_RUNTIME_TOLERANCE_H

#include "attn/Runtime/AttnRuntime.h"
#include "attn/Runtime/HalfFloat.h"

#include <float.h>
#include <math.h>

/// Distance from 1 to the next number of a floating-point type; 0 for the
/// others, which must agree exactly.
static inline double attnTypeEpsilon(int32_t type) {
  switch (type) {
  case ATTN_TYPE_F16:
    return 0x1p-10;
  case ATTN_TYPE_BF16:
    return 0x1p-7;
  case ATTN_TYPE_F32:
    return FLT_EPSILON;
  case ATTN_TYPE_F64:
    return DBL_EPSILON;
  default:
    return 0;
  }
}

/// A value as `type` would hold it.
static inline double attnRoundToType(double value, int32_t type) {
  switch (type) {
  case ATTN_TYPE_F16:
    return attnF16ToDouble(attnDoubleToF16(value));
  case ATTN_TYPE_BF16:
    return attnBF16ToDouble(attnDoubleToBF16(value));
  case ATTN_TYPE_F32:
    return (double)(float)value;
  default:
    return value;
  }
}

/// What the elements of a result have shown so far.
typedef struct AttnComparison {
  /// Type of the fused result.
  int32_t type;
  /// Nonzero if there is an unfused result.
  int32_t hasUnfused;
  double fusedError, unfusedError, maxReference;
  /// Products in the longest sum, at least 1; only f64 results ask for it.
  double terms;
  /// Element with the largest fused error, its values, and -1 before any.
  int64_t worst;
  double worstFused, worstReference;
  /// Elements that are NaN on one side only, and the first of them.
  int64_t nanMismatches, firstNaNMismatch;
  int64_t count;
} AttnComparison;

static inline AttnComparison attnComparisonBegin(int32_t type,
                                                 int32_t hasUnfused) {
  AttnComparison comparison;
  memset(&comparison, 0, sizeof(comparison));
  comparison.type = type;
  comparison.hasUnfused = hasUnfused;
  comparison.terms = 1;
  comparison.worst = comparison.firstNaNMismatch = -1;
  return comparison;
}

/// Adds an element. `unfused` is ignored without an unfused result.
static inline void attnComparisonAdd(AttnComparison *comparison, int64_t index,
                                     double fused, double unfused,
                                     double reference) {
  ++comparison->count;
  if (isnan(fused) != isnan(reference)) {
    if (comparison->nanMismatches++ == 0)
      comparison->firstNaNMismatch = index;
    return;
  }
  if (isnan(reference))
    return;
  // An infinity is right where f64 is infinite, or too large for the type.
  double error = 0;
  if (isinf(fused) || isinf(reference)) {
    if (fused != reference &&
        fused != attnRoundToType(reference, comparison->type))
      error = INFINITY;
  } else {
    error = fabs(fused - reference);
  }
  if (comparison->worst < 0 || error > comparison->fusedError) {
    comparison->fusedError = error;
    comparison->worst = index;
    comparison->worstFused = fused;
    comparison->worstReference = reference;
  }
  if (isinf(reference))
    return;
  if (fabs(reference) > comparison->maxReference)
    comparison->maxReference = fabs(reference);
  // Where the unfused graph overflows, it sets no standard.
  if (comparison->hasUnfused && isfinite(unfused) &&
      fabs(unfused - reference) > comparison->unfusedError)
    comparison->unfusedError = fabs(unfused - reference);
}

/// The largest error that the rule allows. Without an unfused result two f64
/// results are compared, which may differ by the rounding of f32 constants.
static inline double attnComparisonLimit(const AttnComparison *comparison) {
  if (!comparison->hasUnfused)
    return FLT_EPSILON * comparison->maxReference;
  double roundings = comparison->type == ATTN_TYPE_F64 ? comparison->terms : 1;
  return 2 * comparison->unfusedError + roundings *
                                            attnTypeEpsilon(comparison->type) *
                                            comparison->maxReference;
}

/// Whether the rule holds.
static inline int attnComparisonHolds(const AttnComparison *comparison) {
  return comparison->nanMismatches == 0 &&
         comparison->fusedError <= attnComparisonLimit(comparison);
}

#endif // ATTN_RUNTIME_TOLERANCE_H

//===- RunHost.c - host code of a bundle for attn-run's tests -------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Entries that double their argument, some of them wrongly, and references for
// them, so that attn-run's checks have something to accept and to refuse.
//
//===----------------------------------------------------------------------===//

#include "attn/Runtime/AttnRuntime.h"
#include "attn/Runtime/HalfFloat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

/// A new dense result of the argument's shape.
static void *makeResult(AttnMemRef2 *result, const AttnMemRef2 *x,
                        size_t element) {
  size_t count = (size_t)x->sizes[0] * (size_t)x->sizes[1];
  void *data = malloc(count * element + 1);
  AttnMemRef2 value = {
      data, data, 0, {x->sizes[0], x->sizes[1]}, {x->sizes[1], 1}};
  *result = value;
  return data;
}

static int64_t count(const AttnMemRef2 *x) { return x->sizes[0] * x->sizes[1]; }

/// Doubles in a floating-point type and replaces the value at `place`.
#define DOUBLE(NAME, TYPE, PLACE, WRONG)                                       \
  EXPORT void _mlir_ciface_##NAME(AttnMemRef2 *result, AttnMemRef2 *x) {       \
    TYPE *out = makeResult(result, x, sizeof(TYPE));                           \
    const TYPE *in = x->aligned;                                               \
    for (int64_t i = 0; i < count(x); ++i)                                     \
      out[i] = i == (PLACE) ? (TYPE)(WRONG) : (TYPE)(in[i] + in[i]);           \
  }

#define REFERENCES(NAME)                                                       \
  DOUBLE(NAME##__ref64, double, -1, 0)                                         \
  DOUBLE(NAME##__captured64, double, -1, 0)                                    \
  DOUBLE(NAME##__unfused, float, -1, 0)

DOUBLE(good, float, -1, 0)
REFERENCES(good)
DOUBLE(bad, float, 4, in[4] * 2.5f)
REFERENCES(bad)
DOUBLE(lost, float, 5, NAN)
REFERENCES(lost)
DOUBLE(misread, float, -1, 0)
DOUBLE(misread__ref64, double, -1, 0)
DOUBLE(misread__unfused, float, -1, 0)
DOUBLE(misread__captured64, double, 3, in[3] * 2.001)

/// Copies bits.
#define COPY(NAME, TYPE)                                                       \
  EXPORT void _mlir_ciface_##NAME(AttnMemRef2 *result, AttnMemRef2 *x) {       \
    memcpy(makeResult(result, x, sizeof(TYPE)), x->aligned,                    \
           (size_t)count(x) * sizeof(TYPE));                                   \
  }
COPY(copy_bf16, uint16_t)
COPY(copy_f16, uint16_t)
COPY(copy_i1, uint8_t)
COPY(copy_i8, int8_t)
COPY(copy_i16, int16_t)
COPY(copy_i32, int32_t)
COPY(copy_i64, int64_t)
COPY(copy_f64, double)

/// (x, n, s) -> x + n * s, with the result in the caller's memory.
EXPORT void attn_packed_axpy(void **values) {
  AttnMemRef1 *x = values[0], *result = values[3];
  int32_t n = *(int32_t *)values[1];
  float s = *(float *)values[2];
  for (int64_t i = 0; i < x->sizes[0]; ++i)
    ((float *)result->aligned)[i] = ((float *)x->aligned)[i] + (float)n * s;
}

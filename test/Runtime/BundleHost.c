//===- BundleHost.c - host code of the test's bundle ----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written as LLVM lowers functions on memrefs: descriptors by pointer, results
// through a pointer to a structure.
//
//===----------------------------------------------------------------------===//

#include "attn/Runtime/AttnRuntime.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

void *mgpuModuleLoad(void *, size_t);
void mgpuModuleUnload(void *);
void *mgpuModuleGetFunction(void *, const char *);
void mgpuLaunchKernel(void *, intptr_t, intptr_t, intptr_t, intptr_t, intptr_t,
                      intptr_t, int32_t, void *, void **, void **, size_t);
void *mgpuStreamCreate(void);
void mgpuStreamDestroy(void *);
void mgpuStreamSynchronize(void *);
void *mgpuMemAlloc(uint64_t, void *, bool);
void mgpuMemFree(void *, void *);
void mgpuMemcpy(void *, void *, size_t, void *);

#define EXPORT __attribute__((visibility("default")))

static char image[] = "scale";
static void *module;
__attribute__((constructor)) static void load(void) {
  module = mgpuModuleLoad(image, sizeof(image));
}
__attribute__((destructor)) static void unload(void) {
  mgpuModuleUnload(module);
}

struct AddResults {
  AttnMemRef2 sum;
  AttnMemRef2 first;
};

/// (a, b) -> (a + b, a): one new buffer and one that is an argument.
EXPORT void _mlir_ciface_add(struct AddResults *result, AttnMemRef2 *a,
                             AttnMemRef2 *b) {
  int64_t rows = a->sizes[0], columns = a->sizes[1];
  float *out = malloc(rows * columns * sizeof(float) + 1);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      out[i * columns + j] =
          ((float *)a->aligned)[i * a->strides[0] + j * a->strides[1]] +
          ((float *)b->aligned)[i * b->strides[0] + j * b->strides[1]];
  AttnMemRef2 sum = {out, out, 0, {rows, columns}, {columns, 1}};
  result->sum = sum;
  result->first = *a;
}

/// (x, n, flag) -> x[0] + n, or 0 unless flag; the result is the caller's.
EXPORT void _mlir_ciface_scalars(AttnMemRef1 *x, int64_t n, bool flag,
                                 AttnMemRefHeader *result) {
  *(float *)result->aligned = flag ? ((float *)x->aligned)[0] + n : 0;
}

/// A floating-point scalar travels through the packed form.
EXPORT void attn_packed_weigh(void **values) {
  AttnMemRefHeader *result = values[0];
  float *out = malloc(sizeof(float));
  *out =
      *(float *)((AttnMemRefHeader *)values[1])->aligned * *(float *)values[2];
  result->allocated = result->aligned = out;
  result->offset = 0;
}

static void launch(float *data, int64_t count, void *stream) {
  void *params[] = {&data, &count};
  mgpuLaunchKernel(mgpuModuleGetFunction(module, "scale"), 1, 1, 1, 32, 1, 1, 0,
                   stream, params, NULL, 2);
}

/// Doubles x on the device; x and the result are in host memory.
EXPORT void _mlir_ciface_scale_host(AttnMemRef1 *result, AttnMemRef1 *x) {
  size_t bytes = x->sizes[0] * sizeof(float);
  void *stream = mgpuStreamCreate();
  float *device = mgpuMemAlloc(bytes, stream, false);
  mgpuMemcpy(device, x->aligned, bytes, stream);
  launch(device, x->sizes[0], stream);
  float *out = malloc(bytes + 1);
  memset(out, 0, bytes + 1);
  mgpuMemcpy(out, device, bytes, stream);
  mgpuMemFree(device, stream);
  mgpuStreamSynchronize(stream);
  mgpuStreamDestroy(stream);
  AttnMemRef1 value = {out, out, 0, {x->sizes[0]}, {1}};
  *result = value;
}

/// Doubles x in place in device memory and needs a workspace.
EXPORT void _mlir_ciface_scale_device(AttnMemRef1 *x, AttnMemRef1 *workspace) {
  void *stream = mgpuStreamCreate();
  launch(x->aligned, x->sizes[0], stream);
  mgpuMemcpy(workspace->aligned, x->aligned, x->sizes[0] * sizeof(float),
             stream);
  mgpuStreamSynchronize(stream);
  mgpuStreamDestroy(stream);
}
EXPORT int64_t _mlir_ciface_scale_device__workspace(AttnMemRef1 *x) {
  return x->sizes[0] * sizeof(float);
}

/// Doubles x into the caller's device memory.
EXPORT void _mlir_ciface_double_into(AttnMemRef1 *x, AttnMemRef1 *result) {
  void *stream = mgpuStreamCreate();
  mgpuMemcpy(result->aligned, x->aligned, x->sizes[0] * sizeof(float), stream);
  launch(result->aligned, x->sizes[0], stream);
  mgpuStreamDestroy(stream);
}

/// Doubles x into new device memory.
EXPORT void _mlir_ciface_double_new(AttnMemRef1 *result, AttnMemRef1 *x) {
  void *stream = mgpuStreamCreate();
  int64_t size = x->sizes[0];
  float *data = mgpuMemAlloc(size * sizeof(float), stream, false);
  mgpuMemcpy(data, x->aligned, size * sizeof(float), stream);
  launch(data, size, stream);
  mgpuStreamDestroy(stream);
  AttnMemRef1 value = {data, data, 0, {size}, {1}};
  *result = value;
}

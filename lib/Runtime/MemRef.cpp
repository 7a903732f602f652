//===- MemRef.cpp - helpers for generated code ----------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Element types, and the copy function that MLIR's lowering calls by name.
//
//===----------------------------------------------------------------------===//

#include "Support.h"

using namespace attn::runtime;

size_t attnTypeSize(int32_t type) {
  switch (type) {
  case ATTN_TYPE_I1:
  case ATTN_TYPE_I8:
    return 1;
  case ATTN_TYPE_I16:
  case ATTN_TYPE_F16:
  case ATTN_TYPE_BF16:
    return 2;
  case ATTN_TYPE_I32:
  case ATTN_TYPE_F32:
    return 4;
  case ATTN_TYPE_I64:
  case ATTN_TYPE_INDEX:
  case ATTN_TYPE_F64:
    return 8;
  default:
    return 0;
  }
}

const char *attnTypeName(int32_t type) {
  switch (type) {
  case ATTN_TYPE_I1:
    return "i1";
  case ATTN_TYPE_I8:
    return "i8";
  case ATTN_TYPE_I16:
    return "i16";
  case ATTN_TYPE_I32:
    return "i32";
  case ATTN_TYPE_I64:
    return "i64";
  case ATTN_TYPE_INDEX:
    return "index";
  case ATTN_TYPE_F16:
    return "f16";
  case ATTN_TYPE_BF16:
    return "bf16";
  case ATTN_TYPE_F32:
    return "f32";
  case ATTN_TYPE_F64:
    return "f64";
  default:
    return "invalid";
  }
}

namespace {

/// An unranked memref: a rank and a pointer to a descriptor.
struct UnrankedMemRef {
  int64_t rank;
  AttnMemRefHeader *descriptor;
};

} // namespace

/// Copies dimensions [d, outer) of a strided array, `run` bytes at a time.
static void copyStrided(char *write, const char *read, int64_t d, int64_t outer,
                        const int64_t *sizes, const int64_t *toStrides,
                        const int64_t *fromStrides, int64_t elementSize,
                        int64_t run) {
  if (d == outer) {
    memcpy(write, read, run);
    return;
  }
  for (int64_t i = 0; i < sizes[d]; ++i) {
    copyStrided(write, read, d + 1, outer, sizes, toStrides, fromStrides,
                elementSize, run);
    write += toStrides[d] * elementSize;
    read += fromStrides[d] * elementSize;
  }
}

/// Copies between memrefs of any strides; memref.copy lowers to this where the
/// layout is not the identity.
extern "C" ATTN_RUNTIME_EXPORT void memrefCopy(int64_t elementSize,
                                               UnrankedMemRef *source,
                                               UnrankedMemRef *destination) {
  int64_t rank = source->rank;
  AttnMemRefHeader *from = source->descriptor, *to = destination->descriptor;
  auto *sizes = reinterpret_cast<const int64_t *>(from + 1);
  const int64_t *fromStrides = sizes + rank;
  const int64_t *toStrides = reinterpret_cast<const int64_t *>(to + 1) + rank;
  for (int64_t d = 0; d < rank; ++d)
    if (sizes[d] == 0)
      return;

  // The innermost dimensions that both sides store densely are one run.
  int64_t run = elementSize, outer = rank;
  while (outer > 0 && (sizes[outer - 1] == 1 ||
                       (fromStrides[outer - 1] * elementSize == run &&
                        toStrides[outer - 1] * elementSize == run))) {
    run *= sizes[outer - 1];
    --outer;
  }
  copyStrided(static_cast<char *>(to->aligned) + to->offset * elementSize,
              static_cast<const char *>(from->aligned) +
                  from->offset * elementSize,
              0, outer, sizes, toStrides, fromStrides, elementSize, run);
}

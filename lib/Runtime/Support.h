//===- Support.h - shared parts of the runtime ------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors, locks and memory. The library is C++ without the C++ runtime: no
// exceptions, no RTTI, no operator new, no libstdc++ symbols, so that it loads
// next to any other C++ library.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_SUPPORT_H
#define ATTN_LIB_RUNTIME_SUPPORT_H

#include "attn/Runtime/AttnRuntime.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

namespace attn::runtime {

/// The error state of a thread.
struct ErrorState {
  AttnStatus status;
  int32_t cudaResult;
  /// An mgpu* function failed and nobody has cleared the error since.
  bool pending;
  char message[2048];
};

ErrorState &errorState();

/// Records an error of the calling thread and returns `status`.
__attribute__((format(printf, 2, 3))) AttnStatus setError(AttnStatus status,
                                                          const char *format,
                                                          ...);

AttnStatus setErrorV(AttnStatus status, int32_t cudaResult, const char *format,
                     va_list args);

/// Holds a mutex for a scope.
class Lock {
public:
  explicit Lock(pthread_mutex_t &mutex) : mutex(mutex) {
    pthread_mutex_lock(&mutex);
  }
  ~Lock() { pthread_mutex_unlock(&mutex); }
  Lock(const Lock &) = delete;
  Lock &operator=(const Lock &) = delete;

private:
  pthread_mutex_t &mutex;
};

/// Zeroed memory for `count` objects of a trivial type, or null.
template <typename T>
T *allocate(size_t count = 1) {
  return static_cast<T *>(calloc(count ? count : 1, sizeof(T)));
}

/// A copy of `size` bytes with a NUL behind them, or null.
inline char *duplicate(const void *data, size_t size) {
  char *copy = static_cast<char *>(malloc(size + 1));
  if (!copy)
    return nullptr;
  memcpy(copy, data, size);
  copy[size] = 0;
  return copy;
}

inline AttnStatus outOfMemory() {
  return setError(ATTN_ERROR_OUT_OF_MEMORY, "host memory is exhausted");
}

} // namespace attn::runtime

#endif // ATTN_LIB_RUNTIME_SUPPORT_H

//===- Array.h - tensors in host memory -------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_RUN_ARRAY_H
#define ATTN_TOOLS_ATTN_RUN_ARRAY_H

#include "attn/Runtime/AttnRuntime.h"

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace attn::run {

/// Prints "attn-run: error: ..." and ends the process with status 2.
[[noreturn]] __attribute__((format(printf, 1, 2))) void fail(const char *format,
                                                             ...);

/// Ends the process with the runtime's last error unless `status` is success.
void check(AttnStatus status);

/// A dense tensor or a scalar with memory of its own.
class Array {
public:
  Array() = default;
  /// Memory for a tensor of these sizes, not initialised.
  Array(int32_t type, const std::vector<int64_t> &sizes);
  /// Memory for a scalar.
  static Array scalar(int32_t type);
  /// Takes over a result in host memory, copying it if it is not dense or not
  /// the caller's to free.
  static Array adopt(AttnTensor &result);

  int32_t type() const { return value.type; }
  int32_t rank() const { return value.rank; }
  int64_t size(int32_t d) const { return value.sizes[d]; }
  int64_t count() const;
  size_t bytes() const {
    return static_cast<size_t>(count()) * attnTypeSize(value.type);
  }
  void *data() const { return value.data; }
  const AttnTensor &tensor() const { return value; }

  /// Any element as double, by its row-major position.
  double get(int64_t index) const;
  /// Sets an element, rounded to the type.
  void set(int64_t index, double number);

private:
  struct Free {
    void operator()(void *pointer) const { free(pointer); }
  };
  void allocate();

  std::unique_ptr<void, Free> memory;
  AttnTensor value = {};
};

/// Whether the type is a floating-point type.
bool isFloat(int32_t type);

/// "f32[2x3]", or "f32" for a scalar.
std::string describe(int32_t type, int32_t rank, const int64_t *sizes);

/// Row-major position as "[1, 2, 3]".
std::string describeIndex(const AttnTensor &tensor, int64_t index);

} // namespace attn::run

#endif // ATTN_TOOLS_ATTN_RUN_ARRAY_H

//===- Array.cpp - tensors in host memory ---------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Array.h"

#include "attn/Runtime/HalfFloat.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>

using namespace attn::run;

void attn::run::fail(const char *format, ...) {
  fflush(stdout);
  fputs("attn-run: error: ", stderr);
  va_list args;
  va_start(args, format);
  vfprintf(stderr, format, args);
  va_end(args);
  fputc('\n', stderr);
  exit(2);
}

void attn::run::check(AttnStatus status) {
  if (status != ATTN_SUCCESS)
    fail("%s", attnGetLastError());
}

Array::Array(int32_t type, const std::vector<int64_t> &sizes) {
  value.type = type;
  value.rank = static_cast<int32_t>(sizes.size());
  int64_t stride = 1;
  for (int32_t d = value.rank - 1; d >= 0; --d) {
    value.sizes[d] = sizes[d];
    value.strides[d] = stride;
    if (sizes[d] < 0 || __builtin_mul_overflow(stride, sizes[d], &stride))
      fail("a tensor of type %s is too large",
           describe(type, value.rank, sizes.data()).c_str());
  }
  allocate();
}

Array Array::scalar(int32_t type) {
  Array array;
  array.value.type = type;
  array.value.rank = -1;
  array.allocate();
  return array;
}

/// Copies dimensions [d, rank) of a strided tensor to dense memory.
static char *copyDense(char *to, const char *from, const AttnTensor &tensor,
                       int32_t d, size_t element) {
  if (d == tensor.rank) {
    memcpy(to, from, element);
    return to + element;
  }
  for (int64_t i = 0; i < tensor.sizes[d]; ++i)
    to = copyDense(to,
                   from + i * tensor.strides[d] * static_cast<int64_t>(element),
                   tensor, d + 1, element);
  return to;
}

Array Array::adopt(AttnTensor &result) {
  std::vector<int64_t> sizes(result.sizes, result.sizes + result.rank);
  bool dense = true;
  int64_t stride = 1;
  for (int32_t d = result.rank - 1; d >= 0; --d) {
    dense &= sizes[d] == 1 || result.strides[d] == stride;
    stride *= sizes[d];
  }
  if (dense && result.owner == ATTN_OWNER_HOST) {
    Array array;
    array.value = result;
    array.value.owner = ATTN_OWNER_CALLER;
    array.value.allocated = nullptr;
    // A dimension of size one may have any stride.
    stride = 1;
    for (int32_t d = result.rank - 1; d >= 0; --d) {
      array.value.strides[d] = stride;
      stride *= sizes[d];
    }
    array.memory.reset(result.allocated);
    result.owner = ATTN_OWNER_CALLER;
    result.allocated = nullptr;
    return array;
  }
  Array array(result.type, sizes);
  copyDense(static_cast<char *>(array.data()),
            static_cast<const char *>(result.data), result, 0,
            attnTypeSize(result.type));
  attnTensorRelease(&result);
  return array;
}

int64_t Array::count() const {
  int64_t count = 1;
  for (int32_t d = 0; d < value.rank; ++d)
    count *= value.sizes[d];
  return count;
}

void Array::allocate() {
  int64_t bytes;
  void *pointer = nullptr;
  // At least one byte, so that an empty tensor has an address too.
  if (__builtin_mul_overflow(
          count(), static_cast<int64_t>(attnTypeSize(value.type)), &bytes) ||
      posix_memalign(&pointer, 64, bytes + (bytes == 0)) != 0)
    fail("cannot allocate memory for a tensor of type %s",
         describe(value.type, value.rank, value.sizes).c_str());
  memory.reset(pointer);
  value.data = pointer;
}

template <typename T>
static T load(const void *data, int64_t index) {
  T result;
  memcpy(&result, static_cast<const T *>(data) + index, sizeof(T));
  return result;
}

double Array::get(int64_t index) const {
  switch (value.type) {
  case ATTN_TYPE_I1:
  case ATTN_TYPE_I8:
    return load<int8_t>(value.data, index);
  case ATTN_TYPE_I16:
    return load<int16_t>(value.data, index);
  case ATTN_TYPE_I32:
    return load<int32_t>(value.data, index);
  case ATTN_TYPE_F16:
    return attnF16ToDouble(load<uint16_t>(value.data, index));
  case ATTN_TYPE_BF16:
    return attnBF16ToDouble(load<uint16_t>(value.data, index));
  case ATTN_TYPE_F32:
    return load<float>(value.data, index);
  case ATTN_TYPE_F64:
    return load<double>(value.data, index);
  default:
    return static_cast<double>(load<int64_t>(value.data, index));
  }
}

template <typename T>
static void store(void *data, int64_t index, T number) {
  memcpy(static_cast<T *>(data) + index, &number, sizeof(T));
}

void Array::set(int64_t index, double number) {
  auto integer = [&] { return static_cast<int64_t>(number); };
  switch (value.type) {
  case ATTN_TYPE_I1:
    return store<int8_t>(value.data, index, number != 0);
  case ATTN_TYPE_I8:
    return store<int8_t>(value.data, index, static_cast<int8_t>(integer()));
  case ATTN_TYPE_I16:
    return store<int16_t>(value.data, index, static_cast<int16_t>(integer()));
  case ATTN_TYPE_I32:
    return store<int32_t>(value.data, index, static_cast<int32_t>(integer()));
  case ATTN_TYPE_F16:
    return store(value.data, index, attnDoubleToF16(number));
  case ATTN_TYPE_BF16:
    return store(value.data, index, attnDoubleToBF16(number));
  case ATTN_TYPE_F32:
    return store(value.data, index, static_cast<float>(number));
  case ATTN_TYPE_F64:
    return store(value.data, index, number);
  default:
    return store(value.data, index, integer());
  }
}

bool attn::run::isFloat(int32_t type) {
  return type >= ATTN_TYPE_F16 && type <= ATTN_TYPE_F64;
}

std::string attn::run::describe(int32_t type, int32_t rank,
                                const int64_t *sizes) {
  std::string text = attnTypeName(type);
  if (rank < 0)
    return text;
  text += '[';
  for (int32_t d = 0; d < rank; ++d) {
    text += d ? "x" : "";
    text += sizes[d] == ATTN_DYNAMIC ? "?" : std::to_string(sizes[d]);
  }
  return text + ']';
}

std::string attn::run::describeIndex(const AttnTensor &tensor, int64_t index) {
  std::vector<int64_t> position(tensor.rank > 0 ? tensor.rank : 0);
  for (int32_t d = tensor.rank - 1; d >= 0; --d) {
    position[d] = index % tensor.sizes[d];
    index /= tensor.sizes[d];
  }
  std::string text = "[";
  for (size_t d = 0; d < position.size(); ++d)
    text += (d ? ", " : "") + std::to_string(position[d]);
  return text + "]";
}

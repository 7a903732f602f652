//===- FakeCUDA.cpp - a CUDA driver that records its calls ----------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shared library with the driver's symbols. Device memory is host memory, a
// module is its text, and a kernel exists if its name occurs in that text.
// Every call is appended to a log; any function can be told to fail.
//
//===----------------------------------------------------------------------===//

#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

#define EXPORT extern "C" __attribute__((visibility("default")))

namespace {

struct Failure {
  int code;
  int skip;
};

struct FakeFunction {
  std::string name;
  int maxShared = 48 << 10;
};

struct FakeModule {
  std::string text;
  std::map<std::string, FakeFunction> functions;
};

struct FakeContext {
  int device;
};

std::recursive_mutex mutex;
std::string callLog;
std::map<std::string, Failure> failures;
int capability[2] = {9, 0};
int numDevices = 2;
FakeContext contexts[2] = {{0}, {1}};
thread_local FakeContext *current = nullptr;

/// Logs a call and returns what it is told to.
int enter(const char *name, const char *format = "", ...) {
  std::lock_guard<std::recursive_mutex> lock(mutex);
  char text[512];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof(text), format, args);
  va_end(args);
  callLog += std::string(name) + "(" + text + ")\n";
  auto it = failures.find(name);
  if (it == failures.end() || it->second.skip-- > 0)
    return 0;
  return it->second.code;
}

} // namespace

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

EXPORT void fakeReset() {
  std::lock_guard<std::recursive_mutex> lock(mutex);
  callLog.clear();
  failures.clear();
  capability[0] = 9;
  capability[1] = 0;
}

/// Lets `function` fail with `code` after `skip` successes.
EXPORT void fakeFail(const char *function, int code, int skip) {
  std::lock_guard<std::recursive_mutex> lock(mutex);
  failures[function] = {code, skip};
}

EXPORT void fakeSetCapability(int major, int minor) {
  capability[0] = major;
  capability[1] = minor;
}

/// The log so far; it is then empty.
EXPORT const char *fakeTakeLog() {
  static std::string taken;
  std::lock_guard<std::recursive_mutex> lock(mutex);
  taken.swap(callLog);
  callLog.clear();
  return taken.c_str();
}

//===----------------------------------------------------------------------===//
// Driver
//===----------------------------------------------------------------------===//

EXPORT int cuInit(unsigned) { return enter("cuInit"); }

EXPORT int cuDriverGetVersion(int *version) {
  *version = 13000;
  return enter("cuDriverGetVersion");
}

EXPORT int cuGetErrorName(int code, const char **name) {
  *name = code == 2     ? "CUDA_ERROR_OUT_OF_MEMORY"
          : code == 1   ? "CUDA_ERROR_INVALID_VALUE"
          : code == 100 ? "CUDA_ERROR_NO_DEVICE"
          : code == 209 ? "CUDA_ERROR_NO_BINARY_FOR_GPU"
          : code == 500 ? "CUDA_ERROR_NOT_FOUND"
          : code == 700 ? "CUDA_ERROR_ILLEGAL_ADDRESS"
                        : nullptr;
  return *name ? 0 : 1;
}

EXPORT int cuGetErrorString(int code, const char **text) {
  *text = code == 2 ? "out of memory" : "some description";
  return 0;
}

EXPORT int cuDeviceGetCount(int *count) {
  *count = numDevices;
  return enter("cuDeviceGetCount");
}

EXPORT int cuDeviceGet(int *device, int ordinal) {
  *device = ordinal;
  return ordinal < numDevices ? enter("cuDeviceGet") : 101;
}

EXPORT int cuDeviceGetName(char *name, int size, int device) {
  snprintf(name, size, "Fake GPU %d", device);
  return enter("cuDeviceGetName");
}

EXPORT int cuDeviceTotalMem_v2(size_t *bytes, int) {
  *bytes = size_t(1) << 30;
  return enter("cuDeviceTotalMem_v2");
}

EXPORT int cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 75   ? capability[0]
           : attribute == 76 ? capability[1]
           : attribute == 16 ? 132
           : attribute == 97 ? 227 << 10
                             : 0;
  return 0;
}

EXPORT int cuDevicePrimaryCtxRetain(FakeContext **context, int device) {
  *context = &contexts[device];
  return enter("cuDevicePrimaryCtxRetain", "%d", device);
}

EXPORT int cuCtxGetCurrent(FakeContext **context) {
  *context = current;
  return 0;
}

EXPORT int cuCtxSetCurrent(FakeContext *context) {
  current = context;
  return enter("cuCtxSetCurrent", "%d", context ? context->device : -1);
}

EXPORT int cuCtxPushCurrent_v2(FakeContext *context) {
  current = context;
  return 0;
}

EXPORT int cuCtxPopCurrent_v2(FakeContext **context) {
  *context = current;
  return 0;
}

EXPORT int cuCtxGetDevice(int *device) {
  if (!current)
    return 201;
  *device = current->device;
  return 0;
}

EXPORT int cuModuleLoadDataEx(FakeModule **module, const void *image,
                              unsigned numOptions, int *options,
                              void **values) {
  const char *text = static_cast<const char *>(image);
  if (int code = enter("cuModuleLoadDataEx", "%.24s", text))
    return code;
  if (strstr(text, "BAD")) {
    for (unsigned i = 0; i < numOptions; ++i)
      if (options[i] == 5)
        strcpy(static_cast<char *>(values[i]), "line 1: bad image");
    return 209;
  }
  *module = new FakeModule{text, {}};
  return 0;
}

EXPORT int cuModuleUnload(FakeModule *module) {
  delete module;
  return enter("cuModuleUnload");
}

EXPORT int cuModuleGetFunction(FakeFunction **function, FakeModule *module,
                               const char *name) {
  if (int code = enter("cuModuleGetFunction", "%s", name))
    return code;
  if (module->text.find(name) == std::string::npos)
    return 500;
  std::lock_guard<std::recursive_mutex> lock(mutex);
  FakeFunction &entry = module->functions[name];
  entry.name = name;
  *function = &entry;
  return 0;
}

EXPORT int cuFuncGetAttribute(int *value, int attribute,
                              FakeFunction *function) {
  *value = attribute == 8 ? function->maxShared : 0;
  return 0;
}

EXPORT int cuFuncSetAttribute(FakeFunction *function, int attribute,
                              int value) {
  if (int code = enter("cuFuncSetAttribute", "%s, %d, %d",
                       function->name.c_str(), attribute, value))
    return code;
  if (attribute == 8) {
    if (value > 227 << 10)
      return 1;
    function->maxShared = value;
  }
  return 0;
}

EXPORT int cuLaunchKernel(FakeFunction *, unsigned, unsigned, unsigned,
                          unsigned, unsigned, unsigned, unsigned, void *,
                          void **, void **) {
  return enter("cuLaunchKernel");
}

namespace {
struct Attribute {
  int id;
  char padding[4];
  union {
    char bytes[64];
    int flag;
    unsigned dims[3];
  };
};
struct Config {
  unsigned grid[3], block[3], shared;
  void *stream;
  Attribute *attributes;
  unsigned numAttributes;
};
} // namespace

EXPORT int cuLaunchKernelEx(const Config *config, FakeFunction *function,
                            void **params, void **) {
  std::string attributes;
  for (unsigned i = 0; i < config->numAttributes; ++i) {
    const Attribute &attribute = config->attributes[i];
    attributes += " a" + std::to_string(attribute.id) + "=" +
                  std::to_string(attribute.dims[0]) + "," +
                  std::to_string(attribute.dims[1]) + "," +
                  std::to_string(attribute.dims[2]);
  }
  if (static_cast<int>(config->shared) > function->maxShared)
    return 1;
  int code = enter("cuLaunchKernelEx",
                   "%s grid %u,%u,%u block %u,%u,%u shared %u "
                   "stream %p%s",
                   function->name.c_str(), config->grid[0], config->grid[1],
                   config->grid[2], config->block[0], config->block[1],
                   config->block[2], config->shared, config->stream,
                   attributes.c_str());
  // The kernel "scale" doubles *param 1 floats at *param 0.
  if (code == 0 && function->name == "scale") {
    float *data = *static_cast<float **>(params[0]);
    int64_t count = *static_cast<int64_t *>(params[1]);
    for (int64_t i = 0; i < count; ++i)
      data[i] *= 2;
  }
  return code;
}

EXPORT int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
  if (int code = enter("cuMemAlloc_v2", "%zu", bytes))
    return code;
  *address = reinterpret_cast<uintptr_t>(malloc(bytes));
  return 0;
}

EXPORT int cuMemAllocManaged(uint64_t *address, size_t bytes, unsigned flags) {
  if (int code = enter("cuMemAllocManaged", "%zu, %u", bytes, flags))
    return code;
  *address = reinterpret_cast<uintptr_t>(malloc(bytes));
  return 0;
}

EXPORT int cuMemAllocAsync(uint64_t *address, size_t bytes, void *stream) {
  if (int code = enter("cuMemAllocAsync", "%zu, %p", bytes, stream))
    return code;
  *address = reinterpret_cast<uintptr_t>(malloc(bytes));
  return 0;
}

EXPORT int cuMemFree_v2(uint64_t address) {
  free(reinterpret_cast<void *>(address));
  return enter("cuMemFree_v2");
}

EXPORT int cuMemFreeAsync(uint64_t address, void *stream) {
  free(reinterpret_cast<void *>(address));
  return enter("cuMemFreeAsync", "%p", stream);
}

EXPORT int cuMemcpyAsync(uint64_t to, uint64_t from, size_t bytes,
                         void *stream) {
  if (int code = enter("cuMemcpyAsync", "%zu, %p", bytes, stream))
    return code;
  memcpy(reinterpret_cast<void *>(to), reinterpret_cast<void *>(from), bytes);
  return 0;
}

EXPORT int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t bytes) {
  memcpy(reinterpret_cast<void *>(to), from, bytes);
  return enter("cuMemcpyHtoD_v2", "%zu", bytes);
}

template <typename T>
static int fill(const char *name, uint64_t to, T value, size_t count) {
  for (size_t i = 0; i < count; ++i)
    reinterpret_cast<T *>(to)[i] = value;
  return enter(name, "%zu", count);
}

EXPORT int cuMemsetD8Async(uint64_t to, uint8_t value, size_t count, void *) {
  return fill("cuMemsetD8Async", to, value, count);
}
EXPORT int cuMemsetD16Async(uint64_t to, uint16_t value, size_t count, void *) {
  return fill("cuMemsetD16Async", to, value, count);
}
EXPORT int cuMemsetD32Async(uint64_t to, uint32_t value, size_t count, void *) {
  return fill("cuMemsetD32Async", to, value, count);
}

EXPORT int cuMemHostRegister_v2(void *, size_t bytes, unsigned) {
  return enter("cuMemHostRegister_v2", "%zu", bytes);
}
EXPORT int cuMemHostUnregister(void *) { return enter("cuMemHostUnregister"); }

EXPORT int cuStreamCreate(void **stream, unsigned flags) {
  *stream = reinterpret_cast<void *>(0x5100);
  return enter("cuStreamCreate", "%u", flags);
}
EXPORT int cuStreamDestroy_v2(void *) { return enter("cuStreamDestroy_v2"); }
EXPORT int cuStreamSynchronize(void *) { return enter("cuStreamSynchronize"); }
EXPORT int cuStreamWaitEvent(void *, void *, unsigned) {
  return enter("cuStreamWaitEvent");
}
EXPORT int cuEventCreate(void **event, unsigned flags) {
  *event = reinterpret_cast<void *>(0xe000);
  return enter("cuEventCreate", "%u", flags);
}
EXPORT int cuEventDestroy_v2(void *) { return enter("cuEventDestroy_v2"); }
EXPORT int cuEventRecord(void *, void *) { return enter("cuEventRecord"); }
EXPORT int cuEventSynchronize(void *) { return enter("cuEventSynchronize"); }
EXPORT int cuEventElapsedTime(float *milliseconds, void *, void *) {
  *milliseconds = 1.5f;
  return enter("cuEventElapsedTime");
}

EXPORT int cuTensorMapEncodeTiled(void *map, int type, unsigned rank,
                                  void *address, const uint64_t *dims,
                                  const uint64_t *strides, const unsigned *box,
                                  const unsigned *elementStrides,
                                  int interleave, int swizzle, int promotion,
                                  int fill) {
  memset(map, 0, 128);
  memcpy(map, &address, sizeof(address));
  std::string text;
  for (unsigned i = 0; i < rank; ++i)
    text += " " + std::to_string(dims[i]) + "/" + std::to_string(box[i]) + "/" +
            std::to_string(elementStrides[i]) +
            (i ? "@" + std::to_string(strides[i - 1]) : "");
  return enter("cuTensorMapEncodeTiled", "%d%s %d %d %d %d", type, text.c_str(),
               interleave, swizzle, promotion, fill);
}

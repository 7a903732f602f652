//===- CUDADriver.h - the CUDA driver, loaded lazily ------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The driver functions the runtime uses, with declarations of its own, so that
// neither a toolkit nor a driver is needed to build or to load the library.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_CUDADRIVER_H
#define ATTN_LIB_RUNTIME_CUDADRIVER_H

#include "Support.h"

namespace attn::runtime::cuda {

using Result = int32_t;
using Device = int32_t;
using DevicePtr = uint64_t;
using Context = struct OpaqueContext *;
using Module = struct OpaqueModule *;
using Function = struct OpaqueFunction *;
using Stream = void *;
using Event = void *;

enum : Result {
  Success = 0,
  Deinitialized = 4,
  NoDevice = 100,
  InvalidImage = 200,
  NoBinaryForGPU = 209,
  InvalidPTX = 218,
  UnsupportedPTXVersion = 222,
};

enum DeviceAttribute : int32_t {
  AttrMultiprocessorCount = 16,
  AttrComputeCapabilityMajor = 75,
  AttrComputeCapabilityMinor = 76,
  AttrMaxSharedMemoryPerBlockOptin = 97,
  AttrMemoryPoolsSupported = 115,
};

enum FunctionAttribute : int32_t {
  FuncMaxDynamicSharedSizeBytes = 8,
  FuncNonPortableClusterSizeAllowed = 14,
};

enum JITOption : int32_t {
  JITErrorLogBuffer = 5,
  JITErrorLogBufferSizeBytes = 6,
  JITOptimizationLevel = 7,
};

enum LaunchAttributeID : int32_t {
  LaunchCooperative = 2,
  LaunchClusterDimension = 4,
  LaunchProgrammaticStreamSerialization = 6,
};

struct LaunchAttribute {
  int32_t id;
  char padding[4];
  union {
    char bytes[64];
    int32_t flag;
    uint32_t dims[3];
  } value;
};
static_assert(sizeof(LaunchAttribute) == 72, "driver's layout");

struct LaunchConfig {
  uint32_t grid[3];
  uint32_t block[3];
  uint32_t sharedMemBytes;
  Stream stream;
  LaunchAttribute *attributes;
  uint32_t numAttributes;
};
static_assert(sizeof(LaunchConfig) == 56, "driver's layout");

inline constexpr unsigned memAttachGlobal = 1;
inline constexpr unsigned streamNonBlocking = 1;
inline constexpr unsigned eventDisableTiming = 2;

/// Every driver function: member name, symbol, parameters.
#define ATTN_CUDA_REQUIRED(X)                                                  \
  X(cuInit, cuInit, (unsigned))                                                \
  X(cuDriverGetVersion, cuDriverGetVersion, (int32_t *))                       \
  X(cuGetErrorName, cuGetErrorName, (Result, const char **))                   \
  X(cuGetErrorString, cuGetErrorString, (Result, const char **))               \
  X(cuDeviceGetCount, cuDeviceGetCount, (int32_t *))                           \
  X(cuDeviceGet, cuDeviceGet, (Device *, int32_t))                             \
  X(cuDeviceGetName, cuDeviceGetName, (char *, int32_t, Device))               \
  X(cuDeviceTotalMem, cuDeviceTotalMem_v2, (size_t *, Device))                 \
  X(cuDeviceGetAttribute, cuDeviceGetAttribute, (int32_t *, int32_t, Device))  \
  X(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain, (Context *, Device))   \
  X(cuCtxGetCurrent, cuCtxGetCurrent, (Context *))                             \
  X(cuCtxSetCurrent, cuCtxSetCurrent, (Context))                               \
  X(cuCtxPushCurrent, cuCtxPushCurrent_v2, (Context))                          \
  X(cuCtxPopCurrent, cuCtxPopCurrent_v2, (Context *))                          \
  X(cuCtxGetDevice, cuCtxGetDevice, (Device *))                                \
  X(cuModuleLoadDataEx, cuModuleLoadDataEx,                                    \
    (Module *, const void *, unsigned, int32_t *, void **))                    \
  X(cuModuleUnload, cuModuleUnload, (Module))                                  \
  X(cuModuleGetFunction, cuModuleGetFunction,                                  \
    (Function *, Module, const char *))                                        \
  X(cuFuncGetAttribute, cuFuncGetAttribute, (int32_t *, int32_t, Function))    \
  X(cuFuncSetAttribute, cuFuncSetAttribute, (Function, int32_t, int32_t))      \
  X(cuLaunchKernel, cuLaunchKernel,                                            \
    (Function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,     \
     unsigned, Stream, void **, void **))                                      \
  X(cuMemAlloc, cuMemAlloc_v2, (DevicePtr *, size_t))                          \
  X(cuMemAllocManaged, cuMemAllocManaged, (DevicePtr *, size_t, unsigned))     \
  X(cuMemFree, cuMemFree_v2, (DevicePtr))                                      \
  X(cuMemcpyAsync, cuMemcpyAsync, (DevicePtr, DevicePtr, size_t, Stream))      \
  X(cuMemcpyHtoD, cuMemcpyHtoD_v2, (DevicePtr, const void *, size_t))          \
  X(cuMemsetD8Async, cuMemsetD8Async, (DevicePtr, uint8_t, size_t, Stream))    \
  X(cuMemsetD16Async, cuMemsetD16Async, (DevicePtr, uint16_t, size_t, Stream)) \
  X(cuMemsetD32Async, cuMemsetD32Async, (DevicePtr, uint32_t, size_t, Stream)) \
  X(cuMemHostRegister, cuMemHostRegister_v2, (void *, size_t, unsigned))       \
  X(cuMemHostUnregister, cuMemHostUnregister, (void *))                        \
  X(cuStreamCreate, cuStreamCreate, (Stream *, unsigned))                      \
  X(cuStreamDestroy, cuStreamDestroy_v2, (Stream))                             \
  X(cuStreamSynchronize, cuStreamSynchronize, (Stream))                        \
  X(cuStreamWaitEvent, cuStreamWaitEvent, (Stream, Event, unsigned))           \
  X(cuEventCreate, cuEventCreate, (Event *, unsigned))                         \
  X(cuEventDestroy, cuEventDestroy_v2, (Event))                                \
  X(cuEventRecord, cuEventRecord, (Event, Stream))                             \
  X(cuEventSynchronize, cuEventSynchronize, (Event))                           \
  X(cuEventElapsedTime, cuEventElapsedTime, (float *, Event, Event))

/// Functions that older drivers lack; null there.
#define ATTN_CUDA_OPTIONAL(X)                                                  \
  X(cuLaunchKernelEx, cuLaunchKernelEx,                                        \
    (const LaunchConfig *, Function, void **, void **))                        \
  X(cuTensorMapEncodeTiled, cuTensorMapEncodeTiled,                            \
    (AttnTensorMap *, int32_t, uint32_t, void *, const uint64_t *,             \
     const uint64_t *, const uint32_t *, const uint32_t *, int32_t, int32_t,   \
     int32_t, int32_t))                                                        \
  X(cuMemAllocAsync, cuMemAllocAsync, (DevicePtr *, size_t, Stream))           \
  X(cuMemFreeAsync, cuMemFreeAsync, (DevicePtr, Stream))                       \
  X(cuModuleGetFunctionCount, cuModuleGetFunctionCount, (unsigned *, Module))  \
  X(cuModuleEnumerateFunctions, cuModuleEnumerateFunctions,                    \
    (Function *, unsigned, Module))                                            \
  X(cuFuncLoad, cuFuncLoad, (Function))

struct Driver {
#define MEMBER(NAME, SYMBOL, PARAMETERS) Result(*NAME) PARAMETERS;
  ATTN_CUDA_REQUIRED(MEMBER)
  ATTN_CUDA_OPTIONAL(MEMBER)
#undef MEMBER
};

/// The driver's functions; valid once initialize() has succeeded.
extern Driver driver;

/// Loads and initialises the driver, once; the outcome is remembered.
AttnStatus initialize();

/// Initialises the driver and makes sure that the thread has a context.
AttnStatus ensureContext(Context *context = nullptr);

/// Sets the device whose primary context this thread uses if none is current.
AttnStatus setDevice(int32_t device, bool makeCurrent);

/// Turns the result of `function` into a status and records an error.
AttnStatus check(Result result, const char *function);

/// The process is on its way out: the driver may be gone already and must not
/// be called any more.
bool processIsExiting();

/// Name and text of a result, never null.
const char *resultName(Result result);
const char *resultText(Result result);

} // namespace attn::runtime::cuda

/// Calls a driver function and returns from the enclosing function on error.
#define ATTN_CUDA_TRY(MEMBER, SYMBOL, ...)                                     \
  do {                                                                         \
    if (AttnStatus attnStatus = ::attn::runtime::cuda::check(                  \
            ::attn::runtime::cuda::driver.MEMBER(__VA_ARGS__), #SYMBOL))       \
      return attnStatus;                                                       \
  } while (false)

#define ATTN_TRY(...)                                                          \
  do {                                                                         \
    if (AttnStatus attnStatus = (__VA_ARGS__))                                 \
      return attnStatus;                                                       \
  } while (false)

#endif // ATTN_LIB_RUNTIME_CUDADRIVER_H

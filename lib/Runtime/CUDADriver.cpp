//===- CUDADriver.cpp - the CUDA driver, loaded lazily --------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CUDADriver.h"

#include <atomic>
#include <dlfcn.h>

using namespace attn::runtime;
using namespace attn::runtime::cuda;

Driver attn::runtime::cuda::driver;

static pthread_mutex_t initMutex = PTHREAD_MUTEX_INITIALIZER;
/// Set once initialisation has been tried; `initError` is final then.
static std::atomic<bool> tried;
static ErrorState initError;

static constexpr int32_t maxDevices = 64;
/// Primary contexts, retained for the rest of the process.
static pthread_mutex_t contextMutex = PTHREAD_MUTEX_INITIALIZER;
static Context primaryContexts[maxDevices];
static thread_local int32_t defaultDevice;

const char *attn::runtime::cuda::resultName(Result result) {
  const char *name = nullptr;
  if (driver.cuGetErrorName)
    driver.cuGetErrorName(result, &name);
  return name ? name : "unknown CUDA error";
}

const char *attn::runtime::cuda::resultText(Result result) {
  const char *text = nullptr;
  if (driver.cuGetErrorString)
    driver.cuGetErrorString(result, &text);
  return text ? text : "no description";
}

/// Records a CUDA error with its number.
__attribute__((format(printf, 3, 4))) static AttnStatus
setCUDAError(AttnStatus status, Result result, const char *format, ...) {
  va_list args;
  va_start(args, format);
  setErrorV(status, result, format, args);
  va_end(args);
  return status;
}

AttnStatus attn::runtime::cuda::check(Result result, const char *function) {
  if (result == Success)
    return ATTN_SUCCESS;
  return setCUDAError(result == NoDevice ? ATTN_ERROR_NO_DEVICE
                                         : ATTN_ERROR_CUDA,
                      result, "%s failed: %s (%d): %s", function,
                      resultName(result), result, resultText(result));
}

static std::atomic<bool> exiting;

bool attn::runtime::cuda::processIsExiting() {
  return exiting.load(std::memory_order_relaxed);
}

/// Loads the library and its functions and calls cuInit.
static AttnStatus loadDriver() {
  const char *name = getenv("ATTN_LIBCUDA");
  if (!name || !*name)
    name = "libcuda.so.1";
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    return setError(ATTN_ERROR_NO_DEVICE,
                    "there is no CUDA driver: cannot load '%s': %s", name,
                    reason ? reason : "unknown reason");
  }
#define RESOLVE(NAME, SYMBOL, PARAMETERS)                                      \
  driver.NAME = reinterpret_cast<Result(*) PARAMETERS>(dlsym(library, #SYMBOL));
#define RESOLVE_REQUIRED(NAME, SYMBOL, PARAMETERS)                             \
  RESOLVE(NAME, SYMBOL, PARAMETERS)                                            \
  if (!driver.NAME)                                                            \
    return setError(ATTN_ERROR_NO_DEVICE,                                      \
                    "the CUDA driver '%s' is too old: it has no function %s",  \
                    name, #SYMBOL);
  ATTN_CUDA_REQUIRED(RESOLVE_REQUIRED)
  ATTN_CUDA_OPTIONAL(RESOLVE)
#undef RESOLVE
#undef RESOLVE_REQUIRED
  // Runs before the destructors of host code, which unload modules.
  atexit([] { exiting.store(true, std::memory_order_relaxed); });
  return check(driver.cuInit(0), "cuInit");
}

AttnStatus attn::runtime::cuda::initialize() {
  if (!tried.load(std::memory_order_acquire)) {
    Lock lock(initMutex);
    if (!tried.load(std::memory_order_relaxed)) {
      if (loadDriver() != ATTN_SUCCESS) {
        initError = errorState();
        initError.pending = false;
      }
      tried.store(true, std::memory_order_release);
    }
  }
  if (initError.status == ATTN_SUCCESS)
    return ATTN_SUCCESS;
  return setCUDAError(initError.status, initError.cudaResult, "%s",
                      initError.message);
}

/// Makes the primary context of `device` current.
static AttnStatus usePrimaryContext(int32_t device, Context *result) {
  int32_t count = 0;
  ATTN_CUDA_TRY(cuDeviceGetCount, cuDeviceGetCount, &count);
  if (device < 0 || device >= count || device >= maxDevices)
    return setError(count == 0 ? ATTN_ERROR_NO_DEVICE
                               : ATTN_ERROR_INVALID_ARGUMENT,
                    "there is no CUDA device %d; %d found", device, count);
  Context context;
  {
    Lock lock(contextMutex);
    context = primaryContexts[device];
    if (!context) {
      Device handle;
      ATTN_CUDA_TRY(cuDeviceGet, cuDeviceGet, &handle, device);
      ATTN_CUDA_TRY(cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain,
                    &context, handle);
      primaryContexts[device] = context;
    }
  }
  ATTN_CUDA_TRY(cuCtxSetCurrent, cuCtxSetCurrent, context);
  if (result)
    *result = context;
  return ATTN_SUCCESS;
}

AttnStatus attn::runtime::cuda::ensureContext(Context *result) {
  ATTN_TRY(initialize());
  Context context = nullptr;
  ATTN_CUDA_TRY(cuCtxGetCurrent, cuCtxGetCurrent, &context);
  if (!context)
    return usePrimaryContext(defaultDevice, result);
  if (result)
    *result = context;
  return ATTN_SUCCESS;
}

AttnStatus attn::runtime::cuda::setDevice(int32_t device, bool makeCurrent) {
  ATTN_TRY(initialize());
  if (makeCurrent)
    ATTN_TRY(usePrimaryContext(device, nullptr));
  defaultDevice = device;
  return ATTN_SUCCESS;
}

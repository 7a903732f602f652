//===- Device.cpp - devices, memory, streams and events -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CUDADriver.h"
#include <stdio.h>

using namespace attn::runtime;
using namespace attn::runtime::cuda;

static DevicePtr toDevice(const void *pointer) {
  return reinterpret_cast<uintptr_t>(pointer);
}

static AttnStatus nullArgument(const char *function) {
  return setError(ATTN_ERROR_INVALID_ARGUMENT, "%s: null argument", function);
}

AttnStatus attnDeviceCount(int32_t *count) {
  if (!count)
    return nullArgument(__func__);
  *count = 0;
  ATTN_TRY(initialize());
  ATTN_CUDA_TRY(cuDeviceGetCount, cuDeviceGetCount, count);
  return ATTN_SUCCESS;
}

AttnStatus attnDeviceGetInfo(int32_t device, AttnDeviceInfo *info) {
  if (!info)
    return nullArgument(__func__);
  memset(info, 0, sizeof(*info));
  ATTN_TRY(initialize());
  Device handle;
  ATTN_CUDA_TRY(cuDeviceGet, cuDeviceGet, &handle, device);
  ATTN_CUDA_TRY(cuDeviceGetName, cuDeviceGetName, info->name,
                sizeof(info->name), handle);
  size_t total = 0;
  ATTN_CUDA_TRY(cuDeviceTotalMem, cuDeviceTotalMem_v2, &total, handle);
  info->totalMemory = total;
  ATTN_CUDA_TRY(cuDeviceGetAttribute, cuDeviceGetAttribute, &info->major,
                AttrComputeCapabilityMajor, handle);
  ATTN_CUDA_TRY(cuDeviceGetAttribute, cuDeviceGetAttribute, &info->minor,
                AttrComputeCapabilityMinor, handle);
  ATTN_CUDA_TRY(cuDeviceGetAttribute, cuDeviceGetAttribute,
                &info->multiprocessors, AttrMultiprocessorCount, handle);
  ATTN_CUDA_TRY(cuDeviceGetAttribute, cuDeviceGetAttribute,
                &info->maxSharedMemory, AttrMaxSharedMemoryPerBlockOptin,
                handle);
  ATTN_CUDA_TRY(cuDriverGetVersion, cuDriverGetVersion, &info->driverVersion);
  return ATTN_SUCCESS;
}

AttnStatus attnDeviceGetChip(int32_t device, char *chip, size_t size) {
  if (!chip)
    return nullArgument(__func__);
  AttnDeviceInfo info;
  ATTN_TRY(attnDeviceGetInfo(device, &info));
  bool archSpecific = info.major == 9 && info.minor == 0;
  int length = snprintf(chip, size, "sm_%d%d%s", info.major, info.minor,
                        archSpecific ? "a" : "");
  if (length < 0 || static_cast<size_t>(length) >= size)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "%s: the name of the chip needs %d bytes, not %zu",
                    __func__, length + 1, size);
  return ATTN_SUCCESS;
}

AttnStatus attnSetDevice(int32_t device) {
  return setDevice(device, /*makeCurrent=*/true);
}

AttnStatus attnDeviceAlloc(size_t bytes, void **pointer) {
  if (!pointer)
    return nullArgument(__func__);
  *pointer = nullptr;
  ATTN_TRY(ensureContext());
  if (bytes == 0)
    return ATTN_SUCCESS;
  DevicePtr address = 0;
  ATTN_CUDA_TRY(cuMemAlloc, cuMemAlloc_v2, &address, bytes);
  *pointer = reinterpret_cast<void *>(address);
  return ATTN_SUCCESS;
}

AttnStatus attnDeviceFree(void *pointer) {
  if (!pointer)
    return ATTN_SUCCESS;
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuMemFree, cuMemFree_v2, toDevice(pointer));
  return ATTN_SUCCESS;
}

AttnStatus attnMemcpyAsync(void *destination, const void *source, size_t bytes,
                           AttnStream stream) {
  ATTN_TRY(ensureContext());
  if (bytes == 0)
    return ATTN_SUCCESS;
  ATTN_CUDA_TRY(cuMemcpyAsync, cuMemcpyAsync, toDevice(destination),
                toDevice(source), bytes, stream);
  return ATTN_SUCCESS;
}

AttnStatus attnMemsetAsync(void *destination, uint8_t value, size_t bytes,
                           AttnStream stream) {
  ATTN_TRY(ensureContext());
  if (bytes == 0)
    return ATTN_SUCCESS;
  ATTN_CUDA_TRY(cuMemsetD8Async, cuMemsetD8Async, toDevice(destination), value,
                bytes, stream);
  return ATTN_SUCCESS;
}

AttnStatus attnStreamCreate(AttnStream *stream) {
  if (!stream)
    return nullArgument(__func__);
  *stream = nullptr;
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuStreamCreate, cuStreamCreate, stream, streamNonBlocking);
  return ATTN_SUCCESS;
}

AttnStatus attnStreamDestroy(AttnStream stream) {
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuStreamDestroy, cuStreamDestroy_v2, stream);
  return ATTN_SUCCESS;
}

AttnStatus attnStreamSynchronize(AttnStream stream) {
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuStreamSynchronize, cuStreamSynchronize, stream);
  return ATTN_SUCCESS;
}

AttnStatus attnEventCreate(AttnEvent *event) {
  if (!event)
    return nullArgument(__func__);
  *event = nullptr;
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuEventCreate, cuEventCreate, event, 0);
  return ATTN_SUCCESS;
}

AttnStatus attnEventDestroy(AttnEvent event) {
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuEventDestroy, cuEventDestroy_v2, event);
  return ATTN_SUCCESS;
}

AttnStatus attnEventRecord(AttnEvent event, AttnStream stream) {
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuEventRecord, cuEventRecord, event, stream);
  return ATTN_SUCCESS;
}

AttnStatus attnEventSynchronize(AttnEvent event) {
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuEventSynchronize, cuEventSynchronize, event);
  return ATTN_SUCCESS;
}

AttnStatus attnEventElapsed(float *milliseconds, AttnEvent start,
                            AttnEvent end) {
  if (!milliseconds)
    return nullArgument(__func__);
  ATTN_TRY(ensureContext());
  ATTN_CUDA_TRY(cuEventElapsedTime, cuEventElapsedTime, milliseconds, start,
                end);
  return ATTN_SUCCESS;
}

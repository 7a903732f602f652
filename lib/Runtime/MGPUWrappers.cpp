//===- MGPUWrappers.cpp - functions that gpu-to-llvm calls ----------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mgpu* functions that MLIR's gpu-to-llvm and convert-nvgpu-to-nvvm emit
// calls to, with the signatures of MLIR 22. They return no status, so the first
// failure of a thread is printed and kept as a pending error; until it is
// cleared, copies, launches and the like do nothing rather than work on wrong
// data. What releases something runs in any case.
//
//===----------------------------------------------------------------------===//

#include "Module.h"

#include <stdio.h>

using namespace attn::runtime;
using namespace attn::runtime::cuda;

#define MGPU_EXPORT extern "C" ATTN_RUNTIME_EXPORT

/// The stream that attnLendStream has lent to this thread.
static thread_local Stream lentStream;
static thread_local bool streamIsLent;

void attnLendStream(AttnStream stream) {
  lentStream = stream;
  streamIsLent = true;
}

void attnUnlendStream() {
  lentStream = nullptr;
  streamIsLent = false;
}

static bool isLent(Stream stream) {
  return streamIsLent && stream == lentStream;
}

/// Keeps the error that the status stands for and prints it.
static void report(AttnStatus status, const char *function) {
  if (status == ATTN_SUCCESS)
    return;
  ErrorState &error = errorState();
  error.pending = true;
  fprintf(stderr, "attn runtime: error: %s: %s\n", function, error.message);
  if (const char *text = getenv("ATTN_ABORT_ON_ERROR"))
    if (*text && strcmp(text, "0") != 0)
      abort();
}

static bool hasPendingError() { return errorState().pending; }

/// Runs a piece of work unless an error is pending.
template <typename Work>
static void guarded(const char *function, Work work) {
  if (!hasPendingError())
    report(work(), function);
}

/// Runs a piece of work in any case, such as a release. With an error pending
/// its own failure is taken for a consequence and is not reported.
template <typename Work>
static void always(const char *function, Work work) {
  if (!hasPendingError()) {
    report(work(), function);
    return;
  }
  ErrorState saved = errorState();
  (void)work();
  errorState() = saved;
}

static DevicePtr toDevice(const void *pointer) {
  return reinterpret_cast<uintptr_t>(pointer);
}

//===----------------------------------------------------------------------===//
// Modules and launches
//===----------------------------------------------------------------------===//

// Generated code loads its modules from a static constructor, where neither a
// driver nor a device need exist; the driver is asked on the first lookup. An
// error that is pending in the thread does not concern the new module.
MGPU_EXPORT AttnModule *mgpuModuleLoad(void *data, size_t size) {
  AttnModule *module = nullptr;
  always(__func__, [&] {
    if (!data || size == 0)
      return setError(ATTN_ERROR_INVALID_ARGUMENT, "the image is empty");
    return createModuleFromBlob(data, size, /*optLevel=*/-1, &module);
  });
  return module;
}

MGPU_EXPORT AttnModule *mgpuModuleLoadJIT(void *data, int32_t optLevel) {
  AttnModule *module = nullptr;
  always(__func__, [&] {
    if (!data)
      return setError(ATTN_ERROR_INVALID_ARGUMENT, "the image is empty");
    AttnImage image = {ATTN_IMAGE_PTX, 0, nullptr, data,
                       strlen(static_cast<const char *>(data)) + 1};
    int32_t level = optLevel < 0 ? 0 : optLevel > 4 ? 4 : optLevel;
    return createModule(&image, 1, /*copy=*/false, level, &module);
  });
  return module;
}

MGPU_EXPORT void mgpuModuleUnload(AttnModule *module) {
  attnModuleDestroy(module);
}

MGPU_EXPORT AttnKernel *mgpuModuleGetFunction(AttnModule *module,
                                              const char *name) {
  AttnKernel *kernel = nullptr;
  guarded(__func__, [&] { return attnModuleGetKernel(module, name, &kernel); });
  return kernel;
}

/// Narrows the sizes of a launch, which generated code computes in 64 bits.
static AttnStatus narrow(const char *what, const intptr_t (&values)[3],
                         uint32_t (&result)[3]) {
  for (int i = 0; i < 3; ++i) {
    if (values[i] < 0 || values[i] > INT32_MAX)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "%s size %lld in dimension %c is out of range", what,
                      static_cast<long long>(values[i]), "xyz"[i]);
    result[i] = static_cast<uint32_t>(values[i]);
  }
  return ATTN_SUCCESS;
}

static AttnStatus launch(AttnKernel *kernel, const intptr_t (&grid)[3],
                         const intptr_t (&block)[3],
                         const intptr_t (&cluster)[3], int32_t sharedMemory,
                         Stream stream, void **params) {
  AttnLaunchConfig config = {};
  ATTN_TRY(narrow("grid", grid, config.grid));
  ATTN_TRY(narrow("block", block, config.block));
  ATTN_TRY(narrow("cluster", cluster, config.cluster));
  if (sharedMemory < 0)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "%d bytes of dynamic shared memory are out of range",
                    sharedMemory);
  config.sharedMemory = static_cast<uint32_t>(sharedMemory);
  config.stream = stream;
  return attnLaunch(kernel, &config, params);
}

MGPU_EXPORT void mgpuLaunchKernel(AttnKernel *kernel, intptr_t gridX,
                                  intptr_t gridY, intptr_t gridZ,
                                  intptr_t blockX, intptr_t blockY,
                                  intptr_t blockZ, int32_t sharedMemory,
                                  Stream stream, void **params, void **extra,
                                  size_t paramsCount) {
  (void)extra;
  (void)paramsCount;
  guarded(__func__, [&] {
    return launch(kernel, {gridX, gridY, gridZ}, {blockX, blockY, blockZ},
                  {1, 1, 1}, sharedMemory, stream, params);
  });
}

MGPU_EXPORT void mgpuLaunchClusterKernel(AttnKernel *kernel, intptr_t clusterX,
                                         intptr_t clusterY, intptr_t clusterZ,
                                         intptr_t gridX, intptr_t gridY,
                                         intptr_t gridZ, intptr_t blockX,
                                         intptr_t blockY, intptr_t blockZ,
                                         int32_t sharedMemory, Stream stream,
                                         void **params, void **extra) {
  (void)extra;
  guarded(__func__, [&] {
    return launch(kernel, {gridX, gridY, gridZ}, {blockX, blockY, blockZ},
                  {clusterX, clusterY, clusterZ}, sharedMemory, stream, params);
  });
}

//===----------------------------------------------------------------------===//
// Streams and events
//===----------------------------------------------------------------------===//

MGPU_EXPORT Stream mgpuStreamCreate() {
  if (streamIsLent)
    return lentStream;
  Stream stream = nullptr;
  guarded(__func__, [&] { return attnStreamCreate(&stream); });
  return stream;
}

MGPU_EXPORT void mgpuStreamDestroy(Stream stream) {
  if (!isLent(stream) && stream)
    always(__func__, [&] { return attnStreamDestroy(stream); });
}

MGPU_EXPORT void mgpuStreamSynchronize(Stream stream) {
  if (isLent(stream))
    return;
  guarded(__func__, [&] { return attnStreamSynchronize(stream); });
}

MGPU_EXPORT void mgpuStreamWaitEvent(Stream stream, Event event) {
  guarded(__func__, [&]() -> AttnStatus {
    ATTN_TRY(ensureContext());
    ATTN_CUDA_TRY(cuStreamWaitEvent, cuStreamWaitEvent, stream, event, 0);
    return ATTN_SUCCESS;
  });
}

MGPU_EXPORT Event mgpuEventCreate() {
  Event event = nullptr;
  guarded(__func__, [&]() -> AttnStatus {
    ATTN_TRY(ensureContext());
    ATTN_CUDA_TRY(cuEventCreate, cuEventCreate, &event, eventDisableTiming);
    return ATTN_SUCCESS;
  });
  return event;
}

MGPU_EXPORT void mgpuEventDestroy(Event event) {
  if (event)
    always(__func__, [&] { return attnEventDestroy(event); });
}

// On a lent stream the host never waits.
MGPU_EXPORT void mgpuEventSynchronize(Event event) {
  if (!streamIsLent)
    guarded(__func__, [&] { return attnEventSynchronize(event); });
}

MGPU_EXPORT void mgpuEventRecord(Event event, Stream stream) {
  guarded(__func__, [&] { return attnEventRecord(event, stream); });
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

MGPU_EXPORT void *mgpuMemAlloc(uint64_t bytes, Stream stream,
                               bool isHostShared) {
  DevicePtr address = 0;
  guarded(__func__, [&]() -> AttnStatus {
    ATTN_TRY(ensureContext());
    if (bytes == 0)
      return ATTN_SUCCESS;
    if (isHostShared)
      ATTN_CUDA_TRY(cuMemAllocManaged, cuMemAllocManaged, &address, bytes,
                    memAttachGlobal);
    else if (isLent(stream) && driver.cuMemAllocAsync && driver.cuMemFreeAsync)
      ATTN_CUDA_TRY(cuMemAllocAsync, cuMemAllocAsync, &address, bytes, stream);
    else
      ATTN_CUDA_TRY(cuMemAlloc, cuMemAlloc_v2, &address, bytes);
    return ATTN_SUCCESS;
  });
  return reinterpret_cast<void *>(address);
}

MGPU_EXPORT void mgpuMemFree(void *pointer, Stream stream) {
  if (!pointer)
    return;
  always(__func__, [&]() -> AttnStatus {
    ATTN_TRY(ensureContext());
    if (isLent(stream) && driver.cuMemAllocAsync && driver.cuMemFreeAsync)
      ATTN_CUDA_TRY(cuMemFreeAsync, cuMemFreeAsync, toDevice(pointer), stream);
    else
      ATTN_CUDA_TRY(cuMemFree, cuMemFree_v2, toDevice(pointer));
    return ATTN_SUCCESS;
  });
}

MGPU_EXPORT void mgpuMemcpy(void *destination, void *source, size_t bytes,
                            Stream stream) {
  guarded(__func__,
          [&] { return attnMemcpyAsync(destination, source, bytes, stream); });
}

MGPU_EXPORT void mgpuMemset32(void *destination, uint32_t value, size_t count,
                              Stream stream) {
  guarded(__func__, [&]() -> AttnStatus {
    ATTN_TRY(ensureContext());
    if (count)
      ATTN_CUDA_TRY(cuMemsetD32Async, cuMemsetD32Async, toDevice(destination),
                    value, count, stream);
    return ATTN_SUCCESS;
  });
}

MGPU_EXPORT void mgpuMemset16(void *destination, uint16_t value, size_t count,
                              Stream stream) {
  guarded(__func__, [&]() -> AttnStatus {
    ATTN_TRY(ensureContext());
    if (count)
      ATTN_CUDA_TRY(cuMemsetD16Async, cuMemsetD16Async, toDevice(destination),
                    value, count, stream);
    return ATTN_SUCCESS;
  });
}

MGPU_EXPORT void mgpuMemHostRegister(void *pointer, uint64_t bytes) {
  guarded(__func__, [&]() -> AttnStatus {
    ATTN_TRY(ensureContext());
    if (bytes)
      ATTN_CUDA_TRY(cuMemHostRegister, cuMemHostRegister_v2, pointer, bytes, 0);
    return ATTN_SUCCESS;
  });
}

MGPU_EXPORT void mgpuMemHostUnregister(void *pointer) {
  always(__func__, [&]() -> AttnStatus {
    ATTN_TRY(ensureContext());
    ATTN_CUDA_TRY(cuMemHostUnregister, cuMemHostUnregister, pointer);
    return ATTN_SUCCESS;
  });
}

/// First byte and byte count of a memref, which must be dense.
static AttnStatus denseRange(int64_t rank, const AttnMemRefHeader *descriptor,
                             int64_t elementSize, char **begin,
                             uint64_t *bytes) {
  auto *sizes = reinterpret_cast<const int64_t *>(descriptor + 1);
  const int64_t *strides = sizes + rank;
  int64_t count = 1;
  for (int64_t d = rank - 1; d >= 0; --d) {
    if (sizes[d] != 1 && sizes[d] != 0 && strides[d] != count)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "the memref is not contiguous in dimension %lld",
                      static_cast<long long>(d));
    count *= sizes[d];
  }
  *begin = static_cast<char *>(descriptor->aligned) +
           descriptor->offset * elementSize;
  *bytes = static_cast<uint64_t>(count) * elementSize;
  return ATTN_SUCCESS;
}

MGPU_EXPORT void mgpuMemHostRegisterMemRef(int64_t rank,
                                           AttnMemRefHeader *descriptor,
                                           int64_t elementSize) {
  char *begin = nullptr;
  uint64_t bytes = 0;
  guarded(__func__, [&] {
    return denseRange(rank, descriptor, elementSize, &begin, &bytes);
  });
  if (bytes)
    mgpuMemHostRegister(begin, bytes);
}

MGPU_EXPORT void mgpuMemHostUnregisterMemRef(int64_t rank,
                                             AttnMemRefHeader *descriptor,
                                             int64_t elementSize) {
  char *begin = nullptr;
  uint64_t bytes = 0;
  always(__func__, [&] {
    return denseRange(rank, descriptor, elementSize, &begin, &bytes);
  });
  if (bytes)
    mgpuMemHostUnregister(begin);
}

MGPU_EXPORT void mgpuSetDefaultDevice(int32_t device) {
  guarded(__func__, [&] { return setDevice(device, /*makeCurrent=*/true); });
}

//===----------------------------------------------------------------------===//
// Tensor maps
//===----------------------------------------------------------------------===//

namespace {

/// A tensor map that has a copy on the device. Generated code never frees the
/// copies, so one copy serves all equal maps.
struct DeviceTensorMap {
  AttnTensorMap map;
  Context context;
  DevicePtr address;
  DeviceTensorMap *next;
};

} // namespace

static pthread_mutex_t tensorMapMutex = PTHREAD_MUTEX_INITIALIZER;
static DeviceTensorMap *tensorMaps;

static AttnStatus placeTensorMap(const AttnTensorMap &map, DevicePtr *address) {
  Context context;
  ATTN_TRY(ensureContext(&context));
  Lock lock(tensorMapMutex);
  for (DeviceTensorMap *it = tensorMaps; it; it = it->next) {
    if (it->context == context && memcmp(&it->map, &map, sizeof(map)) == 0) {
      *address = it->address;
      return ATTN_SUCCESS;
    }
  }
  void *memory = nullptr;
  if (posix_memalign(&memory, alignof(DeviceTensorMap),
                     sizeof(DeviceTensorMap)) != 0)
    return outOfMemory();
  auto *entry = static_cast<DeviceTensorMap *>(memory);
  entry->map = map;
  entry->context = context;
  entry->next = tensorMaps;
  AttnStatus status =
      check(driver.cuMemAlloc(&entry->address, sizeof(map)), "cuMemAlloc_v2");
  if (!status)
    status = check(driver.cuMemcpyHtoD(entry->address, &map, sizeof(map)),
                   "cuMemcpyHtoD_v2");
  if (status) {
    free(entry);
    return status;
  }
  tensorMaps = entry;
  *address = entry->address;
  return ATTN_SUCCESS;
}

MGPU_EXPORT void *
mgpuTensorMapEncodeTiledMemref(int64_t rank, AttnMemRefHeader *descriptor,
                               int64_t dataType, int64_t interleave,
                               int64_t swizzle, int64_t l2Promotion,
                               int64_t outOfBoundsFill, int64_t *boxDims) {
  DevicePtr address = 0;
  guarded(__func__, [&]() -> AttnStatus {
    // Bytes per element, by CUtensorMapDataType.
    static const int64_t elementSizes[] = {1, 2, 4, 4, 8, 8, 2,
                                           4, 8, 2, 4, 4, 4};
    if (rank < 1 || rank > 5 || dataType < 0 || dataType > 12)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "rank %lld or data type %lld is out of range",
                      static_cast<long long>(rank),
                      static_cast<long long>(dataType));
    int64_t elementSize = elementSizes[dataType];
    auto *sizes = reinterpret_cast<const int64_t *>(descriptor + 1);
    const int64_t *strides = sizes + rank;
    uint64_t dims[5], byteStrides[5];
    uint32_t box[5];
    // The driver counts dimensions from the innermost one.
    for (int64_t i = 0; i < rank; ++i) {
      int64_t d = rank - 1 - i;
      if (boxDims[d] < 1 || boxDims[d] > 256)
        return setError(ATTN_ERROR_INVALID_ARGUMENT,
                        "box size %lld in dimension %lld is not from 1 to 256",
                        static_cast<long long>(boxDims[d]),
                        static_cast<long long>(d));
      dims[i] = static_cast<uint64_t>(sizes[d]);
      box[i] = static_cast<uint32_t>(boxDims[d]);
      if (i > 0)
        byteStrides[i - 1] = static_cast<uint64_t>(strides[d] * elementSize);
    }
    if (strides[rank - 1] != 1)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "the innermost stride is %lld, not 1",
                      static_cast<long long>(strides[rank - 1]));
    AttnTensorMap map;
    void *data = static_cast<char *>(descriptor->aligned) +
                 descriptor->offset * elementSize;
    ATTN_TRY(attnTensorMapEncodeTiled(
        &map, static_cast<int32_t>(dataType), static_cast<int32_t>(rank), data,
        dims, byteStrides, box, nullptr, static_cast<int32_t>(interleave),
        static_cast<int32_t>(swizzle), static_cast<int32_t>(l2Promotion),
        static_cast<int32_t>(outOfBoundsFill)));
    return placeTensorMap(map, &address);
  });
  return reinterpret_cast<void *>(address);
}

namespace {

/// Dimensions of a tensor map, from the innermost on.
struct MapDims {
  int32_t rank;
  uint64_t sizes[5];
  /// In bytes, of the dimensions behind the first.
  uint64_t strides[4];
  uint32_t box[5];
};

} // namespace

static AttnStatus addDim(MapDims &dims, int64_t size, int64_t strideBytes,
                         int64_t box, const char *what) {
  if (dims.rank == 5)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "a tensor map has at most 5 dimensions");
  if (size > int64_t(1) << 32)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "size %lld along the tensor's %s is above 2^32",
                    static_cast<long long>(size), what);
  if (dims.rank > 0) {
    // Only one element: the stride is never taken.
    if (size <= 1)
      strideBytes = 16;
    if (strideBytes < 0 || strideBytes % 16 != 0 ||
        strideBytes >= int64_t(1) << 40)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "the stride of %lld bytes along the tensor's %s is no "
                      "multiple of 16 below 2^40, which a tensor map needs",
                      static_cast<long long>(strideBytes), what);
    dims.strides[dims.rank - 1] = static_cast<uint64_t>(strideBytes);
  }
  dims.sizes[dims.rank] = static_cast<uint64_t>(size);
  dims.box[dims.rank++] = static_cast<uint32_t>(box);
  return ATTN_SUCCESS;
}

static AttnStatus encode(AttnTensorMap *map, const AttnTiledTensor *tensor) {
  if (!map || !tensor)
    return setError(ATTN_ERROR_INVALID_ARGUMENT, "null argument");
  // CUtensorMapDataType.
  int32_t dataType;
  switch (tensor->type) {
  case ATTN_TYPE_F16:
    dataType = 6;
    break;
  case ATTN_TYPE_F32:
    dataType = 7;
    break;
  case ATTN_TYPE_BF16:
    dataType = 9;
    break;
  default:
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "a tensor map is of f16, bf16 or f32, not of type %d",
                    tensor->type);
  }
  int32_t rank = tensor->rank, rows = tensor->rows, columns = tensor->columns;
  if (rank < 2 || rank > 5 || rows < 0 || rows >= rank || columns < 0 ||
      columns >= rank || rows == columns)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "rows %d and columns %d are not two of %d dimensions, 2 to "
                    "5 of which are possible",
                    rows, columns, rank);
  if (tensor->tileRows < 1 || tensor->tileRows > 256 || tensor->slabs < 1 ||
      tensor->slabs > 256)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "%d rows or %d slabs of a tile are not from 1 to 256",
                    tensor->tileRows, tensor->slabs);
  const int64_t *sizes = tensor->sizes, *strides = tensor->strides;
  auto elementBytes = static_cast<int64_t>(attnTypeSize(tensor->type));
  int64_t slabColumns = 128 / elementBytes;
  bool empty = false;
  for (int32_t d = 0; d < rank; ++d) {
    if (sizes[d] < 0)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "size %lld of dimension %d is negative",
                      static_cast<long long>(sizes[d]), d);
    empty |= sizes[d] == 0;
  }

  MapDims dims = {};
  void *address = tensor->address;
  if (empty) {
    // One element, which is zero.
    AttnTensorMap zeros = {};
    DevicePtr place = 0;
    ATTN_TRY(placeTensorMap(zeros, &place));
    address = reinterpret_cast<void *>(place);
    for (int32_t d = 0, end = rank + (tensor->slabs > 1); d < end; ++d)
      ATTN_TRY(addDim(dims, 1, 16,
                      d == 0                        ? slabColumns
                      : d == 1                      ? tensor->tileRows
                      : d == 2 && tensor->slabs > 1 ? tensor->slabs
                                                    : 1,
                      "dimensions"));
  } else {
    if (reinterpret_cast<uintptr_t>(address) % 16 != 0)
      return setError(
          ATTN_ERROR_INVALID_ARGUMENT,
          "the tensor's address %p is no multiple of 16 bytes, which "
          "a tensor map needs",
          address);
    if (sizes[columns] > 1 && strides[columns] != 1)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "the stride along the tensor's columns is %lld, not 1",
                      static_cast<long long>(strides[columns]));
    bool split = tensor->slabs > 1;
    if (split && sizes[columns] % slabColumns != 0)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "%lld columns are no multiple of a slab's %lld",
                      static_cast<long long>(sizes[columns]),
                      static_cast<long long>(slabColumns));
    ATTN_TRY(addDim(dims, split ? slabColumns : sizes[columns], 0, slabColumns,
                    "columns"));
    ATTN_TRY(addDim(dims, sizes[rows], strides[rows] * elementBytes,
                    tensor->tileRows, "rows"));
    if (split)
      ATTN_TRY(addDim(dims, sizes[columns] / slabColumns, 128, tensor->slabs,
                      "columns"));
    for (int32_t d = rank - 1; d >= 0; --d) {
      if (d == rows || d == columns)
        continue;
      char name[32];
      snprintf(name, sizeof(name), "dimension %d", d);
      ATTN_TRY(addDim(dims, sizes[d], strides[d] * elementBytes, 1, name));
    }
  }
  // 128-byte swizzle; lines of 128 bytes into the L2 cache; zeros outside.
  return attnTensorMapEncodeTiled(map, dataType, dims.rank, address, dims.sizes,
                                  dims.strides, dims.box,
                                  /*elementStrides=*/nullptr, /*interleave=*/0,
                                  /*swizzle=*/3, /*l2Promotion=*/2,
                                  /*outOfBoundsFill=*/0);
}

AttnStatus attnTensorMapEncode(AttnTensorMap *map,
                               const AttnTiledTensor *tensor) {
  if (hasPendingError())
    return errorState().status;
  AttnStatus status = encode(map, tensor);
  report(status, __func__);
  return status;
}

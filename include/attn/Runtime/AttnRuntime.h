//===- AttnRuntime.h - C interface of the attn-mlir runtime -------*- C -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The runtime that compiled attention needs at execution time: the CUDA driver
// behind checked calls, kernel launch, a CPU thread pool, and the loader of
// bundles. It needs no LLVM and no CUDA toolkit, and can be used from C, from
// C++, or through ctypes. docs/Runtime.md describes the contracts.
//
// Every function that can fail returns an AttnStatus; attnGetLastError() then
// describes the failure. All functions may be called from any thread.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_RUNTIME_ATTNRUNTIME_H
#define ATTN_RUNTIME_ATTNRUNTIME_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define ATTN_RUNTIME_EXPORT __attribute__((visibility("default")))
#else
#define ATTN_RUNTIME_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Version of this interface and of the bundle format. Bundles with another
/// version are refused.
#define ATTN_RUNTIME_ABI_VERSION 1

//===----------------------------------------------------------------------===//
// Status and errors
//===----------------------------------------------------------------------===//

typedef enum AttnStatus {
  ATTN_SUCCESS = 0,
  /// The caller passed something that the function cannot accept.
  ATTN_ERROR_INVALID_ARGUMENT = 1,
  /// There is no CUDA driver, or no device behind it.
  ATTN_ERROR_NO_DEVICE = 2,
  /// A CUDA driver call failed; see attnGetLastCUDAResult().
  ATTN_ERROR_CUDA = 3,
  /// No image of a module runs on the device.
  ATTN_ERROR_NO_IMAGE = 4,
  /// A kernel, an entry or a symbol does not exist.
  ATTN_ERROR_NOT_FOUND = 5,
  /// A bundle cannot be read or is malformed.
  ATTN_ERROR_BAD_BUNDLE = 6,
  /// Host memory is exhausted.
  ATTN_ERROR_OUT_OF_MEMORY = 7,
  /// The driver, the device or the bundle lacks a feature that was asked for.
  ATTN_ERROR_UNSUPPORTED = 8
} AttnStatus;

/// Text of the calling thread's last error: the failing driver function, the
/// name and the description of the CUDA error, or what else went wrong. The
/// empty string if there was none. Valid until the thread's next error.
ATTN_RUNTIME_EXPORT const char *attnGetLastError(void);

/// Status of the calling thread's last error.
ATTN_RUNTIME_EXPORT AttnStatus attnGetLastStatus(void);

/// CUresult of the calling thread's last error, 0 if it was no CUDA error.
ATTN_RUNTIME_EXPORT int32_t attnGetLastCUDAResult(void);

/// Forgets the calling thread's last error. The mgpu* functions return no
/// status; the first failure among them stays recorded until this is called,
/// and until then the thread's further mgpu* copies and launches do nothing.
ATTN_RUNTIME_EXPORT void attnClearLastError(void);

/// ATTN_RUNTIME_ABI_VERSION of the library that is loaded.
ATTN_RUNTIME_EXPORT int32_t attnRuntimeVersion(void);

//===----------------------------------------------------------------------===//
// Devices, memory, streams and events
//===----------------------------------------------------------------------===//

/// A CUstream; NULL is the default stream.
typedef void *AttnStream;
/// A CUevent.
typedef void *AttnEvent;

typedef struct AttnDeviceInfo {
  char name[128];
  /// Compute capability.
  int32_t major, minor;
  int32_t multiprocessors;
  /// Largest dynamic shared memory of a block, in bytes (opt-in limit).
  int32_t maxSharedMemory;
  uint64_t totalMemory;
  /// Version of the driver, as 1000 * major + 10 * minor.
  int32_t driverVersion;
  int32_t reserved;
} AttnDeviceInfo;

/// Number of CUDA devices. ATTN_ERROR_NO_DEVICE without a driver.
ATTN_RUNTIME_EXPORT AttnStatus attnDeviceCount(int32_t *count);
ATTN_RUNTIME_EXPORT AttnStatus attnDeviceGetInfo(int32_t device,
                                                 AttnDeviceInfo *info);
/// The target to compile for the device, as in "sm_80". It is "sm_90a" for
/// compute capability 9.0, whose warpgroup instructions "sm_90" lacks; the
/// compiler uses no other instructions of one chip alone.
ATTN_RUNTIME_EXPORT AttnStatus attnDeviceGetChip(int32_t device, char *chip,
                                                 size_t size);

/// Makes `device`'s primary context current in the calling thread. A thread
/// that never calls this uses the context that is already current there, for
/// example a framework's, or else the primary context of device 0.
ATTN_RUNTIME_EXPORT AttnStatus attnSetDevice(int32_t device);

ATTN_RUNTIME_EXPORT AttnStatus attnDeviceAlloc(size_t bytes, void **pointer);
ATTN_RUNTIME_EXPORT AttnStatus attnDeviceFree(void *pointer);
/// Copies between any two of host and device memory, in `stream` order.
ATTN_RUNTIME_EXPORT AttnStatus attnMemcpyAsync(void *destination,
                                               const void *source, size_t bytes,
                                               AttnStream stream);
/// Sets `bytes` bytes of device memory to `value`, in `stream` order.
ATTN_RUNTIME_EXPORT AttnStatus attnMemsetAsync(void *destination, uint8_t value,
                                               size_t bytes, AttnStream stream);

ATTN_RUNTIME_EXPORT AttnStatus attnStreamCreate(AttnStream *stream);
ATTN_RUNTIME_EXPORT AttnStatus attnStreamDestroy(AttnStream stream);
ATTN_RUNTIME_EXPORT AttnStatus attnStreamSynchronize(AttnStream stream);

ATTN_RUNTIME_EXPORT AttnStatus attnEventCreate(AttnEvent *event);
ATTN_RUNTIME_EXPORT AttnStatus attnEventDestroy(AttnEvent event);
ATTN_RUNTIME_EXPORT AttnStatus attnEventRecord(AttnEvent event,
                                               AttnStream stream);
ATTN_RUNTIME_EXPORT AttnStatus attnEventSynchronize(AttnEvent event);
/// Milliseconds between two completed events.
ATTN_RUNTIME_EXPORT AttnStatus attnEventElapsed(float *milliseconds,
                                                AttnEvent start, AttnEvent end);

//===----------------------------------------------------------------------===//
// Modules and kernels
//===----------------------------------------------------------------------===//

typedef enum AttnImageKind {
  /// Told by the first bytes: ELF is a cubin, anything else is PTX text.
  ATTN_IMAGE_AUTO = 0,
  ATTN_IMAGE_CUBIN = 1,
  ATTN_IMAGE_PTX = 2
} AttnImageKind;

/// One compiled form of a module.
typedef struct AttnImage {
  /// An AttnImageKind.
  int32_t kind;
  int32_t reserved;
  /// Target, for example "sm_80", "sm_90a" or "sm_100f". NULL or "" if unknown;
  /// such an image is tried after all others.
  const char *chip;
  const void *data;
  /// Size in bytes. PTX text need not end in NUL.
  size_t size;
} AttnImage;

/// A gpu.binary may embed several images as one blob that starts with an
/// AttnImageTable and `count` AttnImageTableEntry; mgpuModuleLoad recognises
/// it.
#define ATTN_IMAGE_TABLE_MAGIC "ATTNIMG1"
typedef struct AttnImageTable {
  char magic[8];
  uint32_t count;
  uint32_t reserved;
} AttnImageTable;
typedef struct AttnImageTableEntry {
  /// Target, NUL-terminated.
  char chip[16];
  /// An AttnImageKind.
  int32_t kind;
  uint32_t reserved;
  /// Position from the start of the table, and size, in bytes.
  uint64_t offset, size;
} AttnImageTableEntry;

/// A module with one image per chip. It is loaded lazily into each context that
/// uses it, and may be used from every thread and device.
typedef struct AttnModule AttnModule;
/// A kernel of a module. Owned by the module.
typedef struct AttnKernel AttnKernel;

/// Creates a module from `numImages` images, whose data is copied. No driver is
/// needed until a kernel is looked up.
ATTN_RUNTIME_EXPORT AttnStatus attnModuleCreate(const AttnImage *images,
                                                size_t numImages,
                                                AttnModule **module);
ATTN_RUNTIME_EXPORT AttnStatus attnModuleDestroy(AttnModule *module);

/// Loads the module and its kernels into the current context, so that a later
/// launch loads nothing. Call it before a stream capture.
ATTN_RUNTIME_EXPORT AttnStatus attnModulePrepare(AttnModule *module);

/// Looks up a kernel by name in the current context.
ATTN_RUNTIME_EXPORT AttnStatus attnModuleGetKernel(AttnModule *module,
                                                   const char *name,
                                                   AttnKernel **kernel);

/// Raises the kernel's limit of dynamic shared memory in the current context.
/// attnLaunch does this by itself where it has to.
ATTN_RUNTIME_EXPORT AttnStatus
attnKernelSetMaxDynamicSharedMemory(AttnKernel *kernel, uint32_t bytes);

typedef enum AttnLaunchFlags {
  /// Programmatic dependent launch: the kernel may start before its predecessor
  /// in the stream has finished, and waits for it with griddepcontrol.
  ATTN_LAUNCH_PROGRAMMATIC = 1,
  /// All blocks of the grid must be resident at once.
  ATTN_LAUNCH_COOPERATIVE = 2
} AttnLaunchFlags;

typedef struct AttnLaunchConfig {
  uint32_t grid[3];
  uint32_t block[3];
  /// Blocks per cluster; {0, 0, 0} or {1, 1, 1} for none.
  uint32_t cluster[3];
  /// Dynamic shared memory in bytes, up to the device's opt-in limit.
  uint32_t sharedMemory;
  /// Bits of AttnLaunchFlags.
  uint32_t flags;
  uint32_t reserved;
  AttnStream stream;
} AttnLaunchConfig;

/// Launches a kernel on the caller's stream. `params` holds one pointer per
/// kernel parameter. A grid of no blocks is a success and launches nothing.
/// Neither synchronises nor allocates; may be recorded by a stream capture.
ATTN_RUNTIME_EXPORT AttnStatus attnLaunch(AttnKernel *kernel,
                                          const AttnLaunchConfig *config,
                                          void **params);

/// A tensor map, passed to kernels by value.
typedef struct AttnTensorMap {
#if defined(__GNUC__)
  uint64_t opaque[16] __attribute__((aligned(64)));
#else
  uint64_t opaque[16];
#endif
} AttnTensorMap;

/// Encodes a tiled tensor map. `rank` is 1 to 5; dimension 0 is innermost. The
/// enumerations are the driver's (CUtensorMapDataType and so on); `strides`
/// holds the byte strides of dimensions 1 to rank-1. `elementStrides` may be
/// NULL for all ones.
ATTN_RUNTIME_EXPORT AttnStatus attnTensorMapEncodeTiled(
    AttnTensorMap *map, int32_t dataType, int32_t rank, void *address,
    const uint64_t *dims, const uint64_t *strides, const uint32_t *box,
    const uint32_t *elementStrides, int32_t interleave, int32_t swizzle,
    int32_t l2Promotion, int32_t outOfBoundsFill);

/// What generated code calls for a tensor map of a kernel: a tensor in device
/// memory and the tile of it that one copy fills.
typedef struct AttnTiledTensor {
  /// An AttnType: f16, bf16 or f32.
  int32_t type;
  /// 2 to 5 dimensions, 4 where slabs > 1.
  int32_t rank;
  /// The dimensions along the rows and the columns of the tile; its extent is 1
  /// in the others.
  int32_t rows, columns;
  /// Rows of the tile, 1 to 256.
  int32_t tileRows;
  /// Slabs of 128 bytes of columns that one copy fills. Where there are several
  /// the columns of the tensor are a multiple of a slab's.
  int32_t slabs;
  /// Address of element (0, ..., 0): a multiple of 16 bytes.
  void *address;
  /// Sizes, and strides in elements: 1 along the columns, elsewhere multiples
  /// of 16 bytes. Strides of dimensions of one element do not matter.
  int64_t sizes[5];
  int64_t strides[5];
} AttnTiledTensor;

/// Encodes the map of a tensor with the 128-byte swizzle, zeros outside of the
/// tensor. The map's dimensions are, from the innermost on, the columns (within
/// a slab where slabs > 1), the rows, the slabs where slabs > 1, and the other
/// dimensions from the last to the first. A tensor without elements is zero
/// everywhere. Neither synchronises nor, but for the first tensor without
/// elements in a context, allocates.
///
/// As for the mgpu* functions an error stays pending until it is cleared, and
/// launches do nothing until then. While one is pending, nothing is encoded.
/// ATTN_ERROR_INVALID_ARGUMENT names the stride or the address that a map
/// cannot have.
ATTN_RUNTIME_EXPORT AttnStatus
attnTensorMapEncode(AttnTensorMap *map, const AttnTiledTensor *tensor);

/// Lends `stream` to the mgpu* functions that this thread calls from now on:
/// mgpuStreamCreate returns it, and the functions that synchronise or destroy a
/// stream leave it alone. Code generated by gpu-to-llvm then runs on the
/// caller's stream without any synchronisation. attnUnlendStream ends it.
ATTN_RUNTIME_EXPORT void attnLendStream(AttnStream stream);
ATTN_RUNTIME_EXPORT void attnUnlendStream(void);

//===----------------------------------------------------------------------===//
// CPU
//===----------------------------------------------------------------------===//

/// Calls body(i, context) for every i in [0, n), on all threads of the pool,
/// and returns when all calls have returned. Iterations are handed out one by
/// one, in rising order. A call from inside a body runs its iterations in the
/// calling thread. ATTN_NUM_THREADS sets the number of threads.
ATTN_RUNTIME_EXPORT void attnParallelFor(int64_t n,
                                         void (*body)(int64_t i, void *context),
                                         void *context);

/// Number of threads that attnParallelFor uses, the caller's included.
ATTN_RUNTIME_EXPORT int32_t attnNumThreads(void);

//===----------------------------------------------------------------------===//
// Tensors and memref descriptors
//===----------------------------------------------------------------------===//

#define ATTN_MAX_RANK 12
/// A size that is not known at compile time.
#define ATTN_DYNAMIC INT64_MIN

typedef enum AttnType {
  ATTN_TYPE_INVALID = 0,
  /// One byte per element, 0 or 1.
  ATTN_TYPE_I1 = 1,
  ATTN_TYPE_I8 = 2,
  ATTN_TYPE_I16 = 3,
  ATTN_TYPE_I32 = 4,
  ATTN_TYPE_I64 = 5,
  /// 64 bits.
  ATTN_TYPE_INDEX = 6,
  ATTN_TYPE_F16 = 7,
  ATTN_TYPE_BF16 = 8,
  ATTN_TYPE_F32 = 9,
  ATTN_TYPE_F64 = 10
} AttnType;

/// Bytes of one element, 0 for ATTN_TYPE_INVALID.
ATTN_RUNTIME_EXPORT size_t attnTypeSize(int32_t type);
/// MLIR's spelling, "f32" for example.
ATTN_RUNTIME_EXPORT const char *attnTypeName(int32_t type);

typedef enum AttnOwner {
  /// The caller's memory.
  ATTN_OWNER_CALLER = 0,
  /// Host memory that attnTensorRelease frees.
  ATTN_OWNER_HOST = 1,
  /// Device memory that attnTensorRelease frees.
  ATTN_OWNER_DEVICE = 2
} AttnOwner;

/// A tensor in memory, with strides in elements. A scalar has rank -1.
typedef struct AttnTensor {
  /// Address of element (0, ..., 0), or of the scalar.
  void *data;
  /// What attnTensorRelease frees; NULL in arguments.
  void *allocated;
  /// An AttnType.
  int32_t type;
  int32_t rank;
  /// An AttnOwner.
  int32_t owner;
  int32_t reserved;
  int64_t sizes[ATTN_MAX_RANK];
  int64_t strides[ATTN_MAX_RANK];
} AttnTensor;

/// Frees what the runtime owns of a result; harmless for other tensors.
ATTN_RUNTIME_EXPORT AttnStatus attnTensorRelease(AttnTensor *tensor);

/// What functions with the `_mlir_ciface_` prefix take and return: a memref
/// descriptor as LLVM sees it, followed in memory by sizes[rank] and
/// strides[rank]. A descriptor of rank 0 ends after `offset`.
typedef struct AttnMemRefHeader {
  void *allocated;
  void *aligned;
  int64_t offset;
} AttnMemRefHeader;

#define ATTN_DEFINE_MEMREF(RANK)                                               \
  typedef struct AttnMemRef##RANK {                                            \
    void *allocated;                                                           \
    void *aligned;                                                             \
    int64_t offset;                                                            \
    int64_t sizes[RANK];                                                       \
    int64_t strides[RANK];                                                     \
  } AttnMemRef##RANK;
ATTN_DEFINE_MEMREF(1)
ATTN_DEFINE_MEMREF(2)
ATTN_DEFINE_MEMREF(3)
ATTN_DEFINE_MEMREF(4)
ATTN_DEFINE_MEMREF(5)
ATTN_DEFINE_MEMREF(6)
#undef ATTN_DEFINE_MEMREF

//===----------------------------------------------------------------------===//
// Bundles
//===----------------------------------------------------------------------===//

/// A compiled program on disk: a folder with host code, embedded kernels and a
/// signature.
typedef struct AttnBundle AttnBundle;
/// A function of a bundle. Owned by the bundle.
typedef struct AttnEntry AttnEntry;

typedef enum AttnDevice {
  ATTN_DEVICE_CPU = 0,
  ATTN_DEVICE_CUDA = 1
} AttnDevice;

typedef struct AttnValueInfo {
  /// Name in the signature, "" if it has none.
  const char *name;
  /// An AttnType.
  int32_t type;
  /// -1 for a scalar.
  int32_t rank;
  /// `rank` sizes, ATTN_DYNAMIC where the size is known only when called.
  const int64_t *sizes;
  /// `rank` names; equal names are equal sizes. "" where there is no name.
  const char *const *dimNames;
} AttnValueInfo;

ATTN_RUNTIME_EXPORT AttnStatus attnBundleOpen(const char *path,
                                              AttnBundle **bundle);
/// Unloads the bundle. No entry may be running.
ATTN_RUNTIME_EXPORT AttnStatus attnBundleClose(AttnBundle *bundle);
/// The text of signature.json.
ATTN_RUNTIME_EXPORT const char *attnBundleSignature(const AttnBundle *bundle);

ATTN_RUNTIME_EXPORT int32_t attnBundleNumEntries(const AttnBundle *bundle);
ATTN_RUNTIME_EXPORT const AttnEntry *
attnBundleGetEntry(const AttnBundle *bundle, int32_t index);
ATTN_RUNTIME_EXPORT AttnStatus attnBundleFindEntry(const AttnBundle *bundle,
                                                   const char *name,
                                                   const AttnEntry **entry);

ATTN_RUNTIME_EXPORT const char *attnEntryName(const AttnEntry *entry);
/// An AttnDevice: where the entry computes.
ATTN_RUNTIME_EXPORT int32_t attnEntryDevice(const AttnEntry *entry);
/// An AttnDevice: where the tensors passed to the entry must lie.
ATTN_RUNTIME_EXPORT int32_t attnEntryMemory(const AttnEntry *entry);
/// 1 if the caller provides the memory of results, 0 if the entry allocates it.
ATTN_RUNTIME_EXPORT int32_t attnEntryTakesResults(const AttnEntry *entry);
ATTN_RUNTIME_EXPORT int32_t attnEntryNumArgs(const AttnEntry *entry);
ATTN_RUNTIME_EXPORT int32_t attnEntryNumResults(const AttnEntry *entry);
ATTN_RUNTIME_EXPORT AttnStatus attnEntryArgInfo(const AttnEntry *entry,
                                                int32_t index,
                                                AttnValueInfo *info);
ATTN_RUNTIME_EXPORT AttnStatus attnEntryResultInfo(const AttnEntry *entry,
                                                   int32_t index,
                                                   AttnValueInfo *info);

/// 1 if argument `index` may have any strides, 0 if it must be dense and
/// row-major.
ATTN_RUNTIME_EXPORT int32_t attnEntryArgIsStrided(const AttnEntry *entry,
                                                  int32_t index);

/// Checks arguments against the signature and computes the sizes of result
/// `index` from them. A size that the signature leaves open is ATTN_DYNAMIC.
ATTN_RUNTIME_EXPORT AttnStatus attnEntryResultSizes(const AttnEntry *entry,
                                                    const AttnTensor *args,
                                                    int32_t numArgs,
                                                    int32_t index,
                                                    int64_t *sizes);

/// Bytes of device memory that a call with these arguments needs as workspace,
/// 0 for most entries.
ATTN_RUNTIME_EXPORT AttnStatus attnEntryWorkspaceSize(const AttnEntry *entry,
                                                      const AttnTensor *args,
                                                      int32_t numArgs,
                                                      size_t *bytes);

/// Bytes of the intermediate results that the signature announces for a call
/// with these arguments, 0 if it says nothing.
ATTN_RUNTIME_EXPORT AttnStatus attnEntryIntermediateSize(const AttnEntry *entry,
                                                         const AttnTensor *args,
                                                         int32_t numArgs,
                                                         uint64_t *bytes);

/// Loads the entry's kernels into the current context, so that calls load
/// nothing. Call it before a stream capture.
ATTN_RUNTIME_EXPORT AttnStatus attnEntryPrepare(const AttnEntry *entry);

/// Calls an entry. Arguments are checked against the signature first. Results
/// are filled in: in the caller's memory if attnEntryTakesResults, else in
/// memory that attnTensorRelease frees.
///
/// An entry with device memory runs on `stream` without synchronising, and may
/// be captured. All others ignore `stream` and are complete on return.
/// `workspace` is device memory of attnEntryWorkspaceSize bytes, or NULL if
/// that is 0.
ATTN_RUNTIME_EXPORT AttnStatus
attnEntryCall(const AttnEntry *entry, const AttnTensor *args, int32_t numArgs,
              AttnTensor *results, int32_t numResults, void *workspace,
              size_t workspaceBytes, AttnStream stream);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // ATTN_RUNTIME_ATTNRUNTIME_H

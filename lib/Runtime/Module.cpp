//===- Module.cpp - modules and kernels -----------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module is loaded once per context. What a launch has to find out, the
// function of a kernel in the current context, is in a list that only grows and
// is read without a lock.
//
//===----------------------------------------------------------------------===//

#include "Module.h"

#include <atomic>
#include <dlfcn.h>
#include <stdio.h>

using namespace attn::runtime;
using namespace attn::runtime::cuda;

namespace {

/// A module in a context.
struct LoadedModule {
  Context context;
  Module module;
  LoadedModule *next;
};

/// A kernel in a context.
struct KernelInstance {
  Context context;
  Function function;
  /// Current limit of dynamic shared memory.
  std::atomic<uint32_t> maxSharedMemory;
  std::atomic<bool> largeClusters;
  KernelInstance *next;
};

struct Image {
  int32_t kind;
  char chip[16];
  const char *data;
  size_t size;
  bool owned;
};

/// Images are counted in the bits of a word.
constexpr size_t maxImages = 64;

/// A target such as sm_90a.
struct Chip {
  int32_t major = 0, minor = 0;
  /// 'a' for code of exactly one chip, 'f' for code of a family, else 0.
  char suffix = 0;
  bool known = false;
};

} // namespace

struct AttnKernel {
  AttnModule *module;
  char *name;
  std::atomic<KernelInstance *> instances;
  AttnKernel *next;
};

struct AttnModule {
  /// Guards loading and the growth of the lists.
  pthread_mutex_t mutex;
  Image *images;
  size_t numImages;
  /// Where the data of the first image lies if it was not copied.
  const void *origin;
  int32_t optLevel;
  std::atomic<LoadedModule *> loaded;
  std::atomic<AttnKernel *> kernels;
  /// List of all modules.
  AttnModule *previous, *next;
};

static pthread_mutex_t modulesMutex = PTHREAD_MUTEX_INITIALIZER;
static AttnModule *modules;

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

static Chip parseChip(const char *text) {
  Chip chip;
  if (!text)
    return chip;
  if (strncmp(text, "sm_", 3) == 0)
    text += 3;
  else if (strncmp(text, "compute_", 8) == 0)
    text += 8;
  else
    return chip;
  char *end;
  long number = strtol(text, &end, 10);
  if (end == text || number < 10 || number > 9999)
    return chip;
  if (*end && (end[1] || (*end != 'a' && *end != 'f')))
    return chip;
  chip.major = static_cast<int32_t>(number / 10);
  chip.minor = static_cast<int32_t>(number % 10);
  chip.suffix = *end;
  chip.known = true;
  return chip;
}

/// ELF or NVIDIA's fat binary.
static bool isMachineCode(const char *data, size_t size) {
  return size >= 4 && (memcmp(data, "\177ELF", 4) == 0 ||
                       memcmp(data, "\x50\xed\x55\xba", 4) == 0);
}

static const char *kindName(const Image &image) {
  return image.kind == ATTN_IMAGE_PTX ? "PTX" : "cubin";
}

/// How well an image suits a device: 0 not at all, more is better.
static int32_t rankImage(const Image &image, int32_t major, int32_t minor) {
  Chip chip = parseChip(image.chip);
  if (!chip.known)
    return 1;
  bool exact = chip.major == major && chip.minor == minor;
  bool older =
      chip.major < major || (chip.major == major && chip.minor <= minor);
  bool family = chip.major == major && chip.minor <= minor;
  bool ptx = image.kind == ATTN_IMAGE_PTX;
  if (chip.suffix == 'a' && !exact)
    return 0;
  if (chip.suffix == 'f' && !family)
    return 0;
  if (!chip.suffix && (ptx ? !older : !family))
    return 0;
  // Machine code before PTX; the more specific and the newer target first.
  int32_t rank = ptx ? 1000 : 100000;
  rank += (chip.major * 10 + chip.minor) * 3;
  if (chip.suffix)
    rank += chip.suffix == 'a' ? 2 : 1;
  return rank;
}

AttnStatus attn::runtime::createModule(const AttnImage *images,
                                       size_t numImages, bool copy,
                                       int32_t optLevel, AttnModule **result) {
  AttnModule *module = allocate<AttnModule>();
  if (!module)
    return outOfMemory();
  pthread_mutex_init(&module->mutex, nullptr);
  module->optLevel = optLevel;
  module->origin = copy ? nullptr : images[0].data;
  module->images = allocate<Image>(numImages);
  if (!module->images) {
    free(module);
    return outOfMemory();
  }
  for (size_t i = 0; i < numImages; ++i) {
    Image &image = module->images[i];
    const char *data = static_cast<const char *>(images[i].data);
    image.kind = images[i].kind;
    if (image.kind == ATTN_IMAGE_AUTO)
      image.kind = isMachineCode(data, images[i].size) ? ATTN_IMAGE_CUBIN
                                                       : ATTN_IMAGE_PTX;
    if (images[i].chip)
      snprintf(image.chip, sizeof(image.chip), "%s", images[i].chip);
    // PTX handed over without copying may be told apart by NUL alone.
    bool needsCopy = copy || (image.kind == ATTN_IMAGE_PTX && images[i].size &&
                              data[images[i].size - 1] != 0);
    image.data = needsCopy ? duplicate(data, images[i].size) : data;
    image.size = images[i].size;
    image.owned = needsCopy;
    module->numImages = i + 1;
    if (!image.data) {
      attnModuleDestroy(module);
      return outOfMemory();
    }
  }
  Lock lock(modulesMutex);
  module->next = modules;
  if (modules)
    modules->previous = module;
  modules = module;
  *result = module;
  return ATTN_SUCCESS;
}

AttnStatus attn::runtime::createModuleFromBlob(const void *data, size_t size,
                                               int32_t optLevel,
                                               AttnModule **result) {
  auto *table = static_cast<const AttnImageTable *>(data);
  if (size < sizeof(AttnImageTable) ||
      memcmp(table->magic, ATTN_IMAGE_TABLE_MAGIC, sizeof(table->magic)) != 0) {
    AttnImage image = {ATTN_IMAGE_AUTO, 0, nullptr, data, size};
    return createModule(&image, 1, /*copy=*/false, optLevel, result);
  }

  AttnImage images[maxImages];
  auto *entries = reinterpret_cast<const AttnImageTableEntry *>(table + 1);
  if (table->count == 0 || table->count > maxImages ||
      sizeof(AttnImageTable) + table->count * sizeof(AttnImageTableEntry) >
          size)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "malformed image table: %u images in %zu bytes",
                    table->count, size);
  for (uint32_t i = 0; i < table->count; ++i) {
    const AttnImageTableEntry &entry = entries[i];
    if (entry.offset > size || entry.size > size - entry.offset ||
        memchr(entry.chip, 0, sizeof(entry.chip)) == nullptr)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "malformed image table: image %u is out of bounds", i);
    images[i] = {entry.kind, 0, entry.chip,
                 static_cast<const char *>(data) + entry.offset,
                 static_cast<size_t>(entry.size)};
  }
  return createModule(images, table->count, /*copy=*/false, optLevel, result);
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

static LoadedModule *findLoaded(AttnModule *module, Context context) {
  LoadedModule *loaded = module->loaded.load(std::memory_order_acquire);
  while (loaded && loaded->context != context)
    loaded = loaded->next;
  return loaded;
}

/// Whether the driver refuses an image itself, so that another one may do.
static bool isImageError(Result result) {
  return result == NoBinaryForGPU || result == InvalidImage ||
         result == InvalidPTX || result == UnsupportedPTXVersion;
}

/// Describes the images of a module, for a message.
static void describeImages(const AttnModule *module, char *text, size_t size) {
  size_t used = 0;
  text[0] = 0;
  for (size_t i = 0; i < module->numImages && used < size; ++i) {
    const Image &image = module->images[i];
    int written = snprintf(text + used, size - used, "%s%s (%s)", i ? ", " : "",
                           image.chip[0] ? image.chip : "?", kindName(image));
    if (written < 0)
      return;
    used += written;
  }
}

/// Loads the best image into the current context. The mutex is held.
static AttnStatus loadImage(AttnModule *module, Context context,
                            LoadedModule **result) {
  Device device;
  int32_t major = 0, minor = 0;
  ATTN_CUDA_TRY(cuCtxGetDevice, cuCtxGetDevice, &device);
  ATTN_CUDA_TRY(cuDeviceGetAttribute, cuDeviceGetAttribute, &major,
                AttrComputeCapabilityMajor, device);
  ATTN_CUDA_TRY(cuDeviceGetAttribute, cuDeviceGetAttribute, &minor,
                AttrComputeCapabilityMinor, device);

  // Try the images from the best to the worst.
  uint64_t triedImages = 0;
  for (;;) {
    const Image *best = nullptr;
    int32_t bestRank = 0;
    for (size_t i = 0; i < module->numImages; ++i) {
      int32_t rank = rankImage(module->images[i], major, minor);
      if (rank > bestRank && !(triedImages >> i & 1)) {
        best = &module->images[i];
        bestRank = rank;
      }
    }
    if (!best)
      break;
    triedImages |= uint64_t(1) << (best - module->images);

    char log[4096] = {0};
    int32_t options[3] = {JITErrorLogBuffer, JITErrorLogBufferSizeBytes,
                          JITOptimizationLevel};
    void *values[3] = {
        log, reinterpret_cast<void *>(sizeof(log)),
        reinterpret_cast<void *>(static_cast<intptr_t>(module->optLevel))};
    Module handle = nullptr;
    Result code = driver.cuModuleLoadDataEx(
        &handle, best->data, module->optLevel < 0 ? 2 : 3, options, values);
    if (code == Success) {
      LoadedModule *loaded = allocate<LoadedModule>();
      if (!loaded) {
        driver.cuModuleUnload(handle);
        return outOfMemory();
      }
      loaded->context = context;
      loaded->module = handle;
      loaded->next = module->loaded.load(std::memory_order_relaxed);
      module->loaded.store(loaded, std::memory_order_release);
      *result = loaded;
      return ATTN_SUCCESS;
    }
    check(code, "cuModuleLoadDataEx");
    ErrorState &error = errorState();
    size_t used = strlen(error.message);
    snprintf(error.message + used, sizeof(error.message) - used,
             "; image: %s (%s), device: sm_%d%d%s%s",
             best->chip[0] ? best->chip : "unknown chip", kindName(*best),
             major, minor, log[0] ? "; driver's log: " : "", log);
    if (!isImageError(code))
      return error.status;
  }
  if (triedImages) {
    errorState().status = ATTN_ERROR_NO_IMAGE;
    return ATTN_ERROR_NO_IMAGE;
  }
  char text[512];
  describeImages(module, text, sizeof(text));
  return setError(ATTN_ERROR_NO_IMAGE,
                  "no image of the module runs on the device (sm_%d%d); it "
                  "holds %s",
                  major, minor, text);
}

static AttnStatus loadModule(AttnModule *module, Context context,
                             LoadedModule **result) {
  if ((*result = findLoaded(module, context)))
    return ATTN_SUCCESS;
  Lock lock(module->mutex);
  if ((*result = findLoaded(module, context)))
    return ATTN_SUCCESS;
  return loadImage(module, context, result);
}

static KernelInstance *findInstance(AttnKernel *kernel, Context context) {
  KernelInstance *instance = kernel->instances.load(std::memory_order_acquire);
  while (instance && instance->context != context)
    instance = instance->next;
  return instance;
}

/// Finds the kernel in the current context.
static AttnStatus getInstance(AttnKernel *kernel, Context context,
                              KernelInstance **result) {
  if ((*result = findInstance(kernel, context)))
    return ATTN_SUCCESS;
  LoadedModule *loaded;
  ATTN_TRY(loadModule(kernel->module, context, &loaded));
  Lock lock(kernel->module->mutex);
  if ((*result = findInstance(kernel, context)))
    return ATTN_SUCCESS;
  Function function = nullptr;
  if (AttnStatus status = check(
          driver.cuModuleGetFunction(&function, loaded->module, kernel->name),
          "cuModuleGetFunction")) {
    ErrorState &error = errorState();
    size_t used = strlen(error.message);
    snprintf(error.message + used, sizeof(error.message) - used,
             "; kernel '%s'", kernel->name);
    return status;
  }
  int32_t limit = 0;
  ATTN_CUDA_TRY(cuFuncGetAttribute, cuFuncGetAttribute, &limit,
                FuncMaxDynamicSharedSizeBytes, function);
  KernelInstance *instance = allocate<KernelInstance>();
  if (!instance)
    return outOfMemory();
  instance->context = context;
  instance->function = function;
  instance->maxSharedMemory.store(limit < 0 ? 0 : limit,
                                  std::memory_order_relaxed);
  instance->next = kernel->instances.load(std::memory_order_relaxed);
  kernel->instances.store(instance, std::memory_order_release);
  *result = instance;
  return ATTN_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

AttnStatus attnModuleCreate(const AttnImage *images, size_t numImages,
                            AttnModule **module) {
  if (!module)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "attnModuleCreate: null argument");
  *module = nullptr;
  if (!images || numImages == 0 || numImages > maxImages)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "attnModuleCreate: a module has from 1 to %zu images",
                    maxImages);
  for (size_t i = 0; i < numImages; ++i) {
    if (!images[i].data || images[i].size == 0)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "attnModuleCreate: image %zu is empty", i);
    const char *chip = images[i].chip;
    if (chip && *chip && !parseChip(chip).known)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "attnModuleCreate: image %zu has an unknown chip '%s'", i,
                      chip);
  }
  return createModule(images, numImages, /*copy=*/true, /*optLevel=*/-1,
                      module);
}

/// Unloads from one context. That may be gone by now, so that a failure here
/// says nothing.
static void unload(const LoadedModule *loaded) {
  if (processIsExiting() || driver.cuCtxPushCurrent(loaded->context) != Success)
    return;
  driver.cuModuleUnload(loaded->module);
  Context popped;
  driver.cuCtxPopCurrent(&popped);
}

AttnStatus attnModuleDestroy(AttnModule *module) {
  if (!module)
    return ATTN_SUCCESS;
  {
    Lock lock(modulesMutex);
    if (module->previous)
      module->previous->next = module->next;
    else if (modules == module)
      modules = module->next;
    if (module->next)
      module->next->previous = module->previous;
  }
  for (LoadedModule *loaded = module->loaded.load(); loaded;) {
    LoadedModule *next = loaded->next;
    unload(loaded);
    free(loaded);
    loaded = next;
  }
  for (AttnKernel *kernel = module->kernels.load(); kernel;) {
    AttnKernel *nextKernel = kernel->next;
    for (KernelInstance *instance = kernel->instances.load(); instance;) {
      KernelInstance *next = instance->next;
      free(instance);
      instance = next;
    }
    free(kernel->name);
    free(kernel);
    kernel = nextKernel;
  }
  for (size_t i = 0; i < module->numImages; ++i)
    if (module->images[i].owned)
      free(const_cast<char *>(module->images[i].data));
  free(module->images);
  pthread_mutex_destroy(&module->mutex);
  free(module);
  return ATTN_SUCCESS;
}

AttnStatus attnModulePrepare(AttnModule *module) {
  if (!module)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "attnModulePrepare: null argument");
  Context context;
  LoadedModule *loaded;
  ATTN_TRY(ensureContext(&context));
  ATTN_TRY(loadModule(module, context, &loaded));

  // With lazy loading the driver would put off the kernels' code to the first
  // launch, which a capture does not allow.
  if (driver.cuModuleGetFunctionCount && driver.cuModuleEnumerateFunctions &&
      driver.cuFuncLoad) {
    unsigned count = 0;
    ATTN_CUDA_TRY(cuModuleGetFunctionCount, cuModuleGetFunctionCount, &count,
                  loaded->module);
    Function *functions = allocate<Function>(count);
    if (!functions)
      return outOfMemory();
    AttnStatus status = check(
        driver.cuModuleEnumerateFunctions(functions, count, loaded->module),
        "cuModuleEnumerateFunctions");
    for (unsigned i = 0; i < count && !status; ++i)
      status = check(driver.cuFuncLoad(functions[i]), "cuFuncLoad");
    free(functions);
    ATTN_TRY(status);
  }
  for (AttnKernel *kernel = module->kernels.load(std::memory_order_acquire);
       kernel; kernel = kernel->next) {
    KernelInstance *instance;
    ATTN_TRY(getInstance(kernel, context, &instance));
  }
  return ATTN_SUCCESS;
}

AttnStatus attn::runtime::prepareModulesOf(const void *address) {
  Dl_info wanted, info;
  if (!dladdr(address, &wanted))
    return ATTN_SUCCESS;
  Lock lock(modulesMutex);
  for (AttnModule *module = modules; module; module = module->next)
    if (module->origin && dladdr(module->origin, &info) &&
        info.dli_fbase == wanted.dli_fbase)
      ATTN_TRY(attnModulePrepare(module));
  return ATTN_SUCCESS;
}

static AttnKernel *findKernel(AttnModule *module, const char *name) {
  AttnKernel *kernel = module->kernels.load(std::memory_order_acquire);
  while (kernel && strcmp(kernel->name, name) != 0)
    kernel = kernel->next;
  return kernel;
}

AttnStatus attnModuleGetKernel(AttnModule *module, const char *name,
                               AttnKernel **result) {
  if (!module || !name || !result)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "attnModuleGetKernel: null argument");
  *result = nullptr;
  Context context;
  KernelInstance *instance;
  ATTN_TRY(ensureContext(&context));
  if (AttnKernel *kernel = findKernel(module, name)) {
    ATTN_TRY(getInstance(kernel, context, &instance));
    *result = kernel;
    return ATTN_SUCCESS;
  }

  // Check that the kernel exists before it becomes part of the module.
  LoadedModule *loaded;
  ATTN_TRY(loadModule(module, context, &loaded));
  Function function = nullptr;
  if (AttnStatus status =
          check(driver.cuModuleGetFunction(&function, loaded->module, name),
                "cuModuleGetFunction")) {
    ErrorState &error = errorState();
    size_t used = strlen(error.message);
    snprintf(error.message + used, sizeof(error.message) - used,
             "; the module has no kernel '%s'", name);
    error.status = ATTN_ERROR_NOT_FOUND;
    (void)status;
    return ATTN_ERROR_NOT_FOUND;
  }
  AttnKernel *kernel;
  {
    Lock lock(module->mutex);
    kernel = findKernel(module, name);
    if (!kernel) {
      kernel = allocate<AttnKernel>();
      char *copy = duplicate(name, strlen(name));
      if (!kernel || !copy) {
        free(kernel);
        free(copy);
        return outOfMemory();
      }
      kernel->module = module;
      kernel->name = copy;
      kernel->next = module->kernels.load(std::memory_order_relaxed);
      module->kernels.store(kernel, std::memory_order_release);
    }
  }
  ATTN_TRY(getInstance(kernel, context, &instance));
  *result = kernel;
  return ATTN_SUCCESS;
}

/// Raises the limit of dynamic shared memory where it is too low.
static AttnStatus allowSharedMemory(AttnKernel *kernel,
                                    KernelInstance *instance, uint32_t bytes) {
  uint32_t limit = instance->maxSharedMemory.load(std::memory_order_relaxed);
  if (bytes <= limit)
    return ATTN_SUCCESS;
  // Two threads must not lower each other's limit.
  Lock lock(kernel->module->mutex);
  if (bytes <= instance->maxSharedMemory.load(std::memory_order_relaxed))
    return ATTN_SUCCESS;
  Result code = bytes > INT32_MAX
                    ? 1
                    : driver.cuFuncSetAttribute(instance->function,
                                                FuncMaxDynamicSharedSizeBytes,
                                                static_cast<int32_t>(bytes));
  if (AttnStatus status = check(code, "cuFuncSetAttribute")) {
    Device device;
    int32_t most = 0;
    if (driver.cuCtxGetDevice(&device) != Success ||
        driver.cuDeviceGetAttribute(&most, AttrMaxSharedMemoryPerBlockOptin,
                                    device) != Success)
      most = 0;
    ErrorState &error = errorState();
    size_t used = strlen(error.message);
    snprintf(error.message + used, sizeof(error.message) - used,
             "; kernel '%s' asks for %u bytes of dynamic shared memory, the "
             "device has at most %d",
             kernel->name, bytes, most);
    return status;
  }
  instance->maxSharedMemory.store(bytes, std::memory_order_relaxed);
  return ATTN_SUCCESS;
}

AttnStatus attnKernelSetMaxDynamicSharedMemory(AttnKernel *kernel,
                                               uint32_t bytes) {
  if (!kernel)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "attnKernelSetMaxDynamicSharedMemory: null argument");
  Context context;
  KernelInstance *instance;
  ATTN_TRY(ensureContext(&context));
  ATTN_TRY(getInstance(kernel, context, &instance));
  return allowSharedMemory(kernel, instance, bytes);
}

AttnStatus attnLaunch(AttnKernel *kernel, const AttnLaunchConfig *config,
                      void **params) {
  if (!kernel || !config)
    return setError(ATTN_ERROR_INVALID_ARGUMENT, "attnLaunch: null argument");
  const uint32_t *grid = config->grid, *block = config->block,
                 *cluster = config->cluster;
  if (grid[0] == 0 || grid[1] == 0 || grid[2] == 0)
    return ATTN_SUCCESS;
  Context context;
  KernelInstance *instance;
  ATTN_TRY(ensureContext(&context));
  ATTN_TRY(getInstance(kernel, context, &instance));
  ATTN_TRY(allowSharedMemory(kernel, instance, config->sharedMemory));

  LaunchAttribute attributes[3];
  uint32_t numAttributes = 0;
  auto add = [&](LaunchAttributeID id) -> LaunchAttribute & {
    LaunchAttribute &attribute = attributes[numAttributes++];
    memset(&attribute, 0, sizeof(attribute));
    attribute.id = id;
    return attribute;
  };
  uint64_t clusterSize =
      static_cast<uint64_t>(cluster[0]) * cluster[1] * cluster[2];
  if (clusterSize > 1) {
    LaunchAttribute &attribute = add(LaunchClusterDimension);
    for (int i = 0; i < 3; ++i)
      attribute.value.dims[i] = cluster[i];
    // More than eight blocks are beyond what every device must offer.
    if (clusterSize > 8 &&
        !instance->largeClusters.load(std::memory_order_relaxed)) {
      ATTN_CUDA_TRY(cuFuncSetAttribute, cuFuncSetAttribute, instance->function,
                    FuncNonPortableClusterSizeAllowed, 1);
      instance->largeClusters.store(true, std::memory_order_relaxed);
    }
  }
  if (config->flags & ATTN_LAUNCH_PROGRAMMATIC)
    add(LaunchProgrammaticStreamSerialization).value.flag = 1;
  if (config->flags & ATTN_LAUNCH_COOPERATIVE)
    add(LaunchCooperative).value.flag = 1;

  Result code;
  const char *function;
  if (driver.cuLaunchKernelEx) {
    LaunchConfig launch = {{grid[0], grid[1], grid[2]},
                           {block[0], block[1], block[2]},
                           config->sharedMemory,
                           config->stream,
                           numAttributes ? attributes : nullptr,
                           numAttributes};
    function = "cuLaunchKernelEx";
    code =
        driver.cuLaunchKernelEx(&launch, instance->function, params, nullptr);
  } else if (numAttributes == 0) {
    function = "cuLaunchKernel";
    code = driver.cuLaunchKernel(
        instance->function, grid[0], grid[1], grid[2], block[0], block[1],
        block[2], config->sharedMemory, config->stream, params, nullptr);
  } else {
    return setError(ATTN_ERROR_UNSUPPORTED,
                    "kernel '%s' needs launch attributes, and the CUDA driver "
                    "has no cuLaunchKernelEx",
                    kernel->name);
  }
  if (AttnStatus status = check(code, function)) {
    ErrorState &error = errorState();
    size_t used = strlen(error.message);
    snprintf(error.message + used, sizeof(error.message) - used,
             "; kernel '%s', grid %u x %u x %u, block %u x %u x %u, %u bytes "
             "of dynamic shared memory",
             kernel->name, grid[0], grid[1], grid[2], block[0], block[1],
             block[2], config->sharedMemory);
    return status;
  }
  return ATTN_SUCCESS;
}

AttnStatus attnTensorMapEncodeTiled(
    AttnTensorMap *map, int32_t dataType, int32_t rank, void *address,
    const uint64_t *dims, const uint64_t *strides, const uint32_t *box,
    const uint32_t *elementStrides, int32_t interleave, int32_t swizzle,
    int32_t l2Promotion, int32_t outOfBoundsFill) {
  if (!map || !dims || !box || (rank > 1 && !strides))
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "attnTensorMapEncodeTiled: null argument");
  if (rank < 1 || rank > 5)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "attnTensorMapEncodeTiled: rank %d is not from 1 to 5",
                    rank);
  ATTN_TRY(initialize());
  if (!driver.cuTensorMapEncodeTiled)
    return setError(ATTN_ERROR_UNSUPPORTED,
                    "the CUDA driver has no cuTensorMapEncodeTiled");
  static const uint32_t ones[5] = {1, 1, 1, 1, 1};
  static const uint64_t noStrides[1] = {0};
  if (AttnStatus status =
          check(driver.cuTensorMapEncodeTiled(
                    map, dataType, static_cast<uint32_t>(rank), address, dims,
                    strides ? strides : noStrides, box,
                    elementStrides ? elementStrides : ones, interleave, swizzle,
                    l2Promotion, outOfBoundsFill),
                "cuTensorMapEncodeTiled")) {
    ErrorState &error = errorState();
    size_t used = strlen(error.message);
    snprintf(error.message + used, sizeof(error.message) - used,
             "; address %p, rank %d, inner size %llu, inner box %u", address,
             rank, static_cast<unsigned long long>(dims[0]), box[0]);
    return status;
  }
  return ATTN_SUCCESS;
}

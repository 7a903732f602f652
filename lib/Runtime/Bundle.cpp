//===- Bundle.cpp - loading and calling compiled programs -----------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// docs/Runtime.md describes the folder, the signature and the calling
// convention that this file implements.
//
//===----------------------------------------------------------------------===//

#include "JSON.h"
#include "Module.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <utility>

using namespace attn::runtime;

namespace {

/// Most arguments and results of an entry, each.
constexpr int32_t maxValues = 64;

/// An argument or a result in the signature.
struct Value {
  char *name;
  int32_t type;
  int32_t rank;
  int64_t *sizes;
  const char **dimNames;
  bool strided;
};

/// A memref descriptor of the largest rank.
struct Descriptor {
  AttnMemRefHeader header;
  int64_t sizesAndStrides[2 * ATTN_MAX_RANK];
};

} // namespace

struct AttnEntry {
  AttnBundle *bundle;
  char *name;
  int32_t device;
  int32_t memory;
  bool takesResults;
  int32_t numArgs, numResults, numIntermediates;
  Value *args, *results, *intermediates;
  /// `_mlir_ciface_NAME`, or `attn_packed_NAME` if there is one.
  void *function;
  bool packed;
  /// `_mlir_ciface_NAME__workspace`, or null.
  void *workspace;
};

struct AttnBundle {
  char *path;
  char *signature;
  void *library;
  int32_t numEntries;
  AttnEntry *entries;
  /// Identity of the host code, and a list of all open bundles.
  dev_t deviceNumber;
  ino_t inode;
  struct timespec modified;
  AttnBundle *next;
};

static pthread_mutex_t bundlesMutex = PTHREAD_MUTEX_INITIALIZER;
static AttnBundle *bundles;

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

static int32_t parseType(const char *text) {
  for (int32_t type = ATTN_TYPE_I1; type <= ATTN_TYPE_F64; ++type)
    if (strcmp(text, attnTypeName(type)) == 0)
      return type;
  return ATTN_TYPE_INVALID;
}

static AttnStatus malformed(const AttnBundle *bundle, const char *what,
                            const char *name) {
  return setError(ATTN_ERROR_BAD_BUNDLE, "%s/signature.json: %s%s%s%s",
                  bundle->path, what, *name ? " '" : "", name,
                  *name ? "'" : "");
}

/// Reads the arguments or the results of an entry.
static AttnStatus readValues(const AttnBundle *bundle, const AttnEntry *entry,
                             const json::Value *list, bool allowScalars,
                             Value **values, int32_t *count) {
  if (!list)
    return ATTN_SUCCESS;
  if (list->kind != json::Kind::Array || list->count > maxValues)
    return malformed(bundle, "bad list of arguments or results of entry",
                     entry->name);
  *values = allocate<Value>(list->count);
  if (!*values)
    return outOfMemory();
  for (const json::Value *item = list->first; item; item = item->next) {
    Value &value = (*values)[(*count)++];
    const char *name = item->getString("name", "");
    value.name = duplicate(name, strlen(name));
    if (!value.name)
      return outOfMemory();
    value.type = parseType(item->getString("type", ""));
    if (value.type == ATTN_TYPE_INVALID)
      return malformed(bundle, "unknown element type in entry", entry->name);
    const json::Value *strided = item->find("strided");
    value.strided =
        strided && strided->kind == json::Kind::Bool && strided->integer;
    const json::Value *shape = item->find("shape");
    if (!shape || shape->kind == json::Kind::Null) {
      if (!allowScalars)
        return malformed(bundle, "scalar result in entry", entry->name);
      value.rank = -1;
      continue;
    }
    if (shape->kind != json::Kind::Array || shape->count > ATTN_MAX_RANK)
      return malformed(bundle, "bad shape in entry", entry->name);
    value.rank = shape->count;
    value.sizes = allocate<int64_t>(value.rank);
    value.dimNames = allocate<const char *>(value.rank);
    if (!value.sizes || !value.dimNames)
      return outOfMemory();
    int32_t d = 0;
    for (const json::Value *dim = shape->first; dim; dim = dim->next, ++d) {
      const char *dimName = "";
      value.sizes[d] = ATTN_DYNAMIC;
      if (dim->kind == json::Kind::Integer && dim->integer >= 0)
        value.sizes[d] = dim->integer;
      else if (dim->kind == json::Kind::String)
        dimName = strcmp(dim->string, "?") == 0 ? "" : dim->string;
      else if (dim->kind != json::Kind::Null)
        return malformed(bundle, "bad dimension in entry", entry->name);
      value.dimNames[d] = duplicate(dimName, strlen(dimName));
      if (!value.dimNames[d])
        return outOfMemory();
    }
  }
  return ATTN_SUCCESS;
}

/// Looks for the symbol made of a prefix, the entry's name and a suffix.
static void *findSymbol(const AttnEntry *entry, const char *prefix,
                        const char *suffix) {
  size_t size = strlen(prefix) + strlen(entry->name) + strlen(suffix) + 1;
  char *symbol = allocate<char>(size);
  if (!symbol)
    return nullptr;
  snprintf(symbol, size, "%s%s%s", prefix, entry->name, suffix);
  void *address = dlsym(entry->bundle->library, symbol);
  free(symbol);
  return address;
}

static AttnStatus readDevice(const AttnBundle *bundle, const json::Value *item,
                             const char *key, const char *cpu, const char *cuda,
                             int32_t otherwise, int32_t *device) {
  const char *text = item->getString(key, "");
  if (!*text)
    *device = otherwise;
  else if (strcmp(text, cpu) == 0)
    *device = ATTN_DEVICE_CPU;
  else if (strcmp(text, cuda) == 0)
    *device = ATTN_DEVICE_CUDA;
  else
    return malformed(bundle, "unknown device or memory", text);
  return ATTN_SUCCESS;
}

static AttnStatus readEntry(AttnBundle *bundle, const json::Value *item,
                            AttnEntry *entry) {
  entry->bundle = bundle;
  const char *name = item->getString("name", "");
  if (!*name)
    return malformed(bundle, "entry without a name", "");
  entry->name = duplicate(name, strlen(name));
  if (!entry->name)
    return outOfMemory();
  ATTN_TRY(readDevice(bundle, item, "device", "cpu", "cuda", ATTN_DEVICE_CPU,
                      &entry->device));
  ATTN_TRY(readDevice(bundle, item, "memory", "host", "device", entry->device,
                      &entry->memory));
  if (entry->memory == ATTN_DEVICE_CUDA && entry->device == ATTN_DEVICE_CPU)
    return malformed(bundle, "device memory in CPU entry", name);
  const char *results = item->getString("results_in", "return");
  entry->takesResults = strcmp(results, "args") == 0;
  if (!entry->takesResults && strcmp(results, "return") != 0)
    return malformed(bundle, "unknown place for results", results);
  ATTN_TRY(readValues(bundle, entry, item->find("args"), /*allowScalars=*/true,
                      &entry->args, &entry->numArgs));
  ATTN_TRY(readValues(bundle, entry, item->find("results"),
                      /*allowScalars=*/false, &entry->results,
                      &entry->numResults));
  ATTN_TRY(readValues(bundle, entry, item->find("intermediates"),
                      /*allowScalars=*/false, &entry->intermediates,
                      &entry->numIntermediates));

  entry->packed = true;
  entry->function = findSymbol(entry, "attn_packed_", "");
  if (!entry->function) {
    entry->packed = false;
    entry->function = findSymbol(entry, "_mlir_ciface_", "");
  }
  if (!entry->function)
    return setError(ATTN_ERROR_BAD_BUNDLE,
                    "%s: host.so has no code for entry '%s'", bundle->path,
                    name);
  if (!entry->packed)
    for (int32_t i = 0; i < entry->numArgs; ++i)
      if (entry->args[i].rank < 0 && entry->args[i].type >= ATTN_TYPE_F16)
        return setError(ATTN_ERROR_BAD_BUNDLE,
                        "%s: entry '%s' takes a floating-point scalar and has "
                        "no function attn_packed_%s",
                        bundle->path, name, name);
  entry->workspace = findSymbol(entry, "_mlir_ciface_", "__workspace");
  return ATTN_SUCCESS;
}

static AttnStatus readSignature(AttnBundle *bundle) {
  json::Document document;
  size_t size = strlen(bundle->path) + sizeof("/signature.json");
  char *source = allocate<char>(size);
  if (!source)
    return outOfMemory();
  snprintf(source, size, "%s/signature.json", bundle->path);
  AttnStatus status = document.parse(bundle->signature, source);
  free(source);
  ATTN_TRY(status);

  const json::Value *root = document.root();
  const json::Value *version = root->find("attn_bundle");
  if (!version || version->kind != json::Kind::Integer)
    return malformed(bundle, "no bundle version 'attn_bundle'", "");
  if (version->integer != ATTN_RUNTIME_ABI_VERSION)
    return setError(ATTN_ERROR_BAD_BUNDLE,
                    "%s: the bundle has version %lld, this runtime reads "
                    "version %d",
                    bundle->path, static_cast<long long>(version->integer),
                    ATTN_RUNTIME_ABI_VERSION);
  const json::Value *entries = root->find("entries");
  if (!entries || entries->kind != json::Kind::Array)
    return malformed(bundle, "no list of entries", "");
  bundle->entries = allocate<AttnEntry>(entries->count);
  if (!bundle->entries)
    return outOfMemory();
  for (const json::Value *item = entries->first; item; item = item->next)
    ATTN_TRY(readEntry(bundle, item, &bundle->entries[bundle->numEntries++]));
  return ATTN_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Opening and closing
//===----------------------------------------------------------------------===//

static AttnStatus readFile(const char *folder, const char *name, char **text) {
  char path[PATH_MAX];
  if (snprintf(path, sizeof(path), "%s/%s", folder, name) >=
      static_cast<int>(sizeof(path)))
    return setError(ATTN_ERROR_BAD_BUNDLE, "%s: the path is too long", folder);
  FILE *file = fopen(path, "rb");
  if (!file)
    return setError(ATTN_ERROR_BAD_BUNDLE, "cannot open '%s': %m", path);
  size_t used = 0, capacity = 4096;
  char *buffer = static_cast<char *>(malloc(capacity));
  while (buffer) {
    used += fread(buffer + used, 1, capacity - 1 - used, file);
    if (used < capacity - 1)
      break;
    capacity *= 2;
    char *grown = static_cast<char *>(realloc(buffer, capacity));
    if (!grown)
      free(buffer);
    buffer = grown;
  }
  bool failed = ferror(file);
  fclose(file);
  if (!buffer)
    return outOfMemory();
  if (failed) {
    free(buffer);
    return setError(ATTN_ERROR_BAD_BUNDLE, "cannot read '%s'", path);
  }
  buffer[used] = 0;
  *text = buffer;
  return ATTN_SUCCESS;
}

/// The dynamic linker identifies libraries by name: code that was replaced
/// while it is loaded would be found in its old form.
static AttnStatus checkIdentity(AttnBundle *bundle, const char *host) {
  struct stat info;
  if (stat(host, &info) != 0)
    return setError(ATTN_ERROR_BAD_BUNDLE, "cannot open '%s': %m", host);
  bundle->deviceNumber = info.st_dev;
  bundle->inode = info.st_ino;
  bundle->modified = info.st_mtim;
  Lock lock(bundlesMutex);
  for (AttnBundle *other = bundles; other; other = other->next)
    if (strcmp(other->path, bundle->path) == 0 &&
        (other->deviceNumber != info.st_dev || other->inode != info.st_ino ||
         other->modified.tv_sec != info.st_mtim.tv_sec ||
         other->modified.tv_nsec != info.st_mtim.tv_nsec))
      return setError(ATTN_ERROR_BAD_BUNDLE,
                      "%s: the bundle was replaced while it is open; close it "
                      "first",
                      bundle->path);
  bundle->next = bundles;
  bundles = bundle;
  return ATTN_SUCCESS;
}

/// Makes this library's symbols visible to host code that does not name it as
/// a dependency, even if it was itself loaded privately.
static void exportRuntime() {
  Dl_info info;
  if (dladdr(reinterpret_cast<void *>(&attnBundleOpen), &info) &&
      info.dli_fname)
    dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_GLOBAL);
}

static AttnStatus open(const char *path, AttnBundle *bundle) {
  bundle->path = realpath(path, nullptr);
  if (!bundle->path)
    return setError(ATTN_ERROR_BAD_BUNDLE, "cannot open bundle '%s': %m", path);
  ATTN_TRY(readFile(bundle->path, "signature.json", &bundle->signature));
  char host[PATH_MAX];
  if (snprintf(host, sizeof(host), "%s/host.so", bundle->path) >=
      static_cast<int>(sizeof(host)))
    return setError(ATTN_ERROR_BAD_BUNDLE, "%s: the path is too long", path);
  ATTN_TRY(checkIdentity(bundle, host));
  exportRuntime();
  bundle->library = dlopen(host, RTLD_NOW | RTLD_LOCAL);
  if (!bundle->library) {
    const char *reason = dlerror();
    return setError(ATTN_ERROR_BAD_BUNDLE, "cannot load '%s': %s", host,
                    reason ? reason : "unknown reason");
  }
  return readSignature(bundle);
}

AttnStatus attnBundleOpen(const char *path, AttnBundle **result) {
  if (!path || !result)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "attnBundleOpen: null argument");
  *result = nullptr;
  AttnBundle *bundle = allocate<AttnBundle>();
  if (!bundle)
    return outOfMemory();
  if (AttnStatus status = open(path, bundle)) {
    attnBundleClose(bundle);
    return status;
  }
  *result = bundle;
  return ATTN_SUCCESS;
}

static void freeValues(Value *values, int32_t count) {
  for (int32_t i = 0; i < count; ++i) {
    for (int32_t d = 0; values[i].dimNames && d < values[i].rank; ++d)
      free(const_cast<char *>(values[i].dimNames[d]));
    free(values[i].dimNames);
    free(values[i].sizes);
    free(values[i].name);
  }
  free(values);
}

AttnStatus attnBundleClose(AttnBundle *bundle) {
  if (!bundle)
    return ATTN_SUCCESS;
  {
    Lock lock(bundlesMutex);
    AttnBundle **link = &bundles;
    while (*link && *link != bundle)
      link = &(*link)->next;
    if (*link)
      *link = bundle->next;
  }
  for (int32_t i = 0; i < bundle->numEntries; ++i) {
    AttnEntry &entry = bundle->entries[i];
    freeValues(entry.args, entry.numArgs);
    freeValues(entry.results, entry.numResults);
    freeValues(entry.intermediates, entry.numIntermediates);
    free(entry.name);
  }
  free(bundle->entries);
  if (bundle->library)
    dlclose(bundle->library);
  free(bundle->signature);
  free(bundle->path);
  free(bundle);
  return ATTN_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

const char *attnBundleSignature(const AttnBundle *bundle) {
  return bundle->signature;
}

int32_t attnBundleNumEntries(const AttnBundle *bundle) {
  return bundle->numEntries;
}

const AttnEntry *attnBundleGetEntry(const AttnBundle *bundle, int32_t index) {
  if (index < 0 || index >= bundle->numEntries)
    return nullptr;
  return &bundle->entries[index];
}

AttnStatus attnBundleFindEntry(const AttnBundle *bundle, const char *name,
                               const AttnEntry **entry) {
  for (int32_t i = 0; i < bundle->numEntries; ++i) {
    if (strcmp(bundle->entries[i].name, name) == 0) {
      *entry = &bundle->entries[i];
      return ATTN_SUCCESS;
    }
  }
  *entry = nullptr;
  return setError(ATTN_ERROR_NOT_FOUND, "%s: the bundle has no entry '%s'",
                  bundle->path, name);
}

const char *attnEntryName(const AttnEntry *entry) { return entry->name; }
int32_t attnEntryDevice(const AttnEntry *entry) { return entry->device; }
int32_t attnEntryMemory(const AttnEntry *entry) { return entry->memory; }
int32_t attnEntryTakesResults(const AttnEntry *entry) {
  return entry->takesResults;
}
int32_t attnEntryNumArgs(const AttnEntry *entry) { return entry->numArgs; }
int32_t attnEntryNumResults(const AttnEntry *entry) {
  return entry->numResults;
}

static AttnStatus describe(const Value *values, int32_t count, int32_t index,
                           AttnValueInfo *info) {
  if (index < 0 || index >= count || !info)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "there is no argument or result %d", index);
  const Value &value = values[index];
  *info = {value.name, value.type, value.rank, value.sizes, value.dimNames};
  return ATTN_SUCCESS;
}

AttnStatus attnEntryArgInfo(const AttnEntry *entry, int32_t index,
                            AttnValueInfo *info) {
  return describe(entry->args, entry->numArgs, index, info);
}

AttnStatus attnEntryResultInfo(const AttnEntry *entry, int32_t index,
                               AttnValueInfo *info) {
  return describe(entry->results, entry->numResults, index, info);
}

int32_t attnEntryArgIsStrided(const AttnEntry *entry, int32_t index) {
  return index >= 0 && index < entry->numArgs && entry->args[index].strided;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Size of the dimension called `name` in the arguments, or ATTN_DYNAMIC.
static int64_t findDim(const AttnEntry *entry, const AttnTensor *args,
                       const char *name) {
  for (int32_t i = 0; i < entry->numArgs; ++i)
    for (int32_t d = 0; d < entry->args[i].rank; ++d)
      if (strcmp(entry->args[i].dimNames[d], name) == 0)
        return args[i].sizes[d];
  return ATTN_DYNAMIC;
}

/// Holds a tensor against its description. `what` is "argument" or "result".
static AttnStatus checkTensor(const AttnEntry *entry, const AttnTensor *args,
                              const Value &value, const AttnTensor &tensor,
                              const char *what, int32_t index) {
  if (tensor.type != value.type)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "entry '%s', %s %d: element type is %s, must be %s",
                    entry->name, what, index, attnTypeName(tensor.type),
                    attnTypeName(value.type));
  if (tensor.rank != value.rank)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "entry '%s', %s %d: rank is %d, must be %d", entry->name,
                    what, index, tensor.rank, value.rank);
  int64_t count = 1;
  for (int32_t d = 0; d < value.rank; ++d) {
    int64_t size = tensor.sizes[d], wanted = value.sizes[d];
    const char *name = value.dimNames[d];
    if (wanted == ATTN_DYNAMIC && *name)
      wanted = findDim(entry, args, name);
    if (size < 0 || (wanted != ATTN_DYNAMIC && size != wanted))
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "entry '%s', %s %d: dimension %d%s%s%s is %lld, must be "
                      "%lld",
                      entry->name, what, index, d, *name ? " ('" : "", name,
                      *name ? "')" : "", static_cast<long long>(size),
                      static_cast<long long>(size < 0 ? 0 : wanted));
    count *= size != 0;
  }
  // Code for dense tensors does not look at strides.
  int64_t dense = 1;
  for (int32_t d = value.rank - 1; d >= 0 && count && !value.strided; --d) {
    if (tensor.sizes[d] != 1 && tensor.strides[d] != dense)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "entry '%s', %s %d: stride of dimension %d is %lld, must "
                      "be %lld: the entry takes dense tensors only",
                      entry->name, what, index, d,
                      static_cast<long long>(tensor.strides[d]),
                      static_cast<long long>(dense));
    dense *= tensor.sizes[d];
  }
  if (!tensor.data && count)
    return setError(ATTN_ERROR_INVALID_ARGUMENT, "entry '%s', %s %d: no data",
                    entry->name, what, index);
  return ATTN_SUCCESS;
}

static AttnStatus checkArgs(const AttnEntry *entry, const AttnTensor *args,
                            int32_t numArgs) {
  if (numArgs != entry->numArgs)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "entry '%s' takes %d arguments, %d given", entry->name,
                    entry->numArgs, numArgs);
  // Types and ranks first: named dimensions are looked up in all arguments.
  for (int32_t i = 0; i < numArgs; ++i)
    if (args[i].rank != entry->args[i].rank)
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "entry '%s', argument %d: rank is %d, must be %d",
                      entry->name, i, args[i].rank, entry->args[i].rank);
  for (int32_t i = 0; i < numArgs; ++i)
    ATTN_TRY(checkTensor(entry, args, entry->args[i], args[i], "argument", i));
  return ATTN_SUCCESS;
}

AttnStatus attnEntryResultSizes(const AttnEntry *entry, const AttnTensor *args,
                                int32_t numArgs, int32_t index,
                                int64_t *sizes) {
  if (index < 0 || index >= entry->numResults)
    return setError(ATTN_ERROR_INVALID_ARGUMENT, "entry '%s' has no result %d",
                    entry->name, index);
  ATTN_TRY(checkArgs(entry, args, numArgs));
  const Value &value = entry->results[index];
  for (int32_t d = 0; d < value.rank; ++d) {
    sizes[d] = value.sizes[d];
    if (sizes[d] == ATTN_DYNAMIC && *value.dimNames[d])
      sizes[d] = findDim(entry, args, value.dimNames[d]);
  }
  return ATTN_SUCCESS;
}

AttnStatus attnEntryIntermediateSize(const AttnEntry *entry,
                                     const AttnTensor *args, int32_t numArgs,
                                     uint64_t *bytes) {
  *bytes = 0;
  ATTN_TRY(checkArgs(entry, args, numArgs));
  for (int32_t i = 0; i < entry->numIntermediates; ++i) {
    const Value &value = entry->intermediates[i];
    uint64_t size = attnTypeSize(value.type);
    for (int32_t d = 0; d < value.rank; ++d) {
      int64_t dim = value.sizes[d];
      if (dim == ATTN_DYNAMIC)
        dim = findDim(entry, args, value.dimNames[d]);
      if (dim == ATTN_DYNAMIC)
        return setError(ATTN_ERROR_BAD_BUNDLE,
                        "entry '%s': intermediate %d has an unknown size",
                        entry->name, i);
      if (__builtin_mul_overflow(size, static_cast<uint64_t>(dim), &size))
        size = UINT64_MAX;
    }
    if (__builtin_add_overflow(*bytes, size, bytes))
      *bytes = UINT64_MAX;
  }
  return ATTN_SUCCESS;
}

static void fillDescriptor(const AttnTensor &tensor, Descriptor *descriptor) {
  descriptor->header = {tensor.data, tensor.data, 0};
  for (int32_t d = 0; d < tensor.rank; ++d) {
    descriptor->sizesAndStrides[d] = tensor.sizes[d];
    descriptor->sizesAndStrides[tensor.rank + d] = tensor.strides[d];
  }
}

/// A pointer for each index.
template <size_t>
using Pointer = void *;

/// Calls a function with one pointer per index.
template <size_t... I>
static intptr_t callWith(void *function, void **values,
                         std::index_sequence<I...>) {
  using Function = intptr_t (*)(Pointer<I>...);
  return reinterpret_cast<Function>(function)(values[I]...);
}

template <size_t N>
static intptr_t callN(void *function, void **values) {
  return callWith(function, values, std::make_index_sequence<N>());
}

template <size_t... N>
static intptr_t dispatch(void *function, void **values, size_t count,
                         std::index_sequence<N...>) {
  using Caller = intptr_t (*)(void *, void **);
  static const Caller callers[] = {callN<N>...};
  return callers[count](function, values);
}

/// Result struct, arguments, results, workspace.
static constexpr size_t maxPointers = 2 * maxValues + 2;

static intptr_t call(void *function, void **values, size_t count) {
  return dispatch(function, values, count,
                  std::make_index_sequence<maxPointers + 1>());
}

/// What a function takes for a scalar: itself, in a register.
static void *loadScalar(const AttnTensor &tensor) {
  int64_t value = 0;
  switch (tensor.type) {
  case ATTN_TYPE_I1:
    value = *static_cast<const uint8_t *>(tensor.data) != 0;
    break;
  case ATTN_TYPE_I8:
    value = *static_cast<const int8_t *>(tensor.data);
    break;
  case ATTN_TYPE_I16:
    value = *static_cast<const int16_t *>(tensor.data);
    break;
  case ATTN_TYPE_I32:
    value = *static_cast<const int32_t *>(tensor.data);
    break;
  default:
    value = *static_cast<const int64_t *>(tensor.data);
    break;
  }
  return reinterpret_cast<void *>(static_cast<intptr_t>(value));
}

/// Appends the arguments to the list of pointers.
static void addArgs(const AttnEntry *entry, bool packed, const AttnTensor *args,
                    Descriptor *descriptors, void **pointers, size_t *count) {
  for (int32_t i = 0; i < entry->numArgs; ++i) {
    if (args[i].rank < 0) {
      pointers[(*count)++] = packed ? args[i].data : loadScalar(args[i]);
      continue;
    }
    fillDescriptor(args[i], &descriptors[i]);
    pointers[(*count)++] = &descriptors[i];
  }
}

AttnStatus attnEntryWorkspaceSize(const AttnEntry *entry,
                                  const AttnTensor *args, int32_t numArgs,
                                  size_t *bytes) {
  *bytes = 0;
  ATTN_TRY(checkArgs(entry, args, numArgs));
  if (!entry->workspace)
    return ATTN_SUCCESS;
  Descriptor descriptors[maxValues];
  void *pointers[maxPointers];
  size_t count = 0;
  for (int32_t i = 0; i < numArgs; ++i)
    if (args[i].rank < 0 && args[i].type >= ATTN_TYPE_F16)
      return setError(
          ATTN_ERROR_UNSUPPORTED,
          "entry '%s' takes a floating-point scalar and a workspace",
          entry->name);
  addArgs(entry, /*packed=*/false, args, descriptors, pointers, &count);
  int64_t size = call(entry->workspace, pointers, count);
  *bytes = size < 0 ? 0 : static_cast<size_t>(size);
  return ATTN_SUCCESS;
}

AttnStatus attnEntryPrepare(const AttnEntry *entry) {
  if (entry->device != ATTN_DEVICE_CUDA)
    return ATTN_SUCCESS;
  return prepareModulesOf(entry->function);
}

/// Turns the descriptors that a function returned into tensors.
static void takeResults(const AttnEntry *entry, const char *raw,
                        const AttnTensor *args, AttnTensor *results) {
  for (int32_t i = 0; i < entry->numResults; ++i) {
    const Value &value = entry->results[i];
    AttnMemRefHeader header;
    memcpy(&header, raw, sizeof(header));
    raw += sizeof(header);
    AttnTensor &result = results[i];
    memset(&result, 0, sizeof(result));
    memcpy(result.sizes, raw, value.rank * sizeof(int64_t));
    raw += value.rank * sizeof(int64_t);
    memcpy(result.strides, raw, value.rank * sizeof(int64_t));
    raw += value.rank * sizeof(int64_t);
    result.type = value.type;
    result.rank = value.rank;
    result.data =
        static_cast<char *>(header.aligned) +
        header.offset * static_cast<int64_t>(attnTypeSize(value.type));
    result.allocated = header.allocated;
    result.owner =
        entry->memory == ATTN_DEVICE_CUDA ? ATTN_OWNER_DEVICE : ATTN_OWNER_HOST;
    // A function may return an argument or one buffer twice; a constant has
    // the address that the lowering of memref.get_global gives it.
    bool owned = header.allocated != nullptr &&
                 reinterpret_cast<uintptr_t>(header.allocated) != 0xdeadbeef;
    for (int32_t j = 0; j < entry->numArgs && owned; ++j)
      owned = args[j].rank < 0 || args[j].data != header.allocated;
    for (int32_t j = 0; j < i && owned; ++j)
      owned = results[j].allocated != header.allocated;
    if (!owned) {
      result.owner = ATTN_OWNER_CALLER;
      result.allocated = nullptr;
    }
  }
}

AttnStatus attnEntryCall(const AttnEntry *entry, const AttnTensor *args,
                         int32_t numArgs, AttnTensor *results,
                         int32_t numResults, void *workspace,
                         size_t workspaceBytes, AttnStream stream) {
  ATTN_TRY(checkArgs(entry, args, numArgs));
  if (numResults != entry->numResults)
    return setError(ATTN_ERROR_INVALID_ARGUMENT,
                    "entry '%s' has %d results, %d given", entry->name,
                    entry->numResults, numResults);
  if (entry->takesResults)
    for (int32_t i = 0; i < numResults; ++i)
      ATTN_TRY(
          checkTensor(entry, args, entry->results[i], results[i], "result", i));

  Descriptor argDescriptors[maxValues];
  // Return values are dense in memory; a descriptor of the largest rank bounds
  // each of them.
  Descriptor resultDescriptors[maxValues];
  Descriptor workspaceDescriptor;
  void *pointers[maxPointers];
  size_t count = 0;
  if (!entry->takesResults && numResults > 0) {
    memset(resultDescriptors, 0, numResults * sizeof(Descriptor));
    pointers[count++] = resultDescriptors;
  }
  addArgs(entry, entry->packed, args, argDescriptors, pointers, &count);
  if (entry->takesResults) {
    for (int32_t i = 0; i < numResults; ++i) {
      fillDescriptor(results[i], &resultDescriptors[i]);
      pointers[count++] = &resultDescriptors[i];
    }
  }
  if (entry->workspace) {
    size_t needed;
    ATTN_TRY(attnEntryWorkspaceSize(entry, args, numArgs, &needed));
    if (needed > workspaceBytes || (needed && !workspace))
      return setError(ATTN_ERROR_INVALID_ARGUMENT,
                      "entry '%s' needs a workspace of %zu bytes, %zu given",
                      entry->name, needed, workspaceBytes);
    AttnTensor tensor = {};
    tensor.data = workspace;
    tensor.rank = 1;
    tensor.sizes[0] = static_cast<int64_t>(workspaceBytes);
    tensor.strides[0] = 1;
    fillDescriptor(tensor, &workspaceDescriptor);
    pointers[count++] = &workspaceDescriptor;
  }

  // The first error of the mgpu* functions inside is the call's.
  attnClearLastError();
  bool lend = entry->memory == ATTN_DEVICE_CUDA;
  if (lend)
    attnLendStream(stream);
  if (entry->packed) {
    void *packed = pointers;
    call(entry->function, &packed, 1);
  } else {
    call(entry->function, pointers, count);
  }
  if (lend)
    attnUnlendStream();
  bool failed = errorState().pending;
  ErrorState error = errorState();
  if (!entry->takesResults)
    takeResults(entry, reinterpret_cast<const char *>(resultDescriptors), args,
                results);
  if (!failed)
    return ATTN_SUCCESS;
  if (!entry->takesResults) {
    for (int32_t i = 0; i < numResults; ++i)
      attnTensorRelease(&results[i]);
  }
  errorState() = error;
  errorState().pending = false;
  return error.status;
}

AttnStatus attnTensorRelease(AttnTensor *tensor) {
  if (!tensor)
    return ATTN_SUCCESS;
  void *allocated = tensor->allocated;
  int32_t owner = tensor->owner;
  tensor->allocated = nullptr;
  tensor->owner = ATTN_OWNER_CALLER;
  if (owner == ATTN_OWNER_HOST)
    free(allocated);
  else if (owner == ATTN_OWNER_DEVICE)
    return attnDeviceFree(allocated);
  return ATTN_SUCCESS;
}

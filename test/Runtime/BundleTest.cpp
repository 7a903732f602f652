//===- BundleTest.cpp - opening and calling bundles -----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "attn/Runtime/AttnRuntime.h"

#include <dlfcn.h>
#include <fstream>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

static void (*fakeFail)(const char *, int, int);
static void (*fakeReset)();
static const char *(*fakeTakeLog)();

static AttnTensor tensor(void *data, std::initializer_list<int64_t> sizes,
                         int32_t type = ATTN_TYPE_F32) {
  AttnTensor result = {};
  result.data = data;
  result.type = type;
  result.rank = static_cast<int32_t>(sizes.size());
  int32_t d = 0;
  for (int64_t size : sizes)
    result.sizes[d++] = size;
  int64_t stride = 1;
  for (d = result.rank - 1; d >= 0; --d) {
    result.strides[d] = stride;
    stride *= result.sizes[d];
  }
  return result;
}

static AttnTensor scalar(void *data, int32_t type) {
  AttnTensor result = {};
  result.data = data;
  result.type = type;
  result.rank = -1;
  return result;
}

static const AttnEntry *find(AttnBundle *bundle, const char *name) {
  const AttnEntry *entry = nullptr;
  CHECK(attnBundleFindEntry(bundle, name, &entry) == ATTN_SUCCESS);
  return entry;
}

static void testCPU(AttnBundle *bundle) {
  const AttnEntry *add = find(bundle, "add");
  CHECK(std::string(attnEntryName(add)) == "add");
  CHECK(attnEntryDevice(add) == ATTN_DEVICE_CPU);
  CHECK(attnEntryNumArgs(add) == 2 && attnEntryNumResults(add) == 2);
  AttnValueInfo info;
  CHECK(attnEntryArgInfo(add, 1, &info) == ATTN_SUCCESS);
  CHECK(std::string(info.name) == "b" && info.type == ATTN_TYPE_F32);
  CHECK(info.rank == 2 && info.sizes[0] == ATTN_DYNAMIC && info.sizes[1] == 3);
  CHECK(std::string(info.dimNames[0]) == "M" && info.dimNames[1][0] == 0);
  CHECK(!attnEntryArgIsStrided(add, 0) && attnEntryArgIsStrided(add, 1));
  CHECK(attnEntryArgInfo(add, 2, &info) == ATTN_ERROR_INVALID_ARGUMENT);

  float a[6] = {1, 2, 3, 4, 5, 6}, b[6] = {10, 20, 30, 40, 50, 60};
  AttnTensor args[2] = {tensor(a, {2, 3}), tensor(b, {2, 3})};
  // b is stored column by column.
  args[1].strides[0] = 1;
  args[1].strides[1] = 2;
  AttnTensor results[2];
  int64_t sizes[2];
  CHECK(attnEntryResultSizes(add, args, 2, 0, sizes) == ATTN_SUCCESS);
  CHECK(sizes[0] == 2 && sizes[1] == 3);
  uint64_t bytes = 0;
  CHECK(attnEntryIntermediateSize(add, args, 2, &bytes) == ATTN_SUCCESS);
  CHECK(bytes == 2 * 2 * 8 + 5 * 2);
  CHECK(attnEntryCall(add, args, 2, results, 2, nullptr, 0, nullptr) ==
        ATTN_SUCCESS);
  auto *sum = static_cast<float *>(results[0].data);
  CHECK(results[0].rank == 2 && results[0].sizes[0] == 2);
  CHECK(sum[0] == 11 && sum[1] == 32 && sum[3] == 24 && sum[5] == 66);
  CHECK(results[0].owner == ATTN_OWNER_HOST);
  CHECK(results[1].data == a && results[1].owner == ATTN_OWNER_CALLER);
  CHECK(attnTensorRelease(&results[0]) == ATTN_SUCCESS);
  CHECK(attnTensorRelease(&results[0]) == ATTN_SUCCESS);
  CHECK(attnTensorRelease(&results[1]) == ATTN_SUCCESS);

  AttnTensor transposed[2] = {args[1], args[1]};
  CHECK(attnEntryCall(add, transposed, 2, results, 2, nullptr, 0, nullptr) ==
        ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "argument 0: stride of dimension 1 is 2, must "
                                "be 1: the entry takes dense tensors only");
  args[1].sizes[0] = 7;
  CHECK(attnEntryCall(add, args, 2, results, 2, nullptr, 0, nullptr) ==
        ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "entry 'add', argument 1: dimension 0 ('M') is "
                                "7, must be 2");
  args[1] = tensor(b, {2, 4});
  CHECK(attnEntryCall(add, args, 2, results, 2, nullptr, 0, nullptr) ==
        ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "dimension 1 is 4, must be 3");
  args[1] = tensor(b, {2, 3}, ATTN_TYPE_F16);
  CHECK(attnEntryCall(add, args, 2, results, 2, nullptr, 0, nullptr) ==
        ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "element type is f16, must be f32");
  args[1] = tensor(b, {6});
  CHECK(attnEntryCall(add, args, 2, results, 2, nullptr, 0, nullptr) ==
        ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "rank is 1, must be 2");
  args[1] = tensor(nullptr, {2, 3});
  CHECK(attnEntryCall(add, args, 2, results, 2, nullptr, 0, nullptr) ==
        ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "argument 1: no data");
  CHECK(attnEntryCall(add, args, 1, results, 2, nullptr, 0, nullptr) ==
        ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "takes 2 arguments, 1 given");
  // Nothing of size zero needs data.
  args[0] = args[1] = tensor(nullptr, {0, 3});
  CHECK(attnEntryCall(add, args, 2, results, 2, nullptr, 0, nullptr) ==
        ATTN_SUCCESS);
  attnTensorRelease(&results[0]);

  const AttnEntry *scalars = find(bundle, "scalars");
  CHECK(attnEntryTakesResults(scalars) == 1);
  float x = 1.5f, out = -1;
  int64_t n = -3;
  uint8_t flag = 1;
  AttnTensor mixed[3] = {tensor(&x, {1}), scalar(&n, ATTN_TYPE_I64),
                         scalar(&flag, ATTN_TYPE_I1)};
  AttnTensor result = tensor(&out, {});
  CHECK(attnEntryCall(scalars, mixed, 3, &result, 1, nullptr, 0, nullptr) ==
        ATTN_SUCCESS);
  CHECK(out == -1.5f);

  float weight = 4;
  AttnTensor weighed[2] = {tensor(&x, {}), scalar(&weight, ATTN_TYPE_F32)};
  CHECK(attnEntryCall(find(bundle, "weigh"), weighed, 2, &result, 1, nullptr, 0,
                      nullptr) == ATTN_SUCCESS);
  CHECK(*static_cast<float *>(result.data) == 6);
  attnTensorRelease(&result);
}

static void testCUDA(AttnBundle *bundle) {
  fakeReset();
  const AttnEntry *host = find(bundle, "scale_host");
  CHECK(attnEntryDevice(host) == ATTN_DEVICE_CUDA);
  CHECK(attnEntryMemory(host) == ATTN_DEVICE_CPU);
  CHECK(attnEntryPrepare(host) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(), "cuModuleLoadDataEx(scale)");
  float x[4] = {1, 2, 3, 4};
  AttnTensor arg = tensor(x, {4}), result;
  CHECK(attnEntryCall(host, &arg, 1, &result, 1, nullptr, 0, nullptr) ==
        ATTN_SUCCESS);
  CHECK(static_cast<float *>(result.data)[3] == 8 && x[3] == 4);
  CHECK_HAS(fakeTakeLog(), "cuStreamSynchronize");
  attnTensorRelease(&result);

  // Each failure inside is the failure of the call, and only of that call.
  for (const char *function :
       {"cuStreamCreate", "cuMemAlloc_v2", "cuMemcpyAsync", "cuLaunchKernelEx",
        "cuStreamSynchronize", "cuMemFree_v2", "cuStreamDestroy_v2"}) {
    fakeFail(function, 700, 0);
    CHECK(attnEntryCall(host, &arg, 1, &result, 1, nullptr, 0, nullptr) ==
          ATTN_ERROR_CUDA);
    CHECK_HAS(attnGetLastError(), function);
    CHECK(result.allocated == nullptr);
    fakeReset();
    CHECK(attnEntryCall(host, &arg, 1, &result, 1, nullptr, 0, nullptr) ==
          ATTN_SUCCESS);
    attnTensorRelease(&result);
  }

  const AttnEntry *device = find(bundle, "scale_device");
  CHECK(attnEntryMemory(device) == ATTN_DEVICE_CUDA);
  size_t bytes = 0;
  CHECK(attnEntryWorkspaceSize(device, &arg, 1, &bytes) == ATTN_SUCCESS);
  CHECK(bytes == 16);
  CHECK(attnEntryCall(device, &arg, 1, nullptr, 0, nullptr, 0, nullptr) ==
        ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "needs a workspace of 16 bytes, 0 given");
  float workspace[4];
  fakeTakeLog();
  void *stream = reinterpret_cast<void *>(0x99);
  CHECK(attnEntryCall(device, &arg, 1, nullptr, 0, workspace, 16, stream) ==
        ATTN_SUCCESS);
  CHECK(x[3] == 8 && workspace[3] == 8);
  std::string log = fakeTakeLog();
  CHECK_HAS(log, "stream 0x99");
  CHECK(log.find("Synchronize") == std::string::npos);
  CHECK(log.find("Stream") == std::string::npos);
  CHECK(log.find("Alloc") == std::string::npos);
}

static std::string readText(const std::string &path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

static void write(const std::string &path, const std::string &text) {
  unlink(path.c_str());
  std::ofstream(path) << text;
}

/// Opens a bundle with another signature and returns the error.
static std::string openWith(const std::string &folder,
                            const std::string &signature) {
  write(folder + "/signature.json", signature);
  AttnBundle *bundle = nullptr;
  AttnStatus status = attnBundleOpen(folder.c_str(), &bundle);
  CHECK((status == ATTN_SUCCESS) == (bundle != nullptr));
  std::string error = status ? attnGetLastError() : "";
  attnBundleClose(bundle);
  return error;
}

static void testMalformed(const std::string &good) {
  AttnBundle *bundle;
  CHECK(attnBundleOpen("no/such/folder", &bundle) == ATTN_ERROR_BAD_BUNDLE);
  CHECK_HAS(attnGetLastError(), "cannot open bundle 'no/such/folder'");

  char name[] = "/tmp/attn-bundle-XXXXXX";
  std::string folder = mkdtemp(name);
  std::string signature = readText(good + "/signature.json");
  CHECK(!signature.empty());
  write(folder + "/signature.json", signature);
  CHECK(attnBundleOpen(folder.c_str(), &bundle) == ATTN_ERROR_BAD_BUNDLE);
  CHECK_HAS(attnGetLastError(), "host.so': No such file");
  std::string copy = "cp '" + good + "/host.so' '" + folder + "/host.so'";
  CHECK(system(copy.c_str()) == 0);
  CHECK(openWith(folder, signature) == "");
  // Keeps the host code loaded.
  CHECK(attnBundleOpen(folder.c_str(), &bundle) == ATTN_SUCCESS);

  CHECK_HAS(openWith(folder, ""), "signature.json:1:1: malformed JSON");
  CHECK_HAS(openWith(folder, "{\"attn_bundle\": 1,\n  oops}"),
            "signature.json:2:3: malformed JSON: expected a key");
  CHECK_HAS(openWith(folder, "{\"attn_bundle\": 2, \"entries\": []}"),
            "the bundle has version 2, this runtime reads version 1");
  CHECK_HAS(openWith(folder, "{\"entries\": []}"), "no bundle version");
  CHECK_HAS(openWith(folder, "{\"attn_bundle\": 1}"), "no list of entries");
  auto entry = [&](const std::string &text) {
    return openWith(folder,
                    "{\"attn_bundle\": 1, \"entries\": [" + text + "]}");
  };
  CHECK(entry("{\"name\": \"add\"}") == "");
  CHECK_HAS(entry("{\"name\": \"minus\"}"), "no code for entry 'minus'");
  CHECK_HAS(entry("{}"), "entry without a name");
  CHECK_HAS(entry("{\"name\": \"add\", \"device\": \"tpu\"}"),
            "unknown device or memory 'tpu'");
  CHECK_HAS(entry("{\"name\": \"add\", \"args\": [{\"type\": \"f8\"}]}"),
            "unknown element type");
  CHECK_HAS(entry("{\"name\": \"add\", \"args\": [{\"type\": \"f32\"}]}"),
            "takes a floating-point scalar");
  CHECK_HAS(entry("{\"name\": \"add\", \"results\": [{\"type\": \"f32\"}]}"),
            "scalar result");
  CHECK_HAS(entry("{\"name\": \"add\", \"args\": [{\"type\": \"f32\", "
                  "\"shape\": [-2]}]}"),
            "bad dimension");
  CHECK_HAS(entry("{\"name\": \"add\", \"args\": [{\"type\": \"f32\", "
                  "\"shape\": [1.5]}]}"),
            "expected an integer");

  // No cut and no changed byte may crash the reader.
  for (size_t i = 0; i < signature.size(); ++i) {
    CHECK(openWith(folder, signature.substr(0, i)) != "" ||
          i + 1 == signature.size());
    std::string changed = signature;
    changed[i] = "\"{}[],:\\x1"[i % 9];
    openWith(folder, changed);
  }
  openWith(folder, std::string(100000, '['));

  // A bundle that is replaced while it is open is refused, not mixed up.
  write(folder + "/signature.json", signature);
  AttnBundle *second = nullptr;
  CHECK(attnBundleOpen(folder.c_str(), &second) == ATTN_SUCCESS);
  attnBundleClose(second);
  CHECK(unlink((folder + "/host.so").c_str()) == 0);
  CHECK(system(copy.c_str()) == 0);
  CHECK(attnBundleOpen(folder.c_str(), &second) == ATTN_ERROR_BAD_BUNDLE);
  CHECK_HAS(attnGetLastError(), "was replaced while it is open");
  attnBundleClose(bundle);
  CHECK(attnBundleOpen(folder.c_str(), &second) == ATTN_SUCCESS);
  attnBundleClose(second);
  unlink((folder + "/host.so").c_str());
  unlink((folder + "/signature.json").c_str());
  rmdir(folder.c_str());
}

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  setenv("ATTN_LIBCUDA", argv[1], 1);
  void *fake = dlopen(argv[1], RTLD_NOW);
  if (!fake) {
    fprintf(stderr, "%s\n", dlerror());
    return 2;
  }
  fakeReset = reinterpret_cast<void (*)()>(dlsym(fake, "fakeReset"));
  fakeFail = reinterpret_cast<void (*)(const char *, int, int)>(
      dlsym(fake, "fakeFail"));
  fakeTakeLog = reinterpret_cast<const char *(*)()>(dlsym(fake, "fakeTakeLog"));

  AttnBundle *bundle = nullptr;
  CHECK(attnBundleOpen(argv[2], &bundle) == ATTN_SUCCESS);
  if (!bundle) {
    fprintf(stderr, "%s\n", attnGetLastError());
    return finish();
  }
  CHECK(attnBundleNumEntries(bundle) == 7);
  CHECK(attnBundleGetEntry(bundle, 7) == nullptr);
  CHECK_HAS(attnBundleSignature(bundle), "\"attn_bundle\": 1");
  const AttnEntry *none;
  CHECK(attnBundleFindEntry(bundle, "nope", &none) == ATTN_ERROR_NOT_FOUND);
  testCPU(bundle);
  testCUDA(bundle);
  CHECK(attnBundleClose(bundle) == ATTN_SUCCESS);
  testMalformed(argv[2]);
  return finish();
}

//===- DriverTest.cpp - calls to the CUDA driver --------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "attn/Runtime/AttnRuntime.h"

#include <dlfcn.h>
#include <pthread.h>

extern "C" {
AttnModule *mgpuModuleLoad(void *, size_t);
AttnModule *mgpuModuleLoadJIT(void *, int32_t);
AttnKernel *mgpuModuleGetFunction(AttnModule *, const char *);
void mgpuModuleUnload(AttnModule *);
void mgpuLaunchKernel(AttnKernel *, intptr_t, intptr_t, intptr_t, intptr_t,
                      intptr_t, intptr_t, int32_t, void *, void **, void **,
                      size_t);
void mgpuLaunchClusterKernel(AttnKernel *, intptr_t, intptr_t, intptr_t,
                             intptr_t, intptr_t, intptr_t, intptr_t, intptr_t,
                             intptr_t, int32_t, void *, void **, void **);
void *mgpuStreamCreate();
void mgpuStreamDestroy(void *);
void mgpuStreamSynchronize(void *);
void mgpuStreamWaitEvent(void *, void *);
void *mgpuEventCreate();
void mgpuEventDestroy(void *);
void mgpuEventSynchronize(void *);
void mgpuEventRecord(void *, void *);
void *mgpuMemAlloc(uint64_t, void *, bool);
void mgpuMemFree(void *, void *);
void mgpuMemcpy(void *, void *, size_t, void *);
void mgpuMemset32(void *, uint32_t, size_t, void *);
void mgpuMemset16(void *, uint16_t, size_t, void *);
void mgpuMemHostRegisterMemRef(int64_t, AttnMemRefHeader *, int64_t);
void mgpuMemHostUnregisterMemRef(int64_t, AttnMemRefHeader *, int64_t);
void mgpuSetDefaultDevice(int32_t);
void *mgpuTensorMapEncodeTiledMemref(int64_t, AttnMemRefHeader *, int64_t,
                                     int64_t, int64_t, int64_t, int64_t,
                                     int64_t *);
}

static void (*fakeReset)();
static void (*fakeFail)(const char *, int, int);
static void (*fakeSetCapability)(int, int);
static const char *(*fakeTakeLog)();

static void testDevice() {
  int32_t count = 0;
  CHECK(attnDeviceCount(&count) == ATTN_SUCCESS && count == 2);
  AttnDeviceInfo info;
  CHECK(attnDeviceGetInfo(1, &info) == ATTN_SUCCESS);
  CHECK(std::string(info.name) == "Fake GPU 1");
  CHECK(info.major == 9 && info.minor == 0 && info.multiprocessors == 132);
  CHECK(info.maxSharedMemory == 227 << 10 && info.driverVersion == 13000);
  char chip[16];
  CHECK(attnDeviceGetChip(1, chip, sizeof(chip)) == ATTN_SUCCESS);
  CHECK(std::string(chip) == "sm_90a");
  CHECK(attnDeviceGetChip(1, chip, 6) == ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "needs 7 bytes, not 6");
  const std::pair<int, int> capabilities[] = {{8, 0}, {8, 9}, {10, 0}, {12, 1}};
  for (auto [major, minor] : capabilities) {
    fakeSetCapability(major, minor);
    CHECK(attnDeviceGetChip(0, chip, sizeof(chip)) == ATTN_SUCCESS);
    CHECK(chip == "sm_" + std::to_string(10 * major + minor));
  }
  fakeSetCapability(9, 0);
  CHECK(attnSetDevice(7) == ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "there is no CUDA device 7");

  void *memory = nullptr;
  CHECK(attnDeviceAlloc(64, &memory) == ATTN_SUCCESS && memory);
  CHECK(attnMemsetAsync(memory, 3, 64, nullptr) == ATTN_SUCCESS);
  char host[64];
  CHECK(attnMemcpyAsync(host, memory, 64, nullptr) == ATTN_SUCCESS);
  CHECK(host[0] == 3 && host[63] == 3);
  CHECK(attnDeviceFree(memory) == ATTN_SUCCESS);

  fakeFail("cuMemAlloc_v2", 2, 0);
  CHECK(attnDeviceAlloc(64, &memory) == ATTN_ERROR_CUDA && !memory);
  CHECK_HAS(
      attnGetLastError(),
      "cuMemAlloc_v2 failed: CUDA_ERROR_OUT_OF_MEMORY (2): out of memory");
  CHECK(attnGetLastCUDAResult() == 2);
  fakeFail("cuStreamSynchronize", 700, 0);
  CHECK(attnStreamSynchronize(nullptr) == ATTN_ERROR_CUDA);
  CHECK_HAS(attnGetLastError(), "CUDA_ERROR_ILLEGAL_ADDRESS");
  fakeFail("cuEventRecord", 12345, 0);
  CHECK(attnEventRecord(nullptr, nullptr) == ATTN_ERROR_CUDA);
  CHECK_HAS(attnGetLastError(), "unknown CUDA error (12345)");
}

static AttnImage image(const char *chip, const char *text,
                       int32_t kind = ATTN_IMAGE_CUBIN) {
  return {kind, 0, chip, text, strlen(text)};
}

/// Name of the image that a device of this capability loads.
static std::string loaded(const AttnImage *images, size_t count, int major,
                          int minor) {
  fakeReset();
  fakeSetCapability(major, minor);
  AttnModule *module;
  if (attnModuleCreate(images, count, &module) != ATTN_SUCCESS)
    return "cannot create";
  AttnStatus status = attnModulePrepare(module);
  std::string log = fakeTakeLog();
  attnModuleDestroy(module);
  if (status != ATTN_SUCCESS)
    return status == ATTN_ERROR_NO_IMAGE ? "none" : "error";
  size_t at = log.rfind("cuModuleLoadDataEx(") + strlen("cuModuleLoadDataEx(");
  return log.substr(at, log.find(')', at) - at);
}

static void testImages() {
  AttnImage images[] = {image("sm_80", "i80"),
                        image("sm_90", "i90"),
                        image("sm_90a", "i90a"),
                        image("sm_100f", "i100f"),
                        image("compute_80", "p80", ATTN_IMAGE_PTX),
                        image("compute_90a", "p90a", ATTN_IMAGE_PTX)};
  CHECK(loaded(images, 6, 9, 0) == "i90a");
  CHECK(loaded(images, 2, 9, 0) == "i90");
  CHECK(loaded(images, 6, 8, 0) == "i80");
  CHECK(loaded(images, 6, 8, 9) == "i80");
  CHECK(loaded(images, 6, 10, 3) == "i100f");
  CHECK(loaded(images, 6, 12, 0) == "p80");
  CHECK(loaded(images, 4, 12, 0) == "none");
  CHECK_HAS(attnGetLastError(), "no image of the module runs on the device "
                                "(sm_120); it holds sm_80 (cubin)");
  CHECK(loaded(images, 4, 7, 5) == "none");
  CHECK(loaded(images + 5, 1, 12, 0) == "none");

  // An image that the driver refuses gives way to the next best.
  AttnImage refused[] = {image("sm_90", "BAD"),
                         image("sm_80", "p80", ATTN_IMAGE_PTX)};
  CHECK(loaded(refused, 2, 9, 0) == "p80");
  CHECK(loaded(refused, 1, 9, 0) == "none");
  CHECK_HAS(attnGetLastError(), "CUDA_ERROR_NO_BINARY_FOR_GPU");
  CHECK_HAS(attnGetLastError(), "image: sm_90 (cubin), device: sm_90");
  CHECK_HAS(attnGetLastError(), "line 1: bad image");

  AttnModule *module;
  AttnImage unknown = image("gfx90a", "x");
  CHECK(attnModuleCreate(&unknown, 1, &module) == ATTN_ERROR_INVALID_ARGUMENT);
  CHECK_HAS(attnGetLastError(), "unknown chip 'gfx90a'");
  CHECK(attnModuleCreate(&unknown, 0, &module) == ATTN_ERROR_INVALID_ARGUMENT);
}

static void testLaunch() {
  fakeReset();
  AttnImage images[] = {image("sm_90", "alpha beta")};
  AttnModule *module;
  AttnKernel *kernel, *again;
  CHECK(attnModuleCreate(images, 1, &module) == ATTN_SUCCESS);
  CHECK(attnModuleGetKernel(module, "gamma", &kernel) == ATTN_ERROR_NOT_FOUND);
  CHECK_HAS(attnGetLastError(), "the module has no kernel 'gamma'");
  CHECK(attnModuleGetKernel(module, "alpha", &kernel) == ATTN_SUCCESS);
  CHECK(attnModuleGetKernel(module, "alpha", &again) == ATTN_SUCCESS);
  CHECK(kernel == again);
  fakeTakeLog();

  void *stream = reinterpret_cast<void *>(0x77);
  AttnLaunchConfig config = {};
  config.grid[0] = 70000, config.grid[1] = 2, config.grid[2] = 3;
  config.block[0] = 128, config.block[1] = config.block[2] = 1;
  config.sharedMemory = 1000;
  config.stream = stream;
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_SUCCESS);
  // One driver call and nothing else: no allocation, no synchronisation.
  CHECK(std::string(fakeTakeLog()) ==
        "cuLaunchKernelEx(alpha grid 70000,2,3 block 128,1,1 shared 1000 "
        "stream 0x77)\n");

  // Over 48 KB the limit is raised, once.
  config.sharedMemory = 200 << 10;
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(), "cuFuncSetAttribute(alpha, 8, 204800)");
  config.sharedMemory = 100 << 10;
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_SUCCESS);
  CHECK(std::string(fakeTakeLog()).find("cuFuncSetAttribute") ==
        std::string::npos);
  config.sharedMemory = 300 << 10;
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_ERROR_CUDA);
  CHECK_HAS(attnGetLastError(), "cuFuncSetAttribute failed");
  CHECK_HAS(attnGetLastError(), "kernel 'alpha' asks for 307200 bytes of "
                                "dynamic shared memory, the device has at "
                                "most 232448");
  fakeTakeLog();

  config.sharedMemory = 0;
  config.grid[0] = 64;
  config.cluster[0] = 2, config.cluster[1] = config.cluster[2] = 1;
  config.flags = ATTN_LAUNCH_PROGRAMMATIC;
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(), "a4=2,1,1 a6=1,0,0");
  config.cluster[0] = 16;
  config.flags = ATTN_LAUNCH_COOPERATIVE;
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_SUCCESS);
  std::string log = fakeTakeLog();
  CHECK_HAS(log, "cuFuncSetAttribute(alpha, 14, 1)");
  CHECK_HAS(log, "a4=16,1,1 a2=1,0,0");

  config.grid[1] = 0;
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_SUCCESS);
  CHECK(fakeTakeLog()[0] == 0);
  config.grid[1] = 1;
  fakeFail("cuLaunchKernelEx", 1, 0);
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_ERROR_CUDA);
  CHECK_HAS(attnGetLastError(), "cuLaunchKernelEx failed: "
                                "CUDA_ERROR_INVALID_VALUE (1)");
  CHECK_HAS(attnGetLastError(), "kernel 'alpha', grid 64 x 1 x 3");
  fakeReset();

  // Another device is another context: the module is loaded there as well.
  CHECK(attnSetDevice(1) == ATTN_SUCCESS);
  CHECK(attnLaunch(kernel, &config, nullptr) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(), "cuModuleLoadDataEx(alpha beta");
  CHECK(attnSetDevice(0) == ATTN_SUCCESS);
  CHECK(attnModuleDestroy(module) == ATTN_SUCCESS);
  log = fakeTakeLog();
  CHECK_HAS(log, "cuModuleUnload()\ncuModuleUnload()");
}

static void testTensorMap() {
  fakeReset();
  AttnTensorMap map;
  uint64_t dims[2] = {64, 100}, strides[1] = {128};
  uint32_t box[2] = {64, 16};
  CHECK(attnTensorMapEncodeTiled(&map, 6, 2, &map, dims, strides, box, nullptr,
                                 0, 3, 2, 0) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(), "cuTensorMapEncodeTiled(6 64/64/1 100/16/1@128 "
                           "0 3 2 0)");
  CHECK(attnTensorMapEncodeTiled(&map, 6, 6, &map, dims, strides, box, nullptr,
                                 0, 3, 2, 0) == ATTN_ERROR_INVALID_ARGUMENT);
  fakeFail("cuTensorMapEncodeTiled", 1, 0);
  CHECK(attnTensorMapEncodeTiled(&map, 6, 2, &map, dims, strides, box, nullptr,
                                 0, 3, 2, 0) == ATTN_ERROR_CUDA);
  CHECK_HAS(attnGetLastError(), "cuTensorMapEncodeTiled failed");
  fakeReset();

  AttnMemRef2 memref = {&map, &map, 4, {100, 64}, {64, 1}};
  int64_t boxDims[2] = {16, 64};
  auto *header = reinterpret_cast<AttnMemRefHeader *>(&memref);
  void *first =
      mgpuTensorMapEncodeTiledMemref(2, header, 6, 0, 3, 2, 0, boxDims);
  void *second =
      mgpuTensorMapEncodeTiledMemref(2, header, 6, 0, 3, 2, 0, boxDims);
  CHECK(first != nullptr && first == second);
  CHECK(*static_cast<void **>(first) == reinterpret_cast<char *>(&map) + 8);
  CHECK_HAS(fakeTakeLog(), "(6 64/64/1 100/16/1@128 0 3 2 0)");
  memref.strides[1] = 2;
  CHECK(!mgpuTensorMapEncodeTiledMemref(2, header, 6, 0, 3, 2, 0, boxDims));
  CHECK_HAS(attnGetLastError(), "the innermost stride is 2, not 1");
  attnClearLastError();
}

/// Text of the error that `tensor` cannot be encoded with.
static std::string encodeError(const AttnTiledTensor &tensor) {
  AttnTensorMap map;
  fakeTakeLog();
  CHECK(attnTensorMapEncode(&map, &tensor) == ATTN_ERROR_INVALID_ARGUMENT);
  CHECK(std::string(fakeTakeLog()).find("cuTensorMap") == std::string::npos);
  std::string text = attnGetLastError();
  // Nothing is encoded as long as the error is pending.
  CHECK(attnTensorMapEncode(&map, &tensor) == ATTN_ERROR_INVALID_ARGUMENT);
  attnClearLastError();
  return text;
}

static void testTiledTensorMap() {
  fakeReset();
  AttnTensorMap map;
  alignas(16) char memory[32];
  // [batch, position, head, column] with two slabs of columns at once.
  AttnTiledTensor tensor = {
      ATTN_TYPE_BF16,        4, 1, 3, 128, 2, memory, {2, 100, 8, 128},
      {102400, 1024, 128, 1}};
  CHECK(attnTensorMapEncode(&map, &tensor) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(),
            "cuTensorMapEncodeTiled(9 64/64/1 100/128/1@2048 2/2/1@128 "
            "8/1/1@256 2/1/1@204800 0 3 2 0)");
  CHECK(reinterpret_cast<char *>(map.opaque[0]) == memory);
  // The same slab by slab, heads first; a stride of one element is not looked
  // at.
  tensor.slabs = 1;
  tensor.sizes[0] = 1;
  tensor.strides[0] = 3;
  tensor.strides[1] = 128;
  tensor.strides[2] = 12800;
  CHECK(attnTensorMapEncode(&map, &tensor) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(), "(9 128/64/1 100/128/1@256 8/1/1@25600 1/1/1@16 "
                           "0 3 2 0)");
  // f32, rows behind columns.
  AttnTiledTensor plane = {ATTN_TYPE_F32, 2,         1,      0, 64, 1,
                           memory,        {40, 100}, {1, 40}};
  CHECK(attnTensorMapEncode(&map, &plane) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(), "(7 40/32/1 100/64/1@160 0 3 2 0)");
  // A tensor without elements is a zero.
  plane.sizes[1] = 0;
  plane.address = nullptr;
  CHECK(attnTensorMapEncode(&map, &plane) == ATTN_SUCCESS);
  CHECK_HAS(fakeTakeLog(), "(7 1/32/1 1/64/1@16 0 3 2 0)");
  void *zero = reinterpret_cast<void *>(map.opaque[0]);
  float value = 1;
  CHECK(zero &&
        attnMemcpyAsync(&value, zero, sizeof(value), nullptr) == ATTN_SUCCESS);
  CHECK(value == 0);

  AttnTiledTensor wrong = tensor;
  wrong.address = memory + 2;
  CHECK_HAS(encodeError(wrong).c_str(), "is no multiple of 16 bytes");
  wrong = tensor;
  wrong.strides[2] = 12804;
  CHECK_HAS(encodeError(wrong).c_str(),
            "the stride of 25608 bytes along the tensor's dimension 2 is no "
            "multiple of 16");
  wrong = tensor;
  wrong.strides[1] = 100;
  CHECK_HAS(encodeError(wrong).c_str(),
            "the stride of 200 bytes along the tensor's rows");
  wrong = tensor;
  wrong.strides[3] = 2;
  CHECK_HAS(encodeError(wrong).c_str(),
            "the stride along the tensor's columns is 2, not 1");
  wrong = tensor;
  wrong.slabs = 2;
  wrong.sizes[3] = 96;
  CHECK_HAS(encodeError(wrong).c_str(),
            "96 columns are no multiple of a slab's 64");
  wrong = tensor;
  wrong.type = ATTN_TYPE_F64;
  CHECK_HAS(encodeError(wrong).c_str(), "of f16, bf16 or f32");
  wrong = tensor;
  wrong.rank = 6;
  CHECK_HAS(encodeError(wrong).c_str(), "6 dimensions");
  wrong = tensor;
  wrong.tileRows = 300;
  CHECK_HAS(encodeError(wrong).c_str(), "not from 1 to 256");

  // The launch behind a map that failed does nothing.
  char ptx[] = "ptx alpha";
  AttnModule *module = mgpuModuleLoadJIT(ptx, 2);
  AttnKernel *kernel = mgpuModuleGetFunction(module, "alpha");
  CHECK(kernel != nullptr);
  fakeFail("cuTensorMapEncodeTiled", 1, 0);
  CHECK(attnTensorMapEncode(&map, &tensor) == ATTN_ERROR_CUDA);
  CHECK_HAS(attnGetLastError(), "cuTensorMapEncodeTiled failed");
  fakeTakeLog();
  mgpuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, nullptr, nullptr, nullptr, 0);
  CHECK(std::string(fakeTakeLog()).find("cuLaunch") == std::string::npos);
  attnClearLastError();
  mgpuModuleUnload(module);
  fakeReset();
}

static void testMGPU() {
  fakeReset();
  mgpuSetDefaultDevice(0);
  char ptx[] = "ptx alpha";
  AttnModule *module = mgpuModuleLoadJIT(ptx, 2);
  CHECK(fakeTakeLog() && module);
  AttnKernel *kernel = mgpuModuleGetFunction(module, "alpha");
  CHECK(kernel != nullptr);
  fakeTakeLog();

  void *stream = mgpuStreamCreate();
  void *memory = mgpuMemAlloc(64, stream, false);
  mgpuMemset32(memory, 7, 4, stream);
  mgpuMemset16(memory, 9, 1, stream);
  int32_t host[4];
  mgpuMemcpy(host, memory, 16, stream);
  CHECK(host[0] == 9 && host[3] == 7);
  void *event = mgpuEventCreate();
  mgpuEventRecord(event, stream);
  mgpuStreamWaitEvent(stream, event);
  mgpuEventSynchronize(event);
  mgpuEventDestroy(event);
  mgpuLaunchKernel(kernel, 5, 1, 1, 64, 1, 1, 0, stream, nullptr, nullptr, 0);
  mgpuLaunchClusterKernel(kernel, 2, 1, 1, 4, 1, 1, 32, 1, 1, 60 << 10, stream,
                          nullptr, nullptr);
  mgpuStreamSynchronize(stream);
  mgpuMemFree(memory, stream);
  mgpuStreamDestroy(stream);
  std::string log = fakeTakeLog();
  CHECK_HAS(log, "cuMemAlloc_v2(64)");
  CHECK_HAS(log, "cuLaunchKernelEx(alpha grid 5,1,1 block 64,1,1 shared 0 "
                 "stream 0x5100)");
  CHECK_HAS(log, "cuFuncSetAttribute(alpha, 8, 61440)");
  CHECK_HAS(log, "grid 4,1,1 block 32,1,1 shared 61440 stream 0x5100 a4=2,1,1");
  CHECK_HAS(log, "cuStreamSynchronize()\ncuMemFree_v2()\ncuStreamDestroy_v2()");
  CHECK(attnGetLastStatus() == ATTN_SUCCESS);

  // On a lent stream nothing waits, and memory is ordered by the stream.
  void *lent = reinterpret_cast<void *>(0x88);
  attnLendStream(lent);
  stream = mgpuStreamCreate();
  CHECK(stream == lent);
  memory = mgpuMemAlloc(64, stream, false);
  mgpuLaunchKernel(kernel, 5, 1, 1, 64, 1, 1, 0, stream, nullptr, nullptr, 0);
  mgpuMemFree(memory, stream);
  mgpuStreamSynchronize(stream);
  mgpuStreamDestroy(stream);
  attnUnlendStream();
  CHECK(std::string(fakeTakeLog()) ==
        "cuMemAllocAsync(64, 0x88)\n"
        "cuLaunchKernelEx(alpha grid 5,1,1 block 64,1,1 shared 0 stream 0x88)\n"
        "cuMemFreeAsync(0x88)\n");

  memory = mgpuMemAlloc(64, nullptr, true);
  CHECK_HAS(fakeTakeLog(), "cuMemAllocManaged(64, 1)");
  mgpuMemFree(memory, nullptr);
  CHECK(mgpuMemAlloc(0, nullptr, false) == nullptr);

  // Host memory is registered over its whole dense range.
  float data[32];
  AttnMemRef2 memref = {data, data, 2, {3, 8}, {8, 1}};
  auto *header = reinterpret_cast<AttnMemRefHeader *>(&memref);
  fakeTakeLog();
  mgpuMemHostRegisterMemRef(2, header, 4);
  mgpuMemHostUnregisterMemRef(2, header, 4);
  CHECK(std::string(fakeTakeLog()) ==
        "cuMemHostRegister_v2(96)\ncuMemHostUnregister()\n");
  memref.strides[0] = 9;
  mgpuMemHostRegisterMemRef(2, header, 4);
  CHECK_HAS(attnGetLastError(), "not contiguous in dimension 0");
  attnClearLastError();

  // The first failure stays, and nothing is launched or copied after it.
  fakeTakeLog();
  fakeFail("cuMemAlloc_v2", 2, 0);
  memory = mgpuMemAlloc(64, nullptr, false);
  CHECK(memory == nullptr);
  mgpuMemcpy(memory, host, 16, nullptr);
  mgpuLaunchKernel(kernel, 5, 1, 1, 64, 1, 1, 0, nullptr, nullptr, nullptr, 0);
  mgpuStreamSynchronize(nullptr);
  mgpuStreamDestroy(reinterpret_cast<void *>(0x5100));
  CHECK(std::string(fakeTakeLog()) ==
        "cuMemAlloc_v2(64)\ncuStreamDestroy_v2()\n");
  CHECK(attnGetLastStatus() == ATTN_ERROR_CUDA);
  CHECK_HAS(attnGetLastError(), "cuMemAlloc_v2 failed");
  attnClearLastError();
  mgpuLaunchKernel(kernel, 5, 1, 1, 64, 1, 1, 0, nullptr, nullptr, nullptr, 0);
  CHECK_HAS(fakeTakeLog(), "cuLaunchKernelEx");
  CHECK(attnGetLastStatus() == ATTN_SUCCESS);

  // Sizes are not cut off to 32 bits.
  mgpuLaunchKernel(kernel, (intptr_t(1) << 32) + 1, 1, 1, 64, 1, 1, 0, nullptr,
                   nullptr, nullptr, 0);
  CHECK_HAS(attnGetLastError(), "grid size 4294967297 in dimension x is out of "
                                "range");
  attnClearLastError();
  mgpuLaunchKernel(nullptr, 1, 1, 1, 64, 1, 1, 0, nullptr, nullptr, nullptr, 0);
  CHECK(attnGetLastStatus() == ATTN_ERROR_INVALID_ARGUMENT);
  attnClearLastError();
  mgpuModuleUnload(module);
}

static void testImageTable() {
  fakeReset();
  struct {
    AttnImageTable header;
    AttnImageTableEntry entries[2];
    char data[16];
  } blob = {{{'A', 'T', 'T', 'N', 'I', 'M', 'G', '1'}, 2, 0},
            {{"sm_80", ATTN_IMAGE_CUBIN, 0, 0, 8},
             {"sm_90a", ATTN_IMAGE_CUBIN, 0, 0, 8}},
            "k eighty\0ninety"};
  blob.entries[0].offset = sizeof(blob) - 16;
  blob.entries[0].size = 9;
  blob.entries[1].offset = sizeof(blob) - 7;
  blob.entries[1].size = 7;
  AttnModule *module = mgpuModuleLoad(&blob, sizeof(blob));
  CHECK(mgpuModuleGetFunction(module, "ninety") != nullptr);
  mgpuModuleUnload(module);
  blob.entries[1].size = 8;
  CHECK(mgpuModuleLoad(&blob, sizeof(blob)) == nullptr);
  CHECK_HAS(attnGetLastError(), "image 1 is out of bounds");
  attnClearLastError();
  blob.header.count = 1000;
  CHECK(mgpuModuleLoad(&blob, sizeof(blob)) == nullptr);
  CHECK_HAS(attnGetLastError(), "malformed image table");
  attnClearLastError();
}

static AttnModule *sharedModule;

static void *launchMany(void *) {
  AttnLaunchConfig config = {};
  for (int i = 0; i < 3; ++i)
    config.grid[i] = config.block[i] = 1;
  for (int i = 0; i < 1000; ++i) {
    AttnKernel *kernel = nullptr;
    config.sharedMemory = (50 + i % 100) << 10;
    if (attnModuleGetKernel(sharedModule, i & 1 ? "alpha" : "beta", &kernel) ||
        attnLaunch(kernel, &config, nullptr))
      return const_cast<char *>("failed");
  }
  return nullptr;
}

static void testThreads() {
  fakeReset();
  AttnImage images[] = {image("sm_90", "alpha beta")};
  CHECK(attnModuleCreate(images, 1, &sharedModule) == ATTN_SUCCESS);
  pthread_t threads[8];
  for (pthread_t &thread : threads)
    pthread_create(&thread, nullptr, launchMany, nullptr);
  for (pthread_t &thread : threads) {
    void *result;
    pthread_join(thread, &result);
    CHECK(result == nullptr);
  }
  // One load for all threads.
  std::string log = fakeTakeLog();
  size_t first = log.find("cuModuleLoadDataEx");
  CHECK(first != std::string::npos);
  CHECK(log.find("cuModuleLoadDataEx", first + 1) == std::string::npos);
  attnModuleDestroy(sharedModule);
}

int main(int argc, char **argv) {
  if (argc != 2)
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
  fakeSetCapability =
      reinterpret_cast<void (*)(int, int)>(dlsym(fake, "fakeSetCapability"));
  fakeTakeLog = reinterpret_cast<const char *(*)()>(dlsym(fake, "fakeTakeLog"));
  testDevice();
  testImages();
  testLaunch();
  testTensorMap();
  testTiledTensorMap();
  testMGPU();
  testImageTable();
  testThreads();
  return finish();
}

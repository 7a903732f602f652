//===- GPUTest.cpp - the runtime on a GPU ---------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Needs a GPU of compute capability 8.0 or later; exits with 77 where there is
// none.
//
//===----------------------------------------------------------------------===//

#include "../../test/Runtime/Check.h"
#include "attn/Runtime/AttnRuntime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <vector>

extern "C" {
AttnModule *mgpuModuleLoadJIT(void *, int32_t);
AttnKernel *mgpuModuleGetFunction(AttnModule *, const char *);
void mgpuModuleUnload(AttnModule *);
void mgpuLaunchKernel(AttnKernel *, intptr_t, intptr_t, intptr_t, intptr_t,
                      intptr_t, intptr_t, int32_t, void *, void **, void **,
                      size_t);
void *mgpuStreamCreate();
void mgpuStreamDestroy(void *);
void mgpuStreamSynchronize(void *);
void *mgpuMemAlloc(uint64_t, void *, bool);
void mgpuMemFree(void *, void *);
void mgpuMemcpy(void *, void *, size_t, void *);
}

/// data[i] *= 2 for i < n, by way of the last bytes of dynamic shared memory.
static char ptx[] = R"(.version 7.0
.target sm_80
.address_size 64
.extern .shared .align 16 .b8 shared[];
.visible .entry scale(.param .u64 data, .param .u64 n, .param .u32 bytes)
{
  .reg .pred %p;
  .reg .f32 %f;
  .reg .b32 %r<8>;
  .reg .b64 %d<6>;
  ld.param.u64 %d0, [data];
  ld.param.u64 %d1, [n];
  ld.param.u32 %r0, [bytes];
  mov.u32 %r1, %ctaid.x;
  mov.u32 %r2, %ntid.x;
  mov.u32 %r3, %tid.x;
  mad.lo.s32 %r4, %r1, %r2, %r3;
  cvt.u64.u32 %d2, %r4;
  setp.ge.u64 %p, %d2, %d1;
  @%p bra done;
  shl.b64 %d3, %d2, 2;
  add.u64 %d4, %d0, %d3;
  ld.global.f32 %f, [%d4];
  add.f32 %f, %f, %f;
  mov.u32 %r5, shared;
  shl.b32 %r6, %r3, 2;
  add.u32 %r5, %r5, %r0;
  sub.u32 %r5, %r5, %r6;
  st.shared.f32 [%r5 + -4], %f;
  ld.shared.f32 %f, [%r5 + -4];
  st.global.f32 [%d4], %f;
done:
  ret;
}
)";

static const int64_t count = 100000;
static const uint32_t sharedBytes = 96 << 10;

/// Launches the kernel over `data`.
static AttnStatus launch(AttnKernel *kernel, void *data, AttnStream stream,
                         uint32_t cluster = 0, uint32_t flags = 0) {
  int64_t n = count;
  uint32_t bytes = sharedBytes;
  void *params[] = {&data, &n, &bytes};
  AttnLaunchConfig config = {};
  config.grid[0] = (count + 255) / 256 + 1;
  config.grid[0] += config.grid[0] % 2;
  config.grid[1] = config.grid[2] = 1;
  config.block[0] = 256;
  config.block[1] = config.block[2] = 1;
  config.cluster[0] = cluster;
  config.cluster[1] = config.cluster[2] = 1;
  config.sharedMemory = sharedBytes;
  config.flags = flags;
  config.stream = stream;
  return attnLaunch(kernel, &config, params);
}

/// Whether all elements on the device are `wanted`.
static bool all(void *data, float wanted, AttnStream stream) {
  std::vector<float> host(count);
  if (attnMemcpyAsync(host.data(), data, count * 4, stream) ||
      attnStreamSynchronize(stream)) {
    fprintf(stderr, "%s\n", attnGetLastError());
    return false;
  }
  for (float value : host)
    if (value != wanted)
      return false;
  return true;
}

static void fill(void *data, float value, AttnStream stream) {
  std::vector<float> host(count, value);
  CHECK(attnMemcpyAsync(data, host.data(), count * 4, stream) == ATTN_SUCCESS);
  CHECK(attnStreamSynchronize(stream) == ATTN_SUCCESS);
}

/// Records launches into a graph and runs it.
static void testCapture(AttnKernel *kernel, void *data, AttnStream stream) {
  void *library = dlopen("libcuda.so.1", RTLD_NOW);
  auto begin = reinterpret_cast<int (*)(void *, int)>(
      dlsym(library, "cuStreamBeginCapture_v2"));
  auto end = reinterpret_cast<int (*)(void *, void **)>(
      dlsym(library, "cuStreamEndCapture"));
  auto instantiate = reinterpret_cast<int (*)(void **, void *, uint64_t)>(
      dlsym(library, "cuGraphInstantiateWithFlags"));
  auto run = reinterpret_cast<int (*)(void *, void *)>(
      dlsym(library, "cuGraphLaunch"));
  attnClearLastError();
  fill(data, 1, stream);
  void *graph = nullptr, *executable = nullptr;
  CHECK(begin(stream, /*global=*/0) == 0);
  CHECK(launch(kernel, data, stream) == ATTN_SUCCESS);
  // Generated code on a lent stream, memory included.
  attnLendStream(stream);
  void *generated = mgpuStreamCreate();
  void *scratch = mgpuMemAlloc(count * 4, generated, false);
  mgpuMemcpy(scratch, data, count * 4, generated);
  int64_t n = count;
  uint32_t bytes = sharedBytes;
  void *params[] = {&scratch, &n, &bytes};
  mgpuLaunchKernel(kernel, (count + 255) / 256, 1, 1, 256, 1, 1, sharedBytes,
                   generated, params, nullptr, 3);
  mgpuMemcpy(data, scratch, count * 4, generated);
  mgpuMemFree(scratch, generated);
  mgpuStreamSynchronize(generated);
  mgpuStreamDestroy(generated);
  attnUnlendStream();
  CHECK(attnGetLastStatus() == ATTN_SUCCESS);
  CHECK(end(stream, &graph) == 0);
  CHECK(all(data, 1, stream));
  CHECK(instantiate(&executable, graph, 0) == 0);
  CHECK(run(executable, stream) == 0);
  CHECK(all(data, 4, stream));
  CHECK(run(executable, stream) == 0);
  CHECK(all(data, 16, stream));
}

static AttnKernel *sharedKernel;

/// A thread with a stream and data of its own.
static void *work(void *) {
  AttnStream stream;
  void *data = nullptr;
  bool good = attnStreamCreate(&stream) == ATTN_SUCCESS &&
              attnDeviceAlloc(count * 4, &data) == ATTN_SUCCESS;
  std::vector<float> host(count, 1);
  good = good &&
         attnMemcpyAsync(data, host.data(), count * 4, stream) == ATTN_SUCCESS;
  for (int i = 0; good && i < 10; ++i)
    good = launch(sharedKernel, data, stream) == ATTN_SUCCESS;
  good = good && all(data, 1024, stream);
  attnDeviceFree(data);
  attnStreamDestroy(stream);
  return good ? nullptr : const_cast<char *>("failed");
}

int main() {
  int32_t devices = 0;
  if (attnDeviceCount(&devices) != ATTN_SUCCESS || devices == 0) {
    printf("skipped: %s\n", attnGetLastError());
    return 77;
  }
  AttnDeviceInfo info;
  CHECK(attnDeviceGetInfo(0, &info) == ATTN_SUCCESS);
  printf("%s, sm_%d%d, %d multiprocessors, %d bytes of shared memory, driver "
         "%d\n",
         info.name, info.major, info.minor, info.multiprocessors,
         info.maxSharedMemory, info.driverVersion);

  // An image that does not fit and one that does.
  AttnImage images[] = {
      {ATTN_IMAGE_CUBIN, 0, "sm_10", "nonsense", 8},
      {ATTN_IMAGE_PTX, 0, "sm_80", ptx, strlen(ptx)},
  };
  AttnModule *module = nullptr;
  AttnKernel *kernel = nullptr;
  CHECK(attnModuleCreate(images, 2, &module) == ATTN_SUCCESS);
  CHECK(attnModulePrepare(module) == ATTN_SUCCESS);
  CHECK(attnModuleGetKernel(module, "scale", &kernel) == ATTN_SUCCESS);
  if (!kernel) {
    fprintf(stderr, "%s\n", attnGetLastError());
    return finish();
  }
  AttnStream stream;
  void *data = nullptr;
  CHECK(attnStreamCreate(&stream) == ATTN_SUCCESS);
  CHECK(attnDeviceAlloc(count * 4, &data) == ATTN_SUCCESS);
  fill(data, 1, stream);
  CHECK(launch(kernel, data, stream) == ATTN_SUCCESS);
  CHECK(all(data, 2, stream));
  CHECK(launch(kernel, data, stream, 0, ATTN_LAUNCH_COOPERATIVE) ==
            ATTN_SUCCESS ||
        attnGetLastCUDAResult() == 720);
  if (info.major >= 9) {
    fill(data, 2, stream);
    CHECK(launch(kernel, data, stream, 2, ATTN_LAUNCH_PROGRAMMATIC) ==
          ATTN_SUCCESS);
    CHECK(launch(kernel, data, stream, 2, ATTN_LAUNCH_PROGRAMMATIC) ==
          ATTN_SUCCESS);
    CHECK(all(data, 8, stream));
    AttnTensorMap map;
    uint64_t dims[2] = {64, 1000}, strides[1] = {128};
    uint32_t box[2] = {64, 64};
    CHECK(attnTensorMapEncodeTiled(&map, 6, 2, data, dims, strides, box,
                                   nullptr, 0, 3, 2, 0) == ATTN_SUCCESS);
    CHECK(attnTensorMapEncodeTiled(&map, 6, 2, static_cast<char *>(data) + 2,
                                   dims, strides, box, nullptr, 0, 3, 2,
                                   0) == ATTN_ERROR_CUDA);
    CHECK_HAS(attnGetLastError(), "cuTensorMapEncodeTiled failed: "
                                  "CUDA_ERROR_INVALID_VALUE");
  }
  testCapture(kernel, data, stream);
  sharedKernel = kernel;
  pthread_t threads[8];
  for (pthread_t &thread : threads)
    pthread_create(&thread, nullptr, work, nullptr);
  for (pthread_t &thread : threads) {
    void *result;
    pthread_join(thread, &result);
    CHECK(result == nullptr);
  }

  AttnEvent start, end;
  float milliseconds = -1;
  CHECK(attnEventCreate(&start) == ATTN_SUCCESS);
  CHECK(attnEventCreate(&end) == ATTN_SUCCESS);
  CHECK(attnEventRecord(start, stream) == ATTN_SUCCESS);
  CHECK(launch(kernel, data, stream) == ATTN_SUCCESS);
  CHECK(attnEventRecord(end, stream) == ATTN_SUCCESS);
  CHECK(attnEventSynchronize(end) == ATTN_SUCCESS);
  CHECK(attnEventElapsed(&milliseconds, start, end) == ATTN_SUCCESS);
  CHECK(milliseconds > 0 && milliseconds < 1000);

  AttnKernel *absent;
  CHECK(attnModuleGetKernel(module, "absent", &absent) == ATTN_ERROR_NOT_FOUND);
  CHECK_HAS(attnGetLastError(), "CUDA_ERROR_NOT_FOUND");
  AttnModule *broken;
  AttnImage text = {ATTN_IMAGE_PTX, 0, "sm_80", ".version 7.0 nonsense", 21};
  CHECK(attnModuleCreate(&text, 1, &broken) == ATTN_SUCCESS);
  CHECK(attnModulePrepare(broken) == ATTN_ERROR_NO_IMAGE);
  CHECK_HAS(attnGetLastError(), "driver's log");
  printf("message for broken PTX: %s\n", attnGetLastError());
  attnModuleDestroy(broken);

  AttnModule *jit = mgpuModuleLoadJIT(ptx, 3);
  CHECK(mgpuModuleGetFunction(jit, "scale") != nullptr);
  mgpuModuleUnload(jit);

  // Last, as it breaks the context: a bad address shows on synchronisation.
  CHECK(launch(kernel, reinterpret_cast<void *>(16), stream) == ATTN_SUCCESS);
  CHECK(attnStreamSynchronize(stream) == ATTN_ERROR_CUDA);
  CHECK_HAS(attnGetLastError(), "cuStreamSynchronize failed: "
                                "CUDA_ERROR_");
  printf("message for a bad address: %s\n", attnGetLastError());
  attnModuleDestroy(module);
  return finish();
}

//===- NoDriverTest.cpp - a machine without a CUDA driver -----------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "attn/Runtime/AttnRuntime.h"

#include <pthread.h>

extern "C" {
AttnModule *mgpuModuleLoad(void *, size_t);
AttnKernel *mgpuModuleGetFunction(AttnModule *, const char *);
void mgpuModuleUnload(AttnModule *);
void *mgpuMemAlloc(uint64_t, void *, bool);
void mgpuMemFree(void *, void *);
}

static void *otherThread(void *) {
  // Errors belong to the thread that made them.
  CHECK(attnGetLastError()[0] == 0);
  int32_t count;
  CHECK(attnDeviceCount(&count) == ATTN_ERROR_NO_DEVICE);
  CHECK_HAS(attnGetLastError(), "no-such-library.so");
  return nullptr;
}

int main() {
  setenv("ATTN_LIBCUDA", "no-such-library.so", 1);
  CHECK(attnGetLastStatus() == ATTN_SUCCESS);
  CHECK(attnRuntimeVersion() == ATTN_RUNTIME_ABI_VERSION);

  int32_t count = -1;
  CHECK(attnDeviceCount(&count) == ATTN_ERROR_NO_DEVICE);
  CHECK(count == 0);
  CHECK_HAS(attnGetLastError(), "there is no CUDA driver");
  CHECK_HAS(attnGetLastError(), "no-such-library.so");
  void *pointer;
  CHECK(attnDeviceAlloc(16, &pointer) == ATTN_ERROR_NO_DEVICE);
  CHECK(pointer == nullptr);

  // A module can be created, as static constructors do, but not used.
  char image[] = "kernel";
  AttnModule *module = mgpuModuleLoad(image, sizeof(image));
  CHECK(module != nullptr);
  CHECK(mgpuModuleGetFunction(module, "kernel") == nullptr);
  CHECK(attnGetLastStatus() == ATTN_ERROR_NO_DEVICE);
  CHECK(mgpuMemAlloc(16, nullptr, false) == nullptr);
  mgpuMemFree(nullptr, nullptr);
  CHECK_HAS(attnGetLastError(), "there is no CUDA driver");
  attnClearLastError();
  CHECK(attnGetLastStatus() == ATTN_SUCCESS);
  mgpuModuleUnload(module);

  pthread_t thread;
  CHECK(pthread_create(&thread, nullptr, otherThread, nullptr) == 0);
  pthread_join(thread, nullptr);
  return finish();
}

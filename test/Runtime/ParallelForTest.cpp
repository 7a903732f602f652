//===- ParallelForTest.cpp - attnParallelFor ------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "attn/Runtime/AttnRuntime.h"

#include <atomic>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern "C" void mgpuMemcpy(void *, void *, size_t, void *);

static void count(int64_t i, void *context) {
  auto &counts = *static_cast<std::vector<std::atomic<int>> *>(context);
  ++counts[i];
}

/// Every iteration runs exactly once.
static bool runsOnce(int64_t n) {
  std::vector<std::atomic<int>> counts(n);
  attnParallelFor(n, count, &counts);
  for (auto &value : counts)
    if (value != 1)
      return false;
  return true;
}

static std::atomic<int> innerRuns;
static std::atomic<bool> movedThread;

static void inner(int64_t, void *context) {
  ++innerRuns;
  if (!pthread_equal(pthread_self(), *static_cast<pthread_t *>(context)))
    movedThread = true;
}

static void outer(int64_t, void *) {
  pthread_t self = pthread_self();
  attnParallelFor(10, inner, &self);
}

struct Meeting {
  std::atomic<int> arrived{0};
};

/// Returns only when another thread has arrived as well.
static void meet(int64_t, void *context) {
  auto &meeting = *static_cast<Meeting *>(context);
  ++meeting.arrived;
  while (meeting.arrived < 2)
    usleep(100);
}

static void *caller(void *) {
  for (int i = 0; i < 200; ++i)
    if (!runsOnce(1 + i % 37))
      return const_cast<char *>("failed");
  return nullptr;
}

static void failInBody(int64_t i, void *) {
  if (i == 3)
    mgpuMemcpy(nullptr, nullptr, 8, nullptr);
}

int main() {
  setenv("ATTN_NUM_THREADS", "4", 1);
  setenv("ATTN_LIBCUDA", "no-such-library.so", 1);
  CHECK(attnNumThreads() == 4);
  for (int64_t n : {0, 1, 2, 3, 4, 5, 100, 10000})
    CHECK(runsOnce(n));
  attnParallelFor(-5, count, nullptr);

  attnParallelFor(20, outer, nullptr);
  CHECK(innerRuns == 200);
  CHECK(!movedThread);

  // Two iterations that wait for each other need two threads.
  Meeting meeting;
  attnParallelFor(2, meet, &meeting);
  CHECK(meeting.arrived == 2);

  pthread_t threads[6];
  for (pthread_t &thread : threads)
    pthread_create(&thread, nullptr, caller, nullptr);
  for (pthread_t &thread : threads) {
    void *result;
    pthread_join(thread, &result);
    CHECK(result == nullptr);
  }

  // An error in a worker becomes the caller's.
  attnClearLastError();
  attnParallelFor(8, failInBody, nullptr);
  CHECK(attnGetLastStatus() == ATTN_ERROR_NO_DEVICE);
  attnClearLastError();

  // A forked child starts threads of its own.
  pid_t child = fork();
  if (child == 0) {
    Meeting childMeeting;
    attnParallelFor(2, meet, &childMeeting);
    _exit(runsOnce(1000) ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  return finish();
}

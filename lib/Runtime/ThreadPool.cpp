//===- ThreadPool.cpp - attnParallelFor -----------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A persistent pool of threads. A parallel loop is a Job on the stack of the
// thread that called attnParallelFor; the pool keeps a list of the jobs that
// still have iterations to hand out, so that several callers share the workers.
// Nothing is allocated after the pool has started.
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include <atomic>
#include <sched.h>
#include <stdio.h>
#include <unistd.h>

using namespace attn::runtime;

namespace {

struct Job {
  int64_t size;
  void (*body)(int64_t, void *);
  void *context;
  std::atomic<int64_t> next;
  /// Workers inside run(). Guarded by Pool::mutex.
  int32_t workers;
  /// First error that an mgpu* function left in a worker. Guarded likewise.
  ErrorState error;
  Job *nextJob;
};

/// Lives until the process ends, as its threads do.
struct Pool {
  pthread_mutex_t mutex;
  pthread_cond_t workAvailable;
  pthread_cond_t workerLeft;
  Job *jobs;
  int32_t numThreads;
  bool started;
};

} // namespace

#define POOL_INITIALIZER                                                       \
  {PTHREAD_MUTEX_INITIALIZER,                                                  \
   PTHREAD_COND_INITIALIZER,                                                   \
   PTHREAD_COND_INITIALIZER,                                                   \
   nullptr,                                                                    \
   0,                                                                          \
   false}

static Pool pool = POOL_INITIALIZER;
/// The calling thread is inside a body.
static thread_local bool insideBody;

/// Runs iterations of `job` until none is left.
static void run(Job &job) {
  bool outer = insideBody;
  insideBody = true;
  for (;;) {
    int64_t i = job.next.fetch_add(1, std::memory_order_relaxed);
    if (i >= job.size)
      break;
    job.body(i, job.context);
  }
  insideBody = outer;
}

/// A job with iterations left, or null. The mutex is held.
static Job *findJob() {
  for (Job *job = pool.jobs; job; job = job->nextJob)
    if (job->next.load(std::memory_order_relaxed) < job->size)
      return job;
  return nullptr;
}

static void *workerMain(void *) {
  pthread_mutex_lock(&pool.mutex);
  for (;;) {
    Job *job = findJob();
    if (!job) {
      pthread_cond_wait(&pool.workAvailable, &pool.mutex);
      continue;
    }
    ++job->workers;
    pthread_mutex_unlock(&pool.mutex);
    run(*job);
    pthread_mutex_lock(&pool.mutex);
    if (errorState().pending) {
      if (!job->error.pending)
        job->error = errorState();
      attnClearLastError();
    }
    if (--job->workers == 0)
      pthread_cond_broadcast(&pool.workerLeft);
  }
  return nullptr;
}

/// The processors that a cgroup allows, or a large number.
static int64_t cgroupLimit() {
  FILE *file = fopen("/sys/fs/cgroup/cpu.max", "r");
  if (!file)
    return INT32_MAX;
  long long quota, period;
  int fields = fscanf(file, "%lld %lld", &quota, &period);
  fclose(file);
  if (fields != 2 || quota <= 0 || period <= 0)
    return INT32_MAX;
  return (quota + period - 1) / period;
}

static int32_t chooseNumThreads() {
  if (const char *text = getenv("ATTN_NUM_THREADS")) {
    char *end;
    long value = strtol(text, &end, 10);
    if (end != text && *end == 0 && value >= 1 && value <= 4096)
      return static_cast<int32_t>(value);
    fprintf(stderr,
            "attn runtime: warning: ATTN_NUM_THREADS='%s' is no number from 1 "
            "to 4096 and is ignored\n",
            text);
  }
  int64_t processors = sysconf(_SC_NPROCESSORS_ONLN);
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof(set), &set) == 0)
    processors = CPU_COUNT(&set);
  if (int64_t limit = cgroupLimit(); limit < processors)
    processors = limit;
  return processors < 1 ? 1 : static_cast<int32_t>(processors);
}

/// A forked child has none of the pool's threads, and the mutex may have been
/// held by one of them.
static void resetAfterFork() {
  Pool fresh = POOL_INITIALIZER;
  pool = fresh;
  insideBody = false;
}

/// Starts the workers. The mutex is held.
static void startPool() {
  static bool registered;
  if (!registered) {
    pthread_atfork(nullptr, nullptr, resetAfterFork);
    registered = true;
  }
  pool.started = true;
  int32_t wanted = chooseNumThreads();
  pool.numThreads = 1;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // A worker that the system refuses is done without.
  for (int32_t i = 1; i < wanted; ++i) {
    pthread_t thread;
    if (pthread_create(&thread, &attributes, workerMain, nullptr) != 0)
      break;
    ++pool.numThreads;
  }
  pthread_attr_destroy(&attributes);
}

int32_t attnNumThreads() {
  Lock lock(pool.mutex);
  if (!pool.started)
    startPool();
  return pool.numThreads;
}

void attnParallelFor(int64_t n, void (*body)(int64_t, void *), void *context) {
  if (n <= 0)
    return;
  if (n == 1 || insideBody) {
    for (int64_t i = 0; i < n; ++i)
      body(i, context);
    return;
  }

  Job job;
  job.size = n;
  job.body = body;
  job.context = context;
  job.next.store(0, std::memory_order_relaxed);
  job.workers = 0;
  job.error.pending = false;
  {
    Lock lock(pool.mutex);
    if (!pool.started)
      startPool();
    job.nextJob = pool.jobs;
    pool.jobs = &job;
    if (n - 1 < pool.numThreads - 1)
      for (int64_t i = 0; i < n - 1; ++i)
        pthread_cond_signal(&pool.workAvailable);
    else
      pthread_cond_broadcast(&pool.workAvailable);
  }

  run(job);

  Lock lock(pool.mutex);
  Job **link = &pool.jobs;
  while (*link != &job)
    link = &(*link)->nextJob;
  *link = job.nextJob;
  while (job.workers != 0)
    pthread_cond_wait(&pool.workerLeft, &pool.mutex);
  if (job.error.pending && !errorState().pending)
    errorState() = job.error;
}

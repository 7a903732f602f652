//===- Error.cpp - error state of a thread --------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include <stdio.h>

using namespace attn::runtime;

static thread_local ErrorState state;

ErrorState &attn::runtime::errorState() { return state; }

AttnStatus attn::runtime::setErrorV(AttnStatus status, int32_t cudaResult,
                                    const char *format, va_list args) {
  state.status = status;
  state.cudaResult = cudaResult;
  vsnprintf(state.message, sizeof(state.message), format, args);
  return status;
}

AttnStatus attn::runtime::setError(AttnStatus status, const char *format, ...) {
  va_list args;
  va_start(args, format);
  setErrorV(status, /*cudaResult=*/0, format, args);
  va_end(args);
  return status;
}

const char *attnGetLastError() { return state.message; }

AttnStatus attnGetLastStatus() { return state.status; }

int32_t attnGetLastCUDAResult() { return state.cudaResult; }

void attnClearLastError() {
  state.status = ATTN_SUCCESS;
  state.cudaResult = 0;
  state.pending = false;
  state.message[0] = 0;
}

int32_t attnRuntimeVersion() { return ATTN_RUNTIME_ABI_VERSION; }

//===- Check.h - checks for test programs -----------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TEST_RUNTIME_CHECK_H
#define ATTN_TEST_RUNTIME_CHECK_H

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

static int numChecks, numFailures;

/// Reports a condition that does not hold and goes on.
#define CHECK(CONDITION)                                                       \
  do {                                                                         \
    ++numChecks;                                                               \
    if (!(CONDITION)) {                                                        \
      ++numFailures;                                                           \
      fprintf(stderr, "%s:%d: check failed: %s\n", __FILE__, __LINE__,         \
              #CONDITION);                                                     \
    }                                                                          \
  } while (false)

/// Reports a text that lacks a part.
#define CHECK_HAS(TEXT, PART)                                                  \
  do {                                                                         \
    ++numChecks;                                                               \
    std::string checkedText = (TEXT);                                          \
    if (checkedText.find(PART) == std::string::npos) {                         \
      ++numFailures;                                                           \
      fprintf(stderr, "%s:%d: '%s' is not in: %s\n", __FILE__, __LINE__, PART, \
              checkedText.c_str());                                            \
    }                                                                          \
  } while (false)

static inline int finish() {
  printf("%d checks, %d failures\n", numChecks, numFailures);
  return numFailures || !numChecks;
}

#endif // ATTN_TEST_RUNTIME_CHECK_H

//===- ReleaseStatistic.h - Statistics as libMLIR has them ------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a build with assertions includes first, where libMLIR is one without.
// llvm::Statistic is the one type whose layout depends on NDEBUG itself:
// libMLIR constructs a statistic of a pass without the value that this build
// would count in.
//
//===----------------------------------------------------------------------===//

#if !defined(ATTN_RELEASE_STATISTIC_H) && !defined(NDEBUG)
#define ATTN_RELEASE_STATISTIC_H

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Compiler.h"
#include <atomic>
#include <memory>
#include <vector>

#define NDEBUG
#include "llvm/ADT/Statistic.h"
#undef NDEBUG

#endif // ATTN_RELEASE_STATISTIC_H

//===- HeaderIsC.c - the interface is C -----------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Runtime/AttnRuntime.h"
#include "attn/Runtime/HalfFloat.h"
#include "attn/Runtime/Tolerance.h"

int attnHeaderIsC(void);
int attnHeaderIsC(void) {
  return (int)sizeof(AttnTensor) + (int)sizeof(AttnLaunchConfig) +
         attnDoubleToF16(1.0);
}

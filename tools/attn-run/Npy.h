//===- Npy.h - NumPy files --------------------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TOOLS_ATTN_RUN_NPY_H
#define ATTN_TOOLS_ATTN_RUN_NPY_H

#include "Array.h"

namespace attn::run {

/// Reads a .npy file that holds `type`. bf16 is read from uint16 bits or from
/// ml_dtypes' two-byte type; an integer type also from its unsigned twin, and
/// index from 64-bit integers.
Array readNpy(const std::string &path, int32_t type);

/// Writes a .npy file; bf16 as uint16 bits, or as ml_dtypes' type.
void writeNpy(const std::string &path, const Array &array, bool bf16AsVoid);

} // namespace attn::run

#endif // ATTN_TOOLS_ATTN_RUN_NPY_H

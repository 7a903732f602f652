//===- TileToNVVM.h - Tile to NVVM conversion -------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_TILETONVVM_TILETONVVM_H
#define ATTN_CONVERSION_TILETONVVM_TILETONVVM_H

#include <memory>

namespace mlir {
class Pass;
} // namespace mlir

namespace mlir::attn {

#define GEN_PASS_DECL_CONVERTTILETONVVMPASS
#include "attn/Conversion/Passes.h.inc"

} // namespace mlir::attn

#endif // ATTN_CONVERSION_TILETONVVM_TILETONVVM_H

//===- AttnToTile.h - Tiled attention to tile programs ----------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_ATTNTOTILE_ATTNTOTILE_H
#define ATTN_CONVERSION_ATTNTOTILE_ATTNTOTILE_H

#include "attn/Target/SoftmaxOptions.h"

#include "mlir/Pass/Pass.h"

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace mlir::attn {

#define GEN_PASS_DECL_CONVERTATTNTOTILEPASS
#include "attn/Conversion/Passes.h.inc"

} // namespace mlir::attn

#endif // ATTN_CONVERSION_ATTNTOTILE_ATTNTOTILE_H

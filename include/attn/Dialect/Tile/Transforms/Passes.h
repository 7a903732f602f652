//===- Passes.h - Tile dialect passes ---------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_TRANSFORMS_PASSES_H
#define ATTN_DIALECT_TILE_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::gpu {
class GPUFuncOp;
} // namespace mlir::gpu

namespace mlir::attn::tile {

/// Whether a matrix product of `kernel` is issued by warpgroups.
bool usesWarpgroups(gpu::GPUFuncOp kernel);

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"

} // namespace mlir::attn::tile

#endif // ATTN_DIALECT_TILE_TRANSFORMS_PASSES_H

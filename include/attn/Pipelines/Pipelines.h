//===- Pipelines.h - Pass pipelines -----------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_PIPELINES_PIPELINES_H
#define ATTN_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassOptions.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace mlir::attn {

/// Linalg on tensors, with nothing of this project in it, to the LLVM dialect
/// by upstream passes alone: bufferization, scalar loops, no fusion. Every
/// public function gets a `_mlir_ciface_` wrapper; memory that it returns
/// belongs to the caller. What the fused code is measured against.
void buildUnfusedToLLVMPipeline(OpPassManager &pm);

struct AttnToCPUOptions : PassPipelineOptions<AttnToCPUOptions> {
  PassOptions::Option<int64_t> tileM{
      *this, "tile-m",
      llvm::cl::desc("Queries in flight; 0 leaves the choice to the target"),
      llvm::cl::init(0)};
  PassOptions::Option<int64_t> tileN{
      *this, "tile-n",
      llvm::cl::desc("Keys in flight; 0 leaves the choice to the target"),
      llvm::cl::init(0)};
};

/// A module with attn.attention on tensors to the LLVM dialect for the host:
/// attention by blocks, everything else by upstream's lowering. Interface and
/// ownership as in buildUnfusedToLLVMPipeline.
void buildAttnToCPUPipeline(OpPassManager &pm, const AttnToCPUOptions &options);

/// Registers `attn-to-cpu` and `attn-unfused-to-llvm`.
void registerCPUPipelines();

} // namespace mlir::attn

#endif // ATTN_PIPELINES_PIPELINES_H

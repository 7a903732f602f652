//===- Pipelines.h - Pass pipelines -----------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_PIPELINES_PIPELINES_H
#define ATTN_PIPELINES_PIPELINES_H

#include "attn/Target/SoftmaxOptions.h"

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
  PassOptions::Option<bool> fuse{
      *this, "fuse", llvm::cl::desc("Capture attention in linalg first"),
      llvm::cl::init(true)};
  PassOptions::Option<int64_t> tileM{
      *this, "tile-m",
      llvm::cl::desc("Queries in flight; 0 leaves the choice to the target"),
      llvm::cl::init(0)};
  PassOptions::Option<int64_t> tileN{
      *this, "tile-n",
      llvm::cl::desc("Keys in flight; 0 leaves the choice to the target"),
      llvm::cl::init(0)};
  PassOptions::Option<unsigned> vectorBits{
      *this, "vector-bits",
      llvm::cl::desc("Width of a vector register in bits"),
      llvm::cl::init(512)};
  PassOptions::Option<bool> parallel{
      *this, "parallel",
      llvm::cl::desc("Spread tiles of queries over the runtime's threads"),
      llvm::cl::init(true)};
};

/// A module on tensors to the LLVM dialect for the host: its attentions are
/// captured and run by blocks, with every linalg op on vectors. Interface and
/// ownership as in buildUnfusedToLLVMPipeline.
void buildAttnToCPUPipeline(OpPassManager &pm, const AttnToCPUOptions &options);

/// Registers `attn-to-cpu` and `attn-unfused-to-llvm`.
void registerCPUPipelines();

struct AttnToNVVMOptions : PassPipelineOptions<AttnToNVVMOptions> {
  PassOptions::ListOption<std::string> chips{
      *this, "chip",
      llvm::cl::desc(
          "Chips to compile for, as in sm_90,sm_80; tiles are chosen "
          "for the first (default: sm_80)")};
  PassOptions::Option<std::string> features{
      *this, "features",
      llvm::cl::desc("PTX version, as in +ptx80; by default the chip's"),
      llvm::cl::init("")};
  PassOptions::Option<int64_t> tileM{
      *this, "tile-m",
      llvm::cl::desc("Queries of a tile; 0 leaves the choice to the target"),
      llvm::cl::init(0)};
  PassOptions::Option<int64_t> tileN{
      *this, "tile-n",
      llvm::cl::desc("Keys of a tile; 0 leaves the choice to the target"),
      llvm::cl::init(0)};
  PassOptions::Option<SoftmaxChoice> softmax{
      *this, "softmax", llvm::cl::desc("How the running maximum is kept"),
      llvm::cl::init(SoftmaxChoice::Auto),
      llvm::cl::values(
          clEnumValN(SoftmaxChoice::Online, "online",
                     "The exact maximum of every block of keys"),
          clEnumValN(SoftmaxChoice::Speculative, "speculative",
                     "The maximum of the first block while it is close enough"),
          clEnumValN(SoftmaxChoice::Auto, "auto",
                     "Speculative where it pays"))};
  PassOptions::Option<RowSums> rowSums{
      *this, "row-sums",
      llvm::cl::desc("What the normaliser sums of the exponentials"),
      llvm::cl::init(RowSums::Auto),
      llvm::cl::values(clEnumValN(RowSums::Auto, "auto", "Exact"),
                       clEnumValN(RowSums::Exact, "exact", "Their f32 values"),
                       clEnumValN(RowSums::Rounded, "rounded",
                                  "What the product with V takes of them"),
                       clEnumValN(RowSums::Matrix, "matrix",
                                  "The same, on the matrix unit"))};
  PassOptions::Option<int64_t> numWarps{
      *this, "num-warps",
      llvm::cl::desc("Warps of a CTA; 0 leaves the choice to the tile"),
      llvm::cl::init(0)};
  PassOptions::Option<int64_t> numStages{
      *this, "num-stages",
      llvm::cl::desc("Tiles of keys and of values in shared memory at a time"),
      llvm::cl::init(2)};
  PassOptions::Option<std::string> format{
      *this, "format",
      llvm::cl::desc("What the binary holds: llvm, ptx, cubin or fatbin"),
      llvm::cl::init("cubin")};
  PassOptions::Option<bool> ptxFallback{
      *this, "ptx-fallback",
      llvm::cl::desc("Add PTX of the first chip, for chips that are not named"),
      llvm::cl::init(false)};
  PassOptions::Option<bool> hostCopies{
      *this, "host-copies",
      llvm::cl::desc("Operands are in host memory: copy them to the device and "
                     "results back at each launch; else they are device "
                     "pointers"),
      llvm::cl::init(false)};
  PassOptions::Option<bool> contractions{
      *this, "contractions",
      llvm::cl::desc(
          "Also make kernels of the matrix products that are part of "
          "no attention, with the elementwise ops behind them; else "
          "they stay on the host"),
      llvm::cl::init(false)};
  PassOptions::Option<std::string> fallback{
      *this, "fallback",
      llvm::cl::desc("What happens to an attention that no kernel can do: "
                     "'unfused' leaves it to the host, with a remark, 'error' "
                     "fails"),
      llvm::cl::init("unfused")};
  PassOptions::Option<int64_t> maxSpill{
      *this, "max-spill",
      llvm::cl::desc("Bytes that a kernel may spill; -1 for no limit"),
      llvm::cl::init(0)};
  PassOptions::Option<std::string> ptxasOptions{
      *this, "ptxas-options",
      llvm::cl::desc("More options for the command line of ptxas"),
      llvm::cl::init("")};
};

/// A module on tensors to one gpu.binary and one gpu.launch_func for each
/// attention. The host is left on buffers and loops, in front of
/// buildAttnHostToLLVMPipeline or of a pipeline that ends in upstream's
/// gpu-to-llvm.
void buildAttnToNVVMPipeline(OpPassManager &pm,
                             const AttnToNVVMOptions &options);

/// What buildAttnToNVVMPipeline leaves on the host to the LLVM dialect, with
/// calls of the mgpu functions. Interface and ownership as in
/// buildUnfusedToLLVMPipeline.
void buildAttnHostToLLVMPipeline(OpPassManager &pm);

/// Registers `attn-to-nvvm` and `attn-host-to-llvm`.
void registerNVVMPipelines();

} // namespace mlir::attn

#endif // ATTN_PIPELINES_PIPELINES_H

//===- AnnotateReads.cpp - Operands that a kernel only reads --------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/KernelReads.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#define DEBUG_TYPE "tile-annotate-reads"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILEANNOTATEREADSPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn::tile;

static constexpr llvm::StringLiteral kReadsAttr = "tile.reads";

/// Whether all uses of `buffer` are known to read.
static bool onlyReads(Value buffer) {
  for (Operation *user : buffer.getUsers()) {
    if (isa<attn::tile::LoadOp, attn::tile::PutOp, attn::tile::GatherOp,
            memref::DimOp, memref::LoadOp>(user))
      continue;
    // Views, whose results are memrefs or sizes.
    if (!isa<ViewLikeOpInterface, memref::ExtractStridedMetadataOp>(user))
      return false;
    for (Value result : user->getResults())
      if (isa<BaseMemRefType>(result.getType()) && !onlyReads(result))
        return false;
  }
  return true;
}

bool attn::tile::onlyReads(gpu::LaunchFuncOp launch, unsigned index) {
  if (auto reads = launch->getAttrOfType<DenseI32ArrayAttr>(kReadsAttr))
    return llvm::is_contained(reads.asArrayRef(), static_cast<int32_t>(index));
  auto kernel = SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(
      launch, launch.getKernel());
  return kernel && !kernel.isExternal() &&
         ::onlyReads(kernel.getArgument(index));
}

void attn::tile::noteRead(gpu::LaunchFuncOp launch, unsigned index) {
  auto reads = launch->getAttrOfType<DenseI32ArrayAttr>(kReadsAttr);
  if (!reads)
    return;
  SmallVector<int32_t> indices(reads.asArrayRef());
  indices.push_back(index);
  launch->setAttr(kReadsAttr,
                  DenseI32ArrayAttr::get(launch.getContext(), indices));
}

namespace {
struct TileAnnotateReadsPass
    : attn::tile::impl::TileAnnotateReadsPassBase<TileAnnotateReadsPass> {
  using TileAnnotateReadsPassBase::TileAnnotateReadsPassBase;

  void runOnOperation() override {
    getOperation()->walk([&](gpu::LaunchFuncOp launch) {
      if (!SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(
              launch, launch.getKernel()))
        return;
      SmallVector<int32_t> reads;
      for (unsigned i = 0, e = launch.getNumKernelOperands(); i != e; ++i)
        if (isa<BaseMemRefType, TensorMapType>(
                launch.getKernelOperand(i).getType()) &&
            onlyReads(launch, i))
          reads.push_back(i);
      launch->setAttr(kReadsAttr, DenseI32ArrayAttr::get(&getContext(), reads));
    });
  }
};
} // namespace

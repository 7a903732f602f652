//===- PersistBlocks.cpp - As many blocks as the GPU runs at a time -------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"
#include "attn/Target/GPUInfo.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

#define DEBUG_TYPE "tile-persist-blocks"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILEPERSISTBLOCKSPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn;
using namespace mlir::attn::tile;

/// SMs of the largest chip that `module` is compiled for; 0 if that is unknown.
static int64_t getNumSMs(gpu::GPUModuleOp module) {
  int64_t count = 0;
  for (auto target : module.getTargetsAttr().getAsRange<Attribute>())
    if (auto nvvm = dyn_cast<NVVMTargetAttr>(target))
      if (std::optional<GPUInfo> gpu = getGPUInfo(nvvm.getChip()))
        count = std::max<int64_t>(count, gpu->numSMs);
  return count;
}

/// Whether blocks of `kernel` are told apart by their number along x alone.
static bool isLinear(gpu::GPUFuncOp kernel, gpu::LaunchFuncOp launch) {
  for (Value size : {launch.getGridSizeY(), launch.getGridSizeZ()})
    if (!matchPattern(size, m_One()))
      return false;
  return !kernel
              .walk([](Operation *op) {
                auto id = dyn_cast<gpu::BlockIdOp>(op);
                return isa<gpu::GridDimOp>(op) ||
                               (id && id.getDimension() != gpu::Dimension::x)
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

/// Puts the body of `kernel` into a loop over block numbers.
static void persist(gpu::GPUFuncOp kernel, gpu::LaunchFuncOp launch,
                    int64_t blocks) {
  OpBuilder b(launch);
  Location loc = launch.getLoc();
  Value total = launch.getGridSizeX();
  launch.getKernelOperandsMutable().append(total);
  launch.getGridSizeXMutable().assign(arith::MinUIOp::create(
      b, loc, total, arith::ConstantIndexOp::create(b, loc, blocks)));

  loc = kernel.getLoc();
  unsigned argument = kernel.getNumArguments();
  (void)kernel.insertArgument(argument, b.getIndexType(), {}, loc);
  Block &body = kernel.getBody().front();
  SmallVector<Operation *> ops;
  for (Operation &op : body.without_terminator())
    ops.push_back(&op);
  b.setInsertionPointToStart(&body);
  Value first = gpu::BlockIdOp::create(b, loc, gpu::Dimension::x);
  Value step = gpu::GridDimOp::create(b, loc, gpu::Dimension::x);
  auto loop =
      scf::ForOp::create(b, loc, first, kernel.getArgument(argument), step);
  for (Operation *op : ops) {
    // Rings go on from one block to the next.
    if (isa<RingCreateOp>(op)) {
      op->moveBefore(loop);
      continue;
    }
    op->moveBefore(loop.getBody()->getTerminator());
  }
  loop.walk([&](gpu::BlockIdOp id) {
    id.replaceAllUsesWith(loop.getInductionVar());
    id.erase();
  });
}

namespace {
struct TilePersistBlocksPass
    : attn::tile::impl::TilePersistBlocksPassBase<TilePersistBlocksPass> {
  using TilePersistBlocksPassBase::TilePersistBlocksPassBase;

  void runOnOperation() override {
    if (numBlocks < 0) {
      getOperation()->emitError()
          << "option num-blocks is not negative, got " << numBlocks.getValue();
      return signalPassFailure();
    }
    DenseMap<gpu::GPUFuncOp, SmallVector<gpu::LaunchFuncOp>> launches;
    getOperation()->walk([&](gpu::LaunchFuncOp launch) {
      if (auto kernel = SymbolTable::lookupNearestSymbolFrom<gpu::GPUFuncOp>(
              launch, launch.getKernel()))
        launches[kernel].push_back(launch);
    });
    for (auto &[kernel, users] : launches) {
      if (users.size() != 1 || kernel.isExternal() ||
          !llvm::hasSingleElement(kernel->getRegion(0)) ||
          (warpgroupsOnly && !usesWarpgroups(kernel)) ||
          !isLinear(kernel, users.front()))
        continue;
      auto module = kernel->getParentOfType<gpu::GPUModuleOp>();
      int64_t blocks = numBlocks;
      if (blocks == 0 && module.getTargetsAttr())
        blocks = getNumSMs(module);
      std::optional<int64_t> grid =
          getConstantIntValue(users.front().getGridSizeX());
      if (blocks > 0 && !(grid && *grid <= blocks))
        persist(kernel, users.front(), blocks);
    }
  }
};
} // namespace

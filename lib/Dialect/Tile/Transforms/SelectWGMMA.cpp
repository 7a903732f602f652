//===- SelectWGMMA.cpp - Products for warpgroups --------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"
#include "attn/Target/GPUInfo.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#define DEBUG_TYPE "tile-select-wgmma"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILESELECTWGMMAPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn;
using namespace mlir::attn::tile;

static bool hasWGMMA(StringRef chip) {
  std::optional<GPUInfo> gpu = getGPUInfo(chip);
  return gpu && gpu->hasWGMMA();
}

/// Whether every target of `module` has wgmma.
static bool hasWGMMA(gpu::GPUModuleOp module) {
  ArrayAttr targets = module.getTargetsAttr();
  return targets && llvm::all_of(targets, [](Attribute target) {
           auto nvvm = dyn_cast<NVVMTargetAttr>(target);
           return nvvm && hasWGMMA(nvvm.getChip());
         });
}

/// Whether all warps run `op` together.
static bool isUniform(Operation *op) {
  for (Operation *parent = op->getParentOp();
       parent && !isa<gpu::GPUFuncOp>(parent); parent = parent->getParentOp()) {
    auto branch = dyn_cast<scf::IfOp>(parent);
    Operation *def = branch ? branch.getCondition().getDefiningOp() : nullptr;
    if (!def || isa<AllOp>(def))
      continue;
    // Of an op without a dialect nothing is known.
    if (!def->getDialect() || isa<TileDialect>(def->getDialect()))
      return false;
  }
  return true;
}

bool attn::tile::usesWarpgroups(gpu::GPUFuncOp kernel) {
  return kernel
      .walk([](DotOp dot) {
        return dot.getWarpgroup() ? WalkResult::interrupt()
                                  : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
struct TileSelectWGMMAPass
    : attn::tile::impl::TileSelectWGMMAPassBase<TileSelectWGMMAPass> {
  using TileSelectWGMMAPassBase::TileSelectWGMMAPassBase;

  void runOnOperation() override {
    getOperation()->walk([&](gpu::GPUModuleOp module) {
      if (chip.empty() ? !hasWGMMA(module) : !hasWGMMA(chip))
        return;
      module.walk([&](DotOp dot) {
        RankedTensorType type = dot.getType();
        int64_t warps = getLayout(type).getWarps();
        if (warps % 4 != 0 || type.getDimSize(1) % 8 != 0 ||
            dot.getRhs().getType().getElementType().isF32() ||
            dot.getSkipNegativeZero() || !isUniform(dot))
          return;
        dot.setWarpgroup(true);
      });
    });
  }
};
} // namespace

//===- ScheduleMMA.cpp - When products and their operands are waited for --===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

#define DEBUG_TYPE "tile-schedule-mma"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILESCHEDULEMMAPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn::tile;

/// Moves `get` up to the op that it has to stay behind: the definition of its
/// position, or any op that is not pure, of which products, waits and releases
/// are the usual ones. The tile of a product is then there before the values
/// that it is multiplied with are computed.
static void hoist(GetOp get) {
  Operation *target = get;
  for (Operation *op = get->getPrevNode(); op; op = op->getPrevNode()) {
    if (!isPure(op) || llvm::is_contained(op->getResults(), get.getPosition()))
      break;
    target = op;
  }
  if (target != get)
    get->moveBefore(target);
}

namespace {
struct TileScheduleMMAPass
    : attn::tile::impl::TileScheduleMMAPassBase<TileScheduleMMAPass> {
  void runOnOperation() override {
    getOperation()->walk([](WarpSpecializeOp roles) {
      SmallVector<GetOp> gets;
      roles.walk([&](GetOp get) { gets.push_back(get); });
      for (GetOp get : gets)
        hoist(get);
    });
  }
};
} // namespace

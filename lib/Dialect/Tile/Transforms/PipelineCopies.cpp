//===- PipelineCopies.cpp - Loads of a loop to rings that run ahead -------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "attn/Dialect/Tile/IR/Tile.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::tile {
#define GEN_PASS_DEF_TILEPIPELINECOPIESPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::tile

#define DEBUG_TYPE "tile-pipeline-copies"

using namespace mlir;
using namespace mlir::tile;

/// Whether the copies of `load` can run ahead: its source does not change in
/// the loop, and its offsets are the loop's position or do not change either.
static bool canRunAhead(LoadOp load, scf::ForOp loop) {
  if (!loop.isDefinedOutsideOfLoop(load.getSource()))
    return false;
  return llvm::all_of(load.getOffsets(), [&](Value offset) {
    return offset == loop.getInductionVar() ||
           loop.isDefinedOutsideOfLoop(offset);
  });
}

/// The op of the loop's body that the last use of `tile` is in.
static Operation *getLastUser(Value tile, Block *body) {
  Operation *last = tile.getDefiningOp();
  for (Operation *user : tile.getUsers()) {
    Operation *ancestor = body->findAncestorOpInBlock(*user);
    if (last->isBeforeInBlock(ancestor))
      last = ancestor;
  }
  return last;
}

/// Gives every load of `loop` a ring. With S stages and J loads, copies begin
/// in the order (load 0, tile 0), (load 1, tile 0), ..., (load 0, tile 1), ...
/// both in front of the loop, where S - 1 tiles of each load begin, and in it,
/// where tile i + S - 1 of a load begins right behind the wait for tile i. So
/// (S - 1) J - 1 copies are always younger than the one waited for. The slot of
/// tile i + S - 1 is that of tile i - 1, which every warp has left when it
/// passes the wait for tile i.
static void pipeline(scf::ForOp loop, MutableArrayRef<LoadOp> loads,
                     int64_t stages) {
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  int64_t ahead = stages - 1;
  int64_t pending = ahead * static_cast<int64_t>(loads.size()) - 1;

  SmallVector<Value> rings;
  for (LoadOp load : loads)
    rings.push_back(RingCreateOp::create(
        b, load.getLoc(),
        RingType::get(b.getContext(), stages, load.getType())));

  // `position` in the loop's space, `index` in the ring's.
  auto put = [&](unsigned i, Value position, Value index) {
    SmallVector<Value> offsets;
    for (Value offset : loads[i].getOffsets())
      offsets.push_back(offset == loop.getInductionVar() ? position : offset);
    PutOp::create(b, loads[i].getLoc(), rings[i], index, loads[i].getSource(),
                  offsets);
  };
  Value position = loop.getLowerBound();
  for (int64_t s = 0; s < ahead; ++s) {
    Value index = arith::ConstantIndexOp::create(b, loc, s);
    for (unsigned i = 0; i < loads.size(); ++i)
      put(i, position, index);
    if (s + 1 < ahead)
      position = arith::AddIOp::create(b, loc, position, loop.getStep());
  }

  // The number of the iteration travels with the loop.
  IRRewriter rewriter(b);
  auto newLoop = cast<scf::ForOp>(*loop.replaceWithAdditionalYields(
      rewriter, zero,
      /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &nb, Location, ArrayRef<BlockArgument> args) {
        return SmallVector<Value>{arith::AddIOp::create(nb, loc, args[0], one)};
      }));
  loop = newLoop;
  Value iteration = loop.getRegionIterArgs().back();
  b.setInsertionPointToStart(loop.getBody());
  Value shift = arith::ConstantIndexOp::create(b, loc, ahead);
  Value next = arith::AddIOp::create(
      b, loc, loop.getInductionVar(),
      arith::MulIOp::create(b, loc, loop.getStep(), shift));
  Value nextIndex = arith::AddIOp::create(b, loc, iteration, shift);
  for (auto [i, load] : llvm::enumerate(loads)) {
    b.setInsertionPoint(load);
    auto get = GetOp::create(b, load.getLoc(), load.getType(), rings[i],
                             iteration, pending);
    put(i, next, nextIndex);
    Operation *last = getLastUser(load.getResult(), loop.getBody());
    load.replaceAllUsesWith(get.getResult());
    b.setInsertionPointAfter(last);
    ReleaseOp::create(b, load.getLoc(), rings[i], iteration);
  }
  for (LoadOp load : loads)
    load.erase();

  // Whatever began is waited for, so that the memory is free behind the loop.
  b.setInsertionPointAfter(loop);
  Value end = loop.getResults().back();
  for (int64_t s = 0; s < ahead; ++s) {
    Value index = end;
    if (s > 0)
      index = arith::AddIOp::create(b, loc, end,
                                    arith::ConstantIndexOp::create(b, loc, s));
    for (auto [i, ring] : llvm::enumerate(rings)) {
      int64_t younger = pending - s * static_cast<int64_t>(rings.size()) -
                        static_cast<int64_t>(i);
      GetOp::create(b, loc, cast<RingType>(ring.getType()).getTile(), ring,
                    index, younger);
      ReleaseOp::create(b, loc, ring, index);
    }
  }
}

namespace {
class TilePipelineCopiesPass
    : public tile::impl::TilePipelineCopiesPassBase<TilePipelineCopiesPass> {
public:
  using TilePipelineCopiesPassBase::TilePipelineCopiesPassBase;

  void runOnOperation() override {
    if (numStages < 1) {
      getOperation()->emitError()
          << "option num-stages is at least 1, got " << numStages.getValue();
      return signalPassFailure();
    }
    if (numStages == 1)
      return;
    SmallVector<scf::ForOp> loops;
    getOperation()->walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops) {
      SmallVector<LoadOp> loads;
      for (LoadOp load : loop.getBody()->getOps<LoadOp>())
        if (canRunAhead(load, loop))
          loads.push_back(load);
      if (loads.empty())
        continue;
      pipeline(loop, loads, numStages);
      numPipelined += loads.size();
    }
  }
};
} // namespace

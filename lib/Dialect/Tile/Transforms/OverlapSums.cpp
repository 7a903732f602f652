//===- OverlapSums.cpp - Sums of products, one behind ---------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OverlapSums.h"

#include "attn/Dialect/Tile/IR/Tile.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::attn::tile;

namespace {
/// A loop that adds one product to a fragment that it carries.
struct SumLoop {
  scf::ForOp loop;
  DotOp dot;
  /// Number of the carried fragment.
  unsigned carried;
  /// Of the tiles that the product reads.
  SmallVector<ReleaseOp> releases;
};
} // namespace

static std::optional<SumLoop> matchSumLoop(scf::ForOp loop) {
  SumLoop match{loop, nullptr, 0, {}};
  SmallVector<GetOp> gets;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto dot = dyn_cast<DotOp>(op)) {
      if (match.dot)
        return std::nullopt;
      match.dot = dot;
    } else if (auto get = dyn_cast<GetOp>(op)) {
      gets.push_back(get);
    } else if (auto release = dyn_cast<ReleaseOp>(op)) {
      match.releases.push_back(release);
    } else if (!isPure(&op) || op.getNumRegions() != 0) {
      return std::nullopt;
    }
  }
  DotOp dot = match.dot;
  if (!dot || !dot.getWarpgroup() || dot.getAsync() || !dot->hasOneUse())
    return std::nullopt;
  OpOperand &use = *dot->use_begin();
  match.carried = use.getOperandNumber();
  if (!isa<scf::YieldOp>(use.getOwner()) ||
      dot.getAcc() != loop.getRegionIterArgs()[match.carried] ||
      !dot.getAcc().hasOneUse())
    return std::nullopt;

  // All tiles are the product's, and released behind it.
  if (!isa<SharedType>(dot.getLhs().getType()) ||
      gets.size() != match.releases.size())
    return std::nullopt;
  for (GetOp get : gets) {
    auto releases = [&](ReleaseOp release) {
      return release.getRing() == get.getRing() &&
             release.getPosition() == get.getPosition() &&
             dot->isBeforeInBlock(release);
    };
    if (!get->hasOneUse() || *get->user_begin() != dot ||
        llvm::count_if(match.releases, releases) != 1)
      return std::nullopt;
  }
  return match;
}

/// Clones the body of an iteration with its product begun, but for the
/// releases, and returns the positions of what they release.
static SmallVector<Value> emitIteration(OpBuilder &b, SumLoop &match,
                                        IRMapping &mapping) {
  for (Operation &op : match.loop.getBody()->without_terminator()) {
    if (isa<ReleaseOp>(op))
      continue;
    Operation *clone = b.clone(op, mapping);
    if (&op == match.dot)
      cast<DotOp>(clone).setAsync(true);
  }
  SmallVector<Value> positions;
  for (ReleaseOp release : match.releases)
    positions.push_back(mapping.lookupOrDefault(release.getPosition()));
  return positions;
}

static void emitReleases(OpBuilder &b, SumLoop &match, ValueRange positions) {
  for (auto [release, position] : llvm::zip_equal(match.releases, positions))
    ReleaseOp::create(b, release.getLoc(), release.getRing(), position);
}

static void overlap(SumLoop &match) {
  scf::ForOp loop = match.loop;
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  auto isRun =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                            loop.getLowerBound(), loop.getUpperBound());
  auto branch = scf::IfOp::create(b, loc, loop.getResultTypes(), isRun,
                                  /*withElseRegion=*/true);
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, loc, loop.getInitArgs());

  // The first product has none before it.
  b.setInsertionPointToStart(branch.thenBlock());
  IRMapping once;
  once.map(loop.getInductionVar(), loop.getLowerBound());
  once.map(loop.getRegionIterArgs(), loop.getInitArgs());
  SmallVector<Value> positions = emitIteration(b, match, once);
  SmallVector<Value> inits;
  for (Value value : loop.getYieldedValues())
    inits.push_back(once.lookupOrDefault(value));
  llvm::append_range(inits, positions);
  Value lower =
      arith::AddIOp::create(b, loc, loop.getLowerBound(), loop.getStep());
  auto rest = scf::ForOp::create(b, loc, lower, loop.getUpperBound(),
                                 loop.getStep(), inits);
  unsigned count = loop.getNumResults();
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(rest.getBody());
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), rest.getInductionVar());
    mapping.map(loop.getRegionIterArgs(),
                rest.getRegionIterArgs().take_front(count));
    positions = emitIteration(b, match, mapping);
    Value product = mapping.lookup(match.dot.getResult());
    mapping.map(match.dot.getResult(),
                DotWaitOp::create(b, loc, product, /*pending=*/1).getResult());
    emitReleases(b, match, rest.getRegionIterArgs().drop_front(count));
    SmallVector<Value> yielded;
    for (Value value : loop.getYieldedValues())
      yielded.push_back(mapping.lookupOrDefault(value));
    llvm::append_range(yielded, positions);
    scf::YieldOp::create(b, loc, yielded);
  }

  SmallVector<Value> results(rest.getResults().take_front(count));
  Value &sum = results[match.carried];
  sum = DotWaitOp::create(b, loc, sum).getResult();
  emitReleases(b, match, rest.getResults().drop_front(count));
  scf::YieldOp::create(b, loc, results);
  loop.replaceAllUsesWith(branch.getResults());
  loop.erase();
}

void mlir::attn::tile::overlapSums(Block &block) {
  for (scf::ForOp loop : llvm::to_vector(block.getOps<scf::ForOp>()))
    if (std::optional<SumLoop> match = matchSumLoop(loop))
      overlap(*match);
}

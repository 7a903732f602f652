//===- SpecializeWarps.cpp - A producer and consumers ---------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarSlice.h"

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

#define DEBUG_TYPE "tile-specialize-warps"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILESPECIALIZEWARPSPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn::tile;

static constexpr int64_t kProducerWarps = 4;
/// What the producer keeps: the least there is or, where the consumers do not
/// miss them, enough for positions in several dimensions.
static constexpr int64_t kProducerRegisters = 24, kWideProducerRegisters = 40;
static constexpr int64_t kRegistersPerSM = 65536;

/// What a consumer's thread may hold when the producer keeps its share: the
/// threads of a CTA begin with equal parts, in eights, of the SM's registers.
static int64_t getConsumerRegisters(int64_t warps, int64_t producer) {
  int64_t total = warps + kProducerWarps;
  int64_t initial =
      std::min<int64_t>(kRegistersPerSM / (32 * total) / 8 * 8, 248);
  int64_t rest = initial * total - producer * kProducerWarps;
  return std::min<int64_t>(rest / warps / 8 * 8, 240);
}

/// Whether consumers do with fewer registers: all they do between products is
/// to wait, and the fragments of no loop take more than 3/5 of `registers`.
static bool areSpared(gpu::GPUFuncOp kernel, int64_t registers) {
  auto count = [](Value value) -> int64_t {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && isFragment(type) ? getNumRegisters(type) : 0;
  };
  WalkResult result = kernel.walk([&](scf::ForOp loop) {
    int64_t sum = 0;
    for (Value carried : loop.getRegionIterArgs())
      sum += count(carried);
    for (DotOp dot : loop.getBody()->getOps<DotOp>()) {
      if (!isa<SharedType>(dot.getLhs().getType()))
        return WalkResult::interrupt();
      if (!llvm::is_contained(loop.getRegionIterArgs(), dot.getAcc()))
        sum += count(dot.getResult());
    }
    return sum * 5 > registers * 3 ? WalkResult::interrupt()
                                   : WalkResult::advance();
  });
  return !result.wasInterrupted();
}

static int64_t getProducerRegisters(gpu::GPUFuncOp kernel, int64_t warps) {
  int64_t wide = getConsumerRegisters(warps, kWideProducerRegisters);
  return wide == getConsumerRegisters(warps, kProducerRegisters) ||
                 areSpared(kernel, wide)
             ? kWideProducerRegisters
             : kProducerRegisters;
}

/// Clones the ops of `block` that are in `slice`, loops and branches with the
/// values of it alone.
static void project(OpBuilder &b, Block &block, const ScalarSlice &slice,
                    IRMapping &mapping) {
  auto isKept = [&](Value value) { return slice.contains(value); };
  auto emitYield = [&](Location loc, Block &from, ValueRange results) {
    SmallVector<Value> yielded;
    for (auto [value, result] :
         llvm::zip_equal(from.getTerminator()->getOperands(), results))
      if (isKept(result))
        yielded.push_back(mapping.lookupOrDefault(value));
    scf::YieldOp::create(b, loc, yielded);
  };
  for (Operation &op : block.without_terminator()) {
    if (!slice.contains(&op))
      continue;
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      SmallVector<Value> inits;
      SmallVector<unsigned> kept;
      for (unsigned i = 0; i < loop.getNumResults(); ++i)
        if (isKept(loop.getRegionIterArgs()[i])) {
          kept.push_back(i);
          inits.push_back(mapping.lookupOrDefault(loop.getInitArgs()[i]));
        }
      auto clone = scf::ForOp::create(
          b, loop.getLoc(), mapping.lookupOrDefault(loop.getLowerBound()),
          mapping.lookupOrDefault(loop.getUpperBound()),
          mapping.lookupOrDefault(loop.getStep()), inits);
      mapping.map(loop.getInductionVar(), clone.getInductionVar());
      for (auto [to, from] : llvm::enumerate(kept)) {
        mapping.map(loop.getRegionIterArgs()[from],
                    clone.getRegionIterArgs()[to]);
        mapping.map(loop.getResult(from), clone.getResult(to));
      }
      OpBuilder::InsertionGuard guard(b);
      if (!clone.getBody()->empty())
        clone.getBody()->back().erase();
      b.setInsertionPointToStart(clone.getBody());
      project(b, *loop.getBody(), slice, mapping);
      emitYield(loop.getLoc(), *loop.getBody(), loop.getRegionIterArgs());
    } else if (auto branch = dyn_cast<scf::IfOp>(op)) {
      SmallVector<Value> results(
          llvm::make_filter_range(ValueRange(branch.getResults()), isKept));
      auto clone =
          scf::IfOp::create(b, branch.getLoc(), TypeRange(ValueRange(results)),
                            mapping.lookupOrDefault(branch.getCondition()),
                            /*addThenBlock=*/true,
                            /*addElseBlock=*/!branch.getElseRegion().empty());
      mapping.map(results, clone.getResults());
      for (auto [from, to] :
           llvm::zip_equal(branch->getRegions(), clone->getRegions())) {
        if (from.empty())
          continue;
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToEnd(&to.front());
        project(b, from.front(), slice, mapping);
        if (branch.getNumResults() > 0)
          emitYield(branch.getLoc(), from.front(), branch.getResults());
        else
          scf::YieldOp::create(b, branch.getLoc());
      }
    } else if (auto bound = dyn_cast<WarpgroupBoundOp>(op)) {
      mapping.map(bound.getResult(),
                  mapping.lookupOrDefault(bound.getCommon()));
    } else {
      b.clone(op, mapping);
    }
  }
}

/// Why `kernel` stays serial, as a remark at the culprit.
static void refuse(gpu::GPUFuncOp kernel, Operation *culprit, Twine reason) {
  remark::missed(culprit->getLoc(), remark::RemarkOpts::name("WarpSpecialize")
                                        .category("tile")
                                        .function(kernel.getName()))
      << remark::reason("{0}", reason.str());
}

static void specialize(gpu::GPUFuncOp kernel) {
  if (kernel.isExternal() || !llvm::hasSingleElement(kernel.getBody()))
    return;
  SmallVector<PutOp> puts;
  WalkResult result = kernel.walk([&](Operation *op) {
    if (isa<WarpSpecializeOp>(op))
      return WalkResult::interrupt();
    if (auto put = dyn_cast<PutOp>(op))
      puts.push_back(put);
    return WalkResult::advance();
  });
  if (puts.empty() || result.wasInterrupted())
    return;
  auto warps =
      kernel->getAttrOfType<IntegerAttr>(TileDialect::getNumWarpsAttrName());
  if (!warps || warps.getInt() % 4 != 0)
    return refuse(kernel, kernel, "its warps are no groups of four");
  ScalarSlice slice;
  for (PutOp put : puts) {
    if (isa<MemRefType>(put.getSource().getType()))
      return refuse(kernel, put, "a copy is from no tensor map");
    if (!put.getRing().getDefiningOp<RingCreateOp>())
      return refuse(kernel, put, "a copy is into a ring of unknown origin");
    slice.addWithControl(put);
  }
  if (Operation *obstacle = slice.getObstacle())
    return refuse(kernel, obstacle, "a copy depends on what a tile holds");

  // Rings are what the roles share, everything else is in one of them.
  Block &body = kernel.getBody().front();
  OpBuilder b(kernel.getContext());
  b.setInsertionPoint(body.getTerminator());
  int64_t consumers = warps.getInt();
  int64_t registers = getProducerRegisters(kernel, consumers);
  auto op = WarpSpecializeOp::create(
      b, kernel.getLoc(),
      b.getDenseI32ArrayAttr({static_cast<int32_t>(consumers),
                              static_cast<int32_t>(kProducerWarps)}),
      b.getDenseI32ArrayAttr(
          {static_cast<int32_t>(getConsumerRegisters(consumers, registers)),
           static_cast<int32_t>(registers)}),
      /*partitionsCount=*/2);
  Block &consumer = op.getPartitions()[0].emplaceBlock();
  Block &producer = op.getPartitions()[1].emplaceBlock();
  for (Operation &inner : llvm::make_early_inc_range(body))
    if (&inner != op && &inner != body.getTerminator() &&
        !isa<RingCreateOp>(inner))
      inner.moveBefore(&consumer, consumer.end());
  IRMapping mapping;
  b.setInsertionPointToStart(&producer);
  project(b, consumer, slice, mapping);
  for (PutOp put : puts)
    put.erase();
  // Where consumers do not meet, each warpgroup takes bounds of its own.
  bool meets = consumer
                   .walk([](Operation *inner) {
                     return isa<LoadOp, AllOp>(inner) ? WalkResult::interrupt()
                                                      : WalkResult::advance();
                   })
                   .wasInterrupted();
  consumer.walk([&](WarpgroupBoundOp bound) {
    bound.replaceAllUsesWith(meets ? bound.getCommon() : bound.getOwn());
    bound.erase();
  });
}

namespace {
struct TileSpecializeWarpsPass
    : attn::tile::impl::TileSpecializeWarpsPassBase<TileSpecializeWarpsPass> {
  void runOnOperation() override {
    getOperation()->walk([](gpu::GPUFuncOp kernel) { specialize(kernel); });
  }
};
} // namespace

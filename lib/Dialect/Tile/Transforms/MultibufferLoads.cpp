//===- MultibufferLoads.cpp - Loads through rings, in order ---------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarSlice.h"

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"
#include "attn/Target/GPUInfo.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#define DEBUG_TYPE "tile-multibuffer-loads"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILEMULTIBUFFERLOADSPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn;
using namespace mlir::attn::tile;

/// The memref that a view of memory was made from.
static Value getBase(Value memref) {
  while (auto view = memref.getDefiningOp<ViewLikeOpInterface>())
    memref = view.getViewSource();
  return memref;
}

/// Whether the trips to `load` are known without any tile.
static bool isPredictable(LoadOp load) {
  ScalarSlice slice;
  slice.addWithControl(load->getParentOp());
  for (Value operand : load->getOperands())
    slice.add(operand);
  return !slice.getObstacle();
}

namespace {
/// The loads that share a ring, in program order.
struct Group {
  Value base;
  SharedType tile;
  SmallVector<LoadOp> loads;
  bool isInner = false;
};

/// Rewrites the loads of one group.
class Multibuffer {
public:
  Multibuffer(IRRewriter &b, const Group &group, Value ring)
      : b(b), loads(group.loads.begin(), group.loads.end()), ring(ring) {}

  /// Counts through `block`: the sequence number behind it.
  Value run(Block &block, Value position);

private:
  bool contains(Operation *op) {
    return op
        ->walk([&](LoadOp load) {
          return loads.contains(load) ? WalkResult::interrupt()
                                      : WalkResult::advance();
        })
        .wasInterrupted();
  }
  Value replace(LoadOp load, Value position);

  IRRewriter &b;
  llvm::SmallPtrSet<Operation *, 4> loads;
  Value ring;
};
} // namespace

Value Multibuffer::replace(LoadOp load, Value position) {
  Location loc = load.getLoc();
  b.setInsertionPoint(load);
  PutOp::create(b, loc, ring, position, load.getSource(), load.getOffsets());
  auto get = GetOp::create(b, loc, load.getType(), ring, position);
  Operation *last = get;
  for (Operation *user : load->getUsers()) {
    Operation *ancestor = load->getBlock()->findAncestorOpInBlock(*user);
    if (last->isBeforeInBlock(ancestor))
      last = ancestor;
  }
  b.setInsertionPointAfter(last);
  ReleaseOp::create(b, loc, ring, position);
  Value next = arith::AddIOp::create(b, loc, position,
                                     arith::ConstantIndexOp::create(b, loc, 1));
  loads.erase(load);
  b.replaceOp(load, get.getResult());
  return next;
}

Value Multibuffer::run(Block &block, Value position) {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  for (Operation *op : ops) {
    if (auto load = dyn_cast<LoadOp>(op)) {
      if (loads.contains(load))
        position = replace(load, position);
      continue;
    }
    if (op->getNumRegions() == 0 || !contains(op))
      continue;
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      b.setInsertionPoint(loop);
      auto counted = cast<scf::ForOp>(*loop.replaceWithAdditionalYields(
          b, position, /*replaceInitOperandUsesInLoop=*/false,
          [&](OpBuilder &, Location, ArrayRef<BlockArgument> args) {
            return SmallVector<Value>{args[0]};
          }));
      Block *body = counted.getBody();
      Value end = run(*body, counted.getRegionIterArgs().back());
      auto yield = cast<scf::YieldOp>(body->getTerminator());
      b.modifyOpInPlace(
          yield, [&] { yield->setOperand(yield->getNumOperands() - 1, end); });
      position = counted.getResults().back();
      continue;
    }
    auto branch = cast<scf::IfOp>(op);
    b.setInsertionPoint(branch);
    SmallVector<Type> types(branch.getResultTypes());
    types.push_back(b.getIndexType());
    auto counted =
        scf::IfOp::create(b, branch.getLoc(), types, branch.getCondition(),
                          /*withElseRegion=*/true);
    for (auto [from, to] :
         llvm::zip_equal(branch->getRegions(), counted->getRegions())) {
      Block &block = to.front();
      if (from.empty()) {
        b.setInsertionPointToEnd(&block);
        scf::YieldOp::create(b, branch.getLoc(), position);
        continue;
      }
      if (!block.empty())
        b.eraseOp(&block.back());
      b.inlineBlockBefore(&from.front(), &block, block.end());
      Value end = run(block, position);
      auto yield = cast<scf::YieldOp>(block.getTerminator());
      b.modifyOpInPlace(
          yield, [&] { yield->insertOperands(yield->getNumOperands(), end); });
    }
    b.replaceOp(branch, counted.getResults().drop_back());
    position = counted.getResults().back();
  }
  return position;
}

/// Whether the memory of `load` can be in use when another load that comes
/// behind it in the program begins: its ring would never be emptied.
static bool holdsAcross(LoadOp load, LoadOp next) {
  Block *block = load->getBlock();
  Operation *ancestor = block->findAncestorOpInBlock(*next);
  if (!ancestor)
    return false;
  return llvm::any_of(load->getUsers(), [&](Operation *user) {
    Operation *at = block->findAncestorOpInBlock(*user);
    return !at->isBeforeInBlock(ancestor);
  });
}

/// Loads of one kernel by ring.
static SmallVector<Group> getGroups(gpu::GPUFuncOp kernel) {
  SmallVector<Group> groups;
  kernel.walk<WalkOrder::PreOrder>([&](LoadOp load) {
    if (!isPredictable(load))
      return;
    Value base = getBase(load.getSource());
    bool isInner = false;
    if (auto loop = load->getParentOfType<scf::ForOp>())
      isInner = !loop.getBody()
                     ->walk([](scf::ForOp) { return WalkResult::interrupt(); })
                     .wasInterrupted();
    for (Group &group : groups)
      if (group.base == base && group.tile == load.getType() &&
          group.isInner == isInner && llvm::none_of(group.loads, [&](LoadOp l) {
            return holdsAcross(l, load);
          })) {
        group.loads.push_back(load);
        return;
      }
    groups.push_back({base, load.getType(), {load}, isInner});
  });
  return groups;
}

namespace {
struct TileMultibufferLoadsPass
    : attn::tile::impl::TileMultibufferLoadsPassBase<TileMultibufferLoadsPass> {
  using TileMultibufferLoadsPassBase::TileMultibufferLoadsPassBase;

  void runOnOperation() override {
    if (numStages < 0 || outerStages < 0) {
      getOperation()->emitError() << "a ring has at least 1 tile, got "
                                  << std::min<int64_t>(numStages, outerStages);
      return signalPassFailure();
    }
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      if (!kernel.isExternal() && (!warpgroupsOnly || usesWarpgroups(kernel)))
        multibuffer(kernel);
    });
  }

  void multibuffer(gpu::GPUFuncOp kernel) {
    IRRewriter b(&getContext());
    SmallVector<Group> groups = getGroups(kernel);
    auto [inner, outer] = getStages(kernel, groups);
    for (const Group &group : groups) {
      Block &entry = kernel.getBody().front();
      b.setInsertionPointToStart(&entry);
      LoadOp first = group.loads.front();
      Location loc = first.getLoc();
      Value ring = RingCreateOp::create(
          b, loc,
          RingType::get(&getContext(), group.isInner ? inner : outer,
                        group.tile));
      Value zero = arith::ConstantIndexOp::create(b, loc, 0);
      Multibuffer(b, group, ring).run(entry, zero);
    }
  }

  /// Tiles of the rings of innermost loops and of the others: what the options
  /// say, or as many as there is room for beside other loads.
  std::pair<int64_t, int64_t> getStages(gpu::GPUFuncOp kernel,
                                        ArrayRef<Group> groups) {
    constexpr int64_t kMost = 4, kMostOuter = 2, kBarrierBytes = 1024;
    int64_t room = 48 * 1024;
    auto module = kernel->getParentOfType<gpu::GPUModuleOp>();
    if (ArrayAttr targets = module ? module.getTargetsAttr() : ArrayAttr())
      for (auto target : targets.getAsRange<NVVMTargetAttr>())
        if (std::optional<GPUInfo> gpu = getGPUInfo(target.getChip()))
          room = gpu->sharedPerBlock;
    room -= kBarrierBytes;
    auto getBytes = [](SharedType tile) {
      return static_cast<int64_t>(llvm::alignTo(tile.getSizeInBytes(), 1024));
    };
    int64_t innerBytes = 0, outerBytes = 0;
    llvm::SmallPtrSet<Operation *, 8> grouped;
    for (const Group &group : groups) {
      grouped.insert(group.loads.begin(), group.loads.end());
      (group.isInner ? innerBytes : outerBytes) += getBytes(group.tile);
    }
    kernel.walk([&](LoadOp load) {
      if (!grouped.contains(load))
        room -= getBytes(load.getType());
    });
    int64_t outer = outerStages ? outerStages : 1, inner = numStages;
    // Slots of a power of two are found without a division.
    if (!inner)
      inner = innerBytes == 0
                  ? 1
                  : llvm::bit_floor<uint64_t>(std::clamp<int64_t>(
                        (room - outer * outerBytes) / innerBytes, 1, kMost));
    if (!outerStages && inner * innerBytes + kMostOuter * outerBytes <= room)
      outer = kMostOuter;
    return {inner, outer};
  }
};
} // namespace

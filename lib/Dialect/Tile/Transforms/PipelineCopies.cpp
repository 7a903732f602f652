//===- PipelineCopies.cpp - Loads of a loop to rings that run ahead -------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Utils/Kernels.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILEPIPELINECOPIESPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

#define DEBUG_TYPE "tile-pipeline-copies"

using namespace mlir;
using namespace mlir::attn;
using namespace mlir::attn::tile;

/// The op that computes `offset` from the position of `loop` alone.
static affine::AffineApplyOp getFunctionOfPosition(Value offset,
                                                   scf::ForOp loop) {
  auto apply = offset.getDefiningOp<affine::AffineApplyOp>();
  if (apply && apply->getBlock() == loop.getBody() &&
      llvm::all_of(apply.getMapOperands(), [&](Value operand) {
        return operand == loop.getInductionVar() ||
               loop.isDefinedOutsideOfLoop(operand);
      }))
    return apply;
  return {};
}

/// Whether the copies of `load` can run ahead: its source does not change in
/// the loop, and its offsets follow from the loop's position or do not change
/// either.
static bool canRunAhead(LoadOp load, scf::ForOp loop) {
  if (!loop.isDefinedOutsideOfLoop(load.getSource()))
    return false;
  return llvm::all_of(load.getOffsets(), [&](Value offset) {
    return offset == loop.getInductionVar() ||
           loop.isDefinedOutsideOfLoop(offset) ||
           getFunctionOfPosition(offset, loop);
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

namespace {
/// The loops of one block whose loads run ahead, in order.
class Pipeliner {
public:
  explicit Pipeliner(int64_t stages) : stages(stages), ahead(stages - 1) {}

  /// Gives every load of `loop` a ring. With S stages and J loads, copies begin
  /// in the order (load 0, tile 0), (load 1, tile 0), ..., (load 0, tile 1),
  /// ... both in front of the loop, where S - 1 tiles of each load begin, and
  /// in it, where tile i + S - 1 of a load begins right behind the wait for
  /// tile i. So (S - 1) J - 1 copies are always younger than the one waited
  /// for. The slot of tile i + S - 1 is that of tile i - 1, which every warp
  /// has left when it passes the wait for tile i.
  ///
  /// A loop with the loads of the one before takes over its rings, and, where
  /// it also walks on from where that one ended, the copies that are under way.
  void pipeline(scf::ForOp loop, SmallVector<LoadOp> loads);

  /// Waits for what the last loop began, so that the memory is free.
  void drain();

private:
  /// What a load reads: its source, and the offsets, null for the loop's
  /// position, in whose loop an op stands that computes one from it.
  struct Stream {
    Value source;
    SmallVector<Value> offsets;
    Type type;
    bool operator==(const Stream &other) const {
      return source == other.source && offsets == other.offsets &&
             type == other.type;
    }
  };
  void put(OpBuilder &b, unsigned i, Value position, Value index);

  int64_t stages, ahead;
  scf::ForOp last;
  SmallVector<Stream> streams;
  SmallVector<Value> rings;
  /// Sequence number of the first tile that the last loop has not used.
  Value end;
};
} // namespace

void Pipeliner::put(OpBuilder &b, unsigned i, Value position, Value index) {
  SmallVector<Value> offsets;
  for (Value offset : streams[i].offsets) {
    auto apply = offset ? offset.getDefiningOp<affine::AffineApplyOp>()
                        : affine::AffineApplyOp();
    if (apply && isa<scf::ForOp>(apply->getParentOp())) {
      IRMapping mapping;
      mapping.map(apply->getBlock()->getArgument(0), position);
      // Behind the last iteration it may lie before the source: what is copied
      // there nobody reads, but it has to be memory.
      offset = arith::MaxSIOp::create(
          b, apply.getLoc(), b.clone(*apply, mapping)->getResult(0),
          arith::ConstantIndexOp::create(b, apply.getLoc(), 0));
    }
    offsets.push_back(offset ? offset : position);
  }
  PutOp::create(b, rings[i].getLoc(), rings[i], index, streams[i].source,
                offsets);
}

/// Whether `next` begins exactly where the whole tiles of `loop` end.
static bool walksOn(scf::ForOp loop, scf::ForOp next) {
  if (next.getLowerBound() != loop.getUpperBound() ||
      next.getStep() != loop.getStep())
    return false;
  std::optional<int64_t> lb = getConstantIntValue(loop.getLowerBound()),
                         step = getConstantIntValue(loop.getStep());
  if (!step || !lb || *lb % *step != 0)
    return false;
  auto apply = loop.getUpperBound().getDefiningOp<affine::AffineApplyOp>();
  return apply && apply.getAffineMap().getResult(0).isMultipleOf(*step) &&
         ValueBoundsConstraintSet::compare(loop.getUpperBound(),
                                           ValueBoundsConstraintSet::GE,
                                           loop.getLowerBound());
}

void Pipeliner::drain() {
  if (!last)
    return;
  OpBuilder b(last->getContext());
  b.setInsertionPointAfter(last);
  Location loc = last.getLoc();
  int64_t count = ahead * static_cast<int64_t>(rings.size());
  for (int64_t s = 0; s < ahead; ++s) {
    Value index = end;
    if (s > 0)
      index = arith::AddIOp::create(b, loc, end,
                                    arith::ConstantIndexOp::create(b, loc, s));
    for (Value ring : rings) {
      GetOp::create(b, loc, cast<RingType>(ring.getType()).getTile(), ring,
                    index, --count);
      ReleaseOp::create(b, loc, ring, index);
    }
  }
  end = arith::AddIOp::create(b, loc, end,
                              arith::ConstantIndexOp::create(b, loc, ahead));
}

void Pipeliner::pipeline(scf::ForOp loop, SmallVector<LoadOp> loads) {
  OpBuilder b(loop);
  Location loc = loop.getLoc();
  SmallVector<Stream> newStreams;
  for (LoadOp load : loads) {
    Stream stream{load.getSource(), {}, load.getType()};
    for (Value offset : load.getOffsets())
      stream.offsets.push_back(offset == loop.getInductionVar() ? Value()
                                                                : offset);
    newStreams.push_back(stream);
  }
  bool sameRings =
      last && last->getBlock() == loop->getBlock() &&
      llvm::equal(newStreams, streams, [](const Stream &l, const Stream &r) {
        return l.type == r.type;
      });
  bool underWay = sameRings && newStreams == streams && walksOn(last, loop);
  if (!underWay)
    drain();
  streams = newStreams;
  b.setInsertionPoint(loop);
  Value start = end;
  if (!sameRings) {
    rings.clear();
    for (LoadOp load : loads)
      rings.push_back(RingCreateOp::create(
          b, load.getLoc(),
          RingType::get(b.getContext(), stages, load.getType())));
    start = arith::ConstantIndexOp::create(b, loc, 0);
  }
  if (!underWay) {
    Value position = loop.getLowerBound(), index = start;
    for (int64_t s = 0; s < ahead; ++s) {
      if (s > 0) {
        position = arith::AddIOp::create(b, loc, position, loop.getStep());
        index = arith::AddIOp::create(
            b, loc, start, arith::ConstantIndexOp::create(b, loc, s));
      }
      for (unsigned i = 0; i < loads.size(); ++i)
        put(b, i, position, index);
    }
  }

  // The sequence number travels with the loop.
  IRRewriter rewriter(b);
  loop = cast<scf::ForOp>(*loop.replaceWithAdditionalYields(
      rewriter, start, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &nb, Location, ArrayRef<BlockArgument> args) {
        Value one = arith::ConstantIndexOp::create(nb, loc, 1);
        return SmallVector<Value>{arith::AddIOp::create(nb, loc, args[0], one)};
      }));
  Value iteration = loop.getRegionIterArgs().back();
  b.setInsertionPointToStart(loop.getBody());
  Value shift = arith::ConstantIndexOp::create(b, loc, ahead);
  Value next = arith::AddIOp::create(
      b, loc, loop.getInductionVar(),
      arith::MulIOp::create(b, loc, loop.getStep(), shift));
  Value nextIndex = arith::AddIOp::create(b, loc, iteration, shift);
  int64_t pending = ahead * static_cast<int64_t>(loads.size()) - 1;
  for (auto [i, load] : llvm::enumerate(loads)) {
    b.setInsertionPoint(load);
    auto get = GetOp::create(b, load.getLoc(), load.getType(), rings[i],
                             iteration, pending);
    put(b, i, next, nextIndex);
    Operation *lastUser = getLastUser(load.getResult(), loop.getBody());
    load.replaceAllUsesWith(get.getResult());
    b.setInsertionPointAfter(lastUser);
    ReleaseOp::create(b, load.getLoc(), rings[i], iteration);
  }
  for (LoadOp load : loads)
    load.erase();
  end = loop.getResults().back();
  last = loop;
}

//===----------------------------------------------------------------------===//
// Rings that nobody fills ahead
//===----------------------------------------------------------------------===//

/// The get behind `put` that waits for its tile, if that is the next op.
static GetOp getOwnGet(PutOp put) {
  auto get = dyn_cast_or_null<GetOp>(put->getNextNode());
  return get && get.getRing() == put.getRing() &&
                 get.getPosition() == put.getPosition()
             ? get
             : GetOp();
}

/// Whether all copies to `ring` are from memory, by the warps that wait for
/// them where they begin.
static bool isSerial(RingCreateOp ring) {
  unsigned puts = 0, gets = 0;
  for (Operation *user : ring->getUsers()) {
    if (user->getParentOfType<WarpSpecializeOp>())
      return false;
    gets += isa<GetOp>(user);
    auto put = dyn_cast<PutOp>(user);
    if (!put)
      continue;
    ++puts;
    if (!isa<MemRefType>(put.getSource().getType()) || !getOwnGet(put))
      return false;
  }
  return puts == gets;
}

static void restoreLoads(RingCreateOp ring) {
  for (Operation *user : llvm::make_early_inc_range(ring->getUsers())) {
    auto put = dyn_cast<PutOp>(user);
    if (!put)
      continue;
    GetOp get = getOwnGet(put);
    OpBuilder b(put);
    auto load = LoadOp::create(b, put.getLoc(), get.getType(), put.getSource(),
                               put.getOffsets());
    get.replaceAllUsesWith(load.getResult());
  }
  for (Operation *user : llvm::make_early_inc_range(ring->getUsers()))
    user->erase();
  ring.erase();
}

/// Bytes of shared memory that a tile takes.
static int64_t getPlaceBytes(SharedType tile) {
  return llvm::alignTo(tile.getSizeInBytes(), 1024);
}

/// Makes loads again of the copies through serial rings of `kernel`, if shared
/// memory has room for `stages` tiles of each.
static void restoreLoads(gpu::GPUFuncOp kernel, int64_t stages) {
  SmallVector<RingCreateOp> serial;
  int64_t bytes = 0;
  kernel.walk([&](Operation *op) {
    if (auto load = dyn_cast<LoadOp>(op))
      bytes += stages * getPlaceBytes(load.getType());
    auto ring = dyn_cast<RingCreateOp>(op);
    if (!ring)
      return;
    RingType type = ring.getResult().getType();
    bool isAlone = isSerial(ring);
    bytes +=
        (isAlone ? stages : type.getStages()) * getPlaceBytes(type.getTile());
    if (isAlone)
      serial.push_back(ring);
  });
  if (bytes > getSharedLimit(kernel).value_or(0))
    return;
  for (RingCreateOp ring : serial)
    restoreLoads(ring);
}

/// Loads and rings that hold shared memory beside the tiles of loops.
static SmallVector<std::pair<Operation *, int64_t>>
getResidents(gpu::GPUFuncOp kernel) {
  SmallVector<std::pair<Operation *, int64_t>> residents;
  kernel.walk([&](Operation *op) {
    if (auto ring = dyn_cast<RingCreateOp>(op)) {
      RingType type = ring.getResult().getType();
      residents.push_back(
          {op, type.getStages() * getPlaceBytes(type.getTile())});
    } else if (auto load = dyn_cast<LoadOp>(op)) {
      if (!load->getParentOfType<scf::ForOp>())
        residents.push_back({op, getPlaceBytes(load.getType())});
    }
  });
  return residents;
}

namespace {
class TilePipelineCopiesPass
    : public attn::tile::impl::TilePipelineCopiesPassBase<
          TilePipelineCopiesPass> {
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
    DenseMap<Operation *, SmallVector<std::pair<Operation *, int64_t>>>
        residents;
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      restoreLoads(kernel, numStages);
      residents[kernel] = getResidents(kernel);
    });
    // Whether there is room for the tiles of a loop beside those around it.
    auto hasRoom = [&](scf::ForOp loop, ArrayRef<LoadOp> loads) {
      auto kernel = loop->getParentOfType<gpu::GPUFuncOp>();
      std::optional<int64_t> limit =
          kernel ? getSharedLimit(kernel) : std::nullopt;
      if (!limit)
        return true;
      int64_t bytes = 0;
      for (auto [owner, size] : residents[kernel])
        if (owner->getParentRegion()->isAncestor(loop->getParentRegion()))
          bytes += size;
      for (LoadOp load : loads)
        bytes += numStages * getPlaceBytes(load.getType());
      return bytes <= *limit;
    };
    // Block by block: the loops of a block run one behind the other.
    SmallVector<Block *> blocks;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      // The roles of warps are settled.
      if (isa<WarpSpecializeOp>(op))
        return WalkResult::skip();
      for (Region &region : op->getRegions())
        for (Block &block : region)
          blocks.push_back(&block);
      return WalkResult::advance();
    });
    // Inner blocks first: a loop that is pipelined is built anew.
    for (Block *block : llvm::reverse(blocks)) {
      Pipeliner pipeliner(numStages);
      for (scf::ForOp loop : llvm::to_vector(block->getOps<scf::ForOp>())) {
        SmallVector<LoadOp> loads;
        for (LoadOp load : loop.getBody()->getOps<LoadOp>())
          if (canRunAhead(load, loop))
            loads.push_back(load);
        if (loads.empty() || !hasRoom(loop, loads))
          continue;
        numPipelined += loads.size();
        pipeliner.pipeline(loop, std::move(loads));
      }
      pipeliner.drain();
    }
  }
};
} // namespace

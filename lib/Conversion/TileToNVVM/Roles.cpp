//===- Roles.cpp - Warps with roles and the rings between them ------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::attn::tile;

/// Bytes of an mbarrier.
static constexpr int64_t kBarrierBytes = 8;

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

/// Barriers of a ring: for each slot one that says full, then for each slot one
/// that says empty.
int64_t mlir::attn::tile::getBarrierBytes(RingType ring) {
  return 2 * kBarrierBytes * ring.getStages();
}

/// What a warp has read through registers arrives in them before it goes on.
static void emitReadFence(OpBuilder b, Location loc) {
  LLVM::FenceOp::create(b, loc, LLVM::AtomicOrdering::acq_rel, "block");
  NVVM::SyncWarpOp::create(
      b, loc, arith::ConstantOp::create(b, loc, b.getI32IntegerAttr(-1)));
}

/// Name of the attribute of a release that reads through registers come before
/// in its own block.
static constexpr StringLiteral kFenceAttr = "tile.fence";

/// Puts fences between reads of a ring through registers and its releases:
/// into the branch that reads where there is one, since a branch can be a rare
/// one, else to the release.
static void fenceReads(RingCreateOp ring) {
  bool atRelease = false;
  llvm::SmallPtrSet<Block *, 2> branches;
  for (Operation *user : ring->getUsers()) {
    auto get = dyn_cast<GetOp>(user);
    if (!get)
      continue;
    for (Operation *reader : get->getUsers()) {
      auto dot = dyn_cast<DotOp>(reader);
      if (dot && dot.getWarpgroup())
        continue;
      Block *block = reader->getBlock();
      if (block == get->getBlock())
        atRelease = true;
      else if (branches.insert(block).second)
        emitReadFence(OpBuilder(block->getTerminator()), reader->getLoc());
    }
  }
  if (atRelease)
    for (Operation *user : ring->getUsers())
      if (isa<ReleaseOp>(user))
        user->setAttr(kFenceAttr, UnitAttr::get(ring.getContext()));
}

LogicalResult mlir::attn::tile::prepareRoles(gpu::GPUFuncOp kernel,
                                             int64_t &sharedBytes) {
  WarpSpecializeOp roles;
  WalkResult result = kernel.walk([&](WarpSpecializeOp op) {
    if (roles || op->getParentOp() != kernel ||
        op->getNextNode() != op->getBlock()->getTerminator()) {
      op.emitOpError() << "is the last op of a kernel, and the only one";
      return WalkResult::interrupt();
    }
    roles = op;
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  if (!roles)
    return success();

  Builder b(kernel.getContext());
  for (auto [i, region] : llvm::enumerate(roles.getPartitions())) {
    int64_t threads = 32 * roles.getWarps()[i];
    region.walk([&, i = i](Operation *op) {
      op->setAttr(kThreadsAttr, b.getI64IntegerAttr(threads));
      op->setAttr(kNamedBarrierAttr, b.getI64IntegerAttr(i + 1));
    });
  }
  // Each warp of the readers says once that a slot is empty, wherever it does.
  auto getReaders = [&](RingCreateOp ring) {
    DenseSet<unsigned> partitions;
    int32_t count = 0;
    for (Operation *user : ring->getUsers())
      if (isa<ReleaseOp>(user) && roles->isProperAncestor(user))
        if (unsigned i = roles.getPartitionOf(user);
            partitions.insert(i).second)
          count += roles.getWarps()[i];
    return count;
  };
  SmallVector<RingCreateOp> rings(kernel.getOps<RingCreateOp>());
  for (RingCreateOp ring : rings) {
    auto isShared = [&](Operation *user) {
      return roles->isProperAncestor(user);
    };
    if (!llvm::any_of(ring->getUsers(), isShared))
      continue;
    fenceReads(ring);
    for (Operation *user : ring->getUsers()) {
      if (!isShared(user))
        return user->emitOpError() << "uses a ring that roles share";
      if (auto put = dyn_cast<PutOp>(user);
          put && isa<MemRefType>(put.getSource().getType()))
        return put.emitOpError()
               << "fills a ring that roles share from a tensor map alone";
      user->setAttr(kBarriersAttr, b.getI64IntegerAttr(sharedBytes));
    }
    ring->setAttr(kBarriersAttr, b.getI64IntegerAttr(sharedBytes));
    ring->setAttr(kReadersAttr, b.getI64IntegerAttr(getReaders(ring)));
    sharedBytes += getBarrierBytes(ring.getResult().getType());
  }
  kernel.setKnownBlockSizeAttr(b.getDenseI32ArrayAttr(
      {static_cast<int32_t>(32 * roles.getTotalWarps()), 1, 1}));
  kernel->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                  b.getI32IntegerAttr(1));
  return success();
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

namespace {
/// The barriers of one ring and the slot of one position in it.
struct Slot {
  /// Addresses in shared memory, as i32: what does not depend on the position
  /// is then found outside of loops.
  Value full, empty;
  Value tile;
  /// Whether the position's round through the ring is an odd one, as i32.
  Value parity;

  Slot(Emitter &e, Operation *op, RingType ring, Value base, Value position) {
    int64_t stages = ring.getStages();
    Value p = e.toI32(position);
    Value slot = e.rem(p, stages);
    parity = e.andI(e.div(p, stages), 1);
    int64_t barriers = op->getAttrOfType<IntegerAttr>(kBarriersAttr).getInt();
    auto getBarrier = [&](int64_t first) {
      Value shared =
          LLVM::AddressOfOp::create(e, e.ptrType(kSharedSpace), kSharedSymbol);
      Value base = LLVM::PtrToIntOp::create(
          e, e.getI32Type(), e.gepBytes(shared, barriers + first));
      return e.add(base, e.mul(slot, kBarrierBytes));
    };
    full = getBarrier(0);
    empty = getBarrier(stages * kBarrierBytes);
    tile = e.gepBytes(
        base,
        e.mul(slot, llvm::alignTo(ring.getTile().getSizeInBytes(), 1024)));
  }
};
} // namespace

static void emitAsm(Emitter &e, StringRef text, StringRef constraints,
                    ValueRange operands) {
  LLVM::InlineAsmOp::create(e, TypeRange(), operands, text, constraints,
                            /*has_side_effects=*/true,
                            /*is_align_stack=*/false, LLVM::TailCallKind::None,
                            LLVM::AsmDialectAttr(), ArrayAttr());
}

/// Waits until a phase of `parity` has ended.
static void emitWait(Emitter &e, Value barrier, Value parity) {
  emitAsm(e,
          "{\n"
          ".reg .pred done;\n"
          "again:\n"
          "mbarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\n"
          "@!done bra again;\n"
          "}",
          "r,r,~{memory}", {barrier, parity});
}

namespace {

struct RingCreatePattern : TilePattern<RingCreateOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(RingCreateOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!op->hasAttr(kBarriersAttr))
      return failure();
    Emitter e(op.getLoc(), rewriter);
    Value shared =
        LLVM::AddressOfOp::create(e, e.ptrType(kSharedSpace), kSharedSymbol);
    auto get = [&](StringRef name) {
      return op->getAttrOfType<IntegerAttr>(name).getInt();
    };
    auto branch = scf::IfOp::create(
        e, TypeRange(), e.cmp(arith::CmpIPredicate::eq, e.tid(), e.i32(0)),
        /*withElseRegion=*/false);
    {
      OpBuilder::InsertionGuard guard(e);
      e.setInsertionPointToStart(branch.thenBlock());
      int64_t stages = op.getResult().getType().getStages();
      for (int64_t i = 0; i < 2 * stages; ++i)
        NVVM::MBarrierInitOp::create(
            e, e.gepBytes(shared, get(kBarriersAttr) + i * kBarrierBytes),
            e.i32(i < stages ? 1 : get(kReadersAttr)), Value());
    }
    rewriter.replaceOp(op, e.gepBytes(shared, get(kOffsetAttr)));
    return success();
  }
};

/// One thread fills a slot: it says how many bytes will come, and the copy
/// engine says when they have.
struct PutPattern : TilePattern<PutOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(PutOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto map = dyn_cast<TensorMapType>(op.getSource().getType());
    if (!op->hasAttr(kBarriersAttr) || !map)
      return failure();
    Emitter e(op.getLoc(), rewriter);
    Slot slot(e, op, op.getRing().getType(), adaptor.getRing(),
              adaptor.getPosition());
    emitWait(e, slot.empty, e.xorI(slot.parity, 1));
    emitAsm(e, "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;",
            "r,r,~{memory}",
            {slot.full, e.i32(map.getBoxBytes() * map.getNumCopies())});
    Value barrier =
        LLVM::IntToPtrOp::create(e, e.ptrType(kSharedSpace), slot.full);
    emitTensorLoad(e, map, adaptor.getSource(), adaptor.getOffsets(), slot.tile,
                   barrier);
    rewriter.eraseOp(op);
    return success();
  }
};

struct GetPattern : TilePattern<GetOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(GetOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!op->hasAttr(kBarriersAttr))
      return failure();
    Emitter e(op.getLoc(), rewriter);
    Slot slot(e, op, op.getRing().getType(), adaptor.getRing(),
              adaptor.getPosition());
    {
      OpBuilder::InsertionGuard guard(e);
      if (Value condition = adaptor.getCondition())
        e.setInsertionPointToStart(scf::IfOp::create(e, TypeRange(), condition,
                                                     /*withElseRegion=*/false)
                                       .thenBlock());
      emitWait(e, slot.full, slot.parity);
    }
    rewriter.replaceOp(op, slot.tile);
    return success();
  }
};

/// A lane of each warp says that the warp is done.
struct ReleasePattern : TilePattern<ReleaseOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(ReleaseOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!op->hasAttr(kBarriersAttr))
      return failure();
    Emitter e(op.getLoc(), rewriter);
    Slot slot(e, op, op.getRing().getType(), adaptor.getRing(),
              adaptor.getPosition());
    if (op->hasAttr(kFenceAttr))
      emitReadFence(e, op.getLoc());
    Value isFirst = e.cmp(arith::CmpIPredicate::eq, e.lane(), e.i32(0));
    emitAsm(e, "@$1 mbarrier.arrive.shared::cta.b64 _, [$0];", "r,b,~{memory}",
            {slot.empty, isFirst});
    rewriter.eraseOp(op);
    return success();
  }
};

/// Branches on the number of the warp.
struct WarpSpecializePattern : TilePattern<WarpSpecializeOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(WarpSpecializeOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    NVVM::FenceMbarrierInitOp::create(e);
    e.barrier();
    Value warp = e.uniformWarp();
    int64_t first = 0, initial = std::min<int64_t>(
                           65536 / (32 * op.getTotalWarps()) / 8 * 8, 248);
    for (auto [i, region] : llvm::enumerate(op.getPartitions())) {
      int64_t last = first + op.getWarps()[i];
      bool isFinal = i + 1 == op.getPartitions().size();
      auto branch = scf::IfOp::create(
          e, TypeRange(), e.cmp(arith::CmpIPredicate::ult, warp, e.i32(last)),
          /*withElseRegion=*/!isFinal);
      e.setInsertionPointToStart(branch.thenBlock());
      int64_t registers = op.getRegisters()[i];
      if (registers != initial)
        NVVM::SetMaxRegisterOp::create(
            e, registers,
            registers > initial ? NVVM::SetMaxRegisterAction::increase
                                : NVVM::SetMaxRegisterAction::decrease);
      Operation *before = branch.thenBlock()->getTerminator();
      // Copies of the copy engine are one thread's.
      if (onlyPuts(region)) {
        auto single = scf::IfOp::create(
            e, TypeRange(),
            e.cmp(arith::CmpIPredicate::eq, e.tid(), e.i32(32 * first)),
            /*withElseRegion=*/false);
        before = single.thenBlock()->getTerminator();
      }
      rewriter.inlineBlockBefore(&region.front(), before);
      if (!isFinal)
        e.setInsertionPointToStart(branch.elseBlock());
      first = last;
    }
    rewriter.eraseOp(op);
    return success();
  }

  static bool onlyPuts(Region &region) {
    return !region
                .walk([](Operation *op) {
                  return isa_and_present<TileDialect>(op->getDialect()) &&
                                 !isa<PutOp>(op)
                             ? WalkResult::interrupt()
                             : WalkResult::advance();
                })
                .wasInterrupted();
  }
};

} // namespace

void mlir::attn::tile::populateRolePatterns(const TileTypeConverter &converter,
                                            RewritePatternSet &patterns) {
  // Before those of rings that all warps fill and empty together.
  MLIRContext *context = patterns.getContext();
  patterns.add<RingCreatePattern, PutPattern, GetPattern, ReleasePattern,
               WarpSpecializePattern>(converter, context, /*benefit=*/2);
}

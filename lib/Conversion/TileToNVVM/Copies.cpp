//===- Copies.cpp - Copies to shared memory -------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::attn::tile;

int64_t mlir::attn::tile::getSwizzledOffset(SharedType tile, int64_t row,
                                            int64_t chunk) {
  return chunk / 8 * tile.getRows() * 128 + row * 128 +
         ((chunk % 8) ^ (row % 8)) * 16;
}

/// The same for values.
static Value emitSwizzledOffset(Emitter &e, SharedType tile, Value row,
                                Value chunk) {
  Value slab = e.mul(e.shr(chunk, 3), tile.getRows() * 128);
  Value swizzled = e.xorI(e.andI(chunk, 7), e.andI(row, 7));
  return e.add(e.add(slab, e.shl(row, 7)), e.shl(swizzled, 4));
}

/// Runs `body` where `condition` holds.
static void emitIf(Emitter &e, Value condition,
                   function_ref<void(Emitter &)> body) {
  auto ifOp = scf::IfOp::create(e, TypeRange(), condition,
                                /*withElseRegion=*/false);
  Emitter inner(e.getLoc(), static_cast<OpBuilder &>(e));
  inner.setInsertionPointToStart(ifOp.thenBlock());
  body(inner);
}

namespace {

/// A copy of one tile by all threads of a kernel.
struct TileCopy {
  SharedType tile;
  const Source &source;
  /// First element of the tile in global memory, and the tile's place in shared
  /// memory.
  Value from, to;
  /// Rows and columns of the source from the tile's start on, as i32 from 0 to
  /// the tile's size.
  Value rows, columns;
  int64_t threads;

  int64_t elementBytes() const { return tile.getElementType().getWidth() / 8; }
  int64_t chunks() const { return tile.getColumns() * elementBytes() / 16; }

  void emitAsync(Emitter &e) const;
  void emitChunks(Emitter &e, int64_t first, int64_t width) const;
  void emitPlain(Emitter &e) const;
};

} // namespace

/// 16 bytes a thread with `cp.async`; the threads of a row's chunks are
/// neighbours.
void TileCopy::emitAsync(Emitter &e) const {
  // Groups of a power of two of chunks, so that a thread keeps its column.
  for (int64_t first = 0, count = chunks(); first < count;) {
    int64_t width =
        std::min<int64_t>(32, llvm::bit_floor<uint64_t>(count - first));
    emitChunks(e, first, width);
    first += width;
  }
}

void TileCopy::emitChunks(Emitter &e, int64_t first, int64_t width) const {
  int64_t pass = threads / width;
  Value tid = e.tid();
  Value chunk = e.add(e.andI(tid, width - 1), first);
  Value row0 = e.shr(tid, llvm::Log2_64(width));
  Value columnBytes = e.mul(columns, elementBytes());
  Value bytes = e.clamp(e.sub(columnBytes, e.shl(chunk, 4)), 16);
  Value zero = e.i32(0);

  // The thread's first chunk, then a uniform step at a time: addresses of their
  // own would each be kept in registers around loops.
  Value strideBytes = e.mul(source.stride(e, 0), elementBytes());
  Value rowBytes = e.mul(e.toI64(row0), strideBytes);
  Value address =
      e.gepBytes(e.gepBytes(from, rowBytes), e.toI64(e.shl(chunk, 4)));
  Value step = e.mul(strideBytes, pass);
  Value place = e.gepBytes(to, emitSwizzledOffset(e, tile, row0, chunk));
  for (int64_t i = 0; i * pass < tile.getRows(); ++i) {
    if (i > 0)
      address = e.gepBytes(address, step);
    Value row = e.add(row0, i * pass);
    auto copy = [&](Emitter &e) {
      Value inside = e.cmp(arith::CmpIPredicate::slt, row, rows);
      Value at = pass % 8 == 0
                     ? e.gepBytes(place, i * pass * 128)
                     : e.gepBytes(to, emitSwizzledOffset(e, tile, row, chunk));
      NVVM::CpAsyncOp::create(e, at, address, 16,
                              NVVM::LoadCacheModifierKind::CG,
                              e.select(inside, bytes, zero));
    };
    if ((i + 1) * pass <= tile.getRows())
      copy(e);
    else
      emitIf(e, e.cmp(arith::CmpIPredicate::slt, row, e.i32(tile.getRows())),
             copy);
  }
}

/// Element by element: any strides, any alignment.
void TileCopy::emitPlain(Emitter &e) const {
  FloatType type = tile.getElementType();
  // Nothing of this rare path is to be computed ahead and kept in registers
  // around loops.
  Value tid = e.opaqueTid();
  auto loop = scf::ForOp::create(
      e, tid, e.i32(tile.getRows() * tile.getColumns()), e.i32(threads));
  Emitter b(e.getLoc(), static_cast<OpBuilder &>(e));
  b.setInsertionPointToStart(loop.getBody());
  Value i = loop.getInductionVar();
  Value row = b.div(i, tile.getColumns()), column = b.rem(i, tile.getColumns());
  Value inside = b.andI(b.cmp(arith::CmpIPredicate::slt, row, rows),
                        b.cmp(arith::CmpIPredicate::slt, column, columns));
  auto read = scf::IfOp::create(b, type, inside, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(read.thenBlock());
    Value index = b.add(b.mul(b.toI64(row), source.stride(b, 0)),
                        b.mul(b.toI64(column), source.stride(b, 1)));
    Value value = LLVM::LoadOp::create(b, type, b.gep(from, type, index));
    scf::YieldOp::create(b, value);
    b.setInsertionPointToStart(read.elseBlock());
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(type));
    scf::YieldOp::create(b, zero);
  }
  int64_t perChunk = 16 / elementBytes();
  Value place = b.gepBytes(
      to, b.add(emitSwizzledOffset(b, tile, row, b.div(column, perChunk)),
                b.mul(b.rem(column, perChunk), elementBytes())));
  LLVM::StoreOp::create(b, read.getResult(0), place);
}

/// Copies the tile of `memref` at `offsets` to `to` and commits it.
static void emitCopy(Emitter &e, Operation *op, Value memref,
                     ValueRange offsets, SharedType tile, Value to,
                     const LLVMTypeConverter &llvmConverter) {
  if (op->hasAttr(kBarrierAttr))
    e.barrier(op);
  Source source(e, memref, llvmConverter);
  Value row = e.toI64(offsets[0]), column = e.toI64(offsets[1]);
  Value index = e.add(e.mul(row, source.stride(e, 0)),
                      e.mul(column, source.stride(e, 1)));
  Value from = e.gep(source.base(e), tile.getElementType(), index);
  Value rows = e.toI32(e.clamp(e.sub(source.size(e, 0), row), tile.getRows()));
  Value columns =
      e.toI32(e.clamp(e.sub(source.size(e, 1), column), tile.getColumns()));
  TileCopy copy{tile, source, from, to, rows, columns, getNumThreads(op)};

  // 16 bytes at once need a unit stride and aligned rows. What the type does
  // not say is found out here, by a test that is the same for all threads.
  std::optional<int64_t> rowStride = source.staticStride(0),
                         columnStride = source.staticStride(1);
  if ((columnStride && *columnStride != 1) ||
      (rowStride && *rowStride * copy.elementBytes() % 16 != 0)) {
    copy.emitPlain(e);
  } else {
    Value bits = LLVM::PtrToIntOp::create(e, e.getI64Type(), from);
    if (!rowStride)
      bits = arith::OrIOp::create(
          e, bits, e.mul(source.stride(e, 0), copy.elementBytes()));
    Value aligned = e.cmp(arith::CmpIPredicate::eq, e.andI(bits, 15), e.i64(0));
    if (!columnStride)
      aligned = e.andI(aligned, e.cmp(arith::CmpIPredicate::eq,
                                      source.stride(e, 1), e.i64(1)));
    auto ifOp = scf::IfOp::create(e, TypeRange(), aligned,
                                  /*withElseRegion=*/true);
    Emitter inner(e.getLoc(), static_cast<OpBuilder &>(e));
    inner.setInsertionPointToStart(ifOp.thenBlock());
    copy.emitAsync(inner);
    inner.setInsertionPointToStart(ifOp.elseBlock());
    copy.emitPlain(inner);
  }
  NVVM::CpAsyncCommitGroupOp::create(e);
}

/// Waits for all but the last `pending` copies of all threads. wgmma reads
/// through another proxy than the copies write.
static void emitArrival(Emitter &e, Operation *op, int64_t pending) {
  NVVM::CpAsyncWaitGroupOp::create(e, pending);
  if (op->getParentOfType<gpu::GPUFuncOp>()->hasAttr(kProxyFenceAttr))
    NVVM::FenceProxyOp::create(
        e,
        NVVM::ProxyKindAttr::get(e.getContext(), NVVM::ProxyKind::async_shared),
        NVVM::SharedSpaceAttr::get(e.getContext(),
                                   NVVM::SharedSpace::shared_cta));
  e.barrier(op);
}

/// Where an op's shared memory begins.
static Value emitShared(Emitter &e, Operation *op) {
  Value base =
      LLVM::AddressOfOp::create(e, e.ptrType(kSharedSpace), kSharedSymbol);
  return e.gepBytes(base, op->getAttrOfType<IntegerAttr>(kOffsetAttr).getInt());
}

/// The slot of a position in a ring.
static Value emitSlot(Emitter &e, RingType ring, Value base, Value position) {
  if (ring.getStages() == 1)
    return base;
  Value slot = e.rem(e.toI32(position), ring.getStages());
  return e.gepBytes(
      base, e.mul(slot, llvm::alignTo(ring.getTile().getSizeInBytes(), 1024)));
}

namespace {

struct LoadPattern : TilePattern<LoadOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(LoadOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    Value place = emitShared(e, op);
    emitCopy(e, op, adaptor.getSource(), adaptor.getOffsets(), op.getType(),
             place, llvmConverter);
    emitArrival(e, op, /*pending=*/0);
    rewriter.replaceOp(op, place);
    return success();
  }
};

struct RingCreatePattern : TilePattern<RingCreateOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(RingCreateOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    rewriter.replaceOp(op, emitShared(e, op));
    return success();
  }
};

struct PutPattern : TilePattern<PutOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(PutOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isa<MemRefType>(op.getSource().getType()))
      return rewriter.notifyMatchFailure(op, "not a copy by all threads");
    Emitter e(op.getLoc(), rewriter);
    RingType ring = op.getRing().getType();
    Value place = emitSlot(e, ring, adaptor.getRing(), adaptor.getPosition());
    emitCopy(e, op, adaptor.getSource(), adaptor.getOffsets(), ring.getTile(),
             place, llvmConverter);
    rewriter.eraseOp(op);
    return success();
  }
};

/// Groups of copies end in order, so that the target counts them; the barrier
/// makes the other threads' copies visible.
struct GetPattern : TilePattern<GetOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(GetOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    emitArrival(e, op, op.getPending());
    rewriter.replaceOp(op, emitSlot(e, op.getRing().getType(),
                                    adaptor.getRing(), adaptor.getPosition()));
    return success();
  }
};

/// A put that needs it has a barrier of its own.
struct ReleasePattern : TilePattern<ReleaseOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(ReleaseOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void mlir::attn::tile::populateCopyPatterns(const TileTypeConverter &converter,
                                            RewritePatternSet &patterns) {
  patterns.add<LoadPattern, RingCreatePattern, PutPattern, GetPattern,
               ReleasePattern>(converter, patterns.getContext());
}

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

/// The op that owns the memory behind a tile: a load, or the ring it came from.
static Operation *getOwner(Value tile) {
  Operation *def = tile.getDefiningOp();
  if (auto get = dyn_cast_or_null<GetOp>(def))
    return get.getRing().getDefiningOp();
  return def;
}

/// Bytes of shared memory that a load or a ring needs.
static int64_t getSharedSize(Operation *owner) {
  if (auto load = dyn_cast<LoadOp>(owner))
    return llvm::alignTo(load.getType().getSizeInBytes(), 1024);
  RingType ring = cast<RingCreateOp>(owner).getResult().getType();
  return ring.getStages() *
         llvm::alignTo(ring.getTile().getSizeInBytes(), 1024);
}

/// Whether the memory of two loads or rings, which have their places, overlaps.
static bool overlap(Operation *a, Operation *b) {
  int64_t begin = a->getAttrOfType<IntegerAttr>(kOffsetAttr).getInt(),
          other = b->getAttrOfType<IntegerAttr>(kOffsetAttr).getInt();
  return begin < other + getSharedSize(b) && other < begin + getSharedSize(a);
}

namespace {
/// When the memory of a load or a ring is in use, as numbers of ops in the
/// order of the program.
struct Lifetime {
  Operation *owner;
  unsigned begin, end;
};
} // namespace

/// Lifetimes of what owns shared memory, in program order. What is made outside
/// of a loop and used inside lives to the loop's end.
static SmallVector<Lifetime> getLifetimes(gpu::GPUFuncOp kernel) {
  DenseMap<Operation *, unsigned> first, last;
  unsigned count = 0;
  kernel.walk<WalkOrder::PreOrder>([&](Operation *op) { first[op] = count++; });
  kernel.walk([&](Operation *op) {
    unsigned end = first[op];
    op->walk([&](Operation *inner) { end = std::max(end, first[inner]); });
    last[op] = end;
  });
  SmallVector<Lifetime> lifetimes;
  kernel.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa<LoadOp, RingCreateOp>(op))
      return;
    Lifetime life{op, first[op], first[op]};
    SmallVector<Operation *> users(op->getUsers());
    for (unsigned i = 0; i < users.size(); ++i) {
      Operation *user = users[i];
      // A tile of a ring is used where the tile is.
      if (auto get = dyn_cast<GetOp>(user))
        llvm::append_range(users, get->getUsers());
      Operation *end = user;
      for (Operation *parent = user->getParentOp();
           !parent->isProperAncestor(op); parent = parent->getParentOp())
        if (isa<LoopLikeOpInterface, WarpSpecializeOp>(parent))
          end = parent;
      life.end = std::max(life.end, last[end]);
    }
    lifetimes.push_back(life);
  });
  return lifetimes;
}

/// Gives every load and ring its place: the first that is free while it lives.
/// Returns the bytes needed in all.
static int64_t placeShared(gpu::GPUFuncOp kernel) {
  Builder b(kernel.getContext());
  SmallVector<Lifetime> lifetimes = getLifetimes(kernel);
  int64_t bytes = 0;
  for (auto [i, life] : llvm::enumerate(lifetimes)) {
    int64_t size = getSharedSize(life.owner), place = 0;
    SmallVector<std::pair<int64_t, int64_t>> taken;
    for (const Lifetime &other : ArrayRef(lifetimes).take_front(i))
      if (life.begin <= other.end && other.begin <= life.end) {
        int64_t at =
            other.owner->getAttrOfType<IntegerAttr>(kOffsetAttr).getInt();
        taken.push_back({at, at + getSharedSize(other.owner)});
      }
    llvm::sort(taken);
    for (auto [begin, end] : taken) {
      if (place + size <= begin)
        break;
      place = std::max(place, end);
    }
    life.owner->setAttr(kOffsetAttr, b.getI64IntegerAttr(place));
    bytes = std::max(bytes, place + size);
  }
  return bytes;
}

/// Whether `op`, or an op inside it, reads memory of `owner`. What cannot be
/// traced may be that.
static bool readsFrom(Operation *op, Operation *owner) {
  WalkResult result = op->walk([&](Operation *inner) {
    if (isa<GetOp>(inner))
      return WalkResult::advance();
    for (Value operand : inner->getOperands())
      if (isa<SharedType>(operand.getType())) {
        Operation *from = getOwner(operand);
        if (!from || overlap(from, owner))
          return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return result.wasInterrupted();
}

/// Whether a thread may still read the memory that `copy` overwrites when
/// another reaches it: on some way back from `copy` a reader comes before a
/// barrier.
static bool needsBarrier(Operation *copy, Operation *owner) {
  for (Operation *position = copy;; position = position->getParentOp()) {
    auto scan = [&](Operation *op, Operation *end) -> std::optional<bool> {
      for (; op != end; op = op->getPrevNode()) {
        if (readsFrom(op, owner))
          return true;
        if (isa<LoadOp, GetOp, AllOp>(op))
          return false;
      }
      return std::nullopt;
    };
    if (std::optional<bool> found = scan(position->getPrevNode(), nullptr))
      return *found;
    Operation *parent = position->getParentOp();
    if (isa<gpu::GPUFuncOp>(parent))
      return false;
    if (!isa<scf::ForOp, scf::IfOp>(parent))
      return true;
    if (!isa<scf::ForOp>(parent))
      continue;
    // The way from the end of the loop's body to its start, where a barrier
    // settles this way alone.
    if (scan(&position->getBlock()->back(), position).value_or(false))
      return true;
    if (position != copy && readsFrom(position, owner))
      return true;
  }
}

/// Lets products read a left operand from shared memory again where it would
/// fill the registers: rows of f32, whose parts are larger still, and of
/// more than 192 16-bit elements. The tile of a load holds as long as values
/// from it can be seen.
static void rereadOperands(gpu::GPUFuncOp kernel) {
  kernel.walk([](LocalLoadOp local) {
    SharedType tile = local.getSource().getType();
    if (!local.getSource().getDefiningOp<LoadOp>() ||
        (tile.getElementType().getWidth() == 16 && tile.getColumns() <= 192))
      return;
    for (OpOperand &use : llvm::make_early_inc_range(local->getUses()))
      if (isa<DotOp>(use.getOwner()))
        use.set(local.getSource());
    if (local.use_empty())
      local.erase();
  });
}

LogicalResult mlir::attn::tile::prepareKernel(gpu::GPUFuncOp kernel) {
  auto warps =
      kernel->getAttrOfType<IntegerAttr>(TileDialect::getNumWarpsAttrName());
  if (!warps || warps.getInt() <= 0 || warps.getInt() > 32)
    return kernel.emitOpError() << "needs 1 to 32 warps in '"
                                << TileDialect::getNumWarpsAttrName() << "'";
  rereadOperands(kernel);
  kernel.setKnownBlockSizeAttr(
      OpBuilder(kernel.getContext())
          .getDenseI32ArrayAttr(
              {static_cast<int32_t>(32 * warps.getInt()), 1, 1}));
  kernel.walk([&](DotOp dot) {
    if (dot.getWarpgroup())
      kernel->setAttr(kProxyFenceAttr, UnitAttr::get(kernel.getContext()));
  });
  OpBuilder b(kernel.getContext());
  // The answer of all warps is expected to be true.
  kernel.walk([&](scf::IfOp branch) {
    if (branch.getCondition().getDefiningOp<AllOp>())
      branch->setAttr(kColdAttr, b.getUnitAttr());
  });
  int64_t bytes = placeShared(kernel);
  if (failed(prepareRoles(kernel, bytes)))
    return failure();
  auto checkLayout = [&](Operation *op, Type type) -> LogicalResult {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      return success();
    if (!isFragment(tensor))
      return op->emitOpError()
             << "has a tensor that is no fragment: " << tensor;
    if (getLayout(tensor).getWarps() != warps.getInt())
      return op->emitOpError()
             << "has a fragment over " << getLayout(tensor).getWarps()
             << " warps in a kernel of " << warps.getInt();
    return success();
  };
  WalkResult result = kernel.walk([&](Operation *op) {
    for (Type type :
         llvm::concat<const Type>(llvm::to_vector(op->getOperandTypes()),
                                  llvm::to_vector(op->getResultTypes())))
      if (failed(checkLayout(op, type)))
        return WalkResult::interrupt();
    LogicalResult ok = success();
    if (auto load = dyn_cast<LoadOp>(op)) {
      ok = checkSource(op, cast<MemRefType>(load.getSource().getType()));
      if (needsBarrier(op, op))
        op->setAttr(kBarrierAttr, b.getUnitAttr());
    } else if (auto put = dyn_cast<PutOp>(op)) {
      if (auto source = dyn_cast<MemRefType>(put.getSource().getType()))
        ok = checkSource(op, source);
      Operation *owner = put.getRing().getDefiningOp();
      if (!owner || needsBarrier(op, owner))
        op->setAttr(kBarrierAttr, b.getUnitAttr());
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      ok = checkSource(op, cast<MemRefType>(store.getDest().getType()));
    } else if (auto gather = dyn_cast<GatherOp>(op)) {
      ok = checkSource(op, cast<MemRefType>(gather.getSource().getType()));
    } else if (auto reduce = dyn_cast<ReduceOp>(op)) {
      Type type = getElementTypeOrSelf(reduce.getInput().getType());
      if (!type.isF32() && !type.isInteger(32))
        ok = op->emitOpError() << "reduces f32 or i32, got " << type;
    }
    return failed(ok) ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  kernel->setAttr(TileDialect::getSharedMemoryAttrName(),
                  b.getI32IntegerAttr(bytes));
  return success();
}

//===- InsertHostCopies.cpp - Launches on operands in host memory ---------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/KernelReads.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#define DEBUG_TYPE "tile-insert-host-copies"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILEINSERTHOSTCOPIESPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn::tile;

/// The value whose memory `memref` is a view of.
static Value getRoot(Value memref) {
  while (auto view = memref.getDefiningOp<ViewLikeOpInterface>())
    memref = view.getViewSource();
  return memref;
}

/// Whether nothing can have been written to `memory` before `launch`: then it
/// has no bytes worth a copy.
static bool isFresh(Value memory, Operation *launch) {
  auto alloc = memory.getDefiningOp<memref::AllocOp>();
  if (!alloc)
    return false;
  // In a loop, an earlier launch wrote.
  Operation *ancestor = launch;
  while (ancestor->getBlock() != alloc->getBlock()) {
    ancestor = ancestor->getParentOp();
    if (!ancestor || !isa<scf::IfOp>(ancestor))
      return false;
  }
  SmallVector<Value> views = {memory};
  while (!views.empty()) {
    for (Operation *user : views.pop_back_val().getUsers()) {
      if (user == launch || isa<memref::ExtractStridedMetadataOp, memref::DimOp,
                                EncodeTensorMapOp>(user))
        continue;
      if (isa<ViewLikeOpInterface>(user)) {
        llvm::append_range(views, user->getResults());
        continue;
      }
      Operation *other = alloc->getBlock()->findAncestorOpInBlock(*user);
      if (!other || other == ancestor || !ancestor->isBeforeInBlock(other))
        return false;
    }
  }
  return true;
}

namespace {
/// Host memory that operands of a launch lie in, and its copy.
struct Copy {
  Value root;
  /// One operand, to reach the memory by.
  Value memref;
  Type elementType;
  /// Elements from the aligned pointer to the end of all views.
  OpFoldResult extent;
  bool toDevice = true;
  bool fromDevice = false;
  Value host;
  Value device;
};

class LaunchCopier {
public:
  explicit LaunchCopier(gpu::LaunchFuncOp launch)
      : launch(launch), b(launch), loc(launch.getLoc()) {}

  LogicalResult run();

private:
  LogicalResult addOperand(unsigned index);
  /// One more operation in the order of the launch.
  template <typename Op, typename... Args>
  Op createAsync(Args &&...args) {
    return Op::create(b, loc, b.getType<gpu::AsyncTokenType>(),
                      ValueRange(token), std::forward<Args>(args)...);
  }
  OpFoldResult compute(AffineExpr expr, ArrayRef<OpFoldResult> operands) {
    return affine::makeComposedFoldedAffineApply(b, loc, expr, operands);
  }

  gpu::LaunchFuncOp launch;
  OpBuilder b;
  Location loc;
  SmallVector<Copy> copies;
  /// Per kernel operand: its copy, and its layout.
  struct Operand {
    unsigned index;
    unsigned copy;
    OpFoldResult offset;
    SmallVector<OpFoldResult> sizes, strides;
  };
  SmallVector<Operand> operands;
  Value token;
};
} // namespace

LogicalResult LaunchCopier::addOperand(unsigned index) {
  Value memref = launch.getKernelOperand(index);
  // A tensor map is of what it describes.
  if (isa<TensorMapType>(memref.getType())) {
    auto encode = memref.getDefiningOp<EncodeTensorMapOp>();
    if (!encode)
      return launch.emitOpError()
             << "cannot copy what kernel operand #" << index
             << " describes to the device: the tensor map comes from elsewhere";
    memref = encode.getSource();
  }
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type) {
    if (isa<BaseMemRefType>(memref.getType()))
      return launch.emitOpError()
             << "cannot copy kernel operand #" << index << " of type "
             << memref.getType() << " to the device: its rank is not static";
    return success();
  }
  // Memory with a space of its own is no host memory.
  if (type.getMemorySpace())
    return success();

  Operand operand;
  operand.index = index;
  auto metadata = memref::ExtractStridedMetadataOp::create(b, loc, memref);
  operand.offset = metadata.getConstifiedMixedOffset();
  operand.sizes = metadata.getConstifiedMixedSizes();
  operand.strides = metadata.getConstifiedMixedStrides();

  // The last element is at offset + sum (size - 1) * stride; a size of zero
  // leaves no element at all.
  AffineExpr end, size, stride;
  bindSymbols(b.getContext(), end, size, stride);
  OpFoldResult extent = operand.offset;
  OpFoldResult count = b.getIndexAttr(1);
  for (auto [s, t] : llvm::zip_equal(operand.sizes, operand.strides)) {
    extent = compute(end + (size - 1) * stride, {extent, s, t});
    AffineExpr a, c;
    bindSymbols(b.getContext(), a, c);
    count = compute(a * c, {count, s});
  }
  extent = compute(end + 1, {extent});
  auto zero = b.getIndexAttr(0);
  if (std::optional<int64_t> elements = getConstantIntValue(count)) {
    if (*elements == 0)
      extent = zero;
  } else {
    Value c0 = arith::ConstantIndexOp::create(b, loc, 0);
    Value none = arith::CmpIOp::create(
        b, loc, arith::CmpIPredicate::eq,
        getValueOrCreateConstantIndexOp(b, loc, count), c0);
    extent =
        arith::SelectOp::create(b, loc, none, c0,
                                getValueOrCreateConstantIndexOp(b, loc, extent))
            .getResult();
  }

  Value root = getRoot(memref);
  bool fresh = isFresh(root, launch);
  bool written = !onlyReads(launch, index);
  for (auto [i, copy] : llvm::enumerate(copies)) {
    if (copy.root != root)
      continue;
    if (copy.elementType != type.getElementType())
      return launch.emitOpError()
             << "cannot copy kernel operand #" << index
             << " to the device: another operand views its memory as "
             << copy.elementType << ", not " << type.getElementType();
    Value larger = arith::MaxUIOp::create(
        b, loc, getValueOrCreateConstantIndexOp(b, loc, copy.extent),
        getValueOrCreateConstantIndexOp(b, loc, extent));
    copy.extent = larger;
    copy.toDevice |= !fresh;
    copy.fromDevice |= written;
    operand.copy = i;
    operands.push_back(operand);
    return success();
  }
  Copy copy;
  copy.root = root;
  copy.memref = memref;
  copy.elementType = type.getElementType();
  copy.extent = extent;
  copy.toDevice = !fresh;
  copy.fromDevice = written;
  operand.copy = copies.size();
  copies.push_back(copy);
  operands.push_back(operand);
  return success();
}

LogicalResult LaunchCopier::run() {
  for (unsigned i = 0, e = launch.getNumKernelOperands(); i != e; ++i)
    if (failed(addOperand(i)))
      return failure();
  if (copies.empty())
    return success();

  auto tokenType = b.getType<gpu::AsyncTokenType>();
  token = gpu::WaitOp::create(b, loc, tokenType, launch.getAsyncDependencies())
              .getAsyncToken();
  for (Copy &copy : copies) {
    Value extent = getValueOrCreateConstantIndexOp(b, loc, copy.extent);
    auto flat = MemRefType::get({ShapedType::kDynamic}, copy.elementType);
    // gpu.memcpy copies from the aligned pointer, whatever the offset: so does
    // this.
    copy.host = memref::ReinterpretCastOp::create(
        b, loc, flat, copy.memref, OpFoldResult(b.getIndexAttr(0)),
        ArrayRef<OpFoldResult>(extent),
        ArrayRef<OpFoldResult>(b.getIndexAttr(1)));
    auto alloc = gpu::AllocOp::create(b, loc, flat, tokenType,
                                      ValueRange(token), ValueRange(extent),
                                      /*symbolOperands=*/ValueRange());
    copy.device = alloc.getMemref();
    token = alloc.getAsyncToken();
    if (copy.toDevice)
      token =
          createAsync<gpu::MemcpyOp>(copy.device, copy.host).getAsyncToken();
  }

  for (Operand &operand : operands) {
    Value value = launch.getKernelOperand(operand.index);
    auto encode = value.getDefiningOp<EncodeTensorMapOp>();
    auto type =
        cast<MemRefType>((encode ? encode.getSource() : value).getType());
    Value view = memref::ReinterpretCastOp::create(
        b, loc, type, copies[operand.copy].device, operand.offset,
        operand.sizes, operand.strides);
    if (encode)
      view = EncodeTensorMapOp::create(b, loc, encode.getType(), view);
    launch.getKernelOperandsMutable()[operand.index].assign(view);
    if (encode && encode.use_empty())
      encode.erase();
  }

  // The launch waits for the copies, and whoever waited for it for all.
  bool wasAsync = launch.getAsyncToken() != nullptr;
  OperationState state(loc, gpu::LaunchFuncOp::getOperationName());
  launch.getAsyncDependenciesMutable().assign(token);
  if (!wasAsync) {
    state.addOperands(launch->getOperands());
    state.addAttributes(launch->getAttrs());
    state.propertiesAttr = launch->getPropertiesAsAttribute();
    state.addTypes(tokenType);
    auto replaced = cast<gpu::LaunchFuncOp>(b.create(state));
    launch.erase();
    launch = replaced;
  }
  b.setInsertionPointAfter(launch);
  Value after = launch.getAsyncToken();
  Operation *first = nullptr;
  token = after;
  auto note = [&](Operation *op) {
    if (!first)
      first = op;
  };
  for (Copy &copy : copies)
    if (copy.fromDevice) {
      auto memcpy = createAsync<gpu::MemcpyOp>(copy.host, copy.device);
      note(memcpy);
      token = memcpy.getAsyncToken();
    }
  for (Copy &copy : copies) {
    auto dealloc = createAsync<gpu::DeallocOp>(copy.device);
    note(dealloc);
    token = dealloc.getAsyncToken();
  }
  if (wasAsync)
    after.replaceAllUsesExcept(token, first);
  else
    gpu::WaitOp::create(b, loc, Type(), token);
  return success();
}

namespace {
struct TileInsertHostCopiesPass
    : attn::tile::impl::TileInsertHostCopiesPassBase<TileInsertHostCopiesPass> {
  using TileInsertHostCopiesPassBase::TileInsertHostCopiesPassBase;

  void runOnOperation() override {
    SmallVector<gpu::LaunchFuncOp> launches;
    getOperation()->walk(
        [&](gpu::LaunchFuncOp launch) { launches.push_back(launch); });
    for (gpu::LaunchFuncOp launch : launches)
      if (failed(LaunchCopier(launch).run()))
        return signalPassFailure();
  }
};
} // namespace

//===- AttnToTile.cpp - Tiled attention to kernels of tile programs -------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "attn/Conversion/Passes.h"
#include "attn/Dialect/Tile/Utils/Kernels.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::attn {
#define GEN_PASS_DEF_CONVERTATTNTOTILEPASS
#include "attn/Conversion/Passes.h.inc"
} // namespace mlir::attn

#define DEBUG_TYPE "convert-attn-to-tile"

using namespace mlir;
using namespace mlir::attn;

namespace {
/// One loop nest on its way to a kernel.
class Outliner {
public:
  Outliner(scf::ForallOp forall, TileShape shape, RowSums rowSums)
      : forall(forall), shape(shape), rowSums(rowSums), b(forall.getContext()) {
  }

  /// Builds the kernel, called `name`; erases it again on failure.
  LogicalResult buildKernel(StringRef name);

  /// Replaces the loops by the launch of the kernel.
  void replaceByLaunch();

private:
  /// How many of the outer positions run together where tiles are ordered by
  /// their work.
  Value getSection(Location loc, ArrayRef<OpFoldResult> trips,
                   KernelEmitter &emitter);
  void collectOperands();

  scf::ForallOp forall;
  TileShape shape;
  RowSums rowSums;
  OpBuilder b;
  attn::tile::KernelOperands operands;
  /// Constants from outside, which are cloned.
  SetVector<Operation *> constants;
  gpu::GPUFuncOp kernel;
};
} // namespace

void Outliner::collectOperands() {
  SetVector<Value> outer, tensors, scalars;
  getUsedValuesDefinedAbove(forall.getRegion(), outer);
  // Bounds of the loops are operands too: a block finds its place by them.
  for (OpFoldResult bound : llvm::concat<OpFoldResult>(
           forall.getMixedLowerBound(), forall.getMixedUpperBound(),
           forall.getMixedStep()))
    if (auto value = dyn_cast<Value>(bound))
      outer.insert(value);
  for (unsigned i = 0; i < outer.size(); ++i) {
    Value value = outer[i];
    Operation *def = value.getDefiningOp();
    if (def && def->hasTrait<OpTrait::ConstantLike>() &&
        !isa<ShapedType>(value.getType())) {
      constants.insert(def);
      continue;
    }
    if (!isa<RankedTensorType>(value.getType())) {
      scalars.insert(value);
      continue;
    }
    // The state of an online softmax never lives in memory.
    if (isa_and_present<tensor::EmptyOp>(def))
      continue;
    if (auto fill = dyn_cast_if_present<linalg::FillOp>(def)) {
      outer.insert(fill.getInputs()[0]);
      continue;
    }
    while (auto cast = value.getDefiningOp<tensor::CastOp>())
      value = cast.getSource();
    tensors.insert(value);
  }
  operands.tensors = tensors.takeVector();
  operands.outputs = llvm::to_vector(forall.getOutputs());
  operands.scalars = scalars.takeVector();
}

/// Trip counts of the loops, with `map` applied to the values of their bounds.
static SmallVector<OpFoldResult>
getTripCounts(OpBuilder &b, scf::ForallOp forall,
              function_ref<OpFoldResult(OpFoldResult)> map) {
  AffineExpr lb, ub, step;
  bindSymbols(b.getContext(), lb, ub, step);
  SmallVector<OpFoldResult> trips;
  for (auto [l, u, s] :
       llvm::zip_equal(forall.getMixedLowerBound(), forall.getMixedUpperBound(),
                       forall.getMixedStep()))
    trips.push_back(affine::makeComposedFoldedAffineApply(
        b, forall.getLoc(), (ub - lb).ceilDiv(step), {map(l), map(u), map(s)}));
  return trips;
}

/// Where the tile of keys of an iteration begins, if the loop counts their
/// distance from an end.
static affine::AffineApplyOp getPositionFromEnd(scf::ForOp loop) {
  for (auto op : loop.getBody()->getOps<OnlineAttentionOp>())
    if (auto slice = op.getKey().getDefiningOp<tensor::ExtractSliceOp>())
      for (Value offset : slice.getOffsets())
        if (auto apply = offset.getDefiningOp<affine::AffineApplyOp>())
          if (llvm::is_contained(apply.getMapOperands(),
                                 loop.getInductionVar()))
            return apply;
  return {};
}

/// Whether later tiles of queries walk over more keys than earlier ones: the
/// end of a key loop depends on the last position of the nest, and not all of
/// their starts do. A loop that walks backwards, by the distance from an end,
/// starts where it stops: at key 0 where its bound is that end.
static bool hasGrowingLoops(scf::ForallOp forall) {
  Value position = forall.getInductionVars().back();
  auto dependsOn = [&](Value value) {
    SetVector<Value> slice;
    slice.insert(value);
    for (unsigned i = 0; i < slice.size(); ++i) {
      if (slice[i] == position)
        return true;
      if (Operation *def = slice[i].getDefiningOp();
          def && forall->isProperAncestor(def))
        slice.insert_range(def->getOperands());
    }
    return false;
  };
  bool grows = false, isAnchored = false;
  forall.walk([&](scf::ForOp loop) {
    // A loop for NaN alone hardly ever runs.
    if (llvm::all_of(loop.getBody()->getOps<OnlineAttentionOp>(),
                     [](OnlineAttentionOp op) { return op.getValuesOnly(); }))
      return;
    grows |= dependsOn(loop.getUpperBound());
    affine::AffineApplyOp backwards = getPositionFromEnd(loop);
    if (!backwards) {
      isAnchored |= !dependsOn(loop.getLowerBound());
      return;
    }
    AffineMap map = backwards.getAffineMap();
    SmallVector<Value> operands(backwards.getMapOperands());
    Value end = loop.getUpperBound();
    if (auto bound = end.getDefiningOp<GroupBoundOp>())
      end = bound.getCommon();
    llvm::replace(operands, loop.getInductionVar(), end);
    affine::fullyComposeAffineMapAndOperands(&map, &operands);
    map = simplifyAffineMap(map);
    affine::canonicalizeMapAndOperands(&map, &operands);
    isAnchored |= llvm::none_of(operands, dependsOn);
  });
  return grows && isAnchored;
}

Value Outliner::getSection(Location loc, ArrayRef<OpFoldResult> trips,
                           KernelEmitter &emitter) {
  // Keys and values of what runs together are to fit a part of the second level
  // cache, but each multiprocessor is to have a tile of a section (measured on
  // sm_90: up to 32 MB there is little in it).
  constexpr int64_t kCacheBytes = 8 << 20, kLeastTiles = 132;
  OnlineAttentionOp op;
  forall.walk([&](OnlineAttentionOp inner) { op = inner; });
  Value keys = emitter.getNumKeys(op);
  int64_t perKey =
      shape.d * getElementTypeOrSelf(op.getKey()).getIntOrFloatBitWidth() / 8 +
      shape.e * getElementTypeOrSelf(op.getValue()).getIntOrFloatBitWidth() / 8;
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, loc, value);
  };
  auto atLeastOne = [&](Value value) -> Value {
    return arith::MaxUIOp::create(b, loc, value, constant(1));
  };
  Value fitting = arith::DivUIOp::create(b, loc, constant(kCacheBytes / perKey),
                                         atLeastOne(keys));
  Value least = arith::DivUIOp::create(
      b, loc, constant(kLeastTiles),
      atLeastOne(getValueOrCreateConstantIndexOp(b, loc, trips.back())));
  return atLeastOne(arith::MaxUIOp::create(b, loc, fitting, least));
}

LogicalResult Outliner::buildKernel(StringRef name) {
  collectOperands();
  Location loc = forall.getLoc();
  kernel = attn::tile::createKernel(b, forall, name, operands, shape.warps);

  KernelEmitter emitter(b, forall, shape, rowSums);
  IRMapping scalars;
  for (Operation *constant : constants) {
    Operation *clone = b.clone(*constant);
    scalars.map(constant->getResults(), clone->getResults());
    for (auto [from, to] :
         llvm::zip_equal(constant->getResults(), clone->getResults()))
      emitter.mapOuter(from, to);
  }
  unsigned next = 0;
  for (Value tensor : operands.tensors)
    emitter.mapOuter(tensor, kernel.getArgument(next++));
  for (Value output : operands.outputs)
    emitter.mapOuter(output, kernel.getArgument(next++));
  for (Value scalar : operands.scalars) {
    scalars.map(scalar, kernel.getArgument(next));
    emitter.mapOuter(scalar, kernel.getArgument(next++));
  }

  // The CTAs of one head stand side by side, tiles of queries first, so that
  // they share its keys and values in the cache. Where later queries see more
  // keys, those come first, so that the last blocks to run are short ones.
  auto map = [&](OpFoldResult bound) -> OpFoldResult {
    if (auto value = dyn_cast<Value>(bound))
      return scalars.lookup(value);
    return bound;
  };
  SmallVector<OpFoldResult> trips = getTripCounts(b, forall, map);
  SmallVector<Value> positions;
  if (hasGrowingLoops(forall))
    positions = attn::tile::getBlockPositionBalanced(
        b, loc, trips, getSection(loc, trips, emitter));
  else
    positions = attn::tile::getBlockPosition(b, loc, trips);
  AffineExpr d0, s0, s1;
  bindDims(b.getContext(), d0);
  bindSymbols(b.getContext(), s0, s1);
  for (auto [position, lb, step] : llvm::zip_equal(
           positions, forall.getMixedLowerBound(), forall.getMixedStep()))
    position = getValueOrCreateConstantIndexOp(
        b, loc,
        affine::makeComposedFoldedAffineApply(
            b, loc, AffineMap::get(1, 2, d0 * s1 + s0),
            {position, map(lb), map(step)}));
  if (failed(emitter.emit(positions))) {
    kernel->getParentOfType<gpu::GPUModuleOp>().erase();
    return failure();
  }
  gpu::ReturnOp::create(b, loc);
  return success();
}

void Outliner::replaceByLaunch() {
  Location loc = forall.getLoc();
  b.setInsertionPoint(forall);
  Value grid = arith::ConstantIndexOp::create(b, loc, 1);
  for (OpFoldResult trip :
       getTripCounts(b, forall, [](OpFoldResult bound) { return bound; }))
    grid = arith::MulIOp::create(b, loc, grid,
                                 getValueOrCreateConstantIndexOp(b, loc, trip));
  forall.replaceAllUsesWith(
      attn::tile::launchKernel(b, loc, kernel, operands, grid));
  forall.erase();
}

namespace {
class ConvertAttnToTilePass
    : public attn::impl::ConvertAttnToTilePassBase<ConvertAttnToTilePass> {
public:
  using ConvertAttnToTilePassBase::ConvertAttnToTilePassBase;
  void runOnOperation() override;

private:
  LogicalResult convert(scf::ForallOp forall, StringRef name);
};
} // namespace

LogicalResult ConvertAttnToTilePass::convert(scf::ForallOp forall,
                                             StringRef name) {
  forall.walk([](scf::ForOp loop) {
    moveLoopInvariantCode(cast<LoopLikeOpInterface>(loop.getOperation()));
  });

  // With a fallback, what the kernel cannot do is a remark, not an error.
  std::string reason;
  Location culprit = forall.getLoc();
  auto attempt = [&]() -> LogicalResult {
    FailureOr<TileShape> shape = getTileShape(forall, numWarps, warpgroups);
    if (failed(shape))
      return failure();
    Outliner outliner(forall, *shape, rowSums);
    if (failed(outliner.buildKernel(name)))
      return failure();
    remark::passed(
        forall.getLoc(),
        remark::RemarkOpts::name("Kernel").category("attn").function(name))
        << remark::metric("TileM", shape->m)
        << remark::metric("TileN", shape->n)
        << remark::metric("Warps", shape->warps);
    outliner.replaceByLaunch();
    return success();
  };
  if (fallback == "error")
    return attempt();
  ScopedDiagnosticHandler handler(&getContext(), [&](Diagnostic &diag) {
    if (diag.getSeverity() != DiagnosticSeverity::Error)
      return failure();
    if (reason.empty()) {
      reason = diag.str();
      culprit = diag.getLocation();
    }
    return success();
  });
  if (failed(attempt()))
    remark::missed(
        culprit,
        remark::RemarkOpts::name("Kernel").category("attn").function(name))
        << remark::reason("{0}", reason);
  return success();
}

void ConvertAttnToTilePass::runOnOperation() {
  if (fallback != "error" && fallback != "unfused") {
    getOperation()->emitError()
        << "option fallback is 'unfused' or 'error', got '" << fallback << "'";
    return signalPassFailure();
  }
  SmallVector<scf::ForallOp> nests;
  getOperation().walk([&](scf::ForallOp forall) {
    if (forall->getParentOfType<scf::ForallOp>())
      return;
    WalkResult found =
        forall.walk([](OnlineAttentionOp) { return WalkResult::interrupt(); });
    if (found.wasInterrupted())
      nests.push_back(forall);
  });
  for (scf::ForallOp forall : nests) {
    auto function = forall->getParentOfType<FunctionOpInterface>();
    std::string name = attn::tile::getUniqueKernelName(
        getOperation(), (function.getName() + "_attention").str());
    if (failed(convert(forall, name)))
      return signalPassFailure();
  }
  if (!nests.empty())
    getOperation()->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                            UnitAttr::get(&getContext()));
}

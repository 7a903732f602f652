//===- AttnToTile.cpp - Tiled attention to kernels of tile programs -------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"
#include "attn/Conversion/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
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
  Outliner(scf::ForallOp forall, TileShape shape)
      : forall(forall), shape(shape), b(forall.getContext()) {}

  /// Builds the kernel in a module of its own, called `name`, behind the
  /// function of the loops; erases it again on failure.
  LogicalResult buildKernel(StringRef name);

  /// Replaces the loops by the launch of the kernel.
  void replaceByLaunch();

private:
  void collectArguments();
  MemRefType getBufferType(Value tensor) const;

  scf::ForallOp forall;
  TileShape shape;
  OpBuilder b;
  /// Tensors and scalars from outside that become arguments, and constants that
  /// are cloned.
  SetVector<Value> tensors, scalars;
  SmallVector<Operation *> constants;
  gpu::GPUModuleOp module;
  gpu::GPUFuncOp kernel;
};
} // namespace

void Outliner::collectArguments() {
  SetVector<Value> outer;
  getUsedValuesDefinedAbove(forall.getRegion(), outer);
  for (unsigned i = 0; i < outer.size(); ++i) {
    Value value = outer[i];
    Operation *def = value.getDefiningOp();
    if (def && def->hasTrait<OpTrait::ConstantLike>() &&
        !isa<ShapedType>(value.getType())) {
      constants.push_back(def);
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
  // Bounds of the loops are arguments too: a kernel finds its place by them.
  for (OpFoldResult bound : llvm::concat<OpFoldResult>(
           forall.getMixedLowerBound(), forall.getMixedUpperBound(),
           forall.getMixedStep()))
    if (auto value = dyn_cast<Value>(bound)) {
      Operation *def = value.getDefiningOp();
      if (def && def->hasTrait<OpTrait::ConstantLike>()) {
        if (!llvm::is_contained(constants, def))
          constants.push_back(def);
      } else {
        scalars.insert(value);
      }
    }
}

MemRefType Outliner::getBufferType(Value tensor) const {
  if (auto source = tensor.getDefiningOp<bufferization::ToTensorOp>())
    return cast<MemRefType>(source.getBuffer().getType());
  auto type = cast<RankedTensorType>(tensor.getType());
  return MemRefType::get(type.getShape(), type.getElementType());
}

LogicalResult Outliner::buildKernel(StringRef name) {
  collectArguments();
  Location loc = forall.getLoc();
  auto function = forall->getParentOfType<FunctionOpInterface>();
  b.setInsertionPointAfter(function);
  module = gpu::GPUModuleOp::create(b, loc, name);
  b.setInsertionPointToStart(module.getBody());

  SmallVector<Type> types;
  for (Value tensor : tensors)
    types.push_back(getBufferType(tensor));
  for (Value output : forall.getOutputs())
    types.push_back(getBufferType(output));
  for (Value scalar : scalars)
    types.push_back(scalar.getType());
  kernel = gpu::GPUFuncOp::create(b, loc, name,
                                  b.getFunctionType(types, TypeRange()));
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  kernel.setKnownBlockSizeAttr(
      b.getDenseI32ArrayAttr({static_cast<int32_t>(32 * shape.warps), 1, 1}));
  kernel->setAttr(tile::TileDialect::getNumWarpsAttrName(),
                  b.getI32IntegerAttr(shape.warps));
  b.setInsertionPointToStart(&kernel.getBody().front());

  KernelEmitter emitter(b, forall, shape);
  IRMapping scalarMapping;
  for (Operation *constant : constants) {
    Operation *clone = b.clone(*constant);
    for (auto [from, to] :
         llvm::zip_equal(constant->getResults(), clone->getResults())) {
      emitter.mapOuter(from, to);
      scalarMapping.map(from, to);
    }
  }
  unsigned next = 0;
  for (Value tensor : tensors)
    emitter.mapOuter(tensor, kernel.getArgument(next++));
  for (Value output : forall.getOutputs())
    emitter.mapOuter(output, kernel.getArgument(next++));
  for (Value scalar : scalars) {
    emitter.mapOuter(scalar, kernel.getArgument(next));
    scalarMapping.map(scalar, kernel.getArgument(next++));
  }

  // The CTAs of one head stand side by side on grid x, tiles of queries first,
  // so that they share its keys and values in the cache.
  auto mapBound = [&](OpFoldResult bound) -> OpFoldResult {
    if (auto value = dyn_cast<Value>(bound))
      return scalarMapping.lookup(value);
    return bound;
  };
  AffineExpr lb, ub, step;
  bindSymbols(b.getContext(), lb, ub, step);
  SmallVector<OpFoldResult> trips;
  for (auto [l, u, s] :
       llvm::zip_equal(forall.getMixedLowerBound(), forall.getMixedUpperBound(),
                       forall.getMixedStep()))
    trips.push_back(affine::makeComposedFoldedAffineApply(
        b, loc, (ub - lb).ceilDiv(step),
        {mapBound(l), mapBound(u), mapBound(s)}));
  Value rest = gpu::BlockIdOp::create(b, loc, gpu::Dimension::x);
  SmallVector<Value> positions(trips.size());
  for (int i = trips.size() - 1; i >= 0; --i) {
    Value index = rest;
    if (i > 0) {
      Value trip = getValueOrCreateConstantIndexOp(b, loc, trips[i]);
      index = arith::RemUIOp::create(b, loc, rest, trip);
      rest = arith::DivUIOp::create(b, loc, rest, trip);
    }
    AffineExpr d0 = b.getAffineDimExpr(0), s0 = b.getAffineSymbolExpr(0),
               s1 = b.getAffineSymbolExpr(1);
    OpFoldResult l = mapBound(forall.getMixedLowerBound()[i]),
                 s = mapBound(forall.getMixedStep()[i]);
    positions[i] = getValueOrCreateConstantIndexOp(
        b, loc,
        affine::makeComposedFoldedAffineApply(
            b, loc, AffineMap::get(1, 2, d0 * s1 + s0), {index, l, s}));
  }
  if (failed(emitter.emit(positions))) {
    module.erase();
    return failure();
  }
  gpu::ReturnOp::create(b, loc);
  return success();
}

void Outliner::replaceByLaunch() {
  Location loc = forall.getLoc();
  b.setInsertionPoint(forall);
  SmallVector<Value> operands, results;
  for (Value tensor : tensors)
    operands.push_back(bufferization::ToBufferOp::create(
        b, loc, getBufferType(tensor), tensor, /*readOnly=*/true));
  for (Value output : forall.getOutputs()) {
    MemRefType type = getBufferType(output);
    SmallVector<Value> sizes;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (type.isDynamicDim(i))
        sizes.push_back(tensor::DimOp::create(b, loc, output, i));
    results.push_back(memref::AllocOp::create(
        b, loc, MemRefType::get(type.getShape(), type.getElementType()),
        sizes));
    operands.push_back(results.back());
    if (results.back().getType() != type)
      operands.back() = memref::CastOp::create(b, loc, type, results.back());
  }
  llvm::append_range(operands, scalars);

  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value grid = one;
  AffineExpr lb, ub, step;
  bindSymbols(b.getContext(), lb, ub, step);
  for (auto [l, u, s] :
       llvm::zip_equal(forall.getMixedLowerBound(), forall.getMixedUpperBound(),
                       forall.getMixedStep()))
    grid = arith::MulIOp::create(
        b, loc, grid,
        getValueOrCreateConstantIndexOp(
            b, loc,
            affine::makeComposedFoldedAffineApply(
                b, loc, (ub - lb).ceilDiv(step), {l, u, s})));
  // A launch of no blocks is an error of the driver.
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value some =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ugt, grid, zero);
  auto branch = scf::IfOp::create(b, loc, some, /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    Value threads = arith::ConstantIndexOp::create(b, loc, 32 * shape.warps);
    gpu::LaunchFuncOp::create(b, loc, kernel, {grid, one, one},
                              {threads, one, one},
                              /*dynamicSharedMemorySize=*/Value(), operands);
  }
  for (auto [result, buffer] : llvm::zip_equal(forall.getResults(), results))
    result.replaceAllUsesWith(bufferization::ToTensorOp::create(
        b, loc, result.getType(), buffer, /*restrict=*/true,
        /*writable=*/true));
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
    FailureOr<TileShape> shape = getTileShape(forall, numWarps);
    if (failed(shape))
      return failure();
    Outliner outliner(forall, *shape);
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
  SymbolTable symbols(getOperation());
  unsigned count = 0;
  for (scf::ForallOp forall : nests) {
    auto function = forall->getParentOfType<FunctionOpInterface>();
    std::string base = (function.getName() + "_attention").str();
    std::string name = base;
    while (symbols.lookup(name))
      name = base + "_" + std::to_string(count++);
    if (failed(convert(forall, name)))
      return signalPassFailure();
    // Names of later kernels must differ from this one's.
    if (Operation *module = SymbolTable::lookupSymbolIn(getOperation(), name))
      symbols.insert(module);
  }
  if (!nests.empty())
    getOperation()->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                            UnitAttr::get(&getContext()));
}

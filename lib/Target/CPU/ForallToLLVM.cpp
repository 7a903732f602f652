//===- ForallToLLVM.cpp - scf.forall on the runtime's threads -------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/CPU/Passes.h"

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::attn {
#define GEN_PASS_DEF_CONVERTFORALLTOLLVM
#include "attn/Target/CPU/Passes.h.inc"
} // namespace mlir::attn

#define DEBUG_TYPE "convert-forall-to-llvm"

using namespace mlir;

/// void attnParallelFor(int64_t n, void (*body)(int64_t, void *), void *)
static constexpr StringLiteral parallelForName = "attnParallelFor";

static LLVM::LLVMFuncOp getParallelFor(ModuleOp module, SymbolTable &symbols) {
  if (auto function = symbols.lookup<LLVM::LLVMFuncOp>(parallelForName))
    return function;
  OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
  Type i64 = b.getI64Type();
  Type ptr = LLVM::LLVMPointerType::get(b.getContext());
  auto function = LLVM::LLVMFuncOp::create(
      b, module.getLoc(), parallelForName,
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(b.getContext()),
                                  {i64, ptr, ptr}));
  symbols.insert(function);
  return function;
}

static Value castTo(OpBuilder &b, Location loc, Type type, Value value) {
  if (value.getType() == type)
    return value;
  return UnrealizedConversionCastOp::create(b, loc, type, value).getResult(0);
}

/// Moves the body of a loop to a function and calls the runtime with it.
static LogicalResult outline(scf::ForallOp forall, ModuleOp module,
                             SymbolTable &symbols, IRRewriter &b,
                             const LLVMTypeConverter &types) {
  if (forall.getNumResults() != 0)
    return forall.emitError("is on tensors; bufferization comes first");
  auto parent = forall->getParentOfType<FunctionOpInterface>();
  if (!parent)
    return forall.emitError("is outside of any function");
  Location loc = forall.getLoc();
  MLIRContext *ctx = b.getContext();
  Type i64 = b.getI64Type(), index = b.getIndexType();
  Type ptr = LLVM::LLVMPointerType::get(ctx);

  // The number of iterations along each dimension and of all.
  b.setInsertionPoint(forall);
  auto toValues = [&](ArrayRef<OpFoldResult> mixed) {
    return getValueOrCreateConstantIndexOp(b, loc, mixed);
  };
  SmallVector<Value> lowers = toValues(forall.getMixedLowerBound()),
                     uppers = toValues(forall.getMixedUpperBound()),
                     steps = toValues(forall.getMixedStep());
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value total = arith::ConstantIndexOp::create(b, loc, 1);
  SmallVector<Value> trips;
  for (auto [lower, upper, step] : llvm::zip_equal(lowers, uppers, steps)) {
    Value length = arith::SubIOp::create(b, loc, upper, lower);
    Value trip = arith::CeilDivSIOp::create(b, loc, length, step);
    trip = arith::MaxSIOp::create(b, loc, trip, zero);
    trips.push_back(trip);
    total = arith::MulIOp::create(b, loc, total, trip);
  }

  // What the body and the computation of its position read from outside.
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(forall.getRegion(), used);
  for (Value value : llvm::concat<Value>(lowers, steps, trips))
    used.insert(value);
  SmallVector<Value> captures;
  SmallVector<Operation *> constants;
  SmallVector<Type> fields;
  for (Value value : used) {
    Operation *def = value.getDefiningOp();
    if (def && def->hasTrait<OpTrait::ConstantLike>()) {
      constants.push_back(def);
      continue;
    }
    Type type = types.convertType(value.getType());
    if (!type)
      return forall.emitError() << "reads a value of type " << value.getType()
                                << ", which has no form in the LLVM dialect";
    captures.push_back(value);
    fields.push_back(type);
  }
  auto contextType = LLVM::LLVMStructType::getLiteral(ctx, fields);

  // The function.
  b.setInsertionPointToEnd(module.getBody());
  auto function = LLVM::LLVMFuncOp::create(
      b, loc, (parent.getName() + "_parallel").str(),
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(ctx), {i64, ptr}),
      LLVM::Linkage::Internal);
  symbols.insert(function);
  Block *entry = function.addEntryBlock(b);
  b.setInsertionPointToStart(entry);
  IRMapping map;
  for (Operation *constant : constants)
    map.map(constant->getResults(), b.clone(*constant)->getResults());
  for (auto [i, capture] : llvm::enumerate(captures)) {
    Value field =
        LLVM::GEPOp::create(b, loc, ptr, contextType, entry->getArgument(1),
                            ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(i)});
    Value loaded = LLVM::LoadOp::create(b, loc, fields[i], field);
    map.map(capture, castTo(b, loc, capture.getType(), loaded));
  }
  Value rest = arith::IndexCastOp::create(b, loc, index, entry->getArgument(0));
  SmallVector<Value> ivs(trips.size());
  for (int i = trips.size() - 1; i >= 0; --i) {
    Value trip = map.lookup(trips[i]);
    Value number = rest;
    if (i > 0) {
      number = arith::RemUIOp::create(b, loc, rest, trip);
      rest = arith::DivUIOp::create(b, loc, rest, trip);
    }
    number = arith::MulIOp::create(b, loc, number, map.lookup(steps[i]));
    ivs[i] = arith::AddIOp::create(b, loc, number, map.lookup(lowers[i]));
  }
  map.map(forall.getInductionVars(), ivs);
  for (Operation &nested : forall.getBody()->without_terminator())
    b.clone(nested, map);
  LLVM::ReturnOp::create(b, loc, ValueRange());

  // The call. The context stays in the frame of the caller.
  b.setInsertionPointToStart(&parent.getFunctionBody().front());
  Value one = LLVM::ConstantOp::create(b, loc, i64, b.getI64IntegerAttr(1));
  Value context = LLVM::AllocaOp::create(b, loc, ptr, contextType, one);
  b.setInsertionPoint(forall);
  for (auto [i, capture] : llvm::enumerate(captures)) {
    Value field =
        LLVM::GEPOp::create(b, loc, ptr, contextType, context,
                            ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(i)});
    LLVM::StoreOp::create(b, loc, castTo(b, loc, fields[i], capture), field);
  }
  Value count = arith::IndexCastOp::create(b, loc, i64, total);
  Value body = LLVM::AddressOfOp::create(b, loc, function);
  LLVM::CallOp::create(b, loc, getParallelFor(module, symbols),
                       ValueRange{count, body, context});
  b.eraseOp(forall);
  return success();
}

namespace {
struct ConvertForallToLLVMPass
    : attn::impl::ConvertForallToLLVMBase<ConvertForallToLLVMPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    IRRewriter rewriter(&getContext());
    SmallVector<scf::ForallOp> inner, outer;
    module.walk([&](scf::ForallOp op) {
      (op->getParentOfType<scf::ForallOp>() ? inner : outer).push_back(op);
    });
    for (scf::ForallOp op : inner) {
      rewriter.setInsertionPoint(op);
      if (failed(scf::forallToForLoop(rewriter, op))) {
        op.emitError("cannot become sequential loops");
        return signalPassFailure();
      }
    }
    SymbolTable symbols(module);
    LLVMTypeConverter types(&getContext());
    for (scf::ForallOp op : outer)
      if (failed(outline(op, module, symbols, rewriter, types)))
        return signalPassFailure();
  }
};
} // namespace

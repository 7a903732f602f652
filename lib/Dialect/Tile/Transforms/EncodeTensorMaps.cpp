//===- EncodeTensorMaps.cpp - Tensor maps by calls of the runtime ---------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#define DEBUG_TYPE "tile-encode-tensor-maps"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILEENCODETENSORMAPSPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn::tile;

static constexpr llvm::StringLiteral kEncode = "attnTensorMapEncode";
/// Sizes and strides that the runtime's AttnTiledTensor has room for.
static constexpr int64_t kMaxRank = 5;
/// Bytes that the driver wants a map aligned to.
static constexpr unsigned kMapAlignment = 64;

/// The runtime's number of an element type, an AttnType.
static int64_t getRuntimeType(Type type) {
  return type.isF16() ? 7 : type.isBF16() ? 8 : 9;
}

namespace {
/// Encodes maps in one module.
class Encoder {
public:
  explicit Encoder(ModuleOp module)
      : module(module), context(module.getContext()) {
    auto i32 = IntegerType::get(context, 32),
         i64 = IntegerType::get(context, 64);
    pointer = LLVM::LLVMPointerType::get(context);
    auto extents = LLVM::LLVMArrayType::get(i64, kMaxRank);
    tensorType = LLVM::LLVMStructType::getLiteral(
        context, {i32, i32, i32, i32, i32, i32, pointer, extents, extents});
    mapType = LLVM::LLVMArrayType::get(i64, 16);
  }

  LogicalResult encode(EncodeTensorMapOp op);

private:
  Value describe(ImplicitLocOpBuilder &b, EncodeTensorMapOp op);
  Value allocate(EncodeTensorMapOp op, Type type, unsigned alignment);

  ModuleOp module;
  MLIRContext *context;
  Type pointer, tensorType, mapType;
};
} // namespace

/// Memory of the function around `op`, in its entry, where no loop repeats it.
Value Encoder::allocate(EncodeTensorMapOp op, Type type, unsigned alignment) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  auto b = ImplicitLocOpBuilder::atBlockBegin(
      op.getLoc(), &function.getFunctionBody().front());
  Value one = LLVM::ConstantOp::create(b, b.getI64IntegerAttr(1));
  return LLVM::AllocaOp::create(b, pointer, type, one, alignment);
}

/// The runtime's AttnTiledTensor of the memref, as a value.
Value Encoder::describe(ImplicitLocOpBuilder &b, EncodeTensorMapOp op) {
  TensorMapType type = op.getType();
  auto source = cast<MemRefType>(op.getSource().getType());
  auto metadata = memref::ExtractStridedMetadataOp::create(b, op.getSource());
  Type i64 = b.getI64Type();
  auto toI64 = [&](OpFoldResult value) -> Value {
    if (auto attr = dyn_cast<Attribute>(value))
      return LLVM::ConstantOp::create(
          b, b.getI64IntegerAttr(cast<IntegerAttr>(attr).getInt()));
    return arith::IndexCastOp::create(b, i64, cast<Value>(value));
  };
  Value aligned =
      memref::ExtractAlignedPointerAsIndexOp::create(b, op.getSource());
  Value offset = LLVM::MulOp::create(
      b, toI64(metadata.getConstifiedMixedOffset()),
      LLVM::ConstantOp::create(
          b, b.getI64IntegerAttr(source.getElementTypeBitWidth() / 8)));
  Value place = LLVM::AddOp::create(
      b, arith::IndexCastOp::create(b, i64, aligned).getResult(), offset);
  Value address = LLVM::IntToPtrOp::create(b, pointer, place);

  Value tensor = LLVM::PoisonOp::create(b, tensorType);
  auto insert = [&](Value value, ArrayRef<int64_t> position) {
    tensor = LLVM::InsertValueOp::create(b, tensor, value, position);
  };
  int64_t numbers[] = {getRuntimeType(source.getElementType()),
                       type.getRank(),
                       type.getRows(),
                       type.getColumns(),
                       type.getTile().getRows(),
                       type.getSlabs()};
  for (auto [i, number] : llvm::enumerate(numbers))
    insert(LLVM::ConstantOp::create(b, b.getI32IntegerAttr(number)), i);
  insert(address, 6);
  SmallVector<OpFoldResult> sizes = metadata.getConstifiedMixedSizes(),
                            strides = metadata.getConstifiedMixedStrides();
  for (auto [i, size, stride] : llvm::enumerate(sizes, strides)) {
    int64_t dim = i;
    insert(toI64(size), {7, dim});
    insert(toI64(stride), {8, dim});
  }
  return tensor;
}

LogicalResult Encoder::encode(EncodeTensorMapOp op) {
  if (!op->getParentOfType<FunctionOpInterface>())
    return op.emitOpError() << "is not in a function";
  for (Operation *user : op->getUsers())
    if (!isa<gpu::LaunchFuncOp>(user))
      return op.emitOpError()
             << "has a map that is no operand of a launch but of '"
             << user->getName() << "'";
  ImplicitLocOpBuilder b(op.getLoc(), op);
  FailureOr<LLVM::LLVMFuncOp> callee = LLVM::lookupOrCreateFn(
      b, module, kEncode, {pointer, pointer}, b.getI32Type());
  if (failed(callee))
    return failure();
  Value tensor = allocate(op, tensorType, alignof(int64_t));
  Value map = allocate(op, mapType, kMapAlignment);
  LLVM::StoreOp::create(b, describe(b, op), tensor);
  LLVM::CallOp::create(b, *callee, ValueRange{map, tensor});
  // By value, as one operand of 128 bytes.
  op.replaceAllUsesWith(
      LLVM::LoadOp::create(b, mapType, map, kMapAlignment).getResult());
  op.erase();
  return success();
}

namespace {
struct TileEncodeTensorMapsPass
    : attn::tile::impl::TileEncodeTensorMapsPassBase<TileEncodeTensorMapsPass> {
  using TileEncodeTensorMapsPassBase::TileEncodeTensorMapsPassBase;

  void runOnOperation() override {
    SmallVector<EncodeTensorMapOp> ops;
    getOperation().walk([&](EncodeTensorMapOp op) { ops.push_back(op); });
    Encoder encoder(getOperation());
    for (EncodeTensorMapOp op : ops)
      if (failed(encoder.encode(op)))
        return signalPassFailure();
  }
};
} // namespace

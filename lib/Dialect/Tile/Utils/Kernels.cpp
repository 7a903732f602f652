//===- Kernels.cpp - Building and launching kernels -----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/Utils/Kernels.h"

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Target/GPUInfo.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::attn::tile;

MemRefType mlir::attn::tile::getBufferType(Value tensor) {
  if (auto source = tensor.getDefiningOp<bufferization::ToTensorOp>())
    return cast<MemRefType>(source.getBuffer().getType());
  auto type = cast<RankedTensorType>(tensor.getType());
  return MemRefType::get(type.getShape(), type.getElementType());
}

int64_t mlir::attn::tile::getStrideDivisor(MemRefType type, int64_t dim) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return 1;
  if (!ShapedType::isDynamic(strides[dim]))
    return strides[dim];
  // A contiguous memref's stride is the product of the inner sizes.
  if (!type.getLayout().isIdentity())
    return 1;
  int64_t divisor = 1;
  for (int64_t size : type.getShape().drop_front(dim + 1))
    if (!ShapedType::isDynamic(size))
      divisor *= size;
  return divisor;
}

std::optional<int64_t> mlir::attn::tile::getSharedLimit(gpu::GPUFuncOp kernel) {
  auto module = kernel->getParentOfType<gpu::GPUModuleOp>();
  std::optional<int64_t> limit;
  if (ArrayAttr targets = module ? module.getTargetsAttr() : ArrayAttr())
    for (auto target : targets.getAsRange<NVVMTargetAttr>())
      if (std::optional<GPUInfo> gpu = getGPUInfo(target.getChip()))
        limit =
            std::min(limit.value_or(gpu->sharedPerBlock), gpu->sharedPerBlock);
  return limit;
}

std::string mlir::attn::tile::getUniqueKernelName(Operation *module,
                                                  StringRef base) {
  std::string name = base.str();
  for (unsigned i = 0; SymbolTable::lookupSymbolIn(module, name); ++i)
    name = base.str() + "_" + std::to_string(i);
  return name;
}

gpu::GPUFuncOp mlir::attn::tile::createKernel(OpBuilder &b, Operation *anchor,
                                              StringRef name,
                                              const KernelOperands &operands,
                                              int64_t warps) {
  Location loc = anchor->getLoc();
  b.setInsertionPointAfter(anchor->getParentOfType<FunctionOpInterface>());
  auto module = gpu::GPUModuleOp::create(b, loc, name);
  b.setInsertionPointToStart(module.getBody());
  SmallVector<Type> types;
  for (Value tensor : operands.tensors)
    types.push_back(getBufferType(tensor));
  for (Value output : operands.outputs)
    types.push_back(getBufferType(output));
  for (Value scalar : operands.scalars)
    types.push_back(scalar.getType());
  auto kernel = gpu::GPUFuncOp::create(b, loc, name,
                                       b.getFunctionType(types, TypeRange()));
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  kernel.setKnownBlockSizeAttr(
      b.getDenseI32ArrayAttr({static_cast<int32_t>(32 * warps), 1, 1}));
  kernel->setAttr(TileDialect::getNumWarpsAttrName(),
                  b.getI32IntegerAttr(warps));
  b.setInsertionPointToStart(&kernel.getBody().front());
  return kernel;
}

SmallVector<Value>
mlir::attn::tile::launchKernel(OpBuilder &b, Location loc,
                               gpu::GPUFuncOp kernel,
                               const KernelOperands &operands, Value grid) {
  SmallVector<Value> args, buffers;
  for (Value tensor : operands.tensors)
    args.push_back(bufferization::ToBufferOp::create(
        b, loc, getBufferType(tensor), tensor, /*readOnly=*/true));
  for (Value output : operands.outputs) {
    MemRefType type = getBufferType(output);
    auto contiguous = MemRefType::get(type.getShape(), type.getElementType());
    SmallVector<Value> sizes;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (type.isDynamicDim(i))
        sizes.push_back(tensor::DimOp::create(b, loc, output, i));
    Value buffer = memref::AllocOp::create(b, loc, contiguous, sizes);
    buffers.push_back(buffer);
    if (contiguous != type)
      buffer = memref::CastOp::create(b, loc, type, buffer);
    args.push_back(buffer);
  }
  llvm::append_range(args, operands.scalars);

  // A launch of no blocks is an error of the driver.
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value some =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ugt, grid, zero);
  auto branch = scf::IfOp::create(b, loc, some, /*withElseRegion=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    Value threads = arith::ConstantIndexOp::create(
        b, loc, kernel.getKnownBlockSizeAttr()[0]);
    gpu::LaunchFuncOp::create(b, loc, kernel, {grid, one, one},
                              {threads, one, one},
                              /*dynamicSharedMemorySize=*/Value(), args);
  }
  for (auto [buffer, output] : llvm::zip_equal(buffers, operands.outputs))
    buffer = bufferization::ToTensorOp::create(b, loc, output.getType(), buffer,
                                               /*restrict=*/true,
                                               /*writable=*/true);
  return buffers;
}

/// The position of number `rest` among as many as `sizes` says, the last size
/// varying fastest.
static SmallVector<Value> delinearize(OpBuilder &b, Location loc, Value rest,
                                      ArrayRef<OpFoldResult> sizes) {
  SmallVector<Value> positions(sizes.size());
  for (int i = sizes.size() - 1; i > 0; --i) {
    Value size = getValueOrCreateConstantIndexOp(b, loc, sizes[i]);
    positions[i] = arith::RemUIOp::create(b, loc, rest, size);
    rest = arith::DivUIOp::create(b, loc, rest, size);
  }
  if (!sizes.empty())
    positions[0] = rest;
  return positions;
}

SmallVector<Value>
mlir::attn::tile::getBlockPosition(OpBuilder &b, Location loc,
                                   ArrayRef<OpFoldResult> sizes) {
  return delinearize(b, loc, gpu::BlockIdOp::create(b, loc, gpu::Dimension::x),
                     sizes);
}

SmallVector<Value> mlir::attn::tile::getBlockPositionInGroups(
    OpBuilder &b, Location loc, ArrayRef<OpFoldResult> sizes, int64_t group) {
  auto constant = [&](int64_t v) -> Value {
    return arith::ConstantIndexOp::create(b, loc, v);
  };
  auto mul = [&](Value l, Value r) {
    return b.createOrFold<arith::MulIOp>(loc, l, r);
  };
  auto sub = [&](Value l, Value r) {
    return b.createOrFold<arith::SubIOp>(loc, l, r);
  };
  auto div = [&](Value l, Value r) {
    return b.createOrFold<arith::DivUIOp>(loc, l, r);
  };
  Value rows = getValueOrCreateConstantIndexOp(b, loc, sizes.end()[-2]);
  Value columns = getValueOrCreateConstantIndexOp(b, loc, sizes.back());
  Value plane = mul(rows, columns);
  SmallVector<OpFoldResult> outer(sizes.drop_back(2));
  outer.push_back(plane);
  SmallVector<Value> positions = getBlockPosition(b, loc, outer);
  Value rest = positions.pop_back_val();

  Value perGroup = mul(columns, constant(group));
  Value number = div(rest, perGroup);
  Value first = mul(number, constant(group));
  Value width =
      arith::MinUIOp::create(b, loc, sub(rows, first), constant(group));
  rest = sub(rest, mul(number, perGroup));
  Value column = div(rest, width);
  positions.push_back(
      arith::AddIOp::create(b, loc, first, sub(rest, mul(column, width))));
  positions.push_back(column);
  return positions;
}

SmallVector<Value> mlir::attn::tile::getBlockPositionBalanced(
    OpBuilder &b, Location loc, ArrayRef<OpFoldResult> sizes, Value section) {
  // Numbers of blocks fit 32 bits, in which a division takes a third.
  Type i32 = b.getI32Type();
  auto narrow = [&](Value v) -> Value {
    return b.createOrFold<arith::IndexCastUIOp>(loc, i32, v);
  };
  auto size = [&](OpFoldResult v) {
    return narrow(getValueOrCreateConstantIndexOp(b, loc, v));
  };
  auto constant = [&](int32_t v) -> Value {
    return arith::ConstantOp::create(b, loc, b.getI32IntegerAttr(v));
  };
  auto add = [&](Value l, Value r) {
    return b.createOrFold<arith::AddIOp>(loc, l, r);
  };
  auto sub = [&](Value l, Value r) {
    return b.createOrFold<arith::SubIOp>(loc, l, r);
  };
  auto mul = [&](Value l, Value r) {
    return b.createOrFold<arith::MulIOp>(loc, l, r);
  };
  auto div = [&](Value l, Value r) {
    return b.createOrFold<arith::DivUIOp>(loc, l, r);
  };
  auto rem = [&](Value l, Value r) {
    return b.createOrFold<arith::RemUIOp>(loc, l, r);
  };
  auto ceilDiv = [&](Value l, Value r) {
    return div(sub(add(l, r), constant(1)), r);
  };
  Value zero = constant(0), one = constant(1), two = constant(2);
  SmallVector<Value> outerSizes = llvm::map_to_vector(sizes.drop_back(), size);
  Value outer = one;
  for (Value outerSize : outerSizes)
    outer = mul(outer, outerSize);
  Value tiles = size(sizes.back());
  Value block = narrow(gpu::BlockIdOp::create(b, loc, gpu::Dimension::x));

  // An even number of sections, as far as that goes.
  section = narrow(section);
  Value most = arith::MaxUIOp::create(b, loc, outer, one);
  Value pairs = ceilDiv(most, mul(section, two));
  section = ceilDiv(most, mul(pairs, two));
  Value perSection = mul(section, tiles);
  Value last = sub(ceilDiv(most, section), one);
  Value number = arith::MinUIOp::create(b, loc, div(block, perSection), last);
  Value isLast =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, number, last);
  Value width = arith::SelectOp::create(b, loc, isLast,
                                        sub(most, mul(last, section)), section);
  Value rest = sub(block, mul(number, perSection));
  Value tile = div(rest, width);
  Value place = add(mul(number, section), sub(rest, mul(tile, width)));
  Value isFalling = arith::CmpIOp::create(
      b, loc, arith::CmpIPredicate::eq,
      arith::AndIOp::create(b, loc, sub(last, number), one), zero);
  tile = arith::SelectOp::create(b, loc, isFalling, sub(sub(tiles, one), tile),
                                 tile);

  SmallVector<Value> positions(sizes.size());
  positions.back() = tile;
  for (int i = static_cast<int>(outerSizes.size()) - 1; i > 0; --i) {
    positions[i] = rem(place, outerSizes[i]);
    place = div(place, outerSizes[i]);
  }
  if (!outerSizes.empty())
    positions[0] = place;
  for (Value &position : positions)
    position = arith::IndexCastUIOp::create(b, loc, b.getIndexType(), position);
  return positions;
}

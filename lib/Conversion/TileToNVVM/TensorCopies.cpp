//===- TensorCopies.cpp - Copies by the copy engine -----------------------===//
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
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace mlir::attn::tile;

/// The coordinates of copy number `copy` of a tile at `offsets`, from the
/// innermost dimension of the map on.
static SmallVector<Value> getCoordinates(Emitter &e, TensorMapType type,
                                         ValueRange offsets, int64_t copy) {
  SharedType tile = type.getTile();
  Value column = e.toI32(offsets[type.getColumns()]);
  SmallVector<Value> coordinates;
  for (int64_t dim : type.getMapDims()) {
    if (dim == TensorMapType::kSlabDim)
      coordinates.push_back(e.createOrFold<arith::ShRSIOp>(
          column, e.i32(llvm::Log2_64(tile.getSlabColumns()))));
    else if (dim != type.getColumns())
      coordinates.push_back(e.toI32(offsets[dim]));
    else if (type.getSlabs() > 1)
      coordinates.push_back(e.i32(0));
    else
      coordinates.push_back(e.add(column, copy * tile.getSlabColumns()));
  }
  return coordinates;
}

void mlir::attn::tile::emitTensorLoad(Emitter &e, TensorMapType type, Value map,
                                      ValueRange offsets, Value to,
                                      Value barrier, Value l2CacheHint) {
  for (int64_t copy = 0; copy < type.getNumCopies(); ++copy)
    NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp::create(
        e, e.gepBytes(to, copy * type.getBoxBytes()), map,
        getCoordinates(e, type, offsets, copy), barrier,
        /*im2colOffsets=*/ValueRange(), /*multicastMask=*/Value(), l2CacheHint,
        NVVM::TMALoadMode::TILE, /*isCTAOnly=*/true,
        /*group=*/NVVM::CTAGroupKindAttr(), /*predicate=*/Value());
}

void mlir::attn::tile::emitTensorStore(Emitter &e, TensorMapType type,
                                       Value map, ValueRange offsets,
                                       Value from) {
  for (int64_t copy = 0; copy < type.getNumCopies(); ++copy)
    NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp::create(
        e, map, e.gepBytes(from, copy * type.getBoxBytes()),
        getCoordinates(e, type, offsets, copy), /*l2CacheHint=*/Value(),
        NVVM::TMAStoreMode::TILE, /*predicate=*/Value());
  NVVM::CpAsyncBulkCommitGroupOp::create(e);
}

void mlir::attn::tile::emitTensorMapPrefetch(Emitter &e, Value map) {
  NVVM::PrefetchOp::create(e, /*cacheLevel=*/NVVM::PrefetchCacheLevelAttr(),
                           /*evictPriority=*/NVVM::CacheEvictionPriorityAttr(),
                           map, /*predicate=*/Value(), /*tensormap=*/true,
                           /*uniform=*/false, /*in_param_space=*/false);
}

void mlir::attn::tile::markTensorMaps(gpu::GPUFuncOp kernel) {
  for (auto [i, type] : llvm::enumerate(kernel.getArgumentTypes()))
    if (isa<TensorMapType>(type))
      kernel.setArgAttr(i, kTensorMapAttr, UnitAttr::get(kernel.getContext()));
}

SmallVector<unsigned>
mlir::attn::tile::getTensorMapArguments(gpu::GPUFuncOp kernel,
                                        const LLVMTypeConverter &converter) {
  SmallVector<unsigned> arguments;
  LLVMTypeConverter::SignatureConversion signature(kernel.getNumArguments());
  if (!converter.convertFunctionSignature(
          kernel.getFunctionType(), /*isVariadic=*/false,
          /*useBarePtrCallConv=*/false, signature))
    return arguments;
  for (unsigned i = 0, end = kernel.getNumArguments(); i != end; ++i)
    if (kernel.getArgAttr(i, kTensorMapAttr))
      arguments.push_back(signature.getInputMapping(i)->inputNo);
  return arguments;
}

void mlir::attn::tile::passByValue(LLVM::LLVMFuncOp kernel,
                                   ArrayRef<unsigned> arguments) {
  Builder b(kernel.getContext());
  for (unsigned i : arguments) {
    kernel.setArgAttr(
        i, LLVM::LLVMDialect::getByValAttrName(),
        TypeAttr::get(LLVM::LLVMArrayType::get(b.getI8Type(), 128)));
    kernel.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                      b.getI64IntegerAttr(64));
    kernel.setArgAttr(i, NVVM::NVVMDialect::getGridConstantAttrName(),
                      b.getUnitAttr());
  }
}

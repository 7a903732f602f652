//===- TileDialect.cpp - Tile dialect, types and layouts ------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::attn::tile;

#include "attn/Dialect/Tile/IR/TileDialect.cpp.inc"
#include "attn/Dialect/Tile/IR/TileEnums.cpp.inc"

#include "attn/Dialect/Tile/IR/TileAttrInterfaces.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "attn/Dialect/Tile/IR/TileAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "attn/Dialect/Tile/IR/TileTypes.cpp.inc"

void TileDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attn/Dialect/Tile/IR/TileAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "attn/Dialect/Tile/IR/TileTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "attn/Dialect/Tile/IR/TileOps.cpp.inc"
      >();
  declarePromisedInterface<gpu::TargetAttrInterface, NVVMTargetAttr>();
  declarePromisedInterface<gpu::OffloadingLLVMTranslationAttrInterface,
                           ImagesAttr>();
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// What every fragment needs, whatever its layout.
static LogicalResult
verifyFragment(ArrayRef<int64_t> shape, Type elementType, int64_t warps,
               function_ref<InFlightDiagnostic()> emitError) {
  if (!elementType.isIntOrIndexOrFloat())
    return emitError() << "a fragment holds integers, positions or floats, got "
                       << elementType;
  if (llvm::any_of(shape, [](int64_t size) { return size <= 0; }))
    return emitError() << "a fragment needs positive static sizes";
  if (warps <= 0)
    return emitError() << "a layout needs a positive number of warps, got "
                       << warps;
  return success();
}

/// Rows and columns must be filled by whole instruction tiles.
static LogicalResult
verifyMultiples(StringRef layout, ArrayRef<int64_t> shape, Type elementType,
                int64_t warps, int64_t rows, int64_t columns,
                function_ref<InFlightDiagnostic()> emitError) {
  if (failed(verifyFragment(shape, elementType, warps, emitError)))
    return failure();
  if (shape.size() != 2)
    return emitError() << "the " << layout
                       << " layout needs a two-dimensional fragment, got rank "
                       << shape.size();
  if (shape[0] % rows != 0 || shape[1] % columns != 0)
    return emitError() << "the " << layout << " layout needs a multiple of "
                       << rows << " rows and of " << columns << " columns, got "
                       << shape[0] << "x" << shape[1];
  return success();
}

LogicalResult AccumulatorAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type elementType,
    function_ref<InFlightDiagnostic()> emitError) const {
  return verifyMultiples("accumulator", shape, elementType, getWarps(),
                         16 * getWarps(), 8, emitError);
}

int64_t AccumulatorAttr::getNumRegisters(ArrayRef<int64_t> shape) const {
  return shape[0] / (16 * getWarps()) * (shape[1] / 8) * 4;
}

SmallVector<int64_t> AccumulatorAttr::getOffset(ArrayRef<int64_t> shape,
                                                int64_t r) const {
  int64_t inner = r % 4, block = r / 4, columnBlocks = shape[1] / 8;
  return {16 * getWarps() * (block / columnBlocks) + 8 * (inner / 2),
          8 * (block % columnBlocks) + inner % 2};
}

SmallVector<unsigned> AccumulatorAttr::getBaseDims() const { return {0, 1}; }

LogicalResult OperandAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type elementType,
    function_ref<InFlightDiagnostic()> emitError) const {
  if (getBits() != 16 && getBits() != 32)
    return emitError() << "the operand layout is of 16 or 32 bits, got "
                       << getBits();
  if (!elementType.isIntOrFloat() ||
      elementType.getIntOrFloatBitWidth() != getBits())
    return emitError() << "the operand layout of " << getBits()
                       << " bits does not hold " << elementType;
  return verifyMultiples("operand", shape, elementType, getWarps(),
                         16 * getWarps(), getBits() == 16 ? 16 : 8, emitError);
}

int64_t OperandAttr::getNumRegisters(ArrayRef<int64_t> shape) const {
  return shape[0] / (16 * getWarps()) * shape[1] / 2;
}

SmallVector<int64_t> OperandAttr::getOffset(ArrayRef<int64_t> shape,
                                            int64_t r) const {
  int64_t width = getBits() == 16 ? 16 : 8, perBlock = width / 2;
  int64_t inner = r % perBlock, block = r / perBlock;
  int64_t blocks = shape[1] / width;
  int64_t row = 16 * getWarps() * (block / blocks),
          column = width * (block % blocks);
  if (getBits() == 16)
    return {row + 8 * (inner / 2 % 2), column + 8 * (inner / 4) + inner % 2};
  return {row + 8 * (inner % 2), column + inner / 2};
}

SmallVector<unsigned> OperandAttr::getBaseDims() const { return {0, 1}; }

LogicalResult SliceAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                int64_t dim, AccumulatorAttr parent) {
  if (dim != 0 && dim != 1)
    return emitError() << "a slice drops dimension 0 or 1, got " << dim;
  return success();
}

int64_t SliceAttr::getWarps() const { return getParent().getWarps(); }

LogicalResult
SliceAttr::verifyEncoding(ArrayRef<int64_t> shape, Type elementType,
                          function_ref<InFlightDiagnostic()> emitError) const {
  if (failed(verifyFragment(shape, elementType, getWarps(), emitError)))
    return failure();
  if (shape.size() != 1)
    return emitError() << "the slice layout needs a one-dimensional fragment, "
                          "got rank "
                       << shape.size();
  int64_t multiple = getDim() == 1 ? 16 * getWarps() : 8;
  if (shape[0] % multiple != 0)
    return emitError() << "the slice layout needs a multiple of " << multiple
                       << " elements, got " << shape[0];
  return success();
}

int64_t SliceAttr::getNumRegisters(ArrayRef<int64_t> shape) const {
  return getDim() == 1 ? shape[0] / (16 * getWarps()) * 2 : shape[0] / 8 * 2;
}

SmallVector<int64_t> SliceAttr::getOffset(ArrayRef<int64_t> shape,
                                          int64_t r) const {
  if (getDim() == 1)
    return {16 * getWarps() * (r / 2) + 8 * (r % 2)};
  return {8 * (r / 2) + r % 2};
}

SmallVector<unsigned> SliceAttr::getBaseDims() const {
  return {getDim() == 1 ? 0u : 1u};
}

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

bool mlir::attn::tile::isFragment(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa_and_present<LayoutAttrInterface>(tensor.getEncoding());
}

LayoutAttrInterface mlir::attn::tile::getLayout(RankedTensorType fragment) {
  return cast<LayoutAttrInterface>(fragment.getEncoding());
}

int64_t mlir::attn::tile::getNumRegisters(RankedTensorType fragment) {
  return getLayout(fragment).getNumRegisters(fragment.getShape());
}

//===----------------------------------------------------------------------===//
// SharedType
//===----------------------------------------------------------------------===//

Type SharedType::parse(AsmParser &parser) {
  SmallVector<int64_t> shape;
  Type elementType;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parser.parseDimensionList(shape, /*allowDynamic=*/false) ||
      parser.parseType(elementType) || parser.parseGreater())
    return {};
  auto floatType = dyn_cast<FloatType>(elementType);
  if (shape.size() != 2 || !floatType) {
    parser.emitError(loc, "expects rows x columns x float type");
    return {};
  }
  return parser.getChecked<SharedType>(loc, parser.getContext(), shape[0],
                                       shape[1], floatType);
}

void SharedType::print(AsmPrinter &printer) const {
  printer << "<" << getRows() << "x" << getColumns() << "x" << getElementType()
          << ">";
}

LogicalResult SharedType::verify(function_ref<InFlightDiagnostic()> emitError,
                                 int64_t rows, int64_t columns,
                                 FloatType elementType) {
  if (rows <= 0 || rows % 8 != 0 || columns <= 0 || columns % 8 != 0)
    return emitError() << "a shared tile has a positive multiple of 8 rows and "
                          "columns, got "
                       << rows << "x" << columns;
  if (elementType.getWidth() != 16 && elementType.getWidth() != 32)
    return emitError() << "a shared tile holds 16- or 32-bit floats, got "
                       << elementType;
  return success();
}

//===----------------------------------------------------------------------===//
// RingType
//===----------------------------------------------------------------------===//

Type RingType::parse(AsmParser &parser) {
  int64_t stages;
  SharedType tile;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseInteger(stages) ||
      parser.parseKeyword("x") || parser.parseType(tile) ||
      parser.parseGreater())
    return {};
  return parser.getChecked<RingType>(loc, parser.getContext(), stages, tile);
}

void RingType::print(AsmPrinter &printer) const {
  printer << "<" << getStages() << " x " << getTile() << ">";
}

LogicalResult RingType::verify(function_ref<InFlightDiagnostic()> emitError,
                               int64_t stages, SharedType tile) {
  if (stages <= 0)
    return emitError() << "a ring has at least one stage, got " << stages;
  return success();
}

//===----------------------------------------------------------------------===//
// TensorMapType
//===----------------------------------------------------------------------===//

LogicalResult
TensorMapType::verify(function_ref<InFlightDiagnostic()> emitError,
                      SharedType tile, int64_t rank, int64_t rows,
                      int64_t columns, int64_t slabs) {
  if (tile.getRows() > 256)
    return emitError() << "a tensor map copies at most 256 rows, got "
                       << tile.getRows();
  if (rows < 0 || rows >= rank || columns < 0 || columns >= rank ||
      rows == columns)
    return emitError() << "rows and columns are two dimensions of " << rank
                       << ", got " << rows << " and " << columns;
  if (slabs != 1 && slabs != tile.getNumSlabs())
    return emitError() << "a tensor map copies 1 slab or all of "
                       << tile.getNumSlabs() << " at once, got " << slabs;
  int64_t mapRank = rank + (slabs > 1);
  if (mapRank > 5)
    return emitError() << "a tensor map has at most 5 dimensions, got "
                       << mapRank;
  return success();
}

SmallVector<int64_t> TensorMapType::getMapDims() const {
  SmallVector<int64_t> dims = {getColumns(), getRows()};
  if (getSlabs() > 1)
    dims.push_back(kSlabDim);
  for (int64_t dim = getRank() - 1; dim >= 0; --dim)
    if (dim != getColumns() && dim != getRows())
      dims.push_back(dim);
  return dims;
}

SmallVector<int64_t> TensorMapType::getBox() const {
  SmallVector<int64_t> box(getRank() + (getSlabs() > 1), 1);
  box[0] = getTile().getSlabColumns();
  box[1] = getTile().getRows();
  if (getSlabs() > 1)
    box[2] = getSlabs();
  return box;
}

//===- TileOps.cpp - Tile dialect ops -------------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

#include <numeric>

using namespace mlir;
using namespace mlir::attn::tile;

#define GET_OP_CLASSES
#include "attn/Dialect/Tile/IR/TileOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

OpFoldResult SplatOp::fold(FoldAdaptor adaptor) {
  // Not a poison value, which is no element.
  if (isa_and_present<IntegerAttr, FloatAttr>(adaptor.getValue()))
    return SplatElementsAttr::get(getType(), adaptor.getValue());
  return {};
}

LogicalResult IndexOp::verify() {
  RankedTensorType type = getResult().getType();
  if (!type.getElementType().isInteger(32) && !type.getElementType().isIndex())
    return emitOpError() << "yields i32 or index, got "
                         << type.getElementType();
  if (static_cast<int64_t>(getDim()) >= type.getRank())
    return emitOpError() << "dimension " << getDim()
                         << " of a fragment of rank " << type.getRank();
  return success();
}

LogicalResult
ReduceOp::inferReturnTypes(MLIRContext *context,
                           std::optional<Location> location, Adaptor adaptor,
                           SmallVectorImpl<Type> &inferredReturnTypes) {
  auto type = dyn_cast<RankedTensorType>(adaptor.getInput().getType());
  auto parent =
      type ? dyn_cast_if_present<AccumulatorAttr>(type.getEncoding()) : nullptr;
  if (!parent)
    return emitOptionalError(location,
                             "reduces a fragment in the accumulator layout");
  inferredReturnTypes.push_back(
      RankedTensorType::get(type.getShape().take_front(), type.getElementType(),
                            SliceAttr::get(context, /*dim=*/1, parent)));
  return success();
}

LogicalResult AllOp::verify() {
  Type type = getElementTypeOrSelf(getInput().getType());
  if (!type.isInteger(1))
    return emitOpError() << "takes a fragment of i1, got " << type;
  return success();
}

/// Whether all elements are at least 0, or NaN.
static bool isNonNegative(Value value) {
  if (auto fold = value.getDefiningOp<FoldOp>())
    return isNonNegative(fold.getInput());
  if (auto extension = value.getDefiningOp<arith::ExtFOp>())
    return isNonNegative(extension.getIn());
  if (auto truncation = value.getDefiningOp<arith::TruncFOp>())
    return isNonNegative(truncation.getIn());
  return isa_and_present<math::Exp2Op>(value.getDefiningOp());
}

OpFoldResult AnyOp::fold(FoldAdaptor adaptor) {
  // A constant, or what is beyond a negative limit whatever it is.
  Attribute constant = adaptor.getInput();
  if (auto splat = dyn_cast_or_null<SplatElementsAttr>(constant))
    constant = splat.getSplatValue<Attribute>();
  if (auto value = dyn_cast_or_null<IntegerAttr>(constant))
    return BoolAttr::get(getContext(), !value.getValue().isZero());
  auto compare = getInput().getDefiningOp<arith::CmpFOp>();
  if (!compare || (compare.getPredicate() != arith::CmpFPredicate::UGT &&
                   compare.getPredicate() != arith::CmpFPredicate::UGE))
    return {};
  APFloat limit(0.0);
  auto splat = compare.getRhs().getDefiningOp<SplatOp>();
  if (matchPattern(splat ? splat.getValue() : compare.getRhs(),
                   m_ConstantFloat(&limit)) &&
      limit.isNegative() && !limit.isZero() && isNonNegative(compare.getLhs()))
    return BoolAttr::get(getContext(), true);
  return {};
}

LogicalResult AnyOp::verify() {
  Type type = getElementTypeOrSelf(getInput().getType());
  if (!type.isInteger(1))
    return emitOpError() << "takes a fragment of i1, got " << type;
  return success();
}

LogicalResult FoldOp::verify() {
  RankedTensorType from = getInput().getType(), to = getResult().getType();
  if (!isa<AccumulatorAttr>(getLayout(from)) ||
      getLayout(from) != getLayout(to) ||
      from.getElementType() != to.getElementType())
    return emitOpError() << "combines columns in the accumulator layout, not "
                         << from << " to " << to;
  if (from.getDimSize(0) != to.getDimSize(0) ||
      from.getDimSize(1) % to.getDimSize(1) != 0)
    return emitOpError() << "cannot fold " << from.getDimSize(0) << "x"
                         << from.getDimSize(1) << " to " << to.getDimSize(0)
                         << "x" << to.getDimSize(1);
  return success();
}

OpFoldResult FoldOp::fold(FoldAdaptor) {
  return getInput().getType() == getType() ? getInput() : Value();
}

LogicalResult BroadcastOp::verify() {
  RankedTensorType from = getInput().getType(), to = getResult().getType();
  auto slice = dyn_cast<SliceAttr>(getLayout(from));
  if (!slice || slice.getParent() != getLayout(to))
    return emitOpError() << "expects a slice of the result's layout";
  if (from.getElementType() != to.getElementType() ||
      from.getShape()[0] != to.getShape()[slice.getDim() == 1 ? 0 : 1])
    return emitOpError() << "repeats " << from << " to " << to
                         << " of another size or element type";
  return success();
}

LogicalResult ConvertLayoutOp::verify() {
  RankedTensorType from = getInput().getType(), to = getResult().getType();
  if (from.getShape() != to.getShape() ||
      from.getElementType() != to.getElementType())
    return emitOpError() << "changes the layout alone, not " << from << " to "
                         << to;
  if (getLayout(from) == getLayout(to))
    return success();
  auto acc = dyn_cast<AccumulatorAttr>(getLayout(from));
  auto operand = dyn_cast<OperandAttr>(getLayout(to));
  if (!acc || !operand || acc.getWarps() != operand.getWarps())
    return emitOpError() << "converts from the accumulator to the operand "
                            "layout of as many warps";
  return success();
}

OpFoldResult ConvertLayoutOp::fold(FoldAdaptor) {
  return getInput().getType() == getType() ? getInput() : Value();
}

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

/// A source of two dimensions with two offsets and the tile's element type.
static LogicalResult verifyCopy(Operation *op, MemRefType source,
                                OperandRange offsets, SharedType tile) {
  if (offsets.size() != 2)
    return op->emitOpError() << "expects 2 offsets, got " << offsets.size();
  if (source.getElementType() != tile.getElementType())
    return op->emitOpError() << "copies " << source.getElementType() << " to "
                             << tile.getElementType();
  return success();
}

LogicalResult LoadOp::verify() {
  return verifyCopy(*this, cast<MemRefType>(getSource().getType()),
                    getOffsets(), getType());
}

LogicalResult StoreOp::verify() {
  RankedTensorType type = getValue().getType();
  auto dest = cast<MemRefType>(getDest().getType());
  if (dest.getRank() != type.getRank() ||
      dest.getElementType() != type.getElementType())
    return emitOpError() << "writes " << type << " to " << dest
                         << " of another rank or element type";
  if (static_cast<int64_t>(getOffsets().size()) != dest.getRank())
    return emitOpError() << "expects " << dest.getRank() << " offsets, got "
                         << getOffsets().size();
  return success();
}

LogicalResult GatherOp::verify() {
  RankedTensorType type = getType();
  auto source = cast<MemRefType>(getSource().getType());
  if (source.getElementType() != type.getElementType() ||
      getOther().getType() != type.getElementType())
    return emitOpError() << "reads " << source.getElementType() << " and "
                         << getOther().getType() << " to "
                         << type.getElementType();
  if (static_cast<int64_t>(getIndices().size()) != source.getRank())
    return emitOpError() << "expects " << source.getRank() << " indices, got "
                         << getIndices().size();
  for (Value index : getIndices()) {
    if (index.getType().isIndex())
      continue;
    auto fragment = dyn_cast<RankedTensorType>(index.getType());
    if (!fragment || !isFragment(fragment) ||
        fragment.getShape() != type.getShape() ||
        getLayout(fragment) != getLayout(type) ||
        !(fragment.getElementType().isIndex() ||
          fragment.getElementType().isInteger(32)))
      return emitOpError() << "index is neither a scalar nor a fragment of "
                              "positions like the result, got "
                           << index.getType();
  }
  if (getMask()) {
    RankedTensorType mask = getMask().getType();
    if (mask.getShape() != type.getShape() ||
        getLayout(mask) != getLayout(type) ||
        !mask.getElementType().isInteger(1))
      return emitOpError() << "expects a mask of i1 like the result, got "
                           << mask;
  }
  return success();
}

LogicalResult EncodeTensorMapOp::verify() {
  auto source = cast<MemRefType>(getSource().getType());
  TensorMapType map = getType();
  SharedType tile = map.getTile();
  if (source.getRank() != map.getRank() ||
      source.getElementType() != tile.getElementType())
    return emitOpError() << "describes " << source << " by a map of rank "
                         << map.getRank() << " of " << tile.getElementType();
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(source.getStridesAndOffset(strides, offset)))
    return emitOpError() << "needs strides, got " << source;
  int64_t bytes = tile.getElementType().getWidth() / 8;
  for (auto [dim, stride] : llvm::enumerate(strides)) {
    if (ShapedType::isDynamic(stride))
      continue;
    if (static_cast<int64_t>(dim) == map.getColumns()) {
      if (stride != 1)
        return emitOpError() << "needs a column stride of 1, got " << stride;
    } else if (stride * bytes % TensorMapType::kAlignment != 0 &&
               source.getDimSize(dim) != 1) {
      return emitOpError() << "needs strides of a multiple of "
                           << TensorMapType::kAlignment
                           << " bytes, got a stride of " << stride * bytes
                           << " bytes in dimension " << dim;
    }
  }
  int64_t columns = source.getDimSize(map.getColumns());
  if (map.getSlabs() > 1 &&
      (ShapedType::isDynamic(columns) || columns % tile.getSlabColumns() != 0))
    return emitOpError() << "copies slabs of " << tile.getSlabColumns()
                         << " columns, which do not divide the columns of "
                         << source;
  return success();
}

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

LogicalResult LocalLoadOp::verify() {
  SharedType from = getSource().getType();
  RankedTensorType to = getType();
  if (!isa<OperandAttr>(getLayout(to)))
    return emitOpError() << "reads into the operand layout, got "
                         << getLayout(to);
  if (to.getShape() != ArrayRef<int64_t>{from.getRows(), from.getColumns()} ||
      to.getElementType() != from.getElementType())
    return emitOpError() << "reads " << from << " to " << to
                         << " of another shape or element type";
  return success();
}

LogicalResult PutOp::verify() {
  SharedType tile = getRing().getType().getTile();
  auto map = dyn_cast<TensorMapType>(getSource().getType());
  if (!map)
    return verifyCopy(*this, cast<MemRefType>(getSource().getType()),
                      getOffsets(), tile);
  if (map.getTile() != tile)
    return emitOpError() << "puts a map of " << map.getTile()
                         << " into a ring of " << tile;
  if (static_cast<int64_t>(getOffsets().size()) != map.getRank())
    return emitOpError() << "expects " << map.getRank() << " offsets, got "
                         << getOffsets().size();
  return success();
}

LogicalResult GetOp::verify() {
  if (getType() != getRing().getType().getTile())
    return emitOpError() << "yields " << getType() << " from a ring of "
                         << getRing().getType().getTile();
  return success();
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

LogicalResult DotOp::verify() {
  int64_t m, k;
  Type elementType;
  if (auto lhs = dyn_cast<RankedTensorType>(getLhs().getType())) {
    if (!isa<OperandAttr>(getLayout(lhs)))
      return emitOpError() << "takes lhs in the operand layout, got "
                           << getLayout(lhs);
    m = lhs.getShape()[0];
    k = lhs.getShape()[1];
    elementType = lhs.getElementType();
    if (getLayout(lhs).getWarps() != getLayout(getType()).getWarps())
      return emitOpError() << "lhs has " << getLayout(lhs).getWarps()
                           << " warps, the result "
                           << getLayout(getType()).getWarps();
  } else {
    auto shared = cast<SharedType>(getLhs().getType());
    m = getTransposeLhs() ? shared.getColumns() : shared.getRows();
    k = getTransposeLhs() ? shared.getRows() : shared.getColumns();
    elementType = shared.getElementType();
  }
  if (getTransposeLhs() && (!isa<SharedType>(getLhs().getType()) ||
                            elementType.getIntOrFloatBitWidth() != 16))
    return emitOpError()
           << "transposes lhs of 16-bit elements in shared memory, got "
           << getLhs().getType();
  if (int64_t warps = getLayout(getType()).getWarps();
      getTransposeLhs() && !llvm::isPowerOf2_64(warps))
    return emitOpError() << "transposes lhs for a power of two of warps, got "
                         << warps;
  SharedType rhs = getRhs().getType();
  int64_t rhsK = getTransposeRhs() ? rhs.getColumns() : rhs.getRows();
  int64_t n = getTransposeRhs() ? rhs.getRows() : rhs.getColumns();
  if (!isa<AccumulatorAttr>(getLayout(getType())))
    return emitOpError() << "yields the accumulator layout, got "
                         << getLayout(getType());
  if (getType().getShape() != ArrayRef<int64_t>{m, n} || k != rhsK)
    return emitOpError() << "multiplies " << m << "x" << k << " by " << rhsK
                         << "x" << n << " to " << getType().getShape()[0] << "x"
                         << getType().getShape()[1];
  if (elementType != rhs.getElementType())
    return emitOpError() << "multiplies " << elementType << " by "
                         << rhs.getElementType();
  if (!elementType.isF16() && !elementType.isBF16() && !elementType.isF32())
    return emitOpError() << "multiplies f16, bf16 or f32, got " << elementType;
  if (!getType().getElementType().isF32())
    return emitOpError() << "accumulates in f32, got "
                         << getType().getElementType();
  int64_t step = elementType.isF32() ? 8 : 16;
  if (k % step != 0)
    return emitOpError() << "contracts a multiple of " << step << ", got " << k;
  if (!getWarpgroup()) {
    if (getAsync())
      return emitOpError() << "is begun by warpgroups alone";
    return success();
  }
  if (getSkipNegativeZero())
    return emitOpError() << "leaves out no products where warpgroups multiply";
  if (elementType.isF32())
    return emitOpError() << "warpgroups multiply 16-bit elements, got f32";
  if (int64_t warps = getLayout(getType()).getWarps(); warps % 4 != 0)
    return emitOpError() << "warpgroups are four warps, got " << warps;
  return success();
}

LogicalResult DotWaitOp::verify() {
  // Or what a loop hands on, or another wait, of which it is.
  Operation *def = getInput().getDefiningOp();
  auto dot = dyn_cast_or_null<DotOp>(def);
  if (!def || (dot ? !dot.getAsync()
                   : !isa<DotWaitOp>(def) && def->getNumRegions() == 0))
    return emitOpError() << "waits for the result of an asynchronous tile.dot";
  for (Value other : getOthers())
    if (!getElementTypeOrSelf(other).isF32())
      return emitOpError() << "passes fragments of f32, got "
                           << other.getType();
  return success();
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

unsigned WarpSpecializeOp::getPartitionOf(Operation *op) {
  for (auto [i, region] : llvm::enumerate(getPartitions()))
    if (region.isAncestor(op->getParentRegion()))
      return i;
  llvm_unreachable("the op is not inside");
}

int64_t WarpSpecializeOp::getTotalWarps() {
  return std::accumulate(getWarps().begin(), getWarps().end(), int64_t(0));
}

void WarpSpecializeOp::print(OpAsmPrinter &p) {
  p.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getWarpsAttrName(), getRegistersAttrName()});
  for (auto [warps, registers, region] :
       llvm::zip_equal(getWarps(), getRegisters(), getPartitions())) {
    p.printNewline();
    p << "warps " << warps << " registers " << registers << ' ';
    p.printRegion(region);
  }
}

ParseResult WarpSpecializeOp::parse(OpAsmParser &parser,
                                    OperationState &result) {
  SmallVector<int32_t> warps, registers;
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  while (succeeded(parser.parseOptionalKeyword("warps"))) {
    if (parser.parseInteger(warps.emplace_back()) ||
        parser.parseKeyword("registers") ||
        parser.parseInteger(registers.emplace_back()) ||
        parser.parseRegion(*result.addRegion()))
      return failure();
    if (result.regions.back()->empty())
      result.regions.back()->emplaceBlock();
  }
  Builder &b = parser.getBuilder();
  result.addAttribute(getWarpsAttrName(result.name),
                      b.getDenseI32ArrayAttr(warps));
  result.addAttribute(getRegistersAttrName(result.name),
                      b.getDenseI32ArrayAttr(registers));
  return success();
}

LogicalResult WarpSpecializeOp::verify() {
  size_t count = getPartitions().size();
  if (count == 0 || getWarps().size() != count ||
      getRegisters().size() != count)
    return emitOpError() << "has " << count << " regions, " << getWarps().size()
                         << " counts of warps and " << getRegisters().size()
                         << " of registers";
  for (int32_t warps : getWarps())
    if (warps <= 0 || warps % 4 != 0)
      return emitOpError() << "deals out warps in fours, got " << warps;
  if (getTotalWarps() > 32)
    return emitOpError() << "deals out " << getTotalWarps()
                         << " warps, a CTA has up to 32";
  for (int32_t registers : getRegisters())
    if (registers < 24 || registers > 240 || registers % 8 != 0)
      return emitOpError() << "registers are a multiple of 8 from 24 to 240, "
                              "got "
                           << registers;
  if ((*this)->getParentOfType<WarpSpecializeOp>())
    return emitOpError() << "is inside of another";
  return success();
}

LogicalResult DotOnesOp::verify() {
  RankedTensorType lhs = getLhs().getType(), type = getType();
  auto operand = dyn_cast<OperandAttr>(getLayout(lhs));
  if (!operand ||
      !(lhs.getElementType().isF16() || lhs.getElementType().isBF16()))
    return emitOpError() << "takes f16 or bf16 in the operand layout, got "
                         << lhs;
  if (!isa<AccumulatorAttr>(getLayout(type)) || !type.getElementType().isF32())
    return emitOpError() << "yields f32 in the accumulator layout, got "
                         << type;
  if (operand.getWarps() != getLayout(type).getWarps() ||
      lhs.getDimSize(0) != type.getDimSize(0))
    return emitOpError() << "sums the rows of " << lhs << " to " << type
                         << " of other rows or warps";
  return success();
}

//===- Epilogue.cpp - Elementwise ops behind a contraction ----------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Epilogue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::attn;

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

/// Whether `op` has an instruction or an expansion on fragments.
static bool isOnFragments(Operation *op) {
  if (!isPure(op) || op->getNumRegions() != 0 || op->getNumResults() != 1)
    return false;
  auto isNumber = [](Type type) { return type.isIntOrFloat(); };
  if (!llvm::all_of(op->getOperandTypes(), isNumber) ||
      !llvm::all_of(op->getResultTypes(), isNumber))
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>() ||
      isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::CopySignOp,
          math::CosOp, math::ErfOp, math::Exp2Op, math::ExpOp, math::FloorOp,
          math::FmaOp, math::Log2Op, math::LogOp, math::RoundEvenOp,
          math::RsqrtOp, math::SinOp, math::SqrtOp, math::TanhOp>(op))
    return true;
  return isa_and_present<arith::ArithDialect>(op->getDialect()) &&
         op->hasTrait<OpTrait::Elementwise>();
}

/// Whether `op` computes each element of its result from the element of
/// `value` at the same place and from values that a kernel can read.
static bool isElementwise(linalg::LinalgOp op, Value value) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() != 1 ||
      op.getNumLoops() != op.getNumParallelLoops())
    return false;
  OpOperand *init = op.getDpsInitOperand(0);
  if (!op.getMatchingIndexingMap(init).isIdentity())
    return false;
  Type type = getElementTypeOrSelf(init->get());
  if (!type.isF16() && !type.isBF16() && !type.isF32())
    return false;
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (operand.get() == value ? !map.isIdentity()
                               : !map.isProjectedPermutation())
      return false;
    Type element = getElementTypeOrSelf(operand.get());
    if (!element.isIntOrFloat() || element.isInteger(1))
      return false;
  }
  // Values from outside of the body are scalars.
  return llvm::all_of(op.getBlock()->without_terminator(),
                      [](Operation &inner) { return isOnFragments(&inner); });
}

int64_t mlir::attn::countReads(const Epilogue &epilogue, unsigned rowDim,
                               unsigned columnDim) {
  int64_t count = 0;
  for (linalg::LinalgOp op : epilogue.ops)
    for (OpOperand &operand : op->getOpOperands()) {
      AffineMap map = op.getMatchingIndexingMap(&operand);
      count += epilogue.tensors.contains(operand.get()) &&
               op.payloadUsesValueFromOperand(&operand) &&
               map.isFunctionOfDim(rowDim) && map.isFunctionOfDim(columnDim);
    }
  return count;
}

Epilogue mlir::attn::findEpilogue(Value result) {
  constexpr size_t kMostTensors = 4;
  Epilogue epilogue;
  while (!result.use_empty()) {
    Operation *user = *result.user_begin();
    auto op = dyn_cast<linalg::LinalgOp>(user);
    if (!op || user->getBlock() != result.getParentBlock() ||
        !llvm::all_of(result.getUsers(),
                      [&](Operation *other) { return other == user; }) ||
        !isElementwise(op, result))
      break;
    SetVector<Value> tensors(epilogue.tensors), scalars(epilogue.scalars);
    for (OpOperand &operand : op->getOpOperands()) {
      if (operand.get() == result || !op.payloadUsesValueFromOperand(&operand))
        continue;
      if (isa<TensorType>(operand.get().getType()))
        tensors.insert(operand.get());
      else
        scalars.insert(operand.get());
    }
    Block *body = op.getBlock();
    body->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (operand.getParentBlock() != body &&
            !matchPattern(operand, m_Constant()))
          scalars.insert(operand);
    });
    if (tensors.size() > kMostTensors)
      break;
    epilogue.tensors = std::move(tensors);
    epilogue.scalars = std::move(scalars);
    epilogue.ops.push_back(op);
    result = op->getResult(0);
  }
  return epilogue;
}

//===----------------------------------------------------------------------===//
// Emission
//===----------------------------------------------------------------------===//

namespace {
/// Values over a tile in their smallest form: the same everywhere (a scalar),
/// one for each row or each column (a slice), or one for each element.
class TileValues {
public:
  TileValues(OpBuilder &b, Location loc, const ResultTile &tile)
      : b(b), loc(loc), tile(tile) {}

  /// Bits of what a value depends on.
  enum Form { Scalar = 0, Row = 1, Column = 2, Tile = 3 };
  static int getForm(Type type);
  Type getType(int form, Type elementType) const;
  /// `form` has all bits that the value's has.
  Value convert(Value value, int form);
  /// The elements of `memref` that belong to the tile, by `map` from the
  /// dimensions of the result.
  Value read(Value memref, AffineMap map);
  /// `op` on `operands`.
  Value apply(Operation &op, SmallVector<Value> operands);

private:
  OpBuilder &b;
  Location loc;
  const ResultTile &tile;
};
} // namespace

int TileValues::getForm(Type type) {
  auto fragment = dyn_cast<RankedTensorType>(type);
  if (!fragment)
    return Scalar;
  if (auto slice = dyn_cast<attn::tile::SliceAttr>(fragment.getEncoding()))
    return slice.getDim() == 1 ? Row : Column;
  return Tile;
}

Type TileValues::getType(int form, Type elementType) const {
  if (form == Scalar)
    return elementType;
  if (form == Tile)
    return RankedTensorType(tile.type).clone(elementType);
  auto layout = cast<attn::tile::AccumulatorAttr>(tile.type.getEncoding());
  return RankedTensorType::get(
      {tile.type.getDimSize(form == Row ? 0 : 1)}, elementType,
      attn::tile::SliceAttr::get(b.getContext(), form == Row ? 1 : 0, layout));
}

Value TileValues::convert(Value value, int form) {
  int from = getForm(value.getType());
  if (from == form)
    return value;
  Type type = getType(form, getElementTypeOrSelf(value));
  if (from == Scalar)
    return attn::tile::SplatOp::create(b, loc, type, value);
  return attn::tile::BroadcastOp::create(b, loc, type, value);
}

Value TileValues::read(Value memref, AffineMap map) {
  int form = Scalar;
  SmallVector<unsigned> dims;
  for (AffineExpr expr : map.getResults()) {
    dims.push_back(cast<AffineDimExpr>(expr).getPosition());
    form |= dims.back() == tile.rowDim      ? Row
            : dims.back() == tile.columnDim ? Column
                                            : Scalar;
  }
  SmallVector<Value> indices;
  for (unsigned dim : dims) {
    Value begin = tile.begin[dim];
    if (dim != tile.rowDim && dim != tile.columnDim) {
      indices.push_back(begin);
      continue;
    }
    Type type = getType(form, b.getIndexType());
    int64_t axis = form == Tile && dim == tile.columnDim ? 1 : 0;
    indices.push_back(arith::AddIOp::create(
        b, loc, attn::tile::IndexOp::create(b, loc, type, axis),
        attn::tile::SplatOp::create(b, loc, type, begin)));
  }
  if (form == Scalar)
    return memref::LoadOp::create(b, loc, memref, indices);
  Type elementType = cast<MemRefType>(memref.getType()).getElementType();
  return attn::tile::GatherOp::create(
      b, loc, cast<RankedTensorType>(getType(form, elementType)), memref,
      indices, /*mask=*/Value(),
      arith::ConstantOp::create(b, loc, b.getZeroAttr(elementType)));
}

Value TileValues::apply(Operation &op, SmallVector<Value> operands) {
  int form = Scalar;
  for (Value operand : operands)
    form |= getForm(operand.getType());
  for (Value &operand : operands)
    operand = convert(operand, form);
  Operation *clone = b.clone(op);
  clone->setOperands(operands);
  clone->getResult(0).setType(getType(form, op.getResult(0).getType()));
  return clone->getResult(0);
}

Value mlir::attn::emitEpilogue(OpBuilder &b, const Epilogue &epilogue,
                               Value value, const ResultTile &tile,
                               const IRMapping &operands) {
  for (linalg::LinalgOp op : epilogue.ops) {
    TileValues values(b, op.getLoc(), tile);
    Block *body = op.getBlock();
    IRMapping mapping;
    // What is no tensor of the epilogue is the value before.
    for (OpOperand &operand : op->getOpOperands()) {
      Value argument = op.getMatchingBlockArgument(&operand);
      if (argument.use_empty())
        continue;
      Value mapped = operands.lookupOrNull(operand.get());
      if (!mapped)
        mapped = value;
      else if (isa<MemRefType>(mapped.getType()))
        mapped = values.read(mapped, op.getMatchingIndexingMap(&operand));
      mapping.map(argument, mapped);
    }
    auto lookup = [&](Value v) -> Value {
      if (Value mapped = mapping.lookupOrNull(v))
        return mapped;
      if (Value mapped = operands.lookupOrNull(v))
        return mapped;
      return b.clone(*v.getDefiningOp())->getResult(0);
    };
    for (Operation &inner : body->without_terminator())
      mapping.map(inner.getResult(0),
                  values.apply(
                      inner, llvm::map_to_vector(inner.getOperands(), lookup)));
    value = values.convert(lookup(body->getTerminator()->getOperand(0)),
                           TileValues::Tile);
  }
  return value;
}

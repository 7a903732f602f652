//===- RegionEmitter.cpp - Score and mask regions on fragments ------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RegionEmitter.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::attn;

RankedTensorType RegionEmitter::getTileType(Type elementType) const {
  return RankedTensorType::get({m, n}, elementType, layout);
}

RankedTensorType RegionEmitter::getRowType(Type elementType) const {
  return RankedTensorType::get(
      {m}, elementType, attn::tile::SliceAttr::get(b.getContext(), 1, layout));
}

RankedTensorType RegionEmitter::getColumnType(Type elementType) const {
  return RankedTensorType::get(
      {n}, elementType, attn::tile::SliceAttr::get(b.getContext(), 0, layout));
}

RegionEmitter::Form RegionEmitter::getForm(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return Scalar;
  if (auto slice = dyn_cast<attn::tile::SliceAttr>(tensor.getEncoding()))
    return slice.getDim() == 1 ? Row : Column;
  return Tile;
}

Type RegionEmitter::getType(Form form, Type elementType) const {
  switch (form) {
  case Scalar:
    return elementType;
  case Row:
    return getRowType(elementType);
  case Column:
    return getColumnType(elementType);
  case Tile:
    return getTileType(elementType);
  }
  llvm_unreachable("unknown form");
}

/// `form` depends on at least what the value depends on.
Value RegionEmitter::convert(Location loc, Value value, Form form) {
  Form from = getForm(value.getType());
  if (from == form)
    return value;
  Type type = getType(form, getElementTypeOrSelf(value));
  if (from == Scalar)
    return attn::tile::SplatOp::create(b, loc, type, value);
  return attn::tile::BroadcastOp::create(b, loc, type, value);
}

Value RegionEmitter::toTile(Location loc, Value value) {
  return convert(loc, value, Tile);
}

Value RegionEmitter::map(Value value) {
  if (Value mapped = mapping.lookupOrNull(value))
    return mapped;
  return lookup(value);
}

Value RegionEmitter::emitRead(Location loc, View view, ArrayRef<Value> indices,
                              Value guard) {
  int form = Scalar;
  for (Value index : indices)
    form |= getForm(index.getType());
  auto source = cast<MemRefType>(view.base.getType());
  SmallVector<Value> operands;
  for (OpFoldResult offset : view.offsets)
    operands.push_back(getValueOrCreateConstantIndexOp(b, loc, offset));
  for (auto [dim, index] : llvm::zip_equal(view.dims, indices)) {
    // Scalar indices stay scalar: the lowering adds them to the base address.
    Form to =
        static_cast<Form>(getForm(index.getType()) == Scalar ? Scalar : form);
    operands[dim] = arith::AddIOp::create(b, loc, convert(loc, index, to),
                                          convert(loc, operands[dim], to));
  }
  if (form == Scalar)
    return memref::LoadOp::create(b, loc, view.base, operands);
  Type elementType = source.getElementType();
  Value other = arith::ConstantOp::create(b, loc, b.getZeroAttr(elementType));
  if (guard && form != Tile)
    guard = Value();
  return attn::tile::GatherOp::create(
      b, loc,
      cast<RankedTensorType>(getType(static_cast<Form>(form), elementType)),
      view.base, operands, guard, other);
}

Value RegionEmitter::emitCapture(unsigned i, Value guard) {
  Location loc = op.getLoc();
  Value capture = op.getCaptures()[i];
  View view = lookupView(capture);
  if (!view.base) {
    op.emitOpError() << "capture #" << i
                     << " is not a slice of a tensor from outside of the loops";
    return {};
  }
  SmallVector<Value> indices;
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  for (AffineExpr expr : op.getCaptureMap(i).getResults()) {
    // Tiles have one position along every batch dimension.
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (dim && dim.getPosition() == op.getMDim())
      indices.push_back(
          attn::tile::IndexOp::create(b, loc, getRowType(b.getIndexType()), 0));
    else if (dim && dim.getPosition() == op.getNDim())
      indices.push_back(attn::tile::IndexOp::create(
          b, loc, getColumnType(b.getIndexType()), 0));
    else
      indices.push_back(zero);
  }
  return emitRead(loc, view, indices, guard);
}

Value RegionEmitter::emitBinary(Location loc, StringRef name, Value lhs,
                                Value rhs) {
  Form form =
      static_cast<Form>(getForm(lhs.getType()) | getForm(rhs.getType()));
  OperationState state(loc, name);
  state.addOperands({convert(loc, lhs, form), convert(loc, rhs, form)});
  state.addTypes(getType(form, getElementTypeOrSelf(lhs)));
  return b.create(state)->getResult(0);
}

Value RegionEmitter::emitAffine(Location loc, AffineExpr expr, ValueRange dims,
                                ValueRange symbols) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  if (auto cst = dyn_cast<AffineConstantExpr>(expr))
    return arith::ConstantIndexOp::create(b, loc, cst.getValue());
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Value lhs = emitAffine(loc, binary.getLHS(), dims, symbols);
  Value rhs = emitAffine(loc, binary.getRHS(), dims, symbols);
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return emitBinary(loc, "arith.addi", lhs, rhs);
  case AffineExprKind::Mul:
    return emitBinary(loc, "arith.muli", lhs, rhs);
  case AffineExprKind::FloorDiv:
    return emitBinary(loc, "arith.floordivsi", lhs, rhs);
  case AffineExprKind::CeilDiv:
    return emitBinary(loc, "arith.ceildivsi", lhs, rhs);
  case AffineExprKind::Mod: {
    Value quotient = emitBinary(loc, "arith.floordivsi", lhs, rhs);
    return emitBinary(loc, "arith.subi", lhs,
                      emitBinary(loc, "arith.muli", quotient, rhs));
  }
  default:
    llvm_unreachable("not a binary affine expression");
  }
}

LogicalResult RegionEmitter::emitOp(Operation &nested, Value guard) {
  Location loc = nested.getLoc();
  SmallVector<Value> operands;
  for (Value operand : nested.getOperands()) {
    if (isa<RankedTensorType>(operand.getType())) {
      operands.push_back(Value());
      continue;
    }
    Value mapped = map(operand);
    if (!mapped)
      return nested.emitOpError()
             << "uses a value that the kernel cannot compute";
    operands.push_back(mapped);
  }

  if (auto index = dyn_cast<IndexOp>(nested)) {
    Value value;
    if (index.getDim() == op.getMDim())
      value =
          attn::tile::IndexOp::create(b, loc, getRowType(b.getIndexType()), 0);
    else if (index.getDim() == op.getNDim())
      value = attn::tile::IndexOp::create(b, loc,
                                          getColumnType(b.getIndexType()), 0);
    else
      value = arith::ConstantIndexOp::create(b, loc, 0);
    mapping.map(index.getResult(), value);
    return success();
  }
  if (auto apply = dyn_cast<affine::AffineApplyOp>(nested)) {
    AffineMap map = apply.getAffineMap();
    mapping.map(apply.getResult(),
                emitAffine(loc, map.getResult(0),
                           ValueRange(operands).take_front(map.getNumDims()),
                           ValueRange(operands).drop_front(map.getNumDims())));
    return success();
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(nested)) {
    View view = lookupView(extract.getTensor());
    if (!view.base)
      return nested.emitOpError()
             << "reads a tensor that is not from outside of the loops";
    mapping.map(
        extract.getResult(),
        emitRead(loc, view, ArrayRef<Value>(operands).drop_front(), guard));
    return success();
  }

  int form = Scalar;
  for (Value operand : operands)
    if (operand)
      form |= getForm(operand.getType());
  bool cloneable = isPure(&nested) && nested.getNumRegions() == 0 &&
                   llvm::all_of(operands, [](Value v) { return v; });
  if (form == Scalar && cloneable) {
    Operation *clone = b.clone(nested);
    clone->setOperands(operands);
    mapping.map(nested.getResults(), clone->getResults());
    return success();
  }
  if (!cloneable || !nested.hasTrait<OpTrait::Elementwise>() ||
      nested.getNumResults() != 1)
    return nested.emitOpError() << "is not elementwise, so it does not run on "
                                   "the elements of a tile";
  for (Value &operand : operands)
    operand = convert(loc, operand, static_cast<Form>(form));
  Operation *clone = b.clone(nested);
  clone->setOperands(operands);
  if (auto tanh = dyn_cast<math::TanhOp>(clone); tanh && isRounded)
    tanh.setFastmath(tanh.getFastmath() | arith::FastMathFlags::afn);
  clone->getResult(0).setType(
      getType(static_cast<Form>(form), nested.getResult(0).getType()));
  mapping.map(nested.getResults(), clone->getResults());
  return success();
}

Value RegionEmitter::emitUpTo(Block &block, Value value, ValueRange args,
                              Value guard) {
  mapping.map(block.getArguments(), args);
  for (Operation &nested : block.without_terminator()) {
    if (mapping.contains(value))
      break;
    if (failed(emitOp(nested, guard)))
      return {};
  }
  return map(value);
}

Value RegionEmitter::emit(Block &block, ValueRange args, Value guard) {
  return emitUpTo(block, cast<YieldOp>(block.getTerminator()).getValue(), args,
                  guard);
}

//===- ConstantTensors.cpp - Elements of constants ------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Analysis/TensorExprs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::attn;

/// start + step * i of a constant with one dimension of more than one element.
static std::optional<std::pair<int64_t, int64_t>>
getProgression(DenseElementsAttr elements) {
  auto integers = dyn_cast<DenseIntElementsAttr>(elements);
  if (!integers || elements.getNumElements() < 2 ||
      elements.getElementType().getIntOrFloatBitWidth() < 8 ||
      elements.getElementType().getIntOrFloatBitWidth() > 64 ||
      llvm::count_if(elements.getType().getShape(),
                     [](int64_t size) { return size != 1; }) != 1)
    return std::nullopt;
  auto it = integers.value_begin<APInt>();
  int64_t start = (*it++).getSExtValue(), step = (*it).getSExtValue() - start;
  int64_t expected = start;
  for (const APInt &value : integers.getValues<APInt>()) {
    if (value.getSExtValue() != expected)
      return std::nullopt;
    expected += step;
  }
  return std::make_pair(start, step);
}

namespace {
/// j <= i + offset ? below : above, for the last two dimensions i and j.
struct Triangle {
  int64_t offset;
  Attribute below, above;
};
} // namespace

template <typename T>
static std::optional<int64_t> getDiagonal(DenseElementsAttr elements,
                                          int64_t rows, int64_t columns) {
  auto values = elements.getValues<T>();
  auto at = [&](int64_t i, int64_t j) { return values[i * columns + j]; };
  T below = at(rows - 1, 0), above = at(0, columns - 1);
  if (below == above)
    return std::nullopt;
  std::optional<int64_t> offset;
  SmallVector<int64_t> counts;
  for (int64_t i = 0; i < rows; ++i) {
    int64_t count = 0;
    while (count < columns && at(i, count) == below)
      ++count;
    for (int64_t j = count; j < columns; ++j)
      if (!(at(i, j) == above))
        return std::nullopt;
    if (!offset && count > 0 && count < columns)
      offset = count - 1 - i;
    counts.push_back(count);
  }
  // Rows in front of the diagonal are empty, rows behind it are full.
  if (offset)
    for (auto [i, count] : llvm::enumerate(counts))
      if (count != std::clamp<int64_t>(static_cast<int64_t>(i) + *offset + 1, 0,
                                       columns))
        return std::nullopt;
  return offset;
}

/// A constant that is one value up to a diagonal, another behind it.
static std::optional<Triangle> getTriangle(DenseElementsAttr elements) {
  ArrayRef<int64_t> shape = elements.getType().getShape();
  if (shape.size() < 2 || elements.getNumElements() > (1 << 22))
    return std::nullopt;
  int64_t rows = shape[shape.size() - 2], columns = shape.back();
  if (rows < 2 || columns < 2 || rows * columns != elements.getNumElements())
    return std::nullopt;
  std::optional<int64_t> offset;
  if (elements.getElementType().isInteger(1))
    offset = getDiagonal<bool>(elements, rows, columns);
  else if (elements.getElementType().isF32())
    offset = getDiagonal<float>(elements, rows, columns);
  if (!offset)
    return std::nullopt;
  auto values = elements.getValues<Attribute>();
  return Triangle{*offset, values[(rows - 1) * columns], values[columns - 1]};
}

const Expr *TensorExprs::read(Value tensor, ArrayRef<const Expr *> indices) {
  if (auto constant = tensor.getDefiningOp<arith::ConstantOp>()) {
    auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (elements && elements.isSplat())
      if (auto value = dyn_cast<TypedAttr>(elements.getSplatValue<Attribute>()))
        return exprs.getConst(value);
    if (elements && llvm::all_of(indices, [](const Expr *e) {
          return e->getInt() && *e->getInt() >= 0;
        })) {
      SmallVector<uint64_t> position;
      for (const Expr *e : indices)
        position.push_back(*e->getInt());
      if (ElementsAttr::isValidIndex(elements.getType(), position))
        if (auto value =
                dyn_cast<TypedAttr>(elements.getValues<Attribute>()[position]))
          return exprs.getConst(value);
    }
    if (elements && !elements.isSplat()) {
      auto [it, isNew] = progressions.try_emplace(elements);
      if (isNew)
        it->second = getProgression(elements);
      if (it->second) {
        auto [start, step] = *it->second;
        const Expr *index = exprs.getIndex(0);
        for (auto [i, e] : llvm::enumerate(indices))
          if (elements.getType().getDimSize(i) != 1)
            index = e;
        const Expr *value = exprs.add(exprs.getIndex(start), index, step);
        Type type = elements.getElementType();
        if (const Expr *e = exprs.getOp<arith::IndexCastOp>(type, {value}))
          return type.isIndex() ? value : e;
      }
      auto [diagonal, isFirst] = triangles.try_emplace(elements, nullptr);
      if (isFirst)
        if (std::optional<Triangle> triangle = getTriangle(elements)) {
          diagonal->second = ArrayAttr::get(
              exprs.getContext(),
              {IntegerAttr::get(IndexType::get(exprs.getContext()),
                                triangle->offset),
               triangle->below, triangle->above});
        }
      if (auto parts = dyn_cast_or_null<ArrayAttr>(diagonal->second)) {
        const Expr *i = indices[indices.size() - 2], *j = indices.back();
        auto getAttr = [&](unsigned n) { return cast<TypedAttr>(parts[n]); };
        NamedAttrList attrs;
        attrs.set(
            "predicate",
            IntegerAttr::get(IntegerType::get(exprs.getContext(), 64),
                             static_cast<int64_t>(arith::CmpIPredicate::sle)));
        const Expr *c =
            exprs.getOp(OperationName(arith::CmpIOp::getOperationName(),
                                      exprs.getContext()),
                        attrs.getDictionary(exprs.getContext()),
                        IntegerType::get(exprs.getContext(), 1),
                        {j, exprs.add(i, exprs.getConst(getAttr(0)))});
        return exprs.getOp<arith::SelectOp>(
            elements.getElementType(),
            {c, exprs.getConst(getAttr(1)), exprs.getConst(getAttr(2))});
      }
    }
  }
  return exprs.getRead(tensor, indices);
}

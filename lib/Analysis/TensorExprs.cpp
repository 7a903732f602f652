//===- TensorExprs.cpp - Tensor programs as scalar expressions ------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Analysis/TensorExprs.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::attn;

/// Chains longer than this stay opaque: recursion stays bounded.
static constexpr unsigned kMaxDepth = 400;

namespace {
/// Counts nested calls.
struct DepthGuard {
  explicit DepthGuard(unsigned &depth) : depth(depth) { ++depth; }
  ~DepthGuard() { --depth; }
  unsigned &depth;
};
} // namespace

//===----------------------------------------------------------------------===//
// Maps
//===----------------------------------------------------------------------===//

Value mlir::attn::getReadTensor(const Expr *leaf) {
  if (leaf->is(ExprKind::Read))
    return leaf->getValue();
  if (leaf->is(ExprKind::Reduced) &&
      isa<linalg::LinalgOp>(leaf->getReduction()))
    return leaf->getReduction()->getResult(leaf->getNumber());
  return Value();
}

AffineMap
TensorExprs::getReadMap(const Expr *leaf,
                        const DenseMap<const Expr *, unsigned> &positions,
                        unsigned numDims, unsigned numGrouped) {
  Value tensor = getReadTensor(leaf);
  auto type = tensor ? dyn_cast<RankedTensorType>(tensor.getType())
                     : RankedTensorType();
  if (!type)
    return AffineMap();
  MLIRContext *ctx = type.getContext();
  SmallVector<AffineExpr> results;
  llvm::SmallDenseSet<const Expr *> used, grouped;
  for (auto [i, e] : llvm::enumerate(leaf->getOperands())) {
    if (e->getInt() == 0 && type.getDimSize(i) == 1) {
      results.push_back(getAffineConstantExpr(0, ctx));
      continue;
    }
    bool isGroup = e->is(ExprKind::FloorDiv) || e->is(ExprKind::Mod);
    const Expr *var = isGroup ? e->getOperand(0) : e;
    auto it = positions.find(var);
    if (it == positions.end())
      return AffineMap();
    AffineExpr dim = getAffineDimExpr(it->second, ctx);
    const Expr *extent = exprs.getExtent(var);
    if (isGroup && e->is(ExprKind::FloorDiv))
      extent = exprs.floorDiv(
          exprs.add(exprs.add(extent, e->getOperand(1)), exprs.getIndex(-1)),
          e->getOperand(1));
    else if (isGroup)
      extent = e->getOperand(1);
    if (!isSameSize(extent, size(tensor, i)))
      return AffineMap();
    if (!isGroup) {
      if (!used.insert(var).second)
        return AffineMap();
      results.push_back(dim);
      continue;
    }
    std::optional<int64_t> divisor = e->getOperand(1)->getInt();
    if (it->second >= numGrouped || !divisor || *divisor <= 0)
      return AffineMap();
    grouped.insert(var);
    results.push_back(e->is(ExprKind::Mod) ? dim % *divisor
                                           : dim.floorDiv(*divisor));
  }
  if (llvm::any_of(grouped, [&](const Expr *e) { return used.contains(e); }))
    return AffineMap();
  return AffineMap::get(numDims, 0, results, ctx);
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

const Expr *TensorExprs::apply(AffineExpr expr, ArrayRef<const Expr *> dims,
                               ArrayRef<const Expr *> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return exprs.getIndex(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbol.getPosition() < symbols.size() ? symbols[symbol.getPosition()]
                                                 : nullptr;
  auto binary = cast<AffineBinaryOpExpr>(expr);
  const Expr *a = apply(binary.getLHS(), dims, symbols);
  const Expr *b = apply(binary.getRHS(), dims, symbols);
  if (!a || !b)
    return nullptr;
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return exprs.add(a, b);
  case AffineExprKind::Mul:
    return exprs.mul(a, b);
  case AffineExprKind::FloorDiv:
    return exprs.floorDiv(a, b);
  case AffineExprKind::Mod:
    return exprs.mod(a, b);
  case AffineExprKind::CeilDiv:
    if (std::optional<int64_t> divisor = b->getInt(); divisor && *divisor > 0)
      return exprs.floorDiv(exprs.add(a, exprs.getIndex(*divisor - 1)), b);
    return nullptr;
  default:
    return nullptr;
  }
}

const Expr *TensorExprs::foldResult(OpFoldResult value) {
  if (auto attr = dyn_cast<Attribute>(value))
    return exprs.getIndex(cast<IntegerAttr>(attr).getInt());
  return scalar(cast<Value>(value));
}

const Expr *TensorExprs::scalar(Value value) {
  if (const Expr *known = scalars.lookup(value))
    return known;
  DepthGuard guard(depth);
  const Expr *result = nullptr;
  Operation *def = value.getDefiningOp();
  if (def && depth < kMaxDepth) {
    if (auto constant = dyn_cast<arith::ConstantOp>(def)) {
      if (!isa<ShapedType>(constant.getType()))
        result = exprs.getConst(constant.getValue());
    } else if (auto dim = dyn_cast<tensor::DimOp>(def)) {
      if (std::optional<int64_t> index = dim.getConstantIndex())
        if (isa<RankedTensorType>(dim.getSource().getType()) && *index >= 0 &&
            *index <
                cast<RankedTensorType>(dim.getSource().getType()).getRank())
          result = size(dim.getSource(), *index);
    } else if (auto apply = dyn_cast<affine::AffineApplyOp>(def)) {
      AffineMap map = apply.getAffineMap();
      SmallVector<const Expr *> operands;
      for (Value operand : apply.getMapOperands())
        operands.push_back(scalar(operand));
      result = this->apply(map.getResult(0),
                           ArrayRef(operands).take_front(map.getNumDims()),
                           ArrayRef(operands).drop_front(map.getNumDims()));
    } else if (value.getType().isIntOrIndex() && def->getNumResults() == 1 &&
               def->getNumRegions() == 0 && isPure(def) &&
               isa<arith::ArithDialect>(def->getDialect()) &&
               llvm::all_of(def->getOperandTypes(),
                            [](Type type) { return type.isIntOrIndex(); })) {
      SmallVector<const Expr *> operands;
      for (Value operand : def->getOperands())
        operands.push_back(scalar(operand));
      result = exprs.getOp(def->getName(), def->getAttrDictionary(),
                           value.getType(), operands);
    }
  }
  if (!result)
    result = exprs.getScalar(value);
  return scalars[value] = result;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

SmallVector<const Expr *> TensorExprs::allSizes(Value tensor) {
  SmallVector<const Expr *> sizes;
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  for (int64_t i = 0; i < rank; ++i)
    sizes.push_back(size(tensor, i));
  return sizes;
}

const Expr *TensorExprs::size(Value tensor, unsigned dim) {
  int64_t known = cast<ShapedType>(tensor.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(known))
    return exprs.getIndex(known);
  auto key = std::make_pair(tensor, dim);
  if (const Expr *e = sizeCache.lookup(key))
    return e;
  DepthGuard guard(depth);
  const Expr *e = depth < kMaxDepth ? sizeImpl(tensor, dim) : nullptr;
  if (!e)
    e = exprs.getDim(tensor, dim);
  exprs.markSize(e);
  return sizeCache[key] = exprs.markSize(canonicalSize(e));
}

const Expr *TensorExprs::canonicalSize(const Expr *e) {
  if (e->is(ExprKind::Const))
    return e;
  if (const Expr *next = equalSizes.lookup(e))
    return canonicalSize(next);
  if (e->getTerms().empty() && e->getOperands().empty())
    return e;
  return exprs.rebuild(e,
                       [&](const Expr *part) { return canonicalSize(part); });
}

void TensorExprs::equate(const Expr *a, const Expr *b) {
  a = canonicalSize(a);
  b = canonicalSize(b);
  auto isAtom = [](const Expr *e) {
    return e->is(ExprKind::Dim) || e->is(ExprKind::Scalar);
  };
  // Older sizes, and constants, stand for their class.
  if (a->is(ExprKind::Const) || (!isAtom(b) && isAtom(a)) ||
      (isAtom(a) && isAtom(b) && a->getId() < b->getId()))
    std::swap(a, b);
  if (a != b && isAtom(a) && (isAtom(b) || b->is(ExprKind::Const)))
    equalSizes[a] = b;
}

void TensorExprs::equateReshapes(Block &block) {
  for (auto reshape : block.getOps<tensor::ReshapeOp>()) {
    if (!isa<RankedTensorType>(reshape.getSource().getType()) ||
        !isa<RankedTensorType>(reshape.getType()))
      continue;
    // Numbers, and dynamic sizes of which equal ones cancel.
    SmallVector<const Expr *> before, after;
    auto factorize = [&](Value tensor, SmallVectorImpl<const Expr *> &factors) {
      int64_t number = 1;
      for (const Expr *e : allSizes(tensor)) {
        e = canonicalSize(e);
        if (std::optional<int64_t> value = e->getInt())
          number *= *value;
        else
          factors.push_back(e);
      }
      return number;
    };
    if (factorize(reshape.getSource(), before) !=
        factorize(reshape.getResult(), after))
      continue;
    llvm::erase_if(before, [&](const Expr *e) {
      auto *it = llvm::find(after, e);
      if (it == after.end())
        return false;
      after.erase(it);
      return true;
    });
    if (before.size() == 1 && after.size() == 1)
      equate(before[0], after[0]);
  }
  // Those that were asked for on the way may be equal to another one now.
  sizeCache.clear();
}

/// A dimension has as many elements as those it is expanded into.
void TensorExprs::equateExpanded(tensor::ExpandShapeOp op) {
  if (!equated.insert(op).second)
    return;
  SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
  for (auto [i, group] : llvm::enumerate(op.getReassociationIndices())) {
    const Expr *product = exprs.getIndex(1);
    for (int64_t j : group)
      product = exprs.mul(product, foldResult(sizes[j]));
    equate(size(op.getSrc(), i), product);
  }
}

/// The operands of a linalg op agree on the extent of every loop.
void TensorExprs::equateLoops(linalg::LinalgOp op) {
  if (!equated.insert(op).second)
    return;
  SmallVector<const Expr *> extents(op.getNumLoops(), nullptr);
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!type)
      continue;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [i, result] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(result);
      if (!dim)
        continue;
      const Expr *extent = size(operand.get(), i);
      const Expr *&known = extents[dim.getPosition()];
      if (known)
        equate(known, extent);
      else
        known = extent;
    }
  }
}

const Expr *TensorExprs::loopExtent(linalg::LinalgOp op, unsigned loop) {
  const Expr *extent = nullptr;
  // A static size anywhere, else the size of the first operand: following
  // inputs leads equal sizes to one source.
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [i, result] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(result);
      if (!dim || dim.getPosition() != loop)
        continue;
      int64_t known =
          cast<RankedTensorType>(operand.get().getType()).getDimSize(i);
      if (!ShapedType::isDynamic(known))
        return exprs.getIndex(known);
      if (!extent)
        extent = size(operand.get(), i);
    }
  }
  return extent;
}

const Expr *TensorExprs::sizeImpl(Value tensor, unsigned dim) {
  Operation *def = tensor.getDefiningOp();
  if (!def)
    return nullptr;
  if (auto op = dyn_cast<linalg::LinalgOp>(def)) {
    if (!op.hasPureTensorSemantics())
      return nullptr;
    OpOperand *init =
        op.getDpsInitOperand(cast<OpResult>(tensor).getResultNumber());
    AffineMap map = op.getMatchingIndexingMap(init);
    if (auto loop = dyn_cast<AffineDimExpr>(map.getResult(dim)))
      return loopExtent(op, loop.getPosition());
    return size(init->get(), dim);
  }
  if (auto softmax = dyn_cast<linalg::SoftmaxOp>(def))
    return size(softmax.getInput(), dim);
  if (auto empty = dyn_cast<tensor::EmptyOp>(def))
    return foldResult(empty.getMixedSizes()[dim]);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(def)) {
    equateExpanded(expand);
    return foldResult(expand.getMixedOutputShape()[dim]);
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(def)) {
    const Expr *product = exprs.getIndex(1);
    ReassociationIndices group = collapse.getReassociationIndices()[dim];
    for (int64_t i : group)
      product = exprs.mul(product, size(collapse.getSrc(), i));
    return product;
  }
  if (auto cast = dyn_cast<tensor::CastOp>(def))
    return isa<RankedTensorType>(cast.getSource().getType())
               ? size(cast.getSource(), dim)
               : nullptr;
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(def)) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    unsigned result = 0;
    for (auto [i, value] : llvm::enumerate(slice.getMixedSizes())) {
      if (dropped.test(i))
        continue;
      if (result++ == dim)
        return foldResult(value);
    }
    return nullptr;
  }
  if (auto reshape = dyn_cast<tensor::ReshapeOp>(def))
    if (auto shape =
            reshape.getShape().getDefiningOp<tensor::FromElementsOp>()) {
      const Expr *e = scalar(shape.getElements()[dim]);
      return exprs.asIndex(e);
    }
  if (auto generate = dyn_cast<tensor::GenerateOp>(def)) {
    unsigned position = 0;
    for (unsigned i = 0; i < dim; ++i)
      position += generate.getType().isDynamicDim(i);
    return scalar(generate.getDynamicExtents()[position]);
  }
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(def))
    if (OpOperand *init = dps.getTiedOpOperand(cast<OpResult>(tensor)))
      return size(init->get(), dim);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

struct TensorExprs::Body {
  Body(Block *block, ArrayRef<const Expr *> loops,
       llvm::function_ref<const Expr *(BlockArgument)> argument)
      : block(block), loops(loops), argument(argument) {}

  Block *block;
  ArrayRef<const Expr *> loops;
  /// Value of a block argument.
  llvm::function_ref<const Expr *(BlockArgument)> argument;
  DenseMap<Value, const Expr *> memo;
};

/// The value of `value` in a body; null where that is no expression.
const Expr *TensorExprs::eval(Value value, Body &body) {
  auto [it, isNew] = body.memo.try_emplace(value, nullptr);
  if (!isNew)
    return it->second;
  DepthGuard guard(depth);
  if (depth > kMaxDepth)
    return nullptr;
  const Expr *result = nullptr;
  Operation *def = value.getDefiningOp();
  if (auto arg = dyn_cast<BlockArgument>(value);
      arg && arg.getOwner() == body.block) {
    result = body.argument(arg);
  } else if (!def || def->getBlock() != body.block) {
    result = isa<ShapedType>(value.getType()) ? nullptr : scalar(value);
  } else if (auto index = dyn_cast<linalg::IndexOp>(def)) {
    result = body.loops[index.getDim()];
  } else if (auto extract = dyn_cast<tensor::ExtractOp>(def)) {
    SmallVector<const Expr *> indices;
    for (Value i : extract.getIndices()) {
      const Expr *e = eval(i, body);
      if (!e)
        return nullptr;
      indices.push_back(e);
    }
    Operation *source = extract.getTensor().getDefiningOp();
    if (!source || source->getBlock() != body.block)
      result = read(extract.getTensor(), indices);
  } else if (auto apply = dyn_cast<affine::AffineApplyOp>(def)) {
    SmallVector<const Expr *> operands;
    for (Value operand : apply.getMapOperands()) {
      const Expr *e = eval(operand, body);
      if (!e)
        return nullptr;
      operands.push_back(e);
    }
    AffineMap map = apply.getAffineMap();
    result = this->apply(map.getResult(0),
                         ArrayRef(operands).take_front(map.getNumDims()),
                         ArrayRef(operands).drop_front(map.getNumDims()));
  } else if (isa<arith::ConstantOp, tensor::DimOp>(def)) {
    if (!isa<ShapedType>(value.getType()) &&
        llvm::all_of(def->getOperands(), [&](Value operand) {
          Operation *inner = operand.getDefiningOp();
          return !inner || inner->getBlock() != body.block ||
                 isa<arith::ConstantOp>(inner);
        }))
      result = scalar(value);
  } else if (isPure(def) && def->getNumResults() == 1 &&
             def->getNumRegions() == 0 && def->getNumSuccessors() == 0 &&
             (value.getType().isIntOrIndexOrFloat()) &&
             llvm::all_of(def->getOperandTypes(), [](Type type) {
               return type.isIntOrIndexOrFloat();
             })) {
    SmallVector<const Expr *> operands;
    for (Value operand : def->getOperands()) {
      const Expr *e = eval(operand, body);
      if (!e)
        return nullptr;
      operands.push_back(e);
    }
    result = exprs.getOp(def->getName(), def->getAttrDictionary(),
                         value.getType(), operands);
  }
  return body.memo[value] = result;
}

bool TensorExprs::loopsFromResult(linalg::LinalgOp op, unsigned result,
                                  ArrayRef<const Expr *> indices,
                                  SmallVectorImpl<const Expr *> &loops) {
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(result));
  loops.assign(op.getNumLoops(), nullptr);
  for (auto [expr, index] : llvm::zip_equal(map.getResults(), indices)) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      if (loops[dim.getPosition()])
        return false;
      loops[dim.getPosition()] = index;
    } else if (!isa<AffineConstantExpr>(expr)) {
      return false;
    }
  }
  for (auto [i, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (kind == utils::IteratorType::reduction) {
      if (loops[i])
        return false;
      continue;
    }
    if (loops[i])
      continue;
    const Expr *extent = loopExtent(op, i);
    if (!extent || extent->getInt() != 1)
      return false;
    loops[i] = exprs.getIndex(0);
  }
  return true;
}

const Expr *TensorExprs::inlineBody(linalg::LinalgOp op, unsigned result,
                                    ArrayRef<const Expr *> loops,
                                    bool reduces) {
  equateLoops(op);
  Block *block = op.getBlock();
  auto argument = [&](BlockArgument arg) -> const Expr * {
    OpOperand *operand = op.getMatchingOpOperand(arg);
    bool isInit = op.isDpsInit(operand);
    if (isInit && reduces)
      return exprs.getScalar(arg);
    if (!isa<ShapedType>(operand->get().getType()))
      return scalar(operand->get());
    SmallVector<const Expr *> indices;
    for (AffineExpr expr : op.getMatchingIndexingMap(operand).getResults()) {
      const Expr *e = apply(expr, loops);
      if (!e)
        return nullptr;
      indices.push_back(e);
    }
    return read(operand->get(), indices);
  };
  Body body(block, loops, argument);
  const Expr *e =
      eval(op.getMatchingYieldValue(op.getDpsInitOperand(result))->get(), body);
  if (e)
    for (Operation &nested : *block)
      if (isa<cf::AssertOp>(nested)) {
        asserting.insert(op);
        break;
      }
  return e;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

const Expr *TensorExprs::linearize(ArrayRef<const Expr *> indices,
                                   ArrayRef<const Expr *> sizes) {
  const Expr *linear = exprs.getIndex(0);
  for (auto [index, size] : llvm::zip_equal(indices, sizes))
    linear = exprs.add(exprs.mul(linear, size), index);
  return linear;
}

void TensorExprs::delinearize(const Expr *index, ArrayRef<const Expr *> sizes,
                              SmallVectorImpl<const Expr *> &indices) {
  size_t first = indices.size();
  indices.append(sizes.size(), nullptr);
  for (size_t i = sizes.size(); i-- > 1;) {
    indices[first + i] = exprs.mod(index, sizes[i]);
    index = exprs.floorDiv(index, sizes[i]);
  }
  if (!sizes.empty())
    indices[first] = sizes[0]->getInt() == 1 ? exprs.getIndex(0) : index;
}

const Expr *TensorExprs::step(const Expr *leaf) {
  if (!leaf->is(ExprKind::Read))
    return nullptr;
  auto [it, isNew] = steps.try_emplace(leaf, nullptr);
  if (!isNew)
    return it->second;
  auto remember = [&](const Expr *e) { return steps[leaf] = e; };

  Value tensor = leaf->getValue();
  Operation *def = tensor.getDefiningOp();
  if (!def || !isa<RankedTensorType>(tensor.getType()))
    return nullptr;
  ArrayRef<const Expr *> indices = leaf->getOperands();

  if (auto op = dyn_cast<linalg::LinalgOp>(def)) {
    unsigned result = cast<OpResult>(tensor).getResultNumber();
    SmallVector<const Expr *> loops;
    if (!op.hasPureTensorSemantics() ||
        !loopsFromResult(op, result, indices, loops))
      return nullptr;
    if (op.getNumReductionLoops() != 0)
      return remember(exprs.getReduced(op, result, leaf->getType(), indices));
    return remember(inlineBody(op, result, loops, /*reduces=*/false));
  }
  if (auto softmax = dyn_cast<linalg::SoftmaxOp>(def)) {
    if (!softmax.hasPureTensorSemantics())
      return nullptr;
    SmallVector<const Expr *> row(indices);
    row.erase(row.begin() + softmax.getDimension());
    Type type = leaf->getType();
    const Expr *x = read(softmax.getInput(), indices);
    const Expr *max = exprs.getReduced(def, 0, type, row);
    const Expr *sum = exprs.getReduced(def, 1, type, row);
    const Expr *exp = exprs.getOp<math::ExpOp>(
        type, {exprs.getOp<arith::SubFOp>(type, {x, max})});
    return remember(exprs.getOp<arith::DivFOp>(type, {exp, sum}));
  }
  if (auto cast = dyn_cast<tensor::CastOp>(def)) {
    if (!isa<RankedTensorType>(cast.getSource().getType()))
      return nullptr;
    return remember(read(cast.getSource(), indices));
  }
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(def)) {
    equateExpanded(expand);
    SmallVector<const Expr *> source;
    for (const ReassociationIndices &group : expand.getReassociationIndices()) {
      SmallVector<const Expr *> part, sizes;
      for (int64_t i : group) {
        part.push_back(indices[i]);
        sizes.push_back(size(tensor, i));
      }
      source.push_back(linearize(part, sizes));
    }
    return remember(read(expand.getSrc(), source));
  }
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(def)) {
    SmallVector<const Expr *> source;
    for (auto [group, index] :
         llvm::zip_equal(collapse.getReassociationIndices(), indices)) {
      SmallVector<const Expr *> sizes;
      for (int64_t i : group)
        sizes.push_back(size(collapse.getSrc(), i));
      delinearize(index, sizes, source);
    }
    // A tensor of unit dimensions collapses into rank 0.
    while (static_cast<int64_t>(source.size()) <
           collapse.getSrcType().getRank())
      source.push_back(exprs.getIndex(0));
    return remember(read(collapse.getSrc(), source));
  }
  if (auto reshape = dyn_cast<tensor::ReshapeOp>(def)) {
    if (!isa<RankedTensorType>(reshape.getSource().getType()))
      return nullptr;
    SmallVector<const Expr *> source;
    delinearize(linearize(indices, allSizes(tensor)),
                allSizes(reshape.getSource()), source);
    return remember(read(reshape.getSource(), source));
  }
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(def)) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    SmallVector<const Expr *> source;
    unsigned next = 0;
    for (auto [i, offset, stride] :
         llvm::enumerate(slice.getMixedOffsets(), slice.getMixedStrides())) {
      const Expr *e = foldResult(offset);
      if (!dropped.test(i))
        e = exprs.add(e, exprs.mul(indices[next++], foldResult(stride)));
      source.push_back(e);
    }
    return remember(read(slice.getSource(), source));
  }
  if (auto concat = dyn_cast<tensor::ConcatOp>(def)) {
    // Where the position lies in one piece for certain.
    uint64_t dim = concat.getDim();
    const Expr *start = exprs.getIndex(0);
    for (Value piece : concat.getInputs()) {
      const Expr *end = exprs.add(start, size(piece, dim));
      const Expr *local = exprs.add(indices[dim], start, -1);
      if (!exprs.isNonNegative(local))
        return nullptr;
      if (exprs.isLess(indices[dim], end)) {
        SmallVector<const Expr *> source(indices);
        source[dim] = local;
        return remember(read(piece, source));
      }
      start = end;
    }
    return nullptr;
  }
  if (auto pad = dyn_cast<tensor::PadOp>(def)) {
    // Where the position lies in the source for certain.
    SmallVector<const Expr *> source;
    for (auto [i, low] : llvm::enumerate(pad.getMixedLowPad())) {
      const Expr *local = exprs.add(indices[i], foldResult(low), -1);
      if (!exprs.isNonNegative(local) ||
          !exprs.isLess(local, size(pad.getSource(), i)))
        return nullptr;
      source.push_back(local);
    }
    return remember(read(pad.getSource(), source));
  }
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(def)) {
    // Where the position lies inside or outside for certain.
    llvm::SmallBitVector dropped = insert.getDroppedDims();
    SmallVector<const Expr *> source;
    bool inside = true;
    for (auto [i, offset, extent, stride] :
         llvm::enumerate(insert.getMixedOffsets(), insert.getMixedSizes(),
                         insert.getMixedStrides())) {
      const Expr *start = foldResult(offset);
      const Expr *end = exprs.add(start, foldResult(extent));
      if (getConstantIntValue(stride) != 1)
        return nullptr;
      if (exprs.isLess(indices[i], start) ||
          exprs.isNonNegative(exprs.add(indices[i], end, -1)))
        return remember(read(insert.getDest(), indices));
      const Expr *local = exprs.add(indices[i], start, -1);
      inside &= exprs.isNonNegative(local) && exprs.isLess(indices[i], end);
      if (!dropped.test(i))
        source.push_back(local);
    }
    return inside ? remember(read(insert.getSource(), source)) : nullptr;
  }
  if (auto splat = dyn_cast<tensor::SplatOp>(def))
    return remember(scalar(splat.getInput()));
  if (auto elements = dyn_cast<tensor::FromElementsOp>(def)) {
    int64_t position = 0;
    for (auto [i, index] : llvm::enumerate(indices)) {
      std::optional<int64_t> value = index->getInt();
      int64_t size = elements.getType().getDimSize(i);
      if (!value || *value < 0 || *value >= size)
        return nullptr;
      position = position * size + *value;
    }
    return remember(scalar(elements.getElements()[position]));
  }
  if (auto generate = dyn_cast<tensor::GenerateOp>(def)) {
    auto argument = [&](BlockArgument arg) {
      return indices[arg.getArgNumber()];
    };
    Block *block = &generate.getBody().front();
    Body body(block, {}, argument);
    return remember(eval(block->getTerminator()->getOperand(0), body));
  }
  return nullptr;
}

const Expr *TensorExprs::expand(const Expr *e, bool unrolls) {
  if (const Expr *known = expanded[unrolls].lookup(e))
    return known;
  DepthGuard guard(depth);
  if (depth > kMaxDepth)
    return e;
  const Expr *result;
  const Expr *next = e->is(ExprKind::Read) ? step(e) : nullptr;
  if (next) {
    result = expand(next, unrolls);
    if (isMappable && isMappable(e) && !origins.contains(result))
      origins[result] = e;
  } else if (const Expr *unrolled = unrolls ? unroll(e) : nullptr) {
    result = expand(unrolled);
  } else {
    result = exprs.rebuild(
        e, [&](const Expr *operand) { return expand(operand, unrolls); });
  }
  return expanded[unrolls][e] = result;
}

//===- AttentionBuilder.cpp - Builds attn.attention from a match ----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttentionBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::attn;

namespace {

using Memo = DenseMap<const Expr *, Value>;

class AttentionBuilder {
public:
  AttentionBuilder(AttentionMatch &match, OpBuilder &b, Location loc)
      : match(match), exprs(match.exprs), outer(b), loc(loc) {}

  Value build(AttentionOp &op, SmallVectorImpl<Value> &rows);

private:
  /// Emits `e` with `b`; `leaf` gives elements of tensors, `var` positions.
  struct Scope {
    OpBuilder &b;
    Memo memo;
    llvm::function_ref<Value(const Expr *)> leaf;
    llvm::function_ref<Value(OpBuilder &, const Expr *)> var;
  };
  Value emit(const Expr *e, Scope &scope);
  Value emitOuter(const Expr *e);
  Value emitIndex(const Expr *e, Scope &scope);
  Value index(OpBuilder &b, int64_t value) {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  AffineExpr toAffine(const Expr *position);
  AffineMap getCaptureMap(const Expr *leaf);
  bool isSlice(const Expr *leaf);
  std::pair<Value, AffineMap> getCapture(const Expr *leaf);
  AffineMap getMap(ArrayRef<AffineExpr> results) {
    return AffineMap::get(numDims, 0, results, exprs.getContext());
  }
  void collectCaptures(const Expr *e);
  /// The operand and its map; `wanted` are the inner dimensions it must have.
  std::pair<Value, AffineMap>
  getOperand(const MatchedOperand &operand,
             ArrayRef<std::pair<const Expr *, unsigned>> wanted);
  Value materialize(const MatchedOperand &operand, ArrayRef<const Expr *> vars);
  std::pair<Value, AffineMap> getSink();
  Value scaleOutput(Value output, ArrayRef<const Expr *> dims);
  Value getRowInit(const RowValue &row, SmallVectorImpl<AffineMap> &maps);
  Value asRowValue(Value result, const RowValue &row);
  Value makeProbabilities(Value lse, const Probabilities &wanted);
  void buildRegion(Region &region, const Expr *e, bool isScore);

  AttentionMatch &match;
  ExprContext &exprs;
  OpBuilder &outer;
  Location loc;
  Memo outerMemo;
  unsigned numDims = 0;
  DenseMap<const Expr *, unsigned> position;
  llvm::SetVector<const Expr *> captures;
  llvm::DenseSet<const Expr *> visited;
};

} // namespace

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

Value AttentionBuilder::emitOuter(const Expr *e) {
  auto none = [](const Expr *) -> Value {
    llvm_unreachable("no element is read outside");
  };
  auto noVar = [](OpBuilder &, const Expr *) -> Value {
    llvm_unreachable("no variable is used outside");
  };
  Scope scope{outer, std::move(outerMemo), none, noVar};
  Value value = emit(e, scope);
  outerMemo = std::move(scope.memo);
  return value;
}

Value AttentionBuilder::emitIndex(const Expr *e, Scope &scope) {
  OpBuilder &b = scope.b;
  if (e->is(ExprKind::Sum)) {
    Value sum;
    // Positive terms first.
    for (bool negative : {false, true})
      for (const ExprTerm &term : e->getTerms()) {
        if ((term.coefficient < 0) != negative)
          continue;
        Value product;
        for (const Expr *atom : term.atoms) {
          Value v = emit(atom, scope);
          product = product ? arith::MulIOp::create(b, loc, product, v) : v;
        }
        int64_t k = negative ? -term.coefficient : term.coefficient;
        if (!product)
          product = index(b, k);
        else if (k != 1)
          product = arith::MulIOp::create(b, loc, product, index(b, k));
        if (negative)
          sum = arith::SubIOp::create(b, loc, sum ? sum : index(b, 0), product);
        else
          sum = sum ? arith::AddIOp::create(b, loc, sum, product) : product;
      }
    return sum;
  }
  Value a = emit(e->getOperand(0), scope), c = emit(e->getOperand(1), scope);
  bool plain = exprs.isNonNegative(e->getOperand(0)) &&
               exprs.isNonNegative(e->getOperand(1));
  if (e->is(ExprKind::FloorDiv)) {
    if (plain)
      return arith::DivUIOp::create(b, loc, a, c);
    return arith::FloorDivSIOp::create(b, loc, a, c);
  }
  if (plain)
    return arith::RemUIOp::create(b, loc, a, c);
  Value quotient = arith::FloorDivSIOp::create(b, loc, a, c);
  return arith::SubIOp::create(b, loc, a,
                               arith::MulIOp::create(b, loc, quotient, c));
}

Value AttentionBuilder::emit(const Expr *e, Scope &scope) {
  if (Value known = scope.memo.lookup(e))
    return known;
  // What no element takes part in is computed once, in front of the op.
  bool isOuter = &scope.b == &outer;
  if (!isOuter && e->getVars() == 0 && !e->readsTensor() &&
      !e->is(ExprKind::Const))
    return scope.memo[e] = emitOuter(e);
  Value value;
  switch (e->getKind()) {
  case ExprKind::Var:
    value = scope.var(scope.b, e);
    break;
  case ExprKind::Const:
    value =
        arith::ConstantOp::create(scope.b, loc, cast<TypedAttr>(e->getAttr()));
    break;
  case ExprKind::Scalar:
    value = e->getValue();
    break;
  case ExprKind::Dim:
    value = tensor::DimOp::create(scope.b, loc, e->getValue(), e->getNumber());
    break;
  case ExprKind::Sum:
  case ExprKind::FloorDiv:
  case ExprKind::Mod:
    value = emitIndex(e, scope);
    break;
  case ExprKind::Read:
  case ExprKind::Reduced: {
    value = scope.leaf(e);
    if (value)
      break;
    SmallVector<Value> indices;
    for (const Expr *operand : e->getOperands())
      indices.push_back(emit(operand, scope));
    value = tensor::ExtractOp::create(scope.b, loc, getReadTensor(e), indices);
    break;
  }
  case ExprKind::Op: {
    SmallVector<Value> operands;
    for (const Expr *operand : e->getOperands())
      operands.push_back(emit(operand, scope));
    OperationState state(loc, e->getName(), operands, e->getType(),
                         cast<DictionaryAttr>(e->getAttr()).getValue());
    value = scope.b.create(state)->getResult(0);
    break;
  }
  }
  return scope.memo[e] = value;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// A position as a map result; null where it is none.
AffineExpr AttentionBuilder::toAffine(const Expr *e) {
  MLIRContext *ctx = exprs.getContext();
  if (e->is(ExprKind::Var)) {
    auto it = position.find(e);
    return it == position.end() ? AffineExpr()
                                : getAffineDimExpr(it->second, ctx);
  }
  if (e->getInt() == 0)
    return getAffineConstantExpr(0, ctx);
  if (e->is(ExprKind::FloorDiv) || e->is(ExprKind::Mod)) {
    auto it = position.find(e->getOperand(0));
    std::optional<int64_t> divisor = e->getOperand(1)->getInt();
    if (it == position.end() || it->second >= match.batch.size() || !divisor ||
        *divisor <= 0)
      return AffineExpr();
    AffineExpr dim = getAffineDimExpr(it->second, ctx);
    return e->is(ExprKind::FloorDiv) ? dim.floorDiv(*divisor) : dim % *divisor;
  }
  return AffineExpr();
}

AffineMap AttentionBuilder::getCaptureMap(const Expr *leaf) {
  return match.tensors.getReadMap(leaf, position, numDims, match.batch.size());
}

/// `position` as a variable and an offset that is known outside the op.
static std::optional<std::pair<const Expr *, const Expr *>>
splitOffset(ExprContext &exprs, const Expr *position) {
  const Expr *var = nullptr;
  if (position->is(ExprKind::Var)) {
    var = position;
  } else {
    for (const ExprTerm &term : position->getTerms())
      if (term.coefficient == 1 && term.atoms.size() == 1 &&
          term.atoms[0]->is(ExprKind::Var) && !var)
        var = term.atoms[0];
  }
  const Expr *offset = var ? exprs.add(position, var, -1) : position;
  if (offset->getVars() != 0 || offset->readsTensor() ||
      !exprs.isNonNegative(offset))
    return std::nullopt;
  return std::make_pair(var, offset);
}

/// A read of a box of a larger tensor.
bool AttentionBuilder::isSlice(const Expr *leaf) {
  if (!getReadTensor(leaf))
    return false;
  llvm::SmallDenseSet<const Expr *> used;
  for (const Expr *index : leaf->getOperands()) {
    auto split = splitOffset(exprs, index);
    if (!split || (split->first && (!used.insert(split->first).second ||
                                    !position.contains(split->first))))
      return false;
  }
  return true;
}

std::pair<Value, AffineMap> AttentionBuilder::getCapture(const Expr *leaf) {
  Value tensor = getReadTensor(leaf);
  if (AffineMap map = getCaptureMap(leaf))
    return {tensor, map};
  MLIRContext *ctx = exprs.getContext();
  SmallVector<OpFoldResult> offsets, sizes, strides;
  SmallVector<AffineExpr> results;
  auto toFoldResult = [&](const Expr *e) -> OpFoldResult {
    if (std::optional<int64_t> value = e->getInt())
      return outer.getIndexAttr(*value);
    return emitOuter(e);
  };
  for (const Expr *index : leaf->getOperands()) {
    auto [var, offset] = *splitOffset(exprs, index);
    offsets.push_back(toFoldResult(offset));
    sizes.push_back(var ? toFoldResult(exprs.getExtent(var))
                        : OpFoldResult(outer.getIndexAttr(1)));
    strides.push_back(outer.getIndexAttr(1));
    results.push_back(var ? getAffineDimExpr(position.lookup(var), ctx)
                          : getAffineConstantExpr(0, ctx));
  }
  return {tensor::ExtractSliceOp::create(outer, loc, tensor, offsets, sizes,
                                         strides),
          getMap(results)};
}

void AttentionBuilder::collectCaptures(const Expr *e) {
  if (e == match.product || !visited.insert(e).second)
    return;
  if (e->isLeaf() && (getCaptureMap(e) || isSlice(e))) {
    captures.insert(e);
    return;
  }
  for (const Expr *operand : e->getOperands())
    collectCaptures(operand);
  for (const ExprTerm &term : e->getTerms())
    for (const Expr *atom : term.atoms)
      collectCaptures(atom);
}

/// Computes an operand that is no tensor of the graph.
Value AttentionBuilder::materialize(const MatchedOperand &operand,
                                    ArrayRef<const Expr *> vars) {
  MLIRContext *ctx = exprs.getContext();
  DenseMap<const Expr *, unsigned> loop;
  SmallVector<OpFoldResult> sizes;
  for (auto [i, var] : llvm::enumerate(vars)) {
    loop[var] = i;
    const Expr *extent = exprs.getExtent(var);
    if (std::optional<int64_t> size = extent->getInt())
      sizes.push_back(outer.getIndexAttr(*size));
    else
      sizes.push_back(emitOuter(extent));
  }
  llvm::SetVector<const Expr *> inputs;
  llvm::DenseSet<const Expr *> seen;
  auto plain = [&](const Expr *leaf) {
    Value tensor = getReadTensor(leaf);
    auto type = cast<RankedTensorType>(tensor.getType());
    for (auto [i, e] : llvm::enumerate(leaf->getOperands()))
      if (loop.contains(e)
              ? !match.tensors.isSameSize(exprs.getExtent(e),
                                          match.tensors.size(tensor, i))
              : e->getInt() != 0 || type.getDimSize(i) != 1)
        return false;
    return true;
  };
  std::function<void(const Expr *)> walk = [&](const Expr *e) {
    if (!seen.insert(e).second)
      return;
    if (e->isLeaf() && plain(e)) {
      inputs.insert(e);
      return;
    }
    for (const Expr *o : e->getOperands())
      walk(o);
    for (const ExprTerm &term : e->getTerms())
      for (const Expr *atom : term.atoms)
        walk(atom);
  };
  walk(operand.expr);

  SmallVector<Value> tensors;
  SmallVector<AffineMap> maps;
  for (const Expr *leaf : inputs) {
    tensors.push_back(getReadTensor(leaf));
    SmallVector<AffineExpr> results;
    for (const Expr *e : leaf->getOperands()) {
      auto it = loop.find(e);
      results.push_back(it == loop.end() ? getAffineConstantExpr(0, ctx)
                                         : getAffineDimExpr(it->second, ctx));
    }
    maps.push_back(AffineMap::get(vars.size(), 0, results, ctx));
  }
  maps.push_back(AffineMap::getMultiDimIdentityMap(vars.size(), ctx));
  Value init = tensor::EmptyOp::create(outer, loc, sizes, operand.type);
  SmallVector<utils::IteratorType> iterators(vars.size(),
                                             utils::IteratorType::parallel);
  // Sizes and scalars go in front of the op.
  auto generic = linalg::GenericOp::create(outer, loc, init.getType(), tensors,
                                           init, maps, iterators);
  OpBuilder::InsertionGuard guard(outer);
  outer.setInsertionPoint(generic);
  Block *block = new Block();
  generic.getRegion().push_back(block);
  for (Value tensor : tensors)
    block->addArgument(
        cast<RankedTensorType>(tensor.getType()).getElementType(), loc);
  block->addArgument(operand.type, loc);
  OpBuilder body(ctx);
  body.setInsertionPointToEnd(block);
  auto leaf = [&](const Expr *e) -> Value {
    auto *it = llvm::find(inputs, e);
    return it == inputs.end() ? Value()
                              : block->getArgument(it - inputs.begin());
  };
  auto var = [&](OpBuilder &b, const Expr *e) -> Value {
    return linalg::IndexOp::create(b, loc, loop.lookup(e));
  };
  Scope scope{body, Memo(), leaf, var};
  Value result = emit(operand.expr, scope);
  linalg::YieldOp::create(body, loc, result);
  return generic.getResult(0);
}

std::pair<Value, AffineMap> AttentionBuilder::getOperand(
    const MatchedOperand &operand,
    ArrayRef<std::pair<const Expr *, unsigned>> wanted) {
  Value tensor;
  SmallVector<AffineExpr> results;
  SmallVector<bool> isUnit;
  if (operand.isRead) {
    tensor = getReadTensor(operand.expr);
    for (const Expr *e : operand.expr->getOperands()) {
      results.push_back(toAffine(e));
      isUnit.push_back(!e->is(ExprKind::Var) && e->getInt().has_value());
    }
  } else {
    SmallVector<const Expr *> vars;
    for (const Expr *var : match.batch)
      if (operand.expr->dependsOn(var->getVars()))
        vars.push_back(var);
    for (auto [var, pos] : wanted)
      if (var && operand.expr->dependsOn(var->getVars()))
        vars.push_back(var);
    tensor = materialize(operand, vars);
    for (const Expr *var : vars) {
      results.push_back(toAffine(var));
      isUnit.push_back(false);
    }
  }
  // Inner dimensions of size 1 take a place of size 1, or get one.
  for (auto [var, pos] : wanted) {
    AffineExpr dim = getAffineDimExpr(pos, exprs.getContext());
    if (llvm::is_contained(results, dim))
      continue;
    auto *free = llvm::find(isUnit, true);
    if (free != isUnit.end()) {
      *free = false;
      results[free - isUnit.begin()] = dim;
      continue;
    }
    auto type = cast<RankedTensorType>(tensor.getType());
    SmallVector<int64_t> shape(type.getShape());
    SmallVector<ReassociationIndices> groups;
    for (int64_t i = 0; i < type.getRank(); ++i)
      groups.push_back({i});
    if (!groups.empty())
      groups.back().push_back(type.getRank());
    shape.push_back(1);
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(outer, loc, tensor);
    sizes.push_back(outer.getIndexAttr(1));
    tensor = tensor::ExpandShapeOp::create(
        outer, loc, RankedTensorType::get(shape, type.getElementType()), tensor,
        groups, sizes);
    results.push_back(dim);
    isUnit.push_back(false);
  }
  return {tensor, getMap(results)};
}

/// One more logit of every row: a tensor over batch dimensions.
std::pair<Value, AffineMap> AttentionBuilder::getSink() {
  MatchedOperand sink;
  sink.expr = match.sink;
  while (sink.expr->isOp<arith::ExtFOp>())
    sink.expr = sink.expr->getOperand(0);
  sink.type = cast<FloatType>(sink.expr->getType());
  sink.isRead = sink.expr->isLeaf() && getReadTensor(sink.expr) &&
                getCaptureMap(sink.expr);
  return getOperand(sink, {});
}

/// What multiplies and divides the output, in an op behind the attention.
Value AttentionBuilder::scaleOutput(Value output, ArrayRef<const Expr *> dims) {
  if (match.factors.empty() && match.divisors.empty())
    return output;
  FloatType acc = match.accumulator;
  Promoter promoter(exprs, acc);
  auto convert = [&](const Expr *e, FloatType type) {
    auto from = cast<FloatType>(e->getType());
    if (from == type)
      return e;
    return from.getWidth() < type.getWidth()
               ? exprs.getOp<arith::ExtFOp>(type, {e})
               : exprs.getOp<arith::TruncFOp>(type, {e});
  };
  SmallVector<const Expr *> vars(dims);
  for (const Expr *&var : vars)
    if (!var)
      var = exprs.makeOpaqueVar(exprs.getIndex(1));
  const Expr *e = convert(exprs.getRead(output, vars), acc);
  for (const Expr *f : match.factors)
    e = exprs.getOp<arith::MulFOp>(acc, {e, convert(promoter.promote(f), acc)});
  for (const Expr *f : match.divisors)
    e = exprs.getOp<arith::DivFOp>(acc, {e, convert(promoter.promote(f), acc)});
  MatchedOperand scaled;
  scaled.type = cast<FloatType>(
      cast<RankedTensorType>(output.getType()).getElementType());
  scaled.expr = convert(e, scaled.type);
  return materialize(scaled, vars);
}

/// An output with one number per row, laid out as the tensor of the graph.
Value AttentionBuilder::getRowInit(const RowValue &row,
                                   SmallVectorImpl<AffineMap> &maps) {
  MLIRContext *ctx = exprs.getContext();
  AffineExpr m = getAffineDimExpr(match.batch.size(), ctx);
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> results;
  bool needsM = !match.m;
  for (const Expr *var : row.dims) {
    if (var) {
      const Expr *extent = exprs.getExtent(var);
      std::optional<int64_t> size = extent->getInt();
      sizes.push_back(size ? OpFoldResult(outer.getIndexAttr(*size))
                           : OpFoldResult(emitOuter(extent)));
      results.push_back(toAffine(var));
      continue;
    }
    sizes.push_back(outer.getIndexAttr(1));
    results.push_back(needsM ? m : getAffineConstantExpr(0, ctx));
    needsM = false;
  }
  if (needsM) {
    sizes.push_back(outer.getIndexAttr(1));
    results.push_back(m);
  }
  maps.push_back(getMap(results));
  return tensor::EmptyOp::create(outer, loc, sizes, match.accumulator);
}

/// exp(T - lse), over the dimensions of the tensor of the graph.
Value AttentionBuilder::makeProbabilities(Value lse,
                                          const Probabilities &wanted) {
  FloatType acc = match.accumulator;
  Promoter promoter(exprs, acc);
  SmallVector<const Expr *> rows;
  for (const Expr *var : match.lseValue->dims)
    rows.push_back(var ? wanted.roles.lookup(var) : exprs.getIndex(0));
  int64_t rank = cast<RankedTensorType>(lse.getType()).getRank();
  while (static_cast<int64_t>(rows.size()) < rank)
    rows.push_back(exprs.getIndex(0));
  const Expr *score =
      promoter.promote(substitute(exprs, match.scores, wanted.roles));
  const Expr *e = exprs.getOp<math::ExpOp>(
      acc,
      {exprs.getOp<arith::SubFOp>(acc, {score, exprs.getRead(lse, rows)})});
  auto type = cast<RankedTensorType>(wanted.value.getType());
  MatchedOperand made;
  made.type = cast<FloatType>(type.getElementType());
  made.expr = made.type.getWidth() < acc.getWidth()
                  ? exprs.getOp<arith::TruncFOp>(made.type, {e})
                  : e;
  SmallVector<const Expr *> vars(wanted.indices);
  for (const Expr *&var : vars)
    if (!var->is(ExprKind::Var))
      var = exprs.makeOpaqueVar(exprs.getIndex(1));
  Value result = materialize(made, vars);
  return result.getType() == type
             ? result
             : tensor::CastOp::create(outer, loc, type, result).getResult();
}

/// The output as the tensor of the graph.
Value AttentionBuilder::asRowValue(Value result, const RowValue &row) {
  if (!row.value)
    return result;
  auto type = cast<RankedTensorType>(row.value.getType());
  int64_t rank = cast<RankedTensorType>(result.getType()).getRank();
  if (rank != type.getRank()) {
    SmallVector<ReassociationIndices> groups;
    for (int64_t i = 0; i < type.getRank(); ++i)
      groups.push_back({i});
    if (!groups.empty())
      groups.back().push_back(rank - 1);
    result = tensor::CollapseShapeOp::create(outer, loc, result, groups);
  }
  return result.getType() == type
             ? result
             : tensor::CastOp::create(outer, loc, type, result).getResult();
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

void AttentionBuilder::buildRegion(Region &region, const Expr *e,
                                   bool isScore) {
  Block *block = new Block();
  region.push_back(block);
  if (isScore)
    block->addArgument(match.accumulator, loc);
  for (const Expr *capture : captures)
    block->addArgument(capture->getType(), loc);
  OpBuilder body(exprs.getContext());
  body.setInsertionPointToEnd(block);
  auto leaf = [&](const Expr *leaf) -> Value {
    if (leaf == match.product)
      return block->getArgument(0);
    auto *it = llvm::find(captures, leaf);
    return it == captures.end()
               ? Value()
               : block->getArgument((it - captures.begin()) + isScore);
  };
  auto var = [&](OpBuilder &b, const Expr *var) -> Value {
    return IndexOp::create(b, loc, b.getIndexType(),
                           b.getI64IntegerAttr(position.lookup(var)));
  };
  Scope scope{body, Memo(), leaf, var};
  Value result = emit(e, scope);
  YieldOp::create(body, loc, result);
}

Value AttentionBuilder::build(AttentionOp &op, SmallVectorImpl<Value> &rows) {
  MLIRContext *ctx = exprs.getContext();
  unsigned numBatch = match.batch.size();
  numDims = numBatch + 4;
  for (auto [i, var] : llvm::enumerate(match.batch))
    position[var] = i;
  unsigned m = numBatch, n = numBatch + 1, d = numBatch + 2, e = numBatch + 3;
  if (match.m)
    position[match.m] = m;
  position[match.n] = n;
  if (match.d)
    position[match.d] = d;
  if (match.e)
    position[match.e] = e;

  auto [query, queryMap] =
      getOperand(match.query, {{match.m, m}, {match.d, d}});
  auto [key, keyMap] = getOperand(match.key, {{match.n, n}, {match.d, d}});
  auto [value, valueMap] =
      getOperand(match.value, {{match.n, n}, {match.e, e}});

  collectCaptures(match.score);
  if (match.mask)
    collectCaptures(match.mask);
  SmallVector<Value> captured;
  SmallVector<AffineMap> maps{queryMap, keyMap, valueMap};
  for (const Expr *leaf : captures) {
    auto [tensor, map] = getCapture(leaf);
    captured.push_back(tensor);
    maps.push_back(map);
  }

  Value sink;
  if (match.sink) {
    auto [tensor, map] = getSink();
    sink = tensor;
    maps.push_back(map);
  }

  // The output, laid out as the root, with collapsed dimensions apart.
  auto rootType = cast<RankedTensorType>(match.root.getType());
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> results;
  SmallVector<const Expr *> dimVars;
  SmallVector<ReassociationIndices> groups;
  bool needsM = !match.m, needsE = !match.e;
  auto addUnit = [&](AffineExpr expr) {
    dimVars.push_back(nullptr);
    sizes.push_back(outer.getIndexAttr(1));
    results.push_back(expr);
  };
  for (auto &dims : match.layout) {
    auto &group = groups.emplace_back();
    for (const Expr *var : dims) {
      group.push_back(sizes.size());
      const Expr *extent = exprs.getExtent(var);
      if (std::optional<int64_t> size = extent->getInt())
        sizes.push_back(outer.getIndexAttr(*size));
      else
        sizes.push_back(emitOuter(extent));
      results.push_back(toAffine(var));
      dimVars.push_back(var);
    }
    if (!dims.empty())
      continue;
    group.push_back(sizes.size());
    if (needsM) {
      addUnit(getAffineDimExpr(m, ctx));
      needsM = false;
    } else if (needsE) {
      addUnit(getAffineDimExpr(e, ctx));
      needsE = false;
    } else {
      addUnit(getAffineConstantExpr(0, ctx));
    }
  }
  for (auto [needed, pos] :
       {std::make_pair(needsM, m), std::make_pair(needsE, e)}) {
    if (!needed)
      continue;
    if (!groups.empty())
      groups.back().push_back(sizes.size());
    addUnit(getAffineDimExpr(pos, ctx));
  }
  Value init =
      tensor::EmptyOp::create(outer, loc, sizes, rootType.getElementType());
  maps.push_back(getMap(results));
  Value lse, max;
  if (match.lseValue)
    lse = getRowInit(*match.lseValue, maps);
  if (match.maxValue)
    max = getRowInit(*match.maxValue, maps);

  FloatAttr fill;
  if (match.fill)
    fill = outer.getF64FloatAttr(*match.fill);
  op = AttentionOp::create(outer, loc, query, key, value, captured, sink, init,
                           lse, max, maps, fill, match.emptyRows);
  OpBuilder::InsertionGuard guard(outer);
  outer.setInsertionPoint(op);
  if (match.score != match.product)
    buildRegion(op.getScore(), match.score, /*isScore=*/true);
  if (match.mask)
    buildRegion(op.getMask(), match.mask, /*isScore=*/false);

  outer.setInsertionPointAfter(op);
  for (const std::optional<RowValue> &row : {match.lseValue, match.maxValue})
    if (row)
      rows.push_back(asRowValue(op->getResult(1 + rows.size()), *row));
  if (match.probabilities)
    rows.push_back(makeProbabilities(op->getResult(1), *match.probabilities));
  Value result = scaleOutput(op->getResult(0), dimVars);
  if (static_cast<int64_t>(sizes.size()) != rootType.getRank())
    result = tensor::CollapseShapeOp::create(outer, loc, result, groups);
  if (result.getType() != rootType)
    result = tensor::CastOp::create(outer, loc, rootType, result);
  return result;
}

Value mlir::attn::buildAttention(AttentionMatch &match, OpBuilder &b,
                                 AttentionOp &op,
                                 SmallVectorImpl<Value> &rows) {
  return AttentionBuilder(match, b, match.root.getLoc()).build(op, rows);
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

std::string mlir::attn::describe(AttentionOp op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  unsigned numBatch = op.getNumBatchDims();
  auto name = [&](unsigned dim) -> std::string {
    if (dim < numBatch)
      return "b" + std::to_string(dim);
    static const char *inner[] = {"m", "n", "d", "e"};
    return inner[dim - numBatch];
  };
  auto print = [&](StringRef what, AffineMap map) {
    os << what << "[";
    llvm::interleaveComma(map.getResults(), os, [&](AffineExpr expr) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
        os << name(dim.getPosition());
      } else if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
        os << constant.getValue();
      } else {
        auto binary = cast<AffineBinaryOpExpr>(expr);
        os << name(cast<AffineDimExpr>(binary.getLHS()).getPosition())
           << (binary.getKind() == AffineExprKind::Mod ? " mod " : " floordiv ")
           << cast<AffineConstantExpr>(binary.getRHS()).getValue();
      }
    });
    os << "]";
  };
  os << "captured as attn.attention: ";
  print("query", op.getQueryMap());
  print(", key", op.getKeyMap());
  print(", value", op.getValueMap());
  for (unsigned i = 0, count = op.getCaptures().size(); i < count; ++i)
    print(", capture", op.getCaptureMap(i));
  if (op.getSink())
    print(", sink", op.getSinkMap());
  print(", output", op.getOutputMap());
  os << "; " << (op.hasScore() ? "score region" : "plain scores") << "; ";
  if (!op.hasMask())
    os << "no mask";
  else if (std::optional<double> fill = op.getFillValue())
    os << "mask with fill " << *fill;
  else
    os << "mask with fill -inf";
  os << "; empty rows yield "
     << (op.getEmptyRows() == EmptyRows::Zero ? "zero" : "nan");
  if (op.getLse())
    os << "; with the log-sum-exp";
  if (op.getMax())
    os << "; with the row maximum";
  return text;
}

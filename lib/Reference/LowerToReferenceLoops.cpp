//===- LowerToReferenceLoops.cpp - attn.attention as scalar f64 loops -----===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This reference shares no code with the analyses and lowerings it checks. It
// reads the definition of the op literally.
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/Attn.h"
#include "attn/Reference/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::attn {
#define GEN_PASS_DEF_ATTNLOWERTOREFERENCELOOPS
#include "attn/Reference/Passes.h.inc"
} // namespace mlir::attn

#define DEBUG_TYPE "attn-lower-to-reference-loops"

using namespace mlir;
using namespace mlir::attn;

namespace {
/// Emits the loops of one op.
class ReferenceLoops {
public:
  ReferenceLoops(AttentionOp op, IRRewriter &b)
      : op(op), b(b), loc(op.getLoc()), f64(b.getF64Type()) {}

  LogicalResult run();

private:
  Value index(int64_t i) { return arith::ConstantIndexOp::create(b, loc, i); }
  Value constant(double value) {
    return arith::ConstantOp::create(b, loc, b.getF64FloatAttr(value));
  }
  Value constant(const APFloat &value) {
    return arith::ConstantOp::create(b, loc, FloatAttr::get(f64, value));
  }

  /// A buffer with the contents of an operand.
  Value getBuffer(Value operand);
  /// A new buffer for an init, or the init itself where it is one.
  Value getInit(Value init);
  /// The operand's element at the current point, floats in f64.
  Value load(Value buffer, AffineMap map, ArrayRef<Value> point);
  void store(Value value, Value buffer, AffineMap map, ArrayRef<Value> point);
  SmallVector<Value> apply(AffineMap map, ArrayRef<Value> point);
  Value toF64(Value value);

  /// The value that a region yields at the current point, in f64.
  FailureOr<Value> emitRegion(Region &region, ValueRange arguments,
                              ArrayRef<Value> point);
  LogicalResult cloneOp(Operation *nested, IRMapping &map,
                        ArrayRef<Value> point);
  LogicalResult cloneBlock(Block &block, IRMapping &map, ArrayRef<Value> point);

  /// for (iv = 0; iv < size; ++iv) body(iv), without carried values.
  void loop(Value size, function_ref<void(Value)> body);

  Type promote(Type type) { return isa<FloatType>(type) ? Type(f64) : type; }

  AttentionOp op;
  IRRewriter &b;
  Location loc;
  Type f64;
  Value zero, one;
  LogicalResult status = success();
};
} // namespace

Value ReferenceLoops::getBuffer(Value operand) {
  auto tensor = dyn_cast<RankedTensorType>(operand.getType());
  if (!tensor)
    return operand;
  auto layout = StridedLayoutAttr::get(
      b.getContext(), ShapedType::kDynamic,
      SmallVector<int64_t>(tensor.getRank(), ShapedType::kDynamic));
  auto type =
      MemRefType::get(tensor.getShape(), tensor.getElementType(), layout);
  return bufferization::ToBufferOp::create(b, loc, type, operand,
                                           /*read_only=*/true);
}

Value ReferenceLoops::getInit(Value init) {
  auto tensor = dyn_cast<RankedTensorType>(init.getType());
  if (!tensor)
    return init;
  SmallVector<Value> sizes;
  for (auto [i, size] : llvm::enumerate(tensor.getShape()))
    if (ShapedType::isDynamic(size))
      sizes.push_back(tensor::DimOp::create(b, loc, init, i));
  return memref::AllocOp::create(
      b, loc, MemRefType::get(tensor.getShape(), tensor.getElementType()),
      sizes);
}

Value ReferenceLoops::toF64(Value value) {
  auto type = dyn_cast<FloatType>(value.getType());
  if (!type || type.isF64())
    return value;
  return arith::ExtFOp::create(b, loc, f64, value);
}

SmallVector<Value> ReferenceLoops::apply(AffineMap map, ArrayRef<Value> point) {
  SmallVector<Value> indices;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      indices.push_back(point[dim.getPosition()]);
      continue;
    }
    if (isa<AffineConstantExpr>(expr)) {
      indices.push_back(zero);
      continue;
    }
    // `b floordiv c` or `b mod c`, of a position that is not negative.
    auto bin = cast<AffineBinaryOpExpr>(expr);
    Value lhs = point[cast<AffineDimExpr>(bin.getLHS()).getPosition()];
    Value rhs = index(cast<AffineConstantExpr>(bin.getRHS()).getValue());
    if (bin.getKind() == AffineExprKind::FloorDiv)
      indices.push_back(arith::DivUIOp::create(b, loc, lhs, rhs));
    else
      indices.push_back(arith::RemUIOp::create(b, loc, lhs, rhs));
  }
  return indices;
}

Value ReferenceLoops::load(Value buffer, AffineMap map, ArrayRef<Value> point) {
  return toF64(memref::LoadOp::create(b, loc, buffer, apply(map, point)));
}

void ReferenceLoops::store(Value value, Value buffer, AffineMap map,
                           ArrayRef<Value> point) {
  Type type = cast<MemRefType>(buffer.getType()).getElementType();
  if (type != value.getType())
    value = arith::TruncFOp::create(b, loc, type, value);
  memref::StoreOp::create(b, loc, value, buffer, apply(map, point));
}

void ReferenceLoops::loop(Value size, function_ref<void(Value)> body) {
  auto forOp = scf::ForOp::create(b, loc, zero, size, one);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(forOp.getBody());
  body(forOp.getInductionVar());
}

LogicalResult ReferenceLoops::cloneBlock(Block &block, IRMapping &map,
                                         ArrayRef<Value> point) {
  for (Operation &nested : block)
    if (failed(cloneOp(&nested, map, point)))
      return failure();
  return success();
}

LogicalResult ReferenceLoops::cloneOp(Operation *nested, IRMapping &map,
                                      ArrayRef<Value> point) {
  if (auto indexOp = dyn_cast<IndexOp>(nested)) {
    map.map(indexOp.getResult(), point[indexOp.getDim()]);
    return success();
  }
  if (isa<arith::BitcastOp>(nested))
    return nested->emitError(
        "depends on the bits of a float; the region has no form in f64");
  // Scalars defined outside keep their type there.
  auto lookup = [&](Value value) -> Value {
    if (Value mapped = map.lookupOrNull(value))
      return mapped;
    return toF64(value);
  };
  // Conversions between floats: nothing is rounded in f64.
  if (isa<arith::ExtFOp, arith::TruncFOp>(nested)) {
    map.map(nested->getResult(0), lookup(nested->getOperand(0)));
    return success();
  }
  if (auto cst = dyn_cast<arith::ConstantOp>(nested))
    if (auto attr = dyn_cast<FloatAttr>(cst.getValue())) {
      APFloat value = attr.getValue();
      bool lossy;
      value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                    &lossy);
      map.map(cst.getResult(), constant(value));
      return success();
    }

  OperationState state(nested->getLoc(), nested->getName());
  for (Value operand : nested->getOperands())
    state.operands.push_back(lookup(operand));
  // A read from memory yields the type that is stored there.
  bool reads = isa<tensor::ExtractOp, memref::LoadOp>(nested);
  for (Type type : nested->getResultTypes())
    state.types.push_back(reads ? type : promote(type));
  state.attributes = llvm::to_vector(nested->getAttrs());
  for (unsigned i = 0; i < nested->getNumRegions(); ++i)
    state.addRegion();
  Operation *clone = b.create(state);
  for (auto [result, copy] :
       llvm::zip_equal(nested->getResults(), clone->getResults()))
    map.map(result, toF64(copy));
  for (auto [from, to] :
       llvm::zip_equal(nested->getRegions(), clone->getRegions())) {
    for (Block &block : from) {
      OpBuilder::InsertionGuard guard(b);
      SmallVector<Type> types;
      SmallVector<Location> locs;
      for (BlockArgument arg : block.getArguments()) {
        types.push_back(promote(arg.getType()));
        locs.push_back(arg.getLoc());
      }
      Block *copy = b.createBlock(&to, to.end(), types, locs);
      map.map(&block, copy);
      map.map(block.getArguments(), copy->getArguments());
      if (failed(cloneBlock(block, map, point)))
        return failure();
    }
  }
  return success();
}

FailureOr<Value> ReferenceLoops::emitRegion(Region &region,
                                            ValueRange arguments,
                                            ArrayRef<Value> point) {
  Block &block = region.front();
  IRMapping map;
  map.map(block.getArguments(), arguments);
  for (Operation &nested : block.without_terminator())
    if (failed(cloneOp(&nested, map, point)))
      return failure();
  Value yielded = cast<YieldOp>(block.getTerminator()).getValue();
  Value mapped = map.lookupOrNull(yielded);
  return mapped ? mapped : toF64(yielded);
}

LogicalResult ReferenceLoops::run() {
  b.setInsertionPoint(op);
  zero = index(0);
  one = index(1);
  Value minusInf = constant(-std::numeric_limits<double>::infinity());
  Value zeroF = constant(0.0);

  Value query = getBuffer(op.getQuery()), key = getBuffer(op.getKey()),
        value = getBuffer(op.getValue());
  SmallVector<Value> captures;
  for (Value capture : op.getCaptures())
    captures.push_back(getBuffer(capture));
  Value sink = op.getSink() ? getBuffer(op.getSink()) : Value();
  Value output = getInit(op.getOutput());
  Value lse = op.getLse() ? getInit(op.getLse()) : Value();
  Value max = op.getMax() ? getInit(op.getMax()) : Value();

  // The size of a dimension, from any operand that has it as a result.
  auto attention = cast<AttentionOpInterface>(op.getOperation());
  SmallVector<std::pair<Value, AffineMap>> shaped = {
      {output, op.getOutputMap()},
      {key, attention.getKeyMap()},
      {value, attention.getValueMap()}};
  auto size = [&](unsigned dim) -> Value {
    for (auto [buffer, map] : shaped)
      for (auto [i, expr] : llvm::enumerate(map.getResults()))
        if (expr == b.getAffineDimExpr(dim))
          return memref::DimOp::create(b, loc, buffer, i);
    llvm_unreachable("the verifier demands every dimension");
  };
  unsigned numBatch = attention.getNumBatchDims();
  unsigned dN = attention.getNDim(), dD = attention.getDDim(),
           dE = attention.getEDim();
  SmallVector<Value> sizes;
  for (unsigned i = 0; i < numBatch + 4; ++i)
    sizes.push_back(size(i));

  // One row of scores, which keys the row sees, one row of the output.
  Value row = memref::AllocOp::create(
      b, loc, MemRefType::get({ShapedType::kDynamic}, f64), sizes[dN]);
  Value seen = memref::AllocOp::create(
      b, loc, MemRefType::get({ShapedType::kDynamic}, b.getI1Type()),
      sizes[dN]);
  Value acc = memref::AllocOp::create(
      b, loc, MemRefType::get({ShapedType::kDynamic}, f64), sizes[dE]);
  // On tensors, deallocation belongs to bufferization.
  Operation *end = op;
  if (op.hasPureBufferSemantics())
    for (Value buffer : {row, seen, acc}) {
      Operation *dealloc = memref::DeallocOp::create(b, loc, buffer);
      if (end == op)
        end = dealloc;
    }
  b.setInsertionPoint(end);

  // Loops over the batch and the queries.
  SmallVector<Value> point(numBatch + 4, zero);
  for (unsigned i = 0; i <= numBatch; ++i) {
    auto forOp = scf::ForOp::create(b, loc, zero, sizes[i], one);
    point[i] = forOp.getInductionVar();
    b.setInsertionPointToStart(forOp.getBody());
  }

  // Scores of the row and their maximum.
  auto scores =
      scf::ForOp::create(b, loc, zero, sizes[dN], one, ValueRange{minusInf});
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(scores.getBody());
    point[dN] = scores.getInductionVar();
    SmallVector<Value> scalars;
    for (auto [i, capture] : llvm::enumerate(captures))
      scalars.push_back(load(capture, attention.getCaptureMap(i), point));
    Value visible = arith::ConstantIntOp::create(b, loc, 1, 1);
    if (attention.hasMask()) {
      FailureOr<Value> mask = emitRegion(op.getMask(), scalars, point);
      if (failed(mask))
        return failure();
      visible = *mask;
    }
    // A masked score is not computed: its reads may be out of bounds.
    auto ifOp = scf::IfOp::create(b, loc, TypeRange{f64}, visible,
                                  /*withElseRegion=*/true);
    {
      OpBuilder::InsertionGuard inner(b);
      b.setInsertionPointToStart(ifOp.thenBlock());
      auto dot =
          scf::ForOp::create(b, loc, zero, sizes[dD], one, ValueRange{zeroF});
      {
        OpBuilder::InsertionGuard innermost(b);
        b.setInsertionPointToStart(dot.getBody());
        point[dD] = dot.getInductionVar();
        Value q = load(query, attention.getQueryMap(), point);
        Value k = load(key, attention.getKeyMap(), point);
        Value product = arith::MulFOp::create(b, loc, q, k);
        Value sum =
            arith::AddFOp::create(b, loc, dot.getRegionIterArg(0), product);
        scf::YieldOp::create(b, loc, sum);
      }
      Value score = dot.getResult(0);
      if (attention.hasScore()) {
        SmallVector<Value> arguments = {score};
        llvm::append_range(arguments, scalars);
        FailureOr<Value> region = emitRegion(op.getScore(), arguments, point);
        if (failed(region))
          return failure();
        score = *region;
      }
      scf::YieldOp::create(b, loc, score);
      b.setInsertionPointToStart(ifOp.elseBlock());
      std::optional<double> fill = op.getFillValue();
      scf::YieldOp::create(b, loc, fill ? constant(*fill) : minusInf);
    }
    Value score = ifOp.getResult(0);
    memref::StoreOp::create(b, loc, score, row, point[dN]);
    memref::StoreOp::create(b, loc, visible, seen, point[dN]);
    Value larger =
        arith::MaximumFOp::create(b, loc, scores.getRegionIterArg(0), score);
    scf::YieldOp::create(b, loc, larger);
  }
  Value rowMax = scores.getResult(0);

  // The reference point of the exponentials; -inf where nothing is seen.
  Value ref = rowMax, logit;
  if (sink) {
    logit = load(sink, op.getSinkMap(), point);
    ref = arith::MaximumFOp::create(b, loc, ref, logit);
  }
  Value empty =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, ref, minusInf);
  Value safeRef = arith::SelectOp::create(b, loc, empty, zeroF, ref);

  loop(sizes[dE],
       [&](Value e) { memref::StoreOp::create(b, loc, zeroF, acc, e); });
  auto sums =
      scf::ForOp::create(b, loc, zero, sizes[dN], one, ValueRange{zeroF});
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(sums.getBody());
    point[dN] = sums.getInductionVar();
    Value score = memref::LoadOp::create(b, loc, row, point[dN]);
    Value shifted = arith::SubFOp::create(b, loc, score, safeRef);
    Value p = math::ExpOp::create(b, loc, shifted);
    // A masked key of probability 0 contributes nothing, whatever V holds.
    Value visible = memref::LoadOp::create(b, loc, seen, point[dN]);
    Value counts =
        arith::CmpFOp::create(b, loc, arith::CmpFPredicate::UNE, p, zeroF);
    Value takes = arith::OrIOp::create(b, loc, visible, counts);
    auto ifOp = scf::IfOp::create(b, loc, takes, /*withElseRegion=*/false);
    {
      OpBuilder::InsertionGuard inner(b);
      b.setInsertionPointToStart(ifOp.thenBlock());
      loop(sizes[dE], [&](Value e) {
        point[dE] = e;
        Value v = load(value, attention.getValueMap(), point);
        Value product = arith::MulFOp::create(b, loc, p, v);
        Value old = memref::LoadOp::create(b, loc, acc, e);
        Value sum = arith::AddFOp::create(b, loc, old, product);
        memref::StoreOp::create(b, loc, sum, acc, e);
      });
    }
    Value sum = arith::AddFOp::create(b, loc, sums.getRegionIterArg(0), p);
    scf::YieldOp::create(b, loc, sum);
  }
  Value sum = sums.getResult(0);
  if (sink) {
    Value shifted = arith::SubFOp::create(b, loc, logit, safeRef);
    Value p = math::ExpOp::create(b, loc, shifted);
    sum = arith::AddFOp::create(b, loc, sum, p);
  }

  bool emptyIsZero = op.getEmptyRows() == EmptyRows::Zero;
  Value nan = constant(std::numeric_limits<double>::quiet_NaN());
  // A row over zero keys is zero in either mode.
  Value hasKeys =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, sizes[dN], zero);
  Value emptyRow =
      emptyIsZero
          ? zeroF
          : arith::SelectOp::create(b, loc, hasKeys, nan, zeroF).getResult();
  loop(sizes[dE], [&](Value e) {
    point[dE] = e;
    Value a = memref::LoadOp::create(b, loc, acc, e);
    Value quotient = arith::DivFOp::create(b, loc, a, sum);
    Value result = arith::SelectOp::create(b, loc, empty, emptyRow, quotient);
    store(result, output, op.getOutputMap(), point);
  });
  if (lse) {
    Value log = math::LogOp::create(b, loc, sum);
    Value total = arith::AddFOp::create(b, loc, safeRef, log);
    Value result = arith::SelectOp::create(b, loc, empty,
                                           emptyIsZero ? minusInf : nan, total);
    store(result, lse, op.getLseMap(), point);
  }
  if (max)
    store(rowMax, max, op.getMaxMap(), point);

  // Back to tensors.
  b.setInsertionPoint(op);
  SmallVector<Value> results;
  unsigned next = 0;
  for (Value buffer : {output, lse, max})
    if (buffer && op->getNumResults() != 0)
      results.push_back(bufferization::ToTensorOp::create(
          b, loc, op->getResult(next++).getType(), buffer, /*restrict=*/true,
          /*writable=*/true));
  b.replaceOp(op, results);
  return success();
}

namespace {
struct LowerToReferenceLoopsPass
    : attn::impl::AttnLowerToReferenceLoopsBase<LowerToReferenceLoopsPass> {
  void runOnOperation() override {
    SmallVector<AttentionOp> ops;
    getOperation().walk([&](AttentionOp op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    for (AttentionOp op : ops)
      if (failed(ReferenceLoops(op, rewriter).run()))
        return signalPassFailure();
  }
};
} // namespace

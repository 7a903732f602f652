//===- Generic.cpp - Elementwise ops and reductions on vectors ------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/LinalgToVectorLoops/LinalgToVectorLoops.h"

#include "Emitter.h"

#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::attn;

namespace {
class GenericEmitter : public Emitter {
public:
  GenericEmitter(RewriterBase &b, linalg::LinalgOp op, unsigned vectorBits)
      : Emitter(b, op), body(*op.getBlock()) {
    unsigned width = 32;
    for (OpOperand &operand : op->getOpOperands()) {
      Type type = getElementTypeOrSelf(operand.get());
      width =
          std::max(width, type.isIndex() ? 64 : type.getIntOrFloatBitWidth());
    }
    lanes = std::max(vectorBits / width, 2u);
  }

  /// Vectors along a parallel dimension, one iteration of the body each.
  void emitParallel(unsigned dim);
  /// Vectors along a reduction dimension, accumulated in registers.
  void emitReduction(unsigned dim, vector::CombiningKind kind, Value partial);

private:
  /// The operand's elements from the current position on along `vecDim`: a
  /// scalar where the operand does not move along it.
  Value load(OpOperand &operand);
  void store(Value value, OpOperand &operand);
  /// Runs the body, up to the values in `wanted`; on scalars where `vecDim` is
  /// not set.
  SmallVector<Value> emitBody(ArrayRef<Value> wanted);
  Value toVector(Value value);
  Value emitIndex(unsigned dim);

  Block &body;
  int64_t lanes;
  std::optional<unsigned> vecDim;
};
} // namespace

Value GenericEmitter::toVector(Value value) {
  if (isa<VectorType>(value.getType()))
    return value;
  return vector::BroadcastOp::create(
      b, loc, VectorType::get(lanes, value.getType()), value);
}

Value GenericEmitter::emitIndex(unsigned dim) {
  if (vecDim != dim)
    return ivs[dim];
  Value steps =
      vector::StepOp::create(b, loc, VectorType::get(lanes, b.getIndexType()));
  return arith::AddIOp::create(b, loc, toVector(ivs[dim]), steps);
}

Value GenericEmitter::load(OpOperand &operand) {
  if (!isa<MemRefType>(operand.get().getType()))
    return operand.get();
  SmallVector<Value> indices = getIndices(operand);
  Type element = getElementTypeOrSelf(operand.get());
  Access access = vecDim ? getAccess(operand, *vecDim) : Access::Invariant;
  if (access == Access::Invariant)
    return memref::LoadOp::create(b, loc, operand.get(), indices);
  auto type = VectorType::get(lanes, element);
  // A vector of i1 is packed, a buffer of i1 is not.
  if (access == Access::Unit && !element.isInteger(1))
    return vector::LoadOp::create(b, loc, type, operand.get(), indices);
  SmallVector<Value> elements;
  Value first = ivs[*vecDim];
  for (int64_t i = 0; i < lanes; ++i) {
    ivs[*vecDim] = arith::AddIOp::create(b, loc, first, index(i));
    elements.push_back(
        memref::LoadOp::create(b, loc, operand.get(), getIndices(operand)));
  }
  ivs[*vecDim] = first;
  return vector::FromElementsOp::create(b, loc, type, elements);
}

void GenericEmitter::store(Value value, OpOperand &operand) {
  SmallVector<Value> indices = getIndices(operand);
  if (vecDim)
    vector::StoreOp::create(b, loc, toVector(value), operand.get(), indices);
  else
    memref::StoreOp::create(b, loc, value, operand.get(), indices);
}

SmallVector<Value> GenericEmitter::emitBody(ArrayRef<Value> wanted) {
  // What the wanted values need; a combiner itself is not among it.
  llvm::SetVector<Operation *> slice;
  BackwardSliceOptions sliceOptions;
  sliceOptions.inclusive = true;
  sliceOptions.omitBlockArguments = true;
  sliceOptions.filter = [&](Operation *nested) {
    return nested->getBlock() == &body;
  };
  for (Value value : wanted)
    if (value.getDefiningOp())
      (void)getBackwardSlice(value, &slice, sliceOptions);

  IRMapping map;
  auto lookup = [&](Value value) -> Value {
    if (Value mapped = map.lookupOrNull(value))
      return mapped;
    auto arg = dyn_cast<BlockArgument>(value);
    if (!arg || arg.getOwner() != &body)
      return value;
    Value loaded = load(op->getOpOperand(arg.getArgNumber()));
    map.map(arg, loaded);
    return loaded;
  };
  for (Operation &nested : body.without_terminator()) {
    if (!slice.contains(&nested))
      continue;
    if (auto indexOp = dyn_cast<linalg::IndexOp>(nested)) {
      map.map(indexOp.getResult(), emitIndex(indexOp.getDim()));
      continue;
    }
    SmallVector<Value> operands;
    for (Value operand : nested.getOperands())
      operands.push_back(lookup(operand));
    bool isVector = llvm::any_of(
        operands, [](Value v) { return isa<VectorType>(v.getType()); });
    OperationState state(nested.getLoc(), nested.getName());
    state.attributes = llvm::to_vector(nested.getAttrs());
    for (Value operand : operands)
      state.operands.push_back(isVector ? toVector(operand) : operand);
    for (Type type : nested.getResultTypes())
      state.types.push_back(isVector ? Type(VectorType::get(lanes, type))
                                     : type);
    map.map(nested.getResults(), b.create(state)->getResults());
  }
  return llvm::map_to_vector(wanted, lookup);
}

/// The dimensions of the domain but one, the parallel ones first.
static SmallVector<unsigned> getOuterDims(linalg::LinalgOp op,
                                          unsigned except) {
  SmallVector<unsigned> dims, reductions;
  op.getParallelDims(dims);
  op.getReductionDims(reductions);
  llvm::append_range(dims, reductions);
  llvm::erase(dims, except);
  return dims;
}

void GenericEmitter::emitParallel(unsigned dim) {
  SmallVector<Value> yielded =
      llvm::to_vector_of<Value>(body.getTerminator()->getOperands());
  auto emitIteration = [&] {
    SmallVector<Value> results = emitBody(yielded);
    for (auto [result, init] :
         llvm::zip_equal(results, op.getDpsInitsMutable()))
      store(result, init);
  };
  Value size = getSize(dim);
  Value aligned = alignDown(size, lanes);
  emitNest(getOuterDims(op, dim), [&] {
    vecDim = dim;
    emitFor(index(0), aligned, lanes, [&](Value iv) {
      ivs[dim] = iv;
      emitIteration();
    });
    vecDim.reset();
    emitFor(aligned, size, 1, [&](Value iv) {
      ivs[dim] = iv;
      emitIteration();
    });
  });
}

void GenericEmitter::emitReduction(unsigned dim, vector::CombiningKind kind,
                                   Value partial) {
  OpOperand &init = *op.getDpsInitOperand(0);
  Type element = getElementTypeOrSelf(init.get());
  auto vectorType = VectorType::get(lanes, element);
  auto accumulate = [&](Value acc) -> Value {
    Value next = emitBody({partial})[0];
    if (vecDim)
      next = toVector(next);
    return vector::makeArithReduction(b, loc, kind, next, acc);
  };
  auto scalarAttr = [&](double value) -> TypedAttr {
    return b.getFloatAttr(element, value);
  };
  TypedAttr neutral;
  double infinity = std::numeric_limits<double>::infinity();
  switch (kind) {
  case vector::CombiningKind::ADD:
    // -0 would be exact; the buffer's own value is added in the end.
    neutral = isa<FloatType>(element) ? scalarAttr(-0.0)
                                      : TypedAttr(b.getZeroAttr(element));
    break;
  case vector::CombiningKind::MAXIMUMF:
    neutral = scalarAttr(-infinity);
    break;
  case vector::CombiningKind::MINIMUMF:
    neutral = scalarAttr(infinity);
    break;
  default:
    llvm_unreachable("kinds are checked by the caller");
  }
  Value start = arith::ConstantOp::create(
      b, loc, DenseElementsAttr::get(vectorType, Attribute(neutral)));

  SmallVector<unsigned> parallel, reductions;
  op.getParallelDims(parallel);
  op.getReductionDims(reductions);
  llvm::erase(reductions, dim);
  // Several accumulators hide the latency of the combiner.
  constexpr int64_t unroll = 4;
  Value size = getSize(dim);
  Value blocks = alignDown(size, lanes * unroll);
  Value aligned = alignDown(size, lanes);
  SmallVector<Value> outerSizes;
  for (unsigned reduction : reductions)
    outerSizes.push_back(getSize(reduction));

  // Loops over the other reduction dimensions carry the accumulators too; the
  // last one is a scalar for the rest.
  std::function<SmallVector<Value>(unsigned, ValueRange)> emitLevel =
      [&](unsigned level, ValueRange carried) -> SmallVector<Value> {
    if (level < reductions.size())
      return emitFor(index(0), outerSizes[level], 1, carried,
                     [&](Value iv, ValueRange inner) {
                       ivs[reductions[level]] = iv;
                       return emitLevel(level + 1, inner);
                     });
    SmallVector<Value> accs(carried);
    vecDim = dim;
    SmallVector<Value> vectors =
        emitFor(index(0), blocks, lanes * unroll, ArrayRef(accs).drop_back(),
                [&](Value iv, ValueRange inner) {
                  SmallVector<Value> next;
                  for (int64_t i = 0; i < unroll; ++i) {
                    ivs[dim] =
                        arith::AddIOp::create(b, loc, iv, index(i * lanes));
                    next.push_back(accumulate(inner[i]));
                  }
                  return next;
                });
    vectors[0] = emitFor(blocks, aligned, lanes, vectors[0],
                         [&](Value iv, ValueRange inner) {
                           ivs[dim] = iv;
                           return SmallVector<Value>{accumulate(inner[0])};
                         })[0];
    vecDim.reset();
    Value rest =
        emitFor(aligned, size, 1, accs.back(), [&](Value iv, ValueRange inner) {
          ivs[dim] = iv;
          return SmallVector<Value>{accumulate(inner[0])};
        })[0];
    vectors.push_back(rest);
    return vectors;
  };
  emitNest(parallel, [&] {
    SmallVector<Value> accs(unroll, start);
    accs.push_back(
        memref::LoadOp::create(b, loc, init.get(), getIndices(init)));
    accs = emitLevel(0, accs);
    Value total = vector::makeArithReduction(
        b, loc, kind,
        vector::makeArithReduction(b, loc, kind, accs[0], accs[1]),
        vector::makeArithReduction(b, loc, kind, accs[2], accs[3]));
    Value scalar = vector::ReductionOp::create(
        b, loc, kind, total,
        isa<FloatType>(element) && kind == vector::CombiningKind::ADD
            ? arith::FastMathFlags::reassoc
            : arith::FastMathFlags::none);
    scalar = vector::makeArithReduction(b, loc, kind, scalar, accs[4]);
    memref::StoreOp::create(b, loc, scalar, init.get(), getIndices(init));
  });
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

/// Whether every op of the body works on vectors as it does on scalars.
static bool isVectorizable(linalg::LinalgOp op) {
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type && isa<ShapedType>(operand.get().getType()))
      return false;
    if (!getElementTypeOrSelf(operand.get()).isIntOrIndexOrFloat())
      return false;
  }
  for (Operation &nested : op.getBlock()->without_terminator()) {
    if (isa<linalg::IndexOp>(nested))
      continue;
    if (nested.getNumRegions() != 0 || !isMemoryEffectFree(&nested))
      return false;
    if (nested.hasTrait<OpTrait::ConstantLike>())
      continue;
    // LLVM raises all lanes of a vector to one power.
    if (!OpTrait::hasElementwiseMappableTraits(&nested) ||
        isa<math::FPowIOp>(nested))
      return false;
    for (Type type : llvm::concat<const Type>(
             llvm::to_vector_of<Type>(nested.getOperandTypes()),
             llvm::to_vector_of<Type>(nested.getResultTypes())))
      if (!type.isIntOrIndexOrFloat())
        return false;
  }
  return true;
}

static std::optional<vector::CombiningKind> getKind(Operation *combiner) {
  if (isa<arith::AddFOp, arith::AddIOp>(combiner))
    return vector::CombiningKind::ADD;
  if (isa<arith::MaximumFOp>(combiner))
    return vector::CombiningKind::MAXIMUMF;
  if (isa<arith::MinimumFOp>(combiner))
    return vector::CombiningKind::MINIMUMF;
  return std::nullopt;
}

LogicalResult attn::lowerGenericToVectorLoops(RewriterBase &rewriter,
                                              linalg::LinalgOp op,
                                              unsigned vectorBits) {
  if (!isVectorizable(op) || op.getNumLoops() == 0)
    return failure();
  // A reduction whose result depends on its dimension is linalg, but no
  // reduction.
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  for (OpOperand &init : op.getDpsInitsMutable())
    for (unsigned dim : reduced)
      if (op.getMatchingIndexingMap(&init).isFunctionOfDim(dim))
        return failure();
  GenericEmitter emitter(rewriter, op, vectorBits);

  // The parallel dimension along which all results, and the most inputs, are
  // contiguous.
  SmallVector<unsigned> dims;
  op.getParallelDims(dims);
  std::optional<unsigned> best;
  int bestScore = -1;
  for (unsigned dim : dims) {
    if (llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
          return emitter.getAccess(init, dim) != Access::Unit ||
                 getElementTypeOrSelf(init.get()).isInteger(1);
        }))
      continue;
    int score = 0;
    for (OpOperand *input : op.getDpsInputOperands())
      score += emitter.getAccess(*input, dim) != Access::Strided;
    if (score > bestScore) {
      best = dim;
      bestScore = score;
    }
  }
  unsigned numInputs = op.getNumDpsInputs();

  // A reduction along which the inputs are contiguous.
  if (op.getNumDpsInits() == 1 && (!best || bestScore < int(numInputs))) {
    SmallVector<unsigned> reductions;
    op.getReductionDims(reductions);
    SmallVector<Operation *> combiners;
    BlockArgument out = op.getRegionOutputArgs()[0];
    Value partial = matchReduction({out}, 0, combiners);
    std::optional<vector::CombiningKind> kind;
    if (partial && combiners.size() == 1 && out.hasOneUse())
      kind = getKind(combiners[0]);
    if (kind)
      for (unsigned dim : reductions)
        if (llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
              return emitter.getAccess(*input, dim) != Access::Strided;
            })) {
          emitter.emitReduction(dim, *kind, partial);
          rewriter.eraseOp(op);
          return success();
        }
  }
  if (!best)
    return failure();
  emitter.emitParallel(*best);
  rewriter.eraseOp(op);
  return success();
}

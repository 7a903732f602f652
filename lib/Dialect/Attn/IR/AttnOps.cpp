//===- AttnOps.cpp - Attn dialect ops -------------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::attn;

#include "attn/Dialect/Attn/IR/AttnInterfaces.cpp.inc"

#define GET_OP_CLASSES
#include "attn/Dialect/Attn/IR/AttnOps.cpp.inc"

FloatType mlir::attn::getAccumulatorType(Value query, Value value) {
  MLIRContext *ctx = query.getContext();
  if (getElementTypeOrSelf(query).isF64() ||
      getElementTypeOrSelf(value).isF64())
    return Float64Type::get(ctx);
  return Float32Type::get(ctx);
}

//===----------------------------------------------------------------------===//
// Verification of maps
//===----------------------------------------------------------------------===//

namespace {
/// Checks the indexing maps of one op, operand by operand, and collects the
/// static sizes of the iteration domain on the way.
class MapVerifier {
public:
  /// `dimNames` names the inner dimensions behind the batch dimensions, `outer`
  /// a dimension in front of them where there is one.
  MapVerifier(Operation *op, ArrayAttr maps, StringRef innerNames,
              StringRef outerName = "")
      : op(op), maps(maps), innerNames(innerNames), outerName(outerName) {}

  /// Number of dimensions of the domain and of the batch; fails on maps that
  /// disagree or a domain that is too small.
  LogicalResult verifyDomain() {
    if (maps.size() != op->getNumOperands())
      return op->emitOpError()
             << "expects one indexing map per operand: " << op->getNumOperands()
             << " operands, " << maps.size() << " maps";
    unsigned inner = innerNames.size() + outerName.size();
    for (auto [i, map] :
         llvm::enumerate(maps.getAsValueRange<AffineMapAttr>())) {
      if (map.getNumSymbols() != 0)
        return op->emitOpError() << "map #" << i << " must not use symbols";
      if (i == 0)
        numDims = map.getNumDims();
      else if (map.getNumDims() != numDims)
        return op->emitOpError() << "map #" << i << " has " << map.getNumDims()
                                 << " dimensions, but map #0 has " << numDims;
    }
    if (numDims < inner)
      return op->emitOpError() << "expects an iteration domain of at least "
                               << inner << " dimensions, got " << numDims;
    numBatch = numDims - inner;
    sizes.assign(numDims, ShapedType::kDynamic);
    owner.assign(numDims, "");
    return success();
  }

  unsigned getNumBatch() const { return numBatch; }
  /// Position of the inner dimension number i.
  unsigned inner(unsigned i) const { return outerName.size() + numBatch + i; }

  std::string name(unsigned dim) const {
    if (dim < outerName.size())
      return (outerName + " (d0)").str();
    std::string at = " (d" + std::to_string(dim) + ")";
    if (dim < outerName.size() + numBatch)
      return "batch dimension" + at;
    return innerNames.substr(dim - outerName.size() - numBatch, 1).str() + at;
  }

  /// Checks the map of operand number `operand`, called `what`. `inner` are the
  /// inner dimensions it may use, all of which it must use where `needsInner`.
  LogicalResult verify(unsigned operand, StringRef what,
                       ArrayRef<unsigned> innerDims, bool needsInner,
                       bool needsBatch, bool mayGroup, bool usesOuter = false) {
    AffineMap map = cast<AffineMapAttr>(maps[operand]).getValue();
    auto type = cast<ShapedType>(op->getOperand(operand).getType());
    if (static_cast<int64_t>(map.getNumResults()) != type.getRank())
      return op->emitOpError()
             << what << " has rank " << type.getRank() << ", but its map has "
             << map.getNumResults() << " results";

    llvm::SmallBitVector allowed(numDims);
    for (unsigned b = 0; b < numBatch; ++b)
      allowed.set(outerName.size() + b);
    for (unsigned i : innerDims)
      allowed.set(inner(i));
    if (usesOuter)
      allowed.set(0);

    llvm::SmallBitVector used(numDims);
    for (auto [r, expr] : llvm::enumerate(map.getResults())) {
      int64_t size = type.getDimSize(r);
      if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
        unsigned pos = dim.getPosition();
        if (!allowed.test(pos))
          return op->emitOpError()
                 << what << " must not depend on " << name(pos);
        if (used.test(pos))
          return op->emitOpError() << what << " uses " << name(pos) << " twice";
        used.set(pos);
        if (failed(recordSize(pos, size, what)))
          return failure();
        continue;
      }
      if (auto cst = dyn_cast<AffineConstantExpr>(expr)) {
        if (cst.getValue() != 0)
          return op->emitOpError()
                 << what << " map result #" << r
                 << " must be a dimension or 0, got " << cst.getValue();
        if (size != 1)
          return op->emitOpError()
                 << what << " map result #" << r
                 << " is 0, which needs a static size of 1, got "
                 << (ShapedType::isDynamic(size) ? "a dynamic size"
                                                 : std::to_string(size));
        continue;
      }
      auto bin = dyn_cast<AffineBinaryOpExpr>(expr);
      bool isGroup = bin && (bin.getKind() == AffineExprKind::FloorDiv ||
                             bin.getKind() == AffineExprKind::Mod);
      if (!isGroup || !isa<AffineDimExpr>(bin.getLHS()) ||
          !isa<AffineConstantExpr>(bin.getRHS()))
        return op->emitOpError()
               << what << " map result #" << r
               << " must be a dimension, 0, or `b floordiv c` or `b mod c` of "
                  "a batch dimension b";
      if (!mayGroup)
        return op->emitOpError()
               << what << " map result #" << r << " must be a dimension or 0";
      unsigned pos = cast<AffineDimExpr>(bin.getLHS()).getPosition();
      int64_t c = cast<AffineConstantExpr>(bin.getRHS()).getValue();
      if (pos < outerName.size() || pos >= outerName.size() + numBatch)
        return op->emitOpError()
               << what << " map result #" << r << " groups " << name(pos)
               << ", which is no batch dimension";
      if (c <= 0)
        return op->emitOpError() << what << " map result #" << r
                                 << " needs a positive group, got " << c;
      if (used.test(pos) && llvm::is_contained(map.getResults(), bin.getLHS()))
        return op->emitOpError() << what << " uses " << name(pos) << " twice";
      groups.push_back({pos, c, bin.getKind() == AffineExprKind::Mod, size,
                        what.str(), static_cast<unsigned>(r)});
    }
    if (needsInner)
      for (unsigned i : innerDims)
        if (!used.test(inner(i)))
          return op->emitOpError() << what << " must use " << name(inner(i));
    if (needsBatch)
      for (unsigned b = 0; b < numBatch; ++b)
        if (!used.test(outerName.size() + b))
          return op->emitOpError()
                 << what << " must use " << name(outerName.size() + b);
    if (usesOuter && !used.test(0))
      return op->emitOpError() << what << " must use " << name(0);
    return success();
  }

  /// Grouped results against the sizes that the other operands gave.
  LogicalResult verifyGroups() {
    for (const Group &g : groups) {
      int64_t dimSize = sizes[g.dim];
      if (ShapedType::isDynamic(g.size) || ShapedType::isDynamic(dimSize))
        continue;
      int64_t expected = g.isMod ? std::min(g.group, dimSize)
                                 : llvm::divideCeil(dimSize, g.group);
      if (g.size != expected)
        return op->emitOpError()
               << g.what << " has size " << g.size << " in dimension #"
               << g.result << ", but " << name(g.dim) << " of size " << dimSize
               << (g.isMod ? " mod " : " floordiv ") << g.group << " needs "
               << expected;
    }
    return success();
  }

private:
  LogicalResult recordSize(unsigned dim, int64_t size, StringRef what) {
    if (ShapedType::isDynamic(size))
      return success();
    if (ShapedType::isDynamic(sizes[dim])) {
      sizes[dim] = size;
      owner[dim] = what.str();
      return success();
    }
    if (sizes[dim] != size)
      return op->emitOpError()
             << what << " has size " << size << " along " << name(dim)
             << ", but " << owner[dim] << " has size " << sizes[dim];
    return success();
  }

  struct Group {
    unsigned dim;
    int64_t group;
    bool isMod;
    int64_t size;
    std::string what;
    unsigned result;
  };

  Operation *op;
  ArrayAttr maps;
  StringRef innerNames, outerName;
  unsigned numDims = 0, numBatch = 0;
  SmallVector<int64_t> sizes;
  SmallVector<std::string> owner;
  SmallVector<Group> groups;
};
} // namespace

/// All operands are tensors and every init has its result, or all are memrefs
/// and there are no results.
static LogicalResult verifySemantics(Operation *op, ResultRange results) {
  auto dps = cast<DestinationStyleOpInterface>(op);
  if (!dps.hasPureTensorSemantics() && !dps.hasPureBufferSemantics())
    return op->emitOpError("expects all operands to be tensors or all to be "
                           "memrefs");
  size_t expected = dps.hasPureTensorSemantics() ? dps.getNumDpsInits() : 0;
  if (results.size() != expected)
    return op->emitOpError()
           << "expects " << expected << " results, got " << results.size();
  for (auto [i, result] : llvm::enumerate(results))
    if (result.getType() != dps.getDpsInitOperand(i)->get().getType())
      return op->emitOpError() << "result #" << i << " has type "
                               << result.getType() << ", but its init has type "
                               << dps.getDpsInitOperand(i)->get().getType();
  return success();
}

static LogicalResult verifyElementType(Operation *op, StringRef what,
                                       Value value, Type expected) {
  Type type = getElementTypeOrSelf(value);
  if (type == expected)
    return success();
  return op->emitOpError() << what << " must have element type " << expected
                           << ", got " << type;
}

static LogicalResult verifyFloat(Operation *op, StringRef what, Value value) {
  Type type = getElementTypeOrSelf(value);
  if (isa<FloatType>(type))
    return success();
  return op->emitOpError() << what
                           << " must have a floating point element type, got "
                           << type;
}

//===----------------------------------------------------------------------===//
// Verification of regions
//===----------------------------------------------------------------------===//

static LogicalResult verifyRegion(AttentionOpInterface op, Region &region,
                                  StringRef what, Type first, Type yielded) {
  if (region.empty())
    return success();
  SmallVector<Type> expected;
  if (first)
    expected.push_back(first);
  for (Value capture : op.getCaptures())
    expected.push_back(getElementTypeOrSelf(capture));
  Block &block = region.front();
  if (block.getNumArguments() != expected.size())
    return op->emitOpError()
           << what << " region expects " << expected.size() << " arguments"
           << (first ? " (the score and one scalar per captured operand)"
                     : " (one scalar per captured operand)")
           << ", got " << block.getNumArguments();
  for (auto [i, type] : llvm::enumerate(expected))
    if (block.getArgument(i).getType() != type)
      return op->emitOpError()
             << what << " region argument #" << i << " must have type " << type
             << ", got " << block.getArgument(i).getType();
  auto yield = dyn_cast<YieldOp>(block.getTerminator());
  if (!yield)
    return op->emitOpError() << what << " region must end in attn.yield";
  if (yield.getValue().getType() != yielded)
    return yield.emitOpError()
           << "of a " << what << " region must yield " << yielded << ", got "
           << yield.getValue().getType();
  WalkResult walk = region.walk([&](Operation *nested) {
    if (isPure(nested) ||
        nested->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
      return WalkResult::advance();
    auto effects = getEffectsRecursively(nested);
    if (effects && llvm::all_of(*effects, [](const auto &e) {
          return isa<MemoryEffects::Read>(e.getEffect());
        }))
      return WalkResult::advance();
    nested->emitOpError() << "must be free of side effects in the " << what
                          << " region of an attention";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

/// The part of verification that attention and online_attention share: maps of
/// query, key, value and captures, element types, fill and regions.
static LogicalResult verifyAttention(AttentionOpInterface op,
                                     MapVerifier &maps) {
  enum { M, N, D, E };
  if (failed(maps.verify(0, "query", {M, D}, true, false, false)) ||
      failed(maps.verify(1, "key", {N, D}, true, false, true)) ||
      failed(maps.verify(2, "value", {N, E}, true, false, true)))
    return failure();
  for (unsigned i = 0, n = op.getCaptures().size(); i < n; ++i)
    if (failed(maps.verify(3 + i, "capture #" + std::to_string(i), {M, N},
                           false, false, true)))
      return failure();
  if (failed(verifyFloat(op, "query", op.getQuery())) ||
      failed(verifyElementType(op, "key", op.getKey(),
                               getElementTypeOrSelf(op.getQuery()))) ||
      failed(verifyFloat(op, "value", op.getValue())))
    return failure();
  if (std::optional<double> fill = op.getFillValue()) {
    bool lossy = false;
    APFloat value(*fill);
    value.convert(op.getAccumulatorType().getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &lossy);
    if (!value.isFinite())
      return op->emitOpError()
             << "fill must be finite in " << op.getAccumulatorType()
             << "; -inf is meant where it is absent";
    if (!op.hasMask())
      return op->emitOpError("fill needs a mask region");
  }
  Type acc = op.getAccumulatorType();
  if (failed(verifyRegion(op, op.getScore(), "score", acc, acc)) ||
      failed(verifyRegion(op, op.getMask(), "mask", Type(),
                          IntegerType::get(op->getContext(), 1))))
    return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Shared interface methods
//===----------------------------------------------------------------------===//

/// Reads of the inputs and writes of the inits; `readsInits` where the old
/// value of an init takes part. Regions may read memory of their own.
static void getEffectsImpl(
    Operation *op, bool readsInits,
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  auto dps = cast<DestinationStyleOpInterface>(op);
  for (OpOperand *operand : dps.getDpsInputOperands())
    if (isa<MemRefType>(operand->get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), operand, /*stage=*/0,
                           /*effectOnFullRegion=*/true,
                           SideEffects::DefaultResource::get());
  for (OpOperand &operand : dps.getDpsInitsMutable()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    if (readsInits)
      effects.emplace_back(MemoryEffects::Read::get(), &operand, /*stage=*/0,
                           /*effectOnFullRegion=*/true,
                           SideEffects::DefaultResource::get());
    effects.emplace_back(MemoryEffects::Write::get(), &operand, /*stage=*/1,
                         /*effectOnFullRegion=*/true,
                         SideEffects::DefaultResource::get());
  }
  for (Region &region : op->getRegions())
    for (Operation &nested : region.getOps())
      if (!isMemoryEffectFree(&nested))
        if (auto inner = getEffectsRecursively(&nested))
          llvm::append_range(effects, *inner);
}

static Speculation::Speculatability getSpeculatabilityImpl(Operation *op) {
  if (!cast<DestinationStyleOpInterface>(op).hasPureTensorSemantics())
    return Speculation::NotSpeculatable;
  for (Region &region : op->getRegions())
    for (Operation &nested : region.getOps())
      if (!isSpeculatable(&nested))
        return Speculation::NotSpeculatable;
  return Speculation::Speculatable;
}

static LogicalResult reifyImpl(Operation *op, OpBuilder &b,
                               ReifiedRankedShapedTypeDims &shapes) {
  auto dps = cast<DestinationStyleOpInterface>(op);
  for (OpResult result : op->getResults())
    shapes.push_back(tensor::getMixedSizes(
        b, op->getLoc(), dps.getTiedOpOperand(result)->get()));
  return success();
}

#define ATTN_STRUCTURED_OP(OP, READS_INITS)                                    \
  void OP::getEffects(                                                         \
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>      \
          &effects) {                                                          \
    getEffectsImpl(*this, READS_INITS, effects);                               \
  }                                                                            \
  Speculation::Speculatability OP::getSpeculatability() {                      \
    return getSpeculatabilityImpl(*this);                                      \
  }                                                                            \
  LogicalResult OP::reifyResultShapes(OpBuilder &b,                            \
                                      ReifiedRankedShapedTypeDims &shapes) {   \
    return reifyImpl(*this, b, shapes);                                        \
  }                                                                            \
  LogicalResult OP::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {       \
    return memref::foldMemRefCast(*this);                                      \
  }
ATTN_STRUCTURED_OP(AttentionOp, false)
ATTN_STRUCTURED_OP(OnlineAttentionOp, true)
ATTN_STRUCTURED_OP(MergeOp, true)
ATTN_STRUCTURED_OP(FinalizeOp, false)
#undef ATTN_STRUCTURED_OP

//===----------------------------------------------------------------------===//
// Canonicalization
//===----------------------------------------------------------------------===//

namespace {
/// A score region that yields its argument, and a mask region that yields true,
/// say nothing.
template <typename OpTy>
struct EraseTrivialRegions : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    auto erase = [&](Region &region) {
      rewriter.modifyOpInPlace(op, [&] {
        while (!region.empty())
          rewriter.eraseBlock(&region.back());
      });
      changed = true;
    };
    if (op.hasScore()) {
      Block &block = op.getScore().front();
      if (cast<YieldOp>(block.getTerminator()).getValue() ==
          block.getArgument(0))
        erase(op.getScore());
    }
    if (op.hasMask()) {
      auto yield = cast<YieldOp>(op.getMask().front().getTerminator());
      if (matchPattern(yield.getValue(), m_One())) {
        erase(op.getMask());
        rewriter.modifyOpInPlace(op, [&] { op.removeFillAttr(); });
      }
    }
    return success(changed);
  }
};

/// Captures that no region reads, or that repeat another with the same map.
template <typename OpTy>
struct EraseDeadCaptures : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Block *> blocks;
    SmallVector<unsigned> first;
    if (op.hasScore()) {
      blocks.push_back(&op.getScore().front());
      first.push_back(1);
    }
    if (op.hasMask()) {
      blocks.push_back(&op.getMask().front());
      first.push_back(0);
    }
    unsigned count = op.getCaptures().size();
    llvm::SmallBitVector dead(count);
    for (unsigned i = 0; i < count; ++i) {
      // A repeated capture reads through the earlier one.
      for (unsigned j = 0; j < i && !dead.test(i); ++j)
        if (!dead.test(j) && op.getCaptures()[i] == op.getCaptures()[j] &&
            op.getCaptureMap(i) == op.getCaptureMap(j)) {
          for (auto [block, f] : llvm::zip_equal(blocks, first))
            rewriter.replaceAllUsesWith(block->getArgument(f + i),
                                        block->getArgument(f + j));
          dead.set(i);
        }
      if (llvm::all_of(llvm::zip_equal(blocks, first), [&](auto pair) {
            auto [block, f] = pair;
            return block->getArgument(f + i).use_empty();
          }))
        dead.set(i);
    }
    if (dead.none())
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      SmallVector<Attribute> maps(op.getIndexingMaps().getValue());
      for (int i = dead.find_last(); i != -1; i = dead.find_prev(i)) {
        for (auto [block, f] : llvm::zip_equal(blocks, first))
          block->eraseArgument(f + i);
        op.getCapturesMutable().erase(i);
        maps.erase(maps.begin() + 3 + i);
      }
      op.setIndexingMapsAttr(rewriter.getArrayAttr(maps));
    });
    return success();
  }
};

/// Takes tensor.cast operands in where the source knows more of its shape, and
/// does so before upstream's pattern for destination style ops: that one clones
/// the op, and the builder's clone of an empty region reads its first block.
template <typename OpTy>
struct FoldTensorCasts : OpRewritePattern<OpTy> {
  FoldTensorCasts(MLIRContext *ctx)
      : OpRewritePattern<OpTy>(ctx, /*benefit=*/2) {}
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!tensor::hasFoldableTensorCastOperand(op))
      return failure();
    SmallVector<Type> types(op->getResultTypes());
    SmallVector<Value> operands =
        tensor::getUpdatedOperandsAfterCastOpFolding(op, types);
    OperationState state(op.getLoc(), OpTy::getOperationName(), operands, types,
                         llvm::to_vector(op->getDiscardableAttrs()));
    state.propertiesAttr = op->getPropertiesAsAttribute();
    for (Region &region : op->getRegions())
      state.addRegion()->takeBody(region);
    Operation *folded = rewriter.create(state);
    SmallVector<Value> results;
    for (auto [before, after] :
         llvm::zip_equal(op->getResults(), folded->getResults())) {
      Value result = after;
      if (before.getType() != after.getType())
        result = tensor::CastOp::create(rewriter, op.getLoc(), before.getType(),
                                        after);
      results.push_back(result);
    }
    rewriter.replaceOp(op, results);
    return success();
  }
};
} // namespace

void AttentionOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *ctx) {
  patterns.add<EraseTrivialRegions<AttentionOp>, EraseDeadCaptures<AttentionOp>,
               FoldTensorCasts<AttentionOp>>(ctx);
}

void OnlineAttentionOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                    MLIRContext *ctx) {
  patterns.add<EraseTrivialRegions<OnlineAttentionOp>,
               EraseDeadCaptures<OnlineAttentionOp>,
               FoldTensorCasts<OnlineAttentionOp>>(ctx);
}

void MergeOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}

void FinalizeOp::getCanonicalizationPatterns(RewritePatternSet &,
                                             MLIRContext *) {}

//===----------------------------------------------------------------------===//
// AttentionOp
//===----------------------------------------------------------------------===//

/// Types of the tensors among the inits.
static SmallVector<Type> getInitResultTypes(ValueRange inits) {
  SmallVector<Type> types;
  for (Value init : inits)
    if (init && isa<RankedTensorType>(init.getType()))
      types.push_back(init.getType());
  return types;
}

void AttentionOp::build(OpBuilder &b, OperationState &state, Value query,
                        Value key, Value value, ValueRange captures, Value sink,
                        Value output, Value lse, Value max,
                        ArrayRef<AffineMap> maps, FloatAttr fill,
                        EmptyRows emptyRows) {
  build(b, state, getInitResultTypes({output, lse, max}), query, key, value,
        captures, sink, output, lse, max, b.getAffineMapArrayAttr(maps), fill,
        EmptyRowsAttr::get(b.getContext(), emptyRows));
}

std::optional<double> AttentionOp::getFillValue() {
  if (FloatAttr attr = getFillAttr())
    return attr.getValueAsDouble();
  return std::nullopt;
}

MutableOperandRange AttentionOp::getDpsInitsMutable() {
  unsigned start = 3 + getCaptures().size() + (getSink() ? 1 : 0);
  return MutableOperandRange(*this, start, (*this)->getNumOperands() - start);
}

AffineMap AttentionOp::getSinkMap() {
  return getSink() ? getIndexingMap(3 + getCaptures().size()) : AffineMap();
}

AffineMap AttentionOp::getOutputMap() {
  return getIndexingMap(getDpsInitOperand(0)->getOperandNumber());
}

AffineMap AttentionOp::getLseMap() {
  return getLse() ? getIndexingMap(getDpsInitOperand(1)->getOperandNumber())
                  : AffineMap();
}

AffineMap AttentionOp::getMaxMap() {
  return getMax() ? getIndexingMap((*this)->getNumOperands() - 1) : AffineMap();
}

LogicalResult AttentionOp::verify() {
  enum { M, N, D, E };
  MapVerifier maps(*this, getIndexingMaps(), "mnde");
  if (failed(verifySemantics(*this, getResults())) ||
      failed(maps.verifyDomain()) ||
      failed(verifyAttention(cast<AttentionOpInterface>(getOperation()), maps)))
    return failure();
  unsigned next = 3 + getCaptures().size();
  if (getSink() &&
      (failed(maps.verify(next++, "sink", {}, false, false, true)) ||
       failed(verifyFloat(*this, "sink", getSink()))))
    return failure();
  if (failed(maps.verify(next++, "output", {M, E}, true, true, false)) ||
      failed(verifyFloat(*this, "output", getOutput())))
    return failure();
  Type acc = mlir::attn::getAccumulatorType(getQuery(), getValue());
  if (getLse() && (failed(maps.verify(next++, "lse", {M}, true, true, false)) ||
                   failed(verifyElementType(*this, "lse", getLse(), acc))))
    return failure();
  if (getMax() && (failed(maps.verify(next++, "max", {M}, true, true, false)) ||
                   failed(verifyElementType(*this, "max", getMax(), acc))))
    return failure();
  return maps.verifyGroups();
}

//===----------------------------------------------------------------------===//
// OnlineAttentionOp
//===----------------------------------------------------------------------===//

void OnlineAttentionOp::build(OpBuilder &b, OperationState &state, Value query,
                              Value key, Value value, ValueRange captures,
                              Value acc, Value max, Value sum,
                              ArrayRef<AffineMap> maps, FloatAttr fill,
                              SoftmaxForm softmax) {
  build(b, state, getInitResultTypes({acc, max, sum}), query, key, value,
        captures, acc, max, sum, b.getAffineMapArrayAttr(maps), fill,
        SoftmaxFormAttr::get(b.getContext(), softmax),
        /*values_only=*/UnitAttr());
}

std::optional<double> OnlineAttentionOp::getFillValue() {
  if (FloatAttr attr = getFillAttr())
    return attr.getValueAsDouble();
  return std::nullopt;
}

MutableOperandRange OnlineAttentionOp::getDpsInitsMutable() {
  return MutableOperandRange(*this, 3 + getCaptures().size(), 3);
}

/// Element types and maps of a running state whose operands start at `first`.
static LogicalResult verifyState(Operation *op, MapVerifier &maps,
                                 unsigned first, unsigned m, unsigned e,
                                 Type type, bool usesOuter = false,
                                 StringRef prefix = "") {
  StringRef names[] = {"acc", "max", "sum"};
  for (unsigned i = 0; i < 3; ++i) {
    std::string what = (prefix + names[i]).str();
    SmallVector<unsigned> dims = {m};
    if (i == 0)
      dims.push_back(e);
    if (failed(
            maps.verify(first + i, what, dims, true, true, false, usesOuter)) ||
        failed(verifyElementType(op, what, op->getOperand(first + i), type)))
      return failure();
  }
  return success();
}

LogicalResult OnlineAttentionOp::verify() {
  enum { M, N, D, E };
  MapVerifier maps(*this, getIndexingMaps(), "mnde");
  if (failed(verifySemantics(*this, getResults())) ||
      failed(maps.verifyDomain()) ||
      failed(
          verifyAttention(cast<AttentionOpInterface>(getOperation()), maps)) ||
      failed(
          verifyState(*this, maps, 3 + getCaptures().size(), M, E,
                      mlir::attn::getAccumulatorType(getQuery(), getValue()))))
    return failure();
  return maps.verifyGroups();
}

//===----------------------------------------------------------------------===//
// MergeOp
//===----------------------------------------------------------------------===//

void MergeOp::build(OpBuilder &b, OperationState &state, Value partialAcc,
                    Value partialMax, Value partialSum, Value acc, Value max,
                    Value sum, ArrayRef<AffineMap> maps) {
  build(b, state, getInitResultTypes({acc, max, sum}), partialAcc, partialMax,
        partialSum, acc, max, sum, b.getAffineMapArrayAttr(maps));
}

MutableOperandRange MergeOp::getDpsInitsMutable() {
  return MutableOperandRange(*this, 3, 3);
}

LogicalResult MergeOp::verify() {
  enum { M, E };
  MapVerifier maps(*this, getIndexingMaps(), "me", "s");
  Type type = getElementTypeOrSelf(getAcc());
  if (failed(verifySemantics(*this, getResults())) ||
      failed(maps.verifyDomain()) ||
      failed(verifyFloat(*this, "acc", getAcc())) ||
      failed(verifyState(*this, maps, 0, M, E, type, true, "partial ")) ||
      failed(verifyState(*this, maps, 3, M, E, type)))
    return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// FinalizeOp
//===----------------------------------------------------------------------===//

void FinalizeOp::build(OpBuilder &b, OperationState &state, Value acc,
                       Value max, Value sum, Value sink, Value output,
                       Value lse, Value rowMax, ArrayRef<AffineMap> maps,
                       EmptyRows emptyRows) {
  build(b, state, getInitResultTypes({output, lse, rowMax}), acc, max, sum,
        sink, output, lse, rowMax, b.getAffineMapArrayAttr(maps),
        EmptyRowsAttr::get(b.getContext(), emptyRows));
}

MutableOperandRange FinalizeOp::getDpsInitsMutable() {
  unsigned start = 3 + (getSink() ? 1 : 0);
  return MutableOperandRange(*this, start, (*this)->getNumOperands() - start);
}

LogicalResult FinalizeOp::verify() {
  enum { M, E };
  MapVerifier maps(*this, getIndexingMaps(), "me");
  Type type = getElementTypeOrSelf(getAcc());
  if (failed(verifySemantics(*this, getResults())) ||
      failed(maps.verifyDomain()) ||
      failed(verifyFloat(*this, "acc", getAcc())) ||
      failed(verifyState(*this, maps, 0, M, E, type)))
    return failure();
  unsigned next = 3;
  if (getSink() &&
      (failed(maps.verify(next++, "sink", {}, false, false, true)) ||
       failed(verifyFloat(*this, "sink", getSink()))))
    return failure();
  if (failed(maps.verify(next++, "output", {M, E}, true, true, false)) ||
      failed(verifyFloat(*this, "output", getOutput())))
    return failure();
  if (getLse() && (failed(maps.verify(next++, "lse", {M}, true, true, false)) ||
                   failed(verifyElementType(*this, "lse", getLse(), type))))
    return failure();
  if (getRowMax() &&
      (failed(maps.verify(next++, "row max", {M}, true, true, false)) ||
       failed(verifyElementType(*this, "row max", getRowMax(), type))))
    return failure();
  return maps.verifyGroups();
}

//===----------------------------------------------------------------------===//
// RowsAboveOp and NoNanOp
//===----------------------------------------------------------------------===//

/// Both read one operand.
static void
getReadOf(OpOperand &operand,
          SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
              &effects) {
  if (isa<MemRefType>(operand.get().getType()))
    effects.emplace_back(MemoryEffects::Read::get(), &operand,
                         SideEffects::DefaultResource::get());
}

static Speculation::Speculatability getSpeculatabilityOfReading(Value operand) {
  return isa<MemRefType>(operand.getType()) ? Speculation::NotSpeculatable
                                            : Speculation::Speculatable;
}

void RowsAboveOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  getReadOf(getMaxMutable(), effects);
}

Speculation::Speculatability RowsAboveOp::getSpeculatability() {
  return getSpeculatabilityOfReading(getMax());
}

LogicalResult RowsAboveOp::verify() {
  return verifyFloat(*this, "max", getMax());
}

void NoNanOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  getReadOf(getAccMutable(), effects);
}

Speculation::Speculatability NoNanOp::getSpeculatability() {
  return getSpeculatabilityOfReading(getAcc());
}

LogicalResult NoNanOp::verify() { return verifyFloat(*this, "acc", getAcc()); }

//===----------------------------------------------------------------------===//
// IndexOp
//===----------------------------------------------------------------------===//

LogicalResult IndexOp::verify() {
  auto parent = (*this)->getParentOfType<AttentionOpInterface>();
  if (!parent)
    return emitOpError("expects to be inside an attention");
  if (getDim() >= parent.getDDim())
    return emitOpError() << "dimension " << getDim()
                         << " is no batch dimension, m or n of the enclosing "
                            "attention, which has "
                         << parent.getNumBatchDims() << " batch dimensions";
  return success();
}

//===- KernelEmitter.cpp - The body of a loop nest as a tile program ------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

#include "attn/Target/TileShapes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::attn;

//===----------------------------------------------------------------------===//
// Tile sizes
//===----------------------------------------------------------------------===//

/// Position in an operand of the plain dimension `dim`, which its map has.
static unsigned getPosition(AffineMap map, unsigned dim) {
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (auto d = dyn_cast<AffineDimExpr>(expr))
      if (d.getPosition() == dim)
        return i;
  llvm_unreachable("the verifier asks for the dimension");
}

/// The size of a tensor along a dimension, or the constant that bounds it.
static FailureOr<int64_t> getMaxSize(Value tensor, unsigned dim) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  return ValueBoundsConstraintSet::computeConstantBound(
      presburger::BoundType::UB, {tensor, static_cast<int64_t>(dim)},
      /*stopCondition=*/nullptr, /*closedUB=*/true);
}

FailureOr<TileShape> mlir::attn::getTileShape(scf::ForallOp forall,
                                              int64_t warps, bool warpgroups) {
  TileShape shape;
  WalkResult walk = forall.walk([&](OnlineAttentionOp op) {
    auto check = [&](bool ok, const Twine &message) {
      if (!ok)
        op.emitOpError() << message.str();
      return ok ? WalkResult::advance() : WalkResult::interrupt();
    };
    auto isSupported = [](Type type) {
      return type.isF16() || type.isBF16() || type.isF32();
    };
    Type qk = getElementTypeOrSelf(op.getQuery());
    Type v = getElementTypeOrSelf(op.getValue());
    if (!isSupported(qk) || !isSupported(v)) {
      op.emitOpError() << "the kernel multiplies f16, bf16 or f32, not " << qk
                       << " and " << v;
      return WalkResult::interrupt();
    }
    auto query = cast<RankedTensorType>(op.getQuery().getType());
    auto value = cast<RankedTensorType>(op.getValue().getType());
    int64_t d = query.getDimSize(getPosition(op.getQueryMap(), op.getDDim()));
    int64_t e = value.getDimSize(getPosition(op.getValueMap(), op.getEDim()));
    for (int64_t size : {d, e})
      if (ShapedType::isDynamic(size) || size <= 0 || size % 8 != 0 ||
          size > 256) {
        op.emitOpError() << "the kernel needs static head sizes that are "
                            "multiples of 8 up to 256, got "
                         << (ShapedType::isDynamic(size)
                                 ? "a dynamic one"
                                 : std::to_string(size));
        return WalkResult::interrupt();
      }
    FailureOr<int64_t> m =
        getMaxSize(op.getQuery(), getPosition(op.getQueryMap(), op.getMDim()));
    FailureOr<int64_t> n =
        getMaxSize(op.getKey(), getPosition(op.getKeyMap(), op.getNDim()));
    if (failed(m) || failed(n))
      return check(false, "the tile of queries and keys has no constant bound");
    shape.m = std::max<int64_t>(shape.m, *m);
    if (!op.getValuesOnly())
      shape.n = std::max<int64_t>(shape.n, *n);
    shape.d = llvm::alignTo(d, 16);
    shape.e = e;
    warpgroups &= !qk.isF32() && !v.isF32();
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();
  if (shape.m == 0 || shape.n == 0)
    return forall.emitOpError() << "holds no attention over tiles";
  shape.m = llvm::alignTo(shape.m, 16);
  shape.n = llvm::alignTo(shape.n, 16);
  // A tile of all queries may be short of whole warpgroups, which the copies
  // and the stores at its end allow for as for any last tile.
  int64_t whole = llvm::alignTo(shape.m, 64);
  if (warps > 0)
    shape.warps = warps;
  else if (warpgroups && whole <= 256 && 2 * shape.m > 64)
    shape.m = whole, shape.warps = whole / 16, shape.warpgroups = true;
  else
    shape.warps = getNumWarps(shape.m);
  shape.m = llvm::alignTo(shape.m, 16 * shape.warps);
  return shape;
}

int64_t KernelEmitter::getTileN(OnlineAttentionOp op) {
  if (!op.getValuesOnly())
    return shape.n;
  // What comes behind the other loops needs no memory or registers like them.
  FailureOr<int64_t> n =
      getMaxSize(op.getKey(), getPosition(op.getKeyMap(), op.getNDim()));
  assert(succeeded(n) && "the shape of the kernel has been found");
  return llvm::alignTo(*n, 16);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

attn::tile::AccumulatorAttr KernelEmitter::getLayout() const {
  return attn::tile::AccumulatorAttr::get(b.getContext(), shape.warps);
}

RankedTensorType KernelEmitter::getRowType(Type elementType) const {
  return RankedTensorType::get(
      {shape.m}, elementType,
      attn::tile::SliceAttr::get(b.getContext(), 1, getLayout()));
}

SmallVector<Type> KernelEmitter::getStateTypes(Role role, Type elementType) {
  auto getType = [&](int64_t columns) -> Type {
    return RankedTensorType::get({shape.m, columns}, elementType, getLayout());
  };
  switch (role) {
  case Role::Acc:
    return {getType(shape.e)};
  case Role::Max:
    return {getRowType(elementType)};
  case Role::Sum:
    SmallVector<Type> types(keepsExactSum ? 2 : 1,
                            spreadsSums() ? getType(kSumColumns)
                                          : Type(getRowType(elementType)));
    if (speculative)
      types.push_back(b.getF32Type());
    return types;
  }
  llvm_unreachable("unknown role");
}

State KernelEmitter::getInitialState(Location loc, Role role, Value scalar) {
  State state;
  for (Type type : getStateTypes(role, scalar.getType())) {
    if (!isa<ShapedType>(type)) {
      state.push_back(getUnmeasured(loc));
      continue;
    }
    Value value = scalar;
    // A state that has seen keys has a reference already.
    if (role == Role::Max && speculative) {
      auto constant = [&](double c) -> Value {
        return arith::ConstantOp::create(b, loc,
                                         b.getFloatAttr(scalar.getType(), c));
      };
      value = arith::MaximumFOp::create(
          b, loc,
          arith::MulFOp::create(b, loc, scalar,
                                constant(countsInPowers() ? kLog2E : 1.0)),
          constant(subtractsFirst ? kLowestReference : kNoReference));
    }
    // A sum that is spread over columns begins with its share in each.
    bool isWhole =
        !spreadsSums() || (rowSums == RowSums::Matrix && state.empty());
    if (role == Role::Sum && !isWhole)
      value = arith::MulFOp::create(
          b, loc, scalar,
          arith::ConstantOp::create(
              b, loc, b.getFloatAttr(scalar.getType(), 1.0 / kSumColumns)));
    state.push_back(attn::tile::SplatOp::create(b, loc, type, value));
  }
  return state;
}

Value KernelEmitter::splat(Location loc, Type type, double value) {
  auto shaped = cast<ShapedType>(type);
  Value scalar = arith::ConstantOp::create(
      b, loc, b.getFloatAttr(shaped.getElementType(), value));
  return attn::tile::SplatOp::create(b, loc, type, scalar);
}

void KernelEmitter::mapOuter(Value outer, Value argument) {
  if (!isa<RankedTensorType>(outer.getType())) {
    mapping.map(outer, argument);
    return;
  }
  View view;
  view.base = argument;
  auto type = cast<MemRefType>(argument.getType());
  for (int64_t i = 0; i < type.getRank(); ++i) {
    view.offsets.push_back(b.getIndexAttr(0));
    view.dims.push_back(i);
    if (type.isDynamicDim(i))
      view.sizes.push_back(
          memref::DimOp::create(b, argument.getLoc(), argument, i).getResult());
    else
      view.sizes.push_back(b.getIndexAttr(type.getDimSize(i)));
  }
  views[outer] = view;
}

View KernelEmitter::lookupView(Value value) {
  // A constant position of the same tensor: look through casts.
  while (auto cast = value.getDefiningOp<tensor::CastOp>())
    value = cast.getSource();
  return views.lookup(value);
}

OpFoldResult KernelEmitter::mapFoldResult(OpFoldResult value) {
  if (auto v = dyn_cast<Value>(value))
    return mapping.lookup(v);
  return value;
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

/// Finds what the tensors that loops carry stand for, from the ops that use
/// them back to where they begin.
void KernelEmitter::assignRoles() {
  SmallVector<Value> worklist;
  auto assign = [&](Value value, Role role) {
    if (isa<RankedTensorType>(value.getType()) &&
        roles.try_emplace(value, role).second)
      worklist.push_back(value);
  };
  forall.walk([&](OnlineAttentionOp op) {
    Role all[] = {Role::Acc, Role::Max, Role::Sum};
    for (unsigned i = 0; i < 3; ++i) {
      assign(op.getDpsInitOperand(i)->get(), all[i]);
      assign(op->getResult(i), all[i]);
    }
  });
  forall.walk([&](FinalizeOp op) {
    assign(op.getAcc(), Role::Acc);
    assign(op.getMax(), Role::Max);
    assign(op.getSum(), Role::Sum);
  });
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Role role = roles[value];
    scf::ForOp loop;
    unsigned index = 0;
    if (auto arg = dyn_cast<BlockArgument>(value)) {
      loop = dyn_cast<scf::ForOp>(arg.getOwner()->getParentOp());
      if (!loop || arg.getArgNumber() == 0)
        continue;
      index = arg.getArgNumber() - 1;
    } else if ((loop = value.getDefiningOp<scf::ForOp>())) {
      index = cast<OpResult>(value).getResultNumber();
    } else if (auto branch = value.getDefiningOp<scf::IfOp>()) {
      index = cast<OpResult>(value).getResultNumber();
      for (scf::YieldOp yield : {branch.thenYield(), branch.elseYield()})
        assign(yield.getOperand(index), role);
      continue;
    } else {
      if (auto cast = value.getDefiningOp<tensor::CastOp>())
        assign(cast.getSource(), role);
      if (auto slice = value.getDefiningOp<tensor::ExtractSliceOp>())
        assign(slice.getSource(), role);
      continue;
    }
    assign(loop.getRegionIterArgs()[index], role);
    assign(loop.getInitArgs()[index], role);
    assign(loop.getYieldedValues()[index], role);
    assign(loop.getResult(index), role);
  }
}

//===----------------------------------------------------------------------===//
// Structure
//===----------------------------------------------------------------------===//

LogicalResult KernelEmitter::emit(ValueRange positions) {
  assignRoles();
  chooseSoftmax();
  mapping.map(forall.getInductionVars(), positions);
  for (auto [arg, output] :
       llvm::zip_equal(forall.getRegionIterArgs(), forall.getOutputs()))
    views[arg] = views.lookup(output);
  // Initial states that were hoisted out of the loops.
  SetVector<Value> outer;
  getUsedValuesDefinedAbove(forall.getRegion(), outer);
  for (Value value : outer)
    if (auto fill = value.getDefiningOp<linalg::FillOp>())
      if (roles.contains(value) && failed(emitOp(fill)))
        return failure();
  return emitBlock(*forall.getBody());
}

LogicalResult KernelEmitter::emitBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(emitOp(&op)))
      return failure();
  return success();
}

LogicalResult KernelEmitter::emitOp(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return emitFor(loop);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return emitIf(branch);
  if (auto above = dyn_cast<RowsAboveOp>(op)) {
    State state = states.lookup(above.getMax());
    if (state.empty())
      return op->emitOpError() << "has a state that is not in registers";
    Value max = state.front();
    Value bound =
        splat(op->getLoc(), max.getType(), above.getBound().convertToDouble());
    mapping.map(
        above.getResult(),
        attn::tile::AllOp::create(
            b, op->getLoc(), b.getI1Type(),
            arith::CmpFOp::create(b, op->getLoc(), arith::CmpFPredicate::UGT,
                                  max, bound)));
    return success();
  }
  if (auto clean = dyn_cast<NoNanOp>(op)) {
    State state = states.lookup(clean.getAcc());
    if (state.empty())
      return op->emitOpError() << "has a state that is not in registers";
    if (shape.warpgroups) {
      remark::missed(op->getLoc(),
                     remark::RemarkOpts::name("HiddenValues").category("attn"))
          << remark::reason("values behind the mask may reach rows of their "
                            "tile where they are not finite: warpgroups leave "
                            "no registers to keep them out");
      mapping.map(clean.getResult(), arith::ConstantOp::create(
                                         b, op->getLoc(), b.getBoolAttr(true)));
      return success();
    }
    Value acc = state.front();
    mapping.map(clean.getResult(),
                attn::tile::AllOp::create(
                    b, op->getLoc(), b.getI1Type(),
                    arith::CmpFOp::create(
                        b, op->getLoc(), arith::CmpFPredicate::ORD, acc, acc)));
    return success();
  }
  if (auto group = dyn_cast<RowGroupOp>(op)) {
    // Only bounds of a group's own may read it, which are not taken else.
    Value first = arith::ConstantIndexOp::create(b, op->getLoc(), 0);
    if (hasRowGroups(group.getSize()))
      first = arith::MulIOp::create(
          b, op->getLoc(),
          attn::tile::WarpgroupIndexOp::create(b, op->getLoc(),
                                               b.getIndexType()),
          arith::ConstantIndexOp::create(b, op->getLoc(), group.getSize()));
    mapping.map(group.getResult(), first);
    groupSize = group.getSize();
    return success();
  }
  if (auto bound = dyn_cast<GroupBoundOp>(op)) {
    Value common = lookup(bound.getCommon());
    mapping.map(bound.getResult(),
                hasRowGroups(groupSize)
                    ? attn::tile::WarpgroupBoundOp::create(
                          b, op->getLoc(), lookup(bound.getOwn()), common)
                    : common);
    return success();
  }
  if (auto online = dyn_cast<OnlineAttentionOp>(op))
    return emitOnline(online);
  if (auto finalize = dyn_cast<FinalizeOp>(op))
    return emitFinalize(finalize);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return emitSlice(slice);
  if (isa<tensor::EmptyOp>(op))
    return success();
  if (auto cast = dyn_cast<tensor::CastOp>(op)) {
    states[cast.getResult()] = State(states.lookup(cast.getSource()));
    return success();
  }
  if (auto fill = dyn_cast<linalg::FillOp>(op)) {
    auto role = roles.find(fill.getResult(0));
    if (role == roles.end())
      return op->emitOpError() << "is no state of an online softmax";
    Value scalar = lookup(fill.getInputs()[0]);
    states[fill.getResult(0)] =
        getInitialState(op->getLoc(), role->second, scalar);
    return success();
  }
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    View view = lookupView(dim.getSource());
    std::optional<int64_t> index = dim.getConstantIndex();
    if (!view.base || !index)
      return op->emitOpError() << "asks for a size that the kernel does not "
                                  "know";
    mapping.map(dim.getResult(),
                getValueOrCreateConstantIndexOp(b, op->getLoc(),
                                                view.sizes[view.dims[*index]]));
    return success();
  }
  // A value for the whole tile, such as a bound of the key loop.
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    View view = lookupView(extract.getTensor());
    if (!view.base)
      return op->emitOpError() << "reads a tensor that is not from outside of "
                                  "the loops";
    SmallVector<Value> indices;
    for (OpFoldResult offset : view.offsets)
      indices.push_back(
          getValueOrCreateConstantIndexOp(b, op->getLoc(), offset));
    for (auto [dim, index] : llvm::zip_equal(view.dims, extract.getIndices()))
      indices[dim] = b.createOrFold<arith::AddIOp>(op->getLoc(), indices[dim],
                                                   lookup(index));
    mapping.map(extract.getResult(),
                memref::LoadOp::create(b, op->getLoc(), view.base, indices));
    return success();
  }
  // Everything else is scalar and has no region.
  bool scalar = isPure(op) && op->getNumRegions() == 0 &&
                llvm::none_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>);
  if (!scalar)
    return op->emitOpError() << "has no counterpart in a tile program";
  b.clone(*op, mapping);
  return success();
}

LogicalResult KernelEmitter::emitSlice(tensor::ExtractSliceOp op) {
  // Of a state the loops carry, only the whole is ever taken.
  if (roles.contains(op.getResult())) {
    State state = states.lookup(op.getSource());
    if (!state.empty()) {
      states[op.getResult()] = state;
      return success();
    }
  }
  View source = lookupView(op.getSource());
  if (!source.base)
    return success();
  auto unitStrides = llvm::all_of(op.getMixedStrides(), [](OpFoldResult s) {
    return isConstantIntValue(s, 1);
  });
  if (!unitStrides)
    return op.emitOpError() << "takes a slice of non-unit stride";
  View view = source;
  view.dims.clear();
  llvm::SmallBitVector dropped = op.getDroppedDims();
  AffineExpr d0, d1;
  bindDims(b.getContext(), d0, d1);
  for (auto [i, dim, offset, size] :
       llvm::enumerate(source.dims, op.getMixedOffsets(), op.getMixedSizes())) {
    OpFoldResult &base = view.offsets[dim];
    OpFoldResult mapped = mapFoldResult(offset);
    if (isConstantIntValue(base, 0))
      base = mapped;
    else if (!isConstantIntValue(mapped, 0))
      base = affine::makeComposedFoldedAffineApply(b, op.getLoc(), d0 + d1,
                                                   {base, mapped});
    view.sizes[dim] = mapFoldResult(size);
    if (!dropped.test(i))
      view.dims.push_back(dim);
  }
  views[op.getResult()] = view;
  return success();
}

bool KernelEmitter::lookupAll(ValueRange values, SmallVectorImpl<Value> &all) {
  for (Value value : values) {
    if (roles.contains(value)) {
      State state = states.lookup(value);
      if (state.empty())
        return false;
      llvm::append_range(all, state);
      continue;
    }
    Value mapped = lookup(value);
    if (!mapped)
      return false;
    all.push_back(mapped);
  }
  return true;
}

void KernelEmitter::mapAll(ValueRange values, ValueRange all) {
  for (Value value : values) {
    size_t count = 1;
    auto role = roles.find(value);
    if (role != roles.end()) {
      count = getStateTypes(role->second, getElementTypeOrSelf(value)).size();
      states[value] = llvm::to_vector_of<Value, 3>(all.take_front(count));
    } else {
      mapping.map(value, all.front());
    }
    all = all.drop_front(count);
  }
}

LogicalResult KernelEmitter::emitFor(scf::ForOp loop) {
  SmallVector<Value> inits;
  if (!lookupAll(loop.getInitArgs(), inits))
    return loop.emitOpError() << "carries a tensor that is no state of an "
                                 "online softmax";
  Location loc = loop.getLoc();
  auto emitted = scf::ForOp::create(b, loc, lookup(loop.getLowerBound()),
                                    lookup(loop.getUpperBound()),
                                    lookup(loop.getStep()), inits);
  mapping.map(loop.getInductionVar(), emitted.getInductionVar());
  mapAll(loop.getRegionIterArgs(), ValueRange(emitted.getRegionIterArgs()));
  OpBuilder::InsertionGuard guard(b);
  if (inits.empty()) {
    b.setInsertionPoint(emitted.getBody()->getTerminator());
    return emitBlock(*loop.getBody());
  }
  b.setInsertionPointToStart(emitted.getBody());
  if (failed(emitBlock(*loop.getBody())))
    return failure();
  SmallVector<Value> yielded;
  if (!lookupAll(loop.getYieldedValues(), yielded))
    return loop.emitOpError() << "yields a tensor that the kernel cannot keep "
                                 "in registers";
  scf::YieldOp::create(b, loc, yielded);
  mapAll(loop.getResults(), emitted.getResults());
  return success();
}

LogicalResult KernelEmitter::emitIf(scf::IfOp branch) {
  Location loc = branch.getLoc();
  SmallVector<Type> types;
  for (Value result : branch.getResults()) {
    auto role = roles.find(result);
    if (role != roles.end())
      llvm::append_range(
          types,
          getStateTypes(role->second, getElementTypeOrSelf(result.getType())));
    else if (isa<ShapedType>(result.getType()))
      return branch.emitOpError() << "yields a tensor that is no state of an "
                                     "online softmax";
    else
      types.push_back(result.getType());
  }
  auto emitted =
      scf::IfOp::create(b, loc, types, lookup(branch.getCondition()),
                        /*withElseRegion=*/!branch.getElseRegion().empty());
  OpBuilder::InsertionGuard guard(b);
  for (auto [from, to] :
       llvm::zip_equal(branch->getRegions(), emitted->getRegions())) {
    if (from.empty())
      continue;
    b.setInsertionPointToStart(&to.front());
    if (failed(emitBlock(from.front())))
      return failure();
    SmallVector<Value> yielded;
    if (!lookupAll(from.front().getTerminator()->getOperands(), yielded))
      return branch.emitOpError()
             << "yields a tensor that the kernel cannot keep in registers";
    if (!types.empty())
      scf::YieldOp::create(b, loc, yielded);
  }
  mapAll(branch.getResults(), emitted.getResults());
  return success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Where the last of the loops ends that walk on from where `loop` ends. All of
/// them see the same keys, so that copies run ahead from one into the next.
static Value getChainEnd(scf::ForOp loop) {
  Operation *first = loop;
  for (Operation *op = loop->getNextNode(); op; op = op->getNextNode()) {
    auto next = dyn_cast<scf::ForOp>(op);
    if (!next || next.getLowerBound() != loop.getUpperBound() ||
        next.getStep() != loop.getStep())
      continue;
    Operation *bound = next.getUpperBound().getDefiningOp();
    if (bound && bound->getBlock() == first->getBlock() &&
        !bound->isBeforeInBlock(first))
      break;
    loop = next;
  }
  return loop.getUpperBound();
}

/// Sizes whose constants are attributes: the type of a subview has them then.
static SmallVector<OpFoldResult> foldSizes(OpBuilder &b,
                                           ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> folded(sizes);
  for (OpFoldResult &size : folded)
    if (std::optional<int64_t> constant = getConstantIntValue(size))
      size = b.getIndexAttr(*constant);
  return folded;
}

Value KernelEmitter::getMatrix(Location loc, const View &view, unsigned rows,
                               unsigned columns, bool &swapped,
                               OpFoldResult end) {
  auto base = cast<MemRefType>(view.base.getType());
  rows = view.dims[rows];
  columns = view.dims[columns];
  SmallVector<OpFoldResult> offsets(view.offsets), sizes(view.sizes),
      strides(base.getRank(), b.getIndexAttr(1));
  if (end) {
    offsets[rows] = b.getIndexAttr(0);
    sizes[rows] = end;
  }
  sizes = foldSizes(b, sizes);
  SmallVector<int64_t> kept;
  for (unsigned i = 0; i < base.getRank(); ++i) {
    if (i != rows && i != columns) {
      if (!isConstantIntValue(sizes[i], 1))
        return {};
      continue;
    }
    kept.push_back(
        getConstantIntValue(sizes[i]).value_or(ShapedType::kDynamic));
  }
  swapped = columns < rows;
  auto type = memref::SubViewOp::inferRankReducedResultType(kept, base, offsets,
                                                            sizes, strides);
  return memref::SubViewOp::create(b, loc, cast<MemRefType>(type), view.base,
                                   offsets, sizes, strides);
}

Value KernelEmitter::getVector(Location loc, const View &view, unsigned rows) {
  auto base = cast<MemRefType>(view.base.getType());
  rows = view.dims[rows];
  SmallVector<OpFoldResult> sizes = foldSizes(b, view.sizes);
  SmallVector<OpFoldResult> strides(base.getRank(), b.getIndexAttr(1));
  for (unsigned i = 0; i < base.getRank(); ++i)
    if (i != rows && !isConstantIntValue(sizes[i], 1))
      return {};
  SmallVector<int64_t> kept = {
      getConstantIntValue(sizes[rows]).value_or(ShapedType::kDynamic)};
  auto type = memref::SubViewOp::inferRankReducedResultType(
      kept, base, view.offsets, sizes, strides);
  return memref::SubViewOp::create(b, loc, cast<MemRefType>(type), view.base,
                                   view.offsets, sizes, strides);
}

/// Swaps the two dimensions of a matrix.
static Value transpose(OpBuilder &b, Location loc, Value matrix) {
  AffineExpr d0, d1;
  bindDims(b.getContext(), d0, d1);
  return memref::TransposeOp::create(
      b, loc, matrix,
      AffineMapAttr::get(AffineMap::get(2, 0, {d1, d0}, b.getContext())));
}

FailureOr<Value> KernelEmitter::loadQuery(OnlineAttentionOp op) {
  Value query = op.getQuery();
  // A loop that hardly ever runs holds no registers for it, but loads it again.
  bool again = op.getValuesOnly() && !getElementTypeOrSelf(query).isF32();
  if (Value loaded = again ? Value() : queries.lookup(query))
    return loaded;
  Location loc = op.getLoc();
  View view = lookupView(query);
  if (!view.base)
    return op.emitOpError()
           << "query is not a slice of a tensor from outside of the loops";
  OpBuilder::InsertionGuard guard(b);
  // The query does not change with the keys: load it in front of their loop.
  if (auto loop = op->getParentOfType<scf::ForOp>())
    if (loop.isDefinedOutsideOfLoop(query))
      b.setInsertionPoint(b.getInsertionBlock()->getParentOp());
  bool swapped = false;
  Value matrix =
      getMatrix(loc, view, getPosition(op.getQueryMap(), op.getMDim()),
                getPosition(op.getQueryMap(), op.getDDim()), swapped);
  if (!matrix)
    return op.emitOpError() << "query has a tile of several batches";
  if (swapped)
    matrix = transpose(b, loc, matrix);
  auto elementType = cast<FloatType>(getElementTypeOrSelf(query));
  auto type = attn::tile::SharedType::get(b.getContext(), shape.m, shape.d,
                                          elementType);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value tile =
      attn::tile::LoadOp::create(b, loc, type, matrix, ValueRange{zero, zero});
  // Registers hold the query where they have room for it beside S and O.
  // Warpgroups read it from shared memory as fast. (ptxas 13.0 loses track of
  // an operand of wgmma in registers from outside of a loop that waits twice.)
  if (again)
    return tile;
  if (!shape.warpgroups &&
      shape.m / (16 * shape.warps) * shape.d * elementType.getWidth() <=
          128 * 16) {
    auto layout = attn::tile::OperandAttr::get(b.getContext(), shape.warps,
                                               elementType.getWidth());
    tile = attn::tile::LocalLoadOp::create(
        b, loc, RankedTensorType::get({shape.m, shape.d}, elementType, layout),
        tile);
  }
  queries[query] = tile;
  return tile;
}

Value KernelEmitter::getNumKeys(OnlineAttentionOp op) {
  Value keys = op.getKey();
  unsigned dim = getPosition(op.getKeyMap(), op.getNDim());
  for (Operation *def = keys.getDefiningOp(); def; def = keys.getDefiningOp()) {
    if (auto cast = dyn_cast<tensor::CastOp>(def)) {
      keys = cast.getSource();
      continue;
    }
    auto slice = dyn_cast<tensor::ExtractSliceOp>(def);
    if (!slice)
      break;
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    unsigned source = 0;
    for (unsigned kept = 0;; ++source)
      if (!dropped.test(source) && kept++ == dim)
        break;
    dim = source;
    keys = slice.getSource();
  }
  View view = lookupView(keys);
  Location loc = op.getLoc();
  if (!view.base)
    return arith::ConstantIndexOp::create(b, loc, 0);
  return getValueOrCreateConstantIndexOp(b, loc, view.sizes[view.dims[dim]]);
}

OpFoldResult KernelEmitter::getWalkEnd(Value operand, unsigned dim,
                                       scf::ForOp loop, OpFoldResult first) {
  if (first == OpFoldResult(lookup(loop.getInductionVar())))
    return lookup(getChainEnd(loop));
  // From the end on: what the tiles are slices of ends there.
  while (auto cast = operand.getDefiningOp<tensor::CastOp>())
    operand = cast.getSource();
  auto slice = operand.getDefiningOp<tensor::ExtractSliceOp>();
  View source = slice ? lookupView(slice.getSource()) : View();
  if (!source.base || !isConstantIntValue(source.offsets[dim], 0))
    return {};
  return source.sizes[dim];
}

Value KernelEmitter::loadTile(OnlineAttentionOp op, Value operand,
                              AffineMap map, unsigned columnDim,
                              int64_t columns, bool &swapped) {
  Location loc = op.getLoc();
  View view = lookupView(operand);
  if (!view.base) {
    op.emitOpError()
        << "keys or values are not a slice of a tensor from outside of the "
           "loops";
    return {};
  }
  unsigned rows = getPosition(map, op.getNDim());
  // Where the position of the tile alone changes in the loop, the source is all
  // that the loop walks over: it does not change, so that copies can run ahead.
  auto loop = op->getParentOfType<scf::ForOp>();
  Value position = arith::ConstantIndexOp::create(b, loc, 0);
  OpFoldResult end;
  scf::ForOp emitted;
  if (loop) {
    emitted = cast<scf::ForOp>(
        lookup(loop.getInductionVar()).getParentBlock()->getParentOp());
    auto isFixed = [&](OpFoldResult offset) {
      auto value = dyn_cast<Value>(offset);
      return !value || emitted.isDefinedOutsideOfLoop(value);
    };
    OpFoldResult first = view.offsets[view.dims[rows]];
    bool walks = !isFixed(first);
    for (auto [dim, offset] : llvm::enumerate(view.offsets))
      walks &= dim == view.dims[rows] || isFixed(offset);
    if (walks)
      end = getWalkEnd(operand, view.dims[rows], loop, first);
    if (end)
      position = cast<Value>(first);
  }
  Value matrix;
  {
    OpBuilder::InsertionGuard guard(b);
    if (end)
      b.setInsertionPoint(emitted);
    matrix =
        getMatrix(loc, view, rows, getPosition(map, columnDim), swapped, end);
  }
  if (!matrix) {
    op.emitOpError() << "keys or values have a tile of several batches";
    return {};
  }
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  int64_t n = getTileN(op);
  auto elementType = cast<FloatType>(getElementTypeOrSelf(operand));
  if (swapped)
    return attn::tile::LoadOp::create(
        b, loc,
        attn::tile::SharedType::get(b.getContext(), columns, n, elementType),
        matrix, ValueRange{zero, position});
  return attn::tile::LoadOp::create(
      b, loc,
      attn::tile::SharedType::get(b.getContext(), n, columns, elementType),
      matrix, ValueRange{position, zero});
}

//===----------------------------------------------------------------------===//
// Epilogue
//===----------------------------------------------------------------------===//

/// The slice of the loops' output that a result of `op` is inserted at.
static tensor::ParallelInsertSliceOp getInsertion(Value result) {
  for (Operation *user : result.getUsers())
    if (auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(user))
      return insert;
  return {};
}

Value KernelEmitter::getSink(FinalizeOp op) {
  View view = lookupView(op.getSink());
  if (!view.base) {
    op.emitOpError() << "sink is not a slice of a tensor from outside of the "
                        "loops";
    return {};
  }
  SmallVector<Value> indices;
  for (OpFoldResult offset : view.offsets)
    indices.push_back(getValueOrCreateConstantIndexOp(b, op.getLoc(), offset));
  Value sink = memref::LoadOp::create(b, op.getLoc(), view.base, indices);
  if (!sink.getType().isF32())
    sink = arith::ExtFOp::create(b, op.getLoc(), b.getF32Type(), sink);
  return sink;
}

Value KernelEmitter::endSum(Location loc, Value sum, bool isPartial) {
  if (!spreadsSums())
    return sum;
  // Columns that are all the whole sum need no adding.
  return attn::tile::ReduceOp::create(b, loc,
                                      isPartial ? attn::tile::ReduceKind::Add
                                                : attn::tile::ReduceKind::Max,
                                      sum);
}

LogicalResult KernelEmitter::emitFinalize(FinalizeOp op) {
  Location loc = op.getLoc();
  Type f32 = b.getF32Type();
  State sums = states.lookup(op.getSum());
  SmallVector<Value> state;
  if (!lookupAll({op.getAcc(), op.getMax()}, state) || sums.empty())
    return op.emitOpError() << "has a state that is not in registers";
  Value acc = state[0], max = state[1];
  RankedTensorType row = getRowType(f32);
  if (countsInPowers())
    max = arith::MulFOp::create(b, loc, max, splat(loc, row, kLn2));
  double inf = std::numeric_limits<double>::infinity();
  bool isZero = op.getEmptyRows() == EmptyRows::Zero;
  // What divides, and what the LSE is the logarithm of.
  Value sum = endSum(loc, sums[0], rowSums != RowSums::Matrix);
  Value exact = keepsExactSum ? endSum(loc, sums[1], /*isPartial=*/true) : sum;
  // A reference is no maximum, but no row that sees a key has a sum of 0.
  Value isEmpty = arith::CmpFOp::create(
      b, loc, arith::CmpFPredicate::OEQ, speculative ? sum : max,
      splat(loc, row, speculative ? 0.0 : -inf));
  Value ref = max, factor;
  if (op.getSink()) {
    Value sink = getSink(op);
    if (!sink)
      return failure();
    Value z = attn::tile::SplatOp::create(b, loc, row, sink);
    ref = arith::MaximumFOp::create(b, loc, max, z);
    Value isNone = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, ref,
                                         splat(loc, row, -inf));
    ref = arith::SelectOp::create(b, loc, isNone, splat(loc, row, 0.0), ref);
    Value log2e = splat(loc, row, kLog2E);
    auto exp = [&](Value x) -> Value {
      return math::Exp2Op::create(
          b, loc,
          arith::MulFOp::create(b, loc, arith::SubFOp::create(b, loc, x, ref),
                                log2e));
    };
    factor = exp(max);
    Value expSink = exp(z);
    sum = math::FmaOp::create(b, loc, sum, factor, expSink);
    exact = keepsExactSum ? math::FmaOp::create(b, loc, exact, factor, expSink)
                          : sum;
    // A row that sees no key is 0 over the sink.
    isZero = true;
  }
  Value inverse = arith::DivFOp::create(
      b, loc, splat(loc, row, 1.0), sum,
      arith::FastMathFlagsAttr::get(b.getContext(), arith::FastMathFlags::afn));
  if (factor)
    inverse = arith::MulFOp::create(b, loc, inverse, factor);
  // A row that sees no key is NaN by its factor. It is 0 by selection of what
  // is multiplied: hidden values can have made NaN of that, and a selection
  // behind the product LLVM would move behind the conversion, where it takes
  // halves of registers apart.
  auto accType = cast<RankedTensorType>(acc.getType());
  if (isZero)
    acc = arith::SelectOp::create(
        b, loc,
        attn::tile::BroadcastOp::create(b, loc, accType.clone(b.getI1Type()),
                                        isEmpty),
        splat(loc, accType, 0.0), acc);
  inverse = arith::SelectOp::create(
      b, loc, isEmpty,
      splat(loc, row, isZero ? 0.0 : std::numeric_limits<double>::quiet_NaN()),
      inverse);
  Value out = arith::MulFOp::create(
      b, loc, acc,
      attn::tile::BroadcastOp::create(b, loc, acc.getType(), inverse));

  // `columns` is the output's e dimension, none for a value per row.
  auto store = [&](Value result, Value value, std::optional<unsigned> columns,
                   unsigned rows) -> LogicalResult {
    if (result.use_empty())
      return success();
    auto insert = getInsertion(result);
    if (!insert || !result.hasOneUse())
      return op.emitOpError() << "result is not inserted into the output of "
                                 "the loops";
    View dest = views.lookup(insert.getDest());
    dest.dims.clear();
    llvm::SmallBitVector dropped = insert.getDroppedDims();
    for (auto [i, offset, size] :
         llvm::enumerate(insert.getMixedOffsets(), insert.getMixedSizes())) {
      dest.offsets[i] = mapFoldResult(offset);
      dest.sizes[i] = mapFoldResult(size);
      if (!dropped.test(i))
        dest.dims.push_back(i);
    }
    bool swapped = false;
    Value target = columns ? getMatrix(loc, dest, rows, *columns, swapped)
                           : getVector(loc, dest, rows);
    if (!target)
      return op.emitOpError() << "output has a tile of several batches";
    if (swapped)
      target = transpose(b, loc, target);
    Type elementType = cast<MemRefType>(target.getType()).getElementType();
    auto type = cast<RankedTensorType>(value.getType());
    if (elementType != type.getElementType()) {
      Type to = type.clone(elementType);
      if (elementType.getIntOrFloatBitWidth() < 32)
        value = arith::TruncFOp::create(b, loc, to, value);
      else
        value = arith::ExtFOp::create(b, loc, to, value);
    }
    Value zero = arith::ConstantIndexOp::create(b, loc, 0);
    SmallVector<Value> offsets(columns ? 2 : 1, zero);
    attn::tile::StoreOp::create(b, loc, value, target, offsets);
    return success();
  };

  unsigned mDim = op.getIndexingMap(0).getNumDims() - 2, eDim = mDim + 1;
  unsigned next = op.getSink() ? 4 : 3, result = 0;
  AffineMap outputMap = op.getIndexingMap(next++);
  if (failed(store(op->getResult(result++), out, getPosition(outputMap, eDim),
                   getPosition(outputMap, mDim))))
    return failure();
  if (op.getLse()) {
    Value log = math::Log2Op::create(b, loc, exact);
    Value lse = math::FmaOp::create(b, loc, log, splat(loc, row, kLn2), ref);
    if (!op.getSink())
      lse = arith::SelectOp::create(
          b, loc, isEmpty,
          splat(loc, row,
                isZero ? -inf : std::numeric_limits<double>::quiet_NaN()),
          lse);
    if (failed(store(op->getResult(result++), lse, std::nullopt,
                     getPosition(op.getIndexingMap(next++), mDim))))
      return failure();
  }
  if (op.getRowMax() &&
      failed(store(op->getResult(result), max, std::nullopt,
                   getPosition(op.getIndexingMap(next), mDim))))
    return failure();
  return success();
}

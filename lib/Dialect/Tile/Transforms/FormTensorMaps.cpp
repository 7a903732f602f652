//===- FormTensorMaps.cpp - Rings that the copy engine fills --------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/KernelReads.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"
#include "attn/Dialect/Tile/Utils/Kernels.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"

#define DEBUG_TYPE "tile-form-tensor-maps"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILEFORMTENSORMAPSPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn::tile;

//===----------------------------------------------------------------------===//
// What is known of strides and offsets
//===----------------------------------------------------------------------===//

/// Whether `value` is known to be a multiple of `factor`.
static bool isMultipleOf(OpFoldResult value, int64_t factor) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return *constant % factor == 0;
  auto dynamic = cast<Value>(value);
  if (auto loop = scf::getForInductionVarOwner(dynamic))
    return isMultipleOf(loop.getLowerBound(), factor) &&
           isMultipleOf(loop.getStep(), factor);
  Operation *def = dynamic.getDefiningOp();
  if (auto apply = dyn_cast_if_present<affine::AffineApplyOp>(def))
    return apply.getAffineMap().getResult(0).isMultipleOf(factor);
  if (auto mul = dyn_cast_if_present<arith::MulIOp>(def))
    return isMultipleOf(mul.getLhs(), factor) ||
           isMultipleOf(mul.getRhs(), factor);
  if (auto add = dyn_cast_if_present<arith::AddIOp>(def))
    return isMultipleOf(add.getLhs(), factor) &&
           isMultipleOf(add.getRhs(), factor);
  return false;
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

namespace {
/// A value as an expression in others.
struct Expression {
  AffineMap map;
  SmallVector<Value> operands;

  AffineExpr get() const { return map.getResult(0); }
  std::optional<int64_t> getConstant() const {
    if (auto constant = dyn_cast<AffineConstantExpr>(get()))
      return constant.getValue();
    return std::nullopt;
  }
  bool operator==(const Expression &other) const {
    return map == other.map && operands == other.operands;
  }
};

/// Where the tensor that a put reads ends in one dimension: at the least of
/// some values that are the same for all blocks, expressions in arguments of
/// the kernel, or at the end of the kernel's argument where there are none.
struct Bound {
  SmallVector<Expression> ends;
  bool operator==(const Bound &other) const { return ends == other.ends; }
};
} // namespace

/// An expression of as few values as possible.
static Expression simplify(AffineMap map, ValueRange operands) {
  SmallVector<Value> values(operands);
  affine::fullyComposeAffineMapAndOperands(&map, &values);
  affine::canonicalizeMapAndOperands(&map, &values);
  map = simplifyAffineMap(map);
  // Values may have cancelled out.
  affine::canonicalizeMapAndOperands(&map, &values);
  return {map, values};
}

static Expression getExpression(OpFoldResult value) {
  MLIRContext *context = value.getContext();
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return {AffineMap::getConstantMap(*constant, context), {}};
  return simplify(AffineMap::get(0, 1, getAffineSymbolExpr(0, context)),
                  cast<Value>(value));
}

/// `a + sign * b`.
static Expression add(const Expression &a, const Expression &b,
                      int64_t sign = 1) {
  unsigned dims = a.map.getNumDims(), symbols = a.map.getNumSymbols();
  AffineExpr shifted = b.get()
                           .shiftDims(b.map.getNumDims(), dims)
                           .shiftSymbols(b.map.getNumSymbols(), symbols);
  AffineMap map =
      AffineMap::get(dims + b.map.getNumDims(), symbols + b.map.getNumSymbols(),
                     a.get() + shifted * sign);
  SmallVector<Value> operands;
  llvm::append_range(operands, ArrayRef(a.operands).take_front(dims));
  llvm::append_range(operands,
                     ArrayRef(b.operands).take_front(b.map.getNumDims()));
  llvm::append_range(operands, ArrayRef(a.operands).drop_front(dims));
  llvm::append_range(operands,
                     ArrayRef(b.operands).drop_front(b.map.getNumDims()));
  return simplify(map, operands);
}

/// Where an operand of `value` is made by `MinMaxOp` and `value` rises with it:
/// the expressions whose minimum (maximum) `value` is. Empty if there is none.
template <typename MinMaxOp>
static SmallVector<Expression> expand(const Expression &value) {
  MLIRContext *context = value.map.getContext();
  unsigned numDims = value.map.getNumDims();
  for (auto [i, operand] : llvm::enumerate(value.operands)) {
    auto op = operand.getDefiningOp<MinMaxOp>();
    if (!op)
      continue;
    AffineExpr place = i < numDims ? getAffineDimExpr(i, context)
                                   : getAffineSymbolExpr(i - numDims, context);
    AffineExpr difference =
        simplifyAffineExpr(value.get().replace(place, place + 1) - value.get(),
                           numDims, value.map.getNumSymbols());
    auto slope = dyn_cast<AffineConstantExpr>(difference);
    if (!slope || slope.getValue() <= 0)
      continue;
    Expression rest{
        AffineMap::get(
            numDims, value.map.getNumSymbols(),
            value.get().replace(place, getAffineConstantExpr(0, context))),
        value.operands};
    SmallVector<Expression> expressions;
    AffineMap map = op.getAffineMap();
    for (AffineExpr result : map.getResults())
      expressions.push_back(
          add(rest, {AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                                    result * slope.getValue()),
                     SmallVector<Value>(op.getOperands())}));
    return expressions;
  }
  return {};
}

/// Whether `value` is at most one of `limits`.
static bool isAtMost(const Expression &value, ArrayRef<Expression> limits,
                     unsigned depth = 0) {
  if (llvm::any_of(limits, [&](const Expression &limit) {
        std::optional<int64_t> constant = add(limit, value, -1).getConstant();
        return constant && *constant >= 0;
      }))
    return true;
  if (depth == 8)
    return false;
  auto isLess = [&](const Expression &part) {
    return isAtMost(part, limits, depth + 1);
  };
  // (x floordiv c) * c is at most x.
  if (auto product = dyn_cast<AffineBinaryOpExpr>(value.get());
      product && product.getKind() == AffineExprKind::Mul)
    if (auto quotient = dyn_cast<AffineBinaryOpExpr>(product.getLHS());
        quotient && quotient.getKind() == AffineExprKind::FloorDiv &&
        quotient.getRHS() == product.getRHS())
      return isLess(
          {AffineMap::get(value.map.getNumDims(), value.map.getNumSymbols(),
                          quotient.getLHS()),
           value.operands});
  SmallVector<Expression> parts = expand<affine::AffineMinOp>(value);
  if (!parts.empty())
    return llvm::any_of(parts, isLess);
  parts = expand<affine::AffineMaxOp>(value);
  return !parts.empty() && llvm::all_of(parts, isLess);
}

/// Whether tiles of `extent` rows at `position` never go beyond row `end`:
/// positions of a loop that ends there, in steps that lead exactly there. Where
/// the loop's upper bound is its lower one there are none.
static bool endsWithTile(Value position, int64_t extent,
                         const Expression &end) {
  auto loop = scf::getForInductionVarOwner(position);
  return loop && end.get().isMultipleOf(extent) &&
         isMultipleOf(position, extent) &&
         isAtMost(getExpression(loop.getUpperBound()),
                  {end, getExpression(loop.getLowerBound())});
}

static bool isSizeOf(const Expression &value, BlockArgument memref,
                     int64_t dim) {
  if (std::optional<int64_t> constant = value.getConstant())
    return *constant == cast<MemRefType>(memref.getType()).getDimSize(dim);
  if (!isa<AffineDimExpr, AffineSymbolExpr>(value.get()) ||
      value.operands.size() != 1)
    return false;
  auto size = value.operands[0].getDefiningOp<memref::DimOp>();
  return size && size.getSource() == memref && size.getConstantIndex() == dim;
}

static bool isUniform(const Expression &value) {
  return llvm::all_of(value.operands, [](Value operand) {
    auto argument = dyn_cast<BlockArgument>(operand);
    return argument && isa<gpu::GPUFuncOp>(argument.getOwner()->getParentOp());
  });
}

/// Whether `value` is found by the block's position alone, from nothing in
/// memory.
static bool isPositional(const Expression &value) {
  SetVector<Value> slice(value.operands.begin(), value.operands.end());
  for (unsigned i = 0; i < slice.size(); ++i) {
    if (scf::getForInductionVarOwner(slice[i]))
      continue;
    if (auto argument = dyn_cast<BlockArgument>(slice[i])) {
      if (!isa<gpu::GPUFuncOp>(argument.getOwner()->getParentOp()))
        return false;
      continue;
    }
    Operation *def = slice[i].getDefiningOp();
    if (!isMemoryEffectFree(def) || def->getNumRegions() != 0)
      return false;
    slice.insert_range(def->getOperands());
  }
  return true;
}

/// What bounds the rows (columns) that a tile of `extent` reads from position
/// `position` on of a view that begins at `offset` and has `size` of them.
/// Nothing if that is not known, unless `overrun` gives ends by position up.
static std::optional<Bound> getBound(OpFoldResult offset, OpFoldResult size,
                                     Value position, int64_t extent,
                                     BlockArgument memref, int64_t dim,
                                     bool overrun) {
  std::optional<int64_t> start = getConstantIntValue(position);
  // The view ends at the least of some ends.
  SmallVector<Expression> sizes = {getExpression(size)};
  Bound bound;
  while (!sizes.empty()) {
    Expression size = sizes.pop_back_val();
    SmallVector<Expression> parts = expand<affine::AffineMinOp>(size);
    if (!parts.empty()) {
      llvm::append_range(sizes, llvm::reverse(parts));
      continue;
    }
    std::optional<int64_t> constant = size.getConstant();
    if (constant && start && *start + extent <= *constant)
      continue;
    Expression end = add(getExpression(offset), size);
    if (isSizeOf(end, memref, dim) || endsWithTile(position, extent, size))
      continue;
    if (isUniform(end)) {
      if (!llvm::is_contained(bound.ends, end))
        bound.ends.push_back(end);
    } else if (!overrun || !isPositional(end)) {
      return std::nullopt;
    }
  }
  return bound;
}

//===----------------------------------------------------------------------===//
// Puts
//===----------------------------------------------------------------------===//

namespace {
/// A tensor that puts of one kernel read, and the tile that they read of it.
struct Source {
  BlockArgument memref;
  TensorMapType type;
  Bound rows, columns;
  bool operator==(const Source &other) const {
    return memref == other.memref && type == other.type && rows == other.rows &&
           columns == other.columns;
  }
};

/// Maps of one kernel.
class MapFormer {
public:
  MapFormer(gpu::GPUFuncOp kernel, ArrayRef<gpu::LaunchFuncOp> launches,
            bool dynamicStrides, bool overrun)
      : kernel(kernel), launches(launches), dynamicStrides(dynamicStrides),
        overrun(overrun) {}

  /// Whether the source of `put` can be replaced; else says why not.
  bool check(PutOp put);
  void replace(PutOp put);
  unsigned getNumMaps() const { return maps.size(); }

private:
  /// The source, and the put's coordinates in it; the reason where there is
  /// none.
  FailureOr<Source> getSource(PutOp put, SmallVector<OpFoldResult> &base,
                              std::string &reason);
  /// The kernel's argument for a source, which launches pass.
  Value getMap(const Source &source);
  Value encode(gpu::LaunchFuncOp launch, const Source &source);

  gpu::GPUFuncOp kernel;
  ArrayRef<gpu::LaunchFuncOp> launches;
  bool dynamicStrides, overrun;
  SmallVector<std::pair<Source, Value>> maps;
};
} // namespace

FailureOr<Source> MapFormer::getSource(PutOp put,
                                       SmallVector<OpFoldResult> &base,
                                       std::string &reason) {
  auto fail = [&](const Twine &text) {
    reason = text.str();
    return failure();
  };
  MLIRContext *context = put.getContext();
  SharedType tile = put.getRing().getType().getTile();
  auto stripCasts = [](Value value) {
    while (auto cast = value.getDefiningOp<memref::CastOp>())
      value = cast.getSource();
    return value;
  };
  Value root = stripCasts(put.getSource());
  auto view = root.getDefiningOp<memref::SubViewOp>();
  auto memref =
      dyn_cast<BlockArgument>(view ? stripCasts(view.getSource()) : root);
  if (!memref || memref.getOwner() != &kernel.getBody().front() ||
      memref.getArgNumber() >= kernel.getNumArguments())
    return fail("the source is no view of an argument of the kernel");
  auto type = cast<MemRefType>(memref.getType());
  int64_t rank = type.getRank();
  std::string operand = "operand #" + std::to_string(memref.getArgNumber());

  // The two dimensions of the source, in the argument.
  SmallVector<int64_t> kept;
  SmallVector<OpFoldResult> sizes;
  if (view) {
    llvm::SmallBitVector dropped = view.getDroppedDims();
    for (int64_t dim = 0; dim < rank; ++dim)
      if (!dropped.test(dim))
        kept.push_back(dim);
    base = view.getMixedOffsets();
    sizes = view.getMixedSizes();
    for (int64_t dim : kept)
      if (getConstantIntValue(view.getMixedStrides()[dim]) != 1)
        return fail("the view of " + operand + " takes steps in dimension " +
                    Twine(dim));
  } else {
    kept = {0, 1};
    base.assign(rank, IntegerAttr::get(IndexType::get(context), 0));
  }
  int64_t rows = kept[0], columns = kept[1];
  Value row = put.getOffsets()[0], column = put.getOffsets()[1];

  Source source{memref, nullptr, {}, {}};
  if (view) {
    std::optional<Bound> rowBound = getBound(
        base[rows], sizes[rows], row, tile.getRows(), memref, rows, overrun);
    if (!rowBound)
      return fail("a block's view of " + operand +
                  " ends at rows that its tiles may reach");
    std::optional<Bound> columnBound =
        getBound(base[columns], sizes[columns], column, tile.getColumns(),
                 memref, columns, overrun);
    if (!columnBound)
      return fail("a block's view of " + operand +
                  " ends at columns that its tiles may reach");
    source.rows = *rowBound;
    source.columns = *columnBound;
  }

  // Strides.
  int64_t bytes = tile.getElementType().getWidth() / 8;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return fail(operand + " has no strides");
  if (!ShapedType::isDynamic(offset) &&
      offset * bytes % TensorMapType::kAlignment != 0)
    return fail(operand + " begins " + Twine(offset * bytes) +
                " bytes behind its memory, no multiple of 16");
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (type.getDimSize(dim) == 1)
      continue;
    bool isDynamic = ShapedType::isDynamic(strides[dim]);
    if (dim == columns) {
      if (isDynamic && !dynamicStrides)
        return fail("the stride of " + operand + " in dimension " + Twine(dim) +
                    ", its columns, is not known to be 1");
      if (!isDynamic && strides[dim] != 1)
        return fail("the stride of " + operand + " in dimension " + Twine(dim) +
                    ", its columns, is " + Twine(strides[dim]) + ", not 1");
      continue;
    }
    int64_t divisor = getStrideDivisor(type, dim) * bytes;
    if (divisor % TensorMapType::kAlignment == 0)
      continue;
    if (!isDynamic)
      return fail("the stride of " + operand + " in dimension " + Twine(dim) +
                  " is " + Twine(strides[dim] * bytes) +
                  " bytes, no multiple of 16");
    if (!dynamicStrides)
      return fail("the stride of " + operand + " in dimension " + Twine(dim) +
                  " is not known to be a multiple of 16 bytes");
  }

  // One instruction for all slabs where the map has a dimension left for them,
  // and the columns begin and end with a slab.
  int64_t slabs = tile.getNumSlabs();
  int64_t slabColumns = tile.getSlabColumns();
  int64_t numColumns = type.getDimSize(columns);
  if (rank + 1 > 5 || slabs > 256 || !source.columns.ends.empty() ||
      ShapedType::isDynamic(numColumns) || numColumns % slabColumns != 0 ||
      !isMultipleOf(base[columns], slabColumns) ||
      !isMultipleOf(column, slabColumns))
    slabs = 1;
  if (rank > 5)
    return fail(operand + " has " + Twine(rank) +
                " dimensions, and a tensor map at most 5");
  if (tile.getRows() > 256)
    return fail("tiles of " + Twine(tile.getRows()) +
                " rows are larger than the copy engine's 256");
  source.type = TensorMapType::get(context, tile, rank, rows, columns, slabs);
  return source;
}

Value MapFormer::encode(gpu::LaunchFuncOp launch, const Source &source) {
  OpBuilder b(launch);
  Location loc = launch.getLoc();
  Value memref = launch.getKernelOperand(source.memref.getArgNumber());
  if (!source.rows.ends.empty() || !source.columns.ends.empty()) {
    SmallVector<OpFoldResult> sizes = memref::getMixedSizes(b, loc, memref);
    auto shorten = [&](int64_t dim, const Bound &bound) {
      SmallVector<OpFoldResult> ends;
      for (const Expression &end : bound.ends) {
        SmallVector<OpFoldResult> operands;
        for (Value operand : end.operands)
          operands.push_back(launch.getKernelOperand(
              cast<BlockArgument>(operand).getArgNumber()));
        ends.push_back(
            affine::makeComposedFoldedAffineApply(b, loc, end.map, operands));
      }
      if (ends.empty())
        return;
      if (ends.size() == 1 &&
          isa<AffineDimExpr, AffineSymbolExpr>(bound.ends.front().get())) {
        sizes[dim] = ends.front();
        return;
      }
      // Where no block reads the view, its end may be anywhere.
      OpFoldResult least = affine::makeComposedFoldedAffineMin(
          b, loc,
          AffineMap::getMultiDimIdentityMap(ends.size(), b.getContext()), ends);
      AffineExpr value = b.getAffineDimExpr(0);
      sizes[dim] = affine::makeComposedFoldedAffineMax(
          b, loc,
          AffineMap::get(1, 0, {b.getAffineConstantExpr(0), value},
                         b.getContext()),
          least);
    };
    shorten(source.type.getRows(), source.rows);
    shorten(source.type.getColumns(), source.columns);
    SmallVector<OpFoldResult> zeros(sizes.size(), b.getIndexAttr(0)),
        ones(sizes.size(), b.getIndexAttr(1));
    memref = memref::SubViewOp::create(b, loc, memref, zeros, sizes, ones);
  }
  return EncodeTensorMapOp::create(b, loc, source.type, memref);
}

Value MapFormer::getMap(const Source &source) {
  for (auto &[known, map] : maps)
    if (known == source)
      return map;
  unsigned index = kernel.getNumArguments();
  (void)kernel.insertArgument(index, source.type, DictionaryAttr(),
                              source.memref.getLoc());
  for (gpu::LaunchFuncOp launch : launches) {
    launch.getKernelOperandsMutable().append(encode(launch, source));
    noteRead(launch, index);
  }
  Value map = kernel.getArgument(index);
  maps.push_back({source, map});
  return map;
}

bool MapFormer::check(PutOp put) {
  SmallVector<OpFoldResult> base;
  std::string reason;
  if (launches.empty())
    reason = "the kernel has no launch in this module";
  else if (succeeded(getSource(put, base, reason)))
    return true;
  remark::missed(put.getLoc(), remark::RemarkOpts::name("TensorMap")
                                   .category("tile")
                                   .function(kernel.getName()))
      << remark::reason("{0}", reason);
  return false;
}

void MapFormer::replace(PutOp put) {
  SmallVector<OpFoldResult> base;
  std::string reason;
  FailureOr<Source> source = getSource(put, base, reason);
  TensorMapType type = source->type;
  OpBuilder b(put);
  Location loc = put.getLoc();
  SmallVector<Value> coordinates;
  for (OpFoldResult offset : base)
    coordinates.push_back(getValueOrCreateConstantIndexOp(b, loc, offset));
  int64_t tileDims[] = {type.getRows(), type.getColumns()};
  for (auto [dim, offset] : llvm::zip_equal(tileDims, put.getOffsets()))
    coordinates[dim] =
        isConstantIntValue(base[dim], 0)
            ? offset
            : b.createOrFold<arith::AddIOp>(loc, coordinates[dim], offset);
  SmallVector<Operation *> views;
  for (Operation *view = put.getSource().getDefiningOp(); view;
       view = view->getOperand(0).getDefiningOp())
    views.push_back(view);
  PutOp::create(b, loc, put.getRing(), put.getPosition(), getMap(*source),
                coordinates);
  put.erase();
  for (Operation *view : views)
    if (view->use_empty())
      view->erase();
  remark::passed(loc, remark::RemarkOpts::name("TensorMap")
                          .category("tile")
                          .function(kernel.getName()))
      << remark::metric("Operand", source->memref.getArgNumber())
      << remark::metric("Copies", type.getNumCopies());
}

/// Whether all warps of `kernel` decide together on code that loads tiles of
/// its own. Beside it warpgroups with the registers of a role spill.
static bool votes(gpu::GPUFuncOp kernel) {
  AllOp vote;
  kernel.walk([&](AllOp op) { vote = op; });
  if (vote)
    remark::missed(vote.getLoc(), remark::RemarkOpts::name("TensorMap")
                                      .category("tile")
                                      .function(kernel.getName()))
        << remark::reason("all warps decide together on what else to load, "
                          "which takes more registers than a role has");
  return static_cast<bool>(vote);
}

namespace {
struct TileFormTensorMapsPass
    : attn::tile::impl::TileFormTensorMapsPassBase<TileFormTensorMapsPass> {
  using TileFormTensorMapsPassBase::TileFormTensorMapsPassBase;

  void runOnOperation() override {
    DenseMap<Attribute, SmallVector<gpu::LaunchFuncOp>> launches;
    getOperation().walk([&](gpu::LaunchFuncOp launch) {
      launches[launch.getKernel()].push_back(launch);
    });
    for (auto module : getOperation().getOps<gpu::GPUModuleOp>())
      for (auto kernel : module.getOps<gpu::GPUFuncOp>()) {
        if (warpgroupsOnly && (!usesWarpgroups(kernel) || votes(kernel)))
          continue;
        SmallVector<PutOp> puts;
        kernel.walk([&](PutOp put) {
          if (isa<MemRefType>(put.getSource().getType()))
            puts.push_back(put);
        });
        MapFormer former(kernel,
                         launches[SymbolRefAttr::get(
                             module.getNameAttr(),
                             FlatSymbolRefAttr::get(kernel.getNameAttr()))],
                         dynamicStrides, overrun);
        // Rings are filled by threads or by the copy engine: all, or none.
        if (llvm::count_if(puts,
                           [&](PutOp put) { return !former.check(put); }) > 0)
          continue;
        for (PutOp put : puts)
          former.replace(put);
        numMaps += former.getNumMaps();
      }
  }
};
} // namespace

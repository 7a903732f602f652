//===- LinalgToTile.cpp - Contractions to kernels of tile programs --------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/Passes.h"
#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Utils/Kernels.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"

namespace mlir::attn {
#define GEN_PASS_DEF_CONVERTLINALGTOTILEPASS
#include "attn/Conversion/Passes.h.inc"
} // namespace mlir::attn

#define DEBUG_TYPE "convert-linalg-to-tile"

using namespace mlir;
using namespace mlir::attn;

namespace {
/// A contraction with one row, one column and one reduction dimension.
struct Contraction {
  linalg::LinalgOp op;
  SmallVector<unsigned> batch;
  unsigned m, n, k;
  /// Whether the initial value is zero, and need not be read.
  bool fromZero;

  Value lhs() { return op.getDpsInputOperand(0)->get(); }
  Value rhs() { return op.getDpsInputOperand(1)->get(); }
  Value init() { return op.getDpsInitOperand(0)->get(); }
  AffineMap getMap(OpOperand *operand) {
    return op.getMatchingIndexingMap(operand);
  }
};

class ConvertLinalgToTilePass
    : public attn::impl::ConvertLinalgToTilePassBase<ConvertLinalgToTilePass> {
public:
  using ConvertLinalgToTilePassBase::ConvertLinalgToTilePassBase;
  void runOnOperation() override;

private:
  LogicalResult convert(Contraction c, StringRef name);
};
} // namespace

/// Elements along the contraction whose products one partial sum in f32 holds.
/// A sum of thousands in one f32 is off by the square root of its additions, of
/// which only the last few hundred have to be as large as the result. Sums of
/// 16-bit products are made by the matrix instruction, which cuts off instead
/// of rounding, so that errors add up all the faster.
static int64_t getPartialSum(FloatType type) { return type.isF32() ? 256 : 64; }

/// Why `op` is no contraction that a kernel computes; empty where it is one.
static std::string match(linalg::LinalgOp op, Contraction &result) {
  result.op = op;
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims) || dims->m.size() != 1 || dims->n.size() != 1 ||
      dims->k.size() != 1)
    return "it has not one row, one column and one reduction dimension";
  result.batch = llvm::to_vector_of<unsigned>(dims->batch);
  result.m = dims->m[0];
  result.n = dims->n[0];
  result.k = dims->k[0];
  if (!llvm::all_of(op.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isProjectedPermutation(); }))
    return "an operand's map is no projected permutation";
  // inferContractionDims tells roles by the maps; the operands may be swapped.
  if (!result.getMap(op.getDpsInputOperand(0)).isFunctionOfDim(result.m))
    return "its left operand does not hold the rows";
  Type lhs = getElementTypeOrSelf(result.lhs());
  Type out = getElementTypeOrSelf(result.init());
  if (lhs != getElementTypeOrSelf(result.rhs()) ||
      !(lhs.isF16() || lhs.isBF16() || lhs.isF32()))
    return "its operands are not both f16, bf16 or f32";
  if (!(out.isF16() || out.isBF16() || out.isF32()))
    return "its result is not f16, bf16 or f32";
  Value init = result.init();
  result.fromZero = false;
  if (auto fill = init.getDefiningOp<linalg::FillOp>())
    result.fromZero = matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
  return "";
}

/// The position in an operand of the loop `dim`.
static unsigned getPosition(AffineMap map, unsigned dim) {
  return *map.getResultPosition(getAffineDimExpr(dim, map.getContext()));
}

/// One batch of `buffer` as a matrix of rows `row` and columns `column`, in the
/// order of storage; `swapped` where columns come first.
static Value getMatrix(OpBuilder &b, Location loc, Value buffer, AffineMap map,
                       unsigned row, unsigned column,
                       const DenseMap<unsigned, Value> &batch, bool &swapped) {
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<OpFoldResult> offsets, sizes,
      strides(type.getRank(), b.getIndexAttr(1));
  SmallVector<int64_t> kept;
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    unsigned dim = cast<AffineDimExpr>(expr).getPosition();
    if (dim != row && dim != column) {
      offsets.push_back(batch.at(dim));
      sizes.push_back(b.getIndexAttr(1));
      continue;
    }
    offsets.push_back(b.getIndexAttr(0));
    sizes.push_back(memref::getMixedSize(b, loc, buffer, i));
    kept.push_back(type.getDimSize(i));
  }
  swapped = getPosition(map, column) < getPosition(map, row);
  auto reduced = memref::SubViewOp::inferRankReducedResultType(
      kept, type, offsets, sizes, strides);
  return memref::SubViewOp::create(b, loc, cast<MemRefType>(reduced), buffer,
                                   offsets, sizes, strides);
}

static Value transpose(OpBuilder &b, Location loc, Value matrix) {
  AffineExpr d0, d1;
  bindDims(b.getContext(), d0, d1);
  return memref::TransposeOp::create(
      b, loc, matrix,
      AffineMapAttr::get(AffineMap::get(2, 0, {d1, d0}, b.getContext())));
}

LogicalResult ConvertLinalgToTilePass::convert(Contraction c, StringRef name) {
  Location loc = c.op.getLoc();
  OpBuilder b(c.op);
  auto elementType = cast<FloatType>(getElementTypeOrSelf(c.lhs()));
  int64_t step = elementType.isF32() ? 8 : 16;
  int64_t tileK =
      this->tileK == 0 ? 1024 / elementType.getWidth() : this->tileK.getValue();
  int64_t warps =
      numWarps > 0 ? numWarps.getValue() : std::min<int64_t>(tileM / 16, 8);
  if (tileM % (16 * warps) != 0 || tileN % 8 != 0 || tileK % step != 0 ||
      tileM <= 0 || tileN <= 0 || tileK <= 0)
    return c.op.emitOpError()
           << "tiles of " << tileM.getValue() << "x" << tileN.getValue() << "x"
           << tileK << " with " << warps
           << " warps need a multiple of 16 rows a warp, of 8 columns and of "
           << step << " to contract";

  attn::tile::KernelOperands operands;
  operands.tensors = {c.lhs(), c.rhs()};
  if (!c.fromZero)
    operands.tensors.push_back(c.init());
  operands.outputs = {c.init()};
  gpu::GPUFuncOp kernel =
      attn::tile::createKernel(b, c.op, name, operands, warps);
  Value lhs = kernel.getArgument(0), rhs = kernel.getArgument(1),
        output = kernel.getArguments().back();
  AffineMap lhsMap = c.getMap(c.op.getDpsInputOperand(0)),
            rhsMap = c.getMap(c.op.getDpsInputOperand(1)),
            outMap = c.getMap(c.op.getDpsInitOperand(0));

  // The grid: batches, tiles of rows, tiles of columns. `sizeOf` yields a size
  // of the output in the kernel or on the host.
  AffineExpr s0;
  bindSymbols(b.getContext(), s0);
  auto getGrid = [&](function_ref<OpFoldResult(unsigned)> sizeOf) {
    SmallVector<OpFoldResult> sizes;
    for (unsigned dim : c.batch)
      sizes.push_back(sizeOf(getPosition(outMap, dim)));
    for (auto [dim, tile] :
         {std::pair(c.m, tileM.getValue()), std::pair(c.n, tileN.getValue())})
      sizes.push_back(affine::makeComposedFoldedAffineApply(
          b, loc, s0.ceilDiv(tile), {sizeOf(getPosition(outMap, dim))}));
    return sizes;
  };
  SmallVector<Value> positions = attn::tile::getBlockPosition(
      b, loc, getGrid([&](unsigned i) {
        return memref::getMixedSize(b, loc, output, i);
      }));
  DenseMap<unsigned, Value> batch;
  for (auto [dim, position] : llvm::zip(c.batch, positions))
    batch[dim] = position;
  auto scaled = [&](Value position, int64_t tile) -> Value {
    return arith::MulIOp::create(b, loc, position,
                                 arith::ConstantIndexOp::create(b, loc, tile));
  };
  Value row = scaled(positions[c.batch.size()], tileM);
  Value column = scaled(positions[c.batch.size() + 1], tileN);

  bool lhsSwapped = false, rhsSwapped = false, outSwapped = false;
  Value lhsMatrix = getMatrix(b, loc, lhs, lhsMap, c.m, c.k, batch, lhsSwapped);
  if (lhsSwapped)
    lhsMatrix = transpose(b, loc, lhsMatrix);
  Value rhsMatrix = getMatrix(b, loc, rhs, rhsMap, c.k, c.n, batch, rhsSwapped);
  Value outMatrix =
      getMatrix(b, loc, output, outMap, c.m, c.n, batch, outSwapped);
  if (outSwapped)
    outMatrix = transpose(b, loc, outMatrix);

  auto layout = attn::tile::AccumulatorAttr::get(b.getContext(), warps);
  auto accType = RankedTensorType::get({tileM, tileN}, b.getF32Type(), layout);
  Type outElement = getElementTypeOrSelf(c.init());
  Value zeroFloat = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0.0));
  Value acc;
  if (c.fromZero) {
    acc = attn::tile::SplatOp::create(b, loc, accType, zeroFloat);
  } else {
    bool swapped = false;
    Value init = getMatrix(b, loc, kernel.getArgument(2), outMap, c.m, c.n,
                           batch, swapped);
    if (swapped)
      init = transpose(b, loc, init);
    auto indexType = accType.clone(b.getIndexType());
    SmallVector<Value> indices;
    for (auto [dim, offset] : {std::pair<int64_t, Value>(0, row),
                               std::pair<int64_t, Value>(1, column)})
      indices.push_back(arith::AddIOp::create(
          b, loc, attn::tile::IndexOp::create(b, loc, indexType, dim),
          attn::tile::SplatOp::create(b, loc, indexType, offset)));
    acc = attn::tile::GatherOp::create(
        b, loc, accType.clone(outElement), init, indices, /*mask=*/Value(),
        arith::ConstantOp::create(b, loc, b.getZeroAttr(outElement)));
    if (!outElement.isF32())
      acc = arith::ExtFOp::create(b, loc, accType, acc);
  }

  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  OpFoldResult size =
      memref::getMixedSize(b, loc, lhs, getPosition(lhsMap, c.k));
  Value depth = getValueOrCreateConstantIndexOp(b, loc, size);
  // A rounded result does not show how its sum was made.
  int64_t period =
      std::max<int64_t>(getPartialSum(elementType) / tileK, 1) * tileK;
  bool inParts = outElement.isF32() &&
                 getConstantIntValue(size).value_or(period + 1) > period;
  bool acrossTiles = inParts && period > tileK;
  Value empty;
  if (inParts)
    empty = attn::tile::SplatOp::create(b, loc, accType, zeroFloat);
  SmallVector<Value> sums{acc};
  if (acrossTiles)
    sums.push_back(empty);
  auto loop = scf::ForOp::create(
      b, loc, zero, depth, arith::ConstantIndexOp::create(b, loc, tileK), sums,
      [&](OpBuilder &b, Location loc, Value k, ValueRange args) {
        auto tileType = [&](int64_t rows, int64_t columns) {
          return attn::tile::SharedType::get(b.getContext(), rows, columns,
                                             elementType);
        };
        Value a = attn::tile::LoadOp::create(b, loc, tileType(tileM, tileK),
                                             lhsMatrix, ValueRange{row, k});
        Value bTile =
            rhsSwapped
                ? attn::tile::LoadOp::create(b, loc, tileType(tileN, tileK),
                                             rhsMatrix, ValueRange{column, k})
                : attn::tile::LoadOp::create(b, loc, tileType(tileK, tileN),
                                             rhsMatrix, ValueRange{k, column});
        Value part = inParts && !acrossTiles ? empty : args.back();
        Value result = attn::tile::DotOp::create(b, loc, accType, a, bTile,
                                                 part, rhsSwapped);
        if (!acrossTiles) {
          if (inParts)
            result = arith::AddFOp::create(b, loc, args[0], result);
          scf::YieldOp::create(b, loc, result);
          return;
        }
        auto constant = [&](int64_t v) -> Value {
          return arith::ConstantIndexOp::create(b, loc, v);
        };
        Value isFull = arith::CmpIOp::create(
            b, loc, arith::CmpIPredicate::eq,
            arith::RemUIOp::create(b, loc, k, constant(period)),
            constant(period - tileK));
        auto next = scf::IfOp::create(
            b, loc, isFull,
            [&](OpBuilder &b, Location loc) {
              Value sum = arith::AddFOp::create(b, loc, args[0], result);
              scf::YieldOp::create(b, loc, ValueRange{sum, empty});
            },
            [&](OpBuilder &b, Location loc) {
              scf::YieldOp::create(b, loc, ValueRange{args[0], result});
            });
        scf::YieldOp::create(b, loc, next.getResults());
      });
  acc = loop.getResult(0);
  if (acrossTiles)
    acc = arith::AddFOp::create(b, loc, acc, loop.getResult(1));
  if (!outElement.isF32())
    acc = arith::TruncFOp::create(b, loc, accType.clone(outElement), acc);
  attn::tile::StoreOp::create(b, loc, acc, outMatrix, ValueRange{row, column});
  gpu::ReturnOp::create(b, loc);

  b.setInsertionPoint(c.op);
  Value grid = arith::ConstantIndexOp::create(b, loc, 1);
  for (OpFoldResult size : getGrid([&](unsigned i) {
         return tensor::getMixedSize(b, loc, c.init(), i);
       }))
    grid = arith::MulIOp::create(b, loc, grid,
                                 getValueOrCreateConstantIndexOp(b, loc, size));
  c.op->replaceAllUsesWith(
      attn::tile::launchKernel(b, loc, kernel, operands, grid));
  c.op->erase();
  return success();
}

void ConvertLinalgToTilePass::runOnOperation() {
  SmallVector<linalg::LinalgOp> ops;
  getOperation().walk([&](linalg::LinalgOp op) {
    if (op.hasPureTensorSemantics() && linalg::isaContractionOpInterface(op) &&
        !op->getParentOfType<LoopLikeOpInterface>())
      ops.push_back(op);
  });
  for (linalg::LinalgOp op : ops) {
    auto function = op->getParentOfType<FunctionOpInterface>();
    Contraction contraction;
    std::string reason = match(op, contraction);
    if (!reason.empty()) {
      remark::missed(
          op.getLoc(),
          remark::RemarkOpts::name("Kernel").category("tile").function(
              function.getName()))
          << remark::reason("no kernel computes this contraction: {0}", reason);
      continue;
    }
    std::string name = attn::tile::getUniqueKernelName(
        getOperation(), (function.getName() + "_matmul").str());
    if (failed(convert(contraction, name)))
      return signalPassFailure();
    getOperation()->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                            UnitAttr::get(&getContext()));
  }
}

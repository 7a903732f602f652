//===- LinalgToTile.cpp - Contractions to kernels of tile programs --------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/Passes.h"

#include "Epilogue.h"

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Utils/Kernels.h"
#include "attn/Target/TileShapes.h"

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
  /// What is done with the result before it is written.
  Epilogue epilogue;

  Value lhs() { return op.getDpsInputOperand(0)->get(); }
  Value rhs() { return op.getDpsInputOperand(1)->get(); }
  Value init() { return op.getDpsInitOperand(0)->get(); }
  /// The op that the kernel ends with, and the shape of its result.
  linalg::LinalgOp last() {
    return epilogue.empty() ? op : epilogue.ops.back();
  }
  Value output() {
    Value output = last().getDpsInitOperand(0)->get();
    // Ops may write over the one before.
    while (auto def = output.getDefiningOp<linalg::LinalgOp>()) {
      if (def != op && !llvm::is_contained(epilogue.ops, def))
        break;
      output = def.getDpsInitOperand(0)->get();
    }
    return output;
  }
  FloatType getElementType() {
    return cast<FloatType>(getElementTypeOrSelf(lhs()));
  }
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
  FailureOr<GemmTileChoice> chooseTiles(Contraction &c, bool inParts);
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
  if (llvm::is_contained(cast<ShapedType>(init.getType()).getShape(), 0))
    return "its result has no elements";
  result.fromZero = false;
  if (auto fill = init.getDefiningOp<linalg::FillOp>())
    result.fromZero = matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
  result.epilogue = findEpilogue(op->getResult(0));
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

/// Why the copy engine cannot fetch tiles of `operand`, number `number`; empty
/// if it can.
static std::string getCopyObstacle(Value operand, unsigned number) {
  MemRefType type = attn::tile::getBufferType(operand);
  std::string name = "operand #" + std::to_string(number);
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return name + " has no strides";
  if (type.getRank() > 4)
    return name + " has more than four dimensions";
  int64_t bytes = type.getElementTypeBitWidth() / 8;
  for (auto [dim, stride] : llvm::enumerate(strides)) {
    bool isLast = static_cast<int64_t>(dim) + 1 == type.getRank();
    if (isLast ? stride != 1
               : attn::tile::getStrideDivisor(type, dim) * bytes %
                         attn::tile::TensorMapType::kAlignment !=
                     0)
      return name + " has a stride in dimension " + std::to_string(dim) +
             " that is not known to be " +
             (isLast ? "1" : "a multiple of 16 bytes");
  }
  return "";
}

/// Tiles for `c`, whose products add up in two accumulators if `inParts`: what
/// the options say, and for the rest the target's choice.
FailureOr<GemmTileChoice> ConvertLinalgToTilePass::chooseTiles(Contraction &c,
                                                               bool inParts) {
  FloatType type = c.getElementType();
  GemmTileChoice choice = {};
  choice.tileM = choice.tileN = 128;
  choice.tileK = 1024 / type.getWidth();
  choice.group = 1;
  std::optional<GPUInfo> gpu;
  if (!chip.empty()) {
    gpu = getGPUInfo(chip);
    if (!gpu)
      return c.op.emitOpError()
             << "cannot run on the unknown chip '" << chip << "'";
  }
  AffineMap lhs = c.getMap(c.op.getDpsInputOperand(0)),
            out = c.getMap(c.op.getDpsInitOperand(0));
  auto sizeOf = [&](Value tensor, AffineMap map, unsigned dim) {
    int64_t size =
        cast<ShapedType>(tensor.getType()).getDimSize(getPosition(map, dim));
    return ShapedType::isDynamic(size) ? GemmShape::kUnknown : size;
  };
  GemmShape shape;
  shape.m = sizeOf(c.init(), out, c.m);
  shape.n = sizeOf(c.init(), out, c.n);
  shape.k = sizeOf(c.lhs(), lhs, c.k);
  shape.batch = 1;
  for (unsigned dim : c.batch)
    if (int64_t size = sizeOf(c.init(), out, dim); size > 0)
      shape.batch *= size;
  shape.inParts = inParts;
  shape.reads =
      countReads(c.epilogue, getPosition(out, c.m), getPosition(out, c.n));
  // The registers of a thread with two row blocks or fewer.
  while (choice.tileN > 16 && shape.getRegisters(choice.tileN / 2) > 240)
    choice.tileN /= 2;

  if (gpu && gpu->hasWGMMA() && type.getWidth() == 16) {
    std::string obstacle = getCopyObstacle(c.lhs(), 0);
    if (obstacle.empty())
      obstacle = getCopyObstacle(c.rhs(), 1);
    if (obstacle.empty())
      choice = chooseWarpgroupGemmTiles(*gpu, shape).value_or(choice);
    else
      remark::missed(
          c.op.getLoc(),
          remark::RemarkOpts::name("WarpgroupTiles")
              .category("tile")
              .function(c.op->getParentOfType<FunctionOpInterface>().getName()))
          << remark::reason("{0}", obstacle);
  }
  if (tileM != 0 || numWarps != 0)
    choice.warps = 0;
  if (tileM != 0)
    choice.tileM = tileM;
  if (tileN != 0)
    choice.tileN = tileN;
  if (tileK != 0)
    choice.tileK = tileK;
  if (numWarps > 0)
    choice.warps = numWarps;
  else if (choice.warps == 0)
    choice.warps =
        std::min<int64_t>(std::max<int64_t>(choice.tileM / 16, 1), 8);
  int64_t step = type.isF32() ? 8 : 16;
  if (choice.tileM % (16 * choice.warps) != 0 || choice.tileN % 8 != 0 ||
      choice.tileK % step != 0 || choice.tileM <= 0 || choice.tileN <= 0 ||
      choice.tileK <= 0)
    return c.op.emitOpError()
           << "tiles of " << choice.tileM << "x" << choice.tileN << "x"
           << choice.tileK << " with " << choice.warps
           << " warps need a multiple of 16 rows a warp, of 8 columns and of "
           << step << " to contract";
  return choice;
}

LogicalResult ConvertLinalgToTilePass::convert(Contraction c, StringRef name) {
  Location loc = c.op.getLoc();
  OpBuilder b(c.last());
  FloatType elementType = c.getElementType();
  Type outElement = getElementTypeOrSelf(c.init());
  AffineMap lhsMap = c.getMap(c.op.getDpsInputOperand(0)),
            rhsMap = c.getMap(c.op.getDpsInputOperand(1)),
            outMap = c.getMap(c.op.getDpsInitOperand(0));

  // A rounded result does not show how its sum was made.
  int64_t stepK = tileK == 0 ? 1024 / elementType.getWidth() : tileK.getValue();
  int64_t period =
      std::max<int64_t>(getPartialSum(elementType) / stepK, 1) * stepK;
  int64_t staticDepth =
      cast<ShapedType>(c.lhs().getType()).getDimSize(getPosition(lhsMap, c.k));
  bool inParts = getElementTypeOrSelf(c.output()).isF32() &&
                 outElement.isF32() &&
                 (ShapedType::isDynamic(staticDepth) || staticDepth > period);
  FailureOr<GemmTileChoice> tiles = chooseTiles(c, inParts);
  if (failed(tiles))
    return failure();
  int64_t tileM = tiles->tileM, tileN = tiles->tileN, tileK = tiles->tileK,
          warps = tiles->warps;

  attn::tile::KernelOperands operands;
  operands.tensors = {c.lhs(), c.rhs()};
  if (!c.fromZero)
    operands.tensors.push_back(c.init());
  unsigned firstEpilogueTensor = operands.tensors.size();
  llvm::append_range(operands.tensors, c.epilogue.tensors);
  operands.outputs = {c.output()};
  llvm::append_range(operands.scalars, c.epilogue.scalars);
  gpu::GPUFuncOp kernel =
      attn::tile::createKernel(b, c.op, name, operands, warps);
  Value lhs = kernel.getArgument(0), rhs = kernel.getArgument(1),
        output = kernel.getArgument(operands.tensors.size());
  IRMapping epilogueOperands;
  for (auto [tensor, argument] :
       llvm::zip(c.epilogue.tensors,
                 kernel.getArguments().drop_front(firstEpilogueTensor)))
    epilogueOperands.map(tensor, argument);
  for (auto [scalar, argument] :
       llvm::zip(c.epilogue.scalars,
                 kernel.getArguments().drop_front(operands.tensors.size() + 1)))
    epilogueOperands.map(scalar, argument);

  // The grid: batches, tiles of rows, tiles of columns. `sizeOf` yields a size
  // of the output in the kernel or on the host.
  AffineExpr s0;
  bindSymbols(b.getContext(), s0);
  auto getGrid = [&](function_ref<OpFoldResult(unsigned)> sizeOf) {
    SmallVector<OpFoldResult> sizes;
    for (unsigned dim : c.batch)
      sizes.push_back(sizeOf(getPosition(outMap, dim)));
    for (auto [dim, tile] : {std::pair(c.m, tileM), std::pair(c.n, tileN)})
      sizes.push_back(affine::makeComposedFoldedAffineApply(
          b, loc, s0.ceilDiv(tile), {sizeOf(getPosition(outMap, dim))}));
    return sizes;
  };
  SmallVector<OpFoldResult> grid = getGrid(
      [&](unsigned i) { return memref::getMixedSize(b, loc, output, i); });
  SmallVector<Value> positions =
      tiles->group == 1
          ? attn::tile::getBlockPosition(b, loc, grid)
          : attn::tile::getBlockPositionInGroups(b, loc, grid, tiles->group);
  DenseMap<unsigned, Value> batch;
  for (auto [dim, position] : llvm::zip(c.batch, positions))
    batch[dim] = position;
  auto scaled = [&](Value position, int64_t tile) -> Value {
    return arith::MulIOp::create(b, loc, position,
                                 arith::ConstantIndexOp::create(b, loc, tile));
  };
  Value row = scaled(positions[c.batch.size()], tileM);
  Value column = scaled(positions[c.batch.size() + 1], tileN);

  bool outSwapped = false;
  Value outMatrix =
      getMatrix(b, loc, output, outMap, c.m, c.n, batch, outSwapped);
  if (outSwapped)
    outMatrix = transpose(b, loc, outMatrix);

  auto layout = attn::tile::AccumulatorAttr::get(b.getContext(), warps);
  auto accType = RankedTensorType::get({tileM, tileN}, b.getF32Type(), layout);
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

  auto emitSum = [&]() -> Value {
    bool lhsSwapped = false, rhsSwapped = false;
    Value lhsMatrix =
        getMatrix(b, loc, lhs, lhsMap, c.m, c.k, batch, lhsSwapped);
    // Elements of 32 bits are copied one by one.
    bool lhsTransposed = lhsSwapped && elementType.getWidth() == 16 &&
                         llvm::isPowerOf2_64(warps);
    if (lhsSwapped && !lhsTransposed)
      lhsMatrix = transpose(b, loc, lhsMatrix);
    Value rhsMatrix =
        getMatrix(b, loc, rhs, rhsMap, c.k, c.n, batch, rhsSwapped);
    Value zero = arith::ConstantIndexOp::create(b, loc, 0);
    Value depth = getValueOrCreateConstantIndexOp(
        b, loc, memref::getMixedSize(b, loc, lhs, getPosition(lhsMap, c.k)));
    bool acrossTiles = inParts && period > tileK;
    Value empty;
    if (inParts)
      empty = attn::tile::SplatOp::create(b, loc, accType, zeroFloat);
    SmallVector<Value> sums{acc};
    if (acrossTiles)
      sums.push_back(empty);
    auto loop = scf::ForOp::create(
        b, loc, zero, depth, arith::ConstantIndexOp::create(b, loc, tileK),
        sums, [&](OpBuilder &b, Location loc, Value k, ValueRange args) {
          // A tile of `rows` by `columns`, or its transpose.
          auto load = [&](Value matrix, int64_t rows, int64_t columns,
                          Value row, Value column, bool transposed) -> Value {
            if (transposed) {
              std::swap(rows, columns);
              std::swap(row, column);
            }
            auto type = attn::tile::SharedType::get(b.getContext(), rows,
                                                    columns, elementType);
            return attn::tile::LoadOp::create(b, loc, type, matrix,
                                              ValueRange{row, column});
          };
          Value a = load(lhsMatrix, tileM, tileK, row, k, lhsTransposed);
          Value bTile = load(rhsMatrix, tileK, tileN, k, column, rhsSwapped);
          Value part = inParts && !acrossTiles ? empty : args.back();
          auto dot = attn::tile::DotOp::create(b, loc, accType, a, bTile, part,
                                               rhsSwapped);
          dot.setTransposeLhs(lhsTransposed);
          Value result = dot;
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
    Value sum = loop.getResult(0);
    if (acrossTiles)
      sum = arith::AddFOp::create(b, loc, sum, loop.getResult(1));
    return sum;
  };
  // A view of no elements does not verify, and nothing is to be added.
  if (staticDepth != 0)
    acc = emitSum();
  if (!outElement.isF32())
    acc = arith::TruncFOp::create(b, loc, accType.clone(outElement), acc);

  ResultTile place{SmallVector<Value>(outMap.getNumResults()),
                   getPosition(outMap, c.m), getPosition(outMap, c.n), accType};
  for (auto [dim, position] : batch)
    place.begin[getPosition(outMap, dim)] = position;
  place.begin[place.rowDim] = row;
  place.begin[place.columnDim] = column;
  acc = emitEpilogue(b, c.epilogue, acc, place, epilogueOperands);
  attn::tile::StoreOp::create(b, loc, acc, outMatrix, ValueRange{row, column});
  gpu::ReturnOp::create(b, loc);

  b.setInsertionPoint(c.last());
  Value blocks = arith::ConstantIndexOp::create(b, loc, 1);
  for (OpFoldResult size : getGrid([&](unsigned i) {
         return tensor::getMixedSize(b, loc, c.init(), i);
       }))
    blocks = arith::MulIOp::create(
        b, loc, blocks, getValueOrCreateConstantIndexOp(b, loc, size));
  c.last()->replaceAllUsesWith(
      attn::tile::launchKernel(b, loc, kernel, operands, blocks));
  for (linalg::LinalgOp op : llvm::reverse(c.epilogue.ops))
    op->erase();
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

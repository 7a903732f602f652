//===- Contraction.cpp - Contractions as outer products on vectors --------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block of rows x columns of the result stays in registers while the loop
// over the contracted dimension adds one outer product after the other: a
// vector of the right operand times scalars of the left one. The right operand
// is packed to a panel where it is not contiguous along the columns, which
// transposes K on its way into Q K^T, and the narrow float types are widened on
// the way.
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/LinalgToVectorLoops/LinalgToVectorLoops.h"

#include "Emitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::attn;

namespace {
class ContractionEmitter : public Emitter {
public:
  ContractionEmitter(RewriterBase &b, linalg::LinalgOp op, unsigned vectorBits)
      : Emitter(b, op), vectorBits(vectorBits) {}

  LogicalResult match();
  void emit();

private:
  bool matchBody();
  /// A buffer with rows of `lhs` in the accumulator's type, for all rows.
  Value packLhs();
  /// Fills the panel with columns [column, column + width) of `rhs`; columns
  /// from `valid` on are zero.
  void packRhs(Value panel, Value column);
  void packRhsRest(Value panel, Value column, Value valid);
  SmallVector<Value> transpose(SmallVector<Value> rows);

  /// Adds to `rows` rows and `vectors` vectors of columns of the result from
  /// (row, column) on. `mask` is set where columns are missing.
  void emitBlock(Value row, unsigned rows, Value column, Value panel,
                 Value packedLhs, Value rest);

  unsigned vectorBits;
  OpOperand *lhs = nullptr, *rhs = nullptr, *out = nullptr;
  std::optional<unsigned> m;
  unsigned n = 0, k = 0;
  SmallVector<unsigned> outer;
  Type element;
  int64_t lanes = 0, width = 0;
  unsigned numVectors = 2, numRows = 8;
  Value sizeM, sizeN, sizeK;
};
} // namespace

/// The block argument behind a value that is only widened on the way.
static BlockArgument getWidened(Value value) {
  if (auto ext = value.getDefiningOp<arith::ExtFOp>())
    value = ext.getIn();
  return dyn_cast<BlockArgument>(value);
}

bool ContractionEmitter::matchBody() {
  Block &body = *op.getBlock();
  if (body.getNumArguments() != 3)
    return false;
  Value yielded = body.getTerminator()->getOperand(0);
  auto add = yielded.getDefiningOp<arith::AddFOp>();
  if (!add)
    return false;
  BlockArgument acc = body.getArgument(2);
  Value product = add.getLhs() == acc   ? add.getRhs()
                  : add.getRhs() == acc ? add.getLhs()
                                        : Value();
  if (!product || !acc.hasOneUse())
    return false;
  auto mul = product.getDefiningOp<arith::MulFOp>();
  if (!mul)
    return false;
  BlockArgument a = getWidened(mul.getLhs()), c = getWidened(mul.getRhs());
  return a && c && a.getOwner() == &body && c.getOwner() == &body &&
         a.getArgNumber() + c.getArgNumber() == 1;
}

LogicalResult ContractionEmitter::match() {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 || !matchBody())
    return failure();
  lhs = op.getDpsInputOperand(0);
  rhs = op.getDpsInputOperand(1);
  out = op.getDpsInitOperand(0);
  for (OpOperand *operand : {lhs, rhs, out})
    if (!isa<MemRefType>(operand->get().getType()))
      return failure();
  element = getElementTypeOrSelf(out->get());
  lanes = vectorBits / element.getIntOrFloatBitWidth();
  if (!element.isF32() && !element.isF64())
    return failure();
  if (lanes < 2)
    return failure();

  // The columns are the contiguous dimension of the result; its operand is the
  // right one.
  SmallVector<unsigned> parallel, reductions;
  op.getParallelDims(parallel);
  op.getReductionDims(reductions);
  auto uses = [&](OpOperand *operand, unsigned dim) {
    return getAccess(*operand, dim) != Access::Invariant;
  };
  std::optional<unsigned> columns;
  for (unsigned dim : parallel)
    if (getAccess(*out, dim) == Access::Unit &&
        uses(lhs, dim) != uses(rhs, dim))
      columns = dim;
  if (!columns)
    return failure();
  n = *columns;
  if (uses(lhs, n))
    std::swap(lhs, rhs);
  for (unsigned dim : parallel) {
    if (!uses(out, dim))
      return failure();
    if (dim != n && uses(lhs, dim) && !uses(rhs, dim))
      m = dim;
  }
  for (unsigned dim : reductions)
    if (uses(lhs, dim) && uses(rhs, dim))
      k = dim, columns.reset();
  if (columns)
    return failure();
  for (unsigned dim : parallel)
    if (dim != n && dim != m)
      outer.push_back(dim);
  for (unsigned dim : reductions)
    if (dim != k)
      outer.push_back(dim);
  // Only plain dimensions move inside of a block.
  for (OpOperand *operand : {lhs, rhs, out})
    for (AffineExpr expr : op.getMatchingIndexingMap(operand).getResults())
      if (!isa<AffineDimExpr>(expr))
        for (unsigned dim : {m.value_or(n), n, k})
          if (expr.isFunctionOfDim(dim))
            return failure();
  return success();
}

Value ContractionEmitter::packLhs() {
  auto type =
      MemRefType::get({ShapedType::kDynamic, ShapedType::kDynamic}, element);
  Value buffer = memref::AllocOp::create(b, loc, type, {sizeM, sizeK},
                                         b.getI64IntegerAttr(64));
  Access access = getAccess(*lhs, k);
  Type from = getElementTypeOrSelf(lhs->get());
  Value aligned = access == Access::Unit ? alignDown(sizeK, lanes) : index(0);
  emitFor(index(0), sizeM, 1, [&](Value row) {
    if (m)
      ivs[*m] = row;
    emitFor(index(0), aligned, lanes, [&](Value iv) {
      ivs[k] = iv;
      Value vec = vector::LoadOp::create(b, loc, VectorType::get(lanes, from),
                                         lhs->get(), getIndices(*lhs));
      vector::StoreOp::create(b, loc, convertFloat(vec, element), buffer,
                              ValueRange{row, iv});
    });
    emitFor(aligned, sizeK, 1, [&](Value iv) {
      ivs[k] = iv;
      Value scalar =
          memref::LoadOp::create(b, loc, lhs->get(), getIndices(*lhs));
      memref::StoreOp::create(b, loc, convertFloat(scalar, element), buffer,
                              ValueRange{row, iv});
    });
  });
  return buffer;
}

/// Transposes a square of vectors, exchanging blocks of 1, 2, 4 ... elements.
SmallVector<Value> ContractionEmitter::transpose(SmallVector<Value> rows) {
  for (int64_t step = 1; step < lanes; step *= 2) {
    SmallVector<int64_t> low, high;
    for (int64_t j = 0; j < lanes; ++j) {
      low.push_back(j & step ? lanes + j - step : j);
      high.push_back(j & step ? lanes + j : j + step);
    }
    for (int64_t i = 0; i < lanes; ++i) {
      if (i & step)
        continue;
      Value first = rows[i], second = rows[i + step];
      rows[i] = vector::ShuffleOp::create(b, loc, first, second, low);
      rows[i + step] = vector::ShuffleOp::create(b, loc, first, second, high);
    }
  }
  return rows;
}

void ContractionEmitter::packRhs(Value panel, Value column) {
  Type from = getElementTypeOrSelf(rhs->get());
  auto fromType = VectorType::get(lanes, from);
  auto loadAt = [&](Value depth, Value at) -> Value {
    ivs[k] = depth;
    ivs[n] = at;
    return convertFloat(
        vector::LoadOp::create(b, loc, fromType, rhs->get(), getIndices(*rhs)),
        element);
  };
  Value start = index(0);
  if (getAccess(*rhs, n) == Access::Unit) {
    emitFor(index(0), sizeK, 1, [&](Value depth) {
      for (unsigned v = 0; v < numVectors; ++v) {
        Value at = arith::AddIOp::create(b, loc, column, index(v * lanes));
        vector::StoreOp::create(b, loc, loadAt(depth, at), panel,
                                ValueRange{depth, index(v * lanes)});
      }
    });
    return;
  }
  if (getAccess(*rhs, k) == Access::Unit) {
    start = alignDown(sizeK, lanes);
    emitFor(index(0), start, lanes, [&](Value depth) {
      for (unsigned v = 0; v < numVectors; ++v) {
        SmallVector<Value> rows;
        for (int64_t i = 0; i < lanes; ++i)
          rows.push_back(
              loadAt(depth, arith::AddIOp::create(b, loc, column,
                                                  index(v * lanes + i))));
        rows = transpose(std::move(rows));
        for (int64_t i = 0; i < lanes; ++i)
          vector::StoreOp::create(
              b, loc, rows[i], panel,
              ValueRange{arith::AddIOp::create(b, loc, depth, index(i)),
                         index(v * lanes)});
      }
    });
  }
  emitFor(start, sizeK, 1, [&](Value depth) {
    ivs[k] = depth;
    emitFor(index(0), index(width), 1, [&](Value j) {
      ivs[n] = arith::AddIOp::create(b, loc, column, j);
      Value scalar =
          memref::LoadOp::create(b, loc, rhs->get(), getIndices(*rhs));
      memref::StoreOp::create(b, loc, convertFloat(scalar, element), panel,
                              ValueRange{depth, j});
    });
  });
}

void ContractionEmitter::packRhsRest(Value panel, Value column, Value valid) {
  Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(element));
  emitFor(index(0), sizeK, 1, [&](Value depth) {
    ivs[k] = depth;
    emitFor(index(0), valid, 1, [&](Value j) {
      ivs[n] = arith::AddIOp::create(b, loc, column, j);
      Value scalar =
          memref::LoadOp::create(b, loc, rhs->get(), getIndices(*rhs));
      memref::StoreOp::create(b, loc, convertFloat(scalar, element), panel,
                              ValueRange{depth, j});
    });
    emitFor(valid, index(width), 1, [&](Value j) {
      memref::StoreOp::create(b, loc, zero, panel, ValueRange{depth, j});
    });
  });
}

void ContractionEmitter::emitBlock(Value row, unsigned rows, Value column,
                                   Value panel, Value packedLhs, Value rest) {
  auto type = VectorType::get(lanes, element);
  SmallVector<Value> rowIvs, columnIvs, masks;
  for (unsigned i = 0; i < rows; ++i)
    rowIvs.push_back(arith::AddIOp::create(b, loc, row, index(i)));
  for (unsigned v = 0; v < numVectors; ++v) {
    columnIvs.push_back(
        arith::AddIOp::create(b, loc, column, index(v * lanes)));
    if (rest) {
      // create_mask takes counts below zero as zero.
      Value left = arith::SubIOp::create(b, loc, rest, index(v * lanes));
      masks.push_back(vector::CreateMaskOp::create(
          b, loc, VectorType::get(lanes, b.getI1Type()), left));
    }
  }
  Value pass;
  if (rest)
    pass = arith::ConstantOp::create(b, loc, b.getZeroAttr(type));

  auto setPosition = [&](unsigned i, unsigned v) {
    if (m)
      ivs[*m] = rowIvs[i];
    ivs[n] = columnIvs[v];
  };
  SmallVector<Value> accs;
  for (unsigned i = 0; i < rows; ++i)
    for (unsigned v = 0; v < numVectors; ++v) {
      setPosition(i, v);
      SmallVector<Value> at = getIndices(*out);
      accs.push_back(rest ? vector::MaskedLoadOp::create(
                                b, loc, type, out->get(), at, masks[v], pass)
                                .getResult()
                          : vector::LoadOp::create(b, loc, type, out->get(), at)
                                .getResult());
    }
  accs =
      emitFor(index(0), sizeK, 1, accs, [&](Value depth, ValueRange carried) {
        ivs[k] = depth;
        SmallVector<Value> right, next;
        for (unsigned v = 0; v < numVectors; ++v) {
          if (panel) {
            right.push_back(vector::LoadOp::create(
                b, loc, type, panel, ValueRange{depth, index(v * lanes)}));
            continue;
          }
          setPosition(0, v);
          right.push_back(vector::LoadOp::create(b, loc, type, rhs->get(),
                                                 getIndices(*rhs)));
        }
        for (unsigned i = 0; i < rows; ++i) {
          setPosition(i, 0);
          Value scalar;
          if (packedLhs)
            scalar = memref::LoadOp::create(b, loc, packedLhs,
                                            ValueRange{rowIvs[i], depth});
          else
            scalar =
                memref::LoadOp::create(b, loc, lhs->get(), getIndices(*lhs));
          Value left = vector::BroadcastOp::create(b, loc, type, scalar);
          for (unsigned v = 0; v < numVectors; ++v)
            next.push_back(vector::FMAOp::create(b, loc, left, right[v],
                                                 carried[i * numVectors + v]));
        }
        return next;
      });
  for (unsigned i = 0; i < rows; ++i)
    for (unsigned v = 0; v < numVectors; ++v) {
      setPosition(i, v);
      SmallVector<Value> at = getIndices(*out);
      Value acc = accs[i * numVectors + v];
      if (rest)
        vector::MaskedStoreOp::create(b, loc, out->get(), at, masks[v], acc);
      else
        vector::StoreOp::create(b, loc, acc, out->get(), at);
    }
}

void ContractionEmitter::emit() {
  // 8 x 2 accumulators of 512 bits leave room in 32 registers, 4 x 2 in 16.
  if (vectorBits < 512)
    numRows = 4;
  sizeM = m ? getSize(*m) : index(1);
  sizeN = getSize(n);
  sizeK = getSize(k);
  std::optional<int64_t> staticN = getConstantIntValue(sizeN);
  if (staticN && *staticN <= lanes)
    numVectors = 1;
  width = numVectors * lanes;
  if (std::optional<int64_t> rows = getConstantIntValue(sizeM))
    numRows = std::min<int64_t>(numRows, std::max<int64_t>(*rows, 1));

  // A panel is aligned to cache lines, which the caller's memory need not be:
  // worth a copy where enough rows read it.
  constexpr int64_t manyRows = 32;
  bool packs = getAccess(*rhs, n) != Access::Unit ||
               getElementTypeOrSelf(rhs->get()) != element ||
               (m && getConstantIntValue(sizeM).value_or(manyRows) >= manyRows);
  bool hasRest = !staticN || *staticN % width != 0;
  Value panel;
  if (packs || hasRest) {
    std::optional<int64_t> staticK = getConstantIntValue(sizeK);
    auto type = MemRefType::get({staticK.value_or(ShapedType::kDynamic), width},
                                element);
    panel = memref::AllocOp::create(b, loc, type,
                                    staticK ? ValueRange() : ValueRange(sizeK),
                                    b.getI64IntegerAttr(64));
  }
  Value aligned = alignDown(sizeN, width);
  Value alignedM = alignDown(sizeM, numRows);
  emitNest(outer, [&] {
    Value packedLhs;
    if (getElementTypeOrSelf(lhs->get()) != element)
      packedLhs = packLhs();
    auto emitRows = [&](Value column, Value from, Value rest) {
      emitFor(index(0), alignedM, numRows, [&](Value row) {
        emitBlock(row, numRows, column, from, packedLhs, rest);
      });
      emitFor(alignedM, sizeM, 1, [&](Value row) {
        emitBlock(row, 1, column, from, packedLhs, rest);
      });
    };
    emitFor(index(0), aligned, width, [&](Value column) {
      if (packs)
        packRhs(panel, column);
      emitRows(column, packs ? panel : Value(), Value());
    });
    if (hasRest)
      emitFor(aligned, sizeN, width, [&](Value column) {
        Value rest = arith::SubIOp::create(b, loc, sizeN, column);
        packRhsRest(panel, column, rest);
        emitRows(column, panel, rest);
      });
    if (packedLhs)
      memref::DeallocOp::create(b, loc, packedLhs);
  });
  if (panel)
    memref::DeallocOp::create(b, loc, panel);
}

LogicalResult attn::lowerContractionToVectorLoops(RewriterBase &rewriter,
                                                  linalg::LinalgOp op,
                                                  unsigned vectorBits) {
  ContractionEmitter emitter(rewriter, op, vectorBits);
  if (failed(emitter.match()))
    return failure();
  emitter.emit();
  rewriter.eraseOp(op);
  return success();
}

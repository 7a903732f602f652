//===- Global.cpp - Gathers from and stores to global memory --------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

#include <map>

using namespace mlir;
using namespace mlir::attn::tile;

/// Runs `body` where `condition` holds; without one, always.
static void emitIf(Emitter &e, Value condition,
                   function_ref<void(Emitter &)> body) {
  if (!condition)
    return body(e);
  auto ifOp = scf::IfOp::create(e, TypeRange(), condition,
                                /*withElseRegion=*/false);
  Emitter inner(e.getLoc(), static_cast<OpBuilder &>(e));
  inner.setInsertionPointToStart(ifOp.thenBlock());
  body(inner);
}

namespace {

/// An element is read from its place or, where it is not to be read, from a
/// constant: no branch, and no address outside the source.
struct GatherPattern : TilePattern<GatherOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(GatherOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    RankedTensorType type = op.getType();
    Type elementType = type.getElementType();
    Source source(e, adaptor.getSource(), llvmConverter);

    // What all elements share: the scalar indices' offset and bounds.
    Value start = source.base(e), inside;
    auto require = [&](Value &all, Value condition) {
      all = all ? e.andI(all, condition) : condition;
    };
    SmallVector<std::pair<unsigned, SmallVector<Value>>> fragments;
    SmallVector<Value> bounds;
    for (auto [dim, index] : llvm::enumerate(adaptor.getIndices())) {
      if (isa<VectorType>(index.getType())) {
        fragments.push_back({dim, e.elements(index)});
        // Positions are 32-bit, sizes may be larger.
        Value limit = e.i64(std::numeric_limits<int32_t>::max());
        bounds.push_back(e.toI32(
            e.createOrFold<arith::MinSIOp>(source.size(e, dim), limit)));
        continue;
      }
      Value wide = e.toI64(index);
      require(inside,
              e.cmp(arith::CmpIPredicate::ult, wide, source.size(e, dim)));
      start = e.gep(start, elementType, e.mul(wide, source.stride(e, dim)));
    }
    SmallVector<Value> strides;
    for (auto &[dim, values] : fragments)
      strides.push_back(source.stride(e, dim));

    SmallVector<Value> mask;
    if (adaptor.getMask())
      mask = e.elements(adaptor.getMask());
    Value nowhere =
        LLVM::AddressOfOp::create(e, e.ptrType(kGlobalSpace), kZeroSymbol);
    SmallVector<Value> results;
    for (int64_t r = 0, n = getNumRegisters(type); r < n; ++r) {
      Value read = inside, address = start;
      if (!mask.empty())
        require(read, mask[r]);
      Value offset;
      for (auto [i, fragment] : llvm::enumerate(fragments)) {
        Value index = fragment.second[r];
        // A negative index is a large unsigned one.
        require(read, e.cmp(arith::CmpIPredicate::ult, index, bounds[i]));
        Value part = e.mul(e.toI64(index), strides[i]);
        offset = offset ? e.add(offset, part) : part;
      }
      if (offset)
        address = e.gep(address, elementType, offset);
      if (!read) {
        results.push_back(LLVM::LoadOp::create(e, elementType, address));
        continue;
      }
      Value place = LLVM::SelectOp::create(e, read, address, nowhere);
      Value value = LLVM::LoadOp::create(e, elementType, place);
      results.push_back(e.select(read, value, adaptor.getOther()));
    }
    rewriter.replaceOp(op, e.vector(results, elementType));
    return success();
  }
};

/// Lane q of four gets the q-th value of each of them, in order, from up to
/// four values of its own; where there are fewer the last is any.
Value transposeQuad(Emitter &e, ArrayRef<Value> own) {
  SmallVector<Value> values(own);
  values.resize(4, own.back());
  Type type = e.getI32Type();
  for (int64_t distance : {1, 2}) {
    Value isUpper =
        e.cmp(arith::CmpIPredicate::ne, e.andI(e.lane(), distance), e.i32(0));
    for (int64_t i = 0; i < 4; ++i) {
      if (i & distance)
        continue;
      Value &low = values[i], &high = values[i + distance];
      Value got = NVVM::ShflOp::create(
          e, type, e.i32(-1), e.select(isUpper, low, high), e.i32(distance),
          e.i32(31), NVVM::ShflKind::bfly, UnitAttr());
      low = e.select(isUpper, got, low);
      high = e.select(isUpper, high, got);
    }
  }
  return e.vector(values, type);
}

struct StorePattern : TilePattern<StoreOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(StoreOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    Source dest(e, adaptor.getDest(), llvmConverter);
    SmallVector<Value> values = e.elements(adaptor.getValue());
    if (op.getValue().getType().getRank() == 1)
      storeSlice(e, op, adaptor, dest, values);
    else
      storeTile(e, op, adaptor, dest, values);
    rewriter.eraseOp(op);
    return success();
  }

  /// Elements of the destination from `offset` on, as i32 from 0 to the tile's
  /// size.
  Value remaining(Emitter &e, const Source &dest, unsigned dim, Value offset,
                  int64_t size) const {
    return e.toI32(e.clamp(e.sub(dest.size(e, dim), offset), size));
  }

  void storeSlice(Emitter &e, StoreOp op, OpAdaptor adaptor, const Source &dest,
                  ArrayRef<Value> values) const {
    RankedTensorType type = op.getValue().getType();
    auto slice = cast<SliceAttr>(getLayout(type));
    Value offset = e.toI64(adaptor.getOffsets()[0]);
    Value left = remaining(e, dest, 0, offset, type.getDimSize(0));
    Value stride = dest.stride(e, 0);
    Value base =
        e.gep(dest.base(e), type.getElementType(), e.mul(offset, stride));
    // The first lane of a quad has a row's value, the first quad of all a
    // column's.
    Value writes =
        slice.getDim() == 1
            ? e.cmp(arith::CmpIPredicate::eq, e.andI(e.lane(), 3), e.i32(0))
            : e.cmp(arith::CmpIPredicate::ult, e.tid(), e.i32(4));
    Value position = slice.getDim() == 1 ? e.baseRow() : e.baseColumn();
    emitIf(e, writes, [&](Emitter &e) {
      for (auto [r, element] : llvm::enumerate(values)) {
        Value value = element;
        Value at = e.add(position, slice.getOffset(type.getShape(), r)[0]);
        emitIf(e, e.cmp(arith::CmpIPredicate::slt, at, left), [&](Emitter &e) {
          LLVM::StoreOp::create(
              e, value,
              e.gep(base, type.getElementType(), e.mul(e.toI64(at), stride)));
        });
      }
    });
  }

  void storeTile(Emitter &e, StoreOp op, OpAdaptor adaptor, const Source &dest,
                 ArrayRef<Value> values) const {
    RankedTensorType type = op.getValue().getType();
    Type elementType = type.getElementType();
    unsigned bits = elementType.getIntOrFloatBitWidth();
    Value row = e.toI64(adaptor.getOffsets()[0]);
    Value column = e.toI64(adaptor.getOffsets()[1]);
    Value rows = remaining(e, dest, 0, row, type.getDimSize(0));
    Value columns = remaining(e, dest, 1, column, type.getDimSize(1));
    Value stride = dest.stride(e, 0), columnStride = dest.stride(e, 1);
    Value base = e.gep(dest.base(e), elementType,
                       e.add(e.mul(row, stride), e.mul(column, columnStride)));
    Value baseRow = e.baseRow(), baseColumn = e.baseColumn();

    // Registers of a thread by row, then column.
    std::map<int64_t, std::map<int64_t, Value>> byRow;
    for (auto [r, value] : llvm::enumerate(values)) {
      SmallVector<int64_t> offset =
          getLayout(type).getOffset(type.getShape(), r);
      byRow[offset[0]][offset[1]] = value;
    }
    APInt constant;
    bool allColumns = matchPattern(columns, m_ConstantInt(&constant)) &&
                      constant == type.getDimSize(1);

    // Four lanes hold eight neighbours of a row, two each. A lane gets all of
    // one of four such groups, which 16 bytes hold.
    auto storeQuads = [&](Emitter &e) {
      Value quad = e.andI(e.lane(), 3);
      for (auto &entry : byRow) {
        auto &inRow = entry.second;
        SmallVector<Value> pairs;
        for (auto it = inRow.begin(); it != inRow.end(); ++it) {
          Value first = it->second;
          pairs.push_back(LLVM::BitcastOp::create(
              e, e.getI32Type(),
              e.vector({first, (++it)->second}, elementType)));
        }
        SmallVector<Value> chunks;
        for (size_t i = 0; i < pairs.size(); i += 4)
          chunks.push_back(transposeQuad(
              e,
              ArrayRef(pairs).slice(i, std::min<size_t>(4, pairs.size() - i))));
        Value at = e.add(baseRow, entry.first);
        emitIf(e, e.cmp(arith::CmpIPredicate::slt, at, rows), [&](Emitter &e) {
          Value start =
              e.gepBytes(e.gep(base, elementType, e.mul(e.toI64(at), stride)),
                         e.mul(quad, 16));
          for (auto [i, chunk] : llvm::enumerate(chunks)) {
            // Of a last group that is not whole, and of columns that are not
            // all there, some lanes have none.
            Value inside;
            if (!allColumns)
              inside = e.cmp(arith::CmpIPredicate::slt,
                             e.add(e.mul(quad, 8), 32 * i), columns);
            else if (int64_t left = pairs.size() - 4 * i; left < 4)
              inside = e.cmp(arith::CmpIPredicate::slt, quad, e.i32(left));
            emitIf(e, inside, [&, i = i, chunk = chunk](Emitter &e) {
              LLVM::StoreOp::create(e, chunk, e.gepBytes(start, 64 * i),
                                    /*alignment=*/16);
            });
          }
        });
      }
    };
    auto store = [&](Emitter &e, bool pairs) {
      for (auto &entry : byRow) {
        auto &inRow = entry.second;
        Value at = e.add(baseRow, entry.first);
        emitIf(e, e.cmp(arith::CmpIPredicate::slt, at, rows), [&](Emitter &e) {
          Value start = e.gep(base, elementType, e.mul(e.toI64(at), stride));
          if (pairs)
            start = e.gep(start, elementType, baseColumn);
          for (auto it = inRow.begin(); it != inRow.end(); ++it) {
            int64_t columnOffset = it->first;
            Value atColumn = e.add(baseColumn, columnOffset);
            Value inside;
            if (!allColumns)
              inside = e.cmp(arith::CmpIPredicate::slt, atColumn, columns);
            Value value = it->second;
            if (pairs)
              value = e.vector({value, (++it)->second}, elementType);
            emitIf(e, inside, [&](Emitter &e) {
              if (pairs) {
                LLVM::StoreOp::create(
                    e, value, e.gepBytes(start, columnOffset * (bits / 8)),
                    /*alignment=*/bits / 4);
                return;
              }
              LLVM::StoreOp::create(
                  e, value,
                  e.gep(start, elementType,
                        e.mul(e.toI64(atColumn), columnStride)));
            });
          }
        });
      }
    };

    // A thread's neighbours in a row go out together where unit stride and
    // alignment allow; a test that is the same for all threads finds out.
    std::optional<int64_t> staticStride = dest.staticStride(0),
                           staticColumnStride = dest.staticStride(1);
    if ((staticColumnStride && *staticColumnStride != 1) ||
        (staticStride && *staticStride % 2 != 0) ||
        (bits != 16 && bits != 32)) {
      store(e, /*pairs=*/false);
      return;
    }
    bool quads = bits == 16 && (!staticStride || *staticStride % 8 == 0) &&
                 llvm::all_of(byRow, [](const auto &entry) {
                   int64_t i = 0;
                   return llvm::all_of(entry.second, [&](const auto &column) {
                     bool isNext = column.first == i / 2 * 8 + i % 2;
                     ++i;
                     return isNext;
                   });
                 });
    int64_t bytes = quads ? 16 : bits / 4;
    Value address = LLVM::PtrToIntOp::create(e, e.getI64Type(), base);
    if (!staticStride)
      address = arith::OrIOp::create(e, address, e.mul(stride, bits / 8));
    Value aligned =
        e.cmp(arith::CmpIPredicate::eq, e.andI(address, bytes - 1), e.i64(0));
    if (!staticColumnStride)
      aligned = e.andI(aligned,
                       e.cmp(arith::CmpIPredicate::eq, columnStride, e.i64(1)));
    if (!allColumns)
      aligned =
          e.andI(aligned, e.cmp(arith::CmpIPredicate::eq,
                                e.andI(columns, quads ? 7 : 1), e.i32(0)));
    auto ifOp = scf::IfOp::create(e, TypeRange(), aligned,
                                  /*withElseRegion=*/true);
    Emitter inner(e.getLoc(), static_cast<OpBuilder &>(e));
    inner.setInsertionPointToStart(ifOp.thenBlock());
    if (quads)
      storeQuads(inner);
    else
      store(inner, /*pairs=*/true);
    inner.setInsertionPointToStart(ifOp.elseBlock());
    store(inner, /*pairs=*/false);
  }
};

} // namespace

void mlir::attn::tile::populateGlobalPatterns(
    const TileTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<GatherPattern, StorePattern>(converter, patterns.getContext());
}

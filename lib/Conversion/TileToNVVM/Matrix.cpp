//===- Matrix.cpp - Matrix products on mma.sync ---------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "NonFinite.h"

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::attn::tile;

namespace {

/// A thread's place in a shared tile: `row` is its row, `swizzle` what its
/// column chunk and row contribute to the swizzled address in bytes, `inner`
/// its byte in the chunk. Rows of the thread are row + multiples of 8 and
/// chunks an even number away from its own, so that constants stay constants.
struct SharedPlace {
  Value start, swizzle;
  SharedType tile;

  SharedPlace(Emitter &e, SharedType tile, Value base, Value row, Value chunk,
              Value inner = nullptr)
      : tile(tile) {
    swizzle = e.shl(e.xorI(chunk, e.andI(row, 7)), 4);
    Value offset = e.shl(row, 7);
    if (inner)
      offset = e.add(offset, inner);
    start = e.gepBytes(base, offset);
  }

  /// The place `step` times two chunks of columns on.
  SharedPlace acrossColumns(Emitter &e, Value step) const {
    SharedPlace place = *this;
    place.start =
        e.gepBytes(start, e.mul(e.shr(step, 2), int64_t(tile.getRows() * 128)));
    place.swizzle = e.xorI(swizzle, e.shl(e.andI(step, 3), 5));
    return place;
  }
  /// The place `step` times eight rows on.
  SharedPlace acrossRows(Emitter &e, Value step) const {
    SharedPlace place = *this;
    place.start = e.gepBytes(start, e.shl(step, 10));
    return place;
  }

  Value at(Emitter &e, int64_t row, int64_t chunk) const {
    assert(row % 8 == 0 && chunk % 2 == 0 && "breaks the swizzle");
    Value place = e.gepBytes(start, e.xorI(swizzle, chunk % 8 * 16));
    return e.gepBytes(place, (chunk / 8 * tile.getRows() + row) * 128);
  }
};

/// The four (or two) 8x8 blocks of 16-bit elements whose rows begin where each
/// lane says, as 32-bit registers.
SmallVector<Value> emitLdMatrix(Emitter &e, Value address, unsigned count,
                                bool transpose) {
  Type i32 = e.getI32Type();
  auto type = LLVM::LLVMStructType::getLiteral(e.getContext(),
                                               SmallVector<Type>(count, i32));
  auto shape = NVVM::LdStMatrixShapeAttr::get(e.getContext(), 8, 8);
  Value blocks = NVVM::LdMatrixOp::create(e, type, address, count,
                                          transpose ? NVVM::MMALayout::col
                                                    : NVVM::MMALayout::row,
                                          shape, NVVM::LdStMatrixEltType::B16);
  SmallVector<Value> results;
  for (unsigned i = 0; i < count; ++i)
    results.push_back(LLVM::ExtractValueOp::create(e, blocks, i));
  return results;
}

/// Where a lane points `ldmatrix` in the left operand: 16 rows of its warp by
/// two chunks.
SharedPlace getLhsPlace(Emitter &e, SharedType tile, Value base) {
  Value lane = e.lane();
  return SharedPlace(e, tile, base, e.add(e.shl(e.warp(), 4), e.andI(lane, 15)),
                     e.shr(lane, 4));
}

/// The same where rows are columns of the tile, for `ldmatrix.trans`: 16 of k
/// by the two chunks of its warp.
SharedPlace getTransposedLhsPlace(Emitter &e, SharedType tile, Value base) {
  Value lane = e.lane(), warp = e.warp();
  // Blocks (m, k), (m + 8, k), (m, k + 8), (m + 8, k + 8).
  Value k = e.add(e.andI(lane, 7), e.shl(e.shr(lane, 4), 3));
  Value chunk = e.add(e.shl(e.andI(warp, 3), 1), e.andI(e.shr(lane, 3), 1));
  Value slab = e.mul(e.shr(warp, 2), tile.getRows() * 128);
  return SharedPlace(e, tile, e.gepBytes(base, slab), k, chunk);
}

/// Where a thread finds two neighbours along k of f32: a row of its fragment by
/// a pair of columns.
SharedPlace getPairPlace(Emitter &e, SharedType tile, Value base, Value row) {
  Value t = e.andI(e.lane(), 3);
  return SharedPlace(e, tile, base, row, e.shr(t, 1), e.shl(e.andI(t, 1), 3));
}

SmallVector<Value> loadPair(Emitter &e, Value address) {
  Value pair = LLVM::LoadOp::create(e, VectorType::get({2}, e.getF32Type()),
                                    address, /*alignment=*/8);
  return e.elements(pair);
}

/// Two neighbours along k in three bf16 parts each, x = part 0 + part 1 + part
/// 2 exactly: every part takes 8 of f32's 24 bits and the sign of what is left.
/// The parts of an infinity are it, NaN and NaN.
struct Split {
  Value parts[3];

  Split() = default;
  Split(Emitter &e, Value x, Value y) {
    auto pairType = VectorType::get({2}, e.getBF16Type());
    auto asFloat = [&](Value bits) -> Value {
      return LLVM::BitcastOp::create(e, e.getF32Type(), bits);
    };
    for (unsigned i = 0; i < 3; ++i) {
      parts[i] = LLVM::BitcastOp::create(
          e, e.getI32Type(),
          LLVM::FPTruncOp::create(e, pairType,
                                  e.vector({x, y}, e.getF32Type())));
      if (i == 2)
        break;
      x = arith::SubFOp::create(e, x, asFloat(e.shl(parts[i], 16)));
      y = arith::SubFOp::create(e, y,
                                asFloat(e.andI(parts[i], int64_t(-65536))));
    }
  }
};

struct LocalLoadPattern : TilePattern<LocalLoadOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(LocalLoadOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    SharedType tile = op.getSource().getType();
    RankedTensorType type = op.getType();
    int64_t rowStep = 16 * getLayout(type).getWarps();
    SmallVector<Value> results;
    bool wide = tile.getElementType().isF32();
    if (!wide && tile.getElementType().getWidth() != 16)
      return rewriter.notifyMatchFailure(op, "element type");
    if (tile.getElementType().getWidth() == 32 && !wide)
      return rewriter.notifyMatchFailure(op, "element type");
    Value base = adaptor.getSource();
    SharedPlace place = wide ? getPairPlace(e, tile, base, e.baseRow())
                             : getLhsPlace(e, tile, base);
    int64_t width = wide ? 8 : 16, chunks = width * (wide ? 4 : 2) / 16;
    for (int64_t row = 0; row < tile.getRows(); row += rowStep)
      for (int64_t k = 0; k < tile.getColumns() / width; ++k) {
        if (wide) {
          SmallVector<Value> low = loadPair(e, place.at(e, row, chunks * k)),
                             high =
                                 loadPair(e, place.at(e, row + 8, chunks * k));
          results.append({low[0], high[0], low[1], high[1]});
          continue;
        }
        for (Value block :
             emitLdMatrix(e, place.at(e, row, chunks * k), 4, false)) {
          Value pair = LLVM::BitcastOp::create(
              e, VectorType::get({2}, tile.getElementType()), block);
          results.append(e.elements(pair));
        }
      }
    rewriter.replaceOp(op, e.vector(results, tile.getElementType()));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Dot
//===----------------------------------------------------------------------===//

/// A pair of 16-bit elements as mma.sync takes it.
Value asOperand(Emitter &e, FloatType type, Value value) {
  auto pair = VectorType::get({2}, type);
  Type to = type.isF16() ? Type(pair) : Type(e.getI32Type());
  if (value.getType() == to)
    return value;
  return LLVM::BitcastOp::create(e, to, value);
}

/// acc += lhs rhs, of one instruction over `k` of the contraction.
void emitMma(Emitter &e, NVVM::MMATypes kind, int64_t k, ArrayRef<Value> lhs,
             ArrayRef<Value> rhs, MutableArrayRef<Value> acc) {
  auto result = LLVM::LLVMStructType::getLiteral(
      e.getContext(), SmallVector<Type>(4, e.getF32Type()));
  Value blocks = NVVM::MmaOp::create(
      e, result, lhs, rhs, ValueRange(acc), ArrayRef<int64_t>{16, 8, k},
      std::nullopt, std::nullopt, std::array<NVVM::MMATypes, 2>{kind, kind},
      std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row,
                                     NVVM::MMALayout::col});
  for (unsigned r = 0; r < 4; ++r)
    acc[r] = LLVM::ExtractValueOp::create(e, blocks, r);
}

/// The pieces of one `tile.dot`, in register blocks of mma.sync.
struct DotLowering {
  Emitter &e;
  FloatType type;
  bool transposed, lhsTransposed, skips;
  int64_t rowBlocks, columnBlocks, steps, rowStep;
  /// Eights along k that one step of f32 takes.
  int64_t eights = 1;
  SharedType rhsTile, lhsTile;
  SmallVector<Value> lhsElements;
  std::optional<SharedPlace> lhsPlace, rhsPlace, rhsNextPlace;

  DotLowering(Emitter &e, DotOp op, Value lhs, Value rhs)
      : e(e), type(op.getRhs().getType().getElementType()),
        transposed(op.getTransposeRhs()), lhsTransposed(op.getTransposeLhs()),
        skips(op.getSkipNegativeZero()), rhsTile(op.getRhs().getType()) {
    RankedTensorType result = op.getType();
    rowStep = 16 * getLayout(result).getWarps();
    rowBlocks = result.getDimSize(0) / rowStep;
    columnBlocks = result.getDimSize(1) / 8;
    int64_t k = transposed ? rhsTile.getColumns() : rhsTile.getRows();
    // One step alone is no loop, and beside accumulators of 96 registers
    // there is no room for its parts.
    bool isCrowded = k == 16 && rowBlocks * columnBlocks >= 24;
    if (isWide())
      eights = k % 16 == 0 && !isCrowded ? 2 : 1;
    steps = k / (isWide() ? 8 * eights : 16);
    if ((lhsTile = dyn_cast<SharedType>(op.getLhs().getType())))
      lhsPlace = isWide()        ? getPairPlace(e, lhsTile, lhs, e.baseRow())
                 : lhsTransposed ? getTransposedLhsPlace(e, lhsTile, lhs)
                                 : getLhsPlace(e, lhsTile, lhs);
    else
      lhsElements = e.elements(lhs);
    Value lane = e.lane();
    Value quad = e.shr(lane, 2), inQuad = e.andI(lane, 3);
    if (isWide() && transposed) {
      rhsPlace = getPairPlace(e, rhsTile, rhs, quad);
    } else if (isWide()) {
      Value row = e.shl(inQuad, 1), chunk = e.shr(quad, 2);
      Value inner = e.shl(e.andI(quad, 3), 2);
      rhsPlace = SharedPlace(e, rhsTile, rhs, row, chunk, inner);
      rhsNextPlace = SharedPlace(e, rhsTile, rhs, e.add(row, 1), chunk, inner);
    } else if (transposed) {
      // Blocks (n, k), (n, k + 8), (n + 8, k), (n + 8, k + 8).
      Value row = e.add(e.andI(lane, 7), e.shl(e.shr(lane, 4), 3));
      rhsPlace = SharedPlace(e, rhsTile, rhs, row, e.andI(e.shr(lane, 3), 1));
    } else {
      // Blocks (k, n), (k + 8, n), (k, n + 8), (k + 8, n + 8).
      rhsPlace = SharedPlace(e, rhsTile, rhs, e.andI(lane, 15), e.shr(lane, 4));
    }
  }

  bool isWide() const { return type.isF32(); }

  Value asOperand(Value value) { return ::asOperand(e, type, value); }

  SmallVector<Value> getLhs(int64_t i, int64_t k) {
    SmallVector<Value> results;
    for (int64_t r = 0; r < 4; ++r) {
      int64_t first = ((i * steps + k) * 4 + r) * 2;
      if (lhsPlace)
        break;
      results.push_back(asOperand(
          e.vector({lhsElements[first], lhsElements[first + 1]}, type)));
    }
    if (lhsPlace) {
      Value address = lhsTransposed ? lhsPlace->at(e, 16 * k, i * rowStep / 8)
                                    : lhsPlace->at(e, i * rowStep, 2 * k);
      for (Value block : emitLdMatrix(e, address, 4, lhsTransposed))
        results.push_back(asOperand(block));
    }
    return results;
  }

  /// Two registers each of the column blocks j and, if `both`, j + 1.
  SmallVector<Value> getRhs(int64_t j, int64_t k, bool both) {
    Value address =
        transposed ? rhsPlace->at(e, 8 * j, 2 * k) : rhsPlace->at(e, 16 * k, j);
    SmallVector<Value> results;
    for (Value block : emitLdMatrix(e, address, both ? 4 : 2, !transposed))
      results.push_back(asOperand(block));
    return results;
  }

  /// The registers of rows and rows + 8 for every eight.
  SmallVector<Split> getWideLhs(int64_t i) {
    SmallVector<Split> results;
    for (int64_t h = 0; h < eights; ++h) {
      if (lhsPlace) {
        for (int64_t row : {i * rowStep, i * rowStep + 8}) {
          auto pair = loadPair(e, lhsPlace->at(e, row, 2 * h));
          results.emplace_back(e, pair[0], pair[1]);
        }
        continue;
      }
      auto values =
          ArrayRef(lhsElements).slice((i * steps * eights + h) * 4, 4);
      results.emplace_back(e, values[0], values[2]);
      results.emplace_back(e, values[1], values[3]);
    }
    return results;
  }

  SmallVector<Split> getWideRhs(int64_t j) {
    SmallVector<Split> results;
    for (int64_t h = 0; h < eights; ++h) {
      SmallVector<Value> values;
      if (transposed) {
        values = loadPair(e, rhsPlace->at(e, 8 * j, 2 * h));
      } else {
        for (SharedPlace &place :
             {std::ref(*rhsPlace), std::ref(*rhsNextPlace)})
          values.push_back(LLVM::LoadOp::create(e, e.getF32Type(),
                                                place.at(e, 8 * h, 2 * j)));
      }
      results.emplace_back(e, values[0], values[1]);
    }
    return results;
  }

  /// Where products are left out, no block of columns begins before the one in
  /// front of it ends: it hardly ever runs, and must not be what decides how
  /// many registers a kernel takes.
  void separate() {
    if (skips)
      NVVM::SyncWarpOp::create(e, e.i32(-1));
  }

  /// Takes what is not finite out of registers of rhs; what it was, as codes.
  SmallVector<Value> takeOut(const NonFinite &parts, SmallVector<Value> &rhs) {
    SmallVector<Value> codes;
    for (Value &value : rhs) {
      Value bits = e.createOrFold<LLVM::BitcastOp>(e.getI32Type(), value);
      Value mask = parts.getMask(bits);
      codes.push_back(asOperand(parts.getCodes(bits, mask)));
      value = asOperand(parts.clear(bits, mask));
    }
    return codes;
  }
  SmallVector<Value> getFlags(const NonFinite &parts, ArrayRef<Value> lhs) {
    return llvm::map_to_vector(lhs, [&](Value value) {
      return asOperand(parts.getFlags(
          e.createOrFold<LLVM::BitcastOp>(e.getI32Type(), value)));
    });
  }
  /// Adds the products with what was taken out of rhs.
  void addBack(const NonFinite &parts, ArrayRef<Value> flags,
               ArrayRef<Value> codes, MutableArrayRef<Value> acc) {
    Value zero = arith::ConstantOp::create(e, e.getF32FloatAttr(0.0f));
    SmallVector<Value> counts(4, zero);
    mma(flags, codes, counts);
    for (auto [value, count] : llvm::zip_equal(acc, counts))
      value = parts.add(value, count);
  }

  void mma(ArrayRef<Value> lhs, ArrayRef<Value> rhs,
           MutableArrayRef<Value> acc) {
    emitMma(e, type.isF16() ? NVVM::MMATypes::f16 : NVVM::MMATypes::bf16,
            isWide() ? 8 * eights : 16, lhs, rhs, acc);
  }

  void run(MutableArrayRef<Value> acc) {
    auto block = [&](int64_t i, int64_t j) {
      return acc.slice((i * columnBlocks + j) * 4, 4);
    };
    if (isWide())
      return runWideLoop(acc, block);
    NonFinite parts(e, type);
    for (int64_t k = 0; k < steps; ++k) {
      SmallVector<SmallVector<Value>> lhs, flags;
      for (int64_t i = 0; i < rowBlocks; ++i) {
        lhs.push_back(getLhs(i, k));
        if (skips)
          flags.push_back(getFlags(parts, lhs.back()));
      }
      for (int64_t j = 0; j < columnBlocks; j += 2) {
        separate();
        SmallVector<Value> rhs = getRhs(j, k, j + 1 < columnBlocks), codes;
        if (skips)
          codes = takeOut(parts, rhs);
        for (int64_t i = 0; i < rowBlocks; ++i)
          for (int64_t h = 0, n = rhs.size() / 2; h < n; ++h) {
            mma(lhs[i], ArrayRef(rhs).slice(2 * h, 2), block(i, j + h));
            if (skips)
              addBack(parts, flags[i], ArrayRef(codes).slice(2 * h, 2),
                      block(i, j + h));
          }
      }
    }
  }

  /// The steps as a loop: unrolled they are thousands of instructions, over
  /// which ptxas runs out of registers. An operand in registers turns by one
  /// step a round, so that the step's own registers come first.
  void
  runWideLoop(MutableArrayRef<Value> acc,
              function_ref<MutableArrayRef<Value>(int64_t, int64_t)> block) {
    Type f32 = e.getF32Type();
    SmallVector<Value> inits{e.vector(acc, f32)};
    if (!lhsPlace)
      inits.push_back(e.vector(lhsElements, f32));
    auto loop = scf::ForOp::create(e, e.i32(0), e.i32(steps), e.i32(1), inits);
    {
      OpBuilder::InsertionGuard guard(e);
      e.setInsertionPointToStart(loop.getBody());
      Value step = loop.getInductionVar();
      llvm::copy(e.elements(loop.getRegionIterArg(0)), acc.begin());
      if (!lhsPlace)
        lhsElements = e.elements(loop.getRegionIterArg(1));
      auto move = [&](std::optional<SharedPlace> &place, bool columns) {
        if (place)
          place = columns ? place->acrossColumns(e, step)
                          : place->acrossRows(e, step);
      };
      step = e.mul(step, eights);
      move(lhsPlace, /*columns=*/true);
      move(rhsPlace, transposed);
      move(rhsNextPlace, transposed);
      runWide(block);
      SmallVector<Value> results{e.vector(acc, f32)};
      if (!lhsPlace) {
        MutableArrayRef<Value> turned(lhsElements);
        for (int64_t i = 0; i < rowBlocks; ++i) {
          int64_t size = 4 * eights;
          MutableArrayRef<Value> row =
              turned.slice(i * steps * size, steps * size);
          std::rotate(row.begin(), row.begin() + size, row.end());
        }
        results.push_back(e.vector(lhsElements, f32));
      }
      scf::YieldOp::create(e, results);
    }
    llvm::copy(e.elements(loop.getResult(0)), acc.begin());
  }

  /// Six products of bf16 parts, small ones first. What is left out is below
  /// half of f32's last place. mma.sync cuts off its sums where an addition
  /// rounds, so only the products of one step are summed in it, and the large
  /// ones, which it adds without loss if there is just one, apart from the
  /// rest.
  void runWide(function_ref<MutableArrayRef<Value>(int64_t, int64_t)> block) {
    static constexpr std::pair<unsigned, unsigned> kSmall[] = {
        {0, 2}, {2, 0}, {1, 1}, {0, 1}, {1, 0}};
    auto part = [](ArrayRef<Split> splits, unsigned i) {
      return llvm::map_to_vector(splits,
                                 [&](const Split &s) { return s.parts[i]; });
    };
    auto constant = [&](float v) -> Value {
      return arith::ConstantOp::create(e, e.getF32FloatAttr(v));
    };
    Value zero = constant(0.0f);
    Value largest = constant(std::numeric_limits<float>::max());
    // Keeps ptxas from loading operands steps ahead, which costs registers.
    NVVM::SyncWarpOp::create(e, e.i32(-1));
    NonFinite parts(e, cast<FloatType>(e.getBF16Type()));
    SmallVector<SmallVector<Split>> lhs;
    SmallVector<SmallVector<Value>> flags;
    for (int64_t i = 0; i < rowBlocks; ++i) {
      lhs.push_back(getWideLhs(i));
      if (skips)
        flags.push_back(getFlags(parts, part(lhs.back(), 0)));
    }
    for (int64_t j = 0; j < columnBlocks; ++j) {
      separate();
      SmallVector<Split> rhs = getWideRhs(j);
      SmallVector<Value> codes;
      if (skips)
        for (Split &split : rhs) {
          Value mask = parts.getMask(split.parts[0]);
          codes.push_back(parts.getCodes(split.parts[0], mask));
          for (Value &bits : split.parts)
            bits = parts.clear(bits, mask);
        }
      for (int64_t i = 0; i < rowBlocks; ++i) {
        SmallVector<Value> small(4, zero), large(4, zero);
        for (auto [l, r] : kSmall)
          mma(part(lhs[i], l), part(rhs, r), small);
        mma(part(lhs[i], 0), part(rhs, 0), large);
        MutableArrayRef<Value> acc = block(i, j);
        for (unsigned r = 0; r < 4; ++r) {
          // NaN where an operand is infinite or NaN, and then `large` says what
          // the sum is. This minimum is the number of the two.
          Value rest = LLVM::MinNumOp::create(e, small[r], largest);
          acc[r] = arith::AddFOp::create(
              e, acc[r], arith::AddFOp::create(e, large[r], rest));
        }
        if (skips)
          addBack(parts, flags[i], codes, acc);
      }
    }
  }
};

struct DotPattern : TilePattern<DotOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(DotOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (op.getWarpgroup())
      return failure();
    Emitter e(op.getLoc(), rewriter);
    SmallVector<Value> acc = e.elements(adaptor.getAcc());
    DotLowering(e, op, adaptor.getLhs(), adaptor.getRhs()).run(acc);
    rewriter.replaceOp(op, e.vector(acc, e.getF32Type()));
    return success();
  }
};

struct DotOnesPattern : TilePattern<DotOnesOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(DotOnesOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    auto type = cast<FloatType>(op.getLhs().getType().getElementType());
    auto kind = type.isF16() ? NVVM::MMATypes::f16 : NVVM::MMATypes::bf16;
    int64_t steps = op.getLhs().getType().getDimSize(1) / 16;
    int64_t columnBlocks = op.getType().getDimSize(1) / 8;
    SmallVector<Value> lhs = e.elements(adaptor.getLhs());
    SmallVector<Value> acc = e.elements(adaptor.getAcc());
    Value one =
        asOperand(e, type,
                  arith::ConstantOp::create(
                      e, SplatElementsAttr::get(VectorType::get({2}, type),
                                                FloatAttr::get(type, 1.0))));
    for (int64_t block = 0; block < int64_t(acc.size()) / 4; ++block)
      for (int64_t k = 0; k < steps; ++k) {
        SmallVector<Value> operand;
        int64_t first = (block / columnBlocks * steps + k) * 8;
        for (int64_t r = first; r < first + 8; r += 2)
          operand.push_back(
              asOperand(e, type, e.vector({lhs[r], lhs[r + 1]}, type)));
        emitMma(e, kind, /*k=*/16, operand, {one, one},
                MutableArrayRef(acc).slice(4 * block, 4));
      }
    rewriter.replaceOp(op, e.vector(acc, e.getF32Type()));
    return success();
  }
};

} // namespace

void mlir::attn::tile::populateMatrixPatterns(
    const TileTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<LocalLoadPattern, DotPattern, DotOnesPattern>(
      converter, patterns.getContext());
}

//===- Warpgroup.cpp - Matrix products on wgmma ---------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::attn::tile;

namespace {

/// What wgmma reads of a tile in shared memory. The low word of a descriptor is
/// the address and the distance of slabs, in units of 16 bytes, the high word
/// the distance of groups of eight rows and the 128-byte swizzle.
/// ptxas 13.0 drops the high word of sums of 64 bits that begin with a product,
/// so that the words are joined last.
struct Descriptor {
  Value value;

  /// Rows are along m or n, columns along k: every atom of 8 rows by 128 bytes
  /// is 1024 bytes from the next, and the distance of slabs is not used.
  static Descriptor getKMajor(Emitter &e, Value address) {
    return {build(e, address, 1)};
  }
  /// Columns are along m or n, rows along k.
  static Descriptor getMNMajor(Emitter &e, Value address, SharedType tile) {
    return {build(e, address, tile.getRows() * 128 / 16)};
  }

  /// The descriptor `bytes` further on.
  Value at(Emitter &e, int64_t bytes) const { return e.add(value, bytes / 16); }

private:
  /// The low word is linear in the address, so that what a loop does not change
  /// of it is found outside. Addresses of one CTA's shared memory have 18 bits.
  static Value build(Emitter &e, Value address, int64_t slabs) {
    Value low = e.i32(slabs << 16);
    for (auto gep = address.getDefiningOp<LLVM::GEPOp>();
         gep && gep.getElemType().isInteger(8);
         gep = address.getDefiningOp<LLVM::GEPOp>()) {
      auto bytes = gep.getDynamicIndices();
      low = bytes.empty() ? e.add(low, gep.getRawConstantIndices().front() / 16)
                          : e.add(low, e.shr(bytes.front(), 4));
      address = gep.getBase();
    }
    Value bits = LLVM::PtrToIntOp::create(e, e.getI32Type(), address);
    low = e.add(e.shr(bits, 4), low);
    constexpr int64_t kSwizzle128 = 1 << 30, kRowGroups = 1024 / 16;
    return LLVM::InlineAsmOp::create(
               e, e.getI64Type(),
               ValueRange{low, e.i32(kSwizzle128 | kRowGroups)},
               "mov.b64 $0, {$1, $2};", "=l,r,r", /*has_side_effects=*/false,
               /*is_align_stack=*/false, LLVM::TailCallKind::None,
               LLVM::AsmDialectAttr(), ArrayAttr())
        .getRes();
  }
};

/// An asm statement that takes values in place: what reads or writes them stays
/// on its side of it.
/// Those in `held` keep their registers until then.
void emitInPlace(Emitter &e, StringRef text, MutableArrayRef<Value> values,
                 ValueRange held = {}) {
  std::string constraints;
  auto getClass = [](Value v) {
    return v.getType().isF32() ? std::string("f") : std::string("r");
  };
  for (Value v : values)
    constraints += "=" + getClass(v) + ",";
  for (size_t i = 0; i < values.size(); ++i)
    constraints += std::to_string(i) + ",";
  SmallVector<Value> operands(values);
  for (Value v : held) {
    constraints += getClass(v) + ",";
    operands.push_back(v);
  }
  constraints += "~{memory}";
  SmallVector<Type> types(ValueRange(values).getTypes());
  Type result;
  if (types.size() == 1)
    result = types.front();
  else if (types.size() > 1)
    result = LLVM::LLVMStructType::getLiteral(e.getContext(), types);
  auto op = LLVM::InlineAsmOp::create(
      e, result ? TypeRange(result) : TypeRange(), operands, text, constraints,
      /*has_side_effects=*/true, /*is_align_stack=*/false,
      LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr());
  if (types.size() == 1)
    values.front() = op.getRes();
  for (size_t i = 0; types.size() > 1 && i < types.size(); ++i)
    values[i] = LLVM::ExtractValueOp::create(e, op.getRes(), i);
}

/// Whether a fragment is zero all over.
bool isZero(Value fragment) {
  if (auto splat = fragment.getDefiningOp<SplatOp>())
    fragment = splat.getValue();
  APFloat value(0.0);
  return matchPattern(fragment, m_ConstantFloat(&value)) && value.isPosZero();
}

/// Neighbours of 16 bits as 32-bit registers.
SmallVector<Value> getPairs(Emitter &e, Value vector, FloatType element) {
  SmallVector<Value> elements = e.elements(vector), pairs;
  for (size_t i = 0; i < elements.size(); i += 2)
    pairs.push_back(LLVM::BitcastOp::create(
        e, e.getI32Type(), e.vector({elements[i], elements[i + 1]}, element)));
  return pairs;
}

struct WarpgroupDotPattern : TilePattern<DotOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(DotOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!op.getWarpgroup())
      return failure();
    Emitter e(op.getLoc(), rewriter);
    RankedTensorType type = op.getType();
    SharedType rhs = op.getRhs().getType();
    FloatType element = rhs.getElementType();
    bool transposed = op.getTransposeRhs();
    int64_t warps = getLayout(type).getWarps();
    int64_t rowBlocks = type.getDimSize(0) / (16 * warps);
    int64_t columns = type.getDimSize(1);
    int64_t steps = (transposed ? rhs.getColumns() : rhs.getRows()) / 16;

    // The left operand: registers of one k step after the other, or where the
    // warpgroup's rows begin.
    SmallVector<Value> lhsRegisters;
    Descriptor lhs{};
    auto lhsTile = dyn_cast<SharedType>(op.getLhs().getType());
    bool lhsTransposed = op.getTransposeLhs();
    // From one set of 64 rows to the next, a slab of columns if transposed.
    int64_t groupBytes = lhsTransposed ? 16 * steps * 128 : 64 * 128;
    if (lhsTile) {
      Value group = e.shr(e.uniformWarp(), 2);
      Value start = e.gepBytes(adaptor.getLhs(), e.mul(group, groupBytes));
      lhs = lhsTransposed ? Descriptor::getMNMajor(e, start, lhsTile)
                          : Descriptor::getKMajor(e, start);
    } else {
      lhsRegisters = getPairs(e, adaptor.getLhs(), element);
    }

    bool zero = isZero(op.getAcc());
    SmallVector<Value> acc;
    if (!zero)
      acc = e.elements(adaptor.getAcc());
    // Registers are ready before the first product reads them. A left operand
    // from before the iteration is so for long; passed through it may be copied
    // while another product is under way, which ptxas serialises.
    Operation *def = op.getLhs().getDefiningOp();
    bool isFresh = def && def->getBlock() == op->getBlock();
    SmallVector<Value> ready(acc);
    if (isFresh)
      llvm::append_range(ready, lhsRegisters);
    emitInPlace(e, "wgmma.fence.sync.aligned;", ready);
    if (isFresh)
      lhsRegisters.assign(ready.begin() + acc.size(), ready.end());
    acc.assign(ready.begin(), ready.begin() + acc.size());

    Descriptor right = transposed
                           ? Descriptor::getKMajor(e, adaptor.getRhs())
                           : Descriptor::getMNMajor(e, adaptor.getRhs(), rhs);
    int64_t blockRegisters = columns / 2;
    SmallVector<Value> results(rowBlocks * blockRegisters);
    for (int64_t i = 0; i < rowBlocks; ++i) {
      // One instruction makes up to 256 columns, in whole slabs.
      for (int64_t column = 0; column < columns; column += 256) {
        int64_t width = std::min<int64_t>(256, columns - column);
        SmallVector<Value> part;
        auto begin = i * blockRegisters + column / 2;
        if (!zero)
          part.assign(acc.begin() + begin, acc.begin() + begin + width / 2);
        for (int64_t k = 0; k < steps; ++k) {
          int64_t columnBytes = k / 4 * rhs.getRows() * 128 + k % 4 * 32;
          Value b = right.at(
              e, transposed ? columnBytes + column * 128
                            : k * 16 * 128 + column / 64 * rhs.getRows() * 128);
          SmallVector<Value> a;
          if (lhsTile)
            a.push_back(
                lhs.at(e, (lhsTransposed
                               ? k * 16 * 128
                               : k / 4 * lhsTile.getRows() * 128 + k % 4 * 32) +
                              i * warps / 4 * groupBytes));
          else
            llvm::append_range(
                a, ArrayRef(lhsRegisters).slice((i * steps + k) * 4, 4));
          emitProduct(e, part, a, b, width, element, lhsTransposed,
                      !transposed);
        }
        llvm::copy(part, results.begin() + begin);
      }
    }
    NVVM::WgmmaGroupSyncAlignedOp::create(e);
    if (!op.getAsync())
      emitInPlace(e, "wgmma.wait_group.sync.aligned 0;", results);
    rewriter.replaceOp(op, e.vector(results, e.getF32Type()));
    return success();
  }

  /// acc += a b for one k step; acc = a b where acc is empty.
  static void emitProduct(Emitter &e, SmallVector<Value> &acc,
                          ArrayRef<Value> a, Value b, int64_t width,
                          FloatType element, bool mMajor, bool nMajor) {
    int64_t count = width / 2;
    bool accumulate = !acc.empty();
    std::string text, constraints;
    llvm::raw_string_ostream os(text);
    std::string name = element.isBF16() ? "bf16" : "f16";
    auto list = [&](int64_t first, int64_t n) {
      os << "{";
      for (int64_t r = 0; r < n; ++r)
        os << (r ? ", " : "") << "$" << first + r;
      os << "}";
    };
    os << "{\n.reg .pred p;\nsetp.ne.b32 p, " << accumulate << ", 0;\n"
       << "wgmma.mma_async.sync.aligned.m64n" << width << "k16.f32." << name
       << "." << name << " ";
    list(0, count);
    os << ", ";
    int64_t next = accumulate ? 2 * count : count;
    if (a.size() > 1)
      list(next, a.size());
    else
      os << "$" << next;
    next += a.size();
    // Signs, and the order of shared operands: 1 where rows run along k.
    os << ", $" << next << ", p, 1, 1, ";
    if (a.size() == 1)
      os << int(mMajor) << ", ";
    os << int(nMajor) << ";\n}";

    for (int64_t r = 0; r < count; ++r)
      constraints += "=f,";
    SmallVector<Value> operands;
    if (accumulate) {
      for (int64_t r = 0; r < count; ++r)
        constraints += std::to_string(r) + ",";
      operands = acc;
    }
    for (Value v : a) {
      constraints += a.size() > 1 ? "r," : "l,";
      operands.push_back(v);
    }
    constraints += "l";
    operands.push_back(b);
    auto result = LLVM::LLVMStructType::getLiteral(
        e.getContext(), SmallVector<Type>(count, e.getF32Type()));
    auto op = LLVM::InlineAsmOp::create(
        e, result, operands, text, constraints, /*has_side_effects=*/true,
        /*is_align_stack=*/false, LLVM::TailCallKind::None,
        LLVM::AsmDialectAttr(), ArrayAttr());
    acc.clear();
    for (int64_t r = 0; r < count; ++r)
      acc.push_back(LLVM::ExtractValueOp::create(e, op.getRes(), r));
  }
};

/// What reads the product comes behind the wait, since it reads what the wait
/// passes on.
struct DotWaitPattern : TilePattern<DotWaitOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(DotWaitOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    SmallVector<Value> elements = e.elements(adaptor.getInput()), held;
    // A left operand in registers is read until the product is complete.
    auto dot = op.getInput().getDefiningOp<DotOp>();
    if (dot && !isa<SharedType>(dot.getLhs().getType()))
      held = getPairs(e, rewriter.getRemappedValue(dot.getLhs()),
                      dot.getRhs().getType().getElementType());
    SmallVector<int64_t> counts{static_cast<int64_t>(elements.size())};
    for (Value other : adaptor.getOthers()) {
      SmallVector<Value> passed = e.elements(other);
      counts.push_back(passed.size());
      llvm::append_range(elements, passed);
    }
    emitInPlace(e,
                "wgmma.wait_group.sync.aligned " +
                    std::to_string(op.getPending()) + ";",
                elements, held);
    SmallVector<Value> results;
    ArrayRef<Value> rest(elements);
    for (int64_t count : counts) {
      results.push_back(e.vector(rest.take_front(count), e.getF32Type()));
      rest = rest.drop_front(count);
    }
    rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

void mlir::attn::tile::populateWarpgroupPatterns(
    const TileTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<WarpgroupDotPattern, DotWaitPattern>(
      converter, patterns.getContext(), /*benefit=*/2);
}

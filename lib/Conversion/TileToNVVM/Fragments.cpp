//===- Fragments.cpp - Fragments to vectors -------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::attn::tile;

//===----------------------------------------------------------------------===//
// Emitter and Source
//===----------------------------------------------------------------------===//

Value Emitter::opaqueTid() {
  return LLVM::InlineAsmOp::create(
             *this, getI32Type(), ValueRange(), "mov.u32 $0, %tid.x;", "=r",
             /*has_side_effects=*/true, /*is_align_stack=*/false,
             LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr())
      .getRes();
}

Value Emitter::tid() {
  for (Operation *op = getInsertionBlock()->getParentOp(); op;
       op = op->getParentOp())
    if (op->hasAttr(kColdAttr))
      return opaqueTid();
  return NVVM::ThreadIdXOp::create(*this, getI32Type());
}

Value Emitter::uniformWarp() {
  // Where the kernel begins: in a loop LLVM would leave what threads exchange,
  // and what is computed of it.
  InsertionGuard guard(*this);
  Operation *op = getInsertionBlock()->getParentOp();
  while (!isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  setInsertionPointToStart(&op->getRegion(0).front());
  Value first = i32(0);
  return NVVM::ShflOp::create(*this, getI32Type(), i32(-1), warp(), first,
                              i32(31), NVVM::ShflKind::idx, UnitAttr());
}

void Emitter::barrier() { NVVM::BarrierOp::create(*this); }

void Emitter::barrier(Operation *op) {
  auto named = op->getAttrOfType<IntegerAttr>(kNamedBarrierAttr);
  if (!named)
    return barrier();
  NVVM::BarrierOp::create(*this, TypeRange(), i32(named.getInt()),
                          i32(getNumThreads(op)), NVVM::BarrierReductionAttr(),
                          Value());
}

SmallVector<Value> Emitter::elements(Value vector) {
  auto op = vector::ToElementsOp::create(*this, vector);
  return SmallVector<Value>(op.getResults());
}

Value Emitter::vector(ArrayRef<Value> elements, Type elementType) {
  auto type =
      VectorType::get({static_cast<int64_t>(elements.size())}, elementType);
  return vector::FromElementsOp::create(*this, type, elements);
}

Source::Source(Emitter &e, Value memref, const LLVMTypeConverter &llvmConverter)
    : type(cast<MemRefType>(memref.getType())) {
  // The pass checks that the layout is strided.
  (void)type.getStridesAndOffset(strides, offset);
  descriptor = UnrealizedConversionCastOp::create(
                   e, llvmConverter.convertType(type), memref)
                   .getResult(0);
}

Value Source::base(Emitter &e) const {
  MemRefDescriptor desc(descriptor);
  Value ptr = desc.alignedPtr(e, e.getLoc());
  if (ptr.getType() != e.ptrType(kGlobalSpace))
    ptr = LLVM::AddrSpaceCastOp::create(e, e.ptrType(kGlobalSpace), ptr);
  if (offset == 0)
    return ptr;
  Value start = ShapedType::isDynamic(offset) ? desc.offset(e, e.getLoc())
                                              : e.i64(offset);
  return e.gep(ptr, type.getElementType(), start);
}

Value Source::size(Emitter &e, unsigned dim) const {
  if (!type.isDynamicDim(dim))
    return e.i64(type.getDimSize(dim));
  return MemRefDescriptor(descriptor).size(e, e.getLoc(), dim);
}

Value Source::stride(Emitter &e, unsigned dim) const {
  if (!ShapedType::isDynamic(strides[dim]))
    return e.i64(strides[dim]);
  return MemRefDescriptor(descriptor).stride(e, e.getLoc(), dim);
}

std::optional<int64_t> Source::staticStride(unsigned dim) const {
  if (ShapedType::isDynamic(strides[dim]))
    return std::nullopt;
  return strides[dim];
}

LogicalResult mlir::attn::tile::checkSource(Operation *op, MemRefType type) {
  Attribute space = type.getMemorySpace();
  auto gpuSpace = dyn_cast_if_present<gpu::AddressSpaceAttr>(space);
  auto intSpace = dyn_cast_if_present<IntegerAttr>(space);
  if (space &&
      !(gpuSpace && gpuSpace.getValue() == gpu::AddressSpace::Global) &&
      !(intSpace && intSpace.getInt() == kGlobalSpace))
    return op->emitOpError() << "addresses global memory, not " << type;
  if (!type.getElementType().isIntOrFloat())
    return op->emitOpError() << "addresses integers or floats, got " << type;
  return success();
}

int64_t mlir::attn::tile::getNumThreads(Operation *op) {
  if (auto threads = op->getAttrOfType<IntegerAttr>(kThreadsAttr))
    return threads.getInt();
  auto kernel = op->getParentOfType<gpu::GPUFuncOp>();
  return 32 *
         kernel->getAttrOfType<IntegerAttr>(TileDialect::getNumWarpsAttrName())
             .getInt();
}

/// Whether a scalar may differ between warps: it comes from a vote of one.
static bool isPerWarp(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def || isa<AnyOp>(def))
    return def;
  return def->getNumRegions() == 0 && isPure(def) &&
         llvm::any_of(def->getOperands(), isPerWarp);
}

LogicalResult mlir::attn::tile::checkWarpScope(gpu::GPUFuncOp kernel) {
  WalkResult result = kernel.walk([](scf::IfOp branch) {
    if (!isPerWarp(branch.getCondition()))
      return WalkResult::advance();
    return branch.walk([](Operation *op) {
      auto dot = dyn_cast<DotOp>(op);
      if (!isa<LoadOp, PutOp, GetOp, ReleaseOp, AllOp, RingCreateOp>(op) &&
          !(dot && dot.getWarpgroup()))
        return WalkResult::advance();
      op->emitOpError() << "is done by all warps together, but a vote of one "
                           "warp decides whether it runs";
      return WalkResult::interrupt();
    });
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The element type that registers hold: positions are 32-bit.
static Type getRegisterType(Type elementType) {
  if (elementType.isIndex())
    return IntegerType::get(elementType.getContext(), 32);
  return elementType;
}

TileTypeConverter::TileTypeConverter(const LLVMTypeConverter &llvmConverter)
    : llvmConverter(llvmConverter) {
  addConversion([](Type type) { return type; });
  addConversion([](RankedTensorType type) -> std::optional<Type> {
    if (!isFragment(type))
      return std::nullopt;
    return VectorType::get({getNumRegisters(type)},
                           getRegisterType(type.getElementType()));
  });
  auto shared = [](Type type) {
    return LLVM::LLVMPointerType::get(type.getContext(), kSharedSpace);
  };
  addConversion([=](SharedType type) -> Type { return shared(type); });
  addConversion([=](RingType type) -> Type { return shared(type); });
  addConversion([](TensorMapType type) -> Type {
    return LLVM::LLVMPointerType::get(type.getContext());
  });
  auto materialize = [](OpBuilder &b, Type type, ValueRange inputs,
                        Location loc) -> Value {
    return UnrealizedConversionCastOp::create(b, loc, type, inputs)
        .getResult(0);
  };
  addSourceMaterialization(materialize);
  addTargetMaterialization(materialize);
}

//===----------------------------------------------------------------------===//
// Elementwise ops
//===----------------------------------------------------------------------===//

namespace {

/// Rebuilds an elementwise op of arith or math on vectors.
struct ElementwisePattern : ConversionPattern {
  ElementwisePattern(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), /*benefit=*/1,
                          context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isa_and_present<arith::ArithDialect, math::MathDialect>(
            op->getDialect()) ||
        !op->hasTrait<OpTrait::Elementwise>())
      return failure();
    SmallVector<Type> types;
    if (failed(typeConverter->convertTypes(op->getResultTypes(), types)))
      return failure();
    // A cast to or from positions may have nothing left to do.
    if (isa<arith::IndexCastOp, arith::IndexCastUIOp>(op))
      return rewriteIndexCast(op, operands[0], types[0], rewriter);
    OperationState state(op->getLoc(), op->getName());
    state.addOperands(operands);
    state.addTypes(types);
    state.propertiesAttr = op->getPropertiesAsAttribute();
    state.addAttributes(op->getDiscardableAttrDictionary().getValue());
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }

  LogicalResult rewriteIndexCast(Operation *op, Value operand, Type type,
                                 ConversionPatternRewriter &rewriter) const {
    unsigned from = getElementTypeOrSelf(operand).getIntOrFloatBitWidth();
    unsigned to = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    if (from == to)
      rewriter.replaceOp(op, operand);
    else if (from > to)
      rewriter.replaceOpWithNewOp<arith::TruncIOp>(op, type, operand);
    else if (isa<arith::IndexCastOp>(op))
      rewriter.replaceOpWithNewOp<arith::ExtSIOp>(op, type, operand);
    else
      rewriter.replaceOpWithNewOp<arith::ExtUIOp>(op, type, operand);
    return success();
  }
};

struct ConstantPattern : TilePattern<arith::ConstantOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(arith::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isFragment(op.getType()))
      return failure();
    auto value = dyn_cast<SplatElementsAttr>(op.getValue());
    if (!value)
      return rewriter.notifyMatchFailure(op, "not a splat");
    auto type = cast<VectorType>(typeConverter->convertType(op.getType()));
    Attribute element = value.getSplatValue<Attribute>();
    if (getElementTypeOrSelf(op.getType()).isIndex())
      element = rewriter.getI32IntegerAttr(
          cast<IntegerAttr>(element).getValue().getSExtValue());
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, SplatElementsAttr::get(type, element));
    return success();
  }
};

struct SplatPattern : TilePattern<SplatOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(SplatOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    Value value = adaptor.getValue();
    if (value.getType().isIndex())
      value = e.toI32(value);
    rewriter.replaceOpWithNewOp<vector::BroadcastOp>(
        op, typeConverter->convertType(op.getType()), value);
    return success();
  }
};

struct IndexPattern : TilePattern<IndexOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(IndexOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    RankedTensorType type = op.getType();
    LayoutAttrInterface layout = getLayout(type);
    Value base =
        layout.getBaseDims()[op.getDim()] == 0 ? e.baseRow() : e.baseColumn();
    SmallVector<Value> elements;
    for (int64_t r = 0, n = getNumRegisters(type); r < n; ++r)
      elements.push_back(
          e.add(base, layout.getOffset(type.getShape(), r)[op.getDim()]));
    rewriter.replaceOp(op, e.vector(elements, e.getI32Type()));
    return success();
  }
};

/// Warps of a group stand side by side; those that hold fragments come first.
struct WarpgroupIndexPattern : TilePattern<WarpgroupIndexOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(WarpgroupIndexOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    rewriter.replaceOpWithNewOp<arith::IndexCastOp>(op, e.getIndexType(),
                                                    e.shr(e.uniformWarp(), 2));
    return success();
  }
};

/// Warps that have no roles meet at their copies.
struct WarpgroupBoundPattern : TilePattern<WarpgroupBoundOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(WarpgroupBoundOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, adaptor.getCommon());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Between layouts
//===----------------------------------------------------------------------===//

/// Registers of a fragment by the constant part of their position.
llvm::DenseMap<std::pair<int64_t, int64_t>, int64_t>
getRegisterMap(RankedTensorType type) {
  llvm::DenseMap<std::pair<int64_t, int64_t>, int64_t> map;
  for (int64_t r = 0, n = getNumRegisters(type); r < n; ++r) {
    SmallVector<int64_t> offset = getLayout(type).getOffset(type.getShape(), r);
    map[{offset[0], offset.size() > 1 ? offset[1] : 0}] = r;
  }
  return map;
}

struct ConvertLayoutPattern : TilePattern<ConvertLayoutOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(ConvertLayoutOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    auto map = getRegisterMap(op.getInput().getType());
    SmallVector<Value> from = e.elements(adaptor.getInput()), to;
    RankedTensorType type = op.getType();
    for (int64_t r = 0, n = getNumRegisters(type); r < n; ++r) {
      SmallVector<int64_t> offset =
          getLayout(type).getOffset(type.getShape(), r);
      to.push_back(from[map.at({offset[0], offset[1]})]);
    }
    rewriter.replaceOp(op, e.vector(to, to.front().getType()));
    return success();
  }
};

struct BroadcastPattern : TilePattern<BroadcastOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(BroadcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    auto map = getRegisterMap(op.getInput().getType());
    auto slice = cast<SliceAttr>(getLayout(op.getInput().getType()));
    unsigned kept = slice.getDim() == 1 ? 0 : 1;
    SmallVector<Value> from = e.elements(adaptor.getInput()), to;
    RankedTensorType type = op.getType();
    for (int64_t r = 0, n = getNumRegisters(type); r < n; ++r)
      to.push_back(from[map.at(
          {getLayout(type).getOffset(type.getShape(), r)[kept], 0})]);
    rewriter.replaceOp(op, e.vector(to, to.front().getType()));
    return success();
  }
};

/// The elements of a vector of bits. They would become a number in a register
/// as a whole: comparisons one by one chain their predicates.
SmallVector<Value> getBits(Emitter &e, Value bits) {
  auto cmp = bits.getDefiningOp<arith::CmpFOp>();
  if (!cmp)
    return e.elements(bits);
  SmallVector<Value> elements;
  for (auto [lhs, rhs] :
       llvm::zip_equal(e.elements(cmp.getLhs()), e.elements(cmp.getRhs())))
    elements.push_back(arith::CmpFOp::create(e, cmp.getPredicate(), lhs, rhs));
  return elements;
}

/// All registers of a thread, and then all threads at a barrier.
struct AllPattern : TilePattern<AllOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(AllOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    Value all = e.i1(true);
    for (Value element : getBits(e, adaptor.getInput()))
      all = e.andI(all, element);
    // Roles have barriers of their own, with which the op of NVVM does not
    // reduce.
    if (auto id = op->getAttrOfType<IntegerAttr>(kNamedBarrierAttr)) {
      Value number = arith::ExtUIOp::create(e, e.getI32Type(), all);
      auto met = LLVM::InlineAsmOp::create(
          e, e.getI32Type(),
          ValueRange{number, e.i32(id.getInt()), e.i32(getNumThreads(op))},
          "{\n"
          ".reg .pred mine, all;\n"
          "setp.ne.u32 mine, $1, 0;\n"
          "barrier.cta.red.and.pred.aligned all, $2, $3, mine;\n"
          "selp.u32 $0, 1, 0, all;\n"
          "}",
          "=r,r,r,r,~{memory}", /*has_side_effects=*/true,
          /*is_align_stack=*/false, LLVM::TailCallKind::None,
          LLVM::AsmDialectAttr(), ArrayAttr());
      rewriter.replaceOp(
          op, e.cmp(arith::CmpIPredicate::ne, met.getRes(), e.i32(0)));
      return success();
    }
    auto barrier = NVVM::BarrierOp::create(
        e, e.getI32Type(), Value(), Value(),
        NVVM::BarrierReductionAttr::get(e.getContext(),
                                        NVVM::BarrierReduction::AND),
        arith::ExtUIOp::create(e, e.getI32Type(), all));
    rewriter.replaceOp(
        op, e.cmp(arith::CmpIPredicate::ne, barrier.getRes(), e.i32(0)));
    return success();
  }
};

/// Whether no element is negative, by what made it.
bool isNonNegative(Value value) {
  if (auto trunc = value.getDefiningOp<arith::TruncFOp>())
    value = trunc.getIn();
  return isa_and_present<math::Exp2Op, math::ExpOp, math::AbsFOp>(
      value.getDefiningOp());
}

bool isSplatOf(Value vector, double number) {
  if (auto splat = vector.getDefiningOp<vector::BroadcastOp>())
    vector = splat.getSource();
  APFloat value(0.0);
  SplatElementsAttr elements;
  if (matchPattern(vector, m_Constant(&elements)))
    value = elements.getSplatValue<APFloat>();
  else if (!matchPattern(vector, m_ConstantFloat(&value)))
    return false;
  return value.isExactlyValue(number);
}

/// Whether one of a thread's elements is true.
Value emitAny(Emitter &e, Value bits) {
  if (!isa<VectorType>(bits.getType()))
    return bits;
  if (auto either = bits.getDefiningOp<arith::OrIOp>())
    return e.createOrFold<arith::OrIOp>(emitAny(e, either.getLhs()),
                                        emitAny(e, either.getRhs()));
  if (auto splat = bits.getDefiningOp<vector::BroadcastOp>())
    return splat.getSource();
  auto cmp = bits.getDefiningOp<arith::CmpFOp>();
  if (cmp && cmp.getPredicate() == arith::CmpFPredicate::UGE &&
      getElementTypeOrSelf(cmp.getLhs()).isF32() &&
      isNonNegative(cmp.getLhs()) && isSplatOf(cmp.getRhs(), 2.0)) {
    // Of 2 and what is above, NaN included, the upper bit of the exponent is
    // set: the bits of all elements are gathered before one test.
    Value all;
    for (Value element : e.elements(cmp.getLhs())) {
      Value word = LLVM::BitcastOp::create(e, e.getI32Type(), element);
      all = all ? e.createOrFold<arith::OrIOp>(all, word) : word;
    }
    return e.cmp(arith::CmpIPredicate::ne, e.andI(all, 0x40000000), e.i32(0));
  }
  SmallVector<Value> elements = getBits(e, bits);
  Value any = elements.front();
  for (Value element : ArrayRef(elements).drop_front())
    any = arith::OrIOp::create(e, any, element);
  return any;
}

/// All registers of a thread, and then all threads of the warp by a vote. A
/// scalar is a warp's anyhow.
struct AnyPattern : TilePattern<AnyOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(AnyOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    Value any = adaptor.getInput();
    if (isa<ShapedType>(op.getInput().getType()))
      any = NVVM::VoteSyncOp::create(e, e.getI1Type(), e.i32(-1),
                                     emitAny(e, any), NVVM::VoteSyncKind::any);
    rewriter.replaceOpWithNewOp<LLVM::ExpectOp>(op, any, e.i1(false));
    return success();
  }
};

Value combine(Emitter &e, ReduceKind kind, Value a, Value b) {
  bool isFloat = isa<FloatType>(a.getType());
  if (kind == ReduceKind::Add)
    return isFloat ? arith::AddFOp::create(e, a, b).getResult()
                   : arith::AddIOp::create(e, a, b).getResult();
  return isFloat ? arith::MaximumFOp::create(e, a, b).getResult()
                 : arith::MaxSIOp::create(e, a, b).getResult();
}

struct FoldPattern : TilePattern<FoldOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(FoldOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    auto from = cast<RankedTensorType>(op.getInput().getType());
    auto to = cast<RankedTensorType>(op.getResult().getType());
    auto map = getRegisterMap(to);
    SmallVector<Value> parts(getNumRegisters(to));
    for (auto [r, value] : llvm::enumerate(e.elements(adaptor.getInput()))) {
      SmallVector<int64_t> offset =
          getLayout(from).getOffset(from.getShape(), r);
      Value &part = parts[map.at({offset[0], offset[1] % to.getDimSize(1)})];
      part = part ? combine(e, op.getKind(), part, value) : value;
    }
    rewriter.replaceOp(op, e.vector(parts, parts.front().getType()));
    return success();
  }
};

struct ReducePattern : TilePattern<ReduceOp> {
  using TilePattern::TilePattern;

  LogicalResult
  matchAndRewrite(ReduceOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Emitter e(op.getLoc(), rewriter);
    auto type = cast<RankedTensorType>(op.getInput().getType());
    auto to = cast<RankedTensorType>(op.getResult().getType());
    auto map = getRegisterMap(to);
    // Four chains per row: a single one would wait for itself.
    constexpr unsigned kChains = 4;
    SmallVector<SmallVector<Value>> chains(getNumRegisters(to));
    SmallVector<Value> from = e.elements(adaptor.getInput());
    SmallVector<unsigned> seen(chains.size(), 0);
    for (auto [r, value] : llvm::enumerate(from)) {
      int64_t row =
          map.at({getLayout(type).getOffset(type.getShape(), r)[0], 0});
      SmallVector<Value> &chain = chains[row];
      if (chain.size() < kChains)
        chain.push_back(value);
      else
        chain[seen[row] % kChains] =
            combine(e, op.getKind(), chain[seen[row] % kChains], value);
      ++seen[row];
    }
    SmallVector<Value> results;
    Value full = e.i32(-1), clamp = e.i32(31);
    for (SmallVector<Value> &chain : chains) {
      while (chain.size() > 1) {
        SmallVector<Value> next;
        for (size_t i = 0; i + 1 < chain.size(); i += 2)
          next.push_back(combine(e, op.getKind(), chain[i], chain[i + 1]));
        if (chain.size() % 2)
          next.push_back(chain.back());
        chain = next;
      }
      Value value = chain.front();
      for (int64_t distance : {1, 2}) {
        Value other = NVVM::ShflOp::create(e, value.getType(), full, value,
                                           e.i32(distance), clamp,
                                           NVVM::ShflKind::bfly, UnitAttr());
        value = combine(e, op.getKind(), value, other);
      }
      results.push_back(value);
    }
    rewriter.replaceOp(op, e.vector(results, results.front().getType()));
    return success();
  }
};

} // namespace

void mlir::attn::tile::populateFragmentPatterns(
    const TileTypeConverter &converter, RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ElementwisePattern>(
      static_cast<const TypeConverter &>(converter), context);
  patterns
      .add<ConstantPattern, SplatPattern, IndexPattern, WarpgroupIndexPattern,
           WarpgroupBoundPattern, ConvertLayoutPattern, BroadcastPattern,
           AllPattern, AnyPattern, FoldPattern, ReducePattern>(converter,
                                                               context);
}

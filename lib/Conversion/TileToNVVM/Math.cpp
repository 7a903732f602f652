//===- Math.cpp - Math functions as GPU instructions ----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::attn::tile;

namespace {

/// f32 arithmetic on values of one shape.
struct FloatEmitter : Emitter {
  Type type;
  FloatEmitter(Operation *op, RewriterBase &rewriter)
      : Emitter(op->getLoc(), static_cast<OpBuilder &>(rewriter)),
        type(op->getResult(0).getType()) {}

  Value constant(float v) {
    TypedAttr attr = getF32FloatAttr(v);
    if (auto shaped = dyn_cast<ShapedType>(type))
      attr = SplatElementsAttr::get(shaped, attr);
    return arith::ConstantOp::create(*this, attr);
  }
  Value add(Value a, Value b) { return arith::AddFOp::create(*this, a, b); }
  Value sub(Value a, Value b) { return arith::SubFOp::create(*this, a, b); }
  Value mul(Value a, Value b) { return arith::MulFOp::create(*this, a, b); }
  Value fma(Value a, Value b, Value c) {
    return math::FmaOp::create(*this, a, b, c);
  }

  /// One instruction on every element.
  Value call(StringRef intrinsic, Value x) {
    auto scalar = [&](Value v) -> Value {
      return LLVM::CallIntrinsicOp::create(
                 *this, TypeRange(getF32Type()), getStringAttr(intrinsic),
                 ValueRange(v), LLVM::FastmathFlagsAttr())
          .getResult(0);
    };
    if (!isa<VectorType>(type))
      return scalar(x);
    SmallVector<Value> results;
    for (Value v : elements(x))
      results.push_back(scalar(v));
    return vector(results, getF32Type());
  }
  /// 2^x within two units in the last place; results below the smallest normal
  /// number are 0.
  Value exp2(Value x) { return call("llvm.nvvm.ex2.approx.ftz.f32", x); }
};

template <typename OpTy>
struct F32Pattern : OpRewritePattern<OpTy> {
  F32Pattern(MLIRContext *context)
      : OpRewritePattern<OpTy>(context, /*benefit=*/10) {}

  virtual Value expand(FloatEmitter &e, Value x) const = 0;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const final {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    FloatEmitter e(op, rewriter);
    rewriter.replaceOp(op, expand(e, op.getOperand()));
    return success();
  }
};

struct Exp2Pattern : F32Pattern<math::Exp2Op> {
  using F32Pattern::F32Pattern;
  Value expand(FloatEmitter &e, Value x) const override { return e.exp2(x); }
};

struct RsqrtPattern : F32Pattern<math::RsqrtOp> {
  using F32Pattern::F32Pattern;
  Value expand(FloatEmitter &e, Value x) const override {
    return e.call("llvm.nvvm.rsqrt.approx.ftz.f", x);
  }
};

/// e^x = 2^n 2^f with n = floor(x log2 e). The fraction f is formed with what
/// log2 e has beyond f32, so that large arguments lose nothing.
struct ExpPattern : F32Pattern<math::ExpOp> {
  using F32Pattern::F32Pattern;
  Value expand(FloatEmitter &e, Value x) const override {
    // Outside of these bounds the result is 0 or infinite. Inside all steps are
    // finite. NaN stays.
    x = arith::MaximumFOp::create(e, x, e.constant(-105.0f));
    x = arith::MinimumFOp::create(e, x, e.constant(89.0f));
    Value high = e.constant(1.44269502162933349609375f);
    Value low = e.constant(1.925963033500011e-8f);
    Value n = math::FloorOp::create(e, e.mul(x, high));
    Value f = e.fma(x, high, arith::NegFOp::create(e, n));
    f = e.fma(x, low, f);
    return e.mul(e.exp2(f), e.exp2(n));
  }
};

/// 1 - 2 / (e^2x + 1), within 4e-7 of tanh x.
Value expandTanh(FloatEmitter &e, Value x) {
  Value power = e.exp2(e.mul(x, e.constant(2.885390081777927f)));
  Value inverse =
      e.call("llvm.nvvm.rcp.approx.ftz.f", e.add(power, e.constant(1.0f)));
  return e.fma(e.constant(-2.0f), inverse, e.constant(1.0f));
}

/// A hyperbolic tangent of which the absolute error matters.
struct ApproximateTanhPattern : OpRewritePattern<math::TanhOp> {
  ApproximateTanhPattern(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/20) {}

  LogicalResult matchAndRewrite(math::TanhOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32() ||
        !bitEnumContainsAll(op.getFastmath(), arith::FastMathFlags::afn))
      return failure();
    FloatEmitter e(op, rewriter);
    rewriter.replaceOp(op, expandTanh(e, op.getOperand()));
    return success();
  }
};

/// As above, and near 0, where that cancels, x + x^3 p(x^2) with p fitted to
/// the least relative error on |x| <= 0.6.
struct TanhPattern : F32Pattern<math::TanhOp> {
  using F32Pattern::F32Pattern;
  Value expand(FloatEmitter &e, Value x) const override {
    Value large = expandTanh(e, x);
    Value square = e.mul(x, x);
    Value p = e.constant(-0.005905867554247379f);
    for (float c : {0.02080538310110569f, -0.053786683827638626f,
                    0.13331958651542664f, -0.33333298563957214f})
      p = e.fma(p, square, e.constant(c));
    Value small = e.fma(e.mul(x, square), p, x);
    Value isSmall =
        arith::CmpFOp::create(e, arith::CmpFPredicate::OLT,
                              math::AbsFOp::create(e, x), e.constant(0.6f));
    return arith::SelectOp::create(e, isSmall, small, large);
  }
};

/// sin (x + shift pi / 2): x less the nearest multiple of pi / 2, in three
/// parts for the last places of large arguments, picks one of two polynomials.
Value expandSine(FloatEmitter &e, Value x, float shift) {
  Value n =
      math::RoundEvenOp::create(e, e.mul(x, e.constant(0.63661977236758134f)));
  Value negative = arith::NegFOp::create(e, n);
  Value r = e.fma(negative, e.constant(1.5707963705062866f), x);
  r = e.fma(negative, e.constant(-4.371138828673793e-08f), r);
  r = e.fma(negative, e.constant(-1.7151245100058819e-15f), r);
  Value square = e.mul(r, r);

  // Fitted to the least relative error on |r| <= pi / 4.
  Value sine = e.constant(2.7181627046957146e-06f);
  for (float c :
       {-0.000198393187019974f, 0.008333329111337662f, -0.1666666716337204f})
    sine = e.fma(sine, square, e.constant(c));
  sine = e.fma(e.mul(r, square), sine, r);
  Value cosine = e.constant(2.4437007596134208e-05f);
  for (float c : {-0.001388735487125814f, 0.04166664555668831f, -0.5f, 1.0f})
    cosine = e.fma(cosine, square, e.constant(c));

  // The quadrant, 0 to 3, as a float: n may be infinite.
  Value quadrant = e.add(n, e.constant(shift));
  Value turns = math::FloorOp::create(e, e.mul(quadrant, e.constant(0.25f)));
  quadrant = e.fma(turns, e.constant(-4.0f), quadrant);
  auto is = [&](arith::CmpFPredicate predicate, float v) -> Value {
    return arith::CmpFOp::create(e, predicate, quadrant, e.constant(v));
  };
  Value odd = arith::OrIOp::create(e, is(arith::CmpFPredicate::OEQ, 1.0f),
                                   is(arith::CmpFPredicate::OEQ, 3.0f));
  Value result = arith::SelectOp::create(e, odd, cosine, sine);
  return arith::SelectOp::create(e, is(arith::CmpFPredicate::OGE, 2.0f),
                                 arith::NegFOp::create(e, result), result);
}

struct SinPattern : F32Pattern<math::SinOp> {
  using F32Pattern::F32Pattern;
  Value expand(FloatEmitter &e, Value x) const override {
    return expandSine(e, x, 0.0f);
  }
};

struct CosPattern : F32Pattern<math::CosOp> {
  using F32Pattern::F32Pattern;
  Value expand(FloatEmitter &e, Value x) const override {
    return expandSine(e, x, 1.0f);
  }
};

/// log10 x = log2 x log10 2.
struct Log10Pattern : F32Pattern<math::Log10Op> {
  using F32Pattern::F32Pattern;
  Value expand(FloatEmitter &e, Value x) const override {
    return e.mul(math::Log2Op::create(e, x), e.constant(0.30102999566398f));
  }
};

/// A quotient that may be approximate: the reciprocal is within one unit in the
/// last place.
struct ApproximateDivisionPattern : OpRewritePattern<arith::DivFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::DivFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32() ||
        !bitEnumContainsAll(op.getFastmath(), arith::FastMathFlags::afn))
      return failure();
    FloatEmitter e(op, rewriter);
    Value inverse = e.call("llvm.nvvm.rcp.approx.ftz.f", op.getRhs());
    if (matchPattern(op.getLhs(), m_OneFloat()))
      rewriter.replaceOp(op, inverse);
    else
      rewriter.replaceOp(op, e.mul(op.getLhs(), inverse));
    return success();
  }
};

/// A bf16 is the upper half of an f32. The conversion instruction is as slow as
/// an exponential.
struct ExtendPattern : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getIn()).isBF16() ||
        !getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    auto cast = [&](Type element) -> Type {
      if (auto shaped = dyn_cast<ShapedType>(op.getType()))
        return shaped.clone(element);
      return element;
    };
    Location loc = op.getLoc();
    Type i32 = cast(rewriter.getI32Type());
    Value bits = arith::ExtUIOp::create(
        rewriter, loc, i32,
        arith::BitcastOp::create(rewriter, loc, cast(rewriter.getI16Type()),
                                 op.getIn()));
    TypedAttr shift = rewriter.getI32IntegerAttr(16);
    if (auto shaped = dyn_cast<ShapedType>(i32))
      shift = SplatElementsAttr::get(shaped, shift);
    bits = arith::ShLIOp::create(
        rewriter, loc, bits, arith::ConstantOp::create(rewriter, loc, shift));
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), bits);
    return success();
  }
};

} // namespace

/// Ops that the LLVM dialect has and the NVPTX backend selects.
static bool isNative(Operation *op) {
  return isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::CopySignOp,
             math::CountLeadingZerosOp, math::CountTrailingZerosOp,
             math::CtPopOp, math::FloorOp, math::FmaOp, math::IsFiniteOp,
             math::IsInfOp, math::IsNaNOp, math::IsNormalOp, math::RoundEvenOp,
             math::RoundOp, math::SqrtOp, math::TruncOp>(op);
}

LogicalResult mlir::attn::tile::expandMath(gpu::GPUModuleOp module) {
  MLIRContext *context = module.getContext();
  RewritePatternSet patterns(context);
  auto own = [](StringRef name) {
    return name == math::ExpOp::getOperationName() ||
           name == math::Exp2Op::getOperationName() ||
           name == math::TanhOp::getOperationName() ||
           name == math::SinOp::getOperationName() ||
           name == math::CosOp::getOperationName() ||
           name == math::RsqrtOp::getOperationName();
  };
  patterns.add<ApproximateDivisionPattern, CosPattern, Exp2Pattern, ExpPattern,
               ExtendPattern, Log10Pattern, RsqrtPattern, SinPattern,
               TanhPattern, ApproximateTanhPattern>(context);
  // 16-bit floats go through f32.
  populateMathF32ExpansionPatterns(patterns, [](StringRef) { return true; });
  populateMathPolynomialApproximationPatterns(
      patterns, [&](StringRef name) { return !own(name); });
  math::populateExpansionPatterns(
      patterns,
      {"tan", "sinh", "cosh", "asinh", "acosh", "atanh", "powf", "fpowi"});
  if (failed(applyPatternsGreedily(module, std::move(patterns))))
    return module.emitOpError() << "has math that does not expand";
  WalkResult result = module.walk([&](Operation *op) {
    if (!isa_and_present<math::MathDialect>(op->getDialect()) || isNative(op))
      return WalkResult::advance();
    op->emitError() << "'" << op->getName()
                    << "' has no lowering in a GPU kernel";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

//===- PromoteFloats.cpp - A module in double precision -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Reference/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/TypeUtilities.h"

namespace mlir::attn {
#define GEN_PASS_DEF_ATTNPROMOTEFLOATS
#include "attn/Reference/Passes.h.inc"
} // namespace mlir::attn

#define DEBUG_TYPE "attn-promote-floats"

using namespace mlir;

static bool isNarrow(Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  return floatType && floatType.getWidth() < 64;
}

static APFloat widen(APFloat value) {
  bool lossy;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lossy);
  return value;
}

static bool hasFloats(Type type) {
  return isa<FloatType>(getElementTypeOrSelf(type));
}

/// The elements of a resource of floats, as f64; null where it is no such
/// resource or its data is absent.
static Attribute widenResource(DenseResourceElementsAttr attr) {
  auto floatType = dyn_cast<FloatType>(attr.getType().getElementType());
  AsmResourceBlob *blob = attr.getRawHandle().getBlob();
  if (!floatType || !blob || floatType.getWidth() % 8 != 0)
    return {};
  size_t width = floatType.getWidth() / 8;
  ArrayRef<char> data = blob->getData();
  SmallVector<APFloat> values;
  for (size_t i = 0; i + width <= data.size(); i += width) {
    uint64_t bits = 0;
    memcpy(&bits, data.data() + i, width);
    values.push_back(widen(APFloat(floatType.getFloatSemantics(),
                                   APInt(floatType.getWidth(), bits))));
  }
  auto type = attr.getType().clone(Float64Type::get(attr.getContext()));
  if (static_cast<int64_t>(values.size()) != type.getNumElements())
    return {};
  return DenseElementsAttr::get(cast<ShapedType>(type), values);
}

namespace {
struct PromoteFloatsPass
    : attn::impl::AttnPromoteFloatsBase<PromoteFloatsPass> {
  void runOnOperation() override {
    MLIRContext *ctx = &getContext();
    auto f64 = Float64Type::get(ctx);

    // What reads or writes the bits of a float has no meaning in f64.
    WalkResult walk = getOperation().walk([&](Operation *op) {
      if (!isa<arith::BitcastOp, tensor::BitcastOp>(op) &&
          op->getName().getStringRef() != "vector.bitcast")
        return WalkResult::advance();
      Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
      if (!hasFloats(from) && !hasFloats(to))
        return WalkResult::advance();
      op->emitError() << "depends on the bits of a float: " << from << " to "
                      << to << "; the graph has no form in f64";
      return WalkResult::interrupt();
    });
    if (walk.wasInterrupted())
      return signalPassFailure();

    AttrTypeReplacer replacer;
    replacer.addReplacement([&](FloatType type) -> std::optional<Type> {
      if (isNarrow(type))
        return f64;
      return std::nullopt;
    });
    replacer.addReplacement([&](FloatAttr attr) -> std::optional<Attribute> {
      if (isNarrow(attr.getType()))
        return FloatAttr::get(f64, widen(attr.getValue()));
      return std::nullopt;
    });
    replacer.addReplacement(
        [&](DenseElementsAttr attr) -> std::optional<Attribute> {
          if (!isNarrow(attr.getElementType()))
            return std::nullopt;
          auto floats = cast<DenseFPElementsAttr>(attr);
          return floats.mapValues(f64, [](const APFloat &value) {
            return widen(value).bitcastToAPInt();
          });
        });
    replacer.addReplacement(
        [&](DenseResourceElementsAttr attr) -> std::optional<Attribute> {
          if (isNarrow(attr.getElementType()))
            if (Attribute wide = widenResource(attr))
              return wide;
          return std::nullopt;
        });
    replacer.recursivelyReplaceElementsIn(getOperation(),
                                          /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);

    // Conversions that no longer convert.
    getOperation().walk([](Operation *op) {
      if (isa<arith::ExtFOp, arith::TruncFOp>(op) &&
          op->getOperand(0).getType() == op->getResult(0).getType()) {
        op->getResult(0).replaceAllUsesWith(op->getOperand(0));
        op->erase();
      }
    });
  }
};
} // namespace

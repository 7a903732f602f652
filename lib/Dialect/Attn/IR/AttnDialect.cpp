//===- AttnDialect.cpp - Attn dialect -------------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::attn;

#include "attn/Dialect/Attn/IR/AttnDialect.cpp.inc"
#include "attn/Dialect/Attn/IR/AttnEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "attn/Dialect/Attn/IR/AttnAttrs.cpp.inc"

void AttnDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attn/Dialect/Attn/IR/AttnAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "attn/Dialect/Attn/IR/AttnOps.cpp.inc"
      >();
}

LogicalResult
LoweringConfigAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                           int64_t tileM, int64_t tileN, SoftmaxForm softmax) {
  if (tileM <= 0 || tileN <= 0)
    return emitError() << "expects positive tile sizes, got tile_m = " << tileM
                       << ", tile_n = " << tileN;
  return success();
}

LogicalResult AttnDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attr) {
  if (attr.getName() == getLoweringConfigAttrName()) {
    if (!isa<LoweringConfigAttr>(attr.getValue()))
      return op->emitOpError() << "expects '" << getLoweringConfigAttrName()
                               << "' to be an #attn.lowering_config";
    if (!isa<AttentionOp>(op))
      return op->emitOpError() << "'" << getLoweringConfigAttrName()
                               << "' belongs on attn.attention";
    return success();
  }
  if (attr.getName() == getNoFuseAttrName()) {
    if (!isa<UnitAttr>(attr.getValue()))
      return op->emitOpError() << "expects '" << getNoFuseAttrName()
                               << "' to be a unit attribute";
    return success();
  }
  return op->emitOpError() << "has no attribute '" << attr.getName().getValue()
                           << "'";
}

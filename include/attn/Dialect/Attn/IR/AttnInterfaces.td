//===- AttnInterfaces.td - Attn op interfaces --------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNINTERFACES
#define ATTN_DIALECT_ATTN_IR_ATTNINTERFACES

include "mlir/IR/OpBase.td"

def AttentionOpInterface : OpInterface<"AttentionOpInterface"> {
  let cppNamespace = "::mlir::attn";
  let description = [{
    What `attn.attention` and `attn.online_attention` share: three operands, the
    captured operands, the two regions and one map per operand over
    (batch..., m, n, d, e).
  }];
  let methods = [
    InterfaceMethod<"The query operand.", "::mlir::Value", "getQuery">,
    InterfaceMethod<"The key operand.", "::mlir::Value", "getKey">,
    InterfaceMethod<"The value operand.", "::mlir::Value", "getValue">,
    InterfaceMethod<"The captured operands.", "::mlir::OperandRange",
                    "getCaptures">,
    InterfaceMethod<[{
      The score region: (score, captured scalars...) -> score. May be empty,
      which leaves the score as it is.
    }], "::mlir::Region &", "getScore">,
    InterfaceMethod<[{
      The mask region: (captured scalars...) -> i1, true where the query attends
      to the key. May be empty: every key is seen.
    }], "::mlir::Region &", "getMask">,
    InterfaceMethod<"The maps, in operand order.", "::mlir::ArrayAttr",
                    "getIndexingMaps">,
    InterfaceMethod<[{
      The value of a masked score where it is finite; absent means -inf.
    }], "::std::optional<double>", "getFillValue">,
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::AffineMap getIndexingMap(unsigned operand) {
      return ::llvm::cast<::mlir::AffineMapAttr>(
                 $_op.getIndexingMaps()[operand]).getValue();
    }
    ::mlir::SmallVector<::mlir::AffineMap> getIndexingMapsArray() {
      return ::llvm::to_vector(
          $_op.getIndexingMaps()
              .template getAsValueRange<::mlir::AffineMapAttr>());
    }
    ::mlir::AffineMap getQueryMap() { return getIndexingMap(0); }
    ::mlir::AffineMap getKeyMap() { return getIndexingMap(1); }
    ::mlir::AffineMap getValueMap() { return getIndexingMap(2); }
    ::mlir::AffineMap getCaptureMap(unsigned i) {
      return getIndexingMap(3 + i);
    }
    unsigned getNumBatchDims() { return getQueryMap().getNumDims() - 4; }
    /// Positions of the four inner dimensions in the iteration domain.
    unsigned getMDim() { return getNumBatchDims(); }
    unsigned getNDim() { return getNumBatchDims() + 1; }
    unsigned getDDim() { return getNumBatchDims() + 2; }
    unsigned getEDim() { return getNumBatchDims() + 3; }
    /// The type of S, of the running maximum and sum, and of the accumulator.
    ::mlir::FloatType getAccumulatorType() {
      return ::mlir::attn::getAccumulatorType($_op.getQuery(), $_op.getValue());
    }
    bool hasScore() { return !$_op.getScore().empty(); }
    bool hasMask() { return !$_op.getMask().empty(); }
  }];
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNINTERFACES

//===- Passes.td - The references in double precision ------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_REFERENCE_PASSES
#define ATTN_REFERENCE_PASSES

include "mlir/Pass/PassBase.td"

def AttnLowerToReferenceLoops
    : Pass<"attn-lower-to-reference-loops", "::mlir::ModuleOp"> {
  let summary = "attn.attention as scalar loops in f64, straight from its definition";
  let description = [{
    Replaces every `attn.attention` by a nest of scalar loops that computes in
    f64 whatever the element types are: one loop per batch dimension and query,
    a loop over all keys for the scores of the row and its maximum, a second
    one for the exponentials, their sum and the product with V. Every operand is
    read at what its indexing map says, both regions are cloned with their
    floating point types widened. Nothing is tiled, and no code is shared with
    the analyses and the lowerings that this reference is there to check.

    The maximum, the sum and the accumulator of a row are all that is kept. A
    masked key with probability 0 is not multiplied with V.

    Before:
    ```mlir
    %o = attn.attention {indexing_maps = [...]} ins(%q, %k, %v : ...)
           outs(%init : tensor<?x64xf32>) -> tensor<?x64xf32>
    ```
    After:
    ```mlir
    %buffer = memref.alloc(%m) : memref<?x64xf32>
    scf.for %i = %c0 to %m step %c1 {
      %max = scf.for %j = %c0 to %n step %c1 iter_args(%a = %ninf) -> (f64) {
        ...
      }
      ...
    }
    %o = bufferization.to_tensor %buffer restrict writable : ...
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def AttnPromoteFloats : Pass<"attn-promote-floats", "::mlir::ModuleOp"> {
  let summary = "every floating point type of a module becomes f64";
  let description = [{
    Gives the module that computes the same graph in f64: types, constants and
    function types change, conversions between floating point types disappear.
    A constant keeps its value, so that the lowest f32 stays that number. The
    result runs through upstream passes alone and is the second reference of the
    numerical checks.

    What depends on the bits of a narrower float (a bitcast) is an error.

    Before:
    ```mlir
    func.func @f(%x: tensor<4xf16>) -> tensor<4xf32> {
      %y = arith.extf %x : tensor<4xf16> to tensor<4xf32>
      return %y : tensor<4xf32>
    }
    ```
    After:
    ```mlir
    func.func @f(%x: tensor<4xf64>) -> tensor<4xf64> {
      return %x : tensor<4xf64>
    }
    ```
  }];
}

#endif // ATTN_REFERENCE_PASSES

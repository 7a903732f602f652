//===- Passes.td - Conversion passes -----------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_PASSES
#define ATTN_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// AttnToLinalg
//===----------------------------------------------------------------------===//

def ConvertAttnToLinalgPass : Pass<"convert-attn-to-linalg"> {
  let summary = "Lower the attn dialect to linalg on tensors";
  let description = [{
    Lowers every op of the `attn` dialect to `linalg.generic`. On
    `attn.attention` this un-fuses: the scores of all queries over all keys
    become a tensor, so that any pipeline can run what was captured. On
    `attn.online_attention`, `attn.merge` and `attn.finalize` inside the loops
    of `attn-tile-online-softmax`, the tensors are as large as a tile.

    Regions are inlined, `attn.index` becomes `linalg.index`, and the
    indexing maps are kept, `floordiv` and `mod` included. A score region that
    reads memory or may trap is executed only where the mask region lets the
    query see the key.

    A masked key contributes nothing, whatever its value holds. Where the op has
    a mask, the product with V is a plain contraction if all of V is finite
    (a masked P is 0 exactly); a check in front of it picks a second form, with
    a select on each product, if it is not.

    Ops on memrefs are wrapped in `bufferization.to_tensor` and
    `bufferization.materialize_in_destination`, so bufferization comes after
    this pass in every case.

    ```mlir
    // Before
    %r:3 = attn.online_attention {indexing_maps = [#q, #k, #v, #a, #r, #r]}
      ins(%q, %k, %v : tensor<64x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>)
      outs(%acc, %max, %sum : tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>)
      score {
      ^bb0(%s: f32):
        %t = arith.mulf %s, %scale : f32
        attn.yield %t : f32
      } -> tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>

    // After: each generic in its own line, bodies shortened.
    %s = linalg.generic ins(%q, %k) outs(%zero)   // contraction over d
    %t = linalg.generic outs(%s)                  // score, mask, fill
    %m = linalg.generic ins(%t) outs(%max)        // maximumf over n
    %c = linalg.generic ins(%max, %m)             // exp(max - m)
    %p = linalg.generic ins(%m) outs(%t)          // exp(t - m)
    %u = linalg.generic ins(%c) outs(%sum)        // c * sum
    %l = linalg.generic ins(%p) outs(%u)          // addf over n
    %x = linalg.generic ins(%c) outs(%acc)        // c * acc
    %o = linalg.generic ins(%p, %v) outs(%x)      // contraction over n
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::bufferization::BufferizationDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // ATTN_CONVERSION_PASSES

//===- AttnBase.td - Attn dialect base ---------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNBASE
#define ATTN_DIALECT_ATTN_IR_ATTNBASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Attn_Dialect : Dialect {
  let name = "attn";
  let cppNamespace = "::mlir::attn";
  let summary = "Attention as one operation, and its online-softmax form";
  let description = [{
    The `attn` dialect holds attention between the two contractions of a
    matmul-softmax-matmul graph: what is computed (`attn.attention`), and how it
    is computed block by block (`attn.online_attention`, `attn.merge`,
    `attn.finalize`).

    **Iteration domain.** Every op iterates over a domain whose dimensions have
    fixed roles by position: first any number of batch dimensions, then `m`
    (queries), `n` (keys), `d` (the contraction of Q and K) and `e` (the columns
    of V and of the output). One indexing map per operand says how the operand
    is laid out, so that any permutation of any operand is an ordinary case.
    `attn.finalize` and `attn.merge` iterate over (batch..., m, e).

    | operand  | dimensions its map uses                                       |
    |----------|---------------------------------------------------------------|
    | query    | `m`, `d`, any of the batch                                    |
    | key      | `n`, `d`, any of the batch                                    |
    | value    | `n`, `e`, any of the batch                                    |
    | captures | any of the batch, `m`, `n`                                    |
    | sink     | any of the batch                                              |
    | output   | every batch dimension, `m`, `e`                               |
    | lse, max, sum | every batch dimension, `m`                               |

    Map results are dimensions, each used once, or the constant 0 for a
    dimension of static size 1. The key, the value, the captures and the sink
    may also use `b floordiv c` and `b mod c` of a batch dimension `b`: grouped
    heads in either order, with nothing repeated in memory.

    **Numerics contract.** S, the maximum, the sum and the output accumulate in
    the accumulator type: f64 where the query or the value is f64, else f32. The
    probabilities are rounded to the value's element type before they meet V.
    Masking selects, it never adds: a NaN in a key or a value that no query may
    see never reaches the output, and a NaN that a row sees stays in that row.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"
  ];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Discardable attribute of `attn.attention`: how to block it.
    static constexpr ::llvm::StringLiteral getLoweringConfigAttrName() {
      return "attn.lowering_config";
    }
    /// Unit attribute on a softmax or a function: leave it as it is.
    static constexpr ::llvm::StringLiteral getNoFuseAttrName() {
      return "attn.no_fuse";
    }
  }];
}

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

def Attn_EmptyRowsZero : I32EnumAttrCase<"Zero", 0, "zero">;
def Attn_EmptyRowsNaN : I32EnumAttrCase<"NaN", 1, "nan">;
def Attn_EmptyRows : I32EnumAttr<"EmptyRows",
    "what a row that sees no key yields",
    [Attn_EmptyRowsZero, Attn_EmptyRowsNaN]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::attn";
}
def Attn_EmptyRowsAttr : EnumAttr<Attn_Dialect, Attn_EmptyRows, "empty_rows"> {
  let assemblyFormat = "`<` $value `>`";
}

def Attn_SoftmaxOnline : I32EnumAttrCase<"Online", 0, "online">;
def Attn_SoftmaxSpeculative : I32EnumAttrCase<"Speculative", 1, "speculative">;
def Attn_Softmax : I32EnumAttr<"SoftmaxForm",
    "how the running row maximum is kept; both forms mean the same",
    [Attn_SoftmaxOnline, Attn_SoftmaxSpeculative]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::attn";
}
def Attn_SoftmaxAttr : EnumAttr<Attn_Dialect, Attn_Softmax, "softmax"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def Attn_LoweringConfigAttr : AttrDef<Attn_Dialect, "LoweringConfig"> {
  let mnemonic = "lowering_config";
  let summary = "how an attention is blocked";
  let description = [{
    `tile_m` queries and `tile_n` keys are in flight at a time (in elements);
    every batch dimension is tiled by 1. `softmax` picks the form of the running
    maximum. Set by `attn-configure-target`, or by hand, as the discardable
    attribute `attn.lowering_config`; a value by hand is kept.

    ```mlir
    #attn.lowering_config<tile_m = 64, tile_n = 128, softmax = online>
    ```
  }];
  let parameters = (ins
    "int64_t":$tileM, "int64_t":$tileN,
    DefaultValuedParameter<"::mlir::attn::SoftmaxForm",
                           "::mlir::attn::SoftmaxForm::Online">:$softmax);
  let assemblyFormat = [{
    `<` `tile_m` `=` $tileM `,` `tile_n` `=` $tileN
    (`,` `softmax` `=` $softmax^)? `>`
  }];
  let genVerifyDecl = 1;
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNBASE

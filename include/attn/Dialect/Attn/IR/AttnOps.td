//===- AttnOps.td - Attn dialect ops -----------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_IR_ATTNOPS
#define ATTN_DIALECT_ATTN_IR_ATTNOPS

include "attn/Dialect/Attn/IR/AttnBase.td"
include "attn/Dialect/Attn/IR/AttnInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/Dialect/Linalg/IR/LinalgInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"

class Attn_Op<string mnemonic, list<Trait> traits = []> :
    Op<Attn_Dialect, mnemonic, traits>;

def Attn_AnyShaped : AnyTypeOf<[AnyRankedTensor, AnyStridedMemRef]>;

/// Destination-style ops on tensors or memrefs, one indexing map per operand.
class Attn_StructuredOp<string mnemonic, list<Trait> traits = []> :
    Attn_Op<mnemonic, !listconcat(traits, [
      DestinationStyleOpInterface,
      DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
      DeclareOpInterfaceMethods<ConditionallySpeculatable>,
      DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                ["reifyResultShapes"]>,
      DeclareOpInterfaceMethods<TilingInterface, [
        "getLoopIteratorTypes", "getIterationDomain", "getTiledImplementation",
        "getResultTilePosition", "generateResultTileValue",
        "getIterationDomainTileFromResultTile",
        "getTiledImplementationFromOperandTiles",
        "getIterationDomainTileFromOperandTiles"]>
    ])> {
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===----------------------------------------------------------------------===//
// attn.attention
//===----------------------------------------------------------------------===//

def Attn_AttentionOp : Attn_StructuredOp<"attention", [
    AttrSizedOperandSegments, SingleBlock,
    DeclareOpInterfaceMethods<AggregatedOpInterface, ["decomposeOperation"]>,
    DeclareOpInterfaceMethods<AttentionOpInterface, ["getFillValue"]>]> {
  let summary = "softmax(mask(score(Q K^T))) V";
  let description = [{
    With the batch dimensions b, queries m, keys n and columns e,

    ```
    S[b, m, n] = score(sum_d Q[b, m, d] * K[b, n, d], captures...)
    T[b, m, n] = mask(captures...) ? S[b, m, n] : fill
    O[b, m, e] = sum_n softmax_n(T[b, m, :])[n] * V[b, n, e]
    ```

    Nothing is implied: no scale, no causal offset. The `score` region maps the
    dot product, in the accumulator type and in natural-log units, and the
    captured scalars to the score. Scale, soft-cap, ALiBi, relative bias and
    additive bias live there. The `mask` region maps the captured scalars to an
    i1, true where the query attends to the key. Both regions take the same
    captured scalars, may use scalars defined outside, read `attn.index`, and
    are free of side effects. An empty region is the identity, or sees every key.

    `fill` is the value of a masked score: -inf where it is absent, else the
    finite value that the graph used (finfo.min, -1e9, ...), which keeps its
    arithmetic meaning: a row that is masked everywhere yields the mean of V.
    `empty_rows` says what a row yields whose scores are all -inf: zero, or NaN
    as the plain graph does. Its `lse` is -inf or NaN. Without an `lse` or `max`,
    rows over zero keys are zero in either mode, as they are in the plain graph.

    What a row does not see does not matter to it: NaN and infinities in keys and
    values that the mask hides from a row, whose weight is then 0, never reach the
    row, and those that a row sees stay in it. (A masked score of a finite `fill`
    has weight, and its values count, where the row sees nothing far above it.)
    One kind of kernel does not keep to this: where warpgroups multiply, which is
    in f16 and bf16 on sm_90a, a value that is not finite reaches the rows of a
    tile of queries if its key is within the bounds of the tile's loop over keys. A
    remark `HiddenValues` says so. Kernels for sm_90 do.

    `sink` is one more logit in the normaliser, without a row of V (before any
    mask, in natural-log units). `lse` is the natural logarithm of the normaliser
    and includes the sink; `max` is the row maximum of T and does not.

    The results are the tensors among `output`, `lse` and `max`, in that order.

    Example: causal attention (bottom-right aligned) with a scale, 32 query heads
    on 8 heads of keys and values.

    ```mlir
    %o = attn.attention {indexing_maps = [
        affine_map<(b, h, m, n, d, e) -> (b, h, m, d)>,
        affine_map<(b, h, m, n, d, e) -> (b, h floordiv 4, n, d)>,
        affine_map<(b, h, m, n, d, e) -> (b, h floordiv 4, n, e)>,
        affine_map<(b, h, m, n, d, e) -> (b, h, m, e)>]}
      ins(%q, %k, %v : tensor<?x32x?x64xf16>, tensor<?x8x?x64xf16>,
                       tensor<?x8x?x64xf16>)
      outs(%init : tensor<?x32x?x64xf16>)
      score {
      ^bb0(%s: f32):
        %t = arith.mulf %s, %scale : f32
        attn.yield %t : f32
      } mask {
        %m = attn.index 2
        %n = attn.index 3
        %last = arith.addi %m, %offset : index
        %see = arith.cmpi sle, %n, %last : index
        attn.yield %see : i1
      } -> tensor<?x32x?x64xf16>
    ```
  }];
  let arguments = (ins
    Attn_AnyShaped:$query, Attn_AnyShaped:$key, Attn_AnyShaped:$value,
    Variadic<Attn_AnyShaped>:$captures, Optional<Attn_AnyShaped>:$sink,
    Attn_AnyShaped:$output, Optional<Attn_AnyShaped>:$lse,
    Optional<Attn_AnyShaped>:$max,
    AffineMapArrayAttr:$indexing_maps, OptionalAttr<F64Attr>:$fill,
    DefaultValuedAttr<Attn_EmptyRowsAttr,
                      "::mlir::attn::EmptyRows::Zero">:$empty_rows);
  let regions = (region AnyRegion:$score, AnyRegion:$mask);
  let assemblyFormat = [{
    attr-dict
    `ins` `(` $query `,` $key `,` $value `:`
              type($query) `,` type($key) `,` type($value) `)`
    (`captures` `(` $captures^ `:` type($captures) `)`)?
    (`sink` `(` $sink^ `:` type($sink) `)`)?
    `outs` `(` $output `:` type($output) `)`
    (`lse` `(` $lse^ `:` type($lse) `)`)?
    (`max` `(` $max^ `:` type($max) `)`)?
    (`score` $score^)? (`mask` $mask^)? (`->` type($results)^)?
  }];
  let builders = [
    // Results and empty regions; the regions are filled by the caller.
    OpBuilder<(ins "::mlir::Value":$query, "::mlir::Value":$key,
      "::mlir::Value":$value, "::mlir::ValueRange":$captures,
      "::mlir::Value":$sink, "::mlir::Value":$output, "::mlir::Value":$lse,
      "::mlir::Value":$max, "::llvm::ArrayRef<::mlir::AffineMap>":$maps,
      "::mlir::FloatAttr":$fill, "::mlir::attn::EmptyRows":$emptyRows)>
  ];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();
    /// Maps of the operands behind the captures; null where there is none.
    ::mlir::AffineMap getSinkMap();
    ::mlir::AffineMap getOutputMap();
    ::mlir::AffineMap getLseMap();
    ::mlir::AffineMap getMaxMap();
  }];
}

//===----------------------------------------------------------------------===//
// attn.online_attention
//===----------------------------------------------------------------------===//

def Attn_OnlineAttentionOp : Attn_StructuredOp<"online_attention", [
    SingleBlock,
    DeclareOpInterfaceMethods<PartialReductionOpInterface, [
      "generateInitialTensorForPartialReduction", "tileToPartialReduction",
      "mergeReductions", "getPartialResultTilePosition"]>,
    DeclareOpInterfaceMethods<AttentionOpInterface, ["getFillValue"]>]> {
  let summary = "one step of attention over a block of keys";
  let description = [{
    Takes a block of keys into the running state of every row: `acc`, not yet
    divided, `max`, in natural-log units, and `sum`, all in the accumulator type.
    With T as in `attn.attention`,

    ```
    max' = max(max, max_n T[n])        ref = max' == -inf ? 0 : max'
    c    = exp(max - ref)
    P[n] = exp(T[n] - ref)             masked scores of fill -inf give 0
    sum' = c * sum + sum_n P[n]
    acc' = c * acc + sum_n round(P[n]) * V[n]
    ```

    The state before any key is acc = 0, max = -inf, sum = 0.

    `softmax` picks how the maximum is kept; the result is the same up to
    rounding, and every lowering may take `online` for `speculative`. With
    `speculative` a kernel keeps a reference r in the place of max: the maximum of
    the first block that a row sees, plus room for up to 80 powers of two where V
    is bf16 (none where it is f16). A later block is tried with exp(T[n] - r).
    Where that passes a limit or is NaN, the block is done again from its true
    maximum, and acc and sum are rescaled. Nothing is lost: a row may grow by
    room and limit, at least 81 powers of two for bf16 and 12 for f16, before
    that, and what a rescaling then rounds to 0 is below 2^-20 of the row.

    * The largest weight of a row is exactly 1 with `online`, and carries the
      rounding to V's type with `speculative`, which a sum of weights that are not
      rounded does not share (`row-sums` of convert-attn-to-tile). Row errors in
      bf16 and f16, against cuDNN's on the same rows, on Hopper: with `online` at
      most 1.01 times the root mean square and 1.08 times the worst row, with
      `speculative` at most 1.04 and 1.14 on normal data and 1.41 and 2.1 where few
      keys have most of the weight (docs/performance/hopper.md). The largest error is below twice that of the
      same graph unfused everywhere.
    * A log-sum-exp is made from a sum of weights that are not rounded.
    * Scores at or below -2^126 count as -inf, unless the score region can make
      numbers as low, as where it adds a mask of the lowest float. In bf16 the weights of a row span
      2^-80 to 2^36, so that |V| in [2^-46, 2^80] neither over- nor underflows.
    * A NaN or +inf that a row sees gives NaN, as it does with `online`.

    Values behind the mask have a weight of 0, but 0 times NaN is NaN: whether a
    value that is not finite may reach rows that do not see it is a matter of the
    lowering. Those to linalg keep it out; kernels do not, and leave it to
    `attn-specialize-masks` to look at the accumulator behind the loop over keys
    and to make it anew (those in which warpgroups multiply do not).

    That is what `values_only` is for. `max` is the maximum over all keys already
    and stays as it is, as `sum` does; with P as above,

    ```
    acc' = acc + sum_n round(P[n]) * V[n]     over n with mask[n] or round(P[n]) != 0
    ```

    and no lowering lets V[n] of another n take part, whatever it holds.

    Operands, maps and regions are those of `attn.attention`; the maps of `acc`,
    `max` and `sum` come last. The results are the tensors of the three.
  }];
  let arguments = (ins
    Attn_AnyShaped:$query, Attn_AnyShaped:$key, Attn_AnyShaped:$value,
    Variadic<Attn_AnyShaped>:$captures,
    Attn_AnyShaped:$acc, Attn_AnyShaped:$max, Attn_AnyShaped:$sum,
    AffineMapArrayAttr:$indexing_maps, OptionalAttr<F64Attr>:$fill,
    DefaultValuedAttr<Attn_SoftmaxAttr,
                      "::mlir::attn::SoftmaxForm::Online">:$softmax,
    UnitAttr:$values_only);
  let regions = (region AnyRegion:$score, AnyRegion:$mask);
  let assemblyFormat = [{
    attr-dict
    `ins` `(` $query `,` $key `,` $value `:`
              type($query) `,` type($key) `,` type($value) `)`
    (`captures` `(` $captures^ `:` type($captures) `)`)?
    `outs` `(` $acc `,` $max `,` $sum `:`
               type($acc) `,` type($max) `,` type($sum) `)`
    (`score` $score^)? (`mask` $mask^)? (`->` type($results)^)?
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$query, "::mlir::Value":$key,
      "::mlir::Value":$value, "::mlir::ValueRange":$captures,
      "::mlir::Value":$acc, "::mlir::Value":$max, "::mlir::Value":$sum,
      "::llvm::ArrayRef<::mlir::AffineMap>":$maps, "::mlir::FloatAttr":$fill,
      "::mlir::attn::SoftmaxForm":$softmax)>
  ];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();
    ::mlir::AffineMap getAccMap() {
      return getIndexingMap(getIndexingMaps().size() - 3);
    }
    ::mlir::AffineMap getMaxMap() {
      return getIndexingMap(getIndexingMaps().size() - 2);
    }
    ::mlir::AffineMap getSumMap() {
      return getIndexingMap(getIndexingMaps().size() - 1);
    }
  }];
}

//===----------------------------------------------------------------------===//
// attn.merge
//===----------------------------------------------------------------------===//

def Attn_MergeOp : Attn_StructuredOp<"merge"> {
  let summary = "joins running states over disjoint sets of keys";
  let description = [{
    Reduces the first dimension s of the iteration domain (s, batch..., m, e):
    every s holds the state of `attn.online_attention` over its own keys. The
    state in `outs` takes part.

    ```
    max' = max(max, max_s in.max[s])     ref = max' == -inf ? 0 : max'
    sum' = exp(max - ref) * sum + sum_s exp(in.max[s] - ref) * in.sum[s]
    acc' = exp(max - ref) * acc + sum_s exp(in.max[s] - ref) * in.acc[s]
    ```

    Maps: the three of `ins`, then the three of `outs`.

    ```mlir
    #pa = affine_map<(s, m, e) -> (s, m, e)>
    #pm = affine_map<(s, m, e) -> (s, m)>
    #a = affine_map<(s, m, e) -> (m, e)>
    #m = affine_map<(s, m, e) -> (m)>
    %r:3 = attn.merge {indexing_maps = [#pa, #pm, #pm, #a, #m, #m]}
      ins(%pacc, %pmax, %psum : tensor<4x?x64xf32>, tensor<4x?xf32>,
                                tensor<4x?xf32>)
      outs(%acc, %max, %sum : tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>)
      -> tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>
    ```
  }];
  let arguments = (ins
    Attn_AnyShaped:$partial_acc, Attn_AnyShaped:$partial_max,
    Attn_AnyShaped:$partial_sum,
    Attn_AnyShaped:$acc, Attn_AnyShaped:$max, Attn_AnyShaped:$sum,
    AffineMapArrayAttr:$indexing_maps);
  let assemblyFormat = [{
    attr-dict
    `ins` `(` $partial_acc `,` $partial_max `,` $partial_sum `:`
      type($partial_acc) `,` type($partial_max) `,` type($partial_sum) `)`
    `outs` `(` $acc `,` $max `,` $sum `:`
               type($acc) `,` type($max) `,` type($sum) `)`
    (`->` type($results)^)?
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$partialAcc, "::mlir::Value":$partialMax,
      "::mlir::Value":$partialSum, "::mlir::Value":$acc, "::mlir::Value":$max,
      "::mlir::Value":$sum, "::llvm::ArrayRef<::mlir::AffineMap>":$maps)>
  ];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();
    ::mlir::SmallVector<::mlir::AffineMap> getIndexingMapsArray() {
      return ::llvm::to_vector(
          getIndexingMaps().getAsValueRange<::mlir::AffineMapAttr>());
    }
  }];
}

//===----------------------------------------------------------------------===//
// attn.finalize
//===----------------------------------------------------------------------===//

def Attn_FinalizeOp : Attn_StructuredOp<"finalize", [
    AttrSizedOperandSegments]> {
  let summary = "divides the accumulator, and yields the LSE and the maximum";
  let description = [{
    Ends an online softmax. Without a sink,

    ```
    output = max == -inf ? (empty_rows = zero ? 0 : NaN) : acc / sum
    lse    = max == -inf ? (empty_rows = zero ? -inf : NaN) : max + log(sum)
    max    = max
    ```

    With a sink z, ref = max(max, z), acc and sum are scaled by exp(max - ref),
    sum gains exp(z - ref), and lse = ref + log(sum); a row that sees no key is
    then 0 over the sink alone, so 0 in both modes, and its lse is z.

    Iterates over (batch..., m, e). Maps, in order: acc, max, sum, sink (where
    there is one), output, lse, row_max (where there are). `output` may have any
    float type, `lse` and `row_max` have the accumulator type.
  }];
  let arguments = (ins
    Attn_AnyShaped:$acc, Attn_AnyShaped:$max, Attn_AnyShaped:$sum,
    Optional<Attn_AnyShaped>:$sink,
    Attn_AnyShaped:$output, Optional<Attn_AnyShaped>:$lse,
    Optional<Attn_AnyShaped>:$row_max,
    AffineMapArrayAttr:$indexing_maps,
    DefaultValuedAttr<Attn_EmptyRowsAttr,
                      "::mlir::attn::EmptyRows::Zero">:$empty_rows);
  let assemblyFormat = [{
    attr-dict
    `ins` `(` $acc `,` $max `,` $sum `:` type($acc) `,` type($max) `,`
              type($sum) `)`
    (`sink` `(` $sink^ `:` type($sink) `)`)?
    `outs` `(` $output `:` type($output) `)`
    (`lse` `(` $lse^ `:` type($lse) `)`)?
    (`max` `(` $row_max^ `:` type($row_max) `)`)?
    (`->` type($results)^)?
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$acc, "::mlir::Value":$max,
      "::mlir::Value":$sum, "::mlir::Value":$sink, "::mlir::Value":$output,
      "::mlir::Value":$lse, "::mlir::Value":$rowMax,
      "::llvm::ArrayRef<::mlir::AffineMap>":$maps,
      "::mlir::attn::EmptyRows":$emptyRows)>
  ];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();
    ::mlir::SmallVector<::mlir::AffineMap> getIndexingMapsArray() {
      return ::llvm::to_vector(
          getIndexingMaps().getAsValueRange<::mlir::AffineMapAttr>());
    }
    ::mlir::AffineMap getIndexingMap(unsigned i) {
      return ::llvm::cast<::mlir::AffineMapAttr>(getIndexingMaps()[i])
          .getValue();
    }
    ::mlir::AffineMap getSinkMap() {
      return getSink() ? getIndexingMap(3) : ::mlir::AffineMap();
    }
    ::mlir::AffineMap getOutputMap() {
      return getIndexingMap(getSink() ? 4 : 3);
    }
  }];
}

//===----------------------------------------------------------------------===//
// attn.rows_above
//===----------------------------------------------------------------------===//

def Attn_RowsAboveOp : Attn_Op<"rows_above", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "whether every row's maximum is above a bound";
  let description = [{
    True if each element of `max` is greater than `bound` or NaN. Keys that a
    mask hides weigh nothing beside such a row where their score, a finite
    `fill`, is so far below the bound that its exponential is 0: keys passed over
    need no second look.

    ```mlir
    %all = attn.rows_above %max, -1.0e9 : tensor<64xf32>
    ```
  }];
  let arguments = (ins Attn_AnyShaped:$max, F64Attr:$bound);
  let results = (outs I1:$result);
  let assemblyFormat = "$max `,` $bound attr-dict `:` type($max)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// attn.no_nan
//===----------------------------------------------------------------------===//

def Attn_NoNanOp : Attn_Op<"no_nan", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "whether no element of an accumulator is NaN";
  let description = [{
    A value that is not finite, times a weight of 0, is NaN: an accumulator
    without any has taken in none from behind the mask.

    ```mlir
    %clean = attn.no_nan %acc : tensor<64x128xf32>
    ```
  }];
  let arguments = (ins Attn_AnyShaped:$acc);
  let results = (outs I1:$result);
  let assemblyFormat = "$acc attr-dict `:` type($acc)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// attn.row_group and attn.group_bound
//===----------------------------------------------------------------------===//

def Attn_RowGroupOp : Attn_Op<"row_group", [Pure]> {
  let summary = "first query of the group that runs this";
  let description = [{
    A tile of queries may be worked on by groups of `size` consecutive queries,
    each with the same program. The result is the position in the tile of the
    group's first query, and differs from group to group.

    ```mlir
    %first = attn.row_group 64
    ```
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntPositive]>:$size);
  let results = (outs Index:$result);
  let assemblyFormat = "$size attr-dict";
}

def Attn_GroupBoundOp : Attn_Op<"group_bound", [Pure,
    AllTypesMatch<["own", "common", "result"]>]> {
  let summary = "bound of a loop that a group of queries may have of its own";
  let description = [{
    `own`, which may depend on an `attn.row_group`, where each group can run
    loops of its own, else `common`. The program is right with all such bounds of
    the one kind or all of the other, and walks over the same tiles of keys in the
    same order, whether it takes a tile in or passes over it.

    ```mlir
    %end = attn.group_bound %mine, %last : index
    ```
  }];
  let arguments = (ins Index:$own, Index:$common);
  let results = (outs Index:$result);
  let assemblyFormat = "$own `,` $common attr-dict `:` type($result)";
}

//===----------------------------------------------------------------------===//
// Ops of the regions
//===----------------------------------------------------------------------===//

def Attn_IndexOp : Attn_Op<"index", [Pure]> {
  let summary = "position along a dimension of the enclosing attention";
  let description = [{
    The position, in the whole problem, along the batch dimension, `m` or `n`
    with the number `dim` of the enclosing op's iteration domain. Tiling adds the
    tile's offset, as it does for `linalg.index`.

    ```mlir
    %n = attn.index 3
    ```
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntMinValue<0>]>:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$dim attr-dict";
  let hasVerifier = 1;
}

def Attn_YieldOp : Attn_Op<"yield", [Pure, ReturnLike, Terminator,
    ParentOneOf<["AttentionOp", "OnlineAttentionOp"]>]> {
  let summary = "ends a score or a mask region";
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

#endif // ATTN_DIALECT_ATTN_IR_ATTNOPS

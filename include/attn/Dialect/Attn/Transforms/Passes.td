//===- Passes.td - Attn dialect passes ---------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_PASSES
#define ATTN_DIALECT_ATTN_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def AttnConfigureTargetPass : Pass<"attn-configure-target"> {
  let summary = "Choose tile sizes and the softmax form of each attention";
  let description = [{
    Sets `attn.lowering_config` on each `attn.attention` that has none. For an
    NVIDIA chip the tiles come from the model in attn/Target/TileShapes.h, which
    counts registers, shared memory and cycles of the mma.sync path; for the CPU
    they are 64 queries by 256 keys, or fewer where there are fewer.

    `softmax=auto` takes the speculative form where the chip has wgmma, values are
    bf16 or f16, every query provably sees the first key, a masked score is -inf,
    and the row maximum is no result; else the online one.

    An attention that no tile of the chip can take stays without the attribute:
    later passes leave it to the unfused path, unless `fallback=error` makes it
    an error. A remark of the category `attn` says what was chosen, or why
    nothing was.

    ```mlir
    // Before
    %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
      ins(%q, %k, %v : tensor<8x?x128xf16>, tensor<8x?x128xf16>,
                       tensor<8x?x128xf16>)
      outs(%init : tensor<8x?x128xf16>) -> tensor<8x?x128xf16>

    // After chip=sm_90
    %o = attn.attention {indexing_maps = [#q, #k, #v, #o],
        attn.lowering_config = #attn.lowering_config<tile_m = 128, tile_n = 64>}
      ins(%q, %k, %v : tensor<8x?x128xf16>, tensor<8x?x128xf16>,
                       tensor<8x?x128xf16>)
      outs(%init : tensor<8x?x128xf16>) -> tensor<8x?x128xf16>
    ```
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"\"cpu\"",
           "what the code is for: 'cpu', or an NVIDIA chip such as 'sm_90'">,
    Option<"tileM", "tile-m", "int64_t", /*default=*/"0",
           "queries of a tile; 0 lets the target choose">,
    Option<"tileN", "tile-n", "int64_t", /*default=*/"0",
           "keys of a tile; 0 lets the target choose">,
    Option<"fallback", "fallback", "std::string", /*default=*/"\"unfused\"",
           "what happens to an attention that no tile of the chip can take: "
           "'unfused' leaves a remark, 'error' fails">,
    Option<"softmax", "softmax", "::mlir::attn::SoftmaxChoice",
           /*default=*/"::mlir::attn::SoftmaxChoice::Online",
           "how the running maximum is kept", [{::llvm::cl::values(
      clEnumValN(::mlir::attn::SoftmaxChoice::Online, "online",
                 "the exact maximum of every step"),
      clEnumValN(::mlir::attn::SoftmaxChoice::Speculative, "speculative",
                 "an earlier maximum while it is close enough"),
      clEnumValN(::mlir::attn::SoftmaxChoice::Auto, "auto",
                 "speculative where it pays"))}]>
  ];
}

//===----------------------------------------------------------------------===//
// attn-tile-online-softmax
//===----------------------------------------------------------------------===//

def AttnTileOnlineSoftmaxPass : Pass<"attn-tile-online-softmax"> {
  let summary = "Block attention by queries and keys, with an online softmax";
  let description = [{
    Rewrites every `attn.attention` on tensors into a parallel loop over
    (batch..., query tiles) around a sequential loop over key tiles that carries
    the running state. No tensor with both sequence lengths is left.

    Tile sizes come from the options, else from the attribute
    `attn.lowering_config`, else they are 64 queries and 128 keys; a static
    length below them is one tile. Batch dimensions are tiled by 1 and, unless
    `keep-batch-dims` is set, do not appear inside the loops, in which every op is
    on (m, n, d, e). The last tiles are shorter (`affine.min`) where a length is no multiple of the tile.

    ```mlir
    // Before
    %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
      ins(%q, %k, %v : tensor<8x?x64xf32>, tensor<8x?x64xf32>, tensor<8x?x64xf32>)
      outs(%o : tensor<8x?x64xf32>) -> tensor<8x?x64xf32>

    // After
    %r = scf.forall (%h, %m) = (0, 0) to (8, %M) step (1, 64)
        shared_outs(%out = %o) -> (tensor<8x?x64xf32>) {
      %sm = affine.min #tail64(%m)[%M]
      %qt = tensor.extract_slice %q[%h, %m, 0] [1, %sm, 64] [1, 1, 1]
              : tensor<8x?x64xf32> to tensor<?x64xf32>
      // ... the slices of %k and %v of this batch element, the empty state
      %s:3 = scf.for %n = %c0 to %N step %c128
          iter_args(%acc = %acc0, %max = %max0, %sum = %sum0) {
        %sn = affine.min #tail128(%n)[%N]
        %kt = tensor.extract_slice %kh[%n, 0] [%sn, 64] [1, 1]
                : tensor<?x64xf32> to tensor<?x64xf32>
        %vt = tensor.extract_slice %vh[%n, 0] [%sn, 64] [1, 1]
                : tensor<?x64xf32> to tensor<?x64xf32>
        %u:3 = attn.online_attention ins(%qt, %kt, %vt) outs(%acc, %max, %sum)
        scf.yield %u#0, %u#1, %u#2
      }
      %ot = tensor.extract_slice %out[%h, %m, 0] [1, %sm, 64] [1, 1, 1]
              : tensor<8x?x64xf32> to tensor<?x64xf32>
      %f = attn.finalize ins(%s#0, %s#1, %s#2) outs(%ot)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %f into %out[%h, %m, 0] [1, %sm, 64] [1, 1, 1]
      }
    }
    ```
  }];
  let options = [
    Option<"tileM", "tile-m", "int64_t", /*default=*/"0",
           "Queries in a tile; 0 takes the attribute's">,
    Option<"tileN", "tile-n", "int64_t", /*default=*/"0",
           "Keys in a tile; 0 takes the attribute's">,
    Option<"padQueries", "pad-queries", "bool", /*default=*/"false",
           "Pad the last tile of queries with rows of zeros, so that every tile "
           "of queries has a static length">,
    Option<"keepBatchDims", "keep-batch-dims", "bool", /*default=*/"false",
           "Keep the batch dimensions, of size 1, on the ops inside the loops">,
    Option<"configuredOnly", "configured-only", "bool", /*default=*/"false",
           "Leave an attention without attn.lowering_config as it is">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

//===----------------------------------------------------------------------===//
// attn-specialize-masks
//===----------------------------------------------------------------------===//

def AttnSpecializeMasksPass : Pass<"attn-specialize-masks"> {
  let summary = "Shorten key loops to the keys that the mask lets be seen";
  let description = [{
    Reads the mask region of every `attn.online_attention` in a loop over key
    tiles as an interval of keys whose bounds depend on the tile of queries. The
    loop then runs over the tiles that some query may see, and is split: tiles of
    which every query sees every key run without the mask, and with a static
    length. Bounds may be outer scalars and captured values, such as a length
    for each batch.

    Keys that no query of the tile sees are passed over where a masked score is
    -inf. A masked score of a finite `fill` has weight in a row that sees nothing
    else: there, all tiles are kept, and only the mask of full tiles is dropped,
    or, with `skip-finite-fill`, the tiles are passed over at first and taken in
    at the end if a row's maximum is not far above the fill.

    With `guard-tile`, the loops are followed by `attn.no_nan` on the accumulator.
    Where it finds a NaN, which a value that is not finite and that the mask hides
    leaves there, a loop over tiles of so many keys makes the accumulator anew, with
    `values_only`. There is no such loop where the bounds of the key loop alone keep
    out every hidden key, as a length does.

    With `row-group`, groups of so many queries of a tile get bounds of their own,
    `attn.group_bound`, in loops that walk from the last tile of keys that any of
    them sees to the first. A group passes over tiles that only others see in a loop
    whose mask is false: it does nothing but keep to the order in which all groups
    walk. The tiles where a causal mask ends come first, so that a loop without the
    mask is the last.

    A remark of the category `attn-specialize-masks` says what was found, or
    which operation of the region is no interval.

    ```mlir
    // Before: causal, for the tile of queries at %m
    %s:3 = scf.for %n = %c0 to %N step %c128 iter_args(%a, %b, %c) {
      %u:3 = attn.online_attention ... mask {
        %i = attn.index 0
        %qi = arith.addi %i, %m : index
        %j = attn.index 1
        %kj = arith.addi %j, %n : index
        %see = arith.cmpi sle, %kj, %qi : index
        attn.yield %see : i1
      }
    }

    // After
    %full = affine.apply affine_map<(m) -> ((m + 1) floordiv 128 * 128)>(%m)
    %end = affine.min affine_map<(m)[N] -> (N, m + 64)>(%m)[%N]
    %r:3 = scf.for %n = %c0 to %full step %c128 iter_args(%a, %b, %c) {
      %u:3 = attn.online_attention ...
    }
    %s:3 = scf.for %n = %full to %end step %c128 iter_args(%r#0, %r#1, %r#2) {
      %u:3 = attn.online_attention ... mask { ... }
    }
    ```
  }];
  let options = [
    Option<"splitFullTiles", "split-full-tiles", "bool", /*default=*/"true",
           "Run tiles that every query sees in a loop of their own, without the "
           "mask">,
    Option<"skipFiniteFill", "skip-finite-fill", "bool", /*default=*/"false",
           "Pass over keys whose masked score is finite, too, and come back to "
           "them where attn.rows_above finds that they may have weight">,
    Option<"peelTails", "peel-tails", "bool", /*default=*/"false",
           "Split a shorter last tile of keys from the loop where there is no "
           "mask, too">,
    Option<"rowGroup", "row-group", "int64_t", /*default=*/"0",
           "Queries of a tile that may walk over keys of their own, from the last "
           "one to the first; 0 for none but the whole tile">,
    Option<"guardTile", "guard-tile", "int64_t", /*default=*/"0",
           "Keys in a tile of the loop that makes an accumulator anew which "
           "holds NaN; 0 for no such loop">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

//===----------------------------------------------------------------------===//
// attn-fold-producers
//===----------------------------------------------------------------------===//

def AttnFoldProducersPass : Pass<"attn-fold-producers"> {
  let summary = "Fold data movement around attention into its indexing maps";
  let description = [{
    Transposes, reshapes, slices that keep their shape, broadcasts and copies in
    front of an `attn.attention` compose into the maps of its operands, as far
    back as the result is still a map; heads that are repeated become
    `b floordiv c` or `b mod c`. Behind it, transposes, unit dimensions and one
    cast to a narrower type, where each is the only user, become the output's
    map and element type. Values that something else uses stay for that use.

    ```mlir
    // Before
    %qt = linalg.transpose ins(%q : tensor<2x131x3x16xf32>)
            outs(%e : tensor<2x3x131x16xf32>) permutation = [0, 2, 1, 3]
    %o = attn.attention {indexing_maps = [
        affine_map<(b, h, m, n, d, e) -> (b, h, m, d)>, #k, #v,
        affine_map<(b, h, m, n, d, e) -> (b, h, m, e)>]} ins(%qt, %k, %v) outs(%i)
    %t = linalg.transpose ins(%o : tensor<2x3x131x16xf32>)
           outs(%f : tensor<2x131x3x16xf32>) permutation = [0, 2, 1, 3]

    // After
    %t = attn.attention {indexing_maps = [
        affine_map<(b, h, m, n, d, e) -> (b, m, h, d)>, #k, #v,
        affine_map<(b, h, m, n, d, e) -> (b, m, h, e)>]} ins(%q, %k, %v) outs(%j)
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_PASSES

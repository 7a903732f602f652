//===- TileOps.td - Tile dialect ops -----------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_IR_TILEOPS
#define ATTN_DIALECT_TILE_IR_TILEOPS

include "attn/Dialect/Tile/IR/TileTarget.td"
include "attn/Dialect/Tile/IR/TileTypes.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Tile_Op<string mnemonic, list<Trait> traits = []> :
    Op<Tile_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

def Tile_SplatOp : Tile_Op<"splat", [Pure,
    TypesMatchWith<"operand has the element type of the result", "result",
                   "value",
                   "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">
    ]> {
  let summary = "a fragment of one value";
  let description = [{
    ```mlir
    %s = tile.splat %scale : tensor<64x128xf32, #acc>
    ```
  }];
  let arguments = (ins AnyTypeOf<[AnyFloat, AnySignlessInteger, Index]>:$value);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
  let hasFolder = 1;
}

def Tile_IndexOp : Tile_Op<"index", [Pure]> {
  let summary = "the position of every element along a dimension of the tile";
  let description = [{
    For a two-dimensional fragment `dim` is 0 for rows and 1 for columns; for a
    one-dimensional one it is 0. Positions count from the tile's first element.

    ```mlir
    %n = tile.index 1 : tensor<64x128xi32, #acc>
    ```
  }];
  let arguments = (ins ConfinedAttr<I64Attr, [IntMinValue<0>]>:$dim);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Tile_ReduceOp : Tile_Op<"reduce", [Pure, InferTypeOpAdaptor]> {
  let summary = "reduces the columns of a fragment";
  let description = [{
    One value per row: the sum, or the maximum, which is NaN where any element is.

    ```mlir
    %max = tile.reduce max %s : tensor<64x128xf32, #acc>
    ```
  }];
  let arguments = (ins Tile_ReduceKindAttr:$kind, Tile_Fragment:$input);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = "$kind $input attr-dict `:` type($input)";
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange l,
                                        ::mlir::TypeRange r) { return l == r; }
  }];
}

def Tile_AllOp : Tile_Op<"all", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "whether a fragment is true everywhere";
  let description = [{
    The same value in all threads of the CTA, which meet here.

    ```mlir
    %all = tile.all %above : tensor<64xi1, #rows>
    ```
  }];
  let arguments = (ins Tile_Fragment:$input);
  let results = (outs I1:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def Tile_AnyOp : Tile_Op<"any", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "whether a warp holds a true element; expected to be false";
  let description = [{
    The same value in all threads of a warp, which meet here, but another in every
    warp: an `scf.if` on it is taken by each warp alone. What is inside then has
    warp scope: it works on the warp's own rows of a fragment, may read shared
    tiles, and must neither copy to them nor meet the other warps. The operand is a
    fragment, or a scalar, which is the same in all threads of a warp.

    Code is laid out for the answer false: the region of a branch that is taken
    on true stands off the straight path.

    ```mlir
    %over = arith.cmpf ugt, %sum, %limit : tensor<64x8xf32, #acc>
    %redo = tile.any %over : tensor<64x8xi1, #acc>
    %t = scf.if %redo -> (tensor<64x64xf32, #acc>) {
      %s = tile.dot %q, %k, %zero {transpose_rhs} : ...
    ```
  }];
  let arguments = (ins AnyTypeOf<[I1, Tile_Fragment]>:$input);
  let results = (outs I1:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tile_WarpgroupIndexOp : Tile_Op<"warpgroup_index", [Pure]> {
  let summary = "number of the group of four warps that runs this";
  let description = [{
    Among the warps that the program's fragments are spread over.

    ```mlir
    %w = tile.warpgroup_index
    ```
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict";
}

def Tile_WarpgroupBoundOp : Tile_Op<"warpgroup_bound", [Pure,
    AllTypesMatch<["own", "common", "result"]>]> {
  let summary = "bound of a loop that a warpgroup may have of its own";
  let description = [{
    `own`, which may depend on `tile.warpgroup_index`, where nothing in the loop
    makes warpgroups meet, else `common`. A program copies the same tiles in the
    same order with all bounds of the one kind and with all of the other: a role
    that only copies takes `common`.

    ```mlir
    %end = tile.warpgroup_bound %mine, %last : index
    ```
  }];
  let arguments = (ins Index:$own, Index:$common);
  let results = (outs Index:$result);
  let assemblyFormat = "$own `,` $common attr-dict `:` type($result)";
}

def Tile_FoldOp : Tile_Op<"fold", [Pure]> {
  let summary = "combines columns that stand a multiple of the result's width apart";
  let description = [{
    result[i, j] = the sum, or the maximum, over all k of input[i, k w + j] with w
    columns in the result. A thread has all that its part of the result needs where
    w is a multiple of 8, so that nothing is exchanged: a sum over many tiles is
    kept in this form, and `tile.reduce` ends it once.

    ```mlir
    %part = tile.fold add %p : tensor<64x128xf32, #acc> -> tensor<64x8xf32, #acc>
    ```
  }];
  let arguments = (ins Tile_ReduceKindAttr:$kind, Tile_Fragment:$input);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = [{
    $kind $input attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tile_BroadcastOp : Tile_Op<"broadcast", [Pure]> {
  let summary = "repeats a value per row, or per column, over a tile";
  let description = [{
    From a slice of dimension 1 every element of a row is the row's value, from a
    slice of dimension 0 every element of a column the column's.

    ```mlir
    %m = tile.broadcast %max : tensor<64xf32, #rows>
                             -> tensor<64x128xf32, #acc>
    ```
  }];
  let arguments = (ins Tile_Fragment:$input);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Tile_ConvertLayoutOp : Tile_Op<"convert_layout", [Pure]> {
  let summary = "renames the registers of a fragment";
  let description = [{
    From the accumulator to the operand layout. Every thread already holds the
    elements it needs: nothing moves.
  }];
  let arguments = (ins Tile_Fragment:$input);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Global memory
//===----------------------------------------------------------------------===//

def Tile_LoadOp : Tile_Op<"load", [MemoryEffects<[MemRead, MemWrite, MemAlloc]>]> {
  let summary = "copies a tile from global to shared memory";
  let description = [{
    The tile of `source` that begins at `offsets`; elements outside the source
    are zero. Offsets count elements and are not negative. The result holds until
    the same op runs again.

    ```mlir
    %k = tile.load %keys[%n, %c0]
      : memref<?x64xf16, strided<[?, 1], offset: ?>> -> !tile.shared<128x64xf16>
    ```
  }];
  let arguments = (ins AnyStridedMemRefOfRank<2>:$source,
                       Variadic<Index>:$offsets);
  let results = (outs Tile_SharedType:$result);
  let assemblyFormat = [{
    $source `[` $offsets `]` attr-dict `:` type($source) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_StoreOp : Tile_Op<"store", [MemoryEffects<[MemWrite]>]> {
  let summary = "writes a fragment to global memory";
  let description = [{
    To the place of `dest` that begins at `offsets`; what falls outside of it is
    not written. Of a slice, one thread of those that hold a value writes it. The
    fragment's rank is the destination's, its element type as well.

    ```mlir
    tile.store %o, %out[%m, %c0]
      : tensor<64x128xf16, #acc>, memref<?x128xf16>
    ```
  }];
  let arguments = (ins Tile_Fragment:$value, AnyStridedMemRef:$dest,
                       Variadic<Index>:$offsets);
  let assemblyFormat = [{
    $value `,` $dest `[` $offsets `]` attr-dict `:` type($value) `,` type($dest)
  }];
  let hasVerifier = 1;
}

def Tile_GatherOp : Tile_Op<"gather", [AttrSizedOperandSegments,
    MemoryEffects<[MemRead]>]> {
  let summary = "reads one element of global memory per element of a fragment";
  let description = [{
    Every index is a scalar `index` or a fragment of the result's shape and layout
    with 32-bit positions. Elements whose `mask` is false, or with an index
    outside of `source`, are not read and yield `other`.

    ```mlir
    %b = tile.gather %bias[%h, %m, %n] mask %see other %zero
      : memref<8x?x?xf32>, (index, !i, !i) -> tensor<64x128xf32, #acc>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$source, Variadic<AnyType>:$indices,
                       Optional<Tile_Fragment>:$mask, AnyType:$other);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` (`mask` $mask^ `:` type($mask))? `other` $other
    attr-dict `:` type($source) `,` `(` type($indices) `)` `,` type($other)
    `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_EncodeTensorMapOp : Tile_Op<"encode_tensor_map", [MemoryEffects<[]>]> {
  let summary = "describes a memref in global memory for the copy engine";
  let description = [{
    Runs on the host, in front of a launch that takes the map as an operand.
    Strides of `source` may be in any order. The column stride is 1, the others
    and the address of the first element are multiples of 16 bytes: where the
    type does not say so, the runtime checks it, and a launch with a map that
    cannot be encoded does nothing but report the reason.

    ```mlir
    %map = tile.encode_tensor_map %keys : memref<?x?x8x128xf16>
      -> !tile.tensor_map<!tile.shared<128x128xf16>, rank = 4, rows = 1,
                          columns = 3, slabs = 2>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs Tile_TensorMapType:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

def Tile_LocalLoadOp : Tile_Op<"local_load", [MemoryEffects<[MemRead]>]> {
  let summary = "reads a tile of shared memory into an operand fragment";
  let description = [{
    ```mlir
    %q = tile.local_load %tile
      : !tile.shared<64x128xf16>
      -> tensor<64x128xf16, #tile.operand<warps = 4, bits = 16>>
    ```
  }];
  let arguments = (ins Tile_SharedType:$source);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
  let hasVerifier = 1;
}

def Tile_RingCreateOp : Tile_Op<"ring_create", [MemoryEffects<[MemAlloc]>]> {
  let summary = "a ring of shared tiles, all empty";
  let results = (outs Tile_RingType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Tile_PutOp : Tile_Op<"put", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "begins the copy of a tile into a ring";
  let description = [{
    Waits until the slot of sequence number `position` is empty and begins to fill
    it with the tile of `source` at `offsets`, as `tile.load` does. Every position
    is put once, in order.

    From a tensor map the copy engine copies, and `offsets` has one element for
    each dimension of the memref that the map describes, which counts elements
    and may be negative. Again what is outside is zero. Where a map copies
    several slabs at once the offset of the columns is a multiple of a slab's
    columns.

    ```mlir
    tile.put %ring[%i], %keys[%n, %c0]
      : !tile.ring<2 x !tile.shared<128x64xf16>>, memref<?x64xf16>
    tile.put %ring[%i], %map[%b, %n, %h, %c0]
      : !tile.ring<2 x !tile.shared<128x64xf16>>,
        !tile.tensor_map<!tile.shared<128x64xf16>, rank = 4, rows = 1,
                         columns = 3, slabs = 1>
    ```
  }];
  let arguments = (ins Tile_RingType:$ring, Index:$position,
                       AnyTypeOf<[AnyStridedMemRefOfRank<2>,
                                  Tile_TensorMapType]>:$source,
                       Variadic<Index>:$offsets);
  let assemblyFormat = [{
    $ring `[` $position `]` `,` $source `[` $offsets `]` attr-dict `:`
    type($ring) `,` type($source)
  }];
  let hasVerifier = 1;
}

def Tile_GetOp : Tile_Op<"get", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "waits for a tile of a ring";
  let description = [{
    Waits until sequence number `position` is full and yields its tile, which
    holds until it is released. `pending` counts the copies, of any ring, that
    were put after this one and may still be in flight; copies end in the order
    in which they were put, so that waiting for a number of them is enough on
    targets that only count.

    Where there is a `condition` and it does not hold, nothing is waited for: the
    tile holds anything, and is not released. What is computed of it must not be
    used; that spares a branch around products.

    ```mlir
    %k = tile.get %ring[%i] : !tile.ring<2 x !tile.shared<128x64xf16>>
      -> !tile.shared<128x64xf16>
    %next = tile.get %ring[%j] if %more : !tile.ring<2 x !tile.shared<128x64xf16>>
      -> !tile.shared<128x64xf16>
    ```
  }];
  let arguments = (ins Tile_RingType:$ring, Index:$position,
      Optional<I1>:$condition,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntMinValue<0>]>,
                        "0">:$pending);
  let results = (outs Tile_SharedType:$result);
  let assemblyFormat = [{
    $ring `[` $position `]` (`if` $condition^)? (`pending` $pending^)? attr-dict `:` type($ring)
    `->` type($result)
  }];
  let builders = [OpBuilder<(ins "Type":$result, "Value":$ring,
      "Value":$position, CArg<"int64_t", "0">:$pending,
      CArg<"Value", "{}">:$condition), [{
    build($_builder, $_state, result, ring, position, condition,
          $_builder.getI64IntegerAttr(pending));
  }]>];
  let hasVerifier = 1;
}

def Tile_ReleaseOp : Tile_Op<"release", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "gives a slot of a ring back to be filled";
  let arguments = (ins Tile_RingType:$ring, Index:$position);
  let assemblyFormat = "$ring `[` $position `]` attr-dict `:` type($ring)";
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

def Tile_DotOp : Tile_Op<"dot", [MemoryEffects<[MemRead]>, AllTypesMatch<["acc", "result"]>]> {
  let summary = "matrix product of tiles";
  let description = [{
    result = acc + lhs * rhs with lhs of shape M x K, in shared memory or in
    registers in the operand layout, and rhs in shared memory, of shape K x N, or
    N x K under `transpose_rhs`. Under `transpose_lhs` lhs is K x M, of 16-bit
    elements in shared memory. f16 and bf16 products accumulate in f32; f32
    products are made of six products of bf16 parts, which keeps f32's accuracy.
    An f32 operand that rounds to infinity in bf16 (above 3.3895e38, the last 0.4 %
    of f32's range) counts as infinite.

    Under `warpgroup` the product is issued by groups of four warps (`wgmma`),
    which read rhs, and lhs where it is shared, without registers: 16-bit
    elements, a multiple of four warps. With `async` the product is only begun:
    the result passes through a `tile.dot_wait` before anything else uses it, but
    for another asynchronous product that adds to it, and the shared operands hold
    until a wait that covers it.

    Under `skip_negative_zero` the products of an element of lhs that is -0 are
    left out, whatever they are multiplied with: result[i, j] = acc[i, j] + sum of
    lhs[i, k] * rhs[k, j] over the k where lhs[i, k] is not -0, with NaN and
    infinities in rhs as IEEE arithmetic has them. Elements of lhs are not
    negative otherwise, and not infinite. Warps multiply, no warpgroups.

    ```mlir
    %s = tile.dot %q, %k, %zero {transpose_rhs}
      : tensor<64x128xf16, #op>, !tile.shared<64x128xf16>
      -> tensor<64x64xf32, #acc>
    ```
  }];
  let arguments = (ins AnyTypeOf<[Tile_Fragment, Tile_SharedType]>:$lhs,
                       Tile_SharedType:$rhs, Tile_Fragment:$acc,
                       UnitAttr:$transpose_rhs, UnitAttr:$warpgroup,
                       UnitAttr:$async, UnitAttr:$transpose_lhs,
                       UnitAttr:$skip_negative_zero);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `->`
    type($result)
  }];
  let hasVerifier = 1;
}

def Tile_DotOnesOp : Tile_Op<"dot_ones", [Pure,
    AllTypesMatch<["acc", "result"]>]> {
  let summary = "matrix product of a fragment and ones: sums of its rows";
  let description = [{
    result[i, j] = acc[i, j] + sum_k lhs[i, k], the sum in f32: `tile.dot` with a
    right operand of ones, which takes no memory. The matrix unit adds up what a
    second product multiplies, already rounded to 16 bits. lhs is in the operand
    layout; eight columns are enough, and all of them agree if those of `acc` do.

    ```mlir
    %l = tile.dot_ones %p, %l0
      : tensor<64x128xbf16, #op> -> tensor<64x8xf32, #acc>
    ```
  }];
  let arguments = (ins Tile_Fragment:$lhs, Tile_Fragment:$acc);
  let results = (outs Tile_Fragment:$result);
  let assemblyFormat = [{
    $lhs `,` $acc attr-dict `:` type($lhs) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_DotWaitOp : Tile_Op<"dot_wait", [MemoryEffects<[MemRead, MemWrite]>,
    AllTypesMatch<["input", "result"]>,
    RangedTypesMatchWith<"values that pass keep their types", "others", "passed",
                         "$_self">]> {
  let summary = "waits for a product that was begun";
  let description = [{
    Waits until all products but the last `pending` that were begun are complete
    and yields `input`. That is a running product still where it is among the
    last: then products before it that it adds to are complete, and let go of
    their operands. Values given with `passing` pass through: what reads their
    results comes behind the wait, as code that takes registers which a running
    product reads has to.

    ```mlir
    %s0 = tile.dot %q, %k, %zero {transpose_rhs, warpgroup, async} : ...
    %o0 = tile.dot %p, %v, %acc {warpgroup, async} : ...
    %s = tile.dot_wait %s0 pending 1 : tensor<128x128xf32, #acc>
    %o, %w = tile.dot_wait %o0 passing(%weights : tensor<128x128xf32, #acc>)
        : tensor<128x64xf32, #acc>
    %p1 = arith.truncf %w : ...

    // A sum of products, one behind.
    %c1 = tile.dot %a1, %b1, %c0 {warpgroup, async} : ...
    %r1 = tile.dot_wait %c1 pending 1 : ...
    tile.release %ring[%i0] : ...
    %c2 = tile.dot %a2, %b2, %r1 {warpgroup, async} : ...
    ```
  }];
  let arguments = (ins Tile_Fragment:$input, Variadic<Tile_Fragment>:$others,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntMinValue<0>]>,
                        "0">:$pending);
  let results = (outs Tile_Fragment:$result, Variadic<Tile_Fragment>:$passed);
  let builders = [OpBuilder<(ins "Value":$input, CArg<"int64_t", "0">:$pending,
                                 CArg<"ValueRange", "{}">:$others), [{
    build($_builder, $_state, input.getType(), others.getTypes(), input, others,
          pending);
  }]>];
  let assemblyFormat = [{
    $input (`pending` $pending^)?
    (`passing` `(` $others^ `:` type($others) `)`)?
    attr-dict `:` type($input)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

def Tile_WarpSpecializeOp : Tile_Op<"warp_specialize",
    [NoTerminator, RecursiveMemoryEffects]> {
  let summary = "runs regions side by side, each on warps of its own";
  let description = [{
    The warps of the CTA are dealt out in order: the first `warps[0]` run the
    first region, the next `warps[1]` the second, and so on; the kernel ends
    behind the op. Regions meet in rings alone: one puts, another gets and
    releases. `registers[i]` is what a thread of region i may hold, a multiple of
    8 from 24 to 240; counts of warps are multiples of 4.

    ```mlir
    tile.warp_specialize
    warps 8 registers 240 {
      %k = tile.get %ring[%i] : ...
    }
    warps 4 registers 24 {
      tile.put %ring[%i], %keys[%n, %c0] : ...
    }
    ```
  }];
  let arguments = (ins DenseI32ArrayAttr:$warps, DenseI32ArrayAttr:$registers);
  let regions = (region VariadicRegion<SizedRegion<1>>:$partitions);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The number of the region that `op` is in; `op` is inside of this one.
    unsigned getPartitionOf(::mlir::Operation *op);
    /// Warps of all regions.
    int64_t getTotalWarps();
  }];
}

#endif // ATTN_DIALECT_TILE_IR_TILEOPS

//===- TileAttrs.td - Layouts of fragments -----------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_IR_TILEATTRS
#define ATTN_DIALECT_TILE_IR_TILEATTRS

include "attn/Dialect/Tile/IR/TileBase.td"
include "mlir/IR/TensorEncoding.td"

//===----------------------------------------------------------------------===//
// Layout interface
//===----------------------------------------------------------------------===//

def Tile_LayoutAttrInterface : AttrInterface<"LayoutAttrInterface"> {
  let cppNamespace = "::mlir::attn::tile";
  let description = [{
    Which thread holds which element of a fragment. For lane l of warp w, every
    layout holds its register number r at

    ```
    base(w, l) + offset(r)
    base(w, l) = (16 w + l / 4, 2 (l mod 4))
    ```

    per dimension, so that an element's position is a thread-dependent base and a
    constant.
  }];
  let methods = [
    InterfaceMethod<"Number of warps along the rows.", "int64_t", "getWarps">,
    InterfaceMethod<"Number of registers that one thread holds.", "int64_t",
      "getNumRegisters", (ins "::llvm::ArrayRef<int64_t>":$shape)>,
    InterfaceMethod<[{
      The constant part of the position of register r, one number per dimension.
    }], "::llvm::SmallVector<int64_t>", "getOffset", (ins
      "::llvm::ArrayRef<int64_t>":$shape, "int64_t":$r)>,
    InterfaceMethod<[{
      The dimensions of the two-dimensional base that this layout keeps.
    }], "::llvm::SmallVector<unsigned>", "getBaseDims">,
  ];
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

class Tile_Layout<string name, string mnemonic> :
    Tile_Attr<name, mnemonic,
              [DeclareAttrInterfaceMethods<Tile_LayoutAttrInterface>,
               DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]>;

def Tile_AccumulatorAttr : Tile_Layout<"Accumulator", "accumulator"> {
  let summary = "accumulator of a matrix instruction";
  let description = [{
    The accumulator of `mma.sync` m16n8 and of `wgmma` m64nN alike, with `warps`
    warps along the rows: warp w holds the rows 16 w ... 16 w + 15 of every
    16 * warps rows. Registers in order of the row block i, the column block j of
    8, and four per block at the offsets (0, 0), (0, 1), (8, 0), (8, 1) from
    (16 warps i, 8 j).

    Rows are a multiple of 16 * warps, columns a multiple of 8.
  }];
  let parameters = (ins "int64_t":$warps);
  let assemblyFormat = "`<` `warps` `=` $warps `>`";
}

def Tile_OperandAttr : Tile_Layout<"Operand", "operand"> {
  let summary = "left operand of a matrix instruction, in registers";
  let description = [{
    The A operand of `mma.sync` and of `wgmma` with A in registers. For 16-bit
    elements the m16k16 operand: eight registers per block at the offsets (0, 0),
    (0, 1), (8, 0), (8, 1), (0, 8), (0, 9), (8, 8), (8, 9) from
    (16 warps i, 16 j). For 32-bit elements the m16k8 operand with the contraction
    taken in the order 0, 2, 4, 6, 1, 3, 5, 7: four per block at (0, 0), (8, 0),
    (0, 1), (8, 1) from (16 warps i, 8 j). Either way a thread holds the elements
    that the accumulator layout gives it, so that the result of one `tile.dot`
    becomes the operand of the next without an exchange.

    Rows are a multiple of 16 * warps, columns a multiple of 16 for 16-bit and of
    8 for 32-bit elements. `bits` is the width of an element, 16 or 32.
  }];
  let parameters = (ins "int64_t":$warps, "int64_t":$bits);
  let assemblyFormat = "`<` `warps` `=` $warps `,` `bits` `=` $bits `>`";
}

def Tile_SliceAttr : Tile_Layout<"Slice", "slice"> {
  let summary = "one value per row or per column of a parent layout";
  let description = [{
    A one-dimensional fragment: the parent layout with the dimension `dim` (0:
    rows, 1: columns) reduced away. Every thread that holds an element of a row
    (column) of the parent holds the row's (column's) value.
  }];
  let parameters = (ins "int64_t":$dim, "::mlir::attn::tile::AccumulatorAttr":$parent);
  let assemblyFormat = "`<` `dim` `=` $dim `,` `parent` `=` $parent `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

def Tile_ReduceAdd : I32EnumAttrCase<"Add", 0, "add">;
def Tile_ReduceMax : I32EnumAttrCase<"Max", 1, "max">;
def Tile_ReduceKind : I32EnumAttr<"ReduceKind", "how a reduction combines",
                                  [Tile_ReduceAdd, Tile_ReduceMax]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::attn::tile";
}
def Tile_ReduceKindAttr : EnumAttr<Tile_Dialect, Tile_ReduceKind, "reduce_kind">;

#endif // ATTN_DIALECT_TILE_IR_TILEATTRS

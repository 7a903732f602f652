//===- TileBase.td - Tile dialect base ---------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_IR_TILEBASE
#define ATTN_DIALECT_TILE_IR_TILEBASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Tile_Dialect : Dialect {
  let name = "tile";
  let cppNamespace = "::mlir::attn::tile";
  let summary = "The program of one CTA on tiles";
  let description = [{
    The `tile` dialect writes what one thread block (CTA) of a GPU does to tiles:
    tiles in shared memory (`!tile.shared`), rings of them for asynchronous
    copies (`!tile.ring`), and fragments, which are tiles in registers, spread
    over the threads. It knows nothing of attention: a plain GEMM is a
    `tile.load`, a `tile.dot` and a `tile.store`.

    A fragment is a static tensor whose encoding is a layout of this dialect, so
    `arith` and `math` apply to it element by element, and `scf` carries it around
    loops. The layout says which thread holds which element. Element types `index`
    and `i32` both stand for 32-bit positions: what is computed from positions on
    fragments must fit 32 bits; addresses are formed in 64.

    ```mlir
    tensor<64x128xf32, #tile.accumulator<warps = 4>>
    ```

    A tile program is serial: every op is done by all warps of the CTA before the
    next begins, as far as results can tell. Overlap is the business of passes
    (`tile-pipeline-copies`) that turn loads into ring operations.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    /// i32 attribute of a kernel (gpu.func): the number of warps of its CTA.
    static constexpr ::llvm::StringLiteral getNumWarpsAttrName() {
      return "tile.num_warps";
    }
    /// i32 attribute of a lowered kernel: dynamic shared memory it needs, in
    /// bytes.
    static constexpr ::llvm::StringLiteral getSharedMemoryAttrName() {
      return "tile.shared_memory";
    }
  }];
}

class Tile_Attr<string name, string attrMnemonic, list<Trait> traits = []> :
    AttrDef<Tile_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class Tile_Type<string name, string typeMnemonic, list<Trait> traits = []> :
    TypeDef<Tile_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

#endif // ATTN_DIALECT_TILE_IR_TILEBASE

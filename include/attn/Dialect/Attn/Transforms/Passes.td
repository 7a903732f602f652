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

    An attention that no tile of the chip can take stays without the attribute:
    later passes leave it to the unfused path. A remark of the category `attn`
    says what was chosen, or why nothing was.

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
    Option<"softmax", "softmax", "::mlir::attn::SoftmaxForm",
           /*default=*/"::mlir::attn::SoftmaxForm::Online",
           "how the running maximum is kept", [{::llvm::cl::values(
      clEnumValN(::mlir::attn::SoftmaxForm::Online, "online",
                 "the exact maximum of every step"),
      clEnumValN(::mlir::attn::SoftmaxForm::Speculative, "speculative",
                 "an earlier maximum while it is close enough"))}]>
  ];
}

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_PASSES

//===- TileTarget.td - The #tile.nvvm target attribute -----*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_IR_TILETARGET
#define ATTN_DIALECT_TILE_IR_TILETARGET

include "attn/Dialect/Tile/IR/TileBase.td"
include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"

def Tile_NVVMTargetAttr : Tile_Attr<"NVVMTarget", "nvvm", [
    DeclareAttrInterfaceMethods<GPUTargetAttrVerifyInterface>]> {
  let summary = "NVIDIA target of a gpu.module, checked by ptxas' own words";
  let description = [{
    Compiles a `gpu.module` of LLVM and NVVM ops under `gpu-module-to-binary`,
    as `#nvvm.target` does, and differs where fused kernels need it:

    * `llvm.inline_asm` with side effects becomes convergent before LLVM
      optimises. Otherwise instructions that a whole warp issues together may be
      moved under a branch, and ptxas serialises what follows (C7514).
    * f32 denormals are flushed (`ftz`, on unless turned off), so that one
      exponential is one instruction.
    * Nothing is taken from the environment but the location of ptxas. No device
      library is linked; a call to `__nv_*` that is left is an error. Two runs
      give the same bytes.
    * ptxas runs with `-v`. A kernel that spills more than `max_spill` bytes
      (0 unless given, -1 for no limit) and every C75xx message are errors at
      the kernel, with ptxas' words. Registers, spilled bytes and static shared
      memory become properties of the object, and metadata of each kernel.

    `chip`, which has to be given, is sm_80 or later. `features` is the PTX
    version, by default the oldest that has all that the chip needs. `format`
    (`llvm`, `isa`, `bin` or `fatbin`) wins over the format that `gpu-module-to-binary` asks for, so that
    one binary can hold machine code for several chips and PTX for later ones.
    `ptxas` holds more options for the command line.

    ptxas is looked for in: the file `$ATTN_PTXAS`, and nowhere else where that
    is set; the toolkit given to `gpu-module-to-binary`; `$CUDA_ROOT`,
    `$CUDA_HOME`, `$CUDA_PATH`; `$PATH`; `/usr/local/cuda`; where the build found
    it; the wheel `nvidia-cuda-nvcc` in `$VIRTUAL_ENV`.

    ```mlir
    gpu.module @kernels [#tile.nvvm<chip = "sm_90">,
                         #tile.nvvm<chip = "sm_80", format = "isa">] { ... }
    ```
  }];
  let parameters = (ins
    StringRefParameter<"chip">:$chip,
    StringRefParameter<"PTX version, as in \"+ptx80\"", "\"\"">:$features,
    DefaultValuedParameter<"int", "3", "optimization level, 0 to 3">:$O,
    DefaultValuedParameter<"bool", "true", "flush f32 denormals">:$ftz,
    DefaultValuedParameter<"int64_t", "0", "spilled bytes allowed">:$max_spill,
    StringRefParameter<"object format", "\"\"">:$format,
    StringRefParameter<"more options for ptxas", "\"\"">:$ptxas
  );
  let assemblyFormat = [{
    `<` struct($chip, $features, $O, $ftz, $max_spill, $format, $ptxas) `>`
  }];
  let builders = [
    AttrBuilder<(ins "::llvm::StringRef":$chip,
                     CArg<"::llvm::StringRef", "{}">:$features,
                     CArg<"int", "3">:$optLevel, CArg<"bool", "true">:$ftz,
                     CArg<"int64_t", "0">:$maxSpill,
                     CArg<"::llvm::StringRef", "{}">:$format,
                     CArg<"::llvm::StringRef", "{}">:$ptxas), [{
      return $_get($_ctxt, chip, features, optLevel, ftz, maxSpill, format,
                   ptxas);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// `features`, or the chip's default where there is none.
    ::std::string getPTXFeatures() const;
  }];
}

def Tile_ImagesAttr : Tile_Attr<"Images", "images", [
    OffloadingTranslationAttrTrait]> {
  let summary = "All objects of a gpu.binary, chosen among when it runs";
  let description = [{
    An offloading handler that embeds every object of a `gpu.binary` into the
    host's LLVM module, where `#gpu.select_object` embeds one. The objects become
    an image table, from which the runtime picks the best for the device that it
    finds: machine code before PTX, the newest that the device runs.

    ```mlir
    gpu.module @kernels <#tile.images> [#tile.nvvm<chip = "sm_80">,
                                        #tile.nvvm<chip = "sm_90">] { ... }
    ```
  }];
}

#endif // ATTN_DIALECT_TILE_IR_TILETARGET

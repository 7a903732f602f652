//===- NVVM.cpp - Pipelines for NVIDIA GPUs -------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Pipelines/Pipelines.h"

#include "Host.h"

#include "attn/Conversion/Passes.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"
#include "attn/Target/GPUInfo.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::attn;

/// Keys in a tile of the loop that makes an accumulator anew: one step of the
/// product with V. Its registers come beside the accumulator's.
static constexpr int64_t kGuardTile = 16;

/// Queries of a warpgroup, which it walks over keys of its own for.
static constexpr int64_t kWarpgroupRows = 64;

/// The schedule of Hopper: warpgroups multiply, four more warps copy, and a
/// block goes from tile to tile. What copies from tensors that the copy engine
/// cannot address stays serial.
static void addWarpgroupSchedule(OpPassManager &pm) {
  pm.addPass(attn::tile::createTileSelectWGMMAPass());
  attn::tile::TilePersistBlocksPassOptions persist;
  persist.warpgroupsOnly = true;
  pm.addPass(attn::tile::createTilePersistBlocksPass(persist));
  attn::tile::TileMultibufferLoadsPassOptions rings;
  rings.warpgroupsOnly = true;
  pm.addPass(attn::tile::createTileMultibufferLoadsPass(rings));
  attn::tile::TileFormTensorMapsPassOptions maps;
  maps.warpgroupsOnly = true;
  // Behind the end that a mask sets for a block it hides all keys.
  maps.overrun = true;
  pm.addPass(attn::tile::createTileFormTensorMapsPass(maps));
  pm.addPass(attn::tile::createTileSpecializeWarpsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(attn::tile::createTileScheduleMMAPass());
}

void attn::buildAttnToNVVMPipeline(OpPassManager &pm,
                                   const AttnToNVVMOptions &options) {
  SmallVector<std::string> chips(options.chips.begin(), options.chips.end());
  if (chips.empty())
    chips.push_back("sm_80");
  bool useWarpgroups = llvm::all_of(chips, [](StringRef chip) {
    std::optional<GPUInfo> gpu = getGPUInfo(chip);
    return gpu && gpu->hasWGMMA();
  });

  // What is computed.
  pm.addPass(createRaiseLinalgPass());
  pm.addPass(createAttnFoldProducersPass());

  // How it is blocked.
  AttnConfigureTargetPassOptions configure;
  configure.chip = chips.front();
  configure.tileM = options.tileM;
  configure.tileN = options.tileN;
  configure.fallback = options.fallback;
  configure.softmax = options.softmax;
  pm.addPass(createAttnConfigureTargetPass(configure));
  AttnTileOnlineSoftmaxPassOptions tiling;
  tiling.configuredOnly = true;
  tiling.keepBatchDims = true;
  pm.addPass(createAttnTileOnlineSoftmaxPass(tiling));
  AttnSpecializeMasksPassOptions masks;
  masks.peelTails = true;
  masks.skipFiniteFill = true;
  masks.guardTile = kGuardTile;
  if (useWarpgroups)
    masks.rowGroup = kWarpgroupRows;
  pm.addPass(createAttnSpecializeMasksPass(masks));
  // No canonicalization: it would take loops of one iteration apart, of which a
  // kernel is made.
  pm.addPass(createCSEPass());

  // One kernel for each attention.
  ConvertAttnToTilePassOptions kernels;
  kernels.fallback = options.fallback;
  kernels.numWarps = options.numWarps;
  kernels.warpgroups = useWarpgroups;
  kernels.rowSums = options.rowSums;
  pm.addPass(createConvertAttnToTilePass(kernels));
  if (options.contractions) {
    ConvertLinalgToTilePassOptions products;
    if (useWarpgroups)
      products.chip = chips.front();
    pm.addPass(createConvertLinalgToTilePass(products));
  }
  attn::tile::TileAttachTargetPassOptions target;
  target.chips = chips;
  target.features = options.features;
  // Warpgroups have the registers that a loop over keys needs; what goes on
  // around it may leave some of its values in memory.
  constexpr int64_t kWarpgroupSpill = 128;
  target.maxSpill = useWarpgroups && options.maxSpill.getNumOccurrences() == 0
                        ? kWarpgroupSpill
                        : options.maxSpill;
  target.ptxas = options.ptxasOptions;
  target.ptxFallback = options.ptxFallback;
  pm.addPass(attn::tile::createTileAttachTargetPass(target));
  pm.addPass(attn::tile::createTileAnnotateReadsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  if (useWarpgroups)
    addWarpgroupSchedule(pm);
  attn::tile::TilePipelineCopiesPassOptions copies;
  copies.numStages = options.numStages;
  pm.addPass(attn::tile::createTilePipelineCopiesPass(copies));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createConvertTileToNVVMPass());

  // The rest stays on the host.
  pm.addPass(createConvertAttnToLinalgPass());
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  bufferize.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  pm.addNestedPass<func::FuncOp>(bufferization::createBufferHoistingPass());
  pm.addPass(bufferization::createOwnershipBasedBufferDeallocationPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(bufferization::createBufferDeallocationSimplificationPass());
  pm.addPass(bufferization::createLowerDeallocationsPass());
  pm.addPass(createConvertBufferizationToMemRefPass());
  // After deallocation, which knows host memory only.
  if (options.hostCopies)
    pm.addPass(attn::tile::createTileInsertHostCopiesPass());
  pm.addPass(attn::tile::createTileEncodeTensorMapsPass());
  addHostLoops(pm);

  GpuModuleToBinaryPassOptions binary;
  binary.compilationTarget = llvm::StringSwitch<std::string>(options.format)
                                 .Case("ptx", "isa")
                                 .Case("cubin", "bin")
                                 .Default(options.format);
  pm.addPass(createGpuModuleToBinaryPass(binary));
}

void attn::registerNVVMPipelines() {
  PassPipelineRegistration<AttnToNVVMOptions>(
      "attn-to-nvvm",
      "Turn each attention of a module into one kernel for NVIDIA GPUs and one "
      "launch",
      buildAttnToNVVMPipeline);
  PassPipelineRegistration<>(
      "attn-host-to-llvm",
      "Lower the host code that attn-to-nvvm leaves to the LLVM dialect",
      buildAttnHostToLLVMPipeline);
}

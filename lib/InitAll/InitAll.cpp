//===- InitAll.cpp - Registers dialects and passes ------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/InitAll.h"

#include "attn/Conversion/Passes.h"
#include "attn/Dialect/Attn/IR/Attn.h"
#include "attn/Dialect/Attn/Transforms/BufferizableOpInterfaceImpl.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/KernelReads.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"
#include "attn/Pipelines/Pipelines.h"
#include "attn/Reference/Passes.h"
#include "attn/Target/CPU/Passes.h"
#include "attn/Target/NVVM/Target.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

using namespace mlir;

void attn::registerAttnDialects(DialectRegistry &registry) {
  registry.insert<AttnDialect, attn::tile::TileDialect>();
  registerBufferizableOpInterfaceExternalModels(registry);
  attn::tile::registerLaunchMemoryEffects(registry);
  attn::tile::registerNVVMTargetInterfaceExternalModels(registry);
}

void attn::registerAttnPasses() {
  registerAttnConversionPasses();
  registerAttnCPUPasses();
  registerAttnReferencePasses();
  attn::tile::registerTileTransformsPasses();
  registerAttnTransformsPasses();
  registerCPUPipelines();
  registerNVVMPipelines();
}

void attn::registerAllDialects(DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  // gpu-module-to-binary translates to LLVM IR.
  mlir::registerAllToLLVMIRTranslations(registry);
  registerAttnDialects(registry);
}

void attn::registerAllPasses() {
  mlir::registerAllPasses();
  registerAttnPasses();
}

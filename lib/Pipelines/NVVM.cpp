//===- NVVM.cpp - Pipelines for NVIDIA GPUs -------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Pipelines/Pipelines.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::attn;

/// Adds a pass of the project by its name in the registry.
static void addByName(OpPassManager &pm, const llvm::Twine &text) {
  std::string pipeline = text.str();
  StringRef name = StringRef(pipeline).take_until(
      [](char c) { return c == '{' || c == '('; });
  if (PassInfo::lookup(name))
    (void)parsePassPipeline(pipeline, pm);
}

void attn::buildAttnToNVVMPipeline(OpPassManager &pm,
                                   const AttnToNVVMOptions &options) {
  SmallVector<std::string> chips(options.chips.begin(), options.chips.end());
  if (chips.empty())
    chips.push_back("sm_80");

  // What is computed.
  addByName(pm, "attn-raise-linalg");
  addByName(pm, "attn-fold-producers");

  // How it is blocked.
  addByName(pm, "attn-configure-target{chip=" + chips.front() +
                    " tile-m=" + llvm::Twine(options.tileM) +
                    " tile-n=" + llvm::Twine(options.tileN) +
                    " fallback=" + options.fallback + "}");
  addByName(pm, "attn-tile-online-softmax{configured-only keep-batch-dims}");
  addByName(pm, "attn-specialize-masks{peel-tails}");
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());

  // One kernel for each attention.
  addByName(pm, "convert-attn-to-tile{fallback=" + options.fallback +
                    " num-warps=" + llvm::Twine(options.numWarps) + "}");
  addByName(pm, "tile-annotate-reads");
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  addByName(pm, "tile-pipeline-copies{num-stages=" +
                    llvm::Twine(options.numStages) + "}");
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  addByName(
      pm,
      "tile-attach-target{chips=" + llvm::join(chips, ",") +
          (options.features.empty() ? "" : " features=" + options.features) +
          " max-spill=" + llvm::Twine(options.maxSpill) +
          (options.ptxasOptions.empty()
               ? ""
               : " ptxas-options={" + options.ptxasOptions + "}") +
          (options.ptxFallback ? " ptx-fallback" : "") + "}");
  addByName(pm, "convert-tile-to-nvvm");

  // The rest stays on the host.
  addByName(pm, "convert-attn-to-linalg");
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
    addByName(pm, "tile-insert-host-copies");
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());

  GpuModuleToBinaryPassOptions binary;
  binary.compilationTarget = llvm::StringSwitch<std::string>(options.format)
                                 .Case("ptx", "isa")
                                 .Case("cubin", "bin")
                                 .Default(options.format);
  pm.addPass(createGpuModuleToBinaryPass(binary));
}

void attn::buildAttnHostToLLVMPipeline(OpPassManager &pm) {
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  pm.addNestedPass<func::FuncOp>(arith::createArithExpandOpsPass(expand));
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(arith::createArithExpandOpsPass(expand));
  pm.addPass(createGpuToLLVMConversionPass());
  pm.addPass(createConvertIndexToLLVMPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
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

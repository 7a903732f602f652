//===- CPU.cpp - Pipelines for the CPU ------------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/Passes.h"
#include "attn/Dialect/Attn/Transforms/Passes.h"
#include "attn/Pipelines/Pipelines.h"
#include "attn/Target/CPU/Passes.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace mlir::attn;

/// Tensors to buffers; a function returns memory that its caller owns.
static void addBufferization(OpPassManager &pm) {
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  bufferize.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(bufferization::createBufferHoistingPass());
  pm.addNestedPass<func::FuncOp>(bufferization::createBufferLoopHoistingPass());
  pm.addPass(bufferization::createOwnershipBasedBufferDeallocationPass());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(bufferization::createBufferDeallocationSimplificationPass());
  pm.addPass(bufferization::createLowerDeallocationsPass());
  pm.addPass(createConvertBufferizationToMemRefPass());
  pm.addPass(createCSEPass());
  pm.addPass(createCanonicalizerPass());
  pm.addNestedPass<func::FuncOp>(
      bufferization::createOptimizeAllocationLivenessPass());
}

/// Loops on buffers to the LLVM dialect.
static void addLoopsToLLVM(OpPassManager &pm) {
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  pm.addPass(arith::createArithExpandOpsPass(expand));
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addNestedPass<func::FuncOp>(LLVM::createLLVMRequestCWrappersPass());
  pm.addPass(createConvertVectorToLLVMPass());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(arith::createArithExpandOpsPass(expand));
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createConvertIndexToLLVMPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

void attn::buildUnfusedToLLVMPipeline(OpPassManager &pm) {
  pm.addPass(createAttnDecomposeSoftmax());
  addBufferization(pm);
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  pm.addPass(createForallToForLoopPass());
  addLoopsToLLVM(pm);
}

void attn::buildAttnToCPUPipeline(OpPassManager &pm,
                                  const AttnToCPUOptions &options) {
  if (options.fuse)
    for (StringRef pass : {"attn-raise-linalg", "attn-fold-producers"})
      if (PassInfo::lookup(pass))
        (void)parsePassPipeline(pass, pm);
  AttnConfigureTargetPassOptions configure;
  configure.chip = "cpu";
  configure.tileM = options.tileM;
  configure.tileN = options.tileN;
  pm.addPass(createAttnConfigureTargetPass(configure));
  pm.addPass(createAttnTileOnlineSoftmaxPass());
  AttnSpecializeMasksPassOptions specialize;
  specialize.skipFiniteFill = true;
  pm.addPass(createAttnSpecializeMasksPass(specialize));
  pm.addPass(createConvertAttnToLinalgPass());
  pm.addPass(createAttnDecomposeSoftmax());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addPass(createAttnBoundTemporaries());
  addBufferization(pm);
  ConvertLinalgToVectorLoopsPassOptions vectorize;
  vectorize.vectorBits = options.vectorBits;
  pm.addPass(createConvertLinalgToVectorLoopsPass(vectorize));
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  if (options.parallel)
    pm.addPass(createConvertForallToLLVM());
  else
    pm.addPass(createForallToForLoopPass());
  addLoopsToLLVM(pm);
}

void attn::registerCPUPipelines() {
  PassPipelineRegistration<AttnToCPUOptions>(
      "attn-to-cpu",
      "Lower a module with attention to the LLVM dialect for the CPU, without "
      "a buffer of scores",
      buildAttnToCPUPipeline);
  PassPipelineRegistration<>(
      "attn-unfused-to-llvm",
      "Lower linalg on tensors to the LLVM dialect by upstream passes alone, "
      "without any fusion",
      buildUnfusedToLLVMPipeline);
}

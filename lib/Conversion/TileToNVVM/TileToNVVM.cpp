//===- TileToNVVM.cpp - Tile to NVVM conversion ---------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/TileToNVVM/TileToNVVM.h"

#include "Lowering.h"
#include "attn/Dialect/Tile/Utils/Kernels.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/LoweringOptions.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

#define DEBUG_TYPE "convert-tile-to-nvvm"

namespace mlir::attn {
#define GEN_PASS_DEF_CONVERTTILETONVVMPASS
#include "attn/Conversion/Passes.h.inc"
} // namespace mlir::attn

using namespace mlir;
using namespace mlir::attn::tile;

/// Whether a type is one of the tile dialect's.
static bool isTileType(Type type) {
  return isFragment(type) || isa<SharedType, RingType, TensorMapType>(type);
}

/// Replaces tile ops and ops on fragments by scalar and vector code.
static LogicalResult lowerTiles(gpu::GPUModuleOp module,
                                const LLVMTypeConverter &llvmConverter) {
  MLIRContext *context = module.getContext();
  TileTypeConverter converter(llvmConverter);
  RewritePatternSet patterns(context);
  ConversionTarget target(*context);
  populateFragmentPatterns(converter, patterns);
  populateCopyPatterns(converter, patterns);
  populateGlobalPatterns(converter, patterns);
  populateMatrixPatterns(converter, patterns);
  populateWarpgroupPatterns(converter, patterns);
  populateRolePatterns(converter, patterns);
  scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                       target);
  populateFunctionOpInterfaceTypeConversionPattern<gpu::GPUFuncOp>(patterns,
                                                                   converter);
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    markTensorMaps(kernel);
  target.addIllegalDialect<TileDialect>();
  target.markUnknownOpDynamicallyLegal([&](Operation *op) {
    if (auto kernel = dyn_cast<gpu::GPUFuncOp>(op))
      return llvm::none_of(kernel.getArgumentTypes(), isTileType);
    return llvm::none_of(op->getOperandTypes(), isTileType) &&
           llvm::none_of(op->getResultTypes(), isTileType);
  });
  return applyFullConversion(module, target, std::move(patterns));
}

/// Lets multiplications and additions become one instruction.
static void allowContraction(gpu::GPUModuleOp module) {
  module.walk([](Operation *op) {
    if (!isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(op))
      return;
    auto fast = cast<arith::ArithFastMathInterface>(op);
    arith::FastMathFlags flags = fast.getFastMathFlagsAttr().getValue();
    op->setAttr(fast.getFastMathAttrName(),
                arith::FastMathFlagsAttr::get(
                    op->getContext(), flags | arith::FastMathFlags::contract));
  });
}

/// Compares bf16 as f32: the backend selects a comparison that PTX lacks. What
/// it understands it would fold into one of bf16 again, which assembly is not.
static void widenComparisons(gpu::GPUModuleOp module) {
  module.walk([](arith::CmpFOp op) {
    Type type = op.getLhs().getType();
    if (!getElementTypeOrSelf(type).isBF16())
      return;
    Emitter e(op.getLoc(), op);
    auto widen = [&](Value x) -> Value {
      Value bits = arith::ExtUIOp::create(
          e, e.getI32Type(), arith::BitcastOp::create(e, e.getI16Type(), x));
      Value shifted =
          LLVM::InlineAsmOp::create(
              e, e.getI32Type(), ValueRange{bits}, "shl.b32 $0, $1, 16;",
              "=r,r", /*has_side_effects=*/false, /*is_align_stack=*/false,
              LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr())
              .getRes();
      return arith::BitcastOp::create(e, e.getF32Type(), shifted);
    };
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (isa<VectorType>(type))
        operand.set(e.vector(llvm::map_to_vector(e.elements(value), widen),
                             e.getF32Type()));
      else
        operand.set(widen(value));
    }
  });
}

/// Lowers what is left to the LLVM and NVVM dialects.
static LogicalResult lowerToLLVM(gpu::GPUModuleOp module,
                                 LLVMTypeConverter &converter) {
  MLIRContext *context = module.getContext();
  RewritePatternSet patterns(context);
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  index::populateIndexToLLVMConversionPatterns(converter, patterns);
  populateGpuToNVVMConversionPatterns(converter, patterns);
  populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
  // Before the calls of a device library that GPU to NVVM has.
  populateMathToLLVMConversionPatterns(converter, patterns,
                                       /*approximateLog1p=*/false,
                                       /*benefit=*/10);
  populateVectorToLLVMConversionPatterns(converter, patterns);
  ub::populateUBToLLVMConversionPatterns(converter, patterns);
  LLVMConversionTarget target(*context);
  // Not upstream's legality of NVVM: it bans ops of LLVM that the backend
  // selects in favour of a device library.
  target.addIllegalDialect<gpu::GPUDialect>();
  target.addLegalOp<gpu::GPUModuleOp>();
  target.addLegalDialect<NVVM::NVVMDialect>();
  target.addLegalOp<UnrealizedConversionCastOp>();
  DenseMap<StringAttr, SmallVector<unsigned>> tensorMaps;
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    tensorMaps[kernel.getNameAttr()] = getTensorMapArguments(kernel, converter);
  if (failed(applyPartialConversion(module, target, std::move(patterns))))
    return failure();
  for (auto kernel : module.getOps<LLVM::LLVMFuncOp>())
    passByValue(kernel, tensorMaps.lookup(kernel.getSymNameAttr()));

  // A kernel is compiled for one number of threads, not for up to so many.
  module.walk([](LLVM::LLVMFuncOp function) {
    StringRef most = NVVM::NVVMDialect::getMaxntidAttrName();
    if (Attribute threads = function->removeAttr(most))
      function->setAttr(NVVM::NVVMDialect::getReqntidAttrName(), threads);
  });

  // Casts between a memref and its descriptor meet here.
  SmallVector<UnrealizedConversionCastOp> casts;
  module.walk([&](UnrealizedConversionCastOp op) { casts.push_back(op); });
  reconcileUnrealizedCasts(casts);
  auto isLowered = [&](Operation *op) {
    return op == module ||
           isa_and_present<LLVM::LLVMDialect, NVVM::NVVMDialect>(
               op->getDialect());
  };
  // A cast that is left is the trace of an op that is left.
  Operation *left = nullptr;
  WalkResult result = module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto call = dyn_cast<LLVM::CallOp>(op);
    if (call && call.getCallee().value_or("").starts_with("__nv_")) {
      op->emitError() << "needs '" << *call.getCallee()
                      << "' of a device library, which kernels do without";
      return WalkResult::interrupt();
    }
    if (!isLowered(op) && (!left || isa<UnrealizedConversionCastOp>(left)))
      left = op;
    return WalkResult::advance();
  });
  if (left)
    return left->emitError()
           << "'" << left->getName() << "' has no lowering in a GPU kernel";
  return failure(result.wasInterrupted());
}

/// The symbols that lowered tile ops refer to.
static void addSymbols(gpu::GPUModuleOp module) {
  OpBuilder b = OpBuilder::atBlockBegin(module.getBody());
  Type i8 = b.getI8Type();
  LLVM::GlobalOp::create(b, module.getLoc(), LLVM::LLVMArrayType::get(i8, 0),
                         /*isConstant=*/false, LLVM::Linkage::External,
                         kSharedSymbol, Attribute(), /*alignment=*/1024,
                         kSharedSpace);
  LLVM::GlobalOp::create(b, module.getLoc(), LLVM::LLVMArrayType::get(i8, 16),
                         /*isConstant=*/true, LLVM::Linkage::Internal,
                         kZeroSymbol,
                         b.getZeroAttr(RankedTensorType::get({16}, i8)),
                         /*alignment=*/16, kGlobalSpace);
}

namespace {
struct ConvertTileToNVVMPass
    : attn::impl::ConvertTileToNVVMPassBase<ConvertTileToNVVMPass> {
  void runOnOperation() override {
    for (auto module : getOperation().getOps<gpu::GPUModuleOp>())
      if (failed(convert(module)))
        return signalPassFailure();
    getOperation().walk([&](gpu::LaunchFuncOp launch) { setUp(launch); });
  }

  LogicalResult convert(gpu::GPUModuleOp module) {
    SmallVector<gpu::GPUFuncOp> kernels;
    for (auto kernel : module.getOps<gpu::GPUFuncOp>())
      if (kernel->hasAttr(TileDialect::getNumWarpsAttrName()) ||
          kernel
              .walk([](Operation *op) {
                return isa_and_present<TileDialect>(op->getDialect())
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted())
        kernels.push_back(kernel);
    // A module without tile programs is none of this pass' business.
    if (kernels.empty())
      return success();
    for (gpu::GPUFuncOp kernel : kernels) {
      if (failed(checkWarpScope(kernel)) || failed(prepareKernel(kernel)))
        return failure();
      auto bytes = kernel->getAttrOfType<IntegerAttr>(
          TileDialect::getSharedMemoryAttrName());
      std::optional<int64_t> limit = getSharedLimit(kernel);
      if (limit && bytes.getInt() > *limit)
        return kernel.emitError()
               << "needs " << bytes.getInt()
               << " bytes of shared memory, but the chip has " << *limit
               << " for a block";
      sharedMemory[SymbolRefAttr::get(
          module.getNameAttr(), FlatSymbolRefAttr::get(kernel.getNameAttr()))] =
          {bytes, kernel.getKnownBlockSize()->front()};
    }
    addSymbols(module);

    LowerToLLVMOptions options(&getContext());
    options.overrideIndexBitwidth(64);
    LLVMTypeConverter llvmConverter(&getContext(), options);
    configureGpuToNVVMTypeConverter(llvmConverter);
    if (failed(lowerTiles(module, llvmConverter)) || failed(expandMath(module)))
      return failure();
    allowContraction(module);
    widenComparisons(module);
    OpPassManager pipeline(gpu::GPUModuleOp::getOperationName());
    pipeline.addPass(memref::createExpandStridedMetadataPass());
    pipeline.addPass(createLowerAffinePass());
    pipeline.addPass(createCanonicalizerPass());
    pipeline.addPass(createCSEPass());
    pipeline.addPass(createSCFToControlFlowPass());
    if (failed(runPipeline(pipeline, module)))
      return failure();
    return lowerToLLVM(module, llvmConverter);
  }

  /// Launches ask for the shared memory and the threads that a kernel is
  /// compiled for.
  void setUp(gpu::LaunchFuncOp launch) {
    auto found = sharedMemory.find(launch.getKernel());
    if (found == sharedMemory.end())
      return;
    OpBuilder b(launch);
    Value bytes =
        arith::ConstantOp::create(b, launch.getLoc(), found->second.first);
    launch.getDynamicSharedMemorySizeMutable().assign(bytes);
    Value one = arith::ConstantIndexOp::create(b, launch.getLoc(), 1);
    Value threads = arith::ConstantIndexOp::create(b, launch.getLoc(),
                                                   found->second.second);
    launch.getBlockSizeXMutable().assign(threads);
    launch.getBlockSizeYMutable().assign(one);
    launch.getBlockSizeZMutable().assign(one);
  }

  DenseMap<Attribute, std::pair<IntegerAttr, int32_t>> sharedMemory;
};
} // namespace

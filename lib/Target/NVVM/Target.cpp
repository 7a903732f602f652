//===- Target.cpp - Serialization behind #tile.nvvm -----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/NVVM/Target.h"

#include "ProductWaits.h"
#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Target/NVVM/PTXAssembler.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Target/LLVM/NVVM/Utils.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mlir;
using namespace mlir::attn::tile;

/// Carries ptxas' figures from the serialization to the object, which upstream
/// makes in a second call.
static constexpr llvm::StringLiteral kReportAttr = "tile.ptxas_report";

static gpu::CompilationTarget getFormat(NVVMTargetAttr target,
                                        const gpu::TargetOptions &options) {
  return llvm::StringSwitch<gpu::CompilationTarget>(target.getFormat())
      .Case("llvm", gpu::CompilationTarget::Offload)
      .Case("isa", gpu::CompilationTarget::Assembly)
      .Case("bin", gpu::CompilationTarget::Binary)
      .Case("fatbin", gpu::CompilationTarget::Fatbin)
      .Default(options.getCompilationTarget());
}

static bool isKernel(Operation *function) {
  return function->hasAttr(gpu::GPUDialect::getKernelFuncAttrName()) ||
         function->hasAttr(NVVM::NVVMDialect::getKernelFuncAttrName());
}

namespace {
/// Derives from the base of all targets rather than from upstream's NVVM one,
/// whose constructor looks for libdevice in the environment: no kernel of this
/// project calls it, and the environment must not change the bytes.
class Serializer : public LLVM::ModuleToObject {
public:
  Serializer(Operation &module, NVVMTargetAttr target,
             const std::string &features, const gpu::TargetOptions &options)
      : ModuleToObject(
            module, "nvptx64-nvidia-cuda", target.getChip(), features,
            target.getO(), options.getInitialLlvmIRCallback(),
            options.getLinkedLlvmIRCallback(),
            options.getOptimizedLlvmIRCallback(), options.getISACallback()),
        target(target), options(options), format(getFormat(target, options)) {}

protected:
  std::optional<SmallVector<std::unique_ptr<llvm::Module>>>
  loadBitcodeFiles(llvm::Module &llvmModule) override;
  void handleModulePostLink(llvm::Module &llvmModule) override;
  FailureOr<SmallVector<char, 0>>
  moduleToObject(llvm::Module &llvmModule) override;

private:
  /// Where to report about the function `name`: its op, else the only kernel,
  /// else the module.
  Operation *lookup(StringRef name);
  LogicalResult checkExternals(llvm::Module &llvmModule);
  LogicalResult checkAddressSpaces(llvm::Module &llvmModule);
  LogicalResult checkReport(const PTXReport &report);
  /// Whether a function spills more than is allowed (any, without a limit).
  bool isSpilled(const PTXFunctionInfo &info) const {
    return std::max(info.spillStores, info.spillLoads) >
           std::max<int64_t>(target.getMaxSpill(), 0);
  }

  NVVMTargetAttr target;
  const gpu::TargetOptions &options;
  gpu::CompilationTarget format;
};
} // namespace

std::optional<SmallVector<std::unique_ptr<llvm::Module>>>
Serializer::loadBitcodeFiles(llvm::Module &llvmModule) {
  SmallVector<std::unique_ptr<llvm::Module>> files;
  if (failed(loadBitcodeFilesFromList(llvmModule.getContext(),
                                      options.getLibrariesToLink(), files,
                                      /*failureOnError=*/true)))
    return std::nullopt;
  return files;
}

void Serializer::handleModulePostLink(llvm::Module &llvmModule) {
  for (llvm::Function &function : llvmModule) {
    if (function.isIntrinsic())
      continue;
    // As for CUDA sources: convergent until LLVM proves the contrary.
    function.setConvergent();
    if (function.isDeclaration())
      continue;
    if (target.getFtz() && !function.hasFnAttribute("denormal-fp-math-f32"))
      function.addFnAttr("denormal-fp-math-f32", "preserve-sign,preserve-sign");
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      auto *call = dyn_cast<llvm::CallBase>(&instruction);
      if (!call)
        continue;
      // llvm.inline_asm cannot say that it is convergent.
      if (auto *assembly =
              dyn_cast<llvm::InlineAsm>(call->getCalledOperand())) {
        if (assembly->hasSideEffects())
          call->setConvergent();
        continue;
      }
      llvm::Function *callee = call->getCalledFunction();
      if (!callee || !callee->isIntrinsic())
        call->setConvergent();
    }
  }
}

Operation *Serializer::lookup(StringRef name) {
  if (!name.empty())
    if (Operation *op = SymbolTable::lookupSymbolIn(&getOperation(), name))
      return op;
  Operation *kernel = nullptr;
  for (auto function :
       getOperation().getRegion(0).getOps<FunctionOpInterface>()) {
    if (!isKernel(function))
      continue;
    if (kernel)
      return &getOperation();
    kernel = function;
  }
  return kernel ? kernel : &getOperation();
}

LogicalResult Serializer::checkExternals(llvm::Module &llvmModule) {
  for (llvm::Function &function : llvmModule) {
    if (!function.isDeclaration() || function.use_empty() ||
        !function.getName().starts_with("__nv_"))
      continue;
    // Report the call where the source has one.
    StringRef name = function.getName();
    Operation *user = nullptr;
    getOperation().walk([&](LLVM::CallOp call) {
      if (call.getCallee() != name)
        return WalkResult::advance();
      user = call;
      return WalkResult::interrupt();
    });
    return (user ? user : lookup(name))->emitError()
           << "device code calls '" << name
           << "', which no linked library defines; kernels are expected to be "
              "free of device library calls";
  }
  return success();
}

/// The address spaces that the code generator knows; it aborts on others.
static bool isKnownAddressSpace(unsigned space) {
  switch (space) {
  case 0:   // generic
  case 1:   // global
  case 3:   // shared
  case 4:   // constant
  case 5:   // local
  case 6:   // tensor memory
  case 7:   // shared of the cluster
  case 101: // parameters
    return true;
  default:
    return false;
  }
}

LogicalResult Serializer::checkAddressSpaces(llvm::Module &llvmModule) {
  auto check = [&](unsigned space, StringRef name) -> LogicalResult {
    if (isKnownAddressSpace(space))
      return success();
    return lookup(name)->emitError() << "uses address space " << space
                                     << ", which NVIDIA GPUs do not have";
  };
  for (llvm::GlobalVariable &global : llvmModule.globals())
    if (failed(check(global.getAddressSpace(), global.getName())))
      return failure();
  for (llvm::Function &function : llvmModule)
    for (llvm::Instruction &instruction : llvm::instructions(function))
      for (llvm::Value *operand : instruction.operands())
        if (auto *type = dyn_cast<llvm::PointerType>(
                operand->getType()->getScalarType()))
          if (failed(check(type->getAddressSpace(), function.getName())))
            return failure();
  return success();
}

LogicalResult Serializer::checkReport(const PTXReport &report) {
  LogicalResult result = success();
  auto emitRegisterError = [&](Operation *op) {
    InFlightDiagnostic error = op->emitError();
    error.getUnderlyingDiagnostic()->getMetadata().push_back(DiagnosticArgument(
        StringAttr::get(op->getContext(), kRegisterErrorTag)));
    return error;
  };
  for (const PTXMessage &message : report.messages) {
    Operation *op = lookup(message.function);
    if (StringRef(message.code).starts_with("C75")) {
      emitRegisterError(op)
          << "ptxas for " << chip
          << " gives the kernel up to a slower form: " << message.text;
      result = failure();
    } else {
      op->emitWarning() << "ptxas for " << chip << ": " << message.text;
    }
  }
  for (const PTXFunctionInfo &info : report.functions) {
    if (target.getMaxSpill() < 0 || !isSpilled(info))
      continue;
    emitRegisterError(lookup(info.name))
        << "'" << info.name << "' spills registers on " << chip
        << ", ptxas: " << info.words << ", " << info.registers
        << " registers (allowed: " << target.getMaxSpill() << " bytes)";
    result = failure();
  }
  return result;
}

FailureOr<SmallVector<char, 0>>
Serializer::moduleToObject(llvm::Module &llvmModule) {
  if (format == gpu::CompilationTarget::Offload)
    return ModuleToObject::moduleToObject(llvmModule);
  if (failed(checkExternals(llvmModule)) ||
      failed(checkAddressSpaces(llvmModule)))
    return failure();

  FailureOr<llvm::TargetMachine *> machine = getOrCreateTargetMachine();
  if (failed(machine))
    return getOperation().emitError()
           << "LLVM has no code generator for " << chip << " with " << features;
  auto emitError = [&] { return getOperation().emitError(); };
  placeProductWaits(llvmModule);
  // Code generation changes the module, and may have to run again.
  std::unique_ptr<llvm::Module> copy = llvm::CloneModule(llvmModule);
  FailureOr<SmallString<0>> ptx =
      translateModuleToISA(llvmModule, **machine, emitError);
  if (failed(ptx))
    return failure();
  if (isaCallback)
    isaCallback(*ptx);
  // The driver takes PTX as a C string.
  if (format == gpu::CompilationTarget::Assembly)
    return SmallVector<char, 0>(ptx->c_str(), ptx->c_str() + ptx->size() + 1);

  std::string ptxasOptions =
      (target.getPtxas() + " " + options.getCmdOptions()).str();
  PTXAssembly assembly{*ptx, chip, optLevel, ptxasOptions,
                       options.getToolkitPath()};
  PTXReport report;
  FailureOr<SmallVector<char, 0>> cubin =
      assemblePTX(assembly, report, emitError);
  if (failed(cubin))
    return failure();
  // ptxas may trade a few spills for blocks that an SM can hold. Only where it
  // does is it told that one is enough.
  bool again = false;
  for (llvm::Function &function : *copy) {
    const PTXFunctionInfo *info = report.lookup(function.getName());
    if (!info || !isSpilled(*info) ||
        !function.hasFnAttribute(NVVM::NVVMDialect::getReqntidAttrName()) ||
        function.hasFnAttribute(NVVM::NVVMDialect::getMinctasmAttrName()))
      continue;
    function.addFnAttr(NVVM::NVVMDialect::getMinctasmAttrName(), "1");
    again = true;
  }
  if (again) {
    ptx = translateModuleToISA(*copy, **machine, emitError);
    if (failed(ptx))
      return failure();
    assembly.ptx = *ptx;
    report = PTXReport();
    cubin = assemblePTX(assembly, report, emitError);
    if (failed(cubin))
      return failure();
  }
  if (failed(checkReport(report)))
    return failure();

  Builder builder(getOperation().getContext());
  for (auto function :
       getOperation().getRegion(0).getOps<FunctionOpInterface>()) {
    const PTXFunctionInfo *info = report.lookup(function.getName());
    if (!info)
      continue;
    auto number = [&](StringRef name, int64_t value) {
      return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
    };
    function->setDiscardableAttr(
        kReportAttr, builder.getDictionaryAttr(
                         {number("registers", info->registers),
                          number("shared_bytes", info->shared),
                          number("spill_load_bytes", info->spillLoads),
                          number("spill_store_bytes", info->spillStores),
                          number("stack_bytes", info->stack)}));
  }
  if (format == gpu::CompilationTarget::Fatbin)
    return packFatbin(assembly, *cubin, emitError);
  return cubin;
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

namespace {
struct NVVMTargetModel
    : public gpu::TargetAttrInterface::FallbackModel<NVVMTargetModel> {
  std::optional<SmallVector<char, 0>>
  serializeToObject(Attribute attribute, Operation *module,
                    const gpu::TargetOptions &options) const {
    auto gpuModule = dyn_cast<gpu::GPUModuleOp>(module);
    if (!gpuModule) {
      module->emitError() << "#tile.nvvm compiles gpu.module ops alone";
      return std::nullopt;
    }
    NVVM::SerializeGPUModuleBase::init();
    auto target = cast<NVVMTargetAttr>(attribute);
    std::string features = target.getPTXFeatures();
    return Serializer(*module, target, features, options).run();
  }

  Attribute createObject(Attribute attribute, Operation *module,
                         const SmallVector<char, 0> &object,
                         const gpu::TargetOptions &options) const {
    auto target = cast<NVVMTargetAttr>(attribute);
    Builder builder(attribute.getContext());
    SmallVector<gpu::KernelMetadataAttr> kernels;
    int64_t registers = 0, spills = 0, shared = 0;
    bool known = false;
    for (auto function : module->getRegion(0).getOps<FunctionOpInterface>()) {
      auto report = dyn_cast_or_null<DictionaryAttr>(
          function->removeDiscardableAttr(kReportAttr));
      if (report) {
        auto number = [&](StringRef name) {
          return cast<IntegerAttr>(report.get(name)).getInt();
        };
        known = true;
        registers = std::max(registers, number("registers"));
        shared = std::max(shared, number("shared_bytes"));
        spills +=
            std::max(number("spill_load_bytes"), number("spill_store_bytes"));
      }
      if (isKernel(function))
        kernels.push_back(gpu::KernelMetadataAttr::get(function, report));
    }
    SmallVector<NamedAttribute> properties = {
        builder.getNamedAttr("O", builder.getI32IntegerAttr(target.getO()))};
    if (known) {
      auto add = [&](StringRef name, int64_t value) {
        properties.push_back(
            builder.getNamedAttr(name, builder.getI64IntegerAttr(value)));
      };
      add("registers", registers);
      add("shared_bytes", shared);
      add("spill_bytes", spills);
    }
    if (!options.getELFSection().empty())
      properties.push_back(builder.getNamedAttr(
          gpu::elfSectionName, builder.getStringAttr(options.getELFSection())));
    gpu::KernelTableAttr table;
    if (!kernels.empty())
      table = gpu::KernelTableAttr::get(attribute.getContext(), kernels);
    return gpu::ObjectAttr::get(
        attribute, getFormat(target, options),
        builder.getStringAttr(StringRef(object.data(), object.size())),
        builder.getDictionaryAttr(properties), table);
  }
};
} // namespace

void attn::tile::registerNVVMTargetInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, TileDialect *) {
    NVVMTargetAttr::attachInterface<NVVMTargetModel>(*context);
  });
  registerImagesInterfaceExternalModels(registry);
  registerBuiltinDialectTranslation(registry);
  registerGPUDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
}

//===- HostCode.cpp - Host code through LLVM ------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Internal.h"

#include "mlir/ExecutionEngine/OptUtils.h"
#include "mlir/Target/LLVMIR/Export.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace mlir;
using namespace mlir::attn;
using namespace mlir::attn::compiler;

static std::unique_ptr<llvm::TargetMachine>
createTargetMachine(Operation *diagnosed, const CompileOptions &options) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target) {
    diagnosed->emitError() << "no code generator for the host: " << error;
    return nullptr;
  }
  std::string cpu = options.cpu;
  llvm::SubtargetFeatures features;
  if (cpu == "native") {
    cpu = llvm::sys::getHostCPUName().str();
    for (auto &feature : llvm::sys::getHostCPUFeatures())
      features.AddFeature(feature.first(), feature.second);
  }
  llvm::SmallVector<StringRef> given;
  StringRef(options.features).split(given, ',', -1, /*KeepEmpty=*/false);
  for (StringRef feature : given)
    features.AddFeature(feature);
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, cpu, features.getString(), llvm::TargetOptions(),
      llvm::Reloc::PIC_, std::nullopt,
      options.optLevel == 0 ? llvm::CodeGenOptLevel::None
                            : llvm::CodeGenOptLevel::Aggressive));
  if (!machine) {
    diagnosed->emitError() << "no code generator for the host";
    return nullptr;
  }
  if (!machine->getMCSubtargetInfo()->isCPUStringValid(cpu)) {
    diagnosed->emitError() << "unknown CPU '" << cpu << "'";
    return nullptr;
  }
  return machine;
}

FailureOr<unsigned> compiler::getVectorBits(Operation *diagnosed,
                                            const CompileOptions &options) {
  std::unique_ptr<llvm::TargetMachine> machine =
      createTargetMachine(diagnosed, options);
  if (!machine)
    return failure();
  if (!machine->getTargetTriple().isX86())
    return 128;
  const llvm::MCSubtargetInfo *info = machine->getMCSubtargetInfo();
  if (info->checkFeatures("+avx512f"))
    return 512;
  return info->checkFeatures("+avx") ? 256 : 128;
}

/// Adds `void attn_packed_NAME(void **values)`: values[i] is what the wrapper
/// `_mlir_ciface_NAME` takes as its pointer i, or points to its scalar i.
static void addPackedCall(llvm::Module &module, StringRef name) {
  llvm::Function *callee = module.getFunction(("_mlir_ciface_" + name).str());
  if (!callee)
    return;
  llvm::LLVMContext &ctx = module.getContext();
  llvm::Type *ptr = llvm::PointerType::getUnqual(ctx);
  auto *function = llvm::Function::Create(
      llvm::FunctionType::get(llvm::Type::getVoidTy(ctx), {ptr}, false),
      llvm::GlobalValue::ExternalLinkage, "attn_packed_" + name, module);
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(ctx, "", function));
  llvm::SmallVector<llvm::Value *> args;
  for (llvm::Argument &param : callee->args()) {
    llvm::Value *slot = b.CreateConstInBoundsGEP1_64(ptr, function->getArg(0),
                                                     param.getArgNo());
    llvm::Value *value = b.CreateLoad(ptr, slot);
    if (param.getType()->isIntegerTy(1))
      value = b.CreateIsNotNull(b.CreateLoad(b.getInt8Ty(), value));
    else if (!param.getType()->isPointerTy())
      value = b.CreateLoad(param.getType(), value);
    args.push_back(value);
  }
  b.CreateCall(callee, args);
  b.CreateRetVoid();
}

FailureOr<llvm::SmallVector<char, 0>>
compiler::emitHostCode(ModuleOp module, const CompileOptions &options,
                       llvm::ArrayRef<Entry> entries, bool asText) {
  std::unique_ptr<llvm::TargetMachine> machine =
      createTargetMachine(module, options);
  if (!machine)
    return failure();

  llvm::LLVMContext ctx;
  std::unique_ptr<llvm::Module> code = translateModuleToLLVMIR(module, ctx);
  if (!code)
    return module.emitError("cannot be translated to LLVM IR");
  code->setTargetTriple(machine->getTargetTriple());
  code->setDataLayout(machine->createDataLayout());

  llvm::StringSet<> exported;
  for (const Entry &entry : entries) {
    exported.insert("_mlir_ciface_" + entry.name);
    if (entry.needsPackedCall()) {
      addPackedCall(*code, entry.name);
      exported.insert("attn_packed_" + entry.name);
    }
  }
  // Several modules become one library: only entries are seen outside, and
  // what is not needed goes away.
  if (!exported.empty())
    for (llvm::GlobalValue &value : code->global_values())
      if (!value.isDeclaration() && !value.hasLocalLinkage() &&
          !value.hasAppendingLinkage() && !exported.contains(value.getName()))
        value.setLinkage(llvm::GlobalValue::InternalLinkage);
  for (llvm::Function &function : *code)
    if (!function.isDeclaration()) {
      function.addFnAttr("target-cpu", machine->getTargetCPU());
      function.addFnAttr("target-features", machine->getTargetFeatureString());
    }

  if (llvm::Error error = makeOptimizingTransformer(
          options.optLevel, /*sizeLevel=*/0, machine.get())(code.get()))
    return module.emitError(llvm::toString(std::move(error)));

  llvm::SmallVector<char, 0> output;
  llvm::raw_svector_ostream stream(output);
  if (asText) {
    code->print(stream, nullptr);
    return output;
  }
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   llvm::CodeGenFileType::ObjectFile))
    return module.emitError("the code generator of the host writes no objects");
  passes.run(*code);
  return output;
}

LogicalResult
compiler::linkHostCode(Operation *diagnosed,
                       llvm::ArrayRef<llvm::SmallVector<char, 0>> objects,
                       const CompileOptions &options, StringRef path) {
  std::string linker = options.linker;
  if (linker.empty())
    for (StringRef name : {"cc", "clang-22", "clang", "gcc"})
      if (auto found = llvm::sys::findProgramByName(name)) {
        linker = *found;
        break;
      }
  if (linker.empty())
    return diagnosed->emitError("no C compiler to link the host code with: "
                                "found none of cc, clang and gcc in PATH");

  llvm::SmallVector<std::string> files;
  llvm::SmallVector<llvm::FileRemover> removers;
  removers.reserve(objects.size() + 1);
  for (const auto &object : objects) {
    llvm::SmallString<128> file;
    int fd;
    if (std::error_code error =
            llvm::sys::fs::createTemporaryFile("attn", "o", fd, file))
      return diagnosed->emitError()
             << "cannot create a temporary file: " << error.message();
    llvm::raw_fd_ostream stream(fd, /*shouldClose=*/true);
    stream.write(object.data(), object.size());
    stream.close();
    files.push_back(file.str().str());
    removers.emplace_back(file);
  }
  llvm::SmallString<128> log;
  if (std::error_code error =
          llvm::sys::fs::createTemporaryFile("attn", "log", log))
    return diagnosed->emitError()
           << "cannot create a temporary file: " << error.message();
  removers.emplace_back(log);

  std::string output = path.str();
  // A new file: whoever has the old one mapped keeps it.
  llvm::sys::fs::remove(output);
  // No build id and no path of a temporary file: same input, same bytes.
  llvm::SmallVector<StringRef> args = {linker,
                                       "-shared",
                                       "-fPIC",
                                       "-Wl,--build-id=none",
                                       "-Wl,-z,noexecstack",
                                       "-Wl,--strip-all",
                                       "-o",
                                       output};
  for (const std::string &file : files)
    args.push_back(file);
  args.push_back("-lm");
  std::optional<StringRef> redirects[] = {std::nullopt, StringRef(log),
                                          StringRef(log)};
  std::string error;
  int status = llvm::sys::ExecuteAndWait(linker, args, std::nullopt, redirects,
                                         /*SecondsToWait=*/0,
                                         /*MemoryLimit=*/0, &error);
  if (status == 0)
    return success();
  auto diag = diagnosed->emitError()
              << "'" << linker << "' failed to link the host code";
  if (!error.empty())
    diag << ": " << error;
  if (auto buffer = llvm::MemoryBuffer::getFile(log))
    diag.attachNote() << (*buffer)->getBuffer();
  return diag;
}

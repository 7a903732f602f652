//===- Compiler.cpp - From a module to code on disk -----------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Compiler.h"

#include "Internal.h"
#include "attn/Conversion/Passes.h"
#include "attn/Dialect/Attn/IR/Attn.h"
#include "attn/Pipelines/Pipelines.h"
#include "attn/Reference/Passes.h"
#include "attn/Target/NVVM/Target.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::attn;
using namespace mlir::attn::compiler;

using Code = llvm::SmallVector<char, 0>;

namespace {
/// One way to compile the functions of a module.
enum class Variant { Fused, Unfused, Ref64, Captured64 };

class Compilation {
public:
  Compilation(ModuleOp source, const CompileOptions &options)
      : source(source), options(options) {}

  LogicalResult run(StringRef path);

private:
  /// A copy of the source with only the chosen functions public.
  FailureOr<OwningOpRef<ModuleOp>> copySource();
  /// Whether the module is in the LLVM dialect already.
  bool isLowered();
  LogicalResult runPasses(ModuleOp module,
                          llvm::function_ref<LogicalResult(OpPassManager &)>);
  LogicalResult addCapture(OpPassManager &pm);
  LogicalResult addPipeline(OpPassManager &pm, StringRef text);
  /// The variant's pipeline; the host is in the LLVM dialect after it, but for
  /// a fused module on the GPU.
  LogicalResult lower(ModuleOp module, Variant variant) {
    return lower(module, variant, options.chip, /*more=*/"");
  }
  LogicalResult lower(ModuleOp module, Variant variant, StringRef chip,
                      StringRef more);
  /// The same for fused kernels, by the first form of the softmax and the first
  /// chip that ptxas has enough registers for.
  LogicalResult lowerKernels(ModuleOp module);
  /// What the GPU's pipeline leaves on the host to the LLVM dialect.
  LogicalResult lowerHost(ModuleOp module);
  /// Whether the fused functions take pointers to device memory.
  bool inDeviceMemory() {
    StringRef text(options.pipelineOptions);
    return options.target == CompileTarget::CUDA &&
           (!text.contains("host-copies") ||
            text.contains("host-copies=false"));
  }
  /// Adds an entry point and its code for each public function.
  LogicalResult addVariant(Variant variant, StringRef suffix);
  LogicalResult writeOutput(StringRef path, llvm::ArrayRef<char> data);
  LogicalResult writeBundle(StringRef path);
  LogicalResult writeKernels(StringRef path, ModuleOp module);

  ModuleOp source;
  const CompileOptions &options;
  std::vector<Entry> entries;
  std::vector<Code> objects;
};
} // namespace

bool Compilation::isLowered() {
  return source.getOps<func::FuncOp>().empty() &&
         !source.getOps<LLVM::LLVMFuncOp>().empty();
}

FailureOr<OwningOpRef<ModuleOp>> Compilation::copySource() {
  OwningOpRef<ModuleOp> copy = source.clone();
  for (const std::string &name : options.entries) {
    auto function = copy->lookupSymbol<func::FuncOp>(name);
    if (!function || function.isDeclaration())
      return source.emitError() << "has no function '" << name << "'";
    function.setPublic();
  }
  Builder b(source.getContext());
  for (auto function : copy->getOps<func::FuncOp>()) {
    if (function.isDeclaration())
      continue;
    if (!options.entries.empty() &&
        !llvm::is_contained(options.entries, function.getName()))
      function.setPrivate();
    // The caller's tensors are read, never written.
    if (function.isPublic())
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        if (isa<TensorType>(function.getArgument(i).getType()) &&
            !function.getArgAttr(
                i, bufferization::BufferizationDialect::kWritableAttrName))
          function.setArgAttr(
              i, bufferization::BufferizationDialect::kWritableAttrName,
              b.getBoolAttr(false));
  }
  return copy;
}

LogicalResult Compilation::runPasses(
    ModuleOp module,
    llvm::function_ref<LogicalResult(OpPassManager &)> addPasses) {
  PassManager pm(module->getContext());
  if ((options.configurePasses && failed(options.configurePasses(pm))) ||
      failed(addPasses(pm)))
    return failure();
  return pm.run(module);
}

LogicalResult Compilation::addPipeline(OpPassManager &pm, StringRef text) {
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  if (succeeded(parsePassPipeline(text, pm, stream)))
    return success();
  return source.emitError()
         << "cannot run '" << text << "': " << StringRef(errors).rtrim();
}

LogicalResult Compilation::addCapture(OpPassManager &pm) {
  for (StringRef pass : {"attn-raise-linalg", "attn-fold-producers"})
    if (PassInfo::lookup(pass))
      if (failed(addPipeline(pm, pass)))
        return failure();
  return success();
}

LogicalResult Compilation::lower(ModuleOp module, Variant variant,
                                 StringRef chip, StringRef more) {
  return runPasses(module, [&](OpPassManager &pm) -> LogicalResult {
    // What is no entry, and what no entry calls, is not compiled.
    if (!options.entries.empty())
      pm.addPass(createSymbolDCEPass());
    switch (variant) {
    case Variant::Ref64:
      pm.addPass(createAttnPromoteFloats());
      // Of a module that holds attn.attention already, this is all there is;
      // of one that is tiled, the tiles are.
      pm.addPass(createAttnLowerToReferenceLoops());
      pm.addPass(createConvertAttnToLinalgPass());
      buildUnfusedToLLVMPipeline(pm);
      return success();
    case Variant::Captured64:
      if (failed(addCapture(pm)))
        return failure();
      pm.addPass(createAttnPromoteFloats());
      pm.addPass(createAttnLowerToReferenceLoops());
      pm.addPass(createConvertAttnToLinalgPass());
      buildUnfusedToLLVMPipeline(pm);
      return success();
    case Variant::Unfused:
      pm.addPass(createConvertAttnToLinalgPass());
      buildUnfusedToLLVMPipeline(pm);
      return success();
    case Variant::Fused:
      break;
    }
    std::string pipeline;
    llvm::raw_string_ostream text(pipeline);
    llvm::ListSeparator space(" ");
    if (options.target == CompileTarget::CUDA) {
      text << "attn-to-nvvm{" << space << "chip=" << chip;
      if (options.format == CompileFormat::PTX)
        text << space << "format=ptx";
    } else {
      FailureOr<unsigned> vectorBits = getVectorBits(source, options);
      if (failed(vectorBits))
        return failure();
      text << "attn-to-cpu{" << space << "vector-bits=" << *vectorBits;
      if (!options.fuse)
        text << space << "fuse=false";
    }
    if (options.tileM)
      text << space << "tile-m=" << options.tileM;
    if (options.tileN)
      text << space << "tile-n=" << options.tileN;
    if (!options.pipelineOptions.empty())
      text << space << options.pipelineOptions;
    if (!more.empty())
      text << space << more;
    text << "}";
    if (failed(addPipeline(pm, pipeline)))
      return failure();
    if (options.target != CompileTarget::CUDA)
      return success();
    // The kernel writes to the memory that the caller provides.
    if (inDeviceMemory()) {
      bufferization::BufferResultsToOutParamsPassOptions outParams;
      outParams.hoistStaticAllocs = true;
      outParams.hoistDynamicAllocs = true;
      outParams.modifyPublicFunctions = true;
      pm.addPass(bufferization::createBufferResultsToOutParamsPass(outParams));
      pm.addPass(createCanonicalizerPass());
    }
    return success();
  });
}

/// Whether ptxas had too few registers for a kernel.
static bool isRegisterError(Diagnostic &diagnostic) {
  return llvm::any_of(diagnostic.getMetadata(), [](DiagnosticArgument &arg) {
    if (arg.getKind() != DiagnosticArgument::DiagnosticArgumentKind::Attribute)
      return false;
    auto tag = dyn_cast<StringAttr>(arg.getAsAttribute());
    return tag && tag.getValue() == tile::kRegisterErrorTag;
  });
}

LogicalResult Compilation::lowerKernels(ModuleOp module) {
  if (options.target != CompileTarget::CUDA)
    return lower(module, Variant::Fused);
  // The speculative softmax needs more registers than the standard one,
  // warpgroups more than warps.
  struct Form {
    std::string chip, more, words;
  };
  SmallVector<Form> forms{{options.chip, "", ""}};
  if (!StringRef(options.pipelineOptions).contains("softmax="))
    forms.push_back({options.chip, "softmax=online", "softmax=online"});
  if (options.chip == "sm_90a")
    forms.push_back({"sm_90", "", "chip=sm_90"});

  OwningOpRef<ModuleOp> source = module.clone();
  DiagnosticEngine &engine = module->getContext()->getDiagEngine();
  std::vector<Diagnostic> first, messages;
  for (auto [i, form] : llvm::enumerate(forms)) {
    LogicalResult result = success();
    {
      ScopedDiagnosticHandler handler(
          module->getContext(), [&](Diagnostic &diagnostic) {
            messages.push_back(std::move(diagnostic));
            return success();
          });
      result = lower(module, Variant::Fused, form.chip, form.more);
    }
    auto error = llvm::find_if(messages, isRegisterError);
    bool isLast = succeeded(result) || error == messages.end();
    if (i == 0)
      first = std::move(messages);
    if (succeeded(result) && i != 0) {
      auto reason = llvm::find_if(first, isRegisterError);
      emitWarning(reason->getLocation())
          << "compiled with " << form.words << ": " << reason->str();
    }
    if (isLast || i + 1 == forms.size()) {
      // Of forms that fail, the first is the one that was asked for.
      bool isFirst = i == 0 || failed(result);
      for (Diagnostic &diagnostic : isFirst ? first : messages)
        engine.emit(std::move(diagnostic));
      return result;
    }
    messages.clear();
    OwningOpRef<ModuleOp> copy = source->clone();
    module.getBodyRegion().takeBody(copy->getBodyRegion());
    module->setAttrs(copy->getOperation()->getAttrDictionary());
  }
  llvm_unreachable("the last form has returned");
}

LogicalResult Compilation::lowerHost(ModuleOp module) {
  if (options.target != CompileTarget::CUDA)
    return success();
  // The host cannot touch the device's memory.
  if (inDeviceMemory()) {
    WalkResult walk = module.walk([&](Operation *op) {
      if (isa<gpu::GPUModuleOp, gpu::BinaryOp>(op))
        return WalkResult::skip();
      if (!isa<memref::AllocOp, memref::LoadOp, memref::StoreOp,
               memref::CopyOp>(op))
        return WalkResult::advance();
      op->emitError("computes on the host with tensors in device memory; with "
                    "the option host-copies=true they stay on the host");
      return WalkResult::interrupt();
    });
    if (walk.wasInterrupted())
      return failure();
  }
  return runPasses(module, [&](OpPassManager &pm) {
    buildAttnHostToLLVMPipeline(pm);
    return success();
  });
}

LogicalResult Compilation::addVariant(Variant variant, StringRef suffix) {
  FailureOr<OwningOpRef<ModuleOp>> module = copySource();
  if (failed(module))
    return failure();
  SymbolTableCollection tables;
  SymbolTable &table = tables.getSymbolTable(**module);
  if (!suffix.empty())
    for (auto function : llvm::to_vector((*module)->getOps<func::FuncOp>()))
      if (function.isPublic() && !function.isDeclaration())
        if (failed(table.rename(function, (function.getName() + suffix).str())))
          return failure();

  // Types of the f64 variants change with the floats.
  OwningOpRef<ModuleOp> types;
  ModuleOp typed = **module;
  if (variant == Variant::Ref64 || variant == Variant::Captured64) {
    types = (*module)->clone();
    if (failed(runPasses(*types, [](OpPassManager &pm) {
          pm.addPass(createAttnPromoteFloats());
          return success();
        })))
      return failure();
    typed = *types;
  }
  FailureOr<std::vector<Entry>> described = getEntries(typed);
  bool hasKernels =
      variant == Variant::Fused && options.target == CompileTarget::CUDA;
  if (failed(described) ||
      failed(hasKernels ? lowerKernels(**module) : lower(**module, variant)))
    return failure();
  if (hasKernels) {
    if (failed(lowerHost(**module)))
      return failure();
    for (Entry &entry : *described) {
      entry.onDevice = true;
      entry.inDeviceMemory = entry.takesResults = inDeviceMemory();
    }
  }
  FailureOr<Code> code =
      emitHostCode(**module, options, *described, /*asText=*/false);
  if (failed(code))
    return failure();
  llvm::append_range(entries, *described);
  objects.push_back(std::move(*code));
  return success();
}

LogicalResult Compilation::writeOutput(StringRef path,
                                       llvm::ArrayRef<char> data) {
  std::error_code error;
  llvm::raw_fd_ostream stream(path, error);
  if (!error) {
    stream.write(data.data(), data.size());
    stream.flush();
    error = stream.error();
    stream.clear_error();
  }
  if (error)
    return source.emitError()
           << "cannot write '" << path << "': " << error.message();
  return success();
}

LogicalResult Compilation::writeBundle(StringRef path) {
  if (isLowered())
    return source.emitError("a bundle needs the types of the functions, but "
                            "the module is in the LLVM dialect already");
  if (!options.onlySemantics && failed(addVariant(Variant::Fused, "")))
    return failure();
  if (options.withReferences && !options.onlySemantics &&
      failed(addVariant(Variant::Unfused, "__unfused")))
    return failure();
  if ((options.withReferences || options.onlySemantics) &&
      (failed(addVariant(Variant::Ref64, "__ref64")) ||
       failed(addVariant(Variant::Captured64, "__captured64"))))
    return failure();
  if (entries.empty())
    return source.emitError("has no public function with a body");

  if (std::error_code error = llvm::sys::fs::create_directories(path))
    return source.emitError()
           << "cannot create '" << path << "': " << error.message();
  llvm::SmallString<128> host(path);
  llvm::sys::path::append(host, "host.so");
  llvm::SmallString<128> absolute(path);
  llvm::sys::fs::make_absolute(absolute);
  llvm::sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  StringRef name = llvm::sys::path::stem(absolute);
  if (failed(linkHostCode(source, objects, options, host)) ||
      failed(writeHeader(source, entries, name, path)))
    return failure();
  return writeSignature(source, entries, options, path);
}

LogicalResult Compilation::writeKernels(StringRef path, ModuleOp module) {
  std::string code;
  WalkResult walk = module.walk([&](gpu::BinaryOp binary) {
    for (auto object : binary.getObjects().getAsRange<gpu::ObjectAttr>()) {
      bool isText = object.getFormat() == gpu::CompilationTarget::Assembly;
      if (isText != (options.format == CompileFormat::PTX))
        continue;
      if (!code.empty() && !isText) {
        binary.emitError("is a second kernel module; a file holds one cubin, "
                         "a bundle any number");
        return WalkResult::interrupt();
      }
      StringRef data = object.getObject().getValue();
      code += isText ? data.rtrim('\0') : data;
    }
    return WalkResult::advance();
  });
  if (walk.wasInterrupted())
    return failure();
  if (code.empty())
    return source.emitError("no kernel was made of this module");
  return writeOutput(path, code);
}

LogicalResult Compilation::run(StringRef path) {
  bool wantsKernels = options.format == CompileFormat::PTX ||
                      options.format == CompileFormat::Cubin;
  if (wantsKernels && options.target != CompileTarget::CUDA)
    return source.emitError("PTX and cubin are formats of the target cuda");
  if (options.format == CompileFormat::Bundle)
    return writeBundle(path);

  FailureOr<OwningOpRef<ModuleOp>> module = copySource();
  if (failed(module))
    return failure();
  std::vector<Entry> described;
  if (!isLowered()) {
    FailureOr<std::vector<Entry>> found = getEntries(**module);
    if (failed(found) || failed(lowerKernels(**module)))
      return failure();
    described = *found;
  }
  if (wantsKernels)
    return writeKernels(path, **module);
  if (options.format == CompileFormat::MLIR) {
    std::string text;
    llvm::raw_string_ostream(text) << **module << "\n";
    return writeOutput(path, text);
  }
  if (!isLowered() && failed(lowerHost(**module)))
    return failure();
  FailureOr<Code> code =
      emitHostCode(**module, options, described,
                   /*asText=*/options.format == CompileFormat::LLVM);
  if (failed(code))
    return failure();
  return writeOutput(path, *code);
}

LogicalResult attn::compileModule(ModuleOp module,
                                  const CompileOptions &options,
                                  StringRef path) {
  return Compilation(module, options).run(path);
}

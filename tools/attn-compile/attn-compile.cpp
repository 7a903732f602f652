//===- attn-compile.cpp - MLIR to PTX, cubin, object code or a bundle -----===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Compiler/Compiler.h"
#include "attn/InitAll.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace mlir::attn;
namespace cl = llvm::cl;

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);

  cl::OptionCategory category("attn-compile options");
  cl::opt<std::string> input(cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category));
  cl::opt<std::string> output(
      "o", cl::desc("Output: a folder for a bundle, else a file"),
      cl::value_desc("path"), cl::init("-"), cl::cat(category));
  cl::opt<CompileTarget> target(
      "target", cl::desc("Where attention runs"),
      cl::values(clEnumValN(CompileTarget::CPU, "cpu", "CPU (default)"),
                 clEnumValN(CompileTarget::CUDA, "cuda", "NVIDIA GPU")),
      cl::init(CompileTarget::CPU), cl::cat(category));
  cl::opt<CompileFormat> format(
      "format", cl::desc("What to write"),
      cl::values(
          clEnumValN(CompileFormat::Bundle, "bundle",
                     "Folder with host code, kernels, a JSON signature and a "
                     "C header (default)"),
          clEnumValN(CompileFormat::MLIR, "mlir",
                     "The module after the target's pipeline"),
          clEnumValN(CompileFormat::LLVM, "llvm", "LLVM IR of the host code"),
          clEnumValN(CompileFormat::Object, "obj",
                     "Object file of the host code"),
          clEnumValN(CompileFormat::PTX, "ptx", "PTX of the kernels"),
          clEnumValN(CompileFormat::Cubin, "cubin", "Cubin of the kernels")),
      cl::init(CompileFormat::Bundle), cl::cat(category));
  cl::opt<std::string> chip("chip", cl::desc("GPU, as in sm_90"),
                            cl::init("sm_80"), cl::cat(category));
  cl::opt<std::string> cpu(
      "cpu", cl::desc("CPU as LLVM names it, or native (default)"),
      cl::init("native"), cl::cat(category));
  cl::opt<std::string> features("cpu-features",
                                cl::desc("CPU features, as in +avx2,-fma"),
                                cl::cat(category));
  cl::opt<unsigned> optLevel(
      "opt-level",
      cl::desc("How much host code is optimized, 0 to 3 (default)"),
      cl::init(3), cl::cat(category));
  cl::list<std::string> entries(
      "entry", cl::desc("Public function to compile (default: all)"),
      cl::value_desc("name"), cl::CommaSeparated, cl::cat(category));
  cl::opt<bool> references(
      "with-references",
      cl::desc("Also compile NAME__unfused, NAME__ref64 and NAME__captured64"),
      cl::cat(category));
  cl::opt<bool> onlySemantics(
      "only-semantics",
      cl::desc("Compile NAME__ref64 and NAME__captured64 alone, for attn-run "
               "--check=semantics"),
      cl::cat(category));
  cl::opt<bool> fuse("fuse", cl::desc("Capture attention (default)"),
                     cl::init(true), cl::cat(category));
  cl::opt<bool> noFuse("no-fuse",
                       cl::desc("Leave softmax and its contractions"),
                       cl::cat(category));
  cl::opt<int64_t> tileM("tile-m", cl::desc("Queries in flight"), cl::init(0),
                         cl::cat(category));
  cl::opt<int64_t> tileN("tile-n", cl::desc("Keys in flight"), cl::init(0),
                         cl::cat(category));
  cl::opt<std::string> pipelineOptions(
      "pipeline-options", cl::desc("More options of the target's pipeline"),
      cl::cat(category));
  cl::opt<std::string> linker("linker",
                              cl::desc("C compiler that links host code"),
                              cl::value_desc("path"), cl::cat(category));
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  registerPassManagerCLOptions();
  attn::registerAllPasses();
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "attn-mlir compiler: MLIR to PTX, cubin, object "
                              "code or a bundle\n");

  CompileOptions options;
  options.target = target;
  options.format = format;
  options.chip = chip;
  options.cpu = cpu;
  options.features = features;
  options.optLevel = optLevel;
  options.entries.assign(entries.begin(), entries.end());
  options.withReferences = references;
  options.onlySemantics = onlySemantics;
  options.fuse = fuse && !noFuse;
  options.tileM = tileM;
  options.tileN = tileN;
  options.pipelineOptions = pipelineOptions;
  options.linker = linker;
  options.configurePasses = applyPassManagerCLOptions;
  if (optLevel > 3) {
    llvm::WithColor::error()
        << "--opt-level is 0 to 3, not " << optLevel << "\n";
    return 1;
  }
  if (options.format == CompileFormat::Bundle && output == "-") {
    llvm::WithColor::error() << "a bundle is a folder: name it with -o\n";
    return 1;
  }

  std::string error;
  auto buffer = openInputFile(input, &error);
  if (!buffer) {
    llvm::WithColor::error() << error << "\n";
    return 1;
  }
  auto sourceMgr = std::make_shared<llvm::SourceMgr>();
  sourceMgr->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());

  DialectRegistry registry;
  attn::registerAllDialects(registry);
  MLIRContext context(registry);
  // The location says where; the operation may be a whole module.
  context.printOpOnDiagnostic(false);
  SourceMgrDiagnosticHandler handler(*sourceMgr, &context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sourceMgr, &context);
  if (!module)
    return 1;
  return failed(compileModule(*module, options, output));
}

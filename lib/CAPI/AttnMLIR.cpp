//===- AttnMLIR.cpp - C interface of the compiler -------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn-c/AttnMLIR.h"

#include "attn/Compiler/Compiler.h"
#include "attn/Config.h"
#include "attn/InitAll.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/Support/raw_ostream.h"

#include <mutex>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Context and diagnostics
//===----------------------------------------------------------------------===//

struct AttnContext {
  explicit AttnContext(const DialectRegistry &registry) : context(registry) {}

  MLIRContext context;
  std::unique_ptr<ScopedDiagnosticHandler> handler;
};

struct AttnIR {
  OwningOpRef<ModuleOp> module;
  AttnContext *context;
};

static AttnSeverity getSeverity(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return ATTN_SEVERITY_NOTE;
  case DiagnosticSeverity::Warning:
    return ATTN_SEVERITY_WARNING;
  case DiagnosticSeverity::Error:
    return ATTN_SEVERITY_ERROR;
  case DiagnosticSeverity::Remark:
    return ATTN_SEVERITY_REMARK;
  }
  llvm_unreachable("unknown severity");
}

static void report(Diagnostic &diagnostic, AttnDiagnosticFn fn, void *user) {
  std::string location;
  llvm::raw_string_ostream os(location);
  // As in messages of the tools where the location is a plain one.
  if (auto file = dyn_cast<FileLineColLoc>(diagnostic.getLocation()))
    os << file.getFilename().getValue() << ":" << file.getLine() << ":"
       << file.getColumn();
  else
    LocationAttr(diagnostic.getLocation()).print(os);
  fn(getSeverity(diagnostic.getSeverity()), location.c_str(),
     diagnostic.str().c_str(), user);
  for (Diagnostic &note : diagnostic.getNotes())
    report(note, fn, user);
}

const char *attnCompilerVersion(void) { return ATTN_MLIR_VERSION_STRING; }

AttnContext *attnContextCreate(void) {
  static std::once_flag registered;
  std::call_once(registered, attn::registerAllPasses);
  DialectRegistry registry;
  attn::registerAllDialects(registry);
  auto *context = new AttnContext(registry);
  // A diagnostic has a location; the operation's text does not help a program.
  context->context.printOpOnDiagnostic(false);
  return context;
}

void attnContextDestroy(AttnContext *context) { delete context; }

void attnContextSetDiagnosticHandler(AttnContext *context, AttnDiagnosticFn fn,
                                     void *user) {
  context->handler.reset();
  if (!fn)
    return;
  context->handler = std::make_unique<ScopedDiagnosticHandler>(
      &context->context,
      [=](Diagnostic &diagnostic) { report(diagnostic, fn, user); });
}

int attnContextEnableRemarks(AttnContext *context, const char *filter) {
  remark::RemarkCategories categories;
  categories.all = filter;
  return succeeded(remark::enableOptimizationRemarks(
      context->context, /*streamer=*/nullptr,
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories,
      /*printAsEmitRemarks=*/true));
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

static AttnIR *wrap(OwningOpRef<ModuleOp> module, AttnContext *context) {
  if (!module)
    return nullptr;
  return new AttnIR{std::move(module), context};
}

AttnIR *attnIRParse(AttnContext *context, const char *data, size_t size,
                    const char *name) {
  // The parser wants a terminator behind the text.
  std::string text(data, size);
  return wrap(
      parseSourceString<ModuleOp>(text, &context->context, name ? name : "-"),
      context);
}

AttnIR *attnIRParseFile(AttnContext *context, const char *path) {
  return wrap(parseSourceFile<ModuleOp>(path, &context->context), context);
}

AttnIR *attnIRClone(AttnIR *ir) {
  return new AttnIR{ir->module->clone(), ir->context};
}

void attnIRDestroy(AttnIR *ir) { delete ir; }

int attnIRRunPipeline(AttnIR *ir, const char *pipeline) {
  MLIRContext *context = ir->module->getContext();
  StringRef text = StringRef(pipeline).trim();
  if (text.consume_front("builtin.module(") && !text.consume_back(")")) {
    emitError(UnknownLoc::get(context))
        << "pipeline does not close 'builtin.module('";
    return false;
  }
  PassManager manager(context);
  std::string message;
  llvm::raw_string_ostream os(message);
  if (failed(parsePassPipeline(text, manager, os))) {
    emitError(UnknownLoc::get(context))
        << "malformed pipeline: " << StringRef(message).trim();
    return false;
  }
  return succeeded(manager.run(*ir->module));
}

namespace {
/// Hands what is printed to a callback, in pieces.
class CallbackStream : public llvm::raw_ostream {
public:
  CallbackStream(AttnStringFn fn, void *user) : fn(fn), user(user) {}
  ~CallbackStream() override { flush(); }

private:
  void write_impl(const char *data, size_t size) override {
    fn(data, size, user);
    position += size;
  }
  uint64_t current_pos() const override { return position; }

  AttnStringFn fn;
  void *user;
  uint64_t position = 0;
};
} // namespace

void attnIRPrint(AttnIR *ir, AttnStringFn fn, void *user) {
  CallbackStream stream(fn, user);
  ir->module->print(stream);
}

int attnIRWriteBytecode(AttnIR *ir, AttnStringFn fn, void *user) {
  CallbackStream stream(fn, user);
  return succeeded(writeBytecodeToFile(*ir->module, stream));
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

namespace {
using attn::CompileFormat;
using attn::CompileTarget;

/// attn::CompileOptions in the syntax of pass options.
struct CompileOptionList : PassPipelineOptions<CompileOptionList> {
  Option<CompileTarget> target{
      *this, "target", llvm::cl::init(CompileTarget::CPU),
      llvm::cl::values(clEnumValN(CompileTarget::CPU, "cpu", ""),
                       clEnumValN(CompileTarget::CUDA, "cuda", ""))};
  Option<CompileFormat> format{
      *this, "format", llvm::cl::init(CompileFormat::Bundle),
      llvm::cl::values(clEnumValN(CompileFormat::Bundle, "bundle", ""),
                       clEnumValN(CompileFormat::MLIR, "mlir", ""),
                       clEnumValN(CompileFormat::LLVM, "llvm", ""),
                       clEnumValN(CompileFormat::Object, "object", ""),
                       clEnumValN(CompileFormat::PTX, "ptx", ""),
                       clEnumValN(CompileFormat::Cubin, "cubin", ""))};
  Option<std::string> chip{*this, "chip", llvm::cl::init("sm_80")};
  Option<std::string> cpu{*this, "cpu", llvm::cl::init("native")};
  Option<std::string> features{*this, "features"};
  ListOption<std::string> entries{*this, "entries"};
  Option<int64_t> tileM{*this, "tile-m", llvm::cl::init(0)};
  Option<int64_t> tileN{*this, "tile-n", llvm::cl::init(0)};
  Option<bool> fuse{*this, "fuse", llvm::cl::init(true)};
  Option<bool> withReferences{*this, "with-references", llvm::cl::init(false)};
  Option<std::string> linker{*this, "linker"};
  Option<std::string> pipelineOptions{*this, "pipeline-options"};
};
} // namespace

int attnIRCompile(AttnIR *ir, const char *options, const char *path) {
  CompileOptionList list;
  std::string message;
  llvm::raw_string_ostream os(message);
  if (failed(list.parseFromString(options, os))) {
    emitError(UnknownLoc::get(ir->module->getContext()))
        << "malformed options: " << StringRef(message).trim();
    return false;
  }
  attn::CompileOptions to;
  to.target = list.target;
  to.format = list.format;
  to.chip = list.chip;
  to.cpu = list.cpu;
  to.features = list.features;
  to.entries.assign(list.entries.begin(), list.entries.end());
  to.tileM = list.tileM;
  to.tileN = list.tileN;
  to.fuse = list.fuse;
  to.withReferences = list.withReferences;
  to.linker = list.linker;
  to.pipelineOptions = list.pipelineOptions;
  return succeeded(attn::compileModule(*ir->module, to, path));
}

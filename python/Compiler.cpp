//===- Compiler.cpp - The compiler as a Python module ---------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What attn_mlir/_compile.py is written over: the C interface, with bytes in
// and lists of diagnostics out. The interpreter runs on while it compiles.
//
//===----------------------------------------------------------------------===//

#include "attn-c/AttnMLIR.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace nb = nanobind;

namespace {
/// Severity, location and message.
using Said = std::vector<std::tuple<std::string, std::string, std::string>>;

void record(AttnSeverity severity, const char *location, const char *message,
            void *user) {
  static const char *const names[] = {"error", "warning", "remark", "note"};
  static_cast<Said *>(user)->emplace_back(names[severity], location, message);
}

struct Deleter {
  void operator()(AttnContext *context) const { attnContextDestroy(context); }
  void operator()(AttnIR *ir) const { attnIRDestroy(ir); }
};

/// A context and the module in it; no module if it does not parse.
struct Program {
  Program(const nb::bytes &data, const std::string &name,
          const std::optional<std::string> &remarks)
      : context(attnContextCreate()) {
    attnContextSetDiagnosticHandler(context.get(), record, &said);
    if (remarks)
      attnContextEnableRemarks(context.get(), remarks->c_str());
    ir.reset(
        attnIRParse(context.get(), data.c_str(), data.size(), name.c_str()));
  }

  Said said;
  std::unique_ptr<AttnContext, Deleter> context;
  std::unique_ptr<AttnIR, Deleter> ir;
};
} // namespace

static std::tuple<bool, Said> compile(nb::bytes data, const std::string &name,
                                      const std::string &options,
                                      const std::string &path,
                                      std::optional<std::string> remarks) {
  nb::gil_scoped_release release;
  Program program(data, name, remarks);
  bool done = program.ir &&
              attnIRCompile(program.ir.get(), options.c_str(), path.c_str());
  return {done, program.said};
}

static std::tuple<bool, std::string, Said>
runPipeline(nb::bytes data, const std::string &name,
            const std::string &pipeline) {
  nb::gil_scoped_release release;
  Program program(data, name, std::nullopt);
  if (!program.ir || !attnIRRunPipeline(program.ir.get(), pipeline.c_str()))
    return {false, "", program.said};
  std::string text;
  attnIRPrint(
      program.ir.get(),
      [](const char *data, size_t size, void *user) {
        static_cast<std::string *>(user)->append(data, size);
      },
      &text);
  return {true, text, program.said};
}

NB_MODULE(_compiler, module) {
  module.def("version", [] { return std::string(attnCompilerVersion()); });
  module.def("compile", &compile, nb::arg("data"), nb::arg("name"),
             nb::arg("options"), nb::arg("path"), nb::arg("remarks").none());
  module.def("run_pipeline", &runPipeline, nb::arg("data"), nb::arg("name"),
             nb::arg("pipeline"));
}

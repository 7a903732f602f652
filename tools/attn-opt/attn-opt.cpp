//===- attn-opt.cpp - mlir-opt with the attn and tile dialects ------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/LinalgToAttn/CaptureReport.h"
#include "attn/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ToolOutputFile.h"

static llvm::cl::opt<std::string> reportFile(
    "attn-report",
    llvm::cl::desc("Write what attn-raise-linalg did with every softmax to a "
                   "JSON file: a list of location, status, reason"),
    llvm::cl::value_desc("filename"));

int main(int argc, char **argv) {
  mlir::attn::registerAllPasses();
  mlir::DialectRegistry registry;
  mlir::attn::registerAllDialects(registry);
  mlir::attn::CaptureReport report;
  report.attach(registry);
  int result = mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "attn-mlir optimizer\n", registry));
  if (reportFile.empty())
    return result;
  std::string message;
  auto file = mlir::openOutputFile(reportFile, &message);
  if (!file) {
    llvm::errs() << "attn-opt: " << message << "\n";
    return EXIT_FAILURE;
  }
  report.writeJSON(file->os());
  file->keep();
  return result;
}

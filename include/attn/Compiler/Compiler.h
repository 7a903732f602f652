//===- Compiler.h - From a module to code on disk ---------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What attn-compile and the language bindings do: run the pipelines on a
// module, generate code in process, and write a bundle that runs where there
// is no LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_COMPILER_COMPILER_H
#define ATTN_COMPILER_COMPILER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <functional>
#include <string>
#include <vector>

namespace mlir {
class PassManager;
} // namespace mlir

namespace mlir::attn {

enum class CompileTarget { CPU, CUDA };

/// What to write. `MLIR` is the module after the target's pipeline, `LLVM` the
/// LLVM IR of the host code (of the kernels for PTX-less CUDA modules), `PTX`
/// and `Cubin` the code of the kernels.
enum class CompileFormat { MLIR, LLVM, Object, PTX, Cubin, Bundle };

struct CompileOptions {
  CompileTarget target = CompileTarget::CPU;
  CompileFormat format = CompileFormat::Bundle;
  /// GPU, for example sm_90.
  std::string chip = "sm_80";
  /// CPU as LLVM names it; "native" is the machine that compiles.
  std::string cpu = "native";
  /// Features of the CPU, as in `+avx2,-fma`.
  std::string features;
  /// How much LLVM optimizes host code, 0 to 3. 0 compiles several times
  /// faster, for code that runs once on little data.
  unsigned optLevel = 3;
  /// Public functions to compile; empty means all.
  std::vector<std::string> entries;
  /// Also compile NAME__unfused, NAME__ref64 and NAME__captured64.
  bool withReferences = false;
  /// Compile NAME__ref64 and NAME__captured64 alone: what a check of the
  /// capture needs.
  bool onlySemantics = false;
  /// Capture attention in what is given.
  bool fuse = true;
  /// Queries and keys in flight; 0 leaves the choice to the target.
  int64_t tileM = 0, tileN = 0;
  /// More options of the target's pipeline, as in `host-copies=true`.
  std::string pipelineOptions;
  /// The C compiler that links host code; empty looks for cc, clang and gcc.
  std::string linker;
  /// Called with each pass manager before it runs: printing of IR, timing.
  std::function<LogicalResult(PassManager &)> configurePasses;
};

/// Compiles a module to `path`: a folder for a bundle, else a file, "-" being
/// the standard output. Errors are diagnostics on the module or at locations in
/// it. The module itself is left as it is.
LogicalResult compileModule(ModuleOp module, const CompileOptions &options,
                            StringRef path);

} // namespace mlir::attn

#endif // ATTN_COMPILER_COMPILER_H

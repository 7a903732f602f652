//===- PTXAssembler.h - Runs ptxas and reads what it says -------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_NVVM_PTXASSEMBLER_H
#define ATTN_TARGET_NVVM_PTXASSEMBLER_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace mlir::attn::tile {

/// What ptxas says about one function. Sizes in bytes.
struct PTXFunctionInfo {
  std::string name;
  int64_t registers = 0;
  int64_t stack = 0;
  int64_t spillStores = 0;
  int64_t spillLoads = 0;
  /// Static shared memory; what the launch adds is not known here.
  int64_t shared = 0;
  /// The line that holds stack and spills.
  std::string words;
};

/// A message that is more than a statistic.
struct PTXMessage {
  /// "C7510" for the numbered ones, else empty.
  std::string code;
  /// The function that the message names, if it names one.
  std::string function;
  std::string text;
};

struct PTXReport {
  llvm::SmallVector<PTXFunctionInfo> functions;
  llvm::SmallVector<PTXMessage> messages;

  const PTXFunctionInfo *lookup(llvm::StringRef name) const;
};

/// Reads the output of `ptxas -v`.
PTXReport parsePTXReport(llvm::StringRef output);

/// Looks for a program of the CUDA toolkit: `$ATTN_PTXAS` and nothing else
/// where that is set (other programs in its folder), else `toolkit`/bin,
/// `$CUDA_ROOT`,
/// `$CUDA_HOME`, `$CUDA_PATH`, `$PATH`, /usr/local/cuda, where the build found
/// one, the wheel nvidia-cuda-nvcc in `$VIRTUAL_ENV`. Empty where there is
/// none.
std::string findCUDATool(llvm::StringRef name, llvm::StringRef toolkit);

/// What to assemble.
struct PTXAssembly {
  llvm::StringRef ptx;
  llvm::StringRef chip;
  int optLevel = 3;
  /// More options for the command line, as in a shell.
  llvm::StringRef options;
  llvm::StringRef toolkit;
};

/// Assembles PTX to a cubin, and fills in the report. Errors, also the one that
/// there is no ptxas, go to `emitError`.
FailureOr<llvm::SmallVector<char, 0>>
assemblePTX(const PTXAssembly &input, PTXReport &report,
            llvm::function_ref<InFlightDiagnostic()> emitError);

/// Packs a cubin and the PTX it came from into a fat binary.
FailureOr<llvm::SmallVector<char, 0>>
packFatbin(const PTXAssembly &input, llvm::ArrayRef<char> cubin,
           llvm::function_ref<InFlightDiagnostic()> emitError);

} // namespace mlir::attn::tile

#endif // ATTN_TARGET_NVVM_PTXASSEMBLER_H

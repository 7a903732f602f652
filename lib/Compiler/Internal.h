//===- Internal.h - Parts of the compiler -----------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_COMPILER_INTERNAL_H
#define ATTN_LIB_COMPILER_INTERNAL_H

#include "attn/Compiler/Compiler.h"

#include "llvm/ADT/SmallVector.h"

namespace mlir::attn::compiler {

/// An argument or a result of an entry. `hasShape` is false for scalars.
struct Value {
  std::string name, type;
  bool hasShape = false;
  llvm::SmallVector<int64_t> shape;
  /// Names of the dynamic sizes; equal names are equal sizes.
  llvm::SmallVector<std::string> dimNames;
};

/// A function of the host code as the signature describes it.
struct Entry {
  std::string name;
  bool onDevice = false, inDeviceMemory = false;
  /// The caller passes memory for the results.
  bool takesResults = false;
  llvm::SmallVector<Value> args, results;

  /// Whether a float is passed by value, which a C caller without the type at
  /// hand cannot do.
  bool needsPackedCall() const;
};

/// The C interface of the module's public functions; emits an error at a
/// function whose types have none.
FailureOr<std::vector<Entry>> getEntries(ModuleOp module);

/// Width of the vector registers of the CPU that is compiled for, in bits.
FailureOr<unsigned> getVectorBits(Operation *diagnosed,
                                  const CompileOptions &options);

/// Object code, or LLVM IR as text, of a module in the LLVM dialect. Functions
/// that are no entry become internal. Entries that need it get a function
/// `attn_packed_NAME`.
FailureOr<llvm::SmallVector<char, 0>>
emitHostCode(ModuleOp module, const CompileOptions &options,
             llvm::ArrayRef<Entry> entries, bool asText);

/// Links objects to a shared library.
LogicalResult linkHostCode(Operation *diagnosed,
                           llvm::ArrayRef<llvm::SmallVector<char, 0>> objects,
                           const CompileOptions &options, StringRef path);

/// Writes the JSON signature and the C header of a bundle.
LogicalResult writeSignature(Operation *diagnosed,
                             llvm::ArrayRef<Entry> entries,
                             const CompileOptions &options, StringRef folder);
LogicalResult writeHeader(Operation *diagnosed, llvm::ArrayRef<Entry> entries,
                          StringRef name, StringRef folder);

} // namespace mlir::attn::compiler

#endif // ATTN_LIB_COMPILER_INTERNAL_H

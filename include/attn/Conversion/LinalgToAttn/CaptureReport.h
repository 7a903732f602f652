//===- CaptureReport.h - What became of every softmax -----------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_LINALGTOATTN_CAPTUREREPORT_H
#define ATTN_CONVERSION_LINALGTOATTN_CAPTUREREPORT_H

#include "mlir/IR/Location.h"
#include "mlir/Support/LLVM.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>
#include <string>
#include <vector>

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::attn {

/// Collects what `attn-raise-linalg` did with every softmax it found. A tool
/// owns it and attaches it to the contexts of a registry.
class CaptureReport {
public:
  enum class Status { Captured, Missed, Refused };

  /// May be called from several threads.
  void add(Location loc, Status status, StringRef reason);

  /// A JSON list of {location, status, reason}, sorted by location.
  void writeJSON(llvm::raw_ostream &os) const;

  /// Lets the passes of every context made from `registry` report here.
  void attach(DialectRegistry &registry);

  /// The report of a context; null where none is attached.
  static CaptureReport *get(MLIRContext *ctx);

private:
  struct Entry {
    std::string file;
    unsigned line, column;
    std::string location, status, reason;
  };
  mutable std::mutex mutex;
  std::vector<Entry> entries;
};

} // namespace mlir::attn

#endif // ATTN_CONVERSION_LINALGTOATTN_CAPTUREREPORT_H

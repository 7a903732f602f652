//===- CaptureReport.cpp - What became of every softmax -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/LinalgToAttn/CaptureReport.h"

#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/JSON.h"

#include <tuple>

using namespace mlir;
using namespace mlir::attn;

namespace {
/// Leads from the context to the report.
struct ReportInterface : DialectInterface::Base<ReportInterface> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReportInterface)
  ReportInterface(Dialect *dialect, CaptureReport *report)
      : Base(dialect), report(report) {}
  CaptureReport *report;
};

struct ReportExtension : DialectExtension<ReportExtension, AttnDialect> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReportExtension)
  explicit ReportExtension(CaptureReport *report) : report(report) {}
  void apply(MLIRContext *, AttnDialect *dialect) const final {
    if (!dialect->getRegisteredInterface<ReportInterface>())
      dialect->addInterface(std::make_unique<ReportInterface>(dialect, report));
  }
  CaptureReport *report;
};
} // namespace

void CaptureReport::attach(DialectRegistry &registry) {
  registry.addExtension(TypeID::get<ReportExtension>(),
                        std::make_unique<ReportExtension>(this));
}

CaptureReport *CaptureReport::get(MLIRContext *ctx) {
  auto *dialect = ctx->getLoadedDialect<AttnDialect>();
  auto *interface =
      dialect ? dialect->getRegisteredInterface<ReportInterface>() : nullptr;
  return interface ? interface->report : nullptr;
}

void CaptureReport::add(Location loc, Status status, StringRef reason) {
  Entry entry{"", 0, 0, "", "", reason.str()};
  if (auto file = loc->findInstanceOf<FileLineColLoc>()) {
    entry.file = file.getFilename().str();
    entry.line = file.getLine();
    entry.column = file.getColumn();
    entry.location = entry.file + ":" + std::to_string(entry.line) + ":" +
                     std::to_string(entry.column);
  } else {
    llvm::raw_string_ostream os(entry.location);
    os << loc;
  }
  switch (status) {
  case Status::Captured:
    entry.status = "captured";
    break;
  case Status::Missed:
    entry.status = "missed";
    break;
  case Status::Refused:
    entry.status = "refused";
    break;
  }
  std::lock_guard<std::mutex> lock(mutex);
  entries.push_back(std::move(entry));
}

void CaptureReport::writeJSON(llvm::raw_ostream &os) const {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<Entry> sorted = entries;
  auto key = [](const Entry &e) {
    return std::tie(e.file, e.line, e.column, e.location, e.status, e.reason);
  };
  llvm::sort(sorted,
             [&](const Entry &a, const Entry &b) { return key(a) < key(b); });
  llvm::json::Array list;
  for (const Entry &entry : sorted)
    list.push_back(llvm::json::Object{{"location", entry.location},
                                      {"status", entry.status},
                                      {"reason", entry.reason}});
  os << llvm::formatv("{0:2}", llvm::json::Value(std::move(list))) << "\n";
}

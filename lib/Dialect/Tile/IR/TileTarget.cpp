//===- TileTarget.cpp - The #tile.nvvm target attribute -------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Target/GPUInfo.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::attn::tile;

LogicalResult
NVVMTargetAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       StringRef chip, StringRef features, int optLevel,
                       bool ftz, int64_t maxSpill, StringRef format,
                       StringRef ptxas) {
  if (!attn::getGPUInfo(chip))
    return emitError() << "expects 'chip' to be a known one, sm_80 or later, "
                          "got '"
                       << chip << "'";
  if (optLevel < 0 || optLevel > 3)
    return emitError() << "expects 'O' from 0 to 3, got " << optLevel;
  if (maxSpill < -1)
    return emitError() << "expects 'max_spill' in bytes, or -1 for no limit, "
                          "got "
                       << maxSpill;
  unsigned version;
  StringRef digits = features;
  if (!features.empty() && (!digits.consume_front("+ptx") ||
                            digits.getAsInteger(10, version) || version < 70))
    return emitError() << "expects 'features' to name a PTX version from "
                          "+ptx70 on, got '"
                       << features << "'";
  bool known = llvm::StringSwitch<bool>(format)
                   .Cases({"", "llvm", "isa", "bin", "fatbin"}, true)
                   .Default(false);
  if (!known)
    return emitError() << "expects 'format' to be llvm, isa, bin or fatbin, "
                          "got '"
                       << format << "'";
  return success();
}

LogicalResult NVVMTargetAttr::verifyTarget(Operation *module) const {
  // Without the dialect there are no ops that ask for a chip.
  if (!getContext()->getLoadedDialect<NVVM::NVVMDialect>())
    return success();
  // The ops know the chips they need; upstream's target does the look-up.
  if (failed(NVVM::NVVMTargetAttr::get(getContext(), getO(),
                                       "nvptx64-nvidia-cuda", getChip(),
                                       getPTXFeatures())
                 .verifyTarget(module)))
    return failure();
  // But not all they need, and the code generator would give up without a word
  // on where.
  unsigned version = 0;
  std::string features = getPTXFeatures();
  StringRef(features).drop_front(strlen("+ptx")).getAsInteger(10, version);
  bool isFamily = getChip().ends_with("a") || getChip().ends_with("f");
  WalkResult result = module->walk([&](Operation *op) {
    auto copy = dyn_cast<NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp>(op);
    if (copy && copy.getIsCTAOnly() && version < 86) {
      copy.emitOpError() << "into the memory of one block needs PTX 8.6, the "
                            "target has '"
                         << features << "'";
      return WalkResult::interrupt();
    }
    if (isa<NVVM::SetMaxRegisterOp>(op) && !isFamily) {
      op->emitOpError() << "is not for '" << getChip() << "' but for '"
                        << getChip() << "a'";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

std::string NVVMTargetAttr::getPTXFeatures() const {
  if (!getFeatures().empty())
    return getFeatures().str();
  return attn::getGPUInfo(getChip())->getDefaultFeatures();
}

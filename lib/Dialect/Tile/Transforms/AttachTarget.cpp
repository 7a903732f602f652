//===- AttachTarget.cpp - Targets for GPU modules -------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

#define DEBUG_TYPE "tile-attach-target"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILEATTACHTARGETPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn::tile;

namespace {
struct TileAttachTargetPass
    : attn::tile::impl::TileAttachTargetPassBase<TileAttachTargetPass> {
  using TileAttachTargetPassBase::TileAttachTargetPassBase;

  void runOnOperation() override {
    SmallVector<std::string> names(chips.begin(), chips.end());
    if (names.empty())
      names.push_back("sm_80");
    auto emitError = [&] { return getOperation()->emitError(); };
    SmallVector<Attribute> targets;
    auto add = [&](StringRef chip, StringRef format) {
      if (failed(NVVMTargetAttr::verify(emitError, chip, features, optLevel,
                                        /*ftz=*/true, maxSpill, format, ptxas)))
        return false;
      targets.push_back(NVVMTargetAttr::get(&getContext(), chip, features,
                                            optLevel, /*ftz=*/true, maxSpill,
                                            format, ptxas));
      return true;
    };
    for (StringRef chip : names)
      if (!add(chip, ""))
        return signalPassFailure();
    if (ptxFallback && !add(names.front(), "isa"))
      return signalPassFailure();
    auto array = ArrayAttr::get(&getContext(), targets);
    getOperation()->walk([&](gpu::GPUModuleOp module) {
      if (module.getTargetsAttr())
        return;
      module.setTargetsAttr(array);
      // More than one object is of use only if all of them are embedded.
      if (targets.size() > 1 && !module.getOffloadingHandlerAttr())
        module.setOffloadingHandlerAttr(ImagesAttr::get(&getContext()));
    });
  }
};
} // namespace

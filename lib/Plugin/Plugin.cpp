//===- Plugin.cpp - Dialect and pass plugin for mlir-opt ------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loaded into a stock mlir-opt by --load-dialect-plugin, --load-pass-plugin and
// then --pass-pipeline.
//
//===----------------------------------------------------------------------===//

#include "attn/Config.h"
#include "attn/InitAll.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

static void registerDialects(mlir::DialectRegistry *registry) {
  mlir::attn::registerAttnDialects(*registry);
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "attn-mlir", ATTN_MLIR_VERSION_STRING,
          registerDialects};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "attn-mlir", ATTN_MLIR_VERSION_STRING,
          mlir::attn::registerAttnPasses};
}

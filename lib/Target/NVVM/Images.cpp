//===- Images.cpp - #tile.images: all objects of a binary in the host -----===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Runtime/AttnRuntime.h"
#include "attn/Target/NVVM/Target.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/Alignment.h"

#include <cstring>

using namespace mlir;
using namespace mlir::attn::tile;

/// The chip that an object is for; empty if its target does not say.
static StringRef getChip(gpu::ObjectAttr object) {
  return llvm::TypeSwitch<Attribute, StringRef>(object.getTarget())
      .Case<attn::tile::NVVMTargetAttr, NVVM::NVVMTargetAttr>(
          [](auto target) { return target.getChip(); })
      .Default([](Attribute) { return StringRef(); });
}

/// The objects of a binary as one image table.
static FailureOr<std::string> makeImageTable(gpu::BinaryOp binary) {
  SmallVector<AttnImageTableEntry> entries;
  std::string images;
  size_t start = sizeof(AttnImageTable) +
                 binary.getObjects().size() * sizeof(AttnImageTableEntry);
  for (auto object : binary.getObjects().getAsRange<gpu::ObjectAttr>()) {
    AttnImageTableEntry &entry = entries.emplace_back();
    std::memset(&entry, 0, sizeof(entry));
    StringRef chip = getChip(object);
    if (chip.size() >= sizeof(entry.chip))
      return binary.emitError() << "chip '" << chip << "' has too long a name";
    std::memcpy(entry.chip, chip.data(), chip.size());
    switch (object.getFormat()) {
    case gpu::CompilationTarget::Assembly:
      entry.kind = ATTN_IMAGE_PTX;
      break;
    case gpu::CompilationTarget::Binary:
    case gpu::CompilationTarget::Fatbin:
      entry.kind = ATTN_IMAGE_CUBIN;
      break;
    case gpu::CompilationTarget::Offload:
      return binary.emitError()
             << "an object of format 'offload' cannot be embedded: only PTX "
                "and machine code can";
    }
    images.resize(llvm::alignTo(start + images.size(), 16) - start);
    entry.offset = start + images.size();
    StringRef data = object.getObject().getValue();
    images += data;
    // PTX ends in NUL.
    if (entry.kind == ATTN_IMAGE_PTX && !data.ends_with(StringRef("\0", 1)))
      images += '\0';
    entry.size = start + images.size() - entry.offset;
  }
  AttnImageTable header;
  std::memset(&header, 0, sizeof(header));
  std::memcpy(header.magic, ATTN_IMAGE_TABLE_MAGIC, sizeof(header.magic));
  header.count = entries.size();
  std::string table(reinterpret_cast<const char *>(&header), sizeof(header));
  table.append(reinterpret_cast<const char *>(entries.data()),
               entries.size() * sizeof(AttnImageTableEntry));
  return table + images;
}

namespace {
/// Hands a binary of one object, the table, to upstream's handler.
struct ImagesModel
    : public gpu::OffloadingLLVMTranslationAttrInterface::ExternalModel<
          ImagesModel, ImagesAttr> {
  /// A copy of `binary` outside of the module with this object alone.
  static OwningOpRef<gpu::BinaryOp> withObject(gpu::BinaryOp binary,
                                               gpu::ObjectAttr object) {
    OpBuilder builder(binary.getContext());
    return OwningOpRef<gpu::BinaryOp>(gpu::BinaryOp::create(
        builder, binary.getLoc(), binary.getSymName(),
        gpu::SelectObjectAttr::get(binary.getContext(), {}),
        builder.getArrayAttr({object})));
  }

  static gpu::OffloadingLLVMTranslationAttrInterface
  getHandler(gpu::BinaryOp binary) {
    return cast<gpu::OffloadingLLVMTranslationAttrInterface>(
        binary.getOffloadingHandlerAttr());
  }

  LogicalResult
  embedBinary(Attribute, Operation *operation, llvm::IRBuilderBase &hostBuilder,
              LLVM::ModuleTranslation &hostModuleTranslation) const {
    auto binary = cast<gpu::BinaryOp>(operation);
    FailureOr<std::string> table = makeImageTable(binary);
    if (failed(table))
      return failure();
    auto first = cast<gpu::ObjectAttr>(binary.getObjects()[0]);
    OwningOpRef<gpu::BinaryOp> single = withObject(
        binary,
        gpu::ObjectAttr::get(first.getTarget(), gpu::CompilationTarget::Binary,
                             StringAttr::get(binary.getContext(), *table),
                             first.getProperties(), {}));
    return getHandler(*single).embedBinary(*single, hostBuilder,
                                           hostModuleTranslation);
  }

  LogicalResult
  launchKernel(Attribute, Operation *launch, Operation *operation,
               llvm::IRBuilderBase &hostBuilder,
               LLVM::ModuleTranslation &hostModuleTranslation) const {
    auto binary = cast<gpu::BinaryOp>(operation);
    OwningOpRef<gpu::BinaryOp> single =
        withObject(binary, cast<gpu::ObjectAttr>(binary.getObjects()[0]));
    return getHandler(*single).launchKernel(launch, *single, hostBuilder,
                                            hostModuleTranslation);
  }
};
} // namespace

void attn::tile::registerImagesInterfaceExternalModels(
    DialectRegistry &registry) {
  gpu::registerOffloadingLLVMTranslationInterfaceExternalModels(registry);
  registry.addExtension(+[](MLIRContext *context, TileDialect *) {
    ImagesAttr::attachInterface<ImagesModel>(*context);
  });
}

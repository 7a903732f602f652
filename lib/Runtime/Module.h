//===- Module.h - modules and kernels ---------------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See https://llvm.org/LICENSE.txt for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules hold their images and load them on first use in each context. Both
// the C interface and the mgpu* functions work on these objects; the handles
// that generated code passes around are pointers to them.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_RUNTIME_MODULE_H
#define ATTN_LIB_RUNTIME_MODULE_H

#include "CUDADriver.h"

namespace attn::runtime {

/// Creates a module. Without `copy` the data must outlive the module, and PTX
/// must end in NUL. `optLevel` is for the driver's JIT, -1 for its default.
AttnStatus createModule(const AttnImage *images, size_t numImages, bool copy,
                        int32_t optLevel, AttnModule **result);

/// Creates a module from an image, or from a table of images that starts with
/// AttnImageTable. The data is not copied.
AttnStatus createModuleFromBlob(const void *data, size_t size, int32_t optLevel,
                                AttnModule **result);

/// Loads every module whose data lies in the shared object that has `address`.
AttnStatus prepareModulesOf(const void *address);

} // namespace attn::runtime

#endif // ATTN_LIB_RUNTIME_MODULE_H

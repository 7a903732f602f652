//===- LinalgToVectorLoops.h - Linalg on buffers to vectors -----*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_LINALGTOVECTORLOOPS_LINALGTOVECTORLOOPS_H
#define ATTN_CONVERSION_LINALGTOVECTORLOOPS_LINALGTOVECTORLOOPS_H

#include "mlir/Support/LLVM.h"

#include <memory>

namespace mlir {
class Pass;
class RewriterBase;
namespace linalg {
class LinalgOp;
} // namespace linalg
} // namespace mlir

namespace mlir::attn {

#define GEN_PASS_DECL_CONVERTLINALGTOVECTORLOOPSPASS
#include "attn/Conversion/Passes.h.inc"

/// Replaces a contraction on buffers by blocks of outer products held in
/// registers of `vectorBits` bits. Fails, and leaves the IR as it is, where the
/// op is no contraction or its result is not contiguous in a parallel
/// dimension.
LogicalResult lowerContractionToVectorLoops(RewriterBase &rewriter,
                                            linalg::LinalgOp op,
                                            unsigned vectorBits);

/// Replaces an elementwise op or a reduction on buffers by loops over vectors
/// along a contiguous dimension. Fails, and leaves the IR as it is, where the
/// body or the layout does not allow it.
LogicalResult lowerGenericToVectorLoops(RewriterBase &rewriter,
                                        linalg::LinalgOp op,
                                        unsigned vectorBits);

} // namespace mlir::attn

#endif // ATTN_CONVERSION_LINALGTOVECTORLOOPS_LINALGTOVECTORLOOPS_H

//===- OverlapSums.h - Sums of products, one behind -------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_DIALECT_TILE_TRANSFORMS_OVERLAPSUMS_H
#define ATTN_LIB_DIALECT_TILE_TRANSFORMS_OVERLAPSUMS_H

namespace mlir {
class Block;
} // namespace mlir

namespace mlir::attn::tile {

/// Rewrites the loops of `block` whose only product adds up in a fragment that
/// the loop carries: each product is begun while the one before runs, and what
/// that reads is released when it is complete.
void overlapSums(Block &block);

} // namespace mlir::attn::tile

#endif // ATTN_LIB_DIALECT_TILE_TRANSFORMS_OVERLAPSUMS_H

//===- Transforms.h - Rewrites of the attn dialect --------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_ATTN_TRANSFORMS_TRANSFORMS_H
#define ATTN_DIALECT_ATTN_TRANSFORMS_TRANSFORMS_H

#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir {
class RewriterBase;
} // namespace mlir

namespace mlir::attn {

/// The tile sizes that are taken where neither an option nor the attribute
/// attn.lowering_config gives any.
constexpr int64_t kDefaultTileM = 64;
constexpr int64_t kDefaultTileN = 128;

/// What tiling one attention gave.
struct OnlineSoftmaxTiling {
  /// Over (batch..., query tiles).
  scf::ForallOp queryLoop;
  /// Over key tiles, inside it.
  scf::ForOp keyLoop;
  /// Inside the key loop, on one tile of queries and one of keys.
  OnlineAttentionOp online;
  FinalizeOp finalize;
};

struct OnlineSoftmaxOptions {
  int64_t tileM = kDefaultTileM;
  int64_t tileN = kDefaultTileN;
  /// Pad the last tile of queries with zeros to the length of the others.
  bool padQueries = false;
  /// Keep the batch dimensions, of size 1, on the ops inside the loops.
  bool keepBatchDims = false;
};

/// Rewrites an attention on tensors into loops over tiles of queries and keys.
/// Fails, with an error, on memrefs.
FailureOr<OnlineSoftmaxTiling>
tileOnlineSoftmax(RewriterBase &rewriter, AttentionOp op,
                  const OnlineSoftmaxOptions &options);

/// Drops the batch dimensions of an attention on tensors in which all of them
/// have the static size 1. The results lose the dimensions too, so every user
/// of the old results must be a tensor.parallel_insert_slice. Fails, and
/// changes nothing, where this does not hold.
FailureOr<AttentionOp> dropUnitBatchDims(RewriterBase &rewriter,
                                         AttentionOp op);

} // namespace mlir::attn

#endif // ATTN_DIALECT_ATTN_TRANSFORMS_TRANSFORMS_H

//===- Kernels.h - Building and launching kernels ---------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_UTILS_KERNELS_H
#define ATTN_DIALECT_TILE_UTILS_KERNELS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::attn::tile {

/// The values of the host that a kernel takes, in the order of its arguments:
/// tensors it reads, tensors whose shapes its results have, and scalars.
/// Tensors become memrefs.
struct KernelOperands {
  SmallVector<Value> tensors, outputs, scalars;
};

/// The memref type of a tensor in a kernel: that of the buffer where it comes
/// from one, so that its strides reach the kernel, else a contiguous one.
MemRefType getBufferType(Value tensor);

/// A number that divides every value the stride of dimension `dim` can have, 1
/// where nothing is known.
int64_t getStrideDivisor(MemRefType type, int64_t dim);

/// Bytes of shared memory that a block of `kernel` may have on every chip that
/// it is for; none if no chip is known.
std::optional<int64_t> getSharedLimit(gpu::GPUFuncOp kernel);

/// A name that no symbol of the module has yet, `base` or with a number behind.
std::string getUniqueKernelName(Operation *module, StringRef base);

/// Creates a kernel of `warps` warps in a gpu.module of its own, both called
/// `name`, behind the function that `anchor` stands in. The kernel is empty and
/// has no terminator.
gpu::GPUFuncOp createKernel(OpBuilder &b, Operation *anchor, StringRef name,
                            const KernelOperands &operands, int64_t warps);

/// Launches `kernel` on `grid` blocks along x, not at all where that is 0, and
/// returns the results as tensors over memory that the launch allocates.
SmallVector<Value> launchKernel(OpBuilder &b, Location loc,
                                gpu::GPUFuncOp kernel,
                                const KernelOperands &operands, Value grid);

/// The position of the block in a grid of the given sizes that stands on grid
/// x, the last size varying fastest.
SmallVector<Value> getBlockPosition(OpBuilder &b, Location loc,
                                    ArrayRef<OpFoldResult> sizes);

/// The same where blocks read by the last two positions, rows and columns of
/// tiles: `group` rows at a time, column by column, so that blocks that run
/// together share what they read of both. The last group has what is left.
SmallVector<Value> getBlockPositionInGroups(OpBuilder &b, Location loc,
                                            ArrayRef<OpFoldResult> sizes,
                                            int64_t group);

/// The same where the work of a block grows with the last position: about
/// `section` of the outer positions at a time, so that what those share stays
/// in the cache. The longest blocks come first in the last section, and in
/// every other one before it; in those between the shortest do, so that a CTA
/// which takes every n-th block gets as much in two sections as any other.
SmallVector<Value> getBlockPositionBalanced(OpBuilder &b, Location loc,
                                            ArrayRef<OpFoldResult> sizes,
                                            Value section);

} // namespace mlir::attn::tile

#endif // ATTN_DIALECT_TILE_UTILS_KERNELS_H

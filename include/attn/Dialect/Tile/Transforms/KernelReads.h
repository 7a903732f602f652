//===- KernelReads.h - What a kernel launch reads and writes ----*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_TRANSFORMS_KERNELREADS_H
#define ATTN_DIALECT_TILE_TRANSFORMS_KERNELREADS_H

namespace mlir {
class DialectRegistry;
namespace gpu {
class LaunchFuncOp;
} // namespace gpu
} // namespace mlir

namespace mlir::attn::tile {

/// Whether the memory behind kernel operand `index` is known to be read only:
/// the launch says so, or the kernel shows it.
bool onlyReads(gpu::LaunchFuncOp launch, unsigned index);

/// Notes that a kernel only reads operand `index`, if what its kernel reads is
/// noted on `launch`.
void noteRead(gpu::LaunchFuncOp launch, unsigned index);

/// Gives `gpu.launch_func` memory effects, read and write, which upstream
/// leaves unknown: buffer deallocation refuses ops with unknown effects.
void registerLaunchMemoryEffects(DialectRegistry &registry);

} // namespace mlir::attn::tile

#endif // ATTN_DIALECT_TILE_TRANSFORMS_KERNELREADS_H

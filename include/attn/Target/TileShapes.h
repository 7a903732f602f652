//===- TileShapes.h - The choice of tile shapes -----------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tile shapes for attention and for a matrix product on mma.sync. Candidates
// that do not fit the chip are dropped; of the others the model below takes the
// one with the fewest cycles, unless a table of measured shapes knows better.
//
// The model counts, for one SM and one pass of a CTA over a tile of keys:
//   matrix    2 M N (d + e) flops at the rate of mma.sync
//   shared    bytes that the warps read as B operands (every warp reads the
//   whole
//             tile of K and of V), Q where it does not stay in registers, and
//             bytes that copies write, at 128 bytes a cycle
//   softmax   M N elements at a fixed number of issue slots each, with the
//             exponential unit as the floor
//   overhead  barriers and address arithmetic, once per tile; the copy of K and
//   V
//             where there is no room for two of them
// Matrix and shared overlap in one warp; softmax overlaps as far as another
// warp of the same scheduler has something else to do.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_TILESHAPES_H
#define ATTN_TARGET_TILESHAPES_H

#include "attn/Target/GPUInfo.h"

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace mlir::attn {

/// What the choice depends on. Sizes that are not static are kUnknown.
struct AttentionShape {
  static constexpr int64_t kUnknown = -1;
  /// Product of the batch dimensions.
  int64_t batch = kUnknown;
  int64_t m = kUnknown;
  int64_t n = kUnknown;
  int64_t d = kUnknown;
  int64_t e = kUnknown;
  /// Widths of the element types of Q and K, and of V.
  unsigned bits = 16;
  unsigned valueBits = 16;
  /// Operations that the regions do per element: a measure of the registers
  /// that positions, captured values and results take.
  unsigned regionOps = 0;
  /// Captured tensors that are read per element.
  unsigned gathers = 0;
};

struct TileChoice {
  int64_t tileM;
  int64_t tileN;
  unsigned warps;
  /// Tiles of K and of V that are in shared memory at a time.
  unsigned stages;
  /// Q stays in registers for the whole loop (convert-attn-to-tile decides so
  /// for 64 registers or fewer); else every step reads it from shared memory.
  bool queryInRegisters;
  /// Estimates.
  unsigned registers;
  int64_t sharedBytes;
  unsigned ctasPerSM;
  double cyclesPerKey;
  /// "model" or "measured".
  llvm::StringRef source;
};

/// Warps of a CTA that takes `tileM` queries: one for every 16, at most 4.
unsigned getNumWarps(int64_t tileM);

/// Why no tile of the GPU path can take such an attention; empty if one can.
std::string getUnsupportedReason(const GPUInfo &gpu,
                                 const AttentionShape &shape);

/// The tiles for an attention; where `tileM` or `tileN` is given, of that size.
/// No value where none fits.
std::optional<TileChoice>
chooseAttentionTiles(const GPUInfo &gpu, const AttentionShape &shape,
                     std::optional<int64_t> tileM = std::nullopt,
                     std::optional<int64_t> tileN = std::nullopt);

/// The same for wgmma, with 64 queries to a warpgroup, one more that copies,
/// and tiles of K and V in as many stages as there is room for. No value where
/// neither registers nor shared memory have room, or the tile given is none of
/// warpgroups.
std::optional<TileChoice>
chooseWarpgroupTiles(const GPUInfo &gpu, const AttentionShape &shape,
                     std::optional<int64_t> tileM = std::nullopt,
                     std::optional<int64_t> tileN = std::nullopt);

/// What a thread may hold of a CTA of `warpgroups` warpgroups and one that
/// copies.
int64_t getWarpgroupRegisters(int64_t warpgroups);

/// C[b, m, n] += sum_k A[b, m, k] B[b, k, n]. Sizes that are not static are
/// kUnknown.
struct GemmShape {
  static constexpr int64_t kUnknown = -1;
  /// Product of the batch dimensions.
  int64_t batch = kUnknown;
  int64_t m = kUnknown;
  int64_t n = kUnknown;
  int64_t k = kUnknown;
  /// Products add up in two accumulators.
  bool inParts = false;
  /// Tensors that are read for each element of the result.
  int64_t reads = 0;

  /// An estimate of the registers of a thread that holds `elements` of a tile.
  int64_t getRegisters(int64_t elements) const;
};

struct GemmTileChoice {
  int64_t tileM;
  int64_t tileN;
  int64_t tileK;
  unsigned warps;
  unsigned stages;
  unsigned registers;
  int64_t sharedBytes;
  /// Rows of tiles that blocks walk column by column.
  int64_t group = 1;
};

/// The tiles for C[m, n] += sum_k A[m, k] B[k, n] with elements of `bits` bits.
std::optional<GemmTileChoice> chooseGemmTiles(const GPUInfo &gpu, unsigned bits,
                                              int64_t m, int64_t n);

/// The same for wgmma with 16-bit elements: 64 rows to a warpgroup, both
/// operands in shared memory, one more warpgroup that copies. No value where
/// registers have no room.
std::optional<GemmTileChoice> chooseWarpgroupGemmTiles(const GPUInfo &gpu,
                                                       const GemmShape &shape);

/// Tiles for the CPU: a tile of keys and its scores stay in the second level
/// cache, and rows are enough for outer products.
struct CPUTileChoice {
  int64_t tileM;
  int64_t tileN;
};
CPUTileChoice chooseCPUTiles(const AttentionShape &shape);

} // namespace mlir::attn

#endif // ATTN_TARGET_TILESHAPES_H

//===- WarpgroupTiles.cpp - Tiles for wgmma -------------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/TileShapes.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using namespace mlir::attn;

/// Registers of a copying thread, and those of a consumer that are none of O, S
/// and P: addresses, bounds, row statistics.
static constexpr int64_t kCopyRegisters = 24, kFixedRegisters = 28;
/// Barriers of the rings.
static constexpr int64_t kBarrierBytes = 1024;

int64_t mlir::attn::getWarpgroupRegisters(int64_t warpgroups) {
  // The threads of a CTA begin with equal parts, in eights, of 64K registers.
  int64_t total = warpgroups + 1;
  int64_t initial = std::min<int64_t>(65536 / (128 * total) / 8 * 8, 248);
  return std::min<int64_t>(
      (initial * total - kCopyRegisters) / warpgroups / 8 * 8, 240);
}

/// Bytes of a tile of 16-bit elements: slabs of 64 columns.
static int64_t getTileBytes(int64_t rows, int64_t columns) {
  return divideCeil(columns, 64) * 128 * rows;
}

/// One candidate; no value where it does not fit.
static std::optional<TileChoice> evaluate(const GPUInfo &gpu,
                                          const AttentionShape &shape,
                                          int64_t warpgroups, int64_t tileN) {
  int64_t d = alignTo(shape.d, 16), e = alignTo(shape.e, 8);
  TileChoice choice;
  choice.tileM = 64 * warpgroups;
  choice.tileN = tileN;
  choice.warps = 4 * warpgroups;
  choice.source = "model";
  choice.ctasPerSM = 1;

  int64_t room = getWarpgroupRegisters(warpgroups);
  int64_t region = std::min<int64_t>(shape.regionOps, 16) +
                   std::min<int64_t>(8 * shape.gathers, 16);
  int64_t registers = e / 2 + tileN / 2 + tileN / 4 + kFixedRegisters + region;
  choice.queryInRegisters = false;
  choice.registers = registers;
  // A mask's positions are computed where they are used; what is over by less
  // than a region's share is left to the allocator.
  if (registers - region > room)
    return std::nullopt;

  int64_t q = getTileBytes(choice.tileM, d);
  int64_t kv = getTileBytes(tileN, d) + getTileBytes(tileN, e);
  int64_t stages = (gpu.sharedPerBlock - kBarrierBytes - q) / kv;
  if (stages < 1)
    return std::nullopt;
  choice.stages = std::min<int64_t>(stages, 4);
  choice.sharedBytes = q + choice.stages * kv + kBarrierBytes;
  // m64nNk16 takes N / 2 cycles.
  choice.cyclesPerKey = (d + e) / 32.0 / 64;
  return choice;
}

std::optional<TileChoice> mlir::attn::chooseWarpgroupTiles(
    const GPUInfo &gpu, const AttentionShape &shape,
    std::optional<int64_t> tileM, std::optional<int64_t> tileN) {
  // Many narrow warpgroups hide each other's softmax; where O leaves no
  // registers for them, two with more keys at a time.
  struct Candidate {
    int64_t warpgroups, tileN;
  };
  for (Candidate candidate : {Candidate{4, 64},
                              {2, 128},
                              {2, 64},
                              {1, 128},
                              {1, 64},
                              {3, 64},
                              {3, 128}}) {
    int64_t warpgroups = tileM ? *tileM / 64 : candidate.warpgroups;
    int64_t n = tileN ? *tileN : candidate.tileN;
    if (tileM && (*tileM % 64 != 0 || warpgroups < 1 || warpgroups > 4))
      return std::nullopt;
    if (n < 16 || n % 16 != 0 || n > 256)
      return std::nullopt;
    // Rows that are not there would be computed in vain.
    if (!tileM && shape.m > 0 && warpgroups > 1 &&
        shape.m <= 64 * (warpgroups - 1))
      continue;
    if (auto choice = evaluate(gpu, shape, warpgroups, n))
      return choice;
  }
  return std::nullopt;
}

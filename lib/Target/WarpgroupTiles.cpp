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
#include <cmath>

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
                                          int64_t warpgroups, int64_t tileN,
                                          int64_t leastStages) {
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
  // A mask's positions are computed where they are used, so that two warpgroups
  // leave what is over by less than a region's share to the allocator. Four
  // have not a register too many but for a scale, which is in the exponent.
  if (registers - (warpgroups < 4 ? region : std::min<int64_t>(region, 1)) >
      room)
    return std::nullopt;

  int64_t q = getTileBytes(choice.tileM, d);
  int64_t kv = getTileBytes(tileN, d) + getTileBytes(tileN, e);
  int64_t stages = (gpu.sharedPerBlock - kBarrierBytes - q) / kv;
  if (stages < leastStages)
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
  // registers for them, two with more keys at a time. A ring of one tile waits
  // for every copy.
  struct Candidate {
    int64_t warpgroups, tileN;
  };
  for (int64_t leastStages : {2, 1}) {
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
      if (auto choice = evaluate(gpu, shape, warpgroups, n, leastStages))
        return choice;
    }
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

// The model counts cycles of one SM, by steps over 64 elements of the
// contraction:
//   matrix    2 M N 64 operations at 4096 a cycle
//   copies    (M + N) 128 bytes from the second level cache, at its share of 62
//             bytes a cycle: large tiles are what keeps this below the matrix
//   ends      filling the ring and writing the tile out, which nothing hides
// times the tiles that one SM computes, whole waves of them. Sums in two
// accumulators, and what is read for each element in the end, take as many
// registers again as the tile, so that they leave room for fewer columns.
//
// The share of the cache is fitted to an H200; times there relative to 128 x
// 256, bf16, measured (model):
//               128 x 192       128 x 128
//   4096^3      1.12 (1.13)     1.03 (1.05)
//   8192^3      0.99 (0.99)     1.04 (1.04)

/// Bytes that an SM gets of the second level cache in a cycle.
static constexpr double kCacheBytes = 62;
/// Elements of a finished tile that leave in a cycle, and the latency of a
/// tile's beginning and end.
static constexpr double kStoreElements = 16, kTileLatency = 1200;

int64_t GemmShape::getRegisters(int64_t elements) const {
  // Addresses of what is read.
  constexpr int64_t kAddressRegisters = 40;
  return elements * (1 + (inParts ? 1 : 0) + reads) + kFixedRegisters +
         (reads > 0 ? kAddressRegisters : 0);
}

std::optional<GemmTileChoice>
mlir::attn::chooseWarpgroupGemmTiles(const GPUInfo &gpu,
                                     const GemmShape &shape) {
  struct Candidate {
    int64_t warpgroups, tileN;
  };
  constexpr int64_t kTileK = 64;
  std::optional<GemmTileChoice> best;
  double bestCycles = 0;
  for (Candidate candidate : {Candidate{2, 256},
                              {2, 192},
                              {2, 128},
                              {2, 64},
                              {1, 256},
                              {1, 128},
                              {1, 64},
                              {1, 32}}) {
    GemmTileChoice choice;
    choice.tileM = 64 * candidate.warpgroups;
    choice.tileN = candidate.tileN;
    choice.tileK = kTileK;
    choice.warps = 4 * candidate.warpgroups;
    choice.registers = shape.getRegisters(choice.tileN / 2);
    if (choice.registers > getWarpgroupRegisters(candidate.warpgroups))
      continue;
    int64_t step =
        getTileBytes(choice.tileM, kTileK) + getTileBytes(choice.tileN, kTileK);
    choice.stages =
        std::min<int64_t>((gpu.sharedPerBlock - kBarrierBytes) / step, 4);
    choice.sharedBytes = choice.stages * step + kBarrierBytes;
    // Blocks that run together cover about a square of the result.
    double square = std::sqrt(double(gpu.numSMs) * choice.tileN / choice.tileM);
    choice.group = std::max<int64_t>(PowerOf2Ceil(square * 0.75), 1);

    double elements = double(choice.tileM) * choice.tileN;
    double matrix = 2 * elements * kTileK / 4096, copies = step / kCacheBytes;
    double steps = shape.k > 0 ? divideCeil(shape.k, kTileK) : 64;
    double cycles = steps * std::max(matrix, copies) +
                    elements / kStoreElements + kTileLatency;
    if (shape.m > 0 && shape.n > 0) {
      double tiles = double(divideCeil(shape.m, choice.tileM)) *
                     divideCeil(shape.n, choice.tileN) *
                     std::max<int64_t>(shape.batch, 1);
      cycles *= std::ceil(tiles / gpu.numSMs);
    } else {
      cycles /= elements;
    }
    if (!best || cycles < bestCycles) {
      best = choice;
      bestCycles = cycles;
    }
  }
  return best;
}

//===- TileShapes.cpp - The choice of tile shapes -------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/TileShapes.h"

#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <array>
#include <cmath>

using namespace mlir::attn;
using llvm::alignTo;
using llvm::divideCeil;

/// Flops of mma.sync per cycle and SM with 16-bit operands. Hopper's mma.sync
/// runs at about 0.6 of its wgmma rate.
static double getMMARate(const GPUInfo &gpu) {
  switch (gpu.sm / 10) {
  case 8:
    return gpu.sm == 80 ? 2048 : 1024;
  case 9:
    return 2458;
  case 10:
    return 2048;
  default:
    return 1024;
  }
}

/// Bytes of a tile in shared memory: slabs of 128 bytes of columns.
static int64_t getTileBytes(int64_t rows, int64_t columns, unsigned bits) {
  return divideCeil(columns * bits / 8, 128) * 128 * rows;
}

/// Columns of a contraction, padded to a step of the matrix instruction.
static int64_t padContraction(int64_t size, unsigned bits) {
  return alignTo(size, bits == 32 ? 8 : 16);
}

std::string mlir::attn::getUnsupportedReason(const GPUInfo &gpu,
                                             const AttentionShape &shape) {
  if (!gpu.hasMMASync())
    return "the chip has no mma.sync on 16-bit floats";
  auto checkWidth = [](int64_t size, const std::string &what) -> std::string {
    if (size == AttentionShape::kUnknown)
      return "the " + what + " is not static";
    if (size > 256)
      return "the " + what + " is " + std::to_string(size) + ", above 256";
    if (size <= 0 || size % 8 != 0)
      return "the " + what + " is " + std::to_string(size) +
             ", not a multiple of 8";
    return "";
  };
  std::string reason = checkWidth(shape.d, "head size");
  if (reason.empty())
    reason = checkWidth(shape.e, "head size of the value");
  if (!reason.empty())
    return reason;
  for (unsigned bits : {shape.bits, shape.valueBits})
    if (bits != 16 && bits != 32)
      return "elements of " + std::to_string(bits) +
             " bits, not f16, bf16 or f32";
  return "";
}

namespace {
/// Registers that live across a step whatever its tile: pointers, strides,
/// loop counters, slots, fragments of K and V on their way.
constexpr unsigned kFixedRegisters = 44;
/// The allocator needs room; a shape that the estimate fills to the brim
/// spills.
constexpr unsigned kUsableRegisters = 224;

/// A shape that was measured to beat the model's.
struct Measured {
  unsigned sm;
  unsigned bits;
  int64_t d;
  int64_t e;
  bool masked;
  int64_t tileM;
  int64_t tileN;
};
} // namespace

// One line per measurement on the chip itself: bf16 and f16 at 4096 keys, full
// and causal. Two row blocks to a warp halve what the warps read of K and V; at
// d 128 their registers leave no room.
static constexpr std::array<Measured, 4> kMeasured = {{
    {90, 16, 64, 64, false, 128, 64},
    {90, 16, 64, 64, true, 128, 64},
    {90, 16, 128, 128, false, 64, 64},
    {90, 16, 128, 128, true, 64, 64},
}};

unsigned mlir::attn::getNumWarps(int64_t tileM) {
  // One warp for each scheduler; more rows are more blocks of each warp.
  return std::clamp<int64_t>(tileM / 16, 1, 4);
}

/// Estimate for one candidate; no value where it does not fit.
static std::optional<TileChoice>
evaluate(const GPUInfo &gpu, const AttentionShape &shape, int64_t tileM,
         int64_t tileN, unsigned warps, bool isMeasured = false) {
  if (tileM % (16 * warps) != 0 || tileN % 16 != 0 || tileM <= 0 || tileN <= 0)
    return std::nullopt;
  int64_t rowBlocks = tileM / (16 * warps);
  int64_t d = padContraction(shape.d, shape.bits);
  int64_t e = alignTo(shape.e, 8);

  TileChoice choice;
  choice.tileM = tileM;
  choice.tileN = tileN;
  choice.warps = warps;
  choice.source = "model";

  // Registers: O and S in f32, P in the type of V (it replaces S step by step,
  // so only the part that is wider than what S gave up counts), row statistics.
  int64_t output = rowBlocks * e / 2;
  int64_t scores = rowBlocks * tileN / 2;
  int64_t probabilities =
      shape.valueBits == 16 ? rowBlocks * tileN / 8 : rowBlocks * tileN / 4;
  int64_t statistics = rowBlocks * 2 * 4;
  int64_t region = std::min<int64_t>(2 * shape.regionOps, 64) +
                   std::min<int64_t>(8 * shape.gathers, 16);
  int64_t base =
      kFixedRegisters + output + scores + probabilities + statistics + region;
  int64_t query = rowBlocks * d * shape.bits / 64;
  // Parts of f32 operands take registers beside them.
  if (shape.bits == 32)
    query *= 2;
  choice.queryInRegisters = rowBlocks * d * shape.bits <= 2048;
  choice.registers = base + (choice.queryInRegisters ? query : 0);
  if (!isMeasured && choice.registers > kUsableRegisters)
    return std::nullopt;

  // Shared memory: Q once, K and V in rings.
  int64_t q = getTileBytes(tileM, d, shape.bits);
  int64_t kv = getTileBytes(tileN, d, shape.bits) +
               getTileBytes(tileN, shape.e, shape.valueBits);
  choice.stages = q + 2 * kv <= gpu.sharedPerBlock ? 2 : 1;
  choice.sharedBytes = q + choice.stages * kv;
  if (choice.sharedBytes > gpu.sharedPerBlock)
    return std::nullopt;

  // Residency. The driver takes 1 KiB of every block, registers come in eights.
  int64_t threads = 32 * warps;
  int64_t byShared = gpu.sharedPerSM / (choice.sharedBytes + 1024);
  int64_t byRegisters =
      gpu.registersPerSM / (threads * alignTo(choice.registers, 8));
  int64_t byThreads = gpu.threadsPerSM / threads;
  int64_t ctas = std::min({byShared, byRegisters, byThreads});
  if (ctas < 1)
    return std::nullopt;
  choice.ctasPerSM = ctas;
  // A grid that does not fill the chip leaves fewer on an SM.
  double blocks = 0;
  if (shape.m > 0 && shape.batch > 0) {
    blocks = double(divideCeil(shape.m, tileM)) * shape.batch;
    ctas = std::min<int64_t>(ctas, std::ceil(blocks / gpu.numSMs));
  }

  double elements = double(tileM) * tileN;
  // Six products of bf16 parts make one of f32.
  double rate = getMMARate(gpu) / (shape.bits == 32 ? 6 : 1);
  double valueRate = getMMARate(gpu) / (shape.valueBits == 32 ? 6 : 1);
  double matrix = 2 * elements * (d / rate + e / valueRate);
  double readBytes = double(warps) * kv;
  if (!choice.queryInRegisters)
    readBytes += q;
  double shared = (readBytes + kv) / 128;
  // Scale, maximum, subtraction, exponential, sum, conversion; four schedulers
  // of 32 lanes.
  double slots = 7 + shape.regionOps + 4 * shape.gathers;
  double softmax = elements * std::max(slots / 128, 1.0 / 16);
  double residentWarps = double(warps) * ctas;
  // With one warp per scheduler nothing hides the softmax, with two half of it.
  double exposed = std::max(0.25, 4 / residentWarps);
  // A ring of one tile waits for its copy: latency, then 64 bytes a cycle.
  double copy = choice.stages == 1 ? 600 + kv / 64.0 : 0;
  double overhead = (400 + copy) / double(ctas);
  double cycles = std::max(matrix, shared) + softmax * exposed + overhead;
  choice.cyclesPerKey = cycles / tileN / tileM;

  // Where the sizes are known: rows of the last tile that do nothing, and SMs
  // of the last wave that do nothing.
  if (shape.m > 0)
    choice.cyclesPerKey *= double(alignTo(shape.m, tileM)) / shape.m;
  if (blocks > 0) {
    double waves = blocks / (double(gpu.numSMs) * ctas);
    choice.cyclesPerKey *= std::ceil(waves) / waves;
  }
  return choice;
}

std::optional<TileChoice> mlir::attn::chooseAttentionTiles(
    const GPUInfo &gpu, const AttentionShape &shape,
    std::optional<int64_t> tileM, std::optional<int64_t> tileN) {
  if (!getUnsupportedReason(gpu, shape).empty())
    return std::nullopt;
  if (gpu.hasWGMMA() && shape.bits == 16 && shape.valueBits == 16)
    if (auto choice = chooseWarpgroupTiles(gpu, shape, tileM, tileN))
      return choice;

  if (!tileM && !tileN) {
    for (const Measured &line : kMeasured) {
      if (line.sm != gpu.sm || line.bits != shape.bits || line.d != shape.d ||
          line.e != shape.e || line.masked != (shape.regionOps > 1) ||
          // What is read per element takes registers that were not measured.
          shape.gathers > 0 || (shape.m > 0 && shape.m < line.tileM))
        continue;
      if (auto choice = evaluate(gpu, shape, line.tileM, line.tileN,
                                 getNumWarps(line.tileM),
                                 /*isMeasured=*/true)) {
        choice->source = "measured";
        return choice;
      }
    }
  }

  std::optional<TileChoice> best;
  auto consider = [&](int64_t m, int64_t n, unsigned warps) {
    std::optional<TileChoice> choice = evaluate(gpu, shape, m, n, warps);
    if (choice && (!best || choice->cyclesPerKey < best->cyclesPerKey))
      best = choice;
  };
  for (int64_t m : {64, 128, 256, 16, 32}) {
    // Fewer than a warp per scheduler only where the user wants it, and two row
    // blocks to a warp only for small heads of 16 bits that read nothing per
    // element: the second block's registers leave no room else.
    bool small = shape.gathers == 0 && shape.bits == 16 &&
                 shape.valueBits == 16 && shape.d <= 64 && shape.e <= 64;
    if (tileM ? *tileM != m : m < 64 || m > (small ? 128 : 64))
      continue;
    unsigned warps = getNumWarps(m);
    if (tileN) {
      consider(m, *tileN, warps);
      continue;
    }
    // Three products for each of f32: a step over 64 keys is thousands of
    // instructions long, and the parts of its operands may spill.
    int64_t limit = shape.bits == 32 || shape.valueBits == 32 ? 32 : 128;
    for (int64_t n : {128, 64, 32, 16})
      if (n <= limit)
        consider(m, n, warps);
  }
  return best;
}

std::optional<GemmTileChoice> mlir::attn::chooseGemmTiles(const GPUInfo &gpu,
                                                          unsigned bits,
                                                          int64_t m,
                                                          int64_t n) {
  if (!gpu.hasMMASync() || (bits != 16 && bits != 32))
    return std::nullopt;
  std::optional<GemmTileChoice> best;
  double bestCycles = 0;
  int64_t tileK = 1024 / bits;
  for (unsigned warps : {4u, 8u}) {
    for (int64_t rowBlocks : {1, 2}) {
      for (int64_t tileN : {128, 64, 32}) {
        int64_t tileM = 16 * warps * rowBlocks;
        unsigned registers =
            kFixedRegisters + rowBlocks * tileN / 2 +
            rowBlocks * tileK * bits / 64 * (bits == 32 ? 2 : 1);
        int64_t tile =
            getTileBytes(tileM, tileK, bits) + getTileBytes(tileK, tileN, bits);
        if (registers > kUsableRegisters || 2 * tile > gpu.sharedPerBlock)
          continue;
        int64_t ctas = std::min<int64_t>(
            {gpu.sharedPerSM / (2 * tile + 1024),
             gpu.registersPerSM / (32 * warps * int64_t(alignTo(registers, 8))),
             gpu.threadsPerSM / (32 * warps)});
        if (ctas < 1)
          continue;
        double rate = getMMARate(gpu) / (bits == 32 ? 6 : 1);
        double matrix = 2.0 * tileM * tileN * tileK / rate;
        double shared = (double(warps) * getTileBytes(tileK, tileN, bits) +
                         getTileBytes(tileM, tileK, bits) + tile) /
                        128;
        double cycles = (std::max(matrix, shared) + 200.0 / ctas) /
                        (double(tileM) * tileN * tileK);
        if (m > 0 && n > 0) {
          int64_t tilesM = divideCeil(m, tileM), tilesN = divideCeil(n, tileN);
          cycles *= double(tilesM * tileM) / m * double(tilesN * tileN) / n;
          double waves = double(tilesM) * tilesN / (double(gpu.numSMs) * ctas);
          cycles *= std::ceil(waves) / waves;
        }
        if (best && cycles >= bestCycles)
          continue;
        bestCycles = cycles;
        best =
            GemmTileChoice{tileM, tileN, tileK, warps, 2, registers, 2 * tile};
      }
    }
  }
  return best;
}

CPUTileChoice mlir::attn::chooseCPUTiles(const AttentionShape &shape) {
  auto clamp = [](int64_t tile, int64_t size) {
    return size > 0 ? std::min(tile, size) : tile;
  };
  return {clamp(64, shape.m), clamp(256, shape.n)};
}

//===- GPUInfo.cpp - What an NVIDIA GPU offers ----------------------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Target/GPUInfo.h"

using namespace mlir::attn;

static constexpr int64_t kKiB = 1024;

// A block has 1 KiB less than the SM: the driver keeps it.
static const GPUInfo kGPUs[] = {
    // sm, SMs, shared/SM, shared/block, regs/SM, regs/thread, threads/SM,
    // threads/block, PTX
    {80, 108, 164 * kKiB, 163 * kKiB, 65536, 255, 2048, 1024, 78, false},
    {86, 84, 100 * kKiB, 99 * kKiB, 65536, 255, 1536, 1024, 78, false},
    {87, 16, 164 * kKiB, 163 * kKiB, 65536, 255, 1536, 1024, 78, false},
    {89, 142, 100 * kKiB, 99 * kKiB, 65536, 255, 1536, 1024, 78, false},
    {90, 132, 228 * kKiB, 227 * kKiB, 65536, 255, 2048, 1024, 80, false},
    {100, 148, 228 * kKiB, 227 * kKiB, 65536, 255, 2048, 1024, 86, false},
    {103, 148, 228 * kKiB, 227 * kKiB, 65536, 255, 2048, 1024, 88, false},
    {120, 188, 100 * kKiB, 99 * kKiB, 65536, 255, 1536, 1024, 87, false},
    {121, 48, 100 * kKiB, 99 * kKiB, 65536, 255, 1536, 1024, 88, false},
};

std::string GPUInfo::getDefaultFeatures() const {
  return "+ptx" + std::to_string(ptxVersion);
}

std::optional<GPUInfo> mlir::attn::getGPUInfo(llvm::StringRef chip) {
  if (!chip.consume_front("sm_"))
    return std::nullopt;
  bool archSpecific = chip.consume_back("a");
  if (!archSpecific)
    chip.consume_back("f");
  unsigned sm;
  if (chip.getAsInteger(10, sm))
    return std::nullopt;
  const GPUInfo *found = nullptr;
  for (const GPUInfo &gpu : kGPUs) {
    // The same generation: sm_88 reads as sm_87, sm_130 as nothing.
    if (gpu.sm <= sm && gpu.sm / 10 == sm / 10)
      found = &gpu;
  }
  if (!found)
    return std::nullopt;
  GPUInfo info = *found;
  info.sm = sm;
  info.archSpecific = archSpecific;
  // The accelerated form of Hopper needs the CTA-scope form of TMA copies.
  if (info.hasWGMMA())
    info.ptxVersion = 86;
  return info;
}

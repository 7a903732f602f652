//===- GPUInfo.h - What an NVIDIA GPU offers --------------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts about the chips the compiler makes code for. Everything that depends on
// a chip reads them here; no pass compares chip names.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_GPUINFO_H
#define ATTN_TARGET_GPUINFO_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace mlir::attn {

/// One compute capability. Sizes in bytes.
struct GPUInfo {
  /// Compute capability as in `sm_XY`: 80, 90, 120.
  unsigned sm;
  /// Streaming multiprocessors of the largest part, for wave counts.
  unsigned numSMs;
  int64_t sharedPerSM;
  /// What a block may ask for with the opt-in attribute.
  int64_t sharedPerBlock;
  unsigned registersPerSM;
  unsigned registersPerThread;
  unsigned threadsPerSM;
  unsigned threadsPerBlock;
  /// The oldest PTX version that has what is emitted for the chip.
  unsigned ptxVersion;
  /// `sm_90a`, `sm_100a`, ...: instructions of this chip alone.
  bool archSpecific;

  /// mma.sync on f16, bf16 and tf32, ldmatrix, cp.async: every chip listed.
  bool hasMMASync() const { return sm >= 80; }
  bool hasLdMatrix() const { return sm >= 75; }
  bool hasCpAsync() const { return sm >= 80; }
  bool hasStMatrix() const { return sm >= 90; }
  /// cp.async.bulk.tensor with mbarriers, and thread block clusters.
  bool hasTMA() const { return sm >= 90; }
  /// wgmma and setmaxnreg, which no later chip kept.
  bool hasWGMMA() const { return sm == 90 && archSpecific; }
  /// mma.sync on e4m3 and e5m2.
  bool hasFP8MMA() const { return sm >= 89; }

  /// The feature string that LLVM wants: "+ptx80".
  std::string getDefaultFeatures() const;
};

/// The facts for `chip` ("sm_90", "sm_90a", "sm_120f"). A chip of a later minor
/// version than the newest one listed has that one's facts. No value for
/// anything else, chips before sm_80 among them.
std::optional<GPUInfo> getGPUInfo(llvm::StringRef chip);

} // namespace mlir::attn

#endif // ATTN_TARGET_GPUINFO_H

// RUN: not attn-opt %s -attn-configure-target=chip=sm_75 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not attn-opt %s -attn-configure-target="chip=sm_90 tile-m=48" 2>&1 | FileCheck %s --check-prefix=TILE
// RUN: not attn-opt %s -attn-configure-target=tile-n=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not attn-opt %s -attn-configure-target=softmax=other 2>&1 | FileCheck %s --check-prefix=SOFTMAX
// RUN: not attn-opt %s -attn-configure-target=fallback=maybe 2>&1 | FileCheck %s --check-prefix=FALLBACK
// RUN: not attn-opt %s -attn-configure-target="chip=sm_90 fallback=error" 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: attn-opt %s -attn-configure-target="chip=sm_90 fallback=unfused"

// CHIP: error: unknown chip 'sm_75': expects 'cpu', or sm_80 or later
// NEGATIVE: error: expects positive tile sizes, got tile-m = 0, tile-n = -1
// SOFTMAX: Cannot find option named 'other'
// FALLBACK: error: expects fallback to be 'unfused' or 'error', got 'maybe'

func.func @f(%q: tensor<8x?x64xf16>, %k: tensor<8x?x64xf16>, %v: tensor<8x?x64xf16>, %o: tensor<8x?x64xf16>) -> tensor<8x?x64xf16> {
  // TILE: [[#@LINE+1]]:8: error: 'attn.attention' op fits no tile of sm_90 with tile-m = 48 and tile-n = 0 (0: any): a CTA takes 16, 32, 64, 128 or 256 queries, keys come in multiples of 16, and a thread has 255 registers
  %r = attn.attention {indexing_maps = [
      affine_map<(b, m, n, d, e) -> (b, m, d)>,
      affine_map<(b, m, n, d, e) -> (b, n, d)>,
      affine_map<(b, m, n, d, e) -> (b, n, e)>,
      affine_map<(b, m, n, d, e) -> (b, m, e)>]}
    ins(%q, %k, %v : tensor<8x?x64xf16>, tensor<8x?x64xf16>, tensor<8x?x64xf16>)
    outs(%o : tensor<8x?x64xf16>) -> tensor<8x?x64xf16>
  return %r : tensor<8x?x64xf16>
}

func.func @wide(%q: tensor<8x?x320xf16>, %k: tensor<8x?x320xf16>, %v: tensor<8x?x64xf16>, %o: tensor<8x?x64xf16>) -> tensor<8x?x64xf16> {
  // REFUSED: [[#@LINE+1]]:8: error: 'attn.attention' op is not fused for sm_90: the head size is 320, above 256
  %r = attn.attention {indexing_maps = [
      affine_map<(b, m, n, d, e) -> (b, m, d)>,
      affine_map<(b, m, n, d, e) -> (b, n, d)>,
      affine_map<(b, m, n, d, e) -> (b, n, e)>,
      affine_map<(b, m, n, d, e) -> (b, m, e)>]}
    ins(%q, %k, %v : tensor<8x?x320xf16>, tensor<8x?x320xf16>, tensor<8x?x64xf16>)
    outs(%o : tensor<8x?x64xf16>) -> tensor<8x?x64xf16>
  return %r : tensor<8x?x64xf16>
}

// An attention that no kernel can do stays on the host, with a remark, or is an
// error.
// RUN: attn-opt %s -attn-to-nvvm=chip=sm_90 -remarks-filter=attn 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t
// RUN: attn-opt %s -attn-to-nvvm=chip=sm_90 -attn-host-to-llvm | FileCheck %s --check-prefix=LLVM
// RUN: not attn-opt %s -attn-to-nvvm="chip=sm_90 fallback=error" 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: not attn-opt %s -attn-to-nvvm=fallback=maybe 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not attn-opt %s -attn-to-nvvm=chip=sm_61 2>&1 | FileCheck %s --check-prefix=CHIP

// OPTION: error: expects fallback to be 'unfused' or 'error', got 'maybe'
// CHIP: error: unknown chip 'sm_61'

// CHECK-LABEL: func.func @wide(
// CHECK-NOT: gpu.launch_func
// CHECK-NOT: attn.
// CHECK: memref.store
// CHECK-NOT: gpu.binary
// LLVM: llvm.func @wide
// LLVM: llvm.func @_mlir_ciface_wide
// LLVM-NOT: func.func
func.func @wide(%q: tensor<8x?x320xf16>, %k: tensor<8x?x320xf16>, %v: tensor<8x?x64xf16>, %o: tensor<8x?x64xf16>) -> tensor<8x?x64xf16> {
  // REMARK: [[#@LINE+2]]:8: remark: [Missed] configure-target | Category:attn | Remark="not fused for sm_90: the head size is 320, above 256 (docs/Support.md lists what is)"
  // ERROR: [[#@LINE+1]]:8: error: 'attn.attention' op is not fused for sm_90: the head size is 320, above 256
  %r = attn.attention {indexing_maps = [
      affine_map<(b, m, n, d, e) -> (b, m, d)>,
      affine_map<(b, m, n, d, e) -> (b, n, d)>,
      affine_map<(b, m, n, d, e) -> (b, n, e)>,
      affine_map<(b, m, n, d, e) -> (b, m, e)>]}
    ins(%q, %k, %v : tensor<8x?x320xf16>, tensor<8x?x320xf16>, tensor<8x?x64xf16>)
    outs(%o : tensor<8x?x64xf16>) -> tensor<8x?x64xf16>
  return %r : tensor<8x?x64xf16>
}

// REQUIRES: ptxas
// A bundle on device memory: the kernel writes to memory of the caller, and
// the host allocates nothing.
// RUN: rm -rf %t && attn-compile %s -o %t --target=cuda --chip=sm_80 --entry=main
// RUN: FileCheck %s --check-prefix=DEVICE --input-file=%t/signature.json
// RUN: llvm-nm -D %t/host.so | FileCheck %s --check-prefix=SYMBOLS
// With copies, tensors stay in host memory, and functions may compute there.
// RUN: rm -rf %t.copies && attn-compile %s -o %t.copies --target=cuda --chip=sm_80 --pipeline-options=host-copies=true
// RUN: FileCheck %s --check-prefix=COPIES --input-file=%t.copies/signature.json
// RUN: not attn-compile %s -o %t.error --target=cuda --chip=sm_80 --entry=doubled 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: attn-compile %s -o - --target=cuda --chip=sm_80 --entry=main --format=ptx | FileCheck %s --check-prefix=PTX

// DEVICE: "chip": "sm_80"
// DEVICE: "name": "main"
// DEVICE: "device": "cuda"
// DEVICE: "memory": "device"
// DEVICE: "results_in": "args"
// SYMBOLS-NOT: malloc
// SYMBOLS: T _mlir_ciface_main
// SYMBOLS: U mgpuLaunchKernel
// COPIES: "name": "main"
// COPIES: "memory": "host"
// COPIES: "results_in": "return"
// COPIES: "name": "doubled"
// ERROR: error: computes on the host with tensors in device memory; with the option host-copies=true they stay on the host
// PTX: .target sm_80
// PTX: mma.sync

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

func.func @main(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>,
                %v: tensor<?x64xf16>) -> tensor<?x64xf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %q, %c0 : tensor<?x64xf16>
  %init = tensor.empty(%m) : tensor<?x64xf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    outs(%init : tensor<?x64xf16>) -> tensor<?x64xf16>
  return %o : tensor<?x64xf16>
}

func.func @doubled(%q: tensor<64x64xf16>, %k: tensor<64x64xf16>,
                   %v: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %init = tensor.empty() : tensor<64x64xf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<64x64xf16>, tensor<64x64xf16>, tensor<64x64xf16>)
    outs(%init : tensor<64x64xf16>) -> tensor<64x64xf16>
  %r = linalg.add ins(%o, %o : tensor<64x64xf16>, tensor<64x64xf16>)
                  outs(%init : tensor<64x64xf16>) -> tensor<64x64xf16>
  return %r : tensor<64x64xf16>
}

// Passes of the project run in a stock mlir-opt, next to its own.
// RUN: mlir-opt --load-dialect-plugin=%attn_lib_dir/libAttnPlugin.so \
// RUN:   --load-pass-plugin=%attn_lib_dir/libAttnPlugin.so %s \
// RUN:   --pass-pipeline='builtin.module(attn-raise-linalg,func.func(canonicalize),cse)' \
// RUN:   | FileCheck %s
// From the graph to PTX of one kernel.
// RUN: mlir-opt --load-dialect-plugin=%attn_lib_dir/libAttnPlugin.so \
// RUN:   --load-pass-plugin=%attn_lib_dir/libAttnPlugin.so %s \
// RUN:   --pass-pipeline='builtin.module(attn-to-nvvm{chip=sm_90 format=ptx})' \
// RUN:   | FileCheck %s --check-prefix=NVVM
// NVVM: gpu.launch_func {{ *}}@model_attention::@model_attention
// NVVM: gpu.binary @model_attention
// NVVM-SAME: mma.sync.aligned
// RUN: not mlir-opt --load-dialect-plugin=%attn_lib_dir/libAttnPlugin.so %s \
// RUN:   --pass-pipeline='builtin.module(attn-raise-linalg)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=STOCK

// STOCK: 'attn-raise-linalg' does not refer to a registered pass
// CHECK-LABEL: func.func @model
// CHECK-NOT: linalg.softmax
// CHECK: attn.attention
func.func @model(%q: tensor<17x16xf32>, %kt: tensor<16x23xf32>,
                 %v: tensor<23x8xf32>) -> tensor<17x8xf32> {
  %zero = arith.constant 0.0 : f32
  %s_empty = tensor.empty() : tensor<17x23xf32>
  %s_init = linalg.fill ins(%zero : f32) outs(%s_empty : tensor<17x23xf32>)
      -> tensor<17x23xf32>
  %s = linalg.matmul ins(%q, %kt : tensor<17x16xf32>, tensor<16x23xf32>)
      outs(%s_init : tensor<17x23xf32>) -> tensor<17x23xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<17x23xf32>)
      outs(%s_empty : tensor<17x23xf32>) -> tensor<17x23xf32>
  %o_empty = tensor.empty() : tensor<17x8xf32>
  %o_init = linalg.fill ins(%zero : f32) outs(%o_empty : tensor<17x8xf32>)
      -> tensor<17x8xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x23xf32>, tensor<23x8xf32>)
      outs(%o_init : tensor<17x8xf32>) -> tensor<17x8xf32>
  return %o : tensor<17x8xf32>
}

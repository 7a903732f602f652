// Passes of the project run in a stock mlir-opt, next to its own.
// RUN: mlir-opt --load-dialect-plugin=%attn_lib_dir/libAttnPlugin.so \
// RUN:   --load-pass-plugin=%attn_lib_dir/libAttnPlugin.so %s \
// RUN:   --pass-pipeline='builtin.module(convert-attn-to-linalg,canonicalize,cse)' \
// RUN:   | FileCheck %s
// RUN: not mlir-opt --load-dialect-plugin=%attn_lib_dir/libAttnPlugin.so %s \
// RUN:   --pass-pipeline='builtin.module(convert-attn-to-linalg)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=STOCK

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// STOCK: 'convert-attn-to-linalg' does not refer to a registered pass
// CHECK-LABEL: func.func @plain
// CHECK-NOT: attn.
// CHECK: linalg.generic
func.func @plain(%q: tensor<17x16xf32>, %k: tensor<23x16xf32>,
    %v: tensor<23x8xf32>, %init: tensor<17x8xf32>) -> tensor<17x8xf32> {
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<17x16xf32>, tensor<23x16xf32>, tensor<23x8xf32>)
    outs(%init : tensor<17x8xf32>) -> tensor<17x8xf32>
  return %o : tensor<17x8xf32>
}

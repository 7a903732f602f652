// The dialects load into a stock mlir-opt.
// RUN: mlir-opt --load-dialect-plugin=%attn_lib_dir/libAttnPlugin.so %s | FileCheck %s
// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=STOCK

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// STOCK: Dialect `attn' not found
// CHECK-LABEL: func.func @plain
func.func @plain(%q: tensor<17x16xf32>, %k: tensor<23x16xf32>,
    %v: tensor<23x8xf32>, %init: tensor<17x8xf32>) -> tensor<17x8xf32> {
  // CHECK: attn.attention
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<17x16xf32>, tensor<23x16xf32>, tensor<23x8xf32>)
    outs(%init : tensor<17x8xf32>) -> tensor<17x8xf32>
  return %o : tensor<17x8xf32>
}

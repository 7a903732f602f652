// RUN: attn-reduce %s -reduction-tree='traversal-mode=0 test=%S/Inputs/has-attention.sh' | FileCheck %s

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-NOT: @noise
// CHECK: func.func @keep
// CHECK: attn.attention
func.func @noise_before(%x: f32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}

func.func @keep(%q: tensor<17x16xf32>, %k: tensor<23x16xf32>,
    %v: tensor<23x8xf32>, %init: tensor<17x8xf32>) -> tensor<17x8xf32> {
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<17x16xf32>, tensor<23x16xf32>, tensor<23x8xf32>)
    outs(%init : tensor<17x8xf32>) -> tensor<17x8xf32>
  return %o : tensor<17x8xf32>
}

// CHECK-NOT: @noise
func.func @noise_after(%x: f32) -> f32 {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}

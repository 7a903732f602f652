// CHECK-LABEL: func.func @model
// CHECK-SAME: consumer.attentions = 1
// CHECK-NOT: attn.
// CHECK: linalg.generic
// CHECK: return

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

func.func @model(%q: tensor<17x16xf32>, %k: tensor<23x16xf32>,
                 %v: tensor<23x8xf32>, %init: tensor<17x8xf32>)
    -> tensor<17x8xf32> {
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<17x16xf32>, tensor<23x16xf32>, tensor<23x8xf32>)
    outs(%init : tensor<17x8xf32>) -> tensor<17x8xf32>
  return %o : tensor<17x8xf32>
}

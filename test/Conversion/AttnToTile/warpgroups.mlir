// RUN: attn-opt %s --attn-tile-online-softmax="configured-only keep-batch-dims" \
// RUN:   --convert-attn-to-tile="warpgroups fallback=error" | FileCheck %s

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>

// All queries fit in a tile, which is as long as whole warpgroups and no longer.
// CHECK-LABEL: gpu.func @short_attention
// CHECK-SAME:    tile.num_warps = 12 : i32
// CHECK:         tile.dot {{.*}} -> tensor<192x64xf32, #tile.accumulator<warps = 12>>
// CHECK:         tile.store {{.*}} : tensor<192x32xf16, #tile.accumulator<warps = 12>>
func.func @short(%q: tensor<2x131x32xf16>, %k: tensor<2x333x32xf16>, %v: tensor<2x333x32xf16>) -> tensor<2x131x32xf16> {
  %init = tensor.empty() : tensor<2x131x32xf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o], attn.lowering_config = #attn.lowering_config<tile_m = 256, tile_n = 64>}
    ins(%q, %k, %v : tensor<2x131x32xf16>, tensor<2x333x32xf16>, tensor<2x333x32xf16>)
    outs(%init : tensor<2x131x32xf16>) -> tensor<2x131x32xf16>
  return %o : tensor<2x131x32xf16>
}

// Of a warpgroup's rows most would be computed in vain: a warp has 16.
// CHECK-LABEL: gpu.func @few_attention
// CHECK-SAME:    tile.num_warps = 2 : i32
func.func @few(%q: tensor<2x32x32xf16>, %k: tensor<2x333x32xf16>, %v: tensor<2x333x32xf16>) -> tensor<2x32x32xf16> {
  %init = tensor.empty() : tensor<2x32x32xf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o], attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64>}
    ins(%q, %k, %v : tensor<2x32x32xf16>, tensor<2x333x32xf16>, tensor<2x333x32xf16>)
    outs(%init : tensor<2x32x32xf16>) -> tensor<2x32x32xf16>
  return %o : tensor<2x32x32xf16>
}

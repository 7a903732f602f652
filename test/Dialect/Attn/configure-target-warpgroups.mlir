// RUN: attn-opt %s -attn-configure-target=chip=sm_90a | FileCheck %s

// Tiles for warpgroups: four of them where the registers hold O, S and P, two
// where not; keys so many that shared memory has two stages.

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>

// CHECK-LABEL: func @d64
// CHECK: #attn.lowering_config<tile_m = 256, tile_n = 64>
func.func @d64(%q: tensor<8x?x64xbf16>, %k: tensor<8x?x64xbf16>, %v: tensor<8x?x64xbf16>, %o: tensor<8x?x64xbf16>) -> tensor<8x?x64xbf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x64xbf16>, tensor<8x?x64xbf16>, tensor<8x?x64xbf16>)
    outs(%o : tensor<8x?x64xbf16>) -> tensor<8x?x64xbf16>
  return %r : tensor<8x?x64xbf16>
}

// What a mask computes is over by a few registers here.
// CHECK-LABEL: func @d72_causal
// CHECK: #attn.lowering_config<tile_m = 128, tile_n = 128>
func.func @d72_causal(%q: tensor<8x?x72xbf16>, %k: tensor<8x?x72xbf16>, %v: tensor<8x?x72xbf16>, %o: tensor<8x?x72xbf16>) -> tensor<8x?x72xbf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x72xbf16>, tensor<8x?x72xbf16>, tensor<8x?x72xbf16>)
    outs(%o : tensor<8x?x72xbf16>)
    mask {
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<8x?x72xbf16>
  return %r : tensor<8x?x72xbf16>
}

// CHECK-LABEL: func @d128
// CHECK: #attn.lowering_config<tile_m = 128, tile_n = 128>
func.func @d128(%q: tensor<8x?x128xbf16>, %k: tensor<8x?x128xbf16>, %v: tensor<8x?x128xbf16>, %o: tensor<8x?x128xbf16>) -> tensor<8x?x128xbf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x128xbf16>, tensor<8x?x128xbf16>, tensor<8x?x128xbf16>)
    outs(%o : tensor<8x?x128xbf16>) -> tensor<8x?x128xbf16>
  return %r : tensor<8x?x128xbf16>
}

// CHECK-LABEL: func @d192
// CHECK: #attn.lowering_config<tile_m = 128, tile_n = 64>
func.func @d192(%q: tensor<8x?x192xbf16>, %k: tensor<8x?x192xbf16>, %v: tensor<8x?x192xbf16>, %o: tensor<8x?x192xbf16>) -> tensor<8x?x192xbf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x192xbf16>, tensor<8x?x192xbf16>, tensor<8x?x192xbf16>)
    outs(%o : tensor<8x?x192xbf16>) -> tensor<8x?x192xbf16>
  return %r : tensor<8x?x192xbf16>
}

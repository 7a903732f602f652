// RUN: attn-opt %s -attn-configure-target | FileCheck %s --check-prefixes=ALL,CPU
// RUN: attn-opt %s -attn-configure-target=chip=sm_80 | FileCheck %s --check-prefixes=ALL,SM80
// RUN: attn-opt %s -attn-configure-target=chip=sm_90 | FileCheck %s --check-prefixes=ALL,SM90
// RUN: attn-opt %s -attn-configure-target=chip=sm_120 | FileCheck %s --check-prefixes=ALL,SM120
// RUN: attn-opt %s -attn-configure-target="tile-m=32 tile-n=48 softmax=speculative" | FileCheck %s --check-prefix=GIVEN
// RUN: attn-opt %s -attn-configure-target=chip=sm_90 -remarks-filter=attn 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>

// ALL-LABEL: func @d64
// CPU: #attn.lowering_config<tile_m = 64, tile_n = 256>
// GIVEN: #attn.lowering_config<tile_m = 32, tile_n = 48, softmax = speculative>
// REMARK: remark: [Passed] configure-target | Category:attn | CTAsPerSM=2, RegistersEstimated={{[0-9]+}}, Remark="tiles of 128 queries by 64 keys for sm_90 (measured)", SharedBytes=49152, Stages=2, Warps=4
// SM80: #attn.lowering_config<tile_m = 128, tile_n = 32>
// SM90: #attn.lowering_config<tile_m = 128, tile_n = 64>
// SM120: #attn.lowering_config<tile_m = 64, tile_n = 32>
func.func @d64(%q: tensor<8x?x64xf16>, %k: tensor<8x?x64xf16>, %v: tensor<8x?x64xf16>, %o: tensor<8x?x64xf16>) -> tensor<8x?x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x64xf16>, tensor<8x?x64xf16>, tensor<8x?x64xf16>)
    outs(%o : tensor<8x?x64xf16>) -> tensor<8x?x64xf16>
  return %r : tensor<8x?x64xf16>
}

// ALL-LABEL: func @d128
// CPU: #attn.lowering_config<tile_m = 64, tile_n = 256>
// SM80: #attn.lowering_config<tile_m = 64, tile_n = 64>
// SM90: #attn.lowering_config<tile_m = 64, tile_n = 64>
// SM120: #attn.lowering_config<tile_m = 64, tile_n = 32>
func.func @d128(%q: tensor<8x?x128xbf16>, %k: tensor<8x?x128xbf16>, %v: tensor<8x?x128xbf16>, %o: tensor<8x?x128xbf16>) -> tensor<8x?x128xbf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x128xbf16>, tensor<8x?x128xbf16>, tensor<8x?x128xbf16>)
    outs(%o : tensor<8x?x128xbf16>) -> tensor<8x?x128xbf16>
  return %r : tensor<8x?x128xbf16>
}

// ALL-LABEL: func @d256
// CPU: #attn.lowering_config<tile_m = 64, tile_n = 256>
// SM80: #attn.lowering_config<tile_m = 64, tile_n = 64>
// SM90: #attn.lowering_config<tile_m = 64, tile_n = 64>
// SM120: #attn.lowering_config<tile_m = 64, tile_n = 32>
func.func @d256(%q: tensor<8x?x256xbf16>, %k: tensor<8x?x256xbf16>, %v: tensor<8x?x256xbf16>, %o: tensor<8x?x256xbf16>) -> tensor<8x?x256xbf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x256xbf16>, tensor<8x?x256xbf16>, tensor<8x?x256xbf16>)
    outs(%o : tensor<8x?x256xbf16>) -> tensor<8x?x256xbf16>
  return %r : tensor<8x?x256xbf16>
}

// ALL-LABEL: func @f32
// CPU: #attn.lowering_config<tile_m = 64, tile_n = 256>
// SM80: #attn.lowering_config<tile_m = 64, tile_n = 16>
// SM90: #attn.lowering_config<tile_m = 64, tile_n = 32>
// SM120: #attn.lowering_config<tile_m = 64, tile_n = 32>
func.func @f32(%q: tensor<8x?x128xf32>, %k: tensor<8x?x128xf32>, %v: tensor<8x?x128xf32>, %o: tensor<8x?x128xf32>) -> tensor<8x?x128xf32> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x128xf32>, tensor<8x?x128xf32>, tensor<8x?x128xf32>)
    outs(%o : tensor<8x?x128xf32>) -> tensor<8x?x128xf32>
  return %r : tensor<8x?x128xf32>
}

// ALL-LABEL: func @causal
// CPU: #attn.lowering_config<tile_m = 64, tile_n = 256>
// SM80: #attn.lowering_config<tile_m = 64, tile_n = 64>
// SM90: #attn.lowering_config<tile_m = 64, tile_n = 64>
// SM120: #attn.lowering_config<tile_m = 64, tile_n = 32>
func.func @causal(%q: tensor<8x?x128xf16>, %k: tensor<8x?x128xf16>, %v: tensor<8x?x128xf16>, %o: tensor<8x?x128xf16>) -> tensor<8x?x128xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x128xf16>, tensor<8x?x128xf16>, tensor<8x?x128xf16>)
    outs(%o : tensor<8x?x128xf16>)
    mask {
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<8x?x128xf16>
  return %r : tensor<8x?x128xf16>
}

// What is there stays.
// ALL-LABEL: func @given
// ALL: #attn.lowering_config<tile_m = 16, tile_n = 16>
func.func @given(%q: tensor<8x?x128xf16>, %k: tensor<8x?x128xf16>, %v: tensor<8x?x128xf16>, %o: tensor<8x?x128xf16>) -> tensor<8x?x128xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o],
      attn.lowering_config = #attn.lowering_config<tile_m = 16, tile_n = 16>}
    ins(%q, %k, %v : tensor<8x?x128xf16>, tensor<8x?x128xf16>, tensor<8x?x128xf16>)
    outs(%o : tensor<8x?x128xf16>) -> tensor<8x?x128xf16>
  return %r : tensor<8x?x128xf16>
}

// Sizes below a tile: the CPU's tiles shrink, the GPU's are padded.
// ALL-LABEL: func @small
// CPU: #attn.lowering_config<tile_m = 17, tile_n = 113>
// SM90: #attn.lowering_config<tile_m = 64,
func.func @small(%q: tensor<8x17x64xf16>, %k: tensor<8x113x64xf16>, %v: tensor<8x113x64xf16>, %o: tensor<8x17x64xf16>) -> tensor<8x17x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x17x64xf16>, tensor<8x113x64xf16>, tensor<8x113x64xf16>)
    outs(%o : tensor<8x17x64xf16>) -> tensor<8x17x64xf16>
  return %r : tensor<8x17x64xf16>
}

// No tile of the GPU takes these.
// ALL-LABEL: func @f64
// CPU: attn.lowering_config
// SM80-NOT: attn.lowering_config
// SM90-NOT: attn.lowering_config
// SM120-NOT: attn.lowering_config
// ALL: return
// REMARK: remark: [Missed] configure-target | Category:attn | Remark="not fused for sm_90: its elements are f64, not f16, bf16 or f32 (docs/Support.md lists what is)"
func.func @f64(%q: tensor<8x?x64xf64>, %k: tensor<8x?x64xf64>, %v: tensor<8x?x64xf64>, %o: tensor<8x?x64xf64>) -> tensor<8x?x64xf64> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x64xf64>, tensor<8x?x64xf64>, tensor<8x?x64xf64>)
    outs(%o : tensor<8x?x64xf64>) -> tensor<8x?x64xf64>
  return %r : tensor<8x?x64xf64>
}

// ALL-LABEL: func @wide
// CPU: attn.lowering_config
// SM80-NOT: attn.lowering_config
// SM90-NOT: attn.lowering_config
// SM120-NOT: attn.lowering_config
// ALL: return
// REMARK: remark: [Missed] configure-target | Category:attn | Remark="not fused for sm_90: the head size is 320, above 256 (docs/Support.md lists what is)"
func.func @wide(%q: tensor<8x?x320xf16>, %k: tensor<8x?x320xf16>, %v: tensor<8x?x64xf16>, %o: tensor<8x?x64xf16>) -> tensor<8x?x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x320xf16>, tensor<8x?x320xf16>, tensor<8x?x64xf16>)
    outs(%o : tensor<8x?x64xf16>) -> tensor<8x?x64xf16>
  return %r : tensor<8x?x64xf16>
}

// ALL-LABEL: func @odd
// ALL: return
// REMARK: remark: [Missed] configure-target | Category:attn | Remark="not fused for sm_90: the head size of the value is 60, not a multiple of 8 (docs/Support.md lists what is)"
func.func @odd(%q: tensor<8x?x64xf16>, %k: tensor<8x?x64xf16>, %v: tensor<8x?x60xf16>, %o: tensor<8x?x60xf16>) -> tensor<8x?x60xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x64xf16>, tensor<8x?x64xf16>, tensor<8x?x60xf16>)
    outs(%o : tensor<8x?x60xf16>) -> tensor<8x?x60xf16>
  return %r : tensor<8x?x60xf16>
}

// ALL-LABEL: func @dynamic
// ALL: return
// REMARK: remark: [Missed] configure-target | Category:attn | Remark="not fused for sm_90: the head size is not static (docs/Support.md lists what is)"
func.func @dynamic(%q: tensor<8x?x?xf16>, %k: tensor<8x?x?xf16>, %v: tensor<8x?x64xf16>, %o: tensor<8x?x64xf16>) -> tensor<8x?x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x?xf16>, tensor<8x?x?xf16>, tensor<8x?x64xf16>)
    outs(%o : tensor<8x?x64xf16>) -> tensor<8x?x64xf16>
  return %r : tensor<8x?x64xf16>
}

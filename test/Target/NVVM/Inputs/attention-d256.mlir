#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>

func.func @d256_full(%q: tensor<8x?x256xbf16>, %k: tensor<8x?x256xbf16>, %v: tensor<8x?x256xbf16>, %o: tensor<8x?x256xbf16>) -> tensor<8x?x256xbf16> {
  %scale = arith.constant 0.125 : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x256xbf16>, tensor<8x?x256xbf16>, tensor<8x?x256xbf16>)
    outs(%o : tensor<8x?x256xbf16>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } -> tensor<8x?x256xbf16>
  return %r : tensor<8x?x256xbf16>
}

func.func @d256_causal(%q: tensor<8x?x256xf16>, %k: tensor<8x?x256xf16>, %v: tensor<8x?x256xf16>, %o: tensor<8x?x256xf16>) -> tensor<8x?x256xf16> {
  %scale = arith.constant 0.125 : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x256xf16>, tensor<8x?x256xf16>, tensor<8x?x256xf16>)
    outs(%o : tensor<8x?x256xf16>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    }
    mask {
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<8x?x256xf16>
  return %r : tensor<8x?x256xf16>
}

func.func @f32_d256_full(%q: tensor<8x?x256xf32>, %k: tensor<8x?x256xf32>, %v: tensor<8x?x256xf32>, %o: tensor<8x?x256xf32>) -> tensor<8x?x256xf32> {
  %scale = arith.constant 0.125 : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x256xf32>, tensor<8x?x256xf32>, tensor<8x?x256xf32>)
    outs(%o : tensor<8x?x256xf32>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } -> tensor<8x?x256xf32>
  return %r : tensor<8x?x256xf32>
}

func.func @f32_d256_causal(%q: tensor<8x?x256xf32>, %k: tensor<8x?x256xf32>, %v: tensor<8x?x256xf32>, %o: tensor<8x?x256xf32>) -> tensor<8x?x256xf32> {
  %scale = arith.constant 0.125 : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x256xf32>, tensor<8x?x256xf32>, tensor<8x?x256xf32>)
    outs(%o : tensor<8x?x256xf32>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    }
    mask {
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<8x?x256xf32>
  return %r : tensor<8x?x256xf32>
}

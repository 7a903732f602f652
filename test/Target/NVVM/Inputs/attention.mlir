#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>

func.func @d64_full(%q: tensor<8x?x64xbf16>, %k: tensor<8x?x64xbf16>, %v: tensor<8x?x64xbf16>, %o: tensor<8x?x64xbf16>) -> tensor<8x?x64xbf16> {
  %scale = arith.constant 0.125 : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x64xbf16>, tensor<8x?x64xbf16>, tensor<8x?x64xbf16>)
    outs(%o : tensor<8x?x64xbf16>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } -> tensor<8x?x64xbf16>
  return %r : tensor<8x?x64xbf16>
}

func.func @d64_causal(%q: tensor<8x?x64xf16>, %k: tensor<8x?x64xf16>, %v: tensor<8x?x64xf16>, %o: tensor<8x?x64xf16>) -> tensor<8x?x64xf16> {
  %scale = arith.constant 0.125 : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x64xf16>, tensor<8x?x64xf16>, tensor<8x?x64xf16>)
    outs(%o : tensor<8x?x64xf16>)
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
    } -> tensor<8x?x64xf16>
  return %r : tensor<8x?x64xf16>
}

func.func @d128_full(%q: tensor<8x?x128xbf16>, %k: tensor<8x?x128xbf16>, %v: tensor<8x?x128xbf16>, %o: tensor<8x?x128xbf16>) -> tensor<8x?x128xbf16> {
  %scale = arith.constant 0.125 : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x128xbf16>, tensor<8x?x128xbf16>, tensor<8x?x128xbf16>)
    outs(%o : tensor<8x?x128xbf16>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } -> tensor<8x?x128xbf16>
  return %r : tensor<8x?x128xbf16>
}

func.func @d128_causal(%q: tensor<8x?x128xf16>, %k: tensor<8x?x128xf16>, %v: tensor<8x?x128xf16>, %o: tensor<8x?x128xf16>) -> tensor<8x?x128xf16> {
  %scale = arith.constant 0.125 : f32
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x128xf16>, tensor<8x?x128xf16>, tensor<8x?x128xf16>)
    outs(%o : tensor<8x?x128xf16>)
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
    } -> tensor<8x?x128xf16>
  return %r : tensor<8x?x128xf16>
}

// Against the op's definition in f64 under the 2x rule, with odd lengths.
// RUN: attn-compile %s -o %t --with-references
// RUN: attn-run %t --entry=grouped --random --check=numerics --dim=arg0.1=17 --dim=?=113
// RUN: attn-run %t --entry=grouped --adversarial --check=numerics --dim=arg0.1=65 --dim=?=257
// RUN: attn-run %t --entry=grouped --random --check=numerics --dim=arg0.1=1 --dim=?=1
// RUN: attn-run %t --entry=grouped --random --check=numerics --dim=arg0.1=5 --dim=?=0
// RUN: attn-run %t --entry=grouped --random --check=numerics --dim=arg0.1=0 --dim=?=9
// RUN: attn-run %t --entry=half --random --check=numerics --dim=arg0.1=129 --dim=?=300
// RUN: attn-run %t --entry=half --adversarial --check=numerics --dim=arg0.1=130 --dim=?=70
// RUN: attn-run %t --entry=biased --random --check=numerics
// RUN: attn-run %t --entry=biased --adversarial --check=numerics
// RUN: attn-run %t --entry=sink --random --check=numerics --dim=?=50
// RUN: attn-run %t --entry=sink --adversarial --check=numerics --dim=?=300
// RUN: attn-run %t --entry=gather --random --check=numerics

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b floordiv 2, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b floordiv 2, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#row = affine_map<(b, m, n, d, e) -> (b, m)>

// Grouped heads, bottom-right causal; rows that see no key are zero. The keys
// lie with the head size first.
#kt = affine_map<(b, m, n, d, e) -> (b floordiv 2, d, n)>
func.func @grouped(%q: tensor<4x?x40xf32>, %k: tensor<2x40x?xf32>,
                   %v: tensor<2x?x24xf32>)
    -> (tensor<4x?x24xf32>, tensor<4x?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %scale = arith.constant 0.158113883 : f32
  %m = tensor.dim %q, %c1 : tensor<4x?x40xf32>
  %n = tensor.dim %k, %c2 : tensor<2x40x?xf32>
  %offset = arith.subi %n, %m : index
  %init = tensor.empty(%m) : tensor<4x?x24xf32>
  %lse = tensor.empty(%m) : tensor<4x?xf32>
  %o:2 = attn.attention {indexing_maps = [#q, #kt, #v, #o, #row]}
    ins(%q, %k, %v : tensor<4x?x40xf32>, tensor<2x40x?xf32>, tensor<2x?x24xf32>)
    outs(%init : tensor<4x?x24xf32>) lse(%lse : tensor<4x?xf32>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } mask {
      %i = attn.index 1
      %j = attn.index 2
      %last = arith.addi %i, %offset : index
      %see = arith.cmpi sle, %j, %last : index
      attn.yield %see : i1
    } -> tensor<4x?x24xf32>, tensor<4x?xf32>
  return %o#0, %o#1 : tensor<4x?x24xf32>, tensor<4x?xf32>
}

// bf16 with a soft cap and a finite fill.
func.func @half(%q: tensor<4x?x64xbf16>, %k: tensor<2x?x64xbf16>,
                %v: tensor<2x?x64xbf16>) -> tensor<4x?x64xbf16> {
  %c1 = arith.constant 1 : index
  %cap = arith.constant 20.0 : f32
  %m = tensor.dim %q, %c1 : tensor<4x?x64xbf16>
  %init = tensor.empty(%m) : tensor<4x?x64xbf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o],
                       fill = -3.4028234663852886E+38 : f64}
    ins(%q, %k, %v : tensor<4x?x64xbf16>, tensor<2x?x64xbf16>,
                     tensor<2x?x64xbf16>)
    outs(%init : tensor<4x?x64xbf16>)
    score {
    ^bb0(%s: f32):
      %t = arith.divf %s, %cap : f32
      %u = math.tanh %t : f32
      %w = arith.mulf %u, %cap : f32
      attn.yield %w : f32
    } mask {
      %i = attn.index 1
      %j = attn.index 2
      %c9 = arith.constant 9 : index
      %far = arith.addi %j, %c9 : index
      %near = arith.cmpi sge, %far, %i : index
      %past = arith.cmpi sle, %j, %i : index
      %see = arith.andi %near, %past : i1
      attn.yield %see : i1
    } -> tensor<4x?x64xbf16>
  return %o : tensor<4x?x64xbf16>
}

// A bias over queries and keys and a padding mask of one byte per key.
#qs = affine_map<(h, m, n, d, e) -> (m, h, d)>
#ks = affine_map<(h, m, n, d, e) -> (n, h, d)>
#vs = affine_map<(h, m, n, d, e) -> (n, h, e)>
#bias = affine_map<(h, m, n, d, e) -> (h, m, n)>
#pad = affine_map<(h, m, n, d, e) -> (n)>
#os = affine_map<(h, m, n, d, e) -> (m, h, e)>
func.func @biased(%q: tensor<70x3x8xf32>, %k: tensor<90x3x8xf32>,
                  %v: tensor<90x3x8xf32>, %bias: tensor<3x70x90xf32>,
                  %pad: tensor<90xi1>) -> tensor<70x3x8xf32> {
  %init = tensor.empty() : tensor<70x3x8xf32>
  %o = attn.attention {indexing_maps = [#qs, #ks, #vs, #bias, #pad, #os],
                       fill = -1.0e9 : f64}
    ins(%q, %k, %v : tensor<70x3x8xf32>, tensor<90x3x8xf32>,
                     tensor<90x3x8xf32>)
    captures(%bias, %pad : tensor<3x70x90xf32>, tensor<90xi1>)
    outs(%init : tensor<70x3x8xf32>)
    score {
    ^bb0(%s: f32, %b: f32, %p: i1):
      %t = arith.addf %s, %b : f32
      attn.yield %t : f32
    } mask {
    ^bb0(%b: f32, %p: i1):
      attn.yield %p : i1
    } -> tensor<70x3x8xf32>
  return %o : tensor<70x3x8xf32>
}

// A sink, the maximum and the LSE, without a batch; f16 with a wider value.
#q1 = affine_map<(m, n, d, e) -> (m, d)>
#k1 = affine_map<(m, n, d, e) -> (d, n)>
#v1 = affine_map<(m, n, d, e) -> (e, n)>
#z1 = affine_map<(m, n, d, e) -> ()>
#o1 = affine_map<(m, n, d, e) -> (e, m)>
#r1 = affine_map<(m, n, d, e) -> (m)>
func.func @sink(%q: tensor<?x16xf16>, %k: tensor<16x?xf16>,
                %v: tensor<72x?xf32>, %z: tensor<f32>)
    -> (tensor<72x?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %q, %c0 : tensor<?x16xf16>
  %init = tensor.empty(%m) : tensor<72x?xf32>
  %row = tensor.empty(%m) : tensor<?xf32>
  %o:3 = attn.attention {indexing_maps = [#q1, #k1, #v1, #z1, #o1, #r1, #r1]}
    ins(%q, %k, %v : tensor<?x16xf16>, tensor<16x?xf16>, tensor<72x?xf32>)
    sink(%z : tensor<f32>)
    outs(%init : tensor<72x?xf32>) lse(%row : tensor<?xf32>)
    max(%row : tensor<?xf32>)
    mask {
      %i = attn.index 0
      %j = attn.index 1
      %see = arith.cmpi slt, %j, %i : index
      attn.yield %see : i1
    } -> tensor<72x?xf32>, tensor<?xf32>, tensor<?xf32>
  return %o#0, %o#1, %o#2 : tensor<72x?xf32>, tensor<?xf32>, tensor<?xf32>
}

#kd = affine_map<(m, n, d, e) -> (n, d)>
#vd = affine_map<(m, n, d, e) -> (n, e)>
#od = affine_map<(m, n, d, e) -> (m, e)>
// A relative bias, gathered by the distance of query and key.
func.func @gather(%q: tensor<70x16xf32>, %k: tensor<90x16xf32>,
                  %v: tensor<90x16xf32>, %table: tensor<90xf32>)
    -> tensor<70x16xf32> {
  %init = tensor.empty() : tensor<70x16xf32>
  %o = attn.attention {indexing_maps = [#q1, #kd, #vd, #od]}
    ins(%q, %k, %v : tensor<70x16xf32>, tensor<90x16xf32>, tensor<90x16xf32>)
    outs(%init : tensor<70x16xf32>)
    score {
    ^bb0(%s: f32):
      %i = attn.index 0
      %j = attn.index 1
      %distance = arith.subi %i, %j : index
      %b = tensor.extract %table[%distance] : tensor<90xf32>
      %t = arith.addf %s, %b : f32
      attn.yield %t : f32
    } mask {
      %i = attn.index 0
      %j = attn.index 1
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1
    } -> tensor<70x16xf32>
  return %o : tensor<70x16xf32>
}

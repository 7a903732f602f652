// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks -canonicalize -cse -split-input-file | FileCheck %s
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks -attn-specialize-masks -canonicalize -cse -split-input-file | FileCheck %s
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks -split-input-file -o /dev/null --remarks-filter="attn-specialize.*" --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks=split-full-tiles=false -canonicalize -cse -split-input-file | FileCheck %s --check-prefix=WHOLE
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks=skip-finite-fill -canonicalize -cse -split-input-file | FileCheck %s --check-prefix=SKIP
// RUN: attn-opt %s -attn-tile-online-softmax="tile-m=64 tile-n=128" -attn-specialize-masks=peel-tails -canonicalize -cse -split-input-file | FileCheck %s --check-prefix=PEEL

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// Causal: full tiles up to the first query's last key, then the diagonal.

// CHECK-DAG: #[[END:.*]] = affine_map<()[s0] -> (1024, s0 + 64)>
// CHECK-DAG: #[[FULL:.*]] = affine_map<()[s0] -> (1024, s0 + 1)>
// CHECK-DAG: #[[TILES:.*]] = affine_map<(d0) -> ((d0 floordiv 128) * 128)>
// CHECK-LABEL: func @causal
// CHECK: scf.forall (%[[M:.*]]) =
// CHECK: %[[TO:.*]] = affine.min #[[END]]()[%[[M]]]
// CHECK: %[[FULLTO:.*]] = affine.min #[[FULL]]()[%[[M]]]
// CHECK: %[[LEN:.*]] = affine.max #{{.*}}(%[[FULLTO]])
// CHECK: %[[SPLIT:.*]] = affine.apply #[[TILES]](%[[LEN]])
// CHECK: %[[A:.*]]:3 = scf.for %{{.*}} = %c0 to %[[SPLIT]] step %c128
// CHECK-NOT: mask
// CHECK: scf.yield
// CHECK: scf.for %{{.*}} = %[[SPLIT]] to %[[TO]] step %c128 iter_args(%{{.*}} = %[[A]]#0, %{{.*}} = %[[A]]#1, %{{.*}} = %[[A]]#2)
// CHECK: mask {
// CHECK-NOT: scf.for %
// CHECK: attn.finalize

// REMARK: remark: [Passed] MaskForm | Category:attn-specialize-masks | {{.*}}keys up to a bound for each tile of queries{{.*}}; tiles that every query sees run without the mask

// WHOLE-LABEL: func @causal
// WHOLE: %[[TO:.*]] = affine.min
// WHOLE: scf.for %{{.*}} = %c0 to %[[TO]] step %c128
// WHOLE: mask {
// WHOLE-NOT: scf.for %
// WHOLE: attn.finalize
func.func @causal(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %o: tensor<1024x64xf16>) -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    outs(%o : tensor<1024x64xf16>)
    mask {
      %m = attn.index 0
      %n = attn.index 1
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

// A window has masked tiles on both sides; tails have a dynamic length, full
// tiles a static one.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @window
// CHECK: scf.for %
// CHECK: ins({{.*}} : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
// CHECK: mask
// CHECK: scf.for %
// CHECK: ins({{.*}} : tensor<?x64xf16>, tensor<128x64xf16>, tensor<128x64xf16>)
// CHECK-NOT: mask
// CHECK: scf.for %
// CHECK: ins({{.*}} : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
// CHECK: mask
// REMARK: keys from an interval for each tile of queries
func.func @window(%q: tensor<?x64xf16>, %k: tensor<?x64xf16>,
    %v: tensor<?x64xf16>, %o: tensor<?x64xf16>) -> tensor<?x64xf16> {
  %c1023 = arith.constant 1023 : index
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    outs(%o : tensor<?x64xf16>)
    mask {
      %m = attn.index 0
      %n = attn.index 1
      %causal = arith.cmpi sle, %n, %m : index
      %reach = arith.addi %n, %c1023 : index
      %near = arith.cmpi sge, %reach, %m : index
      %see = arith.andi %causal, %near : i1
      attn.yield %see : i1
    } -> tensor<?x64xf16>
  return %r : tensor<?x64xf16>
}

// -----

// Bounds that are loads, one for each batch element.

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#len = affine_map<(b, m, n, d, e) -> (b)>

// CHECK-LABEL: func @lengths
// CHECK: scf.forall (%[[B:.*]], %{{.*}}) =
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[%[[B]]] [1] [1] : tensor<4xi64> to tensor<i64>
// CHECK: %[[LOAD:.*]] = tensor.extract %[[SLICE]][] : tensor<i64>
// CHECK: %[[LEN:.*]] = arith.index_cast %[[LOAD]] : i64 to index
// CHECK: %[[TO:.*]] = affine.min #{{.*}}(%[[LEN]])[%{{.*}}]
// CHECK: scf.for %
// CHECK: scf.for %{{.*}} to %[[TO]] step
// REMARK: keys up to a bound
func.func @lengths(%q: tensor<4x?x64xf16>, %k: tensor<4x?x64xf16>,
    %v: tensor<4x?x64xf16>, %len: tensor<4xi64>, %o: tensor<4x?x64xf16>)
    -> tensor<4x?x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #len, #o]}
    ins(%q, %k, %v : tensor<4x?x64xf16>, tensor<4x?x64xf16>, tensor<4x?x64xf16>)
    captures(%len : tensor<4xi64>)
    outs(%o : tensor<4x?x64xf16>)
    mask {
    ^bb0(%l: i64):
      %n = attn.index 2
      %n64 = arith.index_cast %n : index to i64
      %see = arith.cmpi slt, %n64, %l : i64
      attn.yield %see : i1
    } -> tensor<4x?x64xf16>
  return %r : tensor<4x?x64xf16>
}

// -----

// A mask read for each key is no interval; the loop stays as it is.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#pad = affine_map<(m, n, d, e) -> (n)>

// CHECK-LABEL: func @padding
// CHECK: scf.for %{{.*}} = %c0 to %c1024 step %c128
// CHECK: mask
// CHECK-NOT: scf.for %
// CHECK: attn.finalize
// REMARK: remark: [Missed] MaskForm {{.*}}the mask is read from a captured operand for each key
func.func @padding(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %pad: tensor<1024xi1>, %o: tensor<1024x64xf16>)
    -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #pad, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    captures(%pad : tensor<1024xi1>)
    outs(%o : tensor<1024x64xf16>)
    mask {
    ^bb0(%p: i1):
      attn.yield %p : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

// Only the padding is opaque: the causal bound holds, no tile is full.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#pad = affine_map<(m, n, d, e) -> (n)>

// CHECK-LABEL: func @padding_and_causal
// CHECK: %[[TO:.*]] = affine.min
// CHECK: scf.for %{{.*}} = %c0 to %[[TO]] step %c128
// CHECK: mask
// CHECK-NOT: scf.for %
// CHECK: attn.finalize
// REMARK: [Passed] {{.*}}keys up to a bound
func.func @padding_and_causal(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %pad: tensor<1024xi1>, %o: tensor<1024x64xf16>)
    -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #pad, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    captures(%pad : tensor<1024xi1>)
    outs(%o : tensor<1024x64xf16>)
    mask {
    ^bb0(%p: i1):
      %m = attn.index 0
      %n = attn.index 1
      %causal = arith.cmpi sle, %n, %m : index
      %see = arith.andi %causal, %p : i1
      attn.yield %see : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

// Parity of the key is no interval; the remark names what is in the way.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @dilated
// CHECK: scf.for %
// CHECK-NOT: scf.for %
// CHECK: attn.finalize
// REMARK: [Missed] {{.*}}the mask is no interval of keys because of 'arith.cmpi'
func.func @dilated(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %o: tensor<1024x64xf16>) -> tensor<1024x64xf16> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    outs(%o : tensor<1024x64xf16>)
    mask {
      %n = attn.index 1
      %odd = arith.remui %n, %c2 : index
      %see = arith.cmpi eq, %odd, %c0 : index
      attn.yield %see : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

// Without a mask, the tail alone has a dynamic length.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @no_mask
// CHECK: scf.for %
// CHECK-NOT: scf.for %
// CHECK: attn.finalize
// PEEL-LABEL: func @no_mask
// PEEL: scf.for %
// PEEL: ins({{.*}} : tensor<64x64xf16>, tensor<128x64xf16>, tensor<128x64xf16>)
// PEEL: scf.for %
// PEEL: ins({{.*}} : tensor<64x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
// PEEL-NOT: scf.for %
// PEEL: attn.finalize
func.func @no_mask(%q: tensor<1024x64xf16>, %k: tensor<?x64xf16>,
    %v: tensor<?x64xf16>, %o: tensor<1024x64xf16>) -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<?x64xf16>, tensor<?x64xf16>)
    outs(%o : tensor<1024x64xf16>) -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

// A finite fill: all tiles are kept, full ones without the mask. On request,
// hidden tiles are taken in only where a row's maximum is near the fill.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-LABEL: func @finite_fill
// CHECK: %[[A:.*]]:3 = scf.for %{{.*}} = %c0 to %[[SPLIT:.*]] step %c128
// CHECK-NOT: mask
// CHECK: scf.for %{{.*}} = %[[SPLIT]] to %c1024 step %c128
// CHECK: fill = -1.000000e+09
// CHECK: mask

// SKIP-LABEL: func @finite_fill
// The loop ends with a whole tile, whose keys all weigh in a row that sees none.
// SKIP: %[[TO:.*]] = affine.min #{{.*}}()[%{{.*}}]
// SKIP: %[[POSITIVE:.*]] = affine.max #{{.*}}(%[[TO]])
// SKIP: %[[DONE:.*]] = affine.min #{{.*}}(%[[POSITIVE]])
// SKIP: scf.for %{{.*}} = %c0 to %[[SPLIT:.*]] step %c128
// SKIP: %[[S:.*]]:3 = scf.for %{{.*}} = %[[SPLIT]] to %[[DONE]] step %c128
// SKIP: %[[ALL:.*]] = attn.rows_above %[[S]]#1, {{.*}} : tensor<64xf32>
// SKIP: %[[R:.*]]:3 = scf.if %[[ALL]]
// SKIP:   scf.yield %[[S]]#0, %[[S]]#1, %[[S]]#2
// SKIP: } else {
// SKIP:   scf.for %{{.*}} = %[[DONE]] to %c1024 step %c128 iter_args(%{{.*}} = %[[S]]#0, %{{.*}} = %[[S]]#1, %{{.*}} = %[[S]]#2)
// SKIP: attn.finalize {{.*}} ins(%[[R]]#0, %[[R]]#1, %[[R]]#2
func.func @finite_fill(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %o: tensor<1024x64xf16>) -> tensor<1024x64xf16> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o], fill = -1.0e9 : f64}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    outs(%o : tensor<1024x64xf16>)
    mask {
      %m = attn.index 0
      %n = attn.index 1
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

// -----

// Chunks: queries see the keys of their own chunk, up to themselves.

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

// CHECK-DAG: #[[BEGIN:.*]] = affine_map<()[s0] -> ((s0 floordiv 256) * 256, 0)>
// CHECK-LABEL: func @chunked
// CHECK: scf.forall (%[[M:.*]]) =
// CHECK: affine.max #[[BEGIN]]()[%[[M]]]
// CHECK: scf.for %
// REMARK: [Passed] {{.*}}keys from an interval for each tile of queries
func.func @chunked(%q: tensor<1024x64xf16>, %k: tensor<1024x64xf16>,
    %v: tensor<1024x64xf16>, %o: tensor<1024x64xf16>) -> tensor<1024x64xf16> {
  %c256 = arith.constant 256 : index
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<1024x64xf16>, tensor<1024x64xf16>, tensor<1024x64xf16>)
    outs(%o : tensor<1024x64xf16>)
    mask {
      %m = attn.index 0
      %n = attn.index 1
      %cm = arith.divui %m, %c256 : index
      %cn = arith.divui %n, %c256 : index
      %same = arith.cmpi eq, %cn, %cm : index
      %causal = arith.cmpi sle, %n, %m : index
      %see = arith.andi %same, %causal : i1
      attn.yield %see : i1
    } -> tensor<1024x64xf16>
  return %r : tensor<1024x64xf16>
}

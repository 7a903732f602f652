// RUN: attn-opt %s -attn-configure-target="chip=sm_90a softmax=auto" | FileCheck %s
// RUN: attn-opt %s -attn-configure-target="chip=sm_90" | FileCheck %s --check-prefix=DEFAULT
// RUN: attn-opt %s -attn-configure-target="softmax=auto" | FileCheck %s --check-prefix=DEFAULT
// RUN: not attn-opt %s -attn-configure-target="softmax=often" 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Speculation pays on wgmma where every query sees the first key. The default, and the
// CPU, know the online form alone.

// DEFAULT-NOT: speculative
// UNKNOWN: Cannot find option named 'often'

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#r = affine_map<(b, m, n, d, e) -> (b, m)>
!t = tensor<8x?x64xbf16>

// CHECK-LABEL: func @full
// CHECK: softmax = speculative
func.func @full(%q: !t, %k: !t, %v: !t, %o: !t) -> !t {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) -> !t
  return %r : !t
}

// CHECK-LABEL: func @causal
// CHECK: softmax = speculative
func.func @causal(%q: !t, %k: !t, %v: !t, %o: !t) -> !t {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) mask {
      %m = attn.index 1
      %n = attn.index 2
      %mi = arith.index_cast %m : index to i64
      %ni = arith.index_cast %n : index to i64
      %see = arith.cmpi sge, %mi, %ni : i64
      attn.yield %see : i1
    } -> !t
  return %r : !t
}

// More keys than queries, aligned at the end.
// CHECK-LABEL: func @bottom_right
// CHECK: softmax = speculative
func.func @bottom_right(%q: tensor<8x512x64xbf16>, %k: tensor<8x640x64xbf16>, %v: tensor<8x640x64xbf16>, %o: tensor<8x512x64xbf16>) -> tensor<8x512x64xbf16> {
  %offset = arith.constant 128 : index
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x512x64xbf16>, tensor<8x640x64xbf16>, tensor<8x640x64xbf16>)
    outs(%o : tensor<8x512x64xbf16>) mask {
      %m = attn.index 1
      %n = attn.index 2
      %last = arith.addi %m, %offset : index
      %see = arith.cmpi sle, %n, %last : index
      attn.yield %see : i1
    } -> tensor<8x512x64xbf16>
  return %r : tensor<8x512x64xbf16>
}

// The first queries see no key.
// CHECK-LABEL: func @late
// CHECK-NOT: speculative
func.func @late(%q: !t, %k: !t, %v: !t, %o: !t) -> !t {
  %one = arith.constant 1 : index
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) mask {
      %m = attn.index 1
      %n = attn.index 2
      %next = arith.addi %n, %one : index
      %see = arith.cmpi sle, %next, %m : index
      attn.yield %see : i1
    } -> !t
  return %r : !t
}

// CHECK-LABEL: func @window
// CHECK-NOT: speculative
func.func @window(%q: !t, %k: !t, %v: !t, %o: !t) -> !t {
  %width = arith.constant 256 : index
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) mask {
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      %end = arith.addi %n, %width : index
      %near = arith.cmpi sgt, %end, %m : index
      %both = arith.andi %see, %near : i1
      attn.yield %both : i1
    } -> !t
  return %r : !t
}

// CHECK-LABEL: func @finite_fill
// CHECK-NOT: speculative
func.func @finite_fill(%q: !t, %k: !t, %v: !t, %o: !t) -> !t {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o], fill = -1.0e9}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) mask {
      %m = attn.index 1
      %n = attn.index 2
      %see = arith.cmpi sle, %n, %m : index
      attn.yield %see : i1
    } -> !t
  return %r : !t
}

// CHECK-LABEL: func @row_maximum
// CHECK-NOT: speculative
func.func @row_maximum(%q: !t, %k: !t, %v: !t, %o: !t, %m: tensor<8x?xf32>) -> (!t, tensor<8x?xf32>) {
  %r:2 = attn.attention {indexing_maps = [#q, #k, #v, #o, #r]}
    ins(%q, %k, %v : !t, !t, !t) outs(%o : !t) max(%m : tensor<8x?xf32>)
    -> !t, tensor<8x?xf32>
  return %r#0, %r#1 : !t, tensor<8x?xf32>
}

// CHECK-LABEL: func @f32
// CHECK-NOT: speculative
func.func @f32(%q: tensor<8x?x64xf32>, %k: tensor<8x?x64xf32>, %v: tensor<8x?x64xf32>, %o: tensor<8x?x64xf32>) -> tensor<8x?x64xf32> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<8x?x64xf32>, tensor<8x?x64xf32>, tensor<8x?x64xf32>)
    outs(%o : tensor<8x?x64xf32>) -> tensor<8x?x64xf32>
  return %r : tensor<8x?x64xf32>
}

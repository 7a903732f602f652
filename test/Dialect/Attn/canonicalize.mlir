// RUN: attn-opt %s -canonicalize -split-input-file | FileCheck %s

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#key = affine_map<(m, n, d, e) -> (n)>

// Regions that say nothing go, and with the mask its fill.

// CHECK-LABEL: func @trivial_regions
// CHECK: attn.attention
// CHECK-NOT: fill
// CHECK-NOT: score
// CHECK-NOT: mask
// CHECK: return
func.func @trivial_regions(%q: tensor<?x8xf32>, %k: tensor<?x8xf32>,
    %v: tensor<?x4xf32>, %o: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #o], fill = -1.0e9 : f64}
    ins(%q, %k, %v : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32>)
    outs(%o : tensor<?x4xf32>)
    score {
    ^bb0(%s: f32):
      attn.yield %s : f32
    } mask {
      %true = arith.constant true
      attn.yield %true : i1
    } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#key = affine_map<(m, n, d, e) -> (n)>
#row = affine_map<(m, n, d, e) -> (m)>

// One capture is not read, one repeats another.

// CHECK-LABEL: func @dead_captures
// CHECK-SAME: %[[A:arg4]]: tensor<?xf32>, %[[B:arg5]]: tensor<?xf32>
// CHECK: attn.attention
// CHECK-SAME: captures(%[[A]] : tensor<?xf32>)
// CHECK: ^bb0(%[[S:.*]]: f32, %[[X:.*]]: f32):
// CHECK: %[[Y:.*]] = arith.addf %[[S]], %[[X]]
// CHECK: arith.mulf %[[Y]], %[[X]]
func.func @dead_captures(%q: tensor<?x8xf32>, %k: tensor<?x8xf32>,
    %v: tensor<?x4xf32>, %o: tensor<?x4xf32>, %a: tensor<?xf32>,
    %b: tensor<?xf32>) -> tensor<?x4xf32> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #key, #row, #key, #o]}
    ins(%q, %k, %v : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32>)
    captures(%a, %b, %a : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
    outs(%o : tensor<?x4xf32>)
    score {
    ^bb0(%s: f32, %x: f32, %y: f32, %z: f32):
      %t = arith.addf %s, %x : f32
      %u = arith.mulf %t, %z : f32
      attn.yield %u : f32
    } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#key = affine_map<(m, n, d, e) -> (n)>
#row = affine_map<(m, n, d, e) -> (m)>

// The same tensor under two maps is two captures.

// CHECK-LABEL: func @same_capture_other_map
// CHECK: captures(%{{.*}}, %{{.*}} : tensor<?xf32>, tensor<?xf32>)
func.func @same_capture_other_map(%q: tensor<?x8xf32>, %k: tensor<?x8xf32>,
    %v: tensor<?x4xf32>, %o: tensor<?x4xf32>, %a: tensor<?xf32>)
    -> tensor<?x4xf32> {
  %r = attn.attention {indexing_maps = [#q, #k, #v, #key, #row, #o]}
    ins(%q, %k, %v : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32>)
    captures(%a, %a : tensor<?xf32>, tensor<?xf32>)
    outs(%o : tensor<?x4xf32>)
    score {
    ^bb0(%s: f32, %x: f32, %y: f32):
      %t = arith.addf %s, %x : f32
      %u = arith.subf %t, %y : f32
      attn.yield %u : f32
    } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#r = affine_map<(m, n, d, e) -> (m)>

// Casts that forget sizes fold into the ops, with the regions that are there and
// those that are not.
// CHECK-LABEL: func @casts(
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<16x64xf32>, %[[K:[a-z0-9]+]]: tensor<32x64xf32>
// CHECK: %[[R:.*]] = attn.attention {attn.lowering_config = {{.*}}} ins(%[[Q]], %[[K]], %[[K]] : tensor<16x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) outs(%{{.*}} : tensor<?x64xf32>) score {
// CHECK-NOT: mask
// CHECK: -> tensor<?x64xf32>
// CHECK: %[[S:.*]]:3 = attn.online_attention {{.*}} ins(%[[Q]], %[[K]], %[[K]] : tensor<16x64xf32>, tensor<32x64xf32>, tensor<32x64xf32>) outs(%{{.*}}, %{{.*}}, %{{.*}} : tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>) mask {
// CHECK: -> tensor<16x64xf32>, tensor<16xf32>, tensor<16xf32>
// CHECK: tensor.cast %[[S]]#0
func.func @casts(%q: tensor<16x64xf32>, %k: tensor<32x64xf32>, %o: tensor<?x64xf32>,
                 %acc: tensor<16x64xf32>, %max: tensor<16xf32>, %sum: tensor<?xf32>, %see: i1)
    -> (tensor<?x64xf32>, tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>) {
  %dq = tensor.cast %q : tensor<16x64xf32> to tensor<?x64xf32>
  %dk = tensor.cast %k : tensor<32x64xf32> to tensor<?x64xf32>
  %0 = attn.attention {indexing_maps = [#q, #k, #v, #o],
      attn.lowering_config = #attn.lowering_config<tile_m = 16, tile_n = 16>}
    ins(%dq, %dk, %dk : tensor<?x64xf32>, tensor<?x64xf32>, tensor<?x64xf32>)
    outs(%o : tensor<?x64xf32>)
    score {
    ^bb0(%s: f32):
      %t = arith.addf %s, %s : f32
      attn.yield %t : f32
    } -> tensor<?x64xf32>
  %dacc = tensor.cast %acc : tensor<16x64xf32> to tensor<?x64xf32>
  %dmax = tensor.cast %max : tensor<16xf32> to tensor<?xf32>
  %dsum = tensor.cast %max : tensor<16xf32> to tensor<?xf32>
  %1:3 = attn.online_attention {indexing_maps = [#q, #k, #v, #o, #r, #r]}
    ins(%dq, %dk, %dk : tensor<?x64xf32>, tensor<?x64xf32>, tensor<?x64xf32>)
    outs(%dacc, %dmax, %dsum : tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>)
    mask {
      attn.yield %see : i1
    } -> tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>
  return %0, %1#0, %1#1, %1#2 : tensor<?x64xf32>, tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>
}

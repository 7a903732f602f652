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

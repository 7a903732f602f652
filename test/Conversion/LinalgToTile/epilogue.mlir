// RUN: attn-opt %s --convert-linalg-to-tile --canonicalize --cse --split-input-file | FileCheck %s

// A bias for each column, an activation, a rounding: one kernel. What a row or a
// column shares is read once for it. The sum is rounded, so it is made in one part.

// CHECK-LABEL: func @bias_relu
// CHECK-NOT:   linalg.generic
// CHECK:       gpu.launch_func @bias_relu_matmul::@bias_relu_matmul
// CHECK-NOT:   linalg.generic
// CHECK:       gpu.func @bias_relu_matmul(%{{.*}}: memref<40x72xbf16>, %{{.*}}: memref<72x56xbf16>, %[[BIAS:.*]]: memref<56xf32>, %[[OUT:.*]]: memref<40x56xbf16>, %[[LEAST:.*]]: f32)
// CHECK:       %[[ACC:.*]] = scf.for
// CHECK:       tile.index 0 : tensor<128xindex, #tile.slice<dim = 0,
// CHECK:       %[[B:.*]] = tile.gather %[[BIAS]][%{{.*}}] {{.*}} -> tensor<128xf32, #tile.slice<dim = 0,
// CHECK:       %[[BB:.*]] = tile.broadcast %[[B]]
// CHECK:       %[[S:.*]] = arith.addf %[[ACC]], %[[BB]]
// CHECK:       %[[L:.*]] = tile.splat %[[LEAST]]
// CHECK:       %[[M:.*]] = arith.maximumf %[[S]], %[[L]]
// CHECK:       %[[R:.*]] = arith.truncf %[[M]]
// CHECK:       tile.store %[[R]], %{{.*}} : tensor<128x128xbf16
#id = affine_map<(m, n) -> (m, n)>
#column = affine_map<(m, n) -> (n)>
func.func @bias_relu(%a: tensor<40x72xbf16>, %b: tensor<72x56xbf16>,
    %bias: tensor<56xf32>, %least: f32) -> tensor<40x56xbf16> {
  %zero = arith.constant 0.0 : f32
  %none = tensor.empty() : tensor<40x56xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%none : tensor<40x56xf32>) -> tensor<40x56xf32>
  %c = linalg.matmul ins(%a, %b : tensor<40x72xbf16>, tensor<72x56xbf16>)
    outs(%zeros : tensor<40x56xf32>) -> tensor<40x56xf32>
  // It writes over what it reads.
  %s = linalg.generic {indexing_maps = [#column, #id], iterator_types = ["parallel", "parallel"]}
    ins(%bias : tensor<56xf32>) outs(%c : tensor<40x56xf32>) {
  ^bb0(%x: f32, %y: f32):
    %t = arith.addf %y, %x : f32
    linalg.yield %t : f32
  } -> tensor<40x56xf32>
  %e = tensor.empty() : tensor<40x56xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<40x56xf32>) outs(%e : tensor<40x56xbf16>) {
  ^bb0(%x: f32, %y: bf16):
    %t = arith.maximumf %x, %least : f32
    %u = arith.truncf %t : f32 to bf16
    linalg.yield %u : bf16
  } -> tensor<40x56xbf16>
  return %r : tensor<40x56xbf16>
}

// -----

// A residual and a scale for each batch and row, which batches share or do not.
// What is read for each element takes registers, so the tile has fewer columns.

// CHECK-LABEL: gpu.func @residual_matmul
// CHECK-SAME:    %[[SCALE:[a-z0-9]+]]: memref<3x40xf32>, %[[RES:[a-z0-9]+]]: memref<40x56xf32>
// CHECK:       tile.gather %[[SCALE]][%{{.*}}, %{{.*}}] {{.*}}-> tensor<128xf32, #tile.slice<dim = 1,
// CHECK:       tile.gather %[[RES]][%{{.*}}, %{{.*}}] {{.*}}-> tensor<128x64xf32, #tile.accumulator
// CHECK:       tile.store
#batches = affine_map<(b, m, n) -> (b, m, n)>
#rows = affine_map<(b, m, n) -> (b, m)>
#shared = affine_map<(b, m, n) -> (m, n)>
func.func @residual(%a: tensor<3x40x72xf16>, %b: tensor<3x72x56xf16>,
    %scale: tensor<3x40xf32>, %residual: tensor<40x56xf32>,
    %init: tensor<3x40x56xf32>) -> tensor<3x40x56xf32> {
  %c = linalg.batch_matmul ins(%a, %b : tensor<3x40x72xf16>, tensor<3x72x56xf16>)
    outs(%init : tensor<3x40x56xf32>) -> tensor<3x40x56xf32>
  %e = tensor.empty() : tensor<3x40x56xf32>
  %r = linalg.generic {indexing_maps = [#batches, #rows, #shared, #batches],
      iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%c, %scale, %residual : tensor<3x40x56xf32>, tensor<3x40xf32>, tensor<40x56xf32>)
    outs(%e : tensor<3x40x56xf32>) {
  ^bb0(%x: f32, %s: f32, %y: f32, %u: f32):
    %t = arith.mulf %x, %s : f32
    %v = arith.addf %t, %y : f32
    linalg.yield %v : f32
  } -> tensor<3x40x56xf32>
  return %r : tensor<3x40x56xf32>
}

// -----

// A result that something else reads too, a transposition, and an op without a
// form on fragments stay behind the kernel.

// CHECK-LABEL: func @others
// CHECK-COUNT-3: gpu.launch_func
// CHECK-COUNT-3: linalg.generic
#id = affine_map<(m, n) -> (m, n)>
#turned = affine_map<(m, n) -> (n, m)>
func.func @others(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %init: tensor<64x64xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %c = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>)
    outs(%init : tensor<64x64xf32>) -> tensor<64x64xf32>
  %d = linalg.matmul ins(%b, %a : tensor<64x64xf16>, tensor<64x64xf16>)
    outs(%init : tensor<64x64xf32>) -> tensor<64x64xf32>
  %f = linalg.matmul ins(%b, %b : tensor<64x64xf16>, tensor<64x64xf16>)
    outs(%init : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%c : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %u: f32):
    %t = arith.negf %x : f32
    linalg.yield %t : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]}
    ins(%d : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %u: f32):
    %t = arith.negf %x : f32
    linalg.yield %t : f32
  } -> tensor<64x64xf32>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
    ins(%f : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %u: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %l = arith.addf %x, %k : f32
    linalg.yield %l : f32
  } -> tensor<64x64xf32>
  return %c, %r, %s, %t : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}

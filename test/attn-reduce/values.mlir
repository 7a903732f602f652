// RUN: attn-reduce %s -reduce-values='test=%S/Inputs/has-tanh.sh' | FileCheck %s
// RUN: not attn-reduce %s -reduce-values='test=%S/Inputs/has-attention.sh' 2>&1 | FileCheck %s --check-prefix=BORING

// BORING: error: the test script does not find it interesting

// Of a chain of ops, the one that matters is left, on an argument.
// CHECK-NOT: func.func @other
// CHECK: func.func @chain(%[[X:.*]]: tensor<8x4xf32>, %{{.*}}: tensor<4x8xf32>) -> tensor<8x4xf32> {
// CHECK-NEXT: %{{.*}} = linalg.generic {{.*}} outs(%[[X]] : tensor<8x4xf32>) {
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32):
// CHECK-NEXT: %[[T:.*]] = math.tanh %[[A]] : f32
// CHECK-NEXT: linalg.yield %[[T]] : f32
// CHECK-NOT: linalg
// CHECK: return
func.func @other(%x: f32) -> f32 {
  %y = arith.addf %x, %x : f32
  return %y : f32
}

func.func @chain(%x: tensor<8x4xf32>, %w: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %c = arith.constant 2.0 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %e1 = tensor.empty() : tensor<8x4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %o = linalg.matmul ins(%s, %x : tensor<8x8xf32>, tensor<8x4xf32>) outs(%f1 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    outs(%o : tensor<8x4xf32>) {
  ^bb0(%a: f32):
    %1 = arith.mulf %a, %c : f32
    %2 = math.tanh %1 : f32
    %3 = arith.addf %2, %1 : f32
    linalg.yield %3 : f32
  } -> tensor<8x4xf32>
  %r = linalg.add ins(%t, %x : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e1 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// RUN: attn-opt %s --attn-decompose-softmax | FileCheck %s

// CHECK-LABEL: func @softmax
// CHECK-NOT: linalg.softmax
// CHECK: arith.maxnumf
// CHECK: math.exp
// CHECK: arith.addf
// CHECK: arith.divf
func.func @softmax(%x: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>)
         outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

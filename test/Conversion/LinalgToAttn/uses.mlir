// RUN: attn-opt %s --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark -o %t.mlir 2> %t.remarks
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

// O1: the probabilities are used as well: they are made from the log-sum-exp.

// REMARK: [Passed]{{.*}}Function=probabilities | Remark="captured {{.*}}; with the log-sum-exp; the probabilities are made from it
// CHECK-LABEL: func @probabilities
// CHECK: %[[S:.+]] = linalg.matmul
// CHECK: %[[O:.+]]:2 = attn.attention
// CHECK: %[[P:.+]] = linalg.generic {{.*}} ins(%[[S]], %[[O]]#1 :
// CHECK: arith.subf
// CHECK-NEXT: math.exp
// CHECK: return %[[O]]#0, %[[P]]
func.func @probabilities(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %s0: tensor<17x19xf32>, %o0: tensor<17x16xf32>) -> (tensor<17x16xf32>, tensor<17x19xf32>) {
  %zero = arith.constant 0.0 : f32
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%sz : tensor<17x19xf32>) -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<17x19xf32>) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o, %p : tensor<17x16xf32>, tensor<17x19xf32>
}

// O4: inputs, transposed or not, are used as well.

// REMARK: [Passed]{{.*}}Function=inputs | Remark="captured {{.*}}empty rows yield nan"
// CHECK-LABEL: func @inputs
// CHECK-SAME: %[[Q:.+]]: tensor<17x8xf32>, %[[K:.+]]: tensor<19x8xf32>
// CHECK: %[[KT:.+]] = linalg.transpose
// CHECK: %[[O:.+]] = attn.attention
// CHECK-SAME: ins(%[[Q]], %[[K]],
// CHECK: return %[[O]], %[[KT]]
func.func @inputs(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x16xf32>, %s0: tensor<17x19xf32>, %o0: tensor<17x16xf32>, %k0: tensor<8x19xf32>) -> (tensor<17x16xf32>, tensor<8x19xf32>) {
  %zero = arith.constant 0.0 : f32
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %kt = linalg.transpose ins(%k : tensor<19x8xf32>) outs(%k0 : tensor<8x19xf32>) permutation = [1, 0]
  %s = linalg.matmul ins(%q, %kt : tensor<17x8xf32>, tensor<8x19xf32>) outs(%sz : tensor<17x19xf32>) -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<17x19xf32>) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o, %kt : tensor<17x16xf32>, tensor<8x19xf32>
}

// Two contractions share one softmax: both are captured.

// CHECK-LABEL: func @shared
// CHECK-COUNT-2: attn.attention
// CHECK-NOT: linalg
func.func @shared(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %w: tensor<19x16xf32>, %s0: tensor<17x19xf32>, %o0: tensor<17x16xf32>) -> (tensor<17x16xf32>, tensor<17x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%sz : tensor<17x19xf32>) -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<17x19xf32>) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  %r = linalg.matmul ins(%p, %w : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o, %r : tensor<17x16xf32>, tensor<17x16xf32>
}

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

#n_n = affine_map<(n) -> (n)>
#n_ = affine_map<(n) -> ()>
#_ = affine_map<() -> ()>

// A norm of values behind a gate that is an exponential: one number does not vary
// along what is summed, so this is no softmax and gets no remark.
// REMARK-NOT: Function=gated_norm
// CHECK-LABEL: func @gated_norm(
// CHECK-NOT: attn.attention
func.func @gated_norm(%x: tensor<19xf32>, %gate: tensor<f32>) -> tensor<19xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %g = linalg.generic {indexing_maps = [#_, #_], iterator_types = []}
    ins(%gate : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%a: f32, %out: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %e1 = tensor.empty() : tensor<19xf32>
  %gated = linalg.generic {indexing_maps = [#n_n, #n_, #n_n], iterator_types = ["parallel"]}
    ins(%x, %g : tensor<19xf32>, tensor<f32>) outs(%e1 : tensor<19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<19xf32>
  %squares = linalg.generic {indexing_maps = [#n_n, #n_n], iterator_types = ["parallel"]}
    ins(%gated : tensor<19xf32>) outs(%e1 : tensor<19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %a : f32
    linalg.yield %r : f32
  } -> tensor<19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %sum = linalg.generic {indexing_maps = [#n_n, #n_], iterator_types = ["reduction"]}
    ins(%squares : tensor<19xf32>) outs(%f : tensor<f32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %norm = linalg.generic {indexing_maps = [#n_n, #n_, #n_n], iterator_types = ["parallel"]}
    ins(%gated, %sum : tensor<19xf32>, tensor<f32>) outs(%e1 : tensor<19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %root = math.sqrt %b : f32
    %r = arith.divf %a, %root : f32
    linalg.yield %r : f32
  } -> tensor<19xf32>
  return %norm : tensor<19xf32>
}

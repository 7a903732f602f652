// RUN: attn-opt %s --attn-raise-linalg --split-input-file | FileCheck %s
// RUN: attn-opt %s --linalg-generalize-named-ops --attn-raise-linalg --split-input-file | FileCheck %s
// RUN: attn-opt %s --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --split-input-file | FileCheck %s
// RUN: attn-opt %s --attn-raise-linalg --attn-raise-linalg --split-input-file | FileCheck %s

// S1: the named op.

// CHECK-DAG: #[[Q:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>
// CHECK-DAG: #[[K:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2)>
// CHECK-DAG: #[[V:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4)>
// CHECK-DAG: #[[O:.+]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
// CHECK-LABEL: func @named
// CHECK-SAME: %[[Q_:.+]]: tensor<8x17x64xf32>, %[[K_:.+]]: tensor<8x64x19xf32>, %[[V_:.+]]: tensor<8x19x32xf32>
// CHECK-NEXT: %[[INIT:.+]] = tensor.empty() : tensor<8x17x32xf32>
// CHECK-NEXT: %[[O_:.+]] = attn.attention
// CHECK-SAME: empty_rows = #attn.empty_rows<nan>
// CHECK-SAME: indexing_maps = [#[[Q]], #[[K]], #[[V]], #[[O]]]
// CHECK-SAME: ins(%[[Q_]], %[[K_]], %[[V_]] :
// CHECK-SAME: outs(%[[INIT]] : tensor<8x17x32xf32>) -> tensor<8x17x32xf32>
// CHECK-NEXT: return %[[O_]]
func.func @named(%q: tensor<8x17x64xf32>, %kt: tensor<8x64x19xf32>, %v: tensor<8x19x32xf32>) -> tensor<8x17x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x17x19xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x17x19xf32>) -> tensor<8x17x19xf32>
  %s = linalg.batch_matmul ins(%q, %kt : tensor<8x17x64xf32>, tensor<8x64x19xf32>) outs(%z : tensor<8x17x19xf32>) -> tensor<8x17x19xf32>
  %p = linalg.softmax dimension(2) ins(%s : tensor<8x17x19xf32>) outs(%e : tensor<8x17x19xf32>) -> tensor<8x17x19xf32>
  %oe = tensor.empty() : tensor<8x17x32xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%oe : tensor<8x17x32xf32>) -> tensor<8x17x32xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<8x17x19xf32>, tensor<8x19x32xf32>) outs(%oz : tensor<8x17x32xf32>) -> tensor<8x17x32xf32>
  return %o : tensor<8x17x32xf32>
}

// -----

// S1 without a batch, lengths dynamic.

// CHECK-LABEL: func @named_dynamic
// CHECK-SAME: %[[Q_:.+]]: tensor<?x64xf32>, %[[K_:.+]]: tensor<?x64xf32>, %[[V_:.+]]: tensor<?x32xf32>
// CHECK: %[[M:.+]] = tensor.dim %[[Q_]], %c0
// CHECK: %[[INIT:.+]] = tensor.empty(%[[M]]) : tensor<?x32xf32>
// CHECK: attn.attention
// CHECK-SAME: ins(%[[Q_]], %[[K_]], %[[V_]] :
// CHECK-SAME: outs(%[[INIT]] : tensor<?x32xf32>) -> tensor<?x32xf32>
// CHECK-NOT: linalg
func.func @named_dynamic(%q: tensor<?x64xf32>, %k: tensor<?x64xf32>, %v: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %q, %c0 : tensor<?x64xf32>
  %n = tensor.dim %k, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, d) -> (m, d)>, affine_map<(m, n, d) -> (n, d)>, affine_map<(m, n, d) -> (m, n)>]
    ins(%q, %k : tensor<?x64xf32>, tensor<?x64xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %oe = tensor.empty(%m) : tensor<?x32xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%oe : tensor<?x32xf32>) -> tensor<?x32xf32>
  %o = linalg.matmul ins(%p, %v : tensor<?x?xf32>, tensor<?x32xf32>) outs(%oz : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %o : tensor<?x32xf32>
}

// A graph in f64 is its own reference: the fused sums are in another order, and
// the limit counts the products of a sum.

// RUN: attn-compile %s -o %t --with-references
// RUN: attn-run %t --random=2 --dim=?=113 --check=numerics --check=semantics | FileCheck %s
// RUN: attn-run %t --random=3 --dim=?=1 --check=numerics
// RUN: attn-run %t --random=4 --dim=?=1500 --check=numerics
// RUN: attn-run %t --adversarial --dim=?=257 --check=numerics
// CHECK: numerics: out0 f64[2x113x16]: largest error {{[0-9.]+e-1[4-9]}}, limit {{[0-9.]+e-1[2-3]}} (unfused error 0.000e+00, {{.*}}: ok

func.func @attention(%q: tensor<2x?x16xf64>, %k: tensor<2x?x16xf64>,
                     %v: tensor<2x?x16xf64>) -> tensor<2x?x16xf64> {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %scale = arith.constant 0.25 : f64
  %m = tensor.dim %q, %c1 : tensor<2x?x16xf64>
  %n = tensor.dim %k, %c1 : tensor<2x?x16xf64>
  %es = tensor.empty(%m, %n) : tensor<2x?x?xf64>
  %fs = linalg.fill ins(%zero : f64) outs(%es : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
  %kt = linalg.batch_matmul
    indexing_maps = [affine_map<(b, m, n, d) -> (b, m, d)>,
                     affine_map<(b, m, n, d) -> (b, n, d)>,
                     affine_map<(b, m, n, d) -> (b, m, n)>]
    ins(%q, %k : tensor<2x?x16xf64>, tensor<2x?x16xf64>)
    outs(%fs : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
  %s = linalg.generic {
      indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>,
                       affine_map<(b, m, n) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%kt : tensor<2x?x?xf64>) outs(%es : tensor<2x?x?xf64>) {
  ^bb0(%x: f64, %out: f64):
    %y = arith.mulf %x, %scale : f64
    linalg.yield %y : f64
  } -> tensor<2x?x?xf64>
  %p = linalg.softmax dimension(2) ins(%s : tensor<2x?x?xf64>)
    outs(%es : tensor<2x?x?xf64>) -> tensor<2x?x?xf64>
  %eo = tensor.empty(%m) : tensor<2x?x16xf64>
  %fo = linalg.fill ins(%zero : f64) outs(%eo : tensor<2x?x16xf64>) -> tensor<2x?x16xf64>
  %o = linalg.batch_matmul ins(%p, %v : tensor<2x?x?xf64>, tensor<2x?x16xf64>)
    outs(%fo : tensor<2x?x16xf64>) -> tensor<2x?x16xf64>
  return %o : tensor<2x?x16xf64>
}

// A file goes through attn-compile, with references where a check needs them.

// RUN: attn-run %s --entry=attention --random=2 --dim=?=37 --shape=0:3x11x16 \
// RUN:   --dim=arg1.0=3 --dim=arg2.0=3 --check=numerics --check=semantics \
// RUN:   | FileCheck %s --check-prefix=CHECK
// CHECK: semantics: out0 f64[3x11x16]: {{.*}}: ok
// CHECK: numerics: out0 f32[3x11x16]: {{.*}}: ok

// RUN: attn-run %s --entry=attention --adversarial --dim=?=8 --check=numerics
// RUN: attn-run %s --entry=attention --random --dim=?=8 --dim=arg0.1=0 --check=numerics \
// RUN:   | FileCheck %s --check-prefix=EMPTY
// EMPTY: numerics: out0 f32[8x0x16]: {{.*}}: ok
// Rows over zero keys are zero, as in the graph.
// RUN: attn-run %s --entry=attention --random --dim=?=4 --dim=arg1.1=0 --dim=arg2.1=0 \
// RUN:   --check=numerics --check=semantics | FileCheck %s --check-prefix=KEYLESS
// KEYLESS: semantics: out0 f64[4x4x16]: {{.*}}: ok
// KEYLESS: numerics: out0 f32[4x4x16]: {{.*}}: ok

// The bundle stays where it is told to.
// RUN: rm -rf %t && attn-run %s --entry=attention --random --dim=?=8 --keep-bundle=%t \
// RUN:   | FileCheck %s --check-prefix=KEEP
// RUN: attn-run %t --random --dim=?=8 | FileCheck %s --check-prefix=AGAIN
// KEEP: bundle: {{.*}}compile.mlir.tmp
// KEEP: out0: f32[8x8x16]
// AGAIN: out0: f32[8x8x16]

// RUN: not attn-run %s --entry=attention --random --dim=?=8 --compile-arg=--frobnicate 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAIL
// FAIL: attn-run: error: attn-compile failed on

func.func @attention(%q: tensor<?x?x16xf32>, %k: tensor<?x?x16xf32>,
                     %v: tensor<?x?x16xf32>) -> tensor<?x?x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.25 : f32
  %b = tensor.dim %q, %c0 : tensor<?x?x16xf32>
  %m = tensor.dim %q, %c1 : tensor<?x?x16xf32>
  %n = tensor.dim %k, %c1 : tensor<?x?x16xf32>
  %es = tensor.empty(%b, %m, %n) : tensor<?x?x?xf32>
  %zs = linalg.fill ins(%zero : f32) outs(%es : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %s = linalg.generic {
      indexing_maps = [affine_map<(b, m, n, d) -> (b, m, d)>,
                       affine_map<(b, m, n, d) -> (b, n, d)>,
                       affine_map<(b, m, n, d) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<?x?x16xf32>, tensor<?x?x16xf32>)
      outs(%zs : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %a = arith.addf %acc, %p : f32
    linalg.yield %a : f32
  } -> tensor<?x?x?xf32>
  %scaled = linalg.generic {
      indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>,
                       affine_map<(b, m, n) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<?x?x?xf32>) outs(%es : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.mulf %x, %scale : f32
    linalg.yield %y : f32
  } -> tensor<?x?x?xf32>
  %low = arith.constant 0xFF800000 : f32
  %er = tensor.empty(%b, %m) : tensor<?x?xf32>
  %lows = linalg.fill ins(%low : f32) outs(%er : tensor<?x?xf32>) -> tensor<?x?xf32>
  %max = linalg.reduce ins(%scaled : tensor<?x?x?xf32>) outs(%lows : tensor<?x?xf32>)
      dimensions = [2] (%x: f32, %y: f32) {
    %r = arith.maximumf %x, %y : f32
    linalg.yield %r : f32
  }
  %e = linalg.generic {
      indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>,
                       affine_map<(b, m, n) -> (b, m)>,
                       affine_map<(b, m, n) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%scaled, %max : tensor<?x?x?xf32>, tensor<?x?xf32>)
      outs(%es : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %d = arith.subf %x, %y : f32
    %z = math.exp %d : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%er : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = linalg.reduce { arith.addf } ins(%e : tensor<?x?x?xf32>)
      outs(%zeros : tensor<?x?xf32>) dimensions = [2]
  %p = linalg.generic {
      indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>,
                       affine_map<(b, m, n) -> (b, m)>,
                       affine_map<(b, m, n) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%e, %sum : tensor<?x?x?xf32>, tensor<?x?xf32>)
      outs(%es : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %z = arith.divf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?x?x?xf32>
  %eo = tensor.empty(%b, %m) : tensor<?x?x16xf32>
  %zo = linalg.fill ins(%zero : f32) outs(%eo : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  %o = linalg.batch_matmul ins(%p, %v : tensor<?x?x?xf32>, tensor<?x?x16xf32>)
      outs(%zo : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  return %o : tensor<?x?x16xf32>
}

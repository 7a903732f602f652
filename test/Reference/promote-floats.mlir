// RUN: attn-opt %s --attn-promote-floats --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @types
// CHECK-SAME: (%[[A:.+]]: tensor<4xf64>, %[[B:.+]]: tensor<4xf64>, %{{.+}}: tensor<4xi32>) -> tensor<4xf64>
func.func @types(%a: tensor<4xf16>, %b: tensor<4xf32>, %c: tensor<4xi32>) -> tensor<4xf32> {
  // The lowest f32 and the nearest f16 to 0.1 keep their values.
  // CHECK-DAG: %[[LOW:.+]] = arith.constant -3.4028234663852886E+38 : f64
  // CHECK-DAG: arith.constant dense<0.0999755859375> : tensor<4xf64>
  %low = arith.constant 0xFF7FFFFF : f32
  %tenth = arith.constant dense<0.1> : tensor<4xf16>
  // CHECK-NOT: arith.extf
  %x = arith.addf %a, %tenth : tensor<4xf16>
  %w = arith.extf %x : tensor<4xf16> to tensor<4xf32>
  // CHECK: linalg.generic
  // CHECK-NEXT: ^bb0(%[[X:.+]]: f64, %[[Y:.+]]: f64, %{{.+}}: f64):
  // CHECK-NOT: arith.truncf
  // CHECK: arith.maximumf %{{.+}}, %[[LOW]] : f64
  %r = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%w, %b : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %h = arith.truncf %p : f32 to bf16
    %e = arith.extf %h : bf16 to f32
    %s = arith.addf %e, %q : f32
    %m = arith.maximumf %s, %low : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @bits(%a: f32) -> i32 {
  // expected-error@+1 {{depends on the bits of a float: 'f32' to 'i32'; the graph has no form in f64}}
  %b = arith.bitcast %a : f32 to i32
  return %b : i32
}

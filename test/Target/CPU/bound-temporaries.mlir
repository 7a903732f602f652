// RUN: attn-opt %s --allow-unregistered-dialect --attn-bound-temporaries | FileCheck %s

// CHECK-LABEL: func @tile
// CHECK: scf.for
// CHECK: %[[SIZE:.+]] = affine.min
// CHECK: %[[FULL:.+]] = tensor.empty() : tensor<64x32xf32>
// CHECK: tensor.extract_slice %[[FULL]][0, 0] [%[[SIZE]], 32] [1, 1]
// A size without a bound, and a temporary outside of loops, stay.
// CHECK: tensor.empty(%{{.+}}) : tensor<?xf32>
// CHECK: tensor.empty(%{{.+}}) : tensor<?xf64>
func.func @tile(%n: index) -> tensor<?xf64> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c64 {
    %size = affine.min affine_map<(i)[n] -> (n - i, 64)>(%i)[%n]
    %t = tensor.empty(%size) : tensor<?x32xf32>
    %u = tensor.empty(%n) : tensor<?xf32>
    "test.use"(%t, %u) : (tensor<?x32xf32>, tensor<?xf32>) -> ()
  }
  %o = tensor.empty(%n) : tensor<?xf64>
  return %o : tensor<?xf64>
}

// RUN: attn-opt %s --attn-to-cpu | FileCheck %s
// Executed in process, on machines with AVX-512 and without.
// RUN: attn-opt %s --attn-to-cpu="vector-bits=256" -o %t
// RUN: mlir-runner %t -e middle -entry-point-result=f32 -O2 -shared-libs=%attn_lib_dir/libAttnRuntime.so | FileCheck %s --check-prefix=MIDDLE
// RUN: mlir-runner %t -e last -entry-point-result=f32 -O2 -shared-libs=%attn_lib_dir/libAttnRuntime.so | FileCheck %s --check-prefix=LAST

// One loop over the tiles of queries, on the runtime's threads, and no buffer
// with both lengths.
// CHECK-LABEL: llvm.func @causal_mean
// CHECK: llvm.call @attnParallelFor
// CHECK-NOT: attn.
// CHECK-LABEL: llvm.func internal @causal_mean_parallel

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (n, d)>
#v = affine_map<(b, m, n, d, e) -> (n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>

// With K = 0, a causal query m sees m + 1 keys with the same weight; V[n] = n
// makes the mean m / 2.
func.func @causal_mean(%q: tensor<2x?x40xf32>, %k: tensor<?x40xf32>,
                       %v: tensor<?x24xf32>) -> tensor<2x?x24xf32> {
  %c1 = arith.constant 1 : index
  %m = tensor.dim %q, %c1 : tensor<2x?x40xf32>
  %init = tensor.empty(%m) : tensor<2x?x24xf32>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<2x?x40xf32>, tensor<?x40xf32>, tensor<?x24xf32>)
    outs(%init : tensor<2x?x24xf32>)
    mask {
      %i = attn.index 1
      %j = attn.index 2
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1
    } -> tensor<2x?x24xf32>
  return %o : tensor<2x?x24xf32>
}

func.func private @run(%i: index, %j: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c700 = arith.constant 700 : index
  %qe = tensor.empty(%c700) : tensor<2x?x40xf32>
  %q = linalg.fill ins(%one : f32) outs(%qe : tensor<2x?x40xf32>) -> tensor<2x?x40xf32>
  %ke = tensor.empty(%c700) : tensor<?x40xf32>
  %k = linalg.fill ins(%zero : f32) outs(%ke : tensor<?x40xf32>) -> tensor<?x40xf32>
  %ve = tensor.empty(%c700) : tensor<?x24xf32>
  %v = linalg.generic {indexing_maps = [affine_map<(n, e) -> (n, e)>],
                       iterator_types = ["parallel", "parallel"]}
      outs(%ve : tensor<?x24xf32>) {
  ^bb0(%out: f32):
    %n = linalg.index 0 : index
    %w = arith.index_cast %n : index to i32
    %f = arith.sitofp %w : i32 to f32
    linalg.yield %f : f32
  } -> tensor<?x24xf32>
  %o = call @causal_mean(%q, %k, %v)
    : (tensor<2x?x40xf32>, tensor<?x40xf32>, tensor<?x24xf32>) -> tensor<2x?x24xf32>
  %c0 = arith.constant 0 : index
  %e = tensor.extract %o[%i, %j, %c0] : tensor<2x?x24xf32>
  return %e : f32
}

func.func @middle() -> f32 {
  %c1 = arith.constant 1 : index
  %c101 = arith.constant 101 : index
  // MIDDLE: 5.05{{0*}}e+01
  %e = call @run(%c1, %c101) : (index, index) -> f32
  return %e : f32
}

func.func @last() -> f32 {
  %c0 = arith.constant 0 : index
  %c699 = arith.constant 699 : index
  // LAST: 3.495{{0*}}e+02
  %e = call @run(%c0, %c699) : (index, index) -> f32
  return %e : f32
}

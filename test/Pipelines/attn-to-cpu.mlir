// RUN: attn-opt %s --attn-to-cpu | FileCheck %s
// RUN: attn-opt %s --attn-to-cpu | mlir-runner -e main -entry-point-result=void -O2 -shared-libs=%attn_lib_dir/libAttnRuntime%shlibext | FileCheck %s --check-prefix=RUN

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

func.func @main() {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
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
    %i = arith.index_cast %n : index to i32
    %f = arith.sitofp %i : i32 to f32
    linalg.yield %f : f32
  } -> tensor<?x24xf32>
  %o = call @causal_mean(%q, %k, %v)
    : (tensor<2x?x40xf32>, tensor<?x40xf32>, tensor<?x24xf32>) -> tensor<2x?x24xf32>
  // RUN: 0
  // RUN-NEXT: 0.5
  // RUN-NEXT: 50
  // RUN-NEXT: 349.5
  %a = tensor.extract %o[%c0, %c0, %c0] : tensor<2x?x24xf32>
  vector.print %a : f32
  %b = tensor.extract %o[%c1, %c1, %c7] : tensor<2x?x24xf32>
  vector.print %b : f32
  %c100 = arith.constant 100 : index
  %c = tensor.extract %o[%c1, %c100, %c7] : tensor<2x?x24xf32>
  vector.print %c : f32
  %c699 = arith.constant 699 : index
  %d = tensor.extract %o[%c0, %c699, %c0] : tensor<2x?x24xf32>
  vector.print %d : f32
  return
}

// The vector loops against scalar loops in f64, with rests in every dimension.
// RUN: attn-run %s --random --check=numerics --dim=?=1
// RUN: attn-run %s --random --check=numerics --dim=?=7
// RUN: attn-run %s --random --check=numerics --dim=?=16
// RUN: attn-run %s --random --check=numerics --dim=?=75
// RUN: attn-compile %s -o %t --with-references --cpu=x86-64-v3 && attn-run %t --random --check=numerics --dim=?=45
// RUN: attn-compile %s -o %t --with-references --cpu=x86-64 && attn-run %t --random --check=numerics --dim=?=45

#mk = affine_map<(b, m, n, k) -> (b, m, k)>
#kn = affine_map<(b, m, n, k) -> (k, n)>
#nk = affine_map<(b, m, n, k) -> (n, k)>
#km = affine_map<(b, m, n, k) -> (b, k, m)>
#mn = affine_map<(b, m, n, k) -> (b, m, n)>
#nm = affine_map<(b, m, n, k) -> (b, n, m)>

// Every layout of a contraction of squares with a batch.
func.func @contractions(%a: tensor<2x?x?xf32>, %b: tensor<?x?xf32>,
    %h: tensor<2x?x?xbf16>, %g: tensor<?x?xbf16>)
    -> (tensor<2x?x?xf32>, tensor<2x?x?xf32>, tensor<2x?x?xf32>,
        tensor<2x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %b, %c0 : tensor<?x?xf32>
  %empty = tensor.empty(%n, %n) : tensor<2x?x?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x?x?xf32>)
      -> tensor<2x?x?xf32>
  %0 = linalg.generic {indexing_maps = [#mk, #kn, #mn],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<2x?x?xf32>, tensor<?x?xf32>)
      outs(%init : tensor<2x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x?x?xf32>
  %1 = linalg.generic {indexing_maps = [#mk, #nk, #mn],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<2x?x?xf32>, tensor<?x?xf32>)
      outs(%init : tensor<2x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x?x?xf32>
  %2 = linalg.generic {indexing_maps = [#km, #nk, #nm],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<2x?x?xf32>, tensor<?x?xf32>)
      outs(%init : tensor<2x?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %y, %x : f32
    %s = arith.addf %p, %z : f32
    linalg.yield %s : f32
  } -> tensor<2x?x?xf32>
  %3 = linalg.generic {indexing_maps = [#mk, #nk, #mn],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%h, %g : tensor<2x?x?xbf16>, tensor<?x?xbf16>)
      outs(%init : tensor<2x?x?xf32>) {
  ^bb0(%x: bf16, %y: bf16, %z: f32):
    %v = arith.extf %x : bf16 to f32
    %w = arith.extf %y : bf16 to f32
    %p = arith.mulf %v, %w : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x?x?xf32>
  return %0, %1, %2, %3 : tensor<2x?x?xf32>, tensor<2x?x?xf32>,
                          tensor<2x?x?xf32>, tensor<2x?x?xf32>
}

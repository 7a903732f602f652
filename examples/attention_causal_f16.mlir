// Causal attention in mixed precision, as models run it on tensor cores: f16
// operands, products accumulated in f32, softmax in f32, P rounded to f16.
//
// The first dimension counts batch times heads. It and both sequence lengths
// are dynamic; query m sees keys 0 to m.

#scores = affine_map<(b, m, n) -> (b, m, n)>
#row = affine_map<(b, m, n) -> (b, m)>
#out = affine_map<(b, m, e) -> (b, m, e)>

func.func @main(%q: tensor<?x?x64xf16>, %k: tensor<?x?x64xf16>,
                %v: tensor<?x?x64xf16>) -> tensor<?x?x64xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32 // -inf
  %scale = arith.constant 0.125 : f32
  %batch = tensor.dim %q, %c0 : tensor<?x?x64xf16>
  %queries = tensor.dim %q, %c1 : tensor<?x?x64xf16>
  %keys = tensor.dim %k, %c1 : tensor<?x?x64xf16>

  // S = scale * Q K^T where n <= m, else -inf
  %s_empty = tensor.empty(%batch, %queries, %keys) : tensor<?x?x?xf32>
  %s_zero = linalg.fill ins(%zero : f32) outs(%s_empty : tensor<?x?x?xf32>)
      -> tensor<?x?x?xf32>
  %qk = linalg.batch_matmul
      indexing_maps = [affine_map<(b, m, n, d) -> (b, m, d)>,
                       affine_map<(b, m, n, d) -> (b, n, d)>,
                       affine_map<(b, m, n, d) -> (b, m, n)>]
      ins(%q, %k : tensor<?x?x64xf16>, tensor<?x?x64xf16>)
      outs(%s_zero : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %s = linalg.generic {
      indexing_maps = [#scores, #scores],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%qk : tensor<?x?x?xf32>) outs(%s_empty : tensor<?x?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = linalg.index 1 : index
    %n = linalg.index 2 : index
    %visible = arith.cmpi sle, %n, %m : index
    %scaled = arith.mulf %in, %scale : f32
    %masked = arith.select %visible, %scaled, %lowest : f32
    linalg.yield %masked : f32
  } -> tensor<?x?x?xf32>

  // E = exp(S - max over keys)
  %row_empty = tensor.empty(%batch, %queries) : tensor<?x?xf32>
  %row_lowest = linalg.fill ins(%lowest : f32) outs(%row_empty : tensor<?x?xf32>)
      -> tensor<?x?xf32>
  %max = linalg.generic {
      indexing_maps = [#scores, #row],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%s : tensor<?x?x?xf32>) outs(%row_lowest : tensor<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %larger = arith.maximumf %in, %out : f32
    linalg.yield %larger : f32
  } -> tensor<?x?xf32>
  %e = linalg.generic {
      indexing_maps = [#scores, #row, #scores],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s, %max : tensor<?x?x?xf32>, tensor<?x?xf32>)
      outs(%s_empty : tensor<?x?x?xf32>) {
  ^bb0(%in: f32, %row_max: f32, %out: f32):
    %shifted = arith.subf %in, %row_max : f32
    %exp = math.exp %shifted : f32
    linalg.yield %exp : f32
  } -> tensor<?x?x?xf32>

  // P = E / (sum over keys), in f16
  %row_zero = linalg.fill ins(%zero : f32) outs(%row_empty : tensor<?x?xf32>)
      -> tensor<?x?xf32>
  %sum = linalg.generic {
      indexing_maps = [#scores, #row],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%e : tensor<?x?x?xf32>) outs(%row_zero : tensor<?x?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %more = arith.addf %in, %out : f32
    linalg.yield %more : f32
  } -> tensor<?x?xf32>
  %p_empty = tensor.empty(%batch, %queries, %keys) : tensor<?x?x?xf16>
  %p = linalg.generic {
      indexing_maps = [#scores, #row, #scores],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%e, %sum : tensor<?x?x?xf32>, tensor<?x?xf32>)
      outs(%p_empty : tensor<?x?x?xf16>) {
  ^bb0(%in: f32, %row_sum: f32, %out: f16):
    %share = arith.divf %in, %row_sum : f32
    %half = arith.truncf %share : f32 to f16
    linalg.yield %half : f16
  } -> tensor<?x?x?xf16>

  // O = P V, rounded to f16 at the end
  %o_empty = tensor.empty(%batch, %queries) : tensor<?x?x64xf32>
  %o_zero = linalg.fill ins(%zero : f32) outs(%o_empty : tensor<?x?x64xf32>)
      -> tensor<?x?x64xf32>
  %pv = linalg.batch_matmul
      ins(%p, %v : tensor<?x?x?xf16>, tensor<?x?x64xf16>)
      outs(%o_zero : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
  %o_half = tensor.empty(%batch, %queries) : tensor<?x?x64xf16>
  %o = linalg.generic {
      indexing_maps = [#out, #out],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%pv : tensor<?x?x64xf32>) outs(%o_half : tensor<?x?x64xf16>) {
  ^bb0(%in: f32, %out: f16):
    %half = arith.truncf %in : f32 to f16
    linalg.yield %half : f16
  } -> tensor<?x?x64xf16>
  return %o : tensor<?x?x64xf16>
}

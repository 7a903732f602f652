// RUN: attn-opt %s -split-input-file -verify-diagnostics

func.func @map_count(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{expects one indexing map per operand: 4 operands, 3 maps}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @symbols(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{map #1 must not use symbols}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e)[s] -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @map_dims(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{map #2 has 3 dimensions, but map #0 has 4}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @small_domain(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{expects an iteration domain of at least 4 dimensions, got 3}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d) -> (m, d)>, affine_map<(m, n, d) -> (n, d)>, affine_map<(m, n, d) -> (n, d)>, affine_map<(m, n, d) -> (m, d)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @rank(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{query has rank 2, but its map has 1 results}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @forbidden_dim(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{key must not depend on m (d0)}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @twice(%q: tensor<17x17xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{query uses m (d0) twice}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, m)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x17xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @constant(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{value map result #0 must be a dimension or 0, got 1}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (1, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @zero_static(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{value map result #0 is 0, which needs a static size of 1, got 19}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (0, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @zero_dynamic(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<?x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{value map result #0 is 0, which needs a static size of 1, got a dynamic size}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (0, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<?x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @sum(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{key map result #0 must be a dimension, 0, or `b floordiv c` or `b mod c` of a batch dimension b}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (m + n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @grouped_query(%q: tensor<6x17x8xf32>, %k: tensor<6x19x8xf32>, %v: tensor<6x19x4xf32>, %o: tensor<6x17x4xf32>) {
  // expected-error @+1 {{query map result #0 must be a dimension or 0}}
  %r = attn.attention {indexing_maps = [affine_map<(b, m, n, d, e) -> (b floordiv 2, m, d)>, affine_map<(b, m, n, d, e) -> (b, n, d)>, affine_map<(b, m, n, d, e) -> (b, n, e)>, affine_map<(b, m, n, d, e) -> (b, m, e)>]}
    ins(%q, %k, %v : tensor<6x17x8xf32>, tensor<6x19x8xf32>, tensor<6x19x4xf32>)
    outs(%o : tensor<6x17x4xf32>) -> tensor<6x17x4xf32>
  return
}

// -----

func.func @grouped_key_dim(%q: tensor<6x17x8xf32>, %k: tensor<6x19x8xf32>, %v: tensor<6x19x4xf32>, %o: tensor<6x17x4xf32>) {
  // expected-error @+1 {{key map result #1 groups n (d2), which is no batch dimension}}
  %r = attn.attention {indexing_maps = [affine_map<(b, m, n, d, e) -> (b, m, d)>, affine_map<(b, m, n, d, e) -> (b, n floordiv 2, d)>, affine_map<(b, m, n, d, e) -> (b, n, e)>, affine_map<(b, m, n, d, e) -> (b, m, e)>]}
    ins(%q, %k, %v : tensor<6x17x8xf32>, tensor<6x19x8xf32>, tensor<6x19x4xf32>)
    outs(%o : tensor<6x17x4xf32>) -> tensor<6x17x4xf32>
  return
}

// -----

func.func @group_and_dim(%q: tensor<6x17x8xf32>, %k: tensor<6x2x19x8xf32>, %v: tensor<6x19x4xf32>, %o: tensor<6x17x4xf32>) {
  // expected-error @+1 {{key uses batch dimension (d0) twice}}
  %r = attn.attention {indexing_maps = [affine_map<(b, m, n, d, e) -> (b, m, d)>, affine_map<(b, m, n, d, e) -> (b, b mod 2, n, d)>, affine_map<(b, m, n, d, e) -> (b, n, e)>, affine_map<(b, m, n, d, e) -> (b, m, e)>]}
    ins(%q, %k, %v : tensor<6x17x8xf32>, tensor<6x2x19x8xf32>, tensor<6x19x4xf32>)
    outs(%o : tensor<6x17x4xf32>) -> tensor<6x17x4xf32>
  return
}

// -----

func.func @group_size(%q: tensor<6x17x8xf32>, %k: tensor<2x19x8xf32>, %v: tensor<6x19x4xf32>, %o: tensor<6x17x4xf32>) {
  // expected-error @+1 {{key has size 2 in dimension #0, but batch dimension (d0) of size 6 floordiv 2 needs 3}}
  %r = attn.attention {indexing_maps = [affine_map<(b, m, n, d, e) -> (b, m, d)>, affine_map<(b, m, n, d, e) -> (b floordiv 2, n, d)>, affine_map<(b, m, n, d, e) -> (b, n, e)>, affine_map<(b, m, n, d, e) -> (b, m, e)>]}
    ins(%q, %k, %v : tensor<6x17x8xf32>, tensor<2x19x8xf32>, tensor<6x19x4xf32>)
    outs(%o : tensor<6x17x4xf32>) -> tensor<6x17x4xf32>
  return
}

// -----

func.func @mod_size(%q: tensor<6x17x8xf32>, %k: tensor<6x19x8xf32>, %v: tensor<3x19x4xf32>, %o: tensor<6x17x4xf32>) {
  // expected-error @+1 {{value has size 3 in dimension #0, but batch dimension (d0) of size 6 mod 2 needs 2}}
  %r = attn.attention {indexing_maps = [affine_map<(b, m, n, d, e) -> (b, m, d)>, affine_map<(b, m, n, d, e) -> (b, n, d)>, affine_map<(b, m, n, d, e) -> (b mod 2, n, e)>, affine_map<(b, m, n, d, e) -> (b, m, e)>]}
    ins(%q, %k, %v : tensor<6x17x8xf32>, tensor<6x19x8xf32>, tensor<3x19x4xf32>)
    outs(%o : tensor<6x17x4xf32>) -> tensor<6x17x4xf32>
  return
}

// -----

func.func @unused(%q: tensor<17x1xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{query must use d (d2)}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, 0)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x1xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @unused_batch(%q: tensor<6x17x8xf32>, %k: tensor<6x19x8xf32>, %v: tensor<6x19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{output must use batch dimension (d0)}}
  %r = attn.attention {indexing_maps = [affine_map<(b, m, n, d, e) -> (b, m, d)>, affine_map<(b, m, n, d, e) -> (b, n, d)>, affine_map<(b, m, n, d, e) -> (b, n, e)>, affine_map<(b, m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<6x17x8xf32>, tensor<6x19x8xf32>, tensor<6x19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @size(%q: tensor<17x8xf32>, %k: tensor<19x9xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{key has size 9 along d (d2), but query has size 8}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x9xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @output_size(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<16x4xf32>) {
  // expected-error @+1 {{output has size 16 along m (d0), but query has size 17}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<16x4xf32>) -> tensor<16x4xf32>
  return
}

// -----

func.func @mixed(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: memref<17x4xf32>) {
  // expected-error @+1 {{expects all operands to be tensors or all to be memrefs}}
  attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : memref<17x4xf32>)
  return
}

// -----

func.func @no_result(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{expects 1 results, got 0}}
  attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
  return
}

// -----

func.func @buffer_result(%q: memref<17x8xf32>, %k: memref<19x8xf32>, %v: memref<19x4xf32>, %o: memref<17x4xf32>) {
  // expected-error @+1 {{expects 0 results, got 1}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : memref<17x8xf32>, memref<19x8xf32>, memref<19x4xf32>)
    outs(%o : memref<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @result_type(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{result #0 has type 'tensor<17x4xf64>', but its init has type 'tensor<17x4xf32>'}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf64>
  return
}

// -----

func.func @key_type(%q: tensor<17x8xf32>, %k: tensor<19x8xf16>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{key must have element type 'f32', got 'f16'}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf16>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @query_type(%q: tensor<17x8xi32>, %k: tensor<19x8xi32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{query must have a floating point element type, got 'i32'}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xi32>, tensor<19x8xi32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @value_type(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xi8>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{value must have a floating point element type, got 'i8'}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xi8>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @output_type(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xi32>) {
  // expected-error @+1 {{output must have a floating point element type, got 'i32'}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xi32>) -> tensor<17x4xi32>
  return
}

// -----

func.func @lse_type(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>, %l: tensor<17xf16>) {
  // expected-error @+1 {{lse must have element type 'f32', got 'f16'}}
  %r:2 = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>, affine_map<(m, n, d, e) -> (m)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    lse(%l : tensor<17xf16>) -> tensor<17x4xf32>, tensor<17xf16>
  return
}

// -----

func.func @max_type(%q: tensor<17x8xf64>, %k: tensor<19x8xf64>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>, %l: tensor<17xf32>) {
  // expected-error @+1 {{max must have element type 'f64', got 'f32'}}
  %r:2 = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>, affine_map<(m, n, d, e) -> (m)>]}
    ins(%q, %k, %v : tensor<17x8xf64>, tensor<19x8xf64>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    max(%l : tensor<17xf32>) -> tensor<17x4xf32>, tensor<17xf32>
  return
}

// -----

func.func @sink_type(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{sink must have a floating point element type, got 'i32'}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (0)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    sink(%s : tensor<1xi32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @sink_map(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>, %s: tensor<17xf32>) {
  // expected-error @+1 {{sink must not depend on m (d0)}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    sink(%s : tensor<17xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @capture_map(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>, %c: tensor<17x8xf32>) {
  // expected-error @+1 {{capture #0 must not depend on d (d2)}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    captures(%c : tensor<17x8xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @fill_infinite(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{fill must be finite in 'f32'; -inf is meant where it is absent}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>], fill = -1.0e+300 : f64}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    mask {
      %t = arith.constant true
      attn.yield %t : i1
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @fill_without_mask(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{fill needs a mask region}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>], fill = -1.0e+9 : f64}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

func.func @score_args(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{score region expects 1 arguments (the score and one scalar per captured operand), got 0}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    score {
      %t = arith.constant 0.0 : f32
      attn.yield %t : f32
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @mask_args(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{mask region expects 0 arguments (one scalar per captured operand), got 1}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    mask {
    ^bb0(%a: i1):
      attn.yield %a : i1
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @score_arg_type(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{score region argument #0 must have type 'f32', got 'f16'}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    score {
    ^bb0(%s: f16):
      %t = arith.extf %s : f16 to f32
      attn.yield %t : f32
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @score_yield(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    score {
    ^bb0(%s: f32):
      %t = arith.truncf %s : f32 to f16
      // expected-error @+1 {{of a score region must yield 'f32', got 'f16'}}
      attn.yield %t : f16
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @mask_yield(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    mask {
      %t = arith.constant 1 : i8
      // expected-error @+1 {{of a mask region must yield 'i1', got 'i8'}}
      attn.yield %t : i8
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @score_terminator(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{score region must end in attn.yield}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    score {
    ^bb0(%s: f32):
      llvm.unreachable
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @effects(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>, %b: memref<f32>) {
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    score {
    ^bb0(%s: f32):
      // expected-error @+1 {{must be free of side effects in the score region of an attention}}
      memref.store %s, %b[] : memref<f32>
      attn.yield %s : f32
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @index_range(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>)
    mask {
      // expected-error @+1 {{dimension 2 is no batch dimension, m or n of the enclosing attention, which has 0 batch dimensions}}
      %i = attn.index 2
      %t = arith.constant true
      attn.yield %t : i1
    } -> tensor<17x4xf32>
  return
}

// -----

func.func @index_outside() -> index {
  // expected-error @+1 {{expects to be inside an attention}}
  %i = attn.index 0
  return %i : index
}

// -----

// expected-error @+1 {{expects 'attn.no_fuse' to be a unit attribute}}
func.func private @no_fuse() attributes {attn.no_fuse = 1 : i32}

// -----

// expected-error @+1 {{'attn.lowering_config' belongs on attn.attention}}
func.func private @config() attributes {attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 64>}

// -----

// expected-error @+1 {{has no attribute 'attn.unknown'}}
func.func private @unknown() attributes {attn.unknown}

// -----

func.func @config_type(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>, %o: tensor<17x4xf32>) {
  // expected-error @+1 {{expects 'attn.lowering_config' to be an #attn.lowering_config}}
  %r = attn.attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>], attn.lowering_config = 64 : i64}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%o : tensor<17x4xf32>) -> tensor<17x4xf32>
  return
}

// -----

// expected-error @+1 {{expects positive tile sizes, got tile_m = 0, tile_n = 64}}
func.func private @tile_sizes() attributes {a = #attn.lowering_config<tile_m = 0, tile_n = 64>}

// -----

func.func @online_state(%q: tensor<17x8xf16>, %k: tensor<19x8xf16>, %v: tensor<19x4xf16>,
    %a: tensor<17x4xf16>, %m: tensor<17xf32>) {
  // expected-error @+1 {{acc must have element type 'f32', got 'f16'}}
  %r:3 = attn.online_attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>, affine_map<(m, n, d, e) -> (m)>, affine_map<(m, n, d, e) -> (m)>]}
    ins(%q, %k, %v : tensor<17x8xf16>, tensor<19x8xf16>, tensor<19x4xf16>)
    outs(%a, %m, %m : tensor<17x4xf16>, tensor<17xf32>, tensor<17xf32>)
    -> tensor<17x4xf16>, tensor<17xf32>, tensor<17xf32>
  return
}

// -----

func.func @online_max_map(%q: tensor<17x8xf32>, %k: tensor<19x8xf32>, %v: tensor<19x4xf32>,
    %a: tensor<17x4xf32>, %m: tensor<17xf32>, %n: tensor<19xf32>) {
  // expected-error @+1 {{max must not depend on n (d1)}}
  %r:3 = attn.online_attention {indexing_maps = [affine_map<(m, n, d, e) -> (m, d)>, affine_map<(m, n, d, e) -> (n, d)>, affine_map<(m, n, d, e) -> (n, e)>, affine_map<(m, n, d, e) -> (m, e)>, affine_map<(m, n, d, e) -> (n)>, affine_map<(m, n, d, e) -> (m)>]}
    ins(%q, %k, %v : tensor<17x8xf32>, tensor<19x8xf32>, tensor<19x4xf32>)
    outs(%a, %n, %m : tensor<17x4xf32>, tensor<19xf32>, tensor<17xf32>)
    -> tensor<17x4xf32>, tensor<19xf32>, tensor<17xf32>
  return
}

// -----

func.func @merge_section(%pa: tensor<17x4xf32>, %pm: tensor<2x17xf32>, %a: tensor<17x4xf32>, %m: tensor<17xf32>) {
  // expected-error @+1 {{partial acc must use s (d0)}}
  %r:3 = attn.merge {indexing_maps = [affine_map<(s, m, e) -> (m, e)>, affine_map<(s, m, e) -> (s, m)>,
      affine_map<(s, m, e) -> (s, m)>, affine_map<(s, m, e) -> (m, e)>, affine_map<(s, m, e) -> (m)>,
      affine_map<(s, m, e) -> (m)>]}
    ins(%pa, %pm, %pm : tensor<17x4xf32>, tensor<2x17xf32>, tensor<2x17xf32>)
    outs(%a, %m, %m : tensor<17x4xf32>, tensor<17xf32>, tensor<17xf32>)
    -> tensor<17x4xf32>, tensor<17xf32>, tensor<17xf32>
  return
}

// -----

func.func @merge_state(%pa: tensor<2x17x4xf32>, %pm: tensor<2x17xf32>, %a: tensor<2x17x4xf32>, %m: tensor<17xf32>) {
  // expected-error @+1 {{acc must not depend on s (d0)}}
  %r:3 = attn.merge {indexing_maps = [affine_map<(s, m, e) -> (s, m, e)>, affine_map<(s, m, e) -> (s, m)>,
      affine_map<(s, m, e) -> (s, m)>, affine_map<(s, m, e) -> (s, m, e)>, affine_map<(s, m, e) -> (m)>,
      affine_map<(s, m, e) -> (m)>]}
    ins(%pa, %pm, %pm : tensor<2x17x4xf32>, tensor<2x17xf32>, tensor<2x17xf32>)
    outs(%a, %m, %m : tensor<2x17x4xf32>, tensor<17xf32>, tensor<17xf32>)
    -> tensor<2x17x4xf32>, tensor<17xf32>, tensor<17xf32>
  return
}

// -----

func.func @finalize_row_max(%a: tensor<17x4xf32>, %m: tensor<17xf32>, %o: tensor<17x4xf16>, %x: tensor<17xf16>) {
  // expected-error @+1 {{row max must have element type 'f32', got 'f16'}}
  %r:2 = attn.finalize {indexing_maps = [affine_map<(m, e) -> (m, e)>, affine_map<(m, e) -> (m)>,
      affine_map<(m, e) -> (m)>, affine_map<(m, e) -> (m, e)>, affine_map<(m, e) -> (m)>]}
    ins(%a, %m, %m : tensor<17x4xf32>, tensor<17xf32>, tensor<17xf32>)
    outs(%o : tensor<17x4xf16>) max(%x : tensor<17xf16>) -> tensor<17x4xf16>, tensor<17xf16>
  return
}

// -----

func.func @rows_above(%m: tensor<17xi32>) {
  // expected-error @+1 {{max must have a floating point element type, got 'i32'}}
  %r = attn.rows_above %m, 0.0 : tensor<17xi32>
  return
}

// -----

func.func @no_nan(%a: tensor<17x8xi32>) {
  // expected-error @+1 {{acc must have a floating point element type, got 'i32'}}
  %r = attn.no_nan %a : tensor<17x8xi32>
  return
}

// -----

func.func @row_group() -> index {
  // expected-error @+1 {{attribute 'size' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %first = attn.row_group 0
  return %first : index
}

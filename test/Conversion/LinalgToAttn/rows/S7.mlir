// S7: what the maximum starts from, and how it is written.
// DECISION: capture
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @maximumf_from_ninf: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @maximumf_from_ninf(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @maximumf_from_lowest: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @maximumf_from_lowest(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%c3_40282347E_38 : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @maxnumf_from_nan: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @maxnumf_from_nan(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0x7FC00000 = arith.constant 0x7FC00000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%c0x7FC00000 : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maxnumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @maxnumf_from_ninf: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @maxnumf_from_ninf(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maxnumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @maxnumf_from_lowest: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @maxnumf_from_lowest(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%c3_40282347E_38 : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maxnumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// A comparison and a select.
// CHECK-LABEL: @compare_and_select: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) -> tensor<17x16xf32>
func.func @compare_and_select(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.cmpf ogt, %a, %out : f32
    %r = arith.select %c, %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The maximum is the minimum of the negated scores.
// CHECK-LABEL: @minimum_of_negated: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; plain scores; no mask; empty rows yield nan
func.func @minimum_of_negated(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0x7F800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5 : tensor<2x3x5x7xf32>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %o6: f32):
    %w7 = arith.negf %a6_0 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.minimumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.addf %a13_0, %a13_1 : f32
    %w15 = math.exp %w14 : f32
    linalg.yield %w15 : f32
  } -> tensor<2x3x5x7xf32>
  %v17 = tensor.empty() : tensor<2x3x5xf32>
  %v18 = linalg.fill ins(%c0 : f32) outs(%v17 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v16 : tensor<2x3x5x7xf32>) outs(%v18 : tensor<2x3x5xf32>) {
  ^bb0(%a18_0: f32, %o18: f32):
    %w19 = arith.addf %o18, %a18_0 : f32
    linalg.yield %w19 : f32
  } -> tensor<2x3x5xf32>
  %v21 = tensor.empty() : tensor<2x3x5x7xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v16, %v20 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v21 : tensor<2x3x5x7xf32>) {
  ^bb0(%a21_0: f32, %a21_1: f32, %o21: f32):
    %w22 = arith.divf %a21_0, %a21_1 : f32
    linalg.yield %w22 : f32
  } -> tensor<2x3x5x7xf32>
  %v24 = tensor.empty() : tensor<2x3x5x6xf32>
  %v25 = linalg.fill ins(%c0 : f32) outs(%v24 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v23, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v25 : tensor<2x3x5x6xf32>) {
  ^bb0(%a25_0: f32, %a25_1: f32, %o25: f32):
    %w26 = arith.mulf %a25_0, %a25_1 : f32
    %w27 = arith.addf %o25, %w26 : f32
    linalg.yield %w27 : f32
  } -> tensor<2x3x5x6xf32>
  return %v28 : tensor<2x3x5x6xf32>
}

// Of scores behind a negative factor.
// CHECK-LABEL: @minimum_behind_negative_factor: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
func.func @minimum_behind_negative_factor(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant -2.00000000000000000e+00 : f32
  %c2 = arith.constant 0x7F800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5 : tensor<2x3x5x7xf32>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %o6: f32):
    %w7 = arith.mulf %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c2 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v5 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.minimumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m) -> (b, h, m)>, affine_map<(b, h, m) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v12 : tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5xf32>) {
  ^bb0(%a13_0: f32, %o13: f32):
    %w14 = arith.mulf %a13_0, %c1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v15 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %a16_1: f32, %o16: f32):
    %w17 = arith.subf %a16_0, %a16_1 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18 : tensor<2x3x5x7xf32>) outs(%v19 : tensor<2x3x5x7xf32>) {
  ^bb0(%a19_0: f32, %o19: f32):
    %w20 = math.exp %a19_0 : f32
    linalg.yield %w20 : f32
  } -> tensor<2x3x5x7xf32>
  %v22 = tensor.empty() : tensor<2x3x5xf32>
  %v23 = linalg.fill ins(%c0 : f32) outs(%v22 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v21 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = arith.addf %o23, %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5xf32>
  %v26 = tensor.empty() : tensor<2x3x5x7xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v21, %v25 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v26 : tensor<2x3x5x7xf32>) {
  ^bb0(%a26_0: f32, %a26_1: f32, %o26: f32):
    %w27 = arith.divf %a26_0, %a26_1 : f32
    linalg.yield %w27 : f32
  } -> tensor<2x3x5x7xf32>
  %v29 = tensor.empty() : tensor<2x3x5x6xf32>
  %v30 = linalg.fill ins(%c0 : f32) outs(%v29 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v33 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v28, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v30 : tensor<2x3x5x6xf32>) {
  ^bb0(%a30_0: f32, %a30_1: f32, %o30: f32):
    %w31 = arith.mulf %a30_0, %a30_1 : f32
    %w32 = arith.addf %o30, %w31 : f32
    linalg.yield %w32 : f32
  } -> tensor<2x3x5x6xf32>
  return %v33 : tensor<2x3x5x6xf32>
}

// The comparison the other way round.
// CHECK-LABEL: @compare_less: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; plain scores; no mask; empty rows yield nan
func.func @compare_less(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x7x4xf32>) outs(%v2 : tensor<3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x7xf32>
  %v6 = tensor.empty() : tensor<3x5xf32>
  %v7 = linalg.fill ins(%c1 : f32) outs(%v6 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v5 : tensor<3x5x7xf32>) outs(%v7 : tensor<3x5xf32>) {
  ^bb0(%a7_0: f32, %o7: f32):
    %w8 = arith.cmpf olt, %o7, %a7_0 : f32
    %w9 = arith.select %w8, %a7_0, %o7 : f32
    linalg.yield %w9 : f32
  } -> tensor<3x5xf32>
  %v11 = tensor.empty() : tensor<3x5x7xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %v10 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v11 : tensor<3x5x7xf32>) {
  ^bb0(%a11_0: f32, %a11_1: f32, %o11: f32):
    %w12 = arith.subf %a11_0, %a11_1 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5x7xf32>
  %v14 = tensor.empty() : tensor<3x5x7xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v13 : tensor<3x5x7xf32>) outs(%v14 : tensor<3x5x7xf32>) {
  ^bb0(%a14_0: f32, %o14: f32):
    %w15 = math.exp %a14_0 : f32
    linalg.yield %w15 : f32
  } -> tensor<3x5x7xf32>
  %v17 = tensor.empty() : tensor<3x5xf32>
  %v18 = linalg.fill ins(%c0 : f32) outs(%v17 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v16 : tensor<3x5x7xf32>) outs(%v18 : tensor<3x5xf32>) {
  ^bb0(%a18_0: f32, %o18: f32):
    %w19 = arith.addf %o18, %a18_0 : f32
    linalg.yield %w19 : f32
  } -> tensor<3x5xf32>
  %v21 = tensor.empty() : tensor<3x5x7xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v16, %v20 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v21 : tensor<3x5x7xf32>) {
  ^bb0(%a21_0: f32, %a21_1: f32, %o21: f32):
    %w22 = arith.divf %a21_0, %a21_1 : f32
    linalg.yield %w22 : f32
  } -> tensor<3x5x7xf32>
  %v24 = tensor.empty() : tensor<3x5x6xf32>
  %v25 = linalg.fill ins(%c0 : f32) outs(%v24 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v23, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v25 : tensor<3x5x6xf32>) {
  ^bb0(%a25_0: f32, %a25_1: f32, %o25: f32):
    %w26 = arith.mulf %a25_0, %a25_1 : f32
    %w27 = arith.addf %o25, %w26 : f32
    linalg.yield %w27 : f32
  } -> tensor<3x5x6xf32>
  return %v28 : tensor<3x5x6xf32>
}

// Of scores that are a maximum, in one op.
// CHECK-LABEL: @maximum_of_two: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], capture[m, n], output[b0, m, e]; score region; no mask; empty rows yield nan
func.func @maximum_of_two(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %floor: tensor<5x7xf32>) -> (tensor<3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(h, m, n, d) -> (h, m, d)>, affine_map<(h, m, n, d) -> (h, n, d)>, affine_map<(h, m, n, d) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x5x4xf32>, tensor<3x7x4xf32>) outs(%v2 : tensor<3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<3x5x7xf32>
  %v6 = tensor.empty() : tensor<3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %floor : tensor<3x5x7xf32>, tensor<5x7xf32>) outs(%v6 : tensor<3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: f32, %o6: f32):
    %w7 = arith.maximumf %a6_0, %a6_1 : f32
    linalg.yield %w7 : f32
  } -> tensor<3x5x7xf32>
  %v9 = tensor.empty() : tensor<3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v5, %floor : tensor<3x5x7xf32>, tensor<5x7xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %a10_1: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    %w12 = arith.maximumf %w11, %a10_1 : f32
    linalg.yield %w12 : f32
  } -> tensor<3x5xf32>
  %v14 = tensor.empty() : tensor<3x5x7xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v8, %v13 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v14 : tensor<3x5x7xf32>) {
  ^bb0(%a14_0: f32, %a14_1: f32, %o14: f32):
    %w15 = arith.subf %a14_0, %a14_1 : f32
    linalg.yield %w15 : f32
  } -> tensor<3x5x7xf32>
  %v17 = tensor.empty() : tensor<3x5x7xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v16 : tensor<3x5x7xf32>) outs(%v17 : tensor<3x5x7xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = math.exp %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<3x5x7xf32>
  %v20 = tensor.empty() : tensor<3x5xf32>
  %v21 = linalg.fill ins(%c0 : f32) outs(%v20 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v19 : tensor<3x5x7xf32>) outs(%v21 : tensor<3x5xf32>) {
  ^bb0(%a21_0: f32, %o21: f32):
    %w22 = arith.addf %o21, %a21_0 : f32
    linalg.yield %w22 : f32
  } -> tensor<3x5xf32>
  %v24 = tensor.empty() : tensor<3x5x7xf32>
  %v26 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v19, %v23 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v24 : tensor<3x5x7xf32>) {
  ^bb0(%a24_0: f32, %a24_1: f32, %o24: f32):
    %w25 = arith.divf %a24_0, %a24_1 : f32
    linalg.yield %w25 : f32
  } -> tensor<3x5x7xf32>
  %v27 = tensor.empty() : tensor<3x5x6xf32>
  %v28 = linalg.fill ins(%c0 : f32) outs(%v27 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v26, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v28 : tensor<3x5x6xf32>) {
  ^bb0(%a28_0: f32, %a28_1: f32, %o28: f32):
    %w29 = arith.mulf %a28_0, %a28_1 : f32
    %w30 = arith.addf %o28, %w29 : f32
    linalg.yield %w30 : f32
  } -> tensor<3x5x6xf32>
  return %v31 : tensor<3x5x6xf32>
}

// M6: a select of a finite value: the fill of the op, which keeps its
// arithmetic meaning.
// DECISION: capture
// RUN: %check_row %s

#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_b00n = affine_map<(b, h, m, n) -> (b, 0, 0, n)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @lowest: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -3.402823e+38; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, fill = -3.4028234663852886E+38 : f64, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @lowest(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %c3_40282347E_38 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @minus_1e9: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -1.000000e+09; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, fill = -1.000000e+09 : f64, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @minus_1e9(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1_0e9 = arith.constant -1.0e9 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %c1_0e9 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @minus_1e30: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -1.000000e+30; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, fill = -1.0000000150474662E+30 : f64, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @minus_1e30(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1_0e30 = arith.constant -1.0e30 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %c1_0e30 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// CHECK-LABEL: @minus_1e4: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -1.000000e+04; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, fill = -1.000000e+04 : f64, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @minus_1e4(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1_0e4 = arith.constant -1.0e4 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %c1_0e4 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Added: the sum is exactly the fill.
// CHECK-LABEL: @added_lowest: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -3.402823e+38; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, fill = -3.4028234663852886E+38 : f64, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @added_lowest(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %x = arith.select %a, %zero, %c3_40282347E_38 : f32
    %r = arith.addf %b, %x : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Added: the sum is not the fill, and stays arithmetic.
// CHECK-LABEL: @added_minus_1e4: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: i1):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.constant -1.000000e+04 : f32
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.select [[V1]], [[V2]], [[V3]] : f32
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.addf [[V4]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V5]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @added_minus_1e4(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1_0e4 = arith.constant -1.0e4 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %x = arith.select %a, %zero, %c1_0e4 : f32
    %r = arith.addf %b, %x : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// (1 - mask) * lowest, added, as BERT does.
// CHECK-LABEL: @one_minus_mask_times_lowest: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b0, 0, 0, n], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<2x1x1x19xi64>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: i64):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.sitofp [[V1]] : i64 to f32
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.subf [[V2]], [[V3]] : f32
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.mulf [[V4]], [[V5]] : f32
// CHECK-NEXT: [[V7:%[^ :,)]+]] = arith.addf [[V6]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V7]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @one_minus_mask_times_lowest(%mask: tensor<2x1x1x19xi64>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x3x17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x17x19xf32>) -> tensor<2x3x17x19xf32>
  %s = linalg.generic {indexing_maps = [#bhmnd_bhmd, #bhmnd_bhnd, #bhmnd_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%q, %k : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>) outs(%f : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e1 = tensor.empty() : tensor<2x3x17x19xf32>
  %bias = linalg.generic {indexing_maps = [#bhmn_b00n, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%mask : tensor<2x1x1x19xi64>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: i64, %out: f32):
    %x = arith.sitofp %a : i64 to f32
    %y = arith.subf %one, %x : f32
    %r = arith.mulf %y, %c3_40282347E_38 : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %bias : tensor<2x3x17x19xf32>, tensor<2x3x17x19xf32>) outs(%e2 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e3 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x17x19xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e4 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e4 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e5 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x19xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e6 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e6 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e7 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

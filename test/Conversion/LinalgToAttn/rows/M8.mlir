// M8: two masks.
// DECISION: capture
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mn_n = affine_map<(m, n) -> (n)>

// CHECK-LABEL: @causal_and_added: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; score region; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<19xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.addf [[V1]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } mask {
// CHECK-NEXT: ^bb0([[V3:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V4:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V5:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.cmpi sle, [[V4]], [[V5]] : index
// CHECK-NEXT: attn.yield [[V6]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @causal_and_added(%b: tensor<19xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_n, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x19xf32>, tensor<19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %x = arith.select %c, %a, %ninf : f32
    %r = arith.addf %x, %bi : f32
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
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %d = arith.subf %a, %bi : f32
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
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.divf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// With a finite fill, which a bias may come close to.
// CHECK-LABEL: @causal_and_added_finite: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<19xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V3:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.cmpi sle, [[V2]], [[V3]] : index
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.select [[V4]], [[V0]], [[V5]] : f32
// CHECK-NEXT: [[V7:%[^ :,)]+]] = arith.addf [[V1]], [[V6]] : f32
// CHECK-NEXT: attn.yield [[V7]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @causal_and_added_finite(%b: tensor<19xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_n, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x19xf32>, tensor<19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %x = arith.select %c, %a, %c3_40282347E_38 : f32
    %r = arith.addf %x, %bi : f32
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
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %d = arith.subf %a, %bi : f32
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
  ^bb0(%a: f32, %bi: f32, %out: f32):
    %r = arith.divf %a, %bi : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Two conditions.
// CHECK-LABEL: @causal_and_padding: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.cmpi sle, [[V1]], [[V2]] : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.andi [[V3]], [[V0]] : i1
// CHECK-NEXT: attn.yield [[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @causal_and_padding(%keep: tensor<19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_n, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %keep : tensor<17x19xf32>, tensor<19xi1>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: i1, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %ki = arith.andi %c, %b : i1
    %r = arith.select %ki, %a, %ninf : f32
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

// CHECK-LABEL: @two_selects: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; plain scores; mask with fill -1.000000e+09; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, fill = -1.000000e+09 : f64, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.cmpi sle, [[V1]], [[V2]] : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.andi [[V3]], [[V0]] : i1
// CHECK-NEXT: attn.yield [[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @two_selects(%keep: tensor<19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1_0e9 = arith.constant -1.0e9 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_n, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %keep : tensor<17x19xf32>, tensor<19xi1>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: i1, %out: f32):
    %r = arith.select %b, %a, %c1_0e9 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %t1 = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %r = arith.select %c, %a, %c1_0e9 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t1 : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t1, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e6 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Of different values: the inner one is arithmetic.
// CHECK-LABEL: @two_fills: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; score region; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<19xi1>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: i1):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.constant -1.000000e+09 : f32
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.select [[V1]], [[V0]], [[V2]] : f32
// CHECK-NEXT: attn.yield [[V3]] : f32
// CHECK-NEXT: } mask {
// CHECK-NEXT: ^bb0([[V4:%[^ :,)]+]]: i1):
// CHECK-NEXT: [[V5:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V6:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V7:%[^ :,)]+]] = arith.cmpi sle, [[V5]], [[V6]] : index
// CHECK-NEXT: attn.yield [[V7]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @two_fills(%keep: tensor<19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c1_0e9 = arith.constant -1.0e9 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_n, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %keep : tensor<17x19xf32>, tensor<19xi1>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: i1, %out: f32):
    %r = arith.select %b, %a, %c1_0e9 : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %t1 = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %r = arith.select %c, %a, %ninf : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e3 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e3 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t1 : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t1, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e6 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Two added masks of the lowest value: -inf where both are.
// CHECK-LABEL: @sum_of_lowest: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<19xi1>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: i1):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V3:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.cmpi sle, [[V2]], [[V3]] : index
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: [[V7:%[^ :,)]+]] = arith.select [[V4]], [[V5]], [[V6]] : f32
// CHECK-NEXT: [[V8:%[^ :,)]+]] = arith.select [[V1]], [[V5]], [[V6]] : f32
// CHECK-NEXT: [[V9:%[^ :,)]+]] = arith.addf [[V7]], [[V8]] : f32
// CHECK-NEXT: [[V10:%[^ :,)]+]] = arith.addf [[V9]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V10]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @sum_of_lowest(%keep: tensor<19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_n, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %keep : tensor<17x19xf32>, tensor<19xi1>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: i1, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %x = arith.select %c, %zero, %c3_40282347E_38 : f32
    %y = arith.select %b, %zero, %c3_40282347E_38 : f32
    %z = arith.addf %x, %y : f32
    %r = arith.addf %a, %z : f32
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

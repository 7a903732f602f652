// S8: safe softmax: rows that see no key are zeroed.
// DECISION: capture
// RUN: %check_row %s

#m_m = affine_map<(m) -> (m)>
#me_m = affine_map<(m, e) -> (m)>
#me_me = affine_map<(m, e) -> (m, e)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// Unless any score is not -inf.
// CHECK-LABEL: @any_score: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @any_score(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %sees = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %r = arith.cmpf une, %a, %ninf : f32
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%sees : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e8 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// A row as short as what is written out elsewhere.
// CHECK-LABEL: @any_of_few: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x4xf32>, tensor<4x16xf32>) captures({{.*}} : tensor<17x4xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @any_of_few(%mask: tensor<17x4xi1>, %q: tensor<17x8xf32>, %k: tensor<8x4xf32>, %v: tensor<4x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x4xf32>) -> tensor<17x4xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x4xf32>) outs(%f : tensor<17x4xf32>) -> tensor<17x4xf32>
  %e1 = tensor.empty() : tensor<17x4xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x4xi1>, tensor<17x4xf32>) outs(%e1 : tensor<17x4xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
    linalg.yield %r : f32
  } -> tensor<17x4xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x4xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x4xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x4xf32>, tensor<17xf32>) outs(%e3 : tensor<17x4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<17x4xf32>
  %e4 = tensor.empty() : tensor<17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x4xf32>) outs(%f2 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x4xf32>
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x4xf32>, tensor<17xf32>) outs(%e5 : tensor<17x4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x4xf32>
  %e6 = tensor.empty() : tensor<17x4xi1>
  %sees = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x4xf32>) outs(%e6 : tensor<17x4xi1>) {
  ^bb0(%a: f32, %out: i1):
    %r = arith.cmpf une, %a, %ninf : f32
    linalg.yield %r : i1
  } -> tensor<17x4xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%sees : tensor<17x4xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x4xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x4xf32>) outs(%e8 : tensor<17x4xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x4xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x4xf32>, tensor<4x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Where not any.
// CHECK-LABEL: @not_any: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @not_any(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %true = arith.constant true
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %sees = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %qi = arith.cmpf oeq, %a, %ninf : f32
    %r = arith.xori %qi, %true : i1
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%sees : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17xi1>
  %none = linalg.generic {indexing_maps = [#m_m, #m_m], iterator_types = ["parallel"]}
    ins(%any : tensor<17xi1>) outs(%e8 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.xori %a, %true : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e9 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%none, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e9 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e10 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The same, each negation written as a comparison with false.
// CHECK-LABEL: @not_any_compared: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @not_any_compared(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %sees = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %qi = arith.cmpf oeq, %a, %ninf : f32
    %r = arith.cmpi eq, %qi, %false : i1
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%sees : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17xi1>
  %none = linalg.generic {indexing_maps = [#m_m, #m_m], iterator_types = ["parallel"]}
    ins(%any : tensor<17xi1>) outs(%e8 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.cmpi eq, %a, %false : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e9 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%none, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e9 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e10 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e10 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Where all are -inf.
// CHECK-LABEL: @all_scores: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @all_scores(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %true = arith.constant true
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %gone = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %r = arith.cmpf oeq, %a, %ninf : f32
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%true : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %all = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%gone : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.andi %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%all, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e8 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Where the maximum is -inf.
// CHECK-LABEL: @by_maximum: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @by_maximum(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%max, %prob : tensor<17xf32>, tensor<17x19xf32>) outs(%e6 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %qi = arith.cmpf oeq, %a, %ninf : f32
    %r = arith.select %qi, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Unless the mask is true anywhere.
// CHECK-LABEL: @any_of_mask: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @any_of_mask(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e6 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%mask : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e7 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e7 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e8 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The output is zeroed instead.
// CHECK-LABEL: @behind_values: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @behind_values(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%prob, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %e7 = tensor.empty() : tensor<17x16xf32>
  %z = linalg.generic {indexing_maps = [#me_m, #me_me, #me_me], iterator_types = ["parallel", "parallel"]}
    ins(%max, %o : tensor<17xf32>, tensor<17x16xf32>) outs(%e7 : tensor<17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %qi = arith.cmpf oeq, %a, %ninf : f32
    %r = arith.select %qi, %zero, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x16xf32>
  return %z : tensor<17x16xf32>
}

// The shift is 0 where the maximum is -inf, the divisor 1 where the sum is 0.
// CHECK-LABEL: @finite_shift: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
// CHECK: attn.attention {indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xi1>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i1):
// CHECK-NEXT: attn.yield [[V0]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @finite_shift(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %e3 = tensor.empty() : tensor<17xf32>
  %shift = linalg.generic {indexing_maps = [#m_m, #m_m], iterator_types = ["parallel"]}
    ins(%max : tensor<17xf32>) outs(%e3 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.cmpf oeq, %a, %ninf : f32
    %r = arith.select %c, %zero, %a : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e4 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %shift : tensor<17x19xf32>, tensor<17xf32>) outs(%e4 : tensor<17x19xf32>) {
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
  %e6 = tensor.empty() : tensor<17xf32>
  %divisor = linalg.generic {indexing_maps = [#m_m, #m_m], iterator_types = ["parallel"]}
    ins(%sum : tensor<17xf32>) outs(%e6 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %c = arith.cmpf oeq, %a, %zero : f32
    %r = arith.select %c, %one, %a : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e7 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %divisor : tensor<17x19xf32>, tensor<17xf32>) outs(%e7 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e8 = tensor.empty() : tensor<17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f3 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// The test is of the scores without the factor log2(e).
// CHECK-LABEL: @any_score_in_base_two: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield zero
func.func @any_score_in_base_two(%mask: tensor<17x19xi1>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %log2e = arith.constant 1.44269502 : f32
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %false = arith.constant false
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
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
  %eb = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%eb : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %y = arith.mulf %d, %log2e : f32
    %r = math.exp2 %y : f32
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
  %prob = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xi1>
  %sees = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e6 : tensor<17x19xi1>) {
  ^bb0(%a: f32, %out: i1):
    %r = arith.cmpf une, %a, %ninf : f32
    linalg.yield %r : i1
  } -> tensor<17x19xi1>
  %e7 = tensor.empty() : tensor<17xi1>
  %f3 = linalg.fill ins(%false : i1) outs(%e7 : tensor<17xi1>) -> tensor<17xi1>
  %any = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%sees : tensor<17x19xi1>) outs(%f3 : tensor<17xi1>) {
  ^bb0(%a: i1, %out: i1):
    %r = arith.ori %a, %out : i1
    linalg.yield %r : i1
  } -> tensor<17xi1>
  %e8 = tensor.empty() : tensor<17x19xf32>
  %p = linalg.generic {indexing_maps = [#mn_m, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%any, %prob : tensor<17xi1>, tensor<17x19xf32>) outs(%e8 : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %zero : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e9 = tensor.empty() : tensor<17x16xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f4 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// jax.nn.softmax(where=): hidden keys are taken out of the sum and of the result.
// CHECK-LABEL: @where_of_the_mask: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield zero
func.func @where_of_the_mask(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v19 : tensor<2x3x5x7xf32>) {
  ^bb0(%a19_0: f32, %a19_1: i1, %o19: f32):
    %w20 = arith.select %a19_1, %a19_0, %c0 : f32
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
  %v28 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v25 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v26 : tensor<2x3x5x7xf32>) {
  ^bb0(%a26_0: f32, %a26_1: f32, %o26: f32):
    %w27 = arith.divf %a26_0, %a26_1 : f32
    linalg.yield %w27 : f32
  } -> tensor<2x3x5x7xf32>
  %v29 = tensor.empty() : tensor<2x3x5x7xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v28, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v29 : tensor<2x3x5x7xf32>) {
  ^bb0(%a29_0: f32, %a29_1: i1, %o29: f32):
    %w30 = arith.select %a29_1, %a29_0, %c0 : f32
    linalg.yield %w30 : f32
  } -> tensor<2x3x5x7xf32>
  %v32 = tensor.empty() : tensor<2x3x5x6xf32>
  %v33 = linalg.fill ins(%c0 : f32) outs(%v32 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v36 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v31, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v33 : tensor<2x3x5x6xf32>) {
  ^bb0(%a33_0: f32, %a33_1: f32, %o33: f32):
    %w34 = arith.mulf %a33_0, %a33_1 : f32
    %w35 = arith.addf %o33, %w34 : f32
    linalg.yield %w35 : f32
  } -> tensor<2x3x5x6xf32>
  return %v36 : tensor<2x3x5x6xf32>
}

// Hidden keys are taken out of the result.
// CHECK-LABEL: @zeroed_by_the_mask: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield zero
func.func @zeroed_by_the_mask(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v18 : tensor<2x3x5x7xf32>) outs(%v20 : tensor<2x3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x5xf32>
  %v23 = tensor.empty() : tensor<2x3x5x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v23 : tensor<2x3x5x7xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5x7xf32>
  %v26 = tensor.empty() : tensor<2x3x5x7xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v25, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v26 : tensor<2x3x5x7xf32>) {
  ^bb0(%a26_0: f32, %a26_1: i1, %o26: f32):
    %w27 = arith.select %a26_1, %a26_0, %c0 : f32
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

// 0 divided by a sum of NaN is NaN.
// CHECK-LABEL: @in_front_of_division: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield nan
func.func @in_front_of_division(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v18 : tensor<2x3x5x7xf32>) outs(%v20 : tensor<2x3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x5xf32>
  %v23 = tensor.empty() : tensor<2x3x5x7xf32>
  %v26 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v23 : tensor<2x3x5x7xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.cmpf oeq, %a23_1, %c1 : f32
    %w25 = arith.select %w24, %c0, %a23_0 : f32
    linalg.yield %w25 : f32
  } -> tensor<2x3x5x7xf32>
  %v27 = tensor.empty() : tensor<2x3x5x7xf32>
  %v29 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v26, %v22 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v27 : tensor<2x3x5x7xf32>) {
  ^bb0(%a27_0: f32, %a27_1: f32, %o27: f32):
    %w28 = arith.divf %a27_0, %a27_1 : f32
    linalg.yield %w28 : f32
  } -> tensor<2x3x5x7xf32>
  %v30 = tensor.empty() : tensor<2x3x5x6xf32>
  %v31 = linalg.fill ins(%c0 : f32) outs(%v30 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v34 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v29, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v31 : tensor<2x3x5x6xf32>) {
  ^bb0(%a31_0: f32, %a31_1: f32, %o31: f32):
    %w32 = arith.mulf %a31_0, %a31_1 : f32
    %w33 = arith.addf %o31, %w32 : f32
    linalg.yield %w33 : f32
  } -> tensor<2x3x5x6xf32>
  return %v34 : tensor<2x3x5x6xf32>
}

// The same with the division behind the values.
// CHECK-LABEL: @in_front_of_values: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield nan
func.func @in_front_of_values(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v18 : tensor<2x3x5x7xf32>) outs(%v20 : tensor<2x3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x5xf32>
  %v23 = tensor.empty() : tensor<2x3x5x7xf32>
  %v26 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v23 : tensor<2x3x5x7xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.cmpf oeq, %a23_1, %c1 : f32
    %w25 = arith.select %w24, %c0, %a23_0 : f32
    linalg.yield %w25 : f32
  } -> tensor<2x3x5x7xf32>
  %v27 = tensor.empty() : tensor<2x3x5x6xf32>
  %v28 = linalg.fill ins(%c0 : f32) outs(%v27 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v26, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v28 : tensor<2x3x5x6xf32>) {
  ^bb0(%a28_0: f32, %a28_1: f32, %o28: f32):
    %w29 = arith.mulf %a28_0, %a28_1 : f32
    %w30 = arith.addf %o28, %w29 : f32
    linalg.yield %w30 : f32
  } -> tensor<2x3x5x6xf32>
  %v32 = tensor.empty() : tensor<2x3x5x6xf32>
  %v34 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e) -> (b, h, m, e)>, affine_map<(b, h, m, e) -> (b, h, m)>, affine_map<(b, h, m, e) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v31, %v22 : tensor<2x3x5x6xf32>, tensor<2x3x5xf32>) outs(%v32 : tensor<2x3x5x6xf32>) {
  ^bb0(%a32_0: f32, %a32_1: f32, %o32: f32):
    %w33 = arith.divf %a32_0, %a32_1 : f32
    linalg.yield %w33 : f32
  } -> tensor<2x3x5x6xf32>
  return %v34 : tensor<2x3x5x6xf32>
}

// Hidden keys are taken out of the sum: 0 / 0.
// CHECK-LABEL: @where_in_sum: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield nan
func.func @where_in_sum(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v19 : tensor<2x3x5x7xf32>) {
  ^bb0(%a19_0: f32, %a19_1: i1, %o19: f32):
    %w20 = arith.select %a19_1, %a19_0, %c0 : f32
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

// And a sum of 0 is replaced by 1.
// CHECK-LABEL: @where_in_sum_of_one: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield zero
func.func @where_in_sum_of_one(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %c2 = arith.constant 1.00000000000000000e+00 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v19 : tensor<2x3x5x7xf32>) {
  ^bb0(%a19_0: f32, %a19_1: i1, %o19: f32):
    %w20 = arith.select %a19_1, %a19_0, %c0 : f32
    linalg.yield %w20 : f32
  } -> tensor<2x3x5x7xf32>
  %v22 = tensor.empty() : tensor<2x3x5xf32>
  %v23 = linalg.fill ins(%c0 : f32) outs(%v22 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v21 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = arith.addf %o23, %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5xf32>
  %v26 = tensor.empty() : tensor<2x3x5xf32>
  %v29 = linalg.generic {indexing_maps = [affine_map<(b, h, m) -> (b, h, m)>, affine_map<(b, h, m) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v25 : tensor<2x3x5xf32>) outs(%v26 : tensor<2x3x5xf32>) {
  ^bb0(%a26_0: f32, %o26: f32):
    %w27 = arith.cmpf oeq, %a26_0, %c0 : f32
    %w28 = arith.select %w27, %c2, %a26_0 : f32
    linalg.yield %w28 : f32
  } -> tensor<2x3x5xf32>
  %v30 = tensor.empty() : tensor<2x3x5x6xf32>
  %v31 = linalg.fill ins(%c0 : f32) outs(%v30 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v34 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v21, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v31 : tensor<2x3x5x6xf32>) {
  ^bb0(%a31_0: f32, %a31_1: f32, %o31: f32):
    %w32 = arith.mulf %a31_0, %a31_1 : f32
    %w33 = arith.addf %o31, %w32 : f32
    linalg.yield %w33 : f32
  } -> tensor<2x3x5x6xf32>
  %v35 = tensor.empty() : tensor<2x3x5x6xf32>
  %v37 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e) -> (b, h, m, e)>, affine_map<(b, h, m, e) -> (b, h, m)>, affine_map<(b, h, m, e) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v34, %v29 : tensor<2x3x5x6xf32>, tensor<2x3x5xf32>) outs(%v35 : tensor<2x3x5x6xf32>) {
  ^bb0(%a35_0: f32, %a35_1: f32, %o35: f32):
    %w36 = arith.divf %a35_0, %a35_1 : f32
    linalg.yield %w36 : f32
  } -> tensor<2x3x5x6xf32>
  return %v37 : tensor<2x3x5x6xf32>
}

// What is divided is NaN still.
// CHECK-LABEL: @where_in_sum_alone: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield nan
func.func @where_in_sum_alone(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %c2 = arith.constant 1.00000000000000000e+00 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v16 : tensor<2x3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<2x3x5x7xf32>
  %v19 = tensor.empty() : tensor<2x3x5x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v19 : tensor<2x3x5x7xf32>) {
  ^bb0(%a19_0: f32, %a19_1: i1, %o19: f32):
    %w20 = arith.select %a19_1, %a19_0, %c0 : f32
    linalg.yield %w20 : f32
  } -> tensor<2x3x5x7xf32>
  %v22 = tensor.empty() : tensor<2x3x5xf32>
  %v23 = linalg.fill ins(%c0 : f32) outs(%v22 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v21 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = arith.addf %o23, %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5xf32>
  %v26 = tensor.empty() : tensor<2x3x5xf32>
  %v29 = linalg.generic {indexing_maps = [affine_map<(b, h, m) -> (b, h, m)>, affine_map<(b, h, m) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v25 : tensor<2x3x5xf32>) outs(%v26 : tensor<2x3x5xf32>) {
  ^bb0(%a26_0: f32, %o26: f32):
    %w27 = arith.cmpf oeq, %a26_0, %c0 : f32
    %w28 = arith.select %w27, %c2, %a26_0 : f32
    linalg.yield %w28 : f32
  } -> tensor<2x3x5xf32>
  %v30 = tensor.empty() : tensor<2x3x5x6xf32>
  %v31 = linalg.fill ins(%c0 : f32) outs(%v30 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v34 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v18, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v31 : tensor<2x3x5x6xf32>) {
  ^bb0(%a31_0: f32, %a31_1: f32, %o31: f32):
    %w32 = arith.mulf %a31_0, %a31_1 : f32
    %w33 = arith.addf %o31, %w32 : f32
    linalg.yield %w33 : f32
  } -> tensor<2x3x5x6xf32>
  %v35 = tensor.empty() : tensor<2x3x5x6xf32>
  %v37 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e) -> (b, h, m, e)>, affine_map<(b, h, m, e) -> (b, h, m)>, affine_map<(b, h, m, e) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v34, %v29 : tensor<2x3x5x6xf32>, tensor<2x3x5xf32>) outs(%v35 : tensor<2x3x5x6xf32>) {
  ^bb0(%a35_0: f32, %a35_1: f32, %o35: f32):
    %w36 = arith.divf %a35_0, %a35_1 : f32
    linalg.yield %w36 : f32
  } -> tensor<2x3x5x6xf32>
  return %v37 : tensor<2x3x5x6xf32>
}

// A maximum is taken off before: rows without a key are NaN then, and no maximum finds them.
// CHECK-LABEL: @shifted_before: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield nan
func.func @shifted_before(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5xf32>
  %v17 = linalg.fill ins(%c1 : f32) outs(%v16 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v17 : tensor<2x3x5xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = arith.maximumf %o17, %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<2x3x5xf32>
  %v20 = tensor.empty() : tensor<2x3x5x7xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15, %v19 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v20 : tensor<2x3x5x7xf32>) {
  ^bb0(%a20_0: f32, %a20_1: f32, %o20: f32):
    %w21 = arith.subf %a20_0, %a20_1 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x5x7xf32>
  %v23 = tensor.empty() : tensor<2x3x5x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v22 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5x7xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = math.exp %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5x7xf32>
  %v26 = tensor.empty() : tensor<2x3x5xf32>
  %v27 = linalg.fill ins(%c0 : f32) outs(%v26 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v29 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v25 : tensor<2x3x5x7xf32>) outs(%v27 : tensor<2x3x5xf32>) {
  ^bb0(%a27_0: f32, %o27: f32):
    %w28 = arith.addf %o27, %a27_0 : f32
    linalg.yield %w28 : f32
  } -> tensor<2x3x5xf32>
  %v30 = tensor.empty() : tensor<2x3x5x7xf32>
  %v32 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v25, %v29 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v30 : tensor<2x3x5x7xf32>) {
  ^bb0(%a30_0: f32, %a30_1: f32, %o30: f32):
    %w31 = arith.divf %a30_0, %a30_1 : f32
    linalg.yield %w31 : f32
  } -> tensor<2x3x5x7xf32>
  %v33 = tensor.empty() : tensor<2x3x5xf32>
  %v34 = linalg.fill ins(%c1 : f32) outs(%v33 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v36 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v34 : tensor<2x3x5xf32>) {
  ^bb0(%a34_0: f32, %o34: f32):
    %w35 = arith.maximumf %o34, %a34_0 : f32
    linalg.yield %w35 : f32
  } -> tensor<2x3x5xf32>
  %v37 = tensor.empty() : tensor<2x3x5x7xf32>
  %v40 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v32, %v36 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v37 : tensor<2x3x5x7xf32>) {
  ^bb0(%a37_0: f32, %a37_1: f32, %o37: f32):
    %w38 = arith.cmpf oeq, %a37_1, %c1 : f32
    %w39 = arith.select %w38, %c0, %a37_0 : f32
    linalg.yield %w39 : f32
  } -> tensor<2x3x5x7xf32>
  %v41 = tensor.empty() : tensor<2x3x5x6xf32>
  %v42 = linalg.fill ins(%c0 : f32) outs(%v41 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v45 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v40, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v42 : tensor<2x3x5x6xf32>) {
  ^bb0(%a42_0: f32, %a42_1: f32, %o42: f32):
    %w43 = arith.mulf %a42_0, %a42_1 : f32
    %w44 = arith.addf %o42, %w43 : f32
    linalg.yield %w44 : f32
  } -> tensor<2x3x5x6xf32>
  return %v45 : tensor<2x3x5x6xf32>
}

// One from the lowest value leaves them -inf.
// CHECK-LABEL: @shifted_before_by_lowest: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield zero
func.func @shifted_before_by_lowest(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %c2 = arith.constant -3.40282347E+38 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c2 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5xf32>
  %v17 = linalg.fill ins(%c1 : f32) outs(%v16 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v17 : tensor<2x3x5xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = arith.maximumf %o17, %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<2x3x5xf32>
  %v20 = tensor.empty() : tensor<2x3x5x7xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15, %v19 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v20 : tensor<2x3x5x7xf32>) {
  ^bb0(%a20_0: f32, %a20_1: f32, %o20: f32):
    %w21 = arith.subf %a20_0, %a20_1 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x5x7xf32>
  %v23 = tensor.empty() : tensor<2x3x5x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v22 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5x7xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = math.exp %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5x7xf32>
  %v26 = tensor.empty() : tensor<2x3x5xf32>
  %v27 = linalg.fill ins(%c0 : f32) outs(%v26 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v29 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v25 : tensor<2x3x5x7xf32>) outs(%v27 : tensor<2x3x5xf32>) {
  ^bb0(%a27_0: f32, %o27: f32):
    %w28 = arith.addf %o27, %a27_0 : f32
    linalg.yield %w28 : f32
  } -> tensor<2x3x5xf32>
  %v30 = tensor.empty() : tensor<2x3x5x7xf32>
  %v32 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v25, %v29 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v30 : tensor<2x3x5x7xf32>) {
  ^bb0(%a30_0: f32, %a30_1: f32, %o30: f32):
    %w31 = arith.divf %a30_0, %a30_1 : f32
    linalg.yield %w31 : f32
  } -> tensor<2x3x5x7xf32>
  %v33 = tensor.empty() : tensor<2x3x5xf32>
  %v34 = linalg.fill ins(%c1 : f32) outs(%v33 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v36 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v34 : tensor<2x3x5xf32>) {
  ^bb0(%a34_0: f32, %o34: f32):
    %w35 = arith.maximumf %o34, %a34_0 : f32
    linalg.yield %w35 : f32
  } -> tensor<2x3x5xf32>
  %v37 = tensor.empty() : tensor<2x3x5x7xf32>
  %v40 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v32, %v36 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v37 : tensor<2x3x5x7xf32>) {
  ^bb0(%a37_0: f32, %a37_1: f32, %o37: f32):
    %w38 = arith.cmpf oeq, %a37_1, %c1 : f32
    %w39 = arith.select %w38, %c0, %a37_0 : f32
    linalg.yield %w39 : f32
  } -> tensor<2x3x5x7xf32>
  %v41 = tensor.empty() : tensor<2x3x5x6xf32>
  %v42 = linalg.fill ins(%c0 : f32) outs(%v41 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v45 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v40, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v42 : tensor<2x3x5x6xf32>) {
  ^bb0(%a42_0: f32, %a42_1: f32, %o42: f32):
    %w43 = arith.mulf %a42_0, %a42_1 : f32
    %w44 = arith.addf %o42, %w43 : f32
    linalg.yield %w44 : f32
  } -> tensor<2x3x5x6xf32>
  return %v45 : tensor<2x3x5x6xf32>
}

// A test of the mask finds them anyway.
// CHECK-LABEL: @shifted_before_zeroed_by_the_mask: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[m, n], output[b0, b1, m, e]; plain scores; mask with fill -inf; empty rows yield zero
func.func @shifted_before_zeroed_by_the_mask(%q: tensor<2x3x5x4xf32>, %k: tensor<2x3x7x4xf32>, %v: tensor<2x3x7x6xf32>, %mask: tensor<5x7xi1>) -> (tensor<2x3x5x6xf32>) {
  %c0 = arith.constant 0.00000000000000000e+00 : f32
  %c1 = arith.constant 0xFF800000 : f32
  %v1 = tensor.empty() : tensor<2x3x5x7xf32>
  %v2 = linalg.fill ins(%c0 : f32) outs(%v1 : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, h, n, d)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>) outs(%v2 : tensor<2x3x5x7xf32>) {
  ^bb0(%a2_0: f32, %a2_1: f32, %o2: f32):
    %w3 = arith.mulf %a2_0, %a2_1 : f32
    %w4 = arith.addf %o2, %w3 : f32
    linalg.yield %w4 : f32
  } -> tensor<2x3x5x7xf32>
  %v6 = tensor.empty() : tensor<2x3x5x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v5, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v6 : tensor<2x3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: i1, %o6: f32):
    %w7 = arith.select %a6_1, %a6_0, %c1 : f32
    linalg.yield %w7 : f32
  } -> tensor<2x3x5x7xf32>
  %v9 = tensor.empty() : tensor<2x3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v8 : tensor<2x3x5x7xf32>) outs(%v10 : tensor<2x3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<2x3x5xf32>
  %v13 = tensor.empty() : tensor<2x3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v13 : tensor<2x3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<2x3x5x7xf32>
  %v16 = tensor.empty() : tensor<2x3x5xf32>
  %v17 = linalg.fill ins(%c1 : f32) outs(%v16 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v19 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v15 : tensor<2x3x5x7xf32>) outs(%v17 : tensor<2x3x5xf32>) {
  ^bb0(%a17_0: f32, %o17: f32):
    %w18 = arith.maximumf %o17, %a17_0 : f32
    linalg.yield %w18 : f32
  } -> tensor<2x3x5xf32>
  %v20 = tensor.empty() : tensor<2x3x5x7xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v15, %v19 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v20 : tensor<2x3x5x7xf32>) {
  ^bb0(%a20_0: f32, %a20_1: f32, %o20: f32):
    %w21 = arith.subf %a20_0, %a20_1 : f32
    linalg.yield %w21 : f32
  } -> tensor<2x3x5x7xf32>
  %v23 = tensor.empty() : tensor<2x3x5x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v22 : tensor<2x3x5x7xf32>) outs(%v23 : tensor<2x3x5x7xf32>) {
  ^bb0(%a23_0: f32, %o23: f32):
    %w24 = math.exp %a23_0 : f32
    linalg.yield %w24 : f32
  } -> tensor<2x3x5x7xf32>
  %v26 = tensor.empty() : tensor<2x3x5xf32>
  %v27 = linalg.fill ins(%c0 : f32) outs(%v26 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
  %v29 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v25 : tensor<2x3x5x7xf32>) outs(%v27 : tensor<2x3x5xf32>) {
  ^bb0(%a27_0: f32, %o27: f32):
    %w28 = arith.addf %o27, %a27_0 : f32
    linalg.yield %w28 : f32
  } -> tensor<2x3x5xf32>
  %v30 = tensor.empty() : tensor<2x3x5x7xf32>
  %v32 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, h, m)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v25, %v29 : tensor<2x3x5x7xf32>, tensor<2x3x5xf32>) outs(%v30 : tensor<2x3x5x7xf32>) {
  ^bb0(%a30_0: f32, %a30_1: f32, %o30: f32):
    %w31 = arith.divf %a30_0, %a30_1 : f32
    linalg.yield %w31 : f32
  } -> tensor<2x3x5x7xf32>
  %v33 = tensor.empty() : tensor<2x3x5x7xf32>
  %v35 = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v32, %mask : tensor<2x3x5x7xf32>, tensor<5x7xi1>) outs(%v33 : tensor<2x3x5x7xf32>) {
  ^bb0(%a33_0: f32, %a33_1: i1, %o33: f32):
    %w34 = arith.select %a33_1, %a33_0, %c0 : f32
    linalg.yield %w34 : f32
  } -> tensor<2x3x5x7xf32>
  %v36 = tensor.empty() : tensor<2x3x5x6xf32>
  %v37 = linalg.fill ins(%c0 : f32) outs(%v36 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v40 = linalg.generic {indexing_maps = [affine_map<(b, h, m, e, n) -> (b, h, m, n)>, affine_map<(b, h, m, e, n) -> (b, h, n, e)>, affine_map<(b, h, m, e, n) -> (b, h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%v35, %v : tensor<2x3x5x7xf32>, tensor<2x3x7x6xf32>) outs(%v37 : tensor<2x3x5x6xf32>) {
  ^bb0(%a37_0: f32, %a37_1: f32, %o37: f32):
    %w38 = arith.mulf %a37_0, %a37_1 : f32
    %w39 = arith.addf %o37, %w38 : f32
    linalg.yield %w39 : f32
  } -> tensor<2x3x5x6xf32>
  return %v40 : tensor<2x3x5x6xf32>
}

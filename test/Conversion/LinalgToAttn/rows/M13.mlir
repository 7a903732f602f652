// M13: a sliding window.
// DECISION: capture
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @causal_window: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: [[V0:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.cmpi sle, [[V0]], [[V1]] : index
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.subi [[V1]], [[V0]] : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.constant 4 : index
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.cmpi slt, [[V3]], [[V4]] : index
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.andi [[V2]], [[V5]] : i1
// CHECK-NEXT: attn.yield [[V6]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @causal_window(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %w = arith.subi %i, %j : index
    %d = arith.cmpi slt, %w, %c4 : index
    %ki = arith.andi %c, %d : i1
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

// Three to the left, two to the right.
// CHECK-LABEL: @two_sided_window: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -3.402823e+38; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, fill = -3.4028234663852886E+38 : f64, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: [[V0:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.subi [[V0]], [[V1]] : index
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.constant 3 : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.cmpi sle, [[V2]], [[V3]] : index
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.constant -2 : index
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.cmpi sge, [[V2]], [[V5]] : index
// CHECK-NEXT: [[V7:%[^ :,)]+]] = arith.andi [[V4]], [[V6]] : i1
// CHECK-NEXT: attn.yield [[V7]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @two_sided_window(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c3 = arith.constant 3 : index
  %c2 = arith.constant -2 : index
  %c3_40282347E_38 = arith.constant -3.40282347E+38 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %w = arith.subi %i, %j : index
    %c = arith.cmpi sle, %w, %c3 : index
    %d = arith.cmpi sge, %w, %c2 : index
    %ki = arith.andi %c, %d : i1
    %r = arith.select %ki, %a, %c3_40282347E_38 : f32
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
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: [[V0:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.cmpi sle, [[V0]], [[V1]] : index
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.constant 4 : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.addi [[V3]], [[V0]] : index
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.cmpi sgt, [[V4]], [[V1]] : index
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.andi [[V2]], [[V5]] : i1
// CHECK-NEXT: attn.yield [[V6]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @two_selects(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c = arith.cmpi sle, %j, %i : index
    %r = arith.select %c, %a, %ninf : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17x19xf32>
  %t1 = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t : tensor<17x19xf32>) outs(%e2 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %w = arith.addi %j, %c4 : index
    %c = arith.cmpi sle, %w, %i : index
    %r = arith.select %c, %ninf, %a : f32
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

// C8: a scalar at run time.
// DECISION: capture
// RUN: %check_row %s

#md_0 = affine_map<(m, d) -> (0)>
#md_md = affine_map<(m, d) -> (m, d)>
#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#mn_none = affine_map<(m, n) -> ()>

// CHECK-LABEL: @scalar: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.mulf {{%[^ :,)]+}}, [[V0]] : f32
// CHECK-NEXT: attn.yield [[V1]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @scalar(%scale: f32, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s : tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %scale : f32
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

// As an operand of the op.
// CHECK-LABEL: @scalar_operand: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.mulf {{%[^ :,)]+}}, [[V0]] : f32
// CHECK-NEXT: attn.yield [[V1]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @scalar_operand(%scale: f32, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_none, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %scale : tensor<17x19xf32>, f32) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
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

// In a tensor of rank 0.
// CHECK-LABEL: @rank_zero: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<f32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @rank_zero(%scale: tensor<f32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_none, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %scale : tensor<17x19xf32>, tensor<f32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
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

// On the queries.
// CHECK-LABEL: @scalar_on_query: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.mulf {{%[^ :,)]+}}, [[V0]] : f32
// CHECK-NEXT: attn.yield [[V1]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @scalar_on_query(%scale: f32, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x8xf32>
  %qs = linalg.generic {indexing_maps = [#md_md, #md_md], iterator_types = ["parallel", "parallel"]}
    ins(%q : tensor<17x8xf32>) outs(%e : tensor<17x8xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.mulf %a, %scale : f32
    linalg.yield %r : f32
  } -> tensor<17x8xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%qs, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
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

// In a tensor of one element, on the queries.
// CHECK-LABEL: @one_element: capture
// RAW-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[0], output[m, e]; score region; no mask; empty rows yield nan
// GENERALIZED-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[0], output[m, e]; score region; no mask; empty rows yield nan
// FUSED-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[0], output[m, e]; score region; no mask; empty rows yield nan
// UNIT-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[0], output[m, e]; score region; no mask; empty rows yield nan
// CSE-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[0], output[m, e]; score region; no mask; empty rows yield nan
// ALL-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[], output[m, e]; score region; no mask; empty rows yield nan
// RAW: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<1xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// RAW-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// RAW-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// RAW-NEXT: attn.yield [[V2]] : f32
// RAW-NEXT: } -> tensor<17x16xf32>
// GENERALIZED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<1xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// GENERALIZED-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// GENERALIZED-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// GENERALIZED-NEXT: attn.yield [[V2]] : f32
// GENERALIZED-NEXT: } -> tensor<17x16xf32>
// FUSED: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<1xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// FUSED-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// FUSED-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// FUSED-NEXT: attn.yield [[V2]] : f32
// FUSED-NEXT: } -> tensor<17x16xf32>
// UNIT: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<1xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// UNIT-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// UNIT-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// UNIT-NEXT: attn.yield [[V2]] : f32
// UNIT-NEXT: } -> tensor<17x16xf32>
// CSE: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<1xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CSE-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CSE-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// CSE-NEXT: attn.yield [[V2]] : f32
// CSE-NEXT: } -> tensor<17x16xf32>
// ALL: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<f32>) outs({{.*}} : tensor<17x16xf32>) score {
// ALL-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// ALL-NEXT: [[V2:%[^ :,)]+]] = arith.mulf [[V1]], [[V0]] : f32
// ALL-NEXT: attn.yield [[V2]] : f32
// ALL-NEXT: } -> tensor<17x16xf32>
func.func @one_element(%scale: tensor<1xf32>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x8xf32>
  %qs = linalg.generic {indexing_maps = [#md_md, #md_0, #md_md], iterator_types = ["parallel", "parallel"]}
    ins(%q, %scale : tensor<17x8xf32>, tensor<1xf32>) outs(%e : tensor<17x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x8xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%qs, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%s : tensor<17x19xf32>) outs(%f1 : tensor<17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<17xf32>
  %e3 = tensor.empty() : tensor<17x19xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %max : tensor<17x19xf32>, tensor<17xf32>) outs(%e3 : tensor<17x19xf32>) {
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

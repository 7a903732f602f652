// M16: a mask of another type than the queries.
// DECISION: capture
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @f32_mask_f16_query: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf16>, tensor<8x19xf16>, tensor<19x16xf16>) captures({{.*}} : tensor<17x19xf32>) outs({{.*}} : tensor<17x16xf16>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.addf [[V1]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf16>
func.func @f32_mask_f16_query(%b: tensor<17x19xf32>, %q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf16> {
  %zero = arith.constant 0.0 : f16
  %ninf = arith.constant 0xFF800000 : f32
  %zero1 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x19xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<17x19xf16>) -> tensor<17x19xf16>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf16>, tensor<8x19xf16>) outs(%f : tensor<17x19xf16>) -> tensor<17x19xf16>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x19xf16>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f16, %bi: f32, %out: f32):
    %x = arith.extf %a : f16 to f32
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
  %f2 = linalg.fill ins(%zero1 : f32) outs(%e4 : tensor<17xf32>) -> tensor<17xf32>
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
  %e6 = tensor.empty() : tensor<17x19xf16>
  %ph = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%p : tensor<17x19xf32>) outs(%e6 : tensor<17x19xf16>) {
  ^bb0(%a: f32, %out: f16):
    %r = arith.truncf %a : f32 to f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e7 = tensor.empty() : tensor<17x16xf16>
  %f3 = linalg.fill ins(%zero : f16) outs(%e7 : tensor<17x16xf16>) -> tensor<17x16xf16>
  %o = linalg.matmul ins(%ph, %v : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f3 : tensor<17x16xf16>) -> tensor<17x16xf16>
  return %o : tensor<17x16xf16>
}

// Rounded to the type of the scores.
// CHECK-LABEL: @f32_mask_rounded: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf16>, tensor<8x19xf16>, tensor<19x16xf16>) captures({{.*}} : tensor<17x19xf32>) outs({{.*}} : tensor<17x16xf16>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.addf [[V1]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf16>
func.func @f32_mask_rounded(%b: tensor<17x19xf32>, %q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf16> {
  %zero = arith.constant 0.0 : f16
  %ninf = arith.constant 0xFC00 : f16
  %e = tensor.empty() : tensor<17x19xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<17x19xf16>) -> tensor<17x19xf16>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf16>, tensor<8x19xf16>) outs(%f : tensor<17x19xf16>) -> tensor<17x19xf16>
  %e1 = tensor.empty() : tensor<17x19xf16>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x19xf16>, tensor<17x19xf32>) outs(%e1 : tensor<17x19xf16>) {
  ^bb0(%a: f16, %bi: f32, %out: f16):
    %x = arith.truncf %bi : f32 to f16
    %r = arith.addf %a, %x : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e2 = tensor.empty() : tensor<17xf16>
  %f1 = linalg.fill ins(%ninf : f16) outs(%e2 : tensor<17xf16>) -> tensor<17xf16>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<17x19xf16>) outs(%f1 : tensor<17xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.maximumf %a, %out : f16
    linalg.yield %r : f16
  } -> tensor<17xf16>
  %e3 = tensor.empty() : tensor<17x19xf16>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<17x19xf16>, tensor<17xf16>) outs(%e3 : tensor<17x19xf16>) {
  ^bb0(%a: f16, %bi: f16, %out: f16):
    %d = arith.subf %a, %bi : f16
    %r = math.exp %d : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e4 = tensor.empty() : tensor<17xf16>
  %f2 = linalg.fill ins(%zero : f16) outs(%e4 : tensor<17xf16>) -> tensor<17xf16>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<17x19xf16>) outs(%f2 : tensor<17xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.addf %a, %out : f16
    linalg.yield %r : f16
  } -> tensor<17xf16>
  %e5 = tensor.empty() : tensor<17x19xf16>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<17x19xf16>, tensor<17xf16>) outs(%e5 : tensor<17x19xf16>) {
  ^bb0(%a: f16, %bi: f16, %out: f16):
    %r = arith.divf %a, %bi : f16
    linalg.yield %r : f16
  } -> tensor<17x19xf16>
  %e6 = tensor.empty() : tensor<17x16xf16>
  %f3 = linalg.fill ins(%zero : f16) outs(%e6 : tensor<17x16xf16>) -> tensor<17x16xf16>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f3 : tensor<17x16xf16>) -> tensor<17x16xf16>
  return %o : tensor<17x16xf16>
}

// CHECK-LABEL: @f16_mask_f32_query: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures({{.*}} : tensor<17x19xf16>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f16):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.extf [[V1]] : f16 to f32
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.addf [[V2]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V3]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
func.func @f16_mask_f32_query(%b: tensor<17x19xf16>, %q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x19xf32>, tensor<17x19xf16>) outs(%e1 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %bi: f16, %out: f32):
    %x = arith.extf %bi : f16 to f32
    %r = arith.addf %a, %x : f32
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

// M9: causal, a dense constant.
// DECISION: capture
// RUN: %check_row %s

#mn_m = affine_map<(m, n) -> (m)>
#mn_mn = affine_map<(m, n) -> (m, n)>

// CHECK-LABEL: @dense_condition: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<5x8xf32>, tensor<8x7xf32>, tensor<7x16xf32>) outs({{.*}} : tensor<5x16xf32>) mask {
// CHECK-NEXT: [[V0:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.cmpi sle, [[V0]], [[V1]] : index
// CHECK-NEXT: attn.yield [[V2]] : i1
// CHECK-NEXT: } -> tensor<5x16xf32>
func.func @dense_condition(%q: tensor<5x8xf32>, %k: tensor<8x7xf32>, %v: tensor<7x16xf32>) -> tensor<5x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<5x7xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x7xf32>) -> tensor<5x7xf32>
  %s = linalg.matmul ins(%q, %k : tensor<5x8xf32>, tensor<8x7xf32>) outs(%f : tensor<5x7xf32>) -> tensor<5x7xf32>
  %mask = arith.constant dense<[[true, false, false, false, false, false, false], [true, true, false, false, false, false, false], [true, true, true, false, false, false, false], [true, true, true, true, false, false, false], [true, true, true, true, true, false, false]]> : tensor<5x7xi1>
  %e1 = tensor.empty() : tensor<5x7xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<5x7xi1>, tensor<5x7xf32>) outs(%e1 : tensor<5x7xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %ninf : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e2 = tensor.empty() : tensor<5xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<5xf32>) -> tensor<5xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<5x7xf32>) outs(%f1 : tensor<5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  %e3 = tensor.empty() : tensor<5x7xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<5x7xf32>, tensor<5xf32>) outs(%e3 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e4 = tensor.empty() : tensor<5xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<5x7xf32>) outs(%f2 : tensor<5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  %e5 = tensor.empty() : tensor<5x7xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<5x7xf32>, tensor<5xf32>) outs(%e5 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e6 = tensor.empty() : tensor<5x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<5x7xf32>, tensor<7x16xf32>) outs(%f3 : tensor<5x16xf32>) -> tensor<5x16xf32>
  return %o : tensor<5x16xf32>
}

// CHECK-LABEL: @dense_inverted_bottom_right: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<5x8xf32>, tensor<8x7xf32>, tensor<7x16xf32>) outs({{.*}} : tensor<5x16xf32>) mask {
// CHECK-NEXT: [[V0:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 2 : index
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.addi [[V1]], [[V2]] : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.cmpi sle, [[V0]], [[V3]] : index
// CHECK-NEXT: attn.yield [[V4]] : i1
// CHECK-NEXT: } -> tensor<5x16xf32>
func.func @dense_inverted_bottom_right(%q: tensor<5x8xf32>, %k: tensor<8x7xf32>, %v: tensor<7x16xf32>) -> tensor<5x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<5x7xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x7xf32>) -> tensor<5x7xf32>
  %s = linalg.matmul ins(%q, %k : tensor<5x8xf32>, tensor<8x7xf32>) outs(%f : tensor<5x7xf32>) -> tensor<5x7xf32>
  %mask = arith.constant dense<[[false, false, false, true, true, true, true], [false, false, false, false, true, true, true], [false, false, false, false, false, true, true], [false, false, false, false, false, false, true], [false, false, false, false, false, false, false]]> : tensor<5x7xi1>
  %e1 = tensor.empty() : tensor<5x7xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<5x7xi1>, tensor<5x7xf32>) outs(%e1 : tensor<5x7xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %ninf, %b : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e2 = tensor.empty() : tensor<5xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<5xf32>) -> tensor<5xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<5x7xf32>) outs(%f1 : tensor<5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  %e3 = tensor.empty() : tensor<5x7xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<5x7xf32>, tensor<5xf32>) outs(%e3 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e4 = tensor.empty() : tensor<5xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<5x7xf32>) outs(%f2 : tensor<5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  %e5 = tensor.empty() : tensor<5x7xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<5x7xf32>, tensor<5xf32>) outs(%e5 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e6 = tensor.empty() : tensor<5x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<5x7xf32>, tensor<7x16xf32>) outs(%f3 : tensor<5x16xf32>) -> tensor<5x16xf32>
  return %o : tensor<5x16xf32>
}

// CHECK-LABEL: @dense_added: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<5x8xf32>, tensor<8x7xf32>, tensor<7x16xf32>) outs({{.*}} : tensor<5x16xf32>) mask {
// CHECK-NEXT: [[V0:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V1:%[^ :,)]+]] = attn.index 0
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.cmpi sle, [[V0]], [[V1]] : index
// CHECK-NEXT: attn.yield [[V2]] : i1
// CHECK-NEXT: } -> tensor<5x16xf32>
func.func @dense_added(%q: tensor<5x8xf32>, %k: tensor<8x7xf32>, %v: tensor<7x16xf32>) -> tensor<5x16xf32> {
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<5x7xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x7xf32>) -> tensor<5x7xf32>
  %s = linalg.matmul ins(%q, %k : tensor<5x8xf32>, tensor<8x7xf32>) outs(%f : tensor<5x7xf32>) -> tensor<5x7xf32>
  %mask = arith.constant dense<[[0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000]]> : tensor<5x7xf32>
  %e1 = tensor.empty() : tensor<5x7xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %mask : tensor<5x7xf32>, tensor<5x7xf32>) outs(%e1 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e2 = tensor.empty() : tensor<5xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<5xf32>) -> tensor<5xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<5x7xf32>) outs(%f1 : tensor<5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  %e3 = tensor.empty() : tensor<5x7xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<5x7xf32>, tensor<5xf32>) outs(%e3 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e4 = tensor.empty() : tensor<5xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<5x7xf32>) outs(%f2 : tensor<5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  %e5 = tensor.empty() : tensor<5x7xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<5x7xf32>, tensor<5xf32>) outs(%e5 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e6 = tensor.empty() : tensor<5x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<5x7xf32>, tensor<7x16xf32>) outs(%f3 : tensor<5x16xf32>) -> tensor<5x16xf32>
  return %o : tensor<5x16xf32>
}

// In f16.
// CHECK-LABEL: @dense_added_f16: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<5x8xf16>, tensor<8x7xf16>, tensor<7x16xf16>) captures({{.*}} : tensor<5x7xf16>) outs({{.*}} : tensor<5x16xf16>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f16):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.extf [[V1]] : f16 to f32
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.addf [[V2]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V3]] : f32
// CHECK-NEXT: } -> tensor<5x16xf16>
func.func @dense_added_f16(%q: tensor<5x8xf16>, %k: tensor<8x7xf16>, %v: tensor<7x16xf16>) -> tensor<5x16xf16> {
  %zero = arith.constant 0.0 : f16
  %ninf = arith.constant 0xFC00 : f16
  %e = tensor.empty() : tensor<5x7xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<5x7xf16>) -> tensor<5x7xf16>
  %s = linalg.matmul ins(%q, %k : tensor<5x8xf16>, tensor<8x7xf16>) outs(%f : tensor<5x7xf16>) -> tensor<5x7xf16>
  %mask = arith.constant dense<[[0.0, -65504.0, -65504.0, -65504.0, -65504.0, -65504.0, -65504.0], [0.0, 0.0, -65504.0, -65504.0, -65504.0, -65504.0, -65504.0], [0.0, 0.0, 0.0, -65504.0, -65504.0, -65504.0, -65504.0], [0.0, 0.0, 0.0, 0.0, -65504.0, -65504.0, -65504.0], [0.0, 0.0, 0.0, 0.0, 0.0, -65504.0, -65504.0]]> : tensor<5x7xf16>
  %e1 = tensor.empty() : tensor<5x7xf16>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %mask : tensor<5x7xf16>, tensor<5x7xf16>) outs(%e1 : tensor<5x7xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %r = arith.addf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<5x7xf16>
  %e2 = tensor.empty() : tensor<5xf16>
  %f1 = linalg.fill ins(%ninf : f16) outs(%e2 : tensor<5xf16>) -> tensor<5xf16>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<5x7xf16>) outs(%f1 : tensor<5xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.maximumf %a, %out : f16
    linalg.yield %r : f16
  } -> tensor<5xf16>
  %e3 = tensor.empty() : tensor<5x7xf16>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<5x7xf16>, tensor<5xf16>) outs(%e3 : tensor<5x7xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %d = arith.subf %a, %b : f16
    %r = math.exp %d : f16
    linalg.yield %r : f16
  } -> tensor<5x7xf16>
  %e4 = tensor.empty() : tensor<5xf16>
  %f2 = linalg.fill ins(%zero : f16) outs(%e4 : tensor<5xf16>) -> tensor<5xf16>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<5x7xf16>) outs(%f2 : tensor<5xf16>) {
  ^bb0(%a: f16, %out: f16):
    %r = arith.addf %a, %out : f16
    linalg.yield %r : f16
  } -> tensor<5xf16>
  %e5 = tensor.empty() : tensor<5x7xf16>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<5x7xf16>, tensor<5xf16>) outs(%e5 : tensor<5x7xf16>) {
  ^bb0(%a: f16, %b: f16, %out: f16):
    %r = arith.divf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<5x7xf16>
  %e6 = tensor.empty() : tensor<5x16xf16>
  %f3 = linalg.fill ins(%zero : f16) outs(%e6 : tensor<5x16xf16>) -> tensor<5x16xf16>
  %o = linalg.matmul ins(%p, %v : tensor<5x7xf16>, tensor<7x16xf16>) outs(%f3 : tensor<5x16xf16>) -> tensor<5x16xf16>
  return %o : tensor<5x16xf16>
}

// Integers, compared with 0.
// CHECK-LABEL: @dense_integers: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<5x8xf32>, tensor<8x7xf32>, tensor<7x16xf32>) captures({{.*}} : tensor<5x7xi8>) outs({{.*}} : tensor<5x16xf32>) mask {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: i8):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 0 : i8
// CHECK-NEXT: [[V2:%[^ :,)]+]] = arith.cmpi ne, [[V0]], [[V1]] : i8
// CHECK-NEXT: attn.yield [[V2]] : i1
// CHECK-NEXT: } -> tensor<5x16xf32>
func.func @dense_integers(%q: tensor<5x8xf32>, %k: tensor<8x7xf32>, %v: tensor<7x16xf32>) -> tensor<5x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : i8
  %ninf = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<5x7xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x7xf32>) -> tensor<5x7xf32>
  %s = linalg.matmul ins(%q, %k : tensor<5x8xf32>, tensor<8x7xf32>) outs(%f : tensor<5x7xf32>) -> tensor<5x7xf32>
  %mask = arith.constant dense<[[1, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0], [1, 1, 1, 0, 0, 0, 0], [1, 1, 1, 1, 0, 0, 0], [1, 1, 1, 1, 1, 0, 0]]> : tensor<5x7xi8>
  %e1 = tensor.empty() : tensor<5x7xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<5x7xi8>, tensor<5x7xf32>) outs(%e1 : tensor<5x7xf32>) {
  ^bb0(%a: i8, %b: f32, %out: f32):
    %cc = arith.cmpi ne, %a, %c0 : i8
    %r = arith.select %cc, %b, %ninf : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e2 = tensor.empty() : tensor<5xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<5xf32>) -> tensor<5xf32>
  %max = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%t : tensor<5x7xf32>) outs(%f1 : tensor<5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  %e3 = tensor.empty() : tensor<5x7xf32>
  %exp = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%t, %max : tensor<5x7xf32>, tensor<5xf32>) outs(%e3 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e4 = tensor.empty() : tensor<5xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.generic {indexing_maps = [#mn_mn, #mn_m], iterator_types = ["parallel", "reduction"]}
    ins(%exp : tensor<5x7xf32>) outs(%f2 : tensor<5xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  %e5 = tensor.empty() : tensor<5x7xf32>
  %p = linalg.generic {indexing_maps = [#mn_mn, #mn_m, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%exp, %sum : tensor<5x7xf32>, tensor<5xf32>) outs(%e5 : tensor<5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<5x7xf32>
  %e6 = tensor.empty() : tensor<5x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<5x7xf32>, tensor<7x16xf32>) outs(%f3 : tensor<5x16xf32>) -> tensor<5x16xf32>
  return %o : tensor<5x16xf32>
}

// A mask that hides every key leaves nothing of the scores.
// DECISION @hides_all: leave
// CHECK-LABEL: @hides_all: {{refuse|silent}}
// RAW-NEXT: remark: [Missed] no exponential depends on the dimension that the contraction with the values reduces (linalg.matmul)
func.func @hides_all(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %mask = arith.constant dense<false> : tensor<17x19xi1>
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e+09 : f32
  %e = tensor.empty() : tensor<17x19xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
    ins(%mask, %s : tensor<17x19xi1>, tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) {
  ^bb0(%a: i1, %b: f32, %out: f32):
    %r = arith.select %a, %b, %low : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%e : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e2 = tensor.empty() : tensor<17x16xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f2 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

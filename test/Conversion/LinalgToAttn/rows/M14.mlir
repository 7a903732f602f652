// M14: ALiBi, and a relative bias from positions.
// DECISION: capture
// RUN: %check_row %s

#bhmen_bhme = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#bhmen_bhmn = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#bhmen_bhne = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#bhmn_bhm = affine_map<(b, h, m, n) -> (b, h, m)>
#bhmn_bhmn = affine_map<(b, h, m, n) -> (b, h, m, n)>
#bhmn_h = affine_map<(b, h, m, n) -> (h)>
#bhmn_h0n = affine_map<(b, h, m, n) -> (h, 0, n)>
#bhmnd_bhmd = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#bhmnd_bhmn = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#bhmnd_bhnd = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#hn_h = affine_map<(h, n) -> (h)>
#mn_mn = affine_map<(m, n) -> (m, n)>
#hn_h0n = affine_map<(h, n) -> (h, 0, n)>

// CHECK-LABEL: @alibi: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b1], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 3
// CHECK-NEXT: [[V3:%[^ :,)]+]] = attn.index 2
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.subi [[V2]], [[V3]] : index
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.index_cast [[V4]] : index to i64
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.sitofp [[V5]] : i64 to f32
// CHECK-NEXT: [[V7:%[^ :,)]+]] = arith.mulf [[V6]], [[V1]] : f32
// CHECK-NEXT: [[V8:%[^ :,)]+]] = arith.addf [[V7]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V8]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @alibi(%slope: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
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
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_h, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s, %slope : tensor<2x3x17x19xf32>, tensor<3xf32>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %i = linalg.index 2 : index
    %j = linalg.index 3 : index
    %d = arith.subi %j, %i : index
    %x = arith.index_cast %d : index to i64
    %y = arith.sitofp %x : i64 to f32
    %z = arith.mulf %y, %b : f32
    %r = arith.addf %a, %z : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x17x19xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e4 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x19xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e5 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e6 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// BLOOM: slope times the position of the key.
// CHECK-LABEL: @alibi_of_keys: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], capture[b1], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) captures({{.*}} : tensor<3xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32, [[V1:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 3
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.index_cast [[V2]] : index to i64
// CHECK-NEXT: [[V4:%[^ :,)]+]] = arith.sitofp [[V3]] : i64 to f32
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.mulf [[V4]], [[V1]] : f32
// CHECK-NEXT: [[V6:%[^ :,)]+]] = arith.addf [[V5]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V6]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @alibi_of_keys(%slope: tensor<3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
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
  %e1 = tensor.empty() : tensor<3x1x19xf32>
  %alibi = linalg.generic {indexing_maps = [#hn_h, #hn_h0n], iterator_types = ["parallel", "parallel"]}
    ins(%slope : tensor<3xf32>) outs(%e1 : tensor<3x1x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %j = linalg.index 1 : index
    %x = arith.index_cast %j : index to i64
    %y = arith.sitofp %x : i64 to f32
    %r = arith.mulf %y, %a : f32
    linalg.yield %r : f32
  } -> tensor<3x1x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17x19xf32>
  %t = linalg.generic {indexing_maps = [#bhmn_h0n, #bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%alibi, %s : tensor<3x1x19xf32>, tensor<2x3x17x19xf32>) outs(%e2 : tensor<2x3x17x19xf32>) {
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

// T5: a table, gathered by the distance.
// CHECK-LABEL: @relative_table: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, b1, m, d], key[b0, b1, n, d], value[b0, b1, n, e], output[b0, b1, m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>, indexing_maps = [{{.*}}]} ins({{.*}} : tensor<2x3x17x8xf32>, tensor<2x3x19x8xf32>, tensor<2x3x19x16xf32>) outs({{.*}} : tensor<2x3x17x16xf32>) score {
// CHECK-NEXT: ^bb0([[V0:%[^ :,)]+]]: f32):
// CHECK-NEXT: [[V1:%[^ :,)]+]] = arith.constant 16 : index
// CHECK-NEXT: [[V2:%[^ :,)]+]] = attn.index 3
// CHECK-NEXT: [[V3:%[^ :,)]+]] = arith.addi [[V1]], [[V2]] : index
// CHECK-NEXT: [[V4:%[^ :,)]+]] = attn.index 2
// CHECK-NEXT: [[V5:%[^ :,)]+]] = arith.subi [[V3]], [[V4]] : index
// CHECK-NEXT: [[V6:%[^ :,)]+]] = attn.index 1
// CHECK-NEXT: [[V7:%[^ :,)]+]] = tensor.extract {{%[^ :,)]+}}[[[V5]], [[V6]]] : tensor<35x3xf32>
// CHECK-NEXT: [[V8:%[^ :,)]+]] = arith.addf [[V7]], [[V0]] : f32
// CHECK-NEXT: attn.yield [[V8]] : f32
// CHECK-NEXT: } -> tensor<2x3x17x16xf32>
func.func @relative_table(%table: tensor<35x3xf32>, %q: tensor<2x3x17x8xf32>, %k: tensor<2x3x19x8xf32>, %v: tensor<2x3x19x16xf32>) -> tensor<2x3x17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c16 = arith.constant 16 : index
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
  %t = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%s : tensor<2x3x17x19xf32>) outs(%e1 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %out: f32):
    %h = linalg.index 1 : index
    %i = linalg.index 2 : index
    %j = linalg.index 3 : index
    %d = arith.subi %j, %i : index
    %p = arith.addi %d, %c16 : index
    %x = tensor.extract %table[%p, %h] : tensor<35x3xf32>
    %r = arith.addf %a, %x : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e2 = tensor.empty() : tensor<2x3x17xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%e2 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %max = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%t : tensor<2x3x17x19xf32>) outs(%f1 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.maximumf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e3 = tensor.empty() : tensor<2x3x17x19xf32>
  %exp = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%t, %max : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e3 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %d = arith.subf %a, %b : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e4 = tensor.empty() : tensor<2x3x17xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<2x3x17xf32>) -> tensor<2x3x17xf32>
  %sum = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
    ins(%exp : tensor<2x3x17x19xf32>) outs(%f2 : tensor<2x3x17xf32>) {
  ^bb0(%a: f32, %out: f32):
    %r = arith.addf %a, %out : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17xf32>
  %e5 = tensor.empty() : tensor<2x3x17x19xf32>
  %p = linalg.generic {indexing_maps = [#bhmn_bhmn, #bhmn_bhm, #bhmn_bhmn], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
    ins(%exp, %sum : tensor<2x3x17x19xf32>, tensor<2x3x17xf32>) outs(%e5 : tensor<2x3x17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x19xf32>
  %e6 = tensor.empty() : tensor<2x3x17x16xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x3x17x16xf32>) -> tensor<2x3x17x16xf32>
  %o = linalg.generic {indexing_maps = [#bhmen_bhmn, #bhmen_bhne, #bhmen_bhme], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%p, %v : tensor<2x3x17x19xf32>, tensor<2x3x19x16xf32>) outs(%f3 : tensor<2x3x17x16xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.mulf %a, %b : f32
    %r = arith.addf %out, %w : f32
    linalg.yield %r : f32
  } -> tensor<2x3x17x16xf32>
  return %o : tensor<2x3x17x16xf32>
}

// The relative shift of Transformer-XL: a column of padding that is never read,
// and reshapes by which a row begins one further than the one above.
// CHECK-LABEL: @relative_shift: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: attn.attention {{.*}} ins({{.*}} : tensor<17x8xf32>, tensor<8x17xf32>, tensor<17x16xf32>) outs({{.*}} : tensor<17x16xf32>) score {
// CHECK-DAG: [[M:%.+]] = attn.index 0
// CHECK-DAG: [[N:%.+]] = attn.index 1
// CHECK-DAG: [[C:%.+]] = arith.addi {{.*}}[[N]]{{[, ]}}
// CHECK-DAG: [[D:%.+]] = arith.subi [[C]], [[M]]
// CHECK: tensor.extract %{{.*}}{{\[}}[[M]], [[D]]] : tensor<17x33xf32>
func.func @relative_shift(%q: tensor<17x8xf32>, %k: tensor<8x17xf32>, %v: tensor<17x16xf32>, %positions: tensor<17x33xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x17xf32>) -> tensor<17x17xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x17xf32>) outs(%f : tensor<17x17xf32>) -> tensor<17x17xf32>
  %padded = tensor.pad %positions low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<17x33xf32> to tensor<17x34xf32>
  %flat = tensor.collapse_shape %padded [[0, 1]] : tensor<17x34xf32> into tensor<578xf32>
  %tall = tensor.expand_shape %flat [[0, 1]] output_shape [34, 17] : tensor<578xf32> into tensor<34x17xf32>
  %cut = tensor.extract_slice %tall[1, 0] [33, 17] [1, 1] : tensor<34x17xf32> to tensor<33x17xf32>
  %again = tensor.collapse_shape %cut [[0, 1]] : tensor<33x17xf32> into tensor<561xf32>
  %shifted = tensor.expand_shape %again [[0, 1]] output_shape [17, 33] : tensor<561xf32> into tensor<17x33xf32>
  %b = tensor.extract_slice %shifted[0, 0] [17, 17] [1, 1] : tensor<17x33xf32> to tensor<17x17xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x17xf32>, tensor<17x17xf32>) outs(%e : tensor<17x17xf32>) {
  ^bb0(%a: f32, %c: f32, %out: f32):
    %r = arith.addf %a, %c : f32
    linalg.yield %r : f32
  } -> tensor<17x17xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x17xf32>) outs(%e : tensor<17x17xf32>) -> tensor<17x17xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x17xf32>, tensor<17x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// Rows that begin in the padding: what is padded stays a tensor.
// CHECK-LABEL: @reads_padding: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK: tensor.pad
func.func @reads_padding(%q: tensor<17x8xf32>, %k: tensor<8x17xf32>, %v: tensor<17x16xf32>, %positions: tensor<17x33xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<17x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<17x17xf32>) -> tensor<17x17xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x17xf32>) outs(%f : tensor<17x17xf32>) -> tensor<17x17xf32>
  %padded = tensor.pad %positions low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<17x33xf32> to tensor<17x34xf32>
  %flat = tensor.collapse_shape %padded [[0, 1]] : tensor<17x34xf32> into tensor<578xf32>
  %tall = tensor.expand_shape %flat [[0, 1]] output_shape [34, 17] : tensor<578xf32> into tensor<34x17xf32>
  %cut = tensor.extract_slice %tall[0, 0] [33, 17] [1, 1] : tensor<34x17xf32> to tensor<33x17xf32>
  %again = tensor.collapse_shape %cut [[0, 1]] : tensor<33x17xf32> into tensor<561xf32>
  %shifted = tensor.expand_shape %again [[0, 1]] output_shape [17, 33] : tensor<561xf32> into tensor<17x33xf32>
  %b = tensor.extract_slice %shifted[0, 0] [17, 17] [1, 1] : tensor<17x33xf32> to tensor<17x17xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %b : tensor<17x17xf32>, tensor<17x17xf32>) outs(%e : tensor<17x17xf32>) {
  ^bb0(%a: f32, %c: f32, %out: f32):
    %r = arith.addf %a, %c : f32
    linalg.yield %r : f32
  } -> tensor<17x17xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x17xf32>) outs(%e : tensor<17x17xf32>) -> tensor<17x17xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x17xf32>, tensor<17x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// A table read at the same position twice.
// CHECK-LABEL: @diagonal_of_table: capture
// CHECK-NEXT: remark: [Passed] captured as attn.attention: query[b0, m, d], key[b0, n, d], value[b0, n, e], output[b0, m, e]; score region; no mask; empty rows yield nan
func.func @diagonal_of_table(%q: tensor<3x5x4xf32>, %k: tensor<3x7x4xf32>, %v: tensor<3x7x6xf32>, %table: tensor<7x7xf32>) -> (tensor<3x5x6xf32>) {
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
  %v8 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (n, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v5, %table : tensor<3x5x7xf32>, tensor<7x7xf32>) outs(%v6 : tensor<3x5x7xf32>) {
  ^bb0(%a6_0: f32, %a6_1: f32, %o6: f32):
    %w7 = arith.addf %a6_0, %a6_1 : f32
    linalg.yield %w7 : f32
  } -> tensor<3x5x7xf32>
  %v9 = tensor.empty() : tensor<3x5xf32>
  %v10 = linalg.fill ins(%c1 : f32) outs(%v9 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v8 : tensor<3x5x7xf32>) outs(%v10 : tensor<3x5xf32>) {
  ^bb0(%a10_0: f32, %o10: f32):
    %w11 = arith.maximumf %o10, %a10_0 : f32
    linalg.yield %w11 : f32
  } -> tensor<3x5xf32>
  %v13 = tensor.empty() : tensor<3x5x7xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v8, %v12 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v13 : tensor<3x5x7xf32>) {
  ^bb0(%a13_0: f32, %a13_1: f32, %o13: f32):
    %w14 = arith.subf %a13_0, %a13_1 : f32
    linalg.yield %w14 : f32
  } -> tensor<3x5x7xf32>
  %v16 = tensor.empty() : tensor<3x5x7xf32>
  %v18 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v15 : tensor<3x5x7xf32>) outs(%v16 : tensor<3x5x7xf32>) {
  ^bb0(%a16_0: f32, %o16: f32):
    %w17 = math.exp %a16_0 : f32
    linalg.yield %w17 : f32
  } -> tensor<3x5x7xf32>
  %v19 = tensor.empty() : tensor<3x5xf32>
  %v20 = linalg.fill ins(%c0 : f32) outs(%v19 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v18 : tensor<3x5x7xf32>) outs(%v20 : tensor<3x5xf32>) {
  ^bb0(%a20_0: f32, %o20: f32):
    %w21 = arith.addf %o20, %a20_0 : f32
    linalg.yield %w21 : f32
  } -> tensor<3x5xf32>
  %v23 = tensor.empty() : tensor<3x5x7xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(h, m, n) -> (h, m, n)>, affine_map<(h, m, n) -> (h, m)>, affine_map<(h, m, n) -> (h, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v18, %v22 : tensor<3x5x7xf32>, tensor<3x5xf32>) outs(%v23 : tensor<3x5x7xf32>) {
  ^bb0(%a23_0: f32, %a23_1: f32, %o23: f32):
    %w24 = arith.divf %a23_0, %a23_1 : f32
    linalg.yield %w24 : f32
  } -> tensor<3x5x7xf32>
  %v26 = tensor.empty() : tensor<3x5x6xf32>
  %v27 = linalg.fill ins(%c0 : f32) outs(%v26 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %v30 = linalg.generic {indexing_maps = [affine_map<(h, m, e, n) -> (h, m, n)>, affine_map<(h, m, e, n) -> (h, n, e)>, affine_map<(h, m, e, n) -> (h, m, e)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%v25, %v : tensor<3x5x7xf32>, tensor<3x7x6xf32>) outs(%v27 : tensor<3x5x6xf32>) {
  ^bb0(%a27_0: f32, %a27_1: f32, %o27: f32):
    %w28 = arith.mulf %a27_0, %a27_1 : f32
    %w29 = arith.addf %o27, %w28 : f32
    linalg.yield %w29 : f32
  } -> tensor<3x5x6xf32>
  return %v30 : tensor<3x5x6xf32>
}

// RUN: attn-opt %s --split-input-file --attn-raise-linalg | FileCheck %s
// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK,PLAIN
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK

// Masks, by the rows of the conformance table.

// M2: added, of full rank.

// REMARK: [Passed]{{.*}}Function=add | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @add
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.addf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @add(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<17x19xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.addf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M3: added, one number per key.

// REMARK: [Passed]{{.*}}Function=add_keys | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @add_keys
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<19xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.addf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @add_keys(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<19xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %b : tensor<17x19xf32>, tensor<19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.addf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M3: added, broadcast over a unit dimension.

// REMARK: [Passed]{{.*}}Function=add_unit | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[0, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @add_unit
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<1x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.addf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @add_unit(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<1x19xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (0, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %b : tensor<17x19xf32>, tensor<1x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.addf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M4: the operands of the addition swapped.

// REMARK: [Passed]{{.*}}Function=add_commuted | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @add_commuted
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.addf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @add_commuted(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<17x19xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.addf %a1, %a0 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M5: select of -inf.

// REMARK: [Passed]{{.*}}Function=select_keep | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @select_keep
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @select_keep(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M5: inverted.

// REMARK: [Passed]{{.*}}Function=select_inverted | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @select_inverted
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: %[[VTRUE:[a-z0-9_]+]] = arith.constant true
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.xori %[[A4]], %[[VTRUE]] : i1
// CHECK-NEXT: attn.yield %[[V2]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @select_inverted(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %f, %a0 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M6: select of a finite value.

// REMARK: [Passed]{{.*}}Function=select_finite | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; plain scores; mask with fill -1.000000e+09; empty rows yield nan
// CHECK-LABEL: func @select_finite
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-SAME: fill = -1.000000e+09 : f64
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @select_finite(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant -1.0e9 : f32
      %d = arith.select %a1, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M6: an added value that absorbs the score is a mask.

// REMARK: [Passed]{{.*}}Function=add_lowest | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; plain scores; mask with fill -3.402823e+38; empty rows yield nan
// CHECK-LABEL: func @add_lowest
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-SAME: fill = -3.4028234663852886E+38 : f64
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @add_lowest(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %z = arith.constant 0.0 : f32
      %f = arith.constant -3.40282347E+38 : f32
      %x = arith.select %a1, %z, %f : f32
      %d = arith.addf %a0, %x : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M6: an added value that does not is arithmetic.

// REMARK: [Passed]{{.*}}Function=add_finite | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @add_finite
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: i1):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[VCST_0:[a-z0-9_]+]] = arith.constant -1.000000e+04 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.select %[[A5]], %[[VCST]], %[[VCST_0]] : f32
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = arith.addf %[[V2]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V3]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @add_finite(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %z = arith.constant 0.0 : f32
      %f = arith.constant -1.0e4 : f32
      %x = arith.select %a1, %z, %f : f32
      %d = arith.addf %a0, %x : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M7: a condition as a number.

// REMARK: [Passed]{{.*}}Function=add_bool | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @add_bool
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: i1):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[VCST_0:[a-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.select %[[A5]], %[[VCST]], %[[VCST_0]] : f32
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = arith.addf %[[V2]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V3]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @add_bool(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %x = arith.uitofp %a1 : i1 to f32
      %d = arith.addf %a0, %x : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// (1 - mask) * lowest.

// REMARK: [Passed]{{.*}}Function=one_minus | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -3.402823e+38; empty rows yield nan
// CHECK-LABEL: func @one_minus
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-SAME: fill = -3.4028234663852886E+38 : f64
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @one_minus(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %o = arith.constant 1.0 : f32
      %f = arith.constant -3.40282347E+38 : f32
      %x = arith.uitofp %a1 : i1 to f32
      %y = arith.subf %o, %x : f32
      %w = arith.mulf %y, %f : f32
      %d = arith.addf %a0, %w : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M8: a causal select and an added mask of -inf.

// REMARK: [Passed]{{.*}}Function=two_masks | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[n], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @two_masks
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V3]] : index
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = arith.andi %[[V4]], %[[A4]] : i1
// CHECK-NEXT: attn.yield %[[V5]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @two_masks(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %z = arith.constant 0.0 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %i : index
      %t = arith.select %c, %a0, %f : f32
      %x = arith.select %a1, %z, %f : f32
      %d = arith.addf %t, %x : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M8: a causal select and an added tensor.

// REMARK: [Passed]{{.*}}Function=mask_and_bias | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @mask_and_bias
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.addf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V3]] : index
// CHECK-NEXT: attn.yield %[[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @mask_and_bias(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<17x19xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %i : index
      %t = arith.select %c, %a0, %f : f32
      %d = arith.addf %t, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M8: a finite fill and an added tensor, which may be as low.

// REMARK: [Passed]{{.*}}Function=finite_mask_and_bias | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @finite_mask_and_bias
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V3]] : index
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[VCST_0:[a-z0-9_]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = arith.select %[[V4]], %[[VCST]], %[[VCST_0]] : f32
// CHECK-NEXT: %[[V6:[a-z0-9_]+]] = arith.addf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: %[[V7:[a-z0-9_]+]] = arith.addf %[[V5]], %[[V6]] : f32
// CHECK-NEXT: attn.yield %[[V7]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @finite_mask_and_bias(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<17x19xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %f = arith.constant -3.40282347E+38 : f32
      %z = arith.constant 0.0 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %i : index
      %x = arith.select %c, %z, %f : f32
      %y = arith.addf %a0, %a1 : f32
      %d = arith.addf %y, %x : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M10: causal from linalg.index.

// REMARK: [Passed]{{.*}}Function=causal | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @causal
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V3]] : index
// CHECK-NEXT: attn.yield %[[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @causal(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %i : index
      %d = arith.select %c, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// N13: strict.

// REMARK: [Passed]{{.*}}Function=causal_strict | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @causal_strict
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi slt, %[[V2]], %[[V3]] : index
// CHECK-NEXT: attn.yield %[[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @causal_strict(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi slt, %j, %i : index
      %d = arith.select %c, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// N13: off by one.

// REMARK: [Passed]{{.*}}Function=causal_off_by_one | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @causal_off_by_one
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[VC1:[a-z0-9_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.addi %[[VC1]], %[[V3]] : index
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V4]] : index
// CHECK-NEXT: attn.yield %[[V5]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @causal_off_by_one(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %o = arith.constant 1 : index
      %l = arith.addi %i, %o : index
      %c = arith.cmpi sle, %j, %l : index
      %d = arith.select %c, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M11: bottom right.

// REMARK: [Passed]{{.*}}Function=causal_bottom_right | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @causal_bottom_right
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[VC2:[a-z0-9_]+]] = arith.constant 2 : index
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.addi %[[VC2]], %[[V3]] : index
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V4]] : index
// CHECK-NEXT: attn.yield %[[V5]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @causal_bottom_right(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %o = arith.constant 2 : index
      %l = arith.addi %i, %o : index
      %c = arith.cmpi sle, %j, %l : index
      %d = arith.select %c, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M10: on i32.

// REMARK: [Passed]{{.*}}Function=causal_i32 | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @causal_i32
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sge, %[[V2]], %[[V3]] : index
// CHECK-NEXT: attn.yield %[[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @causal_i32(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %i3 = arith.index_cast %i : index to i32
      %j3 = arith.index_cast %j : index to i32
      %c = arith.cmpi sge, %i3, %j3 : i32
      %d = arith.select %c, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M13: a sliding window.

// REMARK: [Passed]{{.*}}Function=window | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @window
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V3]] : index
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = arith.subi %[[V3]], %[[V2]] : index
// CHECK-NEXT: %[[VC4:[a-z0-9_]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[V6:[a-z0-9_]+]] = arith.cmpi slt, %[[V5]], %[[VC4]] : index
// CHECK-NEXT: %[[V7:[a-z0-9_]+]] = arith.andi %[[V4]], %[[V6]] : i1
// CHECK-NEXT: attn.yield %[[V7]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @window(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %w = arith.constant 4 : index
      %a = arith.cmpi sle, %j, %i : index
      %l = arith.subi %i, %j : index
      %b = arith.cmpi slt, %l, %w : index
      %c = arith.andi %a, %b : i1
      %d = arith.select %c, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M10: compare of two iotas.

// REMARK: [Passed]{{.*}}Function=iotas | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @iotas
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sge, %[[V2]], %[[V3]] : index
// CHECK-NEXT: attn.yield %[[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @iotas(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17xi64>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%e5 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %i = linalg.index 0 : index
      %c = arith.index_cast %i : index to i64
      linalg.yield %c : i64
    } -> tensor<17xi64>
  %e7 = tensor.empty() : tensor<19xi64>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%e7 : tensor<19xi64>) {
    ^bb0(%out: i64):
      %i = linalg.index 0 : index
      %c = arith.index_cast %i : index to i64
      linalg.yield %c : i64
    } -> tensor<19xi64>
  %t9 = tensor.expand_shape %g6 [[0, 1]] output_shape [17, 1] : tensor<17xi64> into tensor<17x1xi64>
  %t10 = tensor.expand_shape %g8 [[0, 1]] output_shape [1, 19] : tensor<19xi64> into tensor<1x19xi64>
  %e11 = tensor.empty() : tensor<17x19xi1>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, 0)>, affine_map<(m, n) -> (0, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%t9, %t10 : tensor<17x1xi64>, tensor<1x19xi64>) outs(%e11 : tensor<17x19xi1>) {
    ^bb0(%a0: i64, %a1: i64, %out: i1):
      %c = arith.cmpi sge, %a0, %a1 : i64
      linalg.yield %c : i1
    } -> tensor<17x19xi1>
  %e13 = tensor.empty() : tensor<17x19xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %g12 : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e13 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c15 = arith.constant 0xFF800000 : f32
  %e16 = tensor.empty() : tensor<17xf32>
  %f17 = linalg.fill ins(%c15 : f32) outs(%e16 : tensor<17xf32>) -> tensor<17xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g14 : tensor<17x19xf32>) outs(%f17 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e19 = tensor.empty() : tensor<17x19xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g14, %g18 : tensor<17x19xf32>, tensor<17xf32>) outs(%e19 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c21 = arith.constant 0.0 : f32
  %e22 = tensor.empty() : tensor<17xf32>
  %f23 = linalg.fill ins(%c21 : f32) outs(%e22 : tensor<17xf32>) -> tensor<17xf32>
  %g24 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g20 : tensor<17x19xf32>) outs(%f23 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e25 = tensor.empty() : tensor<17x19xf32>
  %g26 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g20, %g24 : tensor<17x19xf32>, tensor<17xf32>) outs(%e25 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c27 = arith.constant 0.0 : f32
  %e28 = tensor.empty() : tensor<17x16xf32>
  %f29 = linalg.fill ins(%c27 : f32) outs(%e28 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm30 = linalg.matmul ins(%g26, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f29 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm30 : tensor<17x16xf32>
}

// -----

// M12: a length at run time.

// REMARK: [Passed]{{.*}}Function=length | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[0], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @length
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<1xi64>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i64):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = arith.index_cast %[[V2]] : index to i64
// CHECK-NEXT: %[[VC3_I64:[a-z0-9_]+]] = arith.constant 3 : i64
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.addi %[[A4]], %[[VC3_I64]] : i64
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = arith.cmpi slt, %[[V3]], %[[V4]] : i64
// CHECK-NEXT: attn.yield %[[V5]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @length(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %len: tensor<1xi64>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (0)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %len : tensor<17x19xf32>, tensor<1xi64>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i64, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %three = arith.constant 3 : i64
      %l = arith.addi %a1, %three : i64
      %j = linalg.index 1 : index
      %jj = arith.index_cast %j : index to i64
      %c = arith.cmpi slt, %jj, %l : i64
      %d = arith.select %c, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M14: ALiBi.

// REMARK: [Passed]{{.*}}Function=alibi | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @alibi
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.subi %[[V2]], %[[V3]] : index
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = arith.index_cast %[[V4]] : index to i64
// CHECK-NEXT: %[[V6:[a-z0-9_]+]] = arith.sitofp %[[V5]] : i64 to f32
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 1.250000e-01 : f32
// CHECK-NEXT: %[[V7:[a-z0-9_]+]] = arith.mulf %[[V6]], %[[VCST]] : f32
// CHECK-NEXT: %[[V8:[a-z0-9_]+]] = arith.addf %[[V7]], %[[A3]] : f32
// CHECK-NEXT: attn.yield %[[V8]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @alibi(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %k0 = arith.constant 0.125 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %l = arith.subi %j, %i : index
      %x = arith.index_cast %l : index to i64
      %y = arith.sitofp %x : i64 to f32
      %w = arith.mulf %y, %k0 : f32
      %d = arith.addf %a0, %w : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// M15: documents.

// REMARK: [Passed]{{.*}}Function=documents | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m], capture[n], output[m, e]; plain scores; mask with fill -1.000000e+30; empty rows yield nan
// CHECK-LABEL: func @documents
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-SAME: fill = -1.0000000150474662E+30 : f64
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17xi32>, tensor<19xi32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A5:[a-z0-9]+]]: i32, %[[A6:[a-z0-9]+]]: i32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.cmpi eq, %[[A5]], %[[A6]] : i32
// CHECK-NEXT: attn.yield %[[V2]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @documents(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %qd: tensor<17xi32>, %kd: tensor<19xi32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %qd, %kd : tensor<17x19xf32>, tensor<17xi32>, tensor<19xi32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i32, %a2: i32, %out: f32):
      %f = arith.constant -1.0e30 : f32
      %c = arith.cmpi eq, %a1, %a2 : i32
      %d = arith.select %c, %a0, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// N8: a select of another tensor is arithmetic.

// REMARK: [Passed]{{.*}}Function=select_of_tensors | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @select_of_tensors
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x19xi1>, tensor<17x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A5:[a-z0-9]+]]: f32, %[[A6:[a-z0-9]+]]: i1, %[[A7:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.select %[[A6]], %[[A5]], %[[A7]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @select_of_tensors(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>, %other: tensor<17x19xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask, %other : tensor<17x19xf32>, tensor<17x19xi1>, tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %a2: f32, %out: f32):
      %d = arith.select %a1, %a0, %a2 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// E1: soft-cap before the mask.

// REMARK: [Passed]{{.*}}Function=soft_cap | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @soft_cap
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 3.000000e+01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.divf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = math.tanh %[[V2]] : f32
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.mulf %[[V3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V4]] : f32
// CHECK-NEXT: } mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V3]] : index
// CHECK-NEXT: attn.yield %[[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @soft_cap(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %k0 = arith.constant 30.0 : f32
      %f = arith.constant 0xFF800000 : f32
      %x = arith.divf %a0, %k0 : f32
      %y = math.tanh %x : f32
      %w = arith.mulf %y, %k0 : f32
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi sle, %j, %i : index
      %d = arith.select %c, %w, %f : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// C10: a scale behind the mask.

// REMARK: [Passed]{{.*}}Function=scaled_after_mask | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; mask with fill -2.500000e+08; empty rows yield nan
// CHECK-LABEL: func @scaled_after_mask
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-SAME: fill = -2.500000e+08 : f64
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: i1):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A4]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } mask {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @scaled_after_mask(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant -1.0e9 : f32
      %k0 = arith.constant 0.25 : f32
      %x = arith.select %a1, %a0, %f : f32
      %d = arith.mulf %x, %k0 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17xf32>) -> tensor<17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g12 : tensor<17x19xf32>) outs(%f15 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g16 : tensor<17x19xf32>, tensor<17xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// RUN: attn-opt %s --split-input-file --attn-raise-linalg | FileCheck %s
// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK,PLAIN
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK

// Scales, by the rows of the conformance table.

// C1: times a constant.

// REMARK: [Passed]{{.*}}Function=times_constant | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @times_constant
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @times_constant(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 0.25 : f32
      %d = arith.mulf %a0, %c : f32
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

// C2: divided by a constant.

// REMARK: [Passed]{{.*}}Function=by_constant | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @by_constant
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.divf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @by_constant(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 4.0 : f32
      %d = arith.divf %a0, %c : f32
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

// C3: on the query.

// REMARK: [Passed]{{.*}}Function=on_query | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @on_query
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @on_query(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<17x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(m, d) -> (m, d)>, affine_map<(m, d) -> (m, d)>], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<17x8xf32>) outs(%e1 : tensor<17x8xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 0.25 : f32
      %d = arith.mulf %a0, %c : f32
      linalg.yield %d : f32
    } -> tensor<17x8xf32>
  %c3 = arith.constant 0.0 : f32
  %e4 = tensor.empty() : tensor<17x19xf32>
  %f5 = linalg.fill ins(%c3 : f32) outs(%e4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm6 = linalg.matmul ins(%g2, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f5 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
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

// C4: on the key.

// REMARK: [Passed]{{.*}}Function=on_key | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @on_key
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @on_key(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<8x19xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(d, n) -> (d, n)>, affine_map<(d, n) -> (d, n)>], iterator_types = ["parallel", "parallel"]} ins(%k : tensor<8x19xf32>) outs(%e1 : tensor<8x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 4.0 : f32
      %d = arith.divf %a0, %c : f32
      linalg.yield %d : f32
    } -> tensor<8x19xf32>
  %c3 = arith.constant 0.0 : f32
  %e4 = tensor.empty() : tensor<17x19xf32>
  %f5 = linalg.fill ins(%c3 : f32) outs(%e4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm6 = linalg.matmul ins(%q, %g2 : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f5 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
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

// C5: its root on both.

// REMARK: [Passed]{{.*}}Function=root_on_both | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @root_on_both
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 6.250000e-02 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @root_on_both(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<17x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(m, d) -> (m, d)>, affine_map<(m, d) -> (m, d)>], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<17x8xf32>) outs(%e1 : tensor<17x8xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 0.25 : f32
      %d = arith.mulf %a0, %c : f32
      linalg.yield %d : f32
    } -> tensor<17x8xf32>
  %e3 = tensor.empty() : tensor<8x19xf32>
  %g4 = linalg.generic {indexing_maps = [affine_map<(d, n) -> (d, n)>, affine_map<(d, n) -> (d, n)>], iterator_types = ["parallel", "parallel"]} ins(%k : tensor<8x19xf32>) outs(%e3 : tensor<8x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 0.25 : f32
      %d = arith.mulf %a0, %c : f32
      linalg.yield %d : f32
    } -> tensor<8x19xf32>
  %c5 = arith.constant 0.0 : f32
  %e6 = tensor.empty() : tensor<17x19xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm8 = linalg.matmul ins(%g2, %g4 : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f7 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c9 = arith.constant 0xFF800000 : f32
  %e10 = tensor.empty() : tensor<17xf32>
  %f11 = linalg.fill ins(%c9 : f32) outs(%e10 : tensor<17xf32>) -> tensor<17xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm8 : tensor<17x19xf32>) outs(%f11 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e13 = tensor.empty() : tensor<17x19xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm8, %g12 : tensor<17x19xf32>, tensor<17xf32>) outs(%e13 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c15 = arith.constant 0.0 : f32
  %e16 = tensor.empty() : tensor<17xf32>
  %f17 = linalg.fill ins(%c15 : f32) outs(%e16 : tensor<17xf32>) -> tensor<17xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g14 : tensor<17x19xf32>) outs(%f17 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e19 = tensor.empty() : tensor<17x19xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g14, %g18 : tensor<17x19xf32>, tensor<17xf32>) outs(%e19 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c21 = arith.constant 0.0 : f32
  %e22 = tensor.empty() : tensor<17x16xf32>
  %f23 = linalg.fill ins(%c21 : f32) outs(%e22 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm24 = linalg.matmul ins(%g20, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f23 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm24 : tensor<17x16xf32>
}

// -----

// C6: none.

// REMARK: [Passed]{{.*}}Function=none | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @none
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @none(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17xf32>) -> tensor<17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<17x19xf32>) outs(%f7 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e9 = tensor.empty() : tensor<17x19xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %g8 : tensor<17x19xf32>, tensor<17xf32>) outs(%e9 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<17xf32>) -> tensor<17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g10 : tensor<17x19xf32>) outs(%f13 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e15 = tensor.empty() : tensor<17x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g10, %g14 : tensor<17x19xf32>, tensor<17xf32>) outs(%e15 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<17x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm20 = linalg.matmul ins(%g16, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f19 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm20 : tensor<17x16xf32>
}

// -----

// C7: before and after.

// REMARK: [Passed]{{.*}}Function=before_and_after | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @before_and_after
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = arith.mulf %[[V2]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V3]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @before_and_after(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<17x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(m, d) -> (m, d)>, affine_map<(m, d) -> (m, d)>], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<17x8xf32>) outs(%e1 : tensor<17x8xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 0.25 : f32
      %d = arith.mulf %a0, %c : f32
      linalg.yield %d : f32
    } -> tensor<17x8xf32>
  %c3 = arith.constant 0.0 : f32
  %e4 = tensor.empty() : tensor<17x19xf32>
  %f5 = linalg.fill ins(%c3 : f32) outs(%e4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm6 = linalg.matmul ins(%g2, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f5 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e7 = tensor.empty() : tensor<17x19xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm6 : tensor<17x19xf32>) outs(%e7 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 0.25 : f32
      %d = arith.mulf %a0, %c : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c9 = arith.constant 0xFF800000 : f32
  %e10 = tensor.empty() : tensor<17xf32>
  %f11 = linalg.fill ins(%c9 : f32) outs(%e10 : tensor<17xf32>) -> tensor<17xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g8 : tensor<17x19xf32>) outs(%f11 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e13 = tensor.empty() : tensor<17x19xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g8, %g12 : tensor<17x19xf32>, tensor<17xf32>) outs(%e13 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c15 = arith.constant 0.0 : f32
  %e16 = tensor.empty() : tensor<17xf32>
  %f17 = linalg.fill ins(%c15 : f32) outs(%e16 : tensor<17xf32>) -> tensor<17xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g14 : tensor<17x19xf32>) outs(%f17 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e19 = tensor.empty() : tensor<17x19xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g14, %g18 : tensor<17x19xf32>, tensor<17xf32>) outs(%e19 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c21 = arith.constant 0.0 : f32
  %e22 = tensor.empty() : tensor<17x16xf32>
  %f23 = linalg.fill ins(%c21 : f32) outs(%e22 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm24 = linalg.matmul ins(%g20, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f23 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm24 : tensor<17x16xf32>
}

// -----

// C8: a scalar at run time.

// REMARK: [Passed]{{.*}}Function=runtime | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @runtime
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %{{[a-z0-9_]+}}, %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @runtime(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %scale: f32) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %d = arith.mulf %a0, %scale : f32
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

// C8: in a tensor of rank 0.

// REMARK: [Passed]{{.*}}Function=runtime_tensor | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @runtime_tensor
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<f32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @runtime_tensor(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %scale: tensor<f32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> ()>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %scale : tensor<17x19xf32>, tensor<f32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.mulf %a0, %a1 : f32
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

// C9: a tensor.

// REMARK: [Passed]{{.*}}Function=of_rows | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @of_rows
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @of_rows(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %scale: tensor<17xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %scale : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.mulf %a0, %a1 : f32
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

// N5: a tensor on the query stays there.

// REMARK: [Passed]{{.*}}Function=on_query_rows | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @on_query_rows
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @on_query_rows(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %scale: tensor<17xf32>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<17x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(m, d) -> (m, d)>, affine_map<(m, d) -> (m)>, affine_map<(m, d) -> (m, d)>], iterator_types = ["parallel", "parallel"]} ins(%q, %scale : tensor<17x8xf32>, tensor<17xf32>) outs(%e1 : tensor<17x8xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.mulf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x8xf32>
  %c3 = arith.constant 0.0 : f32
  %e4 = tensor.empty() : tensor<17x19xf32>
  %f5 = linalg.fill ins(%c3 : f32) outs(%e4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm6 = linalg.matmul ins(%g2, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f5 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c7 = arith.constant 0xFF800000 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
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

// C10: after the bias.

// REMARK: [Passed]{{.*}}Function=after_bias | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @after_bias
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A4:[a-z0-9]+]]: f32, %[[A5:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.addf %[[A5]], %[[A4]] : f32
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = arith.mulf %[[V2]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V3]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @after_bias(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<17x19xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %x = arith.addf %a0, %a1 : f32
      %c = arith.constant 0.25 : f32
      %d = arith.mulf %x, %c : f32
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

// C11: a splat.

// REMARK: [Passed]{{.*}}Function=splat | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @splat
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @splat(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %t1 = arith.constant dense<0.25> : tensor<17x19xf32>
  %c2 = arith.constant 0.0 : f32
  %e3 = tensor.empty() : tensor<17x19xf32>
  %f4 = linalg.fill ins(%c2 : f32) outs(%e3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm5 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %g7 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm5, %t1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e6 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.mulf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c8 = arith.constant 0xFF800000 : f32
  %e9 = tensor.empty() : tensor<17xf32>
  %f10 = linalg.fill ins(%c8 : f32) outs(%e9 : tensor<17xf32>) -> tensor<17xf32>
  %g11 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g7 : tensor<17x19xf32>) outs(%f10 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e12 = tensor.empty() : tensor<17x19xf32>
  %g13 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g7, %g11 : tensor<17x19xf32>, tensor<17xf32>) outs(%e12 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c14 = arith.constant 0.0 : f32
  %e15 = tensor.empty() : tensor<17xf32>
  %f16 = linalg.fill ins(%c14 : f32) outs(%e15 : tensor<17xf32>) -> tensor<17xf32>
  %g17 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g13 : tensor<17x19xf32>) outs(%f16 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e18 = tensor.empty() : tensor<17x19xf32>
  %g19 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g13, %g17 : tensor<17x19xf32>, tensor<17xf32>) outs(%e18 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c20 = arith.constant 0.0 : f32
  %e21 = tensor.empty() : tensor<17x16xf32>
  %f22 = linalg.fill ins(%c20 : f32) outs(%e21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm23 = linalg.matmul ins(%g19, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f22 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm23 : tensor<17x16xf32>
}

// -----

// C11: a constant that is cast.

// REMARK: [Passed]{{.*}}Function=cast_constant | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @cast_constant
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @cast_constant(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 0.25 : f64
      %e = arith.truncf %c : f64 to f32
      %d = arith.mulf %a0, %e : f32
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

// C4: before a transpose, and linalg.contract.

// REMARK: [Passed]{{.*}}Function=transposed_scaled | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @transposed_scaled
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @transposed_scaled(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<17x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(m, d) -> (m, d)>, affine_map<(m, d) -> (m, d)>], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<17x8xf32>) outs(%e1 : tensor<17x8xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 0.25 : f32
      %d = arith.mulf %a0, %c : f32
      linalg.yield %d : f32
    } -> tensor<17x8xf32>
  %e3 = tensor.empty() : tensor<8x17xf32>
  %t4 = linalg.transpose ins(%g2 : tensor<17x8xf32>) outs(%e3 : tensor<8x17xf32>) permutation = [1, 0]
  %c5 = arith.constant 0.0 : f32
  %e6 = tensor.empty() : tensor<17x19xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %t8 = linalg.contract indexing_maps = [affine_map<(m, n, d) -> (d, m)>, affine_map<(m, n, d) -> (d, n)>, affine_map<(m, n, d) -> (m, n)>] ins(%t4, %k : tensor<8x17xf32>, tensor<8x19xf32>) outs(%f7 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c9 = arith.constant 0xFF800000 : f32
  %e10 = tensor.empty() : tensor<17xf32>
  %f11 = linalg.fill ins(%c9 : f32) outs(%e10 : tensor<17xf32>) -> tensor<17xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%t8 : tensor<17x19xf32>) outs(%f11 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e13 = tensor.empty() : tensor<17x19xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%t8, %g12 : tensor<17x19xf32>, tensor<17xf32>) outs(%e13 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c15 = arith.constant 0.0 : f32
  %e16 = tensor.empty() : tensor<17xf32>
  %f17 = linalg.fill ins(%c15 : f32) outs(%e16 : tensor<17xf32>) -> tensor<17xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g14 : tensor<17x19xf32>) outs(%f17 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e19 = tensor.empty() : tensor<17x19xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g14, %g18 : tensor<17x19xf32>, tensor<17xf32>) outs(%e19 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c21 = arith.constant 0.0 : f32
  %e22 = tensor.empty() : tensor<17x16xf32>
  %f23 = linalg.fill ins(%c21 : f32) outs(%e22 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm24 = linalg.matmul ins(%g20, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f23 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm24 : tensor<17x16xf32>
}

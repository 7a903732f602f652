// RUN: attn-opt %s --split-input-file --attn-raise-linalg | FileCheck %s
// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK,PLAIN
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK

// Element types, by the rows of the conformance table.

// D1: an f32 softmax between f16 contractions.

// REMARK: [Passed]{{.*}}Function=f32_softmax | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @f32_softmax
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf16>, tensor<8x19xf16>, tensor<19x16xf16>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf16>) -> tensor<17x16xf16>
// CHECK-NOT: math.exp
func.func @f32_softmax(%q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf16> {
  %c1 = arith.constant 0.0 : f16
  %e2 = tensor.empty() : tensor<17x19xf16>
  %f3 = linalg.fill ins(%c1 : f16) outs(%e2 : tensor<17x19xf16>) -> tensor<17x19xf16>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf16>, tensor<8x19xf16>) outs(%f3 : tensor<17x19xf16>) -> tensor<17x19xf16>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf16>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f16, %out: f32):
      %y = arith.extf %a0 : f16 to f32
      linalg.yield %y : f32
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
  %e19 = tensor.empty() : tensor<17x19xf16>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g18 : tensor<17x19xf32>) outs(%e19 : tensor<17x19xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %y = arith.truncf %a0 : f32 to f16
      linalg.yield %y : f16
    } -> tensor<17x19xf16>
  %c21 = arith.constant 0.0 : f16
  %e22 = tensor.empty() : tensor<17x16xf16>
  %f23 = linalg.fill ins(%c21 : f16) outs(%e22 : tensor<17x16xf16>) -> tensor<17x16xf16>
  %mm24 = linalg.matmul ins(%g20, %v : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f23 : tensor<17x16xf16>) -> tensor<17x16xf16>
  return %mm24 : tensor<17x16xf16>
}

// -----

// D2: a round trip of the scores through f16.

// REMARK: [Passed]{{.*}}Function=round_trip | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @round_trip
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @round_trip(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf16>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %y = arith.truncf %a0 : f32 to f16
      linalg.yield %y : f16
    } -> tensor<17x19xf16>
  %e7 = tensor.empty() : tensor<17x19xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6 : tensor<17x19xf16>) outs(%e7 : tensor<17x19xf32>) {
    ^bb0(%a0: f16, %out: f32):
      %y = arith.extf %a0 : f16 to f32
      linalg.yield %y : f32
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

// D3: f16 inputs, f32 accumulators, the output cast.

// REMARK: [Passed]{{.*}}Function=f32_accumulators | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @f32_accumulators
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf16>, tensor<8x19xf16>, tensor<19x16xf16>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @f32_accumulators(%q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf16> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf16>, tensor<8x19xf16>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
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
  %e17 = tensor.empty() : tensor<17x19xf16>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g16 : tensor<17x19xf32>) outs(%e17 : tensor<17x19xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %y = arith.truncf %a0 : f32 to f16
      linalg.yield %y : f16
    } -> tensor<17x19xf16>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %e23 = tensor.empty() : tensor<17x16xf16>
  %g24 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm22 : tensor<17x16xf32>) outs(%e23 : tensor<17x16xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %y = arith.truncf %a0 : f32 to f16
      linalg.yield %y : f16
    } -> tensor<17x16xf16>
  return %g24 : tensor<17x16xf16>
}

// -----

// Everything in f16.

// REMARK: [Passed]{{.*}}Function=f16_softmax | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @f16_softmax
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf16>, tensor<8x19xf16>, tensor<19x16xf16>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf16>) -> tensor<17x16xf16>
// CHECK-NOT: math.exp
func.func @f16_softmax(%q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf16> {
  %c1 = arith.constant 0.0 : f16
  %e2 = tensor.empty() : tensor<17x19xf16>
  %f3 = linalg.fill ins(%c1 : f16) outs(%e2 : tensor<17x19xf16>) -> tensor<17x19xf16>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf16>, tensor<8x19xf16>) outs(%f3 : tensor<17x19xf16>) -> tensor<17x19xf16>
  %c5 = arith.constant 0xFC00 : f16
  %e6 = tensor.empty() : tensor<17xf16>
  %f7 = linalg.fill ins(%c5 : f16) outs(%e6 : tensor<17xf16>) -> tensor<17xf16>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<17x19xf16>) outs(%f7 : tensor<17xf16>) {
    ^bb0(%a0: f16, %out: f16):
      %r = arith.maximumf %a0, %out : f16
      linalg.yield %r : f16
    } -> tensor<17xf16>
  %e9 = tensor.empty() : tensor<17x19xf16>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %g8 : tensor<17x19xf16>, tensor<17xf16>) outs(%e9 : tensor<17x19xf16>) {
    ^bb0(%a0: f16, %a1: f16, %out: f16):
      %d = arith.subf %a0, %a1 : f16
      %x = math.exp %d : f16
      linalg.yield %x : f16
    } -> tensor<17x19xf16>
  %c11 = arith.constant 0.0 : f16
  %e12 = tensor.empty() : tensor<17xf16>
  %f13 = linalg.fill ins(%c11 : f16) outs(%e12 : tensor<17xf16>) -> tensor<17xf16>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g10 : tensor<17x19xf16>) outs(%f13 : tensor<17xf16>) {
    ^bb0(%a0: f16, %out: f16):
      %r = arith.addf %out, %a0 : f16
      linalg.yield %r : f16
    } -> tensor<17xf16>
  %e15 = tensor.empty() : tensor<17x19xf16>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g10, %g14 : tensor<17x19xf16>, tensor<17xf16>) outs(%e15 : tensor<17x19xf16>) {
    ^bb0(%a0: f16, %a1: f16, %out: f16):
      %d = arith.divf %a0, %a1 : f16
      linalg.yield %d : f16
    } -> tensor<17x19xf16>
  %c17 = arith.constant 0.0 : f16
  %e18 = tensor.empty() : tensor<17x16xf16>
  %f19 = linalg.fill ins(%c17 : f16) outs(%e18 : tensor<17x16xf16>) -> tensor<17x16xf16>
  %mm20 = linalg.matmul ins(%g16, %v : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f19 : tensor<17x16xf16>) -> tensor<17x16xf16>
  return %mm20 : tensor<17x16xf16>
}

// -----

// Widened inputs: Q and K are read as they are, V stays wide, as P is.

// REMARK: [Passed]{{.*}}Function=upcast_inputs | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @upcast_inputs
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf16>, tensor<8x19xf16>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @upcast_inputs(%q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<17x8xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<17x8xf16>) outs(%e1 : tensor<17x8xf32>) {
    ^bb0(%a0: f16, %out: f32):
      %y = arith.extf %a0 : f16 to f32
      linalg.yield %y : f32
    } -> tensor<17x8xf32>
  %e3 = tensor.empty() : tensor<8x19xf32>
  %g4 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%k : tensor<8x19xf16>) outs(%e3 : tensor<8x19xf32>) {
    ^bb0(%a0: f16, %out: f32):
      %y = arith.extf %a0 : f16 to f32
      linalg.yield %y : f32
    } -> tensor<8x19xf32>
  %e5 = tensor.empty() : tensor<19x16xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<19x16xf16>) outs(%e5 : tensor<19x16xf32>) {
    ^bb0(%a0: f16, %out: f32):
      %y = arith.extf %a0 : f16 to f32
      linalg.yield %y : f32
    } -> tensor<19x16xf32>
  %c7 = arith.constant 0.0 : f32
  %e8 = tensor.empty() : tensor<17x19xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm10 = linalg.matmul ins(%g2, %g4 : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f9 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c11 = arith.constant 0xFF800000 : f32
  %e12 = tensor.empty() : tensor<17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<17xf32>) -> tensor<17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm10 : tensor<17x19xf32>) outs(%f13 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e15 = tensor.empty() : tensor<17x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm10, %g14 : tensor<17x19xf32>, tensor<17xf32>) outs(%e15 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<17xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<17xf32>) -> tensor<17xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g16 : tensor<17x19xf32>) outs(%f19 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e21 = tensor.empty() : tensor<17x19xf32>
  %g22 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g16, %g20 : tensor<17x19xf32>, tensor<17xf32>) outs(%e21 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c23 = arith.constant 0.0 : f32
  %e24 = tensor.empty() : tensor<17x16xf32>
  %f25 = linalg.fill ins(%c23 : f32) outs(%e24 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm26 = linalg.matmul ins(%g22, %g6 : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f25 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm26 : tensor<17x16xf32>
}

// -----

// N16, D5: Q and K of different types.

// REMARK: [Passed]{{.*}}Function=unequal | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; no mask; empty rows yield nan
// CHECK-LABEL: func @unequal
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @unequal(%q: tensor<17x8xf32>, %k: tensor<8x19xf16>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<8x19xf32>
  %g2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%k : tensor<8x19xf16>) outs(%e1 : tensor<8x19xf32>) {
    ^bb0(%a0: f16, %out: f32):
      %y = arith.extf %a0 : f16 to f32
      linalg.yield %y : f32
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

// C3: a scale on Q in f16.

// REMARK: [Passed]{{.*}}Function=scale_in_half | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; score region; no mask; empty rows yield nan
// CHECK-LABEL: func @scale_in_half
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf16>, tensor<8x19xf16>, tensor<19x16xf16>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) score {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: f32):
// CHECK-NEXT: %[[VCST:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = arith.mulf %[[A3]], %[[VCST]] : f32
// CHECK-NEXT: attn.yield %[[V2]] : f32
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @scale_in_half(%q: tensor<17x8xf16>, %k: tensor<8x19xf16>, %v: tensor<19x16xf16>) -> tensor<17x16xf32> {
  %e1 = tensor.empty() : tensor<17x8xf16>
  %g2 = linalg.generic {indexing_maps = [affine_map<(m, d) -> (m, d)>, affine_map<(m, d) -> (m, d)>], iterator_types = ["parallel", "parallel"]} ins(%q : tensor<17x8xf16>) outs(%e1 : tensor<17x8xf16>) {
    ^bb0(%a0: f16, %out: f16):
      %c = arith.constant 0.25 : f16
      %d = arith.mulf %a0, %c : f16
      linalg.yield %d : f16
    } -> tensor<17x8xf16>
  %c3 = arith.constant 0.0 : f32
  %e4 = tensor.empty() : tensor<17x19xf32>
  %f5 = linalg.fill ins(%c3 : f32) outs(%e4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm6 = linalg.matmul ins(%g2, %k : tensor<17x8xf16>, tensor<8x19xf16>) outs(%f5 : tensor<17x19xf32>) -> tensor<17x19xf32>
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
  %e19 = tensor.empty() : tensor<17x19xf16>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g18 : tensor<17x19xf32>) outs(%e19 : tensor<17x19xf16>) {
    ^bb0(%a0: f32, %out: f16):
      %y = arith.truncf %a0 : f32 to f16
      linalg.yield %y : f16
    } -> tensor<17x19xf16>
  %c21 = arith.constant 0.0 : f32
  %e22 = tensor.empty() : tensor<17x16xf32>
  %f23 = linalg.fill ins(%c21 : f32) outs(%e22 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm24 = linalg.matmul ins(%g20, %v : tensor<17x19xf16>, tensor<19x16xf16>) outs(%f23 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm24 : tensor<17x16xf32>
}

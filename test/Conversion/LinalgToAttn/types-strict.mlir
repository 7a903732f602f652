// RUN: attn-opt %s --pass-pipeline='builtin.module(attn-raise-linalg{numerics=strict})' --split-input-file | FileCheck %s --check-prefixes=CHECK,STRICT
// RUN: attn-opt %s --pass-pipeline='builtin.module(attn-raise-linalg{numerics=relaxed})' --split-input-file | FileCheck %s --check-prefixes=CHECK,RELAXED

// D2: a round trip of the scores through f16 goes, or stays in the score region.

// CHECK-LABEL: func @round_trip
// CHECK: attn.attention
// STRICT-SAME: score {
// STRICT-NEXT: ^bb0(%[[S:[a-z0-9]+]]: f32):
// STRICT-NEXT: %[[N:[0-9]+]] = arith.truncf %[[S]] : f32 to f16
// STRICT-NEXT: %[[W:[0-9]+]] = arith.extf %[[N]] : f16 to f32
// STRICT-NEXT: attn.yield %[[W]] : f32
// RELAXED-SAME: outs(%{{[0-9]+}} : tensor<17x16xf32>) -> tensor<17x16xf32>
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

// C3: a scale on a query of f16 moves into the score region, or stays.

// CHECK-LABEL: func @scale_in_half
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<17x8xf16>
// STRICT: %[[SCALED:[0-9]+]] = linalg.generic
// STRICT: attn.attention
// STRICT-SAME: ins(%[[SCALED]],
// STRICT-SAME: -> tensor<17x16xf32>
// RELAXED: attn.attention
// RELAXED-SAME: ins(%[[Q]],
// RELAXED: %[[C:[a-z0-9_]+]] = arith.constant 2.500000e-01 : f32
// RELAXED: arith.mulf %{{[a-z0-9]+}}, %[[C]] : f32
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

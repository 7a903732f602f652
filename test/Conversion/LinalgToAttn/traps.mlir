// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=FUSED
// RUN: attn-opt %s --split-input-file -o %t.before
// RUN: attn-opt %s --split-input-file --attn-raise-linalg -o %t.after
// RUN: diff %t.before %t.after
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse -o %t.before
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg -o %t.after
// RUN: diff %t.before %t.after

// What is no attention: a remark names the condition, and the IR stays as it is,
// before and after elementwise fusion.
// CHECK-NOT: [Passed]
// FUSED-NOT: [Passed]

// N1: the softmax runs over queries.

// CHECK: [Missed]{{.*}}Function=wrong_dimension | Remark="the softmax runs along another dimension than the contraction with the values reduces
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=wrong_dimension |
// FUSED-NOT: [Passed]
func.func @wrong_dimension(%q: tensor<17x8xf32>, %k: tensor<8x17xf32>, %v: tensor<17x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x17xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x17xf32>) -> tensor<17x17xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x17xf32>) outs(%f3 : tensor<17x17xf32>) -> tensor<17x17xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<17xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17xf32>) -> tensor<17xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (n, m)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<17x17xf32>) outs(%f7 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e9 = tensor.empty() : tensor<17x17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %g8 : tensor<17x17xf32>, tensor<17xf32>) outs(%e9 : tensor<17x17xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x17xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<17xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<17xf32>) -> tensor<17xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (n, m)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g10 : tensor<17x17xf32>) outs(%f13 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e15 = tensor.empty() : tensor<17x17xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g10, %g14 : tensor<17x17xf32>, tensor<17xf32>) outs(%e15 : tensor<17x17xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x17xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<17x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm20 = linalg.matmul ins(%g16, %v : tensor<17x17xf32>, tensor<17x16xf32>) outs(%f19 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm20 : tensor<17x16xf32>
}

// -----

// N2: the maximum does not see the bias.

// CHECK: [Missed]{{.*}}Function=mismatched_source | Remark="the maximum and the exponent read different scores
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=mismatched_source |
// FUSED-NOT: [Passed]
func.func @mismatched_source(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<17x19xf32>) -> tensor<17x16xf32> {
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
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%mm4 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
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

// N2: the sum is of other exponentials.

// CHECK: [Missed]{{.*}}Function=mismatched_sum | Remark="the divisor is not the sum of the exponentials
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=mismatched_sum |
// FUSED-NOT: [Passed]
func.func @mismatched_sum(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %b: tensor<17x19xf32>) -> tensor<17x16xf32> {
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
  %e13 = tensor.empty() : tensor<17x19xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e13 : tensor<17x19xf32>) {
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
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g12, %g18 : tensor<17x19xf32>, tensor<17xf32>) outs(%e19 : tensor<17x19xf32>) {
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

// N3: the maximum starts from 0.

// CHECK: [Missed]{{.*}}Function=wrong_maximum_init | Remark="the row maximum does not start from an identity
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=wrong_maximum_init |
// FUSED-NOT: [Passed]
func.func @wrong_maximum_init(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c5 = arith.constant 0.0 : f32
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

// S12: no maximum is subtracted.

// CHECK: [Missed]{{.*}}Function=no_maximum | Remark="the exponent is not a score minus a value of its row
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=no_maximum |
// FUSED-NOT: [Passed]
func.func @no_maximum(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm4 : tensor<17x19xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %x = math.exp %a0 : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0.0 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17x16xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm16 = linalg.matmul ins(%g12, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f15 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm16 : tensor<17x16xf32>
}

// -----

// N9: a select behind the softmax that is not uniform along the row.

// CHECK: [Missed]{{.*}}Function=select_of_keys | Remark="a select on the probabilities is not uniform along the row
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=select_of_keys |
// FUSED-NOT: [Passed]
func.func @select_of_keys(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17x19xi1>) -> tensor<17x16xf32> {
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
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g16, %mask : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %zero = arith.constant 0.0 : f32
      %d = arith.select %a1, %a0, %zero : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// N9: a select of whole rows by something else than the mask.

// CHECK: [Missed]{{.*}}Function=select_of_rows | Remark="a select on the probabilities does not test whether the row sees no key
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=select_of_rows |
// FUSED-NOT: [Passed]
func.func @select_of_rows(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %mask: tensor<17xi1>) -> tensor<17x16xf32> {
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
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g16, %mask : tensor<17x19xf32>, tensor<17xi1>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %zero = arith.constant 0.0 : f32
      %d = arith.select %a1, %a0, %zero : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// N11: two contractions and no softmax.

// CHECK-NOT: Function=no_softmax |
func.func @no_softmax(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm4 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %c5 = arith.constant 0.0 : f32
  %e6 = tensor.empty() : tensor<17x16xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm8 = linalg.matmul ins(%mm4, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f7 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm8 : tensor<17x16xf32>
}

// -----

// A softmax that no contraction follows.

// CHECK: [Missed]{{.*}}Function=no_values | Remark="no contraction multiplies the probabilities with values
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=no_values |
// FUSED-NOT: [Passed]
func.func @no_values(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x19xf32> {
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
  return %g16 : tensor<17x19xf32>
}

// -----

// N12: the second contraction adds to a value.

// CHECK: [Missed]{{.*}}Function=accumulates | Remark="the contraction with the values does not start from zero
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=accumulates |
// FUSED-NOT: [Passed]
func.func @accumulates(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %acc: tensor<17x16xf32>) -> tensor<17x16xf32> {
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
  %mm17 = linalg.matmul ins(%g16, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%acc : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm17 : tensor<17x16xf32>
}

// -----

// N14: dropout.

// CHECK: [Missed]{{.*}}Function=dropout | Remark="the probabilities or the output are multiplied by another value
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=dropout |
// FUSED-NOT: [Passed]
func.func @dropout(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %keep: tensor<17x19xf32>) -> tensor<17x16xf32> {
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
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g16, %keep : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %c = arith.constant 1.25 : f32
      %d = arith.mulf %a0, %a1 : f32
      %y = arith.mulf %d, %c : f32
      linalg.yield %y : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// E5: probabilities times a constant.

// CHECK: [Missed]{{.*}}Function=scaled_probabilities | Remark="the probabilities or the output are multiplied by another value
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=scaled_probabilities |
// FUSED-NOT: [Passed]
func.func @scaled_probabilities(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
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
  %e17 = tensor.empty() : tensor<17x19xf32>
  %g18 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g16 : tensor<17x19xf32>) outs(%e17 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %c = arith.constant 1.25 : f32
      %d = arith.mulf %a0, %c : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c19 = arith.constant 0.0 : f32
  %e20 = tensor.empty() : tensor<17x16xf32>
  %f21 = linalg.fill ins(%c19 : f32) outs(%e20 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm22 = linalg.matmul ins(%g18, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f21 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm22 : tensor<17x16xf32>
}

// -----

// N17: the second contraction reduces a dimension that the softmax keeps.

// CHECK: [Missed]{{.*}}Function=several_dimensions | Remark="the contraction with the values reduces several dimensions
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=several_dimensions |
// FUSED-NOT: [Passed]
func.func @several_dimensions(%q: tensor<17x8xf32>, %k: tensor<3x8x19xf32>, %v: tensor<3x19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<17x3x19xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17x3x19xf32>) -> tensor<17x3x19xf32>
  %g4 = linalg.generic {indexing_maps = [affine_map<(m, g, n, d) -> (m, d)>, affine_map<(m, g, n, d) -> (g, d, n)>, affine_map<(m, g, n, d) -> (m, g, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<17x8xf32>, tensor<3x8x19xf32>) outs(%f3 : tensor<17x3x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %x = arith.mulf %a0, %a1 : f32
      %y = arith.addf %out, %x : f32
      linalg.yield %y : f32
    } -> tensor<17x3x19xf32>
  %c5 = arith.constant 0xFF800000 : f32
  %e6 = tensor.empty() : tensor<17x3xf32>
  %f7 = linalg.fill ins(%c5 : f32) outs(%e6 : tensor<17x3xf32>) -> tensor<17x3xf32>
  %g8 = linalg.generic {indexing_maps = [affine_map<(m, g, n) -> (m, g, n)>, affine_map<(m, g, n) -> (m, g)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g4 : tensor<17x3x19xf32>) outs(%f7 : tensor<17x3xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17x3xf32>
  %e9 = tensor.empty() : tensor<17x3x19xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, g, n) -> (m, g, n)>, affine_map<(m, g, n) -> (m, g)>, affine_map<(m, g, n) -> (m, g, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g4, %g8 : tensor<17x3x19xf32>, tensor<17x3xf32>) outs(%e9 : tensor<17x3x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x3x19xf32>
  %c11 = arith.constant 0.0 : f32
  %e12 = tensor.empty() : tensor<17x3xf32>
  %f13 = linalg.fill ins(%c11 : f32) outs(%e12 : tensor<17x3xf32>) -> tensor<17x3xf32>
  %g14 = linalg.generic {indexing_maps = [affine_map<(m, g, n) -> (m, g, n)>, affine_map<(m, g, n) -> (m, g)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g10 : tensor<17x3x19xf32>) outs(%f13 : tensor<17x3xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17x3xf32>
  %e15 = tensor.empty() : tensor<17x3x19xf32>
  %g16 = linalg.generic {indexing_maps = [affine_map<(m, g, n) -> (m, g, n)>, affine_map<(m, g, n) -> (m, g)>, affine_map<(m, g, n) -> (m, g, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%g10, %g14 : tensor<17x3x19xf32>, tensor<17x3xf32>) outs(%e15 : tensor<17x3x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x3x19xf32>
  %c17 = arith.constant 0.0 : f32
  %e18 = tensor.empty() : tensor<17x16xf32>
  %f19 = linalg.fill ins(%c17 : f32) outs(%e18 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %g20 = linalg.generic {indexing_maps = [affine_map<(m, e, g, n) -> (m, g, n)>, affine_map<(m, e, g, n) -> (g, n, e)>, affine_map<(m, e, g, n) -> (m, e)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%g16, %v : tensor<17x3x19xf32>, tensor<3x19x16xf32>) outs(%f19 : tensor<17x16xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %x = arith.mulf %a0, %a1 : f32
      %y = arith.addf %out, %x : f32
      linalg.yield %y : f32
    } -> tensor<17x16xf32>
  return %g20 : tensor<17x16xf32>
}

// -----

// Scores from elsewhere.

// CHECK: [Missed]{{.*}}Function=no_scores | Remark="the scores are no contraction of queries and keys
// CHECK-NOT: [Passed]
// FUSED: [Missed]{{.*}}Function=no_scores |
// FUSED-NOT: [Passed]
func.func @no_scores(%s: tensor<17x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %c1 = arith.constant 0xFF800000 : f32
  %e2 = tensor.empty() : tensor<17xf32>
  %f3 = linalg.fill ins(%c1 : f32) outs(%e2 : tensor<17xf32>) -> tensor<17xf32>
  %g4 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%s : tensor<17x19xf32>) outs(%f3 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.maximumf %a0, %out : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e5 = tensor.empty() : tensor<17x19xf32>
  %g6 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%s, %g4 : tensor<17x19xf32>, tensor<17xf32>) outs(%e5 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.subf %a0, %a1 : f32
      %x = math.exp %d : f32
      linalg.yield %x : f32
    } -> tensor<17x19xf32>
  %c7 = arith.constant 0.0 : f32
  %e8 = tensor.empty() : tensor<17xf32>
  %f9 = linalg.fill ins(%c7 : f32) outs(%e8 : tensor<17xf32>) -> tensor<17xf32>
  %g10 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%g6 : tensor<17x19xf32>) outs(%f9 : tensor<17xf32>) {
    ^bb0(%a0: f32, %out: f32):
      %r = arith.addf %out, %a0 : f32
      linalg.yield %r : f32
    } -> tensor<17xf32>
  %e11 = tensor.empty() : tensor<17x19xf32>
  %g12 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%g6, %g10 : tensor<17x19xf32>, tensor<17xf32>) outs(%e11 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.divf %a0, %a1 : f32
      linalg.yield %d : f32
    } -> tensor<17x19xf32>
  %c13 = arith.constant 0.0 : f32
  %e14 = tensor.empty() : tensor<17x16xf32>
  %f15 = linalg.fill ins(%c13 : f32) outs(%e14 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %mm16 = linalg.matmul ins(%g12, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f15 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %mm16 : tensor<17x16xf32>
}

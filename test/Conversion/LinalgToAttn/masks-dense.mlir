// RUN: attn-opt %s --split-input-file --attn-raise-linalg | FileCheck %s
// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK,PLAIN
// RUN: attn-opt %s --split-input-file --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --canonicalize --cse --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefixes=REMARK

// Masks that are dense constants.

// M9: causal, a dense constant.

// REMARK: [Passed]{{.*}}Function=dense_causal | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @dense_causal
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V3]] : index
// CHECK-NEXT: attn.yield %[[V4]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @dense_causal(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %t1 = arith.constant dense<[[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]]> : tensor<17x19xi1>
  %c2 = arith.constant 0.0 : f32
  %e3 = tensor.empty() : tensor<17x19xf32>
  %f4 = linalg.fill ins(%c2 : f32) outs(%e3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm5 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %g7 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm5, %t1 : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e6 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %a0, %f : f32
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

// M9: inverted and aligned to the bottom right.

// REMARK: [Passed]{{.*}}Function=dense_bottom_right | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @dense_bottom_right
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
func.func @dense_bottom_right(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %t1 = arith.constant dense<[[false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false]]> : tensor<17x19xi1>
  %c2 = arith.constant 0.0 : f32
  %e3 = tensor.empty() : tensor<17x19xf32>
  %f4 = linalg.fill ins(%c2 : f32) outs(%e3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm5 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %g7 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm5, %t1 : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e6 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %f, %a0 : f32
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

// M9: added, behind the diagonal.

// REMARK: [Passed]{{.*}}Function=dense_strict | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @dense_strict
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: %[[V2:[a-z0-9_]+]] = attn.index 1
// CHECK-NEXT: %[[V3:[a-z0-9_]+]] = attn.index 0
// CHECK-NEXT: %[[VC4:[a-z0-9_]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[V4:[a-z0-9_]+]] = arith.subi %[[V3]], %[[VC4]] : index
// CHECK-NEXT: %[[V5:[a-z0-9_]+]] = arith.cmpi sle, %[[V2]], %[[V4]] : index
// CHECK-NEXT: attn.yield %[[V5]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @dense_strict(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %t1 = arith.constant dense<[[0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<17x19xf32>
  %c2 = arith.constant 0.0 : f32
  %e3 = tensor.empty() : tensor<17x19xf32>
  %f4 = linalg.fill ins(%c2 : f32) outs(%e3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm5 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %g7 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm5, %t1 : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e6 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: f32, %out: f32):
      %d = arith.addf %a0, %a1 : f32
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

// N13: one element off stays a constant.

// REMARK: [Passed]{{.*}}Function=dense_hole | Remark="captured as attn.attention
// PLAIN-SAME: : query[m, d], key[d, n], value[n, e], capture[m, n], output[m, e]; plain scores; mask with fill -inf; empty rows yield nan
// CHECK-LABEL: func @dense_hole
// CHECK: attn.attention {empty_rows = #attn.empty_rows<nan>
// CHECK-NOT: fill =
// CHECK-SAME: ins(%{{[a-z0-9_]+}}, %{{[a-z0-9_]+}}, %{{[a-z0-9_]+}} : tensor<17x8xf32>, tensor<8x19xf32>, tensor<19x16xf32>) captures(%{{[a-z0-9_]+}} : tensor<17x19xi1>) outs(%{{[a-z0-9_]+}} : tensor<17x16xf32>) mask {
// CHECK-NEXT: ^bb0(%[[A3:[a-z0-9]+]]: i1):
// CHECK-NEXT: attn.yield %[[A3]] : i1
// CHECK-NEXT: } -> tensor<17x16xf32>
// CHECK-NOT: math.exp
func.func @dense_hole(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>) -> tensor<17x16xf32> {
  %t1 = arith.constant dense<[[true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false], [true, true, true, true, false, true, true, true, true, true, false, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, false], [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]]> : tensor<17x19xi1>
  %c2 = arith.constant 0.0 : f32
  %e3 = tensor.empty() : tensor<17x19xf32>
  %f4 = linalg.fill ins(%c2 : f32) outs(%e3 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %mm5 = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f4 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e6 = tensor.empty() : tensor<17x19xf32>
  %g7 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%mm5, %t1 : tensor<17x19xf32>, tensor<17x19xi1>) outs(%e6 : tensor<17x19xf32>) {
    ^bb0(%a0: f32, %a1: i1, %out: f32):
      %f = arith.constant 0xFF800000 : f32
      %d = arith.select %a1, %a0, %f : f32
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

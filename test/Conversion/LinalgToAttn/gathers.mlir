// RUN: attn-opt %s --split-input-file --attn-raise-linalg | FileCheck %s
// RUN: attn-opt %s --split-input-file --attn-raise-linalg --remarks-filter=attn --remark-policy=all --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// Biases that are gathered, with assertions on the index.

#ij = affine_map<(m, n) -> (m, n)>

// What elementwise fusion leaves: the original of the gather without a user. It
// goes with the copy that is captured.

// REMARK: [Passed]{{.*}}Function=fused | Remark="captured as attn.attention{{.*}}; bounds assertions of 2 gathers are not kept"
// CHECK-LABEL: func @fused
// CHECK-NOT: cf.assert
// CHECK: attn.attention
// CHECK: tensor.extract
// CHECK-NOT: cf.assert
// CHECK: return
func.func @fused(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %ids: tensor<17x19xindex>, %table: tensor<32xf32>) -> tensor<17x16xf32> {
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %e_original = tensor.empty() : tensor<17x19xf32>
  %original = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%ids : tensor<17x19xindex>) outs(%e_original : tensor<17x19xf32>) {
  ^bb0(%id: index, %out: f32):
    %small = arith.cmpi slt, %id, %c32 : index
    cf.assert %small, "index must be smaller than dim size"
    %bias = tensor.extract %table[%id] : tensor<32xf32>
    linalg.yield %bias : f32
  } -> tensor<17x19xf32>
  %e_b = tensor.empty() : tensor<17x19xf32>
  %b = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%ids : tensor<17x19xindex>) outs(%e_b : tensor<17x19xf32>) {
  ^bb0(%id: index, %out: f32):
    %small = arith.cmpi slt, %id, %c32 : index
    cf.assert %small, "index must be smaller than dim size"
    %bias = tensor.extract %table[%id] : tensor<32xf32>
    linalg.yield %bias : f32
  } -> tensor<17x19xf32>
  %e0 = tensor.empty() : tensor<17x19xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %sum = linalg.add ins(%s, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%sum : tensor<17x19xf32>) outs(%e0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// -----

#ij = affine_map<(m, n) -> (m, n)>

// An unused gather that asserts something else was not copied, and one of another
// table neither.

// REMARK: [Passed]{{.*}}Function=others | Remark="captured as attn.attention{{.*}}; bounds assertions of 1 gathers are not kept"
// CHECK-LABEL: func @others
// CHECK: cf.assert %{{.*}}, "keys are sorted"
// CHECK: cf.assert %{{.*}}, "index must be smaller than dim size"
// CHECK: tensor.extract %[[OTHER:[a-z0-9]+]][
// CHECK: attn.attention
// CHECK-NOT: cf.assert
// CHECK: return
func.func @others(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %ids: tensor<17x19xindex>, %table: tensor<32xf32>, %more: tensor<32xf32>) -> tensor<17x16xf32> {
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %e_other = tensor.empty() : tensor<17x19xf32>
  %other = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%ids : tensor<17x19xindex>) outs(%e_other : tensor<17x19xf32>) {
  ^bb0(%id: index, %out: f32):
    %small = arith.cmpi slt, %id, %c32 : index
    cf.assert %small, "keys are sorted"
    %bias = tensor.extract %table[%id] : tensor<32xf32>
    linalg.yield %bias : f32
  } -> tensor<17x19xf32>
  %e_third = tensor.empty() : tensor<17x19xf32>
  %third = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%ids : tensor<17x19xindex>) outs(%e_third : tensor<17x19xf32>) {
  ^bb0(%id: index, %out: f32):
    %small = arith.cmpi slt, %id, %c32 : index
    cf.assert %small, "index must be smaller than dim size"
    %bias = tensor.extract %more[%id] : tensor<32xf32>
    linalg.yield %bias : f32
  } -> tensor<17x19xf32>
  %e_b = tensor.empty() : tensor<17x19xf32>
  %b = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%ids : tensor<17x19xindex>) outs(%e_b : tensor<17x19xf32>) {
  ^bb0(%id: index, %out: f32):
    %small = arith.cmpi slt, %id, %c32 : index
    cf.assert %small, "index must be smaller than dim size"
    %bias = tensor.extract %table[%id] : tensor<32xf32>
    linalg.yield %bias : f32
  } -> tensor<17x19xf32>
  %e0 = tensor.empty() : tensor<17x19xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%f0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %sum = linalg.add ins(%s, %b : tensor<17x19xf32>, tensor<17x19xf32>) outs(%e0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%sum : tensor<17x19xf32>) outs(%e0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %e1 = tensor.empty() : tensor<17x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%f1 : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

// -----

#mn_mn = affine_map<(m, n) -> (m, n)>
#hmn_hmn = affine_map<(h, m, n) -> (h, m, n)>

// Two gathers fused one after the other: the copy has the assertions of both, each
// original its own, one of them on a reshaped index.

// REMARK: [Passed]{{.*}}Function=fused_twice | Remark="captured as attn.attention{{.*}}; bounds assertions of 3 gathers are not kept"
// CHECK-LABEL: func @fused_twice
// CHECK-NOT: cf.assert
// CHECK: attn.attention
// CHECK-COUNT-2: tensor.extract %
// CHECK-NOT: cf.assert
// CHECK: return
func.func @fused_twice(%q: tensor<17x8xf32>, %k: tensor<8x19xf32>, %v: tensor<19x16xf32>, %ids: tensor<17x19xindex>, %table: tensor<32xf32>, %more: tensor<32xf32>) -> tensor<17x16xf32> {
  %zero = arith.constant 0.0 : f32
  %c32 = arith.constant 32 : index
  %c0 = arith.constant 0 : index
  %s0 = tensor.empty() : tensor<17x19xf32>
  %sz = linalg.fill ins(%zero : f32) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %s = linalg.matmul ins(%q, %k : tensor<17x8xf32>, tensor<8x19xf32>) outs(%sz : tensor<17x19xf32>) -> tensor<17x19xf32>
  %wide = tensor.expand_shape %ids [[0, 1], [2]] output_shape [1, 17, 19] : tensor<17x19xindex> into tensor<1x17x19xindex>
  %w0 = tensor.empty() : tensor<1x17x19xf32>
  %first = linalg.generic {indexing_maps = [#hmn_hmn, #hmn_hmn], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%wide : tensor<1x17x19xindex>) outs(%w0 : tensor<1x17x19xf32>) {
  ^bb0(%i: index, %out: f32):
    %below = arith.cmpi slt, %i, %c32 : index
    cf.assert %below, "index must be smaller than dim size"
    %e = tensor.extract %table[%i] : tensor<32xf32>
    linalg.yield %e : f32
  } -> tensor<1x17x19xf32>
  %second = linalg.generic {indexing_maps = [#mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%ids : tensor<17x19xindex>) outs(%s0 : tensor<17x19xf32>) {
  ^bb0(%i: index, %out: f32):
    %above = arith.cmpi sge, %i, %c0 : index
    cf.assert %above, "index must be larger or equal to 0"
    %e = tensor.extract %more[%i] : tensor<32xf32>
    linalg.yield %e : f32
  } -> tensor<17x19xf32>
  %t = linalg.generic {indexing_maps = [#mn_mn, #mn_mn, #mn_mn], iterator_types = ["parallel", "parallel"]}
    ins(%s, %ids : tensor<17x19xf32>, tensor<17x19xindex>) outs(%s0 : tensor<17x19xf32>) {
  ^bb0(%a: f32, %i: index, %out: f32):
    %above = arith.cmpi sge, %i, %c0 : index
    cf.assert %above, "index must be larger or equal to 0"
    %below = arith.cmpi slt, %i, %c32 : index
    cf.assert %below, "index must be smaller than dim size"
    %e = tensor.extract %table[%i] : tensor<32xf32>
    %f = tensor.extract %more[%i] : tensor<32xf32>
    %g = arith.addf %e, %f : f32
    %r = arith.addf %a, %g : f32
    linalg.yield %r : f32
  } -> tensor<17x19xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<17x19xf32>) outs(%s0 : tensor<17x19xf32>) -> tensor<17x19xf32>
  %o0 = tensor.empty() : tensor<17x16xf32>
  %oz = linalg.fill ins(%zero : f32) outs(%o0 : tensor<17x16xf32>) -> tensor<17x16xf32>
  %o = linalg.matmul ins(%p, %v : tensor<17x19xf32>, tensor<19x16xf32>) outs(%oz : tensor<17x16xf32>) -> tensor<17x16xf32>
  return %o : tensor<17x16xf32>
}

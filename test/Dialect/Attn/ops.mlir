// RUN: attn-opt %s | attn-opt | FileCheck %s
// RUN: attn-opt %s --mlir-print-op-generic | attn-opt | FileCheck %s
// RUN: attn-opt %s --emit-bytecode | attn-opt | FileCheck %s

#q = affine_map<(b, h, m, n, d, e) -> (b, h, m, d)>
#k = affine_map<(b, h, m, n, d, e) -> (b, h floordiv 4, n, d)>
#v = affine_map<(b, h, m, n, d, e) -> (b, h floordiv 4, n, e)>
#o = affine_map<(b, h, m, n, d, e) -> (b, h, m, e)>
#bias = affine_map<(b, h, m, n, d, e) -> (b, 0, 0, n)>
#row = affine_map<(b, h, m, n, d, e) -> (b, h, m)>
#sink = affine_map<(b, h, m, n, d, e) -> (h)>

// CHECK-LABEL: func @grouped_causal
func.func @grouped_causal(%q: tensor<?x32x?x64xf16>, %k: tensor<?x8x?x64xf16>,
    %v: tensor<?x8x?x64xf16>, %init: tensor<?x32x?x64xf16>, %scale: f32,
    %offset: index) -> tensor<?x32x?x64xf16> {
  // CHECK: attn.attention {indexing_maps = [
  // CHECK-SAME: ins(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : tensor<?x32x?x64xf16>, tensor<?x8x?x64xf16>, tensor<?x8x?x64xf16>)
  // CHECK-SAME: outs(%{{[a-z0-9]+}} : tensor<?x32x?x64xf16>) score {
  // CHECK: attn.yield %{{[a-z0-9]+}} : f32
  // CHECK: } mask {
  // CHECK: attn.index 2
  // CHECK: attn.index 3
  // CHECK: attn.yield %{{[a-z0-9]+}} : i1
  // CHECK: } -> tensor<?x32x?x64xf16>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x32x?x64xf16>, tensor<?x8x?x64xf16>,
                     tensor<?x8x?x64xf16>)
    outs(%init : tensor<?x32x?x64xf16>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } mask {
      %m = attn.index 2
      %n = attn.index 3
      %last = arith.addi %m, %offset : index
      %see = arith.cmpi sle, %n, %last : index
      attn.yield %see : i1
    } -> tensor<?x32x?x64xf16>
  return %o : tensor<?x32x?x64xf16>
}

// CHECK-LABEL: func @all_operands
func.func @all_operands(%q: tensor<2x8x17x64xbf16>, %k: tensor<2x2x19x64xbf16>,
    %v: tensor<2x2x19x32xbf16>, %bias: tensor<2x1x1x19xf32>,
    %sink: tensor<8xf32>, %o: tensor<2x8x17x32xbf16>, %l: tensor<2x8x17xf32>)
    -> (tensor<2x8x17x32xbf16>, tensor<2x8x17xf32>, tensor<2x8x17xf32>) {
  // CHECK: attn.attention {attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 128>
  // CHECK-SAME: empty_rows = #attn.empty_rows<nan>
  // CHECK-SAME: captures(%{{[a-z0-9]+}} : tensor<2x1x1x19xf32>)
  // CHECK-SAME: sink(%{{[a-z0-9]+}} : tensor<8xf32>)
  // CHECK-SAME: outs(%{{[a-z0-9]+}} : tensor<2x8x17x32xbf16>)
  // CHECK-SAME: lse(%{{[a-z0-9]+}} : tensor<2x8x17xf32>)
  // CHECK-SAME: max(%{{[a-z0-9]+}} : tensor<2x8x17xf32>)
  %r:3 = attn.attention {
      indexing_maps = [#q, #k, #v, #bias, #sink, #o, #row, #row],
      empty_rows = #attn.empty_rows<nan>,
      attn.lowering_config = #attn.lowering_config<tile_m = 64, tile_n = 128>}
    ins(%q, %k, %v : tensor<2x8x17x64xbf16>, tensor<2x2x19x64xbf16>,
                     tensor<2x2x19x32xbf16>)
    captures(%bias : tensor<2x1x1x19xf32>)
    sink(%sink : tensor<8xf32>)
    outs(%o : tensor<2x8x17x32xbf16>)
    lse(%l : tensor<2x8x17xf32>)
    max(%l : tensor<2x8x17xf32>)
    score {
    ^bb0(%s: f32, %b: f32):
      %t = arith.addf %s, %b : f32
      attn.yield %t : f32
    } -> tensor<2x8x17x32xbf16>, tensor<2x8x17xf32>, tensor<2x8x17xf32>
  return %r#0, %r#1, %r#2
    : tensor<2x8x17x32xbf16>, tensor<2x8x17xf32>, tensor<2x8x17xf32>
}

#q1 = affine_map<(m, n, d, e) -> (m, d)>
#k1 = affine_map<(m, n, d, e) -> (d, n)>
#v1 = affine_map<(m, n, d, e) -> (n, e)>
#o1 = affine_map<(m, n, d, e) -> (m, e)>
#r1 = affine_map<(m, n, d, e) -> (m)>
#fa = affine_map<(m, e) -> (m, e)>
#fm = affine_map<(m, e) -> (m)>

// CHECK-LABEL: func @online
func.func @online(%q: tensor<?x64xf32>, %k: tensor<64x?xf32>,
    %v: tensor<?x64xf32>, %acc: tensor<?x64xf32>, %max: tensor<?xf32>,
    %sum: tensor<?xf32>) -> tensor<?x64xf32> {
  // CHECK: attn.online_attention {{.*}}softmax = #attn.softmax<speculative>
  %s:3 = attn.online_attention {
      indexing_maps = [#q1, #k1, #v1, #o1, #r1, #r1],
      softmax = #attn.softmax<speculative>}
    ins(%q, %k, %v : tensor<?x64xf32>, tensor<64x?xf32>, tensor<?x64xf32>)
    outs(%acc, %max, %sum : tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>)
    -> tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>
  // CHECK: attn.finalize
  %o = attn.finalize {indexing_maps = [#fa, #fm, #fm, #fa]}
    ins(%s#0, %s#1, %s#2 : tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>)
    outs(%acc : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %o : tensor<?x64xf32>
}

#pa = affine_map<(s, m, e) -> (s, m, e)>
#pm = affine_map<(s, m, e) -> (s, m)>
#a = affine_map<(s, m, e) -> (m, e)>
#m = affine_map<(s, m, e) -> (m)>

// CHECK-LABEL: func @merge
func.func @merge(%pa: tensor<4x?x64xf32>, %pm: tensor<4x?xf32>,
    %ps: tensor<4x?xf32>, %acc: tensor<?x64xf32>, %max: tensor<?xf32>,
    %sum: tensor<?xf32>) -> tensor<?x64xf32> {
  // CHECK: attn.merge
  %r:3 = attn.merge {indexing_maps = [#pa, #pm, #pm, #a, #m, #m]}
    ins(%pa, %pm, %ps : tensor<4x?x64xf32>, tensor<4x?xf32>, tensor<4x?xf32>)
    outs(%acc, %max, %sum : tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>)
    -> tensor<?x64xf32>, tensor<?xf32>, tensor<?xf32>
  return %r#0 : tensor<?x64xf32>
}

// CHECK-LABEL: func @buffers
func.func @buffers(%q: memref<?x64xf32>, %k: memref<64x?xf32, strided<[?, 1]>>,
    %v: memref<?x64xf32>, %o: memref<?x64xf32>) {
  // CHECK: attn.attention {{.*}} outs(%{{[a-z0-9]+}} : memref<?x64xf32>)
  attn.attention {indexing_maps = [#q1, #k1, #v1, #o1], fill = -1.0e9 : f64}
    ins(%q, %k, %v : memref<?x64xf32>, memref<64x?xf32, strided<[?, 1]>>,
                     memref<?x64xf32>)
    outs(%o : memref<?x64xf32>)
    mask {
      %n = attn.index 1
      %c = arith.constant 7 : index
      %see = arith.cmpi ult, %n, %c : index
      attn.yield %see : i1
    }
  return
}

// CHECK-LABEL: func @rows_above
func.func @rows_above(%max: tensor<?xf32>, %buffer: memref<64xf64>) -> (i1, i1) {
  // CHECK: attn.rows_above %{{.*}}, -1.000000e+09 : tensor<?xf32>
  %a = attn.rows_above %max, -1.0e9 : tensor<?xf32>
  // CHECK: attn.rows_above %{{.*}}, 2.500000e+00 : memref<64xf64>
  %b = attn.rows_above %buffer, 2.5 : memref<64xf64>
  return %a, %b : i1, i1
}

// CHECK-LABEL: func @groups
func.func @groups(%common: index) -> index {
  // CHECK: %[[FIRST:.*]] = attn.row_group 64
  %first = attn.row_group 64
  // CHECK: attn.group_bound %[[FIRST]], %{{.*}} : index
  %bound = attn.group_bound %first, %common : index
  return %bound : index
}

// CHECK-LABEL: func @no_nan
func.func @no_nan(%acc: tensor<?x64xf32>, %buffer: memref<64x8xf64>) -> (i1, i1) {
  // CHECK: attn.no_nan %{{.*}} : tensor<?x64xf32>
  %a = attn.no_nan %acc : tensor<?x64xf32>
  // CHECK: attn.no_nan %{{.*}} : memref<64x8xf64>
  %b = attn.no_nan %buffer : memref<64x8xf64>
  return %a, %b : i1, i1
}

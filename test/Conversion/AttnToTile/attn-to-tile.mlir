// RUN: attn-opt %s --convert-attn-to-tile=fallback=error --canonicalize --cse \
// RUN:   --split-input-file | FileCheck %s

// Causal attention with a scale: the loops become a kernel whose state is in
// registers, the bounds of the mask are computed once per row and per column,
// and the scale folds into the exponent.

// CHECK-LABEL: func @f
// CHECK-SAME:  %[[Q:[a-z0-9]+]]: tensor<?x?x64xf16>, %[[K:[a-z0-9]+]]: tensor<?x?x64xf16>
// CHECK-DAG:   %[[QB:[a-z0-9_]+]] = bufferization.to_buffer %[[Q]] read_only
// CHECK-DAG:   %[[KB:[a-z0-9_]+]] = bufferization.to_buffer %[[K]] read_only
// CHECK:       %[[OUT:[a-z0-9_]+]] = memref.alloc
// CHECK:       scf.if
// CHECK:         gpu.launch_func @f_attention::@f_attention blocks in (%{{.*}}, %c1, %c1) threads in (%c128, %c1, %c1) args(%[[QB]] : memref<?x?x64xf16>, %[[KB]]
// CHECK:       bufferization.to_tensor %[[OUT]] restrict writable
// CHECK-LABEL: gpu.module @f_attention
// CHECK:       gpu.func @f_attention({{.*}}) kernel
// CHECK-SAME:    known_block_size = array<i32: 128, 1, 1>, tile.num_warps = 4 : i32
// CHECK-DAG:   %[[SCALE:[a-z0-9_]+]] = arith.constant 0.180336878 : f32
// CHECK:       %[[QT:[a-z0-9_]+]] = tile.load {{.*}} -> <64x64xf16>
// CHECK:       %[[QF:[a-z0-9_]+]] = tile.local_load %[[QT]]
// CHECK:       scf.for {{.*}} -> (tensor<64x64xf32, #tile.accumulator<warps = 4>>, tensor<64xf32, #tile.slice<dim = 1, parent = <warps = 4>>>
// CHECK:         %[[KT:[a-z0-9_]+]] = tile.load
// CHECK:         %[[S:[a-z0-9_]+]] = tile.dot %[[QF]], %[[KT]], %{{.*}} {transpose_rhs}
// CHECK:         arith.cmpi sle, {{.*}} : tensor<64x64xindex, #tile.accumulator
// CHECK:         %[[T:[a-z0-9_]+]] = arith.select {{.*}}, %[[S]]
// CHECK:         %[[U:[a-z0-9_]+]] = arith.select {{.*}}, %[[T]]
// CHECK:         tile.reduce {{ *}}max %[[U]]
// CHECK:         %[[C:[a-z0-9_]+]] = tile.splat %[[SCALE]] : tensor<64x64xf32
// CHECK:         %[[X:[a-z0-9_]+]] = math.fma %[[U]], %[[C]]
// CHECK:         math.exp2 %[[X]]
// CHECK:         tile.convert_layout
// CHECK:         %[[VT:[a-z0-9_]+]] = tile.load
// CHECK:         tile.dot %{{.*}}, %[[VT]], %{{.*}} :
// CHECK:       tile.store {{.*}} : tensor<64x64xf16, #tile.accumulator<warps = 4>>

#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#r = affine_map<(b, m, n, d, e) -> (b, m)>
#fa = affine_map<(b, m, e) -> (b, m, e)>
#fm = affine_map<(b, m, e) -> (b, m)>
#min = affine_map<(i)[s] -> (64, s - i)>
func.func @f(%q: tensor<?x?x64xf16>, %k: tensor<?x?x64xf16>, %v: tensor<?x?x64xf16>, %off: index) -> tensor<?x?x64xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.125 : f32
  %b = tensor.dim %q, %c0 : tensor<?x?x64xf16>
  %m = tensor.dim %q, %c1 : tensor<?x?x64xf16>
  %n = tensor.dim %k, %c1 : tensor<?x?x64xf16>
  %init = tensor.empty(%b, %m) : tensor<?x?x64xf16>
  %res = scf.forall (%ib, %im) = (0, 0) to (%b, %m) step (1, 64) shared_outs(%out = %init) -> (tensor<?x?x64xf16>) {
    %sm = affine.min #min(%im)[%m]
    %qs = tensor.extract_slice %q[%ib, %im, 0][1, %sm, 64][1, 1, 1] : tensor<?x?x64xf16> to tensor<1x?x64xf16>
    %os = tensor.extract_slice %out[%ib, %im, 0][1, %sm, 64][1, 1, 1] : tensor<?x?x64xf16> to tensor<1x?x64xf16>
    %e0 = tensor.empty(%sm) : tensor<1x?x64xf32>
    %e1 = tensor.empty(%sm) : tensor<1x?xf32>
    %acc = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x?x64xf32>) -> tensor<1x?x64xf32>
    %max = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<1x?xf32>) -> tensor<1x?xf32>
    %sum = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x?xf32>) -> tensor<1x?xf32>
    %s:3 = scf.for %in = %c0 to %n step %c64 iter_args(%a = %acc, %mx = %max, %su = %sum) -> (tensor<1x?x64xf32>, tensor<1x?xf32>, tensor<1x?xf32>) {
      %sn = affine.min #min(%in)[%n]
      %ks = tensor.extract_slice %k[%ib, %in, 0][1, %sn, 64][1, 1, 1] : tensor<?x?x64xf16> to tensor<1x?x64xf16>
      %vs = tensor.extract_slice %v[%ib, %in, 0][1, %sn, 64][1, 1, 1] : tensor<?x?x64xf16> to tensor<1x?x64xf16>
      %t:3 = attn.online_attention {indexing_maps = [#q, #k, #v, #o, #r, #r]}
        ins(%qs, %ks, %vs : tensor<1x?x64xf16>, tensor<1x?x64xf16>, tensor<1x?x64xf16>)
        outs(%a, %mx, %su : tensor<1x?x64xf32>, tensor<1x?xf32>, tensor<1x?xf32>)
        score {
        ^bb0(%x: f32):
          %y = arith.mulf %x, %scale : f32
          attn.yield %y : f32
        } mask {
          %lm = attn.index 1
          %gm = affine.apply affine_map<(i)[o] -> (i + o)>(%lm)[%im]
          %ln = attn.index 2
          %gn = affine.apply affine_map<(i)[o] -> (i + o)>(%ln)[%in]
          %last = arith.addi %gm, %off : index
          %see = arith.cmpi sle, %gn, %last : index
          attn.yield %see : i1
        } -> tensor<1x?x64xf32>, tensor<1x?xf32>, tensor<1x?xf32>
      scf.yield %t#0, %t#1, %t#2 : tensor<1x?x64xf32>, tensor<1x?xf32>, tensor<1x?xf32>
    }
    %f = attn.finalize {indexing_maps = [#fa, #fm, #fm, #fa]} ins(%s#0, %s#1, %s#2 : tensor<1x?x64xf32>, tensor<1x?xf32>, tensor<1x?xf32>) outs(%os : tensor<1x?x64xf16>) -> tensor<1x?x64xf16>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %out[%ib, %im, 0][1, %sm, 64][1, 1, 1] : tensor<1x?x64xf16> into tensor<?x?x64xf16>
    }
  }
  return %res : tensor<?x?x64xf16>
}

// -----

// Keys stored by columns, a gathered bias, and a sink.

// CHECK-LABEL: gpu.func @g_attention
// CHECK:       tile.load {{.*}} -> <64x32xf32>
// CHECK:       tile.load {{.*}} -> <32x48xf32>
// CHECK:       tile.dot {{.*}}: tensor<64x32xf32, #tile.operand<warps = 4, bits = 32>>, <32x48xf32>
// CHECK:       tile.gather %{{.*}}[%{{.*}}] other {{.*}} -> tensor<48xf32, #tile.slice<dim = 0
// CHECK:       memref.load {{.*}} : memref<1xf32>
#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (d, n)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#b = affine_map<(m, n, d, e) -> (n)>
#o = affine_map<(m, n, d, e) -> (m, e)>
#r = affine_map<(m, n, d, e) -> (m)>
#fa = affine_map<(m, e) -> (m, e)>
#fm = affine_map<(m, e) -> (m)>
#fs = affine_map<(m, e) -> (0)>
func.func @g(%q: tensor<128x32xf32>, %k: tensor<32x96xf32>,
    %v: tensor<96x32xf32>, %bias: tensor<96xf32>, %sink: tensor<1xf32>)
    -> (tensor<128x32xf32>, tensor<128xf32>) {
  %c0 = arith.constant 0 : index
  %c48 = arith.constant 48 : index
  %c96 = arith.constant 96 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %init = tensor.empty() : tensor<128x32xf32>
  %init1 = tensor.empty() : tensor<128xf32>
  %res:2 = scf.forall (%im) = (0) to (128) step (64)
      shared_outs(%out = %init, %lse = %init1)
      -> (tensor<128x32xf32>, tensor<128xf32>) {
    %qs = tensor.extract_slice %q[%im, 0][64, 32][1, 1]
      : tensor<128x32xf32> to tensor<64x32xf32>
    %os = tensor.extract_slice %out[%im, 0][64, 32][1, 1]
      : tensor<128x32xf32> to tensor<64x32xf32>
    %ls = tensor.extract_slice %lse[%im][64][1]
      : tensor<128xf32> to tensor<64xf32>
    %e0 = tensor.empty() : tensor<64x32xf32>
    %e1 = tensor.empty() : tensor<64xf32>
    %acc = linalg.fill ins(%zero : f32) outs(%e0 : tensor<64x32xf32>)
      -> tensor<64x32xf32>
    %max = linalg.fill ins(%ninf : f32) outs(%e1 : tensor<64xf32>)
      -> tensor<64xf32>
    %sum = linalg.fill ins(%zero : f32) outs(%e1 : tensor<64xf32>)
      -> tensor<64xf32>
    %s:3 = scf.for %in = %c0 to %c96 step %c48
        iter_args(%a = %acc, %mx = %max, %su = %sum)
        -> (tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>) {
      %ks = tensor.extract_slice %k[0, %in][32, 48][1, 1]
        : tensor<32x96xf32> to tensor<32x48xf32>
      %vs = tensor.extract_slice %v[%in, 0][48, 32][1, 1]
        : tensor<96x32xf32> to tensor<48x32xf32>
      %bs = tensor.extract_slice %bias[%in][48][1]
        : tensor<96xf32> to tensor<48xf32>
      %t:3 = attn.online_attention {indexing_maps = [#q, #k, #v, #b, #o, #r, #r]}
        ins(%qs, %ks, %vs : tensor<64x32xf32>, tensor<32x48xf32>,
                            tensor<48x32xf32>)
        captures(%bs : tensor<48xf32>)
        outs(%a, %mx, %su : tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>)
        score {
        ^bb0(%x: f32, %y: f32):
          %z = arith.addf %x, %y : f32
          attn.yield %z : f32
        } -> tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>
      scf.yield %t#0, %t#1, %t#2
        : tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>
    }
    %f:2 = attn.finalize {indexing_maps = [#fa, #fm, #fm, #fs, #fa, #fm]}
      ins(%s#0, %s#1, %s#2 : tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>)
      sink(%sink : tensor<1xf32>)
      outs(%os : tensor<64x32xf32>) lse(%ls : tensor<64xf32>)
      -> tensor<64x32xf32>, tensor<64xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f#0 into %out[%im, 0][64, 32][1, 1]
        : tensor<64x32xf32> into tensor<128x32xf32>
      tensor.parallel_insert_slice %f#1 into %lse[%im][64][1]
        : tensor<64xf32> into tensor<128xf32>
    }
  }
  return %res#0, %res#1 : tensor<128x32xf32>, tensor<128xf32>
}

// RUN: attn-opt %s | attn-opt | FileCheck %s
// RUN: attn-opt %s --mlir-print-op-generic | attn-opt | FileCheck %s
// RUN: attn-opt %s --emit-bytecode | attn-opt | FileCheck %s

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
#rows = #tile.slice<dim = 1, parent = #acc>
#cols = #tile.slice<dim = 0, parent = #acc>
!s = tensor<64x64xf32, #acc>
!i = tensor<64x64xi32, #acc>
!b = tensor<64x64xi1, #acc>
!p = tensor<64x64xf16, #acc>
!q = tensor<64x128xf16, #op>
!o = tensor<64x128xf32, #acc>

// One step of attention on tiles, with arith, math and scf around it.
// CHECK-LABEL: func @attention_step
func.func @attention_step(%keys: memref<?x128xf16, strided<[?, 1], offset: ?>>,
    %values: memref<?x128xf16>, %queries: memref<?x128xf16>,
    %out: memref<?x128xf32>, %lse: memref<?xf32>, %bias: memref<8x?x?xf32>,
    %m: index, %n: index, %h: index, %scale: f32) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  // CHECK: tile.load %{{.*}}[%{{.*}}, %{{.*}}] : memref<?x128xf16> -> <64x128xf16>
  %qs = tile.load %queries[%m, %c0] : memref<?x128xf16> -> !tile.shared<64x128xf16>
  // CHECK: tile.local_load
  %q = tile.local_load %qs : !tile.shared<64x128xf16> -> !q
  // CHECK: tile.ring_create : <2 x !tile.shared<64x128xf16>>
  %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x128xf16>>
  tile.put %ring[%c0], %keys[%n, %c0] : !tile.ring<2 x !tile.shared<64x128xf16>>,
    memref<?x128xf16, strided<[?, 1], offset: ?>>
  %vs = tile.load %values[%n, %c0] : memref<?x128xf16> -> !tile.shared<64x128xf16>
  // CHECK: tile.get %{{.*}}[%{{.*}}] pending 1
  %k = tile.get %ring[%c0] pending 1 : !tile.ring<2 x !tile.shared<64x128xf16>>
    -> !tile.shared<64x128xf16>
  %s0 = tile.splat %zero : !s
  // CHECK: tile.dot %{{.*}}, %{{.*}}, %{{.*}} {transpose_rhs}
  %s1 = tile.dot %q, %k, %s0 {transpose_rhs}
    : !q, !tile.shared<64x128xf16> -> !s
  tile.release %ring[%c0] : !tile.ring<2 x !tile.shared<64x128xf16>>
  %sc = tile.splat %scale : !s
  // CHECK: arith.mulf %{{.*}}, %{{.*}} : tensor<64x64xf32, #tile.accumulator<warps = 4>>
  %s2 = arith.mulf %s1, %sc : !s
  %im = tile.index 0 : !i
  %in = tile.index 1 : !i
  %see = arith.cmpi sle, %in, %im : !i
  %z = tile.splat %zero : !s
  // CHECK: tile.gather %{{.*}}[%{{.*}}, %{{.*}}, %{{.*}}] mask
  %b = tile.gather %bias[%h, %im, %in] mask %see : !b other %zero
    : memref<8x?x?xf32>, (index, !i, !i), f32 -> !s
  %s3 = arith.addf %s2, %b : !s
  %lo = tile.splat %ninf : !s
  %s4 = arith.select %see, %s3, %lo : !b, !s
  // CHECK: tile.reduce {{ *}}max
  %max = tile.reduce max %s4 : !s
  %mb = tile.broadcast %max : tensor<64xf32, #rows> -> !s
  %d = arith.subf %s4, %mb : !s
  // CHECK: math.exp2 %{{.*}} : tensor
  %p = math.exp2 %d : !s
  %ph = arith.truncf %p : !s to !p
  // CHECK: tile.convert_layout
  %po = tile.convert_layout %ph : !p -> tensor<64x64xf16, #op>
  %o0 = tile.splat %zero : !o
  %g0 = tile.splat %zero : tensor<128x128xf32, #acc>
  // CHECK: tile.dot %{{.*}}, %{{.*}}, %{{.*}} {transpose_lhs}
  %g1 = tile.dot %vs, %vs, %g0 {transpose_lhs}
    : !tile.shared<64x128xf16>, !tile.shared<64x128xf16> -> tensor<128x128xf32, #acc>
  %o1 = tile.dot %po, %vs, %o0
    : tensor<64x64xf16, #op>, !tile.shared<64x128xf16> -> !o
  // CHECK: tile.dot %{{.*}}, %{{.*}}, %{{.*}} {skip_negative_zero} :
  %o2 = tile.dot %po, %vs, %o1 {skip_negative_zero}
    : tensor<64x64xf16, #op>, !tile.shared<64x128xf16> -> !o
  // CHECK: tile.store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : tensor<64x128xf32
  tile.store %o2, %out[%m, %c0] : !o, memref<?x128xf32>
  tile.store %max, %lse[%m] : tensor<64xf32, #rows>, memref<?xf32>
  return
}

!map = !tile.tensor_map<!tile.shared<64x128xf16>, rank = 4, rows = 1,
                        columns = 3, slabs = 2>
!plane = !tile.tensor_map<!tile.shared<64x80xf16>, rank = 3, rows = 2,
                          columns = 1, slabs = 1>

// Copies through tensor maps.
// CHECK-LABEL: func @tensor_maps
func.func @tensor_maps(%keys: memref<?x?x8x128xf16, strided<[?, ?, ?, 1], offset: ?>>,
    %plane: memref<?x80x?xf16, strided<[?, 1, 80], offset: ?>>, %b: index,
    %n: index, %h: index) {
  %c0 = arith.constant 0 : index
  // CHECK: tile.encode_tensor_map %{{.*}} : memref<?x?x8x128xf16, {{.*}}> -> <!tile.shared<64x128xf16>, rank = 4, rows = 1, columns = 3, slabs = 2>
  %map = tile.encode_tensor_map %keys
    : memref<?x?x8x128xf16, strided<[?, ?, ?, 1], offset: ?>> -> !map
  // CHECK: tile.encode_tensor_map %{{.*}} : memref<?x80x?xf16, {{.*}}> -> <!tile.shared<64x80xf16>, rank = 3, rows = 2, columns = 1, slabs = 1>
  %other = tile.encode_tensor_map %plane
    : memref<?x80x?xf16, strided<[?, 1, 80], offset: ?>> -> !plane
  %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x128xf16>>
  // CHECK: tile.put %{{.*}}[%{{.*}}], %{{.*}}[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] : <2 x !tile.shared<64x128xf16>>, !tile.tensor_map<!tile.shared<64x128xf16>, rank = 4, rows = 1, columns = 3, slabs = 2>
  tile.put %ring[%c0], %map[%b, %n, %h, %c0]
    : !tile.ring<2 x !tile.shared<64x128xf16>>, !map
  return
}

// Sums that stay spread over the columns of a fragment, and a vote on them.
// CHECK-LABEL: func @row_sums
func.func @row_sums(%p: !s, %h: tensor<64x64xbf16, #op>,
    %l: tensor<64x8xf32, #acc>, %limit: tensor<64x8xf32, #acc>, %first: i1)
    -> (tensor<64x8xf32, #acc>, i1, i1) {
  // CHECK: tile.fold{{ *}} add %{{.*}} : tensor<64x64xf32, #{{.*}}> -> tensor<64x8xf32, #{{.*}}>
  %part = tile.fold add %p : !s -> tensor<64x8xf32, #acc>
  // CHECK: tile.dot_ones %{{.*}}, %{{.*}} : tensor<64x64xbf16, #{{.*}}> -> tensor<64x8xf32, #{{.*}}>
  %sum = tile.dot_ones %h, %l : tensor<64x64xbf16, #op> -> tensor<64x8xf32, #acc>
  %total = arith.addf %part, %sum : tensor<64x8xf32, #acc>
  %over = arith.cmpf ugt, %total, %limit : tensor<64x8xf32, #acc>
  // CHECK: tile.any %{{.*}} : tensor<64x8xi1, #{{.*}}>
  %any = tile.any %over : tensor<64x8xi1, #acc>
  // CHECK: tile.any %{{.*}} : i1
  %uniform = tile.any %first : i1
  return %total, %any, %uniform : tensor<64x8xf32, #acc>, i1, i1
}

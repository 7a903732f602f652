// RUN: attn-opt %s -split-input-file -tile-form-tensor-maps | FileCheck %s
// RUN: attn-opt %s -split-input-file -tile-form-tensor-maps -remarks-filter=tile 2>&1 >/dev/null \
// RUN:   | FileCheck %s --check-prefix=REMARK
// RUN: attn-opt %s -split-input-file -tile-form-tensor-maps=dynamic-strides \
// RUN:   | FileCheck %s --check-prefix=DYNAMIC
// RUN: attn-opt %s -split-input-file -tile-form-tensor-maps=overrun \
// RUN:   | FileCheck %s --check-prefix=OVERRUN

#end = affine_map<()[s0, s1] -> (64, s0 - s1 * 64)>
#begin = affine_map<()[s0] -> (s0 * 64)>

// Views of heads: the rows of the keys end for all blocks at an argument of the
// kernel, those of the queries, block by block, where the argument ends or out
// of a tile's reach.
// CHECK-LABEL: func @heads(
// CHECK-SAME:    %[[Q:.*]]: memref<?x?x128xf16>, %[[K:.*]]: memref<?x?x128xf16>, %[[M:.*]]: index, %[[N:.*]]: index,
// CHECK-DAG:     %[[D0:.*]] = memref.dim %[[Q]], %c0
// CHECK-DAG:     %[[VQ:.*]] = memref.subview %[[Q]][0, 0, 0] [%[[D0]], %[[M]], 128] [1, 1, 1]
// CHECK-DAG:     %[[MQ:.*]] = tile.encode_tensor_map %[[VQ]] : {{.*}} -> <!tile.shared<64x128xf16>, rank = 3, rows = 1, columns = 2, slabs = 2>
// CHECK-DAG:     %[[D1:.*]] = memref.dim %[[K]], %c0
// CHECK-DAG:     %[[VK:.*]] = memref.subview %[[K]][0, 0, 0] [%[[D1]], %[[N]], 128] [1, 1, 1]
// CHECK-DAG:     %[[MK:.*]] = tile.encode_tensor_map %[[VK]] : {{.*}} -> <!tile.shared<64x128xf16>, rank = 3, rows = 1, columns = 2, slabs = 2>
// CHECK:         gpu.launch_func
// CHECK-SAME:      %[[MQ]] : !tile.tensor_map<!tile.shared<64x128xf16>, rank = 3, rows = 1, columns = 2, slabs = 2>, %[[MK]] : !tile.tensor_map<
// CHECK-SAME:      {tile.reads = array<i32: 0, 1, 4, 5>}
// CHECK:         gpu.func @heads(
// CHECK-SAME:      %[[AQ:[a-z0-9]+]]: !tile.tensor_map<!tile.shared<64x128xf16>, rank = 3, rows = 1, columns = 2, slabs = 2>, %[[AK:[a-z0-9]+]]: !tile.tensor_map<
// CHECK:           %[[H:.*]] = gpu.block_id  y
// CHECK:           %[[ROW:.*]] = affine.apply
// CHECK-NOT:       memref.subview
// CHECK:           tile.put %{{.*}}[%c0], %[[AQ]][%[[H]], %[[ROW]], %c0]
// CHECK:           scf.for %[[P:.*]] = %c0
// CHECK:             tile.put %{{.*}}[%[[P]]], %[[AK]][%[[H]], %[[P]], %c0]
module attributes {gpu.container_module} {
  func.func @heads(%q: memref<?x?x128xf16>, %k: memref<?x?x128xf16>,
      %m: index, %n: index, %grid: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @heads_k::@heads blocks in (%grid, %c1, %c1)
      threads in (%c1, %c1, %c1)
      args(%q : memref<?x?x128xf16>, %k : memref<?x?x128xf16>, %m : index, %n : index)
      {tile.reads = array<i32: 0, 1>}
    return
  }
  gpu.module @heads_k {
    gpu.func @heads(%q: memref<?x?x128xf16>, %k: memref<?x?x128xf16>, %m: index,
        %n: index) kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %x = gpu.block_id x
      %h = gpu.block_id y
      %row = affine.apply #begin()[%x]
      %rows = affine.min #end()[%m, %x]
      %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x128xf16>>
      %vq = memref.subview %q[%h, %row, 0] [1, %rows, 128] [1, 1, 1]
        : memref<?x?x128xf16> to memref<?x128xf16, strided<[128, 1], offset: ?>>
      tile.put %ring[%c0], %vq[%c0, %c0] : !tile.ring<2 x !tile.shared<64x128xf16>>,
        memref<?x128xf16, strided<[128, 1], offset: ?>>
      %vk = memref.subview %k[%h, 0, 0] [1, %n, 128] [1, 1, 1]
        : memref<?x?x128xf16> to memref<?x128xf16, strided<[128, 1], offset: ?>>
      scf.for %p = %c0 to %n step %c64 {
        tile.put %ring[%p], %vk[%p, %c0] : !tile.ring<2 x !tile.shared<64x128xf16>>,
          memref<?x128xf16, strided<[128, 1], offset: ?>>
      }
      gpu.return
    }
  }
}

// REMARK: remark: [Passed] TensorMap | Category:tile | Function=heads | Copies=1, Operand=0
// REMARK: remark: [Passed] TensorMap | Category:tile | Function=heads | Copies=1, Operand=1

// -----

// Arguments of the kernel as they are. Columns that are no multiple of a slab's,
// or that may begin within a slab, are copied slab by slab; equal sources share
// a map, and every launch passes it.
// CHECK-LABEL: func @plain(
// CHECK-COUNT-2: gpu.launch_func {{.*}} rank = 2, rows = 0, columns = 1, slabs = 1>, {{.*}} rank = 2, rows = 0, columns = 1, slabs = 1>, {{.*}} rank = 2, rows = 0, columns = 1, slabs = 2>)
// CHECK:         gpu.func @plain(
// CHECK-SAME:      %[[A:[a-z0-9]+]]: !tile.tensor_map<!tile.shared<64x96xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>, %[[B:[a-z0-9]+]]: !tile.tensor_map<!tile.shared<64x128xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>, %[[C:[a-z0-9]+]]: !tile.tensor_map<!tile.shared<64x128xf16>, rank = 2, rows = 0, columns = 1, slabs = 2>
// CHECK:           tile.put %{{.*}}, %[[A]][%{{.*}}, %c0]
// CHECK:           tile.put %{{.*}}, %[[A]][%c0, %c0]
// CHECK:           tile.put %{{.*}}, %[[B]]
// CHECK:           scf.for
// CHECK:             tile.put %{{.*}}, %[[C]]
module attributes {gpu.container_module} {
  func.func @plain(%a: memref<?x96xf16>, %b: memref<?x256xf16>, %i: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@plain blocks in (%i, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%a : memref<?x96xf16>, %b : memref<?x256xf16>, %i : index)
    gpu.launch_func @k::@plain blocks in (%i, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%a : memref<?x96xf16>, %b : memref<?x256xf16>, %i : index)
    return
  }
  gpu.module @k {
    gpu.func @plain(%a: memref<?x96xf16>, %b: memref<?x256xf16>, %i: index) kernel
        attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c256 = arith.constant 256 : index
      %narrow = tile.ring_create : !tile.ring<2 x !tile.shared<64x96xf16>>
      %wide = tile.ring_create : !tile.ring<2 x !tile.shared<64x128xf16>>
      tile.put %narrow[%c0], %a[%i, %c0] : !tile.ring<2 x !tile.shared<64x96xf16>>,
        memref<?x96xf16>
      tile.put %narrow[%c64], %a[%c0, %c0] : !tile.ring<2 x !tile.shared<64x96xf16>>,
        memref<?x96xf16>
      %cast = memref.cast %b : memref<?x256xf16> to memref<?x256xf16, strided<[256, 1]>>
      tile.put %wide[%c0], %cast[%c0, %i] : !tile.ring<2 x !tile.shared<64x128xf16>>,
        memref<?x256xf16, strided<[256, 1]>>
      scf.for %p = %c0 to %c256 step %c64 {
        tile.put %wide[%p], %b[%c0, %p] : !tile.ring<2 x !tile.shared<64x128xf16>>,
          memref<?x256xf16>
      }
      gpu.return
    }
  }
}

// -----

// What cannot be proved stays, and with it all puts of its kernel.
// CHECK-LABEL: func @stays(
// CHECK:         gpu.launch_func
// CHECK-NOT:     tensor_map
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=stays | Reason="the stride of operand #0 in dimension 0 is 120 bytes, no multiple of 16"
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=stays | Reason="the stride of operand #1 in dimension 0 is not known to be a multiple of 16 bytes"
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=stays | Reason="the stride of operand #2 in dimension 1, its columns, is 2, not 1"
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=stays | Reason="a block's view of operand #3 ends at rows that its tiles may reach"
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=stays | Reason="a block's view of operand #3 ends at columns that its tiles may reach"
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=stays | Reason="operand #4 has 6 dimensions, and a tensor map at most 5"
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=stays | Reason="operand #5 begins 8 bytes behind its memory, no multiple of 16"
!ring = !tile.ring<2 x !tile.shared<64x64xf16>>
!step = memref<?x64xf16, strided<[128, 2]>>
!any = memref<?x64xf16, strided<[?, 1]>>
!view = memref<?x64xf16, strided<[128, 1], offset: ?>>
!behind = memref<?x64xf16, strided<[128, 1], offset: 4>>
module attributes {gpu.container_module} {
  func.func @stays(%a: memref<?x60xf16>, %b: !any, %c: !step,
      %d: memref<?x128xf16>, %e: memref<2x2x2x2x?x64xf16>, %f: !behind,
      %i: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@stays blocks in (%i, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%a : memref<?x60xf16>, %b : !any, %c : !step, %d : memref<?x128xf16>,
           %e : memref<2x2x2x2x?x64xf16>, %f : !behind)
    return
  }
  gpu.module @k {
    gpu.func @stays(%a: memref<?x60xf16>, %b: !any, %c: !step,
        %d: memref<?x128xf16>, %e: memref<2x2x2x2x?x64xf16>, %f: !behind) kernel
        attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %ring = tile.ring_create : !ring
      %x = gpu.block_id x
      tile.put %ring[%c0], %a[%c0, %c0] : !ring, memref<?x60xf16>
      tile.put %ring[%c0], %b[%c0, %c0] : !ring, !any
      tile.put %ring[%c0], %c[%c0, %c0] : !ring, !step
      // Rows that end anew for each block, within a tile.
      %rows = memref.subview %d[0, 0] [%x, 64] [1, 1]
        : memref<?x128xf16> to memref<?x64xf16, strided<[128, 1]>>
      tile.put %ring[%c0], %rows[%c0, %c0] : !ring, memref<?x64xf16, strided<[128, 1]>>
      // Columns of which a tile reads more than the view has.
      %size = memref.dim %d, %c0 : memref<?x128xf16>
      %columns = memref.subview %d[0, %x] [%size, 32] [1, 1]
        : memref<?x128xf16> to memref<?x32xf16, strided<[128, 1], offset: ?>>
      tile.put %ring[%c0], %columns[%c0, %c0] : !ring,
        memref<?x32xf16, strided<[128, 1], offset: ?>>
      %n = memref.dim %e, %c0 : memref<2x2x2x2x?x64xf16>
      %six = memref.subview %e[0, 0, 0, 0, 0, 0] [1, 1, 1, 1, 64, 64] [1, 1, 1, 1, 1, 1]
        : memref<2x2x2x2x?x64xf16> to memref<64x64xf16, strided<[64, 1]>>
      tile.put %ring[%c0], %six[%c0, %c0] : !ring, memref<64x64xf16, strided<[64, 1]>>
      tile.put %ring[%c0], %f[%c0, %c0] : !ring, !behind
      gpu.return
    }
  }
}

// -----

// Keys up to the last query of a block, in tiles of 64: of the three ends, a
// tile's end, and two that all blocks share.
#end = affine_map<()[s0, s1] -> (256, s0 - s1 * 256)>
#last = affine_map<()[s0, s1, s2] -> (s1 + s2 * 256, s0)>
#first = affine_map<()[s0, s1] -> (s1 * 256 + 1, s0)>
#positive = affine_map<()[s0] -> (0, s0)>
#whole = affine_map<()[s0] -> ((s0 floordiv 64) * 64)>
#later = affine_map<()[s0, s1] -> (s0, s1)>
// CHECK-DAG:   #[[MIN:.*]] = affine_map<()[s0, s1] -> (s0, s1)>
// CHECK-DAG:   #[[MAX:.*]] = affine_map<()[s0] -> (0, s0)>
// CHECK-LABEL: func @causal(
// CHECK-SAME:    %[[K:.*]]: memref<?x?x64xf16>, %[[M:.*]]: index, %[[N:.*]]: index,
// CHECK:         %[[END:.*]] = affine.min #[[MIN]]()[%[[M]], %[[N]]]
// CHECK:         %[[SIZE:.*]] = affine.max #[[MAX]]()[%[[END]]]
// CHECK:         memref.subview %[[K]][0, 0, 0] [%{{.*}}, %[[SIZE]], 64] [1, 1, 1]
// CHECK-COUNT-3: tile.put {{.*}}!tile.tensor_map
// REMARK-COUNT-3: remark: [Passed] TensorMap | Category:tile | Function=causal

// The same bound, but tiles that may go beyond it.
// CHECK-LABEL: gpu.func @beyond(
// CHECK-COUNT-2: tile.put {{.*}}memref
// REMARK-COUNT-2: remark: [Missed] TensorMap | Category:tile | Function=beyond | Reason="a block's view of operand #0 ends at rows that its tiles may reach"
// OVERRUN-LABEL: gpu.func @beyond(
// OVERRUN-COUNT-2: tile.put {{.*}}!tile.tensor_map
!ring = !tile.ring<2 x !tile.shared<64x64xf16>>
!view = memref<?x64xf16, strided<[64, 1], offset: ?>>
module attributes {gpu.container_module} {
  func.func @causal(%k: memref<?x?x64xf16>, %m: index, %n: index, %grid: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@causal blocks in (%grid, %c1, %c1)
      threads in (%c1, %c1, %c1) args(%k : memref<?x?x64xf16>, %m : index, %n : index)
    gpu.launch_func @k::@beyond blocks in (%grid, %c1, %c1)
      threads in (%c1, %c1, %c1) args(%k : memref<?x?x64xf16>, %m : index, %n : index)
    return
  }
  gpu.module @k {
    gpu.func @causal(%k: memref<?x?x64xf16>, %m: index, %n: index) kernel
        attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %x = gpu.block_id x
      %h = gpu.block_id y
      %rows = affine.min #end()[%m, %x]
      %last = affine.min #last()[%n, %rows, %x]
      %first = affine.min #first()[%n, %x]
      %some = affine.max #positive()[%first]
      %whole = affine.apply #whole()[%some]
      %more = affine.max #later()[%first, %whole]
      %later = affine.apply #whole()[%more]
      %ring = tile.ring_create : !ring
      %view = memref.subview %k[%h, 0, 0] [1, %last, 64] [1, 1, 1]
        : memref<?x?x64xf16> to !view
      scf.for %p = %c0 to %whole step %c64 {
        tile.put %ring[%p], %view[%p, %c0] : !ring, !view
      }
      scf.for %p = %whole to %last step %c64 {
        tile.put %ring[%p], %view[%p, %c0] : !ring, !view
      }
      // No iteration where the upper bound is the lower one.
      scf.for %p = %whole to %later step %c64 {
        tile.put %ring[%p], %view[%p, %c0] : !ring, !view
      }
      gpu.return
    }
    gpu.func @beyond(%k: memref<?x?x64xf16>, %m: index, %n: index) kernel
        attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %x = gpu.block_id x
      %h = gpu.block_id y
      %rows = affine.min #end()[%m, %x]
      %last = affine.min #last()[%n, %rows, %x]
      %ring = tile.ring_create : !ring
      %view = memref.subview %k[%h, 0, 0] [1, %last, 64] [1, 1, 1]
        : memref<?x?x64xf16> to !view
      // Not in whole tiles, and beyond the bound.
      scf.for %p = %c1 to %last step %c64 {
        tile.put %ring[%p], %view[%p, %c0] : !ring, !view
      }
      scf.for %p = %c0 to %n step %c64 {
        tile.put %ring[%p], %view[%p, %c0] : !ring, !view
      }
      gpu.return
    }
  }
}

// -----

// Strides that are only known at run time.
// CHECK-LABEL: gpu.func @strides(
// CHECK:         tile.put {{.*}}memref
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=strides | Reason="the stride of operand #0 in dimension 0 is not known to be a multiple of 16 bytes"
// DYNAMIC-LABEL: gpu.func @strides(
// DYNAMIC:         tile.put {{.*}}!tile.tensor_map<!tile.shared<64x64xf16>, rank = 2, rows = 0, columns = 1, slabs = 1>
!any = memref<?x64xf16, strided<[?, 1]>>
module attributes {gpu.container_module} {
  func.func @strides(%a: !any, %i: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@strides blocks in (%i, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%a : !any)
    return
  }
  gpu.module @k {
    gpu.func @strides(%a: !any) kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
      tile.put %ring[%c0], %a[%c0, %c0] : !tile.ring<2 x !tile.shared<64x64xf16>>, !any
      gpu.return
    }
  }
}

// -----

// A kernel that nothing launches keeps its arguments.
// CHECK-LABEL: gpu.func @unknown(
// CHECK-NOT:     tensor_map
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=unknown | Reason="the kernel has no launch in this module"
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @unknown(%a: memref<?x64xf16>) kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
      tile.put %ring[%c0], %a[%c0, %c0] : !tile.ring<2 x !tile.shared<64x64xf16>>,
        memref<?x64xf16>
      gpu.return
    }
  }
}

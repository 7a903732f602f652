// RUN: attn-opt %s -convert-tile-to-nvvm -canonicalize | FileCheck %s
// RUN: attn-opt %s -tile-attach-target="chips=sm_90a features=+ptx86" -convert-tile-to-nvvm \
// RUN:     -gpu-module-to-binary=format=isa | FileCheck %s --check-prefix=PTX

!whole = !tile.tensor_map<!tile.shared<64x128xbf16>, rank = 4, rows = 1,
                          columns = 3, slabs = 2>
!slabs = !tile.tensor_map<!tile.shared<64x80xbf16>, rank = 3, rows = 2,
                          columns = 1, slabs = 1>
!wide = !tile.ring<2 x !tile.shared<64x128xbf16>>
!narrow = !tile.ring<2 x !tile.shared<64x80xbf16>>

gpu.module @module {
  // CHECK-LABEL: llvm.func @copies(
  // CHECK-SAME:    %[[M:[a-z0-9]+]]: i64, %[[WHOLE:[a-z0-9]+]]: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant},
  // CHECK-SAME:    %[[SLABS:[a-z0-9]+]]: !llvm.ptr {llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant})
  // CHECK-DAG:     %[[SIX:.*]] = llvm.mlir.constant(6 : i32)
  // CHECK-DAG:     %[[WHOLE_BYTES:.*]] = llvm.mlir.constant(16384 : i32)
  // CHECK-DAG:     %[[C64:.*]] = llvm.mlir.constant(64 : i32)
  // CHECK-DAG:     %[[C0:.*]] = llvm.mlir.constant(0 : i32)
  // CHECK-DAG:     %[[C1:.*]] = llvm.mlir.constant(1 : i32)
  // CHECK-DAG:     %[[C3:.*]] = llvm.mlir.constant(3 : i32)

  // Columns within a slab, rows, slabs, and the other dimensions backwards.
  // CHECK:         mbarrier.arrive.expect_tx{{.*}}, %[[WHOLE_BYTES]]
  // CHECK:         %[[ROW:.*]] = llvm.trunc %[[M]] : i64 to i32
  // CHECK:         nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[WHOLE]], %{{.*}}, box[%[[C0]], %[[ROW]], %[[C1]], %[[C3]], %[[ROW]]] {isCTAOnly = true}

  // One slab after the other; what the last has behind the columns is part of
  // the bytes.
  // CHECK:         mbarrier.arrive.expect_tx{{.*}}, %[[WHOLE_BYTES]]
  // CHECK:         nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[SLABS]], %{{.*}}, box[%[[C0]], %[[R:.*]], %[[SIX]]]
  // CHECK:         nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %[[SLABS]], %{{.*}}, box[%[[C64]], %[[R]], %[[SIX]]]

  // PTX-LABEL: .visible .entry copies(
  // PTX:         .param .u64 copies_param_0,
  // PTX:         .param .align 64 .b8 copies_param_1[128],
  // PTX:         .param .align 64 .b8 copies_param_2[128]
  // PTX-NOT:     ld.param{{.*}}copies_param_1
  // PTX:         cp.async.bulk.tensor.5d.shared::cta.global.tile.mbarrier::complete_tx::bytes
  // PTX:         cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes
  // PTX:         cp.async.bulk.tensor.3d.shared::cta.global.tile.mbarrier::complete_tx::bytes
  gpu.func @copies(%m: index, %whole: !whole, %slabs: !slabs) kernel
      attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c64 = arith.constant 64 : index
    %wide = tile.ring_create : !wide
    %narrow = tile.ring_create : !narrow
    tile.warp_specialize
    warps 4 registers 240 {
      %a = tile.get %wide[%c0] : !wide -> !tile.shared<64x128xbf16>
      tile.release %wide[%c0] : !wide
      %b = tile.get %narrow[%c0] : !narrow -> !tile.shared<64x80xbf16>
      tile.release %narrow[%c0] : !narrow
    }
    warps 4 registers 24 {
      tile.put %wide[%c0], %whole[%m, %m, %c3, %c64] : !wide, !whole
      tile.put %narrow[%c0], %slabs[%c6, %c0, %m] : !narrow, !slabs
    }
    gpu.return
  }
}

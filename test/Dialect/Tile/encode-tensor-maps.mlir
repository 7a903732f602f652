// RUN: attn-opt %s -tile-encode-tensor-maps | FileCheck %s
// RUN: attn-opt %s -tile-insert-host-copies | FileCheck %s --check-prefix=COPIES
// RUN: attn-opt %s -tile-attach-target=chips=sm_90 -convert-tile-to-nvvm -tile-insert-host-copies -tile-encode-tensor-maps \
// RUN:     -gpu-module-to-binary=format=llvm -attn-host-to-llvm | FileCheck %s --check-prefix=LLVM

!map = !tile.tensor_map<!tile.shared<64x128xbf16>, rank = 3, rows = 1, columns = 2, slabs = 2>
!view = memref<?x?x128xbf16, strided<[?, 256, 1], offset: ?>>

module attributes {gpu.container_module} {
  // The map is made on the stack of the function, outside of its loop.
  // CHECK: llvm.func @attnTensorMapEncode(!llvm.ptr, !llvm.ptr) -> i32
  // CHECK-LABEL: func @f(
  // CHECK-SAME:    %[[M:.*]]: memref<?x?x128xbf16, {{.*}}>, %[[N:.*]]: index
  // CHECK-DAG:     %[[MAP:.*]] = llvm.alloca %{{.*}} x !llvm.array<16 x i64> {alignment = 64 : i64}
  // CHECK-DAG:     %[[TENSOR:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(i32, i32, i32, i32, i32, i32, ptr, array<5 x i64>, array<5 x i64>)>
  // CHECK:         scf.for
  // CHECK:           %{{.*}}, %[[OFFSET:.*]], %[[SIZES:.*]]:3, %[[STRIDES:.*]]:3 = memref.extract_strided_metadata %[[M]]
  // CHECK:           %[[POINTER:.*]] = memref.extract_aligned_pointer_as_index %[[M]]
  // CHECK:           %[[O:.*]] = arith.index_cast %[[OFFSET]] : index to i64
  // CHECK:           %[[BYTES:.*]] = llvm.mul %[[O]], %{{.*}} : i64
  // CHECK:           llvm.add %{{.*}}, %[[BYTES]]
  // bf16, three dimensions, rows along 1, columns along 2, 64 rows, two slabs.
  // CHECK:           %[[C8:.*]] = llvm.mlir.constant(8 : i32)
  // CHECK:           llvm.insertvalue %[[C8]], %{{.*}}[0]
  // CHECK:           %[[C3:.*]] = llvm.mlir.constant(3 : i32)
  // CHECK:           llvm.insertvalue %[[C3]], %{{.*}}[1]
  // CHECK:           %[[C1:.*]] = llvm.mlir.constant(1 : i32)
  // CHECK:           llvm.insertvalue %[[C1]], %{{.*}}[2]
  // CHECK:           %[[C2:.*]] = llvm.mlir.constant(2 : i32)
  // CHECK:           llvm.insertvalue %[[C2]], %{{.*}}[3]
  // CHECK:           %[[C64:.*]] = llvm.mlir.constant(64 : i32)
  // CHECK:           llvm.insertvalue %[[C64]], %{{.*}}[4]
  // CHECK:           %[[S2:.*]] = llvm.mlir.constant(2 : i32)
  // CHECK:           llvm.insertvalue %[[S2]], %{{.*}}[5]
  // CHECK:           llvm.insertvalue %{{.*}}, %{{.*}}[6]
  // CHECK:           %[[SIZE0:.*]] = arith.index_cast %[[SIZES]]#0
  // CHECK:           llvm.insertvalue %[[SIZE0]], %{{.*}}[7, 0]
  // CHECK:           %[[STRIDE0:.*]] = arith.index_cast %[[STRIDES]]#0
  // CHECK:           llvm.insertvalue %[[STRIDE0]], %{{.*}}[8, 0]
  // CHECK:           llvm.insertvalue %{{.*}}, %{{.*}}[8, 1]
  // CHECK:           %[[T:.*]] = llvm.insertvalue %{{.*}}, %{{.*}}[8, 2]
  // CHECK:           llvm.store %[[T]], %[[TENSOR]]
  // CHECK:           llvm.call @attnTensorMapEncode(%[[MAP]], %[[TENSOR]])
  // CHECK:           %[[BY_VALUE:.*]] = llvm.load %[[MAP]] {alignment = 64 : i64} : !llvm.ptr -> !llvm.array<16 x i64>
  // CHECK:           gpu.launch_func {{.*}}args(%{{.*}}, %[[BY_VALUE]] : !llvm.array<16 x i64>)

  // The map is of the copy, which the kernel only reads.
  // COPIES-LABEL: func @f(
  // COPIES:         %[[D:.*]], %{{.*}} = gpu.alloc async
  // COPIES:         gpu.memcpy async [%{{.*}}] %[[D]]
  // COPIES-NOT:     gpu.alloc
  // COPIES:         memref.reinterpret_cast %[[D]]
  // COPIES:         %[[VIEW:.*]] = memref.reinterpret_cast %[[D]]
  // COPIES:         %[[MAP:.*]] = tile.encode_tensor_map %[[VIEW]]
  // COPIES-NOT:     tile.encode_tensor_map
  // COPIES:         gpu.launch_func async {{.*}}%[[MAP]] : !tile.tensor_map
  // COPIES-NOT:     gpu.memcpy
  // COPIES:         gpu.dealloc async [%{{.*}}] %[[D]]

  // One parameter of 128 bytes.
  // LLVM-LABEL: llvm.func @f(
  // LLVM:         %[[MAP:.*]] = llvm.alloca %{{.*}} x !llvm.array<16 x i64> {alignment = 64 : i64}
  // LLVM:         llvm.call @attnTensorMapEncode(%[[MAP]], %{{.*}})
  // LLVM:         %[[VALUE:.*]] = llvm.load %[[MAP]] {alignment = 64 : i64}
  // LLVM:         gpu.launch_func {{.*}}, %[[VALUE]] : !llvm.array<16 x i64>)
  func.func @f(%m: !view, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %inner = tile.encode_tensor_map %m : !view -> !map
      gpu.launch_func @k::@k blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%m : !view, %inner : !map)
    }
    return
  }
  gpu.module @k {
    gpu.func @k(%m: !view, %map: !map) kernel attributes {tile.num_warps = 1 : i32} {
      gpu.return
    }
  }
}

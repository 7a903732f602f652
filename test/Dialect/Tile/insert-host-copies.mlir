// RUN: attn-opt %s -split-input-file -tile-insert-host-copies | FileCheck %s
// What comes out is what gpu-to-llvm takes.
// RUN: attn-opt %s -split-input-file -tile-insert-host-copies -tile-attach-target -strip-debuginfo \
// RUN:   -convert-gpu-to-nvvm -gpu-module-to-binary=format=llvm \
// RUN:   -expand-strided-metadata -lower-affine -gpu-to-llvm -reconcile-unrealized-casts | FileCheck %s --check-prefix=LLVM

module attributes {gpu.container_module} {
  // The kernel reads its first operand and writes its second; the output is
  // fresh.
  // CHECK-LABEL: func @plain(
  // CHECK-SAME: %[[IN:[a-z0-9]+]]: memref<?x8xf16>
  // CHECK: %[[OUT:.*]] = memref.alloc
  // CHECK: %[[T0:.*]] = gpu.wait async
  // CHECK: %[[HIN:.*]] = memref.reinterpret_cast %[[IN]] to offset: [0], sizes: [%[[EXTENT:.*]]], strides: [1] : memref<?x8xf16> to memref<?xf16>
  // CHECK: %[[DIN:.*]], %[[T1:.*]] = gpu.alloc async [%[[T0]]] (%[[EXTENT]]) : memref<?xf16>
  // CHECK: %[[T2:.*]] = gpu.memcpy async [%[[T1]]] %[[DIN]], %[[HIN]]
  // CHECK: %[[HOUT:.*]] = memref.reinterpret_cast %[[OUT]]
  // CHECK: %[[DOUT:.*]], %[[T3:.*]] = gpu.alloc async [%[[T2]]]
  // CHECK-NOT: gpu.memcpy
  // CHECK: %[[VIN:.*]] = memref.reinterpret_cast %[[DIN]] to offset: [0], sizes: [{{.*}}, 8], strides: [8, 1] : memref<?xf16> to memref<?x8xf16>
  // CHECK: %[[VOUT:.*]] = memref.reinterpret_cast %[[DOUT]]
  // CHECK: %[[T4:.*]] = gpu.launch_func async [%[[T3]]] @kernels::@copy {{.*}} args(%[[VIN]] : memref<?x8xf16>, %[[VOUT]] : memref<?x8xf16>)
  // CHECK: %[[T5:.*]] = gpu.memcpy async [%[[T4]]] %[[HOUT]], %[[DOUT]]
  // CHECK: %[[T6:.*]] = gpu.dealloc async [%[[T5]]] %[[DIN]]
  // CHECK: %[[T7:.*]] = gpu.dealloc async [%[[T6]]] %[[DOUT]]
  // CHECK: gpu.wait [%[[T7]]]
  // LLVM-LABEL: llvm.func @plain
  // LLVM: llvm.call @mgpuMemAlloc
  // LLVM: llvm.call @mgpuMemcpy
  // LLVM: llvm.call @mgpuMemAlloc
  // LLVM: gpu.launch_func
  // LLVM: llvm.call @mgpuMemcpy
  // LLVM: llvm.call @mgpuMemFree
  // LLVM: llvm.call @mgpuMemFree
  // LLVM: llvm.call @mgpuStreamSynchronize
  func.func @plain(%in: memref<?x8xf16>, %rows: index) -> memref<?x8xf16> {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %out = memref.alloc(%rows) : memref<?x8xf16>
    gpu.launch_func @kernels::@copy blocks in (%c1, %c1, %c1)
      threads in (%c32, %c1, %c1)
      args(%in : memref<?x8xf16>, %out : memref<?x8xf16>)
    return %out : memref<?x8xf16>
  }

  // Under a condition, behind a cast, and used later: fresh all the same. In a
  // loop it is not.
  // CHECK-LABEL: func @fresh(
  // CHECK: scf.if
  // CHECK: gpu.alloc
  // CHECK: gpu.memcpy
  // CHECK: gpu.alloc
  // CHECK-NOT: gpu.memcpy
  // CHECK: gpu.launch_func
  // CHECK: scf.for
  // CHECK: gpu.alloc
  // CHECK: gpu.memcpy
  // CHECK: gpu.alloc
  // CHECK: gpu.memcpy
  // CHECK: gpu.launch_func
  func.func @fresh(%in: memref<8x8xf16>, %c: i1, %n: index) -> (memref<?x8xf16>, memref<?x8xf16>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %dynamic = memref.cast %in : memref<8x8xf16> to memref<?x8xf16>
    %0 = memref.alloc() : memref<8x8xf16>
    %1 = memref.cast %0 : memref<8x8xf16> to memref<?x8xf16>
    scf.if %c {
      gpu.launch_func @kernels::@copy blocks in (%c1, %c1, %c1)
        threads in (%c32, %c1, %c1)
        args(%dynamic : memref<?x8xf16>, %1 : memref<?x8xf16>)
    }
    %2 = memref.alloc(%n) : memref<?x8xf16>
    scf.for %i = %c0 to %n step %c1 {
      gpu.launch_func @kernels::@copy blocks in (%c1, %c1, %c1)
        threads in (%c32, %c1, %c1)
        args(%dynamic : memref<?x8xf16>, %2 : memref<?x8xf16>)
    }
    return %1, %2 : memref<?x8xf16>, memref<?x8xf16>
  }

  // Two views of one buffer share its copy; the output had content, which is
  // kept.
  // CHECK-LABEL: func @views(
  // CHECK-SAME: %[[ALL:[a-z0-9]+]]: memref<64x8xf16>
  // CHECK: %[[HOST:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%{{.*}}], strides: [1] : memref<16x8xf16, strided<[8, 1], offset: 256>> to memref<?xf16>
  // CHECK: %[[DEVICE:.*]], %{{.*}} = gpu.alloc
  // CHECK: gpu.memcpy async [%{{.*}}] %[[DEVICE]], %[[HOST]]
  // CHECK-NOT: gpu.alloc
  // CHECK-NOT: gpu.memcpy
  // CHECK: %[[A:.*]] = memref.reinterpret_cast %[[DEVICE]] to offset: [256], sizes: [16, 8], strides: [8, 1] : memref<?xf16> to memref<16x8xf16, strided<[8, 1], offset: 256>>
  // CHECK: %[[B:.*]] = memref.reinterpret_cast %[[DEVICE]] to offset: [0], sizes: [16, 8], strides: [8, 1] : memref<?xf16> to memref<16x8xf16, strided<[8, 1]>>
  // CHECK: gpu.launch_func async {{.*}} args(%[[A]] : {{.*}}, %[[B]] :
  // CHECK: gpu.memcpy async [%{{.*}}] %[[HOST]], %[[DEVICE]]
  // CHECK-NOT: gpu.memcpy
  // CHECK: gpu.dealloc
  // CHECK-NOT: gpu.dealloc
  // CHECK: gpu.wait
  func.func @views(%all: memref<64x8xf16>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %in = memref.subview %all[32, 0] [16, 8] [1, 1] : memref<64x8xf16> to memref<16x8xf16, strided<[8, 1], offset: 256>>
    %out = memref.subview %all[0, 0] [16, 8] [1, 1] : memref<64x8xf16> to memref<16x8xf16, strided<[8, 1]>>
    gpu.launch_func @kernels::@copy_views blocks in (%c1, %c1, %c1)
      threads in (%c32, %c1, %c1)
      args(%in : memref<16x8xf16, strided<[8, 1], offset: 256>>, %out : memref<16x8xf16, strided<[8, 1]>>)
    return
  }

  // An asynchronous launch stays one; who waits for it waits for the copies.
  // CHECK-LABEL: func @async(
  // CHECK: %[[START:.*]] = gpu.wait async
  // CHECK: %[[WAITED:.*]] = gpu.wait async [%[[START]]]
  // CHECK: gpu.launch_func async
  // CHECK: gpu.memcpy async
  // CHECK: gpu.dealloc async
  // CHECK: %[[LAST:.*]] = gpu.dealloc async
  // CHECK: return %[[LAST]]
  func.func @async(%in: memref<?x8xf16>, %out: memref<?x8xf16>) -> !gpu.async.token {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %start = gpu.wait async
    %done = gpu.launch_func async [%start] @kernels::@copy blocks in (%c1, %c1, %c1)
      threads in (%c32, %c1, %c1)
      args(%in : memref<?x8xf16>, %out : memref<?x8xf16>)
    return %done : !gpu.async.token
  }

  gpu.module @kernels {
    gpu.func @copy(%in: memref<?x8xf16>, %out: memref<?x8xf16>) kernel {
      %c0 = arith.constant 0 : index
      %x = memref.load %in[%c0, %c0] : memref<?x8xf16>
      memref.store %x, %out[%c0, %c0] : memref<?x8xf16>
      gpu.return
    }
    gpu.func @copy_views(%in: memref<16x8xf16, strided<[8, 1], offset: 256>>, %out: memref<16x8xf16, strided<[8, 1]>>) kernel {
      %c0 = arith.constant 0 : index
      %x = memref.load %in[%c0, %c0] : memref<16x8xf16, strided<[8, 1], offset: 256>>
      memref.store %x, %out[%c0, %c0] : memref<16x8xf16, strided<[8, 1]>>
      gpu.return
    }
  }
}

// RUN: attn-opt %s --convert-forall-to-llvm --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @two_dims
// CHECK-SAME: (%[[A:.+]]: memref<?x?xf32>, %[[M:.+]]: index, %[[N:.+]]: index)
// CHECK: %[[CONTEXT:.+]] = llvm.alloca %{{.+}} x !llvm.struct<
// CHECK: llvm.store %{{.+}}, %{{.+}} : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[BODY:.+]] = llvm.mlir.addressof @two_dims_parallel : !llvm.ptr
// CHECK: llvm.call @attnParallelFor(%{{.+}}, %[[BODY]], %[[CONTEXT]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK: llvm.func internal @two_dims_parallel(%[[I:.+]]: i64, %{{.+}}: !llvm.ptr) {
// CHECK: arith.remui
// CHECK: arith.divui
// The inner loop is sequential.
// CHECK: scf.for
// CHECK: memref.store
// CHECK: llvm.return
// CHECK: llvm.func @attnParallelFor(i64, !llvm.ptr, !llvm.ptr)
func.func @two_dims(%a: memref<?x?xf32>, %m: index, %n: index) {
  %x = arith.constant 1.0 : f32
  %c4 = arith.constant 4 : index
  scf.forall (%i, %j) = (0, 0) to (%m, %n) step (4, 8) {
    scf.forall (%k) in (%c4) {
      %r = arith.addi %i, %k : index
      memref.store %x, %a[%r, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @tensors(%t: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is on tensors; bufferization comes first}}
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %t[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1]
        : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

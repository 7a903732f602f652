//===- Passes.td - Passes for CPUs -------------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_TARGET_CPU_PASSES
#define ATTN_TARGET_CPU_PASSES

include "mlir/Pass/PassBase.td"

def AttnBoundTemporaries : Pass<"attn-bound-temporaries"> {
  let summary = "Give the temporaries of tiles a static size";
  let description = [{
    A tile at the end of a length is shorter than the others, and so are the
    temporaries made for it. This pass turns each `tensor.empty` inside of a
    loop whose dynamic sizes have a constant bound into a slice of one with that
    size. Its buffer then has constant strides and is the same in each
    iteration, so that it can leave the loop.

    ```mlir
    // Before
    scf.for %i = %c0 to %n step %c64 {
      %size = affine.min affine_map<(i)[n] -> (n - i, 64)>(%i)[%n]
      %t = tensor.empty(%size) : tensor<?x32xf32>
    }

    // After
    scf.for %i = %c0 to %n step %c64 {
      %size = affine.min affine_map<(i)[n] -> (n - i, 64)>(%i)[%n]
      %e = tensor.empty() : tensor<64x32xf32>
      %t = tensor.extract_slice %e[0, 0] [%size, 32] [1, 1]
             : tensor<64x32xf32> to tensor<?x32xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def AttnDecomposeSoftmax : Pass<"attn-decompose-softmax"> {
  let summary = "Take every linalg.softmax apart into generics";
  let description = [{
    Replaces `linalg.softmax` on tensors by its upstream decomposition, for the
    lowerings that do not know the op.

    ```mlir
    // Before
    %y = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>)
           outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>

    // After: the maximum, exp(x - max), its sum, the quotient
    %m = linalg.generic ins(%x) ...
    %e = linalg.generic ins(%x, %m) ...
    %s = linalg.generic ins(%e) ...
    %y = linalg.generic ins(%e, %s) ...
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect"
  ];
}

def ConvertForallToLLVM : Pass<"convert-forall-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Run the iterations of scf.forall on the runtime's threads";
  let description = [{
    The body of every outermost `scf.forall` on buffers becomes a function that
    `attnParallelFor` of the runtime calls once per iteration, with what the
    body reads from outside in a struct. A `scf.forall` inside of another one
    becomes sequential loops.

    ```mlir
    // Before
    func.func @f(%a: memref<?xf32>) {
      scf.forall (%i) in (%n) {
        memref.store %x, %a[%i] : memref<?xf32>
      }
      return
    }

    // After
    func.func @f(%a: memref<?xf32>) {
      %context = llvm.alloca %one x !llvm.struct<(...)> : (i64) -> !llvm.ptr
      llvm.store ... // %a and %x
      %body = llvm.mlir.addressof @f_parallel : !llvm.ptr
      llvm.call @attnParallelFor(%n, %body, %context) : (i64, !llvm.ptr, !llvm.ptr) -> ()
      return
    }
    llvm.func internal @f_parallel(%i: i64, %context: !llvm.ptr) {
      ...
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::scf::SCFDialect"
  ];
}

#endif // ATTN_TARGET_CPU_PASSES

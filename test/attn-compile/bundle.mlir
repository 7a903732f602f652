// RUN: rm -rf %t && attn-compile %s -o %t --with-references --cpu=x86-64-v3
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t/signature.json
// RUN: FileCheck %s --check-prefix=HEADER --input-file=%t/bundle.mlir.h
// RUN: llvm-nm -D --defined-only %t/host.so | FileCheck %s --check-prefix=SYMBOLS
// Same input, same bytes.
// RUN: rm -rf %t.again && attn-compile %s -o %t.again --with-references --cpu=x86-64-v3
// RUN: cmp %t/host.so %t.again/host.so

// RUN: not attn-compile %s -o %t --entry=absent 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not attn-compile %s -o %t --cpu=absent 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not attn-compile %s -o %t --format=ptx 2>&1 | FileCheck %s --check-prefix=PTX
// RUN: not attn-compile %s 2>&1 | FileCheck %s --check-prefix=OUTPUT

// ABSENT: error: has no function 'absent'
// CPU: error: unknown CPU 'absent'
// PTX: error: PTX and cubin are formats of the target cuda
// OUTPUT: error: a bundle is a folder: name it with -o

// JSON: "attn_bundle": 1
// JSON: "name": "scale"
// JSON: "device": "cpu"
// JSON: "memory": "host"
// JSON: "results_in": "return"
// JSON: "type": "f32"
// JSON: "arg0.0"
// JSON: 4
// JSON: "name": "scale__unfused"
// JSON: "name": "scale__ref64"
// JSON: "type": "f64"
// JSON: "name": "scale__captured64"

// HEADER: void attn_packed_scale(void **values);
// HEADER: void attn_packed_scale__captured64(void **values);

// SYMBOLS-DAG: T _mlir_ciface_scale
// SYMBOLS-DAG: T attn_packed_scale
// SYMBOLS-DAG: T _mlir_ciface_scale__ref64
// SYMBOLS-NOT: helper

func.func private @helper(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  return %x : tensor<?x4xf32>
}

func.func @scale(%x: tensor<?x4xf32>, %s: f32) -> tensor<?x4xf32> {
  %y = call @helper(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<?x4xf32>) outs(%x : tensor<?x4xf32>) {
  ^bb0(%p: f32, %o: f32):
    %m = arith.mulf %p, %s : f32
    linalg.yield %m : f32
  } -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

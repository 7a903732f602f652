// A module is taken at any stage.
// RUN: attn-run %s --random --check=numerics --dim=?=100
// RUN: attn-opt %s --convert-attn-to-linalg -o %t.linalg.mlir
// RUN: attn-run %t.linalg.mlir --random --check=numerics --dim=?=100
// RUN: attn-opt %s --attn-tile-online-softmax -o %t.tiled.mlir
// RUN: attn-run %t.tiled.mlir --random --check=numerics --dim=?=100
// RUN: attn-opt %s --attn-to-cpu -o %t.llvm.mlir
// RUN: attn-compile %t.llvm.mlir --format=obj -o %t.o && llvm-nm %t.o | FileCheck %s
// RUN: attn-compile %s --format=llvm -o - | FileCheck %s --check-prefix=IR
// RUN: attn-compile %s --format=llvm --opt-level=0 -o - | FileCheck %s --check-prefix=UNOPTIMIZED
// RUN: attn-compile %s --opt-level=0 --with-references -o %t.fast
// RUN: attn-run %t.fast --random --check=numerics --check=semantics --dim=?=100
// RUN: not attn-compile %s --opt-level=4 -o %t.fast 2>&1 | FileCheck %s --check-prefix=LEVEL
// RUN: attn-compile %s --format=mlir -o - | FileCheck %s --check-prefix=MLIR
// RUN: not attn-compile %t.llvm.mlir -o %t.bundle 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK-DAG: T _mlir_ciface_main
// CHECK-DAG: U attnParallelFor
// IR-NOT: define {{.*}}@main(
// IR: define {{.*}}@_mlir_ciface_main
// Nothing is inlined.
// UNOPTIMIZED: define {{.*}}@main(
// LEVEL: error: --opt-level is 0 to 3, not 4
// MLIR: llvm.func @_mlir_ciface_main
// ERROR: error: a bundle needs the types of the functions, but the module is in the LLVM dialect already

#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>

func.func @main(%q: tensor<?x16xf32>, %k: tensor<?x16xf32>,
                %v: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %q, %c0 : tensor<?x16xf32>
  %init = tensor.empty(%m) : tensor<?x16xf32>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>)
    outs(%init : tensor<?x16xf32>)
    mask {
      %i = attn.index 0
      %j = attn.index 1
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1
    } -> tensor<?x16xf32>
  return %o : tensor<?x16xf32>
}

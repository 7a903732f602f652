// RUN: attn-opt %s -tile-form-tensor-maps=warpgroups-only | FileCheck %s
// RUN: attn-opt %s -tile-form-tensor-maps=warpgroups-only -remarks-filter=tile 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: attn-opt %s -tile-form-tensor-maps | FileCheck %s --check-prefix=ALL

// Where all warps decide together on what else to load, copies stay with them.

// CHECK-LABEL: gpu.func @votes(
// CHECK: tile.put {{.*}} : <2 x !tile.shared<64x64xf16>>, memref
// REMARK: remark: [Missed] TensorMap | Category:tile | Function=votes | Reason="all warps decide together on what else to load, which takes more registers than a role has"
// ALL-LABEL: gpu.func @votes(
// ALL: tile.put {{.*}}!tile.tensor_map
#acc = #tile.accumulator<warps = 4>
module attributes {gpu.container_module} {
  func.func @main(%a: memref<?x64xf16>, %i: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@votes blocks in (%i, %c1, %c1) threads in (%c1, %c1, %c1)
      args(%a : memref<?x64xf16>)
    return
  }
  gpu.module @k {
    gpu.func @votes(%a: memref<?x64xf16>) kernel attributes {tile.num_warps = 4 : i32} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %acc = tile.splat %zero : tensor<64x64xf32, #acc>
      %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
      tile.put %ring[%c0], %a[%c0, %c0] : !tile.ring<2 x !tile.shared<64x64xf16>>, memref<?x64xf16>
      %k = tile.get %ring[%c0] : !tile.ring<2 x !tile.shared<64x64xf16>> -> !tile.shared<64x64xf16>
      %s = tile.dot %k, %k, %acc {transpose_rhs, warpgroup} : !tile.shared<64x64xf16>, !tile.shared<64x64xf16> -> tensor<64x64xf32, #acc>
      %ordered = arith.cmpf ord, %s, %s : tensor<64x64xf32, #acc>
      %clean = tile.all %ordered : tensor<64x64xi1, #acc>
      scf.if %clean {
        %l = tile.load %a[%c0, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
      }
      gpu.return
    }
  }
}

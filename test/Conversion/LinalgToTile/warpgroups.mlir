// RUN: attn-opt %s --convert-linalg-to-tile=chip=sm_90a --canonicalize --cse --split-input-file | FileCheck %s
// RUN: attn-opt %s --convert-linalg-to-tile=chip=sm_90a --split-input-file --remarks-filter=".*" 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: not attn-opt %s --convert-linalg-to-tile=chip=sm_1 --split-input-file 2>&1 | FileCheck %s --check-prefix=CHIP

// CHIP: error: 'linalg.matmul' op cannot run on the unknown chip 'sm_1'

// Two warpgroups of 64 rows by 256 columns. Blocks walk 16 rows of tiles column by
// column.

// CHECK-LABEL: gpu.func @large_matmul
// CHECK-SAME:    known_block_size = array<i32: 256, 1, 1>
// CHECK:       %[[BLOCK:.*]] = gpu.block_id x
// CHECK:       %[[GROUP:.*]] = arith.divui %[[BLOCK]], %c256
// CHECK:       %[[FIRST:.*]] = arith.muli %[[GROUP]], %c16
// CHECK:       %[[LEFT:.*]] = arith.subi %c32, %[[FIRST]]
// CHECK:       %[[WIDTH:.*]] = arith.minui %[[LEFT]], %c16
// CHECK:       arith.divui %{{.*}}, %[[WIDTH]]
// CHECK:         tile.load {{.*}} -> <128x64xbf16>
// CHECK:         tile.load {{.*}} -> <64x256xbf16>
// CHECK:         tile.dot {{.*}} -> tensor<128x256xf32, #tile.accumulator<warps = 8>>
func.func @large(%a: tensor<4096x4096xbf16>, %b: tensor<4096x4096xbf16>,
    %init: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
  %zero = arith.constant 0.0 : bf16
  %zeros = linalg.fill ins(%zero : bf16) outs(%init : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<4096x4096xbf16>, tensor<4096x4096xbf16>)
    outs(%zeros : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  return %c : tensor<4096x4096xbf16>
}

// -----

// Partial sums take a second accumulator. Operands as they are stored.

// CHECK-LABEL: gpu.func @parts_matmul
// CHECK:         tile.load {{.*}} -> <64x128xf16>
// CHECK:         tile.load {{.*}} -> <128x64xf16>
// CHECK:         tile.dot {{.*}} {transpose_lhs, transpose_rhs} {{.*}} -> tensor<128x128xf32
// CHECK:         arith.addf
#a = affine_map<(m, n, k) -> (k, m)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @parts(%a: tensor<?x4096xf16>, %b: tensor<4096x8192xf16>,
    %init: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %c = linalg.matmul indexing_maps = [#a, #b, #c]
    ins(%a, %b : tensor<?x4096xf16>, tensor<4096x8192xf16>)
    outs(%init : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %c : tensor<4096x4096xf32>
}

// -----

// Few rows: tiles for all multiprocessors.

// CHECK-LABEL: gpu.func @few_matmul
// CHECK:         tile.dot {{.*}} -> tensor<64x32xf32, #tile.accumulator<warps = 4>>
func.func @few(%a: tensor<64x512xf16>, %b: tensor<512x4096xf16>,
    %init: tensor<64x4096xf16>) -> tensor<64x4096xf16> {
  %c = linalg.matmul ins(%a, %b : tensor<64x512xf16>, tensor<512x4096xf16>)
    outs(%init : tensor<64x4096xf16>) -> tensor<64x4096xf16>
  return %c : tensor<64x4096xf16>
}

// -----

// What the copy engine cannot address.

// REMARK: operand #1 has a stride in dimension 0 that is not known to be a multiple of 16 bytes
// CHECK-LABEL: gpu.func @unaligned_matmul
// CHECK:         tile.dot {{.*}} -> tensor<128x128xf32, #tile.accumulator<warps = 8>>
func.func @unaligned(%a: tensor<512x512xf16>, %b: tensor<512x300xf16>,
    %init: tensor<512x300xf16>) -> tensor<512x300xf16> {
  %c = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x300xf16>)
    outs(%init : tensor<512x300xf16>) -> tensor<512x300xf16>
  return %c : tensor<512x300xf16>
}

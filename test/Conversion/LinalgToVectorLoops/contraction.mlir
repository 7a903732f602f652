// RUN: attn-opt %s --convert-linalg-to-vector-loops --canonicalize --split-input-file | FileCheck %s
// RUN: attn-opt %s --convert-linalg-to-vector-loops="vector-bits=256" --canonicalize --split-input-file | FileCheck %s --check-prefix=NARROW

// K is transposed on its way into the panel, 8 x 2 accumulators stay in
// registers.
// CHECK-LABEL: func @transposed
// CHECK-SAME: (%[[Q:[^ ]+]]: {{.*}}, %[[K:[^ ]+]]: {{.*}}, %[[S:[^ ]+]]: {{.*}})
// CHECK-NOT: linalg
// CHECK: %[[PANEL:.+]] = memref.alloc() {alignment = 64 : i64} : memref<64x32xf32>
// CHECK: scf.for
// CHECK: vector.load %[[K]]
// CHECK: vector.shuffle
// CHECK: vector.store %{{.+}}, %[[PANEL]]
// CHECK: scf.for
// CHECK-COUNT-16: vector.load %[[S]]
// CHECK: scf.for {{.*}} -> (vector<16xf32>
// CHECK-COUNT-2: vector.load %[[PANEL]]
// CHECK: memref.load %[[Q]]
// CHECK-COUNT-16: vector.fma
// CHECK: scf.yield
// CHECK-COUNT-16: vector.store %{{.+}}, %[[S]]
// CHECK: memref.dealloc %[[PANEL]]

// NARROW-LABEL: func @transposed
// NARROW: memref<64x16xf32>
// NARROW-COUNT-8: vector.fma {{.*}} : vector<8xf32>
func.func @transposed(%q: memref<64x64xf32>, %k: memref<256x64xf32>,
                      %s: memref<64x256xf32>) {
  linalg.matmul
    indexing_maps = [affine_map<(m, n, d) -> (m, d)>,
                     affine_map<(m, n, d) -> (n, d)>,
                     affine_map<(m, n, d) -> (m, n)>]
    ins(%q, %k : memref<64x64xf32>, memref<256x64xf32>)
    outs(%s : memref<64x256xf32>)
  return
}

// -----

// A contiguous right operand that few rows read needs no panel.
// CHECK-LABEL: func @direct
// CHECK-NOT: memref.alloc
// CHECK: scf.for {{.*}} -> (vector<16xf32>
// CHECK: vector.fma
func.func @direct(%p: memref<8x256xf32>, %v: memref<256x64xf32>,
                  %o: memref<8x64xf32>) {
  linalg.matmul ins(%p, %v : memref<8x256xf32>, memref<256x64xf32>)
                outs(%o : memref<8x64xf32>)
  return
}

// -----

// Many rows read an aligned copy.
// CHECK-LABEL: func @copied
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<256x32xf32>
// CHECK-NOT: vector.shuffle
// CHECK: vector.fma
func.func @copied(%p: memref<64x256xf32>, %v: memref<256x64xf32>,
                  %o: memref<64x64xf32>) {
  linalg.matmul ins(%p, %v : memref<64x256xf32>, memref<256x64xf32>)
                outs(%o : memref<64x64xf32>)
  return
}

// -----

// Narrow types are widened while they are packed.
// CHECK-LABEL: func @half
// CHECK: scf.for
// CHECK: vector.load {{.*}} vector<16xbf16>
// CHECK: arith.extf {{.*}} vector<16xbf16> to vector<16xf32>
// CHECK: vector.fma {{.*}} vector<16xf32>
// CHECK: vector.maskedstore
func.func @half(%a: memref<?x?xbf16>, %b: memref<?x?xbf16>,
                %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xbf16>, memref<?x?xbf16>)
                outs(%c : memref<?x?xf32>)
  return
}

// -----

// Accumulation in f16 is left to the scalar loops, which round each step.
// CHECK-LABEL: func @narrow_accumulator
// CHECK-NOT: vector.fma
// CHECK: arith.addf {{.*}} f16
func.func @narrow_accumulator(%a: memref<4x8xf16>, %b: memref<8x4xf16>,
                              %c: memref<4x4xf16>) {
  linalg.matmul ins(%a, %b : memref<4x8xf16>, memref<8x4xf16>)
                outs(%c : memref<4x4xf16>)
  return
}

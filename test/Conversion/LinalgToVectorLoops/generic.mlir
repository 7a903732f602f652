// RUN: attn-opt %s --convert-linalg-to-vector-loops --canonicalize --split-input-file | FileCheck %s
// RUN: not attn-opt %s --convert-linalg-to-vector-loops="vector-bits=96" --split-input-file 2>&1 | FileCheck %s --check-prefix=BITS

// BITS: error: vector-bits must be a power of two of at least 64, got 96

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

// A row operand is broadcast, a position is a vector, the rest is scalar.
// CHECK-LABEL: func @elementwise
// CHECK: scf.for %[[M:.+]] =
// CHECK: scf.for %[[N:.+]] = {{.*}} step %c16
// CHECK: vector.step : vector<16xindex>
// CHECK: vector.load {{.*}} : memref<?x?xf32>, vector<16xf32>
// CHECK: arith.subf {{.*}} : vector<16xf32>
// CHECK-NOT: math.exp
// CHECK: vector.store
// CHECK: scf.for
// CHECK: arith.subf {{.*}} : f32
// CHECK: memref.store
func.func @elementwise(%x: memref<?x?xf32>, %r: memref<?xf32>) {
  %ninf = arith.constant 0xFF800000 : f32
  linalg.generic {indexing_maps = [#row, #id],
                  iterator_types = ["parallel", "parallel"]}
      ins(%r : memref<?xf32>) outs(%x : memref<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = linalg.index 0 : index
    %n = linalg.index 1 : index
    %see = arith.cmpi sle, %n, %m : index
    %s = arith.select %see, %b, %ninf : f32
    %d = arith.subf %s, %a : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  }
  return
}

// -----

// Four accumulators; the buffer's own value comes last.
// CHECK-LABEL: func @row_max
// CHECK: %[[NINF:.+]] = arith.constant dense<0xFF800000> : vector<16xf32>
// CHECK: scf.for
// CHECK: scf.for {{.*}} iter_args(%{{.+}} = %[[NINF]], %{{.+}} = %[[NINF]], %{{.+}} = %[[NINF]], %{{.+}} = %[[NINF]])
// CHECK-COUNT-4: arith.maximumf {{.*}} vector<16xf32>
// CHECK: vector.reduction <maximumf>
// CHECK: memref.store
func.func @row_max(%x: memref<8x256xf32>, %r: memref<8xf32>) {
  linalg.reduce ins(%x : memref<8x256xf32>) outs(%r : memref<8xf32>)
    dimensions = [1]
    (%in: f32, %out: f32) {
      %m = arith.maximumf %in, %out : f32
      linalg.yield %m : f32
    }
  return
}

// -----

// i1 is stored in bytes, which no vector of i1 is: elements one by one.
// CHECK-LABEL: func @bools
// CHECK-COUNT-16: memref.load {{.*}} memref<32xi1>
// CHECK: arith.select {{.*}} : vector<16xi1>, vector<16xf32>
func.func @bools(%c: memref<32xi1>, %x: memref<32xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.generic {indexing_maps = [affine_map<(n) -> (n)>,
                                   affine_map<(n) -> (n)>],
                  iterator_types = ["parallel"]}
      ins(%c : memref<32xi1>) outs(%x : memref<32xf32>) {
  ^bb0(%a: i1, %b: f32):
    %s = arith.select %a, %b, %zero : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// A gather stays scalar.
// CHECK-LABEL: func @gather
// CHECK-NOT: vector.load
// CHECK: memref.load
func.func @gather(%t: memref<?xf32>, %i: memref<32xindex>, %x: memref<32xf32>) {
  linalg.generic {indexing_maps = [affine_map<(n) -> (n)>,
                                   affine_map<(n) -> (n)>],
                  iterator_types = ["parallel"]}
      ins(%i : memref<32xindex>) outs(%x : memref<32xf32>) {
  ^bb0(%a: index, %b: f32):
    %s = memref.load %t[%a] : memref<?xf32>
    linalg.yield %s : f32
  }
  return
}

// -----

// What calls itself a reduction and is none stays scalar.
// CHECK-LABEL: func @no_reduction
// CHECK-NOT: vector.
// CHECK: memref.store
func.func @no_reduction(%x: memref<32x48xf32>, %r: memref<32xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>,
                                   affine_map<(m, n) -> (m)>],
                  iterator_types = ["reduction", "reduction"]}
      ins(%x : memref<32x48xf32>) outs(%r : memref<32xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.maximumf %a, %b : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// An exponent is one for all lanes in LLVM, and may differ here.
// CHECK-LABEL: func @power
// CHECK-NOT: vector.
// CHECK: math.fpowi {{.*}} : f32, i64
func.func @power(%x: memref<32xf32>, %p: memref<32xi64>) {
  linalg.generic {indexing_maps = [affine_map<(n) -> (n)>,
                                   affine_map<(n) -> (n)>],
                  iterator_types = ["parallel"]}
      ins(%p : memref<32xi64>) outs(%x : memref<32xf32>) {
  ^bb0(%a: i64, %b: f32):
    %s = math.fpowi %b, %a : f32, i64
    linalg.yield %s : f32
  }
  return
}

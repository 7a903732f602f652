// RUN: attn-opt %s --tile-pipeline-copies=num-stages=3 --canonicalize | FileCheck %s
// RUN: attn-opt %s --tile-pipeline-copies=num-stages=1 | FileCheck %s --check-prefix=ONE
// RUN: not attn-opt %s --tile-pipeline-copies=num-stages=0 2>&1 | FileCheck %s --check-prefix=ZERO

// ZERO: error: option num-stages is at least 1, got 0

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
!s = tensor<64x64xf32, #acc>
!q = tensor<64x64xf16, #op>

// Two loads and three stages: two tiles of each begin in front of the loop, so
// that three copies are younger than the one waited for; behind the loop all
// that began is waited for.

// CHECK-LABEL: func @two_loads
// CHECK:       %[[RK:.*]] = tile.ring_create : <3 x
// CHECK:       %[[RV:.*]] = tile.ring_create : <3 x
// CHECK:       tile.put %[[RK]][%c0], %[[K:.*]][%[[LB:.*]], %c0]
// CHECK:       tile.put %[[RV]][%c0], %[[V:.*]][%[[LB]], %c0]
// CHECK:       %[[N1:.*]] = arith.addi %[[LB]], %c64
// CHECK:       tile.put %[[RK]][%c1], %[[K]][%[[N1]], %c0]
// CHECK:       tile.put %[[RV]][%c1], %[[V]][%[[N1]], %c0]
// CHECK:       %[[R:.*]]:2 = scf.for %[[N:.*]] = %[[LB]] to {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[I:.*]] = %c0)
// CHECK:         %[[NEXT:.*]] = arith.addi %[[N]], %c128
// CHECK:         %[[AHEAD:.*]] = arith.addi %[[I]], %c2
// CHECK:         %[[KT:.*]] = tile.get %[[RK]][%[[I]]] pending 3
// CHECK:         tile.put %[[RK]][%[[AHEAD]]], %[[K]][%[[NEXT]], %c0]
// CHECK:         tile.dot %{{.*}}, %[[KT]]
// CHECK-NEXT:    tile.release %[[RK]][%[[I]]]
// CHECK:         %[[VT:.*]] = tile.get %[[RV]][%[[I]]] pending 3
// CHECK:         tile.put %[[RV]][%[[AHEAD]]], %[[V]][%[[NEXT]], %c0]
// CHECK:         tile.dot %{{.*}}, %[[VT]]
// CHECK-NEXT:    tile.release %[[RV]][%[[I]]]
// CHECK:         %[[NI:.*]] = arith.addi %[[I]], %c1
// CHECK:         scf.yield %{{.*}}, %[[NI]]
// CHECK:       tile.get %[[RK]][%[[R]]#1] pending 3
// CHECK:       tile.get %[[RV]][%[[R]]#1] pending 2
// CHECK:       %[[L:.*]] = arith.addi %[[R]]#1, %c1
// CHECK:       tile.get %[[RK]][%[[L]]] pending 1
// CHECK:       tile.get %[[RV]][%[[L]]] :
// ONE-LABEL: func @two_loads
// ONE-NOT:   tile.ring_create
func.func @two_loads(%q: !q, %k: memref<?x64xf16>, %v: memref<?x64xf16>,
    %lb: index, %ub: index, %init: !s) -> !s {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %n = %lb to %ub step %c64 iter_args(%acc = %init) -> !s {
    %kt = tile.load %k[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %s = tile.dot %q, %kt, %acc {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
    %vt = tile.load %v[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %o = tile.dot %q, %vt, %s : !q, !tile.shared<64x64xf16> -> !s
    scf.yield %o : !s
  }
  return %r : !s
}

// A source that changes in the loop, and an offset that the loop computes, stay.

// CHECK-LABEL: func @not_ahead
// CHECK-NOT:   tile.ring_create
func.func @not_ahead(%q: !q, %k: memref<2x?x64xf16>, %u: memref<?x64xf16>,
    %ub: index, %init: !s) -> !s {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %n = %c0 to %ub step %c1 iter_args(%acc = %init) -> !s {
    %size = memref.dim %k, %c1 : memref<2x?x64xf16>
    %h = memref.subview %k[%n, 0, 0][1, %size, 64][1, 1, 1]
      : memref<2x?x64xf16> to memref<?x64xf16, strided<[64, 1], offset: ?>>
    %kt = tile.load %h[%c0, %c0]
      : memref<?x64xf16, strided<[64, 1], offset: ?>> -> !tile.shared<64x64xf16>
    %s = tile.dot %q, %kt, %acc {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
    %twice = arith.muli %n, %n : index
    %ut = tile.load %u[%twice, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %o = tile.dot %q, %ut, %s : !q, !tile.shared<64x64xf16> -> !s
    scf.yield %o : !s
  }
  return %r : !s
}

// An offset that follows from the position is computed for the copy's own, and
// lies in the source behind the last iteration, too.

// CHECK-LABEL: func @backwards
// CHECK-SAME:    %[[END:[a-z0-9]+]]: index
// CHECK:       %[[RING:.*]] = tile.ring_create
// CHECK:       %[[AT:.*]] = affine.apply #{{.*}}()[%[[END]]]
// CHECK:       %[[FIRST:.*]] = arith.maxsi %[[AT]], %c0
// CHECK:       tile.put %[[RING]][%c0], %{{.*}}[%[[FIRST]], %c0]
// CHECK:       scf.for %[[N:.*]] = %c0 to %[[END]] step %c64
// CHECK:         %[[NEXT:.*]] = arith.addi %[[N]], %c128
// CHECK:         tile.get
// CHECK:         %[[AT:.*]] = affine.apply #{{.*}}(%[[NEXT]])[%[[END]]]
// CHECK:         %[[AHEAD:.*]] = arith.maxsi %[[AT]], %c0
// CHECK:         tile.put %[[RING]][%{{.*}}], %{{.*}}[%[[AHEAD]], %c0]
func.func @backwards(%q: !q, %k: memref<?x64xf16>, %end: index, %init: !s) -> !s {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %n = %c0 to %end step %c64 iter_args(%acc = %init) -> !s {
    %from = affine.apply affine_map<(d0)[s0] -> (s0 - d0 - 64)>(%n)[%end]
    %kt = tile.load %k[%from, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %s = tile.dot %q, %kt, %acc {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
    scf.yield %s : !s
  }
  return %r : !s
}

// A loop that walks on from where another ended takes over its rings and the
// copies under way: nothing begins or is waited for between the two.

// CHECK-LABEL: func @chain
// CHECK:       %[[R:.*]] = tile.ring_create
// CHECK:       tile.put %[[R]][%c0]
// CHECK:       tile.put %[[R]][%c1]
// CHECK:       %[[A:.*]]:2 = scf.for
// CHECK:       scf.yield
// CHECK-NOT:   tile.ring_create
// CHECK-NOT:   tile.put
// CHECK:       %[[B:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %[[A]]#0, %{{.*}} = %[[A]]#1)
// CHECK:       tile.get %[[R]][%[[B]]#1] pending 1
// CHECK:       tile.get
func.func @chain(%q: !q, %k: memref<?x64xf16>, %end: index, %init: !s) -> !s {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %some = affine.max affine_map<()[s] -> (0, s)>()[%end]
  %full = affine.apply affine_map<(d) -> ((d floordiv 64) * 64)>(%some)
  %r = scf.for %n = %c0 to %full step %c64 iter_args(%acc = %init) -> !s {
    %kt = tile.load %k[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %s = tile.dot %q, %kt, %acc {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
    scf.yield %s : !s
  }
  %t = scf.for %n = %full to %end step %c64 iter_args(%acc = %r) -> !s {
    %kt = tile.load %k[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %s = tile.dot %q, %kt, %acc {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
    scf.yield %s : !s
  }
  return %t : !s
}

// Where the first loop may end inside of a tile, its copies are waited for; the
// rings serve again.

// CHECK-LABEL: func @not_chained
// CHECK:       tile.ring_create
// CHECK:       scf.for
// CHECK:       scf.yield
// CHECK:       tile.get
// CHECK:       tile.get
// CHECK-NOT:   tile.ring_create
// CHECK:       tile.put
// CHECK:       tile.put
// CHECK:       scf.for
func.func @not_chained(%q: !q, %k: memref<?x64xf16>, %mid: index, %end: index,
    %init: !s) -> !s {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %n = %c0 to %mid step %c64 iter_args(%acc = %init) -> !s {
    %kt = tile.load %k[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %s = tile.dot %q, %kt, %acc {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
    scf.yield %s : !s
  }
  %t = scf.for %n = %mid to %end step %c64 iter_args(%acc = %r) -> !s {
    %kt = tile.load %k[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %s = tile.dot %q, %kt, %acc {transpose_rhs} : !q, !tile.shared<64x64xf16> -> !s
    scf.yield %s : !s
  }
  return %t : !s
}

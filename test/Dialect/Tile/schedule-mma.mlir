// RUN: attn-opt %s -split-input-file -tile-schedule-mma -canonicalize | FileCheck %s
// RUN: attn-opt %s -split-input-file -tile-schedule-mma=overlap-products=false | FileCheck %s --check-prefix=SERIAL

#acc = #tile.accumulator<warps = 8>
#op = #tile.operand<warps = 8, bits = 16>
!ring = !tile.ring<2 x !tile.shared<64x64xf16>>
!tile = !tile.shared<64x64xf16>
!s = tensor<128x64xf32, #acc>

// The first iteration has no product before it, the last leaves one.

// CHECK-LABEL: gpu.func @chain
// CHECK:         scf.if
// CHECK:           tile.get %[[K:.*]][
// CHECK:           %[[S:.*]] = tile.dot {{.*}} {transpose_rhs, warpgroup}
// CHECK:           %[[E:.*]] = math.exp2 %[[S]]
// CHECK:           %[[P:.*]] = tile.convert_layout
// CHECK:           scf.for {{.*}} iter_args({{.*}}, %[[A:.*]] = %{{.*}}, %[[Q:.*]] = %[[P]], %[[J:.*]] = %{{.*}})
// CHECK:             tile.get %[[K]][
// CHECK:             %[[S0:.*]] = tile.dot {{.*}} {async, transpose_rhs, warpgroup}
// CHECK:             %[[V:.*]] = tile.get %[[VALUES:.*]][%[[J]]]
// CHECK:             %[[O0:.*]] = tile.dot %[[Q]], %[[V]], %[[A]] {async, warpgroup}
// CHECK:             %[[S1:.*]] = tile.dot_wait %[[S0]] pending 1
// CHECK:             tile.release %[[K]][
// CHECK:             %[[E1:.*]] = math.exp2 %[[S1]]
// CHECK:             tile.get %[[VALUES]][%[[J]]]
// CHECK-NEXT:        %{{.*}}, %[[PASSED:.*]] = tile.dot_wait %[[O0]] passing(%[[E1]] :
// CHECK-NEXT:        tile.release %[[VALUES]][%[[J]]]
// CHECK:             arith.truncf %[[PASSED]]
// CHECK:             scf.yield
// CHECK:           tile.get %[[VALUES]]
// CHECK:           tile.dot {{.*}} {warpgroup}
// CHECK:           tile.release %[[VALUES]]
// CHECK:         else

// SERIAL-LABEL: gpu.func @chain
// SERIAL:         %[[S:.*]] = tile.dot {{.*}} {transpose_rhs, warpgroup}
// SERIAL-NEXT:    tile.release
// SERIAL-NEXT:    tile.get
// SERIAL-NEXT:    math.exp2 %[[S]]
// SERIAL-NOT:     async
gpu.module @m {
  gpu.func @chain(%q: tensor<128x64xf16, #op>, %out: memref<?x64xf32>, %end: index) kernel attributes {tile.num_warps = 8 : i32} {
    %keys = tile.ring_create : !ring
    %values = tile.ring_create : !ring
    tile.warp_specialize
    warps 8 registers 240 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %none = tile.splat %zero : !s
      %o:2 = scf.for %n = %c0 to %end step %c64 iter_args(%acc = %none, %i = %c0) -> (!s, index) {
        %k = tile.get %keys[%i] : !ring -> !tile
        %s = tile.dot %q, %k, %none {transpose_rhs, warpgroup} : tensor<128x64xf16, #op>, !tile -> !s
        tile.release %keys[%i] : !ring
        %e = math.exp2 %s : !s
        %h = arith.truncf %e : !s to tensor<128x64xf16, #acc>
        %p = tile.convert_layout %h : tensor<128x64xf16, #acc> -> tensor<128x64xf16, #op>
        %v = tile.get %values[%i] : !ring -> !tile
        %t = tile.dot %p, %v, %acc {warpgroup} : tensor<128x64xf16, #op>, !tile -> !s
        tile.release %values[%i] : !ring
        %j = arith.addi %i, %c1 : index
        scf.yield %t, %j : !s, index
      }
      tile.store %o#0, %out[%c0, %c0] : !s, memref<?x64xf32>
    }
    gpu.return
  }

  // The first product of the next block runs beside the end of this one, as does
  // all arithmetic that finds it. Where there is no next block nothing is waited
  // for. An operand that a rare branch replaces is converted behind the wait, and
  // what the matrix unit sums of it comes with the product.

  // CHECK-LABEL: gpu.func @blocks
  // CHECK:         %[[FIRST:.*]] = arith.divui %block_id_x, %{{.*}}
  // CHECK:         %[[Q0:.*]] = tile.get %[[QUERIES:.*]][%c0] if %{{.*}} :
  // CHECK:         %[[K0:.*]] = tile.get %[[KEYS:.*]][%c0] if %{{.*}} :
  // CHECK:         %[[S0:.*]] = tile.dot %[[Q0]], %[[K0]], %{{.*}} {transpose_rhs, warpgroup}
  // CHECK:         scf.for %[[B:.*]] = %block_id_x {{.*}} iter_args({{.*}}, %[[S:.*]] = %[[S0]], %[[END:.*]] = %[[FIRST]])
  // CHECK-NOT:       arith.divui
  // CHECK:           scf.if
  // CHECK-NOT:         tile.dot {{.*}}transpose_rhs
  // CHECK:             math.exp2 %[[S]]
  // CHECK:             scf.for {{.*}} to %[[END]]
  // CHECK:               tile.dot {{.*}} {async, transpose_rhs, warpgroup}
  // CHECK:               %[[O:.*]] = tile.dot %[[P:[a-z0-9]+]], {{.*}} {async, warpgroup}
  // CHECK:               tile.dot_ones %[[P]],
  // CHECK:               tile.dot_wait {{.*}} pending 1
  // CHECK:               math.exp2
  // CHECK-NOT:           arith.truncf
  // CHECK:               tile.dot_wait %[[O]]
  // CHECK:               arith.truncf
  // CHECK:               tile.convert_layout
  // CHECK:               scf.if
  // CHECK:           tile.release %[[QUERIES]]
  // CHECK:           %[[NEXT:.*]] = arith.addi %[[B]], %{{.*}}
  // CHECK:           %[[MORE:.*]] = arith.cmpi slt, %[[NEXT]], %{{.*}}
  // CHECK:           %[[BLOCK:.*]] = arith.select %[[MORE]], %[[NEXT]], %[[B]]
  // CHECK:           %[[THEN:.*]] = arith.divui %[[BLOCK]], %{{.*}}
  // CHECK:           %[[THERE:.*]] = arith.andi %[[MORE]],
  // CHECK:           %[[Q1:.*]] = tile.get %[[QUERIES]][%{{.*}}] if %[[THERE]] :
  // CHECK:           %[[K1:.*]] = tile.get %[[KEYS]][%{{.*}}] if %[[THERE]] :
  // CHECK:           %[[S1:.*]] = tile.dot %[[Q1]], %[[K1]], %{{.*}} {async, transpose_rhs, warpgroup}
  // CHECK:           tile.store
  // CHECK:           %[[S2:.*]] = tile.dot_wait %[[S1]] :
  // CHECK:           scf.yield {{.*}}, %[[S2]], %[[THEN]] :

  // SERIAL-LABEL: gpu.func @blocks
  // SERIAL-NOT:     async

  // Without a second tile of queries the next block has nothing to begin with.

  // CHECK-LABEL: gpu.func @one_tile_of_queries
  // CHECK-NOT:     ] if %
  gpu.func @blocks(%out: memref<?x64xf32>, %total: index, %c: index) kernel attributes {tile.num_warps = 8 : i32} {
    %queries = tile.ring_create : !tile.ring<2 x !tile.shared<128x64xf16>>
    %keys = tile.ring_create : !ring
    %values = tile.ring_create : !ring
    tile.warp_specialize
    warps 8 registers 240 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %big = arith.constant 4.0 : f32
      %none = tile.splat %zero : !s
      %nosum = tile.splat %zero : tensor<128x8xf32, #acc>
      %limit = tile.splat %big : !s
      %block = gpu.block_id x
      %step = gpu.grid_dim x
      %r:2 = scf.for %b = %block to %total step %step iter_args(%qi = %c0, %ki = %c0) -> (index, index) {
        %end = arith.divui %b, %c : index
        %q = tile.get %queries[%qi] : !tile.ring<2 x !tile.shared<128x64xf16>> -> !tile.shared<128x64xf16>
        %o:3 = scf.for %n = %c0 to %end step %c64 iter_args(%acc = %none, %sum = %nosum, %i = %ki) -> (!s, tensor<128x8xf32, #acc>, index) {
          %k = tile.get %keys[%i] : !ring -> !tile
          %s = tile.dot %q, %k, %none {transpose_rhs, warpgroup} : !tile.shared<128x64xf16>, !tile -> !s
          tile.release %keys[%i] : !ring
          %e = math.exp2 %s : !s
          %h = arith.truncf %e : !s to tensor<128x64xf16, #acc>
          %p = tile.convert_layout %h : tensor<128x64xf16, #acc> -> tensor<128x64xf16, #op>
          %above = arith.cmpf ugt, %e, %limit : !s
          %any = tile.any %above : tensor<128x64xi1, #acc>
          %j:2 = scf.if %any -> (tensor<128x64xf16, #op>, !s) {
            %half = arith.mulf %acc, %limit : !s
            %h2 = arith.truncf %half : !s to tensor<128x64xf16, #acc>
            %p2 = tile.convert_layout %h2 : tensor<128x64xf16, #acc> -> tensor<128x64xf16, #op>
            scf.yield %p2, %half : tensor<128x64xf16, #op>, !s
          } else {
            scf.yield %p, %acc : tensor<128x64xf16, #op>, !s
          }
          %l = tile.dot_ones %j#0, %sum : tensor<128x64xf16, #op> -> tensor<128x8xf32, #acc>
          %v = tile.get %values[%i] : !ring -> !tile
          %t = tile.dot %j#0, %v, %j#1 {warpgroup} : tensor<128x64xf16, #op>, !tile -> !s
          tile.release %values[%i] : !ring
          %i1 = arith.addi %i, %c1 : index
          scf.yield %t, %l, %i1 : !s, tensor<128x8xf32, #acc>, index
        }
        tile.release %queries[%qi] : !tile.ring<2 x !tile.shared<128x64xf16>>
        %q1 = arith.addi %qi, %c1 : index
        %row = arith.muli %b, %c64 : index
        tile.store %o#0, %out[%row, %c0] : !s, memref<?x64xf32>
        tile.store %o#1, %out[%row, %c64] : tensor<128x8xf32, #acc>, memref<?x64xf32>
        scf.yield %q1, %o#2 : index, index
      }
    }
    gpu.return
  }

  gpu.func @one_tile_of_queries(%out: memref<?x64xf32>, %total: index, %c: index) kernel attributes {tile.num_warps = 8 : i32} {
    %queries = tile.ring_create : !tile.ring<1 x !tile.shared<128x64xf16>>
    %keys = tile.ring_create : !ring
    %values = tile.ring_create : !ring
    tile.warp_specialize
    warps 8 registers 240 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %big = arith.constant 4.0 : f32
      %none = tile.splat %zero : !s
      %nosum = tile.splat %zero : tensor<128x8xf32, #acc>
      %limit = tile.splat %big : !s
      %block = gpu.block_id x
      %step = gpu.grid_dim x
      %r:2 = scf.for %b = %block to %total step %step iter_args(%qi = %c0, %ki = %c0) -> (index, index) {
        %end = arith.divui %b, %c : index
        %q = tile.get %queries[%qi] : !tile.ring<1 x !tile.shared<128x64xf16>> -> !tile.shared<128x64xf16>
        %o:3 = scf.for %n = %c0 to %end step %c64 iter_args(%acc = %none, %sum = %nosum, %i = %ki) -> (!s, tensor<128x8xf32, #acc>, index) {
          %k = tile.get %keys[%i] : !ring -> !tile
          %s = tile.dot %q, %k, %none {transpose_rhs, warpgroup} : !tile.shared<128x64xf16>, !tile -> !s
          tile.release %keys[%i] : !ring
          %e = math.exp2 %s : !s
          %h = arith.truncf %e : !s to tensor<128x64xf16, #acc>
          %p = tile.convert_layout %h : tensor<128x64xf16, #acc> -> tensor<128x64xf16, #op>
          %above = arith.cmpf ugt, %e, %limit : !s
          %any = tile.any %above : tensor<128x64xi1, #acc>
          %j:2 = scf.if %any -> (tensor<128x64xf16, #op>, !s) {
            %half = arith.mulf %acc, %limit : !s
            %h2 = arith.truncf %half : !s to tensor<128x64xf16, #acc>
            %p2 = tile.convert_layout %h2 : tensor<128x64xf16, #acc> -> tensor<128x64xf16, #op>
            scf.yield %p2, %half : tensor<128x64xf16, #op>, !s
          } else {
            scf.yield %p, %acc : tensor<128x64xf16, #op>, !s
          }
          %l = tile.dot_ones %j#0, %sum : tensor<128x64xf16, #op> -> tensor<128x8xf32, #acc>
          %v = tile.get %values[%i] : !ring -> !tile
          %t = tile.dot %j#0, %v, %j#1 {warpgroup} : tensor<128x64xf16, #op>, !tile -> !s
          tile.release %values[%i] : !ring
          %i1 = arith.addi %i, %c1 : index
          scf.yield %t, %l, %i1 : !s, tensor<128x8xf32, #acc>, index
        }
        tile.release %queries[%qi] : !tile.ring<1 x !tile.shared<128x64xf16>>
        %q1 = arith.addi %qi, %c1 : index
        %row = arith.muli %b, %c64 : index
        tile.store %o#0, %out[%row, %c0] : !s, memref<?x64xf32>
        tile.store %o#1, %out[%row, %c64] : tensor<128x8xf32, #acc>, memref<?x64xf32>
        scf.yield %q1, %o#2 : index, index
      }
    }
    gpu.return
  }
}

// -----

// A sum of products: each is begun beside the one before, whose tiles are
// released behind it. The first has none before it, the last is waited for.

#acc = #tile.accumulator<warps = 8>
!left = !tile.ring<4 x !tile.shared<128x64xf16>>
!right = !tile.ring<4 x !tile.shared<64x256xf16>>
!c = tensor<128x256xf32, #acc>

// CHECK-LABEL: gpu.func @sum
// CHECK:         %[[SOME:.*]] = arith.cmpi sgt, %[[END:.*]], %c0
// CHECK:         scf.if %[[SOME]]
// CHECK:           tile.get %[[A:.*]][%c0]
// CHECK:           tile.get %[[B:.*]][%c0]
// CHECK:           %[[FIRST:.*]] = tile.dot %{{.*}}, %{{.*}}, %{{.*}} {async, warpgroup}
// CHECK-NOT:       tile.release
// CHECK:           %[[LOOP:.*]]:3 = scf.for %{{.*}} = %c64 to %[[END]] step %c64 iter_args(%[[SUM:.*]] = %[[FIRST]], %[[J:.*]] = %c1, %[[P:.*]] = %c0)
// CHECK:             tile.get %[[A]][%[[J]]]
// CHECK:             tile.get %[[B]][%[[J]]]
// CHECK:             %[[D:.*]] = tile.dot %{{.*}}, %{{.*}}, %[[SUM]] {async, warpgroup}
// CHECK:             %[[W:.*]] = tile.dot_wait %[[D]] pending 1
// CHECK-NEXT:        tile.release %[[A]][%[[P]]]
// CHECK-NEXT:        tile.release %[[B]][%[[P]]]
// CHECK:             scf.yield %[[W]], %{{.*}}, %[[J]]
// CHECK:           %[[ALL:.*]] = tile.dot_wait %[[LOOP]]#0 :
// CHECK-NEXT:      tile.release %[[A]][%[[LOOP]]#2]
// CHECK-NEXT:      tile.release %[[B]][%[[LOOP]]#2]
// CHECK-NEXT:      scf.yield %[[ALL]]
// CHECK:         else

// SERIAL-LABEL: gpu.func @sum
// SERIAL-NOT:     async
gpu.module @m {
  gpu.func @sum(%out: memref<?x256xf32>, %end: index) kernel attributes {tile.num_warps = 8 : i32} {
    %as = tile.ring_create : !left
    %bs = tile.ring_create : !right
    tile.warp_specialize
    warps 8 registers 240 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %none = tile.splat %zero : !c
      %c:2 = scf.for %k = %c0 to %end step %c64 iter_args(%sum = %none, %i = %c0) -> (!c, index) {
        %a = tile.get %as[%i] : !left -> !tile.shared<128x64xf16>
        %b = tile.get %bs[%i] : !right -> !tile.shared<64x256xf16>
        %d = tile.dot %a, %b, %sum {warpgroup} : !tile.shared<128x64xf16>, !tile.shared<64x256xf16> -> !c
        tile.release %as[%i] : !left
        tile.release %bs[%i] : !right
        %j = arith.addi %i, %c1 : index
        scf.yield %d, %j : !c, index
      }
      tile.store %c#0, %out[%c0, %c0] : !c, memref<?x256xf32>
    }
    gpu.return
  }
}

// -----

// A sum that something else in the loop reads is complete there.

#acc = #tile.accumulator<warps = 4>
!ring = !tile.ring<2 x !tile.shared<64x64xf16>>
!tile = !tile.shared<64x64xf16>
!c = tensor<64x64xf32, #acc>

// CHECK-LABEL: gpu.func @read
// CHECK-NOT:     async
gpu.module @m {
  gpu.func @read(%out: memref<?x64xf32>, %end: index) kernel attributes {tile.num_warps = 4 : i32} {
    %as = tile.ring_create : !ring
    tile.warp_specialize
    warps 4 registers 240 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %none = tile.splat %zero : !c
      %c:3 = scf.for %k = %c0 to %end step %c64 iter_args(%sum = %none, %most = %none, %i = %c0) -> (!c, !c, index) {
        %a = tile.get %as[%i] : !ring -> !tile
        %d = tile.dot %a, %a, %sum {warpgroup} : !tile, !tile -> !c
        tile.release %as[%i] : !ring
        %m = arith.maximumf %most, %d : !c
        %j = arith.addi %i, %c1 : index
        scf.yield %d, %m, %j : !c, !c, index
      }
      tile.store %c#1, %out[%c0, %c0] : !c, memref<?x64xf32>
    }
    gpu.return
  }
}

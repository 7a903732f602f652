// RUN: attn-opt %s --convert-tile-to-nvvm | FileCheck %s
// RUN: %if ptxas %{ attn-opt %s --convert-tile-to-nvvm --gpu-module-to-binary | FileCheck %s --check-prefix=BIN %}

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
#op32 = #tile.operand<warps = 4, bits = 32>
#rows = #tile.slice<dim = 1, parent = #acc>
#cols = #tile.slice<dim = 0, parent = #acc>

// BIN: gpu.binary @kernels
gpu.module @kernels [#tile.nvvm<chip = "sm_80">] {

  // A thread of 128 holds two rows of 64: the maximum of each is four chains of
  // its registers, then two exchanges within the quad.
  // CHECK-LABEL: llvm.func @reduce
  // CHECK-COUNT-31: llvm.intr.maximum{{.*}} : (f32, f32) -> f32
  // CHECK-COUNT-2: nvvm.shfl.sync bfly
  // CHECK: llvm.icmp "eq"
  // CHECK-COUNT-2: llvm.store {{.*}} : f32, !llvm.ptr<1>
  gpu.func @reduce(%bias: memref<?x?xf32>, %out: memref<?xf32>, %m: index)
      kernel attributes {tile.num_warps = 4 : i32} {
    %other = arith.constant 0.0 : f32
    %i = tile.index 0 : tensor<64x64xi32, #acc>
    %j = tile.index 1 : tensor<64x64xi32, #acc>
    %x = tile.gather %bias[%i, %j] other %other : memref<?x?xf32>,
      (tensor<64x64xi32, #acc>, tensor<64x64xi32, #acc>), f32 -> tensor<64x64xf32, #acc>
    %r = tile.reduce max %x : tensor<64x64xf32, #acc>
    tile.store %r, %out[%m] : tensor<64xf32, #rows>, memref<?xf32>
    gpu.return
  }

  // An address outside of the source is never read.
  // CHECK-LABEL: llvm.func @gather
  // CHECK-DAG: %[[NOWHERE:.*]] = llvm.mlir.addressof @tile_zero
  // CHECK: %[[READ:.*]] = llvm.and
  // CHECK: %[[PLACE:.*]] = llvm.select %{{.*}}, %{{.*}}, %[[NOWHERE]] : i1, !llvm.ptr<1>
  // CHECK: %[[VALUE:.*]] = llvm.load %[[PLACE]] : !llvm.ptr<1> -> f32
  // CHECK: llvm.select %{{.*}}, %[[VALUE]], %{{.*}} : i1, f32
  gpu.func @gather(%bias: memref<8x?x?xf32>, %out: memref<?x64xf32>, %h: index,
      %first: index) kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %other = arith.constant 1.0 : f32
    %i = tile.index 0 : tensor<64x64xindex, #acc>
    %j = tile.index 1 : tensor<64x64xindex, #acc>
    %f = tile.splat %first : tensor<64x64xindex, #acc>
    %k = arith.addi %j, %f : tensor<64x64xindex, #acc>
    %see = arith.cmpi sle, %k, %i : tensor<64x64xindex, #acc>
    %x = tile.gather %bias[%h, %i, %k] mask %see : tensor<64x64xi1, #acc> other %other
      : memref<8x?x?xf32>, (index, tensor<64x64xindex, #acc>, tensor<64x64xindex, #acc>), f32
      -> tensor<64x64xf32, #acc>
    %j32 = arith.index_cast %j : tensor<64x64xindex, #acc> to tensor<64x64xi32, #acc>
    %y = arith.sitofp %j32 : tensor<64x64xi32, #acc> to tensor<64x64xf32, #acc>
    %z = arith.addf %x, %y : tensor<64x64xf32, #acc>
    tile.store %z, %out[%c0, %c0] : tensor<64x64xf32, #acc>, memref<?x64xf32>
    gpu.return
  }

  // The accumulator's registers are the operand's: what the conversion moves
  // are names.
  // CHECK-LABEL: llvm.func @second_product
  // CHECK-NOT: nvvm.shfl
  // CHECK: llvm.fptrunc
  // CHECK: nvvm.mma.sync
  // CHECK-NOT: nvvm.shfl
  gpu.func @second_product(%q: memref<64x40xbf16>, %out: memref<64x40xf32>)
      kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %z0 = arith.constant dense<0.0> : tensor<64x64xf32, #acc>
    %z1 = arith.constant dense<0.0> : tensor<64x48xf32, #acc>
    %t = tile.load %q[%c0, %c0] : memref<64x40xbf16> -> !tile.shared<64x48xbf16>
    %l = tile.local_load %t : !tile.shared<64x48xbf16> -> tensor<64x48xbf16, #op>
    %s = tile.dot %l, %t, %z0 {transpose_rhs}
      : tensor<64x48xbf16, #op>, !tile.shared<64x48xbf16> -> tensor<64x64xf32, #acc>
    %p = math.exp2 %s : tensor<64x64xf32, #acc>
    %h = arith.truncf %p : tensor<64x64xf32, #acc> to tensor<64x64xbf16, #acc>
    %o = tile.convert_layout %h : tensor<64x64xbf16, #acc> -> tensor<64x64xbf16, #op>
    %r = tile.dot %o, %t, %z1
      : tensor<64x64xbf16, #op>, !tile.shared<64x48xbf16> -> tensor<64x48xf32, #acc>
    tile.store %r, %out[%c0, %c0] : tensor<64x48xf32, #acc>, memref<64x40xf32>
    gpu.return
  }

  // f32 products are six of bf16 parts: 8 columns of one step of 8 in the first
  // product, one of four steps of 16 in the second. Keys come in pairs, values
  // alone. The large products are summed apart from the small ones, which count
  // only where they are a number.
  // CHECK-LABEL: llvm.func @wide
  // CHECK: llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr<3> -> vector<2xf32>
  // CHECK-COUNT-3: llvm.fptrunc %{{.*}} : vector<2xf32> to vector<2xbf16>
  // CHECK-COUNT-48: nvvm.mma.sync {{.*}}shape = #nvvm.shape<m = 16, n = 8, k = 8>
  // CHECK-COUNT-4: nvvm.mma.sync {{.*}}shape = #nvvm.shape<m = 16, n = 8, k = 16>
  // CHECK: %[[SMALL:.*]] = nvvm.mma.sync {{.*}}shape = #nvvm.shape<m = 16, n = 8, k = 16>
  // CHECK: %[[LARGE:.*]] = nvvm.mma.sync {{.*}}shape = #nvvm.shape<m = 16, n = 8, k = 16>
  // CHECK-NOT: nvvm.mma.sync
  // CHECK: llvm.intr.minnum(%{{.*}}, %{{.*}})
  // CHECK: llvm.fadd
  // CHECK: llvm.fadd
  gpu.func @wide(%q: memref<64x8xf32>, %out: memref<64x64xf32>)
      kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %z0 = arith.constant dense<0.0> : tensor<64x64xf32, #acc>
    %z1 = arith.constant dense<0.0> : tensor<64x8xf32, #acc>
    %t = tile.load %q[%c0, %c0] : memref<64x8xf32> -> !tile.shared<64x8xf32>
    %s = tile.dot %t, %t, %z0 {transpose_rhs}
      : !tile.shared<64x8xf32>, !tile.shared<64x8xf32> -> tensor<64x64xf32, #acc>
    %o = tile.convert_layout %s : tensor<64x64xf32, #acc> -> tensor<64x64xf32, #op32>
    %r = tile.dot %o, %t, %z1
      : tensor<64x64xf32, #op32>, !tile.shared<64x8xf32> -> tensor<64x8xf32, #acc>
    tile.store %r, %out[%c0, %c0] : tensor<64x8xf32, #acc>, memref<64x64xf32>
    gpu.return
  }

  // Every second register of a row is added to every second other; a product
  // with ones needs no memory; and a warp votes, which is not expected to pass.
  // CHECK-LABEL: llvm.func @row_sums
  // CHECK-NOT: nvvm.shfl
  // CHECK-NOT: nvvm.barrier
  // CHECK-COUNT-28: llvm.fadd
  // CHECK: %[[ONES:.*]] = llvm.bitcast %{{.*}} : vector<2xbf16> to i32
  // CHECK-COUNT-4: nvvm.mma.sync {{.*}} B[%[[ONES]], %[[ONES]]]
  // CHECK: %[[VOTE:.*]] = nvvm.vote.sync any
  // CHECK: llvm.intr.expect %[[VOTE]], %{{.*}} : i1
  gpu.func @row_sums(%a: memref<?x?xf32>, %out: memref<64x8xf32>, %limit: f32)
      kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %other = arith.constant 0.0 : f32
    %i = tile.index 0 : tensor<64x64xi32, #acc>
    %j = tile.index 1 : tensor<64x64xi32, #acc>
    %p = tile.gather %a[%i, %j] other %other : memref<?x?xf32>,
      (tensor<64x64xi32, #acc>, tensor<64x64xi32, #acc>), f32 -> tensor<64x64xf32, #acc>
    %part = tile.fold add %p : tensor<64x64xf32, #acc> -> tensor<64x8xf32, #acc>
    %h = arith.truncf %p : tensor<64x64xf32, #acc> to tensor<64x64xbf16, #acc>
    %o = tile.convert_layout %h : tensor<64x64xbf16, #acc> -> tensor<64x64xbf16, #op>
    %sum = tile.dot_ones %o, %part : tensor<64x64xbf16, #op> -> tensor<64x8xf32, #acc>
    %l = tile.splat %limit : tensor<64x8xf32, #acc>
    %over = arith.cmpf ugt, %sum, %l : tensor<64x8xf32, #acc>
    %any = tile.any %over : tensor<64x8xi1, #acc>
    scf.if %any {
      tile.store %sum, %out[%c0, %c0] : tensor<64x8xf32, #acc>, memref<64x8xf32>
    }
    gpu.return
  }

  // Weights of 2 and more are found in their exponents, all at once.
  // CHECK-LABEL: llvm.func @weights
  // CHECK-DAG: %[[MASK:.*]] = llvm.mlir.constant(1073741824 : i32) : i32
  // CHECK-COUNT-31: llvm.or %{{.*}} : i32
  // CHECK: %[[BITS:.*]] = llvm.and %{{.*}}, %[[MASK]] : i32
  // CHECK: %[[SOME:.*]] = llvm.icmp "ne" %[[BITS]], %{{.*}} : i32
  // CHECK: %[[ANY:.*]] = llvm.or %[[SOME]], %{{.*}} : i1
  // CHECK: nvvm.vote.sync any %{{.*}}, %[[ANY]]
  gpu.func @weights(%q: memref<64x48xbf16>, %out: memref<64x64xf32>, %b: i1)
      kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %two = arith.constant dense<2.0> : tensor<64x64xf32, #acc>
    %z = arith.constant dense<0.0> : tensor<64x64xf32, #acc>
    %t = tile.load %q[%c0, %c0] : memref<64x48xbf16> -> !tile.shared<64x48xbf16>
    %s = tile.dot %t, %t, %z {transpose_rhs}
      : !tile.shared<64x48xbf16>, !tile.shared<64x48xbf16> -> tensor<64x64xf32, #acc>
    %p = math.exp2 %s : tensor<64x64xf32, #acc>
    %over = arith.cmpf uge, %p, %two : tensor<64x64xf32, #acc>
    %all = tile.splat %b : tensor<64x64xi1, #acc>
    %either = arith.ori %over, %all : tensor<64x64xi1, #acc>
    %any = tile.any %either : tensor<64x64xi1, #acc>
    scf.if %any {
      tile.store %p, %out[%c0, %c0] : tensor<64x64xf32, #acc>, memref<64x64xf32>
    }
    gpu.return
  }

  // CHECK-LABEL: llvm.func @functions
  // CHECK-DAG: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz.f32"
  // CHECK-DAG: llvm.call_intrinsic "llvm.nvvm.rcp.approx.ftz.f"
  // CHECK-DAG: llvm.call_intrinsic "llvm.nvvm.rsqrt.approx.ftz.f"
  // CHECK-NOT: llvm.call @
  gpu.func @functions(%out: memref<64x8xf32>, %s: f32, %h: f16)
      kernel attributes {tile.num_warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %0 = tile.splat %s : tensor<64x8xf32, #acc>
    %1 = math.exp %0 : tensor<64x8xf32, #acc>
    %2 = math.tanh %1 : tensor<64x8xf32, #acc>
    %3 = math.log %2 : tensor<64x8xf32, #acc>
    %4 = math.log2 %3 : tensor<64x8xf32, #acc>
    %5 = math.log1p %4 : tensor<64x8xf32, #acc>
    %6 = math.sqrt %5 : tensor<64x8xf32, #acc>
    %7 = math.rsqrt %6 : tensor<64x8xf32, #acc>
    %8 = math.sin %7 : tensor<64x8xf32, #acc>
    %9 = math.cos %8 : tensor<64x8xf32, #acc>
    %10 = math.erf %9 : tensor<64x8xf32, #acc>
    %11 = math.atan2 %10, %9 : tensor<64x8xf32, #acc>
    %12 = math.absf %11 : tensor<64x8xf32, #acc>
    %13 = math.floor %12 : tensor<64x8xf32, #acc>
    %14 = math.log10 %13 : tensor<64x8xf32, #acc>
    %15 = math.expm1 %14 : tensor<64x8xf32, #acc>
    %t = math.tanh %h : f16
    %u = arith.extf %t : f16 to f32
    %16 = tile.splat %u : tensor<64x8xf32, #acc>
    %17 = arith.divf %15, %16 : tensor<64x8xf32, #acc>
    %cols = arith.constant dense<2.0> : tensor<8xf32, #cols>
    %18 = tile.broadcast %cols : tensor<8xf32, #cols> -> tensor<64x8xf32, #acc>
    %19 = arith.mulf %17, %18 : tensor<64x8xf32, #acc>
    tile.store %19, %out[%c0, %c0] : tensor<64x8xf32, #acc>, memref<64x8xf32>
    gpu.return
  }
}

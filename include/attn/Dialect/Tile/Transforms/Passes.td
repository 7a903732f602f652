//===- Passes.td - Tile dialect passes ---------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_DIALECT_TILE_TRANSFORMS_PASSES
#define ATTN_DIALECT_TILE_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def TilePipelineCopiesPass : Pass<"tile-pipeline-copies"> {
  let summary = "Let the loads of a loop run ahead in rings";
  let description = [{
    Every `tile.load` of a loop whose source does not change in it, and whose
    offsets are the loop's position or do not change either, gets a ring of
    `num-stages` tiles. The copies of `num-stages` - 1 iterations begin in front of
    the loop, and each iteration waits for its own tile and begins the copy of the
    one that many iterations ahead. Copies beyond the loop's end fetch what the
    source has there, or zeros, and are waited for behind the loop.

    Rings of kernels with a target whose copies are waited for where they begin,
    which nobody came to fill ahead, are loads again first, if shared memory has
    room for the rings that they get.

    ```mlir
    // Before
    scf.for %n = %c0 to %end step %c64 {
      %k = tile.load %keys[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
      use(%k)
    }

    // After, with two stages
    %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
    tile.put %ring[%c0], %keys[%c0, %c0] : ...
    %i = scf.for %n = %c0 to %end step %c64 iter_args(%i = %c0) -> index {
      %k = tile.get %ring[%i] : ...
      tile.put %ring[%i + 1], %keys[%n + 64, %c0] : ...
      use(%k)
      tile.release %ring[%i] : ...
      scf.yield %i + 1 : index
    }
    tile.get %ring[%i] : ...
    tile.release %ring[%i] : ...
    ```
  }];
  let options = [
    Option<"numStages", "num-stages", "int64_t", /*default=*/"2",
           "Tiles of a ring; 1 leaves the loads as they are">,
  ];
  let statistics = [
    Statistic<"numPipelined", "num-pipelined", "Loads that run ahead">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::attn::tile::TileDialect"];
}

def TileAttachTargetPass : Pass<"tile-attach-target"> {
  let summary = "Attach #tile.nvvm targets to GPU modules without a target";
  let description = [{
    Every `gpu.module` that has no target gets one `#tile.nvvm` for each chip
    named, in that order, and PTX of the first under `ptx-fallback`.

    ```mlir
    // Before
    gpu.module @kernels { ... }

    // After chips=sm_90,sm_80 ptx-fallback
    gpu.module @kernels [#tile.nvvm<chip = "sm_90">, #tile.nvvm<chip = "sm_80">,
                         #tile.nvvm<chip = "sm_90", format = "isa">] { ... }
    ```
  }];
  let options = [
    ListOption<"chips", "chips", "std::string",
               "chips to compile for, such as sm_90; sm_80 where none is given">,
    Option<"features", "features", "std::string", /*default=*/"",
           "PTX version as in '+ptx80'; by default the chip's">,
    Option<"optLevel", "O", "int", /*default=*/"3",
           "optimization level, 0 to 3">,
    Option<"maxSpill", "max-spill", "int64_t", /*default=*/"0",
           "bytes that a kernel may spill; -1 for no limit">,
    Option<"ptxas", "ptxas-options", "std::string", /*default=*/"",
           "more options for the command line of ptxas">,
    Option<"ptxFallback", "ptx-fallback", "bool", /*default=*/"false",
           "add PTX for chips that are not named">
  ];
  let dependentDialects = ["::mlir::attn::tile::TileDialect"];
}

def TileAnnotateReadsPass : Pass<"tile-annotate-reads"> {
  let summary = "Note on each launch which operands its kernel only reads";
  let description = [{
    Sets `tile.reads` on every `gpu.launch_func` whose kernel is a `gpu.func`: the
    numbers of the memref operands whose uses in the kernel are all known to read.
    `tile-insert-host-copies` goes by it where the kernel is machine code already.

    ```mlir
    // Before
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)
      args(%in : memref<64xf16>, %out : memref<64xf16>)

    // After
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)
      args(%in : memref<64xf16>, %out : memref<64xf16>) {tile.reads = array<i32: 0>}
    ```
  }];
  let dependentDialects = ["::mlir::attn::tile::TileDialect"];
}

def TileInsertHostCopiesPass : Pass<"tile-insert-host-copies"> {
  let summary = "Copy operands of kernel launches to the device and back";
  let description = [{
    For launches whose memref operands are in host memory: allocates device
    memory, copies the operands there, launches, copies back what the kernel
    writes, and waits. Layouts are kept, so the kernel sees the strides that the
    host has. Operands that view the same memory share one copy. A kernel
    argument is written unless `tile.reads` names it or all its uses are known to
    read; an operand fresh from `memref.alloc` is not copied to the device.

    ```mlir
    // Before
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)
      args(%in : memref<64xf16>, %out : memref<64xf16>)

    // After
    %0 = gpu.wait async
    %d0, %1 = gpu.alloc async [%0] (%c64) : memref<?xf16>
    %2 = gpu.memcpy async [%1] %d0, %flat0 : memref<?xf16>, memref<?xf16>
    %i = memref.reinterpret_cast %d0 to ... : memref<?xf16> to memref<64xf16>
    ...
    %4 = gpu.launch_func async [%3] @k::@k ...
      args(%i : memref<64xf16>, %o : memref<64xf16>)
    %5 = gpu.memcpy async [%4] %flat1, %d1 : memref<?xf16>, memref<?xf16>
    %6 = gpu.dealloc async [%5] %d0 : memref<?xf16>
    %7 = gpu.dealloc async [%6] %d1 : memref<?xf16>
    gpu.wait [%7]
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::gpu::GPUDialect", "::mlir::memref::MemRefDialect"
  ];
}

def TileSelectWGMMAPass : Pass<"tile-select-wgmma"> {
  let summary = "Let warpgroups issue the matrix products that they can";
  let description = [{
    Sets `warpgroup` on every `tile.dot` of 16-bit elements whose result is spread
    over a multiple of four warps, in kernels whose module is compiled for a chip
    with wgmma (sm_90a). Products in a region that some warps may skip keep their
    form: wgmma needs all four.

    ```mlir
    // Before
    %s = tile.dot %q, %k, %zero {transpose_rhs} : ...

    // After
    %s = tile.dot %q, %k, %zero {transpose_rhs, warpgroup} : ...
    ```
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"",
           "chip to select for; by default the targets of the module">,
  ];
  let dependentDialects = ["::mlir::attn::tile::TileDialect"];
}

def TileMultibufferLoadsPass : Pass<"tile-multibuffer-loads"> {
  let summary = "Pass every load of a kernel through a ring, in order";
  let description = [{
    Every `tile.load` becomes a `tile.put` and a `tile.get` at its place, and a
    `tile.release` behind its last use. Loads of one tile type from one operand
    that never hold at a time share a ring. Sequence numbers are counted through
    the loops and branches around a load, so that whoever runs the puts may run
    ahead of whoever runs the gets, across loops as well.

    Loads under a condition that is computed from tiles stay as they are.

    ```mlir
    // Before
    scf.for %n = %c0 to %end step %c64 {
      %k = tile.load %keys[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
      use(%k)
    }

    // After, with two stages
    %ring = tile.ring_create : !tile.ring<2 x !tile.shared<64x64xf16>>
    scf.for %n = %c0 to %end step %c64 iter_args(%i = %c0) -> index {
      tile.put %ring[%i], %keys[%n, %c0] : ...
      %k = tile.get %ring[%i] : ...
      use(%k)
      tile.release %ring[%i] : ...
      scf.yield %i + 1 : index
    }
    ```
  }];
  let options = [
    Option<"numStages", "num-stages", "int64_t", /*default=*/"0",
           "Tiles of a ring that an innermost loop fills; 0 for as many as "
           "shared memory has room for, up to 4">,
    Option<"outerStages", "outer-stages", "int64_t", /*default=*/"0",
           "Tiles of the other rings; 0 for two where there is room, else one">,
    Option<"warpgroupsOnly", "warpgroups-only", "bool", /*default=*/"false",
           "Leave kernels without products of warpgroups alone">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::attn::tile::TileDialect"];
}

def TileSpecializeWarpsPass : Pass<"tile-specialize-warps"> {
  let summary = "Split a serial tile program into a producer and consumers";
  let description = [{
    In a kernel all of whose rings are filled from tensor maps, the puts and what
    they are computed from (positions, bounds, the loops around them) become the
    program of four warps of their own; everything else stays with the warps that
    hold the fragments. Both halves of a loop or a branch run the same trips. The
    split follows definitions and uses: a value that both need is computed twice.

    Registers are dealt out so that the producer keeps 24, or 40 where consumers
    do nothing but wait between products of shared tiles and have fragments of no
    more than 3/5 of their registers, and the consumers share the rest of the SM.

    ```mlir
    // Before
    scf.for ... iter_args(%i, %acc) {
      tile.put %ring[%i], %map[%n, %c0] : ...
      %k = tile.get %ring[%i] : ...
      ...
      tile.release %ring[%i] : ...
    }

    // After
    tile.warp_specialize
    warps 8 registers 240 {
      scf.for ... iter_args(%i, %acc) { %k = tile.get ...; tile.release ... }
    }
    warps 4 registers 24 {
      scf.for ... iter_args(%i) { tile.put ... }
    }
    ```
  }];
  let dependentDialects = ["::mlir::attn::tile::TileDialect"];
}

def TilePersistBlocksPass : Pass<"tile-persist-blocks"> {
  let summary = "Launch as many blocks as the GPU runs at a time";
  let description = [{
    A kernel that is launched once, on blocks along x, runs as `num-blocks` blocks
    instead, each of which does the work of every `num-blocks`-th: what it sets up
    it sets up once, and copies for the next block run ahead of this one's end.

    ```mlir
    // Before
    gpu.launch_func @k::@k blocks in (%n, %c1, %c1) ... args(%a : memref<64xf16>)
    gpu.func @k(%a: memref<64xf16>) kernel {
      %b = gpu.block_id x
      use(%b)
    }

    // After
    %g = arith.minui %n, %c132
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) ...
      args(%a : memref<64xf16>, %n : index)
    gpu.func @k(%a: memref<64xf16>, %n: index) kernel {
      %first = gpu.block_id x
      %step = gpu.grid_dim x
      scf.for %b = %first to %n step %step {
        use(%b)
      }
    }
    ```
  }];
  let options = [
    Option<"numBlocks", "num-blocks", "int64_t", /*default=*/"0",
           "Blocks to launch; 0 for the multiprocessors of the chip">,
    Option<"warpgroupsOnly", "warpgroups-only", "bool", /*default=*/"false",
           "Leave kernels without products of warpgroups alone">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::gpu::GPUDialect", "::mlir::scf::SCFDialect"];
}

def TileFormTensorMapsPass : Pass<"tile-form-tensor-maps", "::mlir::ModuleOp"> {
  let summary = "Let the copy engine fill rings from tensor maps";
  let description = [{
    Replaces the source of each `tile.put` that is an argument of its kernel, or a
    `memref.subview` of one, by a tensor map: a further argument of the kernel,
    which `tile.encode_tensor_map` makes in front of each launch. The offsets
    become coordinates in the argument's memref. A kernel's puts are replaced
    together or not at all.

    A map knows the bounds of the tensor, not those of a block's subview, and
    yet a put still reads zeros outside of its source. So where a subview ends in
    rows (and in columns)
    - must be out of the tile's reach, as the 64 of `min(64, size - 64 * block)`
      is for a tile of 64 rows,
    - or be the end of a tile at the latest: the positions of a loop go in whole
      tiles up to that end, and it is a multiple of a tile's rows,
    - or be the same for all blocks, computed from arguments of the kernel, and
      then becomes the map's, as the `size` of `min(64, size - 64 * block)` rows
      from `64 * block` on.

    The column stride must be 1, the other strides multiples of 16 bytes, static
    or by static sizes of inner dimensions; at most five dimensions, slabs of
    columns included. A put that cannot be replaced gets a remark with the reason. An
    address that turns out unaligned is an error of the launch.

    ```mlir
    // Before
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)
      args(%keys : memref<?x?x128xf16>, %n : index)
    gpu.func @k(%keys: memref<?x?x128xf16>, %n: index) kernel {
      %s = memref.subview %keys[%b, 0, 0] [1, %n, 128] [1, 1, 1]
        : memref<?x?x128xf16> to memref<?x128xf16, strided<[128, 1], offset: ?>>
      tile.put %ring[%i], %s[%p, %c0] : ...

    // After
    %v = memref.subview %keys[0, 0, 0] [%d0, %n, 128] [1, 1, 1] : ...
    %map = tile.encode_tensor_map %v
      : ... -> !tile.tensor_map<!tile.shared<64x128xf16>, rank = 3, rows = 1,
                                columns = 2, slabs = 2>
    gpu.launch_func @k::@k blocks in (%g, %c1, %c1) threads in (%t, %c1, %c1)
      args(%keys : memref<?x?x128xf16>, %n : index, %map : !tile.tensor_map<...>)
    gpu.func @k(%keys: memref<?x?x128xf16>, %n: index,
                %m: !tile.tensor_map<...>) kernel {
      tile.put %ring[%i], %m[%b, %p, %c0] : ...
    ```
  }];
  let options = [
    Option<"dynamicStrides", "dynamic-strides", "bool", /*default=*/"false",
           "Take strides that are not known for multiples of 16 bytes; a launch "
           "with others is an error at run time">,
    Option<"overrun", "overrun", "bool", /*default=*/"false",
           "Let tiles read what the tensor holds, in place of zeros, behind ends "
           "of subviews that follow from the block's position, not from memory; "
           "for programs that do not depend on it">,
    Option<"warpgroupsOnly", "warpgroups-only", "bool", /*default=*/"false",
           "Leave kernels without products of warpgroups alone">,
  ];
  let statistics = [
    Statistic<"numMaps", "num-maps", "Tensor maps">,
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::attn::tile::TileDialect"
  ];
}

def TileEncodeTensorMapsPass
    : Pass<"tile-encode-tensor-maps", "::mlir::ModuleOp"> {
  let summary = "Encode tensor maps by calls of the runtime";
  let description = [{
    Lowers `tile.encode_tensor_map` on the host: the runtime's
    `attnTensorMapEncode` writes the map to the stack, and the launch takes its
    128 bytes by value. Runs where the memrefs are those of the device, behind
    `tile-insert-host-copies`, and in front of `gpu-to-llvm`. A map that cannot be
    encoded leaves an error pending in the runtime, so that the launch does
    nothing.

    ```mlir
    // Before
    %map = tile.encode_tensor_map %keys : memref<?x?x128xf16> -> !tile.tensor_map<...>
    gpu.launch_func @k::@k ... args(%map : !tile.tensor_map<...>)

    // After
    %stack = llvm.alloca %one x !llvm.array<16 x i64> {alignment = 64 : i64}
    ...
    llvm.call @attnTensorMapEncode(%stack, %tensor)
    %map = llvm.load %stack : !llvm.ptr -> !llvm.array<16 x i64>
    gpu.launch_func @k::@k ... args(%map : !llvm.array<16 x i64>)
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::memref::MemRefDialect"
  ];
}

def TileScheduleMMAPass : Pass<"tile-schedule-mma"> {
  let summary = "Order waits and products in the program of consumers";
  let description = [{
    In the regions of `tile.warp_specialize`:

    * A `tile.get` moves in front of the pure ops before it, so that the operands
      of a product are complete before the values that they are multiplied with
      are computed.
    * A loop with two products by warpgroups, the second of which is of what is
      made of the first and adds up in a fragment that the loop carries, runs one
      product behind: the second product of an iteration is begun right behind
      the first of the next, and is complete where the carried fragment is
      needed. Loops that hand the fragment on to each other do so as one.
    * Where such loops are in a loop over blocks of the grid, the first product of
      a block is begun behind the loops of the block before, if there is one, and
      runs beside the rest of that: scaling and storing its result.
    * A loop whose only product, by warpgroups and of shared tiles, adds up in a
      fragment that the loop carries, waits one product behind: each product is
      begun while the one before runs, and the slots that one reads are released
      when it is complete.

    ```mlir
    // Before
    scf.for ... iter_args(%acc, %i) {
      %k = tile.get %keys[%i] : ...
      %s = tile.dot %q, %k, %zero {transpose_rhs, warpgroup} : ...
      %p = math.exp2 %s : ...
      %v = tile.get %values[%i] : ...
      %o = tile.dot %p, %v, %acc {warpgroup} : ...
      tile.release %values[%i] : ...
      scf.yield %o, ...
    }

    // After, between a first iteration without the second product and a last
    // second product
    scf.for ... iter_args(%i, %acc, %p, %j) {
      %k = tile.get %keys[%i] : ...
      %s0 = tile.dot %q, %k, %zero {transpose_rhs, warpgroup, async} : ...
      %v = tile.get %values[%j] : ...
      %o0 = tile.dot %p, %v, %acc {warpgroup, async} : ...
      %s = tile.dot_wait %s0 pending 1 : ...
      %p1 = math.exp2 %s : ...
      %o = tile.dot_wait %o0 : ...
      tile.release %values[%j] : ...
      scf.yield ..., %o, %p1, %i
    }

    // Before
    scf.for ... iter_args(%acc, %i) {
      %a = tile.get %left[%i] : ...
      %b = tile.get %right[%i] : ...
      %c = tile.dot %a, %b, %acc {warpgroup} : ...
      tile.release %left[%i] : ...
      tile.release %right[%i] : ...
      scf.yield %c, ...
    }

    // After, behind a first product, which is begun, and in front of a last wait
    scf.for ... iter_args(%acc, %i, %j) {
      %a = tile.get %left[%i] : ...
      %b = tile.get %right[%i] : ...
      %c0 = tile.dot %a, %b, %acc {warpgroup, async} : ...
      %c = tile.dot_wait %c0 pending 1 : ...
      tile.release %left[%j] : ...
      tile.release %right[%j] : ...
      scf.yield %c, ..., %i
    }
    ```
  }];
  let options = [
    Option<"overlapProducts", "overlap-products", "bool", /*default=*/"true",
           "Run loops one product behind">,
    Option<"prefetchBlocks", "prefetch-blocks", "bool", /*default=*/"true",
           "Begin the first product of a block in the block before">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::attn::tile::TileDialect",
                           "::mlir::scf::SCFDialect"];
}

#endif // ATTN_DIALECT_TILE_TRANSFORMS_PASSES

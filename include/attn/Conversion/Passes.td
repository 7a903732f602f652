//===- Passes.td - Conversion passes -----------------------*- tablegen -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_CONVERSION_PASSES
#define ATTN_CONVERSION_PASSES

include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// AttnToLinalg
//===----------------------------------------------------------------------===//

def ConvertAttnToLinalgPass : Pass<"convert-attn-to-linalg"> {
  let summary = "Lower the attn dialect to linalg on tensors";
  let description = [{
    Lowers every op of the `attn` dialect to `linalg.generic`. On
    `attn.attention` this un-fuses: the scores of all queries over all keys
    become a tensor, so that any pipeline can run what was captured. On
    `attn.online_attention`, `attn.merge` and `attn.finalize` inside the loops
    of `attn-tile-online-softmax`, the tensors are as large as a tile.

    Regions are inlined, `attn.index` becomes `linalg.index`, and the
    indexing maps are kept, `floordiv` and `mod` included. A score region that
    reads memory or may trap is executed only where the mask region lets the
    query see the key.

    A masked key contributes nothing, whatever its value holds. Where the op has
    a mask, the product with V is a plain contraction if all of V is finite
    (a masked P is 0 exactly); a check in front of it picks a second form, with
    a select on each product, if it is not.

    Ops on memrefs are wrapped in `bufferization.to_tensor` and
    `bufferization.materialize_in_destination`, so bufferization comes after
    this pass in every case.

    ```mlir
    // Before
    %r:3 = attn.online_attention {indexing_maps = [#q, #k, #v, #a, #r, #r]}
      ins(%q, %k, %v : tensor<64x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>)
      outs(%acc, %max, %sum : tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>)
      score {
      ^bb0(%s: f32):
        %t = arith.mulf %s, %scale : f32
        attn.yield %t : f32
      } -> tensor<64x32xf32>, tensor<64xf32>, tensor<64xf32>

    // After: each generic in its own line, bodies shortened.
    %s = linalg.generic ins(%q, %k) outs(%zero)   // contraction over d
    %t = linalg.generic outs(%s)                  // score, mask, fill
    %b = linalg.generic ins(%t)                   // maximumf over n
    %c = linalg.generic ins(%max, %b)             // exp(max - maximumf(max, b))
    %m = linalg.generic ins(%b) outs(%max)        // maximumf(max, b)
    %p = linalg.generic ins(%m) outs(%t)          // exp(t - m)
    %u = linalg.generic ins(%c) outs(%sum)        // c * sum
    %l = linalg.generic ins(%p) outs(%u)          // addf over n
    %x = linalg.generic ins(%c) outs(%acc)        // c * acc
    %o = linalg.generic ins(%p, %v) outs(%x)      // contraction over n
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::bufferization::BufferizationDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

//===----------------------------------------------------------------------===//
// AttnToTile
//===----------------------------------------------------------------------===//

def ConvertAttnToTilePass : Pass<"convert-attn-to-tile", "::mlir::ModuleOp"> {
  let summary = "Turn tiled attention into kernels of tile programs";
  let description = [{
    Every `scf.forall` that `attn-tile-online-softmax` made becomes one kernel in
    a `gpu.module` of its own and one `gpu.launch_func`. An iteration of the loops
    is a CTA; all of them stand on grid x, tiles of queries first.

    The kernel is a serial tile program: tiles of Q, K and V are loaded to shared
    memory, the state of the online softmax lives in fragments, and the score and
    mask regions run on the elements of the tile, where what depends on the query
    (key) alone is computed once per row (column). Tensors from outside of the
    loops become memref arguments of their `bufferization.to_buffer`, so that
    their strides reach the kernel.

    Where `softmax = speculative`, exponentials of a block of keys are tried with
    the reference of the blocks before. Each warp votes on them, or on their sums
    (`tile.any`), and an `scf.if` holds what a warp does whose rows outgrew the
    reference: a second product of the same tiles, its maximum, and the rescaling
    of the state. The first block, and every block of a warp that has done one
    again, is measured before it is tried. Loops over blocks with a mask or a
    shorter last tile measure every block where others run over whole ones.
    Attention on f32, with a finite `fill` or with the row maximum as a result
    keeps the online form.

    ```mlir
    %s = tile.dot %q, %k, %zero {transpose_rhs}
    %first = tile.any %uncertain : i1
    %r = scf.if %first { reduce max %s ... } else { yield %reference }
    %p = math.exp2 ...
    %passes = arith.cmpf uge, %p16, %two
    %over = tile.any %passes : tensor<64x64xi1, ...>
    %t:5 = scf.if %over { tile.dot %q, %k ... } else { yield ... }
    %sum = tile.dot_ones %t#3, %t#2
    ```

    Head sizes are static multiples of 8 up to 256; element types are f16, bf16
    and f32. What is refused is a located error, or, under `fallback=unfused`, a
    remark, and stays as it is for `convert-attn-to-linalg`.

    ```mlir
    // Before
    %o = scf.forall (%b, %h, %i) = ... shared_outs(%out = %init) -> (...) {
      %s:3 = scf.for %n = %c0 to %keys step %c64 iter_args(...) {
        attn.online_attention ...
      }
      attn.finalize ...
    }

    // After
    %buffer = memref.alloc(...) : memref<?x8x?x64xf16>
    gpu.launch_func @f_attention::@f_attention blocks in (%grid, %c1, %c1)
      threads in (%c128, %c1, %c1) args(...)
    %o = bufferization.to_tensor %buffer restrict writable : ...
    gpu.module @f_attention { gpu.func @f_attention(...) kernel {
      %q = tile.load ...
      %s:3 = scf.for ... {
        %k = tile.load ...
        %s = tile.dot %q, %k, %zero {transpose_rhs}
        ...
      }
      tile.store ...
    } }
    ```
  }];
  let options = [
    Option<"numWarps", "num-warps", "int64_t", /*default=*/"0",
           "Warps of a CTA; 0 takes one for every 16 queries, up to 4">,
    Option<"warpgroups", "warpgroups", "bool", /*default=*/"false",
           "Spread multiples of 64 queries of 16-bit elements over a group of "
           "four warps for each 64, as wgmma wants them">,
    Option<"fallback", "fallback", "std::string", /*default=*/"\"unfused\"",
           "What happens to an attention that the kernel cannot do: 'unfused' "
           "leaves it with a remark, 'error' fails">,
    Option<"rowSums", "row-sums", "::mlir::attn::RowSums",
           /*default=*/"::mlir::attn::RowSums::Auto",
           "What the normaliser sums of the exponentials", [{::llvm::cl::values(
      clEnumValN(::mlir::attn::RowSums::Auto, "auto",
                 "exact"),
      clEnumValN(::mlir::attn::RowSums::Exact, "exact", "their f32 values"),
      clEnumValN(::mlir::attn::RowSums::Rounded, "rounded",
                 "what the product with V takes of them"),
      clEnumValN(::mlir::attn::RowSums::Matrix, "matrix",
                 "the same, on the matrix unit"))}]>,
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect", "::mlir::gpu::GPUDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::ub::UBDialect", "::mlir::attn::tile::TileDialect"
  ];
}

//===----------------------------------------------------------------------===//
// LinalgToTile
//===----------------------------------------------------------------------===//

def ConvertLinalgToTilePass : Pass<"convert-linalg-to-tile", "::mlir::ModuleOp"> {
  let summary = "Turn contractions into kernels of tile programs";
  let description = [{
    Every contraction on tensors outside of loops that has one row, one column and
    one reduction dimension (and any number of batch dimensions) becomes a kernel:
    `linalg.matmul`, `linalg.batch_matmul`, `linalg.contract` and generics alike,
    with any order of the dimensions of an operand. f16, bf16 and f32 operands
    accumulate in f32. Sizes may be dynamic and need not be multiples of the
    tiles. Others stay, with a remark.

    Elementwise ops behind a contraction that alone read what is before them (a
    bias, an activation, a residual, a rounding) are part of the kernel: they run
    on the fragment that holds the tile, reading other tensors through their maps.

    For a `chip` with wgmma, products of 16-bit elements get the tiles of
    warpgroups that Target chooses, if the copy engine can address both operands:
    one unit stride among rows, columns and the contraction, the others known for
    multiples of 16 bytes. Others have a remark that says which operand cannot,
    and take the tiles of `mma.sync`. Blocks walk groups of rows of tiles column
    by column.

    A result in f32 is the sum of partial sums, over 256 elements of the
    contraction in f32 and over 64 of 16 bits, each made in a second accumulator:
    one sum over all of them loses more than f32 libraries do.

    ```mlir
    // Before
    %c = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>)
                       outs(%zero : tensor<?x?xf32>) -> tensor<?x?xf32>

    // After
    gpu.launch_func @f_matmul::@f_matmul blocks in (%grid, %c1, %c1)
      threads in (%c256, %c1, %c1) args(...)
    gpu.module @f_matmul { gpu.func @f_matmul(...) kernel {
      %acc = scf.for %k = %c0 to %depth step %c64 iter_args(%c = %zero) ... {
        %at = tile.load %a[%row, %k] : ...
        %bt = tile.load %b[%k, %column] : ...
        %d = tile.dot %at, %bt, %c : ...
        scf.yield %d : ...
      }
      tile.store %acc, %out[%row, %column] : ...
    } }
    ```
  }];
  let options = [
    Option<"chip", "chip", "std::string", /*default=*/"",
           "GPU to choose tiles for, as in sm_90a; by default tiles of mma.sync">,
    Option<"tileM", "tile-m", "int64_t", /*default=*/"0",
           "Rows of a tile of the result; 0 leaves the choice to the target">,
    Option<"tileN", "tile-n", "int64_t", /*default=*/"0",
           "Columns of a tile of the result; 0 leaves the choice to the target">,
    Option<"tileK", "tile-k", "int64_t", /*default=*/"0",
           "Elements contracted in one step; 0 takes 128 bytes">,
    Option<"numWarps", "num-warps", "int64_t", /*default=*/"0",
           "Warps of a CTA; 0 takes one for every 16 rows, up to 8">,
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect", "::mlir::gpu::GPUDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::mlir::attn::tile::TileDialect"
  ];
}

//===----------------------------------------------------------------------===//
// LinalgToAttn
//===----------------------------------------------------------------------===//

def RaiseLinalgPass : Pass<"attn-raise-linalg"> {
  let summary = "Capture attention from linalg on tensors";
  let description = [{
    Finds every softmax between two contractions and replaces the whole by one
    `attn.attention`. The graph is not compared with known spellings: the result
    of the second contraction is written as a scalar expression over its
    iteration variables, looking through named and generic linalg ops, reshapes,
    transposes, broadcasts, casts and slices. It is an attention where that
    expression is, with n the variable of the contraction,

    ```
    sum_n exp(T[m, n] - c[m]) / L[m] * V[n, e]
    c[m] = max_n T[m, n],   L[m] = sum_n exp(T[m, n] - c[m])
    ```

    and T is an expression of one contraction of queries and keys, or of a sum of
    such, which is joined to one. Factors may
    come in any order, before or after the second contraction. What surrounds
    the dot product in T becomes the score region; selects and additions of -inf
    (or of a finite value that absorbs the score) become the mask region; tensors
    that T reads become captured operands with indexing maps. Dimensions get
    their roles from what each operand depends on.

    Everything is proved before anything changes. For each softmax, a remark of
    category `attn` says what it became, or which condition failed at which op.
    A function, an op of the softmax or a module with the unit attribute
    `attn.no_fuse` is left as it is.

    ```mlir
    // Before
    %s = linalg.batch_matmul ins(%q, %kt) outs(%zero)
    %p = linalg.softmax dimension(2) ins(%s) outs(%e)
    %o = linalg.batch_matmul ins(%p, %v) outs(%zero2)

    // After
    %o = attn.attention {indexing_maps = [#q, #k, #v, #o],
                         empty_rows = #attn.empty_rows<nan>}
      ins(%q, %k, %v) outs(%empty)
    ```
  }];
  let options = [
    Option<"fuseLimit", "fuse-limit", "int64_t", /*default=*/"-1",
           "capture the first N softmaxes at most; -1 for all">,
    Option<"numerics", "numerics", "::mlir::attn::Numerics",
           /*default=*/"::mlir::attn::Numerics::Relaxed",
           "whether roundings of the scores to narrower types are kept",
           [{::llvm::cl::values(
             clEnumValN(::mlir::attn::Numerics::Relaxed, "relaxed",
                        "excess precision is allowed"),
             clEnumValN(::mlir::attn::Numerics::Strict, "strict",
                        "every rounding is kept"))}]>,
    Option<"shift", "shift", "::mlir::attn::Shift",
           /*default=*/"::mlir::attn::Shift::Maximum",
           "what has to be taken off the scores of a row",
           [{::llvm::cl::values(
             clEnumValN(::mlir::attn::Shift::Maximum, "maximum",
                        "their maximum"),
             clEnumValN(::mlir::attn::Shift::Any, "any",
                        "any value, or nothing: the graph may overflow where "
                        "the captured attention does not"))}]>
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::attn::AttnDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

//===----------------------------------------------------------------------===//
// TileToNVVM
//===----------------------------------------------------------------------===//

def ConvertTileToNVVMPass : Pass<"convert-tile-to-nvvm", "::mlir::ModuleOp"> {
  let summary = "Lower kernels of the tile dialect to LLVM and NVVM";
  let description = [{
    Lowers every `gpu.module` that has a tile program (a `gpu.func` with the
    attribute `tile.num_warps`) to the LLVM and NVVM dialects, for `mma.sync`,
    `ldmatrix` and `cp.async`: all of sm_80 and later. A fragment becomes a
    vector of the elements that one thread holds; memref arguments become
    descriptors, as under `convert-gpu-to-nvvm`.

    * Tiles and rings get their places in dynamic shared memory. The kernel's
      attribute `tile.shared_memory` holds the bytes it needs; `gpu.launch_func`
      ops in the module that launch it are given them and 32 threads a warp.
    * Copies move 16 bytes at a time where the inner stride is 1 and every row
      of the source begins at a multiple of 16 bytes, and element by element
      otherwise; a uniform test in the kernel decides where the type does not.
    * Math functions become instructions of the GPU; nothing calls a library.
      f32 results are within 1e-6 of the exact ones. An op without lowering is
      an error. Multiplications and additions may be contracted.

    ```mlir
    // Before
    %k = tile.load %keys[%n, %c0] : memref<?x64xf16> -> !tile.shared<64x64xf16>
    %s = tile.dot %q, %k, %zero {transpose_rhs}
      : tensor<64x64xf16, #op>, !tile.shared<64x64xf16> -> tensor<64x64xf32, #acc>

    // After: per thread, shortened.
    nvvm.cp.async.shared.global %to, %from, 16, cache = cg, %bytes
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 0
    nvvm.barrier
    %b = nvvm.ldmatrix %place {num = 4 : i32, ...}
    %d = nvvm.mma.sync A[%a0, %a1, %a2, %a3] B[%b0, %b1] C[%c0, %c1, %c2, %c3] ...
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::cf::ControlFlowDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::NVVM::NVVMDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

//===----------------------------------------------------------------------===//
// LinalgToVectorLoops
//===----------------------------------------------------------------------===//

def ConvertLinalgToVectorLoopsPass : Pass<"convert-linalg-to-vector-loops"> {
  let summary = "Lower linalg on buffers to loops over vectors";
  let description = [{
    Lowers every linalg op on buffers, whatever its sizes and strides:

    - A contraction becomes blocks of outer products that stay in registers. The
      right operand is packed to a panel as wide as the block where it is not
      contiguous along the result's columns; f16 and bf16 are widened while they
      are packed.
    - An elementwise op becomes vectors along a parallel dimension in which its
      results are contiguous, with a scalar loop for the rest.
    - A sum, maximum or minimum along contiguous elements accumulates in four
      vectors.
    - Everything else becomes scalar loops.

    Exponentials, logarithms, tanh and erf are replaced by polynomials.

    ```mlir
    // Before
    linalg.generic {iterator_types = ["parallel"], ...}
        ins(%a : memref<64xf32>) outs(%b : memref<64xf32>) {
    ^bb0(%x: f32, %o: f32):
      %y = arith.addf %x, %x : f32
      linalg.yield %y : f32
    }

    // After
    scf.for %i = %c0 to %c64 step %c16 {
      %x = vector.load %a[%i] : memref<64xf32>, vector<16xf32>
      %y = arith.addf %x, %x : vector<16xf32>
      vector.store %y, %b[%i] : memref<64xf32>, vector<16xf32>
    }
    ```
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "unsigned", "512",
           "Width of a vector register in bits">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

#endif // ATTN_CONVERSION_PASSES

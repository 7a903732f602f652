//===- KernelEmitter.h - Loop nests as tile programs ------------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_LIB_CONVERSION_ATTNTOTILE_KERNELEMITTER_H
#define ATTN_LIB_CONVERSION_ATTNTOTILE_KERNELEMITTER_H

#include "RegionEmitter.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::attn {

/// Sizes of the tiles of one kernel, in elements. Rows, keys and the
/// contraction are padded to what the matrix instructions need.
struct TileShape {
  int64_t m = 0, n = 0, d = 0, e = 0;
  int64_t warps = 0;
  /// Whether warpgroups multiply, with 64 rows each.
  bool warpgroups = false;
};

/// The tile sizes of the loops in `forall`; fails with an error that names what
/// the kernel cannot do.
FailureOr<TileShape> getTileShape(scf::ForallOp forall, int64_t warps,
                                  bool warpgroups);

/// Emits the body of a tiled attention as the program of one CTA.
class KernelEmitter {
public:
  KernelEmitter(OpBuilder &b, scf::ForallOp forall, TileShape shape)
      : b(b), forall(forall), shape(shape) {}

  /// Maps a value from outside of the loops to an argument of the kernel: a
  /// scalar to itself, a tensor to a memref.
  void mapOuter(Value outer, Value argument);

  /// How many keys there are for `op` in all, whatever the part it works on.
  Value getNumKeys(OnlineAttentionOp op);

  /// Emits the body with the given position of the CTA in the loops. The
  /// memrefs of the results are mapped by mapOuter of the loops' shared
  /// outputs.
  LogicalResult emit(ValueRange positions);

private:
  enum class Role { Acc, Max, Sum };

  void assignRoles();
  Type getFragmentType(Role role, Type elementType) const;
  LogicalResult emitBlock(Block &block);
  LogicalResult emitOp(Operation *op);
  LogicalResult emitFor(scf::ForOp loop);
  LogicalResult emitIf(scf::IfOp branch);
  LogicalResult emitOnline(OnlineAttentionOp op);
  LogicalResult emitFinalize(FinalizeOp op);
  LogicalResult emitSlice(tensor::ExtractSliceOp op);

  /// The slice as a matrix of the two given dimensions, in the order of
  /// storage; `swapped` where columns come before rows. With `loop`, the rows
  /// from 0 to the loop's end, so that the tile of an iteration begins at the
  /// loop's position.
  Value getMatrix(Location loc, const View &view, unsigned rows,
                  unsigned columns, bool &swapped, scf::ForOp loop = {});
  /// The rows of a slice as a vector.
  Value getVector(Location loc, const View &view, unsigned rows);
  /// A tile of keys or values in shared memory; `swapped` as above.
  Value loadTile(OnlineAttentionOp op, Value operand, AffineMap map,
                 unsigned columnDim, int64_t columns, bool &swapped);
  FailureOr<Value> loadQuery(OnlineAttentionOp op);
  Value getSink(FinalizeOp op);

  OpFoldResult mapFoldResult(OpFoldResult value);
  Value lookup(Value value) { return mapping.lookupOrNull(value); }
  View lookupView(Value value);

  Value splat(Location loc, Type type, double value);
  attn::tile::AccumulatorAttr getLayout() const;
  RankedTensorType getRowType(Type elementType) const;

  OpBuilder &b;
  scf::ForallOp forall;
  TileShape shape;
  IRMapping mapping;
  DenseMap<Value, View> views;
  DenseMap<Value, Role> roles;
  DenseMap<Value, Value> queries;
};

} // namespace mlir::attn

#endif // ATTN_LIB_CONVERSION_ATTNTOTILE_KERNELEMITTER_H

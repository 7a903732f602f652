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

#include "attn/Conversion/AttnToTile/AttnToTile.h"

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

constexpr double kLog2E = 1.4426950408889634;
constexpr double kLn2 = 0.69314718055994531;

/// The reference of a row that has seen no key: finite, so that no difference
/// with it is NaN, and so low that the exponential of any score above it
/// overflows. Where a score may be the lowest float, it is that.
constexpr double kNoReference = -0x1p126, kLowestReference = -0x1.fffffep127;

/// Columns of a sum that is spread over a row: as many as one matrix
/// instruction has.
constexpr int64_t kSumColumns = 8;

/// The values that a tensor of a state is kept in. The row sums are the sum
/// that divides, one for the LSE where that needs another, and in a kernel that
/// speculates the limit of what it tries (see Softmax.cpp).
using State = SmallVector<Value, 3>;

/// Emits the body of a tiled attention as the program of one CTA.
class KernelEmitter {
public:
  KernelEmitter(OpBuilder &b, scf::ForallOp forall, TileShape shape,
                RowSums rowSums)
      : b(b), forall(forall), shape(shape), rowSums(rowSums) {}

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
  SmallVector<Type> getStateTypes(Role role, Type elementType);
  State getInitialState(Location loc, Role role, Value scalar);
  LogicalResult emitBlock(Block &block);
  LogicalResult emitOp(Operation *op);
  LogicalResult emitFor(scf::ForOp loop);
  LogicalResult emitIf(scf::IfOp branch);
  LogicalResult emitOnline(OnlineAttentionOp op);
  /// A tile of keys that no query sees: it is loaded, as others are, and let
  /// go.
  LogicalResult emitHidden(OnlineAttentionOp op);
  LogicalResult emitValuesOnly(OnlineAttentionOp op, Value query, Value key,
                               bool keySwapped);
  LogicalResult emitSpeculative(OnlineAttentionOp op, Value query, Value key,
                                bool keySwapped);
  LogicalResult emitFinalize(FinalizeOp op);
  LogicalResult emitSlice(tensor::ExtractSliceOp op);

  /// The slice as a matrix of the two given dimensions, in the order of
  /// storage; `swapped` where columns come before rows. With `end`, the rows
  /// from 0 to there, so that the tile of an iteration begins where it is
  /// found.
  Value getMatrix(Location loc, const View &view, unsigned rows,
                  unsigned columns, bool &swapped, OpFoldResult end = {});
  /// The rows of a slice as a vector.
  Value getVector(Location loc, const View &view, unsigned rows);
  /// Where the rows that `loop` walks over end, along dimension `dim` of the
  /// tensor that `operand` is a slice of, with the first row of a tile at
  /// `first`; null where that is not known.
  OpFoldResult getWalkEnd(Value operand, unsigned dim, scf::ForOp loop,
                          OpFoldResult first);
  /// A tile of keys or values in shared memory; `swapped` as above.
  Value loadTile(OnlineAttentionOp op, Value operand, AffineMap map,
                 unsigned columnDim, int64_t columns, bool &swapped);
  FailureOr<Value> loadQuery(OnlineAttentionOp op);
  Value getSink(FinalizeOp op);

  /// Keys in a tile of `op`, padded.
  int64_t getTileN(OnlineAttentionOp op);

  /// The tile of scores of a block of keys, masked, in natural-log units over
  /// `scale`, and where the mask sees, null without one.
  struct Scores {
    Value tile;
    double scale = 1.0;
    Value see;
    /// Where a score may be as low as the lowest float, the reference is taken
    /// off it before the product with log2(e): that would be infinite, and its
    /// rounding alone larger than any exponent. The scale is 1 then.
    bool subtracts = false;
  };
  FailureOr<Scores> emitScores(OnlineAttentionOp op, Value query, Value key,
                               bool keySwapped);
  Value emitExponentials(Location loc, Scores scores, Value reference);
  /// What stands for a maximum in exponents: 0 for -inf.
  Value getFiniteReference(Location loc, Value max);
  /// P in the type of V, and the same as a left operand.
  std::pair<Value, Value> toOperand(OnlineAttentionOp op, Value p);
  /// P as the left operand of P V, and sums of its rows on top of what is
  /// given, if anything is.
  struct Probabilities {
    Value operand;
    SmallVector<Value> sums;
  };
  Probabilities addUp(OnlineAttentionOp op, Value p, ValueRange sums,
                      bool withMatrix = true);
  /// reference' = max(reference, row maximum + head room).
  Value raiseReference(Location loc, Scores scores, Value reference);
  /// The limit of sums that a warp carries: before it measures a block, behind
  /// one that it measured and behind one that it did again.
  Value getUnmeasured(Location loc);
  Value emitMeasured(OnlineAttentionOp op, Value limit);
  Value emitRedone(OnlineAttentionOp op, Value limit);
  /// exp(from - to)
  Value emitCorrection(Location loc, Value from, Value to);
  /// A tile times a factor per row.
  Value scaleRows(Location loc, Value tile, Value factor);
  LogicalResult emitProduct(OnlineAttentionOp op, Value p, Value acc, Value max,
                            ValueRange sums);
  Value endSum(Location loc, Value sum, bool isPartial);

  /// Decides how the maximum and the sums are kept.
  void chooseSoftmax();
  /// Whether the sum of a row is kept spread over a fragment's columns, which
  /// takes twice the registers. Products of f32 leave none.
  bool spreadsSums();
  StringRef getReasonAgainstSpeculation();
  /// Whether a block is tried with the reference that there is. The blocks of
  /// other loops are few: their maximum is always taken.
  bool tries(OnlineAttentionOp op);

  /// Whether groups of so many queries can walk over keys of their own.
  bool hasRowGroups(int64_t size) const {
    return shape.warpgroups && size == 64 && shape.m == 16 * shape.warps;
  }

  OpFoldResult mapFoldResult(OpFoldResult value);
  Value lookup(Value value) { return mapping.lookupOrNull(value); }
  /// The values in the kernel of `values`, states included, one behind the
  /// other; false if one has none.
  bool lookupAll(ValueRange values, SmallVectorImpl<Value> &all);
  void mapAll(ValueRange values, ValueRange all);
  View lookupView(Value value);

  Value splat(Location loc, Type type, double value);
  attn::tile::AccumulatorAttr getLayout() const;
  RankedTensorType getRowType(Type elementType) const;

  OpBuilder &b;
  scf::ForallOp forall;
  TileShape shape;
  RowSums rowSums;
  bool speculative = false, keepsExactSum = false;
  /// Whether scores of any loop subtract the reference first.
  bool subtractsFirst = false;
  /// Whether references are powers of two, not of e.
  bool countsInPowers() const { return speculative && !subtractsFirst; }
  /// Queries of the groups that loops are for.
  int64_t groupSize = 0;
  IRMapping mapping;
  DenseMap<Value, State> states;
  DenseMap<Value, View> views;
  DenseMap<Value, Role> roles;
  DenseMap<Value, Value> queries;
};

} // namespace mlir::attn

#endif // ATTN_LIB_CONVERSION_ATTNTOTILE_KERNELEMITTER_H

//===- MaskAnalysis.h - Which keys a block of queries sees ------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the mask region of an online attention inside a loop over key tiles and
// says which keys a tile of queries may see, and which all of its queries see,
// as intervals whose bounds are values in front of the loop.
//
// A mask is understood where it is made of and, or, not and select over
// comparisons that are linear in the positions of the key and the query, or in
// the floor of such a term over a constant (chunks). What depends on the query
// is evaluated at the first or the last query. Everything else that
// does not change within the loop may appear: outer scalars, captured operands
// and tensor.extract that are one value for the whole tile.
//
// Positions are taken to fit the integer types that the region computes them
// in, as they did in the program that was captured.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_ANALYSIS_MASKANALYSIS_H
#define ATTN_ANALYSIS_MASKANALYSIS_H

#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

#include <vector>

namespace mlir::attn {

/// Keys in [lower, upper); a null bound is infinite.
struct KeyInterval {
  static KeyInterval all() { return {}; }
  static KeyInterval none() {
    KeyInterval interval;
    interval.isEmpty = true;
    return interval;
  }
  bool isAll() const { return !isEmpty && !lower && !upper; }

  OpFoldResult lower, upper;
  /// Known to hold no key.
  bool isEmpty = false;
};

struct VisibleKeys {
  /// No key outside of it is seen by any query of the tile.
  KeyInterval may;
  /// Every key inside of it is seen by every query of the tile.
  KeyInterval must;
};

class MaskAnalysis {
public:
  /// `op` is in the body of `loop`, whose induction variable is the position of
  /// the first key of the tile.
  MaskAnalysis(OnlineAttentionOp op, scf::ForOp loop);

  /// The keys that the tile of queries sees. Bounds are built at the insertion
  /// point of `b`, which has to dominate the loop.
  VisibleKeys compute(OpBuilder &b);
  /// The same of the `count` queries from `first` on, positions in the tile;
  /// there may be fewer.
  VisibleKeys compute(OpBuilder &b, OpFoldResult first, OpFoldResult count);

  /// The first operation of the mask region that could not be read as an
  /// interval, if there is one.
  Operation *getOpaqueOp() const { return opaque; }

private:
  struct Floor;
  /// n * key + iv * loop variable + m * query + terms + constant, with the key
  /// and the query counted from the tile's first.
  struct Linear {
    int64_t n = 0, iv = 0, m = 0, constant = 0;
    SmallVector<std::pair<Value, int64_t>> terms;
    std::vector<Floor> floors;

    void add(const Linear &other, int64_t factor);
  };
  /// coefficient * floor(inner / divisor); the inner has no floors.
  struct Floor {
    Linear inner;
    int64_t divisor, coefficient;
  };

  bool isInvariant(Value value);
  Value materialize(OpBuilder &b, Value value);
  std::optional<Linear> linearize(Value value);
  bool isNonNegative(const Linear &linear);

  VisibleKeys visit(OpBuilder &b, Value condition, bool negate);
  VisibleKeys visitCompare(OpBuilder &b, arith::CmpIOp op, bool negate);
  /// Where `f` <= 0.
  VisibleKeys visitNonPositive(OpBuilder &b, Linear f);
  VisibleKeys visitOpaque(Value condition);
  KeyInterval uniform(OpBuilder &b, Value condition);
  /// floor or ceil of (factor * f / divisor) + shift at the first or last
  /// query.
  AffineExpr getExpr(OpBuilder &b, const Linear &f, bool lastQuery,
                     SmallVectorImpl<OpFoldResult> &operands);
  OpFoldResult evaluate(OpBuilder &b, const Linear &f, bool lastQuery,
                        int64_t factor, int64_t divisor, bool ceil,
                        int64_t shift);

  OnlineAttentionOp op;
  AttentionOpInterface iface;
  scf::ForOp loop;
  OpFoldResult firstQuery, numQueries;
  llvm::DenseMap<Value, Value> materialized;
  llvm::DenseMap<Value, bool> invariant;
  Operation *opaque = nullptr;
};

} // namespace mlir::attn

#endif // ATTN_ANALYSIS_MASKANALYSIS_H

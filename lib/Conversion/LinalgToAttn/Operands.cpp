//===- Operands.cpp - Queries, keys, values and their dimensions ----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matcher.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::attn;

/// Whether the positions of a read make an indexing map; variables in
/// `ungrouped` may not be divided.
bool Matcher::isMappable(const Expr *leaf, bool mayGroup, uint64_t ungrouped) {
  if (!leaf->isLeaf() || !getReadTensor(leaf))
    return false;
  // Any numbering does; grouped dimensions come first.
  DenseMap<const Expr *, unsigned> positions;
  ExprContext &exprs = match->exprs;
  unsigned numGrouped = 0, numDims = exprs.getNumVars();
  for (bool grouped : {true, false})
    for (unsigned i = 0; i < numDims; ++i) {
      const Expr *var = exprs.getVar(i);
      if ((mayGroup && !(bit(var) & ungrouped)) != grouped)
        continue;
      positions[var] = positions.size();
      numGrouped += grouped;
    }
  return bool(match->tensors.getReadMap(leaf, positions, numDims, numGrouped));
}

/// Notes a quotient and remainder of a variable of the root, in `shared`, that
/// only splitting its dimension can make a map of.
void Matcher::noteSplits(const Expr *leaf, bool mayGroup, uint64_t shared) {
  if (wantedSplit)
    return;
  SmallVector<std::tuple<const Expr *, int64_t, bool>> found;
  llvm::DenseSet<const Expr *> seen;
  std::function<void(const Expr *)> walk = [&](const Expr *e) {
    if (!seen.insert(e).second)
      return;
    if ((e->is(ExprKind::FloorDiv) || e->is(ExprKind::Mod)) &&
        e->getOperand(0)->is(ExprKind::Var) && e->getOperand(1)->getInt() &&
        (bit(e->getOperand(0)) & rootVars & shared))
      found.push_back({e->getOperand(0), *e->getOperand(1)->getInt(),
                       e->is(ExprKind::Mod)});
    for (const Expr *operand : e->getOperands())
      walk(operand);
    for (const ExprTerm &term : e->getTerms())
      for (const Expr *atom : term.atoms)
        walk(atom);
  };
  walk(leaf);
  ExprContext &exprs = match->exprs;
  for (auto [var, c, isMod] : found) {
    bool both = llvm::any_of(
        found, [&, v = var, size = c, mod = isMod](const auto &other) {
          return std::get<0>(other) == v && std::get<1>(other) == size &&
                 std::get<2>(other) != mod;
        });
    // A quotient or a remainder alone is a map already.
    if (mayGroup && !both)
      continue;
    const Expr *extent = exprs.getExtent(var), *size = exprs.getIndex(c);
    if (c <= 1 || extent == size ||
        exprs.mul(exprs.floorDiv(extent, size), size) != extent)
      continue;
    if (!wantedSplit || c < wantedSplit->second)
      wantedSplit = {var, c};
  }
}

/// Follows data movement, widening casts and constant scales behind an operand
/// to the tensor that the op reads.
void Matcher::peel(const Expr *e, MatchedOperand &operand, const Expr *&scale,
                   bool mayGroup, unsigned minWidth, uint64_t shared) {
  TensorExprs &tensors = match->tensors;
  ExprContext &exprs = match->exprs;
  unsigned width = e->getType().getIntOrFloatBitWidth();
  // Above a cast, the width that counts is below it.
  const Expr *current = e;
  const Expr *factor = scale;
  const Expr *deepest = nullptr;
  Type scaleType = factor ? factor->getType() : Type(Float32Type::get(ctx));
  // A computation whose result is repeated: compute it once.
  auto noteBroadcast = [&](const Expr *next) {
    unsigned now = next->getType().getIntOrFloatBitWidth();
    if (operand.isRead && now <= width && now >= minWidth &&
        (operand.expr->getVars() & ~next->getVars()) != 0) {
      operand.expr = next;
      operand.isRead = false;
      operand.type = cast<FloatType>(next->getType());
      scale = factor;
    }
  };
  for (unsigned depth = 0; depth < 200; ++depth) {
    if (current->isOp<arith::ExtFOp>()) {
      current = current->getOperand(0);
      continue;
    }
    if (current->isOp<arith::TruncFOp>() && !options.strict) {
      current = current->getOperand(0);
      continue;
    }
    if (current->isLeaf()) {
      unsigned now = current->getType().getIntOrFloatBitWidth();
      deepest = current;
      if (isMappable(current, mayGroup, bit(n) | bit(match->d) | ~shared) &&
          now <= width && now >= minWidth) {
        operand.expr = current;
        operand.isRead = true;
        operand.type = cast<FloatType>(current->getType());
        scale = factor;
        width = now;
      }
      const Expr *next = tensors.step(current);
      if (!next)
        break;
      if (next->isLeaf() || next->isOp<arith::ExtFOp>() ||
          next->isOp<arith::TruncFOp>() || next->isOp<arith::MulFOp>() ||
          next->isOp<arith::DivFOp>()) {
        if (!next->isLeaf())
          noteBroadcast(next);
        current = next;
        continue;
      }
      noteBroadcast(next);
      break;
    }
    if (current->isOp<arith::MulFOp>() || current->isOp<arith::DivFOp>()) {
      // A product with numbers that no variable takes part in.
      if (!factor ||
          (options.strict && current->getType().getIntOrFloatBitWidth() < 32))
        break;
      SmallVector<const Expr *> above, below;
      flatten(current, false, above, below);
      const Expr *tensor = nullptr;
      bool plain = true;
      auto take = [&](const Expr *f, bool inverse) {
        const Expr *number = f;
        if (f->getVars() == 0)
          number = tensors.expand(f);
        if (f->getVars() == 0 && isa<FloatType>(f->getType())) {
          const Expr *wide =
              Promoter(exprs, cast<FloatType>(scaleType)).promote(number);
          if (wide->getType() != scaleType)
            wide = exprs.getOp<arith::TruncFOp>(scaleType, {wide});
          factor = inverse
                       ? exprs.getOp<arith::DivFOp>(scaleType, {factor, wide})
                       : exprs.getOp<arith::MulFOp>(scaleType, {factor, wide});
        } else if (!inverse && !tensor) {
          tensor = f;
        } else {
          plain = false;
        }
      };
      for (const Expr *f : above)
        take(f, false);
      for (const Expr *f : below)
        take(f, true);
      if (!plain || !tensor) {
        noteBroadcast(current);
        break;
      }
      current = tensor;
      continue;
    }
    noteBroadcast(current);
    break;
  }
  if (deepest)
    noteSplits(deepest, mayGroup, shared);
  if (!operand.expr) {
    // Widening is exact: the narrow value serves.
    while (e->isOp<arith::ExtFOp>() &&
           e->getOperand(0)->getType().getIntOrFloatBitWidth() >= minWidth)
      e = e->getOperand(0);
    operand.expr = e;
    operand.isRead = false;
    operand.type = cast<FloatType>(e->getType());
  }
}

LogicalResult Matcher::matchContraction(const Expr *leaf) {
  std::optional<Reduction> reduction = openTogether(leaf);
  if (!reduction || !reduction->combiner || !reduction->body ||
      reduction->combiner->getStringRef() != arith::AddFOp::getOperationName())
    return failure();
  const Expr *d = reduction->vars.empty() ? nullptr : reduction->vars[0];
  // The product may be a tensor of its own.
  const Expr *body = reduction->body;
  while (body && body->is(ExprKind::Read))
    body = match->tensors.step(body);
  if (!body || !body->isOp<arith::MulFOp>())
    body = reduction->body;
  if (failed(matchOperands(leaf, body, d)))
    return failure();
  // An accumulator that does not start at zero adds to the score.
  const Expr *init = match->tensors.expand(reduction->init);
  rowFactors.push_back(isConstFloat(init, 0.0) ? nullptr : init);
  return success();
}

/// The queries and keys that `body` is the product of, at a position in the
/// contracted dimension, where there is one. `leaf` stands for their sum.
LogicalResult Matcher::matchOperands(const Expr *leaf, const Expr *body,
                                     const Expr *d) {
  match->d = d;
  SmallVector<const Expr *> above, below;
  flatten(body, false, above, below);
  // Keys depend on n, queries on the rest; what does not depend on the
  // contracted dimension scales the score.
  SmallVector<const Expr *> key, query, keyBelow, queryBelow, rows, rowsBelow;
  auto sort = [&](const Expr *f, bool inverse) {
    if (d && !f->dependsOn(bit(d)))
      (inverse ? rowsBelow : rows).push_back(f);
    else if (f->dependsOn(bit(n)))
      (inverse ? keyBelow : key).push_back(f);
    else
      (inverse ? queryBelow : query).push_back(f);
  };
  for (const Expr *f : above)
    sort(f, false);
  for (const Expr *f : below)
    sort(f, true);
  if (key.empty() || query.empty())
    return failure();

  Type wide =
      leaf->getType().isF64() ? leaf->getType() : Type(Float32Type::get(ctx));
  const Expr *one = match->exprs.getConst(FloatAttr::get(wide, 1.0));
  // One tensor and numbers, or an expression that a new tensor will hold. The
  // numbers come back as a scale.
  auto side = [&](ArrayRef<const Expr *> numerators,
                  ArrayRef<const Expr *> denominators, MatchedOperand &operand,
                  bool mayGroup, unsigned minWidth) {
    operand = MatchedOperand();
    const Expr *factor = one;
    const Expr *e = numerators.size() == 1 && denominators.empty()
                        ? numerators[0]
                        : productOf(numerators, denominators, wide);
    peel(e, operand, factor, mayGroup, minWidth);
    return factor;
  };
  const Expr *scales[] = {side(query, queryBelow, match->query, false, 0),
                          side(key, keyBelow, match->key, true, 0)};
  if (match->query.type.getWidth() > 64 || match->key.type.getWidth() > 64)
    return fail(7, "attention on elements wider than f64 is not supported",
                leaf->getReduction());
  // The op wants one type: read both at the wider one.
  unsigned width =
      std::max(match->query.type.getWidth(), match->key.type.getWidth());
  if (match->query.type.getWidth() < width)
    scales[0] = side(query, queryBelow, match->query, false, width);
  else if (match->key.type.getWidth() < width)
    scales[1] = side(key, keyBelow, match->key, true, width);
  if (match->query.type != match->key.type) {
    // Neither holds the other: both as the contraction multiplies them.
    auto product = [&](ArrayRef<const Expr *> numerators,
                       ArrayRef<const Expr *> denominators,
                       MatchedOperand &operand, const Expr *&factor) {
      operand = MatchedOperand();
      operand.expr = productOf(numerators, denominators, wide);
      operand.type = cast<FloatType>(wide);
      factor = one;
    };
    product(query, queryBelow, match->query, scales[0]);
    product(key, keyBelow, match->key, scales[1]);
  }
  scale = match->exprs.getOp<arith::MulFOp>(wide, {scales[0], scales[1]});
  rowFactors.assign({productOf(rows, rowsBelow, wide)});
  match->product = leaf;
  scoreLeaf = leaf;
  return success();
}

/// A product in the scores of what varies along the row and what varies between
/// rows alone: queries and keys of size 1, whose contraction was folded away.
const Expr *Matcher::findOuterProduct(const Product &product) {
  uint64_t values = 0;
  for (const Expr *f : product.numerators)
    values |= f->getVars();
  SmallVector<const Expr *> work{scores};
  llvm::DenseSet<const Expr *> seen;
  while (!work.empty()) {
    const Expr *e = work.pop_back_val();
    if (!seen.insert(e).second || e->isLeaf())
      continue;
    llvm::append_range(work, e->getOperands());
    if (!e->isOp<arith::MulFOp>())
      continue;
    SmallVector<const Expr *> above, below;
    flatten(e, false, above, below);
    uint64_t keys = 0, queries = 0;
    for (const Expr *f : above)
      if (f->readsTensor())
        (f->dependsOn(bit(n)) ? keys : queries) |= f->getVars();
    // Rows of their own, or, of a single query, heads that the values have,
    // too.
    queries &= rootVars;
    if (keys != 0 && queries != 0 &&
        ((queries & ~keys) != 0 || (queries & ~values) == 0))
      return e;
  }
  return nullptr;
}

LogicalResult Matcher::matchScores(const Product &product) {
  // The scores hold one contraction that varies along the row and between rows.
  SmallVector<const Expr *> candidates;
  Operation *opaque = nullptr;
  for (const Expr *leaf : getLeaves(scores)) {
    if (leaf->is(ExprKind::Reduced) && leaf->dependsOn(bit(n)) &&
        isa<linalg::LinalgOp>(leaf->getReduction()))
      candidates.push_back(leaf);
    else if (leaf->is(ExprKind::Read) && leaf->dependsOn(bit(n)) && !opaque)
      opaque = getDefiningOp(leaf);
  }
  miss.reason.clear();
  for (const Expr *leaf : candidates) {
    match->query = match->key = MatchedOperand();
    if (failed(matchContraction(leaf)))
      continue;
    joinedScores = scores;
    for (const Expr *other : candidates)
      if (other != leaf)
        joinContraction(other);
    return success();
  }
  if (!miss.reason.empty())
    return failure();
  if (const Expr *outer = findOuterProduct(product)) {
    SmallVector<const Expr *> vars;
    for (unsigned i = 0; i < match->exprs.getNumVars(); ++i)
      if (outer->dependsOn(bit(match->exprs.getVar(i))))
        vars.push_back(match->exprs.getVar(i));
    // A leaf that stands for the product, which no op computes.
    const Expr *leaf = match->exprs.getReduced(
        product.contraction->getReduction(), ~1u, outer->getType(), vars);
    if (succeeded(matchOperands(leaf, outer, nullptr))) {
      rowFactors.push_back(nullptr);
      joinedScores = substitute(match->exprs, scores, {{outer, leaf}});
      return success();
    }
  }
  return fail(7, "the scores are no contraction of queries and keys",
              candidates.empty() ? opaque : candidates[0]->getReduction());
}

LogicalResult Matcher::matchValue(Product &product) {
  if (product.numerators.empty())
    return fail(8, "the probabilities are summed without values",
                product.contraction->getReduction());
  const Expr *e;
  if (product.numerators.size() == 1) {
    e = product.numerators[0];
  } else {
    // A broadcast varies in less once it is looked through.
    for (const Expr *&f : product.numerators)
      if (const Expr *wide = match->tensors.expand(f);
          llvm::popcount(wide->getVars()) < llvm::popcount(f->getVars()))
        f = wide;
    e = productOf(product.numerators, {}, product.numerators[0]->getType());
    // A factor may weigh the values; it may not make some for every query.
    uint64_t rows =
        match->query.expr->getVars() & ~match->key.expr->getVars() & rootVars;
    const Expr *values = *llvm::max_element(
        product.numerators, [](const Expr *a, const Expr *b) {
          return llvm::popcount(a->getVars()) < llvm::popcount(b->getVars());
        });
    for (const Expr *f : product.numerators)
      if (f->getVars() & ~values->getVars() & rows)
        return fail(5,
                    "the probabilities are multiplied by a value that varies "
                    "along the row and between rows, as dropout does",
                    getDefiningOp(f));
    // The largest of them may itself be such a factor.
    for (const Expr *f : product.numerators)
      if (f != values && (values->getVars() & rows) &&
          (f->getVars() & ~values->getVars()))
        return fail(5,
                    "the probabilities are multiplied by a value that varies "
                    "along the row and between rows, as dropout does",
                    getDefiningOp(values));
  }
  // The op rounds probabilities to V's type: V may be narrower only where the
  // graph rounds them likewise.
  unsigned minWidth = product.rounding ? product.rounding.getWidth()
                                       : e->getType().getIntOrFloatBitWidth();
  // A half-precision softmax is as good as rounded.
  unsigned own = exponential->getType().getIntOrFloatBitWidth();
  minWidth = std::min(minWidth, std::max(own, 16u));
  const Expr *none = nullptr;
  // Columns that are split become a batch dimension, over which the softmax is
  // computed again: only where the rest varies along them anyway.
  uint64_t shared = match->query.expr->getVars() | match->key.expr->getVars() |
                    scores->getVars();
  peel(e, match->value, none, true, minWidth, shared);
  if (match->value.type.getWidth() > 64)
    return fail(7, "attention on elements wider than f64 is not supported",
                product.contraction->getReduction());
  return success();
}

LogicalResult Matcher::assignRoles() {
  uint64_t q = match->query.expr->getVars() & rootVars;
  uint64_t k = match->key.expr->getVars() & rootVars;
  uint64_t v = match->value.expr->getVars() & rootVars;
  uint64_t t = scores->getVars() & rootVars;
  ExprContext &exprs = match->exprs;
  auto extent = [&](const Expr *var) {
    std::optional<int64_t> size = exprs.getExtent(var)->getInt();
    return size ? *size : std::numeric_limits<int64_t>::max();
  };
  SmallVector<const Expr *> rows, columns;
  for (auto &dims : match->layout)
    for (const Expr *var : dims) {
      uint64_t b = bit(var);
      // A sink has a number per head, never one per query.
      if ((q & b) && !(k & b) && !(v & b) &&
          !(match->sink && match->sink->dependsOn(b)))
        rows.push_back(var);
      else if ((v & b) && !(q & b) && !(k & b) && !(t & b))
        columns.push_back(var);
    }
  // Of several, the longest; the others are batch dimensions that the other
  // operands do not vary in.
  auto longest = [&](ArrayRef<const Expr *> list) -> const Expr * {
    const Expr *best = nullptr;
    for (const Expr *var : list)
      if (!best || extent(var) >= extent(best))
        best = var;
    return best;
  };
  match->m = longest(rows);
  match->e = longest(columns);
  match->n = n;
  for (auto &dims : match->layout)
    for (const Expr *var : dims)
      if (var != match->m && var != match->e)
        match->batch.push_back(var);

  uint64_t batch = 0;
  for (const Expr *var : match->batch)
    batch |= bit(var);
  auto check = [&](const MatchedOperand &operand, StringRef what,
                   uint64_t allowed) -> LogicalResult {
    if (operand.expr->getVars() & ~(allowed | batch))
      return fail(9, what + " depends on a dimension that it must not");
    return success();
  };
  uint64_t nBit = bit(n), dBit = bit(match->d);
  if (failed(check(match->query, "the query", bit(match->m) | dBit)) ||
      failed(check(match->key, "the key", nBit | dBit)) ||
      failed(check(match->value, "the value", nBit | bit(match->e))))
    return failure();
  if (match->sink && match->sink->getVars() & ~batch)
    return fail(9, "what the divisor adds to the exponentials depends on the "
                   "query");
  if (scores->getVars() & ~(batch | bit(match->m) | nBit))
    return fail(9, "the scores depend on the columns of the value");
  return success();
}

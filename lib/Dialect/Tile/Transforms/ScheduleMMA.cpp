//===- ScheduleMMA.cpp - When products and their operands are waited for --===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OverlapSums.h"

#include "attn/Dialect/Tile/IR/Tile.h"
#include "attn/Dialect/Tile/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

#define DEBUG_TYPE "tile-schedule-mma"

namespace mlir::attn::tile {
#define GEN_PASS_DEF_TILESCHEDULEMMAPASS
#include "attn/Dialect/Tile/Transforms/Passes.h.inc"
} // namespace mlir::attn::tile

using namespace mlir;
using namespace mlir::attn::tile;

/// Moves `get` up to the op that it has to stay behind: the definition of its
/// position, or any op that is not pure, of which products, waits and releases
/// are the usual ones. The tile of a product is then there before the values
/// that it is multiplied with are computed.
static void hoist(GetOp get) {
  Operation *target = get;
  for (Operation *op = get->getPrevNode(); op; op = op->getPrevNode()) {
    if (!isPure(op) || llvm::is_contained(op->getUsers(), get))
      break;
    target = op;
  }
  if (target != get)
    get->moveBefore(target);
}

//===----------------------------------------------------------------------===//
// Overlap
//===----------------------------------------------------------------------===//

namespace {
/// A loop that multiplies twice: `first` into a fresh fragment, `second` what
/// is made of that into a fragment that the loop carries.
struct ProductLoop {
  scf::ForOp loop;
  DotOp first, second;
  /// Where the right operand of `second` comes from.
  GetOp get;
  ReleaseOp release;
  /// Number of the carried fragment.
  unsigned carried;
  /// Sums of the rows of what `second` multiplies, and the fragments that carry
  /// them.
  SmallVector<DotOnesOp> sums;
  SmallVector<unsigned> carriedSums;

  /// Whether the loop carries a fragment that a product of the pair makes.
  bool carriesProduct(unsigned i) const {
    return i == carried || llvm::is_contained(carriedSums, i);
  }
  /// Which sum the loop carries there; none if another value.
  std::optional<size_t> getSum(unsigned i) const {
    const auto *it = llvm::find(carriedSums, i);
    if (it == carriedSums.end())
      return std::nullopt;
    return it - carriedSums.begin();
  }
};

/// What is left to do of an iteration: acc + lhs * (the tile at position), and
/// sums + the rows of lhs.
struct Pending {
  Value acc, lhs, position;
  SmallVector<Value> sums;

  SmallVector<Value> getValues() const {
    SmallVector<Value> values{acc, lhs, position};
    llvm::append_range(values, sums);
    return values;
  }
  static Pending get(ValueRange values) {
    return {values[0], values[1], values[2],
            llvm::to_vector(values.drop_front(3))};
  }
};
} // namespace

static std::optional<ProductLoop> matchProductLoop(scf::ForOp loop) {
  SmallVector<DotOp> dots;
  for (DotOp dot : loop.getBody()->getOps<DotOp>()) {
    if (!dot.getWarpgroup() || dot.getAsync())
      return std::nullopt;
    dots.push_back(dot);
  }
  if (dots.size() != 2)
    return std::nullopt;
  ProductLoop match{loop, dots[0], dots[1], {}, {}, 0, {}, {}};
  // The second product: of registers with a tile of a ring that nobody else
  // reads, at the end of the iteration.
  match.get = match.second.getRhs().getDefiningOp<GetOp>();
  if (!match.get || match.get->getBlock() != loop.getBody() ||
      !match.get->hasOneUse() || !match.second->hasOneUse() ||
      isa<SharedType>(match.second.getLhs().getType()))
    return std::nullopt;
  for (Operation *user : match.get.getRing().getUsers())
    if (auto release = dyn_cast<ReleaseOp>(user))
      if (release->getBlock() == loop.getBody() &&
          release.getPosition() == match.get.getPosition())
        match.release = release;
  OpOperand &use = *match.second->use_begin();
  if (!match.release || !isa<scf::YieldOp>(use.getOwner()))
    return std::nullopt;
  match.carried = use.getOperandNumber();
  // The first product waits for nothing of this loop's second one.
  if (match.first.getAcc() == loop.getRegionIterArgs()[match.carried])
    return std::nullopt;
  for (auto sum : loop.getBody()->getOps<DotOnesOp>())
    if (sum.getLhs() == match.second.getLhs() && sum->hasOneUse() &&
        isa<scf::YieldOp>(*sum->user_begin())) {
      match.sums.push_back(sum);
      match.carriedSums.push_back(sum->use_begin()->getOperandNumber());
    }
  // Nor does anything in front of it read what the pair carries.
  for (auto [i, arg] : llvm::enumerate(loop.getRegionIterArgs()))
    if (match.carriesProduct(i))
      for (Operation *user : arg.getUsers())
        if (Operation *op = loop.getBody()->findAncestorOpInBlock(*user);
            op->isBeforeInBlock(match.first))
          return std::nullopt;
  return match;
}

/// Emits what is pending; asynchronously if it is waited for later.
static DotOp emitPending(OpBuilder &b, ProductLoop &match, Pending pending,
                         bool async) {
  Location loc = match.second.getLoc();
  auto get = GetOp::create(b, loc, match.get.getType(), match.get.getRing(),
                           pending.position);
  auto dot = cast<DotOp>(b.clone(*match.second.getOperation()));
  dot.getLhsMutable().assign(pending.lhs);
  dot.getRhsMutable().assign(get);
  dot.getAccMutable().assign(pending.acc);
  dot.setAsync(async);
  return dot;
}

/// The rows' sums with what is pending.
static SmallVector<Value> emitSums(OpBuilder &b, ProductLoop &match,
                                   const Pending &pending) {
  SmallVector<Value> results;
  for (auto [sum, acc] : llvm::zip_equal(match.sums, pending.sums)) {
    auto clone = cast<DotOnesOp>(b.clone(*sum.getOperation()));
    clone.getLhsMutable().assign(pending.lhs);
    clone.getAccMutable().assign(acc);
    results.push_back(clone);
  }
  return results;
}

/// The op of the iteration that makes the operand of its second product from
/// values of 32 bits: conversions behind it make nothing but that. Where a
/// branch can replace the operand, the conversions are those of the usual one.
static SetVector<Operation *> getConversions(ProductLoop &match) {
  Block *body = match.loop.getBody();
  Value operand = match.second.getLhs();
  auto branch = operand.getDefiningOp<scf::IfOp>();
  if (branch && (branch->getBlock() != body || branch.getElseRegion().empty()))
    branch = nullptr;
  auto isOnlyOperand = [&](Operation *def) {
    return llvm::all_of(def->getUsers(), [&](Operation *user) {
      return user == match.second || llvm::is_contained(match.sums, user) ||
             (branch && branch->isAncestor(user));
    });
  };
  if (branch)
    operand = branch.elseYield().getOperand(
        cast<OpResult>(operand).getResultNumber());
  SetVector<Operation *> late;
  for (Operation *def = operand.getDefiningOp();
       def && def->getBlock() == body && isPure(def) &&
       isa<ConvertLayoutOp, arith::TruncFOp>(def) &&
       (def->hasOneUse() || isOnlyOperand(def));
       def = def->getOperand(0).getDefiningOp())
    late.insert(def);
  return late;
}

/// What an op folds to, as a constant op where it is an attribute; none if it
/// does not fold.
static Value foldToValue(OpBuilder &b, Operation *op) {
  SmallVector<OpFoldResult> folded;
  if (failed(op->fold(folded)) || folded.size() != 1)
    return {};
  if (auto value = dyn_cast<Value>(folded.front()))
    return value;
  return arith::ConstantOp::materialize(b, cast<Attribute>(folded.front()),
                                        op->getResult(0).getType(),
                                        op->getLoc());
}

/// Clones the body of an iteration but for its second product. What is pending
/// of the iteration before runs beside the first product and is complete where
/// the carried fragment is first used; without any, that is given. Where there
/// is a `product` it is the first one's result.
static Pending emitIteration(OpBuilder &b, ProductLoop &match,
                             std::optional<Pending> before, Value product,
                             IRMapping &mapping) {
  Location loc = match.second.getLoc();
  Value carried = match.loop.getRegionIterArgs()[match.carried];
  DotOp running;
  // What only makes the operand of the second product takes the registers that
  // the running one still reads: it comes behind that.
  SetVector<Operation *> late = getConversions(match);
  SetVector<Operation *> skipped = late;
  Value converted;
  auto finish = [&] {
    if (!running)
      return;
    // A second wait for the tile, which is there: ptxas moves no wait for
    // products across it.
    GetOp::create(b, loc, match.get.getType(), match.get.getRing(),
                  before->position);
    // What is converted later passes through, or LLVM and ptxas convert it
    // here.
    SmallVector<Value> others;
    if (!late.empty() && mapping.contains(late.back()->getOperand(0)))
      others.push_back(mapping.lookup(late.back()->getOperand(0)));
    auto wait = DotWaitOp::create(b, loc, running, /*pending=*/0, others);
    mapping.map(carried, wait.getResult());
    if (!others.empty())
      converted = wait.getPassed().front();
    ReleaseOp::create(b, loc, match.get.getRing(), before->position);
    running = nullptr;
  };
  auto convert = [&] {
    for (Operation *op : llvm::reverse(late)) {
      Operation *clone = b.clone(*op, mapping);
      if (op == late.back() && converted)
        clone->setOperand(0, converted);
    }
    late.clear();
  };
  for (Operation &op : match.loop.getBody()->without_terminator()) {
    if (&op == match.second || &op == match.get || &op == match.release ||
        llvm::is_contained(match.sums, &op) || skipped.contains(&op))
      continue;
    bool usesCarried = false, usesOperand = false;
    op.walk([&](Operation *inner) {
      usesCarried |= llvm::is_contained(inner->getOperands(), carried);
      usesOperand |= llvm::any_of(inner->getOperands(), [&](Value operand) {
        return skipped.contains(operand.getDefiningOp());
      });
    });
    if (usesCarried || usesOperand)
      finish();
    if (usesOperand)
      convert();
    if (&op == match.first && product) {
      mapping.map(match.first.getResult(), product);
      continue;
    }
    Operation *clone = b.clone(op, mapping);
    // The first iteration knows the state it begins with, and so its branches.
    if (!before && isa<AnyOp, arith::CmpIOp, arith::BitcastOp>(op))
      if (Value value = foldToValue(b, clone)) {
        mapping.map(op.getResult(0), value);
        clone->erase();
        continue;
      }
    if (&op != match.first || !before)
      continue;
    auto first = cast<DotOp>(clone);
    first.setAsync(true);
    running = emitPending(b, match, *before, /*async=*/true);
    // Sums of rows are added up while both products run.
    for (auto [i, sum] :
         llvm::zip_equal(match.carriedSums, emitSums(b, match, *before)))
      mapping.map(match.loop.getRegionIterArgs()[i], sum);
    mapping.map(match.first.getResult(),
                DotWaitOp::create(b, loc, first, /*pending=*/1).getResult());
  }
  finish();
  convert();
  Pending left{mapping.lookupOrDefault(match.second.getAcc()),
               mapping.lookupOrDefault(match.second.getLhs()),
               mapping.lookupOrDefault(match.get.getPosition()),
               {}};
  for (DotOnesOp sum : match.sums)
    left.sums.push_back(mapping.lookupOrDefault(sum.getAcc()));
  return left;
}

/// The loop from `lower` on, on `state`, one product behind: its results but
/// the carried fragment replace those of the original in `mapping`.
static Pending emitRotated(OpBuilder &b, ProductLoop &match, Value lower,
                           ArrayRef<Value> state, Pending pending,
                           IRMapping &mapping) {
  scf::ForOp loop = match.loop;
  SmallVector<Value> inits;
  for (auto [i, value] : llvm::enumerate(state))
    if (!match.carriesProduct(i))
      inits.push_back(value);
  llvm::append_range(inits, pending.getValues());
  auto rotated = scf::ForOp::create(
      b, loop.getLoc(), lower, mapping.lookupOrDefault(loop.getUpperBound()),
      mapping.lookupOrDefault(loop.getStep()), inits);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(rotated.getBody());
  IRMapping inner(mapping);
  inner.map(loop.getInductionVar(), rotated.getInductionVar());
  unsigned next = 0;
  for (unsigned i = 0; i < loop.getNumResults(); ++i)
    if (!match.carriesProduct(i))
      inner.map(loop.getRegionIterArgs()[i],
                rotated.getRegionIterArgs()[next++]);
  auto args = rotated.getRegionIterArgs().drop_front(next);
  Pending left = emitIteration(b, match, Pending::get(args),
                               /*product=*/Value(), inner);
  SmallVector<Value> yielded;
  for (auto [i, value] : llvm::enumerate(loop.getYieldedValues()))
    if (!match.carriesProduct(i))
      yielded.push_back(inner.lookupOrDefault(value));
  llvm::append_range(yielded, left.getValues());
  scf::YieldOp::create(b, loop.getLoc(), yielded);
  next = 0;
  for (unsigned i = 0; i < loop.getNumResults(); ++i)
    if (!match.carriesProduct(i))
      mapping.map(loop.getResult(i), rotated.getResult(next++));
  return Pending::get(rotated.getResults().drop_front(next));
}

/// Rewrites loops that hand the carried fragment on to each other so that the
/// second product of an iteration runs beside the first of the next one, from
/// loop to loop. Where the first loop has no iteration, the others run as they
/// were. `product` is the first one's of the first iteration, if there already.
static void overlap(MutableArrayRef<ProductLoop> chain, Value product) {
  ProductLoop &head = chain.front(), &tail = chain.back();
  scf::ForOp first = head.loop, last = tail.loop;
  OpBuilder b(last);
  Location loc = first.getLoc();

  auto isRun =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                            first.getLowerBound(), first.getUpperBound());
  auto branch = scf::IfOp::create(b, loc, last.getResultTypes(), isRun,
                                  /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    IRMapping mapping, once;
    once.map(first.getInductionVar(), first.getLowerBound());
    once.map(first.getRegionIterArgs(), first.getInitArgs());
    Pending pending = emitIteration(b, head, std::nullopt, product, once);
    // The rest of the first loop begins with what its first iteration yields.
    Value lower =
        arith::AddIOp::create(b, loc, first.getLowerBound(), first.getStep());
    SmallVector<Value> state;
    for (auto [i, value] : llvm::enumerate(first.getYieldedValues()))
      state.push_back(head.carriesProduct(i) ? Value()
                                             : once.lookupOrDefault(value));
    pending = emitRotated(b, head, lower, state, pending, mapping);
    for (ProductLoop &next : chain.drop_front()) {
      state.clear();
      for (Value init : next.loop.getInitArgs())
        state.push_back(mapping.lookupOrDefault(init));
      pending = emitRotated(b, next, next.loop.getLowerBound(), state, pending,
                            mapping);
    }
    SmallVector<Value> sums = emitSums(b, tail, pending);
    DotOp dot = emitPending(b, tail, pending, /*async=*/false);
    ReleaseOp::create(b, loc, tail.get.getRing(), pending.position);
    SmallVector<Value> results;
    for (unsigned i = 0; i < last.getNumResults(); ++i) {
      if (i == tail.carried)
        results.push_back(dot);
      else if (std::optional<size_t> sum = tail.getSum(i))
        results.push_back(sums[*sum]);
      else
        results.push_back(mapping.lookup(last.getResult(i)));
    }
    scf::YieldOp::create(b, loc, results);

    b.setInsertionPointToStart(branch.elseBlock());
    IRMapping rest2;
    rest2.map(first.getResults(), first.getInitArgs());
    for (ProductLoop &next : chain.drop_front())
      b.clone(*next.loop, rest2);
    SmallVector<Value> plain;
    for (Value result : last.getResults())
      plain.push_back(rest2.lookupOrDefault(result));
    scf::YieldOp::create(b, loc, plain);
  }
  last.replaceAllUsesWith(branch.getResults());
  for (ProductLoop &match : llvm::reverse(chain))
    match.loop.erase();
}

//===----------------------------------------------------------------------===//
// From block to block
//===----------------------------------------------------------------------===//

namespace {
/// The first product of a chain of loops in a loop over blocks of the grid.
/// What it needs can be found for the next block before that begins.
class BlockPrefetch {
public:
  /// Fails where what the product depends on is more than arithmetic on the
  /// outer loop's state, or its operands have no room for a second tile.
  static std::optional<BlockPrefetch> match(const ProductLoop &head);

  /// Gives the product, and what is known of a block with it, to the outer loop
  /// to carry. Returns the product.
  Value carry();
  /// Begins the product of the next block behind `chain`, and behind releases,
  /// so that it runs beside the rest of this one.
  void emitNext(Operation *chain);

private:
  BlockPrefetch(const ProductLoop &head, scf::ForOp outer, GetOp lhs, GetOp rhs)
      : outer(outer), head(head.loop), first(head.first), lhs(lhs), rhs(rhs),
        lower(this->head.getLowerBound()), upper(this->head.getUpperBound()) {}

  bool addToSlice(Value value);
  Value lookup(Value value, const IRMapping &mapping);
  DotOp emit(OpBuilder &b, Value isBlock, IRMapping &mapping, bool async);

  scf::ForOp outer, head;
  DotOp first;
  GetOp lhs, rhs;
  Value lower, upper;
  /// What the product's operands are found by, in order.
  SetVector<Operation *> slice;
  /// Results of it that the rest of the block uses.
  SmallVector<Value> shared;
};
} // namespace

/// Adds what makes `value` to the slice; whether that is arithmetic on the
/// state of the outer loop, where the first iteration of the head begins.
bool BlockPrefetch::addToSlice(Value value) {
  if (outer.isDefinedOutsideOfLoop(value))
    return true;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    if (arg.getOwner() == outer.getBody())
      return true;
    if (arg.getOwner() != head.getBody())
      return false;
    unsigned number = arg.getArgNumber();
    return addToSlice(number ? head.getInitArgs()[number - 1] : lower);
  }
  // Divisions, too: what they are computed of is a block that there is.
  Operation *def = value.getDefiningOp();
  if (def->getBlock() != outer.getBody() || !isMemoryEffectFree(def) ||
      def->getNumRegions() != 0)
    return false;
  if (!llvm::all_of(def->getOperands(),
                    [&](Value operand) { return addToSlice(operand); }))
    return false;
  slice.insert(def);
  return true;
}

std::optional<BlockPrefetch> BlockPrefetch::match(const ProductLoop &head) {
  scf::ForOp loop = head.loop;
  DotOp first = head.first;
  auto outer = dyn_cast<scf::ForOp>(loop->getParentOp());
  auto lhs = first.getLhs().getDefiningOp<GetOp>();
  auto rhs = first.getRhs().getDefiningOp<GetOp>();
  if (!outer || !lhs || !rhs || lhs->getBlock() != outer.getBody() ||
      rhs->getBlock() != loop.getBody())
    return std::nullopt;
  BlockPrefetch prefetch(head, outer, lhs, rhs);
  // A tile of the next block comes while this one's is held.
  if (lhs.getRing().getType().getStages() < 2)
    return std::nullopt;
  SmallVector<Value> values{lhs.getPosition(), rhs.getPosition(),
                            prefetch.lower, prefetch.upper, first.getAcc()};
  for (Value value : values)
    if (!prefetch.addToSlice(value))
      return std::nullopt;
  return prefetch;
}

/// What stands for `value` of the first iteration of the head.
Value BlockPrefetch::lookup(Value value, const IRMapping &mapping) {
  auto arg = dyn_cast<BlockArgument>(value);
  while (arg && arg.getOwner() == head.getBody()) {
    value =
        arg.getArgNumber() ? head.getInitArgs()[arg.getArgNumber() - 1] : lower;
    arg = dyn_cast<BlockArgument>(value);
  }
  return mapping.lookupOrDefault(value);
}

DotOp BlockPrefetch::emit(OpBuilder &b, Value isBlock, IRMapping &mapping,
                          bool async) {
  Location loc = first.getLoc();
  for (Operation *op : slice)
    b.clone(*op, mapping);
  Value isRun =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                            lookup(lower, mapping), lookup(upper, mapping));
  Value isThere = arith::AndIOp::create(b, loc, isBlock, isRun);
  auto get = [&](GetOp op) {
    return GetOp::create(b, loc, op.getType(), op.getRing(),
                         lookup(op.getPosition(), mapping), /*pending=*/0,
                         isThere);
  };
  Value a = get(lhs), c = get(rhs);
  auto dot = cast<DotOp>(b.clone(*first.getOperation()));
  dot.getLhsMutable().assign(a);
  dot.getRhsMutable().assign(c);
  dot.getAccMutable().assign(lookup(first.getAcc(), mapping));
  dot.setAsync(async);
  return dot;
}

Value BlockPrefetch::carry() {
  for (Operation *op : slice)
    for (Value result : op->getResults())
      if (!isa<ShapedType>(result.getType()) &&
          llvm::any_of(result.getUsers(),
                       [&](Operation *user) { return !slice.contains(user); }))
        shared.push_back(result);
  IRRewriter b(outer);
  IRMapping mapping;
  mapping.map(outer.getInductionVar(), outer.getLowerBound());
  mapping.map(outer.getRegionIterArgs(), outer.getInitArgs());
  Value isBlock =
      arith::CmpIOp::create(b, outer.getLoc(), arith::CmpIPredicate::slt,
                            outer.getLowerBound(), outer.getUpperBound());
  SmallVector<Value> inits{emit(b, isBlock, mapping, /*async=*/false)};
  for (Value value : shared)
    inits.push_back(mapping.lookup(value));
  outer = cast<scf::ForOp>(*outer.replaceWithAdditionalYields(
      b, inits, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &, Location, ArrayRef<BlockArgument> args) {
        return SmallVector<Value>(args.begin(), args.end());
      }));
  return outer.getRegionIterArgs()[outer.getNumRegionIterArgs() - inits.size()];
}

void BlockPrefetch::emitNext(Operation *chain) {
  auto yield = cast<scf::YieldOp>(outer.getBody()->getTerminator());
  unsigned added = 1 + shared.size();
  Operation *last = chain;
  auto comeBehind = [&](Operation *op) {
    if (op && op->getBlock() == outer.getBody() && last->isBeforeInBlock(op))
      last = op;
  };
  for (auto release : outer.getBody()->getOps<ReleaseOp>())
    comeBehind(release);
  IRMapping mapping;
  for (auto [arg, next] :
       llvm::zip_equal(outer.getRegionIterArgs().drop_back(added),
                       outer.getYieldedValues().drop_back(added))) {
    mapping.map(arg, next);
    comeBehind(next.getDefiningOp());
  }
  OpBuilder b(outer.getContext());
  b.setInsertionPointAfter(last);
  Location loc = first.getLoc();
  Value current = outer.getInductionVar();
  Value position = arith::AddIOp::create(b, loc, current, outer.getStep());
  Value isBlock = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                        position, outer.getUpperBound());
  mapping.map(current,
              arith::SelectOp::create(b, loc, isBlock, position, current));
  DotOp dot = emit(b, isBlock, mapping, /*async=*/true);
  b.setInsertionPoint(yield);
  SmallVector<Value> yielded(outer.getYieldedValues().drop_back(added));
  yielded.push_back(DotWaitOp::create(b, loc, dot).getResult());
  for (Value value : shared)
    yielded.push_back(mapping.lookup(value));
  yield.getResultsMutable().assign(yielded);
  // This block's are those that the one before found.
  for (auto [value, arg] : llvm::zip_equal(
           shared, outer.getRegionIterArgs().take_back(shared.size())))
    value.replaceUsesWithIf(
        arg, [&](OpOperand &use) { return !slice.contains(use.getOwner()); });
  for (Operation *op : llvm::reverse(slice))
    if (op->use_empty())
      op->erase();
}

/// Whether the loops of `chain` can be followed by `next`: the carried fragment
/// goes from the one to the other, in one block, with the same ring, and
/// nothing between them but pure ops that the whole can be moved behind.
static bool continues(ProductLoop &last, ProductLoop &next) {
  for (auto [from, to] : llvm::zip_longest(last.carriedSums, next.carriedSums))
    if (!from || !to ||
        next.loop.getInitArgs()[*to] != last.loop.getResult(*from) ||
        !last.loop.getResult(*from).hasOneUse())
      return false;
  return last.loop->getBlock() == next.loop->getBlock() &&
         next.loop.getInitArgs()[next.carried] ==
             last.loop.getResult(last.carried) &&
         last.loop.getResult(last.carried).hasOneUse() &&
         last.get.getRing() == next.get.getRing() &&
         last.second.getLhs().getType() == next.second.getLhs().getType();
}

static void overlapLoops(Block &block, bool prefetchBlocks) {
  SmallVector<SmallVector<ProductLoop>> chains;
  for (auto loop : block.getOps<scf::ForOp>()) {
    std::optional<ProductLoop> match = matchProductLoop(loop);
    if (!match)
      continue;
    if (!chains.empty() && continues(chains.back().back(), *match)) {
      // All other results of the earlier loops are used by the later one alone.
      chains.back().push_back(*match);
      continue;
    }
    chains.push_back({*match});
  }
  for (SmallVector<ProductLoop> &chain : chains) {
    // What stands between the loops moves in front of them if it can.
    Operation *first = chain.front().loop;
    bool isMovable = true;
    SmallVector<Operation *> between;
    Operation *last = chain.back().loop;
    for (Operation *op = first; op != last; op = op->getNextNode()) {
      if (llvm::any_of(chain, [&](ProductLoop &m) { return m.loop == op; }))
        continue;
      for (Value operand : op->getOperands())
        for (ProductLoop &m : chain)
          isMovable &= operand.getDefiningOp() != m.loop.getOperation();
      isMovable &= isPure(op);
      between.push_back(op);
    }
    // Results of a loop that something other than the next one reads.
    for (size_t i = 0; i + 1 < chain.size(); ++i)
      for (Operation *user : chain[i].loop->getUsers())
        isMovable &= chain[i + 1].loop->isAncestor(user);
    if (!isMovable)
      continue;
    for (Operation *op : between)
      op->moveBefore(first);
    Value product;
    if (prefetchBlocks && chains.size() == 1)
      if (auto prefetch = BlockPrefetch::match(chain.front())) {
        product = prefetch->carry();
        prefetch->emitNext(chain.back().loop);
      }
    overlap(chain, product);
  }
}

namespace {
struct TileScheduleMMAPass
    : attn::tile::impl::TileScheduleMMAPassBase<TileScheduleMMAPass> {
  using TileScheduleMMAPassBase::TileScheduleMMAPassBase;

  void runOnOperation() override {
    getOperation()->walk([&](WarpSpecializeOp roles) {
      SmallVector<GetOp> gets;
      roles.walk([&](GetOp get) { gets.push_back(get); });
      for (GetOp get : gets)
        hoist(get);
      if (!overlapProducts)
        return;
      auto getBlocks = [&] {
        SmallVector<Block *> blocks;
        roles.walk([&](Block *block) { blocks.push_back(block); });
        return blocks;
      };
      for (Block *block : getBlocks())
        overlapSums(*block);
      for (Block *block : getBlocks())
        overlapLoops(*block, prefetchBlocks);
    });
  }
};
} // namespace

//===- LinalgToAttn.cpp - Capture of attention from linalg ----------------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Conversion/LinalgToAttn/LinalgToAttn.h"

#include "AttentionBuilder.h"
#include "SoftmaxMatcher.h"
#include "attn/Conversion/LinalgToAttn/CaptureReport.h"
#include "attn/Dialect/Attn/IR/Attn.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetOperations.h"
#include "llvm/Support/Threading.h"

#define DEBUG_TYPE "attn-raise-linalg"

namespace mlir::attn {
#define GEN_PASS_DEF_RAISELINALGPASS
#include "attn/Conversion/Passes.h.inc"
} // namespace mlir::attn

using namespace mlir;
using namespace mlir::attn;

namespace {

//===----------------------------------------------------------------------===//
// Softmaxes of a function
//===----------------------------------------------------------------------===//

std::string nameOfFunction(Operation *op) {
  auto parent = op->getParentOfType<FunctionOpInterface>();
  return parent ? parent.getName().str() : "";
}

/// One softmax: the op that sums exponentials along a dimension.
struct Site {
  explicit Site(Operation *op)
      : op(op), loc(op->getLoc()), function(nameOfFunction(op)) {}
  Operation *op;
  Location loc;
  std::string function;
  /// The op that computes the exponentials.
  Operation *exponential = nullptr;
  CaptureReport::Status status = CaptureReport::Status::Missed;
  std::string reason;
  /// What failed, as text: the op may be gone when it is reported.
  std::string culprit;
  unsigned progress = 0;
  bool isDone = false;
};

std::string nameOf(Operation *op) {
  if (!op)
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << op->getName();
  if (auto loc = op->getLoc()->findInstanceOf<FileLineColLoc>())
    os << " at " << loc.getFilename().getValue() << ":" << loc.getLine() << ":"
       << loc.getColumn();
  return text;
}

bool isExponential(Operation &op) {
  if (isa<math::ExpOp, math::Exp2Op>(op))
    return true;
  FloatAttr base;
  if (auto pow = dyn_cast<math::PowFOp>(op))
    return matchPattern(pow.getLhs(), m_Constant(&base)) &&
           base.getValue().isExactlyValue(2.0);
  return false;
}

bool holdsExponential(linalg::LinalgOp op) {
  return llvm::any_of(*op.getBlock(), isExponential);
}

template <typename... Ops>
bool holds(linalg::LinalgOp op) {
  return llvm::any_of(*op.getBlock(),
                      [](Operation &nested) { return isa<Ops...>(nested); });
}

/// What a reduction adds up, casts left out; null where it does not add.
Value getAddend(linalg::LinalgOp op) {
  if (op.getNumDpsInits() < 1)
    return Value();
  Block *block = op.getBlock();
  Value result = block->getTerminator()->getOperand(0);
  Value out = op.getMatchingBlockArgument(op.getDpsInitOperand(0));
  auto add = result.getDefiningOp<arith::AddFOp>();
  if (!add || (add.getLhs() != out && add.getRhs() != out))
    return Value();
  Value x = add.getLhs() == out ? add.getRhs() : add.getLhs();
  while (Operation *def = x.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::TruncFOp>(def))
      break;
    x = def->getOperand(0);
  }
  return x;
}

/// Operands, and tensors whose elements the body extracts.
SmallVector<Value> getReadValues(Operation *op) {
  SmallVector<Value> values(op->getOperands());
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    for (auto extract : linalgOp.getBlock()->getOps<tensor::ExtractOp>())
      values.push_back(extract.getTensor());
  return values;
}

/// Whether something divides by the sum, or takes its logarithm off an
/// exponent, a few ops further on.
bool isDivisor(Operation *sum) {
  SmallVector<Operation *> work{sum};
  DenseSet<Operation *> seen{sum};
  for (unsigned i = 0; i < work.size() && i < 32; ++i)
    for (Operation *user : work[i]->getUsers()) {
      if (isa<linalg::LinalgOp>(user->getParentOp()))
        user = user->getParentOp();
      if (!seen.insert(user).second)
        continue;
      if (auto op = dyn_cast<linalg::LinalgOp>(user)) {
        if (holds<arith::DivFOp>(op) || holdsExponential(op))
          return true;
        if (op.getNumReductionLoops() != 0)
          continue;
      }
      work.push_back(user);
    }
  return false;
}

/// Whether the elements of `exponential` may differ along all that `sum` adds:
/// a gate that multiplies the squares of a norm has fewer.
bool mayVaryAlong(Operation *exponential, linalg::LinalgOp sum) {
  auto type = cast<ShapedType>(exponential->getResult(0).getType());
  SmallVector<unsigned> dims;
  sum.getReductionDims(dims);
  SmallVector<int64_t> sizes = sum.getStaticLoopRanges();
  int64_t length = 1;
  for (unsigned dim : dims) {
    if (ShapedType::isDynamic(sizes[dim]))
      return true;
    length *= sizes[dim];
  }
  return exponential == sum || !type.hasStaticShape() ||
         type.getNumElements() >= length;
}

/// Free of effects, but for assertions in a body.
bool isRemovable(Operation *op) {
  if (isMemoryEffectFree(op))
    return true;
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp || !linalgOp.hasPureTensorSemantics())
    return false;
  return llvm::all_of(*linalgOp.getBlock(), [](Operation &nested) {
    return isa<cf::AssertOp>(nested) ||
           nested.hasTrait<OpTrait::IsTerminator>() ||
           isMemoryEffectFree(&nested);
  });
}

class RaiseLinalg {
public:
  RaiseLinalg(Operation *root, const MatchOptions &options, int64_t &budget)
      : root(root), options(options), budget(budget) {}

  /// Returns true where the IR changed.
  bool run();

private:
  void analyze();
  void analyzeTensorOp(linalg::LinalgOp op);
  void analyzeChain(linalg::LinalgOp op);
  void reportChains();
  void analyzeBufferOp(linalg::LinalgOp op);
  Site &addSite(Operation *op) {
    return sites.insert({op, Site(op)}).first->second;
  }
  Operation *findExponential(Value value);
  void tryRoot(Value value);
  void tryBehindFirst(Value value);
  bool isDead(Value value);
  std::optional<SmallVector<OpOperand *>> getLiveUses(Value value,
                                                      Operation *def);
  bool leadsToRoot(Value value);
  void chooseRowValues(AttentionMatch &match, Operation *def);
  Site *findSite(Operation *normalizer, Operation *exponential);
  Operation *getRefusal(Site &site, const AttentionMatch &match);
  void eraseDead();
  void report(Site &site);

  Operation *root;
  MatchOptions options;
  /// Captures that are left; negative without a limit.
  int64_t &budget;
  SoftmaxSites values;
  llvm::MapVector<Operation *, Site> sites;
  DenseMap<Operation *, Operation *> siteOfExponential;
  llvm::SetVector<Value> candidates;
  DenseSet<Value> tried;
  /// Results of elementwise ops that take a logarithm.
  llvm::SetVector<Value> logarithms;
  /// Results of elementwise ops on exponentials.
  llvm::SetVector<Value> probabilities;
  /// Roots that a remark speaks of.
  DenseSet<Operation *> explained;
  /// Contractions of what follows from another contraction.
  SmallVector<std::pair<Operation *, Operation *>> chains;
  DenseMap<Value, Operation *> contractionOf;
  llvm::SetVector<Operation *> dead;
  /// Addresses alone: what was erased.
  DenseSet<Operation *> erased;
  llvm::SetVector<Value> writtenExponentials;
};

} // namespace

/// The op that computes the exponential behind an element of `value`.
Operation *RaiseLinalg::findExponential(Value value) {
  for (unsigned depth = 0; depth < 64; ++depth) {
    Operation *def = value.getDefiningOp();
    if (!def)
      return nullptr;
    auto op = dyn_cast<linalg::LinalgOp>(def);
    if (op && holdsExponential(op))
      return def;
    if (isa<linalg::SoftmaxOp>(def))
      return def;
    Value next;
    for (Value operand : getReadValues(def))
      if (values.exponentials.contains(operand)) {
        next = operand;
        break;
      }
    if (!next)
      return nullptr;
    value = next;
  }
  return nullptr;
}

/// Notes products of what follows from a product, which may be an attention
/// without a softmax. Weights that are known make a layer of a network.
void RaiseLinalg::analyzeChain(linalg::LinalgOp op) {
  Operation *first = nullptr;
  for (Value operand : getReadValues(op))
    if (Operation *source = contractionOf.lookup(operand))
      first = source;
  auto note = [&](Operation *source) {
    for (Value result : op->getResults())
      contractionOf[result] = source;
  };
  if (op.getNumReductionLoops() == 0) {
    if (first)
      note(first);
    return;
  }
  Value addend = getAddend(op);
  if (!addend || !addend.getDefiningOp<arith::MulFOp>() ||
      llvm::any_of(op->getOperands(), [](Value operand) {
        return operand.getDefiningOp<arith::ConstantOp>();
      }))
    return;
  if (first)
    chains.push_back({first, op});
  note(op);
}

/// Contractions that are left without a softmax between them.
void RaiseLinalg::reportChains() {
  for (auto [first, second] : chains) {
    if (erased.contains(first) || erased.contains(second) ||
        explained.contains(first) || explained.contains(second))
      continue;
    remark::analysis(second->getLoc(), remark::RemarkOpts::name("contractions")
                                           .category("attn")
                                           .function(nameOfFunction(second)))
        << "no attention: there is no softmax between this contraction and the "
           "one that it follows from";
  }
}

void RaiseLinalg::analyzeTensorOp(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() == 0 && holds<math::LogOp>(op))
    logarithms.insert_range(op->getResults());
  bool own = holdsExponential(op);
  bool fromExponential = own, fromContraction = false;
  for (Value operand : getReadValues(op)) {
    // The maximum may be added in an op of its own.
    if (op.getNumReductionLoops() == 0 && logarithms.contains(operand))
      logarithms.insert_range(op->getResults());
    fromExponential |= values.exponentials.contains(operand);
    fromContraction |= values.contractions.contains(operand);
  }
  if (!fromExponential && !fromContraction)
    return;
  if (op.getNumReductionLoops() == 0) {
    for (Value result : op->getResults()) {
      if (fromExponential) {
        values.exponentials.insert(result);
        probabilities.insert(result);
      }
      if (fromContraction)
        values.contractions.insert(result);
    }
    if (fromContraction &&
        holds<arith::DivFOp, arith::MulFOp, arith::SelectOp>(op))
      for (Value result : op->getResults())
        candidates.insert(result);
    return;
  }
  if (!fromExponential || op->getNumResults() != 1)
    return;
  Value addend = getAddend(op);
  if (!addend)
    return;
  auto arg = dyn_cast<BlockArgument>(addend);
  bool isPlain = addend.getDefiningOp()
                     ? isExponential(*addend.getDefiningOp())
                     : arg && values.exponentials.contains(
                                  op.getMatchingOpOperand(arg)->get());
  // A sum of what has more dimensions than the exponentials follows from their
  // product with the values.
  auto countDims = [](Value value) {
    return llvm::count_if(cast<ShapedType>(value.getType()).getShape(),
                          [](int64_t size) { return size != 1; });
  };
  Value source = isPlain && arg ? op.getMatchingOpOperand(arg)->get() : Value();
  Operation *inner = source ? findExponential(source) : nullptr;
  if (inner && inner != source.getDefiningOp() &&
      countDims(source) > countDims(inner->getResult(0)) &&
      mayVaryAlong(inner, op))
    isPlain = false;
  if (isPlain) {
    if (!isDivisor(op))
      return;
    Operation *exponential =
        own ? op.getOperation()
            : findExponential(op.getMatchingOpOperand(arg)->get());
    if (exponential && !mayVaryAlong(exponential, op))
      return;
    Site &site = addSite(op);
    site.exponential = exponential;
    if (site.exponential)
      siteOfExponential.try_emplace(site.exponential, op);
    return;
  }
  values.contractions.insert(op->getResult(0));
  candidates.insert(op->getResult(0));
}

/// Softmax on buffers: stores cannot be proved away, so it is only reported.
void RaiseLinalg::analyzeBufferOp(linalg::LinalgOp op) {
  if (holdsExponential(op))
    for (Value init : op.getDpsInits())
      writtenExponentials.insert(init);
  if (op.getNumReductionLoops() == 0)
    return;
  Value addend = getAddend(op);
  if (!addend)
    return;
  auto arg = dyn_cast<BlockArgument>(addend);
  bool isPlain = addend.getDefiningOp()
                     ? isExponential(*addend.getDefiningOp())
                     : arg && writtenExponentials.contains(
                                  op.getMatchingOpOperand(arg)->get());
  if (!isPlain)
    return;
  Site &site = addSite(op);
  site.reason = "the softmax works on memrefs: run attn-raise-linalg before "
                "bufferization";
  site.isDone = true;
}

void RaiseLinalg::analyze() {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op)) {
      Site &site = addSite(op);
      site.exponential = op;
      siteOfExponential[op] = op;
      if (softmax.hasPureTensorSemantics()) {
        values.exponentials.insert(op->getResult(0));
        probabilities.insert(op->getResult(0));
      } else {
        site.reason = "the softmax works on memrefs: run attn-raise-linalg "
                      "before bufferization";
        site.isDone = true;
      }
      return WalkResult::advance();
    }
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
      if (linalgOp.hasPureTensorSemantics()) {
        analyzeTensorOp(linalgOp);
        analyzeChain(linalgOp);
      } else if (linalgOp.hasPureBufferSemantics()) {
        analyzeBufferOp(linalgOp);
      }
      return WalkResult::skip();
    }
    if (isa<tensor::CastOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
            tensor::ReshapeOp, tensor::ExtractSliceOp>(op)) {
      if (values.exponentials.contains(op->getOperand(0)))
        values.exponentials.insert(op->getResult(0));
      if (values.contractions.contains(op->getOperand(0)))
        values.contractions.insert(op->getResult(0));
      if (Operation *source = contractionOf.lookup(op->getOperand(0)))
        contractionOf[op->getResult(0)] = source;
    }
    return WalkResult::advance();
  });
}

Site *RaiseLinalg::findSite(Operation *normalizer, Operation *exponential) {
  if (auto *it = sites.find(normalizer); it != sites.end())
    return &it->second;
  if (Operation *op =
          exponential ? siteOfExponential.lookup(exponential) : nullptr)
    return &sites.find(op)->second;
  return nullptr;
}

/// The op that forbids the fusion.
Operation *RaiseLinalg::getRefusal(Site &site, const AttentionMatch &match) {
  StringRef name = AttnDialect::getNoFuseAttrName();
  for (Operation *op :
       {site.op, site.exponential, match.root.getDefiningOp()}) {
    if (op && op->hasAttr(name))
      return op;
  }
  for (Operation *op = site.op->getParentOp(); op; op = op->getParentOp())
    if (op->hasAttr(name))
      return op;
  return nullptr;
}

namespace {
/// Remembers what a builder inserts, outside regions of what it inserts.
struct InsertedOps : OpBuilder::Listener {
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    ops.push_back(op);
  }
  SmallVector<Operation *> ops;
};
} // namespace

/// Verifies without a word.
static bool isValid(Operation *op) {
  // Other threads keep their diagnostics.
  ScopedDiagnosticHandler handler(
      op->getContext(), [thread = llvm::get_threadid()](Diagnostic &) {
        return success(thread == llvm::get_threadid());
      });
  return succeeded(verify(op));
}

/// The tensor whose elements a reshaped one has.
static Value getReshaped(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::CastOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
            op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// What the body and the inputs of `op` read, but for constants.
static llvm::SetVector<Value> getSources(linalg::LinalgOp op) {
  llvm::SetVector<Value> sources;
  for (Value input : op.getDpsInputs())
    sources.insert(getReshaped(input));
  for (Operation &nested : *op.getBlock())
    for (Value operand : nested.getOperands())
      if (operand.getParentBlock() != op.getBlock() &&
          !matchPattern(operand, m_Constant()))
        sources.insert(getReshaped(operand));
  return sources;
}

/// What the assertions of a body say, sorted.
static SmallVector<StringRef> getAssertions(linalg::LinalgOp op) {
  SmallVector<StringRef> messages =
      llvm::map_to_vector(op.getBlock()->getOps<cf::AssertOp>(),
                          [](cf::AssertOp op) { return op.getMsg(); });
  llvm::sort(messages);
  return messages;
}

/// Elementwise fusion copies a gather into its user and leaves the original,
/// unused, which only its assertions keep. They go with those of the copy,
/// which say the same of the same values; where gathers were fused one after
/// the other, the copy holds the assertions of several.
static SmallVector<Operation *>
findFusedOriginals(ArrayRef<Operation *> gathers) {
  llvm::SetVector<Operation *> originals;
  for (Operation *op : gathers) {
    auto gather = cast<linalg::LinalgOp>(op);
    llvm::SetVector<Value> sources = getSources(gather);
    llvm::SetVector<Value> work = sources;
    for (size_t i = 0; i < work.size(); ++i)
      for (Operation *user : work[i].getUsers()) {
        for (Value result : user->getResults())
          if (getReshaped(result) != result)
            work.insert(result);
        auto twin = dyn_cast<linalg::LinalgOp>(user);
        if (!twin)
          twin = user->getParentOfType<linalg::LinalgOp>();
        if (twin && twin->use_empty() && !llvm::is_contained(gathers, twin) &&
            !isMemoryEffectFree(twin) && isRemovable(twin) &&
            llvm::includes(getAssertions(gather), getAssertions(twin)) &&
            llvm::set_is_subset(getSources(twin), sources))
          originals.insert(twin);
      }
  }
  return originals.takeVector();
}

/// Whether only what goes away uses the value.
bool RaiseLinalg::isDead(Value value) {
  DenseMap<Operation *, bool> known;
  std::function<bool(Operation *, unsigned)> isDeadOp = [&](Operation *user,
                                                            unsigned depth) {
    if (auto op = user->getParentOfType<linalg::LinalgOp>())
      user = op;
    if (dead.contains(user))
      return true;
    auto [it, isNew] = known.try_emplace(user, false);
    if (!isNew)
      return it->second;
    bool result =
        depth < 64 && user->getNumResults() != 0 && isRemovable(user) &&
        llvm::all_of(
            user->getUsers(),
            [&](Operation *next) { return isDeadOp(next, depth + 1); });
    return known[user] = result;
  };
  return llvm::all_of(value.getUsers(),
                      [&](Operation *user) { return isDeadOp(user, 0); });
}

/// The users of a value that stay, where all of them are behind `def`.
std::optional<SmallVector<OpOperand *>>
RaiseLinalg::getLiveUses(Value value, Operation *def) {
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    Operation *top = def->getBlock()->findAncestorOpInBlock(*user);
    if (top && (dead.contains(top) ||
                (top->getNumResults() != 0 && isRemovable(top) &&
                 llvm::all_of(top->getResults(),
                              [&](Value result) { return isDead(result); }))))
      continue;
    if (!top || !def->isBeforeInBlock(top))
      return std::nullopt;
    uses.push_back(&use);
  }
  return uses;
}

/// Whether another root may follow from the value, which would not be found
/// behind an output of this one.
bool RaiseLinalg::leadsToRoot(Value value) {
  llvm::SetVector<Value> work;
  work.insert(value);
  for (size_t i = 0; i < work.size() && i < 64; ++i)
    for (Operation *user : work[i].getUsers()) {
      if (dead.contains(user))
        continue;
      for (Value result : user->getResults()) {
        if (candidates.contains(result) && !tried.contains(result))
          return true;
        auto op = dyn_cast<linalg::LinalgOp>(user);
        if (op ? op.getNumReductionLoops() == 0
               : isa<tensor::TensorDialect>(user->getDialect()))
          work.insert(result);
      }
    }
  return false;
}

/// The log-sum-exp and the maximum where something else uses them: outputs of
/// the op, so that the unfused scores need not stay for them.
void RaiseLinalg::chooseRowValues(AttentionMatch &match, Operation *def) {
  auto take = [&](Value value, const Expr *wanted,
                  std::optional<RowValue> &row) {
    Operation *source = value.getDefiningOp();
    if (row || !source || source->getBlock() != def->getBlock() ||
        dead.contains(source) || isDead(value) || leadsToRoot(value) ||
        !getLiveUses(value, def))
      return;
    row = matchRowValue(match, value, wanted);
    if (row)
      dead.insert(source);
  };
  for (Value value : logarithms)
    take(value, match.lse, match.lseValue);
  if (match.maximum)
    take(match.maximum, match.max, match.maxValue);
  // The last of several: the others lead to it, or stay.
  for (Value value : llvm::reverse(probabilities)) {
    Operation *source = value.getDefiningOp();
    if (source->getBlock() != def->getBlock() || dead.contains(source) ||
        !source->isBeforeInBlock(def) || isDead(value) || leadsToRoot(value))
      continue;
    auto uses = getLiveUses(value, def);
    if (!uses)
      continue;
    match.probabilities = matchProbabilities(match, value);
    if (!match.probabilities)
      continue;
    dead.insert(source);
    break;
  }
}

/// The guard or the division may be behind the contraction: the whole is tried
/// before its part.
void RaiseLinalg::tryBehindFirst(Value value) {
  if (!tried.insert(value).second)
    return;
  llvm::SetVector<Value> work;
  work.insert(value);
  for (size_t i = 0; i < work.size() && i < 8; ++i)
    for (Operation *user : llvm::make_early_inc_range(work[i].getUsers())) {
      auto op = dyn_cast<linalg::LinalgOp>(user);
      if (op ? op.getNumReductionLoops() != 0
             : !isa<tensor::TensorDialect>(user->getDialect()))
        continue;
      for (Value result : user->getResults())
        if (values.contractions.contains(result))
          work.insert(result);
    }
  for (Value next : ArrayRef(work.getArrayRef()).drop_front())
    if (candidates.contains(next))
      tryBehindFirst(next);
  tryRoot(value);
}

void RaiseLinalg::tryRoot(Value value) {
  Operation *def = value.getDefiningOp();
  if (isDead(value))
    return;
  Miss miss;
  std::unique_ptr<AttentionMatch> match =
      matchAttention(value, values, options, miss);
  if (!match) {
    auto contraction = dyn_cast<linalg::LinalgOp>(def);
    if (miss.reason.empty() && contraction &&
        contraction.getNumReductionLoops() != 0) {
      miss.exponential = findExponential(value);
      if (siteOfExponential.contains(miss.exponential)) {
        miss.reason =
            "what multiplies the values is a sum, or another function, "
            "of the probabilities";
        miss.culprit = def;
      }
    }
    if (miss.reason.empty())
      return;
    explained.insert(def);
    Site *site = findSite(miss.culprit, miss.exponential);
    if (!site)
      site = findSite(nullptr, findExponential(value));
    if (!site && isa<linalg::LinalgOp>(def)) {
      // Exponentials that nothing sums up.
      Site &added = addSite(def);
      added.exponential = miss.exponential;
      site = &added;
    }
    if (site && !site->isDone &&
        (site->reason.empty() || miss.progress >= site->progress)) {
      site->reason = miss.reason;
      site->culprit = nameOf(miss.culprit);
      site->progress = miss.progress;
    }
    return;
  }
  explained.insert(def);
  Site *site = findSite(match->normalizer, match->exponential);
  if (!site) {
    // A sum that was not seen as a softmax on its own.
    Site &added = addSite(match->normalizer);
    added.exponential = match->exponential;
    site = &added;
  }
  if (Operation *op = getRefusal(*site, *match)) {
    site->status = CaptureReport::Status::Refused;
    site->reason = "attn.no_fuse is set";
    site->culprit = op == site->op ? "" : nameOf(op);
    site->isDone = true;
    return;
  }
  if (budget == 0) {
    site->status = CaptureReport::Status::Refused;
    site->reason = "the limit of fuse-limit is reached";
    site->isDone = true;
    return;
  }
  dead.insert(def);
  size_t numDead = dead.size();
  chooseRowValues(*match, def);
  InsertedOps inserted;
  OpBuilder b(def, &inserted);
  AttentionOp op;
  SmallVector<Value> rows;
  Value result = buildAttention(*match, b, op, rows);
  if (!llvm::all_of(inserted.ops, isValid)) {
    for (Operation *created : llvm::reverse(inserted.ops))
      created->erase();
    while (dead.size() >= numDead)
      dead.pop_back();
    site->reason = "the verifier of attn.attention rejects what was found";
    site->isDone = true;
    return;
  }
  unsigned next = 0;
  auto replace = [&](Value row) {
    if (row) {
      auto uses = getLiveUses(row, def);
      for (OpOperand *use : *uses)
        use->set(rows[next]);
    }
    ++next;
  };
  for (const std::optional<RowValue> &row : {match->lseValue, match->maxValue})
    if (row)
      replace(row->value);
  if (match->probabilities)
    replace(match->probabilities->value);
  value.replaceAllUsesWith(result);
  SmallVector<Operation *> gathers =
      llvm::to_vector(match->tensors.getAsserting());
  llvm::append_range(gathers, findFusedOriginals(gathers));
  dead.insert_range(gathers);
  if (budget > 0)
    --budget;
  site->status = CaptureReport::Status::Captured;
  site->culprit.clear();
  site->reason = describe(op);
  if (match->probabilities)
    site->reason += "; the probabilities are made from it";
  if (size_t count = gathers.size())
    site->reason += "; bounds assertions of " + std::to_string(count) +
                    " gathers are not kept";
  site->isDone = true;
}

/// Erases what was captured, as far as nothing else uses it.
void RaiseLinalg::eraseDead() {
  llvm::SetVector<Operation *> work;
  work.insert(dead.begin(), dead.end());
  while (!work.empty()) {
    Operation *op = work.pop_back_val();
    if (!op->use_empty() || op->hasTrait<OpTrait::IsTerminator>() ||
        !isRemovable(op))
      continue;
    // Bodies may use values from outside.
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (Operation *def = operand.getDefiningOp())
          if (!op->isAncestor(def))
            work.insert(def);
    });
    erased.insert(op);
    op->erase();
  }
}

void RaiseLinalg::report(Site &site) {
  if (site.reason.empty())
    site.reason = "no contraction multiplies the probabilities with values and "
                  "reduces the dimension of the softmax";
  if (!site.culprit.empty())
    site.reason += " (" + site.culprit + ")";
  if (site.status == CaptureReport::Status::Captured && site.exponential &&
      !erased.contains(site.exponential))
    site.reason += "; the exponentials stay, for another use";
  Location loc = site.loc;
  auto opts = remark::RemarkOpts::name("softmax").category("attn").function(
      site.function);
  if (site.status == CaptureReport::Status::Captured)
    remark::passed(loc, opts) << StringRef(site.reason);
  else
    remark::missed(loc, opts) << StringRef(site.reason);
  if (CaptureReport *report = CaptureReport::get(loc.getContext()))
    report->add(loc, site.status, site.reason);
}

bool RaiseLinalg::run() {
  analyze();
  for (Value candidate : candidates)
    tryBehindFirst(candidate);
  eraseDead();
  reportChains();
  for (auto &entry : sites)
    report(entry.second);
  return !dead.empty();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct RaiseLinalgPass : attn::impl::RaiseLinalgPassBase<RaiseLinalgPass> {
  using RaiseLinalgPassBase::RaiseLinalgPassBase;

  void runOnOperation() override {
    MatchOptions options;
    options.strict = numerics == Numerics::Strict;
    options.anyShift = shift == Shift::Any;
    int64_t budget = fuseLimit;
    if (!RaiseLinalg(getOperation(), options, budget).run())
      markAllAnalysesPreserved();
  }
};
} // namespace

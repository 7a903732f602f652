//===- FoldProducers.cpp - Fold data movement into indexing maps ----------===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "attn/Dialect/Attn/Transforms/Passes.h"

#include "attn/Analysis/TensorExprs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#define DEBUG_TYPE "attn-fold-producers"

namespace mlir::attn {
#define GEN_PASS_DEF_ATTNFOLDPRODUCERSPASS
#include "attn/Dialect/Attn/Transforms/Passes.h.inc"
} // namespace mlir::attn

using namespace mlir;
using namespace mlir::attn;

namespace {

class Folder {
public:
  explicit Folder(AttentionOp op)
      : op(op), exprs(op.getContext()), tensors(exprs) {}

  /// Returns true where the op changed. Ops that lost a use are added to
  /// `dead`.
  bool run(SmallVectorImpl<Operation *> &dead);

private:
  bool makeDomain();
  bool foldInput(OpOperand &operand, bool mayGroup,
                 SmallVectorImpl<Operation *> &dead);
  bool foldOutput(SmallVectorImpl<Operation *> &dead);

  AttentionOp op;
  ExprContext exprs;
  TensorExprs tensors;
  SmallVector<const Expr *> domain;
  DenseMap<const Expr *, unsigned> positions;
};

} // namespace

/// One variable per dimension, bounded by a size that an operand gives.
bool Folder::makeDomain() {
  unsigned numDims = op.getQueryMap().getNumDims();
  domain.assign(numDims, nullptr);
  SmallVector<const Expr *> extents(numDims, nullptr);
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getIndexingMap(operand.getOperandNumber());
    for (auto [i, result] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(result);
      if (!dim)
        continue;
      const Expr *size = tensors.size(operand.get(), i);
      const Expr *&extent = extents[dim.getPosition()];
      if (extent)
        tensors.equate(extent, size);
      if (!extent || (size->getInt() && !extent->getInt()))
        extent = size;
    }
  }
  for (unsigned i = 0; i < numDims; ++i) {
    domain[i] = extents[i] ? exprs.makeOpaqueVar(extents[i]) : nullptr;
    if (!domain[i])
      return false;
    positions[domain[i]] = i;
  }
  return true;
}

bool Folder::foldInput(OpOperand &operand, bool mayGroup,
                       SmallVectorImpl<Operation *> &dead) {
  unsigned number = operand.getOperandNumber();
  unsigned numGrouped = mayGroup ? op.getNumBatchDims() : 0;
  AffineMap map = op.getIndexingMap(number);
  SmallVector<const Expr *> indices;
  for (AffineExpr result : map.getResults()) {
    const Expr *index = tensors.apply(result, domain);
    if (!index)
      return false;
    indices.push_back(index);
  }
  const Expr *leaf = tensors.read(operand.get(), indices);
  Value best;
  AffineMap bestMap;
  for (unsigned depth = 0; leaf && leaf->isLeaf() && depth < 64; ++depth) {
    AffineMap found =
        tensors.getReadMap(leaf, positions, domain.size(), numGrouped);
    // The inner dimensions must stay: a broadcast along one is no operand.
    auto usesInner = [&](unsigned dim) {
      return !map.isFunctionOfDim(dim) || found.isFunctionOfDim(dim);
    };
    bool isCapture = number >= 3;
    if (found && (isCapture ||
                  llvm::all_of(llvm::seq<unsigned>(op.getMDim(), domain.size()),
                               usesInner))) {
      best = getReadTensor(leaf);
      bestMap = found;
    }
    leaf = tensors.step(leaf);
  }
  if (!best || (best == operand.get() && bestMap == map))
    return false;
  if (Operation *def = operand.get().getDefiningOp())
    dead.push_back(def);
  operand.set(best);
  SmallVector<Attribute> maps(op.getIndexingMaps().getValue());
  maps[number] = AffineMapAttr::get(bestMap);
  op.setIndexingMapsAttr(ArrayAttr::get(op.getContext(), maps));
  return true;
}

/// Follows the only user of the output through data movement and one narrowing
/// cast, as far as what it yields is a permutation of the output.
bool Folder::foldOutput(SmallVectorImpl<Operation *> &dead) {
  Value output = op->getResult(0);
  AffineMap map = op.getOutputMap();
  Value best;
  SmallVector<int64_t> bestOrder;
  Value current = output;
  for (unsigned depth = 0; depth < 16 && current.hasOneUse(); ++depth) {
    OpOperand &use = *current.getUses().begin();
    Operation *user = use.getOwner();
    bool isMovement =
        isa<tensor::CastOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
            user);
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(user))
      isMovement = linalgOp.hasPureTensorSemantics() &&
                   linalgOp.getNumReductionLoops() == 0 &&
                   linalgOp.isDpsInput(&use) && user->getNumResults() == 1 &&
                   isMemoryEffectFree(user);
    if (!isMovement || user->getBlock() != op->getBlock())
      break;
    current = user->getResult(0);

    // The element of what is yielded, as an element of the output.
    ExprContext local(op.getContext());
    TensorExprs reader(local);
    auto type = cast<RankedTensorType>(current.getType());
    SmallVector<const Expr *> vars;
    bool tooMany = false;
    for (int64_t i = 0; i < type.getRank(); ++i) {
      vars.push_back(local.makeVar(reader.size(current, i)));
      tooMany |= !vars.back();
    }
    if (tooMany)
      break;
    const Expr *e = reader.read(current, vars);
    bool narrowed = false, plain = true;
    while (e && !(e->is(ExprKind::Read) && e->getValue() == output)) {
      if (e->isOp<arith::TruncFOp>() && !narrowed) {
        narrowed = true;
        e = e->getOperand(0);
      } else if (e->is(ExprKind::Read)) {
        e = reader.step(e);
      } else {
        plain = false;
        break;
      }
    }
    if (!plain || !e)
      break;
    // Each position of the output is one variable, or 0 in a unit dimension.
    SmallVector<int64_t> order(type.getRank(), -1);
    bool isPermutation = true;
    for (auto [i, index] : llvm::enumerate(e->getOperands())) {
      auto *it = llvm::find(vars, index);
      if (index->is(ExprKind::Var) && it != vars.end() &&
          order[it - vars.begin()] == -1)
        order[it - vars.begin()] = i;
      else
        isPermutation &=
            index->getInt() == 0 && isa<AffineConstantExpr>(map.getResult(i));
    }
    for (auto [i, var] : llvm::enumerate(vars))
      isPermutation &= order[i] != -1 || var->getInt() == 0;
    if (!isPermutation)
      continue;
    best = current;
    bestOrder = order;
  }
  if (!best)
    return false;

  OpBuilder b(op);
  MLIRContext *ctx = op.getContext();
  SmallVector<OpFoldResult> old =
      tensor::getMixedSizes(b, op.getLoc(), op.getOutput());
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> results;
  for (int64_t i : bestOrder) {
    sizes.push_back(i < 0 ? OpFoldResult(b.getIndexAttr(1)) : old[i]);
    results.push_back(i < 0 ? getAffineConstantExpr(0, ctx) : map.getResult(i));
  }
  auto type = cast<RankedTensorType>(best.getType());
  Value init =
      tensor::EmptyOp::create(b, op.getLoc(), sizes, type.getElementType());
  unsigned outputNumber = op.getOutputMutable().getOperandNumber();
  SmallVector<Attribute> maps(op.getIndexingMaps().getValue());
  maps[outputNumber] =
      AffineMapAttr::get(AffineMap::get(map.getNumDims(), 0, results, ctx));
  // A copy with the new type: what lies between stays valid until it goes.
  auto copy = cast<AttentionOp>(b.clone(*op));
  copy.getOutputMutable().assign(init);
  copy.setIndexingMapsAttr(b.getArrayAttr(maps));
  copy->getResult(0).setType(init.getType());
  Value result = copy->getResult(0);
  if (init.getType() != type)
    result = tensor::CastOp::create(b, op.getLoc(), type, result);
  best.replaceAllUsesWith(result);
  for (unsigned i = 1, end = op->getNumResults(); i < end; ++i)
    op->getResult(i).replaceAllUsesWith(copy->getResult(i));
  dead.push_back(best.getDefiningOp());
  return true;
}

bool Folder::run(SmallVectorImpl<Operation *> &dead) {
  if (!op.hasPureTensorSemantics() || !makeDomain())
    return false;
  bool changed = false;
  for (unsigned i = 0, end = 3 + op.getCaptures().size(); i < end; ++i)
    changed |= foldInput(op->getOpOperand(i), /*mayGroup=*/i != 0, dead);
  changed |= foldOutput(dead);
  return changed;
}

namespace {
struct FoldProducersPass
    : attn::impl::AttnFoldProducersPassBase<FoldProducersPass> {
  using AttnFoldProducersPassBase::AttnFoldProducersPassBase;

  void runOnOperation() override {
    SmallVector<AttentionOp> ops;
    getOperation()->walk([&](AttentionOp op) { ops.push_back(op); });
    bool changed = false;
    SmallVector<Operation *> dead;
    for (AttentionOp op : ops)
      changed |= Folder(op).run(dead);
    if (!changed)
      return markAllAnalysesPreserved();
    llvm::SetVector<Operation *> work(dead.begin(), dead.end());
    while (!work.empty()) {
      Operation *next = work.pop_back_val();
      if (!isOpTriviallyDead(next))
        continue;
      for (Value operand : next->getOperands())
        if (Operation *def = operand.getDefiningOp())
          work.insert(def);
      next->erase();
    }
  }
};
} // namespace

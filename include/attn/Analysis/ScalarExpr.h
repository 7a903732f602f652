//===- ScalarExpr.h - Expressions over iteration variables ------*- C++ -*-===//
//
// Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The element of a tensor, as an expression: scalar operations over elements of
// other tensors, read at positions that are expressions themselves. Expressions
// are unique per context, so that equal expressions have equal addresses, and
// are simplified as they are built. Positions are kept as polynomials over the
// iteration variables, sizes, quotients and remainders, so that reshapes,
// transposes and broadcasts cancel whatever the order they were written in.
//
//===----------------------------------------------------------------------===//

#ifndef ATTN_ANALYSIS_SCALAREXPR_H
#define ATTN_ANALYSIS_SCALAREXPR_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/Types.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/Support/Allocator.h"

namespace mlir::attn {

class Expr;
class ExprContext;

enum class ExprKind : uint8_t {
  /// An iteration variable, from 0 to its extent.
  Var,
  /// A constant attribute.
  Const,
  /// A scalar that is defined outside.
  Scalar,
  /// A size of a tensor that nothing more is known of.
  Dim,
  /// A polynomial of index type with integer coefficients.
  Sum,
  FloorDiv,
  Mod,
  /// An element of a tensor.
  Read,
  /// An element of a reduction: result `number` of the linalg op, or, for
  /// linalg.softmax, the row maximum (0) or the row sum (1).
  Reduced,
  /// Any other pure scalar operation.
  Op,
};

/// coefficient * product of atoms, which are sorted by id.
struct ExprTerm {
  int64_t coefficient;
  ArrayRef<const Expr *> atoms;
};

class Expr : public llvm::FoldingSetNode {
public:
  ExprKind getKind() const { return kind; }
  Type getType() const { return type; }
  /// Order of creation.
  unsigned getId() const { return id; }
  /// The variables that the value depends on, one bit each.
  uint64_t getVars() const { return vars; }
  bool dependsOn(uint64_t set) const { return (vars & set) != 0; }
  /// True where an element of a tensor takes part.
  bool readsTensor() const { return reads; }

  ArrayRef<const Expr *> getOperands() const { return operands; }
  const Expr *getOperand(unsigned i) const { return operands[i]; }
  unsigned getNumOperands() const { return operands.size(); }
  ArrayRef<ExprTerm> getTerms() const { return terms; }
  Value getValue() const { return value; }
  Operation *getReduction() const { return op; }
  unsigned getNumber() const { return number; }
  /// Const: the value. Op: the attributes.
  Attribute getAttr() const { return attr; }
  OperationName getName() const { return *name; }

  bool is(ExprKind k) const { return kind == k; }
  bool isLeaf() const {
    return kind == ExprKind::Read || kind == ExprKind::Reduced;
  }
  template <typename OpTy>
  bool isOp() const {
    return kind == ExprKind::Op &&
           name->getStringRef() == OpTy::getOperationName();
  }
  /// The constant float or integer.
  std::optional<APFloat> getFloat() const;
  std::optional<int64_t> getInt() const;

  void Profile(llvm::FoldingSetNodeID &node) const;
  /// Prefix notation, for people.
  void print(llvm::raw_ostream &os) const;

private:
  friend class ExprContext;
  ExprKind kind = ExprKind::Const;
  bool reads = false;
  unsigned id = 0, number = 0;
  uint64_t vars = 0;
  Type type;
  Value value;
  Operation *op = nullptr;
  Attribute attr;
  std::optional<OperationName> name;
  ArrayRef<const Expr *> operands;
  ArrayRef<ExprTerm> terms;
};

/// Makes and owns expressions.
class ExprContext {
public:
  explicit ExprContext(MLIRContext *ctx);
  MLIRContext *getContext() const { return ctx; }

  static constexpr unsigned kMaxVars = 64;

  /// A new variable below `extent`; null where there are too many of them. A
  /// variable of extent 1 is the constant 0.
  const Expr *makeVar(const Expr *extent);
  /// A variable even where its extent is 1.
  const Expr *makeOpaqueVar(const Expr *extent);
  const Expr *getExtent(const Expr *var) const {
    return extents[var->getNumber()];
  }
  unsigned getNumVars() const { return extents.size(); }
  const Expr *getVar(unsigned i) const { return variables[i]; }

  const Expr *getConst(TypedAttr attr);
  const Expr *getIndex(int64_t value);
  const Expr *getBool(bool value);
  const Expr *getScalar(Value value);
  const Expr *getDim(Value tensor, unsigned dim);
  const Expr *getRead(Value tensor, ArrayRef<const Expr *> indices);
  const Expr *getReduced(Operation *op, unsigned number, Type elementType,
                         ArrayRef<const Expr *> indices);

  const Expr *add(const Expr *a, const Expr *b, int64_t factor = 1);
  const Expr *mul(const Expr *a, const Expr *b);
  const Expr *floorDiv(const Expr *a, const Expr *b);
  const Expr *mod(const Expr *a, const Expr *b);

  /// The operation applied to the operands, simplified. Fast-math and overflow
  /// flags are dropped.
  const Expr *getOp(OperationName name, DictionaryAttr attrs, Type type,
                    ArrayRef<const Expr *> operands);
  template <typename OpTy>
  const Expr *getOp(Type type, ArrayRef<const Expr *> operands) {
    return getOp(OperationName(OpTy::getOperationName(), ctx),
                 DictionaryAttr::get(ctx), type, operands);
  }
  /// The expression with other operands (indices, operation operands, atoms).
  const Expr *rebuild(const Expr *e,
                      llvm::function_ref<const Expr *(const Expr *)> map);

  const Expr *getNot(const Expr *condition);
  const Expr *getAnd(const Expr *a, const Expr *b);

  /// An index that equals the integer `e`, or null.
  const Expr *asIndex(const Expr *e);
  /// A size: never negative.
  const Expr *markSize(const Expr *e);
  /// Provably e >= 0 wherever all variables are in range.
  bool isNonNegative(const Expr *e);
  /// Provably a < b.
  bool isLess(const Expr *a, const Expr *b);

private:
  using Atoms = SmallVector<const Expr *, 2>;
  struct Term {
    int64_t coefficient;
    Atoms atoms;
  };
  using Poly = SmallVector<Term, 4>;

  Expr *create(ExprKind kind, Type type);
  const Expr *unique(Expr &key);
  const Expr *opaque(StringRef name, const Expr *a, const Expr *b);
  static Poly toPoly(const Expr *e);
  const Expr *fromPoly(Poly poly);
  static void addTerm(Poly &poly, int64_t coefficient, Atoms atoms);
  bool isNonNegativeAtom(const Expr *e, unsigned depth);
  bool isNonNegative(const Poly &poly, unsigned depth);
  std::optional<Poly> upperBound(const Expr *atom, unsigned depth);
  bool divide(const Poly &a, const Expr *b, Poly &quotient, Poly &rest);
  bool divideToNearest(const Poly &a, int64_t b, Poly &quotient,
                       const Expr *&rest);
  /// With a constant divisor b and rest = g * x + y, 0 <= y < g, g | b.
  bool splitByFactor(const Poly &rest, int64_t b, int64_t &g, Poly &x, Poly &y);

  const Expr *foldInteger(OperationName name, Type type, DictionaryAttr attrs,
                          ArrayRef<const Expr *> operands);
  const Expr *foldUpstream(OperationName name, Type type, DictionaryAttr attrs,
                           ArrayRef<const Expr *> operands);
  const Expr *foldFloat(OperationName name, Type type, DictionaryAttr attrs,
                        ArrayRef<const Expr *> operands);
  const Expr *foldSelect(OperationName name, Type type, DictionaryAttr attrs,
                         ArrayRef<const Expr *> operands);
  const Expr *castIndexTo(Type type, const Expr *e);

  MLIRContext *ctx;
  llvm::BumpPtrAllocator allocator;
  llvm::FoldingSet<Expr> pool;
  unsigned nextId = 0;
  SmallVector<const Expr *> extents, variables;
  llvm::DenseSet<const Expr *> sizes;
  /// Operands of the operations that upstream folders are tried on.
  Block scratch;
  DenseMap<Type, SmallVector<BlockArgument>> scratchArgs;
};

} // namespace mlir::attn

#endif // ATTN_ANALYSIS_SCALAREXPR_H

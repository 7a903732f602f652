#!/usr/bin/env python3
"""Mutation test of attn-raise-linalg: does a test fail where the pass is wrong?

Makes one small fault at a time in the sources of the capture and of its analyses
(a dropped scale, a swapped map, a check that is skipped, a predicate that is
flipped), rebuilds attn-opt and attn-compile, and runs the rows and traps near by,
the fuzzer on a few graphs, all lit tests of the capture, and the numbers of its
rows, until one fails.
Every fault must be caught; the sources are put back at the end. A mutant that no
input can tell from the original is no mutant: replace it.

Left out is one that would take any reduction for a contraction with the values
(Products.cpp): those that are opened there are in SoftmaxSites, which has only
reductions whose one result is the accumulator plus something.

usage: mutate-capture.py [--build=DIR] [--only=N,...] [--count=N] [--list]
                         [--tests=near,fuzz,lit,numbers]

The exit status is 1 where a mutant survives, or no longer applies.
"""

import argparse
import pathlib
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CAPTURE, ANALYSIS = "lib/Conversion/LinalgToAttn/", "lib/Analysis/"

# What is wrong, the file, the text, and what takes its place.
MUTANTS = [
    # Exponents.
    ("exp2 without ln 2", CAPTURE + "Exponentials.cpp",
     "double k = 0.693147180559945309417;", "double k = 1.0;"),
    ("ln 2 rounded to the type of the scores", CAPTURE + "Exponentials.cpp",
     "if (type.getWidth() < 32) {", "if (type.getWidth() < 16) {"),
    ("any factor of exp2 is log2(e)", CAPTURE + "Exponentials.cpp",
     "if (std::abs(k - 1.0) < 1e-7)", "if (std::abs(k - 1.0) < 0.5)"),
    ("the shift is not checked", CAPTURE + "Exponentials.cpp",
     "  return matchShift(c);", "  return success();"),
    ("factors around a difference are dropped from the score", CAPTURE + "Exponentials.cpp",
     "    a = apply(a);\n", ""),
    ("a logarithm that is taken off is no divisor", CAPTURE + "Exponentials.cpp",
     "negative != isSub, divisors);", "negative, divisors);"),
    ("a logarithm of anything is a divisor", CAPTURE + "Exponentials.cpp",
     "return leaf->is(ExprKind::Reduced);\n", "return true;\n"),
    # Row maxima.
    ("a maximum starts from anything", CAPTURE + "RowMaximum.cpp",
     "return value->isNegative() != isMin &&\n"
     "         (value->isInfinity() || value->isLargest());", "return true;"),
    ("a minimum starts where a maximum does", CAPTURE + "RowMaximum.cpp",
     "return value->isNegative() != isMin &&\n", "return value->isNegative() &&\n"),
    ("a maximum from NaN is one for maximumf", CAPTURE + "RowMaximum.cpp",
     "    return combiner == arith::MaxNumFOp::getOperationName() ||\n",
     "    return true || combiner == arith::MaxNumFOp::getOperationName() ||\n"),
    ("a negative factor keeps the order", CAPTURE + "RowMaximum.cpp",
     "return k->isNegative() ? -1 : 1;", "return 1;"),
    ("a negation keeps the order", CAPTURE + "RowMaximum.cpp",
     "  if (e->isOp<arith::NegFOp>())\n    return -1;\n", "  if (e->isOp<arith::NegFOp>())\n    return 1;\n"),
    ("any maximum tests for an empty row", CAPTURE + "RowMaximum.cpp",
     "if (!body || compareForm(body) != compareForm(row))", "if (!body)"),
    ("a maximum from the lowest value is -inf in an empty row", CAPTURE + "RowMaximum.cpp",
     "if (!fromInfinity ||", "if (true ||"),
    ("the maximum of other scores", CAPTURE + "RowMaximum.cpp",
     "if (compareForm(at(body)) != compareForm(writtenScores)) {", "if (false) {"),
    ("any reduction is a maximum", CAPTURE + "RowMaximum.cpp",
     "return name == combiner ||\n", "return true || name == combiner ||\n"),
    ("the maximum of an empty row is never finite", CAPTURE + "RowMaximum.cpp",
     "isShiftFinite = empty && empty->isFinite();", "isShiftFinite = false;"),
    ("the shift of an empty row is always finite", CAPTURE + "RowMaximum.cpp",
     "isShiftFinite = empty && empty->isFinite();", "isShiftFinite = true;"),
    ("a guard of the maximum may change it", CAPTURE + "RowMaximum.cpp",
     "return withMaximum(shift, value) != withMaximum(unguarded, value);", "return false;"),
    ("what else is in the maximum is forgotten", CAPTURE + "RowMaximum.cpp",
     "          if (other != main)\n            shiftExtras.push_back(other);\n", "          (void)other;\n"),
    ("the column in front of the scores is read as the first key", CAPTURE + "RowMaximum.cpp",
     "last ? exprs.add(n, exprs.getIndex(*more)) : n", "n"),
    # Row sums.
    ("the sum of other exponentials", CAPTURE + "RowSum.cpp",
     "if (body != compareForm(exponential))", "if (false)"),
    ("any keys may be left out of the sum", CAPTURE + "RowGuards.cpp",
     "if (!isMaskOfScores(seen))", "if (false)"),
    ("the keys that are hidden are summed up", CAPTURE + "RowSum.cpp",
     "          if (i == 1)\n            guard = match->exprs.getNot(guard);\n", ""),
    ("a sum from anything", CAPTURE + "RowSum.cpp",
     "      if (!isConstFloat(init, 0.0))\n        others.push_back(init);\n", ""),
    ("a sink with another shift", CAPTURE + "RowSum.cpp",
     "            compareForm(exponent->shift) != compareForm(shift))", "            false)"),
    ("factors of the probabilities are dropped", CAPTURE + "RowSum.cpp",
     "      match->factors.push_back(f);\n", "      (void)f;\n"),
    ("divisors of the probabilities are dropped", CAPTURE + "RowSum.cpp",
     "    match->divisors.push_back(f);\n", ""),
    ("a factor behind the contraction is dropped", CAPTURE + "RowSum.cpp",
     "    if (!isConstFloat(f, 1.0))\n      return fail(5, \"the output is multiplied",
     "    if (isConstFloat(f, 0.5))\n      return fail(5, \"the output is multiplied"),
    ("a divisor behind the contraction is dropped", CAPTURE + "RowSum.cpp",
     "if (!behindBelow.empty())", "if (behindBelow.size() > 9)"),
    ("a divisor that may be 0 goes behind the contraction", CAPTURE + "RowSum.cpp",
     "if (!f->getFloat() || !f->getFloat()->isFiniteNonZero())", "if (false)"),
    ("the maximum is of more than the sum", CAPTURE + "RowSum.cpp",
     "if (!holds(sinks, extra))", "if (false)"),
    ("of several sinks the last", CAPTURE + "RowSum.cpp",
     "joined = joined ? addExponents(match->exprs, joined, sink) : sink;", "joined = sink;"),
    ("equal sinks count once", CAPTURE + "RowSum.cpp",
     "{a, number(M_LN2)}", "{a, number(0.0)}"),
    ("the log-sum-exp of a maximum that leaves out a sink", CAPTURE + "RowSum.cpp",
     "isSinkInShift = llvm::all_of(", "isSinkInShift = sinks.empty() || llvm::any_of("),
    ("a guard of the sum does not zero empty rows", CAPTURE + "RowSum.cpp",
     "if (guarded && isShiftFinite && sinks.empty())", "if (false)"),
    ("the second maximum of an empty row is found by a test for -inf", CAPTURE + "RowSum.cpp",
     "      isEmptyNaN = true;\n", "      isEmptyNaN = false;\n"),
    # Guards.
    ("a NaN of a factor is one of an empty row", CAPTURE + "RowGuards.cpp",
     "return leaves.contains(leaf);", "return false;"),
    ("numerics=strict takes NaN tests", CAPTURE + "RowGuards.cpp",
     "if (tested != compareForm(other) || options.strict)", "if (tested != compareForm(other))"),
    ("any mask tells empty rows", CAPTURE + "RowGuards.cpp",
     "      mask.condition != seen)", "      false)"),
    ("tensors that are added are never -inf", CAPTURE + "RowGuards.cpp",
     "[&](const Expr *leaf) { return leaf == scoreLeaf; });",
     "[&](const Expr *) { return true; });"),
    ("any test of -inf tells empty rows", CAPTURE + "RowGuards.cpp",
     "return compareForm(body->getOperand(0)) == compareForm(row);", "return row != nullptr;"),
    ("any value of the row that is -inf tells empty rows", CAPTURE + "RowGuards.cpp",
     "(isNegInf(b) && isRowMaximum(a))", "isNegInf(b)"),
    ("one key that is not seen empties the row", CAPTURE + "RowGuards.cpp",
     "bool isOr = combiner == arith::OrIOp::getOperationName() ||",
     "bool isOr = combiner == arith::AndIOp::getOperationName() ||"),
    ("guarded rows stay NaN", CAPTURE + "RowGuards.cpp",
     "      match->emptyRows = EmptyRows::Zero;", "      match->emptyRows = EmptyRows::NaN;"),
    ("a guard in front of the division zeroes rows", CAPTURE + "RowGuards.cpp",
     "(isDivided || (isZeroSumGuarded && isSumFinite) || !sinks.empty())", "true"),
    ("the mask zeroes no rows", CAPTURE + "RowGuards.cpp",
     "(isNaNTest || isMask || !isEmptyNaN)", "(isNaNTest || !isEmptyNaN)"),
    ("a guard may yield anything", CAPTURE + "Products.cpp",
     "if (!isConstFloat(match->tensors.expand(zero), 0.0))", "if (!zero)"),
    # Products.
    ("a quotient is a product", CAPTURE + "Products.cpp",
     "bool b = collect(e->getOperand(1), !inverse, product, depth + 1);",
     "bool b = collect(e->getOperand(1), inverse, product, depth + 1);"),
    ("a negated probability is none", CAPTURE + "Products.cpp",
     "    factor(match->exprs.getConst(FloatAttr::get(e->getType(), -1.0)));\n", ""),
    ("the contraction with the values accumulates", CAPTURE + "SoftmaxMatcher.cpp",
     "if (!isConstFloat(tensors.expand(product.reduction.init), 0.0)) {", "if (false) {"),
    ("several dimensions are reduced in another order", CAPTURE + "Products.cpp",
     "return all ? match->tensors.open(reduced, all) : std::nullopt;", "return reduction;"),
    # Operands.
    ("the scores' accumulator is dropped", CAPTURE + "Operands.cpp",
     "rowFactors.push_back(isConstFloat(init, 0.0) ? nullptr : init);",
     "rowFactors.push_back(nullptr);"),
    ("the scale of the keys is dropped", CAPTURE + "Operands.cpp",
     "match->exprs.getOp<arith::MulFOp>(wide, {scales[0], scales[1]})", "scales[0]"),
    ("a quotient of an operand is a product", CAPTURE + "Operands.cpp",
     "? exprs.getOp<arith::DivFOp>(scaleType, {factor, wide})",
     "? exprs.getOp<arith::MulFOp>(scaleType, {factor, wide})"),
    ("the narrower of two types", CAPTURE + "Operands.cpp",
     "      std::max(match->query.type.getWidth(), match->key.type.getWidth());",
     "      std::min(match->query.type.getWidth(), match->key.type.getWidth());"),
    ("a sink may be one per query", CAPTURE + "Operands.cpp",
     "          !(match->sink && match->sink->dependsOn(b)))", "          true)"),
    ("weights of a query and a key are values", CAPTURE + "Operands.cpp",
     "if (f->getVars() & ~values->getVars() & rows)", "if (false)"),
    ("splits that do not divide", CAPTURE + "Operands.cpp",
     "        exprs.mul(exprs.floorDiv(extent, size), size) != extent)", "        false)"),
    ("any product of scores is one of queries and keys", CAPTURE + "Operands.cpp",
     "((queries & ~keys) != 0 || (queries & ~values) == 0))", "true)"),
    # Scores and masks.
    ("the scale is dropped", CAPTURE + "ScoreRegion.cpp",
     "for (const Expr *factor : {rowFactors[0], scale}) {",
     "for (const Expr *factor : {rowFactors[0]}) {"),
    ("the fill is dropped", CAPTURE + "ScoreRegion.cpp",
     "if (match->mask && extracted.fill && extracted.fill->isFinite())", "if (false)"),
    ("a sink outside of the maximum", CAPTURE + "ScoreRegion.cpp",
     "  if (match->sink && shiftExtras.empty() && !isShiftFinite &&\n",
     "  if (false && !isShiftFinite &&\n"),
    ("every fill absorbs a sum", CAPTURE + "MaskExtraction.cpp",
     "return ulp / 2 >= 0x1p64;", "return true;"),
    ("masks of different fills are one", CAPTURE + "MaskExtraction.cpp",
     "if (inner.condition && sameValue(*inner.fill, fill))", "if (inner.condition)"),
    ("an inverted select is none", CAPTURE + "MaskExtraction.cpp",
     "inverted ? exprs.getNot(c) : c, *fill);", "c, *fill);"),
    ("a factor behind the mask is dropped from the score", CAPTURE + "MaskExtraction.cpp",
     "{exprs.getOp(e->getName(), attrs, e->getType(), {inner.score, k}),", "{inner.score,"),
    ("a mask that reads the scores", CAPTURE + "MaskExtraction.cpp",
     "    if (dependsOnProduct(c))\n      return none;\n", ""),
    ("a finite fill absorbs tensors", CAPTURE + "MaskExtraction.cpp",
     "        if (!infinite && !llvm::all_of(others,", "        if (false && !llvm::all_of(others,"),
    ("the second addend of a masked sum is dropped", CAPTURE + "MaskExtraction.cpp",
     "          if (j != i)\n", "          if (j < i)\n"),
    ("an added mask is inverted", CAPTURE + "MaskExtraction.cpp",
     "      const Expr *keep = inverted ? exprs.getNot(c) : c;\n", "      const Expr *keep = c;\n"),
    ("finite masks add up to one of them", CAPTURE + "MaskExtraction.cpp",
     "(isMin || a->fill->isInfinity())", "true"),
    ("a negative factor of a masked score", CAPTURE + "MaskExtraction.cpp",
     "if (!factor || factor->isNegative() || !factor->isFiniteNonZero())",
     "if (!factor || !factor->isFiniteNonZero())"),
    # Values of a row.
    ("probabilities from a log-sum-exp without the sum", CAPTURE + "RowValues.cpp",
     "if (match->fill || mayBeBelow(*match, -1000.0))", "if (false)"),
    ("a log-sum-exp of empty rows", CAPTURE + "RowValues.cpp",
     "isShiftFinite != (match->emptyRows == EmptyRows::Zero))", "false)"),
    ("any value of a row is the log-sum-exp", CAPTURE + "RowValues.cpp",
     "if (substitute(exprs, wanted, map) != e)", "if (false)"),
    ("probabilities of another divisor", CAPTURE + "RowValues.cpp",
     "if (substitute(exprs, match.divisor, result.roles) != below[0] ||", "if ("),
    ("the maximum of an empty row from the lowest value", CAPTURE + "RowValues.cpp",
     "if (!isMaximumFinite || !mayBeEmpty) {", "if (true) {"),
    # Analyses.
    ("an inverted comparison of floats", ANALYSIS + "ScalarFolding.cpp",
     "return 14 - predicate;", "return 13 - predicate;"),
    ("a negated addend is subtracted from", ANALYSIS + "ScalarFolding.cpp",
     "type, {operands[1 - i], operands[i]->getOperand(0)});",
     "type, {operands[i]->getOperand(0), operands[1 - i]});"),
    ("a negated subtrahend is added negatively", ANALYSIS + "ScalarFolding.cpp",
     "      return getOp<arith::AddFOp>(type,\n                                  {operands[0],",
     "      return getOp<arith::SubFOp>(type,\n                                  {operands[0],"),
    ("a negated difference is the difference", ANALYSIS + "ScalarFolding.cpp",
     "{operands[0]->getOperand(1), operands[0]->getOperand(0)});",
     "{operands[0]->getOperand(0), operands[0]->getOperand(1)});"),
    ("arms of a select change places", ANALYSIS + "ScalarFolding.cpp",
     "{select->getOperand(0), arms[0], arms[1]});", "{select->getOperand(0), arms[1], arms[0]});"),
    ("a quotient of what may be negative", ANALYSIS + "ScalarFolding.cpp",
     "result = nonNegative ? floorDiv(a, b) : nullptr;", "result = floorDiv(a, b);"),
    ("a variable ends before its last value", ANALYSIS + "IndexExpr.cpp",
     "    Poly poly = toPoly(getExtent(atom));\n    addTerm(poly, -1, {});\n",
     "    Poly poly = toPoly(getExtent(atom));\n    addTerm(poly, -2, {});\n"),
    ("a dense mask is a diagonal by its first row", ANALYSIS + "ConstantTensors.cpp",
     "  if (offset)\n    for (auto [i, count]", "  if (false)\n    for (auto [i, count]"),
    ("a remainder without its proof", ANALYSIS + "IndexExpr.cpp",
     "  if (isNonNegative(low) && isLess(low, b))\n    return low;\n", "  return low;\n"),
    ("a dense diagonal is off by one", ANALYSIS + "ConstantTensors.cpp",
     "offset = count - 1 - i;", "offset = count - i;"),
    ("sides of a dense diagonal change places", ANALYSIS + "ConstantTensors.cpp",
     "{c, exprs.getConst(getAttr(1)), exprs.getConst(getAttr(2))});",
     "{c, exprs.getConst(getAttr(2)), exprs.getConst(getAttr(1))});"),
    ("the row of a collapsed position", ANALYSIS + "TensorExprs.cpp",
     "    indices[first + i] = exprs.mod(index, sizes[i]);\n    index = exprs.floorDiv(",
     "    indices[first + i] = exprs.floorDiv(index, sizes[i]);\n    index = exprs.mod("),
    ("a position of a collapse is in the order of columns", ANALYSIS + "TensorExprs.cpp",
     "linear = exprs.add(exprs.mul(linear, size), index);",
     "linear = exprs.add(linear, exprs.mul(index, size));"),
    ("operands of different extents", ANALYSIS + "TensorExprs.cpp",
     "    if (!isSameSize(extent, size(tensor, i)))\n      return AffineMap();\n", ""),
    ("one position twice makes a map", ANALYSIS + "TensorExprs.cpp",
     "      if (!used.insert(var).second)\n        return AffineMap();\n", "      used.insert(var);\n"),
    ("a maximum by a comparison either way", ANALYSIS + "TensorReductions.cpp",
     "    if (less)\n      std::swap(a, b);\n", ""),
    ("the other operand of a reduction's body is dropped", ANALYSIS + "TensorReductions.cpp",
     "                              e->getType(), {body, x})\n                : x;",
     "                              e->getType(), {body, body})\n                : x;"),
    ("groups and remainders of heads change places", ANALYSIS + "TensorExprs.cpp",
     "results.push_back(e->is(ExprKind::Mod) ? dim % *divisor",
     "results.push_back(e->is(ExprKind::FloorDiv) ? dim % *divisor"),
    # The op.
    ("an operand of one group reads the other", CAPTURE + "AttentionBuilder.cpp",
     "return e->is(ExprKind::FloorDiv) ? dim.floorDiv(*divisor) : dim % *divisor;",
     "return e->is(ExprKind::Mod) ? dim.floorDiv(*divisor) : dim % *divisor;"),
    ("a slice of a capture begins at 0", CAPTURE + "AttentionBuilder.cpp",
     "    offsets.push_back(toFoldResult(offset));\n", "    offsets.push_back(outer.getIndexAttr(0));\n"),
    ("a part of a tensor is the whole", CAPTURE + "AttentionBuilder.cpp",
     "              ? !match.tensors.isSameSize(", "              ? false && !match.tensors.isSameSize("),
    ("divisors of the output multiply it", CAPTURE + "AttentionBuilder.cpp",
     "e = exprs.getOp<arith::DivFOp>(acc, {e, convert(promoter.promote(f), acc)});",
     "e = exprs.getOp<arith::MulFOp>(acc, {e, convert(promoter.promote(f), acc)});"),
]


# The tests that are most likely to find a mutant of a file.
NEAR = {
    "Exponentials.cpp": "S2 S11 S12 N1 N2", "RowMaximum.cpp": "S7 N2 N3 N9 S8 S14",
    "RowSum.cpp": "N2 S14 S8 E5 S10", "RowGuards.cpp": "N2 N9 S8 S9 M18 E5",
    "Products.cpp": "S2 S3 S10 N9 N11 E5 S8 L9", "SoftmaxMatcher.cpp": "N12 N17",
    "Operands.cpp": "C3 C4 C5 D5 N12 N14 N16 N22 S14 L9 N21", "ScoreRegion.cpp": "C1 C7 M6 S14 C10",
    "MaskExtraction.cpp": "M5 M6 M7 M8 M10 C10 N8 N13", "RowValues.cpp": "O1 O2 O5 S14",
    "ScalarFolding.cpp": "S2 M2 M5 M7 M10 M11 S8 N21", "IndexExpr.cpp": "L3 E3 G1 G2 M12 L9",
    "ConstantTensors.cpp": "M9 N13", "TensorExprs.cpp": "L3 L6 L7 E3 G1 M14 N4 N21",
    "TensorReductions.cpp": "S7 N2 S2 S5", "AttentionBuilder.cpp": "G1 E5 M2 M3 M14 L7 N21",
}


def run(command, timeout=1800):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace", timeout=timeout)
    return done.returncode, done.stdout


def build(folder, *targets):
    return run(["ninja", "-C", folder, *targets])


def tests(args, name):
    """What finds a mutant of a file, cheapest first: a name and a command each."""
    bin_ = args.build / "bin"
    folder = args.build / "test/Conversion/LinalgToAttn"
    near = [ROOT / "test/Conversion/LinalgToAttn" / ("traps" if row[0] == "N" else "rows") / f"{row}.mlir"
            for row in NEAR[name].split()]
    # At one point of a pipeline, which is the cheapest.
    for path in near:
        yield "near", [args.python, ROOT / "scripts/capture-table.py", f"--bin={bin_}",
                       f"--filecheck={args.filecheck}", "--points=raw", "--check", path]
    yield "fuzz", [args.python, ROOT / "test/fuzz/fuzz.py", f"--bin={bin_}", f"--count={args.count}",
                   "--seed=7", "--stop", f"--max-missed={args.max_missed}", f"--jobs={args.jobs}"]
    yield "lit", [args.lit, f"-j{args.jobs}", "-v", "--max-failures=1",
                  folder]
    yield "numbers", [args.python, ROOT / "scripts/capture-table.py", "--numbers", f"--bin={bin_}",
                      f"-j{args.jobs}"]


def first_line(test, command, output):
    if test == "near":
        return command[-1].name
    for line in output.splitlines():
        if line.startswith(("FAIL", "mismatch", "crash", "changed", "silent", "hang", "compile",
                            "run:", "invalid")):
            return line.split(" --bin")[0].replace("attn-mlir :: ", "")[:70]
    return "not captured" if "to be captured" in output else ""


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/dev")
    parser.add_argument("--only", default="")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--max-missed", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--filecheck", default="/usr/lib/llvm-22/bin/FileCheck")
    parser.add_argument("--lit", default="/usr/lib/llvm-22/bin/lit")
    parser.add_argument("--tests", default="near,fuzz,lit,numbers")
    parser.add_argument("--list", action="store_true")
    args = parser.parse_args()
    args.build = args.build.resolve()
    chosen = [int(n) for n in args.only.split(",") if n] or range(1, len(MUTANTS) + 1)
    stale = [i for i in chosen
             if (ROOT / MUTANTS[i - 1][1]).read_text().count(MUTANTS[i - 1][2]) != 1]
    for i in stale:
        print(f"{i}: no longer applies: {MUTANTS[i - 1][0]}")
    if args.list:
        for i in chosen:
            print(f"{i:3} {MUTANTS[i - 1][1].split('/')[-1]:20} {MUTANTS[i - 1][0]}")
        return int(bool(stale))

    # Put the sources back also where this is told to end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    caught, survived = 0, []
    for i in chosen:
        if i in stale:
            continue
        what, name, old, new = MUTANTS[i - 1]
        path, start = ROOT / name, time.time()
        original = path.read_text()
        try:
            path.write_text(original.replace(old, new))
            status, output = build(args.build, "attn-opt")
            if status:
                print(f"{i:3} does not compile: {what}\n{output[-2000:]}", flush=True)
                survived.append(i)
                continue
            for test, command in tests(args, path.name):
                if test not in args.tests:
                    continue
                if test != "near":
                    build(args.build, "attn-compile")
                status, output = run(command)
                if status:
                    caught += 1
                    print(f"{i:3} caught by {test:8} {what} ({first_line(test, command, output)}, "
                          f"{time.time() - start:.0f} s)", flush=True)
                    break
            else:
                survived.append(i)
                print(f"{i:3} SURVIVES           {what} ({path.name})", flush=True)
        finally:
            path.write_text(original)
    build(args.build, "attn-opt", "attn-compile")
    print(f"{caught} of {caught + len(survived)} mutants caught"
          + (f", not {', '.join(map(str, survived))}" if survived else ""))
    return int(bool(survived or stale))


if __name__ == "__main__":
    sys.exit(main())

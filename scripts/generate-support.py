#!/usr/bin/env python3
"""Finds out what compiles to a kernel, and writes docs/Support.md.

Each cell of the tables is one attention compiled to a cubin for one chip: its
tile sizes and registers, or the reason of the refusal.

usage: generate-support.py [--check[=N]] [--build=DIR] [--jobs=N]
--check compiles N cells (10 by default) and fails if what compiles is not what
the committed page says.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent
PAGE = SOURCE / "docs" / "Support.md"

CHIPS = ["sm_80", "sm_90", "sm_120"]
TYPES = ["f16", "bf16", "f32"]
SIZES = [8, 16, 32, 40, 64, 72, 80, 96, 128, 160, 192, 256]

# Indexing maps of query, key, value and output, and the shapes that go with them.
LAYOUTS = {
    "batch, heads, sequence, size": dict(
        q="b, h, m, d", k="b, h, n, d", v="b, h, n, e", o="b, h, m, e",
        qt="?x4x?x{d}", kt="?x4x?x{d}", vt="?x4x?x{e}", ot="?x4x?x{e}", dims=(0, 2)),
    "batch, sequence, heads, size": dict(
        q="b, m, h, d", k="b, n, h, d", v="b, n, h, e", o="b, m, h, e",
        qt="?x?x4x{d}", kt="?x?x4x{d}", vt="?x?x4x{e}", ot="?x?x4x{e}", dims=(0, 1)),
    "grouped heads": dict(
        q="b, h, m, d", k="b, h floordiv 2, n, d", v="b, h floordiv 2, n, e",
        o="b, h, m, e", qt="?x4x?x{d}", kt="?x2x?x{d}", vt="?x2x?x{e}",
        ot="?x4x?x{e}", dims=(0, 2)),
    "transposed keys": dict(
        q="b, h, m, d", k="b, h, d, n", v="b, h, n, e", o="b, h, m, e",
        qt="?x4x?x{d}", kt="?x4x{d}x?", vt="?x4x?x{e}", ot="?x4x?x{e}", dims=(0, 2)),
}

# Mask region and captured operands (map, shape, type) of each form.
MASKS = {
    "none": ("", []),
    "causal": ("""
      %i = attn.index 2
      %j = attn.index 3
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1""", []),
    "window": ("""
      %i = attn.index 2
      %j = attn.index 3
      %w = arith.constant 128 : index
      %far = arith.addi %j, %w : index
      %near = arith.cmpi sle, %j, %i : index
      %in = arith.cmpi sgt, %far, %i : index
      %see = arith.andi %near, %in : i1
      attn.yield %see : i1""", []),
    "key lengths": ("""
    ^bb0(%length: index):
      %j = attn.index 3
      %see = arith.cmpi slt, %j, %length : index
      attn.yield %see : i1""", [("b", "?", "index")]),
    "boolean tensor": ("""
    ^bb0(%bit: i1):
      attn.yield %bit : i1""", [("b, m, n", "?x?x?", "i1")]),
    "additive bias": (None, [("h, m, n", "4x?x?", "f32")]),
}


def program(kind, size, value_size, layout, mask):
    """One attention as a module."""
    form = {key: text.format(d=size, e=value_size) if isinstance(text, str) else text
            for key, text in LAYOUTS[layout].items()}
    region, captures = MASKS[mask]
    names = "(b, h, m, n, d, e)"
    maps = [form["q"], form["k"], form["v"], *(c[0] for c in captures), form["o"]]
    maps = ", ".join(f"affine_map<{names} -> ({results})>" for results in maps)
    q, k, v, o = (f"tensor<{form[key]}x{kind}>" for key in ("qt", "kt", "vt", "ot"))
    types = [f"tensor<{c[1]}x{c[2]}>" for c in captures]
    arguments = "".join(f", %x{i}: {t}" for i, t in enumerate(types))
    given = (f"captures({', '.join(f'%x{i}' for i in range(len(types)))} : "
             f"{', '.join(types)})" if types else "")
    bias = mask == "additive bias"
    # Captures are arguments of both regions.
    extra = "".join(f", %x: {c[2]}" for c in captures)
    score = (f"score {{\n    ^bb0(%s: f32{extra}):\n"
             "      %c = arith.constant 0.125 : f32\n"
             "      %t = arith.mulf %s, %c : f32\n" +
             ("      %u = arith.addf %t, %x : f32\n      attn.yield %u : f32\n" if bias
              else "      attn.yield %t : f32\n") + "    }")
    masked = f" mask {{{region}\n    }}" if region else ""
    first, second = form["dims"]
    return f"""
func.func @main(%q: {q}, %k: {k}, %v: {v}{arguments}) -> {o} {{
  %c0 = arith.constant {first} : index
  %c1 = arith.constant {second} : index
  %b = tensor.dim %q, %c0 : {q}
  %m = tensor.dim %q, %c1 : {q}
  %init = tensor.empty(%b, %m) : {o}
  %o = attn.attention {{indexing_maps = [{maps}]}}
    ins(%q, %k, %v : {q}, {k}, {v}) {given}
    outs(%init : {o})
    {score}{masked} -> {o}
  return %o : {o}
}}
"""


def compile_cell(cell):
    """What the tables say of one cell."""
    chip, *rest = cell
    done = subprocess.run(
        ["attn-opt", f"--attn-to-nvvm=chip={chip} format=cubin fallback=error",
         "--remarks-filter=.*", "--remark-format=emitRemark",
         "--mlir-print-op-on-diagnostic=false"],
        input=program(*rest).encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    said = done.stderr.decode(errors="replace")
    if done.returncode:
        errors = re.findall(r"error: (.*)", said)
        return "no: " + (errors[0] if errors else "fails")
    registers = re.search(rb"registers = (\d+)", done.stdout)
    tiles = re.search(r"tiles of (\d+) queries by (\d+) keys", said)
    if not registers or not tiles:
        return "no: not made a kernel"
    spills = re.search(rb"spill_bytes = (\d+)", done.stdout)
    text = f"{tiles[1]}x{tiles[2]}, {registers[1].decode()}"
    if int(spills[1]):
        text += f", spills {spills[1].decode()} B"
    return text


def tables():
    """Yields title, corner, columns, rows, and the cell at a row and column."""
    plain = "batch, heads, sequence, size"
    for chip in CHIPS:
        yield (f"{chip}: type and head size, causal", "type", SIZES, TYPES,
               lambda kind, size, chip=chip: (chip, kind, size, size, plain, "causal"))
    yield ("sm_90, f16, head size 64: layout and mask", "layout", list(MASKS),
           list(LAYOUTS),
           lambda layout, mask: ("sm_90", "f16", 64, 64, layout, mask))
    yield ("sm_90, f16: sizes of Q and K against that of V", "Q and K", [64, 128, 256],
           [64, 96, 192],
           lambda size, value: ("sm_90", "f16", size, value, plain, "causal"))


def render(results):
    lines = ["# What compiles to a kernel", "",
             "Written by `scripts/generate-support.py`, which compiles every cell. A cell",
             "gives the queries and keys of a tile and the registers of a thread; no cell",
             "spills unless it says so. Sequence lengths and the batch are dynamic in all of",
             "them, head sizes and the number of heads static. A number refers to the reason",
             "of a refusal below the table.", "",
             "An attention that is refused stays on the host with `fallback=unfused`, and is",
             "an error with `fallback=error`; the remark names the reason."]
    for title, corner, columns, rows, cell in tables():
        reasons = []
        lines += ["", f"## {title}", "",
                  f"| {corner} | " + " | ".join(map(str, columns)) + " |",
                  "|---" * (len(columns) + 1) + "|"]
        for row in rows:
            texts = []
            for column in columns:
                text = results[cell(row, column)]
                if text.startswith("no: "):
                    if text[4:] not in reasons:
                        reasons.append(text[4:])
                    text = f"no ({reasons.index(text[4:]) + 1})"
                texts.append(text)
            lines.append(f"| {row} | " + " | ".join(texts) + " |")
        if reasons:
            lines += [""] + [f"{i}. {reason}" for i, reason in enumerate(reasons, 1)]
    return "\n".join(lines) + "\n"


def read_page():
    """The committed page's word on each cell."""
    results, title, reasons, pending = {}, None, {}, []
    kinds = {table[0]: table for table in tables()}
    for line in PAGE.read_text().splitlines() + ["## end"]:
        if line.startswith("## "):
            for key, number in pending:
                results[key] = "no: " + reasons[number]
            title, reasons, pending = line[3:], {}, []
            table_rows = iter(())
        elif line.startswith("|---") and title in kinds:
            table_rows = iter(kinds[title][3])
        elif line.startswith("| ") and title in kinds:
            row = next(table_rows, None)
            if row is None:
                continue
            _, _, columns, _, cell = kinds[title]
            for column, text in zip(columns, line.strip("| ").split(" | ")[1:]):
                if match := re.fullmatch(r"no \((\d+)\)", text):
                    pending.append((cell(row, column), match[1]))
                else:
                    results[cell(row, column)] = text
        elif match := re.match(r"(\d+)\. (.*)", line):
            reasons[match[1]] = match[2]
    return results


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", type=int, nargs="?", const=10)
    parser.add_argument("--build", type=pathlib.Path, default=SOURCE / "build/release")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    os.environ["PATH"] = f"{args.build.resolve() / 'bin'}{os.pathsep}{os.environ['PATH']}"
    cells = list(dict.fromkeys(cell(row, column) for _, _, columns, rows, cell in tables()
                               for row in rows for column in columns))
    committed = read_page() if args.check else {}
    if args.check:
        rng = random.Random(0)
        cells = rng.sample(cells, min(args.check, len(cells)))
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        results = dict(zip(cells, pool.map(compile_cell, cells)))
    if not args.check:
        PAGE.write_text(render(results))
        return 0
    # Another choice of tiles or another ptxas is no other support.
    def support(text):
        return text is not None and not text.startswith("no: ")

    wrong = [cell for cell in cells
             if support(results[cell]) != support(committed.get(cell))]
    for cell in wrong:
        print(f"{cell}: the page says {committed.get(cell)!r}, compiling says "
              f"{results[cell]!r}")
    print(f"{len(cells) - len(wrong)} of {len(cells)} cells agree")
    return bool(wrong)


sys.exit(main())

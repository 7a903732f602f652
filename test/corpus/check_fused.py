#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Captures, compiles and runs the corpus on the CPU, and prints a table.

check_fused.py [NAME...] --bin=DIR [--no-references | --skip-run] [-j N]

A line for each model, and for each of Inductor's patterns (NAME `inductor` for
all of these): the way it was exported, the softmaxes that capture found, how many
of its attentions became attn.attention, and why a softmax did not; then a line for
all patterns and one for all models. It fails where that is not what corpus.json
says, and

- where a value other than an argument keeps both sequence lengths in its shape
  once attention is tiled;
- where the compiled code differs from the framework's output;
- where attn-run finds it, or the captured graph, worse than the 2x rule allows
  against the original graph in f64. Compiling the references takes most of the
  time: --no-references leaves them out, and LLVM's optimizations with them.

Inductor's patterns have no outputs of a framework. They run on random and on
adversarial arguments against the references, always.
Needs NumPy, and attn-opt, attn-compile and attn-run in DIR.
"""

import argparse
import concurrent.futures
import dataclasses
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

from check_unfused import CORPUS, LIMIT_F32, LIMIT_HALF, widen

CAPTURE = "attn-raise-linalg,attn-fold-producers,canonicalize,cse"
TILE = ("attn-configure-target,attn-tile-online-softmax,attn-specialize-masks,"
        "canonicalize,cse")
REMARKS = ["--remarks-filter=attn", "--remark-policy=all", "--remark-format=emitRemark"]
SOFTMAX = re.compile(r"remark: \[(\w+)\] softmax \| Category:attn \| Function=(\w+) \| "
                     r"Remark=\"(.*)\"$", re.M)
PLACE = re.compile(r" at [^ ()]*:\d+:\d+")
PATTERNS = "inductor/patterns.mlir"


def run(command: list[str]) -> tuple[int, str]:
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def attn_opt(tools: pathlib.Path, model: pathlib.Path, *passes: str):
    """The exit code, the module, and the diagnostics."""
    pipeline = f"--pass-pipeline=builtin.module({','.join(passes)})"
    done = subprocess.run([f"{tools}/attn-opt", str(model), pipeline, *REMARKS],
                          capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@dataclasses.dataclass
class Line:
    """A row of the table. `faults` has what is wrong, a message each."""

    name: str
    route: str
    softmaxes: int = 0
    captured: int = 0
    attentions: int = 1
    refused: list[str] = dataclasses.field(default_factory=list)
    error: float | None = None
    faults: list[str] = dataclasses.field(default_factory=list)
    # Of a pattern.
    number: int | None = None

    def __str__(self) -> str:
        error = "" if self.error is None else f"{self.error:.1e}"
        text = (f"{self.name:36} {self.route:20} {self.softmaxes:9} "
                f"{f'{self.captured} of {self.attentions}':>9} {error:>9}")
        text += "".join(f"  refused: {reason}" for reason in self.refused)
        return text + "".join(f"\n  FAILED: {fault}" for fault in self.faults)


HEAD = f"{'model':36} {'route':20} {'softmaxes':>9} {'captured':>9} {'error':>9}"


def scores(module: str, entry: dict) -> list[str]:
    """Shapes with both lengths, except those of function arguments and what is kept."""
    found = set()
    for line in module.splitlines():
        if "func.func" in line:
            continue
        for shape in re.findall(r"-> \(?tensor<([0-9x?]+)x[a-z]", line):
            sizes = shape.split("x")
            pair = [str(entry["sq"]), str(entry["sk"])]
            if pair[0] == pair[1]:
                has = sizes.count(pair[0]) >= 2
            else:
                has = pair[0] in sizes and pair[1] in sizes
            kept = "?" not in sizes and math.prod(map(int, sizes)) in entry["kept"]
            if has and not kept:
                found.add(shape)
    return sorted(found)


def compare(line: Line, entry: dict, results: pathlib.Path) -> None:
    """The results of a run against the framework's."""
    for i in range(entry["results"]):
        path = results / f"out{i}.npy"
        if not path.exists():
            line.faults.append(f"no result {i}")
            continue
        got = widen(np.load(path), entry["dtype"])
        want = widen(np.load(CORPUS / entry["name"] / f"out{i}.npy"), entry["dtype"])
        if got.shape != want.shape:
            line.faults.append(f"result {i} has the shape {got.shape}, not {want.shape}")
            continue
        error = np.abs(got - want).max()
        limit = LIMIT_F32
        if entry["dtype"] in LIMIT_HALF:
            limit = LIMIT_HALF[entry["dtype"]] * np.abs(want).max()
        line.error = max(error, line.error or 0.0)
        # Written so that a NaN fails.
        if not error <= limit:
            line.faults.append(f"result {i} differs by {error:.2e} from {entry['framework']}'s")


def check(entry: dict, options: argparse.Namespace) -> Line:
    folder, tools = CORPUS / entry["name"], options.bin
    model = folder / "model.mlir"
    line = Line(entry["name"], entry["route"], attentions=entry["attentions"])
    code, captured, diagnostics = attn_opt(tools, model, CAPTURE)
    if code:
        line.faults.append(diagnostics)
        return line
    found = SOFTMAX.findall(diagnostics)
    line.softmaxes = len(found)
    line.captured = len(re.findall(r"= attn\.attention", captured))
    line.refused = [PLACE.sub("", text) for kind, _, text in found if kind != "Passed"]
    if line.captured != entry["attentions"] or line.refused != entry["refused"]:
        line.faults.append(f"corpus.json has {entry['attentions']} captured, "
                           f"refused {entry['refused']}")
    code, tiled, diagnostics = attn_opt(tools, model, CAPTURE, TILE)
    if code:
        line.faults.append(diagnostics)
        return line
    left = [] if entry["dynamic"] else scores(tiled, entry)
    if left:
        line.faults.append(f"shapes with both lengths: {', '.join(left)}")
    if options.skip_run:
        return line
    with tempfile.TemporaryDirectory() as scratch:
        bundle = f"{scratch}/bundle"
        how = ["--opt-level=0"] if options.no_references else ["--with-references"]
        code, text = run([f"{tools}/attn-compile", str(model), *how, "-o", bundle])
        if code:
            line.faults.append(text)
            return line
        args = [f"--arg={folder}/arg{i}.npy" for i in range(entry["args"])]
        checks = [] if options.no_references else ["--check=numerics", "--check=semantics"]
        code, text = run([f"{tools}/attn-run", bundle, *args, *checks, f"--out-dir={scratch}"])
        if code:
            line.faults.append(text)
        compare(line, entry, pathlib.Path(scratch))
    return line


def check_patterns(options: argparse.Namespace) -> list[Line]:
    """A line for each of Inductor's patterns, of all its forms."""
    path, tools = CORPUS / PATTERNS, options.bin
    functions = re.findall(r"func\.func @(pattern(\d+)\w*)", path.read_text())
    lines = {number: Line(name, "torch-mlir", attentions=0, number=int(number))
             for name, number in reversed(functions)}
    code, captured, diagnostics = attn_opt(tools, path, CAPTURE)
    found = SOFTMAX.findall(diagnostics)
    bodies = dict(re.findall(r"func\.func @(\w+)(.*?)^  }$", captured, re.M | re.S))
    for name, number in functions:
        line = lines[number]
        line.attentions += 1
        line.captured += bodies.get(name, "").count("= attn.attention")
        line.softmaxes += sum(function == name for _, function, _ in found)
        line.refused += [PLACE.sub("", text) for kind, function, text in found
                         if function == name and kind != "Passed"]
    ordered = [lines[number] for number in sorted(lines, key=int)]
    for line in ordered:
        if code or line.captured != line.attentions or line.softmaxes != line.attentions:
            line.faults.append(diagnostics if code else "not one attention in each form")
    if code or options.skip_run:
        return ordered
    with tempfile.TemporaryDirectory() as scratch:
        bundle = f"{scratch}/bundle"
        entries = [f"--entry={name}" for name, _ in functions]
        code, text = run([f"{tools}/attn-compile", str(path), "--opt-level=0",
                          "--with-references", *entries, "-o", bundle])
        for name, number in [] if code else functions:
            for values in ("--random=1", "--adversarial=1", "--adversarial=2"):
                done, text = run([f"{tools}/attn-run", bundle, f"--entry={name}", values,
                                  "--check=semantics", "--check=numerics"])
                errors = re.findall(r"semantics: out\d+ .*?largest error ([^,\s]+)", text)
                if done or not errors:
                    lines[number].faults.append(f"@{name} {values}: {text}")
                lines[number].error = max([lines[number].error or 0.0, *map(float, errors)])
        if code:
            ordered[0].faults.append(text)
    return ordered


def main() -> None:
    entries = {e["name"]: e for e in json.loads((CORPUS / "corpus.json").read_text())}
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME",
                        help=", ".join([*entries, "inductor"]))
    parser.add_argument("--bin", type=pathlib.Path, required=True)
    parser.add_argument("--no-references", action="store_true",
                        help="compare models with the framework's output alone")
    parser.add_argument("--skip-run", action="store_true", help="capture and tile only")
    parser.add_argument("-j", type=int, default=1, help="models at a time")
    options = parser.parse_args()
    for name in options.names:
        if name not in entries and name != "inductor":
            parser.error(f"'{name}' is not in corpus.json")
    names = options.names or [*entries, "inductor"]

    lines = []
    print(HEAD)
    with concurrent.futures.ThreadPoolExecutor(options.j) as pool:
        for of_name in pool.map(
                lambda name: check_patterns(options) if name == "inductor"
                else [check(entries[name], options)], names):
            for line in of_name:
                print(line, flush=True)
            lines += of_name
    failed = [line.name for line in lines if line.faults]
    patterns = [line for line in lines if line.number]
    models = [line for line in lines if not line.number]
    if patterns:
        right = sum(not line.faults for line in patterns)
        print(f"{right} of {len(patterns)} Inductor shapes")
    if models:
        refused = [f"{line.name}: {reason}" for line in models for reason in line.refused]
        found = sum(line.softmaxes for line in models)
        print(f"{found - len(refused)} of {found} softmaxes of {len(models)} models captured, as "
              f"{sum(line.captured for line in models)} of "
              f"{sum(line.attentions for line in models)} attentions"
              + "".join(f"; refused: {text}" for text in refused))
    print(f"{len(lines) - len(failed)} models and patterns as decided, {len(failed)} not"
          f"{': ' + ', '.join(failed) if failed else ''}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()

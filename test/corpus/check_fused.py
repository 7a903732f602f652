#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Captures, compiles and runs the corpus on the CPU.

check_fused.py [NAME...] --bin=DIR [--skip-run]     (default: every model)

For each model: how many of its attentions are captured; that no value but an
argument keeps both sequence lengths in its shape once attention is tiled; the
result against the graph in f64 under the 2x rule, and the captured against the
original graph (attn-run --check); and the error against the framework's output.
Needs NumPy, and attn-opt, attn-compile and attn-run in DIR.
"""

import argparse
import json
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


def run(command: list[str]) -> tuple[int, str]:
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def scores(module: str, entry: dict) -> list[str]:
    """Shapes with both lengths, except those of function arguments."""
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
            if has:
                found.add(shape)
    return sorted(found)


def check(entry: dict, tools: pathlib.Path, skip_run: bool) -> bool:
    name, folder = entry["name"], CORPUS / entry["name"]
    model = str(folder / "model.mlir")
    good = True
    code, captured = run([f"{tools}/attn-opt", model,
                          f"--pass-pipeline=builtin.module({CAPTURE})"])
    count = len(re.findall(r"= attn\.attention", captured))
    good &= code == 0 and count == entry["attentions"]
    print(f"{name}: captured {count} of {entry['attentions']}", end="")
    if code:
        print(f"\n{captured}")
        return False
    code, tiled = run([f"{tools}/attn-opt", model,
                       f"--pass-pipeline=builtin.module({CAPTURE},{TILE})"])
    left = [] if entry["dynamic"] else scores(tiled, entry)
    good &= code == 0 and not left
    print(f", shapes with both lengths: {', '.join(left) or 'none'}", end="")
    if skip_run:
        print()
        return good
    with tempfile.TemporaryDirectory() as scratch:
        code, text = run([f"{tools}/attn-compile", model, "--with-references",
                          "-o", f"{scratch}/bundle"])
        if code:
            print(f"\n{text}")
            return False
        args = [f"--arg={folder}/arg{i}.npy" for i in range(entry["args"])]
        code, text = run([f"{tools}/attn-run", f"{scratch}/bundle", *args,
                          "--check=numerics", "--check=semantics",
                          f"--out-dir={scratch}"])
        good &= code == 0
        print(f", checks {'ok' if code == 0 else 'FAILED'}", end="")
        errors = []
        for i in range(entry["results"]):
            result = pathlib.Path(f"{scratch}/out{i}.npy")
            if not result.exists():
                print(f"\n{text}")
                return False
            got = widen(np.load(result), entry["dtype"])
            want = widen(np.load(folder / f"out{i}.npy"), entry["dtype"])
            error = np.abs(got - want).max()
            limit = LIMIT_F32
            if entry["dtype"] in LIMIT_HALF:
                limit = LIMIT_HALF[entry["dtype"]] * np.abs(want).max()
            errors.append(error)
            # Written so that a NaN fails.
            good &= got.shape == want.shape and bool(error <= limit)
        print(f", largest error against {entry['framework']} {max(errors):.2e}"
              f"{'' if good else ' FAILED'}")
        if code:
            print(text)
    return good


def main() -> None:
    entries = {e["name"]: e for e in json.loads((CORPUS / "corpus.json").read_text())}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(entries))
    parser.add_argument("--bin", type=pathlib.Path, required=True)
    parser.add_argument("--skip-run", action="store_true",
                        help="capture and tile only")
    options = parser.parse_args()
    for name in options.names:
        if name not in entries:
            parser.error(f"'{name}' is not in corpus.json")
    failed = [n for n in options.names or entries
              if not check(entries[n], options.bin, options.skip_run)]
    total = len(options.names or entries)
    print(f"{total - len(failed)} passed, {len(failed)} failed"
          f"{': ' + ', '.join(failed) if failed else ''}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()

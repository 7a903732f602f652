#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of the corpus on a GPU against their graphs in f64, by the 2x rule.

usage: models_test.py [NAME...] [--chip=sm_90] [--build=DIR | --run=DIR]
                      [--attn-opt=PATH] [--attn-compile=PATH] [--attn-run=PATH]

Without names, the models in f16 and bf16. Attention runs on the GPU, what is
around it on the host. Each model runs on the arguments that it was exported with,
and on random data in front of its own weights. Each of its attentions runs alone
too, as captured, on random and on adversarial operands: in front of a projection
such data would show how much its roundings are magnified. Every run is a process of
its own. The table has the largest error of the results, what the rule allows, and
the error of the graph when it is not fused. An attention that no kernel of the chip
can do is named and no failure. --build only compiles into DIR and --run only runs
what is there, with attn-run, so that the machine with the GPU needs no compiler.
Exits with 77 where there is no GPU.
"""

import argparse
import ctypes
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

CAPTURE = "builtin.module(attn-raise-linalg,attn-fold-producers,canonicalize,cse)"
DATA = ["own", "--random=1", "--random=2"]
OPERANDS = ["--random=1", *(f"--adversarial={seed}" for seed in range(1, 5))]
LINE = re.compile(r"numerics: out(\d+) .*?: largest error ([^,]+), limit (\S+) "
                  r"\(unfused error ([^,]+), largest value ([^)]+)\).*: (ok|FAILED)$", re.M)
ERROR = re.compile(r"error: (.*)")
REFUSED = "is not fused for"
SECONDS = 120

# The generic form of operations: names and types of operands and results.
VALUE = r"%\w+(?:#\d+)?"
OPERATION = re.compile(r'"[\w.]+"\(([^)]*)\).* : \(([^)]*)\) -> ')
SIMPLE = re.compile(r'^    (%\w+) = "[\w.]+"\(([^)]*)\).* : \([^()]*\) -> [^()\n]*$', re.M)
ATTENTION = re.compile(r'^    (%\w+)(?::(\d+))? = "attn\.attention"\(([^)]*)\).*?'
                       r'^    \}\) : \(([^)]*)\) -> \(?([^)]*?)\)?$', re.M | re.S)


def outline(module):
    """A function for each attention of a module in generic form. What the op takes
    from outside is an argument, or comes along if it is computed of constants."""
    constants = {}
    for match in SIMPLE.finditer(module):
        operands = [name for name in match[2].split(", ") if name]
        if all(name in constants for name in operands):
            lines = [line for name in operands for line in constants[name]]
            constants[match[1]] = list(dict.fromkeys([*lines, match[0]]))
    functions = []
    for op in ATTENTION.finditer(module):
        text, result, count, operands, types, results = (op[0], *op.groups())
        inside = set(re.findall(rf"({VALUE}) =", text)) | set(re.findall(rf"({VALUE}):", text))
        taken = dict(zip(operands.split(", "), types.split(", ")))
        for names, of in OPERATION.findall(text):
            taken |= {name: type for name, type in zip(names.split(", "), of.split(", "))
                      if name and name not in inside}
        body = list(dict.fromkeys(
            line for name in taken if name in constants for line in constants[name]))
        arguments = {name: f"%outer{i}" for i, name in enumerate(taken) if name not in constants}
        text = re.sub(VALUE, lambda name: arguments.get(name[0], name[0]), text)
        values = [f"{result}#{i}" for i in range(int(count))] if count else [result]
        signature = ", ".join(f"{new}: {taken[old]}" for old, new in arguments.items())
        functions.append("\n".join([
            f"func.func @attention{len(functions)}({signature}) -> ({results}) {{", *body, text,
            f"    return {', '.join(values)} : {results}", "}"]))
    return functions


def build(options, folder):
    """A folder for each model: the bundles beside the arguments. Whether all compiled."""
    import numpy as np
    corpus = pathlib.Path(__file__).resolve().parents[2] / "test" / "corpus"
    entries = {entry["name"]: entry for entry in json.loads((corpus / "corpus.json").read_text())}
    names = options.names or [n for n, e in entries.items() if e["dtype"] in ("f16", "bf16")]
    models, left = [], {}
    for name in names:
        entry, source, target = entries[name], corpus / name / "model.mlir", folder / name
        target.mkdir()
        captured = subprocess.run(
            [options.attn_opt, source, f"--pass-pipeline={CAPTURE}", "--mlir-print-op-generic",
             "--mlir-print-local-scope"], check=True, stdout=subprocess.PIPE, text=True)
        kernels = outline(captured.stdout)
        assert len(kernels) == entry["attentions"]
        (target / "attention.mlir").write_text("\n".join(kernels))
        for file, bundle in ((source, "model"), (target / "attention.mlir", "attention")):
            done = subprocess.run(
                [options.attn_compile, file, "--target=cuda", f"--chip={options.chip}",
                 "--cpu=x86-64-v3", "--with-references",
                 "--pipeline-options=host-copies=true fallback=error", "-o", target / bundle],
                stderr=subprocess.PIPE, text=True)
            sys.stderr.write(done.stderr)
            if done.returncode:
                error = ERROR.search(done.stderr)
                left[name] = error[1] if error else f"exit status {done.returncode}"
                break
        else:
            # Weights have two dimensions at most, data has a batch and a sequence too.
            data = []
            for i in range(entry["args"]):
                file = corpus / name / f"arg{i}.npy"
                shutil.copy(file, target)
                data.append(np.load(file, mmap_mode="r").ndim > 2)
            models.append({"name": name, "type": entry["dtype"], "data": data,
                           "kernels": len(kernels)})
            print(f"compiled {name}", flush=True)
    (folder / "models.json").write_text(json.dumps({"models": models, "left": left}))
    return all(REFUSED in error for error in left.values())


def check(options, row, *words):
    """Prints lines of the table; whether the rule holds."""
    try:
        done = subprocess.run([options.attn_run, "--device=cuda", "--check=numerics", *words],
                              capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        print(f"{row} FAILED: no end after {SECONDS} s", flush=True)
        return False
    found = LINE.findall(done.stdout)
    for _, error, limit, unfused, largest, _ in found:
        print(f"{row} {error:>10} {limit:>10} {unfused:>10} {largest:>10}", flush=True)
    if done.returncode or not found:
        print(f"{row} FAILED: exit status {done.returncode}\n{done.stdout}{done.stderr}", flush=True)
        return False
    return True


def run(options, folder):
    made = json.loads((folder / "models.json").read_text())
    runs = bad = 0
    print(f"{'model':21} {'type':4} {'what runs':10} {'data':15} {'error':>10} {'limit':>10} "
          f"{'unfused':>10} {'largest':>10}")
    for model in made["models"]:
        place, name = folder / model["name"], f"{model['name']:21} {model['type']:4}"
        args = [f"--arg={place / f'arg{i}.npy'}" for i in range(len(model["data"]))]
        front = ["--arg=-" if is_data else arg for arg, is_data in zip(args, model["data"])]
        for data in DATA:
            row = f"{name} {'model':10} {data:15}"
            bad += not check(options, row, place / "model",
                             *(args if data == "own" else [*front, data]))
            runs += 1
        for entry in (f"attention{i}" for i in range(model["kernels"])):
            for data in OPERANDS:
                row = f"{name} {entry:10} {data:15}"
                bad += not check(options, row, place / "attention", f"--entry={entry}", data)
                runs += 1
    for name, error in made["left"].items():
        refused = REFUSED in error
        print(f"{name:21} {'no kernel' if refused else 'FAILED'}: {error}")
        bad += not refused
    print(f"{len(made['models'])} models, {runs} runs, {bad} failures")
    return bad


def has_gpu():
    try:
        return ctypes.CDLL("libcuda.so.1").cuInit(0) == 0
    except OSError:
        return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--chip", default="sm_90")
    for tool in ("attn-opt", "attn-compile", "attn-run"):
        parser.add_argument(f"--{tool}", default=tool)
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--run", type=pathlib.Path)
    options = parser.parse_args()
    if options.build:
        options.build.mkdir(parents=True, exist_ok=True)
        return not build(options, options.build)
    if not has_gpu():
        print("skipped: no GPU")
        return 77
    if options.run:
        return bool(run(options, options.run))
    with tempfile.TemporaryDirectory() as folder:
        build(options, pathlib.Path(folder))
        return bool(run(options, pathlib.Path(folder)))


if __name__ == "__main__":
    sys.exit(main())

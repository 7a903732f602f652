#!/usr/bin/env python3
"""Runs attn-opt on damaged programs: it must not crash, hang, or fail silently.

Takes .mlir files apart into tokens, changes one to four of them (deletes,
repeats, swaps, or replaces by another token of the same kind: a number, a type,
a value, an operation), and runs a pipeline over the result. An exit status other
than 0 must come with an error message at a location. A fault that a stock
mlir-opt has as well, parsing and verifying the same text, is listed and not
counted.

usage: mutate.py [--count=N] [--seed=N] [--jobs=N] [--timeout=SECONDS]
                 [--tool=attn-opt] [--stock=mlir-opt] [--pipeline=TEXT]...
                 [--keep=DIR] FILE...
"""

import argparse
import concurrent.futures
import pathlib
import random
import re
import subprocess
import sys

TOKEN = re.compile(r"""//[^\n]*|"(?:\\.|[^"\\\n])*"|\s+|[%@^#!][\w$.\-]+(?:\#\d+)?"""
                   r"""|0x[0-9A-Fa-f]{2,}|(?<=[\d?])x(?=[\d?a-zA-Z!])|-?\d+\.\d+(?:[eE][+-]?\d+)?|-?\d+"""
                   r"""|[A-Za-z_][\w.$]*|->|.""", re.X | re.S)
TYPES = ["f16", "bf16", "f32", "f64", "f8E4M3FN", "i1", "i8", "i32", "i64", "index",
         "complex<f32>", "vector<4xf32>", "tensor<4xf32>", "tensor<?x?xf32>",
         "tensor<*xf32>", "memref<4x4xf32>", "none"]
NUMBERS = ["0", "1", "-1", "2", "3", "7", "63", "64", "65", "255", "1000000",
           "2147483648", "9223372036854775807", "-9223372036854775808"]
CRASH = re.compile(r"PLEASE submit a bug report|Stack dump|Assertion `|LLVM ERROR"
                   r"|AddressSanitizer|runtime error:")


# Tokens that stand for each other and leave a program that still verifies, often.
ALIKE = [["f16", "bf16", "f32", "f64"], ["i1", "i8", "i32", "i64"],
         ["arith.addf", "arith.subf", "arith.mulf", "arith.divf", "arith.maximumf",
          "arith.minimumf", "arith.maxnumf"],
         ["arith.addi", "arith.subi", "arith.muli", "arith.divsi", "arith.remsi",
          "arith.andi", "arith.ori", "arith.xori", "arith.maxsi"],
         ["math.exp", "math.exp2", "math.tanh", "math.log", "math.sqrt", "math.absf"],
         ["sle", "slt", "sge", "sgt", "ule", "ult", "eq", "ne"],
         ["oeq", "ogt", "olt", "ueq", "une", "uno"], ["parallel", "reduction"],
         ["floordiv", "mod", "ceildiv"], ["zero", "nan"]]


def kind(token):
    if re.fullmatch(r"-?\d+", token):
        return "number"
    if re.fullmatch(r"bf16|f\d+\w*|i\d+|index", token):
        return "type"
    if token[0] in "%@^#!" and len(token) > 1:
        return token[0]
    if re.fullmatch(r"[a-z_]+(\.[a-z_]+)+", token):
        return "operation"
    if re.fullmatch(r"\w+", token):
        return "word"
    return None


def mutate(text, rng):
    tokens = TOKEN.findall(text)
    if rng.random() < 0.6:
        return mutate_alike(tokens, rng)
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        places = [i for i, token in enumerate(tokens)
                  if token and not token.isspace() and not token.startswith("//")]
        if not places:
            break
        i = rng.choice(places)
        action = rng.random()
        what = kind(tokens[i])
        if what in ("number", "type") and rng.random() < 0.4:
            # The same everywhere: the program stays consistent and gets further.
            old, new = tokens[i], rng.choice(NUMBERS[:10] if what == "number" else TYPES)
            tokens = [new if token == old else token for token in tokens]
            continue
        if action < 0.15:
            tokens[i] = ""
        elif action < 0.25:
            tokens[i] = tokens[i] + " " + tokens[i]
        elif action < 0.35:
            j = rng.choice(places)
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif what == "number":
            tokens[i] = rng.choice(NUMBERS)
        elif what == "type":
            tokens[i] = rng.choice(TYPES)
        elif what:
            same = [tokens[j] for j in places if kind(tokens[j]) == what]
            tokens[i] = rng.choice(same)
        else:
            tokens[i] = rng.choice([tokens[j] for j in places])
    return "".join(tokens)


def mutate_alike(tokens, rng):
    """Changes that keep a program's form: it gets past the parser."""
    for _ in range(rng.choice([1, 1, 2])):
        places = [i for i, token in enumerate(tokens)
                  if any(token.strip('"') in group for group in ALIKE)
                  or re.fullmatch(r"\d+(\.\d+(e[+-]?\d+)?)?", token)]
        if not places:
            break
        old = tokens[rng.choice(places)]
        bare = old.strip('"')
        group = next((group for group in ALIKE if bare in group), None)
        if group:
            new = old.replace(bare, rng.choice(group))
        elif "." in old:
            new = rng.choice(["0.0", "1.0", "-1.0", "0.5", "1.0e+300", "-3.0e+38", "1.0e-40"])
        else:
            new = rng.choice(NUMBERS[:10])
        # A dimension changes everywhere, an operation more often in one place.
        everywhere = rng.random() < (0.8 if old.isdigit() or bare in TYPES else 0.2)
        chosen = rng.choice([i for i in places if tokens[i] == old])
        tokens = [new if token == old and (everywhere or i == chosen) else token
                  for i, token in enumerate(tokens)]
    return "".join(tokens)


def run(command, text, timeout):
    """What went wrong with the command, or None; and its messages."""
    try:
        done = subprocess.run(command, input=text, text=True, timeout=timeout,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              errors="replace")
    except subprocess.TimeoutExpired:
        return "hangs", ""
    if done.returncode < 0 or CRASH.search(done.stderr):
        return f"crashes ({done.returncode})", done.stderr
    if done.returncode and not re.search(r"^.+: error: ", done.stderr, re.M):
        return "fails without a located error", done.stderr
    return None, done.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=60)
    parser.add_argument("--tool", default="attn-opt")
    parser.add_argument("--stock", default="mlir-opt")
    parser.add_argument("--pipeline", action="append", default=[])
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    args = parser.parse_args()
    # Files that split into several are taken as their parts.
    sources = []
    for file in args.files:
        for part in re.split(r"^// -----.*$", file.read_text(), flags=re.M):
            if part.strip():
                sources.append((file.name, part))
    pipelines = args.pipeline or ["builtin.module()"]

    def one(number):
        rng = random.Random(f"{args.seed}/{number}")
        name, text = rng.choice(sources)
        text = mutate(text, rng)
        pipeline = rng.choice(pipelines)
        fault, said = run([args.tool, f"--pass-pipeline={pipeline}",
                           "--mlir-print-op-on-diagnostic=false"], text, args.timeout)
        if not fault:
            return ("error" if "error: " in said else "accepted"), None
        stock, _ = run([args.stock, "--allow-unregistered-dialect"], text, args.timeout)
        return ("stock" if stock == fault else "fault"), (
            number, name, pipeline, fault, said, text)

    counts = {"accepted": 0, "error": 0, "stock": 0, "fault": 0}
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for verdict, report in pool.map(one, range(args.count)):
            counts[verdict] += 1
            if not report:
                continue
            number, name, pipeline, fault, said, text = report
            print(f"{verdict}: mutant {number} of {name} {fault} under {pipeline}")
            if verdict == "fault":
                print("\n".join(said.splitlines()[:12]))
            if args.keep:
                args.keep.mkdir(parents=True, exist_ok=True)
                (args.keep / f"{verdict}-{number}.mlir").write_text(text)
    print(f"{args.count} mutants: {counts['accepted']} accepted, {counts['error']} "
          f"rejected with an error, {counts['stock']} faults that stock mlir-opt has, "
          f"{counts['fault']} faults")
    return bool(counts["fault"])


sys.exit(main())

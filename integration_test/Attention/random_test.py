#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random attentions on random shapes against f64, by the 2x rule.

usage: random_test.py [--target=cuda|cpu] [--chip=sm_90a] [--kernels=60] [--runs=17]
                      [--seed=1] [--build=DIR | --run=DIR]
                      [--attn-compile=PATH] [--attn-run=PATH]

Each kernel has its type, head sizes, heads and their groups, layouts, strides, score,
mask, outputs and form of the softmax; each run its lengths and data. The seed fixes
all of them. Kernels run in processes of their own. A logarithm of the sums is held to
1e-3. --build only compiles into DIR and --run only runs what is there, with attn-run,
so that the machine with the GPU needs no compiler. --target=cpu tries the attentions
themselves. Exits with 77 where there is no GPU of the chip.
"""

import argparse
import collections
import concurrent.futures
import ctypes
import itertools
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

LINE = re.compile(r"numerics: out(\d+) .*?: largest error ([^,]+), limit (\S+) .*: "
                  r"(ok|FAILED)$")
SPILLS = re.compile(r"spills registers on .*")
LSE_LIMIT = 1e-3
LOWEST = -3.4028234663852886e38
# Multiply-adds of a run: the references do them one at a time.
WORK = 2e7
SECONDS = 40

SIZES = [*((d, d) for d in range(8, 257, 8)), (192, 128), (128, 64), (96, 128), (64, 128),
         (40, 72), (72, 24), (8, 256), (256, 8), (24, 160), (200, 48)]
# Heads of queries, and heads that share keys and values: neighbours, or every n-th.
HEADS = [(h, g, share) for h, g in ((1, 1), (2, 1), (3, 1), (5, 1), (4, 2), (6, 2), (6, 3),
                                    (3, 3), (8, 8), (9, 3)) for share in ("floordiv", "mod")]
LAYOUTS = {"q": ["bhmd", "bmhd"], "k": ["bhnd", "bnhd", "bhdn"],
           "v": ["bhne", "bnhe", "bhne", "bnhe", "bhen"], "o": ["bhme", "bmhe"]}
# What the rows of the argument have more than those of the operand, and where that
# begins: whole 16 bytes, or not.
PADS = [(0, 0), (0, 0), (0, 0), (8, 0), (16, 8), (8, 4), (1, 0), (3, 1), (4, 4)]
LENGTHS = [(None, None)] * 7 + [(128, 128), (77, 131), (200, 64), (1, 300), (256, 40)]
MASKS = ["none", "top", "bottom", "ahead", "behind", "argument", "window", "band", "length",
         "bmn", "bn", "mn", "bottom bhmn", "bottom bn", "window bn", "top length"]
SCORES = ["plain", "softcap", "alibi", "bias mn", "bias hmn", "bias bn", "bias bhmn",
          "softcap bias n", "alibi bias hm"]
SOFTMAX = ["auto", "auto", "online", "speculative"]
EMPTY = ["zero", "nan", "fill"]
ODD_LENGTHS = [1, 2, 7, 15, 16, 17, 31, 33, 48, 63, 64, 65, 96, 100, 127, 128, 129, 160, 191,
               192, 193, 255, 256, 257, 300, 321, 384, 400, 511, 513]


class Deck:
    """Draws that take every value before they take one again."""

    def __init__(self, generator):
        self.generator, self.decks = generator, collections.defaultdict(list)

    def draw(self, name, values):
        deck = self.decks[name]
        if not deck:
            deck += values
            self.generator.shuffle(deck)
        return deck.pop()


def draw_kernel(deck):
    d, e = deck.draw("sizes", SIZES)
    heads, group, share = deck.draw("heads", HEADS)
    m, n = deck.draw("lengths", LENGTHS)
    kernel = {
        "type": deck.draw("type", ["bf16", "f16"]), "d": d, "e": e, "h": heads, "group": group,
        "share": share, "b": None if m is None else deck.draw("b", [1, 3]), "m": m, "n": n,
        "mask": deck.draw("mask", MASKS), "score": deck.draw("score", SCORES),
        "shift": deck.draw("shift", [1, 5, 64, 100]), "width": deck.draw("width", [1, 40, 64, 129]),
        "empty": deck.draw("empty", EMPTY), "lse": deck.draw("lse", [True, False, False]),
        "sink": deck.draw("sink", [True] + 7 * [False]),
        "softmax": deck.draw("softmax", SOFTMAX),
        "bias": deck.draw("bias", ["f32", "same"])}
    if kernel["mask"] == "none" and kernel["empty"] == "fill":
        kernel["empty"] = "nan"
    for name, layouts in LAYOUTS.items():
        layout = kernel[name] = deck.draw(name, layouts)
        # The dimension of the keys takes its size from the argument.
        kernel["pad " + name] = (0, 0) if name == "o" or layout[-1] == "n" else deck.draw(
            "pad", PADS)
    return kernel


class Source:
    """A kernel as a function: its arguments, in their order, and its text."""

    def __init__(self, kernel):
        self.kernel = kernel
        self.arguments, self.body, self.captures, self.scalars = [], [], [], []
        self.size = {x: kernel[x] for x in "bmndeh"} | {"g": kernel["h"] // kernel["group"]}

    def type(self, dims, element, pad=0, kind="tensor", layout=""):
        sizes = [self.size[x] for x in dims]
        sizes[-1] = sizes[-1] + pad if pad else sizes[-1]
        shape = "".join(f"{'?' if size is None else size}x" for size in sizes)
        return f"{kind}<{shape}{element}{layout}>"

    def map(self, dims):
        kernel = self.kernel
        shared = f"h {kernel['share']} " + str(
            kernel["group"] if kernel["share"] == "floordiv" else self.size["g"])
        results = ", ".join(shared if x == "g" else x for x in dims)
        return f"affine_map<(b, h, m, n, d, e) -> ({results})>"

    def argument(self, name, dims, element, pad=0):
        type = self.type(dims, element, pad, "memref" if pad else "tensor") if dims else element
        self.arguments.append({"name": name, "dims": dims, "pad": pad, "type": type})

    def capture(self, name, dims, element):
        self.argument(name, dims, element)
        self.captures.append((f"%{name}", dims, self.type(dims, element), element))
        return f"%c_{name}"

    def operand(self, name, dims, pad, offset):
        """The argument, or a view of it whose rows are parts of the argument's. A
        slice of a tensor would be copied."""
        if not pad:
            return f"%{name}"
        element, strides, stride = self.kernel["type"], [], 1
        for x in reversed(dims):
            strides.insert(0, "?" if stride is None else str(stride))
            size = self.size[x]
            stride = None if None in (stride, size) else stride * (size + pad * (x == dims[-1]))
        view = self.type(dims, element, 0, "memref",
                         f", strided<[{', '.join(strides)}], offset: {offset}>")
        sizes = ", ".join(f"%{x}" if self.size[x] is None else str(self.size[x]) for x in dims)
        offsets = ", ".join(["0"] * (len(dims) - 1) + [str(offset)])
        ones = ", ".join("1" * len(dims))
        self.body += [f"%{name}_view = memref.subview %{name}[{offsets}] [{sizes}] [{ones}] : "
                      f"{self.type(dims, element, pad, 'memref')} to {view}",
                      f"%{name}_part = bufferization.to_tensor %{name}_view restrict : {view} to "
                      f"{self.type(dims, element)}"]
        return f"%{name}_part"

    def score(self):
        kernel = self.kernel
        lines = [f"%scale = arith.constant {kernel['d']**-0.5:.9e} : f32",
                 "%s0 = arith.mulf %s, %scale : f32"]
        last, words = "%s0", kernel["score"].split()
        if "softcap" in words:
            lines += ["%cap = arith.constant 5.0 : f32", f"%in_cap = arith.divf {last}, %cap : f32",
                      "%bent = math.tanh %in_cap : f32", "%s1 = arith.mulf %bent, %cap : f32"]
            last = "%s1"
        if "alibi" in words:
            slope = self.capture("slope", "h", "f32")
            lines += ["%am = attn.index 2", "%an = attn.index 3",
                      "%far = arith.subi %an, %am : index",
                      "%far_i = arith.index_cast %far : index to i32",
                      "%far_f = arith.sitofp %far_i : i32 to f32",
                      "%tenth = arith.constant 0.1 : f32",
                      f"%steep = arith.mulf {slope}, %tenth : f32",
                      "%down = arith.mulf %steep, %far_f : f32",
                      f"%s2 = arith.addf {last}, %down : f32"]
            last = "%s2"
        if "bias" in words:
            element = kernel["type"] if kernel["bias"] == "same" else "f32"
            bias = self.capture("bias", words[-1], element)
            if element != "f32":
                lines.append(f"%wide = arith.extf {bias} : {element} to f32")
                bias = "%wide"
            lines.append(f"%s3 = arith.addf {last}, {bias} : f32")
            last = "%s3"
        return lines + [f"attn.yield {last} : f32"]

    def mask(self):
        kernel, lines, seen = self.kernel, ["%i = attn.index 2", "%j = attn.index 3"], []

        def compare(kind, left, right):
            seen.append(f"%see{len(seen)}")
            lines.append(f"{seen[-1]} = arith.cmpi {kind}, {left}, {right} : index")

        for word in kernel["mask"].split():
            if word in ("top", "bottom", "ahead", "behind", "argument", "window"):
                if word == "top":
                    self.body.append("%shift = arith.constant 0 : index")
                elif word in ("ahead", "behind"):
                    sign = "-" if word == "behind" else ""
                    self.body.append(f"%shift = arith.constant {sign}{kernel['shift']} : index")
                elif word == "argument":
                    self.argument("shift", "", "index")
                else:
                    self.body.append("%shift = arith.subi %n, %m : index")
                lines.append("%last = arith.addi %i, %shift : index")
                compare("sle", "%j", "%last")
            if word in ("window", "band"):
                self.body.append(f"%width = arith.constant {kernel['width']} : index")
                lines.append("%reach = arith.addi %j, %width : index")
                compare("sgt" if word == "window" else "sge", "%reach",
                        "%last" if word == "window" else "%i")
            if word == "band":
                lines.append("%right = arith.addi %i, %width : index")
                compare("sle", "%j", "%right")
            if word == "length":
                length = self.capture("length", "b", "i64")
                lines.append(f"%end = arith.index_cast {length} : i64 to index")
                compare("slt", "%j", "%end")
            if set(word) <= set("bhmn"):
                seen.append(self.capture("see", word, "i1"))
        if not seen:
            return []
        result = seen[0]
        for i, other in enumerate(seen[1:]):
            lines.append(f"%both{i} = arith.andi {result}, {other} : i1")
            result = f"%both{i}"
        return lines + [f"attn.yield {result} : i1"]

    def text(self):
        kernel, t = self.kernel, self.kernel["type"]
        few = lambda dims: dims.replace("h", "g")
        layouts = {"q": kernel["q"], "k": few(kernel["k"]), "v": few(kernel["v"])}
        for name, dims in layouts.items():
            self.argument(name, dims, t, kernel["pad " + name][0])
        for i, (name, tensor) in enumerate((("b", "q"), ("m", "q"), ("n", "k"))):
            dim = layouts[tensor].index(name)
            type = self.arguments["qk".index(tensor)]["type"]
            self.body += [f"%at{i} = arith.constant {dim} : index",
                          f"%{name} = {type[:6]}.dim %{tensor}, %at{i} : {type}"]
        score, mask = self.score(), self.mask()
        q, k, v = (self.operand(name, dims, *kernel["pad " + name])
                   for name, dims in layouts.items())

        def empty(name, dims, element):
            sizes = ", ".join(f"%{x}" for x in dims if self.size[x] is None)
            type = self.type(dims, element)
            self.body.append(f"%{name} = tensor.empty({sizes}) : {type}")
            return type

        maps = [*layouts.values(), *(c[1] for c in self.captures)]
        results = [empty("o", kernel["o"], t)]
        outs = f"outs(%o : {results[0]})"
        ins = ", ".join(self.type(dims, t) for dims in layouts.values())
        sink = ""
        if kernel["sink"]:
            self.argument("sink", "h", "f32")
            maps.append("h")
            sink = f" sink(%sink : {self.type('h', 'f32')})"
        maps.append(kernel["o"])
        if kernel["lse"]:
            maps.append("bhm")
            results.append(empty("l", "bhm", "f32"))
            outs += f" lse(%l : {results[1]})"
        given = ", ".join(f"%c_{c[0][1:]}: {c[3]}" for c in self.captures)
        captured = (f" captures({', '.join(c[0] for c in self.captures)} : "
                    f"{', '.join(c[2] for c in self.captures)})" if self.captures else "")
        empty_rows = (f"fill = {LOWEST} : f64" if kernel["empty"] == "fill" else
                      f"empty_rows = #attn.empty_rows<{kernel['empty']}>")
        attributes = f"indexing_maps = [{', '.join(map(self.map, maps))}], {empty_rows}"
        regions = f"score {{\n^bb0(%s: f32{', ' + given if given else ''}):\n"
        regions += "\n".join(score) + "\n}"
        if mask:
            regions += f" mask {{\n{f'^bb0({given}):' if given else ''}\n"
            regions += "\n".join(mask) + "\n}"
        arguments = ", ".join(f"%{a['name']}: {a['type']}" for a in self.arguments)
        names = ", ".join(f"%r#{i}" if len(results) > 1 else "%r" for i in range(len(results)))
        types = ", ".join(results)
        body = "\n".join(self.body)
        return f"""func.func @main({arguments}) -> ({types}) {{
{body}
%r{f':{len(results)}' if len(results) > 1 else ''} = attn.attention {{{attributes}}}
ins({q}, {k}, {v} : {ins}){captured}{sink} {outs}
{regions} -> {types}
return {names} : {types}
}}
"""


def draw_run(generator, kernel, source, number):
    """The options of attn-run."""
    limit = WORK / (kernel["h"] * (kernel["d"] + kernel["e"]))
    sizes = dict(source.size)
    if sizes["m"] is None:
        sizes["b"] = generator.choice([1, 1, 2, 3])
        while True:
            sizes["m"], sizes["n"] = (generator.choice(ODD_LENGTHS) for _ in range(2))
            if generator.random() < 0.2:
                sizes["n"] = sizes["m"]
            if sizes["b"] * sizes["m"] * sizes["n"] <= limit:
                break
    words = [f"--{'adversarial' if number % 3 == 2 else 'random'}={number + 1}",
             f"--int-range=0:{sizes['n']}"]
    for i, argument in enumerate(source.arguments):
        if argument["dims"]:
            shape = [sizes[x] for x in argument["dims"]]
            shape[-1] += argument["pad"]
            words += [f"--shape={i}:{'x'.join(map(str, shape))}", "--arg=-"]
        else:
            words.append(f"--arg={generator.randint(-sizes['m'] // 2, sizes['n'])}")
    return " ".join(words)


def describe(kernel):
    layouts = " ".join(kernel[x] + "+{}@{}".format(*kernel["pad " + x]) for x in "qkvo")
    lengths = "" if kernel["m"] is None else f" {kernel['b']}x{kernel['m']}x{kernel['n']}"
    return (f"{kernel['type']} d{kernel['d']}v{kernel['e']} h{kernel['h']} {kernel['share']} "
            f"{kernel['group']} {layouts}{lengths} [{kernel['score']}] [{kernel['mask']}] "
            f"{kernel['empty']}{' lse' * kernel['lse']}{' sink' * kernel['sink']} "
            f"{kernel['softmax']}")


def build(options, folder):
    """Bundles, and kernels.json with their runs. Whether all compiled."""
    generator = random.Random(options.seed)
    deck = Deck(generator)
    kernels = []
    for number in range(options.kernels):
        kernel = draw_kernel(deck)
        source = Source(kernel)
        name = f"kernel{number:02}"
        (folder / f"{name}.mlir").write_text(source.text())
        kernels.append({"name": name, "about": describe(kernel), "softmax": kernel["softmax"],
                        "runs": [draw_run(generator, kernel, source, run)
                                 for run in range(options.runs)]})

    def compile(kernel, *more):
        words = [options.attn_compile, folder / f"{kernel['name']}.mlir",
                 f"--target={options.target}", "--cpu=x86-64-v3", "--with-references", "-o",
                 folder / kernel["name"]]
        if options.target == "cuda":
            pipeline = ["fallback=error", f"softmax={kernel['softmax']}", *more]
            words += [f"--chip={options.chip}", f"--pipeline-options={' '.join(pipeline)}"]
        return subprocess.run(words, stderr=subprocess.PIPE, text=True)

    def make(kernel):
        done = compile(kernel)
        spills = SPILLS.search(done.stderr)
        if spills:
            # What it computes is judged all the same.
            kernel["spills"] = spills[0]
            done = compile(kernel, "max-spill=-1")
        kernel["built"] = done.returncode == 0
        if spills or not kernel["built"]:
            print(f"{kernel['name']} {kernel['about']}\n  {done.stderr or spills[0]}", flush=True)
        return kernel["built"]

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        built = list(pool.map(make, kernels))
    (folder / "kernels.json").write_text(json.dumps(
        {"target": options.target, "kernels": kernels}, indent=1))
    print(f"{sum(built)} of {len(built)} kernels compiled")
    return all(built)


def judge(lines):
    """Whether the results of a run hold, and what is wrong with them."""
    results = [(found, line) for line in lines if (found := LINE.match(line))]
    if not results:
        return lines or ["no result"]
    is_close = lambda found, line: (found[1] == "1" and float(found[2]) <= LSE_LIMIT
                                    and "NaN on one side" not in line)
    return [line for found, line in results
            if found[4] != "ok" and not is_close(found, line)]


def run_kernel(options, folder, kernel):
    """What failed of its runs, as (run, text)."""
    failures, left = [], kernel["runs"]
    environment = {**os.environ, "ATTN_NUM_THREADS": "1"}
    while left:
        with tempfile.NamedTemporaryFile("w", suffix=".runs") as batch:
            batch.write("".join(run + "\n" for run in left))
            batch.flush()
            try:
                done = subprocess.run(
                    [options.attn_run, folder / kernel["name"], "--check=numerics",
                     f"--batch={batch.name}"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                    text=True, timeout=SECONDS, env=environment)
                said, end = done.stdout, f"exit status {done.returncode}"
                is_over = done.returncode in (0, 1)
            except subprocess.TimeoutExpired as late:
                said, end = (late.stdout or b"").decode(), f"no end after {SECONDS} s"
                is_over = False
        blocks = re.split("^run: ", said, flags=re.M)[1:]
        if not is_over:
            # The last one that began has ended the process.
            last = blocks.pop() if blocks else said
            failures.append((left[len(blocks)], f"{end}: {last.strip()[-400:]}"))
        for run, block in itertools.zip_longest(left if is_over else left[:len(blocks)], blocks,
                                                fillvalue=""):
            failures += [(run, line) for line in judge(block.splitlines()[1:])]
        left = [] if is_over else left[len(blocks) + 1:]
    return failures


def run(options, folder):
    made = json.loads((folder / "kernels.json").read_text())
    kernels = [kernel for kernel in made["kernels"] if kernel["built"]]
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for kernel, failures in zip(kernels, pool.map(
                lambda kernel: run_kernel(options, folder, kernel), kernels)):
            failed = collections.defaultdict(list)
            for words, text in failures:
                failed[words].append(text)
            bad += len(failed)
            if failed:
                print(f"{kernel['name']} {kernel['about']}")
            for words, texts in failed.items():
                print("\n".join([f"  FAILED {words}", *("    " + text for text in texts)]),
                      flush=True)
    bad += len(made["kernels"]) - len(kernels)
    for kernel in kernels:
        if "spills" in kernel:
            print(f"{kernel['name']} {kernel['about']} {kernel['spills']}")
    runs = sum(len(kernel["runs"]) for kernel in kernels)
    print(f"{len(kernels)} kernels, {runs} runs, {bad} failures")
    return bad


def why_not(chip):
    """Why code for the chip does not run here; empty if it does."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        return str(error)
    if cuda.cuInit(0):
        return "no GPU"
    major, minor = ctypes.c_int(), ctypes.c_int()
    for value, attribute in (major, 75), (minor, 76):
        cuda.cuDeviceGetAttribute(ctypes.byref(value), attribute, 0)
    here = f"sm_{major.value}{minor.value}a"
    return f"the GPU is {here}" if chip.endswith("a") and chip != here else ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--target", default="cuda", choices=("cuda", "cpu"))
    parser.add_argument("--chip", default="sm_90a")
    parser.add_argument("--kernels", type=int, default=60)
    parser.add_argument("--runs", type=int, default=17)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=max(1, len(os.sched_getaffinity(0)) * 3 // 4))
    for tool in ("attn-compile", "attn-run"):
        parser.add_argument(f"--{tool}", default=tool)
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--run", type=pathlib.Path)
    options = parser.parse_args()
    if options.build:
        options.build.mkdir(parents=True, exist_ok=True)
        return not build(options, options.build)
    reason = why_not(options.chip) if options.target == "cuda" else ""
    if reason:
        print(f"skipped: {reason}")
        return 77
    if options.run:
        return bool(run(options, options.run))
    with tempfile.TemporaryDirectory() as folder:
        build(options, pathlib.Path(folder))
        return bool(run(options, pathlib.Path(folder)))


if __name__ == "__main__":
    sys.exit(main())

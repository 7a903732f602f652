#!/usr/bin/env python3
"""Counts instructions of the machine code in MLIR's gpu.binary ops or in cubins.

Reads .mlir text (standard input, or files) and takes every object of the format
`bin` apart, or reads .cubin files. For each kernel prints one line:

    NAME CHIP instructions=N local=N mma=N mufu=N shuffle=N copy=N ...

local counts loads and stores of local memory (LDL, STL: spills and arrays that
are indexed), mma HMMA and HGMMA, mufu the exponentials (ex2 these alone),
logarithms and reciprocals, copy LDGSTS (cp.async), ldmatrix LDSM, waits the waits
for HGMMA.

--max NAME=N fails if a kernel has more than N of what NAME counts, --min NAME=N
if it has fewer. --loop counts the loop with the matrix instructions alone, --hot
the shortest way around it, which enters no branch that could be passed by.

usage: sass.py [--nvdisasm=PROGRAM] [--max=NAME=N]... [--min=NAME=N]...
               [--loop|--hot] [FILE]...
"""

import argparse
import heapq
import pathlib
import re
import subprocess
import sys
import tempfile

COUNTERS = {
    "local": r"(LDL|STL)\b",
    "mma": r"(HMMA|HGMMA)\b",
    "mufu": r"MUFU\b",
    "shuffle": r"SHFL\b",
    "copy": r"LDGSTS\b",
    "ldmatrix": r"LDSM\b",
    # Not the calls of a label, which ptxas uses as jumps.
    "calls": r"CALL\b(?!.*\.L)",
    "barriers": r"BAR\b",
    "waits": r"WARPGROUP\.DEPBAR\b",
    "fp32": r"(FFMA|FADD|FMUL|FMNMX|FSEL|FSETP)\b",
    "ex2": r"MUFU\.EX2\b",
    "ffma": r"FFMA\b",
    "fmul": r"FMUL\b",
    "fadd": r"FADD\b",
    "fmnmx": r"FMNMX\b",
}
ESCAPE = re.compile(rb'\\([0-9A-Fa-f]{2}|["\\nt])')
INSTRUCTION = re.compile(
    r"^\s*/\*(?P<address>[0-9a-f]+)\*/\s+(?P<text>[^;]*);", re.M)
LABEL = re.compile(r"^(?P<label>\.L[\w.]+):", re.M)


def unescape(text):
    named = {b"n": b"\n", b"t": b"\t", b'"': b'"', b"\\": b"\\"}
    return ESCAPE.sub(
        lambda m: named.get(m[1]) or bytes([int(m[1], 16)]), text.encode("latin-1"))


def objects(text):
    """(chip, bytes) of each machine code object in MLIR text."""
    for line in text.splitlines():
        # One object after the other: a match never spans two.
        for part in re.split(r"(?=#gpu\.object<)", line):
            match = re.search(r'chip = "(\w+)"', part)
            code = re.search(r'\bbin = "((?:[^"\\]|\\.)*)"', part)
            if match and code:
                yield match[1], unescape(code[1])


def disassemble(nvdisasm, cubin):
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        done = subprocess.run([nvdisasm, "-c", file.name], text=True,
                              capture_output=True)
    if done.returncode:
        sys.exit(f"sass.py: {nvdisasm} failed: {done.stderr.strip()}")
    return done.stdout


def kernels(sass):
    """(name, lines) for each function; a line is an instruction or a label."""
    parts = re.split(r"^\.text\.([\w$.]+):$", sass, flags=re.M)
    for name, body in zip(parts[1::2], parts[2::2]):
        body = re.split(r"^\s*\.section\b", body, flags=re.M)[0]
        lines = []
        for line in body.splitlines():
            if match := LABEL.match(line):
                lines.append((match["label"], None))
            elif match := INSTRUCTION.match(line):
                lines.append((None, match["text"].strip()))
        yield name, lines


def find_loops(lines):
    """(first, last + 1) of each loop."""
    place = {label: i for i, (label, _) in enumerate(lines) if label}
    loops = []
    for i, (_, text) in enumerate(lines):
        match = text and re.search(r"\bBRA\b.*?(\.L[\w.]+)", text)
        # The branch to itself at a function's end is no loop.
        if match and place.get(match[1], i) < i - 2:
            loops.append((place[match[1]], i + 1))
    return loops


def key_loops(lines):
    """The loops over keys, and those of them that stand behind a vote of all warps:
    loops that have matrix instructions and exponentials, in themselves or in loops
    inside, and no such loop inside."""
    vote = next((i for i, (_, text) in enumerate(lines)
                 if text and re.search(r"\bBAR\.RED\b", text)), len(lines))
    loops = []
    for loop in find_loops(lines):
        counts = count(lines[slice(*loop)])
        if counts["mma"] and counts["ex2"]:
            loops.append(loop)
    inner = [(a, b) for a, b in sorted(loops)
             if not any((c, d) != (a, b) and a <= c and d <= b for c, d in loops)]
    return ([lines[a:b] for a, b in inner if a <= vote],
            [lines[a:b] for a, b in inner if a > vote])


def main_loop(lines):
    """The instructions of the loop that has most matrix instructions and no other
    such loop inside; without any, of the longest loop."""
    loops = find_loops(lines)
    matrix = {loop: count(lines[slice(*loop)])["mma"] for loop in loops}
    inner = [(a, b) for (a, b) in loops if matrix[a, b]
             and not any((c, d) != (a, b) and a <= c and d <= b and matrix[c, d]
                         for c, d in loops)]
    if inner:
        return lines[slice(*max(inner, key=matrix.get))]
    if loops:
        return lines[slice(*max(loops, key=lambda loop: loop[1] - loop[0]))]
    return []


def hot_path(lines):
    """The instructions on the shortest way around the main loop."""
    loop = main_loop(lines)
    if not loop:
        return []
    place = {label: i for i, (label, _) in enumerate(lines) if label}
    start = next(i for i, line in enumerate(lines) if line is loop[0])

    def successors(i):
        text = lines[i][1]
        if text is None:
            return [i + 1]
        bare = re.sub(r"^@!?\w+\s+", "", text)
        if re.match(r"(EXIT|RET)\b", bare):
            return [i + 1] if bare != text else []
        match = re.match(r"BRA\b.*?(\.L[\w.]+)", bare)
        if not match:
            return [i + 1]
        # Branches have predicates in front or as operands.
        always = bare == text and not re.search(r"\bU?P\d", bare)
        return [place[match[1]]] + ([] if always else [i + 1])

    cost, came = {start: 0}, {}
    queue = [(0, start)]
    while queue:
        sofar, i = heapq.heappop(queue)
        if sofar > cost[i]:
            continue
        for j in successors(i):
            if j == start:
                path = [i]
                while path[-1] in came:
                    path.append(came[path[-1]])
                return [lines[k] for k in reversed(path)]
            step = sofar + (j < len(lines) and lines[j][1] is not None)
            if j < len(lines) and step < cost.get(j, float("inf")):
                cost[j], came[j] = step, i
                heapq.heappush(queue, (step, j))
    return loop


def count(lines):
    texts = [re.sub(r"^@!?\w+\s+", "", text) for _, text in lines if text]
    texts = [text for text in texts if not text.startswith("NOP")]
    found = {"instructions": len(texts)}
    for name, pattern in COUNTERS.items():
        found[name] = sum(bool(re.match(pattern, text)) for text in texts)
    return found


def limits(texts):
    pairs = [text.split("=") for text in texts]
    return {name: int(number) for name, number in pairs}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nvdisasm", default="nvdisasm")
    parser.add_argument("--max", action="append", default=[])
    parser.add_argument("--min", action="append", default=[])
    parser.add_argument("--loop", action="store_true")
    parser.add_argument("--hot", action="store_true")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    args = parser.parse_args()

    found = []
    for file in args.files or [None]:
        if file and file.suffix == ".cubin":
            found.append(("-", file.read_bytes()))
            continue
        text = file.read_text("latin-1") if file else sys.stdin.buffer.read().decode("latin-1")
        found.extend(objects(text))
    if not found:
        sys.exit("sass.py: no machine code in the input")

    failed = False
    for chip, cubin in found:
        for name, lines in kernels(disassemble(args.nvdisasm, cubin)):
            if args.hot:
                lines = hot_path(lines)
            elif args.loop:
                lines = main_loop(lines)
            counts = count(lines)
            print(name, chip, *(f"{key}={value}" for key, value in counts.items()))
            for key, limit in limits(args.max).items():
                if counts[key] > limit:
                    print(f"error: {name} on {chip}: {key} is {counts[key]}, at most "
                          f"{limit} allowed")
                    failed = True
            for key, limit in limits(args.min).items():
                if counts[key] < limit:
                    print(f"error: {name} on {chip}: {key} is {counts[key]}, at least "
                          f"{limit} expected")
                    failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

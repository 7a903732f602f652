#!/usr/bin/env python3
"""Prints the operations of one name from MLIR text, each with its regions.

usage: extract-op.py [--count=N] [--lines=N] NAME < FILE
Only the first of several identical ones is printed; with --count, the first N
different ones. With --lines, what goes beyond N lines of an operation is left
out, and "..." says so.
"""

import argparse
import re
import sys
import textwrap


def operations(lines, name):
    """Yields the lines of each operation: to where its brackets are closed."""
    start = re.compile(rf"^\s*(%\S+( = |,.* = ))?\"?{re.escape(name)}\"?(?![\w.])")
    i = 0
    while i < len(lines):
        if not start.match(lines[i]):
            i += 1
            continue
        depth, end = 0, i
        while True:
            # Arrows and comparisons hold no brackets, strings may.
            code = re.sub(r"\"(\\.|[^\"\\])*\"|->|>=|<=", "", lines[end])
            depth += sum(code.count(c) for c in "({[<") - sum(code.count(c) for c in ")}]>")
            end += 1
            if depth <= 0 or end == len(lines):
                break
        yield lines[i:end]
        i = end


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("--count", type=int, default=0)
    parser.add_argument("--lines", type=int, default=0)
    args = parser.parse_args()
    seen = set()
    for operation in operations(sys.stdin.read().splitlines(), args.name):
        text = textwrap.dedent("\n".join(operation))
        if text in seen or (args.count and len(seen) == args.count):
            continue
        seen.add(text)
        lines = text.splitlines()
        if args.lines and len(lines) > args.lines:
            lines = lines[:args.lines] + ["..."]
        print("\n".join(lines))
    if not seen:
        sys.exit(f"extract-op: no {args.name}")


main()

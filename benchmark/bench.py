#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiled attention kernels against every other that is installed.

    benchmark/bench.py build FOLDER          compiles kernels, needs no GPU
    benchmark/bench.py run --ours FOLDER     measures, needs a GPU and PyTorch
    benchmark/bench.py report FILE.json      tables and plot of a run

See benchmark/README.md.
"""
import pathlib
import sys

if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
    from attn_bench.cli import main
    raise SystemExit(main())

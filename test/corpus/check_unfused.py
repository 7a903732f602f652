#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the corpus itself: the unfused graphs, lowered by upstream passes
alone and run on the CPU, must give the framework's outputs.

check_unfused.py [NAME...] [--llvm=DIR]     (default: every model)

Needs NumPy, and mlir-opt, mlir-translate and clang of LLVM 22 in DIR/bin.
"""

import argparse
import ctypes
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

CORPUS = pathlib.Path(__file__).resolve().parent

PIPELINE = """builtin.module(
  one-shot-bufferize{bufferize-function-boundaries
    function-boundary-type-conversion=identity-layout-map},
  func.func(convert-linalg-to-loops, arith-expand),
  expand-strided-metadata, lower-affine, convert-scf-to-cf,
  func.func(llvm-request-c-wrappers),
  convert-math-to-llvm, convert-math-to-libm, arith-expand,
  convert-arith-to-llvm, convert-index-to-llvm, finalize-memref-to-llvm,
  convert-func-to-llvm, convert-cf-to-llvm, reconcile-unrealized-casts)"""

# The largest error allowed. In f32 only the order of summation differs. The
# half types also round the projections, P and the result, so that their limit
# is relative to the largest value of the output. Gemma 2 rounds its scores to bf16
# six times.
LIMIT_F32 = 1e-4
LIMIT_HALF = {"f16": 4e-3, "bf16": 3e-2}


def descriptor(value: np.ndarray) -> ctypes.Array:
    """A memref descriptor (all fields are 64 bits wide)."""
    strides = [s // value.itemsize for s in value.strides]
    address = value.ctypes.data
    fields = [address, address, 0, *value.shape, *strides]
    return (ctypes.c_int64 * len(fields))(*fields)


def from_descriptor(fields: list[int], rank: int, dtype: np.dtype) -> np.ndarray:
    shape, strides = fields[3 : 3 + rank], fields[3 + rank : 3 + 2 * rank]
    byte_strides = [s * dtype.itemsize for s in strides]
    size = 1 + sum((n - 1) * s for n, s in zip(shape, strides, strict=True))
    address = fields[1] + fields[2] * dtype.itemsize
    buffer = (ctypes.c_char * (size * dtype.itemsize)).from_address(address)
    return np.lib.stride_tricks.as_strided(np.frombuffer(buffer, dtype), shape, byte_strides).copy()


def widen(value: np.ndarray, dtype: str) -> np.ndarray:
    """To f64; bf16 is stored as its bits."""
    if dtype == "bf16" and value.dtype == np.uint16:
        return (value.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return value.astype(np.float64)


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command[0]}: exit code {done.returncode}\n{done.stderr}")


def check(entry: dict, llvm: pathlib.Path) -> bool:
    name, folder = entry["name"], CORPUS / entry["name"]
    args = [np.load(folder / f"arg{i}.npy") for i in range(entry["args"])]
    want = [np.load(folder / f"out{i}.npy") for i in range(entry["results"])]
    with tempfile.TemporaryDirectory() as scratch:
        lowered, ir, library = (f"{scratch}/{name}{s}" for s in (".mlir", ".ll", ".so"))
        source = str(folder / "model.mlir")
        run([f"{llvm}/bin/mlir-opt", source, f"--pass-pipeline={PIPELINE}", "-o", lowered])
        run([f"{llvm}/bin/mlir-translate", "--mlir-to-llvmir", lowered, "-o", ir])
        flags = ["-O1", "-march=native", "-shared", "-fPIC", "-w"]
        flags += [f"-L{llvm}/lib", f"-Wl,-rpath,{llvm}/lib", "-lmlir_c_runner_utils", "-lm"]
        run([f"{llvm}/bin/clang", ir, *flags, "-o", library])
        main = ctypes.CDLL(library)._mlir_ciface_main
    operands = [descriptor(a) for a in args]
    result = (ctypes.c_int64 * sum(3 + 2 * w.ndim for w in want))()
    main(result, *operands)

    good, fields = True, list(result)
    for i, expected in enumerate(want):
        got = from_descriptor(fields, expected.ndim, expected.dtype)
        fields = fields[3 + 2 * expected.ndim :]
        got, expected = widen(got, entry["dtype"]), widen(expected, entry["dtype"])
        same_shape = got.shape == expected.shape
        error = np.abs(got - expected).max() if same_shape else np.inf
        limit = LIMIT_F32
        if entry["dtype"] in LIMIT_HALF:
            limit = LIMIT_HALF[entry["dtype"]] * np.abs(expected).max()
        passed = bool(error <= limit)  # false for NaN
        good &= passed
        verdict = "ok" if passed else "FAILED"
        print(f"{name}: out{i} error {error:.2e}, limit {limit:.1e}: {verdict}")
    return good


def main() -> None:
    entries = {e["name"]: e for e in json.loads((CORPUS / "corpus.json").read_text())}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(entries))
    parser.add_argument("--llvm", type=pathlib.Path, default="/usr/lib/llvm-22")
    options = parser.parse_args()
    names = options.names or list(entries)
    for name in names:
        if name not in entries:
            parser.error(f"'{name}' is not in corpus.json")
    failed = [n for n in names if not check(entries[n], options.llvm)]
    print(f"{len(names) - len(failed)} passed, {len(failed)} failed")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()

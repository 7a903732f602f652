#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiled attention kernels against f64 and PyTorch's flash backend.

    benchmark/attention.py build DIR   compiles the kernels, needs no GPU
    benchmark/attention.py run DIR     runs them, needs a GPU and PyTorch alone

A kernel of `run` is checked by the 2x rule on the rows of two heads, then timed:
the median of five times twenty launches, the peer in the same process, random
normal data. FLOP are 4 B H Sq Sk D, half of it if causal. A kernel that hangs is
killed after a minute.
"""
import argparse
import ctypes
import json
import math
import multiprocessing
import pathlib
import queue
import re
import subprocess

MODULE = """
#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
func.func @f(%q: {type}, %k: {type}, %v: {type}) -> {type} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %scale = arith.constant {scale:.9e} : f32
  %b = tensor.dim %q, %c0 : {type}
  %m = tensor.dim %q, %c1 : {type}
  %init = tensor.empty(%b, %m) : {type}
  %r = attn.attention {{indexing_maps = [#q, #k, #v, #o]}}
    ins(%q, %k, %v : {type}, {type}, {type}) outs(%init : {type})
    score {{
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    }} {mask} -> {type}
  return %r : {type}
}}
"""
CAUSAL = """mask {
      %i = attn.index 1
      %j = attn.index 2
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1
    }"""
KERNELS = [
    (dtype, d, causal)
    for d in (64, 128)
    for dtype in ("bf16", "f16")
    for causal in (False, True)
]
LENGTHS = (4096, 16384)


def name_of(dtype, d, causal):
    return f"{dtype}_d{d}_{'causal' if causal else 'full'}"


def build(directory, tools, chip, options):
    directory.mkdir(parents=True, exist_ok=True)
    for dtype, d, causal in KERNELS:
        name = name_of(dtype, d, causal)
        source = directory / f"{name}.mlir"
        source.write_text(
            MODULE.format(
                type=f"tensor<?x?x{d}x{dtype}>",
                scale=d**-0.5,
                mask=CAUSAL if causal else "",
            )
        )
        pipeline = f"fallback=error {options}"
        module = subprocess.run(
            [tools / "attn-opt", source, "--attn-to-nvvm="
             f"chip={chip} format=llvm {pipeline}"],
            check=True, capture_output=True,
        ).stdout.decode(errors="replace")
        subprocess.run(
            [tools / "attn-compile", source, "--target=cuda", f"--chip={chip}",
             "--format=cubin", f"--pipeline-options={pipeline}",
             "-o", directory / f"{name}.cubin"],
            check=True,
        )
        launch = re.search(
            r"threads in \((%\S+),.*?dynamic_shared_memory_size (%\S+) ", module
        )
        constant = lambda value: int(
            re.search(re.escape(value) + r" = arith.constant (\d+)", module)[1]
        )
        tile = re.search(r"= affine_map<\(\)\[s0\] -> \(s0 ceildiv (\d+)\)>", module)
        meta = {
            "threads": constant(launch[1]),
            "shared": constant(launch[2]),
            "queries": int(tile[1]),
        }
        (directory / f"{name}.json").write_text(json.dumps(meta))
        print(name, meta)


class Kernel:
    """A kernel over (heads, queries, head size) tensors."""

    def __init__(self, directory, name):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.meta = json.loads((directory / f"{name}.json").read_text())
        image = (directory / f"{name}.cubin").read_bytes()
        module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        self.check(self.cuda.cuModuleLoadData(ctypes.byref(module), image))
        self.check(self.cuda.cuModuleGetFunction(
            ctypes.byref(self.function), module, b"f_attention"))
        # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        self.check(self.cuda.cuFuncSetAttribute(
            self.function, 8, self.meta["shared"]))

    def check(self, code):
        if code:
            text = ctypes.c_char_p()
            self.cuda.cuGetErrorString(code, ctypes.byref(text))
            raise RuntimeError(text.value.decode())

    def __call__(self, q, k, v, out, stream):
        args = []
        for t in (q, k, v, out):
            pointer = ctypes.c_void_p(t.data_ptr())
            args += [pointer, pointer, ctypes.c_int64(0)]
            args += [ctypes.c_int64(x) for x in (*t.shape, *t.stride())]
        args += [ctypes.c_int64(x) for x in (q.shape[1], k.shape[1], q.shape[0])]
        array = (ctypes.c_void_p * len(args))(
            *[ctypes.cast(ctypes.pointer(a), ctypes.c_void_p) for a in args])
        grid = q.shape[0] * -(-q.shape[1] // self.meta["queries"])
        self.check(self.cuda.cuLaunchKernel(
            self.function, grid, 1, 1, self.meta["threads"], 1, 1,
            self.meta["shared"], ctypes.c_void_p(stream), array, None))


def median_ms(torch, launch, rounds=5, launches=20):
    for _ in range(3):
        launch()
    times = []
    for _ in range(rounds):
        begin, end = torch.cuda.Event(True), torch.cuda.Event(True)
        begin.record()
        for _ in range(launches):
            launch()
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) / launches)
    return sorted(times)[rounds // 2]


def reference(torch, q, k, v, causal, dtype):
    s = q.to(dtype) @ k.to(dtype).transpose(1, 2) / math.sqrt(q.shape[-1])
    if causal:
        see = torch.ones(s.shape[1:], dtype=torch.bool, device="cuda").tril()
        s = s.masked_fill(~see, float("-inf"))
    return s.softmax(-1) @ v.to(dtype)


def measure(directory, dtype, d, causal, lines):
    import torch
    from torch.nn.attention import SDPBackend, sdpa_kernel

    torch.zeros(1, device="cuda")
    name = name_of(dtype, d, causal)
    kernel = Kernel(directory, name)
    kind = {"bf16": torch.bfloat16, "f16": torch.float16}[dtype]
    for length in LENGTHS:
        heads = 16384 // length * 2048 // d
        torch.manual_seed(1)
        q, k, v = (
            torch.randn(heads, length, d, device="cuda").to(kind) for _ in range(3)
        )
        out = torch.full_like(q, float("nan"))
        stream = torch.cuda.current_stream().cuda_stream
        kernel(q, k, v, out, stream)
        some = slice(0, 2)
        exact = reference(torch, q[some], k[some], v[some], causal, torch.float64)
        plain = reference(torch, q[some], k[some], v[some], causal, kind)
        error = (out[some].double() - exact).abs().max().item()
        limit = (2 * (plain.double() - exact).abs().max().item()
                 + torch.finfo(kind).eps * exact.abs().max().item())
        ok = error <= limit and not torch.isnan(out).any()
        del exact, plain
        ours = median_ms(torch, lambda: kernel(q, k, v, out, stream))
        with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
            peer = median_ms(
                torch,
                lambda: torch.nn.functional.scaled_dot_product_attention(
                    q[None], k[None], v[None], is_causal=causal),
            )
        flop = 4 * heads * length * length * d * (0.5 if causal else 1)
        lines.put(
            f"| {name} | {length} | {flop / ours / 1e9:.0f} | "
            f"{flop / peer / 1e9:.0f} | {peer / ours:.2f} | {error:.1e} | "
            f"{limit:.1e} | {'ok' if ok else 'WRONG'} |")
    lines.put(None)


def run(directory):
    print("| kernel | S | ours TFLOP/s | flash TFLOP/s | ratio | error | limit | |")
    print("|---|---|---|---|---|---|---|---|")
    context = multiprocessing.get_context("spawn")
    failed = False
    for kernel in KERNELS:
        lines = context.Queue()
        process = context.Process(target=measure, args=(directory, *kernel, lines))
        process.start()
        while True:
            try:
                line = lines.get(timeout=60)
            except queue.Empty:
                line = f"| {name_of(*kernel)} | | | | | | | NO RESULT |"
                failed = True
                print(line)
                break
            if line is None:
                break
            failed |= "WRONG" in line
            print(line, flush=True)
        process.kill()
        process.join()
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("action", choices=("build", "run"))
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--tools", type=pathlib.Path, default="build/release/bin")
    parser.add_argument("--chip", default="sm_90")
    parser.add_argument("--options", default="", help="more of attn-to-nvvm's")
    args = parser.parse_args()
    if args.action == "build":
        build(args.directory, args.tools, args.chip, args.options)
        return 0
    return run(args.directory)


if __name__ == "__main__":
    raise SystemExit(main())

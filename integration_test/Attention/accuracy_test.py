#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Accuracy of Hopper's kernels against f64, beside cuDNN's and plain PyTorch's.

usage: accuracy_test.py [--chip=sm_90a] [--attn-compile=PATH] [--build=DIR | --run=DIR]

Of each kind of data, 2048 rows of results are held against f64. In the table are, of a
row's error by norm relative to the row, the root mean square and the worst one, and the
largest error of an element. Ratios are to cuDNN's, and to that of plain PyTorch in the
same type, but to no less than half of what rounding the result costs. Then follow the
ratios and the logarithm of the sums of kernels that have it. Last, speed where each
block of keys raises the maximum, of the speculative form over the online one. --build
only compiles into DIR and --run only runs what is there, so that the machine with the
GPU needs no compiler. Exits with 77 where there is no Hopper GPU or no PyTorch.
"""

import argparse
import functools
import itertools
import math
import pathlib
import statistics
import subprocess
import sys
import tempfile

TYPES, SIZES, MASKS, FORMS = ("bf16", "f16"), (64, 128, 256), ("full", "causal"), (
    "online", "speculative")
MODEL, BATCH, LENGTH = 2048, 2, 4096
HEADS, ROWS = 8, 256
# Queries in front that see no key, of the kind that has such: one tile and a part.
BLIND = 200
# Of each form: rms and worst row against cuDNN's, largest error against plain PyTorch's.
LIMITS = {"online": (1.1, 1.25, 2.0), "speculative": (1.2, 1.7, 2.0)}
LSE_LIMIT = 1e-3
SLOWEST = 0.8
# Of the adverse ramp: log2 units from one block of 64 keys to the next.
STEP, BLOCK = 500, 64
TOKENS, ADVERSE_LENGTHS = 16384, (1024, 8192)


def name_of(type, d, mask, form, lse):
    return f"{type}_d{d}_{mask}_{form}{'_lse' if lse else ''}"


def kernels():
    yield from itertools.product(TYPES, SIZES, (*MASKS, "blind"), FORMS, (False, True))


def source(type, d, mask, lse):
    heads = MODEL // d
    t, l = f"tensor<?x{heads}x?x{d}x{type}>", f"tensor<?x{heads}x?xf32>"
    dims = "(b, h, m, n, d, e)"
    maps = ", ".join(f"affine_map<{dims} -> ({results})>" for results in (
        "b, h, m, d", "b, h, n, d", "b, h, n, e", "b, h, m, e", *["b, h, m"] * lse))
    types = f"{t}, {l}" if lse else t
    region = f""" mask {{
      %i = attn.index 2
      %j = attn.index 3
      %blind = arith.constant {BLIND if mask == 'blind' else 0} : index
      %first = arith.addi %j, %blind : index
      %see = arith.cmpi sle, %first, %i : index
      attn.yield %see : i1
    }}"""
    return f"""
func.func @main(%q: {t}, %k: {t}, %v: {t}) -> ({types}) {{
  %i0 = arith.constant 0 : index
  %i2 = arith.constant 2 : index
  %b = tensor.dim %q, %i0 : {t}
  %m = tensor.dim %q, %i2 : {t}
  %scale = arith.constant {d**-0.5:.9e} : f32
  %o = tensor.empty(%b, %m) : {t}
  %l = tensor.empty(%b, %m) : {l}
  %r{':2' if lse else ''} = attn.attention {{indexing_maps = [{maps}],
                                          empty_rows = #attn.empty_rows<zero>}}
    ins(%q, %k, %v : {t}, {t}, {t}) outs(%o : {t}){f' lse(%l : {l})' if lse else ''}
    score {{
    ^bb0(%s: f32):
      %x = arith.mulf %s, %scale : f32
      attn.yield %x : f32
    }}{'' if mask == 'full' else region} -> {types}
  return {'%r#0, %r#1' if lse else '%r'} : {types}
}}
"""


def build(options, folder):
    good = True
    for type, d, mask, form, lse in kernels():
        name = name_of(type, d, mask, form, lse)
        file = folder / f"{name}.mlir"
        file.write_text(source(type, d, mask, lse))
        good &= subprocess.run(
            [options.attn_compile, file, "--target=cuda", f"--chip={options.chip}",
             "--cpu=x86-64-v3", f"--pipeline-options=fallback=error softmax={form}",
             "-o", folder / name]).returncode == 0
    return good


class Check:
    """The kernels of a folder on data of each kind."""

    def __init__(self, folder):
        import attn_mlir
        import torch
        self.torch, self.bad = torch, 0
        self.kernel = functools.cache(lambda name: attn_mlir.load(folder / name)["main"])
        self.types = {"bf16": torch.bfloat16, "f16": torch.float16}

    def verdict(self, text, *fine):
        self.bad += not all(fine)
        print(text + ("" if all(fine) else "  FAILED"), flush=True)

    def bind(self, name, q, k, v):
        """A launch of a kernel, and its results: NaN where nobody writes."""
        results = [self.torch.full_like(q, math.nan)]
        if name.endswith("_lse"):
            results.append(self.torch.full(q.shape[:3], math.nan, device="cuda"))
        return self.kernel(name).bind(q, k, v, out=results), results

    def data(self, kind, type, batch, heads, length, d):
        torch = self.torch
        q, k, v = (torch.randn(batch, heads, length, d, device="cuda") for _ in range(3))
        rise = torch.linspace(0, 4, length, device="cuda")[:, None]
        at = torch.arange(length, device="cuda")
        if kind == "x3":
            q *= 3
        elif kind == "x12":
            q *= 12
        elif kind == "heavy first tokens":
            q += 1
            k[:, :, :4] += 2
        elif kind == "outlier channels":
            q[..., 3] *= 12
            k[..., 3] *= 12
            q[..., d // 2] += 8
        elif kind in ("ramp up", "ramp down"):
            q += 0.5
            k += rise if kind == "ramp up" else rise.flip(0)
        elif kind == "one-hot rows":
            # A key that is seen under a causal mask too.
            chosen = (torch.rand(length, device="cuda") * (at + 1)).long()
            q = 8 * k[:, :, chosen]
        elif kind == "two equal tops":
            q *= 12
            k[:, :, 1::2] = k[:, :, ::2]
        elif kind == "constant rows":
            k[:] = k[:, :, :1]
        elif kind in ("rising", "falling"):
            block = at // BLOCK
            block = block if kind == "rising" else block.flip(0)
            q[:] = 8
            k *= 0.1
            k += (block * (STEP * math.log(2) / (8 * d**0.5)))[:, None]
        return [x.to(self.types[type]).contiguous() for x in (q, k, v)]

    def reference(self, q, k, v, mask):
        """Where rows are, and of those the exact result, the exact logarithm of the
        sum, and the result of the plain graph."""
        torch, length = self.torch, q.shape[2]
        generator = torch.Generator().manual_seed(7)
        pairs = torch.randperm(q.shape[0] * q.shape[1], generator=generator)[:HEADS].tolist()
        places, exact, sums, plain = [], [], [], []
        # The scale's power of two goes first, where it rounds nothing: adverse scores
        # would leave f16's range.
        scale = q.shape[3]**-0.5
        power = 2.0**math.floor(math.log2(scale))
        for b, h in (divmod(pair, q.shape[1]) for pair in pairs):
            rows = torch.randperm(length, generator=generator)[:ROWS - 4].tolist()
            rows = torch.tensor(rows + [0, 1, length - 2, length - 1], device="cuda")
            hidden = torch.arange(length, device="cuda") > rows[:, None] - (
                BLIND if mask == "blind" else 0)
            places.append((b, h, rows))
            for type, outs in ((torch.float64, exact), (q.dtype, plain)):
                s = (power * q[b, h, rows].to(type)) @ k[b, h].to(type).T * (scale / power)
                if mask != "full":
                    s = s.masked_fill(hidden, -math.inf)
                # Rows that see no key are zero.
                p = s.softmax(-1).masked_fill(s.amax(-1, keepdim=True) == -math.inf, 0)
                outs.append((p @ v[b, h].to(type)).double())
                if type == torch.float64:
                    sums.append(torch.logsumexp(s, -1))
        return places, torch.cat(exact), torch.cat(sums), torch.cat(plain)

    def pick(self, tensor, places):
        return self.torch.cat([tensor[b, h, rows] for b, h, rows in places]).double()

    def cudnn(self, q, k, v, mask):
        from torch.nn.attention import SDPBackend, sdpa_kernel
        torch = self.torch
        attend = torch.nn.functional.scaled_dot_product_attention
        with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
            if mask != "blind":
                return attend(q, k, v, is_causal=mask == "causal")
            out = torch.zeros_like(q)
            cut = [x.contiguous() for x in (q[:, :, BLIND:], k[:, :, :-BLIND], v[:, :, :-BLIND])]
            out[:, :, BLIND:] = attend(*cut, is_causal=True)
            return out

    def errors(self, got, exact):
        """Root mean square and largest error of rows, largest of elements."""
        error, size = got - exact, exact.norm(dim=-1)
        rows = error.norm(dim=-1)[size > 0] / size[size > 0]
        return rows.square().mean().sqrt().item(), rows.max().item(), error.abs().max().item()

    def accuracy(self, type, d, mask, kind):
        torch = self.torch
        q, k, v = self.data(kind, type, BATCH, MODEL // d, LENGTH, d)
        places, exact, sums, plain = self.reference(q, k, v, mask)
        # Half of what rounding the result costs: no ratio to less than that.
        eps = torch.finfo(self.types[type]).eps
        floors = eps / 8, eps / 8, eps / 4 * exact.abs().max().item()
        peer = self.errors(self.pick(self.cudnn(q, k, v, mask), places), exact)
        least = self.errors(plain, exact)[2]
        base = [max(pair) for pair in zip((*peer[:2], least), floors)]
        what = f"{type:4} {d:3} {mask:6} {kind:18}"
        blind = sums == -math.inf
        for form in FORMS:
            launch, (out,) = self.bind(name_of(type, d, mask, form, False), q, k, v)
            launch()
            got = self.pick(out, places)
            mine = self.errors(got, exact)
            ratios = [a / b for a, b in zip(mine, base)]
            launch, (out, lse) = self.bind(name_of(type, d, mask, form, True), q, k, v)
            launch()
            logs = self.pick(lse, places)
            off = (logs - sums)[~blind].abs().max().item()
            again = self.errors(self.pick(out, places), exact)
            with_lse = [a / b for a, b in zip(again, base)]
            self.verdict(
                f"{what} {form:11} rms {mine[0]:.2e} {ratios[0]:5.2f} worst {mine[1]:.2e} "
                f"{ratios[1]:5.2f} abs {mine[2]:.1e} {ratios[2]:5.2f}  with lse "
                f"{with_lse[0]:5.2f} {with_lse[1]:5.2f} {with_lse[2]:5.2f}  lse {off:.1e}",
                # Written so that a NaN fails.
                *(a <= b for a, b in zip(ratios, LIMITS[form])),
                *(a <= b for a, b in zip(with_lse, LIMITS[form])),
                off <= LSE_LIMIT, bool((got[blind] == 0).all()),
                bool((logs[blind] == -math.inf).all()), bool(torch.isfinite(out).all()))

    def milliseconds(self, launch, count):
        begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
        self.torch.cuda._sleep(1_000_000)
        begin.record()
        for _ in range(count):
            launch()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) / count

    def adverse(self, type, d, mask, length, kind):
        """Exact, and not much slower than without speculation."""
        q, k, v = self.data(kind, type, TOKENS // length, MODEL // d, length, d)
        places, exact, _, plain = self.reference(q, k, v, mask)
        made = [self.bind(name_of(type, d, mask, form, False), q, k, v) for form in FORMS]
        launches = [launch for launch, _ in made]
        for launch in launches:
            self.milliseconds(launch, 3)
        rounds = [[self.milliseconds(launch, 10) for launch in launches] for _ in range(5)]
        online, speculative = (statistics.median(times) for times in zip(*rounds))
        # Each form's error is the measure of the next.
        errors = [self.errors(x, exact)[2] for x in (
            plain, *(self.pick(out, places) for _, (out,) in made))]
        rounding = self.torch.finfo(self.types[type]).eps * exact.abs().max().item()
        self.verdict(
            f"{type:4} {d:3} {mask:6} {length:5} {kind:8} online {online:.3f} ms, speculative "
            f"{speculative:.3f} ms: {online / speculative:.2f} of its speed; errors "
            f"{errors[1]:.1e} {errors[2]:.1e}, plain {errors[0]:.1e}",
            online / speculative >= SLOWEST,
            *(error <= 2 * measure + rounding for measure, error in zip(errors, errors[1:])))

    def run(self):
        kinds = ("normal", "x3", "x12", "heavy first tokens", "outlier channels", "ramp up",
                 "ramp down", "one-hot rows", "two equal tops", "constant rows")
        self.torch.manual_seed(1)
        for type, d, mask, kind in itertools.product(TYPES, SIZES, MASKS, kinds):
            self.accuracy(type, d, mask, kind)
        for type, d in itertools.product(TYPES, SIZES):
            self.accuracy(type, d, "blind", "fully masked rows")
        for case in itertools.product(TYPES, SIZES, MASKS, ADVERSE_LENGTHS,
                                      ("rising", "falling")):
            self.adverse(*case)
        print(f"{self.bad} failures")
        return self.bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chip", default="sm_90a")
    parser.add_argument("--attn-compile", default="attn-compile")
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--run", type=pathlib.Path)
    options = parser.parse_args()
    if options.build:
        options.build.mkdir(parents=True, exist_ok=True)
        return not build(options, options.build)
    try:
        import attn_mlir  # noqa: F401
        import torch
        if not torch.cuda.is_available() or torch.cuda.get_device_capability() != (9, 0):
            raise ImportError("no GPU of compute capability 9.0")
    except ImportError as error:
        print(f"skipped: {error}")
        return 77
    if options.run:
        return bool(Check(options.run).run())
    with tempfile.TemporaryDirectory() as folder:
        build(options, pathlib.Path(folder))
        return bool(Check(pathlib.Path(folder)).run())


if __name__ == "__main__":
    sys.exit(main())

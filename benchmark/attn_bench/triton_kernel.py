#===- triton_kernel.py - Attention in plain Triton -----------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""What somebody writes in Triton in an afternoon: one online softmax over tensor
descriptors, whole blocks apart from masked ones, tiles by a short search."""

import typing

import torch
import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor

from .inputs import Inputs
from .problems import Problem

# (queries, keys, warps, stages) to try, up to a head size.
_TILES = (
    (64, ((128, 128, 8, 3), (128, 64, 4, 3), (64, 64, 4, 3))),
    (128, ((128, 128, 8, 2), (128, 64, 8, 3), (64, 64, 4, 3))),
    (256, ((128, 64, 8, 2), (64, 64, 4, 2), (64, 32, 4, 3))),
)
_best: dict[Problem, tuple[int, int, int, int]] = {}


@triton.jit
def _block(q, k_desc, v_desc, top, total, acc, head, start, rows, scale, length,
           CAUSAL: tl.constexpr, MASKED: tl.constexpr, N: tl.constexpr,
           D: tl.constexpr):
    k = k_desc.load([head, start, 0]).reshape(N, D)
    s = tl.dot(q, k.T) * scale
    if MASKED:
        columns = start + tl.arange(0, N)
        seen = columns[None, :] < length
        if CAUSAL:
            seen = seen & (columns[None, :] <= rows[:, None])
        s = tl.where(seen, s, float("-inf"))
    higher = tl.maximum(top, tl.max(s, 1))
    p = tl.exp2(s - higher[:, None])
    shrink = tl.exp2(top - higher)
    total = total * shrink + tl.sum(p, 1)
    v = v_desc.load([head, start, 0]).reshape(N, D)
    acc = tl.dot(p.to(v.dtype), v, acc * shrink[:, None])
    return higher, total, acc


@triton.jit
def _attend(q_desc, k_desc, v_desc, o_desc, scale, length, group,
            CAUSAL: tl.constexpr, M: tl.constexpr, N: tl.constexpr,
            D: tl.constexpr):
    # The longest tiles of a causal attention first.
    tile = tl.num_programs(0) - 1 - tl.program_id(0)
    head = tl.program_id(1)
    first = tile * M
    rows = first + tl.arange(0, M)
    q = q_desc.load([head, first, 0]).reshape(M, D)
    top = tl.full([M], float("-inf"), tl.float32)
    total = tl.zeros([M], tl.float32)
    acc = tl.zeros([M, D], tl.float32)
    if CAUSAL:
        end = tl.minimum(length, first + M)
        whole = tl.minimum(first, length) // N * N
    else:
        end = length
        whole = length // N * N
    for start in tl.range(0, whole, N):
        top, total, acc = _block(q, k_desc, v_desc, top, total, acc, head // group,
                                 start, rows, scale, length, CAUSAL, False, N, D)
    for start in tl.range(whole, end, N):
        top, total, acc = _block(q, k_desc, v_desc, top, total, acc, head // group,
                                 start, rows, scale, length, CAUSAL, True, N, D)
    out = (acc / total[:, None]).to(o_desc.dtype)
    o_desc.store([head, first, 0], out.reshape(1, M, D))


def launcher(inputs: Inputs, out: torch.Tensor, m: int, n: int, warps: int,
             stages: int) -> typing.Callable[[], torch.Tensor]:
    """A launch with tiles of m queries and n keys."""
    problem, length = inputs.problem, inputs.case.length
    d = triton.next_power_of_2(problem.d)

    def describe(x: torch.Tensor, rows: int) -> TensorDescriptor:
        flat = x.reshape(-1, length, problem.d)
        return TensorDescriptor.from_tensor(flat, [1, rows, d])
    q, o = describe(inputs.q, m), describe(out, m)
    k, v = describe(inputs.k, n), describe(inputs.v, n)
    grid = triton.cdiv(length, m), inputs.case.batch * problem.heads
    scale = inputs.scale * 1.4426950408889634

    def call() -> torch.Tensor:
        _attend[grid](q, k, v, o, scale, length, problem.group,
                      problem.mask == "causal", m, n, d, num_warps=warps,
                      num_stages=stages)
        return out
    return call


def bind(inputs: Inputs) -> tuple[typing.Callable[[], torch.Tensor], str]:
    """The launch with the fastest tiles, and their name. They are searched once
    for a problem."""
    problem = inputs.problem
    out = torch.empty_like(inputs.q)
    if problem not in _best:
        tiles = next(t for d, t in _TILES if problem.d <= d)
        times = {}
        for tile in tiles:
            try:
                times[tile] = triton.testing.do_bench(
                    launcher(inputs, out, *tile), warmup=5, rep=20,
                    return_mode="median")
            except triton.runtime.errors.OutOfResources:
                continue
        _best[problem] = min(times, key=times.__getitem__)
    m, n, warps, stages = _best[problem]
    return (launcher(inputs, out, m, n, warps, stages),
            f"{m}x{n}, {warps} warps, {stages} stages")

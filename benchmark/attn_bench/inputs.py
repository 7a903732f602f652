#===- inputs.py - Tensors of a case -------------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Random inputs of a case on the GPU, in the layouts that contenders take."""

import functools
import typing

import torch

from .problems import Case

TYPES = {"bf16": torch.bfloat16, "f16": torch.float16}


class Inputs:
    """q, k and v over (batch, heads, sequence, size), from a normal distribution;
    for a matrix product a and b."""

    def __init__(self, case: Case, seed: int, device: str = "cuda"):
        self.case = case
        self.problem = problem = case.problem
        self.dtype = TYPES[problem.dtype]
        self.device = device
        generator = torch.Generator(device).manual_seed(seed)
        make = lambda *shape: torch.randn(
            shape, generator=generator, device=device).to(self.dtype)
        if problem.kind == "gemm":
            self.a, self.b = (make(problem.size, problem.size) for _ in range(2))
            return
        few = problem.heads // problem.group
        self.q = make(case.batch, problem.heads, case.length, problem.d)
        self.k = make(case.batch, few, case.length, problem.d)
        self.v = make(case.batch, few, case.length, problem.dv)
        self.scale = problem.d**-0.5

    @functools.cached_property
    def bshd(self) -> tuple[torch.Tensor, ...]:
        """q, k and v over (batch, sequence, heads, size), dense."""
        return tuple(x.transpose(1, 2).contiguous() for x in (self.q, self.k, self.v))

    @functools.cached_property
    def slopes(self) -> torch.Tensor:
        """ALiBi's slope of each head."""
        heads = self.problem.heads
        steps = torch.arange(1, heads + 1, device=self.device, dtype=torch.float32)
        return torch.exp2(-8.0 / heads * steps)

    @property
    def bytes(self) -> int:
        tensors = ((self.a, self.b) if self.problem.kind == "gemm"
                   else (self.q, self.k, self.v))
        return sum(x.numel() * x.element_size() for x in tensors)


class Result(typing.NamedTuple):
    """What a contender computed, over (batch, heads, sequence, size)."""

    out: torch.Tensor
    lse: torch.Tensor | None = None

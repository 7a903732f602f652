#===- reference.py - Results in f64, on some rows -----------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Holds results against f64 on sampled rows.

Each kernel is subject to the rule of include/attn/Runtime/Tolerance.h: its largest
error is at most twice that of the plain graph in the same types, and one rounding
of the largest value. Peers have a limit on their relative error, which tells a
wrong result from a rounded one.
"""

import math
import typing

import torch

from .inputs import Inputs, Result
from .problems import WINDOW

LSE_LIMIT = 1e-3


class Verdict(typing.NamedTuple):
    """The largest error and what the 2x rule allows, the relative error by norm,
    the largest error of the LSE if there is one, and what is wrong."""

    error: float
    limit: float
    relative: float
    lse_error: float | None
    wrong: str


class Reference:
    """Rows of the exact result, and of the plain graph's in the inputs' types."""

    def __init__(self, inputs: Inputs, seed: int, rows: int = 128, heads: int = 4):
        self.inputs = inputs
        generator = torch.Generator().manual_seed(seed)
        draw = lambda n, count: torch.randperm(n, generator=generator)[:count]
        problem, case = inputs.problem, inputs.case
        self.lse: torch.Tensor | None = None
        if problem.kind == "gemm":
            self.rows = draw(problem.size, rows).to(inputs.device)
            a = inputs.a[self.rows]
            self.exact = a.double() @ inputs.b.double()
            self.plain = (a @ inputs.b).double()
            return
        pairs = draw(case.batch * problem.heads, heads)
        each = max(2, rows // len(pairs))
        exact, plain, lse = [], [], []
        self.places: list[tuple[int, int, torch.Tensor]] = []
        for pair in pairs.tolist():
            b, h = divmod(pair, problem.heads)
            at = torch.cat([torch.tensor([0, case.length - 1]),
                            draw(case.length, each - 2)]).to(inputs.device)
            self.places.append((b, h, at))
            x, logarithm = self._attend(b, h, at, torch.float64)
            exact.append(x)
            lse.append(logarithm)
            plain.append(self._attend(b, h, at, inputs.dtype)[0].double())
        self.exact, self.plain = torch.stack(exact), torch.stack(plain)
        self.lse = torch.stack(lse)

    def _attend(self, b: int, h: int, at: torch.Tensor, kind: torch.dtype,
                ) -> tuple[torch.Tensor, torch.Tensor]:
        x, problem = self.inputs, self.inputs.problem
        few = h // problem.group
        q, k, v = x.q[b, h, at], x.k[b, few], x.v[b, few]
        s = (q.to(kind) @ k.to(kind).T) * x.scale
        if problem.softcap:
            s = problem.softcap * torch.tanh(s / problem.softcap)
        n = torch.arange(x.case.length, device=x.device)
        if problem.alibi:
            s = s + (x.slopes[h].double() * (n[None] - at[:, None])).to(kind)
        if problem.mask != "full":
            seen = n[None] <= at[:, None]
            if problem.mask == "window":
                seen &= n[None] >= at[:, None] - WINDOW
            s = s.masked_fill(~seen, -math.inf)
        return s.softmax(-1) @ v.to(kind), torch.logsumexp(s, -1)

    def check(self, result: Result, is_ours: bool) -> Verdict:
        """Judges a whole result: its sampled rows by their errors, the rest by
        being numbers."""
        x, lse_error = self.inputs, None
        if x.problem.kind == "gemm":
            got = result.out[self.rows].double()
        else:
            got = torch.stack([result.out[b, h, at] for b, h, at in self.places]).double()
        error = (got - self.exact).abs().max().item()
        eps = torch.finfo(x.dtype).eps
        limit = (2 * (self.plain - self.exact).abs().max().item()
                 + eps * self.exact.abs().max().item())
        relative = ((got - self.exact).norm() / self.exact.norm()).item()
        wrong = ""
        # Written so that a NaN fails.
        if not torch.isfinite(result.out).all():
            wrong = "not finite everywhere"
        elif is_ours and not error <= limit:
            wrong = f"error {error:.2e}, limit {limit:.2e}"
        elif not is_ours and not relative <= 2 * eps:
            wrong = f"relative error {relative:.2e}"
        if x.problem.lse and result.lse is not None and self.lse is not None:
            got = torch.stack([result.lse[b, h, at] for b, h, at in self.places])
            lse_error = (got.double() - self.lse).abs().max().item()
            if not lse_error <= LSE_LIMIT:
                wrong = wrong or f"error of the LSE {lse_error:.2e}"
        elif x.problem.lse:
            wrong = wrong or "no LSE"
        return Verdict(error, limit, relative, lse_error, wrong)

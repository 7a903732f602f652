#===- problems.py - What is computed, and at which sizes -------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Problems are what a kernel is compiled for, cases what it is called with."""

import dataclasses
import typing

# Tokens and model size of every attention case.
TOKENS = 16384
MODEL = 2048
WINDOW = 1024
SOFTCAP = 30.0

DTYPES = ("bf16", "f16")
SIZES = (64, 128, 256)
LENGTHS = (512, 1024, 2048, 4096, 8192, 16384)
ODD_LENGTHS = (1023, 4095)
ODD_SIZES = (40, 72, 80, 96, 112, 160, 192)
GEMM_SIZES = (4096, 8192)
MODES = ("attention", "variants", "gemm")


@dataclasses.dataclass(frozen=True)
class Problem:
    """What one kernel computes. Batch and lengths of an attention are dynamic,
    a matrix product has the static size ``size``."""

    kind: str = "attention"
    dtype: str = "bf16"
    d: int = 0
    dv: int = 0
    mask: str = "full"
    heads: int = 0
    group: int = 1
    softcap: float = 0.0
    alibi: bool = False
    lse: bool = False
    size: int = 0

    @property
    def variant(self) -> str:
        """What tells it from plain attention of its mask, for people."""
        parts = []
        if self.group > 1:
            parts.append(f"gqa{self.group}")
        if self.softcap:
            parts.append("softcap")
        if self.alibi:
            parts.append("alibi")
        if self.lse:
            parts.append("lse")
        return "+".join(parts)

    @property
    def mask_name(self) -> str:
        return f"window{WINDOW}" if self.mask == "window" else self.mask

    @property
    def size_name(self) -> str:
        if self.kind == "gemm":
            return str(self.size)
        return f"d{self.d}" if self.d == self.dv else f"d{self.d}v{self.dv}"

    @property
    def name(self) -> str:
        """Names the folder of its kernel."""
        if self.kind == "gemm":
            return f"gemm_{self.dtype}_{self.size}"
        parts = [self.dtype, self.size_name, self.mask_name]
        if self.variant:
            parts.append(self.variant.replace("+", "_"))
        return "_".join(parts)

    def to_json(self) -> dict[str, typing.Any]:
        return dataclasses.asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, typing.Any]) -> "Problem":
        return cls(**data)


def attention(d: int, dtype: str, mask: str, *, dv: int = 0, **options) -> Problem:
    heads = max(1, MODEL // d)
    group = options.get("group", 1)
    return Problem(dtype=dtype, d=d, dv=dv or d, mask=mask,
                   heads=heads // group * group, **options)


@dataclasses.dataclass(frozen=True)
class Case:
    """A problem with its dynamic sizes."""

    problem: Problem
    length: int

    @property
    def batch(self) -> int:
        return max(1, TOKENS // self.length)

    @property
    def name(self) -> str:
        if self.problem.kind == "gemm":
            return self.problem.name
        return f"{self.problem.name}_s{self.length}"

    @property
    def pairs(self) -> float:
        """Pairs of query and key that see each other; half of all if causal."""
        s = self.length
        if self.problem.mask == "full":
            return s * s
        if self.problem.mask == "causal" or s <= WINDOW:
            return s * s / 2
        # Query m sees the keys m - WINDOW to m.
        seen = WINDOW + 1
        return seen * (seen + 1) / 2 + (s - seen) * seen

    @property
    def flop(self) -> float:
        p = self.problem
        if p.kind == "gemm":
            return 2.0 * p.size**3
        return 2.0 * self.batch * p.heads * self.pairs * (p.d + p.dv)

    def to_json(self) -> dict[str, typing.Any]:
        return {"problem": self.problem.to_json(), "length": self.length}

    @classmethod
    def from_json(cls, data: dict[str, typing.Any]) -> "Case":
        return cls(Problem.from_json(data["problem"]), data["length"])


class Selection(typing.NamedTuple):
    """What of a mode is wanted; None is everything."""

    dtypes: tuple[str, ...] | None = None
    sizes: tuple[int, ...] | None = None
    masks: tuple[str, ...] | None = None
    lengths: tuple[int, ...] | None = None
    only: typing.Pattern[str] | None = None


def _attention_cases(pick: Selection) -> list[Case]:
    return [Case(attention(d, dtype, mask), length)
            for dtype in pick.dtypes or ("bf16",)
            for d in pick.sizes or SIZES
            for mask in pick.masks or ("full", "causal")
            for length in pick.lengths or LENGTHS]


def _variant_cases(pick: Selection) -> list[Case]:
    """Each variant beside its plain neighbour, which it is held against."""
    cases = []
    for dtype in pick.dtypes or ("bf16",):
        for d in pick.sizes or (64, 128):
            for length in pick.lengths or (4096, 16384):
                plain = [attention(d, dtype, mask) for mask in ("full", "causal")]
                cases += [Case(problem, length) for problem in (
                    *plain,
                    attention(d, dtype, "full", softcap=SOFTCAP),
                    attention(d, dtype, "causal", softcap=SOFTCAP),
                    attention(d, dtype, "causal", alibi=True),
                    attention(d, dtype, "window"),
                    attention(d, dtype, "full", group=8),
                    attention(d, dtype, "causal", group=8),
                    attention(d, dtype, "full", lse=True),
                    attention(d, dtype, "causal", lse=True))]
            for length in ODD_LENGTHS:
                cases += [Case(problem, near) for problem in plain
                          for near in (length, length + 1)]
        # Head sizes that no kernel was shaped for, and two sizes at once.
        cases += [Case(attention(d, dtype, mask), 4096)
                  for d in ODD_SIZES for mask in ("full", "causal")]
        cases += [Case(attention(d, dtype, mask, dv=dv), 4096)
                  for d, dv in ((192, 128), (128, 64), (96, 128))
                  for mask in ("full", "causal")]
    if pick.masks:
        cases = [case for case in cases if case.problem.mask in pick.masks]
    return list(dict.fromkeys(cases))


def _gemm_cases(pick: Selection) -> list[Case]:
    return [Case(Problem(kind="gemm", dtype=dtype, size=size), size)
            for dtype in pick.dtypes or DTYPES
            for size in pick.sizes or GEMM_SIZES]


def cases_of(mode: str, pick: Selection) -> list[Case]:
    """The cases of a mode, in the order in which they run."""
    make = {"attention": _attention_cases, "variants": _variant_cases,
            "gemm": _gemm_cases}[mode]
    cases = make(pick)
    if pick.only:
        cases = [case for case in cases if pick.only.search(case.name)]
    return cases


def neighbour(case: Case) -> Case | None:
    """The plain case that a variant is held against, None for a plain one."""
    p = case.problem
    if p.kind != "attention":
        return None
    if case.length in ODD_LENGTHS:
        return dataclasses.replace(case, length=case.length + 1)
    if not p.variant and p.mask != "window":
        return None
    mask = "causal" if p.mask == "window" else p.mask
    return Case(attention(p.d, p.dtype, mask, dv=p.dv), case.length)

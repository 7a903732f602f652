#===- ours.py - Our kernels as contenders --------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Compiled kernels over torch tensors, through the bundle's entry."""

import pathlib
import typing

from . import kernels
from .contenders import Contender, Launch, Unavailable

if typing.TYPE_CHECKING:
    from .inputs import Inputs


class Ours(Contender):
    """The kernels of a folder. They get torch's memory and torch's stream."""

    is_ours = True

    def __init__(self, label: str, path: pathlib.Path):
        self.name = label
        self.folder = kernels.Folder(path)
        manifest = self.folder.manifest
        self.about = (f"compiled for {manifest['chip']}, options "
                      f"{manifest['options'] or 'by default'}")

    def version(self) -> str:
        import torch
        major, minor = torch.cuda.get_device_capability()
        digits = "".join(c for c in self.folder.manifest["chip"] if c.isdigit())
        chip = int(digits)
        exact = self.folder.manifest["chip"][-1].isalpha()
        here = 10 * major + minor
        if chip // 10 != major or chip > here or (exact and chip != here):
            raise Unavailable(f"compiled for {self.folder.manifest['chip']}, "
                              f"the GPU is sm_{here}")
        return self.folder.manifest["chip"]

    def bind(self, inputs: "Inputs") -> Launch:
        import torch

        from .inputs import Result
        problem = inputs.problem
        why_not = self.folder.why_not(problem)
        if why_not:
            raise Unavailable(why_not)
        kernel = self.folder.kernel(problem)
        # NaN shows elements that nobody wrote.
        poisoned = lambda *shape, dtype=inputs.dtype: torch.full(
            shape, float("nan"), dtype=dtype, device=inputs.device)
        if problem.kind == "gemm":
            arguments: list[torch.Tensor] = [inputs.a, inputs.b]
            results = [poisoned(problem.size, problem.size)]
        else:
            arguments = [inputs.q, inputs.k, inputs.v]
            if problem.alibi:
                arguments.append(inputs.slopes)
            shape = inputs.case.batch, problem.heads, inputs.case.length
            results = [poisoned(*shape, problem.dv)]
            if problem.lse:
                results.append(poisoned(*shape, dtype=torch.float32))

        return Launch(kernel.bind(*arguments, out=results), lambda _: Result(*results))

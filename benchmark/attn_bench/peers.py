#===- peers.py - Attention that others made ------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Every attention that may be installed beside ours, and cuBLAS.

A peer imports what it needs when it is asked for, so that one that is missing
costs a line of the report and nothing else. All of them get the same numbers; a
peer with another layout gets a dense copy in it, which is not timed.
"""

import functools
import importlib
import importlib.metadata
import typing

from .contenders import Contender, Launch, Unavailable
from .problems import WINDOW, Problem

if typing.TYPE_CHECKING:
    import torch

    from .inputs import Inputs, Result


def _need(module: str) -> typing.Any:
    """Imports a module that a peer cannot do without."""
    try:
        return importlib.import_module(module)
    except Exception as error:  # A broken installation raises what it likes.
        text = " ".join(str(error).split())[:120]
        raise Unavailable(f"no {module}: {type(error).__name__}: {text}") from None


def _distribution(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "of unknown version"


def _refuse(problem: Problem, **does: bool) -> None:
    """Raises unless the peer does everything that the problem asks for."""
    asked = {"gemm": problem.kind == "gemm", "attention": problem.kind != "gemm",
             "window": problem.mask == "window", "softcap": bool(problem.softcap),
             "alibi": problem.alibi, "lse": problem.lse, "gqa": problem.group > 1,
             "two_sizes": problem.dv != problem.d}
    for feature, needed in asked.items():
        if needed and not does.get(feature, False):
            raise Unavailable(f"does no {feature.replace('_', ' ')}")


def _bhsd(value: typing.Any) -> "Result":
    from .inputs import Result
    return Result(value)


def _from_bshd(value: typing.Any) -> "Result":
    from .inputs import Result
    if isinstance(value, (tuple, list)):
        return Result(value[0].transpose(1, 2),
                      value[1] if len(value) > 1 else None)
    return Result(value.transpose(1, 2))


class CuDNN(Contender):
    """cuDNN through torch's scaled_dot_product_attention."""

    def __init__(self, name: str, is_bshd: bool):
        self.name = name
        self.is_bshd = is_bshd
        self.about = "cuDNN through torch SDPA" + (
            ", (batch, sequence, heads, size)" if is_bshd else "")

    def version(self) -> str:
        torch = _need("torch")
        number = torch.backends.cudnn.version()
        if number is None:
            raise Unavailable("torch has no cuDNN")
        return f"{number // 10000}.{number // 100 % 100}.{number % 100}"

    def bind(self, inputs: "Inputs") -> Launch:
        _refuse(inputs.problem, attention=True, lse=True, gqa=True, two_sizes=True)
        import torch
        q, k, v = inputs.q, inputs.k, inputs.v
        if self.is_bshd:
            q, k, v = (x.transpose(1, 2) for x in inputs.bshd)
        try:
            launch = self._launch(inputs, q, k, v)
            launch.call()
            return launch
        except RuntimeError as error:
            if "CUDA error" in str(error):
                raise
            refusal = str(error)
        # Head sizes that it does not take are padded to the next that it does;
        # zeros change neither scores nor the columns that are kept.
        sizes = [next((n for n in (64, 128, 256) if n >= size), size)
                 for size in (inputs.problem.d, inputs.problem.dv)]
        if sizes == [inputs.problem.d, inputs.problem.dv]:
            raise Unavailable(" ".join(refusal.split())[:160])
        pad = lambda x, n: torch.nn.functional.pad(x, (0, n - x.shape[-1]))
        q, k, v = pad(q, sizes[0]), pad(k, sizes[0]), pad(v, sizes[1])
        launch = self._launch(inputs, q, k, v)
        return launch._replace(note=f"sizes padded to {sizes[0]}, {sizes[1]}")

    def _launch(self, inputs: "Inputs", q: "torch.Tensor", k: "torch.Tensor",
                v: "torch.Tensor") -> Launch:
        import torch
        from torch.nn.attention import SDPBackend, sdpa_kernel

        from .inputs import Result
        problem = inputs.problem
        causal = problem.mask == "causal"
        if problem.lse:
            direct = torch.ops.aten._scaled_dot_product_cudnn_attention
            return Launch(
                lambda: direct(q, k, v, None, True, 0.0, causal, False,
                               scale=inputs.scale),
                lambda x: Result(x[0], x[1].reshape(x[0].shape[:3])))

        def call() -> "torch.Tensor":
            with sdpa_kernel(SDPBackend.CUDNN_ATTENTION):
                return torch.nn.functional.scaled_dot_product_attention(
                    q, k, v, is_causal=causal, scale=inputs.scale,
                    enable_gqa=problem.group > 1)
        return Launch(call, lambda x: Result(x[..., :problem.dv]))


class FlashAttention2(Contender):
    """FlashAttention-2, which is torch's flash backend."""

    name = "fa2"
    about = "FlashAttention-2 in torch"

    def version(self) -> str:
        return _need("torch").__version__

    def bind(self, inputs: "Inputs") -> Launch:
        problem = inputs.problem
        _refuse(problem, attention=True, lse=True, gqa=True, window=True)
        import torch
        from torch.nn.attention import SDPBackend, sdpa_kernel
        causal = problem.mask == "causal"
        if problem.lse or problem.mask == "window":
            if problem.d % 8:
                raise Unavailable("does no such head size")
            q, k, v = inputs.bshd
            length = inputs.case.length
            window = ({"window_size_left": WINDOW, "window_size_right": 0}
                      if problem.mask == "window" else {})
            direct = torch.ops.aten._flash_attention_forward
            return Launch(
                lambda: direct(q, k, v, None, None, length, length, 0.0, causal,
                               False, scale=inputs.scale, **window), _from_bshd)
        q, k, v = inputs.q, inputs.k, inputs.v

        def call() -> "torch.Tensor":
            with sdpa_kernel(SDPBackend.FLASH_ATTENTION):
                return torch.nn.functional.scaled_dot_product_attention(
                    q, k, v, is_causal=causal, scale=inputs.scale,
                    enable_gqa=problem.group > 1)
        return Launch(call, _bhsd)


class FlashAttention3(Contender):
    """FlashAttention-3 from a wheel, by the operator that it registers."""

    def __init__(self, name: str, package: str, namespace: str, **does: bool):
        self.name = name
        self.package = package
        self.namespace = namespace
        self.does = does
        self.about = f"FlashAttention-3, {package}"

    def version(self) -> str:
        _need("torch")
        _need(f"{self.namespace}._C")
        return _distribution(self.package)

    def bind(self, inputs: "Inputs") -> Launch:
        problem = inputs.problem
        _refuse(problem, attention=True, lse=True, gqa=True, two_sizes=True, **self.does)
        import torch
        _need(f"{self.namespace}._C")
        forward = getattr(torch.ops, self.namespace).fwd
        options: dict[str, typing.Any] = {
            "softmax_scale": inputs.scale, "is_causal": problem.mask == "causal",
            "num_splits": 1}
        if problem.mask == "window":
            options |= {"window_size_left": WINDOW, "window_size_right": 0}
        if problem.softcap:
            options["softcap"] = problem.softcap
        q, k, v = inputs.bshd
        return Launch(lambda: forward(q, k, v, **options), _from_bshd)


class FlashAttention4(Contender):
    """FlashAttention-4, written in CuTe's Python."""

    name = "fa4"
    about = "FlashAttention-4, flash-attn-4"

    def version(self) -> str:
        _need("torch")
        _need("flash_attn.cute.interface")
        return _distribution("flash-attn-4")

    def bind(self, inputs: "Inputs") -> Launch:
        problem = inputs.problem
        _refuse(problem, attention=True, lse=True, gqa=True, window=True,
                softcap=True, two_sizes=True)
        attend = _need("flash_attn.cute.interface").flash_attn_func
        options: dict[str, typing.Any] = {
            "softmax_scale": inputs.scale, "causal": problem.mask == "causal"}
        if problem.mask == "window":
            options["window_size"] = (WINDOW, 0)
        if problem.softcap:
            options["softcap"] = problem.softcap
        if problem.lse:
            options["return_lse"] = True
        q, k, v = inputs.bshd

        def result(value: typing.Any) -> "Result":
            value = _from_bshd(value)
            return value if problem.lse else value._replace(lse=None)
        return Launch(lambda: attend(q, k, v, **options), result)


class FlexAttention(Contender):
    """torch's FlexAttention as torch.compile makes it by default."""

    name = "flex"
    about = "FlexAttention, torch.compile's default"

    def version(self) -> str:
        torch = _need("torch")
        _need("torch.nn.attention.flex_attention")
        _need("triton")
        return torch.__version__

    def bind(self, inputs: "Inputs") -> Launch:
        problem = inputs.problem
        _refuse(problem, attention=True, lse=True, gqa=True, window=True,
                softcap=True, alibi=True, two_sizes=True)
        import torch
        from torch.nn.attention.flex_attention import (create_block_mask,
                                                       flex_attention)

        from .inputs import Result

        # Each shape is compiled anew; past a limit of recompilations torch would
        # run it uncompiled, without a word.
        torch._dynamo.reset()
        length, cap, slopes = inputs.case.length, problem.softcap, None
        if problem.alibi:
            slopes = inputs.slopes

        def causal(b, h, m, n):
            return n <= m

        def window(b, h, m, n):
            return (n <= m) & (n >= m - WINDOW)

        def softcap(score, b, h, m, n):
            return cap * torch.tanh(score / cap)

        def alibi(score, b, h, m, n):
            return score + slopes[h] * (n - m)

        mask = {"full": None, "causal": causal, "window": window}[problem.mask]
        modify = softcap if cap else alibi if problem.alibi else None
        blocks = None
        if mask is not None:
            blocks = torch.compile(create_block_mask)(
                mask, None, None, length, length, device=inputs.device)
        attend = torch.compile(flex_attention, dynamic=False)
        q, k, v = inputs.q, inputs.k, inputs.v

        def call() -> typing.Any:
            return attend(q, k, v, score_mod=modify, block_mask=blocks,
                          scale=inputs.scale, enable_gqa=problem.group > 1,
                          return_lse=problem.lse)
        call()
        return Launch(call, lambda x: Result(*x) if problem.lse else Result(x))


class Triton(Contender):
    """A plain Triton kernel of this suite."""

    name = "triton"
    about = "a plain Triton kernel"

    def version(self) -> str:
        _need("torch")
        return _need("triton").__version__

    def bind(self, inputs: "Inputs") -> Launch:
        _refuse(inputs.problem, attention=True, gqa=True)
        _need("triton")
        from . import triton_kernel
        call, note = triton_kernel.bind(inputs)
        return Launch(call, _bhsd, note)


class TileLang(Contender):
    """A plain TileLang kernel of this suite."""

    name = "tilelang"
    about = "a plain TileLang kernel"

    def version(self) -> str:
        _need("torch")
        _need("tilelang")
        return _distribution("tilelang")

    def bind(self, inputs: "Inputs") -> Launch:
        _refuse(inputs.problem, attention=True)
        _need("tilelang")
        from . import tilelang_kernel
        return Launch(tilelang_kernel.bind(inputs), _from_bshd)


class CuBLAS(Contender):
    """torch.matmul."""

    name = "cublas"
    about = "torch.matmul"

    def version(self) -> str:
        return _need("torch").__version__

    def bind(self, inputs: "Inputs") -> Launch:
        _refuse(inputs.problem, gemm=True)
        import torch
        a, b = inputs.a, inputs.b
        out = torch.empty_like(a)
        return Launch(lambda: torch.matmul(a, b, out=out), _bhsd)


@functools.cache
def all_peers() -> dict[str, Contender]:
    """Every peer by its name, in the order of the columns."""
    peers = (
        CuDNN("cudnn", False), CuDNN("cudnn-bshd", True), FlashAttention2(),
        FlashAttention3("fa3", "fa3-fwd", "fa3_fwd", softcap=True),
        FlashAttention3("fa3-tokenspeed", "tokenspeed-fa3", "flash_attn_3",
                        window=True),
        FlashAttention4(), FlexAttention(), Triton(), TileLang(), CuBLAS())
    return {peer.name: peer for peer in peers}


# The one that ratios are given to, by kind of problem.
YARDSTICK = {"attention": "cudnn", "gemm": "cublas"}

#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes ../inductor/patterns.mlir: the attention graphs that PyTorch's Inductor
looks for, one function each, exported by torch-mlir at inference.

Inductor numbers its patterns 1 to 30. Each function below computes the same
graph: where the scale stands, which mask, which casts, what else is returned. It
is exported in f32 and, as NAME_f16, in f16; where Inductor has a form of its own
for a batch of one, as NAME_batch1 as well. Dropout is off, as at inference.

Needs torch and torch-mlir of requirements.txt.
"""

import re
from collections.abc import Callable

import torch
from common import CORPUS
from torch import nn
from torch.nn.functional import dropout
from torch_mlir import fx

# No two sizes are equal.
BATCH, HEADS, QUERIES, KEYS, DIM = 2, 3, 17, 19, 8

PATTERNS: dict[int, tuple[Callable, str, bool]] = {}


def pattern(number: int, inputs: str, batch1: bool = False):
    """Registers a graph. `inputs` names its arguments: q, k, v are (batch, head,
    length, dim), Q, K, V (batch, length, head, dim), x, y, z (batch, length, dim);
    m is an additive mask of (batch, 1, queries, keys), w the same in f32, b a
    boolean one, t a row of (batch, keys) that is 0 for padding, c a causal mask.
    """

    def register(function: Callable) -> Callable:
        PATTERNS[number] = function, inputs, batch1
        return function

    return register


def shape_of(kind: str, batch: int) -> tuple[int, ...]:
    length = QUERIES if kind in "qQx" else KEYS
    if kind in "qkv":
        return batch, HEADS, length, DIM
    if kind in "QKV":
        return batch, length, HEADS, DIM
    if kind in "xyz":
        return batch, length, DIM
    return {
        "m": (batch, 1, QUERIES, KEYS),
        "w": (batch, 1, QUERIES, KEYS),
        "b": (batch, 1, QUERIES, KEYS),
        "t": (batch, KEYS),
        "c": (1, 1, QUERIES, KEYS),
    }[kind]


def argument(kind: str, batch: int, dtype: torch.dtype) -> torch.Tensor:
    """An argument to trace with; its values do not reach the graph."""
    if kind == "t":
        dtype = torch.int64
    elif kind in "bc":
        dtype = torch.bool
    elif kind == "w":
        dtype = torch.float32
    return torch.ones(shape_of(kind, batch), dtype=dtype)


def heads_first(*tensors: torch.Tensor):
    return (t.permute(0, 2, 1, 3) for t in tensors)


def lowest(t: torch.Tensor) -> torch.Tensor:
    return torch.full((), torch.finfo(t.dtype).min, dtype=t.dtype)


def off(t: torch.Tensor) -> torch.Tensor:
    return dropout(t, p=0.1, training=False)


# Scores times or divided by a number, with and without dropout.


@pattern(1, "qkv")
def divided(q, k, v):
    return (q @ k.transpose(-2, -1)).div(3.0).softmax(dim=-1) @ v


@pattern(2, "qkv")
def multiplied(q, k, v):
    return (q @ k.transpose(-2, -1)).mul(0.4).softmax(dim=-1) @ v


@pattern(3, "qkv")
def divided_dropout(q, k, v):
    return off((q @ k.transpose(-2, -1)).div(3.0).softmax(dim=-1)) @ v


@pattern(4, "qkv")
def multiplied_dropout(q, k, v):
    return off((q @ k.transpose(-2, -1)).mul(0.4).softmax(dim=-1)) @ v


@pattern(5, "qkvm")
def added_mask(q, k, v, mask):
    return torch.softmax(q @ k.transpose(-2, -1) / DIM**0.5 + mask, dim=-1) @ v


@pattern(6, "qkvb")
def added_boolean(q, k, v, mask):
    """The booleans are added as 0 and 1."""
    weights = torch.softmax(q @ k.transpose(-2, -1) / DIM**0.5 + mask, dim=-1)
    return off(weights) @ v


# Heads behind the length; a softmax in f32, its result in f16.


@pattern(7, "QKV")
def wide_softmax_dropout(q, k, v):
    q, k, v = heads_first(q, k, v)
    scores = (q @ k.transpose(-2, -1) / DIM**0.5).to(torch.float32)
    return off(scores.softmax(dim=-1)).to(torch.float16) @ v.to(torch.float16)


@pattern(8, "QKV")
def wide_softmax(q, k, v):
    q, k, v = heads_first(q, k, v)
    scores = (q @ k.transpose(-2, -1) / DIM**0.5).to(torch.float32)
    return scores.softmax(dim=-1).to(torch.float16) @ v.to(torch.float16)


@pattern(9, "QKV")
def scaled_query_dropout(q, k, v):
    q, k, v = heads_first(q, k, v)
    scores = (q / DIM**0.5 @ k.transpose(-2, -1)).to(torch.float32)
    return off(scores.softmax(dim=-1)).to(torch.float16) @ v.to(torch.float16)


@pattern(10, "QKV")
def scaled_query(q, k, v):
    q, k, v = heads_first(q, k, v)
    scores = (q / DIM**0.5 @ k.transpose(-2, -1)).to(torch.float32)
    return scores.softmax(dim=-1).to(torch.float16) @ v.to(torch.float16)


@pattern(11, "QKV")
def permuted(q, k, v):
    q, k, v = heads_first(q, k, v)
    return (q @ k.transpose(-2, -1)).div(3.0).softmax(dim=-1) @ v


@pattern(12, "QKV")
def permuted_dropout(q, k, v):
    q, k, v = heads_first(q, k, v)
    return off((q @ k.transpose(-2, -1)).div(3.0).softmax(dim=-1)) @ v


@pattern(13, "xyz")
def three_dimensions(q, k, v):
    return torch.bmm(off(torch.bmm(q, k.transpose(1, 2)).softmax(dim=-1)), v)


# Masks as models write them.


@pattern(14, "QKVm")
def bert(q, k, v, mask):
    q, k, v = heads_first(q, k, v)
    return ((q @ k.transpose(-2, -1)).div(3.0) + mask).softmax(dim=-1) @ v


def padded(scores, padding):
    """Scores of keys that are padding become minus infinity."""
    view = (padding == 0).view(scores.shape[0], 1, 1, scores.shape[3])
    return scores.masked_fill(view.expand(scores.shape), float("-inf"))


@pattern(15, "QKVt")
def distilbert(q, k, v, padding):
    q, k, v = heads_first(q, k, v)
    scores = (q @ k.transpose(-2, -1)).div(3.0)
    return padded(scores, padding).softmax(dim=-1) @ v


@pattern(16, "QKVw", batch1=True)
def bert_wide_mask(q, k, v, mask):
    q, k, v = heads_first(q, k, v)
    scores = (q @ k.transpose(-2, -1)).div(3.0) + mask
    return off(scores.softmax(dim=-1)).to(q.dtype) @ v


@pattern(17, "QKVt")
def distilbert_dropout(q, k, v, padding):
    q, k, v = heads_first(q, k, v)
    scores = (q @ k.transpose(-2, -1)).div(3.0)
    return off(padded(scores, padding).softmax(dim=-1)) @ v


@pattern(18, "QKVc", batch1=True)
def gpt2(q, k, v, causal):
    """Keys and values are returned, for a cache."""
    q, k, v = heads_first(q, k, v)
    scores = q @ k.permute(0, 1, 3, 2)
    scores = scores / torch.full((), DIM**0.5, dtype=scores.dtype)
    scores = torch.where(causal, scores, lowest(scores))
    return off(scores.softmax(dim=-1)) @ v, k, v


@pattern(19, "qkvcm")
def gpt2_two_masks(q, k, v, causal, mask):
    scores = q @ k.permute(0, 1, 3, 2)
    scores = scores / torch.full((), DIM**0.5, dtype=scores.dtype)
    scores = torch.where(causal, scores, lowest(scores)) + mask
    return off(scores.softmax(dim=-1).type(v.dtype)) @ v


@pattern(20, "QKVt")
def distilbert_scaled_query(q, k, v, padding):
    q, k, v = heads_first(q, k, v)
    scores = q.div(3.0) @ k.transpose(-2, -1)
    return off(padded(scores, padding).softmax(dim=-1)) @ v


# T5: no scale; the mask, rounded scores, keys and values returned.


@pattern(21, "QKVw", batch1=True)
def t5_rounded(q, k, v, mask):
    q, k, v = heads_first(q, k, v)
    scores = (q @ k.permute(0, 1, 3, 2) + mask).type_as(q)
    return scores.float().softmax(dim=-1).type_as(q) @ v


@pattern(22, "QKVw", batch1=True)
def t5_rounded_cache(q, k, v, mask):
    q, k, v = heads_first(q, k, v)
    scores = (q @ k.permute(0, 1, 3, 2) + mask).type_as(q)
    return scores.float().softmax(dim=-1).type_as(q) @ v, k, v


@pattern(23, "QKV", batch1=True)
def t5_no_mask_cache(q, k, v):
    q, k, v = heads_first(q, k, v)
    scores = (q @ k.permute(0, 1, 3, 2)).float().type_as(q)
    return scores.float().softmax(dim=-1).type_as(q) @ v, k, v


@pattern(24, "qkvw")
def mbart(q, k, v, mask):
    """Heads in the batch for the products, apart for the mask."""
    batch, heads, queries, dim = q.shape
    keys = k.shape[2]
    q, k, v = (t.reshape(batch * heads, -1, dim) for t in (q, k, v))
    scores = torch.bmm(q, k.transpose(1, 2))
    scores = scores.view(batch, heads, queries, keys) + mask
    weights = scores.view(batch * heads, queries, keys).softmax(dim=-1)
    output = torch.bmm(weights.to(v.dtype), v).view(batch, heads, queries, dim)
    return output.transpose(1, 2).reshape(batch, queries, heads * dim)


@pattern(25, "QKVm", batch1=True)
def t5(q, k, v, mask):
    q, k, v = heads_first(q, k, v)
    scores = q @ k.permute(0, 1, 3, 2) + mask
    return off(scores.float().softmax(dim=-1).type_as(scores)) @ v


@pattern(26, "QKVm", batch1=True)
def t5_cache(q, k, v, mask):
    q, k, v = heads_first(q, k, v)
    scores = q @ k.permute(0, 1, 3, 2) + mask
    return off(scores.float().softmax(dim=-1).type_as(scores)) @ v, k, v


@pattern(27, "QKV", batch1=True)
def t5_unmasked_cache(q, k, v):
    q, k, v = heads_first(q, k, v)
    scores = q @ k.permute(0, 1, 3, 2)
    return off(scores.float().softmax(dim=-1).type_as(scores)) @ v, k, v


@pattern(28, "Q")
def packed(packed):
    """Queries, keys and values are views of one tensor with gaps between rows."""
    q, k, v = heads_first(packed[..., 0:2], packed[..., 3:5], packed[..., 5:7])
    return off((q @ k.transpose(-2, -1)).mul(0.4).softmax(dim=-1)) @ v


# scaled_dot_product_attention as PyTorch decomposes it.


def safe_softmax(scores):
    weights = (scores - scores.amax(dim=-1, keepdim=True)).exp()
    weights = weights / weights.sum(dim=-1, keepdim=True)
    sees_a_key = scores.eq(float("-inf")).logical_not().any(dim=-1, keepdim=True)
    return torch.where(sees_a_key.logical_not(), torch.zeros_like(weights), weights)


def batched(t):
    """As decompositions write a product: expand, clone, three dimensions."""
    batch, heads, rows, columns = t.shape
    return t.expand(batch, heads, rows, columns).clone().view(batch * heads, rows, columns)


def decomposed(q, k, v, mask):
    batch, heads, queries, dim = q.shape
    root = dim**-0.25
    scores = torch.bmm(
        batched(q.float() * root), batched(k.float().transpose(-2, -1) * root)
    ).view(batch, heads, queries, k.shape[2])
    if mask is not None:
        scores = scores + mask.float()
    output = torch.bmm(batched(safe_softmax(scores)), batched(v.float()))
    return output.view(batch, heads, queries, dim).to(q.dtype)


@pattern(29, "qkvm")
def decomposed_mask(q, k, v, mask):
    return decomposed(q, k, v, mask)


@pattern(30, "qkv")
def decomposed_no_mask(q, k, v):
    return decomposed(q, k, v, None)


class Graph(nn.Module):
    def __init__(self, function: Callable):
        super().__init__()
        self.function = function

    def forward(self, *args):
        return self.function(*args)


def export(function, inputs, batch, dtype, name) -> str:
    args = [argument(kind, batch, dtype) for kind in inputs]
    with torch.no_grad():
        module = fx.export_and_import(
            Graph(function), *args, output_type="linalg-on-tensors", func_name=name
        )
    return str(module)


def join(modules: list[str]) -> str:
    """One module with the functions of all, aliases of maps numbered anew."""
    aliases: dict[str, str] = {}
    functions = []
    for text in modules:
        local = {}
        for alias, value in re.findall(r"^(#\w+) = (.*)$", text, re.M):
            local[alias] = aliases.setdefault(value, f"#map{len(aliases)}")
        body = text[text.index("module {\n") + len("module {\n") : text.rindex("}")]
        functions.append(re.sub(r"#map\w*", lambda m: local[m[0]], body))
    head = "".join(f"{alias} = {value}\n" for value, alias in aliases.items())
    return head + "module {\n" + "\n".join(functions) + "}\n"


def main() -> None:
    modules = []
    for number, (function, inputs, batch1) in sorted(PATTERNS.items()):
        name = f"pattern{number}_{function.__name__}"
        modules.append(export(function, inputs, BATCH, torch.float32, name))
        modules.append(export(function, inputs, BATCH, torch.float16, name + "_f16"))
        if batch1:
            modules.append(export(function, inputs, 1, torch.float32, name + "_batch1"))
        print(name)
    folder = CORPUS / "inductor"
    folder.mkdir(exist_ok=True)
    (folder / "patterns.mlir").write_text(join(modules))


if __name__ == "__main__":
    main()

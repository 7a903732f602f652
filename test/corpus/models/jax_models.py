# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention layers of JAX, lowered to StableHLO and from there to linalg.

jaxlib has no StableHLO-to-linalg pass. Two compilers ship one and print rather
different graphs, so both are used: the `torch-mlir-opt` binary of torch-mlir
(`through_stablehlo`) and `iree-compile` (`through_iree`).
"""

import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
from common import Case, model


def random(*shape: int, seed: int, spread: float = 1.0) -> np.ndarray:
    values = np.random.default_rng(seed).standard_normal(shape)
    return (values * spread).astype(np.float32)


def weights(width: int, heads: int, kv_heads: int, head_dim: int, seed: int):
    """Q, K, V and output projections."""
    spread = 1.6 * width**-0.5
    return (
        random(width, heads, head_dim, seed=seed, spread=spread),
        random(width, kv_heads, head_dim, seed=seed + 1, spread=spread),
        random(width, kv_heads, head_dim, seed=seed + 2, spread=spread),
        random(heads, head_dim, width, seed=seed + 3, spread=spread),
    )


def stablehlo(function, args) -> str:
    text = jax.jit(function).lower(*args).as_text()
    # Attributes of dialects that only JAX registers.
    text = re.sub(r" attributes \{mhlo\.[^}]*\}", "", text)
    return re.sub(r" \{jax\.result_info = [^}]*\}", "", text)


def filter_through(command: list[str], text: str) -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command[0]}: exit code {done.returncode}\n{done.stderr}")
    return done.stdout


def case(text: str, function, args) -> Case:
    arrays = [np.asarray(a) for a in args]
    with jax.default_matmul_precision("highest"):
        result = np.asarray(jax.jit(function)(*args))
    return Case(text, arrays, [result])


def through_stablehlo(function, *args) -> Case:
    package = importlib.util.find_spec("torch_mlir").submodule_search_locations[0]
    tool = pathlib.Path(package) / "_mlir_libs" / "torch-mlir-opt"
    passes = ["--stablehlo-legalize-to-linalg", "--inline", "--symbol-dce"]
    passes += ["--canonicalize", "--cse"]
    text = filter_through([str(tool), "-", *passes], stablehlo(function, args))
    return case(text, function, args)


def through_iree(function, *args) -> Case:
    beside_python = pathlib.Path(sys.executable).parent / "iree-compile"
    tool = str(beside_python) if beside_python.exists() else shutil.which("iree-compile")
    flags = ["--compile-to=input", "--iree-input-type=stablehlo", "-"]
    text = filter_through([tool, *flags], stablehlo(function, args))
    for op in ("func", "return", "call"):
        text = text.replace(f"util.{op} ", f"func.{op} ")
    return case(text, function, args)


def attention(x, context, wq, wk, wv, wo, **kwargs):
    """A layer around JAX's own attention function (batch, length, head, d)."""
    q = jnp.einsum("btc,cnh->btnh", x, wq)
    k = jnp.einsum("bsc,ckh->bskh", context, wk)
    v = jnp.einsum("bsc,ckh->bskh", context, wv)
    o = jax.nn.dot_product_attention(q, k, v, implementation="xla", **kwargs)
    return jnp.einsum("btnh,nhc->btc", o, wo)


@model(
    framework="jax",
    packages=("jax", "jaxlib", "torch-mlir"),
    sq=89,
    note="jax.nn.dot_product_attention, causal; stablehlo-legalize-to-linalg",
)
def jax_mha():
    def main(x, *w):
        return attention(x, x, *w, is_causal=True)

    args = random(2, 89, 48, seed=1), *weights(48, 3, 3, 16, seed=2)
    return through_stablehlo(main, *args)


@model(
    framework="jax",
    packages=("jax", "jaxlib", "iree-base-compiler"),
    sq=97,
    note="jax.nn.dot_product_attention, 6 heads on 2 key heads, key lengths as an argument; iree-compile",
)
def jax_gqa():
    def main(x, lengths, *w):
        return attention(x, x, *w, key_value_seq_lengths=lengths)

    lengths = np.array([97, 58], np.int32)
    args = random(2, 97, 40, seed=6), lengths, *weights(40, 6, 2, 16, seed=7)
    return through_iree(main, *args)


@model(
    framework="jax",
    packages=("jax", "jaxlib", "torch-mlir"),
    sq=43,
    sk=163,
    note="jax.nn.dot_product_attention, cross-attention, 4 heads on 2 key heads, boolean mask as an argument; stablehlo-legalize-to-linalg",
)
def jax_cross():
    def main(x, context, mask, *w):
        return attention(x, context, *w, mask=mask)

    keys = np.arange(163)[None, None, None, :]
    visible = np.array([163, 101])[:, None, None, None]
    args = (
        random(2, 43, 40, seed=11),
        random(2, 163, 40, seed=12),
        np.broadcast_to(keys < visible, (2, 1, 43, 163)),
        *weights(40, 4, 2, 16, seed=13),
    )
    return through_stablehlo(main, *args)


def flax_layer(heads: int, width: int, seed: int):
    """Flax's multi-head layer; returns its function and flat weights."""
    from flax import linen

    layer = linen.MultiHeadDotProductAttention(num_heads=heads)
    x = jnp.zeros((1, 1, width))
    tree = jax.eval_shape(layer.init, jax.random.key(0), x)
    leaves, shape = jax.tree.flatten(tree)
    values = [
        random(*leaf.shape, seed=seed + i, spread=1.6 * width**-0.5)
        for i, leaf in enumerate(leaves)
    ]

    def apply(x, mask, *w):
        return layer.apply(jax.tree.unflatten(shape, w), x, mask=mask)

    return apply, values


@model(
    framework="jax",
    packages=("jax", "jaxlib", "flax", "torch-mlir"),
    sq=83,
    note="flax.linen.MultiHeadDotProductAttention, causal; stablehlo-legalize-to-linalg",
)
def flax_causal():
    from flax import linen

    apply, values = flax_layer(heads=3, width=48, seed=20)

    def main(x, *w):
        return apply(x, linen.make_causal_mask(x[..., 0]), *w)

    return through_stablehlo(main, random(2, 83, 48, seed=19), *values)


@model(
    framework="jax",
    packages=("jax", "jaxlib", "flax", "iree-base-compiler"),
    sq=79,
    note="flax.linen.MultiHeadDotProductAttention, padding mask from a 2-D i1 argument; iree-compile",
)
def flax_padding():
    from flax import linen

    apply, values = flax_layer(heads=3, width=48, seed=40)

    def main(x, valid, *w):
        return apply(x, linen.make_attention_mask(jnp.ones_like(valid), valid), *w)

    valid = np.arange(79)[None, :] < np.array([79, 33])[:, None]
    return through_iree(main, random(2, 79, 48, seed=39), valid, *values)

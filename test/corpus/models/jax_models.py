# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention layers of JAX, lowered to StableHLO and from there to linalg.

jaxlib has no StableHLO-to-linalg pass. Two compilers ship one and print rather
different graphs, so both are used: the `torch-mlir-opt` binary of torch-mlir
(`through_stablehlo`) and `iree-compile` (`through_iree`).
"""

import dataclasses
import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable

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
    source = stablehlo(function, args)
    if "chlo." in source:
        iree_opt = pathlib.Path(sys.executable).parent / "iree-opt"
        source = filter_through([str(iree_opt), "-", "--chlo-legalize-to-stablehlo"], source)
    text = filter_through([str(tool), "-", *passes], source)
    return case(text, function, args)


def through_iree(function, *args) -> Case:
    beside_python = pathlib.Path(sys.executable).parent / "iree-compile"
    tool = str(beside_python) if beside_python.exists() else shutil.which("iree-compile")
    flags = ["--compile-to=input", "--iree-input-type=stablehlo", "-"]
    text = filter_through([tool, *flags], stablehlo(function, args))
    for op in ("func", "return", "call"):
        text = text.replace(f"util.{op} ", f"func.{op} ")
    return case(text, function, args)


@dataclasses.dataclass
class Route:
    """Where StableHLO becomes linalg, as an argument of a model's variants."""

    export: Callable[..., Case]
    route: str
    packages: tuple[str, ...]

    def __call__(self, function, *args) -> Case:
        return self.export(function, *args)


ROUTES = {
    "": Route(through_stablehlo, "StableHLO, torch-mlir", ("torch-mlir",)),
    "_iree": Route(through_iree, "StableHLO, IREE", ("iree-base-compiler",)),
}


def attention(x, context, wq, wk, wv, wo, **kwargs):
    """A layer around JAX's own attention function (batch, length, head, d)."""
    q = jnp.einsum("btc,cnh->btnh", x, wq)
    k = jnp.einsum("bsc,ckh->bskh", context, wk)
    v = jnp.einsum("bsc,ckh->bskh", context, wv)
    o = jax.nn.dot_product_attention(q, k, v, implementation="xla", **kwargs)
    return jnp.einsum("btnh,nhc->btc", o, wo)


@model(
    framework="jax",
    route="StableHLO, torch-mlir",
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
    route="StableHLO, IREE",
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
    route="StableHLO, torch-mlir",
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
    route="StableHLO, torch-mlir",
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
    route="StableHLO, IREE",
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


@model(
    framework="jax",
    packages=("jax", "jaxlib"),
    sq=29,
    variants=ROUTES,
    note="jax.nn.dot_product_attention, a bias as an argument and a window of 7 keys to the left and 3 to the right",
)
def jax_window(route):
    def main(x, bias, *w):
        return attention(x, x, *w, bias=bias, local_window_size=(7, 3))

    bias = random(1, 3, 29, 29, seed=51)
    return route(main, random(2, 29, 24, seed=50), bias, *weights(24, 3, 3, 8, seed=52))


@model(
    framework="jax",
    packages=("jax", "jaxlib", "flax"),
    sq=31,
    sk=43,
    variants=ROUTES,
    note="flax.nnx.MultiHeadAttention, cross-attention with a mask and norms of queries and keys",
)
def nnx_cross(route):
    from flax import nnx

    layer = nnx.MultiHeadAttention(
        3, 24, normalize_qk=True, decode=False, rngs=nnx.Rngs(0)
    )
    graph, state = nnx.split(layer)
    leaves, shape = jax.tree.flatten(state)
    values = [random(*leaf.shape, seed=60 + i, spread=0.4) for i, leaf in enumerate(leaves)]

    def main(x, context, valid, *w):
        module = nnx.merge(graph, jax.tree.unflatten(shape, w))
        mask = nnx.make_attention_mask(jnp.ones_like(valid, shape=x.shape[:2]), valid)
        return module(x, context, mask=mask)

    valid = np.arange(43)[None, :] < np.array([43, 26])[:, None]
    args = random(2, 31, 24, seed=55), random(2, 43, 24, seed=56), valid, *values
    return route(main, *args)


@model(
    framework="jax",
    packages=("jax", "jaxlib", "dm-haiku"),
    sq=37,
    variants=ROUTES,
    note="haiku.MultiHeadAttention, causal, a fill of -1e30",
)
def haiku(route):
    import haiku as hk

    def layer(x):
        length = x.shape[1]
        mask = jnp.tril(jnp.ones((1, 1, length, length)))
        initializer = hk.initializers.VarianceScaling(1.0)
        return hk.MultiHeadAttention(3, 8, w_init=initializer)(x, x, x, mask)

    transformed = hk.without_apply_rng(hk.transform(layer))
    x = random(2, 37, 24, seed=70)
    tree = jax.eval_shape(transformed.init, jax.random.key(0), x)
    leaves, shape = jax.tree.flatten(tree)
    values = [random(*leaf.shape, seed=71 + i, spread=0.4) for i, leaf in enumerate(leaves)]

    def main(x, *w):
        return transformed.apply(jax.tree.unflatten(shape, w), x)

    return route(main, x, *values)


@model(
    framework="jax",
    packages=("jax", "jaxlib", "equinox"),
    sq=41,
    variants=ROUTES,
    note="equinox.nn.MultiheadAttention under vmap, a mask as an argument, filled with finfo.min",
)
def equinox(route):
    import equinox as eqx

    layer = eqx.nn.MultiheadAttention(3, 24, use_query_bias=True, key=jax.random.key(0))
    arrays, static = eqx.partition(layer, eqx.is_array)
    leaves, shape = jax.tree.flatten(arrays)
    values = [random(*leaf.shape, seed=81 + i, spread=0.3) for i, leaf in enumerate(leaves)]

    def main(x, mask, *w):
        module = eqx.combine(jax.tree.unflatten(shape, w), static)
        return jax.vmap(lambda x, mask: module(x, x, x, mask=mask))(x, mask)

    mask = np.random.default_rng(80).random((2, 41, 41)) < 0.6
    return route(main, random(2, 41, 24, seed=79), mask, *values)


@model(
    framework="jax",
    packages=("jax", "jaxlib", "keras"),
    sq=23,
    sk=47,
    variants=ROUTES,
    note="keras.layers.GroupQueryAttention on JAX, 6 heads on 2 key heads, a mask as an argument",
)
def keras_gqa(route):
    os.environ["KERAS_BACKEND"] = "jax"
    import keras

    layer = keras.layers.GroupQueryAttention(8, 6, 2, flash_attention=False)
    x, context = random(2, 23, 24, seed=90), random(2, 47, 24, seed=91)
    layer.build(x.shape, context.shape)
    values = [random(*v.shape, seed=92 + i, spread=0.4) for i, v in enumerate(layer.variables)]
    assert not layer.non_trainable_variables

    def main(x, context, mask, *w):
        output, _ = layer.stateless_call(w, (), x, context, attention_mask=mask)
        return output

    mask = np.broadcast_to(np.arange(47) < np.array([47, 30])[:, None, None], (2, 23, 47))
    return route(main, x, context, mask, *values)

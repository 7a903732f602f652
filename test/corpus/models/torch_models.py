# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention layers of PyTorch models, exported by torch-mlir.

Each module below calls the model's own code: its mask builder, its rotary
table, its attention layer with `attn_implementation="eager"`. Parameters are
function arguments (in `named_parameters` order, after the inputs), so that the
text stays small; `bert_encoder` has them inlined instead.
"""

import os
import subprocess
import sys

import numpy as np
import torch
from common import Case, model
from torch import nn
from torch_mlir import fx, ir
from torch_mlir.compiler_utils import OutputType
from transformers import masking_utils
from transformers.cache_utils import DynamicCache

HF = ("torch", "torch-mlir", "transformers")


class Functional(nn.Module):
    """Runs `inner` with its parameters and buffers taken from the arguments."""

    def __init__(self, inner: nn.Module, num_inputs: int):
        super().__init__()
        # A list keeps the module, and so its parameters, out of the export.
        self.inner = [inner]
        self.num_inputs = num_inputs

    @property
    def state(self) -> dict[str, torch.Tensor]:
        inner = self.inner[0]
        return dict(inner.named_parameters()) | dict(inner.named_buffers())

    def forward(self, *args):
        inputs, values = args[: self.num_inputs], args[self.num_inputs :]
        state = dict(zip(self.state, values, strict=True))
        return torch.func.functional_call(self.inner[0], state, inputs)


def randomize(module: nn.Module, seed: int) -> None:
    """Random weights that give scores a spread of a few units."""
    generator = torch.Generator().manual_seed(seed)
    for name, parameter in module.named_parameters():
        fan_in = parameter.shape[-1] if parameter.dim() > 1 else 16
        spread = 0.3 if parameter.dim() == 1 else 1.6 * fan_in**-0.5
        value = torch.randn(parameter.shape, generator=generator) * spread
        if "norm" in name.lower() and name.endswith("weight"):
            value = 1 + value
        parameter.data = value.to(parameter.dtype)
        parameter.requires_grad_(False)


def tensor(*shape: int, seed: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(shape, generator=generator).to(dtype)


def to_numpy(value: torch.Tensor) -> np.ndarray:
    value = value.detach()
    if value.dtype == torch.bfloat16:  # NumPy has no bf16: keep the bits.
        return value.view(torch.uint16).numpy()
    return value.numpy()


def tosa_to_linalg(text: str) -> str:
    """Upstream's TOSA lowerings; MLIR_OPT names the mlir-opt of LLVM 22."""
    tool = os.environ.get("MLIR_OPT", "/usr/lib/llvm-22/bin/mlir-opt")
    passes = (
        "builtin.module(func.func(tosa-make-broadcastable, tosa-to-linalg-named,"
        " tosa-to-linalg, tosa-to-arith, tosa-to-tensor), canonicalize, cse)"
    )
    command = [tool, "-", f"--pass-pipeline={passes}"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{tool}: exit code {done.returncode}\n{done.stderr}")
    return done.stdout


def export(
    module: nn.Module,
    *inputs: torch.Tensor,
    weights_as_args: bool = True,
    dynamic_shapes=None,
    strict_shapes: bool = False,
    output_type: str = "linalg-on-tensors",
) -> Case:
    """Exports `module` and runs it on `inputs`.

    With `strict_shapes` the exporter may assume that two equal symbols never
    mean a broadcast; without it, dynamic matmul operands pass through a
    size-1 test.
    """
    module = module.eval()
    args = inputs
    if weights_as_args:
        module = Functional(module, len(inputs))
        args = (*inputs, *(v.detach() for v in module.state.values()))
    with torch.no_grad():
        result = module(*args)
        if dynamic_shapes is not None:
            dynamic_shapes = (tuple(dynamic_shapes) + (None,) * (len(args) - len(inputs)),)
        exported = fx.export_and_import(
            module,
            *args,
            output_type="raw" if strict_shapes else output_type,
            func_name="main",
            dynamic_shapes=dynamic_shapes,
        )
    if strict_shapes:
        with exported.context:
            for op in exported.body.operations:
                op.attributes["torch.assume_strict_symbolic_shapes"] = ir.UnitAttr.get()
        exported = fx._module_lowering(False, False, OutputType.get(output_type), exported)
    text = str(exported)
    if output_type == "tosa":
        text = tosa_to_linalg(text)
    return Case(text, [to_numpy(a) for a in args], [to_numpy(result)])


def lengths_mask(valid: list[int], length: int) -> torch.Tensor:
    """A tokenizer's attention_mask, padded on the right."""
    position = torch.arange(length)[None, :]
    return (position < torch.tensor(valid)[:, None]).to(torch.int64)


def cache_of(keys: torch.Tensor, values: torch.Tensor) -> DynamicCache:
    """The cache of one layer after earlier tokens."""
    cache = DynamicCache()
    cache.update(keys, values, 0)
    return cache


# ---------------------------------------------------------------------------
# GPT-2
# ---------------------------------------------------------------------------


class GPT2(nn.Module):
    def __init__(self, heads: int, head_dim: int, implementation: str = "eager"):
        super().__init__()
        from transformers.models.gpt2 import modeling_gpt2 as gpt2

        self.config = gpt2.GPT2Config(
            n_embd=heads * head_dim,
            n_head=heads,
            n_layer=1,
            attn_implementation=implementation,
        )
        self.attention = gpt2.GPT2Attention(self.config, layer_idx=0)

    def attend(self, hidden_states, attention_mask=None, cache=None):
        mask = masking_utils.create_causal_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=attention_mask,
            cache=cache,
        )
        return self.attention(hidden_states, cache=cache, attention_mask=mask)[0]

    def forward(self, hidden_states, attention_mask=None):
        return self.attend(hidden_states, attention_mask)


class GPT2Cached(GPT2):
    def forward(self, hidden_states, past_keys, past_values):
        return self.attend(hidden_states, cache=cache_of(past_keys, past_values))


@model(framework="torch", packages=HF, sq=131, note="causal self-attention")
def gpt2():
    module = GPT2(heads=3, head_dim=16)
    randomize(module, seed=1)
    return export(module, tensor(2, 131, 48, seed=2))


@model(
    framework="torch",
    packages=HF,
    sq=37,
    sk=139,
    note="causal against a cache: query i sees keys 0 to i + 102",
)
def gpt2_cached():
    module = GPT2Cached(heads=3, head_dim=16)
    randomize(module, seed=5)
    past = (tensor(2, 3, 102, 16, seed=s) for s in (6, 7))
    return export(module, tensor(2, 37, 48, seed=8), *past)


@model(
    framework="torch",
    packages=HF,
    sq=61,
    note="causal and padding on the left: the first rows of batch 1 are fully masked with finfo.min",
)
def gpt2_left_padding():
    module = GPT2(heads=3, head_dim=16)
    randomize(module, seed=9)
    mask = torch.flip(lengths_mask([61, 44], 61), dims=[1])
    return export(module, tensor(2, 61, 48, seed=10), mask)


@model(
    framework="torch",
    packages=HF,
    sq=127,
    dynamic=True,
    note="as gpt2, dynamic length, strict symbolic shapes",
)
def gpt2_dynamic():
    module = GPT2(heads=3, head_dim=16)
    randomize(module, seed=11)
    length = torch.export.Dim("length", min=2, max=1024)
    return export(
        module,
        tensor(2, 127, 48, seed=12),
        dynamic_shapes=[{1: length}],
        strict_shapes=True,
    )


# ---------------------------------------------------------------------------
# BERT
# ---------------------------------------------------------------------------


class Bert(nn.Module):
    def __init__(self, heads: int, head_dim: int, implementation: str = "eager"):
        super().__init__()
        from transformers.models.bert import modeling_bert as bert

        self.config = bert.BertConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=1,
            attn_implementation=implementation,
        )
        self.attention = bert.BertSelfAttention(self.config, layer_idx=0)

    def forward(self, hidden_states, attention_mask):
        mask = masking_utils.create_bidirectional_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=attention_mask,
        )
        return self.attention(hidden_states, mask)[0]


class BertEncoder(nn.Module):
    def __init__(self, layers: int, heads: int, head_dim: int):
        super().__init__()
        from transformers.models.bert import modeling_bert as bert

        self.config = bert.BertConfig(
            hidden_size=heads * head_dim,
            intermediate_size=3 * heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=layers,
            attn_implementation="eager",
        )
        self.encoder = bert.BertEncoder(self.config)

    def forward(self, hidden_states, attention_mask):
        mask = masking_utils.create_bidirectional_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=attention_mask,
        )
        return self.encoder(hidden_states, attention_mask=mask).last_hidden_state


@model(framework="torch", packages=HF, sq=109, note="padding mask from a 2-D i64 argument")
def bert():
    module = Bert(heads=4, head_dim=16)
    randomize(module, seed=3)
    return export(module, tensor(2, 109, 64, seed=4), lengths_mask([109, 71], 109))


@model(
    framework="torch",
    packages=HF,
    sq=103,
    dynamic=True,
    note="as bert, dynamic length, with the exporter's size-1 tests on matmul operands",
)
def bert_dynamic():
    module = Bert(heads=4, head_dim=16)
    randomize(module, seed=13)
    length = torch.export.Dim("length", min=2, max=1024)
    return export(
        module,
        tensor(2, 103, 64, seed=14),
        lengths_mask([59, 103], 103),
        dynamic_shapes=[{1: length}, {1: length}],
    )


@model(
    framework="torch",
    packages=HF,
    sq=107,
    note="as bert through scaled_dot_product_attention, decomposed (safe softmax)",
)
def bert_sdpa():
    module = Bert(heads=4, head_dim=16, implementation="sdpa")
    randomize(module, seed=15)
    return export(module, tensor(2, 107, 64, seed=16), lengths_mask([83, 107], 107))


@model(
    framework="torch",
    route="torch-mlir, TOSA",
    packages=HF,
    sq=73,
    note="as bert through TOSA and upstream's tosa-to-linalg",
)
def bert_tosa():
    module = Bert(heads=4, head_dim=16)
    randomize(module, seed=44)
    return export(
        module,
        tensor(2, 73, 64, seed=45),
        lengths_mask([73, 47], 73),
        output_type="tosa",
    )


@model(
    framework="torch",
    packages=HF,
    sq=53,
    attentions=2,
    note="two whole encoder layers, weights inlined",
)
def bert_encoder():
    module = BertEncoder(layers=2, heads=2, head_dim=8)
    randomize(module, seed=17)
    return export(
        module,
        tensor(2, 53, 16, seed=18),
        lengths_mask([53, 29], 53),
        weights_as_args=False,
    )


# ---------------------------------------------------------------------------
# BART: cross-attention
# ---------------------------------------------------------------------------


class BartCross(nn.Module):
    def __init__(self, heads: int, head_dim: int, implementation: str = "eager"):
        super().__init__()
        from transformers.models.bart import modeling_bart as bart

        width = heads * head_dim
        self.config = bart.BartConfig(
            d_model=width,
            decoder_attention_heads=heads,
            attn_implementation=implementation,
        )
        self.attention = bart.BartAttention(
            width, heads, is_decoder=True, config=self.config, layer_idx=0
        )

    def forward(self, hidden_states, encoder_hidden_states, encoder_attention_mask):
        mask = masking_utils.create_bidirectional_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=encoder_attention_mask,
            encoder_hidden_states=encoder_hidden_states,
        )
        return self.attention(
            hidden_states, key_value_states=encoder_hidden_states, attention_mask=mask
        )[0]


@model(
    framework="torch",
    packages=HF,
    sq=41,
    sk=149,
    note="cross-attention, padding on the encoder's side",
)
def bart_cross():
    module = BartCross(heads=3, head_dim=16)
    randomize(module, seed=19)
    return export(
        module,
        tensor(2, 41, 48, seed=20),
        tensor(2, 149, 48, seed=21),
        lengths_mask([97, 149], 149),
    )


@model(
    framework="torch",
    packages=HF,
    sq=47,
    sk=167,
    dynamic=True,
    note="as bart_cross, both lengths dynamic and distinct, strict symbolic shapes",
)
def bart_cross_dynamic():
    module = BartCross(heads=3, head_dim=16)
    randomize(module, seed=46)
    queries = torch.export.Dim("queries", min=2, max=1024)
    keys = torch.export.Dim("keys", min=2, max=1024)
    return export(
        module,
        tensor(2, 47, 48, seed=47),
        tensor(2, 167, 48, seed=48),
        lengths_mask([167, 121], 167),
        dynamic_shapes=[{1: queries}, {1: keys}, {1: keys}],
        strict_shapes=True,
    )


# ---------------------------------------------------------------------------
# Llama: grouped heads, rotary embedding
# ---------------------------------------------------------------------------


class Llama(nn.Module):
    def __init__(self, width: int, heads: int, kv_heads: int, head_dim: int):
        super().__init__()
        from transformers.models.llama import modeling_llama as llama

        self.config = llama.LlamaConfig(
            hidden_size=width,
            num_attention_heads=heads,
            num_key_value_heads=kv_heads,
            head_dim=head_dim,
            num_hidden_layers=1,
            attn_implementation="eager",
        )
        self.rotary = llama.LlamaRotaryEmbedding(self.config)
        self.attention = llama.LlamaAttention(self.config, layer_idx=0)

    def attend(self, hidden_states, cache=None):
        past = cache.get_seq_length() if cache is not None else 0
        position_ids = torch.arange(hidden_states.shape[1]).unsqueeze(0) + past
        mask = masking_utils.create_causal_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=None,
            cache=cache,
        )
        return self.attention(
            hidden_states,
            position_embeddings=self.rotary(hidden_states, position_ids=position_ids),
            attention_mask=mask,
            cache=cache,
        )[0]

    def forward(self, hidden_states):
        return self.attend(hidden_states)


class LlamaCached(Llama):
    def forward(self, hidden_states, past_keys, past_values):
        return self.attend(hidden_states, cache_of(past_keys, past_values))


@model(
    framework="torch",
    packages=HF,
    sq=113,
    note="6 heads on 2 key heads, rotary embedding, causal",
)
def llama():
    module = Llama(width=48, heads=6, kv_heads=2, head_dim=16)
    randomize(module, seed=22)
    return export(module, tensor(2, 113, 48, seed=23))


@model(
    framework="torch",
    packages=HF,
    sq=31,
    sk=137,
    note="as llama against a cache: query i sees keys 0 to i + 106",
)
def llama_cached():
    module = LlamaCached(width=48, heads=6, kv_heads=2, head_dim=16)
    randomize(module, seed=24)
    past = (tensor(2, 2, 106, 16, seed=s) for s in (25, 26))
    return export(module, tensor(2, 31, 48, seed=27), *past)


@model(
    framework="torch",
    packages=HF,
    sq=101,
    dtype="bf16",
    note="as llama in bf16, softmax in f32; arrays hold the bits as uint16",
)
def llama_bf16():
    module = Llama(width=48, heads=6, kv_heads=2, head_dim=16).to(torch.bfloat16)
    randomize(module, seed=28)
    return export(module, tensor(2, 101, 48, seed=29, dtype=torch.bfloat16))


# ---------------------------------------------------------------------------
# ViT
# ---------------------------------------------------------------------------


class ViT(nn.Module):
    def __init__(self, heads: int, head_dim: int, implementation: str = "eager"):
        super().__init__()
        from transformers.models.vit import modeling_vit as vit

        self.config = vit.ViTConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=1,
            attn_implementation=implementation,
        )
        self.attention = vit.ViTAttention(self.config)

    def forward(self, hidden_states):
        return self.attention(hidden_states)[0]


@model(framework="torch", packages=HF, sq=197, note="no mask, 196 patches and one class token")
def vit():
    module = ViT(heads=2, head_dim=24)
    randomize(module, seed=30)
    return export(module, tensor(2, 197, 48, seed=31))


@model(
    framework="torch",
    route="torch-mlir, TOSA",
    packages=HF,
    sq=191,
    note="as vit through TOSA and upstream's tosa-to-linalg",
)
def vit_tosa():
    module = ViT(heads=2, head_dim=24)
    randomize(module, seed=42)
    return export(module, tensor(2, 191, 48, seed=43), output_type="tosa")


@model(framework="torch", packages=HF, sq=197, dtype="f16", note="as vit in f16, softmax in f32")
def vit_f16():
    module = ViT(heads=2, head_dim=24).to(torch.float16)
    randomize(module, seed=32)
    return export(module, tensor(2, 197, 48, seed=33, dtype=torch.float16))


@model(
    framework="torch",
    packages=("torch", "torch-mlir", "timm"),
    sq=193,
    note="timm's ViT: one fused QKV projection, Q scaled before the product",
)
def timm_vit():
    from timm.layers import Attention, set_fused_attn

    set_fused_attn(False)
    module = Attention(48, num_heads=3, qkv_bias=True)
    randomize(module, seed=34)
    return export(module, tensor(2, 193, 48, seed=35))


# ---------------------------------------------------------------------------
# T5: relative bias, no scale
# ---------------------------------------------------------------------------


class T5(nn.Module):
    def __init__(
        self, width: int, heads: int, head_dim: int, decoder: bool, implementation: str = "eager"
    ):
        super().__init__()
        from transformers.models.t5 import modeling_t5 as t5

        self.config = t5.T5Config(
            d_model=width,
            num_heads=heads,
            d_kv=head_dim,
            is_decoder=decoder,
            attn_implementation=implementation,
        )
        self.attention = t5.T5Attention(
            self.config,
            has_relative_attention_bias=True,
            layer_idx=0,
            is_causal=decoder,
        )


class T5Encoder(T5):
    def forward(self, hidden_states):
        mask = masking_utils.create_bidirectional_mask(
            config=self.config, inputs_embeds=hidden_states, attention_mask=None
        )
        return self.attention(hidden_states, mask=mask)[0]


class T5Decoder(T5):
    def forward(self, hidden_states, past_keys, past_values):
        cache = cache_of(past_keys, past_values)
        mask = masking_utils.create_causal_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=None,
            cache=cache,
        )
        return self.attention(hidden_states, mask=mask, cache=cache)[0]


@model(
    framework="torch",
    packages=HF,
    sq=151,
    note="encoder: relative bias gathered from a table, no scale",
)
def t5():
    module = T5Encoder(width=40, heads=3, head_dim=16, decoder=False)
    randomize(module, seed=36)
    return export(module, tensor(2, 151, 40, seed=37))


@model(
    framework="torch",
    packages=HF,
    sq=29,
    sk=157,
    note="decoder against a cache: relative bias and causal mask, no scale",
)
def t5_cached():
    module = T5Decoder(width=40, heads=3, head_dim=16, decoder=True)
    randomize(module, seed=38)
    past = (tensor(2, 3, 128, 16, seed=s) for s in (39, 40))
    return export(module, tensor(2, 29, 40, seed=41), *past)

# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention layers in f16 and bf16, as they run on a GPU, exported by torch-mlir.

The modules of the other files, in the type that the model is published or served
in, with its size of a head. The width of the model stays small where that is free
to differ.
"""

import torch
from common import model
from torch import nn
from torch_decoders import Bloom, Decoder, PaliGemma, grouped
from torch_encoders import ClipText, ModernBert, Sam, Swin, Whisper
from torch_models import GPT2, HF, BartCross, Bert, T5Encoder, export, lengths_mask, randomize, tensor


def export_as(dtype: torch.dtype, module: nn.Module, seed: int, *inputs):
    """Exports `module` with random weights. A shape stands for a random input."""
    randomize(module, seed)
    values = (
        tensor(*value, seed=seed + 1 + i) if isinstance(value, tuple) else value
        for i, value in enumerate(inputs)
    )
    values = (value.to(dtype) if value.is_floating_point() else value for value in values)
    return export(module.to(dtype), *values)


@model(framework="torch", packages=HF, sq=131, dtype="f16", note="as gpt2, a head of 64")
def gpt2_f16():
    return export_as(torch.float16, GPT2(heads=2, head_dim=64), 301, (1, 131, 128))


@model(framework="torch", packages=HF, sq=137, dtype="f16", note="as bert, a head of 64")
def bert_f16():
    module = Bert(heads=2, head_dim=64)
    return export_as(torch.float16, module, 304, (2, 137, 128), lengths_mask([137, 71], 137))


@model(framework="torch", packages=HF, sq=61, sk=149, dtype="f16", note="as bart_cross, a head of 64")
def bart_cross_f16():
    module, mask = BartCross(heads=2, head_dim=64), lengths_mask([97, 149], 149)
    return export_as(torch.float16, module, 307, (2, 61, 128), (2, 149, 128), mask)


@model(framework="torch", packages=HF, sq=67, sk=211, dtype="f16", note="as whisper_sdpa, a head of 64")
def whisper_f16():
    module = Whisper(heads=2, head_dim=64, implementation="sdpa")
    return export_as(torch.float16, module, 311, (1, 67, 128), (1, 211, 128))


@model(
    framework="torch",
    packages=("torch", "torch-mlir", "diffusers"),
    sq=143,
    sk=77,
    dtype="f16",
    note="as stable_diffusion_sdpa, a head of 40: 11 x 13 latents to 77 tokens",
)
def stable_diffusion_f16():
    from diffusers.models import attention_processor as processors

    module = processors.Attention(
        query_dim=80,
        cross_attention_dim=48,
        heads=2,
        dim_head=40,
        processor=processors.AttnProcessor2_0(),
    )
    return export_as(torch.float16, module, 315, (2, 143, 80), (2, 77, 48))


@model(
    framework="torch", packages=HF, sq=49, dtype="f16", note="as swin, windows of 7 x 7, a head of 32"
)
def swin_f16():
    module = Swin(heads=3, head_dim=32, window=7, side=14, implementation="eager")
    return export_as(torch.float16, module, 319, (1, 14, 14, 96))


@model(framework="torch", packages=HF, sq=121, dtype="f16", note="as sam, 11 x 11, a head of 64")
def sam_f16():
    module = Sam(heads=2, head_dim=64, implementation="eager", window=11)
    return export_as(torch.float16, module, 322, (1, 11, 11, 128))


@model(framework="torch", packages=HF, sq=77, dtype="f16", note="as clip_sdpa, a head of 64")
def clip_f16():
    module = ClipText(heads=2, head_dim=64, implementation="sdpa")
    return export_as(torch.float16, module, 325, (2, 77, 128), lengths_mask([77, 53], 77))


@model(framework="torch", packages=HF, sq=173, dtype="bf16", note="as modernbert, a head of 64")
def modernbert_bf16():
    module = ModernBert(heads=2, head_dim=64, implementation="eager")
    return export_as(torch.bfloat16, module, 329, (2, 173, 128), lengths_mask([173, 101], 173))


@model(
    framework="torch",
    packages=HF,
    sq=179,
    dtype="bf16",
    note="as mistral, a window of 71 keys, a head of 128",
)
def mistral_bf16():
    config = grouped(4, 2, 128, sliding_window=71)
    module = Decoder("mistral", "Mistral", "eager", window=True, **config)
    return export_as(torch.bfloat16, module, 333, (1, 179, 24))


@model(
    framework="torch",
    packages=HF,
    sq=163,
    dtype="bf16",
    note="as gemma2, a cap of 50, a window of 73 keys, a head of 256",
)
def gemma2_bf16():
    config = grouped(2, 1, 256, sliding_window=73, query_pre_attn_scalar=256)
    module = Decoder("gemma2", "Gemma2", "eager", window=True, **config)
    return export_as(torch.bfloat16, module, 336, (1, 163, 24))


@model(
    framework="torch",
    packages=HF,
    sq=167,
    # The maximum that is taken off first is of scores rounded to bf16: mask, scores.
    kept=(167 * 167, 8 * 167 * 167),
    dtype="bf16",
    note="as gpt_oss, a window of 67 keys, 8 heads of 64 on one key head",
)
def gpt_oss_bf16():
    config = grouped(8, 1, 64, sliding_window=67)
    module = Decoder("gpt_oss", "GptOss", "eager", window=True, **config)
    return export_as(torch.bfloat16, module, 339, (1, 167, 24))


@model(framework="torch", packages=HF, sq=181, dtype="bf16", note="as qwen3_sdpa, a head of 128")
def qwen3_bf16():
    module = Decoder("qwen3", "Qwen3", "sdpa", **grouped(4, 2, 128))
    mask = torch.flip(lengths_mask([181, 109], 181), dims=[1])
    return export_as(torch.bfloat16, module, 342, (2, 181, 24), mask)


@model(framework="torch", packages=HF, sq=127, dtype="bf16", note="as paligemma, a head of 256")
def paligemma_bf16():
    module = PaliGemma("gemma", "Gemma", "eager", **grouped(2, 1, 256))
    types = 1 - lengths_mask([59, 71], 127)
    return export_as(
        torch.bfloat16, module, 346, (2, 127, 24), lengths_mask([127, 113], 127), types
    )


@model(
    framework="torch",
    packages=HF,
    sq=139,
    dtype="bf16",
    note="as deepseek: queries and keys of 128 + 64, values of 128",
)
def deepseek_bf16():
    module = Decoder(
        "deepseek_v3",
        "DeepseekV3",
        "eager",
        hidden_size=24,
        num_attention_heads=2,
        num_key_value_heads=2,
        num_hidden_layers=1,
        q_lora_rank=10,
        kv_lora_rank=14,
        qk_nope_head_dim=128,
        qk_rope_head_dim=64,
        v_head_dim=128,
    )
    return export_as(torch.bfloat16, module, 350, (1, 139, 24))


@model(framework="torch", packages=HF, sq=157, dtype="bf16", note="as t5, a head of 64")
def t5_bf16():
    module = T5Encoder(width=40, heads=2, head_dim=64, decoder=False)
    randomize(module, seed=353)
    # The scale is in T5's weights.
    module.attention.q.weight.data *= 64**-0.5
    inputs = tensor(2, 157, 40, seed=354, dtype=torch.bfloat16)
    return export(module.to(torch.bfloat16), inputs)


@model(framework="torch", packages=HF, sq=151, dtype="bf16", note="as bloom, a head of 64")
def bloom_bf16():
    from transformers.models.bloom.modeling_bloom import build_alibi_tensor

    mask = lengths_mask([151, 83], 151)
    alibi = build_alibi_tensor(mask, 2, torch.float32)
    return export_as(
        torch.bfloat16, Bloom(heads=2, head_dim=64), 356, (2, 151, 128), alibi, mask
    )

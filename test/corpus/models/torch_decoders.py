# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention layers of language models, exported by torch-mlir.

As torch_models.py: the model's own mask builder, rotary table and attention
layer, through its eager code and through scaled_dot_product_attention.
"""

import importlib

import torch
from common import model
from torch import nn
from torch_models import HF, export, lengths_mask, randomize, tensor
from transformers import masking_utils

EAGER_AND_SDPA = {"": "eager", "_sdpa": "sdpa"}


class Decoder(nn.Module):
    """The attention of a layer of transformers.models.NAME, whose classes start
    with `prefix`. With `window` it is one with a sliding window."""

    def __init__(self, name, prefix, implementation, *, layer=0, window=False, rotary=True, **config):
        super().__init__()
        package = importlib.import_module(f"transformers.models.{name}.modeling_{name}")
        settings = importlib.import_module(f"transformers.models.{name}.configuration_{name}")
        self.config = getattr(settings, prefix + "Config")(
            attn_implementation=implementation, **config
        )
        self.rotary = getattr(package, prefix + "RotaryEmbedding")(self.config) if rotary else None
        self.attention = getattr(package, prefix + "Attention")(self.config, layer_idx=layer)
        self.build_mask = (
            masking_utils.create_sliding_window_causal_mask
            if window
            else masking_utils.create_causal_mask
        )

    def mask(self, hidden_states, attention_mask=None, **kwargs):
        return self.build_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=attention_mask,
            cache=None,
            **kwargs,
        )

    def attend(self, hidden_states, mask):
        keywords = {}
        if self.rotary is not None:
            positions = torch.arange(hidden_states.shape[1]).unsqueeze(0)
            keywords["position_embeddings"] = self.rotary(hidden_states, position_ids=positions)
        return self.attention(hidden_states, attention_mask=mask, **keywords)[0]

    def forward(self, hidden_states, attention_mask=None):
        return self.attend(hidden_states, self.mask(hidden_states, attention_mask))


def grouped(heads: int, kv_heads: int, head_dim: int, **other) -> dict:
    return {
        "hidden_size": 24,
        "num_attention_heads": heads,
        "num_key_value_heads": kv_heads,
        "head_dim": head_dim,
        "num_hidden_layers": 2,
    } | other


@model(
    framework="torch",
    packages=HF,
    sq=31,
    variants=EAGER_AND_SDPA,
    note="one fused QKV projection with heads outside, rotary on a part of each head",
)
def gpt_neox(implementation):
    module = Decoder(
        "gpt_neox",
        "GPTNeoX",
        implementation,
        hidden_size=24,
        num_attention_heads=3,
        num_hidden_layers=1,
        rope_parameters={
            "rope_type": "default",
            "rope_theta": 10000.0,
            "partial_rotary_factor": 0.5,
        },
    )
    randomize(module, seed=101)
    return export(module, tensor(2, 31, 24, seed=102))


class Bloom(nn.Module):
    """The model makes the ALiBi tensor of the padding mask, with cumsum, which no
    upstream dialect has; it is an argument here."""

    def __init__(self, heads: int, head_dim: int):
        super().__init__()
        from transformers.models.bloom import modeling_bloom as bloom

        self.config = bloom.BloomConfig(
            hidden_size=heads * head_dim,
            n_head=heads,
            n_layer=1,
            attn_implementation="eager",
        )
        self.attention = bloom.BloomAttention(self.config, layer_idx=0)

    def forward(self, hidden_states, alibi, attention_mask):
        mask = masking_utils.create_causal_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=attention_mask,
            cache=None,
        )
        residual = torch.zeros_like(hidden_states)
        return self.attention(hidden_states, residual, alibi, mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=37,
    note="ALiBi as the addend of baddbmm, causal and padding",
)
def bloom():
    from transformers.models.bloom.modeling_bloom import build_alibi_tensor

    module = Bloom(heads=3, head_dim=8)
    randomize(module, seed=103)
    mask = lengths_mask([37, 23], 37)
    alibi = build_alibi_tensor(mask, 3, torch.float32)
    return export(module, tensor(2, 37, 24, seed=104), alibi, mask)


class Mpt(nn.Module):
    def __init__(self, heads: int, head_dim: int, length: int):
        super().__init__()
        from transformers.models.mpt import modeling_mpt as mpt

        self.config = mpt.MptConfig(
            d_model=heads * head_dim,
            n_heads=heads,
            n_layers=1,
            max_seq_len=length,
            attn_implementation="eager",
        )
        self.attention = mpt.MptAttention(self.config, layer_idx=0)
        self.alibi = mpt.build_mpt_alibi_tensor

    def forward(self, hidden_states):
        mask = masking_utils.create_causal_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=None,
            cache=None,
        ).to(torch.bool)
        bias = self.alibi(self.config.n_heads, self.config.max_seq_len)
        return self.attention(hidden_states, position_bias=bias, attention_mask=mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=41,
    note="ALiBi computed from positions, a fill of finfo.min where the mask as a number is not 0",
)
def mpt():
    module = Mpt(heads=3, head_dim=8, length=41)
    randomize(module, seed=105)
    return export(module, tensor(2, 41, 24, seed=106))


@model(
    framework="torch",
    packages=HF,
    sq=43,
    variants=EAGER_AND_SDPA,
    note="sliding window of 11 keys, 4 heads on 2 key heads",
)
def mistral(implementation):
    module = Decoder(
        "mistral", "Mistral", implementation, window=True, **grouped(4, 2, 8, sliding_window=11)
    )
    randomize(module, seed=107)
    return export(module, tensor(2, 43, 24, seed=108))


@model(
    framework="torch",
    packages=HF,
    sq=47,
    note="soft-cap of the scores, sliding window, 4 heads on 2 key heads",
)
def gemma2():
    module = Decoder(
        "gemma2",
        "Gemma2",
        "eager",
        window=True,
        **grouped(4, 2, 8, sliding_window=13, query_pre_attn_scalar=8, attn_logit_softcapping=5.0),
    )
    randomize(module, seed=109)
    return export(module, tensor(2, 47, 24, seed=110))


@model(
    framework="torch",
    packages=HF,
    sq=53,
    note="a sink of each head as a column that is sliced off again, the maximum taken off twice",
)
def gpt_oss():
    module = Decoder(
        "gpt_oss", "GptOss", "eager", window=True, **grouped(4, 2, 8, sliding_window=17)
    )
    randomize(module, seed=111)
    return export(module, tensor(2, 53, 24, seed=112))


@model(
    framework="torch",
    packages=HF,
    sq=31,
    variants=EAGER_AND_SDPA,
    note="latent attention: queries and keys of 8 + 4, values of 6, one rotary key for all heads",
)
def deepseek(implementation):
    module = Decoder(
        "deepseek_v3",
        "DeepseekV3",
        implementation,
        hidden_size=24,
        num_attention_heads=3,
        num_key_value_heads=3,
        num_hidden_layers=1,
        q_lora_rank=10,
        kv_lora_rank=14,
        qk_nope_head_dim=8,
        qk_rope_head_dim=4,
        v_head_dim=6,
    )
    randomize(module, seed=113)
    return export(module, tensor(2, 31, 24, seed=114))


class DeepseekAbsorbed(nn.Module):
    """Latent attention as DeepSeek's own inference code has it (class MLA,
    attn_impl = "absorb"): scores are the sum of a contraction over the latent and
    one over the rotary part, values are the latent. Written after that code, which
    is no package; the projections in front are left out."""

    def forward(self, q_nope, q_pe, kv_latent, pe, up_keys, up_values):
        length = q_nope.shape[1]
        q_latent = torch.einsum("bshd,hdc->bshc", q_nope, up_keys)
        scores = torch.einsum("bshc,btc->bsht", q_latent, kv_latent)
        scores = (scores + torch.einsum("bshr,btr->bsht", q_pe, pe)) * 12**-0.5
        mask = torch.full((length, length), float("-inf")).triu_(1)
        scores = scores + mask.unsqueeze(1)
        scores = scores.softmax(dim=-1, dtype=torch.float32).type_as(q_nope)
        latent = torch.einsum("bsht,btc->bshc", scores, kv_latent)
        return torch.einsum("bshc,hdc->bshd", latent, up_values)


@model(
    framework="torch",
    packages=("torch", "torch-mlir"),
    sq=29,
    note="latent attention after DeepSeek's inference code: the sum of two contractions, values are the keys",
)
def deepseek_absorbed():
    return export(
        DeepseekAbsorbed(),
        tensor(2, 29, 3, 8, seed=115),
        tensor(2, 29, 3, 4, seed=116),
        tensor(2, 29, 14, seed=117),
        tensor(2, 29, 4, seed=118),
        tensor(3, 8, 14, seed=119) * 0.4,
        tensor(3, 6, 14, seed=120) * 0.4,
    )


class PaliGemma(Decoder):
    """As PaliGemmaModel makes its mask: the prefix of token type 0 sees all of
    itself, what follows is causal."""

    def forward(self, hidden_states, attention_mask, token_type_ids):
        blocks = torch.where(token_type_ids == 0, 0, -1)
        mask = self.mask(hidden_states, attention_mask, block_sequence_ids=blocks)
        return self.attend(hidden_states, mask)


@model(
    framework="torch",
    packages=HF,
    sq=59,
    variants=EAGER_AND_SDPA,
    note="Gemma with a prefix that sees all of itself, from token types; one key head",
)
def paligemma(implementation):
    module = PaliGemma("gemma", "Gemma", implementation, **grouped(3, 1, 8))
    randomize(module, seed=121)
    types = 1 - lengths_mask([19, 31], 59)
    return export(module, tensor(2, 59, 24, seed=122), lengths_mask([59, 47], 59), types)


@model(
    framework="torch",
    packages=HF,
    sq=61,
    attentions=2,
    variants=EAGER_AND_SDPA,
    note="differential attention: the same queries and keys with two values, outputs subtracted",
)
def diffllama(implementation):
    module = Decoder("diffllama", "DiffLlama", implementation, **grouped(4, 2, 8))
    randomize(module, seed=123)
    return export(module, tensor(2, 61, 24, seed=124))


@model(
    framework="torch",
    packages=HF,
    sq=67,
    note="through scaled_dot_product_attention with is_causal, 6 heads on 2 key heads",
)
def llama_sdpa():
    module = Decoder("llama", "Llama", "sdpa", **grouped(6, 2, 8))
    randomize(module, seed=125)
    return export(module, tensor(2, 67, 24, seed=126))


@model(
    framework="torch",
    packages=HF,
    sq=41,
    variants=EAGER_AND_SDPA,
    note="RMS norm of queries and keys, 4 heads on 2 key heads, padding on the left",
)
def qwen3(implementation):
    module = Decoder("qwen3", "Qwen3", implementation, **grouped(4, 2, 8))
    randomize(module, seed=127)
    mask = torch.flip(lengths_mask([41, 29], 41), dims=[1])
    return export(module, tensor(2, 41, 24, seed=128), mask)


@model(
    framework="torch",
    packages=HF,
    sq=43,
    note="as gpt2 through scaled_dot_product_attention",
)
def gpt2_sdpa():
    from torch_models import GPT2

    module = GPT2(heads=3, head_dim=8, implementation="sdpa")
    # The model's Conv1D takes a view that the decomposed attention's strides forbid.
    module.attention.c_proj = nn.Linear(24, 24)
    randomize(module, seed=129)
    return export(module, tensor(2, 43, 24, seed=130))


class Falcon(nn.Module):
    """With ALiBi, which is an argument as for BLOOM."""

    def __init__(self, heads: int, head_dim: int):
        super().__init__()
        from transformers.models.falcon import modeling_falcon as falcon

        self.config = falcon.FalconConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=1,
            alibi=True,
            new_decoder_architecture=False,
            multi_query=True,
            attn_implementation="eager",
        )
        self.attention = falcon.FalconAttention(self.config, layer_idx=0)

    def forward(self, hidden_states, alibi, attention_mask):
        mask = masking_utils.create_causal_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=attention_mask,
            cache=None,
        )
        return self.attention(hidden_states, alibi, mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=31,
    note="ALiBi in front of the scale, causal and padding, one key head",
)
def falcon():
    from transformers.models.falcon.modeling_falcon import build_alibi_tensor

    module = Falcon(heads=3, head_dim=8)
    randomize(module, seed=131)
    mask = lengths_mask([31, 19], 31)
    alibi = build_alibi_tensor(mask, 3, torch.float32)
    return export(module, tensor(2, 31, 24, seed=132), alibi, mask)


class GPTNeo(nn.Module):
    """A local layer; its causal window is a buffer of the model."""

    def __init__(self, heads: int, head_dim: int, length: int, window: int):
        super().__init__()
        from transformers.models.gpt_neo import modeling_gpt_neo as gpt_neo

        self.config = gpt_neo.GPTNeoConfig(
            hidden_size=heads * head_dim,
            num_heads=heads,
            num_layers=2,
            attention_types=[[["global", "local"], 1]],
            max_position_embeddings=length,
            window_size=window,
            attn_implementation="eager",
        )
        self.attention = gpt_neo.GPTNeoSelfAttention(self.config, "local", layer_id=1)

    def forward(self, hidden_states):
        mask = masking_utils.create_causal_mask(
            config=self.config, inputs_embeds=hidden_states, attention_mask=None, cache=None
        )
        return self.attention(hidden_states, mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=37,
    note="no scale, a window as a boolean buffer filled with finfo.min, and a causal mask that is added",
)
def gpt_neo():
    module = GPTNeo(heads=3, head_dim=8, length=37, window=11)
    randomize(module, seed=133)
    return export(module, tensor(2, 37, 24, seed=134))


class Llama4(Decoder):
    """Its rotary embedding is complex, which torch-mlir cannot lower: a layer without
    one, but with the mask of those that have it."""

    def __init__(self, implementation, **config):
        super().__init__("llama4", "Llama4Text", implementation, layer=1, **config)
        self.build_mask = masking_utils.create_chunked_causal_mask

    def attend(self, hidden_states, mask):
        return self.attention(hidden_states, None, mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=43,
    variants=EAGER_AND_SDPA,
    note="causal within chunks of 16, queries scaled by the logarithm of their position",
)
def llama4(implementation):
    module = Llama4(implementation, **grouped(4, 2, 8, attention_chunk_size=16, no_rope_layers=[1, 0], floor_scale=4))
    randomize(module, seed=135)
    return export(module, tensor(2, 43, 24, seed=136))


@model(
    framework="torch",
    packages=HF,
    sq=47,
    note="as t5 through scaled_dot_product_attention, the bias as its mask",
)
def t5_sdpa():
    from torch_models import T5Encoder

    module = T5Encoder(24, 3, 8, decoder=False, implementation="sdpa")
    randomize(module, seed=137)
    return export(module, tensor(2, 47, 24, seed=138))


@model(
    framework="torch",
    packages=HF,
    sq=29,
    sk=53,
    note="as bart_cross through scaled_dot_product_attention",
)
def bart_cross_sdpa():
    from torch_models import BartCross

    module = BartCross(heads=3, head_dim=8, implementation="sdpa")
    randomize(module, seed=139)
    inputs = tensor(2, 29, 24, seed=140), tensor(2, 53, 24, seed=141)
    return export(module, *inputs, lengths_mask([53, 31], 53))


class Sdpa(nn.Module):
    def forward(self, query, key, value):
        return torch.nn.functional.scaled_dot_product_attention(query, key, value)


@model(
    framework="torch",
    packages=("torch", "torch-mlir"),
    sq=31,
    sk=37,
    dynamic=True,
    variants={"": True, "_loose": False},
    note="the function alone, lengths dynamic: strict symbolic shapes, or size-1 tests on operands",
)
def sdpa_dynamic(strict):
    queries = torch.export.Dim("queries", min=2, max=1024)
    keys = torch.export.Dim("keys", min=2, max=1024)
    return export(
        Sdpa(),
        tensor(2, 3, 31, 8, seed=142),
        tensor(2, 3, 37, 8, seed=143),
        tensor(2, 3, 37, 6, seed=144),
        dynamic_shapes=[{2: queries}, {2: keys}, {2: keys}],
        strict_shapes=strict,
    )

# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attention layers of encoders, vision models and diffusion models, exported by
torch-mlir: the model's own code, through its eager form and through
scaled_dot_product_attention where it has both."""

import torch
from common import model
from torch import nn
from torch_decoders import EAGER_AND_SDPA
from torch_models import HF, ViT, export, lengths_mask, randomize, tensor
from transformers import masking_utils


class DistilBert(nn.Module):
    def __init__(self, heads: int, head_dim: int, implementation: str):
        super().__init__()
        from transformers.models.distilbert import modeling_distilbert as distilbert

        self.config = distilbert.DistilBertConfig(
            dim=heads * head_dim, n_heads=heads, n_layers=1, attn_implementation=implementation
        )
        self.attention = distilbert.DistilBertSelfAttention(self.config)

    def forward(self, hidden_states, attention_mask):
        mask = masking_utils.create_bidirectional_mask(
            config=self.config, inputs_embeds=hidden_states, attention_mask=attention_mask
        )
        return self.attention(hidden_states, mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=37,
    variants=EAGER_AND_SDPA,
    note="padding mask from a 2-D i64 argument",
)
def distilbert(implementation):
    module = DistilBert(heads=3, head_dim=8, implementation=implementation)
    randomize(module, seed=201)
    return export(module, tensor(2, 37, 24, seed=202), lengths_mask([37, 19], 37))


class Deberta(nn.Module):
    """Disentangled attention, with its encoder's mask and relative positions."""

    def __init__(self, heads: int, head_dim: int, version: int, span: int):
        super().__init__()
        if version == 1:
            from transformers.models.deberta import modeling_deberta as deberta

            config = deberta.DebertaConfig
        else:
            from transformers.models.deberta_v2 import modeling_deberta_v2 as deberta

            config = deberta.DebertaV2Config
        self.config = config(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=1,
            intermediate_size=8,
            vocab_size=8,
            relative_attention=True,
            max_relative_positions=span,
            pos_att_type=["c2p", "p2c"],
            **({"position_buckets": -1, "share_att_key": True} if version == 2 else {}),
        )
        encoder = getattr(deberta, "DebertaEncoder" if version == 1 else "DebertaV2Encoder")
        # The encoder makes mask and positions; a list keeps its weights out.
        self.encoder = [encoder(self.config)]
        self.attention = deberta.DisentangledSelfAttention(self.config)
        self.embeddings = nn.Parameter(torch.zeros(2 * span, heads * head_dim))

    def forward(self, hidden_states, attention_mask):
        encoder = self.encoder[0]
        return self.attention(
            hidden_states,
            encoder.get_attention_mask(attention_mask),
            relative_pos=encoder.get_rel_pos(hidden_states),
            rel_embeddings=self.embeddings,
        )[0]


@model(
    framework="torch",
    packages=HF,
    sq=23,
    variants={"": 1, "_v2": 2},
    note="products of content and position gathered by relative distance, both ways; masked_fill of finfo.min",
)
def deberta(version):
    module = Deberta(heads=3, head_dim=8, version=version, span=7)
    randomize(module, seed=203)
    return export(module, tensor(2, 23, 24, seed=204), lengths_mask([23, 13], 23))


class Swin(nn.Module):
    """The shifted windows of a layer: the mask of the shift and the relative bias
    are the model's; queries are the tokens of a window."""

    def __init__(self, heads: int, head_dim: int, window: int, side: int, implementation: str):
        super().__init__()
        from transformers.models.swin import modeling_swin as swin

        self.config = swin.SwinConfig(
            embed_dim=heads * head_dim,
            num_heads=[heads],
            depths=[2],
            window_size=window,
            attn_implementation=implementation,
        )
        layer = swin.SwinLayer(
            self.config, heads * head_dim, (side, side), heads, shift_size=window // 2
        )
        self.layer, self.swin, self.window = [layer], swin, window
        self.attention = layer.attention

    def forward(self, image):
        layer = self.layer[0]
        height, width, channels = image.shape[1:]
        windows = self.swin.window_partition(layer.cyclic_shift(image), self.window)
        windows = windows.view(-1, self.window * self.window, channels)
        mask = layer.get_attn_mask(height, width, dtype=image.dtype, device=image.device)
        return self.attention(windows, mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=25,
    variants=EAGER_AND_SDPA,
    note="shifted windows of 5 x 5 in 10 x 10: a relative bias from a table, a mask of -100 from positions",
)
def swin(implementation):
    module = Swin(heads=3, head_dim=8, window=5, side=10, implementation=implementation)
    randomize(module, seed=205)
    return export(module, tensor(1, 10, 10, 24, seed=206))


class ClipText(nn.Module):
    def __init__(self, heads: int, head_dim: int, implementation: str):
        super().__init__()
        from transformers.models.clip import modeling_clip as clip

        self.config = clip.CLIPTextConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=1,
            attn_implementation=implementation,
        )
        self.attention = clip.CLIPAttention(self.config)

    def forward(self, hidden_states, attention_mask):
        mask = masking_utils.create_causal_mask(
            config=self.config,
            inputs_embeds=hidden_states,
            attention_mask=attention_mask,
            cache=None,
        )
        return self.attention(hidden_states, mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=47,
    variants=EAGER_AND_SDPA,
    note="the text tower: causal and padding",
)
def clip(implementation):
    module = ClipText(heads=3, head_dim=8, implementation=implementation)
    randomize(module, seed=207)
    return export(module, tensor(2, 47, 24, seed=208), lengths_mask([47, 31], 47))


class Whisper(nn.Module):
    """The decoder's attention to the encoder's states."""

    def __init__(self, heads: int, head_dim: int, implementation: str):
        super().__init__()
        from transformers.models.whisper import modeling_whisper as whisper

        width = heads * head_dim
        self.config = whisper.WhisperConfig(
            d_model=width, decoder_attention_heads=heads, attn_implementation=implementation
        )
        self.attention = whisper.WhisperAttention(
            width, heads, is_decoder=True, layer_idx=0, config=self.config
        )

    def forward(self, hidden_states, encoder_hidden_states):
        return self.attention(hidden_states, key_value_states=encoder_hidden_states)[0]


@model(
    framework="torch",
    packages=HF,
    sq=19,
    sk=53,
    variants=EAGER_AND_SDPA,
    note="the decoder's cross-attention: queries scaled in front, no mask",
)
def whisper(implementation):
    module = Whisper(heads=3, head_dim=8, implementation=implementation)
    randomize(module, seed=209)
    return export(module, tensor(2, 19, 24, seed=210), tensor(2, 53, 24, seed=211))


@model(
    framework="torch",
    packages=("torch", "torch-mlir", "diffusers"),
    sq=77,
    sk=31,
    variants=EAGER_AND_SDPA,
    note="cross-attention of Stable Diffusion's UNet: 7 x 11 latents to 31 tokens of another width",
)
def stable_diffusion(implementation):
    from diffusers.models import attention_processor as processors

    kind = "AttnProcessor" if implementation == "eager" else "AttnProcessor2_0"
    module = processors.Attention(
        query_dim=24,
        cross_attention_dim=20,
        heads=3,
        dim_head=8,
        processor=getattr(processors, kind)(),
    )
    randomize(module, seed=212)
    return export(module, tensor(2, 77, 24, seed=213), tensor(2, 31, 20, seed=214))


class Sam(nn.Module):
    def __init__(self, heads: int, head_dim: int, implementation: str):
        super().__init__()
        from transformers.models.sam import modeling_sam as sam

        # The layer takes the height for both sides of its tables of positions.
        self.config = sam.SamVisionConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=1,
            use_rel_pos=True,
        )
        kind = sam.SAM_VISION_ATTENTION_CLASSES[implementation]
        self.attention = kind(self.config, window_size=7)

    def forward(self, image):
        return self.attention(image)[0]


@model(
    framework="torch",
    packages=HF,
    sq=49,
    variants=EAGER_AND_SDPA,
    note="decomposed relative positions: products of queries with tables of rows and of columns, added over 7 x 7",
)
def sam(implementation):
    module = Sam(heads=3, head_dim=8, implementation=implementation)
    randomize(module, seed=215)
    return export(module, tensor(2, 7, 7, 24, seed=216))


@model(framework="torch", packages=HF, sq=59, note="as vit through scaled_dot_product_attention")
def vit_sdpa():
    module = ViT(heads=3, head_dim=8, implementation="sdpa")
    randomize(module, seed=217)
    return export(module, tensor(2, 59, 24, seed=218))


class XLNet(nn.Module):
    """Two-stream models' content stream: relative positions as in Transformer-XL."""

    def __init__(self, heads: int, head_dim: int):
        super().__init__()
        from transformers.models.xlnet import modeling_xlnet as xlnet

        self.config = xlnet.XLNetConfig(
            d_model=heads * head_dim, n_head=heads, n_layer=1, d_inner=8, vocab_size=8
        )
        self.attention = xlnet.XLNetRelativeAttention(self.config)
        self.model = [xlnet.XLNetModel(self.config)]

    def forward(self, hidden_states, padding):
        length, batch = hidden_states.shape[:2]
        positions = self.model[0].relative_positional_encoding(length, length, bsz=batch)
        mask = padding[None].expand(length, length, batch)[..., None]
        mask = mask * (1 - torch.eye(length))[:, :, None, None]
        return self.attention(hidden_states, None, mask, None, positions, None)[0]


@model(
    framework="torch",
    packages=HF,
    sq=17,
    # Queries times positions, which are read with a shift that differs by row.
    kept=(2 * 3 * 17 * 34,),
    note="relative positions as in Transformer-XL: a second product, shifted, with another bias of the queries",
)
def xlnet():
    module = XLNet(heads=3, head_dim=8)
    randomize(module, seed=219)
    padding = 1.0 - lengths_mask([17, 11], 17).T.float()
    return export(module, tensor(17, 2, 24, seed=220), padding)

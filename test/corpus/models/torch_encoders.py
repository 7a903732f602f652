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


NO_VALUES = (
    "no contraction multiplies the probabilities with values and reduces the dimension of the "
    "softmax"
)
SUM = (
    "what multiplies the values is a sum, or another function, of the probabilities "
    "(linalg.batch_matmul)"
)


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
    def __init__(self, heads: int, head_dim: int, implementation: str, window: int = 7):
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
        self.attention = kind(self.config, window_size=window)

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


class SwinV2(nn.Module):
    def __init__(self, heads: int, head_dim: int, window: int):
        super().__init__()
        from transformers.models.swinv2 import modeling_swinv2 as swinv2

        config = swinv2.Swinv2Config(embed_dim=heads * head_dim, num_heads=[heads], depths=[1])
        self.attention = swinv2.Swinv2SelfAttention(config, heads * head_dim, heads, window)
        # The position's network is wide; its first layer is most of the weights.
        self.attention.continuous_position_bias_mlp = nn.Sequential(
            nn.Linear(2, 10), nn.ReLU(), nn.Linear(10, heads, bias=False)
        )

    def forward(self, windows):
        return self.attention(windows)[0]


@model(
    framework="torch",
    packages=HF,
    sq=25,
    note="cosines as scores, a scale for each head that is an exponential, a bias from a network of positions",
)
def swinv2():
    module = SwinV2(heads=3, head_dim=8, window=5)
    randomize(module, seed=221)
    return export(module, tensor(2, 25, 24, seed=222))


class Conformer(nn.Module):
    def __init__(self, heads: int, head_dim: int):
        super().__init__()
        from transformers.models.wav2vec2_conformer import modeling_wav2vec2_conformer as conformer

        self.config = conformer.Wav2Vec2ConformerConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            position_embeddings_type="relative",
            max_source_positions=23,
            attn_implementation="eager",
        )
        self.positions = conformer.Wav2Vec2ConformerRelPositionalEmbedding(self.config)
        self.attention = conformer.Wav2Vec2ConformerSelfAttention(self.config)

    def forward(self, hidden_states):
        positions = self.positions(hidden_states)
        return self.attention(hidden_states, relative_position_embeddings=positions)[0]


@model(
    framework="torch",
    packages=HF,
    sq=23,
    note="relative positions as in Transformer-XL, shifted by padding and reshapes",
)
def conformer():
    module = Conformer(heads=3, head_dim=8)
    randomize(module, seed=223)
    return export(module, tensor(2, 23, 24, seed=224))


class Mpnet(nn.Module):
    def __init__(self, heads: int, head_dim: int):
        super().__init__()
        from transformers.models.mpnet import modeling_mpnet as mpnet

        config = mpnet.MPNetConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=1,
            intermediate_size=8,
        )
        self.encoder = mpnet.MPNetEncoder(config)
        self.attention = self.encoder.layer[0].attention.attn

    def forward(self, hidden_states):
        bias = self.encoder.compute_position_bias(hidden_states)
        return self.attention(hidden_states, None, bias)[0]


@model(framework="torch", packages=HF, sq=29, note="logarithmic buckets of distances, with a scale")
def mpnet():
    module = Mpnet(heads=3, head_dim=8)
    randomize(module, seed=225)
    return export(module, tensor(2, 29, 24, seed=226))


class SpeechT5(nn.Module):
    def __init__(self, heads: int, head_dim: int):
        super().__init__()
        from transformers.models.speecht5 import modeling_speecht5 as speecht5

        self.positions = speecht5.SpeechT5RelativePositionalEncoding(head_dim, max_length=8)
        self.attention = speecht5.SpeechT5Attention(heads * head_dim, heads)

    def forward(self, hidden_states):
        bias = self.positions(hidden_states)
        return self.attention(hidden_states, position_bias=bias)[0]


@model(
    framework="torch",
    packages=HF,
    sq=19,
    # The distances, an encoding of each, and the products of queries with them.
    kept=(19 * 19, 19 * 19 * 8, 6 * 19 * 19),
    note="products of queries with an encoding of each distance: keys of their own for every query",
)
def speecht5():
    module = SpeechT5(heads=3, head_dim=8)
    randomize(module, seed=227)
    return export(module, tensor(2, 19, 24, seed=228))


class ModernBert(nn.Module):
    def __init__(self, heads: int, head_dim: int, implementation: str):
        super().__init__()
        from transformers.models.modernbert import modeling_modernbert as modernbert

        self.config = modernbert.ModernBertConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_hidden_layers=2,
            layer_types=["full_attention", "sliding_attention"],
            local_attention=14,
            attn_implementation=implementation,
        )
        self.rotary = modernbert.ModernBertRotaryEmbedding(self.config)
        self.attention = modernbert.ModernBertAttention(self.config, layer_idx=1)

    def forward(self, hidden_states, attention_mask):
        mask = masking_utils.create_bidirectional_sliding_window_mask(
            config=self.config, inputs_embeds=hidden_states, attention_mask=attention_mask
        )
        positions = torch.arange(hidden_states.shape[1]).unsqueeze(0)
        rotary = self.rotary(hidden_states, positions, "sliding_attention")
        return self.attention(hidden_states, rotary, mask)[0]


@model(
    framework="torch",
    packages=HF,
    sq=41,
    variants=EAGER_AND_SDPA,
    note="a window to both sides, padding, rotary embedding",
)
def modernbert(implementation):
    module = ModernBert(heads=3, head_dim=8, implementation=implementation)
    randomize(module, seed=229)
    return export(module, tensor(2, 41, 24, seed=230), lengths_mask([41, 23], 41))


class Levit(nn.Module):
    def __init__(self, heads: int, key_dim: int, side: int):
        super().__init__()
        from transformers.models.levit import modeling_levit as levit

        self.attention = levit.LevitAttention(24, key_dim, heads, 2, side)

    def forward(self, hidden_states):
        # Or the bias of an earlier run would be a constant of the graph.
        self.attention.attention_bias_cache.clear()
        return self.attention(hidden_states)


@model(
    framework="torch",
    packages=HF,
    sq=25,
    note="values twice as wide as keys, a bias gathered by distances in 5 x 5, batch norms",
)
def levit():
    module = Levit(heads=3, key_dim=6, side=5)
    randomize(module, seed=231)
    return export(module, tensor(2, 25, 24, seed=232))


class Perceiver(nn.Module):
    def __init__(self):
        super().__init__()
        from transformers.models.perceiver import modeling_perceiver as perceiver

        config = perceiver.PerceiverConfig(d_latents=24, d_model=20)
        self.attention = perceiver.PerceiverSelfAttention(
            config, True, qk_channels=24, v_channels=30, num_heads=3, q_dim=24, kv_dim=20
        )

    def forward(self, latents, inputs):
        return self.attention(latents, inputs=inputs)[0]


@model(
    framework="torch",
    packages=HF,
    sq=13,
    sk=59,
    note="latents to inputs, with norms of both",
)
def perceiver():
    module = Perceiver()
    randomize(module, seed=233)
    return export(module, tensor(2, 13, 24, seed=234), tensor(2, 59, 20, seed=235))


class Funnel(nn.Module):
    def __init__(self, heads: int, head_dim: int, attention_type: str):
        super().__init__()
        from transformers.models.funnel import modeling_funnel as funnel

        self.config = funnel.FunnelConfig(
            d_model=heads * head_dim,
            n_head=heads,
            d_head=head_dim,
            block_sizes=[1],
            attention_type=attention_type,
            separate_cls=False,
        )
        self.structure = funnel.FunnelAttentionStructure(self.config)
        self.attention = funnel.FunnelRelMultiheadAttention(self.config, 0)

    def forward(self, hidden_states, attention_mask):
        inputs = self.structure.init_attention_inputs(hidden_states, attention_mask)
        return self.attention(hidden_states, hidden_states, hidden_states, inputs)[0]


@model(
    framework="torch",
    packages=HF,
    sq=23,
    # Queries times positions, as for XLNet; the factorized form keeps nothing.
    kept=(2 * 3 * 23 * 46,),
    variants={"": "relative_shift", "_factorized": "factorized"},
    note="content plus positions, shifted or as two more products; a mask of 1e6 times a number",
)
def funnel(attention_type):
    module = Funnel(heads=3, head_dim=8, attention_type=attention_type)
    randomize(module, seed=236)
    return export(module, tensor(2, 23, 24, seed=237), lengths_mask([23, 17], 23).float())


class Nystromformer(nn.Module):
    def __init__(self, heads: int, head_dim: int, length: int, landmarks: int):
        super().__init__()
        from transformers.models.nystromformer import modeling_nystromformer as nystromformer

        config = nystromformer.NystromformerConfig(
            hidden_size=heads * head_dim,
            num_attention_heads=heads,
            num_landmarks=landmarks,
            segment_means_seq_len=length,
            inv_coeff_init_option=False,
        )
        self.attention = nystromformer.NystromformerSelfAttention(config)
        # A convolution of the values that is added to the output.
        self.attention.conv_kernel_size = None
        del self.attention.conv

    def forward(self, hidden_states):
        return self.attention(hidden_states)[0]


@model(
    framework="torch",
    packages=HF,
    sq=35,
    sk=5,
    attentions=7,
    # The landmarks' inverse weighed by the first softmax: an output of this size.
    kept=(2 * 3 * 35 * 5, 35 * 5),
    note="softmaxes of queries to landmarks, of landmarks to keys, and of landmarks among each other, which is inverted",
)
def nystromformer():
    module = Nystromformer(heads=3, head_dim=8, length=35, landmarks=5)
    randomize(module, seed=238)
    return export(module, tensor(2, 35, 24, seed=239))


class WavLM(nn.Module):
    def __init__(self, heads: int, head_dim: int):
        super().__init__()
        from transformers.models.wavlm import modeling_wavlm as wavlm

        self.attention = wavlm.WavLMAttention(
            heads * head_dim, heads, num_buckets=10, max_distance=20
        )

    def forward(self, hidden_states):
        return self.attention(hidden_states)[0]


@model(
    framework="torch",
    packages=HF,
    sq=31,
    note="a relative bias that a gate of the hidden states multiplies for each query",
)
def wavlm():
    module = WavLM(heads=3, head_dim=8)
    randomize(module, seed=240)
    return export(module, tensor(2, 31, 24, seed=241))


class ConvBert(nn.Module):
    def __init__(self):
        super().__init__()
        from transformers.models.convbert import modeling_convbert as convbert

        config = convbert.ConvBertConfig(
            hidden_size=24, num_attention_heads=6, head_ratio=2, conv_kernel_size=3
        )
        self.attention = convbert.ConvBertSelfAttention(config)

    def forward(self, hidden_states):
        return self.attention(hidden_states)[0]


@model(
    framework="torch",
    packages=HF,
    sq=37,
    attentions=2,
    note="attention beside a convolution whose kernel is a softmax of its own for every position",
)
def convbert():
    module = ConvBert()
    randomize(module, seed=242)
    return export(module, tensor(2, 37, 24, seed=243))


class SlotAttention(nn.Module):
    """One step of slot attention after its paper (Locatello et al. 2020): a softmax
    over slots, then weights that add up to 1 over the inputs."""

    def forward(self, slots, keys, values):
        scores = torch.einsum("bid,bjd->bij", slots, keys) * slots.shape[-1] ** -0.5
        weights = scores.softmax(dim=1) + 1e-8
        weights = weights / weights.sum(dim=-1, keepdim=True)
        return torch.einsum("bjd,bij->bid", values, weights)


@model(
    framework="torch",
    packages=("torch", "torch-mlir"),
    sq=7,
    sk=43,
    attentions=0,
    # The softmax, and the sum that the weights are divided by.
    refused=(SUM, NO_VALUES),
    kept=(2 * 7 * 43,),
    note="slots compete for inputs: the softmax runs over the queries",
)
def slot_attention():
    inputs = tensor(2, 7, 12, seed=244), tensor(2, 43, 12, seed=245), tensor(2, 43, 12, seed=246)
    return export(SlotAttention(), *inputs)

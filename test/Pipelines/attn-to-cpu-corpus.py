# Real graphs, one of each kind of mask and layout: captured, no scores in
# memory, the f64 checks of attn-run, and the framework's own output.
# REQUIRES: numpy
# RUN: %python %attn_src/test/corpus/check_fused.py --bin=%attn_lib_dir/../bin gpt2_cached bert_dynamic llama t5_cached vit_f16 jax_cross | FileCheck %s

# The whole corpus against the frameworks' outputs, and Inductor's patterns.
# RUN: %python %attn_src/test/corpus/check_fused.py --bin=%attn_lib_dir/../bin --no-references | FileCheck %s --check-prefix=ALL

# CHECK: gpt2_cached torch-mlir 1 1 of 1
# CHECK: 6 of 6 softmaxes of 6 models captured, as 6 of 6 attentions
# CHECK: 6 models and patterns as decided, 0 not
# ALL: bert_encoder torch-mlir 2 2 of 2
# ALL: diffllama torch-mlir 1 2 of 2
# ALL: pattern18_gpt2 torch-mlir 3 3 of 3
# ALL: pattern30_decomposed_no_mask torch-mlir 2 2 of 2
# ALL: 30 of 30 Inductor shapes
# ALL: {{[1-9][0-9]+}} models and patterns as decided, 0 not

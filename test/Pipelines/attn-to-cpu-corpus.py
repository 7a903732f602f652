# Real graphs, one of each kind of mask and layout: captured, no scores in
# memory, the f64 checks of attn-run, and the framework's own output. The whole
# corpus runs with test/corpus/check_fused.py.
# REQUIRES: numpy
# RUN: %python %attn_src/test/corpus/check_fused.py --bin=%attn_lib_dir/../bin gpt2_cached bert_dynamic llama t5_cached vit_f16 jax_cross | FileCheck %s
# RUN: %python %attn_src/test/corpus/check_fused.py --bin=%attn_lib_dir/../bin --skip-run | FileCheck %s --check-prefix=ALL

# CHECK: gpt2_cached: captured 1 of 1, shapes with both lengths: none, checks ok
# CHECK: 6 passed, 0 failed
# ALL: bert_encoder: captured 2 of 2
# ALL: {{[0-9]+}} passed, 0 failed

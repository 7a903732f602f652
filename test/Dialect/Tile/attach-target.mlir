// RUN: attn-opt %s -tile-attach-target | FileCheck %s --check-prefixes=CHECK,DEFAULT
// RUN: attn-opt %s -tile-attach-target="chips=sm_90a,sm_80 features=+ptx87 O=2 max-spill=16 ptxas-options=-lineinfo ptx-fallback" | FileCheck %s --check-prefixes=CHECK,OPTIONS
// RUN: not attn-opt %s -tile-attach-target=chips=sm_70 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not attn-opt %s -tile-attach-target="O=7" 2>&1 | FileCheck %s --check-prefix=LEVEL

// CHIP: error: expects 'chip' to be a known one, sm_80 or later, got 'sm_70'
// LEVEL: error: expects 'O' from 0 to 3, got 7

// DEFAULT: gpu.module @none [#tile.nvvm<chip = "sm_80">] {
// OPTIONS: gpu.module @none<#tile.images> [#tile.nvvm<chip = "sm_90a", features = "+ptx87", O = 2, max_spill = 16, ptxas = "-lineinfo">, #tile.nvvm<chip = "sm_80", features = "+ptx87", O = 2, max_spill = 16, ptxas = "-lineinfo">, #tile.nvvm<chip = "sm_90a", features = "+ptx87", O = 2, max_spill = 16, format = "isa", ptxas = "-lineinfo">] {
gpu.module @none {
}

// CHECK: gpu.module @some [#nvvm.target<chip = "sm_90">] {
gpu.module @some [#nvvm.target<chip = "sm_90">] {
}

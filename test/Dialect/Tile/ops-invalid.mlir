// RUN: attn-opt %s --split-input-file --verify-diagnostics

#acc = #tile.accumulator<warps = 4>
func.func @any_of_numbers(%x: tensor<64x8xf32, #acc>) {
  // expected-error @below {{takes a fragment of i1, got 'f32'}}
  %a = tile.any %x : tensor<64x8xf32, #acc>
  return
}

// -----

#acc = #tile.accumulator<warps = 4>
func.func @fold_unevenly(%x: tensor<64x24xf32, #acc>) {
  // expected-error @below {{cannot fold 64x24 to 64x16}}
  %a = tile.fold add %x : tensor<64x24xf32, #acc> -> tensor<64x16xf32, #acc>
  return
}

// -----

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
func.func @fold_operand(%x: tensor<64x32xbf16, #op>) {
  // expected-error @below {{combines columns in the accumulator layout}}
  %a = tile.fold add %x : tensor<64x32xbf16, #op> -> tensor<64x16xbf16, #op>
  return
}

// -----

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 32>
func.func @ones_of_f32(%x: tensor<64x32xf32, #op>, %l: tensor<64x8xf32, #acc>) {
  // expected-error @below {{takes f16 or bf16 in the operand layout}}
  %a = tile.dot_ones %x, %l : tensor<64x32xf32, #op> -> tensor<64x8xf32, #acc>
  return
}

// -----

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
func.func @ones_of_other_rows(%x: tensor<64x32xf16, #op>, %l: tensor<128x8xf32, #acc>) {
  // expected-error @below {{of other rows or warps}}
  %a = tile.dot_ones %x, %l : tensor<64x32xf16, #op> -> tensor<128x8xf32, #acc>
  return
}

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

// -----

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
func.func @transposed_registers(%x: tensor<64x64xf16, #op>, %y: !tile.shared<64x64xf16>, %c: tensor<64x64xf32, #acc>) {
  // expected-error @below {{transposes lhs of 16-bit elements in shared memory, got 'tensor<64x64xf16}}
  %a = tile.dot %x, %y, %c {transpose_lhs} : tensor<64x64xf16, #op>, !tile.shared<64x64xf16> -> tensor<64x64xf32, #acc>
  return
}

// -----

#acc = #tile.accumulator<warps = 4>
func.func @transposed_f32(%x: !tile.shared<32x64xf32>, %c: tensor<64x64xf32, #acc>) {
  // expected-error @below {{transposes lhs of 16-bit elements in shared memory, got '!tile.shared<32x64xf32>'}}
  %a = tile.dot %x, %x, %c {transpose_lhs} : !tile.shared<32x64xf32>, !tile.shared<32x64xf32> -> tensor<64x64xf32, #acc>
  return
}

// -----

#acc = #tile.accumulator<warps = 6>
func.func @transposed_for_six(%x: !tile.shared<64x96xf16>, %c: tensor<96x96xf32, #acc>) {
  // expected-error @below {{transposes lhs for a power of two of warps, got 6}}
  %a = tile.dot %x, %x, %c {transpose_lhs} : !tile.shared<64x96xf16>, !tile.shared<64x96xf16> -> tensor<96x96xf32, #acc>
  return
}

// -----

#acc = #tile.accumulator<warps = 4>
func.func @wait_for_nothing(%x: !tile.shared<64x64xf16>, %c: tensor<64x64xf32, #acc>) {
  %d = tile.dot %x, %x, %c {warpgroup} : !tile.shared<64x64xf16>, !tile.shared<64x64xf16> -> tensor<64x64xf32, #acc>
  // expected-error @below {{waits for the result of an asynchronous tile.dot}}
  %w = tile.dot_wait %d : tensor<64x64xf32, #acc>
  return
}

// -----

#acc = #tile.accumulator<warps = 4>
#op = #tile.operand<warps = 4, bits = 16>
func.func @skip_in_warpgroups(%p: tensor<64x16xf16, #op>, %v: !tile.shared<16x64xf16>, %o: tensor<64x64xf32, #acc>) {
  // expected-error @below {{leaves out no products where warpgroups multiply}}
  %a = tile.dot %p, %v, %o {skip_negative_zero, warpgroup} : tensor<64x16xf16, #op>, !tile.shared<16x64xf16> -> tensor<64x64xf32, #acc>
  return
}

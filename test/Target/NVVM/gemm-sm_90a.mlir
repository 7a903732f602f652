// Machine code of matrix products for warpgroups: nothing spilled (the compiler
// refuses that, and what ptxas gives up to a slower form), a loop with the products
// of one tile, one wait for the product before, and nothing else of weight.
// REQUIRES: ptxas, nvdisasm
// RUN: split-file %s %t
// RUN: attn-opt %t/plain.mlir -attn-to-nvvm="chip=sm_90a contractions=true" -o %t/plain
// RUN: %python %attn_src/scripts/sass.py --nvdisasm=%nvdisasm --max=local=0 --min=mma=8 --max=mma=8 --max=barriers=1 %t/plain
// RUN: %python %attn_src/scripts/sass.py --nvdisasm=%nvdisasm --loop --min=mma=4 --max=mma=4 --min=waits=1 --max=waits=1 --max=calls=0 --max=instructions=66 %t/plain
// RUN: attn-opt %t/epilogue.mlir -attn-to-nvvm="chip=sm_90a contractions=true" -o %t/epilogue
// RUN: %python %attn_src/scripts/sass.py --nvdisasm=%nvdisasm --max=local=0 --min=mma=8 --max=mma=8 %t/epilogue
// RUN: %python %attn_src/scripts/sass.py --nvdisasm=%nvdisasm --loop --min=mma=4 --max=mma=4 --min=waits=1 --max=waits=1 --max=calls=0 --max=instructions=66 %t/epilogue
// RUN: attn-opt %t/parts.mlir -attn-to-nvvm="chip=sm_90a contractions=true" -o %t/parts
// RUN: %python %attn_src/scripts/sass.py --nvdisasm=%nvdisasm --loop --min=mma=4 --max=mma=4 --min=waits=1 --max=waits=1 --max=local=0 %t/parts

//--- plain.mlir
func.func @plain(%a: tensor<4096x4096xbf16>, %b: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
  %zero = arith.constant 0.0 : bf16
  %none = tensor.empty() : tensor<4096x4096xbf16>
  %zeros = linalg.fill ins(%zero : bf16) outs(%none : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<4096x4096xbf16>, tensor<4096x4096xbf16>)
    outs(%zeros : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  return %c : tensor<4096x4096xbf16>
}

//--- epilogue.mlir
// Both operands stored the other way, batches, a bias, an activation, a residual,
// odd sizes.
#a = affine_map<(b, m, n, k) -> (b, k, m)>
#b = affine_map<(b, m, n, k) -> (b, n, k)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>
#id = affine_map<(b, m, n) -> (b, m, n)>
#column = affine_map<(b, m, n) -> (n)>
func.func @epilogue(%a: tensor<3x520x3000xf16>, %b: tensor<3x2000x520xf16>, %bias: tensor<2000xf32>,
    %residual: tensor<3x3000x2000xf16>) -> tensor<3x3000x2000xf16> {
  %zero = arith.constant 0.0 : f32
  %none = tensor.empty() : tensor<3x3000x2000xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%none : tensor<3x3000x2000xf32>) -> tensor<3x3000x2000xf32>
  %c = linalg.batch_matmul indexing_maps = [#a, #b, #c]
    ins(%a, %b : tensor<3x520x3000xf16>, tensor<3x2000x520xf16>)
    outs(%zeros : tensor<3x3000x2000xf32>) -> tensor<3x3000x2000xf32>
  %e = tensor.empty() : tensor<3x3000x2000xf16>
  %r = linalg.generic {indexing_maps = [#id, #column, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
    ins(%c, %bias, %residual : tensor<3x3000x2000xf32>, tensor<2000xf32>, tensor<3x3000x2000xf16>)
    outs(%e : tensor<3x3000x2000xf16>) {
  ^bb0(%x: f32, %y: f32, %z: f16, %u: f16):
    %s = arith.addf %x, %y : f32
    %m = arith.maximumf %s, %zero : f32
    %w = arith.extf %z : f16 to f32
    %t = arith.addf %m, %w : f32
    %h = arith.truncf %t : f32 to f16
    linalg.yield %h : f16
  } -> tensor<3x3000x2000xf16>
  return %r : tensor<3x3000x2000xf16>
}

//--- parts.mlir
func.func @parts(%a: tensor<4096x4096xbf16>, %b: tensor<4096x4096xbf16>, %init: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %c = linalg.matmul ins(%a, %b : tensor<4096x4096xbf16>, tensor<4096x4096xbf16>)
    outs(%init : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %c : tensor<4096x4096xf32>
}

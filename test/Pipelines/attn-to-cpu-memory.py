# Memory grows with the length, not with its square: at 16384 queries and keys,
# at most 60 MB more than at 256 beyond the arguments and the result. The scores
# alone would take 1 GB.
# The address sanitizer holds freed memory back.
# UNSUPPORTED: asan
# RUN: %python %s attn-compile attn-run %t
import pathlib
import re
import subprocess
import sys

compile_tool, run_tool, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
folder.mkdir(parents=True, exist_ok=True)


def graph(s):
    return f"""
#a = affine_map<(m, n) -> (m, n)>
func.func @main(%q: tensor<{s}x64xf32>, %k: tensor<{s}x64xf32>,
                %v: tensor<{s}x64xf32>) -> tensor<{s}x64xf32> {{
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.125 : f32
  %te = tensor.empty() : tensor<64x{s}xf32>
  %kt = linalg.transpose ins(%k : tensor<{s}x64xf32>)
                         outs(%te : tensor<64x{s}xf32>) permutation = [1, 0]
  %se = tensor.empty() : tensor<{s}x{s}xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%se : tensor<{s}x{s}xf32>) -> tensor<{s}x{s}xf32>
  %s = linalg.matmul ins(%q, %kt : tensor<{s}x64xf32>, tensor<64x{s}xf32>)
                     outs(%s0 : tensor<{s}x{s}xf32>) -> tensor<{s}x{s}xf32>
  %t = linalg.generic {{indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]}}
      ins(%s : tensor<{s}x{s}xf32>) outs(%se : tensor<{s}x{s}xf32>) {{
  ^bb0(%x: f32, %y: f32):
    %z = arith.mulf %x, %scale : f32
    linalg.yield %z : f32
  }} -> tensor<{s}x{s}xf32>
  %p = linalg.softmax dimension(1) ins(%t : tensor<{s}x{s}xf32>)
         outs(%se : tensor<{s}x{s}xf32>) -> tensor<{s}x{s}xf32>
  %oe = tensor.empty() : tensor<{s}x64xf32>
  %o0 = linalg.fill ins(%zero : f32) outs(%oe : tensor<{s}x64xf32>) -> tensor<{s}x64xf32>
  %o = linalg.matmul ins(%p, %v : tensor<{s}x{s}xf32>, tensor<{s}x64xf32>)
                     outs(%o0 : tensor<{s}x64xf32>) -> tensor<{s}x64xf32>
  return %o : tensor<{s}x64xf32>
}}
"""


def peak(s):
    source, bundle = folder / f"sdpa{s}.mlir", folder / f"sdpa{s}"
    source.write_text(graph(s))
    subprocess.run([compile_tool, source, "-o", bundle], check=True)
    done = subprocess.run([run_tool, bundle, "--random", "--time", "--runs=1"],
                          check=True, text=True, capture_output=True)
    return float(re.search(r"peak memory: ([0-9.]+) MB", done.stdout + done.stderr)[1])


tensors = 4 * 16384 * 64 * 4 / 1e6
small, large = peak(256), peak(16384)
print(f"peak memory {small} MB at 256, {large} MB at 16384, tensors {tensors} MB")
assert large <= small + tensors + 60

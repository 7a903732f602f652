# What no query may see never reaches the output: keys, values and captures of
# masked lanes are NaN for the code under test and clean for the reference, an
# f64 evaluation in NumPy.
# REQUIRES: numpy
# RUN: %python %s attn-compile attn-run %t
import pathlib
import subprocess
import sys

import numpy as np

compile_tool, run_tool, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
folder.mkdir(parents=True, exist_ok=True)
H, D, E, SCALE = 3, 40, 24, np.float32(0.158)

# Bottom-right causal, within a window, and up to a length for each head.
MODULE = """
#q = affine_map<(h, m, n, d, e) -> (h, m, d)>
#k = affine_map<(h, m, n, d, e) -> (h, n, d)>
#v = affine_map<(h, m, n, d, e) -> (h, n, e)>
#b = affine_map<(h, m, n, d, e) -> (h, n)>
#l = affine_map<(h, m, n, d, e) -> (h)>
#o = affine_map<(h, m, n, d, e) -> (h, m, e)>
func.func @main(%q: tensor<3x?x40xf32>, %k: tensor<3x?x40xf32>,
    %v: tensor<3x?x24xf32>, %bias: tensor<3x?xf32>, %length: tensor<3xi64>)
    -> tensor<3x?x24xf32> {
  %c1 = arith.constant 1 : index
  %scale = arith.constant 0.158 : f32
  %m = tensor.dim %q, %c1 : tensor<3x?x40xf32>
  %n = tensor.dim %k, %c1 : tensor<3x?x40xf32>
  %offset = arith.subi %n, %m : index
  %init = tensor.empty(%m) : tensor<3x?x24xf32>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #b, #l, #o]FILL}
    ins(%q, %k, %v : tensor<3x?x40xf32>, tensor<3x?x40xf32>, tensor<3x?x24xf32>)
    captures(%bias, %length : tensor<3x?xf32>, tensor<3xi64>)
    outs(%init : tensor<3x?x24xf32>)
    score {
    ^bb0(%s: f32, %x: f32, %len: i64):
      %t = arith.mulf %s, %scale : f32
      %u = arith.addf %t, %x : f32
      attn.yield %u : f32
    } mask {
    ^bb0(%x: f32, %len: i64):
      %i = attn.index 1
      %j = attn.index 2
      %last = arith.addi %i, %offset : index
      %past = arith.cmpi sle, %j, %last : index
      %end = arith.index_cast %len : i64 to index
      %valid = arith.cmpi slt, %j, %end : index
      %see = arith.andi %past, %valid : i1
      attn.yield %see : i1
    } -> tensor<3x?x24xf32>
  return %o : tensor<3x?x24xf32>
}
"""


def reference(q, k, v, bias, see, fill):
    q, k, v, bias = (x.astype(np.float64) for x in (q, k, v, bias))
    s = np.einsum("hmd,hnd->hmn", q, k) * np.float64(SCALE) + bias[:, None]
    s = np.where(see, s, fill)
    top = s.max(-1, keepdims=True)
    p = np.exp(s - np.where(np.isinf(top), 0, top))
    total = p.sum(-1, keepdims=True)
    return np.where(total > 0, np.einsum("hmn,hne->hme", p, v) / np.where(total > 0, total, 1), 0)


generator = np.random.default_rng(3)
for fill in (-np.inf, -3.4028234663852886e38):
    text = "" if np.isinf(fill) else ", fill = -3.4028234663852886E+38 : f64"
    source, bundle = folder / "module.mlir", folder / "bundle"
    source.write_text(MODULE.replace("FILL", text))
    subprocess.run([compile_tool, source, "-o", bundle], check=True)
    for sq, sk, lengths in ((70, 300, (300, 131, 1)), (129, 65, (65, 64, 2)),
                            (5, 600, (257, 256, 599))):
        q, k = (generator.standard_normal((H, n, D), np.float32) for n in (sq, sk))
        v = generator.standard_normal((H, sk, E), np.float32)
        bias = generator.standard_normal((H, sk), np.float32)
        length = np.array(lengths, np.int64)
        n, m = np.arange(sk), np.arange(sq)
        see = (n[None, :] <= m[:, None] + sk - sq)[None] & (n < length[:, None])[:, None]
        want = reference(q, k, v, bias, see, fill)
        dead = ~see.any(1)
        # With a finite fill, a row that sees no key is the mean of all values.
        blind = ~see.any(2)
        pk, pv, pbias = k.copy(), v.copy(), bias.copy()
        pk[dead] = np.nan
        pbias[dead] = np.nan
        if np.isinf(fill):
            pv[dead] = np.nan
        else:
            pv[dead & ~blind.any(1)[:, None]] = np.nan
        files = []
        for i, array in enumerate((q, pk, pv, pbias, length)):
            np.save(folder / f"arg{i}.npy", array)
            files.append(f"--arg={folder}/arg{i}.npy")
        subprocess.run([run_tool, bundle, *files, f"--out-dir={folder}"],
                       check=True, stdout=subprocess.DEVNULL)
        got = np.load(folder / "out0.npy")
        assert np.isfinite(got).all(), (fill, sq, sk, "a poisoned lane is visible")
        error = np.abs(got - want).max()
        assert error < 2e-6 * max(1.0, np.abs(want).max()), (fill, sq, sk, error)

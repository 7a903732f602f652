"""Programs compiled and called from Python, against NumPy in f64.

ATTN_TEST_SOURCE is the source folder.
"""

import gc
import os
import pathlib
import tempfile
import unittest

import ml_dtypes
import numpy as np

import attn_mlir

SOURCE = pathlib.Path(os.environ["ATTN_TEST_SOURCE"])

GROUPED = """
#q = affine_map<(b, h, m, n, d, e) -> (b, m, h, d)>
#k = affine_map<(b, h, m, n, d, e) -> (b, n, h floordiv 2, d)>
#v = affine_map<(b, h, m, n, d, e) -> (b, n, h floordiv 2, e)>
#o = affine_map<(b, h, m, n, d, e) -> (b, m, h, e)>
func.func @grouped(%q: tensor<?x?x4x16xTYPE>, %k: tensor<?x?x2x16xTYPE>,
                   %v: tensor<?x?x2x8xTYPE>, %scale: f32) -> tensor<?x?x4x8xTYPE> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %q, %c0 : tensor<?x?x4x16xTYPE>
  %m = tensor.dim %q, %c1 : tensor<?x?x4x16xTYPE>
  %init = tensor.empty(%b, %m) : tensor<?x?x4x8xTYPE>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x?x4x16xTYPE>, tensor<?x?x2x16xTYPE>,
                     tensor<?x?x2x8xTYPE>)
    outs(%init : tensor<?x?x4x8xTYPE>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } mask {
      %i = attn.index 2
      %j = attn.index 3
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1
    } -> tensor<?x?x4x8xTYPE>
  return %o : tensor<?x?x4x8xTYPE>
}
"""


def reference(q, k, v, scale):
    q, k, v = (np.asarray(x, np.float64) for x in (q, k, v))
    k, v = (np.repeat(x, q.shape[2] // x.shape[2], axis=2) for x in (k, v))
    scores = scale * np.einsum("bmhd,bnhd->bhmn", q, k)
    seen = np.tri(scores.shape[-2], scores.shape[-1], dtype=bool)
    scores = np.where(seen, scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    return np.einsum("bhmn,bnhe->bmhe", weights, v)


class CompileTest(unittest.TestCase):
    def inputs(self, dtype, m=37, n=37):
        random = np.random.default_rng(0)
        return [random.standard_normal(shape, np.float32).astype(dtype)
                for shape in [(2, m, 4, 16), (2, n, 2, 16), (2, n, 2, 8)]]

    def check(self, dtype, name, limit):
        bundle = attn_mlir.compile(GROUPED.replace("TYPE", name))
        self.assertEqual(list(bundle), ["grouped"])
        kernel = bundle["grouped"]
        # The files of a temporary bundle live as long as anything needs them.
        del bundle
        gc.collect()
        for m, n in [(37, 37), (5, 67), (1, 1)]:
            q, k, v = self.inputs(dtype, m, n)
            result = kernel(q, k, v, 0.25)
            self.assertEqual(result.dtype, np.dtype(dtype))
            error = np.abs(result.astype(np.float64) - reference(q, k, v, 0.25)).max()
            self.assertLess(error, limit)

    def test_f32(self):
        self.check(np.float32, "f32", 1e-5)

    def test_f16(self):
        self.check(np.float16, "f16", 4e-3)

    def test_bf16(self):
        self.check(ml_dtypes.bfloat16, "bf16", 3e-2)

    def test_dlpack(self):
        q, k, v = self.inputs(np.float32)

        class Tensor:
            def __init__(self, array):
                self.__dlpack__ = array.__dlpack__
                self.__dlpack_device__ = array.__dlpack_device__

        kernel = attn_mlir.compile(GROUPED.replace("TYPE", "f32"))
        np.testing.assert_array_equal(kernel(Tensor(q), Tensor(k), Tensor(v), 0.25),
                                      kernel(q, k, v, 0.25))

    def test_path_and_output(self):
        example = SOURCE / "examples" / "gpt2_attention.mlir"
        with tempfile.TemporaryDirectory() as folder:
            output = os.path.join(folder, "gpt2.bundle")
            attn_mlir.compile(example, output=output)
            # load() opens what was written, without compiling again.
            kernel = attn_mlir.load(output)["main"]
            shapes = [value.shape for value in kernel.arguments]
            self.assertEqual(shapes[0], (2, 131, 48))
            result = kernel(*(np.ones(shape, np.float32) for shape in shapes))
            self.assertEqual(result.shape, (2, 131, 48))
            # All keys are equal: every row is the mean of equal values.
            np.testing.assert_allclose(result, np.full_like(result, 48 * 49 + 1),
                                       rtol=1e-5)

    def test_errors(self):
        with self.assertRaises(attn_mlir.CompileError) as caught:
            attn_mlir.compile("func.func @f() {\n  attn.nothing\n}\n")
        self.assertEqual(caught.exception.diagnostics[0].severity, "error")
        self.assertEqual(caught.exception.diagnostics[0].location, "-:2:3")
        self.assertIn("attn.nothing", str(caught.exception))
        with self.assertRaises(FileNotFoundError):
            attn_mlir.compile("/nowhere.mlir")
        with self.assertRaisesRegex(ValueError, "target 'tpu' is none of"):
            attn_mlir.compile(GROUPED.replace("TYPE", "f32"), target="tpu")
        with self.assertRaisesRegex(attn_mlir.CompileError, "nothere"):
            attn_mlir.compile(GROUPED.replace("TYPE", "f32"), entries="nothere")

    def test_run_pipeline(self):
        text = attn_mlir.run_pipeline(GROUPED.replace("TYPE", "f32"),
                                      "convert-attn-to-linalg,cse")
        self.assertIn("linalg.generic", text)
        self.assertNotIn("attn.", text)
        with self.assertRaisesRegex(attn_mlir.CompileError, "no-such-pass"):
            attn_mlir.run_pipeline(GROUPED.replace("TYPE", "f32"), "no-such-pass")


if __name__ == "__main__":
    unittest.main()

"""Kernels on a GPU from Python: device memory, streams, DLPack, PyTorch.

Exits with 77, skipped, where there is no GPU. ATTN_CUDA_BUNDLES is a folder of
bundles that were compiled elsewhere, for a machine without the compiler; with
--compile=FOLDER this program fills such a folder.
"""

import os
import sys
import unittest

import ml_dtypes
import numpy as np

import attn_mlir
from attn_mlir import _dlpack, _runtime

try:
    if not any(argument.startswith("--compile=") for argument in sys.argv):
        _runtime.device_chip()
except attn_mlir.Error as error:
    print(f"skipped: {error}")
    sys.exit(77)

try:
    import torch
    if not torch.cuda.is_available():
        torch = None
except ImportError:
    torch = None

# Grouped heads, BSHD layout, causal to the bottom right, dynamic lengths.
PROGRAM = """
#q = affine_map<(b, h, m, n, d, e) -> (b, m, h, d)>
#k = affine_map<(b, h, m, n, d, e) -> (b, n, h floordiv 2, d)>
#v = affine_map<(b, h, m, n, d, e) -> (b, n, h floordiv 2, e)>
#o = affine_map<(b, h, m, n, d, e) -> (b, m, h, e)>
func.func @grouped(%q: tensor<?x?x4x64xTYPE>, %k: tensor<?x?x2x64xTYPE>,
                   %v: tensor<?x?x2x64xTYPE>) -> tensor<?x?x4x64xTYPE> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %q, %c0 : tensor<?x?x4x64xTYPE>
  %m = tensor.dim %q, %c1 : tensor<?x?x4x64xTYPE>
  %n = tensor.dim %k, %c1 : tensor<?x?x2x64xTYPE>
  %offset = arith.subi %n, %m : index
  %scale = arith.constant 0.125 : f32
  %init = tensor.empty(%b, %m) : tensor<?x?x4x64xTYPE>
  %o = attn.attention {indexing_maps = [#q, #k, #v, #o]}
    ins(%q, %k, %v : tensor<?x?x4x64xTYPE>, tensor<?x?x2x64xTYPE>,
                     tensor<?x?x2x64xTYPE>)
    outs(%init : tensor<?x?x4x64xTYPE>)
    score {
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    } mask {
      %i = attn.index 2
      %j = attn.index 3
      %last = arith.addi %i, %offset : index
      %see = arith.cmpi sle, %j, %last : index
      attn.yield %see : i1
    } -> tensor<?x?x4x64xTYPE>
  return %o : tensor<?x?x4x64xTYPE>
}
"""


def load(name):
    folder = os.environ.get("ATTN_CUDA_BUNDLES")
    if folder:
        return attn_mlir.load(os.path.join(folder, name))
    return attn_mlir.compile(PROGRAM.replace("TYPE", name), target="cuda")


def reference(q, k, v):
    q, k, v = (np.asarray(x, np.float64) for x in (q, k, v))
    k, v = (np.repeat(x, 2, axis=2) for x in (k, v))
    scores = 0.125 * np.einsum("bmhd,bnhd->bhmn", q, k)
    m, n = scores.shape[-2:]
    scores = np.where(np.tri(m, n, n - m, dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    return np.einsum("bhmn,bnhe->bmhe", weights, v)


def inputs(dtype, m, n):
    random = np.random.default_rng(0)
    return [random.standard_normal(shape, np.float32).astype(dtype)
            for shape in [(2, m, 4, 64), (2, n, 2, 64), (2, n, 2, 64)]]


def upload(array, type_name):
    memory = _runtime._DeviceMemory(array.nbytes)
    lib = _runtime._lib()
    _runtime._check(lib.attnMemcpyAsync(memory.data, array.ctypes.data, array.nbytes, 0))
    _runtime._check(lib.attnStreamSynchronize(0))
    return attn_mlir.DeviceArray(memory.data, array.shape, type_name, 0, memory, 0)


class CudaTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.kernels = {name: load(name)["grouped"] for name in ("f16", "bf16")}

    def check(self, result, q, k, v, limit):
        error = np.abs(np.asarray(result, np.float64) - reference(q, k, v)).max()
        self.assertLess(error, limit)

    def test_device_arrays(self):
        for name, dtype, limit in [("f16", np.float16, 4e-3),
                                   ("bf16", ml_dtypes.bfloat16, 3e-2)]:
            kernel = self.kernels[name]
            self.assertEqual((kernel.device, kernel.memory), ("cuda", "cuda"))
            for m, n in [(128, 128), (37, 113), (1, 257)]:
                host = inputs(dtype, m, n)
                device = [upload(array, name) for array in host]
                result = kernel(*device)
                self.assertIsInstance(result, attn_mlir.DeviceArray)
                self.check(result.numpy(), *host, limit)

    def test_host_memory_is_refused(self):
        with self.assertRaisesRegex(TypeError, "must lie in cuda memory"):
            self.kernels["f16"](*inputs(np.float16, 8, 8))

    @unittest.skipUnless(torch, "no PyTorch")
    def test_torch(self):
        kernel = self.kernels["f16"]
        host = inputs(np.float16, 64, 192)
        device = [torch.from_numpy(array).cuda() for array in host]
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            result = kernel(*device)
        stream.synchronize()
        self.assertTrue(result.is_cuda)
        self.check(result.cpu().numpy(), *host, 4e-3)

    @unittest.skipUnless(torch, "no PyTorch")
    def test_bound_and_captured(self):
        host = inputs(np.float16, 64, 192)
        device = [torch.from_numpy(array).cuda() for array in host]
        kernel = self.kernels["f16"]
        kernel.prepare()
        out = torch.full_like(device[0], float("nan"))
        stream = torch.cuda.Stream()
        bound = kernel.bind(*device, out=out, stream=stream)
        stream.wait_stream(torch.cuda.current_stream())
        self.assertIs(bound(), out)
        stream.synchronize()
        self.check(out.cpu().numpy(), *host, 4e-3)

        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            bound()
        # A replay reads what the tensors hold by then.
        device[2].neg_()
        out.fill_(float("nan"))
        for _ in range(3):
            graph.replay()
        torch.cuda.synchronize()
        self.check(-out.cpu().numpy(), *host, 4e-3)

    @unittest.skipUnless(torch, "no PyTorch")
    def test_no_copy(self):
        kernel = self.kernels["f16"]
        tensor = torch.zeros(2, 8, 4, 64, dtype=torch.float16, device="cuda")
        self.assertEqual(_dlpack.view(tensor, 0).data, tensor.data_ptr())
        array = upload(np.zeros((2, 3), np.float32), "f32")
        self.assertEqual(torch.from_dlpack(array).data_ptr(), array._data)
        del kernel


if __name__ == "__main__":
    if sys.argv[-1].startswith("--compile="):
        for kind in ("f16", "bf16"):
            attn_mlir.compile(PROGRAM.replace("TYPE", kind), target="sm_90", cpu="x86-64-v3",
                              output=os.path.join(sys.argv[-1][10:], kind))
    else:
        unittest.main()

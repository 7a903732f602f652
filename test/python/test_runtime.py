"""Bundles called from Python: the runtime test's bundle, over a fake driver.

ATTN_TEST_BUNDLE is that bundle; ATTN_LIBCUDA the driver.
"""

import ctypes
import gc
import json
import os
import subprocess
import sys
import threading
import unittest
import weakref

import ml_dtypes
import numpy as np

import attn_mlir
from attn_mlir import _dlpack, _runtime

BUNDLE = os.environ["ATTN_TEST_BUNDLE"]


class DLPackOnly:
    """A tensor that is nothing but DLPack; in CUDA memory if asked."""

    def __init__(self, array, cuda=False):
        self.array, self.cuda = array, cuda
        self.streams = []

    def __dlpack_device__(self):
        return (_dlpack.CUDA, 0) if self.cuda else (_dlpack.CPU, 0)

    def __dlpack__(self, *, stream=None, **options):
        self.streams.append(stream)
        if not self.cuda:
            return self.array.__dlpack__(**options)
        return _dlpack.export(self, self.array.ctypes.data, self.array.shape,
                              self.array.dtype.name, (_dlpack.CUDA, 0))


class CudaInterfaceOnly:
    def __init__(self, array):
        self.array = array
        self.__cuda_array_interface__ = dict(array.__array_interface__)


class HostTest(unittest.TestCase):
    def setUp(self):
        self.bundle = attn_mlir.load(BUNDLE)

    def test_signature(self):
        written = json.loads(self.bundle.signature)["entries"]
        self.assertEqual(list(self.bundle), [entry["name"] for entry in written])
        self.assertEqual(len(self.bundle), len(written))
        self.assertIn("add", self.bundle)
        add = self.bundle["add"]
        self.assertEqual([value.name for value in add.arguments], ["a", "b"])
        self.assertEqual(add.arguments[0].shape, (None, 3))
        self.assertEqual(repr(add.arguments[0]), "tensor<?x3xf32>")
        self.assertEqual((add.device, add.memory, add.takes_results),
                         ("cpu", "cpu", False))
        self.assertTrue(self.bundle["scalars"].arguments[1].is_scalar)
        self.assertIn("attn_bundle", self.bundle.signature)

    def test_layouts(self):
        a = np.arange(12, dtype=np.float32).reshape(4, 3)
        b = np.arange(12, dtype=np.float32).reshape(3, 4).T
        backwards = np.arange(24, dtype=np.float32).reshape(8, 3)[::-2]
        add = self.bundle["add"]
        # The entry takes its second argument with any strides.
        for x, y in [(a, a), (a, b), (a, backwards), (DLPackOnly(a), b),
                     (a, DLPackOnly(backwards))]:
            dense = [v.array if isinstance(v, DLPackOnly) else v for v in (x, y)]
            total, first = add(x, y)
            np.testing.assert_array_equal(total, dense[0] + dense[1])
            # An argument that comes back is the same memory, not a copy.
            np.testing.assert_array_equal(first, dense[0])
            self.assertTrue(np.shares_memory(first, dense[0]))

        with self.assertRaisesRegex(attn_mlir.Error, "dense"):
            add(b, a)

    def test_results_outlive_everything(self):
        total, first = self.bundle["add"](np.ones((2, 3), np.float32),
                                          np.full((2, 3), 2, np.float32))
        del self.bundle
        gc.collect()
        np.testing.assert_array_equal(total, np.full((2, 3), 3))
        np.testing.assert_array_equal(first, np.ones((2, 3)))

    def test_empty(self):
        none = np.empty((0, 3), np.float32)
        self.assertEqual(self.bundle["add"](none, none)[0].shape, (0, 3))

    def test_scalars_and_out(self):
        x = np.array([1.5, 7], np.float32)
        scalars = self.bundle["scalars"]
        self.assertEqual(scalars(x, 40, True), 41.5)
        self.assertEqual(scalars(x, 40, False), 0)
        out = np.zeros((), np.float32)
        self.assertIs(scalars(x, np.int64(-1), np.True_, out=out), out)
        self.assertEqual(out, 0.5)
        self.assertEqual(self.bundle["weigh"](np.float32(3) * np.ones((), np.float32),
                                              0.5), 1.5)

    def test_bind(self):
        x = np.array([1.5, 7], np.float32)
        out = np.zeros((), np.float32)
        bound = self.bundle["scalars"].bind(x, 40, True, out=out)
        self.assertIn("scalars", repr(bound))
        self.assertEqual(out, 0)
        self.assertIs(bound(), out)
        self.assertEqual(out, 41.5)
        # The tensor's memory as it is when called, and the scalars of before.
        x[0] = 2
        bound()
        self.assertEqual(out, 42)
        # Without `out` every call writes the same memory.
        bound = self.bundle["scalars"].bind(x, 1, True)
        self.assertIs(bound(), bound())

    def test_bound_results(self):
        a = np.ones((2, 3), np.float32)
        bound = self.bundle["add"].bind(a, np.full((2, 3), 2, np.float32))
        total, first = bound()
        a[...] = 5
        again, _ = bound()
        np.testing.assert_array_equal(total, np.full((2, 3), 3))
        np.testing.assert_array_equal(again, np.full((2, 3), 7))
        self.assertTrue(np.shares_memory(first, a))
        # What it was bound to and the bundle live as long as it does.
        del self.bundle, a, first
        gc.collect()
        np.testing.assert_array_equal(bound()[0], np.full((2, 3), 7))

    def test_bound_tensors_are_kept_and_given_back(self):
        tensor = DLPackOnly(np.ones((2, 3), np.float32))
        kept = weakref.ref(tensor)
        bound = self.bundle["add"].bind(tensor, tensor)
        del tensor
        gc.collect()
        self.assertIsNotNone(kept())
        del bound
        gc.collect()
        self.assertIsNone(kept())

    def test_refusals(self):
        add, scalars = self.bundle["add"], self.bundle["scalars"]
        a = np.ones((2, 3), np.float32)
        x = np.ones(2, np.float32)
        read_only = np.zeros((), np.float32)
        read_only.flags.writeable = False
        for error, text, call in [
                (TypeError, "takes 2 arguments, 1 given", lambda: add(a)),
                (TypeError, "argument 1 is a list, not a tensor", lambda: add(a, [1])),
                (TypeError, "argument 1 has type float64", lambda: add(a, a.astype("f8"))),
                (TypeError, "float16", lambda: add(a, a.astype("f2"))),
                (TypeError, "bfloat16", lambda: add(a, a.astype(ml_dtypes.bfloat16))),
                (TypeError, "big-endian", lambda: add(a, a.astype(">f4"))),
                (ValueError, "has 1 dimensions, the kernel takes 2", lambda: add(a, x)),
                (attn_mlir.Error, "", lambda: add(a, np.ones((5, 3), np.float32))),
                (attn_mlir.Error, "", lambda: add(np.ones((2, 4), np.float32),
                                                  np.ones((2, 4), np.float32))),
                (TypeError, "allocates its results", lambda: add(a, a, out=a)),
                (TypeError, "must lie in cpu memory",
                 lambda: add(a, DLPackOnly(a, cuda=True))),
                (TypeError, "kernel takes a scalar i64", lambda: scalars(x, "1", True)),
                (TypeError, "kernel takes a scalar i64", lambda: scalars(x, 1.5, True)),
                (ValueError, "does not fit i64", lambda: scalars(x, 2**63, True)),
                (ValueError, "does not fit i1", lambda: scalars(x, 1, 2)),
                (ValueError, "cannot be written to",
                 lambda: scalars(x, 1, True, out=read_only)),
                (KeyError, "no entry 'nothing'", lambda: self.bundle["nothing"]),
                (TypeError, "entries; choose one by name", lambda: self.bundle(a, a)),
                (attn_mlir.Error, "nowhere", lambda: attn_mlir.load("/nowhere")),
        ]:
            with self.subTest(text), self.assertRaisesRegex(error, text):
                call()
        # Binding refuses what a call does.
        for error, text, bind in [
                (TypeError, "takes 2 arguments, 1 given", lambda: add.bind(a)),
                (TypeError, "argument 1 has type float64",
                 lambda: add.bind(a, a.astype("f8"))),
                (TypeError, "allocates its results", lambda: add.bind(a, a, out=a)),
                (ValueError, "cannot be written to",
                 lambda: scalars.bind(x, 1, True, out=read_only)),
                (attn_mlir.Error, "", lambda: add.bind(a, np.ones((5, 3), np.float32))),
        ]:
            with self.subTest(text), self.assertRaisesRegex(error, text):
                bind()

    def test_needs_no_compiler(self):
        done = subprocess.run(
            [sys.executable, "-c",
             "import attn_mlir, sys\n"
             f"attn_mlir.load({BUNDLE!r})\n"
             "maps = open('/proc/self/maps').read()\n"
             "assert 'AttnRuntime' in maps\n"
             "assert 'libMLIR' not in maps and 'libLLVM' not in maps, maps\n"
             "assert 'numpy' not in sys.modules\n"], text=True, capture_output=True)
        self.assertEqual(done.returncode, 0, done.stderr)


class DeviceTest(unittest.TestCase):
    """The fake driver's device memory is host memory, and it runs "scale"."""

    def setUp(self):
        self.bundle = attn_mlir.load(BUNDLE)

    def test_chip(self):
        self.assertEqual(_runtime.device_chip(1), "sm_90a")

    def test_host_memory(self):
        scale = self.bundle["scale_host"]
        self.assertEqual((scale.device, scale.memory), ("cuda", "cpu"))
        np.testing.assert_array_equal(scale(np.arange(5, dtype=np.float32)),
                                      2 * np.arange(5))

    def test_device_memory(self):
        scale = self.bundle["scale_device"]
        self.assertEqual((scale.device, scale.memory), ("cuda", "cuda"))
        scale.prepare()
        x = np.arange(5, dtype=np.float32)
        tensor = DLPackOnly(x, cuda=True)
        self.assertEqual(scale(tensor), ())
        np.testing.assert_array_equal(x, [0, 2, 4, 6, 8])
        # The producer is told of the stream: 1 is the default one.
        self.assertEqual(tensor.streams, [1])
        scale(tensor, stream=4096)
        self.assertEqual(tensor.streams, [1, 4096])
        np.testing.assert_array_equal(x, [0, 4, 8, 12, 16])
        scale(CudaInterfaceOnly(x))
        np.testing.assert_array_equal(x, [0, 8, 16, 24, 32])
        with self.assertRaisesRegex(TypeError, "must lie in cuda memory"):
            scale(x)

    def test_device_results(self):
        into = self.bundle["double_into"]
        self.assertTrue(into.takes_results)
        x = np.arange(5, dtype=np.float32)
        # Without `out` the result is an array in device memory of our own.
        result = into(DLPackOnly(x, cuda=True))
        self.assertIsInstance(result, attn_mlir.DeviceArray)
        self.assertEqual(result.shape, (5,))
        np.testing.assert_array_equal(result.numpy(), 2 * x)
        out = np.zeros(5, np.float32)
        tensor = DLPackOnly(out, cuda=True)
        self.assertIs(into(DLPackOnly(x, cuda=True), out=tensor), tensor)
        np.testing.assert_array_equal(out, 2 * x)

    def test_bound_device_memory(self):
        x = np.arange(5, dtype=np.float32)
        tensor = DLPackOnly(x, cuda=True)
        bound = self.bundle["scale_device"].bind(tensor, stream=4096)
        # The producer is told of the stream once, whatever the number of calls.
        self.assertEqual(tensor.streams, [4096])
        for _ in range(3):
            self.assertEqual(bound(), ())
        self.assertEqual(tensor.streams, [4096])
        np.testing.assert_array_equal(x, 8 * np.arange(5))
        out = np.zeros(5, np.float32)
        bound = self.bundle["double_into"].bind(tensor, out=DLPackOnly(out, cuda=True))
        # A thread that never used the device, too.
        thread = threading.Thread(target=bound)
        thread.start()
        thread.join()
        np.testing.assert_array_equal(out, 2 * x)
        result = self.bundle["double_new"].bind(tensor)
        first, second = result(), result()
        self.assertNotEqual(first.__cuda_array_interface__["data"],
                            second.__cuda_array_interface__["data"])
        np.testing.assert_array_equal(first.numpy(), 2 * x)

    def test_device_array(self):
        from attn_mlir._runtime import DeviceArray
        memory = np.arange(6, dtype=np.float32)
        array = DeviceArray(memory.ctypes.data, (2, 3), "f32", 0, memory, 0)
        self.assertEqual(array.__cuda_array_interface__["shape"], (2, 3))
        self.assertEqual(array.__cuda_array_interface__["typestr"], "<f4")
        view = _dlpack.view(array, 0)
        self.assertEqual((view.shape, view.strides, view.dtype, view.on_cuda),
                         ((2, 3), [3, 1], "float32", True))
        self.assertEqual(view.data, memory.ctypes.data)
        del view
        gc.collect()
        self.assertFalse(_dlpack._exported)
        np.testing.assert_array_equal(array.numpy(), memory.reshape(2, 3))


class DLPackTest(unittest.TestCase):
    def test_capsules_are_consumed_once(self):
        x = np.ones(3, np.float32)

        class Used(DLPackOnly):
            def __dlpack__(self, **options):
                if not hasattr(self, "capsule"):
                    self.capsule = self.array.__dlpack__()
                return self.capsule

        tensor = Used(x)
        self.assertEqual(_dlpack.view(tensor).data, x.ctypes.data)
        with self.assertRaisesRegex(TypeError, "no unused DLPack capsule"):
            _dlpack.view(tensor)

    def test_unconsumed_capsule_is_freed(self):
        x = np.ones(3, np.float32)
        capsule = DLPackOnly(x, cuda=True).__dlpack__()
        self.assertEqual(len(_dlpack._exported), 1)
        del capsule
        self.assertFalse(_dlpack._exported)

    def test_other_devices(self):
        class Elsewhere(DLPackOnly):
            def __dlpack_device__(self):
                return 7, 0

        with self.assertRaisesRegex(TypeError, "device type 7"):
            _dlpack.view(Elsewhere(np.ones(3, np.float32)))

    def test_read_only_reaches_the_view(self):
        x = np.ones(3, np.float32)
        x.flags.writeable = False
        self.assertTrue(_dlpack.view(x).readonly)


if __name__ == "__main__":
    unittest.main()

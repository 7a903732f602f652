#===- _runtime.py - Bundles and kernels through libAttnRuntime ------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Loads bundles and calls their kernels, over libAttnRuntime and ctypes alone."""

import ctypes
import functools
import os
import pathlib
import sys
import threading

from . import _dlpack

MAX_RANK = 12
DYNAMIC = -(2**63)
ABI_VERSION = 1

CPU, CUDA = 0, 1
_DEVICE_NAMES = {CPU: "cpu", CUDA: "cuda"}

# AttnType, by MLIR's spelling.
_TYPES = {"i1": 1, "i8": 2, "i16": 3, "i32": 4, "i64": 5, "index": 6, "f16": 7,
          "bf16": 8, "f32": 9, "f64": 10}
_TYPE_NAMES = {code: name for name, code in _TYPES.items()}
# What an argument of each type may come as, by name of the NumPy dtype.
_DTYPES = {"i1": ("bool",), "i8": ("int8", "uint8"), "i16": ("int16", "uint16"),
           "i32": ("int32", "uint32"), "i64": ("int64", "uint64"),
           "index": ("int64", "uint64"), "f16": ("float16",),
           "bf16": ("bfloat16", "uint16"), "f32": ("float32",), "f64": ("float64",)}
_SCALARS = {"i1": ctypes.c_bool, "i8": ctypes.c_int8, "i16": ctypes.c_int16,
            "i32": ctypes.c_int32, "i64": ctypes.c_int64, "index": ctypes.c_int64,
            "f32": ctypes.c_float, "f64": ctypes.c_double}


class Error(RuntimeError):
    """A call into the runtime failed. ``status`` is its AttnStatus."""

    def __init__(self, message, status):
        super().__init__(message)
        self.status = status


class _Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("allocated", ctypes.c_void_p),
                ("type", ctypes.c_int32), ("rank", ctypes.c_int32),
                ("owner", ctypes.c_int32), ("reserved", ctypes.c_int32),
                ("sizes", ctypes.c_int64 * MAX_RANK),
                ("strides", ctypes.c_int64 * MAX_RANK)]


class _ValueInfo(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("type", ctypes.c_int32),
                ("rank", ctypes.c_int32), ("sizes", ctypes.POINTER(ctypes.c_int64)),
                ("dim_names", ctypes.POINTER(ctypes.c_char_p))]


_library = None
_library_lock = threading.Lock()


def _load_library():
    """libAttnRuntime: $ATTN_RUNTIME_LIBRARY, or the one beside this file."""
    path = os.environ.get("ATTN_RUNTIME_LIBRARY")
    if not path:
        path = pathlib.Path(__file__).with_name("libAttnRuntime.so")
    lib = ctypes.CDLL(str(path))
    pointer, i32, i64 = ctypes.c_void_p, ctypes.c_int32, ctypes.c_int64
    size, out = ctypes.c_size_t, ctypes.POINTER
    signatures = {
        "attnGetLastError": (ctypes.c_char_p, []),
        "attnRuntimeVersion": (i32, []),
        "attnBundleOpen": (i32, [ctypes.c_char_p, out(pointer)]),
        "attnBundleClose": (i32, [pointer]),
        "attnBundleSignature": (ctypes.c_char_p, [pointer]),
        "attnBundleNumEntries": (i32, [pointer]),
        "attnBundleGetEntry": (pointer, [pointer, i32]),
        "attnEntryName": (ctypes.c_char_p, [pointer]),
        "attnEntryDevice": (i32, [pointer]),
        "attnEntryMemory": (i32, [pointer]),
        "attnEntryTakesResults": (i32, [pointer]),
        "attnEntryNumArgs": (i32, [pointer]),
        "attnEntryNumResults": (i32, [pointer]),
        "attnEntryArgInfo": (i32, [pointer, i32, out(_ValueInfo)]),
        "attnEntryResultInfo": (i32, [pointer, i32, out(_ValueInfo)]),
        "attnEntryResultSizes": (i32, [pointer, out(_Tensor), i32, i32, out(i64)]),
        "attnEntryWorkspaceSize": (i32, [pointer, out(_Tensor), i32, out(size)]),
        "attnEntryPrepare": (i32, [pointer]),
        "attnEntryCall": (i32, [pointer, out(_Tensor), i32, out(_Tensor), i32,
                                pointer, size, pointer]),
        "attnTensorRelease": (i32, [out(_Tensor)]),
        "attnDeviceGetChip": (i32, [i32, ctypes.c_char_p, size]),
        "attnSetDevice": (i32, [i32]),
        "attnDeviceAlloc": (i32, [size, out(pointer)]),
        "attnDeviceFree": (i32, [pointer]),
        "attnMemcpyAsync": (i32, [pointer, pointer, size, pointer]),
        "attnStreamSynchronize": (i32, [pointer]),
    }
    for name, (result, arguments) in signatures.items():
        function = getattr(lib, name)
        function.restype, function.argtypes = result, arguments
    if lib.attnRuntimeVersion() != ABI_VERSION:
        raise ImportError(f"{path} has version {lib.attnRuntimeVersion()} of the "
                          f"interface, this package needs {ABI_VERSION}")
    return lib


def _lib():
    global _library
    with _library_lock:
        if _library is None:
            _library = _load_library()
    return _library


def _check(status):
    if status:
        raise Error(_lib().attnGetLastError().decode(), status)


def device_chip(device=0):
    """The target to compile for a CUDA device, "sm_90a" for example."""
    chip = ctypes.create_string_buffer(16)
    _check(_lib().attnDeviceGetChip(device, chip, len(chip)))
    return chip.value.decode()


class Value:
    """An argument or a result of a kernel: name, type, shape (None where it is
    known only when called, () for a tensor of rank 0) and ``is_scalar``."""

    def __init__(self, info):
        self.name = (info.name or b"").decode()
        self.type = _TYPE_NAMES[info.type]
        self.is_scalar = info.rank < 0
        self.shape = tuple(None if info.sizes[i] == DYNAMIC else info.sizes[i]
                           for i in range(max(info.rank, 0)))

    def __repr__(self):
        if self.is_scalar:
            return self.type
        dims = "".join(f"{'?' if size is None else size}x" for size in self.shape)
        return f"tensor<{dims}{self.type}>"


class DeviceArray:
    """CUDA memory that a kernel's result lies in. Frameworks take it without a
    copy through DLPack (``torch.from_dlpack``) or ``__cuda_array_interface__``
    (CuPy, Numba); ``numpy()`` copies it to the host."""

    def __init__(self, data, shape, type_name, device, owner, stream):
        self.shape = tuple(shape)
        self.type = type_name
        self._data = data
        self._device = device
        self._owner = owner
        self._stream = stream

    @property
    def dtype(self):
        return _dtype_name(self.type)

    @property
    def __cuda_array_interface__(self):
        if self.type == "bf16":
            raise AttributeError("__cuda_array_interface__ has no bf16; use DLPack")
        kinds = {"i1": "|b1", "i8": "|i1", "i16": "<i2", "i32": "<i4", "i64": "<i8",
                 "index": "<i8", "f16": "<f2", "f32": "<f4", "f64": "<f8"}
        return {"shape": self.shape, "typestr": kinds[self.type], "version": 3,
                "data": (self._data or 0, False), "strides": None,
                "stream": self._stream or 1}

    def __dlpack_device__(self):
        return _dlpack.CUDA, self._device

    def __dlpack__(self, *, stream=None, **_):
        # The consumer's stream may be another: what fills this array is waited
        # for, which is right for every pair of streams.
        if stream not in (-1, self._stream or 1):
            _check(_lib().attnStreamSynchronize(self._stream))
        return _dlpack.export(self, self._data, self.shape, self.dtype,
                              (_dlpack.CUDA, self._device))

    def numpy(self):
        import numpy
        array = numpy.empty(self.shape, _numpy_dtype(self.type))
        lib = _lib()
        _check(lib.attnMemcpyAsync(array.ctypes.data, self._data, array.nbytes,
                                   self._stream))
        _check(lib.attnStreamSynchronize(self._stream))
        return array


class _DeviceMemory:
    def __init__(self, size):
        pointer = ctypes.c_void_p()
        _check(_lib().attnDeviceAlloc(max(size, 1), ctypes.byref(pointer)))
        self.data = pointer.value

    def __del__(self):
        if getattr(self, "data", None):
            _lib().attnDeviceFree(self.data)


class _Released:
    """Memory that the runtime allocated for a result."""

    def __init__(self, tensor):
        self.tensor = tensor

    def __del__(self):
        _lib().attnTensorRelease(ctypes.byref(self.tensor))


def _dtype_name(type_name):
    return _DTYPES[type_name][0]


def _numpy_dtype(type_name):
    import numpy
    if type_name == "bf16":
        try:
            import ml_dtypes
            return numpy.dtype(ml_dtypes.bfloat16)
        except ImportError:
            return numpy.dtype("uint16")
    return numpy.dtype(_dtype_name(type_name))


def _compact_strides(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return strides[::-1]


def _product(shape):
    count = 1
    for size in shape:
        count *= size
    return count


def _fill(tensor, data, value, shape, strides):
    tensor.data = data
    tensor.type = _TYPES[value.type]
    tensor.rank = -1 if value.is_scalar else len(shape)
    for i, (size, stride) in enumerate(zip(shape, strides)):
        tensor.sizes[i], tensor.strides[i] = size, stride


def _framework_stream(torch_tensors, device):
    """The stream that the caller's framework would launch on."""
    if torch_tensors:
        torch = sys.modules["torch"]
        return torch.cuda.current_stream(device).cuda_stream
    return 0


def _stream_pointer(stream):
    if hasattr(stream, "__cuda_stream__"):
        return stream.__cuda_stream__()[1]
    for name in ("cuda_stream", "ptr", "handle"):
        if hasattr(stream, name):
            return int(getattr(stream, name))
    return int(stream)


def _is_torch(value):
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(value, torch.Tensor)


def _to_torch(value):
    """A result as a PyTorch tensor over the same memory."""
    torch = sys.modules["torch"]
    if isinstance(value, DeviceArray):
        # Filled on the stream that PyTorch uses, unless the caller chose another:
        # either way what follows on that stream comes after the kernel.
        return torch.from_dlpack(_dlpack.Exported(value.__dlpack__(stream=-1),
                                                  value.__dlpack_device__()))
    if not hasattr(value, "dtype") or not hasattr(value, "shape"):
        return value
    if value.dtype.name == "bfloat16":
        return torch.from_numpy(value.view("uint16")).view(torch.bfloat16)
    return torch.from_numpy(value)


class Kernel:
    """A function of a bundle; call it with one argument per ``arguments``.

    ``out`` gives the memory of the results (one tensor, or a sequence), for
    kernels with ``takes_results``. ``stream`` is the CUDA stream of a kernel with
    device memory: a number or an object of PyTorch, CuPy or cuda.core; without
    it, PyTorch's current stream if an argument is a PyTorch tensor, else the
    default stream. Such a call returns before the kernel has finished. One
    result is returned as it is, several as a tuple; they are PyTorch tensors where
    an argument is one, else NumPy arrays or, in device memory, DeviceArrays.

    A stream capture holds the address of the kernel's code and of its arguments:
    the kernel, or a ``bind`` of it, must be kept as long as the captured graph.
    """

    def __init__(self, bundle, handle):
        lib = _lib()
        # Entries belong to the bundle, which must outlive them.
        self._bundle = bundle
        self._handle = handle
        self.name = lib.attnEntryName(handle).decode()
        self.device = _DEVICE_NAMES[lib.attnEntryDevice(handle)]
        self.memory = _DEVICE_NAMES[lib.attnEntryMemory(handle)]
        self.takes_results = bool(lib.attnEntryTakesResults(handle))
        self.arguments = self._values(lib.attnEntryNumArgs, lib.attnEntryArgInfo)
        self.results = self._values(lib.attnEntryNumResults, lib.attnEntryResultInfo)
        self._workspaces = {}

    def _values(self, count, get):
        values = []
        for i in range(count(self._handle)):
            info = _ValueInfo()
            _check(get(self._handle, i, ctypes.byref(info)))
            values.append(Value(info))
        return values

    def __repr__(self):
        results = ", ".join(map(repr, self.results))
        return (f"<attn_mlir.Kernel {self.name}({', '.join(map(repr, self.arguments))})"
                f" -> ({results}) on {self.device}>")

    def prepare(self):
        """Loads the kernel's code, so that later calls load nothing: for stream
        capture, or to take the time at a moment of one's choice."""
        _check(_lib().attnEntryPrepare(self._handle))

    def __call__(self, *arguments, out=None, stream=None):
        return self._bind(arguments, out, stream)()

    def bind(self, *arguments, out=None, stream=None):
        """Checks and converts what a call takes, once; the BoundKernel that is
        returned calls the kernel with it as often as one likes."""
        return self._bind(arguments, out, stream)

    def _bind(self, arguments, out, stream):
        lib = _lib()
        if len(arguments) != len(self.arguments):
            raise TypeError(f"{self.name} takes {len(self.arguments)} arguments, "
                            f"{len(arguments)} given")
        on_device = self.memory == "cuda"
        torch_tensors = [value for value in arguments if _is_torch(value)]
        device = 0
        if on_device:
            for value in arguments:
                if hasattr(value, "__dlpack_device__"):
                    device = int(value.__dlpack_device__()[1])
                    break
            _check(lib.attnSetDevice(device))
            stream = (_framework_stream(torch_tensors, device) if stream is None
                      else _stream_pointer(stream))
        else:
            stream = 0

        # Whatever must stay alive as long as it may be called.
        alive = []
        tensors = (_Tensor * max(len(arguments), 1))()
        for i, (value, given) in enumerate(zip(self.arguments, arguments)):
            self._convert(f"argument {i}", value, given, tensors[i], stream, alive)
        results, returned = self._make_results(tensors, torch_tensors, out, device,
                                               stream, alive)
        size = ctypes.c_size_t()
        _check(lib.attnEntryWorkspaceSize(self._handle, tensors, len(arguments),
                                          ctypes.byref(size)))
        workspace = self._workspace(size.value, torch_tensors, device, stream, alive)
        return BoundKernel(self, tensors, results, returned, workspace, size.value,
                           device, stream, bool(torch_tensors), alive)

    def _convert(self, what, value, given, tensor, stream, alive, writable=False):
        if value.is_scalar:
            alive.append(self._scalar(what, value, given))
            _fill(tensor, ctypes.addressof(alive[-1]), value, (), ())
            return
        view = _dlpack.view(given, stream if self.memory == "cuda" else None)
        if view is None:
            raise TypeError(f"{self.name}: {what} is a {type(given).__name__}, not a "
                            "tensor (NumPy, DLPack or __cuda_array_interface__)")
        alive.append(view)
        if view.on_cuda != (self.memory == "cuda"):
            raise TypeError(f"{self.name}: {what} must lie in {self.memory} memory")
        if view.dtype not in _DTYPES[value.type]:
            raise TypeError(f"{self.name}: {what} has type {view.dtype}, the kernel "
                            f"takes {value.type}")
        if len(view.shape) != len(value.shape):
            raise ValueError(f"{self.name}: {what} has {len(view.shape)} dimensions, "
                             f"the kernel takes {len(value.shape)}")
        if writable and view.readonly:
            raise ValueError(f"{self.name}: {what} cannot be written to")
        _fill(tensor, view.data, value, view.shape, view.strides)

    def _scalar(self, what, value, given):
        if value.type in ("f16", "bf16"):
            import numpy
            bits = numpy.asarray(given, _numpy_dtype(value.type)).view(numpy.uint16)
            return ctypes.c_uint16(int(bits))
        kind = _SCALARS[value.type]
        if value.type in ("f32", "f64"):
            if hasattr(given, "__float__"):
                return kind(float(given))
        elif hasattr(given, "__index__") or type(given).__name__ in ("bool_", "bool"):
            number = int(given)
            if kind(number).value != number:
                raise ValueError(f"{self.name}: {what} does not fit {value.type}: "
                                 f"{given}")
            return kind(number)
        raise TypeError(f"{self.name}: {what} is a {type(given).__name__}, the kernel "
                        f"takes a scalar {value.type}")

    def _make_results(self, arguments, torch_tensors, out, device, stream, alive):
        lib = _lib()
        results = (_Tensor * max(len(self.results), 1))()
        if not self.takes_results:
            if out is not None:
                raise TypeError(f"{self.name} allocates its results: it takes no 'out'")
            return results, []
        if out is not None:
            returned = list(out) if isinstance(out, (list, tuple)) else [out]
            if len(returned) != len(self.results):
                raise TypeError(f"{self.name} has {len(self.results)} results, 'out' "
                                f"gives {len(returned)}")
            for i, value in enumerate(self.results):
                self._convert(f"result {i}", value, returned[i], results[i], stream,
                              alive, writable=True)
            return results, returned
        returned = []
        for i, value in enumerate(self.results):
            sizes = (ctypes.c_int64 * MAX_RANK)()
            _check(lib.attnEntryResultSizes(self._handle, arguments,
                                            len(self.arguments), i, sizes))
            shape = tuple(sizes[:len(value.shape)])
            if DYNAMIC in shape:
                raise ValueError(f"{self.name}: the shape of result {i} does not follow "
                                 "from the arguments; pass 'out'")
            data, array = self._allocate(value, shape, torch_tensors, device, stream)
            _fill(results[i], data, value, shape, _compact_strides(shape))
            returned.append(array)
        return results, returned

    def _allocate(self, value, shape, torch_tensors, device, stream):
        if torch_tensors:
            torch = sys.modules["torch"]
            where = f"cuda:{device}" if self.memory == "cuda" else "cpu"
            array = torch.empty(shape, dtype=getattr(torch, _dtype_name(value.type)),
                                device=where)
            return array.data_ptr(), array
        if self.memory == "cuda":
            count = _product(shape) * (ctypes.sizeof(_SCALARS[value.type])
                                       if value.type in _SCALARS else 2)
            memory = _DeviceMemory(count)
            return memory.data, DeviceArray(memory.data, shape, value.type, device,
                                            memory, stream)
        import numpy
        array = numpy.empty(shape, _numpy_dtype(value.type))
        return array.ctypes.data, array

    def _workspace(self, size, torch_tensors, device, stream, alive):
        if not size:
            return None
        if torch_tensors:
            torch = sys.modules["torch"]
            # Stream-ordered, so it may be reused as soon as the call returns.
            alive.append(torch.empty(size, dtype=torch.uint8, device=f"cuda:{device}"))
            return alive[-1].data_ptr()
        key = device, stream
        held = self._workspaces.get(key)
        if held is None or held[0] < size:
            held = self._workspaces[key] = size, _DeviceMemory(size)
        # A larger one may take its place here.
        alive.append(held[1])
        return held[1].data

    def _adopt(self, value, tensor, device, stream, owner):
        """Wraps a result in the memory that the runtime allocated for it."""
        # A copy: the array that the call filled goes away.
        owner = owner or _Released(_Tensor.from_buffer_copy(tensor))
        if value.is_scalar:
            kind = _SCALARS.get(value.type, ctypes.c_uint16)
            scalar = kind.from_address(tensor.data).value
            if value.type in ("f16", "bf16"):
                import numpy
                return numpy.uint16(scalar).view(_numpy_dtype(value.type))
            return scalar
        shape = tuple(tensor.sizes[:tensor.rank])
        strides = tuple(tensor.strides[:tensor.rank])
        if self.memory == "cuda":
            return DeviceArray(tensor.data, shape, value.type, device, owner, stream)
        import numpy
        dtype = _numpy_dtype(value.type)
        if not _product(shape):
            return numpy.empty(shape, dtype)
        span = 1 + sum((size - 1) * stride for size, stride in zip(shape, strides))
        memory = (ctypes.c_uint8 * (span * dtype.itemsize)).from_address(tensor.data)
        memory.owner = owner
        flat = numpy.frombuffer(memory, dtype, span)
        return numpy.lib.stride_tricks.as_strided(
            flat, shape, [stride * dtype.itemsize for stride in strides])


class BoundKernel:
    """A kernel with its arguments, made by ``Kernel.bind``; call it without any.

    A call costs the host a few microseconds: nothing is looked at again. Tensors
    keep the memory, shape and stream of the time of binding, and are kept alive;
    scalars keep their value. What fills an argument later must come before the
    call on its stream. Returns what a call of the kernel returns; a kernel with
    ``takes_results`` writes the same memory each time.
    """

    def __init__(self, kernel, arguments, results, returned, workspace,
                 workspace_size, device, stream, to_torch, alive):
        lib = _lib()
        self.kernel = kernel
        self.stream = stream
        self._alive = alive
        self._device = device
        self._to_torch = to_torch
        self._results = results
        self._returned = returned[0] if len(returned) == 1 else tuple(returned)
        self._is_on_device = kernel.memory == "cuda"
        self._set_device = lib.attnSetDevice
        self._entry_call = functools.partial(lib.attnEntryCall, kernel._handle,
                                             arguments, len(kernel.arguments))
        self._rest = len(kernel.results), workspace, workspace_size, stream

    def __repr__(self):
        return f"<attn_mlir.BoundKernel {self.kernel.name}>"

    def __call__(self):
        # Which device is current is a matter of the thread.
        status = self._set_device(self._device) if self._is_on_device else 0
        if status:
            _check(status)
        if not self.kernel.takes_results:
            return self._call_for_results()
        status = self._entry_call(self._results, *self._rest)
        if status:
            _check(status)
        return self._returned

    def _call_for_results(self):
        values = self.kernel.results
        results = (_Tensor * max(len(values), 1))()
        _check(self._entry_call(results, *self._rest))
        # A result may be an argument's memory: then that keeps it alive.
        returned = [self.kernel._adopt(value, results[i], self._device, self.stream,
                                       self._alive if results[i].owner == 0 else None)
                    for i, value in enumerate(values)]
        if self._to_torch:
            returned = [_to_torch(value) for value in returned]
        return returned[0] if len(returned) == 1 else tuple(returned)


class Bundle:
    """A compiled program: its kernels by name, in the order of the source."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self._handle = None
        handle = ctypes.c_void_p()
        _check(_lib().attnBundleOpen(os.fsencode(self.path), ctypes.byref(handle)))
        self._handle = handle

    @property
    def signature(self):
        """The text of signature.json."""
        return _lib().attnBundleSignature(self._handle).decode()

    def _entries(self):
        lib = _lib()
        for i in range(lib.attnBundleNumEntries(self._handle)):
            yield lib.attnBundleGetEntry(self._handle, i)

    def keys(self):
        return [_lib().attnEntryName(entry).decode() for entry in self._entries()]

    def __iter__(self):
        return iter(self.keys())

    def __len__(self):
        return _lib().attnBundleNumEntries(self._handle)

    def __contains__(self, name):
        return name in self.keys()

    def __getitem__(self, name):
        for entry in self._entries():
            if _lib().attnEntryName(entry).decode() == name:
                return Kernel(self, entry)
        raise KeyError(f"{self.path} has no entry {name!r}; it has "
                       f"{', '.join(self.keys()) or 'none'}")

    def __call__(self, *arguments, **options):
        """Calls the only entry of the bundle."""
        names = self.keys()
        if len(names) != 1:
            raise TypeError(f"{self.path} has {len(names)} entries; choose one by name: "
                            f"{', '.join(names)}")
        return self[names[0]](*arguments, **options)

    def __repr__(self):
        return f"<attn_mlir.Bundle {self.path}: {', '.join(self.keys())}>"

    def __del__(self):
        if getattr(self, "_handle", None):
            _lib().attnBundleClose(self._handle)
            self._handle = None


def load(path):
    """Opens a bundle, a folder made by ``compile`` or attn-compile."""
    return Bundle(path)

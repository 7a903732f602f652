#===- _dlpack.py - Tensors of other libraries, without copies -------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Looks into tensors through NumPy's, CUDA's and DLPack's protocols, by ctypes."""

import ctypes

CPU, CUDA, CUDA_HOST, CUDA_MANAGED = 1, 2, 3, 13


class _Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8),
                ("lanes", ctypes.c_uint16)]


class _DLTensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32),
                ("device_id", ctypes.c_int32), ("ndim", ctypes.c_int32),
                ("dtype", _Type), ("shape", ctypes.POINTER(ctypes.c_int64)),
                ("strides", ctypes.POINTER(ctypes.c_int64)),
                ("byte_offset", ctypes.c_uint64)]


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = [("tensor", _DLTensor), ("context", ctypes.c_void_p),
                ("deleter", ctypes.c_void_p)]


class _ManagedVersioned(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32),
                ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p),
                ("flags", ctypes.c_uint64), ("tensor", _DLTensor)]


_READ_ONLY = 1
_CODES = {"int": 0, "uint": 1, "float": 2, "bfloat": 4, "bool": 6}
_KINDS = {code: kind for kind, code in _CODES.items()}


def _python_api(name, result, *arguments):
    # A prototype of one's own: those of ctypes.pythonapi belong to everybody.
    return ctypes.PYFUNCTYPE(result, *arguments)((name, ctypes.pythonapi))


_is_valid = _python_api("PyCapsule_IsValid", ctypes.c_int, ctypes.py_object,
                        ctypes.c_char_p)
_get_pointer = _python_api("PyCapsule_GetPointer", ctypes.c_void_p, ctypes.py_object,
                           ctypes.c_char_p)
_set_name = _python_api("PyCapsule_SetName", ctypes.c_int, ctypes.py_object,
                        ctypes.c_char_p)
_new = _python_api("PyCapsule_New", ctypes.py_object, ctypes.c_void_p,
                   ctypes.c_char_p, ctypes.c_void_p)
# For the destructor, where the capsule may not be referenced any more.
_dying_is_valid = _python_api("PyCapsule_IsValid", ctypes.c_int, ctypes.c_void_p,
                              ctypes.c_char_p)
_dying_get_pointer = _python_api("PyCapsule_GetPointer", ctypes.c_void_p,
                                 ctypes.c_void_p, ctypes.c_char_p)

# Capsules keep the pointer to their name: these live as long as the process.
_NAME, _USED = b"dltensor", b"used_dltensor"
_NAME_VERSIONED, _USED_VERSIONED = b"dltensor_versioned", b"used_dltensor_versioned"


def _dtype_name(code, bits):
    kind = _KINDS.get(code)
    if kind == "bool":
        return "bool"
    return f"{kind}{bits}" if kind else f"dlpack type {code}"


class View:
    """Address, shape, strides in elements, dtype name, place; keeps its tensor."""

    def __init__(self, data, shape, strides, dtype, on_cuda, readonly, keep):
        self.data = data
        self.shape = tuple(shape)
        self.strides = strides
        if strides is None:
            self.strides, step = [0] * len(self.shape), 1
            for i in reversed(range(len(self.shape))):
                self.strides[i] = step
                step *= self.shape[i]
        self.dtype = dtype
        self.on_cuda = on_cuda
        self.readonly = readonly
        self._keep = keep


class _Capsule:
    """A consumed capsule; calls its deleter when it goes."""

    def __init__(self, pointer, deleter):
        self.pointer = pointer
        self.deleter = deleter

    def __del__(self):
        if self.deleter:
            _Deleter(self.deleter)(self.pointer)


def _view_dlpack(value, stream):
    kind = int(value.__dlpack_device__()[0])
    if kind not in (CPU, CUDA, CUDA_HOST, CUDA_MANAGED):
        raise TypeError(f"tensor on DLPack device type {kind}; CPU and CUDA are supported")
    # 1 is DLPack's name of the legacy default stream.
    options = {"stream": stream or 1} if kind == CUDA and stream is not None else {}
    try:
        capsule = value.__dlpack__(max_version=(1, 0), **options)
    except TypeError:
        capsule = value.__dlpack__(**options)
    flags = 0
    if _is_valid(capsule, _NAME_VERSIONED):
        pointer = _get_pointer(capsule, _NAME_VERSIONED)
        managed = _ManagedVersioned.from_address(pointer)
        if managed.major != 1:
            raise TypeError(f"DLPack version {managed.major}.{managed.minor}; 1.x is read")
        flags = managed.flags
        _set_name(capsule, _USED_VERSIONED)
    elif _is_valid(capsule, _NAME):
        pointer = _get_pointer(capsule, _NAME)
        managed = _Managed.from_address(pointer)
        _set_name(capsule, _USED)
    else:
        raise TypeError("__dlpack__ gave no unused DLPack capsule")
    keep = _Capsule(pointer, managed.deleter)
    tensor = managed.tensor
    if tensor.dtype.lanes != 1:
        raise TypeError("vector elements are not supported")
    shape = tensor.shape[:tensor.ndim] if tensor.ndim else []
    strides = tensor.strides[:tensor.ndim] if tensor.ndim and tensor.strides else None
    return View((tensor.data or 0) + tensor.byte_offset, shape, strides,
                _dtype_name(tensor.dtype.code, tensor.dtype.bits),
                kind in (CUDA, CUDA_MANAGED), bool(flags & _READ_ONLY), (keep, value))


def _typestr_name(typestr):
    kinds = {"b": "bool", "i": "int", "u": "uint", "f": "float"}
    size = int(typestr[2:])
    if typestr[0] == ">" and size > 1:
        raise TypeError(f"big-endian elements ({typestr}) are not supported")
    kind = kinds.get(typestr[1], typestr)
    return "bool" if kind == "bool" else f"{kind}{8 * size}"


def _view_interface(value, interface, on_cuda, dtype=None):
    dtype = dtype or _typestr_name(interface["typestr"])
    size = int(interface["typestr"][2:])
    strides = interface.get("strides")
    if strides is not None:
        if any(stride % size for stride in strides):
            raise TypeError("strides that are no multiple of the element's size")
        strides = [stride // size for stride in strides]
    address, readonly = interface["data"]
    return View(address, interface["shape"], strides, dtype, on_cuda, readonly, value)


def view(value, stream=None):
    """A view of a tensor, or None if it is none. ``stream`` is the CUDA stream
    that will read it, None in host memory."""
    if hasattr(value, "__array_interface__"):
        name = getattr(getattr(value, "dtype", None), "name", None)
        return _view_interface(value, value.__array_interface__, False,
                               "bfloat16" if name == "bfloat16" else None)
    if hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__"):
        return _view_dlpack(value, stream)
    if hasattr(value, "__cuda_array_interface__"):
        return _view_interface(value, value.__cuda_array_interface__, True)
    return None


# Exported tensors, by address of their DLManagedTensor, until their consumer
# calls the deleter.
_exported = {}


@_Deleter
def _delete(pointer):
    _exported.pop(pointer, None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _destroy_capsule(capsule):
    # A capsule that nobody consumed still owns its tensor.
    if _dying_is_valid(capsule, _NAME):
        _exported.pop(_dying_get_pointer(capsule, _NAME), None)


def export(owner, data, shape, dtype, device):
    """A DLPack capsule of compact memory that ``owner`` keeps alive."""
    kind = dtype.rstrip("0123456789")
    bits = 8 if dtype == "bool" else int(dtype[len(kind):])
    managed = _Managed()
    sizes = (ctypes.c_int64 * max(len(shape), 1))(*shape)
    managed.tensor.data = data
    managed.tensor.device_type, managed.tensor.device_id = device
    managed.tensor.ndim = len(shape)
    managed.tensor.dtype = _Type(_CODES[kind], bits, 1)
    managed.tensor.shape = ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64))
    managed.deleter = ctypes.cast(_delete, ctypes.c_void_p)
    address = ctypes.addressof(managed)
    _exported[address] = managed, sizes, owner
    return _new(address, _NAME,
                              ctypes.cast(_destroy_capsule, ctypes.c_void_p))


class Exported:
    """A capsule as an object of the DLPack protocol."""

    def __init__(self, capsule, device):
        self._capsule = capsule
        self._device = device

    def __dlpack_device__(self):
        return self._device

    def __dlpack__(self, **_):
        return self._capsule

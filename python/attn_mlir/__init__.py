#===- __init__.py - Compiled attention from Python ------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Attention compiled from MLIR, as functions over NumPy and DLPack tensors.

``compile`` turns an MLIR program into a bundle; ``load`` opens one that was
made before, and needs neither the compiler nor LLVM::

    import attn_mlir
    bundle = attn_mlir.compile("model.mlir", target="cpu")
    result = bundle["main"](q, k, v)

On the CPU the arguments are NumPy arrays or any DLPack tensor in host memory;
kernels with device memory take CUDA tensors (DLPack or
``__cuda_array_interface__``). Nothing is copied either way.
"""

from ._runtime import BoundKernel, Bundle, DeviceArray, Error, Kernel, Value, load

__all__ = ["BoundKernel", "Bundle", "CompileError", "DeviceArray", "Error", "Kernel",
           "Value", "compile", "load", "run_pipeline"]


def __getattr__(name):
    # The compiler brings LLVM along: only whoever asks for it loads it.
    if name in ("compile", "run_pipeline", "CompileError"):
        from . import _compile
        return getattr(_compile, name)
    raise AttributeError(f"module 'attn_mlir' has no attribute {name!r}")

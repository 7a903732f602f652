#===- _compile.py - From MLIR to a bundle ---------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""The compiler's half of the package."""

import os
import re
import shutil
import tempfile
import typing
import weakref

from . import _compiler
from ._runtime import Bundle


class Diagnostic(typing.NamedTuple):
    """What the compiler said: severity is error, warning, remark or note."""

    severity: str
    location: str
    message: str

    def __str__(self):
        return f"{self.location}: {self.severity}: {self.message}"


class CompileError(RuntimeError):
    """The compiler refused; ``diagnostics`` says what and where."""

    def __init__(self, diagnostics):
        super().__init__("\n".join(map(str, diagnostics)) or "compilation failed")
        self.diagnostics = diagnostics


def _read(source):
    """The program as (bytes, name). Text is told from a path by a brace."""
    if isinstance(source, bytes):
        return source, "-"
    if isinstance(source, str) and "{" in source:
        return source.encode(), "-"
    with open(source, "rb") as file:
        return file.read(), os.fspath(source)


def _target_options(target):
    if target == "cpu":
        return ["target=cpu"]
    if target == "cuda":
        from . import _runtime
        return ["target=cuda", f"chip={_runtime.device_chip()}"]
    if re.fullmatch(r"sm_\d+[af]?", target):
        return ["target=cuda", f"chip={target}"]
    raise ValueError(f"target {target!r} is none of 'cpu', 'cuda' (the chip of this "
                     "machine) and a chip such as 'sm_90'")


def compile(source, target="cpu", *, output=None, entries=(), cpu="native",
            features="", tile_m=0, tile_n=0, pipeline_options="",
            with_references=False, remarks=None):
    """Compiles a program into a bundle and opens it.

    ``source`` is a path, or MLIR as text or bytecode: linalg on tensors, or any
    later stage. ``target`` is "cpu", "cuda" or a chip such as "sm_90". The bundle
    is written to the folder ``output``, by default a temporary one that lasts as
    long as the bundle. ``entries`` chooses functions, ``cpu`` and ``features`` the
    host code's processor, ``tile_m`` and ``tile_n`` the block of queries and keys.
    ``remarks`` is a regular expression: remarks of such categories are kept in
    the bundle's ``diagnostics``.
    """
    data, name = _read(source)
    options = ["format=bundle", *_target_options(target), f"cpu={cpu}"]
    if features:
        options.append(f"features={features}")
    if entries:
        names = [entries] if isinstance(entries, str) else entries
        options.append("entries=" + ",".join(names))
    if tile_m:
        options.append(f"tile-m={int(tile_m)}")
    if tile_n:
        options.append(f"tile-n={int(tile_n)}")
    if with_references:
        options.append("with-references=true")
    if pipeline_options:
        options.append("pipeline-options={" + pipeline_options + "}")
    temporary = None
    if output is None:
        temporary = tempfile.mkdtemp(prefix="attn-mlir-")
        output = os.path.join(temporary, "bundle")
    try:
        done, said = _compiler.compile(data, name, " ".join(options),
                                       os.fspath(output), remarks)
        diagnostics = [Diagnostic(*entry) for entry in said]
        if not done:
            raise CompileError(diagnostics)
        bundle = Bundle(output)
    except BaseException:
        if temporary:
            shutil.rmtree(temporary, ignore_errors=True)
        raise
    bundle.diagnostics = diagnostics
    if temporary:
        weakref.finalize(bundle, shutil.rmtree, temporary, ignore_errors=True)
    return bundle


def run_pipeline(source, pipeline):
    """Runs a pass pipeline over a program and returns the result as text."""
    data, name = _read(source)
    done, text, said = _compiler.run_pipeline(data, name, pipeline)
    if not done:
        raise CompileError([Diagnostic(*entry) for entry in said])
    return text

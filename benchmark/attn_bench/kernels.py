#===- kernels.py - Compiling and launching our kernels ------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Folders of compiled kernels: made by ``build``, launched as any user does.

A folder holds one bundle for each problem, ``manifest.json``, which says how they
were made, and the runtime library. The machine that runs them needs no compiler.
"""

import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time
import typing

from . import programs
from .problems import Problem

MANIFEST = "manifest.json"
RUNTIME = "libAttnRuntime.so"
_FORMAT = 1
_SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent


class BuildOptions(typing.NamedTuple):
    """How kernels are compiled: where the tools are, for which chip, and the
    options of attn-to-nvvm."""

    tools: pathlib.Path
    chip: str
    pipeline: str = ""
    cpu: str = "x86-64-v3"
    jobs: int = 2
    limit: float = 300.0


class ManifestError(RuntimeError):
    """A folder is none that ``build`` has made."""


def _first_error(text: str) -> str:
    for line in text.splitlines():
        if "error: " in line:
            return line[line.index("error: ") + 7:].strip()
    return text.strip().splitlines()[-1] if text.strip() else "no message"


def _run(command: list[str], text: bytes, limit: float) -> tuple[bool, bytes, str]:
    try:
        done = subprocess.run(command, input=text, capture_output=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return False, b"", f"no result within {limit:.0f} s"
    if done.returncode == 0:
        return True, done.stdout, ""
    said = _first_error(done.stderr.decode(errors="replace"))
    if done.returncode < 0:
        said = f"killed by signal {-done.returncode}: {said}"
    return False, b"", said


def _compile(problem: Problem, folder: pathlib.Path, options: BuildOptions,
             ) -> dict[str, typing.Any]:
    """Compiles one problem; returns its entry of the manifest."""
    bundle = folder / problem.name
    contractions = "contractions=true" if problem.kind == "gemm" else ""
    pipeline = " ".join(filter(None, ("fallback=error", contractions,
                                      options.pipeline)))
    command = [str(options.tools / "attn-compile"), "-", "--target=cuda",
               f"--chip={options.chip}", f"--cpu={options.cpu}",
               f"--pipeline-options={pipeline}", "-o", str(bundle)]
    entry: dict[str, typing.Any] = {"problem": problem.to_json()}
    refusals = []
    begin = time.monotonic()
    for text in programs.programs(problem):
        shutil.rmtree(bundle, ignore_errors=True)
        done, _, message = _run(command, text.encode(), options.limit)
        if done:
            (bundle / "program.mlir").write_text(text)
            break
        refusals.append(message)
    else:
        shutil.rmtree(bundle, ignore_errors=True)
        entry["refused"] = refusals[0]
    entry["seconds"] = round(time.monotonic() - begin, 3)
    return entry


def build(folder: pathlib.Path, problems: list[Problem], options: BuildOptions,
          runtime: pathlib.Path, say: typing.Callable[[str], None] = print) -> int:
    """Compiles the problems into the folder, beside what it holds already.
    Returns how many were refused."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = {"chip": options.chip, "options": options.pipeline, "cpu": options.cpu}
    manifest: dict[str, typing.Any] = {"attn_bench": _FORMAT, **settings,
                                       "kernels": {}}
    if (folder / MANIFEST).exists():
        old = read_manifest(folder)
        if any(old[key] != value for key, value in settings.items()):
            raise ManifestError(f"{folder} holds kernels of other options: "
                                f"{old['chip']} {old['options']!r}")
        manifest["kernels"] = old["kernels"]
    shutil.copy(runtime, folder / RUNTIME)
    refused = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        futures = {pool.submit(_compile, p, folder, options): p for p in problems}
        for future in concurrent.futures.as_completed(futures):
            name, entry = futures[future].name, future.result()
            manifest["kernels"][name] = entry
            refused += "refused" in entry
            say(f"{name}: {entry['seconds']:.1f} s" + (
                f", refused: {entry['refused']}" if "refused" in entry else ""))
            (folder / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n")
    return refused


def read_manifest(folder: pathlib.Path) -> dict[str, typing.Any]:
    try:
        manifest = json.loads((folder / MANIFEST).read_text())
    except (OSError, ValueError) as error:
        raise ManifestError(f"{folder} is no folder of kernels: {error}") from None
    if not isinstance(manifest, dict) or manifest.get("attn_bench") != _FORMAT:
        raise ManifestError(f"{folder / MANIFEST} is of another format")
    return manifest


def use_runtime(library: pathlib.Path) -> None:
    """Makes attn_mlir importable, over this runtime library."""
    os.environ["ATTN_RUNTIME_LIBRARY"] = str(library.resolve())
    package = str(_SOURCE / "python")
    if package not in sys.path:
        sys.path.insert(0, package)


class Folder:
    """The kernels of one folder, opened when they are asked for."""

    def __init__(self, path: pathlib.Path):
        self.path = path
        self.manifest = read_manifest(path)

    def why_not(self, problem: Problem) -> str:
        """Why there is no kernel of this problem; empty if there is one."""
        entry = self.manifest["kernels"].get(problem.name)
        if entry is None:
            return "not built"
        if entry["problem"] != problem.to_json():
            return "built for another problem of this name"
        return f"refused: {entry['refused']}" if "refused" in entry else ""

    def kernel(self, problem: Problem) -> typing.Any:
        """The kernel, with its machine code loaded."""
        import attn_mlir
        kernel = attn_mlir.load(self.path / problem.name)["main"]
        kernel.prepare()
        return kernel

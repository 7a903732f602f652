# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What every export script shares: the registry of models and the writer."""

import dataclasses
import functools
import importlib.metadata
import pathlib
from collections.abc import Callable

import numpy as np

CORPUS = pathlib.Path(__file__).resolve().parent.parent


@dataclasses.dataclass
class Case:
    """One exported attention: the text, its inputs, the framework's outputs."""

    mlir: str
    inputs: list[np.ndarray]
    outputs: list[np.ndarray]


@dataclasses.dataclass
class Model:
    """A registered model; `build` runs the framework and returns the case."""

    name: str
    build: Callable[[], Case]
    framework: str
    route: str
    packages: tuple[str, ...]
    sq: int
    sk: int
    attentions: int
    refused: tuple[str, ...]
    kept: tuple[int, ...]
    dtype: str
    dynamic: bool
    note: str

    def entry(self, case: Case) -> dict:
        return {
            "name": self.name,
            "framework": self.framework,
            "route": self.route,
            "versions": {p: importlib.metadata.version(p) for p in self.packages},
            "attentions": self.attentions,
            "refused": list(self.refused),
            "kept": list(self.kept),
            "sq": self.sq,
            "sk": self.sk,
            "dtype": self.dtype,
            "dynamic": self.dynamic,
            "args": len(case.inputs),
            "results": len(case.outputs),
            "note": self.note,
        }


MODELS: dict[str, Model] = {}


def model(
    *,
    framework: str,
    route: str = "torch-mlir",
    packages: tuple[str, ...],
    sq: int,
    sk: int | None = None,
    attentions: int = 1,
    refused: tuple[str, ...] = (),
    kept: tuple[int, ...] = (),
    dtype: str = "f32",
    dynamic: bool = False,
    note: str,
    variants: dict[str, object] | None = None,
):
    """Registers the decorated function under its own name.

    `attentions` must be captured; `refused` has the reason for each softmax that
    must not be, `kept` the numbers of elements of tensors that stay beside the
    attention though they are as large as the scores. With `variants`, the function
    is registered once for each: the key is appended to the name, the value is its
    argument.
    """

    def register(build: Callable[..., Case]) -> Callable[..., Case]:
        for suffix, value in (variants or {"": None}).items():
            name = build.__name__ + suffix
            MODELS[name] = Model(
                name,
                functools.partial(build, value) if variants else build,
                framework,
                getattr(value, "route", route),
                packages + getattr(value, "packages", ()),
                sq,
                sq if sk is None else sk,
                attentions,
                refused,
                kept,
                dtype,
                dynamic,
                note,
            )
        return build

    return register


def write(entry: dict, case: Case) -> None:
    folder = CORPUS / entry["name"]
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.npy"):
        old.unlink()
    text = case.mlir if case.mlir.endswith("\n") else case.mlir + "\n"
    (folder / "model.mlir").write_text(text)
    for i, value in enumerate(case.inputs):
        np.save(folder / f"arg{i}.npy", np.asarray(value, order="C"))
    for i, value in enumerate(case.outputs):
        np.save(folder / f"out{i}.npy", np.asarray(value, order="C"))

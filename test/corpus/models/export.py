#!/usr/bin/env python3
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM Exceptions.
# See https://llvm.org/LICENSE.txt for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the corpus: export.py [NAME...] (default: every model).

Needs the packages of requirements.txt. Rewrites NAME/ and its entry in
corpus.json, and leaves the other entries alone.
"""

import argparse
import importlib
import json
import os

# The frameworks must not ask a model hub for anything.
os.environ.setdefault("HF_HUB_OFFLINE", "1")

from common import CORPUS, MODELS, write  # noqa: E402


def main() -> None:
    for part in ("torch_models", "torch_decoders", "torch_encoders", "torch_halves", "jax_models"):
        importlib.import_module(part)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MODELS))
    names = parser.parse_args().names or list(MODELS)

    manifest = CORPUS / "corpus.json"
    entries = {}
    if manifest.exists():
        entries = {e["name"]: e for e in json.loads(manifest.read_text())}
    for name in names:
        if name not in MODELS:
            parser.error(f"unknown model '{name}'")
        case = MODELS[name].build()
        entries[name] = MODELS[name].entry(case)
        write(entries[name], case)
        print(f"{name}: {len(case.mlir)} bytes of IR, {len(case.inputs)} arguments")
    ordered = [entries[n] for n in MODELS if n in entries]
    manifest.write_text(json.dumps(ordered, indent=2) + "\n")


if __name__ == "__main__":
    main()

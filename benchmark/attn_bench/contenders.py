#===- contenders.py - What a contender is --------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""The interface of everything that is timed."""

import typing

if typing.TYPE_CHECKING:
    from .inputs import Inputs, Result


class Unavailable(Exception):
    """A contender is not installed, or does not do a case. Says why."""


class Launch(typing.NamedTuple):
    """A contender bound to its inputs: ``call`` launches it once on the current
    stream, ``result`` finds the output in what ``call`` returned, ``note`` says
    what a reader should know."""

    call: typing.Callable[[], typing.Any]
    result: typing.Callable[[typing.Any], "Result"]
    note: str = ""


class Contender:
    """One column of a table."""

    name = ""
    is_ours = False
    about = ""
    """What it is, for people."""

    def version(self) -> str:
        """Its version; raises Unavailable where it is not installed."""
        raise NotImplementedError

    def bind(self, inputs: "Inputs") -> Launch:
        """Prepares it for the inputs: compiles, allocates, searches tiles. Raises
        Unavailable where it does not do the case."""
        raise NotImplementedError

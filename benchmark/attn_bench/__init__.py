#===- __init__.py - Benchmarks of compiled kernels and their peers --------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Compiled kernels against every attention that is installed.

``problems`` says what is computed, ``programs`` writes it as MLIR, ``kernels``
compiles and launches it, ``peers`` are the others, ``reference`` is f64, ``measure``
times, ``worker`` and ``supervisor`` are the processes of a run, ``report`` makes
tables and plots, ``cli`` is the command line.
"""

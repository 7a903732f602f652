#===- cli.py - The command line ------------------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""bench.py build | run | report: see benchmark/README.md."""

import argparse
import json
import pathlib
import re
import shutil
import signal
import sys
import time
import typing

from . import kernels, report, supervisor
from .contenders import Unavailable
from .peers import all_peers
from .problems import MODES, Case, Selection, cases_of

_SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent


def _list_of(kind: typing.Callable[[str], typing.Any]) -> typing.Callable[[str], tuple]:
    def parse(text: str) -> tuple:
        return tuple(kind(part) for part in text.split(",") if part)
    return parse


def _labelled(text: str) -> tuple[str, pathlib.Path]:
    label, equals, path = text.partition("=")
    if not equals:
        label, path = "ours", text
    if not re.fullmatch(r"[\w.+-]+", label):
        raise argparse.ArgumentTypeError(f"'{label}' is no label")
    return label, pathlib.Path(path)


def _add_cases(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("cases")
    group.add_argument("--mode", action="append", choices=MODES,
                       help="repeatable; attention by default")
    group.add_argument("--dtype", type=_list_of(str), help="bf16,f16")
    group.add_argument("--size", type=_list_of(int),
                       help="head sizes, or sizes of matrices")
    group.add_argument("--mask", type=_list_of(str), help="full,causal,window")
    group.add_argument("--length", type=_list_of(int), help="sequence lengths")
    group.add_argument("--only", type=re.compile, metavar="REGEX",
                       help="cases with such a name; --list-cases lists them")


def _cases(args: argparse.Namespace) -> list[Case]:
    pick = Selection(args.dtype, args.size, args.mask, args.length, args.only)
    cases = [case for mode in args.mode or ["attention"] for case in cases_of(mode, pick)]
    return list(dict.fromkeys(cases))


def _find_tools(given: pathlib.Path | None) -> pathlib.Path:
    if given:
        return given
    found = shutil.which("attn-compile")
    if found:
        return pathlib.Path(found).parent
    for build in sorted((_SOURCE / "build").glob("*/bin/attn-compile")):
        return build.parent
    raise SystemExit("no attn-compile in the path or under build/; name its folder "
                     "with --tools")


def _build(args: argparse.Namespace) -> int:
    problems = list(dict.fromkeys(case.problem for case in _cases(args)))
    tools = _find_tools(args.tools)
    runtime = args.runtime or tools.parent / "lib" / kernels.RUNTIME
    options = kernels.BuildOptions(tools=tools, chip=args.chip, pipeline=args.options,
                                   cpu=args.cpu, jobs=args.jobs)
    refused = kernels.build(args.folder, problems, options, runtime)
    print(f"{len(problems) - refused} kernels in {args.folder}, {refused} refused")
    return 0 if refused < len(problems) else 1


def _list_peers() -> int:
    """One line for each peer; imports them here, so that nothing else is needed."""
    try:
        import torch
        has_gpu = torch.cuda.is_available()
    except Exception as error:
        print(f"no GPU is used: no torch: {error}")
    else:
        print(f"GPU: {torch.cuda.get_device_name()}" if has_gpu
              else "no GPU: nothing can be timed here")
    for name, peer in all_peers().items():
        try:
            print(f"{name}: {peer.about}: {peer.version()}")
        except Unavailable as error:
            print(f"{name}: {peer.about}: missing: {error}")
    return 0


class _Terminated(Exception):
    pass


def _run(args: argparse.Namespace) -> int:
    if args.list_peers:
        return _list_peers()
    cases = _cases(args)
    if args.list_cases:
        print("\n".join(case.name for case in cases))
        return 0
    names = all_peers()
    peers = args.peers if args.peers is not None else tuple(
        name for name in names if name not in ("cudnn-bshd",))
    for name in peers:
        if name not in names:
            raise SystemExit(f"no peer '{name}'; there are {', '.join(names)}")
    ours = args.ours or []
    labels = [label for label, _ in ours]
    if len({*labels, *peers}) < len(labels) + len(peers):
        raise SystemExit("two contenders have one name")
    for _, folder in ours:
        kernels.read_manifest(folder)
    runtime = args.runtime or (ours[0][1] / kernels.RUNTIME if ours else None)
    result: dict[str, typing.Any] = {
        "attn_bench": 1, "options": {
            "rounds": args.rounds, "milliseconds": args.milliseconds,
            "seed": args.seed, "rows": args.rows},
        "contenders": {}, "rows": []}

    def save(data: dict[str, typing.Any]) -> None:
        if args.json:
            scratch = args.json.with_suffix(".part")
            scratch.write_text(json.dumps(data, indent=1) + "\n")
            scratch.replace(args.json)

    config = {"ours": [(label, str(folder.resolve())) for label, folder in ours],
              "runtime": str(runtime) if runtime else "", "peers": list(peers),
              "rounds": args.rounds, "milliseconds": args.milliseconds,
              "seed": args.seed, "rows": args.rows, "limit": args.limit,
              "deadline": time.time() + args.budget}

    def stop(*_: typing.Any) -> None:
        raise _Terminated
    signal.signal(signal.SIGTERM, stop)
    try:
        supervisor.run(cases, config, result, save,
                       lambda text: print(text, file=sys.stderr, flush=True))
    except (_Terminated, KeyboardInterrupt):
        result["failed"] = "by a signal from outside"
        save(result)
    print(report.tables(result), flush=True)
    if args.plot:
        _plot(result, args.plot)
    return 0 if report.is_good(result) else 1


def _plot(result: dict[str, typing.Any], path: pathlib.Path) -> None:
    try:
        report.plot(result, path)
    except report.PlotError as error:
        print(error, file=sys.stderr)


def _report(args: argparse.Namespace) -> int:
    try:
        result = json.loads(args.json.read_text())
    except (OSError, ValueError) as error:
        raise SystemExit(f"{args.json}: {error}") from None
    if not isinstance(result, dict) or result.get("attn_bench") != 1:
        raise SystemExit(f"{args.json} is no result of `run`")
    print(report.tables(result))
    if args.plot:
        _plot(result, args.plot)
    return 0 if report.is_good(result) else 1


def _worker(_: argparse.Namespace) -> int:
    from . import worker
    return worker.main()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compiled kernels and their peers.")
    actions = parser.add_subparsers(required=True, metavar="build|run|report")

    build = actions.add_parser("build", help="compile kernels; needs no GPU")
    build.add_argument("folder", type=pathlib.Path)
    build.add_argument("--chip", default="sm_90", help="sm_90 by default")
    build.add_argument("--options", default="", help="more of attn-to-nvvm's")
    build.add_argument("--cpu", default="x86-64-v3", help="of the host code")
    build.add_argument("--tools", type=pathlib.Path, help="folder of attn-compile")
    build.add_argument("--runtime", type=pathlib.Path, help="libAttnRuntime.so")
    build.add_argument("--jobs", type=int, default=2)
    _add_cases(build)
    build.set_defaults(action=_build)

    run = actions.add_parser("run", help="measure; needs a GPU, torch and no compiler")
    run.add_argument("--ours", type=_labelled, action="append", metavar="[LABEL=]FOLDER",
                     help="a folder of `build`; repeatable")
    run.add_argument("--runtime", type=pathlib.Path,
                     help="libAttnRuntime.so in place of the first folder's")
    run.add_argument("--peers", type=_list_of(str), help="of --list-peers; '' for none")
    run.add_argument("--rounds", type=int, default=5)
    run.add_argument("--milliseconds", type=float, default=40.0,
                     help="of a contender in a round")
    run.add_argument("--rows", type=int, default=128, help="rows held against f64")
    run.add_argument("--seed", type=int, default=1)
    run.add_argument("--limit", type=float, default=120.0,
                     help="seconds for one step of one contender")
    run.add_argument("--budget", type=float, default=1e9,
                     help="seconds after which no other case begins")
    run.add_argument("--json", type=pathlib.Path, help="written after every case")
    run.add_argument("--plot", type=pathlib.Path, help="a PNG")
    run.add_argument("--list-peers", action="store_true")
    run.add_argument("--list-cases", action="store_true")
    _add_cases(run)
    run.set_defaults(action=_run)

    again = actions.add_parser("report", help="tables and plot of a run's JSON")
    again.add_argument("json", type=pathlib.Path)
    again.add_argument("--plot", type=pathlib.Path, help="a PNG")
    again.set_defaults(action=_report)

    worker = actions.add_parser("worker")
    worker.set_defaults(action=_worker)

    args = parser.parse_args()
    try:
        return args.action(args)
    except kernels.ManifestError as error:
        raise SystemExit(str(error)) from None

#===- supervisor.py - Keeps a run going ----------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Runs workers, with a time limit on each step that they announce.

Whoever hangs, crashes or breaks the GPU for its process is left out of that case,
and of all cases after the second time. What was measured by then is kept.
"""

import json
import os
import pathlib
import select
import signal
import subprocess
import sys
import time
import typing

from .problems import Case

_MOST_FAILURES = 2
_BENCH = pathlib.Path(__file__).resolve().parent.parent / "bench.py"

Say = typing.Callable[[str], None]
Save = typing.Callable[[dict[str, typing.Any]], None]


class _Worker:
    """A worker process, read line by line."""

    def __init__(self, config: dict[str, typing.Any], command: list[str]):
        reader, writer = os.pipe()
        self._file = reader
        self._buffer = b""
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=sys.stderr, pass_fds=(writer,),
            # A group of its own, so that compilers that it started end with it.
            start_new_session=True)
        os.close(writer)
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({**config, "fd": writer}).encode())
            self.process.stdin.close()
        except BrokenPipeError:
            pass  # It ended before it read: next() says how.

    def next(self, until: float) -> dict[str, typing.Any] | None:
        """The next message, None if there is no other; TimeoutError past `until`."""
        while b"\n" not in self._buffer:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self._file], [], [], left)[0]:
                raise TimeoutError
            data = os.read(self._file, 1 << 16)
            if not data:
                return None
            self._buffer += data
        line, self._buffer = self._buffer.split(b"\n", 1)
        return json.loads(line)

    def end(self, patience: float) -> str:
        """Ends it, at the latest after so many seconds, and says how it went, as
        far as that says anything."""
        try:
            code = self.process.wait(timeout=patience)
        except subprocess.TimeoutExpired:
            code = None
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        if code is None:
            self.process.wait()
        os.close(self._file)
        if code is not None and code < 0:
            return f"ended by signal {-code} ({signal.Signals(-code).name})"
        return "" if code in (0, None) else f"ended with status {code}"


def run(cases: list[Case], config: dict[str, typing.Any], report: dict[str, typing.Any],
        save: Save, say: Say, command: list[str] | None = None) -> None:
    """Measures the cases; adds rows, contenders and the machine to the report, and
    saves it after each row. `config` is the worker's, without its cases."""
    left = list(cases)
    failures: dict[str, int] = {}
    without: dict[str, dict[str, str]] = {case.name: {} for case in cases}
    dead: dict[str, str] = {}
    command = command or [sys.executable, str(_BENCH), "worker"]
    nobody = 0
    while left and time.time() < config["deadline"]:
        worker = _Worker({**config, "dead": list(dead), "cases": [
            {"case": case.to_json(), "without": {**dead, **without[case.name]}}
            for case in left]}, command)
        step = {"contender": "", "stage": "start", "limit": config["limit"]}
        case_name, why, finished, is_silent = "", "", False, False
        until = time.monotonic() + step["limit"]
        try:
            while True:
                try:
                    message = worker.next(until)
                except TimeoutError:
                    why = f"no end of '{step['stage']}' within {step['limit']:.0f} s"
                    break
                if message is None:
                    is_silent = True
                    break
                event = message.pop("event")
                if event == "step":
                    step = message
                    until = time.monotonic() + step["limit"]
                elif event == "machine":
                    report["machine"] = message["about"]
                elif event == "present":
                    name = message.pop("contender")
                    if name not in report["contenders"]:
                        say(f"{name}: {message['about']}, {message['version']}")
                    report["contenders"][name] = message
                elif event == "absent":
                    name = message["contender"]
                    if name not in report["contenders"]:
                        say(f"{name}: missing: {message['why']}")
                    report["contenders"][name] = {"missing": message["why"]}
                elif event == "case":
                    case_name = message["name"]
                elif event == "row":
                    row = message["row"]
                    report["rows"].append(row)
                    say(_summary(row))
                    save(report)
                    left.pop(0)
                    case_name, nobody = "", 0
                    step = {**step, "contender": ""}
                elif event == "fault":
                    step = {**step, "contender": message["contender"]}
                    why = message["why"]
                elif event in ("done", "late"):
                    finished = True
        finally:
            # One that has said its last word may need a moment to go.
            status = worker.end(5.0 if is_silent else 0.0)
        if finished:
            break
        name = step["contender"]
        why = why or status or "the worker ended"
        if not name:
            # Nobody's fault that could be left out: once more, then give up on
            # the case.
            say(f"worker failed at '{step['stage']}': {why}")
            nobody += 1
            if not case_name or nobody > 1:
                if not case_name:
                    report["failed"] = f"at '{step['stage']}': {why}"
                    break
                left.pop(0)
                nobody = 0
            continue
        say(f"{name} left out of {case_name or 'all cases'}: {why}")
        failures[name] = failures.get(name, 0) + 1
        if case_name:
            without[case_name][name] = why
        if not case_name or failures[name] >= _MOST_FAILURES:
            dead[name] = why
            report["contenders"].setdefault(name, {})["left_out"] = why
    if left:
        report["not_run"] = [case.name for case in left]
        say(f"{len(left)} cases not run")
    save(report)


def _summary(row: dict[str, typing.Any]) -> str:
    """One line about a case, while others run."""
    parts = []
    for name, entry in row["results"].items():
        if "tflops" in entry:
            parts.append(f"{name} {entry['tflops']:.0f}")
        elif entry.get("missing", "").startswith("WRONG"):
            parts.append(f"{name} {entry['missing']}")
    return f"{row['name']}: {', '.join(parts) or 'nobody'}"

#===- worker.py - The process that holds the GPU -------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Runs cases and says what it does, one line of JSON at a time.

It may hang or crash at any step without loss: each step is announced before it
begins, and the supervisor ends what takes too long and starts another worker
without the contender that failed.
"""

import gc
import json
import math
import os
import pathlib
import random
import statistics
import sys
import time
import typing

from . import kernels
from .contenders import Contender, Launch, Unavailable
from .problems import Case

if typing.TYPE_CHECKING:
    from .measure import Timer
    from .reference import Verdict


class Fault(Exception):
    """The GPU cannot be used by this process any more."""


def _text(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())[:200]}"


def _is_fault(error: BaseException) -> bool:
    text = str(error)
    return any(word in text for word in (
        "CUDA error", "illegal memory access", "illegal instruction",
        "unspecified launch failure", "misaligned address", "CUDA_ERROR_ILLEGAL",
        "CUDA_ERROR_LAUNCH", "CUDA_ERROR_MISALIGNED"))


class Worker:
    def __init__(self, config: dict[str, typing.Any], out: typing.TextIO):
        self.config = config
        self.out = out

    def say(self, event: str, **fields: typing.Any) -> None:
        self.out.write(json.dumps({"event": event, **fields}) + "\n")
        self.out.flush()

    def step(self, contender: str, stage: str, limit: float) -> None:
        self.say("step", contender=contender, stage=stage, limit=limit)

    def main(self) -> None:
        config = self.config
        if config["ours"]:
            kernels.use_runtime(pathlib.Path(config["runtime"]))
        self.step("", "start", max(120.0, config["limit"]))
        import torch

        from . import measure
        torch.backends.cuda.matmul.allow_tf32 = False
        torch.zeros(1, device="cuda")
        self.sensors = measure.Sensors()
        self.flush = measure.new_flush()
        properties = torch.cuda.get_device_properties(0)
        self.say("machine", about={
            "gpu": properties.name, "multiprocessors": properties.multi_processor_count,
            "capability": f"{properties.major}.{properties.minor}",
            "torch": torch.__version__, "cuda": torch.version.cuda,
            "python": sys.version.split()[0], **self.sensors.about()})
        contenders = self._contenders()
        for item in config["cases"]:
            if time.time() > config["deadline"]:
                self.say("late")
                return
            case = Case.from_json(item["case"])
            self.say("case", case=item["case"], name=case.name)
            self._run_case(case, [c for c in contenders if c.name not in item["without"]],
                           item["without"])
            gc.collect()
            torch.cuda.empty_cache()

    def _contenders(self) -> list[Contender]:
        from .ours import Ours
        from .peers import all_peers
        found: list[Contender] = []
        peers = all_peers()
        every: list[Contender] = [Ours(label, pathlib.Path(path))
                                  for label, path in self.config["ours"]]
        every += [peers[name] for name in self.config["peers"]]
        for contender in every:
            if contender.name in self.config["dead"]:
                continue
            self.step(contender.name, "import", self.config["limit"])
            try:
                version = contender.version()
            except Unavailable as error:
                self.say("absent", contender=contender.name, why=str(error))
                continue
            self.say("present", contender=contender.name, about=contender.about,
                     version=version, is_ours=contender.is_ours)
            found.append(contender)
        return found

    def _run_case(self, case: Case, contenders: list[Contender],
                  without: dict[str, str]) -> None:
        import torch

        from .inputs import Inputs
        from .reference import Reference
        config = self.config
        self.step("", "inputs", config["limit"])
        inputs = Inputs(case, config["seed"])
        reference = Reference(inputs, config["seed"] + 1, config["rows"])
        torch.cuda.synchronize()
        results: dict[str, dict[str, typing.Any]] = {
            name: {"missing": why} for name, why in without.items()}
        timers: dict[str, "Timer"] = {}
        for contender in contenders:
            entry = results[contender.name] = {}
            self.step(contender.name, "bind", config["limit"])
            try:
                timer = self._prepare(contender, inputs, reference, entry)
            except Unavailable as error:
                entry["missing"] = str(error)
            except Exception as error:
                self._survive(contender.name, error)
                entry["missing"] = _text(error)
            else:
                if timer is not None:
                    timers[contender.name] = timer
        times: dict[str, list[float]] = {name: [] for name in timers}
        states: dict[str, list[typing.Any]] = {name: [] for name in timers}
        order = random.Random(config["seed"])
        for _ in range(config["rounds"] if timers else 0):
            for name in order.sample(list(timers), len(timers)):
                self.step(name, "time", config["limit"])
                try:
                    milliseconds, state = timers[name].round()
                except Exception as error:
                    self._survive(name, error)
                    results[name]["missing"] = _text(error)
                    del timers[name]
                    continue
                times[name].append(milliseconds)
                if state is not None:
                    states[name].append(state)
        from .measure import middle
        for name, timer in timers.items():
            time_ms = middle(times[name])
            results[name] |= {
                "ms": time_ms, "rounds_ms": times[name],
                "tflops": case.flop / time_ms / 1e9,
                "host_us": timer.host_us, "timing": timer.timing}
            if states[name]:
                results[name] |= {
                    key: statistics.fmean(getattr(state, key) for state in states[name])
                    for key in ("mhz", "watts", "celsius")}
        self.say("row", row={"case": case.to_json(), "name": case.name,
                             "flop": case.flop, "seed": config["seed"],
                             "results": results})

    def _prepare(self, contender: Contender, inputs: typing.Any,
                 reference: typing.Any, entry: dict[str, typing.Any],
                 ) -> "Timer | None":
        """Binds a contender and holds its result against the reference. Only what
        is right gets a timer."""
        import torch

        from .measure import Timer
        begin = time.perf_counter()
        launch: Launch = contender.bind(inputs)
        result = launch.result(launch.call())
        torch.cuda.synchronize()
        entry["setup_s"] = time.perf_counter() - begin
        if launch.note:
            entry["note"] = launch.note
        verdict: "Verdict" = reference.check(result, contender.is_ours)
        numbers = {"error": verdict.error, "limit": verdict.limit,
                   "relative_error": verdict.relative, "lse_error": verdict.lse_error}
        # JSON has no NaN.
        entry |= {key: number for key, number in numbers.items()
                  if number is not None and math.isfinite(number)}
        if verdict.wrong:
            entry["missing"] = f"WRONG: {verdict.wrong}"
            return None
        if contender.is_ours:
            first = result.out.clone()
            again = launch.result(launch.call()).out
            entry["repeatable"] = bool(torch.equal(first, again))
            if not entry["repeatable"]:
                entry["missing"] = "WRONG: another launch gives other bits"
                return None
            del first
        del result
        return Timer(launch.call, self.config["milliseconds"], self.sensors, self.flush)

    def _survive(self, contender: str, error: Exception) -> None:
        """Goes on after a contender's error, unless the GPU is lost with it."""
        import torch
        try:
            if not _is_fault(error):
                torch.cuda.synchronize()
                return
        except Exception as later:
            error = later
        self.say("fault", contender=contender, why=_text(error))
        raise Fault


def main() -> int:
    """Reads its configuration from standard input. Standard output is for
    whatever libraries print; messages go to the file descriptor of the
    configuration."""
    config = json.load(sys.stdin)
    with os.fdopen(config["fd"], "w") as out:
        worker = Worker(config, out)
        try:
            worker.main()
        except Fault:
            return 3
        worker.say("done")
    # No destructor may hang or crash after everything is said.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)

#===- measure.py - Times, clocks and power -------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Times launches on a GPU.

A launch is timed by two events around it, with the L2 cache overwritten before it,
as `triton.testing.do_bench` does. The host runs ahead meanwhile. Where a launch
costs the host more than half of what it costs the GPU, that does not hold, and it
is replayed from a CUDA graph instead, if it can be captured: what is compared is
kernels, and the host's time is reported beside them.
"""

import statistics
import time
import typing

import torch

_FLUSH_BYTES = 256 << 20
_WARM_MS = 10.0
_MOST_LAUNCHES = 200


class State(typing.NamedTuple):
    """What the GPU was doing: clock of its multiprocessors, power, temperature."""

    mhz: float
    watts: float
    celsius: float


class Sensors:
    """Clocks and power through NVML; says None where it is not to be had."""

    def __init__(self, device: int = 0):
        self._nvml = None
        try:
            import pynvml
            pynvml.nvmlInit()
            self._handle = self._find(pynvml, device)
            self._nvml = pynvml
            self.read()
        except Exception:  # Not installed, no permission, another driver.
            self._nvml = None

    @staticmethod
    def _find(nvml: typing.Any, device: int) -> typing.Any:
        """CUDA_VISIBLE_DEVICES renumbers torch's devices, not NVML's."""
        try:
            uuid = f"GPU-{torch.cuda.get_device_properties(device).uuid}"
            return nvml.nvmlDeviceGetHandleByUUID(uuid)
        except Exception:
            if nvml.nvmlDeviceGetCount() != 1:
                raise
            return nvml.nvmlDeviceGetHandleByIndex(0)

    def read(self) -> State | None:
        nvml = self._nvml
        if nvml is None:
            return None
        return State(
            nvml.nvmlDeviceGetClockInfo(self._handle, nvml.NVML_CLOCK_SM),
            nvml.nvmlDeviceGetPowerUsage(self._handle) / 1000,
            nvml.nvmlDeviceGetTemperature(self._handle, nvml.NVML_TEMPERATURE_GPU))

    def about(self) -> dict[str, typing.Any]:
        nvml = self._nvml
        if nvml is None:
            return {}
        text = lambda x: x.decode() if isinstance(x, bytes) else x
        return {"driver": text(nvml.nvmlSystemGetDriverVersion()),
                "power_limit": nvml.nvmlDeviceGetEnforcedPowerLimit(self._handle) / 1000,
                "max_mhz": nvml.nvmlDeviceGetMaxClockInfo(self._handle,
                                                          nvml.NVML_CLOCK_SM)}


class Timer:
    """Times one contender; ``round`` is one sample of it."""

    def __init__(self, call: typing.Callable[[], typing.Any], milliseconds: float,
                 sensors: Sensors, flush: torch.Tensor):
        self._sensors = sensors
        self._flush = flush
        for _ in range(3):
            call()
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for _ in range(10):
            call()
        self.host_us = (time.perf_counter() - begin) / 10 * 1e6
        torch.cuda.synchronize()
        alone = self._events(call, 5)
        self.timing = "events"
        self._call = call
        if self.host_us > 500 * alone:
            graph = self._capture(call)
            if graph is not None:
                self.timing, self._call = "graph", graph.replay
                self._graph = graph
                alone = self._events(self._call, 5)
        self._launches = max(5, min(_MOST_LAUNCHES, round(milliseconds / alone)))
        self._warm = max(1, round(_WARM_MS / alone))

    @staticmethod
    def _capture(call: typing.Callable[[], typing.Any]) -> torch.cuda.CUDAGraph | None:
        torch.cuda.synchronize()
        side = torch.cuda.Stream()
        try:
            with torch.cuda.stream(side):
                call()
            side.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, stream=side):
                call()
            graph.replay()
            torch.cuda.synchronize()
        except Exception as error:
            # What cannot be captured is timed as it is launched, unless the GPU
            # itself is in trouble.
            torch.cuda.synchronize()
            if "illegal" in str(error):
                raise
            return None
        return graph

    def _events(self, call: typing.Callable[[], typing.Any], count: int,
                states: list[State] | None = None) -> float:
        """The median time of a launch in milliseconds."""
        pairs = [(torch.cuda.Event(enable_timing=True),
                  torch.cuda.Event(enable_timing=True)) for _ in range(count)]
        for begin, end in pairs:
            self._flush.zero_()
            begin.record()
            call()
            end.record()
        if states is not None:
            # The GPU still works at what was queued.
            state = self._sensors.read()
            if state is not None:
                states.append(state)
        torch.cuda.synchronize()
        return statistics.median(begin.elapsed_time(end) for begin, end in pairs)

    def round(self) -> tuple[float, State | None]:
        """Milliseconds of a launch, and the state of the GPU under it."""
        for _ in range(self._warm):
            self._call()
        states: list[State] = []
        time_ms = self._events(self._call, self._launches, states)
        return time_ms, states[0] if states else None


def new_flush() -> torch.Tensor:
    """Memory that is larger than any L2 cache."""
    return torch.empty(_FLUSH_BYTES, dtype=torch.int8, device="cuda")


def middle(values: list[float]) -> float:
    """The mean of the middle half."""
    cut = (len(values) + 1) // 4
    kept = sorted(values)[cut:len(values) - cut] if len(values) > 2 else values
    return statistics.fmean(kept)

#===- measure.py - Times, clocks and power -------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Times launches on a GPU.

A launch is timed by two events around it, with the L2 cache overwritten before it,
as `triton.testing.do_bench` does. That is the kernel's time only if the launch is
queued before the GPU comes to it. So the GPU sleeps first for as long as the host
needs to stay ahead, and a launch that was late all the same, its first event over
by the time it was queued, does not count. What is compared is kernels; the host's
time is reported beside them.
"""

import statistics
import time
import typing

import torch

_FLUSH_BYTES = 256 << 20
_WARM_MS = 10.0
_MOST_LAUNCHES = 200
_LEAST_PROMPT = 0.25
_MOST_LEAD_US = 100e3
# Sleep is counted in cycles of a clock that is hardly faster than that.
_CYCLES_PER_US = 2000


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


class Batch(typing.NamedTuple):
    """Launches one behind the other, in milliseconds."""

    launch: float
    """The median of those that count."""
    prompt: float
    """The part of the launches that the host was ahead of."""
    host: float
    """From launch to launch on the host, and on the GPU, with all around them."""
    gpu: float


class Timer:
    """Times one contender; ``round`` is one sample of it. It keeps the contender's
    call, and with it all memory and code that the call uses."""

    def __init__(self, call: typing.Callable[[], typing.Any], milliseconds: float,
                 sensors: Sensors, flush: torch.Tensor):
        self._call = call
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
        # Enough for any: the host does little more than these calls.
        probe = self._batch(5, 10 * (self.host_us + 100))
        self._launches = max(5, min(_MOST_LAUNCHES, round(milliseconds / probe.launch)))
        self._warm = max(1, round(_WARM_MS / probe.launch))
        slower = max(0.0, probe.host - probe.gpu)
        self._lead_us = 1000 * 1.2 * (slower * self._launches + 2 * probe.host)
        self._late = 0

    @property
    def timing(self) -> str:
        """Says "late" if nearly all launches of a round were: then times hold the
        host's. Else "events"."""
        return "late" if self._late else "events"

    def _batch(self, count: int, lead_us: float,
               states: list[State] | None = None) -> Batch:
        pairs = [(torch.cuda.Event(enable_timing=True),
                  torch.cuda.Event(enable_timing=True)) for _ in range(count)]
        is_prompt = []
        torch.cuda._sleep(int(min(lead_us, _MOST_LEAD_US) * _CYCLES_PER_US))
        start = time.perf_counter()
        for begin, end in pairs:
            self._flush.zero_()
            begin.record()
            self._call()
            end.record()
            is_prompt.append(not begin.query())
        host = (time.perf_counter() - start) / count * 1000
        if states is not None:
            # The GPU still works at what was queued.
            state = self._sensors.read()
            if state is not None:
                states.append(state)
        torch.cuda.synchronize()
        times = [begin.elapsed_time(end) for begin, end in pairs]
        counted = [t for t, prompt in zip(times, is_prompt) if prompt]
        prompt = len(counted) / count
        gpu = pairs[0][0].elapsed_time(pairs[-1][0]) / (count - 1)
        if prompt < _LEAST_PROMPT:
            counted = times
        return Batch(statistics.median(counted), prompt, host, gpu)

    def round(self) -> tuple[float, State | None]:
        """Milliseconds of a launch, and the state of the GPU under it."""
        for _ in range(self._warm):
            self._call()
        states: list[State] = []
        batch = self._batch(self._launches, self._lead_us, states)
        self._late += batch.prompt < _LEAST_PROMPT
        return batch.launch, states[0] if states else None


def new_flush() -> torch.Tensor:
    """Memory that is larger than any L2 cache."""
    return torch.empty(_FLUSH_BYTES, dtype=torch.int8, device="cuda")


def middle(values: list[float]) -> float:
    """The mean of the middle half."""
    cut = (len(values) + 1) // 4
    kept = sorted(values)[cut:len(values) - cut] if len(values) > 2 else values
    return statistics.fmean(kept)

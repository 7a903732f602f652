"""The timer over a simulated host and GPU, whose times are known. Needs no torch."""

import gc
import pathlib
import sys
import types
import unittest
import weakref
from unittest import mock

BENCH = pathlib.Path(__file__).resolve().parents[3] / "benchmark"
sys.path.insert(0, str(BENCH))

FLUSH_US, RECORD_US, QUERY_US = 60.0, 2.0, 1.0


class Machine:
    """A queue: the GPU does its entries in order, none before it was queued."""

    def __init__(self):
        self.host = 0.0
        self.gpu = 0.0

    def launch(self, host_us, gpu_us):
        self.host += host_us
        self.gpu = max(self.gpu, self.host) + gpu_us

    def wait(self):
        self.host = max(self.host, self.gpu)


machine = Machine()


class Event:
    def __init__(self, enable_timing):
        assert enable_timing

    def record(self):
        machine.launch(RECORD_US, 0)
        self.time = machine.gpu

    def query(self):
        machine.host += QUERY_US
        return self.time <= machine.host

    def elapsed_time(self, end):
        assert end.time <= machine.host, "nobody waited for the event"
        return (end.time - self.time) / 1000


torch = types.ModuleType("torch")
torch.Tensor = torch.int8 = None
torch.cuda = types.SimpleNamespace(
    Event=Event, synchronize=lambda: machine.wait(),
    _sleep=lambda cycles: machine.launch(5, cycles / 2000))
with mock.patch.dict(sys.modules, torch=torch):
    from attn_bench import measure


class Contender:
    def __init__(self, host_us, gpu_us, waits=False, hiccup=0):
        self.host_us, self.gpu_us, self.waits = host_us, gpu_us, waits
        self.hiccup, self.calls = hiccup, 0

    def __call__(self):
        self.calls += 1
        late = self.hiccup and self.calls % self.hiccup != 0
        machine.launch(50_000 if late else self.host_us, self.gpu_us)
        if self.waits:
            machine.wait()


class TimerTest(unittest.TestCase):
    def setUp(self):
        global machine
        machine = Machine()
        self.enterContext(mock.patch.object(measure.time, "perf_counter",
                                            lambda: machine.host / 1e6))

    def timer(self, contender, milliseconds=40):
        flush = types.SimpleNamespace(zero_=lambda: machine.launch(5, FLUSH_US))
        sensors = types.SimpleNamespace(read=lambda: "state")
        return measure.Timer(contender, milliseconds, sensors, flush)

    def test_time_is_the_gpus(self):
        # The host is faster than the GPU, about as fast, and much slower.
        for host, gpu in ((5, 50), (5, 20_000), (100, 40), (300, 25), (300, 3)):
            with self.subTest(host=host, gpu=gpu):
                timer = self.timer(Contender(host, gpu))
                for _ in range(3):
                    milliseconds, state = timer.round()
                    # Between the two events, one record.
                    self.assertAlmostEqual(milliseconds, gpu / 1000, delta=1e-6)
                    self.assertEqual(state, "state")
                self.assertAlmostEqual(timer.host_us, host)
                self.assertEqual(timer.timing, "events")

    def test_late_launches_do_not_count(self):
        timer = self.timer(Contender(10, 30, hiccup=3))
        self.assertAlmostEqual(timer.round()[0], 0.03)
        self.assertEqual(timer.timing, "events")

    def test_contender_that_waits(self):
        timer = self.timer(Contender(100, 30, waits=True))
        self.assertGreater(timer.round()[0], 0.06)
        self.assertEqual(timer.timing, "late")

    def test_number_of_launches(self):
        # For 10 ms to warm up and for 40 ms, from 5 to 200.
        for gpu, count in ((100, 100 + 200), (1000, 10 + 40), (50_000, 1 + 5)):
            contender = Contender(5, gpu)
            timer = self.timer(contender)
            before = contender.calls
            timer.round()
            self.assertEqual(contender.calls - before, count)

    def test_timer_keeps_what_it_calls(self):
        contender = Contender(300, 5)
        kept = weakref.ref(contender)
        timer = self.timer(contender)
        del contender
        gc.collect()
        self.assertIsNotNone(kept())
        timer.round()


class MiddleTest(unittest.TestCase):
    def test_middle(self):
        self.assertEqual(measure.middle([3.0]), 3)
        self.assertEqual(measure.middle([1.0, 2.0]), 1.5)
        self.assertEqual(measure.middle([100.0, 1.0, 2.0, 3.0, 0.0]), 2)


if __name__ == "__main__":
    unittest.main()

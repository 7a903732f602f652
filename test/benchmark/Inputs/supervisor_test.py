"""The supervisor over workers that do not behave, and numbers that are easy to get
wrong. Needs no torch."""

import pathlib
import subprocess
import sys
import time
import unittest

BENCH = pathlib.Path(__file__).resolve().parents[3] / "benchmark"
sys.path.insert(0, str(BENCH))
from attn_bench import problems, supervisor  # noqa: E402

# A worker: `bad` contenders hang, crash or fault when their turn comes.
WORKER = r"""
import json, os, sys, time
config = json.load(sys.stdin)
out = os.fdopen(config["fd"], "w")
def say(event, **fields):
    print(json.dumps({"event": event, **fields}), file=out, flush=True)
def step(contender, stage):
    say("step", contender=contender, stage=stage, limit=config["limit"])
step("", "start")
if "start" in config["bad"]:
    sys.exit(5)
say("machine", about={"gpu": "none"})
for name in config["peers"]:
    if name not in config["dead"]:
        step(name, "import")
        say("present", contender=name, about="x", version="1", is_ours=False)
for item in config["cases"]:
    name = item["case"]["problem"]["mask"] + str(item["case"]["length"])
    say("case", case=item["case"], name=problems_name(item))
    results = {}
    for peer in config["peers"]:
        if peer in item["without"]:
            results[peer] = {"missing": item["without"][peer]}
            continue
        step(peer, "time")
        how = config["bad"].get(peer)
        if how == "hang":
            time.sleep(60)
        elif how == "crash":
            os.abort()
        elif how == "fault":
            say("fault", contender=peer, why="illegal memory access")
            sys.exit(3)
        results[peer] = {"tflops": 1.0}
    say("row", row={"case": item["case"], "name": problems_name(item), "flop": 1,
                    "results": results})
say("done")
"""
WORKER = f"""
import sys
sys.path.insert(0, {str(BENCH)!r})
from attn_bench.problems import Case
def problems_name(item):
    return Case.from_json(item["case"]).name
""" + WORKER


class SupervisorTest(unittest.TestCase):
    def run_it(self, bad, count=3, limit=2.0):
        cases = problems.cases_of("attention", problems.Selection(sizes=(64,)))[:count]
        report = {"contenders": {}, "rows": []}
        saved = []
        config = {"ours": [], "peers": ["good", *filter("start".__ne__, bad)], "bad": bad,
                  "limit": limit, "deadline": time.time() + 60}
        supervisor.run(cases, config, report, lambda data: saved.append(len(data["rows"])),
                       lambda _: None, [sys.executable, "-c", WORKER])
        return report, saved

    def test_all_is_well(self):
        report, saved = self.run_it({})
        self.assertEqual(saved, [1, 2, 3, 3])
        self.assertEqual(report["machine"], {"gpu": "none"})
        self.assertNotIn("not_run", report)

    def test_bad_contenders(self):
        for how, why in (("hang", "no end of 'time' within 1 s"),
                         ("crash", "ended by signal 6 (SIGABRT)"),
                         ("fault", "illegal memory access")):
            report, _ = self.run_it({"bad": how}, limit=1.0)
            self.assertEqual([row["results"]["good"] for row in report["rows"]],
                             [{"tflops": 1.0}] * 3)
            self.assertEqual([row["results"]["bad"] for row in report["rows"]],
                             [{"missing": why}] * 3)
            self.assertEqual(report["contenders"]["bad"]["left_out"], why)

    def test_worker_that_never_starts(self):
        report, _ = self.run_it({"start": "exit"})
        self.assertEqual(report["rows"], [])
        self.assertEqual(report["failed"], "at 'start': ended with status 5")
        self.assertEqual(len(report["not_run"]), 3)


class ProblemTest(unittest.TestCase):
    def test_flop(self):
        full = problems.Case(problems.attention(64, "bf16", "full"), 4096)
        self.assertEqual(full.flop, 4 * 4 * 32 * 4096**2 * 64)
        causal = problems.Case(problems.attention(64, "bf16", "causal"), 4096)
        self.assertEqual(causal.flop, full.flop / 2)
        window = problems.Case(problems.attention(64, "bf16", "window"), 4096)
        seen = sum(min(m, problems.WINDOW) + 1 for m in range(4096))
        self.assertEqual(window.pairs, seen)

    def test_names_are_unique(self):
        for mode in problems.MODES:
            cases = problems.cases_of(mode, problems.Selection())
            self.assertEqual(len({case.name for case in cases}), len(cases))
            for case in cases:
                self.assertEqual(problems.Case.from_json(case.to_json()), case)

    def test_neighbours_are_in_the_mode(self):
        cases = problems.cases_of("variants", problems.Selection())
        names = {case.name for case in cases}
        beside = [problems.neighbour(case) for case in cases]
        self.assertGreater(sum(case is not None for case in beside), 30)
        for case in filter(None, beside):
            self.assertIn(case.name, names)


class CommandTest(unittest.TestCase):
    def test_run_without_a_gpu(self):
        done = subprocess.run(
            [sys.executable, BENCH / "bench.py", "run", "--peers=cudnn", "--limit=60",
             "--size=64", "--length=512"],
            capture_output=True, text=True, env={"PATH": "/usr/bin:/bin",
                                                 "CUDA_VISIBLE_DEVICES": ""})
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("failed at 'start'", done.stdout)


if __name__ == "__main__":
    unittest.main()

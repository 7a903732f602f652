#!/usr/bin/env python3
"""Fuzzer of attn-raise-linalg.

Makes random graphs that compute attention, or nearly so (see graphs.py), runs
upstream passes chosen at random over each, captures, and compares: what is
captured must compute the same numbers as the graph did, both in f64, on random
and on adversarial arguments; what is refused must be unchanged and have a remark;
and nothing may crash, hang, or fail to verify. Graphs without a fault that
docs/Capture.md says are captured, and are not, are listed by reason.

Many graphs share a process: a module has a function for each. A failure is
named by its seed and index, `fuzz.py --seed=S --index=I` builds it again.

usage: fuzz.py [--bin=DIR] [--stock=mlir-opt] [--count=N] [--seed=N] [--first=N]
               [--jobs=N] [--batch=N] [--keep=DIR] [--reduce] [--max-missed=N]
               [--stop] [--faults]
       fuzz.py --seed=S --index=I [--print]
       fuzz.py --check=FILE --arguments=TEXT    exit status 1 where it fails

The exit status is 1 where anything failed, or where more than --max-missed graphs
were not captured that should be; --stop ends the run there. --faults prints what
became of each fault, --reduce runs attn-reduce on what --keep keeps.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import shlex
import subprocess
import sys
import tempfile
import time

import graphs

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GENERALIZE, FUSE = "linalg-generalize-named-ops", "linalg-fuse-elementwise-ops"
UNIT, CLEAN = "linalg-fold-unit-extent-dims", ("canonicalize", "cse")
PIPELINES = [(), (), (GENERALIZE,), (GENERALIZE, FUSE), (FUSE,), CLEAN, ("cse",),
             (GENERALIZE, UNIT), (UNIT,), (GENERALIZE, FUSE, *CLEAN),
             (GENERALIZE, FUSE, UNIT, *CLEAN), (*CLEAN, GENERALIZE, UNIT, FUSE, "cse")]
FILLS = ("--random=1", "--adversarial=1", "--adversarial=2")
REMARKS = ["--remarks-filter=attn", "--remark-policy=all", "--remark-format=emitRemark"]
REMARK = re.compile(r"remark: \[(\w+)\] \w+ \| Category:attn \| Function=(\w+) \| "
                    r"Remark=\"(.*)\"$", re.M)
FUNCTION = re.compile(r"^  func\.func (?:public |private )?@(\w+)\(.*?^  }$", re.M | re.S)
CHECKED = re.compile(r"^semantics: .*largest error (\S+), limit \S+ \(largest value (\S+)\)"
                     r"(.*): (ok|FAILED)$", re.M)
# log2(e) and its inverse are rounded to f32, which large scores multiply.
LOOSE = 2e-5
DETAIL = re.compile(r" at [^ ()]*:\d+:\d+| \([^()]*\)$")


def run(command, text=None, timeout=120):
    """(status, stdout, stderr); the status of a hang is None."""
    try:
        done = subprocess.run([str(word) for word in command], input=text, text=True,
                              capture_output=True, timeout=timeout, errors="replace")
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return None, "", f"runs for more than {timeout} s"


def normal(text):
    """Text without the numbers of values and maps."""
    seen = {}
    return re.sub(r"[%#][\w$.-]+", lambda m: seen.setdefault(m[0], f"%{len(seen)}"), text)


def functions(text):
    return {match[1]: match[0] for match in FUNCTION.finditer(text)}


class Case:
    """A graph and what became of it."""

    def __init__(self, name, text, arguments, graph=None):
        self.name, self.text, self.arguments, self.graph = name, text, arguments, graph
        self.verdict, self.detail = None, ""
        self.before = text

    def set(self, verdict, detail=""):
        self.verdict, self.detail = verdict, detail


class Checker:
    def __init__(self, tools, stock):
        self.tools, self.stock = tools, stock

    def split(self, cases, step, verdict, status, said):
        """A step failed on several cases: find those that it fails on alone."""
        if len(cases) == 1:
            cases[0].set("hang" if status is None else verdict, said.strip()[:4000])
            return
        half = len(cases) // 2
        step(cases[:half])
        step(cases[half:])

    def prepare(self, cases, passes):
        """Upstream's passes. What they fail on is none of ours."""
        pipeline = f"builtin.module(func.func({','.join(passes)}))" if passes else "builtin.module()"
        text = "\n".join(case.text for case in cases)
        status, out, said = run([self.stock, "-", f"--pass-pipeline={pipeline}"], text)
        if status != 0:
            verdict = "upstream" if passes else "invalid"
            return self.split(cases, lambda part: self.prepare(part, passes), verdict, status, said)
        found = functions(out)
        maps = "".join(line + "\n" for line in out.splitlines() if line.startswith("#"))
        for case in cases:
            case.before, case.maps = found[case.name], maps
        return self.capture(cases)

    def module(self, cases):
        # Cases of a call to `prepare` share their maps.
        return cases[0].maps + "module {\n" + "\n".join(case.before for case in cases) + "\n}\n"

    def capture(self, cases):
        text = self.module(cases)
        status, out, said = run([self.tools / "attn-opt", "-",
                                 "--pass-pipeline=builtin.module(attn-raise-linalg)", *REMARKS], text)
        if status != 0:
            return self.split(cases, self.capture, "crash", status, said)
        after = functions(out)
        remarks = collections.defaultdict(list)
        for kind, name, reason in REMARK.findall(said):
            remarks[name].append((kind, reason))
        captured = []
        for case in cases:
            reasons = [DETAIL.sub("", r) for kind, r in remarks[case.name] if kind != "Passed"]
            case.after = after[case.name]
            if "attn.attention" in case.after:
                captured.append(case)
            elif normal(case.after) != normal(case.before):
                case.set("changed", "refused, but the function differs:\n" + case.after)
            elif reasons:
                case.set("refused", reasons[0])
            elif case.graph and case.graph.sizes["n"] == 1:
                case.set("refused", "one key, known as such")
            elif re.search(r"math\.exp|linalg\.softmax", case.before):
                case.set("silent", "neither captured nor a remark")
            else:
                case.set("refused", "no softmax is left")
        if captured:
            self.numbers(captured)

    def numbers(self, cases):
        with tempfile.TemporaryDirectory() as folder:
            source, bundle = f"{folder}/graphs.mlir", f"{folder}/graphs.bundle"
            pathlib.Path(source).write_text(self.module(cases))
            status, _, said = run([self.tools / "attn-compile", source, "--only-semantics",
                                   "--opt-level=0", "-o", bundle], timeout=300)
            if status != 0:
                return self.split(cases, self.numbers, "compile", status, said)
            lines = [(case, f"--entry={case.name} {fill} {' '.join(case.arguments)}")
                     for case in cases for fill in FILLS]
            while lines:
                pathlib.Path(f"{folder}/lines").write_text("\n".join(t for _, t in lines) + "\n")
                status, out, said = run([self.tools / "attn-run", bundle, "--check=semantics",
                                         f"--batch={folder}/lines"])
                blocks = re.split(r"^run: .*\n", out, flags=re.M)[1:]
                for (case, line), block in zip(lines, blocks):
                    if not self.holds(case, block) and case.verdict is None:
                        case.set("mismatch", f"{line}\n{block.strip()}")
                if status in (0, 1):
                    break
                # The last line that began is the one that ended the process.
                case, line = lines[max(len(blocks) - 1, 0)]
                case.set("hang" if status is None else "run", f"{line}\n{said.strip()}")
                lines = lines[max(len(blocks), 1):]
        for case in cases:
            if case.verdict is None:
                case.set("captured")


    @staticmethod
    def holds(case, block):
        bound = LOOSE if "exp2" in case.before else 0
        return all(verdict == "ok" or ("NaN" not in rest and bound
                                       and float(error) <= bound * float(largest))
                   for error, largest, rest, verdict in CHECKED.findall(block))


FAILURES = ("invalid", "crash", "hang", "changed", "silent", "compile", "run", "mismatch")


def passes_of(seed, index):
    return random.Random(f"{seed}/{index}/passes").choice(PIPELINES)


def make_case(seed, index):
    graph = graphs.make(seed, index)
    return Case(graph.name, graph.text(), graph.run_arguments(), graph)


def command_of(args, index):
    return f"{os.path.relpath(__file__)} --bin={args.bin} --seed={args.seed} --index={index}"


def shrink(args, case, path):
    """The failing function, by attn-reduce, next to `path`."""
    script, out = path.with_suffix(".sh"), path.with_suffix(".reduced.mlir")
    script.write_text("#!/bin/sh\nexec " + shlex.join(
        [sys.executable, os.path.abspath(__file__), f"--bin={args.bin}", f"--stock={args.stock}",
         f"--verdict={case.verdict}", f"--arguments={' '.join(case.arguments)}"])
        + ' "--check=$1" >/dev/null 2>&1\n')
    script.chmod(0o755)
    run([args.bin / "attn-reduce", path, f"--reduce-values=test={script}", "-o", out],
        timeout=1800)
    return out if out.exists() and out.stat().st_size else None


def check_file(args):
    """The interestingness of a file: 1 where it fails as --verdict says."""
    text = pathlib.Path(args.check).read_text()
    status, out, said = run([args.bin / "attn-opt", "-"], text)
    if status != 0:
        return 0
    name = next(iter(functions(out)), None)
    case = Case(name, text, args.arguments.split())
    if not name:
        return 0
    case.before = functions(out)[name]
    case.maps = "".join(line + "\n" for line in out.splitlines() if line.startswith("#"))
    Checker(args.bin, args.stock).capture([case])
    print(case.verdict, case.detail)
    return int(case.verdict == args.verdict if args.verdict else case.verdict in FAILURES)


def one(args):
    case = make_case(args.seed, args.index)
    passes = passes_of(args.seed, args.index)
    if args.print:
        print(case.text)
        return 0
    Checker(args.bin, args.stock).prepare([case], passes)
    graph = case.graph
    print(case.text if case.verdict == "invalid" else
          case.before + "\n\n" + getattr(case, "after", ""))
    print(f"passes: {', '.join(passes) or 'none'}\nform: {'; '.join(graph.features)}\n"
          f"fault: {graph.faulty}\nexpected: {'capture' if graph.expect else 'any'}\n"
          f"{case.verdict}: {case.detail}")
    return int(case.verdict in FAILURES)


def fuzz(args):
    start = time.time()
    groups = collections.defaultdict(list)
    jobs = []
    checker = Checker(args.bin, args.stock)
    for index in range(args.first, args.first + args.count):
        passes = passes_of(args.seed, index)
        groups[passes].append(index)
        if len(groups[passes]) == args.batch:
            jobs.append((passes, groups.pop(passes)))
    jobs += groups.items()

    def work(job):
        passes, indices = job
        cases = [make_case(args.seed, index) for index in indices]
        checker.prepare(cases, passes)
        return list(zip(indices, cases))

    verdicts, refusals = collections.Counter(), collections.Counter()
    faulty, missed, failures = collections.Counter(), collections.defaultdict(list), []
    by_fault = collections.defaultdict(collections.Counter)
    def is_bad():
        return bool(failures) or (args.max_missed is not None
                                  and sum(map(len, missed.values())) > args.max_missed)

    count = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for result in pool.map(work, jobs):
            count += len(result)
            if args.stop and is_bad():
                pool.shutdown(cancel_futures=True)
                break
            for index, case in result:
                graph, verdict = case.graph, case.verdict
                verdicts[verdict] += 1
                if verdict == "refused":
                    refusals[case.detail] += 1
                if graph.faulty:
                    faulty[verdict] += 1
                    by_fault[graph.faulty][verdict] += 1
                elif graph.expect and verdict == "refused":
                    missed[case.detail].append(index)
                if verdict not in FAILURES:
                    continue
                failures.append(index)
                print(f"{verdict}: {command_of(args, index)}\n  "
                      + case.detail.replace("\n", "\n  ")[:600], flush=True)
                if args.keep:
                    args.keep.mkdir(parents=True, exist_ok=True)
                    path = args.keep / f"{verdict}-{args.seed}-{index}.mlir"
                    path.write_text(checker.module([case]) if hasattr(case, "maps") else case.text)
                    reduced = args.reduce and hasattr(case, "maps") and shrink(args, case, path)
                    print(f"  {path}" + (f"\n  {reduced}" if reduced else ""))

    seconds = time.time() - start
    sound = count - sum(faulty.values())
    print(f"\n{count} graphs of seed {args.seed} from {args.first} in {seconds:.0f} s "
          f"({1000 * seconds / max(count, 1):.1f} ms each, {args.jobs} jobs)")
    print(f"{verdicts['captured']} captured, {verdicts['refused']} refused, "
          f"{verdicts['upstream']} that upstream's passes fail on")
    print(f"with a fault: {sum(faulty.values())}, captured with right numbers "
          f"{faulty['captured']}, refused {faulty['refused']}")
    print("failures: " + ", ".join(f"{v} {verdicts[v]}" for v in FAILURES))
    total_missed = sum(map(len, missed.values()))
    print(f"without a fault: {sound}, to be captured and not: {total_missed}")
    for title, table in (("refused because", refusals),
                         ("to be captured, but", {k: len(v) for k, v in missed.items()})):
        print(f"{title}:")
        for reason, n in sorted(table.items(), key=lambda item: -item[1]):
            example = f" (as {', '.join(map(str, missed[reason][:5]))})" * (table is not refusals)
            print(f"  {n:6} {reason}{example}")
    if args.faults:
        print("by fault:")
        for name, counts in sorted(by_fault.items()):
            print(f"  {name}: " + ", ".join(f"{k} {n}" for k, n in counts.items()))
    return int(is_bad())


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/dev/bin")
    parser.add_argument("--stock", default="mlir-opt-22")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=40)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--reduce", action="store_true")
    parser.add_argument("--faults", action="store_true")
    parser.add_argument("--max-missed", type=int)
    parser.add_argument("--stop", action="store_true")
    parser.add_argument("--index", type=int)
    parser.add_argument("--print", action="store_true")
    parser.add_argument("--check")
    parser.add_argument("--arguments", default="")
    parser.add_argument("--verdict")
    args = parser.parse_args()
    sys.exit(check_file(args) if args.check else one(args) if args.index is not None
             else fuzz(args))


if __name__ == "__main__":
    main()

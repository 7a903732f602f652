#!/usr/bin/env python3
"""The conformance table of attn-raise-linalg.

Every row and trap is a file of test/Conversion/LinalgToAttn/{rows,traps}, named
after it, with one function per form. Its head says what must become of it:

  // S9: NaN probabilities are replaced by 0.
  // DECISION: capture; numerics=strict: refuse
  // ARGUMENTS: --int-range=0:19            (further arguments of attn-run)
  // DECISION @name: refuse                 (in front of a form that differs)
  // NUMBERS @name: none, because ...       (a form that no CPU runs)

Each form must be captured, or refused with a remark and unchanged IR, at every
point of a pipeline at which upstream's passes may have left it.

usage: capture-table.py [--bin=DIR] [--numbers] [--all] [--only=ROW,...] [-j N] [--verbose]
       capture-table.py --check FILE [--bin=DIR] [--filecheck=PATH] [--points=POINT,...]
                        [--numbers]

The first form prints the table, with the exit status 1 where a row is not as
decided, or where docs/Capture.md has other rows. With --numbers it also runs what
was captured, at every point where it reads differently: the original against the
captured graph, both in f64, on random and on adversarial arguments. With --all it
prints the graphs of Inductor and the models of the corpus as well, with their
numbers (test/corpus/check_fused.py). The second form, for lit, checks one file: prefix
CHECK at all points, and the name of a point (RAW, GENERALIZED, ...) there; with the
option of a decision, OPTION in place of CHECK; with --numbers, the numbers as well.
"""

import argparse
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs/Capture.md"
TESTS = ROOT / "test/Conversion/LinalgToAttn"
GENERALIZE = "--linalg-generalize-named-ops"
FUSE = "--linalg-fuse-elementwise-ops"
UNIT = "--linalg-fold-unit-extent-dims"
CLEAN = ["--canonicalize", "--cse"]
POINTS = {
    "raw": [],
    "generalized": [GENERALIZE],
    "fused": [GENERALIZE, FUSE],
    "unit": [GENERALIZE, UNIT],
    "cse": CLEAN,
    "all": [GENERALIZE, FUSE, UNIT, *CLEAN],
}
REMARKS = ["--remarks-filter=attn", "--remark-policy=all", "--remark-format=emitRemark"]
REMARK = re.compile(r"remark: \[(\w+)\] (\w+) \| Category:attn \| Function=(\w+) \| "
                    r"Remark=\"(.*)\"$", re.M)
FUNCTION = re.compile(r"^  func\.func (?:public |private )?@(\w+)\(.*?^  }$", re.M | re.S)
PLACE = re.compile(r" at [^ ()]*:\d+:\d+")


class Form:
    """A function at a point: what capture said, and its text before and after."""

    def __init__(self, name):
        self.name, self.remarks, self.before, self.after = name, [], "", ""

    @property
    def result(self):
        if "attn.attention" in self.after:
            return "capture"
        if normal(self.after) != normal(self.before):
            return "changed"
        return "refuse" if any(kind != "Passed" for kind, _ in self.remarks) else "silent"


class Row:
    def __init__(self, path):
        self.path, self.id = path, path.stem
        self.text = text = path.read_text()
        head = re.match(r"// (\w+): (.*?)\n// DECISION: ([^\n]*)\n(?:// ARGUMENTS: ([^\n]*)\n)?",
                        text, re.S)
        if not head or head[1] != self.id:
            sys.exit(f"{path}: the head must name the row and the decision")
        self.title = head[2].replace("\n// ", " ")
        self.decision, _, other = head[3].partition("; ")
        self.option, _, self.option_decision = other.partition(": ")
        self.arguments = (head[4] or "").split()
        self.names = re.findall(r"^func\.func @(\w+)", text, re.M)
        self.unmeasured = re.findall(r"^// NUMBERS @(\w+): none", text, re.M)
        self.own = dict(re.findall(r"^// DECISION @(\w+): (\w+)$", text, re.M))

    def wanted(self, name, option):
        decision = self.option_decision if option else self.decision
        return self.own.get(name, decision)

    def accepts(self, form, option):
        """Where upstream's passes leave no softmax, there is nothing to refuse."""
        wanted = self.wanted(form.name, option)
        return form.result == wanted or (wanted == "leave" and form.result in ("refuse", "silent"))


def normal(text):
    """Text without the numbers of values and maps."""
    seen = {}
    return re.sub(r"[%#][\w$.-]+", lambda m: seen.setdefault(m[0], f"%{len(seen)}"), text)


def run(command, **kwargs):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True,
                          **kwargs)


def functions(text):
    return {match[1]: match[0] for match in FUNCTION.finditer(text)}


def capture(row, point, option, tools):
    """Forms of a row at a point, with the attention that came of them."""
    passes = POINTS[point]
    before = run([tools / "attn-opt", row.path, *passes])
    name = "attn-raise-linalg" + (f"{{{option}}}" if option else "")
    after = run([tools / "attn-opt", "-", f"--pass-pipeline=builtin.module({name})", *REMARKS],
                input=before.stdout)
    if before.returncode or after.returncode:
        sys.exit(f"{row.path}, {point}: {before.stderr}{after.stderr}")
    forms = {name: Form(name) for name in row.names}
    for kind, _, function, text in REMARK.findall(after.stderr):
        forms[function].remarks.append((kind, text))
    # What the pass reads is printed as what it leaves.
    same = run([tools / "attn-opt", "-"], input=before.stdout)
    for which, text in (("before", same.stdout), ("after", after.stdout)):
        for function, body in functions(text).items():
            if function in forms:
                setattr(forms[function], which, body)
    return forms.values(), after.stdout, before.stdout


def report(forms):
    """What FileCheck reads: by function, the remarks and what is left."""
    out = []
    for form in forms:
        out.append(f"@{form.name}: {form.result}")
        out += [f"remark: [{kind}] {PLACE.sub('', text)}" for kind, text in form.remarks]
        if form.result == "capture":
            out.append(form.after)
    return "\n".join(out) + "\n"


def check(args):
    row, good = Row(args.check), True
    tools, points, measured = args.bin, args.points.split(","), Numbers(row)
    for option in [""] + ([row.option] if row.option else []):
        for point in points:
            forms, _, before = capture(row, point, option, tools)
            if not option:
                measured.add(point, forms, before)
            for form in forms:
                if not row.accepts(form, option):
                    print(f"{point}{' ' + option if option else ''}: @{form.name}: {form.result}, "
                          f"decided {row.wanted(form.name, option)}")
                    good = False
            prefixes = f"OPTION,OPTION-{point.upper()}" if option else f"CHECK,{point.upper()}"
            labels = re.findall(
                rf"^// (?:{prefixes.replace(',', '|')})-LABEL: @(\w+):", row.text, re.M)
            # Under an option the decision is checked of all forms, more of some.
            names = {form.name for form in forms}
            for name in sorted(set() if option and labels else names - set(labels)):
                print(f"{point} {option}: nothing is checked of @{name}")
                good = False
            done = run([args.filecheck, row.path, "--allow-unused-prefixes",
                        f"--check-prefixes={prefixes}"], input=report(forms))
            if done.returncode:
                print(f"{point} {option}\n{done.stderr}")
                good = False
    if args.numbers:
        _, failures = measured.check(tools)
        print("".join(f"{failure}\n" for failure in failures), end="")
        good &= not failures
    return good


#===----------------------------------------------------------------------===#
# Numbers
#===----------------------------------------------------------------------===#

LIMIT = re.compile(r"semantics: (out\d+) .*?largest error (\S+),.*: (ok|FAILED)")


class Numbers:
    """The captured forms of a row, each at the first point at which it reads as it
    does."""

    def __init__(self, row):
        self.row, self.known, self.texts = row, set(), {}

    def add(self, point, forms, before):
        fresh = []
        for form in forms:
            key = normal(form.after)
            if (form.result == "capture" and key not in self.known
                    and form.name not in self.row.unmeasured):
                self.known.add(key)
                fresh.append(form.name)
        if fresh:
            self.texts[point] = (before, fresh)

    def check(self, tools):
        """Largest error, and what failed."""
        worst, failures = 0.0, []
        for point, (text, names) in self.texts.items():
            with tempfile.TemporaryDirectory() as folder:
                source, bundle, batch = (f"{folder}/{name}" for name in
                                         ("source.mlir", "bundle", "batch"))
                pathlib.Path(source).write_text(text)
                done = run([tools / "attn-compile", source, "--only-semantics", "--opt-level=0",
                            *(f"--entry={name}" for name in names), "-o", bundle])
                if done.returncode:
                    failures.append(f"{point}: {done.stderr.strip()[:300]}")
                    continue
                runs = [f"--entry={name} {values}" for name in names
                        for values in ("--random=1", "--adversarial=1", "--adversarial=2")]
                pathlib.Path(batch).write_text("".join(
                    f"{text} {' '.join(self.row.arguments)}\n" for text in runs))
                done = run([tools / "attn-run", bundle, "--check=semantics", f"--batch={batch}"])
            said = re.split(r"^run: .*\n", done.stdout, flags=re.M)[1:]
            said += [""] * (len(runs) - len(said))
            for text, block in zip(runs, said):
                found = LIMIT.findall(block)
                worst = max([worst] + [float(error) for _, error, _ in found])
                if not found or any(verdict != "ok" for *_, verdict in found):
                    failures.append(f"{point} {text}: "
                                    + (block + done.stderr * (not found)).strip()[:300])
        return worst, failures


def line(row, args):
    results, problems, measured = {}, [], Numbers(row)
    for option in [""] + ([row.option] if row.option else []):
        for point in POINTS:
            forms, _, before = capture(row, point, option, args.bin)
            good = 0
            for form in forms:
                as_decided = row.accepts(form, option)
                good += as_decided
                if not as_decided:
                    problems.append(f"{point}{' ' + option if option else ''}: @{form.name}: "
                                    f"{form.result}" + "".join(f" ({t})" for _, t in form.remarks))
            if not option:
                measured.add(point, forms, before)
            column = f"{point} {option}" if option else point
            results[column] = f"{good}/{len(row.names)}"
    error = ""
    if args.numbers and measured.texts:
        worst, failures = measured.check(args.bin)
        problems += failures
        error = f"{worst:.1e}" + (" FAILED" if failures else "")
    return row, results, error, problems


def documented():
    """The rows and traps that docs/Capture.md decides."""
    ids = set()
    for cell in re.findall(r"^\| ([A-Z]\d+\b[^|]*) \|", DOCUMENT.read_text(), re.M):
        for first, last in re.findall(r"([A-Z]\d+)(?: to ([A-Z]\d+))?", cell):
            numbers = range(int(first[1:]), int((last or first)[1:]) + 1)
            ids.update(f"{first[0]}{number}" for number in numbers)
    return ids


def models(args):
    """Prints what became of Inductor's graphs and of the models; true where it is as
    decided."""
    with subprocess.Popen([sys.executable, ROOT / "test/corpus/check_fused.py",
                           f"--bin={args.bin}", f"-j{args.j}"], text=True,
                          stdout=subprocess.PIPE) as process:
        lines = []
        for text in process.stdout:
            print(text, end="", flush=True)
            lines.append(text.rstrip())
    return process.returncode == 0, lines[-3:]


def table(args):
    rows = [Row(path) for kind in ("rows", "traps")
            for path in sorted((TESTS / kind).glob("*.mlir"),
                               key=lambda p: (kind, "SCMEDLGOYN".index(p.stem[0]),
                                              int(p.stem[1:])))]
    if args.only:
        rows = [row for row in rows if row.id in args.only.split(",")]
    open_rows, detail = [], []
    print(f"{'row':4} {'decision':32} " + " ".join(f"{point:>11}" for point in POINTS)
          + (f" {'largest error':>14}" if args.numbers else ""))
    with concurrent.futures.ThreadPoolExecutor(args.j) as pool:
        for row, results, error, problems in pool.map(lambda row: line(row, args), rows):
            decision = row.decision + (f"; {row.option}: {row.option_decision}"
                                       if row.option else "")
            print(f"{row.id:4} {decision:32} "
                  + " ".join(f"{results[point]:>11}" for point in POINTS)
                  + f" {error:>14}" * args.numbers
                  + ("  OPEN" if problems else ""), flush=True)
            if problems:
                open_rows.append(row)
                detail += [f"{row.id} {problem}" for problem in problems]
    if args.verbose or open_rows:
        print("\n".join(detail))
    good, summary = not open_rows, []
    for kind, what in (("rows", "rows as decided"), ("traps", "traps")):
        mine = [row for row in rows if row.path.parent.name == kind]
        bad = [row.id for row in open_rows if row in mine]
        summary.append(f"{len(mine) - len(bad)} of {len(mine)} {what}"
                       + (f", open: {', '.join(bad)}" if bad else ""))
    differing = documented() ^ {row.id for row in rows}
    if differing and not args.only:
        summary.append(f"not the rows of {DOCUMENT.name}: {', '.join(sorted(differing))}")
        good = False
    if args.all:
        as_decided, lines = models(args)
        summary += lines
        good &= as_decided
    print("\n".join(summary))
    return good


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/dev/bin")
    parser.add_argument("--filecheck", default="FileCheck")
    parser.add_argument("--check", type=pathlib.Path)
    parser.add_argument("--points", default=",".join(POINTS))
    parser.add_argument("--numbers", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("-j", type=int, default=2)
    args = parser.parse_args()
    args.numbers |= args.all
    good = check(args) if args.check else table(args)
    sys.exit(not good)


if __name__ == "__main__":
    main()

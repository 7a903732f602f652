"""Writes one program for each kind of problem into a folder."""

import pathlib
import sys

sys.path.insert(0, sys.argv[1])
from attn_bench import problems, programs

FOLDER = pathlib.Path(sys.argv[2])
seen = set()
for case in problems.cases_of("variants", problems.Selection()):
    problem = case.problem
    kind = problem.mask, problem.variant, problem.d == problem.dv
    if kind not in seen and not problem.lse:
        seen.add(kind)
        (FOLDER / f"{problem.name}.mlir").write_text(programs.programs(problem)[0])
assert len(seen) == 10, seen

# All at once, small enough for the CPU.
problems.WINDOW = programs.WINDOW = 7
everything = problems.Problem(dtype="f16", d=16, dv=8, mask="window", heads=4, group=2,
                              softcap=5.0)
(FOLDER / "a_softcap_window_gqa.mlir").write_text(programs.programs(everything)[0])

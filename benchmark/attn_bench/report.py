#===- report.py - Tables and plots ---------------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Makes tables of ratios and plots out of the JSON of a run."""

import math
import pathlib
import typing

from .peers import YARDSTICK
from .problems import Case, neighbour

_Row = dict[str, typing.Any]


def _rate(row: _Row, name: str) -> float | None:
    return row["results"].get(name, {}).get("tflops")


def _ours(report: _Row) -> list[str]:
    return [name for name, about in report["contenders"].items()
            if about.get("is_ours")]


def _columns(report: _Row, rows: list[_Row]) -> list[str]:
    """Contenders with a time or a fault in one of the rows, ours first."""
    ours = _ours(report)
    names = [*ours, *(name for name in report["contenders"] if name not in ours)]
    shown = lambda entry: "tflops" in entry or entry.get("missing", "").startswith(
        "WRONG")
    return [name for name in names
            if name in ours or any(shown(row["results"].get(name, {})) for row in rows)]


def best_peer(report: _Row, row: _Row) -> tuple[str, float] | None:
    """The fastest of the others, and its rate."""
    ours = _ours(report)
    rates = [(entry["tflops"], name) for name, entry in row["results"].items()
             if name not in ours and "tflops" in entry]
    if not rates:
        return None
    rate, name = max(rates)
    return name, rate


def _cell(row: _Row, name: str) -> str:
    entry = row["results"].get(name, {})
    if "tflops" in entry:
        return f"{entry['tflops']:.0f}" + ("*" if entry.get("note", "").startswith(
            "sizes padded") else "")
    return "WRONG" if entry.get("missing", "").startswith("WRONG") else "–"


def _ratio(ours: float | None, peer: float | None) -> str:
    return f"{ours / peer:.2f}" if ours and peer else "–"


def _table(head: list[str], lines: list[list[str]]) -> str:
    rule = ["---"] * len(head)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, rule, *lines))


def _mean(ratios: list[float]) -> str:
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    return f"{mean:.2f} ({min(ratios):.2f}–{max(ratios):.2f})"


def _kinds(rows: list[_Row]) -> list[str]:
    return list(dict.fromkeys(row["case"]["problem"]["kind"] for row in rows))


def tables(report: _Row) -> str:
    """Rates in TFLOP/s and ratios, as Markdown."""
    parts = [_kind_tables(report, [row for row in report["rows"]
                                   if row["case"]["problem"]["kind"] == kind], kind)
             for kind in _kinds(report["rows"])]
    parts += [_remarks(report)]
    return "\n\n".join(filter(None, parts)) + "\n"


def _kind_tables(report: _Row, rows: list[_Row], kind: str) -> str:
    ours, names = _ours(report), _columns(report, rows)
    yard = YARDSTICK[kind]
    single = len(ours) == 1
    label = lambda name, other: f"/ {other}" if single else f"{name} / {other}"
    head = ["case", *names]
    for name in ours:
        head += [label(name, yard)] + ([label(name, "best")] if kind != "gemm" else [])
    if kind != "gemm":
        head.append("best peer")
    lines = []
    groups: dict[tuple[str, str, str], list[float]] = {}
    for row in rows:
        case, best = Case.from_json(row["case"]), best_peer(report, row)
        line = [row["name"], *(_cell(row, name) for name in names)]
        for name in ours:
            mine, against = _rate(row, name), {yard: _rate(row, yard)}
            if kind != "gemm":
                against["best peer"] = best[1] if best else None
            for other, rate in against.items():
                line.append(_ratio(mine, rate))
                if mine and rate:
                    for group in (f"{case.problem.dtype} {case.problem.size_name}",
                                  "all"):
                        groups.setdefault((name, group, other), []).append(mine / rate)
        if kind != "gemm":
            line.append(best[0] if best else "–")
        lines.append(line)
    parts = [_table(head, lines)]
    if groups:
        # Rows that belong together: plain attention grids, mainly.
        keys = list(dict.fromkeys((name, group) for name, group, _ in groups))
        keys.sort(key=lambda key: (ours.index(key[0]), key[1] == "all"))
        others = list(dict.fromkeys(other for _, _, other in groups))
        parts.append(_table(
            ["geometric mean (least–most)", *(f"/ {other}" for other in others)],
            [[f"{name}, {group}", *(
                _mean(groups[name, group, other]) if (name, group, other) in groups
                else "–" for other in others)] for name, group in keys]))
    parts.append(_neighbours(report, rows))
    return "\n\n".join(filter(None, parts))


def _neighbours(report: _Row, rows: list[_Row]) -> str:
    """Variants against the plain case beside them, rate to rate."""
    ours = _ours(report)
    by_name = {row["name"]: row for row in rows}
    lines = []
    for row in rows:
        beside = neighbour(Case.from_json(row["case"]))
        if beside is None or beside.name not in by_name:
            continue
        plain = by_name[beside.name]
        lines.append([row["name"], beside.name, *(
            _ratio(_rate(row, name), _rate(plain, name)) for name in ours)])
    return _table(["variant", "plain neighbour", *ours], lines) if lines else ""


def _remarks(report: _Row) -> str:
    """What a table does not show: who was missing and why, clocks and power."""
    lines = []
    for name, about in report["contenders"].items():
        if "missing" in about:
            lines.append(f"{name}: missing: {about['missing']}")
        elif "left_out" in about:
            lines.append(f"{name}: left out: {about['left_out']}")
        elif about.get("version"):
            lines.append(f"{name}: {about['about']}, {about['version']}")
    said: dict[str, list[str]] = {}
    for row in report["rows"]:
        for name, entry in row["results"].items():
            missing = entry.get("missing", "")
            if missing and not missing.startswith(("does no", "not built")):
                said.setdefault(f"{name}: {missing}", []).append(row["name"])
            elif entry.get("note", "").startswith("sizes padded"):
                said.setdefault(f"{name}: * {entry['note']}", []).append(row["name"])
    for text, names in said.items():
        more = f" and {len(names) - 3} more" if len(names) > 3 else ""
        lines.append(f"{text} ({', '.join(names[:3])}{more})")
    entries = [entry for row in report["rows"] for entry in row["results"].values()]
    for key, unit, what in (("mhz", "MHz", "clock"), ("watts", "W", "power")):
        values = [entry[key] for entry in entries if key in entry]
        if values:
            lines.append(f"{what}: {min(values):.0f} to {max(values):.0f} {unit}")
    late = sorted({name for row in report["rows"]
                   for name, entry in row["results"].items()
                   if entry.get("timing") == "late"})
    if late:
        lines.append(f"times hold the host's somewhere: {', '.join(late)}")
    for name in _ours(report):
        times = [row["results"][name]["host_us"] for row in report["rows"]
                 if "host_us" in row["results"].get(name, {})]
        if times:
            lines.append(f"host time of a launch of {name}: {min(times):.0f} to "
                         f"{max(times):.0f} us")
    if report.get("not_run"):
        lines.append(f"not run: {', '.join(report['not_run'])}")
    if report.get("failed"):
        lines.append(f"failed {report['failed']}")
    machine = report.get("machine")
    if machine:
        lines.append(", ".join(f"{key} {value}" for key, value in machine.items()))
    options = report.get("options", {})
    if options:
        lines.append(", ".join(f"{key} {value}" for key, value in options.items()))
    return "\n".join(f"- {line}" for line in lines)


def is_good(report: _Row) -> bool:
    """Whether every kernel of ours that was there gave the right result."""
    for row in report["rows"]:
        for name in _ours(report):
            missing = row["results"].get(name, {}).get("missing", "")
            if missing and not missing.startswith(("not built", "refused")):
                return False
    return bool(report["rows"]) and not report.get("failed") and not any(
        "left_out" in report["contenders"][name] for name in _ours(report))


class PlotError(RuntimeError):
    """There is nothing to draw with, or nothing to draw."""


def plot(report: _Row, path: pathlib.Path) -> None:
    """Rates over the sequence length, one panel for each head size and mask of
    plain attention."""
    rows = [row for row in report["rows"]
            if row["case"]["problem"]["kind"] == "attention"
            and neighbour(Case.from_json(row["case"])) is None]
    if not rows:
        raise PlotError("no plain attention among the cases")
    try:
        import matplotlib
        matplotlib.use("Agg")
        import matplotlib.pyplot as pyplot
    except ImportError as error:
        raise PlotError(f"no plot: {error}") from None
    cases = {row["name"]: Case.from_json(row["case"]) for row in rows}
    problems = list(dict.fromkeys(case.problem for case in cases.values()))
    wide = min(2, len(problems))
    high = -(-len(problems) // wide)
    figure, axes = pyplot.subplots(high, wide, squeeze=False,
                                   figsize=(5.5 * wide, 3.4 * high))
    ours, names = _ours(report), _columns(report, rows)
    colors = {name: f"C{i % 10}" for i, name in enumerate(names)}
    for i, problem in enumerate(problems):
        axis = axes[i // wide][i % wide]
        for name in names:
            points = sorted((cases[row["name"]].length, _rate(row, name))
                            for row in rows
                            if cases[row["name"]].problem == problem
                            and _rate(row, name))
            if points:
                axis.plot(*zip(*points), marker="o" if name in ours else ".",
                          linewidth=2.2 if name in ours else 1.2, label=name,
                          color=colors[name])
        lengths = sorted({case.length for case in cases.values()
                          if case.problem == problem})
        axis.set_xscale("log", base=2)
        axis.set_xticks(lengths, [str(length) for length in lengths])
        axis.minorticks_off()
        axis.set_ylim(bottom=0)
        axis.set_title(f"{problem.dtype}, d {problem.size_name[1:]}, "
                       f"{problem.mask_name}", fontsize=10)
        axis.set_ylabel("TFLOP/s")
        axis.grid(alpha=0.3)
    for i in range(len(problems), high * wide):
        axes[i // wide][i % wide].set_axis_off()
    handles = {label: handle for row in axes for axis in row
               for handle, label in zip(*axis.get_legend_handles_labels())}
    figure.legend(handles.values(), handles.keys(), loc="lower center",
                  ncols=min(6, max(1, len(handles))), frameon=False)
    gpu = report.get("machine", {}).get("gpu", "")
    figure.suptitle(f"Attention forward{', ' + gpu if gpu else ''}", fontsize=11)
    # Title and legend take as much room however many rows there are.
    height = figure.get_figheight()
    figure.tight_layout(rect=(0, 0.35 / height, 1, 1 - 0.1 / height))
    figure.savefig(path, dpi=110)
    pyplot.close(figure)

# RUN: %python %s attn-opt mlir-opt %attn_docs
"""Every pass and pipeline of the project keeps the project's conventions.

The project's passes are those that attn-opt registers and mlir-opt does not.
Each is named dialect-verb-object or convert-X-to-Y and has a summary; its
entry in the generated documentation has a description that shows IR before
and after in mlir blocks; every option says what it does, there and in the
list. A pass that no Passes.td describes has no entry, and fails.
"""

import pathlib
import re
import subprocess
import sys

PASS_NAME = re.compile(r"(attn|tile)(-[a-z0-9]+){2,}|convert(-[a-z0-9]+)+-to(-[a-z0-9]+)+")
PIPELINE_NAME = re.compile(r"attn(-[a-z0-9]+){2,}")


def registered(tool):
    """Maps each pass and each pipeline of a tool to (summary, options)."""
    text = subprocess.run([tool, "--list-passes"], check=True, text=True,
                          capture_output=True).stdout
    found = {"Passes:": {}, "Pass Pipelines:": {}}
    section = entry = None
    for line in text.splitlines():
        if line.strip() in found:
            section = found[line.strip()]
        elif match := re.match(r"  --(\S+)(?:\s+-\s*(.*))?$", line):
            entry = section.setdefault(match[1], (match[2] or "", {}))
        elif entry and (match := re.match(r"    -{1,2}([^\s=]+)\S*(?:\s+-\s*(.*))?$", line)):
            entry[1][match[1]] = match[2] or ""
    return found["Passes:"], found["Pass Pipelines:"]


def documented(folder):
    """Maps each pass in the generated documentation to its text."""
    entries = {}
    for file in pathlib.Path(folder).glob("*Passes.md"):
        parts = re.split(r"^### `-(\S+)`\n", file.read_text(), flags=re.M)
        entries.update(zip(parts[1::2], parts[2::2]))
    return entries


def main():
    ours, pipelines = registered(sys.argv[1])
    theirs, their_pipelines = registered(sys.argv[2])
    docs = documented(sys.argv[3])
    ours = {name: entry for name, entry in ours.items() if name not in theirs}
    pipelines = {name: entry for name, entry in pipelines.items()
                 if name not in their_pipelines}
    faults = []
    for name, (summary, options) in ours.items():
        if not PASS_NAME.fullmatch(name):
            faults.append(f"{name}: not named dialect-verb-object or convert-x-to-y")
        if len(summary.split()) < 3:
            faults.append(f"{name}: no summary")
        if name not in docs:
            faults.append(f"{name}: not described in a Passes.td")
            continue
        text = docs[name]
        description = re.split(r"^#### ", text, flags=re.M)[0]
        blocks = re.findall(r"^```mlir\n(.*?)^```", description, flags=re.M | re.S)
        if not blocks or (len(blocks) < 2 and "// After" not in blocks[0]):
            faults.append(f"{name}: the description shows no IR before and after")
        faults += [f"{name}: option '{option}' is not described"
                   for option, said in options.items() if len(said.split()) < 2]
    for name, (summary, options) in pipelines.items():
        if not PIPELINE_NAME.fullmatch(name):
            faults.append(f"{name}: not named attn-x-y")
        if len(summary.split()) < 3:
            faults.append(f"{name}: no summary")
        faults += [f"{name}: option '{option}' is not described"
                   for option, said in options.items() if len(said.split()) < 2]
    # A pass that is described and not registered cannot be run by anyone.
    faults += [f"{name}: described, not registered" for name in docs if name not in ours]
    print("\n".join(faults) or f"{len(ours)} passes, {len(pipelines)} pipelines")
    return bool(faults)


sys.exit(main())

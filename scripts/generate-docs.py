#!/usr/bin/env python3
"""Writes the generated parts of the documentation, or checks them.

Two kinds of text are generated from a build: the reference of dialects and
passes (docs/reference/*.md, from TableGen), and, in any other page, the block
that follows a comment of the form

    <!-- output: COMMAND -->
    ```mlir
    what COMMAND printed when the page was generated
    ```

COMMAND is a shell command run in the source folder, with the build's tools and
LLVM's first on the path.

usage: generate-docs.py [--check] [--build=DIR] [--llvm-bin=DIR]
--check writes nothing, prints the difference and fails if there is one.
"""

import argparse
import difflib
import os
import pathlib
import re
import subprocess
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = re.compile(r"^(<!-- output: (.*?) -->\n+```\w*\n)(.*?)(^```$)", re.M | re.S)


def run(command, env):
    """The command's standard output, with trailing blanks dropped."""
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=SOURCE,
                          env=env, text=True, capture_output=True)
    if done.returncode:
        sys.exit(f"generate-docs: failed: {command}\n{done.stderr}")
    lines = [line.rstrip() for line in done.stdout.strip("\n").splitlines()]
    return "".join(line + "\n" for line in lines)


def pages(build, env):
    """Yields each page that has generated text, with that text up to date."""
    for file in sorted((build / "docs").glob("*.md")):
        yield SOURCE / "docs" / "reference" / file.name, file.read_text()
    for page in [SOURCE / "README.md", SOURCE / "CONTRIBUTING.md",
                 *sorted((SOURCE / "docs").glob("*.md"))]:
        if page.exists():
            text = page.read_text()
            yield page, OUTPUT.sub(
                lambda match: match[1] + run(" ".join(match[2].split()), env) + match[4],
                text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--build", type=pathlib.Path, default=SOURCE / "build/release")
    parser.add_argument("--llvm-bin", default="/usr/lib/llvm-22/bin")
    args = parser.parse_args()
    build = args.build.resolve()
    env = dict(os.environ)
    env["PATH"] = os.pathsep.join([str(build / "bin"), args.llvm_bin, env["PATH"]])
    subprocess.run(["cmake", "--build", str(build), "--target", "attn-doc"],
                   check=True, stdout=subprocess.DEVNULL)
    stale = 0
    expected = set()
    for page, text in pages(build, env):
        expected.add(page)
        old = page.read_text() if page.exists() else ""
        if old == text:
            continue
        stale += 1
        name = str(page.relative_to(SOURCE))
        if args.check:
            sys.stdout.writelines(difflib.unified_diff(
                old.splitlines(True), text.splitlines(True), name, f"{name} (generated)"))
        else:
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(text)
            print(f"wrote {name}")
    for page in sorted((SOURCE / "docs/reference").glob("*.md")):
        if page not in expected:
            stale += 1
            print(f"{page.relative_to(SOURCE)}: nothing generates this page")
    if args.check and stale:
        print("run scripts/generate-docs.py and commit what it writes")
    return 1 if args.check and stale else 0


sys.exit(main())

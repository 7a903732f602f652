# RUN: %python %s attn-opt %attn_src
"""Every remark of the pipelines says each thing once: no key twice, one text that
begins in lower case, and no remark twice at one place."""

import collections
import pathlib
import re
import subprocess
import sys

INPUTS = ["corpus/gpt2", "corpus/bert_dynamic", "corpus/t5", "corpus/vit_f16"]
PIPELINES = [
    ["--attn-to-cpu"],
    ["--attn-to-nvvm=chip=sm_80 format=llvm"],
    ["--attn-to-nvvm=chip=sm_90 format=llvm tile-m=64"],
    ["--convert-linalg-to-tile"],
    # Refused, and left to the host.
    ["--attn-raise-linalg", "--attn-configure-target=chip=sm_80 tile-m=16 fallback=unfused",
     "--attn-tile-online-softmax", "--attn-specialize-masks",
     "--convert-attn-to-tile=fallback=unfused"],
]
REMARK = re.compile(r"^(?P<place>\S+): remark: \[(?P<kind>\w+)\] (?P<name>[\w-]+) \| "
                    r"(?P<rest>.*)$", re.M)
KEY = re.compile(r"(?:^|\| |, )(\w+)=(?=\"|\d)")


def faults(text):
    seen = collections.Counter()
    for match in REMARK.finditer(text):
        rest = match["rest"]
        keys = KEY.findall(re.sub(r'"[^"]*"', '""', rest))
        twice = [key for key, n in collections.Counter(keys).items() if n > 1]
        if twice:
            yield f"{twice[0]} twice: {match[0]}"
        if keys.count("Remark") + keys.count("Reason") > 1:
            yield f"two texts: {match[0]}"
        for said in re.findall(r'(?:Remark|Reason)="([^"]*)"', rest):
            if not said or said[0].isupper():
                yield f"text does not begin in lower case: {match[0]}"
        seen[match["place"], match["name"], rest] += 1
    for (place, name, rest), n in seen.items():
        if n > 1:
            yield f"{n} times at {place}: {name} | {rest}"


def main():
    attn_opt, source = sys.argv[1], pathlib.Path(sys.argv[2])
    bad = remarks = 0
    for name in INPUTS:
        for passes in PIPELINES:
            done = subprocess.run(
                [attn_opt, str(source / "test" / name / "model.mlir"), *passes, "-o", "-",
                 "--remarks-filter=.*", "--remark-policy=all", "--remark-format=emitRemark"],
                capture_output=True, text=True)
            if done.returncode:
                print(f"error: {name} {passes}: {done.stderr[:500]}")
                bad += 1
            remarks += len(REMARK.findall(done.stderr))
            for fault in faults(done.stderr):
                print(f"error: {name} {passes[-1]}: {fault}")
                bad += 1
    print(f"{remarks} remarks")
    sys.exit(bool(bad) or remarks < 20)


if __name__ == "__main__":
    main()

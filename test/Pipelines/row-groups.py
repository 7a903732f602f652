# RUN: %python %s %t | FileCheck %s
# CHECK-COUNT-5: rows of 4 groups agree
# CHECK-NOT: differ
"""Each group of queries walks over the keys of its own.

The program for groups is run once for each group with the bounds of that group for
the whole tile, which are right for its rows alone, and once with the common ones;
the rows of each are held against attention as it was written.
"""

import pathlib
import re
import subprocess
import sys

import numpy

QUERIES, KEYS, WIDTH, TILE, GROUP = 41, 53, 8, 16, 4
MASKS = {
    "causal": ["%see = arith.cmpi sle, %n, %m : index"],
    "offset": ["%o = arith.constant 12 : index", "%p = arith.addi %m, %o : index",
               "%see = arith.cmpi sle, %n, %p : index"],
    "window": ["%o = arith.constant 9 : index", "%p = arith.addi %n, %o : index",
               "%a = arith.cmpi sle, %n, %m : index",
               "%b = arith.cmpi sgt, %p, %m : index",
               "%see = arith.andi %a, %b : i1"],
    "later": ["%see = arith.cmpi sge, %n, %m : index"],
    "chunks": ["%o = arith.constant 8 : index",
               "%c = arith.floordivsi %n, %o : index",
               "%r = arith.floordivsi %m, %o : index",
               "%see = arith.cmpi sle, %c, %r : index"],
}


def program(lines):
    q, k = (f"tensor<{size}x{WIDTH}xf32>" for size in (QUERIES, KEYS))
    body = "\n      ".join(lines)
    return f"""
#q = affine_map<(m, n, d, e) -> (m, d)>
#k = affine_map<(m, n, d, e) -> (n, d)>
#v = affine_map<(m, n, d, e) -> (n, e)>
#o = affine_map<(m, n, d, e) -> (m, e)>
func.func @main(%q: {q}, %k: {k}, %v: {k}) -> {q} {{
  %init = tensor.empty() : {q}
  %r = attn.attention {{indexing_maps = [#q, #k, #v, #o],
      attn.lowering_config = #attn.lowering_config<tile_m = {TILE}, tile_n = 8>}}
    ins(%q, %k, %v : {q}, {k}, {k}) outs(%init : {q})
    mask {{
      %m = attn.index 0
      %n = attn.index 1
      {body}
      attn.yield %see : i1
    }} -> {q}
  return %r : {q}
}}
"""


def run(folder, name, text):
    file = folder / f"{name}.mlir"
    file.write_text(text)
    out = folder / name
    subprocess.run(["attn-run", file, "--random=5", f"--out-dir={out}"], check=True,
                   stdout=subprocess.DEVNULL)
    return numpy.load(out / "out0.npy")


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    group = numpy.arange(QUERIES) % TILE // GROUP
    for name, lines in MASKS.items():
        expected = run(folder, name, program(lines))
        passes = ["--attn-tile-online-softmax",
                  f"--attn-specialize-masks=peel-tails row-group={GROUP}"]
        split = subprocess.run(["attn-opt", folder / f"{name}.mlir", *passes],
                               check=True, capture_output=True, text=True).stdout
        assert "attn.group_bound" in split
        results = [run(folder, f"{name}-common", split)]
        for i in range(TILE // GROUP):
            own = re.sub(r"attn\.group_bound (%\w+), %\w+", r"arith.addi \1, %group_zero",
                         split)
            own = re.sub(r"attn\.row_group \d+", f"arith.constant {i * GROUP} : index", own)
            own = re.sub(r"(func\.func @main.*\n)",
                         r"\1    %group_zero = arith.constant 0 : index\n", own)
            result = run(folder, f"{name}-{i}", own)
            results.append(numpy.where((group == i)[:, None], result, expected))
        same = all(numpy.allclose(result, expected, rtol=1e-5, atol=1e-6, equal_nan=True)
                   for result in results)
        print(f"{name}: rows of {TILE // GROUP} groups {'agree' if same else 'differ'}")


if __name__ == "__main__":
    main()

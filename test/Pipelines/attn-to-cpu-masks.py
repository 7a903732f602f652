# RUN: %python %s %t.mlir && attn-run %t.mlir --random=3 --check=numerics | FileCheck %s
# CHECK-COUNT-6: : ok
"""Attention under masks made at random, against the definition in f64.

Comparisons that are linear in the positions, or in chunks of them, under and,
or, not and select; with -inf and with finite fills, near the scores and far
below. Tiles are small, so that each mask has hidden, full and partial ones.
"""

import random
import sys

BATCH, QUERIES, KEYS, WIDTH = 2, 37, 41, 8
PREDICATES = ["sle", "slt", "sge", "sgt", "eq", "ne"]


class Mask:
    def __init__(self, rng):
        self.rng = rng
        self.lines = ["%m = attn.index 1", "%n = attn.index 2"]
        self.count = 0

    def emit(self, text):
        self.count += 1
        self.lines.append(f"%x{self.count} = {text}")
        return f"%x{self.count}"

    def constant(self, value):
        return self.emit(f"arith.constant {value} : index")

    def scaled(self, value, factor):
        if factor == 1:
            return value
        return self.emit(f"arith.muli {value}, {self.constant(factor)} : index")

    def compare(self):
        key, query = "%n", "%m"
        if self.rng.random() < 0.25:
            chunk = self.constant(self.rng.choice([3, 8, 16]))
            key = self.emit(f"arith.floordivsi {key}, {chunk} : index")
            query = self.emit(f"arith.floordivsi {query}, {chunk} : index")
        key = self.scaled(key, self.rng.choice([1, 1, 1, 2, -1, 3]))
        query = self.scaled(query, self.rng.choice([0, 1, 1, 1, -1, 2]))
        offset = self.constant(self.rng.randint(-12, 20))
        bound = self.emit(f"arith.addi {query}, {offset} : index")
        predicate = self.rng.choice(PREDICATES)
        return self.emit(f"arith.cmpi {predicate}, {key}, {bound} : index")

    def condition(self, depth):
        kind = self.rng.random()
        if depth == 0 or kind < 0.35:
            return self.compare()
        x = self.condition(depth - 1)
        if kind < 0.45:
            return self.emit(f"arith.xori {x}, {self.emit('arith.constant true')} : i1")
        y = self.condition(depth - 1)
        if kind < 0.85:
            return self.emit(f"arith.{'andi' if kind < 0.65 else 'ori'} {x}, {y} : i1")
        return self.emit(f"arith.select {x}, {y}, {self.condition(depth - 1)} : i1")


def main():
    rng = random.Random(4)
    tensor = f"tensor<{BATCH}x{{}}x{WIDTH}xf32>"
    q, k = tensor.format(QUERIES), tensor.format(KEYS)
    body, results = [], []
    for i in range(6):
        mask = Mask(rng)
        see = mask.condition(rng.randint(1, 3))
        fill = rng.choice(["", "", ", fill = -1.0e9 : f64", ", fill = -2.0 : f64"])
        tiles = f"tile_m = {rng.choice([4, 8])}, tile_n = {rng.choice([4, 8])}"
        region = "\n        ".join(mask.lines + [f"attn.yield {see} : i1"])
        body.append(f"""
    %r{i} = attn.attention {{indexing_maps = [#q, #k, #v, #o]{fill},
        attn.lowering_config = #attn.lowering_config<{tiles}>}}
      ins(%q, %k, %v : {q}, {k}, {k}) outs(%init : {q})
      mask {{
        {region}
      }} -> {q}""")
        results.append(f"%r{i}")
    types = ", ".join([q] * len(results))
    domain = "(b, m, n, d, e) ->"
    with open(sys.argv[1], "w") as file:
        file.write(f"""#q = affine_map<{domain} (b, m, d)>
#k = affine_map<{domain} (b, n, d)>
#v = affine_map<{domain} (b, n, e)>
#o = affine_map<{domain} (b, m, e)>
func.func @masks(%q: {q}, %k: {k}, %v: {k}) -> ({types}) {{
    %init = tensor.empty() : {q}{"".join(body)}
    return {", ".join(results)} : {types}
}}
""")


if __name__ == "__main__":
    main()

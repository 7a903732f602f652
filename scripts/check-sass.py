#!/usr/bin/env python3
"""Holds the machine code of attention kernels against what their tiles say and
against a recorded baseline.

usage: check-sass.py --nvdisasm=PROGRAM --baseline=FILE --tiles=FILE [--record] FILE

FILE is what attn-opt -attn-to-nvvm made for one chip, --tiles what it makes of
the same input with -attn-configure-target alone. For each loop over keys of each
kernel it demands

    mma       exactly the tile's products: rows / 16 / warps times keys / 8 times
              head size / 16 for each of the two, and for f32 six of them for one
              step along the contraction, which is a loop of its own; of wgmma,
              which takes all columns, head size / 16 and keys / 16
    ex2       exactly one for each score of a thread, and `corrections` more:
              exp(old maximum - new) of each of its rows
    ffma      exactly one for each score, which takes in the scale and the maximum,
              and one for each of the registers in which a thread sums a row: two,
              for f32 one
    local     none, unless the kernel spills, and no call

Of a kernel of warpgroups the loop is the shortest way around the one with most
products: it enters no branch that does a block again. Its exponentials have no
corrections, it touches no local memory whatever the kernel spills, waits for products
twice, and all exponentials but one stand before the last wait.

And besides what the baseline says: every other count exactly, the number of
instructions within 5 %, registers no more than the next multiple of 8, which is
what a thread takes up, and as many bytes spilled. A kernel that spills is in the
baseline with its number; all others spill nothing and touch no local memory
anywhere.

Behind a vote of all warps stands the loop that makes an accumulator anew, which
holds NaN: a kernel with a mask has exactly one, of 16 keys. It has the products of
such a tile and once more that with V, of what is not finite, and no call.

--record writes the baseline of this chip anew. Do so when a change of the kernels
is meant, and look at the difference before you commit it:

    attn-opt INPUT -attn-configure-target=chip=CHIP -o tiles.mlir
    attn-opt INPUT -attn-to-nvvm=chip=CHIP -o code.mlir
    check-sass.py --nvdisasm=PROGRAM --baseline=FILE --tiles=tiles.mlir --record code.mlir
"""

import argparse
import json
import pathlib
import re
import sys

import sass

EXACT = ["mma", "ex2", "ffma", "fmul", "fadd", "fmnmx", "shuffle", "ldmatrix",
         "copy", "barriers", "local", "calls"]
ATTENTION = re.compile(
    r"func\.func @(?P<name>\w+)\(.*?tile_m = (?P<m>\d+), tile_n = (?P<n>\d+)"
    r".*? ins\(.*?: tensor<[^>]*x(?P<d>\d+)x(?P<type>\w+)>.*?, "
    r"tensor<[^>]*x(?P<e>\d+)x\w+>\) outs(?P<program>.*?)\n  }", re.S)
# Keys in a tile of the loop that makes an accumulator anew.
GUARD_KEYS = 16
KERNEL = re.compile(r'#gpu\.kernel_metadata<"([^"]+)".*?metadata = \{([^}]*)\}')
LAUNCH = re.compile(r"gpu\.launch_func\s+@\S+::@(\S+) .*?threads in \((%\w+)")


def read_kernels(text, tiles, nvdisasm):
    """What there is to know of each kernel, by its name."""
    constants = dict(re.findall(r"(%\w+) = arith\.constant (\d+) : index", text))
    threads = {name: int(constants[value]) for name, value in LAUNCH.findall(text)}
    properties = {}
    for part in re.split(r"(?=#gpu\.object<)", text)[1:]:
        for name, found in KERNEL.findall(part.split('bin = "')[0]):
            properties[name] = {
                key: int(value) for key, value in re.findall(r"(\w+) = (\d+) : i64", found)}
    shapes = {match["name"] + "_attention": match for match in ATTENTION.finditer(tiles)}
    chips, kernels = set(), {}
    for chip, cubin in sass.objects(text):
        chips.add(chip)
        for name, lines in sass.kernels(sass.disassemble(nvdisasm, cubin)):
            shape = shapes[name]
            warpgroups = any(text and "HGMMA" in text for _, text in lines)
            hot = sass.hot_path(lines) if warpgroups else []
            loops, guards = ([hot], []) if hot else sass.key_loops(lines)
            kernels[name] = {
                "m": int(shape["m"]), "n": int(shape["n"]), "threads": threads[name],
                "d": int(shape["d"]), "e": int(shape["e"]), "type": shape["type"],
                "warpgroups": warpgroups,
                "early": count_before_last_wait(hot),
                "registers": properties[name]["registers"],
                "spills": properties[name]["spill_store_bytes"],
                "local": sass.count(lines)["local"],
                "masked": " mask {" in shape["program"],
                "loops": [sass.count(loop) for loop in loops],
                "guards": [sass.count(loop) for loop in guards],
            }
    if len(chips) != 1:
        sys.exit("check-sass.py: the input is for no chip, or for more than one")
    return chips.pop(), kernels


def count_before_last_wait(lines):
    """Exponentials in front of the last wait for products."""
    waits = [i for i, line in enumerate(lines) if sass.count([line])["waits"]]
    return sass.count(lines[:waits[-1]])["ex2"] if waits else 0


def computing_threads(kernel):
    """All but the four warps that copy for warpgroups."""
    return kernel["threads"] - (128 if kernel["warpgroups"] else 0)


def scores_of_thread(kernel):
    return kernel["m"] * kernel["n"] // computing_threads(kernel)


def expected_products(kernel, n):
    rows = kernel["m"] * 2 // computing_threads(kernel)
    up = lambda size: -(-size // 16)
    if kernel["type"] == "f32":
        return 6 * rows * (n // 8 + kernel["e"] // 8)
    if kernel["warpgroups"]:
        return rows * (up(kernel["d"]) + n // 16)
    return rows * (n // 8 * up(kernel["d"]) + 2 * up(kernel["e"]) * (n // 16))


def summary(kernel):
    """What the baseline holds of a kernel."""
    corrections = {loop["ex2"] - scores_of_thread(kernel) for loop in kernel["loops"]}
    return {
        "tile": [kernel["m"], kernel["n"]], "threads": kernel["threads"],
        "registers": kernel["registers"], "spills": kernel["spills"],
        "corrections": corrections.pop() if len(corrections) == 1 else None,
        "loops": [{key: loop[key] for key in ("instructions", *EXACT)}
                  for loop in kernel["loops"]]}


def check(kernel, baseline):
    """What is wrong with a kernel, one text for each."""
    now = summary(kernel)
    for key in ("tile", "threads", "spills"):
        if now[key] != baseline[key]:
            yield f"{key} is {now[key]}, in the baseline {baseline[key]}"
    if -(-now["registers"] // 8) > -(-baseline["registers"] // 8):
        yield f"{now['registers']} registers, in the baseline {baseline['registers']}"
    if not now["spills"] and kernel["local"]:
        yield f"{kernel['local']} accesses of local memory without a spill"
    if not now["loops"] or len(now["loops"]) != len(baseline["loops"]):
        yield (f"{len(now['loops'])} loops over keys, in the baseline "
               f"{len(baseline['loops'])}")
        return
    if len(kernel["guards"]) != int(kernel["masked"] and not kernel["warpgroups"]):
        yield f"{len(kernel['guards'])} loops behind a vote of all warps"
    again = kernel["m"] * 2 // computing_threads(kernel) * 2 * -(-kernel["e"] // 16)
    for guard in kernel["guards"]:
        products = expected_products(kernel, GUARD_KEYS) + again
        for key, value in (("mma", products), ("calls", 0)):
            if guard[key] != value:
                yield f"behind the vote: {key} is {guard[key]}, not {value}"
    rules = {"mma": expected_products(kernel, kernel["n"]), "calls": 0}
    if baseline["corrections"] is not None:
        rules["ex2"] = scores_of_thread(kernel) + baseline["corrections"]
        sums = 1 if kernel["type"] == "f32" else 2
        rules["ffma"] = scores_of_thread(kernel) + sums * baseline["corrections"]
    if not now["spills"] or kernel["warpgroups"]:
        rules["local"] = 0
    if kernel["warpgroups"]:
        if kernel["loops"][0]["waits"] != 2:
            yield f"{kernel['loops'][0]['waits']} waits for products"
        if kernel["early"] < scores_of_thread(kernel) - 1:
            yield f"{kernel['early']} exponentials before the last wait"
    for i, (loop, recorded) in enumerate(zip(now["loops"], baseline["loops"])):
        for key, value in rules.items():
            if loop[key] != value:
                yield f"loop {i}: {key} is {loop[key]}, the tile says {value}"
        for key in EXACT:
            if loop[key] != recorded[key]:
                yield f"loop {i}: {key} is {loop[key]}, in the baseline {recorded[key]}"
        if abs(loop["instructions"] - recorded["instructions"]) * 20 > recorded["instructions"]:
            yield (f"loop {i}: {loop['instructions']} instructions, in the baseline "
                   f"{recorded['instructions']}, and 5 % are allowed")


def dump(table):
    """JSON with a line for each loop."""
    lines = []
    for chip in sorted(table, key=lambda chip: int(chip[3:].rstrip("af"))):
        kernels = []
        for name, kernel in table[chip].items():
            loops = ",\n".join("      " + json.dumps(loop) for loop in kernel["loops"])
            head = json.dumps({k: v for k, v in kernel.items() if k != "loops"})
            kernels.append(f'    "{name}": {head[:-1]}, "loops": [\n{loops}]}}')
        lines.append(f'  "{chip}": {{\n' + ",\n".join(kernels) + "\n  }")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--nvdisasm", default="nvdisasm")
    parser.add_argument("--baseline", type=pathlib.Path, required=True)
    parser.add_argument("--tiles", type=pathlib.Path, required=True)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("file", type=pathlib.Path)
    options = parser.parse_args()

    chip, kernels = read_kernels(options.file.read_text("latin-1"),
                                 options.tiles.read_text(), options.nvdisasm)
    table = json.loads(options.baseline.read_text()) if options.baseline.exists() else {}
    if options.record:
        table.setdefault(chip, {}).update(
            {name: summary(kernel) for name, kernel in kernels.items()})
        options.baseline.write_text(dump(table))
    bad = 0
    recorded = table.get(chip, {})
    for name in sorted({*kernels, *recorded}):
        if name not in kernels or name not in recorded:
            faults = ["not in the " + ("input" if name in recorded else "baseline")]
        else:
            faults = list(check(kernels[name], recorded[name]))
        for fault in faults:
            print(f"error: {name} on {chip}: {fault}")
        bad += len(faults)
        if not faults:
            loops = ", ".join(f"{loop['instructions']} instructions with {loop['mma']} mma "
                              f"and {loop['ex2']} ex2" for loop in kernels[name]["loops"])
            print(f"{name} on {chip}: {kernels[name]['registers']} registers, "
                  f"{kernels[name]['spills']} B spilled; {loops}")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())

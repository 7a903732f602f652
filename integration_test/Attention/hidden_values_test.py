#!/usr/bin/env python3
"""What a query does not see does not reach it: kernels on a GPU against f64.

usage: hidden_values_test.py [--chip=sm_90] [--attn-compile=PATH]
                             [--build=DIR | --run=DIR]

Keys and values hold NaN and infinities where a mask hides them, from all queries
or from some. A row is compared with an f64 evaluation over the keys that it sees
and no others: what is not finite there has to be the same, and what is finite
close. --build only compiles into DIR and --run only runs what is there, so that
the machine with the GPU needs no compiler. Exits with 77 where there is no GPU.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

HEADS, WINDOW = 2, 40
FILL = -3.4028234663852886e38

# Of each mask, the captured operands and the region's ops.
PADDING = ("%pad: tensor<?x?xi1>", "#bn", "i1")
FULL = ("%all: tensor<?x?x?xi1>", "#bmn", "i1")
LENGTH = ("%len: tensor<?xi64>", "#b", "i64")
CAUSAL = """
      %i = attn.index 2
      %j = attn.index 3
      %last = arith.addi %i, %offset : index
      %past = arith.cmpi sle, %j, %last : index"""
BOTH = CAUSAL + """
      %see = arith.andi %past, %c0 : i1"""
MASKS = {
    "padding": ([PADDING], "", "%c0"),
    "full": ([FULL], "", "%c0"),
    "causal": ([], CAUSAL, "%past"),
    "causal_padding": ([PADDING], BOTH, "%see"),
    # A masked score is finite: a row that sees nothing is the mean of all values.
    "fill": ([PADDING], BOTH, "%see"),
    "window": ([], CAUSAL + f"""
      %width = arith.constant {WINDOW} : index
      %reach = arith.addi %j, %width : index
      %near = arith.cmpi sgt, %reach, %last : index
      %see = arith.andi %past, %near : i1""", "%see"),
    # Bounds of the loop over keys alone: there is nothing to make anew.
    "length": ([LENGTH], """
      %j = attn.index 3
      %end = arith.index_cast %c0 : i64 to index
      %see = arith.cmpi slt, %j, %end : index""", "%see"),
}
# Type, head size, the form of the softmax, and the masks of one bundle.
ALL = list(MASKS)
SOME = ["causal", "padding", "fill"]
CASES = [(t, d, "online", ALL if d == 64 else SOME + ["full"] if d == 128 else SOME[:2])
         for t in ("f16", "bf16", "f32") for d in (64, 128, 80, 256)]
CASES += [(t, 64, "speculative", ["causal", "causal_padding"]) for t in ("f16", "bf16")]
SIZES = [(100, 333), (64, 64), (1, 17), (130, 130)]


def name_of(type, d, form):
    return f"{type}_d{d}_{form}"


def source(mask, type, d):
    captures, region, result = MASKS[mask]
    t = f"tensor<?x{HEADS}x?x{d}x{type}>"
    arguments = "".join(f", {capture[0]}" for capture in captures)
    maps = "".join(f" {capture[1]}," for capture in captures)
    values = ", ".join(f"%c{i}: {capture[2]}" for i, capture in enumerate(captures))
    operands = ", ".join(capture[0].split(":")[0] for capture in captures)
    types = ", ".join(capture[0].split(": ")[1] for capture in captures)
    return f"""
func.func @{mask}(%q: {t}, %k: {t}, %v: {t}{arguments}) -> {t} {{
  %i0 = arith.constant 0 : index
  %i2 = arith.constant 2 : index
  %b = tensor.dim %q, %i0 : {t}
  %m = tensor.dim %q, %i2 : {t}
  %n = tensor.dim %k, %i2 : {t}
  %offset = arith.subi %n, %m : index
  %scale = arith.constant {d**-0.5:.9e} : f32
  %init = tensor.empty(%b, %m) : {t}
  %o = attn.attention {{indexing_maps = [#q, #k, #v,{maps} #o]{
      f', fill = {FILL} : f64' if mask == 'fill' else ''}}}
    ins(%q, %k, %v : {t}, {t}, {t})
    {f'captures({operands} : {types})' if captures else ''}
    outs(%init : {t})
    score {{
    ^bb0(%s: f32{', ' + values if values else ''}):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    }} mask {{
    {f'^bb0({values}):' if values else ''}{region}
      attn.yield {result} : i1
    }} -> {t}
  return %o : {t}
}}"""


PRELUDE = """
#q = affine_map<(b, h, m, n, d, e) -> (b, h, m, d)>
#k = affine_map<(b, h, m, n, d, e) -> (b, h, n, d)>
#v = affine_map<(b, h, m, n, d, e) -> (b, h, n, e)>
#o = affine_map<(b, h, m, n, d, e) -> (b, h, m, e)>
#bn = affine_map<(b, h, m, n, d, e) -> (b, n)>
#bmn = affine_map<(b, h, m, n, d, e) -> (b, m, n)>
#b = affine_map<(b, h, m, n, d, e) -> (b)>
"""


def build(options, folder):
    for type, d, form, masks in CASES:
        name = name_of(type, d, form)
        file = folder / f"{name}.mlir"
        file.write_text(PRELUDE + "".join(source(mask, type, d) for mask in masks))
        subprocess.run([options.attn_compile, file, "--target=cuda", f"--chip={options.chip}",
                        "--cpu=x86-64-v3", "--pipeline-options=host-copies=true fallback=error "
                        f"softmax={form} max-spill={128 if options.chip.endswith('a') else 0}",
                        "-o", folder / name], check=True)


def reference(q, k, v, see, fill):
    """Row by row, over the keys that the row sees."""
    import numpy as np
    out = np.zeros(q.shape[:3] + v.shape[3:])
    with np.errstate(invalid="ignore"):
        for b, h, m in np.ndindex(*q.shape[:3]):
            keys = np.flatnonzero(see[b, m])
            if not keys.size:
                if fill:
                    out[b, h, m] = v[b, h].mean(0)
                continue
            s = k[b, h, keys] @ q[b, h, m] * q.shape[3]**-0.5
            p = np.exp(s - s.max())
            out[b, h, m] = (p[:, None] * v[b, h, keys]).sum(0) / p.sum()
    return out


def run(folder):
    import attn_mlir
    import numpy as np
    generator = np.random.default_rng(0)
    bad = 0

    def store(array, type):
        """As the kernel takes it, and the same as f64. bf16 is its bits."""
        array = array.astype(np.float32)
        if type != "bf16":
            array = array.astype(np.float16 if type == "f16" else np.float32)
            return array, array.astype(np.float64)
        bits = array.view(np.uint32)
        bits = ((bits + 0x7fff + (bits >> 16 & 1)) >> 16).astype(np.uint16)
        return bits, load(bits, type)

    def load(array, type):
        if type == "bf16":
            array = (array.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
        return array.astype(np.float64)

    def masked(mask, m, n):
        """Arguments, and what is seen, (b, m, n)."""
        padding = generator.random((2, n)) < 0.8
        padding[:, n - n // 5:] = False
        padding[:, 0] = True
        i, j = np.arange(m)[:, None] + n - m, np.arange(n)
        causal = np.broadcast_to(j <= i, (2, m, n))
        if mask == "full":
            see = generator.random((2, m, n)) < 0.5
            # A key that nobody sees, and a row that sees nothing.
            see[:, :, n // 2] = False
            see[:, m // 2] = False
            return [see], see
        if mask == "padding":
            return [padding], np.broadcast_to(padding[:, None], (2, m, n))
        if mask == "causal":
            return [], causal
        if mask == "window":
            return [], causal & (j > i - WINDOW)
        if mask == "length":
            length = np.array([n, max(n - n // 3, 1)], np.int64)
            return [length], np.broadcast_to(j < length[:, None, None], (2, m, n))
        if mask == "fill":
            padding[1] = False
        return [padding], causal & padding[:, None]

    for type, d, form, masks in CASES:
        bundle = attn_mlir.load(folder / name_of(type, d, form))
        limit = {"f16": 4e-3, "bf16": 3e-2, "f32": 2e-5}[type]
        for mask in masks:
            for (m, n), poison in ((s, p) for s in SIZES for p in ("hidden", "values", "keys")):
                q, k, v = (generator.standard_normal((2, HEADS, x, d)) for x in (m, n, n))
                captures, see = masked(mask, m, n)
                # Nobody sees these keys: all of their values are poison, with
                # many infinities of one sign as well.
                for b in range(2):
                    for key in np.flatnonzero(~see[b].any(0)):
                        if mask == "fill" and not see[b].any(1).all() and poison != "values":
                            continue
                        v[b, :, key] = [np.nan, np.inf, -np.inf][key % 3]
                        k[b, :, key] = np.nan
                    # These are seen by some queries, or by all.
                    keys = generator.choice(n, min(3, n), replace=False)
                    if poison == "values":
                        for key, value in zip(keys, (np.nan, np.inf, -np.inf)):
                            v[b, :, key, generator.integers(d, size=3)] = value
                    elif poison == "keys":
                        k[b, :, keys[0], d // 2] = np.nan
                (q, q64), (k, k64), (v, v64) = (store(x, type) for x in (q, k, v))
                want = reference(q64, k64, v64, see, mask == "fill")
                got = load(np.asarray(bundle[mask](q, k, v, *captures)), type)
                what = f"{name_of(type, d, form)} {mask} {m}x{n} {poison}"
                odd = ~np.isfinite(want)
                fine = np.array_equal(got[odd], want[odd], equal_nan=True)
                with np.errstate(invalid="ignore"):
                    error = np.abs(np.where(odd, 0, got - want))
                scale = max(1.0, np.abs(want[~odd]).max(initial=0))
                fine &= bool(np.isfinite(error).all() and error.max() <= limit * scale)
                bad += not fine
                if not fine:
                    wrong = np.argwhere(odd & ~((got == want) | (np.isnan(got) & np.isnan(want)))
                                        | ~odd & ~(error <= limit * scale))
                    place = tuple(wrong[0])
                    print(f"FAIL {what}: {len(wrong)} elements, at {place} {got[place]} for "
                          f"{want[place]}", flush=True)
            print(f"done {name_of(type, d, form)} {mask}", flush=True)
    print(f"{bad} failures")
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chip", default="sm_90")
    parser.add_argument("--attn-compile", default="attn-compile")
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--run", type=pathlib.Path)
    options = parser.parse_args()
    if options.build:
        options.build.mkdir(parents=True, exist_ok=True)
        return build(options, options.build)
    try:
        import attn_mlir
        from attn_mlir import _runtime
        _runtime.device_chip()
    except (ImportError, attn_mlir.Error) as error:
        print(f"skipped: {error}")
        return 77
    if options.run:
        return bool(run(options.run))
    with tempfile.TemporaryDirectory() as folder:
        build(options, pathlib.Path(folder))
        return bool(run(pathlib.Path(folder)))


if __name__ == "__main__":
    sys.exit(main())

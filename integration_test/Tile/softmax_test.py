#!/usr/bin/env python3
"""Forms of the softmax on a GPU: row errors against f64, and time.

usage: softmax_test.py [--chip=sm_90] [--attn-opt=PATH] [--attn-compile=PATH]
                       [--build=DIR | --run=DIR | --time=DIR]

Builds machine code and runs it over the CUDA driver with PyTorch's memory. --build
only writes the machine code into DIR, --run and --time only run what is there, so
that the machine with the GPU needs no compiler. Exits with 77 where there is no GPU.

The inputs of --run are such that references of the first block of keys hold, are
outgrown once, or by every block. Root mean square and largest error of a row are
compared with plain PyTorch's on the same rows; three launches yield the same bytes.
--time takes the forms in turns, five rounds, and prints medians.
"""

import argparse
import ctypes
import json
import math
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

MODULE = """
#q = affine_map<(b, m, n, d, e) -> (b, m, d)>
#k = affine_map<(b, m, n, d, e) -> (b, n, d)>
#v = affine_map<(b, m, n, d, e) -> (b, n, e)>
#o = affine_map<(b, m, n, d, e) -> (b, m, e)>
#r = affine_map<(b, m, n, d, e) -> (b, m)>
func.func @f(%q: {type}, %k: {type}, %v: {type}) -> ({results}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %scale = arith.constant {scale:.9e} : f32
  %b = tensor.dim %q, %c0 : {type}
  %m = tensor.dim %q, %c1 : {type}
  %init = tensor.empty(%b, %m) : {type}
  %lse = tensor.empty(%b, %m) : tensor<?x?xf32>
  %r{count} = attn.attention {{indexing_maps = [{maps}]}}
    ins(%q, %k, %v : {type}, {type}, {type}) outs(%init : {type}) {lse}
    score {{
    ^bb0(%s: f32):
      %t = arith.mulf %s, %scale : f32
      attn.yield %t : f32
    }} {mask} -> {results}
  return {values} : {results}
}}
"""
LATE, WINDOW = 100, 300
MASKS = {
    "full": "",
    "causal": """mask {
      %i = attn.index 1
      %j = attn.index 2
      %see = arith.cmpi sle, %j, %i : index
      attn.yield %see : i1
    }""",
    # The first rows see nothing.
    "late": f"""mask {{
      %i = attn.index 1
      %j = attn.index 2
      %late = arith.constant {LATE} : index
      %next = arith.addi %j, %late : index
      %see = arith.cmpi sle, %next, %i : index
      attn.yield %see : i1
    }}""",
    # Rows of a tile begin at different blocks.
    "window": f"""mask {{
      %i = attn.index 1
      %j = attn.index 2
      %width = arith.constant {WINDOW} : index
      %end = arith.addi %j, %width : index
      %see = arith.cmpi sle, %j, %i : index
      %near = arith.cmpi sgt, %end, %i : index
      %both = arith.andi %see, %near : i1
      attn.yield %both : i1
    }}""",
}
FORMS = {
    "online": "softmax=online",
    "online-matrix": "softmax=online row-sums=matrix",
    "spec": "softmax=speculative",
    "spec-rounded": "softmax=speculative row-sums=rounded",
    "spec-exact": "softmax=speculative row-sums=exact",
}
# Type, head size, mask, form, whether the LSE is a result.
CHECKED = [(t, d, m, f, False) for t in ("bf16", "f16") for d in (64, 128)
           for m in ("full", "causal") for f in ("online", "spec")]
CHECKED += [("bf16", 64, m, "spec", False) for m in ("late", "window")]
CHECKED += [("bf16", 64, "causal", f, True) for f in ("online", "spec")]
CHECKED += [("bf16", 128, "full", "spec-rounded", False), ("bf16", 64, "full", "online-matrix", False)]
TIMED = [("bf16", d, m, f, False) for d in (64, 128) for m in ("full", "causal") for f in FORMS]
LENGTHS = (640, 1000, 4096)


def name_of(type, d, mask, form, lse):
    return f"{type}_d{d}_{mask}_{form}" + ("_lse" if lse else "")


def source(type, d, mask, lse):
    tensor = f"tensor<?x?x{d}x{type}>"
    return MODULE.format(
        type=tensor, scale=d**-0.5, mask=MASKS[mask], count=":2" if lse else "",
        maps="#q, #k, #v, #o" + (", #r" if lse else ""),
        lse="lse(%lse : tensor<?x?xf32>)" if lse else "",
        results=f"{tensor}, tensor<?x?xf32>" if lse else tensor,
        values="%r#0, %r#1" if lse else "%r")


def build(options, folder, cases):
    folder.mkdir(parents=True, exist_ok=True)
    for type, d, mask, form, lse in cases:
        name = name_of(type, d, mask, form, lse)
        text = source(type, d, mask, lse)
        pipeline = f"fallback=error {FORMS[form]}"
        module = subprocess.run(
            [options.attn_opt, "-", f"--attn-to-nvvm=chip={options.chip} format=llvm {pipeline}"],
            input=text.encode(), check=True, capture_output=True).stdout.decode(errors="replace")
        path = folder / f"{name}.mlir"
        path.write_text(text)
        subprocess.run([options.attn_compile, path, "--target=cuda", f"--chip={options.chip}",
                        "--format=cubin", f"--pipeline-options={pipeline}",
                        "-o", folder / f"{name}.cubin"], check=True)
        path.unlink()
        launch = re.search(r"threads in \((%\S+),.*?dynamic_shared_memory_size (%\S+) ", module)
        constant = lambda value: int(
            re.search(re.escape(value) + r" = arith.constant (\d+)", module)[1])
        tile = re.search(r"= affine_map<\(\)\[s0\] -> \(s0 ceildiv (\d+)\)>", module)
        (folder / f"{name}.json").write_text(json.dumps(
            {"threads": constant(launch[1]), "shared": constant(launch[2]),
             "queries": int(tile[1])}))


class Kernel:
    """A kernel over (heads, queries, head size) tensors."""

    def __init__(self, folder, case):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        name = name_of(*case)
        self.meta = json.loads((folder / f"{name}.json").read_text())
        module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        image = (folder / f"{name}.cubin").read_bytes()
        self.check(self.cuda.cuModuleLoadData(ctypes.byref(module), image))
        self.check(self.cuda.cuModuleGetFunction(ctypes.byref(self.function), module,
                                                 b"f_attention"))
        # 8: most dynamic shared memory.
        self.check(self.cuda.cuFuncSetAttribute(self.function, 8, self.meta["shared"]))

    def check(self, code):
        if code:
            raise RuntimeError(f"the CUDA driver returns {code}")

    def __call__(self, q, k, v, *outputs):
        arguments = []
        for t in (q, k, v, *outputs):
            pointer = ctypes.c_void_p(t.data_ptr())
            arguments += [pointer, pointer, ctypes.c_int64(0)]
            arguments += [ctypes.c_int64(x) for x in (*t.shape, *t.stride())]
        arguments += [ctypes.c_int64(x) for x in (q.shape[1], k.shape[1], q.shape[0])]
        array = (ctypes.c_void_p * len(arguments))(
            *[ctypes.cast(ctypes.pointer(a), ctypes.c_void_p) for a in arguments])
        grid = q.shape[0] * -(-q.shape[1] // self.meta["queries"])
        self.check(self.cuda.cuLaunchKernel(
            self.function, grid, 1, 1, self.meta["threads"], 1, 1, self.meta["shared"],
            None, array, None))


def inputs(torch, heads, length, d, type):
    """(kind, q, k, v); scores are q k / sqrt(d)."""
    generator = torch.Generator("cuda").manual_seed(length + d)
    randn = lambda *shape: torch.randn(*shape, device="cuda", generator=generator)
    base = lambda factor=1.0: (randn(heads, length, d) * factor, randn(heads, length, d) * factor)
    position = torch.arange(length, device="cuda") / length
    v = randn(heads, length, d).to(type)

    def ramp(size, sign=1.0):
        # Scores that grow by `size` powers of two from the first key to the last.
        q, k = base()
        top = min(size, 64.0)
        q[..., 0] = top
        k[..., 0] = sign * position * size / top * math.log(2) * math.sqrt(d)
        return q, k

    def peaks(*keys):
        q, k = base()
        q *= 0.1
        q[..., 0] = 8.0
        k[..., 0] = 0.0
        for key in keys:
            k[:, key] = k[:, keys[0]]
            k[:, key, 0] = 20.0
        return q, k

    def sink():
        q, k = base()
        q[..., 0] += 2.0
        k[:, :4, 0] += 12.0
        return q, k

    def constant():
        q, k = base()
        k[:] = k[:, :1]
        return q, k

    late = length * 3 // 4
    for kind, (q, k) in {
        "normal": base(), "x3": base(3.0), "x12": base(12.0), "first": sink(),
        "ramp100": ramp(100.0), "ramp4000": ramp(4000.0), "down": ramp(4000.0, -1.0),
        "onehot": peaks(late), "twins": peaks(late, length // 3), "constant": constant(),
    }.items():
        yield kind, q.to(type), k.to(type), v


def visible(torch, length, mask):
    i = torch.arange(length, device="cuda")[:, None]
    j = torch.arange(length, device="cuda")[None, :]
    if mask == "full":
        return torch.ones(length, length, dtype=torch.bool, device="cuda")
    if mask == "late":
        return j + LATE <= i
    return (j <= i) & ((j + WINDOW > i) if mask == "window" else (j <= i))


def attend(torch, q, k, v, see, type):
    s = (q.to(type) @ k.to(type).transpose(1, 2) / math.sqrt(q.shape[-1]))
    s = s.masked_fill(~see, float("-inf"))
    return s.softmax(-1).nan_to_num(0.0) @ v.to(type), s.logsumexp(-1)


def row_errors(torch, got, exact):
    # Rows that see nothing are zero, and must be.
    norm = exact.norm(dim=-1)
    error = (got.double() - exact).norm(dim=-1)
    return torch.where(norm > 0, error / norm.clamp_min(1e-300),
                       torch.where(error > 0, torch.inf, 0.0)).flatten()


def run(folder):
    import torch
    torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False
    torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
    types = {"bf16": torch.bfloat16, "f16": torch.float16}
    bad = 0
    kernels = {case: Kernel(folder, case) for case in CHECKED}
    worst = {}
    heads = 2
    for type in types:
        for d in sorted({case[1] for case in CHECKED}):
            for length in LENGTHS:
                for kind, q, k, v in inputs(torch, heads, length, d, types[type]):
                    exact = {}
                    for case in CHECKED:
                        if case[:2] != (type, d):
                            continue
                        mask, form, lse = case[2:]
                        if mask not in exact:
                            see = visible(torch, length, mask)
                            exact[mask] = (*attend(torch, q, k, v, see, torch.float64),
                                           attend(torch, q, k, v, see, types[type])[0])
                        want, want_lse, plain = exact[mask]
                        outs = []
                        for _ in range(3):
                            out = [torch.full_like(q, float("nan"))]
                            if lse:
                                out.append(torch.full(q.shape[:2], float("nan"), device="cuda"))
                            kernels[case](q, k, v, *out)
                            outs.append(out)
                        torch.cuda.synchronize()
                        ours = row_errors(torch, outs[0][0], want)
                        peer = row_errors(torch, plain, want)
                        rms, peer_rms = (x.square().mean().sqrt().item() for x in (ours, peer))
                        top, peer_top = ours.max().item(), peer.max().item()
                        absolute = (outs[0][0].double() - want).abs().max().item()
                        limit = 2 * (plain.double() - want).abs().max().item() + (
                            torch.finfo(types[type]).eps * want.abs().max().item())
                        # A row that is nearly one value may have an error of almost 0.
                        floor = torch.finfo(types[type]).eps / 4
                        ok = absolute <= limit and not outs[0][0].isnan().any()
                        ok &= rms <= 1.2 * max(peer_rms, floor) and top <= 1.7 * max(peer_top, floor)
                        ok &= all(torch.equal(a, b) for o in outs[1:] for a, b in zip(o, outs[0]))
                        error = 0.0
                        if lse:
                            seen = want_lse.isfinite()
                            error = (outs[0][1].double() - want_lse)[seen].abs().max().item()
                            ok &= error <= 1e-3 and bool((outs[0][1] == want_lse)[~seen].all())
                        ratios = (rms / max(peer_rms, floor), top / max(peer_top, floor), error)
                        key = (type, d, mask, form, lse)
                        worst[key] = tuple(map(max, worst.get(key, (0, 0, 0)), ratios))
                        if not ok:
                            bad += 1
                            if bad <= 20:
                                print(f"FAIL {name_of(*case)} S={length} {kind}: rms {rms:.2e} "
                                      f"({ratios[0]:.2f}) worst {top:.2e} ({ratios[1]:.2f}) abs "
                                      f"{absolute:.2e} of {limit:.2e} lse {error:.1e}")
    for case, (rms, top, error) in worst.items():
        print(f"{name_of(*case):34} rms {rms:.2f} worst row {top:.2f} of plain, lse {error:.1e}")
    print("all correct" if not bad else f"{bad} wrong")
    return bad


def time(folder):
    import torch
    torch.zeros(1, device="cuda")
    begin, end = torch.cuda.Event(True), torch.cuda.Event(True)
    # Forms, then what makes every block outgrow its reference.
    print(f"{'TFLOP/s':20}" + "".join(f"{form:>15}" for form in FORMS)
          + f"{'spec/online':>13}{'on a ramp':>11}")
    for d in (64, 128):
        for mask in ("full", "causal"):
            kernels = {form: Kernel(folder, ("bf16", d, mask, form, False)) for form in FORMS}
            for length in (4096, 16384):
                heads = 16384 // length * 2048 // d
                q, k, v = (torch.randn(heads, length, d, device="cuda").to(torch.bfloat16)
                           for _ in range(3))
                up = k.clone()
                up[..., 0] = (torch.arange(length, device="cuda") / length * 4000 / 64
                              * math.log(2) * math.sqrt(d)).to(torch.bfloat16)
                steep = q.clone()
                steep[..., 0] = 64.0
                out = torch.empty_like(q)
                def measure(kernel, q, k):
                    begin.record()
                    for _ in range(8):
                        kernel(q, k, v, out)
                    end.record()
                    end.synchronize()
                    return begin.elapsed_time(end) / 8
                tasks = {form: (kernels[form], q, k) for form in FORMS}
                for form in ("online", "spec"):
                    tasks[form + " ramp"] = (kernels[form], steep, up)
                for task in tasks.values():
                    task[0](task[1], task[2], v, out)
                times = {name: [] for name in tasks}
                for _ in range(5):
                    for name, task in tasks.items():
                        times[name].append(measure(*task))
                flop = 4 * heads * length * length * d * (0.5 if mask == "causal" else 1)
                ms = {name: statistics.median(t) for name, t in times.items()}
                print(f"d{d} {mask:6} {length:6}   " + "".join(
                    f"{flop / ms[form] / 1e9:15.0f}" for form in FORMS)
                    + f"{ms['online'] / ms['spec']:13.3f}"
                    + f"{ms['online ramp'] / ms['spec ramp']:11.3f}", flush=True)
    return 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chip", default="sm_90")
    parser.add_argument("--attn-opt", default="attn-opt")
    parser.add_argument("--attn-compile", default="attn-compile")
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--run", type=pathlib.Path)
    parser.add_argument("--time", type=pathlib.Path)
    options = parser.parse_args()
    if options.build:
        build(options, options.build, list(dict.fromkeys(CHECKED + TIMED)))
        return 0
    try:
        import torch
        available = torch.cuda.is_available()
    except ImportError:
        available = False
    if not available:
        print("no GPU, or no PyTorch with CUDA")
        return 77
    if options.time:
        return time(options.time)
    if options.run:
        return int(bool(run(options.run)))
    with tempfile.TemporaryDirectory() as folder:
        build(options, pathlib.Path(folder), CHECKED)
        return int(bool(run(pathlib.Path(folder))))


if __name__ == "__main__":
    sys.exit(main())

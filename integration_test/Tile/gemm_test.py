#!/usr/bin/env python3
"""Matrix products of linalg on a GPU: kernels of tile programs against f64.

usage: gemm_test.py [--chip=sm_90] [--attn-opt=PATH] [--attn-compile=PATH]
                    [--build=DIR | --run=DIR]

Builds machine code with attn-opt and runs it over the CUDA driver with PyTorch's
memory. With attn-compile also builds bundles for sm_90a, whose kernels are of
warpgroups and read through tensor maps, and runs them over the Python package.
--build only writes the machine code into DIR and --run only runs what is there, so
that the machine with the GPU needs no compiler. Exits with 77 where there is no GPU.
"""

import argparse
import ctypes
import json
import pathlib
import re
import subprocess
import sys
import tempfile

STRIDED = "strided<[?, ?], offset: ?>"
# Type of operands, type of results, and whether copies are pipelined.
CASES = {
    "f16": ("f16", "f16", False), "f16_pipelined": ("f16", "f16", True),
    "bf16": ("bf16", "bf16", True),
    "bf16_to_f32": ("bf16", "f32", True), "f32": ("f32", "f32", True),
}


def source(name, type, result):
    return f"""
func.func @{name}(%a: memref<?x?x{type}, {STRIDED}>, %b: memref<?x?x{type}>,
    %m: index, %n: index) -> tensor<?x?x{result}> {{
  %zero = arith.constant 0.0 : {result}
  %at = bufferization.to_tensor %a restrict
    : memref<?x?x{type}, {STRIDED}> to tensor<?x?x{type}>
  %bt = bufferization.to_tensor %b restrict
    : memref<?x?x{type}> to tensor<?x?x{type}>
  %e = tensor.empty(%m, %n) : tensor<?x?x{result}>
  %f = linalg.fill ins(%zero : {result}) outs(%e : tensor<?x?x{result}>)
    -> tensor<?x?x{result}>
  %c = linalg.matmul ins(%at, %bt : tensor<?x?x{type}>, tensor<?x?x{type}>)
    outs(%f : tensor<?x?x{result}>) -> tensor<?x?x{result}>
  return %c : tensor<?x?x{result}>
}}"""


# Products for warpgroups: types of operands and results, batches (0: none), rows,
# columns, contraction, which operands are stored with the contraction outside (left)
# or inside (right), and what is done with the result. The strides of the last three
# are not multiples of 16 bytes.
WARPGROUPS = {
    "square": ("bf16", "bf16", 0, 512, 512, 512, "", ""),
    "odd": ("f16", "f16", 0, 1000, 328, 200, "", ""),
    "narrow": ("bf16", "bf16", 0, 129, 40, 8, "", ""),
    "row": ("f16", "f16", 0, 1, 1000, 504, "", ""),
    "no_k": ("bf16", "bf16", 0, 64, 72, 0, "", "bias_relu"),
    "long": ("f16", "f16", 0, 512, 512, 4096, "", ""),
    "longer": ("bf16", "bf16", 0, 256, 136, 16384, "", ""),
    "waves": ("bf16", "bf16", 0, 2048, 4096, 1096, "", ""),
    "left": ("f16", "f16", 0, 200, 264, 328, "l", ""),
    "right": ("bf16", "bf16", 0, 200, 264, 328, "r", ""),
    "both": ("bf16", "bf16", 0, 904, 1032, 136, "lr", ""),
    "batches": ("f16", "f16", 3, 200, 136, 264, "", ""),
    "batches_right": ("bf16", "bf16", 5, 1000, 520, 96, "r", "bias_relu"),
    "wide": ("f16", "f32", 0, 384, 520, 1024, "", ""),
    "wide_long": ("bf16", "f32", 0, 130, 264, 4104, "r", ""),
    "onto": ("f16", "f16", 0, 300, 256, 192, "", "onto"),
    "bias": ("f16", "f16", 0, 515, 776, 320, "", "bias_relu"),
    "bias_bf16": ("bf16", "bf16", 0, 1024, 1032, 512, "r", "bias_relu"),
    "residual": ("bf16", "bf16", 2, 257, 520, 128, "", "residual"),
    "gelu": ("f16", "f16", 0, 384, 512, 256, "", "gelu"),
    "unaligned": ("f16", "f16", 0, 200, 136, 77, "", ""),
    "unaligned_left": ("bf16", "bf16", 0, 203, 264, 328, "l", ""),
    "unaligned_columns": ("f16", "f16", 2, 300, 137, 64, "", "bias_relu"),
}


def warpgroup_source(type, result, batch, m, n, k, stored, epilogue):
    outer = f"{batch}x" if batch else ""
    left = f"tensor<{outer}{f'{k}x{m}' if 'l' in stored else f'{m}x{k}'}x{type}>"
    right = f"tensor<{outer}{f'{n}x{k}' if 'r' in stored else f'{k}x{n}'}x{type}>"
    shape = lambda t: f"tensor<{outer}{m}x{n}x{t}>"
    dims, at = ("b, m, n, k", "b, ") if batch else ("m, n, k", "")
    maps = [f"affine_map<({dims}) -> ({at}{place})>"
            for place in ("k, m" if "l" in stored else "m, k",
                          "n, k" if "r" in stored else "k, n", "m, n")]
    op = f"linalg.{'batch_' if batch else ''}matmul indexing_maps = [{', '.join(maps)}]"
    arguments = [f"%a: {left}", f"%b: {right}"]
    outer_dims = dims.rsplit(", ", 1)[0]
    same = f"affine_map<({outer_dims}) -> ({outer_dims})>"
    inner = "f32" if epilogue not in ("", "onto") else result
    init = "%zeros"
    if epilogue == "onto":
        arguments.append(f"%c: {shape(result)}")
        init = "%c"
    body = [f"%zero = arith.constant 0.0 : {inner}",
            f"%none = tensor.empty() : {shape(inner)}",
            f"%zeros = linalg.fill ins(%zero : {inner}) outs(%none : {shape(inner)})"
            f" -> {shape(inner)}",
            f"%p = {op} ins(%a, %b : {left}, {right}) outs({init} : {shape(inner)})"
            f" -> {shape(inner)}"]
    value = "%p"
    if inner != result or epilogue not in ("", "onto"):
        other = {"bias_relu": f"tensor<{n}x{type}>", "residual": shape(type),
                 "gelu": None}[epilogue]
        if other:
            arguments.append(f"%o: {other}")
        column = f"affine_map<({outer_dims}) -> (n)>"
        reads = {"bias_relu": [same, column], "residual": [same, same], "gelu": [same]}
        what = {"bias_relu": [f"%w = arith.extf %y : {type} to f32",
                              "%s = arith.addf %x, %w : f32",
                              "%z = arith.maximumf %s, %zero : f32"],
                "residual": [f"%w = arith.extf %y : {type} to f32",
                             "%z = arith.addf %x, %w : f32"],
                "gelu": ["%half = arith.constant 0.5 : f32",
                         "%one = arith.constant 1.0 : f32",
                         "%c1 = arith.constant 0.7978845608 : f32",
                         "%c3 = arith.constant 0.044715 : f32",
                         "%s = arith.mulf %x, %x : f32",
                         "%q = arith.mulf %s, %c3 : f32",
                         "%r = arith.addf %q, %one : f32",
                         "%u = arith.mulf %x, %c1 : f32",
                         "%v = arith.mulf %u, %r : f32",
                         "%t = math.tanh %v : f32",
                         "%g = arith.addf %t, %one : f32",
                         "%h = arith.mulf %x, %half : f32",
                         "%z = arith.mulf %h, %g : f32"]}[epilogue]
        ins, types = ("%p, %o", f"{shape(inner)}, {other}") if other else ("%p", shape(inner))
        iterators = ", ".join(['"parallel"'] * (3 if batch else 2))
        operands = "%x: f32" + (f", %y: {type}" if other else "")
        lines = "\n    ".join(what)
        body += [f"%e = tensor.empty() : {shape(result)}",
                 f"%out = linalg.generic {{indexing_maps = "
                 f"[{', '.join(reads[epilogue] + [same])}], iterator_types = [{iterators}]}}\n"
                 f"      ins({ins} : {types}) outs(%e : {shape(result)}) {{\n"
                 f"  ^bb0({operands}, %unused: {result}):\n    {lines}\n"
                 f"    %n = arith.truncf %z : f32 to {result}\n"
                 f"    linalg.yield %n : {result}\n  }} -> {shape(result)}"]
        value = "%out"
    lines = "\n  ".join([*body, f"return {value} : {shape(result)}"])
    return (f"func.func @main({', '.join(arguments)}) -> {shape(result)} {{\n"
            f"  {lines}\n}}\n")


def build_warpgroups(options, folder):
    for name, case in WARPGROUPS.items():
        done = subprocess.run(
            [options.attn_compile, "-", "--target=cuda", "--chip=sm_90a",
             "--cpu=x86-64-v3", "--pipeline-options=contractions=true",
             "-o", folder / f"warpgroups_{name}"],
            input=warpgroup_source(*case), text=True)
        if done.returncode:
            sys.exit(f"{name} does not compile")


def unescape(text):
    """The bytes of an MLIR string literal."""
    out, i = bytearray(), 0
    while text[i] != '"':
        if text[i] != "\\":
            out += text[i].encode()
            i += 1
        elif text[i + 1] in '\\"':
            out.append(ord(text[i + 1]))
            i += 2
        else:
            out.append(int(text[i + 1:i + 3], 16))
            i += 3
    return bytes(out)


def build(options, folder):
    if options.attn_compile:
        build_warpgroups(options, folder)
    for name, (type, result, pipelined) in CASES.items():
        passes = ["--convert-linalg-to-tile"]
        if pipelined:
            passes.append("--tile-pipeline-copies=num-stages=2")
        passes += [f"--tile-attach-target=chips={options.chip}", "--convert-tile-to-nvvm"]
        lowered = subprocess.run([options.attn_opt, "-", *passes], text=True, check=True,
                                 input=source(name, type, result), capture_output=True).stdout
        binary = subprocess.run([options.attn_opt, "-", "--gpu-module-to-binary=format=bin"],
                                text=True, check=True, input=lowered,
                                capture_output=True).stdout
        kernel = lowered[lowered.index("llvm.func @"):]
        number = lambda key: int(re.search(key + r" = (?:array<i32: )?(\d+)", kernel)[1])
        about = {"name": kernel.split("@")[1].split("(")[0],
                 "threads": number("nvvm.reqntid"),
                 "shared": number("tile.shared_memory")}
        (folder / f"{name}.json").write_text(json.dumps(about))
        (folder / f"{name}.cubin").write_bytes(unescape(binary[binary.index('"\\7FELF') + 1:]))


class Kernel:
    def __init__(self, cuda, folder, name):
        self.cuda = cuda
        about = json.loads((folder / f"{name}.json").read_text())
        self.threads, self.shared = about["threads"], about["shared"]
        module, self.function = ctypes.c_void_p(), ctypes.c_void_p()
        image = (folder / f"{name}.cubin").read_bytes()
        self.check(cuda.cuModuleLoadData(ctypes.byref(module), image))
        self.check(cuda.cuModuleGetFunction(ctypes.byref(self.function), module,
                                            about["name"].encode()))
        # 8: most dynamic shared memory.
        self.check(cuda.cuFuncSetAttribute(self.function, 8, self.shared))

    def check(self, code):
        if code:
            raise RuntimeError(f"the CUDA driver returns {code}")

    def __call__(self, blocks, *tensors):
        arguments = []
        for tensor in tensors:
            pointer = ctypes.c_void_p(tensor.data_ptr())
            arguments += [pointer, pointer, ctypes.c_int64(0)]
            arguments += map(ctypes.c_int64, (*tensor.shape, *tensor.stride()))
        array = (ctypes.c_void_p * len(arguments))(
            *[ctypes.cast(ctypes.pointer(a), ctypes.c_void_p) for a in arguments])
        self.check(self.cuda.cuLaunchKernel(self.function, blocks, 1, 1, self.threads, 1, 1,
                                            self.shared, None, array, None))


# Rows, columns, contraction; elements between rows of lhs, and in front of them.
SHAPES = [
    (128, 128, 64, 0, 0), (1000, 328, 200, 0, 0), (129, 40, 8, 0, 0),
    (17, 1001, 77, 0, 0), (1, 8, 500, 0, 0), (257, 64, 1, 0, 0), (64, 64, 0, 0, 0),
    (200, 136, 200, 8, 0), (200, 136, 200, 7, 0), (200, 136, 200, 8, 3),
    (512, 512, 1, 0, 0), (512, 512, 8, 0, 0), (384, 256, 1024, 0, 0),
    (257, 136, 1023, 0, 0), (512, 512, 4096, 0, 0), (130, 264, 4097, 0, 0),
    (256, 128, 16384, 0, 0)]
# What is multiplied in the shapes from the eleventh on.
KINDS = ["normal", "positive", "wide", "cancelling", "special"]


def operands(kind, m, n, k, wide):
    """Both operands in f32; `wide` is the largest exponent they may have."""
    import torch
    a, b = torch.randn(m, k, device="cuda"), torch.randn(k, n, device="cuda")
    if kind == "positive":
        return a.abs(), b.abs()
    if kind == "wide":
        scale = lambda x: x * torch.exp2(
            torch.randint(-wide, wide + 1, x.shape, device="cuda").float())
        return scale(a), scale(b)
    if kind == "cancelling" and k > 1:
        half = k // 2
        a[:, half:2 * half] = -a[:, :half]
        b[half:2 * half] = b[:half] * (1 + torch.randn(half, n, device="cuda") / 1024)
    if kind == "special":
        for i, value in enumerate((float("inf"), float("-inf"), float("nan"))):
            a[5 * i, (7 * i) % k] = value
            b[(3 * i) % k, 6 * i + 1] = value
        a[20] = b[:, 20] = 0
    return a, b


def unfused_product(kind, a, b, type):
    """PyTorch's product; a result in f32 is held against operands in f32.

    The matrix unit cuts sums off where an addition rounds. A 16-bit result is one
    such sum, ours as well as cuBLAS's, and where thousands of terms cancel the cuts
    are what is seen: f16, 4096 x 4096 x 4096 and x 16384, largest errors of both
    1.10e-3 and 7.81e-3 on an H200, 15 and 50 times the rounding of the result. For
    few rows and columns cuBLAS deals out the contraction to fill the GPU, and adds
    up short sums: 512 x 512 x 4096, ours 9.16e-4, cuBLAS 1.75e-4, and 9.16e-4 once
    the same operands fill the GPU, repeated 8 times each. So this is what a long
    cancelling sum is compared with. Sums of 64, as results in f32 have them, would
    be off by 8.0e-5, for 22 % of the speed on mma.sync and 24 % on wgmma."""
    m, k, n = *a.shape[-2:], b.shape[-1]
    if kind != "cancelling" or type.itemsize != 2 or k <= 1024 or a.dim() != 2:
        return a.to(type) @ b.to(type)
    repeats = lambda size: -(-4096 // size)
    return (a.repeat(repeats(m), 1) @ b.repeat(1, repeats(n)))[:m, :n]


def special_agree(result, exact):
    """Whether infinities and NaN are where they should be."""
    import torch
    same = lambda x: torch.where(x.isfinite(), 0.0, x.double())
    return torch.equal(same(result).nan_to_num(7, 8, 9)[~exact.isfinite()],
                       same(exact).nan_to_num(7, 8, 9)[~exact.isfinite()])


def run_warpgroups(folder):
    import attn_mlir
    import torch
    import torch.nn.functional as F
    types = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32}
    bad = 0
    for name, (type, result, batch, m, n, k, stored, epilogue) in WARPGROUPS.items():
        kernel = attn_mlir.load(folder / f"warpgroups_{name}")["main"]
        worst = (-1, "")
        kinds = KINDS if k >= 1024 else ["normal"]
        if 64 <= k < 1024 and m > 20 and not epilogue:
            kinds = ["normal", "special"]
        for kind in kinds:
            halves = [operands(kind, m, n, k, wide=2) for _ in range(batch or 1)]
            a, b = (torch.stack([pair[i] for pair in halves]).to(types[type])
                    for i in range(2))
            if not batch:
                a, b = a[0], b[0]
            given = [a.mT.contiguous() if "l" in stored else a,
                     b.mT.contiguous() if "r" in stored else b]
            other = {"bias_relu": (n,), "residual": (batch, m, n)[0 if batch else 1:],
                     "onto": (m, n)}.get(epilogue)
            if other:
                other = torch.randn(other, device="cuda").to(types[type])
                given.append(other)
            after = {
                "": lambda x: x, "onto": lambda x: x + other.to(x.dtype),
                "bias_relu": lambda x: torch.relu(x + other.to(x.dtype)),
                "residual": lambda x: x + other.to(x.dtype),
                "gelu": lambda x: F.gelu(x, approximate="tanh")}[epilogue]
            out = torch.full((batch, m, n)[0 if batch else 1:], float("nan"),
                             dtype=types[result], device="cuda")
            launch = kernel.bind(*given, out=[out])
            launch()
            torch.cuda.synchronize()
            first = out.clone()
            out.fill_(float("nan"))
            launch()
            torch.cuda.synchronize()
            exact = after(a.double() @ b.double())
            unfused = after(unfused_product(kind, a, b, types[result]))
            stands = exact.isfinite() & unfused.isfinite()
            distance = lambda x: (x.double() - exact)[stands].abs().max().item()
            error = distance(out)
            limit = (2 * distance(unfused)
                     + torch.finfo(types[result]).eps * exact[stands].abs().max().item())
            repeats = torch.equal(first.view(torch.uint8), out.view(torch.uint8))
            agree = special_agree(out, exact)
            fine = error <= limit and agree and repeats
            bad += not fine
            text = (f"warpgroups {name} {kind} {batch}x{m}x{n}x{k}{stored} {epilogue}: "
                    f"error {error:.2e}, limit {limit:.2e}")
            if not fine:
                print("FAIL", text, "" if agree else "(infinities or NaN differ)",
                      "" if repeats else "(another result the second time)", flush=True)
            worst = max(worst, (error / limit if limit else 0, text))
        print(f"{len(kinds)} products, nearest to its limit: {worst[1]}", flush=True)
    return bad


def run(folder):
    import torch
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.manual_seed(0)
    torch.zeros(1, device="cuda")
    cuda = ctypes.CDLL("libcuda.so.1")
    types = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32}
    bad = 0
    for name, (type, result, _) in CASES.items():
        kernel = Kernel(cuda, folder, name)
        cases = [("normal", shape) for shape in SHAPES[:10]]
        cases += [(kind, shape) for shape in SHAPES[10:] for kind in KINDS]
        worst = (-1, "")
        for kind, (m, n, k, slack, first) in cases:
            # NaN around the operand, and around the result, shows what strays.
            nan = lambda *shape, t: torch.full(shape, float("nan"), dtype=types[t], device="cuda")
            a = nan(m + 2, k + slack + first, t=type)[1:m + 1, first:k + first]
            left, b = operands(kind, m, n, k, wide=12 if type == "f32" else 2)
            a.copy_(left)
            b = b.to(types[type])
            c = nan(m + 2, n, t=result)
            kernel(-(-m // 128) * -(-n // 128), a, b, c[:m])
            torch.cuda.synchronize()
            exact = a.double() @ b.double()
            unfused = unfused_product(kind, a, b, types[result])
            stands = exact.isfinite() & unfused.isfinite()
            distance = lambda x: (x.double() - exact)[stands].abs().max().item()
            error = distance(c[:m]) if k else c[:m].abs().max().item()
            limit = (2 * distance(unfused)
                     + torch.finfo(types[result]).eps * exact[stands].abs().max().item())
            other = special_agree(c[:m], exact)
            fine = error <= limit and other and bool(torch.isnan(c[m:]).all())
            bad += not fine
            text = (f"{name} {kind} {m}x{n}x{k} +{slack} @{first}: "
                    f"error {error:.2e}, limit {limit:.2e}")
            if not fine:
                print("FAIL", text, "" if other else "(infinities or NaN differ)")
            worst = max(worst, (error / limit if limit else 0, text))
        print(f"{name}: {len(cases)} products, nearest to its limit: {worst[1]}")
    if any(folder.glob("warpgroups_*")) and torch.cuda.get_device_capability() == (9, 0):
        bad += run_warpgroups(folder)
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chip", default="sm_80")
    parser.add_argument("--attn-opt", default="attn-opt")
    parser.add_argument("--attn-compile")
    parser.add_argument("--build", type=pathlib.Path)
    parser.add_argument("--run", type=pathlib.Path)
    options = parser.parse_args()
    if options.build:
        options.build.mkdir(parents=True, exist_ok=True)
        return build(options, options.build)
    try:
        import torch
        if not torch.cuda.is_available():
            return 77
    except ImportError:
        return 77
    if options.run:
        return bool(run(options.run))
    with tempfile.TemporaryDirectory() as folder:
        build(options, pathlib.Path(folder))
        return bool(run(pathlib.Path(folder)))


if __name__ == "__main__":
    sys.exit(main())

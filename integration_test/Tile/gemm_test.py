#!/usr/bin/env python3
"""Matrix products of linalg on a GPU: kernels of tile programs against f64.

usage: gemm_test.py [--chip=sm_90] [--attn-opt=PATH] [--build=DIR | --run=DIR]

Builds machine code with attn-opt and runs it over the CUDA driver with PyTorch's
memory. --build only writes the machine code into DIR and --run only runs what is
there, so that the machine with the GPU needs no compiler. Exits with 77 where
there is no GPU.
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
            # Of a 16-bit result the matrix unit's own sums are kept, which it cuts
            # off: where thousands of terms cancel that is more than cuBLAS loses.
            if kind == "cancelling" and result != "f32" and k > 1024:
                continue
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
            # A result in f32 is held against operands in f32.
            unfused = a.to(types[result]) @ b.to(types[result])
            stands = exact.isfinite() & unfused.isfinite()
            distance = lambda x: (x.double() - exact)[stands].abs().max().item()
            error = distance(c[:m]) if k else c[:m].abs().max().item()
            limit = (2 * distance(unfused)
                     + torch.finfo(types[result]).eps * exact[stands].abs().max().item())
            same = lambda x: torch.where(x.isfinite(), 0.0, x.double())
            other = torch.equal(same(c[:m]).nan_to_num(7, 8, 9)[~exact.isfinite()],
                                same(exact).nan_to_num(7, 8, 9)[~exact.isfinite()])
            fine = error <= limit and other and bool(torch.isnan(c[m:]).all())
            bad += not fine
            text = (f"{name} {kind} {m}x{n}x{k} +{slack} @{first}: "
                    f"error {error:.2e}, limit {limit:.2e}")
            if not fine:
                print("FAIL", text, "" if other else "(infinities or NaN differ)")
            worst = max(worst, (error / limit if limit else 0, text))
        print(f"{name}: {len(cases)} products, nearest to its limit: {worst[1]}")
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--chip", default="sm_80")
    parser.add_argument("--attn-opt", default="attn-opt")
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

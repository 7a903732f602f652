#!/usr/bin/env python3
"""Copies through tensor maps on a GPU: every tile against the tensor it is of.

usage: tensor_map_test.py [--attn-compile=PATH] [--build=DIR | --run=DIR]

Compiles programs that copy tiles to shared memory and write them out again, and
runs them over the Python package. --build only compiles into DIR and --run only
runs what is there, so that the machine with the GPU needs no compiler. Exits with
77 where there is no GPU of compute capability 9.0.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

# Element type, dimensions of the tensor with "r" for the rows, "c" for the
# columns, and others, columns, and slabs that one instruction copies.
CASES = {
    "heads_inside": ("f16", "brhc", 128, 2),
    "heads_outside": ("bf16", "bhrc", 64, 1),
    "slab_by_slab": ("f16", "bhrc", 128, 1),
    "partial_slab": ("f16", "brhc", 80, 1),
    "single": ("f32", "bhrc", 64, 2),
    "plane": ("bf16", "rc", 192, 3),
}
ROWS, STEP, FIRST = 64, 48, -16


def source(name, type, dims, columns, slabs):
    """A function that writes out the tiles of each plane that begin at row FIRST
    and every STEP rows behind it. An entry takes dense tensors, so that the tensor,
    which may be a part of a larger one, is a view of flat memory: its arguments are
    the memory, the offset, sizes and strides of all dimensions but the columns."""
    outer_dims = len(dims) - 1
    flat = f"memref<?x{type}>"
    sizes = ["?"] * outer_dims + [str(columns)]
    strides = ["?"] * outer_dims + ["1"]
    tensor = f"memref<{'x'.join(sizes)}x{type}, strided<[{', '.join(strides)}], offset: ?>>"
    layout = [f"%{what}{i}" for what in ("size", "stride") for i in range(outer_dims)]
    view = (f"offset: [%offset], sizes: [{', '.join(layout[:outer_dims])}, {columns}], "
            f"strides: [{', '.join(layout[outer_dims:])}, 1]")
    indices = ", ".join(f"{value}: index" for value in ["%offset", *layout])
    out = f"memref<?x{ROWS}x{columns}x{type}>"
    tile = f"!tile.shared<{ROWS}x{columns}x{type}>"
    bits = 32 if type == "f32" else 16
    outer = [d for d in dims if d not in "rc"]
    plane = {d: axis for d, axis in zip(outer, "zy")}
    offsets = ", ".join({"r": "%row", "c": "%c0"}.get(d) or f"%{plane[d]}" for d in dims)
    counts = {axis: "%c1" for axis in "zy"}
    for i, d in enumerate(dims):
        if d in plane:
            counts[plane[d]] = f"%size{i}"
    return f"""
!tile = {tile}
!ring = !tile.ring<2 x !tile>
!map = !tile.tensor_map<!tile, rank = {len(dims)}, rows = {dims.index("r")},
                        columns = {dims.index("c")}, slabs = {slabs}>
!fragment = tensor<{ROWS}x{columns}x{type}, #tile.operand<warps = 4, bits = {bits}>>
!view = memref<{ROWS}x{columns}x{type}, strided<[{columns}, 1], offset: ?>>
module attributes {{gpu.container_module}} {{
  func.func @{name}(%memory: {flat}, {indices}, %out: {out}, %tiles: index) {{
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %tensor = memref.reinterpret_cast %memory to {view} : {flat} to {tensor}
    %map = tile.encode_tensor_map %tensor : {tensor} -> !map
    gpu.launch_func @k::@{name} blocks in (%tiles, {counts["y"]}, {counts["z"]})
      threads in (%c128, %c1, %c1) args(%out : {out}, %map : !map)
    return
  }}
  gpu.module @k {{
    gpu.func @{name}(%out: {out}, %map: !map) kernel attributes {{tile.num_warps = 4 : i32}} {{
      %c0 = arith.constant 0 : index
      %step = arith.constant {STEP} : index
      %first = arith.constant {FIRST} : index
      %x = gpu.block_id x
      %y = gpu.block_id y
      %z = gpu.block_id z
      %nx = gpu.grid_dim x
      %ny = gpu.grid_dim y
      %steps = arith.muli %x, %step : index
      %row = arith.addi %steps, %first : index
      %zs = arith.muli %z, %ny : index
      %plane = arith.addi %zs, %y : index
      %planes = arith.muli %plane, %nx : index
      %block = arith.addi %planes, %x : index
      %ring = tile.ring_create : !ring
      tile.warp_specialize
      warps 4 registers 240 {{
        %view = memref.subview %out[%block, 0, 0] [1, {ROWS}, {columns}] [1, 1, 1]
          : {out} to !view
        %tile = tile.get %ring[%c0] : !ring -> !tile
        %values = tile.local_load %tile : !tile -> !fragment
        tile.release %ring[%c0] : !ring
        tile.store %values, %view[%c0, %c0] : !fragment, !view
      }}
      warps 4 registers 24 {{
        tile.put %ring[%c0], %map[{offsets}] : !ring, !map
      }}
      gpu.return
    }}
  }}
}}"""


def build(options, folder):
    for name, case in CASES.items():
        file = folder / f"{name}.mlir"
        file.write_text(source(name, *case))
        subprocess.run([options.attn_compile, file, "--target=cuda", "--chip=sm_90a",
                        "--cpu=x86-64-v3",
                        "--pipeline-options=host-copies=true features=+ptx86",
                        "-o", folder / name], check=True)


def expect(tensor, dims, tiles):
    """The tiles of all planes, zeros outside of the tensor."""
    import numpy as np
    outer = [i for i, d in enumerate(dims) if d not in "rc"]
    planes = tensor.transpose(*outer, dims.index("r"), dims.index("c"))
    rows, columns = planes.shape[-2:]
    planes = planes.reshape(int(np.prod(planes.shape[:-2])), rows, columns)
    result = np.zeros((len(planes), tiles, ROWS, columns), tensor.dtype)
    for tile in range(tiles):
        begin = FIRST + tile * STEP
        low, high = max(begin, 0), min(begin + ROWS, rows)
        if low < high:
            result[:, tile, low - begin:high - begin] = planes[:, low:high]
    return result.reshape(-1, ROWS, columns)


def run(folder):
    import attn_mlir
    import numpy as np
    # The bits of bf16 are enough.
    types = {"f16": np.float16, "bf16": np.uint16, "f32": np.float32}
    nan = {"f16": np.nan, "bf16": 0x7fc0, "f32": np.nan}
    generator = np.random.default_rng(0)
    tiles = 4
    bad = 0

    def report(what, fine):
        nonlocal bad
        bad += not fine
        print(f"{'ok' if fine else 'FAIL'} {what}", flush=True)

    def normal(type, shape):
        values = generator.standard_normal(shape, np.float32)
        if type == "bf16":
            return (values.view(np.uint32) >> 16).astype(np.uint16)
        return values.astype(types[type])

    def call(name, tensor):
        type, dims, columns, _ = CASES[name]
        planes = int(np.prod([n for n, d in zip(tensor.shape, dims) if d not in "rc"]))
        # NaN shows what is not written.
        out = np.full((planes * tiles, ROWS, columns), nan[type], types[type])
        memory = tensor if tensor.base is None else tensor.base
        size = tensor.itemsize
        offset = (tensor.ctypes.data - memory.ctypes.data) // size
        strides = [stride // size for stride in tensor.strides]
        attn_mlir.load(folder / name)(memory.reshape(-1), offset, *tensor.shape[:-1],
                                      *strides[:-1], out, tiles)
        return out

    for name, (type, dims, columns, _) in CASES.items():
        sizes = {"b": 2, "h": 3, "r": 150, "c": columns}
        shape = [sizes[d] for d in dims]
        # Whole tensors, one row, no row, and a part of a larger tensor: what is
        # around it must not come along.
        for rows in (150, 1, 0):
            tensor = normal(type, [rows if d == "r" else n for n, d in zip(shape, dims)])
            fine = np.array_equal(call(name, tensor), expect(tensor, dims, tiles))
            report(f"{name} of {rows} rows", fine)
        larger = normal(type, [n + 8 for n in shape])
        larger[...] = nan[type]
        part = larger[tuple(slice(8, None) if d == "c" else slice(1, n + 1)
                            for n, d in zip(shape, dims))]
        part[...] = normal(type, shape)
        report(f"{name} of a part", np.array_equal(call(name, part), expect(part, dims, tiles)))

    # What a map cannot describe is an error of the call, and the next is fine.
    for what, part in (("address", np.s_[..., 4:68]), ("stride", np.s_[..., :64])):
        width = 72 if what == "address" else 68
        tensor = normal("bf16", (2, 3, 20, width))[part]
        try:
            call("heads_outside", tensor)
            report(f"unaligned {what}", False)
        except attn_mlir.Error as error:
            report(f"unaligned {what}: {error}", "multiple of 16" in str(error))
    tensor = normal("bf16", (2, 3, 20, 64))
    report("after errors", np.array_equal(call("heads_outside", tensor),
                                          expect(tensor, "bhrc", tiles)))
    return bad


def main():
    parser = argparse.ArgumentParser()
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
        if not _runtime.device_chip().startswith("sm_90"):
            return 77
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

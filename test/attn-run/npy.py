# Arrays come and go through .npy files unchanged, in every type and layout.
# REQUIRES: numpy
# RUN: %python %s attn-run %run_bundle %t
import os
import subprocess
import sys

import ml_dtypes
import numpy as np

tool, bundle, folder = sys.argv[1:]
os.makedirs(folder, exist_ok=True)
generator = np.random.default_rng(1)


def run(entry, *arguments, fails=None):
    words = [tool, bundle, f"--entry={entry}", f"--out-dir={folder}", *arguments]
    done = subprocess.run(words, capture_output=True, text=True)
    if fails is None:
        assert done.returncode == 0, done.stderr
        return np.load(f"{folder}/out0.npy")
    assert done.returncode == 2, done
    assert fails in done.stderr, done.stderr
    return None


def save(array, **options):
    path = f"{folder}/in.npy"
    np.save(path, array, **options)
    return f"--arg={path}"


bits = generator.integers(-100, 100, (5, 3))
for name, dtype in {
    "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "f16": np.float16, "f64": np.float64, "i1": np.bool_,
}.items():
    array = bits.astype(dtype)
    for given in (array, np.asfortranarray(array), array[:0], array[:1]):
        result = run(f"copy_{name}", save(given))
        assert result.dtype == dtype and result.shape == given.shape, name
        assert np.array_equal(result, given), name
unsigned = bits.astype(np.uint16)
assert np.array_equal(run("copy_i16", save(unsigned)).view(np.uint16), unsigned)

brain = bits.astype(ml_dtypes.bfloat16)
for given in (brain, brain.view(np.uint16)):
    result = run("copy_bf16", save(given))
    assert result.dtype == np.uint16
    assert np.array_equal(result.view(ml_dtypes.bfloat16), brain)
    result = run("copy_bf16", save(given), "--bf16=void")
    assert result.dtype == np.dtype("V2")
    assert np.array_equal(result.view(ml_dtypes.bfloat16), brain)

doubled = run("good", save(bits.astype(np.float32)))
assert np.array_equal(doubled, 2 * bits)

# Scalars are numbers; the same seed gives the same numbers.
x = np.array([1, 2], np.float32)
assert np.array_equal(run("axpy", save(x), "--arg=-3", "--arg=0.5"), x - 1.5)
run("axpy", save(x), "--arg=three", "--arg=1", fails="'three' is no number")
run("axpy", save(x[:1]), "--arg=1", "--arg=1", "--arg=1", fails="takes 3 arguments, 4 given")

# Made-up numbers: normal, finite in the adversarial case too.
normal = run("copy_f64", "--random=5", "--dim=M=20000")
assert abs(normal.mean()) < 0.02 and abs(normal.std() - 1) < 0.02
hard = run("copy_f16", "--adversarial", "--dim=M=2000")
assert np.isfinite(hard).all() and abs(hard).max() >= 40 and (hard == 0).any()
whole = run("copy_i64", "--random", "--int-range=-2:5", "--dim=M=1000")
assert set(whole.ravel()) == set(range(-2, 6))
assert set(run("copy_i64", "--random", "--dim=M=99").ravel()) == {0, 1}

# Files that do not fit.
f32 = bits.astype(np.float32)
run("good", save(bits.astype(np.float64)), fails="elements of type '<f8', must hold f32")
run("good", save(f32.astype(">f4")), fails="elements of type '>f4', must hold f32")
run("good", save(f32[:, :2].copy()), fails="dimension 1 is 2, must be 3")
run("good", save(f32[0]), fails="rank is 1, must be 2")
run("good", f"--arg={folder}/none.npy", fails="cannot open")
content = open(f"{folder}/in.npy", "rb").read()
save(f32)
content = open(f"{folder}/in.npy", "rb").read()
for cut in range(len(content)):
    open(f"{folder}/cut.npy", "wb").write(content[:cut])
    run("good", f"--arg={folder}/cut.npy", fails="cut.npy")
open(f"{folder}/cut.npy", "wb").write(content + b"x")
run("good", f"--arg={folder}/cut.npy", fails="longer than its shape says")
for i in range(10, 128):
    changed = bytearray(content)
    changed[i] = ord("({[9',"[i % 6])
    open(f"{folder}/cut.npy", "wb").write(changed)
    done = subprocess.run([tool, bundle, "--entry=good", f"--arg={folder}/cut.npy"],
                          capture_output=True)
    assert done.returncode in (0, 2), (i, done)
print("all arrays are unchanged")

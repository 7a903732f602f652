# RUN: %python %s attn-opt %attn_src/test/corpus
"""Every attention of the corpus is captured, at each of the usual points of a
pipeline, and nothing as large as the scores is left behind: no value but an
argument, as it is or reshaped, has as many elements as queries times keys, or a
multiple. What corpus.json lists as kept is excepted.

The lengths are primes unlike any other size, so that the number of elements tells.
Where they are dynamic, no type may have two dynamic sizes; and for what may hide
in one, the arguments are given the sizes of the committed arrays, which upstream's
folding carries through the module. Where a dynamic size is left then, the value
must be a cast or a reshape, which has the elements of its source.

The same of the functions of inductor/patterns.mlir, whose lengths are 17 and 19."""

import ast
import json
import math
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
FOLD = ["--reify-result-shapes", "--canonicalize", "--cse"] * 2
SHAPED = re.compile(r"(?:tensor|memref|vector)<((?:[0-9?]+x)+)")
SPLIT = "\n// -----\n"
MAIN = re.compile(r"func\.func (?:public )?@main\((?P<arguments>.*?)\) -> .*\{\n")
RESHAPED = re.compile(r"= tensor\.(?:expand|collapse)_shape %arg\d+ .* into (.*)")
# What has the elements of its source.
RESHAPES = ["tensor.cast", "tensor.reshape", "tensor.collapse_shape", "tensor.expand_shape"]


def body(text):
    return text[MAIN.search(text).end():]


def shapes(text):
    return {shape.rstrip("x") for shape in SHAPED.findall(text)}


def score_sized(text, sq, sk, kept=()):
    """Shapes in the body, other than an argument's, of a multiple of sq * sk
    elements."""
    arguments = shapes(MAIN.search(text)["arguments"])
    for reshaped in RESHAPED.findall(text):
        arguments |= shapes(reshaped)
    sizes = {shape: math.prod(map(int, shape.split("x")))
             for shape in shapes(body(text)) - arguments if "?" not in shape}
    return {shape for shape, size in sizes.items()
            if size % (sq * sk) == 0 and size not in kept}


def array_shape(path):
    """The shape in the header of a .npy file."""
    with open(path, "rb") as file:
        start = file.read(4096)
    return ast.literal_eval(start[start.index(b"{"):start.index(b"}") + 1].decode())["shape"]


def with_static_arguments(text, folder):
    """The module with the sizes of the committed arrays for dynamic ones of
    arguments."""
    main = MAIN.search(text)
    arguments, casts = main["arguments"], ""
    for number, dynamic in re.findall(r"%arg(\d+): (tensor<[^>]*\?[^>]*>)", arguments):
        sizes = "x".join(map(str, array_shape(folder / f"arg{number}.npy")))
        static = f"tensor<{sizes}x{dynamic[7:-1].split('x')[-1]}>"
        arguments = arguments.replace(f"%arg{number}: {dynamic}", f"%static{number}: {static}")
        casts += f"    %arg{number} = tensor.cast %static{number} : {static} to {dynamic}\n"
    return text[:main.start(1)] + arguments + text[main.end(1):main.end()] + casts + body(text)


def left_dynamic(text):
    """Lines of the body whose result has a dynamic size that neither a cast nor
    a reshape gave it."""
    for line in body(text).splitlines():
        match = re.match(r"\s*(?:%\S+ = (\S+)|\}) .*?([^>]*>)$", line)
        if match and "?" in match[2] and match[1] not in RESHAPES:
            yield line.strip()


def faults(text, entry, folder, attn_opt):
    """What there is as large as the scores, or may be."""
    if not entry["dynamic"]:
        return score_sized(text, entry["sq"], entry["sk"], entry["kept"])
    found = {shape for shape in shapes(body(text)) if shape.count("?") > 1}
    done = subprocess.run([attn_opt, "-", *FOLD], text=True, capture_output=True,
                          input=with_static_arguments(text, folder))
    if done.returncode:
        return found | {done.stderr[:300]}
    return (found | score_sized(done.stdout, entry["sq"], entry["sk"])
            | set(left_dynamic(done.stdout)))


def raise_attention(attn_opt, texts, passes):
    """The modules at a point, captured; one process takes them all."""
    done = subprocess.run(
        [attn_opt, "-", "--split-input-file", *passes, "--attn-raise-linalg",
         "--attn-fold-producers", "--canonicalize", "--cse"],
        input=SPLIT.join(texts), capture_output=True, text=True)
    modules = done.stdout.split(SPLIT)
    if done.returncode or len(modules) != len(texts):
        sys.exit(f"{passes}: {done.stderr[:3000]}")
    return modules


def bad_functions(module):
    """Functions in which an attention or only the attention is missing; their number."""
    functions = re.findall(r"func\.func @(\w+)\((.*?)\) -> .*? \{\n(.*?)^  }$",
                           module, re.M | re.S)
    bad = [name for name, arguments, text in functions
           if text.count(" attn.attention {") != 1
           or any(math.prod(map(int, shape.split("x"))) % (17 * 19) == 0
                  for shape in shapes(text) - shapes(arguments))]
    return bad, len(functions)


def main():
    attn_opt, corpus = sys.argv[1], pathlib.Path(sys.argv[2])
    entries = json.loads((corpus / "corpus.json").read_text())
    folders = [corpus / entry["name"] for entry in entries]
    texts = [(folder / "model.mlir").read_text() for folder in folders]
    patterns = (corpus / "inductor/patterns.mlir").read_text()
    bad = 0
    for point, passes in POINTS.items():
        *modules, of_patterns = raise_attention(attn_opt, [*texts, patterns], passes)
        for entry, folder, module in zip(entries, folders, modules):
            captured = module.count(" attn.attention {")
            left = faults(module, entry, folder, attn_opt)
            good = captured == entry["attentions"] and not left
            bad += not good
            print(f"{entry['name']}, {point}: {captured} of {entry['attentions']}"
                  + (f", left {sorted(left)}" if left else "") + ("" if good else " FAILED"))
        wrong, count = bad_functions(of_patterns)
        good = count > 60 and not wrong
        bad += not good
        print(f"inductor, {point}: {count - len(wrong)} of {count}"
              + ("" if good else f" FAILED {wrong}"))
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()

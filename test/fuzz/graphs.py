"""Random graphs that compute attention, or nearly so.

A graph is a function of (seed, index) alone: `make(seed, index)` chooses along
every axis of the table in docs/Capture.md (softmax, scale, mask, pointwise ops,
types, layouts, heads, outputs, shapes), and for a quarter of the graphs one
fault. Sizes are a few elements each: what matters is which element goes where.
"""

import random

FLOATS = {  # -inf, lowest finite, NaN
    "f16": ("0xFC00", "0xFBFF", "0x7E00"),
    "bf16": ("0xFF80", "0xFF7F", "0x7FC0"),
    "f32": ("0xFF800000", "0xFF7FFFFF", "0x7FC00000"),
    "f64": ("0xFFF0000000000000", "0xFFEFFFFFFFFFFFFF", "0x7FF8000000000000"),
}
WIDTH = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}
LOG2E = 1.4426950408889634

FAULTS = [
    "softmax over queries", "maximum of other scores", "sum of other exponentials",
    "maximum of fewer keys", "sum of fewer keys", "minimum as the maximum",
    "maximum from zero", "sum from one", "output accumulates", "scores accumulate",
    "epsilon in the divisor", "sum squared", "no division", "mask behind the softmax",
    "bias behind the maximum", "scale behind the maximum", "exponential squared",
    "function of the difference", "negated difference", "dropout mask",
    "function of the probabilities", "maximum of another row", "sum of another row",
    "guard by another mask", "guard by all keys", "guard yields one", "keys of another batch",
    "values of another batch", "values shifted", "mask transposed", "diagonal off by one",
    "scale dropped", "scale doubled", "exponent in base two", "maximum of the exponentials",
    "scores through integers", "fill of zero", "fill by another tensor", "mask by the scores",
    "softmax twice", "probabilities transposed", "maximum along the output", "shift by the mean",
    "groups in the other order", "sink not in the sum", "key read backwards",
    "heads in the other order",
]


class Val:
    """An SSA tensor: the axis of each dimension (None: of size 1), element type."""

    def __init__(self, name, axes, elem):
        self.name, self.axes, self.elem = name, tuple(axes), elem

    def renamed(self, **axes):
        return Val(self.name, [axes.get(a, a) for a in self.axes], self.elem)


class Body:
    """The body of a generic op."""

    def __init__(self, graph, iters):
        self.g, self.iters, self.lines = graph, iters, []

    def op(self, text, type_):
        name = self.g.fresh()
        self.lines.append(f"    {name} = {text} : {type_}")
        return name

    def index(self, axis):
        if axis not in self.iters:  # an axis of size 1 that is not written out
            return self.g.const(0, "index")
        return self.op(f"linalg.index {self.iters.index(axis)}", "index")


class Graph:
    def __init__(self, seed, index):
        self.rng = random.Random(f"{seed}/{index}")
        self.name = f"g{index}"
        self.args, self.lines, self.consts = [], [], {}
        self.count = 0
        self.sizes, self.dynamic, self.dims = {}, {}, {}
        self.faulty = None  # the fault that was built in
        self.expect = True  # whether docs/Capture.md says that this is captured
        self.features = []
        self.int_range = (0, 2)
        self.results = []
        self.build()

    # ------------------------------------------------------------ text

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, *options):
        return self.rng.choice(options)

    def feature(self, text):
        self.features.append(text)

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text):
        self.lines.append("  " + text)

    def value(self, text, axes, elem):
        val = Val(self.fresh(), axes, elem)
        self.emit(f"{val.name} = {text}")
        return val

    def number(self, x, elem):
        if elem not in FLOATS:
            return str(x)
        special = {"-inf": 0, "lowest": 1, "nan": 2}
        return FLOATS[elem][special[x]] if x in special else f"{x:.17e}"

    def const(self, x, elem):
        text = self.number(x, elem) if elem != "i1" else x
        key = (text, elem)
        if key not in self.consts:
            self.consts[key] = f"%c{len(self.consts)}"
        return self.consts[key]

    def extent(self, axis):
        """Static size or ?, of an axis or of a product of axes."""
        if axis is None:
            return "1"
        return "?" if axis in self.dynamic else str(self.sizes[axis])

    def type(self, axes, elem):
        return "tensor<" + "".join(self.extent(a) + "x" for a in axes) + elem + ">"

    def ty(self, val):
        return self.type(val.axes, val.elem)

    def empty(self, axes, elem):
        sizes = ", ".join(self.dims[a] for a in axes if a in self.dynamic)
        return self.value(f"tensor.empty({sizes}) : {self.type(axes, elem)}", axes, elem)

    def filled(self, axes, elem, x):
        e = self.empty(axes, elem)
        c = x if isinstance(x, str) and x.startswith("%") else self.const(x, elem)
        return self.value(f"linalg.fill ins({c} : {elem}) outs({e.name} : {self.ty(e)}) -> "
                          f"{self.ty(e)}", axes, elem)

    def arg(self, name, axes, elem):
        """A new argument; with no axes and elem a scalar, see `scalar`."""
        val = Val(f"%{name}", axes, elem)
        self.args.append((val.name, list(axes), self.ty(val)))
        for i, a in enumerate(axes):
            if a in self.dynamic and a not in self.dims:
                self.dims[a] = self.fresh()
                self.emit(f"{self.dims[a]} = tensor.dim {val.name}, {self.const(i, 'index')} : "
                          f"{self.ty(val)}")
        return val

    def scalar(self, name, elem):
        self.args.append((f"%{name}", [], elem))
        return f"%{name}"

    # ------------------------------------------------------------ ops

    def generic(self, ins, out_axes, elem, body, reduce=(), out=None, iters=None, maps=None):
        """linalg.generic: ins by axes (or `maps`: texts of map results by index of
        ins), body(b, inputs, accumulator) -> value."""
        iters = list(iters or [a for a in out_axes if a is not None] + list(reduce))
        if not reduce and self.chance(0.15):
            self.rng.shuffle(iters)
        out = out or self.empty(out_axes, elem)
        names = ", ".join(f"d{i}" for i in range(len(iters)))

        def results(axes):
            return ", ".join("0" if a is None else f"d{iters.index(a)}" for a in axes)

        texts = [(maps or {}).get(i) or results(v.axes) for i, v in enumerate(ins)]
        for i, axis in enumerate(iters):
            texts = [t.replace(f"@{axis}@", f"d{i}") for t in texts]
        # A dimension of size 1 of the result still needs a variable.
        unit = [i for i, a in enumerate(out_axes) if a is None]
        if unit:
            names += "".join(f"{', ' if iters or k else ''}d{len(iters) + k}"
                             for k in range(len(unit)))
            parts = [f"d{iters.index(a)}" if a is not None else f"d{len(iters) + unit.index(i)}"
                     for i, a in enumerate(out_axes)]
            texts.append(", ".join(parts))
        else:
            texts.append(results(out_axes))
        kinds = ["reduction" if a in reduce else "parallel" for a in iters]
        kinds += ["parallel"] * len(unit)
        b = Body(self, iters)
        block = [self.fresh() for _ in ins]
        acc = self.fresh()
        result = body(b, block, acc)
        maps_text = ", ".join(f"affine_map<({names}) -> ({t})>" for t in texts)
        ins_text = ""
        if ins:
            ins_text = (f"ins({', '.join(v.name for v in ins)} : "
                        f"{', '.join(self.ty(v) for v in ins)}) ")
        args = ", ".join(f"{n}: {t}" for n, t in
                         zip(block + [acc], [v.elem for v in ins] + [elem]))
        kinds_text = ", ".join(f'"{k}"' for k in kinds)
        res = Val(self.fresh(), out_axes, elem)
        self.emit(f"{res.name} = linalg.generic {{indexing_maps = [{maps_text}], "
                  f"iterator_types = [{kinds_text}]}} {ins_text}outs({out.name} : "
                  f"{self.type(out_axes, elem)}) {{")
        self.lines.append(f"  ^bb0({args}):")
        self.lines += b.lines
        self.lines.append(f"    linalg.yield {result} : {elem}")
        self.emit(f"}} -> {self.type(out_axes, elem)}")
        return res

    def named(self, op, ins, axes, elem):
        e = self.empty(axes, elem)
        return self.value(
            f"linalg.{op} ins({', '.join(v.name for v in ins)} : "
            f"{', '.join(self.ty(v) for v in ins)}) outs({e.name} : {self.ty(e)}) -> "
            f"{self.ty(e)}", axes, elem)

    NAMED = {"arith.addf": "add", "arith.subf": "sub", "arith.mulf": "mul", "arith.divf": "div",
             "math.exp": "exp", "math.tanh": "tanh", "arith.negf": "negf", "math.log": "log",
             "arith.maximumf": "max"}

    def ew(self, op, ins, axes=None):
        """An elementwise op of one or two tensors, named or generic."""
        axes = axes or max((v.axes for v in ins), key=len)
        elem = ins[0].elem
        if self.chance(0.35):
            ins = [self.broadcast(v, axes) for v in ins]
        if op in self.NAMED and self.chance(0.4) and all(v.axes == tuple(axes) for v in ins):
            return self.named(self.NAMED[op], ins, axes, elem)
        return self.generic(ins, axes, elem, lambda b, x, _: b.op(f"{op} {', '.join(x)}", elem))

    def broadcast(self, val, axes):
        """To all axes, by an op, where linalg.broadcast can."""
        missing = [i for i, a in enumerate(axes) if a not in val.axes]
        kept = tuple(a for a in axes if a in val.axes)
        if not missing or kept != val.axes or None in axes:
            return val
        e = self.empty(axes, val.elem)
        return self.value(f"linalg.broadcast ins({val.name} : {self.ty(val)}) outs({e.name} : "
                          f"{self.ty(e)}) dimensions = {missing}", axes, val.elem)

    def transpose(self, val, axes):
        if val.axes == tuple(axes):
            return val
        if self.chance(0.4):
            return self.generic([val], axes, val.elem, lambda b, x, _: x[0])
        perm = [val.axes.index(a) for a in axes]
        e = self.empty(axes, val.elem)
        return self.value(f"linalg.transpose ins({val.name} : {self.ty(val)}) outs({e.name} : "
                          f"{self.ty(e)}) permutation = {perm}", axes, val.elem)

    def fuse(self, axes, at, count):
        """The name of the axis that `count` axes from `at` on collapse to."""
        parts = axes[at:at + count]
        name = "*".join(parts)
        self.sizes[name] = 1
        for a in parts:
            self.sizes[name] *= self.sizes[a]
        return name

    def split(self, val):
        """With a first dimension that was collapsed taken apart."""
        if val.axes and "*" in (val.axes[0] or ""):
            return self.expand(val, 0, val.axes[0].split("*"))
        return val

    def groups(self, axes, at, count):
        out, k = [], 0
        for i in range(len(axes) - count + 1):
            step = count if i == at else 1
            out.append(list(range(k, k + step)))
            k += step
        return str(out)

    def collapse(self, val, at, count):
        name = self.fuse(val.axes, at, count)
        axes = val.axes[:at] + (name,) + val.axes[at + count:]
        return self.value(f"tensor.collapse_shape {val.name} {self.groups(val.axes, at, count)} : "
                          f"{self.ty(val)} into {self.type(axes, val.elem)}", axes, val.elem)

    def expand(self, val, at, parts):
        axes = val.axes[:at] + tuple(parts) + val.axes[at + 1:]
        shape = ", ".join(self.dims[a] if a in self.dynamic else self.extent(a) for a in axes)
        return self.value(f"tensor.expand_shape {val.name} {self.groups(axes, at, len(parts))} "
                          f"output_shape [{shape}] : {self.ty(val)} into "
                          f"{self.type(axes, val.elem)}", axes, val.elem)

    def cast(self, val, elem):
        if val.elem == elem:
            return val
        if WIDTH[val.elem] == WIDTH[elem]:
            return self.cast(self.cast(val, "f32"), elem)
        op = "arith.extf" if WIDTH[elem] > WIDTH[val.elem] else "arith.truncf"
        return self.generic([val], val.axes, elem,
                            lambda b, x, _: b.op(f"{op} {x[0]}", f"{val.elem} to {elem}"))

    def reduce(self, val, axis, op, init, keep=None):
        """A row value; `keep`: with a dimension of size 1 in place of the axis."""
        axes = tuple(a for a in val.axes if a != axis)
        out = self.filled(axes, val.elem, init)
        if op != "select" and self.chance(0.4):
            at = val.axes.index(axis)
            res = self.fresh()
            x, acc, r = self.fresh(), self.fresh(), self.fresh()
            self.emit(f"{res} = linalg.reduce ins({val.name} : {self.ty(val)}) outs({out.name} : "
                      f"{self.ty(out)}) dimensions = [{at}] ({x}: {val.elem}, {acc}: {val.elem}) "
                      f"{{")
            self.lines.append(f"    {r} = {op} {x}, {acc} : {val.elem}")
            self.lines.append(f"    linalg.yield {r} : {val.elem}")
            self.emit("}")
            res = Val(res, axes, val.elem)
        else:
            def body(b, x, acc):
                if op != "select":
                    pair = self.pick((x[0], acc), (acc, x[0]))
                    return b.op(f"{op} {pair[0]}, {pair[1]}", val.elem)
                c = b.op(f"arith.cmpf ogt, {x[0]}, {acc}", val.elem)
                return b.op(f"arith.select {c}, {x[0]}, {acc}", val.elem)
            res = self.generic([val], axes, val.elem, body, reduce=[axis], out=out)
        if keep if keep is not None else self.chance(0.25):
            at = val.axes.index(axis)
            if not axes:
                return res
            # The new dimension belongs to the group of a neighbour.
            neighbour = at - 1 if at > 0 else 0
            kept = self.expand(res, neighbour, (axes[neighbour], None) if at > 0
                               else (None, axes[neighbour]))
            return kept
        return res

    def contract(self, a, b, out_axes, axis, elem, init=0.0, out=None):
        """sum over `axis` of a * b, in one of the ways to write it."""
        if a.elem not in FLOATS or b.elem not in FLOATS:
            raise AssertionError
        same = a.elem == b.elem
        wide = WIDTH[elem] >= max(WIDTH[a.elem], WIDTH[b.elem])
        if not wide:
            return self.cast(self.contract(a, b, out_axes, axis, max(
                a.elem, b.elem, key=WIDTH.get), init), elem)
        batch = [x for x in out_axes if x in a.axes and x in b.axes]
        left = [x for x in out_axes if x in a.axes and x not in b.axes]
        right = [x for x in out_axes if x in b.axes and x not in a.axes]
        way = self.pick("generic", "generic", "contract", "matmul", "matmul")
        plain = len(left) == 1 and len(right) == 1 and None not in a.axes + b.axes and all(
            set(v.axes) == set(batch + side + [axis]) for v, side in ((a, left), (b, right)))
        static = not any(x in self.dynamic for x in batch)
        if way == "matmul" and plain and same and (len(batch) < 2 or static):
            x = self.transpose(a, batch + left + [axis])
            y = self.transpose(b, batch + [axis] + right)
            if len(batch) > 1:
                x, y = (self.collapse(v, 0, len(batch)) for v in (x, y))
            axes = list(x.axes[:-1]) + right
            out = self.filled(axes, elem, init)
            op = "batch_matmul" if batch else "matmul"
            r = self.value(f"linalg.{op} ins({x.name}, {y.name} : {self.ty(x)}, {self.ty(y)}) "
                           f"outs({out.name} : {self.ty(out)}) -> {self.ty(out)}", axes, elem)
            if len(batch) > 1:
                r = self.expand(r, 0, batch)
            return self.transpose(r, out_axes)
        out = self.filled(out_axes, elem, init)
        iters = list(out_axes) + [axis]
        if self.chance(0.3):
            self.rng.shuffle(iters)
        if way == "contract" and None not in a.axes + b.axes and same:
            names = ", ".join(f"d{i}" for i in range(len(iters)))
            maps = ", ".join(
                f"affine_map<({names}) -> ({', '.join(f'd{iters.index(x)}' for x in axes)})>"
                for axes in (a.axes, b.axes, out_axes))
            return self.value(f"linalg.contract indexing_maps = [{maps}] ins({a.name}, {b.name} : "
                              f"{self.ty(a)}, {self.ty(b)}) outs({out.name} : {self.ty(out)}) -> "
                              f"{self.ty(out)}", out_axes, elem)

        def body(bo, x, acc):
            x = [bo.op(f"arith.extf {n}", f"{v.elem} to {elem}") if v.elem != elem else n
                 for n, v in zip(x, (a, b))]
            if self.chance(0.3):
                x.reverse()
            w = bo.op(f"arith.mulf {x[0]}, {x[1]}", elem)
            pair = self.pick((acc, w), (w, acc))
            return bo.op(f"arith.addf {pair[0]}, {pair[1]}", elem)
        return self.generic([a, b], out_axes, elem, body, reduce=[axis], out=out, iters=iters)

    # ------------------------------------------------------------ attention

    def fault(self, name):
        """Whether to build this fault in here; sites that cannot, do not ask."""
        if self.wanted != name:
            return False
        self.faulty = name
        return True

    def build(self):
        rng = self.rng
        self.wanted = rng.choice(FAULTS) if self.chance(0.25) else None
        s = self.sizes
        s.update(b=self.pick(1, 2, 2, 3), m=self.pick(1, 2, 3, 4, 5), n=self.pick(2, 3, 4, 5, 6, 7),
                 d=self.pick(2, 3, 4), e=self.pick(1, 2, 3, 4), g=self.pick(1, 2, 3),
                 r=self.pick(2, 3), p=2)
        if self.chance(0.02):
            s["n"] = 1
        if self.chance(0.03):
            # Folded, a contraction over one element is a product.
            s["d"] = 1
        if self.chance(0.3):
            s["n"] = max(s["m"], 2)
            s["m"] = s["n"]
        if self.chance(0.2):
            s["e"] = s["d"]
        self.heads = self.pick("none", "none", "batch", "mha", "mha", "mha", "repeat", "repeat",
                               "grouped", "mqa", "uneven", "rank5")
        self.feature(f"heads {self.heads}")
        if self.heads == "mqa":
            s["g"] = 1
        if self.heads == "mha" and self.chance(0.3):
            s["g"] = s["b"]
        s["h"] = s["g"] * s["r"] if self.heads in ("repeat", "mqa", "uneven") else s["g"]
        self.batch = {"none": [], "batch": ["b"], "mha": ["b", "h"], "repeat": ["b", "h"],
                      "grouped": ["b", "g", "r"], "mqa": ["b", "h"], "uneven": ["b", "h"],
                      "rank5": ["b", "h", "p"]}[self.heads]
        if self.heads in ("mha", "repeat") and self.chance(0.15):
            self.batch = ["h"]
        if self.chance(0.15):
            candidates = ["m", "n", "d", "e"] + [a for a in self.batch if a == "b"]
            for a in rng.sample(candidates, self.pick(1, 1, 2, 3)):
                self.dynamic[a] = s[a]
            self.feature("dynamic " + " ".join(sorted(self.dynamic)))
        self.types()
        q, k, v = self.operands()
        q, k, v = self.broken_operands(q, k, v)
        scores = self.score(q, k)
        self.attend(scores, v)
        if self.wanted != self.faulty:
            self.wanted = None
        # One key needs no op; of one query of size 1 a number is left.
        if s["n"] == 1 or s["d"] == s["m"] == 1:
            self.expect = False

    def types(self):
        base = self.pick("f32", "f32", "f32", "f16", "bf16", "f64")
        self.qt = self.kt = self.vt = self.st = self.ot = base
        if base in ("f16", "bf16"):
            self.st = self.pick(base, "f32", "f32")
            self.ot = self.pick(base, base, "f32")
            if self.chance(0.1):
                self.kt = "f32"
            if self.chance(0.1):
                self.vt = "f32"
        elif base == "f32" and self.chance(0.1):
            self.kt = self.pick("f16", "bf16")
        elif base == "f32" and self.chance(0.1):
            self.vt = self.pick("f16", "bf16")
        self.feature(f"types {self.qt} {self.kt} {self.vt} {self.st}")

    def shuffled(self, axes):
        axes = list(axes)
        if self.chance(0.4):
            self.rng.shuffle(axes)
        return axes

    def read(self, name, axes, elem):
        """A tensor of some layout that comes from an argument of another one."""
        stored = self.shuffled(axes)
        way = self.rng.random()
        if way < 0.12 and not any(a in self.dynamic for a in axes) and len(axes) > 2:
            # Two dimensions of the argument are one.
            at = self.rng.randrange(len(stored) - 1)
            fused = self.fuse(stored, at, 2)
            arg = self.arg(name, stored[:at] + [fused] + stored[at + 2:], elem)
            self.feature("collapsed argument")
            val = self.expand(arg, at, stored[at:at + 2])
        elif way < 0.22 and not any(a in self.dynamic for a in axes):
            # A slice of a longer, or strided, tensor.
            at = self.rng.randrange(len(stored))
            step, offset = self.pick((1, 0), (1, 2), (2, 0), (2, 1))
            self.sizes[f"long {name}"] = self.sizes[stored[at]] * step + offset + self.pick(0, 1)
            longer = list(stored)
            longer[at] = f"long {name}"
            arg = self.arg(name, longer, elem)
            offsets = [offset if i == at else 0 for i in range(len(stored))]
            steps = [step if i == at else 1 for i in range(len(stored))]
            val = self.value(f"tensor.extract_slice {arg.name}{offsets} "
                             f"[{', '.join(self.extent(a) for a in stored)}] {steps} : "
                             f"{self.ty(arg)} to {self.type(stored, elem)}", stored, elem)
            self.feature("slice")
        elif way < 0.27 and elem in ("f32", "f16"):
            # Dequantized.
            arg = self.arg(name, stored, "i8")
            val = self.generic([arg], stored, elem,
                               lambda b, x, _: b.op(f"arith.sitofp {x[0]}", f"i8 to {elem}"))
            side = [a for a in stored if a in ("n", "h")] or [stored[0]]
            scale = self.arg(name + "s", side[:1], elem)
            val = self.ew("arith.mulf", [val, scale], val.axes)
            self.feature("dequantized")
        else:
            val = self.arg(name, stored, elem)
        if self.fault("key read backwards" if name == "k" else "values shifted" if name == "v"
                      else "never") and "n" in val.axes and "n" not in self.dynamic:
            n = self.sizes["n"]
            text = f"{n - 1} - @n@" if name == "k" else f"(@n@ + 1) mod {n}"
            maps = ", ".join(f"@{a}@" if a != "n" else text for a in val.axes)
            val = self.generic([val], val.axes, elem, lambda b, x, _: x[0], maps={0: maps})
        return val

    def repeat(self, val, groups):
        """K or V of `g` heads to `h` = g * r heads."""
        axes = list(val.axes)
        order = self.order
        if self.wanted == "groups in the other order" and self.chance(0.7):
            self.fault(self.wanted)
            order = "rg" if order == "gr" else "gr"
        rest = [a for a in axes if a not in ("b", "g")]
        lead = ["b"] if "b" in axes else []
        s = self.sizes
        s["h"] = s["g"] * s["r"]
        way = self.pick("broadcast", "broadcast", "generic", "map", "gather")
        static = not any(a in self.dynamic for a in axes)
        if way in ("map", "gather"):
            text = f"@h@ floordiv {s['r']}" if order == "gr" else f"@h@ mod {s['g']}"
            if way == "map":
                maps = ", ".join(text if a == "g" else f"@{a}@" for a in axes)
                return self.generic([val], lead + ["h"] + rest, val.elem,
                                    lambda b, x, _: x[0], maps={0: maps})

            def body(b, x, acc):
                at = []
                for a in axes:
                    i = b.index("h" if a == "g" else a)
                    if a == "g":
                        op = "arith.divui" if order == "gr" else "arith.remui"
                        c = self.const(s["r"] if order == "gr" else s["g"], "index")
                        i = b.op(f"{op} {i}, {c}", "index")
                    at.append(i)
                return b.op(f"tensor.extract {val.name}[{', '.join(at)}]", self.ty(val))
            return self.generic([], lead + ["h"] + rest, val.elem, body)
        if not static:
            return self.generic([val], lead + ["h"] + rest, val.elem, lambda b, x, _: x[0],
                                maps={0: ", ".join(
                                    (f"@h@ floordiv {s['r']}" if order == "gr"
                                     else f"@h@ mod {s['g']}") if a == "g" else f"@{a}@"
                                    for a in axes)})
        wide = lead + (["g", "r"] if order == "gr" else ["r", "g"]) + rest
        val = self.transpose(val, [a for a in wide if a in axes])
        if way == "generic" or "r" in val.axes:
            val = self.generic([val], wide, val.elem, lambda b, x, _: x[0])
        else:
            val = self.broadcast(val, tuple(wide))
        val = self.collapse(val, len(lead), 2)
        return Val(val.name, lead + ["h"] + rest, val.elem)

    def operands(self):
        s, batch = self.sizes, self.batch
        self.order = self.pick("gr", "gr", "rg")
        packed = (self.heads in ("none", "batch", "mha") and self.chance(0.15)
                  and self.kt == self.vt == self.qt and not self.dynamic)
        if packed:
            # One tensor (..., m, 3 * h * d), sliced, split and permuted.
            s["n"], s["e"] = s["m"], s["d"]
            if s["m"] == 1:
                self.expect = False
            heads = [a for a in batch if a == "h"]
            lead = [a for a in batch if a != "h"]
            width = s["d"] * (s["h"] if heads else 1)
            s["packed"], s["part"] = 3 * width, width
            arg = self.arg("qkv", lead + ["m", "packed"], self.qt)
            out = []
            for i, (length, size) in enumerate((("m", "d"), ("n", "d"), ("n", "e"))):
                axes = lead + [length, "part"]
                offsets = [0] * (len(axes) - 1) + [i * width]
                val = self.value(
                    f"tensor.extract_slice {arg.name}{offsets} "
                    f"[{', '.join(self.extent(a) for a in axes)}] {[1] * len(axes)} : "
                    f"{self.ty(arg)} to {self.type(axes, self.qt)}", axes, self.qt)
                if heads:
                    swapped = self.wanted == "heads in the other order" and i == 1
                    parts = ["h", size]
                    if swapped and s["h"] != s["d"] and self.fault(self.wanted):
                        val = self.expand(val, len(axes) - 1, [size, "h"])
                        val = self.transpose(val, batch + [length, size])
                    else:
                        val = self.expand(val, len(axes) - 1, parts)
                    if self.chance(0.6):
                        val = self.transpose(val, lead + ["h", length, size])
                else:
                    val = Val(val.name, lead + [length, size], self.qt)
                out.append(val)
            self.feature("packed")
            return out
        q = self.read("q", batch + ["m", "d"], self.qt)
        side = {"repeat": [a for a in batch if a == "b"] + ["g"], "uneven": ["b", "g"],
                "grouped": ["b", "g"], "mqa": ["b"]}.get(self.heads, batch)
        k = self.read("k", side + ["n", "d"], self.kt)
        vside = side
        if self.heads == "uneven":
            vside = self.pick(["b"], ["b", "h"])
        v = self.read("v", vside + ["n", "e"], self.vt)
        if self.heads in ("repeat", "uneven"):
            k = self.repeat(k, "g")
            if "g" in v.axes:
                v = self.repeat(v, "g")
        elif self.heads == "mqa" and self.chance(0.4):
            wide = ["b", "h"] + [a for a in k.axes if a != "b"]
            k = self.generic([k], wide, k.elem, lambda b, x, _: x[0])
        return q, k, v

    def broken_operands(self, q, k, v):
        for name, val in (("keys of another batch", k), ("values of another batch", v)):
            pair = [a for a in ("b", "h", "g", "r", "p") if a in val.axes]
            if self.wanted == name and len(pair) > 1:
                x, y = pair[:2]
                if self.sizes[x] == self.sizes[y] and not {x, y} & set(self.dynamic):
                    self.fault(name)
                    swapped = val.renamed(**{x: y, y: x})
                    k, v = (swapped, v) if val is k else (k, swapped)
            elif self.wanted == name and pair and pair[0] not in self.dynamic:
                self.fault(name)
                x = pair[0]
                maps = ", ".join(f"(@{a}@ + 1) mod {self.sizes[a]}" if a == x else f"@{a}@"
                                 for a in val.axes)
                other = self.generic([val], val.axes, val.elem, lambda b, y, _: y[0],
                                     maps={0: maps})
                k, v = (other, v) if val is k else (k, other)
        return q, k, v

    # ------------------------------------------------------------ scores

    def times(self, val, x, text=None):
        """val * x, a number or an SSA scalar, written in several ways."""
        t = val.elem
        c = text or self.const(x, t)
        way = self.pick("body", "body", "splat", "operand")
        divides = text is None and abs(x) in (0.25, 0.5, 1.0, 2.0) and self.chance(0.3)
        op = "arith.divf" if divides else "arith.mulf"
        if divides:
            c = self.const(1.0 / x, t)
        if way == "splat":
            other = self.filled(val.axes, t, c)
            return self.ew(op, [val, other], val.axes)
        if way == "operand" and text is None:
            zero = Val(self.fresh(), [], t)
            self.emit(f"{zero.name} = arith.constant dense<{self.number(1.0 / x if divides else x, t)}>"
                      f" : tensor<{t}>")
            return self.generic([val, zero], val.axes, t,
                                lambda b, y, _: b.op(f"{op} {y[0]}, {y[1]}", t))

        def body(b, y, _):
            pair = [y[0], c]
            if not divides and self.chance(0.3):
                pair.reverse()
            if not divides and text is None and x > 0 and self.chance(0.15):
                root = b.op(f"math.sqrt {self.const(x * x, t)}", t)
                pair[pair.index(c)] = root
            return b.op(f"{op} {pair[0]}, {pair[1]}", t)
        return self.generic([val], val.axes, t, body)

    def score(self, q, k):
        rng = self.rng
        where = self.pick("none", "scores", "scores", "q", "k", "both", "q and scores",
                          "run time", "per head", "per query", "rank 0")
        # Numbers that are exact in every type, and so are their products: in f64
        # nothing is left to round.
        x = self.pick(0.25, 0.25, 0.0625, 2.25) if where == "both" else self.pick(
            0.5, 0.25, 0.375, 1.5, -0.5)
        self.feature(f"scale {where}")
        if self.fault("scale dropped") and where != "none":
            where = "none"
        if where in ("q", "both", "q and scores"):
            q = self.times(q, abs(x) ** 0.5 if where == "both" else x)
        if where in ("k", "both"):
            k = self.times(k, abs(x) ** 0.5 if where == "both" else x)
        if self.chance(0.3) and WIDTH[self.st] > WIDTH[q.elem]:
            q, k = self.cast(q, self.st), self.cast(k, self.st)
        self.full = tuple(self.batch) + ("m", "n")
        axes = list(self.full)
        if self.chance(0.12):
            rng.shuffle(axes)
            self.feature("permuted scores")
        elem = self.pick(self.st, max(q.elem, k.elem, key=WIDTH.get))
        init = 1.0 if self.fault("scores accumulate") else 0.0
        s = self.contract(q, k, axes, "d", elem, init)
        self.raw = s
        s = self.cast(s, self.st)
        t = self.st
        if where in ("scores", "q and scores"):
            s = self.times(s, x)
            if self.fault("scale doubled"):
                s = self.times(s, x)
        elif where == "run time":
            s = self.times(s, None, self.scalar("scale", t))
        elif where in ("per head", "per query"):
            side = [a for a in s.axes if a in (("h", "g", "b") if where == "per head" else ("m",))]
            scale = self.arg("scale", side[:1], t)
            s = self.ew("arith.mulf", [s, scale], s.axes)
        elif where == "rank 0":
            scale = self.arg("scale", [], t)
            s = self.generic([s, scale], s.axes, t,
                             lambda b, y, _: b.op(f"arith.mulf {y[0]}, {y[1]}", t))
        if self.chance(0.08) and WIDTH[t] == 32:
            s = self.cast(self.cast(s, "f16"), t)
            self.feature("round trip")
        if self.chance(0.1):
            c = self.pick(2.0, 4.0)
            s = self.times(s, 1.0 / c)
            s = self.ew("math.tanh", [s])
            s = self.times(s, c)
            self.feature("soft cap")
        if self.chance(0.08):
            s = self.pointwise(s)
        if self.fault("scores through integers"):
            s = self.generic([s], s.axes, t, lambda b, y, _: b.op(
                f"arith.sitofp {b.op(f'arith.fptosi {y[0]}', f'{t} to i32')}", f"i32 to {t}"))
        steps = rng.choice([[], [], ["bias"], ["mask"], ["mask"], ["mask"], ["mask", "bias"],
                            ["bias", "mask"], ["mask", "mask"], ["bias", "bias"],
                            ["mask", "scale"], ["bias", "scale"]])
        if self.wanted in ("mask behind the softmax", "diagonal off by one", "mask transposed",
                           "fill of zero", "fill by another tensor", "mask by the scores",
                           "guard by another mask", "guard by all keys") and "mask" not in steps:
            steps = ["mask"]
        self.masked, self.lowest = "mask" in steps, False
        self.unmasked = s
        for step in steps:
            self.before = s
            if step == "bias":
                s = self.bias(s)
            elif step == "mask":
                s = self.mask(s)
            else:
                s = self.times(s, self.pick(0.5, 0.5 if self.lowest else 2.0))
                self.feature("scale behind")
        if self.chance(0.08) and len(self.batch) > 1 and not self.dynamic and list(
                s.axes[:2]) == self.batch[:2]:
            # (b, h) as one dimension around the softmax.
            s = self.collapse(s, 0, 2)
            self.feature("collapsed scores")
        return s

    def pointwise(self, s):
        t = s.elem
        self.feature("pointwise")
        kind = self.pick("abs", "shift", "tensor", "clamp", "square", "sigmoid")
        if kind == "tensor":
            side = [a for a in s.axes if a in ("m", "n") or self.chance(0.3)]
            other = self.arg("w", side, t)
            return self.generic([s, other], s.axes, t, lambda b, x, _: b.op(
                f"arith.mulf {x[0]}, {b.op(f'math.tanh {x[1]}', t)}", t))

        def body(b, x, _):
            if kind == "abs":
                return b.op(f"math.absf {x[0]}", t)
            if kind == "shift":
                return b.op(f"arith.addf {x[0]}, {self.const(0.75, t)}", t)
            if kind == "clamp":
                y = b.op(f"arith.minimumf {x[0]}, {self.const(3.0, t)}", t)
                return b.op(f"arith.maximumf {y}, {self.const(-3.0, t)}", t)
            if kind == "square":
                return b.op(f"arith.mulf {x[0]}, {b.op(f'math.tanh {x[0]}', t)}", t)
            e = b.op(f"math.exp {b.op(f'arith.negf {x[0]}', t)}", t)
            return b.op(f"arith.divf {x[0]}, {b.op(f'arith.addf {e}, {self.const(1.0, t)}', t)}",
                        t)
        return self.generic([s], s.axes, t, body)

    def side_axes(self):
        """Which axes a mask or bias has, in the order of the scores; None for a
        dimension of size 1."""
        lead = [a if self.chance(0.35) else self.pick(None, "drop") for a in self.batch]
        lead = [a for a in lead if a != "drop"]
        return lead + self.pick(["m", "n"], ["m", "n"], ["n"], [None, "n"])

    def broadcastable(self, axes):
        return axes

    def add(self, s, other):
        pair = [s, other]
        if self.chance(0.4):
            pair.reverse()
        return self.ew("arith.addf", pair, s.axes)

    def bias(self, s):
        t = s.elem
        kind = self.pick("tensor", "tensor", "alibi", "slopes", "table", "flags", "short")
        self.feature(f"bias {kind}")
        name = f"bias{len(self.args)}"
        static = "m" not in self.dynamic and "n" not in self.dynamic
        if kind == "tensor":
            bt = self.pick(t, "f32") if WIDTH[t] <= 32 else t
            other = self.arg(name, self.side_axes(), bt)
            return self.add(s, self.cast(other, t))
        if kind == "flags":
            other = self.arg(name, self.side_axes(), "i1")
            as_float = self.generic([other], [a for a in other.axes if a], t, lambda b, x, _: b.op(
                f"arith.uitofp {x[0]}", f"i1 to {t}"))
            return self.add(s, as_float)
        if kind in ("alibi", "slopes"):
            heads = [a for a in s.axes if a in ("h", "g")]
            slope = self.arg(name, heads[:1], t) if kind == "slopes" else None

            def body(b, x, _):
                i, j = b.index("m"), b.index("n")
                d = b.op(f"arith.subi {j}, {i}", "index") if self.chance(0.7) else j
                d = b.op(f"arith.index_cast {d}", "index to i64")
                f = b.op(f"arith.sitofp {d}", f"i64 to {t}")
                w = b.op(f"arith.mulf {f}, {x[1] if slope else self.const(0.125, t)}", t)
                return b.op(f"arith.addf {x[0]}, {w}", t)
            return self.generic([s] + [slope] * bool(slope), s.axes, t, body)
        if kind == "table" and static:
            self.sizes["table"] = self.sizes["m"] + self.sizes["n"] - 1
            table = self.arg(name, ["table"], t)

            def body(b, x, _):
                d = b.op(f"arith.subi {b.index('n')}, {b.index('m')}", "index")
                at = b.op(f"arith.addi {d}, {self.const(self.sizes['m'] - 1, 'index')}", "index")
                y = b.op(f"tensor.extract {table.name}[{at}]", self.ty(table))
                return b.op(f"arith.addf {x[0]}, {y}", t)
            return self.generic([s], s.axes, t, body)
        if kind == "short" and static and self.sizes["n"] > 1:
            self.sizes["short"] = self.sizes["n"] - 1
            part = self.arg(name, ["m", "short"], t)
            wide = self.filled(["m", "n"], t, self.pick("-inf", 0.0, -1.0))
            shape = [self.sizes["m"], self.sizes["short"]]
            wide = self.value(f"tensor.insert_slice {part.name} into {wide.name}[0, 0] {shape} "
                              f"[1, 1] : {self.ty(part)} into {self.ty(wide)}", ["m", "n"], t)
            return self.add(s, wide)
        other = self.arg(name, ["m", "n"], t)
        return self.add(s, other)

    def condition(self, s):
        """(inputs, function of a body to an i1 that is true where a key is seen)."""
        kind = self.pick("tensor", "tensor", "causal", "causal", "iota", "dense", "window",
                         "length", "documents", "both", "float", "integers")
        name = f"mask{len(self.args)}"
        off_by_one = 1 if self.wanted == "diagonal off by one" and kind in (
            "causal", "window", "dense", "iota") and self.fault(self.wanted) else 0
        static = "m" not in self.dynamic and "n" not in self.dynamic
        self.feature(f"mask {kind}")
        offset = off_by_one
        if static and self.chance(0.4):
            offset += self.pick(max(self.sizes["n"] - self.sizes["m"], 0), 1,
                                -1 if self.sizes["m"] > 2 else 0)
        if kind == "tensor":
            axes = self.side_axes()
            if self.wanted == "mask transposed" and self.sizes["m"] == self.sizes["n"]:
                axes = ["m", "n"]
            mask = self.arg(name, axes, "i1")
            if axes == ["m", "n"] and static and self.sizes["m"] == self.sizes["n"] and self.fault(
                    "mask transposed"):
                mask = mask.renamed(m="n", n="m")
            return [mask], lambda b, x: x[0]
        if kind == "float":
            mask = self.arg(name, self.side_axes(), s.elem)
            return [mask], lambda b, x: b.op(
                f"arith.cmpf ogt, {x[0]}, {self.const(-0.5, s.elem)}", s.elem)
        if kind == "integers":
            mask = self.arg(name, self.side_axes(), "i32")
            return [mask], lambda b, x: b.op(f"arith.cmpi ne, {x[0]}, {self.const(0, 'i32')}",
                                             "i32")
        if kind == "causal" or (kind == "dense" and not static):
            def body(b, x):
                i, j = b.index("m"), b.index("n")
                t = self.pick("index", "index", "i64", "i32")
                if t != "index":
                    i, j = (b.op(f"arith.index_cast {y}", f"index to {t}") for y in (i, j))
                if offset:
                    i = b.op(f"arith.addi {i}, {self.const(offset, t)}", t)
                return b.op(self.pick(f"arith.cmpi sle, {j}, {i}", f"arith.cmpi sge, {i}, {j}"), t)
            return [], body
        if kind == "iota":
            def iota(axis):
                return self.generic([], [axis], "i64", lambda b, x, _: b.op(
                    f"arith.index_cast {b.index(axis)}", "index to i64"))
            return [iota("m"), iota("n")], lambda b, x: b.op(
                f"arith.cmpi sge, {x[0]}, {x[1]}", "i64")
        if kind == "dense":
            rows = [[str(j <= i + offset).lower() for j in range(self.sizes["n"])]
                    for i in range(self.sizes["m"])]
            if self.chance(0.2):  # any pattern
                rows = [[self.pick("true", "true", "false") for _ in row] for row in rows]
            if not any("true" in row for row in rows):
                self.expect = False  # no score is left
            text = "[" + ", ".join("[" + ", ".join(r) + "]" for r in rows) + "]"
            val = Val(self.fresh(), ["m", "n"], "i1")
            self.emit(f"{val.name} = arith.constant dense<{text}> : {self.ty(val)}")
            return [val], lambda b, x: x[0]
        if kind == "window":
            left, right = self.pick(1, 2, 3), self.pick(0, 0, 1)

            def body(b, x):
                i, j = b.index("m"), b.index("n")
                d = b.op(f"arith.subi {i}, {j}", "index")
                lo = b.op(f"arith.cmpi sge, {d}, {self.const(-right - off_by_one, 'index')}",
                          "index")
                hi = b.op(f"arith.cmpi slt, {d}, {self.const(left, 'index')}", "index")
                return b.op(f"arith.andi {lo}, {hi}", "i1")
            return [], body
        if kind == "length":
            self.int_range = (0, self.sizes["n"])
            if self.chance(0.4):
                t = self.pick("index", "i64", "i32")
                length = self.scalar(name, t)
                ins = []
            else:
                t = self.pick("i64", "i32")
                ins = [self.arg(name, self.batch[:1], t)]
                length = None

            def body(b, x):
                j = b.index("n")
                if t != "index":
                    j = b.op(f"arith.index_cast {j}", f"index to {t}")
                return b.op(f"arith.cmpi slt, {j}, {length or x[0]}", t)
            return ins, body
        if kind == "documents":
            lead = [a for a in self.batch[:1] if self.chance(0.5)]
            docs = [self.arg(name + a, lead + [a], "i32") for a in ("m", "n")]
            return docs, lambda b, x: b.op(f"arith.cmpi eq, {x[0]}, {x[1]}", "i32")
        if kind == "both":
            one, f = self.condition(s)
            other, h = self.condition(s)
            op = self.pick("arith.andi", "arith.andi", "arith.ori")
            return one + other, lambda b, x: b.op(
                f"{op} {f(b, x[:len(one)])}, {h(b, x[len(one):])}", "i1")
        raise AssertionError(kind)

    def mask(self, s):
        t = s.elem
        ins, cond = self.condition(s)
        fill = self.pick("-inf", "-inf", "-inf", "lowest", -1e4 if WIDTH[t] == 16 else -1e9)
        # In f64, twice the lowest f32 is no infinity: the sums of a graph differ there.
        if fill == "lowest" and self.lowest:
            fill = "-inf"
        self.lowest |= fill == "lowest"
        if self.fault("fill of zero"):
            fill = 0.0
        inverted = self.chance(0.3)
        way = self.pick("select", "select", "select", "add", "tensor")
        self.feature(f"fill {fill} {way}")
        f = self.const(fill, t)
        other = None
        if self.fault("fill by another tensor"):
            other, way = self.arg(f"fill{len(self.args)}", ["m", "n"], t), "select"
        by_scores = self.fault("mask by the scores")
        if way == "select":
            def body(b, x, _):
                c = cond(b, x[2 if other else 1:])
                if by_scores:
                    c2 = b.op(f"arith.cmpf ogt, {x[0]}, {self.const(-1.0, t)}", t)
                    c = b.op(f"arith.andi {c}, {c2}", "i1")
                arms = [x[0], x[1] if other else f]
                if inverted:
                    c = b.op(f"arith.xori {c}, {self.const('true', 'i1')}", "i1")
                    arms.reverse()
                return b.op(f"arith.select {c}, {arms[0]}, {arms[1]}", t)
            return self.generic([s] + [other] * bool(other) + ins, s.axes, t, body)
        # A tensor of the condition, or of 0 and the fill, on its own.
        axes = [a for a in s.axes if a in ("m", "n") or any(a in v.axes for v in ins)]
        if way == "tensor":
            c = self.generic(ins, axes, "i1", lambda b, x, _: cond(b, x))
            return self.generic([c, s], s.axes, t, lambda b, x, _: b.op(
                f"arith.select {x[0]}, {x[1]}, {f}", t))

        def body(b, x, _):
            return b.op(f"arith.select {cond(b, x)}, {self.const(0.0, t)}, {f}", t)
        return self.add(s, self.generic(ins, axes, t, body))

    # ------------------------------------------------------------ softmax

    def attend(self, s, v):
        rng, t, axes = self.rng, s.elem, s.axes
        axis = "n"
        if self.wanted == "softmax over queries" and "m" in axes and self.sizes["m"] > 1:
            self.fault(self.wanted)
            axis = "m"
        self.softmax_axis = axis
        row = tuple(a for a in axes if a != axis)
        spelling = self.pick("named", "ops", "ops", "ops", "flash", "reciprocal", "log")
        late = {"maximum of other scores", "sum of other exponentials", "maximum of fewer keys",
                "sum of fewer keys", "minimum as the maximum", "maximum from zero",
                "sum from one", "epsilon in the divisor", "sum squared", "no division",
                "bias behind the maximum", "scale behind the maximum",
                "function of the difference", "negated difference", "maximum of another row",
                "sum of another row", "exponent in base two", "maximum of the exponentials",
                "shift by the mean", "sink not in the sum"}
        if self.wanted in late and spelling == "named":
            spelling = "ops"
        sink = None
        if (self.chance(0.07) or self.wanted == "sink not in the sum") and spelling != "log":
            heads = [a for a in axes if a in ("h", "g")]
            sink = self.arg("sink", heads[:1], t)
            self.feature("sink")
            if spelling == "named":
                spelling = "ops"
        self.feature(f"softmax {spelling}")
        extra = rng.choice(["none"] * 8 + ["lse", "max", "scores", "probabilities", "key"])
        if spelling == "named":
            e = self.empty(axes, t)
            p = self.value(f"linalg.softmax dimension({axes.index(axis)}) ins({s.name} : "
                           f"{self.ty(s)}) outs({e.name} : {self.ty(e)}) -> {self.ty(e)}", axes, t)
            divisor = m = None
        else:
            p, divisor, m, guard = self.softmax(s, axis, row, spelling, sink)
        shifted = divisor if spelling == "flash" else None
        if self.chance(0.12) and shifted is None and axis == "n":
            p = self.guard_probabilities(p, s)
        if self.masked and spelling not in ("named", "flash") and axis == "n" and (
                self.chance(0.15) or (self.wanted or "").startswith("guard")):
            p = self.guard_rows(p, s, m, divisor)
            if sink:
                # The maximum is -inf only where the sink is.
                self.expect = False
        p = self.behind(p)
        if self.fault("softmax twice"):
            e = self.empty(p.axes, t)
            p = self.value(f"linalg.softmax dimension({p.axes.index(axis)}) ins({p.name} : "
                           f"{self.ty(p)}) outs({e.name} : {self.ty(e)}) -> {self.ty(e)}",
                           p.axes, t)
        p = self.split(p)
        if extra == "probabilities":
            self.results.append(p)
        if self.wanted == "probabilities transposed" and self.sizes["m"] == self.sizes["n"] and (
                not self.dynamic):
            self.fault(self.wanted)
            p = p.renamed(m="n", n="m")
        if self.chance(0.5) or WIDTH[p.elem] > WIDTH[v.elem]:
            p = self.cast(p, v.elem)
        out = list(self.batch) + ["m", "e"]
        if self.chance(0.3):
            rng.shuffle(out)
        elem = max(p.elem, v.elem, key=WIDTH.get)
        init = 1.0 if self.fault("output accumulates") else 0.0
        if self.fault("maximum along the output"):
            zero = self.filled(out, elem, "-inf")
            o = self.generic([p, v], out, elem, lambda b, x, acc: b.op(
                f"arith.maximumf {acc}, {self.product(b, x, p, v, elem)}", elem),
                reduce=["n"], out=zero)
        else:
            o = self.contract(p, v, out, "n", elem, init)
        if shifted is not None:
            shifted = self.cast(self.split(shifted), o.elem)
            if axis == "m":
                # There is no such row: the division is by a sum of each key's.
                self.faulty = self.wanted
            o = self.ew("arith.divf", [o, shifted], o.axes) if "n" not in shifted.axes else o
        o = self.cast(o, self.ot)
        if self.chance(0.15):
            o = self.transpose(o, self.batch + ["m", "e"])
        if self.chance(0.15) and len(self.batch) and not self.dynamic and o.axes[-2:] == (
                self.batch[-1], "e"):
            o = self.collapse(o, len(o.axes) - 2, 2)
        self.results.append(o)
        if extra == "lse" and divisor is not None and m is not None and axis == "n":
            if divisor.axes == m.axes:
                self.results.append(self.ew("arith.addf", [m, self.ew("math.log", [divisor])],
                                            m.axes))
                self.feature("lse")
        elif extra == "max" and m is not None:
            self.results.append(m)
            self.feature("max")
        elif extra == "scores":
            self.results.append(self.raw)
            self.feature("scores used")
        elif extra == "key":
            self.results.append(v)

    def product(self, b, x, p, v, elem):
        x = [b.op(f"arith.extf {n}", f"{w.elem} to {elem}") if w.elem != elem else n
             for n, w in zip(x, (p, v))]
        return b.op(f"arith.mulf {x[0]}, {x[1]}", elem)

    def fewer(self, val, axis):
        """Without the last element along an axis."""
        name = f"fewer {axis}"
        self.sizes[name] = self.sizes[axis] - 1
        axes = [name if a == axis else a for a in val.axes]
        sizes = ", ".join(self.dims[a] if a in self.dynamic else self.extent(a) for a in axes)
        part = self.value(f"tensor.extract_slice {val.name}{[0] * len(axes)} [{sizes}] "
                          f"{[1] * len(axes)} : "
                          f"{self.ty(val)} to {self.type(axes, val.elem)}", axes, val.elem)
        return part, name

    def other_row(self, val):
        """A row value where rows changed places; None where there is one row."""
        for x in val.axes:
            for y in val.axes:
                if x and y and x < y and self.sizes[x] == self.sizes[y] > 1 and (
                        not {x, y} & set(self.dynamic)):
                    return val.renamed(**{x: y, y: x})
        axes = [a for a in val.axes if a and self.sizes[a] > 1 and a not in self.dynamic]
        if not axes:
            return None
        maps = ", ".join("0" if a is None else f"{self.sizes[a] - 1} - @{a}@" if a == axes[0]
                         else f"@{a}@" for a in val.axes)
        return self.generic([val], [a for a in val.axes if a], val.elem, lambda b, x, _: x[0],
                            maps={0: maps})

    def softmax(self, s, axis, row, spelling, sink):
        t, axes = s.elem, s.axes
        static = axis not in self.dynamic
        source, maxis = s, axis
        if self.fault("maximum of other scores"):
            source = self.times(s, 0.5)
        elif static and self.sizes[axis] > 1 and self.fault("maximum of fewer keys"):
            source, maxis = self.fewer(s, axis)
        op, init = self.pick(("arith.maximumf", "-inf"), ("arith.maximumf", "-inf"),
                             ("arith.maximumf", "lowest"), ("arith.maxnumf", "-inf"),
                             ("arith.maxnumf", "nan"), ("select", "-inf"))
        if self.fault("minimum as the maximum"):
            op, init = "arith.minimumf", 3e4
        if self.fault("maximum from zero"):
            op, init = "arith.maximumf", 0.0
        self.feature(f"{op} {init}")
        mean = self.fault("shift by the mean")
        m = self.reduce(source, maxis, "arith.addf" if mean else op, 0.0 if mean else init)
        if mean:
            m = self.times(m, 1.0 / self.sizes[axis])
        if sink is not None:
            if self.chance(0.8):
                m = self.ew("arith.maximumf", [m, sink], m.axes)
            else:
                # NaN where a row may see no key.
                self.expect = False
        shift = m
        if self.wanted == "maximum of another row":
            other = self.other_row(m)
            if other:
                self.fault(self.wanted)
                shift = other
        no_maximum = sink is None and self.chance(0.02)
        two = self.chance(0.1)
        x = s
        if self.fault("bias behind the maximum"):
            x = self.add(x, self.arg("late", ["m", "n"], t))
        if self.fault("scale behind the maximum"):
            x = self.times(x, 2.0)
        base_two = self.fault("exponent in base two")
        negated = self.fault("negated difference")
        curved = self.fault("function of the difference")

        def difference(b, p, q):
            if negated:
                p, q = q, p
            if self.chance(0.15):
                d = b.op(f"arith.addf {p}, {b.op(f'arith.negf {q}', t)}", t)
            else:
                d = b.op(f"arith.subf {p}, {q}", t)
            return b.op(f"math.tanh {d}", t) if curved else d

        def exponential(b, d):
            if base_two:
                return b.op(f"math.exp2 {d}", t)
            if two:
                return b.op(f"math.exp2 {b.op(f'arith.mulf {d}, {self.const(LOG2E, t)}', t)}", t)
            return b.op(f"math.exp {d}", t)

        def exps(value):
            if no_maximum:
                return self.generic([value], axes, t, lambda b, y, _: exponential(b, y[0]))
            if self.chance(0.5):
                return self.generic([value, shift], axes, t, lambda b, y, _: exponential(
                    b, difference(b, y[0], y[1])))
            d = self.generic([value, shift], axes, t, lambda b, y, _: difference(
                b, y[0], y[1])) if negated or curved or self.chance(0.5) else self.ew(
                    "arith.subf", [value, shift], axes)
            return self.generic([d], axes, t, lambda b, y, _: exponential(b, y[0]))

        if no_maximum:
            self.expect = False
            self.feature("no maximum")
        ex = exps(x)
        summand, saxis = ex, axis
        if self.chance(0.1):
            summand = exps(x)
        if self.fault("sum of other exponentials"):
            summand = exps(self.times(x, 0.5))
        elif static and self.sizes[axis] > 1 and self.fault("sum of fewer keys"):
            summand, saxis = self.fewer(summand, axis)
        elif self.fault("maximum of the exponentials"):
            l = self.reduce(summand, axis, "arith.maximumf", "-inf")
            summand = None
        if summand is not None:
            init = 1.0 if self.fault("sum from one") else 0.0
            l = self.reduce(summand, saxis, "arith.addf", init,
                            keep=None if None not in m.axes else True)
        if sink is not None and not self.fault("sink not in the sum"):
            w = (sink, shift)
            if no_maximum:
                raise AssertionError
            at = self.generic(list(w), [a for a in shift.axes if a], t, lambda b, y, _: exponential(
                b, difference(b, y[0], y[1])))
            l = self.ew("arith.addf", [l, at], l.axes)
        if self.fault("epsilon in the divisor"):
            l = self.generic([l], [a for a in l.axes if a], t, lambda b, y, _: b.op(
                f"arith.addf {y[0]}, {self.const(0.125, t)}", t))
        if self.fault("sum squared"):
            l = self.ew("arith.mulf", [l, l])
        if self.wanted == "sum of another row":
            other = self.other_row(l)
            if other:
                self.fault(self.wanted)
                l = other
        guard = None
        if self.fault("no division"):
            return ex, None, m, guard
        if spelling == "flash":
            if axis != "n":
                return self.ew("arith.divf", [ex, l], axes), l, m, guard
            return ex, self.squeezed(l), self.squeezed(m), guard
        if spelling == "reciprocal":
            one = self.const(1.0, t)
            r = self.generic([l], [a for a in l.axes if a], t,
                             lambda b, y, _: b.op(f"arith.divf {one}, {y[0]}", t))
            return self.ew("arith.mulf", [ex, r] if self.chance(0.7) else [r, ex], axes), l, m, guard
        if spelling == "log" and not (no_maximum or two or base_two):
            log = self.ew("math.log", [l])
            d = self.generic([x, shift], axes, t, lambda b, y, _: difference(b, y[0], y[1]))
            return self.generic([d, log], axes, t, lambda b, y, _: b.op(
                f"math.exp {b.op(f'arith.subf {y[0]}, {y[1]}', t)}", t)), l, m, guard
        return self.ew("arith.divf", [ex, l], axes), l, m, guard

    def squeezed(self, val):
        """Without dimensions of size 1."""
        while None in val.axes:
            at = val.axes.index(None)
            other = at - 1 if at else at + 1
            lo = min(at, other)
            name = val.axes[other]
            axes = val.axes[:lo] + (name,) + val.axes[lo + 2:]
            val = self.value(f"tensor.collapse_shape {val.name} {self.groups(val.axes, lo, 2)} : "
                             f"{self.ty(val)} into {self.type(axes, val.elem)}", axes, val.elem)
        return val

    def guard_probabilities(self, p, s):
        """NaN probabilities are replaced."""
        t = p.elem
        x = 1.0 if self.fault("guard yields one") else 0.0
        self.feature("NaN guard")
        return self.generic([p], p.axes, t, lambda b, y, _: b.op(
            f"arith.select {b.op(f'arith.cmpf uno, {y[0]}, {y[0]}', t)}, {self.const(x, t)}, "
            f"{y[0]}", t))

    def guard_rows(self, p, s, m, divisor):
        """Rows that see no key are zeroed, by one of the ways to know them."""
        t = p.elem
        kind = self.pick("any", "any", "maximum")
        if kind == "any" and self.sizes["n"] <= 4:
            # A reduction of so few conditions is written out.
            self.expect = False
        if self.wanted in ("guard by another mask", "guard by all keys"):
            kind = "any"
        self.feature(f"guard {kind}")
        if kind == "maximum" and m is not None:
            def body(b, y, _):
                c = b.op(f"arith.cmpf oeq, {y[1]}, {self.const('-inf', t)}", t)
                return b.op(f"arith.select {c}, {self.const(0.0, t)}, {y[0]}", t)
            return self.generic([p, m], p.axes, t, body)
        source = s
        if "*" not in "".join(a or "" for a in s.axes) and self.fault("guard by another mask"):
            source = self.generic([self.arg("guard", ["m", "n"], "i1")], s.axes, t,
                                  lambda b, y, _: b.op(
                                      f"arith.select {y[0]}, {self.const(0.0, t)}, "
                                      f"{self.const('-inf', t)}", t))
        sees = self.generic([source], s.axes, "i1", lambda b, y, _: b.op(
            f"arith.cmpf une, {y[0]}, {self.const('-inf', t)}", t))
        all_keys = self.fault("guard by all keys")
        op, init = ("arith.andi", "true") if all_keys else ("arith.ori", "false")
        seen = self.reduce(sees, "n", op, init, keep=False)
        return self.generic([seen, p], p.axes, t, lambda b, y, _: b.op(
            f"arith.select {y[0]}, {y[1]}, {self.const(0.0, t)}", t))

    def behind(self, p):
        """What is done to the probabilities."""
        t = p.elem
        if self.fault("exponential squared"):
            p = self.ew("arith.mulf", [p, p])
        if self.fault("dropout mask"):
            p = self.ew("arith.mulf", [p, self.arg("keep", ["m", "n"], t)], p.axes)
        if self.fault("function of the probabilities"):
            p = self.ew("math.tanh", [p])
        if self.fault("mask behind the softmax"):
            keep = self.arg("keep", ["m", "n"], "i1")
            p = self.generic([keep, p], p.axes, t, lambda b, y, _: b.op(
                f"arith.select {y[0]}, {y[1]}, {self.const(0.0, t)}", t))
        kind = self.rng.random()
        if kind < 0.04:
            self.feature("probabilities times a constant")
            p = self.times(p, self.pick(1.0, 0.5))
        elif kind < 0.08 and self.softmax_axis == "n":
            axis = self.pick("n", "m")
            self.feature(f"weight per {axis}")
            p = self.ew("arith.mulf", [p, self.arg("weight", [axis], t)], p.axes)
        return p

    # ------------------------------------------------------------ result

    def text(self):
        args = ", ".join(f"{name}: {type_}" for name, _, type_ in self.args)
        types = ", ".join(self.ty(r) for r in self.results)
        consts = [f"  {name} = arith.constant {x if t != 'i1' else x}{'' if t == 'i1' else f' : {t}'}"
                  for (x, t), name in self.consts.items()]
        values = ", ".join(r.name for r in self.results)
        return "\n".join([f"func.func @{self.name}({args}) -> ({types}) {{", *consts,
                          *self.lines, f"  return {values} : {types}", "}"]) + "\n"

    def run_arguments(self):
        """What attn-run needs to know."""
        words = [f"--int-range={self.int_range[0]}:{self.int_range[1]}"]
        for i, (_, axes, _) in enumerate(self.args):
            words += [f"--dim=arg{i}.{j}={self.sizes[a]}" for j, a in enumerate(axes)
                      if a in self.dynamic]
        return words


def make(seed, index):
    """The graph of an index: deterministic."""
    return Graph(seed, index)

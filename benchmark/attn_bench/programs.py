#===- programs.py - Problems as MLIR --------------------------------------===#
#
# Part of the attn-mlir Project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
"""Writes problems as linalg on tensors, the way a framework would leave them.

Attention is the graph of a model: two contractions and a softmax between them,
over (batch, heads, sequence, size). Nothing in the text names attention. The
exception is a logarithm of the sum as a second result, which is a result of
``attn.attention`` and has no form in linalg that is captured.
"""

from .problems import WINDOW, Problem

_MAPS = """#s = affine_map<(b, h, m, n) -> (b, h, m, n)>
#r = affine_map<(b, h, m, n) -> (b, h, m)>
#h = affine_map<(b, h, m, n) -> (h)>
#q = affine_map<(b, h, m, n, d) -> (b, h, m, d)>
#k = affine_map<(b, h, m, n, d) -> (b, h, n, d)>
#qk = affine_map<(b, h, m, n, d) -> (b, h, m, n)>
#p = affine_map<(b, h, m, e, n) -> (b, h, m, n)>
#v = affine_map<(b, h, m, e, n) -> (b, h, n, e)>
#o = affine_map<(b, h, m, e, n) -> (b, h, m, e)>
#e = affine_map<(b, h, m, e) -> (b, h, m, e)>
#few = affine_map<(b, h, g, n, d) -> (b, h, n, d)>
#many = affine_map<(b, h, g, n, d) -> (b, h, g, n, d)>
"""


def _score(problem: Problem) -> list[str]:
    """From the dot product %in to %score, in f32."""
    lines = [f"%scale = arith.constant {problem.d**-0.5:.9e} : f32",
             "%scaled = arith.mulf %in, %scale : f32"]
    last = "%scaled"
    if problem.softcap:
        lines += [f"%cap = arith.constant {problem.softcap:.9e} : f32",
                  f"%in_cap = arith.divf {last}, %cap : f32",
                  "%bent = math.tanh %in_cap : f32",
                  "%capped = arith.mulf %bent, %cap : f32"]
        last = "%capped"
    if problem.alibi:
        lines += ["%am = linalg.index 2 : index",
                  "%an = linalg.index 3 : index",
                  "%distance = arith.subi %an, %am : index",
                  "%distance_i = arith.index_cast %distance : index to i32",
                  "%distance_f = arith.sitofp %distance_i : i32 to f32",
                  "%bias = arith.mulf %slope, %distance_f : f32",
                  f"%biased = arith.addf {last}, %bias : f32"]
        last = "%biased"
    if problem.mask != "full":
        lines += ["%m = linalg.index 2 : index",
                  "%n = linalg.index 3 : index",
                  "%past = arith.cmpi sle, %n, %m : index"]
        seen = "%past"
        if problem.mask == "window":
            lines += [f"%window = arith.constant {WINDOW} : index",
                      "%reach = arith.addi %n, %window : index",
                      "%near = arith.cmpi sge, %reach, %m : index",
                      "%seen = arith.andi %past, %near : i1"]
            seen = "%seen"
        lines += ["%hidden = arith.constant 0xFF800000 : f32",
                  f"%masked = arith.select {seen}, {last}, %hidden : f32"]
        last = "%masked"
    lines.append(f"linalg.yield {last} : f32")
    return lines


def _elementwise(result: str, maps: str, inputs: str, types: str, init: str,
                 out: str, arguments: str, body: list[str], reduce: bool = False,
                 ) -> str:
    last = "reduction" if reduce else "parallel"
    lines = "\n".join("    " + line for line in body)
    return f"""  {result} = linalg.generic {{indexing_maps = [{maps}],
      iterator_types = ["parallel", "parallel", "parallel", "{last}"]}}
      ins({inputs} : {types}) outs({init} : {out}) {{
  ^bb0({arguments}):
{lines}
  }} -> {out}
"""


def _attention(problem: Problem) -> str:
    t, h, d, e = problem.dtype, problem.heads, problem.d, problem.dv
    few = h // problem.group
    q_type = f"tensor<?x{h}x?x{d}x{t}>"
    k_type, v_type = (f"tensor<?x{few}x?x{size}x{t}>" for size in (d, e))
    s_type, p_type = (f"tensor<?x{h}x?x?x{kind}>" for kind in ("f32", t))
    r_type = f"tensor<?x{h}x?xf32>"
    o_type, o_half = (f"tensor<?x{h}x?x{e}x{kind}>" for kind in ("f32", t))
    slopes = f", %slopes: tensor<{h}xf32>" if problem.alibi else ""
    text = _MAPS + f"""
func.func @main(%q: {q_type}, %k0: {k_type}, %v0: {v_type}{slopes}) -> {o_half} {{
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %batch = tensor.dim %q, %c0 : {q_type}
  %queries = tensor.dim %q, %c2 : {q_type}
  %keys = tensor.dim %k0, %c2 : {k_type}
"""
    k, v = "%k0", "%v0"
    if problem.group > 1:
        for name, size, given in (("k", d, k_type), ("v", e, v_type)):
            wide = f"tensor<?x{few}x{problem.group}x?x{size}x{t}>"
            flat = f"tensor<?x{h}x?x{size}x{t}>"
            text += f"""  %{name}_empty = tensor.empty(%batch, %keys) : {wide}
  %{name}_wide = linalg.generic {{indexing_maps = [#few, #many], iterator_types =
      ["parallel", "parallel", "parallel", "parallel", "parallel"]}}
      ins(%{name}0 : {given}) outs(%{name}_empty : {wide}) {{
  ^bb0(%in: {t}, %out: {t}):
    linalg.yield %in : {t}
  }} -> {wide}
  %{name} = tensor.collapse_shape %{name}_wide [[0], [1, 2], [3], [4]]
      : {wide} into {flat}
"""
        k, v = "%k", "%v"
        k_type, v_type = (f"tensor<?x{h}x?x{size}x{t}>" for size in (d, e))
    text += f"""  %s_empty = tensor.empty(%batch, %queries, %keys) : {s_type}
  %s_zero = linalg.fill ins(%zero : f32) outs(%s_empty : {s_type}) -> {s_type}
  %qk = linalg.contract indexing_maps = [#q, #k, #qk]
      ins(%q, {k} : {q_type}, {k_type}) outs(%s_zero : {s_type}) -> {s_type}
"""
    if problem.alibi:
        text += _elementwise("%s", "#s, #h, #s", "%qk, %slopes",
                             f"{s_type}, tensor<{h}xf32>", "%s_empty", s_type,
                             "%in: f32, %slope: f32, %out: f32", _score(problem))
    else:
        text += _elementwise("%s", "#s, #s", "%qk", s_type, "%s_empty", s_type,
                             "%in: f32, %out: f32", _score(problem))
    text += f"""  %r_empty = tensor.empty(%batch, %queries) : {r_type}
  %r_lowest = linalg.fill ins(%lowest : f32) outs(%r_empty : {r_type}) -> {r_type}
"""
    text += _elementwise("%max", "#s, #r", "%s", s_type, "%r_lowest", r_type,
                         "%in: f32, %out: f32",
                         ["%x = arith.maximumf %in, %out : f32",
                          "linalg.yield %x : f32"], reduce=True)
    text += _elementwise("%exp", "#s, #r, #s", "%s, %max", f"{s_type}, {r_type}",
                         "%s_empty", s_type, "%in: f32, %top: f32, %out: f32",
                         ["%x = arith.subf %in, %top : f32",
                          "%y = math.exp %x : f32", "linalg.yield %y : f32"])
    text += f"""  %r_zero = linalg.fill ins(%zero : f32) outs(%r_empty : {r_type}) -> {r_type}
"""
    text += _elementwise("%sum", "#s, #r", "%exp", s_type, "%r_zero", r_type,
                         "%in: f32, %out: f32",
                         ["%x = arith.addf %in, %out : f32",
                          "linalg.yield %x : f32"], reduce=True)
    text += f"  %p_empty = tensor.empty(%batch, %queries, %keys) : {p_type}\n"
    text += _elementwise("%p", "#s, #r, #s", "%exp, %sum", f"{s_type}, {r_type}",
                         "%p_empty", p_type, f"%in: f32, %all: f32, %out: {t}",
                         ["%x = arith.divf %in, %all : f32",
                          f"%y = arith.truncf %x : f32 to {t}",
                          f"linalg.yield %y : {t}"])
    text += f"""  %o_empty = tensor.empty(%batch, %queries) : {o_type}
  %o_zero = linalg.fill ins(%zero : f32) outs(%o_empty : {o_type}) -> {o_type}
  %pv = linalg.contract indexing_maps = [#p, #v, #o]
      ins(%p, {v} : {p_type}, {v_type}) outs(%o_zero : {o_type}) -> {o_type}
  %o_half = tensor.empty(%batch, %queries) : {o_half}
"""
    text += _elementwise("%o", "#e, #e", "%pv", o_type, "%o_half", o_half,
                         f"%in: f32, %out: {t}",
                         [f"%x = arith.truncf %in : f32 to {t}",
                          f"linalg.yield %x : {t}"])
    return text + f"  return %o : {o_half}\n}}\n"


def _attention_with_lse(problem: Problem) -> str:
    if problem.group > 1 or problem.softcap or problem.alibi \
            or problem.mask == "window":
        raise ValueError(f"{problem.name}: lse goes with plain attention alone")
    t, h, d, e = problem.dtype, problem.heads, problem.d, problem.dv
    q_type, v_type = (f"tensor<?x{h}x?x{size}x{t}>" for size in (d, e))
    l_type = f"tensor<?x{h}x?xf32>"
    mask = "" if problem.mask == "full" else """ mask {
      %i = attn.index 2
      %j = attn.index 3
      %seen = arith.cmpi sle, %j, %i : index
      attn.yield %seen : i1
    }"""
    dims = "(b, h, m, n, d, e)"
    maps = ", ".join(f"affine_map<{dims} -> ({results})>" for results in (
        "b, h, m, d", "b, h, n, d", "b, h, n, e", "b, h, m, e", "b, h, m"))
    return f"""
func.func @main(%q: {q_type}, %k: {q_type}, %v: {v_type}) -> ({v_type}, {l_type}) {{
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %scale = arith.constant {d**-0.5:.9e} : f32
  %batch = tensor.dim %q, %c0 : {q_type}
  %queries = tensor.dim %q, %c2 : {q_type}
  %o_empty = tensor.empty(%batch, %queries) : {v_type}
  %l_empty = tensor.empty(%batch, %queries) : {l_type}
  %o, %lse = attn.attention {{indexing_maps = [{maps}]}}
    ins(%q, %k, %v : {q_type}, {q_type}, {v_type})
    outs(%o_empty : {v_type}) lse(%l_empty : {l_type})
    score {{
    ^bb0(%s: f32):
      %x = arith.mulf %s, %scale : f32
      attn.yield %x : f32
    }}{mask} -> {v_type}, {l_type}
  return %o, %lse : {v_type}, {l_type}
}}
"""


def _gemm(problem: Problem) -> list[str]:
    n, t = problem.size, problem.dtype
    half, full = (f"tensor<{n}x{n}x{kind}>" for kind in (t, "f32"))
    rounded = f"""#e = affine_map<(m, n) -> (m, n)>
func.func @main(%a: {half}, %b: {half}) -> {half} {{
  %zero = arith.constant 0.0 : f32
  %c_empty = tensor.empty() : {full}
  %c_zero = linalg.fill ins(%zero : f32) outs(%c_empty : {full}) -> {full}
  %c = linalg.matmul ins(%a, %b : {half}, {half}) outs(%c_zero : {full}) -> {full}
  %r_empty = tensor.empty() : {half}
  %r = linalg.generic {{indexing_maps = [#e, #e],
      iterator_types = ["parallel", "parallel"]}}
      ins(%c : {full}) outs(%r_empty : {half}) {{
  ^bb0(%in: f32, %out: {t}):
    %x = arith.truncf %in : f32 to {t}
    linalg.yield %x : {t}
  }} -> {half}
  return %r : {half}
}}
"""
    direct = f"""func.func @main(%a: {half}, %b: {half}) -> {half} {{
  %zero = arith.constant 0.0 : {t}
  %c_empty = tensor.empty() : {half}
  %c_zero = linalg.fill ins(%zero : {t}) outs(%c_empty : {half}) -> {half}
  %c = linalg.matmul ins(%a, %b : {half}, {half}) outs(%c_zero : {half}) -> {half}
  return %c : {half}
}}
"""
    return [rounded, direct]


def programs(problem: Problem) -> list[str]:
    """Modules that compute a problem, the most natural first; the function of each
    is ``main``. For a matrix product the second has no elementwise op behind it."""
    if problem.kind == "gemm":
        return _gemm(problem)
    return [_attention_with_lse(problem) if problem.lse else _attention(problem)]

#!/usr/bin/env python3
"""Prints what ptxas said of each kernel in a compiled module.

usage: attn-opt --attn-to-nvvm="chip=sm_90 format=cubin" FILE | kernel-report.py

Registers, static shared memory, spills and stack are in the properties of the
gpu.binary's objects; dynamic shared memory is an operand of the launch.
"""

import re
import sys

KERNEL = re.compile(r'#gpu\.kernel_metadata<"([^"]+)".*?metadata = \{([^}]*)\}')
LAUNCH = re.compile(r"gpu\.launch_func\s+@\S+::@(\S+) .*?"
                    r"(?:dynamic_shared_memory_size (%\S+) )?args")


def main():
    text = sys.stdin.buffer.read().decode("latin-1")
    constants = dict(re.findall(r"(%\S+) = arith\.constant (\d+) : i32", text))
    dynamic = {name: constants.get(value, "0")
               for name, value in LAUNCH.findall(text)}
    found = False
    for part in re.split(r"(?=#gpu\.object<)", text)[1:]:
        chip = re.search(r'chip = "([^"]+)"', part)[1]
        for name, properties in KERNEL.findall(part.split('bin = "')[0]):
            number = {key: int(value)
                      for key, value in re.findall(r"(\w+) = (\d+) : i64", properties)}
            found = True
            print(f"{chip}: {name}: {number['registers']} registers, "
                  f"{dynamic.get(name, '0')} B dynamic and {number['shared_bytes']} B "
                  "static shared memory, spills "
                  f"{number['spill_store_bytes']} B out and "
                  f"{number['spill_load_bytes']} B in, stack {number['stack_bytes']} B")
    if not found:
        sys.exit("kernel-report: no kernel")


main()

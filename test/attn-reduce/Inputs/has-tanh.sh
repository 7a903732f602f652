#!/bin/sh
# Interesting (exit 1) while the module still holds a hyperbolic tangent.
grep -q 'math\.tanh' "$1" && exit 1
exit 0

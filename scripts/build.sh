#!/usr/bin/env bash
# Builds attn-mlir into build/PRESET (release, debug or asan).
# usage: scripts/build.sh [PRESET] [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-release}
shift || true
cmake --preset "$preset" >"/tmp/attn-configure.$$" 2>&1 || {
  cat "/tmp/attn-configure.$$"
  rm -f "/tmp/attn-configure.$$"
  exit 1
}
rm -f "/tmp/attn-configure.$$"
cmake --build "build/$preset" ${1:+--target "$@"}

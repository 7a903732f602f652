#!/usr/bin/env bash
# Installs what a Debian 12 machine lacks to build and test attn-mlir: packages
# by apt-get (as root or through sudo), Python tools into .venv, and ptxas from
# PyPI where no CUDA toolkit has one. Safe to run again: does only what is
# missing.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(
  # Compiler, MLIR and LLVM.
  clang-22 lld-22 libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools
  clang-format-22
  # Build.
  cmake ninja-build git ca-certificates
  # Python for lit, for the tests and for the Python package.
  python3 python3-dev python3-venv
)

# The oldest ptxas that knows every chip we build for, and the one we pin.
cuda_major=13
cuda_version=13.0.88
# The disassembler has no wheel of that version; this is the oldest there is.
nvdisasm_version=13.2.51

say() { echo "setup: $*"; }

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
      say "needs root to install: ${missing[*]}" >&2
      exit 1
    }
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

[ -x .venv/bin/python3 ] || python3 -m venv .venv
if ! cmp -s scripts/requirements.txt .venv/requirements.installed; then
  say "installing Python packages into .venv"
  .venv/bin/python3 -m pip install -q --disable-pip-version-check \
    -r scripts/requirements.txt
  cp scripts/requirements.txt .venv/requirements.installed
fi

# Major version of the ptxas given, or nothing.
ptxas_major() {
  "$1" --version 2>/dev/null | sed -n 's/.*release \([0-9]*\)\..*/\1/p'
}

toolkit=
for root in "${CUDA_ROOT:-}" "${CUDA_HOME:-}" "${CUDA_PATH:-}" /usr/local/cuda; do
  [ -n "$root" ] && [ -x "$root/bin/ptxas" ] || continue
  [ "$(ptxas_major "$root/bin/ptxas")" -ge "$cuda_major" ] || continue
  toolkit=$root
  break
done

wheels=()
wheel_bin=$(echo .venv/lib/python3*/site-packages/nvidia/cu13/bin)
if [ -z "$toolkit" ] && [ ! -x "$wheel_bin/ptxas" ]; then
  wheels+=("nvidia-cuda-nvcc==$cuda_version" "nvidia-nvvm==$cuda_version")
fi
if [ ! -x "$wheel_bin/nvdisasm" ]; then
  wheels+=("nvidia-cuda-nvdisasm==$nvdisasm_version")
fi
if [ ${#wheels[@]} -gt 0 ]; then
  say "installing ${wheels[*]} into .venv"
  .venv/bin/python3 -m pip install -q --disable-pip-version-check --no-deps \
    "${wheels[@]}"
fi
wheel_bin=$(echo .venv/lib/python3*/site-packages/nvidia/cu13/bin)
say "ready: clang $(clang-22 -dumpversion), ptxas from ${toolkit:-$(dirname "$wheel_bin")}"

#!/usr/bin/env bash
# Installs what is missing, builds, and takes an attention that PyTorch exported
# all the way: what is captured, its loops, the kernel for a GPU and what ptxas
# says of it, a run, and the error against the original graph in f64.
# usage: scripts/quickstart.sh [FILE.mlir]
set -euo pipefail
cd "$(dirname "$0")/.."
file=${1:-examples/gpt2_attention.mlir}
scripts/setup.sh
scripts/build.sh release
export PATH="$PWD/build/release/bin:$PATH"
python=.venv/bin/python3
out=build/quickstart
rm -rf "$out"
mkdir -p "$out"

step() { printf '\n== %s\n' "$*"; }
extract() { $python scripts/extract-op.py "$@"; }

passes=$(attn-opt --list-passes)
capture=(--attn-raise-linalg)
[[ $passes == *--attn-fold-producers* ]] && capture+=(--attn-fold-producers)
specialize=()
[[ $passes == *--attn-specialize-masks* ]] && specialize=(--attn-specialize-masks)
gpu=
[ -e /dev/nvidiactl ] && gpu=1

step "$file: $(grep -c 'linalg\.' "$file") linalg operations"
attn-opt "${capture[@]}" "$file" -o "$out/captured.mlir" \
  --remarks-filter='.*' --remark-format=emitRemark 2>&1 |
  grep -E 'remark:' || true

step "captured: attn.attention ($out/captured.mlir)"
extract attn.attention <"$out/captured.mlir"

step "as loops over tiles of queries and keys ($out/loops.mlir)"
attn-opt --attn-configure-target=chip=sm_80 --attn-tile-online-softmax \
  "${specialize[@]}" --canonicalize --cse "$out/captured.mlir" -o "$out/loops.mlir"
grep -E 'scf\.(forall|for|if) |attn\.(online_attention|finalize)' "$out/loops.mlir" |
  cut -c1-150

step "the kernel, as ptxas reports it"
for chip in sm_80 sm_90 sm_120; do
  attn-opt --attn-to-nvvm="chip=$chip format=cubin" "$file" -o "$out/$chip.mlir"
  $python scripts/kernel-report.py <"$out/$chip.mlir"
done

if [ -n "$gpu" ]; then
  step "run on the GPU, against the original graph in f64"
  attn-run "$file" --device=cuda --random --check=numerics --time
else
  step "run on the CPU (no GPU here), against the original graph in f64"
  attn-run "$file" --device=cpu --random --check=numerics --time
fi

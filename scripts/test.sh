#!/usr/bin/env bash
# Installs what is missing, builds and runs every test.
# usage: scripts/test.sh [PRESET]
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-release}
scripts/setup.sh
scripts/build.sh "$preset"
ctest --test-dir "build/$preset" --output-on-failure

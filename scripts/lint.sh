#!/usr/bin/env bash
# Checks the sources' style.
# usage: scripts/lint.sh format         all C and C++ files against clang-format
#        scripts/lint.sh fix            formats them in place
#        scripts/lint.sh tidy [PRESET] [FILE...]
#                                       clang-tidy on a build's files, or on some
set -euo pipefail
cd "$(dirname "$0")/.."

sources() {
  git ls-files --cached --others --exclude-standard \
    'include/*.h' 'lib/*.h' 'lib/*.c' 'lib/*.cpp' 'tools/*.h' 'tools/*.cpp' \
    'test/*.h' 'test/*.c' 'test/*.cpp' 'python/*.h' 'python/*.cpp' \
    'examples/*.cpp' 'benchmark/*.cpp' 'benchmark/*.c' 'integration_test/*.cpp' |
    while read -r file; do [ -e "$file" ] && echo "$file"; done
}

case "${1:-format}" in
format)
  sources | xargs clang-format-22 --dry-run --Werror
  echo "lint: $(sources | wc -l) files are formatted"
  ;;
fix)
  sources | xargs clang-format-22 -i
  ;;
tidy)
  shift
  preset=${1:-release}
  shift || true
  command -v run-clang-tidy-22 >/dev/null || {
    echo "lint: clang-tidy-22 is not installed" >&2
    exit 1
  }
  run-clang-tidy-22 -quiet -p "build/$preset" "${@:-^$PWD/(lib|tools)/.*\.cpp$}"
  ;;
*)
  sed -n 2,7p "$0" >&2
  exit 2
  ;;
esac

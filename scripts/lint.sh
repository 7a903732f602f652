#!/usr/bin/env bash
# Checks the sources' style.
# usage: scripts/lint.sh format         all C and C++ files against clang-format
#        scripts/lint.sh fix            formats them in place
#        scripts/lint.sh tidy [--all | --base=REF | FILE...] [--build=PRESET] [-jN]
#                                       clang-tidy on the files that differ from
#                                       REF (main), on all, or on some; a header
#                                       is checked in a file that includes it
set -euo pipefail
cd "$(dirname "$0")/.."

sources() {
  git ls-files --cached --others --exclude-standard \
    'include/*.h' 'lib/*.h' 'lib/*.c' 'lib/*.cpp' 'tools/*.h' 'tools/*.cpp' \
    'test/*.h' 'test/*.c' 'test/*.cpp' 'python/*.h' 'python/*.cpp' \
    'examples/*.cpp' 'benchmark/*.cpp' 'benchmark/*.c' 'integration_test/*.cpp' |
    while read -r file; do [ -e "$file" ] && echo "$file"; done
}

# The files of the build in $1 in which clang-tidy sees the files that are read:
# themselves, or for a header one that includes it.
compiled_files() {
  local known file
  known=$(sed -n 's|^ *"file": "'"$PWD"'/\(.*\)",\{0,1\}$|\1|p' "$1/compile_commands.json")
  while read -r file; do
    case $file in
    *.h)
      git grep -lF "#include \"${file#include/}\"" -- $known ||
        git grep -lF "#include \"${file##*/}\"" -- $known ||
        echo "lint: nothing that is compiled includes $file" >&2
      ;;
    *) grep -xF "$file" <<<"$known" || true ;;
    esac | sed -n 1p
  done | sort -u
}

tidy() {
  local preset=release base=main all= jobs=() given=() argument
  for argument; do
    case $argument in
    --all) all=1 ;;
    --base=*) base=${argument#*=} ;;
    --build=*) preset=${argument#*=} ;;
    -j*) jobs=("$argument") ;;
    *) given+=("$argument") ;;
    esac
  done
  command -v run-clang-tidy-22 >/dev/null || {
    echo "lint: clang-tidy-22 is not installed" >&2
    exit 1
  }
  local build=build/$preset files
  [ -e "$build/compile_commands.json" ] || {
    echo "lint: $build is not configured: cmake --preset $preset" >&2
    exit 1
  }
  # What the files include: generated headers, and precompiled ones where used.
  local headers=(include/attn/attn-headers)
  grep -q AttnPrecompiled "$build/build.ninja" && headers+=(AttnPrecompiled)
  ninja -C "$build" "${headers[@]}" >/dev/null
  if [ "$all" ]; then
    files=$(sources | grep -v '\.h$' | compiled_files "$build")
  elif [ ${#given[@]} -gt 0 ]; then
    files=$(printf '%s\n' "${given[@]}" | compiled_files "$build")
  else
    files=$({
      git diff --name-only --diff-filter=d "$(git merge-base "$base" HEAD)"
      git ls-files --others --exclude-standard
    } | grep -E '\.(h|c|cpp)$' | compiled_files "$build" || true)
  fi
  if [ "$files" ]; then
    run-clang-tidy-22 -quiet "${jobs[@]}" -p "$build" \
      $(sed "s|.*|^$PWD/&\$|" <<<"$files")
  fi
  echo "lint: clang-tidy has nothing to say about $(grep -c . <<<"$files") files"
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
  tidy "$@"
  ;;
*)
  sed -n 2,9p "$0" >&2
  exit 2
  ;;
esac

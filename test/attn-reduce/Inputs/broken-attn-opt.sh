#!/bin/sh
# attn-opt that fails in the capture where there is an exponential. The first
# argument is a file, or - for the standard input.
input=$(mktemp)
trap 'rm -f "$input"' EXIT
cat "$1" > "$input"
shift
case "$*" in
*attn-raise-linalg*)
  if grep -qE 'math\.exp|linalg\.softmax' "$input"; then
    echo "broken on purpose" >&2
    exit 134
  fi ;;
esac
@ATTN_OPT@ "$input" "$@"

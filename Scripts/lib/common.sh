# Shared by the scripts beside this folder; to be sourced after `set -euo pipefail`.
# shellcheck shell=bash

# The repository, whatever the caller's directory.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# What is being done, one line each, on standard error: standard output belongs to the program.
say() { printf '%s\n' "$*" >&2; }

# One line that says what is wrong and what to do, and the end.
die() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# What follows an option, of which there has to be something: argument "a folder" "$@"
argument() {
  [[ -n ${3:-} ]] || die "$2 needs $1."
  printf '%s\n' "$3"
}

has() { command -v "$1" >/dev/null 2>&1; }

# Building with the trait `Macros`; to be sourced after common.sh.
# shellcheck shell=bash

# Beside the usual build: the trait changes the flags of every module.
macros_build=$root/.build-macros
macros_options=(--package-path "$root" --scratch-path "$macros_build" --traits Macros)

# Builds programs with the trait. The check of listings loads libraries that find the modules in it.
build_with_macros() {
  local product log
  log=$(mktemp)
  for product in "$@"; do
    if ! swift build "${macros_options[@]}" --product "$product" -Xlinker --export-dynamic \
      >"$log" 2>&1; then
      grep -E ' error: |^error: ' "$log" | sort -u >&2 || tail -n 20 "$log" >&2
      rm -f "$log"
      die "$product does not build."
    fi
  done
  rm -f "$log"
}

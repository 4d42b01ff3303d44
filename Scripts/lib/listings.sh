# Checking sources as people write them; to be sourced after common.sh.
# shellcheck shell=bash

# shellcheck source=Scripts/lib/swift.sh
source "$root/Scripts/lib/swift.sh"

# Builds the program that checks, and runs it on the folders that are named.
run_check() {
  local argument previous='' folders=0
  for argument in "$@"; do
    if [[ $argument != -* && $previous != --only && $previous != --pictures ]]; then
      [[ -d $argument ]] || die "there is no folder $argument."
      folders=$((folders + 1))
    fi
    previous=$argument
  done
  ((folders > 0)) || die "name the folders to check: Scripts/${0##*/} FOLDER…"

  ensure_swift
  say "Building the check (a few minutes the first time) …"
  build_products AssetNames ListingCheck
  "$root/.build/debug/ListingCheck" --package "$root" --scratch "$root/.build/listings" \
    --headers "$(pkg-config --cflags pangocairo sdl2 epoxy gio-2.0)" "$@"
}

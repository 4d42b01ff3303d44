# Finding and using the Swift toolchain; to be sourced after common.sh.
# shellcheck shell=bash

least_swift=6.2

# A module may import only what its target names.
# shellcheck disable=SC2034
strict_imports=(--explicit-target-dependency-import-check error)

# Puts a toolchain on the path, or ends with where to get one.
ensure_swift() {
  local where="get Swift 6.3 from https://www.swift.org/install/linux/ (swiftly installs it)"
  if ! has swift; then
    # swiftly puts its directory on the path in new shells only.
    local bin=${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}
    [[ -x $bin/swift ]] || die "there is no swift; $where."
    PATH=$bin:$PATH
  fi
  local text version
  text=$(swift --version 2>/dev/null) || die "swift --version failed; $where."
  [[ $text =~ Swift\ version\ ([0-9]+\.[0-9]+) ]] || die "cannot tell the version of swift; $where."
  version=${BASH_REMATCH[1]}
  [[ $(printf '%s\n' "$least_swift" "$version" | sort -V | head -n 1) == "$least_swift" ]] ||
    die "swift is $version, at least $least_swift is needed; $where."
}

# Whether anything of ours that goes into a build is newer than a file, or the file is missing.
is_older_than_sources() {
  local file=$1 newer
  [[ -e $file ]] || return 0
  newer=$(find "$root/Package.swift" "$root/Sources" "$root/Plugins" -newer "$file" -print -quit)
  [[ -n $newer ]]
}

# The app as it is run.
release=$root/.build/release/glissando

# Building for nothing takes SwiftPM some seconds; looking at the files' times takes none.
build_if_needed() {
  is_older_than_sources "$release" || return 0
  ensure_swift
  say "Building (a few minutes the first time) …"
  build_app
  # SwiftPM leaves the program alone if it comes out the same.
  touch "$release"
}

# Builds the app as it is run: with Swift's libraries inside where the toolchain has them for that.
# Against loading them it starts with a seventh less work and needs 6 MB less. Types of views are made
# by calls, as the compiler does for debugging, not from their names: those are shorter, but to read
# one takes a search through all conformances, which is an eighth of the start. Without the names of
# functions, which nothing reads that runs, it is half as large; without what a debugger reads, which
# would go with them, it is built sooner.
build_app() {
  local linking=() resources
  local direct=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
  resources=$(swift -print-target-info 2>/dev/null |
    sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  [[ -n $resources && -d ${resources}_static ]] && linking=(--static-swift-stdlib)
  swift build --package-path "$root" --configuration release --product glissando \
    -debug-info-format none "${linking[@]}" "${direct[@]}" -Xlinker -s >&2
}

# Builds programs of the package for debugging, and shows what is wrong where one does not build.
build_products() {
  local product log
  log=$(mktemp)
  for product in "$@"; do
    if ! swift build --package-path "$root" --product "$product" >"$log" 2>&1; then
      grep -E ' error: |^error: ' "$log" | sort -u >&2 || tail -n 20 "$log" >&2
      rm -f "$log"
      die "$product does not build."
    fi
  done
  rm -f "$log"
}

# Runs some of the tests optimized: test_optimized FILTER. For nets that run for hours: several times
# as fast as a build for debugging, in a folder of its own, for the tests are otherwise built for that.
test_optimized() {
  local build=(--package-path "$root" --scratch-path "$root/.build-optimized"
    --configuration release -Xswiftc -enable-testing)
  say "Building the tests, optimized …"
  swift build "${build[@]}" --build-tests >&2
  say "Testing …"
  swift test "${build[@]}" --skip-build --filter "$1" 2>&1
}

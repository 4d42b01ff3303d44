# What is installed below a prefix, and taking it away again; to be sourced after common.sh.
# shellcheck shell=bash

# Below the prefix: the files that were written, and the folders that were made for them, which end in
# a slash; one a line, the deepest folders last.
manifest=share/glissando/installed

# A path from the root, links as they are.
absolute() { realpath --no-symlinks --canonicalize-missing -- "$1"; }

# Copies a tree below a prefix, and takes away what an earlier version had besides.
install_tree() {
  local tree=$1 prefix=$2 before=() files folders=()
  [[ -f $prefix/$manifest ]] && mapfile -t before <"$prefix/$manifest"
  mapfile -t files < <(cd "$tree" && find . -type f -printf '%P\n' | sort)
  files+=("$manifest")
  mapfile -t folders < <(new_folders "$prefix" "${files[@]}")
  local file
  for file in "${files[@]}"; do
    [[ $file == "$manifest" ]] && continue
    # Beside its place and moved there: a program that runs keeps the file that it has.
    install -D -m "$(stat -c %a "$tree/$file")" "$tree/$file" "$prefix/$file.new" 2>/dev/null ||
      die "cannot write “$prefix/$file”; name another folder with --prefix, or use sudo."
    mv -f "$prefix/$file.new" "$prefix/$file"
  done
  mkdir -p "$prefix/${manifest%/*}"
  local old
  for old in "${before[@]}"; do
    case $old in
      # What was made the first time is still ours.
      */) folders+=("$old") ;;
      *) printf '%s\n' "${files[@]}" | grep -qxF -- "$old" || rm -f "${prefix:?}/$old" ;;
    esac
  done
  {
    printf '%s\n' "${files[@]}"
    ((${#folders[@]} == 0)) || printf '%s\n' "${folders[@]}" | sort -u
  } >"$prefix/$manifest"
}

# The folders that files need and that are not there, also the one that is the prefix: “./”.
new_folders() {
  local prefix=$1 file folder
  shift
  [[ -d $prefix ]] || echo ./
  for file in "$@" share/mime/application/x; do
    folder=${file%/*}
    while [[ ! -d $prefix/$folder ]]; do
      printf '%s/\n' "$folder"
      [[ $folder == */* ]] || break
      folder=${folder%/*}
    done
  done | sort -u
}

# Removes the files among the entries of a manifest.
remove_files() {
  local prefix=$1 entry
  shift
  for entry in "$@"; do
    [[ $entry == */ || -z $entry ]] || rm -f "${prefix:?}/$entry"
  done
}

# Removes the folders among them, the deepest first; where something else lies, they stay.
remove_folders() {
  local prefix=$1 entry
  shift
  printf '%s\n' "$@" | grep '/$' | sort -r | while IFS= read -r entry; do
    [[ $entry == ./ ]] || rmdir --ignore-fail-on-non-empty "$prefix/$entry" 2>/dev/null || true
  done
  printf '%s\n' "$@" | grep -qxF ./ && rmdir --ignore-fail-on-non-empty "$prefix" || true
}

# Laying out the program as desktops expect it; to be sourced after common.sh.
# shellcheck shell=bash

# The name of its desktop file, by which desktops know its windows.
app_id=org.glissando.Glissando

# What tells whether the files are right; for tests.
# shellcheck disable=SC2034
needed_to_check_desktop=(desktop-file-validate appstreamcli update-mime-database gio xdg-open man zsh fish)

# Writes the whole program into a folder, as it is to lie below a prefix: lay_out PROGRAM FOLDER PREFIX
lay_out() {
  local program=$1 tree=$2 prefix=$3 share=$2/share desktop=$root/Assets/desktop
  install -Dm 755 "$program" "$tree/bin/glissando"
  strip --strip-unneeded "$tree/bin/glissando"
  "$program" desktop-files "$share"
  mkdir -p "$share/applications"
  desktop_entry "$prefix" <"$desktop/$app_id.desktop" >"$share/applications/$app_id.desktop"
  install -Dm 644 "$desktop/$app_id.metainfo.xml" "$share/metainfo/$app_id.metainfo.xml"
  install -Dm 644 "$desktop/$app_id.mime.xml" "$share/mime/packages/$app_id.xml"
  install_documents "$share/doc/glissando"
  install -Dm 644 "$root/Assets/decks/springs.yaml" \
    "$share/doc/glissando/examples/springs.glissando.yaml"
  # Whatever the mask of whoever builds it.
  chmod -R u=rwX,go=rX "$tree"
}

# Puts the documents into one folder, where they lead to each other: install_documents FOLDER
#
# What lies only among the sources is named there and not linked to; of a picture its words are left.
install_documents() {
  local folder=$1 file names target='([A-Za-z0-9_.+-]+/)*[A-Za-z0-9_.+-]*[/.][A-Za-z0-9_.+-]*(#[^)]*)?'
  local documents=("$root"/{README,CHANGELOG}.md "$root"/Documentation/*.md)
  names=$(printf '%s\n' "${documents[@]}" | sed 's#.*/##; s/[.]md$//' | paste -sd '|')
  install -Dm 644 -t "$folder" "$root/LICENSE"
  for file in "${documents[@]}"; do
    # The mark keeps those that stay from the last but one step.
    sed -Ez \
      -e 's@<picture>\n[^\n]*\n[^\n]*alt="([^"]*)">\n</picture>@*\1*@g' \
      -e "s@!\[([^]]*)\]\($target\)@*\1*@g" \
      -e "s@\]\(((\.\.|Documentation)/)*($names)\.md(#[^)]*)?\)@]\x01(\3.md\4)@g" \
      -e 's@\]\(Documentation\)@]\x01(.)@g' \
      -e 's@\]\((\.\./)?LICENSE\)@]\x01(LICENSE)@g' \
      -e 's@\]\((\.\./)?Assets/decks/springs\.yaml\)@]\x01(examples/springs.glissando.yaml)@g' \
      -e "s@\[([^][]*)\]\($target\)@\1@g" \
      -e 's@\x01@@g' "$file" >"$folder/${file##*/}"
  done
}

# The desktop file, with the program's whole path where desktops may not look for it.
desktop_entry() {
  local prefix=$1 line
  while IFS= read -r line || [[ -n $line ]]; do
    case $prefix:$line in
      /usr:* | /usr/local:*) ;;
      *:TryExec=glissando) line=TryExec=$prefix/bin/glissando ;;
      *:Exec=glissando*) line="Exec=$(quoted_command "$prefix/bin/glissando")${line#Exec=glissando}" ;;
    esac
    printf '%s\n' "$line"
  done
}

# A path as the keys Exec of desktop files take it, by the specification 1.5: in quotes where need be,
# in which backslashes, quotes, dollars and backticks are escaped, and then the backslashes once more.
quoted_command() {
  local path=$1
  if [[ $path =~ ^[A-Za-z0-9_./+@:=-]+$ ]]; then
    printf '%s' "$path"
    return
  fi
  # shellcheck disable=SC2016
  printf '"%s"' "$(printf '%s' "$path" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')"
}

# Lets desktops notice what came or went below a prefix; what is not there, nobody reads.
refresh_desktop() {
  local share=$1/share
  if has update-desktop-database && [[ -d $share/applications ]]; then
    update-desktop-database -q "$share/applications" || true
  fi
  if has update-mime-database && [[ -d $share/mime/packages ]]; then
    # It warns where the folder is not among those of the session.
    update-mime-database "$share/mime" >/dev/null 2>&1 || true
  fi
  if [[ -f $share/icons/hicolor/icon-theme.cache ]] && has gtk-update-icon-cache; then
    gtk-update-icon-cache -q -t -f "$share/icons/hicolor" || true
  elif [[ -d $share/icons/hicolor ]]; then
    touch "$share/icons/hicolor"
  fi
}

# Takes away what was made of files that are all gone.
remove_empty_caches() {
  local share=$1/share
  if ! compgen -G "$share/applications/*.desktop" >/dev/null; then
    rm -f "$share/applications/mimeinfo.cache"
  fi
  if ! compgen -G "$share/mime/packages/*.xml" >/dev/null; then
    rm -f "$share"/mime/{aliases,generic-icons,globs,globs2,icons,magic,mime.cache,subclasses} \
      "$share"/mime/{treemagic,types,version,XMLnamespaces}
  fi
}

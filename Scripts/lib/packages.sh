# Installing what the system lacks; to be sourced after common.sh.
# shellcheck shell=bash

# What is needed, one word each; `is_there` knows how to look, `package_for` what to install.
needed_to_run=(sdl2 pango epoxy glib pkg-config latin mono cjk emoji image-files)
# shellcheck disable=SC2034
needed_to_check_accessibility=(atk at-spi pyatspi dbus-run-session)
needed_to_test=(xvfb software-gl shader-compiler xdotool xprop window-manager weston decorations ffmpeg dbus-run-session pygobject python-xlib)

is_there() {
  case $1 in
    sdl2) pkg-config --exists sdl2 2>/dev/null ;;
    pango) pkg-config --exists pangocairo 2>/dev/null ;;
    epoxy) pkg-config --exists epoxy 2>/dev/null ;;
    glib) pkg-config --exists gio-2.0 2>/dev/null ;;
    pkg-config) has pkg-config ;;
    latin) has_family Inter || has_family 'Noto Sans' || has_family Cantarell ;;
    mono) has_family 'JetBrains Mono' || has_family 'DejaVu Sans Mono' || has_family 'Noto Sans Mono' ;;
    cjk) has_font zh-cn ;;
    emoji) has_font und-zsye ;;
    # Loaded by a program when it shows its first JPEG, SVG or PDF file.
    image-files) has_library librsvg-2 && has_library gdk_pixbuf-2.0 && has_library poppler-glib ;;
    # Loaded by a program in a session with assistive technology.
    atk) has_library atk-1.0 && has_library atk-bridge-2.0 ;;
    at-spi) has_file /usr/libexec/at-spi-bus-launcher '/usr/lib/at-spi2-core/at-spi-bus-launcher' ;;
    pyatspi) /usr/bin/python3 -c 'import pyatspi' 2>/dev/null ;;
    pygobject) /usr/bin/python3 -c 'from gi.repository import Gio' 2>/dev/null ;;
    python-xlib) /usr/bin/python3 -c 'import Xlib' 2>/dev/null ;;
    dbus-run-session) has dbus-run-session ;;
    xvfb) has Xvfb ;;
    # OpenGL that computes on the processor, for machines without a GPU.
    software-gl) has_file '/usr/lib*/dri/swrast_dri.so' '/usr/lib/*/dri/swrast_dri.so' ;;
    # The reference compiler of shaders, which is stricter than the drivers that tests run on.
    shader-compiler) has glslangValidator ;;
    xdotool) has xdotool ;;
    xprop) has xprop ;;
    window-manager) has openbox ;;
    weston) has weston ;;
    # A plugin that draws the frames of windows on Wayland.
    decorations) has_file '/usr/lib*/libdecor/plugins-1/*.so' '/usr/lib/*/libdecor/plugins-1/*.so' ;;
    ffmpeg | desktop-file-validate | appstreamcli | update-mime-database | gio | xdg-open | man | zsh | fish | \
      debootstrap | dpkg-deb | dpkg-shlibdeps) PATH=$PATH:/usr/sbin:/sbin has "$1" ;;
  esac
}

# A library that needs no headers. Read into a variable first, as below.
has_library() {
  local libraries
  if has ldconfig || [[ -x /sbin/ldconfig ]]; then
    libraries=$(PATH=$PATH:/sbin ldconfig -p 2>/dev/null)
    [[ $libraries == *"lib${1#lib}"* ]]
  else
    pkg-config --exists "${1}.0" "$1" 2>/dev/null
  fi
}

# Whether there is a file of one of some patterns.
has_file() { compgen -G "$1" >/dev/null || { (($# > 1)) && has_file "${@:2}"; }; }

# A font for a language. Read into a variable first: a pipe would end fc-list early, and pipefail
# would take that for a failure.
has_font() {
  local fonts
  has fc-list && fonts=$(fc-list ":lang=$1" family) && [[ -n $fonts ]]
}

# Any Latin font would do to read; these are the ones that the interface is drawn for.
has_family() {
  local fonts
  has fc-list && fonts=$(fc-list "$1" family) && [[ -n $fonts ]]
}

# The package that holds a thing, by package manager.
package_for() {
  case $1:$2 in
    apt:sdl2) echo libsdl2-dev ;;
    apt:pango) echo libpango1.0-dev ;;
    apt:epoxy) echo libepoxy-dev ;;
    apt:glib) echo libglib2.0-dev ;;
    apt:software-gl) echo libgl1-mesa-dri libegl1 ;;
    apt:shader-compiler) echo glslang-tools ;;
    zypper:shader-compiler) echo glslang-devel ;;
    *:shader-compiler) echo glslang ;;
    apt:pkg-config) echo pkg-config ;;
    # fontconfig for fc-list; Inter is the default interface font.
    apt:latin) echo fontconfig fonts-inter ;;
    apt:mono) echo fonts-jetbrains-mono ;;
    apt:cjk) echo fonts-noto-cjk ;;
    apt:emoji) echo fonts-noto-color-emoji ;;
    apt:image-files) echo librsvg2-2 libgdk-pixbuf-2.0-0 libpoppler-glib8 ;;
    apt:atk) echo libatk1.0-0 libatk-bridge2.0-0 ;;
    apt:at-spi | dnf:at-spi) echo at-spi2-core ;;
    apt:pyatspi) echo python3-pyatspi gir1.2-atspi-2.0 ;;
    apt:dbus-run-session) echo dbus-daemon ;;
    apt:pygobject) echo python3-gi ;;
    dnf:pygobject) echo python3-gobject ;;
    zypper:pygobject) echo python3-gobject ;;
    *:pygobject) echo python-gobject ;;
    apt:python-xlib | dnf:python-xlib | zypper:python-xlib) echo python3-xlib ;;
    *:python-xlib) echo python-xlib ;;
    dnf:atk) echo atk at-spi2-atk ;;
    dnf:pyatspi) echo python3-pyatspi ;;
    dnf:dbus-run-session) echo dbus-daemon ;;
    *:atk | *:at-spi) echo at-spi2-core ;;
    *:pyatspi) echo python-atspi ;;
    *:dbus-run-session) echo dbus ;;
    apt:xprop) echo x11-utils ;;
    apt:decorations) echo libdecor-0-plugin-1-cairo ;;
    apt:dpkg-shlibdeps) echo dpkg-dev ;;
    apt:gio) echo libglib2.0-bin ;;
    dnf:gio) echo glib2 ;;
    pacman:gio | brew:gio) echo glib2 ;;
    zypper:gio) echo glib2-tools ;;
    apt:man | dnf:man | pacman:man) echo man-db ;;
    dnf:sdl2) echo SDL2-devel ;;
    dnf:pango) echo pango-devel ;;
    dnf:epoxy) echo libepoxy-devel ;;
    dnf:glib) echo glib2-devel ;;
    dnf:software-gl) echo mesa-dri-drivers mesa-libEGL ;;
    dnf:pkg-config) echo pkgconf-pkg-config ;;
    dnf:latin) echo fontconfig google-noto-sans-fonts ;;
    dnf:mono) echo jetbrains-mono-fonts ;;
    dnf:cjk) echo google-noto-sans-cjk-fonts ;;
    dnf:emoji) echo google-noto-color-emoji-fonts ;;
    dnf:image-files) echo librsvg2 gdk-pixbuf2 poppler-glib ;;
    dnf:ffmpeg) echo ffmpeg-free ;;
    dnf:xvfb) echo xorg-x11-server-Xvfb ;;
    dnf:xprop) echo xprop ;;
    pacman:sdl2) echo sdl2 ;;
    pacman:pango) echo pango ;;
    pacman:epoxy) echo libepoxy ;;
    pacman:glib) echo glib2 ;;
    pacman:software-gl) echo mesa ;;
    pacman:pkg-config) echo pkgconf ;;
    pacman:latin) echo fontconfig noto-fonts ;;
    pacman:mono) echo ttf-jetbrains-mono ;;
    pacman:cjk) echo noto-fonts-cjk ;;
    pacman:emoji) echo noto-fonts-emoji ;;
    pacman:image-files) echo librsvg gdk-pixbuf2 poppler-glib ;;
    pacman:xvfb) echo xorg-server-xvfb ;;
    pacman:xprop) echo xorg-xprop ;;
    zypper:sdl2) echo SDL2-devel ;;
    zypper:pango) echo pango-devel ;;
    zypper:epoxy) echo libepoxy-devel ;;
    zypper:glib) echo glib2-devel ;;
    zypper:software-gl) echo Mesa-dri Mesa-libEGL1 ;;
    zypper:pkg-config) echo pkg-config ;;
    zypper:latin) echo fontconfig google-noto-sans-fonts ;;
    zypper:mono) echo jetbrains-mono-fonts ;;
    zypper:cjk) echo google-noto-sans-cjk-fonts ;;
    zypper:emoji) echo google-noto-coloremoji-fonts ;;
    zypper:image-files) echo librsvg-2-2 libgdk_pixbuf-2_0-0 libpoppler-glib8 ;;
    zypper:xvfb) echo xorg-x11-server-Xvfb ;;
    zypper:xprop) echo xprop ;;
    brew:sdl2) echo sdl2 ;;
    brew:pango) echo pango ;;
    brew:epoxy) echo libepoxy ;;
    brew:pkg-config) echo pkgconf ;;
    brew:latin) echo fontconfig font-noto-sans ;;
    brew:mono) echo font-jetbrains-mono ;;
    brew:cjk) echo font-noto-sans-cjk ;;
    brew:emoji) echo font-noto-color-emoji ;;
    brew:image-files) echo librsvg gdk-pixbuf poppler ;;
    brew:xvfb) echo xorg-server ;;
    *:window-manager) echo openbox ;;
    *:desktop-file-validate) echo desktop-file-utils ;;
    zypper:appstreamcli) echo AppStream ;;
    *:appstreamcli) echo appstream ;;
    *:update-mime-database) echo shared-mime-info ;;
    *:xdg-open) echo xdg-utils ;;
    *:decorations) echo libdecor ;;
    *) echo "$2" ;;
  esac
}

# The first package manager there is; empty if none that is known.
package_manager() {
  local manager
  for manager in apt-get dnf pacman zypper brew; do
    if has "$manager"; then
      echo "${manager%-get}"
      return
    fi
  done
}

install_command() {
  case $1 in
    dnf) echo "sudo dnf install" ;;
    pacman) echo "sudo pacman -S --needed" ;;
    zypper) echo "sudo zypper install" ;;
    brew) echo "brew install" ;;
  esac
}

# Installs what is missing of the things named, through apt; elsewhere says what to install.
ensure() {
  local thing missing=()
  for thing in "$@"; do is_there "$thing" || missing+=("$thing"); done
  ((${#missing[@]} == 0)) && return

  local manager packages=()
  manager=$(package_manager)
  for thing in "${missing[@]}"; do
    # Unquoted: some things are two packages.
    # shellcheck disable=SC2207
    packages+=($(package_for "${manager:-apt}" "$thing"))
  done
  case $manager in
    apt) install_with_apt "${packages[@]}" ;;
    "") die "missing: ${missing[*]}; install what Debian calls ${packages[*]}, then try again." ;;
    *) die "missing: ${missing[*]}; run: $(install_command "$manager") ${packages[*]}" ;;
  esac
  for thing in "${missing[@]}"; do
    is_there "$thing" || die "${thing} is still missing after installing ${packages[*]}."
  done
}

# As ensure, but for what one can do without: that it cannot be installed is said, and no failure.
ensure_if_possible() { (ensure "$@") || say "Going on without $*."; }

install_with_apt() {
  local as_root=()
  if ((EUID != 0)); then
    has sudo || die "missing: $*; install them as root: apt-get install $*"
    as_root=(sudo)
  fi
  say "Installing $* …"
  # A fresh container has no lists; old ones name packages that are gone, so one failure refreshes.
  if ! has_apt_lists || ! apt_install "$@"; then
    "${as_root[@]}" apt-get update -qq >&2 || die "apt-get update failed; is there a network?"
    apt_install "$@" || die "apt-get could not install $*."
  fi
}

has_apt_lists() {
  local lists
  lists=$(find /var/lib/apt/lists -maxdepth 1 -name '*Packages*' -print -quit 2>/dev/null)
  [[ -n $lists ]]
}

apt_install() {
  # sudo resets the environment, so the variable goes through env.
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

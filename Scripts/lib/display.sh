# A display of our own for windows that nobody looks at; to be sourced after common.sh.
# shellcheck shell=bash

# Processes that the script has started and ends with, and its folder for passing things.
processes=()
scratch=$(mktemp -d)

clean_up() {
  local process
  for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
  rm -rf "$scratch"
}
trap clean_up EXIT

# Starts an X server and makes it the display: what moves there moves nobody's pointer, and no
# desktop's compositor has a share in what is measured.
start_display() {
  Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp 3>"$scratch/display" 2>/dev/null &
  processes+=($!)
  local _
  for _ in {1..300}; do
    [[ -s $scratch/display ]] && break
    sleep 0.1
  done
  [[ -s $scratch/display ]] || die "Xvfb did not start."
  DISPLAY=:$(<"$scratch/display")
  export DISPLAY
  unset WAYLAND_DISPLAY WAYLAND_SOCKET XDG_SESSION_TYPE SDL_VIDEODRIVER
}

# Minimising and full screen are a window manager's work.
start_window_manager() {
  openbox 2>/dev/null &
  processes+=($!)
}

#pragma once
// Part of shim.h: what Wayland's libraries tell about a connection, and about the frames of windows.

/// Whether the connection with the compositor has broken, by `int wl_display_get_error(struct wl_display *)`.
static inline bool glissando_wayland_is_broken(void *display) {
  int (*function)(void *) = (int (*)(void *))glissando_loaded("libwayland-client.so.0", "wl_display_get_error");
  return function && function(display) != 0;
}

/// Where the library that draws the frames of windows lies, which is loaded for the question; NULL where there is none.
static inline const char *glissando_decoration_library(void) {
  // What a handle of the C library's begins with: struct link_map.
  const struct {
    unsigned long address;
    const char *path;
  } *library = dlopen("libdecor-0.so.0", RTLD_LAZY);
  return library ? library->path : NULL;
}

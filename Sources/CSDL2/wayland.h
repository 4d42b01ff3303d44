#pragma once
// Part of shim.h: what Wayland's libraries tell about a connection, and about the frames of windows.

/// Whether a global is offered by its interface's name.
typedef struct {
  const char *interface;
  int is_offered;
} glissando_wanted_global;

static inline void glissando_note_global(void *wanted, void *registry, Uint32 name, const char *interface,
                                         Uint32 version) {
  glissando_wanted_global *global = (glissando_wanted_global *)wanted;
  if (SDL_strcmp(interface, global->interface) == 0) global->is_offered = 1;
}

static inline void glissando_note_removal(void *wanted, void *registry, Uint32 name) {}

/// Asks the compositor whether it offers an interface, in a queue of our own: SDL's events stay SDL's.
///
/// 1 or 0; -1 where it cannot be asked.
static inline int glissando_wayland_offers(void *display, const char *interface) {
  static const char library[] = "libwayland-client.so.0";
  void *(*make_queue)(void *) = (void *(*)(void *))glissando_loaded(library, "wl_display_create_queue");
  void (*end_queue)(void *) = (void (*)(void *))glissando_loaded(library, "wl_event_queue_destroy");
  void *(*wrap)(void *) = (void *(*)(void *))glissando_loaded(library, "wl_proxy_create_wrapper");
  void (*unwrap)(void *) = (void (*)(void *))glissando_loaded(library, "wl_proxy_wrapper_destroy");
  void (*set_queue)(void *, void *) = (void (*)(void *, void *))glissando_loaded(library, "wl_proxy_set_queue");
  void *(*construct)(void *, Uint32, const void *, ...) =
      (void *(*)(void *, Uint32, const void *, ...))glissando_loaded(library, "wl_proxy_marshal_constructor");
  int (*listen)(void *, void (**)(void), void *) =
      (int (*)(void *, void (**)(void), void *))glissando_loaded(library, "wl_proxy_add_listener");
  int (*wait)(void *, void *) = (int (*)(void *, void *))glissando_loaded(library, "wl_display_roundtrip_queue");
  void (*destroy)(void *) = (void (*)(void *))glissando_loaded(library, "wl_proxy_destroy");
  const void *registry_interface = glissando_loaded(library, "wl_registry_interface");
  if (!make_queue || !end_queue || !wrap || !unwrap || !set_queue || !construct || !listen || !wait || !destroy ||
      !registry_interface)
    return -1;
  static void (*listener[])(void) = {(void (*)(void))glissando_note_global, (void (*)(void))glissando_note_removal};
  glissando_wanted_global wanted = {interface, 0};
  void *queue = make_queue(display), *wrapper = wrap(display);
  set_queue(wrapper, queue);
  // wl_display.get_registry
  void *registry = construct(wrapper, 1, registry_interface, NULL);
  unwrap(wrapper);
  int is_answered = registry && listen(registry, listener, &wanted) == 0 && wait(display, queue) >= 0;
  if (registry) destroy(registry);
  end_queue(queue);
  return is_answered ? wanted.is_offered : -1;
}

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

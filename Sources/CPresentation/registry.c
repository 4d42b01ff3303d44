#include "internal.h"
#include "wayland.h"

#include <dlfcn.h>
#include <string.h>

// What of Wayland's library and of what a compositor offers is needed, found when it is first wanted.

bool wayland_load(wayland_library *self) {
  self->library = dlopen("libwayland-client.so.0", RTLD_LAZY);
  if (!self->library) return false;
  LOAD(self->library, self->registry_interface, "wl_registry_interface");
  LOAD(self->library, self->make_queue, "wl_display_create_queue");
  LOAD(self->library, self->end_queue, "wl_event_queue_destroy");
  LOAD(self->library, self->wrap, "wl_proxy_create_wrapper");
  LOAD(self->library, self->unwrap, "wl_proxy_wrapper_destroy");
  LOAD(self->library, self->set_queue, "wl_proxy_set_queue");
  LOAD(self->library, self->construct, "wl_proxy_marshal_constructor");
  LOAD(self->library, self->construct_versioned, "wl_proxy_marshal_constructor_versioned");
  LOAD(self->library, self->marshal, "wl_proxy_marshal");
  LOAD(self->library, self->listen, "wl_proxy_add_listener");
  LOAD(self->library, self->wait, "wl_display_roundtrip_queue");
  LOAD(self->library, self->dispatch, "wl_display_dispatch_queue_pending");
  LOAD(self->library, self->destroy, "wl_proxy_destroy");
  return true;
}

typedef struct {
  const char *interface;
  uint32_t name;
} wanted_global;

static void note_global(void *data, void *registry, uint32_t name, const char *interface, uint32_t version) {
  wanted_global *wanted = data;
  if (strcmp(interface, wanted->interface) == 0) wanted->name = name;
}

static void note_removal(void *data, void *registry, uint32_t name) {}

wayland_global wayland_find(const wayland_library *self, void *display, void *queue, const char *interface) {
  static void (*listener[])(void) = {(void (*)(void))note_global, (void (*)(void))note_removal};
  wanted_global wanted = {interface, 0};
  void *wrapper = queue ? self->wrap(display) : NULL;
  if (!wrapper) return (wayland_global){NULL, 0};
  self->set_queue(wrapper, queue);
  // wl_display.get_registry
  void *registry = self->construct(wrapper, 1, self->registry_interface, NULL);
  self->unwrap(wrapper);
  if (registry && (self->listen(registry, listener, &wanted) != 0 || self->wait(display, queue) < 0)) {
    self->destroy(registry);
    registry = NULL;
  }
  return (wayland_global){registry, wanted.name};
}

int glissando_wayland_offers(void *display, const char *interface) {
  wayland_library library = {0};
  wayland_global global = {NULL, 0};
  if (wayland_load(&library)) {
    void *queue = library.make_queue(display);
    global = wayland_find(&library, display, queue, interface);
    if (global.registry) library.destroy(global.registry);
    if (queue) library.end_queue(queue);
  }
  // SDL has it loaded, too: it stays.
  if (library.library) dlclose(library.library);
  return global.registry ? global.name != 0 : -1;
}

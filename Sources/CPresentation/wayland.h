#pragma once
#include <stdbool.h>
#include <stdint.h>

// What of Wayland's library, and of what a compositor offers, is used in this target.

// What is called of Wayland's library, each function typed as its header says.
typedef struct {
  void *library;
  const void *registry_interface;
  void *(*make_queue)(void *);
  void (*end_queue)(void *);
  void *(*wrap)(void *);
  void (*unwrap)(void *);
  void (*set_queue)(void *, void *);
  void *(*construct)(void *, uint32_t, const void *, ...);
  void *(*construct_versioned)(void *, uint32_t, const void *, uint32_t, ...);
  void (*marshal)(void *, uint32_t, ...);
  int (*listen)(void *, void (**)(void), void *);
  int (*wait)(void *, void *);
  int (*dispatch)(void *, void *);
  void (*destroy)(void *);
} wayland_library;

// Whether the library is there with all of them; `library` is to be closed in any case.
bool wayland_load(wayland_library *);

// A global of the compositor, as it is told in a queue of our own: SDL's events stay SDL's.
typedef struct {
  // To be destroyed; NULL where the compositor has not answered.
  void *registry;
  // 0 where it has none of that interface.
  uint32_t name;
} wayland_global;

wayland_global wayland_find(const wayland_library *, void *display, void *queue, const char *interface);

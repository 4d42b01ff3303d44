#include "internal.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Each function is typed as its library's header says; the two interfaces are those of presentation-time.xml.

typedef struct {
  const char *name, *signature;
  const void **types;
} message;

typedef struct {
  const char *name;
  int version, method_count;
  const message *methods;
  int event_count;
  const message *events;
} interface;

static const void *no_types[7];
static const message feedback_events[] = {
    {"sync_output", "o", no_types}, {"presented", "uuuuuuu", no_types}, {"discarded", "", no_types}};
static const interface feedback_interface = {"wp_presentation_feedback", 1, 0, NULL, 3, feedback_events};
static const void *feedback_types[] = {NULL, &feedback_interface};
static const message presentation_methods[] = {{"destroy", "", no_types}, {"feedback", "on", feedback_types}};
static const message presentation_events[] = {{"clock_id", "u", no_types}};
static const interface presentation_interface = {
    "wp_presentation", 1, 2, presentation_methods, 1, presentation_events};

// Numbers of requests.
enum { get_registry = 1, bind_global = 0, destroy_presentation = 0, ask_feedback = 1 };

typedef struct {
  glissando_showings base;
  void *library;
  void *display, *surface, *queue, *presentation, *feedback;
  // The name of the global, 0 where the compositor has none; the clock by which it tells.
  uint32_t name, clock;
  // What has arrived and was not taken.
  glissando_showing showing;
  bool has_come;
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
} wayland_showings;

static void forget_feedback(wayland_showings *self) {
  if (self->feedback) self->destroy(self->feedback);
  self->feedback = NULL;
  self->base.is_asked = false;
}

static double seconds_of(struct timespec time) { return (double)time.tv_sec + time.tv_nsec * 1e-9; }

// What is to be added to a moment of the compositor's clock for the same one of the monotonic clock; false for a clock
// that is none of this machine's.
static bool find_offset(const wayland_showings *self, double *offset) {
  struct timespec theirs, ours;
  if (clock_gettime((clockid_t)self->clock, &theirs) != 0 || clock_gettime(CLOCK_MONOTONIC, &ours) != 0) return false;
  *offset = self->clock == CLOCK_MONOTONIC ? 0 : seconds_of(ours) - seconds_of(theirs);
  return true;
}

static void note_output(void *data, void *feedback, void *output) {}

static void note_presented(
    void *data, void *feedback, uint32_t high, uint32_t low, uint32_t nanoseconds, uint32_t refresh,
    uint32_t count_high, uint32_t count_low, uint32_t flags) {
  wayland_showings *self = data;
  double offset;
  self->has_come = find_offset(self, &offset);
  if (self->has_come) self->showing.seconds = (double)((uint64_t)high << 32 | low) + nanoseconds * 1e-9 + offset;
  self->showing.interval = refresh * 1e-9;
  forget_feedback(self);
}

static void note_discarded(void *data, void *feedback) { forget_feedback(data); }

static void note_clock(void *data, void *presentation, uint32_t clock) {
  ((wayland_showings *)data)->clock = clock;
}

static void note_global(
    void *data, void *registry, uint32_t name, const char *interface_name, uint32_t version) {
  if (strcmp(interface_name, presentation_interface.name) == 0) ((wayland_showings *)data)->name = name;
}

static void note_removal(void *data, void *registry, uint32_t name) {}

static void ask(glissando_showings *base) {
  static void (*listener[])(void) = {
      (void (*)(void))note_output, (void (*)(void))note_presented, (void (*)(void))note_discarded};
  wayland_showings *self = (wayland_showings *)base;
  self->feedback =
      self->construct(self->presentation, ask_feedback, &feedback_interface, self->surface, NULL);
  if (!self->feedback) return;
  self->listen(self->feedback, listener, self);
  base->is_asked = true;
}

static bool take(glissando_showings *base, glissando_showing *showing) {
  wayland_showings *self = (wayland_showings *)base;
  self->dispatch(self->display, self->queue);
  if (!self->has_come) return false;
  self->has_come = false;
  *showing = self->showing;
  return true;
}

static void end(glissando_showings *base) {
  wayland_showings *self = (wayland_showings *)base;
  forget_feedback(self);
  if (self->presentation) {
    self->marshal(self->presentation, destroy_presentation);
    self->destroy(self->presentation);
  }
  if (self->queue) self->end_queue(self->queue);
  if (self->library) dlclose(self->library);
  free(self);
}

static bool load(wayland_showings *self) {
  self->library = dlopen("libwayland-client.so.0", RTLD_LAZY);
  if (!self->library) return false;
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

// Finds the global, in a queue of our own: SDL's events stay SDL's. Which clock it tells by arrives later.
static bool bind_presentation(wayland_showings *self) {
  static void (*globals[])(void) = {(void (*)(void))note_global, (void (*)(void))note_removal};
  static void (*clocks[])(void) = {(void (*)(void))note_clock};
  const void *registry_interface;
  LOAD(self->library, registry_interface, "wl_registry_interface");
  self->queue = self->make_queue(self->display);
  void *wrapper = self->queue ? self->wrap(self->display) : NULL;
  if (!wrapper) return false;
  self->set_queue(wrapper, self->queue);
  void *registry = self->construct(wrapper, get_registry, registry_interface, NULL);
  self->unwrap(wrapper);
  if (!registry) return false;
  bool is_answered = self->listen(registry, globals, self) == 0 && self->wait(self->display, self->queue) >= 0;
  if (is_answered && self->name != 0) {
    self->presentation = self->construct_versioned(
        registry, bind_global, &presentation_interface, 1, self->name, presentation_interface.name, 1, NULL);
  }
  self->destroy(registry);
  return self->presentation && self->listen(self->presentation, clocks, self) == 0;
}

glissando_showings *glissando_showings_of_wayland(void *display, void *surface) {
  wayland_showings *self = display && surface ? calloc(1, sizeof *self) : NULL;
  if (!self) return NULL;
  self->base = (glissando_showings){.ask = ask, .take = take, .close = end};
  self->display = display;
  self->surface = surface;
  // None until it is told.
  self->clock = INT32_MAX;
  if (load(self) && bind_presentation(self)) return &self->base;
  end(&self->base);
  return NULL;
}

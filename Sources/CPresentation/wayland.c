#include "internal.h"
#include "wayland.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

// Asks Wayland when a window's pictures were shown.

// The two interfaces are those of presentation-time.xml.

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
enum { bind_global = 0, destroy_presentation = 0, ask_feedback = 1 };

// What is told of a picture that came between two of the display's, so that none is torn.
enum { told_vsync = 1 };

typedef struct {
  glissando_showings base;
  wayland_library wayland;
  void *display, *queue, *presentation, *feedback;
  // The clock by which the compositor tells.
  uint32_t clock;
  // What has arrived and was not taken.
  glissando_showing showing;
  bool has_come;
} wayland_showings;

static void forget_feedback(wayland_showings *self) {
  if (self->feedback) self->wayland.destroy(self->feedback);
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
  self->showing.waited = (flags & told_vsync) != 0;
  forget_feedback(self);
}

static void note_discarded(void *data, void *feedback) { forget_feedback(data); }

static void note_clock(void *data, void *presentation, uint32_t clock) {
  ((wayland_showings *)data)->clock = clock;
}

static void ask(glissando_showings *base, void *surface, bool waits) {
  static void (*listener[])(void) = {
      (void (*)(void))note_output, (void (*)(void))note_presented, (void (*)(void))note_discarded};
  wayland_showings *self = (wayland_showings *)base;
  if (!surface) return;
  self->feedback = self->wayland.construct(self->presentation, ask_feedback, &feedback_interface, surface, NULL);
  if (!self->feedback) return;
  self->wayland.listen(self->feedback, listener, self);
  base->is_asked = true;
}

static bool take(glissando_showings *base, glissando_showing *showing) {
  wayland_showings *self = (wayland_showings *)base;
  self->wayland.dispatch(self->display, self->queue);
  if (!self->has_come) return false;
  self->has_come = false;
  *showing = self->showing;
  return true;
}

static void end(glissando_showings *base) {
  wayland_showings *self = (wayland_showings *)base;
  forget_feedback(self);
  if (self->presentation) {
    self->wayland.marshal(self->presentation, destroy_presentation);
    self->wayland.destroy(self->presentation);
  }
  if (self->queue) self->wayland.end_queue(self->queue);
  if (self->wayland.library) dlclose(self->wayland.library);
  free(self);
}

static bool bind_presentation(wayland_showings *self) {
  static void (*clocks[])(void) = {(void (*)(void))note_clock};
  const wayland_library *wayland = &self->wayland;
  const char *name = presentation_interface.name;
  self->queue = wayland->make_queue(self->display);
  wayland_global global = wayland_find(wayland, self->display, self->queue, name);
  if (global.registry && global.name != 0) {
    self->presentation = wayland->construct_versioned(
        global.registry, bind_global, &presentation_interface, 1, global.name, name, 1, NULL);
  }
  if (global.registry) wayland->destroy(global.registry);
  // Which clock it tells by arrives later.
  return self->presentation && wayland->listen(self->presentation, clocks, self) == 0;
}

glissando_showings *glissando_showings_of_wayland(void *display) {
  wayland_showings *self = display ? calloc(1, sizeof *self) : NULL;
  if (!self) return NULL;
  self->base = (glissando_showings){.ask = ask, .take = take, .close = end};
  self->display = display;
  // None until it is told.
  self->clock = INT32_MAX;
  if (wayland_load(&self->wayland) && bind_presentation(self)) return &self->base;
  end(&self->base);
  return NULL;
}

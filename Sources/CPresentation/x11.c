#include "internal.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

// Asks X11 when the display of a window shows its pictures.
//
// What is asked for is the next moment at which the display begins a picture, of whatever: pictures that are copied into
// the window's memory by the processor are not told of one by one. Those that OpenGL swaps through the same extension
// (Mesa's DRI3 does) are, to everybody who listens, and so their own moments arrive here unasked for, and count instead.

// Each function is typed as its library's header says.

typedef struct {
  uint8_t response_type, pad;
  uint16_t sequence;
  uint32_t length;
  uint8_t present, opcode;
} extension_reply;

// A PresentCompleteNotify, in which XCB puts the whole sequence number after 32 bytes.
typedef struct __attribute__((packed)) {
  uint8_t response_type, extension;
  uint16_t sequence;
  uint32_t length;
  uint16_t event_type;
  uint8_t kind, mode;
  uint32_t event, window, serial;
  uint64_t microseconds;
  uint32_t full_sequence;
  uint64_t count;
} complete_event;

enum { generic_event = 35, complete_notify = 1, complete_mask = 1 << 1, kind_of_picture = 0 };

// How a picture was shown that was not: another one came before the display began a new one.
enum { mode_skip = 2 };

typedef struct {
  glissando_showings base;
  void *library, *presenting;
  void *connection;
  uint32_t window;
  uint8_t opcode;
  bool waits;
  void *(*connect)(const char *, int *);
  void (*disconnect)(void *);
  int (*has_error)(void *);
  int (*flush)(void *);
  uint32_t (*generate)(void *);
  const extension_reply *(*extension)(void *, void *);
  void *(*poll)(void *);
  unsigned (*notify)(void *, uint32_t, uint32_t, uint64_t, uint64_t, uint64_t);
  unsigned (*select)(void *, uint32_t, uint32_t, uint32_t);
  unsigned (*ask_version)(void *, uint32_t, uint32_t);
  void (*discard)(void *, unsigned);
} x11_showings;

static void ask(glissando_showings *base, void *surface, bool waits) {
  x11_showings *self = (x11_showings *)base;
  self->waits = waits;
  if (self->has_error(self->connection)) return;
  // The next of all: one of which the number is a multiple of one.
  self->notify(self->connection, self->window, 0, 0, 1, 0);
  base->is_asked = self->flush(self->connection) > 0;
}

static bool take(glissando_showings *base, glissando_showing *showing) {
  x11_showings *self = (x11_showings *)base;
  bool has_come = false, has_picture = false;
  for (complete_event *event; (event = self->poll(self->connection)); free(event)) {
    if ((event->response_type & 0x7F) == 0) base->is_asked = false;
    if ((event->response_type & 0x7F) != generic_event || event->extension != self->opcode
        || event->event_type != complete_notify)
      continue;
    bool is_picture = event->kind == kind_of_picture;
    if (!is_picture) base->is_asked = false;
    if (is_picture ? event->mode == mode_skip : has_picture) continue;
    *showing = (glissando_showing){(double)event->microseconds * 1e-6, 0, is_picture ? self->waits : -1};
    has_picture = is_picture;
    has_come = true;
  }
  return has_come;
}

static void end(glissando_showings *base) {
  x11_showings *self = (x11_showings *)base;
  if (self->connection) self->disconnect(self->connection);
  if (self->presenting) dlclose(self->presenting);
  if (self->library) dlclose(self->library);
  free(self);
}

static bool load(x11_showings *self) {
  self->library = dlopen("libxcb.so.1", RTLD_LAZY);
  self->presenting = dlopen("libxcb-present.so.0", RTLD_LAZY);
  if (!self->library || !self->presenting) return false;
  LOAD(self->library, self->connect, "xcb_connect");
  LOAD(self->library, self->disconnect, "xcb_disconnect");
  LOAD(self->library, self->has_error, "xcb_connection_has_error");
  LOAD(self->library, self->flush, "xcb_flush");
  LOAD(self->library, self->generate, "xcb_generate_id");
  LOAD(self->library, self->extension, "xcb_get_extension_data");
  LOAD(self->library, self->poll, "xcb_poll_for_event");
  LOAD(self->library, self->discard, "xcb_discard_reply");
  LOAD(self->presenting, self->notify, "xcb_present_notify_msc");
  LOAD(self->presenting, self->select, "xcb_present_select_input");
  LOAD(self->presenting, self->ask_version, "xcb_present_query_version");
  return true;
}

static bool open_connection(x11_showings *self, unsigned long window) {
  void *name;
  LOAD(self->presenting, name, "xcb_present_id");
  self->connection = self->connect(NULL, NULL);
  if (self->has_error(self->connection)) return false;
  const extension_reply *reply = self->extension(self->connection, name);
  if (!reply || !reply->present) return false;
  self->opcode = reply->opcode;
  self->window = (uint32_t)window;
  self->discard(self->connection, self->ask_version(self->connection, 1, 0));
  self->select(self->connection, self->generate(self->connection), self->window, complete_mask);
  return true;
}

glissando_showings *glissando_showings_of_x11(unsigned long window) {
  x11_showings *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->base = (glissando_showings){.ask = ask, .take = take, .close = end};
  if (load(self) && open_connection(self, window)) return &self->base;
  end(&self->base);
  return NULL;
}

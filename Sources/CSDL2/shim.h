#pragma once
#include <SDL.h>
#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>

// The headers of SDL, and what it does not tell of X11 and Wayland.

// The prototypes of SDL_syswm.h alone: the whole header would pull in X11's and its short names.
#define SDL_PROTOTYPES_ONLY 1
#include <SDL_syswm.h>
#undef SDL_PROTOTYPES_ONLY

/// The native connection behind a window: an X11 `Display *` or a Wayland `wl_display *`,
/// or NULL where SDL does not tell. Which of the two it is, the video driver's name says.
static inline void *glissando_native_display(SDL_Window *window) {
  // SDL_SysWMinfo's leading part. SDL promises that its size and the offset of its union never
  // change, and both X11 and Wayland have their connection as the union's first member.
  struct {
    SDL_version version;
    int subsystem;
    union {
      void *display;
      Uint8 reserved[64];
    } info;
  } answer;
  SDL_memset(&answer, 0, sizeof answer);
  SDL_VERSION(&answer.version);
  if (!SDL_GetWindowWMInfo(window, (SDL_SysWMinfo *)&answer)) return NULL;
  return answer.info.display;
}

/// The number of the X11 window behind a window, or where its `wl_surface` lies; 0 where SDL does not tell. To be asked
/// on X11 and Wayland only.
static inline unsigned long glissando_native_window(SDL_Window *window) {
  // As above; the window, or the surface, comes second in the union.
  struct {
    SDL_version version;
    int subsystem;
    union {
      struct {
        void *display;
        unsigned long window;
      } native;
      Uint8 reserved[64];
    } info;
  } answer;
  SDL_memset(&answer, 0, sizeof answer);
  SDL_VERSION(&answer.version);
  if (!SDL_GetWindowWMInfo(window, (SDL_SysWMinfo *)&answer)) return 0;
  return answer.info.native.window;
}

/// The leading part of `XSetWindowAttributes`, with room for what follows.
typedef struct {
  unsigned long background_pixmap;
  unsigned long background_pixel;
  unsigned long border_pixmap;
  unsigned long border_pixel;
  int bit_gravity;
  Uint8 reserved[92];
} glissando_window_attributes;

// Functions of the window systems' libraries, which SDL has loaded: linking them would make a machine
// with only one of the window systems unable to start. Each wrapper states the function's type as
// its library's header does, and does nothing where the library is not loaded.

/// A function of a library that is loaded, NULL if it is not.
static inline void *glissando_loaded(const char *library, const char *name) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
  if (!handle) return NULL;
  void *function = dlsym(handle, name);
  // Closed again at once: SDL's own reference keeps the library where it is.
  dlclose(handle);
  return function;
}

static inline void *glissando_x11(const char *name) {
  return glissando_loaded("libX11.so.6", name);
}

/// `int XConnectionNumber(Display *)`; -1 without it.
static inline int glissando_x11_connection(void *display) {
  int (*function)(void *) = (int (*)(void *))glissando_x11("XConnectionNumber");
  return function ? function(display) : -1;
}

/// `int wl_display_get_fd(struct wl_display *)`; -1 without it.
static inline int glissando_wayland_connection(void *display) {
  int (*function)(void *) =
      (int (*)(void *))glissando_loaded("libwayland-client.so.0", "wl_display_get_fd");
  return function ? function(display) : -1;
}

/// `char *XResourceManagerString(Display *)`, whose text belongs to the display; NULL without it.
static inline const char *glissando_x11_resources(void *display) {
  char *(*function)(void *) = (char *(*)(void *))glissando_x11("XResourceManagerString");
  return function ? function(display) : NULL;
}

/// Begins to follow, on a connection, changes of a window's properties (`1 << 22`, PropertyChangeMask) or of what covers
/// it (`1 << 16`, VisibilityChangeMask), by `int XSelectInput(Display *, Window, long)`.
static inline void glissando_x11_select(void *display, unsigned long window, long mask) {
  int (*select)(void *, unsigned long, long) = (int (*)(void *, unsigned long, long))glissando_x11("XSelectInput");
  int (*flush)(void *) = (int (*)(void *))glissando_x11("XFlush");
  if (!select || !flush) return;
  select(display, window, mask);
  flush(display);
}

/// A connection of its own, on which nothing arrives but what is selected, and changes of the root window's properties;
/// NULL without one. SDL reads its own and throws away what it does not know.
static inline void *glissando_x11_open(void) {
  void *(*open)(const char *) = (void *(*)(const char *))glissando_x11("XOpenDisplay");
  unsigned long (*root)(void *) = (unsigned long (*)(void *))glissando_x11("XDefaultRootWindow");
  void *display = open && root ? open(NULL) : NULL;
  if (display) glissando_x11_select(display, root(display), 1L << 22);
  return display;
}

/// What is asked of an `XEvent`, which has 24 longs.
typedef union {
  struct {
    int type;
    unsigned long serial;
    int send_event;
    void *display;
    unsigned long window;
    union {
      unsigned long atom, unmapped;
      int visibility;
    };
  } any;
  long all[24];
} glissando_x11_event;

/// What has arrived on such a connection.
typedef enum {
  glissando_news_none,
  /// Something of which nobody wants to know.
  glissando_news_other,
  /// The root window's property RESOURCE_MANAGER; a desktop changes others with every window that becomes active.
  glissando_news_resources,
  /// `window` is covered all over.
  glissando_news_covered,
  /// Something can be seen of `window`.
  glissando_news_uncovered,
} glissando_x11_news;

/// Takes one event off such a connection.
static inline glissando_x11_news glissando_x11_take_news(void *display, unsigned long *window) {
  int (*pending)(void *) = (int (*)(void *))glissando_x11("XPending");
  int (*next)(void *, void *) = (int (*)(void *, void *))glissando_x11("XNextEvent");
  glissando_x11_event event;
  if (!pending || !next || pending(display) <= 0) return glissando_news_none;
  next(display, &event);
  *window = event.any.window;
  // PropertyNotify, XA_RESOURCE_MANAGER; VisibilityNotify, VisibilityFullyObscured
  if (event.any.type == 28 && event.any.atom == 23) return glissando_news_resources;
  if (event.any.type == 15) return event.any.visibility == 2 ? glissando_news_covered : glissando_news_uncovered;
  return glissando_news_other;
}

/// Where the pointer is in a window of X11, in its coordinates; false where it is on another screen. SDL's own answer is
/// as old as the last movement that it has been told of, which may be before another program's drag.
static inline bool glissando_x11_pointer(SDL_Window *window, int *x, int *y) {
  typedef int query(void *, unsigned long, unsigned long *, unsigned long *, int *, int *, int *, int *, unsigned *);
  query *ask = (query *)glissando_x11("XQueryPointer");
  void *display = glissando_native_display(window);
  if (!ask || !display) return false;
  unsigned long root, child;
  int root_x, root_y;
  unsigned buttons;
  return ask(display, glissando_native_window(window), &root, &child, &root_x, &root_y, x, y, &buttons);
}

/// The text of the root window's property RESOURCE_MANAGER as it is now, to be freed by `glissando_x11_free`; NULL
/// without one. `XResourceManagerString` tells what it was when the connection was opened.
static inline char *glissando_x11_copy_resources(void *display) {
  unsigned long (*root)(void *) = (unsigned long (*)(void *))glissando_x11("XDefaultRootWindow");
  int (*get)(void *, unsigned long, unsigned long, long, long, int, unsigned long, unsigned long *, int *,
             unsigned long *, unsigned long *, unsigned char **) =
      (int (*)(void *, unsigned long, unsigned long, long, long, int, unsigned long, unsigned long *, int *,
               unsigned long *, unsigned long *, unsigned char **))glissando_x11("XGetWindowProperty");
  if (!root || !get) return NULL;
  unsigned long type = 0, count = 0, rest = 0;
  int format = 0;
  unsigned char *text = NULL;
  // XA_RESOURCE_MANAGER and XA_STRING; at most 4 MB.
  if (get(display, root(display), 23, 0, 1L << 20, 0, 31, &type, &format, &count, &rest, &text) != 0) return NULL;
  return (char *)text;
}

/// The leading part of `XWindowAttributes`, with room for what follows.
typedef struct {
  int x, y, width, height, border_width, depth;
  void *visual;
  unsigned long root;
  int class_, bit_gravity, win_gravity, backing_store;
  unsigned long backing_planes, backing_pixel;
  int save_under;
  unsigned long colormap;
  int map_installed, map_state;
  long all_event_masks;
  Uint8 reserved[64];
} glissando_window_description;

/// Whether there is a window manager: somebody who is asked before windows are shown and resized (`1 << 20`,
/// SubstructureRedirectMask, on the root window), by `int XGetWindowAttributes(Display *, Window, XWindowAttributes *)`.
static inline bool glissando_x11_has_manager(void *display) {
  unsigned long (*root)(void *) = (unsigned long (*)(void *))glissando_x11("XDefaultRootWindow");
  int (*describe)(void *, unsigned long, void *) =
      (int (*)(void *, unsigned long, void *))glissando_x11("XGetWindowAttributes");
  glissando_window_description window;
  SDL_memset(&window, 0, sizeof window);
  if (!root || !describe || !describe(display, root(display), &window)) return true;
  return window.all_event_masks & 1L << 20;
}

/// `Atom XInternAtom(Display *, const char *, Bool)`; 0 without it.
static inline unsigned long glissando_x11_atom(void *display, const char *name) {
  unsigned long (*intern)(void *, const char *, int) =
      (unsigned long (*)(void *, const char *, int))glissando_x11("XInternAtom");
  return intern ? intern(display, name, 0) : 0;
}

/// Whether somebody puts X11's windows together and shows whole frames of them: the owner of the selection
/// `_NET_WM_CM_Sn` of the screen, by `Window XGetSelectionOwner(Display *, Atom)`.
static inline bool glissando_x11_is_composited(void *display) {
  int (*screen)(void *) = (int (*)(void *))glissando_x11("XDefaultScreen");
  unsigned long (*owner)(void *, unsigned long) =
      (unsigned long (*)(void *, unsigned long))glissando_x11("XGetSelectionOwner");
  char name[32];
  if (!screen || !owner) return true;
  SDL_snprintf(name, sizeof name, "_NET_WM_CM_S%d", screen(display));
  return owner(display, glissando_x11_atom(display, name)) != 0;
}

/// `int XFree(void *)`.
static inline void glissando_x11_free(void *data) {
  int (*function)(void *) = (int (*)(void *))glissando_x11("XFree");
  if (function && data) function(data);
}

/// Whether the window manager says that a window covers its display, whoever has asked for that: SDL does not hear of it
/// where others have.
static inline bool glissando_x11_is_full_screen(void *display, unsigned long window) {
  typedef int getter(void *, unsigned long, unsigned long, long, long, int, unsigned long, unsigned long *, int *,
                     unsigned long *, unsigned long *, unsigned char **);
  getter *get = (getter *)glissando_x11("XGetWindowProperty");
  if (!get) return false;
  unsigned long state = glissando_x11_atom(display, "_NET_WM_STATE");
  unsigned long wanted = glissando_x11_atom(display, "_NET_WM_STATE_FULLSCREEN");
  unsigned long type = 0, count = 0, rest = 0;
  int format = 0;
  unsigned char *atoms = NULL;
  // XA_ATOM; at most 64 of them, each a long.
  if (get(display, window, state, 0, 64, 0, 4, &type, &format, &count, &rest, &atoms) != 0) return false;
  bool is_found = false;
  for (unsigned long index = 0; atoms && format == 32 && index < count; index++) {
    if (((unsigned long *)atoms)[index] == wanted) is_found = true;
  }
  glissando_x11_free(atoms);
  return is_found;
}

/// Asks the window manager to have a window cover its display no longer, by an `XClientMessageEvent` for the root window.
static inline void glissando_x11_leave_full_screen(void *display, unsigned long window) {
  unsigned long (*root)(void *) = (unsigned long (*)(void *))glissando_x11("XDefaultRootWindow");
  int (*send)(void *, unsigned long, int, long, void *) =
      (int (*)(void *, unsigned long, int, long, void *))glissando_x11("XSendEvent");
  if (!root || !send) return;
  glissando_x11_event event;
  SDL_memset(&event, 0, sizeof event);
  // ClientMessage
  event.any.type = 33;
  event.any.window = window;
  event.all[5] = (long)glissando_x11_atom(display, "_NET_WM_STATE");
  event.all[6] = 32;
  // What is to become of it: 0 takes it away. Then who asks: 1 is a program.
  event.all[8] = (long)glissando_x11_atom(display, "_NET_WM_STATE_FULLSCREEN");
  event.all[10] = 1;
  // SubstructureRedirectMask, SubstructureNotifyMask
  send(display, root(display), 0, 1L << 20 | 1L << 19, &event);
}

/// `int XCloseDisplay(Display *)`.
static inline void glissando_x11_close(void *display) {
  int (*function)(void *) = (int (*)(void *))glissando_x11("XCloseDisplay");
  if (function) function(display);
}

/// `int XSync(Display *, Bool discard)`; events are kept.
static inline void glissando_x11_wait(void *display) {
  int (*function)(void *, int) = (int (*)(void *, int))glissando_x11("XSync");
  if (function) function(display, 0);
}

/// `int XChangeWindowAttributes(Display *, Window, unsigned long mask, XSetWindowAttributes *)`.
static inline void glissando_x11_change(void *display, unsigned long window, unsigned long mask,
                                        const glissando_window_attributes *attributes) {
  int (*function)(void *, unsigned long, unsigned long, const void *) =
      (int (*)(void *, unsigned long, unsigned long, const void *))glissando_x11(
          "XChangeWindowAttributes");
  if (function) function(display, window, mask, attributes);
}

/// Has the next event be an `XUnmapEvent` of a window, by `int XPutBackEvent(Display *, XEvent *)`.
static inline void glissando_x11_put_unmapped(void *display, unsigned long window) {
  int (*function)(void *, void *) = (int (*)(void *, void *))glissando_x11("XPutBackEvent");
  glissando_x11_event event;
  SDL_memset(&event, 0, sizeof event);
  // UnmapNotify
  event.any.type = 18;
  event.any.display = display;
  event.any.window = event.any.unmapped = window;
  if (function) function(display, &event);
}

/// `XSetErrorHandler(int (*)(Display *, XErrorEvent *))` and
/// `XSetIOErrorHandler(int (*)(Display *))`.
static inline void glissando_x11_take_errors(int (*error)(void *display, void *event),
                                             int (*end)(void *display)) {
  void *(*set_error)(int (*)(void *, void *)) =
      (void *(*)(int (*)(void *, void *)))glissando_x11("XSetErrorHandler");
  if (set_error) set_error(error);
  void *(*set_end)(int (*)(void *)) =
      (void *(*)(int (*)(void *)))glissando_x11("XSetIOErrorHandler");
  if (set_end) set_end(end);
}

/// `int SDL_DestroyWindowSurface(SDL_Window *)`, since SDL 2.28: the next surface is another one. Older
/// ones make another one where they know that the present one is lost.
static inline void glissando_forget_surface(SDL_Window *window) {
  int (*function)(SDL_Window *) = (int (*)(SDL_Window *))dlsym(NULL, "SDL_DestroyWindowSurface");
  if (function) function(window);
}

/// Whether a signal is ignored, as under `nohup`.
static inline int glissando_is_ignored(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/// The number of the thing that an `XErrorEvent` is about.
static inline unsigned long glissando_error_resource(const void *event) {
  const struct {
    int type;
    void *display;
    unsigned long resource;
  } *error = event;
  return error->resource;
}

/// The pixel format of icons: 32 bits, blue in the lowest byte, opacity in the highest.
static inline Uint32 glissando_icon_format(void) { return SDL_PIXELFORMAT_ARGB8888; }

/// The pixel format that the painter writes: 32 bits, blue in the lowest byte, no alpha.
static inline Uint32 glissando_painted_format(void) { return SDL_PIXELFORMAT_RGB888; }

// libdispatch offers these two to run loops that are not its own; CoreFoundation's is built on the
// first. They are exported on every platform that has libdispatch, but no header declares them.

/// A descriptor that is readable while something waits in the main queue.
extern int _dispatch_get_main_queue_handle_4CF(void);

#include "wayland.h"

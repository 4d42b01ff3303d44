#pragma once
#include <SDL.h>

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

/// The number of the X11 window behind a window, 0 where SDL does not tell. To be asked on X11 only.
static inline unsigned long glissando_native_window(SDL_Window *window) {
  // As above; on X11 the window comes second in the union.
  struct {
    SDL_version version;
    int subsystem;
    union {
      struct {
        void *display;
        unsigned long window;
      } x11;
      Uint8 reserved[64];
    } info;
  } answer;
  SDL_memset(&answer, 0, sizeof answer);
  SDL_VERSION(&answer.version);
  if (!SDL_GetWindowWMInfo(window, (SDL_SysWMinfo *)&answer)) return 0;
  return answer.info.x11.window;
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

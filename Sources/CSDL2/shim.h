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

/// The pixel format that the painter writes: 32 bits, blue in the lowest byte, no alpha.
static inline Uint32 glissando_painted_format(void) { return SDL_PIXELFORMAT_RGB888; }

// libdispatch offers these two to run loops that are not its own; CoreFoundation's is built on the
// first. They are exported on every platform that has libdispatch, but no header declares them.

/// A descriptor that is readable while something waits in the main queue.
extern int _dispatch_get_main_queue_handle_4CF(void);

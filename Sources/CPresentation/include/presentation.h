#pragma once
#include <stdbool.h>

// What window systems tell for which SDL does not ask: when the display of a window shows its pictures, and what a
// compositor offers. X11 tells the former by its extension Present, Wayland by
// the protocol presentation-time. Their libraries are those that SDL has loaded, or lie beside them; without one of them
// nothing is told.

/// A picture that a display has shown.
typedef struct {
  /// When, in seconds of the monotonic clock.
  double seconds;
  /// Seconds from one of its pictures to the next; 0 where that is not told.
  double interval;
  /// Whether it waited until the display had shown the one before: 1 or 0; -1 where it is none of the window's, but any
  /// that the display of X11 began.
  int waited;
} glissando_showing;

typedef struct glissando_showings glissando_showings;

/// What is told of the display on which a window of X11 lies, on a connection of its own; NULL without.
glissando_showings *glissando_showings_of_x11(unsigned long window);

/// What is told of the pictures of a window of Wayland, by its `wl_display`; NULL without.
glissando_showings *glissando_showings_of_wayland(void *display);

/// Asks for the next picture: on Wayland for that which is handed over next, of the `wl_surface` that the window has
/// now, since SDL may give it another one; on X11 for the next that the display begins, and for those that OpenGL has
/// swapped in the window, where it does so by Present. Nothing where an answer is awaited.
///
/// `waits` is whether the window's pictures wait for the display: X11 does not tell.
void glissando_showings_ask(glissando_showings *showings, void *surface, bool waits);

/// Takes the answer, if it has come. It does not wait.
bool glissando_showings_take(glissando_showings *showings, glissando_showing *showing);

/// Ends it; to be called before the window is closed.
void glissando_showings_close(glissando_showings *showings);

/// Whether a Wayland compositor offers an interface: 1 or 0; -1 where it cannot be asked. It waits for the answer.
int glissando_wayland_offers(void *display, const char *interface);

#include "internal.h"

// Asks when pictures were shown, whichever window system knows it.

void glissando_showings_ask(glissando_showings *showings, void *surface, bool waits) {
  if (!showings->is_asked) showings->ask(showings, surface, waits);
}

bool glissando_showings_take(glissando_showings *showings, glissando_showing *showing) {
  return showings->is_asked && showings->take(showings, showing);
}

void glissando_showings_close(glissando_showings *showings) { showings->close(showings); }

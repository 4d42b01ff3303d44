#pragma once
#include "presentation.h"

// What the two window systems have in common.
struct glissando_showings {
  void (*ask)(glissando_showings *, void *surface, bool waits);
  bool (*take)(glissando_showings *, glissando_showing *);
  void (*close)(glissando_showings *);
  // Whether an answer is awaited.
  bool is_asked;
};

// The function of a library by its name, or `false` from where it stands.
#define LOAD(library, target, name) \
  if (!(*(void **)&(target) = dlsym(library, name))) return false

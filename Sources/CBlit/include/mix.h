#ifndef GLISSANDO_MIX_H
#define GLISSANDO_MIX_H

#include <stddef.h>
#include <stdint.h>

// Rows of pixels that are mixed otherwise than one over the other.

/// How two colours are mixed: blend modes of the W3C's "Compositing and Blending Level 1".
enum glissando_mode {
  glissando_multiply,
  glissando_screen,
  glissando_overlay,
  glissando_darken,
  glissando_lighten,
  glissando_hard_light,
  glissando_difference,
  glissando_exclusion,
  glissando_color_dodge,
  glissando_color_burn,
  glissando_soft_light,
  glissando_hue,
  glissando_saturation,
  glissando_color,
  glissando_luminosity,
};

/// Mixes a row of premultiplied pixels with others, with an opacity of 1...255, several pixels at a time: the same numbers
/// as Cairo's, but for hues and the like, of whose blue pixman takes too much where the opacity is less than 255. The rows
/// may not overlap.
void glissando_mix(
    const uint32_t *source, uint32_t *target, size_t count, uint32_t opacity,
    enum glissando_mode mode);

/// The same by modes that take fractions: from dodging on.
void glissando_mix_fractions(
    const uint32_t *source, uint32_t *target, size_t count, uint32_t opacity,
    enum glissando_mode mode);

#endif

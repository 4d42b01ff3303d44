#include "mix.h"

#include "clones.h"

#include <string.h>

// Mixes by modes that take fractions, for premultiplied colours: W3C, "Compositing and Blending Level 1", colour
// dodge, colour burn and soft light of the section "Separable blend modes", and all of "Non-separable blend modes".

// Results are the same on every processor, also where it could multiply and add in one step.
#pragma STDC FP_CONTRACT OFF

// Eight pixels, or one channel of each.
typedef uint32_t Pixels __attribute__((vector_size(32)));
typedef int32_t Numbers __attribute__((vector_size(32)));
typedef float Floats __attribute__((vector_size(32)));

typedef struct {
  Floats red, green, blue;
} Colors;

#define LEAST(a, b) __builtin_elementwise_min(a, b)
#define MOST(a, b) __builtin_elementwise_max(a, b)
#define WHERE(condition, one, other) \
  ((Floats)(((Numbers)(one) & (condition)) | ((Numbers)(other) & ~(condition))))

#define DARKEST(colors) LEAST(LEAST((colors).red, (colors).green), (colors).blue)
#define BRIGHTEST(colors) MOST(MOST((colors).red, (colors).green), (colors).blue)
#define SATURATION(colors) (BRIGHTEST(colors) - DARKEST(colors))
#define LUMINOSITY(colors) \
  ((colors).red * 0.3f + (colors).green * 0.59f + (colors).blue * 0.11f)
#define TIMES(colors, factor) \
  (Colors){(colors).red * (factor), (colors).green * (factor), (colors).blue * (factor)}
// Changes each channel, which is `x` in the value.
#define EACH(colors, value) \
  ({ \
    Floats x = (colors)->red; \
    (colors)->red = (value); \
    x = (colors)->green; \
    (colors)->green = (value); \
    x = (colors)->blue; \
    (colors)->blue = (value); \
  })

// Functions that take vectors by value are called differently on each processor.
static inline __attribute__((always_inline)) void set_saturation(
    Colors *colors, const Floats *saturation) {
  Floats darkest = DARKEST(*colors), brightest = BRIGHTEST(*colors);
  Floats range = brightest - darkest;
  Numbers is_grey = range == 0, isnt = ~is_grey;
  EACH(
      colors, (Floats)(isnt & (Numbers)WHERE(
                  x == brightest, *saturation, (x - darkest) * *saturation / range)));
}

// Channels below 0 or above the limit come closer to the luminosity, as far as it takes.
static inline __attribute__((always_inline)) void set_luminosity(
    Colors *colors, const Floats *luminosity, const Floats *limit) {
  Floats rise = *luminosity - LUMINOSITY(*colors);
  EACH(colors, x + rise);
  Floats mean = LUMINOSITY(*colors), darkest = DARKEST(*colors), brightest = BRIGHTEST(*colors);
  Numbers is_below = darkest < 0, is_above = brightest > *limit;
  EACH(colors, WHERE(is_below, mean + (x - mean) * mean / (mean - darkest), x));
  EACH(colors, WHERE(is_above, mean + (x - mean) * (*limit - mean) / (brightest - mean), x));
}

#define CHANNEL(pixels, shift) \
  (__builtin_convertvector((Numbers)((pixels) >> (shift) & 255), Floats) * (1 / 255.0f))
// The byte in whose 256th of [0, 1] a value lies.
#define BYTE(value) \
  ({ \
    Floats limited = LEAST(MOST(value, (Floats){}), (Floats){} + 1); \
    Numbers whole = __builtin_convertvector(limited * 256, Numbers); \
    (Pixels)(whole - (whole >> 8)); \
  })

// What two channels are together: below (b) and above (a), premultiplied by their opacities (ob, oa).
#define DODGED(b, a) \
  WHERE( \
      (b) == 0, (Floats){}, \
      WHERE(((b) * oa >= both - (a) * ob) | (oa - (a) == 0), both, oa * oa * (b) / (oa - (a))))
#define BURNED(b, a) \
  WHERE( \
      (b) >= ob, both, \
      WHERE( \
          (oa * (ob - (b)) >= (a) * ob) | ((a) == 0), (Floats){}, \
          oa * (ob - oa * (ob - (b)) / (a))))
#define SOFTENED(b, a) \
  WHERE( \
      ob == 0, (b) * oa, \
      WHERE( \
          2 * (a) < oa, (b) * oa - (b) * (ob - (b)) * (oa - 2 * (a)) / ob, \
          WHERE( \
              4 * (b) <= ob, \
              (b) * oa + (2 * (a) - oa) * (b) * ((16 * (b) / ob - 12) * (b) / ob + 3), \
              (b) * oa + (__builtin_elementwise_sqrt((b) * ob) - (b)) * (2 * (a) - oa))))
#define LIT(mode, b, a) \
  ((mode) == glissando_color_dodge  ? DODGED(b, a) \
   : (mode) == glissando_color_burn ? BURNED(b, a) \
                                    : SOFTENED(b, a))

static inline __attribute__((always_inline)) void light(
    const Pixels *source, const Pixels *target, Pixels *mixed, uint32_t opacity,
    enum glissando_mode mode) {
  Floats part = (Floats){} + (float)opacity * (1 / 255.0f);
  Floats oa = CHANNEL(*source, 24) * part, ob = CHANNEL(*target, 24), both = oa * ob;
  *mixed = BYTE(oa + ob - both) << 24;
#define ADD(shift) \
  do { \
    Floats a = CHANNEL(*source, shift) * part, b = CHANNEL(*target, shift); \
    *mixed |= BYTE((1 - oa) * b + (1 - ob) * a + LIT(mode, b, a)) << shift; \
  } while (0)
  ADD(16);
  ADD(8);
  ADD(0);
#undef ADD
}

static inline __attribute__((always_inline)) void mix_hues(
    const Pixels *source, const Pixels *target, Pixels *mixed, enum glissando_mode mode) {
  Floats oa = CHANNEL(*source, 24), ob = CHANNEL(*target, 24), both = oa * ob;
  Colors a = {CHANNEL(*source, 16), CHANNEL(*source, 8), CHANNEL(*source, 0)};
  Colors b = {CHANNEL(*target, 16), CHANNEL(*target, 8), CHANNEL(*target, 0)};
  int takes_colors = mode == glissando_hue || mode == glissando_color;
  Colors colors = takes_colors ? TIMES(a, ob) : TIMES(b, oa);
  Floats luminosity = mode == glissando_luminosity ? LUMINOSITY(a) * ob : LUMINOSITY(b) * oa;
  if (mode == glissando_hue || mode == glissando_saturation) {
    Floats saturation = mode == glissando_hue ? SATURATION(b) * oa : SATURATION(a) * ob;
    set_saturation(&colors, &saturation);
  }
  set_luminosity(&colors, &luminosity, &both);
  Floats rest_a = 1 - ob, rest_b = 1 - oa;
  *mixed = BYTE(oa + ob - both) << 24 | BYTE(rest_b * b.red + rest_a * a.red + colors.red) << 16
           | BYTE(rest_b * b.green + rest_a * a.green + colors.green) << 8
           | BYTE(rest_b * b.blue + rest_a * a.blue + colors.blue);
}

#define LANES 0x00FF00FFu

// A pixel of two, of one as much as an opacity says, to the nearest.
static inline __attribute__((always_inline)) void fade(
    Pixels *mixed, const Pixels *target, uint32_t opacity) {
  Pixels even = (*mixed & LANES) * opacity + (*target & LANES) * (255 - opacity) + 0x00800080u;
  Pixels odd =
      (*mixed >> 8 & LANES) * opacity + (*target >> 8 & LANES) * (255 - opacity) + 0x00800080u;
  even = (even + (even >> 8 & LANES)) >> 8 & LANES;
  odd = (odd + (odd >> 8 & LANES)) & ~LANES;
  *mixed = even | odd;
}

static inline __attribute__((always_inline)) void mix_row(
    const uint32_t *source, uint32_t *target, size_t count, uint32_t opacity,
    enum glissando_mode mode) {
  for (size_t done = 0; done < count; done += 8) {
    size_t size = (count - done < 8 ? count - done : 8) * sizeof *target;
    Pixels above = {}, below = {}, mixed;
    memcpy(&above, source + done, size);
    memcpy(&below, target + done, size);
    if (mode < glissando_hue) {
      light(&above, &below, &mixed, opacity, mode);
    } else {
      mix_hues(&above, &below, &mixed, mode);
      if (opacity < 255) fade(&mixed, &below, opacity);
    }
    memcpy(target + done, &mixed, size);
  }
}

CLONES
void glissando_mix_fractions(
    const uint32_t *restrict source, uint32_t *restrict target, size_t count, uint32_t opacity,
    enum glissando_mode mode) {
  // Each with a loop of its own.
  switch (mode) {
    case glissando_color_dodge:
      return mix_row(source, target, count, opacity, glissando_color_dodge);
    case glissando_color_burn: return mix_row(source, target, count, opacity, glissando_color_burn);
    case glissando_soft_light: return mix_row(source, target, count, opacity, glissando_soft_light);
    case glissando_hue: return mix_row(source, target, count, opacity, glissando_hue);
    case glissando_saturation: return mix_row(source, target, count, opacity, glissando_saturation);
    case glissando_color: return mix_row(source, target, count, opacity, glissando_color);
    default: return mix_row(source, target, count, opacity, glissando_luminosity);
  }
}

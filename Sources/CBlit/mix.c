#include "mix.h"

#include "clones.h"

#include <string.h>

// Eight pixels, or one channel of each.
typedef uint32_t Pixels __attribute__((vector_size(32)));
typedef int32_t Channel __attribute__((vector_size(32)));

#define CHANNEL(pixels, shift) ((Channel)((pixels) >> (shift) & 255))
// To the nearest.
#define DIVIDE(products) \
  ({ \
    Channel sum = (products) + 128; \
    (sum + (sum >> 8)) >> 8; \
  })
#define LEAST(a, b) __builtin_elementwise_min(a, b)
#define MOST(a, b) __builtin_elementwise_max(a, b)
#define WHERE(condition, one, other) (((one) & (condition)) | ((other) & ~(condition)))

// What two colours are together, in 255² of their opacities' products: below (b) and above (a), premultiplied by their
// opacities (ob, oa).
#define HARD_LIGHT(b, ob, a, oa) \
  WHERE(2 * (a) < (oa), 2 * (a) * (b), (oa) * (ob) - 2 * ((ob) - (b)) * ((oa) - (a)))
#define TOGETHER(mode, b, ob, a, oa) \
  ((mode) == glissando_screen ? (a) * (ob) + (b) * (oa) - (a) * (b) \
   : (mode) == glissando_overlay ? HARD_LIGHT(a, oa, b, ob) \
   : (mode) == glissando_darken ? LEAST((a) * (ob), (b) * (oa)) \
   : (mode) == glissando_lighten ? MOST((a) * (ob), (b) * (oa)) \
   : (mode) == glissando_hard_light ? HARD_LIGHT(b, ob, a, oa) \
   : (mode) == glissando_difference \
       ? MOST((a) * (ob), (b) * (oa)) - LEAST((a) * (ob), (b) * (oa)) \
       : (a) * (ob) + (b) * (oa) - 2 * (a) * (b))

// A channel of the result, and where the other is not: a product is rounded in three parts, the others at once.
#define MIXED(mode, b, ob, a, oa) \
  ({ \
    Channel lower = (b), upper = (a); \
    (mode) == glissando_multiply \
        ? LEAST( \
            LEAST(DIVIDE(upper * (255 - (ob))) + DIVIDE(lower * (255 - (oa))), (Channel){} + 255) \
                + DIVIDE(lower * upper), \
            (Channel){} + 255) \
        : DIVIDE(LEAST( \
            MOST( \
                lower * (255 - (oa)) + upper * (255 - (ob)) + TOGETHER(mode, lower, ob, upper, oa), \
                (Channel){}), \
            (Channel){} + 255 * 255)); \
  })

static inline __attribute__((always_inline)) void mix(
    const uint32_t *source, uint32_t *target, size_t count, uint32_t opacity,
    enum glissando_mode mode) {
  for (size_t done = 0; done < count; done += 8) {
    size_t size = (count - done < 8 ? count - done : 8) * sizeof *target;
    Pixels above = {}, below = {};
    memcpy(&above, source + done, size);
    memcpy(&below, target + done, size);
    Channel part = (Channel){} + (int32_t)opacity;
    Channel oa = DIVIDE(CHANNEL(above, 24) * part), ob = CHANNEL(below, 24);
    Channel opaque = mode == glissando_multiply ? MIXED(mode, ob, ob, oa, oa)
                                                : DIVIDE(255 * (oa + ob) - oa * ob);
    Pixels mixed = (Pixels)opaque << 24;
#define ADD(shift) \
  mixed |= (Pixels)MIXED( \
               mode, CHANNEL(below, shift), ob, DIVIDE(CHANNEL(above, shift) * part), oa) \
           << shift
    ADD(16);
    ADD(8);
    ADD(0);
#undef ADD
    memcpy(target + done, &mixed, size);
  }
}

CLONES
void glissando_mix(
    const uint32_t *restrict source, uint32_t *restrict target, size_t count, uint32_t opacity,
    enum glissando_mode mode) {
  // Each with a loop of its own.
  switch (mode) {
    case glissando_multiply: return mix(source, target, count, opacity, glissando_multiply);
    case glissando_screen: return mix(source, target, count, opacity, glissando_screen);
    case glissando_overlay: return mix(source, target, count, opacity, glissando_overlay);
    case glissando_darken: return mix(source, target, count, opacity, glissando_darken);
    case glissando_lighten: return mix(source, target, count, opacity, glissando_lighten);
    case glissando_hard_light: return mix(source, target, count, opacity, glissando_hard_light);
    case glissando_difference: return mix(source, target, count, opacity, glissando_difference);
    case glissando_exclusion: return mix(source, target, count, opacity, glissando_exclusion);
    default: return glissando_mix_fractions(source, target, count, opacity, mode);
  }
}

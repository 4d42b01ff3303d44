#include "blit.h"

#include <string.h>

// Sixteen pixels, and two channels of each, spread over numbers of 16 bits. On processors whose vectors
// are shorter the compiler takes two or four.
typedef uint32_t Pixels __attribute__((vector_size(64)));
typedef uint16_t Channels __attribute__((vector_size(64)));
typedef uint32_t Wide __attribute__((vector_size(128)));

#define LANES 0x00FF00FFu

// Divides products of two bytes by 255, to the nearest: (p + 128) * 257 / 65536. A macro, because
// functions that take vectors are called differently on each processor.
#define DIVIDE(products) \
  __builtin_convertvector( \
      __builtin_convertvector((products) + 128, Wide) * 257 >> 16, Channels)

static inline __attribute__((always_inline)) uint32_t scale(uint32_t lanes, uint32_t factor) {
  uint32_t products = lanes * factor + 0x00800080;
  return (products + (products >> 8 & LANES)) >> 8 & LANES;
}

static inline __attribute__((always_inline)) uint32_t over(
    uint32_t above, uint32_t below, uint32_t opacity) {
  uint32_t even = scale(above & LANES, opacity), odd = scale(above >> 8 & LANES, opacity);
  uint32_t rest = 255 - (odd >> 16);
  return (even + scale(below & LANES, rest)) | (odd + scale(below >> 8 & LANES, rest)) << 8;
}

#if defined(__x86_64__) && defined(__linux__)
__attribute__((target_clones("avx512bw", "avx2", "default")))
#endif
void glissando_over(
    const uint32_t *restrict source, uint32_t *restrict target, size_t count, uint32_t opacity) {
  Channels factor = (Channels){} + (uint16_t)opacity;
  size_t column = 0;
  for (; column + 16 <= count; column += 16) {
    Pixels above, below;
    uint64_t parts[8];
    memcpy(parts, source + column, sizeof parts);
    uint64_t any = 0;
    for (int part = 0; part < 8; part++) any |= parts[part];
    // Most of a layer may be empty.
    if (any == 0) continue;
    memcpy(&above, source + column, sizeof above);
    memcpy(&below, target + column, sizeof below);
    Channels even = DIVIDE((Channels)(above & LANES) * factor);
    Channels odd = DIVIDE((Channels)(above >> 8 & LANES) * factor);
    Pixels lack = 255 - ((Pixels)odd >> 16);
    Channels rest = (Channels)(lack | lack << 16);
    even += DIVIDE((Channels)(below & LANES) * rest);
    odd += DIVIDE((Channels)(below >> 8 & LANES) * rest);
    Pixels mixed = (Pixels)even | (Pixels)odd << 8;
    memcpy(target + column, &mixed, sizeof mixed);
  }
  for (; column < count; column++) {
    target[column] = over(source[column], target[column], opacity);
  }
}

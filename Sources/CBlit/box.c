#include "box.h"

#include "clones.h"

#include <string.h>

// Blurs pictures by boxes.

// The four channels of a pixel.
typedef uint32_t Sums __attribute__((vector_size(16)));
typedef uint8_t Bytes __attribute__((vector_size(4)));

// What a sum is multiplied with, in 2⁻²⁴: with the half that is added, full stays full.
static const uint32_t half = 1 << 23;

static inline __attribute__((always_inline)) uint32_t factor_of(glissando_box box) {
  return (1u << 24) / (uint32_t)(box.before + box.after + 1);
}

CLONES
void glissando_box_down(
    const uint8_t *restrict source, uint8_t *restrict target, size_t count, size_t row,
    size_t height, glissando_box box, uint32_t *restrict sums) {
  uint32_t factor = factor_of(box);
  memset(sums, 0, count * sizeof *sums);
  for (size_t y = 0; y < box.after && y < height; y++) {
    const uint8_t *line = source + y * row;
    for (size_t x = 0; x < count; x++) sums[x] += line[x];
  }
  for (size_t y = 0; y < height; y++) {
    uint8_t *result = target + y * row;
    // All three at once where there are all: the sums are read and written once.
    if (y + box.after < height && y >= box.before) {
      const uint8_t *come = source + (y + box.after) * row, *go = source + (y - box.before) * row;
      for (size_t x = 0; x < count; x++) {
        uint32_t sum = sums[x] + come[x];
        result[x] = (uint8_t)((sum * factor + half) >> 24);
        sums[x] = sum - go[x];
      }
      continue;
    }
    if (y + box.after < height) {
      const uint8_t *come = source + (y + box.after) * row;
      for (size_t x = 0; x < count; x++) sums[x] += come[x];
    }
    for (size_t x = 0; x < count; x++) result[x] = (uint8_t)((sums[x] * factor + half) >> 24);
    if (y >= box.before) {
      const uint8_t *go = source + (y - box.before) * row;
      for (size_t x = 0; x < count; x++) sums[x] -= go[x];
    }
  }
}

// Eight bytes of a row as numbers, and the means of eight sums. Macros, because functions that take vectors are called
// differently on each processor.
typedef uint32_t Eight __attribute__((vector_size(32)));
typedef uint8_t EightBytes __attribute__((vector_size(8)));
#define EIGHT(place) \
  ({ \
    EightBytes bytes; \
    memcpy(&bytes, (place), sizeof bytes); \
    __builtin_convertvector(bytes, Eight); \
  })
// What lies so many places before in a vector; zero before the first.
#define BEFORE_1(v) __builtin_shufflevector((v), (Eight){}, 8, 0, 1, 2, 3, 4, 5, 6)
#define BEFORE_2(v) __builtin_shufflevector((v), (Eight){}, 8, 8, 0, 1, 2, 3, 4, 5)
#define BEFORE_4(v) __builtin_shufflevector((v), (Eight){}, 8, 8, 8, 8, 0, 1, 2, 3)
#define LAST(v) __builtin_shufflevector((v), (v), 7, 7, 7, 7, 7, 7, 7, 7)

static inline __attribute__((always_inline)) void along_bytes(
    const uint8_t *restrict line, uint8_t *restrict result, size_t width, glissando_box box,
    uint32_t factor) {
  uint32_t sum = 0;
  size_t last = box.after < width ? width - box.after : 0, x = 0;
  for (; x < box.after && x < width; x++) sum += line[x];
  for (x = 0; x <= box.before && x < width; x++) {
    if (x < last) sum += line[x + box.after];
    result[x] = (uint8_t)((sum * factor + half) >> 24);
  }
  // Where the box lies within the row, a sum is the one before it, with one byte that has come and one that has
  // gone: of eight at once, in three steps.
  Eight sums = (Eight){} + sum;
  for (; x + 8 <= last; x += 8) {
    Eight change = EIGHT(line + x + box.after) - EIGHT(line + x - box.before - 1);
    change += BEFORE_1(change);
    change += BEFORE_2(change);
    change += BEFORE_4(change);
    sums = LAST(sums) + change;
    EightBytes means = __builtin_convertvector((sums * factor + half) >> 24, EightBytes);
    memcpy(result + x, &means, sizeof means);
  }
  for (sum = sums[7]; x < width; x++) {
    if (x < last) sum += line[x + box.after];
    sum -= line[x - box.before - 1];
    result[x] = (uint8_t)((sum * factor + half) >> 24);
  }
}

// The pixel at a place as four numbers. A macro, because functions that take vectors are called differently on
// each processor.
#define PIXEL(line, x) \
  ({ \
    Bytes bytes; \
    memcpy(&bytes, (line) + 4 * (x), sizeof bytes); \
    __builtin_convertvector(bytes, Sums); \
  })
#define PUT(result, x, sum) \
  do { \
    Bytes bytes = __builtin_convertvector(((sum) * factor + half) >> 24, Bytes); \
    memcpy((result) + 4 * (x), &bytes, sizeof bytes); \
  } while (0)

CLONES
void glissando_box_along(
    const uint8_t *restrict source, uint8_t *restrict target, size_t width, size_t height,
    size_t channels, glissando_box box) {
  uint32_t factor = factor_of(box);
  for (size_t y = 0; y < height; y++) {
    const uint8_t *line = source + y * width * channels;
    uint8_t *result = target + y * width * channels;
    if (channels == 1) {
      along_bytes(line, result, width, box, factor);
      continue;
    }
    Sums sum = {};
    size_t x = 0;
    for (; x < box.after && x < width; x++) sum += PIXEL(line, x);
    size_t first = box.before < width ? box.before : width;
    size_t last = box.after < width ? width - box.after : 0;
    for (x = 0; x < first; x++) {
      if (x < last) sum += PIXEL(line, x + box.after);
      PUT(result, x, sum);
    }
    // In the middle nothing is asked: where the box lies within the row, pixels come and go.
    for (; x < last; x++) {
      sum += PIXEL(line, x + box.after);
      PUT(result, x, sum);
      sum -= PIXEL(line, x - box.before);
    }
    for (; x < width; x++) {
      PUT(result, x, sum);
      sum -= PIXEL(line, x - box.before);
    }
  }
}

#include "box.h"

#include "clones.h"

#include <string.h>

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

static inline __attribute__((always_inline)) void along_bytes(
    const uint8_t *line, uint8_t *result, size_t width, glissando_box box, uint32_t factor) {
  uint32_t sum = 0;
  for (size_t x = 0; x < box.after && x < width; x++) sum += line[x];
  for (size_t x = 0; x < width; x++) {
    if (x + box.after < width) sum += line[x + box.after];
    result[x] = (uint8_t)((sum * factor + half) >> 24);
    if (x >= box.before) sum -= line[x - box.before];
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

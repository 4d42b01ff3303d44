#include "halve.h"

#include "clones.h"

#include <string.h>

// Pictures of half as many pixels. Whole numbers only: they are the same on every processor.

// Eight pixels, and of each two of its channels as numbers of 16 bits.
typedef uint32_t Pixels __attribute__((vector_size(32)));
typedef uint16_t Channels __attribute__((vector_size(32)));

#define GROUP 8
// So many pixels of a row are made at a time.
#define LINE 256

// What pixels of a side count in the mean that is the `index`th of its halves, in 256ths: the second of a pair counts
// what is missing of 256. Half of an odd number of pixels, m of 2m − 1, are each a little less than two wide: the one before
// its pair counts index / 2m, the second one (m − 1 − index) / 2m. That puts the middle of what counts exactly where
// the middle of the half is, so that nothing moves, and nothing counts that lies beyond the side.
typedef struct {
  uint32_t first;
  // By how much more the one before the pair counts from one half to the next, in 2⁻³² of the mean.
  uint32_t step;
} Shares;

#define BEFORE(shares, index) (((index) * (shares).step + (1u << 23)) >> 24)

static Shares shares_of(int64_t count, int halves) {
  if (!halves) return (Shares){256, 0};
  if (count % 2 == 0) return (Shares){128, 0};
  int64_t half = (count + 1) / 2;
  // To the nearest, and of two to the lower one: no more than 256 count together.
  return (Shares){(uint32_t)((256 * (half + 1) + half - 1) / (2 * half)), (uint32_t)((1ll << 31) / half)};
}

// The mean of three pixels each, by what each counts: numbers of 16 bits, two for each pixel, 256 together. Nothing is
// lost in numbers of 16 bits.
#define MEAN(a, b, c, of_a, of_b, of_c) \
  (TO_EVEN((a) * (of_a) + (b) * (of_b) + (c) * (of_c)))
#define TO_EVEN(sum) \
  ({ \
    Channels all = (sum); \
    (all + 127 + (all >> 8 & 1)) >> 8; \
  })
#define MEANS(before, first, second, of_before, of_first, of_second) \
  ({ \
    Pixels x = (before), y = (first), z = (second); \
    Channels u = (Channels)(of_before), v = (Channels)(of_first), w = (Channels)(of_second); \
    Channels even = MEAN( \
        (Channels)(x & 0x00FF00FF), (Channels)(y & 0x00FF00FF), (Channels)(z & 0x00FF00FF), u, v, w); \
    Channels odd = MEAN( \
        (Channels)(x >> 8 & 0x00FF00FF), (Channels)(y >> 8 & 0x00FF00FF), (Channels)(z >> 8 & 0x00FF00FF), u, v, w); \
    (Pixels)even | (Pixels)odd << 8; \
  })
#define BOTH(shares) (((Pixels){} + (shares)) * 0x10001)

#define PIXELS(place) \
  ({ \
    Pixels pixels; \
    memcpy(&pixels, (place), sizeof pixels); \
    pixels; \
  })

// The means of three rows.
static inline __attribute__((always_inline)) void halve_down(
    const uint32_t *const rows[3], const uint32_t shares[3], uint32_t *target, int64_t count) {
  Pixels before = BOTH(shares[0]), first = BOTH(shares[1]), second = BOTH(shares[2]);
  int64_t column = 0;
  for (; column + GROUP <= count; column += GROUP) {
    Pixels mean = MEANS(
        PIXELS(rows[0] + column), PIXELS(rows[1] + column), PIXELS(rows[2] + column), before, first, second);
    memcpy(target + column, &mean, sizeof mean);
  }
  if (column == count) return;
  size_t rest = (size_t)(count - column) * sizeof *target;
  Pixels last[3] = {};
  for (int row = 0; row < 3; row++) memcpy(&last[row], rows[row] + column, rest);
  Pixels mean = MEANS(last[0], last[1], last[2], before, first, second);
  memcpy(target + column, &mean, rest);
}

// The means along a line, which begins with the pixel before the first pair; the first of them is the `index`th of its row.
static inline __attribute__((always_inline)) void halve_across(
    const uint32_t *line, Shares shares, uint32_t index, uint32_t *target, int64_t count) {
  Pixels steps = {0, 1, 2, 3, 4, 5, 6, 7};
  Pixels first = BOTH(shares.first), others = BOTH(256 - shares.first);
  for (int64_t column = 0; column < count; column += GROUP) {
    const uint32_t *place = line + 2 * column;
    Pixels a = PIXELS(place), b = PIXELS(place + GROUP);
    Pixels c = PIXELS(place + 2), d = PIXELS(place + 2 + GROUP);
    Pixels before = BEFORE(shares, steps + (index + (uint32_t)column)) * 0x10001;
    Pixels mean = MEANS(
        __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14),
        __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15),
        __builtin_shufflevector(c, d, 0, 2, 4, 6, 8, 10, 12, 14), before, first, others - before);
    if (count - column >= GROUP) {
      memcpy(target + column, &mean, sizeof mean);
    } else {
      memcpy(target + column, &mean, (size_t)(count - column) * sizeof *target);
    }
  }
}

CLONES
static void halve_row(
    const uint32_t *const rows[3], const uint32_t shares[3], int64_t width, int across, uint32_t *target) {
  if (!across) {
    halve_down(rows, shares, target, width);
    return;
  }
  Shares along = shares_of(width, 1);
  // Before the first pair there is nothing that counts, and beyond the last one groups look at nothing.
  uint32_t line[2 * LINE + 2 * GROUP] = {};
  int64_t halves = (width + 1) / 2;
  for (int64_t column = 0; column < halves; column += LINE) {
    int64_t count = halves - column < LINE ? halves - column : LINE;
    int64_t from = column ? 2 * column - 1 : 0, to = 2 * (column + count);
    const uint32_t *parts[] = {rows[0] + from, rows[1] + from, rows[2] + from};
    int64_t length = (to < width ? to : width) - from;
    uint32_t *place = line + (column ? 0 : 1);
    if (shares[1] == 256) {
      memcpy(place, parts[1], (size_t)length * sizeof *place);
    } else {
      halve_down(parts, shares, place, length);
    }
    halve_across(line, along, (uint32_t)column, target + column, count);
  }
}

void glissando_halve(
    const glissando_picture *source, int across, int down, uint32_t *target, int64_t stride) {
  Shares shares = shares_of(source->height, down);
  int64_t last = source->height - 1, step = down ? 2 : 1;
  for (int64_t row = 0; row * step <= last; row++, target += stride) {
    int64_t first = row * step;
    const uint32_t *place = source->pixels + first * source->stride;
    // What lies before the first row and after the last one does not count.
    const uint32_t *rows[] = {
        first > 0 ? place - source->stride : place, place, first < last ? place + source->stride : place};
    uint32_t before = BEFORE(shares, (uint32_t)row);
    uint32_t each[] = {before, shares.first, 256 - shares.first - before};
    halve_row(rows, each, source->width, across, target);
  }
}

#include "box.h"

#include "clones.h"

#include <string.h>

// Blurs pictures by three boxes in a row, in their place.
//
// Everything is there twice: with sums of 32 bits, and for boxes of a few bytes with sums of 16, of which a processor
// takes twice as many at a time. Both make the same means.

typedef uint8_t Bytes __attribute__((vector_size(32)));
typedef uint16_t Shorts __attribute__((vector_size(64)));
typedef uint32_t Ints __attribute__((vector_size(128)));

enum {
  // The bytes of a vector.
  step = 32,
  // The widest box whose sums have 16 bits: so far the means are the same, which was tried with all sums.
  most_narrow = 16,
  // So many columns go down together: what is between the boxes stays in the processor's cache.
  strip = 512,
};

// What makes a sum its mean, to the nearest: so much is added, and the product has so many times too much.
typedef struct {
  uint32_t more, factor;
} Mean;

static uint32_t width_of(glissando_box box) { return (uint32_t)(box.before + box.after + 1); }

static int is_narrow(const glissando_box boxes[3]) {
  for (int index = 0; index < 3; index++) {
    if (width_of(boxes[index]) > most_narrow || width_of(boxes[index]) < 2) return 0;
  }
  return 1;
}

// In 2⁻²⁴: with the half that is added, full stays full.
static Mean wide_mean(glissando_box box) {
  return (Mean){1u << 23, (1u << 24) / width_of(box)};
}

// In 2⁻¹⁶. Wide factors are a little too small, so that halves are rounded down; but for powers of two.
static Mean narrow_mean(glissando_box box) {
  uint32_t width = width_of(box);
  return (Mean){(width & (width - 1) ? width - 1 : width) / 2, (65535 + width) / width};
}

#define WIDE(sum) (((sum) * factor + more) >> 24)
#define NARROW(sum) ((uint32_t)(uint16_t)((sum) + more) * (uint16_t)factor >> 16)

// Adds the row that a box comes to, and takes the one that it leaves away from its sums.
#define DOWN(name, Sum, MEAN) \
  static inline __attribute__((always_inline)) void name( \
      Sum *restrict sums, const uint8_t *restrict come, const uint8_t *restrict go, \
      uint8_t *restrict result, size_t count, Mean mean) { \
    uint32_t more = mean.more, factor = mean.factor; \
    for (size_t x = 0; x < count; x++) { \
      Sum sum = (Sum)(sums[x] + come[x]); \
      result[x] = (uint8_t)MEAN(sum); \
      sums[x] = (Sum)(sum - go[x]); \
    } \
  }

DOWN(down_wide, uint32_t, WIDE)
DOWN(down_narrow, uint16_t, NARROW)

// The same box where there are so many rows: beyond them is nothing.
static glissando_box within(glissando_box box, size_t height) {
  if (box.before > height) box.before = height;
  if (box.after > height) box.after = height;
  return box;
}

size_t glissando_boxes_room(size_t count, size_t height, const glissando_box boxes[3]) {
  // Sums, a row of zeros, one that nobody reads, and the rows between the boxes.
  size_t down = strip * (3 * sizeof(uint32_t) + 2 + width_of(within(boxes[1], height))
                         + width_of(within(boxes[2], height)));
  return down > 2 * count ? down : 2 * count;
}

static inline __attribute__((always_inline)) void strip_down(
    uint8_t *bytes, size_t row, size_t count, ptrdiff_t height, const glissando_box boxes[3],
    const Mean means[3], uint8_t *room, int narrow) {
  uint8_t *sums = room, *zeros = sums + 3 * strip * sizeof(uint32_t), *nowhere = zeros + strip;
  // Of the rows that a box makes as many are kept as the next one is high.
  uint8_t *rings[2] = {nowhere + strip, nowhere + strip * (1 + width_of(boxes[1]))};
  memset(room, 0, strip * (3 * sizeof(uint32_t) + 1));
  ptrdiff_t end = height;
  for (int index = 0; index < 3; index++) end += (ptrdiff_t)boxes[index].after;
  for (ptrdiff_t time = 0; time < end; time++) {
    ptrdiff_t coming = time;
    for (int index = 0; index < 3; index++) {
      glissando_box box = boxes[index];
      ptrdiff_t middle = coming - (ptrdiff_t)box.after, going = middle - (ptrdiff_t)box.before;
#define ROW(y) \
  (index == 0 ? bytes + (y) * (ptrdiff_t)row \
              : rings[index - 1] + strip * ((y) % (ptrdiff_t)width_of(box)))
      if (middle < height) {
        const uint8_t *come = coming < height ? ROW(coming) : zeros;
        const uint8_t *go = going >= 0 ? ROW(going) : zeros;
        uint8_t *result =
            middle < 0   ? nowhere
            : index == 2 ? bytes + middle * (ptrdiff_t)row
                         : rings[index] + strip * (middle % (ptrdiff_t)width_of(boxes[index + 1]));
        uint8_t *own = sums + index * strip * sizeof(uint32_t);
        if (narrow) {
          down_narrow((uint16_t *)own, come, go, result, count, means[index]);
        } else {
          down_wide((uint32_t *)own, come, go, result, count, means[index]);
        }
      }
      if (middle < 0) break;
      coming = middle;
#undef ROW
    }
  }
}

CLONES
void glissando_boxes_down(
    uint8_t *bytes, size_t row, size_t count, size_t height, const glissando_box boxes[3],
    uint8_t *room) {
  int narrow = is_narrow(boxes);
  glissando_box low[3];
  Mean means[3];
  for (int index = 0; index < 3; index++) {
    means[index] = narrow ? narrow_mean(boxes[index]) : wide_mean(boxes[index]);
    low[index] = within(boxes[index], height);
  }
  for (size_t x = 0; x < count; x += strip) {
    size_t columns = count - x < strip ? count - x : strip;
    if (narrow) {
      strip_down(bytes + x, row, columns, (ptrdiff_t)height, low, means, room, 1);
    } else {
      strip_down(bytes + x, row, columns, (ptrdiff_t)height, low, means, room, 0);
    }
  }
}

// So many bytes of a row as numbers. Macros, because functions that take vectors are called differently on each
// processor.
#define TAKE(place, Vector) \
  ({ \
    Bytes taken; \
    memcpy(&taken, (place), sizeof taken); \
    __builtin_convertvector(taken, Vector); \
  })
// Adds what lies so many numbers before, and nothing before the first: in steps that double, all before it.
#define ADD(v, Vector, ...) (v) += __builtin_shufflevector((v), (Vector){}, __VA_ARGS__)
#define ADD_1(v, Vector) \
  ADD(v, Vector, 32, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, \
      22, 23, 24, 25, 26, 27, 28, 29, 30)
#define ADD_2(v, Vector) \
  ADD(v, Vector, 32, 32, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, \
      21, 22, 23, 24, 25, 26, 27, 28, 29)
#define ADD_4(v, Vector) \
  ADD(v, Vector, 32, 32, 32, 32, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, \
      19, 20, 21, 22, 23, 24, 25, 26, 27)
#define ADD_8(v, Vector) \
  ADD(v, Vector, 32, 32, 32, 32, 32, 32, 32, 32, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, \
      15, 16, 17, 18, 19, 20, 21, 22, 23)
#define ADD_16(v, Vector) \
  ADD(v, Vector, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 1, 2, 3, 4, 5, \
      6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
// The last pixel, of one byte or four, for all.
#define LAST(v, channels) \
  ((channels) == 1 \
       ? __builtin_shufflevector( \
             (v), (v), 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, \
             31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31) \
       : __builtin_shufflevector( \
             (v), (v), 28, 29, 30, 31, 28, 29, 30, 31, 28, 29, 30, 31, 28, 29, 30, 31, 28, 29, 30, \
             31, 28, 29, 30, 31, 28, 29, 30, 31, 28, 29, 30, 31))

#define NARROW_ALL(sums) \
  (__builtin_convertvector((sums) + (uint16_t)more, Ints) * (uint32_t)(uint16_t)factor >> 16)

// Where a box lies within the row, a sum is the one before it, with one byte that has come and one that has gone: of
// many at once.
#define ALONG(name, Sum, Vector, MEAN, MEANS) \
  static inline __attribute__((always_inline)) void name( \
      const uint8_t *restrict line, uint8_t *restrict result, size_t count, size_t channels, \
      glissando_box box, Mean mean) { \
    uint32_t more = mean.more, factor = mean.factor; \
    size_t after = box.after * channels, back = (box.before + 1) * channels; \
    size_t last = after < count ? count - after : 0, x = 0; \
    Sum sums[step] = {}; \
    for (; x < after && x < count; x++) sums[x % channels] += line[x]; \
    for (x = 0; x < back && x < count; x++) { \
      Sum *sum = sums + x % channels; \
      if (x < last) *sum += line[x + after]; \
      result[x] = (uint8_t)MEAN(*sum); \
    } \
    for (size_t index = channels; index < step; index++) sums[index] = sums[index % channels]; \
    Vector all; \
    memcpy(&all, sums, sizeof all); \
    for (; x + step <= last; x += step) { \
      Vector change = TAKE(line + x + after, Vector) - TAKE(line + x - back, Vector); \
      if (channels == 1) { \
        ADD_1(change, Vector); \
        ADD_2(change, Vector); \
      } \
      ADD_4(change, Vector); \
      ADD_8(change, Vector); \
      ADD_16(change, Vector); \
      all = LAST(all, channels) + change; \
      Bytes means = __builtin_convertvector(MEANS(all), Bytes); \
      memcpy(result + x, &means, sizeof means); \
    } \
    memcpy(sums, &all, sizeof all); \
    for (Sum *sum = sums + step - channels; x < count; x++) { \
      if (x < last) sum[x % channels] += line[x + after]; \
      sum[x % channels] -= line[x - back]; \
      result[x] = (uint8_t)MEAN(sum[x % channels]); \
    } \
  }

ALONG(along_wide, uint32_t, Ints, WIDE, WIDE)
ALONG(along_narrow, uint16_t, Shorts, NARROW, NARROW_ALL)

static inline __attribute__((always_inline)) void rows_along(
    uint8_t *bytes, size_t row, size_t count, size_t height, size_t channels,
    const glissando_box boxes[3], uint8_t *room, int narrow) {
  for (size_t y = 0; y < height; y++) {
    uint8_t *line = bytes + y * row, *places[4] = {line, room, room + count, line};
    for (int index = 0; index < 3; index++) {
      if (narrow) {
        along_narrow(
            places[index], places[index + 1], count, channels, boxes[index],
            narrow_mean(boxes[index]));
      } else {
        along_wide(
            places[index], places[index + 1], count, channels, boxes[index],
            wide_mean(boxes[index]));
      }
    }
  }
}

CLONES
void glissando_boxes_along(
    uint8_t *bytes, size_t row, size_t width, size_t height, size_t channels,
    const glissando_box boxes[3], uint8_t *room) {
  int narrow = is_narrow(boxes);
  if (channels == 1 && narrow) return rows_along(bytes, row, width, height, 1, boxes, room, 1);
  if (channels == 1) return rows_along(bytes, row, width, height, 1, boxes, room, 0);
  if (narrow) return rows_along(bytes, row, 4 * width, height, 4, boxes, room, 1);
  rows_along(bytes, row, 4 * width, height, 4, boxes, room, 0);
}

CLONES
void glissando_opacities(
    const uint32_t *restrict pixels, uint8_t *restrict opacities, size_t count) {
  for (size_t x = 0; x < count; x++) opacities[x] = (uint8_t)(pixels[x] >> 24);
}

#define LANES 0x00FF00FFu

CLONES
void glissando_tint(
    const uint8_t *restrict opacities, uint32_t color, uint32_t *restrict pixels, size_t count) {
  uint32_t even = color & LANES, odd = color >> 8 & LANES;
  for (size_t x = 0; x < count; x++) {
    uint32_t first = even * opacities[x] + 0x00800080, second = odd * opacities[x] + 0x00800080;
    first += first >> 8 & LANES;
    second += second >> 8 & LANES;
    pixels[x] = (first >> 8 & LANES) | (second & ~LANES);
  }
}

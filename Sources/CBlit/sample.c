#include "sample.h"

#include "clones.h"

#include <math.h>
#include <string.h>

// Results are the same on every processor, also where it could multiply and add in one step.
#pragma STDC FP_CONTRACT OFF

// Eight pixels at a time: a pixel and its right neighbour in a number of 64 bits, the left one low as on all
// machines that this runs on, and their channels in turns as numbers of 16 bits. On processors whose vectors
// are shorter the compiler takes fewer.
typedef uint64_t Pairs __attribute__((vector_size(64)));
typedef int64_t Signed __attribute__((vector_size(64)));
typedef uint16_t Channels __attribute__((vector_size(64)));
typedef uint32_t Words __attribute__((vector_size(64)));
typedef uint32_t Pixels __attribute__((vector_size(32)));
typedef int32_t Places __attribute__((vector_size(32)));
typedef float Floats __attribute__((vector_size(32)));
typedef double Doubles __attribute__((vector_size(64)));

#define GROUP 8
#define LANES 0x00FF00FF00FF00FFu

// Macros, because functions that take vectors are called differently on each processor.

// The pairs of pixels at eight places.
#define PAIR(base, place) \
  ({ \
    double pair; \
    memcpy(&pair, (base) + (place), sizeof pair); \
    pair; \
  })
#define PAIRS(base, at) \
  (Pairs)(Doubles) { \
    PAIR(base, at[0]), PAIR(base, at[1]), PAIR(base, at[2]), PAIR(base, at[3]), \
        PAIR(base, at[4]), PAIR(base, at[5]), PAIR(base, at[6]), PAIR(base, at[7]) \
  }

// What lies between two pixels, in 256ths of the way, to the nearest. Nothing is lost in numbers of 16 bits.
#define BETWEEN(first, second, part) (((first) * (256 - (part)) + (second) * (part) + 128) >> 8)

// Mixes four pixels each: `across` and `down` are numbers of 64 bits below 256. The channels come out in an order
// that costs nothing: of two pixels blue and red of one, then of the other, then green and alpha of both; TOGETHER
// puts their lower bytes into pixels.
#define MIX(top, bottom, across, down) \
  ({ \
    Channels fall = EACH((Channels)(down), 0, 0, 0, 0, 4, 4, 4, 4); \
    Channels even = BETWEEN((Channels)((top) & LANES), (Channels)((bottom) & LANES), fall); \
    Channels odd = BETWEEN((Channels)(top) >> 8, (Channels)(bottom) >> 8, fall); \
    Channels share = EACH((Channels)(across), 0, 0, 4, 4, 0, 0, 4, 4); \
    Channels left = (Channels)HALVES((Words)even, (Words)odd, 0, 2, 16, 18); \
    Channels right = (Channels)HALVES((Words)even, (Words)odd, 1, 3, 17, 19); \
    BETWEEN(left, right, share); \
  })
#define TOGETHER(mixed) \
  ({ \
    Words words = (Words)(mixed); \
    __builtin_shufflevector(words, words, 0, 1, 4, 5, 8, 9, 12, 13) \
        | __builtin_shufflevector(words, words, 2, 3, 6, 7, 10, 11, 14, 15) << 8; \
  })
// The same shuffle in each 128 bits, which processors do in one step.
#define EACH(a, b, c, d, e, f, g, h, i) \
  __builtin_shufflevector( \
      a, a, b, c, d, e, f, g, h, i, b + 8, c + 8, d + 8, e + 8, f + 8, g + 8, h + 8, i + 8, b + 16, \
      c + 16, d + 16, e + 16, f + 16, g + 16, h + 16, i + 16, b + 24, c + 24, d + 24, e + 24, f + 24, \
      g + 24, h + 24, i + 24)
#define HALVES(a, b, c, d, e, f) \
  __builtin_shufflevector( \
      a, b, c, d, e, f, c + 4, d + 4, e + 4, f + 4, c + 8, d + 8, e + 8, f + 8, c + 12, d + 12, e + 12, \
      f + 12)

// MARK: Straight lines

static inline __attribute__((always_inline)) int64_t clamp(int64_t value, int64_t last) {
  return value < 0 ? 0 : value > last ? last : value;
}

static inline __attribute__((always_inline)) uint32_t between(
    uint32_t a, uint32_t b, uint32_t part) {
  return (a * (256 - part) + b * part + 128) >> 8;
}

// A single point, which may lie beyond the picture.
static uint32_t look_up(const glissando_picture *picture, int64_t u, int64_t v) {
  int64_t column = u >> 32, row = v >> 32;
  uint32_t across = u >> 24 & 255, down = v >> 24 & 255;
  int64_t left = clamp(column, picture->width - 1), right = clamp(column + 1, picture->width - 1);
  const uint32_t *top = picture->pixels + clamp(row, picture->height - 1) * picture->stride;
  const uint32_t *bottom =
      picture->pixels + clamp(row + 1, picture->height - 1) * picture->stride;
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t first = between(top[left] >> shift & 255, bottom[left] >> shift & 255, down);
    uint32_t second = between(top[right] >> shift & 255, bottom[right] >> shift & 255, down);
    result |= between(first, second, across) << shift;
  }
  return result;
}

// Limits a range of points to those from 0 up to an end.
static void limit(int64_t start, int64_t step, int64_t end, int64_t *first, int64_t *last) {
  if (step == 0) {
    if (start < 0 || start >= end) *last = *first;
    return;
  }
  // As if the line ran upwards.
  if (step < 0) {
    start = end - 1 - start;
    step = -step;
  }
  int64_t lower = start >= 0 ? 0 : (-start + step - 1) / step;
  int64_t upper = start >= end ? 0 : (end - 1 - start) / step + 1;
  if (lower > *first) *first = lower;
  if (upper < *last) *last = upper;
}

CLONES
static void sample_inside(
    const glissando_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv,
    int64_t ahead, uint32_t *target, size_t count) {
  const uint32_t *pixels = picture->pixels, *below = picture->pixels + picture->stride;
  Signed steps = {0, 1, 2, 3, 4, 5, 6, 7};
  Pairs us = (Pairs)(u + steps * du), vs = (Pairs)(v + steps * dv);
  Pairs stride = (Pairs){} + (uint32_t)picture->stride;
  for (size_t column = 0; column < count; column += GROUP) {
    Pairs at = (vs >> 32) * stride + (us >> 32);
    __builtin_prefetch(pixels + (int64_t)at[0] + ahead);
    __builtin_prefetch(below + (int64_t)at[0] + ahead);
    __builtin_prefetch(pixels + (int64_t)at[4] + ahead);
    __builtin_prefetch(below + (int64_t)at[4] + ahead);
    Pairs top = PAIRS(pixels, at), bottom = PAIRS(below, at);
    Pixels mixed = TOGETHER(MIX(top, bottom, us >> 24 & 255, vs >> 24 & 255));
    memcpy(target + column, &mixed, sizeof mixed);
    us += (uint64_t)(GROUP * du);
    vs += (uint64_t)(GROUP * dv);
  }
}

void glissando_sample(
    const glissando_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv, int64_t ahead,
    uint32_t *target, size_t count) {
  // Distances are rounded to the nearest 256th: what lies on a pixel is that pixel.
  u += 1 << 23;
  v += 1 << 23;
  int64_t first = 0, last = (int64_t)count;
  limit(u, du, (picture->width - 1) * (1ll << 32), &first, &last);
  limit(v, dv, (picture->height - 1) * (1ll << 32), &first, &last);
  if (last <= first) first = last = (int64_t)count;
  last = first + (last - first) / GROUP * GROUP;
  for (int64_t column = 0; column < first; column++) {
    target[column] = look_up(picture, u + column * du, v + column * dv);
  }
  if (last > first && dv == 0 && du == 1ll << 32 && ((u | v) >> 24 & 255) == 0) {
    const uint32_t *source = picture->pixels + (v >> 32) * picture->stride + (u >> 32);
    memcpy(target + first, source + first, (size_t)(last - first) * sizeof *target);
  } else if (last > first) {
    sample_inside(
        picture, u + first * du, v + first * dv, du, dv, ahead, target + first, (size_t)(last - first));
  }
  for (int64_t column = last; column < (int64_t)count; column++) {
    target[column] = look_up(picture, u + column * du, v + column * dv);
  }
}

// MARK: Perspective

// The four pixels that are mixed cover a picture that is painted half an octave too fine.
static const double reach_of_one = 1.45;
static const double greatest_count = 8;
// In 65536ths of a pixel: sixteen steps from a place lead to no number that is too large.
static const double greatest_step = 1 << 23;
// Places are limited to these: what lies there is in no picture, and no step leads from there to one.
static const double greatest_place = 0x7FFFFFFF, least_place = -0x40000000;
static const float greatest_way = 0x1p29f;

// Numbers between two limits; the greater one for what is no number.
#define LIMITED(numbers, least, greatest) \
  __builtin_elementwise_max( \
      __builtin_elementwise_min((numbers), (__typeof__(numbers)){} + (greatest)), \
      (__typeof__(numbers)){} + (least))
#define CHOOSE(condition, yes, no) \
  (Doubles)(((Signed)(yes) & (Signed)(condition)) | ((Signed)(no) & ~(Signed)(condition)))
#define ROOT(numbers) __builtin_elementwise_sqrt(numbers)
#define WHOLE(numbers) (Pixels) __builtin_convertvector((numbers), Places)

// Eight groups of eight pixels each, one after the other in a row. One pixel of each group is placed as exactly as it
// goes; the others follow from how far they are from it, and reach over as much as it does.
typedef struct {
  // Which pixel of the group that is, and by how much of its depth the next one is deeper.
  Floats middle, fall;
  // Where it lies in the picture, in 65536ths of a pixel from the middle of the first one, and how far from there
  // the next one would lie if it were as deep.
  Pixels u, v;
  Floats nextU, nextV;
  // The points that are looked up for each pixel: so many rows `aside` of one another, of so many `along` a line;
  // none where no pixel shows anything.
  Pixels along, aside, alongU, alongV, asideU, asideV;
} Groups;

// By how much a pixel to the right and one below lead on, in pixels of the picture, and the way from a pixel's middle
// to the first of its points, in 65536ths.
typedef struct {
  Doubles ux, vx, uy, vy, startU, startV;
} Steps;

// Decides which points cover what pixels reach over.
static inline __attribute__((always_inline)) void choose_points(Steps *steps, Groups *groups) {
  Doubles ux = steps->ux, vx = steps->vx, uy = steps->uy, vy = steps->vy;
  // The directions in which a pixel reaches farthest and least over the picture: the axes of an ellipse.
  Doubles squareX = ux * ux + vx * vx, squareY = uy * uy + vy * vy, slant = ux * uy + vx * vy;
  Doubles half = (squareX - squareY) * 0.5, mean = (squareX + squareY) * 0.5;
  Doubles root = ROOT(half * half + slant * slant);
  Doubles dx = CHOOSE(half >= 0, half + root, slant), dy = CHOOSE(half >= 0, slant, root - half);
  Doubles scale = 65536 / ROOT(LIMITED(dx * dx + dy * dy, 0x1p-1000, 0x1p1000));
  Doubles reach = ROOT(mean + root), rest = ROOT(LIMITED(mean - root, 0.0, 0x1p1000));
  Doubles along = LIMITED(__builtin_elementwise_ceil(reach * (1 / reach_of_one)), 1.0, greatest_count);
  Doubles aside = LIMITED(__builtin_elementwise_ceil(rest * (1 / reach_of_one)), 1.0, greatest_count);
  Doubles perAlong = scale / along, perAside = scale / aside;
  Doubles alongU = (ux * dx + uy * dy) * perAlong, alongV = (vx * dx + vy * dy) * perAlong;
  Doubles asideU = (uy * dx - ux * dy) * perAside, asideV = (vy * dx - vx * dy) * perAside;
  Doubles first = 0.5 - along * 0.5, start = 0.5 - aside * 0.5;
  steps->startU = alongU * first + asideU * start;
  steps->startV = alongV * first + asideV * start;
  groups->along = WHOLE(along);
  groups->aside = WHOLE(aside);
  groups->alongU = WHOLE(LIMITED(alongU, -greatest_step, greatest_step));
  groups->alongV = WHOLE(LIMITED(alongV, -greatest_step, greatest_step));
  groups->asideU = WHOLE(LIMITED(asideU, -greatest_step, greatest_step));
  groups->asideV = WHOLE(LIMITED(asideV, -greatest_step, greatest_step));
}

// Places the groups from a column on, of the row for which `row` holds what columns add to.
static inline __attribute__((always_inline)) void place_groups(
    const glissando_picture *picture, const double m[9], const double row[3], int64_t column,
    Groups *groups) {
  Doubles x = (Doubles){0, 8, 16, 24, 32, 40, 48, 56} + ((double)column + 0.5);
  // Near the horizon it is the one that is farthest from it: what the others reach over would be too much for it.
  Signed isFlat = m[6] * (x + 4) + row[2] > 2 * GROUP * fabs(m[6]);
  Doubles middle = CHOOSE(isFlat, (Doubles){} + 4, (Doubles){} + (m[6] < 0 ? 0 : GROUP - 1));
  x += middle;
  Doubles depth = m[6] * x + row[2], part = 1 / depth;
  Doubles u = (m[0] * x + row[0]) * part, v = (m[3] * x + row[1]) * part;
  Doubles ux = (m[0] - u * m[6]) * part, vx = (m[3] - v * m[6]) * part;
  Doubles uy = (m[1] - u * m[7]) * part, vy = (m[4] - v * m[7]) * part;
  Steps steps = {.ux = ux, .vx = vx, .uy = uy, .vy = vy};
  choose_points(&steps, groups);
  groups->middle = __builtin_convertvector(middle, Floats);
  groups->fall = __builtin_convertvector(m[6] * part, Floats);
  groups->u = WHOLE(LIMITED(u * 65536 + (steps.startU - 32640), least_place, greatest_place));
  groups->v = WHOLE(LIMITED(v * 65536 + (steps.startV - 32640), least_place, greatest_place));
  groups->nextU = __builtin_convertvector(ux * 65536, Floats);
  groups->nextV = __builtin_convertvector(vx * 65536, Floats);
  // None lies more than eight of these ways from the middle one.
  Doubles reachU = 9 * __builtin_elementwise_abs(ux) + __builtin_elementwise_abs(uy) + 2;
  Doubles reachV = 9 * __builtin_elementwise_abs(vx) + __builtin_elementwise_abs(vy) + 2;
  Signed isSeen = ~isFlat;
  isSeen |= (u >= -reachU) & (u <= reachU + (double)picture->width) & (v >= -reachV)
            & (v <= reachV + (double)picture->height);
  isSeen &= depth > 0;
  groups->along &= (Pixels)__builtin_convertvector(isSeen, Places);
}

// The eight pixels of one of the groups.
static inline __attribute__((always_inline)) void look_up_group(
    const glissando_picture *picture, const Groups *groups, int index, int64_t ahead,
    uint32_t *target) {
  // The last pair of pixels of a row, and the last but one row, in 65536ths.
  Pixels lastU = (Pixels){} + (uint32_t)((picture->width - 1) * 65536 - 1);
  Pixels lastV = (Pixels){} + (uint32_t)((picture->height - 1) * 65536 - 1);
  uint32_t stride = (uint32_t)picture->stride;
  const uint32_t *pixels = picture->pixels, *below = picture->pixels + stride;
  Floats away = (Floats){0, 1, 2, 3, 4, 5, 6, 7} - groups->middle[index];
  Floats depths = 1 + away * groups->fall[index], share = away / depths;
  Floats wayU = share * groups->nextU[index], wayV = share * groups->nextV[index];
  Pixels lineU = groups->u[index] + WHOLE(LIMITED(wayU, -greatest_way, greatest_way));
  Pixels lineV = groups->v[index] + WHOLE(LIMITED(wayV, -greatest_way, greatest_way));
  // What lies behind the eye is nowhere near the picture, as far as any step leads.
  Pixels isNear = (Pixels)(depths > 0);
  lineU = (lineU & isNear) | (0xC0000000 & ~isNear);
  Channels sum = {};
  uint32_t along = groups->along[index], aside = groups->aside[index];
  for (uint32_t j = 0; j < aside; j++) {
    Pixels pointU = lineU, pointV = lineV;
    for (uint32_t i = 0; i < along; i++) {
      // What is not inside is the first pixel, which is transparent.
      Places outside = (Places)(pointU | pointV | (lastU - pointU) | (lastV - pointV)) >> 31;
      Pixels placeU = pointU & ~(Pixels)outside, placeV = pointV & ~(Pixels)outside;
      Pixels at = (placeV >> 16) * stride + (placeU >> 16);
      __builtin_prefetch(below + (int64_t)at[GROUP / 2] + ahead);
      Pairs top = PAIRS(pixels, at), bottom = PAIRS(below, at);
      Pairs across = __builtin_convertvector(placeU >> 8 & 255, Pairs);
      Pairs down = __builtin_convertvector(placeV >> 8 & 255, Pairs);
      sum += MIX(top, bottom, across, down);
      pointU += groups->alongU[index];
      pointV += groups->alongV[index];
    }
    lineU += groups->asideU[index];
    lineV += groups->asideV[index];
  }
  uint32_t count = along * aside;
  if (count > 1) {
    // Sums are less than 2¹⁵, and the division, to the nearest, is exact.
    uint32_t factor = (1 << 22) / count + 1, rest = count / 2;
    Words low = (((Words)sum & 0xFFFF) + rest) * factor >> 22;
    Words high = (((Words)sum >> 16) + rest) * factor >> 22;
    sum = (Channels)(low | high << 16);
  }
  Pixels mixed = TOGETHER(sum);
  memcpy(target, &mixed, sizeof mixed);
}

CLONES
static void warp(
    const glissando_picture *picture, const double m[9], const double row[3], int64_t column,
    int64_t end, int64_t ahead, uint32_t *target) {
  for (int64_t start = column & ~(int64_t)(GROUP - 1); start < end; start += GROUP * GROUP) {
    Groups groups;
    place_groups(picture, m, row, start, &groups);
    for (int index = 0; index < GROUP && start + index * GROUP < end; index++) {
      int64_t first = start + index * GROUP;
      uint32_t pixels[GROUP];
      if (first >= column && first + GROUP <= end) {
        look_up_group(picture, &groups, index, ahead, target + (first - column));
      } else {
        look_up_group(picture, &groups, index, ahead, pixels);
        int64_t from = first < column ? column : first, to = first + GROUP < end ? first + GROUP : end;
        memcpy(target + (from - column), pixels + (from - first), (size_t)(to - from) * sizeof *target);
      }
    }
  }
}

void glissando_warp(
    const glissando_picture *picture, const double m[9], int64_t column, int64_t row, int64_t ahead,
    uint32_t *target, size_t count) {
  double y = (double)row + 0.5;
  double sums[3] = {m[1] * y + m[2], m[4] * y + m[5], m[7] * y + m[8]};
  if (picture->width < 2 || picture->height < 2) {
    memset(target, 0, count * sizeof *target);
    return;
  }
  warp(picture, m, sums, column, column + (int64_t)count, ahead, target);
}

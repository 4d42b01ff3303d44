#include "sample.h"

#include "clones.h"

#include <math.h>
#include <string.h>

// Looks up points of pictures along lines and in perspective.

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

#define LEAST_OF(a, b) __builtin_elementwise_min((a), (b))
#define NOT_BELOW_ZERO(numbers) __builtin_elementwise_max((numbers), (Signed){})

// MARK: Straight lines

static inline __attribute__((always_inline)) uint32_t between(
    uint32_t a, uint32_t b, uint32_t part) {
  return (a * (256 - part) + b * part + 128) >> 8;
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

// As `sample_inside`, for any number of points, which may lie beyond the picture: their places are limited to its outermost
// pixels. Its last columns and rows are the second ones of a pair, of which the first one counts nothing.
CLONES
static void sample_limited(
    const glissando_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv, uint32_t *target,
    size_t count) {
  const uint32_t *pixels = picture->pixels, *below = picture->pixels + picture->stride;
  Signed steps = {0, 1, 2, 3, 4, 5, 6, 7};
  Signed lastU = ((Signed){} + (picture->width - 1)) << 32;
  Signed lastV = ((Signed){} + (picture->height - 1)) << 32;
  // Where there is one row only, `below` is that one.
  Signed right = (Signed){} + (picture->width - 2);
  Signed bottom = (Signed){} + (picture->height > 1 ? picture->height - 2 : 0);
  Pairs stride = (Pairs){} + (uint32_t)picture->stride;
  Pairs us = (Pairs)(u + steps * du), vs = (Pairs)(v + steps * dv);
  for (size_t column = 0; column < count; column += GROUP) {
    Signed x = LEAST_OF(NOT_BELOW_ZERO((Signed)us), lastU), y = LEAST_OF(NOT_BELOW_ZERO((Signed)vs), lastV);
    Signed left = LEAST_OF(x >> 32, right), top = LEAST_OF(y >> 32, bottom);
    Pairs at = (Pairs)top * stride + (Pairs)left;
    Pairs first = PAIRS(pixels, at), second = PAIRS(below, at);
    Pixels mixed = TOGETHER(MIX(first, second, (x - (left << 32)) >> 24, (y - (top << 32)) >> 24));
    if (count - column >= GROUP) {
      memcpy(target + column, &mixed, sizeof mixed);
    } else {
      memcpy(target + column, &mixed, (count - column) * sizeof *target);
    }
    us += (uint64_t)(GROUP * du);
    vs += (uint64_t)(GROUP * dv);
  }
}

// MARK: Enlarging

// What is enlarged by more than this, a power of two, is looked up pixel by pixel.
#define GREATEST_FACTOR 256
// So many pixels of a row are mixed with those below before they are enlarged.
#define LINE 256

typedef uint16_t EightChannels __attribute__((vector_size(32)));

// Mixes eight pixels each, channel by channel: parts are numbers of 16 bits below 257, two for each pixel.
#define BLEND(first, second, part) \
  ({ \
    Pixels a = (first), b = (second); \
    EightChannels even = BETWEEN((EightChannels)(a & 0x00FF00FF), (EightChannels)(b & 0x00FF00FF), part); \
    EightChannels odd = BETWEEN((EightChannels)(a >> 8 & 0x00FF00FF), (EightChannels)(b >> 8 & 0x00FF00FF), part); \
    (Pixels)even | (Pixels)odd << 8; \
  })
#define EIGHT_PIXELS(place) \
  ({ \
    Pixels pixels; \
    memcpy(&pixels, (place), sizeof pixels); \
    pixels; \
  })

// Mixes pixels of a row with those below.
static inline __attribute__((always_inline)) void mix_down(
    const uint32_t *top, const uint32_t *bottom, uint32_t down, uint32_t *line, size_t count) {
  EightChannels fall = (EightChannels){} + (uint16_t)down;
  size_t column = 0;
  for (; column + GROUP <= count; column += GROUP) {
    Pixels mixed = BLEND(EIGHT_PIXELS(top + column), EIGHT_PIXELS(bottom + column), fall);
    memcpy(line + column, &mixed, sizeof mixed);
  }
  for (; column < count; column++) {
    uint32_t a = top[column], b = bottom[column], mixed = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      mixed |= between(a >> shift & 255, b >> shift & 255, down) << shift;
    }
    line[column] = mixed;
  }
}

// Enlarges pixels of a line to groups of eight, counted from that which begins at its first pixel, and puts them one after
// the other. `shares` is how far the pixels of a group lie on the way from one of the line's to the next: after as
// many groups as one becomes it is the same again.
#define ENLARGE(a, b, c, d, e, f, g, h) \
  for (size_t group = first; group < end; group++, target += GROUP) { \
    Pixels near = EIGHT_PIXELS(line + (group * GROUP >> power)); \
    Pixels left = __builtin_shufflevector(near, near, a, b, c, d, e, f, g, h); \
    Pixels right = __builtin_shufflevector( \
        near, near, a + 1, b + 1, c + 1, d + 1, e + 1, f + 1, g + 1, h + 1); \
    Pixels mixed = BLEND(left, right, shares[group & last]); \
    memcpy(target, &mixed, sizeof mixed); \
  }

static inline __attribute__((always_inline)) void enlarge_groups(
    const uint32_t *line, const EightChannels *shares, size_t last, int power, size_t first,
    size_t end, uint32_t *target) {
  if (power == 1) {
    ENLARGE(0, 0, 1, 1, 2, 2, 3, 3)
  } else if (power == 2) {
    ENLARGE(0, 0, 0, 0, 1, 1, 1, 1)
  } else {
    ENLARGE(0, 0, 0, 0, 0, 0, 0, 0)
  }
}

// How often a step is doubled until it leads from one pixel of the picture to the next; 0 for any that is not a power of
// two, or is too small.
static int power_of(int64_t step) {
  for (int power = 1; 1 << power <= GREATEST_FACTOR; power++) {
    if (step == 1ll << (32 - power)) return power;
  }
  return 0;
}

// As `sample_inside` of a row that runs along the picture's, a power of two times as long: what lies between two of its
// rows is mixed once, not once for each pixel.
CLONES
static void enlarge(
    const glissando_picture *picture, int64_t u, int64_t v, int power, uint32_t *target,
    size_t count) {
  size_t factor = (size_t)1 << power, last = factor > GROUP ? factor / GROUP - 1 : 0;
  int64_t step = 1ll << (32 - power), rest = (u & 0xFFFFFFFF) % step;
  // The target begins so many pixels after the one that is the first of a pixel of the picture.
  size_t begun = (size_t)((u & 0xFFFFFFFF) / step);
  const uint32_t *top = picture->pixels + (v >> 32) * picture->stride + (u >> 32);
  EightChannels shares[GREATEST_FACTOR / GROUP];
  for (size_t index = 0; index <= last; index++) {
    for (size_t lane = 0; lane < GROUP; lane++) {
      size_t place = (index * GROUP + lane) & (factor - 1);
      uint16_t share = (uint16_t)((rest + (int64_t)place * step) >> 24);
      shares[index][2 * lane] = shares[index][2 * lane + 1] = share;
    }
  }
  // A group may be of as many pixels, and one looks at the next.
  uint32_t line[LINE + 2 * GROUP] = {};
  uint32_t ends[GROUP];
  size_t perLine = (size_t)LINE << power, all = begun + count;
  for (size_t done = 0; done < all; done += perLine, top += LINE) {
    size_t pixels = all - done < perLine ? all - done : perLine;
    mix_down(top, top + picture->stride, v >> 24 & 255, line, ((pixels - 1) >> power) + 2);
    // The first groups and the last one may lie in the target in part.
    size_t hidden = done == 0 ? begun : 0;
    size_t first = (hidden + GROUP - 1) / GROUP, end = pixels / GROUP;
    if (first < end) {
      enlarge_groups(
          line, shares, last, power, first, end, target + (done + first * GROUP - begun));
    }
    size_t parts[] = {hidden / GROUP, end};
    for (int part = hidden % GROUP == 0; part < (parts[0] < end || hidden % GROUP == 0 ? 2 : 1); part++) {
      size_t from = parts[part] * GROUP, to = from + GROUP < pixels ? from + GROUP : pixels;
      if (from < hidden) from = hidden;
      if (from >= to) continue;
      enlarge_groups(line, shares, last, power, parts[part], parts[part] + 1, ends);
      memcpy(target + (done + from - begun), ends + from % GROUP, (to - from) * sizeof *ends);
    }
  }
}

// Points all of which are pairs of pixels of two rows, or of one.
static void sample_pairs(
    const glissando_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv, int64_t ahead,
    uint32_t *target, size_t count) {
  int64_t first = 0, last = (int64_t)count;
  limit(u, du, (picture->width - 1) * (1ll << 32), &first, &last);
  if (picture->height > 1) limit(v, dv, (picture->height - 1) * (1ll << 32), &first, &last);
  if (last <= first) first = last = (int64_t)count;
  last = first + (last - first) / GROUP * GROUP;
  sample_limited(picture, u, v, du, dv, target, (size_t)first);
  if (last > first && dv == 0 && du == 1ll << 32 && ((u | v) >> 24 & 255) == 0) {
    const uint32_t *source = picture->pixels + (v >> 32) * picture->stride + (u >> 32);
    memcpy(target + first, source + first, (size_t)(last - first) * sizeof *target);
  } else if (last > first && dv == 0 && power_of(du) > 0) {
    enlarge(
        picture, u + first * du, v, power_of(du), target + first, (size_t)(last - first));
  } else if (last > first) {
    sample_inside(
        picture, u + first * du, v + first * dv, du, dv, ahead, target + first, (size_t)(last - first));
  }
  sample_limited(
      picture, u + last * du, v + last * dv, du, dv, target + last, count - (size_t)last);
}

void glissando_sample(
    const glissando_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv, int64_t ahead,
    uint32_t *target, size_t count) {
  glissando_picture part = *picture;
  uint32_t ends[2];
  // Distances are rounded to the nearest 256th: what lies on a pixel is that pixel.
  u += 1 << 23;
  v += 1 << 23;
  if (part.height == 1) dv = 0;
  // Along the rows, all points lie between the same two, or beyond the first or the last one.
  if (dv == 0) {
    int64_t last = part.height - 1, row = v < 0 ? 0 : v >> 32 < last ? v >> 32 : last;
    part.pixels += row * part.stride;
    part.height = v < 0 || row == last ? 1 : 2;
    v &= 0xFFFFFFFF;
  }
  // A picture of one column is looked up as one of one row.
  if (part.width == 1 && dv == 0) {
    ends[0] = part.pixels[0], ends[1] = part.pixels[(part.height - 1) * part.stride];
    part = (glissando_picture){ends, 2, 1, 0};
    u = v, du = 0;
  } else if (part.width == 1 && part.stride == 1) {
    part.width = part.height, part.height = 1;
    u = v, du = dv;
  } else if (part.width == 1) {
    for (size_t point = 0; point < count; point++, v += dv) {
      glissando_sample(picture, u - (1 << 23), v - (1 << 23), 0, 0, 0, target + point, 1);
    }
    return;
  }
  if (part.height == 1) part.stride = 0, v = dv = 0;
  sample_pairs(&part, u, v, du, dv, ahead, target, count);
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

// One pixel of each group: which one that is, how deep it lies, and where in the picture; and by how much one to the
// right and one below lead on.
typedef struct {
  Doubles middle, depth, part, u, v, ux, vx, uy, vy;
  Signed isFlat;
} Middles;

// Places the groups from a column on, of the row for which `row` holds what columns add to.
static inline __attribute__((always_inline)) Middles place_middles(
    const double m[9], const double row[3], int64_t column) {
  Middles at;
  Doubles x = (Doubles){0, 8, 16, 24, 32, 40, 48, 56} + ((double)column + 0.5);
  // Near the horizon it is the one that is farthest from it: what the others reach over would be too much for it.
  at.isFlat = m[6] * (x + 4) + row[2] > 2 * GROUP * fabs(m[6]);
  at.middle = CHOOSE(at.isFlat, (Doubles){} + 4, (Doubles){} + (m[6] < 0 ? 0 : GROUP - 1));
  x += at.middle;
  at.depth = m[6] * x + row[2];
  at.part = 1 / at.depth;
  at.u = (m[0] * x + row[0]) * at.part;
  at.v = (m[3] * x + row[1]) * at.part;
  at.ux = (m[0] - at.u * m[6]) * at.part;
  at.vx = (m[3] - at.v * m[6]) * at.part;
  at.uy = (m[1] - at.u * m[7]) * at.part;
  at.vy = (m[4] - at.v * m[7]) * at.part;
  return at;
}

// Decides what is looked up for the groups.
static inline __attribute__((always_inline)) void fill_groups(
    const glissando_picture *picture, const double m[9], Middles at, Groups *groups) {
  Doubles u = at.u, v = at.v;
  Steps steps = {.ux = at.ux, .vx = at.vx, .uy = at.uy, .vy = at.vy};
  choose_points(&steps, groups);
  groups->middle = __builtin_convertvector(at.middle, Floats);
  groups->fall = __builtin_convertvector(m[6] * at.part, Floats);
  groups->u = WHOLE(LIMITED(u * 65536 + (steps.startU - 32640), least_place, greatest_place));
  groups->v = WHOLE(LIMITED(v * 65536 + (steps.startV - 32640), least_place, greatest_place));
  groups->nextU = __builtin_convertvector(at.ux * 65536, Floats);
  groups->nextV = __builtin_convertvector(at.vx * 65536, Floats);
  // None lies more than eight of these ways from the middle one.
  Doubles reachU = 9 * __builtin_elementwise_abs(at.ux) + __builtin_elementwise_abs(at.uy) + 2;
  Doubles reachV = 9 * __builtin_elementwise_abs(at.vx) + __builtin_elementwise_abs(at.vy) + 2;
  Signed isSeen = ~at.isFlat;
  isSeen |= (u >= -reachU) & (u <= reachU + (double)picture->width) & (v >= -reachV)
            & (v <= reachV + (double)picture->height);
  isSeen &= at.depth > 0;
  groups->along &= (Pixels)__builtin_convertvector(isSeen, Places);
}

// 2²² over each number of points, and one more: a division takes as long as a point.
#define FACTOR(n) ((1 << 22) / (n) + 1)
#define FACTORS(n) \
  FACTOR(n), FACTOR(n + 1), FACTOR(n + 2), FACTOR(n + 3), FACTOR(n + 4), FACTOR(n + 5), \
      FACTOR(n + 6), FACTOR(n + 7)
static const uint32_t factors[] = {
    0, FACTORS(1), FACTORS(9), FACTORS(17), FACTORS(25), FACTORS(33), FACTORS(41), FACTORS(49), FACTORS(57)};

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
    uint32_t factor = factors[count], rest = count / 2;
    Words low = (((Words)sum & 0xFFFF) + rest) * factor >> 22;
    Words high = (((Words)sum >> 16) + rest) * factor >> 22;
    sum = (Channels)(low | high << 16);
  }
  Pixels mixed = TOGETHER(sum);
  memcpy(target, &mixed, sizeof mixed);
}

// MARK: Cells of one colour

#define CELL 8
// What no premultiplied pixel is: a cell of several colours.
#define MIXED 0x00FFFFFFu

static inline __attribute__((always_inline)) int64_t cells_in(int64_t pixels) {
  return (pixels + CELL - 1) / CELL;
}

CLONES
static void find_colors(const glissando_picture *picture, uint32_t *colors) {
  for (int64_t top = 0; top < picture->height; top += CELL) {
    int64_t bottom = top + CELL < picture->height ? top + CELL : picture->height;
    for (int64_t left = 0; left < picture->width; left += CELL) {
      int64_t width = left + CELL < picture->width ? CELL : picture->width - left;
      const uint32_t *corner = picture->pixels + top * picture->stride + left;
      uint32_t color = *corner, differs = 0;
      for (int64_t y = top; y < bottom && !differs; y++, corner += picture->stride) {
        for (int64_t x = 0; x < width; x++) differs |= corner[x] ^ color;
      }
      *colors++ = differs ? MIXED : color;
    }
  }
}

CLONES
static int has_color(const uint32_t *pixels, int64_t count, uint32_t color) {
  uint32_t differs = 0;
  for (int64_t x = 0; x < count; x++) differs |= pixels[x] ^ color;
  return !differs;
}

// As wide as it can be in the middle row, and then as high.
static void find_rectangle(const glissando_picture *picture, glissando_cells *cells) {
  int64_t middle = picture->height / 2, left = picture->width / 2, right = left + 1;
  const uint32_t *row = picture->pixels + middle * picture->stride;
  uint32_t color = row[left];
  while (left > 0 && row[left - 1] == color) left--;
  while (right < picture->width && row[right] == color) right++;
  int64_t top = middle, bottom = middle + 1;
  const uint32_t *corner = picture->pixels + left;
  while (top > 0 && has_color(corner + (top - 1) * picture->stride, right - left, color)) top--;
  while (bottom < picture->height && has_color(corner + bottom * picture->stride, right - left, color)) bottom++;
  cells->left = left, cells->top = top, cells->right = right, cells->bottom = bottom;
  cells->color = color;
}

void glissando_find_cells(const glissando_picture *picture, glissando_cells *cells) {
  find_colors(picture, cells->colors);
  find_rectangle(picture, cells);
}

// The cells that the groups reach over, at most. Those of which a part lies outside of the picture have none, and
// neither have those near the horizon.
typedef struct {
  Places left, top, right, bottom;
  // All of whose groups' pixels lie in the rectangle of one colour.
  Signed isPlain;
} Reach;

// From the least to the greatest of the numbers of a pixel of each group, of its first and of its last one.
#define LEAST(at, way, reach) \
  (__builtin_elementwise_min((at) + (way) * first, (at) + (way) * last) - (reach) - 0.5)
#define GREATEST(at, way, reach) \
  (__builtin_elementwise_max((at) + (way) * first, (at) + (way) * last) + (reach) + 0.75)
#define WAYS(x, y) (__builtin_elementwise_abs(x) + __builtin_elementwise_abs(y))
#define CELLS(numbers, limit) \
  __builtin_convertvector( \
      __builtin_elementwise_floor(LIMITED(numbers, 0.0, (double)(limit))) * (1.0 / CELL), Places)

static inline __attribute__((always_inline)) Reach reach_of(
    const glissando_picture *picture, const glissando_cells *cells, const double m[9], Middles at) {
  // The first is by less than 4 / (1 − 4·fall) away, the last by less than 3 / (1 − 3·fall), of a fall below 1/16.
  Doubles stretch = 1 + 6 * __builtin_elementwise_abs(m[6] * at.part);
  Doubles first = -4 * stretch, last = 3 * stretch;
  // The points of a pixel lie along both axes of what it reaches over, 7/8 of half of either at most from the middle:
  // together by no more than 7/16 of √2 times the way to both neighbours. A 64th more is for what is rounded.
  Doubles aroundU = WAYS(at.ux, at.uy) * 0.625 + 0x1p-6, aroundV = WAYS(at.vx, at.vy) * 0.625 + 0x1p-6;
  Doubles left = LEAST(at.u, at.ux, aroundU), right = GREATEST(at.u, at.ux, aroundU);
  Doubles top = LEAST(at.v, at.vx, aroundV), bottom = GREATEST(at.v, at.vx, aroundV);
  Signed isInside = at.isFlat & (left >= 0) & (top >= 0) & (right < (double)picture->width)
                    & (bottom < (double)picture->height);
  Reach reach = {
      .left = CELLS(left, picture->width), .top = CELLS(top, picture->height),
      .right = CELLS(right, picture->width), .bottom = CELLS(bottom, picture->height),
      .isPlain = isInside & (left >= (double)cells->left) & (right < (double)cells->right)
                 & (top >= (double)cells->top) & (bottom < (double)cells->bottom)};
  // From the last to the first there is none.
  Places inside = __builtin_convertvector(isInside, Places);
  reach.right = (reach.right & inside) | (-1 & ~inside);
  return reach;
}

// The one colour of all that a group reaches over; `MIXED` where there is none.
static inline __attribute__((always_inline)) uint32_t color_of(
    const glissando_cells *cells, int64_t perRow, const Reach *reach, int index) {
  if (reach->isPlain[index]) return cells->color;
  const uint32_t *colors = cells->colors;
  int32_t left = reach->left[index], right = reach->right[index];
  int32_t top = reach->top[index], bottom = reach->bottom[index];
  if (right < left) return MIXED;
  uint32_t color = colors[top * perRow + left];
  for (int32_t row = top; row <= bottom && color != MIXED; row++) {
    for (int32_t column = left; column <= right; column++) {
      if (colors[row * perRow + column] != color) color = MIXED;
    }
  }
  return color;
}

// MARK: Rows

CLONES
static void warp(
    const glissando_picture *picture, const glissando_cells *cells, const double m[9],
    const double row[3], int64_t column, int64_t end, int64_t ahead, uint32_t *target) {
  int64_t perRow = cells_in(picture->width);
  for (int64_t start = column & ~(int64_t)(GROUP - 1); start < end; start += GROUP * GROUP) {
    Middles middles = place_middles(m, row, start);
    Groups groups;
    int hasGroups = 0;
    Reach reach;
    if (cells) reach = reach_of(picture, cells, m, middles);
    for (int index = 0; index < GROUP && start + index * GROUP < end; index++) {
      int64_t first = start + index * GROUP;
      int64_t from = first < column ? column : first, to = first + GROUP < end ? first + GROUP : end;
      uint32_t pixels[GROUP], *place = to - from == GROUP ? target + (first - column) : pixels;
      uint32_t color = cells ? color_of(cells, perRow, &reach, index) : MIXED;
      if (color != MIXED) {
        Pixels all = (Pixels){} + color;
        memcpy(place, &all, sizeof all);
      } else {
        if (!hasGroups) fill_groups(picture, m, middles, &groups);
        hasGroups = 1;
        look_up_group(picture, &groups, index, ahead, place);
      }
      if (place == pixels) {
        memcpy(target + (from - column), pixels + (from - first), (size_t)(to - from) * sizeof *target);
      }
    }
  }
}

void glissando_warp(
    const glissando_picture *picture, const glissando_cells *cells, const double m[9], int64_t column,
    int64_t row, int64_t ahead, uint32_t *target, size_t count) {
  double y = (double)row + 0.5;
  double sums[3] = {m[1] * y + m[2], m[4] * y + m[5], m[7] * y + m[8]};
  if (picture->width < 2 || picture->height < 2) {
    memset(target, 0, count * sizeof *target);
    return;
  }
  warp(picture, cells, m, sums, column, column + (int64_t)count, ahead, target);
}

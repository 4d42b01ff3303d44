#include "sample.h"

#include <math.h>
#include <string.h>

// Results are the same on every processor, also where it could multiply and add in one step.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__) && defined(__linux__)
#define CLONES __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define CLONES
#endif

// Eight pixels at a time: a pixel and its right neighbour in a number of 64 bits, the left one low as on all
// machines that this runs on, and their channels in turns as numbers of 16 bits. On processors whose vectors
// are shorter the compiler takes fewer.
typedef uint64_t Pairs __attribute__((vector_size(64)));
typedef int64_t Signed __attribute__((vector_size(64)));
typedef uint16_t Channels __attribute__((vector_size(64)));
typedef uint32_t Pixels __attribute__((vector_size(32)));
typedef int32_t Places __attribute__((vector_size(32)));
typedef double Doubles __attribute__((vector_size(64)));

#define GROUP 8
#define LANES 0x00FF00FF00FF00FFu

// Macros, because functions that take vectors are called differently on each processor.

// The pairs of pixels at eight places.
#define PAIR(base, place) \
  ({ \
    uint64_t pair; \
    memcpy(&pair, (base) + (place), sizeof pair); \
    pair; \
  })
#define PAIRS(base, at) \
  (Pairs) { \
    PAIR(base, at[0]), PAIR(base, at[1]), PAIR(base, at[2]), PAIR(base, at[3]), \
        PAIR(base, at[4]), PAIR(base, at[5]), PAIR(base, at[6]), PAIR(base, at[7]) \
  }

// What lies between two rows, in 256ths of the way down, to the nearest. In numbers of 16 bits nothing is
// lost: what overflows comes back.
#define DOWN(top, bottom, part) \
  ((((Channels)(top) << 8) + ((Channels)(bottom) - (Channels)(top)) * (part) + 128) >> 8)
// What lies between the two pixels of each pair, in its lower half.
#define ACROSS(pair, parts) \
  ({ \
    Pairs products = (Pairs)((pair) * (parts)); \
    (Pairs)(((Channels)(products + (products >> 32)) + 128) >> 8) & 0x00FF00FFu; \
  })

// Sets `even` and `odd` to the channels of the mixtures of four pixels each.
#define MIX(top, bottom, across, down, even, odd) \
  do { \
    Pairs parts = (down) | (down) << 16; \
    Channels fall = (Channels)(parts | parts << 32); \
    Pairs rest = 256 - (across); \
    Channels sides = (Channels)(rest | rest << 16 | (across) << 32 | (across) << 48); \
    Channels between = DOWN((top)&LANES, (bottom)&LANES, fall); \
    Channels others = DOWN((top) >> 8 & LANES, (bottom) >> 8 & LANES, fall); \
    even = ACROSS(between, sides); \
    odd = ACROSS(others, sides); \
  } while (0)

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
    Pairs across = us >> 24 & 255, down = vs >> 24 & 255, even, odd;
    MIX(top, bottom, across, down, even, odd);
    Pixels mixed = __builtin_convertvector(even | odd << 8, Pixels);
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
static const int greatest_count = 8;
// In 65536ths of a pixel: sixteen steps from a place lead to no number that is too large.
static const double greatest_step = 1 << 23, greatest_place = 0x7FFFFFFF - (1 << 27);

// How many points are looked up for a pixel that reaches over so many of the picture, squared.
static inline __attribute__((always_inline)) int count_points(double square) {
  int count = 1;
  while (count < greatest_count && square > reach_of_one * reach_of_one * (count * count)) count++;
  return count;
}

// Whether a line between two places runs outside of 0 to an end, by more than a margin.
static inline __attribute__((always_inline)) int misses(
    double first, double last, double end, double margin) {
  return (first < -margin && last < -margin) || (first > end + margin && last > end + margin);
}

// Whole numbers that lie between a limit and its negative.
#define LIMITED(numbers, limit) \
  ({ \
    Doubles free = (numbers); \
    Signed isHigh = free > (limit), isLow = free < -(limit); \
    free = (Doubles)(((Signed)free & ~(isHigh | isLow)) | ((Signed)((Doubles){} + (limit)) & isHigh) \
                     | ((Signed)((Doubles){} - (limit)) & isLow)); \
    __builtin_convertvector(free, Places); \
  })

// The eight pixels whose columns begin at a multiple of eight.
CLONES
static void warp_groups(
    const glissando_picture *picture, const double m[9], int64_t column, size_t count, double u,
    double v, double w, uint32_t *target) {
  Doubles steps = {0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5};
  // The last pair of pixels of a row, and the last but one row, in 65536ths.
  Pixels lastU = (Pixels){} + (uint32_t)((picture->width - 1) * 65536 - 1);
  Pixels lastV = (Pixels){} + (uint32_t)((picture->height - 1) * 65536 - 1);
  int32_t stride = (int32_t)picture->stride;
  const uint32_t *pixels = picture->pixels, *below = picture->pixels + stride;
  for (size_t group = 0; group < count; group += GROUP) {
    Doubles xs = (double)(column + (int64_t)group) + steps;
    Doubles depth = m[6] * xs + w;
    Signed isNear = depth > 0;
    Doubles part = 1 / depth;
    Doubles us = (m[0] * xs + u) * part, vs = (m[3] * xs + v) * part;
    // The derivatives near the middle stand for all eight.
    int lane = isNear[4] ? 4 : isNear[0] ? 0 : 7;
    double one = part[lane], middleU = us[lane], middleV = vs[lane];
    double ux = (m[0] - middleU * m[6]) * one, vx = (m[3] - middleV * m[6]) * one;
    double uy = (m[1] - middleU * m[7]) * one, vy = (m[4] - middleV * m[7]) * one;
    double squareX = ux * ux + vx * vx, squareY = uy * uy + vy * vy;
    double margin = squareX + squareY + 2;
    int isEmpty = isNear[0] && isNear[7]
                      ? misses(us[0], us[7], (double)picture->width, margin)
                            || misses(vs[0], vs[7], (double)picture->height, margin)
                      : !isNear[lane];
    if (isEmpty) {
      memset(target + group, 0, GROUP * sizeof *target);
      continue;
    }
    double slant = ux * uy + vx * vy;
    double restX = reach_of_one * reach_of_one - squareX;
    double restY = reach_of_one * reach_of_one - squareY;
    int along = 1, aside = 1;
    double dx = 1, dy = 0;
    if (!(restX >= 0 && restY >= 0 && restX * restY >= slant * slant)) {
      // The directions in which a pixel reaches farthest and least over the picture: the axes of an ellipse.
      double half = (squareX - squareY) / 2, mean = (squareX + squareY) / 2;
      double root = sqrt(half * half + slant * slant);
      along = count_points(mean + root);
      aside = count_points(mean - root);
      double a = half >= 0 ? half + root : slant, b = half >= 0 ? slant : root - half;
      double length = sqrt(a * a + b * b);
      if (length > 0) {
        dx = a / length;
        dy = b / length;
      }
    }
    Channels sumEven = {}, sumOdd = {};
    // Places are in 65536ths of a pixel from the middle of the first one, whole numbers from here on.
    Doubles startU = us * 65536 - 32640, startV = vs * 65536 - 32640;
    Places alongU = {}, alongV = {}, asideU = {}, asideV = {};
    if (along * aside > 1) {
      // Within a pixel the projection is as good as linear.
      Doubles scale = part * 65536;
      Doubles uColumn = (m[0] - us * m[6]) * scale, uRow = (m[1] - us * m[7]) * scale;
      Doubles vColumn = (m[3] - vs * m[6]) * scale, vRow = (m[4] - vs * m[7]) * scale;
      double perAlong = 1.0 / along, perAside = 1.0 / aside;
      Doubles oneU = (uColumn * dx + uRow * dy) * perAlong, oneV = (vColumn * dx + vRow * dy) * perAlong;
      Doubles otherU = (uRow * dx - uColumn * dy) * perAside, otherV = (vRow * dx - vColumn * dy) * perAside;
      double first = 0.5 - along * 0.5, start = 0.5 - aside * 0.5;
      startU += oneU * first + otherU * start;
      startV += oneV * first + otherV * start;
      alongU = LIMITED(oneU, greatest_step);
      alongV = LIMITED(oneV, greatest_step);
      asideU = LIMITED(otherU, greatest_step);
      asideV = LIMITED(otherV, greatest_step);
    }
    Places lineU = LIMITED(startU, greatest_place), lineV = LIMITED(startV, greatest_place);
    Places near = __builtin_convertvector(isNear, Places);
    for (int j = 0; j < aside; j++) {
      Places pointU = lineU, pointV = lineV;
      for (int i = 0; i < along; i++) {
        Places inside = near & ((Pixels)pointU <= lastU) & ((Pixels)pointV <= lastV);
        Places placeU = pointU & inside, placeV = pointV & inside;
        Places at = (placeV >> 16) * stride + (placeU >> 16);
        Pairs top = PAIRS(pixels, at), bottom = PAIRS(below, at), even, odd;
        Pairs right = __builtin_convertvector((Pixels)placeU >> 8 & 255, Pairs);
        Pairs fallen = __builtin_convertvector((Pixels)placeV >> 8 & 255, Pairs);
        MIX(top, bottom, right, fallen, even, odd);
        Signed kept = __builtin_convertvector(inside, Signed);
        sumEven += (Channels)(even & (Pairs)kept);
        sumOdd += (Channels)(odd & (Pairs)kept);
        pointU += alongU;
        pointV += alongV;
      }
      lineU += asideU;
      lineV += asideV;
    }
    Pixels even = __builtin_convertvector((Pairs)sumEven, Pixels);
    Pixels odd = __builtin_convertvector((Pairs)sumOdd, Pixels);
    uint32_t points = (uint32_t)(along * aside);
    if (points > 1) {
      // Sums are less than 2¹⁵: the division, to the nearest, is exact.
      uint32_t factor = (1 << 22) / points + 1, rest = points / 2;
      Pixels low = ((even & 0xFFFF) + rest) * factor >> 22;
      Pixels high = ((even >> 16) + rest) * factor >> 22;
      even = low | high << 16;
      low = ((odd & 0xFFFF) + rest) * factor >> 22;
      high = ((odd >> 16) + rest) * factor >> 22;
      odd = low | high << 16;
    }
    Pixels mixed = even | odd << 8;
    memcpy(target + group, &mixed, sizeof mixed);
  }
}

void glissando_warp(
    const glissando_picture *picture, const double m[9], int64_t column, int64_t row,
    uint32_t *target, size_t count) {
  double y = (double)row + 0.5;
  double u = m[1] * y + m[2], v = m[4] * y + m[5], w = m[7] * y + m[8];
  if (picture->width < 2 || picture->height < 2) {
    memset(target, 0, count * sizeof *target);
    return;
  }
  size_t start = (size_t)(column & (GROUP - 1));
  if (start > 0) {
    uint32_t pixels[GROUP];
    size_t length = GROUP - start < count ? GROUP - start : count;
    warp_groups(picture, m, column - (int64_t)start, GROUP, u, v, w, pixels);
    memcpy(target, pixels + start, length * sizeof *target);
    column += (int64_t)length;
    target += length;
    count -= length;
  }
  size_t whole = count / GROUP * GROUP;
  warp_groups(picture, m, column, whole, u, v, w, target);
  if (whole < count) {
    uint32_t pixels[GROUP];
    warp_groups(picture, m, column + (int64_t)whole, GROUP, u, v, w, pixels);
    memcpy(target + whole, pixels, (count - whole) * sizeof *target);
  }
}

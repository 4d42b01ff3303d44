#include "blit.h"

#include "clones.h"

#include <string.h>

// Puts rows of pixels over others, covers, fills and recolours them.

// Results are the same on every processor, also where it could multiply and add in one step.
#pragma STDC FP_CONTRACT OFF

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

CLONES
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

// The sum of two pixels' parts in 256ths, which are 256 together at most.
static inline __attribute__((always_inline)) uint32_t sum(
    uint32_t one, uint32_t share, uint32_t other, uint32_t other_share) {
  uint32_t even = (one & LANES) * share + (other & LANES) * other_share + 0x00800080;
  uint32_t odd = (one >> 8 & LANES) * share + (other >> 8 & LANES) * other_share + 0x00800080;
  return (even >> 8 & LANES) | (odd & ~LANES);
}

CLONES
void glissando_shift(
    const uint32_t *restrict row, uint32_t share, const uint32_t *restrict above,
    uint32_t share_above, size_t width, uint32_t right, size_t column, uint32_t *restrict target,
    size_t count) {
#define MIXED(column) sum(row[column], share, above[column], share_above)
  size_t done = 0, end = column + count < width ? count : width - column;
  if (column == 0 && end > 0) target[done++] = sum(MIXED(0), 256 - right, 0, right);
  for (; done < end; done++) {
    size_t at = column + done;
    target[done] = sum(MIXED(at), 256 - right, MIXED(at - 1), right);
  }
  if (done < count) target[done] = sum(0, 256 - right, MIXED(width - 1), right);
#undef MIXED
}

void glissando_cover(uint32_t *pixels, const uint8_t *coverage, size_t count) {
  size_t column = 0;
  while (column < count) {
    uint64_t eight;
    if (column + 8 <= count) {
      // Most of a shape is covered in full, or not at all.
      memcpy(&eight, coverage + column, sizeof eight);
      if (eight == UINT64_MAX || eight == 0) {
        if (eight == 0) memset(pixels + column, 0, 8 * sizeof *pixels);
        column += 8;
        continue;
      }
    }
    size_t end = column + 8 < count ? column + 8 : count;
    for (; column < end; column++) {
      uint32_t factor = coverage[column];
      pixels[column] = scale(pixels[column] & LANES, factor)
                       | scale(pixels[column] >> 8 & LANES, factor) << 8;
    }
  }
}

CLONES
void glissando_mask(uint32_t *restrict pixels, const uint32_t *restrict mask, size_t count) {
  for (size_t column = 0; column < count; column++) {
    uint32_t pixel = pixels[column], factor = mask[column] >> 24;
    pixels[column] = scale(pixel & LANES, factor) | scale(pixel >> 8 & LANES, factor) << 8;
  }
}

typedef double Doubles __attribute__((vector_size(64)));
typedef int32_t Places __attribute__((vector_size(32)));

CLONES
void glissando_fill_circles(
    const glissando_circles *circles, const uint32_t *colors, size_t color_count, int64_t column,
    uint32_t *target, size_t count) {
  Doubles steps = {0, 1, 2, 3, 4, 5, 6, 7};
  Doubles zero = {}, last = zero + (double)(color_count - 1);
  for (size_t done = 0; done < count; done += 8) {
    Doubles columns = (double)(column + (int64_t)done) + steps;
    Doubles x = circles->x + columns * circles->dx, y = circles->y + columns * circles->dy;
    Doubles place =
        circles->start + __builtin_elementwise_sqrt(x * x + y * y) * circles->scale;
    place = __builtin_elementwise_max(zero, __builtin_elementwise_min(place, last));
    Places at = __builtin_convertvector(place, Places);
    size_t length = count - done < 8 ? count - done : 8;
    for (size_t lane = 0; lane < length; lane++) target[done + lane] = colors[at[lane]];
  }
}

typedef float Floats __attribute__((vector_size(32)));
typedef uint32_t Eight __attribute__((vector_size(32)));
typedef int32_t Numbers __attribute__((vector_size(32)));

#define WHERE(condition, one, other) \
  ((Floats)(((Numbers)(one) & (condition)) | ((Numbers)(other) & ~(condition))))

CLONES
void glissando_fill_rays(
    const glissando_rays *rays, const uint32_t *colors, size_t color_count, int64_t column,
    uint32_t *target, size_t count) {
  Doubles steps = {0, 1, 2, 3, 4, 5, 6, 7};
  Floats zero = {}, one = zero + 1, tiny = zero + 1e-30f, turns = zero + 0.15915494f;
  Numbers last = (Numbers){} + (int32_t)(color_count - 1);
  for (size_t done = 0; done < count; done += 8) {
    Doubles columns = (double)(column + (int64_t)done) + steps;
    Floats x = __builtin_convertvector(rays->x + columns * rays->dx, Floats);
    Floats y = __builtin_convertvector(rays->y + columns * rays->dy, Floats);
    Floats right = __builtin_elementwise_max(x, -x), down = __builtin_elementwise_max(y, -y);
    // Two immense numbers have no ratio: that of what is no number is 1.
    Floats ratio = __builtin_elementwise_min(
        __builtin_elementwise_min(right, down)
            / __builtin_elementwise_max(__builtin_elementwise_max(right, down), tiny),
        one);
    // The arc tangent within [0, 1]: Abramowitz and Stegun, 1964, 4.4.49.
    Floats square = ratio * ratio;
    Floats part = 0.1801410f + square * (-0.0851330f + square * 0.0208351f);
    Floats turn = ratio * (0.9998660f + square * (-0.3302995f + square * part)) * turns;
    turn = WHERE(down > right, 0.25f - turn, turn);
    turn = WHERE(x < 0, 0.5f - turn, turn);
    turn = WHERE(y < 0, 1 - turn, turn);
    Numbers at = __builtin_convertvector(turn * (float)color_count, Numbers);
    at = __builtin_elementwise_min(at, last);
    size_t length = count - done < 8 ? count - done : 8;
    for (size_t lane = 0; lane < length; lane++) target[done + lane] = colors[at[lane]];
  }
}

CLONES
void glissando_fill_evenly(
    const int32_t first[4], const int32_t step[4], uint32_t *target, size_t count) {
  Numbers places = {0, 1, 2, 3, 4, 5, 6, 7};
  Numbers red = first[0] + places * step[0], green = first[1] + places * step[1];
  Numbers blue = first[2] + places * step[2], alpha = first[3] + places * step[3];
  for (size_t done = 0; done < count; done += 8) {
    Numbers opacity = alpha >> 16;
    Numbers pixels = opacity << 24 | __builtin_elementwise_min(red >> 16, opacity) << 16
                     | __builtin_elementwise_min(green >> 16, opacity) << 8
                     | __builtin_elementwise_min(blue >> 16, opacity);
    size_t length = count - done < 8 ? count - done : 8;
    if (length == 8) memcpy(target + done, &pixels, sizeof pixels);
    else memcpy(target + done, &pixels, length * sizeof *target);
    red += 8 * step[0];
    green += 8 * step[1];
    blue += 8 * step[2];
    alpha += 8 * step[3];
  }
}

// Of colours in [0, 1] those of a channel, of which one of `columns` is what each of them gives.
#define CHANNEL(index) \
  __builtin_elementwise_max( \
      __builtin_elementwise_min( \
          columns[index] * red + columns[4 + index] * green + columns[8 + index] * blue \
              + (columns[12 + index] * opacity + columns[16 + index]), \
          one), \
      zero)
#define BYTE(shift) __builtin_convertvector((Numbers)(pixels >> shift & 255), Floats)
// To the nearest, and upwards from a half.
#define ROUNDED(number) \
  ({ \
    Floats exact = (number); \
    Numbers whole = __builtin_convertvector(exact, Numbers); \
    (Eight)(whole - (exact - __builtin_convertvector(whole, Floats) >= 0.5f)); \
  })

CLONES
void glissando_recolor(uint32_t *place, size_t count, const float columns[20]) {
  Floats zero = {}, one = zero + 1;
  // Neighbours are often equal.
  Eight changed = {};
  uint64_t parts[4], last[4] = {};
  for (size_t done = 0; done < count; done += 8) {
    Eight pixels = {};
    size_t length = count - done < 8 ? count - done : 8;
    if (length == 8) memcpy(&pixels, place + done, sizeof pixels);
    else memcpy(&pixels, place + done, length * sizeof *place);
    memcpy(parts, &pixels, sizeof parts);
    if ((parts[0] ^ last[0]) | (parts[1] ^ last[1]) | (parts[2] ^ last[2]) | (parts[3] ^ last[3])) {
      Floats alpha = BYTE(24), opacity = alpha / 255;
      Floats red = BYTE(16) / alpha, green = BYTE(8) / alpha, blue = BYTE(0) / alpha;
      Floats scale = CHANNEL(3) * 255;
      changed = ROUNDED(scale) << 24 | ROUNDED(CHANNEL(0) * scale) << 16
                | ROUNDED(CHANNEL(1) * scale) << 8 | ROUNDED(CHANNEL(2) * scale);
      changed &= (Eight)(pixels != 0);
      memcpy(last, parts, sizeof last);
    }
    if (length == 8) memcpy(place + done, &changed, sizeof changed);
    else memcpy(place + done, &changed, length * sizeof *place);
  }
}

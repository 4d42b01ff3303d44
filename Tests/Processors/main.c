// Prints a number for what each function of CBlit makes of the same input: Scripts/processors compiles this for
// several processors and compares what they say.

#include <stdio.h>

#include "box.h"
#include "blit.h"
#include "mix.h"
#include "halve.h"
#include "sample.h"

enum { width = 173, height = 91, count = 211 };

static uint32_t pixels[width * height], target[count];
static uint8_t bytes[width * height * 4], other[width * height * 4];
static uint32_t sums[width * 4];

static uint64_t state = 1;

static uint32_t number(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(state >> 32);
}

// Any premultiplied pixel.
static uint32_t pixel(void) {
  uint32_t alpha = number() % 4 ? number() & 255 : 255, result = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) result |= (number() % (alpha + 1)) << shift;
  return result;
}

// FNV-1a, 64 bits.
static uint64_t hash(uint64_t hash, const void *data, size_t length) {
  const uint8_t *place = data;
  while (length--) hash = (hash ^ *place++) * 0x100000001b3u;
  return hash;
}

static void say(const char *name, uint64_t hash) {
  printf("%s %016llx\n", name, (unsigned long long)hash);
}

static const uint64_t seed = 0xcbf29ce484222325u;

static void fill_target(void) {
  for (int index = 0; index < count; index++) target[index] = pixel();
}

static void rows(void) {
  uint64_t over = seed, cover = seed, mask = seed;
  uint8_t coverage[count];
  for (uint32_t opacity = 1; opacity < 256; opacity += 2) {
    fill_target();
    for (int index = 0; index < count; index++) coverage[index] = (uint8_t)number();
    glissando_over(pixels + opacity, target, count, opacity);
    over = hash(over, target, sizeof target);
    glissando_cover(target, coverage, count);
    cover = hash(cover, target, sizeof target);
    glissando_mask(target, pixels + 2 * opacity, count);
    mask = hash(mask, target, sizeof target);
  }
  say("over", over);
  say("cover", cover);
  say("mask", mask);
}

static void modes(void) {
  uint64_t result = seed;
  for (int mode = glissando_multiply; mode <= glissando_luminosity; mode++) {
    for (uint32_t opacity = 1; opacity < 256; opacity += 9) {
      fill_target();
      glissando_mix(pixels + opacity, target, count - opacity % 9, opacity, (enum glissando_mode)mode);
      result = hash(result, target, sizeof target);
    }
  }
  say("modes", result);
}

static void shifts(void) {
  uint64_t result = seed;
  for (uint32_t right = 0; right < 256; right += 5) {
    size_t column = right % 3, length = width + 1 - column - right % 2;
    uint32_t down = right * 7 % 256;
    glissando_shift(
        pixels + width, 256 - down, pixels, down, width, right, column, target, length);
    result = hash(result, target, length * sizeof *target);
  }
  say("shift", result);
}

static void circles(void) {
  uint64_t result = seed;
  for (int index = 0; index < 40; index++) {
    glissando_circles circles = {
        (double)(int)(number() % 400) - 200, (double)(int)(number() % 400) - 200, 1 + index * 0.03,
        index * 0.01, -3, 0.5 + index * 0.1};
    glissando_fill_circles(&circles, pixels, 256, index - 20, target, count);
    result = hash(result, target, sizeof target);
  }
  say("circles", result);
}

static void rays(void) {
  uint64_t result = seed;
  for (int index = 0; index < 40; index++) {
    glissando_rays rays = {
        (double)(int)(number() % 400) - 200, (double)(int)(number() % 40) - 20, 1 + index * 0.03, index * 0.01};
    glissando_fill_rays(&rays, pixels, 8192, index - 20, target, count);
    result = hash(result, target, sizeof target);
  }
  say("rays", result);
}

static void even(void) {
  uint64_t result = seed;
  for (int index = 0; index < 40; index++) {
    int32_t first[4], step[4];
    for (int channel = 0; channel < 4; channel++) {
      int32_t from = (int32_t)(number() & 0xFFFFFF), to = (int32_t)(number() & 0xFFFFFF);
      first[channel] = from;
      step[channel] = (to - from) / count;
    }
    glissando_fill_evenly(first, step, target, (size_t)(count - index));
    result = hash(result, target, sizeof target);
  }
  say("even", result);
}

static void pictures(const glissando_picture *picture) {
  uint64_t result = seed;
  for (int index = 0; index < 60; index++) {
    int64_t u = ((int64_t)(number() % 260) - 40) * (1ll << 32) + number();
    int64_t v = ((int64_t)(number() % 160) - 30) * (1ll << 32) + number();
    int64_t du = (int64_t)number() * 2 - (1ll << 32), dv = (int64_t)number() - (1ll << 31);
    if (index % 5 == 0) du = 1ll << 32, dv = 0, u &= ~0xFFFFFFFFll, v &= ~0xFFFFFFFFll;
    if (index % 5 == 1) du = 1ll << (32 - index % 10), dv = 0;
    glissando_sample(picture, u, v, du, dv, 64, target, count);
    result = hash(result, target, sizeof target);
  }
  say("sample", result);
}

// Pictures that are so small that they lie beyond their edges, or of one row or column.
static void small_pictures(void) {
  uint64_t result = seed;
  int64_t sides[][2] = {{1, 1}, {1, 40}, {40, 1}, {2, 2}, {2, 9}, {9, 2}, {7, 5}};
  for (int index = 0; index < 140; index++) {
    int64_t *side = sides[index % 7];
    glissando_picture picture = {pixels + width + 1, side[0], side[1], index % 2 ? side[0] : width};
    int64_t u = ((int64_t)(number() % 60) - 20) * (1ll << 31) + number();
    int64_t v = ((int64_t)(number() % 60) - 20) * (1ll << 31) + number();
    int64_t du = ((int64_t)number() - (1ll << 31)) >> 4, dv = index % 3 ? (int64_t)number() >> 5 : 0;
    glissando_sample(&picture, u, v, du, dv, 64, target, count);
    result = hash(result, target, sizeof target);
  }
  say("sample small", result);
}

static void halves(void) {
  static uint32_t half[width * height];
  uint64_t result = seed;
  for (int64_t columns = 1; columns <= width; columns += columns < 40 ? 1 : 19) {
    for (int way = 1; way < 4; way++) {
      glissando_picture picture = {pixels, columns, columns * 7 % height + 1, width};
      glissando_halve(&picture, way & 1, way >> 1, half, columns);
      result = hash(result, half, sizeof half);
    }
  }
  say("halve", result);
}

// Planes that are seen from the front and from the side, and some that reach beyond the horizon.
static void planes(const char *name, const glissando_picture *picture, const glissando_cells *cells) {
  uint64_t result = seed;
  for (int index = 0; index < 120; index++) {
    double size = 0.3 + index % 7, turn = index * 0.37;
    double depth = index % 4 * 0.003 * (index & 4 ? -1 : 1), slope = index % 3 * 0.002;
    double m[9] = {size, turn / 9, -8, -turn / 7, 1, index - 20.0, depth, slope, 1};
    for (int row = -5; row < 90; row += 19) {
      glissando_warp(picture, cells, m, -13 + index % 8, row, 64, target, count);
      result = hash(result, target, sizeof target);
    }
  }
  double odd[] = {0, 1e-300, 1e300, -1e300, 1e9};
  for (int index = 0; index < 5 * 9; index++) {
    double m[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    m[index % 9] = odd[index / 9];
    glissando_warp(picture, cells, m, -9, 3, 64, target, count);
    result = hash(result, target, sizeof target);
  }
  say(name, result);
}

// A card of one colour, looked up and not: both are the same.
static void cards(void) {
  static uint32_t card[width * height], colors[(width + 7) / 8 * ((height + 7) / 8)];
  for (int index = 0; index < width * height; index++) {
    int x = index % width, y = index / width;
    card[index] = x < 2 || y < 2 || x > width - 3 || y > height - 3 ? 0 : x > 90 && y == 40 ? 0xFF000000 : 0x80402010;
  }
  glissando_picture picture = {card, width, height, width};
  glissando_cells cells = {.colors = colors};
  glissando_find_cells(&picture, &cells);
  say("cells", hash(seed, colors, sizeof colors));
  say("rectangle", hash(seed, &cells.left, 4 * sizeof cells.left));
  planes("card", &picture, NULL);
  planes("card", &picture, &cells);
}

static void colors(void) {
  uint64_t result = seed;
  for (int index = 0; index < 60; index++) {
    float columns[20];
    for (int place = 0; place < 20; place++) columns[place] = (float)(number() % 2000) / (index < 30 ? 999.0f : 300.0f) - 1;
    fill_target();
    glissando_recolor(target, count, columns);
    result = hash(result, target, sizeof target);
  }
  say("recolor", result);
}

static void boxes(void) {
  uint64_t down = seed, along = seed;
  for (size_t reach = 0; reach < 120; reach += 7) {
    glissando_box box = {reach, reach + (reach & 1)};
    for (size_t channels = 1; channels <= 4; channels += 3) {
      glissando_box_down(bytes, other, width * channels, width * channels, height, box, sums);
      down = hash(down, other, width * channels * height);
      glissando_box_along(bytes, other, width, height, channels, box);
      along = hash(along, other, width * channels * height);
    }
  }
  say("box down", down);
  say("box along", along);
}

int main(void) {
  for (int index = 0; index < width * height; index++) {
    int x = index % width, y = index / width;
    pixels[index] = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 0 : pixel();
  }
  for (size_t index = 0; index < sizeof bytes; index++) bytes[index] = (uint8_t)number();
  glissando_picture picture = {pixels, width, height, width};
  rows();
  modes();
  shifts();
  circles();
  rays();
  even();
  pictures(&picture);
  small_pictures();
  halves();
  planes("warp", &picture, NULL);
  cards();
  colors();
  boxes();
}

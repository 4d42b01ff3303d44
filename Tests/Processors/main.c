// Prints a number for what each function of CBlit makes of the same input: Scripts/processors compiles this for
// several processors and compares what they say.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

// MARK: Ends

// So few that they take less than a group of pixels, or little more.
static const size_t few[] = {0, 1, 2, 7, 8, 9, 15, 16, 17, 33};
enum { few_count = sizeof few / sizeof *few };

// Memory of just so many pixels, beyond which a sanitizer lets nobody read or write.
static uint32_t *exactly(size_t pixel_count) {
  uint32_t *memory = malloc(pixel_count * sizeof *memory);
  for (size_t index = 0; index < pixel_count; index++) memory[index] = pixel();
  return memory;
}

static uint64_t hash_and_free(uint64_t result, uint32_t *memory, size_t pixel_count) {
  result = hash(result, memory, pixel_count * sizeof *memory);
  free(memory);
  return result;
}

static void row_ends(void) {
  uint64_t result = seed;
  float columns[20] = {0.3f, 0.5f, 0.2f, 0, 0.1f, 0.9f, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.1f, 0, 0, 0};
  int32_t first[4] = {9 << 16, 200 << 16, 90 << 16, 220 << 16}, step[4] = {1 << 15, -(1 << 16), 0, 777};
  for (int index = 0; index < few_count; index++) {
    size_t length = few[index];
    uint32_t *above = exactly(length), *below = exactly(length);
    uint8_t *coverage = malloc(length);
    for (size_t column = 0; column < length; column++) coverage[column] = (uint8_t)number();
    glissando_over(above, below, length, 200);
    glissando_cover(below, coverage, length);
    glissando_mask(below, above, length);
    glissando_recolor(below, length, columns);
    result = hash(result, below, length * sizeof *below);
    glissando_fill_evenly(first, step, below, length);
    free(coverage);
    free(above);
    result = hash_and_free(result, below, length);
  }
  say("row ends", result);
}

// Rows of any width, and parts of them that begin and end where they do.
static void shift_ends(void) {
  uint64_t result = seed;
  for (int index = 1; index < few_count; index++) {
    size_t across = few[index];
    uint32_t *row = exactly(across), *above = exactly(across);
    for (size_t column = 0; column <= across; column += across > 4 ? across / 4 : 1) {
      for (size_t length = 0; length <= across + 1 - column; length++) {
        uint32_t *place = exactly(length);
        glissando_shift(row, 200, above, 56, across, (uint32_t)length * 9, column, place, length);
        result = hash_and_free(result, place, length);
      }
    }
    free(row);
    free(above);
  }
  say("shift ends", result);
}

// Where a gradient's numbers are immense, or none.
static void gradient_ends(void) {
  double odd[] = {0, 1, -1, 1e-300, 1e39, -1e39, 1e300, -1e300, INFINITY, -INFINITY, NAN};
  int odd_count = sizeof odd / sizeof *odd;
  uint64_t result = seed;
  uint32_t *table = exactly(256);
  for (int index = 0; index < odd_count * odd_count * odd_count; index++) {
    double x = odd[index % odd_count], y = odd[index / odd_count % odd_count];
    double dx = odd[index / odd_count / odd_count];
    size_t length = few[index % few_count];
    uint32_t *place = exactly(length);
    glissando_rays rays = {x, y, dx, dx * 0.5};
    glissando_fill_rays(&rays, table, index % 2 ? 256 : 1, -3, place, length);
    result = hash(result, place, length * sizeof *place);
    glissando_circles circles = {x, y, dx, 1, y, dx};
    glissando_fill_circles(&circles, table, index % 2 ? 256 : 1, -3, place, length);
    result = hash_and_free(result, place, length);
  }
  free(table);
  say("gradient ends", result);
}

// Pictures of few rows and columns, looked up in few places and halved.
static void picture_ends(void) {
  uint64_t result = seed;
  for (int index = 0; index < 4000; index++) {
    int64_t columns = (int64_t)few[1 + number() % (few_count - 1)], lines = 1 + number() % 4;
    uint32_t *memory = exactly((size_t)(columns * lines));
    glissando_picture picture = {memory, columns, lines, columns};
    size_t length = few[number() % few_count];
    uint32_t *place = exactly(length);
    int64_t u = ((int64_t)(number() % 80) - 20) * (1ll << 31) + (index % 2 ? number() : 0);
    int64_t v = ((int64_t)(number() % 16) - 4) * (1ll << 31) + (index % 3 ? number() : 0);
    int64_t du = index % 5 ? (int64_t)number() - (1ll << 31) : 1ll << (32 - index % 9);
    int64_t dv = index % 4 ? 0 : (int64_t)number() - (1ll << 31);
    glissando_sample(&picture, u, v, du, dv, 64, place, length);
    result = hash(result, place, length * sizeof *place);
    double m[9] = {1 + index % 7 * 0.3, 0.1, -4, 0.05, 0.4, -1, index % 3 * 0.01, 0.002, 1};
    glissando_warp(&picture, NULL, m, index % 19 - 9, index % 5, 64, place, length);
    result = hash_and_free(result, place, length);
    int across = index % 3 != 0, down = index % 3 != 1;
    int64_t half = across ? (columns + 1) / 2 : columns;
    size_t halves = (size_t)(half * (down ? (lines + 1) / 2 : lines));
    uint32_t *made = exactly(halves);
    glissando_halve(&picture, across, down, made, half);
    result = hash_and_free(result, made, halves);
    free(memory);
  }
  say("picture ends", result);
}

static void boxes(void) {
  uint64_t down = seed, along = seed;
  static uint8_t room[1 << 18];
  for (size_t reach = 1; reach < 60; reach += reach < 10 ? 1 : 7) {
    glissando_box boxes[3] = {{reach, reach - 1}, {reach - 1, reach}, {reach, reach}};
    for (size_t channels = 1; channels <= 4; channels += 3) {
      size_t row = width * channels;
      memcpy(other, bytes, sizeof other);
      glissando_boxes_down(other, row, row, height, boxes, room);
      down = hash(down, other, row * height);
      memcpy(other, bytes, sizeof other);
      glissando_boxes_along(other, row, width, height, channels, boxes, room);
      along = hash(along, other, row * height);
    }
  }
  say("box down", down);
  say("box along", along);
  uint64_t tinted = seed;
  glissando_opacities(pixels, other, count);
  tinted = hash(tinted, other, count);
  glissando_tint(other, 0xC0804020, target, count);
  say("tint", hash(tinted, target, sizeof target));
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
  row_ends();
  shift_ends();
  gradient_ends();
  picture_ends();
  boxes();
}

#include "floor.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline uint32_t scale(uint32_t pixel, uint32_t factor) {
  uint32_t even = (pixel & 0xFF00FF) * factor + 0x800080;
  uint32_t odd = (pixel >> 8 & 0xFF00FF) * factor + 0x800080;
  even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
  odd = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00;
  return even | odd;
}

static inline uint32_t over(uint32_t above, uint32_t below) {
  return above + scale(below, 255 - (above >> 24));
}

static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t part) {
  uint32_t even = ((a & 0xFF00FF) * (256 - part) + (b & 0xFF00FF) * part) >> 8 & 0xFF00FF;
  uint32_t odd = ((a >> 8 & 0xFF00FF) * (256 - part) + (b >> 8 & 0xFF00FF) * part) & 0xFF00FF00;
  return even | odd;
}

static inline int clamp(int value, int last) { return value < 0 ? 0 : value > last ? last : value; }

static inline uint32_t bilinear(Bitmap picture, int32_t u, int32_t v) {
  int column = u >> 16, row = v >> 16;
  int left = clamp(column, picture.width - 1), right = clamp(column + 1, picture.width - 1);
  const uint32_t *top = picture.pixels + (size_t)clamp(row, picture.height - 1) * picture.width;
  const uint32_t *bottom = picture.pixels + (size_t)clamp(row + 1, picture.height - 1) * picture.width;
  uint32_t across = u >> 8 & 255, down = v >> 8 & 255;
  return mix(mix(top[left], top[right], across), mix(bottom[left], bottom[right], across), down);
}

void floor_fill(Bitmap target, uint32_t color) {
  for (long index = 0; index < (long)target.width * target.height; index++) target.pixels[index] = color;
}

static Affine inverse(Affine m) {
  double k = 1 / (m.a * m.d - m.b * m.c);
  Affine r = {m.d * k, -m.b * k, -m.c * k, m.a * k, 0, 0};
  r.tx = -(m.tx * r.a + m.ty * r.c);
  r.ty = -(m.tx * r.b + m.ty * r.d);
  return r;
}

void floor_picture(Bitmap target, Bitmap picture, Affine transform, int opacity) {
  Affine back = inverse(transform);
  int32_t du = (int32_t)(back.a * 65536), dv = (int32_t)(back.b * 65536);
  uint32_t width = picture.width << 16, height = picture.height << 16;
  for (int row = 0; row < target.height; row++) {
    uint32_t *line = target.pixels + (size_t)row * target.width;
    int32_t u = (int32_t)((back.a * 0.5 + back.c * (row + 0.5) + back.tx) * 65536);
    int32_t v = (int32_t)((back.b * 0.5 + back.d * (row + 0.5) + back.ty) * 65536);
    for (int column = 0; column < target.width; column++, u += du, v += dv) {
      if ((uint32_t)u >= width || (uint32_t)v >= height) continue;
      uint32_t pixel = bilinear(picture, u - 32768, v - 32768);
      line[column] = opacity == 255 && pixel >> 24 == 255
                         ? pixel
                         : over(opacity == 255 ? pixel : scale(pixel, opacity), line[column]);
    }
  }
}

void floor_card(
    Bitmap target, double width, double height, double corner, Affine transform, double softness) {
  Affine back = inverse(transform);
  double size = sqrt(fabs(transform.a * transform.d - transform.b * transform.c));
  double reach = 2 * softness;
  for (int row = 0; row < target.height; row++) {
    uint32_t *line = target.pixels + (size_t)row * target.width;
    for (int column = 0; column < target.width; column++) {
      double x = back.a * (column + 0.5) + back.c * (row + 0.5) + back.tx;
      double y = back.b * (column + 0.5) + back.d * (row + 0.5) + back.ty;
      double right = fabs(x) - width / 2 + corner, down = fabs(y) - height / 2 + corner;
      if (right > corner + reach || down > corner + reach) continue;
      double across = right > 0 ? right : 0, along = down > 0 ? down : 0;
      double inside = right > down ? right : down;
      double distance = (across > 0 && along > 0 ? sqrt(across * across + along * along)
                                                 : inside) - corner;
      if (distance > reach) continue;
      double shade = distance < -reach ? 1 : (reach - distance) / (2 * reach);
      double cover = 0.5 - distance * size;
      cover = cover < 0 ? 0 : cover > 1 ? 1 : cover;
      if (cover < 1)
        line[column] = over((uint32_t)(shade * shade * (3 - 2 * shade) * 76) << 24, line[column]);
      if (cover <= 0) continue;
      uint32_t part = (uint32_t)(256 * (0.5 + 0.5 * (x / width + y / height)));
      uint32_t color = mix(0xFF3366CC, 0xFFCC3366, part > 256 ? 256 : part);
      line[column] = cover >= 1 ? color : over(scale(color, (uint32_t)(cover * 255)), line[column]);
    }
  }
}

void floor_gradient(Bitmap target, int opacity) {
  uint32_t table[4096];
  for (int index = 0; index < 4096; index++) table[index] = scale(mix(0xFF3366CC, 0xFFCC3366, index >> 4), opacity);
  int64_t step = (4096LL << 32) / (target.width + target.height);
  for (int row = 0; row < target.height; row++) {
    uint32_t *line = target.pixels + (size_t)row * target.width;
    int64_t place = row * step;
    for (int column = 0; column < target.width; column++, place += step) {
      line[column] = over(table[place >> 32], line[column]);
    }
  }
}

static void box_along(const uint8_t *source, uint8_t *target, int count, int step, int box) {
  uint32_t sum[4] = {0, 0, 0, 0};
  uint32_t factor = (1 << 24) / box;
  int half = box / 2;
  for (int index = -half; index < count; index++) {
    if (index + half < count)
      for (int c = 0; c < 4; c++) sum[c] += source[(size_t)(index + half) * step + c];
    if (index < 0) continue;
    for (int c = 0; c < 4; c++)
      target[(size_t)index * step + c] = (uint8_t)((sum[c] * factor + (1 << 23)) >> 24);
    if (index >= box - half - 1)
      for (int c = 0; c < 4; c++) sum[c] -= source[(size_t)(index - (box - half - 1)) * step + c];
  }
}

// Down the columns a row at a time, so that the memory is walked in its order.
static void box_down(const uint8_t *source, uint8_t *target, uint32_t *sums, int row, int rows, int box) {
  uint32_t factor = (1 << 24) / box;
  int half = box / 2;
  memset(sums, 0, (size_t)row * 4);
  for (int y = -half; y < rows; y++) {
    if (y + half < rows)
      for (int x = 0; x < row; x++) sums[x] += source[(size_t)(y + half) * row + x];
    if (y < 0) continue;
    for (int x = 0; x < row; x++)
      target[(size_t)y * row + x] = (uint8_t)((sums[x] * factor + (1 << 23)) >> 24);
    int last = y - (box - half - 1);
    if (last >= 0)
      for (int x = 0; x < row; x++) sums[x] -= source[(size_t)last * row + x];
  }
}

void floor_boxes(Bitmap small, uint32_t *scratch, int box) {
  uint8_t *a = (uint8_t *)small.pixels, *b = (uint8_t *)scratch;
  int row = small.width * 4;
  uint32_t *sums = malloc((size_t)row * 4);
  for (int pass = 0; pass < 3; pass++) {
    box_down(a, b, sums, row, small.height, box);
    for (int y = 0; y < small.height; y++)
      box_along(b + (size_t)y * row, a + (size_t)y * row, small.width, 4, box);
  }
  free(sums);
}

void floor_enlarge(Bitmap target, int left, int top, int width, int height, Bitmap small, int factor) {
  int32_t step = 65536 / factor;
  for (int y = 0; y < height; y++) {
    uint32_t *line = target.pixels + (size_t)(top + y) * target.width + left;
    int32_t v = y * step + step / 2 - 32768, u = step / 2 - 32768;
    for (int x = 0; x < width; x++, u += step) {
      uint32_t pixel = bilinear(small, u, v);
      if (pixel >> 24 == 255) line[x] = pixel;
      else if (pixel) line[x] = over(pixel, line[x]);
    }
  }
}

void floor_blur(Bitmap target, Bitmap small, uint32_t *scratch, int factor, int box) {
  floor_boxes(small, scratch, box);
  floor_enlarge(target, 0, 0, target.width, target.height, small, factor);
}

void floor_shrink(Bitmap target, int left, int top, Bitmap small, int factor) {
  for (int y = 0; y < small.height; y++)
    for (int x = 0; x < small.width; x++) {
      uint64_t even = 0, odd = 0;
      for (int j = 0; j < factor; j++) {
        const uint32_t *line = target.pixels + (size_t)(top + y * factor + j) * target.width + left + x * factor;
        for (int i = 0; i < factor; i++) {
          even += (line[i] & 0xFF) | (uint64_t)(line[i] & 0xFF0000) << 16;
          odd += (line[i] >> 8 & 0xFF) | (uint64_t)(line[i] >> 8 & 0xFF0000) << 16;
        }
      }
      uint32_t count = factor * factor;
      small.pixels[(size_t)y * small.width + x] =
          (uint32_t)(even & 0xFFFFFFFF) / count | (uint32_t)(odd & 0xFFFFFFFF) / count << 8
          | (uint32_t)(even >> 32) / count << 16 | (uint32_t)(odd >> 32) / count << 24;
    }
}

void floor_plane(
    Bitmap target, Bitmap picture, const double *m, int left, int top, int right, int bottom) {
  for (int row = top; row < bottom; row++) {
    uint32_t *line = target.pixels + (size_t)row * target.width;
    for (int column = left; column < right; column++) {
      double x = column + 0.5, y = row + 0.5, w = 1 / (m[2] * x + m[5] * y + m[8]);
      double u = (m[0] * x + m[3] * y + m[6]) * w, v = (m[1] * x + m[4] * y + m[7]) * w;
      if (!(u >= 0 && v >= 0 && u < picture.width && v < picture.height)) continue;
      line[column] = over(
          bilinear(picture, (int32_t)(u * 65536) - 32768, (int32_t)(v * 65536) - 32768), line[column]);
    }
  }
}

#ifndef LARGE_FLOOR_H
#define LARGE_FLOOR_H

#include <stdint.h>

// The floors of the large pictures: the least that the same picture costs when it is drawn by plain loops,
// without lists, layers or damage. Pixels are premultiplied, 0xAARRGGBB, in rows without gaps.

typedef struct {
  uint32_t *pixels;
  int width, height;
} Bitmap;

/// Six numbers from points to pixels, as Cairo's: x' = a x + c y + tx.
typedef struct {
  double a, b, c, d, tx, ty;
} Affine;

/// Each colour of a rectangle.
void floor_fill(Bitmap target, uint32_t color);
/// A picture under a transform, bilinear, with an opacity of 0...255; the edges are hard.
void floor_picture(Bitmap target, Bitmap picture, Affine transform, int opacity);
/// A rounded rectangle about the origin with colours along its diagonal, and its shadow, by distances.
void floor_card(
    Bitmap target, double width, double height, double corner, Affine transform, double softness);
/// Colours along the diagonal over all, with an opacity of 0...255.
void floor_gradient(Bitmap target, int opacity);
/// A blur: a picture of one of factor × factor pixels, three boxes of a width along both axes, and that
/// enlarged over the target.
void floor_blur(Bitmap target, Bitmap small, uint32_t *scratch, int factor, int box);
/// Makes a picture of fewer pixels of a part of a target that begins at a column and a row.
void floor_shrink(Bitmap target, int left, int top, Bitmap small, int factor);
/// Three boxes of a width along both axes.
void floor_boxes(Bitmap small, uint32_t *scratch, int box);
/// Enlarges a picture over a part of a target that begins at a column and a row.
void floor_enlarge(Bitmap target, int left, int top, int width, int height, Bitmap small, int factor);
/// A picture under a projection of nine numbers, which leads from pixels of the target to those of the picture,
/// in a rectangle of the target.
void floor_plane(
    Bitmap target, Bitmap picture, const double *inverse, int left, int top, int right, int bottom);

#endif

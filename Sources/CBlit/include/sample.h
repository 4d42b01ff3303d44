#ifndef GLISSANDO_SAMPLE_H
#define GLISSANDO_SAMPLE_H

#include <stddef.h>
#include <stdint.h>

// Points of pictures that are looked up along lines and in perspective.

/// Premultiplied pixels of 32 bits, rows from the top, `stride` pixels apart.
typedef struct {
  const uint32_t *pixels;
  int64_t width, height, stride;
} glissando_picture;

/// Where a picture has one colour.
typedef struct {
  /// The colours of cells of 8×8 pixels, rows from the top, the last ones of a row and of all smaller; 0x00FFFFFF, which no
  /// premultiplied pixel is, for those of several colours.
  uint32_t *colors;
  /// A rectangle of one colour around the middle, exact to the pixel: right and bottom lie outside.
  int64_t left, top, right, bottom;
  uint32_t color;
} glissando_cells;

/// Looks up a row of points of a picture along a straight line; each is the mixture of the four pixels around
/// it, and beyond the picture its outermost pixels go on, as fast as within.
///
/// Whole numbers only: a point has the same pixel in every row that it is part of, and on every processor.
/// A mixture is within one level of the exact one where the picture is smooth: distances count in 256ths.
///
/// - u, v: The first point, in 2⁻³² of a pixel from the middle of the picture's first pixel.
/// - ahead: How many pixels further on in memory others are wanted soon, that is, a few rows later: the
///   processor does not foresee what lies across the rows of the picture.
/// - du, dv: From one point to the next. All points lie within ±2³⁰ pixels.
void glissando_sample(
    const glissando_picture *picture, int64_t u, int64_t v, int64_t du, int64_t dv, int64_t ahead,
    uint32_t *target, size_t count);

/// Looks up a row of pixels of a picture that is seen in perspective; transparent beyond the picture, whose
/// outermost pixels are transparent themselves.
///
/// A pixel that reaches over more than one and a half of the picture's is the mean of up to eight points along
/// the direction in which it does so most, and across it. How many is decided for eight columns at a time, counted from column 0: a pixel
/// does not depend on where the row begins. The picture has at most 30,720 pixels along a side.
///
/// - cells: Where the picture has one colour, if that is known: what reaches over one colour only need not be
///   looked up. The pixels are the same without.
/// - projection: What leads from a place of the target (x, y, 1) to one of the picture: the numbers that
///   give u, then those that give v, then those that give what both are divided by.
/// - ahead: As above.
void glissando_warp(
    const glissando_picture *picture, const glissando_cells *cells, const double projection[9],
    int64_t column, int64_t row, int64_t ahead, uint32_t *target, size_t count);

/// Finds where a picture has one colour; there is room for the colours of its cells.
void glissando_find_cells(const glissando_picture *picture, glissando_cells *cells);

#endif

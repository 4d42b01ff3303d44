#ifndef GLISSANDO_BLIT_H
#define GLISSANDO_BLIT_H

#include <stddef.h>
#include <stdint.h>

// Rows of pixels: putting them over others, covering, filling and recolouring them.

/// Puts a row of premultiplied pixels (of 32 bits, the alpha in the upper eight) over others, with an
/// opacity of 1...255; each product is rounded to the nearest.
///
/// It takes as many pixels at a time as the processor that it runs on can, which Swift leaves open to
/// the one that it is compiled for. The rows may not overlap.
void glissando_over(
    const uint32_t *source, uint32_t *target, size_t count, uint32_t opacity);

/// Looks up pixels of a row that lies between the pixels of the window: each is the mixture of four, of which those beyond
/// the row are transparent.
///
/// - row, above: The row that lies in the one that is painted, and the one above it.
/// - share, share_above: How much of each is seen, in 256ths; 0 where there is none.
/// - right: How far the row lies to the right of whole pixels, in 0...255 of 256.
/// - column: The first of the row's pixels that is asked for; the one after the last is there, too.
void glissando_shift(
    const uint32_t *row, uint32_t share, const uint32_t *above, uint32_t share_above, size_t width,
    uint32_t right, size_t column, uint32_t *target, size_t count);

/// Multiplies premultiplied pixels with coverages of 0...255, each product rounded to the nearest.
void glissando_cover(uint32_t *pixels, const uint8_t *coverage, size_t count);

/// Multiplies premultiplied pixels with the opacities of others, each product rounded to the nearest.
void glissando_mask(uint32_t *pixels, const uint32_t *mask, size_t count);

/// A row of colours about a centre: where its column 0 lies and how much farther its neighbours do, and what
/// place of a table of colours belongs to a distance: `start` + `scale` times the distance.
typedef struct {
  double x, y, dx, dy, start, scale;
} glissando_circles;

/// Fills a row of pixels, from a column on, with the colours of a table; beyond it are those of its ends.
void glissando_fill_circles(
    const glissando_circles *circles, const uint32_t *colors, size_t color_count, int64_t column,
    uint32_t *target, size_t count);

/// A row of colours around a centre: where its column 0 lies and how much farther its neighbours do.
typedef struct {
  double x, y, dx, dy;
} glissando_rays;

/// Fills a row of pixels, from a column on, with the colours of a table, which goes round from the direction of x
/// to that of y. A pixel's place in it is within a hundred-thousandth of a radian of the exact one.
void glissando_fill_rays(
    const glissando_rays *rays, const uint32_t *colors, size_t color_count, int64_t column,
    uint32_t *target, size_t count);

/// Fills a row of pixels whose channels change evenly: red, green, blue and opacity, in 65,536ths of a level, of the first
/// pixel, and how much more the next one has. All of them lie in 0...255 levels and a half; what is above the opacity is
/// limited to it.
void glissando_fill_evenly(
    const int32_t first[4], const int32_t step[4], uint32_t *target, size_t count);

/// Changes the colours of premultiplied pixels; what has none of them stays so.
///
/// - columns: What red, green, blue, opacity and 1, each in [0, 1], give to the four channels, one after the other:
///   finite numbers. Results are limited to [0, 1] and rounded to the nearest.
void glissando_recolor(uint32_t *pixels, size_t count, const float columns[20]);

#endif

#ifndef GLISSANDO_BOX_H
#define GLISSANDO_BOX_H

#include <stddef.h>
#include <stdint.h>

// Pictures that are blurred by boxes.

/// A box that a byte becomes the mean of: so many bytes before it and after it, and itself; outside of a picture
/// is nothing.
typedef struct {
  size_t before, after;
} glissando_box;

/// Puts the means down the first `count` bytes of rows, which begin `row` bytes apart, into a target like the source,
/// with room for as many sums.
void glissando_box_down(
    const uint8_t *source, uint8_t *target, size_t count, size_t row, size_t height,
    glissando_box box, uint32_t *sums);

/// Puts the means along rows of pixels of 1 or 4 bytes, each of which has its own, into a target.
void glissando_box_along(
    const uint8_t *source, uint8_t *target, size_t width, size_t height, size_t channels,
    glissando_box box);

#endif

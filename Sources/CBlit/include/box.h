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

/// The bytes of room in which so many rows of so many bytes are blurred.
size_t glissando_boxes_room(size_t count, size_t height, const glissando_box boxes[3]);

/// Puts three boxes down the first `count` bytes of rows, one after the other.
///
/// - row: How many bytes apart the rows begin.
/// - boxes: The first begins no earlier than the other two end together.
void glissando_boxes_down(
    uint8_t *bytes, size_t row, size_t count, size_t height, const glissando_box boxes[3],
    uint8_t *room);

/// Puts three boxes along rows of pixels of 1 or 4 bytes, each of which has its own, one after the other.
void glissando_boxes_along(
    uint8_t *bytes, size_t row, size_t width, size_t height, size_t channels,
    const glissando_box boxes[3], uint8_t *room);

/// Takes the opacities out of pixels.
void glissando_opacities(const uint32_t *pixels, uint8_t *opacities, size_t count);

/// Gives pixels a premultiplied colour at opacities of 0...255, each product rounded to the nearest.
void glissando_tint(
    const uint8_t *opacities, uint32_t color, uint32_t *pixels, size_t count);

#endif

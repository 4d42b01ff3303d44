#ifndef GLISSANDO_HALVE_H
#define GLISSANDO_HALVE_H

#include <stdint.h>

#include "sample.h"

// Pictures of half as many pixels.

/// Makes a picture of half as many pixels in one direction or both, of an odd number rounded up; it reaches over the same
/// place.
///
/// A pixel is the mean of two pixels; along a side with an odd number of them, of three, which count as much as keeps what
/// is shown where it is, in 256ths. Down and across each mean is rounded to the nearest, and to the even one of two: a
/// picture that is halved again and again becomes no brighter.
///
/// - across, down: Whether there are half as many columns, and rows.
/// - target: Room for its rows, `stride` pixels apart.
void glissando_halve(
    const glissando_picture *source, int across, int down, uint32_t *target, int64_t stride);

#endif

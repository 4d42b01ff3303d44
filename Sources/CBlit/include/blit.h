#ifndef GLISSANDO_BLIT_H
#define GLISSANDO_BLIT_H

#include <stddef.h>
#include <stdint.h>

/// Puts a row of premultiplied pixels (of 32 bits, the alpha in the upper eight) over others, with an
/// opacity of 1...255; each product is rounded to the nearest.
///
/// It takes as many pixels at a time as the processor that it runs on can, which Swift leaves open to
/// the one that it is compiled for. The rows may not overlap.
void glissando_over(
    const uint32_t *source, uint32_t *target, size_t count, uint32_t opacity);

#endif

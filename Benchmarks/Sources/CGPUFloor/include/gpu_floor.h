#ifndef GPU_FLOOR_H
#define GPU_FLOOR_H

#include <stdint.h>

// The floors of the large pictures on a GPU: the least that the same picture costs in a program that knows beforehand
// what it draws, without lists, masks or damage. All of them draw into a texture as large as the window. Places are in
// points, colours premultiplied.

typedef struct gpu_floor gpu_floor;

/// Six numbers from points to pixels, as Cairo's: x' = a x + c y + tx.
typedef struct {
  float a, b, c, d, tx, ty;
} gpu_affine;

/// Programs and textures for a window of so many pixels; NULL where the driver cannot do it.
gpu_floor *gpu_floor_new(int width, int height);
void gpu_floor_free(gpu_floor *floor);
/// Brings a picture to the GPU, as number 0 or 1.
void gpu_floor_load(gpu_floor *floor, int number, const uint32_t *pixels, int width, int height);

/// Clears the window to white, and draws into it from now on.
void gpu_floor_ground(gpu_floor *floor);
/// A picture in a rectangle about the origin.
void gpu_floor_picture(
    gpu_floor *floor, int number, float width, float height, gpu_affine transform, float opacity);
/// A rounded rectangle about the origin with colours along its diagonal, and its shadow.
void gpu_floor_card(
    gpu_floor *floor, float width, float height, float corner, gpu_affine transform, float softness);
/// Colours over all, along the diagonal or about a centre.
void gpu_floor_gradient(gpu_floor *floor, float opacity, int isRadial);
/// Rings of a radius and a width in pixels, two numbers each: discs, where the width is greater than the radius.
void gpu_floor_discs(gpu_floor *floor, const float *places, int count, float radius, float width);
/// Rounded rectangles of a size about the origin under projections of nine numbers each, from points to pixels.
void gpu_floor_planes(gpu_floor *floor, const float *matrices, int count, float width, float height);

/// Draws into a picture of one of factor × factor pixels from now on; what is drawn shrinks by itself.
void gpu_floor_begin_blur(gpu_floor *floor, int factor);
/// Copies the window into that picture.
void gpu_floor_shrink(gpu_floor *floor);
/// Blurs it along both axes, by a deviation in its pixels, and draws it onto the window: in a rounded rectangle where
/// that has a size (left, top, width and height in pixels), and lightened by a share of white.
void gpu_floor_end_blur(gpu_floor *floor, float deviation, const float *panel, float milk);

/// A texture as large as a window, in the place of the window itself.
typedef struct {
  uint32_t texture, framebuffer;
} gpu_window;

gpu_window gpu_window_new(int width, int height);
void gpu_window_free(gpu_window window);

/// What is drawn from now on is dropped before it becomes pixels; or no longer.
void gpu_discard(int isOn);
/// Hands all that was asked for to the driver.
void gpu_flush(void);
/// Waits until all is drawn.
void gpu_finish(void);
/// Takes the time of the GPU from here to `gpu_timer_end`, which answers in milliseconds when all is drawn.
uint32_t gpu_timer_begin(void);
double gpu_timer_end(uint32_t timer);

#endif

// The floor of a start: the least program that shows one line of text in a window, in C, with SDL2
// and Pango alone. It prints the milliseconds from GLISSANDO_STARTED_AT (seconds of the monotonic
// clock, set by whoever starts it) to its first frame, and its peak memory, as one line of JSON.

#include <SDL.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void draw_label(SDL_Surface *surface) {
  cairo_surface_t *target = cairo_image_surface_create_for_data(
      surface->pixels, CAIRO_FORMAT_RGB24, surface->w, surface->h, surface->pitch);
  cairo_t *context = cairo_create(target);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  PangoLayout *layout = pango_cairo_create_layout(context);
  PangoFontDescription *font = pango_font_description_from_string("Sans 13");
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, "Hello", -1);
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_move_to(context, 20, 20);
  pango_cairo_show_layout(context, layout);
  pango_font_description_free(font);
  g_object_unref(layout);
  cairo_destroy(context);
  cairo_surface_destroy(target);
}

int main(void) {
  const char *text = getenv("GLISSANDO_STARTED_AT");
  double start = text ? atof(text) : now();
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "StartupFloor: SDL_Init: %s\n", SDL_GetError());
    return 1;
  }
  SDL_Window *window = SDL_CreateWindow("Floor", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                        960, 640, SDL_WINDOW_RESIZABLE);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface) {
    fprintf(stderr, "StartupFloor: %s\n", SDL_GetError());
    return 1;
  }
  SDL_PumpEvents();
  draw_label(surface);
  SDL_UpdateWindowSurface(window);
  double end = now();
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  printf("{\"ms_to_first_frame\": %.3f, \"peak_memory_mb\": %.1f}\n", (end - start) * 1000,
         (double)usage.ru_maxrss / 1024);
  SDL_Quit();
  return 0;
}

// The floor of moving circles: a plain loop of Cairo calls into SDL's window surface, unthrottled.
// CirclesFloor COUNT SECONDS prints one line of JSON.

#include <SDL.h>
#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const int width = 1280, height = 800;
static const double radius = 6;

static double read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void draw(SDL_Surface *surface, int count, double time) {
  cairo_surface_t *target = cairo_image_surface_create_for_data(
      surface->pixels, CAIRO_FORMAT_RGB24, surface->w, surface->h, surface->pitch);
  cairo_t *context = cairo_create(target);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  for (int index = 0; index < count; index++) {
    double x = width * (0.5 + 0.45 * sin(time * 1.3 + index));
    double y = height * (0.5 + 0.45 * cos(time * 0.9 + index * 1.7));
    cairo_set_source_rgb(context, (index % 12) / 12.0, (index * 5 % 12) / 12.0,
                         (index * 7 % 12) / 12.0);
    cairo_arc(context, x, y, radius, 0, 2 * M_PI);
    cairo_fill(context);
  }
  cairo_destroy(context);
  cairo_surface_destroy(target);
}

int main(int argc, char **argv) {
  int count = argc > 1 ? atoi(argv[1]) : 1000;
  double seconds = argc > 2 ? atof(argv[2]) : 5;
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "CirclesFloor: SDL_Init: %s\n", SDL_GetError());
    return 1;
  }
  SDL_Window *window = SDL_CreateWindow("Circles", SDL_WINDOWPOS_UNDEFINED,
                                        SDL_WINDOWPOS_UNDEFINED, width, height, 0);
  double start = read_clock(CLOCK_MONOTONIC), cpu = read_clock(CLOCK_PROCESS_CPUTIME_ID), now;
  long frames = 0;
  while ((now = read_clock(CLOCK_MONOTONIC)) - start < seconds) {
    SDL_PumpEvents();
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    if (!surface) return 1;
    draw(surface, count, now - start);
    SDL_UpdateWindowSurface(window);
    frames++;
  }
  cpu = read_clock(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  printf("{\"count\": %d, \"fps\": %.1f, \"cpu_ms_per_frame\": %.4f}\n", count,
         (double)frames / (now - start), cpu * 1000 / (double)frames);
  SDL_Quit();
  return 0;
}

#include "gpu_floor.h"

#include <epoxy/gl.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  GLuint texture, framebuffer;
  int width, height;
} Canvas;

typedef struct {
  GLuint name;
  GLint view, matrix, origin, rectangle, numbers;
} Program;

struct gpu_floor {
  Program picture, card, shadow, gradient, disc, plane, pass, panel;
  Canvas window, reduced, passed;
  GLuint pictures[2], array, instances;
  int factor;
};

// MARK: Programs

static const char *const header = "#version 330 core\n";
static const char *const vertex =
    "uniform vec4 view, matrix, rectangle; uniform vec2 origin; out vec2 local;"
    "void main() {"
    "  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);"
    "  local = mix(rectangle.xy, rectangle.zw, corner);"
    "  vec2 at = mat2(matrix.xy, matrix.zw) * local + origin;"
    "  gl_Position = vec4(at * view.xy - 1.0, 0.0, 1.0); }";
static const char *const discVertex =
    "layout(location = 0) in vec2 place; uniform vec4 view, numbers; out vec2 local;"
    "void main() {"
    "  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;"
    "  local = corner * (numbers.x + 1.0);"
    "  gl_Position = vec4((place + local) * view.xy - 1.0, 0.0, 1.0); }";
static const char *const planeVertex =
    "layout(location = 0) in vec3 x; layout(location = 1) in vec3 y; layout(location = 2) in vec3 w;"
    "uniform vec4 view, numbers; out vec2 local;"
    "void main() {"
    "  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) - 0.5;"
    "  local = corner * (numbers.xy + 2.0);"
    "  vec3 at = vec3(local, 1.0);"
    "  float depth = dot(w, at);"
    "  gl_Position = vec4(dot(x, at) * view.x - depth, dot(y, at) * view.y - depth, 0.0, depth); }";

#define FRAGMENT "in vec2 local; out vec4 result; uniform vec4 view, rectangle, numbers; uniform sampler2D picture;"
#define ROUNDED \
  "float rounded(vec2 at, vec2 size, float corner) {" \
  "  vec2 q = abs(at) - size * 0.5 + corner;" \
  "  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - corner; }"
#define COLORS "vec4 colors(float t) { return mix(vec4(.8, .4, .2, 1.), vec4(.4, .2, .8, 1.), clamp(t, 0., 1.)); }"

static const char *const pictureFragment = FRAGMENT
    "void main() { vec2 size = rectangle.zw - rectangle.xy;"
    "  result = texture(picture, (local - rectangle.xy) / size) * numbers.x; }";
static const char *const cardFragment = FRAGMENT ROUNDED COLORS
    "void main() {"
    "  float distance = rounded(local, numbers.xy, numbers.z);"
    "  float cover = clamp(0.5 - distance * numbers.w, 0.0, 1.0);"
    "  result = colors(0.5 + 0.5 * (local.x / numbers.x + local.y / numbers.y)) * cover; }";
static const char *const shadowFragment = FRAGMENT ROUNDED
    "void main() {"
    "  float distance = rounded(local, numbers.xy, numbers.z);"
    "  result = vec4(0.0, 0.0, 0.0, 0.3 * smoothstep(2.0, -2.0, distance / numbers.w)); }";
static const char *const gradientFragment = FRAGMENT COLORS
    "void main() { vec2 at = local;"
    "  result = colors(numbers.y > 0.5 ? distance(at, vec2(0.5, 0.4)) : (at.x + at.y) * 0.5) * numbers.x; }";
static const char *const discFragment = FRAGMENT
    "void main() { result = vec4(.8, .4, .2, 1.) * "
    "  clamp(min(numbers.x + 0.5 - length(local), length(local) - numbers.x + numbers.y + 0.5), 0.0, 1.0); }";
static const char *const planeFragment = FRAGMENT ROUNDED
    "void main() {"
    "  float distance = rounded(local, numbers.xy, numbers.z);"
    "  result = vec4(.7, .4, .1, 1.) * clamp(0.5 - distance / fwidth(distance), 0.0, 1.0); }";
// A Gauss curve along a line, two pixels of it at a time.
static const char *const passFragment = FRAGMENT
    "void main() { vec2 step = numbers.xy; float deviation = numbers.z; int reach = int(ceil(3.0 * deviation));"
    "  vec4 sum = texture(picture, local); float all = 1.0;"
    "  for (int i = 1; i <= reach; i += 2) {"
    "    float a = exp(-float(i * i) / (2. * deviation * deviation));"
    "    float b = exp(-float((i + 1) * (i + 1)) / (2. * deviation * deviation));"
    "    float at = float(i) + b / (a + b);"
    "    sum += (texture(picture, local + step * at) + texture(picture, local - step * at)) * (a + b);"
    "    all += 2.0 * (a + b); }"
    "  result = sum / all; }";
static const char *const panelFragment = FRAGMENT ROUNDED
    "void main() {"
    "  vec2 size = numbers.xy;"
    "  float cover = size.x > 0.0 ? clamp(0.5 - rounded(gl_FragCoord.xy - view.zw - size * 0.5, size, 30.0), 0.0, 1.0) : 1.0;"
    "  vec4 color = texture(picture, gl_FragCoord.xy * view.xy * 0.5 * numbers.w);"
    "  result = mix(color, vec4(1.0), numbers.z) * cover; }";

static GLuint compile(GLenum kind, const char *text) {
  GLuint shader = glCreateShader(kind);
  const char *texts[] = {header, text};
  GLint isCompiled = 0;
  glShaderSource(shader, 2, texts, NULL);
  glCompileShader(shader);
  glGetShaderiv(shader, GL_COMPILE_STATUS, &isCompiled);
  if (!isCompiled) {
    char log[1024];
    glGetShaderInfoLog(shader, sizeof log, NULL, log);
    fprintf(stderr, "LargeBenchmark: %s\n", log);
    exit(1);
  }
  return shader;
}

static Program link(const char *vertexText, const char *fragmentText) {
  Program program = {.name = glCreateProgram()};
  GLuint shaders[] = {compile(GL_VERTEX_SHADER, vertexText), compile(GL_FRAGMENT_SHADER, fragmentText)};
  for (int index = 0; index < 2; index++) {
    glAttachShader(program.name, shaders[index]);
    glDeleteShader(shaders[index]);
  }
  glLinkProgram(program.name);
  program.view = glGetUniformLocation(program.name, "view");
  program.matrix = glGetUniformLocation(program.name, "matrix");
  program.origin = glGetUniformLocation(program.name, "origin");
  program.rectangle = glGetUniformLocation(program.name, "rectangle");
  program.numbers = glGetUniformLocation(program.name, "numbers");
  return program;
}

// MARK: Memory

static GLuint new_texture(int width, int height, const void *pixels) {
  GLuint texture;
  glGenTextures(1, &texture);
  glBindTexture(GL_TEXTURE_2D, texture);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, pixels ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  if (pixels) glGenerateMipmap(GL_TEXTURE_2D);
  return texture;
}

static Canvas new_canvas(int width, int height) {
  Canvas canvas = {.texture = new_texture(width, height, NULL), .width = width, .height = height};
  glGenFramebuffers(1, &canvas.framebuffer);
  glBindFramebuffer(GL_FRAMEBUFFER, canvas.framebuffer);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, canvas.texture, 0);
  return canvas;
}

gpu_floor *gpu_floor_new(int width, int height) {
  gpu_floor *floor = calloc(1, sizeof *floor);
  floor->picture = link(vertex, pictureFragment);
  floor->card = link(vertex, cardFragment);
  floor->shadow = link(vertex, shadowFragment);
  floor->gradient = link(vertex, gradientFragment);
  floor->disc = link(discVertex, discFragment);
  floor->plane = link(planeVertex, planeFragment);
  floor->pass = link(vertex, passFragment);
  floor->panel = link(vertex, panelFragment);
  floor->window = new_canvas(width, height);
  floor->reduced = new_canvas(width, height);
  floor->passed = new_canvas(width, height);
  floor->factor = 1;
  glGenVertexArrays(1, &floor->array);
  glGenBuffers(1, &floor->instances);
  glBindVertexArray(floor->array);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  return floor;
}

static void free_canvas(Canvas canvas) {
  glDeleteFramebuffers(1, &canvas.framebuffer);
  glDeleteTextures(1, &canvas.texture);
}

void gpu_floor_free(gpu_floor *floor) {
  GLuint programs[] = {
      floor->picture.name, floor->card.name, floor->shadow.name, floor->gradient.name,
      floor->disc.name, floor->plane.name, floor->pass.name, floor->panel.name};
  for (int index = 0; index < 8; index++) glDeleteProgram(programs[index]);
  free_canvas(floor->window);
  free_canvas(floor->reduced);
  free_canvas(floor->passed);
  glDeleteTextures(2, floor->pictures);
  glDeleteBuffers(1, &floor->instances);
  glDeleteVertexArrays(1, &floor->array);
  free(floor);
}

gpu_window gpu_window_new(int width, int height) {
  Canvas canvas = new_canvas(width, height);
  return (gpu_window){canvas.texture, canvas.framebuffer};
}

void gpu_window_free(gpu_window window) {
  free_canvas((Canvas){.texture = window.texture, .framebuffer = window.framebuffer});
}

void gpu_floor_load(gpu_floor *floor, int number, const uint32_t *pixels, int width, int height) {
  floor->pictures[number] = new_texture(width, height, pixels);
}

// MARK: Drawing

static void into(Canvas canvas, int width, int height) {
  glBindFramebuffer(GL_FRAMEBUFFER, canvas.framebuffer);
  glViewport(0, 0, width, height);
}

static void use(gpu_floor *floor, Program program) {
  glUseProgram(program.name);
  glUniform4f(program.view, 2.0f / floor->window.width, 2.0f / floor->window.height, 0, 0);
}

static void place(Program program, gpu_affine m, float left, float top, float right, float bottom) {
  glUniform4f(program.matrix, m.a, m.b, m.c, m.d);
  glUniform2f(program.origin, m.tx, m.ty);
  glUniform4f(program.rectangle, left, top, right, bottom);
}

static void draw(int count) { glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, count); }

static gpu_affine whole(gpu_floor *floor) {
  return (gpu_affine){(float)floor->window.width, 0, 0, (float)floor->window.height, 0, 0};
}

void gpu_floor_ground(gpu_floor *floor) {
  into(floor->window, floor->window.width, floor->window.height);
  glClearColor(1, 1, 1, 1);
  glClear(GL_COLOR_BUFFER_BIT);
}

void gpu_floor_picture(
    gpu_floor *floor, int number, float width, float height, gpu_affine transform, float opacity) {
  use(floor, floor->picture);
  glBindTexture(GL_TEXTURE_2D, floor->pictures[number]);
  place(floor->picture, transform, -width / 2, -height / 2, width / 2, height / 2);
  glUniform4f(floor->picture.numbers, opacity, 0, 0, 0);
  draw(1);
}

void gpu_floor_card(
    gpu_floor *floor, float width, float height, float corner, gpu_affine transform, float softness) {
  float reach = 2 * softness, right = width / 2, bottom = height / 2;
  gpu_affine below = transform;
  below.ty += softness / 2;
  use(floor, floor->shadow);
  place(floor->shadow, below, -right - reach, -bottom - reach, right + reach, bottom + reach);
  glUniform4f(floor->shadow.numbers, width, height, corner, softness);
  draw(1);
  use(floor, floor->card);
  place(floor->card, transform, -right - 1, -bottom - 1, right + 1, bottom + 1);
  glUniform4f(floor->card.numbers, width, height, corner, 1);
  draw(1);
}

void gpu_floor_gradient(gpu_floor *floor, float opacity, int isRadial) {
  use(floor, floor->gradient);
  place(floor->gradient, whole(floor), 0, 0, 1, 1);
  glUniform4f(floor->gradient.numbers, opacity, (float)isRadial, 0, 0);
  draw(1);
}

static void bring(gpu_floor *floor, const float *numbers, int count, int perVector, int vectors) {
  int stride = perVector * vectors * (int)sizeof(float);
  glBindBuffer(GL_ARRAY_BUFFER, floor->instances);
  glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)count * stride, numbers, GL_STREAM_DRAW);
  for (int index = 0; index < vectors; index++) {
    glEnableVertexAttribArray(index);
    glVertexAttribDivisor(index, 1);
    glVertexAttribPointer(
        index, perVector, GL_FLOAT, 0, stride, (void *)(index * perVector * sizeof(float)));
  }
}

static void forget(int vectors) {
  for (int index = 0; index < vectors; index++) glDisableVertexAttribArray(index);
}

void gpu_floor_discs(gpu_floor *floor, const float *places, int count, float radius, float width) {
  use(floor, floor->disc);
  glUniform4f(floor->disc.numbers, radius, width, 0, 0);
  bring(floor, places, count, 2, 1);
  draw(count);
  forget(1);
}

void gpu_floor_planes(gpu_floor *floor, const float *matrices, int count, float width, float height) {
  use(floor, floor->plane);
  glUniform4f(floor->plane.numbers, width, height, 6, 0);
  bring(floor, matrices, count, 3, 3);
  draw(count);
  forget(3);
}

// MARK: Blurs

void gpu_floor_begin_blur(gpu_floor *floor, int factor) {
  floor->factor = factor;
  into(floor->reduced, floor->window.width / factor, floor->window.height / factor);
  glClearColor(0, 0, 0, 0);
  glClear(GL_COLOR_BUFFER_BIT);
}

void gpu_floor_shrink(gpu_floor *floor) {
  use(floor, floor->picture);
  glBindTexture(GL_TEXTURE_2D, floor->window.texture);
  place(floor->picture, whole(floor), 0, 0, 1, 1);
  glUniform4f(floor->picture.numbers, 1, 0, 0, 0);
  draw(1);
}

static void pass(gpu_floor *floor, Canvas from, Canvas to, float x, float y, float deviation) {
  float share = 1.0f / floor->factor;
  into(to, floor->window.width / floor->factor, floor->window.height / floor->factor);
  use(floor, floor->pass);
  glBindTexture(GL_TEXTURE_2D, from.texture);
  // The corner of the picture that is in use.
  gpu_affine m = {floor->window.width / share, 0, 0, floor->window.height / share, 0, 0};
  place(floor->pass, m, 0, 0, share, share);
  glUniform4f(floor->pass.numbers, x / from.width, y / from.height, deviation, 0);
  glDisable(GL_BLEND);
  draw(1);
  glEnable(GL_BLEND);
}

void gpu_floor_end_blur(gpu_floor *floor, float deviation, const float *panel, float milk) {
  pass(floor, floor->reduced, floor->passed, 1, 0, deviation);
  pass(floor, floor->passed, floor->reduced, 0, 1, deviation);
  into(floor->window, floor->window.width, floor->window.height);
  use(floor, floor->panel);
  glBindTexture(GL_TEXTURE_2D, floor->reduced.texture);
  float left = panel ? panel[0] : 0, top = panel ? panel[1] : 0;
  float width = panel ? panel[2] : (float)floor->window.width;
  float height = panel ? panel[3] : (float)floor->window.height;
  // Here the first two numbers of the view lead from pixels to the part of the picture that is in use.
  glUniform4f(
      floor->panel.view, 2.0f / floor->window.width, 2.0f / floor->window.height, left, top);
  gpu_affine m = {width, 0, 0, height, left, top};
  place(floor->panel, m, 0, 0, 1, 1);
  glUniform4f(floor->panel.numbers, panel ? width : 0, panel ? height : 0, milk, 1.0f / floor->factor);
  draw(1);
}

// MARK: Measuring

void gpu_discard(int isOn) {
  if (isOn) glEnable(GL_RASTERIZER_DISCARD);
  else glDisable(GL_RASTERIZER_DISCARD);
}

void gpu_flush(void) { glFlush(); }

void gpu_finish(void) { glFinish(); }

uint32_t gpu_timer_begin(void) {
  GLuint timer;
  glGenQueries(1, &timer);
  glBeginQuery(GL_TIME_ELAPSED, timer);
  return timer;
}

double gpu_timer_end(uint32_t timer) {
  GLuint64 nanoseconds = 0;
  glEndQuery(GL_TIME_ELAPSED);
  glGetQueryObjectui64v(timer, GL_QUERY_RESULT, &nanoseconds);
  glDeleteQueries(1, &timer);
  return (double)nanoseconds / 1e6;
}

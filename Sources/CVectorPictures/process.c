#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "internal.h"
#include "vector_pictures.h"

// The process that draws pictures of curves: how it is started and asked, and what it does.

/// Tells a program that is started what it is for.
static const char *const environment_name = "GLISSANDO_DRAWS_VECTORS";
/// Where the process finds its end of the socket.
enum { socket_place = 3 };

bool glissando_send_all(int socket, const void *bytes, size_t count) {
  for (const char *place = bytes; count > 0;) {
    ssize_t sent = send(socket, place, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return false;
    place += sent;
    count -= sent;
  }
  return true;
}

bool glissando_receive_all(int socket, void *bytes, size_t count) {
  for (char *place = bytes; count > 0;) {
    ssize_t received = recv(socket, place, count, MSG_WAITALL);
    if (received < 0 && errno == EINTR) continue;
    if (received <= 0) return false;
    place += received;
    count -= received;
  }
  return true;
}

// MARK: Who asks

/// The environment that drawing processes get, after room for one more.
///
/// Not what is set when one is started: another thread may set something meanwhile, and the C library then frees the
/// array that is read here, under a lock that nobody else can take. The words themselves it never frees.
static char **kept_environment;
static size_t kept_count;

__attribute__((constructor)) void glissando_keep_environment(void) {
  size_t count = 0;
  while (environ[count]) count++;
  char **kept = malloc((count + 2) * sizeof(char *));
  if (!kept) return;
  memcpy(kept + 1, environ, (count + 1) * sizeof(char *));
  free(kept_environment);
  kept_environment = kept;
  kept_count = count;
}

/// Copies that and adds what tells the program what it is for.
static char **extended_environment(char *addition) {
  char **result = kept_environment ? malloc((kept_count + 2) * sizeof(char *)) : NULL;
  if (!result) return NULL;
  memcpy(result, kept_environment, (kept_count + 2) * sizeof(char *));
  result[0] = addition;
  return result;
}

static int start(int socket, char **environment, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  // Libraries say much about broken files, which is for nobody.
  for (int place = 0; place < socket_place; place++)
    posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, socket, socket_place);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  // What a terminal tells the program is not meant for it.
  posix_spawnattr_setflags(
    &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
  char *arguments[] = {program_invocation_name, NULL};
  int status = posix_spawn(process, "/proc/self/exe", &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return status;
}

int glissando_start_drawing(void) {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return -1;
  char addition[64];
  snprintf(addition, sizeof addition, "%s=1", environment_name);
  char **environment = extended_environment(addition);
  pid_t process = 0;
  int status = environment ? start(sockets[1], environment, &process) : ENOMEM;
  free(environment);
  close(sockets[1]);
  // It leaves its work to a child at once, so that nobody has to wait for the end of that.
  if (status == 0) {
    while (waitpid(process, NULL, 0) < 0 && errno == EINTR) continue;
    return sockets[0];
  }
  close(sockets[0]);
  errno = status;
  return -1;
}

// MARK: Who draws

static void limit(int resource, rlim_t most) {
  const struct rlimit limit = {most, most};
  setrlimit(resource, &limit);
}

/// Allows as much memory as a drawing may take, besides what the program has at its start.
static void limit_memory(void) {
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file && fscanf(file, "%lu", &pages) == 1)
    limit(RLIMIT_AS, pages * sysconf(_SC_PAGESIZE) + ((rlim_t)GLISSANDO_DRAWING_GIGABYTES << 30));
  if (file) fclose(file);
#endif
}

static bool refuse(int socket, const char *reason) {
  glissando_drawing_answer answer = {.reason_length = strlen(reason)};
  return glissando_send_all(socket, &answer, sizeof answer)
    && glissando_send_all(socket, reason, answer.reason_length);
}

static int32_t side(double length, int32_t greatest) { return fmin(fmax(ceil(length), 1), greatest); }

/// The pixels of a document, which the caller frees; NULL where it cannot be drawn.
static uint32_t *draw(const document *document, int32_t width, int32_t height) {
  uint32_t *pixels = calloc((size_t)width * height, sizeof *pixels);
  if (!pixels) return NULL;
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
    (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * sizeof *pixels);
  cairo_t *context = cairo_create(surface);
  bool is_drawn = document->draw(document, context, width, height);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  cairo_surface_destroy(surface);
  if (is_drawn) return pixels;
  free(pixels);
  return NULL;
}

static bool answer(int socket, const document *document, const glissando_drawing_request *request) {
  glissando_drawing_answer answer = {request->width, request->height, 0};
  if (answer.width <= 0 || answer.height <= 0) {
    double shrink = fmin(1, request->greatest_side / fmax(document->width, document->height));
    answer.width = side(document->width * shrink, request->greatest_side);
    answer.height = side(document->height * shrink, request->greatest_side);
  }
  uint32_t *pixels = draw(document, answer.width, answer.height);
  if (!pixels) return refuse(socket, "it cannot be drawn");
  bool is_sent = glissando_send_all(socket, &answer, sizeof answer)
    && glissando_send_all(socket, pixels, sizeof *pixels * answer.width * answer.height);
  free(pixels);
  return is_sent;
}

/// Reads the file of a request; false where the other end is gone.
static bool open_document(
  int socket, const glissando_drawing_request *request, document *document, const char **problem
) {
  close_document(document);
  uint8_t *bytes = malloc(request->length);
  bool is_complete = bytes && glissando_receive_all(socket, bytes, request->length);
  if (is_complete)
    *problem = (request->kind == GLISSANDO_PDF ? open_pdf : open_svg)(document, bytes, request->length);
  free(bytes);
  return is_complete;
}

static void serve(int socket) {
  document document = {0};
  const char *problem = NULL;
  glissando_drawing_request request;
  while (glissando_receive_all(socket, &request, sizeof request)) {
    // Whatever a library does then, the process ends.
    alarm(GLISSANDO_DRAWING_SECONDS);
    if (request.length > 0 && !open_document(socket, &request, &document, &problem)) return;
    if (!(problem ? refuse(socket, problem) : answer(socket, &document, &request))) return;
    alarm(0);
  }
}

/// Draws instead of what the program does else, where that is what it was started for.
__attribute__((constructor)) static void draw_if_asked(void) {
  struct stat status;
  if (!getenv(environment_name) || fstat(socket_place, &status) != 0 || !S_ISSOCK(status.st_mode)) return;
  if (fork() != 0) _exit(0);
  close_range(socket_place + 1, ~0U, 0);
  prctl(PR_SET_NAME, "draws-vectors");
  limit(RLIMIT_CORE, 0);
  limit_memory();
  serve(socket_place);
  _exit(0);
}

#define _GNU_SOURCE
#include <sys/epoll.h>
#include "internal.h"

// GLib's descriptors stand behind one of ours, so that a sleep ends with them.

enum { MOST = 64 };
static int waiting = -1;
static GPollFD watched[MOST];
static int watched_count;

static uint32_t events(gushort conditions) {
  return (conditions & G_IO_IN ? EPOLLIN : 0) | (conditions & G_IO_OUT ? EPOLLOUT : 0);
}

static void stop_watching(void) {
  for (int index = 0; index < watched_count; index++) epoll_ctl(waiting, EPOLL_CTL_DEL, watched[index].fd, NULL);
  watched_count = 0;
}

int glissando_glib_descriptor(void) {
  if (waiting >= 0) return waiting;
  // Kept for good: other threads wake a context up only where it is somebody's.
  if (!g_main_context_acquire(g_main_context_default())) return -1;
  waiting = epoll_create1(EPOLL_CLOEXEC);
  glissando_glib_serve();
  return waiting;
}

int glissando_glib_serve(void) {
  if (waiting < 0) return -1;
  GMainContext *context = g_main_context_default();
  // Whoever asks without end shall not stop the frames.
  for (int round = 0; round < 256 && g_main_context_iteration(context, FALSE); round++) {}
  stop_watching();
  gint priority, timeout;
  gboolean is_ready = g_main_context_prepare(context, &priority);
  int count = g_main_context_query(context, G_MAXINT, &timeout, watched, MOST);
  watched_count = MIN(count, MOST);
  for (int index = 0; index < watched_count; index++) {
    struct epoll_event event = {.events = events(watched[index].events)};
    epoll_ctl(waiting, EPOLL_CTL_ADD, watched[index].fd, &event);
    watched[index].revents = 0;
  }
  return is_ready ? 0 : timeout;
}

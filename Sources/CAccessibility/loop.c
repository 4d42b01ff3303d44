#define _GNU_SOURCE
#include <fcntl.h>
#include <gio/gio.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>
#include "internal.h"

// GLib's events in a loop that is not GLib's: its descriptors stand behind one of ours, so that a sleep ends with them.

enum { MOST = 64 };
static int waiting = -1;
static GPollFD watched[MOST];
static int watched_count;

int glissando_accessibility_descriptor(void) {
  if (waiting < 0) waiting = epoll_create1(EPOLL_CLOEXEC);
  return waiting;
}

static uint32_t events(gushort conditions) {
  return (conditions & G_IO_IN ? EPOLLIN : 0) | (conditions & G_IO_OUT ? EPOLLOUT : 0);
}

int glissando_accessibility_answer(void) {
  GMainContext *context = g_main_context_default();
  // Whoever asks without end shall not stop the frames.
  for (int round = 0; round < 256 && g_main_context_iteration(context, FALSE); round++) {}
  if (!g_main_context_acquire(context)) return 10;
  for (int index = 0; index < watched_count; index++)
    epoll_ctl(glissando_accessibility_descriptor(), EPOLL_CTL_DEL, watched[index].fd, NULL);
  gint priority, timeout;
  gboolean is_ready = g_main_context_prepare(context, &priority);
  int count = g_main_context_query(context, G_MAXINT, &timeout, watched, MOST);
  watched_count = MIN(count, MOST);
  for (int index = 0; index < watched_count; index++) {
    struct epoll_event event = {.events = events(watched[index].events)};
    epoll_ctl(glissando_accessibility_descriptor(), EPOLL_CTL_ADD, watched[index].fd, &event);
    watched[index].revents = 0;
  }
  g_main_context_release(context);
  return is_ready ? 0 : timeout;
}

// MARK: - Whether anybody wants to know

/// Whether a property of the session's is true; nobody is started for the question.
static bool is_on(GDBusConnection *bus, const char *property) {
  GVariant *answer = g_dbus_connection_call_sync(
    bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
    g_variant_new("(ss)", "org.a11y.Status", property), G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, 2000,
    NULL, NULL);
  if (!answer) return false;
  GVariant *value = NULL;
  g_variant_get(answer, "(v)", &value);
  bool result = g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean(value);
  g_variant_unref(value);
  g_variant_unref(answer);
  return result;
}

static gpointer ask(gpointer data) {
  char answer = 0;
  char *address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  GDBusConnection *bus = address ? g_dbus_connection_new_for_address_sync(
    address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL,
    NULL) : NULL;
  if (bus) {
    answer = is_on(bus, "ScreenReaderEnabled") || is_on(bus, "IsEnabled");
    g_dbus_connection_close_sync(bus, NULL, NULL);
    g_object_unref(bus);
  }
  g_free(address);
  int descriptor = GPOINTER_TO_INT(data);
  if (write(descriptor, &answer, 1) < 0) {}
  close(descriptor);
  return NULL;
}

int glissando_accessibility_ask(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  GThread *thread = g_thread_try_new("accessibility", ask, GINT_TO_POINTER(ends[1]), NULL);
  if (!thread) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  g_thread_unref(thread);
  return ends[0];
}

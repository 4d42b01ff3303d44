#include "internal.h"

// One connection for all that is asked. GLib connects in a thread of its own.

enum { MOST = 8 };
static enum { UNUSED, CONNECTING, CONNECTED, FAILED } state;
static GDBusConnection *bus;
static GCancellable *cancellable;
static void (*pending[MOST])(GDBusConnection *);
static int pending_count;

GCancellable *session_cancellable(void) { return cancellable; }

static void tell(void) {
  for (int index = 0; index < pending_count; index++) pending[index](bus);
  pending_count = 0;
}

void session_when_connected(void (*body)(GDBusConnection *)) {
  if (state == CONNECTED && g_dbus_connection_is_closed(bus)) state = FAILED;
  if (state == CONNECTED) {
    body(bus);
  } else if (state == CONNECTING && pending_count < MOST) {
    pending[pending_count++] = body;
  } else {
    body(NULL);
  }
}

static void connected(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *connection = g_dbus_connection_new_for_address_finish(result, NULL);
  if (state != CONNECTING) {
    if (connection) g_object_unref(connection);
    return;
  }
  bus = connection;
  state = bus ? CONNECTED : FAILED;
  tell();
}

void glissando_session_connect(void) {
  if (state != UNUSED) return;
  state = FAILED;
  if (glissando_glib_descriptor() < 0) return;
  char *address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!address) return;
  state = CONNECTING;
  cancellable = g_cancellable_new();
  g_dbus_connection_new_for_address(
    address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL,
    cancellable, connected, NULL);
  g_free(address);
}

void glissando_session_disconnect(void) {
  if (state == UNUSED) return;
  state = FAILED;
  pending_count = 0;
  if (cancellable) g_cancellable_cancel(cancellable);
  if (!bus) return;
  // What was said last is still sent, in the connection's own thread.
  g_dbus_connection_close(bus, NULL, NULL, NULL);
  g_clear_object(&bus);
}

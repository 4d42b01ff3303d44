#include "internal.h"

// Whether the session is locked, or a screen saver covers all of it: what the desktops' services say once they are
// there, and whenever it changes. None is started for the question.

typedef struct {
  const char *name;
  /// Where it may be asked.
  const char *paths[2];
  bool is_active;
} saver;

static saver savers[] = {
  {"org.freedesktop.ScreenSaver", {"/org/freedesktop/ScreenSaver", "/ScreenSaver"}},
  {"org.gnome.ScreenSaver", {"/org/gnome/ScreenSaver"}},
};
static bool is_following;

static void note(saver *saver, GVariant *arguments) {
  if (g_variant_is_of_type(arguments, G_VARIANT_TYPE("(b)"))) g_variant_get(arguments, "(b)", &saver->is_active);
}

static void answered(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!answer) return;
  note(data, answer);
  g_variant_unref(answer);
}

static void changed(
  GDBusConnection *bus, const gchar *sender, const gchar *path, const gchar *interface, const gchar *signal,
  GVariant *arguments, gpointer data
) {
  note(data, arguments);
}

static void came(GDBusConnection *bus, const gchar *name, const gchar *owner, gpointer data) {
  const saver *saver = data;
  for (gsize index = 0; index < G_N_ELEMENTS(saver->paths) && saver->paths[index]; index++)
    g_dbus_connection_call(
      bus, name, saver->paths[index], name, "GetActive", NULL, G_VARIANT_TYPE("(b)"), G_DBUS_CALL_FLAGS_NO_AUTO_START,
      -1, session_cancellable(), answered, data);
}

static void went(GDBusConnection *bus, const gchar *name, gpointer data) { ((saver *)data)->is_active = false; }

static void follow(GDBusConnection *bus) {
  if (!bus) return;
  for (gsize index = 0; index < G_N_ELEMENTS(savers); index++) {
    saver *saver = &savers[index];
    g_dbus_connection_signal_subscribe(
      bus, saver->name, saver->name, "ActiveChanged", NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE, changed, saver, NULL);
    g_bus_watch_name_on_connection(bus, saver->name, G_BUS_NAME_WATCHER_FLAGS_NONE, came, went, saver, NULL);
  }
}

void glissando_session_follow_lock(void) {
  if (is_following) return;
  is_following = true;
  session_when_connected(follow);
}

bool glissando_session_is_locked(void) {
  for (gsize index = 0; index < G_N_ELEMENTS(savers); index++)
    if (savers[index].is_active) return true;
  return false;
}

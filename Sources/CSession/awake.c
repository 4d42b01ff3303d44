#include "internal.h"

// The portal for what would end a talk: dimming, locking, sleeping. What it gives is an object that lasts until it is
// closed, or until we are gone; or until the portal is, and then the next one is asked.

static bool is_wanted, is_asking, is_refused;
/// Whether there is a portal, and whether the one that was asked has gone before it answered.
static bool is_there, is_stale;
static bool is_following;
static char *reason, *request;

static void ask(GDBusConnection *bus);

static void release(GDBusConnection *bus) {
  if (bus && request)
    g_dbus_connection_call(
      bus, PORTAL, request, "org.freedesktop.portal.Request", "Close", NULL, NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
      NULL, NULL);
  g_clear_pointer(&request, g_free);
}

static void answered(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  is_asking = false;
  if (is_stale) {
    if (reply) g_variant_unref(reply);
    if (is_wanted) ask(G_DBUS_CONNECTION(source));
    return;
  }
  is_refused = !reply;
  if (!reply) return;
  g_variant_get(reply, "(o)", &request);
  g_variant_unref(reply);
  // It may be over already.
  if (!is_wanted) release(G_DBUS_CONNECTION(source));
}

static void came(GDBusConnection *bus, const gchar *name, const gchar *owner, gpointer data) {
  is_there = true;
  if (is_wanted && !is_asking && !request) ask(bus);
}

static void went(GDBusConnection *bus, const gchar *name, gpointer data) {
  // Told at the beginning, too, where there is none yet.
  if (!is_there) return;
  is_there = false;
  is_stale = is_asking;
  g_clear_pointer(&request, g_free);
  is_refused = is_wanted && !is_asking;
}

static void ask(GDBusConnection *bus) {
  is_asking = bus != NULL;
  is_refused = !bus;
  is_stale = false;
  if (!bus) return;
  if (!is_following) g_bus_watch_name_on_connection(bus, PORTAL, G_BUS_NAME_WATCHER_FLAGS_NONE, came, went, NULL, NULL);
  is_following = true;
  // Flag 8: that the session is idle.
  GVariantBuilder options;
  g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&options, "{sv}", "reason", g_variant_new_string(reason));
  g_dbus_connection_call(
    bus, PORTAL, PORTAL_PATH, "org.freedesktop.portal.Inhibit", "Inhibit",
    g_variant_new("(su@a{sv})", "", 8u, g_variant_builder_end(&options)), G_VARIANT_TYPE("(o)"),
    G_DBUS_CALL_FLAGS_NONE, -1, session_cancellable(), answered, NULL);
}

void glissando_session_stay_awake(const char *words) {
  is_wanted = true;
  if (is_asking || request) return;
  g_free(reason);
  reason = g_strdup(words);
  is_asking = true;
  session_when_connected(ask);
}

void glissando_session_let_sleep(void) {
  is_wanted = is_refused = false;
  if (request) session_when_connected(release);
}

bool glissando_session_cannot_stay_awake(void) { return is_refused; }

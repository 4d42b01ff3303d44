#include "internal.h"

// The settings portal: all settings once it is there, and each that changes. A portal that comes later, or again, is
// asked again.

#define SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define INTERFACE "org.gnome.desktop.interface"

static glissando_session_settings settings = {
  .color_scheme = -1, .contrast = -1, .reduced_motion = -1, .red = -1, .green = -1, .blue = -1,
  .enable_animations = -1, .text_scale = -1,
};
static bool is_new, is_following;

static void set_choice(int *choice, GVariant *value) {
  if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) *choice = (int)MIN(g_variant_get_uint32(value), 9);
}

static void set_color(GVariant *value) {
  if (g_variant_is_of_type(value, G_VARIANT_TYPE("(ddd)")))
    g_variant_get(value, "(ddd)", &settings.red, &settings.green, &settings.blue);
}

/// Notes one setting; others than those that are asked for are left aside.
static void note(const char *space, const char *key, GVariant *value) {
  is_new = true;
  if (g_str_equal(space, APPEARANCE)) {
    if (g_str_equal(key, "color-scheme")) set_choice(&settings.color_scheme, value);
    if (g_str_equal(key, "contrast")) set_choice(&settings.contrast, value);
    if (g_str_equal(key, "reduced-motion")) set_choice(&settings.reduced_motion, value);
    if (g_str_equal(key, "accent-color")) set_color(value);
  } else if (g_str_equal(space, INTERFACE)) {
    if (g_str_equal(key, "enable-animations") && g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN))
      settings.enable_animations = g_variant_get_boolean(value);
    if (g_str_equal(key, "text-scaling-factor") && g_variant_is_of_type(value, G_VARIANT_TYPE_DOUBLE))
      settings.text_scale = g_variant_get_double(value);
  }
}

/// The value, whatever number of variants it is wrapped in.
static GVariant *unwrapped(GVariant *value) {
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    g_variant_unref(value);
    value = inner;
  }
  return value;
}

static void answered(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (!answer) return;
  GVariantIter *spaces, *keys;
  const char *space, *key;
  GVariant *value;
  g_variant_get(answer, "(a{sa{sv}})", &spaces);
  while (g_variant_iter_loop(spaces, "{&sa{sv}}", &space, &keys))
    while (g_variant_iter_next(keys, "{&sv}", &key, &value)) {
      value = unwrapped(value);
      note(space, key, value);
      g_variant_unref(value);
    }
  g_variant_iter_free(spaces);
  g_variant_unref(answer);
}

static void changed(
  GDBusConnection *bus, const gchar *sender, const gchar *path, const gchar *interface, const gchar *signal,
  GVariant *parameters, gpointer data
) {
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  const char *space, *key;
  GVariant *value;
  g_variant_get(parameters, "(&s&sv)", &space, &key, &value);
  value = unwrapped(value);
  note(space, key, value);
  g_variant_unref(value);
}

static void ask(GDBusConnection *bus, const gchar *name, const gchar *owner, gpointer data) {
  const char *const spaces[] = {APPEARANCE, INTERFACE, NULL};
  g_dbus_connection_call(
    bus, PORTAL, PORTAL_PATH, SETTINGS, "ReadAll", g_variant_new("(^as)", spaces), G_VARIANT_TYPE("(a{sa{sv}})"),
    G_DBUS_CALL_FLAGS_NONE, -1, session_cancellable(), answered, NULL);
}

static void follow(GDBusConnection *bus) {
  if (!bus) return;
  g_dbus_connection_signal_subscribe(
    bus, PORTAL, SETTINGS, "SettingChanged", PORTAL_PATH, NULL, G_DBUS_SIGNAL_FLAGS_NONE, changed, NULL, NULL);
  g_bus_watch_name_on_connection(bus, PORTAL, G_BUS_NAME_WATCHER_FLAGS_AUTO_START, ask, NULL, NULL, NULL);
}

void glissando_session_follow_settings(void) {
  if (is_following) return;
  is_following = true;
  session_when_connected(follow);
}

bool glissando_session_take_settings(glissando_session_settings *result) {
  if (!is_new) return false;
  is_new = false;
  *result = settings;
  return true;
}

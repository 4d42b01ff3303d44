#include "internal.h"

// Whether the session has programs that read a screen out, or work windows for a person. Nobody is started for the
// question.

static int answer = -1;
static int open_questions;
static bool is_on;

static void close_question(bool is_true) {
  is_on = is_on || is_true;
  if (--open_questions == 0) answer = is_on;
}

static void answered(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  bool is_true = false;
  if (reply) {
    GVariant *value;
    g_variant_get(reply, "(v)", &value);
    is_true = g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean(value);
    g_variant_unref(value);
    g_variant_unref(reply);
  }
  close_question(is_true);
}

static void ask(GDBusConnection *bus) {
  static const char *const properties[] = {"ScreenReaderEnabled", "IsEnabled"};
  for (gsize index = 0; index < G_N_ELEMENTS(properties); index++) {
    if (!bus) {
      close_question(false);
      continue;
    }
    g_dbus_connection_call(
      bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
      g_variant_new("(ss)", "org.a11y.Status", properties[index]), G_VARIANT_TYPE("(v)"),
      G_DBUS_CALL_FLAGS_NO_AUTO_START, 2000, session_cancellable(), answered, NULL);
  }
}

void glissando_session_ask_for_assistance(void) {
  if (open_questions > 0) return;
  answer = -1;
  is_on = false;
  open_questions = 2;
  session_when_connected(ask);
}

int glissando_session_assistance(void) { return answer; }

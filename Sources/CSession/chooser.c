#include "internal.h"

// The portal for files: the desktop's own dialog, in another process. It answers with a signal of the object that a
// question is, whose path is known before it is asked; the signal may come before the call has returned, and never
// comes from a portal that has gone meanwhile.

#define CHOOSER "org.freedesktop.portal.FileChooser"
#define REQUEST "org.freedesktop.portal.Request"

typedef struct {
  char *method, *parent, *title, *token, *path;
  GVariant *options;
  /// What waits for the answer, and for the portal's end; 0 for nothing.
  guint subscription, watch;
  /// Whether the call has still to return, and whether the answer has been told.
  bool is_called, is_over;
  glissando_files_answer *answer;
  void *context;
} question;

static void let_go(question *asked) {
  if (asked->is_called || !asked->is_over) return;
  g_free(asked->method);
  g_free(asked->parent);
  g_free(asked->title);
  g_free(asked->token);
  g_free(asked->path);
  if (asked->options) g_variant_unref(asked->options);
  g_free(asked);
}

static void end(GDBusConnection *bus, question *asked, glissando_files_outcome outcome, const char *const *addresses) {
  if (bus && asked->subscription) g_dbus_connection_signal_unsubscribe(bus, asked->subscription);
  if (asked->watch) g_bus_unwatch_name(asked->watch);
  asked->is_over = true;
  asked->answer(outcome, addresses, asked->context);
  let_go(asked);
}

static void responded(
  GDBusConnection *bus, const gchar *sender, const gchar *path, const gchar *interface, const gchar *signal,
  GVariant *parameters, gpointer data
) {
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ua{sv})"))) return;
  guint32 response;
  GVariant *results;
  g_variant_get(parameters, "(u@a{sv})", &response, &results);
  const char **addresses = NULL;
  bool is_chosen = response == 0 && g_variant_lookup(results, "uris", "^a&s", &addresses) && addresses[0];
  end(bus, data, is_chosen ? GLISSANDO_FILES_CHOSEN : GLISSANDO_FILES_CANCELLED, is_chosen ? addresses : NULL);
  g_free(addresses);
  g_variant_unref(results);
}

/// The connection is NULL where that is what has gone.
static void went(GDBusConnection *bus, const gchar *name, gpointer data) {
  end(bus, data, GLISSANDO_FILES_NOBODY, NULL);
}

static void called(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *bus = G_DBUS_CONNECTION(source);
  GVariant *reply = g_dbus_connection_call_finish(bus, result, NULL);
  question *asked = data;
  asked->is_called = false;
  if (asked->is_over) {
    let_go(asked);
  } else if (!reply) {
    end(bus, asked, GLISSANDO_FILES_NOBODY, NULL);
  } else {
    asked->watch =
      g_bus_watch_name_on_connection(bus, PORTAL, G_BUS_NAME_WATCHER_FLAGS_NONE, NULL, went, asked, NULL);
  }
  if (reply) g_variant_unref(reply);
}

static question *pending;

static void ask(GDBusConnection *bus) {
  question *next = pending;
  pending = NULL;
  if (!bus) return end(bus, next, GLISSANDO_FILES_NOBODY, NULL);
  char *name = g_strdelimit(g_strdup(g_dbus_connection_get_unique_name(bus) + 1), ".", '_');
  next->path = g_strdup_printf(PORTAL_PATH "/request/%s/%s", name, next->token);
  g_free(name);
  next->subscription = g_dbus_connection_signal_subscribe(
    bus, PORTAL, REQUEST, "Response", next->path, NULL, G_DBUS_SIGNAL_FLAGS_NONE, responded, next, NULL);
  next->is_called = true;
  g_dbus_connection_call(
    bus, PORTAL, PORTAL_PATH, CHOOSER, next->method,
    g_variant_new("(ss@a{sv})", next->parent, next->title, next->options), G_VARIANT_TYPE("(o)"),
    G_DBUS_CALL_FLAGS_NONE, G_MAXINT, session_cancellable(), called, next);
}

static void add_filter(GVariantBuilder *options, const glissando_files_question *asked) {
  if (!asked->patterns || !asked->patterns[0]) return;
  GVariantBuilder patterns;
  g_variant_builder_init(&patterns, G_VARIANT_TYPE("a(us)"));
  for (const char *const *pattern = asked->patterns; *pattern; pattern++)
    g_variant_builder_add(&patterns, "(us)", 0u, *pattern);
  GVariant *filter = g_variant_new("(s@a(us))", asked->kind, g_variant_builder_end(&patterns));
  g_variant_builder_add(options, "{sv}", "filters", g_variant_new_array(NULL, &filter, 1));
}

static GVariant *options_of(const glissando_files_question *asked, const char *token) {
  GVariantBuilder options;
  g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&options, "{sv}", "handle_token", g_variant_new_string(token));
  g_variant_builder_add(&options, "{sv}", "modal", g_variant_new_boolean(TRUE));
  g_variant_builder_add(&options, "{sv}", "multiple", g_variant_new_boolean(asked->allows_multiple));
  g_variant_builder_add(&options, "{sv}", "directory", g_variant_new_boolean(asked->wants_folders));
  if (asked->confirmation)
    g_variant_builder_add(&options, "{sv}", "accept_label", g_variant_new_string(asked->confirmation));
  if (asked->folder) g_variant_builder_add(&options, "{sv}", "current_folder", g_variant_new_bytestring(asked->folder));
  if (asked->name) g_variant_builder_add(&options, "{sv}", "current_name", g_variant_new_string(asked->name));
  add_filter(&options, asked);
  return g_variant_ref_sink(g_variant_builder_end(&options));
}

void glissando_session_ask_for_files(
  const glissando_files_question *wanted, glissando_files_answer *answer, void *context
) {
  static unsigned count;
  if (pending) return answer(GLISSANDO_FILES_NOBODY, NULL, context);
  pending = g_new0(question, 1);
  pending->method = g_strdup(wanted->name ? "SaveFile" : "OpenFile");
  pending->parent = g_strdup(wanted->parent);
  pending->title = g_strdup(wanted->title);
  pending->token = g_strdup_printf("glissando%u", ++count);
  pending->options = options_of(wanted, pending->token);
  pending->answer = answer;
  pending->context = context;
  session_when_connected(ask);
}

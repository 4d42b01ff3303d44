#include "internal.h"

// The desktop's file manager, which opens the folder of a file with the file chosen in it: the interface
// FileManager1 of freedesktop.org, which desktops start when it is first called.

#define MANAGER "org.freedesktop.FileManager1"

typedef struct {
  char *address;
  glissando_shown_answer *answer;
  void *context;
} request;

static request *pending;

static void end(request *asked, bool is_shown) {
  asked->answer(is_shown, asked->context);
  g_free(asked->address);
  g_free(asked);
}

static void shown(GObject *source, GAsyncResult *result, gpointer data) {
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  end(data, reply != NULL);
  if (reply) g_variant_unref(reply);
}

static void show(GDBusConnection *bus) {
  request *next = pending;
  pending = NULL;
  if (!bus) return end(next, false);
  const char *addresses[] = {next->address, NULL};
  g_dbus_connection_call(
    bus, MANAGER, "/org/freedesktop/FileManager1", MANAGER, "ShowItems", g_variant_new("(^ass)", addresses, ""), NULL,
    G_DBUS_CALL_FLAGS_NONE, -1, session_cancellable(), shown, next);
}

void glissando_session_show_file(const char *address, glissando_shown_answer *answer, void *context) {
  if (pending) return answer(false, context);
  pending = g_new0(request, 1);
  pending->address = g_strdup(address);
  pending->answer = answer;
  pending->context = context;
  session_when_connected(show);
}

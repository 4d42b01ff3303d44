#pragma once
#include <gio/gio.h>
#include "CSession.h"

// What the files of this target share: the connection with the bus, and where portals are found.

/// What portals are found by.
#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"

/// Calls a function as soon as there is a connection, with it, or with NULL where there will be none.
void session_when_connected(void (*body)(GDBusConnection *bus));
/// Ends what is going on when the connection does.
GCancellable *session_cancellable(void);

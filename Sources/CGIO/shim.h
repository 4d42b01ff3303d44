#pragma once
#include <gio/gio.h>

// The headers of GIO, for GLib's events and the bus.

import CSession

/// GLib's events, which the answers of the session's bus and the questions of assistive technology are, in our loop.
@MainActor
package struct GLibEvents {
  /// Readable while GLib has something to do; -1 where there can be none.
  package let descriptor = glissando_glib_descriptor()
  /// Host seconds at which GLib has something to do although nothing arrives; nil for never.
  package private(set) var due: Double? = 0

  /// The events of a loop.
  package init() {}

  /// Does what there is to do.
  package mutating func serve(at now: Double) {
    let milliseconds = glissando_glib_serve()
    due = milliseconds < 0 ? nil : now + Double(milliseconds) / 1000
  }

  /// Does what there is to do before there is a loop.
  package static func serve() { _ = glissando_glib_serve() }
}

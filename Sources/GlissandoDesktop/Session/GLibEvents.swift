import CSession

/// GLib's events, which the answers of the session's bus and the questions of assistive technology are, in our loop.
@MainActor
struct GLibEvents {
  /// Readable while GLib has something to do; -1 where there can be none.
  let descriptor = glissando_glib_descriptor()
  /// Host seconds at which GLib has something to do although nothing arrives; nil for never.
  private(set) var due: Double? = 0

  /// Whether GLib has something to do; costs one system call and no allocation.
  func isDue(at now: Double) -> Bool {
    if let due, due <= now { return true }
    return Sleeper.isReadable(descriptor)
  }

  /// Whether something arrives that GLib has to do, now or within some time.
  func hasWork(within milliseconds: Int32) -> Bool {
    Sleeper.isReadable(descriptor, within: milliseconds)
  }

  /// Does what there is to do.
  mutating func serve(at now: Double) {
    let milliseconds = glissando_glib_serve()
    due = milliseconds < 0 ? nil : now + Double(milliseconds) / 1000
  }
}

import CSDL2

/// Tells when X11's resources, and with them `Xft.dpi`, become other than they were.
@MainActor
final class ResolutionWatcher {
  /// Readable when a property of the screen has changed.
  let descriptor: Int32
  private let display: UnsafeMutableRawPointer

  /// Nil where there is no X11, or no connection to spare.
  init?(_ connection: DisplayConnection) {
    guard connection.system == .x11, let display = glissando_x11_watch_root() else { return nil }
    self.display = display
    descriptor = glissando_x11_connection(display)
  }

  /// The resolution, if something has changed since this was last asked; `dotsPerInch` is nil where it is unset.
  func takeChange() -> (dotsPerInch: Double?, ())? {
    guard glissando_x11_take_changes(display) != 0 else { return nil }
    guard let text = glissando_x11_copy_resources(display) else { return (nil, ()) }
    defer { glissando_x11_free(text) }
    return (DisplayScale.xftResolution(inResources: String(cString: text)), ())
  }

  func stop() { glissando_x11_close(display) }
}

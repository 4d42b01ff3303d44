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

  /// Whether the resources have changed since this was last asked; costs one system call where nothing has arrived.
  func takeChange() -> Bool {
    Sleeper.isReadable(descriptor) && glissando_x11_take_resource_changes(display) != 0
  }

  /// The resolution as it is now, by a question to the server; nil where it is unset.
  var dotsPerInch: Double? {
    guard let text = glissando_x11_copy_resources(display) else { return nil }
    defer { glissando_x11_free(text) }
    return DisplayScale.xftResolution(inResources: String(cString: text))
  }

  func stop() { glissando_x11_close(display) }
}

import CSDL2
import Glibc

/// The window system that a window is connected to.
@MainActor
package struct DisplayConnection {
  /// The protocols that are told apart.
  package enum System: String, Sendable {
    /// The X Window System; window coordinates are pixels.
    case x11
    /// Wayland; window coordinates are points.
    case wayland
    /// Whatever else SDL may have been told to use.
    case other
  }

  /// The window system.
  package let system: System
  /// Readable when the window system has sent something; nil where there is no such thing.
  package let descriptor: Int32?
  /// The desktop's dots per inch as X clients are told (`Xft.dpi`), nil if unset or not X11.
  package let dotsPerInch: Double?

  /// The connection behind a window.
  init(window: OpaquePointer) {
    system = SDL_GetCurrentVideoDriver().flatMap { System(rawValue: String(cString: $0)) } ?? .other
    let display = glissando_native_display(window)
    switch (system, display) {
    case (.x11, let display?):
      descriptor = Self.call("XConnectionNumber", in: "libX11.so.6", display)
      dotsPerInch = Self.xftResolution(display)
    case (.wayland, let display?):
      descriptor = Self.call("wl_display_get_fd", in: "libwayland-client.so.0", display)
      dotsPerInch = nil
    default:
      descriptor = nil
      dotsPerInch = nil
    }
  }

  /// Calls a function of one of the libraries that SDL has loaded; linking them would make a
  /// machine with only one of the window systems unable to start.
  private static func call(
    _ name: String, in library: String, _ display: UnsafeMutableRawPointer
  ) -> Int32? {
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let symbol = symbol(name, in: library) else { return nil }
    // Both functions are declared `int name(Display *)` by their libraries' headers.
    let result = unsafeBitCast(symbol, to: Function.self)(display)
    return result >= 0 ? result : nil
  }

  /// The value of the resource `Xft.dpi`, which desktops set to 96 times the chosen scale.
  private static func xftResolution(_ display: UnsafeMutableRawPointer) -> Double? {
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
    guard let symbol = symbol("XResourceManagerString", in: "libX11.so.6") else { return nil }
    // Declared `char *XResourceManagerString(Display *)`; the text belongs to the display.
    guard let text = unsafeBitCast(symbol, to: Function.self)(display) else { return nil }
    return DisplayScale.xftResolution(inResources: String(cString: text))
  }

  /// Waits until an X11 display has answered everything that it was asked.
  static func waitForAnswers(_ display: UnsafeMutableRawPointer) {
    typealias Function = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    guard let symbol = symbol("XSync", in: "libX11.so.6") else { return }
    // Declared `int XSync(Display *, Bool)`; events are kept.
    _ = unsafeBitCast(symbol, to: Function.self)(display, 0)
  }

  /// A function of a library that SDL has loaded; nil if it has not.
  static func symbol(_ name: String, in library: String) -> UnsafeMutableRawPointer? {
    guard let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) else { return nil }
    // Closed again at once: SDL's own reference keeps the library where it is.
    defer { dlclose(handle) }
    return dlsym(handle, name)
  }
}

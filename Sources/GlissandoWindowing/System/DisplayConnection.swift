import CSDL2

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

    /// That which SDL has been started with.
    static var current: System {
      SDL_GetCurrentVideoDriver().flatMap { System(rawValue: String(cString: $0)) } ?? .other
    }
  }

  /// The window system.
  package let system: System
  /// Readable when the window system has sent something; nil where there is no such thing.
  package let descriptor: Int32?
  /// The desktop's dots per inch as X clients are told (`Xft.dpi`), nil if unset or not X11.
  package internal(set) var dotsPerInch: Double?

  /// The connection behind a window.
  init(window: OpaquePointer) {
    system = .current
    let display = glissando_native_display(window)
    switch (system, display) {
    case (.x11, let display?):
      descriptor = Self.open(glissando_x11_connection(display))
      dotsPerInch = Self.xftResolution(display)
    case (.wayland, let display?):
      descriptor = Self.open(glissando_wayland_connection(display))
      dotsPerInch = nil
    default:
      descriptor = nil
      dotsPerInch = nil
    }
  }

  /// Whether somebody does for a window what it asks of its desktop, such as covering a display.
  static func hasWindowManager(behind window: OpaquePointer) -> Bool {
    guard System.current == .x11, let display = glissando_native_display(window) else {
      return true
    }
    return glissando_x11_has_manager(display)
  }

  /// Whether Wayland's compositor behind a window is gone.
  ///
  /// SDL says no more than that the program is to quit; X11's library tells by itself.
  package static func isBroken(behind window: OpaquePointer) -> Bool {
    guard System.current == .wayland, let display = glissando_native_display(window) else {
      return false
    }
    return glissando_wayland_is_broken(display)
  }

  /// A descriptor that can be waited for; nil where the library gave none.
  private static func open(_ descriptor: Int32) -> Int32? { descriptor >= 0 ? descriptor : nil }

  /// The value of the resource `Xft.dpi`, which desktops set to 96 times the chosen scale.
  private static func xftResolution(_ display: UnsafeMutableRawPointer) -> Double? {
    glissando_x11_resources(display).flatMap {
      DisplayScale.xftResolution(inResources: String(cString: $0))
    }
  }
}

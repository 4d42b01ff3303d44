import CPresentation
import GlissandoWindowing

/// Tells when the display of a window has shown a picture, as the window system has it: X11 by its extension Present,
/// Wayland by the protocol presentation-time.
///
/// It is asked while frames come, once per answer; while nothing moves, nothing is asked and nothing arrives.
@MainActor
final class DisplayWitness {
  private let window: DesktopWindow
  private let showings: OpaquePointer

  /// Nil where the window system does not tell.
  init?(_ window: DesktopWindow) {
    let showings =
      switch window.connection.system {
      case .x11: glissando_showings_of_x11(window.systemNumber)
      case .wayland: glissando_showings_of_wayland(window.surface.display)
      case .other: OpaquePointer?.none
      }
    guard let showings else { return nil }
    (self.window, self.showings) = (window, showings)
  }

  /// Asks for the moment of the next picture: on Wayland of the one that is handed over next; on X11 of any that the
  /// display begins, or of the window's own, which are told where OpenGL swaps them by Present, as Mesa does on a GPU.
  ///
  /// - Parameter waits: Whether the window's pictures are held back for the display, which X11 does not tell.
  func ask(waits: Bool) {
    let isWayland = window.connection.system == .wayland
    glissando_showings_ask(showings, isWayland ? window.surface.surface : nil, waits)
  }

  /// What was asked for, once it is known; it does not wait.
  func next() -> Refresh? {
    var showing = glissando_showing()
    guard glissando_showings_take(showings, &showing) else { return nil }
    return Refresh(
      seconds: showing.seconds, interval: showing.interval > 0 ? showing.interval : nil,
      isSynchronized: showing.waited < 0 ? nil : showing.waited > 0)
  }

  /// Ends it, before the window is closed.
  func stop() { glissando_showings_close(showings) }
}

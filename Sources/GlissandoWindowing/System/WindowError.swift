/// Why a window cannot be shown.
package enum WindowError: Error, Hashable, CustomStringConvertible {
  /// Neither X11 nor Wayland answered; `reason` is SDL's text.
  case noDisplay(reason: String)
  /// SDL chose a driver that shows nothing to anybody.
  case invisibleDriver(name: String)
  /// A call failed; `reason` is SDL's text.
  case failed(call: String, reason: String)
  /// OpenGL does not draw in it, or no longer.
  ///
  /// Whether another context may do better is said by `mayRecover`.
  case openGL(reason: String, mayRecover: Bool)
  /// Somebody else destroyed the window.
  case destroyed
  /// The window system went away, or has thrown us out.
  case connectionLost
  /// A size that no window can have, in points.
  case unusableSize(width: Double, height: Double)

  /// One line that says what happened and what to do.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      """
      no display: start this from a desktop session, or set DISPLAY (X11) or WAYLAND_DISPLAY \
      (Wayland) to a running one; \(reason).
      """
    case .invisibleDriver(let name):
      """
      no display: SDL offers only its driver “\(name)”, which shows nothing. Start this from a \
      desktop session, or set SDL_VIDEODRIVER=\(name) if that is what you want.
      """
    case .failed(let call, let reason):
      "\(call) failed: \(reason)"
    case .openGL(let reason, _):
      reason
    case .destroyed:
      "the window was destroyed by another program; start this again to have a new one."
    case .connectionLost:
      "the connection to the display broke: the display ended, or another program cut us off."
    case .unusableSize(let width, let height):
      """
      a window of \(width) × \(height) points is not possible; width and height must be between \
      1 and 16384.
      """
    }
  }
}

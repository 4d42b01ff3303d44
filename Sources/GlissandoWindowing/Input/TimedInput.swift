package import GlissandoViews

/// An event for the views, and when it happened.
package struct TimedInput {
  /// The event; positions are in points.
  package var event: InputEvent
  /// When it happened, in host seconds.
  package var time: Double
  /// The text that the same key press typed.
  ///
  /// It is for whoever edits text, if the key press itself meant nothing to anybody.
  package var typedText: String?

  /// An event at a moment.
  package init(_ event: InputEvent, time: Double, typedText: String? = nil) {
    self.event = event
    self.time = time
    self.typedText = typedText
  }

  /// Whether this is a movement of the pointer.
  package var isMovement: Bool {
    if case .pointerMoved = event { true } else { false }
  }
}

/// What SDL's events say to the window itself.
package struct WindowSignals: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The window, or the program, is to end.
  package static let close = WindowSignals(rawValue: 1)
  /// Size, scale or display changed.
  package static let geometry = WindowSignals(rawValue: 2)
  /// What was on the screen is lost.
  package static let exposed = WindowSignals(rawValue: 4)
  /// The window has come to be seen, or again.
  package static let shown = WindowSignals(rawValue: 8)
  /// The window has been hidden or minimised.
  package static let hidden = WindowSignals(rawValue: 16)
  /// The key for full screen.
  package static let fullScreen = WindowSignals(rawValue: 32)
  /// The window is active again; others may have begun to read the screen meanwhile.
  package static let activated = WindowSignals(rawValue: 128)
  /// The window system, or somebody by its means, has done something to the window, whatever it was.
  package static let arranged = WindowSignals(rawValue: 1024)
  /// Displays have come or gone, or lie elsewhere.
  package static let displays = WindowSignals(rawValue: 512)
  /// The key that ends the program.
  package static let quit = WindowSignals(rawValue: 256)
}

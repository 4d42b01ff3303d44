import GlissandoViews
import GlissandoWindowing

/// How long the pointer has rested in a window, for what hides it then.
struct PointerRest: Equatable {
  /// The host second of its last movement; nil while it is elsewhere.
  private var lastMove: Double?

  /// Seconds after which a pointer that is in the way is hidden: long enough to find it again after
  /// having looked up, short enough that an audience forgets it.
  static let delay = 2.0

  /// Follows what the pointer does, at a host second.
  mutating func note(_ event: InputEvent, at time: Double) {
    switch event {
    case .pointerMoved, .pointerDown, .pointerUp, .wheel: lastMove = time
    case .pointerExited: lastMove = nil
    case .pinch, .key, .text, .composition, .dropped, .focus: break
    }
  }

  /// Whether a pointer of a style is hidden at a host second.
  func isHidden(_ style: PointerStyle, at time: Double) -> Bool {
    guard style == .arrowWhileMoving, let lastMove else { return false }
    return time >= lastMove + Self.delay
  }

  /// The host second at which it is to be hidden; nil where it is not, or is already.
  func due(_ style: PointerStyle, at time: Double) -> Double? {
    guard style == .arrowWhileMoving, let lastMove, time < lastMove + Self.delay else { return nil }
    return lastMove + Self.delay
  }
}

extension FrameLoop {
  /// Shows the pointer as the views want it over which it is; a finger needs none.
  func updateCursor() {
    if let companion, companion.window.hasPointer {
      pointerShape.set(companion.host.cursor, in: companion.window, isHidden: events.isTouched)
    } else {
      let style = source.cursor
      let isHidden = events.isTouched || pointer.isHidden(style, at: hostClock.now)
      pointerShape.set(style, in: window, isHidden: isHidden)
    }
  }
}

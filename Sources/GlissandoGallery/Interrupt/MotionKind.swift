import Glissando

/// The animations that the scene offers, in the order of their keys.
enum MotionKind: String, CaseIterable, Identifiable, Sendable {
  case smooth, snappy, bouncy, spring, interpolating, linear, easeIn, easeOut, easeInOut

  var id: Self { self }

  /// The name as a program writes it, but for the longest.
  var title: String { self == .interpolating ? "interp. spring" : rawValue }

  /// The name where there is little room.
  var shortTitle: String { self == .interpolating ? "interp." : rawValue }

  /// The key that chooses it: 1 to 9.
  var key: Character { Character(String((Self.allCases.firstIndex(of: self) ?? 0) + 1)) }

  /// Whether the bounce can be set; elsewhere it is part of the preset, or there is none.
  var hasBounce: Bool { self == .spring || self == .interpolating }

  /// The bounce that the preset has of its own; nil for curves, which have none.
  var ownBounce: Double? {
    switch self {
    case .smooth: Spring.smooth.bounce
    case .snappy: Spring.snappy.bounce
    case .bouncy: Spring.bouncy.bounce
    case .spring, .interpolating, .linear, .easeIn, .easeOut, .easeInOut: nil
    }
  }

  /// The animation; `duration` in seconds, `bounce` in [-1, 1] where it can be set.
  func animation(duration: Double, bounce: Double) -> Animation {
    switch self {
    case .smooth: .smooth(duration: duration)
    case .snappy: .snappy(duration: duration)
    case .bouncy: .bouncy(duration: duration)
    case .spring: .spring(duration: duration, bounce: bounce)
    case .interpolating: .interpolatingSpring(duration: duration, bounce: bounce)
    case .linear: .linear(duration: duration)
    case .easeIn: .easeIn(duration: duration)
    case .easeOut: .easeOut(duration: duration)
    case .easeInOut: .easeInOut(duration: duration)
    }
  }
}

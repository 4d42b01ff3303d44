public import GlissandoMotion

// What people need so that they can read and work a window.

/// How heavy text is that people can read well.
public enum LegibilityWeight: Hashable, Sendable {
  /// As it is written.
  case regular
  /// Heavier.
  case bold
}

extension EnvironmentValues {
  /// Whether grounds shall be opaque.
  @Entry public var accessibilityReduceTransparency: Bool = false

  /// How heavy text is that the person can read well: that is not known here.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// Whether a person has the screen read out: that is not known here.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether a person works with a few switches: that is not known here.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the desktop shows its colours inverted: that is not known here.
  public var accessibilityInvertColors: Bool { false }

  /// Whether nothing shall be told by colours alone.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false
}

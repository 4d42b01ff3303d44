public import GlissandoMotion

/// Whether the surroundings are light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct AccentColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// Whether colours resolve to their light or their dark values.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// What `Color.accentColor` resolves to; nil is the blue of the system.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

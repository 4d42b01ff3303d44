public import GlissandoMotion

/// Whether the surroundings are light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// How much what is shown stands out against its ground.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// More than usual, as people ask for who see less.
  case increased
}

extension EnvironmentValues {
  /// Whether colours resolve to their light or their dark values.
  @Entry public var colorScheme: ColorScheme = .light

  /// Whether the person has asked for more contrast.
  @Entry public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

  /// What `Color.accentColor` resolves to; nil is the blue of the system.
  @Entry package var accentColor: Color?

  /// Whether only the opacity of what is drawn counts: in a mask, and in what cuts a hole.
  ///
  /// `Color.primary` lets nothing through there, so that a shape or a text without a style of its own masks wholly.
  @Entry package var isStencil: Bool = false
}

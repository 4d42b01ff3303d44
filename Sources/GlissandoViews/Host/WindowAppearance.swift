package import GlissandoDrawing
package import GlissandoMotion

/// What a window's views inherit of how the person wants things to look and move.
package struct WindowAppearance: Hashable, Sendable {
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// How much things stand out.
  package var contrast: ColorSchemeContrast
  /// The colour of what can be acted on; nil is the blue of the system.
  package var accentColor: Color?
  /// The factor of the sizes of text, above zero.
  package var textScale: Double
  /// Whether transitions that move become fades.
  package var reduceMotion: Bool

  /// Factors of the sizes of text that are taken seriously: desktops offer up to 3.
  package static let textScales = 0.5...4.0

  /// An appearance; by default what nobody has asked to be different.
  package init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    accentColor: Color? = nil, textScale: Double = 1, reduceMotion: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.accentColor = accentColor
    self.textScale = textScale
    self.reduceMotion = reduceMotion
  }

  /// That of an environment.
  init(_ environment: EnvironmentValues) {
    self.init(
      colorScheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
      accentColor: environment.accentColor, textScale: environment.textScale,
      reduceMotion: environment.accessibilityReduceMotion)
  }

  /// Writes what is other than in `old` into an environment.
  package func apply(
    to environment: inout EnvironmentValues, since old: WindowAppearance = WindowAppearance()
  ) {
    if colorScheme != old.colorScheme { environment.colorScheme = colorScheme }
    if contrast != old.contrast { environment.colorSchemeContrast = contrast }
    if accentColor != old.accentColor { environment.accentColor = accentColor }
    if reduceMotion != old.reduceMotion { environment.accessibilityReduceMotion = reduceMotion }
    if textScale != old.textScale {
      environment.dynamicTypeSize = DynamicTypeSize(nearest: textScale)
      // To the last bit: the steps are those of telephones.
      environment.textScale = textScale
    }
  }
}

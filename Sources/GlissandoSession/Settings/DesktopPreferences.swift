package import CSession
package import GlissandoDrawing
import GlissandoViews

/// What the desktop says of how things are to look and move; nil where it says nothing.
package struct DesktopPreferences: Hashable, Sendable {
  /// Light or dark.
  package var colorScheme: ColorScheme?
  package var reduceMotion: Bool?
  /// How much things are to stand out.
  package var contrast: ColorSchemeContrast?
  /// The colour of what can be acted on.
  package var accentColor: Color?
  /// The factor of the sizes of text, in `WindowAppearance.textScales`.
  package var textScale: Double?

  /// Preferences as given.
  package init(colorScheme: ColorScheme? = nil, reduceMotion: Bool? = nil) {
    self.colorScheme = colorScheme
    self.reduceMotion = reduceMotion
  }

  /// What the environment says: GTK_THEME names a variant, as in `Adwaita:dark`.
  package init(environment: [String: String]) {
    let theme = environment["GTK_THEME"]?.lowercased() ?? ""
    if theme.hasSuffix(":dark") || theme.hasSuffix("-dark") {
      colorScheme = .dark
    } else if theme.hasSuffix(":light") {
      colorScheme = .light
    }
  }

  /// What the settings portal says (XDG Desktop Portal, interface Settings).
  ///
  /// A colour whose parts are not in [0, 1] is none, by the portal's definition.
  package init(_ settings: glissando_session_settings) {
    switch settings.color_scheme {
    case 1: colorScheme = .dark
    case 2: colorScheme = .light
    default: break
    }
    if settings.enable_animations >= 0 { reduceMotion = settings.enable_animations == 0 }
    if settings.reduced_motion >= 0 { reduceMotion = settings.reduced_motion == 1 }
    if settings.contrast >= 0 { contrast = settings.contrast == 1 ? .increased : .standard }
    let parts = [settings.red, settings.green, settings.blue]
    if parts.allSatisfy((0...1).contains) {
      accentColor = Color(red: parts[0], green: parts[1], blue: parts[2])
    }
    if WindowAppearance.textScales.contains(settings.text_scale) {
      textScale = settings.text_scale
    }
  }

  /// These, and where they say nothing what `others` say.
  package func merging(_ others: DesktopPreferences) -> DesktopPreferences {
    var result = self
    result.colorScheme = colorScheme ?? others.colorScheme
    result.reduceMotion = reduceMotion ?? others.reduceMotion
    result.contrast = contrast ?? others.contrast
    result.accentColor = accentColor ?? others.accentColor
    result.textScale = textScale ?? others.textScale
    return result
  }
}

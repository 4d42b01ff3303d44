package import GlissandoDrawing

/// What the desktop says about light and dark and about motion; nil where it says nothing.
package struct DesktopPreferences: Hashable, Sendable {
  /// Light or dark.
  package var colorScheme: ColorScheme?
  /// Whether motion is to be reduced.
  package var reduceMotion: Bool?

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

  /// What the settings portal answered to a question for all settings of both namespaces, as
  /// `gdbus` prints it.
  ///
  /// - `org.freedesktop.appearance`: `color-scheme` is 1 for dark, 2 for light, 0 for neither;
  ///   `reduced-motion` is 1 for reduced (XDG Desktop Portal, Settings interface).
  /// - `org.gnome.desktop.interface`: `enable-animations` is false for reduced.
  package init(portalAnswer text: String) {
    switch Self.value(of: "color-scheme", in: text) {
    case "uint32 1": colorScheme = .dark
    case "uint32 2": colorScheme = .light
    default: break
    }
    switch Self.value(of: "enable-animations", in: text) {
    case "false": reduceMotion = true
    case "true": reduceMotion = false
    default: break
    }
    if let value = Self.value(of: "reduced-motion", in: text) { reduceMotion = value == "uint32 1" }
  }

  /// These, and where they say nothing what `others` say.
  package func merging(_ others: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      colorScheme: colorScheme ?? others.colorScheme,
      reduceMotion: reduceMotion ?? others.reduceMotion)
  }

  /// The value of `'key': <value>` in GVariant's text form; numbers keep their type's name.
  ///
  /// The GNOME namespace has a `color-scheme` too, a string, so only the first that is no string
  /// counts.
  private static func value(of key: String, in text: String) -> String? {
    var rest = text[...]
    while let range = rest.firstRange(of: "'\(key)': <") {
      rest = rest[range.upperBound...]
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let value = rest[..<end]
      if !value.hasPrefix("'") { return String(value) }
    }
    return nil
  }
}

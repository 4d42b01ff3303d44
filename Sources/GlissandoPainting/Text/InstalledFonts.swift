import CPangoCairo

/// The families of letters that are installed, for whoever has no shaper to ask.
package enum InstalledFonts {
  private static let families = pango_cairo_font_map_get_default().map(FontFamilies.init)

  /// Their names; none where nothing is known of any.
  ///
  /// - Complexity: O(*n*) when it is first asked for.
  package static let names: [String] = (families?.installed ?? []).sorted()

  /// Whether there is a family of a name; true where nothing is known of any.
  ///
  /// - Complexity: O(*n*) in the installed families when it is first asked.
  package static func contains(_ name: String) -> Bool { families?.contains(name) ?? true }
}

import CPangoCairo

/// The families of letters that are installed.
package enum InstalledFonts {
  /// In small letters: names are told apart by nothing else.
  private static let names: Set<String> = {
    guard let map = pango_cairo_font_map_get_default() else { return [] }
    return Set(FontFamilies.installed(map).map { $0.lowercased() })
  }()

  /// Whether there is a family of a name; true where nothing is known of any.
  ///
  /// - Complexity: O(*n*) in the installed families when it is first asked.
  package static func contains(_ name: String) -> Bool {
    names.isEmpty || names.contains(name.lowercased())
  }
}

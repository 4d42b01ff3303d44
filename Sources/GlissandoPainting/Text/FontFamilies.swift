import CPangoCairo
import GlissandoDrawing

/// Which installed families stand for the system's designs.
struct FontFamilies {
  /// The families asked for, in order of preference; the first one installed is taken.
  private static let preferred: [Font.Design: [String]] = [
    .default: ["Inter", "Inter Variable", "Noto Sans", "Cantarell", "DejaVu Sans"],
    .serif: ["Noto Serif", "Source Serif 4", "DejaVu Serif"],
    .rounded: ["Nunito", "Quicksand", "M PLUS Rounded 1c", "Comfortaa"],
    .monospaced: ["JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"],
  ]

  /// What follows the first family, so that Chinese text comes from one font and not, letter by
  /// letter, from the first that has the character.
  ///
  /// No emoji font: it has digits too, which it would give to every text. Pango finds it by itself.
  private static let companions = ["Noto Sans CJK SC"]

  private let names: [Font.Design: String]
  /// The names of all families.
  let installed: Set<String>
  /// In small letters: names are told apart by nothing else.
  private let lowercased: Set<String>

  /// Looks through the families of a font map.
  ///
  /// - Complexity: O(*n*) in the number of installed families.
  init(_ map: UnsafeMutablePointer<PangoFontMap>) {
    let installed = FontFamilies.installed(map)
    var names: [Font.Design: String] = [:]
    for (design, wanted) in FontFamilies.preferred {
      let fallback = design == .rounded ? FontFamilies.preferred[.default] ?? [] : []
      let found = (wanted + fallback).first { installed.contains($0) }
      let generic = design == .serif ? "Serif" : design == .monospaced ? "Monospace" : "Sans"
      names[design] = FontFamilies.list(found ?? generic, installed)
    }
    self.names = names
    self.installed = installed
    lowercased = Set(installed.map { $0.lowercased() })
  }

  /// Whether a family is installed; true where nothing is known of any.
  func contains(_ name: String) -> Bool {
    installed.isEmpty || lowercased.contains(name.lowercased())
  }

  /// The families for a descriptor, as a list that Pango understands.
  func names(for family: FontDescriptor.Family) -> String {
    switch family {
    case .design(let design): names[design] ?? "Sans"
    case .named(let name): name + "," + (names[.default] ?? "Sans")
    }
  }

  private static func list(_ first: String, _ installed: Set<String>) -> String {
    ([first] + companions.filter(installed.contains)).joined(separator: ",")
  }

  /// The names of the families that a font map has.
  private static func installed(_ map: UnsafeMutablePointer<PangoFontMap>) -> Set<String> {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &families, &count)
    defer { g_free(families) }
    var names: Set<String> = []
    for index in 0..<Int(count) {
      if let name = pango_font_family_get_name(families?[index]) {
        names.insert(String(cString: name))
      }
    }
    return names
  }
}

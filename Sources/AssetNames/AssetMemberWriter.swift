import GlissandoAssets

/// Puts the members of assets together.
struct AssetMemberWriter {
  private let entries: [AssetEntry]
  private let taken: Set<String>

  /// Members that colours have already.
  private static let known: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "tertiary",
    "quaternary", "background", "foreground", "selection", "separator", "tint", "placeholder",
    "link", "fill", "windowBackground", "init", "self", "default",
  ]
  /// Names that need backticks.
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  init(_ entries: [AssetEntry], taken: Set<String>) {
    self.entries = entries
    self.taken = taken
  }

  /// The source of the members; types are called by their module, since a program may have a `Color` of its own.
  var text: String {
    let colors = members(of: [.color])
    return """
      // Written from the asset catalogues by AssetNames.
      import Foundation
      import Glissando

      extension Glissando.ColorResource {
      \(declarations(colors, "Glissando.ColorResource"))}

      extension Glissando.ImageResource {
      \(declarations(members(of: [.image, .symbol]), "Glissando.ImageResource"))}

      extension Glissando.Color {
      \(colors.map { color($0, "Glissando.Color") }.joined())}

      extension Glissando.ShapeStyle where Self == Glissando.Color {
      \(colors.map { color($0, "Glissando.Color") }.joined())}

      extension Glissando.UIImage {
      \(members(of: [.image, .symbol]).map(image).joined())}

      extension Glissando.UIColor {
      \(colors.map { color($0, "Glissando.UIColor") }.joined())}

      """
  }

  private struct Member {
    let path: [String]
    let name: String
    let entry: AssetEntry
  }

  /// Each name once, in the order of the entries.
  private func members(of kinds: Set<AssetEntry.Kind>) -> [Member] {
    var seen: Set<[String]> = []
    var result: [Member] = []
    for entry in entries where kinds.contains(entry.kind) {
      let identifier = AssetIdentifier(entry)
      for name in identifier.names where seen.insert(identifier.path + [name]).inserted {
        result.append(Member(path: identifier.path, name: name, entry: entry))
      }
    }
    return result
  }

  private func quoted(_ name: String) -> String {
    Self.keywords.contains(name) ? "`\(name)`" : name
  }

  /// The members of a type, those of namespaces in types of their own.
  private func declarations(_ members: [Member], _ type: String, depth: Int = 0) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    var text = ""
    for member in members where member.path.count == depth {
      guard depth > 0 || !taken.contains(member.name) else { continue }
      let value = "\(type)(name: \"\(member.entry.name)\", bundle: .main)"
      text += "\(indent)static let \(quoted(member.name)) = \(value)\n"
    }
    let inner = members.filter { $0.path.count > depth }
    for name in Set(inner.map { $0.path[depth] }).sorted() {
      let own = declarations(inner.filter { $0.path[depth] == name }, type, depth: depth + 1)
      text += "\(indent)enum \(quoted(name)) {\n\(own)\(indent)}\n"
    }
    return text
  }

  private func image(_ member: Member) -> String {
    guard member.path.isEmpty, !taken.contains(member.name) else { return "" }
    let name = quoted(member.name)
    return "  static var \(name): Glissando.UIImage { Glissando.UIImage(resource: .\(name)) }\n"
  }

  private func color(_ member: Member, _ type: String) -> String {
    guard member.path.isEmpty, !Self.known.contains(member.name), !taken.contains(member.name)
    else { return "" }
    let name = quoted(member.name)
    let value = type.hasSuffix("UIColor") ? "resource: .\(name)" : "Glissando.ColorResource.\(name)"
    return "  static var \(name): \(type) { \(type)(\(value)) }\n"
  }
}

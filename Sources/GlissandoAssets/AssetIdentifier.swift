/// The name that an entry has in a program.
package struct AssetIdentifier: Hashable, Sendable {
  /// The names of the types around it, for each group that provides a namespace.
  package let path: [String]
  /// The names of the member: `AccentColor` is `accent` and `accentColor`.
  package let names: [String]

  package init(_ entry: AssetEntry) {
    var parts = entry.name.split(separator: "/").map(String.init)
    let last = parts.removeLast()
    path = parts.map { Self.words($0).map(Self.capitalized).joined() }
    let full = Self.member(Self.words(last))
    let suffix = entry.kind == .color ? "Color" : "Image"
    let isLong = full.hasSuffix(suffix) && full.count > suffix.count
    names = isLong ? [String(full.dropLast(suffix.count)), full] : [full]
  }

  /// The words of a name: letters and digits, a new one wherever something else stands.
  private static func words(_ name: String) -> [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first, let start = first.first else { return ["asset"] }
    // A name cannot begin with a digit.
    return start.isNumber ? ["_" + first] + words.dropFirst() : words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `[Brand, Blue]` is `brandBlue`, `[URLBar]` is `urlBar`.
  private static func member(_ words: [String]) -> String {
    let first = words[0]
    // A name in capitals stays one: `BG` is `BG`.
    let isLoud = first.count > 1 && first == first.uppercased() && first.contains(where: \.isLetter)
    guard !isLoud || first.hasPrefix("_") else {
      return first + words.dropFirst().map(capitalized).joined()
    }
    let capitals = first.prefix { $0.isUppercase }
    // The last of several capitals begins the next word, unless none follows.
    let isRun = capitals.count > 1 && capitals.count < first.count
    let lowered = isRun ? capitals.count - 1 : capitals.count
    let start = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    return start + words.dropFirst().map(capitalized).joined()
  }
}

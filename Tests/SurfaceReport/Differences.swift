import Foundation

/// What the sources say about differences from SwiftUI, in comments that begin with its name.
struct Differences {
  private static let mark = "SwiftUI: "
  /// The remarks, by the declaration that they stand at.
  private var remarks: [String: [String]] = [:]

  /// Collects the remarks of sources and puts each to the declaration that follows it.
  init(_ files: [SwiftFile], _ graphs: [SymbolGraph]) {
    var declarations: [String: [(line: Int, path: String)]] = [:]
    for symbol in graphs.flatMap(\.symbols) {
      guard let location = symbol.location, let file = Self.relative(location.uri) else { continue }
      declarations[file, default: []].append((location.position.line, symbol.path))
    }
    for file in files {
      let declared = (declarations[file.path] ?? []).sorted { $0.line < $1.line }
      for (line, remark) in Self.remarks(in: file) {
        // A remark in the body of something belongs to what it stands in.
        let isInBody = Self.isInBody(line, of: file)
        let found =
          isInBody ? declared.last { $0.line < line } : declared.first { $0.line > line }
        guard let found else { continue }
        remarks[found.path, default: []].append(remark)
      }
    }
  }

  /// What is different in a declaration, or in the type that it belongs to.
  subscript(path: String) -> [String] { remarks[path] ?? [] }

  private static func relative(_ uri: String) -> String? {
    uri.range(of: "/Sources/").map { "Sources/" + uri[$0.upperBound...] }
  }

  /// The remarks of a file, each with the number of its first line from zero.
  private static func remarks(in file: SwiftFile) -> [(line: Int, text: String)] {
    var result: [(Int, String)] = []
    var index = 0
    while index < file.lines.count {
      let start = index
      index += 1
      guard let first = comment(file.lines[start]), first.hasPrefix(mark) else { continue }
      var text = String(first.dropFirst(mark.count))
      while index < file.lines.count, let next = comment(file.lines[index]), !next.isEmpty,
        slashes(file.lines[index]) == slashes(file.lines[start])
      {
        text += " " + next
        index += 1
      }
      result.append((start, text))
    }
    return result
  }

  /// The text of a line that is a comment, or nil.
  private static func comment(_ line: String) -> String? {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("//") else { return nil }
    return trimmed.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
  }

  private static func slashes(_ line: String) -> Int {
    line.drop { $0 == " " }.prefix { $0 == "/" }.count
  }

  /// Whether what follows a comment is no declaration of the interface.
  private static func isInBody(_ line: Int, of file: SwiftFile) -> Bool {
    let following = file.lines[line...].first { text in
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      return !trimmed.isEmpty && !trimmed.hasPrefix("//") && !trimmed.hasPrefix("@")
    }
    guard let following else { return false }
    let words = following.split(whereSeparator: { " (:".contains($0) })
    let declaring: Set<Substring> = [
      "public", "package", "import", "extension", "struct", "final", "enum", "protocol",
      "nonisolated",
      "func", "var", "init", "case", "macro", "private", "static",
    ]
    return words.first.map { !declaring.contains($0) } ?? false
  }
}

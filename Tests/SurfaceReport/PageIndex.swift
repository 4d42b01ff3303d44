import Foundation

/// Which page of the gallery shows which name, read from the pages' sources: after
/// `GalleryPage(` comes the page's name, and after `names: [` come the names that it shows.
struct PageIndex {
  /// The page, by the name as the page writes it.
  private var pages: [String: String] = [:]

  init(_ files: [SwiftFile]) {
    for file in files { read(file.lines.joined(separator: "\n")) }
  }

  private mutating func read(_ text: String) {
    for part in text.components(separatedBy: "GalleryPage(").dropFirst() {
      guard let page = Self.strings(in: part.prefix { $0 != "[" }).first,
        let list = part.range(of: "names: [")
      else { continue }
      let names = part[list.upperBound...].prefix { $0 != "]" }
      for name in Self.strings(in: names) where pages[name] == nil { pages[name] = page }
    }
  }

  /// The literals in a piece of code, which have no quotes in them.
  private static func strings(in code: some StringProtocol) -> [String] {
    code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// The page of a declaration: written in full, without its type, or by its type alone.
  func page(of path: String) -> String? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    if let page = pages[path] { return page }
    guard parts.count == 2 else { return nil }
    return pages[parts[1]]
  }
}

import Foundation

/// The names that the project sets out to have.
struct NameList {
  struct Name {
    /// As people write it.
    let shown: String
    /// The declaration that it stands for.
    let path: String
  }

  struct Area {
    let title: String
    var names: [Name] = []
  }

  let areas: [Area]

  /// Reads lines of names below headings; a line that begins with `# ` is a remark.
  init(_ text: String) {
    var areas: [Area] = []
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("## ") {
        areas.append(Area(title: String(line.dropFirst(3))))
      } else if !line.isEmpty, !line.hasPrefix("# "), !areas.isEmpty {
        let parts = line.components(separatedBy: " = ")
        areas[areas.count - 1].names.append(Name(shown: parts[0], path: parts.last ?? line))
      }
    }
    self.areas = areas
  }
}

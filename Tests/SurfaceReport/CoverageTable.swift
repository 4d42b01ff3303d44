import Foundation

/// The page that says which names there are, and what is known of each.
struct CoverageTable {
  let names: NameList
  let declared: Set<String>
  let differences: Differences
  let pages: PageIndex
  let tests: TestIndex
  let programs: TestIndex

  var text: String {
    let all = names.areas.flatMap(\.names)
    let present = all.count { declared.contains($0.path) }
    let tested = all.count { declared.contains($0.path) && tests.test(of: $0.path) != nil }
    var lines = [
      "# Coverage", "",
      "Every name of SwiftUI's animations, and of the views that carry them, that is in scope: whether",
      "it is there, where it differs, the page of the gallery that shows it, and a test that uses it.",
      "Written by `Scripts/surface` from `names.txt`, the sources, the gallery's pages and the tests;",
      "do not edit it. The whole interface, with what is ours alone, is in [api.txt](api.txt).", "",
      "\(present) of \(all.count) names are there; \(tested) of these are used by a test.", "",
    ]
    for area in names.areas { lines += section(area) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ area: NameList.Area) -> [String] {
    let rows = area.names.map { name -> String in
      let cells = [
        "`\(name.shown)`", state(of: name), difference(of: name), page(of: name), test(of: name),
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return [
      "## \(area.title)", "", "| name | state | difference | page | test |",
      "|---|---|---|---|---|",
    ]
      + rows + [""]
  }

  private func state(of name: NameList.Name) -> String {
    guard declared.contains(name.path) else { return "missing" }
    return differences[name.path].isEmpty ? "there" : "differs"
  }

  private func difference(of name: NameList.Name) -> String {
    differences[name.path].joined(separator: " ").replacing("|", with: "\\|")
  }

  private func page(of name: NameList.Name) -> String {
    pages.page(of: name.path).map { "`\($0)`" } ?? ""
  }

  private func test(of name: NameList.Name) -> String {
    guard declared.contains(name.path) else { return "" }
    if let use = tests.test(of: name.path) {
      let title = use.sentence.isEmpty ? fileName(use.file) : use.sentence
      return "[\(title)](../\(use.file))"
    }
    return programs.test(of: name.path).map { "[program \(fileName($0.file))](../\($0.file))" }
      ?? ""
  }

  private func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
  }
}

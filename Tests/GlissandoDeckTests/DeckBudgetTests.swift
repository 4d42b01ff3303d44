import Foundation
import GlissandoDeck
import Testing

/// Small texts that stand for very much.
@Suite("What a deck may cost")
struct DeckBudgetTests {
  @Test("Variables that double are refused where they become too much")
  func variables() {
    var text = "glissando: 1\nvariables:\n  v0: ha\n"
    for index in 1...60 { text += "  v\(index): $v\(index - 1)$v\(index - 1)\n" }
    let found = problems(of: text + "slides: [{elements: [{id: a, text: $v60}]}]")
    #expect(found.first?.contains("the variables stand for more than 1048576 bytes") == true)
    #expect(found.first?.hasPrefix("talk.yaml:") == true)
  }

  @Test(
    "Aliases of aliases are refused by the line, as keys, values and across all of YAML's ways",
    arguments: [
      "  a{n}: &a{n} {b: *a{p}, c: *a{p}}", "  a{n}: &a{n} [*a{p}, *a{p}]",
      "  a{n}: &a{n}\n    - *a{p}\n    - *a{p}", "  a{n}: &a{n}\n  - *a{p}\n  - *a{p}",
      "  a{n}: &a{n}\n    x: *a{p}\n    # no end\n\n    y: *a{p}",
      "  ? &a{n} [*a{p}, *a{p}]\n  : x", "  a{n}: !t &a{n} [ \"x\", 'it''s',\n *a{p}\n, *a{p}]",
      "  a{n}: &a{n} {? *a{p} : *a{p}}", "  a{n}: &a{n} # why\n    k: [*a{p}]\n    l: *a{p}",
    ])
  func aliases(_ line: String) {
    var text = "glissando: 1\ntheme:\n  a0: &a0 [x, y]\n"
    for index in 1...40 {
      text += line.replacing("{n}", with: "\(index)").replacing("{p}", with: "\(index - 1)") + "\n"
    }
    // As a key it is made one by one.
    text += "  ? *a40\n  : x\n"
    let found = problems(of: text)
    #expect(found.count == 1)
    #expect(found.first?.contains("stand for more than 250000 values") == true, "\(found)")
  }

  @Test("One name for many values is no way out")
  func repeatedAnchor() {
    let line = "  - &x [*x, *x]\n"
    let found = problems(
      of: "glissando: 1\ntheme:\n  - &x [1, 1]\n" + String(repeating: line, count: 40)
        + "  - {? *x : 1}\n")
    #expect(found.first?.contains("stand for more than 250000 values") == true, "\(found)")
  }

  @Test("Aliases as people use them are many, and none of it is refused")
  func usualAliases() throws {
    var text = "glissando: 1\nslides:\n  - elements:\n"
    text += "    - &ball {id: b0, shape: circle, size: &s [10, 10], fill: &m red}\n"
    for index in 1...2000 {
      text += "    - {id: b\(index), shape: circle, size: *s, fill: *m} # *ball of *many*\n"
    }
    text += "    - id: note\n      text: |\n        &x *x ? *x : [*x, *x]\n        it *is*\n"
    text += "    - {id: quoted, text: \"*s, &s: *s\"}\n"
    #expect(try readDeck(text).slides[0].elements.count == 2003)
  }

  @Test("Files that include each other twice are refused")
  func includes() {
    var files: [String: String] = [:]
    for index in 0..<40 {
      files["f\(index).yaml"] = "include: [f\(index + 1).yaml, f\(index + 1).yaml]"
    }
    files["f40.yaml"] = "title: end"
    let found = problems(of: "glissando: 1\ninclude: f0.yaml", beside: files)
    #expect(found.contains { $0.contains("includes more than 1000 files") })
  }

  @Test("Elements that lie in very many others are refused", arguments: ["group", "stack", "grid"])
  func nesting(kind: String) throws {
    func text(_ depth: Int) -> String {
      let (start, end) = ("{\(kind): [", "], scale: 1.01}")
      return "glissando: 1\nslides: [{elements: ["
        + String(repeating: start, count: depth) + "{shape: circle}"
        + String(repeating: end, count: depth) + ", {id: after, \(kind): [{shape: circle}]}]}]"
    }
    #expect(try readDeck(text(32)).slides[0].elements.count == 2)
    let found = problems(of: text(400))
    #expect(found.count == 1)
    #expect(found.first?.contains("elements lie in more than 32 others") == true, "\(found)")
  }

  @Test("A pipe, a device, and a file as large as a disk are errors at once")
  func files() throws {
    let folder = NSTemporaryDirectory() + "glissando-deck-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func problem(_ name: String) -> String? {
      do {
        _ = try DeckReader().read(folder + name)
        return nil
      } catch {
        return error.list.first?.message
      }
    }
    mkfifo(folder + "/pipe.yaml", 0o600)
    #expect(problem("/pipe.yaml") == "the deck cannot be read: it is a pipe; name a file")
    try Data().write(to: URL(fileURLWithPath: folder + "/large.yaml"))
    truncate(folder + "/large.yaml", 1 << 40)
    #expect(problem("/large.yaml")?.contains("allowed are at most 16777216") == true)
    // A picture that is a pipe is one that is missing.
    try "glissando: 1\nslides: [{elements: [{id: a, image: pipe.yaml}]}]".write(
      toFile: folder + "/deck.yaml", atomically: true, encoding: .utf8)
    #expect(try DeckReader().read(folder + "/deck.yaml").warnings.count == 1)
  }

  @Test(
    "A deck is read as Windows' editors save it: with a mark before it and two bytes at a line's end"
  )
  func otherEditors() throws {
    let path = NSTemporaryDirectory() + "glissando-deck-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = "\u{FEFF}glissando: 1\r\nslides:\r\n  - elements: [{id: a, text: é}]\r\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(try problems(of: DeckReader.disk(path)).isEmpty)
  }
}

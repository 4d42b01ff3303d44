import Foundation
import GlissandoNotation
import Yams

/// One run of reading: the deck as far as it is known, and where it came from.
final class DeckReading {
  let context = ReadingContext()
  private(set) var deck = Deck(slides: [])
  /// The files that were read, in their order, each once.
  private(set) var visited: [String] = []
  private let files: DeckReader.Files
  /// The files that are being read, outermost first.
  private var open: [String] = []
  private var slidePlaces: [String: Cursor] = [:]
  /// How often a file was read, the same one again too.
  private var readings = 0
  /// A few files that each include the next one twice stand for billions.
  private static let mostReadings = 1000

  init(scenes: Set<String>?, files: @escaping DeckReader.Files) {
    self.files = files
    context.scenes = scenes
    context.colors = deck.theme.colors
  }

  func read(_ path: String) { read(path, from: nil) }

  /// Warns of links to slides that the deck does not have; once everything has been read.
  func checkLinks() {
    for link in context.links where slidePlaces[link.slide] == nil {
      let near = NearestWord.find(link.slide, among: slidePlaces.keys.sorted())
      link.place.warn(
        "no slide is called “\(link.slide)”, so that the link leads nowhere"
          + (near.map { "; did you mean “#\($0)”?" } ?? "; give the slide this id"))
    }
  }

  /// Problems in the order of the text, the files in the order in which they were read.
  func inOrder(_ problems: [DeckProblem]) -> [DeckProblem] {
    func place(_ problem: DeckProblem) -> (Int, Int, Int) {
      (visited.firstIndex(of: problem.file) ?? visited.count, problem.line, problem.column)
    }
    return problems.map { (place($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Reads a file; `place` is where another one includes it.
  private func read(_ path: String, from place: Cursor?) {
    guard !open.contains(path) else {
      place?.fail(
        "“\(path)” includes itself: \((open + [path]).joined(separator: " → ")); "
          + "take one of the includes out")
      return
    }
    guard readings < Self.mostReadings else {
      place?.fail("the deck includes more than \(Self.mostReadings) files; include each once")
      return
    }
    readings += 1
    if !visited.contains(path) { visited.append(path) }
    guard let text = text(of: path, from: place), let node = compose(text, path) else { return }
    open.append(path)
    defer { open.removeLast() }
    readDocument(Cursor(node: node, file: path, context: context))
  }

  private func text(of path: String, from place: Cursor?) -> String? {
    do {
      return try files(path)
    } catch {
      let reason = (error as? DeckFileError)?.reason ?? (error as NSError).localizedDescription
      if let place {
        let hint = place.hint(forMissing: path).map { "; \($0)" } ?? ""
        place.fail("“\(path)” cannot be read: \(reason)\(hint)")
      } else {
        context.report(
          DeckProblem(file: path, line: 0, column: 0, message: "the deck cannot be read: \(reason)")
        )
      }
      return nil
    }
  }

  // MARK: YAML

  private func compose(_ text: String, _ path: String) -> Node? {
    if let line = AliasExpansion.excess(in: text) {
      context.report(
        DeckProblem(
          file: path, line: line, column: 1,
          message: "the aliases up to here stand for more than \(AliasExpansion.limit) values; "
            + "let fewer of them stand in each other"))
      return nil
    }
    do {
      // Scalars are read by our own rules, so that “on” stays a word. Yams' own would be tried for
      // each key, seven regular expressions one after the other: two thirds of the time of reading.
      guard let node = try Yams.compose(yaml: text, .basic), node.mapping != nil else {
        context.report(
          DeckProblem(
            file: path, line: 1, column: 1,
            message: "a deck is a mapping that begins with “glissando: 1”; "
              + "“glissando present --new FILE” writes a first one"))
        return nil
      }
      return node
    } catch {
      context.report(DeckProblem(error, in: text, file: path))
      return nil
    }
  }

  // MARK: The document

  private static let keys = [
    "glissando", "include", "variables", "theme", "title", "canvas", "duration", "slides",
  ]

  private func readDocument(_ cursor: Cursor) {
    let entries = cursor.entries("a deck", allowed: Self.keys)
    if open.count == 1 && !entries.contains(where: { $0.key == "glissando" }) {
      cursor.fail("a deck begins with the version of its format: “glissando: 1”")
    }
    // What the others build on comes first, wherever it is written.
    for key in Self.keys {
      for entry in entries where entry.key == key { readEntry(key, entry.value) }
    }
  }

  private func readEntry(_ key: String, _ value: Cursor) {
    switch key {
    case "glissando":
      readVersion(value)
    case "include":
      for file in value.oneOrMore(key) { include(file) }
    case "variables":
      for (name, value) in value.pairs("“variables”") {
        context.variables[name.text] = value.string("a variable")
      }
    case "theme": deck.theme = value.theme() ?? deck.theme
    case "title": deck.title = value.string(key)
    case "canvas": deck.canvas = canvas(value) ?? deck.canvas
    case "duration":
      // A day: longer talks have breaks.
      deck.duration = value.number("the duration in minutes", in: 0.1...1440).map { $0 * 60 }
    default: for slide in value.items("slides") { readSlide(slide) }
    }
  }

  private func readVersion(_ value: Cursor) {
    guard let text = value.string("the version of the format"), text != "1" else { return }
    value.fail(
      (Int(text) ?? 0) > 1
        ? "this deck is in version \(text) of the format; this program reads version 1"
        : "the version of the format is 1, not \(value.arrival)")
  }

  /// Reads a file that another one names, by a path beside it.
  private func include(_ place: Cursor) {
    guard let path = place.path("the name of a file") else { return }
    read(path, from: place)
  }

  private func canvas(_ cursor: Cursor) -> CGSize? {
    cursor.pair("the canvas", "[width, height]", in: 16...16_384).map {
      CGSize(width: $0.0, height: $0.1)
    }
  }

  private func readSlide(_ cursor: Cursor) {
    guard !context.isExhausted else {
      cursor.fail("the deck is too large to be read any further")
      return
    }
    if case .mapping(let mapping) = cursor.node, mapping.count == 1, let file = mapping["include"] {
      include(cursor.at(file))
      return
    }
    guard let slide = cursor.slide(number: deck.slides.count + 1) else { return }
    if let other = slidePlaces[slide.id] {
      (cursor.value("id") ?? cursor).fail(
        "two slides are called “\(slide.id)”; the first is at \(other.file):"
          + "\(other.node.mark?.line ?? 0); give one another id")
    }
    slidePlaces[slide.id] = cursor
    deck.slides.append(slide)
  }
}

extension DeckProblem {
  /// A mistake in the YAML itself.
  fileprivate init(_ error: any Error, in text: String, file: String) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let reason =
        Self.isTab(mark, in: text)
        ? "lines are indented by spaces, and here is a tab"
        : Self.reason(problem, while: context?.text)
      // What never ends is looked for where it begins.
      let isOpen = "\(problem)".contains("unexpected end of stream")
      let mark = isOpen ? context?.mark ?? mark : mark
      self.init(
        file: file, line: mark.line, column: mark.column, message: "this is no YAML: \(reason)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      self.init(
        file: file, line: context.mark.line, column: context.mark.column,
        message: "the key \(duplicates.map { "“\($0)”" }.joined(separator: ", ")) stands twice; "
          + "keep one")
    case .reader(let problem, let offset, _, _):
      let before = text.utf8.prefix(offset ?? 0)
      let line = before.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? before
      self.init(
        file: file, line: offset == nil ? 0 : before.count { $0 == 0x0A } + 1,
        column: offset == nil ? 0 : String(decoding: line, as: UTF8.self).count + 1,
        message: "this is no YAML: \(problem)")
    default:
      self.init(file: file, line: 0, column: 0, message: "this is no YAML: \(error)")
    }
  }

  private static func reason(_ problem: String, while context: String?) -> String {
    // The library names the function that would allow more.
    if problem.contains("nesting level") {
      return "brackets or lists stand in each other too deeply"
    }
    if problem.contains("found another document") {
      return "a second document begins here; take the line “---” out"
    }
    return "\(problem)\(context.map { " \($0)" } ?? "")\(advice(on: problem))"
  }

  /// What to do about what people do most often: a text is not quoted that has to be.
  private static func advice(on problem: String) -> String {
    ["mapping values are not allowed", "did not find expected ','"].contains {
      problem.contains($0)
    } ? "; a text with a colon or a comma needs quotation marks" : ""
  }

  /// Whether a tab stands at a place of a text.
  private static func isTab(_ mark: Mark, in text: String) -> Bool {
    let lines = text.split(separator: "\n", maxSplits: mark.line, omittingEmptySubsequences: false)
    guard lines.indices.contains(mark.line - 1) else { return false }
    return lines[mark.line - 1].dropFirst(mark.column - 1).first == "\t"
  }
}

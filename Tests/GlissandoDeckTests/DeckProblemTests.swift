import Foundation
import GlissandoDeck
import Testing

struct DeckProblemTests {
  private func line(_ slide: String) -> [String] {
    problems(of: "glissando: 1\nslides:\n  - " + slide)
  }

  @Test func unknownKeysNameTheNearest() {
    #expect(
      line("{elemnts: []}") == [
        "talk.yaml:3:6: “elemnts” is no key of a slide; did you mean “elements”?"
      ])
  }

  @Test func aShapeIsOneOfItsKinds() {
    let kinds = "a shape is one of polygon, star, path, not "
    func shape(_ value: String) -> [String] { line("{elements: [{shape: \(value)}]}") }
    #expect(shape("{}") == ["talk.yaml:3:25: \(kinds)none of them"])
    #expect(shape("{polygon: 3, star: 5}") == ["talk.yaml:3:25: \(kinds)“polygon” and “star”"])
    #expect(
      shape("{polygo: 3}") == [
        "talk.yaml:3:26: “polygo” is no key of a shape; did you mean “polygon”?"
      ])
  }

  @Test func aMessageIsOneLineWhateverItQuotes() {
    let found = line(#"{elements: [{text: a, at: "1\n2\e[2J\u2028x"}]}"#)
    #expect(found == ["talk.yaml:3:31: at is two numbers, [x, y], not “1 2 [2J x”"])
  }

  @Test func aSecondDocumentIsToldOf() {
    let found = problems(of: "glissando: 1\n---\nslides: []\n")
    #expect(found.count == 1 && found[0].contains("take the line “---” out"), "\(found)")
  }

  @Test func everyMistakeIsReportedWithItsPlace() {
    let found = problems(
      of: """
        glissando: 1
        title: [a]
        slides:
          - elements:
              - {id: a, text: Hi, opacity: 2}
              - {id: a, shape: cirle}
              - {at: [1, 2]}
            steps:
              - {show: b, animation: springy}
        """)
    #expect(found.count == 7)
    #expect(found.contains { $0.hasPrefix("talk.yaml:2:8: title is text, not a list of 1") })
    #expect(found.contains { $0.contains("5:36: opacity is a number from 0 to 1, not 2") })
    #expect(found.contains { $0.contains("shape cannot be “cirle”; did you mean “circle”?") })
    #expect(found.contains { $0.contains("7:9: an element has one of text, code,") })
    #expect(found.contains { $0.contains("two elements of the slide are called “a”") })
    #expect(found.contains { $0.contains("9:16: no element of the slide is called “b”") })
    #expect(found.contains { $0.contains("9:30: animation:") })
  }

  @Test func mistakesStandInTheOrderOfTheTextAndOfTheFiles() {
    let found = problems(
      of: """
        glissando: 1
        slides:
          - elements: [{id: a, text: x}, {id: a, text: y, opacity: 3}]
            steps: [{show: nobody}, {stagger: -1}]
          - {include: more.yaml}
          - {elements: 5}
        title: [a]
        """,
      beside: ["more.yaml": "slides:\n  - {titel: b}"])
    let places = found.map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "talk.yaml:3:39:", "talk.yaml:3:60:", "talk.yaml:4:20:", "talk.yaml:4:39:",
        "talk.yaml:6:16:", "talk.yaml:7:8:", "more.yaml:2:6:",
      ], "\(found)")
  }

  @Test func aTextThatACommaHasEndedIsFound() {
    let found = line("{elements: [{text: Hello, world}]}")
    #expect(found.count == 1)
    #expect(found[0].contains("“world” is no key of an element"))
    #expect(found[0].hasSuffix("put quotation marks around a text with a comma"))
    #expect(line("{elements: [{text: Hello, colour: red}]}")[0].hasSuffix("“color”?"))
    #expect(line("{elements: [{text: Hello, world: }]}")[0].contains("; allowed are align,"))
  }

  @Test(arguments: ["M0 0 L", "0 0 L 10 10", "M0 0 K1 1", "circle", "M0 0 A1 1 0 2 0 1 1"])
  func outlinesThatAreNoneAreReported(data: String) {
    let found = line("{elements: [{shape: {path: \"\(data)\"}}]}")
    #expect(found.count == 1)
    #expect(found.first?.contains("a path is what SVG writes in “d”") == true)
  }

  @Test func linksToSlidesThatThereAreNotAreWarnedOf() throws {
    let text = """
      glissando: 1
      slides:
        - id: first
          elements:
            - {id: a, text: "[on](#secnd), [there](#second), [out](https://example.org/#x)"}
          steps: [{change: {a: {text: "[gone](#gone)"}}}]
        - id: second
      """
    let warnings = try deckReader(text).read("talk.yaml").warnings.map(\.description)
    #expect(warnings.count == 2)
    #expect(warnings[0].hasPrefix("talk.yaml:5:23: no slide is called “secnd”"))
    #expect(warnings[0].hasSuffix("did you mean “#second”?"))
    #expect(warnings[1].hasSuffix("give the slide this id"))
  }

  @Test(arguments: [
    ("", "a deck is a mapping that begins with “glissando: 1”"),
    ("- 1", "a deck is a mapping that begins with “glissando: 1”"),
    ("slides: []", "a deck begins with the version of its format: “glissando: 1”"),
    ("{glissando: 2, slides: []}", "version 2 of the format; this program reads version 1"),
    ("glissando: 1\nslides: [", "this is no YAML"),
    (
      "glissando: 1\nslides: " + String(repeating: "[", count: 2000),
      "this is no YAML: brackets or lists stand in each other too deeply"
    ),
    ("glissando: 1\nglissando: 1", "stands twice"),
    ("{glissando: 1, include: none.yaml}", "“none.yaml” cannot be read"),
    ("{glissando: 1, include: talk.yaml}", "“talk.yaml” includes itself"),
    ("{glissando: 1, title: $nobody}", "no variable is called “nobody”"),
    ("{glissando: 1, theme: nihgt}", "did you mean “night”?"),
    ("{glissando: 1, theme: {colors: {a: '#12'}}}", "#rgb, #rrggbb or #rrggbbaa"),
    ("{glissando: 1, canvas: [1]}", "two numbers"),
    ("{glissando: 1, slides: [{id: a}, {id: a}]}", "two slides are called “a”"),
    ("{glissando: 1, slides: [3]}", "a slide is a mapping"),
  ])
  func badDecksAreExplained(text: String, message: String) {
    let found = problems(of: text)
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test func scenesThatThereAreNoneOfNameTheNearest() {
    let reader = DeckReader(scenes: ["lab-dot", "lab-card"]) { _ in
      "{glissando: 1, slides: [{elements: [{scene: lab-dto}]}]}"
    }
    #expect(throws: DeckProblems.self) { try reader.read("talk.yaml") }
    do {
      _ = try reader.read("talk.yaml")
    } catch {
      #expect(error.list.count == 1)
      #expect(error.description.contains("did you mean “lab-dot”?"))
    }
  }

  @Test func includesThatIncludeEachOtherEnd() {
    let found = problems(
      of: "{glissando: 1, include: a.yaml}",
      beside: ["a.yaml": "include: b.yaml", "b.yaml": "include: a.yaml"])
    #expect(found.count == 1)
    #expect(found[0].contains("talk.yaml → a.yaml → b.yaml → a.yaml"))
  }

  @Test func aFewAliasesThatStandForBillionsEndSoon() {
    var text = "glissando: 1\nvariables: {a: &a {x: y}}\ntheme: &l0 [a, a, a, a, a, a, a, a]\n"
    text += "slides:\n"
    for level in 1...12 {
      let list = Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ", ")
      text += "  - elements: &l\(level) [\(list)]\n"
    }
    #expect(!problems(of: text).isEmpty)
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func nestingWithoutEndIsSurvived(opening: String) {
    let text = "glissando: 1\nslides: " + String(repeating: opening, count: 50_000)
    #expect(!problems(of: text).isEmpty)
  }

  /// Any text ends in a deck or in problems: pieces of YAML and of decks, mixed by a seed.
  @Test func anyTextIsSurvived() {
    let pieces = [
      "glissando: 1\n", "slides:\n", "  - ", "elements: ", "[", "]", "{", "}", ", ", "id: a",
      "text: $x", "at: [1, 2]", "animation: spring(", "&a ", "*a", "!!int ", "\n", "\t", ": ",
      "steps: ", "change: ", "🎈", "'", "\"", "|\n", "- ", "#", "%", "\u{0}", "1e999", "-",
      "include: talk.yaml",
    ]
    var generator = Xorshift(seed: 0x9E37_79B9_7F4A_7C15)
    func next(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    for _ in 0..<2000 {
      let text = (0..<next(40)).map { _ in pieces[next(pieces.count)] }.joined()
      if problems(of: text).isEmpty { #expect((try? readDeck(text)) != nil) }
    }
  }

  /// A talk as people write it, with a piece of it cut out, doubled, moved or replaced, ends in a
  /// deck or in problems with places in the text.
  @Test func anyChangeOfATalkIsSurvived() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/GlissandoPresenting/Starters/first.yaml").path
    let text = Array(try String(contentsOfFile: path, encoding: .utf8))
    var generator = Xorshift(seed: 11)
    for round in 0..<200 {
      var changed = text
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        let start = Int.random(in: 0..<changed.count, using: &generator)
        let end = min(start + Int.random(in: 1...30, using: &generator), changed.count)
        let piece = changed[start..<end]
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: changed.removeSubrange(start..<end)
        case 1: changed.insert(contentsOf: piece, at: end)
        case 2: changed.insert(contentsOf: piece, at: Int.random(in: 0...end, using: &generator))
        default: changed.replaceSubrange(start..<end, with: piece.reversed())
        }
      }
      let lines = changed.filter(\.isNewline).count + 2
      for problem in problems(of: String(changed)) {
        let line = problem.split(separator: ":").dropFirst().first.flatMap { Int($0) }
        #expect(line.map { $0 <= lines } ?? true, "round \(round): \(problem)")
      }
    }
  }
}

/// Random numbers that are the same in every run: xorshift (Marsaglia 2003,
/// doi:10.18637/jss.v008.i14).
private struct Xorshift: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

import Foundation
import GlissandoDeck
import Testing

/// Every kind of mistake, the line and the column at which it stands, and the word that was meant.
struct DeckPlaceTests {
  /// A reader that knows two scenes, one family of letters and the files of one folder.
  private static func problems(of text: String) -> [String] {
    let reader = DeckReader(
      scenes: ["lab-dot", "lab-card"],
      files: { path in
        switch path {
        case "talk.yaml": return text
        case "a.yaml": return "include: talk.yaml"
        case "b": return "slides: [{id: b, elements: [{image: c}]}]"
        default: throw MissingFile()
        }
      },
      hasFile: { $0 == "ball.png" }, namesInFolder: { _ in ["ball.png", "a.yaml", "part.yaml"] },
      hasFont: { $0 == "Inter" }, fontNames: { ["Inter"] },
      settingProblem: { _, name, value in
        if name != "plays" { return .name("did you mean “plays”?") }
        return value == "on" ? nil : .value("plays is on or off")
      })
    do {
      return try reader.read("talk.yaml").warnings.map(\.description)
    } catch {
      return error.list.map(\.description)
    }
  }

  /// The text has `^` before the place of its one mistake.
  private func expect(
    _ marked: String, says words: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let mark = try #require(marked.firstIndex(of: "^"), sourceLocation: location)
    let before = marked[..<mark].split(separator: "\n", omittingEmptySubsequences: false)
    let text = marked.replacing("^", with: "")
    let found = Self.problems(of: text)
    #expect(found.count == 1, "\(found)", sourceLocation: location)
    let place = "talk.yaml:\(before.count):\(before[before.count - 1].count + 1): "
    #expect(
      found.first?.hasPrefix(place) == true, "\(found), not at \(place)", sourceLocation: location)
    #expect(found.first?.contains(words) == true, "\(found)", sourceLocation: location)
  }

  private func deck(_ rest: String) -> String { "glissando: 1\n" + rest }
  private func slide(_ keys: String) -> String { deck("slides:\n  - {" + keys + "}") }
  private func element(_ keys: String) -> String { slide("elements: [{id: e, " + keys + "}]") }
  private func step(_ keys: String) -> String {
    slide("elements: [{id: e, scene: lab-dot}], steps: [{" + keys + "}]")
  }

  @Test(arguments: [
    ("^titel: x", "title"), ("theme: {^bass: night}", "base"),
    ("theme: {background: {gradient: [ink, red], ^form: top}}", "from"),
  ])
  func keysOfADeck(text: String, near: String) throws {
    try expect(deck(text), says: "did you mean “\(near)”?")
  }

  @Test func keysOfWhatIsOnASlide() throws {
    try expect(slide("^titel: x"), says: "did you mean “title”?")
    try expect(element("text: x, ^colr: red"), says: "did you mean “color”?")
    try expect(element("^txt: x"), says: "did you mean “text”?")
    try expect(element("group: [{^txt: x}]"), says: "did you mean “text”?")
    try expect(element("shape: {^polygn: 5}"), says: "did you mean “polygon”?")
    try expect(step("^animaton: smooth"), says: "did you mean “animation”?")
    try expect(step("change: {e: {^colr: red}}"), says: "did you mean “color”?")
  }

  @Test func settingsOfScenes() throws {
    try expect(element("scene: lab-dot, settings: {^pays: on}"), says: "did you mean “plays”?")
    try expect(element("scene: lab-dot, settings: {plays: ^maybe}"), says: "plays is on or off")
    try expect(step("change: {e: {settings: {^pays: on}}}"), says: "did you mean “plays”?")
    try expect(step("change: {e: {settings: {plays: ^3}}}"), says: "plays is on or off")
  }

  @Test func valuesOfAnotherKind() throws {
    try expect("glissando: ^one", says: "the version of the format is 1, not “one”")
    try expect(deck("canvas: ^3"), says: "the canvas is two numbers, [width, height], not “3”")
    try expect(deck("duration: ^long"), says: "the duration in minutes is a number, not “long”")
    try expect(deck("title: ^[a]"), says: "title is text, not a list of 1")
    try expect(deck("slides: ^{a: b}"), says: "slides is a list")
    try expect(element("text: x, size: ^3"), says: "size is two numbers, [width, height], not “3”")
    try expect(element("text: x, at: ^[1, 2, 3]"), says: "[x, y], not a list of 3")
    try expect(element("text: x, opacity: ^2"), says: "from 0 to 1, not 2")
    try expect(element("text: x, trim: [0, ^2]"), says: "trim is a number from 0 to 1")
    try expect(element("code: x, focus: ^0"), says: "a line or some")
    try expect(element("text: x, shown: ^ys"), says: "did you mean “yes”?")
    try expect(step("stagger: ^x"), says: "stagger is a number")
    try expect(slide("steps: [^3]"), says: "a step is a mapping")
    try expect(step("change: {e: ^3}"), says: "a change is a mapping")
  }

  @Test func words() throws {
    try expect(deck("theme: ^nihgt"), says: "did you mean “night”?")
    try expect(element("text: x, color: ^rde"), says: "did you mean “red”?")
    try expect(element("text: x, color: ^red 150%"), says: "0% to 100%, not “150%”")
    try expect(element("shape: star, fill: ^'#12'"), says: "#rgb, #rrggbb or #rrggbbaa")
    try expect(
      element("shape: star, fill: {gradient: [ink, ^blu]}"), says: "did you mean “blue”?")
    try expect(element("shape: star, fill: {gradient: ^[ink]}"), says: "two colours or more")
    try expect(element("text: x, anchor: ^topp"), says: "did you mean “top”?")
    try expect(element("text: x, transition: ^fad"), says: "did you mean “fade”?")
    try expect(element("text: x, weight: ^blod"), says: "did you mean “bold”?")
    try expect(element("code: x, language: ^swfit"), says: "did you mean “swift”?")
    try expect(element("scene: ^lab-dto"), says: "did you mean “lab-dot”?")
    try expect(element("shape: ^cirle"), says: "did you mean “circle”?")
    try expect(step("animation: ^boncy"), says: "Did you mean “bouncy”?")
    try expect(step("animation: ^'spring(bounc: 1)'"), says: "Did you mean “bounce”?")
    try expect(step("show: ^ee"), says: "did you mean “e”?")
    try expect(step("change: {^ee: {opacity: 1}}"), says: "did you mean “e”?")
    try expect(
      deck("variables: {who: me}\ntitle: ^Hi $wo"), says: "did you mean “$who”?")
  }

  @Test func namesThatStandTwice() throws {
    try expect(
      slide("elements: [{id: a, text: x}, {text: y, id: ^a}]"), says: "two elements of the slide")
    try expect(deck("slides: [{id: a}, {title: x, id: ^a}]"), says: "two slides are called “a”")
    try expect(deck("^title: x\ntitle: y"), says: "the key “title” stands twice")
  }

  @Test func filesAndFonts() throws {
    try expect(element("image: ^bal.png"), says: "did you mean “ball.png”?")
    try expect(element("image: ^other.jpeg"), says: "a box with its name is shown")
    try expect(element("text: x, font: ^Intr"), says: "did you mean “Inter”?")
    try expect(element("text: x, font: ^Comic"), says: "the system's are shown")
    try expect(deck("include: ^prt.yaml"), says: "did you mean “part.yaml”?")
    try expect(deck("slides: [{include: ^pat.yaml}]"), says: "did you mean “part.yaml”?")
  }

  @Test func aCircleOfIncludesIsReportedWhereItCloses() {
    let found = Self.problems(of: deck("include: a.yaml"))
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("a.yaml:1:10: “talk.yaml” includes itself"))
  }

  @Test func aNameOfOneLetterNamesAFileBesideIt() {
    let found = Self.problems(of: deck("include: b"))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("b:1:") == true && found.first?.contains("c") == true)
  }

  @Test func whatIsNoYAML() throws {
    try expect(deck("slides: [{id: a, text: ^\"open}]"), says: "unexpected end of stream")
    try expect(deck("slides: [{id: a^]"), says: "did not find expected ',' or '}'")
    try expect(deck("title: a^: b"), says: "needs quotation marks")
    try expect(step("animation: spring(bounce^: 1)"), says: "needs quotation marks")
    try expect(deck("title: ^@x"), says: "cannot start any token")
    try expect(deck("title: ^*x"), says: "undefined alias")
    try expect(deck("slides:\n^\t- id: a"), says: "here is a tab")
    try expect(deck("title: aé^\u{1}b"), says: "control characters are not allowed")
  }
}

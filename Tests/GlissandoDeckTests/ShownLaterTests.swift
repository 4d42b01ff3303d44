import Foundation
import GlissandoDeck
import Testing

/// What a step shows comes with it.
struct ShownLaterTests {
  private func shown(_ deck: Deck, _ id: String) -> [Bool] {
    (0...deck.slides[0].steps.count).compactMap {
      deck.state(at: DeckPosition(slide: 0, step: $0))?.element(id)?.properties.isShown
    }
  }

  private func deck(_ element: String, steps: String) throws -> Deck {
    try readDeck(
      """
      glissando: 1
      slides:
        - elements: [\(element)]
          steps: [\(steps)]
      """)
  }

  @Test("An element is not there until the step that shows it")
  func show() throws {
    let ball = "{id: ball, shape: circle}"
    #expect(shown(try deck(ball, steps: "{show: ball}"), "ball") == [false, true])
    #expect(
      shown(try deck(ball, steps: "{change: {ball: {at: [1, 2]}}}, {show: [ball]}"), "ball")
        == [false, false, true])
    #expect(
      shown(try deck(ball, steps: "{change: {ball: {shown: true}}}"), "ball") == [false, true])
  }

  @Test("One that is hidden first, or says that it is there, is there from the start")
  func hide() throws {
    let ball = "{id: ball, shape: circle}"
    #expect(
      shown(try deck(ball, steps: "{hide: ball}, {show: ball}"), "ball") == [true, false, true])
    #expect(
      shown(try deck("{id: ball, shape: circle, shown: true}", steps: "{show: ball}"), "ball")
        == [true, true])
    #expect(
      shown(try deck("{id: ball, shape: circle, shown: no}", steps: "{show: ball}"), "ball")
        == [false, true])
    #expect(shown(try deck(ball, steps: "{change: {ball: {z: 2}}}"), "ball") == [true, true])
  }

  @Test("It holds inside of stacks, and on each slide by itself")
  func inside() throws {
    let deck = try readDeck(
      """
      glissando: 1
      slides:
        - elements: [{id: row, stack: [{id: a, text: A}, {id: b, text: B}]}]
          steps: [{show: b}]
        - elements: [{id: a, text: A}, {id: b, text: B}]
      """)
    #expect(shown(deck, "a") == [true, true])
    #expect(shown(deck, "b") == [false, true])
    #expect(deck.state(at: DeckPosition(slide: 1))?.element("b")?.properties.isShown == true)
  }
}

/// What the documentation of decks says can be written, is read, and each step of its examples shows
/// something else.
struct DocumentedDeckTests {
  private static var text: String {
    get throws {
      try String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appending(path: "../../Documentation/Deck.md").standardized, encoding: .utf8)
    }
  }

  /// The examples in a language.
  private func examples(in language: String) throws -> [String] {
    try Self.text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test("Each example of steps can be read, and every step of it changes what is shown")
  func steps() throws {
    let examples = try examples(in: "yaml")
    #expect(!examples.isEmpty)
    for example in examples {
      let steps = example.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
      let deck = try readDeck(
        """
        glissando: 1
        slides:
          - id: one
            elements:
              - {id: title, text: First, at: [960, 200]}
              - {id: list, text: "- a\\n- b", at: [960, 500]}
              - {id: ball, shape: circle, at: [900, 400], size: [80, 80]}
        \(steps)
        """)
      let states = (0...deck.slides[0].steps.count).map {
        deck.state(at: DeckPosition(slide: 0, step: $0))
      }
      #expect(states.count > 1)
      for (before, after) in zip(states, states.dropFirst()) { #expect(before != after) }
      for id in ["list", "ball"] {
        #expect(states.map { $0?.element(id)?.properties.isShown }.prefix(2) == [false, true])
      }
    }
  }

  @Test("Every key of an element that the tables name is known")
  func keys() throws {
    let values: [String: String] = [
      "at": "[1, 2]", "anchor": "top-leading", "offset": "[1, 2], anchor: center", "size": "[3, 4]",
      "width": "3",
      "height": "4", "scale": "2", "rotation": "30", "z": "1", "opacity": "0.5", "shown": "no",
      "transition": "move-up", "color": "accent 50%",
      "fill": "{gradient: [red, blue], from: top, to: bottom}",
      "stroke": "\"#123456\"", "line-width": "2", "corner": "3", "shadow": "4", "blur": "2",
      "trim": "[0, 0.5]", "font": "serif", "font-size": "20", "weight": "bold", "align": "center",
      "line-spacing": "3", "fit": "fill",
    ]
    let rows = try Self.text.components(separatedBy: "and any of these:")[1]
      .components(separatedBy: "\nA stack")[0].split(separator: "\n").dropFirst(2)
    let keys = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
    }
    #expect(Set(keys) == Set(values.keys).union(["id"]))
    for (key, value) in values {
      let kind = key == "fit" ? "shape: circle" : "text: a"
      #expect(
        problems(
          of: "glissando: 1\nslides:\n  - elements: [{id: a, \(kind), \(key): \(value)}]\n"
        )
        .filter { !$0.contains("fit") }.isEmpty, "\(key)")
    }
  }

  @Test("Every animation of the section on steps can be read")
  func animations() throws {
    for animation in [
      "bouncy", "\"easeInOut(duration: 1)\"", "\"spring(duration: 0.5).delay(0.1)\"", "none",
    ] {
      #expect(try Self.text.contains(animation))
      #expect(
        problems(
          of: "glissando: 1\nslides:\n  - elements: [{id: a, text: b}]\n"
            + "    steps: [{hide: a, animation: \(animation)}]\n") == [])
    }
  }
}

import Foundation
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import Testing

struct DeckReadingTests {
  static let talk = """
    glissando: 1
    title: Springs
    canvas: [1600, 900]
    theme:
      base: night
      colors: {accent: "#f80", leaf: "#20A040"}
      font-size: 60
    variables:
      speaker: Ada
    slides:
      - id: hello
        background: paper
        elements:
          - {id: title, text: "Hello, $speaker", at: [800, 300], color: accent 50%, weight: bold}
          - id: ball
            shape: circle
            anchor: bottom
            offset: [0, -40]
            size: [80, 80]
            fill: {gradient: [leaf, accent], from: leading, to: trailing}
            shown: no
        steps:
          - show: ball
            animation: bouncy
          - change:
              ball: {scale: 2, rotation: 45}
              title: {text: Bye, opacity: 0.2}
            animation: "spring(duration: 0.4, bounce: 0.3).delay(0.1)"
            stagger: 0.05
            notes: Wait for it.
      - elements:
          - code: |
              let x = 1
              let y = 2
            language: swift
            focus: 1-2
    """

  @Test func aDeckIsReadInFull() throws {
    let deck = try readDeck(Self.talk)
    #expect(deck.title == "Springs")
    #expect(deck.canvas == CGSize(width: 1600, height: 900))
    #expect(deck.theme.fontSize == 60)
    #expect(deck.theme.ink == DeckTheme.night.ink)
    #expect(deck.slides.map(\.id) == ["hello", "slide-2"])

    let orange = Color(red: 1, green: 136.0 / 255, blue: 0)
    let leaf = Color(red: 32.0 / 255, green: 160.0 / 255, blue: 64.0 / 255)
    #expect(
      deck.slides[0].elements[0].edits == [
        .text("Hello, Ada"), .at(x: 800, y: 300), .color(orange.opacity(128.0 / 256)),
        .fontWeight(.bold),
      ])
    #expect(deck.slides[0].elements[1].kind == .shape)
    #expect(
      deck.slides[0].elements[1].edits == [
        .shape(.ellipse), .anchor(.bottom, x: 0, y: -40), .width(80), .height(80),
        .fill(.linear(Gradient(colors: [leaf, orange]), from: .leading, to: .trailing)),
        .shown(false),
      ])
    #expect(
      deck.slides[1].elements[0].edits == [
        .code("let x = 1\nlet y = 2\n"), .language(.swift), .focus([1...2]),
      ])
  }

  @Test func stepsAreReadWithTheirMotion() throws {
    let steps = try readDeck(Self.talk).slides[0].steps
    #expect(steps[0].changes == [Step.Change("ball", .shown(true))])
    #expect(steps[0].animation == .bouncy)
    #expect(steps[1].stagger == 0.05)
    #expect(steps[1].notes == "Wait for it.")
    #expect(
      steps[1].changes == [
        Step.Change("ball", .scale(2), .rotation(45)),
        Step.Change("title", .text("Bye"), .opacity(0.2)),
      ])
    #expect(
      steps[1].animation
        == .spring(Spring(duration: 0.4, bounce: 0.3)).delay(0.1))
  }

  @Test func includesBringThemesVariablesAndSlides() throws {
    let deck = try readDeck(
      """
      glissando: 1
      include: look.yaml
      slides:
        - {id: first, elements: [{text: "$greeting", color: sky}]}
        - include: parts/more.yaml
        - {id: last}
      """,
      beside: [
        "look.yaml": """
        variables: {greeting: Ahoy}
        theme: {colors: {sky: "#0af"}}
        """,
        "parts/more.yaml": "slides: [{id: middle}]",
      ])
    #expect(deck.slides.map(\.id) == ["first", "middle", "last"])
    #expect(
      deck.slides[0].elements[0].edits == [
        .text("Ahoy"), .color(Color(red: 0, green: 170.0 / 255, blue: 1)),
      ])
  }

  @Test func allFilesOfADeckAreNamed() throws {
    let result = try deckReader(
      "{glissando: 1, include: [a.yaml, a.yaml], slides: []}", beside: ["a.yaml": "{title: A}"]
    ).read("talk.yaml")
    #expect(result.files == ["talk.yaml", "a.yaml"])
    #expect(result.deck.title == "A")
  }

  @Test func picturesAreBesideTheFileThatNamesThem() throws {
    let deck = try readDeck(
      "{glissando: 1, include: parts/a.yaml}",
      beside: ["parts/a.yaml": "slides: [{elements: [{image: ../b.png}, {image: /c.png}]}]"])
    #expect(
      deck.slides[0].elements.map(\.edits) == [[.image("b.png")], [.image("/c.png")]])
  }

  @Test func dollarsAreWrittenTwice() throws {
    let deck = try readDeck("{glissando: 1, title: \"It costs $$5 or $5 and ${\", slides: []}")
    #expect(deck.title == "It costs $5 or $5 and ${")
  }
}

import Foundation
import GlissandoDeck
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import Testing

struct DeckStateTests {
  private let deck = Deck {
    Slide("one", notes: "Hello.") {
      Element("title", .text, .text("One"), .at(x: 100, y: 100))
      Element("row", .stack, .axis(.horizontal)) {
        Element("dot", .shape, .shape(.ellipse), .width(40))
      }
    } steps: {
      Step(changes: [Step.Change("title", .at(x: 900, y: 100), .scale(2))])
      Step(Animation.linear(duration: 1), notes: "Now the dot.") {
        Step.Change("dot", .shown(false))
        Step.Change("title", .text("Two"))
      }
    }
    Slide("two", background: .color(.black))
  }

  @Test func aStateIsWhatItsStepsSayWhateverWayOneCame() throws {
    let last = try #require(deck.state(at: DeckPosition(slide: 0, step: 2)))
    #expect(last.element("title")?.properties.text == "Two")
    #expect(last.element("title")?.properties.scale == 2)
    #expect(last.element("title")?.properties.place == .center(CGPoint(x: 900, y: 100)))
    #expect(last.element("dot")?.properties.isShown == false)
    #expect(last.notes == "Now the dot.")

    let first = try #require(deck.state(at: DeckPosition()))
    #expect(first.element("title")?.properties.text == "One")
    #expect(first.element("title")?.properties.scale == 1)
    #expect(first.element("dot")?.properties.isShown == true)
    #expect(first.notes == "Hello.")
  }

  @Test func slidesHaveTheThemesBackgroundUnlessTheyHaveTheirOwn() {
    #expect(deck.state(at: DeckPosition())?.background == DeckTheme.paper.background)
    #expect(deck.state(at: DeckPosition(slide: 1))?.background == .color(.black))
  }

  @Test func oneWalksThroughEveryStepAndBack() {
    var forth = [DeckPosition()]
    while let next = deck.position(after: forth.last!) { forth.append(next) }
    #expect(
      forth == [
        DeckPosition(), DeckPosition(slide: 0, step: 1), DeckPosition(slide: 0, step: 2),
        DeckPosition(slide: 1, step: 0),
      ])
    var back = [forth.last!]
    while let before = deck.position(before: back.last!) { back.append(before) }
    #expect(back == forth.reversed())
  }

  @Test func placesBeyondTheDeckAreItsEnds() {
    #expect(deck.nearest(to: DeckPosition(slide: 9)) == DeckPosition(slide: 1))
    #expect(deck.nearest(to: DeckPosition(slide: -1, step: 4)) == DeckPosition())
    #expect(
      deck.nearest(to: DeckPosition(slide: 0, step: 9)) == DeckPosition(slide: 0, step: 2))
    #expect(Deck(slides: []).state(at: DeckPosition()) == nil)
  }

  @Test func aStepMovesByItsOwnAnimationForthAndBack() {
    let (middle, last) = (DeckPosition(slide: 0, step: 1), DeckPosition(slide: 0, step: 2))
    let linear = Animation.linear(duration: 1)
    #expect(deck.animation(from: middle, to: last) == linear)
    #expect(deck.animation(from: last, to: middle) == linear)
    #expect(deck.animation(from: DeckPosition(), to: middle) == DeckTheme.paper.animation)
    #expect(deck.animation(from: last, to: last) == nil)
  }

  @Test func noneChangesAtOnceWhereverAnAnimationIsNamed() throws {
    let deck = try readDeck(
      """
      glissando: 1
      theme: {animation: none}
      slides:
        - animation: bouncy
          elements: [{id: a, text: A}]
          steps: [{hide: a, animation: none}, {show: a}, {hide: a, animation: bouncy}]
        - {id: two, animation: none}
      """)
    let places = (0...3).map { DeckPosition(slide: 0, step: $0) } + [DeckPosition(slide: 1)]
    let forth = zip(places, places.dropFirst()).map { deck.animation(from: $0, to: $1) }
    let back = zip(places.dropFirst(), places).map { deck.animation(from: $0, to: $1) }
    #expect(forth == [.atOnce, .atOnce, .bouncy, .atOnce])
    #expect(back == [.atOnce, .atOnce, .bouncy, .bouncy])
  }

  @Test func numbersThatAreNotFiniteChangeNothing() {
    var properties = ElementProperties(kind: .shape, theme: .paper)
    let before = properties
    for edit: ElementEdit in [
      .scale(.nan), .at(x: .infinity, y: 0), .width(-.infinity), .trim(from: .nan, to: 1),
    ] {
      properties.apply(edit)
    }
    #expect(properties == before)
  }

  @Test func valuesBeyondTheirRangeAreLimited() {
    var properties = ElementProperties(kind: .shape, theme: .paper)
    for edit: ElementEdit in [.opacity(3), .blur(-2), .trim(from: 0.8, to: 0.2), .columns(0)] {
      properties.apply(edit)
    }
    #expect(properties.opacity == 1)
    #expect(properties.blur == 0)
    #expect(properties.trim == 0.8...0.8)
    #expect(properties.columns == 1)
  }
}
